### Alles, was über `dice` gesagt wird: Bongo von Bruno Faidutti. en/common.ftl sagt, was wo steht.
###
### $who ist der Name einer Person am Tisch. Das Nashorn, das Gnu, der Bongo: wo ein Artikel nötig ist, wird gewählt.

## Namen

animal-rhino = Nashorn
animal-gnu = Gnu
animal-bongo = Bongo
call-nothing = nichts
page-game-dice = Bongo Würfel
page-short-dice = Würfel
page-sentence-dice = Alle sehen dieselben Würfel. Ruf als Erstes das richtige Tier!
page-variant = Variante
page-variant-basic = Einfach
page-variant-poachers = Wilderer
page-variant-guards = Wilderer + Hüter

## Züge

dice-step-throw = { $who } würfelt.
dice-step-roll = Gewürfelt – { $roll }.
dice-step-call = { $who } ruft „{ $call }“.
dice-step-claim = { $who } nimmt eine { $animal }-Trophäe.
dice-step-claim-from = { $who } nimmt eine { $animal }-Trophäe von { $whom }.
dice-step-void = Die Zeit ist um!
dice-step-throw-you = Du würfelst.
dice-step-call-you = Du rufst „{ $call }“.
dice-step-claim-you = Du nimmst eine { $animal }-Trophäe.
dice-step-claim-from-you = Du nimmst { $whom } eine { $animal }-Trophäe weg.
dice-step-claim-from-yours = { $who } nimmt dir eine { $animal }-Trophäe weg.

## Ein Wurf, der vorgelesen wird, Würfel für Würfel

dice-say-white = Weiß: { $face }
dice-say-yellow = Gelb: { $face }
dice-say-red = Rot: { $face }
dice-say-green = Grün: { $face }

## Der Wurf für alle, die hören, was andere sehen: wie oft jedes Tier, dann die anderen Würfel

dice-ear-white = { $faces }
dice-ear-yellow = gelb { $faces }
dice-ear-red = rot { $faces }
dice-ear-green = grün { $faces }

## Was ein Zug auslöst

dice-after-wrong = Falsch. { $count ->
    [0] Nichts verloren.
    [one] Eine Trophäe verloren.
   *[other] { $count } Trophäen verloren.
}
dice-after-choose = Richtig! { $who } wählt eine Trophäe.
dice-after-right = Die Antwort: „{ $call }“. { $who } nimmt eine { $animal }-Trophäe.
dice-after-right-from = Die Antwort: „{ $call }“. { $who } nimmt eine { $animal }-Trophäe von { $whom }.
dice-after-void = Niemand hatte recht: Die Antwort war „{ $call }“.
dice-after-choose-you = Richtig! Du wählst eine Trophäe.
dice-after-right-you = Die Antwort: „{ $call }“. Du nimmst eine { $animal }-Trophäe.
dice-after-right-from-you = Die Antwort: „{ $call }“. Du nimmst { $whom } eine { $animal }-Trophäe weg.
dice-after-right-from-yours = Die Antwort: „{ $call }“. { $who } nimmt dir eine { $animal }-Trophäe weg.

## Die Antwort auf einen Wurf

answer-wanted-both = Beide gelben Würfel zeigen { $number }: Was kommt { $number ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} vor?
answer-wanted-neither = { $one } und { $other } liegen da. Was kommt { $number ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} vor?
answer-poachers-both = Beide roten Würfel zeigen { $animal }: Das jagen die Wilderer.
answer-poachers-neither = Rot zeigt { $one } und { $other }: Gejagt wird { $animal ->
    [Bongo] der
   *[other] das
} { $animal }.
answer-effect-guarded = Der grüne Würfel schützt { $animal ->
    [Bongo] den
   *[other] das
} { $animal }: Alle weißen Würfel zählen.
answer-effect-cancelled = Also zählt ein { $animal } nicht.
answer-effect-missed = Kein { $animal } zu jagen: Alle weißen Würfel zählen.
answer-unguarded = Der grüne Würfel schützt { $animal ->
    [Bongo] den
   *[other] das
} { $animal }: Das hilft nicht.
answer-counts = Gezählt: Nashorn { $rhino }, Gnu { $gnu }, Bongo { $bongo }.
answer-because-one = Nur { $animal ->
    [Bongo] der
   *[other] das
} { $animal } kommt genau { $number ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} vor.
answer-because-two = { $one } und { $other } passen beide, also das dritte: { $animal }.
answer-because-none = Kein Tier kommt genau { $number ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} vor, also „nichts“.
answer-is = Antwort: { $call }

