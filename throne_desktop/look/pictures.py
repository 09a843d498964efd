"""Pictures that have been painted, kept for whoever shows the same: another window, or the next table."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtGui import QPixmap

_BYTES_OF_PIXEL: Final = 4
_SHARE: Final = 0.75
"""Of a window's pixels. A table shows half of that at once: in two games of Rival Kings 827 of the 33,020 pictures
asked for were painted, and with all the room in the world 505."""
_USUAL: Final = 1280 * 800
"""The pixels of a window, until there is one."""


class Pictures:
    """As many pictures as fit into that many bytes; those that nobody has asked for longest make room."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[Hashable, QPixmap] = {}
        """In the order in which they were last asked for."""
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """How much memory the pictures take."""
        return self._bytes

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """The picture of that key, which says all that it depends on except for the theme; painted if need be."""
        picture = self._kept.pop(key, None)
        if picture is None:
            picture = paint().copy()    # Qt keeps what painted a picture with it, 10 to 20 KB; a copy has only pixels
            self._bytes += _size(picture)
        self._kept[key] = picture
        self._make_room()
        return picture

    def fit(self, pixels: float) -> None:
        """Keep what a window of that many pixels needs."""
        self._most = _for_window(pixels)
        self._make_room()

    def _make_room(self) -> None:
        while self._bytes > self._most:
            self._bytes -= _size(self._kept.pop(next(iter(self._kept))))

    def forget(self) -> None:
        """Forget all pictures: the theme or the size of texts has changed."""
        self._kept.clear()
        self._bytes = 0


class OnePicture:
    """The picture that was asked for last: one as large as the window is painted anew rather than kept with others."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._picture: QPixmap | None = None

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """The picture of that key, which says all that it depends on except for the theme; painted if need be."""
        if self._picture is None or key != self._key:
            self._picture = None
            self._key, self._picture = key, paint()
        return self._picture

    def forget(self) -> None:
        """Forget the picture: the theme has changed."""
        self._picture = None


def _for_window(pixels: float) -> int:
    return round(pixels * _BYTES_OF_PIXEL * _SHARE)


def _size(picture: QPixmap) -> int:
    return picture.width() * picture.height() * _BYTES_OF_PIXEL


kept: Final = Pictures(_for_window(_USUAL))
"""The pictures of this process."""

ground: Final = OnePicture()
"""What the page in the window lies on."""
