### The rules of the three games, told to players: `bango rules <game>` and the page's "Learn".
###
### RULES.md is the law; these texts tell it. For each game (cards, dice, tiles), in this order:
###   rules-<game>-title, -designer, -idea    the head
###   rules-<game>-<n>-heading                section n, counted from 1;
###                                           its attribute .law names the paragraphs it tells
###   rules-<game>-<n>-<m>                    paragraph m of section n, counted from 1
###   rules-<game>-example-<k>                a worked example, with the attribute .title
### *Asterisks* mark a key word where it first appears, and in dice the answer "nothing" everywhere,
### so that nobody reads it as a plain word. There are no placeables and no selectors.
### Every language has the same keys and the same .law.

## cards

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

## dice

rules-dice-title = Bongo, the photo safari with dice
rules-dice-designer = A game by Bruno Faidutti (Heidelberger, 2000), 2 to 8 players
rules-dice-idea = Everyone looks at the same roll of the dice and works out which animal it names. The first to call it wins a trophy, but a wrong call can cost you dearly.

rules-dice-1-heading = What you need
    .law = D1
rules-dice-1-1 = Five *white dice* with animals: rhino, gnu and bongo, on two faces each.
rules-dice-1-2 = Two *yellow dice* with the numbers 1, 2 and 3, on two faces each.
rules-dice-1-3 = Two red dice for the *poachers* and one green die for the *guards*. They have the same faces as the white dice, and not every variant uses them.
rules-dice-1-4 = A *supply* of *trophies* of each animal. There are 10 of each, unless your table chooses another number from 3 to 20.

rules-dice-2-heading = Three variants
    .law = D2
rules-dice-2-1 = *Basic*: only the white and the yellow dice. Start with this one.
rules-dice-2-2 = *Poachers*: the red dice join in.
rules-dice-2-3 = *Guards*: the red dice and the green die join in.

rules-dice-3-heading = Reading the dice
    .law = D3.1, D3.4
rules-dice-3-1 = Look at the yellow dice first: they tell you *how many* you are looking for. If both show the same number, it is that number. If they differ, it is the number that neither shows: a 1 and a 3 mean 2.
rules-dice-3-2 = Now count the rhinos, the gnus and the bongos on the white dice. If just one animal is there exactly that many times, that animal is the answer. More is too many: three gnus are not two gnus.
rules-dice-3-3 = If two animals are there exactly that many times, the answer is the third animal, even if no die shows it.
rules-dice-3-4 = If no animal is there exactly that many times, the answer is *nothing*. All three at once cannot happen.

rules-dice-4-heading = Poachers
    .law = D3.2
rules-dice-4-1 = The red dice tell you the poachers’ *target*. If both show the same animal, it is that animal. If they differ, it is the animal that neither shows.
rules-dice-4-2 = One white die that shows the target is cancelled and does not count. It is only ever one, even if several show the target. If none shows it, the poachers change nothing.
rules-dice-4-3 = After that, read the white dice that are left in the usual way.

rules-dice-5-heading = Guards
    .law = D3.3
rules-dice-5-1 = If the green die shows the poachers’ target, the guards stop the poachers: all five white dice count.
rules-dice-5-2 = If it shows another animal, the guards are in the wrong place and the poachers cancel a die as usual.

rules-dice-6-heading = A round
    .law = D4.1, D4.2, D4.6
rules-dice-6-1 = All the dice of your variant are rolled at once, and everyone sees them at the same moment. Nobody waits for a turn: anyone may call *rhino*, *gnu*, *bongo* or *nothing* at any time.
rules-dice-6-2 = The first right call wins the round. Calls are judged in the order in which they were made. Those after the first right one do not count, right or wrong.
rules-dice-6-3 = A wrong call made before the right one is paid for first, before the winner takes the reward. This holds even if it only became known afterwards.
rules-dice-6-4 = A player chosen at random rolls first. After that, whoever won the round rolls for the next one. Rolling gives no advantage.

