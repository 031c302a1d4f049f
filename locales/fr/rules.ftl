### The rules of the three games, told to players: `bango rules <game>` and the page's "Learn".
###
### RULES.md is the law; these texts tell it. For each game (cards, dice, tiles), in this order:
###   rules-<game>-title, -designer, -idea    the head
###   rules-<game>-<n>-heading                section n, counted from 1;
###                                           its attribute .law names the paragraphs it tells
###   rules-<game>-<n>-<m>                    paragraph m of section n, counted from 1
###   rules-<game>-example-<k>                a worked example, with the attribute .title
### *Asterisks* mark a key word where it first appears, and in dice the answer "nothing" everywhere,
### so that nobody reads it as a plain word. There are no placeables and no selectors.
### Every language has the same keys and the same .law.
### French: no-break space (U+00A0) before : ; ? ! and inside « », apostrophe ’, players are « vous ».

## cards

rules-cards-title = Bango, le jeu de cartes
rules-cards-designer = Un jeu de Paco Yáñez (Funnyfox, 2025), de 2 à 5 joueurs
rules-cards-idea = Retournez des cartes une à une et arrêtez-vous avant qu’un même nombre n’apparaisse deux fois. Les cartes gagnées forment des suites qui rapportent des points, et celles qui ne vont nulle part vous en coûtent.

rules-cards-1-heading = Le matériel
    .law = C1
rules-cards-1-1 = Une *pioche* de 99 cartes, toutes au dos identique.
rules-cards-1-2 = 88 cartes sont *de couleur* : rouges, jaunes, bleues et violettes. Chaque couleur va de 1 à 11, et chaque carte de couleur existe en deux exemplaires.
rules-cards-1-3 = Les 11 autres sont *noires* : de 1 à 11, en un seul exemplaire. Il y a donc en tout neuf cartes de chaque nombre.
rules-cards-1-4 = Le programme écrit parfois les cartes en abrégé, une lettre puis un nombre : R pour rouge, Y pour jaune, B pour bleu, P pour violet et K pour noir. B5 est le 5 bleu.

rules-cards-2-heading = La mise en place
    .law = C2
rules-cards-2-1 = Mélangez la pioche. Retirez-en des cartes au hasard, sans les regarder : 25 à deux joueurs, 15 à trois, 10 à quatre, aucune à cinq. Personne ne sait lesquelles sont hors du jeu.
rules-cards-2-2 = Chacun reçoit une carte, face cachée. C’est la première carte de votre *main* : regardez-la et gardez-la secrète. Si elle est noire, elle retourne dans la pioche et vous en recevez une autre.
rules-cards-2-3 = Après la distribution, la pioche est mélangée de nouveau. Une carte remise peut donc se trouver n’importe où, et personne n’apprend quelles cartes noires ont été remises.
rules-cards-2-4 = Le premier joueur est tiré au sort. On joue ensuite chacun son tour, dans le sens des aiguilles d’une montre.

rules-cards-3-heading = Votre tour
    .law = C3
rules-cards-3-1 = Un tour comporte deux phases. D’abord, vous *piochez* : c’est obligatoire. Ensuite, vous pouvez *poser* : c’est le plus souvent à vous d’en décider.
rules-cards-3-2 = Piocher fait entrer des cartes dans votre main. Poser transforme votre main en points.

rules-cards-4-heading = Piocher
    .law = C4.1, C4.2, C4.3, C4.4
rules-cards-4-1 = Retournez la première carte de la pioche et placez-la, face visible, au milieu de la table : c’est le *centre*. Vous devez retourner au moins une carte.
rules-cards-4-2 = Son nombre est-il différent de celui de toutes les autres cartes du centre ? Alors choisissez : retourner une autre carte, vous *arrêter*, ou détruire la nouvelle carte par un Bango, comme l’explique la section suivante.
rules-cards-4-3 = Si vous vous arrêtez, prenez dans votre main des cartes du centre : celles que vous voulez, autant que vous voulez, mais au moins une. Les autres vont à la *défausse commune*, qui ne coûte rien à personne.
rules-cards-4-4 = Son nombre est-il déjà au centre ? Alors la nouvelle carte *explose*, sauf si vous annulez l’explosion par un Bango. La couleur ne joue aucun rôle : un 7 noir et un 7 rouge sont deux 7 comme les autres.
rules-cards-4-5 = Tout prendre n’est pas toujours sage. Quand vous poserez, chaque carte que vous ne pourrez pas placer vous coûtera un point.

