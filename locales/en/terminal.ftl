### What only the terminal says: labels of statistics, positions and counts.

## bango rules

rules-law-pointer = The exact text: bango rules { $game } --law
rules-example = Example: { $title }

## bango sim

sim-title = { $games ->
    [0] No random games
    [one] One random game
   *[other] { $count } random games
} with { $players } players, seed { $seed }
sim-steps = Steps in a game
sim-scores = Points at the end
sim-wins = Wins of { $who }
sim-shared = Won together
sim-drawn = Drawn
sim-spread = mean { $mean }, from { $least } to { $most }
sim-share = { $count } ({ $share } %)
sim-records = The records are in { $folder }.
sim-playing = Playing

## bango replay

replay-start = Start
replay-after = After step { $step } of { $steps }
replay-checked = Checked: { $steps ->
    [0] there is no step yet.
    [one] one step, and it is legal.
   *[other] { $steps } steps, all legal.
}
replay-checked-ending = Checked: { $steps } steps, all legal, and the outcome is right.
replay-unfinished = The record has no outcome: the game goes on, or was left.
replay-hidden = (hidden)

## Positions

show-deck = Deck
show-centre = Centre
show-discard = Discard
show-hand = hand
show-hidden = { $count } hidden
show-personal = discarded
show-points = points: { $points }
show-empty = empty
show-supply = Supply
show-dice = Dice
show-round = Round { $round }
show-called = called { $call }
show-turn = { $who } to act.
show-race = Anyone may call: { $who }.
show-chance = Chance acts next.
show-no-tiles = No tile lies yet.
show-left = tiles left: { $left }

## bango perft

perft-total = Depth { $depth }: { $count }

## bango arena

arena-title = { $game }: { $games } games, { $drawn } drawn
arena-share = wins (95 %)
arena-even = even
arena-rating = rating
arena-crosstable = Wins against each other, and the Elo difference
arena-stronger = The first is stronger.
arena-not-stronger = The first is not stronger.
arena-open = Not decided: more games are needed.