## Die Arten von Würfen, nach dem, was herauszufinden ist

race-dice-one = Ein Tier passt
race-dice-two = Zwei passen, also das dritte
race-dice-none = Keins passt, also „nichts“
race-dice-poached = Wilderer nehmen eins weg
race-dice-guarded = Ein Hüter hält die Wilderer auf

## Am Tisch

page-dice-throw = Du würfelst.
page-dice-throws = { $who } würfelt.
page-dice-throw-now = Würfeln
page-dice-tumbling = Die Würfel rollen.
page-dice-race = Welches Tier? Sei schnell, und richtig.
page-dice-watch = Wer sieht es zuerst?
page-dice-out = Gerufen! Warten …
page-dice-sits-out = Falsch. Diese Runde setzt du aus.
page-dice-called = Du rufst „{ $call }“ …
page-dice-wrong = „{ $call }“ war falsch. Diese Runde setzt du aus.
page-dice-claim = Richtig! Wähle deine Trophäe.
page-dice-claims = { $who } hatte recht und wählt eine Trophäe.
page-dice-from = { $animal } von { $whom }
page-dice-supply = Vorrat
page-dice-photo = Zielfoto
page-dice-lot = Zu knapp: Das Los hat entschieden.
page-dice-late = Zu spät: Jemand war schneller.
page-dice-aloud = Würfe werden vorgelesen
page-dice-aloud-hint = Die Würfel kommen einzeln, für alle. Gerufen wird nach dem letzten: fair mit Screenreader.
page-dice-reading = Hör zu: Würfel für Würfel. Ruf nach dem letzten.
page-dice-photo-aloud = Vorgelesen: Die Zeit zählt ab dem letzten Würfel.
page-dice-why-won = Zwei Trophäen von jedem Tier gewinnen, oder alle von einem.
page-dice-race-together = Welches Tier? Jeder hat eigene Tasten.
page-dice-white = weiße Würfel: { $faces }
page-dice-yellow = gelbe Würfel: { $faces }
page-dice-red = rote Würfel: { $faces }
page-dice-green = grüner Würfel: { $faces }
page-dice-stage = Die Würfel
page-dice-goal = Sammle zwei von jedem Tier.
page-dice-how = Gelb sagt, wie viele. Ruf das Tier, das genau so oft vorkommt.
page-dice-danger = Ein falsches Tier kostet alle seine Trophäen, ein falsches *nichts* alle überhaupt.
page-dice-get-ready = Mach dich bereit …
page-dice-result = Siehst du, warum? Weiter, wenn du so weit bist.
page-dice-waiting = Warten auf die anderen …
page-dice-next = Weiter
page-dice-ready = Wer bereit ist
page-dice-tip = So siehst du es:
page-dice-tip-double = doppelt { $number }, also such, was genau { $number ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} vorkommt.
page-dice-tip-missing = { $one } und { $other } liegen da, also such, was genau { $number ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} vorkommt.
page-dice-tip-third = Wenn zwei Tiere passen, ruf das dritte.
page-dice-tip-none = Kein Tier kommt genau { $number ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} vor, also ruf „nichts“.
page-dice-tip-hunt = Erst die roten Würfel: Ein { $animal } zählt nicht.
page-dice-tip-guarded = Der grüne Würfel schützt { $animal ->
    [Bongo] den
   *[other] das
} { $animal }, also zählen alle.
page-dice-tip-not-nothing = { $animal } kommt genau { $number ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} vor.
page-dice-tip-two = { $animal } passt, aber { $other } auch: Ruf das dritte.
page-dice-tip-poachers = Die Wilderer nehmen ein { $animal } weg, also { $count ->
    [one] zählt nur { $count }
   *[other] zählen nur { $count }
}.
page-dice-tip-guard = Der Hüter schützt { $animal ->
    [Bongo] den
   *[other] das
} { $animal }, also zählen alle { $count }.
page-dice-tip-number = { $one } und { $other } liegen da, also brauchst du { $number }.
page-dice-tip-count = { $animal } kommt { $count ->
    [0] nicht
    [one] einmal
    [2] zweimal
    [3] dreimal
   *[other] { $count }-mal
} vor, aber du brauchst genau { $number }.
page-dice-best = Dein schnellster richtiger Ruf: { $seconds } s
page-dice-voice = Stimme
page-settings-voice = Würfe aussprechen
page-settings-voice-hint = Mit der Stimme dieses Geräts. Mit Screenreader nicht nötig.
page-dice-key-space = Leertaste
page-dice-key-go-on = würfeln, oder nach einem Ergebnis weiter
page-dice-key-call = „{ $call }“ rufen
page-dice-key-together = mehrere an einem Gerät: Die Tasten stehen auf euren Knöpfen

