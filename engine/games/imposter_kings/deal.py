"""The deal of a round of The Imposter Kings, and who is asked first after it (rules 31, 32 and 34)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from engine.core.events import Event
from engine.core.knowledge import Moved, MovedAll
from engine.core.text import Player
from engine.games.imposter_kings import words
from engine.games.imposter_kings.cards import HAND_SIZE, KINDS, SHOWN_FIRST, name_of
from engine.games.imposter_kings.zones import ACCUSED, DECK, HAND, MOST_SEATS, NOTHING, OPEN, REMOVED, travel

if TYPE_CHECKING:
    from engine.games.imposter_kings.state import Events, ImposterState


def deal(state: ImposterState, events: Events) -> None:
    """Gather all cards and deal a new round (rule 31)."""
    state.marks, state.buried, state.asked, state.target, state.out = [], [], [], [], []
    state.flipped = state.muted = state.immune = state.left = 0
    state.played, state.direction = NOTHING, 1
    for zone in range(1, len(state.zones)):
        pour(state, zone, DECK)
    state.shuffle(state.cards[DECK])
    for seat in range(state.seats):
        _deal_hand(state, seat)
    draw(state, ACCUSED, state.zones.everybody)
    if state.cards[DECK]:
        draw(state, REMOVED, 0)
    if events is not None:
        events += _hands_dealt(state)
        accused = state.cards[ACCUSED][0]
        events.append(Event("deal", None, words.DEALT.fill(card=name_of(accused), player=Player(state.true_king)),
                            (travel(accused, DECK, ACCUSED),)))
    if state.seats == 2:
        ask_first(state)
    else:
        ask_to_show(state)


def _deal_hand(state: ImposterState, seat: int) -> None:
    size, deck, log = HAND_SIZE[state.seats], state.cards[DECK], state.log
    hand = deck[-size:]
    del deck[-size:]
    for kind in hand:
        log = (log, _DEALT[seat][kind])
    state.cards[HAND[seat]], state.log = hand, log


_DEALT: Final = tuple(tuple(Moved(1 << seat, kind, DECK, HAND[seat]) for kind in range(KINDS))
                      for seat in range(MOST_SEATS))
"""A card dealt to a hand; made once, for random play deals as often as it plays."""


def _hands_dealt(state: ImposterState) -> Iterator[Event]:
    """To every seat its own hand."""
    for seat in range(state.seats):
        hand = state.hand(seat)
        yield Event("hand", seat, words.HAND_DEALT.fill(n=len(hand)),
                    tuple(travel(kind, DECK, HAND[seat]) for kind in hand), 1 << seat)


def pour(state: ImposterState, source: int, target: int) -> None:
    """All cards of a zone go to another one."""
    if state.cards[source]:
        state.cards[target] += state.cards[source]
        state.cards[source] = []
        state.note(MovedAll(source, target))


def draw(state: ImposterState, target: int, seers: int) -> None:
    """The top card of the face-down cards in the middle goes to a zone, seen by the viewers in the mask."""
    kind = state.cards[DECK].pop()
    state.cards[target].append(kind)
    state.log = (state.log, Moved(seers, kind, DECK, target))


def from_true_king(state: ImposterState) -> list[int]:
    """All seats, the True King's holder first."""
    return [(state.true_king + step) % state.seats for step in range(state.seats)]


def ask(state: ImposterState, seats: list[int]) -> None:
    """These seats decide one after the other."""
    state.asked = seats
    state.actor = seats[0]


def next_asked(state: ImposterState) -> bool:
    """The seat that decided is done; whether another one is asked the same."""
    state.asked.pop(0)
    if state.asked:
        state.actor = state.asked[0]
    return bool(state.asked)


def ask_to_show(state: ImposterState) -> None:
    """Everybody chooses cards to show (rule 34)."""
    ask(state, from_true_king(state))
    state.left = to_show(state)
    state.phase = "show"


def to_show(state: ImposterState) -> int:
    """How many cards each shows now: with three players one more after the first two."""
    return 1 if state.cards[OPEN[state.true_king]] else SHOWN_FIRST[state.seats]


def ask_first(state: ImposterState) -> None:
    """The True King's holder is to name the first player (rule 32)."""
    state.target = []
    state.actor = state.true_king
    state.phase = "first"
