"""What a piece shows: a card, its back, the back of a card that the viewer knows, or a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

TokenShape: TypeAlias = Literal["disc", "diamond", "shield", "crown"]
"""The outlines of tokens; they differ, so that tokens can be told apart without their colours."""
TokenColour: TypeAlias = Literal["gold", "red", "blue", "green", "grey"]
"""The colours of tokens, which every theme has."""


@dataclass(frozen=True, slots=True)
class Back:
    """A card seen from the back."""


BACK: Final = Back()


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card seen from the front, by its id."""

    card: str


@dataclass(frozen=True, slots=True)
class TurnedFace:
    """A card, by its id, that lies face down and is known: its back, and what tells which card it is."""

    card: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing by its name in the folder of the game's pictures, such as "marks/crown"."""

    name: str


@dataclass(frozen=True, slots=True)
class Index:
    """What stands in the corners of a card, by the card's id, in the language that is read."""

    card: str


@dataclass(frozen=True, slots=True)
class TokenFace:
    """A token: an outline in a colour of the theme, gold where none is named, and what stands on it.

    Instead of an outline it may be a drawing, which lies on a disc of the colour, or on its own ground where there is
    none. A text stands in the middle of an outline and in a badge at the foot of a drawing; on a drawing, a smaller one
    may be laid upon it instead. A `crossed` token is used up: a line goes through it.
    """

    shape: TokenShape | Drawing
    colour: TokenColour | None = None
    text: str | Index | Drawing = ""
    crossed: bool = False


Face: TypeAlias = CardFace | Back | TurnedFace | TokenFace


def known_card(face: Face) -> str | None:
    """The id of the card that a face tells of, whichever side is up; None for a mere back or a token."""
    return face.card if isinstance(face, CardFace | TurnedFace) else None
