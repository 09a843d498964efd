"""The errors of the engine. Every one derives from ThroneError; bad user input is a ValueError too."""

from __future__ import annotations

from typing import NoReturn

from engine.core.refusal import Refusal
from engine.core.text import Text


class ThroneError(Exception):
    """Any error that the engine raises on purpose; `text` is one clear sentence.

    A plain string is for programmers using the engine; anything a player may read is a Text.
    """

    def __init__(self, text: Text | str) -> None:
        super().__init__(str(text))
        self.text = text


class IllegalMove(ThroneError, ValueError):
    """A move that the rules refuse; `refusal` says which rule and why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason}")
        self.refusal = refusal


class BadNotation(ThroneError, ValueError):
    """A notation that no move or position of the game has."""


class BadOption(ThroneError, ValueError):
    """Seats, an option or a seed that the game does not allow."""


class BadCard(ThroneError, ValueError):
    """A card of which something is not said that has to be, or that stands where it must not: for who writes a game."""


class UnknownGame(ThroneError, ValueError):
    """A game id that is not registered."""


class UnknownLevel(ThroneError, ValueError):
    """A bot level that does not exist."""


class NotYourTurn(ThroneError, ValueError):
    """A move submitted by a seat when it is not its turn."""


class CannotUndo(ThroneError, ValueError):
    """An undo of something that somebody has already seen, or an undo or redo with no move to act on."""


class RecordError(ThroneError, ValueError):
    """A record file that cannot be read; the text says what is wrong with it."""


class GameInUse(RecordError):
    """A record that another program is writing to."""


class BadTable(ThroneError, ValueError):
    """A table description that cannot be laid out: a bug in a game, never a player's fault."""


class ContradictoryKnowledge(ThroneError):
    """No world fits what a seat is said to know: a bug in a game's bookkeeping, never a player's fault."""


def raise_from(error: ThroneError, cause: Exception) -> NoReturn:
    """Raises an error with its cause, for modules that are compiled: there `raise ... from` would lose it."""
    raise error from cause
