//! How much one address may do in a time.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::{Code, Refusal};

use crate::address::AddressKey;

/// A limit that counts each address by itself.
pub struct PerAddress(DefaultKeyedRateLimiter<AddressKey>);

/// The limit is reached: in so much time there is room again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait(Duration);

impl PerAddress {
    /// So much at once, and all of it again after this time.
    pub fn new(at_once: NonZeroU32, again_after: Duration) -> PerAddress {
        let one = again_after.checked_div(at_once.get()).unwrap_or_default();
        let quota = Quota::with_period(one).unwrap_or_else(|| Quota::per_second(NonZeroU32::MAX));
        PerAddress(RateLimiter::keyed(quota.allow_burst(at_once)))
    }

    /// Counts one more of this address, or says how long it has to wait.
    pub fn count(&self, address: AddressKey) -> Result<(), Wait> {
        let counted = self.0.check_key(&address);
        counted.map_err(|until| Wait(until.wait_time_from(self.0.clock().now())))
    }

    /// Forgets those who have not come lately.
    pub fn tidy(&self) {
        self.0.retain_recent();
        self.0.shrink_to_fit();
    }
}

impl Wait {
    /// What is said of it.
    pub fn refusal(self, code: Code) -> Refusal {
        Refusal::later(code, self.0)
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    #[test]
    fn each_address_is_counted_by_itself_and_told_when_to_come_back() {
        let of = |last| AddressKey::from(IpAddr::from(Ipv4Addr::new(192, 0, 2, last)));
        let limit = PerAddress::new(NonZeroU32::new(3).unwrap(), Duration::from_secs(60));
        for _ in 0..3 {
            assert_eq!(limit.count(of(1)), Ok(()));
        }
        let Wait(wait) = limit.count(of(1)).unwrap_err();
        assert!(wait > Duration::from_secs(18) && wait <= Duration::from_secs(20), "{wait:?}");
        assert_eq!(limit.count(of(2)), Ok(()), "somebody else");
        let refusal = Wait(wait).refusal(Code::TooFast);
        assert_eq!((refusal.code, refusal.wait), (Code::TooFast, Some(20)));
    }
}
