"""What has to lie where before the first turn of a round of The Imposter Kings (rules 31 to 39)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from engine.games.imposter_kings.cards import SHOWN
from engine.games.imposter_kings.deal import to_show
from engine.games.imposter_kings.setup import highest_shown
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, HAND, OPEN, SUCCESSOR

PHASES = ("first", "direction", "restart", "show", "highest", "take", "lay", "successor", "offer", "partner", "remove")


class Lying(NamedTuple):
    """How many cards a seat has: in hand, shown, laid face down, and as its Successor."""

    hand: int
    shown: int = 0
    down: int = 0
    successor: int = 0


def lying(state: ImposterState, seat: int) -> Lying:
    """What a seat has in this phase; the seats still to be asked stand in `asked`."""
    size, first = state.numbers.hand_size, state.numbers.shown_first
    done = seat not in state.asked
    now = bool(state.asked) and seat == state.asked[0]
    if state.phase == "show":
        shown = len(state.cards[OPEN[state.true_king]])
        down = to_show(state) if done else to_show(state) - state.left if now else 0
        return Lying(size - shown - down, shown, down)
    if state.phase == "lay":
        return Lying(size - first - done, first, int(done))
    if state.phase == "highest":
        return Lying(size - SHOWN, SHOWN)
    if state.phase == "take":
        return Lying(size - SHOWN + (seat in state.target[:-1]), SHOWN - (seat in state.target[1:]))
    if state.phase in ("first", "direction", "restart"):
        if state.seats == 3:
            return Lying(size - SHOWN + 1, SHOWN - 1)
        return Lying(size - first - 1, first, 1) if state.seats == 4 else Lying(size)
    return _before_turns(state, size, done, now)


def _before_turns(state: ImposterState, size: int, done: bool, now: bool) -> Lying:
    """Successors are chosen and cards removed; partners swap before the latter (rules 37 to 39)."""
    if state.phase == "offer":
        return Lying(size - 1, successor=1)
    if state.phase == "partner":
        return Lying(size - 1, successor=1)
    if state.seats == 4:
        if state.phase == "successor":
            return Lying(size - done, successor=int(done))
        return Lying(size - 1 - done, successor=1)
    if done:
        return Lying(size - 2, successor=1)
    removing = now and state.phase == "remove"
    return Lying(size - removing, successor=int(removing))


def partner_down(state: ImposterState, seat: int) -> int:
    """How many cards a seat has laid down for its partner."""
    number = state.target[seat % 2]
    if seat not in state.asked:
        return number
    return number - state.left if seat == state.asked[0] else 0


def zones_of(seat: int) -> tuple[int, int, int, int]:
    """The zones of what `Lying` counts, in that order."""
    return HAND[seat], OPEN[seat], CONDEMNED[seat], SUCCESSOR[seat]


def misfits(state: ImposterState) -> Iterator[str]:
    """The fields that do not fit a phase of the set-up."""
    phase, target = state.phase, state.target
    seats = list(range(state.seats))
    from_king = phase in ("show", "lay", "restart")
    order = list(state.from_true_king() if from_king else state.in_order_from(state.first))
    asking = phase in ("show", "lay", "restart", "successor", "partner", "remove")
    if phase == "partner":
        fits = len(target) == 2 and any(target) and max(target) < min(4, state.numbers.hand_size - 1)
        if not fits:
            yield "target"
            return
        order = [seat for seat in order if target[seat % 2]]
    if asking and (not state.asked or order[len(order) - len(state.asked):] != state.asked):
        yield "asked"
        return
    if not asking and state.asked and phase not in ("first", "direction", "offer", "highest", "take"):
        yield "asked"
    most = to_show(state) if phase == "show" else target[state.asked[0] % 2] if phase == "partner" else 0
    if (phase in ("show", "partner")) != bool(state.left) or state.left > most:
        yield "left"
    if phase == "highest":
        if len(target) < 2 or target != highest_shown(state):
            yield "target"
    elif phase == "take":
        if not 1 <= len(target) <= state.seats or len(set(target)) != len(target) or not set(target) <= set(seats):
            yield "target"
    elif phase != "partner" and target:
        yield "target"


def decider(state: ImposterState) -> int | None:
    """The seat that decides; None where choices are sealed."""
    if state.phase in ("first", "direction", "highest"):
        return state.true_king
    if state.phase == "take":
        return state.target[-1]
    return None if state.phase == "offer" else state.asked[0]


def may_be(state: ImposterState) -> bool:
    """Whether there is such a phase with so many players."""
    return comes(state.phase, state.seats)


def comes(phase: str, seats: int) -> bool:
    """Whether a game of so many players comes to this phase."""
    numbers = _PLAYERS.get(phase)
    return numbers is None or seats in numbers


_PLAYERS: Final[Mapping[str, tuple[int, ...]]] = {
    "restart": (2,), "show": (3, 4), "highest": (3,), "take": (3,), "lay": (4,), "offer": (4,), "partner": (4,),
    "direction": (3, 4), "spoils": (3,)}
"""By phase: with how many players it comes, if not with any."""
