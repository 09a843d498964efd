"""What costs nothing in Behind the Throne, and is nevertheless left out."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.behind_the_throne.bot.abilities import reach
from engine.games.behind_the_throne.cards import (
    END,
    FIRST_PROHIBITIVE,
    KINDS,
    MANIPULATIVE_MASK,
    ROW_LIMIT,
    STACK_LIMIT,
)
from engine.games.behind_the_throne.moves import COLLECT, LOOK, REVEAL, is_change
from engine.games.behind_the_throne.scoring import stack_score
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, TOP

_Seen = Observation[BehindState]
_ON_TOP: Final = 1 << DECK | 1 << TOP
"""Where the next card may lie."""


def leaves_out(move: Move, observation: _Seen) -> bool:
    """Whether a turn goes on or ends without what would cost nothing now: a blow at another player, a look, a card."""
    if observation.phase != "row" or not (_stops(move) or move is REVEAL or is_change(move)):
        return False
    return (_spares(move, observation) or (move is COLLECT and _can_go_on(observation))
            or _goes_without_look(move, observation))


def _stops(move: Move) -> bool:
    """Whether a move ends the turn."""
    return move.verb in ("collect", "swap")


def _can_go_on(observation: _Seen) -> bool:
    """Whether another card could be revealed at no risk: it can be kept whichever may come, or no more than a row is
    lost with it that there is no room for."""
    no_loss = has_no_room(observation) and not knows_next(observation)
    return REVEAL in observation.legal_moves() and (no_loss or _cannot_fail(observation))


def _goes_without_look(move: Move, observation: _Seen) -> bool:
    """Whether a look is left out that could tell whether to go on.

    A look may be kept for a later card, unless there will hardly be one.
    """
    if not can_look(observation):
        return False
    if _stops(move):
        return _may_fit(observation)
    return move is REVEAL and (_is_last(observation) or (_mostly_fails(observation) and _has_room(observation)))


def can_look(observation: _Seen) -> bool:
    """Whether a Prophet may look at the next card before it is revealed, and nobody has.

    The look shows the card to its player alone, who may then still stop (rule 9); the stack stands upright again when
    the turn is over (rule 26).
    """
    legal = observation.legal_moves()
    return LOOK in legal and REVEAL in legal and not knows_next(observation)


def knows_next(observation: _Seen) -> bool:
    """Whether the seat knows which card comes next."""
    top = observation.seen.cards[TOP]
    return bool(top) and top[0] != UNKNOWN


def has_no_room(observation: _Seen) -> bool:
    """Whether the row brings nothing that is worth a stack: there are five, and each scores as much as any in the row.

    The row would only be discarded again (rule 20), and nothing is lost with it; the next card is turned over anyway,
    by whoever has the next turn.
    """
    seen, seat = observation.seen, observation.seat
    owned = [kind for kind in range(KINDS) if seen.count(seat, kind)]
    if len(owned) < STACK_LIMIT or any(kind in owned for kind in seen.row):
        return False
    least = min([stack_score(kind, seen.count(seat, kind)) for kind in owned])
    return 0 < least >= max([stack_score(kind, seen.row.count(kind)) for kind in seen.row])


def _spares(move: Move, observation: _Seen) -> bool:
    """Whether another player's card could be destroyed first.

    The row stays as it is, with all that can be done next (rule 13), and a later blow at that player would find no
    other cards than this one (rule 14); a change would only take the chance away. Queens and Kings are left alone here:
    it may help their owner to lose one (rule 12); so is the card that the row is swapped for.
    """
    return any(each.verb == "destroy" and each.seat != observation.seat and each.card < FIRST_PROHIBITIVE
               and each.card != move.card for each in observation.legal_moves())


def _cannot_fail(observation: _Seen) -> bool:
    """Whether the row can be kept whichever card may come next.

    Abilities are ready again once the turn is over (rule 26).
    """
    return not _may_come(observation, (*range(_highest(observation.seen) + 1, KINDS), END))


def _highest(seen: BehindState) -> int:
    """The highest kind that may come next without costing the row, with all abilities that are ready."""
    return seen.row[-1] + reach(seen.ready, seen.owned[seen.turn] & MANIPULATIVE_MASK)


def _mostly_fails(observation: _Seen) -> bool:
    """Whether more than half of the cards that may come next would cost the row."""
    world, highest = observation.sample(random.Random(0)), _highest(observation.seen)
    cards = world.cards[DECK] + world.cards[TOP]    # which are left is public, their order is not
    return 2 * len([kind for kind in cards if kind > highest]) > len(cards)


def _has_room(observation: _Seen) -> bool:
    """Whether there is room for a card of the row, or a stack to add it to."""
    seen, seat = observation.seen, observation.seat
    owned = [kind for kind in range(KINDS) if seen.count(seat, kind)]
    return len(owned) < STACK_LIMIT or any(kind in owned for kind in seen.row)


def _is_last(observation: _Seen) -> bool:
    """Whether the next card is the last of the row, so that a look is of no use after it, and may cost the row."""
    row = observation.seen.row
    return len(row) + 1 == ROW_LIMIT and _may_come(observation, range(row[-1] + 1, END + 1))


def _may_fit(observation: _Seen) -> bool:
    """Whether the next card may be as low as the newest one, or lower."""
    return _may_come(observation, range(observation.seen.row[-1] + 1))


def _may_come(observation: _Seen, kinds: Iterable[int]) -> bool:
    """Whether one of these kinds may come next, as far as the seat knows."""
    if knows_next(observation):
        return observation.seen.cards[TOP][0] in kinds
    knowledge = observation.knowledge
    return any(knowledge.where(label) & _ON_TOP for kind in kinds for label in knowledge.copies(kind))
