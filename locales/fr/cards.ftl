### Tout ce qui se dit de `cards` : Bango, de Paco Yáñez. en/common.ftl dit ce qui se trouve où.
###
### $who est le nom d’un joueur. Les cartes s’écrivent couleur et nombre, comme sur la table.

## Noms

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-purple = violet
colour-black = noir
page-game-cards = Bango, les cartes
page-short-cards = Cartes
page-sentence-cards = Encore une carte, ou s’arrêter avant que deux nombres identiques fassent tout exploser ?
page-card = { $number } { $colour }
page-card-said = le { $number } { $colour }

## Coups

cards-step-deal = { $who } reçoit { $card }.
cards-step-deal-hidden = { $who } reçoit une carte face cachée.
cards-step-draw = { $who } pioche.
cards-step-reveal = { $card } sort.
cards-step-bango = Bango ! { $who } la détruit avec { $with }.
cards-step-explode = { $who } laisse exploser.
cards-step-take = { $who } prend { $card }.
cards-step-destroy = Bango ! { $who } détruit { $card } avec { $with }.
cards-step-done = { $who } a terminé.
cards-step-lay = { $who } pose ses cartes.
cards-step-keep = { $who } garde sa main.
cards-step-start = { $who } commence une suite avec { $low } et { $high }.
cards-step-extend = { $who } ajoute { $card } à la suite { $sequence }.
cards-step-deal-you = Vous recevez { $card }.
cards-step-deal-hidden-you = Vous recevez une carte face cachée.
cards-step-draw-you = Vous piochez.
cards-step-bango-you = Bango ! Vous la détruisez avec { $with }.
cards-step-explode-you = Vous laissez exploser.
cards-step-take-you = Vous prenez { $card }.
cards-step-destroy-you = Bango ! Vous détruisez { $card } avec { $with }.
cards-step-done-you = Vous avez terminé.
cards-step-lay-you = Vous posez vos cartes.
cards-step-keep-you = Vous gardez votre main.
cards-step-start-you = Vous commencez une suite avec { $low } et { $high }.
cards-step-extend-you = Vous ajoutez { $card } à la suite { $sequence }.

## Ce qu’un autre a fait d’affilée, en une phrase pour qui écoute

cards-run = { $who } { $deeds }.
cards-run-turns = { $count ->
    [one] retourne une carte
   *[other] retourne { $count } cartes
  }
cards-run-takes = prend { $cards }
cards-run-strikes = crie Bango et détruit { $card }
cards-run-bango = crie Bango
cards-run-explodes = laisse exploser
cards-run-lays = { $count ->
    [one] pose une carte
   *[other] pose { $count } cartes
  }
cards-run-keeps = garde sa main

## Ce qu’un coup entraîne

cards-after-reveal = Deux fois le même nombre ! Explosion, sauf si { $who } l’annule par un Bango.
cards-after-explosion = Explosion ! { $who } prend { $cards }.
cards-after-remains = { $who } prend le reste : { $cards }.
cards-after-reveal-you = Deux fois le même nombre ! Explosion, sauf si vous l’annulez par un Bango.
cards-after-explosion-you = Explosion ! Vous prenez { $cards }.
cards-after-remains-you = Vous prenez le reste : { $cards }.
page-log-cancelled = Explosion annulée.
page-log-thrown = { $count ->
    [one] { $cards } est défaussé.
   *[other] { $cards } sont défaussés.
}
page-log-minus = { $count ->
    [one] Une carte non placée : −1.
   *[other] { $count } cartes non placées : −{ $count }.
}

## Points

score-sequence = Suite { $number } : { $cards } { $cards ->
    [one] carte
   *[other] cartes
} + { $bonus } = { $total }
score-bonus = bonus : { $bonus } × { $colour }
score-no-bonus = pas de bonus : couleurs à égalité
score-bonus-tie = bonus : { $bonus } × { $colour } (les couleurs en tête sont à égalité)
score-minus = Défausse personnelle : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points }
score-total = Total : { $total }

## À la table

