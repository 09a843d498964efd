"""What may be done with a card, and which rule forbids the rest."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.moves import NONE, Move
from engine.core.refusal import Refusal
from engine.core.state import State


@dataclass(frozen=True, slots=True)
class Answer:
    """One legal move with a card, or all moves with it that the same rule forbids for the same reason."""

    moves: tuple[Move, ...]
    rule: str
    """The number of the rule that forbids them, or allows it."""
    refusal: Refusal | None = None
    """Why they are not legal; None if they are."""


def about(state: State, kind: int, owner: int | None = None) -> tuple[Answer, ...]:
    """All that can be asked about a card of this kind: legal moves first, each by itself, then the others, by rule.

    `owner` is the seat that the card lies before. Of a rival's card, moves against that rival are asked about first,
    those that name no card among them, and moves against others not at all. NONE is the kind of what is no card.
    """
    game: Any = state.game
    legal = set(state.legal_moves())
    found = [Answer((move,), game.rule_allowing(move, state))
             for move in _moves_with(state, kind, owner) if move in legal]
    refused: dict[tuple[str, str], list[Move]] = {}
    reasons: dict[tuple[str, str], Refusal] = {}
    for move in _moves_with(state, kind, owner):
        refusal = None if move in legal else state.why_not(move)
        if refusal is not None:
            key = refusal.rule, str(refusal.reason)
            reasons[key] = refusal
            refused.setdefault(key, []).append(move)
    found += [Answer(tuple(moves), key[0], reasons[key]) for key, moves in refused.items()]
    return tuple(found)


def _moves_with(state: State, kind: int, owner: int | None) -> Iterator[Move]:
    game: Any = state.game
    rival = owner is not None and owner != state.actor
    with_card = [move for move in game.moves if kind == move.card != NONE and move.seat < state.seats]
    if rival:
        yield from (move for move in with_card if move.seat == owner)
        yield from (move for move in game.moves if move.card == NONE and move.seat == owner)
    yield from (move for move in with_card if not rival or move.seat == NONE)
