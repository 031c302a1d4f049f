### Ce qui se passe dans les jeux, en toutes lettres : coups, réponses et points.
###
### $who est le nom d’un joueur. Les cartes s’écrivent couleur et nombre, comme sur la table.

## Noms

seat = Joueur { $seat }
list = { $some } et { $last }

animal-rhino = rhino
animal-gnu = gnou
animal-bongo = bongo
call-nothing = rien

## Coups communs à plusieurs jeux

step-first = { $who } commence.

## Coups de cards

cards-step-deal = { $who } reçoit { $card }.
cards-step-deal-hidden = { $who } reçoit une carte face cachée.
cards-step-draw = { $who } pioche.
cards-step-reveal = On retourne { $card }.
cards-step-bango = Bango ! { $who } détruit la carte avec { $with }.
cards-step-explode = { $who } laisse exploser.
cards-step-take = { $who } prend { $card }.
cards-step-destroy = Bango ! { $who } détruit { $card } avec { $with }.
cards-step-done = { $who } a fini.
cards-step-lay = { $who } pose.
cards-step-keep = { $who } garde sa main.
cards-step-start = { $who } commence une suite avec { $low } et { $high }.
cards-step-extend = { $who } ajoute { $card } à la suite { $sequence }.

## Coups de dice

dice-step-throw = { $who } lance les dés.
dice-step-roll = Les dés montrent { $roll }.
dice-step-call = { $who } annonce « { $call } ».
dice-step-claim = { $who } prend un { $animal }.
dice-step-claim-from = { $who } prend un { $animal } à { $whom }.
dice-step-void = Le temps est écoulé : la manche est nulle.

## Un lancer lu à voix haute, dé par dé

dice-say-white = Blanc : { $face }
dice-say-yellow = Jaune : { $face }
dice-say-red = Rouge : { $face }
dice-say-green = Vert : { $face }

## Coups de tiles

tiles-step-place = { $who } pose une tuile en { $cell }.
tiles-step-move = { $who } déplace la tuile de { $from } à { $to }.
tiles-step-pass = { $who } n’a pas de coup et passe.

## Ce qu’un coup entraîne

cards-after-reveal = Explosion, sauf si { $who } l’annule par un Bango !
cards-after-explosion = Explosion ! { $who } prend { $cards }.
cards-after-remains = { $who } prend ce qui reste : { $cards }.
dice-after-wrong = Faux. { $count ->
    [0] Il n’y avait rien à perdre.
    [one] Cela coûte un trophée.
   *[other] Cela coûte { $count } trophées.
}
dice-after-choose = Juste ! { $who } peut choisir un trophée.
dice-after-right = La réponse est « { $call } ». { $who } prend un { $animal }.
dice-after-right-from = La réponse est « { $call } ». { $who } prend un { $animal } à { $whom }.
dice-after-void = La manche est nulle ; la réponse était « { $call } ».

## Fin de partie

end-won = { $who } gagne.
end-shared = { $who } gagnent ensemble.
end-drawn = Partie nulle.

## La réponse à un lancer de dés

answer-wanted-both = Les deux dés jaunes montrent { $number } : on cherche l’animal présent { $number ->
    [1] une fois
    [2] deux fois
   *[other] trois fois
}.
answer-wanted-neither = Les dés jaunes montrent { $one } et { $other }, on cherche donc le nombre qui manque : l’animal présent { $number ->
    [1] une fois
    [2] deux fois
   *[other] trois fois
}.
answer-poachers-both = Les deux dés rouges montrent le { $animal } : les braconniers le visent.
answer-poachers-neither = Les dés rouges montrent { $one } et { $other }, les braconniers visent donc le troisième animal, le { $animal }.
answer-effect-guarded = Le dé vert montre aussi le { $animal } : les gardes arrêtent les braconniers, et tous les dés blancs comptent.
answer-effect-cancelled = Un dé blanc montrant un { $animal } ne compte pas.
answer-effect-missed = Aucun dé blanc ne montre de { $animal }, il ne se passe donc rien.
answer-unguarded = Le dé vert montre le { $animal } : les gardes ne sont pas au bon endroit.
answer-counts = On compte : rhino { $rhino }, gnou { $gnu }, bongo { $bongo }.
answer-because-one = Seul le { $animal } est présent le nombre de fois voulu.
answer-because-two = Deux animaux sont présents le nombre de fois voulu, { $one } et { $other } : c’est donc le troisième.
answer-because-none = Aucun animal n’est présent le nombre de fois voulu.
answer-is = Réponse : { $call }

## Points de cards

score-sequence = Suite { $number } : { $cards } { $cards ->
    [one] carte
   *[other] cartes
} + { $bonus } = { $total }
score-bonus = bonus pour { $bonus } × { $colour }
score-no-bonus = pas de bonus : aucune couleur ne se détache
score-bonus-tie = bonus pour { $bonus } × { $colour } : les couleurs plus nombreuses sont à égalité et écartées
score-minus = Défausse personnelle : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points }
score-total = Total : { $total }

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-purple = violet
colour-black = noir
