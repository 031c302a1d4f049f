### Everything that is said of `cards`: Bango by Paco Yáñez. common.ftl tells what stands where.
###
### $who is a player's name. Cards stand as colour and number, as on the table.

## Names

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-purple = purple
colour-black = black
page-game-cards = Bango Cards
page-short-cards = Cards
page-sentence-cards = Draw one more, or stop before two numbers match and it all blows up?
page-card = { $colour } { $number }
page-card-said = { $colour } { $number }

## Steps

cards-step-deal = { $who } gets { $card }.
cards-step-deal-hidden = { $who } gets a card, face down.
cards-step-draw = { $who } draws.
cards-step-reveal = { $card } comes up.
cards-step-bango = Bango! { $who } destroys it with { $with }.
cards-step-explode = { $who } lets it explode.
cards-step-take = { $who } takes { $card }.
cards-step-destroy = Bango! { $who } destroys { $card } with { $with }.
cards-step-done = { $who } is done.
cards-step-lay = { $who } lays down.
cards-step-keep = { $who } keeps their hand.
cards-step-start = { $who } starts a sequence with { $low } and { $high }.
cards-step-extend = { $who } adds { $card } to sequence { $sequence }.
cards-step-deal-you = You get { $card }.
cards-step-deal-hidden-you = You get a card, face down.
cards-step-draw-you = You draw.
cards-step-bango-you = Bango! You destroy it with { $with }.
cards-step-explode-you = You let it explode.
cards-step-take-you = You take { $card }.
cards-step-destroy-you = Bango! You destroy { $card } with { $with }.
cards-step-done-you = You’re done.
cards-step-lay-you = You lay down.
cards-step-keep-you = You keep your hand.
cards-step-start-you = You start a sequence with { $low } and { $high }.
cards-step-extend-you = You add { $card } to sequence { $sequence }.

## What another player did in a row, as one sentence for those who listen

cards-run = { $who } { $deeds }.
cards-run-turns = { $count ->
    [one] turns over one card
   *[other] turns over { $count } cards
  }
cards-run-takes = takes { $cards }
cards-run-strikes = shouts Bango and destroys { $card }
cards-run-bango = shouts Bango
cards-run-explodes = lets it explode
cards-run-lays = { $count ->
    [one] lays down one card
   *[other] lays down { $count } cards
  }
cards-run-keeps = keeps the hand

## What a step leads to

cards-after-reveal = A match! It explodes unless { $who } cancels it with a Bango.
cards-after-explosion = Explosion! { $who } takes { $cards }.
cards-after-remains = { $who } takes the rest: { $cards }.
cards-after-reveal-you = A match! It explodes unless you cancel it with a Bango.
cards-after-explosion-you = Explosion! You take { $cards }.
cards-after-remains-you = You take the rest: { $cards }.
page-log-cancelled = Explosion cancelled.
page-log-thrown = { $count ->
    [one] { $cards } is discarded.
   *[other] { $cards } are discarded.
}
page-log-minus = { $count ->
    [one] One card unplaced: −1.
   *[other] { $count } cards unplaced: −{ $count }.
}

## Points

score-sequence = Sequence { $number }: { $cards } { $cards ->
    [one] card
   *[other] cards
} + { $bonus } = { $total }
score-bonus = bonus: { $bonus } × { $colour }
score-no-bonus = no bonus: colours tie
score-bonus-tie = bonus: { $bonus } × { $colour } (the bigger colours tie)
score-minus = Personal discard: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points }
score-total = Total: { $total }

## At the table

