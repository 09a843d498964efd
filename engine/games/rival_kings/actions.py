"""The actions on the characters of Rival Kings, own and stolen (rules 3 to 8)."""

from __future__ import annotations

from engine.core.events import Sink
from engine.core.moves import Move
from engine.core.text import Text
from engine.games.rival_kings import coins, conflicts, cycles, market, told, words
from engine.games.rival_kings.cards import BUY, GIVE, MONEY, RECRUIT, SETTLE
from engine.games.rival_kings.state import NOBODY, RivalState, sign_of
from engine.games.rival_kings.zones import TOP


def steal(state: RivalState, move: Move, events: Sink) -> None:
    """Cover an action with a crest; it has to be done at once (rules 4 and 5)."""
    seat, action = move.seat, move.action
    state.covered[seat] |= 1 << action
    state.loot = sign_of(seat, action)
    state.crests[state.loot] = state.turn
    state.victims &= ~(1 << seat)
    state.pending.append(action)
    state.aim(state.turn, seat)
    events.tell(told.stolen, state.turn, seat, action)
    cycles.go_on(state)


def skip(state: RivalState, _move: Move, events: Sink) -> None:
    """Do without a stolen or extra action (rule 5)."""
    action = _off_the_stack(state)
    events.tell(told.skipped, state.turn, action)
    cycles.go_on(state)


def end(state: RivalState, _move: Move, events: Sink) -> None:
    """End the turn; actions that are left are left out (rule 8)."""
    state.finished |= 1 << state.turn
    events.tell(told.turn_over, state.turn)
    cycles.next_turn(state, events)


def _done(state: RivalState, action: int) -> None:
    """A stolen, extra or own action is done: those before it on the card are over (rules 3 and 8)."""
    if state.pending:
        _off_the_stack(state)
    else:
        _own_done(state, action)
    cycles.go_on(state)


def _off_the_stack(state: RivalState) -> int:
    """The last stolen or extra action is done or left out; returns it. What was stolen came before all extra ones."""
    action = state.pending.pop()
    if not state.pending:
        state.loot = NOBODY
    return action


def _own_done(state: RivalState, action: int) -> None:
    state.done |= 1 << sign_of(state.turn, action)
    if state.tied >> state.turn & 1:
        state.left -= 1
        state.chosen = action
        state.open = 1 << action if state.left else 0
    else:
        state.open &= -(2 << action)


# -- markers (rule 28) -------------------------------------------------------------------------------------------------

def settle(state: RivalState, _move: Move, events: Sink) -> None:
    """Return a conflict marker."""
    state.markers[state.turn] -= 1
    events.tell(told.settled, state.turn)
    _done(state, SETTLE)


def give(state: RivalState, move: Move, events: Sink) -> None:
    """Pass on a conflict marker."""
    conflicts.hand_over_marker(state, move.seat, events)
    _done(state, GIVE)


# -- money (rule 20) ---------------------------------------------------------------------------------------------------

def take(state: RivalState, move: Move, events: Sink) -> None:
    """Take the money of a pile; if no pile has any, each gets coins worth 2 first."""
    pile = move.place
    refilled = not any(state.money)
    if refilled:
        coins.refill(state)
    value = coins.value(state.money, pile)
    for sort in (0, 1):
        state.purse[2 * state.turn + sort] += state.money[2 * pile + sort]
        state.money[2 * pile + sort] = 0
    if refilled:
        events.tell(told.refilled)
    events.tell(told.taken, state.turn, pile, value)
    _done(state, MONEY)


# -- cards on display (rule 29) ----------------------------------------------------------------------------------------

def recruit(state: RivalState, move: Move, events: Sink) -> None:
    """Recruit the subject on display."""
    _acquire(state, move.place, words.RECRUITED, events)
    _done(state, RECRUIT)


def buy(state: RivalState, move: Move, events: Sink) -> None:
    """Buy the building on display."""
    _acquire(state, move.place, words.BOUGHT, events)
    _done(state, BUY)


def _acquire(state: RivalState, pile: int, text: Text, events: Sink) -> None:
    market.acquire(state, state.shown(pile), TOP + pile, pile, text, events)
