//! Pages whose requests are taken: those of this server.
//!
//! A browser says in `Origin` which page asks. Comparing that with `Host` alone is not enough: a
//! stranger's name may be made to point here (DNS rebinding), and then both are the stranger's.

use std::net::SocketAddr;

use super::origin::Origin;
use super::public_url::PublicUrl;

/// The origins of this server's own pages.
#[derive(Clone, Debug)]
pub struct Origins(Vec<Origin>);

impl Origins {
    /// Those of the address that people type, and of where the server listens.
    pub fn new(public_url: Option<&PublicUrl>, listening: SocketAddr) -> Origins {
        let (address, port) = (listening.ip(), listening.port());
        let mut own = vec![format!("http://{listening}")];
        if address.is_unspecified() || address.is_loopback() {
            own.extend(
                ["localhost", "127.0.0.1", "[::1]"].map(|host| format!("http://{host}:{port}")),
            );
        }
        let own = own.iter().filter_map(|origin| Origin::read(origin));
        Origins(own.chain(public_url.map(|url| url.origin().clone())).collect())
    }

    /// Whether a request with these headers comes from a page of this server: one of its known
    /// addresses, or another by which it was reached that no name server can bend.
    pub fn own(&self, origin: &str, host: Option<&str>) -> bool {
        let Some(origin) = Origin::read(origin) else { return false };
        let reached = || host.and_then(|host| Origin::read(&format!("http://{host}")));
        self.0.contains(&origin) || origin.is_literal() && Some(&origin) == reached().as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origins(public: Option<&str>, listening: &str) -> Origins {
        let public = public.map(|url| url.parse().unwrap());
        Origins::new(public.as_ref(), listening.parse().unwrap())
    }

    #[test]
    fn scheme_host_and_port_must_all_be_right() {
        let origins = origins(Some("https://Bango.example/"), "127.0.0.1:7777");
        for own in [
            "https://bango.example",
            "https://bango.example:443",
            "http://127.0.0.1:7777",
            "http://localhost:7777",
            "http://[::1]:7777",
        ] {
            assert!(origins.own(own, None), "{own}");
        }
        for foreign in [
            "http://bango.example",
            "https://bango.example:8443",
            "https://bango.example.evil.example",
            "https://127.0.0.1:7777",
            "http://127.0.0.1:7778",
            "http://127.0.0.1",
            "http://localhost:7777@evil.example",
            "http://x@localhost:7777",
            "http://localhost:99999",
            "ftp://localhost:7777",
            "localhost:7777",
            "null",
            "?",
            "",
        ] {
            assert!(!origins.own(foreign, Some("127.0.0.1:7777")), "{foreign}");
        }
    }

    #[test]
    fn a_name_that_was_bent_is_foreign() {
        let origins = origins(None, "0.0.0.0:7777");
        assert!(!origins.own("http://evil.example:7777", Some("evil.example:7777")));
        assert!(!origins.own("https://192.0.2.1:7777", Some("192.0.2.1:7777")), "never served");
        for literal in ["192.0.2.1:7777", "[2001:db8::1]:7777", "localhost:5173"] {
            assert!(origins.own(&format!("http://{literal}"), Some(literal)), "{literal}");
            assert!(!origins.own(&format!("http://{literal}"), Some("192.0.2.2:7777")));
        }
    }
}
