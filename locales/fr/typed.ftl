### What can be typed at a table, in the terminal's lines and in the page's command field, and how it is answered.
###
### typed-ask-* and typed-do-* are what people type for one thing, several ways of saying it with | between them; the
### first is what the program says itself. Accents, capitals and signs do not matter in what is typed. typed-word-* are words
### inside such a line. typed-say-* is how the program itself would type a step: tests read it back.
### $who is a player's name.

## How things are named

typed-you = Vous
typed-card = { $number } { $colour }
typed-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}

## What everybody can ask

typed-ask-help = aide | ? | help | commandes | que puis-je taper
typed-ask-position = position | table | plateau | p
typed-ask-turn = tour | à qui | à qui de jouer | à qui le tour
typed-ask-score = score | scores | points | trophées
typed-ask-close = qui va gagner | qui est près de gagner | qui mène | qui gagne
typed-ask-last = dernier | dernier coup | que s’est-il passé
typed-ask-me = moi | ma place
typed-ask-moves = coups | que puis-je faire

## Words inside a line

typed-word-player = joueur | joueuse | place
typed-word-filler = le | la | les | l | un | une | et | ma | mon | mes | carte | cartes | avec | tuile | numéro | suite | de | du
typed-word-all = tout | toutes | tous | les deux
typed-word-to = à | > | vers | en | sur
typed-word-from = à | de | chez

## What comes back

typed-can = Vous pouvez : { $steps }
typed-which = Lequel ? Vous pouvez dire : { $choices }
typed-not-now = Ce n’est pas possible maintenant.
typed-not-understood = Je ne comprends pas « { $line } ».
typed-ask-for-help = Tapez aide pour en savoir plus.
typed-nothing-yet = Il ne s’est encore rien passé.
typed-help = Demandez : position, tour, score, dernier, coups, moi, le nom d’un joueur, qui va gagner.

## Cards

typed-help-cards = Tapez piocher ; prends 6 et 7 ; fini ; bango avec 4 rouge ; exploser ; poser ; garder ; commence avec 5 et 6 ; ajoute 7 à 1. Une carte se dit par son nombre, ou par son nombre et sa couleur. Demandez : main, centre, pioche, défausse.
typed-ask-cards-hand = main | ma main | mes cartes
typed-ask-cards-centre = centre | milieu
typed-ask-cards-deck = pioche | paquet
typed-ask-cards-discard = défausse
typed-do-cards-draw = piocher | pioche une carte | piochez | tirer | tire | piocher encore
typed-do-cards-explode = exploser | explose | laisser exploser | laisse exploser
typed-do-cards-done = fini | ça suffit | assez | terminer | terminé | done
typed-do-cards-lay = poser | pose | poser mes cartes | lay
typed-do-cards-keep = garder | garde | garder ma main | keep
typed-do-cards-stop = stop | arrêter | arrête | stop et | arrêter et
typed-do-cards-take = prends | prendre | prenez | je prends | take
typed-do-cards-bango = bango
typed-do-cards-destroy = détruis | détruire | détruisez
typed-do-cards-start = commence | commencer | commencez | start
typed-do-cards-add = ajoute | ajouter | ajoutez
typed-say-cards-take = prends { $card }
typed-say-cards-bango = bango avec { $with }
typed-say-cards-destroy = détruis { $card } avec { $with }
typed-say-cards-start = commence avec { $low } et { $high }
typed-say-cards-add = ajoute { $card } à { $sequence }
typed-word-red = rouge | rouges
typed-word-yellow = jaune | jaunes
typed-word-blue = bleu | bleue | bleus
typed-word-purple = violet | violette | violets
typed-word-black = noir | noire | noirs
typed-which-card = { $count ->
    [2] Il y a deux { $number } : { $cards }. Dites lequel.
   *[other] Il y a { $count } fois le { $number } : { $cards }. Dites lequel.
}
typed-cards-hand = En main : { $cards }.
typed-cards-secret = Personne d’autre n’a vu : { $card }.
typed-cards-centre = Au centre : { $cards }.
typed-cards-seen = vues : { $cards }
typed-cards-sequence = suite { $number } : { $cards }
typed-cards-discarded = défaussées : { $cards }

## Dice

