//! Facts about one side of the table that values are made of: its hand's best laying, and how the
//! cards that may still come fit it.

use rules::cards::MOST_SEQUENCES;

use super::laying::Plan;
use super::side::{Outlook, Side};
use super::tracks::{COLOURS, NUMBERS, Row, Tracks, bonus};

/// How many facts there are about a side.
pub(super) const SIDE_FACTS: usize = 40;

/// The facts about the best of the others that a seat looks at, by their places in the list: its
/// turn, sequences, cards left over and in hand, and what the next cards are worth to it.
pub(super) const SEEN_OF_OTHERS: [usize; 9] = [4, 7, 13, 14, 15, 18, 36, 38, 39];

/// Cards that are revealed in a turn on average.
const CARDS_A_TURN: f32 = 3.2;

/// Facts about a side by its hand's best laying, each of about the size of one. `wait` turns of others
/// come before its own.
pub(super) fn of_side(side: &Side, plan: &Plan, outlook: &Outlook, wait: u8) -> [f32; SIDE_FACTS] {
    let Side { tracks, row } = side;
    let after = plan.laid_on(tracks, row.cards);
    let cards = f32::from(row.cards);
    let turns = f32::from(outlook.deck) / (CARDS_A_TURN * f32::from(outlook.seats));
    let left_over = f32::from(row.cards - plan.laid - row.blacks);
    let bonuses = |tracks: &Tracks| -> f32 {
        tracks.lying().iter().map(|track| f32::from(bonus(track.colours))).sum()
    };
    let at_least = |count: usize, least: usize| f32::from(u8::from(count >= least));
    let numbers = row.of_number.iter().filter(|&&count| count > 0).count() as f32;
    let doubles = row.of_number.iter().filter(|&&count| count > 1).count() as f32;
    let fit = Fit::of(&after, outlook);
    let hope = Hope::of(&after, row, outlook, &|number| plan.left_of(row, number));
    let luck = Luck::of(&after, outlook, &|number| plan.left_of(row, number));
    let room: f32 = after.lying().iter().map(|track| NUMBERS as f32 - f32::from(track.len())).sum();
    [
        turns / 10.0,
        (-turns / 2.0).exp(),
        (-turns / 5.0).exp(),
        f32::from(outlook.seats - 2) / 3.0,
        f32::from(wait) / f32::from(outlook.seats),
        at_least(after.count, 1),
        at_least(after.count, 2),
        at_least(after.count, 3),
        at_least(tracks.count, 1),
        at_least(tracks.count, 2),
        at_least(tracks.count, 3),
        f32::from(plan.laid) / 5.0,
        (bonuses(&after) - bonuses(tracks)) / 5.0,
        left_over / 3.0,
        f32::from(row.blacks) / 2.0,
        cards / 5.0,
        at_least(usize::from(row.cards), 5),
        fit.first,
        fit.first_often,
        fit.second,
        fit.third,
        fit.colour,
        room / 20.0,
        fit.margin / 5.0,
        fit.most / 10.0,
        bonuses(&after) / 10.0,
        hope.gap,
        hope.pair,
        numbers / 5.0,
        doubles / 2.0,
        f32::from(row.cards - plan.laid) * (-turns / 2.0).exp() / 2.0,
        fit.first_often * turns / 5.0,
        fit.ends / 6.0,
        fit.tied / 3.0,
        hope.far,
        fit.colour * turns / 5.0,
        luck.mean,
        luck.share,
        luck.best / 3.0,
        luck.mean * turns / 5.0,
    ]
}

/// How well the cards that may come fit the sequences.
#[derive(Default)]
struct Fit {
    /// The share of unseen cards that extend a sequence.
    first: f32,
    /// The same, counted for each sequence.
    first_often: f32,
    /// The share of cards that extend one after one other card.
    second: f32,
    /// The same after two.
    third: f32,
    /// The share of cards that extend a sequence in its leading colour.
    colour: f32,
    /// By how many cards the leading colours lead, up to three each.
    margin: f32,
    /// The cards in the leading colours.
    most: f32,
    /// The ends that can be extended.
    ends: f32,
    /// The sequences without a leading colour.
    tied: f32,
}

impl Fit {
    fn of(after: &Tracks, outlook: &Outlook) -> Fit {
        let unseen = &outlook.unseen;
        let all = f32::from(unseen.cards.max(1));
        let of_number = |number: usize| {
            let coloured: u8 = unseen.counts[number].iter().sum();
            f32::from(coloured) / all
        };
        let mut fit = Fit::default();
        let mut ends = 0u16;
        for track in after.lying() {
            let mut leader = 0;
            let (mut most, mut next) = (0, 0);
            for colour in 0..COLOURS {
                let count = track.colours[colour];
                if count > most {
                    (next, most, leader) = (most, count, colour);
                } else if count > next {
                    next = count;
                }
            }
            fit.margin += f32::from((most - next).min(3));
            fit.most += f32::from(most);
            fit.tied += f32::from(u8::from(most == next));
            let (low, high) = (usize::from(track.low), usize::from(track.high));
            for away in 1..=3 {
                let below = low.checked_sub(away);
                let above = Some(high + away).filter(|&above| above < NUMBERS);
                for number in below.into_iter().chain(above) {
                    let share = of_number(number);
                    match away {
                        1 => {
                            ends |= 1 << number;
                            fit.ends += 1.0;
                            fit.first_often += share;
                            fit.colour += f32::from(unseen.counts[number][leader]) / all;
                        }
                        2 => fit.second += share,
                        _ => fit.third += share,
                    }
                }
            }
        }
        fit.first = (0..NUMBERS).filter(|number| ends >> number & 1 == 1).map(of_number).sum();
        fit
    }
}

