"""What may be done with a card, and which rule forbids the rest."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from engine.base.table import Piece
from engine.core.moves import NONE, Move
from engine.core.refusal import Refusal
from engine.core.state import State
from engine.core.text import N_
from engine.table.view import View

WHY: Final = N_("engine/lab", "{reason} {rule}")
"""What an answer without moves says."""
_SORTS: Final = 3
"""What forbids moves of so many sorts says only that something else is to be done now."""
_MOST_REFUSALS: Final = 4
"""More reasons are not told of one card."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One legal move with a card, or all moves with it that the same rule forbids for the same reason.

    Without moves, it is the reason why nothing can be done with the card now.
    """

    moves: tuple[Move, ...]
    rule: str
    """The number of the rule that forbids them, or allows it."""
    refusal: Refusal | None = None
    """Why they are not legal; None if they are."""


def about(state: State, kind: int, owner: int | None = None) -> tuple[Answer, ...]:
    """All that can be asked about a card of this kind that lies before that seat, or before nobody."""
    return answers(state, moves_with(state, kind, owner))


def about_piece(piece: Piece, view: View, seen: View, state: State) -> tuple[Answer, ...]:
    """What may be done with a piece of this view, of moves that whoever is in turn, who has `seen` it so, could make.

    Moves that are not legal are those that begin with the piece, or name its card and could be made with what is there.
    """
    begun = seen.moves_tried(piece.id) if piece.id in seen.pieces else ()
    legal = set(seen.moves)
    named = [move for move in moves_with(state, piece.kind, view.zone(piece.zone).seat)
             if move in legal or seen.has_cards_for(move)]
    stuck = seen.why_stuck(piece.id) if piece.id in seen.pieces and state.actor is not None else None
    return answers(state, (*begun, *named), stuck)


def answers(state: State, moves: Iterable[Move], stuck: Refusal | None = None) -> tuple[Answer, ...]:
    """What is to be said of these moves: legal ones first, each by itself, then the others, by rule and reason.

    That it is time for something else is only said where there is nothing else to say; `stuck`, why the card itself
    cannot be moved, then comes first.
    """
    game: Any = state.game
    asked = list(dict.fromkeys(moves))
    legal = set(state.legal_moves())
    found = [Answer((move,), game.rule_allowing(move, state)) for move in asked if move in legal]
    refused = _refused(state, [move for move in asked if move not in legal])
    general = _general(state, refused) if len(asked) > 1 else set()
    remaining = [answer for answer in refused if answer.refusal not in general]
    if not found and stuck is not None and stuck not in general:
        same = [answer for answer in remaining if answer.refusal == stuck]
        remaining = [*(same or [Answer((), stuck.rule, stuck)]), *(each for each in remaining if each not in same)]
    if not found and not remaining and refused:
        remaining = [Answer((), refused[0].rule, refused[0].refusal)]
    return (*found, *remaining[:_MOST_REFUSALS])


def _refused(state: State, moves: Iterable[Move]) -> list[Answer]:
    """The moves that are not legal, by rule and reason."""
    by: dict[tuple[str, str], tuple[Refusal, list[Move]]] = {}
    for move in moves:
        refusal = state.why_not(move)
        if refusal is not None:
            by.setdefault((refusal.rule, str(refusal.reason)), (refusal, []))[1].append(move)
    return [Answer(tuple(moves), rule, refusal) for (rule, _), (refusal, moves) in by.items()]


def _general(state: State, refused: Iterable[Answer]) -> set[Refusal | None]:
    """Of these reasons those that forbid moves of several sorts, whatever they name."""
    game: Any = state.game
    sorts: dict[Refusal, set[str]] = {}
    wanted = {answer.refusal for answer in refused}
    for move in game.moves:
        refusal = state.why_not(move)
        if refusal is not None and refusal in wanted:
            sorts.setdefault(refusal, set()).add(move.verb)
    return {refusal for refusal, verbs in sorts.items() if len(verbs) >= _SORTS}


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
