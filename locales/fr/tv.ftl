## Un écran que tout le monde regarde

tv-title = Bango sur la télé
tv-welcome = Jouez sur cet écran
# $host is an address such as bango.example
tv-how = Scannez ceci avec votre téléphone, ou ouvrez-y { $host } et tapez ce code.
tv-code = Le code est { $code }
tv-qr = Une image pour l’appareil photo de votre téléphone
tv-back = Afficher le code
tv-fullscreen = Plein écran
tv-window = Quitter le plein écran

tv-join = Scannez pour vous asseoir
tv-join-code = ou tapez ce code sur { $host }
tv-seat-free = Libre
tv-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
  }
tv-full = Toutes les places sont prises. Lancez la partie depuis votre téléphone !
tv-again = Touchez « Rejouer » sur votre téléphone.
# $who is one name or several
tv-waits-for = On attend { $who }

## Sur un téléphone

tv-show = Afficher sur une télé
# $address is an address such as bango.example/tv
tv-show-how = Ouvrez { $address } sur la télé, puis tapez ici son code.
tv-field = Le code affiché sur la télé
tv-show-go = Afficher
tv-shown = Regardez la télé !
tv-on = Une télé affiche cette table
tv-whole = Voir toute la table ici aussi
tv-look = Regardez la télé !
tv-choose = Que doit afficher la télé ?
tv-choose-mine = Votre table
tv-table-code = Ou sur { $host } avec le code
tv-unknown-code = Personne n’a ce code. Regardez encore l’écran.
tv-busy = Cette télé affiche une autre table. Demandez-lui un nouveau code.
