"""A person in another process, who knows of a game what its host sends as JSON, and nothing else: not even Qt."""

from __future__ import annotations

import random
from multiprocessing.connection import Connection
from typing import Final

from engine.table.view import view
from throne_desktop.services.protocol import Asked, Decided, Hinted, Said, Told, Wish, read_told, written

_TAKES_BACK_AT: Final = 3
"""The question at which the person goes back and forth, and asks for a hint, before they answer it."""


def play(connection: Connection) -> None:
    """Plays at random: says something to every message, until the connection is closed."""
    person = _Person()
    try:
        while True:
            connection.send_bytes(written(person.says(read_told(connection.recv_bytes()))))
    except EOFError:
        return


class _Person:
    def __init__(self) -> None:
        self._rng = random.Random(5)
        self._questions = 0
        self._wishes: list[Wish] = []

    def says(self, told: Told) -> Said:
        """What the person says to a message: they look at the table, and wish or decide something when asked."""
        if not isinstance(told, Asked):
            if not isinstance(told, Hinted):
                view(told.observation)
            return Wish.GO_ON
        self._questions += 1
        if self._questions == _TAKES_BACK_AT:
            self._wishes = [Wish.UNDO, Wish.REDO, Wish.HINT]
        if self._wishes:
            return self._wishes.pop(0)
        return Decided(told.request, self._rng.choice(told.observation.legal_moves()))
