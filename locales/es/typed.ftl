### What can be typed at a table, in the terminal's lines and in the page's command field, and how it is answered.
###
### typed-ask-* and typed-do-* are what people type for one thing, several ways of saying it with | between them; the
### first is what the program says itself. Accents, capitals and signs do not matter in what is typed. typed-word-* are words
### inside such a line. typed-say-* is how the program itself would type a step: tests read it back.
### $who is a player's name.

## How things are named

typed-you = Tú
typed-card = { $number } { $colour }
typed-points = { $points ->
    [one] { $shown } punto
   *[other] { $shown } puntos
}

## What everybody can ask

typed-ask-help = ayuda | ? | help | comandos | qué puedo escribir
typed-ask-position = posición | mesa | tablero | p
typed-ask-turn = turno | de quién es el turno | a quién le toca
typed-ask-score = puntos | puntuación | marcador | trofeos
typed-ask-close = quién va ganando | quién está cerca de ganar | quién gana
typed-ask-last = último | última jugada | qué ha pasado
typed-ask-me = yo | mi sitio
typed-ask-moves = jugadas | qué puedo hacer

## Words inside a line

typed-word-player = jugador | jugadora | asiento
typed-word-filler = el | la | los | las | un | una | y | e | mi | mis | carta | cartas | con | ficha | número | escalera | de | del
typed-word-all = todo | todas | todos | ambas
typed-word-to = a | > | al | en | hasta
typed-word-from = a | de

## What comes back

typed-can = Puedes: { $steps }
typed-which = ¿Cuál? Puedes decir: { $choices }
typed-not-now = Ahora no se puede.
typed-not-understood = No entiendo «{ $line }».
typed-ask-for-help = Escribe ayuda para saber más.
typed-nothing-yet = Aún no ha pasado nada.
typed-help = Pregunta: posición, turno, puntos, último, jugadas, yo, el nombre de alguien, quién va ganando.

## Cards

typed-help-cards = Escribe robar; toma 6 y 7; listo; bango con 4 rojo; explotar; bajar; conservar; empieza con 5 y 6; pon 7 en 1. Una carta se dice por su número, o por número y color. Pregunta: mano, centro, mazo, descarte.
typed-ask-cards-hand = mano | mi mano | mis cartas
typed-ask-cards-centre = centro | medio
typed-ask-cards-deck = mazo
typed-ask-cards-discard = descarte | descartes
typed-do-cards-draw = robar | roba | robar carta | robar otra | roba una carta
typed-do-cards-explode = explotar | que explote | deja que explote
typed-do-cards-done = listo | basta | ya basta | terminar | done
typed-do-cards-lay = bajar | baja | bajar cartas | lay
typed-do-cards-keep = conservar | conservar mi mano | conserva | keep
typed-do-cards-stop = parar | para | stop | parar y | para y
typed-do-cards-take = toma | tomar | coge | llevarme | me llevo | take
typed-do-cards-bango = bango
typed-do-cards-destroy = destruye | destruir
typed-do-cards-start = empieza | empezar | start
typed-do-cards-add = pon | poner | añade | añadir
typed-say-cards-take = toma { $card }
typed-say-cards-bango = bango con { $with }
typed-say-cards-destroy = destruye { $card } con { $with }
typed-say-cards-start = empieza con { $low } y { $high }
typed-say-cards-add = pon { $card } en { $sequence }
typed-word-red = rojo | roja | rojos
typed-word-yellow = amarillo | amarilla | amarillos
typed-word-blue = azul | azules
typed-word-purple = morado | morada | violeta | lila
typed-word-black = negro | negra | negros
typed-which-card = { $count ->
    [2] Hay dos { $number }: { $cards }. Di cuál.
   *[other] Hay { $count } veces el { $number }: { $cards }. Di cuál.
}
typed-cards-hand = En la mano: { $cards }.
typed-cards-secret = Nadie más ha visto: { $card }.
typed-cards-centre = En el centro: { $cards }.
typed-cards-seen = vistas: { $cards }
typed-cards-sequence = escalera { $number }: { $cards }
typed-cards-discarded = descartadas: { $cards }

## Dice

