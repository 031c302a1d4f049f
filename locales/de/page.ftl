### Was nur die Seite sagt: Knöpfe, Einladungen und was man gerade tun kann.
###
### $who ist der Name einer Person am Tisch.

## Namen

page-bot = Bot
page-guest = Gast
page-friendly-names = Otter, Fuchs, Reiher, Dachs, Luchs, Marder, Fink, Hase, Molch, Segler, Kauz, Biber
page-you = Du
page-spectator = Zuschauer
page-level-beginner = Leicht
page-level-casual = Mittel
page-level-strong = Schwer
page-level-expert = Profi
page-level-match = Auf deinem Niveau
page-level-match-how = Bots auf deinem Niveau wollen ein ausgeglichenes Spiel. Sie lernen nur aus deinen Reaktionen an diesem Tisch.
page-match-me = Bots auf deinem Niveau

## Startseite

page-welcome = Drei Spiele, ein Tisch. Setz dich dazu!
page-welcome-more = Spiel gleich gegen Bots, oder schick Freunden einen Link. Ohne Konto, ohne Installation.
page-play-now = Jetzt spielen
page-with-friends = Mit Freunden
page-rules = Regeln
page-home = Startseite
page-join = An einen Tisch setzen
page-join-how = Füge den Link oder Code ein, den du bekommen hast.
page-join-go = Mitspielen
page-join-bad = Das ist kein Link oder Code für einen Tisch.
page-public = Offene Tische
page-public-none = Gerade ist kein Tisch offen. Mach einen auf!
page-public-free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
page-public-watch = zuschauen
page-public-more = Weitere Tische
page-players = Spieler
page-open = Wer darf mitspielen
page-open-link = Alle mit dem Link
page-open-public = Alle
page-make-table = Tisch aufmachen
page-your-name = Dein Name
page-offline = Der Server antwortet nicht. Versuch es gleich noch mal.

## Einstellungen

page-settings = Einstellungen
page-settings-language = Sprache
page-settings-theme = Aussehen
page-settings-light = Hell
page-settings-dark = Dunkel
page-settings-system = System
page-settings-motion = Bewegung
page-settings-motion-full = Voll
page-settings-motion-less = Weniger
page-close = Schließen

## Vor dem Start

page-waiting-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
page-waiting-full = Alle sind da
page-waiting-away = { $who } { $count ->
    [one] ist
   *[other] sind
} nicht da
page-waiting-for-host = { $who } startet, sobald alle Plätze besetzt sind.
page-host = Der Gastgeber
page-deputy = { $who } ist nicht da, also kannst du starten.
page-same-device = Noch jemand an diesem Gerät
page-their-name = Name
page-notify = Sag mir, wenn ich dran bin
page-table-options = Tisch ändern
page-game = Spiel
page-clock = Bedenkzeit
page-clock-none = Ohne Limit
page-clock-usual = Wie üblich
page-waiting-host = Es geht los, sobald alle Plätze besetzt sind.
page-gathering = Es wird gemischt …
page-seat-free = Frei
page-seat-yours = du
page-sit-down = Setz dich
page-sit-here = Hier sitzen
page-rename = Umbenennen
page-stand-up = Aufstehen
page-remove = Platz frei machen
page-seat-bot = Bot dazusetzen
page-bots = Stärke der Bots
page-fill = Mit Bots auffüllen
page-start = Spiel starten
page-invite = Freunde einladen
page-invite-how = Schick ihnen den Link oder lass sie den Code scannen.
page-link = Link zum Tisch
page-qr = QR-Code für diesen Tisch
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen

## Die Verbindung

page-connected = Verbunden
page-connecting = Verbinde …
page-reconnecting = Verbinde neu …
page-no-table = Diesen Tisch gibt es nicht.
page-nowhere = Hier ist nichts.
page-nowhere-more = Vielleicht ist ein Stück vom Link verloren gegangen.

## Im Spiel

