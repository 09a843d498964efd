"""Which guesses are certain to achieve nothing, by what the asking seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from engine.base.cards import said_of_each
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.imposter_kings.abilities import ABILITIES, asking
from engine.games.imposter_kings.ability import reached
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    EXECUTIONER,
    KINGS_HAND,
    MUTED_VALUE,
    MYSTIC,
    WARDEN,
    name_of,
)
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import ACCUSED, HAND, OPEN, SUCCESSOR


def is_idle(move: Move, observation: Observation[ImposterState]) -> bool:
    """Whether the move names a card that none of those asked can hold, or a number that touches no card.

    An Executioner's number has to touch a card of an opponent: to lose cards of one's own side is no aim. So has a
    Mystic's, for which a Throne of 7 is given up, unless it raises a card of one's own.
    """
    if move.verb == "name":
        return not any(can_hold(observation, seat, move.card) for seat in those_asked(observation))
    return move.verb == "number" and not _TOUCHES[observation.seen.played](observation, move.number)


def ignores_what_is_known(move: Move, observation: Observation[ImposterState]) -> bool:
    """Whether a Judge or a Soldier names a card that may not be there, although another one is known to be.

    All that follows from a right guess is the same whatever was named, and hardly any of it has to be done.
    """
    if move.verb != "name" or ABILITIES[observation.seen.played].hopes != "right":
        return False
    known = {kind for seat in those_asked(observation) for kind in observation.knowledge.known_in(HAND[seat])}
    return bool(known) and move.card not in known


def can_be_stopped(observation: Observation[ImposterState]) -> bool:
    """Whether somebody else may hold a King's Hand, as far as the seat knows."""
    return _may_react(observation, KINGS_HAND, observation.seen.others(observation.seat))


def can_be_killed(observation: Observation[ImposterState]) -> bool:
    """Whether an opponent may hold an Assassin, as far as the seat knows (rule 12)."""
    return _may_react(observation, ASSASSIN, observation.seen.opponents(observation.seat))


def _may_react(observation: Observation[ImposterState], kind: int, seats: Iterable[int]) -> bool:
    return observation.seen.may_be_held(kind) and any(can_hold(observation, seat, kind) for seat in seats)


def those_asked(observation: Observation[ImposterState]) -> Sequence[int]:
    """The seats whose hands are searched for the card named."""
    seen = observation.seen
    if seen.phase == "guess":
        return seen.target[:1]
    return reached(ABILITIES[seen.played], seen, observation.seat)


def can_hold(observation: Observation[ImposterState], seat: int, kind: int) -> bool:
    """Whether a card of that kind may be in that hand."""
    return may_lie(observation, kind, (HAND[seat],))


def can_condemn(observation: Observation[ImposterState], seat: int, number: int) -> bool:
    """Whether a card of that base value may be in that hand (rule 27)."""
    return any(can_hold(observation, seat, kind) for kind in observation.seen.numbers.of_value(number))


def _condemns_an_opponent(observation: Observation[ImposterState], number: int) -> bool:
    return any(can_condemn(observation, seat, number) for seat in observation.seen.opponents(observation.seat))


def can_mute(observation: Observation[ImposterState], number: int) -> bool:
    """Whether a Mystic's number may touch a card that an opponent can still play, or raise one of one's own (rule 20).

    The Accused is played only after a Warden, which somebody has to play first. What lies in Court has been played.
    """
    seen, seat = observation.seen, observation.seat
    kinds = seen.numbers.of_value(number)
    if any(map(seen.is_muted, kinds)):
        return False
    playing = seen.in_order_from(seat) if number < MUTED_VALUE else seen.opponents(seat)
    places = _held(playing)
    if not seen.is_muted(WARDEN) and may_lie(observation, WARDEN, _held(seen.in_order_from(seat))):
        places.append(ACCUSED)
    return any(may_lie(observation, kind, places) for kind in kinds)


def _held(seats: Iterable[int]) -> list[int]:
    """The zones of cards that these seats may still play."""
    return [zones[each] for zones in (HAND, SUCCESSOR, OPEN) for each in seats]


def may_lie(observation: Observation[ImposterState], kind: int, places: Iterable[int]) -> bool:
    """Whether a copy of that kind may be in one of these places, as far as the seat knows."""
    return any(not set(zones).isdisjoint(places) for zones in observation.knowledge.may_be(kind))


_TOUCHES: Final[Mapping[int, Callable[[Observation[ImposterState], int], bool]]] = said_of_each(
    "which numbers are worth saying", {MYSTIC: can_mute, EXECUTIONER: _condemns_an_opponent}, asking("number"), name_of)
"""By kind: whether to say a number may achieve anything."""
