"""The player aid of The Imposter Kings: what players look up during a game, on one page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.base.lessons import AidSection
from engine.core.text import N_, Text
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    ELDER,
    EXECUTIONER,
    FOOL,
    HERALD,
    INQUISITOR,
    JUDGE,
    KINGS_HAND,
    MYSTIC,
    OATHBOUND,
    PRINCESS,
    QUEEN,
    REACTIONS,
    SENTRY,
    SOLDIER,
    SPY,
    VALUES,
    WARDEN,
    WARLORD,
    ZEALOT,
)

_CARDS: Final[Mapping[int, Text]] = {
    FOOL: N_("imposter-kings/aid", "{value} Fool: take a face-up card from the Court."),
    ASSASSIN: N_("imposter-kings/aid", "{value} Assassin: when an opponent flips their King, they lose the round."),
    ELDER: N_("imposter-kings/aid", "{value} Elder: may be played on Royalty."),
    ZEALOT: N_("imposter-kings/aid", "{value} Zealot: may go on anything but Royalty if your King is flipped."),
    INQUISITOR: N_("imposter-kings/aid", "{value} Inquisitor: others put the named card into their Antechamber."),
    EXECUTIONER: N_("imposter-kings/aid", "{value} Executioner: everyone condemns a card of the named value."),
    JUDGE: N_("imposter-kings/aid", "{value} Judge: guess a card; if right, put one of yours into your Antechamber."),
    SOLDIER: N_("imposter-kings/aid", "{value} Soldier: name a card; if an opponent has it, +2 and disgrace up to "
                                      "three cards."),
    OATHBOUND: N_("imposter-kings/aid", "{value} Oathbound: may go on a higher card and disgrace it; then play a "
                                        "second card."),
    HERALD: N_("imposter-kings/aid", "{value} Herald: choose a new Successor; you may then play a 5 or higher."),
    WARLORD: N_("imposter-kings/aid", "{value} Warlord: with Royalty in Court, counts 1 more in hand and 2 more in "
                                      "Court."),
    MYSTIC: N_("imposter-kings/aid", "{value} Mystic: with a Disgraced card in Court, name a number; cards of that "
                                     "value lose their text and count 3."),
    WARDEN: N_("imposter-kings/aid", "{value} Warden: with four face-up cards in Court, swap a card with the Accused."),
    KINGS_HAND: N_("imposter-kings/aid", "{value} King’s Hand: stops an ability; both cards are Condemned."),
    SENTRY: N_("imposter-kings/aid", "{value} Sentry: exchange one of your cards for a non-Royalty Court card."),
    SPY: N_("imposter-kings/aid", "{value} Spy: look at all Successors; you may make one player replace theirs."),
    QUEEN: N_("imposter-kings/aid", "{value} Queen: disgraces all other Court cards. Royalty."),
    PRINCESS: N_("imposter-kings/aid", "{value} Princess: swap a card with another player. Royalty."),
}
"""By kind; {value} is the base value."""
_BANDS: Final = (
    (9, 7, N_("imposter-kings/aid", "Values 9 to 7")), (6, 4, N_("imposter-kings/aid", "Values 6 to 4")),
    (3, 1, N_("imposter-kings/aid", "Values 3 to 1")))
_IMMUNE: Final = N_("imposter-kings/aid", "Cannot be stopped: Queen, Warlord, King’s Hand, Oathbound and its second "
                                          "card, Elder, Zealot.")
_FIRST: Final = (
    AidSection(N_("imposter-kings/aid", "Your turn, in this order"), (
        N_("imposter-kings/aid", "Condemned cards: remove one."),
        N_("imposter-kings/aid", "Cards in your Antechamber: play one, ignoring the Throne’s value."),
        N_("imposter-kings/aid", "Otherwise, play equal or higher, or flip your King."),
        N_("imposter-kings/aid", "If you can do neither, you lose the round."),
    )),
)
_LAST: Final = (
    AidSection(N_("imposter-kings/aid", "Four players in teams"), (
        N_("imposter-kings/aid", "Partners sit opposite each other; if one loses the round, both do."),
        N_("imposter-kings/aid", "The Judge, Soldier, and Assassin affect opponents only."),
        N_("imposter-kings/aid", "Both partners score. One unflipped King is enough, and leftover cards count once."),
    )),
    AidSection(N_("imposter-kings/aid", "Points"), (
        N_("imposter-kings/aid", "1 for the round, 1 for an unflipped King, and 1 if a loser still has a card in "
                                 "hand or their Successor."),
        N_("imposter-kings/aid", "Three players: 1 per loser with cards left, and 1 for second place."),
        N_("imposter-kings/aid", "The match goes to 7 points."),
    )),
)


def aid_of(values: tuple[int, ...]) -> tuple[AidSection, ...]:
    """The player aid for these values of the cards; of two that are as high, the usually higher one comes first."""
    reactions = (*_lines(values, sorted(REACTIONS, reverse=True)), _IMMUNE)
    bands = [(title, _lines(values, _between(values, least, most))) for most, least, title in _BANDS]
    return (*_FIRST, AidSection(N_("imposter-kings/aid", "Reactions"), reactions),
            *[AidSection(title, lines) for title, lines in bands if lines], *_LAST)


def _between(values: tuple[int, ...], least: int, most: int) -> list[int]:
    """The kinds with these values that have no line above, the highest first."""
    kinds = [kind for kind in _CARDS if least <= values[kind] <= most and kind not in REACTIONS]
    return sorted(kinds, key=lambda kind: (-values[kind], kind))


def _lines(values: tuple[int, ...], kinds: list[int]) -> tuple[Text, ...]:
    return tuple([_CARDS[kind].fill(value=values[kind]) for kind in kinds])


AID: Final = aid_of(VALUES)
