### What can be typed at a table, in the terminal's lines and in the page's command field, and how it is answered.
###
### typed-ask-* and typed-do-* are what people type for one thing, several ways of saying it with | between them; the
### first is what the program says itself. Accents, capitals and signs do not matter in what is typed. typed-word-* are words
### inside such a line. typed-say-* is how the program itself would type a step: tests read it back.
### $who is a player's name.

## How things are named

typed-you = Du
typed-card = { $colour } { $number }
typed-points = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
}

## What everybody can ask

typed-ask-help = hilfe | ? | help | befehle | was kann ich tippen
typed-ask-position = stellung | position | tisch | brett | p
typed-ask-turn = zug | wer | wer ist dran
typed-ask-score = punkte | punktestand | stand | trophäen
typed-ask-close = wer gewinnt | wer gewinnt bald | wer führt | wer liegt vorn
typed-ask-last = zuletzt | letzter zug | was war
typed-ask-me = ich | mein platz
typed-ask-moves = züge | was kann ich tun

## Words inside a line

typed-word-player = spieler | spielerin | platz
typed-word-filler = der | die | das | den | dem | ein | eine | einen | und | mein | meine | meiner | karte | karten | mit | bitte | stein | nummer | folge
typed-word-all = alle | alles | beide
typed-word-to = an | > | nach | zu | auf
typed-word-from = von

## What comes back

typed-can = Du kannst: { $steps }
typed-which = Was davon? Du kannst sagen: { $choices }
typed-not-now = Das geht gerade nicht.
typed-not-understood = „{ $line }“ verstehe ich nicht.
typed-ask-for-help = Tipp hilfe für mehr.
typed-nothing-yet = Es ist noch nichts passiert.
typed-help = Frag: stellung, zug, punkte, zuletzt, züge, ich, den Namen einer Person, wer gewinnt.

## Cards

typed-help-cards = Tipp ziehen; nimm 6 und 7; fertig; bango mit rot 4; explodieren; auslegen; behalten; beginne mit 5 und 6; lege 7 an 1. Für eine Karte reicht die Zahl, oder Farbe und Zahl. Frag: hand, mitte, stapel, ablage.
typed-ask-cards-hand = hand | meine hand | meine karten
typed-ask-cards-centre = mitte | zentrum
typed-ask-cards-deck = stapel
typed-ask-cards-discard = ablage | ablagestapel
typed-do-cards-draw = ziehen | zieh | ziehe | karte ziehen | weiter ziehen | aufdecken
typed-do-cards-explode = explodieren | explodieren lassen | lass es explodieren
typed-do-cards-done = fertig | das reicht | genug | done
typed-do-cards-lay = auslegen | leg aus | lege aus | lay
typed-do-cards-keep = behalten | hand behalten | behalte | keep
typed-do-cards-stop = stopp | stop | stopp und | halt
typed-do-cards-take = nimm | nehmen | nehme | ich nehme | take
typed-do-cards-bango = bango
typed-do-cards-destroy = zerstöre | zerstören | zerstör
typed-do-cards-start = beginne | beginnen | beginn | start
typed-do-cards-add = lege | leg | anlegen
typed-say-cards-take = nimm { $card }
typed-say-cards-bango = bango mit { $with }
typed-say-cards-destroy = zerstöre { $card } mit { $with }
typed-say-cards-start = beginne mit { $low } und { $high }
typed-say-cards-add = lege { $card } an { $sequence }
typed-word-red = rot | rote | roten | rotes
typed-word-yellow = gelb | gelbe | gelben | gelbes
typed-word-blue = blau | blaue | blauen | blaues
typed-word-purple = violett | violette | violetten | lila
typed-word-black = schwarz | schwarze | schwarzen
typed-which-card = { $count ->
    [2] Es gibt zwei { $number }er: { $cards }. Sag, welche.
   *[other] Es gibt { $count } { $number }er: { $cards }. Sag, welche.
}
typed-cards-hand = Auf der Hand: { $cards }.
typed-cards-secret = Sonst hat niemand gesehen: { $card }.
typed-cards-centre = In der Mitte: { $cards }.
typed-cards-seen = gesehen: { $cards }
typed-cards-sequence = Folge { $number }: { $cards }
typed-cards-discarded = abgelegt: { $cards }

## Dice

