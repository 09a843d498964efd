"""What a learned value sees of a position of Shadow Throne."""

from __future__ import annotations

from typing import Final

from engine.core.features import Features, Places, add_cards, add_count
from engine.core.moves import NONE
from engine.games.shadow_throne.cards import CARDS, FACTIONS, WAVES
from engine.games.shadow_throne.state import CONVERTED, DEAD, NO_FACTION, UNPAID, ShadowState

_PHASES: Final = {phase: place for place, phase in enumerate(("draft", "play", "extra", "use", "keep", "over"))}
_MOST: Final = 2
"""Copies of a kind."""
_GOLD_AT_MOST: Final = 14
_INFLUENCE_AT_MOST: Final = 26
_LEAD_AT_MOST: Final = 10
_CARDS_AT_MOST: Final = 8

_IDS: Final = tuple(card.id for card in CARDS)

PLACES: Final = Places()
_HAND: Final = PLACES.of("hand", _IDS, _MOST)
"""What the seat itself has; of the others it sees only who leads, as many cards would say little about few games."""
_HAND_SIZE: Final = PLACES.counting("hand size", _CARDS_AT_MOST)
_POOL: Final = PLACES.of("pool", _IDS, _MOST)
_SAVED: Final = PLACES.of("saved", _IDS)
_CHOSEN: Final = PLACES.of("chosen", _IDS)
_PLAYED: Final = PLACES.of("played", _IDS, _MOST)
"""Characters with power."""
_FALLEN: Final = PLACES.of("fallen", _IDS)
_CONVERTED: Final = PLACES.of("converted", _IDS)
_GOLD: Final = PLACES.counting("gold", _GOLD_AT_MOST)
_MISSING: Final = PLACES.counting("missing", 2, _INFLUENCE_AT_MOST)
"""The influence that the seat still lacks for the goal, and that the best of the others lacks."""
_HUSH: Final = PLACES.of("hush", FACTIONS)
_LEAD: Final = PLACES.counting("lead", FACTIONS, _LEAD_AT_MOST)
"""How much more power a faction has than any other."""
_PROMISED: Final = PLACES.counting("promised", FACTIONS, 2, _LEAD_AT_MOST)
"""The influence that a faction would grant the seat, and that it would grant the best of the others."""
_PHASE: Final = PLACES.of("phase", tuple(_PHASES), WAVES + 1)


def sides(state: ShadowState) -> range:
    """All seats."""
    return range(state.seats)


def features(state: ShadowState) -> list[Features]:
    """By seat: what it would see if all cards lay face up."""
    table = _table(state)
    return [_seen_by(state, seat, table) for seat in range(state.seats)]


def _table(state: ShadowState) -> Features:
    """What looks the same from everywhere."""
    found = [_PHASE + _PHASES[state.phase] * (WAVES + 1) + state.wave]
    powers = state.powers()
    for faction, power in enumerate(powers):
        others = max(powers[:faction] + powers[faction + 1:])
        add_count(found, _LEAD + faction * _LEAD_AT_MOST, _LEAD_AT_MOST, power - others)
    return found


def _seen_by(state: ShadowState, seat: int, table: Features) -> Features:
    found = table[:]
    hand, choice, goal = state.hand(seat), state.choice_of(seat), state.numbers.goal
    add_cards(found, _HAND, _MOST, hand)
    add_count(found, _HAND_SIZE, _CARDS_AT_MOST, len(hand))
    if state.phase == "draft":
        add_cards(found, _POOL, _MOST, state.pool(seat))
    found.extend([_SAVED + kind for kind in state.saved(seat)])
    if choice is not None and choice.card != NONE:
        found.append(_CHOSEN + choice.card)
    add_count(found, _GOLD, _GOLD_AT_MOST, state.gold[seat])
    others = [influence for other, influence in enumerate(state.influence) if other != seat]
    add_count(found, _MISSING, _INFLUENCE_AT_MOST, goal - state.influence[seat])
    add_count(found, _MISSING + _INFLUENCE_AT_MOST, _INFLUENCE_AT_MOST, goal - max(others))
    if state.last[seat] != NO_FACTION:
        found.append(_HUSH + state.last[seat])
    _add_battle(found, state, seat)
    return found


def _add_battle(found: Features, state: ShadowState, seat: int) -> None:
    """The characters of the seat, and the influence that they and those of the others promise."""
    played: list[int] = []
    promised = [[0] * state.seats for _ in range(FACTIONS)]
    for number, kind in enumerate(state.who):
        status, owner = state.status[number], state.owners[number]
        if status & UNPAID:
            continue
        promised[state.faction(number)][owner] += state.influence_of(number)
        if owner == seat:
            if status & DEAD:
                found.append(_FALLEN + kind)
            else:
                played.append(kind)
                if status & CONVERTED:
                    found.append(_CONVERTED + kind)
    add_cards(found, _PLAYED, _MOST, played)
    for faction, by_seat in enumerate(promised):
        first = _PROMISED + faction * 2 * _LEAD_AT_MOST
        add_count(found, first, _LEAD_AT_MOST, by_seat[seat])
        add_count(found, first + _LEAD_AT_MOST, _LEAD_AT_MOST, max(by_seat[:seat] + by_seat[seat + 1:]))
