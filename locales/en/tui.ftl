### What only the terminal client says. The rest is said as on the page.
###
### $who is a player's name; cards stand as a sign and a number.

## Names and the beginning

tui-player = Player { $number }
tui-bot = Bot { $number } ({ $level })
tui-against = Against bots: { $level }
tui-hot-seat = Together at this keyboard
tui-company = Who plays?
tui-names = Who sits at this keyboard? Type each name and press Enter; an empty line keeps the name shown.
tui-name-of = Name of player { $number }
tui-resume-title = Continue?
tui-resume-text = You have an unfinished game.
tui-resume-game = Continue { $game }: { $players } players, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} so far
tui-resume-new = Start a new game
tui-choose-keys = ↑ ↓ or a digit to choose, Enter to go on, q to quit

## Keys

tui-enter = Enter
tui-space = Space
tui-escape = Esc
tui-key-choose = choose
tui-key-do = do it
tui-key-mark = mark
tui-key-where = choose where
tui-key-hint = hint
tui-key-undo = undo
tui-key-talk = chat
tui-key-help = help
tui-key-quit = quit
tui-key-send = send
tui-key-cancel = cancel
tui-key-step = step
tui-key-ten = ten steps
tui-key-ends = ends
tui-key-run = play
tui-key-pause = pause
tui-key-eyes = switch view

## Help

tui-help = Help
tui-help-keys = ↑ ↓ PgUp PgDn to scroll, any other key to close
tui-keys = Keys
tui-keys-choices = ↑ ↓ move through your choices, Enter takes one, and so does a digit at once. The mouse works too.
tui-keys-all = h asks the strongest bot, u takes back a step (against bots only, never across chance), : takes a step in notation, q quits: your game is saved, and you can continue it later. Your choices are always at the bottom of the screen, and you can click them.

## At the table

tui-too-small = This window has { $width } × { $height } characters. The table needs { $wide } × { $high }: please make it bigger.
tui-pass-title = Pass the keyboard to { $who }
tui-pass-text = { $who }: press Enter when nobody else is looking at the screen.
tui-host = You’re the host: fill the free seats and start the game.
tui-thinking = Thinking…
tui-hint = Hint: { $hint }
tui-no-hints = No hints while you play against other people.
tui-nothing-to-decide = Nothing for you to decide right now.
tui-no-undo = You can’t take that back: undo works only against bots, and never across chance or a race.
tui-type-step = Step:
tui-no-line = Can’t reach the server: { $why }. Trying again…

## At a server’s table

tui-not-trusted = This server can’t prove who it is: { $why }. Ask the host, or name the host’s certificate in SSL_CERT_FILE.
tui-key-react = react
tui-key-mute = mute
tui-mute = Mute { $who }
tui-unmute = Hear { $who } again
tui-muted = You no longer hear { $who }.
tui-unmuted = You hear { $who } again.
tui-nobody-to-mute = Nobody else is here to mute.
tui-stand-in-now = A bot plays for { $who }.
tui-back-now = { $who } is back.
tui-gave-up-now = { $who } gave up. A bot finishes.
tui-proof-own = Proven fair: { $count ->
    [one] the draw follows
   *[other] all { $count } draws follow
} from what was promised before the game, and your own random number is in there.
tui-proof-fair = Proven fair: { $count ->
    [one] the draw follows
   *[other] all { $count } draws follow
} from what was promised before the game.
tui-proof-unseen = The record is sound, but this terminal didn’t see what was promised before the game began.
tui-proof-wrong = Not proven: something in the record isn’t what was promised. bango verify tells you what.
tui-proof-other = Not proven: this isn’t the game that you saw begin!

## Replays

tui-eyes-all = Everything is face up.
tui-eyes-public = As a spectator saw it.
tui-eyes-seat = As { $who } saw it.

## Lines of text (--plain)

tui-plain-over = Type again for another game, or quit.
tui-plain-waiting = Type bots to fill the free seats, start to begin, say and some words to chat, or quit. Only the host can fill seats and start.
tui-plain-number = Type a number from { $least } to { $most }, or quit.
tui-plain-help = Also: hint, odds, undo, rules, quit. Several steps at once: put ; between them. Several players at one keyboard type their number before a call. At a server: say and some words, resign, again.
tui-saved = Your game is saved: continue it with bango play { $game }.
tui-record = The record is { $file }. Watch it with bango replay.
