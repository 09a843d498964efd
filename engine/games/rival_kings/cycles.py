"""Whose turn it is in a cycle of Rival Kings, and how cycles, games and matches end."""

from __future__ import annotations

from engine.core.events import Sink
from engine.games.rival_kings import setup, told
from engine.games.rival_kings.cards import CYCLES, ROBS, has_symbol, rank_of
from engine.games.rival_kings.scoring import scores
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import NEUTRAL, PAST, PLAYED

# -- turns -------------------------------------------------------------------------------------------------------------

def next_turn(state: RivalState, events: Sink) -> None:
    """The turn of the highest rank that has not had one, or the end of the cycle (rule 9)."""
    waiting = [seat for seat in range(state.seats) if not state.finished >> seat & 1]
    if not waiting:
        _end_cycle(state, events)
        return
    seat = min(waiting, key=lambda seat: precedence(state, seat)) if len(waiting) > 1 else waiting[0]
    state.turn = state.actor = seat
    state.victims = victims(state, seat)
    state.open = state.uncovered(seat)
    state.left = state.tied >> seat & 1
    state.chosen = NOBODY
    state.discount = 0
    go_on(state)


def precedence(state: RivalState, seat: int) -> tuple[int, int, bool]:
    """The lower, the earlier: rank, then fewer markers, then the tie symbol (rule 9)."""
    character = state.character(seat)
    return rank_of(character), state.markers[seat], not has_symbol(character)


def victims(state: RivalState, robber: int) -> int:
    """The seats that a seat robs in its turn, a mask; a tied character robs nobody."""
    if state.tied >> robber & 1:
        return 0
    robbed, found = ROBS.get(state.rank(robber)), 0
    for seat in range(state.seats):
        if state.rank(seat) == robbed:
            found |= 1 << seat
    return found


def go_on(state: RivalState) -> None:
    """Ask the player in turn for the next decision: a stolen or extra action first, then thefts, then own actions."""
    state.phase = "extra" if state.pending else "steal" if state.victims else "turn"


# -- the end (rules 23 and 26) -----------------------------------------------------------------------------------------

def _end_cycle(state: RivalState, events: Sink) -> None:
    """Put the characters aside; then the next cycle, the next round, or the end of the game."""
    characters = [(state.cards[zone][0], zone) for zone in (NEUTRAL, *PLAYED[:state.seats]) if state.cards[zone]]
    for kind, zone in characters:
        state.carry(kind, zone, PAST)
    events.tell(told.cycle_over, characters)
    if state.empty_pile():
        _end_game(state, events)
        return
    state.cycle += 1
    if state.cycle == CYCLES:
        setup.begin_round(state, events)
    else:
        setup.begin_cycle(state)


def _end_game(state: RivalState, events: Sink) -> None:
    for seat in range(state.seats):
        events.tell(told.scored, state, seat)
    if is_last_game(state):
        state.actor = None
        state.phase = "over"
        events.tell(told.won, state)
        return
    state.totals = list(scores(state))
    state.games += 1
    events.tell(told.next_game, state.games + 1)
    setup.put_away(state)
    setup.begin_game(state, events)


def is_last_game(state: RivalState) -> bool:
    """Whether the game that has ended, or would end now, is the last one (rule 26)."""
    played, numbers = state.games + 1, state.numbers
    if numbers.games:
        return played == numbers.games
    return max(scores(state)) >= numbers.points or played == numbers.most_games
