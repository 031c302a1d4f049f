//! The address that people type. It is checked when the host says it, because one that cannot work
//! shows only later, as pages that are refused.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;
use thiserror::Error;

use super::origin::Origin;

/// The address that people type: a scheme, a host and perhaps a port.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PublicUrl {
    text: String,
    origin: Origin,
}

/// Why a public address is none, and what to write instead.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoPublicUrl {
    #[error("{said} has no scheme: write https://{rest}")]
    NoScheme { said: String, rest: String },
    #[error("{0} does not begin with https:// or http://: browsers open no other")]
    OtherScheme(String),
    #[error("{0} has a path, and pages are served at the top of a host only: write https://HOST")]
    Path(String),
    #[error("{0} has a user name, and there are no accounts: leave out what stands before the @")]
    User(String),
    #[error("{0} names no host: write it like https://bango.example")]
    NoHost(String),
    #[error("{0} has no port that can be: leave it out, or write one of 1 to 65535")]
    NoPort(String),
}

impl PublicUrl {
    /// As it stands before the path in every link.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// What browsers call the pages there.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text)
    }
}

impl FromStr for PublicUrl {
    type Err = NoPublicUrl;

    fn from_str(said: &str) -> Result<PublicUrl, NoPublicUrl> {
        let own = || said.to_owned();
        let Some((scheme, rest)) = said.split_once("://") else {
            let rest = said.trim_start_matches('/').to_owned();
            return Err(NoPublicUrl::NoScheme { said: own(), rest });
        };
        if !["http", "https"].contains(&scheme) {
            return Err(NoPublicUrl::OtherScheme(own()));
        }
        let authority = rest.strip_suffix('/').unwrap_or(rest);
        if authority.contains(['/', '?', '#']) {
            return Err(NoPublicUrl::Path(own()));
        }
        if authority.contains('@') {
            return Err(NoPublicUrl::User(own()));
        }
        // The colons of an IPv6 address stand in brackets.
        let port = authority.rsplit_once(':').filter(|(_, port)| !port.contains(']'));
        let host = port.map_or(authority, |(host, _)| host);
        if host.is_empty() {
            return Err(NoPublicUrl::NoHost(own()));
        }
        if port.is_some_and(|(_, port)| port.parse::<u16>().map_or(true, |port| port == 0)) {
            return Err(NoPublicUrl::NoPort(own()));
        }
        let text = format!("{scheme}://{authority}");
        let origin = Origin::read(&text).ok_or_else(|| NoPublicUrl::NoHost(own()))?;
        Ok(PublicUrl { text, origin })
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = NoPublicUrl;

    fn try_from(said: String) -> Result<PublicUrl, NoPublicUrl> {
        said.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_can_type_is_taken_without_the_last_slash() {
        for (said, is) in [
            ("https://bango.example", "https://bango.example"),
            ("https://bango.example/", "https://bango.example"),
            ("http://192.168.0.5:7777", "http://192.168.0.5:7777"),
            ("https://[2001:db8::1]", "https://[2001:db8::1]"),
            ("https://[2001:db8::1]:8443/", "https://[2001:db8::1]:8443"),
        ] {
            assert_eq!(said.parse::<PublicUrl>().unwrap().as_str(), is, "{said}");
        }
    }

    #[test]
    fn what_cannot_work_is_refused() {
        for bad in
            ["bango.example", "https://", "ftp://bango.example", "https://a@b", "https://a/b"]
        {
            assert!(bad.parse::<PublicUrl>().is_err(), "{bad}");
        }
    }
}
