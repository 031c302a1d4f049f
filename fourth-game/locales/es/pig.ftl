### Pig, al que solo juegan las pruebas: todas las frases que tiene un juego.

page-game-pig = Cerdito
page-short-pig = Cerdito
page-sentence-pig = Tira cuantas veces te atrevas.

pig-step-roll = { $who } tira.
pig-step-show = El dado muestra { $face }.
pig-step-hold = { $who } se planta.
pig-step-roll-you = Tiras.
pig-step-hold-you = Te plantas.
pig-after-bust = Se pierde el bote.
pig-pot = En el bote: { $points }

page-pig-roll = Tirar
page-pig-hold = Plantarme
page-pig-mine = ¿Tiras otra vez, o te plantas?
page-pig-length = Duración
page-pig-short = Corta, 20 puntos
page-pig-long = Larga, 50 puntos
page-pig-won = Gana quien llegue antes a { $points } puntos.

typed-help-pig = Escribe tirar o guardar.
typed-do-pig-roll = tirar | tira | roll
typed-do-pig-hold = guardar | guarda | hold

hint-pig = Plántate cuando haya bastante en el bote.

broken-pig-Over = la partida ha acabado
broken-pig-NoSuchSeat = ese asiento no existe en esta mesa
broken-pig-NotYourTurn = no te toca
broken-pig-OnlyChance = solo el azar tira y elige quién empieza
broken-pig-NoSuchFace = un dado muestra del 1 al 6
broken-pig-EmptyPot = el bote está vacío, así que tira

rules-pig-title = Cerdito, el juego de dados
rules-pig-designer = Nadie sabe de quién es este juego
rules-pig-idea = Tira, y plántate a tiempo.
rules-pig-1-heading = Tu turno
    .law = P1 P2 P3 P4 P5
rules-pig-1-1 = Tira el dado hasta que te *plantes* o salga un uno.
