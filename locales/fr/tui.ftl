### Ce que seul le client du terminal dit. Le reste se dit comme sur la page.
###
### $who est le nom d’un joueur ; les cartes s’écrivent par un signe et un nombre.

## Noms et début

tui-player = Joueur { $number }
tui-bot = Bot { $number } ({ $level })
tui-against = Contre des bots : { $level }
tui-hot-seat = Ensemble à ce clavier
tui-company = Avec qui ?
tui-resume-title = Continuer ?
tui-resume-text = Une partie a été quittée avant sa fin.
tui-resume-game = Continuer { $game } : { $players } joueurs, { $steps } coups joués
tui-resume-new = Commencer une nouvelle partie
tui-choose-keys = ↑ ↓ ou un chiffre pour choisir, Entrée pour continuer, q pour quitter

## Touches

tui-enter = Entrée
tui-space = Espace
tui-escape = Échap
tui-key-choose = choisir
tui-key-do = faire
tui-key-mark = marquer
tui-key-where = choisir où
tui-key-hint = conseil
tui-key-undo = annuler
tui-key-talk = parler
tui-key-help = aide
tui-key-quit = quitter
tui-key-send = envoyer
tui-key-cancel = annuler
tui-key-step = un coup
tui-key-ten = dix coups
tui-key-ends = début, fin
tui-key-run = défiler
tui-key-pause = pause
tui-key-eyes = autres yeux

## Aide

tui-help = Aide
tui-help-keys = ↑ ↓ PgUp PgDn pour défiler, toute autre touche pour fermer
tui-keys = Touches
tui-keys-choices = ↑ ↓ parcourent ce qui est possible, Entrée le fait, un chiffre aussi, tout de suite. La souris marche aussi.
tui-keys-all = h demande conseil au bot le plus fort, u annule un coup (contre des bots seulement, jamais au-delà du hasard), : joue un coup écrit en notation, q quitte : la partie est gardée et peut être continuée. Ce qui est possible est toujours en bas de l’écran, et se clique aussi.

## À la table

tui-too-small = Cette fenêtre a { $width } × { $height } caractères. Il en faut { $wide } × { $high } pour la table : agrandissez-la.
tui-pass-title = Passez le clavier à { $who }
tui-pass-text = { $who } : appuyez sur Entrée quand personne d’autre ne regarde l’écran.
tui-host = Vous êtes l’hôte : remplissez les places libres et commencez la partie.
tui-thinking = Réflexion…
tui-hint = Conseil : { $hint }
tui-no-hints = Pas de conseil quand vous jouez contre d’autres personnes.
tui-nothing-to-decide = Vous n’avez rien à décider pour l’instant.
tui-no-undo = Rien ne peut être annulé : on n’annule que contre des bots, et jamais au-delà du hasard ni d’une course.
tui-type-step = Coup :
tui-no-line = Le serveur ne répond pas : { $why }. Nouvel essai…

## Parties écrites

tui-eyes-all = Tout est ouvert.
tui-eyes-public = Comme un spectateur l’a vue.
tui-eyes-seat = Comme { $who } l’a vue.

## Lignes de texte (--plain)

tui-plain-actions = Vous pouvez : { $steps }
tui-plain-over = Tapez again pour une autre partie, ou quit.
tui-plain-waiting = Tapez bots pour remplir les places libres, start pour commencer, say et quelques mots, ou quit. Seul l’hôte peut remplir et commencer.
tui-plain-number = Tapez un nombre de { $least } à { $most }, ou quit.
tui-plain-help = Tapez un des coups possibles, ou plusieurs séparés par ; . Il y a aussi : position, hint (conseil), odds (risques), undo (annuler), rules (règles), quit (quitter). Aux dés, le nom anglais d’un animal ou nothing est une annonce ; à plusieurs sur un clavier, écrivez d’abord votre numéro. Chez un serveur : say et quelques mots, resign (abandonner), again (rejouer).
tui-saved = La partie est gardée : bango play { $game } la continue.
tui-record = La partie est écrite dans { $file }. Regardez-la avec bango replay.
