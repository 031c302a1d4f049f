//! `bango rules`: the rules told to a player, or the exact text of the law.

use rules::GameKind;
use words::told::{Part, told};

use super::Done;
use crate::cli::Rules;
use crate::failure::Failure;
use crate::terminal::{Terminal, style};

/// The law, as it stands in the repository.
const LAW: &str = include_str!("../../../../RULES.md");

pub fn run(args: &Rules, terminal: &mut Terminal) -> Done {
    if let Ok(game) = args.what.parse() {
        return if args.law { law(&section(game), terminal) } else { tell(game, terminal) };
    }
    let name = args.what.to_uppercase();
    // The examples of a paragraph are numbered, but have no paragraphs of their own.
    let whole = name.split('.').next().unwrap_or_default();
    match paragraph(&name).or_else(|| paragraph(whole).filter(|_| name.contains('.'))) {
        Some(text) => law(&text, terminal),
        None => Err(Failure::bad_request(format_args!(
            "“{}” is neither a game nor a paragraph of the rules",
            rules::notation::shown(&args.what)
        ))
        .hint("the games are cards, dice and tiles; paragraphs look like C4.6")),
    }
}

/// The rules in a player's words, in their language.
fn tell(game: GameKind, terminal: &mut Terminal) -> Done {
    let (strong, faint) = (style::STRONG, style::FAINT);
    terminal.title(game)?;
    writeln!(terminal.out)?;
    for part in told(&terminal.sentences, game) {
        match part {
            Part::Idea(text) => terminal.paragraph("", "", &text)?,
            Part::Heading(heading, law) => {
                writeln!(terminal.out, "\n{strong}{heading}{strong:#}  {faint}{law}{faint:#}")?;
            }
            Part::Rule(text) => terminal.paragraph("  • ", "    ", &text)?,
            Part::Example(title, text) => {
                writeln!(terminal.out, "\n{strong}{title}{strong:#}")?;
                terminal.paragraph("    ", "    ", &text)?;
            }
        }
    }
    let pointer = terminal.sentences.say_of("rules-law-pointer", &[("game", game.id().into())]);
    writeln!(terminal.out, "\n{faint}{pointer}{faint:#}")?;
    Ok(())
}

/// The part of the law that is about this game.
fn section(game: GameKind) -> String {
    let heading = format!("· `{game}`\n");
    let part = LAW.split("\n## ").find(|part| part.contains(&heading)).unwrap_or(LAW);
    format!("## {}", part.trim_end_matches(['-', '\n']))
}

/// One paragraph of the law: a heading with what is below it, or one item.
fn paragraph(name: &str) -> Option<String> {
    let is_named = |text: &&str| {
        let rest = text.strip_prefix(name).filter(|_| name.starts_with(['C', 'D', 'T']));
        rest.is_some_and(|rest| rest.starts_with([' ', '\n']))
    };
    // A line of dashes or the next game's heading follows the last part of a game.
    let headings = LAW.split("\n### ").skip(1).filter_map(|part| part.split("\n---").next());
    let mut items = headings.clone().flat_map(|part| part.split("\n- ").skip(1));
    let heading = headings.clone().find(is_named).map(|part| format!("### {part}"));
    heading.or_else(|| items.find(is_named).map(ToOwned::to_owned))
}

/// Sets the law's Markdown: headings strong, everything else wrapped.
fn law(text: &str, terminal: &mut Terminal) -> Done {
    let strong = style::STRONG;
    for block in blocks(&text.trim_end().replace("**", "*").replace('`', "")) {
        if let Some(heading) = block.strip_prefix('#') {
            writeln!(terminal.out, "{strong}{}{strong:#}", heading.trim_start_matches(['#', ' ']))?;
        } else {
            let indent = if block.starts_with("- ") { 2 } else { 3 * usize::from(is_item(&block)) };
            terminal.paragraph("", &" ".repeat(indent), &block)?;
        }
    }
    Ok(())
}

/// Headings, paragraphs, items and empty lines, the lines of each joined to one.
fn blocks(text: &str) -> Vec<String> {
    let stands_alone = |line: &str| line.is_empty() || line.starts_with('#');
    let mut blocks: Vec<String> = Vec::new();
    for line in text.lines() {
        match blocks.last_mut() {
            Some(block) if !(stands_alone(block) || stands_alone(line) || is_item(line)) => {
                block.push(' ');
                block.push_str(line.trim());
            }
            _ => blocks.push(line.to_owned()),
        }
    }
    blocks
}

/// Whether a line starts an item: `- C4.1 …` or `3. Purple 1, …`.
fn is_item(line: &str) -> bool {
    let number = line.split_once(". ").map(|(number, _)| number.parse::<u8>());
    line.starts_with("- ") || matches!(number, Some(Ok(_)))
}