/// What the cards that are left over may still become.
#[derive(Default)]
struct Hope {
    /// The share of cards that join them to a sequence.
    gap: f32,
    /// The share of cards that make a new sequence with them.
    pair: f32,
    /// The share of pairs of cards that join them to a sequence.
    far: f32,
}

impl Hope {
    fn of(after: &Tracks, row: &Row, outlook: &Outlook, left: &dyn Fn(usize) -> u8) -> Hope {
        let mut hope = Hope::default();
        if row.cards == row.blacks {
            return hope;
        }
        let all = f32::from(outlook.unseen.cards.max(1));
        let of_number = |number: usize| {
            let coloured: u8 = outlook.unseen.counts[number].iter().sum();
            f32::from(coloured) / all
        };
        for number in (0..NUMBERS).filter(|&number| left(number) > 0) {
            for track in after.lying() {
                if number + 2 == usize::from(track.low) {
                    hope.gap += of_number(number + 1);
                } else if number == usize::from(track.high) + 2 {
                    hope.gap += of_number(number - 1);
                } else if number + 3 == usize::from(track.low) {
                    hope.far += 4.0 * of_number(number + 1) * of_number(number + 2);
                } else if number == usize::from(track.high) + 3 {
                    hope.far += 4.0 * of_number(number - 1) * of_number(number - 2);
                }
            }
            if after.count < MOST_SEQUENCES {
                if number > 0 {
                    hope.pair += of_number(number - 1);
                }
                if number + 1 < NUMBERS {
                    hope.pair += of_number(number + 1);
                }
            }
        }
        hope
    }
}

/// What the next cards are worth at once.
#[derive(Default)]
struct Luck {
    /// The points that the next card gains on average, if it is taken when it gains.
    mean: f32,
    /// The share of cards that gain.
    share: f32,
    /// The points that the best of three cards gains on average.
    best: f32,
}

impl Luck {
    fn of(after: &Tracks, outlook: &Outlook, left: &dyn Fn(usize) -> u8) -> Luck {
        const MOST: usize = 10;
        let mut left_over = 0u16;
        for number in 0..NUMBERS {
            if left(number) > 0 {
                left_over |= 1 << number;
            }
        }
        let holds = |number: usize| left_over >> number & 1 == 1;
        // By number and colour: what such a card gains.
        let mut gains = [[0i16; COLOURS]; NUMBERS];
        for track in after.lying() {
            let now = bonus(track.colours);
            let mut rise = [0; COLOURS];
            for (colour, rise) in rise.iter_mut().enumerate() {
                let mut colours = track.colours;
                colours[colour] += 1;
                *rise = 1 + bonus(colours) - now;
            }
            let (low, high) = (usize::from(track.low), usize::from(track.high));
            let chain = |numbers: &mut dyn Iterator<Item = usize>| -> i16 {
                numbers.take_while(|&number| holds(number)).map(|_| 2).sum()
            };
            let mut end = |number: usize, chain: i16| {
                for colour in 0..COLOURS {
                    let gain = &mut gains[number][colour];
                    *gain = (*gain).max(rise[colour] + chain);
                }
            };
            if low > 0 {
                end(low - 1, chain(&mut (0..low - 1).rev()));
            }
            if high + 1 < NUMBERS {
                end(high + 1, chain(&mut (high + 2..NUMBERS)));
            }
        }
        if after.count < MOST_SEQUENCES && left_over != 0 {
            for (number, gains) in gains.iter_mut().enumerate() {
                let below = number > 0 && holds(number - 1);
                let above = number + 1 < NUMBERS && holds(number + 1);
                let pair = match (below, above) {
                    (true, true) => 6,
                    (false, false) => 0,
                    _ => 4,
                };
                for gain in gains {
                    *gain = (*gain).max(pair);
                }
            }
        }
        let all = f32::from(outlook.unseen.cards.max(1));
        let mut chances = [0.0; MOST + 1];
        for (gains, counts) in gains.iter().zip(&outlook.unseen.counts) {
            for (&gain, &count) in gains.iter().zip(counts) {
                let gain = usize::try_from(gain).unwrap_or(0).min(MOST);
                chances[gain] += f32::from(count) / all;
            }
        }
        let mut luck = Luck::default();
        let (mut above, mut before) = (0.0, 0.0);
        for gain in (1..=MOST).rev() {
            above += chances[gain];
            luck.mean += gain as f32 * chances[gain];
            // The chance that the best of three gains exactly so much.
            let none = 1.0 - above;
            let at_least = 1.0 - none * none * none;
            luck.best += gain as f32 * (at_least - before);
            before = at_least;
        }
        luck.share = above;
        luck
    }
}
