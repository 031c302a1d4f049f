### Tout ce qui se dit de `dice` : Bongo, de Bruno Faidutti. en/common.ftl dit ce qui se trouve où.
###
### $who est le nom d’un joueur.

## Noms

animal-rhino = rhino
animal-gnu = gnou
animal-bongo = bongo
call-nothing = rien
page-game-dice = Bongo, les dés
page-short-dice = Dés
page-sentence-dice = Tout le monde voit les mêmes dés. Annoncez le bon animal avant les autres !
page-variant = Variante
page-variant-basic = Simple
page-variant-poachers = Braconniers
page-variant-guards = Braconniers + gardes

## Coups

dice-step-throw = { $who } lance les dés.
dice-step-roll = Lancer – { $roll }.
dice-step-call = { $who } annonce « { $call } ».
dice-step-claim = { $who } prend un { $animal }.
dice-step-claim-from = { $who } prend un { $animal } à { $whom }.
dice-step-void = Temps écoulé !
dice-step-throw-you = Vous lancez les dés.
dice-step-call-you = Vous annoncez « { $call } ».
dice-step-claim-you = Vous prenez un { $animal }.
dice-step-claim-from-you = Vous prenez un { $animal } à { $whom }.
dice-step-claim-from-yours = { $who } vous prend un { $animal }.

## Un lancer lu à voix haute, dé par dé

dice-say-white = Blanc : { $face }
dice-say-yellow = Jaune : { $face }
dice-say-red = Rouge : { $face }
dice-say-green = Vert : { $face }

## Le lancer pour qui entend ce que d’autres voient : combien de chaque animal, puis les autres dés

dice-ear-white = { $faces }
dice-ear-yellow = jaune { $faces }
dice-ear-red = rouge { $faces }
dice-ear-green = vert { $faces }

## Ce qu’un coup entraîne

dice-after-wrong = Faux. { $count ->
    [0] Rien n’est perdu.
    [one] Un trophée perdu.
   *[other] { $count } trophées perdus.
}
dice-after-choose = Juste ! { $who } choisit un trophée.
dice-after-right = La réponse : « { $call } ». { $who } prend un { $animal }.
dice-after-right-from = La réponse : « { $call } ». { $who } prend un { $animal } à { $whom }.
dice-after-void = Personne n’a trouvé : la réponse était « { $call } ».
dice-after-choose-you = Juste ! Vous choisissez un trophée.
dice-after-right-you = La réponse : « { $call } ». Vous prenez un { $animal }.
dice-after-right-from-you = La réponse : « { $call } ». Vous prenez un { $animal } à { $whom }.
dice-after-right-from-yours = La réponse : « { $call } ». { $who } vous prend un { $animal }.

## La réponse à un lancer

answer-wanted-both = Les deux dés jaunes montrent { $number } : cherchez ce qui apparaît { $number ->
    [1] une fois
    [2] deux fois
   *[other] trois fois
}.
answer-wanted-neither = { $one } et { $other } sont sortis : cherchez ce qui apparaît { $number ->
    [1] une fois
    [2] deux fois
   *[other] trois fois
}.
answer-poachers-both = Les deux dés rouges montrent le { $animal } : il est chassé.
answer-poachers-neither = Rouge montre { $one } et { $other } : c’est le { $animal } qui est chassé.
answer-effect-guarded = Le dé vert protège le { $animal } : tous les dés blancs comptent.
answer-effect-cancelled = Un { $animal } ne compte donc pas.
answer-effect-missed = Pas de { $animal } à chasser : tous les dés blancs comptent.
answer-unguarded = Le dé vert protège le { $animal } : ça ne change rien.
answer-counts = On compte : rhino { $rhino }, gnou { $gnu }, bongo { $bongo }.
answer-because-one = Seul le { $animal } apparaît exactement { $number ->
    [1] une fois
    [2] deux fois
   *[other] trois fois
}.
answer-because-two = Le { $one } et le { $other } conviennent : c’est donc le troisième, le { $animal }.
answer-because-none = Aucun animal n’apparaît exactement { $number ->
    [1] une fois
    [2] deux fois
   *[other] trois fois
} : c’est donc « rien ».
answer-is = Réponse : { $call }

## Les sortes de lancers, selon ce qu’il faut trouver

