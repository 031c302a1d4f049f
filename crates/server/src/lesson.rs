//! Lessons that are played: a script says what chance and the others do, and the
//! real rules decide everything else. Nothing is remembered between two requests;
//! the learner's steps are all there is.

mod games;
mod script;

use protocol::lesson::Lesson;
use protocol::table::ShownStep;
use protocol::{Code, Refusal};
use rules::any::{AnyAction, AnyOptions};
use rules::{Actor, AnyState, GameKind, Observer};

use script::{Chapter, Line, Scene, Script};

/// Longer than any lesson.
const MOST: usize = 64;

/// Where the lesson stands after these steps of the learner. A step that the
/// lesson does not follow is refused kindly: the table is as it was before it.
pub fn play(game: GameKind, actions: &[String]) -> Result<Lesson, Refusal> {
    let script = script::of(game).ok_or(Code::NoGame)?;
    if actions.len() > MOST {
        let sentence = format!("no lesson has more than {MOST} steps");
        return Err(Refusal::saying(Code::Unreadable, sentence));
    }
    let mut course = Course::begin(script).map_err(broken)?;
    let mut refused = None;
    for text in actions {
        match course.accept(text) {
            Ok(action) => course.go_on(text, &action).map_err(broken)?,
            Err(refusal) => {
                refused = Some(refusal);
                break;
            }
        }
    }
    Ok(course.show(refused))
}

/// A learner's way through a script.
struct Course<'a> {
    script: &'a Script,
    table: Table<'a>,
    /// The chapter's place in the script, and the scene's in the chapter.
    chapter: usize,
    scene: usize,
    /// What was taken of the steps that this scene wants.
    taken: Vec<String>,
    at: usize,
}

impl<'a> Course<'a> {
    fn begin(script: &'a Script) -> Result<Course<'a>, Mistake> {
        let first = script.chapters.first().ok_or(Mistake("there is no chapter".to_owned()))?;
        let table = Table::lay(script, first)?;
        Ok(Course { script, table, chapter: 0, scene: 0, taken: Vec::new(), at: 0 })
    }

    fn scene(&self) -> Option<&'a Scene> {
        self.table.chapter.scenes.get(self.scene)
    }

    /// Whether the lesson follows this step; if not, why not. The rules speak first:
    /// what they forbid teaches more than what is merely not the lesson's way.
    fn accept(&self, text: &str) -> Result<AnyAction, Refusal> {
        let scene = self.scene().ok_or_else(|| kindly(script::OVER))?;
        let action = self.script.game.read_action(text);
        let action = action.map_err(|error| Refusal::saying(Code::Notation, error))?;
        self.table.state.clone().play(Actor::Seat(self.script.seat), &action)?;
        if scene.expect.next(&self.taken).contains(&text) {
            Ok(action)
        } else {
            Err(kindly(&scene.otherwise))
        }
    }

    /// The learner's step is taken. If it was the last of its scene the others act and
    /// the next scene begins, perhaps at another table.
    fn go_on(&mut self, text: &str, action: &AnyAction) -> Result<(), Mistake> {
        self.table.take(Actor::Seat(self.script.seat), action)?;
        self.taken.push(text.to_owned());
        self.at += 1;
        let Some(scene) = self.scene() else { return Ok(()) };
        if !scene.expect.next(&self.taken).is_empty() {
            return Ok(());
        }
        self.table.act(&scene.then)?;
        self.taken.clear();
        self.scene += 1;
        let next = self.script.chapters.get(self.chapter + 1);
        if let Some(next) = next.filter(|_| self.scene().is_none()) {
            self.table = Table::lay(self.script, next)?;
            self.chapter += 1;
            self.scene = 0;
        }
        Ok(())
    }

    fn show(self, refused: Option<Refusal>) -> Lesson {
        let (script, scene) = (self.script, self.scene());
        let next = scene.map(|scene| scene.expect.next(&self.taken)).unwrap_or_default();
        Lesson {
            game: script.game,
            seat: script.seat,
            seats: self.table.chapter.seats(),
            options: serde_json::to_value(&self.table.options).unwrap_or_default(),
            players: self.table.chapter.players.clone(),
            chapter: self.chapter,
            say: scene.map_or(&script.end, |scene| &scene.say).clone(),
            expect: next.into_iter().map(str::to_owned).collect(),
            view: self.table.state.view(Observer::Seat(script.seat)),
            steps: self.table.steps,
            done: scene.is_none(),
            at: self.at,
            of: script.len(),
            refused,
        }
    }
}

/// The game that lies on the table.
struct Table<'a> {
    chapter: &'a Chapter,
    eyes: Observer,
    options: AnyOptions,
    state: AnyState,
    steps: Vec<ShownStep>,
}

impl<'a> Table<'a> {
    /// A chapter's table as the learner finds it.
    fn lay(script: &Script, chapter: &'a Chapter) -> Result<Table<'a>, Mistake> {
        let options = script.game.read_options(chapter.options.clone()).map_err(Mistake::of)?;
        let state = AnyState::start(&options, chapter.seats()).map_err(Mistake::of)?;
        let eyes = Observer::Seat(script.seat);
        let mut table = Table { chapter, eyes, options, state, steps: Vec::new() };
        table.act(&chapter.before)?;
        Ok(table)
    }

    /// Chance and the others do what the script says.
    fn act(&mut self, lines: &[Line]) -> Result<(), Mistake> {
        for line in lines {
            let action = self.state.kind().read_action(&line.action).map_err(Mistake::of)?;
            self.take(line.by, &action)?;
        }
        Ok(())
    }

    fn take(&mut self, by: Actor, action: &AnyAction) -> Result<(), Mistake> {
        self.state.play(by, action).map_err(Mistake::of)?;
        let seen = action.glimpse(self.eyes).map(|action| action.to_string());
        self.steps.push(ShownStep { by, action: seen, at: 0, stand_in: false });
        Ok(())
    }
}

/// A mistake in a script: the tests play every one of them to its end.
#[derive(Debug)]
struct Mistake(String);

impl Mistake {
    fn of(problem: impl std::fmt::Display) -> Mistake {
        Mistake(problem.to_string())
    }
}

fn broken(Mistake(problem): Mistake) -> Refusal {
    tracing::error!(problem, "a lesson cannot be played");
    Refusal::saying(Code::NoGame, "this lesson cannot be played")
}

fn kindly(key: &str) -> Refusal {
    Refusal { key: Some(key.to_owned()), ..Refusal::new(Code::Lesson) }
}
