"""What a person has reached of quests and deeds: which days have seals, and which deeds are done.

It is kept in two small files. `goals.json` has `days`, counted since 1970, with the quests reached on each; `weeks`,
with the records that count for the quest of each; `seals`, how many there are in all; and `deeds`, with the day of
each. `looked.json` has the names of the records that were looked at for it, and the `list` of goals that they were
looked at for: it is read only where records are looked at. Nothing here imports Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from engine.core import kept as files
from engine.core.fields import BadField, field, fields_in, string, whole
from engine.core.text import N_
from engine.learn.quest_days import A_DAY, week_of
from throne_desktop.storage import paths

_DAYS: Final = 400
"""So many days are kept, and as many weeks."""
_MOST: Final = 1 << 30
_LONGEST: Final = 200
_BIGGEST: Final = 1 << 18
_BIGGEST_LOOKED: Final = 1 << 23
_DAMAGED: Final = N_("kept", "The file with your quests and deeds was damaged, so some of them may be missing. The "
                             "damaged file is kept as {file}.")


class Goals:
    """All that was reached; days are counted since the first of January 1970."""

    def __init__(self, days: Mapping[int, Collection[str]] | None = None,
                 weeks: Mapping[int, Mapping[str, Collection[str]]] | None = None, seals: int = 0,
                 deed_days: Mapping[str, int] | None = None) -> None:
        self._days = {day: tuple(quests) for day, quests in (days or {}).items()}
        self._weeks = {week: {quest: tuple(records) for quest, records in found.items()}
                       for week, found in (weeks or {}).items()}
        self.seals = seals
        """How many seals there are in all."""
        self.deed_days = dict(deed_days or {})
        """By deed: the day on which it was done."""

    def reached(self, day: int) -> tuple[str, ...]:
        """The quests reached on a day, the first one first."""
        return self._days.get(day, ())

    def counting(self, week: int, quest: str) -> int:
        """In how many games of a week its quest was reached."""
        return len(self._weeks.get(week, {}).get(quest, ()))

    def has_week(self, week: int) -> bool:
        """Whether the quest of a week is done."""
        return _DONE in self._weeks.get(week, {})

    def in_a_row(self, today: int) -> int:
        """On how many days in a row a quest was reached, up to today or yesterday. One day a week may be left out."""
        day, days, spared = today if self.reached(today) else today - 1, 0, set[int]()
        while True:
            if self.reached(day):
                days += 1
            elif week_of(day) in spared or not self.reached(day - 1):
                return days
            else:
                spared.add(week_of(day))
            day -= 1

    # -- what comes to it ----------------------------------------------------------------------------------------------

    def with_quest(self, day: int, quest: str) -> Goals:
        """With a quest reached on a day, which brings a seal."""
        if quest in self.reached(day) or len(self.reached(day)) >= A_DAY:
            return self
        days = {**self._days, day: (*self.reached(day), quest)}
        return Goals({each: days[each] for each in sorted(days)[-_DAYS:]}, self._weeks, self.seals + 1, self.deed_days)

    def with_week(self, week: int, quest: str, record: str, times: int) -> Goals:
        """With another game in which the quest of a week was reached; after so many it brings a seal."""
        found = self._weeks.get(week, {})
        records = found.get(quest, ())
        if record in records or self.has_week(week):
            return self
        new = {**found, quest: (*records, record)}
        done = len(new[quest]) >= times
        weeks = {**self._weeks, week: {**new, _DONE: ()} if done else new}
        latest = {each: weeks[each] for each in sorted(weeks)[-_DAYS:]}
        return Goals(self._days, latest, self.seals + done, self.deed_days)

    def with_deed(self, day: int, deed: str) -> Goals:
        """With a deed done on a day; the first time counts."""
        before = self.deed_days.get(deed, day)
        return self if deed in self.deed_days and before <= day else Goals(
            self._days, self._weeks, self.seals, {**self.deed_days, deed: min(day, before)})


_DONE: Final = "done"
"""Among the quests of a week: it is done."""


class Looked:
    """The records that were looked at, for one list of goals."""

    def __init__(self, goals: str = "", records: Iterable[str] = ()) -> None:
        self.goals = goals
        self.records = frozenset(records)

    def with_records(self, goals: str, names: Iterable[str]) -> Looked:
        """With more records, looked at for that list of goals."""
        return Looked(goals, {*(self.records if goals == self.goals else ()), *names})

    def names(self, goals: str) -> frozenset[str]:
        """The records that were looked at for that list of goals."""
        return self.records if goals == self.goals else frozenset()


# -- on disk -----------------------------------------------------------------------------------------------------------

def load_goals() -> Goals:
    """What was reached so far. Raises NoFolder."""
    return files.read(_file(), _KIND)


def load_looked() -> Looked:
    """Which records were looked at. Raises NoFolder."""
    return files.read(_looked_file(), _LOOKED)


def keep(act: Callable[[Goals], Goals], goals: str = "", names: Collection[str] = ()) -> Goals:
    """Keeps what `act` makes of what is there by now, and then that those records were looked at, if there are any.

    A program that is killed in between looks at them again, which changes nothing. Raises NoFolder, OSError.
    """
    found = files.change(_file(), _KIND, act)
    if names:
        files.change(_looked_file(), _LOOKED, lambda there: there.with_records(goals, names))
    return found


def renewed(content: bytes) -> bytes:
    """What a file from elsewhere says was reached, written anew. Raises Nonsense or BadField if nothing can be read."""
    return files.written(_KIND, files.value_in(content, _KIND))


def looked_renewed(content: bytes) -> bytes:
    """The records that a file from elsewhere says were looked at, written anew. Raises Nonsense or BadField."""
    return files.written(_LOOKED, files.value_in(content, _LOOKED))


def _file() -> Path:
    return paths.person() / paths.GOALS


def _looked_file() -> Path:
    return paths.person() / paths.LOOKED


def _read(data: Mapping[str, Any]) -> tuple[Goals, bool]:
    """What is in an object, and whether nothing in it was damaged."""
    is_whole = True
    days, weeks, deed_days = dict[int, tuple[str, ...]](), dict[int, dict[str, tuple[str, ...]]](), dict[str, int]()
    seals = 0
    try:
        seals = whole({"seals": 0, **data}, "seals", 0, _MOST)
        for day, quests in fields_in(data.get("days", {}), "days").items():
            days[_number(day)] = _words(quests)
        for week, found in fields_in(data.get("weeks", {}), "weeks").items():
            weeks[_number(week)] = {quest: _words(records) for quest, records in fields_in(found, "weeks").items()}
        done = fields_in(data.get("deeds", {}), "deeds")
        for deed in done:
            deed_days[deed] = whole(done, deed, 0, _MOST)
    except BadField:
        is_whole = False
    if not is_whole and not (days or deed_days or seals):
        raise BadField("days")
    return Goals(days, weeks, seals, deed_days), is_whole


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        raise BadField("days")
    return int(word)


def _words(data: object) -> tuple[str, ...]:
    if not isinstance(data, list):
        raise BadField("days")
    return tuple(string({"word": each}, "word", _LONGEST) for each in data)


def _written(goals: Goals) -> Mapping[str, Any]:
    return {"days": goals._days, "weeks": goals._weeks, "seals": goals.seals, "deeds": goals.deed_days}


def _read_looked(data: Mapping[str, Any]) -> tuple[Looked, bool]:
    names = field(data, "records", list)
    known = [name for name in names if isinstance(name, str)]
    return Looked(string(data, "list", _LONGEST), known), len(known) == len(names)


_KIND: Final = files.FileKind[Goals](1, Goals, _read, _written, _DAMAGED, most=_BIGGEST)
_LOOKED: Final = files.FileKind[Looked](1, Looked, _read_looked,
                                        lambda looked: {"list": looked.goals, "records": sorted(looked.records)},
                                        _DAMAGED, most=_BIGGEST_LOOKED)
