//! A visit to a server as a browser makes it: over TLS where the address says so.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use protocol::http::Health;
use server::http::PublicUrl;
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tui::table::remote::{NoLine, encrypt};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// The answers that are read are small.
const MOST_BYTES: usize = 64 * 1024;

/// A server to visit.
pub struct Site {
    host: String,
    port: u16,
    tls: bool,
    /// What a browser would write into `Host`.
    authority: String,
}

/// Why there was no answer.
#[derive(Debug, Error)]
pub enum NoAnswer {
    #[error("{0}")]
    NoSuchHost(io::Error),
    #[error("{0}")]
    NoConnection(io::Error),
    #[error("its certificate is not accepted: {0}")]
    NoTls(NoLine),
    #[error("what answers there speaks no HTTP: {0}")]
    NoHttp(hyper::Error),
    #[error("{0}")]
    NoRequest(axum::http::Error),
    #[error("no answer came in time")]
    Late,
    #[error("its answer is not the one of a bango server")]
    Strange(StatusCode),
}

/// An answer.
pub struct Answer {
    pub status: StatusCode,
    pub text: String,
}

impl Site {
    /// Where people go.
    pub fn public(url: &PublicUrl) -> Site {
        let origin = url.origin();
        let authority = url.as_str().split_once("://").map_or("", |(_, authority)| authority);
        Site {
            host: origin.bare_host().to_owned(),
            port: origin.port(),
            tls: origin.is_https(),
            authority: authority.to_owned(),
        }
    }

    /// The server itself.
    pub fn plain(address: SocketAddr) -> Site {
        let (host, port) = (address.ip().to_string(), address.port());
        Site { host, port, tls: false, authority: address.to_string() }
    }

    /// What it says of itself.
    pub async fn health(&self) -> Result<Health, NoAnswer> {
        let answer = self.get("/health", &[]).await?;
        serde_json::from_str(&answer.text).map_err(|_| NoAnswer::Strange(answer.status))
    }

    pub async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Result<Answer, NoAnswer> {
        timeout(PATIENCE, self.ask(path, headers)).await.unwrap_or(Err(NoAnswer::Late))
    }

    async fn ask(&self, path: &str, headers: &[(&str, &str)]) -> Result<Answer, NoAnswer> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port)).await;
        let found: Vec<SocketAddr> = found.map_err(NoAnswer::NoSuchHost)?.collect();
        let stream = TcpStream::connect(&found[..]).await.map_err(NoAnswer::NoConnection)?;
        if !self.tls {
            return self.ask_over(stream, path, headers).await;
        }
        let stream = encrypt(stream, &self.host).await.map_err(NoAnswer::NoTls)?;
        self.ask_over(stream, path, headers).await
    }

    async fn ask_over(
        &self,
        stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
        path: &str,
        headers: &[(&str, &str)],
    ) -> Result<Answer, NoAnswer> {
        let mut request = Request::get(path).header(header::HOST, &self.authority);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Body::empty()).map_err(NoAnswer::NoRequest)?;
        let (mut sender, connection) =
            http1::handshake(TokioIo::new(stream)).await.map_err(NoAnswer::NoHttp)?;
        tokio::spawn(connection);
        let answer = sender.send_request(request).await.map_err(NoAnswer::NoHttp)?;
        let (head, body) = answer.into_parts();
        // Where a socket was opened, nothing comes that would end.
        let text = match head.status {
            StatusCode::SWITCHING_PROTOCOLS => String::new(),
            status => {
                let bytes = to_bytes(Body::new(body), MOST_BYTES).await;
                let bytes = bytes.map_err(|_| NoAnswer::Strange(status))?;
                String::from_utf8_lossy(&bytes).into_owned()
            }
        };
        Ok(Answer { status: head.status, text })
    }
}
