## A screen that everybody in the room looks at

tv-title = Bango on the TV
tv-welcome = Play on this screen
# $host is an address such as bango.example
tv-how = Scan this with your phone, or open { $host } on it and join with this code.
tv-code = The code is { $code }
tv-qr = A picture for your phone’s camera
tv-back = Show the code
tv-fullscreen = Full screen
tv-window = Leave full screen

tv-join = Scan to sit down
tv-join-code = or join with this code at { $host }
tv-seat-free = Free
tv-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
  }
tv-full = All seats are taken. Start on your phone!
tv-again = Press “Play again” on your phone.
# $who is one name or several
tv-waits-for = Waiting for { $who }

## On a phone

tv-show = Show on a TV
# $address is an address such as bango.example/tv
tv-show-how = Open { $address } on the TV, then type its code here.
tv-field = The code on the TV
tv-show-go = Show
tv-shown = Look at the TV!
tv-on = A TV shows this table
tv-whole = See the whole table here, too
tv-look = Look at the TV!
tv-choose = What shall the TV show?
tv-choose-mine = Your table
tv-table-code = Or join at { $host } with the code
tv-unknown-code = No one has this code. Check the screen again.
tv-busy = That TV shows another table. Ask it for a new code.
