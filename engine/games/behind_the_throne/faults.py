"""The kinds of poor moves in Behind the Throne."""

from __future__ import annotations

from typing import Final

from engine.base.faults import OTHER, Fault
from engine.core.moves import Move
from engine.core.text import N_

EARLY: Final = Fault("early", N_("behind-the-throne/fault", "Stopping too early"))
LATE: Final = Fault("late", N_("behind-the-throne/fault", "Revealing one card too many"))
SWAPPED: Final = Fault("swapped", N_("behind-the-throne/fault", "Swapping rows for the wrong card"))
UNUSED: Final = Fault("unused", N_("behind-the-throne/fault", "Leaving abilities unused"))
USED: Final = Fault("used", N_("behind-the-throne/fault", "Using abilities at the wrong time"))
DESTROYED: Final = Fault("destroyed", N_("behind-the-throne/fault", "Destroying the wrong card"))
SPARED: Final = Fault("spared", N_("behind-the-throne/fault", "Not destroying a card"))
DISCARDED: Final = Fault("discarded", N_("behind-the-throne/fault", "Discarding the wrong stack"))

FAULTS: Final = (EARLY, LATE, SWAPPED, UNUSED, USED, DESTROYED, SPARED, DISCARDED)


def fault_of(made: Move, best: Move) -> Fault:
    """What was wrong with the move made where the best one was that."""
    if made.verb in _BY_MADE:
        return _BY_MADE[made.verb]
    if best.verb == "destroy":
        return SPARED
    if best.verb in ("use", "judge"):
        return UNUSED
    if made.verb == "swap" or best.verb == "swap":
        return SWAPPED
    return {"collect": EARLY, "reveal": LATE}.get(made.verb, OTHER)


_BY_MADE: Final = {"use": USED, "judge": USED, "destroy": DESTROYED, "discard": DISCARDED}
