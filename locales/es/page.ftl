### Lo que solo dice la página: botones, invitaciones y lo que se puede hacer ahora.
###
### $who es el nombre de alguien en la mesa.

## Nombres

page-bot = Robot
page-guest = Invitado
page-friendly-names = Nutria, Zorro, Garza, Tejón, Lince, Marta, Pinzón, Liebre, Tritón, Vencejo, Mochuelo, Castor
page-you = Tú
page-spectator = Espectador
page-level-beginner = Fácil
page-level-casual = Medio
page-level-strong = Difícil
page-level-expert = Experto
page-level-match = A tu nivel
page-level-match-how = Los robots a tu nivel buscan una partida igualada. Aprenden de tus reacciones, solo en esta mesa.
page-match-me = Robots a tu nivel

## Portada

page-welcome = Tres juegos, una mesa. ¡Siéntate!
page-welcome-more = Juega ya contra robots, o envía un enlace a tus amigos. Sin cuenta y sin instalar nada.
page-play-now = Jugar
page-with-friends = Con amigos
page-rules = Reglas
page-home = Portada
page-join = Unirse a una mesa
page-join-how = Pega el enlace o el código que te han enviado.
page-join-go = Unirse
page-join-bad = Eso no es un enlace ni un código de mesa.
page-public = Mesas abiertas
page-public-none = Ahora no hay mesas abiertas. ¡Abre una!
page-public-free = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
page-public-watch = mirar
page-public-more = Más mesas
page-players = Jugadores
page-open = Quién puede unirse
page-open-link = Quien tenga el enlace
page-open-public = Todo el mundo
page-make-table = Abrir la mesa
page-your-name = Tu nombre
page-offline = El servidor no responde. Vuelve a intentarlo en un momento.

## Ajustes

page-settings = Ajustes
page-settings-language = Idioma
page-settings-theme = Aspecto
page-settings-light = Claro
page-settings-dark = Oscuro
page-settings-system = Sistema
page-settings-motion = Movimiento
page-settings-motion-full = Todo
page-settings-motion-less = Menos
page-close = Cerrar

## Antes de empezar

page-waiting-free = { $count ->
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
}
page-waiting-full = Ya estáis todos
page-waiting-away = { $count ->
    [one] { $who } no está
   *[other] { $who } no están
}
page-waiting-for-host = { $who } empieza cuando no queden asientos.
page-host = El anfitrión
page-deputy = { $who } no está, así que puedes empezar tú.
page-same-device = Otra persona en este dispositivo
page-their-name = Su nombre
page-notify = Avísame cuando me toque
page-table-options = Cambiar la mesa
page-game = Juego
page-clock = Tiempo para decidir
page-clock-none = Sin límite
page-clock-usual = El habitual
page-waiting-host = El anfitrión empieza cuando no queden asientos libres.
page-gathering = Barajando…
page-seat-free = Libre
page-seat-yours = tú
page-sit-down = Siéntate
page-sit-here = Sentarme aquí
page-rename = Cambiar nombre
page-stand-up = Levantarse
page-remove = Liberar el asiento
page-seat-bot = Añadir un robot
page-bots = Nivel de los robots
page-fill = Completar con robots
page-start = Empezar la partida
page-invite = Invitar a amigos
page-invite-how = Envíales este enlace, o que escaneen el código.
page-link = Enlace de la mesa
page-qr = Código QR de esta mesa
page-copy = Copiar
page-copied = Copiado
page-share = Compartir

## La conexión

page-connected = Conectado
page-connecting = Conectando…
page-reconnecting = Reconectando…
page-no-table = Esta mesa no existe.
page-nowhere = Aquí no hay nada.
page-nowhere-more = Quizá el enlace perdió un trozo por el camino.

## Durante la partida

