"""How games, rounds and cycles of Rival Kings begin (rule 27)."""

from __future__ import annotations

from engine.core.events import SILENCE, Sink
from engine.core.knowledge import moved, moved_all
from engine.core.sealed import Sealed
from engine.games.rival_kings import market, told
from engine.games.rival_kings.cards import (
    ACTIONS,
    KINDS,
    PAIRS,
    PILES,
    SUBJECTS,
)
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import (
    BUILDING_ROWS,
    DECK,
    HANDS,
    PAST,
    SUBJECT_ROWS,
    TOP,
    UNDER,
    UNUSED,
    ZONES,
    box_for,
    box_of,
)


def set_up(state: RivalState) -> None:
    """All cards in their boxes for everybody to see, and then the first game."""
    copies = state.numbers.copies
    state.cards = [[] for _ in ZONES[:len(state.zones)]]
    state.cards[UNUSED] = [kind for kind in range(SUBJECTS) for _ in range(copies[kind])]
    state.cards[UNUSED + 1] = [kind for kind in range(SUBJECTS, PAIRS) for _ in range(copies[kind])]
    state.cards[DECK] = [kind for kind in range(PAIRS, KINDS) for _ in range(copies[kind])]
    state.totals = [0] * state.seats
    state.games = 0
    state.asking, state.conflicts, state.pending, state.bargain = [], [], [], []
    state.begin()
    begin_game(state, SILENCE)


def begin_game(state: RivalState, events: Sink) -> None:
    """Piles, coins and markers as they are at the start of every game; all cards must be in their boxes."""
    for box in (UNUSED, UNUSED + 1):
        state.shuffle(state.cards[box])
    for pile in range(PILES):
        _stack(state, pile)
        market.turn_up(state, pile, events)
    seats = state.seats
    ones, twos = state.numbers.first_coins
    state.purse = [ones, twos] * seats
    state.money = [0, 1] * PILES
    state.supply = [len(state.cards[UNUSED]) - ones * seats, len(state.cards[UNUSED + 1]) - twos * seats - PILES]
    state.markers = [1] * seats
    begin_round(state, events)


def _stack(state: RivalState, pile: int) -> None:
    """Make a pile out of its box."""
    for _ in range(state.numbers.pile_size):
        kind = state.cards[box_of(pile)].pop()
        state.cards[UNDER + pile].append(kind)
        state.note(moved(0, kind, box_of(pile), UNDER + pile))


def put_away(state: RivalState) -> None:
    """All subjects and buildings go back to their boxes."""
    for pile in range(PILES):
        for kind in state.cards[TOP + pile][:]:
            state.carry(kind, TOP + pile, box_for(kind))
        _empty(state, UNDER + pile, box_of(pile))
    for seat in range(state.seats):
        _empty(state, SUBJECT_ROWS[seat], UNUSED)
        _empty(state, BUILDING_ROWS[seat], UNUSED + 1)


def begin_round(state: RivalState, events: Sink) -> None:
    """Shuffle all characters and deal three to everybody."""
    for zone in (PAST, *HANDS[:state.seats]):
        _empty(state, zone, DECK)
    state.shuffle(state.cards[DECK])
    events.tell(told.round_begun)
    for seat in range(state.seats):
        _deal(state, seat, events)
    state.cycle = 0
    begin_cycle(state)


def _deal(state: RivalState, seat: int, events: Sink) -> None:
    dealt = [state.cards[DECK].pop() for _ in range(state.numbers.hand_size)]
    state.cards[HANDS[seat]] += dealt
    for kind in dealt:
        state.note(moved(1 << seat, kind, DECK, HANDS[seat]))
    events.tell(told.dealt, seat, dealt)


def begin_cycle(state: RivalState) -> None:
    """Everybody chooses a character in secret."""
    state.covered = [0] * state.seats
    state.crests = [NOBODY] * (state.seats * len(ACTIONS))
    state.used = state.tied = state.finished = state.victims = state.open = state.left = state.discount = 0
    state.done = 0
    state.turn = state.chosen = state.loot = NOBODY
    state.sealed = Sealed(range(state.seats))
    state.phase = "choose"
    state.actor = 0


def _empty(state: RivalState, source: int, target: int) -> None:
    """All cards of a zone go to another one."""
    if state.cards[source]:
        state.cards[target] += state.cards[source]
        state.cards[source].clear()
        state.note(moved_all(source, target))
