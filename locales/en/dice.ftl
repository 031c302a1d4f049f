### Everything that is said of `dice`: Bongo by Bruno Faidutti. common.ftl tells what stands where.
###
### $who is a player's name.

## Names

animal-rhino = rhino
animal-gnu = gnu
animal-bongo = bongo
call-nothing = nothing
page-game-dice = Bongo Dice
page-short-dice = Dice
page-sentence-dice = Everyone sees the same dice. Be the first to call the right animal.
page-variant = Variant
page-variant-basic = Basic
page-variant-poachers = Poachers
page-variant-guards = Poachers + guards

## Steps

dice-step-throw = { $who } throws the dice.
dice-step-roll = Rolled – { $roll }.
dice-step-call = { $who } calls “{ $call }”.
dice-step-claim = { $who } takes a { $animal }.
dice-step-claim-from = { $who } takes a { $animal } from { $whom }.
dice-step-void = Time’s up!
dice-step-throw-you = You throw the dice.
dice-step-call-you = You call “{ $call }”.
dice-step-claim-you = You take a { $animal }.
dice-step-claim-from-you = You take a { $animal } from { $whom }.
dice-step-claim-from-yours = { $who } takes a { $animal } from you.

## A roll that is read aloud, die by die

dice-say-white = White: { $face }
dice-say-yellow = Yellow: { $face }
dice-say-red = Red: { $face }
dice-say-green = Green: { $face }

## The roll for those who hear what others see: how many of each animal, then the other dice

dice-ear-white = { $faces }
dice-ear-yellow = yellow { $faces }
dice-ear-red = red { $faces }
dice-ear-green = green { $faces }

## What a step leads to

dice-after-wrong = Wrong. { $count ->
    [0] Nothing lost.
    [one] One trophy lost.
   *[other] { $count } trophies lost.
}
dice-after-choose = Right! { $who } chooses a trophy.
dice-after-right = The answer: “{ $call }”. { $who } takes a { $animal }.
dice-after-right-from = The answer: “{ $call }”. { $who } takes a { $animal } from { $whom }.
dice-after-void = Nobody was right: the answer was “{ $call }”.
dice-after-choose-you = Right! You choose a trophy.
dice-after-right-you = The answer: “{ $call }”. You take a { $animal }.
dice-after-right-from-you = The answer: “{ $call }”. You take a { $animal } from { $whom }.
dice-after-right-from-yours = The answer: “{ $call }”. { $who } takes a { $animal } from you.

## The answer to a roll

answer-wanted-both = Both yellow dice show { $number }, so find what appears { $number ->
    [1] once
    [2] twice
   *[other] three times
}.
answer-wanted-neither = { $one } and { $other } shown, so find what appears { $number ->
    [1] once
    [2] twice
   *[other] three times
}.
answer-poachers-both = Both red dice show { $animal }, so poachers hunt the { $animal }.
answer-poachers-neither = Red shows { $one } and { $other }, so poachers hunt the { $animal }.
answer-effect-guarded = The green die guards the { $animal }, so every white die counts.
answer-effect-cancelled = So one { $animal } doesn’t count.
answer-effect-missed = There’s no { $animal } to catch, so every white die counts.
answer-unguarded = The green die guards the { $animal }, so it doesn’t help.
answer-counts = Count: rhino { $rhino }, gnu { $gnu }, bongo { $bongo }.
answer-because-one = Only the { $animal } appears exactly { $number ->
    [1] once
    [2] twice
   *[other] three times
}.
answer-because-two = Both { $one } and { $other } fit, so it’s the third: { $animal }.
answer-because-none = No animal appears exactly { $number ->
    [1] once
    [2] twice
   *[other] three times
}, so it’s “nothing”.
answer-is = Answer: { $call }

## The kinds of rolls, by what has to be found out

race-dice-one = One animal fits
race-dice-two = Two fit, so it’s the third
race-dice-none = None fits, so it’s “nothing”
race-dice-poached = Poachers take one
race-dice-guarded = A guard stops the poachers

## At the table

