### What only the page says: buttons, invitations and what one can do now.
###
### $who is a player's name.

## Names

page-bot = Bot
page-guest = Guest
page-friendly-names = Otter, Fox, Heron, Badger, Lynx, Marten, Finch, Hare, Newt, Swift, Puffin, Beaver
page-you = You
page-spectator = Spectator
page-level-beginner = Easy
page-level-casual = Medium
page-level-strong = Hard
page-level-expert = Expert
page-level-match = Matches you
page-level-match-how = Bots that match you aim at an even game. They learn from your reactions at this table only.
page-match-me = Bots match you

## Front page

page-welcome = Three games, one table. Pull up a chair.
page-welcome-more = Play bots now, or send friends a link. No account, nothing to install.
page-play-now = Play now
page-with-friends = With friends
page-rules = Rules
page-home = Front page
page-join = Join a table
page-join-how = Paste the link or code a friend sent you.
page-join-go = Join
page-join-bad = That isn’t a table link or code.
page-public = Open tables
page-public-none = No open tables right now. Start one!
page-public-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
page-public-watch = watch
page-public-more = More tables
page-players = Players
page-open = Who can join
page-open-link = Anyone with the link
page-open-public = Everyone
page-make-table = Make the table
page-your-name = Your name
page-offline = Can’t reach the server. Try again in a moment.

## Settings

page-settings = Settings
page-settings-language = Language
page-settings-theme = Appearance
page-settings-light = Light
page-settings-dark = Dark
page-settings-system = System
page-settings-motion = Motion
page-settings-motion-full = Full
page-settings-motion-less = Reduced
page-close = Close

## Before the start

page-waiting-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
page-waiting-full = Everyone’s here
page-waiting-away = { $who } { $count ->
    [one] is
   *[other] are
} away
page-waiting-for-host = { $who } starts once every seat is taken.
page-host = The host
page-deputy = { $who } is away, so you can start.
page-same-device = Another person at this device
page-their-name = Their name
page-notify = Tell me when it’s my turn
page-table-options = Change the table
page-game = Game
page-clock = Time to decide
page-clock-none = No limit
page-clock-usual = The usual
page-waiting-host = The host starts once every seat is taken.
page-gathering = Shuffling…
page-seat-free = Free
page-seat-yours = you
page-sit-down = Take a seat
page-sit-here = Sit here
page-rename = Rename
page-stand-up = Stand up
page-remove = Free this seat
page-seat-bot = Add a bot
page-bots = Bot level
page-fill = Fill free seats with bots
page-start = Start the game
page-invite = Invite friends
page-invite-how = Send them this link, or let them scan the code.
page-link = Table link
page-qr = QR code for this table
page-copy = Copy
page-copied = Copied
page-share = Share

## The line

page-connected = Connected
page-connecting = Connecting…
page-reconnecting = Reconnecting…
page-no-table = This table doesn’t exist.
page-nowhere = There’s nothing here.
page-nowhere-more = The link may have lost a piece on the way.

## In play

page-your-turn = Your turn.
page-turn-of = { $who } is playing.
page-chance = One moment…
page-acting = playing now
page-away = away
page-stand-in = replaced by a bot
page-return = I’m back
page-let-bot = Let a bot play
page-away-now = { $who } is away.
page-stand-in-you = A bot is playing for you.
page-gave-up-you = You gave up. A bot finishes for you.
page-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
page-seconds = { $seconds } s
page-panel = Log and chat
page-log = Log
page-log-empty = Moves will appear here.
page-chat = Chat
page-chat-empty = No messages yet.
page-chat-say = Say something
page-chat-send = Send
page-mute = Mute someone
page-react-bravo = Bravo!
page-react-laugh = Ha ha!
page-react-surprise = Didn’t see that coming!
page-react-ouch = Bad luck!
page-react-thinking = Let me think…
page-react-thanks = Thanks for the game!
page-signalled = { $who }: watch out!
page-resign = Give up
page-resign-sure = With two players, the other one wins. With more, a bot takes over for you.
page-resign-no = Keep playing
page-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
page-turn = Turn { $number }: { $who }
page-undo = Undo
page-hint = Hint
page-hint-more = Tell me
page-hint-look = Take your time and look again.
page-hint-none = No hint right now. You’ll find it!
page-keys = Keys
page-keys-next = next button
page-keys-press = press it

## End

page-result = Result
page-resigned = { $who } gave up.
page-series = Games won:
page-rematch = Play again
page-rematch-awaits = Waiting for { $who }.
page-rematch-wanted = { $who } { $count ->
    [one] wants
   *[other] want
} to play again.
page-ready = ready
page-leave-table = Leave the table
page-next-game = The next game
page-another-game = Another game
page-look = View the table
page-record = Download record
page-resigned-you = You gave up.
page-end-won-by = You win by { $points }!
page-end-place = { $place ->
    [2] 2nd, { $points } behind
    [3] 3rd, { $points } behind
   *[other] { $place }th, { $points } behind
}
page-another-level = Another level
page-share-result = Share the result
page-share-text = What you share
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

