//! `cards`, paragraph by paragraph (C1–C10).

use arrayvec::ArrayVec;
use rules::cards::{
    Action, Card, Cards, Illegal, Open, Options, Phase, Pile, Place, Sequence, SequencePoints,
    Tally, View,
};
use rules::{Actor, Determinize, Game, Observer, Outcome, Seat, Seats, Turn};

use crate::players::generator;

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

fn pile(text: &str) -> Pile {
    cards(text).into_iter().collect()
}

/// A table in the middle of a game: seat 0 is about to draw.
struct Table {
    state: Cards,
}

impl Table {
    /// Everyone holds these cards, which all have seen.
    fn with_hands(hands: &[&str]) -> Table {
        Table::set(hands, &[], None, "")
    }

    /// The same, with sequences before seat 0, and so many cards left in the deck;
    /// those in `unseen` are among those that may still come.
    fn set(hands: &[&str], sequences: &[&str], deck: Option<u8>, unseen: &str) -> Table {
        let mut places: ArrayVec<Place, 5> =
            hands.iter().map(|hand| Place { known: pile(hand), ..Place::default() }).collect();
        places[0].sequences = sequences
            .iter()
            .map(|sequence| Sequence::from_cards(&cards(sequence)).unwrap())
            .collect();
        let removed = [25, 15, 10, 0][hands.len() - 2];
        let mut open = Open {
            deck: 0,
            centre: ArrayVec::new(),
            discard: Pile::EMPTY,
            places,
            active: Some(seat(0)),
            phase: Phase::Draw { fresh: false },
        };
        let seen: Pile = open.seen().collect();
        let rest = Pile::DECK - seen;
        let keep = deck.map_or(rest.len(), |deck| u32::from(deck) + removed);
        let spare = rest - pile(unseen);
        open.discard = spare.iter().take((rest.len() - keep) as usize).collect();
        open.deck = u8::try_from(keep - removed).unwrap();
        let view = View {
            observer: Observer::Public,
            turn: Turn::Seat(seat(0)),
            points: open.places.iter().map(Place::tally).collect(),
            open,
            hand: None,
            dealt: None,
            actions: Vec::new(),
        };
        Table { state: Cards::determinize(&view, &mut generator(1)).unwrap() }
    }

