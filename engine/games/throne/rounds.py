"""Cards on their way, and the rounds of Throne: dealing, drawing, who is out, and how turns and rounds end."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.core.events import Event, Travel
from engine.core.knowledge import UNKNOWN, Moved, MovedAll
from engine.core.text import Player
from engine.games.throne import words
from engine.games.throne.cards import HAND_SIZE, ROUNDS_TO_WIN, TURN_LIMIT, name_of
from engine.games.throne.moves import NOBODY
from engine.games.throne.zones import BURIED, DECK, DISCARDS, HAND, OPEN, PLACES

if TYPE_CHECKING:
    from engine.games.throne.state import ThroneState


@cache
def _moved(seers: int, kind: int, source: int, target: int) -> Moved:
    """An entry of what happened to a card; each is made once, since they happen at every move."""
    return Moved(seers, kind, source, target)


def carry(state: ThroneState, kind: int, source: int, target: int, seers: int) -> None:
    """A card of that kind goes from zone to zone; the viewers in the mask see it."""
    state.cards[source].remove(kind)
    state.cards[target].append(kind)
    state.log = (state.log, _moved(seers, kind, source, target))


def _gather(state: ThroneState, zone: int, name: str, events: list[Event] | None) -> None:
    """All cards of a zone go to the draw pile unseen."""
    cards = state.cards[zone]
    if events is not None:
        events.append(Event(name, None, None, tuple(Travel(UNKNOWN, PLACES[zone], "deck") for _ in cards)))
    state.cards[DECK] += cards
    cards.clear()
    state.log = (state.log, MovedAll(zone, DECK))


# -- dealing -------------------------------------------------------------------------------------------------------


def deal(state: ThroneState, events: list[Event] | None) -> None:
    """Shuffle all cards, which lie in the draw pile, and deal to everybody (rule 24)."""
    state.turns = state.out = state.visible = state.draws = 0
    state.claim = state.target = state.loser = state.last_claim = state.last_target = NOBODY
    deck = state.cards[DECK]
    state.shuffle(deck)
    if events is not None:
        events.append(Event("shuffle", state.turn, words.DEALT))
    for seat in range(state.seats):
        dealt = [deck.pop() for _ in range(HAND_SIZE)]
        state.cards[HAND[seat]] += dealt
        for kind in dealt:
            state.log = (state.log, _moved(1 << seat, kind, DECK, HAND[seat]))
        if events is not None:
            travels = tuple(Travel(kind, "deck", PLACES[HAND[seat]]) for kind in dealt)
            events.append(Event("deal", None, words.FIVE_CARDS.fill(player=Player(seat)), travels, 1 << seat,
                                words.DEALT_CARDS.fill(cards=tuple(map(name_of, sorted(dealt))))))
    state.actor = state.turn
    state.phase = "lay"


def next_round(state: ThroneState, events: list[Event] | None) -> None:
    """Gather all cards and deal anew."""
    for zone, cards in enumerate(state.cards):
        if zone != DECK and cards:
            _gather(state, zone, "gather", events)
    deal(state, events)


# -- drawing, and the end of turns and rounds ----------------------------------------------------------------------


def draw(state: ThroneState, events: list[Event] | None) -> None:
    """The player in turn draws what the turn gives; what cannot be drawn lapses (rule 19)."""
    seat, deck = state.turn, state.cards[DECK]
    for _ in range(state.draws):
        if not deck and not _renew(state, events):
            if events is not None:
                events.append(Event("none-left", seat, words.NONE_LEFT))
            return
        kind = deck.pop()
        state.cards[HAND[seat]].append(kind)
        state.log = (state.log, _moved(1 << seat, kind, DECK, HAND[seat]))
        state.reveals += 1
        if events is not None:
            events.append(Event("draw", seat, words.DRAWN, (Travel(kind, "deck", PLACES[HAND[seat]]),),
                                1 << seat, words.DRAWN_CARD.fill(card=name_of(kind))))


def _renew(state: ThroneState, events: list[Event] | None) -> bool:
    """Shuffle all discards into a new draw pile (rule 19); False if there are none."""
    if not state.cards[BURIED] and not state.cards[DISCARDS]:
        return False
    if events is not None:
        events.append(Event("renew", None, words.RENEWED))
    for zone in (BURIED, DISCARDS):
        if state.cards[zone]:
            _gather(state, zone, "gather", events)
    state.shuffle(state.cards[DECK])
    return True


def rival_out(state: ThroneState, seat: int, events: list[Event] | None) -> bool:
    """A rival without cards is out at once (rule 20); whether that ends the round (rule 21)."""
    if state.size(seat):
        return False
    _put_out(state, seat, events)
    if state.rivals:
        return False
    _win_round(state, state.turn, events)
    return True


def _put_out(state: ThroneState, seat: int, events: list[Event] | None) -> None:
    state.out |= 1 << seat
    if events is not None:
        events.append(Event("out", seat, words.OUT))


def end_turn(state: ThroneState, events: list[Event] | None) -> None:
    """Draw; then the next player lays a card, unless the round is over (rules 20 to 22)."""
    if state.draws:
        draw(state, events)
    seat = state.turn
    state.last_claim, state.last_target = state.claim, state.target
    state.claim = state.target = state.loser = NOBODY
    state.visible = state.draws = 0
    state.turns += 1
    following = state.after(seat)
    if not state.cards[HAND[seat]] and not state.cards[OPEN[seat]]:
        _put_out(state, seat, events)
        if state.after(following) == following:
            _win_round(state, following, events)
            return
    if state.turns == TURN_LIMIT:
        _end_long_round(state, following, events)
        return
    state.turn = state.actor = following
    state.phase = "lay"


def _end_long_round(state: ThroneState, following: int, events: list[Event] | None) -> None:
    """Most cards win; of several, the next in turn order (rule 22)."""
    if events is not None:
        events.append(Event("long", None, words.LONG_ROUND))
    seats = [(following + step) % state.seats for step in range(state.seats)]
    _win_round(state, max(seats, key=state.size), events)


def _win_round(state: ThroneState, seat: int, events: list[Event] | None) -> None:
    """A point for the winner, who begins the next round, if there is one (rules 1, 21 and 23)."""
    state.wins[seat] += 1
    over = state.wins[seat] == ROUNDS_TO_WIN[state.options["length"]]
    state.turn = seat
    state.actor = None if over else seat
    state.phase = "over" if over else "deal"
    state.claim = state.target = state.loser = NOBODY
    state.visible = state.draws = 0
    if events is not None:
        events.append(Event("win", seat, words.WON if over else words.ROUND_WON))
