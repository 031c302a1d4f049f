### Todo lo que se dice de `dice`: Bongo, de Bruno Faidutti. en/common.ftl dice qué hay en cada sitio.
###
### $who es el nombre de alguien en la mesa.

## Nombres

animal-rhino = rino
animal-gnu = ñu
animal-bongo = bongo
call-nothing = nada
page-game-dice = Bongo Dados
page-short-dice = Dados
page-sentence-dice = Todos ven los mismos dados. ¡Canta el animal correcto antes que nadie!
page-variant = Variante
page-variant-basic = Básica
page-variant-poachers = Furtivos
page-variant-guards = Furtivos + guardas

## Jugadas

dice-step-throw = { $who } tira los dados.
dice-step-roll = Tirada – { $roll }.
dice-step-call = { $who } canta «{ $call }».
dice-step-claim = { $who } se lleva un { $animal }.
dice-step-claim-from = { $who } le quita un { $animal } a { $whom }.
dice-step-void = ¡Se acabó el tiempo!
dice-step-throw-you = Tiras los dados.
dice-step-call-you = Cantas «{ $call }».
dice-step-claim-you = Te llevas un { $animal }.
dice-step-claim-from-you = Le quitas un { $animal } a { $whom }.
dice-step-claim-from-yours = { $who } te quita un { $animal }.

## Una tirada leída en voz alta, dado a dado

dice-say-white = Blanco: { $face }
dice-say-yellow = Amarillo: { $face }
dice-say-red = Rojo: { $face }
dice-say-green = Verde: { $face }

## La tirada para quien oye lo que otros ven: cuántos de cada animal, luego los otros dados

dice-ear-white = { $faces }
dice-ear-yellow = amarillo { $faces }
dice-ear-red = rojo { $faces }
dice-ear-green = verde { $faces }

## Lo que provoca una jugada

dice-after-wrong = Mal. { $count ->
    [0] No pierde nada.
    [one] Pierde un trofeo.
   *[other] Pierde { $count } trofeos.
}
dice-after-choose = ¡Bien! { $who } elige un trofeo.
dice-after-right = La respuesta: «{ $call }». { $who } se lleva un { $animal }.
dice-after-right-from = La respuesta: «{ $call }». { $who } le quita un { $animal } a { $whom }.
dice-after-void = Nadie acertó: la respuesta era «{ $call }».
dice-after-choose-you = ¡Bien! Eliges un trofeo.
dice-after-right-you = La respuesta: «{ $call }». Te llevas un { $animal }.
dice-after-right-from-you = La respuesta: «{ $call }». Le quitas un { $animal } a { $whom }.
dice-after-right-from-yours = La respuesta: «{ $call }». { $who } te quita un { $animal }.

## La respuesta a una tirada

answer-wanted-both = Los dos amarillos muestran { $number }: busca lo que sale { $number ->
    [1] una vez
    [2] dos veces
   *[other] tres veces
}.
answer-wanted-neither = Salen { $one } y { $other }: busca lo que sale { $number ->
    [1] una vez
    [2] dos veces
   *[other] tres veces
}.
answer-poachers-both = Los dos rojos muestran { $animal }: los furtivos lo cazan.
answer-poachers-neither = Rojo muestra { $one } y { $other }: los furtivos cazan al { $animal }.
answer-effect-guarded = El dado verde protege al { $animal }: cuentan todos los blancos.
answer-effect-cancelled = Así que un { $animal } no cuenta.
answer-effect-missed = No hay ningún { $animal } que cazar: cuentan todos los blancos.
answer-unguarded = El dado verde protege al { $animal }: no sirve de nada.
answer-counts = Cuenta: rino { $rhino }, ñu { $gnu }, bongo { $bongo }.
answer-because-one = Solo el { $animal } sale exactamente { $number ->
    [1] una vez
    [2] dos veces
   *[other] tres veces
}.
answer-because-two = El { $one } y el { $other } encajan: es el tercero, el { $animal }.
answer-because-none = Ningún animal sale exactamente { $number ->
    [1] una vez
    [2] dos veces
   *[other] tres veces
}: es «nada».
answer-is = Respuesta: { $call }

