"""How a game ended and what kind of game it is, in the words of the play screen."""

from __future__ import annotations

from typing import Final

from engine.core.state import State
from engine.core.text import N_, Player, Text
from throne_desktop.services.controller import Controller

_WON: Final = N_("app", "The game is over. The winner is {players}.")
_SHARED: Final = N_("app", "The game is over. These players share the win: {players}.")
_NOBODY: Final = N_("app", "The game is over. Nobody wins.")
_ASSISTED: Final = N_("app", "Assisted game")
_PRACTICE: Final = N_("app", "Practice game")


def outcome(end: State) -> Text:
    """Who won the game that ended in this position."""
    winners = sorted(end.winners())
    text = _NOBODY if not winners else _WON if len(winners) == 1 else _SHARED
    return text.fill(players=tuple(map(Player, winners)))


def kind(controller: Controller) -> Text | None:
    """What sets this game apart from others, or None."""
    if controller.session.assisted and controller.counts:
        return _ASSISTED
    return _PRACTICE if controller.session.practice else None
