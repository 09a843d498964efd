"""What moves do in Rival Kings. They are legal when they come here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.events import Event
from engine.core.moves import Move
from engine.core.text import Player
from engine.games.rival_kings import abilities, coins, cycles, market, words
from engine.games.rival_kings.cards import ACTIONS, BUY, GIVE, MONEY, RECRUIT, SETTLE
from engine.games.rival_kings.zones import TOP

if TYPE_CHECKING:
    from engine.games.rival_kings.state import RivalState

Events = list[Event] | None


# -- before the turns --------------------------------------------------------------------------------------------------

def _play(state: RivalState, move: Move, events: Events) -> None:
    if state.sealed is None or state.actor is None:
        return
    state.sealed.put(state.actor, move)
    if events is not None:
        events.append(Event("choose", state.actor, words.CHOSEN))
    state.actor = state.sealed.next_seat()
    if state.actor is None:
        cycles.reveal(state, events)


def _pass(state: RivalState, _move: Move, events: Events) -> None:
    if state.phase == "garden":
        cycles.ask_gardeners(state, events)
    else:
        cycles.give_in(state, events)
        cycles.settle_conflicts(state, events)


# -- thefts and actions ------------------------------------------------------------------------------------------------

def _steal(state: RivalState, move: Move, events: Events) -> None:
    """Cover an action with a crest; it is to be done at once (rules 4 and 5)."""
    seat, action = move.args
    state.covered[seat] |= 1 << action
    state.crests[seat * len(ACTIONS) + action] = state.turn
    state.victims &= ~(1 << seat)
    state.pending.append(action)
    if events is not None:
        events.append(Event("steal", state.turn, words.STOLEN.fill(action=words.ACTIONS[action], player=Player(seat))))
    cycles.go_on(state)


def _done(state: RivalState, action: int) -> None:
    """A stolen, extra or own action is done: those before it on the card are over (rules 3 and 8)."""
    if state.pending:
        state.pending.pop()
    elif state.tied >> state.turn & 1:
        state.left -= 1
        state.chosen = action
        state.open = 1 << action if state.left else 0
    else:
        state.open &= -(2 << action)
    cycles.go_on(state)


def _settle(state: RivalState, _move: Move, events: Events) -> None:
    state.markers[state.turn] -= 1
    if events is not None:
        events.append(Event("settle", state.turn, words.SETTLED))
    _done(state, SETTLE)


def _give(state: RivalState, move: Move, events: Events) -> None:
    market.hand_over_marker(state, move.args[0], events)
    _done(state, GIVE)


def _take(state: RivalState, move: Move, events: Events) -> None:
    """Take the money of a pile; if no pile has any, each gets coins worth 2 first (rule 20)."""
    pile = move.args[0]
    refilled = not any(state.money)
    if refilled:
        coins.refill(state.money, state.supply, state.fillable())
    number = coins.number(state.money, pile)
    for place in (0, 1):
        state.purse[2 * state.turn + place] += state.money[2 * pile + place]
        state.money[2 * pile + place] = 0
    if events is not None:
        if refilled:
            events.append(Event("refill", None, words.REFILLED))
        events.append(Event("take", state.turn, words.TAKEN.fill(n=number, pile=pile + 1)))
    _done(state, MONEY)


def _recruit(state: RivalState, move: Move, events: Events) -> None:
    pile = move.args[0]
    market.acquire(state, state.shown(pile), TOP + pile, pile, words.RECRUITED, events)
    _done(state, RECRUIT)


def _buy(state: RivalState, move: Move, events: Events) -> None:
    pile = move.args[0]
    market.acquire(state, state.shown(pile), TOP + pile, pile, words.BOUGHT, events)
    _done(state, BUY)


def _skip(state: RivalState, _move: Move, events: Events) -> None:
    action = state.pending.pop()
    if events is not None:
        events.append(Event("skip", state.turn, words.SKIPPED.fill(action=words.ACTIONS[action])))
    cycles.go_on(state)


def _end(state: RivalState, _move: Move, events: Events) -> None:
    state.finished |= 1 << state.turn
    if events is not None:
        events.append(Event("turn", state.turn, words.TURN_OVER))
    cycles.next_turn(state, events)


DEEDS: Final[dict[str, Callable[[RivalState, Move, Events], None]]] = {
    "play": _play,
    "pass": _pass,
    "steal": _steal,
    "settle": _settle,
    "give": _give,
    "take": _take,
    "recruit": _recruit,
    "buy": _buy,
    "skip": _skip,
    "end": _end,
    "use": abilities.use,
    "demand": abilities.demand,
    "offer": abilities.offer,
    "find": abilities.find,
    "leave": abilities.leave,
}
