### Pig, which only tests play: all sentences that a game has.

page-game-pig = Pig
page-short-pig = Pig
page-sentence-pig = Roll as often as you dare.

pig-step-roll = { $who } rolls.
pig-step-show = The die shows { $face }.
pig-step-hold = { $who } holds.
pig-step-roll-you = You roll.
pig-step-hold-you = You hold.
pig-after-bust = The pot is lost.
pig-pot = In the pot: { $points }

page-pig-roll = Roll
page-pig-hold = Hold
page-pig-mine = Roll again, or hold?
page-pig-length = How long
page-pig-short = Short, 20 points
page-pig-long = Long, 50 points
page-pig-won = First to { $points } points.

typed-help-pig = Type roll or hold.
typed-do-pig-roll = roll
typed-do-pig-hold = hold

hint-pig = Hold when there is enough in the pot.

broken-pig-Over = the game is over
broken-pig-NoSuchSeat = this table has no such seat
broken-pig-NotYourTurn = it is not your turn
broken-pig-OnlyChance = only chance rolls and chooses who starts
broken-pig-NoSuchFace = a die shows 1 to 6
broken-pig-EmptyPot = the pot is empty, so roll

rules-pig-title = Pig, the dice game
rules-pig-designer = Nobody knows whose game it is
rules-pig-idea = Roll, and stop in time.
rules-pig-1-heading = Your turn
    .law = P1 P2 P3 P4 P5
rules-pig-1-1 = Roll the die until you *hold* or it shows a one.
