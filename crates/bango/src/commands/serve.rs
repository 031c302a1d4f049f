//! `bango serve`, and `bango` alone: tables for browsers and other programs.

use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use fast_qr::QRBuilder;
use server::context::Timing;
use server::http::{ConnectionLimits, Front};
use server::hub::Limits;
use server::run::CannotStart;
use server::store::postgres::Postgres;
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};

use super::Done;
use crate::cli::{Listen, LogForm, Serve};
use crate::descriptors;
use crate::failure::Failure;
use crate::terminal::{Terminal, style};

/// Where it listens if nothing is said, at every address of this machine.
pub const PORT: u16 = 7777;
/// How many connections are taken if nothing is said.
pub const CONNECTIONS: usize = 20_000;
/// How many ports are tried if that one is taken.
const PORTS: u16 = 20;
/// The file in the folder of the data.
const FILE: &str = "bango.db";

pub fn run(args: Serve, terminal: &mut Terminal) -> Done {
    let args = with_file(args)?;
    let place = Place::of(&args)?;
    write_log(args.log.unwrap_or(LogForm::Text));
    descriptors::raise();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::bad_request(format!("no threads can be started: {error}")))?;
    runtime.block_on(serve(&args, &place, terminal))
}

async fn serve(args: &Serve, place: &Place, terminal: &mut Terminal) -> Done {
    let listener = listen(args.listen.as_ref()).await?;
    let stop = stop_signal()?;
    outlive_full_files()?;
    let usual = Limits::default();
    let config = server::Config {
        data: place.file(),
        store: args.store.clone(),
        front: Front {
            public_url: args.public_url.clone(),
            proxies: args.behind_proxy.clone().unwrap_or_default(),
            requests_per_second: args.requests_per_second.unwrap_or(per(20)),
            messages_per_second: args.messages_per_second.unwrap_or(per(30)),
            build: format!("{}+{}", env!("CARGO_PKG_VERSION"), server::http::PAGE),
        },
        connections: ConnectionLimits {
            total: args.connections.unwrap_or(CONNECTIONS),
            per_address: args.connections_per_address.unwrap_or(200),
        },
        limits: Limits {
            open: args.open_tables.unwrap_or(usual.open),
            kept: args.tables.unwrap_or(usual.kept),
            per_minute: args.tables_per_minute.unwrap_or(usual.per_minute),
            ..usual
        },
        timing: Timing::default(),
        bot_threads: args.bot_threads.unwrap_or_else(spare_cores),
        bus: args.bus.clone(),
        node: args.node.clone(),
    };
    let address = listener.local_addr()?;
    let announce = || greet(args, address, place, terminal);
    let served = server::run(listener, config, announce, stop).await;
    served.map_err(|error| match error {
        CannotStart::Announcing(error) => error.into(),
        error => Failure::bad_request(error).hint(format!("the data is in {place}")),
    })
}

/// Says where the tables are: the address, and a code for the camera of a phone.
fn greet(
    args: &Serve,
    address: SocketAddr,
    place: &Place,
    terminal: &mut Terminal,
) -> io::Result<()> {
    let url = match &args.public_url {
        Some(url) => url.to_string(),
        None if address.ip().is_unspecified() => {
            let own = own_address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
            format!("http://{}", SocketAddr::new(own, address.port()))
        }
        None => format!("http://{address}"),
    };
    let strong = style::STRONG;
    let open = terminal.sentences.say("serve-open");
    writeln!(terminal.out, "{open} {strong}{url}{strong:#}")?;
    if address.ip().is_unspecified() && args.public_url.is_none() {
        let here = format!("http://localhost:{}", address.port());
        let here = terminal.sentences.say_of("serve-here", &[("url", here.into())]);
        writeln!(terminal.out, "{here}")?;
    }
    if let Ok(code) = QRBuilder::new(url).build() {
        writeln!(terminal.out, "{}", code.to_str())?;
    }
    let data = place.to_string();
    let data = terminal.sentences.say_of("serve-data", &[("folder", data.into())]);
    writeln!(terminal.out, "{data}")?;
    terminal.out.flush()
}

/// The address that others on the network reach this machine by. Nothing is sent.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is reserved for documents: only the way there matters.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// The asked address; or the usual one, or a free port near it.
async fn listen(asked: Option<&Listen>) -> Result<TcpListener, Failure> {
    let places: Vec<Listen> = match asked {
        Some(asked) => vec![asked.clone()],
        None => (PORT..PORT + PORTS).map(Listen::everywhere).collect(),
    };
    let mut problem = None;
    for place in &places {
        let bound = match place.addresses().await {
            Ok(addresses) => TcpListener::bind(&addresses[..]).await,
            Err(error) => Err(error),
        };
        match bound {
            Ok(listener) => return Ok(listener),
            Err(error) => {
                problem = problem.or(Some(format!("{place} cannot be listened at: {error}")));
            }
        }
    }
    let sentence = problem.unwrap_or_default();
    Err(Failure::bad_request(sentence).hint("choose another address with --listen"))
}

