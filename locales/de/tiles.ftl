### Alles, was über `tiles` gesagt wird: Bango von Steffen Mühlhäuser. en/common.ftl sagt, was wo steht.
###
### $who ist der Name einer Person am Tisch; Felder stehen in Notation.

## Namen

page-game-tiles = Bango Steine
page-short-tiles = Steine
page-sentence-tiles = Steine aus Holz, ein Tisch ohne Rand, und fünf in einer Reihe gewinnen.
page-teams = Zwei Teams zu zweit. Partner sitzen sich gegenüber.

## Züge

tiles-step-place = { $who } legt einen Stein auf { $cell }.
tiles-step-move = { $who } versetzt den Stein von { $from } nach { $to }.
tiles-step-pass = { $who } kann nicht ziehen und passt.
tiles-step-place-you = Du legst einen Stein auf { $cell }.
tiles-step-move-you = Du versetzt den Stein von { $from } nach { $to }.
tiles-step-pass-you = Du kannst nicht ziehen und passt.

## Das Brett in Worten, Feld für Feld

tiles-ear-free = frei
tiles-ear-red = rot
tiles-ear-yellow = gelb
tiles-ear-left = links { $what }
tiles-ear-right = rechts { $what }
tiles-ear-above = oben { $what }
tiles-ear-below = unten { $what }
tiles-ear-above-left = oben links { $what }
tiles-ear-above-right = oben rechts { $what }
tiles-ear-below-left = unten links { $what }
tiles-ear-below-right = unten rechts { $what }
tiles-ear-last = letzter Zug
tiles-ear-lifted = angehoben
tiles-ear-hint = Tipp
tiles-ear-row = in der Fünferreihe
tiles-ear-line-row = Zeile { $at }
tiles-ear-line-column = Spalte { $at }
tiles-ear-line-falling = Fallende Diagonale durch { $at }
tiles-ear-line-rising = Steigende Diagonale durch { $at }
tiles-ear-line-empty = { $line }: kein Stein.
tiles-ear-none = Es liegt noch kein Stein.
tiles-ear-five-red = Rot macht hier fünf
tiles-ear-five-yellow = Gelb macht hier fünf
tiles-ear-no-hint = Niemand droht mit fünf, und es wird kein Tipp gezeigt. Gegen Bots gibt H einen; oder frag im Befehlsfeld, wer kurz vor dem Sieg steht.
tiles-ear-not-here = Hier nicht: Ein Stein muss einen anderen berühren.
tiles-ear-lift-first = Heb zuerst einen deiner Steine an.
tiles-after-row = Fünf in einer Reihe, von { $from } bis { $to }.
tiles-key-lines = die Zeile oder die Spalte hören
tiles-key-diagonals = die fallende oder die steigende Diagonale hören
tiles-key-last = zum letzten Zug
tiles-key-hint = zum Tipp, oder dorthin, wo fünf droht

## Am Tisch

page-tiles-red = Rot (Ring)
page-tiles-yellow = Gelb (Kreuz)
page-tiles-left = { $left ->
    [0] alle gelegt
   *[other] noch { $left }
}
page-tiles-board = Das Spielfeld
page-tiles-first = Leg den ersten Stein in die Mitte.
page-tiles-place = Leg einen Stein. Fünf in einer Reihe gewinnen.
page-tiles-move = Wähle einen deiner Steine, dann seinen neuen Platz.
page-tiles-pass = Keiner deiner Steine kann ziehen, also passt du.
page-tiles-enclosed = Der Stein sitzt fest: Er hat keine freie Kante.
page-tiles-splits = Der Stein sitzt fest: Ohne ihn zerfällt die Gruppe.
page-tiles-five = Fünf in einer Reihe!
page-pass = Passen
page-signal = Achtung!
page-signal-sent = Dein Partner ist gewarnt.
tiles-starts = { $who } fängt an: wer verloren hat, oder nach einem Unentschieden der Nächste (T7).
tiles-starts-you = Du fängst an: wer verloren hat, oder nach einem Unentschieden der Nächste (T7).
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-fit = Ganzes Spielfeld zeigen
page-coordinates = Koordinaten
page-tiles-drawn = Niemand hat fünf in einer Reihe.
page-tiles-with = mit { $who }
page-tiles-with-you = mit dir
page-tiles-partner-plays = { $who } aus deinem Team ist dran.
page-tiles-goal = Leg einen Stein an einen anderen. Fünf in einer Reihe gewinnen, auch schräg.
page-tiles-best-five = Fünf in einer Reihe in { $turns } Zügen.
page-tiles-best-row = Deine längste Reihe: { $length } Steine.
page-tiles-key-move = von Platz zu Platz gehen
page-tiles-key-place = Stein legen oder aufnehmen
page-tiles-key-zoom = näher, weiter weg

