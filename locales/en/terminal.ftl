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
sim-share = { $count } ({ $share }%)
sim-records = The records are in { $folder }.
sim-playing = Playing

## bango replay

replay-start = Start
replay-after = After step { $step } of { $steps }
replay-checked = Checked: { $steps ->
    [0] no steps yet.
    [one] one step, and it’s legal.
   *[other] { $steps } steps, all legal.
}
replay-checked-ending = Checked: { $steps } steps, all legal, and the outcome is right.
replay-unfinished = The record has no outcome: the game is still going, or was abandoned.
replay-hidden = (hidden)

## bango verify

verify-proven = Proven: { $chance ->
    [0] the seed is the one that was committed to. Nothing was left to chance.
    [one] the only chance step follows from the seed that was committed to.
   *[other] all { $chance } chance steps follow from the seed that was committed to.
}
verify-lots = { $lots ->
    [one] So does the lot drawn in a race.
   *[other] So do the { $lots } lots drawn in races.
}
verify-added = { $count ->
    [one] { $who } added randomness of their own, as promised.
   *[other] { $who } added randomness of their own, as promised.
}
verify-withheld = { $count ->
    [one] { $who } promised to add randomness, but didn’t in time.
   *[other] { $who } promised to add randomness, but didn’t in time.
}
verify-alone = No player added randomness: the server alone chose the seed.
verify-compare = Compare the commitments with those you saw before the game:
verify-server = the server
verify-no-commitment = This record promises nothing about its chance, so there’s nothing to verify.
verify-no-seed = The seed of this game hasn’t been revealed, so nothing can be verified yet.
verify-no-binding = This record doesn’t say at which table it was played, or which game it was there, so its commitment can’t be verified.
verify-unreadable-commitment = The commitment isn’t 64 lower-case hexadecimal digits.
verify-unreadable-seed = The seed isn’t 64 lower-case hexadecimal digits.
verify-unreadable-seat-commitment = The commitment of { $who } isn’t 64 lower-case hexadecimal digits.
verify-unreadable-entropy = What { $who } added isn’t 64 lower-case hexadecimal digits.
verify-other-seed = The seed isn’t the one that was committed to for this game at this table.
verify-uncommitted = { $who } added randomness without committing to it first.
verify-other-entropy = What { $who } added isn’t what they committed to.
verify-other-step = At step { $step } chance did “{ $written }”, but the seed says “{ $drawn }”.
verify-other-lot = At step { $step } the lot put { $written } first, but the seed says { $drawn }.
verify-not-signed = Not covered: the players’ steps. No server signed them.
verify-resigned = Not covered: the end. A player gave up, and no server signed that.
verify-ties = Not covered: who was tied in a race. Older records don’t tell.
verify-signed = The server with this key signed the players’ steps and the end:
verify-unknown-derivation = This record’s chance follows version { $number } of the derivation, which this program doesn’t know.
verify-other-order = At step { $step } { $written } came first, but by what was measured it was { $judged }.
verify-other-tie = { $count ->
    [0] At step { $step } the record has a lot, but nobody was tied by what was measured.
   *[other] At step { $step } a lot between { $who } was needed by what was measured, and the record doesn’t have it.
}
verify-other-measurement = At step { $step } what was measured of the call is missing, or doesn’t fit together.
verify-missing-draw = The record ends where chance was to act: step { $step } is missing.
verify-other-signature = The signature isn’t that of the server named in the record, or the record was changed after it.
verify-hint-silence = games at a server’s table can be verified once they’re over (docs/FAIRNESS.md)
verify-hint-newer = verify with a newer bango
verify-hint-wrong = the record was changed, or its chance wasn’t fair (docs/FAIRNESS.md)

## Positions

show-turn = { $who } to move.
show-turn-you = Your turn.
show-race = Anyone may call: { $who }.
show-chance = Chance moves next.

## bango perft

perft-total = Depth { $depth }: { $count }

## bango arena

arena-title = { $game }: { $games } games, { $drawn } drawn
arena-share = wins (95%)
arena-even = even
arena-rating = rating
arena-crosstable = Wins against each other, and the Elo difference
arena-stronger = The first is stronger.
arena-not-stronger = The first isn’t stronger.
arena-open = Undecided: play more games.

## bango serve, bango backup

serve-open = Open this address in a browser, or scan the code with a phone:
serve-here = On this machine, also { $url }.
serve-data = The data is in { $folder }. Stop with Ctrl-C.
backup-done = The copy is { $file }.
move-done = All data has been moved and checked: rows { $rows }, of these log entries { $entries }.

## bango load

load-title = { $tables } tables of two, { $pace }
load-rate = moves per second at each: { $rate }
load-closed = as fast as answers come
load-server = server
load-floor = bare relay
load-bar = target
load-at-most = at most { $most }
load-at-least = at least { $least }
load-moves = Moves per second
load-acknowledgement = Move to acknowledgement, ms (p50 / p99)
load-arrival = Move to opponent, ms (p50 / p99)
load-disk = The disk alone, ms (p50 / p99)
load-beyond = Acknowledgement beyond disk, ms (p99)
load-computing = CPU seconds per 100,000 moves
load-ratio = CPU as a multiple of the relay’s
load-memory = Memory per table, KiB
load-memory-whole = Memory per table, whole games, KiB
load-postgres = Postgres
load-relayed = relayed
load-to-file = CPU as a multiple of SQLite’s
load-to-direct = CPU as a multiple of direct
load-crowd = { $sockets } sockets at once: { $views } got their view, and the move then made at every table arrived { $moves } times. Memory per table of two: { $memory } KiB.
