//! The best way to lay down a hand now, exactly: which cards go where, and what
//! it is worth (C6, C8).

use arrayvec::ArrayVec;
use rules::cards::{Action, Card, Colour, MOST_SEQUENCES, Number, Pile, Sequence, Slot};

use super::tracks::{COLOURS, NUMBERS, Row, Track, Tracks, bonus};

/// The best laying of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laying {
    /// The points of all that lies before the seat afterwards (C8).
    pub points: i16,
    /// The steps that lead there, without the `done` that closes them.
    pub steps: ArrayVec<Action, { MOST_SEQUENCES * NUMBERS }>,
    /// How many cards of the hand do not find a place.
    pub left_over: u8,
}

/// Finds the best laying of this hand on these sequences and this personal discard.
pub fn best(hand: Pile, sequences: &[Sequence], discard: Pile) -> Laying {
    let tracks = Tracks::of(sequences, discard);
    let plan = plan(&Row::of(hand), &tracks);
    Laying {
        points: plan.points,
        steps: steps(&plan, &tracks),
        left_over: u8::try_from(hand.len()).unwrap_or(u8::MAX).saturating_sub(plan.laid),
    }
}

/// More layings than this are not compared.
const MOST_PLANS: usize = 200;

/// A colour in a plan.
const CHOICE: [u16; COLOURS] = [1, 2, 3, 4];

/// Which card each track takes of each number: the answer of the search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    pub points: i16,
    pub laid: u8,
    /// By number less one: for each track a colour's place plus one, or 0, in three bits.
    choices: [u16; NUMBERS],
}

impl Plan {
    /// The plan of an empty hand.
    pub(super) const NOTHING: Plan = Plan { points: 0, laid: 0, choices: [0; NUMBERS] };

    fn colour(&self, number: usize, track: usize) -> Option<usize> {
        let chosen = self.choices[number] >> (3 * track) & 0b111;
        (chosen > 0).then(|| usize::from(chosen) - 1)
    }

    /// How many coloured cards of this number the laying leaves in the hand.
    pub(super) fn left_of(&self, hand: &Row, number: usize) -> u8 {
        let taken = (0..MOST_SEQUENCES).filter(|&place| self.colour(number, place).is_some());
        let there: u8 = hand.counts[number].iter().sum();
        there - u8::try_from(taken.count()).unwrap_or(0)
    }

    /// The tracks after this laying, the rest of a hand of this many discarded.
    pub(super) fn laid_on(&self, tracks: &Tracks, hand: u8) -> Tracks {
        let mut after = *tracks;
        for number in 0..NUMBERS {
            for track in 0..MOST_SEQUENCES {
                if let Some(colour) = self.colour(number, track) {
                    after.tracks[track].take(number, colour);
                    after.count = after.count.max(track + 1);
                }
            }
        }
        after.discards += hand - self.laid;
        after
    }
}

/// Finds the best laying: as a plan on tracks.
pub(super) fn plan(hand: &Row, tracks: &Tracks) -> Plan {
    let mut search = Search::new(hand, tracks, None);
    search.next(0);
    search.plan(hand, tracks)
}

/// Finds the layings that are worth at least so many points, up to a number of
/// them, and the first step of each.
pub(super) fn plans(hand: &Row, tracks: &Tracks, points: i16) -> Vec<(Plan, Option<Action>)> {
    let best = points - fixed_points(hand, tracks);
    let mut all = Vec::new();
    let mut search = Search::new(hand, tracks, Some(&mut all));
    search.best = best - 1;
    search.next(0);
    all.into_iter()
        .map(|plan| {
            let first = steps(&plan, tracks).first().copied();
            (plan, first)
        })
        .collect()
}

/// The points that a laying has whatever is laid. Twice the cards laid plus the
/// bonuses is what the search counts on top: a card that is laid is one more in
/// a sequence and one less on the discard.
fn fixed_points(hand: &Row, tracks: &Tracks) -> i16 {
    let lying: i16 = tracks.lying().iter().map(|track| i16::from(track.len())).sum();
    lying - i16::from(hand.cards) - i16::from(tracks.discards)
}

/// How a track stands while the numbers are gone through from 1 to 11.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    /// It has not taken a card yet, and need not.
    Off,
    /// It has to take this number, or the cards it took have no place.
    Must,
    /// It may take this number or end before it.
    May,
    /// It has ended.
    Ended,
}

