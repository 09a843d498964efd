"""The player aid of Throne: what players look up during a game, on one page."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import AidSection
from engine.core.text import N_

AID: Final = (
    AidSection(N_("throne/aid", "Your turn"), (
        N_("throne/aid", "Lay one card face down and claim a Peasant, Jack, Queen, King, or Ace."),
        N_("throne/aid", "You may lay any card with any claim."),
    )),
    AidSection(N_("throne/aid", "What claims do"), (
        N_("throne/aid", "Peasant (7 to 10): no effect, no draw; cannot be called a lie."),
        N_("throne/aid", "Jack: look at a rival’s hidden card, then draw 1."),
        N_("throne/aid", "Queen: turn a rival’s hidden card face up, then draw 1."),
        N_("throne/aid", "King: kill a rival’s card, then draw 1."),
        N_("throne/aid", "Ace: draw 2."),
    )),
    AidSection(N_("throne/aid", "Answering a Jack, Queen, or King"), (
        N_("throne/aid", "Only the targeted rival answers."),
        N_("throne/aid", "Accept: the claim works, and the card is buried."),
        N_("throne/aid", "Liar! If the claim was a lie, the card is discarded: no effect, no draw."),
        N_("throne/aid", "Liar! If the claim was true, it works anyway, and the caller loses a card."),
        N_("throne/aid", "Joker: you evade the claim. Discard the Joker; it is not replaced."),
    )),
    AidSection(N_("throne/aid", "Answering an Ace"), (
        N_("throne/aid", "All rivals answer in secret. If several call, the one next in turn order is the challenger."),
        N_("throne/aid", "True: the challenger loses a card. A lie: the liar loses the card laid and one more."),
    )),
    AidSection(N_("throne/aid", "The cards"), (
        N_("throne/aid", "Four each of 7, 8, 9, 10, Jack, Queen, King, and Ace, plus two Jokers. Everyone starts "
                         "with five cards."),
        N_("throne/aid", "Face-up cards are still part of the hand and may be laid."),
        N_("throne/aid", "The card you lose may be picked from your face-up cards; for a false Ace, only if you "
                         "have no hidden cards."),
    )),
    AidSection(N_("throne/aid", "The end"), (
        N_("throne/aid", "Run out of cards and you are out; the last player with cards wins the round."),
        N_("throne/aid", "Three rounds win the match."),
    )),
)
