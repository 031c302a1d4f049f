### Alles, was über `cards` gesagt wird: Bango von Paco Yáñez. en/common.ftl sagt, was wo steht.
###
### $who ist der Name einer Person am Tisch. Karten stehen als Farbe und Zahl, wie auf dem Tisch.
### Die Namen der Karten stehen nur im Nominativ oder Akkusativ („die rote 7“), sonst müssten sie gebeugt werden.

## Namen

colour-red = rot
colour-yellow = gelb
colour-blue = blau
colour-purple = violett
colour-black = schwarz
page-game-cards = Bango Karten
page-short-cards = Karten
page-sentence-cards = Noch eine Karte ziehen, oder aufhören, bevor zwei gleiche Zahlen alles sprengen?
page-card = { $colour }e { $number }
page-card-said = die { $colour }e { $number }

## Züge

cards-step-deal = { $who } bekommt { $card }.
cards-step-deal-hidden = { $who } bekommt eine verdeckte Karte.
cards-step-draw = { $who } zieht.
cards-step-reveal = { $card } kommt.
cards-step-bango = Bango! { $who } opfert { $with } und zerstört die Karte.
cards-step-explode = { $who } lässt es explodieren.
cards-step-take = { $who } nimmt { $card }.
cards-step-destroy = Bango! { $who } opfert { $with } und zerstört { $card }.
cards-step-done = { $who } ist fertig.
cards-step-lay = { $who } legt aus.
cards-step-keep = { $who } behält die Hand.
cards-step-start = { $who } beginnt eine Folge: { $low } und { $high }.
cards-step-extend = { $who } legt { $card } an Folge { $sequence } an.
cards-step-deal-you = Du bekommst { $card }.
cards-step-deal-hidden-you = Du bekommst eine verdeckte Karte.
cards-step-draw-you = Du ziehst.
cards-step-bango-you = Bango! Du opferst { $with } und zerstörst die Karte.
cards-step-explode-you = Du lässt es explodieren.
cards-step-take-you = Du nimmst { $card }.
cards-step-destroy-you = Bango! Du opferst { $with } und zerstörst { $card }.
cards-step-done-you = Du bist fertig.
cards-step-lay-you = Du legst aus.
cards-step-keep-you = Du behältst deine Hand.
cards-step-start-you = Du beginnst eine Folge: { $low } und { $high }.
cards-step-extend-you = Du legst { $card } an Folge { $sequence } an.

## Was jemand anders hintereinander getan hat, als ein Satz für alle, die zuhören

cards-run = { $who } { $deeds }.
cards-run-turns = { $count ->
    [one] deckt eine Karte auf
   *[other] deckt { $count } Karten auf
  }
cards-run-takes = nimmt { $cards }
cards-run-strikes = ruft Bango und zerstört { $card }
cards-run-bango = ruft Bango
cards-run-explodes = lässt es krachen
cards-run-lays = { $count ->
    [one] legt eine Karte aus
   *[other] legt { $count } Karten aus
  }
cards-run-keeps = behält die Hand

## Was ein Zug auslöst

cards-after-reveal = Zwei gleiche Zahlen! Es explodiert, wenn { $who } nicht mit einem Bango kontert.
cards-after-explosion = Explosion! { $who } nimmt { $cards }.
cards-after-remains = { $who } nimmt den Rest: { $cards }.
cards-after-reveal-you = Zwei gleiche Zahlen! Es explodiert, wenn du nicht mit einem Bango konterst.
cards-after-explosion-you = Explosion! Du nimmst { $cards }.
cards-after-remains-you = Du nimmst den Rest: { $cards }.
page-log-cancelled = Explosion verhindert.
page-log-thrown = { $count ->
    [one] { $cards } wird abgelegt.
   *[other] { $cards } werden abgelegt.
}
page-log-minus = { $count ->
    [one] Eine Karte passt nicht: −1.
   *[other] { $count } Karten passen nicht: −{ $count }.
}

## Punkte

score-sequence = Folge { $number }: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} + { $bonus } = { $total }
score-bonus = Bonus: { $bonus } × { $colour }
score-no-bonus = kein Bonus: Gleichstand der Farben
score-bonus-tie = Bonus: { $bonus } × { $colour } (Gleichstand bei den häufigeren Farben)
score-minus = Persönliche Ablage: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points }
score-total = Gesamt: { $total }

## Am Tisch

