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
replay-unfinished = La partie n’a pas de résultat écrit : elle continue, ou a été quittée.
replay-hidden = (caché)

## Positions

show-deck = Pioche
show-centre = Centre
show-discard = Défausse
show-hand = main
show-hidden = { $count } cachée
show-personal = défaussées
show-points = points : { $points }
show-empty = vide
show-supply = Réserve
show-dice = Dés
show-round = Manche { $round }
show-called = a annoncé { $call }
show-turn = C’est à { $who } de jouer.
show-race = Peuvent annoncer : { $who }.
show-chance = Le hasard décide.
show-no-tiles = Aucune tuile n’est encore posée.
show-left = tuiles restantes : { $left }

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
arena-open = Indécis : il faut plus de parties.
