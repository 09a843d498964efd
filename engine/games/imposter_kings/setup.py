"""How a match and its rounds are set up (rules 31 to 39 and 44)."""

from __future__ import annotations

from typing import Final

from engine.core.events import SILENCE, Sink
from engine.core.knowledge import looked_by_kind
from engine.core.moves import Move
from engine.games.imposter_kings import scoring, told
from engine.games.imposter_kings.cards import KINDS, RESTART_POINTS, SHOWN
from engine.games.imposter_kings.deal import ask_for_first, ask_to_show, deal, to_show
from engine.games.imposter_kings.moves import DIRECTION_OF
from engine.games.imposter_kings.rounds import ask, ask_next, ask_secretly, begin_turn, end_match, seal
from engine.games.imposter_kings.state import PARTNERS, ImposterState
from engine.games.imposter_kings.transfers import draw, pour, transfer, transfer_openly
from engine.games.imposter_kings.zones import CONDEMNED, DECK, HAND, MOST_SEATS, OPEN, REMOVED, SUCCESSOR

_LAID: Final = [looked_by_kind(KINDS, 1 << PARTNERS[seat], CONDEMNED[seat]) for seat in range(MOST_SEATS)]
"""By seat and kind: what is noted when the partner sees its card for the pool."""
_HIDDEN: Final = [looked_by_kind(KINDS, 1 << PARTNERS[seat], SUCCESSOR[seat]) for seat in range(MOST_SEATS)]
"""By seat and kind: what is noted when the partner sees its Successor."""


def set_up(state: ImposterState) -> None:
    """Chance decides who holds the True King first (rule 44); then the first round is dealt."""
    state.cards = [[] for _ in range(len(state.zones))]
    state.cards[DECK] = list(state.numbers.deck)
    state.gains, state.restarts = [0] * (state.seats * scoring.SOURCES), [0] * state.seats
    state.round_winners = 0
    state.begin()
    state.true_king = state.first = state.turn = state.draw_number(state.seats)
    deal(state, SILENCE)


def deal_next(state: ImposterState, _move: Move, events: Sink) -> None:
    """All have seen how the round has ended: the next one is dealt."""
    deal(state, events)


# -- cards shown in games of three and four (rules 34 to 36) -------------------------------------------------------

def show(state: ImposterState, move: Move, events: Sink) -> None:
    """Lay a card down; when everyone has, all are turned up (rule 34)."""
    seat = state.decider()
    _lay_down(state, seat, move.card, events)
    state.left -= 1
    if state.left:
        return
    if ask_next(state):
        state.left = to_show(state)
        return
    for each in range(state.seats):
        _turn_up(state, each, events)
    if len(state.cards[OPEN[seat]]) < SHOWN:
        ask_to_show(state)
    elif state.seats == 3:
        _find_highest(state, events)
    else:
        ask(state, state.from_true_king())
        state.phase = "lay"


def _lay_down(state: ImposterState, seat: int, kind: int, events: Sink) -> None:
    """A hand card goes face down before its owner."""
    transfer(state, kind, HAND[seat], CONDEMNED[seat], 1 << seat)
    if events is not SILENCE:
        events.tell(told.chosen, seat, kind)


def _turn_up(state: ImposterState, seat: int, events: Sink) -> None:
    shown = state.cards[CONDEMNED[seat]][:]
    for kind in shown:
        transfer_openly(state, kind, CONDEMNED[seat], OPEN[seat])
    if events is not SILENCE:
        events.tell(told.shown, seat, shown)


def _find_highest(state: ImposterState, events: Sink) -> None:
    """The owner of the highest shown card begins to take; of several the True King's holder names one (rule 35)."""
    state.target = tied = highest_shown(state)
    if len(tied) > 1:
        state.actor = state.true_king
        state.phase = "highest"
    else:
        _begin_taking(state, tied[0], events)


def highest_shown(state: ImposterState) -> list[int]:
    """The seats whose highest shown card is as high as any."""
    best = [max([state.numbers.values[kind] for kind in state.cards[OPEN[seat]]]) for seat in range(state.seats)]
    highest = max(best)
    return [seat for seat in range(state.seats) if best[seat] == highest]


def name_highest(state: ImposterState, move: Move, events: Sink) -> None:
    """The True King's holder has named one of those with equally high cards."""
    _begin_taking(state, move.seat, events)


def _begin_taking(state: ImposterState, seat: int, events: Sink) -> None:
    events.tell(told.highest_shown, seat)
    state.target = [seat]
    state.actor = seat
    state.phase = "take"


def take(state: ImposterState, move: Move, events: Sink) -> None:
    """Take a shown card; the robbed seat takes the next one, until three are taken (rule 35)."""
    seat, victim, kind = state.decider(), move.seat, move.card
    transfer_openly(state, kind, OPEN[victim], HAND[seat])
    if events is not SILENCE:
        events.tell(told.taken, seat, victim, kind)
    if len(state.target) < state.seats:
        state.target.append(victim)
        state.actor = victim
    else:
        ask_for_first(state)


def lay(state: ImposterState, move: Move, events: Sink) -> None:
    """A card for the pool: laid face down, and seen by the partner when all have chosen (rule 36)."""
    _lay_down(state, state.decider(), move.card, events)
    if ask_next(state):
        return
    for seat in range(state.seats):
        partner, kind = state.partner(seat), state.cards[CONDEMNED[seat]][0]
        state.note(_LAID[seat][kind])
        if events is not SILENCE:
            events.tell(told.partner_laid, partner, seat, kind)
    state.reveals += 1
    ask_for_first(state)


