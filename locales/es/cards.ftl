### Todo lo que se dice de `cards`: Bango, de Paco Yáñez. en/common.ftl dice qué hay en cada sitio.
###
### $who es el nombre de alguien en la mesa. Las cartas se dicen número y color, como en la mesa.
### El nombre de una carta lleva artículo («el 7 rojo»): nunca va detrás de «a» ni de «de».

## Nombres

colour-red = rojo
colour-yellow = amarillo
colour-blue = azul
colour-purple = morado
colour-black = negro
page-game-cards = Bango Cartas
page-short-cards = Cartas
page-sentence-cards = ¿Robas otra carta, o te plantas antes de que dos números iguales lo hagan explotar todo?
page-card = { $number } { $colour }
page-card-said = el { $number } { $colour }

## Jugadas

cards-step-deal = { $who } recibe { $card }.
cards-step-deal-hidden = { $who } recibe una carta boca abajo.
cards-step-draw = { $who } roba.
cards-step-reveal = Sale { $card }.
cards-step-bango = ¡Bango! { $who } la destruye con { $with }.
cards-step-explode = { $who } deja que explote.
cards-step-take = { $who } se lleva { $card }.
cards-step-destroy = ¡Bango! { $who } destruye { $card } con { $with }.
cards-step-done = { $who } ha terminado.
cards-step-lay = { $who } baja sus cartas.
cards-step-keep = { $who } conserva su mano.
cards-step-start = { $who } empieza una escalera con { $low } y { $high }.
cards-step-extend = { $who } pone { $card } en la escalera { $sequence }.
cards-step-deal-you = Recibes { $card }.
cards-step-deal-hidden-you = Recibes una carta boca abajo.
cards-step-draw-you = Robas.
cards-step-bango-you = ¡Bango! La destruyes con { $with }.
cards-step-explode-you = Dejas que explote.
cards-step-take-you = Te llevas { $card }.
cards-step-destroy-you = ¡Bango! Destruyes { $card } con { $with }.
cards-step-done-you = Has terminado.
cards-step-lay-you = Bajas tus cartas.
cards-step-keep-you = Conservas tu mano.
cards-step-start-you = Empiezas una escalera con { $low } y { $high }.
cards-step-extend-you = Pones { $card } en la escalera { $sequence }.

## Lo que otro jugador hizo seguido, en una frase para quien escucha

cards-run = { $who } { $deeds }.
cards-run-turns = { $count ->
    [one] descubre una carta
   *[other] descubre { $count } cartas
  }
cards-run-takes = se lleva { $cards }
cards-run-strikes = grita Bango y destruye { $card }
cards-run-bango = grita Bango
cards-run-explodes = deja que explote
cards-run-lays = { $count ->
    [one] baja una carta
   *[other] baja { $count } cartas
  }
cards-run-keeps = conserva la mano

## Lo que provoca una jugada

cards-after-reveal = ¡Número repetido! Explota, salvo que { $who } lo evite con un Bango.
cards-after-explosion = ¡Explosión! { $who } se lleva { $cards }.
cards-after-remains = { $who } se lleva el resto: { $cards }.
cards-after-reveal-you = ¡Número repetido! Explota, salvo que lo evites con un Bango.
cards-after-explosion-you = ¡Explosión! Te llevas { $cards }.
cards-after-remains-you = Te llevas el resto: { $cards }.
page-log-cancelled = Explosión evitada.
page-log-thrown = { $count ->
    [one] { $cards } se descarta.
   *[other] { $cards } se descartan.
}
page-log-minus = { $count ->
    [one] Una carta sin colocar: −1.
   *[other] { $count } cartas sin colocar: −{ $count }.
}

## Puntos

score-sequence = Escalera { $number }: { $cards } { $cards ->
    [one] carta
   *[other] cartas
} + { $bonus } = { $total }
score-bonus = bono: { $bonus } × { $colour }
score-no-bonus = sin bono: empate de colores
score-bonus-tie = bono: { $bonus } × { $colour } (los colores con más cartas empatan)
score-minus = Descarte personal: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $points }
score-total = Total: { $total }

## En la mesa