page-cards-draw-first = À vous ! Piochez une carte.
page-cards-draw = Piocher encore, ou s’arrêter et prendre des cartes ?
page-cards-last = La pioche est vide. Choisissez vos cartes.
page-cards-explosion = Même nombre ! L’annuler par un Bango, ou laisser exploser ?
page-cards-take = Choisissez vos cartes. Les autres sont défaussées.
page-cards-share = { $who } a tout fait exploser ! Prenez ou détruisez une carte.
page-cards-share-take = { $who } a tout fait exploser ! Prenez une carte.
page-cards-remains-take = Le reste est pour vous, que ça vous plaise ou non.
page-cards-remains = Détruisez ce qui vous gêne, puis prenez le reste.
page-cards-lay-or-keep = Poser pour marquer, ou garder votre main ?
page-cards-laying = Formez des suites. Chaque carte restante coûte un point.
page-cards-other-shares = Explosion ! { $who } prend ou détruit une carte.
page-cards-other-lays = { $who } pose ses cartes.
page-cards-other-explosion = Ça va exploser ! { $who } peut encore l’annuler.
page-cards-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-cards-discard = Défausse commune : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-cards-discarded = Défausse personnelle
page-cards-centre-empty = Le centre est vide.
page-cards-no-sequence = Vos suites viendront ici.
page-cards-hand = Votre main
page-cards-hand-empty = Votre main est vide.
page-cards-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-cards-secret = personne d’autre ne l’a vue
page-cards-turn-over = Piocher
page-cards-another = Piocher encore
page-cards-stop = { $count ->
    [one] S’arrêter et prendre cette carte
   *[other] S’arrêter et prendre { $count } cartes
}
page-cards-stop-all = { $count ->
    [one] S’arrêter et la prendre
    [2] S’arrêter et prendre les deux
   *[other] S’arrêter et prendre les { $count }
}
page-cards-enough = Ça suffit
page-cards-explode = Laisser exploser
page-cards-take-one = Prendre le { $card }
page-cards-take-rest = { $count ->
    [0] Continuer
    [one] Prendre la dernière carte
   *[other] Prendre les { $count } autres
}
page-cards-lay = Poser
page-cards-keep = Garder ma main
page-cards-put-here = Ajouter ici
page-cards-choose-partner = Puis le nombre juste au-dessus ou au-dessous, ou une suite.
page-cards-finish = { $count ->
    [0] Terminer
    [one] Terminer (1 non placée, −1)
   *[other] Terminer ({ $count } non placées, −{ $count })
}
page-cards-tense = On la retourne…
page-cards-boom = Explosion !
page-cards-own = Votre côté de la table
page-cards-new-sequence = Glissez une carte ici, ou touchez deux nombres qui se suivent
page-cards-undo = Annuler
page-cards-arrange = Ranger pour moi
page-cards-arranged = Une suggestion, qui vaut { $points } en tout. Terminez ou annulez.
page-cards-total-then = Ce tour { $gain } · total { $points }
page-cards-to-discard = Non placées : { $cards } (−{ $count })
page-cards-all-laid = Toutes les cartes sont placées.
page-cards-odds = Risque d’explosion : { $percent }
page-cards-arrange-nothing = Rien à placer : aucun nombre ne se suit.

## À la table : ce que font les autres, ce que cela veut dire, et les touches
## $cards sont des nombres à la suite : *le 6 et le 7*. `-you` s’adresse au lecteur.

