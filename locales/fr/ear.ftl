# Pour qui écoute, écrit ou veut plus de temps. Le terminal a ses propres mots.

page-table = La table
page-ear = Jouer à l’oreille et au clavier
page-ear-on = Jeu à l’oreille et au clavier
page-ear-hint = Lancers lus à voix haute, champ de commandes, plus de temps. Pensé pour les lecteurs d’écran.
page-ear-chosen = C’est prêt : les lancers sont lus à voix haute, chaque table a un champ de commandes et tout prend plus de temps. Chacun de ces choix se change dans les réglages.
page-ear-left = Retour au jeu habituel.
page-settings-pace = Rythme
page-settings-pace-slow = Lent
page-settings-pace-relaxed = Calme
page-settings-pace-fast = Rapide
page-settings-keys = Touches simples
page-settings-keys-hint = Lettres et chiffres agissent quand la table a le focus. Désactivez-les si elles vous gênent.
page-settings-commands = Écrire des commandes
page-settings-commands-hint = Un champ à chaque table : jouez et demandez avec des mots. La touche / y mène.
page-skip = Vers la table
page-notices = Messages
page-command = Commande
page-command-go = Valider
page-command-hint = Jouez ou demandez : écrivez « aide ».
page-command-log = Réponses
page-command-key = aller au champ de commandes
page-said-by = { $who } dit : { $text }
page-reacted-by = { $who } : { $what }
page-joined-ear = { $who } s’assied.
page-left-ear = { $who } a quitté sa place.
