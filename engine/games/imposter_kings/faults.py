"""The kinds of poor moves in The Imposter Kings."""

from __future__ import annotations

from typing import Final

from engine.base.faults import OTHER, Fault
from engine.core.moves import Move
from engine.core.text import N_

PLAYED: Final = Fault("played", N_("imposter-kings/fault", "Playing the wrong card"))
FLIPPED: Final = Fault("flipped", N_("imposter-kings/fault", "Flipping the King too early"))
UNFLIPPED: Final = Fault("unflipped", N_("imposter-kings/fault", "Flipping the King too late"))
REACTED: Final = Fault("reacted", N_("imposter-kings/fault", "Reacting when it did not pay"))
LET: Final = Fault("let", N_("imposter-kings/fault", "Missing a useful reaction"))
USED: Final = Fault("used", N_("imposter-kings/fault", "Using abilities when they did not pay"))
UNUSED: Final = Fault("unused", N_("imposter-kings/fault", "Leaving abilities unused"))
GUESSED: Final = Fault("guessed", N_("imposter-kings/fault", "Guessing the wrong card or number"))
CHOSEN: Final = Fault("chosen", N_("imposter-kings/fault", "Choosing the wrong player or card for an ability"))
GAVE: Final = Fault("gave", N_("imposter-kings/fault", "Giving away the wrong card"))
PREPARED: Final = Fault("prepared", N_("imposter-kings/fault", "Poor choices during setup"))

FAULTS: Final = (PLAYED, FLIPPED, UNFLIPPED, REACTED, LET, USED, UNUSED, GUESSED, CHOSEN, GAVE, PREPARED)


def fault_of(made: Move, best: Move) -> Fault:
    """What was wrong with the move made where the best one was that."""
    if made.verb == "flip":
        return FLIPPED
    if best.verb == "flip":
        return UNFLIPPED
    if made.verb == "pass":
        return LET if best.verb in _REACTIONS else UNUSED
    if best.verb == "pass" and made.verb not in _REACTIONS:
        return USED
    return _BY_MADE.get(made.verb, OTHER)


_REACTIONS: Final = ("stop", "kill")
_BY_MADE: Final = {
    "play": PLAYED, "discard": PLAYED, "stop": REACTED, "kill": REACTED, "use": USED, "give": GAVE, "exchange": GAVE,
    **dict.fromkeys(("name", "number", "none"), GUESSED),
    **dict.fromkeys(("pick", "court", "condemn", "antechamber", "keep"), CHOSEN),
    **dict.fromkeys(("first", "direction", "restart", "stay", "show", "take", "lay", "successor", "offer", "remove"),
                    PREPARED),
}
