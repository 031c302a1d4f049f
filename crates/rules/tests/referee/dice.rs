//! `dice` as `RULES.md` D1–D5 tells it: dice are letters, trophies are counted.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Actor, GameKind, Outcome, Turn};

use super::{Corners, Referee, number, seat, seats};

/// The animals, and the letters on the dice.
const ANIMALS: [(&str, char); 3] = [("rhino", 'R'), ("gnu", 'G'), ("bongo", 'B')];

/// The four calls (D4.1).
pub(super) const CALLS: [&str; 4] = ["rhino", "gnu", "bongo", "nothing"];

/// What a table chose.
#[derive(Clone, Debug)]
pub(super) struct Choices {
    pub(super) variant: &'static str,
    pub(super) trophies: u32,
    /// Whether one may call again after a wrong call (D4.3).
    pub(super) free: bool,
    /// Whether a round has a limit (D4.7).
    pub(super) limited: bool,
}

#[derive(Clone, Debug, PartialEq)]
enum Stage {
    /// Chance says who rolls first (D4.6).
    SetUp,
    /// The roller rolls.
    Throw,
    /// The dice fall.
    Roll,
    /// Anyone may call, but those who were wrong if there is one call (D4.1, D4.3).
    Round {
        answer: &'static str,
        wrong: BTreeSet<u8>,
    },
    /// The winner of the round chooses a trophy of one of these animals (D4.4, D4.5).
    Claim {
        winner: u8,
        animals: Vec<&'static str>,
    },
    Over {
        winner: u8,
    },
}

/// A game of `dice`.
#[derive(Clone, Debug)]
pub(super) struct Dice {
    seats: u8,
    choices: Choices,
    pub(super) roller: u8,
    pub(super) supply: BTreeMap<&'static str, u32>,
    pub(super) held: Vec<BTreeMap<&'static str, u32>>,
    stage: Stage,
    corners: Corners,
}

impl Dice {
    pub(super) fn start(seats: u8, choices: &Choices) -> Dice {
        let each = |count: u32| ANIMALS.map(|(animal, _)| (animal, count)).into();
        Dice {
            seats,
            choices: choices.clone(),
            roller: 0,
            supply: each(choices.trophies),
            held: vec![each(0); usize::from(seats)],
            stage: Stage::SetUp,
            corners: Corners::default(),
        }
    }

    /// C2.3: the table agreed on who starts.
    pub(super) fn agreed(mut self, first: u8) -> Dice {
        self.roller = first;
        self.stage = Stage::Throw;
        self
    }

    fn holds(&self, who: u8, animal: &str) -> u32 {
        self.held[usize::from(who)][animal]
    }

