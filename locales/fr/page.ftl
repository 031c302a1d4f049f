### Ce que seule la page dit : boutons, invitations et ce que l’on peut faire maintenant.
###
### $who est le nom d’un joueur.

## Noms

page-game-cards = Bango, les cartes
page-game-dice = Bongo, les dés
page-game-tiles = Bango, les tuiles
page-short-cards = Cartes
page-short-dice = Dés
page-short-tiles = Tuiles
page-sentence-cards = Encore une carte, ou s’arrêter avant que deux nombres se rencontrent et que tout explose ?
page-sentence-dice = Tout le monde voit les mêmes dés : dites le premier quel animal ils désignent.
page-sentence-tiles = Une table sans bords, des tuiles de bois, et cinq d’entre elles à aligner.
page-card = { $number } { $colour }
page-card-said = le { $number } { $colour }
page-bot = Robot
page-guest = Invité
page-spectator = Spectateur
page-level-beginner = débutant
page-level-casual = amateur
page-level-strong = fort
page-level-expert = expert

## Accueil

page-welcome = Trois jeux. Une table. Prenez place.
page-welcome-more = Jouez tout de suite contre des robots, ou envoyez un lien à des amis. Sans compte, rien à installer.
page-play-now = Jouer
page-with-friends = Entre amis
page-rules = Règles
page-home = Accueil
page-join = Rejoindre une table
page-join-how = Collez le lien ou le code qu’on vous a envoyé.
page-join-go = Rejoindre
page-join-bad = Ce n’est ni le lien ni le code d’une table.
page-public = Tables ouvertes
page-public-none = Aucune table n’est ouverte à tous en ce moment. Créez-en une !
page-public-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-public-watch = regarder
page-players = Joueurs
page-teams = Deux équipes de deux ; les partenaires se font face.
page-variant = Dés
page-variant-basic = simples
page-variant-poachers = avec braconniers
page-variant-guards = avec braconniers et gardes
page-open = Qui peut venir
page-open-link = qui a le lien
page-open-public = tout le monde
page-make-table = Créer la table
page-your-name = Votre nom
page-offline = Le serveur est injoignable. Réessayez dans un instant.

## Réglages

page-settings = Réglages
page-settings-language = Langue
page-settings-theme = Apparence
page-settings-light = claire
page-settings-dark = sombre
page-settings-system = automatique
page-settings-motion = Animations
page-settings-motion-full = toutes
page-settings-motion-less = réduites
page-close = Fermer

## Avant le début

page-waiting-free = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
page-waiting-full = Tout le monde est là
page-waiting-host = L’hôte lance la partie quand toutes les places sont prises.
page-gathering = On mélange…
page-seat-free = Libre
page-seat-yours = vous
page-sit-down = Prenez place
page-sit-here = S’asseoir ici
page-rename = Changer
page-stand-up = Se lever
page-remove = Libérer cette place
page-seat-bot = Installer un robot
page-bots = Niveau des robots
page-fill = Donner les places libres aux robots
page-start = Lancer la partie
page-invite = Inviter des amis
page-invite-how = Envoyez-leur ce lien, ou faites-leur viser le code.
page-link = Le lien de la table
page-qr = Le lien de la table, en code à viser
page-copy = Copier
page-copied = Copié
page-share = Partager

## La connexion

page-connected = Connecté
page-connecting = Connexion…
page-reconnecting = Reconnexion…
page-no-table = Cette table n’existe pas.

## En jeu

