"""Silly moves in Behind the Throne."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.behind_the_throne.bot.abilities import reach
from engine.games.behind_the_throne.cards import KINDS as _KINDS
from engine.games.behind_the_throne.cards import KING, MANIPULATIVE_MASK, PROPHET, QUEEN, STACK_LIMIT
from engine.games.behind_the_throne.scoring import stack_score
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, TOP
from tests.helpers.silly import Kind

_Seen = Observation[BehindState]


def _throws_a_stack_away(move: Move, observation: _Seen) -> bool:
    """A stack that scores is discarded, though a lower single card is there that can do nothing."""
    seen, seat = observation.seen, observation.seat
    if move.verb != "discard" or seen.count(seat, move.card) < 2 or move.card in (QUEEN, KING):
        return False
    return any(seen.count(seat, kind) == 1 and max(seen.count(each, kind) for each in range(seen.seats)) > 1
               for kind in range(move.card))


def _shrinks_own_stack(move: Move, observation: _Seen) -> bool:
    """An own card is destroyed that forbids nothing."""
    return move.verb == "destroy" and move.seat == observation.seat and move.card not in (QUEEN, KING)


def _goes_on_blind(move: Move, observation: _Seen) -> bool:
    """A card is revealed that costs the row more often than not, though a Prophet could look at it first.

    A row that there is no room for is no loss.
    """
    seen, seat = observation.seen, observation.seat
    looks = [each for each in observation.legal_moves() if each.verb == "use" and each.card == PROPHET]
    if move.verb != "reveal" or observation.phase != "row" or not looks or observation.knowledge.known_in(TOP):
        return False
    owned = [kind for kind in range(_KINDS) if seen.count(seat, kind)]
    if len(owned) == STACK_LIMIT and not any(kind in owned for kind in seen.row):
        return False
    world = observation.sample(random.Random(0))
    highest = seen.row[-1] + reach(seen.ready, seen.owned[seat] & MANIPULATIVE_MASK)
    left = world.cards[DECK] + world.cards[TOP]
    return sum(kind > highest for kind in left) > len(left) / 2


def _stops_without_room(move: Move, observation: _Seen) -> bool:
    """A row is collected that will only be discarded, though nothing would be lost with another card."""
    seen, seat = observation.seen, observation.seat
    if move.verb != "collect" or "reveal" not in [each.verb for each in observation.legal_moves()]:
        return False
    if observation.knowledge.known_in(TOP):
        return False
    owned = [kind for kind in range(_KINDS) if seen.count(seat, kind)]
    scores = [stack_score(kind, seen.count(seat, kind)) for kind in owned]
    return (len(owned) == STACK_LIMIT and not any(kind in owned for kind in seen.row)
            and 0 < min(scores) >= max(stack_score(kind, seen.row.count(kind)) for kind in seen.row))


KINDS: Final[Mapping[str, Kind]] = {
    "throws a stack away, and keeps a lower card that is outnumbered": _throws_a_stack_away,
    "destroys an own card that forbids nothing": _shrinks_own_stack,
    "reveals a card without a look that mostly costs the row": _goes_on_blind,
    "collects a row that there is no room for": _stops_without_room,
}
