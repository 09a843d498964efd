"""What a chance to win in Throne is made of, in log odds: kingdoms, and what the turn under way may bring them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum, log
from typing import Final

from engine.base.comparison import log_odds
from engine.games.throne.bot.evaluation import Change, kingdoms_of, under_way, values, weight_of
from engine.games.throne.state import ThroneState

HAND: Final = "hand"
"""The seat's own cards."""
DRAWS: Final = "draws"
"""What it may still draw this turn."""
LOSSES: Final = "losses"
"""What it may still lose this turn: to a claim, for a lie, or for a wrong call."""
RIVALS: Final = "rivals"
"""The cards of all others."""
RIVAL_DRAWS: Final = "rival-draws"
RIVAL_LOSSES: Final = "rival-losses"
REST: Final = "rest"
"""All else: whose turn is next, how uncertain it all is, and what the round counts for in the match."""

_LEAST: Final = 0.1
"""The least that a kingdom counts for, so that one without cards has log odds, too; a Peasant is worth 1."""


def aspects(state: ThroneState, seat: int) -> Mapping[str, float]:
    """The parts of a seat's chance before it is calibrated; their sum is its log odds. Higher is better for it."""
    found = dict.fromkeys((HAND, DRAWS, LOSSES, RIVALS, RIVAL_DRAWS, RIVAL_LOSSES), 0.0)
    if state.phase not in ("deal", "over"):
        kingdoms = kingdoms_of(state)
        found[HAND], found[RIVALS] = _strength(state, kingdoms, seat), -_strength_of_rivals(state, kingdoms, seat)
        for likely, changes in under_way(state, kingdoms):
            richer = _after(kingdoms, [change for change in changes if change[1] > 0.0])
            last = _after(kingdoms, changes)
            found[DRAWS] += likely * (_strength(state, richer, seat) - found[HAND])
            found[LOSSES] += likely * (_strength(state, last, seat) - _strength(state, richer, seat))
            drawn, left = (_strength_of_rivals(state, each, seat) for each in (richer, last))
            found[RIVAL_DRAWS] -= likely * (drawn + found[RIVALS])
            found[RIVAL_LOSSES] += likely * (drawn - left)
    found[REST] = log_odds(values(state)[seat]) - fsum(found.values())
    return found


def _after(kingdoms: Sequence[float], changes: Sequence[Change]) -> list[float]:
    """The kingdoms after these changes."""
    found = list(kingdoms)
    for seat, change in changes:
        found[seat] += change
    return found


def _strength(state: ThroneState, kingdoms: Sequence[float], seat: int) -> float:
    """What a kingdom counts for, in log odds."""
    return weight_of(state) * log(max(kingdoms[seat], _LEAST))


def _strength_of_rivals(state: ThroneState, kingdoms: Sequence[float], seat: int) -> float:
    """What the kingdoms of all others count for together, in log odds."""
    weight = weight_of(state)
    return log(fsum(max(each, _LEAST) ** weight for other, each in enumerate(kingdoms) if other != seat))
