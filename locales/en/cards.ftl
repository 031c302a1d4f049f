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
page-sentence-cards = Turn over one more card, or stop before two numbers match and it all blows up?
page-card = { $colour } { $number }
page-card-said = { $colour } { $number }

## Steps

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
cards-step-deal-you = You are dealt { $card }.
cards-step-deal-hidden-you = You are dealt a card face down.
cards-step-draw-you = You draw.
cards-step-bango-you = Bango! You destroy the card with { $with }.
cards-step-explode-you = You let it explode.
cards-step-take-you = You take { $card }.
cards-step-destroy-you = Bango! You destroy { $card } with { $with }.
cards-step-done-you = You are done.
cards-step-lay-you = You lay down.
cards-step-keep-you = You keep your hand.
cards-step-start-you = You start a sequence with { $low } and { $high }.
cards-step-extend-you = You add { $card } to sequence { $sequence }.

## What a step leads to

cards-after-reveal = It explodes, unless { $who } cancels it with a Bango.
cards-after-explosion = It explodes. { $who } takes { $cards }.
cards-after-remains = { $who } takes what remains: { $cards }.
cards-after-reveal-you = It explodes, unless you cancel it with a Bango.
cards-after-explosion-you = It explodes. You take { $cards }.
cards-after-remains-you = You take what remains: { $cards }.
page-log-cancelled = That cancels the explosion.
page-log-thrown = { $count ->
    [one] { $cards } goes to the common discard.
   *[other] { $cards } go to the common discard.
}
page-log-minus = { $count ->
    [one] One card goes to the personal discard: −1.
   *[other] { $count } cards go to the personal discard: −{ $count }.
}

## Points

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

## At the table

page-cards-draw-first = Your turn: turn over the first card.
page-cards-draw = One more card, or choose what you take and stop?
page-cards-last = Choose the cards in the centre that you want.
page-cards-explosion = It is about to explode! Cancel it with a Bango, or let it explode.
page-cards-take = Choose the cards that you want; the others are discarded.
page-cards-share = Explosion! Choose a card in the centre to take or to destroy.
page-cards-share-take = Explosion! Choose a card in the centre to take.
page-cards-remains-take = What remains is yours, wanted or not.
page-cards-remains = Destroy what you do not want, then take the rest.
page-cards-lay-or-keep = Lay down your hand for points, or keep it for later.
page-cards-laying = Lay cards into sequences; what is left costs a point each.
page-cards-other-shares = Explosion! { $who } takes or destroys a card.
page-cards-other-lays = { $who } lays down.
page-cards-other-explosion = It is about to explode! { $who } may still cancel it.
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
page-cards-no-sequence = Your sequences will lie here.
page-cards-worth = Points for the cards and their colours
page-cards-hand = Your hand
page-cards-hand-empty = Your hand is empty.
page-cards-hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
page-cards-secret = nobody else has seen it
page-cards-turn-over = Turn over a card
page-cards-another = One more card
page-cards-stop = { $count ->
    [one] Stop and take this card
   *[other] Stop and take { $count } cards
}
page-cards-stop-all = { $count ->
    [one] Stop and take the card
   *[other] Stop and take all { $count }
}
page-cards-enough = That is enough
page-cards-bango = Bango! with { $card }
page-cards-explode = Let it explode
page-cards-take-one = Take { $card }
page-cards-take-rest = { $count ->
    [0] Go on
    [one] Take the last card
   *[other] Take the { $count } that remain
}
page-cards-lay = Lay down
page-cards-keep = Keep my hand
page-cards-put-here = Put it here
page-cards-choose-partner = Now choose its neighbour, or a sequence.
page-cards-finish = { $count ->
    [0] Done
    [one] Done: one card is left, −1
   *[other] Done: { $count } cards are left, −{ $count }
}
page-cards-tense = A card is turned over…
page-cards-boom = Explosion!
page-cards-own = What lies before you
page-cards-new-sequence = New sequence: drop a card here, or tap two neighbours
page-cards-undo = Undo
page-cards-arrange = Arrange for me
page-cards-arranged = A suggestion, worth { $points } in all. Confirm it, or take it back.
page-cards-total-then = { $count ->
    [one] { $points } point in all
   *[other] { $points } points in all
}
page-cards-to-discard = { $count ->
    [one] To your discard: { $cards } (−1)
   *[other] To your discard: { $cards } (−{ $count })
}
page-cards-all-laid = Nothing goes to your discard.
page-cards-odds = Chance of an explosion: { $percent }
page-cards-arrange-nothing = Nothing better can be laid: no two cards go together.

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
    [0] { $who } can place no card: −{ $lost }.
    [one] { $who } lays one card; { $lost } unplaced, −{ $lost }.
   *[other] { $who } lays { $count } cards; { $lost } unplaced, −{ $lost }.
}
page-cards-did-lay-lost-you = { $count ->
    [0] You can place no card: −{ $lost }.
    [one] You lay one card; { $lost } unplaced, −{ $lost }.
   *[other] You lay { $count } cards; { $lost } unplaced, −{ $lost }.
}
page-cards-did-keep = { $who } keeps all cards.
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
page-cards-why-limit = More than { $limit } cards at the end of a turn must be laid down (C6.1).
page-cards-why-three = You get { $most } sequences in a game, so make them long (C6.4).
page-cards-why-worth = { $bonus ->
    [0] { $cards } points for { $cards } cards; no colour leads, so no bonus (C8.2).
   *[other] { $cards } for the cards, +{ $bonus } for the colour that leads (C8.2).
}
page-cards-why-discard = { $count ->
    [one] One card found no place: −1 (C8.3).
   *[other] { $count } cards found no place: −{ $count } (C8.3).
}
page-cards-key-draw = turn over a card
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
page-cards-best-bango = You shouted Bango { $count } times

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
tui-keys-cards = d turns over a card. ← → move through the centre, space marks a card, a marks all, Enter stops and takes the marked ones. b or a digit plays a Bango, x lets it explode. l lays down, k keeps the hand. While laying, ← → choose a card, ↑ ↓ or a digit where it goes, Enter puts it there, f finishes. o shows the odds of the next card.
tui-odds = Chance that the next card explodes: { $explodes }; that you could not cancel it: { $uncancelled }. { $helpful ->
    [one] { $helpful } unseen card would help you.
   *[other] { $helpful } unseen cards would help you.
}
tui-odds-none = There are no odds to tell: it is not you who draws.
tui-mark-first = Mark the cards that you want with the space bar first.
tui-no-neighbour = No card of your hand is next to this one, so it starts no sequence (C6.3).
tui-cards-worth = if you finish now: { $points }