page-cards-said-number = le { $number }
page-cards-said-black = le { $number } noir
page-cards-did-draw = { $who } pioche…
page-cards-did-draw-you = Vous piochez…
page-cards-did-stop = { $who } s’arrête et prend { $cards }.
page-cards-did-stop-you = Vous vous arrêtez et prenez { $cards }.
page-cards-did-take = { $who } prend { $cards }.
page-cards-did-take-you = Vous prenez { $cards }.
page-cards-did-get = { $who } reçoit { $cards }.
page-cards-did-get-you = Vous recevez { $cards }.
page-cards-did-bango = Bango ! { $who } détruit { $cards }.
page-cards-did-bango-you = Bango ! Vous détruisez { $cards }.
page-cards-did-explode = La carte de { $who } explose !
page-cards-did-explode-you = Votre carte explose !
page-cards-did-lay-begin = { $who } pose ses cartes.
page-cards-did-lay-begin-you = Vous posez vos cartes.
page-cards-did-lay = { $who } pose { $cards }.
page-cards-did-lay-you = Vous posez { $cards }.
page-cards-did-lay-lost = { $count ->
    [0] { $who } ne peut rien placer : −{ $lost }.
    [one] { $who } pose une carte ; { $lost } non placée, −{ $lost }.
   *[other] { $who } pose { $count } cartes ; { $lost } non placées, −{ $lost }.
}
page-cards-did-lay-lost-you = { $count ->
    [0] Vous ne pouvez rien placer : −{ $lost }.
    [one] Vous posez une carte ; { $lost } non placée, −{ $lost }.
   *[other] Vous posez { $count } cartes ; { $lost } non placées, −{ $lost }.
}
page-cards-did-keep = { $who } garde sa main.
page-cards-did-keep-you = Vous gardez votre main.
page-cards-does-draw = pioche
page-cards-does-stop = s’arrête, prend
page-cards-does-take = prend
page-cards-does-get = reçoit
page-cards-does-bango = Bango !
page-cards-does-lay = pose
page-cards-does-keep = garde sa main
page-cards-must-lay = Vous avez { $count } cartes (limite { $limit }) : vous devez poser.
page-cards-lay-last = La pioche est vide : posez une dernière fois.
page-cards-bango-destroy = Bango ! Détruire le { $number } (avec votre { $with })
page-cards-soon-take = Vous prenez { $cards }…
page-cards-soon-bango = Bango avec { $card }…
page-cards-soon-explode = Vous laissez exploser…
page-cards-soon-keep = Vous gardez votre main…
page-cards-soon-rest = On continue…
page-cards-soon-lay = Vous posez…
page-cards-known = Vues dans cette main : { $cards }
page-cards-sequences = Suites commencées :
page-cards-why-known = { $card } : tout le monde l’a vu entrer dans cette main (C9).
page-cards-why-hidden = Distribuée face cachée : seul son joueur la connaît (C9).
page-cards-why-black = Une noire n’entre dans aucune suite : −1 quand on pose (C6.5).
page-cards-why-limit = Plus de { $limit } cartes en fin de tour : il faut poser (C6.1).
page-cards-why-three = { $most } suites par partie, pas plus : faites-les longues (C6.4).
page-cards-why-worth = { $bonus ->
    [0] { $cards } points pour { $cards } cartes. Couleurs à égalité : pas de bonus (C8.2).
   *[other] { $cards } pour les cartes, +{ $bonus } de bonus de couleur (C8.2).
}
page-cards-why-discard = { $count ->
    [one] Une carte non placée : −1 (C8.3).
   *[other] { $count } cartes non placées : −{ $count } (C8.3).
}
page-cards-key-draw = piocher une carte
page-cards-key-stop = s’arrêter et prendre
page-cards-key-choose = choisir une carte
page-cards-key-bango = Bango !
page-cards-key-explode = laisser exploser
page-cards-key-lay = poser
page-cards-key-keep = garder sa main
page-cards-key-arrange = ranger pour moi
page-cards-key-finish = finir de poser
page-cards-key-undo = annuler
page-cards-best-sequence = Votre plus longue suite : { $count } cartes, de { $from } à { $to }
page-cards-best-haul = Votre meilleure prise : { $count } cartes d’un coup
page-cards-best-bango = Vous avez crié Bango { $count } fois

## Dans le terminal

show-deck = Pioche
show-centre = Centre
show-discard = Défausse
show-hand = main
show-hidden = { $count } cachée
show-personal = défaussées
show-points = points : { $points }
show-empty = vide
tui-key-start = nouvelle suite avec { $card }
tui-key-extend = à la suite { $number }
tui-key-odds = risques
tui-keys-cards = d pioche une carte. ← → parcourent le centre, espace marque une carte, a les marque toutes, Entrée s’arrête et prend les cartes marquées. b ou un chiffre joue un Bango, x laisse exploser. l pose, k garde la main. Pendant la pose, ← → choisissent une carte, ↑ ↓ ou un chiffre sa place, Entrée l’y met, f termine. o montre les risques de la prochaine carte.
tui-odds = Risque que la prochaine carte explose : { $explodes } ; sans que vous puissiez l’annuler : { $uncancelled }. { $helpful ->
    [one] { $helpful } carte non vue vous aiderait.
   *[other] { $helpful } cartes non vues vous aideraient.
}
tui-odds-none = Pas de risque à estimer : vous ne piochez pas.
tui-mark-first = Marquez d’abord vos cartes avec la barre d’espace.
tui-no-neighbour = Aucune carte de votre main ne suit celle-ci : elle ne peut pas commencer une suite (C6.3).
tui-cards-worth = si vous terminez maintenant : { $points }

## Indices : pourquoi un coup est bon
## $share se dit en pour cent.

