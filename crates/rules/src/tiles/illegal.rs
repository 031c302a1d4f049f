//! The rules that a step can break.

use crate::illegal::broken_rules;

broken_rules! {
    /// Why a step is refused.
    pub enum Illegal {
        /// Nothing follows the end.
        Over = "T4": "the game is over",
        Drawn = "T6": "the game is over: it was drawn",

        NotForTheClock = "T2": "the clock has nothing to end in this game",
        NotForChance = "T2": "chance draws who starts, once, and does nothing else",
        OnlyChance = "T2": "only chance draws who starts",
        NoSuchSeat = "T2": "this table has no such seat",
        FirstNotDrawn = "T2": "nobody plays before chance has drawn who starts",
        NotYourTurn = "T2": "it is another player's turn",

        FirstTileInCentre = "T3.1": "the first tile goes to the centre, 0,0",
        Occupied = "T3.2": "a tile lies there already",
        NoNeighbour = "T3.2": "the tile must share an edge with a tile on the table",
        MustPlace = "T3.2": "nobody passes while there are tiles to place",

        MovingNotYet = "T5": "tiles are moved only when all 32 are on the table",
        AllTilesPlaced = "T5": "all tiles are on the table, so move one of yours",
        NoTileThere = "T5": "there is no tile to take off",
        NotYourTile = "T5": "the tile is not of your colour",
        NoFreeEdge = "T5.1": "the tile has no free edge",
        WouldSplit = "T5.2": "taking the tile off would split the group",
        SameCell = "T5.3": "the tile must go to another cell than it came from",
        TargetOccupied = "T5.3": "the tile must go to an empty cell",
        NoNeighbourLeft = "T5.3": "the tile must share an edge with one of the others",
        MustMove = "T5.5": "only a player without a legal move passes",
    }
}