## Im Terminal

show-no-tiles = Noch liegt kein Stein.
show-left = Steine übrig: { $left }
tui-key-cursor = bewegen
tui-key-place = Stein legen
tui-key-lift = Stein aufnehmen
tui-key-put-down = ablegen
tui-key-put-back = zurücklegen
tui-key-next-cell = nächster möglicher Platz
tui-keys-tiles = Die Pfeiltasten bewegen den Cursor, Enter legt einen Stein. Liegen alle Steine, nimmt Enter einen auf und legt ihn ab, Esc legt ihn zurück. n springt zum nächsten möglichen Platz. Die Maus geht auch.
tui-tiles-target = Wähle, wohin der Stein soll.

## Tipps: warum ein Zug gut ist
## $step und $line stehen in Notation.

hint-tiles-start = So früh ist ein Platz so gut wie der andere.
hint-tiles-only = Es ist der einzige mögliche Zug.
hint-tiles-pass = Keiner deiner Steine kann ziehen, also passt du.
hint-tiles-five = { $step } macht fünf in einer Reihe und gewinnt.
hint-tiles-forced-win = { $step } erzwingt den Sieg in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}: { $line }.
hint-tiles-block-five = { $step } verhindert fünf in einer Reihe bei der anderen Seite.
hint-tiles-double-four = { $step } droht an zwei Stellen mit fünf, und nur eine lässt sich blockieren.
hint-tiles-block-double-four = { $step } stoppt eine offene Drei, bevor sie eine offene Vier wird.
hint-tiles-fork = { $step } macht zwei Drohungen auf einmal.
hint-tiles-block-fork = { $step } nimmt den Platz, wo die andere Seite zweimal drohen würde.
hint-tiles-four = { $step } macht eine Vier, und die andere Seite muss antworten.
hint-tiles-open-three = { $step } macht eine offene Drei.
hint-tiles-block-open-three = { $step } verhindert eine offene Drei der anderen Seite.
hint-tiles-hinder = { $step } stört die Reihen der anderen Seite.
hint-tiles-build = { $step } hilft deinen eigenen Reihen am meisten.
hint-tiles-lost = Nach { $step } erzwingt die andere Seite den Sieg.

## Tipps auf der Seite, wo der Zug auf dem Tisch markiert ist: wohin sehen, dann was tun

hint-tiles-start-look = Jeder Platz ist gut. Bleib nah an der Mitte.
hint-tiles-start-do = Jetzt ist jeder Platz gut: Dieser ist nah an der Mitte.
hint-tiles-only-look = Es gibt nur einen Zug.
hint-tiles-only-do = Das ist dein einziger Zug.
hint-tiles-pass-look = Kann einer deiner Steine ziehen?
hint-tiles-pass-do = Keiner deiner Steine kann ziehen: Pass.
hint-tiles-five-look = Du kannst jetzt gewinnen. Sieh hierhin.
hint-tiles-five-do = Hier machst du fünf in einer Reihe und gewinnst.
hint-tiles-forced-win-look = Du kannst den Sieg erzwingen. Er beginnt hier.
hint-tiles-forced-win-do = Fang hier an: Du gewinnst in { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}, egal was kommt.
hint-tiles-block-five-look = Vorsicht: Gleich sind es dort fünf. Sieh hierhin.
hint-tiles-block-five-do = Blockier hier, sonst macht die andere Seite fünf.
hint-tiles-double-four-look = Du kannst an zwei Stellen mit fünf drohen. Sieh hierhin.
hint-tiles-double-four-do = Hier drohst du an zwei Stellen mit fünf; nur eine lässt sich blockieren.
hint-tiles-block-double-four-look = Die andere Seite hat eine offene Drei. Sieh hierhin.
hint-tiles-block-double-four-do = Stopp hier die offene Drei, bevor sie eine offene Vier wird.
hint-tiles-fork-look = Ein Stein kann zweimal drohen. Sieh hierhin.
hint-tiles-fork-do = Hier machst du zwei Drohungen auf einmal.
hint-tiles-block-fork-look = Die andere Seite könnte zweimal drohen. Sieh hierhin.
hint-tiles-block-fork-do = Nimm diesen Platz: Hier würde die andere Seite zweimal drohen.
hint-tiles-four-look = Du kannst vier in einer Reihe machen. Sieh hierhin.
hint-tiles-four-do = Hier machst du vier: Die andere Seite muss antworten.
hint-tiles-open-three-look = Du kannst eine Drei mit Platz auf beiden Seiten machen.
hint-tiles-open-three-do = Hier machst du eine Drei mit Platz auf beiden Seiten.
hint-tiles-block-open-three-look = Die andere Seite will eine Drei. Sieh hierhin.
hint-tiles-block-open-three-do = Nimm diesen Platz, bevor es eine offene Drei wird.
hint-tiles-hinder-look = Hier wollen die anderen Reihen wachsen.
hint-tiles-hinder-do = Dieser Platz stört die andere Seite am meisten.
hint-tiles-build-look = Hier wollen deine Reihen wachsen.
hint-tiles-build-do = Dieser Platz hilft deinen Reihen am meisten.
hint-tiles-lost-look = Es sieht schlecht aus. Halte hier dagegen.
hint-tiles-lost-do = Die andere Seite kann gewinnen; hier hältst du am längsten durch.

