"""What a person has answered in exercises: a rating, how many in a row were solved, and which on which day.

It is kept in a small file: `rating` (value, deviation, volatility) and how many answers were `rated`; the names of the
exercises that were `met`; `row` and `longest`, how many were solved in a row; `storm` and `calm`, the most in a storm
against the clock and in one without; and `days`,
counted since 1970, with what was answered on each: the name of the exercise, its game, whether it was solved at the
first try, and where. When an exercise comes back is kept with the exercises (`services/lessons/exercises.py`). Nothing
here imports Qt.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

from engine.core import kept as files
from engine.core.fields import BadField, field, fields_in, number, string, whole
from engine.core.text import N_
from engine.learn.rating import OF_EXERCISES, UNKNOWN, Rating, Result
from throne_desktop.storage import paths

Place = Literal["list", "day", "storm"]
"""Where an exercise was answered: in turn, as that of the day, or in a storm."""
SHOWN_AFTER: Final = 10
"""After so many rated answers a rating says something."""

_DAYS: Final = 400
"""So many days are kept, the latest ones."""
_A_DAY: Final = 300
"""So many answers of a day are kept, the latest ones."""
_MET: Final = 5000
"""So many names of exercises that were met."""
_PLACES: Final = get_args(Place)
_MOST: Final = 1 << 30
_HIGHEST: Final = 10_000.0
_MOST_VOLATILE: Final = 1.0
_LONGEST: Final = 100
_BIGGEST: Final = 1 << 22
_DAMAGED: Final = N_("kept", "The file with your exercise rating was damaged, so some of its data may be missing. "
                             "The damaged file is kept as {file}.")


class Answer(NamedTuple):
    """An exercise by its name, the id of its game, whether it was solved at the first try, and where."""

    name: str
    game_id: str
    solved: bool
    place: Place = "list"


class Answers:
    """All that was answered; days are counted since the first of January 1970."""

    def __init__(self, rating: Rating | None = None, rated: int = 0, met: Collection[str] = (), row: int = 0,
                 longest: int = 0, storm: int = 0, calm: int = 0,
                 days: Mapping[int, Sequence[Answer]] | None = None) -> None:
        self.rating = rating or Rating()
        self.rated = rated
        """How many answers made the rating."""
        self.met = tuple(met)
        """The names of the exercises of a known difficulty that were answered, the latest last: each is rated once."""
        self.row = row
        """How many were solved in a row by now, storms left out."""
        self.longest = longest
        """The most that ever were."""
        self.storm = storm
        """The most that were solved in a storm against the clock."""
        self.calm = calm
        """The most that were solved in one without a clock."""
        self.days = {day: tuple(answers) for day, answers in (days or {}).items()}
        """By day: what was answered, in turn."""

    @property
    def shown_rating(self) -> int | None:
        """The rating, in points; None as long as too few answers stand behind it."""
        return round(self.rating.value) if self.rated >= SHOWN_AFTER else None

    def on(self, day: int) -> tuple[Answer, ...]:
        """What was answered on a day, in turn."""
        return self.days.get(day, ())

    def solved_on(self, day: int, game_id: str | None = None) -> int:
        """How many different exercises were solved on a day, of all games or of one."""
        return len({answer.name for answer in self.on(day) if answer.solved and game_id in (None, answer.game_id)})

    def of_the_day(self, day: int) -> Answer | None:
        """What was answered to the exercise of a day; None before it was."""
        return next((answer for answer in self.on(day) if answer.place == "day"), None)

    def days_in_a_row(self, today: int) -> int:
        """On how many days in a row that of the day was answered, up to today or, before it was, yesterday."""
        last = today if self.of_the_day(today) else today - 1
        days = 0
        while self.of_the_day(last - days):
            days += 1
        return days

    # -- what comes to it ----------------------------------------------------------------------------------------------

    def with_answer(self, day: int, answer: Answer, difficulty: int | None = None) -> Answers:
        """With an answer more. One to an exercise of a known `difficulty` is rated if it is the first one to it.

        In a storm nothing is at stake: it changes neither rating nor row.
        """
        rating, rated, met, row = self.rating, self.rated, self.met, self.row
        if difficulty is not None and answer.name not in met:
            met = (*met, answer.name)[-_MET:]
            if answer.place != "storm":
                rating = rating.rested(self._idle(day)).after([Result(difficulty, OF_EXERCISES, float(answer.solved))])
                rated += 1
        if answer.place != "storm":
            row = row + 1 if answer.solved else 0
        days = {**self.days, day: (*self.on(day), answer)[-_A_DAY:]}
        latest = {each: days[each] for each in sorted(days)[-_DAYS:]}
        return Answers(rating, rated, met, row, max(row, self.longest), self.storm, self.calm, latest)

    def _idle(self, day: int) -> int:
        """How many days before this one nothing was answered."""
        last = max((each for each in self.days if each <= day), default=day)
        return max(0, day - last - 1)

    def with_storm(self, solved: int, *, timed: bool = True) -> Answers:
        """With a storm in which so many were solved, against the clock or without one."""
        storm, calm = (max(solved, self.storm), self.calm) if timed else (self.storm, max(solved, self.calm))
        return Answers(self.rating, self.rated, self.met, self.row, self.longest, storm, calm, self.days)


# -- on disk -----------------------------------------------------------------------------------------------------------

def load_answers() -> Answers:
    """What was answered so far, by whoever plays. Raises NoFolder."""
    return files.read(_file(), _KIND)


def keep_answer(day: int, answer: Answer, difficulty: int | None = None) -> Answers:
    """Keep an answer; returns all that there is by now, whichever window it came from. Raises NoFolder, OSError."""
    return files.change(_file(), _KIND, lambda there: there.with_answer(day, answer, difficulty))


def keep_storm(solved: int, *, timed: bool = True) -> Answers:
    """Keep how many were solved in a storm, against the clock or without; returns all that there is by now.

    Raises the same.
    """
    return files.change(_file(), _KIND, lambda there: there.with_storm(solved, timed=timed))


def renewed(content: bytes) -> bytes:
    """What a file from elsewhere says was answered, written anew. Raises Nonsense or BadField."""
    return files.written(_KIND, files.value_in(content, _KIND))


def _file() -> Path:
    return paths.person() / paths.ANSWERS


def _read(data: Mapping[str, Any]) -> tuple[Answers, bool]:
    """What is in an object, and whether nothing in it was damaged. Raises BadField if all of it is."""
    is_whole, days, met = True, dict[int, tuple[Answer, ...]](), list[str]()
    figures: dict[str, int] = {}
    rating = Rating()
    for name in ("rated", "row", "longest", "storm", "calm"):
        try:
            figures[name] = whole({"calm": 0, **data}, name, 0, _MOST)
        except BadField:
            is_whole = False
    try:
        rating = _rating(field(data, "rating", list))
    except BadField:
        is_whole, figures["rated"] = False, 0       # it begins anew
    try:
        met = [string({"met": each}, "met", _LONGEST) for each in field(data, "met", list)]
        for day, answers in fields_in(data.get("days"), "days").items():
            days[_day(day)] = tuple(_answer(each) for each in field({"days": answers}, "days", list))
    except BadField:
        is_whole = False
    if not is_whole and not (days or met or any(figures.values())):
        raise BadField("days")
    return Answers(rating, met=met, days=days, **figures), is_whole


def _rating(data: Sequence[Any]) -> Rating:
    try:
        value, deviation, volatility = data
    except ValueError as error:
        raise BadField("rating") from error
    return Rating(number({"rating": value}, "rating", -_HIGHEST, _HIGHEST),
                  number({"rating": deviation}, "rating", 1.0, UNKNOWN),
                  number({"rating": volatility}, "rating", 0.000_1, _MOST_VOLATILE))


def _day(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        raise BadField("days")
    return int(word)


def _answer(data: object) -> Answer:
    if not isinstance(data, list) or len(data) != 4 or data[3] not in _PLACES:
        raise BadField("days")
    name, game_id = (string({"days": each}, "days", _LONGEST) for each in data[:2])
    return Answer(name, game_id, field({"days": data[2]}, "days", bool), data[3])


def _written(answers: Answers) -> Mapping[str, Any]:
    return {"rating": [round(each, 6) for each in answers.rating], "rated": answers.rated, "met": answers.met,
            "row": answers.row, "longest": answers.longest, "storm": answers.storm, "calm": answers.calm,
            "days": {str(day): [list(each) for each in found] for day, found in answers.days.items()}}


_KIND: Final = files.FileKind[Answers](1, Answers, _read, _written, _DAMAGED, most=_BIGGEST)
