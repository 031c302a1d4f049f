### Tout ce qui se dit de `tiles` : Bango, de Steffen Mühlhäuser. en/common.ftl dit ce qui se trouve où.
###
### $who est le nom d’un joueur ; les cases arrivent en notation.

## Noms

page-game-tiles = Bango, les tuiles
page-short-tiles = Tuiles
page-sentence-tiles = Des tuiles de bois, une table sans bords, et cinq à aligner.
page-teams = Deux équipes de deux. Les partenaires se font face.

## Coups

tiles-step-place = { $who } pose une tuile en { $cell }.
tiles-step-move = { $who } déplace la tuile de { $from } à { $to }.
tiles-step-pass = { $who } ne peut pas jouer et passe.
tiles-step-place-you = Vous posez une tuile en { $cell }.
tiles-step-move-you = Vous déplacez la tuile de { $from } à { $to }.
tiles-step-pass-you = Vous ne pouvez pas jouer et passez.

## Le plateau en mots, case par case

tiles-ear-free = libre
tiles-ear-red = rouge
tiles-ear-yellow = jaune
tiles-ear-left = à gauche { $what }
tiles-ear-right = à droite { $what }
tiles-ear-above = dessus { $what }
tiles-ear-below = dessous { $what }
tiles-ear-above-left = dessus à gauche { $what }
tiles-ear-above-right = dessus à droite { $what }
tiles-ear-below-left = dessous à gauche { $what }
tiles-ear-below-right = dessous à droite { $what }
tiles-ear-last = dernier coup
tiles-ear-lifted = soulevée
tiles-ear-hint = indice
tiles-ear-row = dans l’alignement de cinq
tiles-ear-line-row = Ligne { $at }
tiles-ear-line-column = Colonne { $at }
tiles-ear-line-falling = Diagonale descendante par { $at }
tiles-ear-line-rising = Diagonale montante par { $at }
tiles-ear-line-empty = { $line } : aucune tuile.
tiles-ear-none = Aucune tuile n’a encore été posée.
tiles-ear-five-red = rouge fait cinq ici
tiles-ear-five-yellow = jaune fait cinq ici
tiles-ear-no-hint = Personne ne menace d’aligner cinq tuiles, et aucun indice n’est affiché. Contre des robots, H en donne un ; ou demandez qui est près de gagner dans le champ de commandes.
tiles-ear-not-here = Pas ici : une tuile doit en toucher une autre.
tiles-ear-lift-first = Soulevez d’abord une de vos tuiles.
tiles-after-row = Cinq alignées, de { $from } à { $to }.
tiles-key-lines = entendre la ligne ou la colonne
tiles-key-diagonals = entendre la diagonale descendante ou montante
tiles-key-last = aller au dernier coup
tiles-key-hint = aller à l’indice, ou là où cinq menace

## À la table

page-tiles-red = rouge (anneau)
page-tiles-yellow = jaune (croix)
page-tiles-left = { $left ->
    [0] tout posé
   *[other] reste { $left }
}
page-tiles-board = Le plateau
page-tiles-first = Posez la première tuile au milieu.
page-tiles-place = Posez une tuile contre une autre.
page-tiles-move = Choisissez une de vos tuiles, puis sa nouvelle place.
page-tiles-pass = Aucune de vos tuiles ne peut bouger : vous passez.
page-tiles-enclosed = Impossible de la prendre : elle n’a pas de côté libre.
page-tiles-splits = Impossible de la prendre : le groupe serait coupé.
page-tiles-five = Cinq tuiles alignées !
page-pass = Passer
page-signal = Attention !
page-signal-sent = Votre partenaire est prévenu.
tiles-starts = { $who } commence : c’est au perdant, ou après une nulle au joueur suivant (T7).
tiles-starts-you = Vous commencez : c’est au perdant, ou après une nulle au joueur suivant (T7).
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-fit = Voir tout le plateau
page-coordinates = Coordonnées
page-tiles-drawn = Personne n’a aligné cinq tuiles.
page-tiles-with = avec { $who }
page-tiles-with-you = avec vous
page-tiles-partner-plays = Votre partenaire { $who } joue.
page-tiles-goal = Posez une tuile contre une autre. Cinq alignées gagnent, même en diagonale.
page-tiles-best-five = Cinq alignées en { $turns } tours.
page-tiles-best-row = Votre plus longue ligne : { $length } tuiles.
page-tiles-key-move = aller de place en place
page-tiles-key-place = poser ou prendre une tuile
page-tiles-key-zoom = agrandir, réduire

