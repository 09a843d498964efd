"""The names of the parts of the window for screen readers, none of them read twice."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QStackedWidget, QWidget

_SILENT: Final = " "
_HEADINGS: Final = frozenset({"title", "heading", "section"})
"""The names by which the style sheet knows headings."""


def named(widget: QWidget, name: str, description: str = "") -> None:
    """Names a widget; its tooltip is the description, if there is one, or else the name."""
    widget.setAccessibleName(name)
    widget.setToolTip(description or name)
    # Without a description Qt falls back to the tooltip, and the name is read twice.
    widget.setAccessibleDescription(description or _SILENT)


class Heading(QAccessibleWidget):
    """A label that is a heading: screen readers go from one to the next."""

    def __init__(self, label: QLabel) -> None:
        super().__init__(label, QAccessible.Role.Heading)
        self._label = label

    def text(self, t: QAccessible.Text) -> str:
        return self._label.text() if t is QAccessible.Text.Name else super().text(t)


_kept: list[QAccessibleInterface] = []
"""Qt deletes an interface together with its widget, and would crash if Python had already deleted it."""


def _make(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    made = _made(kind, thing)
    if made is not None:
        _kept.append(made)
    return made


def _made(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    if kind == "QLabel" and isinstance(thing, QLabel) and thing.objectName() in _HEADINGS:
        return Heading(thing)
    if kind == "QStackedWidget" and isinstance(thing, QStackedWidget):     # else its role is said, a layered pane
        return QAccessibleWidget(thing, QAccessible.Role.Client)
    return None


@cache
def install() -> None:
    """Marks headings as such for assistive technology; costs nothing until some asks."""
    QAccessible.installFactory(_make)