rules-cards-5-heading = Bango !
    .law = C4.5, C4.6
rules-cards-5-1 = Un *Bango* détruit une carte du centre à l’aide d’une carte de même nombre prise dans votre main. Ici non plus, la couleur ne joue aucun rôle : une carte noire convient. Les deux cartes vont à la défausse commune.
rules-cards-5-2 = Pendant que vous piochez, vous ne pouvez détruire que la dernière carte que vous avez retournée. Si elle a explosé, votre Bango annule l’explosion. Mais vous pouvez aussi détruire une carte qui n’a pas explosé.
rules-cards-5-3 = Après un Bango, retournez une autre carte ou arrêtez-vous. Vous pouvez répondre à chaque nouvelle carte par un Bango avant de retourner la suivante : plusieurs Bangos dans un même tour sont donc possibles.
rules-cards-5-4 = Une fois la dernière carte détruite, celle d’avant ne devient pas « la dernière ». Il faut retourner une autre carte avant de pouvoir refaire un Bango.
rules-cards-5-5 = Si un Bango vide le centre, vous ne pouvez pas vous arrêter, puisqu’il n’y aurait rien à prendre : retournez une autre carte. Si la pioche est vide elle aussi, vous avez fini de piocher et vous ne prenez rien.

rules-cards-6-heading = L’explosion
    .law = C5
rules-cards-6-1 = Si une carte explose et que vous n’annulez pas l’explosion, les cartes du centre sont partagées. Vous commencez : prenez la carte qui a explosé et toutes les cartes noires du centre.
rules-cards-6-2 = Puis vient le tour de vos adversaires, l’un après l’autre, dans le sens des aiguilles d’une montre à partir de votre gauche, tant qu’il reste des cartes au centre. Chacun prend une carte de son choix, ou détruit une carte de son choix par un Bango. Il doit faire l’un ou l’autre.
rules-cards-6-3 = Lors d’une explosion, un Bango peut détruire n’importe quelle carte du centre. Comme toujours, il faut une carte de même nombre en main, et les deux cartes vont à la défausse commune.
rules-cards-6-4 = Quand tous vos adversaires ont choisi, vous pouvez détruire, parmi les cartes restantes, celles que vous voulez, chacune avec une carte de même nombre de votre main. Les cartes que vous venez de prendre sont aussi dans votre main, et vous pouvez vous en servir. Puis vous prenez tout ce qui reste.
rules-cards-6-5 = L’explosion met fin à votre tour : vous ne pouvez pas choisir de poser. Mais si vous avez alors plus de cinq cartes en main, vous devez poser.

rules-cards-7-heading = Poser
    .law = C6
rules-cards-7-1 = Si vous avez fini de piocher sans explosion, vous pouvez poser, ou garder votre main pour plus tard. Une explosion que vous avez annulée ne compte pas.
rules-cards-7-2 = Il y a une *limite de main* : si vous avez plus de cinq cartes à la fin de votre propre tour, vous devez poser, même après une explosion. Si votre main dépasse cinq cartes pendant le tour des autres, cela n’a aucun effet.
rules-cards-7-3 = Poser vide toute votre main. Chaque carte va soit dans une de vos propres *suites*, soit dans votre *défausse personnelle*, où elle vous coûte un point.
rules-cards-7-4 = Une nouvelle suite demande au moins deux cartes dont les nombres se suivent, par exemple 4 et 5. Les couleurs se mélangent librement.
rules-cards-7-5 = Vous pouvez prolonger une suite à l’un ou l’autre bout, aussitôt ou lors d’un tour suivant, sans laisser de trou. Un nombre ne figure jamais deux fois dans la même suite, et le 1 ne vient pas après le 11.
rules-cards-7-6 = Vous pouvez avoir au plus trois suites dans toute la partie. Vous pouvez en commencer plusieurs en une seule pose. Deux suites ne sont jamais réunies en une seule, même si leurs nombres se rejoignent.
rules-cards-7-7 = Les cartes noires ne vont jamais dans une suite. Si vous en avez encore une quand vous posez, elle va dans votre défausse personnelle.
rules-cards-7-8 = Rien ne vous oblige à placer une carte : vous pouvez la mettre dans votre défausse personnelle même si elle a sa place dans une suite. Vous pouvez aussi poser quand aucune de vos cartes ne trouve de place.

rules-cards-8-heading = La fin de la partie
    .law = C7
