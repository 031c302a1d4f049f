### Was nur das Terminal sagt: Beschriftungen von Statistiken, Stellungen und Zahlen.

## bango rules

rules-law-pointer = Der genaue Wortlaut (auf Englisch): bango rules { $game } --law
rules-example = Beispiel: { $title }

## bango sim

sim-title = { $games ->
    [0] Keine Zufallsspiele
    [one] Ein Zufallsspiel
   *[other] { $count } Zufallsspiele
} zu { $players }, Startwert { $seed }
sim-steps = Schritte pro Spiel
sim-scores = Punkte am Ende
sim-wins = Siege von { $who }
sim-shared = Gemeinsam gewonnen
sim-drawn = Unentschieden
sim-spread = im Mittel { $mean }, von { $least } bis { $most }
sim-share = { $count } ({ $share } %)
sim-records = Die Partien stehen in { $folder }.
sim-playing = Spiele

## bango replay

replay-start = Anfang
replay-after = Nach Schritt { $step } von { $steps }
replay-checked = Geprüft: { $steps ->
    [0] noch kein Schritt.
    [one] ein Schritt, erlaubt.
   *[other] { $steps } Schritte, alle erlaubt.
}
replay-checked-ending = Geprüft: { $steps } Schritte, alle erlaubt, und das Ergebnis stimmt.
replay-unfinished = Die Partie hat kein Ergebnis: Sie läuft noch oder wurde abgebrochen.
replay-hidden = (verdeckt)

## bango verify

verify-proven = Bewiesen: { $chance ->
    [0] Der Startwert ist der festgelegte. Nichts war dem Zufall überlassen.
    [one] Der einzige Zufallsschritt folgt aus dem festgelegten Startwert.
   *[other] Alle { $chance } Zufallsschritte folgen aus dem festgelegten Startwert.
}
verify-lots = { $lots ->
    [one] Das Los in einem Wettlauf auch.
   *[other] Die { $lots } Lose in Wettläufen auch.
}
verify-added = { $count ->
    [one] { $who } hat eigenen Zufall dazugegeben, wie versprochen.
   *[other] { $who } haben eigenen Zufall dazugegeben, wie versprochen.
}
verify-withheld = { $count ->
    [one] { $who } hatte eigenen Zufall versprochen, ihn aber nicht rechtzeitig gegeben.
   *[other] { $who } hatten eigenen Zufall versprochen, ihn aber nicht rechtzeitig gegeben.
}
verify-alone = Niemand hat eigenen Zufall dazugegeben: Den Startwert hat allein der Server gewählt.
verify-compare = Vergleiche die Festlegungen mit denen, die du vor dem Spiel gesehen hast:
verify-server = der Server
verify-no-commitment = Diese Partie verspricht nichts über ihren Zufall, also gibt es nichts zu prüfen.
verify-no-seed = Der Startwert dieser Partie ist noch geheim, also lässt sich noch nichts prüfen.
verify-no-binding = Es steht nicht da, an welchem Tisch diese Partie gespielt wurde und welche es dort war: Ihre Festlegung lässt sich nicht prüfen.
verify-unreadable-commitment = Die Festlegung besteht nicht aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
verify-unreadable-seed = Der Startwert besteht nicht aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
verify-unreadable-seat-commitment = Die Festlegung von { $who } besteht nicht aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
verify-unreadable-entropy = Was { $who } dazugegeben hat, besteht nicht aus 64 hexadezimalen Ziffern in Kleinbuchstaben.
verify-other-seed = Der Startwert ist nicht der, der für dieses Spiel an diesem Tisch festgelegt war.
verify-uncommitted = { $who } hat Zufall dazugegeben, ohne ihn vorher festzulegen.
verify-other-entropy = Was { $who } dazugegeben hat, ist nicht das vorher Festgelegte.
verify-other-step = In Schritt { $step } tat der Zufall „{ $written }“, aber der Startwert ergibt „{ $drawn }“.
verify-other-lot = In Schritt { $step } setzte das Los { $written } an die erste Stelle, aber der Startwert ergibt { $drawn }.
verify-not-signed = Nicht belegt: die Züge der Spieler. Kein Server hat sie unterschrieben.
verify-resigned = Nicht belegt: das Ende. Eine Aufgabe, die kein Server unterschrieben hat.
verify-ties = Nicht belegt: wer im Rennen gleichauf war. Alte Partien sagen es nicht.
verify-signed = Die Züge der Spieler und das Ende hat der Server mit diesem Schlüssel signiert:
verify-unknown-derivation = Der Zufall dieses Spiels folgt Fassung { $number } der Herleitung, die dieses Programm nicht kennt.
verify-other-order = In Schritt { $step } war { $written } zuerst, nach den Messungen aber { $judged }.
verify-other-tie = { $count ->
    [0] In Schritt { $step } steht ein Los, aber nach den Messungen war niemand gleichauf.
   *[other] In Schritt { $step } war nach den Messungen ein Los zwischen { $who } nötig, und es fehlt.
}
verify-other-measurement = In Schritt { $step } fehlt, was gemessen wurde, oder es passt nicht zusammen.
verify-missing-draw = Die Partie endet, wo der Zufall am Zug war: Schritt { $step } fehlt.
verify-other-signature = Die Unterschrift ist nicht die des genannten Servers, oder danach wurde etwas geändert.
verify-hint-silence = Spiele am Tisch eines Servers lassen sich prüfen, sobald sie vorbei sind (docs/FAIRNESS.md)
verify-hint-newer = prüfe mit einem neueren bango
verify-hint-wrong = die Partie wurde verändert, oder ihr Zufall war nicht fair (docs/FAIRNESS.md)

