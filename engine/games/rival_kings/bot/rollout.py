"""The rest of a turn of Rival Kings, played out by what lies open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.moves import Move
from engine.core.sealed import Sealed
from engine.games.rival_kings import coins, legal, moves
from engine.games.rival_kings.bot.gains import Gains
from engine.games.rival_kings.cards import ACTIONS, BUY, GIVE, MONEY, RECRUIT, SCHOLAR
from engine.games.rival_kings.cycles import victims
from engine.games.rival_kings.scoring import scores
from engine.games.rival_kings.state import RivalState

_TWO_STEPS: Final = ("offer", "search")
"""Phases in which a swap or search that has begun is still to be finished."""
_IN_TURN: Final = ("steal", "turn", "extra")
"""Phases in which actions are stolen and carried out."""


def finished(state: RivalState) -> Sequence[RivalState]:
    """The position; of a swap or search under way those after all ways to finish it."""
    if state.phase in _TWO_STEPS:
        return [_after(state, move) for move in state.legal_moves()]
    return (state,)


def _after(state: RivalState, move: Move) -> RivalState:
    after = state.clone()
    after.advance(move)
    return after


def end_of_turn(state: RivalState) -> RivalState:
    """The position at the end of the turn under way, for only there all ways to use it compare.

    A turn in which nothing has been done yet is not played out: what it may bring is estimated as for later turns.
    """
    if _is_under_way(state):
        state = state.clone()
        _play_out(state)
    return state


def ends(state: RivalState) -> Sequence[RivalState]:
    """The same; of a swap or search under way after all ways to finish it."""
    if state.phase not in _TWO_STEPS:
        return (end_of_turn(state),)
    found = finished(state)
    for after in found:
        if _is_under_way(after):
            _play_out(after)
    return found


def _is_under_way(state: RivalState) -> bool:
    """Whether a turn is to be played out."""
    seat = state.actor
    return seat is not None and state.phase in _IN_TURN and not _is_fresh(state, seat)


def _play_out(state: RivalState) -> None:
    """Play the rest of the turn; where the next cycle would begin with it, its hands are not dealt.

    Nobody is expected to do anything in a cycle that has not begun (`evaluation.cycle`), and a quarter of the leaves
    would shuffle and deal for 10 µs.
    """
    seat = state.decider()
    while state.actor == seat and state.phase in _IN_TURN:
        move = _next(state, seat)
        if move is moves.END and state.finished | 1 << seat == (1 << state.seats) - 1 and not state.empty_pile():
            state.phase, state.sealed = "choose", Sealed(range(state.seats))
            return
        state.advance(move)


def _is_fresh(state: RivalState, seat: int) -> bool:
    """Whether nothing has been done yet in a seat's turn."""
    return not state.pending and not state.used >> seat & 1 and (
        state.open == state.uncovered(seat) and state.victims == victims(state, seat))


def _next(state: RivalState, seat: int) -> Move:
    """What a seat does next in its turn."""
    if state.phase == "steal":
        gains = Gains(state)
        return max([move for move in state.legal_moves() if move.verb == "steal"],
                   key=lambda move: gains.action(seat, 1 << move.action))
    if state.pending:
        return _way(state, seat, state.pending[-1]) or moves.SKIP
    actions = [action for action in range(len(ACTIONS)) if state.open >> action & 1]
    if state.tied >> seat & 1 and len(actions) > 1:
        gains = Gains(state)
        actions.sort(key=lambda action: -gains.action(seat, 1 << action))
    for action in actions:
        way = _way(state, seat, action)
        if way is not None:
            return way
    return _last(state, seat)


def _last(state: RivalState, seat: int) -> Move:
    """The end of a turn, or before it the Scholar, who brings the more coins the later he is used."""
    scholar = state.ready(seat, SCHOLAR) and any(coins.due(state, seat, SCHOLAR))
    return moves.PLAIN[SCHOLAR] if scholar else moves.END


def _way(state: RivalState, seat: int, action: int) -> Move | None:
    """The best way to do an action; None if there is none, or none that gains anything."""
    ways = legal.ways(state, 1 << action)
    if not ways:
        return None
    if action in (RECRUIT, BUY):
        return _purchase(state, seat, ways)
    if action == MONEY:
        return max(ways, key=lambda move: coins.value(state.money, move.place))
    if action == GIVE:
        points = scores(state)
        return max(ways, key=lambda move: points[move.seat])
    return ways[0]


def _purchase(state: RivalState, seat: int, ways: Sequence[Move]) -> Move | None:
    """The card on display that gains most; None if none gains anything."""
    gains, own, most, best = Gains(state), state.coins(seat), 0.0, None
    for move in ways:
        gain = gains.card(seat, state.shown(move.place), own)
        if gain > most:
            most, best = gain, move
    return best
