"""Moments: the events of a game that its table makes much of, and how each is staged."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.core.text import Text


class Act(Enum):
    """What happens at a climax to the cards that it is about, while all else lies in the shade."""

    TURN = "turn"       # those that lie face down turn over, once everyone has held their breath
    FALL = "fall"       # they topple one after the other, from the last one on, before they go
    COVER = "cover"     # the two halves of a drawing close over them, like a roof
    CROWN = "crown"     # a drawing comes down to the head of the last one
    RAISE = "raise"     # a drawing rises from the last one, like a flag
    PAY = "pay"         # in a beat, the drawing goes from each of them to the seat; nothing lies in the shade


@dataclass(frozen=True, slots=True)
class StampedWords:
    """One or two short words that are stamped on a card, and whether they are good news."""

    text: Text
    good: bool


@dataclass(frozen=True, slots=True)
class Moment:
    """How a dramatic event is shown: its words appear large over the table.

    Beside them appears the event's card as far as the viewer knows it, if it `shows` that, or else the game's drawing,
    if one is named. Cards turn over in place after a pause, and move on once everyone has seen them. `sound` is
    heard then instead of the usual one.

    With an `act` it is a climax, and needs no words unless it `shows` a card: the act is about the cards of the event
    that lie on the table, and last about the piece `hero` or the topmost one of that zone, if one is named. The
    `verdict` is stamped on the last of them.
    """

    drawing: str = ""
    shows: bool = False
    sound: str = ""
    act: Act | None = None
    verdict: StampedWords | None = None
    hero: str = ""