hint-cards-draw-first = Chaque tour commence par une carte.
hint-cards-draw = Risque d’une explosion que vous ne pouvez pas annuler : { $share } ; { $helpful ->
    [one] { $helpful } carte encore cachée vous aiderait
   *[other] { $helpful } cartes encore cachées vous aideraient
}.
hint-cards-stop = Arrêtez-vous et prenez { $card }. Risque d’une explosion que vous ne pouvez pas annuler : { $share } ; avec cette carte, votre main vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-cards-take = Prenez { $card } : avec cette carte, votre main vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-cards-bango-cancel = Annulez l’explosion avec { $card }.
hint-cards-bango-answer = Jouez { $card } : un Bango vous en débarrasse.
hint-cards-explode = Laissez exploser : votre carte vaut plus que ce que { $cards ->
    [one] peut vous coûter la carte du centre ({ $cards })
   *[other] peuvent vous coûter les { $cards } cartes du centre
}.
hint-cards-destroy = Détruisez { $card } avec { $with }.
hint-cards-lay = Posez : cela rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite.
hint-cards-keep = Gardez votre main : poser rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} maintenant, attendre peut rapporter plus.
hint-cards-start = Commencez une suite avec { $low } et { $high }.
hint-cards-extend = Ajoutez { $card } à la suite.
hint-cards-done-taking = Laissez { $cards ->
    [one] l’autre carte
   *[other] les { $cards } autres cartes
} au centre.
hint-cards-done-destroying = Prenez { $cards ->
    [one] la dernière carte
   *[other] les { $cards } cartes qui restent
}.
hint-cards-done-laying = { $cards ->
    [one] L’autre carte n’a
   *[other] Les { $cards } autres cartes n’ont
} pas de bonne place.
hint-cards-chance = Le hasard en décide.

## La leçon

lesson-cards-draw = C’est à vous. Vous avez le 6 bleu, le 7 bleu et le 9 rouge. Chaque tour commence par une carte de la pioche : piochez-en une.
lesson-cards-more = Un 9 jaune. Vous pouvez vous arrêter et le prendre, ou piocher encore, tant qu’aucun nombre ne sort deux fois. Piochez encore.
lesson-cards-more-try = Vous pourriez vous arrêter là, mais une seule carte, c’est peu. Osez : piochez encore.
lesson-cards-tension = Un 5 bleu, juste à côté de vos 6 et 7 ! Mais à présent, un 9 ou un 5 ferait tout exploser. Chaque carte augmente le risque. Goûtez-y une fois : piochez une troisième carte.
lesson-cards-tension-try = S’arrêter serait sage. Pour une fois, ne le soyez pas : piochez une troisième carte et voyez ce qui arrive.
lesson-cards-bango = Un deuxième 9 : ça va exploser ! Mais vous avez un 9, vous aussi. Jouez votre 9 rouge et criez Bango : il détruit la carte que vous venez de piocher et annule l’explosion.
lesson-cards-bango-try = Si ça explose, votre tour est fini et Mia prend une partie des cartes. Sauvez-les : jouez votre 9 rouge.
lesson-cards-take = Sauvé ! Ces deux 9 ont disparu. Arrêtez-vous tant que tout va bien : prenez le 5 bleu et laissez le 9 jaune, qui ne va avec rien dans votre main. Les cartes que vous laissez sont défaussées et ne coûtent rien à personne.
lesson-cards-take-try = Prenez le 5 bleu, et rien d’autre : il va avec vos 6 et 7. Une carte qui ne va nulle part vous coûte un point quand vous posez.
lesson-cards-keep = Vous avez les 5, 6 et 7 bleus. Vous pourriez les poser tout de suite. Mais une suite plus longue rapporte plus, et vous pouvez garder jusqu’à cinq cartes. Gardez votre main.
lesson-cards-keep-try = Trois cartes rapportent déjà bien. Mais attendez la quatrième : cette fois, gardez votre main.
lesson-cards-boom = Mia a été trop gourmande : deux 3, et pas de Bango. Elle prend la carte qui a explosé et la noire. Vous choisissez en premier parmi les autres. Le 4 violet va avec votre 5 : prenez-le.
lesson-cards-boom-try = Regardez votre main : les 5, 6 et 7 bleus. Avec le 4 violet, cela fait quatre cartes qui se suivent.
lesson-cards-again = Mia a pris le reste, et son tour est fini. Vous avez maintenant 4, 5, 6 et 7. À vous de nouveau : piochez une carte.
lesson-cards-black = Un 2 noir. Quand on pioche, les cartes noires comptent comme les autres, mais elles ne vont jamais dans une suite. Si vous faites tout exploser, elles sont toutes pour vous. Piochez encore.
lesson-cards-black-try = Personne ne veut d’une carte noire. Piochez encore, et croisez les doigts.
lesson-cards-lay = Encore un 2, et vous n’en avez pas : ça explose, et les deux cartes sont pour vous. Cela fait six. Avec plus de cinq cartes à la fin de votre tour, vous devez poser. Faites une seule suite de 4, 5, 6 et 7 : commencez par deux cartes qui se suivent, puis ajoutez les autres aux bouts.
lesson-cards-lay-try = Faites une seule suite des quatre : 4, 5, 6 et 7. Une longue suite vaut mieux que deux courtes.
lesson-cards-score = Quatre cartes, quatre points. Trois sont bleues, plus que toute autre couleur : 3 points de bonus. Le 2 violet et le 2 noir ne vont nulle part et coûtent un point chacun. Cela fait 5. Finissez de poser.
lesson-cards-end = Voilà tout le jeu. Il continue jusqu’à la fin de la pioche ; puis chacun pose une dernière fois, et le plus de points gagne. Vous pouvez avoir jusqu’à trois suites : choisissez bien quand vous arrêter et quand poser. Bonne chance !

