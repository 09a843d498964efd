"""Cards that move or are looked at, and what is noted of it: entries of the log made once and found by index.

To make them, or to find them by all their fields, took an eighth of the time of random games with five, compiled.
"""

from __future__ import annotations

from typing import Final

from engine.core.events import EVERYBODY
from engine.core.knowledge import Moved, MovedAll, aimed, looked, moved_by_kind
from engine.games.throne.cards import KINDS
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, DECK, DISCARDS, HAND, LAID, MOST_SEATS, OPEN, ZONES

_PILES: Final = range(DISCARDS + 1)
_SEATS: Final = range(MOST_SEATS)

DRAWN: Final = [moved_by_kind(KINDS, 1 << seat, DECK, HAND[seat]) for seat in _SEATS]
"""By seat and kind: a seat draws or is dealt a card."""
AIMED: Final = [[aimed(seat, rival) for rival in _SEATS] for seat in _SEATS]
"""By seat and rival: a seat aims its claim at a rival."""
PEEKED: Final = [[[looked(1 << seat, (kind,), HAND[rival]) for kind in range(KINDS)] for rival in _SEATS]
                 for seat in _SEATS]
"""By seat, rival and kind: a seat looks at a hidden card of a rival."""
BURIED_LAID: Final = MovedAll(LAID, BURIED)
"""The card that was laid is buried unseen."""
GATHERED: Final = [MovedAll(zone, DECK) for zone in range(len(ZONES))]
"""By zone: all its cards go to the draw pile unseen."""

_LAID: Final = [[moved_by_kind(KINDS, 1 << seat, HAND[seat], pile) for pile in _PILES] for seat in _SEATS]
"""By seat, pile and kind: a card goes there that only the seat has seen."""
_SHOWN: Final = [[moved_by_kind(KINDS, EVERYBODY, zone, pile) for pile in _PILES] for zone in range(len(ZONES))]
"""By zone, pile and kind: a card goes there for all to see."""
_UNMASKED: Final = [moved_by_kind(KINDS, EVERYBODY, HAND[seat], OPEN[seat]) for seat in _SEATS]
"""By seat and kind: a hidden card is turned face up."""


def lay(state: ThroneState, kind: int, pile: int) -> None:
    """A card that only the player whose turn it is has seen goes to a pile."""
    _carry(state, kind, HAND[state.turn], pile, _LAID[state.turn][pile][kind])


def show(state: ThroneState, kind: int, zone: int, pile: int) -> None:
    """A card of a zone goes to a pile for all to see."""
    _carry(state, kind, zone, pile, _SHOWN[zone][pile][kind])


def unmask(state: ThroneState, seat: int, kind: int) -> None:
    """A hidden card of a seat is turned face up."""
    _carry(state, kind, HAND[seat], OPEN[seat], _UNMASKED[seat][kind])


def _carry(state: ThroneState, kind: int, source: int, target: int, noted: Moved) -> None:
    state.cards[source].remove(kind)
    state.cards[target].append(kind)
    state.log = (state.log, noted)