## Im Terminal

show-supply = Vorrat
show-dice = Würfel
show-round = Runde { $round }
show-called = hat { $call } gerufen
tui-key-next-round = nächste Runde
tui-dice-start = Du würfelst. Sammle zwei von jedem Tier.
tui-keys-dice = Die Leertaste würfelt. r, g, b und n rufen Nashorn (rhino), Gnu, Bongo und nichts; zu mehreren an einer Tastatur hat jeder vier eigene Tasten. Eine Ziffer wählt eine Trophäe.
tui-dice-none = Die Würfel sind noch in der Schachtel.
tui-dice-lot = durch Los
tui-plain-next = Drück Enter für die nächste Runde.

## Tipps: warum ein Zug gut ist
## Tiere, Plätze und Antworten kommen in Notation: rhino, gnu, bongo; Plätze zählen ab 0.
## $poachers ist none, cancelled, missed oder guarded; $shown ist both oder neither.

hint-dice-throw = Du würfelst.
hint-dice-only-left = Die anderen drei Rufe waren falsch, also bleibt nur dieser.

hint-dice-one = { $shown ->
    [both] Beide gelben Würfel zeigen { $wanted }.
   *[neither] { $wanted } ist die Zahl, die die gelben Würfel nicht zeigen.
} { $poachers ->
    [cancelled] Die Wilderer nehmen { $target ->
        [rhino] ein Nashorn
        [gnu] ein Gnu
       *[bongo] einen Bongo
    }.
    [missed] Die Wilderer jagen { $target ->
        [rhino] das Nashorn
        [gnu] das Gnu
       *[bongo] den Bongo
    }, aber da ist nichts zu holen.
    [guarded] Die Hüter retten { $target ->
        [rhino] das Nashorn
        [gnu] das Gnu
       *[bongo] den Bongo
    } vor den Wilderern.
   *[none] Alle weißen Würfel zählen.
} Gezählt: Nashorn { $rhino }, Gnu { $gnu }, Bongo { $bongo }. Nur { $animal ->
    [rhino] das Nashorn
    [gnu] das Gnu
   *[bongo] der Bongo
} kommt genau { $wanted ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} vor.
hint-dice-two = { $shown ->
    [both] Beide gelben Würfel zeigen { $wanted }.
   *[neither] { $wanted } ist die Zahl, die die gelben Würfel nicht zeigen.
} { $poachers ->
    [cancelled] Die Wilderer nehmen { $target ->
        [rhino] ein Nashorn
        [gnu] ein Gnu
       *[bongo] einen Bongo
    }.
    [missed] Die Wilderer jagen { $target ->
        [rhino] das Nashorn
        [gnu] das Gnu
       *[bongo] den Bongo
    }, aber da ist nichts zu holen.
    [guarded] Die Hüter retten { $target ->
        [rhino] das Nashorn
        [gnu] das Gnu
       *[bongo] den Bongo
    } vor den Wilderern.
   *[none] Alle weißen Würfel zählen.
} Gezählt: Nashorn { $rhino }, Gnu { $gnu }, Bongo { $bongo }. { $one ->
    [rhino] Nashorn
    [gnu] Gnu
   *[bongo] Bongo
} und { $other ->
    [rhino] Nashorn
    [gnu] Gnu
   *[bongo] Bongo
} kommen beide { $wanted ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} vor, also ist es das dritte Tier.
hint-dice-none = { $shown ->
    [both] Beide gelben Würfel zeigen { $wanted }.
   *[neither] { $wanted } ist die Zahl, die die gelben Würfel nicht zeigen.
} { $poachers ->
    [cancelled] Die Wilderer nehmen { $target ->
        [rhino] ein Nashorn
        [gnu] ein Gnu
       *[bongo] einen Bongo
    }.
    [missed] Die Wilderer jagen { $target ->
        [rhino] das Nashorn
        [gnu] das Gnu
       *[bongo] den Bongo
    }, aber da ist nichts zu holen.
    [guarded] Die Hüter retten { $target ->
        [rhino] das Nashorn
        [gnu] das Gnu
       *[bongo] den Bongo
    } vor den Wilderern.
   *[none] Alle weißen Würfel zählen.
} Gezählt: Nashorn { $rhino }, Gnu { $gnu }, Bongo { $bongo }. Kein Tier kommt genau { $wanted ->
    [1] einmal
    [2] zweimal
   *[other] dreimal
} vor, also „nichts“.

