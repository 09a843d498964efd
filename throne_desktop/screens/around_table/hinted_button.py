"""Buttons that are lit because a hint advises them."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

_LIT = "lit"


def light(button: QAbstractButton, lit: bool) -> None:
    """Light a button or put it out; the style sheet says what that looks like."""
    if bool(button.property(_LIT)) != lit:
        button.setProperty(_LIT, lit)
        button.style().unpolish(button)
        button.style().polish(button)


def is_lit(button: QAbstractButton) -> bool:
    """Whether a button is lit."""
    return bool(button.property(_LIT))