    /// A table from the start, with these cards dealt; seat 0 starts.
    fn deal(dealt: &[&str]) -> Table {
        let mut table = Table {
            state: Cards::start(&Options::default(), u8::try_from(dealt.len()).unwrap()).unwrap(),
        };
        for (number, card) in dealt.iter().enumerate() {
            table.play(&format!("deal {number} {card}"));
        }
        table.play("first 0");
        table
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn try_play(&mut self, step: &str) -> Result<(), Illegal> {
        let by = match self.turn() {
            Turn::Seat(seat) => Actor::Seat(seat),
            _ => Actor::Chance,
        };
        self.state.play(by, &step.parse().unwrap())
    }

    /// Plays steps, each by whoever's turn it is.
    fn play(&mut self, steps: &str) -> &mut Self {
        for step in steps.split(';').map(str::trim) {
            self.try_play(step).unwrap_or_else(|rule| panic!("{step}: {rule} in {:?}", self.state));
        }
        self
    }

    /// Seat 0 draws these cards one after the other.
    fn reveal(&mut self, text: &str) -> &mut Self {
        for card in cards(text) {
            self.play(&format!("draw; reveal {card}"));
        }
        self
    }

    fn legal(&self) -> String {
        let Turn::Seat(seat) = self.turn() else {
            return String::new();
        };
        let mut actions = Vec::new();
        self.state.actions(seat, &mut actions);
        actions.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    }

    fn open(&self) -> &Open {
        self.state.open()
    }

    fn hand(&self, number: u8) -> Pile {
        self.state.hand(seat(number))
    }

    fn scores(&self) -> Vec<i16> {
        self.state.scores().unwrap().to_vec()
    }
}

#[test]
fn c2_1_cards_are_removed_by_the_number_of_players() {
    for (seats, deck) in [(2, 74), (3, 84), (4, 89), (5, 99)] {
        let state = Cards::start(&Options::default(), seats).unwrap();
        assert_eq!((state.open().deck, state.pool().len()), (deck, 99));
    }
}

#[test]
fn c2_2_no_black_card_is_dealt() {
    let mut table = Table { state: Cards::start(&Options::default(), 2).unwrap() };
    assert_eq!(table.try_play("deal 0 K5"), Err(Illegal::BlackDealt));
    table.play("deal 0 R5");
    assert_eq!(table.try_play("deal 0 R6"), Err(Illegal::AlreadyDealt));
    assert_eq!(table.try_play("deal 2 R6"), Err(Illegal::NoSuchSeat));
    assert_eq!(table.try_play("first 2"), Err(Illegal::NoSuchSeat));
    assert_eq!(table.try_play("reveal R6"), Err(Illegal::SettingUp));
    // Set-up is read in any order.
    table.play("first 1");
    assert_eq!(table.try_play("first 0"), Err(Illegal::AlreadyChosen));
    assert_eq!(table.play("deal 1 R5").turn(), Turn::Seat(seat(1)));
    assert_eq!(table.open().deck, 72);
    assert_eq!(table.play("draw").try_play("reveal R5"), Err(Illegal::NotUnseen));
}

#[test]
fn c4_1_at_least_one_card_is_revealed() {
    let mut table = Table::deal(&["R5", "B5"]);
    assert_eq!(table.legal(), "draw");
    assert_eq!(table.try_play("take R5"), Err(Illegal::EmptyCentre));
    assert_eq!(table.try_play("bango R5"), Err(Illegal::NothingToAnswer));
    assert_eq!(table.reveal("Y1").legal(), "draw; take Y1");
}

#[test]
fn c4_5_only_the_card_revealed_last_is_destroyed() {
    let mut table = Table::with_hands(&["R1 R2 Y2", "B9"]);
    table.reveal("B1 B2");
    assert_eq!(table.legal(), "draw; bango R2; bango Y2; take B1; take B2");
    assert_eq!(table.try_play("bango R1"), Err(Illegal::NumbersDiffer));
    assert_eq!(table.try_play("bango P2"), Err(Illegal::NotInHand));
    // Once it is destroyed, no earlier card becomes the last.
    assert_eq!(table.play("bango Y2").legal(), "draw; take B1");
    assert_eq!(table.try_play("bango R1"), Err(Illegal::NothingToAnswer));
    assert_eq!(table.open().discard, pile("Y2 B2"));
    // The next one may be answered again.
    table.reveal("P2").play("bango R2; take B1; done; keep");
    assert_eq!(table.hand(0), pile("R1 B1"));
}

#[test]
fn c4_5_black_and_coloured_cards_match() {
    let mut table = Table::with_hands(&["K3 R4", "B9"]);
    table.reveal("B3").play("bango K3");
    table.reveal("K4").play("bango R4");
    assert_eq!(table.open().discard, pile("B3 K3 K4 R4"));
    assert_eq!(table.hand(0), Pile::EMPTY);
}

#[test]
fn c4_4_black_and_coloured_cards_explode_with_each_other() {
    for (first, second) in [("K6", "R6"), ("R6", "K6")] {
        let mut table = Table::with_hands(&["R1", "B9"]);
        table.reveal(first).reveal(second);
        let taken = if first == "K6" { "R1 K6 R6" } else { "R1 K6" };
        assert_eq!(table.hand(0), pile(taken), "C5.1");
    }
}

#[test]
fn an_explosion_is_shown_longer_than_a_card() {
    let mut table = Table::with_hands(&["R1 R2", "B9"]);
    let shown = |table: &Table, card: &str| {
        table.state.showing_time(&Action::Reveal(card.parse().unwrap())).as_millis()
    };
    table.reveal("R6");
    assert_eq!(shown(&table, "R6"), 900);
    table.reveal("B6");
    assert_eq!(shown(&table, "B6"), 2700, "it exploded");
    let mut table = Table::with_hands(&["R1 Y6", "B9"]);
    table.reveal("R6 B6");
    assert_eq!(shown(&table, "B6"), 1200, "it threatens");
    table.play("explode");
    assert_eq!(table.state.showing_time(&Action::Explode).as_millis(), 2000);
}

#[test]
fn c4_6_an_empty_centre_means_another_card() {
    let mut table = Table::with_hands(&["K3", "B9"]);
    table.reveal("B3").play("bango K3");
    assert_eq!(table.legal(), "draw");
    assert_eq!(table.try_play("take B3"), Err(Illegal::EmptyCentre));
}

#[test]
fn c4_6_an_empty_centre_and_an_empty_deck_end_the_drawing() {
    let mut table = Table::set(&["K3 R7", "B9"], &[], Some(1), "B3");
    table.reveal("B3").play("bango K3");
    assert_eq!(table.open().phase, Phase::Lay(seat(0)), "C7.2");
    assert_eq!(table.hand(0), pile("R7"));
    assert_eq!(table.play("done; done").scores(), [-1, -1]);
    assert_eq!(table.turn(), Turn::Over(Outcome::Won(Seats::all(2))), "C8.4");
}

#[test]
fn c5_2_opponents_cannot_decline() {
    let mut table = Table::with_hands(&["R1", "B9", "K7"]);
    table.reveal("B9 R7 P9");
    assert_eq!(table.turn(), Turn::Seat(seat(1)));
    assert_eq!(table.hand(0), pile("R1 P9"));
    assert_eq!(table.legal(), "take B9; take R7; bango B9 B9");
    assert_eq!(table.try_play("done"), Err(Illegal::TakeOrDestroy));
    assert_eq!(table.try_play("bango B9 R7"), Err(Illegal::NumbersDiffer));
    assert_eq!(table.try_play("bango B9 Y7"), Err(Illegal::NotLeftInCentre));
    assert_eq!(table.try_play("take Y7"), Err(Illegal::NotLeftInCentre));
    assert_eq!(table.try_play("bango R9 B9"), Err(Illegal::NotInHandToDestroy));
    table.play("bango B9 B9");
    assert_eq!(table.legal(), "take R7; bango K7 R7");
    // Nothing remains, so the active player is not asked, and the next turn begins.
    assert_eq!(table.play("take R7").turn(), Turn::Seat(seat(1)));
    assert_eq!(table.legal(), "draw");
}

#[test]
fn c5_3_a_card_just_taken_may_be_used() {
    let mut table = Table::with_hands(&["Y3", "B9"]);
    table.reveal("R1 K2 B5 R8 Y5").play("take R1");
    assert_eq!(table.hand(0), pile("Y3 K2 Y5"));
    assert_eq!(table.legal(), "bango Y5 B5; done");
    table.play("bango Y5 B5");
    assert_eq!(table.legal(), "done");
    assert_eq!(table.play("done").hand(0), pile("Y3 K2 R8"));
    assert_eq!(table.turn(), Turn::Seat(seat(1)), "C5.4: no laying phase");
}

#[test]
fn c5_3_with_the_black_card_that_exploded() {
    let mut table = Table::with_hands(&["K8 Y3", "B9"]);
    table.reveal("R1 R8 B5 K5").play("take R1");
    assert_eq!(table.legal(), "bango K8 R8; bango K5 B5; done");
    table.play("bango K8 R8; bango K5 B5; done");
    assert_eq!(table.hand(0), pile("Y3"));
}

#[test]
fn c5_4_the_hand_limit_applies_after_an_explosion() {
    let mut table = Table::with_hands(&["R1 R2 R3 R4", "B9"]);
    table.reveal("Y7 K8 B7").play("take Y7");
    assert_eq!(table.open().phase, Phase::Lay(seat(0)), "six cards");
    assert_eq!(table.try_play("keep"), Err(Illegal::MustLay));
    let mut table = Table::with_hands(&["R1 R2 R3 R4", "B9"]);
    table.reveal("Y7 B7").play("take Y7");
    assert_eq!(table.turn(), Turn::Seat(seat(1)), "five cards");
}

#[test]
fn c6_1_a_large_hand_must_be_laid_down() {
    let mut table = Table::with_hands(&["R1 R2 R3 R4", "B9"]);
    table.reveal("Y7 Y8").play("take Y7; done");
    assert_eq!(table.legal(), "lay; keep", "five cards");
    let mut table = Table::with_hands(&["R1 R2 R3 R4", "B9"]);
    table.reveal("Y7 Y8").play("take Y7; take Y8; done");
    assert_eq!(table.open().phase, Phase::Lay(seat(0)), "six cards");
}

#[test]
fn c6_1_a_large_hand_in_anothers_turn_has_no_effect() {
    let mut table = Table::with_hands(&["R1", "B1 B2 B3 B4 B5"]);
    table.reveal("Y7 P7").play("take Y7");
    assert_eq!(table.hand(1).len(), 6);
    assert_eq!(table.turn(), Turn::Seat(seat(1)));
    table.reveal("Y3 Y4").play("take Y3; done");
    assert_eq!(table.open().phase, Phase::Lay(seat(1)), "at the end of the own turn it has");
}

#[test]
fn c6_1_a_cancelled_explosion_counts_as_none() {
    let mut table = Table::with_hands(&["R1 R2", "B9"]);
    table.reveal("Y1 B1").play("bango R1; take Y1; done");
    assert_eq!(table.legal(), "lay; keep");
}

#[test]
fn c6_3_sequences_grow_at_either_end_without_gaps() {
    let mut table = Table::set(&["R1 Y1 B4 P6 R11 K2", "B9"], &["B2 Y3"], None, "R9");
    table.reveal("R9").play("take R9; done");
    assert_eq!(table.legal(), "extend 0 R1; extend 0 Y1; extend 0 B4; done");
    assert_eq!(table.try_play("extend 0 P6"), Err(Illegal::DoesNotFit));
    assert_eq!(table.try_play("extend 0 K2"), Err(Illegal::BlackInSequence));
    assert_eq!(table.try_play("extend 1 B4"), Err(Illegal::NoSuchSequence));
    assert_eq!(table.try_play("extend 0 P4"), Err(Illegal::NotInHandToLay));
    assert_eq!(table.try_play("start R11 R1"), Err(Illegal::NotConsecutive), "no wrapping");
    assert_eq!(table.try_play("start R1 K2"), Err(Illegal::BlackInSequence), "C6.5");
    table.play("extend 0 R1; extend 0 B4");
    assert_eq!(table.try_play("extend 0 Y1"), Err(Illegal::DoesNotFit), "numbers never repeat");
    table.play("done");
    assert_eq!(table.open().places[0].sequences[0].to_string(), "R1 B2 Y3 B4");
    assert_eq!(table.open().places[0].discard, pile("Y1 P6 R9 R11 K2"), "C6.2");
    assert_eq!(table.hand(0), Pile::EMPTY);
}

#[test]
fn c6_3_the_lower_card_comes_first() {
    let mut table = Table::with_hands(&["R4 B5", "B9"]);
    table.reveal("Y1").play("take Y1; done; lay");
    assert_eq!(table.legal(), "start R4 B5; done");
    assert_eq!(table.try_play("start B5 R4"), Err(Illegal::NotConsecutive));
}

#[test]
fn c6_4_three_sequences_at_most() {
    let mut table = Table::set(&["R7 R8", "B9"], &["B1 B2", "B4 B5", "P1 P2"], None, "");
    table.reveal("R11").play("take R11; done; lay");
    assert_eq!(table.legal(), "done");
    assert_eq!(table.try_play("start R7 R8"), Err(Illegal::TooManySequences));
}

#[test]
fn c6_6_a_playable_card_may_be_left_out_and_sequences_are_never_joined() {
    let mut table = Table::set(&["R3 B6 P7", "B9"], &["B1 B2", "B4 B5"], None, "");
    table.reveal("R11").play("take R11; done; lay");
    // The 3 fits both but cannot join them.
    assert_eq!(table.legal(), "start B6 P7; extend 0 R3; extend 1 R3; extend 1 B6; done");
    table.play("extend 0 R3");
    assert_eq!(table.try_play("extend 0 B4"), Err(Illegal::NotInHandToLay));
    table.play("done");
    assert_eq!(table.open().places[0].discard, pile("B6 P7 R11"));
    let lengths: Vec<u8> =
        table.open().places[0].sequences.iter().map(|sequence| sequence.len()).collect();
    assert_eq!(lengths, [3, 2]);
}

#[test]
fn c6_6_one_may_lay_down_with_nothing_to_place() {
    let mut table = Table::with_hands(&["K2", "B9"]);
    table.reveal("R11").play("take R11; done; lay");
    assert_eq!(table.legal(), "done");
    table.play("done");
    assert_eq!(table.open().places[0].discard, pile("K2 R11"));
}

#[test]
fn c7_1_the_last_card_does_not_explode() {
    let mut table = Table::set(&["R4", "B9"], &[], Some(2), "Y1 Y2");
    table.reveal("Y1 Y2");
    assert_eq!(table.legal(), "take Y1; take Y2", "the player must stop");
    assert_eq!(table.try_play("draw"), Err(Illegal::DeckEmpty));
    table.play("take Y1; take Y2; done");
    assert_eq!(table.open().phase, Phase::Lay(seat(0)), "no lay or keep");
    table.play("start Y1 Y2; done; done");
    assert_eq!(table.scores(), [2 + 2 - 1, -1]);
    assert_eq!(table.turn(), Turn::Over(Outcome::Won(Seats::only(seat(0)))));
}

#[test]
fn c7_1_the_last_card_explodes() {
    let mut table = Table::set(&["R4", "B9", ""], &[], Some(3), "Y1 P2 R1");
    table.reveal("Y1 P2 R1").play("take P2; take Y1");
    // All lay down once more, from the one who drew the last card; 2 and 1 hold cards too.
    assert_eq!(table.open().phase, Phase::Lay(seat(0)));
    table.play("done");
    assert_eq!(table.open().phase, Phase::Lay(seat(1)));
    table.play("done");
    assert_eq!(table.open().phase, Phase::Lay(seat(2)));
    assert_eq!(table.play("done").scores(), [-2, -2, -1]);
}

#[test]
fn c7_1_the_last_card_explodes_and_is_destroyed() {
    let mut table = Table::set(&["R1", "B9"], &[], Some(2), "Y1 P1");
    table.reveal("Y1 P1");
    assert_eq!(table.legal(), "explode; bango R1");
    assert_eq!(table.play("bango R1").legal(), "take Y1");
    table.play("take Y1; done; done; done");
    assert_eq!(table.scores(), [-1, -1]);
}

#[test]
fn c7_2_an_empty_hand_is_not_asked() {
    let mut table = Table::set(&["K3", "", "B9"], &[], Some(1), "B3");
    table.reveal("B3").play("bango K3");
    assert_eq!(table.open().phase, Phase::Lay(seat(2)), "seats 0 and 1 have nothing to lay");
    assert_eq!(table.play("done").scores(), [0, 0, -1]);
    assert_eq!(table.turn(), Turn::Over(Outcome::Won([seat(0), seat(1)].into_iter().collect())));
    assert_eq!(table.try_play("draw"), Err(Illegal::Over));
}

#[test]
fn c7_2_a_large_hand_is_laid_only_once() {
    let mut table = Table::set(&["R1 R2 R3 R4 R5", "B9"], &[], Some(2), "Y1 P9");
    table.reveal("Y1 P9").play("take Y1; take P9; done; done");
    assert_eq!(table.open().phase, Phase::Lay(seat(1)));
}

#[test]
fn c9_a_dealt_card_is_hidden_until_it_is_played() {
    let mut table = Table::deal(&["R7", "B2", "Y3"]);
    let view = |table: &Table, who| table.state.view(who);
    let dealt = |table: &Table, who| view(table, who).open.places[0].hidden.is_some();
    assert_eq!(view(&table, Observer::Seat(seat(0))).dealt, Some("R7".parse().unwrap()));
    assert_eq!(view(&table, Observer::Seat(seat(1))).hand, Some(pile("B2")));
    assert_eq!(view(&table, Observer::Public).hand, None);
    // An equal card that everyone saw goes first: the other one is still unknown.
    table.reveal("R7").play("take R7; done; keep");
    table.reveal("Y1").play("take Y1; done; keep");
    table.reveal("Y2").play("take Y2; done; keep");
    table.reveal("B7").play("bango R7");
    assert!(dealt(&table, Observer::Public));
    assert_eq!(table.hand(0), pile("R7"));
    table.reveal("P7").play("bango R7");
    assert!(!dealt(&table, Observer::Public));
}

#[test]
fn c9_being_asked_about_an_explosion_tells_a_number() {
    let may_be = |table: &Table| serde_json::to_value(table.open().places[0].hidden).unwrap();
    let mut table = Table::deal(&["R7", "B2"]);
    table.reveal("Y9 P9");
    assert_eq!(may_be(&table), serde_json::json!([1, 2, 3, 4, 5, 6, 7, 8, 10, 11]), "not asked");
    let mut table = Table::deal(&["R7", "B2"]);
    table.reveal("Y7 P7");
    assert_eq!(may_be(&table), serde_json::json!([7]), "asked");
    let mut table = Table::deal(&["R7", "B2"]);
    table.reveal("Y9").play("take Y9; done; keep").reveal("R1").play("take R1; done; keep");
    table.reveal("B9 P9");
    assert_eq!(
        may_be(&table),
        serde_json::json!((1..=11).collect::<Vec<_>>()),
        "asked about a card that all know"
    );
}

#[test]
fn c10_1_stopping_and_taking_two() {
    let mut table = Table::deal(&["R11", "Y11"]);
    table.reveal("B5 P3 P1").play("take P1; take P3; done");
    assert_eq!(table.hand(0), pile("R11 P1 P3"));
    assert_eq!(table.open().discard, pile("B5"));
}

#[test]
fn c10_2_an_explosion_among_three() {
    let mut table = Table::deal(&["R11", "Y11", "B11"]);
    table.reveal("P4 K5 Y7 Y1 B4");
    assert_eq!(table.hand(0), pile("R11 B4 K5"));
    table.play("take P4; take Y1; done");
    assert_eq!((table.hand(1), table.hand(2)), (pile("Y11 P4"), pile("B11 Y1")));
    assert_eq!(table.hand(0), pile("R11 B4 K5 Y7"));
    assert_eq!(table.turn(), Turn::Seat(seat(1)));
}

#[test]
fn c10_3_a_bango_cancels_an_explosion() {
    let mut table = Table::deal(&["Y1", "Y11"]);
    table.reveal("P1 B1");
    assert_eq!(table.legal(), "explode; bango Y1");
    assert_eq!(table.try_play("draw"), Err(Illegal::Exploding));
    assert_eq!(table.play("bango Y1").legal(), "draw; take P1");
    assert_eq!(table.open().discard, pile("B1 Y1"));
}

#[test]
fn c10_3_the_explosion_may_be_let_happen() {
    let mut table = Table::deal(&["Y1", "Y11"]);
    table.reveal("P1 B1").play("explode; take P1");
    assert_eq!(table.hand(0), pile("Y1 B1"));
}

#[test]
fn c10_4_an_opponent_destroys_a_card() {
    for last in ["done", "bango Y1 P1; done"] {
        let mut table = Table::deal(&["Y1", "R4", "B11"]);
        table.reveal("P1 Y4 Y3 B3");
        assert_eq!(table.hand(0), pile("Y1 B3"));
        table.play("bango R4 Y4; take Y3");
        assert_eq!(table.legal(), "bango Y1 P1; done");
        table.play(last);
        assert_eq!(table.hand(0), if last == "done" { pile("Y1 B3 P1") } else { pile("B3") });
        assert_eq!(table.hand(1), Pile::EMPTY);
    }
}

#[test]
fn c10_5_laying_down_a_hand() {
    let mut table = Table::set(&["P1 P4 B10 R11 R6", "B9"], &["R2 Y3"], None, "K4");
    table.reveal("K4").play("take K4; done");
    table.play("extend 0 P1; extend 0 P4; start B10 R11; done");
    let place = &table.open().places[0];
    assert_eq!(place.sequences[0].to_string(), "P1 R2 Y3 P4");
    assert_eq!(place.sequences[1].to_string(), "B10 R11");
    assert_eq!(place.discard, pile("R6 K4"));
}

#[test]
fn c10_6_scoring() {
    let sequences = ["P1 P2 R3 P4 P5 Y6", "R2 B3 R4 B5 Y6", "R7 Y8 R9 Y10"]
        .map(|sequence| Sequence::from_cards(&cards(sequence)).unwrap());
    let tally = Tally::of(&sequences, pile("K1 K2 B8 P9"));
    let points: Vec<(u8, u8)> =
        tally.sequences.iter().map(|points| (points.cards, points.bonus)).collect();
    assert_eq!(points, [(6, 4), (5, 1), (4, 0)]);
    assert_eq!((tally.minus, tally.total), (4, 16));
    let colour =
        |sequence| SequencePoints::of(sequence).bonus_colour().map(rules::cards::Colour::letter);
    assert_eq!(sequences.map(colour), [Some('P'), Some('Y'), None]);
}

#[test]
fn a_step_by_the_wrong_actor_says_why() {
    let mut state = Table::deal(&["R7", "B2"]).state;
    for (by, step, rule) in [
        (Actor::Seat(seat(1)), "draw", Illegal::NotYourTurn),
        (Actor::Seat(seat(7)), "draw", Illegal::NoSuchSeat),
        (Actor::Seat(seat(0)), "reveal R1", Illegal::OnlyChance),
        (Actor::Chance, "draw", Illegal::NotYourTurn),
        (Actor::Chance, "reveal R1", Illegal::NotAsked),
        (Actor::Clock, "draw", Illegal::NothingForTheClock),
    ] {
        let action: Action = step.parse().unwrap();
        assert_eq!(state.play(by, &action), Err(rule), "{by} {step}");
    }
}

#[test]
fn views_that_no_game_gives_are_refused() {
    let honest = (Table::deal(&["R7", "B2"]).state).view(Observer::Seat(seat(0)));
    let mut rng = generator(2);
    assert!(Cards::determinize(&honest, &mut rng).is_ok());
    let lies: [fn(&mut View); 9] = [
        |view| view.open.deck += 1,
        |view| view.open.phase = Phase::Reveal,
        |view| view.open.phase = Phase::Opponent(seat(0)),
        |view| view.open.phase = Phase::Lay(seat(7)),
        |view| view.open.active = None,
        |view| view.open.active = Some(seat(6)),
        |view| view.dealt = None,
        |view| view.actions.clear(),
        |view| view.open.places[0].known = pile("R7 R7"),
    ];
    for (number, lie) in lies.iter().enumerate() {
        let mut view = honest.clone();
        lie(&mut view);
        assert!(Cards::determinize(&view, &mut rng).is_err(), "lie {number}");
    }
}
