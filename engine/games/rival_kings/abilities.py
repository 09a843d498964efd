"""What the subjects of Rival Kings do when they are used (rules 11 to 19)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.base.cards import said_of_each
from engine.core.events import Sink
from engine.core.knowledge import Looked
from engine.core.moves import Move
from engine.games.rival_kings import characters, coins, conflicts, cycles, market, told, words
from engine.games.rival_kings.cards import (
    BLACKSMITH,
    EXTRA_OF,
    FARMER,
    GARDENER,
    HERBALIST,
    JAILER,
    MINER,
    SAILOR,
    SCHOLAR,
    TROUBADOUR,
    USABLE,
    VINTNER,
    WATCHMAN,
    name_of,
    swapper_of,
)
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import TOP, UNDER, row_for


def use(state: RivalState, move: Move, events: Sink) -> None:
    """Use the active subject, which spends the seat's ability of this cycle (rule 1)."""
    seat = state.decider()
    state.used |= 1 << seat
    events.tell(told.used, seat, move.card)
    _USES[move.card](state, move, events)


# -- coins, markers and actions ----------------------------------------------------------------------------------------

def _draw_coins(state: RivalState, move: Move, events: Sink) -> None:
    """Jailer and Scholar: coins from the supply (rule 13)."""
    value = coins.draw(state, move.card)
    events.tell(told.coins_drawn, state.turn, value)


def _hand_over(state: RivalState, move: Move, events: Sink) -> None:
    """Herbalist: a marker for another seat (rule 12)."""
    conflicts.hand_over_marker(state, move.seat, events)


def _twice(state: RivalState, _move: Move, _events: Sink) -> None:
    """Sailor: the chosen action, or the one that will be chosen, can be done once more (rule 16)."""
    state.left += 1
    if state.chosen != NOBODY:
        state.open = 1 << state.chosen


def _cheaper(state: RivalState, _move: Move, _events: Sink) -> None:
    """Blacksmith: the next building costs 1 less (rule 17)."""
    state.discount = 1


def _extra(state: RivalState, move: Move, _events: Sink) -> None:
    """Carpenter, Market Woman and Innkeeper: an extra action (rule 30)."""
    state.pending.append(EXTRA_OF[move.card])
    cycles.go_on(state)


def _perform(state: RivalState, move: Move, _events: Sink) -> None:
    """Farmer: an action that was stolen (rule 30)."""
    state.pending.append(move.action)
    cycles.go_on(state)


# -- swaps (rules 14 and 15) -------------------------------------------------------------------------------------------

def _want_displayed(state: RivalState, move: Move, _events: Sink) -> None:
    """Troubadour: the card on display is wanted; next the player says what to give for it."""
    state.bargain = [TROUBADOUR, move.place, state.shown(move.place)]
    state.phase = "offer"


def demand(state: RivalState, move: Move, events: Sink) -> None:
    """Bishop and Court Lady: another seat's card is wanted; next the player says what to give for it."""
    swapper = swapper_of(move.card)
    state.used |= 1 << state.turn
    state.bargain = [swapper, move.seat, move.card]
    state.phase = "offer"
    state.aim(state.turn, move.seat)
    events.tell(told.demanded, state.turn, swapper, move.seat, move.card)


def offer(state: RivalState, move: Move, events: Sink) -> None:
    """Both cards go to the ends of their new rows, or onto the pile."""
    swapper, where, wanted = state.bargain
    given = move.card
    state.bargain = []
    shown = swapper == TROUBADOUR
    theirs = TOP + where if shown else row_for(where, wanted)
    to_me, to_them = (wanted, theirs, row_for(state.turn, wanted)), (given, row_for(state.turn, given), theirs)
    state.carry(*to_me)
    state.carry(*to_them)
    events.tell(told.swapped, state.turn, NOBODY if shown else where, to_me, to_them)
    market.tell_pair(state, state.turn, wanted, events)
    if not shown:
        market.tell_pair(state, where, given, events)
    cycles.go_on(state)


# -- searches (rule 18) ------------------------------------------------------------------------------------------------

def _search(state: RivalState, move: Move, events: Sink) -> None:
    """Vintner and Miner: the player alone sees which cards lie in the pile."""
    pile = move.place
    kinds = tuple(sorted(state.cards[UNDER + pile]))
    if kinds:
        state.note(Looked(1 << state.turn, kinds, UNDER + pile))
        state.reveals += 1
    state.bargain = [move.card, pile]
    state.phase = "search"
    events.tell(told.searched, state.turn, pile, kinds)


def find(state: RivalState, move: Move, events: Sink) -> None:
    """Take a card out of the pile that was searched, and pay for it; the others keep their order."""
    kind, pile = move.card, state.bargain[1]
    state.bargain = []
    on_display = state.shown(pile) == kind
    if not on_display:
        state.reveals += 1
    market.acquire(state, kind, (TOP if on_display else UNDER) + pile, pile, words.FOUND, events)
    cycles.go_on(state)


def leave(state: RivalState, _move: Move, events: Sink) -> None:
    """Take nothing out of the pile."""
    state.bargain = []
    events.tell(told.nothing_taken, state.turn)
    cycles.go_on(state)


_USES: Final[Mapping[int, Callable[[RivalState, Move, Sink], None]]] = said_of_each("what it does", {
    GARDENER: characters.swap,
    WATCHMAN: conflicts.fend_off,
    JAILER: _draw_coins,
    SCHOLAR: _draw_coins,
    TROUBADOUR: _want_displayed,
    SAILOR: _twice,
    BLACKSMITH: _cheaper,
    HERBALIST: _hand_over,
    FARMER: _perform,
    VINTNER: _search,
    MINER: _search,
    **dict.fromkeys(EXTRA_OF, _extra),
}, USABLE, name_of)