## Las clases de tiradas, según lo que hay que averiguar

race-dice-one = Encaja un animal
race-dice-two = Encajan dos: es el tercero
race-dice-none = No encaja ninguno: es «nada»
race-dice-poached = Los furtivos se llevan uno
race-dice-guarded = Un guarda detiene a los furtivos

## En la mesa

page-dice-throw = Tiras tú.
page-dice-throws = Tira { $who }.
page-dice-throw-now = Tirar los dados
page-dice-tumbling = Los dados ruedan.
page-dice-race = ¿Qué animal? Rápido, y sin fallar.
page-dice-watch = ¿Quién lo verá primero?
page-dice-out = ¡Dicho! Esperando…
page-dice-sits-out = Fallaste. Esta ronda no juegas.
page-dice-called = Has cantado «{ $call }»…
page-dice-wrong = «{ $call }» no era. Esta ronda ya no juegas.
page-dice-claim = ¡Bien! Elige tu trofeo.
page-dice-claims = { $who } acertó y elige un trofeo.
page-dice-from = { $animal } de { $whom }
page-dice-supply = Reserva
page-dice-photo = Foto finish
page-dice-lot = Demasiado igualado: lo decidió el azar.
page-dice-late = Demasiado tarde: alguien acertó antes.
page-dice-aloud = Tiradas en voz alta
page-dice-aloud-hint = Los dados salen de uno en uno, para todos. Se canta después del último: justo con lector de pantalla.
page-dice-reading = Escucha: dado a dado. Canta después del último.
page-dice-photo-aloud = En voz alta: el tiempo cuenta desde el último dado.
page-dice-why-won = Ganan dos trofeos de cada animal, o todos los de uno.
page-dice-race-together = ¿Qué animal? Cada uno con sus teclas.
page-dice-white = dados blancos: { $faces }
page-dice-yellow = dados amarillos: { $faces }
page-dice-red = dados rojos: { $faces }
page-dice-green = dado verde: { $faces }
page-dice-stage = Los dados
page-dice-goal = Reúne dos de cada animal.
page-dice-how = El amarillo dice cuántos. Canta el animal que sale exactamente esas veces.
page-dice-danger = Un animal equivocado te quita sus trofeos; un *nada* equivocado, todos.
page-dice-get-ready = Prepárate…
page-dice-result = ¿Ves por qué? Sigue cuando quieras.
page-dice-waiting = Esperando a los demás…
page-dice-next = Siguiente
page-dice-ready = Quién está listo
page-dice-tip = Cómo verlo:
page-dice-tip-double = doble { $number }: busca lo que sale exactamente { $number ->
    [1] una vez
    [2] dos veces
   *[other] tres veces
}.
page-dice-tip-missing = salen { $one } y { $other }: busca lo que sale exactamente { $number ->
    [1] una vez
    [2] dos veces
   *[other] tres veces
}.
page-dice-tip-third = cuando encajan dos animales, canta el tercero.
page-dice-tip-none = ningún animal sale exactamente { $number ->
    [1] una vez
    [2] dos veces
   *[other] tres veces
}: canta «nada».
page-dice-tip-hunt = primero los rojos: un { $animal } no cuenta.
page-dice-tip-guarded = el dado verde protege al { $animal }: cuentan todos.
page-dice-tip-not-nothing = el { $animal } sí sale exactamente { $number ->
    [1] una vez
    [2] dos veces
   *[other] tres veces
}.
page-dice-tip-two = el { $animal } encaja, pero el { $other } también: canta el tercero.
page-dice-tip-poachers = los furtivos se llevaron un { $animal }: solo { $count ->
    [one] cuenta { $count }
   *[other] cuentan { $count }
}.
page-dice-tip-guard = el guarda salvó al { $animal }: cuentan los { $count }.
page-dice-tip-number = salen { $one } y { $other }: necesitas { $number }.
page-dice-tip-count = el { $animal } { $count ->
    [0] no sale
    [one] sale una vez
    [2] sale dos veces
    [3] sale tres veces
   *[other] sale { $count } veces
}, y necesitas exactamente { $number }.
page-dice-best = Tu acierto más rápido: { $seconds } s
page-dice-voice = Voz
page-settings-voice = Decir las tiradas
page-settings-voice-hint = Con la voz de este dispositivo. No hace falta con lector de pantalla.
page-dice-key-space = Espacio
page-dice-key-go-on = tirar los dados, o seguir tras un resultado
page-dice-key-call = cantar «{ $call }»
page-dice-key-together = varios en un dispositivo: cada uno tiene sus teclas en sus botones