page-your-turn = C’est à vous.
page-turn-of = C’est à { $who } de jouer.
page-chance = Un instant…
page-acting = doit jouer
page-away = absent
page-stand-in = un robot remplace
page-return = Je suis là
page-let-bot = Faire jouer un robot
page-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
page-seconds = { $seconds } s
page-panel = Journal et discussion
page-log = Journal
page-chat = Discussion
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-mute = Ne plus entendre personne
page-unmute = Entendre à nouveau
page-react-bravo = Bravo !
page-react-laugh = C’était drôle
page-react-surprise = Je ne l’avais pas vu venir
page-react-ouch = Pas de chance
page-react-thinking = Je réfléchis
page-react-thanks = Merci pour la partie
page-resign = Abandonner
page-resign-sure = À deux, l’autre gagne aussitôt ; à plusieurs, un robot continue à votre place.
page-resign-no = Continuer
page-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

## Fin

page-result = Résultat
page-you-won = Vous gagnez !
page-resigned = { $who } a abandonné.
page-series = Parties gagnées :
page-rematch = Rejouer
page-rematch-asked = On attend les autres…
page-look = Voir la table
page-record = Garder la partie

## Table de cards

page-cards-draw-first = À vous : retournez la première carte.
page-cards-draw = Encore une carte, ou choisir ce que vous prenez et vous arrêter ?
page-cards-last = Choisissez au centre les cartes que vous voulez.
page-cards-explosion = Ça va exploser ! Annulez par un Bango, ou laissez exploser.
page-cards-take = Choisissez les cartes que vous voulez ; les autres sont défaussées.
page-cards-share = Explosion ! Choisissez au centre une carte à prendre ou à détruire.
page-cards-share-take = Explosion ! Choisissez au centre une carte à prendre.
page-cards-remains-take = Ce qui reste est pour vous, bon gré mal gré.
page-cards-remains = Détruisez ce dont vous ne voulez pas, puis prenez le reste.
page-cards-lay-or-keep = Posez votre main pour des points, ou gardez-la pour plus tard.
page-cards-laying = Posez des cartes en suites ; chaque carte qui reste coûte un point.
page-cards-other-shares = Explosion ! { $who } prend ou détruit une carte.
page-cards-other-lays = { $who } pose ses cartes.
page-cards-other-explosion = Ça va exploser ! { $who } peut encore annuler.
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
page-cards-no-sequence = Vos suites seront posées ici.
page-cards-worth = Points des cartes et de leurs couleurs
page-cards-hand = Votre main
page-cards-hand-empty = Votre main est vide.
page-cards-hand-size = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-cards-secret = personne d’autre ne l’a vue
page-cards-turn-over = Retourner une carte
page-cards-another = Encore une carte
page-cards-stop = { $count ->
    [one] S’arrêter et prendre cette carte
   *[other] S’arrêter et prendre { $count } cartes
}
page-cards-stop-all = { $count ->
    [one] S’arrêter et prendre la carte
   *[other] S’arrêter et prendre les { $count }
}
page-cards-enough = Cela suffit
page-cards-bango = Bango ! avec le { $card }
page-cards-explode = Laisser exploser
page-cards-take-one = Prendre le { $card }
page-cards-take-rest = { $count ->
    [0] Continuer
    [one] Prendre la dernière carte
   *[other] Prendre les { $count } qui restent
}
page-cards-lay = Poser
page-cards-keep = Garder ma main
page-cards-put-here = Poser ici
page-cards-choose-partner = Choisissez maintenant sa voisine, ou une suite.
page-cards-finish = { $count ->
    [0] Terminé
    [one] Terminé : il reste une carte, −1
   *[other] Terminé : il reste { $count } cartes, −{ $count }
}

## Table de dice

