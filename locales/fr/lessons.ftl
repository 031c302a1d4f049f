### Les leçons qui se jouent : ce qui est dit à côté de la table, et un mot aimable pour un coup que
### la leçon ne suit pas (clés en -try). Les scripts sont dans crates/server/lessons.
### There are no placeables and no selectors: every position is the script's own.

lesson-another-way = C’est permis, mais la leçon continue autrement. Rien n’est perdu : essayez encore.
lesson-over = La leçon est finie. Rejouez-la quand vous voulez, ou prenez place à une vraie table.

## cards

lesson-cards-draw = C’est votre tour, et vous avez trois cartes en main : le 6 bleu, le 7 bleu et le 9 rouge. Un tour commence toujours par une carte de la pioche. Retournez-en une.
lesson-cards-more = Un 9 jaune est au centre. Vous pouvez vous arrêter et le prendre, ou retourner une autre carte, tant que deux nombres du centre ne sont pas égaux. Retournez-en une autre.
lesson-cards-more-try = Vous pourriez vous arrêter là, mais une seule carte, c’est maigre. Osez : retournez-en une autre.
lesson-cards-tension = Un 5 bleu, voisin de vos 6 et 7 ! Mais à présent, un 9 ou un 5 ferait tout exploser. Plus il y a de cartes au centre, plus le danger grandit. Goûtez-y une fois : retournez une troisième carte.
lesson-cards-tension-try = S’arrêter maintenant serait sage. Pour cette fois, ne le soyez pas : retournez une troisième carte et voyez ce qui arrive.
lesson-cards-bango = Un deuxième 9 : tout va exploser ! Mais vous avez vous-même un 9. Jouez votre 9 rouge et criez Bango : il détruit la dernière carte retournée, et l’explosion est annulée.
lesson-cards-bango-try = Si tout explose, votre tour est fini et Mia prend une partie des cartes. Sauvez-les : répondez avec votre 9 rouge.
lesson-cards-take = Sauvé ! Les deux cartes sont parties, et vous pouvez continuer ou vous arrêter. Arrêtez-vous tant que tout va bien : prenez le 5 bleu et laissez le 9 jaune, qui n’a pas de voisin dans votre main. Ce que vous laissez est défaussé, et ne coûte rien à personne.
lesson-cards-take-try = Prenez le 5 bleu, et rien d’autre : c’est le voisin de vos 6 et 7. Une carte qui ne va nulle part vous coûte un point quand vous posez.
lesson-cards-keep = Vous avez les 5, 6 et 7 bleus. Vous pourriez les poser tout de suite : c’est une suite. Mais une suite plus longue rapporte plus, et une main peut compter jusqu’à cinq cartes. Gardez votre main.
lesson-cards-keep-try = Trois cartes rapporteraient déjà bien. Attendez la quatrième : cette fois, gardez votre main.
lesson-cards-boom = Mia a été trop gourmande : deux 3, et pas de Bango. La carte qui a explosé et la noire sont pour elle. Parmi les autres, vous choisissez en premier. Le 4 violet va avec votre 5 : prenez-le.
lesson-cards-boom-try = Regardez votre main : les 5, 6 et 7 bleus. Avec le 4 violet, cela fait quatre cartes qui se suivent.
lesson-cards-again = Mia a dû prendre le reste, et son tour est fini. Vous avez maintenant 4, 5, 6 et 7. C’est de nouveau à vous : retournez une carte.
lesson-cards-black = Un 2 noir. Les cartes noires comptent comme les autres quand on pioche, mais elles ne vont jamais dans une suite. Qui fait exploser le centre doit les prendre. Retournez encore une carte.
lesson-cards-black-try = Personne ne veut d’une carte noire. Retournez-en encore une, et croisez les doigts.
lesson-cards-lay = Encore un 2, et vous n’en avez pas : tout explose, et les deux cartes sont pour vous. Cela fait six cartes en main. Avec plus de cinq à la fin de votre tour, vous devez poser. Faites une seule suite de vos 4, 5, 6 et 7 : commencez par deux voisines, puis ajoutez les autres aux bouts.
lesson-cards-lay-try = Faites une seule longue suite des quatre : 4, 5, 6 et 7. Entière, elle vaut plus que coupée.
lesson-cards-score = Quatre cartes, quatre points. Trois d’entre elles sont bleues, plus que de toute autre couleur : trois points de bonus. Le 2 violet et le 2 noir ne trouvent pas de place et vous coûteront un point chacun. Cela fait cinq. Finissez de poser.
lesson-cards-end = Voilà tout le jeu. Il continue jusqu’à la fin de la pioche ; alors chacun pose une dernière fois, et le plus de points l’emporte. Vous avez jusqu’à trois suites à remplir : choisissez bien quand vous arrêter et quand poser. Bonne chance !

