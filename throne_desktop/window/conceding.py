"""Conceding the game on the table."""

from __future__ import annotations

from throne_desktop.window.page_window import PageWindow


def ask(window: PageWindow) -> None:
    """Asks the person who plays the game under way whether they want to concede it."""
    if window.play_screen is not None:
        window.play_screen.game_over.concession.ask()