page-dice-start = Le premier lancer ne décide de rien, mais tout commence par lui.
page-dice-throw = C’est à vous de lancer les dés.
page-dice-throws = { $who } va lancer les dés.
page-dice-throw-now = Lancer les dés
page-dice-tumbling = Les dés roulent.
page-dice-race = Quel animal les dés désignent-ils ? Soyez rapide, et juste.
page-dice-watch = Qui trouvera le premier ?
page-dice-out = Vous avez annoncé. Attendez le verdict.
page-dice-sits-out = Pas cette fois : aux autres de chercher.
page-dice-called = Vous annoncez « { $call } »…
page-dice-wrong = « { $call } » était faux. La manche continue sans vous.
page-dice-claim = Juste ! Choisissez votre trophée.
page-dice-claims = { $who } a trouvé et choisit un trophée.
page-dice-from = { $animal } de { $whom }
page-dice-supply = Réserve
page-dice-photo = Photo d’arrivée
page-dice-lot = Trop serré : le sort a décidé.
page-dice-late = Après la première bonne annonce : ne compte pas.
page-dice-aloud = Lancers lus à voix haute
page-dice-aloud-hint = Les dés viennent un par un, pour tous. On annonce après le dernier : c’est équitable avec un lecteur d’écran.
page-dice-reading = Écoutez : les dés viennent un par un. Annoncez après le dernier.
page-dice-photo-aloud = Le lancer a été lu à voix haute : les temps comptent à partir du dernier dé.
page-dice-why-won = Deux trophées de chaque animal font gagner, ou tous ceux d’un animal.

## Table de tiles

page-tiles-red = rouge (anneau)
page-tiles-yellow = jaune (croix)
page-tiles-left = { $left ->
    [0] tout posé
   *[other] reste { $left }
}
page-tiles-board = Le plateau
page-tiles-here = Poser une tuile en { $cell }
page-tiles-first = Posez la première tuile, au milieu.
page-tiles-place = Posez une tuile contre une autre : cinq alignées gagnent.
page-tiles-move = Choisissez une de vos tuiles, puis sa nouvelle place.
page-tiles-pass = Aucune de vos tuiles ne peut bouger : vous passez.
page-tiles-enclosed = Cette tuile ne peut pas être levée : elle n’a pas de bord libre.
page-tiles-splits = Cette tuile ne peut pas être levée : le groupe serait coupé.
page-tiles-five = Cinq tuiles alignées !
page-pass = Passer
page-signal = Attention !
page-signalled = { $who } : attention !
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-fit = Voir tout le plateau
page-coordinates = Coordonnées

## Ce qui n’a pas été fait, et pourquoi

page-refused = Ce n’était pas possible.
page-refused-no-table = Cette table n’existe pas.
page-refused-seat-taken = Quelqu’un est déjà assis là.
page-refused-not-host = Seul l’hôte peut faire cela.
page-refused-no-name = Choisissez d’abord un nom.
page-refused-free-seats = Il reste des places libres : donnez-les à des amis ou à des robots.
page-refused-illegal = Les règles ne le permettent pas.
page-refused-too-late = La manche était déjà décidée.
page-refused-too-early = Les dés n’étaient pas encore visibles.
page-refused-no-conferring = Les partenaires ne se concertent pas pendant la partie.
page-refused-too-fast = C’était trop rapide : attendez un instant.
page-refused-too-many-tables = Il y a trop de tables en ce moment.
page-refused-storage = Le coup n’a pas pu être enregistré : il n’est donc pas joué. Réessayez.
page-refused-stopping = Le serveur va s’arrêter : revenez dans un instant.

## Relecture, leçons, preuve, réglages

page-settings-sound = Sons
page-settings-odds = Aide au calcul
page-settings-odds-hint = Aux cartes, dire le risque que la prochaine explose.
page-settings-aloud = Lancers lus à voix haute
page-settings-aloud-hint = Au jeu de dés, aux tables que vous ouvrez : pour jouer à l’oreille.
page-settings-symbols = Couleurs et formes plus nettes
page-settings-symbols-hint = Des couleurs faciles à distinguer, de plus grands signes sur les cartes et les tuiles.
page-settings-left = Gaucher
page-settings-left-hint = Placer à gauche ce que l’on presse le plus.

