//! The leak test of the rules, on the bytes of the wire: two servers whose tables
//! differ only in a card that an observer may not know send that observer the
//! same bytes, whatever it asks.

use std::io::Write;
use std::sync::{Arc, Mutex, Once};

use bots::Question;
use fair::Entropy;
use protocol::id::SeatKey;
use protocol::{ClientMessage, Command, CommandId, ServerMessage, TableId};
use rand_chacha::ChaCha20Rng;
use rules::chance::below;
use rules::{AnyState, GameKind, Seat};
use server::session::ServerKey;
use server::table::Table;

use super::client::Client;
use super::house::House;
use super::memory::Memory;
use super::players::{play_out, start, step};
use super::web::{self, new_table};
use super::{seat, seeded};

/// A game of cards from the first row of its log to the last, and its players' cookies.
pub struct Game {
    table: TableId,
    rows: Vec<Box<str>>,
    cookies: Vec<String>,
}

pub async fn play(seats: u8, seed: u64) -> Game {
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let (table, mut clients) =
        super::players::devices(&house, &new_table(GameKind::Cards, seats)).await;
    play_out(&mut clients, &mut seeded(seed)).await;
    let cookies = clients.iter().map(|client| client.cookie.clone()).collect();
    house.stop().await;
    Game { table, rows: memory.rows(table), cookies }
}

impl Game {
    /// The row with the deals, and the card that a seat was dealt.
    fn dealt(&self, to: Seat) -> (usize, String) {
        let start = format!(r#""do":"deal {to} "#);
        let row = self.rows.iter().position(|row| row.contains(&start)).unwrap();
        let (_, rest) = self.rows[row].split_once(&start).unwrap();
        (row, rest.split_once('"').unwrap().0.to_owned())
    }

    /// The log up to a row, in which a seat was dealt another card; `None` if that
    /// would have been another game.
    fn exchanged(&self, to: Seat, card: &str, upto: usize) -> Option<Vec<Box<str>>> {
        let (row, dealt) = self.dealt(to);
        let mut rows = self.rows[..upto].to_vec();
        let (was, is) = (format!("deal {to} {dealt}\""), format!("deal {to} {card}\""));
        rows[row] = rows[row].replace(&was, &is).into();
        let one = Table::load(self.table, &self.rows[..upto]).ok()??;
        let two = Table::load(self.table, &rows).ok()??;
        let turn = |table: &Table| table.playing().map(|play| play.state().turn());
        // As long as the card is hidden; later it is open to all.
        let AnyState::Cards(state) = one.playing()?.state() else { return None };
        state.open().places[to.index()].hidden?;
        (turn(&one).is_some() && turn(&one) == turn(&two)).then_some(rows)
    }
}

/// A table up to some row of its log.
#[derive(Clone)]
pub struct Moment {
    pub table: TableId,
    pub rows: Vec<Box<str>>,
}

/// Somebody who looks at a table.
#[derive(Clone, Copy)]
pub struct Observer<'a> {
    pub cookie: &'a str,
    pub own: Option<Seat>,
}

/// Every byte that somebody is sent by a server with this log.
async fn bytes(moment: Moment, observer: Observer<'_>) -> Vec<String> {
    let Moment { table, rows } = moment.clone();
    let house = House::on(Arc::new(Memory::with(table, rows))).await;
    let all = bytes_at(&house, &moment, observer).await;
    house.stop().await;
    all
}

