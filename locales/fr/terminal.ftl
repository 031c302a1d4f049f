### Ce que seul le terminal dit : étiquettes des statistiques, positions et comptes.

## bango rules

rules-law-pointer = Le texte exact (en anglais) : bango rules { $game } --law
rules-example = Exemple : { $title }

## bango sim

sim-title = { $games ->
    [one] Une partie au hasard
   *[other] { $count } parties au hasard
} de { $game } à { $players } joueurs, graine { $seed }
sim-steps = Coups par partie
sim-scores = Points à la fin
sim-wins = Victoires de { $who }
sim-shared = Victoires partagées
sim-drawn = Nulles
sim-spread = moyenne { $mean }, de { $least } à { $most }
sim-share = { $count } ({ $share } %)
sim-records = Les parties sont écrites dans { $folder }.
sim-playing = Parties

## bango replay

replay-start = Début
replay-after = Après le coup { $step } sur { $steps }
replay-checked = Vérifié : { $steps } coups, tous légaux.
replay-checked-ending = Vérifié : { $steps } coups, tous légaux, et le résultat est juste.
replay-unfinished = La partie n’a pas de résultat écrit : elle continue, ou a été quittée.
replay-hidden = (caché)

## Positions

show-deck = Pioche
show-centre = Centre
show-discard = Défausse
show-hand = main
show-hidden = { $count } cachée
show-personal = moins
show-points = points : { $points }
show-empty = vide
show-supply = Réserve
show-dice = Dés
show-round = Manche { $round }
show-called = a annoncé { $call }
show-turn = À { $who } de jouer.
show-race = Peuvent annoncer : { $who }.
show-chance = Au hasard de jouer.
show-no-tiles = Aucune tuile n’est encore posée.
show-left = tuiles restantes : { $left }

## bango perft

perft-total = Profondeur { $depth } : { $count }
