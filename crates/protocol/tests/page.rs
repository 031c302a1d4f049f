//! The reference page: a text written by hand, with shapes and examples put in.

use protocol::Code;
use protocol::client::{ClientMessage, Command};
use protocol::server::ServerMessage;

use crate::declared::{Declared, named};
use crate::ordered::Ordered;
use crate::shape::Shape;
use crate::{print, samples, shape};

const TEMPLATE: &str = include_str!("PROTOCOL.template.md");

/// The whole page.
pub fn write(types: &[Declared]) -> String {
    let clients: Vec<_> = samples::client().iter().map(Ordered::of).collect();
    let commands: Vec<_> = samples::commands().iter().map(Ordered::of).collect();
    let servers: Vec<_> = samples::server().iter().map(Ordered::of).collect();
    let new: Vec<_> = samples::new_tables().iter().map(Ordered::of).collect();
    let refusal = Ordered::of(&protocol::Refusal::from(Code::NoTable));
    let parts = [
        ("version", protocol::VERSION.to_string()),
        ("most_bytes", (protocol::MOST_BYTES / 1024).to_string()),
        ("client messages", variants(named(types, "ClientMessage"), &clients)),
        ("commands", variants(named(types, "Command"), &commands)),
        ("server messages", variants(named(types, "ServerMessage"), &servers)),
        ("new table", body(named(types, "NewTable"), &new)),
        ("table made", body(named(types, "TableMade"), &[Ordered::of(&samples::made())])),
        ("table list", body(named(types, "TableList"), &[Ordered::of(&samples::list())])),
        ("table summary", body(named(types, "TableSummary"), &[Ordered::of(&samples::summary())])),
        ("review", body(named(types, "Review"), &[Ordered::of(&samples::review())])),
        ("moment", body(named(types, "Moment"), &[])),
        (
            "lesson steps",
            body(named(types, "LessonSteps"), &[Ordered::of(&samples::lesson_steps())]),
        ),
        ("lesson", body(named(types, "Lesson"), &[Ordered::of(&samples::lesson())])),
        ("you", body(named(types, "You"), &[Ordered::of(&samples::you())])),
        ("profile", body(named(types, "Profile"), &[Ordered::of(&samples::profile())])),
        ("moving key", body(named(types, "MovingKey"), &[Ordered::of(&samples::moving_key())])),
        ("move", body(named(types, "Move"), &[Ordered::of(&samples::moving())])),
        (
            "visitor",
            body(named(types, "VisitorSeen"), &[Ordered::of(&samples::visitors_seen()[0])]),
        ),
        ("health", body(named(types, "Health"), &[Ordered::of(&samples::health())])),
        ("new code", body(named(types, "NewCode"), &[Ordered::of(&samples::new_code())])),
        ("code made", body(named(types, "CodeMade"), &[Ordered::of(&samples::code_made())])),
        ("code found", body(named(types, "CodeFound"), &[Ordered::of(&samples::code_found())])),
        (
            "show on screen",
            body(named(types, "ShowOnScreen"), &[Ordered::of(&samples::show_on_screen())]),
        ),
        ("refusal", body(named(types, "Refusal"), &[refusal])),
        ("codes", codes(named(types, "Code"))),
        ("session", session()),
        ("types", others(types)),
    ];
    let page = parts.iter().fold(TEMPLATE.to_owned(), |page, (name, text)| {
        let mark = format!("{{{{{name}}}}}");
        assert!(page.contains(&mark), "the template has no {mark}");
        page.replace(&mark, text.trim_end())
    });
    assert!(!page.contains("{{"), "something in the template was not filled in");
    page
}

/// Each variant of a message: what it is for, its shape and an example.
fn variants(declared: &Declared, examples: &[Ordered]) -> String {
    let Shape::Union(members) = &declared.shape else { panic!("{} has variants", declared.name) };
    let section = |(member, why): (&Shape, &String)| {
        let tag = tag(member);
        let example = examples.iter().find(|value| value.word("type") == Some(tag.as_str()));
        let example = example.unwrap_or_else(|| panic!("there is no example of {tag}"));
        let shape = print::shape(member, 0);
        format!(
            "### `{tag}`\n\n{why}\n\n{}{}",
            code("ts", &shape),
            code("json", &example.pretty(0))
        )
    };
    members.iter().zip(&declared.variants).map(section).collect()
}

