//! `cards` as `RULES.md` C1–C8 tells it: piles are lists of cards, and nothing is
//! remembered that can be counted again.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use rules::{Actor, GameKind, Outcome, Turn};

use super::score::{bonus, counts};
use super::{Corners, Referee, next, number, seat, seats};

/// A colour's letter and a number.
pub(super) type Card = (char, u8);

const BLACK: char = 'K';

/// What is being waited for.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    /// Chance deals and chooses who is first (C2).
    SetUp,
    /// The active seat has to reveal a card and has no other choice (C4.1, C4.6).
    MustDraw,
    /// Chance turns the top card over.
    Reveal,
    /// Reveal another, stop, or Bango on this card if it still lies there (C4.2).
    Choose {
        last: Option<Card>,
    },
    /// This card exploded, but the active seat could cancel it (C4.4).
    Exploding {
        last: Card,
    },
    /// The active seat has stopped and takes cards (C4.3).
    Taking,
    /// The opponents who were not asked yet, in turn (C5.2).
    Opponents {
        waiting: VecDeque<u8>,
    },
    /// The active seat has what remains of the explosion (C5.3).
    Remains,
    /// The active seat may lay down (C6.1).
    LayOrKeep,
    /// This seat lays down, in its own turn or at the end, and then these (C6.2, C7.2).
    Laying {
        who: u8,
        then: VecDeque<u8>,
    },
    Over,
}

/// A game of `cards`.
#[derive(Clone, Debug)]
pub(super) struct Cards {
    seats: u8,
    /// Cards that were neither dealt nor revealed: the deck and the removed ones.
    unseen: Vec<Card>,
    /// How many of them are in the deck.
    pub(super) deck: usize,
    dealt: BTreeSet<u8>,
    first: Option<u8>,
    pub(super) active: u8,
    pub(super) centre: Vec<Card>,
    pub(super) discard: Vec<Card>,
    pub(super) hands: Vec<Vec<Card>>,
    pub(super) sequences: Vec<Vec<Vec<Card>>>,
    pub(super) personal_discards: Vec<Vec<Card>>,
    stage: Stage,
    /// Only for the corners: what C5.1 gave, how many Bangos this turn had, and whether one
    /// of them cancelled an explosion.
    taken_in_c5_1: Vec<Card>,
    bangos: u32,
    cancelled: bool,
    corners: Corners,
}

impl Cards {
    pub(super) fn start(seats: u8) -> Cards {
        let mut unseen = Vec::new();
        for number in 1..=11 {
            // C1.1: two of each coloured card. C1.2: one of each black card.
            for colour in ['R', 'Y', 'B', 'P'] {
                unseen.extend([(colour, number), (colour, number)]);
            }
            unseen.push((BLACK, number));
        }
        assert_eq!(unseen.len(), 99);
        // C2.1: some are removed. C2.2: one goes to each seat.
        let removed = match seats {
            2 => 25,
            3 => 15,
            4 => 10,
            5 => 0,
            _ => panic!("cards is for 2 to 5"),
        };
        let nothing = vec![Vec::new(); usize::from(seats)];
        Cards {
            seats,
            deck: unseen.len() - removed - usize::from(seats),
            unseen,
            dealt: BTreeSet::new(),
            first: None,
            active: 0,
            centre: Vec::new(),
            discard: Vec::new(),
            hands: nothing.clone(),
            sequences: vec![Vec::new(); usize::from(seats)],
            personal_discards: nothing,
            stage: Stage::SetUp,
            taken_in_c5_1: Vec::new(),
            bangos: 0,
            cancelled: false,
            corners: Corners::default(),
        }
    }

    /// C2.3: the table agreed on who starts.
    pub(super) fn agreed(mut self, first: u8) -> Cards {
        self.first = Some(first);
        self
    }

    pub(super) fn hand(&self, who: u8) -> &Vec<Card> {
        &self.hands[usize::from(who)]
    }

    fn hand_mut(&mut self, who: u8) -> &mut Vec<Card> {
        &mut self.hands[usize::from(who)]
    }

