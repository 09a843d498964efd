"""What temperaments like in Behind the Throne: one card more, or the row as it is; abilities; blows at the others."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from engine.base.temper import Dials
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.behind_the_throne.bot.omissions import can_look, has_no_room, knows_next
from engine.games.behind_the_throne.moves import COLLECT, REVEAL, is_ability
from engine.games.behind_the_throne.state import BehindState

DIALS: Final[Mapping[str, Dials]] = {
    "careful": Dials({"collect": 0.012}, within=0.05),
    "bold": Dials({"push": 0.014}, within=0.05),
    "cunning": Dials({"trick": 0.01}, leader=0.01, within=0.05),
    "grudging": Dials(grudge=0.016, within=0.05),
}


def traits(move: Move, observation: Observation[BehindState]) -> Collection[str]:
    """Whether a move goes on revealing with a row at stake, collects it, uses an ability, or strikes at a rival.

    It takes no courage to reveal a card that is known, and it is none not to look where that is free; nor is it careful
    to collect a row for which there is no room.
    """
    if move is REVEAL:
        dares = observation.phase == "row" and not (can_look(observation) or knows_next(observation))
        return ("push",) if dares else ()
    if move is COLLECT:
        return () if has_no_room(observation) else ("collect",)
    if is_ability(move):
        return ("trick",)
    return ("strike",) if aims_at(move, observation) else ()


def aims_at(move: Move, observation: Observation[BehindState]) -> Collection[int]:
    """Whose card a move destroys or swaps for the row."""
    return (move.seat,) if move.verb in ("destroy", "swap") and move.seat != observation.seat else ()
