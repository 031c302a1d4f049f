### Why a bot would do something: facts that a person can check. For `bango hint` and the page.

## Hints for dice
##
## Animals, seats and answers come in notation: rhino, gnu, bongo; seats count from 0.
## $poachers is none, cancelled, missed or guarded; $shown is both or neither.

hint-dice-throw = It is up to you to throw the dice.
hint-dice-random = Anything goes.
hint-dice-only-left = The other three calls were wrong, so only this one is left.

hint-dice-one = { $shown ->
    [both] Both yellow dice show { $wanted }.
   *[neither] { $wanted } is the number that the yellow dice do not show.
} { $poachers ->
    [cancelled] The poachers take a { $target }.
    [missed] The poachers are after a { $target }, but there is none.
    [guarded] The guards stop the poachers of the { $target }.
   *[none] Every white die counts.
} Counted: rhino { $rhino }, gnu { $gnu }, bongo { $bongo }. Only the { $animal } is there { $wanted ->
    [1] once
    [2] twice
   *[other] three times
}.
hint-dice-two = { $shown ->
    [both] Both yellow dice show { $wanted }.
   *[neither] { $wanted } is the number that the yellow dice do not show.
} { $poachers ->
    [cancelled] The poachers take a { $target }.
    [missed] The poachers are after a { $target }, but there is none.
    [guarded] The guards stop the poachers of the { $target }.
   *[none] Every white die counts.
} Counted: rhino { $rhino }, gnu { $gnu }, bongo { $bongo }. Both { $one } and { $other } are there { $wanted ->
    [1] once
    [2] twice
   *[other] three times
}, so it is the third animal.
hint-dice-none = { $shown ->
    [both] Both yellow dice show { $wanted }.
   *[neither] { $wanted } is the number that the yellow dice do not show.
} { $poachers ->
    [cancelled] The poachers take a { $target }.
    [missed] The poachers are after a { $target }, but there is none.
    [guarded] The guards stop the poachers of the { $target }.
   *[none] Every white die counts.
} Counted: rhino { $rhino }, gnu { $gnu }, bongo { $bongo }. No animal is there { $wanted ->
    [1] once
    [2] twice
   *[other] three times
}, so it is “nothing”.

hint-dice-slip-number = This comes of looking for { $number }: it is shown, but the missing number is wanted.
hint-dice-slip-poachers = This comes of overlooking the poachers.
hint-dice-slip-target = This comes of taking the { $animal } for the poachers’ animal: it is on a red die, but they are after the missing one.
hint-dice-slip-guard = This comes of overlooking the guards.
hint-dice-slip-tie = The { $animal } is one of two animals with the wanted number: then it is the third one.
hint-dice-slip-near = The { $animal } is near the wanted number, but not there exactly that often.

hint-dice-claim-wins = This { $animal } wins the game.
hint-dice-claim-soonest = With { $held ->
    [1] a first { $animal }
   *[other] a second { $animal }
} you need to win about { $needed ->
    [one] { $needed } more round
   *[other] { $needed } more rounds
}.
hint-dice-claim-steal = No { $animal } is left, so seat { $seat } loses one. You then need to win about { $needed ->
    [one] { $needed } more round
   *[other] { $needed } more rounds
}.
hint-dice-claim-spare = You would have { $held } of the { $animal }, and two are enough. You would still need to win about { $needed ->
    [one] { $needed } more round
   *[other] { $needed } more rounds
}.
