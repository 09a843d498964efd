"""The player aid of Behind the Throne: what players look up during a game, on one page."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import AidSection
from engine.core.text import N_

AID: Final = (
    AidSection(N_("behind-the-throne/aid", "Setting up"), (
        N_("behind-the-throne/aid", "Nine characters: five copies of each for two players, seven for three, and "
                                    "nine for four."),
        N_("behind-the-throne/aid", "The End of Game card starts the discard pile."),
    )),
    AidSection(N_("behind-the-throne/aid", "Your turn"), (
        N_("behind-the-throne/aid", "Reveal 1 to 5 cards, one by one."),
        N_("behind-the-throne/aid", "The newest card may not be higher than the card before it."),
        N_("behind-the-throne/aid", "Too high: bring the card down with abilities, or lose the row."),
        N_("behind-the-throne/aid", "Stop whenever you like: collect the row or swap it."),
    )),
    AidSection(N_("behind-the-throne/aid", "Manipulative stacks (1 to 5)"), (
        N_("behind-the-throne/aid", "Each once per turn, on the newest card, if you have the largest stack."),
        N_("behind-the-throne/aid", "1 General: down by 3."),
        N_("behind-the-throne/aid", "2 Prophet: look at the top card of the deck."),
        N_("behind-the-throne/aid", "3 Jester: up or down by 1."),
        N_("behind-the-throne/aid", "4 Assassin: down by 2."),
        N_("behind-the-throne/aid", "5 Judge: use one of your sideways stacks."),
    )),
    AidSection(N_("behind-the-throne/aid", "Protective stacks (6 and 7)"), (
        N_("behind-the-throne/aid", "As often as needed, if you have the largest stack."),
        N_("behind-the-throne/aid", "6 Minstrel: anyone who swaps with you must take a Minstrel."),
        N_("behind-the-throne/aid", "7 Alchemist: anyone who destroys a card of yours must choose an Alchemist."),
    )),
    AidSection(N_("behind-the-throne/aid", "Prohibitive stacks (8 and 9)"), (
        N_("behind-the-throne/aid", "Always, even without the largest stack."),
        N_("behind-the-throne/aid", "8 Queen: destroy a card only if the row has more cards than you have Queens."),
        N_("behind-the-throne/aid", "9 King: swap only if the row has at least as many cards as you have Kings."),
    )),
    AidSection(N_("behind-the-throne/aid", "Destroying a card"), (
        N_("behind-the-throne/aid", "When the newest card equals the one before it, you may discard one card from "
                                    "anyone’s stacks."),
        N_("behind-the-throne/aid", "Once per revealed card; at most one card per player each turn."),
    )),
    AidSection(N_("behind-the-throne/aid", "Swapping"), (
        N_("behind-the-throne/aid", "Give the whole row to another player and take one card from their stacks."),
        N_("behind-the-throne/aid", "The gift is placed first, then the card that was taken."),
    )),
    AidSection(N_("behind-the-throne/aid", "Stacks"), (
        N_("behind-the-throne/aid", "One stack per kind, and at most five stacks of at most five cards each."),
        N_("behind-the-throne/aid", "More than five stacks: discard whole stacks right away."),
    )),
    AidSection(N_("behind-the-throne/aid", "End and scoring"), (
        N_("behind-the-throne/aid", "The first deck has no End of Game card; when it runs out, the discard pile and the "
                                    "End of Game card form a new one."),
        N_("behind-the-throne/aid", "The End of Game card ends the game at once; that turn’s row belongs to nobody."),
        N_("behind-the-throne/aid", "Every stack of two or more scores its value once; a single card scores nothing."),
    )),
)