page-cards-draw-first = Du bist dran. Zieh eine Karte.
page-cards-draw = Weiter ziehen, oder aufhören und Karten nehmen?
page-cards-last = Der Stapel ist leer. Nimm, was du willst.
page-cards-explosion = Zwei gleiche! Mit Bango retten oder explodieren lassen?
page-cards-take = Nimm, was du willst. Der Rest wird abgelegt.
page-cards-share = Explosion bei { $who }! Nimm oder zerstöre eine Karte.
page-cards-share-take = Explosion bei { $who }! Nimm eine Karte.
page-cards-remains-take = Der Rest gehört dir, ob du willst oder nicht.
page-cards-remains = Zerstöre, was du nicht willst, und nimm den Rest.
page-cards-lay-or-keep = Auslegen für Punkte, oder die Hand behalten?
page-cards-laying = Leg Folgen aus. Jede übrige Karte kostet einen Punkt.
page-cards-other-shares = Explosion! { $who } nimmt oder zerstört eine Karte.
page-cards-other-lays = { $who } legt aus.
page-cards-other-explosion = Gleich explodiert es! Kontert { $who } mit Bango?
page-cards-deck = Stapel: noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-cards-discard = Gemeinsame Ablage: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
page-cards-discarded = Persönliche Ablage
page-cards-centre-empty = Die Mitte ist leer.
page-cards-no-sequence = Hier kommen deine Folgen hin.
page-cards-hand = Deine Hand
page-cards-hand-empty = Deine Hand ist leer.
page-cards-hand-size = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
page-cards-secret = die kennst nur du
page-cards-turn-over = Karte ziehen
page-cards-another = Weiter ziehen
page-cards-stop = { $count ->
    [one] Aufhören und diese nehmen
   *[other] Aufhören und { $count } nehmen
}
page-cards-stop-all = { $count ->
    [one] Aufhören und sie nehmen
    [2] Aufhören und beide nehmen
   *[other] Aufhören und alle { $count } nehmen
}
page-cards-enough = Das reicht
page-cards-explode = Explodieren lassen
page-cards-take-one = Nehmen: { $card }
page-cards-take-rest = { $count ->
    [0] Weiter
    [one] Letzte Karte nehmen
   *[other] Die anderen { $count } nehmen
}
page-cards-lay = Auslegen
page-cards-keep = Hand behalten
page-cards-put-here = Hier anlegen
page-cards-choose-partner = Jetzt die Zahl darüber oder darunter, oder eine Folge.
page-cards-finish = { $count ->
    [0] Fertig
   *[other] Fertig ({ $count } übrig, −{ $count })
}
page-cards-tense = Aufdecken …
page-cards-boom = Explosion!
page-cards-own = Deine Seite des Tischs
page-cards-new-sequence = Zieh eine Karte hierher, oder tippe zwei Nachbarzahlen an
page-cards-undo = Zurück
page-cards-arrange = Für mich ordnen
page-cards-arranged = Ein Vorschlag, insgesamt { $points } wert. Bestätigen oder zurück.
page-cards-total-then = Dieser Zug { $gain } · gesamt { $points }
page-cards-to-discard = Übrig: { $cards } (−{ $count })
page-cards-all-laid = Jede Karte hat ihren Platz.
page-cards-odds = Explosionsrisiko: { $percent }
page-cards-arrange-nothing = Keine Karte passt: Nichts ist benachbart.

## Am Tisch: was andere taten, was gemeint ist, und die Tasten
## $cards sind Zahlen hintereinander: *die 6 und die 7*. `-you` spricht die lesende Person an.