# -- who begins (rules 32 and 33) ----------------------------------------------------------------------------------

def name_first(state: ImposterState, move: Move, events: Sink) -> None:
    """The True King's holder names the first player."""
    state.first = state.turn = move.seat
    events.tell(told.first_named, state.true_king, move.seat)
    if state.seats > 2:
        state.phase = "direction"
    else:
        ask(state, state.from_true_king())
        state.phase = "restart"


def choose_direction(state: ImposterState, move: Move, events: Sink) -> None:
    """The direction holds for the round; then the pool is dealt out, and hands are picked up."""
    state.direction = DIRECTION_OF[move]
    events.tell(told.direction_chosen, state.true_king, state.direction)
    if state.seats == 4:
        _deal_pool(state, events)
    _pick_up(state, events)
    _ask_for_successors(state)


def _deal_pool(state: ImposterState, events: Sink) -> None:
    """Each takes one of the four cards unseen, the first player first (rule 36)."""
    events.tell(told.pool_mixed, state)
    for seat in range(state.seats):
        pour(state, CONDEMNED[seat], DECK)
    state.shuffle(state.cards[DECK])
    for seat in state.in_order_from(state.first):
        kind = state.cards[DECK][-1]
        draw(state, HAND[seat], 1 << seat)
        if events is not SILENCE:
            events.tell(told.drawn_from_pool, seat, kind)


def _pick_up(state: ImposterState, events: Sink) -> None:
    """All take up the cards that they show (rule 34)."""
    events.tell(told.picked_up, state)
    for seat in range(state.seats):
        pour(state, OPEN[seat], HAND[seat])


def restart(state: ImposterState, _move: Move, events: Sink) -> None:
    """Deal again; from a player's second restart on the opponent gets points, which may end the match (rule 33)."""
    seat = state.decider()
    state.restarts[seat] += 1
    paid = RESTART_POINTS if state.restarts[seat] > 1 else 0
    scoring.gain(state, 1 - seat, scoring.RESTARTS, paid)
    events.tell(told.restarted, seat, paid)
    if scoring.scores(state)[1 - seat] >= state.numbers.goal:
        end_match(state, events)
    else:
        deal(state, events)


def stay(state: ImposterState, _move: Move, _events: Sink) -> None:
    """The hand is good enough."""
    if not ask_next(state):
        _ask_for_successors(state)


# -- Successors, partners, removed cards (rules 37 to 39) ----------------------------------------------------------

def _ask_for_successors(state: ImposterState) -> None:
    ask(state, list(state.in_order_from(state.first)))
    state.phase = "successor"


def choose_successor(state: ImposterState, move: Move, events: Sink) -> None:
    """Hide a hand card as the Successor (rule 37)."""
    seat = state.decider()
    transfer(state, move.card, HAND[seat], SUCCESSOR[seat], 1 << seat)
    if events is not SILENCE:
        events.tell(told.successor_chosen, seat, move.card)
    if state.seats < 4:
        state.phase = "remove"
    elif not ask_next(state):
        _show_successors_to_partners(state, events)
        ask_secretly(state, state.in_order_from(state.first))
        state.phase = "offer"


def _show_successors_to_partners(state: ImposterState, events: Sink) -> None:
    for seat in range(state.seats):
        partner, kind = state.partner(seat), state.cards[SUCCESSOR[seat]][0]
        state.note(_HIDDEN[seat][kind])
        if events is not SILENCE:
            events.tell(told.partner_chose, partner, seat, kind)
    state.reveals += 1


def offer(state: ImposterState, move: Move, events: Sink) -> None:
    """How many cards a player would swap with the partner; of two numbers the smaller one counts (rule 38)."""
    choices = seal(state, move)
    if not choices:
        return
    state.target = [min(choices[team].number, choices[team + 2].number) for team in range(2)]
    if events is not SILENCE:
        for seat in range(state.seats):
            events.tell(told.offered, seat, choices[seat].number)
    swapping = [seat for seat in state.in_order_from(state.first) if state.target[seat % 2]]
    if swapping:
        ask(state, swapping)
        state.phase = "partner"
        state.left = state.target[swapping[0] % 2]
    else:
        _ask_to_remove(state)


def give_partner(state: ImposterState, move: Move, events: Sink) -> None:
    """A card for the partner; all are handed over when everyone has chosen (rule 38)."""
    _lay_down(state, state.decider(), move.card, events)
    state.left -= 1
    if state.left:
        return
    if ask_next(state):
        state.left = state.target[state.asked[0] % 2]
        return
    for seat in range(state.seats):
        partner = state.partner(seat)
        both = 1 << seat | 1 << partner
        for given in state.cards[CONDEMNED[seat]][:]:
            transfer(state, given, CONDEMNED[seat], HAND[partner], both)
            if events is not SILENCE:
                events.tell(told.given, seat, partner, given)
    _ask_to_remove(state)


def _ask_to_remove(state: ImposterState) -> None:
    state.target = []
    ask(state, list(state.in_order_from(state.first)))
    state.phase = "remove"


def remove(state: ImposterState, move: Move, events: Sink) -> None:
    """Remove a hand card from the round unseen (rule 39); when all have, the first turn begins."""
    seat, kind = state.decider(), move.card
    transfer(state, kind, HAND[seat], REMOVED, 1 << seat)
    if events is not SILENCE:
        events.tell(told.removed, seat, kind)
    if not ask_next(state):
        begin_turn(state, state.first)
    elif state.seats < 4:
        state.phase = "successor"
