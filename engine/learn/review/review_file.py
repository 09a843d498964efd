"""A review beside its record: the file, and whether what it was made from and by is still the same."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path as File
from typing import Any, Final, NamedTuple

from engine.base.game import Game
from engine.core import kept as files
from engine.core.errors import RecordError
from engine.core.fields import BadField, whole
from engine.core.text import N_
from engine.games.registry import load_game
from engine.learn import thresholds
from engine.learn.judging import SEED, judge
from engine.learn.review.parsing import PoorMove, accuracy_in, made_in, poor_in, review_in, seats_in
from engine.learn.review.path import Path
from engine.learn.review.shape import FORMAT, Made, Review
from engine.session import Record

SUFFIX: Final = ".review.json"

_PROBES: Final = 6
"""How many decisions are judged for the fingerprint of a game's judgement."""
_PROBED_IN: Final = 3
_SEATS: Final = 20
_DAMAGED: Final = N_("kept", "The review of a game was damaged, so it will be redone. The damaged file is kept as "
                             "{file}.")


def beside(record: File) -> File:
    """The file of a record's review."""
    return record.with_name(record.name + SUFFIX)


def save_review(review: Review, record: File) -> None:
    """Write a review beside its record, with what is kept there of other seats. Raises OSError."""
    files.change(beside(record), _WHOLE, review.joined)


def load_review(record: File) -> Review | None:
    """The review beside a record; None if there is none, it cannot be read, or it would be different today."""
    review = files.read(beside(record), _WHOLE)
    try:
        return review if review is not None and review.made == made_of(Record.load(record)) else None
    except RecordError:
        return None


class KeptSeat(NamedTuple):
    """What a kept review says of a seat in short."""

    seat: int
    made: Made
    """What the review was made from and by; `measure` tells reviews apart that do not compare."""
    accuracy: float | None
    poor: tuple[PoorMove, ...]

    @property
    def measure(self) -> tuple[int, str, int, int]:
        """The rules, the judgement, its worlds and their seed."""
        return self.made.rules, self.made.judge, self.made.worlds, self.made.seed


def seats_kept(record: File) -> tuple[KeptSeat, ...]:
    """What the review beside a record says of each seat, in short; nothing if there is none, or it cannot be read.

    No move is read, which is what takes long.
    """
    data = files.read(beside(record), _BOUNDED)
    try:
        made = made_in(data)
        return tuple(KeptSeat(whole(each, "seat", 0, _SEATS), made, accuracy_in(each), poor_in(each))
                     for each in seats_in(data))
    except BadField:        # there is none, or it is set aside once all of it is read
        return ()


def _read(data: Mapping[str, Any]) -> tuple[Review | None, bool]:
    return review_in(data), True


def _written(review: Review | None) -> Mapping[str, Any]:
    assert review is not None
    return review.to_json()


_WHOLE: Final = files.FileKind[Review | None](FORMAT, lambda: None, _read, _written, _DAMAGED)
_BOUNDED: Final = files.FileKind[Mapping[str, Any]](FORMAT, dict, lambda data: (data, True), dict, _DAMAGED)
"""The same, of which only some is looked at, and nothing written."""


def forget(record: File) -> None:
    """Delete the review beside a record, if there is one. Raises OSError."""
    beside(record).unlink(missing_ok=True)


def made_from(path: Path) -> Made:
    """What a review of this game is made from and by today."""
    return _made(path.game, len(path.moves), path.positions[-1].fingerprint())


def made_of(record: Record) -> Made:
    """The same for a record that is not played again; of moves by older rules as today's rules have them."""
    played = record.today.played
    return _made(record.game, len(played), played[-1].print if played else "")


def _made(game: Game[Any], moves: int, last: str) -> Made:
    return Made(game.id, game.rules_version, moves, last, judge_print(game.id), game.evaluator.worlds_judged, SEED)


@lru_cache
def judge_print(game_id: str) -> str:
    """A fingerprint of how moves are judged in a game: of what is said of a few decisions, and of the thresholds."""
    game, luck, said = load_game(game_id), random.Random(SEED), list[str]()
    state = game.start(game.seats[0], SEED)
    while state.actor is not None and len(said) < _PROBES:
        moves = state.legal_moves()
        if len(moves) > 1:
            judgement = judge(state.observation(state.actor), worlds=_PROBED_IN)
            said.extend(f"{judged.move} {judged.chance:.4f}" for judged in judgement.moves)
        state.advance(luck.choice(moves))
    numbers = [getattr(thresholds, name) for name in ("FLAGGED", "POOR", "WRONG", "PAIRS", "MOST", "SHARE", "DOUBT")]
    return hashlib.sha256(f"{said} {numbers}".encode()).hexdigest()[:16]