page-dice-throw = Your throw.
page-dice-throws = { $who } throws.
page-dice-throw-now = Throw the dice
page-dice-tumbling = The dice are rolling.
page-dice-race = Which animal? Be fast, and right.
page-dice-watch = Who’s first to see it?
page-dice-out = Called! Waiting…
page-dice-sits-out = Wrong. Sitting this round out.
page-dice-called = You called “{ $call }”…
page-dice-wrong = “{ $call }” was wrong. You sit this round out.
page-dice-claim = Right! Choose your trophy.
page-dice-claims = { $who } was right and picks a trophy.
page-dice-from = { $animal } from { $whom }
page-dice-supply = Supply
page-dice-photo = Photo finish
page-dice-lot = Too close to call: decided by lot.
page-dice-late = Too late: someone was right before.
page-dice-aloud = Rolls read aloud
page-dice-aloud-hint = The dice come one by one, for everyone. You call after the last: fair with a screen reader.
page-dice-reading = Listen: one die at a time. Call after the last.
page-dice-photo-aloud = Read aloud: times count from the last die.
page-dice-why-won = Two trophies of each animal win, or all of one animal.
page-dice-race-together = Which animal? Everyone has their own keys.
page-dice-white = white dice: { $faces }
page-dice-yellow = yellow dice: { $faces }
page-dice-red = red dice: { $faces }
page-dice-green = green die: { $faces }
page-dice-stage = The dice
page-dice-goal = Collect two of each animal.
page-dice-how = The yellow dice say how many. Call the animal that appears exactly that often.
page-dice-danger = A wrong animal loses your trophies of it; a wrong *nothing* loses them all.
page-dice-get-ready = Get ready…
page-dice-result = See why? Go on when you’re ready.
page-dice-waiting = Waiting for the others…
page-dice-next = Next
page-dice-ready = Who’s ready
page-dice-tip = How to see it:
page-dice-tip-double = double { $number }, so find what appears exactly { $number ->
    [1] once
    [2] twice
   *[other] three times
}.
page-dice-tip-missing = { $one } and { $other } shown, so find what appears exactly { $number ->
    [1] once
    [2] twice
   *[other] three times
}.
page-dice-tip-third = when two animals fit, call the third one.
page-dice-tip-none = no animal appears exactly { $number ->
    [1] once
    [2] twice
   *[other] three times
}, so call nothing.
page-dice-tip-hunt = red dice first: one { $animal } doesn’t count.
page-dice-tip-guarded = the green die guards the { $animal }, so all dice count.
page-dice-tip-not-nothing = the { $animal } does appear exactly { $number ->
    [1] once
    [2] twice
   *[other] three times
}.
page-dice-tip-two = the { $animal } fits, but so does the { $other }: call the third.
page-dice-tip-poachers = the poachers took one { $animal }, so only { $count } { $count ->
    [one] counts
   *[other] count
}.
page-dice-tip-guard = the guard saved the { $animal }, so all { $count } count.
page-dice-tip-number = { $one } and { $other } are shown, so you need { $number }.
page-dice-tip-count = the { $animal } { $count ->
    [0] doesn’t appear
    [one] appears once
    [2] appears twice
   *[other] appears { $count } times
}, but you need exactly { $number }.
page-dice-best = Your fastest right call: { $seconds } s
page-dice-voice = Voice
page-settings-voice = Speak the rolls
page-settings-voice-hint = With this device’s voice. Not needed with a screen reader.
page-dice-key-space = Space
page-dice-key-go-on = throw the dice, or go on after a result
page-dice-key-call = call “{ $call }”
page-dice-key-together = several on one device: everyone’s keys are on their buttons

## In the terminal

show-supply = Supply
show-dice = Dice
show-round = Round { $round }
show-called = called { $call }
tui-key-next-round = next round
tui-keys-dice = Space throws the dice. r, g, b and n call rhino, gnu, bongo and nothing; with several players at one keyboard, each has four keys of their own. A digit chooses a trophy.
tui-dice-none = The dice are still in the box.
tui-dice-lot = by lot
tui-plain-next = Press Enter for the next round.

## Hints: why a step is good
## Animals, seats and answers come in notation: rhino, gnu, bongo; seats count from 0.
## $poachers is none, cancelled, missed or guarded; $shown is both or neither.

hint-dice-throw = Your throw.
hint-dice-only-left = The other three calls were wrong, so only this one is left.

