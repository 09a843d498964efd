"""What a learned value sees of a position of Behind the Throne."""

from __future__ import annotations

from typing import Final

from engine.core.features import Features, Places, add_cards, add_count
from engine.games.behind_the_throne.cards import CARDS, CARDS_IN_STACK, END, KINDS, MOST_SEATS, ROW_LIMIT
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, DISCARDS, ROW, TAKEN, TOP

_PHASES: Final = {phase: place for place, phase in enumerate(("reveal", "row", "save", "gift", "discard", "over"))}
_MOST: Final = 2
"""Copies of a kind in a row."""
_STEPS: Final = 12
_STEP: Final = 4
"""The deck is counted in steps of so many cards."""
_POINTS: Final = 24

_IDS: Final = tuple(card.id for card in CARDS[:KINDS])
_WITH_END: Final = tuple(card.id for card in CARDS)

PLACES: Final = Places()
_STACKS: Final = PLACES.counting("stacks", MOST_SEATS, _IDS, CARDS_IN_STACK)
"""By seat, counted from the one that sees, here and below."""
_UPRIGHT: Final = PLACES.of("upright", MOST_SEATS, _IDS)
_SCORE: Final = PLACES.counting("score", MOST_SEATS, _POINTS)
_OWNED: Final = PLACES.counting("owned", MOST_SEATS, KINDS)
"""How many kinds a seat has."""
_TURN: Final = PLACES.of("turn", tuple(_PHASES), MOST_SEATS)
"""The phase, and whose turn it is."""
_ACTOR: Final = PLACES.of("actor", MOST_SEATS)
_ROW: Final = PLACES.of("row", _WITH_END, _MOST)
_LENGTH: Final = PLACES.counting("length", ROW_LIMIT + 1)
_NEWEST: Final = PLACES.of("newest", _WITH_END)
_TOP: Final = PLACES.of("top", _WITH_END)
_TAKEN: Final = PLACES.of("taken", _WITH_END)
_USED: Final = PLACES.of("used", 2, _IDS)
"""Abilities used in this turn, when it is one's own and when not."""
_EXCESS: Final = PLACES.of("excess", 2)
"""Whether the newest card is too high, or frozen."""
_DECK: Final = PLACES.counting("deck", _STEPS)
_END: Final = PLACES.counting("end", 2, _STEPS)
"""Whether the End of Game card is among the discards, and with how many of them."""


def sides(state: BehindState) -> range:
    """All seats."""
    return range(state.seats)


def features(state: BehindState) -> list[Features]:
    """By seat: what it would see if all cards lay face up."""
    table = _table(state)
    stacks = [_stacks(state, seat) for seat in range(state.seats)]
    return [_seen_by(state, seat, table, stacks) for seat in range(state.seats)]


def _table(state: BehindState) -> Features:
    """What looks the same from everywhere."""
    found: Features = []
    cards = state.cards
    row = cards[ROW]
    if row:
        add_cards(found, _ROW, _MOST, row)
        add_count(found, _LENGTH, ROW_LIMIT + 1, len(row))
        found.append(_NEWEST + row[-1])
        if state.excess() > 0:
            found.append(_EXCESS)
        if state.frozen:
            found.append(_EXCESS + 1)
    if cards[TOP]:
        found.append(_TOP + cards[TOP][0])
    if cards[TAKEN]:
        found.append(_TAKEN + cards[TAKEN][0])
    add_count(found, _DECK, _STEPS, len(cards[DECK]) // _STEP)
    if END in cards[DISCARDS]:
        add_count(found, _END + _STEPS, _STEPS, 1 + len(cards[DISCARDS]) // _STEP)
    else:
        add_count(found, _END, _STEPS, 1 + len(cards[DISCARDS]) // _STEP)
    return found


def _stacks(state: BehindState, seat: int) -> Features:
    """What lies before a seat, as it sees it itself."""
    found: Features = []
    for kind, count in enumerate(state.held[seat * KINDS:(seat + 1) * KINDS]):
        if count:
            add_count(found, _STACKS + kind * CARDS_IN_STACK, CARDS_IN_STACK, count)
            if state.upright[seat] >> kind & 1:
                found.append(_UPRIGHT + kind)
    return found


def _seen_by(state: BehindState, seat: int, table: Features, stacks: list[Features]) -> Features:
    found = table[:]
    seats = state.seats
    scores = state.scores()
    for place in range(seats):
        other = (seat + place) % seats
        for feature in stacks[other]:
            found.append(feature + place * (KINDS * CARDS_IN_STACK if feature < _UPRIGHT else KINDS))
        add_count(found, _SCORE + place * _POINTS, _POINTS, scores[other])
        add_count(found, _OWNED + place * KINDS, KINDS, state.owned[other].bit_count())
    turn = (state.turn - seat) % seats
    found.append(_TURN + _PHASES[state.phase] * MOST_SEATS + turn)
    if state.actor is not None:
        found.append(_ACTOR + (state.actor - seat) % seats)
    if state.used:
        first = _USED + (KINDS if turn else 0)
        found.extend([first + kind for kind in range(KINDS) if state.used >> kind & 1])
    return found
