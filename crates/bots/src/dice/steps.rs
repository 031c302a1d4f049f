//! How many steps of deduction a roll needs: what makes it easy or hard.

use rules::dice::{Effect, Matching, Poaching, Reading, Roll, Shown};

/// The steps from the dice to the answer, from 2 to 8.
///
/// | step | |
/// |---|---|
/// | the wanted number is read off the yellow dice, or inferred | 1 or 2 (D3.1) |
/// | the animals are counted | 1 (D3.4) |
/// | two have the number, so it is the third; or none has it | 1 (D3.4) |
/// | the poachers' target is read off the red dice, or inferred | 1 or 2 (D3.2) |
/// | the guard is looked at | 1 (D3.3) |
/// | one animal is taken away, and counted anew | 1 (D3.2) |
pub fn steps(roll: &Roll) -> u8 {
    let Reading { wanted, poachers, matching, .. } = roll.read();
    let guard = roll.poachers.is_some_and(|poachers| poachers.guard.is_some());
    let poached = poachers.map_or(0, |Poaching { by, effect, .. }| {
        finding(by) + u8::from(effect == Effect::Cancelled)
    });
    let counting = 1;
    let concluding = u8::from(!matches!(matching, Matching::One(_)));
    finding(wanted.by) + counting + concluding + poached + u8::from(guard)
}

/// What both dice show is read; what neither shows must be thought of.
fn finding(by: Shown) -> u8 {
    match by {
        Shown::Both => 1,
        Shown::Neither => 2,
    }
}
