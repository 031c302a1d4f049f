page-game-pig = Pig
page-short-pig = Pig
page-sentence-pig = Roll as often as you dare.

pig-step-roll = { $who } rolls.
pig-step-show = The die shows { $number }.
pig-step-hold = { $who } holds.
pig-after-bust = The pot is lost.

page-pig-roll = Roll
page-pig-hold = Hold
page-pig-mine = Roll again, or hold?
page-pig-pot = In the pot: { $pot }
page-pig-target = Points to win
page-pig-won = First to { $target } points.

rules-pig-title = Pig, the dice game
rules-pig-designer = Nobody knows whose game it is
rules-pig-idea = Roll, and stop in time.
rules-pig-1-heading = Your turn
rules-pig-1-1 = Roll the die until you *hold* or it shows a one.
