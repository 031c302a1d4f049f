//! Every rule that a step can break, and notation that is no step at all.

use super::*;
use rules::dice::*;

/// Where, what, and the rule that forbids it.
const REFUSED: &str = "
    start    | chance: first 2          | NoSuchSeat
    start    | 0: first 0               | OnlyChance
    start    | chance: roll RRGBB 13    | NotThrown
    start    | 0: throw                 | NotYourTurn
    start    | 0: call rhino            | NoRoundYet
    start    | 0: claim rhino           | NothingToClaim
    begun    | 2: throw                 | NoSuchSeat
    begun    | chance: throw            | OnlySeats
    begun    | chance: first 1          | AlreadyBegun
    begun    | 1: throw                 | NotYourTurn
    begun    | 1: call rhino            | NoRoundYet
    begun    | clock: void              | NothingToVoid
    thrown   | 0: roll RRGBB 13         | OnlyChance
    thrown   | clock: roll RRGBB 13     | OnlyChance
    thrown   | chance: roll RRGBB 13 RG | WrongDice
    thrown   | 0: throw                 | AlreadyThrown
    thrown   | 0: call rhino            | NoRoundYet
    racing   | 7: call rhino            | NoSuchSeat
    racing   | 0: void                  | OnlyTheClock
    racing   | chance: void             | OnlyTheClock
    racing   | clock: call rhino        | OnlySeats
    racing   | chance: roll RRGBB 13    | NotThrown
    racing   | 0: throw                 | RoundIsOn
    racing   | 1: call rhino            | AlreadyCalled
    racing   | 0: claim rhino           | NothingToClaim
    claiming | 1: throw                 | NotYourTurn
    claiming | 0: throw                 | ClaimFirst
    claiming | 0: call nothing          | ClaimFirst
    claiming | 1: call nothing          | TooLate
    claiming | 1: claim bongo           | NotTheWinner
    claiming | chance: claim bongo      | OnlySeats
    claiming | 0: claim bongo from 1    | SupplyNotEmpty
    claiming | 0: claim rhino from 1    | NoTie
    claiming | 0: claim rhino from 2    | NotTheMost
    claiming | 0: claim gnu             | NameTheSeat
    claiming | 0: claim gnu from 0      | NotTheMost
    claiming | 0: claim gnu from 7      | NotTheMost
    tied     | 2: claim gnu             | NotThisAnimal
    tied     | 2: claim rhino           | NameTheSeat
    tied     | 2: claim rhino from 2    | NotTheMost
    endless  | clock: void              | NoLimit
    over     | 0: throw                 | Over
    over     | 1: call gnu              | Over
    over     | chance: first 0          | Over
    over     | clock: void              | Over
";

#[test]
fn every_rule_can_be_broken_and_is_named() {
    let position = |name: &str| match name {
        "start" => Table::fresh(2, json!({})),
        "begun" => Table::new(2, json!({})),
        "thrown" => Table::new(2, json!({})).play("0: throw").clone(),
        "racing" => Table::new(2, json!({})).roll(RHINO).play("1: call gnu").clone(),
        "claiming" => {
            let mut table = Table::small();
            table.give("0 rhino, 1 rhino, 1 rhino, 0 gnu, 1 gnu, 2 gnu");
            table.roll(NOTHING).play("0: call nothing").clone()
        }
        "tied" => {
            let mut table = Table::small();
            table.give("0 rhino, 1 rhino, 2 rhino").roll(RHINO).play("2: call rhino").clone()
        }
        "endless" => Table::new(2, json!({"limit": null})).roll(RHINO).clone(),
        _ => Table::small().give("0 gnu, 0 gnu, 0 gnu").clone(),
    };
    let mut broken = Vec::new();
    for line in REFUSED.trim().lines() {
        let [at, step, rule] = line.split('|').map(str::trim).collect::<Vec<_>>()[..] else {
            unreachable!("{line}")
        };
        assert_eq!(position(at).refuses(step), rule, "{line}");
        broken.push(rule);
    }
    for illegal in Illegal::all() {
        assert!(broken.contains(&illegal.code()), "{illegal} is not shown");
        let sentence = illegal.to_string();
        assert!(sentence.ends_with(&format!(" ({})", illegal.paragraph())), "{sentence}");
    }
}

// ---- Notation ----

#[test]
fn steps_are_written_in_exactly_one_way() {
    let steps = "first 0|first 7|throw|roll RRGBB 13|roll BGRGB 31 GR|roll RRGBB 22 BB G|call rhino\
        |call gnu|call bongo|call nothing|claim rhino|claim gnu from 0|claim bongo from 7|void";
    for text in steps.split('|') {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
        let json = serde_json::to_value(action).unwrap();
        assert_eq!(json, text);
        assert_eq!(serde_json::from_value::<Action>(json).unwrap(), action);
        assert_eq!(Dice::glimpse(&action, Observer::Public), Some(action));
        for wrong in ["$ ", " $", "$\n", "$ 1", "$,"].map(|wrong| wrong.replace('$', text)) {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
        let wrong = text.replace(' ', "  ");
        assert!(wrong == text || wrong.parse::<Action>().is_err(), "{wrong:?}");
    }
    let refused = "|roll|roll RRGB 13|roll RRGBB 14|roll RRGBB 13 RG B R|roll RRGBB 13 B|call\
        |call lion|call Gnu|CALL gnu|claim|claim nothing|claim rhino from 8|claim rhino from 01\
        |claim rhino from|claim rhino from  2|claim rhino of 2|claim rhino from 2 from 3|first\
        |first 8|first -1|first +1|first 00|throw 1|void 0|pass";
    for text in refused.split('|') {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}
