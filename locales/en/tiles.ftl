### Everything that is said of `tiles`: Bango by Steffen Mühlhäuser. common.ftl tells what stands where.
###
### $who is a player's name; cells come in notation.

## Names

page-game-tiles = Bango Tiles
page-short-tiles = Tiles
page-sentence-tiles = Wooden tiles, a table without edges, and five in a row to win.
page-teams = Two teams of two. Partners sit opposite each other.

## Steps

tiles-step-place = { $who } places a tile at { $cell }.
tiles-step-move = { $who } moves the tile at { $from } to { $to }.
tiles-step-pass = { $who } can’t move and passes.
tiles-step-place-you = You place a tile at { $cell }.
tiles-step-move-you = You move the tile at { $from } to { $to }.
tiles-step-pass-you = You can’t move, so you pass.

## The board in words, cell by cell

tiles-ear-free = free
tiles-ear-red = red
tiles-ear-yellow = yellow
tiles-ear-left = left { $what }
tiles-ear-right = right { $what }
tiles-ear-above = above { $what }
tiles-ear-below = below { $what }
tiles-ear-above-left = above left { $what }
tiles-ear-above-right = above right { $what }
tiles-ear-below-left = below left { $what }
tiles-ear-below-right = below right { $what }
tiles-ear-last = last move
tiles-ear-lifted = lifted
tiles-ear-hint = hint
tiles-ear-row = in the row of five
tiles-ear-line-row = Row { $at }
tiles-ear-line-column = Column { $at }
tiles-ear-line-falling = Falling diagonal through { $at }
tiles-ear-line-rising = Rising diagonal through { $at }
tiles-ear-line-empty = { $line }: no tile.
tiles-ear-none = No tile has been played yet.
tiles-ear-five-red = red makes five here
tiles-ear-five-yellow = yellow makes five here
tiles-ear-no-hint = Nobody threatens to make five, and no hint is shown. Press H for a hint against bots, or ask who is close to winning in the command field.
tiles-ear-not-here = Not here: a tile must touch another one.
tiles-ear-lift-first = Lift one of your tiles first.
tiles-after-row = Five in a row, from { $from } to { $to }.
tiles-key-lines = hear the row or the column
tiles-key-diagonals = hear the falling or the rising diagonal
tiles-key-last = go to the last move
tiles-key-hint = go to the hint, or to where five is threatened

## At the table

page-tiles-red = red (ring)
page-tiles-yellow = yellow (cross)
page-tiles-left = { $left ->
    [0] all placed
   *[other] { $left } left
}
page-tiles-board = The board
page-tiles-first = Place the first tile in the middle.
page-tiles-place = Place a tile touching another.
page-tiles-move = Choose one of your tiles, then its new place.
page-tiles-pass = None of your tiles can move, so you pass.
page-tiles-enclosed = You can’t lift this tile: it has no free edge.
page-tiles-splits = You can’t lift this tile: it would split the group.
page-tiles-five = Five in a row!
page-pass = Pass
page-signal = Watch out!
page-signal-sent = Your partner has been warned.
tiles-starts = { $who } starts: whoever lost goes first, and after a draw the next player (T7).
tiles-starts-you = You start: whoever lost goes first, and after a draw the next player (T7).
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-fit = Show the whole board
page-coordinates = Coordinates
page-tiles-drawn = Nobody got five in a row.
page-tiles-with = with { $who }
page-tiles-with-you = with you
page-tiles-partner-plays = Your partner { $who } is playing.
page-tiles-goal = Place a tile touching another. Five in a row wins (diagonals count).
page-tiles-best-five = Five in a row in { $turns } turns.
page-tiles-best-row = Your longest row: { $length } tiles.
page-tiles-key-move = move from place to place
page-tiles-key-place = place a tile, or lift it
page-tiles-key-zoom = zoom in, zoom out

## In the terminal

