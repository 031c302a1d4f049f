//! The way that people come: the name, the certificate, the proxy, and what it tells the server
//! about them. The server itself is asked how a visit looked to it.

use axum::http::StatusCode;
use protocol::http::{Forwarded, Health, VisitorSeen};
use server::http::PublicUrl;

use super::finding::Finding;
use super::visit::{NoAnswer, Site};
use crate::cli::Listen;

/// What is known of the server from this side.
pub struct Expected {
    pub listen: Listen,
    /// It believes what a proxy says.
    pub proxied: bool,
    /// What it says of itself, if it runs.
    pub running: Option<Health>,
}

const PUBLIC: &str = "public address";
const SOCKETS: &str = "WebSockets";
const VISITORS: &str = "visitors' addresses";
/// An address that is reserved for documents, so nobody has it: who is taken for it was believed.
const FORGED: &str = "192.0.2.77";

pub async fn examine(url: Option<&PublicUrl>, expected: &Expected) -> Vec<Finding> {
    let Some(url) = url else { return Vec::from_iter(unsaid(expected)) };
    let site = Site::public(url);
    let health = match site.health().await {
        Ok(health) => health,
        Err(error) => return vec![unreachable(url, expected, &error)],
    };
    let is_other = |own: &Health| own.record_key != health.record_key;
    if expected.running.as_ref().is_some_and(is_other) {
        let says = format!("{url} leads to another server than {}", expected.listen);
        let cure = format!("let the proxy send its requests to {}", expected.listen);
        return vec![Finding::broken(PUBLIC, says).cure(cure)];
    }
    vec![line(url), sockets(url, &site).await, visitors(url, &site, expected).await]
}

/// A proxy that nobody can come by.
fn unsaid(expected: &Expected) -> Option<Finding> {
    expected.proxied.then(|| {
        Finding::broken(
            PUBLIC,
            "there is a proxy, and nobody has said by which address people come",
        )
        .cure("set --public-url https://HOST: pages at other addresses are refused")
    })
}

fn unreachable(url: &PublicUrl, expected: &Expected, error: &NoAnswer) -> Finding {
    let listen = &expected.listen;
    let cure = match error {
        NoAnswer::NoSuchHost(_) => {
            "give the name an A or AAAA record with the proxy's address, or mend --public-url"
                .to_owned()
        }
        NoAnswer::NoTls(_) => {
            "give the proxy a certificate for this name that is trusted and not over".to_owned()
        }
        NoAnswer::Strange(StatusCode::BAD_GATEWAY | StatusCode::SERVICE_UNAVAILABLE)
        | NoAnswer::Strange(StatusCode::GATEWAY_TIMEOUT) => {
            format!("start the server, and let the proxy send its requests to {listen}")
        }
        NoAnswer::Strange(_) | NoAnswer::NoHttp(_) => {
            format!("let the proxy send all paths of this host to {listen}")
        }
        NoAnswer::NoConnection(_) | NoAnswer::Late | NoAnswer::NoRequest(_) => {
            format!(
                "start the proxy (or the server), and open port {} in the firewall",
                url.origin().port()
            )
        }
    };
    Finding::broken(PUBLIC, format!("nobody comes by {url}: {error}")).cure(cure)
}

/// Whether others can read along.
fn line(url: &PublicUrl) -> Finding {
    if url.origin().is_https() || url.origin().is_literal() {
        return Finding::good(PUBLIC, format!("{url} leads to this server"));
    }
    Finding::warning(PUBLIC, format!("{url} is not encrypted: who reads along can take a seat"))
        .cure("give the proxy a certificate, and write https:// in --public-url")
}

/// Whether a page that was opened there gets its socket.
async fn sockets(url: &PublicUrl, site: &Site) -> Finding {
    let upgrade = [
        ("connection", "Upgrade"),
        ("upgrade", "websocket"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "AAAAAAAAAAAAAAAAAAAAAA=="),
        ("origin", url.as_str()),
    ];
    match site.get("/ws", &upgrade).await.map(|answer| answer.status) {
        Ok(StatusCode::SWITCHING_PROTOCOLS) => Finding::good(SOCKETS, "they come through"),
        Ok(StatusCode::FORBIDDEN) => {
            Finding::broken(SOCKETS, format!("the server refuses pages of {url}"))
                .cure(format!("start it anew with --public-url {url}"))
        }
        Ok(status) => Finding::broken(SOCKETS, format!("they do not come through ({status})")).cure(
            "let the proxy pass Upgrade and Connection on for /ws, in HTTP/1.1 (examples: packaging/)",
        ),
        Err(error) => Finding::broken(SOCKETS, format!("they do not come through: {error}"))
            .cure("let the proxy pass /ws on (examples: packaging/)"),
    }
}

/// Whether limits count visitors, and not the proxy or whatever a visitor writes.
async fn visitors(url: &PublicUrl, site: &Site, expected: &Expected) -> Finding {
    let answer = site.get("/api/visitor", &[("x-forwarded-for", FORGED)]).await;
    let seen = answer.ok().and_then(|answer| serde_json::from_str(&answer.text).ok());
    let Some(VisitorSeen { address, forwarded }) = seen else {
        return Finding::broken(VISITORS, "the server does not say how it sees visitors")
            .cure("run the same version of the server and of this command");
    };
    // The server itself speaks no TLS and listens at one port.
    let has_proxy = url.origin().is_https() || url.origin().port() != expected.listen.port;
    let tell =
        "let the proxy set X-Forwarded-For to the address that it sees (examples: packaging/)";
    match forwarded {
        Forwarded::Believed if address == FORGED => {
            let says = "visitors can write an address of their own, and it is believed";
            let cure = if has_proxy {
                "let the proxy replace X-Forwarded-For, not pass it on (nginx: proxy_set_header X-Forwarded-For $remote_addr)"
            } else {
                "remove --behind-proxy: there is no proxy"
            };
            Finding::broken(VISITORS, says).cure(cure)
        }
        Forwarded::Believed => {
            Finding::good(VISITORS, format!("told by the proxy; you are {address}"))
        }
        Forwarded::Missing => {
            Finding::broken(VISITORS, "the proxy does not tell them, so all visitors count as one")
                .cure(tell)
        }
        Forwarded::Ignored if has_proxy => Finding::broken(
            VISITORS,
            "the proxy tells them, and the server does not believe it: all visitors count as one",
        )
        .cure("set --behind-proxy, or name this proxy there"),
        Forwarded::None if has_proxy => Finding::broken(
            VISITORS,
            "the proxy does not tell them, and the server would not believe it",
        )
        .cure(format!("{tell}, and set --behind-proxy")),
        Forwarded::Ignored | Forwarded::None => {
            Finding::good(VISITORS, format!("they come themselves; you are {address}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::finding::State;
    use super::*;

    #[test]
    fn a_name_without_encryption_is_warned_of() {
        for (url, state) in [
            ("https://bango.example", State::Good),
            ("http://192.168.0.5:7777", State::Good),
            ("http://bango.example", State::Warning),
        ] {
            assert_eq!(line(&url.parse().unwrap()).state, state, "{url}");
        }
    }
}