## Hints: why a step is good
## $share is said in per cent.

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

## The lesson

lesson-cards-draw = It is your turn, and you hold three cards: blue 6, blue 7 and red 9. A turn always begins with a card from the deck. Turn one over.
lesson-cards-more = A yellow 9 lies in the centre. You may stop and take it, or turn over another card, as long as no two numbers in the centre are the same. Turn over another one.
lesson-cards-more-try = You could stop here, but one card is a meagre catch. Be bold: turn over another one.
lesson-cards-tension = A blue 5, next to your 6 and 7! But now a 9 or a 5 would make the centre explode. The more cards lie there, the greater the danger. Feel it once: turn over a third card.
lesson-cards-tension-try = Stopping now would be wise. This once, be unwise: turn over a third card and see what happens.
lesson-cards-bango = A second 9: it is about to explode! But you hold a 9 yourself. Play your red 9 and shout Bango: it destroys the card that was turned over last, and the explosion is cancelled.
lesson-cards-bango-try = If it explodes, your turn is over and Mia takes some of the cards. Save it: answer with your red 9.
lesson-cards-take = Saved! Both cards are gone, and you may go on or stop. Stop while it is safe: take the blue 5 and leave the yellow 9, which has no neighbour in your hand. What you leave is discarded, and costs nobody anything.
lesson-cards-take-try = Take the blue 5, and only that: it is the neighbour of your 6 and 7. A card that fits nowhere costs you a point when you lay down.
lesson-cards-keep = You hold blue 5, 6 and 7. You could lay them down now as a sequence. But a longer one scores more, and a hand may have up to five cards. Keep your hand.
lesson-cards-keep-try = Three cards would score well already. Wait for a fourth: keep your hand this time.
lesson-cards-boom = Mia was too greedy: two 3s, and no Bango. The card that exploded and the black one are hers. Of the others you take one first. The purple 4 goes with your 5: take it.
lesson-cards-boom-try = Look at your hand: blue 5, 6 and 7. The purple 4 makes it a row of four.
lesson-cards-again = Mia had to take the rest, and her turn is over. Now you hold 4, 5, 6 and 7. It is your turn again: turn over a card.
lesson-cards-black = A black 2. Black cards count like others while you draw, but they never go into a sequence. Whoever lets the centre explode has to take them. Turn over one more.
lesson-cards-black-try = Nobody wants a black card. Turn over one more, and hope.
lesson-cards-lay = Another 2, and you hold none: it explodes, and both cards are yours. That makes six in your hand. With more than five at the end of your turn you must lay down. Make one sequence of your 4, 5, 6 and 7: start with two neighbours, then add the others at its ends.
lesson-cards-lay-try = Make one long row of the four: 4, 5, 6 and 7. Longer is worth more than broken.
lesson-cards-score = Four cards, four points. Three of them are blue, more than of any other colour: three points more as a bonus. The purple 2 and the black 2 find no place and will cost you a point each. That makes five. Finish laying down.
lesson-cards-end = That is the whole game. It goes on until the deck is empty; then everybody lays down one last time, and the most points win. You have up to three sequences to fill, so choose well when to stop and when to lay down. Good luck!

