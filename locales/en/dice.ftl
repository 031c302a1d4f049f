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
page-sentence-dice = Everybody sees the same dice: be the first to say which animal they mean.
page-variant = Dice
page-variant-basic = basic
page-variant-poachers = with poachers
page-variant-guards = with poachers and guards

## Steps

dice-step-throw = { $who } throws the dice.
dice-step-roll = The dice show { $roll }.
dice-step-call = { $who } calls “{ $call }”.
dice-step-claim = { $who } takes a { $animal }.
dice-step-claim-from = { $who } takes a { $animal } from { $whom }.
dice-step-void = Time is up: the round is void.
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

## What a step leads to

dice-after-wrong = Wrong. { $count ->
    [0] There was nothing to lose.
    [one] It costs one trophy.
   *[other] It costs { $count } trophies.
}
dice-after-choose = Right! { $who } may choose a trophy.
dice-after-right = The answer is “{ $call }”. { $who } takes a { $animal }.
dice-after-right-from = The answer is “{ $call }”. { $who } takes a { $animal } from { $whom }.
dice-after-void = The round is void; the answer was “{ $call }”.
dice-after-choose-you = Right! You may choose a trophy.
dice-after-right-you = The answer is “{ $call }”. You take a { $animal }.
dice-after-right-from-you = The answer is “{ $call }”. You take a { $animal } from { $whom }.
dice-after-right-from-yours = The answer is “{ $call }”. { $who } takes a { $animal } from you.

## The answer to a roll

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

## At the table

page-dice-start = The first throw decides nothing, but it begins everything.
page-dice-throw = It is up to you to throw the dice.
page-dice-throws = { $who } is about to throw the dice.
page-dice-throw-now = Throw the dice
page-dice-tumbling = The dice are tumbling.
page-dice-race = Which animal do the dice mean? Be quick, and be right.
page-dice-watch = Who finds it first?
page-dice-out = You have called. Wait for the verdict.
page-dice-sits-out = Not this time: now the others look for it.
page-dice-called = You called “{ $call }”…
page-dice-wrong = “{ $call }” was wrong. You sit out the rest of this round.
page-dice-claim = Right! Choose your trophy.
page-dice-claims = { $who } was right and chooses a trophy.
page-dice-from = { $animal } from { $whom }
page-dice-supply = Supply
page-dice-photo = Photo finish
page-dice-lot = Too close to call: a lot decided.
page-dice-late = After the first right call, so it does not count.
page-dice-aloud = Rolls are read aloud
page-dice-aloud-hint = The dice come one by one, for all. Calls count after the last one: fair for those who listen to a screen reader.
page-dice-reading = Listen: the dice come one by one. Call after the last one.
page-dice-photo-aloud = The roll was read aloud: times count from its last die.
page-dice-why-won = Two trophies of every animal win, or all of one animal.
page-dice-race-together = Which animal? Everyone presses for themselves.
page-dice-white = white dice: { $faces }
page-dice-yellow = yellow dice: { $faces }
page-dice-red = red dice: { $faces }
page-dice-green = green die: { $faces }
page-dice-stage = The dice
page-dice-goal = Collect two of each animal.
page-dice-how = The yellow dice say how many. Call the animal that appears exactly that often.
page-dice-danger = A wrong animal loses your trophies of it; a wrong *nothing* loses them all.
page-dice-get-ready = Get ready…
page-dice-result = Seen how it works? Go on.
page-dice-waiting = Waiting for the others…
page-dice-next = Next
page-dice-ready = Who is ready
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
page-dice-tip-count = you see { $animal } { $count ->
    [0] nowhere
    [one] once
    [2] twice
    [3] three times
   *[other] { $count } times
}, and you need exactly { $number }.
page-dice-best = Your fastest right call: { $seconds } s
page-dice-voice = Speak
page-settings-voice = Speak rolls that are read aloud
page-settings-voice-hint = With the voice of this device. Not needed with a screen reader.
page-dice-key-space = Space
page-dice-key-go-on = throw the dice, or go on after a result
page-dice-key-call = call “{ $call }”
page-dice-key-together = several at one device: everyone’s keys are on their buttons

## In the terminal

show-supply = Supply
show-dice = Dice
show-round = Round { $round }
show-called = called { $call }
tui-key-next-round = next round
tui-keys-dice = Space throws the dice. r, g, b and n call rhino, gnu, bongo and nothing; with several players at one keyboard, everyone has four keys of their own. A digit chooses a trophy.
tui-dice-none = The dice are still in the box.
tui-dice-lot = by lot
tui-plain-next = Press Enter for the next round.

## Hints: why a step is good
## Animals, seats and answers come in notation: rhino, gnu, bongo; seats count from 0.
## $poachers is none, cancelled, missed or guarded; $shown is both or neither.

hint-dice-throw = It is up to you to throw the dice.
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

## The lesson

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

## The rules, told to players
## *Asterisks* also mark the answer "nothing" everywhere, so that nobody reads it as a plain word.

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

## Why a step is not allowed

broken-dice-NoSuchSeat = this table has no such seat
broken-dice-OnlyChance = only chance names the first player and says how the dice lie
broken-dice-OnlyTheClock = only the clock ends a round that nobody has won
broken-dice-OnlySeats = only players throw, call and claim
broken-dice-Over = the game is over
broken-dice-AlreadyBegun = the first player is already known
broken-dice-NotThrown = nobody has thrown the dice
broken-dice-WrongDice = these are not the dice of this table's variant
broken-dice-NotYourTurn = it is not this seat that throws now
broken-dice-AlreadyThrown = the dice are already rolling
broken-dice-RoundIsOn = the round goes on until someone calls right
broken-dice-NoRoundYet = the dice are not on the table yet
broken-dice-AlreadyCalled = one call in a round: who was wrong sits out the rest of it
broken-dice-TooLate = the round is won: calls after the first right one do not count
broken-dice-ClaimFirst = the round's winner takes a trophy first
broken-dice-NothingToClaim = nobody has won a trophy that is still to be chosen
broken-dice-NotTheWinner = only the round's winner takes a trophy
broken-dice-NotThisAnimal = the trophy is one of the right animal
broken-dice-SupplyNotEmpty = there are some in the supply, so do not say from whom
broken-dice-NameTheSeat = several others have the most: say from whom
broken-dice-NoTie = only one other has the most, so do not say from whom
broken-dice-NotTheMost = this seat is none of the others who have the most
broken-dice-NoLimit = this table sets no limit on a round
broken-dice-NothingToVoid = no round is waiting for a right call