page-your-turn = Te toca.
page-turn-of = Juega { $who }.
page-chance = Un momento…
page-acting = juega ahora
page-away = ausente
page-stand-in = lo sustituye un robot
page-return = He vuelto
page-let-bot = Que juegue un robot
page-away-now = { $who } no está.
page-stand-in-you = Un robot juega por ti.
page-gave-up-you = Te has rendido. Un robot termina por ti.
page-seconds-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
page-seconds = { $seconds } s
page-panel = Historial y chat
page-log = Historial
page-log-empty = Aquí saldrán las jugadas.
page-chat = Chat
page-chat-empty = Aún no hay mensajes.
page-chat-say = Di algo
page-chat-send = Enviar
page-mute = Silenciar a alguien
page-react-bravo = ¡Bravo!
page-react-laugh = ¡Ja, ja!
page-react-surprise = ¡No lo vi venir!
page-react-ouch = ¡Qué mala suerte!
page-react-thinking = Déjame pensar…
page-react-thanks = ¡Gracias por la partida!
page-signalled = { $who }: ¡cuidado!
page-resign = Abandonar
page-resign-sure = Si sois dos, gana el otro. Si sois más, un robot sigue por ti.
page-resign-no = Seguir jugando
page-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
page-turn = Turno { $number }: { $who }
page-undo = Deshacer
page-hint = Pista
page-hint-more = Dímelo
page-hint-look = Tómate tu tiempo y mira otra vez.
page-hint-none = Ahora no hay pista. ¡Lo encontrarás!
page-keys = Teclas
page-keys-next = botón siguiente
page-keys-press = pulsarlo

## Final

page-result = Resultado
page-resigned = { $who } ha abandonado.
page-series = Partidas ganadas:
page-rematch = Otra partida
page-rematch-awaits = Falta { $who }.
page-rematch-wanted = { $who } { $count ->
    [one] quiere
   *[other] quieren
} jugar otra vez.
page-ready = de acuerdo
page-leave-table = Dejar la mesa
page-next-game = La próxima partida
page-another-game = Otro juego
page-look = Ver la mesa
page-record = Descargar la partida
page-resigned-you = Has abandonado.
page-end-won-by = ¡Ganas por { $points }!
page-end-place = { $place }.º, a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
page-another-level = Otro nivel
page-share-result = Compartir el resultado
page-share-text = Lo que compartes
page-share-copy = Copiar el texto
page-share-save = Guardar la imagen
page-share-me = Yo
page-share-line = { $game }: { $result }
page-share-won = ¡He ganado!
page-share-won-by = ¡He ganado por { $points }!
page-share-lost = Esta vez, victoria de { $who }.
page-share-bots = { $bots ->
    [one] Contra un robot ({ $level })
   *[other] Contra { $bots } robots ({ $level })
}

## Lo que no se hizo, y por qué

page-refused-no-table = Esta mesa no existe.
page-refused-seat-taken = Ese asiento ya está ocupado.
page-refused-not-host = Solo puede hacerlo el anfitrión.
page-refused-no-name = Primero elige un nombre.
page-refused-free-seats = Quedan asientos libres: invita a amigos o añade robots.
page-refused-no-more-seats = Este juego no tiene más asientos.
page-refused-fewest-seats = El juego necesita estos asientos: para amigos o robots.
page-refused-too-many-people = Sois demasiados para ese juego. Alguien tiene que levantarse antes.
page-refused-one-seat = En una mesa pública tienes un asiento. Levántate antes de cambiar.
page-refused-gave-up = Te has rendido en esta partida. Vuelves en la próxima.
page-refused-illegal = Las reglas no lo permiten.
page-refused-not-understood = No lo he entendido. Escribe ayuda para oír lo que puedes escribir.
page-refused-too-late = Demasiado tarde: la ronda ya estaba decidida.
page-refused-too-early = Demasiado pronto: aún no se veían los dados.
page-refused-no-conferring = Los compañeros no hablan durante la partida.
page-refused-too-fast = ¡Demasiado rápido! Ve más despacio.
page-refused-too-many-tables = Ahora hay demasiadas mesas.
page-refused-table-full = Demasiadas jugadas en esta mesa. Crea otra.
page-refused-invisible-name = Nadie podría leer ese nombre. Elige otro.
page-refused-name-taken = Ese nombre se parece a otro de aquí. Elige otro.
page-refused-bad-moving-key = Este enlace ya no vale. Pide otro en tu otro dispositivo.
page-refused-leaves-something = Este dispositivo tiene mesas o partidas propias. Se perderían.
page-refused-sent-away = El anfitrión te ha echado. Puedes mirar, o jugar en otra mesa.
page-refused-removed = El anfitrión te ha echado. Prueba en unos minutos.
page-refused-storage = Tu jugada no se pudo guardar y no cuenta. Repítela.
page-refused-damaged = Esta mesa está dañada. Avisa a quien lleva el servidor.
page-refused-stopping = El servidor se está apagando. Vuelve en un momento.
page-refused-version = Esta página está anticuada. Vuelve a cargarla.
page-refused-no-seat = Ese asiento ya no existe.
page-refused-seat-empty = Ahí no hay nadie sentado.
page-refused-not-your-seat = Ese asiento no es tuyo. Siéntate primero.
page-refused-started = Durante una partida no. Espera a que termine.
page-refused-not-playing = Ahora no hay ninguna partida en marcha.
page-refused-bad-options = Este juego no se puede jugar así.
page-refused-no-game = Aquí no hay tal juego.
page-refused-no-advice = No hay pista para este momento.
page-refused-bots-only = Eso solo funciona contra robots.
page-refused-no-undo = Nada que deshacer: no has jugado, o después hubo un sorteo.
page-refused-lesson = La lección va por otro camino. Prueba otra vez.
page-refused-not-away = Esa persona está aquí. Dale un momento.
page-refused-bad-entropy = Tu parte de la mezcla no encajaba. La partida sigue sin ella.
page-refused-not-over = El registro se puede leer al terminar la partida.
page-refused-origin = Abre esta página en su propia dirección y prueba otra vez.
page-refused-wait = { $seconds ->
    [one] Prueba otra vez en { $seconds } segundo.
   *[other] Prueba otra vez en { $seconds } segundos.
}