## Les règles, racontées aux joueurs

rules-cards-title = Bango, le jeu de cartes
rules-cards-designer = Un jeu de Paco Yáñez (Funnyfox, 2025), de 2 à 5 joueurs
rules-cards-idea = Piochez des cartes une à une et arrêtez-vous avant qu’un même nombre sorte deux fois. Les cartes que vous prenez forment des suites qui rapportent des points ; celles qui ne vont nulle part vous en coûtent.

rules-cards-1-heading = Le matériel
    .law = C1
rules-cards-1-1 = Une *pioche* de 99 cartes, toutes au dos identique.
rules-cards-1-2 = 88 cartes sont *de couleur* : rouges, jaunes, bleues et violettes. Chaque couleur va de 1 à 11, et chaque carte de couleur existe en deux exemplaires.
rules-cards-1-3 = Les 11 autres sont *noires* : de 1 à 11, en un seul exemplaire. Il y a donc en tout neuf cartes de chaque nombre.
rules-cards-1-4 = Le programme écrit parfois les cartes en abrégé, une lettre puis un nombre : R pour rouge, Y pour jaune, B pour bleu, P pour violet et K pour noir. B5 est le 5 bleu.

rules-cards-2-heading = La mise en place
    .law = C2
rules-cards-2-1 = Mélangez la pioche. Retirez-en des cartes au hasard, sans les regarder : 25 à deux joueurs, 15 à trois, 10 à quatre, aucune à cinq. Personne ne sait lesquelles.
rules-cards-2-2 = Chacun reçoit une carte, face cachée. C’est la première carte de votre *main* : regardez-la et gardez-la secrète. Si elle est noire, elle retourne dans la pioche et vous en recevez une autre.
rules-cards-2-3 = Après la distribution, la pioche est mélangée de nouveau. Une carte remise peut donc se trouver n’importe où, et personne n’apprend quelles cartes noires ont été remises.
rules-cards-2-4 = Le premier joueur est tiré au sort, sauf si votre table décide qui commence. On joue ensuite dans le sens des aiguilles d’une montre.

rules-cards-3-heading = Votre tour
    .law = C3
rules-cards-3-1 = Un tour a deux parties. D’abord, vous *piochez* : c’est obligatoire. Ensuite, vous pouvez *poser* : le plus souvent, c’est vous qui décidez.
rules-cards-3-2 = Piocher fait entrer des cartes dans votre main. Poser transforme votre main en points.

rules-cards-4-heading = Piocher
    .law = C4.1, C4.2, C4.3, C4.4
rules-cards-4-1 = Piochez la première carte de la pioche et posez-la, face visible, au milieu de la table : c’est le *centre*. Vous devez piocher au moins une carte.
rules-cards-4-2 = Son nombre est différent de celui de toutes les autres cartes du centre ? Alors choisissez : piocher encore, vous *arrêter*, ou détruire la nouvelle carte par un Bango (voir la section suivante).
rules-cards-4-3 = Si vous vous arrêtez, prenez des cartes du centre dans votre main : celles que vous voulez, autant que vous voulez, mais au moins une. Les autres vont à la *défausse commune*, qui ne coûte rien à personne.
rules-cards-4-4 = Son nombre est déjà au centre ? Alors la nouvelle carte *explose*, sauf si vous annulez l’explosion par un Bango. La couleur ne compte pas : un 7 noir et un 7 rouge sont deux 7 comme les autres.
rules-cards-4-5 = Tout prendre n’est pas toujours sage. Quand vous poserez, chaque carte que vous ne pourrez pas placer vous coûtera un point.

