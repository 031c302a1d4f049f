//! Where a table is: the link that people send each other.

use protocol::TableId;
use thiserror::Error;

/// The address of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// The host and the port, as they are written.
    pub host: String,
    pub table: TableId,
}

/// A link that cannot be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadLink {
    /// It is no link of a table.
    #[error(
        "this is no link of a table: those look like http://192.168.1.7:7777/t/2t2ye05spr9crsfw1arhm1xm2k"
    )]
    NoTable,
    /// The connection would have to be encrypted.
    #[error("this program connects without encryption only, and the link asks for https")]
    Encrypted,
}

impl Address {
    /// Reads `http://host:port/t/TABLE`; `ws` is as good, and nothing before the host too.
    pub fn read(link: &str) -> Result<Address, BadLink> {
        let link = link.trim();
        let rest = match link.split_once("://") {
            Some(("http" | "ws", rest)) => rest,
            Some(("https" | "wss", _)) => return Err(BadLink::Encrypted),
            Some(_) => return Err(BadLink::NoTable),
            None => link,
        };
        let rest = rest.split(['?', '#']).next().unwrap_or_default();
        let (host, path) = rest.split_once('/').ok_or(BadLink::NoTable)?;
        let table = path.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let table = table.parse().map_err(|_| BadLink::NoTable)?;
        if host.is_empty() || host.contains('@') {
            return Err(BadLink::NoTable);
        }
        Ok(Address { host: host.to_owned(), table })
    }

    /// The host with its port, the usual one if none is written.
    pub fn socket(&self) -> String {
        let port = self.host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        if port { self.host.clone() } else { format!("{}:80", self.host) }
    }

    /// The link of the page.
    pub fn link(&self) -> String {
        format!("http://{}/t/{}", self.host, self.table)
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
        assert_eq!(address.socket(), "[::1]:80");
    }

    #[test]
    fn what_is_no_link_is_said_to_be_none() {
        for link in ["", "x", "http://", "http:///t/", "http://a/t/zzz", "ftp://a/t/b", "a@b/t/c"] {
            assert_eq!(Address::read(link), Err(BadLink::NoTable), "{link}");
        }
        let secret = format!("https://example.org/t/{TABLE}");
        assert_eq!(Address::read(&secret), Err(BadLink::Encrypted));
    }
}