typed-help-dice = Tipp würfeln; zum Rufen das Tier oder nichts; nimm Nashorn von Bruno. Frag: würfel, vorrat, warum.
typed-ask-dice-dice = würfel | die würfel
typed-ask-dice-supply = vorrat
typed-ask-dice-why = warum | grund
typed-do-dice-throw = würfeln | werfen | wirf | würfle | throw
typed-do-dice-call = rufe | ruf | rufen | call
typed-do-dice-take = nimm | nehmen | ich nehme | claim
typed-say-dice-take = nimm { $animal }
typed-say-dice-take-from = nimm { $animal } von { $whom }
typed-word-rhino = nashorn | nashörner | rhino
typed-word-gnu = gnu | gnus
typed-word-bongo = bongo | bongos
typed-word-nothing = nichts | keins | nothing
typed-dice-yellow = gelb { $faces }
typed-dice-red = rot { $faces }
typed-dice-green = grün { $faces }
typed-dice-no-roll = Es liegen keine Würfel auf dem Tisch.
typed-dice-no-why = Es gibt noch keine Antwort.
typed-dice-supply = Im Vorrat: { $trophies }.
typed-dice-no-trophies = keine Trophäen
typed-dice-rhinos = { $count ->
    [one] ein Nashorn
    [2] zwei Nashörner
    [3] drei Nashörner
   *[other] { $count } Nashörner
}
typed-dice-gnus = { $count ->
    [one] ein Gnu
    [2] zwei Gnus
    [3] drei Gnus
   *[other] { $count } Gnus
}
typed-dice-bongos = { $count ->
    [one] ein Bongo
    [2] zwei Bongos
    [3] drei Bongos
   *[other] { $count } Bongos
}
typed-dice-close = { $who }: { $trophies }; noch etwa { $rounds ->
    [1] { $rounds } Runde
   *[other] { $rounds } Runden
} bis zum Sieg.

## Tiles

typed-help-tiles = Tipp ein Feld, die Spalte zuerst: 0,-2. Später welcher Stein und wohin: 0,0 nach 3,1. Passen, wenn nichts anderes geht. Frag: reihe 0, spalte 3, feld 0,-2, züge 3,1.
typed-ask-tiles-row = reihe | zeile
typed-ask-tiles-column = spalte
typed-ask-tiles-look = feld | schau
typed-do-tiles-pass = passen | passe | pass
typed-do-tiles-put = setze | setz | lege | leg | bewege | ziehe
typed-say-tiles-move = { $from } nach { $to }
typed-tiles-row = Reihe { $number }: { $tiles }.
typed-tiles-column = Spalte { $number }: { $tiles }.
typed-tiles-in-row = Reihe { $row }: { $columns }
typed-tiles-places = Hier kannst du einen Stein setzen, Reihe für Reihe: { $cells }.
typed-tiles-movable = Diese Steine können ziehen, Reihe für Reihe: { $cells }. Tipp züge und einen Stein, dann hörst du, wohin.
typed-tiles-targets = { $cell } kann hierhin, Reihe für Reihe: { $cells }. Tipp zum Beispiel { $example }
typed-tiles-cannot-move = Mit { $cell } geht gerade nichts.
typed-tiles-many-places = Du kannst einen Stein auf { $count } Felder setzen. Tipp eines, zum Beispiel 0,-2, oder züge, um sie zu hören.
typed-tiles-many-moves = { $count ->
    [one] Einer deiner Steine kann
   *[other] { $count } deiner Steine können
} ziehen. Tipp welcher und wohin, zum Beispiel 0,0 nach 3,1, oder züge, um sie zu hören.
typed-tiles-longest = { $who }, { $colour }: { $length } in einer Reihe, { $from } bis { $to }.
typed-tiles-free = frei
typed-tiles-left-of = links
typed-tiles-right-of = rechts
typed-tiles-above = oben
typed-tiles-below = unten

## What can be typed in the terminal only

typed-command-again = nochmal | noch mal | again
typed-command-bots = bots
typed-command-hint = tipp | hinweis | hint | h
typed-command-next = weiter | bereit | next
typed-command-odds = risiko | chancen | odds | o
typed-command-quit = beenden | quit | q
typed-command-resign = aufgeben | resign
typed-command-rules = regeln | rules
typed-command-say = sag | sage | say
typed-command-start = start | anfangen
typed-command-undo = zurück | zurücknehmen | undo | u
