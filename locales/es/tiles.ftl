### Todo lo que se dice de `tiles`: Bango, de Steffen Mühlhäuser. en/common.ftl dice qué hay en cada sitio.
###
### $who es el nombre de alguien en la mesa; las casillas vienen en notación.

## Nombres

page-game-tiles = Bango Fichas
page-short-tiles = Fichas
page-sentence-tiles = Fichas de madera, una mesa sin bordes, y cinco en línea para ganar.
page-teams = Dos equipos de dos. Los compañeros se sientan enfrente.

## Jugadas

tiles-step-place = { $who } pone una ficha en { $cell }.
tiles-step-move = { $who } mueve la ficha de { $from } a { $to }.
tiles-step-pass = { $who } no puede mover y pasa.
tiles-step-place-you = Pones una ficha en { $cell }.
tiles-step-move-you = Mueves la ficha de { $from } a { $to }.
tiles-step-pass-you = No puedes mover y pasas.

## El tablero en palabras, casilla a casilla

tiles-ear-free = libre
tiles-ear-red = rojo
tiles-ear-yellow = amarillo
tiles-ear-left = a la izquierda { $what }
tiles-ear-right = a la derecha { $what }
tiles-ear-above = arriba { $what }
tiles-ear-below = abajo { $what }
tiles-ear-above-left = arriba a la izquierda { $what }
tiles-ear-above-right = arriba a la derecha { $what }
tiles-ear-below-left = abajo a la izquierda { $what }
tiles-ear-below-right = abajo a la derecha { $what }
tiles-ear-last = última jugada
tiles-ear-lifted = levantada
tiles-ear-hint = pista
tiles-ear-row = en la fila de cinco
tiles-ear-line-row = Fila { $at }
tiles-ear-line-column = Columna { $at }
tiles-ear-line-falling = Diagonal descendente por { $at }
tiles-ear-line-rising = Diagonal ascendente por { $at }
tiles-ear-line-empty = { $line }: ninguna ficha.
tiles-ear-none = Aún no hay ninguna ficha.
tiles-ear-five-red = el rojo hace cinco aquí
tiles-ear-five-yellow = el amarillo hace cinco aquí
tiles-ear-no-hint = Nadie amenaza con hacer cinco, y no hay ninguna pista a la vista. Contra robots, H da una; o pregunta en el campo de órdenes quién está a punto de ganar.
tiles-ear-not-here = Aquí no: una ficha debe tocar otra.
tiles-ear-lift-first = Levanta primero una de tus fichas.
tiles-after-row = Cinco en fila, de { $from } a { $to }.
tiles-key-lines = oír la fila o la columna
tiles-key-diagonals = oír la diagonal descendente o la ascendente
tiles-key-last = ir a la última jugada
tiles-key-hint = ir a la pista, o adonde amenaza un cinco

## En la mesa

page-tiles-red = rojo (anillo)
page-tiles-yellow = amarillo (cruz)
page-tiles-left = { $left ->
    [0] todas puestas
   *[other] quedan { $left }
}
page-tiles-board = El tablero
page-tiles-first = Pon la primera ficha en el medio.
page-tiles-place = Pon una ficha. Ganan cinco en línea.
page-tiles-move = Elige una de tus fichas, y después su nuevo sitio.
page-tiles-pass = Ninguna de tus fichas se puede mover: pasas.
page-tiles-enclosed = Esta ficha no se puede levantar: no tiene lados libres.
page-tiles-splits = Esta ficha no se puede levantar: partiría el grupo.
page-tiles-five = ¡Cinco en línea!
page-pass = Pasar
page-signal = ¡Cuidado!
page-signal-sent = Tu compañero está avisado.
tiles-starts = Empieza { $who }: sale quien perdió o, tras un empate, el siguiente (T7).
tiles-starts-you = Empiezas tú: sale quien perdió o, tras un empate, el siguiente (T7).
page-zoom-in = Acercar
page-zoom-out = Alejar
page-fit = Ver todo el tablero
page-coordinates = Coordenadas
page-tiles-drawn = Nadie ha hecho cinco en línea.
page-tiles-with = con { $who }
page-tiles-with-you = contigo
page-tiles-partner-plays = Juega { $who }, de tu equipo.
page-tiles-goal = Pon una ficha junto a otra. Ganan cinco en línea, también en diagonal.
page-tiles-best-five = Cinco en línea en { $turns } turnos.
page-tiles-best-row = Tu línea más larga: { $length } fichas.
page-tiles-key-move = ir de sitio en sitio
page-tiles-key-place = poner o levantar una ficha
page-tiles-key-zoom = acercar, alejar

