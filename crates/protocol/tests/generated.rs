//! The files that are written from the types, and whether they are up to date.

use std::path::Path;

use rules::GameKind;

use crate::{declared, page, print};

const HEADER: &str = "\
// Everything that goes over the wire, written from the Rust types in crates/protocol,
// crates/rules and crates/bots. Do not edit it: change them, and run
//
//     cargo test -p protocol
//
// which writes this file and docs/PROTOCOL.md anew.
";

#[test]
fn the_page_s_types_are_up_to_date() {
    let types: String = declared::all()
        .iter()
        .map(|declared| format!("\n{}", print::declaration(declared)))
        .collect();
    let version = protocol::VERSION;
    let version = format!(
        "\n/** The version of the protocol that these types are of. */\n\
         export const PROTOCOL_VERSION = {version};\n"
    );
    up_to_date("web/src/protocol.ts", &format!("{HEADER}{version}{}{types}", games()));
}

/// What a client must know of each game before there is a table.
fn games() -> String {
    let fact = |game: &GameKind| {
        let seats = serde_json::json!(game.seats());
        let choices: serde_json::Map<_, _> = game
            .choices()
            .iter()
            .map(|choice| (choice.option.to_owned(), choice.values.into()))
            .collect();
        let (choices, aloud) = (serde_json::Value::Object(choices), game.read_aloud());
        let matches = bots::registry::offers(*game, bots::BotLevel::Match);
        format!(
            "  {game}: {{ seats: {seats}, choices: {choices}, readAloud: {aloud}, matches: {matches} }},\n"
        )
    };
    let facts: String = GameKind::ALL.iter().map(fact).collect();
    format!(
        "\n/** What is known of a game before there is a table. */\n\
         export interface GameFacts {{\n\
         \u{20}\u{20}/** How many can play, in ascending order. */\n\
         \u{20}\u{20}seats: readonly number[];\n\
         \u{20}\u{20}/** What people are asked before the start: values of an option, the default first. */\n\
         \u{20}\u{20}choices: Readonly<Record<string, readonly string[]>>;\n\
         \u{20}\u{20}/** Whether what a race is about can be read aloud to all before it begins. */\n\
         \u{20}\u{20}readAloud: boolean;\n\
         \u{20}\u{20}/** Whether bots can play as well as the people at their table. */\n\
         \u{20}\u{20}matches: boolean;\n\
         }}\n\n\
         export const FACTS: Readonly<Record<GameKind, GameFacts>> = {{\n{facts}}};\n"
    )
}

#[test]
fn the_reference_is_up_to_date() {
    up_to_date("docs/PROTOCOL.md", &page::write(&declared::all()));
}

/// Fails if the file is not what it should be. At a developer's machine it is
/// written first, so that the next run passes.
fn up_to_date(path: &str, wanted: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::fs::read_to_string(&file).is_ok_and(|there| there == wanted) {
        return;
    }
    if std::env::var_os("CI").is_some() {
        panic!("{path} is out of date: run `cargo test -p protocol` and commit what it writes");
    }
    std::fs::create_dir_all(file.parent().unwrap()).unwrap();
    std::fs::write(&file, wanted).unwrap();
    panic!(
        "{path} was out of date and has been written anew: look at the difference, and run the tests again"
    );
}
