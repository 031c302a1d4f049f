//! `pig` through the whole program: records, bots, the terminal's lines, a server's table.

use std::path::Path;

use fair::verify;
use protocol::http::NewTable;
use protocol::known::{Change, Known};
use protocol::table::TableState;
use protocol::{ClientMessage, Command, CommandId, ServerMessage};
use rules::any::AnyView;
use rules::record::Record;
use rules::{AnyState, GameKind, Observer, Outcome, Seat, Turn};
use serde_json::json;

use crate::playing::{piped, said};
use crate::program::{Folder, prints, prints_json};
use crate::serving::host::Host;
use crate::serving::network::{Wire, get, make_table};

#[test]
fn its_games_are_recorded_and_replayed() {
    let folder = Folder::new("pig-records");
    let games = folder.path("games");
    prints(&["sim", "pig", "--players", "3", "--games", "5", "--record", &games, "--seed", "1"]);
    let mut replayed = 0;
    for file in std::fs::read_dir(&games).unwrap() {
        let path = file.unwrap().path();
        let text = prints(&["replay", path.to_str().unwrap()]);
        assert!(text.contains("Pig, the dice game") && text.contains("In the pot"), "{text}");
        assert!(text.contains("all legal, and the outcome is right"), "{text}");
        replayed += 1;
    }
    assert_eq!(replayed, 5);
}

#[test]
fn its_bots_are_ranked_and_give_hints() {
    let arena = ["arena", "pig", "--bots", "strong,random", "--games", "20", "--json"];
    let lines = prints_json(&arena);
    assert!(!lines.is_empty());
    let folder = Folder::new("pig-hint");
    let games = folder.path("games");
    prints(&["sim", "pig", "--games", "1", "--record", &games, "--seed", "2"]);
    let file = std::fs::read_dir(&games).unwrap().next().unwrap().unwrap().path();
    let hint = prints(&["hint", file.to_str().unwrap(), "--step", "1"]);
    assert!(hint.contains("roll") && hint.contains("enough in the pot"), "{hint}");
}

#[test]
fn its_rules_are_told_and_it_is_played_in_lines() {
    assert!(prints(&["rules", "pig"]).contains("Roll the die until you hold"));
    let folder = Folder::new("pig-lines");
    let words =
        ["play", "pig", "--data", &folder.path("kept"), "--bots", "beginner", "--seed", "5"];
    let text = said(&piped(&[&words[..], &["--plain"]].concat(), &"hold\nroll\n".repeat(200)));
    assert!(text.contains("The pot is empty, so roll (P3)"), "{text}");
    assert!(text.contains("The die shows"), "{text}");
    assert!(text.contains("wins") || text.contains("You win"), "{text}");
}

#[test]
fn it_is_played_at_a_server_s_table_and_its_chance_is_proven() {
    let folder = Folder::new("pig-server");
    let host = Host::start(&folder.path("data"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let new = NewTable {
            game: GameKind::Pig,
            seats: None,
            options: Some(json!({ "length": "short" })),
            settings: None,
            name: Some("Ada".to_owned().into()),
            table: None,
            contribution: None,
            avatar: None,
            bots: Some(bots::Level::Beginner),
            bots_match: false,
        };
        let (table, cookie) = make_table(host.address, &new).await;
        let (mut wire, _) = Wire::open(host.address, Some(&cookie)).await.unwrap();
        wire.say(&ClientMessage::watch(table, None)).await.unwrap();
        let (mut known, mut frames, mut sent) = (Known::default(), Vec::new(), 0);
        loop {
            let message = wire.hear().await.unwrap();
            if let ServerMessage::Refused { refusal, .. } = &message {
                panic!("{refusal:?}");
            }
            assert_ne!(known.hear(&message), Change::AskAgain, "{message:?}");
            if matches!(message, ServerMessage::Table(_) | ServerMessage::Steps { .. }) {
                frames.push(message);
            }
            let Some(play) = known.table().and_then(|table| table.play.as_ref()) else { continue };
            if play.ending.is_some() {
                break;
            }
            // One command for each position of one's own.
            if let Some(AnyView::Pig(view)) = play.views.first().map(|seat| &seat.view)
                && !view.actions.is_empty()
                && sent < play.steps.len()
            {
                sent = play.steps.len();
                let action = if view.pot >= 8 { "hold" } else { "roll" }.to_owned();
                let seat = Seat::new(0).unwrap();
                let command = Command::Play { seat, actions: vec![action], reaction: None };
                let id = CommandId::try_from(format!("step-{sent}")).unwrap();
                wire.say(&ClientMessage::Do { id, command }).await.unwrap();
            }
        }
        let text = get(host.address, &format!("/api/tables/{table}/games/1")).await;
        let record = Record::read(text.as_bytes()).unwrap();
        verify(&record).unwrap();
        follow(&frames);
        // The page's test plays what a real server said: this is how its file was made.
        if std::env::var_os("BANGO_WRITE_FRAMES").is_some() {
            std::fs::write(frames_of_the_page(), serde_json::to_string_pretty(&frames).unwrap())
                .unwrap();
        }
    });
}

#[test]
fn the_page_s_test_is_told_the_truth() {
    let text = std::fs::read_to_string(frames_of_the_page()).unwrap();
    follow(&serde_json::from_str::<Vec<ServerMessage>>(&text).unwrap());
}

fn frames_of_the_page() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/tests/pig/frames.json")
}

/// Follows a game through what a client in seat 0 was told: every view is the one that the rules
/// give after these steps.
fn follow(frames: &[ServerMessage]) {
    let mut known = Known::default();
    for frame in frames {
        assert_ne!(known.hear(frame), Change::AskAgain, "{frame:?}");
        let TableState { options, seats, play, .. } = known.table().unwrap();
        let play = play.as_ref().unwrap();
        let options = GameKind::Pig.read_options(options.clone()).unwrap();
        let mut state = AnyState::start(&options, u8::try_from(seats.len()).unwrap()).unwrap();
        for step in &play.steps {
            let action = GameKind::Pig.read_action(step.action.as_deref().unwrap()).unwrap();
            state.play(step.by, &action).unwrap();
        }
        // While chance is gathered there is no view yet.
        if let Some(seat) = play.views.first() {
            assert_eq!(seat.view, state.view(Observer::Seat(seat.seat.unwrap())));
        }
        if play.ending.is_some() {
            assert!(matches!(state.turn(), Turn::Over(Outcome::Won(_))));
            return;
        }
    }
    panic!("the game did not end");
}
