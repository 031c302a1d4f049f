//! What may be shown of text that anyone can have written: the only list of characters that must not.

/// Whether a character of a name or a line must not be shown: it controls something, has no
/// width, sets the direction of writing, or belongs to no character. The joiner of composed
/// pictures stays.
pub fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c,
        '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200c}' | '\u{200e}' | '\u{200f}'
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{ffff}' | '\u{e0000}'..='\u{e0fff}')
        || ('\u{e000}'..='\u{f8ff}').contains(&c)
        || c >= '\u{f0000}'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_obeys_nobody_and_can_be_seen_stays() {
        assert!("Zoé 漢字 👩\u{200d}🚀 <b>".chars().all(|c| !is_invisible(c)));
        assert!(
            "\0\n\u{1b}\u{7f}\u{85}\u{200b}\u{202e}\u{2066}\u{3164}\u{feff}\u{e000}"
                .chars()
                .all(is_invisible)
        );
    }
}
