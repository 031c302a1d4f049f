//! From the command line's words to a table of a game.

use rules::any::AnyOptions;
use rules::{AnyState, GameKind};

use crate::cli::TableArgs;
use crate::failure::Failure;

/// A table that a game can start at.
pub struct Table {
    /// What it chose.
    pub options: AnyOptions,
    /// How many play.
    pub seats: u8,
    /// The game before its first step.
    pub start: AnyState,
}

/// The table that was asked for.
pub fn table(game: GameKind, args: &TableArgs) -> Result<Table, Failure> {
    let seats = args.players.unwrap_or(2);
    let variant = args.variant.iter().map(|variant| format!("variant={variant}"));
    let mut json = serde_json::Map::new();
    for option in args.options.iter().cloned().chain(variant) {
        let (name, value) = option.split_once('=').ok_or_else(|| {
            Failure::bad_request(format_args!("“{option}” is not an option"))
                .hint("write the name and the value, such as --option trophies=5")
        })?;
        // Numbers and null are meant as such, everything else is a word.
        let value = match serde_json::from_str(value) {
            Ok(value @ (serde_json::Value::Number(_) | serde_json::Value::Null)) => value,
            _ => value.into(),
        };
        json.insert(name.to_owned(), value);
    }
    let options = game
        .read_options(json.into())
        .map_err(|error| Failure::bad_request(error).hint(options_of(game)))?;
    let start = AnyState::start(&options, seats).map_err(|error| {
        Failure::bad_request(error)
            .hint(format_args!("say how many with --players: {} for {game}", game.players()))
    })?;
    Ok(Table { options, seats, start })
}

/// What can be chosen, in words.
fn options_of(game: GameKind) -> String {
    match serde_json::to_value(game.default_options()) {
        Ok(serde_json::Value::Object(options)) if !options.is_empty() => {
            let options: Vec<String> =
                options.iter().map(|(name, value)| format!("{name}={}", plain(value))).collect();
            format!("the options of {game} and what they are by default: {}", options.join(" "))
        }
        _ => format!("there is nothing to choose in {game} but --players"),
    }
}

fn plain(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}