race-dice-one = Un animal convient
race-dice-two = Deux conviennent : c’est le troisième
race-dice-none = Aucun ne convient : c’est « rien »
race-dice-poached = Les braconniers en prennent un
race-dice-guarded = Un garde arrête les braconniers

## À la table

page-dice-throw = À vous de lancer !
page-dice-throws = { $who } lance les dés.
page-dice-throw-now = Lancer les dés
page-dice-tumbling = Les dés roulent.
page-dice-race = Quel animal ? Vite, mais sans erreur !
page-dice-watch = Qui trouvera en premier ?
page-dice-out = Annoncé ! On attend…
page-dice-sits-out = Faux. Vous passez cette manche.
page-dice-called = Vous annoncez « { $call } »…
page-dice-wrong = « { $call } » était faux. Vous passez cette manche.
page-dice-claim = Juste ! Choisissez votre trophée.
page-dice-claims = { $who } a trouvé et choisit un trophée.
page-dice-from = { $animal } de { $whom }
page-dice-supply = Réserve
page-dice-photo = Photo-finish
page-dice-lot = Trop serré : tiré au sort.
page-dice-late = Trop tard : quelqu’un avait déjà trouvé.
page-dice-aloud = Lancers lus à voix haute
page-dice-aloud-hint = Les dés viennent un par un, pour tous. On annonce après le dernier : équitable avec un lecteur d’écran.
page-dice-reading = Écoutez : un dé après l’autre. Annoncez après le dernier.
page-dice-photo-aloud = Lu à voix haute : les temps comptent à partir du dernier dé.
page-dice-why-won = Deux trophées de chaque animal gagnent, ou tous ceux d’un animal.
page-dice-race-together = Quel animal ? Chacun sa touche.
page-dice-white = dés blancs : { $faces }
page-dice-yellow = dés jaunes : { $faces }
page-dice-red = dés rouges : { $faces }
page-dice-green = dé vert : { $faces }
page-dice-stage = Les dés
page-dice-goal = Réunissez deux trophées de chaque animal.
page-dice-how = Les dés jaunes disent combien. Annoncez l’animal qui apparaît exactement autant de fois.
page-dice-danger = Un mauvais animal vous coûte ses trophées ; un *rien* à tort vous les coûte tous.
page-dice-get-ready = Préparez-vous…
page-dice-result = Vous voyez pourquoi ? Continuez quand vous voulez.
page-dice-waiting = On attend les autres…
page-dice-next = Suivant
page-dice-ready = Qui est prêt
page-dice-tip = Comment le voir :
page-dice-tip-double = double { $number } : cherchez l’animal qui apparaît exactement { $number } fois.
page-dice-tip-missing = { $one } et { $other } sont sortis : cherchez l’animal qui apparaît exactement { $number } fois.
page-dice-tip-third = quand deux animaux conviennent, annoncez le troisième.
page-dice-tip-none = aucun animal n’apparaît exactement { $number } fois : annoncez « rien ».
page-dice-tip-hunt = d’abord les dés rouges : un { $animal } ne compte pas.
page-dice-tip-guarded = le dé vert protège le { $animal } : tous les dés comptent.
page-dice-tip-not-nothing = le { $animal } apparaît bien exactement { $number } fois.
page-dice-tip-two = le { $animal } convient, mais le { $other } aussi : annoncez le troisième.
page-dice-tip-poachers = les braconniers ont pris un { $animal } : il n’en reste que { $count }.
page-dice-tip-guard = le garde a sauvé le { $animal } : les { $count } comptent.
page-dice-tip-number = { $one } et { $other } sont sortis : il en faut { $number }.
page-dice-tip-count = le { $animal } { $count ->
    [0] n’apparaît pas
   *[other] apparaît { $count } fois
}, et il en faut exactement { $number }.
page-dice-best = Votre annonce juste la plus rapide : { $seconds } s
page-dice-voice = Voix
page-settings-voice = Dire les lancers à voix haute
page-settings-voice-hint = Avec la voix de cet appareil. Inutile avec un lecteur d’écran.
page-dice-key-space = Espace
page-dice-key-go-on = lancer les dés, ou continuer après un résultat
page-dice-key-call = annoncer « { $call } »
page-dice-key-together = à plusieurs sur un appareil : chacun a ses touches sur ses boutons

## Dans le terminal