## En la terminal

show-supply = Reserva
show-dice = Dados
show-round = Ronda { $round }
show-called = cantó { $call }
tui-key-next-round = siguiente ronda
tui-dice-start = Tiras tú. Reúne dos de cada animal.
tui-keys-dice = Espacio tira los dados. r, g, b y n cantan rino, ñu (gnu), bongo y nada; si sois varios en un teclado, cada uno tiene sus cuatro teclas. Una cifra elige un trofeo.
tui-dice-none = Los dados siguen en la caja.
tui-dice-lot = por sorteo
tui-plain-next = Pulsa Intro para la siguiente ronda.

## Pistas: por qué una jugada es buena
## Los animales, los asientos y las respuestas vienen en notación: rhino, gnu, bongo; los asientos se cuentan desde 0.
## $poachers es none, cancelled, missed o guarded; $shown es both o neither.

hint-dice-throw = Tiras tú.
hint-dice-only-left = Las otras tres respuestas eran falsas: solo queda esta.

hint-dice-one = { $shown ->
    [both] Los dos dados amarillos muestran { $wanted }.
   *[neither] { $wanted } es el número que no muestran los dados amarillos.
} { $poachers ->
    [cancelled] Los furtivos se llevan { $target ->
        [rhino] un rino
        [gnu] un ñu
       *[bongo] un bongo
    }.
    [missed] Los furtivos cazan { $target ->
        [rhino] al rino
        [gnu] al ñu
       *[bongo] al bongo
    }, pero no hay ninguno.
    [guarded] Los guardas salvan { $target ->
        [rhino] al rino
        [gnu] al ñu
       *[bongo] al bongo
    }.
   *[none] Cuentan todos los dados blancos.
} Cuenta: rino { $rhino }, ñu { $gnu }, bongo { $bongo }. Solo { $animal ->
    [rhino] el rino
    [gnu] el ñu
   *[bongo] el bongo
} sale exactamente { $wanted ->
    [1] una vez
    [2] dos veces
   *[other] tres veces
}.
hint-dice-two = { $shown ->
    [both] Los dos dados amarillos muestran { $wanted }.
   *[neither] { $wanted } es el número que no muestran los dados amarillos.
} { $poachers ->
    [cancelled] Los furtivos se llevan { $target ->
        [rhino] un rino
        [gnu] un ñu
       *[bongo] un bongo
    }.
    [missed] Los furtivos cazan { $target ->
        [rhino] al rino
        [gnu] al ñu
       *[bongo] al bongo
    }, pero no hay ninguno.
    [guarded] Los guardas salvan { $target ->
        [rhino] al rino
        [gnu] al ñu
       *[bongo] al bongo
    }.
   *[none] Cuentan todos los dados blancos.
} Cuenta: rino { $rhino }, ñu { $gnu }, bongo { $bongo }. { $one ->
    [rhino] El rino
    [gnu] El ñu
   *[bongo] El bongo
} y { $other ->
    [rhino] el rino
    [gnu] el ñu
   *[bongo] el bongo
} salen { $wanted ->
    [1] una vez
    [2] dos veces
   *[other] tres veces
}: es el tercer animal.
hint-dice-none = { $shown ->
    [both] Los dos dados amarillos muestran { $wanted }.
   *[neither] { $wanted } es el número que no muestran los dados amarillos.
} { $poachers ->
    [cancelled] Los furtivos se llevan { $target ->
        [rhino] un rino
        [gnu] un ñu
       *[bongo] un bongo
    }.
    [missed] Los furtivos cazan { $target ->
        [rhino] al rino
        [gnu] al ñu
       *[bongo] al bongo
    }, pero no hay ninguno.
    [guarded] Los guardas salvan { $target ->
        [rhino] al rino
        [gnu] al ñu
       *[bongo] al bongo
    }.
   *[none] Cuentan todos los dados blancos.
} Cuenta: rino { $rhino }, ñu { $gnu }, bongo { $bongo }. Ningún animal sale exactamente { $wanted ->
    [1] una vez
    [2] dos veces
   *[other] tres veces
}: es «nada».

