"""Icons from our own drawings, in a colour that suits the ground."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractButton, QApplication

from throne_desktop.look import theme
from throne_desktop.look.drawings import densest, drawn
from throne_desktop.storage.paths import asset

_SIZE: Final = 18
"""Pixels at the usual text size, before scaling for dense screens."""

_kept: dict[tuple[str, str, int, str, float], QIcon] = {}
_drawings: dict[int, tuple[str, str, int, str]] = {}


def icon(name: str, tone: str = "text", fixed: int = 0, pressed: str = "") -> QIcon:
    """The icon of that name in one colour, `tone`: the name of a colour of the palette's chrome.

    With `fixed`, it has that size in pixels, which does not grow with the texts. On a button that stays `pressed` it
    has the colour of that name then.
    """
    return _made(name, tone, fixed, pressed)


def _made(name: str, tone: str, fixed: int, pressed: str) -> QIcon:
    ratio = densest()
    kept = _kept.get((name, tone, fixed, pressed, ratio))
    if kept is None:
        side, path = fixed or theme.scaled(_SIZE), asset("icons", f"{name}.svg")
        kept = QIcon(drawn(path, QSize(side, side), getattr(theme.palette.chrome, tone), ratio))
        if pressed:
            kept.addPixmap(drawn(path, QSize(side, side), getattr(theme.palette.chrome, pressed), ratio),
                           QIcon.Mode.Normal, QIcon.State.On)
        _kept[name, tone, fixed, pressed, ratio] = kept
        _drawings[kept.cacheKey()] = (name, tone, fixed, pressed)
    return kept


def renew() -> None:
    """Redraws the icons of all buttons, in the colours and the size of the theme in use now."""
    _kept.clear()
    for button in (each for each in QApplication.allWidgets() if isinstance(each, QAbstractButton)):
        drawing = _drawings.get(button.icon().cacheKey())
        if drawing is not None:
            button.setIcon(_made(*drawing))
