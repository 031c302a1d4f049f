//! The tree of one's own drawing: after each card, stop, go on or answer it.

use rules::cards::Card;

use super::expects::share;
use super::rollout::Expectation;
use super::run::Run;
use crate::cards::table::Table;
use crate::cards::turns;

/// All ways to go on drawing that were tried after one step.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    /// The node after each card that came first, or after none.
    first: Vec<(Option<Card>, usize)>,
}

/// One's decision after a card.
#[derive(Clone, Debug, Default)]
struct Node {
    choices: Vec<Choice>,
    visits: f32,
}

#[derive(Clone, Debug)]
struct Choice {
    what: What,
    sum: f32,
    visits: f32,
    /// The node after each card that came next, or after none.
    next: Vec<(Option<Card>, usize)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// Stop with the best choice of cards, and lay or keep what is better.
    Stop(u16),
    Draw,
    Bango(Card),
    Explode,
}

/// How far values of single simulations scatter.
const SCATTER: f32 = 0.12;

impl Tree {
    /// Plays on from a draw.
    pub fn draw(&mut self, table: Table, run: &mut Run) -> f32 {
        self.reveal(table, None, run)
    }

    /// Plays on after a Bango.
    pub fn go_on(&mut self, table: Table, run: &mut Run) -> f32 {
        self.decide(table, None, None, false, run)
    }

    /// Chance turns over a card after this choice of this node.
    fn reveal(&mut self, mut table: Table, from: Option<(usize, usize)>, run: &mut Run) -> f32 {
        let Some(card) = run.card(&table).filter(|_| table.outlook.deck > 0) else {
            table.end_turn(false);
            return run.judge(table);
        };
        let explodes = table.explodes(card);
        table.reveal(card);
        if explodes && table.answers(card).next().is_none() {
            turns::explode_and_end(&mut table, &Expectation);
            return run.judge(table);
        }
        self.decide(table, from, Some(card), explodes, run)
    }

    /// One's decision: at the first visit by judgement, then by what became of it.
    fn decide(
        &mut self,
        table: Table,
        from: Option<(usize, usize)>,
        card: Option<Card>,
        explodes: bool,
        run: &mut Run,
    ) -> f32 {
        if table.centre.is_empty() && table.outlook.deck == 0 {
            let mut table = table;
            table.end_turn(false);
            return run.judge(table);
        }
        let next = match from {
            None => &self.first,
            Some((node, choice)) => &self.nodes[node].choices[choice].next,
        };
        let known = next.iter().find(|(after, _)| *after == card).map(|&(_, node)| node);
        let node = known.unwrap_or_else(|| {
            self.nodes.push(Node::new(&table, card.is_some(), explodes, run.seat));
            let node = self.nodes.len() - 1;
            match from {
                None => self.first.push((card, node)),
                Some((from, choice)) => self.nodes[from].choices[choice].next.push((card, node)),
            }
            node
        });
        let choice = self.nodes[node].select();
        let value = match self.nodes[node].choices[choice].what {
            What::Stop(places) => {
                let mut table = table;
                turns::stop(&mut table, places, &Expectation);
                run.judge(table)
            }
            What::Explode => {
                let mut table = table;
                turns::explode_and_end(&mut table, &Expectation);
                run.judge(table)
            }
            What::Draw => self.reveal(table, Some((node, choice)), run),
            What::Bango(with) => {
                let mut table = table;
                table.bango(with);
                self.decide(table, Some((node, choice)), None, false, run)
            }
        };
        let node = &mut self.nodes[node];
        node.visits += 1.0;
        node.choices[choice].visits += 1.0;
        node.choices[choice].sum += value;
        value
    }
}

impl Node {
    fn new(table: &Table, fresh: bool, explodes: bool, seat: usize) -> Node {
        let mut choices = Vec::new();
        let mut add = |what, value: f32, weight: f32| {
            choices.push(Choice { what, sum: value * weight, visits: weight, next: Vec::new() });
        };
        let mut points = table.all_expect();
        let mut judged = |expects: f32| {
            points[table.active] = expects;
            share(&points, seat, table.outlook.deck)
        };
        let mut now = 0.3;
        if explodes {
            let mut exploded = table.clone();
            exploded.explode();
            let next = (exploded.active + 1) % exploded.seats();
            turns::share_out(&mut exploded, next, &Expectation);
            now = judged(exploded.settled(&exploded.sides[exploded.active].row, false).0);
            add(What::Explode, now, 1.0);
        } else if let Some(take) = table.best_take(1) {
            now = judged(take.value);
            add(What::Stop(take.places), now, 4.0);
        }
        if !explodes && table.outlook.deck > 0 {
            let likely = if table.goes_on() { 0.02 } else { -0.02 };
            add(What::Draw, now + likely, 2.0);
        }
        if fresh && let Some(&last) = table.centre.last() {
            for with in table.answers(last) {
                let likely = if explodes { 0.05 } else { -0.03 };
                add(What::Bango(with), now + likely, 1.0);
            }
        }
        Node { choices, visits: 1.0 }
    }

    /// The choice that looks best, those that were little tried with more hope.
    fn select(&self) -> usize {
        let hope = |choice: &Choice| {
            let mean = choice.sum / choice.visits;
            match choice.what {
                What::Stop(_) | What::Explode => mean,
                What::Draw | What::Bango(_) => {
                    mean + SCATTER * (self.visits.ln() / choice.visits).sqrt()
                }
            }
        };
        let mut best = (0, f32::MIN);
        for (place, choice) in self.choices.iter().enumerate() {
            let hope = hope(choice);
            if hope > best.1 {
                best = (place, hope);
            }
        }
        best.0
    }
}