page-your-turn = Du bist dran.
page-turn-of = { $who } ist dran.
page-chance = Einen Moment …
page-acting = ist dran
page-away = nicht da
page-stand-in = ein Bot springt ein
page-return = Bin wieder da
page-let-bot = Bot spielen lassen
page-away-now = { $who } ist gerade weg.
page-stand-in-you = Ein Bot spielt für dich.
page-gave-up-you = Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
page-seconds-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
page-seconds = { $seconds } s
page-panel = Verlauf und Chat
page-log = Verlauf
page-log-empty = Hier stehen bald die Züge.
page-chat = Chat
page-chat-empty = Noch keine Nachrichten.
page-chat-say = Schreib etwas
page-chat-send = Senden
page-mute = Jemanden stumm schalten
page-react-bravo = Bravo!
page-react-laugh = Haha!
page-react-surprise = Damit hab ich nicht gerechnet!
page-react-ouch = So ein Pech!
page-react-thinking = Lass mich nachdenken …
page-react-thanks = Danke fürs Spiel!
page-signalled = { $who }: Achtung!
page-resign = Aufgeben
page-resign-sure = Zu zweit gewinnt die andere Seite. Zu mehreren spielt ein Bot für dich weiter.
page-resign-no = Weiterspielen
page-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-turn = Zug { $number }: { $who }
page-undo = Zurück
page-hint = Tipp
page-hint-more = Verrat’s mir
page-hint-look = Lass dir Zeit und sieh noch mal hin.
page-hint-none = Gerade kein Tipp. Du findest es!
page-keys = Tasten
page-keys-next = nächster Knopf
page-keys-press = drücken

## Ende

page-result = Ergebnis
page-resigned = { $who } hat aufgegeben.
page-series = Gewonnene Spiele:
page-rematch = Noch mal spielen
page-rematch-awaits = Es fehlt noch: { $who }.
page-rematch-wanted = { $who } { $count ->
    [one] will
   *[other] wollen
} noch mal spielen.
page-ready = bereit
page-leave-table = Tisch verlassen
page-next-game = Das nächste Spiel
page-another-game = Anderes Spiel
page-look = Tisch ansehen
page-record = Partie herunterladen
page-resigned-you = Du hast aufgegeben.
page-end-won-by = Du gewinnst mit { $points } Vorsprung!
page-end-place = { $place }. Platz, { $points } zurück
page-another-level = Andere Stufe
page-share-result = Ergebnis teilen
page-share-text = Was du teilst
page-share-copy = Text kopieren
page-share-save = Bild speichern
page-share-me = Ich
page-share-line = { $game }: { $result }
page-share-won = Gewonnen!
page-share-won-by = Gewonnen mit { $points } Vorsprung!
page-share-lost = Diesmal gewann { $who }.
page-share-bots = { $bots ->
    [one] Gegen einen Bot ({ $level })
   *[other] Gegen { $bots } Bots ({ $level })
}

## Was nicht ging, und warum