## Dans le terminal

show-no-tiles = Aucune tuile pour l’instant.
show-left = tuiles restantes : { $left }
tui-key-cursor = se déplacer
tui-key-place = poser une tuile
tui-key-lift = prendre la tuile
tui-key-put-down = la poser
tui-key-put-back = la remettre
tui-key-next-cell = prochaine place possible
tui-keys-tiles = Les flèches déplacent le curseur, Entrée pose une tuile. Quand toutes sont posées, Entrée prend une tuile et la pose ailleurs, Échap la remet. n va à la prochaine place possible. La souris marche aussi.
tui-tiles-target = Choisissez où va la tuile.

## Indices : pourquoi un coup est bon
## $step et $line sont en notation.

hint-tiles-start = Si tôt, toutes les places se valent.
hint-tiles-only = C’est le seul coup possible.
hint-tiles-pass = Aucune de vos tuiles ne peut bouger : vous passez.
hint-tiles-five = { $step } aligne cinq tuiles et gagne.
hint-tiles-forced-win = { $step } force la victoire en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} : { $line }.
hint-tiles-block-five = { $step } empêche l’autre camp d’en aligner cinq.
hint-tiles-double-four = { $step } menace d’en aligner cinq à deux places à la fois, et une seule peut être bloquée.
hint-tiles-block-double-four = { $step } arrête un trois ouvert avant qu’il devienne un quatre ouvert.
hint-tiles-fork = { $step } crée deux menaces à la fois.
hint-tiles-block-fork = { $step } prend la place où l’autre camp ferait deux menaces à la fois.
hint-tiles-four = { $step } fait un quatre, auquel il faut répondre.
hint-tiles-open-three = { $step } fait un trois ouvert.
hint-tiles-block-open-three = { $step } empêche l’autre camp de faire un trois ouvert.
hint-tiles-hinder = { $step } gêne les lignes de l’autre camp.
hint-tiles-build = { $step } sert le mieux vos propres lignes.
hint-tiles-lost = Après { $step }, l’autre camp force la victoire.
## Indices sur la page, où le coup est montré : où regarder, puis que faire

