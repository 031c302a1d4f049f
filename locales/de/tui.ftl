### Was nur das Spiel im Terminal sagt. Alles andere heißt wie auf der Seite.
###
### $who ist der Name einer Person am Tisch; Karten stehen als Zeichen und Zahl.

## Namen und Anfang

tui-player = Spieler { $number }
tui-bot = Bot { $number } ({ $level })
tui-against = Gegen Bots: { $level }
tui-hot-seat = Zusammen an dieser Tastatur
tui-company = Wer spielt?
tui-names = Wer sitzt an dieser Tastatur? Tippe jeden Namen und drück Enter; eine leere Zeile behält den angezeigten.
tui-name-of = Name von Spieler { $number }
tui-resume-title = Weiterspielen?
tui-resume-text = Ein Spiel ist noch nicht zu Ende.
tui-resume-game = { $game } fortsetzen: zu { $players }, bisher { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
tui-resume-new = Neues Spiel anfangen
tui-choose-keys = ↑ ↓ oder eine Ziffer zum Wählen, Enter für weiter, q zum Beenden

## Tasten

tui-enter = Enter
tui-space = Leertaste
tui-escape = Esc
tui-key-choose = wählen
tui-key-do = ausführen
tui-key-mark = markieren
tui-key-where = Platz wählen
tui-key-hint = Tipp
tui-key-undo = zurücknehmen
tui-key-talk = chatten
tui-key-help = Hilfe
tui-key-quit = beenden
tui-key-send = senden
tui-key-cancel = abbrechen
tui-key-step = ein Schritt
tui-key-ten = zehn Schritte
tui-key-ends = Anfang, Ende
tui-key-run = abspielen
tui-key-pause = anhalten
tui-key-eyes = Ansicht wechseln

## Hilfe

tui-help = Hilfe
tui-help-keys = ↑ ↓ Bild↑ Bild↓ zum Blättern, jede andere Taste schließt
tui-keys = Tasten
tui-keys-choices = ↑ ↓ gehen durch deine Möglichkeiten, Enter nimmt eine, eine Ziffer sofort. Die Maus geht auch.
tui-keys-all = h fragt den stärksten Bot, u nimmt einen Zug zurück (nur gegen Bots, nie über Zufall hinweg), : spielt einen Zug in Notation, q beendet: Dein Spiel wird gespeichert, und du kannst es später fortsetzen. Deine Möglichkeiten stehen immer unten am Bildschirm, und du kannst sie anklicken.

## Am Tisch

tui-too-small = Dieses Fenster hat { $width } × { $height } Zeichen. Der Tisch braucht { $wide } × { $high }: Mach es bitte größer.
tui-pass-title = Gib die Tastatur an { $who }
tui-pass-text = { $who }: Drück Enter, wenn sonst niemand auf den Bildschirm sieht.
tui-host = Das ist dein Tisch: Füll die freien Plätze und starte das Spiel.
tui-thinking = Denke nach …
tui-hint = Tipp: { $hint }
tui-no-hints = Gegen andere Menschen gibt es keine Tipps.
tui-nothing-to-decide = Gerade hast du nichts zu entscheiden.
tui-no-undo = Das lässt sich nicht zurücknehmen: Es geht nur gegen Bots, und nie über Zufall oder einen Wettlauf hinweg.
tui-type-step = Zug:
tui-no-line = Der Server antwortet nicht: { $why }. Neuer Versuch …

## Am Tisch eines Servers

tui-not-trusted = Dieser Server kann sich nicht ausweisen: { $why }. Frag den Gastgeber, oder nenne sein Zertifikat in SSL_CERT_FILE.
tui-key-react = reagieren
tui-key-mute = stummschalten
tui-mute = { $who } stummschalten
tui-unmute = { $who } wieder hören
tui-muted = Du hörst { $who } nicht mehr.
tui-unmuted = Du hörst { $who } wieder.
tui-nobody-to-mute = Hier ist sonst niemand, den du stummschalten könntest.
tui-stand-in-now = Ein Bot spielt für { $who }.
tui-back-now = { $who } ist zurück.
tui-gave-up-now = { $who } gibt auf. Ein Bot spielt zu Ende.
tui-proof-own = Fairness bewiesen: { $count ->
    [one] Die Ziehung folgt
   *[other] Alle { $count } Ziehungen folgen
} aus dem, was vor der Partie versprochen wurde, und deine eigene Zufallszahl steckt darin.
tui-proof-fair = Fairness bewiesen: { $count ->
    [one] Die Ziehung folgt
   *[other] Alle { $count } Ziehungen folgen
} aus dem, was vor der Partie versprochen wurde.
tui-proof-unseen = Die Aufzeichnung ist stimmig, aber dieses Terminal hat nicht gesehen, was vor der Partie versprochen wurde.
tui-proof-wrong = Nicht bewiesen: Etwas in der Aufzeichnung ist nicht, was versprochen wurde. bango verify sagt, was.
tui-proof-other = Nicht bewiesen: Das ist nicht die Partie, deren Anfang du gesehen hast!

## Aufgezeichnete Spiele

tui-eyes-all = Alles liegt offen.
tui-eyes-public = Wie Zuschauer es sahen.
tui-eyes-seat = Wie { $who } es sah.

## Zeilen mit Text (--plain)

tui-plain-over = Tipp nochmal für noch ein Spiel, oder beenden.
tui-plain-waiting = Tipp bots für Bots auf den freien Plätzen, start zum Anfangen, sag und ein paar Worte zum Chatten, oder beenden. Auffüllen und starten darf nur, wer den Tisch aufgemacht hat.
tui-plain-number = Tipp eine Zahl von { $least } bis { $most }, oder beenden.
tui-plain-help = Außerdem: tipp, risiko, zurück, regeln, beenden. Mehrere Schritte auf einmal: mit ; dazwischen. Zu mehreren an einer Tastatur steht eure Nummer vor einem Ruf. Auf einem Server: sag und ein paar Worte, aufgeben, nochmal.
tui-saved = Dein Spiel ist gespeichert: Mit bango play { $game } geht es weiter.
tui-record = Die Partie steht in { $file }. Sieh sie dir mit bango replay an.
