"""Silly moves in Throne."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.throne.cards import ACE, JACK, JOKER, KING, PEASANT, QUEEN, TRUE_CLAIM
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, OPEN
from tests.helpers.silly import Kind

_Seen = Observation[ThroneState]


def _claims(observation: _Seen) -> list[int]:
    """What could be claimed of the mover's cards without a lie."""
    cards, seat = observation.seen.cards, observation.seat
    return [TRUE_CLAIM[kind] for kind in cards[HAND[seat]] + cards[OPEN[seat]]]


def _buries_joker(move: Move, observation: _Seen) -> bool:
    """A Joker is laid as a Peasant, though a card could be laid that draws."""
    return (observation.phase == "lay" and TRUE_CLAIM[move.card] == JOKER and move.claim == PEASANT
            and any(claim in (JACK, QUEEN, KING, ACE) for claim in _claims(observation)))


def _lies_needlessly(move: Move, observation: _Seen) -> bool:
    """A Joker is laid as a Jack or Queen, though the mover has one."""
    return (observation.phase == "lay" and TRUE_CLAIM[move.card] == JOKER and move.claim in (JACK, QUEEN)
            and move.claim in _claims(observation))


def _is_modest(move: Move, observation: _Seen) -> bool:
    """An Ace is laid as a Jack, which draws less."""
    return observation.phase == "lay" and move.card == ACE and move.claim == JACK


def _ace_for_a_court_card(move: Move, observation: _Seen) -> bool:
    """A court card is laid as an Ace: a lie costs two cards, the truth none."""
    return observation.phase == "lay" and move.claim == ACE and move.card in (JACK, QUEEN, KING)


def _lies_with_the_last_card(move: Move, observation: _Seen) -> bool:
    """The last card is laid as what it is not, though it would draw another one as what it is."""
    true = TRUE_CLAIM[move.card]
    return (observation.phase == "lay" and observation.seen.size(observation.seat) == 1
            and true in (JACK, QUEEN, KING, ACE) and move.claim not in (true, PEASANT))


KINDS: Final[Mapping[str, Kind]] = {
    "buries a Joker while a card draws": _buries_joker,
    "lies with a Joker as a card that is there": _lies_needlessly,
    "lays an Ace as a Jack": _is_modest,
    "lies with its last card, which draws": _lies_with_the_last_card,
    "lays a court card as an Ace": _ace_for_a_court_card,
}