## Repaso, lecciones, prueba, ajustes

page-settings-sound = Sonido
page-settings-vibrate = Vibración
page-settings-vibrate-hint = Tu móvil vibra cuando te toca.
page-settings-notify = Notificaciones
page-settings-notify-hint = Cuando te toca y estás mirando otra cosa.
page-settings-notify-blocked = Tu navegador no permite notificaciones aquí. Puedes cambiarlo en sus ajustes.
page-settings-odds = Mostrar riesgo de explosión
page-settings-odds-hint = En Cartas: el riesgo de que explote la siguiente.
page-settings-aloud = Leer las tiradas en voz alta
page-settings-aloud-hint = En Dados, en tus mesas: para jugar de oído.
page-settings-symbols = Colores y formas más claros
page-settings-symbols-hint = Colores fáciles de distinguir y símbolos más grandes.
page-settings-left = Para zurdos
page-settings-left-hint = Pone los botones principales a la izquierda.

page-leave = Tu asiento
page-move = Seguir en otro dispositivo
page-move-why = Llévate la partida, por ejemplo al teléfono.
page-move-how = Abre este enlace en el otro dispositivo, o escanea el código con él. Tu asiento y tu mano se van allí.
page-move-qr = Código QR de tu asiento
page-move-link = Enlace de tu asiento
page-move-secret = Quien abra este enlace juega en tu lugar: no lo compartas.
page-moved-here = ¡Aquí estás! Tu asiento está ahora en este dispositivo.
page-moved-bad = Este enlace ya se usó, o el asiento ya no es tuyo.
page-local = Solo este equipo puede abrir esta dirección. En otros, usa la que mostró el servidor al arrancar.

page-review = Repasar la partida
page-review-start = Antes de la primera jugada
page-review-step = Paso
page-review-first = Al principio
page-review-before = Anterior
page-review-after = Siguiente
page-review-last = Al final
page-review-play = Reproducir
page-review-pause = Pausa
page-review-eyes = Ver como
page-review-public = Espectador
page-review-as = { $who }
page-review-steps = Pasos
page-review-told = Qué pasó
page-review-copy = Copiar enlace a este momento
page-review-copied = Enlace a este momento copiado.
page-review-link-above = El enlace a este momento está en la barra de direcciones.
page-review-back = Volver a la mesa
page-review-not-over = Esta partida no ha acabado: repasarla mostraría lo que está oculto.

