"""What the subjects do when they are used in Rival Kings (rules 11 to 19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from engine.core.events import Event, Travel
from engine.core.knowledge import Looked
from engine.core.moves import Move
from engine.core.text import Player
from engine.games.rival_kings import coins, cycles, market, words
from engine.games.rival_kings.cards import (
    BLACKSMITH,
    BUY,
    CARPENTER,
    FARMER,
    GARDENER,
    HERBALIST,
    INNKEEPER,
    JAILER,
    MARKET_WOMAN,
    MINER,
    MONEY,
    RECRUIT,
    SAILOR,
    SCHOLAR,
    TROUBADOUR,
    VINTNER,
    WATCHMAN,
    name_of,
)
from engine.games.rival_kings.zones import PLAYED, TOP, UNDER, ZONES, row_for, travel

if TYPE_CHECKING:
    from engine.games.rival_kings.state import RivalState

Events = list[Event] | None

EXTRA: Final = {CARPENTER: BUY, MARKET_WOMAN: MONEY, INNKEEPER: RECRUIT}
"""The extra action of each subject that has one."""


def use(state: RivalState, move: Move, events: Events) -> None:
    """Use the active subject, which spends the seat's ability of this cycle (rule 1)."""
    subject, choices = move.args[0], move.args[1:]
    seat = state.decider()
    state.used |= 1 << seat
    if events is not None:
        events.append(Event("use", seat, words.USED.fill(subject=name_of(subject))))
    _USES[subject](state, choices, events)


# -- before the turns --------------------------------------------------------------------------------------------------

def _swap_characters(state: RivalState, choices: tuple[int, ...], events: Events) -> None:
    """Gardener: swap the characters that lie before two seats (rule 11)."""
    seat, other = state.decider(), choices[0]
    own, theirs = state.character(seat), state.character(other)
    state.carry(own, PLAYED[seat], PLAYED[other])
    state.carry(theirs, PLAYED[other], PLAYED[seat])
    if events is not None:
        text = words.SWAPPED_CHARACTERS.fill(player=Player(other), card=name_of(theirs), given=name_of(own))
        events.append(Event("swap", seat, text, (travel(own, PLAYED[seat], PLAYED[other]),
                                                 travel(theirs, PLAYED[other], PLAYED[seat]))))
    cycles.ask_gardeners(state, events)


def _fend_off(state: RivalState, _choices: tuple[int, ...], events: Events) -> None:
    """Watchman: the higher rank takes the marker, from the neutral character nobody does (rule 12)."""
    robber, victim = cycles.parties(state.conflicts.pop(0))
    if robber != cycles.NEUTRAL_SEAT:
        cycles.take_marker(state, robber, words.FENDED_OFF.fill(player=Player(victim)), events)
    cycles.settle_conflicts(state, events)


# -- coins, markers and actions ----------------------------------------------------------------------------------------

def _draw_coins(subject: int) -> Callable[[RivalState, tuple[int, ...], Events], None]:
    def draw(state: RivalState, _choices: tuple[int, ...], events: Events) -> None:
        """Jailer and Scholar: coins from the supply (rule 13)."""
        value = coins.draw(state.purse, state.turn, state.drawn(state.turn, subject), state.supply)
        if events is not None:
            events.append(Event("coins", state.turn, words.DRAWN.fill(n=value)))

    return draw


def _hand_over(state: RivalState, choices: tuple[int, ...], events: Events) -> None:
    market.hand_over_marker(state, choices[0], events)


def _twice(state: RivalState, _choices: tuple[int, ...], _events: Events) -> None:
    """Sailor: the chosen action, or the one that will be chosen, can be done once more (rule 16)."""
    state.left += 1
    if state.chosen != cycles.NOBODY:
        state.open = 1 << state.chosen


def _cheaper(state: RivalState, _choices: tuple[int, ...], _events: Events) -> None:
    """Blacksmith: the next building costs 1 less (rule 17)."""
    state.discount = 1


def _perform(state: RivalState, choices: tuple[int, ...], _events: Events) -> None:
    """Farmer: an action that was stolen is to be done now."""
    state.pending.append(choices[0])
    cycles.go_on(state)


