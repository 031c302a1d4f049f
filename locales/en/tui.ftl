### What only the terminal client says. The rest is said as on the page.
###
### $who is a player's name; cards stand as a sign and a number.

## Names and the beginning

tui-player = Player { $number }
tui-bot = Bot { $number } ({ $level })
tui-against = Against bots: { $level }
tui-hot-seat = Together at this keyboard
tui-company = With whom?
tui-resume-title = Go on?
tui-resume-text = A game was left before its end.
tui-resume-game = Go on with { $game }: { $players } players, { $steps } steps so far
tui-resume-new = Begin a new game
tui-choose-keys = ↑ ↓ or a digit to choose, Enter to go on, q to leave

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
tui-key-talk = talk
tui-key-help = help
tui-key-quit = leave
tui-key-send = send
tui-key-cancel = cancel
tui-key-step = step
tui-key-ten = ten steps
tui-key-ends = ends
tui-key-run = play
tui-key-pause = pause
tui-key-eyes = other eyes

## Help

tui-help = Help
tui-help-keys = ↑ ↓ PgUp PgDn to scroll, any other key to close
tui-keys = Keys
tui-keys-choices = ↑ ↓ move through what can be done, Enter does it, and so does a digit at once. The mouse works too.
tui-keys-all = h asks the strongest bot, u takes a step back (against bots only, never across chance), : takes a step in notation, q leaves: the game is saved and can be gone on with. What can be done now is always at the bottom of the screen, and can be clicked.

## At the table

tui-too-small = This window has { $width } × { $height } characters. The table needs { $wide } × { $high }: please make it larger.
tui-pass-title = Pass the keyboard to { $who }
tui-pass-text = { $who }: press Enter when nobody else is looking at the screen.
tui-host = You are the host: fill the free seats and start the game.
tui-thinking = Thinking…
tui-hint = Hint: { $hint }
tui-no-hints = There are no hints while you play against other people.
tui-nothing-to-decide = There is nothing for you to decide now.
tui-no-undo = Nothing can be taken back: undo is for games against bots only, and never goes across chance or a race.
tui-type-step = Step:
tui-no-line = The server cannot be reached: { $why }. Trying again…

## Replays

tui-eyes-all = Everything is open.
tui-eyes-public = As a spectator saw it.
tui-eyes-seat = As { $who } saw it.

## Lines of text (--plain)

tui-plain-actions = You can: { $steps }
tui-plain-over = Type again for another game, or quit.
tui-plain-waiting = Type bots to fill the free seats, start, say and some words, or quit. Only the host can fill and start.
tui-plain-number = Type a number from { $least } to { $most }, or quit.
tui-plain-help = Type one of the steps that you can take, or several with ; between them. Also: position, hint, odds, undo, rules, quit. In dice the name of an animal or nothing is a call; several players at one keyboard write their number before it. At a server: say and some words, resign, again.
tui-saved = The game is saved: bango play { $game } goes on with it.
tui-record = The record is { $file }. Look at it with bango replay.