/// Branch and bound over the numbers, and within a number over the tracks.
struct Search<'a> {
    left: [[u8; COLOURS]; NUMBERS],
    /// The numbers of which there are cards, a bit each.
    there: u16,
    /// The same for each colour.
    there_by_colour: [u16; COLOURS],
    /// How many cards of this and the higher numbers can find a place at most.
    usable: [i16; NUMBERS + 1],
    /// The numbers that each track can reach.
    reach: [u16; MOST_SEQUENCES],
    tracks: [Track; MOST_SEQUENCES],
    stands: [Stand; MOST_SEQUENCES],
    lying: usize,
    choices: [u16; NUMBERS],
    laid: u8,
    best: i16,
    best_laid: u8,
    best_choices: [u16; NUMBERS],
    /// Where to note every laying above `best`, instead of the best alone.
    all: Option<&'a mut Vec<Plan>>,
}

impl<'a> Search<'a> {
    fn new(hand: &Row, tracks: &Tracks, all: Option<&'a mut Vec<Plan>>) -> Search<'a> {
        let mut there = 0;
        let mut there_by_colour = [0; COLOURS];
        for (number, counts) in hand.counts.iter().enumerate() {
            for (colour, &count) in counts.iter().enumerate() {
                if count > 0 {
                    there |= 1 << number;
                    there_by_colour[colour] |= 1 << number;
                }
            }
        }
        let mut reach = [there & (there << 1 | there >> 1); MOST_SEQUENCES];
        for (place, track) in tracks.lying().iter().enumerate() {
            reach[place] = track.reach(there);
        }
        let mut usable = [0; NUMBERS + 1];
        for number in (0..NUMBERS).rev() {
            let cards: u8 = hand.counts[number].iter().sum();
            let takers: u16 = reach.iter().map(|reach| reach >> number & 1).sum();
            usable[number] = usable[number + 1] + i16::from(cards).min(takers.cast_signed());
        }
        let bonuses: i16 = tracks.lying().iter().map(|track| bonus(track.colours)).sum();
        Search {
            left: hand.counts,
            there,
            there_by_colour,
            usable,
            reach,
            tracks: tracks.tracks,
            stands: [Stand::Off; MOST_SEQUENCES],
            lying: tracks.count,
            choices: [0; NUMBERS],
            laid: 0,
            best: bonuses,
            best_laid: 0,
            best_choices: [0; NUMBERS],
            all,
        }
    }

    fn plan(&self, hand: &Row, tracks: &Tracks) -> Plan {
        let points = fixed_points(hand, tracks) + self.best;
        Plan { points, laid: self.best_laid, choices: self.best_choices }
    }

    /// Moves on to this number, over those without cards.
    fn next(&mut self, number: usize) {
        if self.usable.get(number).is_none_or(|&usable| usable == 0) {
            return self.finish();
        }
        if self.bound(number) <= self.best {
            return;
        }
        self.choose(number, 0);
    }

    /// All that this track can do with this number.
    fn choose(&mut self, number: usize, place: usize) {
        if place == MOST_SEQUENCES {
            return self.next(number + 1);
        }
        let before = self.stands[place];
        let track = self.tracks[place];
        let is_lying = place < self.lying;
        if is_lying && track.holds(number) {
            self.stands[place] = Stand::May;
            self.choose(number, place + 1);
            self.stands[place] = before;
            return;
        }
        let can_take = self.reach[place] >> number & 1 == 1
            && match before {
                Stand::Off if is_lying => self.reaches_up_to(number, track.low),
                Stand::Off => {
                    self.there >> (number + 1) & 1 == 1
                        && (place == self.lying || self.stands[place - 1] != Stand::Off)
                }
                Stand::Must | Stand::May => true,
                Stand::Ended => false,
            };
        if can_take {
            self.stands[place] = match before {
                Stand::Off => Stand::Must,
                Stand::Must if is_lying => Stand::Must,
                _ => Stand::May,
            };
            for colour in by_count(track.colours) {
                if self.left[number][colour] > 0 {
                    self.take(number, place, colour);
                    self.choose(number, place + 1);
                    self.put_back(number, place, colour, track);
                }
            }
        }
        if before != Stand::Must {
            self.stands[place] = if before == Stand::May { Stand::Ended } else { before };
            self.choose(number, place + 1);
        }
        self.stands[place] = before;
    }

    fn take(&mut self, number: usize, place: usize, colour: usize) {
        self.left[number][colour] -= 1;
        self.tracks[place].colours[colour] += 1;
        self.choices[number] |= CHOICE[colour] << (3 * place);
        self.laid += 1;
    }

    fn put_back(&mut self, number: usize, place: usize, colour: usize, track: Track) {
        self.left[number][colour] += 1;
        self.tracks[place] = track;
        self.choices[number] &= !(0b111 << (3 * place));
        self.laid -= 1;
    }

    /// Whether there are cards of every number from this one up to a sequence.
    fn reaches_up_to(&self, number: usize, low: u8) -> bool {
        let wanted = (1u16 << low) - (1 << number);
        self.there & wanted == wanted
    }

    /// No laying that goes on from here at this number is worth more.
    fn bound(&self, number: usize) -> i16 {
        let ahead = u16::MAX << number;
        let mut sure = 0;
        let mut hoped = 0;
        for place in 0..MOST_SEQUENCES {
            let colours = self.tracks[place].colours;
            if self.stands[place] == Stand::Ended {
                sure += bonus(colours);
                continue;
            }
            let reach = self.reach[place] & ahead;
            if reach == 0 {
                sure += bonus(colours);
                continue;
            }
            let most = colours.iter().copied().max().unwrap_or(0);
            let more = (0..COLOURS)
                .map(|colour| {
                    let ahead = (self.there_by_colour[colour] & reach).count_ones();
                    i16::from(colours[colour]) + i16::try_from(ahead).unwrap_or(i16::MAX)
                })
                .max()
                .unwrap_or(0);
            sure += i16::from(most);
            hoped += more - i16::from(most);
        }
        let usable = self.usable[number];
        2 * (i16::from(self.laid) + usable) + sure + hoped.min(usable)
    }

    fn finish(&mut self) {
        // A new sequence of one card, or a gap before an old one, is none.
        if (0..MOST_SEQUENCES).any(|place| self.stands[place] == Stand::Must && !self.meets(place))
        {
            return;
        }
        let bonuses: i16 = self.tracks.iter().map(|track| bonus(track.colours)).sum();
        let value = 2 * i16::from(self.laid) + bonuses;
        if value <= self.best {
            return;
        }
        if let Some(all) = &mut self.all {
            if all.len() < MOST_PLANS {
                all.push(Plan { points: 0, laid: self.laid, choices: self.choices });
            }
        } else {
            self.best = value;
            self.best_laid = self.laid;
            self.best_choices = self.choices;
        }
    }

    /// Whether a sequence that lies has got all the cards below it that it must.
    fn meets(&self, place: usize) -> bool {
        let low = self.tracks[place].low;
        place < self.lying
            && low > 0
            && self.choices[usize::from(low) - 1] >> (3 * place) & 0b111 != 0
    }
}

/// The colours, the most frequent first.
fn by_count(counts: [u8; COLOURS]) -> [usize; COLOURS] {
    let mut order = [0, 1, 2, 3];
    order.sort_unstable_by_key(|&colour| std::cmp::Reverse(counts[colour]));
    order
}

/// The plan as steps of the rules.
fn steps(plan: &Plan, tracks: &Tracks) -> ArrayVec<Action, { MOST_SEQUENCES * NUMBERS }> {
    let mut steps = ArrayVec::new();
    let card = |number: usize, place: usize| {
        let number_of_card = Number::new(u8::try_from(number + 1).ok()?)?;
        Some(Card::new(Colour::ALL[plan.colour(number, place)?], number_of_card))
    };
    for (place, slot) in Slot::ALL.into_iter().enumerate() {
        let extend = |card| Action::Extend { sequence: slot, card };
        if let Some(track) = tracks.lying().get(place) {
            let below = (0..usize::from(track.low)).rev().map_while(|number| card(number, place));
            let above =
                (usize::from(track.high) + 1..NUMBERS).map_while(|number| card(number, place));
            steps.extend(below.chain(above).map(extend));
            continue;
        }
        let mut cards = (0..NUMBERS).filter_map(|number| card(number, place));
        if let (Some(low), Some(high)) = (cards.next(), cards.next()) {
            steps.push(Action::Start { low, high });
            steps.extend(cards.map(extend));
        }
    }
    steps
}
