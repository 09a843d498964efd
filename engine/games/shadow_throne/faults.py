"""The kinds of poor moves in Shadow Throne."""

from __future__ import annotations

from typing import Final

from engine.base.faults import OTHER, Fault
from engine.core.moves import Move
from engine.core.text import N_

TOOK: Final = Fault("took", N_("shadow-throne/fault", "Taking the wrong card from the pool"))
PLAYED: Final = Fault("played", N_("shadow-throne/fault", "Playing the wrong card in a wave"))
EXTRA: Final = Fault("extra", N_("shadow-throne/fault", "Playing the wrong extra card, or one too many"))
DECLINED: Final = Fault("declined", N_("shadow-throne/fault", "Playing no extra card with King Kyros"))
KEPT: Final = Fault("kept", N_("shadow-throne/fault", "Keeping the wrong card for the next battle"))

FAULTS: Final = (TOOK, PLAYED, EXTRA, DECLINED, KEPT)


def fault_of(made: Move, _best: Move) -> Fault:
    """What was wrong with the move made: each decision here is among moves of one sort."""
    return _BY_MADE.get(made.verb, OTHER)


_BY_MADE: Final = {"take": TOOK, "play": PLAYED, "extra": EXTRA, "decline": DECLINED, "keep": KEPT}
