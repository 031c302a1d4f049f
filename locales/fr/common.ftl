### Ce que disent tous les jeux, sur la page et dans le terminal. Chaque jeu a son propre fichier :
### en/common.ftl dit ce qui s’y trouve. Les clés et les .law sont les mêmes dans toutes les langues.
###
### En français : une espace insécable (U+00A0) avant : ; ? ! et dans « », l’apostrophe ’, et « vous » pour les joueurs.
### $who est le nom d’un joueur.

## Noms

seat = Joueur { $seat }
list = { $some } et { $last }

## Coups communs à plusieurs jeux

step-first = { $who } commence.
step-first-you = Vous commencez.

## Fin de partie

end-won = { $who } gagne.
end-shared = { $who } gagnent ensemble.
end-won-you = Vous avez gagné !
end-shared-you = { $who } et vous gagnez ensemble !
end-drawn = Partie nulle.
end-bot-won = Le robot qui jouait pour { $who } gagne.
end-bot-won-you = Le robot qui jouait à votre place gagne.

## Hints that several games have

hint-random = N’importe quel coup permis.

chance-missing = Le nombre aléatoire de { $who } n’est pas arrivé à temps. La partie a commencé sans.