page-cards-draw-first = Te toca. Roba una carta.
page-cards-draw = ¿Robas otra, o te plantas y te llevas cartas?
page-cards-last = El mazo está vacío. Elige las cartas que quieras.
page-cards-explosion = ¡Repetido! ¿Lo evitas con un Bango, o dejas que explote?
page-cards-take = Elige las cartas que quieras. El resto se descarta.
page-cards-share = ¡A { $who } le ha explotado! Llévate o destruye una carta.
page-cards-share-take = ¡A { $who } le ha explotado! Llévate una carta.
page-cards-remains-take = Te llevas el resto, te guste o no.
page-cards-remains = Destruye lo que no quieras y llévate el resto.
page-cards-lay-or-keep = ¿Bajas para puntuar, o conservas tu mano?
page-cards-laying = Forma escaleras. Cada carta que sobre cuesta un punto.
page-cards-other-shares = ¡Explosión! { $who } se lleva o destruye una carta.
page-cards-other-lays = { $who } baja sus cartas.
page-cards-other-explosion = ¡Va a explotar! ¿Lo evitará { $who }?
page-cards-deck = Mazo: { $count ->
    [one] queda { $count } carta
   *[other] quedan { $count } cartas
}
page-cards-discard = Descarte común: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
page-cards-discarded = Descarte personal
page-cards-centre-empty = El centro está vacío.
page-cards-no-sequence = Aquí irán tus escaleras.
page-cards-hand = Tu mano
page-cards-hand-empty = Tu mano está vacía.
page-cards-hand-size = { $count ->
    [one] { $count } carta en mano
   *[other] { $count } cartas en mano
}
page-cards-secret = solo la has visto tú
page-cards-turn-over = Robar carta
page-cards-another = Robar otra
page-cards-stop = { $count ->
    [one] Plantarme con esta carta
   *[other] Plantarme con { $count } cartas
}
page-cards-stop-all = { $count ->
    [one] Plantarme con ella
    [2] Plantarme con las dos
   *[other] Plantarme con las { $count }
}
page-cards-enough = Ya basta
page-cards-explode = Que explote
page-cards-take-one = Llevarme el { $card }
page-cards-take-rest = { $count ->
    [0] Seguir
    [one] Llevarme la última
   *[other] Llevarme las otras { $count }
}
page-cards-lay = Bajar
page-cards-keep = Conservar mi mano
page-cards-put-here = Poner aquí
page-cards-choose-partner = Ahora el número anterior o el siguiente, o una escalera.
page-cards-finish = { $count ->
    [0] Terminar
   *[other] Terminar ({ $count } sin colocar, −{ $count })
}
page-cards-tense = Dándole la vuelta…
page-cards-boom = ¡Explosión!
page-cards-own = Tu lado de la mesa
page-cards-new-sequence = Arrastra una carta aquí, o toca dos números seguidos
page-cards-undo = Deshacer
page-cards-arrange = Ordenar por mí
page-cards-arranged = Una sugerencia que vale { $points } en total. Termina o deshaz.
page-cards-total-then = Este turno { $gain } · total { $points }
page-cards-to-discard = Sin colocar: { $cards } (−{ $count })
page-cards-all-laid = Todas las cartas tienen su sitio.
page-cards-odds = Riesgo de explosión: { $percent }
page-cards-arrange-nothing = Ninguna carta encaja: no hay números seguidos.

## En la mesa: lo que hicieron los demás, qué significa, y las teclas
## $cards son números seguidos: *el 6 y el 7*. `-you` se dirige a quien lee.

