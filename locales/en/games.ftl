### What happens in the games, in words: steps, answers and points.
###
### $who is a player's name. Cards stand as colour and number, as on the table.

## Names

seat = Seat { $seat }
list = { $some } and { $last }

animal-rhino = rhino
animal-gnu = gnu
animal-bongo = bongo
call-nothing = nothing

## Steps that several games have

step-first = { $who } starts.

## Steps of cards

cards-step-deal = { $who } is dealt { $card }.
cards-step-deal-hidden = { $who } is dealt a card face down.
cards-step-draw = { $who } draws.
cards-step-reveal = { $card } is turned over.
cards-step-bango = Bango! { $who } destroys the card with { $with }.
cards-step-explode = { $who } lets it explode.
cards-step-take = { $who } takes { $card }.
cards-step-destroy = Bango! { $who } destroys { $card } with { $with }.
cards-step-done = { $who } is done.
cards-step-lay = { $who } lays down.
cards-step-keep = { $who } keeps the hand.
cards-step-start = { $who } starts a sequence with { $low } and { $high }.
cards-step-extend = { $who } puts { $card } to sequence { $sequence }.

## Steps of dice

dice-step-throw = { $who } throws the dice.
dice-step-roll = The dice show { $roll }.
dice-step-call = { $who } calls “{ $call }”.
dice-step-claim = { $who } takes a { $animal }.
dice-step-claim-from = { $who } takes a { $animal } from { $whom }.
dice-step-void = Time is up: the round is void.

## A roll that is read aloud, die by die

dice-say-white = White: { $face }
dice-say-yellow = Yellow: { $face }
dice-say-red = Red: { $face }
dice-say-green = Green: { $face }

## Steps of tiles

tiles-step-place = { $who } places a tile at { $cell }.
tiles-step-move = { $who } moves the tile at { $from } to { $to }.
tiles-step-pass = { $who } has no move and passes.

## What a step leads to

cards-after-reveal = It explodes, unless { $who } cancels it with a Bango.
cards-after-explosion = It explodes. { $who } takes { $cards }.
cards-after-remains = { $who } takes what remains: { $cards }.
dice-after-wrong = Wrong. { $count ->
    [0] There was nothing to lose.
    [one] It costs one trophy.
   *[other] It costs { $count } trophies.
}
dice-after-choose = Right! { $who } may choose a trophy.
dice-after-right = The answer is “{ $call }”. { $who } takes a { $animal }.
dice-after-right-from = The answer is “{ $call }”. { $who } takes a { $animal } from { $whom }.
dice-after-void = The round is void; the answer was “{ $call }”.

## How a game ends

end-won = { $who } wins.
end-shared = { $who } win together.
end-drawn = The game is drawn.

## The answer to a roll of the dice

answer-wanted-both = Both yellow dice show { $number }: you look for the animal that is there { $number ->
    [1] once
    [2] twice
   *[other] three times
}.
answer-wanted-neither = The yellow dice show { $one } and { $other }, so you look for the number that is missing: the animal that is there { $number ->
    [1] once
    [2] twice
   *[other] three times
}.
answer-poachers-both = Both red dice show the { $animal }: the poachers are after it.
answer-poachers-neither = The red dice show { $one } and { $other }, so the poachers are after the third animal, the { $animal }.
answer-effect-guarded = The green die shows the { $animal } too: the guards stop the poachers, and every white die counts.
answer-effect-cancelled = One white die with a { $animal } does not count.
answer-effect-missed = No white die shows a { $animal }, so nothing happens.
answer-unguarded = The green die shows the { $animal }, so the guards are in the wrong place.
answer-counts = Counted: rhino { $rhino }, gnu { $gnu }, bongo { $bongo }.
answer-because-one = Only the { $animal } is there as often as wanted.
answer-because-two = Two animals are there as often as wanted, { $one } and { $other }, so it is the third one.
answer-because-none = No animal is there as often as wanted.
answer-is = Answer: { $call }

## Points in cards

score-sequence = Sequence { $number }: { $cards } { $cards ->
    [one] card
   *[other] cards
} + { $bonus } = { $total }
score-bonus = bonus for { $bonus } × { $colour }
score-no-bonus = no bonus: no colour stands out
score-bonus-tie = bonus for { $bonus } × { $colour }: the colours with more cards tie and are passed over
score-minus = Personal discard: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points }
score-total = Total: { $total }

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-purple = purple
colour-black = black
