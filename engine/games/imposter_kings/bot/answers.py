"""Open questions of The Imposter Kings, answered simply, so that a position can be valued."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.moves import Move
from engine.games.imposter_kings import moves
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.bot.preparing import PREPARING, finish
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import HAND

TURN_PHASES: Final = ("turn", "condemned", "antechamber")
"""Phases in which a turn begins."""
_OWED: Final = ("reaction", "swap", "condemn")


def settle(state: ImposterState) -> bool:
    """Answer open questions until a turn begins; False if the round, or the match, has ended before that."""
    points = sum(state.gains)
    while state.actor is not None:
        phase = state.phase
        if phase in TURN_PHASES:
            return True
        if phase == "deal" and sum(state.gains) != points:
            return False
        if phase in PREPARING:
            finish(state)
            return True
        state.advance(_simple_answer(state))
    return False


def answer_what_is_owed(state: ImposterState) -> None:
    """Answer what others still owe, a King's Hand or secret choices, until all see what an ability brings."""
    while state.phase in _OWED:
        state.advance(_simple_answer(state))


def _simple_answer(state: ImposterState) -> Move:
    if state.phase == "partner":
        return moves.GIVE[min(state.cards[HAND[state.decider()]])]
    legal = state.legal_moves()
    answer = _ANSWERS.get(state.phase)
    return legal[0] if answer is None else answer(state, legal)


def _last(_state: ImposterState, legal: Sequence[Move]) -> Move:
    return legal[-1]


def _middle(_state: ImposterState, legal: Sequence[Move]) -> Move:
    return legal[len(legal) // 2]


def _ability(state: ImposterState, legal: Sequence[Move]) -> Move:
    """As the ability says, which passes where a choice would take guessing."""
    if ABILITIES[state.played].simply == "highest":
        return max(legal[:-1], key=lambda move: state.court[move.place])
    return moves.PASS


def _rescue(state: ImposterState, legal: Sequence[Move]) -> Move:
    return legal[0] if state.decider() in (state.turn, state.partner(state.turn)) else legal[-1]


_ANSWERS: Final[dict[str, Callable[[ImposterState, Sequence[Move]], Move]]] = {
    "ability": _ability, "reaction": _last, "spy": _last, "guess": _last, "heir": _middle, "herald": _last,
    "judge": _last, "soldier": _last, "rescue": _rescue, "spoils": _last,
}
"""By phase; for all others the first legal move, which has the lowest card."""