## Die Lektion

lesson-tiles-centre = Du hast sechzehn rote Steine, und der Tisch hat keinen Rand. Wer zuerst fünf der eigenen Farbe in einer Reihe hat, gewinnt. Der erste Stein kommt in die Mitte. Leg ihn.
lesson-tiles-edge = Jeder neue Stein muss mit einer Kante an einem Stein auf dem Tisch liegen: Eine Ecke reicht nicht. Leg deinen zweiten Stein direkt unter den ersten.
lesson-tiles-edge-try = Das ist auch erlaubt. Aber lass uns zusammen etwas bauen: direkt unter deinen ersten Stein.
lesson-tiles-row = Mia beginnt eine Reihe neben deinem ersten Stein. Beginne deine eigene: Leg einen Stein rechts neben deinen letzten.
lesson-tiles-row-try = Erlaubt, aber verstreute Steine ergeben keine Reihe. Leg ihn rechts neben deinen letzten.
lesson-tiles-three = Zwei nebeneinander. Leg den dritten ans rechte Ende. Drei in einer Reihe mit Platz auf beiden Seiten sind eine Drohung: Sind es vier, kann niemand beide Enden blockieren.
lesson-tiles-three-try = Bleib bei deiner Reihe: Leg den Stein an ihr rechtes Ende.
lesson-tiles-block = Achtung! Mia hat vier in einer Reihe. Links stoppt sie dein erster Stein, aber das rechte Ende ist frei. Wenn du es jetzt nicht blockierst, gewinnt sie. Blockier es.
lesson-tiles-block-try = Dann macht Mia fünf und gewinnt. Blockier das rechte Ende ihrer Reihe.
lesson-tiles-four = Gut blockiert! Jetzt hat Mia das rechte Ende deiner Reihe geschlossen. Aber das linke ist frei: Leg dort einen Stein hin. Auf vier in einer Reihe muss sie antworten.
lesson-tiles-four-try = Eine Drohung ist besser: Leg den Stein ans linke Ende deiner Reihe.
lesson-tiles-diagonal = Sie musste antworten, und deine Reihe ist zu. Aber Reihen gehen in alle Richtungen: Dein erster Stein und der schräg darunter beginnen eine. Leg einen dritten Stein auf diese Diagonale, unter das rechte Ende deiner Reihe.
lesson-tiles-diagonal-try = Folge der Diagonale von deinem ersten Stein nach rechts unten: Ihr dritter Platz ist frei.
lesson-tiles-move = Machen wir einen Sprung: Alle 32 Steine liegen, und niemand hat fünf. Ab jetzt versetzt du in jedem Zug einen deiner Steine. Er braucht eine freie Kante, und ohne ihn müssen die anderen zusammenhängen. Oben hast du drei mit Platz auf beiden Seiten. Nimm den Stein in der Ecke links unten und leg ihn an ihr rechtes Ende.
lesson-tiles-move-try = Vielleicht eine gute Idee. Aber mach aus den drei oben vier: Der Stein aus der Ecke links unten kommt an ihr rechtes Ende.
lesson-tiles-five = Vier in einer Reihe, auf beiden Seiten offen. Mia hat das rechte Ende geschlossen und kann nicht überall sein. Versetz einen Stein, den deine Reihe nicht braucht, ans linke Ende und mach fünf!
lesson-tiles-five-try = Das linke Ende deiner Reihe oben ist frei. Versetz einen Stein dorthin, der nicht zur Reihe gehört.
lesson-tiles-end = Fünf in einer Reihe: Du hast gewonnen! Gelegt oder versetzt, waagrecht, senkrecht oder schräg, fünf sind fünf. Achte auf Dreier mit zwei offenen Enden, deine und die der anderen. Jetzt versuch es an einem richtigen Tisch.

