"""Texts of Qt's own windows that Qt's translations lack in some of our languages, so that ours have them.

Qt asks all translations for a text of its own, by its context, and ours before its own.
"""

from __future__ import annotations

from typing import Final

from engine.core.text import N_

OF_QT: Final = (
    N_("QFileDialog", "&Look in:"),
    N_("QFileDialog", "Files of &type:"),
    N_("QAbstractFileIconProvider", "File"),
    N_("QAbstractFileIconProvider", "Folder"),
    N_("QAbstractFileIconProvider", "File Folder"),
    N_("QAbstractFileIconProvider", "Drive"),
    N_("QAbstractFileIconProvider", "Shortcut"),
    N_("QAbstractFileIconProvider", "Alias"),
    N_("QAbstractFileIconProvider", "Unknown"),
)
