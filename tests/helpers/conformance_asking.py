"""What must be true of what any game asks: which button shines, and what is said before something is given up."""

from __future__ import annotations

from typing import Any, Final

from engine.base.game import Game
from engine.core.moves import NONE, Move
from engine.core.state import State
from engine.core.text import Text
from engine.table.giving_up import asked_first, asked_of_all, gives_up, golden, stands_last
from engine.table.view import RESTS, View, view
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


def is_of_sort(text: Text, sort: str) -> bool:
    """Whether a text is marked as one of that sort, all of which a test holds to a number of words."""
    return text.context.endswith(f"/{sort}")


def check_resting(state: State) -> None:
    """Every piece that begins no move says truly why, and not in the words that stand for want of better ones."""
    if state.actor is None:
        return
    seen = view(state.observation(state.actor))
    for piece in seen.pieces.values():
        if piece.id not in seen.offers:
            refusal = seen.why_stuck(piece.id)
            assert refusal.reason != RESTS, f"{piece.id} says nothing in phase {state.phase}"
            assert is_of_sort(refusal.reason, "refusal"), f"no refusal by its context: {refusal.reason}"
            assert_readable(refusal.reason)


def plain_verbs(game: Game[Any]) -> set[str]:
    """The verbs of the moves that point at nothing: neither a card nor a player, a place, a number or an action."""
    return {move.verb for move in game.moves if all(getattr(move, name) == NONE for name in _POINTS_AT)}


def check_asking(state: State) -> None:
    """What shines gives nothing up while anything else can be done, and what does says first what it would lose."""
    if state.actor is None:
        return
    seen = view(state.observation(state.actor))
    assert is_of_sort(seen.prompt, "prompt"), f"no prompt by its context: {seen.prompt}"
    shines = golden(seen, seen.buttons)
    assert shines is None or not gives_up(seen, shines), f"{shines} shines and gives something up"
    if len(seen.moves) == 1 and seen.buttons:
        assert shines is seen.moves[0], f"{seen.moves[0]} is all that is left, and does not shine"
    _check_silence(seen, state)
    for move in seen.moves:
        if gives_up(seen, move):
            _check_question(move, state)


def _check_silence(seen: View, state: State) -> None:
    """Who gives something up by not reacting does so too when all who share a screen answer together."""
    asked = seen.game.table.reaction(seen.observation)
    if asked is None:
        return
    if gives_up(seen, asked.passes):
        assert (asked_of_all(asked, (seen.seat,)) is None) == (asked_first(seen, asked.passes) is None), (
            f"one loses something by {asked.passes} in phase {state.phase}, and all do not")
    for question in asked.lost.values():
        assert is_of_sort(question, "prompt"), f"no prompt by its context: {question}"
        assert str(question).endswith("?"), f"silence does not ask: {question}"
        assert_readable(question)
    assert set(asked.lost) <= set(asked.seats)


def _check_question(move: Move, state: State) -> None:
    assert state.actor is not None
    seen = view(state.observation(state.actor))
    question = asked_first(seen, move)
    if question is None:
        assert state.phase in ANSWERED_FREELY[state.game.id], f"{move} does not say what it would lose"
        return
    assert_readable(question)
    assert is_of_sort(question, "prompt"), f"no prompt by its context: {question}"
    assert str(question).endswith("?"), f"{move} does not ask: {question}"
    assert stands_last(seen, move)
