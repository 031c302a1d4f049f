//! Connections to a server: encrypted where the link says so, for sockets and for single requests.

use std::error::Error;
use std::io;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Empty, Limited};
use hyper::Request;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header;
use hyper_util::rt::TokioIo;
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore};

use super::address::Address;

/// How long a connection or an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// Larger than any record of a game that people play.
const LARGEST: usize = 16 << 20;

/// Why there is no connection.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoLine {
    #[error("{0}")]
    Unreachable(String),
    /// Somebody answers, but cannot show that it is the host of the link.
    #[error("{0}")]
    NotTrusted(String),
}

impl NoLine {
    pub fn because(error: impl Into<Box<dyn Error + Send + Sync>>) -> NoLine {
        NoLine::Unreachable(error.into().to_string())
    }
}

/// A line of bytes, encrypted or not.
pub trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

/// Something that takes no longer than a person would wait.
pub async fn patiently<T>(work: impl Future<Output = Result<T, NoLine>>) -> Result<T, NoLine> {
    timeout(PATIENCE, work).await.unwrap_or_else(|_| Err(NoLine::because("no answer")))
}

/// Connects to the host of a link.
pub async fn connect(address: &Address) -> Result<Box<dyn Stream>, NoLine> {
    let stream = TcpStream::connect(address.socket()).await.map_err(NoLine::because)?;
    stream.set_nodelay(true).map_err(NoLine::because)?;
    if !address.secure {
        return Ok(Box::new(stream));
    }
    Ok(Box::new(encrypt(stream, address.name()).await?))
}

/// Encrypts a line to a host, who must show that it is the one of this name.
pub async fn encrypt(stream: TcpStream, name: &str) -> Result<TlsStream<TcpStream>, NoLine> {
    let name = ServerName::try_from(name.to_owned()).map_err(NoLine::because)?;
    let connector = TlsConnector::from(Arc::new(trusting()?));
    connector.connect(name, stream).await.map_err(|error| refused(&error))
}

/// Trusts whom the system trusts, or, where `SSL_CERT_FILE` or `SSL_CERT_DIR` is set, those in there: so a host in
/// one's own house can have certificates of one's own.
fn trusting() -> Result<ClientConfig, NoLine> {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        let why = found.errors.first().map(ToString::to_string);
        return Err(NoLine::NotTrusted(
            why.unwrap_or_else(|| "no certificates are there".to_owned()),
        ));
    }
    let provider = Arc::new(ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider);
    let config = config.with_safe_default_protocol_versions().map_err(NoLine::because)?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}

fn refused(error: &io::Error) -> NoLine {
    let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
    match inner {
        Some(rustls::Error::InvalidCertificate(why)) => NoLine::NotTrusted(format!("{why:?}")),
        _ => NoLine::because(error.to_string()),
    }
}

/// What stands at a path of the server.
pub async fn get(address: &Address, path: &str, cookie: Option<&str>) -> Result<Vec<u8>, NoLine> {
    patiently(async {
        let stream = TokioIo::new(connect(address).await?);
        let (mut sender, connection) = http1::handshake(stream).await.map_err(NoLine::because)?;
        // It ends with the answer, or with the sender.
        tokio::spawn(connection);
        let mut request = Request::get(path).header(header::HOST, &address.host);
        if let Some(cookie) = cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let request = request.body(Empty::<Bytes>::new()).map_err(NoLine::because)?;
        let answer = sender.send_request(request).await.map_err(NoLine::because)?;
        if !answer.status().is_success() {
            return Err(NoLine::because(answer.status().to_string()));
        }
        let body = Limited::new(answer.into_body(), LARGEST).collect().await;
        Ok(body.map_err(NoLine::because)?.to_bytes().to_vec())
    })
    .await
}
