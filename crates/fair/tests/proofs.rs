//! Honest games are proven.

use fair::verify;
use rules::record::Record;
use rules::{Actor, GameKind, Seats};

use super::games;

#[test]
fn every_game_at_every_table_is_proven() {
    let (mut chance, mut lots) = (0, 0);
    for (options, seats) in games::tables() {
        for number in 0..2 {
            let record = games::game(&options, seats, number);
            let read = Record::read(record.to_string().as_bytes()).unwrap();
            assert_eq!(read, record);
            let verified = verify(&read).unwrap_or_else(|error| panic!("{options:?}: {error}"));
            let by_chance = record.steps.iter().filter(|step| step.by == Actor::Chance).count();
            assert_eq!(verified.chance, by_chance);
            let promises: Vec<Option<String>> = verified
                .seat_commitments
                .iter()
                .map(|promise| promise.map(|promise| promise.to_string()))
                .collect();
            assert_eq!(promises, record.header.entropy);
            let all = 0..seats;
            let added: Vec<u8> = all.clone().filter(|seat| seat % 2 == 0).collect();
            let withheld: Vec<u8> = all.filter(|seat| seat % 4 == 1).collect();
            assert_eq!(verified.added, games::seats(&added));
            assert_eq!(verified.withheld, games::seats(&withheld));
            chance += verified.chance;
            lots += verified.lots;
        }
    }
    assert!(chance > 1_000 && lots > 50, "{chance} steps by chance, {lots} lots");
}

/// If this fails, games that were played long ago can no longer be proven.
#[test]
fn kept_records_are_proven_for_ever() {
    let counts = games::KEPT.map(|name| {
        let text = games::read(name);
        let record = Record::read(text.as_bytes()).unwrap();
        assert_eq!(record.to_string(), text, "{name}");
        let verified = verify(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        (verified.chance, verified.lots)
    });
    assert_eq!(counts, [(85, 0), (84, 0), (83, 60), (32, 11), (1, 0)]);
}

#[test]
fn a_table_where_nobody_was_asked_is_proven_by_its_seed_alone() {
    for &kind in GameKind::ALL {
        let mut record = games::game_of_the_server_alone(&kind.default_options(), 2, 1);
        assert!(!record.to_string().contains("entropy"));
        let verified = verify(&record).unwrap();
        assert_eq!((verified.added, verified.withheld), (Seats::NONE, Seats::NONE));
        // A list in which nobody added anything says the same.
        record.header.entropy = vec![None, None];
        record.reveal.as_mut().unwrap().entropy = vec![None, None];
        assert_eq!(verify(&record), Ok(verified));
    }
}
