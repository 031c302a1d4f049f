//! Proof-number search (df-pn) for forced wins while tiles are placed.
//!
//! The attack plays fours, and quiet moves that threaten to win by fours if the other colour
//! passed. Of the replies to a quiet move only those are tried that disturb the threatened
//! line, see [`Board::replies_to`]; what else is replied loses to that line. At the
//! second order a quiet move may also threaten a win of the first order; then every
//! reply is tried.
//!
//! Tiles only come, so no position stands twice and the numbers need no care for cycles.

use std::collections::HashMap;
use std::rc::Rc;

use super::board::Board;
use super::clock::Clock;
use super::fours::{Fours, Look};
use super::spot::Spot;
use super::step::Step::Place;
use super::zobrist;

/// The number that stands for "never".
const NEVER: u32 = 1 << 30;
/// Nodes of a look for fours: before a move is tried, and to see what a quiet move threatens.
const TO_WIN: u64 = 600;
const TO_THREATEN: u64 = 200;
/// Nodes of a search of the first order that a quiet move of the second threatens.
const TO_THREATEN_QUIETLY: u64 = 3000;

/// How hard a position is to prove and to disprove.
#[derive(Clone, Copy, Debug)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

const WON: Numbers = Numbers { proof: 0, disproof: NEVER };
const NOT_WON: Numbers = Numbers { proof: NEVER, disproof: 0 };

/// What can be done in a position in which the attack is in turn.
#[derive(Clone, Debug)]
enum Attack {
    /// It wins by these fours.
    Fours(Vec<Spot>),
    /// These moves can be tried.
    Tries(Vec<Try>),
}

/// A move of the attack.
#[derive(Clone, Debug)]
struct Try {
    spot: Spot,
    /// What can be replied, all else losing to the threat.
    replies: Vec<Spot>,
    /// The threat itself, if it is of fours and not all replies are listed.
    threat: Option<Vec<Spot>>,
}

/// A search for a win of one colour.
pub struct ProofNumber {
    order: u32,
    fours: Fours,
    numbers: HashMap<u64, Numbers>,
    attacks: HashMap<u64, Rc<Attack>>,
    /// Where the first order ended without an answer, or with none.
    quiet: HashMap<u64, bool>,
    /// Stops here even if the clock has not run out.
    end: u64,
}

impl ProofNumber {
    /// A search of the first or the second order.
    pub fn new(order: u32, bits: u32) -> ProofNumber {
        ProofNumber {
            order,
            fours: Fours::new(bits),
            numbers: HashMap::new(),
            attacks: HashMap::new(),
            quiet: HashMap::new(),
            end: u64::MAX,
        }
    }

    /// Whether the colour in turn wins; `None` if that is not known after so many nodes.
    /// `Some(false)` only says that no attack of this order was found.
    pub fn wins(&mut self, board: &mut Board, nodes: u64, clock: &mut Clock<'_>) -> Option<bool> {
        if board.is_moving() {
            return Some(false);
        }
        self.end = clock.nodes().saturating_add(nodes);
        self.attack(board, NEVER, NEVER, clock);
        let numbers = self.numbers_of(self.key(board));
        match (numbers.proof, numbers.disproof) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }

    fn is_over(&self, clock: &Clock<'_>) -> bool {
        clock.is_spent() || clock.nodes() >= self.end
    }

    fn key(&self, board: &Board) -> u64 {
        let left = board.left(board.to_move()) as u64;
        board.hash() ^ zobrist::mixed(u64::from(self.order) << 16 | left << 8 | 0x7a)
    }

    fn numbers_of(&self, key: u64) -> Numbers {
        self.numbers.get(&key).copied().unwrap_or(Numbers { proof: 1, disproof: 1 })
    }

