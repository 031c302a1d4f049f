### Pig, das nur Tests spielen: alle Sätze, die ein Spiel hat.

page-game-pig = Schweinchen
page-short-pig = Schwein
page-sentence-pig = Würfle, so oft du dich traust.

pig-step-roll = { $who } würfelt.
pig-step-show = Der Würfel zeigt { $face }.
pig-step-hold = { $who } hört auf.
pig-step-roll-you = Du würfelst.
pig-step-hold-you = Du hörst auf.
pig-after-bust = Der Topf ist verloren.
pig-pot = Im Topf: { $points }

page-pig-roll = Würfeln
page-pig-hold = Aufhören
page-pig-mine = Weiter würfeln oder aufhören?
page-pig-length = Wie lang
page-pig-short = Kurz, 20 Punkte
page-pig-long = Lang, 50 Punkte
page-pig-won = Wer zuerst { $points } Punkte hat.

typed-help-pig = Tipp würfeln oder behalten.
typed-do-pig-roll = würfeln | würfle | roll
typed-do-pig-hold = behalten | behalte | hold

hint-pig = Hör auf, wenn genug im Topf ist.

broken-pig-Over = das Spiel ist vorbei
broken-pig-NoSuchSeat = diesen Platz gibt es an diesem Tisch nicht
broken-pig-NotYourTurn = du bist nicht dran
broken-pig-OnlyChance = nur der Zufall würfelt und bestimmt, wer anfängt
broken-pig-NoSuchFace = ein Würfel zeigt 1 bis 6
broken-pig-EmptyPot = der Topf ist leer, also würfle

rules-pig-title = Schweinchen, das Würfelspiel
rules-pig-designer = Niemand weiß, von wem das Spiel ist
rules-pig-idea = Würfle und hör rechtzeitig auf.
rules-pig-1-heading = Dein Zug
    .law = P1 P2 P3 P4 P5
rules-pig-1-1 = Würfle, bis du *aufhörst* oder eine Eins kommt.
