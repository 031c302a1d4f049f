//! Whom limits count: a visitor's address.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// A visitor's address as far as it tells visitors apart. A household or a server gets a whole
/// /64 of IPv6 and may use any address in it, so these count as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AddressKey(IpAddr);

/// Nobody's in particular.
impl Default for AddressKey {
    fn default() -> AddressKey {
        AddressKey(Ipv4Addr::UNSPECIFIED.into())
    }
}

impl From<IpAddr> for AddressKey {
    fn from(address: IpAddr) -> AddressKey {
        AddressKey(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
            }
            address => address,
        })
    }
}

/// To be told to other nodes, where it is the same key again.
impl From<AddressKey> for IpAddr {
    fn from(AddressKey(address): AddressKey) -> IpAddr {
        address
    }
}

impl fmt::Display for AddressKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(text: &str) -> AddressKey {
        text.parse::<IpAddr>().unwrap().into()
    }

    #[test]
    fn a_64_of_ipv6_is_one_visitor() {
        assert_eq!(key("2001:db8:1:2::1"), key("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(key("2001:db8:1:2::1"), key("2001:db8:1:3::1"));
    }

    #[test]
    fn ipv4_is_the_same_inside_ipv6() {
        assert_eq!(key("192.0.2.1"), key("::ffff:192.0.2.1"));
        assert_ne!(key("192.0.2.1"), key("192.0.2.2"));
        assert_ne!(key("::ffff:192.0.2.1"), key("::ffff:192.0.2.2"));
    }
}