hint-dice-one = { $shown ->
    [both] Both yellow dice show { $wanted }.
   *[neither] { $wanted } is the number the yellow dice don’t show.
} { $poachers ->
    [cancelled] Poachers take one { $target }.
    [missed] Poachers hunt the { $target }, but there’s none.
    [guarded] Guards save the { $target } from the poachers.
   *[none] Every white die counts.
} Count: rhino { $rhino }, gnu { $gnu }, bongo { $bongo }. Only the { $animal } appears exactly { $wanted ->
    [1] once
    [2] twice
   *[other] three times
}.
hint-dice-two = { $shown ->
    [both] Both yellow dice show { $wanted }.
   *[neither] { $wanted } is the number the yellow dice don’t show.
} { $poachers ->
    [cancelled] Poachers take one { $target }.
    [missed] Poachers hunt the { $target }, but there’s none.
    [guarded] Guards save the { $target } from the poachers.
   *[none] Every white die counts.
} Count: rhino { $rhino }, gnu { $gnu }, bongo { $bongo }. Both { $one } and { $other } appear { $wanted ->
    [1] once
    [2] twice
   *[other] three times
}, so it’s the third animal.
hint-dice-none = { $shown ->
    [both] Both yellow dice show { $wanted }.
   *[neither] { $wanted } is the number the yellow dice don’t show.
} { $poachers ->
    [cancelled] Poachers take one { $target }.
    [missed] Poachers hunt the { $target }, but there’s none.
    [guarded] Guards save the { $target } from the poachers.
   *[none] Every white die counts.
} Count: rhino { $rhino }, gnu { $gnu }, bongo { $bongo }. No animal appears exactly { $wanted ->
    [1] once
    [2] twice
   *[other] three times
}, so it’s “nothing”.

hint-dice-slip-number = That’s the answer for { $number }. But { $number } is shown, so the missing number counts.
hint-dice-slip-poachers = That’s the answer without the poachers.
hint-dice-slip-target = That’s the answer if poachers hunt the { $animal }. It’s on a red die, but they hunt the missing animal.
hint-dice-slip-guard = That’s the answer without the guards.
hint-dice-slip-tie = Two animals fit, the { $animal } is one of them: so it’s the third.
hint-dice-slip-near = The { $animal } comes close, but the count isn’t exact.

hint-dice-claim-wins = This { $animal } wins the game.
hint-dice-claim-soonest = Your { $held ->
    [1] first { $animal }
   *[other] second { $animal }
}: then about { $needed ->
    [one] { $needed } more round
   *[other] { $needed } more rounds
} to win.
hint-dice-claim-steal = No { $animal } is left, so seat { $seat } loses one. Then about { $needed ->
    [one] { $needed } more round
   *[other] { $needed } more rounds
} to win.
hint-dice-claim-spare = You’d have { $held } of the { $animal }, and two are enough. Still about { $needed ->
    [one] { $needed } more round
   *[other] { $needed } more rounds
} to win.

## The lesson

lesson-dice-same = Five white dice show animals, two yellow dice show numbers. Everyone sees the same dice, and the first to call the right animal wins. Both yellow dice show 3: which animal appears exactly three times? Call it.
lesson-dice-same-try = Take your time and count again: which animal is there three times? In a real game, a wrong call costs you all your trophies of that animal.
lesson-dice-throw = Right: the gnu, and your first trophy! Whoever wins a round throws next. Throw the dice.
lesson-dice-tie = Now the yellow dice differ: 1 and 3. So the number that’s missing counts: 2. Two rhinos and two gnus: when two animals fit, it’s the third. Call it.
lesson-dice-tie-try = Two animals appear exactly twice. Then neither is right: it’s the third.
lesson-dice-again = A bongo trophy for you! Two of each animal win the game. Throw again.
lesson-dice-nothing = Mia was quick, and wrong: she called rhino, lost her rhino trophy and sits this round out. You need exactly two, but there are three rhinos, one bongo and one gnu. No animal fits, so call “nothing”.
lesson-dice-nothing-try = Does any animal appear exactly twice? No. There’s a call for that: “nothing”. But careful, a wrong “nothing” costs you all your trophies.
lesson-dice-claim = Right! After “nothing”, you choose your trophy. You have a gnu and a bongo, so a rhino would be good.
lesson-dice-claim-try = You already have a gnu and a bongo. Take a rhino, and you have one of each.
lesson-dice-safari = One of each: you’re halfway there. Now it gets wilder: two red poachers and a green guard join in. Throw the dice.
lesson-dice-poachers = Both red dice show the rhino, so the poachers hunt it. One rhino is gone: two rhinos and two bongos are left. You need two, and two animals fit. So which one is it?
lesson-dice-poachers-try = Take one rhino away, then count: two rhinos and two bongos. When two animals fit, it’s the third.
lesson-dice-next = It’s the gnu, your second. Throw again.
lesson-dice-guards = The same dice, but now the green guard stands by the rhino. The hunt is off, and every white die counts. Tom didn’t look, and was wrong. You need two: what do you call?
lesson-dice-guards-try = The guard saves all three rhinos. So which animal appears exactly twice?
lesson-dice-last = Two gnus, two bongos and a rhino. One more rhino and you win. Throw!
lesson-dice-differ = The red dice differ: gnu and bongo. So they hunt the animal that’s missing, and the guard is somewhere else. Take one of those away and count: you need three.
lesson-dice-differ-try = Neither red die shows the rhino, so the rhino is hunted: four become three. And you need three.
lesson-dice-end = Two of each animal: you win! All the trophies of one animal would have done it, too. At a real table nobody waits for you: look, count, and call before the others do.

