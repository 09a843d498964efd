"""What a learned value sees of a position of Throne."""

from __future__ import annotations

from typing import Final

from engine.core.features import Features, Places, add_cards, add_count
from engine.core.moves import NONE
from engine.games.throne.cards import CARDS, CLAIMS, KINDS
from engine.games.throne.moves import LIAR
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import DISCARDS, HAND, MOST_SEATS, OPEN

_MOST: Final = 4
"""Copies of a kind."""
_PHASES: Final = {"lay": 0, "answer": 1, "ace": 2, "peek": 3, "unmask": 4, "kill": 5, "penalty": 6}
_CLAIM: Final = {claim: place for place, claim in enumerate(CLAIMS)}
_PARTS: Final = 4
"""What a seat is in a turn: the one whose turn it is, the target, the one that loses a card, none of these."""

_IDS: Final = tuple(card.id for card in CARDS)
_CLAIM_IDS: Final = tuple(CARDS[claim].id for claim in CLAIMS)

PLACES: Final = Places()
_HANDS: Final = PLACES.of("hands", MOST_SEATS, _IDS, _MOST)
"""By seat, counted from the one that sees: its hidden cards."""
_OPEN: Final = PLACES.of("open", MOST_SEATS, _IDS, _MOST)
"""Likewise: the cards that lie face up."""
_GONE: Final = PLACES.of("gone", _IDS, _MOST)
"""The discards."""
_PHASE: Final = PLACES.of("phase", tuple(_PHASES), MOST_SEATS)
"""The phase, and whose turn it is."""
_CLAIMED: Final = PLACES.of("claimed", _CLAIM_IDS, 2, 2, MOST_SEATS)
"""Until a claim has been answered: the claim, whether it is true, whether everybody sees that, and whose it is."""
_TARGET: Final = PLACES.of("target", tuple(_PHASES), MOST_SEATS)
"""The phase, and whom the claim is aimed at."""
_LOSER: Final = PLACES.of("loser", MOST_SEATS)
_DRAWS: Final = PLACES.counting("draws", MOST_SEATS, 2)
"""Cards still to be drawn, by the seat that draws them."""
_CALLED: Final = PLACES.of("called", MOST_SEATS, 2)
"""Answers to an Ace given in secret."""
_NEXT: Final = PLACES.of("next", MOST_SEATS)
"""Who lays a card after this turn."""
_SIZE: Final = PLACES.counting("size", MOST_SEATS, 10)
"""How many cards each seat has."""


def sides(state: ThroneState) -> list[int]:
    """The seats that are still in the round."""
    return [seat for seat in range(state.seats) if not state.out >> seat & 1]


def features(state: ThroneState) -> list[Features]:
    """By seat that is still in the round: what it would see if all cards lay face up."""
    return [_seen_by(state, seat) for seat in sides(state)]


def _seen_by(state: ThroneState, seat: int) -> Features:
    found: Features = []
    cards, seats, out = state.cards, state.seats, state.out
    for place in range(seats):
        other = (seat + place) % seats
        if out >> other & 1:
            continue
        hidden, shown = cards[HAND[other]], cards[OPEN[other]]
        add_cards(found, _HANDS + place * KINDS * _MOST, _MOST, hidden)
        if shown:
            add_cards(found, _OPEN + place * KINDS * _MOST, _MOST, shown)
        add_count(found, _SIZE + place * 10, 10, len(hidden) + len(shown))
    add_cards(found, _GONE, _MOST, cards[DISCARDS])
    phase, turn = _PHASES[state.phase], (state.turn - seat) % seats
    found.append(_PHASE + phase * MOST_SEATS + turn)
    found.append(_NEXT + (state.after(state.turn) - seat) % seats)
    if state.target != NONE:
        found.append(_TARGET + phase * MOST_SEATS + (state.target - seat) % seats)
    if state.loser != NONE:
        found.append(_LOSER + (state.loser - seat) % seats)
    if state.draws:
        add_count(found, _DRAWS + turn * 2, 2, state.draws)
    if phase in (1, 2):
        claim = 2 * _CLAIM[state.claim] + state.truthful()
        found.append(_CLAIMED + (2 * claim + state.visible) * MOST_SEATS + turn)
        if state.sealed is not None:
            for rival, answer in state.sealed.choices.items():
                found.append(_CALLED + 2 * ((rival - seat) % seats) + (answer is LIAR))
    return found
