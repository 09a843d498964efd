"""The kinds of cards of a game, as the table, the rule book and the gallery show them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

from engine.base.faces import TokenColour, TokenShape
from engine.core.errors import BadCard
from engine.core.text import Text

V = TypeVar("V")

Colour: TypeAlias = Literal["indigo", "green", "crimson", "amber", "violet", "teal", "slate"]
"""The colours of groups, which every theme has."""
Edge: TypeAlias = Literal["zigzag", "scallops", "bars", "waves", "steps", "notches", "straight"]
"""The lower edge of a card's head."""

Window: TypeAlias = Literal["plain", "curtain", "arch", "gable", "banner", "oval"]
"""The window around the drawings on a game's cards."""


@dataclass(frozen=True, slots=True)
class Group:
    """A group of cards and its look: a colour of the house style, and an edge to tell it apart without colour."""

    id: str
    name: Text
    colour: Colour
    edge: Edge


@dataclass(frozen=True, slots=True)
class Badge:
    """A number on a card besides its value: a token's shape and colour, a short text, and a tip explaining it."""

    shape: TokenShape
    colour: TokenColour
    text: str
    tip: Text


BriefSign: TypeAlias = Literal["again", "ask", "burst", "cards", "coin", "crown", "down", "eye", "hourglass", "house",
                               "number", "plus", "shield", "skull", "stop", "sun", "swap", "take", "turn", "up"]
"""The signs for what cards do, drawn in assets/signs."""


@dataclass(frozen=True, slots=True)
class Brief:
    """What a card does, in short: a sign, and at most 12 letters for a card with room for them."""

    sign: BriefSign
    words: Text | str


@dataclass(frozen=True, slots=True)
class Card:
    """One kind of card: `kind` is its number in zones and moves, `id` names its picture.

    `index` is printed in the corners instead of the value; a letter is a Text, as it depends on the language. `sign`
    and `signs` name drawings in the game's folder of pictures ("pairs/farmer"): one in the head, and a row at the
    foot. `badges` appear below the head. `brief` is the ability in short, for cards too small for its text.
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
    brief: Brief | None = None

    @property
    def corner(self) -> Text | str:
        """What is printed in the corners: the index, else the value, else nothing."""
        return self.index or ("" if self.value is None else str(self.value))


def names_of(cards: Sequence[Card]) -> Callable[[int], Text]:
    """A function that maps the kind of one of these cards to its name.

    Raises BadCard, naming the first, if a card does not stand where its kind is looked up.
    """
    for kind, card in enumerate(cards):
        if card.kind != kind:
            raise BadCard(f"{card.name} is kind {card.kind}, but stands in the place of kind {kind}.")

    def name_of(kind: int) -> Text:
        return cards[kind].name

    return name_of


def said_of_each(what: str, table: Mapping[int, V], kinds: Iterable[int],
                 name_of: Callable[[int], Text]) -> Mapping[int, V]:
    """A table by kind, once it is known to say something of each of these kinds, and of no other.

    `what` is what it says of a card. Raises BadCard, which names the cards of which that is missing, or needless.
    """
    wanted = set(kinds)
    missing, needless = sorted(wanted - set(table)), sorted(set(table) - wanted)
    for kinds_of, problem in ((missing, "Nothing says"), (needless, "There is no need to say")):
        if kinds_of:
            raise BadCard(f"{problem} {what}: {', '.join([str(name_of(kind)) for kind in kinds_of])}.")
    return table