    fn acting(&self) -> Option<u8> {
        match &self.stage {
            Stage::SetUp | Stage::Reveal | Stage::Over => None,
            Stage::Opponents { waiting } => Some(waiting[0]),
            Stage::Laying { who, .. } => Some(*who),
            _ => Some(self.active),
        }
    }

    /// The steps that are written `bango R4 Y4`: any card of the centre, destroyed
    /// with a card of its number (C5.2, C5.3).
    fn bangos_on_any(&self, who: u8) -> impl Iterator<Item = String> {
        let pairs =
            self.hand(who).iter().flat_map(|mine| self.centre.iter().map(move |it| (mine, it)));
        pairs
            .filter(|(mine, it)| mine.1 == it.1)
            .map(|(mine, it)| format!("bango {} {}", write(*mine), write(*it)))
    }

    /// The steps that are written `bango Y1`: the card revealed last (C4.5).
    fn bangos_on(&self, last: Card) -> impl Iterator<Item = String> {
        let fitting = self.hand(self.active).iter().filter(move |mine| mine.1 == last.1);
        fitting.map(|mine| format!("bango {}", write(*mine)))
    }

    fn takes(&self) -> impl Iterator<Item = String> {
        self.centre.iter().map(|card| format!("take {}", write(*card)))
    }

    fn layings(&self, who: u8) -> BTreeSet<String> {
        let sequences = &self.sequences[usize::from(who)];
        // C6.5: black cards never go into a sequence.
        let playable: Vec<Card> =
            self.hand(who).iter().copied().filter(|card| card.0 != BLACK).collect();
        let mut steps = BTreeSet::from(["done".to_string()]);
        for &low in &playable {
            for &high in &playable {
                // C6.3: two consecutive numbers. C6.4: at most three sequences.
                if low.1 + 1 == high.1 && sequences.len() < 3 {
                    steps.insert(format!("start {} {}", write(low), write(high)));
                }
            }
            for (index, sequence) in sequences.iter().enumerate() {
                // C6.3: at either end, without gaps.
                let (lowest, highest) = (sequence[0].1, sequence[sequence.len() - 1].1);
                if low.1 + 1 == lowest || low.1 == highest + 1 {
                    steps.insert(format!("extend {index} {}", write(low)));
                }
            }
        }
        steps
    }

    fn reveal(&mut self, card: Card) {
        remove(&mut self.unseen, card);
        self.deck -= 1;
        let matching = self.centre.iter().find(|other| other.1 == card.1).copied();
        self.centre.push(card);
        let could_bango = self.bangos_on(card).next().is_some();
        let last_card = self.deck == 0;
        self.corners.note_if(last_card && matching.is_none(), "C7.1 last card does not explode");
        self.corners.note_if(last_card && matching.is_some(), "C7.1 last card explodes");
        let Some(matching) = matching else {
            // C4.2: its number differs from that of every other card.
            self.stage = Stage::Choose { last: Some(card) };
            return;
        };
        self.corners.note_if(card.0 == BLACK, "C4.4 black explodes on coloured");
        self.corners.note_if(matching.0 == BLACK, "C4.4 coloured explodes on black");
        self.corners.note_if(matching == card, "C4.4 a card explodes on its own double");
        if could_bango {
            self.stage = Stage::Exploding { last: card };
        } else {
            self.corners.note("C4.4 explodes at once");
            self.explode(card);
        }
    }

