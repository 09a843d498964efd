"""The kinds of poor moves in Rival Kings."""

from __future__ import annotations

from typing import Final

from engine.base.faults import OTHER, Fault, either
from engine.core.moves import Move
from engine.core.text import N_
from engine.games.rival_kings.moves import ACTION_OF

EARLY: Final = Fault("early", N_("rival-kings/fault", "Stopping too early"))
LATE: Final = Fault("late", N_("rival-kings/fault", "Ending turns late"))
CHARACTER: Final = Fault("character", N_("rival-kings/fault", "Playing the wrong character"))
CREST: Final = Fault("crest", N_("rival-kings/fault", "Stealing the wrong action"))
SKIPPED: Final = Fault("skipped", N_("rival-kings/fault", "Letting actions lapse"))
UNUSED: Final = Fault("unused", N_("rival-kings/fault", "Leaving abilities unused"))
USED: Final = Fault("used", N_("rival-kings/fault", "Using abilities at the wrong time"))
SWAPPED: Final = Fault("swapped", N_("rival-kings/fault", "Exchanging the wrong cards"))
SEARCHED: Final = Fault("searched", N_("rival-kings/fault", "Taking the wrong card from a pile"))
ACTION: Final = Fault("action", N_("rival-kings/fault", "Choosing the wrong action"))
PILE: Final = Fault("pile", N_("rival-kings/fault", "Choosing the wrong pile"))

FAULTS: Final = (EARLY, LATE, CHARACTER, CREST, SKIPPED, UNUSED, USED, SWAPPED, SEARCHED, ACTION, PILE)


def fault_of(made: Move, best: Move) -> Fault:
    """What was wrong with the move made where the best one was that."""
    if made.verb in _BY_MADE:
        return _BY_MADE[made.verb]
    if best.verb == "use":
        return UNUSED
    if best.verb == "end":
        return LATE
    if either(made, best, "steal"):
        return CREST
    if made.verb in ACTION_OF:
        return PILE if made.verb == best.verb else ACTION
    return OTHER


_BY_MADE: Final = {"end": EARLY, "play": CHARACTER, "skip": SKIPPED, "pass": UNUSED, "use": USED, "demand": SWAPPED,
                   "offer": SWAPPED, "find": SEARCHED, "leave": SEARCHED}
