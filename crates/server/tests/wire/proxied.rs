//! Behind a proxy, limits count visitors: neither the proxy nor what visitors write themselves.

use std::num::NonZeroU32;

use super::client::open;
use super::house::House;
use super::web::ask;

const FORWARDED: &str = "X-Forwarded-For";

/// Everybody comes through a proxy, which is this machine.
async fn proxied(per_address: usize, per_second: u32) -> House {
    House::with(|config| {
        config.front.proxies = "127.0.0.0/8".parse().unwrap();
        config.front.requests_per_second = NonZeroU32::new(per_second).unwrap();
        config.connections.per_address = per_address;
    })
    .await
}

#[tokio::test]
async fn a_proxy_brings_more_visitors_than_one_address_may_have_connections() {
    let house = proxied(2, 1000).await;
    let mut sockets = Vec::new();
    for visitor in 1..=10 {
        let from = format!("192.0.2.{visitor}");
        for _ in 0..2 {
            let socket = open(&house, &[("x-forwarded-for", &from)]).await;
            sockets.push(socket.unwrap_or_else(|status| panic!("{from}: {status}")));
        }
        assert_eq!(open(&house, &[("x-forwarded-for", &from)]).await.err(), Some(429), "{from}");
    }
    house.stop().await;
}

#[tokio::test]
async fn a_place_is_free_again_once_its_socket_is_closed() {
    let house = proxied(1, 1000).await;
    let from = [("x-forwarded-for", "192.0.2.1")];
    for _ in 0..20 {
        let mut socket = open(&house, &from).await.unwrap();
        socket.close(None).await.unwrap();
        while open(&house, &from).await.is_err() {}
        // That one was dropped without a word, and frees its place as well.
        while open(&house, &from).await.is_err() {}
        while ask(&house, "GET", "/health", &[(FORWARDED, "192.0.2.1")], "").await.status != 200 {}
    }
    house.stop().await;
}

/// How many of fifty requests are let in.
async fn let_in(house: &House, headers: impl Fn(usize) -> Vec<(&'static str, String)>) -> usize {
    let mut let_in = 0;
    for number in 0..50 {
        let headers = headers(number);
        let headers: Vec<_> = headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let answer = ask(house, "GET", "/health", &headers, "").await;
        assert!([200, 429].contains(&answer.status), "{}", answer.status);
        let_in += usize::from(answer.status == 200);
    }
    let_in
}

#[tokio::test]
async fn nobody_escapes_the_limit_of_requests() {
    let is_limited = |let_in: usize| (4..20).contains(&let_in);
    for (what, headers) in [
        ("no header", (|_| vec![]) as fn(usize) -> Vec<(&'static str, String)>),
        ("a port", |number| vec![(FORWARDED, format!("192.0.2.1:{number}"))]),
        ("brackets", |_| vec![(FORWARDED, "[2001:db8::1]".to_owned())]),
        ("junk", |number| vec![(FORWARDED, format!("junk-{number}"))]),
        ("two lines", |number| {
            vec![(FORWARDED, format!("198.51.100.{number}")), (FORWARDED, "192.0.2.1".to_owned())]
        }),
        ("one line", |number| vec![(FORWARDED, format!("198.51.100.{number}, 192.0.2.1"))]),
        ("one /64", |number| vec![(FORWARDED, format!("2001:db8::{number}"))]),
    ] {
        let house = proxied(1000, 1).await;
        let let_in = let_in(&house, headers).await;
        assert!(is_limited(let_in), "{what}: {let_in} of 50");
        house.stop().await;
    }
    let house = proxied(1000, 1).await;
    let others = let_in(&house, |number| vec![(FORWARDED, format!("192.0.2.{number}"))]).await;
    assert_eq!(others, 50, "visitors are counted each by themselves");
    house.stop().await;
}

/// A family comes by one address, and each browser fetches all files of the page at once; there is a bound
/// all the same, and it does not use up what others ask for.
#[tokio::test]
async fn the_files_of_the_page_are_counted_apart() {
    let house = House::with(|config| {
        config.front.requests_per_second = NonZeroU32::MIN;
    })
    .await;
    let mut fetched = 0;
    while ask(&house, "GET", "/assets/none.js", &[], "").await.status == 404 {
        fetched += 1;
        assert!(fetched < 10_000, "there is no bound");
    }
    assert!(fetched >= 40, "{fetched}");
    assert_eq!(ask(&house, "GET", "/health", &[], "").await.status, 200);
    house.stop().await;
}

#[tokio::test]
async fn a_stranger_is_not_believed() {
    let house = House::with(|config| {
        config.front.proxies = "10.0.0.0/8".parse().unwrap();
        config.front.requests_per_second = NonZeroU32::MIN;
    })
    .await;
    let let_in = let_in(&house, |number| vec![(FORWARDED, format!("192.0.2.{number}"))]).await;
    assert!((4..20).contains(&let_in), "{let_in}");
    house.stop().await;
}