    /// Works on a position where the attack is in turn until one of its numbers
    /// reaches its bound.
    fn attack(&mut self, board: &mut Board, proof: u32, disproof: u32, clock: &mut Clock<'_>) {
        if clock.tick() {
            return;
        }
        let key = self.key(board);
        let attack = match self.attacks.get(&key) {
            Some(attack) => Rc::clone(attack),
            None => {
                let Some(attack) = self.find_attack(board, clock) else { return };
                let attack = Rc::new(attack);
                self.attacks.insert(key, Rc::clone(&attack));
                attack
            }
        };
        let Attack::Tries(tries) = attack.as_ref() else {
            self.numbers.insert(key, WON);
            return;
        };
        loop {
            // The move that is easiest to prove, and how hard the next one is.
            let (mut best, mut best_numbers, mut next) = (None, NOT_WON, NEVER);
            let mut all = 0u32;
            for one in tries {
                let numbers = self.numbers_after(board, one);
                all = all.saturating_add(numbers.disproof).min(NEVER);
                if best.is_none() || numbers.proof < best_numbers.proof {
                    next = best_numbers.proof;
                    (best, best_numbers) = (Some(one), numbers);
                } else {
                    next = next.min(numbers.proof);
                }
            }
            let numbers = if best_numbers.proof == 0 {
                WON
            } else {
                Numbers { proof: best_numbers.proof, disproof: all }
            };
            self.numbers.insert(key, numbers);
            let Some(best) = best else { return };
            if numbers.proof >= proof || numbers.disproof >= disproof || numbers.disproof == 0 {
                return;
            }
            let proof = proof.min(next.saturating_add(1));
            let disproof = disproof - numbers.disproof + best_numbers.disproof;
            board.play(Place(best.spot));
            self.defend(board, best, proof, disproof.min(NEVER), clock);
            board.undo();
            if self.is_over(clock) {
                return;
            }
        }
    }

    /// Works on a position where a reply is due, in the same way.
    fn defend(
        &mut self,
        board: &mut Board,
        tried: &Try,
        proof: u32,
        disproof: u32,
        clock: &mut Clock<'_>,
    ) {
        loop {
            // The reply that is easiest to refute the attack with.
            let (mut best, mut best_numbers, mut next) = (None, WON, NEVER);
            let mut all = 0u32;
            for &reply in &tried.replies {
                let numbers = self.numbers_of(self.key_after(board, reply));
                all = all.saturating_add(numbers.proof).min(NEVER);
                if best.is_none() || numbers.disproof < best_numbers.disproof {
                    next = best_numbers.disproof;
                    (best, best_numbers) = (Some(reply), numbers);
                } else {
                    next = next.min(numbers.disproof);
                }
            }
            let Some(best) = best else { return };
            if all >= proof || best_numbers.disproof >= disproof || all == 0 {
                return;
            }
            let proof = proof - all + best_numbers.proof;
            let disproof = disproof.min(next.saturating_add(1));
            board.play(Place(best));
            self.attack(board, proof.min(NEVER), disproof, clock);
            board.undo();
            if self.is_over(clock) {
                return;
            }
        }
    }

    fn key_after(&self, board: &mut Board, reply: Spot) -> u64 {
        board.play(Place(reply));
        let key = self.key(board);
        board.undo();
        key
    }

    /// The numbers of a position after a move of the attack: those of all replies together.
    fn numbers_after(&self, board: &mut Board, tried: &Try) -> Numbers {
        board.play(Place(tried.spot));
        let mut numbers = Numbers { proof: 0, disproof: NEVER };
        for &reply in &tried.replies {
            let after = self.numbers_of(self.key_after(board, reply));
            numbers.proof = numbers.proof.saturating_add(after.proof).min(NEVER);
            numbers.disproof = numbers.disproof.min(after.disproof);
        }
        board.undo();
        numbers
    }