rules-cards-5-heading = Bango !
    .law = C4.5, C4.6
rules-cards-5-1 = Un *Bango* détruit une carte du centre avec une carte de même nombre de votre main. Ici non plus, la couleur ne compte pas : une carte noire convient. Les deux cartes vont à la défausse commune.
rules-cards-5-2 = Pendant que vous piochez, vous ne pouvez détruire que la dernière carte piochée. Si elle a explosé, votre Bango annule l’explosion. Mais vous pouvez aussi détruire une carte qui n’a pas explosé.
rules-cards-5-3 = Après un Bango, piochez encore ou arrêtez-vous. Vous pouvez répondre à chaque nouvelle carte par un Bango avant de piocher la suivante : plusieurs Bangos dans un même tour sont donc possibles.
rules-cards-5-4 = Une fois la dernière carte détruite, celle d’avant ne devient pas « la dernière ». Il faut piocher une autre carte avant un nouveau Bango.
rules-cards-5-5 = Si un Bango vide le centre, vous ne pouvez pas vous arrêter, puisqu’il n’y a rien à prendre : piochez encore. Si la pioche est vide elle aussi, vous avez fini de piocher et vous ne prenez rien.

rules-cards-6-heading = L’explosion
    .law = C5
rules-cards-6-1 = Si une carte explose et que vous ne l’annulez pas, les cartes du centre sont partagées. Vous commencez : prenez la carte qui a explosé et toutes les cartes noires du centre.
rules-cards-6-2 = Puis vos adversaires, l’un après l’autre, dans le sens des aiguilles d’une montre à partir de votre gauche, tant qu’il reste des cartes. Chacun prend une carte de son choix, ou en détruit une par un Bango. Il doit faire l’un ou l’autre.
rules-cards-6-3 = Lors d’une explosion, un Bango peut détruire n’importe quelle carte du centre. Comme toujours, il faut une carte de même nombre en main, et les deux cartes vont à la défausse commune.
rules-cards-6-4 = Quand tous vos adversaires ont choisi, vous pouvez détruire n’importe lesquelles des cartes restantes, chacune avec une carte de même nombre de votre main. Les cartes que vous venez de prendre sont dans votre main, et vous pouvez vous en servir. Puis vous prenez le reste.
rules-cards-6-5 = Une explosion met fin à votre tour : vous ne pouvez pas choisir de poser. Mais si vous avez alors plus de cinq cartes, vous le devez.

rules-cards-7-heading = Poser
    .law = C6
rules-cards-7-1 = Si vous avez pioché sans explosion, vous pouvez poser, ou garder votre main pour plus tard. Une explosion annulée ne compte pas.
rules-cards-7-2 = Il y a une *limite de main* : si vous avez plus de cinq cartes à la fin de votre propre tour, vous devez poser, même après une explosion. Si votre main dépasse cinq cartes pendant le tour des autres, cela n’a aucun effet.
rules-cards-7-3 = Poser vide toute votre main. Chaque carte va soit dans une de vos propres *suites*, soit dans votre *défausse personnelle*, où elle vous coûte un point.
rules-cards-7-4 = Une nouvelle suite demande au moins deux cartes dont les nombres se suivent, par exemple 4 et 5. Les couleurs se mélangent librement.
rules-cards-7-5 = Vous pouvez prolonger une suite à l’un ou l’autre bout, tout de suite ou plus tard, sans trou. Un nombre ne figure jamais deux fois dans une suite, et le 1 ne vient pas après le 11.
rules-cards-7-6 = Vous pouvez avoir au plus trois suites dans toute la partie. Vous pouvez en commencer plusieurs à la fois. Deux suites ne sont jamais réunies, même si leurs nombres se rejoignent.
rules-cards-7-7 = Les cartes noires ne vont jamais dans une suite. Si vous en avez encore une quand vous posez, elle va dans votre défausse personnelle.
rules-cards-7-8 = Rien ne vous oblige à placer une carte : vous pouvez la mettre dans votre défausse personnelle même si elle convient. Vous pouvez aussi poser quand rien ne convient.

rules-cards-8-heading = La fin de la partie
    .law = C7