hint-dice-slip-number = Das ist die Antwort für { $number }. Aber { $number } liegt da, also zählt die fehlende Zahl.
hint-dice-slip-poachers = Das ist die Antwort ohne die Wilderer.
hint-dice-slip-target = Das ist die Antwort, wenn die Wilderer { $animal ->
    [rhino] das Nashorn
    [gnu] das Gnu
   *[bongo] den Bongo
} jagen. Ein roter Würfel zeigt das Tier, aber gejagt wird das fehlende.
hint-dice-slip-guard = Das ist die Antwort ohne die Hüter.
hint-dice-slip-tie = Zwei Tiere passen, eins davon ist { $animal ->
    [rhino] das Nashorn
    [gnu] das Gnu
   *[bongo] der Bongo
}: Also ist es das dritte.
hint-dice-slip-near = { $animal ->
    [rhino] Das Nashorn
    [gnu] Das Gnu
   *[bongo] Der Bongo
} ist nah dran, aber die Zahl stimmt nicht genau.

hint-dice-claim-wins = { $animal ->
    [rhino] Dieses Nashorn
    [gnu] Dieses Gnu
   *[bongo] Dieser Bongo
} gewinnt das Spiel.
hint-dice-claim-soonest = Deine { $held ->
    [1] erste
   *[other] zweite
} { $animal ->
    [rhino] Nashorn-Trophäe
    [gnu] Gnu-Trophäe
   *[bongo] Bongo-Trophäe
}: dann noch etwa { $needed ->
    [one] { $needed } Runde
   *[other] { $needed } Runden
} bis zum Sieg.
hint-dice-claim-steal = { $animal ->
    [rhino] Kein Nashorn
    [gnu] Kein Gnu
   *[bongo] Kein Bongo
} ist mehr da, also verliert Platz { $seat } eine Trophäe. Dann noch etwa { $needed ->
    [one] { $needed } Runde
   *[other] { $needed } Runden
} bis zum Sieg.
hint-dice-claim-spare = Du hättest { $held } { $animal ->
    [rhino] Nashörner
    [gnu] Gnus
   *[bongo] Bongos
}, und zwei genügen. Noch etwa { $needed ->
    [one] { $needed } Runde
   *[other] { $needed } Runden
} bis zum Sieg.

