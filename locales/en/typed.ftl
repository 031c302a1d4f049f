### What can be typed at a table, in the terminal's lines and in the page's command field, and how it is answered.
###
### typed-ask-* and typed-do-* are what people type for one thing, several ways of saying it with | between them; the
### first is what the program says itself. Accents, capitals and signs do not matter in what is typed. typed-word-* are words
### inside such a line. typed-say-* is how the program itself would type a step: tests read it back.
### $who is a player's name.

## How things are named

typed-you = You
typed-card = { $colour } { $number }
typed-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}

## What everybody can ask

typed-ask-help = help | ? | commands | what can I type
typed-ask-position = position | table | board | p
typed-ask-turn = turn | whose turn | whose turn is it
typed-ask-score = score | scores | points | trophies
typed-ask-close = who is close to winning | who is close | close | who is winning | who leads
typed-ask-last = last | last move | what happened
typed-ask-me = me | my place
typed-ask-moves = moves | what can I do

## Words inside a line

typed-word-player = player | seat
typed-word-filler = the | a | an | and | my | card | cards | with | please | tile | number | sequence
typed-word-all = all | everything | both
typed-word-to = to | > | into | onto
typed-word-from = from

## What comes back

typed-can = You can: { $steps }
typed-which = Which one? You can say: { $choices }
typed-not-now = That isn’t possible now.
typed-not-understood = I don’t understand “{ $line }”.
typed-ask-for-help = Type help to hear more.
typed-nothing-yet = Nothing has happened yet.
typed-help = Ask: position, turn, score, last, moves, me, a player’s name, who is close to winning.

## Cards

typed-help-cards = Type draw; take 6 and 7; done; bango with red 4; explode; lay; keep; start with 5 and 6; add 7 to 1. Name a card by its number, or by colour and number. Ask: hand, centre, deck, discard.
typed-ask-cards-hand = hand | my hand | my cards
typed-ask-cards-centre = centre | center | middle
typed-ask-cards-deck = deck
typed-ask-cards-discard = discard | discards | discard pile
typed-do-cards-draw = draw | draw a card | draw again | turn over | turn over a card | next card
typed-do-cards-explode = explode | let it explode
typed-do-cards-done = done | enough | finish | finished | that’s enough
typed-do-cards-lay = lay | lay down | lay it down
typed-do-cards-keep = keep | keep my hand | keep hand
typed-do-cards-stop = stop | stop and
typed-do-cards-take = take | pick | pick up | get
typed-do-cards-bango = bango
typed-do-cards-destroy = destroy
typed-do-cards-start = start | start a sequence | start with
typed-do-cards-add = add | extend | put
typed-say-cards-take = take { $card }
typed-say-cards-bango = bango with { $with }
typed-say-cards-destroy = destroy { $card } with { $with }
typed-say-cards-start = start with { $low } and { $high }
typed-say-cards-add = add { $card } to { $sequence }
typed-word-red = red
typed-word-yellow = yellow
typed-word-blue = blue
typed-word-purple = purple | violet
typed-word-black = black
typed-which-card = { $count ->
    [2] There are two { $number }s: { $cards }. Say which.
   *[other] There are { $count } { $number }s: { $cards }. Say which.
}
typed-cards-hand = You hold: { $cards }.
typed-cards-secret = Nobody else has seen { $card }.
typed-cards-centre = In the centre: { $cards }.
typed-cards-seen = seen: { $cards }
typed-cards-sequence = sequence { $number }: { $cards }
typed-cards-discarded = discarded: { $cards }

## Dice

typed-help-dice = Type throw; to call, type the animal or nothing; take rhino from Bruno. Ask: dice, supply, why.
typed-ask-dice-dice = dice | the dice
typed-ask-dice-supply = supply
typed-ask-dice-why = why | reason
typed-do-dice-throw = throw | roll | throw the dice | roll the dice
typed-do-dice-call = call
typed-do-dice-take = take | claim | choose | get
typed-say-dice-take = take { $animal }
typed-say-dice-take-from = take { $animal } from { $whom }
typed-word-rhino = rhino | rhinos | rhinoceros
typed-word-gnu = gnu | gnus
typed-word-bongo = bongo | bongos
typed-word-nothing = nothing | none
typed-dice-yellow = yellow { $faces }
typed-dice-red = red { $faces }
typed-dice-green = green { $faces }
typed-dice-no-roll = No dice lie on the table.
typed-dice-no-why = There’s no answer yet.
typed-dice-supply = In the supply: { $trophies }.
typed-dice-no-trophies = no trophies
typed-dice-rhinos = { $count ->
    [one] one rhino
    [2] two rhinos
    [3] three rhinos
   *[other] { $count } rhinos
}
typed-dice-gnus = { $count ->
    [one] one gnu
    [2] two gnus
    [3] three gnus
   *[other] { $count } gnus
}
typed-dice-bongos = { $count ->
    [one] one bongo
    [2] two bongos
    [3] three bongos
   *[other] { $count } bongos
}
typed-dice-close = { $who }: { $trophies }; about { $rounds ->
    [1] { $rounds } more round
   *[other] { $rounds } more rounds
} to win.

## Tiles

typed-help-tiles = Type a place, column first: 0,-2. Later, which tile and where it goes: 0,0 to 3,1. Pass when nothing else is possible. Ask: row 0, column 3, look 0,-2, moves 3,1.
typed-ask-tiles-row = row
typed-ask-tiles-column = column | col
typed-ask-tiles-look = look | look at | at | cell | what is at
typed-do-tiles-pass = pass
typed-do-tiles-put = place | put | move | play
typed-say-tiles-move = { $from } to { $to }
typed-tiles-row = Row { $number }: { $tiles }.
typed-tiles-column = Column { $number }: { $tiles }.
typed-tiles-in-row = row { $row }: { $columns }
typed-tiles-places = You can place a tile here, row by row: { $cells }.
typed-tiles-movable = These tiles can move, row by row: { $cells }. Type moves and a tile to hear where it can go.
typed-tiles-targets = { $cell } can go here, row by row: { $cells }. Type for example { $example }
typed-tiles-cannot-move = Nothing is possible with { $cell } now.
typed-tiles-many-places = You can place a tile at { $count } places. Type one, such as 0,-2, or moves to hear them.
typed-tiles-many-moves = { $count ->
    [one] One of your tiles
   *[other] { $count } of your tiles
} can move. Type which and where, such as 0,0 to 3,1, or moves to hear them.
typed-tiles-longest = { $who }, { $colour }: { $length } in a row, { $from } to { $to }.
typed-tiles-free = free
typed-tiles-left-of = left
typed-tiles-right-of = right
typed-tiles-above = above
typed-tiles-below = below

## What can be typed in the terminal only

typed-command-again = again
typed-command-bots = bots
typed-command-hint = hint | h
typed-command-next = next | ready
typed-command-odds = odds | risk | o
typed-command-quit = quit | exit | q
typed-command-resign = resign | give up
typed-command-rules = rules
typed-command-say = say
typed-command-start = start
typed-command-undo = undo | u
