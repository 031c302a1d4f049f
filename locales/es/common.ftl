### Lo que dicen todos los juegos, en la página y en la terminal. Cada juego tiene su propio archivo:
### en/common.ftl dice qué hay en él. Las claves y los .law son los mismos en todos los idiomas.
###
### En español: «…» como comillas, ¡…! y ¿…?, y «tú» para quien juega.
### $who es el nombre de alguien en la mesa.

## Nombres

seat = Asiento { $seat }
list = { $some } y { $last }

## Jugadas que tienen varios juegos

step-first = Empieza { $who }.
step-first-you = Empiezas tú.

## Cómo acaba una partida

end-won = Gana { $who }.
end-shared = Ganan { $who }.
end-won-you = ¡Has ganado!
end-shared-you = ¡Ganáis { $who } y tú!
end-drawn = Empate.
end-bot-won = Gana el robot que juega por { $who }.
end-bot-won-you = Gana el robot que juega por ti.

## Pistas que tienen varios juegos

hint-random = Cualquier jugada permitida.

chance-missing = El número aleatorio de { $who } no llegó a tiempo. Se empezó sin él.