hint-dice-slip-number = Esa es la respuesta para { $number }. Pero { $number } está a la vista: cuenta el número que falta.
hint-dice-slip-poachers = Esa es la respuesta sin los furtivos.
hint-dice-slip-target = Esa es la respuesta si los furtivos cazan { $animal ->
    [rhino] al rino
    [gnu] al ñu
   *[bongo] al bongo
}. Está en un dado rojo, pero cazan al animal que falta.
hint-dice-slip-guard = Esa es la respuesta sin los guardas.
hint-dice-slip-tie = Encajan dos animales, y uno es { $animal ->
    [rhino] el rino
    [gnu] el ñu
   *[bongo] el bongo
}: así que es el tercero.
hint-dice-slip-near = { $animal ->
    [rhino] El rino
    [gnu] El ñu
   *[bongo] El bongo
} anda cerca, pero la cuenta no es exacta.

hint-dice-claim-wins = { $animal ->
    [rhino] Este rino
    [gnu] Este ñu
   *[bongo] Este bongo
} gana la partida.
hint-dice-claim-soonest = Tu { $held ->
    [1] primer
   *[other] segundo
} { $animal ->
    [rhino] rino
    [gnu] ñu
   *[bongo] bongo
}: después, unas { $needed ->
    [one] { $needed } ronda más
   *[other] { $needed } rondas más
} para ganar.
hint-dice-claim-steal = No queda { $animal ->
    [rhino] ningún rino
    [gnu] ningún ñu
   *[bongo] ningún bongo
}: el asiento { $seat } pierde uno. Después, unas { $needed ->
    [one] { $needed } ronda más
   *[other] { $needed } rondas más
} para ganar.
hint-dice-claim-spare = Tendrías { $held } { $animal ->
    [rhino] rinos
    [gnu] ñus
   *[bongo] bongos
}, y bastan dos. Aún unas { $needed ->
    [one] { $needed } ronda más
   *[other] { $needed } rondas más
} para ganar.

## La lección

