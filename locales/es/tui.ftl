### Lo que solo dice el juego en la terminal. Lo demás se dice como en la página.
###
### $who es el nombre de alguien en la mesa; las cartas se escriben con un signo y un número.

## Nombres y comienzo

tui-player = Jugador { $number }
tui-bot = Robot { $number } ({ $level })
tui-against = Contra robots: { $level }
tui-hot-seat = Juntos en este teclado
tui-company = ¿Quién juega?
tui-names = ¿Quién juega en este teclado? Escribe cada nombre y pulsa Intro; una línea vacía deja el que se ve.
tui-name-of = Nombre del jugador { $number }
tui-resume-title = ¿Seguir?
tui-resume-text = Tienes una partida sin acabar.
tui-resume-game = Seguir con { $game }: { $players } jugadores, { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} hasta ahora
tui-resume-new = Empezar otra partida
tui-choose-keys = ↑ ↓ o una cifra para elegir, Intro para seguir, q para salir

## Teclas

tui-enter = Intro
tui-space = Espacio
tui-escape = Esc
tui-key-choose = elegir
tui-key-do = hacerlo
tui-key-mark = marcar
tui-key-where = elegir dónde
tui-key-hint = pista
tui-key-undo = deshacer
tui-key-talk = chat
tui-key-help = ayuda
tui-key-quit = salir
tui-key-send = enviar
tui-key-cancel = cancelar
tui-key-step = un paso
tui-key-ten = diez pasos
tui-key-ends = inicio, fin
tui-key-run = reproducir
tui-key-pause = pausa
tui-key-eyes = cambiar vista

## Ayuda

tui-help = Ayuda
tui-help-keys = ↑ ↓ RePág AvPág para moverse, cualquier otra tecla cierra
tui-keys = Teclas
tui-keys-choices = ↑ ↓ recorren tus opciones, Intro elige una, una cifra también, al momento. El ratón funciona igual.
tui-keys-all = h pregunta al robot más fuerte, u deshace una jugada (solo contra robots, nunca más allá del azar), : juega un paso en notación, q sale: tu partida se guarda y puedes seguirla después. Tus opciones están siempre abajo en la pantalla, y puedes pulsarlas.

## En la mesa

tui-too-small = Esta ventana tiene { $width } × { $height } caracteres. La mesa necesita { $wide } × { $high }: hazla más grande.
tui-pass-title = Pásale el teclado a { $who }
tui-pass-text = { $who }: pulsa Intro cuando nadie más mire la pantalla.
tui-host = Eres el anfitrión: completa la mesa y empieza la partida.
tui-thinking = Pensando…
tui-hint = Pista: { $hint }
tui-no-hints = Contra otras personas no hay pistas.
tui-nothing-to-decide = Ahora no tienes nada que decidir.
tui-no-undo = No se puede deshacer: solo contra robots, y nunca más allá del azar o de una carrera.
tui-type-step = Paso:
tui-no-line = El servidor no responde: { $why }. Reintentando…

## En la mesa de un servidor

tui-not-trusted = Este servidor no puede demostrar quién es: { $why }. Pregunta al anfitrión o indica su certificado en SSL_CERT_FILE.
tui-key-react = reaccionar
tui-key-mute = silenciar
tui-mute = Silenciar a { $who }
tui-unmute = Volver a oír a { $who }
tui-muted = Ya no oyes a { $who }.
tui-unmuted = Vuelves a oír a { $who }.
tui-nobody-to-mute = No hay nadie más a quien silenciar.
tui-stand-in-now = Un bot juega por { $who }.
tui-back-now = { $who } ha vuelto.
tui-gave-up-now = { $who } se rinde. Un bot termina.
tui-proof-own = Azar limpio, demostrado: { $count ->
    [one] el sorteo sale
   *[other] los { $count } sorteos salen
} de lo prometido antes de la partida, y tu propio número está dentro.
tui-proof-fair = Azar limpio, demostrado: { $count ->
    [one] el sorteo sale
   *[other] los { $count } sorteos salen
} de lo prometido antes de la partida.
tui-proof-unseen = El registro cuadra, pero este terminal no vio qué se prometió antes de la partida.
tui-proof-wrong = Sin demostrar: algo del registro no es lo que se prometió. bango verify te dice qué.
tui-proof-other = Sin demostrar: ¡esta no es la partida que viste empezar!

## Partidas grabadas

tui-eyes-all = Todo está a la vista.
tui-eyes-public = Como la vio un espectador.
tui-eyes-seat = Como la vio { $who }.

## Líneas de texto (--plain)

tui-plain-over = Escribe otra para otra partida, o salir.
tui-plain-waiting = Escribe robots para completar con robots, empezar para empezar, decir y unas palabras para chatear, o salir. Solo el anfitrión puede completar y empezar.
tui-plain-number = Escribe un número del { $least } al { $most }, o salir.
tui-plain-help = También: pista, riesgo, deshacer, reglas, salir. Varios pasos a la vez: sepáralos con ;. Si sois varios en un teclado, poned vuestro número antes de responder. En un servidor: decir y unas palabras, abandonar, otra.
tui-saved = Tu partida está guardada: síguela con bango play { $game }.
tui-record = La partida está en { $file }. Mírala con bango replay.
