"""Where Tab leads in the laboratory: the table, what is asked, the page that is unfolded, the rail, and round again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget


def stops_of(part: QWidget, screen: QWidget) -> list[QWidget]:
    """What can have the focus in a part of the screen, itself included, from top to bottom.

    The line in a box for numbers hands its focus on to the box, which is a stop already.
    """
    able = [each for each in (part, *part.findChildren(QWidget))
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisibleTo(screen) and each.isEnabled()
            and each.focusProxy() is None]
    return sorted(able, key=lambda each: _place(each, screen))


def _place(part: QWidget, screen: QWidget) -> tuple[int, int]:
    corner = part.mapTo(screen, QPoint(0, 0))
    return corner.y(), corner.x()


def next_stop(order: Sequence[QWidget], here: QWidget | None, *, forward: bool) -> QWidget | None:
    """The part that Tab leads to from here, or Shift and Tab, of those in this order that can have the focus."""
    able = [part for part in order if part.isVisible() and part.isEnabled()]
    if not able:
        return None
    at = next((number for number, part in enumerate(able) if part is here), None)
    if at is None:
        return able[0] if forward else able[-1]
    return able[(at + (1 if forward else -1)) % len(able)]
