"""The cards of Behind the Throne and every number that is the same in all editions; for the others see `editions`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.base.cards import Brief, Card, Group, names_of
from engine.core.errors import BadCard
from engine.core.text import N_, Text

GENERAL: Final = 0
PROPHET: Final = 1
JESTER: Final = 2
ASSASSIN: Final = 3
JUDGE: Final = 4
MINSTREL: Final = 5
ALCHEMIST: Final = 6
QUEEN: Final = 7
KING: Final = 8
END: Final = 9

KINDS: Final = 9
"""Kinds of characters, which come first; a character's printed value is its kind plus one."""
FIRST_PROHIBITIVE: Final = QUEEN
"""Prohibitive characters are the highest, from this one on: only those below count for more while they stand upright."""

MOST_SEATS: Final = 4

ROW_LIMIT: Final = 5
STACK_LIMIT: Final = 5
CARDS_IN_STACK: Final = 5

CHANGES: Final = {GENERAL: -3, ASSASSIN: -2, JESTER: -1}
"""How each ability brings the newest card down; the Jester may also raise it by one."""

MANIPULATIVE: Final[tuple[int, ...]] = (GENERAL, PROPHET, JESTER, ASSASSIN, JUDGE)
MANIPULATIVE_MASK: Final = sum(1 << kind for kind in MANIPULATIVE)

_MANIPULATIVE = Group("manipulative", N_("behind-the-throne/type", "Manipulative"), "indigo", "zigzag")
_PROTECTIVE = Group("protective", N_("behind-the-throne/type", "Protective"), "green", "scallops")
_PROHIBITIVE = Group("prohibitive", N_("behind-the-throne/type", "Prohibitive"), "crimson", "bars")
_END_TYPE = Group("end", N_("behind-the-throne/type", "Game end"), "slate", "straight")


_SWAPPING: Final = N_("behind-the-throne/card", "swapping")
_DESTROYING: Final = N_("behind-the-throne/card", "destroying")


def _card(kind: int, card_id: str, group: Group, name: Text, ability: Text, brief: Brief) -> Card:
    return Card(kind, card_id, name, kind + 1 if kind < KINDS else None, group, ability, brief=brief)


CARDS: Final = (
    _card(GENERAL, "general", _MANIPULATIVE, N_("behind-the-throne/card", "General"),
          N_("behind-the-throne/card", "Brings the newest card down by 3."),
          Brief("down", "−3")),
    _card(PROPHET, "prophet", _MANIPULATIVE, N_("behind-the-throne/card", "Prophet"),
          N_("behind-the-throne/card", "Shows you the top card of the deck."),
          Brief("eye", N_("behind-the-throne/card", "next card"))),
    _card(JESTER, "jester", _MANIPULATIVE, N_("behind-the-throne/card", "Jester"),
          N_("behind-the-throne/card", "Moves the newest card up or down by 1."),
          Brief("number", "±1")),
    _card(ASSASSIN, "assassin", _MANIPULATIVE, N_("behind-the-throne/card", "Assassin"),
          N_("behind-the-throne/card", "Brings the newest card down by 2."),
          Brief("down", "−2")),
    _card(JUDGE, "judge", _MANIPULATIVE, N_("behind-the-throne/card", "Judge"),
          N_("behind-the-throne/card", "Lets you use one of your sideways stacks."),
          Brief("again", N_("behind-the-throne/card", "use a stack"))),
    _card(MINSTREL, "minstrel", _PROTECTIVE, N_("behind-the-throne/card", "Minstrel"),
          N_("behind-the-throne/card", "Anyone who swaps with you must take a Minstrel."),
          Brief("shield", _SWAPPING)),
    _card(ALCHEMIST, "alchemist", _PROTECTIVE, N_("behind-the-throne/card", "Alchemist"),
          N_("behind-the-throne/card", "Anyone who destroys a card of yours must choose an Alchemist."),
          Brief("shield", _DESTROYING)),
    _card(QUEEN, "queen", _PROHIBITIVE, N_("behind-the-throne/card", "Queen"),
          N_("behind-the-throne/card", "Destroy a card only if the row has more cards than you have Queens."),
          Brief("stop", _DESTROYING)),
    _card(KING, "king", _PROHIBITIVE, N_("behind-the-throne/card", "King"),
          N_("behind-the-throne/card", "Swap only if the row has at least as many cards as you have Kings."),
          Brief("stop", _SWAPPING)),
    _card(END, "end", _END_TYPE, N_("behind-the-throne/card", "End of Game"),
          N_("behind-the-throne/card", "The game ends at once when this card is revealed."),
          Brief("hourglass", N_("behind-the-throne/card", "at once"))),
)

name_of: Final = names_of(CARDS)


def check(cards: Sequence[Card]) -> None:
    """That kinds stand in the order that is counted on. Raises BadCard, naming the first that does not."""
    for kind, card in enumerate(cards):
        if card.value != (kind + 1 if kind < KINDS else None):
            raise BadCard(f"{card.name} is kind {kind} and counts {card.value}: characters come first, in order of value "
                          "from 1 on.")
        if (card.group is _PROHIBITIVE) != (FIRST_PROHIBITIVE <= kind < KINDS):
            raise BadCard(f"{card.name} is on the wrong side of FIRST_PROHIBITIVE: prohibitive characters are the highest.")
        if (card.group is _MANIPULATIVE) != (kind in MANIPULATIVE):
            raise BadCard(f"{card.name}: MANIPULATIVE does not say what its group says.")


check(CARDS)
