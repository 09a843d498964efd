"""The pictures of the hall as they are kept between starts: the hall itself, the cards of a game, faces.

What paints them is imported only where one is not kept yet.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from engine.games.registry import manifest
from throne_desktop.look import picture_cache, pictures, theme
from throne_desktop.look.drawings import densest
from throne_desktop.screens.home.home_plan import HomePlan
from throne_desktop.storage.paths import asset
from throne_desktop.storage.people import Portrait

CARDS: Final = QSize(104, 108)
"""The picture of the cards of a game."""


def hall_picture(plan: HomePlan, games: Sequence[str], ratio: float) -> QPixmap:
    """The hall without words, with a door for each of these games."""
    behind = [(_place_of(game_id), _emblem_of(game_id)) for game_id in games]
    look = (theme.palette.place_veil.alpha(), theme.palette.chrome.tile.name(), theme.palette.hall.light.name())
    key = repr((plan, look, ratio, *(picture_cache.name_of(place or emblem) for place, emblem in behind)))

    def paint() -> QPixmap:
        from throne_desktop.screens.home.home_picture import Behind, paint_hall

        return paint_hall(plan, [Behind(*each) for each in behind], ratio)

    def kept() -> QPixmap:
        name = f"{picture_cache.HALL}-{zlib.crc32(key.encode()):x}"
        return picture_cache.picture(name, QSize(round(plan.width), round(plan.height)), ratio, paint, ground=True)

    return pictures.ground.picture(key, kept)


def cards_picture(game_id: str) -> QPixmap:
    """The cards of a game: its back, and before that one with its emblem."""
    own, emblem = asset("games", _folder(game_id), "back.svg"), _emblem_of(game_id)
    back = own if own.is_file() else asset("themes", "back.svg")
    ratio, veil = densest(), theme.palette.veil.alpha()

    def paint() -> QPixmap:
        from throne_desktop.screens.home.home_picture import paint_cards

        return paint_cards(back, emblem, CARDS, ratio)

    def kept() -> QPixmap:
        name = f"cards-{picture_cache.name_of(back)}-{picture_cache.name_of(emblem)}-{veil}"
        return picture_cache.picture(name, CARDS, ratio, paint)

    return pictures.kept.picture(("hall", game_id, ratio), kept)


def face_picture(portrait: Portrait, side: int, ratio: float) -> QPixmap:
    """A portrait in a square with room around it, as `round_picture` paints it."""
    key = ("hall", portrait.id, portrait.frame, side, ratio)
    return pictures.kept.picture(key, partial(_kept_face, portrait, side, ratio))


def _kept_face(portrait: Portrait, side: int, ratio: float) -> QPixmap:
    def paint() -> QPixmap:
        from throne_desktop.look.portraits import round_picture

        return round_picture(portrait, side, ratio)

    room = round(side * 1.2 + 6)
    look = f"{theme.palette.ring.name()[1:]}{portrait.frame}"
    name = f"face-{picture_cache.name_of(asset('people', f'{portrait.id}.svg'))}-{look}"
    return picture_cache.picture(name, QSize(room, room), ratio, paint)


def _folder(game_id: str) -> str:
    return game_id.replace("-", "_")


def _place_of(game_id: str) -> Path | None:
    """The place that is seen through the door of a game, if it was drawn."""
    place = asset("games", _folder(game_id), "door.svg")
    return place if place.is_file() else None


def _emblem_of(game_id: str) -> Path:
    return asset("games", _folder(game_id), f"{manifest(game_id).emblem}.svg")