## En la terminal

show-no-tiles = Aún no hay fichas.
show-left = fichas restantes: { $left }
tui-key-cursor = moverse
tui-key-place = poner ficha
tui-key-lift = levantar la ficha
tui-key-put-down = ponerla
tui-key-put-back = devolverla
tui-key-next-cell = siguiente sitio posible
tui-keys-tiles = Las flechas mueven el cursor, Intro pone una ficha. Cuando están todas puestas, Intro levanta una ficha y la pone, Esc la devuelve. n va al siguiente sitio posible. El ratón funciona igual.
tui-tiles-target = Elige adónde va la ficha.

## Pistas: por qué una jugada es buena
## $step y $line están en notación.

hint-tiles-start = Tan pronto, cualquier sitio es igual de bueno.
hint-tiles-only = Es la única jugada posible.
hint-tiles-pass = Ninguna de tus fichas se puede mover: pasas.
hint-tiles-five = { $step } hace cinco en línea y gana.
hint-tiles-forced-win = { $step } fuerza la victoria en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}: { $line }.
hint-tiles-block-five = { $step } evita que el rival haga cinco en línea.
hint-tiles-double-four = { $step } amenaza cinco en dos sitios a la vez, y solo se puede bloquear uno.
hint-tiles-block-double-four = { $step } frena un tres abierto antes de que sea un cuatro abierto.
hint-tiles-fork = { $step } crea dos amenazas a la vez.
hint-tiles-block-fork = { $step } ocupa el sitio donde el rival crearía dos amenazas a la vez.
hint-tiles-four = { $step } hace un cuatro, y el rival tiene que responder.
hint-tiles-open-three = { $step } hace un tres abierto.
hint-tiles-block-open-three = { $step } evita que el rival haga un tres abierto.
hint-tiles-hinder = { $step } estorba las líneas del rival.
hint-tiles-build = { $step } es lo mejor para tus propias líneas.
hint-tiles-lost = Después de { $step }, el rival fuerza la victoria.

## Pistas en la página, donde la jugada se marca en la mesa: dónde mirar, y después qué hacer

