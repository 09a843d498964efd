"""Icons from our own drawings, in a colour that suits the ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractButton, QApplication

from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn
from throne_desktop.storage.paths import asset

_SIZE: Final = 18
"""Pixels at the usual text size, before scaling for dense screens."""

_kept: dict[tuple[str, str, int], QIcon] = {}
_drawings: dict[int, tuple[str, str, int]] = {}


def icon(name: str, tone: str = "text", fixed: int = 0) -> QIcon:
    """The icon of that name in one colour, `tone`: the name of a colour of the palette's chrome.

    With `fixed`, it has that size in pixels, which does not grow with the texts.
    """
    return _made(name, tone, fixed)


def _made(name: str, tone: str, fixed: int) -> QIcon:
    kept = _kept.get((name, tone, fixed))
    if kept is None:
        colour = getattr(theme.palette.chrome, tone)
        side = fixed or theme.scaled(_SIZE)
        kept = _kept[name, tone, fixed] = QIcon(drawn(asset("icons", f"{name}.svg"), QSize(side, side), colour))
        _drawings[kept.cacheKey()] = (name, tone, fixed)
    return kept


def renew() -> None:
    """Redraws the icons of all buttons, in the colours and the size of the theme in use now."""
    _kept.clear()
    for button in (each for each in QApplication.allWidgets() if isinstance(each, QAbstractButton)):
        drawing = _drawings.get(button.icon().cacheKey())
        if drawing is not None:
            button.setIcon(_made(*drawing))
