### Pourquoi un bot ferait quelque chose : des faits que chacun peut vérifier. Pour `bango hint` et la page.

## Indices pour dice
##
## Les animaux, les places et les réponses arrivent en notation : rhino, gnu, bongo ; les places se comptent à partir de 0.
## $poachers vaut none, cancelled, missed ou guarded ; $shown vaut both ou neither.

hint-dice-throw = À vous de lancer les dés.
hint-random = Un coup permis quelconque.
hint-dice-only-left = Les trois autres annonces étaient fausses, il ne reste que celle-ci.

hint-dice-one = { $shown ->
    [both] Les deux dés jaunes montrent { $wanted }.
   *[neither] { $wanted } est le nombre que les dés jaunes ne montrent pas.
} { $poachers ->
    [cancelled] Les braconniers prennent { $target ->
        [rhino] un rhino
        [gnu] un gnou
       *[bongo] un bongo
    }.
    [missed] Les braconniers visent { $target ->
        [rhino] le rhino
        [gnu] le gnou
       *[bongo] le bongo
    }, mais il n’y en a pas.
    [guarded] Les gardes arrêtent les braconniers { $target ->
        [rhino] du rhino
        [gnu] du gnou
       *[bongo] du bongo
    }.
   *[none] Tous les dés blancs comptent.
} On compte : rhino { $rhino }, gnou { $gnu }, bongo { $bongo }. Seul { $animal ->
    [rhino] le rhino
    [gnu] le gnou
   *[bongo] le bongo
} est présent { $wanted ->
    [1] une fois
    [2] deux fois
   *[other] trois fois
}.
hint-dice-two = { $shown ->
    [both] Les deux dés jaunes montrent { $wanted }.
   *[neither] { $wanted } est le nombre que les dés jaunes ne montrent pas.
} { $poachers ->
    [cancelled] Les braconniers prennent { $target ->
        [rhino] un rhino
        [gnu] un gnou
       *[bongo] un bongo
    }.
    [missed] Les braconniers visent { $target ->
        [rhino] le rhino
        [gnu] le gnou
       *[bongo] le bongo
    }, mais il n’y en a pas.
    [guarded] Les gardes arrêtent les braconniers { $target ->
        [rhino] du rhino
        [gnu] du gnou
       *[bongo] du bongo
    }.
   *[none] Tous les dés blancs comptent.
} On compte : rhino { $rhino }, gnou { $gnu }, bongo { $bongo }. Deux animaux sont présents { $wanted ->
    [1] une fois
    [2] deux fois
   *[other] trois fois
}, { $one ->
    [rhino] le rhino
    [gnu] le gnou
   *[bongo] le bongo
} et { $other ->
    [rhino] le rhino
    [gnu] le gnou
   *[bongo] le bongo
} : c’est donc le troisième.
hint-dice-none = { $shown ->
    [both] Les deux dés jaunes montrent { $wanted }.
   *[neither] { $wanted } est le nombre que les dés jaunes ne montrent pas.
} { $poachers ->
    [cancelled] Les braconniers prennent { $target ->
        [rhino] un rhino
        [gnu] un gnou
       *[bongo] un bongo
    }.
    [missed] Les braconniers visent { $target ->
        [rhino] le rhino
        [gnu] le gnou
       *[bongo] le bongo
    }, mais il n’y en a pas.
    [guarded] Les gardes arrêtent les braconniers { $target ->
        [rhino] du rhino
        [gnu] du gnou
       *[bongo] du bongo
    }.
   *[none] Tous les dés blancs comptent.
} On compte : rhino { $rhino }, gnou { $gnu }, bongo { $bongo }. Aucun animal n’est présent { $wanted ->
    [1] une fois
    [2] deux fois
   *[other] trois fois
} : c’est donc « rien ».

hint-dice-slip-number = C’est la réponse si l’on cherche { $number } : un dé le montre, mais on cherche le nombre qui manque.
hint-dice-slip-poachers = C’est la réponse si l’on oublie les braconniers.
hint-dice-slip-target = C’est la réponse si l’on croit que les braconniers visent { $animal ->
    [rhino] le rhino
    [gnu] le gnou
   *[bongo] le bongo
} : un dé rouge le montre, mais ils visent l’animal qui manque.
hint-dice-slip-guard = C’est la réponse si l’on oublie les gardes.
hint-dice-slip-tie = { $animal ->
    [rhino] Le rhino
    [gnu] Le gnou
   *[bongo] Le bongo
} est l’un des deux animaux qui ont le nombre cherché : c’est alors le troisième.
hint-dice-slip-near = { $animal ->
    [rhino] Le rhino
    [gnu] Le gnou
   *[bongo] Le bongo
} est près du nombre cherché, mais ne l’a pas exactement.