hint-tiles-start-look = Toutes les places se valent. Restez près du milieu.
hint-tiles-start-do = Toutes les places se valent : celle-ci est près du milieu.
hint-tiles-only-look = Il n’y a qu’un seul coup.
hint-tiles-only-do = C’est votre seul coup.
hint-tiles-pass-look = Une de vos tuiles peut-elle bouger ?
hint-tiles-pass-do = Aucune de vos tuiles ne peut bouger : passez.
hint-tiles-five-look = Vous pouvez gagner. Regardez ici.
hint-tiles-five-do = Ici, vous alignez cinq tuiles et gagnez.
hint-tiles-forced-win-look = Vous pouvez forcer la victoire. Elle commence ici.
hint-tiles-forced-win-do = Commencez ici : vous gagnez en { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, quoi qu’il arrive.
hint-tiles-block-five-look = Attention : l’autre camp va en aligner cinq. Regardez ici.
hint-tiles-block-five-do = Bloquez ici, sinon l’autre camp en aligne cinq.
hint-tiles-double-four-look = Vous pouvez menacer cinq à deux endroits. Regardez ici.
hint-tiles-double-four-do = Ici, vous menacez cinq à deux endroits ; un seul peut être bloqué.
hint-tiles-block-double-four-look = L’autre camp a un trois ouvert. Regardez ici.
hint-tiles-block-double-four-do = Arrêtez ici leur trois ouvert, avant qu’il devienne un quatre.
hint-tiles-fork-look = Une seule tuile peut créer deux menaces. Regardez ici.
hint-tiles-fork-do = Ici, vous créez deux menaces à la fois.
hint-tiles-block-fork-look = L’autre camp pourrait créer deux menaces. Regardez ici.
hint-tiles-block-fork-do = Prenez cette place : l’autre camp y créerait deux menaces.
hint-tiles-four-look = Vous pouvez faire une ligne de quatre. Regardez ici.
hint-tiles-four-do = Ici, vous en alignez quatre : il faudra répondre.
hint-tiles-open-three-look = Vous pouvez faire un trois libre des deux côtés.
hint-tiles-open-three-do = Ici, vous faites un trois libre des deux côtés.
hint-tiles-block-open-three-look = L’autre camp veut un trois. Regardez ici.
hint-tiles-block-open-three-do = Prenez cette place avant qu’il fasse un trois ouvert.
hint-tiles-hinder-look = Leurs lignes veulent grandir par ici.
hint-tiles-hinder-do = Cette place gêne le plus leurs lignes.
hint-tiles-build-look = Vos lignes veulent grandir par ici.
hint-tiles-build-do = Cette place sert le mieux vos lignes.
hint-tiles-lost-look = C’est mal parti. Résistez par ici.
hint-tiles-lost-do = La défaite est forcée ; ici, vous résistez le plus longtemps.

## La leçon

lesson-tiles-centre = Vous avez seize tuiles rouges, et la table n’a pas de bords. Le premier qui aligne cinq tuiles de sa couleur gagne. La première tuile va au milieu. Posez-la.
lesson-tiles-edge = Chaque nouvelle tuile doit toucher par un côté une tuile de la table : par un coin, ça ne suffit pas. Posez votre deuxième tuile juste au-dessous de la première.
lesson-tiles-edge-try = C’est permis aussi. Mais construisons ensemble : juste au-dessous de votre première tuile.
lesson-tiles-row = Mia commence une ligne à côté de votre première tuile. Commencez la vôtre : posez une tuile à droite de la dernière.
lesson-tiles-row-try = C’est permis, mais des tuiles éparpillées ne font pas une ligne. Posez-la à droite de la dernière.
lesson-tiles-three = Deux côte à côte. Posez la troisième au bout, à droite. Trois alignées avec de la place des deux côtés, c’est une menace : à quatre, personne ne peut bloquer les deux bouts.
lesson-tiles-three-try = Restez sur votre ligne : posez la tuile à son bout droit.
lesson-tiles-block = Attention ! Mia en a quatre alignées. Votre première tuile l’arrête à gauche, mais le bout droit est libre. Si vous ne le bloquez pas maintenant, elle gagne. Bloquez-le.
lesson-tiles-block-try = Alors Mia en aligne cinq et gagne. Bloquez le bout droit de sa ligne.
lesson-tiles-four = Bien bloqué ! Mia vient de fermer le bout droit de votre ligne. Mais le gauche est libre : posez-y une tuile. Quatre alignées la forcent à répondre.
lesson-tiles-four-try = Une menace vaut mieux : posez la tuile au bout gauche de votre ligne.
lesson-tiles-diagonal = Elle a dû répondre, et votre ligne est fermée. Mais les lignes vont dans tous les sens : votre première tuile et celle en diagonale au-dessous en commencent une. Posez une troisième tuile sur cette diagonale, sous le bout droit de votre ligne.
lesson-tiles-diagonal-try = Suivez la diagonale depuis votre première tuile, vers le bas à droite : la troisième place est libre.
lesson-tiles-move = Faisons un bond : les 32 tuiles sont posées, et personne n’en a aligné cinq. Désormais, à chaque tour, vous déplacez une de vos tuiles. Il lui faut un côté libre, et sans elle les autres doivent rester d’un seul tenant. Vous en avez trois en haut, avec de la place des deux côtés. Prenez la tuile du coin en bas à gauche et mettez-la à leur droite.
lesson-tiles-move-try = Bonne idée, peut-être. Mais passez de trois à quatre, en haut : la tuile du coin en bas à gauche va à leur bout droit.
lesson-tiles-five = Quatre alignées, libres des deux côtés. Mia a fermé le bout droit et ne peut pas être partout. Déplacez au bout gauche une tuile dont votre ligne n’a pas besoin, et alignez-en cinq !
lesson-tiles-five-try = Le bout gauche de votre ligne, en haut, est libre. Déplacez-y une tuile qui n’est pas dans la ligne.
lesson-tiles-end = Cinq alignées : vous avez gagné ! En posant ou en déplaçant, en long, en large ou en diagonale, cinq font cinq. Guettez les trois aux deux bouts libres, les vôtres et les leurs. Et maintenant, à une vraie table !

## Les règles, racontées aux joueurs

rules-tiles-title = Bango, cinq tuiles alignées
rules-tiles-designer = Un jeu de Steffen Mühlhäuser (Steffen-Spiele), à 2 ou 4 joueurs
rules-tiles-idea = Posez vos tuiles sur une table sans bords et soyez le premier à en aligner cinq de votre couleur. Si toutes les tuiles sont posées et que personne n’a gagné, elles se mettent à bouger.

rules-tiles-1-heading = Le matériel
    .law = T1
rules-tiles-1-1 = 16 *tuiles* carrées rouges et 16 jaunes. Il n’y a pas de plateau : la table n’a pas de bords, et l’on peut construire dans toutes les directions.

rules-tiles-2-heading = La mise en place
    .law = T2
rules-tiles-2-1 = À deux joueurs, chacun a une couleur et ses 16 tuiles. La première place joue les rouges, la deuxième les jaunes.
rules-tiles-2-2 = À quatre joueurs, il y a deux *équipes*. La première et la troisième place forment l’équipe rouge, la deuxième et la quatrième l’équipe jaune. Chaque joueur a 8 tuiles de la couleur de son équipe.
rules-tiles-2-3 = Le premier joueur est tiré au sort, sauf si votre table décide qui commence : l’une ou l’autre couleur peut donc débuter. On joue ensuite dans le sens des aiguilles d’une montre.

rules-tiles-3-heading = Poser les tuiles
    .law = T3
rules-tiles-3-1 = La première tuile va au *centre* de la table. Ensuite, à chaque tour, vous posez exactement une tuile.
rules-tiles-3-2 = Toute nouvelle tuile doit toucher par un *côté* une tuile déjà sur la table, de l’une ou l’autre couleur. Se toucher par un coin ne suffit pas.
rules-tiles-3-3 = Le programme désigne une case par sa colonne et sa ligne, et le centre est 0,0. Les colonnes se comptent vers la droite et les lignes vers le bas, et les deux peuvent être négatives : 2,-1 est à deux cases à droite du centre et une case plus haut.

rules-tiles-4-heading = Gagner
    .law = T4
rules-tiles-4-1 = Cinq tuiles d’une même couleur en *ligne*, sans interruption, font gagner aussitôt ce joueur ou cette équipe. La ligne peut être horizontale, verticale ou diagonale. Six tuiles alignées ou plus gagnent aussi.

rules-tiles-5-heading = Déplacer les tuiles
    .law = T5
rules-tiles-5-1 = Si les 32 tuiles sont sur la table et que personne n’a gagné, la *phase de déplacement* commence. À chaque tour, vous retirez désormais de la table une tuile de votre couleur et vous la reposez ailleurs.
rules-tiles-5-2 = La tuile retirée doit avoir au moins un *côté libre* : une au moins des quatre cases voisines est vide. Un trou entouré de tuiles compte comme vide, et l’on peut y poser une tuile.
rules-tiles-5-3 = Retirer la tuile ne doit pas couper le reste en morceaux. Toutes les autres tuiles doivent rester reliées entre elles par leurs côtés.
rules-tiles-5-4 = Reposez la tuile sur une autre case que celle d’où elle vient. Elle doit y toucher par un côté une des tuiles qui restent.
rules-tiles-5-5 = En équipe, vous pouvez déplacer toute tuile de la couleur de l’équipe, qu’elle ait été posée par vous ou par votre partenaire.
rules-tiles-5-6 = Si vous n’avez aucun coup permis, vous *passez*. Si aucun des deux camps n’en a, la partie est nulle.

rules-tiles-6-heading = Parties nulles
    .law = T5.5, T6
rules-tiles-6-1 = Outre le cas où aucun camp ne peut jouer, il y a deux façons de finir sur une *partie nulle*.
rules-tiles-6-2 = La première : la même position se présente pour la troisième fois, et c’est au même camp de jouer. Peu importe où elle se trouve sur la table ; mais tournée ou en miroir, c’est une autre position. On compte à partir de la position qui suit la trente-deuxième tuile.
rules-tiles-6-3 = La seconde : 200 tours de la phase de déplacement ont été joués, les deux camps ensemble, y compris les tours où l’on passe. Si le tout dernier de ces tours aligne cinq tuiles, il gagne encore.

rules-tiles-7-heading = La partie suivante
    .law = T7
rules-tiles-7-1 = Si vous jouez plusieurs parties, le perdant commence la suivante. En équipe, c’est le joueur de l’équipe perdante dont le tour serait venu ensuite.
rules-tiles-7-2 = Après une partie nulle, c’est le voisin de gauche de celui qui avait commencé qui commence la suivante.

rules-tiles-8-heading = Les partenaires
    .law = T8
rules-tiles-8-1 = Les partenaires ne parlent pas de leurs coups. Votre table peut permettre un signal d’alerte, « attention », et rien d’autre.

rules-tiles-example-1 = Rouge a des tuiles en 0,0 ; 1,1 ; 2,2 et 4,4, et une tuile jaune se trouve en 3,2. Rouge pose une tuile en 3,3. Elle touche la tuile jaune par un côté, elle peut donc aller là. Cinq tuiles rouges sont maintenant en diagonale de 0,0 à 4,4 : Rouge a gagné.
    .title = Une diagonale
rules-tiles-example-2 = Toutes les tuiles sont sur la table. Jaune a des tuiles en 5,0 et en 6,0, et celle en 6,0 ne touche aucune autre tuile que celle en 5,0. Jaune ne peut pas retirer 5,0, car 6,0 serait coupée du reste. Mais Jaune peut retirer 6,0, qui a trois côtés libres et ne relie rien d’autre. Elle peut aller sur toute case vide qui touche par un côté une tuile restante, sauf revenir en 6,0.
    .title = Quelle tuile peut bouger ?
rules-tiles-example-3 = Une tuile rouge en 2,3 a des tuiles à sa gauche, à sa droite et au-dessus d’elle. Au-dessous, en 2,4, il y a un trou bordé de tuiles des quatre côtés. Ce trou donne à la tuile rouge un côté libre : elle peut bouger, si les autres tuiles restent reliées sans elle. Toute autre tuile libre de bouger peut être posée dans le trou.
    .title = Un trou

## Pourquoi un coup n’est pas permis

broken-tiles-Over = la partie est finie
broken-tiles-Drawn = la partie est finie : elle est nulle
broken-tiles-NotForTheClock = ce jeu n’a pas d’horloge
broken-tiles-NotForChance = le hasard désigne seulement qui commence, une fois
broken-tiles-OnlyChance = seul le hasard désigne qui commence
broken-tiles-NoSuchSeat = cette place n’existe pas à cette table
broken-tiles-FirstNotDrawn = d’abord, le hasard désigne qui commence
broken-tiles-NotYourTurn = c’est le tour de quelqu’un d’autre
broken-tiles-FirstTileInCentre = la première tuile va au centre, en 0,0
broken-tiles-Occupied = il y a déjà une tuile à cet endroit
broken-tiles-NoNeighbour = la tuile doit toucher par un côté une tuile de la table
broken-tiles-MustPlace = on ne passe pas tant qu’il reste des tuiles à poser
broken-tiles-MovingNotYet = on ne déplace des tuiles que lorsque les 32 sont sur la table
broken-tiles-AllTilesPlaced = toutes les tuiles sont sur la table : déplacez-en une des vôtres
broken-tiles-NoTileThere = il n’y a pas de tuile à prendre à cet endroit
broken-tiles-NotYourTile = cette tuile n’est pas de votre couleur
broken-tiles-NoFreeEdge = cette tuile n’a aucun côté libre
broken-tiles-WouldSplit = sans cette tuile, le groupe serait coupé
broken-tiles-SameCell = la tuile doit aller ailleurs
broken-tiles-TargetOccupied = la tuile doit aller sur une case vide
broken-tiles-NoNeighbourLeft = la tuile doit toucher par un côté l’une des autres
broken-tiles-MustMove = on ne passe que si l’on n’a aucun coup permis
