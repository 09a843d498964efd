"""What a learned value sees of a position of Rival Kings."""

from __future__ import annotations

from typing import Final

from engine.core.features import Features, Places, add_cards, add_count
from engine.core.moves import Move
from engine.games.rival_kings.cards import ACTIONS, CARDS, CYCLES, PAIRS, PILES, SUBJECTS
from engine.games.rival_kings.editions import COPIES
from engine.games.rival_kings.scoring import score
from engine.games.rival_kings.state import NOBODY, RivalState
from engine.games.rival_kings.zones import HANDS, MOST_SEATS, NEUTRAL, PAST, PLAYED, TOP, UNDER

_PHASES: Final = {phase: place for place, phase in enumerate((
    "choose", "garden", "conflict", "turn", "steal", "extra", "offer", "search", "over"))}
_COINS_AT_MOST: Final = 14
_MARKERS_AT_MOST: Final = 8
_LEAD: Final = 16
"""A lead in points is counted up to this, either way."""
_PILE: Final = 9

_PAIR_IDS: Final = tuple(card.id for card in CARDS[:PAIRS])
_CHARACTER_IDS: Final = tuple(card.id for card in CARDS[PAIRS:])

PLACES: Final = Places()
_CARDS: Final = PLACES.of("cards", MOST_SEATS, _PAIR_IDS, COPIES)
"""By seat, counted from the one that sees, here and below: its subjects and buildings."""
_ACTIVE: Final = PLACES.of("active", MOST_SEATS, _PAIR_IDS[:SUBJECTS], 2)
"""The active subject, used in this cycle or not."""
_COINS: Final = PLACES.counting("coins", MOST_SEATS, _COINS_AT_MOST)
_MARKERS: Final = PLACES.counting("markers", MOST_SEATS, _MARKERS_AT_MOST)
_AHEAD: Final = PLACES.counting("ahead", MOST_SEATS, 2 * _LEAD)
"""By how many points the one that sees leads."""
_HELD: Final = PLACES.of("held", MOST_SEATS, _CHARACTER_IDS)
_CHOSEN: Final = PLACES.of("chosen", MOST_SEATS, _CHARACTER_IDS)
_PLAYED: Final = PLACES.of("played", MOST_SEATS, _CHARACTER_IDS)
_UNCOVERED: Final = PLACES.of("uncovered", MOST_SEATS, ACTIONS)
"""Actions still to come in this cycle."""
_TIED: Final = PLACES.of("tied", MOST_SEATS)
_FINISHED: Final = PLACES.of("finished", MOST_SEATS)
_OPEN: Final = PLACES.of("open", MOST_SEATS, ACTIONS)
"""The actions that the player in turn may still do."""
_PENDING: Final = PLACES.of("pending", MOST_SEATS, ACTIONS)
_SHOWN: Final = PLACES.of("shown", _PAIR_IDS)
_SHOWN_IN_TURN: Final = PLACES.of("shown in turn", MOST_SEATS, _PAIR_IDS)
"""Cards on display that the player in turn could pay for."""
_PARTNERS: Final = PLACES.counting("partners", MOST_SEATS, PILES + 1)
"""Cards on display whose partner a seat has without them."""
_HEIGHT: Final = PLACES.counting("height", 2, _PILE)
"""The lowest pile, and all of them on average."""
_GONE: Final = PLACES.of("gone", _CHARACTER_IDS)
_PHASE: Final = PLACES.of("phase", tuple(_PHASES), MOST_SEATS + 1, CYCLES)
"""The phase, whose turn it is if anybody's, and the cycle."""


def sides(state: RivalState) -> range:
    """All seats."""
    return range(state.seats)


def features(state: RivalState) -> list[Features]:
    """By seat: what it would see if all cards lay face up."""
    table, points = _table(state), [sum(score(state, seat)) + state.totals[seat] for seat in range(state.seats)]
    return [_seen_by(state, seat, table, points) for seat in range(state.seats)]


def _table(state: RivalState) -> Features:
    """What looks the same from everywhere."""
    found: Features = []
    heights = [len(state.cards[UNDER + pile]) + len(state.cards[TOP + pile]) for pile in range(PILES)]
    add_count(found, _HEIGHT, _PILE, min(heights))
    add_count(found, _HEIGHT + _PILE, _PILE, sum(heights) // PILES)
    found.extend({_SHOWN + kind for kind in _on_display(state)})
    found.extend([_GONE + kind - PAIRS for zone in (NEUTRAL, PAST) for kind in state.cards[zone]])
    return found


def _on_display(state: RivalState) -> list[int]:
    return [top[0] for top in state.cards[TOP:TOP + PILES] if top]


def _seen_by(state: RivalState, seat: int, table: Features, points: list[int]) -> Features:
    found, seats = table[:], state.seats
    for place in range(seats):
        other = (seat + place) % seats
        add_count(found, _COINS + place * _COINS_AT_MOST, _COINS_AT_MOST, state.coins(other))
        add_count(found, _MARKERS + place * _MARKERS_AT_MOST, _MARKERS_AT_MOST, state.markers[other])
        if place:
            add_count(found, _AHEAD + place * 2 * _LEAD, 2 * _LEAD, max(0, points[seat] - points[other] + _LEAD))
        _add_cards(found, state, other, place)
        _add_character(found, state, other, place)
    whose = MOST_SEATS if state.turn == NOBODY else (state.turn - seat) % seats
    found.append(_PHASE + (_PHASES[state.phase] * (MOST_SEATS + 1) + whose) * CYCLES + state.cycle)
    if state.turn != NOBODY:
        first = whose * len(ACTIONS)
        found.extend([_OPEN + first + action for action in range(len(ACTIONS)) if state.open >> action & 1])
        found.extend({_PENDING + first + action for action in state.pending})
        found.extend({_SHOWN_IN_TURN + whose * PAIRS + kind for kind in _on_display(state) if state.affords(kind)})
    return found


def _add_cards(found: Features, state: RivalState, seat: int, place: int) -> None:
    subjects, buildings = state.subjects(seat), state.buildings(seat)
    add_cards(found, _CARDS + place * PAIRS * COPIES, COPIES, [*subjects, *buildings])
    active = state.active(seat)
    if active != NOBODY:
        found.append(_ACTIVE + (place * SUBJECTS + active) * 2 + (state.used >> seat & 1))
    partners = [kind for kind in _on_display(state)
                if (kind < SUBJECTS and kind + SUBJECTS in buildings and kind not in subjects)
                or (kind >= SUBJECTS and kind - SUBJECTS in subjects and kind not in buildings)]
    add_count(found, _PARTNERS + place * (PILES + 1), PILES + 1, len(partners))


def _add_character(found: Features, state: RivalState, seat: int, place: int) -> None:
    first = place * len(_CHARACTER_IDS) - PAIRS
    found.extend([_HELD + first + kind for kind in state.cards[HANDS[seat]]])
    made = state.sealed.choices.get(seat) if state.sealed is not None else None
    if isinstance(made, Move):
        found.append(_CHOSEN + first + made.card)
    if state.finished >> seat & 1:
        found.append(_FINISHED + place)
    elif state.cards[PLAYED[seat]]:
        found.append(_PLAYED + first + state.character(seat))
        mask = state.uncovered(seat)
        found.extend([_UNCOVERED + place * len(ACTIONS) + action for action in range(len(ACTIONS))
                      if mask >> action & 1])
        if state.tied >> seat & 1:
            found.append(_TIED + place)