## Die Lektion

lesson-dice-same = Fünf weiße Würfel zeigen Tiere, zwei gelbe Zahlen. Alle sehen dieselben Würfel, und wer zuerst das richtige Tier ruft, gewinnt. Beide gelben zeigen 3: Welches Tier kommt genau dreimal vor? Ruf es.
lesson-dice-same-try = Lass dir Zeit und zähl noch mal: Welches Tier ist dreimal da? In einem richtigen Spiel kostet dich ein falscher Ruf alle Trophäen dieses Tiers.
lesson-dice-throw = Richtig: das Gnu, und deine erste Trophäe! Wer eine Runde gewinnt, würfelt die nächste. Würfle.
lesson-dice-tie = Jetzt sind die gelben Würfel verschieden: 1 und 3. Also zählt die Zahl, die fehlt: 2. Zwei Nashörner und zwei Gnus: Wenn zwei Tiere passen, ist es das dritte. Ruf es.
lesson-dice-tie-try = Zwei Tiere kommen genau zweimal vor. Dann stimmt keins von beiden: Es ist das dritte.
lesson-dice-again = Eine Bongo-Trophäe für dich! Zwei von jedem Tier gewinnen das Spiel. Würfle noch mal.
lesson-dice-nothing = Mia war schnell, aber falsch: Sie rief Nashorn, verlor ihre Nashorn-Trophäe und setzt diese Runde aus. Gesucht sind genau zwei, aber da sind drei Nashörner, ein Bongo und ein Gnu. Kein Tier passt, also ruf „nichts“.
lesson-dice-nothing-try = Kommt ein Tier genau zweimal vor? Nein. Dafür gibt es einen Ruf: „nichts“. Aber Vorsicht, ein falsches „nichts“ kostet dich alle Trophäen.
lesson-dice-claim = Richtig! Nach „nichts“ wählst du deine Trophäe. Du hast ein Gnu und einen Bongo, also käme ein Nashorn gerade recht.
lesson-dice-claim-try = Ein Gnu und einen Bongo hast du schon. Nimm ein Nashorn, dann hast du eins von jedem.
lesson-dice-safari = Eins von jedem: Du hast die Hälfte. Jetzt wird es wilder: Zwei rote Wilderer und ein grüner Hüter kommen dazu. Würfle.
lesson-dice-poachers = Beide roten Würfel zeigen das Nashorn, also jagen es die Wilderer. Ein Nashorn ist weg: Zwei Nashörner und zwei Bongos bleiben. Gesucht sind zwei, und zwei Tiere passen. Welches ist es also?
lesson-dice-poachers-try = Nimm ein Nashorn weg und zähl: zwei Nashörner und zwei Bongos. Wenn zwei Tiere passen, ist es das dritte.
lesson-dice-next = Es ist das Gnu, dein zweites. Würfle noch mal.
lesson-dice-guards = Dieselben Würfel, aber jetzt steht der grüne Hüter beim Nashorn. Die Jagd fällt aus, und alle weißen Würfel zählen. Tom hat nicht hingesehen und lag falsch. Gesucht sind zwei: Was rufst du?
lesson-dice-guards-try = Der Hüter rettet alle drei Nashörner. Welches Tier kommt also genau zweimal vor?
lesson-dice-last = Zwei Gnus, zwei Bongos und ein Nashorn. Noch ein Nashorn, und du gewinnst. Würfle!
lesson-dice-differ = Die roten Würfel sind verschieden: Gnu und Bongo. Also jagen sie das Tier, das fehlt, und der Hüter ist woanders. Nimm eins davon weg und zähl: Gesucht sind drei.
lesson-dice-differ-try = Kein roter Würfel zeigt das Nashorn, also wird das Nashorn gejagt: Aus vier werden drei. Und gesucht sind drei.
lesson-dice-end = Zwei von jedem Tier: Du hast gewonnen! Alle Trophäen eines Tiers hätten es auch getan. An einem richtigen Tisch wartet niemand auf dich: Schau, zähl und ruf vor den anderen.

