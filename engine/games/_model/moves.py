"""All moves of Model, made once."""

from __future__ import annotations

from typing import Final

from engine.core.moves import MoveTable
from engine.games._model.cards import CARDS

MOVES: Final = MoveTable("model")

_IDS: Final = tuple(card.id for card in CARDS)

LAY: Final = MOVES.for_cards("lay", _IDS)
"""By kind: lay it at the end of the own row."""
THROW: Final = MOVES.for_cards("throw", _IDS)
"""By kind: throw it away face down."""
