//! The rules that a step can break.

use crate::illegal::broken_rules;

broken_rules! {
    /// Why a step is refused.
    pub enum Illegal {
        /// Nothing follows the end.
        Over = "T4": "the game is over",
        Drawn = "T6": "the game is over: it’s a draw",

        NotForTheClock = "T2": "this game has no clock",
        NotForChance = "T2": "chance only picks who starts, once",
        OnlyChance = "T2": "only chance picks who starts",
        NoSuchSeat = "T2": "this table has no such seat",
        FirstNotDrawn = "T2": "first chance picks who starts",
        NotYourTurn = "T2": "it’s another player’s turn",

        FirstTileInCentre = "T3.1": "the first tile goes in the centre, 0,0",
        Occupied = "T3.2": "there’s already a tile there",
        NoNeighbour = "T3.2": "the tile must share an edge with a tile on the table",
        MustPlace = "T3.2": "you can’t pass while there are tiles to place",

        MovingNotYet = "T5": "tiles move only once all 32 are on the table",
        AllTilesPlaced = "T5": "all tiles are on the table, so move one of yours",
        NoTileThere = "T5": "there’s no tile there to take",
        NotYourTile = "T5": "that tile isn’t your colour",
        NoFreeEdge = "T5.1": "that tile has no free edge",
        WouldSplit = "T5.2": "taking that tile would split the group",
        SameCell = "T5.3": "the tile must go somewhere new",
        TargetOccupied = "T5.3": "the tile must go to an empty space",
        NoNeighbourLeft = "T5.3": "the tile must share an edge with one of the others",
        MustMove = "T5.5": "you can pass only when you have no legal move",
    }
}
