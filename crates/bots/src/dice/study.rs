//! What can be known of this game exactly: how often each answer comes, and what a guess is
//! worth. `bango study dice` prints it, `docs/KNOWLEDGE.md` keeps it.

use std::fmt::Write;

use rules::dice::{Animal, Call, Number, Options, Roll, Tally, Variant};

use super::prospects::rounds_needed;

const VARIANTS: [(Variant, &str); 3] =
    [(Variant::Basic, "basic"), (Variant::Poachers, "poachers"), (Variant::Guards, "guards")];

/// How many rolls have each answer, counted one by one: `nothing`, and each of the animals,
/// which are alike. Of all rolls, or of those in which this number is wanted.
pub fn answers(variant: Variant, wanted: Option<Number>) -> (u32, u32) {
    let (mut nothing, mut rhino) = (0, 0);
    for reading in Roll::all(variant).map(|roll| roll.read()) {
        if wanted.is_none_or(|number| reading.wanted.number == number) {
            nothing += u32::from(reading.call == Call::Nothing);
            rhino += u32::from(reading.call == Call::Animal(Animal::Rhino));
        }
    }
    (nothing, rhino)
}

/// How many rounds fewer a blind call saves on average, for one who holds this; negative if it
/// costs. A call that is not made saves nothing.
pub fn worth_of_guess(call: Call, held: Tally, variant: Variant) -> f64 {
    let options = Options { variant, ..Options::default() };
    let needed = |held: Tally| rounds_needed(held, &options);
    let with = |animal: Animal| {
        let mut held = held;
        held[animal] += 1;
        needed(held)
    };
    let (nothing, each) = chances(answers(variant, None));
    let (chance, right) = match call {
        Call::Nothing => (nothing, Animal::ALL.map(with).into_iter().fold(f64::MAX, f64::min)),
        Call::Animal(animal) => (each, with(animal)),
    };
    let mut lost = held;
    for animal in call.animals() {
        lost[animal] = 0;
    }
    let now = needed(held);
    chance * (now - right) + (1.0 - chance) * (now - needed(lost))
}

/// The chance of `nothing`, and of each animal.
fn chances((nothing, each): (u32, u32)) -> (f64, f64) {
    let all = f64::from(nothing + 3 * each);
    (f64::from(nothing) / all, f64::from(each) / all)
}

/// All of it, as Markdown.
pub fn study() -> String {
    let mut text = String::from(
        "### How often each answer comes\n\n\
         Counted over all rolls. The three animals are alike.\n\n\
         | variant | rolls | `nothing` | each animal |\n|---|---:|---:|---:|\n",
    );
    // Writing to a text cannot fail.
    for (variant, name) in VARIANTS {
        let (nothing, each) = answers(variant, None);
        let rolls = nothing + 3 * each;
        let (of_nothing, of_each) = chances((nothing, each));
        let _ = writeln!(
            text,
            "| `{name}` | {rolls} | {nothing} = {:.2} % | {each} = {:.2} % |",
            100.0 * of_nothing,
            100.0 * of_each
        );
    }
    text += "\n### Once the wanted number is known\n\n\
             | variant | wanted | `nothing` | each animal |\n|---|---:|---:|---:|\n";
    for (variant, name) in VARIANTS {
        for number in Number::ALL {
            let (nothing, each) = chances(answers(variant, Some(number)));
            let (number, nothing, each) = (number.value(), 100.0 * nothing, 100.0 * each);
            let _ = writeln!(text, "| `{name}` | {number} | {nothing:.2} % | {each:.2} % |");
        }
    }
    text += "\n### What a blind call is worth\n\n\
             In rounds that it saves on average, for one who holds so many of each animal; below 0 it \
             costs more than it brings. Other players are left out of it.\n\n\
             | variant | held | `nothing` | an animal that one has least of | best |\n\
             |---|---|---:|---:|---|\n";
    for (variant, name) in VARIANTS {
        for (rhino, gnu, bongo) in
            [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1), (2, 1, 0), (2, 2, 0), (2, 1, 1), (2, 2, 1)]
        {
            let held = Tally { rhino, gnu, bongo };
            let nothing = worth_of_guess(Call::Nothing, held, variant);
            let least = worth_of_guess(Call::Animal(Animal::Bongo), held, variant);
            let best = match (nothing > least, nothing.max(least) > 0.0) {
                (_, false) => "silence",
                (true, _) => "`nothing`",
                (false, _) => "the animal",
            };
            let _ = writeln!(
                text,
                "| `{name}` | {rhino}, {gnu}, {bongo} | {nothing:+.2} | {least:+.2} | {best} |"
            );
        }
    }
    text
}