page-proof = Comprobar que es justa
page-proof-fits = correcto
page-proof-fails = incorrecto
page-proof-good = Justa, demostrado
page-proof-good-more = Nadie pudo amañar esta partida. Tu navegador acaba de comprobarlo todo.
page-proof-good-less = Todo en esta partida se deduce de lo que se prometió al principio. Abajo: qué demuestra eso, y qué no.
page-proof-bad = Sin demostrar
page-proof-bad-more = Algo en esta partida no es como se prometió. Está marcado abajo.
page-proof-no-record = Esto no es una partida grabada.
page-proof-no-commitment = Antes de esta partida no se prometió nada: no hay nada que comprobar.
page-proof-no-seed = Falta el número secreto del servidor.
page-proof-unknown-version = Esta partida sigue una prueba más nueva que la que conoce la página. Vuelve a cargarla.
page-proof-seed = El servidor cumplió su palabra
page-proof-seed-how = Antes de la partida eligió un número secreto y publicó su huella. El número grabado debe tener esa misma huella.
page-proof-promised = prometida
page-proof-found = encontrada
page-proof-seats = Los jugadores añadieron sus números
page-proof-seats-how = El dispositivo de cada jugador añadió un número al azar, también con su huella. Basta con un jugador honrado.
page-proof-seat-none = no añadió nada, como todos los robots.
page-proof-seat-added = añadió un número que coincide con su huella.
page-proof-seat-withheld = prometió un número, pero no llegó a tiempo.
page-proof-seat-other = dio un número distinto del prometido.
page-proof-seat-uncommitted = dio un número sin haberlo prometido.
page-proof-seat-unreadable = dio algo que no es un número.
page-proof-alone = Nadie añadió un número: el secreto es solo del servidor.
page-proof-seen = Lo que vio este navegador
page-proof-seen-same = Estaba desde el principio, vio estas huellas antes del primer sorteo, y desde entonces nada ha cambiado.
page-proof-seen-other = ¡Las huellas o tu propio número no son los que vio al principio!
page-proof-seen-second = El servidor empezó esta misma partida más de una vez, con huellas distintas. ¡Pudo elegir la que más le gustaba!
page-proof-seen-absent = No estaba al principio y no sabe si las huellas llegaron antes. Pregunta a alguien que estuviera.
page-proof-draws = Cada sorteo se deduce de estos números
page-proof-draws-count = { $all ->
    [one] { $right } de { $all } sorteo repetido, mismo resultado.
   *[other] { $right } de { $all } sorteos repetidos, mismo resultado.
}
page-proof-each = Todos los sorteos
page-proof-instead = La grabación dice «{ $written }», pero los números dan «{ $drawn }».
page-proof-uncalled = Aquí nada quedaba al azar.
page-proof-left-out = Aquí falta un sorteo.
page-proof-lots = Y cada desempate también
page-proof-lots-count = { $all ->
    [one] { $right } de { $all } desempate por sorteo.
   *[other] { $right } de { $all } desempates por sorteo.
}
page-proof-signed = El servidor responde de los pasos
page-proof-signed-yes = Firmó cada paso y el final de la partida.
page-proof-signed-none = Nadie firmó esta partida. El azar está probado, los pasos de los jugadores no.
page-proof-signed-wrong = La firma no encaja: la partida se cambió después.
page-proof-resigned = Tampoco está probado que alguien abandonara aquí.
page-proof-key = su clave
page-proof-lots-old = Esta partida antigua no dice quién empató: un sorteo que falta no se nota.
page-proof-limits = Lo que esto no demuestra
page-proof-limits-more = Que el servidor no mirara antes ni avisara a un amigo; que no se tirara ninguna partida antes de empezar; y quién reaccionó primero en una carrera, que lo mide el propio servidor.
page-proof-raw = Todos los números
page-proof-raw-how = ¿Prefieres un programa tuyo? bango verify es uno, y docs/FAIRNESS.md explica los cálculos.

page-again = Volver a intentarlo
page-lesson = Lección
page-lesson-start = Aprender jugando
page-lesson-progress = Paso { $at } de { $of }
page-lesson-back = Atrás
page-lesson-play = Jugar de verdad
page-lesson-again = Empezar de nuevo
page-lesson-done = hecha
page-lesson-next = Siguiente lección: { $game }
page-fair = Después de la partida, cualquiera puede comprobar cada carta y cada tirada.

page-learn-games = Reglas de los otros juegos
page-learn-contents = Contenido
page-learn-examples = Ejemplos

page-review-this = Repasar

## Varias personas en un dispositivo

page-pass-device = Pásale el dispositivo a { $who }
page-pass-turn = Le toca a { $who }. ¡Los demás, sin mirar!
page-pass-why = Compartís este dispositivo: cada mano sigue oculta hasta que lo tenga su dueño.
page-pass-take = Soy { $who }

## Lecciones: lo que se dice en cada una

lesson-another-way = Podrías hacerlo, pero la lección va por otro camino. No pasa nada: prueba otra vez.
lesson-over = ¡Fin de la lección! Repítela, o siéntate a una mesa de verdad.
