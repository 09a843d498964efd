"""Silly moves in Rival Kings."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.rival_kings.cards import GIVE, MONEY, RECRUIT, SETTLE, SUBJECTS, VALUES
from engine.games.rival_kings.legal import ways
from engine.games.rival_kings.scoring import is_paired, score
from engine.games.rival_kings.state import RivalState
from engine.games.rival_kings.zones import UNDER
from tests.helpers.silly import Kind

_Seen = Observation[RivalState]
_PAIR: Final = 3
"""How many points a perfect pair brings at least, coins paid, to be worth more than they."""
_FAR_BEHIND: Final = 8
"""More points than a turn brings once a card is taken, unless it makes a perfect pair."""


def _points_after(move: Move, observation: _Seen) -> list[int]:
    """By seat: the score after a move, if the game ended then."""
    world = observation.sample(random.Random(0))
    world.advance(move)
    return _points(world)


def _points(state: RivalState) -> list[int]:
    return [sum(score(state, seat)) for seat in range(state.seats)]


def _leaves_points(move: Move, observation: _Seen) -> bool:
    """In the last cycle, no card is taken although one would raise the score."""
    seen, seat = observation.seen, observation.seat
    if move.verb not in ("end", "skip") or not seen.empty_pile():
        return False
    return any(_points_after(each, observation)[seat] > _points(seen)[seat] for each in observation.legal_moves()
               if each.verb in ("buy", "recruit"))


def _pays_points(move: Move, observation: _Seen) -> bool:
    """In the last cycle, a building is bought that scores less than the coins for it."""
    seen, seat = observation.seen, observation.seat
    return (move.verb == "buy" and seen.empty_pile()
            and _points_after(move, observation)[seat] < _points(seen)[seat])


def _feeds_rival(move: Move, observation: _Seen) -> bool:
    """In the last cycle, a card is given that helps a rival, and the swap does nothing for oneself."""
    seen, seat = observation.seen, observation.seat
    if move.verb != "offer" or not seen.empty_pile():
        return False
    before, after = _points(seen), _points_after(move, observation)
    return after[seat] <= before[seat] and any(each > was for each, was in zip(after, before, strict=True))


def _ends_a_lost_game(move: Move, observation: _Seen) -> bool:
    """The last card of a pile is taken by a player who is far behind and can do no more: the game ends, and is lost."""
    seen, seat = observation.seen, observation.seat
    if move.verb not in ("buy", "recruit") or seen.empty_pile() or seen.options["match"] != "game":
        return False
    world = observation.sample(random.Random(0))
    world.advance(move)
    points = _points(world)
    return (world.empty_pile() and max(points) - points[seat] > _FAR_BEHIND
            and world.actor == seat and [each.verb for each in world.legal_moves()] == ["end"])


def _leaves_pair(move: Move, observation: _Seen) -> bool:
    """The turn ends, though a card of an action that is left would complete a perfect pair, and end no game."""
    seen, seat = observation.seen, observation.seat
    if move.verb != "end" or seen.empty_pile():
        return False
    before = _points(seen)[seat]
    cards = [each for each in observation.legal_moves() if each.verb in ("buy", "recruit")
             and seen.cards[UNDER + each.place] and _completes(seen.shown(each.place), seen, seat)]
    return any(_points_after(each, observation)[seat] >= before + _PAIR for each in cards)


def _completes(kind: int, seen: RivalState, seat: int) -> bool:
    """Whether a seat has the other half of a pair with this card."""
    return (kind + SUBJECTS in seen.buildings(seat)) if kind < SUBJECTS else kind - SUBJECTS in seen.subjects(seat)


def _breaks_pair(move: Move, observation: _Seen) -> bool:
    """Half of a perfect pair is given in a swap, though another card costs less and helps nobody else more."""
    seen, seat = observation.seen, observation.seat
    if move.verb != "offer" or not is_paired(seen, seat, move.card):
        return False
    before, after = _points(seen), _points_after(move, observation)
    others = [_points_after(each, observation) for each in observation.legal_moves()]
    return after[seat] < before[seat] and any(
        each[seat] >= after[seat] + _PAIR and all(each[rival] <= max(after[rival], before[rival])
                                                   for rival in range(seen.seats) if rival != seat) for each in others)


def _pays_points_last(move: Move, observation: _Seen) -> bool:
    """The last player of all buys a card that scores less than the coins for it, and can do nothing else."""
    seen, seat = observation.seen, observation.seat
    if not _pays_points(move, observation) or seen.finished | 1 << seat != (1 << seen.seats) - 1:
        return False
    world = observation.sample(random.Random(0))
    world.advance(move)
    return world.actor == seat and [each.verb for each in world.legal_moves()] == ["end"]


def _steals_for_nothing(move: Move, observation: _Seen) -> bool:
    """An action is stolen that neither the robber nor the victim has any use for, though another one can be done."""
    seen = observation.seen
    if move.verb != "steal" or move.action == MONEY or ways(seen, 1 << move.action):
        return False
    victim, action = move.seat, move.action
    if action in (SETTLE, GIVE):
        missed = seen.markers[victim] > 0
    else:
        shown = [kind for kind in map(seen.shown, range(4)) if kind >= 0 and (kind < SUBJECTS) == (action == RECRUIT)]
        money = max(seen.money[2 * pile] + 2 * seen.money[2 * pile + 1] for pile in range(4))
        missed = (not seen.tied >> victim & 1
                  and any(VALUES[kind] <= seen.coins(victim) + max(money, 2) for kind in shown))
    return not missed and any(ways(seen, 1 << each.action) for each in observation.legal_moves()
                              if each.verb == "steal" and each.seat == victim)


KINDS: Final[Mapping[str, Kind]] = {
    "leaves points in the last turn": _leaves_points,
    "buys in the last turn what costs points": _pays_points,
    "ends a game that it is about to lose": _ends_a_lost_game,
    "swaps in the last turn for a rival’s good": _feeds_rival,
    "ends a turn that could complete a pair": _leaves_pair,
    "gives half of a pair away": _breaks_pair,
    "pays points as the last to do anything": _pays_points_last,
    "steals what nobody could do": _steals_for_nothing,
}