page-leave = Votre place
page-move = Continuer sur un autre appareil
page-move-why = La partie vous suit : sur votre téléphone, par exemple.
page-move-how = Ouvrez ce lien sur l’autre appareil, ou visez le code avec son appareil photo. Votre place et votre main y seront.
page-move-qr = Le lien de votre place, en code à viser
page-move-link = Le lien de votre place
page-move-secret = Qui ouvre ce lien joue à votre place : ne le montrez à personne d’autre.
page-moved-here = Vous voilà : cette place est maintenant sur cet appareil.
page-moved-bad = Ce lien a déjà servi, ou la place n’est plus à vous.
page-local = Seul cet ordinateur connaît cette adresse. Pour d’autres appareils, ouvrez la page à l’adresse que le serveur a affichée au démarrage.

page-review = Relecture
page-review-start = Avant le premier coup
page-review-step = Étape
page-review-first = Au début
page-review-before = Une étape en arrière
page-review-after = Une étape en avant
page-review-last = À la fin
page-review-play = Faire défiler
page-review-pause = Pause
page-review-eyes = Vu par
page-review-public = vue publique
page-review-as = comme { $who }
page-review-steps = Étapes
page-review-told = Ce qui s’est passé
page-review-copy = Copier le lien vers ce moment
page-review-copied = Le lien vers ce moment est copié.
page-review-link-above = Le lien vers ce moment est dans la barre d’adresse.
page-review-back = Vers la table
page-review-not-over = Cette partie n’est pas finie : d’ici là, la relire montrerait ce qui est caché.
page-tiles-drawn = Personne n’a aligné cinq tuiles.

page-proof = Équitable ?
page-proof-fits = juste
page-proof-fails = faux
page-proof-good = Prouvé
page-proof-good-more = Personne n’a pu choisir le hasard de cette partie. Votre navigateur vient de tout vérifier lui-même.
page-proof-good-less = Tout dans cette partie découle de ce qui était promis au début. Ce que cela montre, et ce que cela ne peut pas montrer, est dit plus bas.
page-proof-bad = Non prouvé
page-proof-bad-more = Quelque chose dans cette partie n’est pas conforme à ce qui était promis. Ce qui ne va pas est marqué ci-dessous.
page-proof-no-record = Ce n’est pas l’enregistrement d’une partie.
page-proof-no-commitment = Rien n’a été promis avant cette partie : il n’y a rien à vérifier.
page-proof-no-seed = Le nombre secret du serveur manque dans l’enregistrement.
page-proof-seed = Le serveur a tenu parole
page-proof-seed-how = Avant la partie, il a choisi un nombre secret et en a publié l’empreinte. Le nombre enregistré doit avoir cette même empreinte.
page-proof-promised = promise avant
page-proof-found = trouvée ici
page-proof-seats = Les joueurs y ont ajouté le leur
page-proof-seats-how = L’appareil de chaque joueur a ajouté son propre nombre au hasard, sous une empreinte lui aussi. Un seul joueur honnête suffit.
page-proof-seat-none = n’a rien ajouté, comme tous les robots.
page-proof-seat-added = a ajouté un nombre, et son empreinte est la bonne.
page-proof-seat-withheld = a promis un nombre, mais il n’est pas venu à temps.
page-proof-seat-other = a donné un autre nombre que celui qui était promis.
page-proof-seat-uncommitted = a donné un nombre qui n’était pas promis.
page-proof-seat-unreadable = a donné quelque chose qui n’est pas un nombre.
page-proof-alone = Personne n’a rien ajouté : le nombre secret est celui du serveur seul.
page-proof-seen = Ce que ce navigateur a vu
page-proof-seen-same = Il était là au début, il a vu ces mêmes empreintes avant le premier tirage, et rien n’a changé depuis.
page-proof-seen-other = Les empreintes ou votre propre nombre ne sont pas ceux qu’il a vus au début !
page-proof-seen-absent = Il n’était pas là au début : il ne peut pas dire si les empreintes sont venues d’abord. Demandez à quelqu’un qui y était.
page-proof-draws = Chaque tirage découle de ces nombres
page-proof-draws-count = { $all ->
    [one] { $right } tirage sur { $all } refait avec le même résultat.
   *[other] { $right } tirages sur { $all } refaits avec le même résultat.
}
page-proof-each = Tous les tirages
page-proof-instead = L’enregistrement dit « { $written } », les nombres donnent « { $drawn } ».
page-proof-uncalled = Le hasard n’avait rien à y faire.
page-proof-left-out = Ici, un tirage a été omis.
page-proof-lots = Chaque tirage au sort aussi
page-proof-lots-count = { $all ->
    [one] { $right } tirage au sort sur { $all } entre des annonces trop serrées.
   *[other] { $right } tirages au sort sur { $all } entre des annonces trop serrées.
}
page-proof-limits = Ce que cela ne prouve pas
page-proof-limits-more = Que le serveur n’a pas regardé d’avance ni renseigné un ami ; qu’aucune partie n’a été jetée avant de commencer ; et qui a réagi le premier dans une course, que le serveur mesure lui-même.
page-proof-raw = Tous les nombres
page-proof-raw-how = Pour qui préfère vérifier avec son propre programme : bango verify le fait, et docs/FAIRNESS.md dit comment tout se calcule.

