//! `bango rules`: the rules told to a player, or the exact text of the law.

use rules::GameKind;

use super::Done;
use crate::cli::Rules;
use crate::failure::Failure;
use crate::terminal::{Terminal, style};

/// The law, as it stands in the repository.
const LAW: &str = include_str!("../../../../RULES.md");

pub fn run(args: &Rules, terminal: &mut Terminal) -> Done {
    if let Ok(game) = args.what.parse() {
        return if args.law { law(section(game), terminal) } else { told(game, terminal) };
    }
    match paragraph(&args.what) {
        Some(text) => law(text, terminal),
        None => Err(Failure::bad_request(format_args!(
            "“{}” is neither a game nor a paragraph of the rules",
            args.what.escape_debug()
        ))
        .hint("the games are cards, dice and tiles; paragraphs look like C4.6")),
    }
}

/// The rules in a player's words, in their language.
fn told(game: GameKind, terminal: &mut Terminal) -> Done {
    let key = |part: &str| format!("rules-{game}-{part}");
    let (strong, faint) = (style::STRONG, style::FAINT);
    let say = |terminal: &Terminal, part: &str| terminal.sentences.find(&key(part), &[]);
    let title = say(terminal, "title").unwrap_or_default();
    writeln!(terminal.out, "{strong}{title}{strong:#}")?;
    let designer = say(terminal, "designer").unwrap_or_default();
    writeln!(terminal.out, "{faint}{designer}{faint:#}\n")?;
    let idea = say(terminal, "idea").unwrap_or_default();
    terminal.paragraph("", "", &idea)?;
    for section in 1.. {
        let Some(heading) = say(terminal, &format!("{section}-heading")) else {
            break;
        };
        let law = say(terminal, &format!("{section}-heading.law")).unwrap_or_default();
        writeln!(terminal.out, "\n{strong}{heading}{strong:#}  {faint}{law}{faint:#}")?;
        for number in 1.. {
            let Some(text) = say(terminal, &format!("{section}-{number}")) else {
                break;
            };
            terminal.paragraph("  • ", "    ", &text)?;
        }
    }
    for number in 1.. {
        let Some(text) = say(terminal, &format!("example-{number}")) else {
            break;
        };
        let title = say(terminal, &format!("example-{number}.title")).unwrap_or_default();
        let title = terminal.sentences.say_of("rules-example", &[("title", title.into())]);
        writeln!(terminal.out, "\n{strong}{title}{strong:#}")?;
        terminal.paragraph("    ", "    ", &text)?;
    }
    let pointer = terminal.sentences.say_of("rules-law-pointer", &[("game", game.id().into())]);
    writeln!(terminal.out, "\n{faint}{pointer}{faint:#}")?;
    Ok(())
}

/// The part of the law that is about this game.
fn section(game: GameKind) -> &'static str {
    let heading = format!("· `{game}`\n");
    let part = LAW.split("\n## ").find(|part| part.contains(&heading)).unwrap_or(LAW);
    part.trim_end_matches(['-', '\n'])
}

/// One paragraph of the law: a heading with what is below it, or one item.
fn paragraph(name: &str) -> Option<&'static str> {
    let named =
        |text: &str| text.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '\n']));
    let known = |text: &str| text.starts_with(['C', 'D', 'T']) && named(text);
    let headings = LAW.split("\n### ").skip(1);
    let mut items = headings.clone().flat_map(|part| part.split("\n- ").skip(1));
    let whole = |part: &'static str| part.split("\n---").next().unwrap_or(part);
    headings.clone().find(|part| known(part)).or_else(|| items.find(|item| known(item))).map(whole)
}

/// Sets the law's Markdown: headings strong, everything else wrapped.
fn law(text: &str, terminal: &mut Terminal) -> Done {
    let strong = style::STRONG;
    let mut paragraph = String::new();
    let plain = text.replace("**", "*").replace('`', "");
    for (number, line) in plain.lines().chain([""]).enumerate() {
        let heading =
            line.starts_with('#') || (number == 0 && !line.ends_with('.') && line.len() < 60);
        let starts_anew = line.is_empty() || heading || line.starts_with("- ") || numbered(line);
        if starts_anew && !paragraph.is_empty() {
            let indent =
                if paragraph.starts_with("- ") || numbered(&paragraph) { "  " } else { "" };
            terminal.paragraph("", indent, &paragraph)?;
            paragraph.clear();
        }
        if heading {
            writeln!(terminal.out, "{strong}{}{strong:#}", line.trim_start_matches(['#', ' ']))?;
        } else if line.is_empty() {
            writeln!(terminal.out)?;
        } else {
            if !paragraph.is_empty() {
                paragraph.push(' ');
            }
            paragraph.push_str(line.trim());
        }
    }
    Ok(())
}

/// Whether a line starts an item such as `3. Purple 1, …`.
fn numbered(line: &str) -> bool {
    line.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok())
}
