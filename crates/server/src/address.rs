//! Whom limits count: the address that a visitor comes from.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// An address as limits count it. Cookies are free, addresses are not.
///
/// An IPv6 visitor has a whole network of 2⁶⁴ addresses, so that network is one address here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address(IpAddr);

/// Nobody's in particular.
impl Default for Address {
    fn default() -> Address {
        Address(Ipv4Addr::UNSPECIFIED.into())
    }
}

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Address {
        /// The bits of an IPv6 address that name the network.
        const NETWORK: u128 = !(u64::MAX as u128);
        Address(match ip.to_canonical() {
            IpAddr::V6(host) => Ipv6Addr::from_bits(host.to_bits() & NETWORK).into(),
            v4 => v4,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_network_of_one_household_is_one_address() {
        let of = |text: &str| Address::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff::9"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"), "IPv4 in another dress");
    }
}