rules-cards-8-1 = La dernière carte de la pioche met fin à la partie. Si elle n’explose pas, le joueur qui l’a piochée doit s’arrêter et prend des cartes comme d’habitude. Si elle explose, l’explosion se joue comme les autres. Un Bango est possible, comme sur toute carte.
rules-cards-8-2 = Puis chacun pose une dernière fois, quel que soit son nombre de cartes, selon les mêmes règles. Cela remplace la pose du dernier tour.
rules-cards-8-3 = Le joueur qui a pioché la dernière carte pose en premier, les autres suivent dans le sens des aiguilles d’une montre. L’ordre ne change rien.

rules-cards-9-heading = Les points
    .law = C8
rules-cards-9-1 = Chaque carte de vos suites vaut 1 point.
rules-cards-9-2 = Chaque suite peut aussi rapporter un *bonus* : 1 point pour chaque carte de sa couleur la plus fréquente.
rules-cards-9-3 = Si plusieurs couleurs sont à égalité en tête, écartez-les toutes et regardez la suivante, et ainsi de suite. Seule une couleur qui n’est à égalité avec aucune autre donne le bonus. S’il n’y en a pas, il n’y a pas de bonus.
rules-cards-9-4 = Quatre rouges et une bleue donnent un bonus de 4. Trois rouges, trois bleues et deux jaunes donnent 2. Trois rouges et trois bleues ne donnent rien, pas plus que trois rouges, trois bleues, une jaune et une violette.
rules-cards-9-5 = Chaque carte de votre défausse personnelle vous coûte 1 point.
rules-cards-9-6 = Le total le plus élevé gagne. À égalité, la victoire est partagée.

rules-cards-10-heading = Ce que chacun peut savoir
    .law = C9
rules-cards-10-1 = Tout le monde voit le centre, la défausse commune, toutes les défausses personnelles, toutes les suites, ainsi que le nombre de cartes de chaque main et de la pioche.
rules-cards-10-2 = Chacun peut aussi se souvenir de toutes les cartes piochées au centre, et donc de celles que chaque joueur a prises.
rules-cards-10-3 = Trois choses restent cachées : la carte que chacun des autres a reçue au départ, jusqu’à ce qu’elle soit jouée ; l’ordre de la pioche ; et les cartes retirées avant la partie.

rules-cards-example-1 = Vous avez en main le 9 jaune et le 3 noir. Vous piochez le 9 bleu, puis le 9 rouge : explosion ! Vous jouez le 9 jaune, qui détruit le 9 rouge et annule l’explosion. Vous continuez et piochez le 3 violet. Il n’y a pas d’autre 3 au centre, mais vous le détruisez quand même, avec le 3 noir, pour vous débarrasser d’une carte noire. Vous vous arrêtez là et prenez le 9 bleu. Vous pouvez poser, puisque l’explosion a été annulée.
    .title = Deux Bangos dans un tour
rules-cards-example-2 = Ana joue contre Ben, à sa gauche, et Cléo. Elle pioche le 8 rouge, le 2 noir, le 6 bleu, le 10 jaune, puis le 6 violet, qui explose. Elle n’a pas de 6 pour annuler l’explosion : elle prend le 6 violet et le 2 noir. Ben détruit le 8 rouge avec le 8 noir de sa main. Cléo prend le 10 jaune. Il ne reste que le 6 bleu : Ana pourrait le prendre, mais elle le détruit avec le 6 violet qu’elle vient de prendre. Son tour est fini, et comme elle n’a pas plus de cinq cartes, elle ne pose pas.
    .title = Une explosion à trois joueurs
rules-cards-example-3 = Vous avez une suite, 6–7–8, et à la fin de votre tour vous avez en main le 5 rouge, le 9 jaune, le 9 bleu, le 1 violet, le 2 rouge et le 8 noir. Cela fait six cartes : vous devez poser. Le 5 rouge et le 9 jaune prolongent votre suite, qui devient 5–6–7–8–9. Le 1 violet et le 2 rouge en commencent une nouvelle. Le 9 bleu serait un second 9, et le 8 noir ne peut pas aller dans une suite : tous deux vont dans votre défausse personnelle.
    .title = Poser six cartes