    /// C4.5: the card revealed last and a card of the hand go to the discard.
    fn bango_while_drawing(&mut self, mine: Card, last: Card) {
        self.bangos += 1;
        self.corners.note_if(self.bangos == 2, "C4.5 two Bangos in one turn");
        let exploded = matches!(self.stage, Stage::Exploding { .. });
        self.cancelled |= exploded;
        self.corners.note_if(exploded, "C4.5 explosion cancelled");
        self.corners.note_if(!exploded, "C4.5 a card that did not explode is destroyed");
        self.corners.note_if(self.deck == 0, "C7.1 last card destroyed");
        self.corners.note_if(self.deck == 0 && exploded, "C7.1 last card's explosion cancelled");
        self.destroy(self.active, mine, last);
        if !self.centre.is_empty() {
            self.corners.note_if(self.deck == 0, "C7.1 must stop after destroying the last card");
            // Once it is destroyed, no earlier card becomes "the last".
            self.stage = Stage::Choose { last: None };
        } else if self.deck > 0 {
            // C4.6: they cannot stop and must reveal another card.
            self.corners.note("C4.6 empty centre, cards in the deck");
            self.stage = Stage::MustDraw;
        } else {
            // C4.6: the drawing phase ends and they take nothing.
            self.corners.note("C4.6 empty centre, empty deck");
            self.end_drawing();
        }
    }

    fn destroy(&mut self, who: u8, mine: Card, it: Card) {
        remove(self.hand_mut(who), mine);
        remove(&mut self.centre, it);
        self.discard.extend([mine, it]);
    }

    fn take(&mut self, who: u8, card: Card) {
        remove(&mut self.centre, card);
        self.hand_mut(who).push(card);
    }

    fn explode(&mut self, card: Card) {
        // C5.1: the card that exploded, and every black card in the centre.
        self.taken_in_c5_1 = vec![card];
        self.take(self.active, card);
        while let Some(black) = self.centre.iter().find(|card| card.0 == BLACK).copied() {
            self.taken_in_c5_1.push(black);
            self.take(self.active, black);
        }
        self.corners.note_if(self.taken_in_c5_1.len() > 2, "C5.1 several black cards come along");
        // C5.2: clockwise from the active player's left.
        let waiting = (1..self.seats).map(|distance| (self.active + distance) % self.seats);
        self.ask_opponents(waiting.collect());
    }

    fn ask_opponents(&mut self, waiting: VecDeque<u8>) {
        let cards_remain = !self.centre.is_empty();
        self.corners.note_if(!cards_remain && !waiting.is_empty(), "C5.2 not enough for everyone");
        self.stage = match (cards_remain, waiting.is_empty()) {
            (true, false) => Stage::Opponents { waiting },
            (true, true) => Stage::Remains,
            (false, _) => return self.end_explosion(),
        };
    }

    fn end_explosion(&mut self) {
        if self.deck == 0 {
            self.lay_for_the_last_time();
        } else if self.hand(self.active).len() > 5 {
            // C5.4: the hand limit still applies.
            self.corners.note("C6.1 must lay after an explosion");
            self.stage = Stage::Laying { who: self.active, then: VecDeque::new() };
        } else {
            self.corners.note("C5.4 no laying after an explosion");
            self.end_turn();
        }
    }

    fn end_drawing(&mut self) {
        self.stage = if self.deck == 0 {
            // C7.2: this takes the place of the last turn's own laying phase.
            return self.lay_for_the_last_time();
        } else if self.hand(self.active).len() > 5 {
            self.corners.note("C6.1 must lay after stopping");
            Stage::Laying { who: self.active, then: VecDeque::new() }
        } else {
            self.corners.note_if(self.cancelled, "C6.1 a cancelled explosion counts as none");
            Stage::LayOrKeep
        };
    }

    fn lay_for_the_last_time(&mut self) {
        // C7.2: clockwise from the player who drew the last card.
        let clockwise = (0..self.seats).map(|distance| (self.active + distance) % self.seats);
        let laying: VecDeque<u8> = clockwise.filter(|&who| !self.hand(who).is_empty()).collect();
        let skipped = laying.len() < usize::from(self.seats);
        self.corners.note_if(skipped, "C7.2 an empty hand is not asked");
        let due = self.hand(self.active).len() > 5;
        self.corners.note_if(due, "C7.2 in place of a laying that was due");
        self.lay_next(laying);
    }

    fn lay_next(&mut self, mut waiting: VecDeque<u8>) {
        if let Some(who) = waiting.pop_front() {
            self.stage = Stage::Laying { who, then: waiting };
        } else {
            self.stage = Stage::Over;
            self.note_the_end();
        }
    }

