### Why a bot would do something: facts that a person can check. For `bango hint` and the page.

## Hints for dice
##
## Animals, seats and answers come in notation: rhino, gnu, bongo; seats count from 0.
## $poachers is none, cancelled, missed or guarded; $shown is both or neither.

hint-dice-throw = It is up to you to throw the dice.
hint-random = Any legal step.
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

## Why a bot would do something in `cards`. $share is said in per cent.

hint-cards-draw-first = A turn starts with a card.
hint-cards-draw = { $share } chance of an explosion that you cannot cancel; { $helpful } unseen cards would help.
hint-cards-stop = Stop and take { $card }: another card would explode with a chance of { $share }; with { $card } your hand would lay down for { $points } points.
hint-cards-take = Take { $card }: with it your hand would lay down for { $points } points.
hint-cards-bango-cancel = Cancel the explosion with { $card }.
hint-cards-bango-answer = Get rid of { $card } with a Bango.
hint-cards-explode = Let it explode: your card is worth more than the { $cards } cards in the centre could cost.
hint-cards-destroy = Destroy { $card } with { $with }.
hint-cards-lay = Lay down: that gains { $points } points now.
hint-cards-keep = Keep your hand: laying down now would gain { $points } points, and it can become more.
hint-cards-start = Start a sequence with { $low } and { $high }.
hint-cards-extend = Put { $card } into the sequence.
hint-cards-done-taking = Leave the other { $cards } cards in the centre.
hint-cards-done-destroying = Take the { $cards } cards that remain.
hint-cards-done-laying = The other { $cards } cards have no good place.
hint-cards-chance = This is up to chance.

## Hints of tiles: why a step is good. $step and $line are in notation.

hint-tiles-start = The first tiles: one place is as good as another.
hint-tiles-only = It is the only possible step.
hint-tiles-pass = None of your tiles may be moved, so you pass.
hint-tiles-five = { $step } makes five in a row and wins.
hint-tiles-forced-win = { $step } wins by force in { $moves } moves: { $line }.
hint-tiles-block-five = { $step } fills the place where the other side would make five.
hint-tiles-double-four = { $step } threatens five in two places at once, and only one can be filled.
hint-tiles-block-double-four = { $step } stops an open three before it becomes an open four.
hint-tiles-fork = { $step } makes two threats at once.
hint-tiles-block-fork = { $step } takes the place where the other side would make two threats at once.
hint-tiles-four = { $step } makes a four, which must be answered.
hint-tiles-open-three = { $step } makes an open three.
hint-tiles-block-open-three = { $step } keeps the other side from making an open three.
hint-tiles-hinder = { $step } is in the way of the other side’s rows most.
hint-tiles-build = { $step } is best for your own rows.
hint-tiles-lost = The other side wins by force after { $step }.
