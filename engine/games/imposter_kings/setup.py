"""How a round of The Imposter Kings is set up (rules 31 to 39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core.events import Event
from engine.core.knowledge import Looked
from engine.core.moves import Move
from engine.core.sealed import Sealed
from engine.core.text import Player
from engine.games.imposter_kings import deal, scoring, turns, words
from engine.games.imposter_kings.cards import MATCH_POINTS, RESTART_POINTS, VALUES, name_of
from engine.games.imposter_kings.zones import (
    CONDEMNED,
    DECK,
    HAND,
    OPEN,
    REMOVED,
    SUCCESSOR,
    travel,
)

if TYPE_CHECKING:
    from engine.games.imposter_kings.state import Events, ImposterState

_NOBODY: Final = 0
"""The mask of no viewer at all."""
_SHOWN: Final = 3
"""So many cards lie before everybody in the end."""


# -- cards shown in games of three and four (rules 34 to 36) -------------------------------------------------------

def show(state: ImposterState, move: Move, events: Events) -> None:
    """Lay a card down; when everybody has, all are turned up (rule 34)."""
    seat = state.decider()
    _choose(state, seat, move.args[0], events)
    state.left -= 1
    if state.left:
        return
    if deal.next_asked(state):
        state.left = deal.to_show(state)
        return
    for each in range(state.seats):
        _turn_up(state, each, events)
    if len(state.cards[OPEN[seat]]) < _SHOWN:
        deal.ask_to_show(state)
    elif state.seats == 3:
        _find_highest(state, events)
    else:
        deal.ask(state, deal.from_true_king(state))
        state.phase = "lay"


def _choose(state: ImposterState, seat: int, kind: int, events: Events) -> None:
    """A hand card goes face down before its owner."""
    state.carry(kind, HAND[seat], CONDEMNED[seat], 1 << seat)
    if events is not None:
        events.append(Event("choose", seat, words.CHOSEN, (travel(kind, HAND[seat], CONDEMNED[seat]),), 1 << seat))


def _turn_up(state: ImposterState, seat: int, events: Events) -> None:
    shown = state.cards[CONDEMNED[seat]][:]
    for kind in shown:
        state.carry_openly(kind, CONDEMNED[seat], OPEN[seat])
    if events is not None:
        travels = tuple(travel(kind, CONDEMNED[seat], OPEN[seat]) for kind in shown)
        events.append(Event("show", seat, words.SHOWN.fill(cards=tuple(map(name_of, shown))), travels))


def _find_highest(state: ImposterState, events: Events) -> None:
    """The owner of the highest shown card begins to take; of several the True King's holder names one (rule 35)."""
    best = [max(VALUES[kind] for kind in state.cards[OPEN[seat]]) for seat in range(state.seats)]
    tied = [seat for seat in range(state.seats) if best[seat] == max(best)]
    state.target = tied
    if len(tied) > 1:
        state.actor = state.true_king
        state.phase = "highest"
    else:
        _begin_taking(state, tied[0], events)


def name_highest(state: ImposterState, move: Move, events: Events) -> None:
    """The True King's holder has named one of those with equally high cards."""
    _begin_taking(state, move.args[0], events)


def _begin_taking(state: ImposterState, seat: int, events: Events) -> None:
    if events is not None:
        events.append(Event("highest", seat, words.HIGHEST))
    state.target = [seat]
    state.actor = seat
    state.phase = "take"


def take(state: ImposterState, move: Move, events: Events) -> None:
    """Take a shown card; the robbed seat takes the next one, until three are taken (rule 35)."""
    seat, (victim, kind) = state.decider(), move.args
    state.carry_openly(kind, OPEN[victim], HAND[seat])
    if events is not None:
        events.append(Event("take", seat, words.TAKEN.fill(card=name_of(kind), player=Player(victim)),
                            (travel(kind, OPEN[victim], HAND[seat]),)))
    if len(state.target) < state.seats:
        state.target.append(victim)
        state.actor = victim
    else:
        deal.ask_first(state)