page-cards-said-number = el { $number }
page-cards-said-black = el { $number } negro
page-cards-did-draw = { $who } roba…
page-cards-did-draw-you = Robas…
page-cards-did-stop = { $who } se planta y se lleva { $cards }.
page-cards-did-stop-you = Te plantas y te llevas { $cards }.
page-cards-did-take = { $who } se lleva { $cards }.
page-cards-did-take-you = Te llevas { $cards }.
page-cards-did-get = { $who } recibe { $cards }.
page-cards-did-get-you = Recibes { $cards }.
page-cards-did-bango = ¡Bango! { $who } destruye { $cards }.
page-cards-did-bango-you = ¡Bango! Destruyes { $cards }.
page-cards-did-explode = ¡A { $who } le explota!
page-cards-did-explode-you = ¡Te ha explotado!
page-cards-did-lay-begin = { $who } baja sus cartas.
page-cards-did-lay-begin-you = Bajas tus cartas.
page-cards-did-lay = { $who } baja { $cards }.
page-cards-did-lay-you = Bajas { $cards }.
page-cards-did-lay-lost = { $count ->
    [0] { $who } no puede colocar nada: −{ $lost }.
    [one] { $who } baja una carta; { $lost } sin colocar, −{ $lost }.
   *[other] { $who } baja { $count } cartas; { $lost } sin colocar, −{ $lost }.
}
page-cards-did-lay-lost-you = { $count ->
    [0] No puedes colocar nada: −{ $lost }.
    [one] Bajas una carta; { $lost } sin colocar, −{ $lost }.
   *[other] Bajas { $count } cartas; { $lost } sin colocar, −{ $lost }.
}
page-cards-did-keep = { $who } conserva su mano.
page-cards-did-keep-you = Conservas tu mano.
page-cards-does-draw = roba
page-cards-does-stop = se planta con
page-cards-does-take = se lleva
page-cards-does-get = recibe
page-cards-does-bango = ¡Bango!
page-cards-does-lay = baja
page-cards-does-keep = conserva
page-cards-must-lay = Tienes { $count } cartas (límite { $limit }): tienes que bajar.
page-cards-lay-last = El mazo está vacío: baja por última vez.
page-cards-bango-destroy = ¡Bango! Destruir el { $number } (con tu { $with })
page-cards-soon-take = Te llevas { $cards }…
page-cards-soon-bango = Bango con { $card }…
page-cards-soon-explode = Dejas que explote…
page-cards-soon-keep = Conservas tu mano…
page-cards-soon-rest = Seguimos…
page-cards-soon-lay = Bajas tus cartas…
page-cards-known = Vistas en esta mano: { $cards }
page-cards-sequences = Escaleras empezadas:
page-cards-why-known = { $card }: todos vieron cómo llegaba a esta mano (C9).
page-cards-why-hidden = Repartida boca abajo: solo la conoce su dueño (C9).
page-cards-why-black = Una negra no va en ninguna escalera: −1 al bajar (C6.5).
page-cards-why-limit = ¿Más de { $limit } cartas al final de tu turno? Tienes que bajar (C6.1).
page-cards-why-three = { $most } escaleras por partida, ni una más: hazlas largas (C6.4).
page-cards-why-worth = { $bonus ->
    [0] { $cards } puntos por { $cards } cartas. Empate de colores: sin bono (C8.2).
   *[other] { $cards } por las cartas, +{ $bonus } de bono de color (C8.2).
}
page-cards-why-discard = { $count ->
    [one] Una carta sin colocar: −1 (C8.3).
   *[other] { $count } cartas sin colocar: −{ $count } (C8.3).
}
page-cards-key-draw = robar una carta
page-cards-key-stop = plantarse y llevarse
page-cards-key-choose = elegir una carta
page-cards-key-bango = ¡Bango!
page-cards-key-explode = que explote
page-cards-key-lay = bajar
page-cards-key-keep = conservar la mano
page-cards-key-arrange = ordenar por mí
page-cards-key-finish = terminar de bajar
page-cards-key-undo = deshacer
page-cards-best-sequence = Tu escalera más larga: { $count } cartas, del { $from } al { $to }
page-cards-best-haul = Tu mejor botín: { $count } cartas de golpe
page-cards-best-bango = Gritaste Bango { $count ->
    [one] una vez
    [2] dos veces
   *[other] { $count } veces
}

## En la terminal