hint-dice-claim-wins = { $animal ->
    [rhino] Ce rhino
    [gnu] Ce gnou
   *[bongo] Ce bongo
} gagne la partie.
hint-dice-claim-soonest = Avec un { $held ->
    [1] premier
   *[other] deuxième
} { $animal ->
    [rhino] rhino
    [gnu] gnou
   *[bongo] bongo
}, il vous faut encore gagner environ { $needed ->
    [one] { $needed } manche
   *[other] { $needed } manches
}.
hint-dice-claim-steal = Il n’y a plus { $animal ->
    [rhino] de rhino
    [gnu] de gnou
   *[bongo] de bongo
} en réserve : la place { $seat } en perd un. Il vous faut ensuite gagner environ { $needed ->
    [one] { $needed } manche
   *[other] { $needed } manches
}.
hint-dice-claim-spare = Vous auriez { $held } { $animal ->
    [rhino] rhinos
    [gnu] gnous
   *[bongo] bongos
}, et deux suffisent. Il vous faudrait encore gagner environ { $needed ->
    [one] { $needed } manche
   *[other] { $needed } manches
}.

## Pourquoi un robot ferait quelque chose dans `cards`. $share se dit en pour cent.

hint-cards-draw-first = Un tour commence par une carte.
hint-cards-draw = { $share } de risque d’une explosion que vous ne pouvez pas annuler ; { $helpful } cartes encore cachées vous aideraient.
hint-cards-stop = Arrêtez-vous et prenez { $card } : une carte de plus exploserait avec une probabilité de { $share } ; avec { $card }, poser votre main rapporterait { $points } points.
hint-cards-take = Prenez { $card } : avec elle, poser votre main rapporterait { $points } points.
hint-cards-bango-cancel = Annulez l’explosion avec { $card }.
hint-cards-bango-answer = Débarrassez-vous de { $card } par un Bango.
hint-cards-explode = Laissez exploser : votre carte vaut plus que ce que les { $cards } cartes du centre peuvent coûter.
hint-cards-destroy = Détruisez { $card } avec { $with }.
hint-cards-lay = Posez : cela rapporte { $points } points maintenant.
hint-cards-keep = Gardez votre main : la poser maintenant rapporterait { $points } points, et elle peut valoir davantage.
hint-cards-start = Commencez une suite avec { $low } et { $high }.
hint-cards-extend = Ajoutez { $card } à la suite.
hint-cards-done-taking = Laissez les { $cards } autres cartes au centre.
hint-cards-done-destroying = Prenez les { $cards } cartes qui restent.
hint-cards-done-laying = Les { $cards } autres cartes n’ont pas de bonne place.
hint-cards-chance = C’est au hasard de jouer.

## Conseils pour les tuiles : pourquoi un coup est bon. $step et $line sont en notation.

hint-tiles-start = Les premières tuiles : toutes les places se valent.
hint-tiles-only = C’est le seul coup possible.
hint-tiles-pass = Aucune de vos tuiles ne peut bouger : vous passez.
hint-tiles-five = { $step } aligne cinq tuiles et gagne.
hint-tiles-forced-win = { $step } gagne de force en { $moves } coups : { $line }.
hint-tiles-block-five = { $step } occupe la place où l’autre camp ferait cinq.
hint-tiles-double-four = { $step } menace de faire cinq à deux places à la fois, et une seule peut être prise.
hint-tiles-block-double-four = { $step } arrête un trois ouvert avant qu’il devienne un quatre ouvert.
hint-tiles-fork = { $step } crée deux menaces à la fois.
hint-tiles-block-fork = { $step } prend la place où l’autre camp créerait deux menaces à la fois.
hint-tiles-four = { $step } fait un quatre, auquel il faut répondre.
hint-tiles-open-three = { $step } fait un trois ouvert.
hint-tiles-block-open-three = { $step } empêche l’autre camp de faire un trois ouvert.
hint-tiles-hinder = { $step } gêne le plus les rangées de l’autre camp.
hint-tiles-build = { $step } sert le mieux vos propres rangées.
hint-tiles-lost = Après { $step }, l’autre camp gagne de force.