## Die Regeln, den Spielenden erzählt

rules-tiles-title = Bango, fünf Steine in einer Reihe
rules-tiles-designer = Ein Spiel von Steffen Mühlhäuser (Steffen-Spiele), für 2 oder 4
rules-tiles-idea = Leg Steine auf einen Tisch ohne Rand und hab als Erstes fünf deiner Farbe in einer Reihe. Liegen alle Steine und niemand hat gewonnen, fangen sie an zu wandern.

rules-tiles-1-heading = Was du brauchst
    .law = T1
rules-tiles-1-1 = 16 rote und 16 gelbe quadratische *Steine*. Es gibt kein Brett: Der Tisch hat keinen Rand, und du kannst in jede Richtung bauen.

rules-tiles-2-heading = Vorbereitung
    .law = T2
rules-tiles-2-1 = Zu zweit hat jede Seite eine Farbe und ihre 16 Steine. Der erste Platz spielt Rot, der zweite Gelb.
rules-tiles-2-2 = Zu viert gibt es zwei *Teams*. Der erste und der dritte Platz sind das rote Team, der zweite und der vierte das gelbe. Alle haben 8 Steine in der Farbe ihres Teams.
rules-tiles-2-3 = Wer anfängt, entscheidet das Los, wenn ihr euch nicht anders einigt; beginnen kann also jede Farbe. Danach geht es im Uhrzeigersinn weiter.

rules-tiles-3-heading = Legen
    .law = T3
rules-tiles-3-1 = Der erste Stein kommt in die *Mitte* des Tischs. Danach legst du in jedem Zug genau einen Stein.
rules-tiles-3-2 = Jeder weitere Stein muss mit einer *Kante* an einem Stein auf dem Tisch liegen, egal welcher Farbe. Eine Ecke reicht nicht.
rules-tiles-3-3 = Das Programm nennt ein Feld nach Spalte und Zeile, und die Mitte ist 0,0. Spalten zählen nach rechts und Zeilen nach unten, und beide können negativ sein: 2,-1 liegt zwei rechts von der Mitte und eins darüber.

rules-tiles-4-heading = Gewinnen
    .law = T4
rules-tiles-4-1 = Fünf Steine einer Farbe in einer lückenlosen *Reihe* gewinnen sofort. Die Reihe darf waagrecht, senkrecht oder schräg sein. Auch sechs oder mehr gewinnen.

rules-tiles-5-heading = Versetzen
    .law = T5
rules-tiles-5-1 = Liegen alle 32 Steine auf dem Tisch und niemand hat gewonnen, beginnt die *Zugphase*. In jedem Zug nimmst du jetzt einen Stein deiner Farbe vom Tisch und legst ihn woandershin.
rules-tiles-5-2 = Der Stein muss mindestens eine *freie Kante* haben: Mindestens eines der vier Felder neben ihm ist leer. Ein von Steinen umschlossenes Loch gilt als leer, und du darfst einen Stein hineinlegen.
rules-tiles-5-3 = Ohne den Stein darf der Rest nicht zerfallen: Alle anderen Steine müssen über ihre Kanten verbunden bleiben.
rules-tiles-5-4 = Leg den Stein auf ein anderes Feld als vorher, wo er mit einer Kante an einem der übrigen Steine liegt.
rules-tiles-5-5 = Im Team darfst du jeden Stein eurer Farbe versetzen, egal wer ihn gelegt hat.
rules-tiles-5-6 = Hast du keinen erlaubten Zug, *passt* du. Hat keine Seite einen, endet das Spiel unentschieden.

rules-tiles-6-heading = Unentschieden
    .law = T5.5, T6