    /// C6.2: the whole hand is used up.
    fn end_laying(&mut self, who: u8, then: VecDeque<u8>) {
        self.note_what_is_left(who);
        let rest = std::mem::take(self.hand_mut(who));
        self.personal_discards[usize::from(who)].extend(rest);
        if self.deck > 0 {
            self.end_turn();
        } else {
            self.lay_next(then);
        }
    }

    fn end_turn(&mut self) {
        self.active = next(self.active, self.seats);
        self.corners
            .note_if(self.hand(self.active).len() > 5, "C6.1 more than five outside one's turn");
        self.bangos = 0;
        self.cancelled = false;
        self.stage = Stage::MustDraw;
    }

    fn note_what_is_left(&mut self, who: u8) {
        let rest = self.hand(who).clone();
        let black = rest.iter().any(|card| card.0 == BLACK);
        let playable = self.layings(who).len() > 1;
        let coloured = |number| rest.iter().any(|card| card.0 != BLACK && card.1 == number);
        let pair = (1..11).any(|number| coloured(number) && coloured(number + 1));
        let full = self.sequences[usize::from(who)].len() == 3;
        self.corners.note_if(black, "C6.5 black goes to the personal discard");
        self.corners.note_if(rest.is_empty(), "C6.2 nothing is left over");
        self.corners.note_if(playable, "C6.6 a playable card is left out");
        self.corners.note_if(pair && full, "C6.4 no fourth sequence");
    }

    fn note_the_end(&mut self) {
        for sequence in self.sequences.concat() {
            let largest = counts(&sequence)[0];
            let bonus = bonus(&sequence);
            self.corners.note_if(bonus == largest, "C8.2 the most frequent colour counts");
            self.corners.note_if(0 < bonus && bonus < largest, "C8.2 a tie is passed over");
            self.corners.note_if(bonus == 0, "C8.2 no bonus");
        }
        let totals = self.totals();
        let best = totals.iter().max();
        let winners = totals.iter().filter(|&total| Some(total) == best).count();
        self.corners.note_if(winners > 1, "C8.4 shared win");
        let three = self.sequences.iter().any(|sequences| sequences.len() == 3);
        self.corners.note_if(three, "C6.4 three sequences");
    }

    fn totals(&self) -> Vec<i16> {
        let of_sequence = |sequence: &Vec<Card>| sequence.len() + bonus(sequence);
        let of_seat = |who: usize| {
            // C8.1, C8.2 and C8.3.
            let won: usize = self.sequences[who].iter().map(of_sequence).sum();
            i16::try_from(won).unwrap() - i16::try_from(self.personal_discards[who].len()).unwrap()
        };
        (0..usize::from(self.seats)).map(of_seat).collect()
    }

    fn play_setup(&mut self, words: &[&str]) {
        match *words {
            ["deal", who, card] => {
                let who = who.parse().unwrap();
                remove(&mut self.unseen, read(card));
                self.hand_mut(who).push(read(card));
                self.dealt.insert(who);
            }
            ["first", who] => self.first = Some(who.parse().unwrap()),
            _ => panic!("{words:?} in the set-up"),
        }
        if let (Some(first), true) = (self.first, self.dealt.len() == usize::from(self.seats)) {
            self.active = first;
            self.stage = Stage::MustDraw;
        }
    }

    fn play_drawing(&mut self, stage: Stage, words: &[&str]) {
        match (stage, words) {
            (Stage::MustDraw | Stage::Choose { .. }, ["draw"]) => self.stage = Stage::Reveal,
            (Stage::Reveal, ["reveal", card]) => self.reveal(read(card)),
            (Stage::Choose { last: Some(last) } | Stage::Exploding { last }, ["bango", mine]) => {
                self.bango_while_drawing(read(mine), last);
            }
            (Stage::Exploding { last }, ["explode"]) => {
                self.corners.note("C4.4 explosion not cancelled");
                self.explode(last);
            }
            (Stage::Choose { .. } | Stage::Taking, ["take", card]) => {
                self.take(self.active, read(card));
                self.corners.note_if(self.centre.is_empty(), "C4.3 everything is taken");
                self.stage = Stage::Taking;
            }
            (Stage::Taking, ["done"]) => {
                // C4.3: the others go to the common discard.
                self.discard.append(&mut self.centre);
                self.end_drawing();
            }
            (stage, _) => panic!("{words:?} in {stage:?}"),
        }
    }

