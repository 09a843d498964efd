"""Why a piece of Throne lies where it does, said when it is clicked and begins no move."""

from __future__ import annotations

from typing import Final

from engine.base.table import Piece
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.core.text import Player
from engine.games.throne import rules, words
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, MOST_SEATS, PLACES

_MIDDLE: Final = {
    "deck": Refusal("R12", words.ACES_DRAW), "claims": Refusal("R3", words.CLAIM_HERE),
    "laid": Refusal("R6", words.LAID_ALREADY), "said": Refusal("R6", words.LAID_ALREADY),
    "buried": Refusal("R19", words.COME_BACK), "discards": Refusal("R19", words.COME_BACK),
}
_OWNERS: Final = {PLACES[HAND[seat]]: seat for seat in range(MOST_SEATS)}


def objection(piece: Piece, place: str | None, observation: Observation[ThroneState]) -> Refusal | None:
    """The draw pile, from which a round is dealt, says before that what else it is for."""
    return rests(piece, observation) if piece.zone == "deck" and place is None and observation.phase != "deal" else None


def rests(piece: Piece, observation: Observation[ThroneState]) -> Refusal | None:
    """What comes first, or else what the piece is for."""
    seen, owner = observation.seen, _OWNERS.get(piece.zone)
    if seen.phase in rules.PICK_PHASES and owner not in (None, seen.victim):
        return Refusal("R14", words.PICK_FROM.fill(player=Player(seen.victim)))
    if seen.phase != "lay":
        return rules.something_first(seen)
    return _MIDDLE[piece.zone] if owner is None else Refusal("R6", words.AIM_AT.fill(player=Player(owner)))
