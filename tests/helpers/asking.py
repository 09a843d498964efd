"""What a position allows and what it refuses, for tests that name the rule."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalMove
from engine.core.state import State


def allows(game: State, *notations: str) -> None:
    """Each of the moves is legal here."""
    for notation in notations:
        move = game.game.move_from_json(notation)
        refusal = game.why_not(move)
        assert refusal is None, f"{notation} is refused by {refusal and refusal.rule}: {refusal and refusal.reason}"
        assert move in game.legal_moves(), f"{notation} is missing from the legal moves."


def refused(game: State, notation: str, rule: str) -> str:
    """The move is not legal because of that rule, and trying it changes nothing. Returns the reason."""
    move = game.game.move_from_json(notation)
    refusal = game.why_not(move)
    assert refusal is not None, f"{notation} is allowed, {rule} should forbid it."
    assert refusal.rule == rule, f"{notation} is refused by {refusal.rule}, not by {rule}: {refusal.reason}"
    assert move not in game.legal_moves(), f"{notation} is refused, yet among the legal moves."
    before = game.fingerprint()
    with pytest.raises(IllegalMove):
        game.apply(move)
    assert game.fingerprint() == before, f"{notation} was refused, yet changed something."
    return str(refusal.reason)


def verbs(game: State) -> set[str]:
    """What the player can do, in the first words of the legal moves."""
    return {each.verb for each in game.legal_moves()}