rules-tiles-6-1 = Außer wenn keine Seite ziehen kann, gibt es zwei Wege zum *Unentschieden*.
rules-tiles-6-2 = Der erste: Dieselbe Stellung entsteht zum dritten Mal, und dieselbe Seite ist dran. Wo sie auf dem Tisch liegt, ist egal; gedreht oder gespiegelt ist sie aber eine andere. Gezählt wird ab der Stellung nach dem 32. Stein.
rules-tiles-6-3 = Der zweite: 200 Züge der Zugphase sind gespielt, beide Seiten zusammen und mit gepassten Zügen. Macht der allerletzte fünf in einer Reihe, gewinnt er noch.

rules-tiles-7-heading = Das nächste Spiel
    .law = T7
rules-tiles-7-1 = Spielt ihr mehrmals, fängt beim nächsten Spiel an, wer verloren hat. Im Team ist es die Person des verlierenden Teams, die als Nächste dran gewesen wäre.
rules-tiles-7-2 = Nach einem Unentschieden beginnt, wer links von der Person sitzt, die angefangen hatte.

rules-tiles-8-heading = Partner
    .law = T8
rules-tiles-8-1 = Partner sprechen nicht über ihre Züge. Euer Tisch kann ein Warnsignal erlauben, „Achtung“, und nur das.

rules-tiles-example-1 = Rot hat Steine auf 0,0; 1,1; 2,2 und 4,4, und ein gelber Stein liegt auf 3,2. Rot legt einen Stein auf 3,3. Er liegt mit einer Kante am gelben Stein, also darf er dorthin. Jetzt bilden fünf rote Steine eine schräge Reihe von 0,0 bis 4,4, und Rot gewinnt.
    .title = Eine schräge Reihe
rules-tiles-example-2 = Alle Steine liegen auf dem Tisch. Gelb hat Steine auf 5,0 und 6,0, und der auf 6,0 berührt keinen anderen Stein als den auf 5,0. Gelb darf 5,0 nicht nehmen, denn 6,0 wäre abgeschnitten. Aber Gelb darf 6,0 nehmen: Er hat drei freie Kanten und hält sonst nichts zusammen. Er darf auf jedes leere Feld, das mit einer Kante an einem übrigen Stein liegt, nur nicht zurück auf 6,0.
    .title = Welcher Stein darf ziehen?
rules-tiles-example-3 = Ein roter Stein auf 2,3 hat Steine links, rechts und über sich. Unter ihm, auf 2,4, ist ein Loch mit Steinen auf allen vier Seiten. Das Loch gibt dem roten Stein eine freie Kante: Er darf ziehen, wenn die anderen Steine ohne ihn verbunden bleiben. Jeder andere Stein, der ziehen darf, kann in das Loch gelegt werden.
    .title = Ein Loch

## Warum ein Zug nicht erlaubt ist

broken-tiles-Over = das Spiel ist vorbei
broken-tiles-Drawn = das Spiel ist vorbei: Es ist unentschieden
broken-tiles-NotForTheClock = dieses Spiel hat keine Uhr
broken-tiles-NotForChance = der Zufall bestimmt nur, wer anfängt, einmal
broken-tiles-OnlyChance = nur der Zufall bestimmt, wer anfängt
broken-tiles-NoSuchSeat = diesen Platz gibt es an diesem Tisch nicht
broken-tiles-FirstNotDrawn = erst bestimmt der Zufall, wer anfängt
broken-tiles-NotYourTurn = jemand anderes ist dran
broken-tiles-FirstTileInCentre = der erste Stein kommt in die Mitte, auf 0,0
broken-tiles-Occupied = da liegt schon ein Stein
broken-tiles-NoNeighbour = der Stein muss mit einer Kante an einem Stein auf dem Tisch liegen
broken-tiles-MustPlace = passen geht nicht, solange Steine zu legen sind
broken-tiles-MovingNotYet = versetzt wird erst, wenn alle 32 Steine liegen
broken-tiles-AllTilesPlaced = alle Steine liegen, also versetz einen von deinen
broken-tiles-NoTileThere = da liegt kein Stein
broken-tiles-NotYourTile = dieser Stein hat nicht deine Farbe
broken-tiles-NoFreeEdge = dieser Stein hat keine freie Kante
broken-tiles-WouldSplit = ohne diesen Stein zerfällt die Gruppe
broken-tiles-SameCell = der Stein muss woandershin
broken-tiles-TargetOccupied = der Stein muss auf ein leeres Feld
broken-tiles-NoNeighbourLeft = der Stein muss mit einer Kante an einem der anderen liegen
broken-tiles-MustMove = passen geht nur ohne erlaubten Zug