show-deck = Mazo
show-centre = Centro
show-discard = Descarte
show-hand = mano
show-hidden = { $count } oculta
show-personal = descartadas
show-points = puntos: { $points }
show-empty = vacío
tui-key-start = nueva escalera con { $card }
tui-key-extend = a la escalera { $number }
tui-key-odds = riesgo
tui-cards-bango = ¡Bango con el { $card }!
tui-keys-cards = d roba una carta. ← → recorren el centro, espacio marca una carta, a las marca todas, Intro te planta y te llevas las marcadas. b o una cifra juega un Bango, x deja que explote. l baja, k conserva la mano. Al bajar, ← → eligen una carta, ↑ ↓ o una cifra su sitio, Intro la pone, f termina. o muestra el riesgo de la siguiente carta.
tui-odds = Riesgo de que explote la siguiente carta: { $explodes }; sin que puedas evitarlo: { $uncancelled }. { $helpful ->
    [one] { $helpful } carta no vista te ayudaría.
   *[other] { $helpful } cartas no vistas te ayudarían.
}
tui-odds-none = Ahora no hay riesgo: no estás robando.
tui-mark-first = Marca antes con la barra espaciadora las cartas que quieras.
tui-no-neighbour = Ninguna carta de tu mano va seguida de esta, así que no empieza una escalera (C6.3).
tui-cards-worth = si terminas ahora: { $points }

## Pistas: por qué una jugada es buena
## $share se dice en tanto por ciento.

hint-cards-draw-first = Cada turno empieza robando una carta.
hint-cards-draw = Riesgo de una explosión que no puedes evitar: { $share }; { $helpful ->
    [one] { $helpful } carta no vista te ayudaría
   *[other] { $helpful } cartas no vistas te ayudarían
}.
hint-cards-stop = Plántate y llévate { $card }. Riesgo de una explosión que no puedes evitar: { $share }; con esa carta, tu mano vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-cards-take = Llévate { $card }: con esa carta, tu mano vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
hint-cards-bango-cancel = Evita la explosión con { $card }.
hint-cards-bango-answer = Juega { $card }: con un Bango te lo quitas de encima.
hint-cards-explode = Deja que explote: tu carta vale más de lo que { $cards ->
    [one] puede costarte la { $cards } carta del centro
   *[other] pueden costarte las { $cards } cartas del centro
}.
hint-cards-destroy = Destruye { $card } con { $with }.
hint-cards-lay = Baja: eso te da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ahora.
hint-cards-keep = Conserva tu mano: bajar te da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ahora, y esperar puede darte más.
hint-cards-start = Empieza una escalera con { $low } y { $high }.
hint-cards-extend = Pon { $card } en la escalera.
hint-cards-done-taking = Deja { $cards ->
    [one] la otra carta
   *[other] las otras { $cards } cartas
} en el centro.
hint-cards-done-destroying = Llévate { $cards ->
    [one] la última carta
   *[other] las { $cards } cartas que quedan
}.
hint-cards-done-laying = { $cards ->
    [one] La otra carta no tiene
   *[other] Las otras { $cards } cartas no tienen
} buen sitio.
hint-cards-chance = Lo decide el azar.

## En la página, la primera pulsación dice dónde mirar

hint-cards-draw-first-look = Tu turno empieza en el mazo.
hint-cards-draw-look = Mira el mazo, y el riesgo.
hint-cards-stop-look = Mira el centro: ¿es hora de plantarse?
hint-cards-take-look = Mira el centro: ¿qué va con tu mano?
hint-cards-bango-cancel-look = Mira tu mano: ¿tienes el mismo número?
hint-cards-bango-answer-look = Mira la última carta, y tu mano.
hint-cards-explode-look = ¿Qué te costaría de verdad una explosión?
hint-cards-destroy-look = Mira tu mano: ¿qué número está también en el centro?
hint-cards-lay-look = Mira tu mano: ¿vale ya puntos?
hint-cards-keep-look = Mira tu mano: ¿puede crecer todavía?
hint-cards-start-look = Busca dos números seguidos.
hint-cards-extend-look = Mira los extremos de tus escaleras.
hint-cards-done-taking-look = Mira el centro: ¿te ayuda algo más?
hint-cards-done-destroying-look = Mira el centro: ¿de verdad te molestan esas cartas?
hint-cards-done-laying-look = Mira tu mano: ¿encaja algo más?

## La lección

