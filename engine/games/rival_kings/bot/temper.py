"""What temperaments like in Rival Kings: safe characters, money or cards, subjects, blows at others."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from engine.base.temper import Dials
from engine.core.moves import NONE, Move
from engine.core.observe import Observation
from engine.games.rival_kings.cards import BLACKSMITH, BUY, CARPENTER, INNKEEPER, RECRUIT, ROBS, rank_of
from engine.games.rival_kings.legal import ways
from engine.games.rival_kings.state import RivalState

DIALS: Final[Mapping[str, Dials]] = {
    "careful": Dials({"safe": 0.02, "spend": -0.03}, within=0.05),
    "bold": Dials({"safe": -0.02, "spend": 0.03}, within=0.05),
    "cunning": Dials({"trick": 0.02}, leader=0.02, within=0.05),
    "grudging": Dials(grudge=0.05, within=0.06),
}

_CARDS: Final = ("recruit", "buy")
_BUYERS: Final[Mapping[int, int]] = {BLACKSMITH: BUY, CARPENTER: BUY, INNKEEPER: RECRUIT}
"""By subject that is used to get a card: how. Who uses one of them does not do without the card then (see `free`)."""
_TRAITS: Final[Mapping[str, tuple[str, ...]]] = {
    "settle": ("settle",), "take": ("take",), "use": ("trick",), "demand": ("trick",), "steal": ("steal",),
    "give": ("give",),
}
"""By the sort of a move."""


def traits(move: Move, observation: Observation[RivalState]) -> Collection[str]:
    """Whether a character is safe from robbery, or what a move does with markers, money, cards and subjects.

    Coins are spent on a card if too few are left to pay for any other.
    """
    seen = observation.seen
    if move.verb == "play":
        return () if rank_of(move.card) in ROBS.values() else ("safe",)
    if move.verb in _CARDS:
        return ("spend",) if _spends((move,), observation) else ()
    if move.verb == "use" and move.card in _BUYERS and _spends(ways(seen, 1 << _BUYERS[move.card]), observation):
        return (*_TRAITS["use"], "spend")
    return _TRAITS.get(move.verb, ())


def _spends(cards: Iterable[Move], observation: Observation[RivalState]) -> bool:
    """Whether all these ways to get a card leave too few coins to pay for any other."""
    seen = observation.seen
    reserve = max(seen.numbers.values)      # pays for any card: what is spent above it is neither daring nor careless
    return all(seen.coins(observation.seat) - seen.price(seen.shown(each.place)) < reserve for each in cards)


def aims_at(move: Move, observation: Observation[RivalState]) -> Collection[int]:
    """Whom a move robs, gives a marker, or makes swap."""
    return () if move.seat == NONE else (move.seat,)