/// Every byte that somebody is sent by this server, whatever they try.
pub async fn bytes_at(
    house: &House,
    Moment { table, rows }: &Moment,
    Observer { cookie, own }: Observer<'_>,
) -> Vec<String> {
    let (table, last) = (*table, rows.len() as u64);
    let mut client = Client::at(house, cookie, table).await;
    let seats = Seat::all(u8::try_from(client.table().seats.len()).unwrap());
    let mut commands: Vec<Command> = Vec::new();
    for seat in seats.clone() {
        // What chance would do next is each server's own; all else may be tried.
        let tries =
            ["explode", "done", "lay", "keep", "take P4", "take K5", "bango Y1", "deal 0 P4"];
        let lists = tries.map(|action| vec![action.to_owned()]);
        let lists = lists.into_iter().chain([vec!["draw".to_owned(), "draw".to_owned()]]);
        for actions in lists {
            // A legal one would go on to the unknown.
            let legal = own == Some(seat)
                && client
                    .views()
                    .iter()
                    .any(|seen| super::players::actions(&seen.view).contains(&actions[0]));
            if !legal || actions.len() > 1 {
                commands.push(Command::Play { seat, actions, reaction: None });
            }
        }
        commands.push(Command::TakeOver { seat, key: SeatKey::new(9) });
        commands.push(Command::Reveal { seat, entropy: Entropy::from([3; 32]).to_string() });
        commands.push(Command::Stand { seat });
    }
    commands.extend([Command::Rematch, Command::Start]);
    for (number, command) in commands.iter().enumerate() {
        let id = CommandId::try_from(format!("try-{number}")).unwrap();
        client.send_as(&id, command).await;
        client.answer(&id).await;
    }
    for (number, seat) in seats.enumerate() {
        let tries = ["lay", "start P4 P5", "extend 0 R1"].map(|step| vec![step.to_owned()]);
        let tries = tries.into_iter().chain([Vec::new()]).map(Question::Laid);
        let questions = [Question::Odds, Question::Arrangement].into_iter().chain(tries);
        for (about, place) in questions.zip(0..) {
            let id = CommandId::try_from(format!("ask-{number}-{place}")).unwrap();
            client.send(&ClientMessage::Ask { id: id.clone(), seat, about }).await;
            client.answer(&id).await;
        }
    }
    for seen in (0..=last + 1).map(Some).chain([None]) {
        client = client.again(house, seen).await;
    }
    let mut all: Vec<String> =
        client.heard.iter().filter(|text| !text.contains("\"welcome\"")).cloned().collect();
    for path in [format!("/api/tables/{table}"), "/api/tables".into(), "/health".into()] {
        all.push(web::get(house, &path).await.body);
    }
    for rest in ["", "/moments", "/moments?seat=0", "/moments?seat=1"] {
        let path = format!("/api/tables/{table}/games/1{rest}");
        all.push(web::get(house, &path).await.body);
    }
    all
}