page-cards-draw-first = Your turn. Draw a card.
page-cards-draw = Draw again, or stop and take cards?
page-cards-last = The deck is empty. Choose the cards you want.
page-cards-explosion = A match! Cancel it with a Bango, or let it explode?
page-cards-take = Choose the cards you want. The rest are discarded.
page-cards-share = { $who }’s draw exploded! Take or destroy one card.
page-cards-share-take = { $who }’s draw exploded! Take one card.
page-cards-remains-take = You take the rest, like it or not.
page-cards-remains = Destroy what you don’t want, then take the rest.
page-cards-lay-or-keep = Lay down for points, or keep your hand for later?
page-cards-laying = Build sequences. Each card left over costs a point.
page-cards-other-shares = Explosion! { $who } takes or destroys a card.
page-cards-other-lays = { $who } lays down.
page-cards-other-explosion = It’s about to explode! Will { $who } cancel it?
page-cards-deck = Deck: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
page-cards-discard = Common discard: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-cards-discarded = Personal discard
page-cards-centre-empty = The centre is empty.
page-cards-no-sequence = Your sequences go here.
page-cards-hand = Your hand
page-cards-hand-empty = Your hand is empty.
page-cards-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-cards-secret = only you have seen it
page-cards-turn-over = Draw a card
page-cards-another = Draw again
page-cards-stop = { $count ->
    [one] Stop and take this card
   *[other] Stop and take { $count } cards
}
page-cards-stop-all = { $count ->
    [one] Stop and take it
    [2] Stop and take both
   *[other] Stop and take all { $count }
}
page-cards-enough = That’s enough
page-cards-explode = Let it explode
page-cards-take-one = Take { $card }
page-cards-take-rest = { $count ->
    [0] Continue
    [one] Take the last card
   *[other] Take the other { $count }
}
page-cards-lay = Lay down
page-cards-keep = Keep my hand
page-cards-put-here = Add here
page-cards-choose-partner = Now the number just above or below, or a sequence.
page-cards-finish = { $count ->
    [0] Finish
   *[other] Finish ({ $count } unplaced, −{ $count })
}
page-cards-tense = Turning it over…
page-cards-boom = Explosion!
page-cards-own = Your side of the table
page-cards-new-sequence = Drop a card here, or tap two consecutive numbers
page-cards-undo = Undo
page-cards-arrange = Arrange for me
page-cards-arranged = A suggestion, worth { $points } in total. Finish it or undo.
page-cards-total-then = This turn { $gain } · total { $points }
page-cards-to-discard = Unplaced: { $cards } (−{ $count })
page-cards-all-laid = Every card has a place.
page-cards-odds = Explosion risk: { $percent }
page-cards-arrange-nothing = No card fits: nothing is consecutive.

## At the table: what others did, what is meant, and the keys
## $cards are numbers in a row: *6 and 7*. `-you` addresses the reader.

