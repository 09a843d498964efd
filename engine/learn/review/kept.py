"""A review beside its record: the file, and whether what it was made from and by is still the same."""

from __future__ import annotations

import hashlib
import json
import random
from functools import lru_cache
from pathlib import Path as File
from typing import Any, Final

from engine.base.game import Game
from engine.core import disk
from engine.core.errors import ThroneError
from engine.games.registry import load_game
from engine.learn import thresholds
from engine.learn.judging import SEED, judge
from engine.learn.review.path import Path
from engine.learn.review.shape import FORMAT, Made, Review
from engine.session import Record

SUFFIX: Final = ".review.json"

_PROBES: Final = 6
"""How many decisions are judged for the fingerprint of a game's judgement."""
_PROBED_IN: Final = 3
_MOST: Final = 100
"""The accuracy of a game without a mistake."""
_LIMIT: Final = 8 << 20
"""The largest file that is read, in bytes; the longest review takes a tenth of it."""


def beside(record: File) -> File:
    """The file of a record's review."""
    return record.with_name(record.name + SUFFIX)


def keep(review: Review, record: File) -> None:
    """Write a review beside its record. Raises OSError."""
    disk.replace(beside(record), json.dumps(review.to_json(), separators=(",", ":")).encode())


def kept(record: File) -> Review | None:
    """The review beside a record; None if there is none, it cannot be read, or it would be different today."""
    try:
        with beside(record).open("rb") as file:
            review = Review.from_json(json.loads(file.read(_LIMIT)))
        return review if review.made == made_of(Record.load(record)) else None
    except (OSError, ValueError, ThroneError):
        return None


def accuracy_kept(record: File, seat: int) -> tuple[tuple[int, str, int, int], float] | None:
    """How accurately a seat played, by the review beside a record, after what tells reviews apart that do not compare.

    That is the rules, the judgement, its worlds and their seed. None if there is no review that says it. No move is
    read, which is what takes long.
    """
    try:
        with beside(record).open("rb") as file:
            data = json.loads(file.read(_LIMIT))
        if data["format"] != FORMAT:
            return None
        made = Made(**data["made"])
        found = next((each["accuracy"] for each in data["seats"] if each["seat"] == seat), None)
        measured_by = (int(made.rules), str(made.judge), int(made.worlds), int(made.seed))
        return (measured_by, float(found)) if found is not None and 0 <= found <= _MOST else None
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None


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
    return Made(game.id, game.rules_version, moves, last, judge_print(game.id), game.evaluator.judged_in, SEED)


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
