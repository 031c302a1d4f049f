//! `dice`, paragraph by paragraph (`RULES.md`, D1–D7).

mod draws;
mod reading;
mod refusals;
mod views;

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use rules::dice::{Action, Dice, End, Illegal, Options, Reading, Roll, Tally, Variant, View};
use rules::{Actor, BrokenRule, Determinize, Game, Inconsistent, Observer, Seat, Turn};
use serde_json::{Map, Value, json};

/// A basic roll for each answer.
const RHINO: &str = "RRRGB 33";
const GNU: &str = "GGGRB 33";
const BONGO: &str = "BBBRG 33";
const NOTHING: &str = "RRRGB 22";

/// A table that is played, and looked at, in words.
#[derive(Clone)]
struct Table(Dice);

impl Table {
    /// A table before its first step, with options given as JSON.
    fn fresh(seats: u8, options: Value) -> Table {
        let options: Options = serde_json::from_value(options).unwrap();
        Table(Dice::start(&options, seats).unwrap())
    }

    /// The same, and seat 0 rolls first.
    fn new(seats: u8, options: Value) -> Table {
        let mut table = Table::fresh(seats, options);
        table.play("chance: first 0");
        table
    }

    /// Three players and three trophies of each animal: a supply is soon empty.
    fn small() -> Table {
        Table::new(3, json!({"trophies": 3}))
    }

    /// Tries one step, such as `chance: roll RRGBB 13` or `0: throw`.
    fn attempt(&mut self, step: &str) -> Result<(), Illegal> {
        let (by, action) = step.split_once(": ").unwrap();
        let by = match by {
            "chance" => Actor::Chance,
            "clock" => Actor::Clock,
            number => Actor::Seat(seat(number.parse().unwrap())),
        };
        self.0.play(by, &action.parse().unwrap())
    }

    /// The code of the rule that forbids this step.
    fn refuses(&mut self, step: &str) -> &'static str {
        let before = self.0.clone();
        let illegal = self.attempt(step).unwrap_err();
        assert_eq!(self.0, before, "a refused step changes nothing: {step}");
        illegal.code()
    }

    fn play(&mut self, step: &str) -> &mut Table {
        assert_eq!(self.attempt(step), Ok(()), "{step}");
        self
    }

    /// The roller throws the dice, and they lie like this.
    fn roll(&mut self, roll: &str) -> &mut Table {
        let Turn::Seat(roller) = self.0.turn() else { unreachable!("nobody can throw") };
        self.play(&format!("{roller}: throw"));
        self.play(&format!("chance: roll {roll}"))
    }

    /// Each seat named wins a round: `0 rhino, 1 gnu`.
    fn give(&mut self, rounds: &str) -> &mut Table {
        for round in rounds.split(", ") {
            let (seat, animal) = round.split_once(' ').unwrap();
            let roll = match animal {
                "rhino" => RHINO,
                "gnu" => GNU,
                _ => BONGO,
            };
            self.roll(roll).play(&format!("{seat}: call {animal}"));
        }
        self
    }

    fn view(&self) -> View {
        self.0.view(Observer::Public)
    }

    /// Whose turn it is, as on the wire.
    fn turn(&self) -> Value {
        serde_json::to_value(self.0.turn()).unwrap()
    }

    /// Everyone's rhinos/gnus/bongos, then the supply's: `1/0/0 0/0/0 + 9/10/10`.
    fn trophies(&self) -> String {
        let view = self.view();
        let held: Vec<String> = view.trophies.iter().map(|&held| counts(held)).collect();
        format!("{} + {}", held.join(" "), counts(view.supply))
    }

    /// What a seat may do, separated by commas.
    fn actions(&self, number: u8) -> String {
        let mut actions = Vec::new();
        self.0.actions(seat(number), &mut actions);
        let actions: Vec<String> = actions.iter().map(Action::to_string).collect();
        actions.join(", ")
    }

    /// How the last round ended, as on the wire.
    fn end(&self) -> Value {
        serde_json::to_value(self.view().last.unwrap().end).unwrap()
    }

    /// The calls of this round: who called what and what it cost.
    fn calls(&self) -> Vec<String> {
        let calls = self.view().round.unwrap().calls;
        let text = calls
            .iter()
            .map(|called| format!("{} {} {}", called.seat, called.call, counts(called.cost)));
        text.collect()
    }
}

