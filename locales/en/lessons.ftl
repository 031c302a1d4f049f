### Lessons that are played: what is told beside the table, and a kind word for a step that the
### lesson does not follow (keys that end in -try). The scripts are in crates/server/lessons.
### There are no placeables and no selectors: every position is the script's own.

lesson-another-way = You could do that, but the lesson goes on another way. Nothing is lost: try again.
lesson-over = The lesson is over. Play it again whenever you like, or sit down at a real table.

## cards

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

## dice

lesson-dice-same = Five white dice show animals, two yellow ones a number. Everybody sees the same dice, and the first to call the right animal wins. Both yellow dice show 3: which animal is there exactly three times? Call it.
lesson-dice-same-try = Count again, in peace: three is wanted, and one animal is there three times. In a real game a wrong call costs you all your trophies of that animal.
lesson-dice-throw = Right: the gnu, and your first trophy. Who wins a round throws the dice for the next one. Throw them.
lesson-dice-tie = Now the yellow dice differ: a 1 and a 3. Then the number that neither of them shows is wanted: 2. Two rhinos and two gnus: when two animals fit, it is the third one that counts. Call it.
lesson-dice-tie-try = Two animals are there exactly twice. Then neither of them is right: the third one is.
lesson-dice-again = A bongo trophy for you! Two of every animal win the game. Throw again.
lesson-dice-nothing = Mia was quick, and wrong: she called the rhino and has lost her rhino trophy. She is out of this round. Two are wanted, but there are three rhinos, one bongo and one gnu. No animal fits, so call “nothing”.
lesson-dice-nothing-try = Is there an animal that is there exactly twice? There is not. That has a call of its own: “nothing”. But take care, a wrong “nothing” costs all your trophies.
lesson-dice-claim = Right! After a “nothing” you choose your trophy yourself. You have a gnu and a bongo, so a rhino would do you good.
lesson-dice-claim-try = You have a gnu and a bongo already. Take a rhino, then you have one of each.
lesson-dice-safari = One of each: you are halfway there. Now it gets wilder: two red poachers and a green guard join in. Throw the dice.
lesson-dice-poachers = Both red dice show the rhino: that is what the poachers hunt. One rhino is gone, and two rhinos and two bongos are left. Two are wanted and two animals fit, so which one counts?
lesson-dice-poachers-try = Take one rhino away, then count: two rhinos, two bongos, and two are wanted. When two animals fit, the third one counts.
lesson-dice-next = The gnu it is: your second. Throw again.
lesson-dice-guards = The same dice, but now the green guard stands by the rhino that the poachers hunt. The hunt is off, and every white die counts. Tom did not look, and was wrong. Two are wanted: what do you call?
lesson-dice-guards-try = The guard saves all three rhinos. So which animal is there exactly twice?
lesson-dice-last = Two gnus, two bongos and a rhino. One more rhino and you have won. Throw!
lesson-dice-differ = The red dice differ: a gnu and a bongo. Then they hunt the animal that neither of them shows, and the guard stands elsewhere. Take one of those away and count: three are wanted.
lesson-dice-differ-try = Neither red die shows the rhino, so the rhino is hunted: of four, three are left. And three are wanted.
lesson-dice-end = Two of every animal: you have won! All the trophies of one animal would have done it, too. At a real table nobody waits for you: look, count and call before the others do.

## tiles

lesson-tiles-centre = You have sixteen red tiles, and the table has no edges. Whoever first gets five of their colour in a row wins. The first tile lies in the middle. Place it.
lesson-tiles-edge = Every further tile must share an edge with one that lies there: touching at a corner is not enough. Place your second tile right below your first one.
lesson-tiles-edge-try = That is allowed, too. But let us build something together: right below your first tile.
lesson-tiles-row = Mia begins a row beside your first tile. Start one of your own: place a tile to the right of your last one.
lesson-tiles-row-try = Allowed, but scattered tiles make no row. Place it to the right of your last one.
lesson-tiles-three = Two lie side by side. Place a third one at the right end. Three in a row with room on both sides is a threat: soon it could be four, and then nobody could stop both ends.
lesson-tiles-three-try = Keep to your row: put the tile at its right end.
lesson-tiles-block = Look out! Mia has four in a row. Your first tile stops her on the left, but the right end is free. If you do not close it now, she wins. Block it.
lesson-tiles-block-try = That would be your last tile in this game: Mia would make five. Close the right end of her row.
lesson-tiles-four = Well blocked! Mia has now closed the right end of your row. But the left one is free: place a tile there. With four in a row you force her to answer.
lesson-tiles-four-try = A threat is worth more: put the tile at the left end of your row.
lesson-tiles-diagonal = She had to answer, and your row is closed. But rows run in all directions: your first tile and the one diagonally below it begin one. Place a third tile on that slope, below the right end of your row.
lesson-tiles-diagonal-try = Look for the slope from your first tile down to the right: its third place is free.
lesson-tiles-move = We leap ahead: all 32 tiles lie there, and nobody has five. From now on, each turn moves a tile of your own. It needs a free edge, and the others must stay in one piece without it. You have three on top with room on both sides. Take the tile in the bottom left corner and put it at their right end.
lesson-tiles-move-try = A good idea, perhaps. But make four of the three on top: the tile from the bottom left corner goes to their right end.
lesson-tiles-five = Four in a row, open on both sides. Mia has closed the right end and cannot be in two places. Move a tile to the left end, one that your row does not need, and make five!
lesson-tiles-five-try = The left end of your row on top is free. Move any tile there that is not part of the row.
lesson-tiles-end = Five in a row: you have won! Placing or moving, across, down or on the slope, five are five. Watch for threes with both ends open, yours and those of the others. Now try it at a real table.
