"""Tables of all games in the sizes that tests look at, laid out once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSizeF

from engine import GAMES, load_game
from engine.base.table import ZoneSpec
from tests.helpers.amount import LONG, few_or_many
from tests.helpers.tables_to_come import SEATS_TO_COME, TO_COME
from throne_desktop.table.geometry.zone_block import ZonePlace
from throne_desktop.table.layout.layout import Layout, layout_for

SCALES = (1.0, 1.6)
"""How large texts are."""
REAL = [(game_id, seats) for game_id in GAMES for seats in load_game(game_id).seats]
ALL_SEATS = REAL + [(kind, seats) for kind, all_seats in SEATS_TO_COME.items() for seats in all_seats]
Sizes = tuple[tuple[int, int], ...]
# The table in a window of 1024x640, in one of 1280x800, and in one of 1920x1080, beside the rail.
TABLES: Sizes = ((980, 640), (1236, 800), (1876, 1080))
FEW_TABLES: Sizes = (TABLES[0], TABLES[-1])
MORE_TABLES: Sizes = (TABLES[1], (760, 560), (980, 560), (1556, 1080), (980, 1080), (1876, 640),
                      *((width, height) for width in range(980, 1921, 188) for height in range(640, 1081, 110)))
SMALL_TABLES: Sizes = ((756, 560), (809, 440))
"""The table in the smallest window, and in one that fills a screen of 853x480 below its title."""
MORE_SMALL_TABLES: Sizes = ((809, 424), (756, 520), (916, 1000), (1049, 574), (1049, 530))


def _ends(game_id: str) -> tuple[int, int]:
    """The fewest and the most players of a game."""
    numbers = [seats for its, seats in ALL_SEATS if its == game_id]
    return min(numbers), max(numbers)


every_game = pytest.mark.parametrize(("game_id", "seats"), [
    pytest.param(game_id, seats, marks=() if seats in _ends(game_id) else LONG) for game_id, seats in ALL_SEATS])
"""A test is about the tables of all games: for the fewest and the most players, and in the long run for any number."""


def every_table(test: Callable[..., None]) -> Callable[..., None]:
    """A test is about the tables of all games in some sizes, and in the long run in many more."""
    return every_game(few_or_many("sizes", FEW_TABLES, MORE_TABLES)(test))


def lay_out_once(zones: Sequence[ZoneSpec], seats: int, viewer: int, size: QSizeF, scale: float = 1.0) -> Layout:
    """The arrangement that `layout_for` finds, found once for all tests of a process."""
    return _found(tuple(zones), seats, viewer, size.width(), size.height(), scale)


@cache
def _found(zones: tuple[ZoneSpec, ...], seats: int, viewer: int, width: float, height: float, scale: float) -> Layout:
    return layout_for(zones, seats, viewer, QSizeF(width, height), scale)


def laid_out(game_id: str, seats: int, viewer: int, size: tuple[int, int], scale: float = 1.0) -> Layout:
    return lay_out_once(zones_of(game_id, seats), seats, viewer, QSizeF(*size), scale)


def zones_of(game_id: str, seats: int) -> Sequence[ZoneSpec]:
    return TO_COME[game_id](seats) if game_id in TO_COME else load_game(game_id).table.zones(seats)


def layouts(game_id: str, seats: int, sizes: Sizes) -> Iterator[Layout]:
    """The table at these sizes, with every size of text from the first seat, and with the largest from the last."""
    for size, (scale, viewer) in product(sizes, (*((scale, 0) for scale in SCALES), (SCALES[-1], seats - 1))):
        yield laid_out(game_id, seats, viewer, size, scale)


def plain(layout: Layout) -> list[ZonePlace]:
    """The zones without a presentation of their own, except for those that a plaque tells."""
    presented = {name for each in layout.presented for name in each.places}
    return [place for name, place in layout.zones.items() if name not in presented and not place.told]


def card_rect(place: ZonePlace, slot: int, level: int, slots: int) -> QRectF:
    """A card in a slot, lying on its side where the zone has such cards."""
    upright = QRectF(place.corner(slot, level, slots), place.card_at(slot, slots))
    if not place.spec.sideways or place.spines:
        return upright
    rect = QRectF(0, 0, place.card.height(), place.card.width())
    rect.moveCenter(upright.center())
    return rect
