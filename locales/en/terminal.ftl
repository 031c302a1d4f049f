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

## bango verify

verify-proven = Proven: { $chance ->
    [0] the seed is the one that was committed to. There was nothing for chance to do.
    [one] the only step by chance follows from the seed that was committed to.
   *[other] all { $chance } steps by chance follow from the seed that was committed to.
}
verify-lots = { $lots ->
    [one] The lot in a race follows from it too.
   *[other] The { $lots } lots in races follow from it too.
}
verify-added = { $count ->
    [one] { $who } added chance of their own, as promised.
   *[other] { $who } added chance of their own, as promised.
}
verify-withheld = { $count ->
    [one] { $who } promised to, but did not in time.
   *[other] { $who } promised to, but did not in time.
}
verify-alone = No player added chance of their own: the server alone chose the seed.
verify-compare = Compare the commitments with those that you saw before the game:
verify-server = the server
verify-no-commitment = This record promises nothing about its chance, so there is nothing to verify.
verify-no-seed = The seed of this game is not revealed, so nothing can be verified yet.
verify-no-binding = This record does not say at which table it was played or which game it was there, so its commitment cannot be verified.
verify-unreadable-commitment = The commitment is not 64 hexadecimal digits in lower case.
verify-unreadable-seed = The seed is not 64 hexadecimal digits in lower case.
verify-unreadable-seat-commitment = The commitment of { $who } is not 64 hexadecimal digits in lower case.
verify-unreadable-entropy = What { $who } added is not 64 hexadecimal digits in lower case.
verify-other-seed = The seed is not the one that was committed to for this game at this table.
verify-uncommitted = { $who } added chance without having committed to it.
verify-other-entropy = What { $who } added is not what they had committed to.
verify-other-step = At step { $step } chance did “{ $written }”, but the seed says “{ $drawn }”.
verify-other-lot = At step { $step } the lot put { $written } first, but the seed says { $drawn }.
verify-hint-silence = games at the table of a server can be verified once they are over (docs/FAIRNESS.md)
verify-hint-wrong = the record was changed, or its chance was not fair (docs/FAIRNESS.md)

## Positions

show-turn = { $who } to act.
show-race = Anyone may call: { $who }.
show-chance = Chance acts next.

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

## bango serve, bango backup

serve-open = Open this address in a browser, or point a phone's camera at the code:
serve-here = On this machine also { $url }.
serve-data = The data is in { $folder }. Stop with Ctrl-C.
backup-done = The copy is { $file }.

## bango load

load-title = { $tables } tables of two, { $pace }
load-rate = moves per second at each: { $rate }
load-closed = as fast as answers come
load-server = server
load-floor = bare relay
load-bar = wanted
load-at-most = at most { $most }
load-moves = Moves per second
load-acknowledgement = Move to acknowledgement, ms (p50 / p99)
load-arrival = Move to opponent, ms (p50 / p99)
load-disk = The disk alone, ms (p50 / p99)
load-beyond = Acknowledgement beyond the disk, ms (p99)
load-computing = CPU seconds per 100,000 moves
load-ratio = CPU as a multiple of the relay’s
load-memory = Memory per table, KiB
load-crowd = { $sockets } sockets at once: { $views } got their view, and the move that was then made at every table arrived { $moves } times. Memory per table of two: { $memory } KiB.