typed-help-dice = Tapez lancer ; pour annoncer, tapez l’animal ou rien ; prends rhino à Bruno. Demandez : dés, réserve, pourquoi.
typed-ask-dice-dice = dés | les dés
typed-ask-dice-supply = réserve
typed-ask-dice-why = pourquoi | raison
typed-do-dice-throw = lancer | lance | lancez | lancer les dés | jeter | throw
typed-do-dice-call = annonce | annoncer | call
typed-do-dice-take = prends | prendre | je prends | claim
typed-say-dice-take = prends { $animal }
typed-say-dice-take-from = prends { $animal } à { $whom }
typed-word-rhino = rhino | rhinos | rhinocéros
typed-word-gnu = gnou | gnous | gnu
typed-word-bongo = bongo | bongos
typed-word-nothing = rien | aucun | nothing
typed-dice-yellow = jaune { $faces }
typed-dice-red = rouge { $faces }
typed-dice-green = vert { $faces }
typed-dice-no-roll = Aucun dé n’est sur la table.
typed-dice-no-why = Pas encore de réponse.
typed-dice-supply = Dans la réserve : { $trophies }.
typed-dice-no-trophies = aucun trophée
typed-dice-rhinos = { $count ->
    [one] un rhino
    [2] deux rhinos
    [3] trois rhinos
   *[other] { $count } rhinos
}
typed-dice-gnus = { $count ->
    [one] un gnou
    [2] deux gnous
    [3] trois gnous
   *[other] { $count } gnous
}
typed-dice-bongos = { $count ->
    [one] un bongo
    [2] deux bongos
    [3] trois bongos
   *[other] { $count } bongos
}
typed-dice-close = { $who } : { $trophies } ; encore { $rounds ->
    [1] { $rounds } manche environ
   *[other] { $rounds } manches environ
} pour gagner.

## Tiles

typed-help-tiles = Tapez une case, la colonne d’abord : 0,-2. Plus tard, la tuile et sa destination : 0,0 vers 3,1. Passer quand rien d’autre n’est possible. Demandez : rangée 0, colonne 3, case 0,-2, coups 3,1.
typed-ask-tiles-row = rangée | ligne
typed-ask-tiles-column = colonne
typed-ask-tiles-look = case | regarder | regarde
typed-do-tiles-pass = passer | passe | pass
typed-do-tiles-put = place | placer | pose | poser | déplace | déplacer | joue
typed-say-tiles-move = { $from } vers { $to }
typed-tiles-row = Rangée { $number } : { $tiles }.
typed-tiles-column = Colonne { $number } : { $tiles }.
typed-tiles-in-row = rangée { $row } : { $columns }
typed-tiles-places = Vous pouvez placer une tuile ici, rangée par rangée : { $cells }.
typed-tiles-movable = Ces tuiles peuvent bouger, rangée par rangée : { $cells }. Tapez coups et une tuile pour savoir où elle peut aller.
typed-tiles-targets = { $cell } peut aller ici, rangée par rangée : { $cells }. Tapez par exemple { $example }
typed-tiles-cannot-move = Rien n’est possible avec { $cell } maintenant.
typed-tiles-many-places = Vous pouvez placer une tuile à { $count } endroits. Tapez-en un, comme 0,-2, ou coups pour les entendre.
typed-tiles-many-moves = { $count ->
    [one] Une de vos tuiles peut
   *[other] { $count } de vos tuiles peuvent
} bouger. Tapez laquelle et où, comme 0,0 vers 3,1, ou coups pour les entendre.
typed-tiles-longest = { $who }, { $colour } : { $length } à la suite, de { $from } à { $to }.
typed-tiles-free = libre
typed-tiles-left-of = à gauche
typed-tiles-right-of = à droite
typed-tiles-above = au-dessus
typed-tiles-below = au-dessous

## What can be typed in the terminal only

typed-command-again = encore | again | rejouer
typed-command-bots = robots | bots
typed-command-hint = conseil | hint | h
typed-command-next = suite | suivant | prêt | next
typed-command-odds = risques | risque | odds | o
typed-command-quit = quitter | quit | q
typed-command-resign = abandonner | resign
typed-command-rules = règles | rules
typed-command-say = dire | say
typed-command-start = commencer | start
typed-command-undo = annuler | undo | u