## Die Regeln, den Spielenden erzählt
## *Sternchen* markieren auch überall die Antwort „nichts“, damit sie niemand als gewöhnliches Wort liest.

rules-dice-title = Bongo, die Fotosafari mit Würfeln
rules-dice-designer = Ein Spiel von Bruno Faidutti (Heidelberger, 2000), für 2 bis 8
rules-dice-idea = Alle sehen denselben Wurf und finden heraus, welches Tier er nennt. Wer es zuerst ruft, gewinnt eine Trophäe, aber ein falscher Ruf kann teuer werden.

rules-dice-1-heading = Was du brauchst
    .law = D1
rules-dice-1-1 = Fünf *weiße Würfel* mit Tieren: Nashorn, Gnu und Bongo, auf je zwei Seiten.
rules-dice-1-2 = Zwei *gelbe Würfel* mit den Zahlen 1, 2 und 3, auf je zwei Seiten.
rules-dice-1-3 = Zwei rote Würfel für die *Wilderer* und einen grünen für die *Hüter*. Sie haben dieselben Seiten wie die weißen, und nicht jede Variante braucht sie.
rules-dice-1-4 = Einen *Vorrat* an *Trophäen* für jedes Tier: je 10, wenn euer Tisch keine andere Zahl von 3 bis 20 wählt.

rules-dice-2-heading = Drei Varianten
    .law = D2
rules-dice-2-1 = *Einfach*: nur die weißen und die gelben Würfel. Fangt damit an.
rules-dice-2-2 = *Wilderer*: Die roten Würfel kommen dazu.
rules-dice-2-3 = *Hüter*: Die roten Würfel und der grüne kommen dazu.

rules-dice-3-heading = Die Würfel lesen
    .law = D3.1, D3.4
rules-dice-3-1 = Sieh zuerst auf die gelben Würfel: Sie sagen dir, *wie viele* du suchst. Zeigen beide dieselbe Zahl, ist es diese. Sind sie verschieden, ist es die Zahl, die keiner zeigt: 1 und 3 bedeuten 2.
rules-dice-3-2 = Jetzt zähl die Nashörner, Gnus und Bongos auf den weißen Würfeln. Kommt nur ein Tier genau so oft vor, ist es die Antwort. Mehr ist zu viel: Drei Gnus sind nicht zwei Gnus.
rules-dice-3-3 = Kommen zwei Tiere genau so oft vor, ist die Antwort das dritte Tier, auch wenn kein Würfel es zeigt.
rules-dice-3-4 = Kommt kein Tier genau so oft vor, ist die Antwort *nichts*. Alle drei zugleich geht nicht.

rules-dice-4-heading = Wilderer
    .law = D3.2
rules-dice-4-1 = Die roten Würfel sagen dir das *Ziel* der Wilderer. Zeigen beide dasselbe Tier, ist es dieses. Sind sie verschieden, ist es das Tier, das keiner zeigt.
rules-dice-4-2 = Ein weißer Würfel mit dem Ziel fällt weg und zählt nicht. Es ist immer nur einer, auch wenn mehrere das Ziel zeigen. Zeigt es keiner, ändern die Wilderer nichts.
rules-dice-4-3 = Lies dann die übrigen weißen Würfel wie gewohnt.

rules-dice-5-heading = Hüter
    .law = D3.3
