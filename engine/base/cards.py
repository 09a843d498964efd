"""The kinds of cards of a game, as the table, the rule book and the gallery show them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.base.faces import TokenColour, TokenShape
from engine.core.text import Text

Colour: TypeAlias = Literal["indigo", "green", "crimson", "amber", "violet", "teal", "slate"]
"""The colours of groups, which every theme has."""
Edge: TypeAlias = Literal["zigzag", "scallops", "bars", "waves", "steps", "notches", "straight"]
"""How the head of a card ends."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of cards and its look: a colour of the house style, and an edge that tells it apart without colour."""

    id: str
    name: Text
    colour: Colour
    edge: Edge


@dataclass(frozen=True, slots=True)
class Badge:
    """A number on a card besides its value: a token's outline and colour, a short text, and what it means."""

    shape: TokenShape
    colour: TokenColour
    text: str
    tip: Text


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card: `kind` is its number in zones and moves, `id` names its picture.

    `index` stands in the corners, where that is not the value; a letter is a text, for it follows the language.
    `sign` and `signs` name drawings in the folder of the
    game's pictures ("pairs/farmer"): one in the head, and a row at the foot. `badges` stand below the head.
    """

    kind: int
    id: str
    name: Text
    value: int | None
    group: Group
    ability: Text
    index: Text | str = ""
    sign: str = ""
    signs: tuple[str, ...] = ()
    badges: tuple[Badge, ...] = ()

    @property
    def corner(self) -> Text | str:
        """What stands in the corners: the index, or else the value, or nothing."""
        return self.index or ("" if self.value is None else str(self.value))


def names_of(cards: Sequence[Card]) -> Callable[[int], Text]:
    """A function from a kind of these cards to its name."""

    def name_of(kind: int) -> Text:
        return cards[kind].name

    return name_of