## The rules, told to players
## *Asterisks* also mark the answer "nothing" everywhere, so that nobody reads it as a plain word.

rules-dice-title = Bongo, the photo safari with dice
rules-dice-designer = A game by Bruno Faidutti (Heidelberger, 2000), 2 to 8 players
rules-dice-idea = Everyone looks at the same roll and works out which animal it names. The first to call it wins a trophy, but a wrong call can cost you dearly.

rules-dice-1-heading = What you need
    .law = D1
rules-dice-1-1 = Five *white dice* with animals: rhino, gnu and bongo, on two faces each.
rules-dice-1-2 = Two *yellow dice* with the numbers 1, 2 and 3, on two faces each.
rules-dice-1-3 = Two red dice for the *poachers* and one green die for the *guards*. They have the same faces as the white dice, and not every variant uses them.
rules-dice-1-4 = A *supply* of *trophies* of each animal: 10 of each, unless your table chooses another number from 3 to 20.

rules-dice-2-heading = Three variants
    .law = D2
rules-dice-2-1 = *Basic*: only the white and the yellow dice. Start with this one.
rules-dice-2-2 = *Poachers*: the red dice join in.
rules-dice-2-3 = *Guards*: the red dice and the green die join in.

rules-dice-3-heading = Reading the dice
    .law = D3.1, D3.4
rules-dice-3-1 = Look at the yellow dice first: they tell you *how many* you’re looking for. If both show the same number, it’s that one. If they differ, it’s the number that neither shows: 1 and 3 mean 2.
rules-dice-3-2 = Now count the rhinos, gnus and bongos on the white dice. If just one animal appears exactly that many times, it’s the answer. More is too many: three gnus aren’t two gnus.
rules-dice-3-3 = If two animals appear exactly that many times, the answer is the third animal, even if no die shows it.
rules-dice-3-4 = If no animal appears exactly that many times, the answer is *nothing*. All three at once can’t happen.

rules-dice-4-heading = Poachers
    .law = D3.2
rules-dice-4-1 = The red dice tell you the poachers’ *target*. If both show the same animal, it’s that one. If they differ, it’s the animal that neither shows.
rules-dice-4-2 = One white die that shows the target is cancelled and doesn’t count. It’s only ever one, even if several show the target. If none shows it, the poachers change nothing.
rules-dice-4-3 = Then read the white dice that are left as usual.

rules-dice-5-heading = Guards
    .law = D3.3
rules-dice-5-1 = If the green die shows the poachers’ target, the guards stop the poachers: all five white dice count.
rules-dice-5-2 = If it shows another animal, the guards are in the wrong place, and the poachers cancel a die as usual.

rules-dice-6-heading = A round
    .law = D4.1, D4.2, D4.6
rules-dice-6-1 = All the dice of your variant are rolled at once, and everyone sees them at the same moment. There are no turns: anyone may call *rhino*, *gnu*, *bongo* or *nothing* at any time.
rules-dice-6-2 = The first right call wins the round. Calls are judged in the order they were made. Any after the first right one don’t count, right or wrong.
rules-dice-6-3 = A wrong call made before the right one is paid for first, before the winner takes the reward, even if it only came to light later.
rules-dice-6-4 = The first roll is by a player chosen at random, unless your table agrees on who starts. After that, whoever won the round rolls next. Rolling gives no advantage.

rules-dice-7-heading = Wrong calls and void rounds
    .law = D4.3, D4.7
