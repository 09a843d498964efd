"""Pictures that the tests of one process share: each is painted once, however many windows show it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtGui import QPixmap

from throne_desktop.look import theme
from throne_desktop.look.palette import Palette
from throne_desktop.look.pictures import Pictures

_ROOM: Final = 96 * 2 ** 20
"""Bytes. What all tests of the window show in turn takes some hundred times as much as one window."""


class Shared(Pictures):
    """The pictures of every theme and size of texts, however small the window is."""

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self._palettes: dict[int, Palette] = {}

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        self._palettes[id(theme.palette)] = theme.palette       # no other one is ever made at the same place
        return super().picture((id(theme.palette), theme.text_scale, key), paint)

    def fit(self, pixels: float) -> None:
        """There is room for those of other windows, too."""

    def forget(self) -> None:
        """Those of another look have another key."""


PICTURES: Final = Shared(_ROOM)
"""Faces, tokens, signs and portraits."""

GROUNDS: Final = Shared(_ROOM)
"""What pages lie on."""