rules-dice-7-heading = Wrong calls and void rounds
    .law = D4.3, D4.7
rules-dice-7-1 = If you call a wrong animal, you lose all your trophies of the animal you called. If you call *nothing* and are wrong, you lose all your trophies of every kind. They go back to the supply.
rules-dice-7-2 = You have one call in each round. If it is wrong, you sit out the rest of the round, and the others play on until someone is right. Otherwise a player with nothing to lose could simply shout every answer.
rules-dice-7-3 = Your table may choose *free calls* instead: then you may call again after a wrong call.
rules-dice-7-4 = A round may have a time limit, 30 seconds unless your table chooses otherwise. A round is *void* if nobody is right in time, or if everyone has had their one call and was wrong.
rules-dice-7-5 = After a void round the answer is shown, trophies that were lost stay lost, and the same player rolls again.

rules-dice-8-heading = The reward
    .law = D4.4, D4.5
rules-dice-8-1 = If you win the round, you take one trophy of the right animal from the supply. You cannot refuse it.
rules-dice-8-2 = If the right answer was *nothing*, you choose the animal yourself. It may even be one whose supply is empty.
rules-dice-8-3 = If the supply of that animal is empty, you take the trophy from the player who has the most of it. Only the other players are compared, never you. If several of them tie, you choose which one it is.
rules-dice-8-4 = You are asked only where there is something to choose.

rules-dice-9-heading = Winning
    .law = D5
rules-dice-9-1 = You win the game the moment you hold at least two trophies of every animal.
rules-dice-9-2 = You also win the moment you hold all the trophies of one animal that are in the game: with the usual supply, all ten.

rules-dice-10-heading = Who was first?
    .law = D6
rules-dice-10-1 = On one device, the order of the key presses decides. Over a network, what counts is how fast each player reacted, not how fast their message arrived.
rules-dice-10-2 = What is too close to call is settled by lot, and the program tells you so.

rules-dice-example-1 = The yellow dice show 2 and 3, so you are looking for 1. The white dice show four gnus and one rhino. Only the rhino is there exactly once: the answer is rhino.
    .title = One animal fits
rules-dice-example-2 = Both yellow dice show 1, so you are looking for 1. The white dice show three bongos, one rhino and one gnu. Rhino and gnu both fit, so the answer is the third animal: bongo.
    .title = Two animals fit
rules-dice-example-3 = The yellow dice show 1 and 2, so you are looking for 3. The white dice show two rhinos, two gnus and one bongo. No animal is there three times: the answer is *nothing*. Lea is too hasty and calls gnu: she puts her two gnu trophies back and sits out. Then Max calls *nothing*. He is right, and chooses which trophy to take.
    .title = No animal fits
rules-dice-example-4 = Both yellow dice show 3, so you are looking for 3. The white dice show four bongos and one gnu. The red dice show rhino and gnu, so the poachers’ target is the bongo. One bongo is cancelled, three are left: the answer is bongo. If the green die is in play and shows a bongo, the poachers are stopped. Then all four bongos count, no animal is there three times, and the answer is *nothing*.
    .title = Poachers and guards

## tiles

rules-tiles-title = Bango, five in a row with tiles
rules-tiles-designer = A game by Steffen Mühlhäuser (Steffen-Spiele), 2 or 4 players
rules-tiles-idea = Lay your tiles on a table without edges and be the first to have five of your colour in a row. If all the tiles are laid and nobody has won, they start to move.

rules-tiles-1-heading = What you need
    .law = T1
rules-tiles-1-1 = 16 red and 16 yellow square *tiles*. There is no board: the table has no edges, and you may build in any direction.

rules-tiles-2-heading = Setting up
    .law = T2