show-no-tiles = No tiles yet.
show-left = tiles left: { $left }
tui-key-cursor = move
tui-key-place = place a tile
tui-key-lift = lift the tile
tui-key-put-down = put it down
tui-key-put-back = put it back
tui-key-next-cell = next possible place
tui-keys-tiles = The arrow keys move the cursor, Enter places a tile. Once all tiles are placed, Enter lifts a tile and puts it down, Esc puts it back. n goes to the next possible place. The mouse works too.
tui-tiles-target = Choose where the tile goes.

## Hints: why a step is good
## $step and $line are in notation.

hint-tiles-start = So early, one place is as good as another.
hint-tiles-only = It’s the only possible move.
hint-tiles-pass = None of your tiles can move, so you pass.
hint-tiles-five = { $step } makes five in a row and wins.
hint-tiles-forced-win = { $step } forces a win in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: { $line }.
hint-tiles-block-five = { $step } blocks five in a row for the other side.
hint-tiles-double-four = { $step } threatens five in two places at once, and only one can be blocked.
hint-tiles-block-double-four = { $step } stops an open three before it becomes an open four.
hint-tiles-fork = { $step } makes two threats at once.
hint-tiles-block-fork = { $step } takes the place where the other side would make two threats at once.
hint-tiles-four = { $step } makes a four, which must be answered.
hint-tiles-open-three = { $step } makes an open three.
hint-tiles-block-open-three = { $step } keeps the other side from making an open three.
hint-tiles-hinder = { $step } gets in the way of the other side’s rows.
hint-tiles-build = { $step } helps your own rows most.
hint-tiles-lost = The other side wins by force after { $step }.
## Hints on the page, where the step is marked on the table: where to look, then what to do

hint-tiles-start-look = Any place will do. Start near the middle.
hint-tiles-start-do = Any place is good now: this one is near the middle.
hint-tiles-only-look = There’s just one move.
hint-tiles-only-do = This is your only move.
hint-tiles-pass-look = Can any of your tiles move?
hint-tiles-pass-do = None of your tiles can move: pass.
hint-tiles-five-look = You can win now. Look here.
hint-tiles-five-do = Here you make five in a row and win.
hint-tiles-forced-win-look = You can force a win. It starts here.
hint-tiles-forced-win-do = Start here: you win in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, whatever they do.
hint-tiles-block-five-look = Careful: they’re about to make five. Look here.
hint-tiles-block-five-do = Block here, or they make five.
hint-tiles-double-four-look = You can threaten five at two places. Look here.
hint-tiles-double-four-do = Here you threaten five at two places; they can block only one.
hint-tiles-block-double-four-look = They have an open row of three. Look here.
hint-tiles-block-double-four-do = Stop their open three here, before it’s an open four.
hint-tiles-fork-look = One tile can make two threats. Look here.
hint-tiles-fork-do = Here you make two threats at once.
hint-tiles-block-fork-look = They could make two threats at once. Look here.
hint-tiles-block-fork-do = Take this place: here they’d make two threats.
hint-tiles-four-look = You can make a row of four. Look here.
hint-tiles-four-do = Here you make four: they have to answer.
hint-tiles-open-three-look = You can make a row of three with room on both sides.
hint-tiles-open-three-do = Here you make a three with room on both sides.
hint-tiles-block-open-three-look = They want a row of three. Look here.
hint-tiles-block-open-three-do = Take this place, before they make an open three.
hint-tiles-hinder-look = Their rows want to grow here.
hint-tiles-hinder-do = This place gets in their way the most.
hint-tiles-build-look = Your rows want to grow here.
hint-tiles-build-do = This place helps your rows the most.
hint-tiles-lost-look = It looks bad. Hold out here.
hint-tiles-lost-do = They can force a win; here you hold out longest.

## The lesson

