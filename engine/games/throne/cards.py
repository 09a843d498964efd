"""The cards of Throne, and every number that is the same in all editions; for the others see `editions`.

No rule tells suits apart, so a kind of card is a rank: the four sevens are four copies of one kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.base.cards import Brief, Card, Group, names_of
from engine.core.errors import BadCard
from engine.core.text import N_, Text

SEVEN: Final = 0
EIGHT: Final = 1
NINE: Final = 2
TEN: Final = 3
JACK: Final = 4
QUEEN: Final = 5
KING: Final = 6
ACE: Final = 7
JOKER: Final = 8

KINDS: Final = 9
COPIES: Final[tuple[int, ...]] = (4, 4, 4, 4, 4, 4, 4, 4, 2)
"""Copies of every kind, for any number of players."""

PEASANT: Final = TEN
"""What a card from 7 to 10 is claimed as."""
CLAIMS: Final[tuple[int, ...]] = (PEASANT, JACK, QUEEN, KING, ACE)
"""Everything that can be claimed (rule 3); a court card and an Ace stand for themselves."""
AIMED: Final[tuple[int, ...]] = (JACK, QUEEN, KING)
"""The claims aimed at a rival (rule 6), in ascending order of what they do: a lower number does less."""
TRUE_CLAIM: Final[tuple[int, ...]] = (PEASANT, PEASANT, PEASANT, PEASANT, JACK, QUEEN, KING, ACE, JOKER)
"""By kind: the claim that is true of a card; nobody can claim a Joker (rule 4)."""

DRAWS: Final = {PEASANT: 0, JACK: 1, QUEEN: 1, KING: 1, ACE: 2}
"""By claim: how many cards its player draws at the end of the turn."""

TURN_LIMIT: Final = 400
"""A round ends after this many turns (rule 22)."""

_PEASANTS = Group("peasants", N_("throne/type", "Peasant"), "green", "scallops")
_COURT = Group("court", N_("throne/type", "Court"), "indigo", "zigzag")
_ACES = Group("aces", N_("throne/type", "Ace"), "amber", "waves")
_JOKERS = Group("jokers", N_("throne/type", "Joker"), "crimson", "bars")


def _card(kind: int, card_id: str, index: Text | str, group: Group, name: Text, ability: Text,
          brief: Brief) -> Card:
    return Card(kind, card_id, name, None, group, ability, index, brief=brief)


_NO_POWER: Final = N_("throne/card", "A Peasant: it has no power and draws no card.")
_NO_POWER_BRIEF: Final = Brief("number", N_("throne/card", "no power"))

CARDS: Final = (
    _card(SEVEN, "seven", "7", _PEASANTS, N_("throne/card", "Seven"), _NO_POWER, _NO_POWER_BRIEF),
    _card(EIGHT, "eight", "8", _PEASANTS, N_("throne/card", "Eight"), _NO_POWER, _NO_POWER_BRIEF),
    _card(NINE, "nine", "9", _PEASANTS, N_("throne/card", "Nine"), _NO_POWER, _NO_POWER_BRIEF),
    _card(TEN, "ten", "10", _PEASANTS, N_("throne/card", "Ten"), _NO_POWER, _NO_POWER_BRIEF),
    _card(JACK, "jack", N_("throne/index", "J"), _COURT, N_("throne/card", "Jack"),
          N_("throne/card", "Looks at one of a rival’s cards. Draws 1 card."),
          Brief("eye", N_("throne/card", "see a card"))),
    _card(QUEEN, "queen", N_("throne/index", "Q"), _COURT, N_("throne/card", "Queen"),
          N_("throne/card", "Turns one of a rival’s cards face up. Draws 1 card."),
          Brief("turn", N_("throne/card", "turn face up"))),
    _card(KING, "king", N_("throne/index", "K"), _COURT, N_("throne/card", "King"),
          N_("throne/card", "Kills a rival’s card. Draws 1 card."),
          Brief("skull", N_("throne/card", "kill a card"))),
    _card(ACE, "ace", N_("throne/index", "A"), _ACES, N_("throne/card", "Ace"),
          N_("throne/card", "Draws 2 cards."),
          Brief("plus", N_("throne/card", "draw two"))),
    _card(JOKER, "joker", "★", _JOKERS, N_("throne/card", "Joker"),
          N_("throne/card", "Evades a Jack, Queen, or King aimed at you. Can never be claimed."),
          Brief("shield", N_("throne/card", "evade"))),
)

PEASANT_NAME: Final = N_("throne/card", "Peasant")

name_of: Final = names_of(CARDS)


def check(aimed: Sequence[int], by_kind: Sequence[Sequence[int]]) -> None:
    """That claims stand in the order that is counted on, and that tables by kind have all kinds. Raises BadCard."""
    for lower, higher in pairwise(aimed):
        if lower > higher:
            raise BadCard(f"{name_of(higher)} does more than {name_of(lower)}, so it must have a higher number.")
    for table in by_kind:
        if len(table) != len(CARDS):
            raise BadCard(f"There are {len(CARDS)} kinds of cards, and a table has {len(table)}.")


check(AIMED, (COPIES, TRUE_CLAIM, range(KINDS)))
BRIEFS: Final = tuple(card.brief.words for card in CARDS if card.brief is not None)
"""By kind: what a card does, in a few letters."""


def claim_name(claim: int) -> Text:
    """The name of a claim."""
    return PEASANT_NAME if claim == PEASANT else CARDS[claim].name
