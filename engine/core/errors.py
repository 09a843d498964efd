"""The errors of the engine. Every one derives from ThroneError; bad user input is a ValueError too."""

from __future__ import annotations

from engine.core.refusal import Refusal
from engine.core.text import Text


class ThroneError(Exception):
    """Any error that the engine raises on purpose; `text` is one clear sentence.

    A plain string is for those who write programs with the engine; what a player may come to read is a Text.
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
    """A move notation that no move of the game has."""


class BadOption(ThroneError, ValueError):
    """Seats, an option or a seed outside what the game allows."""


class UnknownGame(ThroneError, ValueError):
    """A game id that is not registered."""


class UnknownLevel(ThroneError, ValueError):
    """A bot level that does not exist."""


class NotYourTurn(ThroneError, ValueError):
    """A move handed in by a seat that is not asked to decide."""


class CannotUndo(ThroneError, ValueError):
    """An undo that would take back what somebody has learned; an undo or redo for which there is nothing."""


class RecordError(ThroneError, ValueError):
    """A record file that cannot be read; the text says what is wrong with it."""


class BadTable(ThroneError, ValueError):
    """A table described in a way in which it cannot be laid out: a fault of a game, never a player's."""


class ContradictoryKnowledge(ThroneError):
    """No world fits what a seat is said to know: a defect of a game's bookkeeping, never a player's fault."""
