"""What is said during a game of Model: moves, log and refusals. Log lines stand behind the player's name."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games._model.cards import name_of
from engine.games._model.state import ModelState

_LAY: Final = N_("model/move", "Lay {card}")
_THROW: Final = N_("model/move", "Throw away {card}")

LAID: Final = N_("model/log", "{card} laid.")
THROWN: Final = N_("model/log", "A card thrown away.")
THROWN_CARD: Final = N_("model/log", "{card} thrown away.")
DRAWN: Final = N_("model/log", "Draws a card.")
DRAWN_CARD: Final = N_("model/log", "{card} drawn.")
ENDED: Final = N_("model/log", "Nobody has cards left. The win goes to {players}.")

NOT_HELD: Final = N_("model/refusal", "You do not hold {card}.")
TOO_LOW: Final = N_("model/refusal", "Lay a card that is higher than {last}.")
CAN_LAY: Final = N_("model/refusal", "You can still lay a card: {card}.")


def describe(move: Move, observation: Observation[ModelState]) -> Text:
    """What the move does, for a button, the log and speech."""
    return (_LAY if move.verb == "lay" else _THROW).fill(card=name_of(move.card))
