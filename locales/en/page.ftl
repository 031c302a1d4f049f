### What only the page says: buttons, invitations and what one can do now.
###
### $who is a player's name.

## Names

page-bot = Bot
page-guest = Guest
page-you = You
page-spectator = Spectator
page-level-beginner = easy
page-level-casual = medium
page-level-strong = hard
page-level-expert = expert

## Front page

page-welcome = Three games. One table. Sit down.
page-welcome-more = Play bots right now, or send friends a link. No account, nothing to install.
page-play-now = Play now
page-with-friends = With friends
page-rules = Rules
page-home = Front page
page-join = Join a table
page-join-how = Paste the link or the code that a friend sent you.
page-join-go = Join
page-join-bad = This is no link or code of a table.
page-public = Open tables
page-public-none = No table is open to everyone at the moment. Make one!
page-public-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
page-public-watch = watch
page-players = Players
page-open = Who may come
page-open-link = who has the link
page-open-public = everyone
page-make-table = Make the table
page-your-name = Your name
page-offline = The server cannot be reached. Try again in a moment.

## Settings

page-settings = Settings
page-settings-language = Language
page-settings-theme = Appearance
page-settings-light = light
page-settings-dark = dark
page-settings-system = as the device
page-settings-motion = Motion
page-settings-motion-full = full
page-settings-motion-less = less
page-close = Close

## Before the start

page-waiting-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
page-waiting-full = Everyone is here
page-waiting-host = The host starts the game when all seats are taken.
page-gathering = Shuffling…
page-seat-free = Free
page-seat-yours = you
page-sit-down = Take a seat
page-sit-here = Sit here
page-rename = Change
page-stand-up = Stand up
page-remove = Free this seat
page-seat-bot = Put a bot here
page-bots = How well bots play
page-fill = Fill the free seats with bots
page-start = Start the game
page-invite = Invite friends
page-invite-how = Send them this link, or let them point a camera at the code.
page-link = The table’s link
page-qr = The table’s link as a code for cameras
page-copy = Copy
page-copied = Copied
page-share = Share

## The line

page-connected = Connected
page-connecting = Connecting…
page-reconnecting = Reconnecting…
page-no-table = There is no such table.
page-nowhere = There is nothing here.
page-nowhere-more = The link may have lost a piece on its way.

## In play

page-your-turn = It is your turn.
page-turn-of = { $who } is playing.
page-chance = One moment…
page-acting = to act
page-away = away
page-stand-in = a bot stands in
page-return = I am back
page-let-bot = Let a bot play
page-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
page-seconds = { $seconds } s
page-panel = Log and chat
page-log = Log
page-log-empty = What happens will stand here.
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Send
page-mute = Mute everyone
page-unmute = Hear everyone again
page-react-bravo = Bravo!
page-react-laugh = That was funny
page-react-surprise = I did not see that coming
page-react-ouch = Bad luck
page-react-thinking = Let me think
page-react-thanks = Thanks for the game
page-signalled = { $who }: watch out!
page-resign = Give up
page-resign-sure = With two players the other one wins at once; with more, a bot plays on for you.
page-resign-no = Play on
page-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
page-turn = Turn { $number }: { $who }
page-undo = Undo
page-hint = Hint
page-hint-more = Tell me
page-hint-look = Take your time and look again.
page-hint-none = No hint right now: you’ll find it.
page-keys = Keys
page-keys-next = next button
page-keys-press = press it

## End

page-result = Result
page-resigned = { $who } gave up.
page-series = Games won:
page-rematch = Play again
page-rematch-asked = Waiting for the others…
page-look = See the table
page-record = Save the game
page-resigned-you = You gave up.
page-end-won-by = You win by { $points }!
page-end-place = { $place ->
    [2] 2nd, { $points } behind
    [3] 3rd, { $points } behind
   *[other] { $place }th, { $points } behind
}
page-another-level = Another level
page-share-result = Share the result
page-share-text = What is shared
page-share-copy = Copy the text
page-share-save = Save the picture
page-share-me = Me
page-share-line = { $game }: { $result }
page-share-won = I won!
page-share-won-by = I won by { $points }!
page-share-lost = { $who } won this time.
page-share-bots = { $bots ->
    [one] Against a bot ({ $level })
   *[other] Against { $bots } bots ({ $level })
}

## What was not done, and why

page-refused = That was not possible.
page-refused-no-table = There is no such table.
page-refused-seat-taken = Somebody sits there already.
page-refused-not-host = Only the host may do that.
page-refused-no-name = Choose a name first.
page-refused-free-seats = There are free seats: fill them with friends or bots.
page-refused-illegal = The rules do not allow that.
page-refused-too-late = The round was decided before.
page-refused-too-early = The dice were not shown yet.
page-refused-no-conferring = Partners do not confer during the game.
page-refused-too-fast = That was too fast: wait a moment.
page-refused-too-many-tables = There are too many tables at the moment.
page-refused-storage = The move could not be saved, so it was not made: try again.
page-refused-stopping = The server is about to stop: come back in a moment.

## Review, lessons, proof, settings