rules-tiles-2-1 = With two players, each has one colour and its 16 tiles. The first seat plays red, the second yellow.
rules-tiles-2-2 = With four players, there are two *teams*. The first and third seats are the red team, the second and fourth the yellow team. Each player has 8 tiles of their team’s colour.
rules-tiles-2-3 = The first player is chosen at random, so either colour may begin. After that, turns go clockwise.

rules-tiles-3-heading = Placing
    .law = T3
rules-tiles-3-1 = The first tile goes in the *centre* of the table. After that, you place exactly one tile on each turn.
rules-tiles-3-2 = Every further tile must share an *edge* with a tile on the table, of either colour. Touching at a corner is not enough.
rules-tiles-3-3 = The program names a space by its column and its row, and the centre is 0,0. Columns count to the right and rows downward, and both can be negative: 2,-1 is two to the right of the centre and one up.

rules-tiles-4-heading = Winning
    .law = T4
rules-tiles-4-1 = Five tiles of one colour in an unbroken *row* win the game at once for that player or team. The row may be horizontal, vertical or diagonal. Six or more in a row win too.

rules-tiles-5-heading = Moving
    .law = T5
rules-tiles-5-1 = If all 32 tiles are on the table and nobody has won, the *moving phase* begins. On each turn you now take one tile of your own colour off the table and put it down somewhere else.
rules-tiles-5-2 = The tile you take must have at least one *free edge*: at least one of the four spaces next to it is empty. A hole closed in by tiles counts as empty, and a tile may be put into it.
rules-tiles-5-3 = Taking the tile must not break the rest apart. All the other tiles must still be connected to each other by their edges.
rules-tiles-5-4 = Put the tile on a different space from the one it came from. There it must share an edge with one of the tiles that are left.
rules-tiles-5-5 = In a team, you may move any tile of your team’s colour, whichever of you placed it.
rules-tiles-5-6 = If you have no legal move, you *pass*. If neither side has one, the game is a draw.

rules-tiles-6-heading = Draws
    .law = T5.5, T6
rules-tiles-6-1 = Besides the case where neither side can move, there are two ways in which the game ends in a *draw*.
rules-tiles-6-2 = The first: the same position stands for the third time, with the same side to move. Where on the table it lies makes no difference, but turned or mirrored it is another position. The count starts with the position after the 32nd tile.
rules-tiles-6-3 = The second: 200 turns of the moving phase have been played, both sides together and passes included. If the very last of them makes five in a row, it still wins.

rules-tiles-7-heading = The next game
    .law = T7
rules-tiles-7-1 = If you play several games, the loser starts the next one. In a team, it is the player of the losing team whose turn would have come next.
rules-tiles-7-2 = After a draw, the next game is started by the player who sits, clockwise, after the one who started the drawn game.

rules-tiles-8-heading = Partners
    .law = T8
rules-tiles-8-1 = Partners in a team do not talk about their moves. Your table may allow a warning signal, ‘watch out’, and only that.

rules-tiles-example-1 = Red has tiles at 0,0; 1,1; 2,2 and 4,4, and a yellow tile lies at 3,2. Red places a tile at 3,3. It shares an edge with the yellow tile, so it may lie there. Now five red tiles stand in a diagonal row from 0,0 to 4,4, and red has won.
    .title = A diagonal row
rules-tiles-example-2 = All the tiles are on the table. Yellow has tiles at 5,0 and 6,0, and the one at 6,0 touches no other tile than the one at 5,0. Yellow may not take 5,0, because 6,0 would be cut off. But yellow may take 6,0, which has three free edges and holds nothing else together. It may go on any empty space that shares an edge with a remaining tile, except back to 6,0.
    .title = Which tile may move?
rules-tiles-example-3 = A red tile at 2,3 has tiles to its left, to its right and above it. Below it, at 2,4, is a hole with tiles on all four sides. The hole gives the red tile a free edge, so it may move if the other tiles stay connected without it. Any other tile that is free to move may be put into the hole.
    .title = A hole