    /// The right call while a round goes on.
    pub(super) fn answer(&self) -> Option<&'static str> {
        match self.stage {
            Stage::Round { answer, .. } => Some(answer),
            _ => None,
        }
    }

    fn may_call(&self, who: u8) -> bool {
        match &self.stage {
            // D4.3: who was wrong sits out the rest of the round, unless calls are free.
            Stage::Round { wrong, .. } => self.choices.free || !wrong.contains(&who),
            _ => false,
        }
    }

    /// D4.5: those of the others who have the most of it.
    fn richest_others(&self, winner: u8, animal: &str) -> Vec<u8> {
        let others: Vec<u8> = (0..self.seats).filter(|&who| who != winner).collect();
        let most = others.iter().map(|&who| self.holds(who, animal)).max().unwrap();
        assert!(most > 0, "the supply is empty, so someone has it, and a winner of all has won");
        others.into_iter().filter(|&who| self.holds(who, animal) == most).collect()
    }

    /// The ways to take this animal. `from` is written only where others tie.
    fn claims(&self, winner: u8, animal: &str) -> Vec<String> {
        if self.supply[animal] > 0 {
            return vec![format!("claim {animal}")];
        }
        match &self.richest_others(winner, animal)[..] {
            [_] => vec![format!("claim {animal}")],
            tied => tied.iter().map(|from| format!("claim {animal} from {from}")).collect(),
        }
    }

    fn call(&mut self, caller: u8, called: &str) {
        let Stage::Round { answer, mut wrong } = self.stage.clone() else {
            panic!("a call outside a round");
        };
        if called == answer {
            return self.reward(caller, answer);
        }
        self.penalise(caller, called);
        self.corners.note_if(wrong.contains(&caller), "D4.3 a second wrong call");
        wrong.insert(caller);
        let everyone = wrong.len() == usize::from(self.seats);
        self.stage = if everyone && !self.choices.free {
            // D4.3: if everyone was wrong the round is void; D4.7: the same player rolls again.
            self.corners.note("D4.3 everyone was wrong");
            Stage::Throw
        } else {
            Stage::Round { answer, wrong }
        };
    }

    /// D4.3: what a wrong call costs goes back to the supply.
    fn penalise(&mut self, caller: u8, called: &str) {
        let mut cost = 0;
        for (animal, _) in ANIMALS {
            if called == animal || called == "nothing" {
                let lost = self.held[usize::from(caller)].insert(animal, 0).unwrap();
                *self.supply.get_mut(animal).unwrap() += lost;
                cost += lost;
            }
        }
        self.corners.note(match (called, cost) {
            ("nothing", 0) => "D4.3 a wrong nothing costs nothing",
            ("nothing", _) => "D4.3 a wrong nothing costs all trophies",
            (_, 0) => "D4.3 a wrong animal costs nothing",
            (_, _) => "D4.3 a wrong animal costs its trophies",
        });
    }

    /// D4.4: the winner takes a trophy, and is asked only where there is a choice.
    fn reward(&mut self, winner: u8, answer: &'static str) {
        let animals: Vec<&'static str> = match answer {
            "nothing" => ANIMALS.map(|(animal, _)| animal).into(),
            animal => vec![animal],
        };
        let claims: Vec<String> =
            animals.iter().flat_map(|animal| self.claims(winner, animal)).collect();
        if let [only] = &claims[..] {
            self.corners.note("D4.4 nothing to choose");
            return self.claim(winner, only);
        }
        let tie = claims.iter().any(|claim| claim.contains("from"));
        self.corners.note_if(answer == "nothing", "D4.4 a choice of animals");
        self.corners.note_if(answer == "nothing" && tie, "D4.5 a choice of animals, with a tie");
        self.corners.note_if(answer != "nothing", "D4.5 a choice among those who tie");
        self.stage = Stage::Claim { winner, animals };
    }

    fn claim(&mut self, winner: u8, claim: &str) {
        let words: Vec<&str> = claim.split(' ').collect();
        let animal = words[1];
        if self.supply[animal] > 0 {
            *self.supply.get_mut(animal).unwrap() -= 1;
        } else {
            // D4.5: from the player with the most of it.
            let from = match words[..] {
                [_, _, _, from] => from.parse().unwrap(),
                _ => self.richest_others(winner, animal)[0],
            };
            let chose = words.len() == 4;
            self.corners.note_if(!chose, "D4.5 taken from the only one with the most");
            self.corners.note_if(chose, "D4.5 taken from one of those who tie");
            let ties_with_winner = self.holds(winner, animal) >= self.holds(from, animal);
            self.corners.note_if(ties_with_winner, "D4.5 the winner has as many, others compared");
            *self.held[usize::from(from)].get_mut(animal).unwrap() -= 1;
        }
        *self.held[usize::from(winner)].get_mut(animal).unwrap() += 1;
        // D5: two of every animal, or all of the table's trophies of one.
        let holdings = &self.held[usize::from(winner)];
        let two_of_each = holdings.values().all(|&count| count >= 2);
        let all_of_one = holdings.values().any(|&count| count == self.choices.trophies);
        self.corners.note_if(two_of_each, "D5 won with two of each");
        self.corners.note_if(all_of_one, "D5 won with all of one");
        if two_of_each || all_of_one {
            self.stage = Stage::Over { winner };
        } else {
            // D4.6: the round's winner rolls next.
            self.roller = winner;
            self.stage = Stage::Throw;
        }
    }

    /// The letters and digits of a roll, one word for each colour of dice.
    fn dice(&self) -> Vec<(usize, [char; 3])> {
        let faces = ANIMALS.map(|(_, letter)| letter);
        let mut dice = vec![(5, faces), (2, ['1', '2', '3'])];
        match self.choices.variant {
            "basic" => {}
            "poachers" => dice.push((2, faces)),
            "guards" => dice.extend([(2, faces), (1, faces)]),
            other => panic!("no variant {other}"),
        }
        dice
    }

    fn note_roll(&mut self, roll: &str) {
        let words: Vec<&str> = roll.split(' ').collect();
        let counts = answer_counts(&words);
        let wanted = how_many(words[1]);
        let fitting = counts.iter().filter(|&&count| count == wanted).count();
        let agree = words[1].chars().next() == words[1].chars().last();
        self.corners.note(if agree { "D3.1 yellow agree" } else { "D3.1 yellow differ" });
        self.corners.note(match fitting {
            0 => "D3.4 no animal",
            1 => "D3.4 one animal",
            _ => "D3.4 two animals, so the third",
        });
        if let Some(red) = words.get(2) {
            let target = target(red);
            let missing = !words[0].contains(target);
            let guarded = words.get(3).is_some_and(|green| green.contains(target));
            self.corners.note_if(missing, "D3.2 the poachers find nothing");
            self.corners.note_if(!missing && !guarded, "D3.2 the poachers cancel a die");
            self.corners.note_if(!missing && guarded, "D3.3 the guards stop the poachers");
        }
    }
}

