# Para quien escucha, escribe o necesita más tiempo. El terminal tiene sus propias palabras.

page-table = La mesa
page-ear = Jugar de oído y con teclado
page-ear-on = Juego de oído y con teclado
page-ear-hint = Tiradas en voz alta, un campo para órdenes, más tiempo. Pensado para lectores de pantalla.
page-ear-chosen = Listo: las tiradas se leen en voz alta, cada mesa tiene un campo de órdenes y todo deja más tiempo. Puedes cambiar cada cosa en los ajustes.
page-ear-left = De vuelta al juego de siempre.
page-settings-pace = Ritmo
page-settings-pace-slow = Lento
page-settings-pace-relaxed = Tranquilo
page-settings-pace-fast = Rápido
page-settings-keys = Teclas sueltas
page-settings-keys-hint = Letras y cifras actúan mientras la mesa tiene el foco. Apágalas si te estorban.
page-settings-commands = Escribir órdenes
page-settings-commands-hint = Un campo en cada mesa: juega y pregunta con palabras. La tecla / te lleva allí.
page-skip = A la mesa
page-notices = Mensajes
page-command = Orden
page-command-go = Hacerlo
page-command-hint = Juega o pregunta: escribe «ayuda».
page-command-log = Respuestas
page-command-key = ir al campo de órdenes
page-said-by = { $who } dice: { $text }
page-reacted-by = { $who }: { $what }
page-joined-ear = { $who } se sienta.
page-left-ear = { $who } ha dejado su sitio.