lesson-tiles-centre = You have sixteen red tiles, and the table has no edges. The first to get five of their colour in a row wins. The first tile goes in the middle. Place it.
lesson-tiles-edge = Every new tile must share an edge with a tile on the table: touching at a corner isn’t enough. Place your second tile right below your first.
lesson-tiles-edge-try = That’s allowed, too. But let’s build something together: right below your first tile.
lesson-tiles-row = Mia starts a row beside your first tile. Start one of your own: place a tile to the right of your last one.
lesson-tiles-row-try = That’s allowed, but scattered tiles don’t make a row. Place it to the right of your last one.
lesson-tiles-three = Two side by side. Place a third at the right end. Three in a row with room on both sides is a threat: make it four, and nobody can block both ends.
lesson-tiles-three-try = Stick to your row: place the tile at its right end.
lesson-tiles-block = Look out! Mia has four in a row. Your first tile stops her on the left, but the right end is free. If you don’t block it now, she wins. Block it.
lesson-tiles-block-try = Then Mia makes five and wins. Block the right end of her row.
lesson-tiles-four = Well blocked! Now Mia has closed the right end of your row. But the left end is free: place a tile there. Four in a row force her to answer.
lesson-tiles-four-try = A threat is better: place the tile at the left end of your row.
lesson-tiles-diagonal = She had to answer, and your row is closed. But rows run in every direction: your first tile and the one diagonally below it start one. Place a third tile on that diagonal, below the right end of your row.
lesson-tiles-diagonal-try = Follow the diagonal from your first tile down to the right: its third place is free.
lesson-tiles-move = Let’s jump ahead: all 32 tiles are placed, and nobody has five. From now on, you move one of your own tiles each turn. It needs a free edge, and the others must stay in one piece without it. You have three on top with room on both sides. Take the tile in the bottom left corner and put it at their right end.
lesson-tiles-move-try = Perhaps a good idea. But turn the three on top into four: the tile from the bottom left corner goes to their right end.
lesson-tiles-five = Four in a row, open on both sides. Mia closed the right end, and she can’t be in two places. Move a tile your row doesn’t need to the left end, and make five!
lesson-tiles-five-try = The left end of your row on top is free. Move any tile there that isn’t part of the row.
lesson-tiles-end = Five in a row: you win! Placing or moving, across, down or diagonally, five is five. Watch for threes with both ends open, yours and theirs. Now try it at a real table.

## The rules, told to players

rules-tiles-title = Bango, five in a row with tiles
rules-tiles-designer = A game by Steffen Mühlhäuser (Steffen-Spiele), 2 or 4 players
rules-tiles-idea = Place tiles on a table without edges and be the first to get five of your colour in a row. If all the tiles are placed and nobody has won, they start to move.

rules-tiles-1-heading = What you need
    .law = T1
rules-tiles-1-1 = 16 red and 16 yellow square *tiles*. There is no board: the table has no edges, and you may build in any direction.

rules-tiles-2-heading = Setting up
    .law = T2
rules-tiles-2-1 = With two players, each has one colour and its 16 tiles. The first seat plays red, the second yellow.
rules-tiles-2-2 = With four players, there are two *teams*. The first and third seats are the red team, the second and fourth the yellow team. Each player has 8 tiles of their team’s colour.
rules-tiles-2-3 = The first player is chosen at random, unless your table agrees on who starts, so either colour may begin. After that, turns go clockwise.

rules-tiles-3-heading = Placing
    .law = T3
rules-tiles-3-1 = The first tile goes in the *centre* of the table. After that, you place exactly one tile each turn.
rules-tiles-3-2 = Every other tile must share an *edge* with a tile on the table, of either colour. Touching at a corner isn’t enough.
rules-tiles-3-3 = The program names a space by its column and its row, and the centre is 0,0. Columns count to the right and rows downward, and both can be negative: 2,-1 is two to the right of the centre and one up.

rules-tiles-4-heading = Winning
    .law = T4
rules-tiles-4-1 = Five tiles of one colour in an unbroken *row* win at once for that player or team. The row may be horizontal, vertical or diagonal. Six or more in a row win too.

rules-tiles-5-heading = Moving
    .law = T5
