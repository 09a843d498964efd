"""What a learned value sees of a position of The Imposter Kings."""

from __future__ import annotations

from typing import Final

from engine.core.features import Features, Places, add_cards, add_count
from engine.games.imposter_kings.cards import CARDS, HIGHEST_VALUE, KINDS
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, COURT, DISGRACED, HAND, MOST_SEATS, NOTHING, OPEN, SUCCESSOR

_MOST: Final = 2
"""Copies of a kind."""
_MOST_CARDS: Final = 10
_PHASES: Final = {phase: place for place, phase in enumerate((
    "turn", "condemned", "antechamber", "ability", "reaction", "guess", "assassin", "condemn", "deal", "direction",
    "first", "heir", "herald", "highest", "judge", "lay", "oath", "offer", "partner", "remove", "replace", "rescue",
    "restart", "sentry", "show", "soldier", "spoils", "spy", "successor", "swap", "take"))}
_MOST_ON_THRONE: Final = 12
_NUMBERS: Final = HIGHEST_VALUE + 1

_IDS: Final = tuple(card.id for card in CARDS[:KINDS])

PLACES: Final = Places()
_HANDS: Final = PLACES.of("hands", MOST_SEATS, _IDS, _MOST)
"""By seat, counted from the one that sees, here and below."""
_SUCCESSORS: Final = PLACES.of("successors", MOST_SEATS, _IDS, _MOST)
_OPEN: Final = PLACES.of("open", MOST_SEATS, _IDS, _MOST)
_CONDEMNED: Final = PLACES.counting("condemned", MOST_SEATS, 3)
_UNFLIPPED: Final = PLACES.of("unflipped", MOST_SEATS)
_TRUE_KING: Final = PLACES.of("true king", MOST_SEATS)
_PLAYABLE: Final = PLACES.counting("playable", MOST_SEATS, _MOST_CARDS)
"""Cards in hand that are as high as the Throne."""
_HIGHER: Final = PLACES.counting("higher", MOST_SEATS, _MOST_CARDS)
"""Cards in hand that are higher."""
_CARDS: Final = PLACES.counting("cards", MOST_SEATS, _MOST_CARDS)
_TURN: Final = PLACES.of("turn", MOST_SEATS, 3)
"""Whose turn it is: when nothing is open, when something is, and before the first turn."""
_PHASE: Final = PLACES.of("phase", tuple(_PHASES), MOST_SEATS)
"""The phase, and who decides."""
_PLAYED: Final = PLACES.of("played", _IDS, MOST_SEATS)
"""The ability at work, and whose turn it is."""
_COURT: Final = PLACES.of("court", _IDS, _MOST)
_THRONE: Final = PLACES.counting("throne", _MOST_ON_THRONE)
_ON_THRONE: Final = PLACES.of("on throne", _IDS)
_ROYAL: Final = PLACES.of("royal", 2)
"""Royalty on the Throne, and in Court."""
_MUTED: Final = PLACES.of("muted", _NUMBERS)
_IN_COURT: Final = PLACES.counting("in court", 3)

SIZE: Final = PLACES.size
_STAGES: Final = {
    **dict.fromkeys(("turn", "condemned", "antechamber"), 0),
    **dict.fromkeys(("first", "direction", "restart", "show", "take", "lay", "successor", "offer", "remove", "partner"),
                    2)}


def sides(state: ImposterState) -> list[int]:
    """The seats that are still in the round; of partners the one who is next to play."""
    if state.seats == 4:
        second = (state.turn + state.direction) % 4
        return sorted((state.turn, second), key=lambda seat: seat % 2)
    return [seat for seat in range(state.seats) if seat not in state.out]


def features(state: ImposterState) -> list[Features]:
    """By side: what it would see if all cards lay face up."""
    table = _table(state)
    return [_seen_by(state, seat, table) for seat in sides(state)]


def _table(state: ImposterState) -> Features:
    """What looks the same from everywhere."""
    found: Features = []
    court = state.cards[COURT]
    add_cards(found, _COURT, _MOST, [kind for kind, mark in zip(court, state.marks, strict=True) if mark != DISGRACED])
    add_count(found, _IN_COURT, 3, state.marks.count(DISGRACED))
    throne = state.throne_value()
    add_count(found, _THRONE, _MOST_ON_THRONE, throne)
    if court:
        if state.marks[-1] != DISGRACED:
            found.append(_ON_THRONE + court[-1])
        if state.royal_throne():
            found.append(_ROYAL)
        if state.royalty_in_court():
            found.append(_ROYAL + 1)
    if state.muted:
        found.extend([_MUTED + number for number in range(_NUMBERS) if state.muted >> number & 1])
    return found


def _seen_by(state: ImposterState, seat: int, table: Features) -> Features:
    found = table[:]
    cards, seats, throne = state.cards, state.seats, state.throne_value()
    for place in range(seats):
        other = (seat + place) % seats
        if other in state.out:
            continue
        hand = cards[HAND[other]]
        group = place * KINDS * _MOST
        add_cards(found, _HANDS + group, _MOST, hand)
        add_cards(found, _SUCCESSORS + group, _MOST, cards[SUCCESSOR[other]])
        if cards[OPEN[other]]:
            add_cards(found, _OPEN + group, _MOST, cards[OPEN[other]])
        if cards[CONDEMNED[other]]:
            add_count(found, _CONDEMNED + place * 3, 3, len(cards[CONDEMNED[other]]))
        if not state.king_flipped(other):
            found.append(_UNFLIPPED + place)
        values = [state.hand_value(kind) for kind in hand]
        add_count(found, _PLAYABLE + place * _MOST_CARDS, _MOST_CARDS, sum([value >= throne for value in values]))
        add_count(found, _HIGHER + place * _MOST_CARDS, _MOST_CARDS, sum([value > throne for value in values]))
        add_count(found, _CARDS + place * _MOST_CARDS, _MOST_CARDS, len(hand))
    phase, turn = state.phase, (state.turn - seat) % seats
    found.append(_PHASE + _PHASES[phase] * MOST_SEATS + (state.decider() - seat) % seats)
    found.append(_TURN + turn * 3 + _STAGES.get(phase, 1))
    found.append(_TRUE_KING + (state.true_king - seat) % seats)
    if state.played != NOTHING:
        found.append(_PLAYED + state.played * MOST_SEATS + turn)
    return found