show-supply = Réserve
show-dice = Dés
show-round = Manche { $round }
show-called = a annoncé { $call }
tui-key-next-round = manche suivante
tui-keys-dice = Espace lance les dés. r, g, b et n annoncent rhino, gnou, bongo et rien ; à plusieurs sur un clavier, chacun a ses quatre touches. Un chiffre choisit un trophée.
tui-dice-none = Les dés sont encore dans la boîte.
tui-dice-lot = au sort
tui-plain-next = Appuyez sur Entrée pour la manche suivante.

## Indices : pourquoi un coup est bon
## Les animaux, les places et les réponses arrivent en notation : rhino, gnu, bongo ; les places se comptent à partir de 0.
## $poachers vaut none, cancelled, missed ou guarded ; $shown vaut both ou neither.

hint-dice-throw = À vous de lancer !
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
    [missed] Les braconniers chassent { $target ->
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
} apparaît exactement { $wanted ->
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
    [missed] Les braconniers chassent { $target ->
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
} On compte : rhino { $rhino }, gnou { $gnu }, bongo { $bongo }. Deux animaux apparaissent { $wanted ->
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
    [missed] Les braconniers chassent { $target ->
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
} On compte : rhino { $rhino }, gnou { $gnu }, bongo { $bongo }. Aucun animal n’apparaît exactement { $wanted ->
    [1] une fois
    [2] deux fois
   *[other] trois fois
} : c’est donc « rien ».

hint-dice-slip-number = C’est la réponse pour { $number }. Mais { $number } est sorti : on cherche le nombre qui manque.
hint-dice-slip-poachers = C’est la réponse sans les braconniers.
hint-dice-slip-target = C’est la réponse si les braconniers chassent { $animal ->
    [rhino] le rhino
    [gnu] le gnou
   *[bongo] le bongo
}. Un dé rouge le montre, mais ils chassent l’animal qui manque.
hint-dice-slip-guard = C’est la réponse sans les gardes.
hint-dice-slip-tie = Deux animaux conviennent, dont { $animal ->
    [rhino] le rhino
    [gnu] le gnou
   *[bongo] le bongo
} : c’est donc le troisième.
hint-dice-slip-near = { $animal ->
    [rhino] Le rhino
    [gnu] Le gnou
   *[bongo] Le bongo
} y est presque, mais le compte n’est pas exact.

hint-dice-claim-wins = { $animal ->
    [rhino] Ce rhino
    [gnu] Ce gnou
   *[bongo] Ce bongo
} gagne la partie.
hint-dice-claim-soonest = Votre { $held ->
    [1] premier
   *[other] deuxième
} { $animal ->
    [rhino] rhino
    [gnu] gnou
   *[bongo] bongo
} : encore environ { $needed ->
    [one] { $needed } manche
   *[other] { $needed } manches
} pour gagner.
hint-dice-claim-steal = Il n’y a plus { $animal ->
    [rhino] de rhino
    [gnu] de gnou
   *[bongo] de bongo
} : la place { $seat } en perd un. Encore environ { $needed ->
    [one] { $needed } manche
   *[other] { $needed } manches
} pour gagner.
hint-dice-claim-spare = Vous auriez { $held } { $animal ->
    [rhino] rhinos
    [gnu] gnous
   *[bongo] bongos
}, et deux suffisent. Encore environ { $needed ->
    [one] { $needed } manche
   *[other] { $needed } manches
} pour gagner.

## La leçon

lesson-dice-same = Cinq dés blancs montrent des animaux, deux dés jaunes des nombres. Tout le monde voit les mêmes dés, et le premier qui annonce le bon animal gagne. Les deux dés jaunes montrent 3 : quel animal apparaît exactement trois fois ? Annoncez-le.
lesson-dice-same-try = Prenez votre temps et recomptez : quel animal est là trois fois ? Dans une vraie partie, une annonce fausse vous coûte tous vos trophées de cet animal.
lesson-dice-throw = Exact : le gnou, et votre premier trophée ! Qui gagne une manche lance la suivante. Lancez les dés.
lesson-dice-tie = Cette fois, les dés jaunes diffèrent : 1 et 3. C’est donc le nombre qui manque : 2. Deux rhinos et deux gnous : quand deux animaux conviennent, c’est le troisième. Annoncez-le.
lesson-dice-tie-try = Deux animaux apparaissent exactement deux fois. Alors ni l’un ni l’autre : c’est le troisième.
lesson-dice-again = Un trophée bongo pour vous ! Deux de chaque animal, et la partie est gagnée. Relancez.
lesson-dice-nothing = Mia a été rapide, mais elle s’est trompée : elle a annoncé le rhino, perdu son trophée rhino et passe cette manche. Il en faut exactement deux, mais il y a trois rhinos, un bongo et un gnou. Aucun animal ne convient : annoncez « rien ».
lesson-dice-nothing-try = Un animal apparaît-il exactement deux fois ? Non. Pour cela, il y a une annonce : « rien ». Mais attention, un « rien » à tort vous coûte tous vos trophées.
lesson-dice-claim = Exact ! Après « rien », vous choisissez votre trophée. Vous avez un gnou et un bongo : un rhino tomberait bien.
lesson-dice-claim-try = Vous avez déjà un gnou et un bongo. Prenez un rhino : vous en aurez un de chaque.
lesson-dice-safari = Un de chaque : vous êtes à mi-chemin. Et ça devient plus sauvage : deux braconniers rouges et un garde vert entrent en jeu. Lancez les dés.
lesson-dice-poachers = Les deux dés rouges montrent le rhino : les braconniers le chassent. Un rhino s’en va ; restent deux rhinos et deux bongos. Il en faut deux, et deux animaux conviennent. Alors, lequel est-ce ?
lesson-dice-poachers-try = Enlevez un rhino, puis comptez : deux rhinos et deux bongos. Quand deux animaux conviennent, c’est le troisième.
lesson-dice-next = C’est le gnou : votre deuxième. Relancez.
lesson-dice-guards = Les mêmes dés, mais le garde vert veille sur le rhino. La chasse est annulée, et tous les dés blancs comptent. Tom n’a pas regardé, et s’est trompé. Il en faut deux : qu’annoncez-vous ?
lesson-dice-guards-try = Le garde sauve les trois rhinos. Alors, quel animal apparaît exactement deux fois ?
lesson-dice-last = Deux gnous, deux bongos et un rhino. Encore un rhino, et vous avez gagné. Lancez !
lesson-dice-differ = Les dés rouges diffèrent : gnou et bongo. Ils chassent donc l’animal qui manque, et le garde est ailleurs. Enlevez-en un et comptez : il en faut trois.
lesson-dice-differ-try = Aucun dé rouge ne montre le rhino : c’est lui qu’on chasse. De quatre, il en reste trois. Et il en faut trois.
lesson-dice-end = Deux de chaque animal : vous avez gagné ! Tous les trophées d’un même animal auraient suffi aussi. À une vraie table, personne ne vous attend : regardez, comptez et annoncez avant les autres.

## Les règles, racontées aux joueurs
## Les *astérisques* marquent aussi partout la réponse « rien », pour que personne ne la lise comme un mot ordinaire.

rules-dice-title = Bongo, le safari photo aux dés
rules-dice-designer = Un jeu de Bruno Faidutti (Heidelberger, 2000), de 2 à 8 joueurs
rules-dice-idea = Tout le monde regarde le même lancer de dés et cherche quel animal il désigne. Le premier à l’annoncer gagne un trophée, mais une annonce fausse peut coûter cher.

rules-dice-1-heading = Le matériel
    .law = D1
rules-dice-1-1 = Cinq *dés blancs* à animaux : rhino (le rhinocéros), gnou et bongo, sur deux faces chacun.
rules-dice-1-2 = Deux *dés jaunes* avec les nombres 1, 2 et 3, sur deux faces chacun.
rules-dice-1-3 = Deux dés rouges pour les *braconniers* et un dé vert pour les *gardes*. Ils ont les mêmes faces que les dés blancs et ne servent que dans certaines variantes.
rules-dice-1-4 = Une *réserve* de *trophées* de chaque animal. Il y en a 10 de chaque, sauf si votre table choisit un autre nombre, de 3 à 20.

rules-dice-2-heading = Trois variantes
    .law = D2
rules-dice-2-1 = *Base* : seulement les dés blancs et les dés jaunes. Commencez par celle-ci.
rules-dice-2-2 = *Braconniers* : les dés rouges s’ajoutent.
rules-dice-2-3 = *Gardes* : les dés rouges et le dé vert s’ajoutent.

rules-dice-3-heading = Lire les dés
    .law = D3.1, D3.4
rules-dice-3-1 = Regardez d’abord les dés jaunes : ils disent *combien* d’animaux chercher. S’ils montrent le même nombre, c’est celui-là. S’ils diffèrent, c’est le nombre qu’aucun des deux ne montre : 1 et 3 donnent 2.
rules-dice-3-2 = Comptez maintenant les rhinos, les gnous et les bongos des dés blancs. Si un seul animal apparaît exactement ce nombre de fois, c’est lui la réponse. Plus, c’est trop : trois gnous ne font pas deux gnous.
rules-dice-3-3 = Si deux animaux apparaissent exactement ce nombre de fois, la réponse est le troisième animal, même si aucun dé ne le montre.
rules-dice-3-4 = Si aucun animal n’apparaît exactement ce nombre de fois, la réponse est *rien*. Les trois à la fois, c’est impossible.

rules-dice-4-heading = Les braconniers
    .law = D3.2
rules-dice-4-1 = Les dés rouges désignent la *cible* des braconniers. S’ils montrent le même animal, c’est celui-là. S’ils diffèrent, c’est l’animal qu’aucun des deux ne montre.
rules-dice-4-2 = Un dé blanc qui montre la cible est annulé et ne compte pas. Il n’y en a jamais qu’un, même si plusieurs dés montrent la cible. Si aucun ne la montre, les braconniers ne changent rien.
rules-dice-4-3 = Lisez ensuite les dés blancs qui restent comme d’habitude.

rules-dice-5-heading = Les gardes
    .law = D3.3
rules-dice-5-1 = Si le dé vert montre la cible des braconniers, les gardes les arrêtent : les cinq dés blancs comptent.
rules-dice-5-2 = S’il montre un autre animal, les gardes ne sont pas au bon endroit et les braconniers annulent un dé comme d’habitude.

rules-dice-6-heading = Une manche
    .law = D4.1, D4.2, D4.6
rules-dice-6-1 = Tous les dés de votre variante sont lancés ensemble, et tout le monde les voit au même moment. Pas de tours : chacun peut annoncer *rhino*, *gnou*, *bongo* ou *rien* à tout moment.
rules-dice-6-2 = La première annonce juste gagne la manche. Les annonces sont jugées dans l’ordre où elles ont été faites. Celles qui suivent la première annonce juste ne comptent pas, justes ou fausses.
rules-dice-6-3 = Une annonce fausse faite avant la bonne se paie d’abord, avant que le gagnant prenne sa récompense, même si on ne l’apprend qu’après coup.
rules-dice-6-4 = Un joueur tiré au sort lance les dés en premier, sauf si votre table décide qui commence. Ensuite, le gagnant d’une manche lance la suivante. Lancer ne donne aucun avantage.

rules-dice-7-heading = Annonces fausses et manches nulles
    .law = D4.3, D4.7
rules-dice-7-1 = Si vous annoncez un animal à tort, vous perdez tous vos trophées de cet animal. Si vous annoncez *rien* à tort, vous perdez tous vos trophées. Ils retournent à la réserve.
rules-dice-7-2 = Vous avez une seule annonce par manche. Si elle est fausse, vous passez le reste de la manche, et les autres continuent jusqu’à ce que quelqu’un trouve. Sans cela, un joueur qui n’a rien à perdre pourrait crier toutes les réponses.
rules-dice-7-3 = Votre table peut préférer les *annonces libres* : on peut alors annoncer de nouveau après une annonce fausse.
rules-dice-7-4 = Une manche peut avoir une durée limite, 30 secondes sauf si votre table en décide autrement. La manche est *nulle* si personne n’a eu raison à temps, ou si chacun a fait son unique annonce et s’est trompé.
rules-dice-7-5 = Après une manche nulle, la réponse est montrée, les trophées perdus restent perdus, et le même joueur relance les dés.

rules-dice-8-heading = La récompense
    .law = D4.4, D4.5
rules-dice-8-1 = Si vous gagnez la manche, vous prenez dans la réserve un trophée du bon animal. Vous ne pouvez pas le refuser.
rules-dice-8-2 = Si la réponse était *rien*, vous choisissez vous-même l’animal. Cela peut même être un animal dont la réserve est vide.
rules-dice-8-3 = Si la réserve de cet animal est vide, vous prenez le trophée au joueur qui en a le plus. On ne compare que les autres joueurs, jamais vous. Si plusieurs d’entre eux sont à égalité, vous choisissez lequel.
rules-dice-8-4 = On ne vous demande de choisir que s’il y a un choix.

rules-dice-9-heading = Gagner
    .law = D5
rules-dice-9-1 = Vous gagnez la partie dès que vous avez au moins deux trophées de chaque animal.
rules-dice-9-2 = Vous gagnez aussi dès que vous avez tous les trophées d’un même animal qui sont en jeu : les dix, avec la réserve habituelle.

rules-dice-10-heading = Qui a été le premier ?
    .law = D6
rules-dice-10-1 = Sur un même appareil, c’est l’ordre des appuis sur les touches qui décide. En réseau, ce qui compte est la vitesse à laquelle chacun a réagi, non celle à laquelle son message est arrivé.
rules-dice-10-2 = Ce qui est trop serré est tiré au sort, et le programme vous le dit.

rules-dice-example-1 = Les dés jaunes montrent 2 et 3 : vous cherchez 1. Les dés blancs montrent quatre gnous et un rhino. Seul le rhino apparaît exactement une fois : la réponse est rhino.
    .title = Un animal convient
rules-dice-example-2 = Les deux dés jaunes montrent 1 : vous cherchez 1. Les dés blancs montrent trois bongos, un rhino et un gnou. Le rhino et le gnou conviennent tous les deux, c’est donc le troisième : bongo.
    .title = Deux animaux conviennent
rules-dice-example-3 = Les dés jaunes montrent 1 et 2 : vous cherchez 3. Les dés blancs montrent deux rhinos, deux gnous et un bongo. Aucun animal n’apparaît trois fois : la réponse est *rien*. Léa, trop pressée, annonce gnou : elle rend ses deux trophées de gnou et passe la manche. Puis Max annonce *rien*. Il a raison, et choisit son trophée.
    .title = Aucun animal ne convient
rules-dice-example-4 = Les deux dés jaunes montrent 3 : vous cherchez 3. Les dés blancs montrent quatre bongos et un gnou. Les dés rouges montrent rhino et gnou : la cible des braconniers est le bongo. Un bongo est annulé, il en reste trois : la réponse est bongo. Si le dé vert est en jeu et montre un bongo, les braconniers sont arrêtés. Alors les quatre bongos comptent, aucun animal n’apparaît trois fois, et la réponse est *rien*.
    .title = Braconniers et gardes

## Pourquoi un coup n’est pas permis

broken-dice-NoSuchSeat = cette place n’existe pas à cette table
broken-dice-OnlyChance = seul le hasard désigne le premier joueur et lance les dés
broken-dice-OnlyTheClock = seule l’horloge met fin à une manche que personne n’a gagnée
broken-dice-OnlySeats = seuls les joueurs lancent, annoncent et choisissent
broken-dice-Over = la partie est finie
broken-dice-AlreadyBegun = le premier joueur est déjà désigné
broken-dice-NotThrown = personne n’a encore lancé les dés
broken-dice-WrongDice = ce ne sont pas les dés de la variante de cette table
broken-dice-NotYourTurn = c’est à quelqu’un d’autre de lancer
broken-dice-AlreadyThrown = les dés roulent déjà
broken-dice-RoundIsOn = la manche continue jusqu’à ce que quelqu’un trouve
broken-dice-NoRoundYet = les dés ne sont pas encore sur la table
broken-dice-AlreadyCalled = une seule annonce par manche : après une erreur, on passe
broken-dice-TooLate = la manche est déjà gagnée : votre annonce ne compte pas
broken-dice-ClaimFirst = d’abord, le gagnant de la manche prend un trophée
broken-dice-NothingToClaim = il n’y a pas de trophée à choisir pour l’instant
broken-dice-NotTheWinner = seul le gagnant de la manche prend un trophée
broken-dice-NotThisAnimal = prenez un trophée du bon animal
broken-dice-SupplyNotEmpty = la réserve n’est pas vide : ne dites pas à qui vous le prenez
broken-dice-NameTheSeat = plusieurs autres en ont le plus : dites à qui vous le prenez
broken-dice-NoTie = un seul autre en a le plus : ne dites pas à qui vous le prenez
broken-dice-NotTheMost = ce joueur n’est pas de ceux qui en ont le plus
broken-dice-NoLimit = cette table n’a pas de limite de temps
broken-dice-NothingToVoid = aucune manche n’attend d’annonce juste

tui-dice-start = À vous de lancer. Réunissez deux trophées de chaque animal.
