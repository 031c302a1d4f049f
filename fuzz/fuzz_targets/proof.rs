//! Any record that can be read is proven or not, and what was proven once is proven again.
#![no_main]

use fair::verify_signed;
use libfuzzer_sys::fuzz_target;
use rules::record::Record;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(record) = Record::read(bytes)
        && let Ok(verified) = verify_signed(&record, bytes)
    {
        // What one reader proves, the next one proves from what the first has written.
        let text = record.to_string();
        let again = Record::read(text.as_bytes()).expect("a record that was written");
        let proven = fair::verify(&again).expect("proven once, proven again");
        assert_eq!(proven.commitment, verified.commitment);
        assert_eq!((proven.chance, proven.lots), (verified.chance, verified.lots));
    }
});
