"""What parts of the window are called by those who listen, each once."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QWidget

_SILENT: Final = " "
_HEADINGS: Final = frozenset({"title", "heading", "section"})
"""The names of labels that stand above something, as the style sheet knows them."""


def named(widget: QWidget, name: str, description: str = "") -> None:
    """Call a widget by a name; its tooltip says what more there is to say of it, or else the name."""
    widget.setAccessibleName(name)
    widget.setToolTip(description or name)
    widget.setAccessibleDescription(description or _SILENT)     # or Qt gives the tooltip, and the name is said twice


class Heading(QAccessibleWidget):
    """A label that is a heading: screen readers go from one to the next."""

    def __init__(self, label: QLabel) -> None:
        super().__init__(label, QAccessible.Role.Heading)
        self._label = label

    def text(self, t: QAccessible.Text) -> str:
        return self._label.text() if t is QAccessible.Text.Name else super().text(t)


_kept: list[QAccessibleInterface] = []
"""Qt deletes interfaces together with their widgets; had Python deleted one before, Qt would crash."""


def _make(kind: str, thing: QObject | None) -> QAccessibleInterface | None:
    if kind != "QLabel" or not isinstance(thing, QLabel) or thing.objectName() not in _HEADINGS:
        return None
    heading = Heading(thing)
    _kept.append(heading)
    return heading


@cache
def install() -> None:
    """Let headings be told from other words; costs nothing until assistive technology asks."""
    QAccessible.installFactory(_make)