rules-cards-example-4 = Votre première suite a 5 cartes : trois rouges, une bleue, une jaune. Elle rapporte 5 + 3 = 8. La deuxième a 7 cartes : trois violettes, trois bleues, une rouge. Les violettes et les bleues sont à égalité, c’est donc la rouge qui donne le bonus : 7 + 1 = 8. La troisième a 2 cartes, le 10 jaune et le 11 rouge, sans bonus : 2. Votre défausse personnelle compte 3 cartes. Votre total est de 8 + 8 + 2 − 3 = 15.
    .title = Compter les points

## Pourquoi un coup n’est pas permis

broken-cards-NoSuchSeat = cette place n’existe pas à cette table
broken-cards-NotYourTurn = ce n’est pas votre tour
broken-cards-NotAsked = personne n’a demandé de carte
broken-cards-OnlyChance = seul le hasard distribue, retourne et désigne qui commence
broken-cards-NothingForTheClock = ce jeu n’a pas d’horloge
broken-cards-SettingUp = d’abord, chacun reçoit une carte et le premier joueur est désigné
broken-cards-AlreadyDealt = cette place a déjà sa carte
broken-cards-AlreadyChosen = le premier joueur est déjà désigné
broken-cards-BlackDealt = une carte noire est remise, et une autre est distribuée
broken-cards-NotUnseen = tous les exemplaires de cette carte ont été vus
broken-cards-TurnOver = d’abord, on retourne la carte suivante
broken-cards-Drawing = vous piochez : piochez encore, prenez une carte, ou faites Bango sur la dernière
broken-cards-DeckEmpty = c’était la dernière carte de la pioche : il n’y a plus rien à piocher
broken-cards-EmptyCentre = le centre est vide : piochez une carte
broken-cards-NothingToAnswer = vous ne pouvez détruire que la dernière carte piochée, et avant de piocher encore
broken-cards-NotInHand = vous n’avez pas cette carte
broken-cards-NotInHandToDestroy = un Bango demande une carte de votre main, et vous n’avez pas celle-là
broken-cards-NotInHandToLay = on ne pose que des cartes de sa main, et vous n’avez pas celle-là
broken-cards-NumbersDiffer = un Bango demande une carte du même nombre
broken-cards-Exploding = ça va exploser : annulez par un Bango, ou laissez exploser
broken-cards-NotInCentre = cette carte n’est pas au centre
broken-cards-NotLeftInCentre = cette carte n’est plus au centre
broken-cards-Taking = vous vous êtes arrêté : prenez d’autres cartes du centre, ou terminez
broken-cards-TakeOrDestroy = prenez une carte du centre, ou détruisez-en une par un Bango
broken-cards-Remaining = détruisez des cartes par un Bango, ou terminez et prenez le reste
broken-cards-LayOrKeep = choisissez : poser votre main, ou la garder
broken-cards-MustLay = vous avez plus de cinq cartes : vous devez poser
broken-cards-Laying = vous posez : commencez ou prolongez des suites, ou terminez
broken-cards-NotConsecutive = une suite commence par deux nombres qui se suivent, le plus petit d’abord
broken-cards-TooManySequences = vous avez déjà trois suites
broken-cards-BlackInSequence = une carte noire n’entre jamais dans une suite
broken-cards-NoSuchSequence = vous n’avez pas cette suite
broken-cards-DoesNotFit = cette carte ne va à aucun bout de la suite
broken-cards-Over = la partie est finie

tui-cards-bango = Bango avec le { $card } !
hint-cards-draw-first-look = Votre tour commence à la pioche.
hint-cards-draw-look = Regardez la pioche, et le risque.
hint-cards-stop-look = Regardez le centre : est-ce le moment de s’arrêter ?
hint-cards-take-look = Regardez le centre : qu’est-ce qui va avec votre main ?
hint-cards-bango-cancel-look = Regardez votre main : avez-vous le même nombre ?
hint-cards-bango-answer-look = Regardez la dernière carte, et votre main.
hint-cards-explode-look = Que vous coûterait vraiment une explosion ?
hint-cards-destroy-look = Regardez votre main : quel nombre est aussi au centre ?
hint-cards-lay-look = Regardez votre main : vaut-elle déjà des points ?
hint-cards-keep-look = Regardez votre main : peut-elle encore grandir ?
hint-cards-start-look = Cherchez deux nombres qui se suivent.
hint-cards-extend-look = Regardez les bouts de vos suites.
hint-cards-done-taking-look = Regardez le centre : le reste vous aide-t-il ?
hint-cards-done-destroying-look = Regardez le centre : ces cartes vous gênent-elles vraiment ?
hint-cards-done-laying-look = Regardez votre main : autre chose convient-il ?
