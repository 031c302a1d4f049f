# Für alle, die zuhören, tippen oder mehr Zeit brauchen. Das Terminal hat eigene Worte.

page-table = Der Tisch
page-ear = Mit Ohr und Tastatur spielen
page-ear-on = Spiel mit Ohr und Tastatur
page-ear-hint = Würfe vorgelesen, ein Feld für Befehle, mehr Zeit. Für Screenreader gemacht.
page-ear-chosen = Bereit: Würfe werden vorgelesen, jeder Tisch hat ein Befehlsfeld, und alles lässt mehr Zeit. In den Einstellungen lässt sich jedes davon ändern.
page-ear-left = Zurück zum gewohnten Spiel.
page-settings-pace = Tempo
page-settings-pace-slow = Langsam
page-settings-pace-relaxed = Ruhig
page-settings-pace-fast = Schnell
page-settings-keys = Einzelne Tasten
page-settings-keys-hint = Buchstaben und Ziffern wirken, solange der Tisch den Fokus hat. Schalte sie ab, wenn sie dir im Weg sind.
page-settings-commands = Befehle tippen
page-settings-commands-hint = Ein Feld an jedem Tisch: Spiel und frag mit Worten. Die Taste / führt dorthin.
page-skip = Zum Tisch
page-notices = Meldungen
page-command = Befehl
page-command-go = Los
page-command-hint = Spiel oder frag: Tipp „hilfe“.
page-command-log = Antworten
page-command-key = zum Befehlsfeld
page-said-by = { $who } sagt: { $text }
page-reacted-by = { $who }: { $what }
page-joined-ear = { $who } setzt sich.
page-left-ear = { $who } hat den Platz verlassen.
