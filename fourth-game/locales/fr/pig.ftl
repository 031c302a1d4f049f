### Pig, auquel seuls les tests jouent : toutes les phrases d’un jeu.

page-game-pig = Cochon
page-short-pig = Cochon
page-sentence-pig = Lancez tant que vous osez.

pig-step-roll = { $who } lance.
pig-step-show = Le dé montre { $face }.
pig-step-hold = { $who } s’arrête.
pig-step-roll-you = Vous lancez le dé.
pig-step-hold-you = Vous gardez.
pig-after-bust = Le pot est perdu.
pig-pot = Dans le pot : { $points }

page-pig-roll = Lancer
page-pig-hold = S’arrêter
page-pig-mine = Lancer encore, ou s’arrêter ?
page-pig-length = Durée
page-pig-short = Courte, 20 points
page-pig-long = Longue, 50 points
page-pig-won = Le premier à { $points } points.

typed-help-pig = Tapez lancer ou garder.
typed-do-pig-roll = lancer | lance | roll
typed-do-pig-hold = garder | garde | hold

hint-pig = Arrêtez-vous quand le pot suffit.

broken-pig-Over = la partie est finie
broken-pig-NoSuchSeat = cette table n’a pas cette place
broken-pig-NotYourTurn = ce n’est pas votre tour
broken-pig-OnlyChance = seul le hasard lance et choisit qui commence
broken-pig-NoSuchFace = un dé montre 1 à 6
broken-pig-EmptyPot = le pot est vide, lancez donc

rules-pig-title = Cochon, le jeu de dés
rules-pig-designer = Personne ne sait de qui est ce jeu
rules-pig-idea = Lancez, et arrêtez-vous à temps.
rules-pig-1-heading = Votre tour
    .law = P1 P2 P3 P4 P5
rules-pig-1-1 = Lancez le dé jusqu’à vous *arrêter*, ou jusqu’à un un.