/// The word in the field `type`.
fn tag(member: &Shape) -> String {
    let fields = match member {
        Shape::Object(fields) => fields,
        Shape::All(shapes) => return shapes.first().map(tag).unwrap_or_default(),
        other => panic!("{other:?} is no message"),
    };
    match fields.first() {
        Some(shape::Field { shape: Shape::Literal(text), .. }) => text.trim_matches('"').to_owned(),
        other => panic!("{other:?} names no message"),
    }
}

fn body(declared: &Declared, examples: &[Ordered]) -> String {
    let examples: String = examples.iter().map(|value| code("json", &value.pretty(0))).collect();
    code("ts", &print::declaration(declared)) + &examples
}

/// Every code with its sentence, and when it is used.
fn codes(declared: &Declared) -> String {
    let rows = Code::ALL.iter().zip(&declared.variants).map(|(code, when)| {
        let word = Ordered::of(code).to_string();
        let word = word.trim_matches('"');
        format!("| `{word}` | {} | {} |\n", when.replace('\n', " "), code.sentence())
    });
    format!("| code | when | sentence |\n|---|---|---|\n{}", rows.collect::<String>())
}

/// All types that the page has not shown before.
fn others(types: &[Declared]) -> String {
    const SHOWN: [&str; 23] = [
        "ClientMessage",
        "Command",
        "ServerMessage",
        "NewTable",
        "TableMade",
        "TableList",
        "TableSummary",
        "Review",
        "Moment",
        "LessonSteps",
        "Lesson",
        "You",
        "Profile",
        "MovingKey",
        "Move",
        "VisitorSeen",
        "Health",
        "NewCode",
        "CodeMade",
        "CodeFound",
        "ShowOnScreen",
        "Refusal",
        "Code",
    ];
    let others = types.iter().filter(|declared| !SHOWN.contains(&declared.name.as_str()));
    let texts: Vec<String> = others.map(print::declaration).collect();
    code("ts", &texts.join("\n"))
}

/// A short game as both sides write it.
fn session() -> String {
    let play = |id: &str, action: &str| {
        let actions = vec![action.to_owned()];
        let command = Command::Play { seat: samples::seat(0), actions, reaction: None };
        ClientMessage::Do { id: samples::id(id), command }
    };
    // The first step is chance's, the next are those of the person and of the bot.
    let (_, steps) = samples::game(4);
    let own = steps.iter().position(|step| step.by == rules::Actor::Seat(samples::seat(0)));
    let own = own.expect("the person plays");
    let action = steps[own].action.clone().expect("nothing is hidden");
    let after = |seq: u64, taken: usize| {
        let (state, steps) = samples::game(taken);
        let from = taken - 1;
        ServerMessage::Steps {
            seq,
            from,
            steps: steps[from..].to_vec(),
            views: samples::views(&state),
            clock: None,
            race: None,
            photo: None,
            pause: None,
            can_undo: true,
            ending: None,
        }
    };
    let welcome = samples::server().swap_remove(0);
    let watch = ClientMessage::watch(samples::TABLE, None);
    let table = ServerMessage::Table(Box::new(samples::table(2, own)));
    let done = ServerMessage::Done { id: samples::id("a1"), seq: 3, key: None };
    let lines: [(&str, &str, Ordered); 10] = [
        ("→", "The client says which version it speaks.", Ordered::of(&samples::client()[0])),
        ("←", "The server agrees.", Ordered::of(&welcome)),
        ("→", "The client opens the table that it made.", Ordered::of(&watch)),
        ("←", "It sees the whole table, and what it may do.", Ordered::of(&table)),
        ("→", "It takes one of the steps in `actions`.", Ordered::of(&play("a1", &action))),
        ("←", "The step is in the log.", Ordered::of(&done)),
        ("←", "Everybody sees it.", Ordered::of(&after(3, own + 1))),
        ("←", "The bot has moved.", Ordered::of(&after(4, own + 2))),
        ("→", "A step that the rules forbid.", Ordered::of(&play("k3-14", "9,9"))),
        ("←", "Nothing has changed.", Ordered::of(&samples::refused())),
    ];
    let line = |(way, why, value): &(&str, &str, Ordered)| {
        format!("{way} {why}\n\n{}", code("json", &value.pretty(0)))
    };
    lines.iter().map(line).collect()
}

fn code(language: &str, text: &str) -> String {
    format!("```{language}\n{}\n```\n\n", text.trim_end())
}