fn read(roll: &str) -> Reading {
    roll.parse::<Roll>().unwrap().read()
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn counts(tally: Tally) -> String {
    format!("{}/{}/{}", tally.rhino, tally.gnu, tally.bongo)
}

#[test]
fn the_result_of_a_round_lies_there_until_the_next_throw() {
    let mut table = Table::new(2, json!({}));
    let result = |table: &Table| table.0.result_time().map(|time| time.as_secs());
    assert_eq!(result(&table), None, "there was no round yet");
    table.play("0: throw");
    table.play(&format!("chance: roll {GNU}"));
    assert_eq!(result(&table), None);
    table.play("1: call rhino");
    assert_eq!(result(&table), None, "the race goes on");
    table.play("0: call gnu");
    assert_eq!(result(&table), Some(6));
    table.play("0: throw");
    assert_eq!(result(&table), None);
}

#[test]
fn options_have_their_defaults() {
    let defaults = json!({"variant": "basic", "trophies": 10, "calls": "one", "limit": 30});
    let read: Options = serde_json::from_value(json!({})).unwrap();
    assert_eq!(read, Options::default());
    assert_eq!(serde_json::to_value(read).unwrap(), defaults);
    let other = json!({"variant": "guards", "trophies": 20, "calls": "free", "limit": null});
    let read: Options = serde_json::from_value(other.clone()).unwrap();
    assert_eq!(serde_json::to_value(read).unwrap(), other);
}

#[test]
fn options_have_their_bounds() {
    let refused = [
        (json!({"trophies": 2}), "3 to 20 trophies of each animal, not 2 (D1.4)"),
        (json!({"trophies": 21}), "not 21 (D1.4)"),
        (json!({"trophies": 300}), "not 300 (D1.4)"),
        (json!({"trophies": -1}), "invalid value"),
        (json!({"limit": 0}), "1 to 3600 seconds, or none, not 0 (D4.7)"),
        (json!({"limit": 3601}), "not 3601 (D4.7)"),
        (json!({"variant": "lions"}), "unknown variant"),
        (json!({"calls": "two"}), "unknown variant"),
        (json!({"rhinos": 3}), "unknown field"),
    ];
    for (options, message) in refused {
        let error = serde_json::from_value::<Options>(options).unwrap_err();
        assert!(error.to_string().contains(message), "{error}");
    }
}

#[test]
fn two_to_eight_players() {
    for seats in 0..=u8::MAX {
        let start = Dice::start(&Options::default(), seats);
        assert_eq!(start.is_ok(), (2..=8).contains(&seats), "{seats}");
    }
    let error = Dice::start(&Options::default(), 9).unwrap_err();
    assert_eq!(error.to_string(), "dice is for 2 to 8 players, not 9");
}

#[test]
fn d1_4_the_supply_has_the_tables_trophies() {
    let trophies = |each: u8| Table::new(2, json!({"trophies": each})).trophies();
    assert_eq!(trophies(3), "0/0/0 0/0/0 + 3/3/3");
    assert_eq!(trophies(20), "0/0/0 0/0/0 + 20/20/20");
}

#[test]
fn d2_the_dice_are_those_of_the_variant() {
    let variants = ["basic", "poachers", "guards"];
    let rolls = ["RRGBB 13", "RRGBB 13 RG", "RRGBB 13 RG B"];
    for (played, variant) in variants.into_iter().enumerate() {
        let mut table = Table::new(2, json!({"variant": variant}));
        table.play("0: throw");
        for (rolled, roll) in rolls.into_iter().enumerate() {
            let result = table.clone().attempt(&format!("chance: roll {roll}"));
            let fits = played == rolled;
            assert_eq!(result, if fits { Ok(()) } else { Err(Illegal::WrongDice) });
        }
    }
}

#[test]
fn d4_1_everyone_sees_the_dice_and_may_call() {
    let mut table = Table::new(8, json!({}));
    assert_eq!(table.turn(), json!({"seat": 0}));
    assert_eq!(table.actions(0), "throw");
    assert_eq!(table.play("0: throw").turn(), "chance");
    assert_eq!(table.view().roller, Some(seat(0)));
    table.play("chance: roll RRGBB 13");
    assert_eq!(table.turn(), json!({"race": [0, 1, 2, 3, 4, 5, 6, 7]}));
    assert_eq!(table.view().round.unwrap().roll.to_string(), "RRGBB 13");
    assert_eq!(table.actions(7), "call rhino, call gnu, call bongo, call nothing");
}

#[test]
fn d4_1_a_view_in_a_race_says_nothing_of_the_answer() {
    let view = |roll: &str| {
        let view = Table::new(2, json!({})).roll(roll).view();
        serde_json::to_string(&view).unwrap().replace(roll, "the roll")
    };
    for roll in Roll::all(Variant::Basic) {
        assert_eq!(view(&roll.to_string()), view(RHINO));
    }
}

#[test]
fn d4_2_the_first_right_call_wins_and_later_ones_do_not_count() {
    let mut table = Table::new(3, json!({}));
    table.roll(RHINO).play("1: call gnu").play("2: call rhino");
    assert_eq!(table.refuses("0: call rhino"), "NoRoundYet");
    assert_eq!(table.trophies(), "0/0/0 0/0/0 1/0/0 + 9/10/10");
    table.roll(NOTHING).play("0: call nothing");
    assert_eq!(table.refuses("1: call nothing"), "TooLate");
    assert_eq!(table.refuses("2: call rhino"), "TooLate");
}

#[test]
fn d4_2_an_earlier_wrong_call_costs_before_the_reward() {
    let mut table = Table::small();
    table.give("0 rhino, 0 rhino, 1 rhino").roll(RHINO);
    // Without seat 1's mistake seat 2 would take a rhino from seat 0.
    table.play("1: call nothing").play("2: call rhino");
    assert_eq!(table.trophies(), "2/0/0 0/0/0 1/0/0 + 0/3/3");
    assert_eq!(table.end()["won"]["from"], "supply");
}

#[test]
fn d4_3_a_wrong_animal_costs_all_of_that_animal() {
    let mut table = Table::new(2, json!({}));
    table.give("0 rhino, 0 gnu, 0 gnu, 1 gnu").roll(RHINO).play("0: call gnu");
    assert_eq!(table.trophies(), "1/0/0 0/1/0 + 9/9/10");
    assert_eq!(table.calls(), ["0 gnu 0/2/0"]);
}

#[test]
fn d4_3_a_wrong_nothing_costs_everything() {
    let mut table = Table::new(2, json!({}));
    table.give("0 rhino, 0 gnu, 0 gnu, 1 gnu").roll(RHINO).play("0: call nothing");
    assert_eq!(table.trophies(), "0/0/0 0/1/0 + 10/9/10");
    assert_eq!(table.calls(), ["0 nothing 1/2/0"]);
}

#[test]
fn d4_3_a_wrong_call_of_what_one_has_not_costs_nothing() {
    for call in ["gnu", "bongo", "nothing"] {
        let mut table = Table::new(2, json!({}));
        table.give("1 rhino").roll(RHINO).play(&format!("0: call {call}"));
        assert_eq!(table.trophies(), "0/0/0 1/0/0 + 9/10/10");
        assert_eq!(table.calls(), [format!("0 {call} 0/0/0")]);
    }
}

#[test]
fn d4_3_who_was_wrong_sits_out() {
    let mut table = Table::new(3, json!({}));
    table.roll(RHINO).play("1: call gnu");
    assert_eq!(table.turn(), json!({"race": [0, 2]}));
    assert_eq!(table.view().out.iter().collect::<Vec<_>>(), [seat(1)]);
    assert_eq!(table.actions(1), "");
    assert_eq!(table.refuses("1: call rhino"), "AlreadyCalled");
    table.play("0: call rhino").roll(GNU);
    assert_eq!(table.turn(), json!({"race": [0, 1, 2]}));
}

#[test]
fn d4_3_free_calls_go_on_after_a_wrong_one() {
    let mut table = Table::new(2, json!({"calls": "free"}));
    table.give("1 bongo").roll(RHINO);
    table.play("1: call gnu").play("0: call gnu").play("1: call bongo");
    // The last call of each is remembered, in the order in which they were made.
    assert_eq!(table.calls(), ["0 gnu 0/0/0", "1 bongo 0/0/1"]);
    table.play("1: call bongo").play("0: call nothing");
    assert_eq!(table.calls(), ["1 bongo 0/0/0", "0 nothing 0/0/0"]);
    assert_eq!(table.turn(), json!({"race": [0, 1]}));
    assert!(table.view().out.is_empty());
    assert_eq!(table.play("1: call rhino").trophies(), "0/0/0 1/0/0 + 9/10/10");
}

#[test]
fn d4_3_if_everyone_was_wrong_the_round_is_void() {
    for limit in [json!(30), Value::Null] {
        let mut table = Table::new(2, json!({"limit": limit}));
        table.give("1 gnu").roll(RHINO).play("0: call bongo").play("1: call gnu");
        // Penalties stand, the answer is shown, the same player rolls again.
        assert_eq!(table.trophies(), "0/0/0 0/0/0 + 10/10/10");
        let last = table.view().last.unwrap();
        assert_eq!((last.end, last.reading), (End::Void, read(RHINO)));
        assert_eq!(last.round.calls.len(), 2);
        assert_eq!(table.turn(), json!({"seat": 1}));
    }
}

#[test]
fn d4_4_the_winner_takes_the_right_animal_by_itself() {
    let mut table = Table::new(2, json!({}));
    assert_eq!(table.give("1 rhino").trophies(), "0/0/0 1/0/0 + 9/10/10");
    assert_eq!(table.give("0 gnu").trophies(), "0/1/0 1/0/0 + 9/9/10");
    assert_eq!(table.give("1 bongo").trophies(), "0/1/0 1/0/1 + 9/9/9");
    assert_eq!(table.end(), json!({"won": {"seat": 1, "took": "bongo", "from": "supply"}}));
}

#[test]
fn d4_4_nothing_gives_a_choice() {
    let mut table = Table::new(2, json!({}));
    table.roll(NOTHING).play("1: call nothing");
    assert_eq!(table.turn(), json!({"seat": 1}));
    assert_eq!(table.actions(1), "claim rhino, claim gnu, claim bongo");
    assert_eq!(table.actions(0), "");
    let claim = table.view().claim.unwrap();
    assert_eq!((claim.winner, claim.reading), (seat(1), read(NOTHING)));
    assert_eq!(table.refuses("1: throw"), "ClaimFirst");
    assert_eq!(table.play("1: claim bongo").trophies(), "0/0/0 0/0/1 + 10/10/9");
    assert_eq!(table.view().claim, None);
    assert_eq!(table.turn(), json!({"seat": 1}));
}

#[test]
fn d4_4_nothing_with_an_empty_supply() {
    let mut table = Table::small();
    table.give("0 rhino, 1 rhino, 1 rhino, 0 gnu, 1 gnu, 2 gnu");
    table.roll(NOTHING).play("0: call nothing");
    // Seat 1 has most rhinos; 1 and 2 tie for the gnus; bongos are in the supply.
    let choices = "claim rhino, claim gnu from 1, claim gnu from 2, claim bongo";
    assert_eq!(table.actions(0), choices);
    assert_eq!(table.play("0: claim rhino").trophies(), "2/1/0 1/1/0 0/1/0 + 0/0/3");
    let from = json!({"seat": 1});
    assert_eq!(table.end(), json!({"won": {"seat": 0, "took": "rhino", "from": from}}));
}

#[test]
fn d4_5_if_the_supply_is_empty_the_player_with_the_most_loses_one() {
    let mut table = Table::small();
    table.give("1 rhino, 1 rhino, 2 rhino");
    assert_eq!(table.trophies(), "0/0/0 2/0/0 1/0/0 + 0/3/3");
    assert_eq!(table.give("0 rhino").trophies(), "1/0/0 1/0/0 1/0/0 + 0/3/3");
    assert_eq!(table.end()["won"]["from"], json!({"seat": 1}));
}

#[test]
fn d4_5_on_a_tie_the_winner_chooses_and_only_of_that_animal() {
    let mut table = Table::small();
    table.give("0 rhino, 1 rhino, 2 rhino").roll(RHINO).play("2: call rhino");
    assert_eq!(table.actions(2), "claim rhino from 0, claim rhino from 1");
    assert_eq!(table.refuses("2: claim gnu"), "NotThisAnimal");
    assert_eq!(table.refuses("2: claim rhino"), "NameTheSeat");
    table.play("2: claim rhino from 1");
    assert_eq!(table.trophies(), "1/0/0 0/0/0 2/0/0 + 0/3/3");
    assert_eq!(table.turn(), json!({"seat": 2}));
}

#[test]
fn d4_5_the_winner_is_not_compared() {
    let mut table = Table::new(3, json!({"trophies": 4}));
    table.give("0 rhino, 0 rhino, 1 rhino, 2 rhino").roll(RHINO);
    table.play("0: call rhino");
    assert_eq!(table.actions(0), "claim rhino from 1, claim rhino from 2");
    table.play("0: claim rhino from 2");
    assert_eq!(table.trophies(), "3/0/0 1/0/0 0/0/0 + 0/4/4");
}

#[test]
fn d4_6_the_first_player_is_random() {
    let mut rng = ChaCha20Rng::from_seed([6; 32]);
    for seats in 2..=8 {
        let Table(state) = Table::fresh(seats, json!({}));
        let mut outcomes = Vec::new();
        state.outcomes(&mut outcomes);
        assert!(Seat::all(seats).map(|seat| (Action::First(seat), 1)).eq(outcomes.clone()));
        let mut draw = || state.chance(&mut rng).unwrap();
        let drawn: Vec<Action> = (0..200).map(|_| draw()).collect();
        assert!(outcomes.iter().all(|(first, _)| drawn.contains(first)));
    }
    let mut table = Table::fresh(3, json!({}));
    assert_eq!(table.play("chance: first 2").turn(), json!({"seat": 2}));
}

#[test]
fn d4_6_the_rounds_winner_rolls_next() {
    let mut table = Table::new(3, json!({}));
    table.roll(GNU).play("0: call bongo").play("1: call gnu");
    assert_eq!(table.turn(), json!({"seat": 1}));
}

#[test]
fn d4_7_the_clock_ends_a_round_that_nobody_has_won() {
    let mut table = Table::new(3, json!({}));
    table.give("1 gnu").roll(RHINO).play("0: call bongo").play("1: call gnu").play("clock: void");
    assert_eq!(table.trophies(), "0/0/0 0/0/0 0/0/0 + 10/10/10");
    assert_eq!(table.end(), "void");
    assert_eq!(table.view().last.unwrap().reading, read(RHINO));
    assert_eq!(table.turn(), json!({"seat": 1}));
    table.roll(NOTHING).play("1: call nothing");
    assert_eq!(table.refuses("clock: void"), "NothingToVoid");
}

#[test]
fn d4_7_without_a_limit_the_clock_has_nothing_to_end() {
    let mut table = Table::new(2, json!({"limit": null}));
    assert_eq!(table.roll(RHINO).refuses("clock: void"), "NoLimit");
}

#[test]
fn d5_two_of_every_animal_win() {
    let mut table = Table::new(2, json!({}));
    table.give("0 rhino, 0 rhino, 0 rhino, 0 gnu, 0 gnu, 0 bongo");
    assert_eq!(table.turn(), json!({"seat": 0}));
    assert_eq!(table.give("0 bongo").turn(), json!({"over": {"won": [0]}}));
    assert_eq!(table.0.scores(), None);
}

#[test]
fn d5_all_of_one_animal_win() {
    let mut table = Table::small();
    assert_eq!(table.give("1 gnu, 1 gnu").turn(), json!({"seat": 1}));
    assert_eq!(table.give("1 gnu").turn(), json!({"over": {"won": [1]}}));
}

#[test]
fn d5_what_was_taken_from_another_wins() {
    let mut table = Table::small();
    table.give("1 gnu, 1 gnu, 2 gnu, 1 gnu");
    assert_eq!(table.trophies(), "0/0/0 0/3/0 0/0/0 + 3/0/3");
    assert_eq!(table.turn(), json!({"over": {"won": [1]}}));

    let mut table = Table::small();
    table.give("0 rhino, 0 rhino, 0 gnu, 0 gnu, 0 bongo, 1 bongo, 2 bongo");
    table.roll(BONGO).play("0: call bongo");
    assert_eq!(table.turn(), json!({"seat": 0}));
    table.play("0: claim bongo from 1");
    assert_eq!(table.turn(), json!({"over": {"won": [0]}}));
}

#[test]
fn d5_what_was_claimed_for_nothing_wins() {
    let mut table = Table::new(2, json!({}));
    table.give("0 rhino, 0 rhino, 0 gnu, 0 gnu, 0 bongo");
    table.roll(NOTHING).play("0: call nothing").play("0: claim bongo");
    assert_eq!(table.turn(), json!({"over": {"won": [0]}}));
}
