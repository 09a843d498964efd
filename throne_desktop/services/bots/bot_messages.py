"""What bots were sent in a game, kept so that anyone can check afterwards that it gave no cards away."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections import deque
from dataclasses import dataclass, replace
from typing import Final

TEACHER: Final = "teacher"
"""In place of a level: a teacher was asked to look at a move."""
MOST: Final = 600
"""How many of the last questions are kept: a long game has fewer, and they take about 1 KB each."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A question to a bot after `moves` moves: what to do at a seat, or what to advise the person there (`hint`)."""

    request: int
    """The number of the question."""
    moves: int
    seat: int
    level: str
    hint: bool
    hash: str
    """The SHA-256 of what was sent. It contains an unknown seed, so nothing can be guessed from the hash."""
    packed: bytes
    worlds: int | None = None
    """In how many worlds the bot tried its moves before it answered; None if there is no answer yet."""
    simulations: int = 0
    """How often it played on from there."""

    @property
    def question(self) -> bytes:
        """What was sent, byte by byte."""
        return zlib.decompress(self.packed)

    @property
    def pretty(self) -> str:
        """What was sent, with each part on a line of its own."""
        return json.dumps(json.loads(self.question), indent=2, ensure_ascii=False)


class SentQuestions:
    """The last questions of a game, oldest first."""

    def __init__(self) -> None:
        self._kept: deque[Sent] = deque(maxlen=MOST)

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, request: int, moves: int, seat: int, level: str, question: bytes, *, hint: bool) -> None:
        """Keep a question that was just sent."""
        digest = hashlib.sha256(question).hexdigest()
        self._kept.append(Sent(request, moves, seat, level, hint, digest, zlib.compress(question)))

    def answered(self, request: int, worlds: int, simulations: int) -> None:
        """Keep with a question how much was thought about before the answer."""
        for place, sent in enumerate(self._kept):
            if sent.request == request:
                self._kept[place] = replace(sent, worlds=worlds, simulations=simulations)
                return

    def all(self) -> tuple[Sent, ...]:
        """The questions that are kept, oldest first."""
        return tuple(self._kept)