rules-cards-8-1 = La dernière carte de la pioche met fin à la partie. Si elle n’explose pas, le joueur qui l’a retournée doit s’arrêter et prendre des cartes comme d’habitude. Si elle explose, l’explosion se joue comme toute autre. On peut lui répondre par un Bango, comme à chaque carte.
rules-cards-8-2 = Puis chacun pose une dernière fois, quel que soit le nombre de cartes dans sa main, selon les mêmes règles. Cela remplace la pose du dernier tour.
rules-cards-8-3 = Le joueur qui a retourné la dernière carte pose en premier, et les autres suivent dans le sens des aiguilles d’une montre. L’ordre ne change rien pour personne.

rules-cards-9-heading = Les points
    .law = C8
rules-cards-9-1 = Chaque carte de vos suites vaut 1 point.
rules-cards-9-2 = Chaque suite peut aussi rapporter un *bonus* : 1 point pour chaque carte de sa couleur la plus fréquente.
rules-cards-9-3 = Si plusieurs couleurs sont à égalité en tête, on les écarte toutes et on regarde les suivantes par ordre de fréquence, et ainsi de suite. Seule une couleur qui n’est à égalité avec aucune autre donne le bonus. S’il n’y en a pas, il n’y a pas de bonus.
rules-cards-9-4 = Quatre rouges et une bleue donnent un bonus de 4. Trois rouges, trois bleues et deux jaunes donnent 2. Trois rouges et trois bleues ne donnent rien, pas plus que trois rouges, trois bleues, une jaune et une violette.
rules-cards-9-5 = Chaque carte de votre défausse personnelle vous coûte 1 point.
rules-cards-9-6 = Le total le plus élevé gagne. À égalité, la victoire est partagée.

rules-cards-10-heading = Ce que chacun peut savoir
    .law = C9
rules-cards-10-1 = Tout le monde voit le centre, la défausse commune, toutes les défausses personnelles, toutes les suites, ainsi que le nombre de cartes de chaque main et de la pioche.
rules-cards-10-2 = Chacun peut aussi se souvenir de toutes les cartes qui ont été retournées au centre, et donc de celles que chaque joueur a prises.
rules-cards-10-3 = Trois choses restent cachées : la carte que chacun des autres a reçue au départ, jusqu’à ce qu’elle soit jouée ; l’ordre de la pioche ; et les cartes retirées avant la partie.

rules-cards-example-1 = Vous avez en main le 9 jaune et le 3 noir. Vous retournez le 9 bleu, puis le 9 rouge : explosion ! Vous jouez le 9 jaune, le 9 rouge est détruit et l’explosion annulée. Vous continuez et retournez le 3 violet. Il n’a pas son pareil au centre, mais vous le détruisez quand même, avec le 3 noir, pour vous débarrasser d’une carte noire. Vous vous arrêtez là et prenez le 9 bleu. Vous pouvez poser, puisque l’explosion a été annulée.
    .title = Deux Bangos dans un tour
rules-cards-example-2 = Ana joue contre Ben, à sa gauche, et Cléo. Elle retourne le 8 rouge, le 2 noir, le 6 bleu, le 10 jaune, puis le 6 violet, qui explose. Elle n’a pas de 6 pour annuler l’explosion : elle prend le 6 violet et le 2 noir. Ben détruit le 8 rouge avec le 8 noir de sa main. Cléo prend le 10 jaune. Il ne reste que le 6 bleu : Ana pourrait le prendre, mais elle le détruit avec le 6 violet qu’elle vient de prendre. Son tour est fini, et comme elle n’a pas plus de cinq cartes, elle ne pose pas.
    .title = Une explosion à trois joueurs
rules-cards-example-3 = Vous avez une suite, 6–7–8, et à la fin de votre tour vous avez en main le 5 rouge, le 9 jaune, le 9 bleu, le 1 violet, le 2 rouge et le 8 noir. Cela fait six cartes : vous devez poser. Le 5 rouge et le 9 jaune prolongent votre suite, qui devient 5–6–7–8–9. Le 1 violet et le 2 rouge en commencent une nouvelle. Le 9 bleu serait un second 9, et le 8 noir ne peut pas aller dans une suite : tous deux vont dans votre défausse personnelle.
    .title = Poser six cartes