lesson-cards-draw = Te toca. Tienes el 6 azul, el 7 azul y el 9 rojo. Cada turno empieza con una carta del mazo: roba una.
lesson-cards-more = Un 9 amarillo. Puedes plantarte y llevártelo, o robar otra, mientras ningún número salga dos veces. Roba otra.
lesson-cards-more-try = Podrías plantarte aquí, pero una carta es poca cosa. Atrévete: roba otra.
lesson-cards-tension = ¡Un 5 azul, justo al lado de tus 6 y 7! Pero ahora un 9 o un 5 lo haría explotar todo. Cada carta aumenta el riesgo. Siéntelo una vez: roba una tercera carta.
lesson-cards-tension-try = Plantarse sería sensato. Por una vez, no lo seas: roba una tercera carta y mira qué pasa.
lesson-cards-bango = Un segundo 9: ¡va a explotar! Pero tú también tienes un 9. Juega tu 9 rojo y grita Bango: destruye la carta que acabas de robar y evita la explosión.
lesson-cards-bango-try = Si explota, tu turno se acaba y Mia se lleva parte de las cartas. Sálvalas: juega tu 9 rojo.
lesson-cards-take = ¡Salvado! Esos dos 9 han desaparecido. Plántate mientras todo va bien: llévate el 5 azul y deja el 9 amarillo, que no va con nada de tu mano. Lo que dejas se descarta y no le cuesta nada a nadie.
lesson-cards-take-try = Llévate el 5 azul y nada más: va con tus 6 y 7. Una carta que no encaja te cuesta un punto cuando bajas.
lesson-cards-keep = Tienes el 5, el 6 y el 7 azules. Podrías bajarlos ya. Pero una escalera más larga da más puntos, y puedes tener hasta cinco cartas. Conserva tu mano.
lesson-cards-keep-try = Tres cartas ya dan puntos. Pero espera a la cuarta: esta vez, conserva tu mano.
lesson-cards-boom = Mia fue demasiado avariciosa: dos 3 y ningún Bango. Se queda la carta que explotó y la negra. Del resto, eliges tú primero. El 4 morado va con tu 5: llévatelo.
lesson-cards-boom-try = Mira tu mano: 5, 6 y 7 azules. Con el 4 morado tienes cuatro seguidas.
lesson-cards-again = Mia se llevó el resto, y su turno acabó. Ahora tienes 4, 5, 6 y 7. Te toca otra vez: roba una carta.
lesson-cards-black = Un 2 negro. Al robar, las cartas negras cuentan como las demás, pero nunca van en una escalera. Si te explota, te las llevas todas. Roba otra.
lesson-cards-black-try = Nadie quiere una carta negra. Roba otra y cruza los dedos.
lesson-cards-lay = Otro 2, y tú no tienes: explota, y las dos cartas son tuyas. Ya van seis. Con más de cinco al final de tu turno, tienes que bajar. Haz una sola escalera con 4, 5, 6 y 7: empieza con dos números seguidos y añade los demás en los extremos.
lesson-cards-lay-try = Haz una sola escalera con las cuatro: 4, 5, 6 y 7. Una larga vale más que dos cortas.
lesson-cards-score = Cuatro cartas, cuatro puntos. Tres son azules, más que de cualquier otro color: un bono de 3. El 2 morado y el 2 negro no encajan y cuestan un punto cada uno. En total, 5. Termina de bajar.
lesson-cards-end = Eso es todo el juego. Sigue hasta que se acaba el mazo; entonces todos bajan por última vez, y gana quien tenga más puntos. Puedes tener hasta tres escaleras, así que elige bien cuándo plantarte y cuándo bajar. ¡Suerte!

## Las reglas, contadas a quien juega

rules-cards-title = Bango, el juego de cartas
rules-cards-designer = Un juego de Paco Yáñez (Funnyfox, 2025), de 2 a 5 jugadores
rules-cards-idea = Roba cartas una a una y plántate antes de que un número salga dos veces. Con las cartas que te llevas formas escaleras que dan puntos; las que no encajan te los quitan.

rules-cards-1-heading = Qué necesitas
    .law = C1
rules-cards-1-1 = Un *mazo* de 99 cartas, todas con el mismo dorso.
rules-cards-1-2 = 88 son *de color*: rojas, amarillas, azules y moradas. Cada color tiene los números del 1 al 11, y de cada carta de color hay dos.
rules-cards-1-3 = Las otras 11 son *negras*: los números del 1 al 11, una vez cada uno. Así hay nueve cartas de cada número.
rules-cards-1-4 = El programa escribe a veces las cartas en corto, con una letra y un número: R para el rojo, Y para el amarillo, B para el azul, P para el morado y K para el negro. B5 es el 5 azul.

rules-cards-2-heading = Preparación
    .law = C2