lesson-dice-same = Cinco dados blancos muestran animales, dos amarillos muestran números. Todos ven los mismos dados, y gana quien antes cante el animal correcto. Los dos amarillos muestran 3: ¿qué animal sale exactamente tres veces? Cántalo.
lesson-dice-same-try = Tómate tu tiempo y cuenta otra vez: ¿qué animal está tres veces? En una partida de verdad, un fallo te cuesta todos tus trofeos de ese animal.
lesson-dice-throw = Eso es: el ñu, ¡y tu primer trofeo! Quien gana una ronda tira la siguiente. Tira los dados.
lesson-dice-tie = Ahora los dados amarillos son distintos: 1 y 3. Entonces cuenta el número que falta: 2. Dos rinos y dos ñus: cuando encajan dos animales, es el tercero. Cántalo.
lesson-dice-tie-try = Dos animales salen exactamente dos veces. Entonces no es ninguno de los dos: es el tercero.
lesson-dice-again = ¡Un trofeo de bongo para ti! Con dos de cada animal se gana la partida. Tira otra vez.
lesson-dice-nothing = Mia fue rápida, pero falló: cantó rino, perdió su trofeo de rino y no juega esta ronda. Hacen falta exactamente dos, pero hay tres rinos, un bongo y un ñu. Ningún animal encaja: canta «nada».
lesson-dice-nothing-try = ¿Algún animal sale exactamente dos veces? No. Para eso hay una respuesta: «nada». Pero cuidado, un «nada» equivocado te cuesta todos tus trofeos.
lesson-dice-claim = ¡Eso es! Después de «nada» eliges tu trofeo. Tienes un ñu y un bongo: un rino te vendría bien.
lesson-dice-claim-try = Ya tienes un ñu y un bongo. Llévate un rino y tendrás uno de cada.
lesson-dice-safari = Uno de cada: vas por la mitad. Ahora se pone más salvaje: llegan dos furtivos rojos y un guarda verde. Tira los dados.
lesson-dice-poachers = Los dos dados rojos muestran el rino: los furtivos lo cazan. Un rino desaparece; quedan dos rinos y dos bongos. Hacen falta dos, y encajan dos animales. ¿Cuál es, entonces?
lesson-dice-poachers-try = Quita un rino y cuenta: dos rinos y dos bongos. Cuando encajan dos animales, es el tercero.
lesson-dice-next = Es el ñu, el segundo que tienes. Tira otra vez.
lesson-dice-guards = Los mismos dados, pero ahora el guarda verde está junto al rino. No hay caza, y cuentan todos los dados blancos. Tom no miró, y falló. Hacen falta dos: ¿qué cantas?
lesson-dice-guards-try = El guarda salva a los tres rinos. Entonces, ¿qué animal sale exactamente dos veces?
lesson-dice-last = Dos ñus, dos bongos y un rino. Un rino más y ganas. ¡Tira!
lesson-dice-differ = Los dados rojos son distintos: ñu y bongo. Entonces cazan al animal que falta, y el guarda está en otro sitio. Quita uno de esos y cuenta: hacen falta tres.
lesson-dice-differ-try = Ningún dado rojo muestra el rino, así que cazan al rino: de cuatro quedan tres. Y hacen falta tres.
lesson-dice-end = Dos de cada animal: ¡has ganado! También habrían valido todos los trofeos de un animal. En una mesa de verdad nadie te espera: mira, cuenta y canta antes que los demás.

## Las reglas, contadas a quien juega
## Los *asteriscos* marcan también en todas partes la respuesta «nada», para que nadie la lea como una palabra cualquiera.

rules-dice-title = Bongo, el safari fotográfico con dados
rules-dice-designer = Un juego de Bruno Faidutti (Heidelberger, 2000), de 2 a 8 jugadores
rules-dice-idea = Todos miran la misma tirada y buscan qué animal nombra. Quien antes lo canta gana un trofeo, pero un fallo puede salir caro.

rules-dice-1-heading = Qué necesitas
    .law = D1
rules-dice-1-1 = Cinco *dados blancos* con animales: rino (el rinoceronte), ñu y bongo, en dos caras cada uno.
rules-dice-1-2 = Dos *dados amarillos* con los números 1, 2 y 3, en dos caras cada uno.
rules-dice-1-3 = Dos dados rojos para los *furtivos* y uno verde para los *guardas*. Tienen las mismas caras que los blancos, y no todas las variantes los usan.
rules-dice-1-4 = Una *reserva* de *trofeos* de cada animal: 10 de cada uno, salvo que vuestra mesa elija otro número, de 3 a 20.

rules-dice-2-heading = Tres variantes
    .law = D2
rules-dice-2-1 = *Básica*: solo los dados blancos y los amarillos. Empezad por esta.
rules-dice-2-2 = *Furtivos*: se añaden los dados rojos.
rules-dice-2-3 = *Guardas*: se añaden los dados rojos y el verde.

rules-dice-3-heading = Leer los dados
    .law = D3.1, D3.4
