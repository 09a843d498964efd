"""Mistakes in Rival Kings whatever follows: to leave out what costs nothing, to use a subject for nothing, to leave
more money for others than one takes, or to end the last turn of a game with points to be had."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.rival_kings import coins
from engine.games.rival_kings.bot.excluded_end import is_rash
from engine.games.rival_kings.bot.excluded_waste import pays_points
from engine.games.rival_kings.cards import (
    BLACKSMITH,
    BUY,
    EACH_SUBJECT,
    EXTRA_OF,
    GIVE,
    JAILER,
    MONEY,
    PILES,
    RECRUIT,
    SETTLE,
)
from engine.games.rival_kings.legal import ways
from engine.games.rival_kings.moves import ACTION_OF, END, SKIP
from engine.games.rival_kings.scoring import score
from engine.games.rival_kings.state import RivalState

_ACTIONS: Final = frozenset((SETTLE, GIVE, MONEY))
"""Actions that one only gains by."""
_CARDS: Final = 1 << RECRUIT | 1 << BUY
"""Actions that bring a card, a mask."""
_SUBJECTS: Final = frozenset([each.kind for each in EACH_SUBJECT if each.free])


def is_mistake(move: Move, observation: Observation[RivalState]) -> bool:
    """Whether a move leaves out something free, takes less money than lies elsewhere, gets rid of a marker before the
    Jailer brings a coin for it, or makes nothing of a subject: it uses the Blacksmith where no building is bought, or
    does without a card that a subject was used for."""
    if move.verb == "take" and _leaves_more(move, observation.seen.money):
        return True
    if move.verb == "use" and move.card == BLACKSMITH:
        return not _may_do(BUY, observation.seen)
    if ACTION_OF.get(move.verb) in (SETTLE, GIVE) and _awaits_jailer(observation.seen):
        return True
    return (_leaves_out(move, observation) or _wastes_subject(move, observation)
            or _leaves_points(move, observation))


def _leaves_more(move: Move, money: Sequence[int]) -> bool:
    """Whether more money lies at another pile than at the one where a move takes it."""
    return any(coins.value(money, pile) > coins.value(money, move.place) for pile in range(PILES))


def _may_do(action: int, seen: RivalState) -> bool:
    """Whether the player in turn has such an action left; one that may be stolen can be stolen first."""
    return bool(seen.open >> action & 1) or action in seen.pending


def _awaits_jailer(seen: RivalState) -> bool:
    """Whether the Jailer brings coins for markers now, and no other subject can take his place in this turn."""
    return (seen.ready(seen.turn, JAILER) and any(coins.due(seen, seen.turn, JAILER))
            and not seen.victims and not _may_do(RECRUIT, seen))


def _wastes_subject(move: Move, observation: Observation[RivalState]) -> bool:
    """Whether a Blacksmith, Carpenter or Innkeeper was used, and a move does without the card that could be had.

    A card that only ends a lost game, or only costs points, is none to be had.
    """
    seen = observation.seen
    if move is END and seen.discount:
        cards = ways(seen, seen.open & 1 << BUY)
    elif move is SKIP and _is_extra(seen):
        cards = ways(seen, 1 << seen.pending[-1])
    else:
        return False
    return any(not (is_rash(card, observation) or pays_points(card, observation)) for card in cards)


def _leaves_points(move: Move, observation: Observation[RivalState]) -> bool:
    """Whether the last turn of a game ends, or an action is left out in it, although a card would raise the score.

    A pile is empty, so that the game ends with this cycle (rule 23): coins that are kept only score a point for three
    (rule 24).
    """
    seen = observation.seen
    if move not in (END, SKIP) or not seen.empty_pile():
        return False
    actions = seen.open & _CARDS if move is END else 1 << seen.pending[-1] & _CARDS
    cards = ways(seen, actions)
    if not cards:
        return False
    world = observation.sample(random.Random(0))    # in which coins change hands as they would
    before = sum(score(world, seen.turn))
    return any(_score_after(world.clone(), each) > before for each in cards)


def _score_after(state: RivalState, move: Move) -> int:
    """What the player in turn would score after a move."""
    seat = state.turn
    state.advance(move)
    return sum(score(state, seat))


def _is_extra(seen: RivalState) -> bool:
    """Whether the action to be done is for certain the extra one of the subject that was used, not a stolen one."""
    action, turn = seen.pending[-1], seen.turn
    return (EXTRA_OF.get(seen.active(turn)) == action and bool(seen.used >> turn & 1)
            and all(seen.crest(seat, action) != turn for seat in range(seen.seats)))


def _leaves_out(move: Move, observation: Observation[RivalState]) -> bool:
    """Whether a move gives up something free: it ends the turn, skips an action, or passes over one on the left."""
    seen = observation.seen
    if move is END:
        return any(map(_is_free, seen.legal_moves()))
    if move is SKIP:
        return seen.pending[-1] in _ACTIONS and bool(ways(seen, 1 << seen.pending[-1]))
    if seen.phase != "turn" or move.verb not in ACTION_OF or seen.tied >> seen.turn & 1:
        return False
    return any(ways(seen, 1 << action) for action in _before(move, seen))


def _is_free(move: Move) -> bool:
    """Whether one only gains by a move: coins, or a marker less."""
    if move.verb == "use":
        return move.card in _SUBJECTS or move.action in _ACTIONS
    return ACTION_OF.get(move.verb) in _ACTIONS


def _before(move: Move, seen: RivalState) -> Sequence[int]:
    """The actions that one only gains by and that a move would pass over, by carrying out one further right."""
    return [action for action in _ACTIONS if seen.open >> action & 1 and action < ACTION_OF[move.verb]]