rules-cards-2-1 = Baraja el mazo. Después retira cartas al azar, sin mirarlas: 25 si sois dos, 15 si sois tres, 10 si sois cuatro, ninguna si sois cinco. Nadie sabe cuáles faltan.
rules-cards-2-2 = Cada jugador recibe una carta boca abajo. Es la primera de tu *mano*: mírala y guarda el secreto. Si es negra, vuelve al mazo y recibes otra.
rules-cards-2-3 = Después de repartir se baraja otra vez el mazo. Una carta devuelta puede estar en cualquier sitio, y nadie sabe qué cartas negras se devolvieron.
rules-cards-2-4 = El primer jugador se elige al azar, salvo que vuestra mesa acuerde quién empieza. Después se juega en el sentido de las agujas del reloj.

rules-cards-3-heading = Tu turno
    .law = C3
rules-cards-3-1 = Un turno tiene dos partes. Primero *robas*: es obligatorio. Después puedes *bajar*: casi siempre lo decides tú.
rules-cards-3-2 = Robar trae cartas a tu mano. Bajar convierte tu mano en puntos.

rules-cards-4-heading = Robar
    .law = C4.1, C4.2, C4.3, C4.4
rules-cards-4-1 = Roba la primera carta del mazo y ponla boca arriba en medio de la mesa, el *centro*. Tienes que robar al menos una.
rules-cards-4-2 = ¿Su número es distinto del de todas las demás cartas del centro? Entonces elige: robar otra, *plantarte*, o destruir la carta nueva con un Bango (mira la sección siguiente).
rules-cards-4-3 = Si te plantas, llévate cartas del centro a la mano: las que quieras y cuantas quieras, pero al menos una. El resto va al *descarte común*, que no le cuesta nada a nadie.
rules-cards-4-4 = ¿Su número ya está en el centro? Entonces la carta nueva *explota*, salvo que evites la explosión con un Bango. El color no importa: un 7 negro y un 7 rojo son dos 7 como cualquiera.
rules-cards-4-5 = Llevárselo todo no siempre es buena idea. Cuando bajes, cada carta que no puedas colocar te costará un punto.

rules-cards-5-heading = ¡Bango!
    .law = C4.5, C4.6
rules-cards-5-1 = Un *Bango* destruye una carta del centro con una carta del mismo número de tu mano. Aquí tampoco importa el color: sirve una carta negra. Las dos van al descarte común.
rules-cards-5-2 = Mientras robas, solo puedes destruir la última carta que has robado. Si ha explotado, tu Bango evita la explosión. Pero también puedes destruir una carta que no ha explotado.
rules-cards-5-3 = Después de un Bango, roba otra o plántate. Puedes responder a cada carta nueva con un Bango antes de robar la siguiente, así que caben varios en un turno.
rules-cards-5-4 = Cuando se destruye la última carta, la anterior no pasa a ser la última. Roba otra antes de volver a jugar un Bango.
rules-cards-5-5 = Si un Bango deja vacío el centro, no puedes plantarte, porque no hay nada que llevarse: roba otra. Si el mazo también está vacío, dejas de robar y no te llevas nada.

rules-cards-6-heading = Explosión
    .law = C5
rules-cards-6-1 = Si una carta explota y no lo evitas, se reparten las cartas del centro. Empiezas tú: llévate la carta que explotó y todas las cartas negras del centro.
rules-cards-6-2 = Después les toca a tus rivales, uno tras otro, en el sentido de las agujas del reloj desde tu izquierda, mientras queden cartas. Cada uno se lleva una carta a su elección, o destruye una con un Bango. Una de las dos cosas es obligatoria.
rules-cards-6-3 = En una explosión, un Bango puede destruir cualquier carta del centro. Como siempre, hace falta una carta del mismo número de la mano, y las dos van al descarte común.
rules-cards-6-4 = Cuando todos han elegido, puedes destruir las cartas que quieras de las que quedan, cada una con una carta del mismo número de tu mano. Las que acabas de llevarte ya están en tu mano y puedes usarlas. Después te llevas el resto.
rules-cards-6-5 = Una explosión acaba tu turno: no puedes elegir bajar. Pero si ahora tienes más de cinco cartas, es obligatorio.

