### Ce que seule la page dit : boutons, invitations et ce que l’on peut faire maintenant.
###
### $who est le nom d’un joueur.

## Noms

page-bot = Robot
page-guest = Invité
page-you = Vous
page-spectator = Spectateur
page-level-beginner = facile
page-level-casual = moyen
page-level-strong = difficile
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
page-nowhere = Il n’y a rien ici.
page-nowhere-more = Le lien a peut-être perdu un morceau en route.

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
page-log-empty = Ce qui se passe s’écrira ici.
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
page-signalled = { $who } : attention !
page-resign = Abandonner
page-resign-sure = À deux, l’autre gagne aussitôt ; à plusieurs, un robot continue à votre place.
page-resign-no = Continuer
page-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
page-turn = Tour { $number } : { $who }
page-undo = Annuler
page-hint = Indice
page-hint-more = Dites-moi
page-hint-look = Prenez votre temps, regardez encore.
page-hint-none = Pas d’indice pour l’instant : vous trouverez.
page-keys = Touches
page-keys-next = bouton suivant
page-keys-press = appuyer

## Fin

page-result = Résultat
page-resigned = { $who } a abandonné.
page-series = Parties gagnées :
page-rematch = Rejouer
page-rematch-asked = On attend les autres…
page-look = Voir la table
page-record = Garder la partie
page-resigned-you = Vous avez abandonné.
page-end-won-by = Vous gagnez de { $points } !
page-end-place = { $place }ᵉ, à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-another-level = Autre niveau
page-share-result = Partager le résultat
page-share-text = Ce qui est partagé
page-share-copy = Copier le texte
page-share-save = Enregistrer l’image
page-share-me = Moi
page-share-line = { $game } : { $result }
page-share-won = J’ai gagné !
page-share-won-by = J’ai gagné de { $points } !
page-share-lost = { $who } a gagné cette fois.
page-share-bots = { $bots ->
    [one] Contre un robot ({ $level })
   *[other] Contre { $bots } robots ({ $level })
}

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
page-settings-faster = Plus vite
page-settings-faster-hint = Pour qui connaît les jeux : robots et résultats n’attendent pas.
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
page-lesson-progress = Étape { $at } sur { $of }
page-lesson-back = Revenir d’un pas
page-lesson-play = Jouer pour de vrai
page-lesson-again = Encore une fois
page-lesson-done = terminée
page-lesson-next = Leçon suivante : { $game }
page-fair = Chaque carte et chaque lancer peuvent être vérifiés après la partie, par n’importe qui.

page-learn-games = Règles des autres jeux
page-learn-contents = Sommaire
page-learn-examples = Exemples

page-review-this = Revoir

## Plusieurs personnes au même appareil

page-pass-device = Passez l’appareil à { $who }
page-pass-turn = C’est à { $who } de jouer. Personne d’autre ne regarde sa main.
page-pass-why = Plusieurs personnes jouent ici : chaque main reste cachée jusqu’à ce que son joueur tienne l’appareil.
page-pass-take = Je suis { $who }

## Leçons : ce qui se dit dans chacune

lesson-another-way = C’est permis, mais la leçon continue autrement. Rien n’est perdu : essayez encore.
lesson-over = La leçon est finie. Rejouez-la quand vous voulez, ou prenez place à une vraie table.