impl Referee for Dice {
    const KIND: GameKind = GameKind::Dice;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::SetUp | Stage::Roll => Turn::Chance,
            Stage::Throw => Turn::Seat(seat(self.roller)),
            Stage::Round { .. } => {
                Turn::Race(seats((0..self.seats).filter(|&who| self.may_call(who))))
            }
            Stage::Claim { winner, .. } => Turn::Seat(seat(winner)),
            Stage::Over { winner } => Turn::Over(Outcome::Won(seats([winner]))),
        }
    }

    fn legal(&self, who: u8) -> BTreeSet<String> {
        match &self.stage {
            Stage::Throw if who == self.roller => BTreeSet::from(["throw".to_string()]),
            Stage::Round { .. } if self.may_call(who) => {
                CALLS.map(|call| format!("call {call}")).into()
            }
            Stage::Claim { winner, animals } if who == *winner => {
                animals.iter().flat_map(|animal| self.claims(*winner, animal)).collect()
            }
            _ => BTreeSet::new(),
        }
    }

    /// Every die on its own: each of these rolls is equally likely.
    fn chance_outcomes(&self) -> BTreeMap<String, u32> {
        match self.stage {
            Stage::SetUp => (0..self.seats).map(|who| (format!("first {who}"), 1)).collect(),
            Stage::Roll => {
                let mut rolls = vec!["roll".to_string()];
                for (number, faces) in self.dice() {
                    rolls = rolls.into_iter().map(|roll| roll + " ").collect();
                    for _ in 0..number {
                        let each = |roll: String| faces.map(|face| format!("{roll}{face}"));
                        rolls = rolls.into_iter().flat_map(each).collect();
                    }
                }
                rolls.into_iter().map(|roll| (roll, 1)).collect()
            }
            _ => BTreeMap::new(),
        }
    }

    fn chance_may(&self, step: &str) -> bool {
        let Some(roll) = step.strip_prefix("roll ") else {
            return self.stage == Stage::SetUp && self.chance_outcomes().contains_key(step);
        };
        let words: Vec<&str> = roll.split(' ').collect();
        let dice = self.dice();
        let fits = |(word, (number, faces)): (&&str, &(usize, [char; 3]))| {
            word.len() == *number && word.chars().all(|face| faces.contains(&face))
        };
        self.stage == Stage::Roll && words.len() == dice.len() && words.iter().zip(&dice).all(fits)
    }

    fn rolling(&self) -> bool {
        self.stage == Stage::Roll
    }

    fn clock_steps(&self) -> BTreeSet<String> {
        // D4.7: only a round that nobody has won, and only where there is a limit.
        match self.stage {
            Stage::Round { .. } if self.choices.limited => BTreeSet::from(["void".to_string()]),
            _ => BTreeSet::new(),
        }
    }

    fn play(&mut self, by: Actor, step: &str) {
        let words: Vec<&str> = step.split(' ').collect();
        match (self.stage.clone(), &words[..]) {
            (Stage::SetUp, ["first", who]) => {
                self.roller = who.parse().unwrap();
                self.stage = Stage::Throw;
            }
            (Stage::Throw, ["throw"]) => self.stage = Stage::Roll,
            (Stage::Roll, ["roll", dice @ ..]) => {
                self.note_roll(&dice.join(" "));
                self.stage = Stage::Round { answer: answer(dice), wrong: BTreeSet::new() };
            }
            (Stage::Round { .. }, ["call", called]) => self.call(number(by), called),
            (Stage::Round { .. }, ["void"]) => {
                // D4.7: penalties stand, and the same player rolls again.
                self.corners.note("D4.7 out of time");
                self.stage = Stage::Throw;
            }
            (Stage::Claim { winner, .. }, ["claim", ..]) => self.claim(winner, step),
            (stage, _) => panic!("{step} by {by} in {stage:?}"),
        }
        for (animal, _) in ANIMALS {
            let held: u32 = (0..self.seats).map(|who| self.holds(who, animal)).sum();
            assert_eq!(held + self.supply[animal], self.choices.trophies);
        }
    }

    fn corners(&self) -> &Corners {
        &self.corners
    }
}

