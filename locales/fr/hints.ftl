### Pourquoi un bot ferait quelque chose : des faits que chacun peut vérifier. Pour `bango hint` et la page.

## Indices pour dice
##
## Les animaux, les places et les réponses arrivent en notation : rhino, gnu, bongo ; les places se comptent à partir de 0.
## $poachers vaut none, cancelled, missed ou guarded ; $shown vaut both ou neither.

hint-dice-throw = À vous de lancer les dés.
hint-dice-random = Tout est possible.
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
