### Was alle Spiele sagen, auf der Seite und im Terminal. Jedes Spiel hat eine eigene Datei:
### en/common.ftl sagt, was darin steht. Schlüssel und .law sind in allen Sprachen gleich.
###
### Auf Deutsch: „…“ als Anführungszeichen, „du“ für die Spielenden.
### $who ist der Name einer Person am Tisch.

## Namen

seat = Platz { $seat }
list = { $some } und { $last }

## Züge, die mehrere Spiele haben

step-first = { $who } fängt an.
step-first-you = Du fängst an.

## Wie ein Spiel endet

end-won = { $who } gewinnt.
end-shared = { $who } gewinnen gemeinsam.
end-won-you = Du hast gewonnen!
end-shared-you = Du und { $who } gewinnt gemeinsam!
end-drawn = Unentschieden.
end-bot-won = Der Bot, der für { $who } spielt, gewinnt.
end-bot-won-you = Der Bot, der für dich spielt, gewinnt.

## Tipps, die mehrere Spiele haben

hint-random = Irgendein erlaubter Zug.

chance-missing = Die Zufallszahl von { $who } kam nicht rechtzeitig. Es ging ohne sie los.
