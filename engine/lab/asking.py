"""What may be done with a card, and which rule forbids the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
    """All that can be asked about a card of this kind that lies before that seat, or before nobody."""
    return answers(state, moves_with(state, kind, owner))


def answers(state: State, moves: Iterable[Move]) -> tuple[Answer, ...]:
    """What is to be said of these moves: legal ones first, each by itself, then the others, by rule and reason."""
    game: Any = state.game
    legal, asked = set(state.legal_moves()), dict.fromkeys(moves)
    found = [Answer((move,), game.rule_allowing(move, state)) for move in asked if move in legal]
    refused: dict[tuple[str, str], list[Move]] = {}
    reasons: dict[tuple[str, str], Refusal] = {}
    for move in asked:
        refusal = None if move in legal else state.why_not(move)
        if refusal is not None:
            key = refusal.rule, str(refusal.reason)
            reasons[key] = refusal
            refused.setdefault(key, []).append(move)
    found += [Answer(tuple(moves), key[0], reasons[key]) for key, moves in refused.items()]
    return tuple(found)


def moves_with(state: State, kind: int, owner: int | None) -> Iterator[Move]:
    """All moves, legal or not, that name a card of this kind; NONE is the kind of what is no card.

    Of a rival's card, those against that rival come first, or where no such move names it, all against that rival that
    name no card; moves against others are left out.
    """
    game: Any = state.game
    with_card = [move for move in game.moves if kind == move.card != NONE and move.seat < state.seats]
    if owner is None or owner == state.actor:
        yield from with_card
        return
    against = [move for move in with_card if move.seat == owner]
    yield from against or (move for move in game.moves if move.card == NONE and move.seat == owner)
    yield from (move for move in with_card if move.seat == NONE)