## The rules, told to players

rules-cards-title = Bango, the card game
rules-cards-designer = A game by Paco Yáñez (Funnyfox, 2025), 2 to 5 players
rules-cards-idea = Turn over cards one by one, and stop before the same number comes up twice. The cards you win become sequences of numbers that score points, and those that fit nowhere cost you points.

rules-cards-1-heading = What you need
    .law = C1
rules-cards-1-1 = One *deck* of 99 cards, all with the same back.
rules-cards-1-2 = 88 of them are *coloured*: red, yellow, blue and purple. Each colour has the numbers 1 to 11, and every coloured card is there twice.
rules-cards-1-3 = The other 11 are *black*: the numbers 1 to 11, once each. So there are nine cards of every number in all.
rules-cards-1-4 = The program has a short way of writing a card, a letter and a number: R for red, Y for yellow, B for blue, P for purple and K for black. B5 is the blue 5.

rules-cards-2-heading = Setting up
    .law = C2
rules-cards-2-1 = Shuffle the deck. Then remove some cards at random, without looking at them: 25 with two players, 15 with three, 10 with four, none with five. Nobody knows which cards are out of the game.
rules-cards-2-2 = Everyone is dealt one card, face down. It is the first card of your *hand*: look at it and keep it to yourself. If it is black, it goes back into the deck and you are dealt another.
rules-cards-2-3 = After the deal, the deck is shuffled again. So a card that was put back may be anywhere in it, and nobody learns which black cards were put back.
rules-cards-2-4 = The first player is chosen at random. After that, turns go clockwise around the table.

rules-cards-3-heading = Your turn
    .law = C3
rules-cards-3-1 = A turn has two parts. First you *draw*: this you must do. Then you may *lay down*: this is usually up to you.
rules-cards-3-2 = Drawing brings cards into your hand. Laying down turns the cards in your hand into points.

rules-cards-4-heading = Drawing
    .law = C4.1, C4.2, C4.3, C4.4
rules-cards-4-1 = Turn over the top card of the deck and put it face up in the middle of the table, the *centre*. You must turn over at least one card.
rules-cards-4-2 = Is its number different from that of every other card in the centre? Then choose: turn over another card, *stop*, or destroy the new card with a Bango, as the next section explains.
rules-cards-4-3 = If you stop, take cards from the centre into your hand: whichever you like and as many as you like, but at least one. The others go to the *common discard*, which costs nobody anything.
rules-cards-4-4 = Is its number already in the centre? Then the new card *explodes*, unless you cancel the explosion with a Bango. Colours play no part: a black 7 and a red 7 match like any two 7s.
rules-cards-4-5 = Taking everything is not always wise. When you lay down later, each card that you cannot place costs you a point.

rules-cards-5-heading = Bango!
    .law = C4.5, C4.6
