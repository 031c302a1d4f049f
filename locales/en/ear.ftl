# For those who listen, type, or need more time. The terminal has words of its own.

page-table = The table
page-ear = Play by ear and keyboard
page-ear-on = Playing by ear and keyboard
page-ear-hint = Rolls read aloud, a field for commands, more time. Made for screen readers.
page-ear-chosen = Ready: rolls are read aloud, every table has a command field, and everything takes more time. You can change each of these in the settings.
page-ear-left = Back to the usual way of playing.
page-settings-pace = Pace
page-settings-pace-slow = Slow
page-settings-pace-relaxed = Calm
page-settings-pace-fast = Fast
page-settings-keys = Single keys
page-settings-keys-hint = Letters and digits act while the table has the focus. Turn this off if keys get in your way.
page-settings-commands = Type commands
page-settings-commands-hint = A field at every table: play and ask with words. The / key takes you there.
page-skip = To the table
page-notices = Messages
page-command = Command
page-command-go = Do it
page-command-hint = Play or ask: type “help”.
page-command-log = Answers
page-command-key = go to the command field
page-said-by = { $who } says: { $text }
page-reacted-by = { $who }: { $what }
page-joined-ear = { $who } sits down.
page-left-ear = { $who } has left the seat.
