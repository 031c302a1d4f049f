//! Any text is a message or an error, and what was read is written and read
//! again as the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use protocol::http::NewTable;
use protocol::{ClientMessage, Command};

fuzz_target!(|text: &str| {
    if let Ok(message) = serde_json::from_str::<ClientMessage>(text) {
        let written = serde_json::to_string(&message).expect("a message is written");
        assert_eq!(serde_json::from_str::<ClientMessage>(&written).ok(), Some(message));
    }
    if let Ok(command) = serde_json::from_str::<Command>(text) {
        let written = serde_json::to_string(&command).expect("a command is written");
        assert_eq!(serde_json::from_str::<Command>(&written).ok(), Some(command));
    }
    if let Ok(new) = serde_json::from_str::<NewTable>(text) {
        let written = serde_json::to_string(&new).expect("a request is written");
        // What a table may choose is read by its game.
        let options = new.options.clone().map(|options| new.game.read_options(options));
        if let Some(Ok(options)) = options {
            let json = serde_json::to_value(&options).expect("options are written");
            assert_eq!(new.game.read_options(json), Ok(options));
        }
        // As long as no game has read them they are any JSON, whose fractions may lose their last digit.
        let again = serde_json::from_str::<NewTable>(&written).ok();
        let again = again.map(|again| NewTable { options: new.options.clone(), ..again });
        assert_eq!(again, Some(new));
    }
});
