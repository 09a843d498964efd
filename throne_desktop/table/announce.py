"""Saying something to those who listen to the program instead of reading it."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def announce(speaker: QObject, words: str) -> None:
    """Let a screen reader say this after what it is saying; nothing happens where there is none."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, words))