page-cards-said-number = { $number }
page-cards-said-black = black { $number }
page-cards-did-draw = { $who } draws…
page-cards-did-draw-you = You draw…
page-cards-did-stop = { $who } stops and takes { $cards }.
page-cards-did-stop-you = You stop and take { $cards }.
page-cards-did-take = { $who } takes { $cards }.
page-cards-did-take-you = You take { $cards }.
page-cards-did-get = { $who } gets { $cards }.
page-cards-did-get-you = You get { $cards }.
page-cards-did-bango = Bango! { $who } destroys { $cards }.
page-cards-did-bango-you = Bango! You destroy { $cards }.
page-cards-did-explode = { $who }’s card explodes!
page-cards-did-explode-you = Your card explodes!
page-cards-did-lay-begin = { $who } lays down.
page-cards-did-lay-begin-you = You lay down.
page-cards-did-lay = { $who } lays { $cards }.
page-cards-did-lay-you = You lay { $cards }.
page-cards-did-lay-lost = { $count ->
    [0] { $who } can’t place a card: −{ $lost }.
    [one] { $who } lays one card; { $lost } unplaced, −{ $lost }.
   *[other] { $who } lays { $count } cards; { $lost } unplaced, −{ $lost }.
}
page-cards-did-lay-lost-you = { $count ->
    [0] You can’t place a card: −{ $lost }.
    [one] You lay one card; { $lost } unplaced, −{ $lost }.
   *[other] You lay { $count } cards; { $lost } unplaced, −{ $lost }.
}
page-cards-did-keep = { $who } keeps their hand.
page-cards-did-keep-you = You keep your hand.
page-cards-does-draw = draws
page-cards-does-stop = stops, takes
page-cards-does-take = takes
page-cards-does-get = gets
page-cards-does-bango = Bango!
page-cards-does-lay = lays down
page-cards-does-keep = keeps
page-cards-must-lay = You hold { $count } cards (limit { $limit }), so you must lay down.
page-cards-lay-last = The deck is empty: lay down one last time.
page-cards-bango-destroy = Bango! Destroy the { $number } (uses your { $with })
page-cards-soon-take = Taking { $cards }…
page-cards-soon-bango = Bango with { $card }…
page-cards-soon-explode = Letting it explode…
page-cards-soon-keep = Keeping your hand…
page-cards-soon-rest = Going on…
page-cards-soon-lay = Laying down…
page-cards-known = Seen in this hand: { $cards }
page-cards-sequences = Sequences started:
page-cards-why-known = { $card }: everyone saw it go into this hand (C9).
page-cards-why-hidden = Dealt face down: only its owner knows it (C9).
page-cards-why-black = Black never goes into a sequence: −1 when you lay down (C6.5).
page-cards-why-limit = More than { $limit } cards at the end of your turn? You must lay down (C6.1).
page-cards-why-three = You get { $most } sequences in a game, so make them long (C6.4).
page-cards-why-worth = { $bonus ->
    [0] { $cards } points for { $cards } cards. Colours tie, so no bonus (C8.2).
   *[other] { $cards } for the cards, +{ $bonus } as a colour bonus (C8.2).
}
page-cards-why-discard = { $count ->
    [one] One card unplaced: −1 (C8.3).
   *[other] { $count } cards unplaced: −{ $count } (C8.3).
}
page-cards-key-draw = draw a card
page-cards-key-stop = stop and take
page-cards-key-choose = choose a card
page-cards-key-bango = Bango!
page-cards-key-explode = let it explode
page-cards-key-lay = lay down
page-cards-key-keep = keep your hand
page-cards-key-arrange = arrange for me
page-cards-key-finish = finish laying down
page-cards-key-undo = undo
page-cards-best-sequence = Your longest sequence: { $count } cards, { $from } to { $to }
page-cards-best-haul = Your best catch: { $count } cards at once
page-cards-best-bango = You shouted Bango { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}

## In the terminal

show-deck = Deck
show-centre = Centre
show-discard = Discard
show-hand = hand
show-hidden = { $count } hidden
show-personal = discarded
show-points = points: { $points }
show-empty = empty
tui-key-start = new sequence with { $card }
tui-key-extend = to sequence { $number }
tui-key-odds = odds
tui-keys-cards = d draws a card. ← → move through the centre, space marks a card, a marks all, Enter stops and takes the marked cards. b or a digit plays a Bango, x lets it explode. l lays down, k keeps your hand. While laying down, ← → pick a card, ↑ ↓ or a digit pick its place, Enter puts it there, f finishes. o shows the odds for the next card.
tui-odds = Risk that the next card explodes: { $explodes }; that you couldn’t cancel it: { $uncancelled }. { $helpful ->
    [one] { $helpful } unseen card would help you.
   *[other] { $helpful } unseen cards would help you.
}
tui-odds-none = No odds right now: you aren’t drawing.
tui-mark-first = Mark the cards you want with the space bar first.
tui-no-neighbour = No card in your hand is next to this one, so it can’t start a sequence (C6.3).
tui-cards-worth = if you finish now: { $points }

## Hints: why a step is good
## $share is said in per cent.