page-refused-no-table = This table doesn’t exist.
page-refused-seat-taken = Someone’s already sitting there.
page-refused-not-host = Only the host can do that.
page-refused-no-name = Choose a name first.
page-refused-free-seats = Some seats are free: fill them with friends or bots.
page-refused-no-more-seats = This game has no more seats.
page-refused-fewest-seats = This game needs these seats: fill them with friends or bots.
page-refused-too-many-people = Too many people for that game. Someone has to stand up first.
page-refused-one-seat = At a public table you get one seat. Stand up first to change.
page-refused-gave-up = You gave up this game. You’re back in the next one.
page-refused-illegal = The rules don’t allow that.
page-refused-not-understood = I didn’t understand that. Type help to hear what you can type.
page-refused-too-late = Too late: the round was already decided.
page-refused-too-early = Too early: the dice weren’t shown yet.
page-refused-no-conferring = Partners can’t talk during the game.
page-refused-too-fast = Too fast! Slow down a little.
page-refused-too-many-tables = There are too many tables right now.
page-refused-table-full = This table has seen too many moves. Make a new one.
page-refused-invisible-name = No one could read that name. Choose another.
page-refused-name-taken = That name looks like another one here. Choose another.
page-refused-bad-moving-key = This link doesn’t work any more. Get a new one on your other device.
page-refused-leaves-something = This device has tables or games of its own. They would be lost.
page-refused-sent-away = The host removed you. You can watch, or play at another table.
page-refused-removed = The host removed you. Try again in a few minutes.
page-refused-storage = Your move couldn’t be saved, so it wasn’t made. Try again.
page-refused-damaged = This table is damaged. Tell whoever runs the server.
page-refused-stopping = The server is shutting down. Come back in a moment.
page-refused-version = This page is out of date. Reload it.
page-refused-no-seat = That seat is gone.
page-refused-seat-empty = No one’s sitting there.
page-refused-not-your-seat = That seat isn’t yours. Sit down first.
page-refused-started = Not while a game is on. Wait until it’s over.
page-refused-not-playing = No game is on right now.
page-refused-bad-options = This game can’t be played that way.
page-refused-no-game = There’s no such game here.
page-refused-no-advice = There’s no hint for this moment.
page-refused-bots-only = That only works in games against bots.
page-refused-no-undo = Nothing to take back: you haven’t moved, or a draw came after it.
page-refused-lesson = The lesson goes another way. Try again.
page-refused-not-away = They’re here. Give them a moment to play.
page-refused-bad-entropy = Your part in the shuffle didn’t fit. The game goes on without it.
page-refused-not-over = You can read the record when the game is over.
page-refused-origin = Open this page at its own address and try again.
page-refused-wait = { $seconds ->
    [one] Try again in { $seconds } second.
   *[other] Try again in { $seconds } seconds.
}

## Review, lessons, proof, settings

page-settings-sound = Sound
page-settings-vibrate = Buzz
page-settings-vibrate-hint = Your phone buzzes when it’s your turn.
page-settings-notify = Notifications
page-settings-notify-hint = When it’s your turn and you’re looking elsewhere.
page-settings-notify-blocked = Your browser doesn’t allow notifications here. You can change that in its settings.
page-settings-odds = Show explosion risk
page-settings-odds-hint = In Cards: how likely the next card is to explode.
page-settings-aloud = Read rolls aloud
page-settings-aloud-hint = In Dice, at tables you make: for playing by ear.
page-settings-symbols = Clearer colours and shapes
page-settings-symbols-hint = Colours that are easy to tell apart, bigger symbols.
page-settings-left = Left-handed
page-settings-left-hint = Puts the main buttons on the left.

page-leave = Your seat
page-move = Continue on another device
page-move-why = Take the game with you, for example on your phone.
page-move-how = Open this link on the other device, or scan the code with it. Your seat and your hand move there.
page-move-qr = QR code for your seat
page-move-link = Link to your seat
page-move-secret = Whoever opens this link plays in your place, so don’t share it.
page-moved-here = Welcome back! Your seat is on this device now.
page-moved-bad = This link was already used, or the seat isn’t yours any more.
page-local = Only this computer can open this address. On other devices, use the address the server printed when it started.

