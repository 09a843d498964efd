"""What must be true of what any game asks: which button shines, and what is said before something is given up."""

from __future__ import annotations

from typing import Any, Final

from engine.base.game import Game
from engine.core.moves import NONE, Move
from engine.core.state import State
from engine.table.giving_up import asked_first, gives_up, golden, stands_last
from engine.table.view import view
from tests.helpers.conformance import assert_readable

_POINTS_AT: Final = ("card", "claim", "seat", "place", "number", "action")
DOES_SOMETHING: Final = {
    "behind-the-throne": {"reveal", "collect"},
    "imposter-kings": {"use", "stop", "kill", "none", "stay", "restart", "direction", "deal"},
    "rival-kings": {"settle"},
    "throne": {"liar", "accept", "joker", "joker-open", "pick", "deal"},
}
"""By game: the moves that point at nothing and yet give nothing up."""
ANSWERED_FREELY: Final = {"imposter-kings": {"reaction", "assassin", "rescue"}, "rival-kings": {"extra"}}
"""By game: the phases in which a move that gives something up may lose nothing. Who does not react keeps the card, and
an action that cannot be done is not lost."""


def plain_verbs(game: Game[Any]) -> set[str]:
    """The verbs of the moves that point at nothing: neither a card nor a player, a place, a number or an action."""
    return {move.verb for move in game.moves if all(getattr(move, name) == NONE for name in _POINTS_AT)}


def check_asking(state: State) -> None:
    """What shines gives nothing up while anything else can be done, and what does says first what it would lose."""
    if state.actor is None:
        return
    seen = view(state.observation(state.actor))
    shines = golden(seen, seen.buttons)
    assert shines is None or not gives_up(seen, shines), f"{shines} shines and gives something up"
    if len(seen.moves) == 1 and seen.buttons:
        assert shines is seen.moves[0], f"{seen.moves[0]} is all that is left, and does not shine"
    for move in seen.moves:
        if gives_up(seen, move):
            _check_question(move, state)


def _check_question(move: Move, state: State) -> None:
    assert state.actor is not None
    seen = view(state.observation(state.actor))
    question = asked_first(seen, move)
    if question is None:
        assert state.phase in ANSWERED_FREELY[state.game.id], f"{move} does not say what it would lose"
        return
    assert_readable(question)
    assert str(question).endswith("?"), f"{move} does not ask: {question}"
    assert stands_last(seen, move)