page-refused-no-table = Diesen Tisch gibt es nicht.
page-refused-seat-taken = Da sitzt schon jemand.
page-refused-not-host = Das darf nur, wer den Tisch aufgemacht hat.
page-refused-no-name = Such dir zuerst einen Namen aus.
page-refused-free-seats = Es sind noch Plätze frei: für Freunde oder Bots.
page-refused-no-more-seats = Mehr Plätze hat dieses Spiel nicht.
page-refused-fewest-seats = Das Spiel braucht diese Plätze: für Freunde oder Bots.
page-refused-too-many-people = Ihr seid zu viele für dieses Spiel. Erst muss jemand aufstehen.
page-refused-one-seat = Am öffentlichen Tisch hast du einen Platz. Steh erst auf, wenn du wechseln willst.
page-refused-gave-up = Du hast dieses Spiel aufgegeben. Im nächsten bist du wieder dabei.
page-refused-illegal = Das erlauben die Regeln nicht.
page-refused-not-understood = Das habe ich nicht verstanden. Tippe hilfe, dann hörst du, was du tippen kannst.
page-refused-too-late = Zu spät: Die Runde war schon entschieden.
page-refused-too-early = Zu früh: Die Würfel waren noch nicht zu sehen.
page-refused-no-conferring = Im Spiel sprechen sich Partner nicht ab.
page-refused-too-fast = Zu schnell! Mach etwas langsamer.
page-refused-too-many-tables = Gerade gibt es zu viele Tische.
page-refused-table-full = Hier wurde schon zu viel gespielt. Mach einen neuen Tisch auf.
page-refused-invisible-name = Den Namen könnte niemand lesen. Nimm einen anderen.
page-refused-name-taken = Der Name sieht aus wie ein anderer hier. Nimm einen anderen.
page-refused-bad-moving-key = Dieser Link gilt nicht mehr. Hol dir auf dem anderen Gerät einen neuen.
page-refused-leaves-something = Dieses Gerät hat eigene Tische oder Spiele. Sie wären verloren.
page-refused-sent-away = Du wurdest vom Tisch entfernt. Schau zu oder spiel an einem anderen.
page-refused-removed = Du wurdest vom Tisch entfernt. Versuch es in ein paar Minuten.
page-refused-storage = Dein Zug ließ sich nicht speichern und gilt nicht. Versuch es noch mal.
page-refused-damaged = Dieser Tisch ist beschädigt. Sag dem Betreiber Bescheid.
page-refused-stopping = Der Server fährt herunter. Komm gleich wieder.
page-refused-version = Diese Seite ist veraltet. Lade sie neu.
page-refused-no-seat = Diesen Platz gibt es nicht mehr.
page-refused-seat-empty = Da sitzt niemand.
page-refused-not-your-seat = Das ist nicht dein Platz. Setz dich zuerst.
page-refused-started = Nicht während einer Partie. Warte, bis sie vorbei ist.
page-refused-not-playing = Gerade läuft keine Partie.
page-refused-bad-options = So lässt sich dieses Spiel nicht spielen.
page-refused-no-game = Dieses Spiel gibt es hier nicht.
page-refused-no-advice = Für diesen Moment gibt es keinen Tipp.
page-refused-bots-only = Das geht nur in Partien gegen Bots.
page-refused-no-undo = Nichts zurückzunehmen: Du warst nicht dran, oder es wurde danach gezogen.
page-refused-lesson = Die Lektion geht anders weiter. Versuch es noch mal.
page-refused-not-away = Die Person ist da. Gib ihr einen Moment.
page-refused-bad-entropy = Dein Anteil am Mischen passte nicht. Es geht ohne ihn weiter.
page-refused-not-over = Die Aufzeichnung gibt es, wenn die Partie vorbei ist.
page-refused-origin = Öffne diese Seite unter ihrer eigenen Adresse.
page-refused-wait = { $seconds ->
    [one] Versuch es in { $seconds } Sekunde wieder.
   *[other] Versuch es in { $seconds } Sekunden wieder.
}

## Nachsehen, Lektionen, Beweis, Einstellungen

page-settings-sound = Ton
page-settings-vibrate = Vibrieren
page-settings-vibrate-hint = Dein Handy vibriert, wenn du dran bist.
page-settings-notify = Benachrichtigungen
page-settings-notify-hint = Wenn du dran bist und gerade woanders hinschaust.
page-settings-notify-blocked = Dein Browser erlaubt hier keine Benachrichtigungen. Das lässt sich in seinen Einstellungen ändern.
page-settings-odds = Explosionsrisiko zeigen
page-settings-odds-hint = Bei Karten: wie leicht die nächste explodiert.
page-settings-aloud = Würfe vorlesen
page-settings-aloud-hint = Bei Würfeln, an deinen Tischen: zum Spielen nach Gehör.
page-settings-symbols = Klarere Farben und Formen
page-settings-symbols-hint = Leicht unterscheidbare Farben, größere Zeichen.
page-settings-left = Linkshändig
page-settings-left-hint = Die wichtigsten Knöpfe kommen nach links.