## Stellungen

show-turn = { $who } ist dran.
show-turn-you = Du bist dran.
show-race = Rufen dürfen: { $who }.
show-chance = Jetzt ist der Zufall dran.

## bango perft

perft-total = Tiefe { $depth }: { $count }

## bango arena

arena-title = { $game }: { $games } Spiele, { $drawn } unentschieden
arena-share = Siege (95 %)
arena-even = gleich
arena-rating = Wertung
arena-crosstable = Siege gegeneinander und der Elo-Unterschied
arena-stronger = Der erste ist stärker.
arena-not-stronger = Der erste ist nicht stärker.
arena-open = Noch offen: Es braucht mehr Spiele.

## bango serve, bango backup

serve-open = Öffne diese Adresse im Browser, oder scanne den Code mit dem Handy:
serve-here = Auf diesem Rechner auch { $url }.
serve-data = Die Daten liegen in { $folder }. Beenden mit Strg-C.
backup-done = Die Kopie ist { $file }.
move-done = Alle Daten sind übertragen und geprüft: Zeilen { $rows }, davon im Protokoll { $entries }.

## bango load

load-title = { $tables } Tische zu zweit, { $pace }
load-rate = Züge pro Sekunde an jedem: { $rate }
load-closed = so schnell die Antworten kommen
load-server = Server
load-floor = bloßes Relais
load-bar = Ziel
load-at-most = höchstens { $most }
load-at-least = mindestens { $least }
load-moves = Züge pro Sekunde
load-acknowledgement = Zug bis Bestätigung, ms (p50 / p99)
load-arrival = Zug bis Gegenüber, ms (p50 / p99)
load-disk = Die Platte allein, ms (p50 / p99)
load-beyond = Bestätigung ohne Platte, ms (p99)
load-computing = CPU-Sekunden pro 100 000 Züge
load-ratio = CPU als Vielfaches des Relais
load-memory = Speicher pro Tisch, KiB
load-memory-whole = Speicher, ganze Partien, KiB
load-postgres = Postgres
load-relayed = weitergereicht
load-to-file = CPU als Vielfaches von SQLite
load-to-direct = CPU als Vielfaches von direkt
load-crowd = { $sockets } Verbindungen zugleich: { $views } bekamen ihre Ansicht, und der Zug, der dann an jedem Tisch gemacht wurde, kam { $moves }-mal an. Speicher pro Tisch zu zweit: { $memory } KiB.