/// Compares what `bytes` gives for all who may not know the card of one seat; counts the
/// comparisons.
pub async fn compare(
    game: &Game,
    knows: Seat,
    rng: &mut ChaCha20Rng,
    bytes: impl AsyncFn(Moment, Observer<'_>) -> Vec<String>,
) -> usize {
    let seats = u8::try_from(game.cookies.len()).unwrap();
    let stranger = ServerKey::new([7; 32]).sign(ServerKey::new_session().unwrap());
    let stranger = format!("bango={stranger}");
    let (dealt_in, dealt) = game.dealt(knows);
    let cards: Vec<String> = ["R", "Y", "B", "P"]
        .iter()
        .flat_map(|colour| (1..=12).map(move |number| format!("{colour}{number}")))
        .filter(|card| *card != dealt)
        .collect();
    let mut compared = 0;
    for _ in 0..40 {
        if compared >= 3 {
            break;
        }
        let many = u32::try_from(game.rows.len() - dealt_in - 1).unwrap().min(30);
        let upto = dealt_in + 1 + below(rng, many) as usize;
        let card = &cards[below(rng, u32::try_from(cards.len()).unwrap()) as usize];
        let Some(other) = game.exchanged(knows, card, upto) else { continue };
        let table = game.table;
        let one = Moment { table, rows: game.rows[..upto].to_vec() };
        let two = Moment { table, rows: other };
        let observers = Seat::all(seats).filter(|&seat| seat != knows).map(Some).chain([None]);
        for own in observers {
            let cookie = own.map_or(&stranger, |seat| &game.cookies[seat.index()]);
            let observer = Observer { cookie, own };
            let (one, two) =
                (bytes(one.clone(), observer).await, bytes(two.clone(), observer).await);
            for (one, two) in one.iter().zip(&two) {
                assert_eq!(one, two, "{own:?} can tell {dealt} from {card}");
            }
            assert_eq!(one.len(), two.len());
        }
        // The test itself sees a leak: who holds the card is shown another one.
        let observer = Observer { cookie: &game.cookies[knows.index()], own: Some(knows) };
        assert_ne!(bytes(one, observer).await, bytes(two, observer).await);
        compared += 1;
    }
    compared
}

#[tokio::test]
async fn c9_no_byte_tells_of_anothers_card() {
    let mut rng = seeded(90);
    let mut compared = 0;
    for seats in 2..=5 {
        let game = play(seats, seats.into()).await;
        compared += compare(&game, seat(seats - 1), &mut rng, bytes).await;
    }
    assert!(compared >= 6, "only {compared} logs could be told from another");
}

/// What the program has logged since the test began, everywhere in this process.
fn logged() -> Arc<Mutex<Vec<u8>>> {
    static LOG: Mutex<Option<Arc<Mutex<Vec<u8>>>>> = Mutex::new(None);
    static ONCE: Once = Once::new();
    struct Kept(Arc<Mutex<Vec<u8>>>);
    impl Write for Kept {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    ONCE.call_once(|| {
        let kept = Arc::new(Mutex::new(Vec::new()));
        *LOG.lock().unwrap() = Some(Arc::clone(&kept));
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
            .with_writer(move || Kept(Arc::clone(&kept)))
            .finish();
        let _ = tracing::subscriber::set_global_default(subscriber);
    });
    LOG.lock().unwrap().clone().unwrap()
}

#[tokio::test]
async fn secrets_stay_in_the_server_until_the_end() {
    let log = logged();
    let memory = Arc::new(Memory::new());
    let house = House::on(Arc::<Memory>::clone(&memory)).await;
    let host = web::cookie(&house).await;
    let table = web::make(&house, &host, &new_table(GameKind::Cards, 2)).await;
    let mut clients = vec![Client::at(&house, &host, table).await];
    clients.push(Client::at(&house, &web::cookie(&house).await, table).await);
    clients.push(Client::at(&house, &web::cookie(&house).await, table).await);
    clients[0].sit(seat(0), "Ada").await;
    clients[1].sit(seat(1), "Bob").await;
    let entropy = [Entropy::from([11; 32]), Entropy::from([12; 32])];
    for (client, number) in clients.iter_mut().take(2).zip(0..) {
        let own = &entropy[usize::from(number)];
        let commitment = own.commitment(&table.to_string(), 1, seat(number)).to_string();
        client.must(Command::Contribute { seat: seat(number), commitment }).await;
    }
    start(&mut clients).await;
    clients[0].must(Command::Reveal { seat: seat(0), entropy: entropy[0].to_string() }).await;
    let reveal = Command::Reveal { seat: seat(1), entropy: entropy[1].to_string() };
    let seq = clients[1].must(reveal).await;
    for client in &mut clients {
        client.until_steps(seq).await;
    }
    let id = clients[0].new_id();
    clients[0].send_as(&id, &Command::HandOver { seat: seat(0) }).await;
    let ServerMessage::Done { key: Some(key), .. } = clients[0].answer(&id).await else { panic!() };
    let mut rng = seeded(1);
    for _ in 0..15 {
        step(&mut clients, &mut rng).await;
    }
    clients[2].send(&ClientMessage::watch(table, Some(1))).await;
    clients[2].until(|message| matches!(message, ServerMessage::Table(_)).then_some(())).await;

    let rows = memory.rows(table).join("\n");
    let (_, secret) = rows.split_once(r#""secret":""#).unwrap();
    let secret = secret.split_once('"').unwrap().0.to_owned();
    assert_eq!(secret.len(), 64);
    let mut others = String::from_utf8_lossy(&log.lock().unwrap()).into_owned();
    for path in ["/metrics", "/api/tables", "/health", "/"] {
        others += &web::get(&house, path).await.body;
    }
    others += &web::get(&house, &format!("/api/tables/{table}")).await.body;
    let session = |client: &Client| {
        client.cookie.strip_prefix("bango=").unwrap().split_once('.').unwrap().0.to_owned()
    };
    let sessions: Vec<String> = clients.iter().map(session).collect();
    for (place, client) in clients.iter().enumerate() {
        let heard = client.heard.join("\n");
        assert!(!heard.contains(&secret), "the server's secret");
        assert!(sessions.iter().all(|session| !heard.contains(session)), "a session");
        assert_eq!(heard.contains(&key.to_string()), place == 0, "the key of a seat");
        assert!(entropy.iter().all(|added| !heard.contains(&added.to_string())));
    }
    let hidden = sessions.iter().chain([&secret]).cloned().chain([key.to_string()]);
    for hidden in hidden.chain(entropy.iter().map(ToString::to_string)) {
        assert!(!others.contains(&hidden), "{hidden} in a log, a list or the figures");
    }
    for tells in ["deal 0", "deal 1", "\"do\"", "\"hand\""] {
        assert!(!others.contains(tells), "{tells}");
    }
    play_out(&mut clients, &mut rng).await;
    let record = web::get(&house, &format!("/api/tables/{table}/games/1")).await.body;
    assert!(record.contains(&secret), "at the end everybody may know it");
    assert!(sessions.iter().all(|session| !record.contains(session)));
    house.stop().await;
}