page-settings-sound = Sound
page-settings-faster = Faster
page-settings-faster-hint = For those who know the games: bots and results don’t wait.
page-settings-odds = Help with the odds
page-settings-odds-hint = In the card game, tell the chance that the next card explodes.
page-settings-aloud = Rolls read aloud
page-settings-aloud-hint = In the dice game, at tables that you make: for those who play by ear.
page-settings-symbols = Clearer colours and shapes
page-settings-symbols-hint = Colours that are easy to tell apart, larger signs on cards and tiles.
page-settings-left = Left-handed
page-settings-left-hint = Put what is pressed most on the left.

page-leave = Your seat
page-move = Go on at another device
page-move-why = The game moves along: on your phone, for example.
page-move-how = Open this link on the other device, or point its camera at the code. Your seat and your hand move there.
page-move-qr = Your seat’s link, as a code for a camera
page-move-link = Your seat’s link
page-move-secret = Whoever opens this link plays in your place, so show it to nobody else.
page-moved-here = Here you are: this seat is on this device now.
page-moved-bad = This link has been used already, or the seat is no longer yours.
page-local = Only this computer knows this address. For other devices, open the page under the address that the server printed when it started.

page-review = Review
page-review-start = Before the first step
page-review-step = Step
page-review-first = To the start
page-review-before = One step back
page-review-after = One step on
page-review-last = To the end
page-review-play = Let it play
page-review-pause = Pause
page-review-eyes = Whose eyes
page-review-public = public view
page-review-as = as { $who }
page-review-steps = Steps
page-review-told = What happened
page-review-copy = Copy the link to this moment
page-review-copied = The link to this moment is copied.
page-review-link-above = The link to this moment stands in the address bar.
page-review-back = To the table
page-review-not-over = This game is not over yet: until then its record would tell what is hidden.

page-proof = Fair?
page-proof-fits = right
page-proof-fails = wrong
page-proof-good = Proven
page-proof-good-more = Nobody could choose the chance of this game. Your browser has just checked all of it by itself.
page-proof-good-less = Everything in this record follows from what was promised at its start. What that shows, and what it cannot show, stands below.
page-proof-bad = Not proven
page-proof-bad-more = Something in this record is not as it was promised. What is wrong is marked below.
page-proof-no-record = This is no record of a game.
page-proof-no-commitment = Nothing was promised before this game, so there is nothing to check.
page-proof-no-seed = The server’s secret number is missing from the record.
page-proof-seed = The server kept its promise
page-proof-seed-how = Before the game it chose a secret number and published a fingerprint of it. The number in the record must have that same fingerprint.
page-proof-promised = promised before
page-proof-found = found now
page-proof-seats = The players added to it
page-proof-seats-how = Each player’s device added a random number of its own, under a fingerprint too. One honest player is enough.
page-proof-seat-none = added nothing, as bots do.
page-proof-seat-added = added a number, and it has its fingerprint.
page-proof-seat-withheld = promised a number, but it did not come in time.
page-proof-seat-other = told another number than was promised.
page-proof-seat-uncommitted = told a number that was never promised.
page-proof-seat-unreadable = told something that is no number.
page-proof-alone = Nobody added anything: the secret number is the server’s alone.
page-proof-seen = What this browser saw
page-proof-seen-same = It was there at the start, saw these very fingerprints before the first draw, and nothing was changed since.
page-proof-seen-other = The fingerprints or your own number are not those that it saw at the start!
page-proof-seen-absent = It was not there at the start, so it cannot say whether the fingerprints came first. Ask somebody who was.
page-proof-draws = Every draw follows from these numbers
page-proof-draws-count = { $all ->
    [one] { $right } of { $all } draw was done again with the same result.
   *[other] { $right } of { $all } draws were done again with the same result.
}
page-proof-each = Each draw
page-proof-instead = The record says “{ $written }”, the numbers give “{ $drawn }”.
page-proof-uncalled = Chance had nothing to do there.
page-proof-left-out = A draw was left out here.
page-proof-lots = So does every lot
page-proof-lots-count = { $all ->
    [one] { $right } of { $all } lot between calls that were too close.
   *[other] { $right } of { $all } lots between calls that were too close.
}
page-proof-limits = What this does not prove
page-proof-limits-more = That the server did not look ahead or tell a friend; that no game was thrown away before it began; and who reacted first in a race, which is the server’s own measurement.
page-proof-raw = All numbers
page-proof-raw-how = For those who would rather check with a program of their own: bango verify does, and docs/FAIRNESS.md tells how it is computed.

page-again = Try again
page-lesson = Lesson
page-lesson-start = Learn by playing
page-lesson-progress = Step { $at } of { $of }
page-lesson-back = One step back
page-lesson-play = Play a real game
page-lesson-again = Once more
page-lesson-done = done
page-lesson-next = Next lesson: { $game }
page-fair = Every card and every roll can be checked after the game, by anyone.

page-learn-games = Rules of the other games
page-learn-contents = Contents
page-learn-examples = Examples

page-review-this = Review

## Several people at one device

page-pass-device = Pass the device to { $who }
page-pass-turn = It is { $who }’s turn. Nobody else looks at the hand.
page-pass-why = Several people play here, so every hand stays hidden until its player holds the device.
page-pass-take = I am { $who }

## Lessons: what is said in each of them

lesson-another-way = You could do that, but the lesson goes on another way. Nothing is lost: try again.
lesson-over = The lesson is over. Play it again whenever you like, or sit down at a real table.
