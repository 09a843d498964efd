"""The kinds of poor moves in Throne."""

from __future__ import annotations

from typing import Final

from engine.base.faults import OTHER, Fault
from engine.core.moves import Move
from engine.core.text import N_
from engine.games.throne.bot.certain import is_lying

CALLED: Final = Fault("called", N_("throne/fault", "Calling “Liar!” too readily"))
BELIEVED: Final = Fault("believed", N_("throne/fault", "Believing claims too readily"))
JOKER: Final = Fault("joker", N_("throne/fault", "Showing a Joker at the wrong time"))
BLUFFED: Final = Fault("bluffed", N_("throne/fault", "Bluffing where the truth was better"))
HONEST: Final = Fault("honest", N_("throne/fault", "Telling the truth where a bluff was better"))
AIMED: Final = Fault("aimed", N_("throne/fault", "Aiming at the wrong rival"))
CLAIMED: Final = Fault("claimed", N_("throne/fault", "Claiming the wrong card"))
PICKED: Final = Fault("picked", N_("throne/fault", "Picking the wrong card"))

FAULTS: Final = (CALLED, BELIEVED, JOKER, BLUFFED, HONEST, AIMED, CLAIMED, PICKED)


def fault_of(made: Move, best: Move) -> Fault:
    """What was wrong with the move made where the best one was that."""
    if made.verb == "joker" or best.verb == "joker":
        return JOKER
    if made.verb == "liar":
        return CALLED
    if best.verb == "liar":
        return BELIEVED
    if made.verb in _LAYS and best.verb in _LAYS:
        return _laid(made, best)
    return PICKED if made.verb in _PICKS else OTHER


def _laid(made: Move, best: Move) -> Fault:
    lied, lie_is_better = is_lying(made), is_lying(best)
    if lied != lie_is_better:
        return BLUFFED if lied else HONEST
    same = made.card == best.card and made.claim == best.claim
    return AIMED if same and made.seat != best.seat else CLAIMED


_LAYS: Final = ("lay", "lay-open")
_PICKS: Final = ("pick", "pick-open")