hint-tiles-start-look = Cualquier sitio vale. Quédate cerca del medio.
hint-tiles-start-do = Ahora vale cualquier sitio: este está cerca del medio.
hint-tiles-only-look = Solo hay una jugada.
hint-tiles-only-do = Es tu única jugada.
hint-tiles-pass-look = ¿Se puede mover alguna de tus fichas?
hint-tiles-pass-do = Ninguna de tus fichas se puede mover: pasa.
hint-tiles-five-look = Puedes ganar ya. Mira aquí.
hint-tiles-five-do = Aquí haces cinco en línea y ganas.
hint-tiles-forced-win-look = Puedes forzar la victoria. Empieza aquí.
hint-tiles-forced-win-do = Empieza aquí: ganas en { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, pase lo que pase.
hint-tiles-block-five-look = Cuidado: el rival va a hacer cinco. Mira aquí.
hint-tiles-block-five-do = Bloquea aquí, o el rival hace cinco.
hint-tiles-double-four-look = Puedes amenazar cinco en dos sitios. Mira aquí.
hint-tiles-double-four-do = Aquí amenazas cinco en dos sitios; solo se puede bloquear uno.
hint-tiles-block-double-four-look = El rival tiene un tres abierto. Mira aquí.
hint-tiles-block-double-four-do = Frena aquí su tres abierto, antes de que sea un cuatro abierto.
hint-tiles-fork-look = Una ficha puede crear dos amenazas. Mira aquí.
hint-tiles-fork-do = Aquí creas dos amenazas a la vez.
hint-tiles-block-fork-look = El rival podría crear dos amenazas. Mira aquí.
hint-tiles-block-fork-do = Ocupa este sitio: aquí el rival crearía dos amenazas.
hint-tiles-four-look = Puedes hacer una línea de cuatro. Mira aquí.
hint-tiles-four-do = Aquí haces cuatro: el rival tiene que responder.
hint-tiles-open-three-look = Puedes hacer un tres con sitio a ambos lados.
hint-tiles-open-three-do = Aquí haces un tres con sitio a ambos lados.
hint-tiles-block-open-three-look = El rival quiere un tres. Mira aquí.
hint-tiles-block-open-three-do = Ocupa este sitio antes de que haga un tres abierto.
hint-tiles-hinder-look = Por aquí quieren crecer sus líneas.
hint-tiles-hinder-do = Este sitio es el que más estorba sus líneas.
hint-tiles-build-look = Por aquí quieren crecer tus líneas.
hint-tiles-build-do = Este sitio es el que más ayuda a tus líneas.
hint-tiles-lost-look = Pinta mal. Resiste por aquí.
hint-tiles-lost-do = El rival puede forzar la victoria; aquí aguantas más.

## La lección

lesson-tiles-centre = Tienes dieciséis fichas rojas, y la mesa no tiene bordes. Gana quien antes ponga cinco de su color en línea. La primera ficha va en el medio. Ponla.
lesson-tiles-edge = Cada ficha nueva debe tocar por un lado una ficha de la mesa: por una esquina no basta. Pon tu segunda ficha justo debajo de la primera.
lesson-tiles-edge-try = También está permitido. Pero construyamos algo juntos: justo debajo de tu primera ficha.
lesson-tiles-row = Mia empieza una línea junto a tu primera ficha. Empieza la tuya: pon una ficha a la derecha de la última.
lesson-tiles-row-try = Está permitido, pero las fichas sueltas no hacen línea. Ponla a la derecha de la última.
lesson-tiles-three = Dos juntas. Pon la tercera en el extremo derecho. Tres en línea con sitio a ambos lados son una amenaza: con cuatro, nadie puede cerrar los dos extremos.
lesson-tiles-three-try = Sigue con tu línea: pon la ficha en su extremo derecho.
lesson-tiles-block = ¡Cuidado! Mia tiene cuatro en línea. Tu primera ficha la frena por la izquierda, pero el extremo derecho está libre. Si no lo bloqueas ahora, gana. Bloquéalo.
lesson-tiles-block-try = Entonces Mia hace cinco y gana. Bloquea el extremo derecho de su línea.
lesson-tiles-four = ¡Bien bloqueado! Ahora Mia ha cerrado el extremo derecho de tu línea. Pero el izquierdo está libre: pon ahí una ficha. Cuatro en línea la obligan a responder.
lesson-tiles-four-try = Una amenaza es mejor: pon la ficha en el extremo izquierdo de tu línea.
lesson-tiles-diagonal = Tuvo que responder, y tu línea está cerrada. Pero las líneas van en todas direcciones: tu primera ficha y la que está en diagonal debajo empiezan una. Pon una tercera ficha en esa diagonal, debajo del extremo derecho de tu línea.
lesson-tiles-diagonal-try = Sigue la diagonal desde tu primera ficha hacia abajo a la derecha: su tercer sitio está libre.
lesson-tiles-move = Demos un salto: las 32 fichas están puestas, y nadie tiene cinco. Desde ahora, en cada turno mueves una de tus fichas. Necesita un lado libre, y sin ella las demás deben seguir unidas. Arriba tienes tres con sitio a ambos lados. Toma la ficha de la esquina inferior izquierda y ponla en su extremo derecho.
lesson-tiles-move-try = Quizá sea buena idea. Pero convierte las tres de arriba en cuatro: la ficha de la esquina inferior izquierda va a su extremo derecho.
lesson-tiles-five = Cuatro en línea, abiertas por ambos lados. Mia ha cerrado el extremo derecho y no puede estar en dos sitios. Mueve al extremo izquierdo una ficha que tu línea no necesite, ¡y haz cinco!
lesson-tiles-five-try = El extremo izquierdo de tu línea de arriba está libre. Mueve allí una ficha que no sea de la línea.
lesson-tiles-end = Cinco en línea: ¡has ganado! Poniendo o moviendo, en horizontal, vertical o diagonal, cinco son cinco. Vigila los treses con los dos extremos abiertos, los tuyos y los suyos. Ahora prueba en una mesa de verdad.

## Las reglas, contadas a quien juega

rules-tiles-title = Bango, cinco fichas en línea
rules-tiles-designer = Un juego de Steffen Mühlhäuser (Steffen-Spiele), 2 o 4 jugadores
rules-tiles-idea = Pon fichas en una mesa sin bordes y logra antes que nadie cinco de tu color en línea. Si están todas puestas y nadie ha ganado, empiezan a moverse.

rules-tiles-1-heading = Qué necesitas
    .law = T1
rules-tiles-1-1 = 16 *fichas* cuadradas rojas y 16 amarillas. No hay tablero: la mesa no tiene bordes, y puedes construir en cualquier dirección.

rules-tiles-2-heading = Preparación
    .law = T2
rules-tiles-2-1 = Si sois dos, cada uno tiene un color y sus 16 fichas. El primer asiento juega con rojas, el segundo con amarillas.
rules-tiles-2-2 = Si sois cuatro, hay dos *equipos*. El primer asiento y el tercero son el equipo rojo, el segundo y el cuarto el amarillo. Cada jugador tiene 8 fichas del color de su equipo.
rules-tiles-2-3 = El primer jugador se elige al azar, salvo que vuestra mesa acuerde quién empieza: puede empezar cualquier color. Después se juega en el sentido de las agujas del reloj.

rules-tiles-3-heading = Poner fichas
    .law = T3
rules-tiles-3-1 = La primera ficha va en el *centro* de la mesa. Después, en cada turno pones exactamente una ficha.
rules-tiles-3-2 = Cada ficha nueva debe tocar por un *lado* una ficha de la mesa, de cualquier color. Por una esquina no basta.
rules-tiles-3-3 = El programa nombra una casilla por su columna y su fila, y el centro es 0,0. Las columnas se cuentan hacia la derecha y las filas hacia abajo, y ambas pueden ser negativas: 2,-1 está dos a la derecha del centro y una arriba.

rules-tiles-4-heading = Ganar
    .law = T4
rules-tiles-4-1 = Cinco fichas de un color en una *línea* sin huecos ganan al momento para ese jugador o equipo. La línea puede ser horizontal, vertical o diagonal. Seis o más también ganan.

rules-tiles-5-heading = Mover fichas
    .law = T5
rules-tiles-5-1 = Si las 32 fichas están en la mesa y nadie ha ganado, empieza la *fase de movimiento*. En cada turno quitas de la mesa una ficha de tu color y la pones en otro sitio.
rules-tiles-5-2 = La ficha debe tener al menos un *lado libre*: al menos una de las cuatro casillas vecinas está vacía. Un hueco rodeado de fichas cuenta como vacío, y puedes poner una ficha en él.
rules-tiles-5-3 = Al quitarla, el resto no puede partirse: todas las demás fichas deben seguir unidas por sus lados.
rules-tiles-5-4 = Pon la ficha en una casilla distinta de la que ocupaba, donde toque por un lado una de las fichas que quedan.
rules-tiles-5-5 = En equipo, puedes mover cualquier ficha del color del equipo, la haya puesto quien la haya puesto.
rules-tiles-5-6 = Si no tienes ninguna jugada permitida, *pasas*. Si no la tiene ningún bando, la partida acaba en empate.

rules-tiles-6-heading = Empates
    .law = T5.5, T6
rules-tiles-6-1 = Además de cuando ningún bando puede mover, hay dos formas de *empatar*.
rules-tiles-6-2 = La primera: la misma posición se da por tercera vez, y le toca al mismo bando. No importa en qué parte de la mesa esté, pero girada o en espejo es otra posición. Se cuenta desde la posición después de la ficha 32.
rules-tiles-6-3 = La segunda: se han jugado 200 turnos de la fase de movimiento, los dos bandos juntos e incluidos los que se pasan. Si el último hace cinco en línea, gana igualmente.

rules-tiles-7-heading = La siguiente partida
    .law = T7
rules-tiles-7-1 = Si jugáis varias partidas, quien pierde empieza la siguiente. En equipo, empieza el jugador del equipo perdedor al que le habría tocado después.
rules-tiles-7-2 = Después de un empate, empieza quien se sienta a la izquierda de quien empezó la partida empatada.

rules-tiles-8-heading = Compañeros
    .law = T8
rules-tiles-8-1 = Los compañeros no hablan de sus jugadas. Vuestra mesa puede permitir una señal de aviso, «cuidado», y nada más.

rules-tiles-example-1 = Rojo tiene fichas en 0,0; 1,1; 2,2 y 4,4, y hay una ficha amarilla en 3,2. Rojo pone una ficha en 3,3. Toca por un lado la ficha amarilla, así que puede ir ahí. Ahora cinco fichas rojas forman una diagonal de 0,0 a 4,4, y Rojo gana.
    .title = Una diagonal
rules-tiles-example-2 = Todas las fichas están en la mesa. Amarillo tiene fichas en 5,0 y 6,0, y la de 6,0 no toca ninguna otra que la de 5,0. Amarillo no puede quitar 5,0, porque 6,0 quedaría suelta. Pero puede quitar 6,0, que tiene tres lados libres y no une nada más. Puede ir a cualquier casilla vacía que toque por un lado una ficha restante, menos volver a 6,0.
    .title = ¿Qué ficha se puede mover?
rules-tiles-example-3 = Una ficha roja en 2,3 tiene fichas a su izquierda, a su derecha y encima. Debajo, en 2,4, hay un hueco con fichas en los cuatro lados. El hueco le da a la ficha roja un lado libre: puede moverse si las demás siguen unidas sin ella. Cualquier otra ficha que pueda moverse puede ir al hueco.
    .title = Un hueco

## Por qué una jugada no está permitida

broken-tiles-Over = la partida ha acabado
broken-tiles-Drawn = la partida ha acabado: es un empate
broken-tiles-NotForTheClock = este juego no tiene reloj
broken-tiles-NotForChance = el azar solo elige quién empieza, una vez
broken-tiles-OnlyChance = solo el azar elige quién empieza
broken-tiles-NoSuchSeat = ese asiento no existe en esta mesa
broken-tiles-FirstNotDrawn = primero el azar elige quién empieza
broken-tiles-NotYourTurn = le toca a otro jugador
broken-tiles-FirstTileInCentre = la primera ficha va en el centro, 0,0
broken-tiles-Occupied = ahí ya hay una ficha
broken-tiles-NoNeighbour = la ficha debe tocar por un lado una ficha de la mesa
broken-tiles-MustPlace = no puedes pasar mientras queden fichas por poner
broken-tiles-MovingNotYet = las fichas solo se mueven cuando las 32 están en la mesa
broken-tiles-AllTilesPlaced = todas las fichas están en la mesa, así que mueve una tuya
broken-tiles-NoTileThere = ahí no hay ninguna ficha
broken-tiles-NotYourTile = esa ficha no es de tu color
broken-tiles-NoFreeEdge = esa ficha no tiene ningún lado libre
broken-tiles-WouldSplit = sin esa ficha el grupo se partiría
broken-tiles-SameCell = la ficha debe ir a otro sitio
broken-tiles-TargetOccupied = la ficha debe ir a una casilla vacía
broken-tiles-NoNeighbourLeft = la ficha debe tocar por un lado una de las otras
broken-tiles-MustMove = solo puedes pasar si no tienes ninguna jugada permitida
