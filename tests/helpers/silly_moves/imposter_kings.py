"""Silly moves in The Imposter Kings."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.cards import ASSASSIN, FOOL, KINGS_HAND, MYSTIC, VALUES, WARDEN
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import ACCUSED, HAND, OPEN, SUCCESSOR
from tests.helpers.silly import Kind

_Seen = Observation[ImposterState]
_WORLDS: Final = 48


def _flips_into(share: float) -> Kind:
    """The King is flipped although an opponent can strike in more than this share of the worlds."""
    def flips(move: Move, observation: _Seen) -> bool:
        return move.verb == "flip" and _share(observation, _is_struck) > share
    return flips


def _is_struck(world: ImposterState, seat: int) -> bool:
    """Whether an opponent has an Assassin, and the own side no King's Hand against it."""
    own = (seat, world.partner(seat))
    return _reacts(world, ASSASSIN, world.opponents(seat)) and not _reacts(world, KINGS_HAND, own)


def _reacts(world: ImposterState, kind: int, seats: tuple[int, ...] | list[int]) -> bool:
    return not world.is_muted(kind) and any(kind in world.cards[HAND[each]] for each in seats)


def _can_be_stopped(world: ImposterState, seat: int) -> bool:
    return _reacts(world, KINGS_HAND, world.others(seat))


def _share(observation: _Seen, true: Callable[[ImposterState, int], bool]) -> float:
    """In which share of the worlds something is true of the mover."""
    luck = random.Random(7)
    return sum(true(observation.sample(luck), observation.seat) for _ in range(_WORLDS)) / _WORLDS


def _keeps_the_assassin(move: Move, observation: _Seen) -> bool:
    """A rival who flips the King is spared, though nobody could save them."""
    return (move.verb == "pass" and observation.phase == "assassin"
            and "kill" in [each.verb for each in observation.legal_moves()]
            and not _share(observation, _can_be_stopped))


def _pays_with_the_game(move: Move, observation: _Seen) -> bool:
    """A restart gives the opponent more points than a single round brings."""
    if move.verb != "restart" or not observation.seen.restarts[observation.seat]:
        return False
    mine, theirs = (observation.seen.scores()[seat] for seat in (observation.seat, 1 - observation.seat))
    return theirs + 2 - mine > 3


def _stops_partner(move: Move, observation: _Seen) -> bool:
    seen = observation.seen
    across = seen.seats == 4 and abs(seen.turn - observation.seat) == 2
    return move.verb == "stop" and seen.phase == "reaction" and across


def _leaves_card_lying(move: Move, observation: _Seen) -> bool:
    """A Fool takes nothing, though nobody can stop it."""
    seen, seat = observation.seen, observation.seat
    return (move.verb == "pass" and seen.phase == "ability" and seen.played == FOOL
            and bool(seen.hand(seat) or seen.cards[SUCCESSOR[seat]])
            and (seen.immune or not _share(observation, _can_be_stopped)) > 0)


def _mutes_the_accused(move: Move, observation: _Seen) -> bool:
    """A Mystic's number touches no card but the Accused, which no Warden can come for."""
    seen = observation.seen
    if move.verb != "number" or seen.played != MYSTIC or seen.seats == 2:
        return False
    held = {zone[each] for zone in (HAND, SUCCESSOR, OPEN) for each in range(seen.seats)}
    kinds = [kind for kind, value in enumerate(VALUES) if value == move.number]

    def may_lie(kind: int, zones: set[int]) -> bool:
        return any(zones & set(where) for where in observation.knowledge.may_be(kind))
    return (not any(may_lie(kind, held) for kind in kinds) and any(may_lie(kind, {ACCUSED}) for kind in kinds)
            and not may_lie(WARDEN, held))


KINDS: Final[Mapping[str, Kind]] = {
    "flips into a known Assassin": _flips_into(0.999),
    "flips into a likely Assassin": _flips_into(0.5),
    "keeps an Assassin back that nobody can stop": _keeps_the_assassin,
    "pays for a restart with the game": _pays_with_the_game,
    "stops the own partner": _stops_partner,
    "leaves a card lying that a Fool could take": _leaves_card_lying,
    "says the number of an Accused that stays there": _mutes_the_accused,
}
