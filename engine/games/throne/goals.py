"""What can be achieved in a game of Throne."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.base.goals import Goal, Tale, at_least, goal
from engine.core.moves import NONE
from engine.core.text import N_
from engine.games.throne.cards import ACE, KING, PEASANT, TRUE_CLAIM
from engine.games.throne.state import ThroneState

ThroneTale = Tale[ThroneState]


@dataclass(slots=True)
class _Claim:
    """A card that was laid, and what was said to it."""

    seat: int
    claim: int
    is_lie: bool
    caller: int | None = None
    """Who called it a lie."""


def _rounds(tale: ThroneTale) -> Iterator[tuple[list[_Claim], int | None]]:
    """The claims of each round, and who won it; nobody has won the last one if it is not over."""
    claims: list[_Claim] = []
    for step in tale.steps:
        if step.move.claim != NONE:
            claims.append(_Claim(step.seat, step.move.claim, TRUE_CLAIM[step.move.card] != step.move.claim))
        for event in step.events:
            if event.name == "call" and claims:
                claims[-1].caller = event.seat
            if event.name == "win" and event.seat is not None:
                yield claims, event.seat
                claims = []
    yield claims, None


def _claims(tale: ThroneTale) -> Iterator[_Claim]:
    """All claims that could be called a lie."""
    return (claim for claims, _ in _rounds(tale) for claim in claims if claim.claim != PEASANT)


def _own(tale: ThroneTale) -> Iterator[_Claim]:
    return (claim for claim in _claims(tale) if claim.seat == tale.seat)


def _caught(tale: ThroneTale) -> int:
    return sum(claim.is_lie and claim.caller == tale.seat for claim in _claims(tale))


def _got_away(tale: ThroneTale) -> int:
    return sum(claim.is_lie and claim.caller is None for claim in _own(tale))


def _truths_doubted(tale: ThroneTale) -> int:
    return sum(not claim.is_lie and claim.caller is not None for claim in _own(tale))


def _false_kings(tale: ThroneTale) -> int:
    return sum(claim.claim == KING and claim.is_lie and claim.caller is None for claim in _own(tale))


def _put_out(tale: ThroneTale) -> int:
    return sum(event.name == "out" and event.seat != tale.seat for step in tale.mine for event in step.events)


def _honest_rounds(tale: ThroneTale) -> int:
    return sum(winner == tale.seat and not any(claim.is_lie for claim in claims if claim.seat == tale.seat)
               for claims, winner in _rounds(tale))


def _largest_hand(tale: ThroneTale) -> int:
    return max(step.after.size(tale.seat) for step in tale.steps)


def _behind(tale: ThroneTale) -> int:
    """How far behind a rival it was at most, in rounds."""
    return max(max(step.after.wins) - step.after.wins[tale.seat] for step in tale.steps)


GOALS: Final[tuple[Goal[ThroneState], ...]] = (
    *at_least("calls", N_("throne/goal", "Call {number} lies in one game."), _caught, (11, 13), (20,)),
    *at_least("lies", N_("throne/goal", "Get away with {number} lies in one game."), _got_away, (10, 12), (18,)),
    *at_least("doubted", N_("throne/goal", "Be called a liar {number} times while telling the truth."),
              _truths_doubted, (9, 10), (14,)),
    *at_least("kills", N_("throne/goal", "Kill {number} cards with Kings in one game."),
              lambda tale: tale.count("kill"), (8, 9, 10), (12,)),
    *at_least("unmasks", N_("throne/goal", "Turn {number} cards face up with Queens in one game."),
              lambda tale: tale.count("unmask"), (7, 8, 9), (13,)),
    *at_least("peeks", N_("throne/goal", "Look at {number} cards with Jacks in one game."),
              lambda tale: tale.count("peek"), (8, 9, 10), (15,)),
    *at_least("aces", N_("throne/goal", "Claim {number} Aces that nobody calls a lie."),
              lambda tale: sum(claim.claim == ACE and claim.caller is None for claim in _own(tale)), (3, 4), (6,)),
    *at_least("kings", N_("throne/goal", "Get away with {number} false Kings."), _false_kings, (3, 4), (7,)),
    *at_least("joker", N_("throne/goal", "Evade {number} claims with Jokers in one game."),
              lambda tale: tale.count("evade"), (2, 3), (4,)),
    *at_least("out", N_("throne/goal", "Knock rivals out of a round {number} times."), _put_out, (5, 6), (9,)),
    goal("honest", N_("throne/goal", "Win a round without telling a single lie."),
         lambda tale: _honest_rounds(tale) > 0, deed=True),
    *at_least("hand", N_("throne/goal", "Hold {number} cards at the same time."), _largest_hand, (), (7,)),
    goal("clear", N_("throne/goal", "Win a game two rounds ahead of everyone else."),
         lambda tale: tale.won and tale.margin > 1, deed=True),
    goal("turned", N_("throne/goal", "Win a game in which a rival was two rounds ahead of you."),
         lambda tale: tale.won and _behind(tale) > 1, deed=True),
    goal("spotless", N_("throne/goal", "Win a game in which you never lie."),
         lambda tale: tale.won and not any(claim.is_lie for claim in _own(tale)), secret=True),
)
