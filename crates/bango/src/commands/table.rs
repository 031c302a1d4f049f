//! From the command line's words to a table of a game.

use rules::any::AnyOptions;
use rules::notation::shown;
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

impl Table {
    /// A name for files: the game, how many play, and what was chosen otherwise than usual.
    pub fn name(&self) -> String {
        let game = self.options.kind();
        let mut name = format!("{game}-{}p", self.seats);
        let usual = fields(&game.default_options());
        for (option, value) in fields(&self.options) {
            if usual.get(&option) != Some(&value) {
                name += &format!("-{}", plain(&value));
            }
        }
        name
    }
}

fn fields(options: &AnyOptions) -> serde_json::Map<String, serde_json::Value> {
    match serde_json::to_value(options) {
        Ok(serde_json::Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    }
}

/// The table that was asked for.
pub fn table(game: GameKind, args: &TableArgs) -> Result<Table, Failure> {
    let players = args.players.unwrap_or(2);
    let bad_players = |sentence: &dyn std::fmt::Display| {
        Failure::bad_request(sentence)
            .hint(format_args!("say how many with --players: {} for {game}", game.players()))
    };
    let seats = u8::try_from(players).map_err(|_| {
        bad_players(&format_args!("{game} is for {} players, not {players}", game.players()))
    })?;
    let variant = args.variant.iter().map(|variant| format!("variant={variant}"));
    let mut json = serde_json::Map::new();
    for option in args.options.iter().cloned().chain(variant) {
        let (name, value) = option.split_once('=').ok_or_else(|| {
            Failure::bad_request(format_args!("“{}” is not an option", shown(&option)))
                .hint("write the name and the value, such as --option trophies=5")
        })?;
        // Numbers and null are meant as such, everything else is a word.
        let value = match serde_json::from_str(value) {
            Ok(value @ (serde_json::Value::Number(_) | serde_json::Value::Null)) => value,
            _ => value.into(),
        };
        if json.insert(name.to_owned(), value).is_some() {
            return Err(Failure::bad_request(format_args!(
                "the option {} is given twice",
                shown(name)
            ))
            .hint("give every option once; --variant is one of them"));
        }
    }
    let options = game
        .read_options(json.into())
        .map_err(|error| Failure::bad_request(error).hint(options_of(game)))?;
    let start = AnyState::start(&options, seats).map_err(|error| bad_players(&error))?;
    Ok(Table { options, seats, start })
}

/// What can be chosen, in words.
fn options_of(game: GameKind) -> String {
    let options: Vec<String> = fields(&game.default_options())
        .iter()
        .map(|(name, value)| format!("{name}={}", plain(value)))
        .collect();
    if options.is_empty() {
        return format!("there is nothing to choose in {game} but --players");
    }
    format!("the options of {game} and what they are by default: {}", options.join(" "))
}

fn plain(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), ToOwned::to_owned)
}
