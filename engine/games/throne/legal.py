"""The legal moves of Throne, found fast; what forbids all others is in `rules`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.moves import Move, with_each_kind
from engine.games.throne import moves
from engine.games.throne.cards import JOKER
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, OPEN

_ANSWERS: Final[tuple[Move, ...]] = (moves.ACCEPT, moves.LIAR)
_PICK: Final[tuple[Move, ...]] = (moves.PICK,)
_DEAL: Final[tuple[Move, ...]] = (moves.DEAL,)


def legal_moves(state: ThroneState) -> Sequence[Move]:
    """The moves that no rule forbids, put together from tuples made once."""
    if state.actor is None:
        return ()
    phase = state.phase
    if phase == "lay":
        return _laying(state)
    if phase == "ace":
        return _ANSWERS
    if phase == "answer":
        return _answering(state)
    if phase in ("peek", "unmask"):
        return _PICK
    return _DEAL if phase == "deal" else _picking(state)


def sealed_choices(state: ThroneState, seat: int) -> Sequence[Move]:
    """What a rival may have answered to an Ace (rule 11)."""
    return _ANSWERS


def _laying(state: ThroneState) -> Sequence[Move]:
    shown, rivals = state.cards[OPEN[state.turn]], state.rivals
    found = moves.laying(rivals, _kinds(state.cards[HAND[state.turn]]))
    return found + moves.laying_open(rivals, _kinds(shown)) if shown else found


def _kinds(cards: list[int]) -> int:
    """The kinds of these cards, as a mask."""
    mask = 0
    for kind in cards:
        mask |= 1 << kind
    return mask


def _answering(state: ThroneState) -> Sequence[Move]:
    found: tuple[Move, ...] = _ANSWERS
    if JOKER in state.cards[HAND[state.target]]:
        found += (moves.JOKER_HIDDEN,)
    if JOKER in state.cards[OPEN[state.target]]:
        found += (moves.JOKER_OPEN,)
    return found


def _picking(state: ThroneState) -> Sequence[Move]:
    hidden, shown = state.cards[HAND[state.victim]], state.cards[OPEN[state.victim]]
    if not shown or state.picks_blind():
        return _PICK
    return (*(_PICK if hidden else ()), *with_each_kind(moves.PICK_OPEN, shown))
