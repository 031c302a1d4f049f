//! Bad input gets one clear sentence, a hint, and an exit code that is not 0.

use crate::program::{Folder, golden, run};

/// The words, the exit code, and what the error says.
const MISTAKES: &str = "
    sim cards --players 9                  | 2 | cards is for 2 to 5 players, not 9
    sim cards --players 1                  | 2 | cards is for 2 to 5 players, not 1
    sim tiles --players 3                  | 2 | tiles is for 2 or 4 players, not 3
    sim dice --players 9                   | 2 | dice is for 2 to 8 players, not 9
    sim chess                              | 2 | there is no game “chess”: the games are cards, dice and tiles
    sim dice --variant lions               | 2 | these are no options of dice: unknown variant `lions`
    sim dice --option trophies=2           | 2 | these are no options of dice
    sim dice --option trophies             | 2 | “trophies” is not an option
    sim cards --variant guards             | 2 | these are no options of cards: unknown field `variant`
    sim tiles --option first=5             | 2 | seat 5 cannot start: the seats are 0 to 1
    sim cards --games x                    | 2 | invalid value 'x'
    sim cards --players 300                | 2 | cards is for 2 to 5 players, not 300
    sim cards --players -1                 | 2 | invalid value '-1'
    sim cards --seed -1                    | 2 | invalid value '-1'
    sim dice --variant basic --option variant=guards | 2 | the option variant is given twice
    answer RRGB 13                         | 2 | “RRGB 13” is not
    answer RRGBB 14                        | 2 | “RRGBB 14” is not
    answer RRGBB 13 RG B B                 | 2 | “RRGBB 13 RG B B” is not
    answer                                 | 2 | required arguments were not provided
    score R12                              | 2 | “R12” is not a card
    score K5 K5                            | 2 | K5 stands more often than the deck has it (C1)
    score R1 R2 / B1 B2 / Y1 Y2 / P1 P2    | 2 | a player has at most 3 sequences (C6.4)
    rules C99                              | 2 | “C99” is neither a game nor a paragraph of the rules
    rules bongo                            | 2 | “bongo” is neither a game nor a paragraph of the rules
    perft tiles --depth 99                 | 2 | a depth of 99 would never end
    perft tiles                            | 2 | required arguments were not provided
    replay nowhere.jsonl                   | 2 | nowhere.jsonl cannot be read
    replay CARDS --as 7                    | 2 | there is no seat “7” at this table
    replay CARDS --as 2                    | 2 | there is no seat “2” at this table
    replay CARDS --as me                   | 2 | there is no seat “me” at this table
    replay CARDS --step 9999               | 2 | the record has no step 9999
    perft tiles --from CARDS --depth 1     | 2 | the record is one of cards, not of tiles
    perft cards --from CARDS --step 9999 --depth 1 | 2 | the record has no step 9999
    replay DAMAGED                         | 1 | line 5, step 4: seat 0 cannot play “take R1”: the centre is empty, so draw another card (C4.6)
    replay EMPTY                           | 1 | line 1: the record is empty
    replay .                               | 2 | . cannot be read
    verify CARDS                           | 2 | This record promises nothing about its chance
    verify nowhere.jsonl                   | 2 | nowhere.jsonl cannot be read
    verify DAMAGED                         | 1 | line 5, step 4: seat 0 cannot play “take R1”
    bench --seconds 0                      | 2 | a measurement takes more than 0 and at most 3600 seconds
    load --seconds 0                       | 2 | a measurement takes 1 to 3600 seconds
    load --rate 0                          | 2 | a table makes more than 0 and at most 1000 moves a second
    load --tables 0                        | 2 | there is nothing to measure without tables
    load --tables 100000000                | 2 | this needs 400000100 open sockets
    load --sockets 10 --closed             | 2 | cannot be used with
    arena cards --bots odds,grandmaster    | 2 | there is no bot “grandmaster” for cards
    arena cards --bots odds,random --budget 5x | 2 | “5x” is not a budget
    arena cards --bots odds,random --sprt 5,1 | 2 | “5,1” is no test
    arena cards --bots odds,odds,random,random --players 3 | 2 | 4 bots do not fit a table of 3
    arena cards                            | 2 | required arguments were not provided
    hint CARDS                             | 2 | the game is over there
    hint CARDS --step 0                    | 2 | chance acts there, nobody decides
    hint CARDS --step 9999                 | 2 | the record has no step 9999
    hint CARDS --step 3 --bot nobody       | 2 | there is no bot “nobody” for cards
    hint CARDS --step 3 --as 1             | 2 | seat 1 has nothing to decide there
    dance                                  | 2 | unrecognized subcommand 'dance'
";

#[test]
fn every_mistake_is_answered() {
    let folder = Folder::new("mistakes");
    let (damaged, empty) = (folder.path("damaged.jsonl"), folder.path("empty.jsonl"));
    let record = std::fs::read_to_string(golden("cards-2")).unwrap();
    let start: Vec<&str> = record.lines().take(4).collect();
    std::fs::write(&damaged, start.join("\n") + "\n{\"by\":0,\"do\":\"take R1\"}\n").unwrap();
    std::fs::write(&empty, "").unwrap();
    let cards = golden("cards-2");
    for line in MISTAKES.trim().lines() {
        let [words, code, sentence] = line.split(" | ").map(str::trim).collect::<Vec<_>>()[..]
        else {
            panic!("{line}")
        };
        let words: Vec<&str> = words
            .split_whitespace()
            .map(|word| match word {
                "CARDS" => cards.as_str(),
                "DAMAGED" => damaged.as_str(),
                "EMPTY" => empty.as_str(),
                word => word,
            })
            .collect();
        let output = run(&words);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code.parse().unwrap()), "{line}\n{errors}");
        assert!(errors.starts_with("error: "), "{line}\n{errors}");
        assert!(errors.contains(sentence), "{line}\n{errors}");
        let usage = ["hint:", "--help"].iter().any(|hint| errors.contains(hint));
        assert!(usage, "no hint: {errors}");
        assert_eq!(String::from_utf8(output.stdout).unwrap(), "", "{line}");
    }
}