rules-cards-5-1 = A *Bango* destroys a card in the centre with a card of the same number from your hand. Colours play no part here either, so a black card will do. Both cards go to the common discard.
rules-cards-5-2 = While you draw, you may destroy only the card that you turned over last. If that card exploded, your Bango cancels the explosion. But you may also destroy a card that did not explode.
rules-cards-5-3 = After a Bango you turn over another card, or stop. You may answer each new card with a Bango before you turn over the next one, so several in one turn are possible.
rules-cards-5-4 = Once the last card is destroyed, the one before it does not become the last. You must turn over another card before you can Bango again.
rules-cards-5-5 = If a Bango leaves the centre empty, you cannot stop, because there would be nothing to take: turn over another card. If the deck is empty too, your drawing is over and you take nothing.

rules-cards-6-heading = Explosion
    .law = C5
rules-cards-6-1 = If a card explodes and you do not cancel it, the cards in the centre are shared out. You begin: take the card that exploded and every black card in the centre.
rules-cards-6-2 = Then it is your opponents’ turn, one after the other, clockwise from your left, for as long as there are cards in the centre. Each of them either takes one card of their choice, or destroys one card of their choice with a Bango. They must do one or the other.
rules-cards-6-3 = In an explosion, a Bango may destroy any card in the centre. As always, it takes a card of the same number from the hand, and both cards go to the common discard.
rules-cards-6-4 = When every opponent has chosen, you may destroy any of the cards that remain, each with a card of the same number from your hand. The cards you have just taken are in your hand too, and you may use them. Then you take whatever is left.
rules-cards-6-5 = An explosion ends your turn: you may not choose to lay down. But if you now hold more than five cards, you must.

rules-cards-7-heading = Laying down
    .law = C6
rules-cards-7-1 = If your drawing ended without an explosion, you may lay down, or keep your hand for later. An explosion that you cancelled counts as none.
rules-cards-7-2 = There is a *hand limit*: if you hold more than five cards at the end of your own turn, you must lay down, even after an explosion. If your hand grows beyond five during other players’ turns, nothing happens.
rules-cards-7-3 = Laying down uses up your whole hand. Every card goes either into one of your own *sequences* or onto your *personal discard*, where it costs you a point.
rules-cards-7-4 = A new sequence needs at least two cards with consecutive numbers, such as 4 and 5. Colours may be mixed as you like.
rules-cards-7-5 = You may extend a sequence at either end, straight away or in later turns, without gaps. No number appears twice in the same sequence, and 11 is not next to 1.
rules-cards-7-6 = You can have at most three sequences in the whole game. You may start several of them in one laying. Two sequences are never joined into one, even if their numbers meet.
rules-cards-7-7 = Black cards never go into a sequence. If you still hold one when you lay down, it goes onto your personal discard.
rules-cards-7-8 = You are never forced to place a card: you may put it onto your personal discard even if it would fit. You may also lay down when none of your cards fits anywhere.

rules-cards-8-heading = The end
    .law = C7
rules-cards-8-1 = The last card of the deck ends the game. If it does not explode, the player who turned it over must stop and take cards as usual. If it does, the explosion is played out like any other. A Bango is possible on it, as on every card.
rules-cards-8-2 = Then everyone lays down once more, however many or few cards they hold, by the same rules as before. This takes the place of the laying down in the last turn.
rules-cards-8-3 = The player who turned over the last card lays down first, and the others follow clockwise. The order makes no difference to anyone.

rules-cards-9-heading = Scoring
    .law = C8
rules-cards-9-1 = Each card in your sequences is worth 1 point.
rules-cards-9-2 = Each sequence may also earn a *bonus*: 1 point for each card of its most frequent colour.
rules-cards-9-3 = If several colours tie for most frequent, pass them all over and look at the next most frequent, and so on. Only a colour that shares its count with no other gives the bonus. If there is no such colour, there is no bonus.
rules-cards-9-4 = Four reds and one blue give a bonus of 4. Three reds, three blues and two yellows give 2. Three reds and three blues give nothing, and neither do three reds, three blues, one yellow and one purple.
rules-cards-9-5 = Each card on your personal discard costs you 1 point.
rules-cards-9-6 = The highest total wins. Players with equal totals share the win.

rules-cards-10-heading = What everyone may know
    .law = C9
rules-cards-10-1 = Everyone can see the centre, the common discard, all personal discards, all sequences, and how many cards are in each hand and in the deck.
rules-cards-10-2 = Everyone may also remember every card that was ever turned over in the centre, and so which of those cards each player took.
rules-cards-10-3 = Three things are hidden: the card that each of the others was dealt at the start, until it is played; the order of the deck; and the cards removed before the game.

