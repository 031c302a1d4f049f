//! What is kept between runs.

use std::fs;
use std::path::{Path, PathBuf};

use bots::Level;
use rules::GameKind;
use rules::record::Record;
use tui::save::{Shelf, Unfinished};
use tui::table::chance::Seed;

/// An empty folder of a test's own.
pub fn folder(name: &str) -> PathBuf {
    let path =
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

fn game(shelf: &Shelf) -> Unfinished {
    let mut record = Record::new(GameKind::Tiles.default_options(), 2);
    let action = GameKind::Tiles.read_action("first 0").unwrap();
    record.steps.push(rules::record::Step::new(rules::Actor::Chance, action));
    let file = shelf.new_record(GameKind::Tiles, 2);
    Unfinished {
        record,
        party: vec![None, Some(Level::Strong.into())],
        seed: Seed::chosen(9),
        file,
        known: Vec::new(),
    }
}

#[test]
fn a_game_that_was_left_comes_back_with_its_chance() {
    let shelf = Shelf::new(folder("left"));
    assert!(shelf.unfinished(GameKind::Tiles).is_none());
    let left = game(&shelf);
    shelf.keep(&left).unwrap();
    let back = shelf.unfinished(GameKind::Tiles).unwrap();
    assert_eq!(back.record, left.record);
    assert_eq!((back.party, back.seed, back.file), (left.party, left.seed, left.file));
    assert!(shelf.unfinished(GameKind::Dice).is_none());
    shelf.forget(GameKind::Tiles).unwrap();
    shelf.forget(GameKind::Tiles).unwrap();
    assert!(shelf.unfinished(GameKind::Tiles).is_none());
}

#[test]
fn what_was_damaged_is_not_gone_on_with() {
    let path = folder("damaged");
    let shelf = Shelf::new(path.clone());
    let left = game(&shelf);
    shelf.keep(&left).unwrap();
    let note = path.join("unfinished-tiles.json");
    let written = fs::read_to_string(&note).unwrap();
    for damage in [
        String::new(),
        "{".to_owned(),
        written.replace("strong", "godlike"),
        written.replace("[null,", "["),
        written.replace(".jsonl", ".none"),
        written.replace("\"record\":\"", "\"record\":\"../../"),
        written.replace("0900", "xx00"),
    ] {
        fs::write(&note, &damage).unwrap();
        // A path to elsewhere is read as a name in the own folder, so that one still works.
        let same = damage.contains("../");
        assert_eq!(shelf.unfinished(GameKind::Tiles).is_some(), same, "{damage}");
    }
    fs::write(&note, written).unwrap();
    fs::write(&left.file, "not a record").unwrap();
    assert!(shelf.unfinished(GameKind::Tiles).is_none());
}

#[test]
fn cookies_are_kept_by_server_and_for_their_owner_only() {
    let path = folder("cookies");
    let shelf = Shelf::new(path.clone());
    assert_eq!(shelf.cookie("a:1"), None);
    shelf.keep_cookie("a:1", "bango=one").unwrap();
    shelf.keep_cookie("b:2", "bango=two").unwrap();
    assert_eq!(shelf.cookie("a:1").as_deref(), Some("bango=one"));
    assert_eq!(shelf.cookie("b:2").as_deref(), Some("bango=two"));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode(&path), mode(&path.join("servers.json"))), (0o700, 0o600));
    }
}

#[test]
fn a_game_that_is_gone_on_with_has_the_chance_that_it_would_have_had() {
    use std::rc::Rc;
    use std::time::Instant;
    use tui::table::{Local, Pace, Setup};
    use words::{Language, Sentences};
    let sentences = Rc::new(Sentences::of(Language::En));
    let open = |record: Record| {
        let setup = Setup {
            known: Vec::new(),
            record,
            party: vec![None; 2],
            seed: Seed::chosen(5),
            pace: Pace::FAST,
            name: "",
            sentences: Rc::clone(&sentences),
        };
        let mut local = Local::new(setup, drop).unwrap();
        local.wake(Instant::now());
        local
    };
    // Everybody always takes the first thing that there is to do.
    let play = |local: &mut Local, until: usize| {
        while local.record().ending.is_none() && local.record().steps.len() < until {
            let rules::Turn::Seat(seat) = local.state().turn() else { panic!() };
            let step = local.state().actions(seat).first().unwrap().to_string();
            local.play(seat, &[step], Instant::now());
            assert_eq!(local.refusal(), None);
        }
    };
    let mut whole = open(Record::new(GameKind::Cards.default_options(), 2));
    play(&mut whole, usize::MAX);
    let mut half = open(Record::new(GameKind::Cards.default_options(), 2));
    play(&mut half, 60);
    let mut resumed = open(Record::read(half.record().to_string().as_bytes()).unwrap());
    play(&mut resumed, usize::MAX);
    let steps = |local: &Local| -> Vec<String> {
        local.record().steps.iter().map(|step| step.action.to_string()).collect()
    };
    assert_eq!(steps(&resumed), steps(&whole));
    assert!(whole.record().ending.is_some());
}