/// Ends when the server is told to stop: Ctrl-C, or SIGTERM from whoever runs it.
fn stop_signal() -> Result<impl Future<Output = ()>, Failure> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Where files may only grow so large (`ulimit -f`), a write fails as on a full disk, which
/// the store knows. The signal that comes with it would end the program if nobody heard it;
/// once somebody has, it never does so again.
fn outlive_full_files() -> Done {
    let full = rustix::process::Signal::XFSZ.as_raw();
    Ok(signal(SignalKind::from_raw(full)).map(drop)?)
}

/// What was typed or is in the environment, and for the rest the file.
pub fn with_file(args: Serve) -> Result<Serve, Failure> {
    let Some(path) = &args.config else { return Ok(args) };
    let bad = |problem: &dyn fmt::Display| {
        Failure::bad_request(format!("{} cannot be read: {problem}", path.display()))
            .hint("docs/HOSTING.md tells what can be set there")
    };
    let text = fs::read_to_string(path).map_err(|error| bad(&error))?;
    let file: Serve = toml::from_str(&text).map_err(|error| {
        // The error's own text is a picture of several lines.
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        bad(&format!("line {line}: {}", error.message()))
    })?;
    Ok(Serve {
        listen: args.listen.or(file.listen),
        data: args.data.or(file.data),
        store: args.store.or(file.store),
        bus: args.bus.or(file.bus),
        node: args.node.or(file.node),
        public_url: args.public_url.or(file.public_url),
        log: args.log.or(file.log),
        behind_proxy: args.behind_proxy.or(file.behind_proxy),
        connections: args.connections.or(file.connections),
        connections_per_address: args.connections_per_address.or(file.connections_per_address),
        requests_per_second: args.requests_per_second.or(file.requests_per_second),
        messages_per_second: args.messages_per_second.or(file.messages_per_second),
        open_tables: args.open_tables.or(file.open_tables),
        tables: args.tables.or(file.tables),
        tables_per_minute: args.tables_per_minute.or(file.tables_per_minute),
        bot_threads: args.bot_threads.or(file.bot_threads),
        config: args.config,
    })
}

/// Where a server's data is.
enum Place {
    Folder(PathBuf),
    /// In words, without the password.
    Database(String),
}

impl Place {
    fn of(args: &Serve) -> Result<Place, Failure> {
        if let Some(url) = &args.store {
            let named = Postgres::name(url).map_err(|error| {
                Failure::bad_request(error)
                    .hint("--store takes postgres://user:password@host:port/database")
            })?;
            return Ok(Place::Database(named));
        }
        let folder = folder(args.data.as_deref())?;
        make(&folder)?;
        Ok(Place::Folder(folder))
    }

    fn file(&self) -> PathBuf {
        match self {
            Place::Folder(folder) => file(folder),
            Place::Database(_) => PathBuf::new(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => folder.display().fmt(out),
            Place::Database(named) => named.fmt(out),
        }
    }
}

/// Makes the folder of the data.
pub fn make(folder: &Path) -> Done {
    private::make_folder(folder).map_err(|error| {
        Failure::bad_request(format!("{} cannot be made: {error}", folder.display()))
            .hint("choose another folder with --data")
    })
}

/// The folder of the data.
pub fn folder(asked: Option<&Path>) -> Result<PathBuf, Failure> {
    if let Some(asked) = asked {
        return Ok(asked.to_owned());
    }
    let base = etcetera::choose_base_strategy().map_err(|error| {
        Failure::bad_request(format!("there is no place for the data: {error}"))
            .hint("choose one with --data")
    })?;
    Ok(base.data_dir().join("bango"))
}

/// The file with the data in a folder.
pub fn file(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

fn write_log(form: LogForm) {
    // Colours are for eyes, not for files and journals.
    let colours = anstream::AutoStream::choice(&io::stderr()) != anstream::ColorChoice::Never;
    let log =
        tracing_subscriber::fmt().with_writer(io::stderr).with_target(false).with_ansi(colours);
    match form {
        LogForm::Text => log.init(),
        LogForm::Json => log.json().init(),
        LogForm::Off => {}
    }
}

/// Bots leave a core to the people.
fn spare_cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}

const fn per(number: u32) -> NonZeroU32 {
    match NonZeroU32::new(number) {
        Some(number) => number,
        None => NonZeroU32::MIN,
    }
}