rules-dice-5-1 = Zeigt der grüne Würfel das Ziel der Wilderer, halten die Hüter sie auf: Alle fünf weißen Würfel zählen.
rules-dice-5-2 = Zeigt er ein anderes Tier, sind die Hüter am falschen Ort, und die Wilderer streichen einen Würfel wie gewohnt.

rules-dice-6-heading = Eine Runde
    .law = D4.1, D4.2, D4.6
rules-dice-6-1 = Alle Würfel eurer Variante werden zugleich geworfen, und alle sehen sie im selben Moment. Es gibt keine Reihenfolge: Alle dürfen jederzeit *Nashorn*, *Gnu*, *Bongo* oder *nichts* rufen.
rules-dice-6-2 = Der erste richtige Ruf gewinnt die Runde. Rufe werden in der Reihenfolge gewertet, in der sie kamen. Was nach dem ersten richtigen kommt, zählt nicht, ob richtig oder falsch.
rules-dice-6-3 = Ein falscher Ruf vor dem richtigen wird zuerst bezahlt, bevor die Belohnung vergeben wird, auch wenn er erst später bekannt wird.
rules-dice-6-4 = Wer zuerst würfelt, entscheidet das Los, wenn ihr euch nicht anders einigt. Danach würfelt, wer die Runde gewonnen hat. Würfeln bringt keinen Vorteil.

rules-dice-7-heading = Falsche Rufe und ungültige Runden
    .law = D4.3, D4.7
rules-dice-7-1 = Rufst du ein falsches Tier, verlierst du alle Trophäen dieses Tiers. Rufst du zu Unrecht *nichts*, verlierst du alle deine Trophäen. Sie kommen zurück in den Vorrat.
rules-dice-7-2 = Du hast einen Ruf pro Runde. Ist er falsch, setzt du den Rest der Runde aus, und die anderen spielen weiter, bis jemand recht hat. Sonst könnte, wer nichts zu verlieren hat, einfach alles rufen.
rules-dice-7-3 = Euer Tisch kann stattdessen *freie Rufe* wählen: Dann darfst du nach einem falschen Ruf noch einmal rufen.
rules-dice-7-4 = Eine Runde kann ein Zeitlimit haben, 30 Sekunden, wenn euer Tisch nichts anderes wählt. Sie ist *ungültig*, wenn niemand rechtzeitig recht hat oder alle gerufen haben und falsch lagen.
rules-dice-7-5 = Nach einer ungültigen Runde wird die Antwort gezeigt, verlorene Trophäen bleiben verloren, und dieselbe Person würfelt noch einmal.

rules-dice-8-heading = Die Belohnung
    .law = D4.4, D4.5
rules-dice-8-1 = Gewinnst du die Runde, nimmst du eine Trophäe des richtigen Tiers aus dem Vorrat. Ablehnen kannst du sie nicht.
rules-dice-8-2 = War die richtige Antwort *nichts*, wählst du das Tier selbst. Es darf sogar eines sein, dessen Vorrat leer ist.
rules-dice-8-3 = Ist der Vorrat dieses Tiers leer, nimmst du die Trophäe von der Person, die am meisten davon hat. Verglichen werden nur die anderen, nie du. Haben mehrere gleich viele, wählst du eine von ihnen.
rules-dice-8-4 = Gefragt wirst du nur, wenn es etwas zu wählen gibt.

rules-dice-9-heading = Gewinnen
    .law = D5
rules-dice-9-1 = Du gewinnst, sobald du mindestens zwei Trophäen von jedem Tier hast.
rules-dice-9-2 = Du gewinnst auch, sobald du alle Trophäen eines Tiers hast, die im Spiel sind: beim üblichen Vorrat alle zehn.

rules-dice-10-heading = Wer war zuerst?
    .law = D6
rules-dice-10-1 = An einem Gerät entscheidet die Reihenfolge der Tasten. Im Netz zählt, wie schnell jemand reagiert hat, nicht wie schnell die Nachricht ankam.
rules-dice-10-2 = Was zu knapp ist, entscheidet das Los, und das Programm sagt es dir.