def lay(state: ImposterState, move: Move, events: Events) -> None:
    """A card for the pool: laid face down, and seen by the partner when all have chosen (rule 36)."""
    _choose(state, state.decider(), move.args[0], events)
    if deal.next_asked(state):
        return
    for seat in range(state.seats):
        partner, kind = state.partner(seat), state.cards[CONDEMNED[seat]][0]
        state.note(Looked(1 << partner, (kind,), CONDEMNED[seat]))
        if events is not None:
            events.append(_seen_by_partner("lay", seat, partner, kind, CONDEMNED[seat]))
    state.reveals += 1
    deal.ask_first(state)


def _seen_by_partner(name: str, seat: int, partner: int, kind: int, zone: int) -> Event:
    return Event(name, partner, None, (travel(kind, zone, zone),), 1 << partner,
                 words.SAW_PARTNERS.fill(card=name_of(kind), player=Player(seat)))


# -- who begins (rules 32 and 33) ----------------------------------------------------------------------------------

def name_first(state: ImposterState, move: Move, events: Events) -> None:
    """The True King's holder names the first player."""
    state.first = state.turn = move.args[0]
    if events is not None:
        events.append(Event("first", state.true_king, words.NAMED_FIRST.fill(player=Player(state.first))))
    if state.seats > 2:
        state.phase = "direction"
    else:
        deal.ask(state, deal.from_true_king(state))
        state.phase = "restart"


def choose_direction(state: ImposterState, move: Move, events: Events) -> None:
    """The direction holds for the round; then the pool is dealt out, and hands are picked up."""
    state.direction = move.args[0]
    if events is not None:
        text = words.CLOCKWISE if state.direction > 0 else words.COUNTERCLOCKWISE
        events.append(Event("direction", state.true_king, text))
    if state.seats == 4:
        _deal_pool(state, events)
    _pick_up(state, events)
    _ask_successors(state)


def _pick_up(state: ImposterState, events: Events) -> None:
    """All take up the cards that they show (rule 34)."""
    if events is not None:
        travels = tuple(travel(kind, OPEN[seat], HAND[seat])
                        for seat in range(state.seats) for kind in state.cards[OPEN[seat]])
        events.append(Event("pick_up", None, words.PICKED_UP, travels))
    for seat in range(state.seats):
        deal.pour(state, OPEN[seat], HAND[seat])


def _deal_pool(state: ImposterState, events: Events) -> None:
    """Each takes one of the four cards unseen, the first player first (rule 36)."""
    if events is not None:
        travels = tuple(travel(kind, CONDEMNED[seat], DECK)
                        for seat in range(state.seats) for kind in state.cards[CONDEMNED[seat]])
        events.append(Event("mix", None, words.MIXED, travels, _NOBODY))
    for seat in range(state.seats):
        deal.pour(state, CONDEMNED[seat], DECK)
    state.shuffle(state.cards[DECK])
    for seat in state.in_order_from(state.first):
        kind = state.cards[DECK][-1]
        deal.draw(state, HAND[seat], 1 << seat)
        if events is not None:
            events.append(Event("pool", seat, words.FROM_POOL, (travel(kind, DECK, HAND[seat]),), 1 << seat,
                                words.FROM_POOL_SEEN.fill(card=name_of(kind))))


def restart(state: ImposterState, _move: Move, events: Events) -> None:
    """Deal anew; from a player's second restart on the opponent gets points, which may end the match (rule 33)."""
    seat = state.decider()
    state.restarts[seat] += 1
    paid = RESTART_POINTS if state.restarts[seat] > 1 else 0
    scoring.gain(state, 1 - seat, scoring.RESTARTS, paid)
    if events is not None:
        text = words.RESTARTED_PAID.fill(points=paid, player=Player(1 - seat)) if paid else words.RESTARTED
        events.append(Event("restart", seat, text))
    if state.scores()[1 - seat] >= MATCH_POINTS:
        turns.end_match(state, events)
    else:
        deal.deal(state, events)


def stay(state: ImposterState, _move: Move, _events: Events) -> None:
    """The hand is good enough."""
    if not deal.next_asked(state):
        _ask_successors(state)


