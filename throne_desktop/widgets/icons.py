"""Icons from our own drawings, in a colour that suits the ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractButton, QApplication

from throne_desktop.kept.paths import asset
from throne_desktop.look import theme
from throne_desktop.look.drawings import drawn

_SIZE: Final = 18
"""Pixels at the usual text size, before scaling for dense screens."""

_kept: dict[tuple[str, str], QIcon] = {}
_drawings: dict[int, tuple[str, str]] = {}


def icon(name: str, tone: str = "text") -> QIcon:
    """The icon of that name in one colour, `tone`: the name of a colour of the palette's chrome."""
    return _made(name, tone)


def _made(name: str, tone: str) -> QIcon:
    kept = _kept.get((name, tone))
    if kept is None:
        colour = getattr(theme.palette.chrome, tone)
        size = QSize(theme.scaled(_SIZE), theme.scaled(_SIZE))
        kept = _kept[name, tone] = QIcon(drawn(asset("icons", f"{name}.svg"), size, colour))
        _drawings[kept.cacheKey()] = (name, tone)
    return kept


def renew() -> None:
    """Redraws the icons of all buttons, in the colours and the size of the theme in use now."""
    _kept.clear()
    for button in (each for each in QApplication.allWidgets() if isinstance(each, QAbstractButton)):
        drawing = _drawings.get(button.icon().cacheKey())
        if drawing is not None:
            button.setIcon(_made(*drawing))
