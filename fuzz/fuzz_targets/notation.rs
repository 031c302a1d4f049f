//! Any text is a step or an error, and a step's text is the one that was read.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::GameKind;

fuzz_target!(|text: &str| {
    for game in GameKind::ALL {
        match game.read_action(text) {
            Ok(action) => assert_eq!(action.to_string(), text),
            Err(error) => assert!(error.to_string().len() < 2_000),
        }
    }
});