rules-tiles-5-1 = If all 32 tiles are on the table and nobody has won, the *moving phase* begins. Each turn, you now take one tile of your own colour off the table and put it somewhere else.
rules-tiles-5-2 = The tile you take must have at least one *free edge*: at least one of the four spaces next to it is empty. A hole closed in by tiles counts as empty, and you may put a tile into it.
rules-tiles-5-3 = Taking the tile mustn’t break the rest apart: all the other tiles must stay connected by their edges.
rules-tiles-5-4 = Put the tile on a different space from the one it came from, where it shares an edge with one of the tiles that are left.
rules-tiles-5-5 = In a team, you may move any tile of your team’s colour, whichever of you placed it.
rules-tiles-5-6 = If you have no legal move, you *pass*. If neither side has one, the game is a draw.

rules-tiles-6-heading = Draws
    .law = T5.5, T6
rules-tiles-6-1 = Besides the case where neither side can move, there are two ways to *draw* the game.
rules-tiles-6-2 = The first: the same position comes up for the third time, with the same side to move. Where it lies on the table makes no difference, but turned or mirrored it’s another position. The count starts with the position after the 32nd tile.
rules-tiles-6-3 = The second: 200 turns of the moving phase have been played, both sides together and passes included. If the very last one makes five in a row, it still wins.

rules-tiles-7-heading = The next game
    .law = T7
rules-tiles-7-1 = If you play several games, the loser starts the next one. In a team, it is the player of the losing team whose turn would have come next.
rules-tiles-7-2 = After a draw, the player to the left of whoever started the drawn game starts the next one.

rules-tiles-8-heading = Partners
    .law = T8
rules-tiles-8-1 = Partners don’t talk about their moves. Your table may allow a warning signal, “watch out”, and only that.

rules-tiles-example-1 = Red has tiles at 0,0; 1,1; 2,2 and 4,4, and there’s a yellow tile at 3,2. Red places a tile at 3,3. It shares an edge with the yellow tile, so it may go there. Now five red tiles form a diagonal row from 0,0 to 4,4, and red wins.
    .title = A diagonal row
rules-tiles-example-2 = All the tiles are on the table. Yellow has tiles at 5,0 and 6,0, and the one at 6,0 touches no other tile than 5,0. Yellow can’t take 5,0, because 6,0 would be cut off. But yellow can take 6,0, which has three free edges and holds nothing else together. It may go on any empty space that shares an edge with a remaining tile, except back to 6,0.
    .title = Which tile may move?
rules-tiles-example-3 = A red tile at 2,3 has tiles to its left, to its right and above it. Below it, at 2,4, is a hole with tiles on all four sides. The hole gives the red tile a free edge, so it may move if the other tiles stay connected without it. Any other tile that’s free to move may be put into the hole.
    .title = A hole

## Why a step is not allowed

broken-tiles-Over = the game is over
broken-tiles-Drawn = the game is over: it’s a draw
broken-tiles-NotForTheClock = this game has no clock
broken-tiles-NotForChance = chance only picks who starts, once
broken-tiles-OnlyChance = only chance picks who starts
broken-tiles-NoSuchSeat = this table has no such seat
broken-tiles-FirstNotDrawn = first chance picks who starts
broken-tiles-NotYourTurn = it’s another player’s turn
broken-tiles-FirstTileInCentre = the first tile goes in the centre, 0,0
broken-tiles-Occupied = there’s already a tile there
broken-tiles-NoNeighbour = the tile must share an edge with a tile on the table
broken-tiles-MustPlace = you can’t pass while there are tiles to place
broken-tiles-MovingNotYet = tiles move only once all 32 are on the table
broken-tiles-AllTilesPlaced = all tiles are on the table, so move one of yours
broken-tiles-NoTileThere = there’s no tile there to take
broken-tiles-NotYourTile = that tile isn’t your colour
broken-tiles-NoFreeEdge = that tile has no free edge
broken-tiles-WouldSplit = taking that tile would split the group
broken-tiles-SameCell = the tile must go somewhere new
broken-tiles-TargetOccupied = the tile must go to an empty space
broken-tiles-NoNeighbourLeft = the tile must share an edge with one of the others
broken-tiles-MustMove = you can pass only when you have no legal move