rules-dice-3-1 = Mira primero los dados amarillos: te dicen *cuántos* buscas. Si los dos muestran el mismo número, es ese. Si son distintos, es el número que no muestra ninguno: 1 y 3 significan 2.
rules-dice-3-2 = Ahora cuenta los rinos, los ñus y los bongos de los dados blancos. Si un solo animal sale exactamente ese número de veces, es la respuesta. Más es demasiado: tres ñus no son dos ñus.
rules-dice-3-3 = Si dos animales salen exactamente ese número de veces, la respuesta es el tercer animal, aunque ningún dado lo muestre.
rules-dice-3-4 = Si ningún animal sale exactamente ese número de veces, la respuesta es *nada*. Los tres a la vez es imposible.

rules-dice-4-heading = Furtivos
    .law = D3.2
rules-dice-4-1 = Los dados rojos te dicen el *objetivo* de los furtivos. Si los dos muestran el mismo animal, es ese. Si son distintos, es el animal que no muestra ninguno.
rules-dice-4-2 = Un dado blanco con el objetivo se anula y no cuenta. Siempre es solo uno, aunque varios lo muestren. Si no lo muestra ninguno, los furtivos no cambian nada.
rules-dice-4-3 = Después lee los dados blancos que quedan, como siempre.

rules-dice-5-heading = Guardas
    .law = D3.3
rules-dice-5-1 = Si el dado verde muestra el objetivo de los furtivos, los guardas los detienen: cuentan los cinco dados blancos.
rules-dice-5-2 = Si muestra otro animal, los guardas están en otro sitio, y los furtivos anulan un dado como siempre.

rules-dice-6-heading = Una ronda
    .law = D4.1, D4.2, D4.6
rules-dice-6-1 = Se tiran a la vez todos los dados de vuestra variante, y todos los ven en el mismo momento. No hay turnos: cualquiera puede cantar *rino*, *ñu*, *bongo* o *nada* en cualquier momento.
rules-dice-6-2 = Gana la ronda quien acierta primero. Las respuestas se juzgan en el orden en que se dieron. Las que llegan después del primer acierto no cuentan, ni buenas ni malas.
rules-dice-6-3 = Un fallo anterior al acierto se paga primero, antes de dar el premio, aunque se sepa más tarde.
rules-dice-6-4 = La primera tirada la hace un jugador elegido al azar, salvo que vuestra mesa acuerde quién empieza. Después tira quien ganó la ronda. Tirar no da ninguna ventaja.

rules-dice-7-heading = Fallos y rondas nulas
    .law = D4.3, D4.7
rules-dice-7-1 = Si cantas un animal equivocado, pierdes todos tus trofeos de ese animal. Si cantas *nada* y te equivocas, pierdes todos tus trofeos. Vuelven a la reserva.
rules-dice-7-2 = Tienes un intento por ronda. Si fallas, no juegas el resto de la ronda, y los demás siguen hasta que alguien acierta. Si no, quien no tiene nada que perder podría gritar todas las respuestas.
rules-dice-7-3 = Vuestra mesa puede elegir *intentos libres*: entonces puedes volver a cantar después de un fallo.
rules-dice-7-4 = Una ronda puede tener un límite de tiempo, 30 segundos salvo que vuestra mesa elija otro. La ronda es *nula* si nadie acierta a tiempo, o si todos han cantado y han fallado.
rules-dice-7-5 = Después de una ronda nula se muestra la respuesta, los trofeos perdidos siguen perdidos, y vuelve a tirar el mismo jugador.

rules-dice-8-heading = El premio
    .law = D4.4, D4.5
rules-dice-8-1 = Si ganas la ronda, te llevas de la reserva un trofeo del animal correcto. No puedes rechazarlo.
rules-dice-8-2 = Si la respuesta era *nada*, eliges tú el animal. Puede ser incluso uno cuya reserva esté vacía.
rules-dice-8-3 = Si la reserva de ese animal está vacía, le quitas el trofeo al jugador que más tiene. Solo se compara a los demás, nunca a ti. Si varios empatan, eliges a uno.
rules-dice-8-4 = Solo se te pregunta cuando hay algo que elegir.