/// D3: the answer to a roll, given as its words: white, yellow, red, green.
pub(super) fn answer(roll: &[&str]) -> &'static str {
    let wanted = how_many(roll[1]);
    let counts = answer_counts(roll);
    let with_it: Vec<usize> = (0..3).filter(|&animal| counts[animal] == wanted).collect();
    match with_it[..] {
        // D3.4: exactly one animal with the wanted count; two with it: the third; none.
        [one] => ANIMALS[one].0,
        [one, other] => ANIMALS[3 - one - other].0,
        [] => "nothing",
        _ => panic!("three cannot happen"),
    }
}

/// D3.1: the number that both show, or that neither shows.
fn how_many(yellow: &str) -> usize {
    match yellow {
        "11" | "23" | "32" => 1,
        "22" | "13" | "31" => 2,
        "33" | "12" | "21" => 3,
        other => panic!("no yellow dice {other}"),
    }
}

/// D3.2: the animal that both red dice show, or that neither shows.
fn target(red: &str) -> char {
    let shown: Vec<char> = red.chars().collect();
    if shown[0] == shown[1] {
        return shown[0];
    }
    ['R', 'G', 'B'].into_iter().find(|face| !shown.contains(face)).unwrap()
}

/// D3.2–D3.4: the rhinos, gnus and bongos on the white dice that are left.
fn answer_counts(roll: &[&str]) -> [usize; 3] {
    let mut white: Vec<char> = roll[0].chars().collect();
    if let Some(red) = roll.get(2) {
        let target = target(red);
        // D3.3: if the green die shows the target, every white die counts.
        let guarded = roll.get(3).is_some_and(|green| *green == target.to_string());
        if !guarded && let Some(cancelled) = white.iter().position(|&face| face == target) {
            white.remove(cancelled);
        }
    }
    ANIMALS.map(|(_, letter)| white.iter().filter(|&&face| face == letter).count())
}
