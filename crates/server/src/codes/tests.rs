use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroU32;

use super::*;
use crate::session::ServerKey;

const HERE: TableId = TableId::new(1);
const THERE: TableId = TableId::new(2);

fn with_limit(per_minute: u32) -> Codes {
    Codes::new(&Limits { per_minute: NonZeroU32::new(per_minute).unwrap(), ..Limits::default() })
}

fn from(last: u8) -> Visitor {
    let address = IpAddr::from(Ipv4Addr::new(192, 0, 2, last)).into();
    Visitor { session: ServerKey::new_session().unwrap(), address }
}

fn code_of<T>(answer: Result<T, Refusal>) -> Option<Code> {
    answer.err().map(|refusal| refusal.code)
}

#[tokio::test(start_paused = true)]
async fn a_screen_waits_and_shows_what_a_phone_chooses() {
    let codes = with_limit(1000);
    let (tv, phone, guest) = (from(1), from(2), from(3));
    let offered = codes.offer(tv, Before::default()).unwrap();
    assert_eq!(codes.find(offered.code, phone.address).unwrap(), None);
    codes.show(offered.code, HERE, phone).unwrap();
    assert_eq!(*offered.table.borrow(), Some(HERE));
    // From now on it leads others to the table.
    assert_eq!(codes.find(offered.code, guest.address).unwrap(), Some(HERE));
    assert_eq!(codes.give(HERE, guest.address).unwrap().code, offered.code);
    // Who has the code cannot take the screen away; who chose may choose again.
    assert_eq!(code_of(codes.show(offered.code, THERE, guest)), Some(Code::ScreenBusy));
    codes.show(offered.code, THERE, phone).unwrap();
    assert_eq!(*offered.table.borrow(), Some(THERE));
}

#[tokio::test(start_paused = true)]
async fn a_screen_that_comes_back_goes_on() {
    let codes = with_limit(1000);
    let (tv, phone) = (from(1), from(2));
    let offered = codes.offer(tv, Before::default()).unwrap();
    let code = offered.code;
    codes.show(code, HERE, phone).unwrap();
    drop(offered);
    tokio::time::advance(LIVES / 2).await;
    let before = Before { code: Some(code), table: Some(THERE) };
    let again = codes.offer(tv, before).unwrap();
    assert_eq!((again.code, *again.table.borrow()), (code, Some(HERE)), "what was chosen counts");
    // Nobody else gets the code by naming it.
    assert_ne!(codes.offer(from(9), before).unwrap().code, code);
    // A connection that ends after the next one has come takes nothing with it.
    let newer = codes.offer(tv, before).unwrap();
    drop(again);
    tokio::time::advance(LIVES * 100).await;
    assert_eq!(codes.find(code, phone.address).unwrap(), Some(HERE));
    drop(newer);
    // A server that has forgotten everything is told what the screen shows.
    let fresh = with_limit(1000);
    let again = fresh.offer(tv, Before { code: Some(code), table: Some(HERE) }).unwrap();
    assert_eq!(fresh.find(again.code, phone.address).unwrap(), Some(HERE));
}

#[tokio::test(start_paused = true)]
async fn codes_live_for_minutes_and_are_not_used_again_soon() {
    let codes = with_limit(100_000);
    let phone = from(2);
    let made = codes.give(HERE, phone.address).unwrap();
    assert_eq!(made.seconds, 600);
    tokio::time::advance(LIVES / 2).await;
    assert_eq!(codes.give(HERE, phone.address).unwrap().code, made.code, "for longer");
    tokio::time::advance(LIVES - Duration::from_secs(1)).await;
    assert_eq!(codes.find(made.code, phone.address).unwrap(), Some(HERE));
    tokio::time::advance(Duration::from_secs(2)).await;
    assert_eq!(code_of(codes.find(made.code, phone.address)), Some(Code::UnknownCode));
    codes.tidy();
    assert!(codes.lock().contains_key(&made.code), "it rests");
    tokio::time::advance(RESTS).await;
    codes.tidy();
    assert!(codes.lock().is_empty());
}

#[tokio::test(start_paused = true)]
async fn guessing_is_limited_and_no_address_takes_many_codes() {
    let codes = with_limit(20);
    let (guesser, phone) = (from(1), from(2));
    let made = codes.give(HERE, phone.address).unwrap();
    let guesses = (0..40).map(|number| codes.find(ShortCode::nth(number), guesser.address));
    let refused: Vec<_> = guesses.filter_map(Result::err).collect();
    let waits = refused.iter().filter(|refusal| refusal.wait.is_some()).count();
    assert_eq!(waits, 20, "half of them were too fast");
    // The right one is not told to who guesses too fast, and honest people do not notice.
    assert_eq!(code_of(codes.find(made.code, guesser.address)), Some(Code::TooFast));
    assert_eq!(codes.find(made.code, phone.address).unwrap(), Some(HERE));

    let many = with_limit(100_000);
    let taken = (0..200).filter(|table| many.give(TableId::new(*table), phone.address).is_ok());
    assert_eq!(taken.count(), OF_ONE);
    assert!(many.give(HERE, guesser.address).is_ok(), "somebody else");
}
