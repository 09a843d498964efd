"""Buttons that shine because a hint advises them."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

_LIT = "lit"


def light(button: QAbstractButton, lit: bool) -> None:
    """Let a button shine, or not any more; how, the style sheet says."""
    if bool(button.property(_LIT)) != lit:
        button.setProperty(_LIT, lit)
        button.style().unpolish(button)
        button.style().polish(button)


def is_lit(button: QAbstractButton) -> bool:
    """Whether a button shines."""
    return bool(button.property(_LIT))
