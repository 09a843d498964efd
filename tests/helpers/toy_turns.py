"""What the moves of Cellar, the toy game of the tests, do."""

from __future__ import annotations

from engine.core.events import EVERYBODY, Event, Sink, Travel
from engine.core.knowledge import Looked, MovedAll, Proved
from engine.core.moves import Move
from engine.core.sealed import Sealed
from engine.core.text import Player
from tests.helpers import toy_words as words
from tests.helpers.toy_state import CellarState
from tests.helpers.toy_words import (
    ALE,
    COPIES,
    DECK,
    HAND,
    PILE,
    SHOWN,
    TURNS,
    TURNS_BETWEEN_NUMBERS,
    ZONES,
    name_of,
)


def play(state: CellarState, move: Move, events: Sink) -> None:
    """Carry out a legal move."""
    _PLAY[move.verb](state, move, events)


def _lay(state: CellarState, move: Move, events: Sink) -> None:
    travel = state.move_card(move.card, HAND + state.turn, PILE, 1 << state.turn)
    events.tell(Event, "lay", state.turn, words.LAID, (travel,), 1 << state.turn)
    _end_turn(state, events)


def _show(state: CellarState, move: Move, events: Sink) -> None:
    travel = state.move_card(move.card, HAND + state.turn, SHOWN, EVERYBODY)
    state.points[state.turn] += 1
    events.tell(Event, "show", state.turn, words.SHOWN_CARD.fill(card=name_of(travel.kind)), (travel,))
    _end_turn(state, events)


def _draw_in_turn(state: CellarState, _move: Move, events: Sink) -> None:
    _draw(state, state.turn, events)
    _end_turn(state, events)


def _draw(state: CellarState, seat: int, events: Sink) -> None:
    travel = state.move_card(state.cards[DECK][-1], DECK, HAND + seat, 1 << seat)
    events.tell(Event, "draw", seat, words.DRAWN, (travel,), 1 << seat)


def _renew(state: CellarState, events: Sink) -> None:
    if state.cards[DECK]:
        return
    for zone in (PILE, SHOWN) if state.options["renew"] == "both" else (PILE,):
        if state.cards[zone]:
            state.cards[DECK] += state.cards[zone]
            state.cards[zone] = []
            state.note(MovedAll(zone, DECK))
            events.tell(Event, "renew", None, words.RENEWED, (Travel(-1, ZONES[zone].id, "deck"),))
    state.shuffle(state.cards[DECK])


def _peek(state: CellarState, move: Move, events: Sink) -> None:
    seat = move.seat
    kind = state.hand(seat)[state.draw_number(len(state.hand(seat)))]
    state.note(Looked(1 << state.turn, (kind,), HAND + seat))
    zone = ZONES[HAND + seat].id
    events.tell(Event, "peek", state.turn, words.PEEKED.fill(player=Player(seat)), (Travel(kind, zone, zone),),
                1 << state.turn, words.PEEKED_AT.fill(card=name_of(kind), player=Player(seat)))
    _end_turn(state, events)


def _ask(state: CellarState, move: Move, events: Sink) -> None:
    _answer(state, move.card, [move.seat], events)


def _ask_all(state: CellarState, move: Move, events: Sink) -> None:
    kind = move.card
    state.note(Proved(EVERYBODY, (kind,), (HAND + state.turn,), 0, 0))     # the asking seat holds none itself (rule 7)
    _answer(state, kind, [seat for seat in range(state.seats) if seat != state.turn], events)


def _answer(state: CellarState, kind: int, seats: list[int], events: Sink) -> None:
    """Tell everyone truthfully whether one of these seats holds that kind."""
    yes = any(kind in state.hand(seat) for seat in seats)
    state.note(Proved(EVERYBODY, (kind,), tuple(HAND + seat for seat in seats), int(yes), COPIES if yes else 0))
    state.reveals += 1
    text = (words.YES if yes else words.NO).fill(card=name_of(kind), players=tuple(map(Player, seats)))
    events.tell(Event, "ask", state.turn, text)
    _end_turn(state, events)


def _offer(state: CellarState, move: Move, events: Sink) -> None:
    seat, kind = move.seat, move.card
    _give(state, kind, state.turn, seat, events)
    state.actor, state.phase = seat, "return"


def _return(state: CellarState, move: Move, events: Sink) -> None:
    giver = state.turn if state.actor is None else state.actor
    _give(state, move.card, giver, state.turn, events)
    _end_turn(state, events)


def _give(state: CellarState, kind: int, giver: int, taker: int, events: Sink) -> None:
    both = 1 << giver | 1 << taker
    travel = state.move_card(kind, HAND + giver, HAND + taker, both)
    events.tell(Event, "give", giver, words.GIVEN.fill(player=Player(taker)), (travel,), both,
                words.GIVEN_CARD.fill(card=name_of(kind), player=Player(taker)))


def _end_turn(state: CellarState, events: Sink) -> None:
    _renew(state, events)
    state.turns += 1
    if state.turns % TURNS_BETWEEN_NUMBERS == 0:
        state.phase = "numbers"
        state.sealed = Sealed(range(state.seats))
        state.actor = state.sealed.next_seat()
    else:
        _next_turn(state)


def _choose(state: CellarState, move: Move, events: Sink) -> None:
    if state.sealed is None or state.actor is None:
        return
    state.sealed.put(state.actor, move)
    state.actor = state.sealed.next_seat()
    if state.actor is None:
        _open(state, state.sealed.opened(), events)


def _open(state: CellarState, choices: dict[int, Move], events: Sink) -> None:
    numbers = [move.number for move in choices.values()]
    events.tell(Event, "open", None, words.OPENED.fill(numbers=tuple(numbers)))
    state.sealed = None
    state.reveals += 1
    for seat, number in enumerate(numbers):
        if number == words.NUMBERS - 1:
            state.note(Proved(EVERYBODY, (ALE,), (HAND + seat,), 1, COPIES))
    alone = [number for number in numbers if numbers.count(number) == 1]
    if alone and state.cards[DECK]:
        _draw(state, numbers.index(max(alone)), events)
        _renew(state, events)
    _next_turn(state)


def _next_turn(state: CellarState) -> None:
    state.turn = (state.turn + 1) % state.seats
    state.actor = None if state.turns == TURNS else state.turn
    state.phase = "turn" if state.actor is not None else "over"


_PLAY = {"draw": _draw_in_turn, "lay": _lay, "show": _show, "peek": _peek, "ask": _ask, "ask-all": _ask_all,
         "offer": _offer, "return": _return, "number": _choose}