## dice

lesson-dice-same = Cinq dés blancs montrent des animaux, deux dés jaunes un nombre. Tout le monde voit les mêmes dés, et le premier qui annonce le bon animal gagne. Les deux dés jaunes montrent 3 : quel animal est là exactement trois fois ? Annoncez-le.
lesson-dice-same-try = Recomptez, rien ne presse : il en faut trois, et un animal est là trois fois. Dans une vraie partie, une fausse annonce vous coûte tous vos trophées de cet animal.
lesson-dice-throw = Exact : le gnou, et votre premier trophée. Qui gagne une manche lance les dés pour la suivante. Lancez-les.
lesson-dice-tie = Cette fois, les dés jaunes diffèrent : un 1 et un 3. Alors on cherche le nombre que ni l’un ni l’autre ne montre : 2. Deux rhinos et deux gnous : quand deux animaux conviennent, c’est le troisième qui compte. Annoncez-le.
lesson-dice-tie-try = Deux animaux sont là exactement deux fois. Alors aucun des deux n’est le bon : c’est le troisième.
lesson-dice-again = Un trophée bongo pour vous ! Deux de chaque animal, et la partie est gagnée. Relancez.
lesson-dice-nothing = Mia a été rapide, mais elle s’est trompée : elle a annoncé le rhino et perdu son trophée rhino. Elle ne joue plus dans cette manche. Il en faut deux, mais il y a trois rhinos, un bongo et un gnou. Aucun animal ne convient : annoncez « rien ».
lesson-dice-nothing-try = Y a-t-il un animal qui soit là exactement deux fois ? Non. Pour cela, il y a une annonce : « rien ». Mais attention, un faux « rien » coûte tous vos trophées.
lesson-dice-claim = Exact ! Après un « rien », vous choisissez vous-même votre trophée. Vous avez un gnou et un bongo : un rhino vous irait bien.
lesson-dice-claim-try = Vous avez déjà un gnou et un bongo. Prenez un rhino : vous aurez un trophée de chaque.
lesson-dice-safari = Un de chaque : vous êtes à mi-chemin. Maintenant, cela devient plus sauvage : deux braconniers rouges et un garde vert entrent en jeu. Lancez les dés.
lesson-dice-poachers = Les deux dés rouges montrent le rhino : c’est lui que chassent les braconniers. Un rhino s’en va ; restent deux rhinos et deux bongos. Il en faut deux et deux animaux conviennent : lequel compte ?
lesson-dice-poachers-try = Enlevez un rhino, puis comptez : deux rhinos, deux bongos, et il en faut deux. Quand deux animaux conviennent, c’est le troisième qui compte.
lesson-dice-next = C’est le gnou : votre deuxième. Relancez.
lesson-dice-guards = Les mêmes dés, mais le garde vert veille maintenant sur le rhino que chassent les braconniers. La chasse est annulée, et tous les dés blancs comptent. Tom n’a pas regardé, et s’est trompé. Il en faut deux : qu’annoncez-vous ?
lesson-dice-guards-try = Le garde sauve les trois rhinos. Alors, quel animal est là exactement deux fois ?
lesson-dice-last = Deux gnous, deux bongos et un rhino. Encore un rhino, et vous avez gagné. Lancez !
lesson-dice-differ = Les dés rouges diffèrent : un gnou et un bongo. Alors ils chassent l’animal que ni l’un ni l’autre ne montre, et le garde veille ailleurs. Enlevez-en un et comptez : il en faut trois.
lesson-dice-differ-try = Aucun dé rouge ne montre le rhino : c’est donc lui qu’on chasse. De quatre, il en reste trois. Et il en faut trois.
lesson-dice-end = Deux de chaque animal : vous avez gagné ! Tous les trophées d’un même animal auraient suffi aussi. À une vraie table, personne ne vous attend : regardez, comptez et annoncez avant les autres.