rules-cards-example-1 = Your hand is yellow 9 and black 3. You turn over blue 9, then red 9: an explosion! You play yellow 9, red 9 is destroyed, and the explosion is cancelled. You go on and turn over purple 3. It matches nothing in the centre, but you destroy it all the same, with black 3, to be rid of a black card. Now you stop and take blue 9. You may lay down, because the explosion was cancelled.
    .title = Two Bangos in one turn
rules-cards-example-2 = Ana plays against Ben, on her left, and Cleo. She turns over red 8, black 2, blue 6, yellow 10 and then purple 6, which explodes. She has no 6 to cancel it with, so she takes purple 6 and black 2. Ben destroys red 8 with the black 8 from his hand. Cleo takes yellow 10. Only blue 6 is left: Ana could take it, but she destroys it with the purple 6 that she has just taken. Her turn is over, and as she holds no more than five cards she does not lay down.
    .title = An explosion with three players
rules-cards-example-3 = You have one sequence, 6–7–8, and at the end of your turn you hold red 5, yellow 9, blue 9, purple 1, red 2 and black 8. Those are six cards, so you must lay down. Red 5 and yellow 9 extend your sequence to 5–6–7–8–9. Purple 1 and red 2 start a new one. Blue 9 would be a second 9, and black 8 may not go into a sequence: both go onto your personal discard.
    .title = Laying down six cards
rules-cards-example-4 = Your first sequence has 5 cards: three red, one blue, one yellow. It scores 5 + 3 = 8. Your second has 7 cards: three purple, three blue, one red. Purple and blue tie, so red gives the bonus: 7 + 1 = 8. Your third has 2 cards, yellow 10 and red 11, and no bonus: 2. There are 3 cards on your personal discard. Your total is 8 + 8 + 2 − 3 = 15.
    .title = Counting the points

## Why a step is not allowed

broken-cards-NoSuchSeat = there is no such seat at this table
broken-cards-NotYourTurn = it is not your turn
broken-cards-NotAsked = no card was asked for
broken-cards-OnlyChance = only chance deals, reveals and chooses who starts
broken-cards-NothingForTheClock = no clock ends anything in this game
broken-cards-SettingUp = first everyone is dealt a card and the first player is chosen
broken-cards-AlreadyDealt = this seat has its card already
broken-cards-AlreadyChosen = the first player is chosen already
broken-cards-BlackDealt = a black card is put back and another one dealt
broken-cards-NotUnseen = no such card is left unseen
broken-cards-TurnOver = first the next card is turned over
broken-cards-Drawing = you are drawing: draw, take a card, or Bango the card revealed last
broken-cards-DeckEmpty = that was the last card of the deck, so there is nothing to draw
broken-cards-EmptyCentre = the centre is empty, so reveal another card
broken-cards-NothingToAnswer = only the card revealed last can be destroyed, and only before the next one
broken-cards-NotInHand = that card is not in your hand
broken-cards-NotInHandToDestroy = a Bango needs a card from your hand, and that one is not in it
broken-cards-NotInHandToLay = only cards from your hand are laid, and that one is not in it
broken-cards-NumbersDiffer = a Bango needs a card of the same number
broken-cards-Exploding = a card explodes: cancel it with a Bango or let it explode
broken-cards-NotInCentre = that card is not in the centre
broken-cards-NotLeftInCentre = that card is not among those left in the centre
broken-cards-Taking = you have stopped: take more cards from the centre, or be done
broken-cards-TakeOrDestroy = take one card from the centre or destroy one with a Bango
broken-cards-Remaining = destroy cards that remain with a Bango, or be done and take the rest
broken-cards-LayOrKeep = choose: lay down your hand, or keep it
broken-cards-MustLay = a hand of more than five cards must be laid down
broken-cards-Laying = you are laying down: start or extend sequences, or be done
broken-cards-NotConsecutive = a sequence starts with two consecutive numbers, the lower one first
broken-cards-TooManySequences = you have three sequences already
broken-cards-BlackInSequence = black cards never go into a sequence
broken-cards-NoSuchSequence = you have no such sequence
broken-cards-DoesNotFit = that card fits at neither end of the sequence
broken-cards-Over = the game is over