page-leave = Dein Platz
page-move = Auf anderem Gerät weiterspielen
page-move-why = Nimm das Spiel mit, zum Beispiel aufs Handy.
page-move-how = Öffne diesen Link auf dem anderen Gerät, oder scanne damit den Code. Dein Platz und deine Hand ziehen dorthin um.
page-move-qr = QR-Code für deinen Platz
page-move-link = Link zu deinem Platz
page-move-secret = Wer diesen Link öffnet, spielt für dich. Gib ihn nicht weiter.
page-moved-here = Da bist du wieder! Dein Platz ist jetzt auf diesem Gerät.
page-moved-bad = Dieser Link ist schon benutzt, oder der Platz gehört dir nicht mehr.
page-local = Diese Adresse kennt nur dieser Computer. Auf anderen Geräten nimm die Adresse, die der Server beim Start angezeigt hat.

page-review = Partie ansehen
page-review-start = Vor dem ersten Zug
page-review-step = Schritt
page-review-first = Zum Anfang
page-review-before = Zurück
page-review-after = Weiter
page-review-last = Zum Ende
page-review-play = Abspielen
page-review-pause = Pause
page-review-eyes = Ansicht
page-review-public = Zuschauer
page-review-as = { $who }
page-review-steps = Schritte
page-review-told = Was geschah
page-review-copy = Link zu diesem Moment kopieren
page-review-copied = Link zu diesem Moment kopiert.
page-review-link-above = Der Link zu diesem Moment steht in der Adresszeile.
page-review-back = Zurück zum Tisch
page-review-not-over = Dieses Spiel läuft noch: Hier wäre sonst Verdecktes zu sehen.

