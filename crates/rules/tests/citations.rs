//! Every paragraph that an error names is one of `RULES.md`.

use rules::{BrokenRule, Game};

/// The paragraphs of `RULES.md`: headings (`### C4 Drawing`, `## C · cards`), items (`- C4.1 …`).
fn paragraphs() -> Vec<String> {
    let law = include_str!("../../../RULES.md");
    let named = |line: &str| {
        let line = line.trim_start_matches(['#', '-', ' ', '*']);
        let name: String =
            line.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '.').collect();
        let mut chars = name.chars();
        let game = chars.next().is_some_and(|c| "CDT".contains(c));
        (game && chars.next().is_some_and(|c| c.is_ascii_digit())).then_some(name)
    };
    law.lines().filter_map(named).collect()
}

fn check<G: Game>() {
    let paragraphs = paragraphs();
    let mut codes = std::collections::HashSet::new();
    for rule in G::Illegal::all() {
        let (paragraph, sentence) = (rule.paragraph(), rule.to_string());
        assert!(paragraphs.iter().any(|known| known == paragraph), "{rule:?} cites {paragraph}");
        assert!(sentence.ends_with(&format!("({paragraph})")), "{sentence}");
        assert!(!sentence.starts_with(char::is_uppercase), "{sentence}");
        assert!(codes.insert(rule.code()));
    }
}

#[test]
fn errors_cite_paragraphs_that_exist() {
    assert!(paragraphs().len() > 60);
    check::<rules::cards::Cards>();
    check::<rules::dice::Dice>();
    check::<rules::tiles::Tiles>();
}
