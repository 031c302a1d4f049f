//! Why a step of `cards` is refused.

use crate::illegal::broken_rules;

broken_rules! {
    /// One variant for each rule that a step of `cards` can break.
    pub enum Illegal {
        NoSuchSeat = "C2.2": "there is no such seat at this table",
        NotYourTurn = "C2.3": "it is not your turn",
        NotAsked = "C4.1": "no card was asked for",
        OnlyChance = "C2": "only chance deals, reveals and chooses who starts",
        NothingForTheClock = "C3": "no clock ends anything in this game",
        SettingUp = "C2": "first everyone is dealt a card and the first player is chosen",
        AlreadyDealt = "C2.2": "this seat has its card already",
        AlreadyChosen = "C2.3": "the first player is chosen already",
        BlackDealt = "C2.2": "a black card is put back and another one dealt",
        NotUnseen = "C1": "no such card is left unseen",
        TurnOver = "C4.1": "first the next card is turned over",
        Drawing = "C4.2": "you are drawing: draw, take a card, or Bango the card revealed last",
        DeckEmpty = "C7.1": "that was the last card of the deck, so there is nothing to draw",
        EmptyCentre = "C4.6": "the centre is empty, so reveal another card",
        NothingToAnswer = "C4.5": "only the card revealed last can be destroyed, and only before the next one",
        NotInHand = "C4.5": "that card is not in your hand",
        NotInHandToDestroy = "C5.2": "a Bango needs a card from your hand, and that one is not in it",
        NotInHandToLay = "C6.2": "only cards from your hand are laid, and that one is not in it",
        NumbersDiffer = "C4.5": "a Bango needs a card of the same number",
        Exploding = "C4.4": "a card explodes: cancel it with a Bango or let it explode",
        NotInCentre = "C4.3": "that card is not in the centre",
        NotLeftInCentre = "C5.2": "that card is not among those left in the centre",
        Taking = "C4.3": "you have stopped: take more cards from the centre, or be done",
        TakeOrDestroy = "C5.2": "take one card from the centre or destroy one with a Bango",
        Remaining = "C5.3": "destroy cards that remain with a Bango, or be done and take the rest",
        LayOrKeep = "C6.1": "choose: lay down your hand, or keep it",
        MustLay = "C6.1": "a hand of more than five cards must be laid down",
        Laying = "C6.2": "you are laying down: start or extend sequences, or be done",
        NotConsecutive = "C6.3": "a sequence starts with two consecutive numbers, the lower one first",
        TooManySequences = "C6.4": "you have three sequences already",
        BlackInSequence = "C6.5": "black cards never go into a sequence",
        NoSuchSequence = "C6.3": "you have no such sequence",
        DoesNotFit = "C6.3": "that card fits at neither end of the sequence",
        Over = "C7.2": "the game is over",
    }
}
