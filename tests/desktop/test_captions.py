"""The caption of a zone is shown whole: neither what hangs below its line nor what stands above is cut off."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine import GAMES, load_game
from tests.helpers.amount import LANGUAGES, first_or_all
from tests.helpers.sessions import new_game, play_at_random
from tests.helpers.window import at_table
from throne_desktop.language import i18n
from throne_desktop.table.items.zone import ZoneItem

pytestmark = pytest.mark.usefixtures("qtbot")

RATIOS = (1.5, 1.0, 1.25, 1.75, 2.0)
MORE = 12.0
"""How much more room there is below a caption of which nothing can be cut off, in pixels."""


def words_of(zone: ZoneItem, room: QRectF, ratio: float) -> QImage:
    """The picture of a zone's caption, on a screen of that density."""
    shown = ZoneItem(zone.place, room, ratio)
    shown.describe(zone.place, zone.caption, set(), "", "")
    *_, words = (each for each in shown.childItems() if isinstance(each, QGraphicsPixmapItem))
    return words.pixmap().toImage()


@first_or_all("language", LANGUAGES)
def test_on_no_screen_is_a_caption_cut_off_below_its_room(language: str) -> None:
    i18n.use(language)
    looked_at = 0
    for game in map(load_game, GAMES):
        session = new_game(game, game.seats[0], 3)
        play_at_random(session, random.Random(3), 20)
        with at_table(session) as hand:
            for zone in (item for item in hand.scene.items() if isinstance(item, ZoneItem) and item.caption):
                for ratio in () if zone.room.isEmpty() else RATIOS:
                    taller = zone.room.adjusted(0, 0, 0, MORE)
                    assert words_of(zone, zone.room, ratio) == words_of(zone, taller, ratio), (zone.caption, ratio)
                    looked_at += 1
    i18n.use("en")
    assert looked_at >= len(GAMES)
