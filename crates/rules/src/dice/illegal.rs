//! The rules that a step can break. A wrong call is none of them: it is the game.

use crate::illegal::broken_rules;

broken_rules! {
    /// Why a step is refused.
    pub enum Illegal {
        NoSuchSeat = "D4.6": "this table has no such seat",
        OnlyChance = "D4.1": "only chance picks the first player and rolls the dice",
        OnlyTheClock = "D4.7": "only the clock ends a round that nobody has won",
        OnlySeats = "D4.1": "only players throw, call and claim",
        Over = "D5": "the game is over",
        AlreadyBegun = "D4.6": "the first player is already chosen",
        NotThrown = "D4.1": "nobody has thrown the dice yet",
        WrongDice = "D2": "these aren’t the dice of this table’s variant",
        NotYourTurn = "D4.6": "it’s another player’s throw",
        AlreadyThrown = "D4.1": "the dice are already rolling",
        RoundIsOn = "D4.3": "the round goes on until someone is right",
        NoRoundYet = "D4.1": "the dice aren’t on the table yet",
        AlreadyCalled = "D4.3": "you get one call a round: after a wrong one, you sit out",
        TooLate = "D4.2": "the round is already won, so your call doesn’t count",
        ClaimFirst = "D4.4": "first the round’s winner takes a trophy",
        NothingToClaim = "D4.4": "there’s no trophy to choose right now",
        NotTheWinner = "D4.4": "only the round’s winner takes a trophy",
        NotThisAnimal = "D4.4": "take a trophy of the right animal",
        SupplyNotEmpty = "D4.5": "the supply isn’t empty, so don’t say from whom",
        NameTheSeat = "D4.5": "several others have the most, so say from whom",
        NoTie = "D4.5": "only one other player has the most, so don’t say from whom",
        NotTheMost = "D4.5": "that player isn’t one of those with the most",
        NoLimit = "D4.7": "this table has no time limit",
        NothingToVoid = "D4.7": "no round is waiting for a right call",
    }
}
