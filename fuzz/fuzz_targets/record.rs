//! Any bytes are a record or an error, and a record that was read is written
//! and read again as the same one.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::record::Record;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(record) = Record::read(bytes) {
        let text = record.to_string();
        assert_eq!(Record::read(text.as_bytes()).as_ref(), Ok(&record));
        assert!(record.state_after(record.steps.len()).is_some());
    }
});