rules-cards-example-4 = Votre première suite a 5 cartes : trois rouges, une bleue, une jaune. Elle rapporte 5 + 3 = 8. La deuxième a 7 cartes : trois violettes, trois bleues, une rouge. Les violettes et les bleues sont à égalité, c’est donc la rouge qui donne le bonus : 7 + 1 = 8. La troisième a 2 cartes, le 10 jaune et le 11 rouge, sans bonus : 2. Votre défausse personnelle compte 3 cartes. Votre total est de 8 + 8 + 2 − 3 = 15.
    .title = Compter les points

## dice

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
rules-dice-3-1 = Regardez d’abord les dés jaunes : ils disent *combien* d’animaux chercher. S’ils montrent le même nombre, c’est celui-là. S’ils diffèrent, c’est le nombre qu’aucun des deux ne montre : un 1 et un 3 donnent 2.
rules-dice-3-2 = Comptez maintenant les rhinos, les gnous et les bongos des dés blancs. Si un seul animal est là exactement ce nombre de fois, c’est lui la réponse. Plus, c’est trop : trois gnous ne font pas deux gnous.
rules-dice-3-3 = Si deux animaux sont là exactement ce nombre de fois, la réponse est le troisième animal, même si aucun dé ne le montre.
rules-dice-3-4 = Si aucun animal n’est là exactement ce nombre de fois, la réponse est *rien*. Les trois à la fois, c’est impossible.

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
rules-dice-6-1 = Tous les dés de votre variante sont lancés ensemble, et tout le monde les voit au même moment. Personne n’attend son tour : chacun peut annoncer *rhino*, *gnou*, *bongo* ou *rien* à tout moment.
rules-dice-6-2 = La première annonce juste gagne la manche. Les annonces sont jugées dans l’ordre où elles ont été faites. Celles qui suivent la première annonce juste ne comptent pas, justes ou fausses.
rules-dice-6-3 = Une annonce fausse faite avant l’annonce juste se paie d’abord, avant que le gagnant ne prenne sa récompense. Cela vaut même si on ne l’apprend qu’après coup.
rules-dice-6-4 = Un joueur tiré au sort lance les dés en premier. Ensuite, le gagnant d’une manche lance les dés de la suivante. Lancer les dés ne donne aucun avantage.

rules-dice-7-heading = Annonces fausses et manches nulles
    .law = D4.3, D4.7
rules-dice-7-1 = Si vous annoncez un animal à tort, vous perdez tous vos trophées de l’animal annoncé. Si vous annoncez *rien* à tort, vous perdez tous vos trophées, de tous les animaux. Ils retournent à la réserve.
rules-dice-7-2 = Vous avez une seule annonce par manche. Si elle est fausse, vous ne jouez plus jusqu’à la fin de la manche, et les autres continuent jusqu’à ce que quelqu’un ait raison. Sans cela, un joueur qui n’a rien à perdre pourrait crier toutes les réponses.
rules-dice-7-3 = Votre table peut préférer les *annonces libres* : on peut alors annoncer de nouveau après une annonce fausse.
rules-dice-7-4 = Une manche peut avoir une durée limite, 30 secondes sauf si votre table en décide autrement. La manche est *nulle* si personne n’a eu raison à temps, ou si chacun a fait son unique annonce et s’est trompé.
rules-dice-7-5 = Après une manche nulle, la réponse est montrée, les trophées perdus restent perdus, et le même joueur relance les dés.

rules-dice-8-heading = La récompense
    .law = D4.4, D4.5
rules-dice-8-1 = Si vous gagnez la manche, vous prenez dans la réserve un trophée de l’animal annoncé. Vous ne pouvez pas le refuser.
rules-dice-8-2 = Si la réponse était *rien*, vous choisissez vous-même l’animal. Cela peut même être un animal dont la réserve est vide.
rules-dice-8-3 = Si la réserve de cet animal est vide, vous prenez le trophée au joueur qui en a le plus. On ne compare que les autres joueurs, jamais vous. Si plusieurs d’entre eux sont à égalité, vous choisissez lequel.
rules-dice-8-4 = On ne vous demande de choisir que s’il y a vraiment un choix.

rules-dice-9-heading = Gagner
    .law = D5
rules-dice-9-1 = Vous gagnez la partie dès que vous avez au moins deux trophées de chaque animal.
rules-dice-9-2 = Vous gagnez aussi dès que vous avez tous les trophées d’un même animal qui sont en jeu : les dix, avec la réserve habituelle.

rules-dice-10-heading = Qui a été le premier ?
    .law = D6
