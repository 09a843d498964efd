"""What temperaments like in The Imposter Kings: flips and guesses, abilities, high cards, reactions."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from engine.base.temper import Dials
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.guesses import can_be_stopped
from engine.games.imposter_kings.state import ImposterState

DIALS: Final[Mapping[str, Dials]] = {
    "careful": Dials({"flip": -0.075, "guess": -0.054, "high": -0.036}, within=0.2),
    "bold": Dials({"flip": 0.045, "high": 0.03}, within=0.15),
    "cunning": Dials({"trick": 0.09}, leader=0.09, within=0.2),
    "grudging": Dials(grudge=0.18, within=0.2),
}

_HIGH: Final = 7
"""From this value on a card counts as high."""
_USES: Final = ("use", "name", "number", "court", "pick", "exchange")
"""The sorts of moves that use the ability of the card just played."""
_GUESSING: Final = ("ability", "guess")


def traits(move: Move, observation: Observation[ImposterState]) -> Collection[str]:
    """Whether a move flips the King, plays a high card, reacts, makes a guess that may be stopped, or uses an
    ability at all.
    """
    verb = move.verb
    if verb == "flip":
        return ("flip",)
    if verb == "play":
        return ("high",) if observation.seen.numbers.values[move.card] >= _HIGH else ()
    if verb in ("stop", "kill"):
        return ("trick", "react")
    if observation.phase in _GUESSING and verb in _USES:
        asks = bool(ABILITIES[observation.seen.played].hopes)
        return ("trick", "guess") if asks and can_be_stopped(observation) else ("trick",)
    return ()


def aims_at(move: Move, observation: Observation[ImposterState]) -> Collection[int]:
    """Whom a move reacts to, picks, or whose cards it searches for the one named."""
    seen, verb = observation.seen, move.verb
    if verb in ("stop", "kill"):
        return seen.target[:1] if seen.phase == "rescue" else (seen.turn,)
    if verb == "pick" and seen.phase in ("ability", "spy"):
        return (move.seat,) if move.seat != observation.seat else ()
    if verb == "name":
        return seen.target[:1] if seen.phase == "guess" else seen.opponents(observation.seat)
    return ()