rules-cards-7-heading = Bajar
    .law = C6
rules-cards-7-1 = Si has robado sin explosión, puedes bajar, o conservar tu mano para más tarde. Una explosión evitada no cuenta.
rules-cards-7-2 = Hay un *límite de mano*: si tienes más de cinco cartas al final de tu propio turno, tienes que bajar, incluso después de una explosión. Si tu mano pasa de cinco en los turnos de los demás, no ocurre nada.
rules-cards-7-3 = Al bajar usas toda tu mano. Cada carta va a una de tus propias *escaleras*, o a tu *descarte personal*, donde te cuesta un punto.
rules-cards-7-4 = Una escalera nueva necesita al menos dos cartas con números seguidos, como 4 y 5. Los colores se mezclan como quieras.
rules-cards-7-5 = Puedes alargar una escalera por los dos extremos, ahora o más tarde, sin huecos. Ningún número se repite en una escalera, y después del 11 no viene el 1.
rules-cards-7-6 = Puedes tener como mucho tres escaleras en toda la partida. Puedes empezar varias a la vez. Dos escaleras nunca se unen, aunque sus números se toquen.
rules-cards-7-7 = Las cartas negras nunca van en una escalera. Si te queda alguna cuando bajas, va a tu descarte personal.
rules-cards-7-8 = Nunca estás obligado a colocar una carta: puedes ponerla en tu descarte personal aunque encaje. También puedes bajar cuando no encaja nada.

rules-cards-8-heading = El final
    .law = C7
rules-cards-8-1 = La última carta del mazo acaba la partida. Si no explota, quien la robó tiene que plantarse y se lleva cartas como siempre. Si explota, la explosión se juega como cualquier otra. Se le puede responder con un Bango, como a toda carta.
rules-cards-8-2 = Después todos bajan una vez más, tengan las cartas que tengan, con las mismas reglas. Esto sustituye a bajar en el último turno.
rules-cards-8-3 = Quien robó la última carta baja primero, y los demás siguen en el sentido de las agujas del reloj. El orden no cambia nada.

rules-cards-9-heading = Los puntos
    .law = C8
rules-cards-9-1 = Cada carta de tus escaleras vale 1 punto.
rules-cards-9-2 = Cada escalera puede dar además un *bono*: 1 punto por cada carta de su color más frecuente.
rules-cards-9-3 = Si varios colores empatan como los más frecuentes, sáltalos todos y mira el siguiente, y así sucesivamente. Solo da el bono un color que no empate con ningún otro. Si no lo hay, no hay bono.
rules-cards-9-4 = Cuatro rojas y una azul dan un bono de 4. Tres rojas, tres azules y dos amarillas dan 2. Tres rojas y tres azules no dan nada, y tres rojas, tres azules, una amarilla y una morada, tampoco.
rules-cards-9-5 = Cada carta de tu descarte personal te cuesta 1 punto.
rules-cards-9-6 = Gana el total más alto. Si hay empate, se comparte la victoria.

rules-cards-10-heading = Lo que todos pueden saber
    .law = C9
rules-cards-10-1 = Todos ven el centro, el descarte común, los descartes personales, las escaleras, y cuántas cartas hay en cada mano y en el mazo.
rules-cards-10-2 = Todos pueden recordar también cada carta que salió al centro, y por tanto cuáles se llevó cada jugador.
rules-cards-10-3 = Tres cosas están ocultas: la carta que recibió cada uno de los demás al principio, hasta que se juega; el orden del mazo; y las cartas retiradas antes de la partida.

rules-cards-example-1 = Tienes el 9 amarillo y el 3 negro. Robas el 9 azul y después el 9 rojo: ¡explosión! Juegas el 9 amarillo, que destruye el 9 rojo y evita la explosión. Sigues y robas el 3 morado. No hay otro 3 en el centro, pero lo destruyes igualmente, con el 3 negro, para librarte de una carta negra. Ahora te plantas y te llevas el 9 azul. Puedes bajar, porque la explosión se evitó.
    .title = Dos Bangos en un turno
