## Una pantalla que todos miran

tv-title = Bango en la tele
tv-welcome = Jugad en esta pantalla
# $host is an address such as bango.example
tv-how = Escanea esto con el móvil, o abre en él { $host } y escribe este código.
tv-code = El código es { $code }
tv-qr = Una imagen para la cámara de tu móvil
tv-back = Mostrar el código
tv-fullscreen = Pantalla completa
tv-window = Salir de pantalla completa

tv-join = Escanea para sentarte
tv-join-code = o escribe este código en { $host }
tv-seat-free = Libre
tv-free = { $count ->
    [one] Hay un asiento libre.
   *[other] Hay { $count } asientos libres.
  }
tv-full = Todos los asientos están ocupados. ¡Empieza desde tu móvil!
tv-again = Pulsa «Otra partida» en tu móvil.
# $who is one name or several
tv-waits-for = Falta { $who }

## En un móvil

tv-show = Mostrar en una tele
# $address is an address such as bango.example/tv
tv-show-how = Abre { $address } en la tele y escribe aquí su código.
tv-field = El código de la tele
tv-show-go = Mostrar
tv-shown = ¡Mira la tele!
tv-on = Una tele muestra esta mesa
tv-whole = Ver aquí también toda la mesa
tv-look = ¡Mira la tele!
tv-choose = ¿Qué quieres ver en la tele?
tv-choose-mine = Tu mesa
tv-table-code = O en { $host } con el código
tv-unknown-code = Nadie tiene ese código. Mira otra vez la pantalla.
tv-busy = Esa tele muestra otra mesa. Pídele un código nuevo.
