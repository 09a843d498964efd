"""Where cards lie in Rival Kings."""

from __future__ import annotations

from typing import Final

from engine.core.zones import Sight, Zone
from engine.games.rival_kings.cards import PILES, is_subject

MOST_SEATS: Final = 4

UNUSED: Final = 0
"""The box of the unused subjects, whose backs are the coins of 1; that of the unused buildings, coins of 2, follows."""
UNDER: Final = 2
"""What lies under the card on display of the first pile; the other piles follow."""
TOP: Final = UNDER + PILES
"""The card on display of the first pile; the other piles follow."""
DECK: Final = TOP + PILES
"""The characters that nobody holds."""
NEUTRAL: Final = DECK + 1
PAST: Final = NEUTRAL + 1
"""The characters played before in this round."""
_FREE: Final = PAST + 1
_PER_SEAT: Final = 4

_FREE_ZONES: Final = (
    Zone("unused.subjects", Sight.NOBODY), Zone("unused.buildings", Sight.NOBODY),
    *(Zone(f"pile.{pile + 1}", Sight.NOBODY) for pile in range(PILES)),
    *(Zone(f"display.{pile + 1}") for pile in range(PILES)),
    Zone("characters", Sight.NOBODY), Zone("neutral"), Zone("past"),
)


def _zones_of(seat: int) -> tuple[Zone, ...]:
    return (Zone(f"hand.{seat + 1}", Sight.OWNER, seat), Zone(f"played.{seat + 1}", owner=seat),
            Zone(f"subjects.{seat + 1}", owner=seat), Zone(f"buildings.{seat + 1}", owner=seat))


ZONES: Final = (*_FREE_ZONES, *(zone for seat in range(MOST_SEATS) for zone in _zones_of(seat)))


def zones_for(seats: int) -> tuple[Zone, ...]:
    """The zones of a game with that number of players."""
    return ZONES[:_FREE + _PER_SEAT * seats]


HANDS: Final = tuple(_FREE + _PER_SEAT * seat for seat in range(MOST_SEATS))
PLAYED: Final = tuple(hand + 1 for hand in HANDS)
SUBJECT_ROWS: Final = tuple(hand + 2 for hand in HANDS)
BUILDING_ROWS: Final = tuple(hand + 3 for hand in HANDS)
"""By seat."""


def row_for(seat: int, kind: int) -> int:
    """The row before a seat where a card of that kind goes."""
    return SUBJECT_ROWS[seat] if is_subject(kind) else BUILDING_ROWS[seat]


def box_for(kind: int) -> int:
    """The box that a subject or building comes from."""
    return UNUSED if is_subject(kind) else UNUSED + 1


def box_of(pile: int) -> int:
    """The box that a pile is made from."""
    return UNUSED if holds_subjects(pile) else UNUSED + 1


def holds_subjects(pile: int) -> bool:
    """Whether a pile is one of subjects, whatever lies on display there."""
    return pile < PILES // 2
