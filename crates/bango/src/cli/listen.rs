//! Where to listen: an address or a name, and a port.

use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::str::FromStr;

use serde::Deserialize;
use thiserror::Error;

/// Where to listen.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Listen {
    /// An address without brackets, or a name.
    host: String,
    pub port: u16,
}

/// Why something is no place to listen at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("write an address and a port, such as 127.0.0.1:7777, localhost:7777 or [::]:7777")]
pub struct NoListen;

impl Listen {
    /// At every address of this machine.
    pub fn everywhere(port: u16) -> Listen {
        Listen { host: Ipv4Addr::UNSPECIFIED.to_string(), port }
    }

    /// What the name stands for, IPv4 first: browsers that look for `localhost` try both, and older
    /// programs only that.
    pub async fn addresses(&self) -> io::Result<Vec<SocketAddr>> {
        let found = tokio::net::lookup_host((self.host.as_str(), self.port)).await?;
        let mut found: Vec<SocketAddr> = found.collect();
        found.sort_by_key(SocketAddr::is_ipv6);
        Ok(found)
    }
}

impl fmt::Display for Listen {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.host.contains(':') {
            return write!(out, "[{}]:{}", self.host, self.port);
        }
        write!(out, "{}:{}", self.host, self.port)
    }
}

impl FromStr for Listen {
    type Err = NoListen;

    fn from_str(said: &str) -> Result<Listen, NoListen> {
        if let Ok(address) = said.parse::<SocketAddr>() {
            return Ok(Listen { host: address.ip().to_string(), port: address.port() });
        }
        let (host, port) = said.rsplit_once(':').ok_or(NoListen)?;
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || "-._".contains(letter);
        if host.is_empty() || !host.chars().all(is_name) {
            return Err(NoListen);
        }
        Ok(Listen { host: host.to_owned(), port: port.parse().map_err(|_| NoListen)? })
    }
}

impl TryFrom<String> for Listen {
    type Error = NoListen;

    fn try_from(said: String) -> Result<Listen, NoListen> {
        said.parse()
    }
}