page-proof = Fairness prüfen
page-proof-fits = stimmt
page-proof-fails = falsch
page-proof-good = Nachweislich fair
page-proof-good-more = Niemand konnte dieses Spiel manipulieren. Dein Browser hat gerade alles nachgeprüft.
page-proof-good-less = Alles in dieser Partie folgt aus dem, was am Anfang versprochen wurde. Unten steht, was das beweist und was nicht.
page-proof-bad = Nicht bewiesen
page-proof-bad-more = Etwas in dieser Partie ist nicht so, wie es versprochen war. Es ist unten markiert.
page-proof-no-record = Das ist keine aufgezeichnete Partie.
page-proof-no-commitment = Vor diesem Spiel wurde nichts versprochen, also gibt es nichts zu prüfen.
page-proof-no-seed = Die Geheimzahl des Servers fehlt in der Aufzeichnung.
page-proof-unknown-version = Diese Partie folgt einem neueren Beweis, als die Seite kennt. Lade sie neu.
page-proof-seed = Der Server hat Wort gehalten
page-proof-seed-how = Vor dem Spiel hat er eine Geheimzahl gewählt und ihren Fingerabdruck veröffentlicht. Die Zahl in der Aufzeichnung muss denselben Fingerabdruck haben.
page-proof-promised = versprochen
page-proof-found = gefunden
page-proof-seats = Die Spieler haben eigene Zahlen dazugegeben
page-proof-seats-how = Jedes Gerät hat eine eigene Zufallszahl dazugegeben, auch sie mit Fingerabdruck. Eine einzige ehrliche Person genügt.
page-proof-seat-none = hat nichts dazugegeben, wie alle Bots.
page-proof-seat-added = hat eine Zahl dazugegeben, die zum Fingerabdruck passt.
page-proof-seat-withheld = hat eine Zahl versprochen, aber sie kam nicht rechtzeitig.
page-proof-seat-other = hat eine andere Zahl genannt als die versprochene.
page-proof-seat-uncommitted = hat eine Zahl genannt, die nie versprochen war.
page-proof-seat-unreadable = hat etwas genannt, das keine Zahl ist.
page-proof-alone = Niemand hat eine Zahl dazugegeben: Die Geheimzahl stammt allein vom Server.
page-proof-seen = Was dieser Browser gesehen hat
page-proof-seen-same = Er war von Anfang an dabei, hat diese Fingerabdrücke vor der ersten Ziehung gesehen, und seither hat sich nichts geändert.
page-proof-seen-other = Die Fingerabdrücke oder deine eigene Zahl sind nicht die, die er am Anfang gesehen hat!
page-proof-seen-second = Der Server hat dieselbe Partie mehrmals begonnen, mit anderen Fingerabdrücken. Er kann sich eine ausgesucht haben!
page-proof-seen-absent = Er war am Anfang nicht dabei und weiß nicht, ob die Fingerabdrücke zuerst da waren. Frag jemanden, der dabei war.
page-proof-draws = Jede Ziehung folgt aus diesen Zahlen
page-proof-draws-count = { $all ->
    [one] { $right } von { $all } Ziehung wiederholt, gleiches Ergebnis.
   *[other] { $right } von { $all } Ziehungen wiederholt, gleiches Ergebnis.
}
page-proof-each = Alle Ziehungen
page-proof-instead = Die Aufzeichnung sagt „{ $written }“, die Zahlen ergeben „{ $drawn }“.
page-proof-uncalled = Hier war nichts dem Zufall überlassen.
page-proof-left-out = Hier fehlt eine Ziehung.
page-proof-lots = Jedes Los auch
page-proof-lots-count = { $all ->
    [one] { $right } von { $all } Los bei zu knappen Rufen.
   *[other] { $right } von { $all } Losen bei zu knappen Rufen.
}
page-proof-signed = Der Server steht für die Züge ein
page-proof-signed-yes = Er hat jeden Zug und das Ende des Spiels unterschrieben.
page-proof-signed-none = Niemand hat das unterschrieben. Die Ziehungen sind bewiesen, die Züge der Spieler nicht.
page-proof-signed-wrong = Die Unterschrift passt nicht: Danach wurde etwas geändert.
page-proof-resigned = Auch dass hier jemand aufgab, ist nicht bewiesen.
page-proof-key = sein Schlüssel
page-proof-lots-old = Diese ältere Partie sagt nicht, wer gleichauf war. Ein fehlendes Los fällt nicht auf.
page-proof-limits = Was das nicht beweist
page-proof-limits-more = Dass der Server nicht vorher nachgesehen oder jemandem etwas verraten hat; dass kein Spiel vor dem Start verworfen wurde; und wer in einem Wettlauf zuerst reagiert hat: Das misst der Server selbst.
page-proof-raw = Alle Zahlen
page-proof-raw-how = Lieber mit einem eigenen Programm? bango verify ist eines, und docs/FAIRNESS.md erklärt die Rechnung.

page-again = Noch mal versuchen
page-lesson = Lektion
page-lesson-start = Spielend lernen
page-lesson-progress = Schritt { $at } von { $of }
page-lesson-back = Zurück
page-lesson-play = Richtig spielen
page-lesson-again = Von vorn
page-lesson-done = geschafft
page-lesson-next = Nächste Lektion: { $game }
page-fair = Jede Karte und jeder Wurf lässt sich nach dem Spiel nachprüfen, von allen.

page-learn-games = Regeln der anderen Spiele
page-learn-contents = Inhalt
page-learn-examples = Beispiele

page-review-this = Ansehen

## Mehrere an einem Gerät

page-pass-device = Gib das Gerät an { $who }
page-pass-turn = { $who } ist dran. Alle anderen: nicht spicken!
page-pass-why = Ihr teilt euch dieses Gerät. Jede Hand bleibt verdeckt, bis sie an der Reihe ist.
page-pass-take = Ich bin { $who }

## Lektionen: was in jeder gesagt wird

lesson-another-way = Das ginge auch, aber diese Lektion geht anders weiter. Nichts ist verloren: Versuch es noch mal.
lesson-over = Das war die Lektion! Spiel sie noch mal, oder setz dich an einen richtigen Tisch.