page-again = Réessayer
page-lesson = Leçon
page-lesson-start = Apprendre en jouant
page-lesson-you = Vous
page-lesson-progress = Étape { $at } sur { $of }
page-lesson-back = Revenir d’un pas
page-lesson-play = Jouer pour de vrai
page-lesson-again = Encore une fois
page-fair = Chaque carte et chaque lancer peuvent être vérifiés après la partie, par n’importe qui.

page-learn-games = Règles des autres jeux
page-learn-contents = Sommaire
page-learn-examples = Exemples

page-review-this = Revoir

## Tables

page-cards-tense = On retourne une carte…
page-cards-boom = Explosion !
page-cards-own = Ce qui est posé devant vous
page-cards-new-sequence = Nouvelle suite : déposez-y une carte, ou touchez deux voisines
page-cards-undo = Annuler
page-cards-arrange = Ranger pour moi
page-cards-arranged = Une suggestion, qui vaut { $points } en tout. Confirmez-la ou annulez.
page-cards-total-then = { $count ->
    [one] { $points } point en tout
   *[other] { $points } points en tout
}
page-cards-to-discard = { $count ->
    [one] À votre défausse : { $cards } (−1)
   *[other] À votre défausse : { $cards } (−{ $count })
}
page-cards-all-laid = Rien ne va à votre défausse.
page-cards-odds = Risque d’explosion : { $percent }
page-pass-device = Passez l’appareil à { $who }
page-pass-turn = C’est à { $who } de jouer. Personne d’autre ne regarde sa main.
page-pass-why = Plusieurs personnes jouent ici : chaque main reste cachée jusqu’à ce que son joueur tienne l’appareil.
page-pass-take = Je suis { $who }
page-log-cancelled = L’explosion est annulée.
page-log-thrown = { $count ->
    [one] { $cards } va à la défausse commune.
   *[other] { $cards } vont à la défausse commune.
}
page-log-minus = { $count ->
    [one] Une carte va à la défausse personnelle : −1.
   *[other] { $count } cartes vont à la défausse personnelle : −{ $count }.
}
page-dice-race-together = Quel animal ? Chacun presse pour soi.
page-dice-white = dés blancs : { $faces }
page-dice-yellow = dés jaunes : { $faces }
page-dice-red = dés rouges : { $faces }
page-dice-green = dé vert : { $faces }
page-tiles-team = Équipe { $who }
page-tiles-your-team = votre équipe
page-tiles-other-team = l’autre équipe
page-tiles-with = avec { $who }
page-tiles-partner-plays = { $who }, votre partenaire, joue.
page-dice-stage = Les dés
page-cards-arrange-nothing = Rien de mieux à poser : aucune carte ne va avec une autre.
