//! Whose word counts for where a visitor comes from.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use ipnet::IpNet;
use protocol::http::Forwarded;
use serde::Deserialize;
use serde::de::{Deserializer, Error};
use thiserror::Error;

/// The proxies whose `X-Forwarded-For` is believed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Proxies {
    /// There is none: visitors come themselves.
    #[default]
    Nobody,
    /// Whoever connects is one: nobody else can reach the server.
    Everybody,
    /// Those with an address in one of these networks.
    Of(Vec<IpNet>),
}

/// Why a list of proxies cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not true, false, an address or a network such as 10.0.0.0/8")]
pub struct NoProxy(String);

const FORWARDED: &str = "x-forwarded-for";

impl Proxies {
    /// Whether this is one of them.
    pub fn trust(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        match self {
            Proxies::Nobody => false,
            Proxies::Everybody => true,
            Proxies::Of(networks) => networks.iter().any(|network| network.contains(&address)),
        }
    }

    /// Where a request comes from. A proxy adds what it saw at the end, and what stands before
    /// that anyone can write, so it is read backwards: past other listed proxies, and no
    /// further than somebody is believed. If a proxy says nothing sensible, it counts itself.
    pub fn visitor(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut visitor = peer;
        if !self.trust(peer) {
            return visitor;
        }
        for line in headers.get_all(FORWARDED).iter().rev() {
            let Ok(line) = line.to_str() else { return visitor };
            for said in line.rsplit(',') {
                let Some(address) = address(said) else { return visitor };
                visitor = address;
                let is_listed = matches!(self, Proxies::Of(_)) && self.trust(visitor);
                if !is_listed {
                    return visitor;
                }
            }
        }
        visitor
    }
}

/// What becomes of the word about where a request comes from, by whether its bearer is believed.
pub fn forwarded(believed: bool, headers: &HeaderMap) -> Forwarded {
    let last = headers.get_all(FORWARDED).iter().next_back();
    let readable = |line: &str| line.rsplit(',').next().and_then(address).is_some();
    let said = last.is_some_and(|line| line.to_str().is_ok_and(readable));
    match (believed, said) {
        (true, true) => Forwarded::Believed,
        (true, false) => Forwarded::Missing,
        (false, true) => Forwarded::Ignored,
        (false, false) => Forwarded::None,
    }
}

/// An address as proxies write it: with or without brackets, with or without a port.
fn address(said: &str) -> Option<IpAddr> {
    let said = said.trim().trim_matches('"');
    let bracketed = || said.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    let with_port = || said.parse::<SocketAddr>().ok().map(|address| address.ip());
    said.parse().ok().or_else(bracketed).or_else(with_port)
}

impl FromStr for Proxies {
    type Err = NoProxy;

    /// `true`, `false`, or addresses and networks with commas between them.
    fn from_str(text: &str) -> Result<Proxies, NoProxy> {
        match text.trim() {
            "true" => Ok(Proxies::Everybody),
            "false" => Ok(Proxies::Nobody),
            list => list.split(',').map(network).collect::<Result<_, _>>().map(Proxies::Of),
        }
    }
}

fn network(text: &str) -> Result<IpNet, NoProxy> {
    let text = text.trim();
    let address = text.parse::<IpAddr>().map(|address| IpNet::from(address.to_canonical()));
    address.or_else(|_| text.parse()).map_err(|_| NoProxy(text.to_owned()))
}

/// In a file: `true`, one string, or a list of strings.
impl<'de> Deserialize<'de> for Proxies {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Proxies, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Whether(bool),
            Line(String),
            List(Vec<String>),
        }
        match Written::deserialize(deserializer)? {
            Written::Whether(true) => Ok(Proxies::Everybody),
            Written::Whether(false) => Ok(Proxies::Nobody),
            Written::Line(line) => line.parse().map_err(D::Error::custom),
            Written::List(list) => list.join(",").parse().map_err(D::Error::custom),
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// Who counts if the proxy says these lines.
    fn visitor(proxies: &str, peer: &str, lines: &[&str]) -> IpAddr {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(FORWARDED, HeaderValue::from_str(line).unwrap());
        }
        proxies.parse::<Proxies>().unwrap().visitor(ip(peer), &headers)
    }

    #[test]
    fn the_last_value_of_all_lines_counts() {
        let peer = "10.0.0.1";
        for (lines, counts) in [
            (&["192.0.2.1"][..], "192.0.2.1"),
            (&["192.0.2.9, 192.0.2.1"], "192.0.2.1"),
            (&["192.0.2.9", "192.0.2.1"], "192.0.2.1"),
            (&["192.0.2.1:4711"], "192.0.2.1"),
            (&["2001:db8::1"], "2001:db8::1"),
            (&["[2001:db8::1]"], "2001:db8::1"),
            (&["[2001:db8::1]:4711"], "2001:db8::1"),
            (&["\"[2001:db8::1]:4711\""], "2001:db8::1"),
        ] {
            assert_eq!(visitor("true", peer, lines), ip(counts), "{lines:?}");
        }
    }

    #[test]
    fn a_proxy_that_says_nothing_sensible_counts_itself() {
        for lines in [&[][..], &[""], &["unknown"], &["192.0.2.1,"], &["[192.0.2.1"], &["é"]] {
            assert_eq!(visitor("true", "10.0.0.1", lines), ip("10.0.0.1"), "{lines:?}");
        }
    }

    #[test]
    fn only_those_on_the_list_are_believed() {
        let said = &["192.0.2.1"];
        assert_eq!(visitor("false", "10.0.0.1", said), ip("10.0.0.1"));
        assert_eq!(visitor("10.0.0.1", "10.0.0.1", said), ip("192.0.2.1"));
        assert_eq!(visitor("10.0.0.1", "10.0.0.2", said), ip("10.0.0.2"));
        assert_eq!(visitor("::1, 10.0.0.0/8", "10.9.9.9", said), ip("192.0.2.1"));
        assert_eq!(visitor("10.0.0.0/8", "::ffff:10.9.9.9", said), ip("192.0.2.1"));
    }

    #[test]
    fn a_chain_is_read_back_to_the_first_stranger() {
        let list = "10.0.0.0/8";
        let said = &["192.0.2.9, 192.0.2.1", "10.0.0.2"];
        assert_eq!(visitor(list, "10.0.0.1", said), ip("192.0.2.1"));
        assert_eq!(visitor(list, "10.0.0.1", &["junk", "10.0.0.2"]), ip("10.0.0.2"));
    }

    #[test]
    fn what_is_no_list_is_refused() {
        for text in ["", "yes", "10.0.0.0/33", "10.0.0.1,,10.0.0.2", "example.org"] {
            assert!(text.parse::<Proxies>().is_err(), "{text}");
        }
    }
}
