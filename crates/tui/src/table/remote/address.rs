//! Where a table is: the link that people send each other.

use protocol::TableId;
use thiserror::Error;

/// The address of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The host and the port, as they are written.
    pub host: String,
    /// Whether the line is encrypted, as the link says.
    pub secure: bool,
    pub table: TableId,
}

/// A link that is none of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error(
    "this is no link of a table: those look like https://bango.example/t/2t2ye05spr9crsfw1arhm1xm2k"
)]
pub struct BadLink;

impl Address {
    /// Reads `https://host/t/TABLE`, or `http` in a network that one trusts; `wss` and `ws` are as good,
    /// and nothing before the host is `http`, as for addresses that people read to each other in one room.
    pub fn read(link: &str) -> Result<Address, BadLink> {
        let link = link.trim();
        let (secure, rest) = match link.split_once("://") {
            Some(("https" | "wss", rest)) => (true, rest),
            Some(("http" | "ws", rest)) => (false, rest),
            Some(_) => return Err(BadLink),
            None => (false, link),
        };
        let rest = rest.split(['?', '#']).next().unwrap_or_default();
        let (host, path) = rest.split_once('/').ok_or(BadLink)?;
        let table = path.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let table = table.parse().map_err(|_| BadLink)?;
        if host.is_empty() || host.contains('@') {
            return Err(BadLink);
        }
        Ok(Address { host: host.to_owned(), secure, table })
    }

    /// The host without its port, and without the brackets of an IPv6 address: what a certificate names.
    pub fn name(&self) -> &str {
        let name = self.port().map_or(self.host.as_str(), |(name, _)| name);
        name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name)
    }

    /// The host with its port, the usual one if none is written.
    pub fn socket(&self) -> String {
        let usual = if self.secure { 443 } else { 80 };
        if self.port().is_some() { self.host.clone() } else { format!("{}:{usual}", self.host) }
    }

    fn port(&self) -> Option<(&str, &str)> {
        self.host.rsplit_once(':').filter(|(_, port)| port.parse::<u16>().is_ok())
    }

    /// The link of the page.
    pub fn link(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{}/t/{}", self.host, self.table)
    }

    /// Under which name it is kept who we are there. What was given under encryption is never sent without it.
    pub fn kept_as(&self) -> String {
        if self.secure { format!("https://{}", self.host) } else { self.host.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "2t2ye05spr9crsfw1arhm1xm2k";

    #[test]
    fn links_are_read_in_the_forms_that_people_paste() {
        for link in [
            format!("http://example.org:7777/t/{TABLE}"),
            format!(" ws://example.org:7777/t/{TABLE}/ "),
            format!("example.org:7777/t/{TABLE}?from=chat#top"),
        ] {
            let address = Address::read(&link).unwrap();
            assert_eq!(address.socket(), "example.org:7777");
            assert_eq!(address.link(), format!("http://example.org:7777/t/{TABLE}"));
        }
        let address = Address::read(&format!("http://[::1]/t/{TABLE}")).unwrap();
        assert_eq!((address.socket().as_str(), address.name()), ("[::1]:80", "::1"));
    }

    #[test]
    fn links_with_https_are_encrypted() {
        for link in
            [format!("https://example.org/t/{TABLE}"), format!("wss://example.org/t/{TABLE}")]
        {
            let address = Address::read(&link).unwrap();
            assert!(address.secure);
            assert_eq!(
                (address.socket().as_str(), address.name()),
                ("example.org:443", "example.org")
            );
            assert_eq!(address.link(), format!("https://example.org/t/{TABLE}"));
        }
        let address = Address::read(&format!("https://[::1]:8443/t/{TABLE}")).unwrap();
        assert_eq!((address.socket().as_str(), address.name()), ("[::1]:8443", "::1"));
        let plain = Address { secure: false, ..address.clone() };
        assert_ne!(address.kept_as(), plain.kept_as(), "a cookie of one is not sent to the other");
    }

    #[test]
    fn what_is_no_link_is_said_to_be_none() {
        for link in ["", "x", "http://", "http:///t/", "http://a/t/zzz", "ftp://a/t/b", "a@b/t/c"] {
            assert_eq!(Address::read(link), Err(BadLink), "{link}");
        }
    }
}
