### Ce que seul le client du terminal dit. Le reste se dit comme sur la page.
###
### $who est le nom d’un joueur ; les cartes s’écrivent par un signe et un nombre.

## Noms et début

tui-player = Joueur { $number }
tui-bot = Robot { $number } ({ $level })
tui-against = Contre des robots : { $level }
tui-hot-seat = Ensemble à ce clavier
tui-company = Qui joue ?
tui-names = Qui joue à ce clavier ? Tapez chaque nom, puis Entrée ; une ligne vide garde le nom affiché.
tui-name-of = Nom du joueur { $number }
tui-resume-title = Continuer ?
tui-resume-text = Vous avez une partie inachevée.
tui-resume-game = Continuer { $game } : { $players } joueurs, { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
} jusqu’ici
tui-resume-new = Commencer une nouvelle partie
tui-choose-keys = ↑ ↓ ou un chiffre pour choisir, Entrée pour continuer, q pour quitter

## Touches

tui-enter = Entrée
tui-space = Espace
tui-escape = Échap
tui-key-choose = choisir
tui-key-do = jouer
tui-key-mark = marquer
tui-key-where = choisir où
tui-key-hint = conseil
tui-key-undo = annuler
tui-key-talk = discuter
tui-key-help = aide
tui-key-quit = quitter
tui-key-send = envoyer
tui-key-cancel = annuler
tui-key-step = un coup
tui-key-ten = dix coups
tui-key-ends = début, fin
tui-key-run = défiler
tui-key-pause = pause
tui-key-eyes = changer de vue

## Aide

tui-help = Aide
tui-help-keys = ↑ ↓ PgUp PgDn pour défiler, toute autre touche pour fermer
tui-keys = Touches
tui-keys-choices = ↑ ↓ parcourent vos choix, Entrée en prend un, un chiffre aussi, tout de suite. La souris marche aussi.
tui-keys-all = h demande conseil au robot le plus fort, u annule un coup (contre des robots seulement, jamais au-delà du hasard), : joue un coup écrit en notation, q quitte : votre partie est gardée, et vous pourrez la continuer. Vos choix sont toujours en bas de l’écran, et vous pouvez cliquer dessus.

## À la table

tui-too-small = Cette fenêtre a { $width } × { $height } caractères. Il en faut { $wide } × { $high } pour la table : agrandissez-la.
tui-pass-title = Passez le clavier à { $who }
tui-pass-text = { $who } : appuyez sur Entrée quand personne d’autre ne regarde l’écran.
tui-host = Vous êtes l’hôte : complétez la table et lancez la partie.
tui-thinking = Réflexion…
tui-hint = Conseil : { $hint }
tui-no-hints = Pas de conseil contre d’autres personnes.
tui-nothing-to-decide = Rien à décider pour l’instant.
tui-no-undo = Impossible d’annuler : on n’annule que contre des robots, et jamais au-delà du hasard ni d’une course.
tui-type-step = Coup :
tui-no-line = Serveur injoignable : { $why }. Nouvel essai…

## À la table d’un serveur

tui-not-trusted = Ce serveur ne peut pas prouver son identité : { $why }. Demandez à l’hôte, ou indiquez son certificat dans SSL_CERT_FILE.
tui-key-react = réagir
tui-key-mute = ignorer
tui-mute = Ne plus entendre { $who }
tui-unmute = Entendre { $who } à nouveau
tui-muted = Vous n’entendez plus { $who }.
tui-unmuted = Vous entendez { $who } à nouveau.
tui-nobody-to-mute = Il n’y a personne d’autre à ignorer.
tui-stand-in-now = Un bot joue pour { $who }.
tui-back-now = { $who } est de retour.
tui-gave-up-now = { $who } abandonne. Un bot termine.
tui-proof-own = Équité prouvée : { $count ->
    [one] le tirage découle
   *[other] les { $count } tirages découlent
} de ce qui a été promis avant la partie, et votre propre nombre y est.
tui-proof-fair = Équité prouvée : { $count ->
    [one] le tirage découle
   *[other] les { $count } tirages découlent
} de ce qui a été promis avant la partie.
tui-proof-unseen = L’enregistrement est cohérent, mais ce terminal n’a pas vu ce qui a été promis avant la partie.
tui-proof-wrong = Non prouvé : quelque chose dans l’enregistrement ne correspond pas aux promesses. bango verify dit quoi.
tui-proof-other = Non prouvé : ce n’est pas la partie que vous avez vue commencer !

## Parties écrites

tui-eyes-all = Tout est visible.
tui-eyes-public = Vue par un spectateur.
tui-eyes-seat = Vue par { $who }.

## Lignes de texte (--plain)

tui-plain-over = Tapez encore pour une autre partie, ou quitter.
tui-plain-waiting = Tapez robots pour compléter avec des robots, commencer pour commencer, dire et quelques mots pour discuter, ou quitter. Seul l’hôte peut compléter et commencer.
tui-plain-number = Tapez un nombre de { $least } à { $most }, ou quitter.
tui-plain-help = Il y a aussi : conseil, risques, annuler, règles, quitter. Plusieurs coups à la fois : séparez-les par ;. À plusieurs sur un clavier, tapez votre numéro avant une annonce. Chez un serveur : dire et quelques mots, abandonner, encore.
tui-saved = Votre partie est gardée : continuez-la avec bango play { $game }.
tui-record = La partie est dans { $file }. Regardez-la avec bango replay.
