//! Why a step of `cards` is refused.

use crate::illegal::broken_rules;

broken_rules! {
    /// One variant for each rule that a step of `cards` can break.
    pub enum Illegal {
        NoSuchSeat = "C2.2": "there is no such seat at this table",
        NotYourTurn = "C2.3": "it’s not your turn",
        NotAsked = "C4.1": "nobody asked for a card",
        OnlyChance = "C2": "only chance deals, reveals and chooses who starts",
        NothingForTheClock = "C3": "this game has no clock",
        SettingUp = "C2": "first everyone gets a card and the first player is chosen",
        AlreadyDealt = "C2.2": "this seat already has its card",
        AlreadyChosen = "C2.3": "the first player is already chosen",
        BlackDealt = "C2.2": "a black card goes back, and another one is dealt",
        NotUnseen = "C1": "every copy of that card has been seen",
        TurnOver = "C4.1": "first the next card is turned over",
        Drawing = "C4.2": "you’re drawing: draw again, take a card, or Bango the card you drew last",
        DeckEmpty = "C7.1": "that was the last card of the deck: there’s nothing left to draw",
        EmptyCentre = "C4.6": "the centre is empty, so draw another card",
        NothingToAnswer = "C4.5": "you can only destroy the card you drew last, and only before you draw again",
        NotInHand = "C4.5": "you don’t hold that card",
        NotInHandToDestroy = "C5.2": "a Bango needs a card from your hand, and you don’t hold that one",
        NotInHandToLay = "C6.2": "you can only lay cards from your hand, and you don’t hold that one",
        NumbersDiffer = "C4.5": "a Bango needs a card of the same number",
        Exploding = "C4.4": "it’s about to explode: cancel it with a Bango, or let it explode",
        NotInCentre = "C4.3": "that card isn’t in the centre",
        NotLeftInCentre = "C5.2": "that card isn’t in the centre any more",
        Taking = "C4.3": "you’ve stopped: take more cards from the centre, or finish",
        TakeOrDestroy = "C5.2": "take one card from the centre, or destroy one with a Bango",
        Remaining = "C5.3": "destroy cards with a Bango, or finish and take the rest",
        LayOrKeep = "C6.1": "choose: lay down your hand, or keep it",
        MustLay = "C6.1": "you hold more than five cards, so you must lay down",
        Laying = "C6.2": "you’re laying down: start or extend sequences, or finish",
        NotConsecutive = "C6.3": "a sequence starts with two consecutive numbers, the lower one first",
        TooManySequences = "C6.4": "you already have three sequences",
        BlackInSequence = "C6.5": "black cards never go into a sequence",
        NoSuchSequence = "C6.3": "you have no such sequence",
        DoesNotFit = "C6.3": "that card fits neither end of the sequence",
        Over = "C7.2": "the game is over",
    }
}
