### Ce que seul le terminal dit : étiquettes des statistiques, positions et comptes.

## bango rules

rules-law-pointer = Le texte exact (en anglais) : bango rules { $game } --law
rules-example = Exemple : { $title }

## bango sim

sim-title = { $games ->
    [0] Aucune partie au hasard
    [one] Une partie au hasard
   *[other] { $count } parties au hasard
} à { $players } joueurs, graine { $seed }
sim-steps = Coups par partie
sim-scores = Points à la fin
sim-wins = Victoires de { $who }
sim-shared = Gagnées ensemble
sim-drawn = Nulles
sim-spread = moyenne { $mean }, de { $least } à { $most }
sim-share = { $count } ({ $share } %)
sim-records = Les parties sont écrites dans { $folder }.
sim-playing = Parties

## bango replay

replay-start = Début
replay-after = Après le coup { $step } sur { $steps }
replay-checked = Vérifié : { $steps ->
    [0] pas encore de coup.
    [one] un coup, légal.
   *[other] { $steps } coups, tous légaux.
}
replay-checked-ending = Vérifié : { $steps } coups, tous légaux, et le résultat est juste.
replay-unfinished = La partie n’a pas de résultat : elle continue, ou a été abandonnée.
replay-hidden = (caché)

## bango verify

verify-proven = Prouvé : { $chance ->
    [0] la graine est bien celle de l’engagement. Rien n’était laissé au hasard.
    [one] le seul coup du hasard découle de la graine de l’engagement.
   *[other] les { $chance } coups du hasard découlent tous de la graine de l’engagement.
}
verify-lots = { $lots ->
    [one] Le tirage au sort d’une course en découle aussi.
   *[other] Les { $lots } tirages au sort des courses en découlent aussi.
}
verify-added = { $count ->
    [one] { $who } a ajouté sa part de hasard, comme promis.
   *[other] { $who } ont ajouté leur part de hasard, comme promis.
}
verify-withheld = { $count ->
    [one] { $who } avait promis une part de hasard, mais ne l’a pas donnée à temps.
   *[other] { $who } avaient promis une part de hasard, mais ne l’ont pas donnée à temps.
}
verify-alone = Aucun joueur n’a ajouté sa part de hasard : le serveur a choisi seul la graine.
verify-compare = Comparez les engagements avec ceux que vous avez vus avant la partie :
verify-server = le serveur
verify-no-commitment = Cette partie ne promet rien sur son hasard : il n’y a rien à vérifier.
verify-no-seed = La graine de cette partie n’est pas révélée : rien ne peut encore être vérifié.
verify-no-binding = On ne sait pas à quelle table cette partie a été jouée, ni laquelle c’était : son engagement ne peut pas être vérifié.
verify-unreadable-commitment = L’engagement n’est pas fait de 64 chiffres hexadécimaux en minuscules.
verify-unreadable-seed = La graine n’est pas faite de 64 chiffres hexadécimaux en minuscules.
verify-unreadable-seat-commitment = L’engagement pris par { $who } n’est pas fait de 64 chiffres hexadécimaux en minuscules.
verify-unreadable-entropy = La part de hasard ajoutée par { $who } n’est pas faite de 64 chiffres hexadécimaux en minuscules.
verify-other-seed = La graine n’est pas celle de l’engagement pris pour cette partie à cette table.
verify-uncommitted = { $who } a ajouté une part de hasard sans engagement préalable.
verify-other-entropy = La part de hasard ajoutée par { $who } n’est pas celle de son engagement.
verify-other-step = Au coup { $step }, le hasard a fait « { $written } », mais la graine dit « { $drawn } ».
verify-other-lot = Au coup { $step }, le tirage au sort a mis { $written } en premier, mais la graine dit { $drawn }.
verify-not-signed = Non couvert : les coups des joueurs. Aucun serveur ne les a signés.
verify-resigned = Non couvert : la fin. Un abandon qu’aucun serveur n’a signé.
verify-ties = Non couvert : les égalités des courses. Les parties anciennes n’en disent rien.
verify-signed = Le serveur qui a cette clé a signé les coups des joueurs et la fin :
verify-unknown-derivation = Le hasard de cette partie suit la version { $number } du calcul, que ce programme ne connaît pas.
verify-other-order = Au coup { $step }, { $written } est en premier, mais d’après les mesures c’était { $judged }.
verify-other-tie = { $count ->
    [0] Au coup { $step }, il y a un tirage au sort, mais d’après les mesures personne n’était à égalité.
   *[other] Au coup { $step }, d’après les mesures il fallait un tirage au sort entre { $who }, et il n’y est pas.
}
verify-other-measurement = Au coup { $step }, ce qui a été mesuré manque ou ne concorde pas.
verify-missing-draw = La partie s’arrête là où le hasard devait agir : le coup { $step } manque.
verify-other-signature = La signature n’est pas celle du serveur nommé, ou la partie a été modifiée après.
verify-hint-silence = les parties jouées à la table d’un serveur se vérifient une fois finies (docs/FAIRNESS.md)
verify-hint-newer = vérifiez avec un bango plus récent
verify-hint-wrong = la partie écrite a été changée, ou son hasard n’était pas honnête (docs/FAIRNESS.md)

## Positions

show-turn = À { $who } de jouer.
show-turn-you = À vous de jouer.
show-race = Peuvent annoncer : { $who }.
show-chance = Au hasard de jouer.

## bango perft

perft-total = Profondeur { $depth } : { $count }

## bango arena

arena-title = { $game } : { $games } parties, dont { $drawn } nulles
arena-share = victoires (95 %)
arena-even = égalité
arena-rating = cote
arena-crosstable = Victoires des uns contre les autres, et différence Elo
arena-stronger = Le premier est plus fort.
arena-not-stronger = Le premier n’est pas plus fort.
arena-open = Indécis : jouez plus de parties.

## bango serve, bango backup

serve-open = Ouvrez cette adresse dans un navigateur, ou scannez le code avec un téléphone :
serve-here = Sur cette machine, aussi { $url }.
serve-data = Les données sont dans { $folder }. Ctrl-C pour arrêter.
backup-done = La copie est { $file }.
move-done = Toutes les données ont été transférées et vérifiées : lignes { $rows }, dont { $entries } de journal.

## bango load

load-title = { $tables } tables de deux, { $pace }
load-rate = coups par seconde à chacune : { $rate }
load-closed = aussi vite que viennent les réponses
load-server = serveur
load-floor = simple relais
load-bar = objectif
load-at-most = au plus { $most }
load-at-least = au moins { $least }
load-moves = Coups par seconde
load-acknowledgement = Du coup à l’accusé, ms (p50 / p99)
load-arrival = Du coup à l’adversaire, ms (p50 / p99)
load-disk = Le disque seul, ms (p50 / p99)
load-beyond = Accusé au-delà du disque, ms (p99)
load-computing = Secondes de calcul pour 100 000 coups
load-ratio = Calcul en multiple du relais
load-memory = Mémoire par table, Kio
load-memory-whole = Mémoire, parties entières, Kio
load-postgres = Postgres
load-relayed = relayé
load-to-file = Calcul en multiple de SQLite
load-to-direct = Calcul en multiple du direct
load-crowd = { $sockets } connexions à la fois : { $views } ont eu leur vue, et le coup joué ensuite à chaque table est arrivé { $moves } fois. Mémoire par table de deux : { $memory } Kio.