    /// C5.2: takes one card, or destroys one.
    fn play_opponent(&mut self, who: u8, mut waiting: VecDeque<u8>, words: &[&str]) {
        assert_eq!(waiting.pop_front(), Some(who));
        match *words {
            ["take", card] => self.take(who, read(card)),
            ["bango", mine, it] => {
                self.corners.note("C5.2 an opponent's Bango");
                self.destroy(who, read(mine), read(it));
            }
            _ => panic!("{words:?} by an opponent"),
        }
        self.ask_opponents(waiting);
    }

    /// C5.3: destroys any of the cards that remain, and takes the rest.
    fn play_remains(&mut self, words: &[&str]) {
        match *words {
            ["bango", mine, it] => {
                let just_taken = self.taken_in_c5_1.contains(&read(mine));
                self.corners.note_if(just_taken, "C5.3 Bango with a card taken in C5.1");
                self.corners.note_if(!just_taken, "C5.3 Bango with an older card");
                self.destroy(self.active, read(mine), read(it));
            }
            ["done"] => {
                self.corners.note_if(self.centre.is_empty(), "C5.3 every remaining card destroyed");
                for card in std::mem::take(&mut self.centre) {
                    self.hand_mut(self.active).push(card);
                }
                self.end_explosion();
            }
            _ => panic!("{words:?} after the opponents"),
        }
    }

    fn play_choice(&mut self, words: &[&str]) {
        match *words {
            ["lay"] => self.stage = Stage::Laying { who: self.active, then: VecDeque::new() },
            ["keep"] => {
                self.corners.note("C6.1 not laid down");
                self.end_turn();
            }
            _ => panic!("{words:?} at the end of a turn"),
        }
    }

    fn play_laying(&mut self, who: u8, then: VecDeque<u8>, words: &[&str]) {
        let place = usize::from(who);
        match *words {
            ["start", low, high] => {
                let (low, high) = (read(low), read(high));
                remove(self.hand_mut(who), low);
                remove(self.hand_mut(who), high);
                self.sequences[place].push(vec![low, high]);
            }
            ["extend", index, card] => {
                let card = read(card);
                remove(self.hand_mut(who), card);
                let sequence = &mut self.sequences[place][index.parse::<usize>().unwrap()];
                let below = card.1 < sequence[0].1;
                self.corners.note(if below { "C6.3 lower end" } else { "C6.3 upper end" });
                sequence.insert(if below { 0 } else { sequence.len() }, card);
            }
            ["done"] => self.end_laying(who, then),
            _ => panic!("{words:?} while laying"),
        }
    }

    /// Nothing is ever made or lost.
    fn assert_all_cards_are_there(&self) {
        let piles = [&self.unseen, &self.centre, &self.discard];
        let by_seat = self.hands.iter().chain(&self.personal_discards);
        let laid = self.sequences.iter().flatten();
        let count: usize = piles.into_iter().chain(by_seat).chain(laid).map(Vec::len).sum();
        assert_eq!(count, 99);
    }
}

