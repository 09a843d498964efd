"""How turns and rounds of Throne end, and who is out (rules 20 to 23)."""

from __future__ import annotations

from engine.core.events import SILENCE, Sink
from engine.core.moves import NONE
from engine.games.throne import piles, told
from engine.games.throne.cards import TURN_LIMIT
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, OPEN


def end_turn(state: ThroneState, events: Sink) -> None:
    """Draw; then the next player lays a card, unless the round is over (rules 20 to 22)."""
    if state.draws:
        piles.draw(state, events)
    seat = state.turn
    state.last_claim, state.last_target = state.claim, state.target
    state.claim = state.target = state.loser = NONE
    state.visible = state.draws = 0
    state.turns += 1
    following = state.after(seat)
    if not state.cards[HAND[seat]] and not state.cards[OPEN[seat]]:
        _put_out(state, seat, events)
        if state.after(following) == following:
            _win_round(state, following, events)
            return
    if state.turns == TURN_LIMIT:
        _end_long_round(state, following, events)
        return
    state.turn = state.actor = following
    state.phase = "lay"


def rival_out(state: ThroneState, seat: int, events: Sink) -> bool:
    """A rival without cards is out at once (rule 20); whether that ends the round (rule 21)."""
    if state.size(seat):
        return False
    _put_out(state, seat, events)
    if state.rivals:
        return False
    _win_round(state, state.turn, events)
    return True


def _put_out(state: ThroneState, seat: int, events: Sink) -> None:
    state.out |= 1 << seat
    if events is not SILENCE:
        events.tell(told.out, seat)


def _end_long_round(state: ThroneState, following: int, events: Sink) -> None:
    """Most cards win; if several players have as many, the next in turn order does (rule 22)."""
    events.tell(told.too_long)
    seats = [(following + step) % state.seats for step in range(state.seats)]
    _win_round(state, max(seats, key=state.size), events)


def _win_round(state: ThroneState, seat: int, events: Sink) -> None:
    """A point for the winner, who begins the next round if there is one (rules 1, 21 and 23)."""
    state.wins[seat] += 1
    over = state.wins[seat] == state.numbers.goal
    state.turn = seat
    state.actor = None if over else seat
    state.phase = "over" if over else "deal"
    state.claim = state.target = state.loser = NONE
    state.visible = state.draws = 0
    events.tell(told.won, seat, over)
