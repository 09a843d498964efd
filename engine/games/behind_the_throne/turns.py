"""What moves do in Behind the Throne, in the order of the rule book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.events import EVERYBODY, SILENCE, Sink
from engine.core.knowledge import Looked, Moved, moved, moved_all, moved_by_kind
from engine.core.moves import Move
from engine.games.behind_the_throne import rules, told
from engine.games.behind_the_throne.cards import CARDS, CARDS_IN_STACK, END, KINDS, MOST_SEATS, PROPHET, STACK_LIMIT
from engine.games.behind_the_throne.moves import turned_by
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, DISCARDS, ROW, STACKS, TAKEN, TOP


def play(state: BehindState, move: Move, events: Sink) -> None:
    """Carries out a legal move in place and tells what happens."""
    _CARRY_OUT[move.verb](state, move, events)


# Almost every move reveals or places cards: what is noted, found by index, saves 3 % of the time of random games.
_REVEALED: Final = {zone: moved_by_kind(len(CARDS), EVERYBODY, zone, ROW) for zone in (DECK, TOP)}
_PLACED: Final = {zone: [moved_by_kind(KINDS, EVERYBODY, zone, STACKS + seat) for seat in range(MOST_SEATS)]
                  for zone in (ROW, TAKEN)}
_SET_ASIDE: Final = [moved_by_kind(KINDS, EVERYBODY, STACKS + seat, TAKEN) for seat in range(MOST_SEATS)]
_DISCARDED: Final = [moved_by_kind(KINDS, EVERYBODY, STACKS + seat, DISCARDS) for seat in range(MOST_SEATS)]
_LOST: Final = moved_by_kind(KINDS, EVERYBODY, ROW, DISCARDS)


# -- revealing a row -----------------------------------------------------------------------------------------------

def _reveal(state: BehindState, _move: Move, events: Sink) -> None:
    """The next card of the deck comes into the row (rule 2); what changed the one before it is over (rule 3)."""
    source = TOP if state.cards[TOP] else DECK
    kind = state.cards[source].pop()
    row = state.cards[ROW]
    row.append(kind)
    state.log = (state.log, _REVEALED[source][kind])
    state.reveals += 1
    state.change = state.frozen = 0
    if events is not SILENCE:
        events.tell(told.revealed, state.turn, kind)
    if kind == END:
        _end_game(state, events)
        return
    if not state.cards[DECK]:
        _renew_deck(state, events)
    state.phase = "row"
    if len(row) > 1 and row[-1] > row[-2]:
        _too_high(state, events)


def _too_high(state: BehindState, events: Sink) -> None:
    """The newest card is higher than the one before it: the row must be saved, or it is lost (rule 5)."""
    if rules.can_save(state):
        state.phase = "save"
    else:
        _lose_row(state, events)


# -- abilities -----------------------------------------------------------------------------------------------------

def _use(state: BehindState, move: Move, events: Sink) -> None:
    """A stack acts and turns sideways; when the Judge lets it act, the Judge turns instead (rule 8)."""
    state.used |= 1 << turned_by(move)
    if move.card == PROPHET:
        _look(state, move, events)
        return
    state.change += move.number
    if events is not SILENCE:
        events.tell(told.changed, state, move)
    state.phase = "save" if state.excess() > 0 else "row"


def _look(state: BehindState, move: Move, events: Sink) -> None:
    """The active player, and nobody else, sees the top card of the deck (rule 9)."""
    deck, top, seer = state.cards[DECK], state.cards[TOP], 1 << state.turn
    if top:
        state.note(Looked(seer, (top[0],), TOP))
    else:
        top.append(deck.pop())
        state.note(Moved(seer, top[0], DECK, TOP))
    state.reveals += 1
    if events is not SILENCE:
        events.tell(told.looked, state.turn, move)
        events.tell(told.saw, state.turn, top[0])


# -- destroying cards ----------------------------------------------------------------------------------------------

def _destroy(state: BehindState, move: Move, events: Sink) -> None:
    """A card goes from any player's stacks to the discard pile (rules 13 and 14)."""
    state.hit |= 1 << move.seat
    state.frozen = 1
    _discard(state, move.seat, move.card, 1)
    if move.seat != state.turn:
        state.aim(state.turn, move.seat)
    if events is not SILENCE:
        events.tell(told.destroyed, state.turn, move.seat, move.card)


# -- swapping the row ----------------------------------------------------------------------------------------------

