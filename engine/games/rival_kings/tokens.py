"""Pieces of Rival Kings that are no cards: coins, conflict markers and signs of actions."""

from __future__ import annotations

from typing import Final

from engine.base.faces import Face
from engine.base.table import Piece
from engine.core.text import Text

NO_CARD: Final = -2
"""The kind of a token."""


def token(zone: str, slot: int, face: Face, text: Text) -> Piece:
    """The token in a slot of a zone."""
    return Piece(token_id(zone, slot), zone, str(slot), slot, 0, NO_CARD, face, text)


def token_id(zone: str, slot: int) -> str:
    """What that token is called."""
    return f"{zone}/{slot}/0"