page-review = Review
page-review-start = Before the first move
page-review-step = Step
page-review-first = Go to the start
page-review-before = Previous
page-review-after = Next
page-review-last = Go to the end
page-review-play = Play
page-review-pause = Pause
page-review-eyes = View as
page-review-public = Spectator
page-review-as = { $who }
page-review-steps = Steps
page-review-told = What happened
page-review-copy = Copy link to this moment
page-review-copied = Link to this moment copied.
page-review-link-above = The address bar has the link to this moment.
page-review-back = Back to the table
page-review-not-over = This game isn’t over: a review would show what’s still hidden.

page-proof = Check fairness
page-proof-fits = correct
page-proof-fails = wrong
page-proof-good = Proven fair
page-proof-good-more = Nobody could have rigged this game. Your browser just checked all of it.
page-proof-good-less = Everything in this record follows from what was promised at the start. Below: what that proves, and what it can’t.
page-proof-bad = Not proven
page-proof-bad-more = Something in this record isn’t what was promised. It’s marked below.
page-proof-no-record = This isn’t a game record.
page-proof-no-commitment = Nothing was promised before this game, so there’s nothing to check.
page-proof-no-seed = The server’s secret number is missing from the record.
page-proof-unknown-version = This game follows a newer way of proving than this page knows. Reload the page.
page-proof-seed = The server kept its promise
page-proof-seed-how = Before the game, it picked a secret number and published its fingerprint. The number in the record must have the same fingerprint.
page-proof-promised = promised
page-proof-found = found
page-proof-seats = The players added their own numbers
page-proof-seats-how = Each player’s device added a random number, with a fingerprint too. One honest player is enough.
page-proof-seat-none = added nothing, as bots do.
page-proof-seat-added = added a number that matches its fingerprint.
page-proof-seat-withheld = promised a number, but it didn’t arrive in time.
page-proof-seat-other = gave a different number from the one promised.
page-proof-seat-uncommitted = gave a number without promising it first.
page-proof-seat-unreadable = gave something that isn’t a number.
page-proof-alone = No player added a number: the secret is the server’s alone.
page-proof-seen = What this browser saw
page-proof-seen-same = It was there from the start, saw these fingerprints before the first draw, and nothing has changed since.
page-proof-seen-other = The fingerprints or your own number aren’t the ones it saw at the start!
page-proof-seen-second = The server began this same game more than once, with different fingerprints. It may have picked the one it liked!
page-proof-seen-absent = It wasn’t there at the start, so it can’t tell whether the fingerprints came first. Ask someone who was.
page-proof-draws = Every draw follows from these numbers
page-proof-draws-count = { $all ->
    [one] { $right } of { $all } draw repeated with the same result.
   *[other] { $right } of { $all } draws repeated with the same result.
}
page-proof-each = Every draw
page-proof-instead = The record says “{ $written }”, but the numbers give “{ $drawn }”.
page-proof-uncalled = Nothing was left to chance here.
page-proof-left-out = A draw is missing here.
page-proof-lots = So does every lot
page-proof-lots-count = { $all ->
    [one] { $right } of { $all } lot for calls too close to call.
   *[other] { $right } of { $all } lots for calls too close to call.
}
page-proof-signed = The server vouches for the players’ steps
page-proof-signed-yes = It signed every step and how the game ended.
page-proof-signed-none = Nobody signed this record. The draws are proven, the players’ steps aren’t.
page-proof-signed-wrong = The signature doesn’t fit: the record was changed after it was signed.
page-proof-resigned = Nor is it proven that a player gave up here.
page-proof-key = its key
page-proof-lots-old = This older record doesn’t say who was tied, so a missing lot can’t be found.
page-proof-limits = What this doesn’t prove
page-proof-limits-more = That the server didn’t peek or tip off a friend; that no game was thrown away before it began; and who reacted first in a race, which the server measures itself.
page-proof-raw = All the numbers
page-proof-raw-how = Rather use a program of your own? bango verify is one, and docs/FAIRNESS.md explains the maths.

page-again = Try again
page-lesson = Lesson
page-lesson-start = Learn by playing
page-lesson-progress = Step { $at } of { $of }
page-lesson-back = Back
page-lesson-play = Play a real game
page-lesson-again = Start over
page-lesson-done = done
page-lesson-next = Next lesson: { $game }
page-fair = Anyone can check every card and every roll after the game.

page-learn-games = Rules of the other games
page-learn-contents = Contents
page-learn-examples = Examples

page-review-this = Review

## Several people at one device

page-pass-device = Pass the device to { $who }
page-pass-turn = It’s { $who }’s turn. No peeking, everyone else!
page-pass-why = Several of you share this device, so each hand stays hidden until its player holds it.
page-pass-take = I’m { $who }

## Lessons: what is said in each of them

lesson-another-way = You could do that, but this lesson goes another way. Nothing’s lost: try again.
lesson-over = That’s the lesson! Play it again, or sit down at a real table.
