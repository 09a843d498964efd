"""The rest of the set-up of a round of The Imposter Kings, answered simply for everybody at once.

A leaf before the first turn needs up to thirty answers. One after the other, as moves that everybody could watch, they
take 90 µs; here only the cards go where those moves would carry them, in the same order, which takes 15.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.moves import kinds_among
from engine.games.imposter_kings.cards import SHOWN
from engine.games.imposter_kings.deal import to_show
from engine.games.imposter_kings.legal import victims
from engine.games.imposter_kings.rounds import begin_turn
from engine.games.imposter_kings.setup import highest_shown
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, DECK, HAND, OPEN, REMOVED, SUCCESSOR

_BEFORE_DIRECTION: Final = ("show", "highest", "take", "lay", "first", "direction")
"""Phases in which cards lie shown, or the first player or the direction is not settled."""
PREPARING: Final = frozenset((*_BEFORE_DIRECTION, "restart", "successor", "remove"))
"""Phases before the first turn, but for those in which partners swap cards."""


def finish(state: ImposterState) -> None:
    """From one of these phases to the first turn: nothing is noted, so that nobody learns anything from it.

    Everyone parts with the lowest cards and takes the highest, the True King's holder begins, clockwise, nobody has
    cards dealt again or swaps with a partner, and the Successor is the middle one of the hand.
    """
    phase, asked = state.phase, state.asked
    if phase == "show":
        _show(state)
        if state.seats == 3:
            state.target = highest_shown(state)[:1]
            _take(state, state.target[0])
        else:
            _lay(state, state.from_true_king())
    elif phase == "highest":
        state.target = state.target[:1]
        _take(state, state.target[0])
    elif phase == "take":
        _take(state, state.decider())
    elif phase == "lay":
        _lay(state, asked)
    if phase in _BEFORE_DIRECTION:
        if phase != "direction":
            state.first = state.true_king
        _pick_up(state)
    _part(state, phase, asked if phase in ("successor", "remove") else state.in_order_from(state.first))
    begin_turn(state, state.first)


def _lowest(state: ImposterState, seat: int, target: int) -> None:
    """The lowest card of a hand goes to a zone."""
    hand = state.cards[HAND[seat]]
    kind = min(hand)
    hand.remove(kind)
    state.cards[target].append(kind)


def _show(state: ImposterState) -> None:
    """All show their lowest cards (rule 34); with three players in two rounds."""
    cards, asked, left = state.cards, state.asked, state.left
    while True:
        each_shows = to_show(state)
        for seat in asked:
            for _ in range(left):
                _lowest(state, seat, CONDEMNED[seat])
            left = each_shows
        for seat in range(state.seats):
            cards[OPEN[seat]] += cards[CONDEMNED[seat]]
            cards[CONDEMNED[seat]] = []
        if len(cards[OPEN[0]]) == SHOWN:
            return
        asked, left = state.from_true_king(), to_show(state)


def _take(state: ImposterState, seat: int) -> None:
    """Each takes the highest card that it may take, beginning with that seat (rule 35)."""
    cards = state.cards
    while True:
        kind = victim = -1
        for each in victims(state):
            highest = max(cards[OPEN[each]])
            if highest > kind:
                kind, victim = highest, each
        cards[OPEN[victim]].remove(kind)
        cards[HAND[seat]].append(kind)
        if len(state.target) == state.seats:
            return
        state.target.append(victim)
        seat = victim


def _lay(state: ImposterState, asked: Sequence[int]) -> None:
    """These seats lay their lowest card for the pool (rule 36)."""
    for seat in asked:
        _lowest(state, seat, CONDEMNED[seat])


def _pick_up(state: ImposterState) -> None:
    """The turn goes clockwise; the pool of four players is dealt out, and all take up what they show (rule 36)."""
    cards = state.cards
    state.direction = 1
    if state.seats == 4:
        for seat in range(4):
            cards[DECK] += cards[CONDEMNED[seat]]
            cards[CONDEMNED[seat]] = []
        state.shuffle(cards[DECK])
        for seat in state.in_order_from(state.first):
            cards[HAND[seat]].append(cards[DECK].pop())
    for seat in range(state.seats):
        cards[HAND[seat]] += cards[OPEN[seat]]
        cards[OPEN[seat]] = []


def _part(state: ImposterState, phase: str, asked: Sequence[int]) -> None:
    """These seats hide a Successor and remove a card, each at once; of four, all hide one first (rules 37 and 39)."""
    if state.seats == 4:
        if phase != "remove":
            for seat in asked:
                _hide(state, seat)
            asked = state.in_order_from(state.first)
        for seat in asked:
            _lowest(state, seat, REMOVED)
        return
    for seat in asked:
        if phase != "remove" or seat != asked[0]:
            _hide(state, seat)
        _lowest(state, seat, REMOVED)


def _hide(state: ImposterState, seat: int) -> None:
    """The middle one of the kinds in hand becomes the Successor."""
    hand = state.cards[HAND[seat]]
    kinds = kinds_among(hand)
    kind = kinds[len(kinds) // 2]
    hand.remove(kind)
    state.cards[SUCCESSOR[seat]].append(kind)
