//! The rules that a step can break. A wrong call is none of them: it is the game.

use crate::illegal::broken_rules;

broken_rules! {
    /// Why a step is refused.
    pub enum Illegal {
        NoSuchSeat = "D4.6": "this table has no such seat",
        OnlyChance = "D4.1": "only chance names the first player and says how the dice lie",
        OnlyTheClock = "D4.7": "only the clock ends a round that nobody has won",
        OnlySeats = "D4.1": "only players throw, call and claim",
        Over = "D5": "the game is over",
        AlreadyBegun = "D4.6": "the first player is already known",
        NotThrown = "D4.1": "nobody has thrown the dice",
        WrongDice = "D2": "these are not the dice of this table's variant",
        NotYourTurn = "D4.6": "it is not this seat that throws now",
        AlreadyThrown = "D4.1": "the dice are already rolling",
        RoundIsOn = "D4.3": "the round goes on until someone calls right",
        NoRoundYet = "D4.1": "the dice are not on the table yet",
        AlreadyCalled = "D4.3": "one call in a round: who was wrong sits out the rest of it",
        TooLate = "D4.2": "the round is won: calls after the first right one do not count",
        ClaimFirst = "D4.4": "the round's winner takes a trophy first",
        NothingToClaim = "D4.4": "nobody has won a trophy that is still to be chosen",
        NotTheWinner = "D4.4": "only the round's winner takes a trophy",
        NotThisAnimal = "D4.4": "the trophy is one of the right animal",
        SupplyNotEmpty = "D4.5": "there are some in the supply, so do not say from whom",
        NameTheSeat = "D4.5": "several others have the most: say from whom",
        NoTie = "D4.5": "only one other has the most, so do not say from whom",
        NotTheMost = "D4.5": "this seat is none of the others who have the most",
        NoLimit = "D4.7": "this table sets no limit on a round",
        NothingToVoid = "D4.7": "no round is waiting for a right call",
    }
}
