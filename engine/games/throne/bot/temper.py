"""What temperaments like in Throne: lies, calls and grand claims, or none of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from engine.base.temper import Dials
from engine.core.moves import NONE, Move
from engine.core.observe import Observation
from engine.games.throne.bot import certain
from engine.games.throne.cards import KING, PEASANT
from engine.games.throne.moves import LIAR
from engine.games.throne.state import ThroneState

DIALS: Final[Mapping[str, Dials]] = {
    "careful": Dials({"lie": -0.04, "call": -0.03}, risk=-0.05, crowd=0.5),
    "bold": Dials({"call": 0.03, "king": 0.03}, risk=0.05, crowd=0.5),
    "cunning": Dials({"lie": 0.03, "king": 0.01}, leader=0.04, crowd=0.4),
    "grudging": Dials(grudge=0.03, crowd=0.5),
}


def traits(move: Move, observation: Observation[ThroneState]) -> Collection[str]:
    """Whether a move lies, claims a King, tells the plain truth about a Peasant, or calls."""
    if move is LIAR:
        return ("call",)
    if move.verb not in ("lay", "lay-open"):
        return ("joker",) if move.verb == "joker" else ()
    if certain.is_lying(move):
        return ("lie", "king") if move.claim == KING else ("lie",)
    return ("king",) if move.claim == KING else ("plain",) if move.claim == PEASANT else ()


def aims_at(move: Move, observation: Observation[ThroneState]) -> Collection[int]:
    """Whom a claim is aimed at, or whose claim is called a lie."""
    if move is LIAR:
        return (observation.seen.turn,)
    return () if move.seat == NONE else (move.seat,)