def _swap(state: BehindState, move: Move, events: Sink) -> None:
    """A card is taken out of the stacks as they stand (rule 16); the other player places the row first (rule 19)."""
    seat, kind = move.seat, move.card
    if events is not SILENCE:
        events.tell(told.swapped, state.turn, seat, kind, state.cards[ROW])
    state.hold(seat, kind, state.count(seat, kind) - 1)
    state.cards[TAKEN].append(kind)
    state.log = (state.log, _SET_ASIDE[seat][kind])
    state.aim(state.turn, seat)
    _place(state, seat, ROW, events)
    if state.owned[seat].bit_count() > STACK_LIMIT:
        state.actor = seat
        state.phase = "gift"
    else:
        _take(state, events)


def _take(state: BehindState, events: Sink) -> None:
    """The active player places the card taken in the swap."""
    if events is not SILENCE:
        events.tell(told.taken, state.turn, state.cards[TAKEN][0])
    _place(state, state.turn, TAKEN, events)
    _end_placing(state)


# -- your stacks ---------------------------------------------------------------------------------------------------

def _collect(state: BehindState, _move: Move, events: Sink) -> None:
    """The active player stops and places the row (rule 20)."""
    if events is not SILENCE:
        events.tell(told.collected, state.turn, state.cards[ROW])
    _place(state, state.turn, ROW, events)
    _end_placing(state)


def _place(state: BehindState, seat: int, zone: int, events: Sink) -> None:
    """All cards of a zone go into a seat's stacks; a sixth of a kind is discarded (rule 20)."""
    held, first, cards, placed = state.held, seat * KINDS, state.cards[zone], _PLACED[zone][seat]
    for kind in cards:
        count = held[first + kind]
        if count < CARDS_IN_STACK:
            state.hold(seat, kind, count + 1)
            state.log = (state.log, placed[kind])
        else:
            state.cards[DISCARDS].append(kind)
            state.note(moved(EVERYBODY, kind, zone, DISCARDS))
            if events is not SILENCE:
                events.tell(told.discarded_sixth, seat, kind)
    cards.clear()


def _end_placing(state: BehindState) -> None:
    """The active player has placed all cards: now they discard down to five stacks, or the turn is over."""
    state.actor = state.turn
    if state.owned[state.turn].bit_count() > STACK_LIMIT:
        state.phase = "discard"
    else:
        _end_turn(state)


def _discard_stack(state: BehindState, move: Move, events: Sink) -> None:
    """A whole stack above the limit of five is discarded (rule 20)."""
    seat, kind = state.placing, move.card
    cards = state.count(seat, kind)
    if events is not SILENCE:
        events.tell(told.discarded_stack, seat, kind, cards)
    _discard(state, seat, kind, cards)
    if state.owned[seat].bit_count() > STACK_LIMIT:
        return
    if state.phase == "gift":
        _take(state, events)
    else:
        _end_turn(state)


def _discard(state: BehindState, seat: int, kind: int, cards: int) -> None:
    """Cards of one kind go from a seat's stack to the discard pile."""
    state.hold(seat, kind, state.count(seat, kind) - cards)
    discards, discarded, log = state.cards[DISCARDS], _DISCARDED[seat][kind], state.log
    for _ in range(cards):
        discards.append(kind)
        log = (log, discarded)
    state.log = log


# -- how turns and the game end ------------------------------------------------------------------------------------

def _end_turn(state: BehindState) -> None:
    """Used stacks stand upright again (rule 26), and it is the next player's turn."""
    state.turn = state.actor = (state.turn + 1) % state.seats
    state.phase = "reveal"
    state.used = state.hit = state.change = state.frozen = 0


def _lose_row(state: BehindState, events: Sink) -> None:
    """The row is discarded, and the turn is over (rule 22)."""
    row = state.cards[ROW]
    if events is not SILENCE:
        events.tell(told.lost, state.turn, row)
    for kind in row:
        state.log = (state.log, _LOST[kind])
    state.cards[DISCARDS] += row
    row.clear()
    _end_turn(state)


def _renew_deck(state: BehindState, events: Sink) -> None:
    """The last card was drawn: the discard pile is shuffled, with the End of Game card, into a new deck (rule 23)."""
    deck, discards = state.cards[DECK], state.cards[DISCARDS]
    state.cards[DECK], state.cards[DISCARDS] = discards, deck
    state.shuffle(discards)
    state.note(moved_all(DISCARDS, DECK))
    events.tell(told.renewed)


def _end_game(state: BehindState, events: Sink) -> None:
    """The End of Game card was revealed; the row belongs to nobody (rule 24)."""
    state.actor = None
    state.phase = "over"
    events.tell(told.ended, state)


_CARRY_OUT: Final[dict[str, Callable[[BehindState, Move, Sink], None]]] = {
    "reveal": _reveal,
    "use": _use,
    "judge": _use,
    "destroy": _destroy,
    "swap": _swap,
    "collect": _collect,
    "discard": _discard_stack,
}
