//! What is known of the game: the book, the theorem, and the document.

use bots::tiles::book::{BOOK, read, reply, view_after};
use bots::tiles::bound::table::Table;
use bots::tiles::bound::{CERTIFICATE, check, find};
use bots::tiles::study::study;
use bots::tiles::symmetry::Turned;
use rules::tiles::{Action, Cell};

use super::dumb::is_won;
use super::play::{actions, in_turn, seeded, start, start_with, step, view};

#[test]
fn the_document_has_these_numbers() {
    let document = include_str!("../../../../docs/KNOWLEDGE.md");
    let study = study().unwrap();
    assert!(study.contains("first 9 tiles"));
    assert!(document.contains(&study), "copy what `bango study tiles` prints:\n{study}");
}

#[test]
fn the_book_has_every_opening_once() {
    let entries = read(BOOK).unwrap();
    let mut forms = std::collections::BTreeSet::new();
    for entry in &entries {
        let view = view_after(&entry.opening).unwrap();
        assert!(view.actions.contains(&entry.reply));
        assert!(forms.insert(Turned::of(&view, None).unwrap().form));
    }
    assert_eq!(entries.len(), 17);
    // Whatever is placed in the first four turns is one of them.
    let mut rng = seeded(51);
    for _ in 0..50 {
        let state = super::play::random_position(4, &mut rng);
        assert!(forms.contains(&Turned::of(&view(&state), None).unwrap().form));
    }
}

#[test]
fn the_book_is_known_on_any_table() {
    for entry in read(BOOK).unwrap() {
        for (seat, mirrored) in [(0, false), (1, true)] {
            let turn = |action: Action| match action {
                Action::Place(cell) if mirrored => Action::Place(Cell::new(-cell.y, cell.x)),
                other => other,
            };
            let mut state = start_with(2, seat);
            for &action in &entry.opening {
                step(&mut state, turn(action));
            }
            let known = reply(&view(&state)).unwrap();
            // In a position that is its own mirror image the other side will do as well.
            let after = |action: Action| Turned::of(&view(&state), Some(action)).unwrap().form;
            assert_eq!(after(known), after(turn(entry.reply)));
        }
    }
}

#[test]
fn the_checker_is_not_fooled() {
    let certificate = find(7, 100_000).unwrap();
    assert_eq!(check(&certificate).unwrap().tiles, 7);
    // Without its replies a defence by rule alone is broken through.
    assert!(check("starter 9\nother 9\n").unwrap_err().contains("makes five"));
    // A reply that is not possible is none.
    assert!(check("starter 7\n1 9,9\nother 7\n").unwrap_err().contains("no reply"));
    for bad in ["", "starter 7\n", "starter 7\nother 6\n", "other 7\nstarter 7\n", "starter 7\nx"] {
        assert!(check(bad).is_err(), "{bad}");
    }
    // More tiles than the certificate is for.
    assert!(
        check(&CERTIFICATE.replace("starter 9", "starter 10").replace("other 9", "other 10"))
            .is_err()
    );
}

fn narrow(number: i16) -> i8 {
    number.try_into().unwrap()
}

/// The checker's table knows the same places and the same fives as the rules.
#[test]
fn the_checkers_table_is_that_of_the_rules() {
    let mut rng = seeded(52);
    let mut fives = 0;
    for _ in 0..60 {
        let mut state = start();
        let mut table = Table { attack: Vec::new(), defence: Vec::new(), left: 10 };
        while in_turn(&state).is_some() && table.left > 0 {
            let places: std::collections::BTreeSet<(i8, i8)> = actions(&state)
                .into_iter()
                .map(|action| match action {
                    Action::Place(cell) => (narrow(cell.x), narrow(cell.y)),
                    other => panic!("{other}"),
                })
                .collect();
            assert_eq!(places, table.places().into_iter().collect());
            let attacks = table.attack.len() == table.defence.len();
            // The attack likes long rows, so that some are made.
            let mut choice: Vec<(i8, i8)> = places.into_iter().collect();
            if attacks && table.attack.len() > 1 {
                choice.retain(|place| place.1 == 0);
            } else if !attacks {
                choice.retain(|place| place.1 != 0);
            }
            let place = rules::chance::pick(&mut rng, &choice).unwrap();
            table = if attacks { table.attacked(place) } else { table.defended(place) };
            step(&mut state, Action::Place(Cell::new(place.0.into(), place.1.into())));
            if attacks {
                assert_eq!(table.is_lost(), is_won(&state));
                assert_eq!(table.form().is_lost(), is_won(&state));
                fives += u32::from(table.is_lost());
            }
        }
    }
    assert!(fives > 5, "{fives}");
}
