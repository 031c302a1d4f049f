### Ce que seule la page dit : boutons, invitations et ce que l’on peut faire maintenant.
###
### $who est le nom d’un joueur.

## Noms

page-bot = Robot
page-guest = Invité
page-friendly-names = Loutre, Renard, Héron, Blaireau, Lynx, Martre, Pinson, Lièvre, Triton, Martinet, Macareux, Castor
page-you = Vous
page-spectator = Spectateur
page-level-beginner = Facile
page-level-casual = Moyen
page-level-strong = Difficile
page-level-expert = Expert
page-level-match = À votre niveau
page-level-match-how = Les robots à votre niveau visent une partie équilibrée. Ils apprennent de vos réactions, à cette table seulement.
page-match-me = Robots à votre niveau

## Accueil

page-welcome = Trois jeux, une table. Prenez place !
page-welcome-more = Jouez tout de suite contre des robots, ou envoyez un lien à vos amis. Sans compte, rien à installer.
page-play-now = Jouer
page-with-friends = Entre amis
page-rules = Règles
page-home = Accueil
page-join = Rejoindre une table
page-join-how = Collez le lien ou le code reçu d’un ami.
page-join-go = Rejoindre
page-join-bad = Ce n’est ni un lien ni un code de table.
page-public = Tables ouvertes
page-public-none = Aucune table ouverte pour l’instant. Ouvrez-en une !
page-public-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
page-public-watch = regarder
page-public-more = Plus de tables
page-players = Joueurs
page-open = Qui peut venir
page-open-link = Toute personne ayant le lien
page-open-public = Tout le monde
page-make-table = Créer la table
page-your-name = Votre nom
page-offline = Serveur injoignable. Réessayez dans un instant.

## Réglages

page-settings = Réglages
page-settings-language = Langue
page-settings-theme = Apparence
page-settings-light = Claire
page-settings-dark = Sombre
page-settings-system = Système
page-settings-motion = Animations
page-settings-motion-full = Toutes
page-settings-motion-less = Réduites
page-close = Fermer

## Avant le début

page-waiting-free = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
}
page-waiting-full = Tout le monde est là
page-waiting-away = { $count ->
    [one] { $who } est absent
   *[other] { $who } sont absents
}
page-waiting-for-host = { $who } lance la partie quand tout le monde est assis.
page-host = L’hôte
page-deputy = { $who } est absent : vous pouvez lancer la partie.
page-same-device = Une autre personne sur cet appareil
page-their-name = Son nom
page-notify = Me prévenir quand c’est mon tour
page-table-options = Modifier la table
page-game = Jeu
page-clock = Temps de réflexion
page-clock-none = Sans limite
page-clock-usual = Habituel
page-waiting-host = L’hôte lance la partie quand toutes les places sont prises.
page-gathering = On mélange…
page-seat-free = Libre
page-seat-yours = vous
page-sit-down = Prenez place
page-sit-here = S’asseoir ici
page-rename = Renommer
page-stand-up = Se lever
page-remove = Libérer cette place
page-seat-bot = Ajouter un robot
page-bots = Niveau des robots
page-fill = Compléter avec des robots
page-start = Lancer la partie
page-invite = Inviter des amis
page-invite-how = Envoyez-leur ce lien, ou faites-leur scanner le code.
page-link = Lien de la table
page-qr = Code QR de cette table
page-copy = Copier
page-copied = Copié
page-share = Partager

## La connexion

page-connected = Connecté
page-connecting = Connexion…
page-reconnecting = Reconnexion…
page-no-table = Cette table n’existe pas.
page-nowhere = Il n’y a rien ici.
page-nowhere-more = Le lien a peut-être perdu un bout en route.

## En jeu

page-your-turn = À vous !
page-turn-of = { $who } joue.
page-chance = Un instant…
page-acting = joue maintenant
page-away = absent
page-stand-in = remplacé par un robot
page-return = Je suis de retour
page-let-bot = Laisser jouer un robot
page-away-now = { $who } est absent pour le moment.
page-stand-in-you = Un robot joue à votre place.
page-gave-up-you = Vous avez abandonné. Un robot termine pour vous.
page-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
page-seconds = { $seconds } s
page-panel = Journal et discussion
page-log = Journal
page-log-empty = Les coups apparaîtront ici.
page-chat = Discussion
page-chat-empty = Aucun message pour l’instant.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-mute = Masquer quelqu’un
page-react-bravo = Bravo !
page-react-laugh = Ha ha !
page-react-surprise = Je ne l’ai pas vu venir !
page-react-ouch = Pas de chance !
page-react-thinking = Je réfléchis…
page-react-thanks = Merci pour la partie !
page-signalled = { $who } : attention !
page-resign = Abandonner
page-resign-sure = À deux, l’autre gagne. À plus, un robot vous remplace.
page-resign-no = Continuer à jouer
page-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
page-turn = Tour { $number } : { $who }
page-undo = Annuler
page-hint = Indice
page-hint-more = Dites-moi tout
page-hint-look = Prenez votre temps, regardez encore.
page-hint-none = Pas d’indice pour l’instant. Vous trouverez !
page-keys = Touches
page-keys-next = bouton suivant
page-keys-press = appuyer

