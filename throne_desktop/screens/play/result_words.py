"""How a game ended and what kind of game it is, in the words of the play screen."""

from __future__ import annotations

from typing import Final

from engine.core.text import N_, Player, Text
from engine.session.entries import Result
from throne_desktop.services.game.seat_client import SeatClient

_WON: Final = N_("app", "The game is over. {players} wins.")
_SHARED: Final = N_("app", "The game is over. These players share the win: {players}.")
_NOBODY: Final = N_("app", "The game is over. Nobody wins.")
_CONCEDED: Final = N_("app", "The game is over. {player} has conceded.")
_ASSISTED: Final = N_("app", "Assisted game")
_PRACTICE: Final = N_("app", "Practice game")


def outcome(result: Result) -> Text:
    """Who won a game that is over, or who conceded it."""
    winners, conceded = result.winners, result.conceded
    if conceded is not None and not winners:
        return _CONCEDED.fill(player=Player(conceded))
    text = _NOBODY if not winners else _WON if len(winners) == 1 else _SHARED
    return text.fill(players=tuple(map(Player, winners)))


def kind(client: SeatClient) -> Text | None:
    """What sets this game apart from others, or None."""
    if client.assisted and client.counts:
        return _ASSISTED
    return _PRACTICE if client.practice else None