def _extra(action: int) -> Callable[[RivalState, tuple[int, ...], Events], None]:
    def add(state: RivalState, _choices: tuple[int, ...], _events: Events) -> None:
        state.pending.append(action)
        cycles.go_on(state)

    return add


# -- swaps -------------------------------------------------------------------------------------------------------------

def _ask_display(state: RivalState, choices: tuple[int, ...], _events: Events) -> None:
    """Troubadour: the card on display is wanted; what is given for it is still to be said."""
    state.bargain = [TROUBADOUR, choices[0], state.shown(choices[0])]
    state.phase = "offer"


def demand(state: RivalState, move: Move, events: Events) -> None:
    """Bishop and Court Lady: another seat's card is wanted; what is given for it is still to be said."""
    swapper, seat, kind = move.args
    state.used |= 1 << state.turn
    state.bargain = [swapper, seat, kind]
    state.phase = "offer"
    if events is not None:
        text = words.DEMANDED.fill(subject=name_of(swapper), card=name_of(kind), player=Player(seat))
        events.append(Event("demand", state.turn, text))


def offer(state: RivalState, move: Move, events: Events) -> None:
    """Both cards go to the ends of their new rows, or onto the pile (rules 14 and 15)."""
    swapper, where, wanted = state.bargain
    given = move.args[0]
    state.bargain = []
    shown = swapper == TROUBADOUR
    theirs = TOP + where if shown else row_for(where, wanted)
    mine, here = row_for(state.turn, wanted), row_for(state.turn, given)
    state.carry(wanted, theirs, mine)
    state.carry(given, here, theirs)
    if events is not None:
        text = words.SWAPPED_DISPLAY if shown else words.SWAPPED.fill(player=Player(where))
        events.append(Event("swap", state.turn, text.fill(card=name_of(wanted), given=name_of(given)),
                            (travel(wanted, theirs, mine), travel(given, here, theirs))))
    cycles.go_on(state)


# -- searches ----------------------------------------------------------------------------------------------------------

def _search(subject: int) -> Callable[[RivalState, tuple[int, ...], Events], None]:
    def search(state: RivalState, choices: tuple[int, ...], events: Events) -> None:
        """Vintner and Miner: the player alone sees which cards lie in the pile."""
        pile, seer = choices[0], 1 << state.turn
        kinds = tuple(sorted(state.cards[UNDER + pile]))
        if kinds:
            state.note(Looked(seer, kinds, UNDER + pile))
            state.reveals += 1
        state.bargain = [subject, pile]
        state.phase = "search"
        if events is not None:
            zone = ZONES[UNDER + pile].id
            events.append(Event("search", state.turn, words.SEARCHED.fill(pile=pile + 1),
                                tuple(Travel(kind, zone, zone) for kind in kinds), seer,
                                (words.SAW if kinds else words.SAW_NOTHING)
                                .fill(pile=pile + 1, cards=tuple(map(name_of, kinds)))))

    return search


def find(state: RivalState, move: Move, events: Events) -> None:
    """Take a card out of the pile that was searched, and pay for it; the rest keeps its order (rule 18)."""
    kind, pile = move.args[0], state.bargain[1]
    state.bargain = []
    on_display = state.shown(pile) == kind
    if not on_display:
        state.reveals += 1
    market.acquire(state, kind, (TOP if on_display else UNDER) + pile, pile, words.FOUND, events)
    cycles.go_on(state)


def leave(state: RivalState, _move: Move, events: Events) -> None:
    """Take nothing out of the pile."""
    state.bargain = []
    if events is not None:
        events.append(Event("leave", state.turn, words.LEFT))
    cycles.go_on(state)


_USES: Final[dict[int, Callable[[RivalState, tuple[int, ...], Events], None]]] = {
    GARDENER: _swap_characters,
    WATCHMAN: _fend_off,
    JAILER: _draw_coins(JAILER),
    SCHOLAR: _draw_coins(SCHOLAR),
    TROUBADOUR: _ask_display,
    SAILOR: _twice,
    BLACKSMITH: _cheaper,
    HERBALIST: _hand_over,
    FARMER: _perform,
    VINTNER: _search(VINTNER),
    MINER: _search(MINER),
    **{subject: _extra(action) for subject, action in EXTRA.items()},
}