rules-dice-10-1 = Sur un même appareil, c’est l’ordre des appuis sur les touches qui décide. En réseau, ce qui compte est la vitesse à laquelle chacun a réagi, non celle à laquelle son message est arrivé.
rules-dice-10-2 = Ce qui est trop serré pour être départagé est tiré au sort, et le programme vous le dit.

rules-dice-example-1 = Les dés jaunes montrent 2 et 3 : vous cherchez 1. Les dés blancs montrent quatre gnous et un rhino. Seul le rhino est là exactement une fois : la réponse est rhino.
    .title = Un animal convient
rules-dice-example-2 = Les deux dés jaunes montrent 1 : vous cherchez 1. Les dés blancs montrent trois bongos, un rhino et un gnou. Le rhino et le gnou conviennent tous les deux, la réponse est donc le troisième animal : bongo.
    .title = Deux animaux conviennent
rules-dice-example-3 = Les dés jaunes montrent 1 et 2 : vous cherchez 3. Les dés blancs montrent deux rhinos, deux gnous et un bongo. Aucun animal n’est là trois fois : la réponse est *rien*. Léa, trop pressée, annonce gnou : elle rend ses deux trophées de gnou et ne joue plus jusqu’à la fin de la manche. Puis Max annonce *rien*. Il a raison, et choisit quel trophée prendre.
    .title = Aucun animal ne convient
rules-dice-example-4 = Les deux dés jaunes montrent 3 : vous cherchez 3. Les dés blancs montrent quatre bongos et un gnou. Les dés rouges montrent rhino et gnou : la cible des braconniers est le bongo. Un bongo est annulé, il en reste trois : la réponse est bongo. Si le dé vert est en jeu et montre un bongo, les braconniers sont arrêtés. Alors les quatre bongos comptent, aucun animal n’est là trois fois, et la réponse est *rien*.
    .title = Braconniers et gardes

## tiles

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
rules-tiles-2-3 = Le premier joueur est tiré au sort : l’une ou l’autre couleur peut donc commencer. On joue ensuite dans le sens des aiguilles d’une montre.

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
rules-tiles-6-2 = La première : la même position se présente pour la troisième fois, et c’est au même camp de jouer. Peu importe où elle se trouve sur la table ; tournée ou en miroir, en revanche, c’est une autre position. On compte à partir de la position qui suit la pose de la trente-deuxième tuile.
rules-tiles-6-3 = La seconde : 200 tours de la phase de déplacement ont été joués, les deux camps ensemble, y compris les tours où l’on passe. Si le tout dernier de ces tours aligne cinq tuiles, il gagne encore.

rules-tiles-7-heading = La partie suivante
    .law = T7
rules-tiles-7-1 = Si vous jouez plusieurs parties, le perdant commence la suivante. En équipe, c’est le joueur de l’équipe perdante dont le tour serait venu ensuite.
rules-tiles-7-2 = Après une partie nulle, la suivante est commencée par le joueur assis, dans le sens des aiguilles d’une montre, après celui qui avait commencé.

rules-tiles-8-heading = Les partenaires
    .law = T8
rules-tiles-8-1 = Les partenaires d’une équipe ne se concertent pas. Votre table peut permettre un signal d’alerte, « attention », et rien d’autre.

rules-tiles-example-1 = Rouge a des tuiles en 0,0 ; 1,1 ; 2,2 et 4,4, et une tuile jaune se trouve en 3,2. Rouge pose une tuile en 3,3. Elle touche la tuile jaune par un côté, elle peut donc aller là. Cinq tuiles rouges sont maintenant en diagonale de 0,0 à 4,4 : Rouge a gagné.
    .title = Une diagonale
rules-tiles-example-2 = Toutes les tuiles sont sur la table. Jaune a des tuiles en 5,0 et en 6,0, et celle en 6,0 ne touche aucune autre tuile que celle en 5,0. Jaune ne peut pas retirer 5,0, car 6,0 serait coupée du reste. Mais Jaune peut retirer 6,0, qui a trois côtés libres et ne relie rien d’autre. Elle peut aller sur toute case vide qui touche par un côté une tuile restante, sauf revenir en 6,0.
    .title = Quelle tuile peut bouger ?
rules-tiles-example-3 = Une tuile rouge en 2,3 a des tuiles à sa gauche, à sa droite et au-dessus d’elle. Au-dessous, en 2,4, il y a un trou bordé de tuiles des quatre côtés. Ce trou donne à la tuile rouge un côté libre : elle peut bouger, si les autres tuiles restent reliées sans elle. Toute autre tuile libre de bouger peut être posée dans le trou.
    .title = Un trou