page-cards-said-number = die { $number }
page-cards-said-black = die schwarze { $number }
page-cards-did-draw = { $who } zieht …
page-cards-did-draw-you = Du ziehst …
page-cards-did-stop = { $who } hört auf und nimmt { $cards }.
page-cards-did-stop-you = Du hörst auf und nimmst { $cards }.
page-cards-did-take = { $who } nimmt { $cards }.
page-cards-did-take-you = Du nimmst { $cards }.
page-cards-did-get = { $who } bekommt { $cards }.
page-cards-did-get-you = Du bekommst { $cards }.
page-cards-did-bango = Bango! { $who } zerstört { $cards }.
page-cards-did-bango-you = Bango! Du zerstörst { $cards }.
page-cards-did-explode = Bei { $who } explodiert es!
page-cards-did-explode-you = Bei dir explodiert es!
page-cards-did-lay-begin = { $who } legt aus.
page-cards-did-lay-begin-you = Du legst aus.
page-cards-did-lay = { $who } legt { $cards } aus.
page-cards-did-lay-you = Du legst { $cards } aus.
page-cards-did-lay-lost = { $count ->
    [0] { $who } kann nichts anlegen: −{ $lost }.
    [one] { $who } legt eine Karte aus; { $lost } übrig, −{ $lost }.
   *[other] { $who } legt { $count } Karten aus; { $lost } übrig, −{ $lost }.
}
page-cards-did-lay-lost-you = { $count ->
    [0] Du kannst nichts anlegen: −{ $lost }.
    [one] Du legst eine Karte aus; { $lost } übrig, −{ $lost }.
   *[other] Du legst { $count } Karten aus; { $lost } übrig, −{ $lost }.
}
page-cards-did-keep = { $who } behält die Hand.
page-cards-did-keep-you = Du behältst deine Hand.
page-cards-does-draw = zieht
page-cards-does-stop = hört auf, nimmt
page-cards-does-take = nimmt
page-cards-does-get = bekommt
page-cards-does-bango = Bango!
page-cards-does-lay = legt aus
page-cards-does-keep = behält
page-cards-must-lay = Du hast { $count } Karten (Limit { $limit }), also musst du auslegen.
page-cards-lay-last = Der Stapel ist leer: Leg ein letztes Mal aus.
page-cards-bango-destroy = Bango! Zerstör die { $number } (mit deiner { $with })
page-cards-soon-take = Du nimmst { $cards } …
page-cards-soon-bango = Bango: { $card } …
page-cards-soon-explode = Es explodiert gleich …
page-cards-soon-keep = Du behältst deine Hand …
page-cards-soon-rest = Weiter …
page-cards-soon-lay = Du legst aus …
page-cards-known = In dieser Hand gesehen: { $cards }
page-cards-sequences = Begonnene Folgen:
page-cards-why-known = { $card }: Alle haben gesehen, wie sie auf diese Hand kam (C9).
page-cards-why-hidden = Verdeckt ausgeteilt: Nur wer sie hat, kennt sie (C9).
page-cards-why-black = Schwarz kommt in keine Folge: −1 beim Auslegen (C6.5).
page-cards-why-limit = Mehr als { $limit } Karten am Ende deines Zuges? Dann musst du auslegen (C6.1).
page-cards-why-three = Höchstens { $most } Folgen im Spiel, also mach sie lang (C6.4).
page-cards-why-worth = { $bonus ->
    [0] { $cards } Punkte für { $cards } Karten. Gleichstand der Farben, also kein Bonus (C8.2).
   *[other] { $cards } für die Karten, +{ $bonus } Farbbonus (C8.2).
}
page-cards-why-discard = { $count ->
    [one] Eine Karte übrig: −1 (C8.3).
   *[other] { $count } Karten übrig: −{ $count } (C8.3).
}
page-cards-key-draw = Karte ziehen
page-cards-key-stop = aufhören und nehmen
page-cards-key-choose = Karte wählen
page-cards-key-bango = Bango!
page-cards-key-explode = explodieren lassen
page-cards-key-lay = auslegen
page-cards-key-keep = Hand behalten
page-cards-key-arrange = für mich ordnen
page-cards-key-finish = fertig auslegen
page-cards-key-undo = zurücknehmen
page-cards-best-sequence = Deine längste Folge: { $count } Karten, { $from } bis { $to }
page-cards-best-haul = Dein bester Fang: { $count } Karten auf einmal
page-cards-best-bango = Du hast { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} Bango gerufen

## Im Terminal

show-deck = Stapel
show-centre = Mitte
show-discard = Ablage
show-hand = Hand
show-hidden = { $count } verdeckt
show-personal = abgelegt
show-points = Punkte: { $points }
show-empty = leer
tui-key-start = neue Folge mit { $card }
tui-key-extend = an Folge { $number }
tui-key-odds = Risiko
tui-cards-bango = Bango mit: { $card }!
tui-keys-cards = d zieht eine Karte. ← → gehen durch die Mitte, die Leertaste markiert eine Karte, a alle, Enter hört auf und nimmt die markierten. b oder eine Ziffer spielt Bango, x lässt es explodieren. l legt aus, k behält die Hand. Beim Auslegen wählen ← → eine Karte, ↑ ↓ oder eine Ziffer ihren Platz, Enter legt sie hin, f ist fertig. o zeigt das Risiko der nächsten Karte.
tui-odds = Risiko, dass die nächste Karte explodiert: { $explodes }; ohne dass du es verhindern kannst: { $uncancelled }. { $helpful ->
    [one] { $helpful } unbekannte Karte würde dir helfen.
   *[other] { $helpful } unbekannte Karten würden dir helfen.
}
tui-odds-none = Gerade kein Risiko: Du ziehst nicht.
tui-mark-first = Markier zuerst mit der Leertaste, was du nehmen willst.
tui-no-neighbour = Keine deiner Karten ist ihr Nachbar, also beginnt sie keine Folge (C6.3).
tui-cards-worth = wenn du jetzt fertig bist: { $points }

## Tipps: warum ein Zug gut ist
## $share wird in Prozent gesagt.

