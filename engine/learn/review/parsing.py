"""Reads a review from plain data that may come from anywhere: of every field the type and the range are checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Final, NamedTuple

from engine.core.errors import BadNotation, UnknownGame
from engine.core.fields import BadField, field, fields_in, number, string, whole
from engine.core.moves import Move
from engine.core.text import Text, text_from_json
from engine.games.registry import load_game
from engine.learn.judging import Apart
from engine.learn.review.shape import (
    FORMAT,
    ChanceParts,
    Decision,
    Made,
    Point,
    Review,
    SeatReview,
    Swing,
    Truth,
    Verdict,
    Weighed,
)
from engine.learn.suspicion import PlayedOut

_LONGEST: Final = 100
"""The most characters in an id, a fingerprint or the name of a phase."""
_LONGEST_TEXT: Final = 1_000
_LARGEST: Final = 1 << 40
"""Larger than any number that counts something."""
_SLACK: Final = 0.01
"""How far a chance may lie outside of 0 to 1: a sum of rounded numbers does."""
_FAR: Final = 10.0
"""More than any difference of two chances, or its error."""
_BEST: Final = 100.0

_NO_REVIEW: Final = "This is not a review that this version of the program can read."


def review_from_json(data: object) -> Review:
    """The review that `Review.to_json` wrote. Raises BadNotation, a ValueError, for anything else."""
    try:
        fields = fields_in(data, "review")
        if fields.get("format") != FORMAT:
            raise BadField("format")
        return review_in(fields)
    except BadField as error:
        raise BadNotation(_NO_REVIEW) from error


def review_in(data: Mapping[str, Any]) -> Review:
    """The review in an object, whatever its format is said to be. Raises BadField."""
    made = made_in(data)
    try:
        game = load_game(made.game)
    except UnknownGame as error:
        raise BadField("game") from error
    reader = _Reader(game.move_from_json, made.moves, game.seats[-1])
    return Review(made, tuple(map(reader.seat, _objects(data, "seats"))))


def made_in(data: Mapping[str, Any]) -> Made:
    """What the review in an object was made from and by. Raises BadField."""
    made = fields_in(data.get("made"), "made")
    rules, moves, worlds, seed = (whole(made, name, 0, _LARGEST) for name in ("rules", "moves", "worlds", "seed"))
    game, fingerprint, judge = (string(made, name, _LONGEST) for name in ("game", "print", "judge"))
    return Made(game, rules, moves, fingerprint, judge, worlds, seed)


def accuracy_in(data: Mapping[str, Any]) -> float | None:
    """How accurate the seat in an object was, from 0 to 100; None without a decision. Raises BadField."""
    return None if data.get("accuracy") is None else number(data, "accuracy", 0.0, _BEST)


class PoorMove(NamedTuple):
    """A move that a review calls poor: the moves before it, what it cost as a chance to win, and both notations."""

    moves: int
    cost: float
    made: str
    best: str


def poor_in(data: Mapping[str, Any]) -> tuple[PoorMove, ...]:
    """The moves of the seat in an object that are called poor; no move is looked up. Raises BadField."""
    return tuple(_poor(each) for each in _objects(data, "decisions") if _verdict(each) is Verdict.POOR)


def _poor(data: Mapping[str, Any]) -> PoorMove:
    weighed, mistake = _objects(data, "weighed"), fields_in(data.get("mistake"), "mistake")
    if not weighed:
        raise BadField("weighed")
    cost = max(0.0, _difference(mistake, "mean") - _difference(data, "recovered"))
    return PoorMove(whole(data, "moves", 0, _LARGEST), cost, string(data, "made", _LONGEST_TEXT),
                    string(weighed[0], "move", _LONGEST_TEXT))


def seats_in(data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """What an object has of each seat. Raises BadField."""
    return _objects(data, "seats")


def _objects(data: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    return [fields_in(each, name) for each in field(data, name, list)]


def _chance(data: Mapping[str, Any], name: str = "chance") -> float:
    return number(data, name, -_SLACK, 1.0 + _SLACK)


def _difference(data: Mapping[str, Any], name: str) -> float:
    return number(data, name, -_FAR, _FAR)


def _error(data: Mapping[str, Any]) -> float:
    return number(data, "error", 0.0, _FAR)


class _Reader:
    """Reads what depends on the game: its moves, how many of them were made, and how many seats there may be."""

    def __init__(self, parse: Callable[[object], Move], moves: int, seats: int) -> None:
        self._parse = parse
        self._moves = moves
        self._seats = seats

    def seat(self, data: Mapping[str, Any]) -> SeatReview:
        decisive = None if data.get("decisive") is None else fields_in(data["decisive"], "decisive")
        curve = tuple(map(self._point, _objects(data, "curve")))
        if not curve or any(one.moves > following.moves for one, following in pairwise(curve)):
            raise BadField("curve")
        swing = None if decisive is None else Swing(*(self._point(fields_in(decisive.get(name), name))
                                                      for name in ("before", "after")))
        if swing is not None and (swing.before not in curve or swing.after not in curve):
            raise BadField("decisive")
        return SeatReview(whole(data, "seat", 0, self._seats - 1), curve,
                          tuple(map(self._decision, _objects(data, "decisions"))), _parts(data), swing,
                          accuracy_in(data))

    def _point(self, data: Mapping[str, Any]) -> Point:
        return Point(whole(data, "moves", 0, self._moves), _chance(data), _error(data))

    def _decision(self, data: Mapping[str, Any]) -> Decision:
        made, truth = self._move(data, "made"), fields_in(data.get("truth"), "truth")
        weighed = tuple(Weighed(self._move(each, "move"), _chance(each)) for each in _objects(data, "weighed"))
        mistake = fields_in(data.get("mistake"), "mistake")
        if made not in {each.move for each in weighed}:
            raise BadField("weighed")
        return Decision(
            whole(data, "moves", 0, self._moves - 1), string(data, "phase", _LONGEST), made, weighed,
            Apart(_difference(mistake, "mean"), _error(mistake)), _difference(data, "recovered"),
            Truth(self._move(truth, "best"), _difference(truth, "cost")), _difference(data, "luck"), _verdict(data),
            None if data.get("played_out") is None else _played_out(fields_in(data["played_out"], "played_out")),
            None if data.get("why") is None else self._text(fields_in(data["why"], "why")))

    def _move(self, data: Mapping[str, Any], name: str) -> Move:
        try:
            return self._parse(string(data, name, _LONGEST_TEXT))
        except BadNotation as error:
            raise BadField(name) from error

    def _text(self, data: Mapping[str, Any]) -> Text:
        """A text about players who are there."""
        self._check_text(data)
        return text_from_json(data)

    def _check_text(self, data: Mapping[str, Any]) -> None:
        string(data, "context", _LONGEST)
        string(data, "source", _LONGEST_TEXT)
        if data.get("n") is not None:
            whole(data, "n", 0, _SOME)
        for value in fields_in(data.get("params", {}), "params").values():
            self._check_param(value)

    def _check_param(self, value: object) -> None:
        if isinstance(value, list):
            for each in value:
                self._check_param(each)
        elif isinstance(value, dict) and "player" in value:
            whole(value, "player", 0, self._seats - 1)
        elif isinstance(value, dict):
            self._check_text(fields_in(value.get("text"), "text"))
        elif isinstance(value, str):
            string({"why": value}, "why", _LONGEST_TEXT)
        else:
            whole({"why": value}, "why", -_SOME, _SOME)


_SOME: Final = 1_000_000
"""More than anything that texts count."""


def _verdict(data: Mapping[str, Any]) -> Verdict:
    try:
        return Verdict(string(data, "verdict", _LONGEST))
    except ValueError as error:
        raise BadField("verdict") from error


def _parts(data: Mapping[str, Any]) -> ChanceParts:
    parts = fields_in(data.get("parts"), "parts")
    return ChanceParts(*(_difference(parts, name)
                         for name in ("start", "dealt", "mistakes", "course", "revealed", "others", "result")))


def _played_out(data: Mapping[str, Any]) -> PlayedOut:
    return PlayedOut(whole(data, "pairs", 0, _SOME), _difference(data, "mean"), _error(data),
                     _difference(data, "believed"), _chance(data, "wrong"))