rules-cards-example-2 = Ana juega contra Ben, a su izquierda, y Cleo. Roba el 8 rojo, el 2 negro, el 6 azul, el 10 amarillo y después el 6 morado, que explota. No tiene un 6 para evitarlo, así que se lleva el 6 morado y el 2 negro. Ben destruye el 8 rojo con el 8 negro de su mano. Cleo se lleva el 10 amarillo. Solo queda el 6 azul: Ana podría llevárselo, pero lo destruye con el 6 morado que acaba de llevarse. Su turno ha acabado, y como no tiene más de cinco cartas, no baja.
    .title = Una explosión con tres jugadores
rules-cards-example-3 = Tienes una escalera, 6–7–8, y al final de tu turno tienes en la mano el 5 rojo, el 9 amarillo, el 9 azul, el 1 morado, el 2 rojo y el 8 negro. Son seis cartas, así que tienes que bajar. El 5 rojo y el 9 amarillo alargan tu escalera hasta 5–6–7–8–9. El 1 morado y el 2 rojo empiezan otra. El 9 azul sería un segundo 9, y el 8 negro no puede ir en una escalera: los dos van a tu descarte personal.
    .title = Bajar seis cartas
rules-cards-example-4 = Tu primera escalera tiene 5 cartas: tres rojas, una azul, una amarilla. Da 5 + 3 = 8. La segunda tiene 7 cartas: tres moradas, tres azules, una roja. Moradas y azules empatan, así que el bono lo da la roja: 7 + 1 = 8. La tercera tiene 2 cartas, el 10 amarillo y el 11 rojo, sin bono: 2. En tu descarte personal hay 3 cartas. Tu total es 8 + 8 + 2 − 3 = 15.
    .title = Contar los puntos

## Por qué una jugada no está permitida

broken-cards-NoSuchSeat = ese asiento no existe en esta mesa
broken-cards-NotYourTurn = no te toca
broken-cards-NotAsked = nadie ha pedido una carta
broken-cards-OnlyChance = solo el azar reparte, da la vuelta a las cartas y elige quién empieza
broken-cards-NothingForTheClock = este juego no tiene reloj
broken-cards-SettingUp = primero todos reciben una carta y se elige quién empieza
broken-cards-AlreadyDealt = ese asiento ya tiene su carta
broken-cards-AlreadyChosen = ya se ha elegido quién empieza
broken-cards-BlackDealt = una carta negra vuelve al mazo y se reparte otra
broken-cards-NotUnseen = ya se han visto todas las copias de esa carta
broken-cards-TurnOver = primero se da la vuelta a la siguiente carta
broken-cards-Drawing = estás robando: roba otra, llévate una carta o juega un Bango sobre la última
broken-cards-DeckEmpty = era la última carta del mazo: no queda nada que robar
broken-cards-EmptyCentre = el centro está vacío, así que roba otra carta
broken-cards-NothingToAnswer = solo puedes destruir la última carta robada, y antes de robar otra
broken-cards-NotInHand = no tienes esa carta
broken-cards-NotInHandToDestroy = un Bango necesita una carta de tu mano, y esa no la tienes
broken-cards-NotInHandToLay = solo puedes bajar cartas de tu mano, y esa no la tienes
broken-cards-NumbersDiffer = un Bango necesita una carta del mismo número
broken-cards-Exploding = va a explotar: evítalo con un Bango, o deja que explote
broken-cards-NotInCentre = esa carta no está en el centro
broken-cards-NotLeftInCentre = esa carta ya no está en el centro
broken-cards-Taking = te has plantado: llévate más cartas del centro, o termina
broken-cards-TakeOrDestroy = llévate una carta del centro, o destruye una con un Bango
broken-cards-Remaining = destruye cartas con un Bango, o termina y llévate el resto
broken-cards-LayOrKeep = elige: bajar tu mano, o conservarla
broken-cards-MustLay = tienes más de cinco cartas, así que tienes que bajar
broken-cards-Laying = estás bajando: empieza o alarga escaleras, o termina
broken-cards-NotConsecutive = una escalera empieza con dos números seguidos, el menor primero
broken-cards-TooManySequences = ya tienes tres escaleras
broken-cards-BlackInSequence = las cartas negras nunca van en una escalera
broken-cards-NoSuchSequence = no tienes esa escalera
broken-cards-DoesNotFit = esa carta no encaja en ningún extremo de la escalera
broken-cards-Over = la partida ha acabado
