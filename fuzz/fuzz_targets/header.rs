//! What comes before a message: where a visitor says they come from, which page asks, the names and
//! short codes that are typed, and the bodies of small requests. Whoever is not believed counts as who
//! connected, and what was read is written in one way.
#![no_main]

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::LazyLock;

use http::{HeaderMap, HeaderValue};
use libfuzzer_sys::fuzz_target;
use protocol::ShortCode;
use protocol::screen::{NewCode, ShowOnScreen};
use protocol::text::{Line, Name};
use protocol::you::{Move, Profile};
use server::http::{Origins, Proxies};
use server::table::check_name;

const PEER: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

static ORIGINS: LazyLock<Origins> = LazyLock::new(|| {
    let public = "https://bango.example".parse().expect("a good address");
    Origins::new(Some(&public), SocketAddr::new(PEER, 7777))
});

fuzz_target!(|text: &str| {
    let mut headers = HeaderMap::new();
    for value in text.lines().filter_map(|line| HeaderValue::from_str(line).ok()) {
        headers.append("x-forwarded-for", value);
    }
    assert_eq!(Proxies::Nobody.visitor(PEER, &headers), PEER);
    Proxies::Everybody.visitor(PEER, &headers);
    if let Ok(proxies) = text.parse::<Proxies>() {
        proxies.visitor(PEER, &headers);
    }
    let (origin, host) = text.split_once('\n').unwrap_or((text, ""));
    if ORIGINS.own(origin, Some(host)) {
        assert!(origin.starts_with("http"), "{origin}");
    }
    if let Ok(code) = text.parse::<ShortCode>() {
        assert_eq!(code.to_string().parse::<ShortCode>().ok(), Some(code));
    }
    let name = Name::from(text.to_owned());
    let _ = check_name(&name);
    assert_eq!(Name::from(name.as_str().to_owned()), name);
    let line = Line::from(text.to_owned());
    assert_eq!(Line::from(line.as_str().to_owned()), line);
    if let Ok(profile) = serde_json::from_str::<Profile>(text) {
        let written = serde_json::to_string(&profile).expect("a profile is written");
        assert_eq!(serde_json::from_str::<Profile>(&written).ok(), Some(profile));
    }
    let _ = serde_json::from_str::<Move>(text);
    let _ = serde_json::from_str::<NewCode>(text);
    let _ = serde_json::from_str::<ShowOnScreen>(text);
});