## tiles

lesson-tiles-centre = Vous avez seize tuiles rouges, et la table n’a pas de bords. Qui aligne le premier cinq tuiles de sa couleur gagne. La première tuile se pose au milieu. Placez-la.
lesson-tiles-edge = Chaque nouvelle tuile doit toucher par un côté une tuile déjà posée : par un coin ne suffit pas. Placez votre deuxième tuile juste au-dessous de la première.
lesson-tiles-edge-try = C’est permis aussi. Mais construisons ensemble : juste au-dessous de votre première tuile.
lesson-tiles-row = Mia commence une ligne à côté de votre première tuile. Commencez la vôtre : placez une tuile à droite de la dernière.
lesson-tiles-row-try = C’est permis, mais des tuiles dispersées ne font pas une ligne. Placez-la à droite de la dernière.
lesson-tiles-three = Deux tuiles côte à côte. Placez la troisième au bout, à droite. Trois tuiles alignées avec de la place des deux côtés, c’est une menace : bientôt quatre, et personne ne pourrait fermer les deux bouts.
lesson-tiles-three-try = Restez sur votre ligne : placez la tuile à son bout droit.
lesson-tiles-block = Attention ! Mia en a quatre alignées. Votre première tuile l’arrête à gauche, mais le bout droit est libre. Si vous ne le fermez pas maintenant, elle gagne. Bloquez-la.
lesson-tiles-block-try = Ce serait votre dernière tuile de la partie : Mia en alignerait cinq. Fermez le bout droit de sa ligne.
lesson-tiles-four = Bien bloqué ! Mia vient de fermer le bout droit de votre ligne. Mais le gauche est libre : placez-y une tuile. Avec quatre tuiles alignées, vous la forcez à répondre.
lesson-tiles-four-try = Une menace vaut mieux : placez la tuile au bout gauche de votre ligne.
lesson-tiles-diagonal = Elle a dû répondre, et votre ligne est fermée. Mais les lignes vont dans tous les sens : votre première tuile et celle qui est en biais au-dessous en commencent une. Placez une troisième tuile sur cette diagonale, sous le bout droit de votre ligne.
lesson-tiles-diagonal-try = Suivez la diagonale depuis votre première tuile, vers le bas à droite : la troisième place est libre.
lesson-tiles-move = Faisons un bond : les 32 tuiles sont posées, et personne n’en a aligné cinq. Désormais, à chaque tour, on déplace une tuile de sa couleur. Il lui faut un côté libre, et sans elle les autres doivent rester d’un seul tenant. Vous en avez trois en haut, avec de la place des deux côtés. Prenez la tuile du coin en bas à gauche et mettez-la à leur droite.
lesson-tiles-move-try = Bonne idée, peut-être. Mais faites-en quatre, en haut : la tuile du coin en bas à gauche va au bout droit des trois.
lesson-tiles-five = Quatre alignées, libres des deux côtés. Mia a fermé le bout droit et ne peut pas être partout. Déplacez vers le bout gauche une tuile dont votre ligne n’a pas besoin, et alignez-en cinq !
lesson-tiles-five-try = Le bout gauche de votre ligne, en haut, est libre. Déplacez-y une tuile qui n’est pas dans la ligne.
lesson-tiles-end = Cinq alignées : vous avez gagné ! En posant ou en déplaçant, en long, en large ou en diagonale, cinq font cinq. Guettez les trois aux deux bouts libres, les vôtres et ceux des autres. Essayez maintenant à une vraie table.
