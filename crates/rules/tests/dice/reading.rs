//! The answer to a roll (D3), and the rulebook's examples of it (D7).

use super::*;
use rules::dice::*;

/// D3 once more, read off the notation as a person would read the dice.
fn read_naively(roll: &str) -> Value {
    let words: Vec<&str> = roll.split(' ').collect();
    let by = |pair: &str| ["neither", "both"][usize::from(pair[..1] == pair[1..])];
    let number = match words[1] {
        "11" | "23" | "32" => 1,
        "22" | "13" | "31" => 2,
        _ => 3,
    };
    let count = |dice: &[char], letter| dice.iter().filter(|&&die| die == letter).count();
    let tally = |dice: &[char]| {
        let [rhino, gnu, bongo] = ['R', 'G', 'B'].map(|letter| count(dice, letter));
        json!({"rhino": rhino, "gnu": gnu, "bongo": bongo})
    };
    let mut white: Vec<char> = words[0].chars().collect();
    let shown = tally(&white);
    let mut poachers = Value::Null;
    if let Some(red) = words.get(2) {
        let (target, letter) = match *red {
            "RR" | "GB" | "BG" => ("rhino", 'R'),
            "GG" | "RB" | "BR" => ("gnu", 'G'),
            _ => ("bongo", 'B'),
        };
        let effect = if words.get(3).is_some_and(|green| green.contains(letter)) {
            "guarded"
        } else if let Some(poached) = white.iter().position(|&die| die == letter) {
            white.remove(poached);
            "cancelled"
        } else {
            "missed"
        };
        poachers = json!({"target": target, "by": by(red), "effect": effect});
    }
    let (with, without): (Vec<_>, Vec<_>) = [('R', "rhino"), ('G', "gnu"), ('B', "bongo")]
        .into_iter()
        .partition(|&(letter, _)| count(&white, letter) == number);
    let (matching, call) = match with[..] {
        [] => (json!("none"), "nothing"),
        [(_, only)] => (json!({"one": only}), only),
        [(_, one), (_, other)] => (json!({"two": [one, other]}), without[0].1),
        _ => unreachable!("three cannot happen: {roll}"),
    };
    json!({
        "wanted": {"number": number, "by": by(words[1])}, "poachers": poachers,
        "shown": shown, "left": tally(&white), "matching": matching, "call": call,
    })
}

#[test]
fn d3_every_roll_is_read_as_a_person_would() {
    for (variant, rolls) in
        [(Variant::Basic, 2_187), (Variant::Poachers, 19_683), (Variant::Guards, 59_049)]
    {
        assert_eq!(Roll::all(variant).count(), rolls);
        for roll in Roll::all(variant) {
            let reading: Reading = serde_json::from_value(read_naively(&roll.to_string())).unwrap();
            assert_eq!(roll.read(), reading, "{roll}");
        }
    }
}

/// What the dice say of one thing, as on the wire.
fn says(roll: &str, pointer: &str) -> Value {
    let reading = serde_json::to_value(read(roll)).unwrap();
    reading.pointer(pointer).unwrap().clone()
}

#[test]
fn d3_1_the_number_both_yellow_dice_show_or_neither() {
    for (yellow, number) in [("11", 1), ("22", 2), ("33", 3), ("12", 3), ("31", 2), ("23", 1)] {
        assert_eq!(says(&format!("RRGBB {yellow}"), "/wanted/number"), number);
    }
}

#[test]
fn d3_2_poachers_cancel_one_die_or_miss() {
    let poaching = says("RRRGG 11 RR", "/poachers");
    assert_eq!(poaching, json!({"target": "rhino", "by": "both", "effect": "cancelled"}));
    assert_eq!(counts(read("RRRGG 11 RR").left), "2/2/0");
    let poaching = says("RRRGG 11 RG", "/poachers");
    assert_eq!(poaching, json!({"target": "bongo", "by": "neither", "effect": "missed"}));
    assert_eq!(counts(read("RRRGG 11 RG").left), "3/2/0");
}

#[test]
fn d3_3_guards_stop_poachers_of_their_animal_only() {
    assert_eq!(says("RRRGG 11 RR R", "/poachers/effect"), "guarded");
    assert_eq!(says("RRRGG 11 RR G", "/poachers/effect"), "cancelled");
    assert_eq!(says("RRRGG 11 BB B", "/poachers/effect"), "guarded");
    assert_eq!(counts(read("RRRGG 11 RR R").left), "3/2/0");
}

#[test]
fn d3_4_one_has_it_or_two_or_none() {
    assert_eq!(says("RRRGB 33", "/matching"), json!({"one": "rhino"}));
    assert_eq!(says("RRRGB 11", "/matching"), json!({"two": ["gnu", "bongo"]}));
    assert_eq!(says("RRRGB 22", "/matching"), "none");
}

#[test]
fn d7_1_gnu_three_times() {
    assert_eq!(says("GRGBG 12", "/call"), "gnu");
}

#[test]
fn d7_2_two_rhinos_two_gnus_one_bongo() {
    assert_eq!(says("RGBRG 22", "/call"), "bongo");
}

#[test]
fn d7_3_three_rhinos_one_bongo_one_gnu() {
    assert_eq!(says("RRBRG 13", "/call"), "nothing");
}

#[test]
fn d7_4_a_rhino_is_poached() {
    assert_eq!(says("RRRBB 22 GB", "/call"), "gnu");
}

#[test]
fn d7_5_the_rhinos_are_guarded() {
    assert_eq!(says("RRRBB 22 GB R", "/call"), "bongo");
}