# -- Successors, partners, removed cards (rules 37 to 39) ----------------------------------------------------------

def _ask_successors(state: ImposterState) -> None:
    deal.ask(state, list(state.in_order_from(state.first)))
    state.phase = "successor"


def choose_successor(state: ImposterState, kind: int, events: Events) -> None:
    """Hide a hand card as the Successor (rule 37)."""
    seat = state.decider()
    state.carry(kind, HAND[seat], SUCCESSOR[seat], 1 << seat)
    if events is not None:
        events.append(Event("successor", seat, words.SUCCESSOR_CHOSEN,
                            (travel(kind, HAND[seat], SUCCESSOR[seat]),), 1 << seat))
    if state.seats < 4:
        state.phase = "remove"
    elif not deal.next_asked(state):
        _show_successors_to_partners(state, events)
        state.sealed = Sealed(state.in_order_from(state.first))
        state.actor = state.sealed.next_seat()
        state.phase = "offer"


def _show_successors_to_partners(state: ImposterState, events: Events) -> None:
    for seat in range(state.seats):
        partner, kind = state.partner(seat), state.cards[SUCCESSOR[seat]][0]
        state.note(Looked(1 << partner, (kind,), SUCCESSOR[seat]))
        if events is not None:
            events.append(_seen_by_partner("successor", seat, partner, kind, SUCCESSOR[seat]))
    state.reveals += 1


def offer(state: ImposterState, move: Move, events: Events) -> None:
    """How many cards a player would swap with the partner; of two numbers the smaller one counts (rule 38)."""
    if state.sealed is None:
        raise ValueError("No numbers are being chosen.")
    state.sealed.put(state.decider(), move)
    state.actor = state.sealed.next_seat()
    if state.actor is not None:
        return
    numbers = {seat: choice.args[0] for seat, choice in state.sealed.opened().items()}
    state.sealed = None
    state.reveals += 1
    state.target = [min(numbers[team], numbers[team + 2]) for team in range(2)]
    if events is not None:
        for seat, number in sorted(numbers.items()):
            events.append(Event("offer", seat, words.OFFERED.fill(n=number)))
    swapping = [seat for seat in state.in_order_from(state.first) if state.target[seat % 2]]
    if swapping:
        deal.ask(state, swapping)
        state.left = state.target[swapping[0] % 2]
        state.phase = "partner"
    else:
        _ask_to_remove(state)


def give_partner(state: ImposterState, kind: int, events: Events) -> None:
    """A card for the partner; all are handed over when everybody has chosen (rule 38)."""
    _choose(state, state.decider(), kind, events)
    state.left -= 1
    if state.left:
        return
    if deal.next_asked(state):
        state.left = state.target[state.asked[0] % 2]
        return
    for seat in range(state.seats):
        partner = state.partner(seat)
        both = 1 << seat | 1 << partner
        for given in state.cards[CONDEMNED[seat]][:]:
            state.carry(given, CONDEMNED[seat], HAND[partner], both)
            if events is not None:
                events.append(Event("give", seat, words.GIVEN.fill(player=Player(partner)),
                                    (travel(given, CONDEMNED[seat], HAND[partner]),), both,
                                    words.GIVEN_CARD.fill(card=name_of(given), player=Player(partner))))
    _ask_to_remove(state)


def _ask_to_remove(state: ImposterState) -> None:
    state.target = []
    deal.ask(state, list(state.in_order_from(state.first)))
    state.phase = "remove"


def remove(state: ImposterState, move: Move, events: Events) -> None:
    """Remove a hand card from the round unseen (rule 39); when all have, the first turn begins."""
    seat, kind = state.decider(), move.args[0]
    state.carry(kind, HAND[seat], REMOVED, 1 << seat)
    if events is not None:
        events.append(Event("remove", seat, words.REMOVED, (travel(kind, HAND[seat], REMOVED),), 1 << seat))
    if not deal.next_asked(state):
        turns.begin_turn(state, state.first)
    elif state.seats < 4:
        state.phase = "successor"