hint-cards-draw-first = Jeder Zug beginnt mit einer Karte.
hint-cards-draw = Risiko einer Explosion, die du nicht verhindern kannst: { $share }; { $helpful ->
    [one] { $helpful } unbekannte Karte würde dir helfen
   *[other] { $helpful } unbekannte Karten würden dir helfen
}.
hint-cards-stop = Hör auf und nimm { $card }. Risiko einer Explosion, die du nicht verhindern kannst: { $share }. Mit dieser Karte zählt deine Hand { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-cards-take = Nimm { $card }: Damit zählt deine Hand { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-cards-bango-cancel = Opfere { $card } und verhindere die Explosion.
hint-cards-bango-answer = Bango: So wirst du { $card } los.
hint-cards-explode = Lass es explodieren: Deine Karte ist mehr wert, als { $cards ->
    [one] die { $cards } Karte in der Mitte dich kosten kann
   *[other] die { $cards } Karten in der Mitte dich kosten können
}.
hint-cards-destroy = Opfere { $with } und zerstöre { $card }.
hint-cards-lay = Leg aus: Das bringt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hint-cards-keep = Behalte deine Hand: Auslegen bringt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Warten vielleicht mehr.
hint-cards-start = Beginne eine Folge: { $low } und { $high }.
hint-cards-extend = Leg { $card } an die Folge an.
hint-cards-done-taking = Lass { $cards ->
    [one] die andere Karte
   *[other] die anderen { $cards } Karten
} in der Mitte.
hint-cards-done-destroying = Nimm { $cards ->
    [one] die letzte Karte
   *[other] die { $cards } übrigen Karten
}.
hint-cards-done-laying = { $cards ->
    [one] Die andere Karte hat
   *[other] Die anderen { $cards } Karten haben
} keinen guten Platz.
hint-cards-chance = Das entscheidet der Zufall.

## Auf der Seite sagt ein erster Druck, wohin du sehen sollst

hint-cards-draw-first-look = Dein Zug beginnt am Stapel.
hint-cards-draw-look = Sieh auf den Stapel, und auf das Risiko.
hint-cards-stop-look = Sieh in die Mitte: Ist es Zeit aufzuhören?
hint-cards-take-look = Sieh in die Mitte: Was passt zu deiner Hand?
hint-cards-bango-cancel-look = Sieh auf deine Hand: Hast du die gleiche Zahl?
hint-cards-bango-answer-look = Sieh auf die letzte Karte, und auf deine Hand.
hint-cards-explode-look = Was würde eine Explosion dich wirklich kosten?
hint-cards-destroy-look = Sieh auf deine Hand: Welche Zahl liegt auch in der Mitte?
hint-cards-lay-look = Sieh auf deine Hand: Ist sie schon Punkte wert?
hint-cards-keep-look = Sieh auf deine Hand: Kann sie noch wachsen?
hint-cards-start-look = Such zwei benachbarte Zahlen.
hint-cards-extend-look = Sieh auf die Enden deiner Folgen.
hint-cards-done-taking-look = Sieh in die Mitte: Hilft dir der Rest?
hint-cards-done-destroying-look = Sieh in die Mitte: Stören dich diese Karten wirklich?
hint-cards-done-laying-look = Sieh auf deine Hand: Passt noch etwas?

## Die Lektion

lesson-cards-draw = Du bist dran. Auf der Hand hast du die blaue 6, die blaue 7 und die rote 9. Jeder Zug beginnt mit einer Karte vom Stapel: Zieh eine.
lesson-cards-more = Eine gelbe 9. Du kannst aufhören und sie nehmen oder weiterziehen, solange keine Zahl zweimal kommt. Zieh weiter.
lesson-cards-more-try = Du könntest hier aufhören, aber eine Karte ist nicht viel. Trau dich: Zieh weiter.
lesson-cards-tension = Eine blaue 5, gleich neben deiner 6 und 7! Aber jetzt würde eine 9 oder eine 5 alles sprengen. Mit jeder Karte steigt das Risiko. Spür es einmal: Zieh eine dritte Karte.
lesson-cards-tension-try = Aufhören wäre klug. Sei es dieses eine Mal nicht: Zieh eine dritte Karte und sieh, was passiert.
lesson-cards-bango = Eine zweite 9: Gleich explodiert es! Aber du hast selbst eine 9. Spiel deine rote 9 und ruf Bango: Sie zerstört die Karte, die du gerade gezogen hast, und verhindert die Explosion.
lesson-cards-bango-try = Wenn es explodiert, ist dein Zug vorbei, und Mia nimmt einen Teil der Karten. Rette sie: Spiel deine rote 9.
lesson-cards-take = Gerettet! Diese beiden 9er sind weg. Hör auf, solange es gut geht: Nimm die blaue 5 und lass die gelbe 9 liegen, die zu nichts auf deiner Hand passt. Was du liegen lässt, wird abgelegt und kostet niemanden etwas.
lesson-cards-take-try = Nimm die blaue 5 und sonst nichts: Sie passt zu deiner 6 und 7. Eine Karte, die nirgends passt, kostet dich beim Auslegen einen Punkt.
lesson-cards-keep = Du hast die blaue 5, 6 und 7. Du könntest sie jetzt auslegen. Aber eine längere Folge bringt mehr, und bis zu fünf Karten darfst du behalten. Behalte deine Hand.
lesson-cards-keep-try = Drei Karten bringen schon einiges. Aber warte auf die vierte: Behalte diesmal deine Hand.
lesson-cards-boom = Mia war zu gierig: zwei 3er und kein Bango. Die explodierte Karte und die schwarze bekommt sie. Vom Rest wählst du zuerst. Die violette 4 passt zu deiner 5: Nimm sie.
lesson-cards-boom-try = Sieh auf deine Hand: blaue 5, 6 und 7. Mit der violetten 4 sind es vier hintereinander.
lesson-cards-again = Mia hat den Rest genommen, und ihr Zug ist vorbei. Jetzt hast du 4, 5, 6 und 7. Du bist wieder dran: Zieh eine Karte.
lesson-cards-black = Eine schwarze 2. Beim Ziehen zählen schwarze Karten wie alle anderen, aber sie kommen nie in eine Folge. Wenn es bei dir explodiert, bekommst du sie alle. Zieh weiter.
lesson-cards-black-try = Niemand will eine schwarze Karte. Zieh weiter und drück die Daumen.
lesson-cards-lay = Noch eine 2, und du hast keine: Es explodiert, und beide Karten gehören dir. Das sind sechs. Mit mehr als fünf am Ende deines Zuges musst du auslegen. Mach aus 4, 5, 6 und 7 eine Folge: Beginne mit zwei Nachbarzahlen und leg die anderen an den Enden an.
lesson-cards-lay-try = Mach eine Folge aus allen vieren: 4, 5, 6 und 7. Eine lange ist besser als zwei kurze.
lesson-cards-score = Vier Karten, vier Punkte. Drei sind blau, mehr als jede andere Farbe: 3 Punkte Bonus. Die violette 2 und die schwarze 2 passen nirgends und kosten je einen Punkt. Das macht 5. Leg fertig aus.
lesson-cards-end = Das ist das ganze Spiel. Es geht weiter, bis der Stapel leer ist; dann legen alle ein letztes Mal aus, und die meisten Punkte gewinnen. Du kannst bis zu drei Folgen haben, also überleg gut, wann du aufhörst und wann du auslegst. Viel Glück!

## Die Regeln, den Spielenden erzählt

rules-cards-title = Bango, das Kartenspiel
rules-cards-designer = Ein Spiel von Paco Yáñez (Funnyfox, 2025), für 2 bis 5
rules-cards-idea = Zieh Karten, eine nach der anderen, und hör auf, bevor eine Zahl zum zweiten Mal kommt. Die Karten, die du nimmst, werden zu Folgen, die Punkte bringen; was nirgends passt, kostet Punkte.

rules-cards-1-heading = Was du brauchst
    .law = C1
rules-cards-1-1 = Einen *Stapel* aus 99 Karten, alle mit der gleichen Rückseite.
rules-cards-1-2 = 88 davon sind *farbig*: rot, gelb, blau und violett. Jede Farbe hat die Zahlen 1 bis 11, und jede farbige Karte gibt es zweimal.
rules-cards-1-3 = Die anderen 11 sind *schwarz*: die Zahlen 1 bis 11, je einmal. Von jeder Zahl gibt es also neun Karten.
rules-cards-1-4 = Das Programm schreibt Karten manchmal kurz, als Buchstabe und Zahl: R für Rot, Y für Gelb, B für Blau, P für Violett und K für Schwarz. B5 ist die blaue 5.

rules-cards-2-heading = Vorbereitung
    .law = C2
rules-cards-2-1 = Mischt den Stapel. Nehmt dann zufällig Karten heraus, ohne sie anzusehen: 25 zu zweit, 15 zu dritt, 10 zu viert, keine zu fünft. Niemand weiß, welche fehlen.
rules-cards-2-2 = Alle bekommen eine verdeckte Karte. Sie ist die erste Karte deiner *Hand*: Sieh sie dir an und behalte sie für dich. Ist sie schwarz, kommt sie zurück in den Stapel, und du bekommst eine andere.
rules-cards-2-3 = Nach dem Austeilen wird der Stapel noch einmal gemischt. Eine zurückgelegte Karte kann also überall sein, und niemand erfährt, welche schwarzen Karten zurückkamen.
rules-cards-2-4 = Wer anfängt, entscheidet das Los, wenn ihr euch nicht anders einigt. Danach geht es im Uhrzeigersinn weiter.

rules-cards-3-heading = Dein Zug
    .law = C3
rules-cards-3-1 = Ein Zug hat zwei Teile. Zuerst *ziehst* du: Das musst du. Dann darfst du *auslegen*: Das entscheidest meistens du.
rules-cards-3-2 = Ziehen bringt Karten auf deine Hand. Auslegen macht aus deiner Hand Punkte.

rules-cards-4-heading = Ziehen
    .law = C4.1, C4.2, C4.3, C4.4
rules-cards-4-1 = Zieh die oberste Karte vom Stapel und leg sie offen in die *Mitte* des Tischs. Mindestens eine Karte musst du ziehen.
rules-cards-4-2 = Ihre Zahl ist anders als die aller Karten in der Mitte? Dann wähle: weiterziehen, *aufhören* oder die neue Karte mit einem Bango zerstören (siehe nächster Abschnitt).
rules-cards-4-3 = Wenn du aufhörst, nimm Karten aus der Mitte auf die Hand: welche du willst und so viele du willst, aber mindestens eine. Der Rest kommt auf die *gemeinsame Ablage*, die niemanden etwas kostet.
rules-cards-4-4 = Ihre Zahl liegt schon in der Mitte? Dann *explodiert* die neue Karte, wenn du die Explosion nicht mit einem Bango verhinderst. Die Farbe ist egal: Eine schwarze 7 und eine rote 7 sind zwei 7er wie alle anderen.
rules-cards-4-5 = Alles zu nehmen ist nicht immer klug. Beim Auslegen kostet dich jede Karte, die du nicht unterbringst, einen Punkt.

rules-cards-5-heading = Bango!
    .law = C4.5, C4.6
rules-cards-5-1 = Ein *Bango* zerstört eine Karte in der Mitte mit einer Karte gleicher Zahl aus deiner Hand. Auch hier ist die Farbe egal: Eine schwarze Karte tut es auch. Beide Karten kommen auf die gemeinsame Ablage.
rules-cards-5-2 = Während du ziehst, darfst du nur die Karte zerstören, die du zuletzt gezogen hast. Ist sie explodiert, verhindert dein Bango die Explosion. Du darfst aber auch eine Karte zerstören, die nicht explodiert ist.
rules-cards-5-3 = Nach einem Bango ziehst du weiter oder hörst auf. Du darfst auf jede neue Karte mit einem Bango antworten, bevor du die nächste ziehst; mehrere in einem Zug sind also möglich.
rules-cards-5-4 = Ist die letzte Karte zerstört, wird die davor nicht zur letzten. Zieh erst eine weitere Karte, bevor du wieder Bango spielst.
rules-cards-5-5 = Ist die Mitte nach einem Bango leer, kannst du nicht aufhören, denn es gibt nichts zu nehmen: Zieh weiter. Ist auch der Stapel leer, bist du mit dem Ziehen fertig und nimmst nichts.

rules-cards-6-heading = Explosion
    .law = C5
rules-cards-6-1 = Wenn eine Karte explodiert und du es nicht verhinderst, werden die Karten der Mitte verteilt. Du fängst an: Nimm die explodierte Karte und alle schwarzen Karten der Mitte.
rules-cards-6-2 = Dann sind die anderen dran, im Uhrzeigersinn von deiner Linken aus, solange Karten da sind. Jede Person nimmt eine Karte ihrer Wahl oder zerstört eine mit einem Bango. Eins von beidem muss sein.
rules-cards-6-3 = Bei einer Explosion darf ein Bango jede Karte der Mitte zerstören. Wie immer braucht es eine Karte gleicher Zahl aus der Hand, und beide kommen auf die gemeinsame Ablage.
rules-cards-6-4 = Haben alle anderen gewählt, darfst du von den übrigen Karten beliebige zerstören, jede mit einer Karte gleicher Zahl aus deiner Hand. Die Karten, die du gerade genommen hast, gehören zu deiner Hand, und du darfst sie dafür benutzen. Dann nimmst du den Rest.
rules-cards-6-5 = Eine Explosion beendet deinen Zug: Freiwillig auslegen darfst du nicht. Hast du aber jetzt mehr als fünf Karten, musst du.

rules-cards-7-heading = Auslegen
    .law = C6
rules-cards-7-1 = Hast du ohne Explosion gezogen, darfst du auslegen oder deine Hand für später behalten. Eine verhinderte Explosion zählt nicht.
rules-cards-7-2 = Es gibt ein *Handlimit*: Hast du am Ende deines eigenen Zuges mehr als fünf Karten, musst du auslegen, auch nach einer Explosion. Wächst deine Hand in den Zügen der anderen über fünf, passiert nichts.
rules-cards-7-3 = Auslegen braucht deine ganze Hand auf. Jede Karte kommt in eine deiner eigenen *Folgen* oder auf deine *persönliche Ablage*, wo sie dich einen Punkt kostet.
rules-cards-7-4 = Eine neue Folge braucht mindestens zwei Karten mit benachbarten Zahlen, zum Beispiel 4 und 5. Die Farben mischst du, wie du willst.
rules-cards-7-5 = Du darfst eine Folge an beiden Enden verlängern, sofort oder später, ohne Lücken. Keine Zahl kommt in einer Folge zweimal vor, und nach der 11 kommt nicht die 1.
rules-cards-7-6 = Im ganzen Spiel hast du höchstens drei Folgen. Du darfst mehrere auf einmal beginnen. Zwei Folgen werden nie zu einer verbunden, auch wenn sich ihre Zahlen treffen.
rules-cards-7-7 = Schwarze Karten kommen nie in eine Folge. Hast du beim Auslegen noch eine, kommt sie auf deine persönliche Ablage.
rules-cards-7-8 = Du musst keine Karte anlegen: Du darfst sie auf deine persönliche Ablage legen, auch wenn sie passt. Du darfst auch auslegen, wenn gar nichts passt.

rules-cards-8-heading = Das Ende
    .law = C7
rules-cards-8-1 = Die letzte Karte des Stapels beendet das Spiel. Explodiert sie nicht, muss aufhören, wer sie gezogen hat, und nimmt Karten wie immer. Explodiert sie, wird die Explosion wie jede andere gespielt. Ein Bango ist möglich wie bei jeder Karte.
rules-cards-8-2 = Dann legen alle noch einmal aus, mit beliebig vielen Karten, nach denselben Regeln. Das ersetzt das Auslegen im letzten Zug.
rules-cards-8-3 = Wer die letzte Karte gezogen hat, legt zuerst aus, die anderen folgen im Uhrzeigersinn. Die Reihenfolge ändert nichts.

rules-cards-9-heading = Die Punkte
    .law = C8
rules-cards-9-1 = Jede Karte in deinen Folgen ist 1 Punkt wert.
rules-cards-9-2 = Jede Folge kann außerdem einen *Bonus* bringen: 1 Punkt für jede Karte ihrer häufigsten Farbe.
rules-cards-9-3 = Haben mehrere Farben gleich viele und am meisten, lass sie alle weg und sieh dir die nächsthäufigste an, und so weiter. Den Bonus gibt nur eine Farbe, die mit keiner anderen gleichauf liegt. Gibt es keine, gibt es keinen Bonus.
rules-cards-9-4 = Vier rote und eine blaue geben einen Bonus von 4. Drei rote, drei blaue und zwei gelbe geben 2. Drei rote und drei blaue geben nichts, drei rote, drei blaue, eine gelbe und eine violette auch nicht.
rules-cards-9-5 = Jede Karte auf deiner persönlichen Ablage kostet dich 1 Punkt.
rules-cards-9-6 = Die höchste Summe gewinnt. Bei Gleichstand wird der Sieg geteilt.

rules-cards-10-heading = Was alle wissen dürfen
    .law = C9
rules-cards-10-1 = Alle sehen die Mitte, die gemeinsame Ablage, alle persönlichen Ablagen, alle Folgen und wie viele Karten jede Hand und der Stapel haben.
rules-cards-10-2 = Alle dürfen sich auch jede Karte merken, die je in die Mitte gezogen wurde, und damit, wer welche davon genommen hat.
rules-cards-10-3 = Drei Dinge sind verdeckt: die Karte, die die anderen am Anfang bekommen haben, bis sie gespielt wird; die Reihenfolge des Stapels; und die Karten, die vor dem Spiel entfernt wurden.

rules-cards-example-1 = Du hast die gelbe 9 und die schwarze 3. Du ziehst die blaue 9, dann die rote 9: eine Explosion! Du spielst die gelbe 9; sie zerstört die rote 9 und verhindert die Explosion. Du machst weiter und ziehst die violette 3. In der Mitte liegt keine andere 3, aber du zerstörst sie trotzdem, mit der schwarzen 3, um eine schwarze Karte loszuwerden. Jetzt hörst du auf und nimmst die blaue 9. Du darfst auslegen, denn die Explosion wurde verhindert.
    .title = Zwei Bangos in einem Zug
rules-cards-example-2 = Ana spielt gegen Ben, links von ihr, und Cleo. Sie zieht die rote 8, die schwarze 2, die blaue 6, die gelbe 10 und dann die violette 6, die explodiert. Sie hat keine 6, um es zu verhindern, also nimmt sie die violette 6 und die schwarze 2. Ben zerstört die rote 8 mit der schwarzen 8 aus seiner Hand. Cleo nimmt die gelbe 10. Nur die blaue 6 ist übrig: Ana könnte sie nehmen, zerstört sie aber mit der violetten 6, die sie gerade genommen hat. Ihr Zug ist vorbei, und weil sie nicht mehr als fünf Karten hat, legt sie nicht aus.
    .title = Eine Explosion zu dritt
rules-cards-example-3 = Du hast eine Folge, 6–7–8, und am Ende deines Zuges auf der Hand die rote 5, die gelbe 9, die blaue 9, die violette 1, die rote 2 und die schwarze 8. Das sind sechs Karten, also musst du auslegen. Die rote 5 und die gelbe 9 verlängern deine Folge auf 5–6–7–8–9. Die violette 1 und die rote 2 beginnen eine neue. Die blaue 9 wäre eine zweite 9, und die schwarze 8 darf in keine Folge: Beide kommen auf deine persönliche Ablage.
    .title = Sechs Karten auslegen
rules-cards-example-4 = Deine erste Folge hat 5 Karten: drei rote, eine blaue, eine gelbe. Sie bringt 5 + 3 = 8. Die zweite hat 7 Karten: drei violette, drei blaue, eine rote. Violett und Blau liegen gleichauf, also gibt Rot den Bonus: 7 + 1 = 8. Die dritte hat 2 Karten, die gelbe 10 und die rote 11, und keinen Bonus: 2. Auf deiner persönlichen Ablage liegen 3 Karten. Deine Summe ist 8 + 8 + 2 − 3 = 15.
    .title = Punkte zählen

## Warum ein Zug nicht erlaubt ist

broken-cards-NoSuchSeat = diesen Platz gibt es an diesem Tisch nicht
broken-cards-NotYourTurn = du bist nicht dran
broken-cards-NotAsked = niemand hat eine Karte verlangt
broken-cards-OnlyChance = nur der Zufall teilt aus, deckt auf und bestimmt, wer anfängt
broken-cards-NothingForTheClock = dieses Spiel hat keine Uhr
broken-cards-SettingUp = erst bekommen alle eine Karte, und es wird bestimmt, wer anfängt
broken-cards-AlreadyDealt = dieser Platz hat seine Karte schon
broken-cards-AlreadyChosen = wer anfängt, steht schon fest
broken-cards-BlackDealt = eine schwarze Karte kommt zurück, und eine andere wird ausgeteilt
broken-cards-NotUnseen = alle Exemplare dieser Karte wurden schon gesehen
broken-cards-TurnOver = erst wird die nächste Karte aufgedeckt
broken-cards-Drawing = du ziehst gerade: zieh weiter, nimm eine Karte oder spiel Bango auf die letzte
broken-cards-DeckEmpty = das war die letzte Karte des Stapels: Es gibt nichts mehr zu ziehen
broken-cards-EmptyCentre = die Mitte ist leer, also zieh noch eine Karte
broken-cards-NothingToAnswer = du kannst nur die zuletzt gezogene Karte zerstören, und nur vor der nächsten
broken-cards-NotInHand = diese Karte hast du nicht
broken-cards-NotInHandToDestroy = ein Bango braucht eine Karte aus deiner Hand, und diese hast du nicht
broken-cards-NotInHandToLay = auslegen kannst du nur aus deiner Hand, und diese Karte hast du nicht
broken-cards-NumbersDiffer = ein Bango braucht eine Karte mit der gleichen Zahl
broken-cards-Exploding = gleich explodiert es: rette es mit einem Bango oder lass es explodieren
broken-cards-NotInCentre = diese Karte liegt nicht in der Mitte
broken-cards-NotLeftInCentre = diese Karte liegt nicht mehr in der Mitte
broken-cards-Taking = du hast aufgehört: nimm noch Karten aus der Mitte oder sei fertig
broken-cards-TakeOrDestroy = nimm eine Karte aus der Mitte oder zerstöre eine mit einem Bango
broken-cards-Remaining = zerstöre Karten mit einem Bango oder sei fertig und nimm den Rest
broken-cards-LayOrKeep = wähle: Hand auslegen oder behalten
broken-cards-MustLay = du hast mehr als fünf Karten, also musst du auslegen
broken-cards-Laying = du legst aus: beginne oder verlängere Folgen oder sei fertig
broken-cards-NotConsecutive = eine Folge beginnt mit zwei benachbarten Zahlen, die kleinere zuerst
broken-cards-TooManySequences = du hast schon drei Folgen
broken-cards-BlackInSequence = schwarze Karten kommen nie in eine Folge
broken-cards-NoSuchSequence = diese Folge hast du nicht
broken-cards-DoesNotFit = diese Karte passt an kein Ende der Folge
broken-cards-Over = das Spiel ist vorbei
