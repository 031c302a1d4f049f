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
tui-key-start = new sequence with { $card }
tui-key-extend = to sequence { $number }
tui-key-cursor = move
tui-key-place = place a tile
tui-key-lift = lift the tile
tui-key-put-down = put it down
tui-key-put-back = put it back
tui-key-next-cell = next possible place
tui-key-next-round = next round
tui-key-hint = hint
tui-key-undo = undo
tui-key-odds = odds
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
tui-keys-cards = d turns over a card. ← → move through the centre, space marks a card, a marks all, Enter stops and takes the marked ones. b or a digit plays a Bango, x lets it explode. l lays down, k keeps the hand. While laying, ← → choose a card, ↑ ↓ or a digit where it goes, Enter puts it there, f finishes. o shows the odds of the next card.
tui-keys-dice = Space throws the dice. r, g, b and n call rhino, gnu, bongo and nothing; with several players at one keyboard, everyone has four keys of their own. A digit chooses a trophy.
tui-keys-tiles = The arrow keys move the cursor, Enter places a tile. When all tiles lie, Enter lifts a tile and puts it down, Esc puts it back. n goes to the next possible place. The mouse works too.
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
tui-odds = Chance that the next card explodes: { $explodes }; that you could not cancel it: { $uncancelled }. { $helpful ->
    [one] { $helpful } unseen card would help you.
   *[other] { $helpful } unseen cards would help you.
}
tui-odds-none = There are no odds to tell: it is not you who draws.
tui-mark-first = Mark the cards that you want with the space bar first.
tui-no-neighbour = No card of your hand is next to this one, so it starts no sequence (C6.3).
tui-cards-worth = if you finish now: { $points }
tui-tiles-target = Choose where the tile goes.
tui-dice-none = The dice are still in the box.
tui-dice-lot = by lot
tui-type-step = Step:
tui-no-line = The server cannot be reached: { $why }. Trying again…

## Replays

tui-eyes-all = Everything is open.
tui-eyes-public = As a spectator saw it.
tui-eyes-seat = As { $who } saw it.

## Lines of text (--plain)

tui-plain-actions = You can: { $steps }
tui-plain-next = Press Enter for the next round.
tui-plain-over = Type again for another game, or quit.
tui-plain-waiting = Type bots to fill the free seats, start, say and some words, or quit. Only the host can fill and start.
tui-plain-number = Type a number from 1 to { $most }, or quit.
tui-plain-help = Type one of the steps that you can take, or several with ; between them. Also: position, hint, odds, undo, rules, quit. In dice the name of an animal or nothing is a call; several players at one keyboard write their number before it. At a server: say and some words, resign, again.
tui-saved = The game is saved: bango play { $game } goes on with it.
tui-record = The record is { $file }. Look at it with bango replay.