impl Referee for Cards {
    const KIND: GameKind = GameKind::Cards;

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match (&self.stage, self.acting()) {
            (Stage::Over, _) => {
                // C8.4: the highest total wins; equal totals share the win.
                let totals = self.totals();
                let best = totals.iter().max().unwrap();
                let won = (0..self.seats).filter(|&who| totals[usize::from(who)] == *best);
                Turn::Over(Outcome::Won(seats(won)))
            }
            (_, Some(acting)) => Turn::Seat(seat(acting)),
            (_, None) => Turn::Chance,
        }
    }

    fn legal(&self, who: u8) -> BTreeSet<String> {
        if self.acting() != Some(who) {
            return BTreeSet::new();
        }
        let one = |step: &str| [step.to_string()];
        match &self.stage {
            Stage::SetUp | Stage::Reveal | Stage::Over => BTreeSet::new(),
            Stage::MustDraw => one("draw").into(),
            Stage::Choose { last } => {
                let mut steps: BTreeSet<String> = self.takes().collect();
                // C7.1: after the deck's last card the player must stop.
                if self.deck > 0 {
                    steps.extend(one("draw"));
                }
                if let Some(last) = last {
                    steps.extend(self.bangos_on(*last));
                }
                steps
            }
            Stage::Exploding { last } => self.bangos_on(*last).chain(one("explode")).collect(),
            Stage::Taking => self.takes().chain(one("done")).collect(),
            // One or the other: they cannot decline (C5.2).
            Stage::Opponents { .. } => self.takes().chain(self.bangos_on_any(who)).collect(),
            Stage::Remains => self.bangos_on_any(who).chain(one("done")).collect(),
            Stage::LayOrKeep => one("lay").into_iter().chain(one("keep")).collect(),
            Stage::Laying { who, .. } => self.layings(*who),
        }
    }

    fn chance_outcomes(&self) -> BTreeMap<String, u32> {
        let mut outcomes = BTreeMap::new();
        let mut add = |step| *outcomes.entry(step).or_default() += 1;
        match self.stage {
            Stage::SetUp => match (0..self.seats).find(|who| !self.dealt.contains(who)) {
                // C2.2: whoever gets a black card gets another.
                Some(who) => {
                    for card in self.unseen.iter().filter(|card| card.0 != BLACK) {
                        add(format!("deal {who} {}", write(*card)));
                    }
                }
                None => (0..self.seats).for_each(|who| add(format!("first {who}"))),
            },
            Stage::Reveal => {
                self.unseen.iter().for_each(|card| add(format!("reveal {}", write(*card))));
            }
            _ => {}
        }
        outcomes
    }

    fn chance_may(&self, step: &str) -> bool {
        // Deals and the first seat may come in any order.
        match (&self.stage, &step.split(' ').collect::<Vec<_>>()[..]) {
            (Stage::SetUp, ["deal", who, card]) => {
                let (who, card) = (who.parse().unwrap(), read(card));
                who < self.seats
                    && !self.dealt.contains(&who)
                    && card.0 != BLACK
                    && self.unseen.contains(&card)
            }
            (Stage::SetUp, ["first", who]) => {
                self.first.is_none() && who.parse::<u8>().unwrap() < self.seats
            }
            (Stage::Reveal, ["reveal", card]) => self.unseen.contains(&read(card)),
            _ => false,
        }
    }

    fn play(&mut self, by: Actor, step: &str) {
        let words: Vec<&str> = step.split(' ').collect();
        match self.stage.clone() {
            Stage::SetUp => self.play_setup(&words),
            Stage::Opponents { waiting } => self.play_opponent(number(by), waiting, &words),
            Stage::Remains => self.play_remains(&words),
            Stage::LayOrKeep => self.play_choice(&words),
            Stage::Laying { who, then } => self.play_laying(who, then, &words),
            Stage::Over => panic!("{step} after the end"),
            drawing => self.play_drawing(drawing, &words),
        }
        self.assert_all_cards_are_there();
    }

    fn scores(&self) -> Option<Vec<i16>> {
        (self.stage == Stage::Over).then(|| self.totals())
    }

    fn corners(&self) -> &Corners {
        &self.corners
    }
}

pub(super) fn read(text: &str) -> Card {
    (text.chars().next().unwrap(), text[1..].parse().unwrap())
}

pub(super) fn write(card: Card) -> String {
    format!("{}{}", card.0, card.1)
}

fn remove(pile: &mut Vec<Card>, card: Card) {
    let place = pile.iter().position(|&other| other == card);
    pile.remove(place.unwrap_or_else(|| panic!("{} is not there", write(card))));
}