rules-dice-7-1 = If you call a wrong animal, you lose all your trophies of that animal. If you call *nothing* and are wrong, you lose all your trophies. They go back to the supply.
rules-dice-7-2 = You have one call in each round. If it’s wrong, you sit out the rest of the round, and the others play on until someone is right. Otherwise a player with nothing to lose could simply shout every answer.
rules-dice-7-3 = Your table may choose *free calls* instead: then you may call again after a wrong call.
rules-dice-7-4 = A round may have a time limit, 30 seconds unless your table chooses otherwise. A round is *void* if nobody is right in time, or if everyone has called and was wrong.
rules-dice-7-5 = After a void round the answer is shown, lost trophies stay lost, and the same player rolls again.

rules-dice-8-heading = The reward
    .law = D4.4, D4.5
rules-dice-8-1 = If you win the round, you take one trophy of the right animal from the supply. You can’t refuse it.
rules-dice-8-2 = If the right answer was *nothing*, you choose the animal yourself. It may even be one whose supply is empty.
rules-dice-8-3 = If the supply of that animal is empty, you take the trophy from the player who has the most of it. Only the other players are compared, never you. If several of them tie, you choose one.
rules-dice-8-4 = You’re asked only when there’s something to choose.

rules-dice-9-heading = Winning
    .law = D5
rules-dice-9-1 = You win the moment you hold at least two trophies of every animal.
rules-dice-9-2 = You also win the moment you hold all the game’s trophies of one animal: with the usual supply, all ten.

rules-dice-10-heading = Who was first?
    .law = D6
rules-dice-10-1 = On one device, the order of the key presses decides. Over a network, what counts is how fast each player reacted, not how fast their message arrived.
rules-dice-10-2 = What’s too close to call is decided by lot, and the program tells you so.

rules-dice-example-1 = The yellow dice show 2 and 3, so you’re looking for 1. The white dice show four gnus and one rhino. Only the rhino appears exactly once: the answer is rhino.
    .title = One animal fits
rules-dice-example-2 = Both yellow dice show 1, so you’re looking for 1. The white dice show three bongos, one rhino and one gnu. Rhino and gnu both fit, so it’s the third: bongo.
    .title = Two animals fit
rules-dice-example-3 = The yellow dice show 1 and 2, so you’re looking for 3. The white dice show two rhinos, two gnus and one bongo. No animal appears three times: the answer is *nothing*. Lea is too hasty and calls gnu: she puts her two gnu trophies back and sits out. Then Max calls *nothing*. He’s right, and chooses his trophy.
    .title = No animal fits
rules-dice-example-4 = Both yellow dice show 3, so you’re looking for 3. The white dice show four bongos and one gnu. The red dice show rhino and gnu, so the poachers’ target is the bongo. One bongo is cancelled, three are left: the answer is bongo. If the green die is in play and shows a bongo, the poachers are stopped. Then all four bongos count, no animal appears three times, and the answer is *nothing*.
    .title = Poachers and guards

## Why a step is not allowed

broken-dice-NoSuchSeat = this table has no such seat
broken-dice-OnlyChance = only chance picks the first player and rolls the dice
broken-dice-OnlyTheClock = only the clock ends a round that nobody has won
broken-dice-OnlySeats = only players throw, call and claim
broken-dice-Over = the game is over
broken-dice-AlreadyBegun = the first player is already chosen
broken-dice-NotThrown = nobody has thrown the dice yet
broken-dice-WrongDice = these aren’t the dice of this table’s variant
broken-dice-NotYourTurn = it’s another player’s throw
broken-dice-AlreadyThrown = the dice are already rolling
broken-dice-RoundIsOn = the round goes on until someone is right
broken-dice-NoRoundYet = the dice aren’t on the table yet
broken-dice-AlreadyCalled = you get one call a round: after a wrong one, you sit out
broken-dice-TooLate = the round is already won, so your call doesn’t count
broken-dice-ClaimFirst = first the round’s winner takes a trophy
broken-dice-NothingToClaim = there’s no trophy to choose right now
broken-dice-NotTheWinner = only the round’s winner takes a trophy
broken-dice-NotThisAnimal = take a trophy of the right animal
broken-dice-SupplyNotEmpty = the supply isn’t empty, so don’t say from whom
broken-dice-NameTheSeat = several others have the most, so say from whom
broken-dice-NoTie = only one other player has the most, so don’t say from whom
broken-dice-NotTheMost = that player isn’t one of those with the most
broken-dice-NoLimit = this table has no time limit
broken-dice-NothingToVoid = no round is waiting for a right call

tui-dice-start = Your throw. Collect two of each animal.