rules-dice-example-1 = Die gelben Würfel zeigen 2 und 3, also suchst du 1. Die weißen zeigen vier Gnus und ein Nashorn. Nur das Nashorn kommt genau einmal vor: Die Antwort ist Nashorn.
    .title = Ein Tier passt
rules-dice-example-2 = Beide gelben Würfel zeigen 1, also suchst du 1. Die weißen zeigen drei Bongos, ein Nashorn und ein Gnu. Nashorn und Gnu passen beide, also ist es das dritte Tier: Bongo.
    .title = Zwei Tiere passen
rules-dice-example-3 = Die gelben Würfel zeigen 1 und 2, also suchst du 3. Die weißen zeigen zwei Nashörner, zwei Gnus und einen Bongo. Kein Tier kommt dreimal vor: Die Antwort ist *nichts*. Lea ist zu eilig und ruft Gnu: Sie gibt ihre zwei Gnu-Trophäen zurück und setzt aus. Dann ruft Max *nichts*. Er hat recht und wählt seine Trophäe.
    .title = Kein Tier passt
rules-dice-example-4 = Beide gelben Würfel zeigen 3, also suchst du 3. Die weißen zeigen vier Bongos und ein Gnu. Die roten zeigen Nashorn und Gnu, also ist das Ziel der Wilderer der Bongo. Ein Bongo fällt weg, drei bleiben: Die Antwort ist Bongo. Ist der grüne Würfel im Spiel und zeigt einen Bongo, werden die Wilderer aufgehalten. Dann zählen alle vier Bongos, kein Tier kommt dreimal vor, und die Antwort ist *nichts*.
    .title = Wilderer und Hüter

## Warum ein Zug nicht erlaubt ist

broken-dice-NoSuchSeat = diesen Platz gibt es an diesem Tisch nicht
broken-dice-OnlyChance = nur der Zufall bestimmt, wer anfängt und wie die Würfel fallen
broken-dice-OnlyTheClock = nur die Uhr beendet eine Runde, die niemand gewonnen hat
broken-dice-OnlySeats = nur Spieler würfeln, rufen und wählen
broken-dice-Over = das Spiel ist vorbei
broken-dice-AlreadyBegun = wer anfängt, steht schon fest
broken-dice-NotThrown = noch hat niemand gewürfelt
broken-dice-WrongDice = das sind nicht die Würfel der Variante dieses Tischs
broken-dice-NotYourTurn = jemand anderes würfelt
broken-dice-AlreadyThrown = die Würfel rollen schon
broken-dice-RoundIsOn = die Runde läuft, bis jemand recht hat
broken-dice-NoRoundYet = die Würfel liegen noch nicht auf dem Tisch
broken-dice-AlreadyCalled = ein Ruf pro Runde: nach einem falschen setzt du aus
broken-dice-TooLate = die Runde ist schon gewonnen, dein Ruf zählt nicht
broken-dice-ClaimFirst = erst nimmt, wer die Runde gewonnen hat, eine Trophäe
broken-dice-NothingToClaim = gerade gibt es keine Trophäe zu wählen
broken-dice-NotTheWinner = eine Trophäe nimmt nur, wer die Runde gewonnen hat
broken-dice-NotThisAnimal = nimm eine Trophäe des richtigen Tiers
broken-dice-SupplyNotEmpty = der Vorrat ist nicht leer, also sag nicht, von wem
broken-dice-NameTheSeat = mehrere andere haben am meisten, also sag, von wem
broken-dice-NoTie = nur eine Person hat am meisten, also sag nicht, von wem
broken-dice-NotTheMost = diese Person gehört nicht zu denen mit den meisten
broken-dice-NoLimit = dieser Tisch hat kein Zeitlimit
broken-dice-NothingToVoid = keine Runde wartet auf einen richtigen Ruf
