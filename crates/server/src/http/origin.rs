//! Where a page comes from, as browsers say it: scheme, host and port.

use std::net::IpAddr;

use axum::http::Uri;

/// Where a page comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    scheme: String,
    host: String,
    port: u16,
}

impl Origin {
    /// The origin of an address, or one that a browser sends.
    pub fn read(text: &str) -> Option<Origin> {
        let uri: Uri = text.trim_end_matches('/').parse().ok()?;
        let (scheme, authority) = (uri.scheme_str()?, uri.authority()?);
        let usual = match scheme {
            "http" => 80,
            "https" => 443,
            _ => return None,
        };
        let port = match authority.port() {
            Some(port) => port.as_str().parse().ok()?,
            None => usual,
        };
        let host = authority.host().to_ascii_lowercase();
        let plain = !authority.as_str().contains('@');
        plain.then(|| Origin { scheme: scheme.to_owned(), host, port })
    }

    /// Whether it is named by an address and not by a name, or by the one name that always means
    /// one's own machine.
    pub fn is_literal(&self) -> bool {
        self.bare_host().parse::<IpAddr>().is_ok() || self.host == "localhost"
    }

    /// Whether nobody can read along on the line there.
    pub fn is_https(&self) -> bool {
        self.scheme == "https"
    }

    /// The host without the brackets of an IPv6 address.
    pub fn bare_host(&self) -> &str {
        let bare = self.host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        bare.unwrap_or(&self.host)
    }

    pub fn port(&self) -> u16 {
        self.port
    }
}
