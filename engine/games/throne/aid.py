"""The player aid of Throne: what players look up during a game, on one page."""

from __future__ import annotations

from typing import Final

from engine.base.lessons import AidSection
from engine.core.text import N_

AID: Final = (
    AidSection(N_("throne/aid", "Your turn"), (
        N_("throne/aid", "Lay one card face down and claim a Peasant, Jack, Queen, King or Ace."),
        N_("throne/aid", "Any card may be laid with any claim."),
    )),
    AidSection(N_("throne/aid", "What claims do"), (
        N_("throne/aid", "Peasant (7 to 10): nothing, draws 0, is never called a lie."),
        N_("throne/aid", "Jack: look at a hidden card of a rival, draws 1."),
        N_("throne/aid", "Queen: a hidden card of a rival turns face up, draws 1."),
        N_("throne/aid", "King: a rival loses a card, draws 1."),
        N_("throne/aid", "Ace: draws 2."),
    )),
    AidSection(N_("throne/aid", "Answers to a Jack, Queen or King"), (
        N_("throne/aid", "Only the rival it is aimed at answers."),
        N_("throne/aid", "Accept: it works, and the card is buried."),
        N_("throne/aid", "Liar, and it is a lie: the card is discarded, nothing happens, nothing is drawn."),
        N_("throne/aid", "Liar, but it is true: it works, and the caller loses one more card."),
        N_("throne/aid", "Joker: evaded; the Joker is discarded and not replaced."),
    )),
    AidSection(N_("throne/aid", "Answers to an Ace"), (
        N_("throne/aid", "All rivals answer in secret; with several callers, the next in turn order is the "
                         "challenger."),
        N_("throne/aid", "True: the challenger loses a card. A lie: the liar loses this card and one more."),
    )),
    AidSection(N_("throne/aid", "The cards"), (
        N_("throne/aid", "Four each of 7, 8, 9, 10, Jack, Queen, King and Ace, and two Jokers; five for everybody."),
        N_("throne/aid", "A face-up card still belongs to the hand and may be laid."),
        N_("throne/aid", "Whoever picks the card that you lose may pick a face-up card; for a false Ace only if none "
                         "is hidden."),
    )),
    AidSection(N_("throne/aid", "The end"), (
        N_("throne/aid", "Without cards you are out; the last player with cards wins the round."),
        N_("throne/aid", "Three rounds win the match."),
    )),
)
