"""What throws points away in Rival Kings, or a theft: a pair left lying or broken up, coins paid for less than they
score, and an action stolen that nobody could have done."""

from __future__ import annotations

import random
from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.rival_kings import coins
from engine.games.rival_kings.cards import BUY, GIVE, MONEY, PILES, RECRUIT, SETTLE, SUBJECTS
from engine.games.rival_kings.legal import ways
from engine.games.rival_kings.moves import END
from engine.games.rival_kings.plots import missing
from engine.games.rival_kings.scoring import score, scores
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import UNDER

_CARDS: Final = 1 << RECRUIT | 1 << BUY
"""Actions that bring a card, a mask."""
_CLEARLY: Final = 3
"""More points than a coin or a better chance elsewhere is worth."""


def is_waste(move: Move, observation: Observation[RivalState]) -> bool:
    """Whether a move leaves a perfect pair lying that the turn could complete, gives half of one away where another
    card would do, pays more coins in the last turn of a game than the card scores, or steals what nobody could do."""
    if move is END:
        return _leaves_pair(observation)
    if move.verb == "offer":
        return _breaks_pair(move, observation)
    if move.verb == "steal":
        return _steals_for_nothing(move, observation.seen)
    return move.verb in ("buy", "recruit") and pays_points(move, observation)


# -- pairs -------------------------------------------------------------------------------------------------------------

def _leaves_pair(observation: Observation[RivalState]) -> bool:
    """Whether the turn ends although one of its actions would complete a perfect pair, which scores clearly more than
    the coins for it.

    The last card of a pile is another matter: it ends the game (rule 23).
    """
    seen = observation.seen
    pairs = [each for each in ways(seen, seen.open & _CARDS)
             if seen.cards[UNDER + each.place] and _is_partner(seen, seen.shown(each.place))]
    if not pairs:
        return False
    world = observation.sample(random.Random(0))    # in which coins change hands as they would
    enough = sum(score(world, seen.turn)) + _CLEARLY
    return any(sum(score(_after(world, each), seen.turn)) >= enough for each in pairs)


def _is_partner(seen: RivalState, kind: int) -> bool:
    """Whether the player in turn has the other half of a pair with this card."""
    return missing(kind) in seen.row(seen.turn, kind >= SUBJECTS)


def _breaks_pair(move: Move, observation: Observation[RivalState]) -> bool:
    """Whether a card is given away in a swap that one's own cards score less without, although another one would leave
    a clearly better lead over the best of the others."""
    world, seat = observation.sample(random.Random(0)), observation.seat
    after = _after(world, move)
    if sum(score(after, seat)) >= sum(score(world, seat)):
        return False
    enough = _lead(after, seat) + _CLEARLY
    return any(_lead(_after(world, each), seat) >= enough for each in observation.legal_moves())


def _lead(state: RivalState, seat: int) -> int:
    """How many points a seat is ahead of the best of the others."""
    points = scores(state)
    return points[seat] - max([each for other, each in enumerate(points) if other != seat])


# -- the last turn of a game -------------------------------------------------------------------------------------------

def pays_points(move: Move, observation: Observation[RivalState]) -> bool:
    """Whether a card is bought that lowers the score, when nothing is left to be done in a game but the end of it.

    A pile is empty, and everybody else has had their turn (rule 23).
    """
    seen, seat = observation.seen, observation.seat
    if not seen.empty_pile() or seen.finished | 1 << seat != (1 << seen.seats) - 1:
        return False
    world = observation.sample(random.Random(0))
    after = _after(world, move)
    if after.actor != seat or list(after.legal_moves()) != [END]:
        return False
    return sum(score(after, seat)) < sum(score(world, seat))


def _after(state: RivalState, move: Move) -> RivalState:
    after = state.clone()
    after.advance(move)
    return after


# -- thefts ------------------------------------------------------------------------------------------------------------

def _steals_for_nothing(move: Move, seen: RivalState) -> bool:
    """Whether an action is stolen that neither the robber nor the victim could do, although another one of the same
    victim could be done."""
    return (not ways(seen, 1 << move.action) and not _is_missed(move, seen)
            and bool(ways(seen, seen.uncovered(move.seat))))


def _is_missed(move: Move, seen: RivalState) -> bool:
    """Whether a victim may have been able to do the stolen action, and has no other one in its place: a character with
    a rival of the same rank does only one (rule 3)."""
    victim, action = move.seat, move.action
    if action in (SETTLE, GIVE):
        return seen.markers[victim] > 0
    if action == MONEY:
        return True
    if seen.tied >> victim & 1:
        return False
    most = seen.coins(victim) + max([coins.value(seen.money, pile) for pile in range(PILES)] + [2])
    shown = [seen.shown(pile) for pile in range(PILES)]
    return any(seen.numbers.values[kind] <= most
               for kind in shown if kind >= 0 and (kind < SUBJECTS) == (action == RECRUIT))
