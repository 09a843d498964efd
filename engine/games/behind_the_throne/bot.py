"""What bots know of Behind the Throne."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.bots.judgement import Judgement
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.behind_the_throne.cards import (
    ALCHEMIST,
    CARDS_IN_STACK,
    END,
    KINDS,
    KING,
    MINSTREL,
    PROPHET,
    QUEEN,
    STACK_LIMIT,
    name_of,
)
from engine.games.behind_the_throne.state import MANIPULATIVE_MASK, BehindState

_SINGLE: Final = 0.4
"""A single card scores nothing yet; so much of its value it is worth for what it may become."""
_READY: Final = 0.9
"""A manipulative stack that stands upright."""
_PROTECTION: Final = 0.7
_HINDRANCE: Final = 0.5
"""Each Queen or King above the first."""
_SPARE: Final = 0.25
"""Each card above the second keeps a stack safe."""
_UNUSED: Final = 0.35
"""An ability not used yet in a turn that can go on."""
_STRIKE: Final = 2.0
"""A destroy that can be made now."""

_LUCK: Final = N_("behind-the-throne/reason", "The chance that the next card fits is worth more than what the row is worth now.")
_FIRST: Final = N_("behind-the-throne/reason", "The first card of a row cannot be too high.")
_KEEP: Final = N_("behind-the-throne/reason", "The row is worth {points} points and more; another card risks all of it.")
_KEEP_LITTLE: Final = N_("behind-the-throne/reason", "Keeping the row is safer than another card.")
_SAVE: Final = N_("behind-the-throne/reason", "This saves the row at the lowest price.")
_AIM: Final = N_("behind-the-throne/reason", "Equal values let you destroy a card.")
_LOOK: Final = N_("behind-the-throne/reason", "Knowing the top card costs nothing but the Prophet.")
_STRIKE_AT: Final = N_("behind-the-throne/reason", "This hurts {player} most: {card}.")
_STRIKE_SELF: Final = N_("behind-the-throne/reason", "This card hinders you more than it helps.")
_EXCHANGE: Final = N_("behind-the-throne/reason", "This card helps you more than the whole row: {card}.")
_LEAST: Final = N_("behind-the-throne/reason", "This stack is worth the least to you: {card}.")


class BehindJudgement(Judgement[BehindState]):
    """Stacks by their points, by what they may become and by what they let you do."""

    def worth(self, state: BehindState, seat: int) -> float:
        values = [self._seat_worth(state, each) for each in range(state.seats)]
        others = values[:seat] + values[seat + 1:]
        if state.actor is None:
            return 2 * (state.scores()[seat] - max(score for other, score in enumerate(state.scores()) if other != seat))
        return values[seat] - 0.6 * max(others) - 0.4 * sum(others) / len(others)

    def naive_worth(self, state: BehindState, seat: int) -> float:
        held = state.held[seat * KINDS:(seat + 1) * KINDS]
        if seat == state.turn and state.phase in ("row", "save"):
            held = _with_row(held, state.row)
        return sum((kind + 1) * (1.0 if count > 1 else _SINGLE) for kind, count in enumerate(held) if count)

    def _seat_worth(self, state: BehindState, seat: int) -> float:
        held = state.held[seat * KINDS:(seat + 1) * KINDS]
        if seat != state.turn or state.phase not in ("row", "save"):
            return _stacks_worth(held, state.upright[seat])
        worth = _stacks_worth(_with_row(held, state.row), state.upright[seat])
        if len(state.row) < STACK_LIMIT:
            worth += _UNUSED * (state.upright[seat] & MANIPULATIVE_MASK & ~state.used).bit_count()
        if len(state.row) > max(1, held[QUEEN]) and state.excess() == 0 and not state.frozen:
            worth += _STRIKE
        return worth

    def reason(self, move: Move, observation: Observation[BehindState]) -> Text:
        seen = observation.seen
        if move.verb == "reveal":
            return _LUCK if seen.row else _FIRST
        if move.verb == "collect":
            points = _points(_with_row(seen.held[seen.turn * KINDS:(seen.turn + 1) * KINDS], seen.row))
            gain = points - seen.scores()[seen.turn]
            return _KEEP.fill(points=gain) if gain > 0 else _KEEP_LITTLE
        if move.verb in ("use", "judge"):
            if move.args[0] == PROPHET:
                return _LOOK
            return _SAVE if seen.phase == "save" else _AIM
        if move.verb == "discard":
            return _LEAST.fill(card=name_of(move.args[0]))
        seat, kind = move.args
        if move.verb == "swap":
            return _EXCHANGE.fill(card=name_of(kind))
        return _STRIKE_SELF if seat == observation.seat else _STRIKE_AT.fill(player=Player(seat), card=name_of(kind))


def _stacks_worth(held: Sequence[int], upright: int) -> float:
    worth = 0.0
    for kind, count in enumerate(held):
        if not count:
            continue
        worth += (kind + 1) * (1.0 if count > 1 else _SINGLE) + _SPARE * max(0, count - 2)
        if kind in (QUEEN, KING):
            worth -= _HINDRANCE * (count - 1)
        elif upright >> kind & 1:
            worth += _PROTECTION if kind in (MINSTREL, ALCHEMIST) else _READY
    return worth


def _with_row(held: Sequence[int], row: Sequence[int]) -> list[int]:
    """A seat's stacks after it collects the row and discards what is worth least."""
    new = list(held)
    for kind in row:
        if kind != END and new[kind] < CARDS_IN_STACK:
            new[kind] += 1
    owned = [kind for kind in range(KINDS) if new[kind]]
    owned.sort(key=lambda kind: (kind + 1) * (1.0 if new[kind] > 1 else _SINGLE))
    for kind in owned[:max(0, len(owned) - STACK_LIMIT)]:
        new[kind] = 0
    return new


def _points(held: Sequence[int]) -> int:
    return sum(kind + 1 for kind, count in enumerate(held) if count > 1)
