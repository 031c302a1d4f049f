### Lo que solo dice la terminal: rótulos de estadísticas, posiciones y recuentos.

## bango rules

rules-law-pointer = El texto exacto (en inglés): bango rules { $game } --law
rules-example = Ejemplo: { $title }

## bango sim

sim-title = { $games ->
    [0] Ninguna partida al azar
    [one] Una partida al azar
   *[other] { $count } partidas al azar
} con { $players } jugadores, semilla { $seed }
sim-steps = Pasos por partida
sim-scores = Puntos al final
sim-wins = Victorias de { $who }
sim-shared = Ganadas a medias
sim-drawn = Empates
sim-spread = media { $mean }, de { $least } a { $most }
sim-share = { $count } ({ $share } %)
sim-records = Las partidas están en { $folder }.
sim-playing = Partidas

## bango replay

replay-start = Inicio
replay-after = Después del paso { $step } de { $steps }
replay-checked = Comprobado: { $steps ->
    [0] aún no hay pasos.
    [one] un paso, permitido.
   *[other] { $steps } pasos, todos permitidos.
}
replay-checked-ending = Comprobado: { $steps } pasos, todos permitidos, y el resultado es correcto.
replay-unfinished = La partida no tiene resultado: sigue en marcha, o se abandonó.
replay-hidden = (oculto)

## bango verify

verify-proven = Demostrado: { $chance ->
    [0] la semilla es la del compromiso. Nada quedaba al azar.
    [one] el único paso del azar se deduce de la semilla del compromiso.
   *[other] los { $chance } pasos del azar se deducen de la semilla del compromiso.
}
verify-lots = { $lots ->
    [one] El sorteo de una carrera también.
   *[other] Los { $lots } sorteos de las carreras también.
}
verify-added = { $count ->
    [one] { $who } añadió su parte de azar, como prometió.
   *[other] { $who } añadieron su parte de azar, como prometieron.
}
verify-withheld = { $count ->
    [one] { $who } prometió su parte de azar, pero no la dio a tiempo.
   *[other] { $who } prometieron su parte de azar, pero no la dieron a tiempo.
}
verify-alone = Nadie añadió su parte de azar: la semilla la eligió solo el servidor.
verify-compare = Compara los compromisos con los que viste antes de la partida:
verify-server = el servidor
verify-no-commitment = Esta partida no promete nada sobre su azar: no hay nada que comprobar.
verify-no-seed = La semilla de esta partida aún es secreta: todavía no se puede comprobar nada.
verify-no-binding = No consta en qué mesa se jugó esta partida, ni cuál era: su compromiso no se puede comprobar.
verify-unreadable-commitment = El compromiso no son 64 cifras hexadecimales en minúsculas.
verify-unreadable-seed = La semilla no son 64 cifras hexadecimales en minúsculas.
verify-unreadable-seat-commitment = El compromiso de { $who } no son 64 cifras hexadecimales en minúsculas.
verify-unreadable-entropy = Lo que añadió { $who } no son 64 cifras hexadecimales en minúsculas.
verify-other-seed = La semilla no es la del compromiso para esta partida en esta mesa.
verify-uncommitted = { $who } añadió azar sin comprometerse antes.
verify-other-entropy = Lo que añadió { $who } no es lo de su compromiso.
verify-other-step = En el paso { $step } el azar hizo «{ $written }», pero la semilla dice «{ $drawn }».
verify-other-lot = En el paso { $step } el sorteo puso a { $written } en primer lugar, pero la semilla dice { $drawn }.
verify-not-signed = No cubierto: los pasos de los jugadores. Ningún servidor los firmó.
verify-resigned = No cubierto: el final. Un abandono que ningún servidor firmó.
verify-ties = No cubierto: quién empató en una carrera. Las partidas antiguas no lo dicen.
verify-signed = El servidor con esta clave firmó los pasos de los jugadores y el final:
verify-unknown-derivation = El azar de esta partida sigue la versión { $number } del cálculo, que este programa no conoce.
verify-other-order = En el paso { $step } { $written } fue primero, pero según lo medido era { $judged }.
verify-other-tie = { $count ->
    [0] En el paso { $step } hay un sorteo, pero según lo medido nadie empataba.
   *[other] En el paso { $step } hacía falta, según lo medido, un sorteo entre { $who }, y no está.
}
verify-other-measurement = En el paso { $step } falta lo que se midió, o no encaja.
verify-missing-draw = La partida acaba donde le tocaba al azar: falta el paso { $step }.
verify-other-signature = La firma no es la del servidor nombrado, o la partida se cambió después.
verify-hint-silence = las partidas en la mesa de un servidor se comprueban cuando han acabado (docs/FAIRNESS.md)
verify-hint-newer = comprueba con un bango más nuevo
verify-hint-wrong = la partida se cambió, o su azar no fue limpio (docs/FAIRNESS.md)

## Posiciones

show-turn = Le toca a { $who }.
show-turn-you = Te toca.
show-race = Pueden responder: { $who }.
show-chance = Ahora juega el azar.

## bango perft

perft-total = Profundidad { $depth }: { $count }

## bango arena

arena-title = { $game }: { $games } partidas, { $drawn } empates
arena-share = victorias (95 %)
arena-even = igual
arena-rating = puntuación
arena-crosstable = Victorias entre ellos, y la diferencia de Elo
arena-stronger = El primero es más fuerte.
arena-not-stronger = El primero no es más fuerte.
arena-open = Sin decidir: hacen falta más partidas.

## bango serve, bango backup

serve-open = Abre esta dirección en un navegador, o escanea el código con un teléfono:
serve-here = En esta máquina, también { $url }.
serve-data = Los datos están en { $folder }. Ctrl-C para parar.
backup-done = La copia es { $file }.
move-done = Todos los datos están trasladados y comprobados: filas { $rows }, de ellas { $entries } del registro.

## bango load

load-title = { $tables } mesas de dos, { $pace }
load-rate = jugadas por segundo en cada una: { $rate }
load-closed = tan rápido como llegan las respuestas
load-server = servidor
load-floor = simple relé
load-bar = objetivo
load-at-most = como mucho { $most }
load-at-least = como mínimo { $least }
load-moves = Jugadas por segundo
load-acknowledgement = De la jugada al acuse, ms (p50 / p99)
load-arrival = De la jugada al rival, ms (p50 / p99)
load-disk = Solo el disco, ms (p50 / p99)
load-beyond = Acuse más allá del disco, ms (p99)
load-computing = Segundos de CPU por 100 000 jugadas
load-ratio = CPU como múltiplo del relé
load-memory = Memoria por mesa, KiB
load-memory-whole = Memoria, partidas enteras, KiB
load-postgres = Postgres
load-relayed = reenviado
load-to-file = CPU como múltiplo de SQLite
load-to-direct = CPU como múltiplo de lo directo
load-crowd = { $sockets } conexiones a la vez: { $views } recibieron su vista, y la jugada que se hizo después en cada mesa llegó { $moves } veces. Memoria por mesa de dos: { $memory } KiB.