    /// What the colour in turn can try; `None` if the clock runs out.
    fn find_attack(&mut self, board: &mut Board, clock: &mut Clock<'_>) -> Option<Attack> {
        let colour = board.to_move();
        if board.left(colour) == 0 {
            return Some(Attack::Tries(Vec::new()));
        }
        if let Look::Win(line) = self.fours.look(board, TO_WIN, clock) {
            return Some(Attack::Fours(line));
        }
        let [threat, second] = board.fives(colour.other());
        // The five needs a tile, and a quiet move before it another.
        if second.is_some() || board.left(colour) < 2 {
            return Some(Attack::Tries(Vec::new()));
        }
        let spots = threat.map_or_else(|| board.frontier().to_vec(), |spot| vec![spot]);
        let mut tries = Vec::new();
        for spot in spots {
            board.play(Place(spot));
            let tried = self.see(board, spot, clock);
            board.undo();
            if self.is_over(clock) {
                return None;
            }
            tries.extend(tried);
        }
        Some(Attack::Tries(tries))
    }

    /// A move of the attack that has just been made, if it threatens something.
    fn see(&mut self, board: &mut Board, spot: Spot, clock: &mut Clock<'_>) -> Option<Try> {
        let attacker = board.to_move().other();
        if board.left(attacker) == 0 || board.fives(board.to_move())[0].is_some() {
            return None;
        }
        if let [Some(five), _] = board.fives(attacker) {
            // Two ends would have been found as a win by fours.
            return Some(Try { spot, replies: vec![five], threat: None });
        }
        board.skip();
        let look = self.fours.look(board, TO_THREATEN, clock);
        board.unskip(false);
        if let Look::Win(line) = look {
            let replies = board.replies_to(&line);
            return Some(Try { spot, replies, threat: Some(line) });
        }
        let quiet = self.order > 1 && self.threatens_quietly(board, clock);
        quiet.then(|| Try { spot, replies: board.frontier().to_vec(), threat: None })
    }

    /// Whether the attack would win by one of the first order if the other colour passed.
    fn threatens_quietly(&mut self, board: &mut Board, clock: &mut Clock<'_>) -> bool {
        board.skip();
        let key = self.key(board);
        let known = self.quiet.get(&key).copied();
        let won = known.unwrap_or_else(|| {
            let mut search = ProofNumber::new(1, 10);
            search.wins(board, TO_THREATEN_QUIETLY, clock) == Some(true)
        });
        self.quiet.insert(key, won);
        board.unskip(false);
        won
    }

    /// The proven win: the attack's moves and the replies that hold out longest.
    pub fn line(&self, board: &mut Board) -> Vec<Spot> {
        let mut known = HashMap::new();
        self.line_of_attack(board, &mut known).unwrap_or_default()
    }

    fn line_of_attack(
        &self,
        board: &mut Board,
        known: &mut HashMap<u64, Vec<Spot>>,
    ) -> Option<Vec<Spot>> {
        let key = self.key(board);
        if let Some(line) = known.get(&key) {
            return Some(line.clone());
        }
        let line = match self.attacks.get(&key)?.as_ref() {
            Attack::Fours(line) => line.clone(),
            Attack::Tries(tries) => {
                let best = tries.iter().find(|one| self.numbers_after(board, one).proof == 0)?;
                board.play(Place(best.spot));
                let rest = self.line_of_defence(board, best, known);
                board.undo();
                let mut line = vec![best.spot];
                line.extend(rest?);
                line
            }
        };
        known.insert(key, line.clone());
        Some(line)
    }

    fn line_of_defence(
        &self,
        board: &mut Board,
        tried: &Try,
        known: &mut HashMap<u64, Vec<Spot>>,
    ) -> Option<Vec<Spot>> {
        let mut longest = Vec::new();
        if let Some(threat) = &tried.threat
            && let Some(&idle) = board.frontier().iter().find(|spot| !tried.replies.contains(spot))
        {
            longest.push(idle);
            longest.extend(threat);
        }
        for &reply in &tried.replies {
            board.play(Place(reply));
            let rest = self.line_of_attack(board, known);
            board.undo();
            let rest = rest?;
            if rest.len() + 1 > longest.len() {
                longest = vec![reply];
                longest.extend(rest);
            }
        }
        Some(longest)
    }
}