typed-help-dice = Escribe tirar; para responder, el animal o nada; toma rino de Bruno. Pregunta: dados, reserva, por qué.
typed-ask-dice-dice = dados | los dados
typed-ask-dice-supply = reserva
typed-ask-dice-why = por qué | razón
typed-do-dice-throw = tirar | tira | tirar los dados | lanzar | throw
typed-do-dice-call = respondo | canto | call
typed-do-dice-take = toma | tomar | coge | me llevo | claim
typed-say-dice-take = toma { $animal }
typed-say-dice-take-from = toma { $animal } de { $whom }
typed-word-rhino = rino | rinos | rinoceronte | rhino
typed-word-gnu = ñu | ñus | gnu
typed-word-bongo = bongo | bongos
typed-word-nothing = nada | ninguno | nothing
typed-dice-yellow = amarillo { $faces }
typed-dice-red = rojo { $faces }
typed-dice-green = verde { $faces }
typed-dice-no-roll = No hay dados en la mesa.
typed-dice-no-why = Aún no hay respuesta.
typed-dice-supply = En la reserva: { $trophies }.
typed-dice-no-trophies = ningún trofeo
typed-dice-rhinos = { $count ->
    [one] un rino
    [2] dos rinos
    [3] tres rinos
   *[other] { $count } rinos
}
typed-dice-gnus = { $count ->
    [one] un ñu
    [2] dos ñus
    [3] tres ñus
   *[other] { $count } ñus
}
typed-dice-bongos = { $count ->
    [one] un bongo
    [2] dos bongos
    [3] tres bongos
   *[other] { $count } bongos
}
typed-dice-close = { $who }: { $trophies }; unas { $rounds ->
    [1] { $rounds } ronda más
   *[other] { $rounds } rondas más
} para ganar.

## Tiles

typed-help-tiles = Escribe una casilla, primero la columna: 0,-2. Después, qué ficha y adónde va: 0,0 a 3,1. Pasar si no se puede otra cosa. Pregunta: fila 0, columna 3, casilla 0,-2, jugadas 3,1.
typed-ask-tiles-row = fila
typed-ask-tiles-column = columna
typed-ask-tiles-look = casilla | mirar | mira
typed-do-tiles-pass = pasar | paso | pass
typed-do-tiles-put = pon | poner | coloca | mueve | mover | juega
typed-say-tiles-move = { $from } a { $to }
typed-tiles-row = Fila { $number }: { $tiles }.
typed-tiles-column = Columna { $number }: { $tiles }.
typed-tiles-in-row = fila { $row }: { $columns }
typed-tiles-places = Puedes poner una ficha aquí, fila por fila: { $cells }.
typed-tiles-movable = Estas fichas se pueden mover, fila por fila: { $cells }. Escribe jugadas y una ficha para saber adónde puede ir.
typed-tiles-targets = { $cell } puede ir aquí, fila por fila: { $cells }. Escribe por ejemplo { $example }
typed-tiles-cannot-move = Con { $cell } no se puede hacer nada ahora.
typed-tiles-many-places = Puedes poner una ficha en { $count } sitios. Escribe uno, como 0,-2, o jugadas para oírlos.
typed-tiles-many-moves = { $count ->
    [one] Una de tus fichas se puede
   *[other] { $count } de tus fichas se pueden
} mover. Escribe cuál y adónde, como 0,0 a 3,1, o jugadas para oírlas.
typed-tiles-longest = { $who }, { $colour }: { $length } en línea, de { $from } a { $to }.
typed-tiles-free = libre
typed-tiles-left-of = izquierda
typed-tiles-right-of = derecha
typed-tiles-above = encima
typed-tiles-below = debajo

## What can be typed in the terminal only

typed-command-again = otra | otra vez | again
typed-command-bots = robots | bots
typed-command-hint = pista | hint | h
typed-command-next = siguiente | seguir | next
typed-command-odds = riesgo | odds | o
typed-command-quit = salir | quit | q
typed-command-resign = abandonar | resign
typed-command-rules = reglas | rules
typed-command-say = decir | di | say
typed-command-start = empezar | start
typed-command-undo = deshacer | undo | u