## Fin

page-result = Résultat
page-resigned = { $who } a abandonné.
page-series = Parties gagnées :
page-rematch = Rejouer
page-rematch-awaits = On attend { $who }.
page-rematch-wanted = { $who } { $count ->
    [one] veut
   *[other] veulent
} rejouer.
page-ready = d’accord
page-leave-table = Quitter la table
page-next-game = La prochaine partie
page-another-game = Un autre jeu
page-look = Voir la table
page-record = Télécharger la partie
page-resigned-you = Vous avez abandonné.
page-end-won-by = Vous gagnez de { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
page-end-place = { $place }ᵉ, à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-another-level = Autre niveau
page-share-result = Partager le résultat
page-share-text = Ce que vous partagez
page-share-copy = Copier le texte
page-share-save = Enregistrer l’image
page-share-me = Moi
page-share-line = { $game } : { $result }
page-share-won = J’ai gagné !
page-share-won-by = J’ai gagné de { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
page-share-lost = { $who } : victoire, cette fois.
page-share-bots = { $bots ->
    [one] Contre un robot ({ $level })
   *[other] Contre { $bots } robots ({ $level })
}

## Ce qui n’a pas été fait, et pourquoi

page-refused-no-table = Cette table n’existe pas.
page-refused-seat-taken = Cette place est déjà prise.
page-refused-not-host = Seul l’hôte peut faire cela.
page-refused-no-name = Choisissez d’abord un nom.
page-refused-free-seats = Il reste des places : invitez des amis ou ajoutez des robots.
page-refused-no-more-seats = Ce jeu n’a pas d’autre place.
page-refused-fewest-seats = Ce jeu a besoin de ces places : des amis ou des robots peuvent les prendre.
page-refused-too-many-people = Vous êtes trop nombreux pour ce jeu. Quelqu’un doit d’abord se lever.
page-refused-one-seat = À une table publique, une place par personne. Levez-vous pour changer.
page-refused-gave-up = Vous avez abandonné cette partie. Vous jouez de nouveau à la prochaine.
page-refused-illegal = Les règles ne le permettent pas.
page-refused-not-understood = Je n’ai pas compris. Tapez aide pour savoir ce que vous pouvez taper.
page-refused-too-late = Trop tard : la manche était déjà jouée.
page-refused-too-early = Trop tôt : les dés n’étaient pas encore visibles.
page-refused-no-conferring = Les partenaires ne se parlent pas pendant la partie.
page-refused-too-fast = Trop vite ! Ralentissez un peu.
page-refused-too-many-tables = Il y a trop de tables en ce moment.
page-refused-table-full = Trop de coups à cette table. Créez-en une autre.
page-refused-invisible-name = Ce nom serait illisible. Choisissez-en un autre.
page-refused-name-taken = Ce nom ressemble à un autre ici. Choisissez-en un autre.
page-refused-bad-moving-key = Ce lien n’est plus valable. Demandez-en un autre sur l’autre appareil.
page-refused-leaves-something = Cet appareil a ses propres tables ou parties. Elles seraient perdues.
page-refused-sent-away = L’hôte vous a retiré. Regardez, ou jouez à une autre table.
page-refused-removed = L’hôte vous a retiré. Réessayez dans quelques minutes.
page-refused-storage = Coup non enregistré, donc pas joué. Réessayez.
page-refused-damaged = Cette table est abîmée. Prévenez qui gère le serveur.
page-refused-stopping = Le serveur s’arrête. Revenez dans un instant.
page-refused-version = Cette page n’est plus à jour. Rechargez-la.
page-refused-no-seat = Cette place n’existe plus.
page-refused-seat-empty = Personne n’est assis là.
page-refused-not-your-seat = Cette place n’est pas la vôtre. Asseyez-vous d’abord.
page-refused-started = Pas pendant une partie. Attendez qu’elle se termine.
page-refused-not-playing = Aucune partie n’est en cours.
page-refused-bad-options = Ce jeu ne se joue pas ainsi.
page-refused-no-game = Ce jeu n’existe pas ici.
page-refused-no-advice = Pas de conseil pour ce moment.
page-refused-bots-only = Possible seulement contre des robots.
page-refused-no-undo = Rien à reprendre : vous n’avez pas joué, ou un tirage a suivi.
page-refused-lesson = La leçon prend un autre chemin. Essayez encore.
page-refused-not-away = Cette personne est là. Laissez-lui un instant.
page-refused-bad-entropy = Votre part du mélange ne convenait pas. La partie continue sans elle.
page-refused-not-over = L’enregistrement se lit à la fin de la partie.
page-refused-origin = Ouvrez cette page à sa propre adresse et réessayez.
page-refused-wait = { $seconds ->
    [one] Réessayez dans { $seconds } seconde.
   *[other] Réessayez dans { $seconds } secondes.
}

## Relecture, leçons, preuve, réglages

page-settings-sound = Sons
page-settings-vibrate = Vibreur
page-settings-vibrate-hint = Votre téléphone vibre quand c’est votre tour.
page-settings-notify = Notifications
page-settings-notify-hint = Quand c’est votre tour et que vous regardez ailleurs.
page-settings-notify-blocked = Votre navigateur n’autorise pas les notifications ici. Changez cela dans ses réglages.
page-settings-odds = Afficher le risque d’explosion
page-settings-odds-hint = Aux cartes : le risque que la prochaine explose.
page-settings-aloud = Lire les lancers à voix haute
page-settings-aloud-hint = Aux dés, aux tables que vous ouvrez : pour jouer à l’oreille.
page-settings-symbols = Couleurs et formes plus nettes
page-settings-symbols-hint = Des couleurs faciles à distinguer, des symboles plus grands.
page-settings-left = Gaucher
page-settings-left-hint = Met les boutons principaux à gauche.

page-leave = Votre place
page-move = Continuer sur un autre appareil
page-move-why = Emportez la partie, par exemple sur votre téléphone.
page-move-how = Ouvrez ce lien sur l’autre appareil, ou scannez le code avec lui. Votre place et votre main vous y attendent.
page-move-qr = Code QR de votre place
page-move-link = Lien de votre place
page-move-secret = Qui ouvre ce lien joue à votre place : ne le partagez pas.
page-moved-here = Vous revoilà ! Votre place est maintenant sur cet appareil.
page-moved-bad = Ce lien a déjà servi, ou la place n’est plus à vous.
page-local = Seul cet ordinateur peut ouvrir cette adresse. Sur un autre appareil, prenez celle que le serveur a affichée au démarrage.

page-review = Revoir la partie
page-review-start = Avant le premier coup
page-review-step = Étape
page-review-first = Au début
page-review-before = Précédent
page-review-after = Suivant
page-review-last = À la fin
page-review-play = Lecture
page-review-pause = Pause
page-review-eyes = Voir comme
page-review-public = Spectateur
page-review-as = { $who }
page-review-steps = Étapes
page-review-told = Ce qui s’est passé
page-review-copy = Copier le lien de ce moment
page-review-copied = Lien de ce moment copié.
page-review-link-above = Le lien de ce moment est dans la barre d’adresse.
page-review-back = Retour à la table
page-review-not-over = Cette partie n’est pas finie : la revoir montrerait ce qui est caché.

page-proof = Vérifier l’équité
page-proof-fits = correct
page-proof-fails = faux
page-proof-good = Équité prouvée
page-proof-good-more = Personne n’a pu truquer cette partie. Votre navigateur vient de tout vérifier.
page-proof-good-less = Tout, dans cette partie, découle de ce qui a été promis au début. Plus bas : ce que cela prouve, et ce que cela ne peut pas prouver.
page-proof-bad = Non prouvé
page-proof-bad-more = Quelque chose n’est pas conforme à ce qui a été promis. C’est indiqué plus bas.
page-proof-no-record = Ce n’est pas une partie enregistrée.
page-proof-no-commitment = Rien n’a été promis avant cette partie : il n’y a rien à vérifier.
page-proof-no-seed = Le nombre secret du serveur manque dans l’enregistrement.
page-proof-unknown-version = Cette partie suit une preuve plus récente que celle de cette page. Rechargez la page.
page-proof-seed = Le serveur a tenu parole
page-proof-seed-how = Avant la partie, il a choisi un nombre secret et en a publié l’empreinte. Le nombre enregistré doit avoir cette même empreinte.
page-proof-promised = promise
page-proof-found = trouvée
page-proof-seats = Les joueurs ont ajouté leurs nombres
page-proof-seats-how = L’appareil de chaque joueur a ajouté un nombre au hasard, avec son empreinte lui aussi. Un seul joueur honnête suffit.
page-proof-seat-none = n’a rien ajouté, comme tous les robots.
page-proof-seat-added = a ajouté un nombre conforme à son empreinte.
page-proof-seat-withheld = a promis un nombre, mais il n’est pas arrivé à temps.
page-proof-seat-other = a donné un autre nombre que celui promis.
page-proof-seat-uncommitted = a donné un nombre sans l’avoir promis.
page-proof-seat-unreadable = a donné quelque chose qui n’est pas un nombre.
page-proof-alone = Aucun joueur n’a ajouté de nombre : le secret vient du serveur seul.
page-proof-seen = Ce que ce navigateur a vu
page-proof-seen-same = Il était là au début, il a vu ces mêmes empreintes avant le premier tirage, et rien n’a changé depuis.
page-proof-seen-other = Les empreintes ou votre propre nombre ne sont pas ceux qu’il a vus au début !
page-proof-seen-second = Le serveur a commencé cette même partie plusieurs fois, avec des empreintes différentes. Il a pu choisir celle qui lui plaisait !
page-proof-seen-absent = Il n’était pas là au début : il ne peut pas dire si les empreintes sont venues en premier. Demandez à quelqu’un qui y était.
page-proof-draws = Chaque tirage découle de ces nombres
page-proof-draws-count = { $all ->
    [one] { $right } tirage sur { $all } refait, même résultat.
   *[other] { $right } tirages sur { $all } refaits, mêmes résultats.
}
page-proof-each = Tous les tirages
page-proof-instead = L’enregistrement dit « { $written } », mais les nombres donnent « { $drawn } ».
page-proof-uncalled = Rien n’était laissé au hasard ici.
page-proof-left-out = Il manque un tirage ici.
page-proof-lots = Chaque tirage au sort aussi
page-proof-lots-count = { $all ->
    [one] { $right } tirage au sort sur { $all } entre annonces trop serrées.
   *[other] { $right } tirages au sort sur { $all } entre annonces trop serrées.
}
page-proof-signed = Le serveur se porte garant des coups
page-proof-signed-yes = Il a signé chaque coup et la fin de la partie.
page-proof-signed-none = Personne n’a signé cette partie. Les tirages sont prouvés, pas les coups des joueurs.
page-proof-signed-wrong = La signature ne correspond pas : la partie a été modifiée après.
page-proof-resigned = Il n’est pas non plus prouvé qu’un joueur a abandonné ici.
page-proof-key = sa clé
page-proof-lots-old = Cette partie ancienne ne dit pas qui était à égalité : un tirage au sort manquant ne se voit pas.
page-proof-limits = Ce que cela ne prouve pas
page-proof-limits-more = Que le serveur n’a pas regardé d’avance ni renseigné un ami ; qu’aucune partie n’a été jetée avant de commencer ; et qui a réagi le premier dans une course, ce que le serveur mesure lui-même.
page-proof-raw = Tous les nombres
page-proof-raw-how = Vous préférez votre propre programme ? bango verify en est un, et docs/FAIRNESS.md explique les calculs.

page-again = Réessayer
page-lesson = Leçon
page-lesson-start = Apprendre en jouant
page-lesson-progress = Étape { $at } sur { $of }
page-lesson-back = Retour
page-lesson-play = Jouer pour de vrai
page-lesson-again = Recommencer
page-lesson-done = terminée
page-lesson-next = Leçon suivante : { $game }
page-fair = Après la partie, n’importe qui peut vérifier chaque carte et chaque lancer.

page-learn-games = Règles des autres jeux
page-learn-contents = Sommaire
page-learn-examples = Exemples

page-review-this = Revoir

## Plusieurs personnes au même appareil

page-pass-device = Passez l’appareil à { $who }
page-pass-turn = C’est à { $who } de jouer. Les autres, on ne regarde pas !
page-pass-why = Vous êtes plusieurs sur cet appareil : chaque main reste cachée jusqu’à ce que son joueur le tienne.
page-pass-take = Je suis { $who }

## Leçons : ce qui se dit dans chacune

lesson-another-way = Vous pourriez, mais la leçon prend un autre chemin. Rien n’est perdu : réessayez.
lesson-over = C’est la fin de la leçon ! Rejouez-la, ou prenez place à une vraie table.
