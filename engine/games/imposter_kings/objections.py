"""Why a piece of The Imposter Kings that begins no move lies where it does, said when it is clicked."""

from __future__ import annotations

from typing import Final

from engine.base.table import Piece
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.core.text import Player
from engine.games.imposter_kings import words
from engine.games.imposter_kings.state import ImposterState

_MIDDLE: Final = {
    "accused": Refusal("R31", words.ACCUSED_STAYS), "removed": Refusal("R39", words.REMOVED_STAYS),
    "deck": Refusal("R31", words.WAITS_FACE_DOWN),
}
_OF_OTHERS: Final = {
    "hand": ("R7", words.PLAYS_THESE), "king": ("R8", words.FLIPS_THIS), "successor": ("R37", words.THEIR_SUCCESSOR),
    "condemned": ("R5", words.REMOVES_THIS), "antechamber": ("R6", words.PLAYS_THIS_FIRST),
}
"""By place of another player: the rule that makes it theirs, and what they do with it."""


def rests(piece: Piece, observation: Observation[ImposterState]) -> Refusal | None:
    """Whose it is, or what it waits for."""
    name, _, number = piece.zone.partition(".")
    if name in _MIDDLE:
        return _MIDDLE[name]
    if number == str(observation.seat + 1):
        return Refusal("R8", words.SUCCESSOR_WAITS) if name == "successor" else None
    rule, reason = _OF_OTHERS[name]
    return Refusal(rule, reason.fill(player=Player(int(number) - 1)))
