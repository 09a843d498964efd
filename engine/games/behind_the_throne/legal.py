"""The legal moves of Behind the Throne, found fast: those that `rules.why_not` has nothing against."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.lookup import Lookup
from engine.core.moves import Move
from engine.games.behind_the_throne import moves, rules
from engine.games.behind_the_throne.cards import ALCHEMIST, KINDS, KING, MINSTREL, QUEEN, ROW_LIMIT
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import ROW

_REVEAL: Final[tuple[Move, ...]] = (moves.REVEAL,)
_REVEAL_OR_COLLECT: Final[tuple[Move, ...]] = (moves.REVEAL, moves.COLLECT)
_COLLECT: Final[tuple[Move, ...]] = (moves.COLLECT,)


def legal_moves(state: BehindState) -> Sequence[Move]:
    """The actor's legal moves, put together from tuples made once."""
    phase, ready = state.phase, state.ready
    if phase == "reveal":
        return _REVEAL + moves.ability_moves(ready, state.asleep, False) if ready else _REVEAL
    if phase == "row":
        return _row_moves(state, ready)
    if phase == "save":
        return _keeping_row(state, moves.ability_moves(ready, state.asleep, True))
    if phase == "over":
        return ()
    return moves.DISCARDS[state.owned[state.placing]]


def _row_moves(state: BehindState, ready: int) -> tuple[Move, ...]:
    size, turn = len(state.cards[ROW]), state.turn
    equal = size > 1 and not state.frozen and state.excess() == 0
    found: tuple[Move, ...] = _REVEAL_OR_COLLECT if size < ROW_LIMIT else _COLLECT
    if ready:
        abilities = moves.ability_moves(ready, state.asleep, not state.frozen)
        found += _keeping_row(state, abilities) if equal else abilities
    if equal and size > state.held[turn * KINDS + QUEEN]:
        found += _destroys(state)
    if size >= state.held[turn * KINDS + KING]:
        found += _targets(state, moves.SWAPS, MINSTREL, 1 << turn)
    return found


def _keeping_row(state: BehindState, abilities: tuple[Move, ...]) -> tuple[Move, ...]:
    """Those of the abilities after which the row is safe or can still be saved (rule 5)."""
    return tuple([move for move in abilities if rules.keeps_row(state, move)])


def _destroys(state: BehindState) -> tuple[Move, ...]:
    turn = state.turn
    found = _targets(state, moves.DESTROYS, ALCHEMIST, state.hit | 1 << turn)
    if not state.hit >> turn & 1:
        found += moves.DESTROYS[turn][state.owned[turn]]
    return found


def _targets(state: BehindState, against: tuple[Lookup[int, tuple[Move, ...]], ...], protector: int,
             spared: int) -> tuple[Move, ...]:
    """The moves against the seats that are not in the mask `spared`, minding a kind that protects its owner."""
    found: tuple[Move, ...] = ()
    only = 1 << protector
    for seat, owned in enumerate(state.owned):
        if not spared >> seat & 1:
            found += against[seat][only if state.upright[seat] & only else owned]
    return found