hint-cards-draw-first = Every turn starts with a draw.
hint-cards-draw = The risk of an explosion you can’t cancel is { $share }; { $helpful ->
    [one] { $helpful } unseen card
   *[other] { $helpful } unseen cards
} would help you.
hint-cards-stop = Stop and take { $card }. The risk of an explosion you can’t cancel is { $share }; with this card, your hand is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-cards-take = Take { $card }: with it, your hand is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-cards-bango-cancel = Cancel the explosion with { $card }.
hint-cards-bango-answer = Get rid of { $card } with a Bango.
hint-cards-explode = Let it explode: your card is worth more than { $cards ->
    [one] the { $cards } card
   *[other] the { $cards } cards
} in the centre could cost you.
hint-cards-destroy = Destroy { $card } with { $with }.
hint-cards-lay = Lay down: that gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
hint-cards-keep = Keep your hand: laying down gains { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, and waiting can gain more.
hint-cards-start = Start a sequence with { $low } and { $high }.
hint-cards-extend = Add { $card } to the sequence.
hint-cards-done-taking = Leave { $cards ->
    [one] the other card
   *[other] the other { $cards } cards
} in the centre.
hint-cards-done-destroying = Take { $cards ->
    [one] the last card
   *[other] the { $cards } cards that are left
}.
hint-cards-done-laying = { $cards ->
    [one] The other card has
   *[other] The other { $cards } cards have
} no good place.
hint-cards-chance = Chance decides this.

## The lesson

lesson-cards-draw = It’s your turn. You hold blue 6, blue 7 and red 9. Every turn starts with a card from the deck: draw one.
lesson-cards-more = A yellow 9. You may stop and take it, or draw again, as long as no number shows up twice. Draw again.
lesson-cards-more-try = You could stop here, but one card isn’t much. Be brave: draw again.
lesson-cards-tension = A blue 5, right next to your 6 and 7! But now a 9 or a 5 would blow it all up. Every card raises the risk. Feel it once: draw a third card.
lesson-cards-tension-try = Stopping would be wise. Just this once, don’t be: draw a third card and see what happens.
lesson-cards-bango = A second 9: it’s about to explode! But you hold a 9 too. Play your red 9 and shout Bango: it destroys the card you just drew and cancels the explosion.
lesson-cards-bango-try = If it explodes, your turn is over and Mia takes some of the cards. Save them: play your red 9.
lesson-cards-take = Saved! Both those 9s are gone. Stop while it’s safe: take the blue 5 and leave the yellow 9, which goes with nothing in your hand. Cards you leave are discarded and cost nobody anything.
lesson-cards-take-try = Take the blue 5 and nothing else: it goes with your 6 and 7. A card that fits nowhere costs you a point when you lay down.
lesson-cards-keep = You hold blue 5, 6 and 7. You could lay them down now. But a longer sequence scores more, and you may hold up to five cards. Keep your hand.
lesson-cards-keep-try = Three cards already score well. But wait for a fourth: keep your hand this time.
lesson-cards-boom = Mia got greedy: two 3s and no Bango. She gets the card that exploded and the black one. You pick first from the rest. The purple 4 goes with your 5: take it.
lesson-cards-boom-try = Look at your hand: blue 5, 6 and 7. The purple 4 makes it four in a row.
lesson-cards-again = Mia took the rest, and her turn is over. Now you hold 4, 5, 6 and 7. Your turn again: draw a card.
lesson-cards-black = A black 2. While you draw, black cards match like any others, but they never go into a sequence. If you explode, you get every one of them. Draw again.
lesson-cards-black-try = Nobody wants a black card. Draw again, and hope.
lesson-cards-lay = Another 2, and you hold none: it explodes, and both cards are yours. That makes six. With more than five at the end of your turn, you must lay down. Make one sequence of 4, 5, 6 and 7: start with two consecutive cards, then add the others at the ends.
lesson-cards-lay-try = Make one row of all four: 4, 5, 6 and 7. One long row beats two short ones.
lesson-cards-score = Four cards, four points. Three are blue, more than any other colour: a bonus of 3. The purple 2 and the black 2 fit nowhere and cost a point each. That makes 5. Finish laying down.
lesson-cards-end = That’s the whole game. It goes on until the deck is empty; then everyone lays down one last time, and the most points win. You can build up to three sequences, so choose well when to stop and when to lay down. Good luck!

## The rules, told to players

rules-cards-title = Bango, the card game
rules-cards-designer = A game by Paco Yáñez (Funnyfox, 2025), 2 to 5 players
rules-cards-idea = Draw cards one by one, and stop before the same number comes up twice. The cards you take become sequences that score points; cards that fit nowhere cost you points.

rules-cards-1-heading = What you need
    .law = C1
rules-cards-1-1 = One *deck* of 99 cards, all with the same back.
rules-cards-1-2 = 88 of them are *coloured*: red, yellow, blue and purple. Each colour has the numbers 1 to 11, and there are two of every coloured card.
rules-cards-1-3 = The other 11 are *black*: the numbers 1 to 11, once each. That makes nine cards of every number.
rules-cards-1-4 = The program has a short way to write a card, a letter and a number: R for red, Y for yellow, B for blue, P for purple and K for black. B5 is the blue 5.

rules-cards-2-heading = Setting up
    .law = C2
rules-cards-2-1 = Shuffle the deck. Then remove some cards at random, unseen: 25 with two players, 15 with three, 10 with four, none with five. Nobody knows which cards are out.
rules-cards-2-2 = Everyone is dealt one card, face down. It’s the first card of your *hand*: look at it and keep it to yourself. If it’s black, it goes back into the deck and you get another.
rules-cards-2-3 = After the deal, the deck is shuffled again. So a card that was put back may be anywhere, and nobody learns which black cards were put back.
rules-cards-2-4 = The first player is chosen at random, unless your table agrees on who starts. After that, turns go clockwise.

rules-cards-3-heading = Your turn
    .law = C3
rules-cards-3-1 = A turn has two parts. First you *draw*: you must. Then you may *lay down*: that’s usually up to you.
rules-cards-3-2 = Drawing brings cards into your hand. Laying down turns your hand into points.

rules-cards-4-heading = Drawing
    .law = C4.1, C4.2, C4.3, C4.4
rules-cards-4-1 = Draw the top card of the deck and put it face up in the middle of the table, the *centre*. You must draw at least one card.
rules-cards-4-2 = Is its number different from every other card in the centre? Then choose: draw again, *stop*, or destroy the new card with a Bango (see the next section).
rules-cards-4-3 = If you stop, take cards from the centre into your hand: any you like, as many as you like, but at least one. The rest go to the *common discard*, which costs nobody anything.
rules-cards-4-4 = Is its number already in the centre? Then the new card *explodes*, unless you cancel the explosion with a Bango. Colours don’t matter: a black 7 and a red 7 match like any two 7s.
rules-cards-4-5 = Taking everything isn’t always wise. When you lay down later, each card you can’t place costs you a point.

rules-cards-5-heading = Bango!
    .law = C4.5, C4.6
rules-cards-5-1 = A *Bango* destroys a card in the centre with a card of the same number from your hand. Colours don’t matter here either, so a black card will do. Both cards go to the common discard.
rules-cards-5-2 = While you draw, you may destroy only the card you drew last. If that card exploded, your Bango cancels the explosion. But you may also destroy a card that didn’t explode.
rules-cards-5-3 = After a Bango, draw again or stop. You may answer each new card with a Bango before you draw the next, so several in one turn are possible.
rules-cards-5-4 = Once the last card is destroyed, the one before it doesn’t become the last. Draw another card before you can Bango again.
rules-cards-5-5 = If a Bango leaves the centre empty, you can’t stop, because there’s nothing to take: draw again. If the deck is empty too, your drawing is over and you take nothing.

rules-cards-6-heading = Explosion
    .law = C5
rules-cards-6-1 = If a card explodes and you don’t cancel it, the cards in the centre are shared out. You go first: take the card that exploded and every black card in the centre.
rules-cards-6-2 = Then your opponents take turns, clockwise from your left, while cards remain. Each of them takes one card of their choice, or destroys one with a Bango. They must do one or the other.
rules-cards-6-3 = In an explosion, a Bango may destroy any card in the centre. As always, it needs a card of the same number from the hand, and both go to the common discard.
rules-cards-6-4 = When every opponent has chosen, you may destroy any of the cards that are left, each with a card of the same number from your hand. The cards you just took count as your hand, so you may use them. Then you take the rest.
rules-cards-6-5 = An explosion ends your turn: you can’t choose to lay down. But if you now hold more than five cards, you must.

rules-cards-7-heading = Laying down
    .law = C6
rules-cards-7-1 = If you drew without an explosion, you may lay down, or keep your hand for later. An explosion you cancelled doesn’t count.
rules-cards-7-2 = There’s a *hand limit*: if you hold more than five cards at the end of your own turn, you must lay down, even after an explosion. If your hand grows past five during other players’ turns, nothing happens.
rules-cards-7-3 = Laying down uses up your whole hand. Every card goes into one of your own *sequences*, or onto your *personal discard*, where it costs you a point.
rules-cards-7-4 = A new sequence needs at least two cards with consecutive numbers, such as 4 and 5. Mix colours as you like.
rules-cards-7-5 = You may extend a sequence at either end, now or in later turns, without gaps. No number appears twice in a sequence, and 11 isn’t next to 1.
rules-cards-7-6 = You can have at most three sequences in the whole game. You may start several at once. Two sequences are never joined into one, even if their numbers meet.
rules-cards-7-7 = Black cards never go into a sequence. If you still hold one when you lay down, it goes onto your personal discard.
rules-cards-7-8 = You never have to place a card: you may put it onto your personal discard even if it fits. You may also lay down when nothing fits.

rules-cards-8-heading = The end
    .law = C7
rules-cards-8-1 = The last card of the deck ends the game. If it doesn’t explode, whoever drew it must stop and takes cards as usual. If it does, the explosion is played out like any other. You can Bango it like any card.
rules-cards-8-2 = Then everyone lays down once more, however many cards they hold, by the same rules. This replaces laying down in the last turn.
rules-cards-8-3 = Whoever drew the last card lays down first, and the others follow clockwise. The order makes no difference.

rules-cards-9-heading = Scoring
    .law = C8
rules-cards-9-1 = Each card in your sequences is worth 1 point.
rules-cards-9-2 = Each sequence may also earn a *bonus*: 1 point for each card of its most common colour.
rules-cards-9-3 = If several colours tie for most common, skip them all and look at the next most common, and so on. Only a colour that ties with no other gives the bonus. If there’s none, there’s no bonus.
rules-cards-9-4 = Four reds and one blue give a bonus of 4. Three reds, three blues and two yellows give 2. Three reds and three blues give nothing, and neither do three reds, three blues, one yellow and one purple.
rules-cards-9-5 = Each card on your personal discard costs you 1 point.
rules-cards-9-6 = The highest total wins. Players with equal totals share the win.

rules-cards-10-heading = What everyone may know
    .law = C9
rules-cards-10-1 = Everyone can see the centre, the common discard, all personal discards, all sequences, and how many cards are in each hand and in the deck.
rules-cards-10-2 = Everyone may also remember every card ever drawn to the centre, and so which of them each player took.
rules-cards-10-3 = Three things are hidden: the card each of the others was dealt at the start, until it’s played; the order of the deck; and the cards removed before the game.

rules-cards-example-1 = Your hand is yellow 9 and black 3. You draw blue 9, then red 9: an explosion! You play yellow 9, which destroys red 9 and cancels the explosion. You go on and draw purple 3. It matches nothing in the centre, but you destroy it anyway, with black 3, to get rid of a black card. Now you stop and take blue 9. You may lay down, because the explosion was cancelled.
    .title = Two Bangos in one turn
rules-cards-example-2 = Ana plays against Ben, on her left, and Cleo. She draws red 8, black 2, blue 6, yellow 10 and then purple 6, which explodes. She has no 6 to cancel it with, so she takes purple 6 and black 2. Ben destroys red 8 with the black 8 from his hand. Cleo takes yellow 10. Only blue 6 is left: Ana could take it, but she destroys it with the purple 6 she just took. Her turn is over, and since she holds no more than five cards, she doesn’t lay down.
    .title = An explosion with three players
rules-cards-example-3 = You have one sequence, 6–7–8, and at the end of your turn you hold red 5, yellow 9, blue 9, purple 1, red 2 and black 8. That’s six cards, so you must lay down. Red 5 and yellow 9 extend your sequence to 5–6–7–8–9. Purple 1 and red 2 start a new one. Blue 9 would be a second 9, and black 8 can’t go into a sequence: both go onto your personal discard.
    .title = Laying down six cards
rules-cards-example-4 = Your first sequence has 5 cards: three red, one blue, one yellow. It scores 5 + 3 = 8. Your second has 7 cards: three purple, three blue, one red. Purple and blue tie, so red gives the bonus: 7 + 1 = 8. Your third has 2 cards, yellow 10 and red 11, and no bonus: 2. There are 3 cards on your personal discard. Your total is 8 + 8 + 2 − 3 = 15.
    .title = Counting the points

## Why a step is not allowed

broken-cards-NoSuchSeat = there is no such seat at this table
broken-cards-NotYourTurn = it’s not your turn
broken-cards-NotAsked = nobody asked for a card
broken-cards-OnlyChance = only chance deals, reveals and chooses who starts
broken-cards-NothingForTheClock = this game has no clock
broken-cards-SettingUp = first everyone gets a card and the first player is chosen
broken-cards-AlreadyDealt = this seat already has its card
broken-cards-AlreadyChosen = the first player is already chosen
broken-cards-BlackDealt = a black card goes back, and another one is dealt
broken-cards-NotUnseen = every copy of that card has been seen
broken-cards-TurnOver = first the next card is turned over
broken-cards-Drawing = you’re drawing: draw again, take a card, or Bango the card you drew last
broken-cards-DeckEmpty = that was the last card of the deck: there’s nothing left to draw
broken-cards-EmptyCentre = the centre is empty, so draw another card
broken-cards-NothingToAnswer = you can only destroy the card you drew last, and only before you draw again
broken-cards-NotInHand = you don’t hold that card
broken-cards-NotInHandToDestroy = a Bango needs a card from your hand, and you don’t hold that one
broken-cards-NotInHandToLay = you can only lay cards from your hand, and you don’t hold that one
broken-cards-NumbersDiffer = a Bango needs a card of the same number
broken-cards-Exploding = it’s about to explode: cancel it with a Bango, or let it explode
broken-cards-NotInCentre = that card isn’t in the centre
broken-cards-NotLeftInCentre = that card isn’t in the centre any more
broken-cards-Taking = you’ve stopped: take more cards from the centre, or finish
broken-cards-TakeOrDestroy = take one card from the centre, or destroy one with a Bango
broken-cards-Remaining = destroy cards with a Bango, or finish and take the rest
broken-cards-LayOrKeep = choose: lay down your hand, or keep it
broken-cards-MustLay = you hold more than five cards, so you must lay down
broken-cards-Laying = you’re laying down: start or extend sequences, or finish
broken-cards-NotConsecutive = a sequence starts with two consecutive numbers, the lower one first
broken-cards-TooManySequences = you already have three sequences
broken-cards-BlackInSequence = black cards never go into a sequence
broken-cards-NoSuchSequence = you have no such sequence
broken-cards-DoesNotFit = that card fits neither end of the sequence
broken-cards-Over = the game is over

tui-cards-bango = Bango with { $card }!
hint-cards-draw-first-look = Your turn starts at the deck.
hint-cards-draw-look = Look at the deck, and at the risk.
hint-cards-stop-look = Look at the centre: is it time to stop?
hint-cards-take-look = Look at the centre: what goes with your hand?
hint-cards-bango-cancel-look = Look at your hand: do you hold the same number?
hint-cards-bango-answer-look = Look at the last card, and at your hand.
hint-cards-explode-look = What would an explosion really cost you?
hint-cards-destroy-look = Look at your hand: which number is in the centre too?
hint-cards-lay-look = Look at your hand: is it worth points already?
hint-cards-keep-look = Look at your hand: could it still grow?
hint-cards-start-look = Look for two consecutive numbers.
hint-cards-extend-look = Look at the ends of your sequences.
hint-cards-done-taking-look = Look at the centre: does anything else help you?
hint-cards-done-destroying-look = Look at the centre: do you really mind those cards?
hint-cards-done-laying-look = Look at your hand: does anything else fit?
