## Ein Bildschirm, auf den alle im Raum schauen

tv-title = Bango auf dem Fernseher
tv-welcome = Spielt auf diesem Bildschirm
# $host is an address such as bango.example
tv-how = Scanne das mit dem Handy oder öffne dort { $host } und gib den Code ein.
tv-code = Der Code ist { $code }
tv-qr = Ein Bild für die Kamera deines Handys
tv-back = Code zeigen
tv-fullscreen = Vollbild
tv-window = Vollbild beenden

tv-join = Scannen und hinsetzen
tv-join-code = oder auf { $host } mit diesem Code
tv-seat-free = Frei
tv-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
  }
tv-full = Alle Plätze sind besetzt. Starte auf dem Handy!
tv-again = Tippe auf dem Handy auf „Noch mal spielen“.
# $who is one name or several
tv-waits-for = Es fehlt noch: { $who }

## Auf einem Handy

tv-show = Auf dem Fernseher zeigen
# $address is an address such as bango.example/tv
tv-show-how = Öffne { $address } auf dem Fernseher und tippe hier seinen Code ein.
tv-field = Der Code auf dem Fernseher
tv-show-go = Zeigen
tv-shown = Schau auf den Fernseher!
tv-on = Ein Fernseher zeigt diesen Tisch
tv-whole = Den ganzen Tisch auch hier zeigen
tv-look = Schau auf den Fernseher!
tv-choose = Was soll der Fernseher zeigen?
tv-choose-mine = Deinen Tisch
tv-table-code = Oder auf { $host } mit dem Code
tv-unknown-code = Diesen Code gibt es nicht. Schau noch mal hin.
tv-busy = Der Fernseher zeigt einen anderen Tisch. Lass ihn einen neuen Code zeigen.