rules-dice-9-heading = Ganar
    .law = D5
rules-dice-9-1 = Ganas en cuanto tienes al menos dos trofeos de cada animal.
rules-dice-9-2 = También ganas en cuanto tienes todos los trofeos de un animal que hay en juego: con la reserva habitual, los diez.

rules-dice-10-heading = ¿Quién fue primero?
    .law = D6
rules-dice-10-1 = En un mismo dispositivo decide el orden de las teclas. En red cuenta lo rápido que reaccionó cada jugador, no lo rápido que llegó su mensaje.
rules-dice-10-2 = Lo que está demasiado igualado se decide por sorteo, y el programa te lo dice.

rules-dice-example-1 = Los dados amarillos muestran 2 y 3, así que buscas 1. Los blancos muestran cuatro ñus y un rino. Solo el rino sale exactamente una vez: la respuesta es rino.
    .title = Encaja un animal
rules-dice-example-2 = Los dos dados amarillos muestran 1, así que buscas 1. Los blancos muestran tres bongos, un rino y un ñu. El rino y el ñu encajan, así que es el tercero: bongo.
    .title = Encajan dos animales
rules-dice-example-3 = Los dados amarillos muestran 1 y 2, así que buscas 3. Los blancos muestran dos rinos, dos ñus y un bongo. Ningún animal sale tres veces: la respuesta es *nada*. Lea se precipita y canta ñu: devuelve sus dos trofeos de ñu y ya no juega la ronda. Después Max canta *nada*. Acierta, y elige su trofeo.
    .title = No encaja ningún animal
rules-dice-example-4 = Los dos dados amarillos muestran 3, así que buscas 3. Los blancos muestran cuatro bongos y un ñu. Los rojos muestran rino y ñu, así que el objetivo de los furtivos es el bongo. Se anula un bongo y quedan tres: la respuesta es bongo. Si se juega con el dado verde y muestra un bongo, los furtivos quedan detenidos. Entonces cuentan los cuatro bongos, ningún animal sale tres veces, y la respuesta es *nada*.
    .title = Furtivos y guardas

## Por qué una jugada no está permitida

broken-dice-NoSuchSeat = ese asiento no existe en esta mesa
broken-dice-OnlyChance = solo el azar elige quién empieza y cómo caen los dados
broken-dice-OnlyTheClock = solo el reloj acaba una ronda que nadie ha ganado
broken-dice-OnlySeats = solo los jugadores tiran, cantan y eligen
broken-dice-Over = la partida ha acabado
broken-dice-AlreadyBegun = ya se ha elegido quién empieza
broken-dice-NotThrown = nadie ha tirado los dados todavía
broken-dice-WrongDice = esos no son los dados de la variante de esta mesa
broken-dice-NotYourTurn = le toca tirar a otro jugador
broken-dice-AlreadyThrown = los dados ya están rodando
broken-dice-RoundIsOn = la ronda sigue hasta que alguien acierte
broken-dice-NoRoundYet = los dados aún no están en la mesa
broken-dice-AlreadyCalled = un intento por ronda: después de un fallo, no juegas
broken-dice-TooLate = la ronda ya está ganada: tu respuesta no cuenta
broken-dice-ClaimFirst = primero se lleva un trofeo quien ganó la ronda
broken-dice-NothingToClaim = ahora no hay ningún trofeo que elegir
broken-dice-NotTheWinner = solo quien ganó la ronda se lleva un trofeo
broken-dice-NotThisAnimal = llévate un trofeo del animal correcto
broken-dice-SupplyNotEmpty = la reserva no está vacía, así que no digas a quién se lo quitas
broken-dice-NameTheSeat = varios tienen más que nadie: di a quién se lo quitas
broken-dice-NoTie = solo uno tiene más que nadie, así que no digas a quién se lo quitas
broken-dice-NotTheMost = ese jugador no es de los que más tienen
broken-dice-NoLimit = esta mesa no tiene límite de tiempo
broken-dice-NothingToVoid = ninguna ronda espera un acierto
