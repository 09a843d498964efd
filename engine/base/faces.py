"""What a piece shows: a card, its back, the back of a card that the viewer knows, or a token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

TokenShape: TypeAlias = Literal["disc", "diamond", "shield", "crown"]
"""The outlines of tokens, so that they can be told apart without colour."""
TokenColour: TypeAlias = Literal["gold", "red", "blue", "green", "grey"]
"""The colours of tokens, which every theme has."""
TokenState: TypeAlias = Literal["usual", "next", "done"]
"""What a token that stands for a step says of it: nothing, that it can be taken next, or that it is done."""


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
    """A card, by its id, that lies face down but is known to the viewer: its back, marked with what it is."""

    card: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing, by its name in the game's folder of pictures, such as "marks/crown"."""

    name: str


@dataclass(frozen=True, slots=True)
class Index:
    """What is printed in the corners of the card with that id, in the reader's language."""

    card: str


@dataclass(frozen=True, slots=True)
class TokenFace:
    """A token: an outline in a colour of the theme, gold by default, with something on it.

    A drawing may take the place of the outline; it is put on a disc of that colour, if one is named. A text is printed
    in the middle of an outline, or in a badge at the foot of a drawing. A drawing may carry a smaller drawing instead.
    One that stands for a step of a turn may say by its `state` that the viewer can take it `next`, and then it is lit,
    or that it is `done`, and then it has a tick. `tone` is the colour of the cards that the token belongs to, in which
    a tower below it is painted.
    """

    shape: TokenShape | Drawing
    colour: TokenColour | None = None
    text: str | Index | Drawing = ""
    state: TokenState = "usual"
    tone: str = ""


Face: TypeAlias = CardFace | Back | TurnedFace | TokenFace


def known_card(face: Face) -> str | None:
    """The id of the card that a face identifies, whichever side is up; None for a plain back or a token."""
    return face.card if isinstance(face, CardFace | TurnedFace) else None
