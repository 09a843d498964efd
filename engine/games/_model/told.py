"""The events of Model: what is told of each move, and who may see it."""

from __future__ import annotations

from engine.core.events import Event, Travel
from engine.core.text import Player
from engine.games._model import words
from engine.games._model.cards import name_of
from engine.games._model.state import ModelState
from engine.games._model.zones import hand_of, row_of


def laid(seat: int, kind: int) -> Event:
    """A card laid for all to see."""
    return Event("lay", seat, words.LAID.fill(card=name_of(kind)), (Travel(kind, hand_of(seat), row_of(seat)),))


def thrown(seat: int, kind: int) -> Event:
    """A card thrown away: everybody sees that, only the seat sees which."""
    return Event("throw", seat, words.THROWN, (Travel(kind, hand_of(seat), "thrown"),), 1 << seat,
                 words.THROWN_CARD.fill(card=name_of(kind)))


def drawn(seat: int, kind: int) -> Event:
    """A card drawn: everybody sees that, only the seat sees which."""
    return Event("draw", seat, words.DRAWN, (Travel(kind, "deck", hand_of(seat)),), 1 << seat,
                 words.DRAWN_CARD.fill(card=name_of(kind)))


def ended(state: ModelState) -> Event:
    """The end of the game."""
    return Event("end", None, words.ENDED.fill(players=tuple(map(Player, sorted(state.winners())))))
