"""What was won so far, who was met last, and which deals of the day were played: all that home tells of the past.

It is kept in a small file of its own, so that home need not read the records: "format" (1), `games`, each with the
level `beaten`, the one beaten with help (`helped`), the `company` of the last game (names, and whether they are
people's), and who hangs in its arch: opponents beaten on the ladder (`hung`), or beaten there with help (`half`);
`days`, with how far the deal of each has come; and whether games before there was a ladder were counted (`climbed`).
Nothing here imports Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engine.bots.level import LEVELS
from engine.core import kept as files
from engine.core.fields import BadField, field, fields_in, string
from engine.core.outside import writable
from engine.core.text import N_
from throne_desktop.storage import paths

BEGUN, PLAYED, WON = "begun", "played", "won"
"""How far a deal of the day has come."""
_HOW_FAR: Final = (BEGUN, PLAYED, WON)
_BIGGEST: Final = 1 << 17
"""The most bytes in the file."""
_DAYS: Final = 1000
"""So many days are kept, the latest ones."""
_COMPANY: Final = 7
"""So many names are kept of those who played with a person."""
_HUNG: Final = 20
"""So many opponents are kept for an arch."""
_LONGEST_NAME: Final = 200
_LONGEST_DAY: Final = 6
"""In digits."""
_GAMES: Final = 100
"""So many games are kept; each has a door in the hall."""
_BY_STRENGTH: Final = ("", *(level.id for level in LEVELS))
_DAMAGED: Final = N_("kept", "The file with your crowns and deals of the day was damaged, so your crowns are "
                             "counted again from your games. The damaged file is kept as {file}.")


class Met(NamedTuple):
    """Another player of the last game: a name, and whether it is a person's."""

    name: str
    is_person: bool


class Crown(NamedTuple):
    """What a win brings: the crown of a level, a whole one if the game was won without help, or else half of it."""

    level: str
    is_whole: bool


class Feat(NamedTuple):
    """What is known of one game: the highest level beaten ("" for none), who played the last one, the highest level
    beaten with help, the opponents beaten on the ladder, without help and with it, and what other versions know."""

    beaten: str = ""
    company: tuple[Met, ...] = ()
    helped: str = ""
    hung: tuple[str, ...] = ()
    half: tuple[str, ...] = ()
    others: Mapping[str, Any] = MappingProxyType({})

    def joined(self, other: Feat) -> Feat:
        """All that one of both has, and this one's company."""
        return Feat(max(self.beaten, other.beaten, key=_strength), self.company or other.company,
                    max(self.helped, other.helped, key=_strength),
                    _united(self.hung, other.hung), _united(self.half, other.half), {**other.others, **self.others})


class Tally:
    """All that is kept; days are counted since the first of January 1970."""

    def __init__(self, feats: dict[str, Feat] | None = None, days: dict[int, str] | None = None, *,
                 is_whole: bool = True, climbed: bool = False) -> None:
        self._feats = feats or {}
        self._days = days or {}
        self.climbed = climbed
        """Whether games that were played before there was a ladder were counted for it."""
        self._saved_feats: dict[str, Feat] = {}
        self._saved_days: dict[int, str] = {}
        """What the file said when it was last read or written here: only what has changed since is added to it."""
        self._forgets: int | None = None
        """The day on which all before was forgotten, if it was since then."""
        self.is_whole = is_whole
        """Whether nothing was lost with a damaged file."""

    def feat(self, game_id: str) -> Feat:
        """What is known of a game."""
        return self._feats.get(game_id, Feat())

    def note_company(self, game_id: str, company: Iterable[Met]) -> None:
        """A game has begun, with these other players."""
        met = tuple(Met(writable(name)[:_LONGEST_NAME], is_person) for name, is_person in company)[:_COMPANY]
        self._feats[game_id] = self.feat(game_id)._replace(company=met)

    def note_beaten(self, game_id: str, level: str, levels: Iterable[str], *, helped: bool = False) -> None:
        """A level was beaten, without help or `helped`; `levels` are all that there are, easiest first."""
        ids = ("", *levels)
        feat = self.feat(game_id)
        before = feat.helped if helped else feat.beaten
        if level in ids and (before not in ids or ids.index(level) > ids.index(before)):
            self._feats[game_id] = feat._replace(helped=level) if helped else feat._replace(beaten=level)

    def note_hung(self, game_id: str, opponent: str, *, helped: bool = False) -> bool:
        """An opponent was beaten on the ladder, without help or `helped`; returns whether that is new."""
        feat = self.feat(game_id)
        if opponent in feat.hung or (helped and opponent in feat.half):
            return False
        self._feats[game_id] = (feat._replace(half=(*feat.half, opponent)[:_HUNG]) if helped else
                                feat._replace(hung=(*feat.hung, opponent)[:_HUNG]))
        return True

    def in_arch(self, game_id: str) -> tuple[tuple[str, bool], ...]:
        """Who hangs in the arch of a game, in the order in which they were beaten first; and whether without help."""
        feat = self.feat(game_id)
        return tuple((name, name in feat.hung) for name in _united(feat.half, feat.hung))

    @property
    def pictured(self) -> tuple[object, ...]:
        """All whose faces are seen in the hall, by game."""
        return tuple((game_id, feat.company, feat.hung, feat.half) for game_id, feat in self._feats.items())

    # -- deals of the day ----------------------------------------------------------------------------------------------

    def note_day(self, day: int, how_far: str) -> None:
        """The deal of a day has come that far; it never goes back."""
        before = self._days.get(day, "")
        if before not in _HOW_FAR or _HOW_FAR.index(how_far) > _HOW_FAR.index(before):
            self._days[day] = how_far
        for oldest in sorted(self._days)[:-_DAYS]:
            del self._days[oldest]

    def day(self, day: int) -> str:
        """How far the deal of a day has come; "" if it was not begun."""
        return self._days.get(day, "")

    def begun(self) -> tuple[int, ...]:
        """The days whose deal was begun, but not played to its end."""
        return tuple(day for day, how_far in self._days.items() if how_far == BEGUN)

    def in_a_row(self, today: int) -> int:
        """On how many days in a row the deal was played to its end: up to today or, before it is played, yesterday."""
        last = today if self._is_played(today) else today - 1
        days = 0
        while self._is_played(last - days):
            days += 1
        return days

    @property
    def days_played(self) -> int:
        """On how many days the deal was played to its end."""
        return sum(how_far in (PLAYED, WON) for how_far in self._days.values())

    @property
    def days_won(self) -> int:
        """On how many days it was won."""
        return sum(how_far == WON for how_far in self._days.values())

    def forgotten(self, today: int) -> Tally:
        """The same without what was won and without former days; the deal of today stays, as its cards were seen."""
        left, saved = (Tally({game_id: Feat(company=feat.company) for game_id, feat in feats.items()},
                             {day: how_far for day, how_far in days.items() if day >= today}, climbed=True)
                       for feats, days in ((self._feats, self._days), (self._saved_feats, self._saved_days)))
        left._saved_feats, left._saved_days, left._forgets = saved._feats, saved._days, today
        return left

    def joined(self, other: Tally) -> Tally:
        """All that one of both has: the higher of two levels, the further of two days, and this one's company."""
        feats = {game_id: self.feat(game_id).joined(other.feat(game_id))
                 for game_id in {**other._feats, **self._feats}}
        both = Tally(feats, dict(other._days), climbed=self.climbed or other.climbed)
        for day, how_far in self._days.items():
            both.note_day(day, how_far)
        return both

    @property
    def has_feats(self) -> bool:
        """Whether there is anything that was won, or any day."""
        return bool(self._days) or any(
            feat.beaten or feat.helped or feat.hung or feat.half for feat in self._feats.values())

    def _is_played(self, day: int) -> bool:
        return self._days.get(day) in (PLAYED, WON)

    # -- on disk -------------------------------------------------------------------------------------------------------

    def save(self, folder: Path | None = None) -> None:
        """Adds what was noted to the file, and takes over what another program has added.

        The file is that of whoever plays, or of the person whose `folder` it is. Raises NoFolder, OSError.
        """
        self._change(self._added_to, folder)

    def begin_day(self, day: int) -> str:
        """Notes that the deal of a day is begun here; returns how far it had come before, in any program.

        That goes into the file, too, if it can be written.
        """
        came = [self.day(day)]

        def begin(there: Tally | None) -> Tally:
            came.append("" if there is None else there.day(day))
            return self._added_to(there)

        self.note_day(day, BEGUN)
        with suppress(OSError, paths.NoFolder):     # whoever notes the company of the game says so
            self._change(begin)
        return max(came, key=("", *_HOW_FAR).index)

    def _change(self, act: Callable[[Tally | None], Tally | None], folder: Path | None = None) -> None:
        both = files.change(_file(folder), _KIND, act)
        assert both is not None
        self._feats, self._days, self._forgets, self.climbed = both._feats, both._days, None, both.climbed
        self._note_saved()

    def _note_saved(self) -> None:
        self._saved_feats, self._saved_days = dict(self._feats), dict(self._days)

    def _added_to(self, there: Tally | None) -> Tally:
        if there is None:
            return self
        return self._fresh.joined(there if self._forgets is None else there.forgotten(self._forgets))

    @property
    def _fresh(self) -> Tally:
        """What has changed since the file was read or written here."""
        feats = dict[str, Feat]()
        for game_id, feat in self._feats.items():
            saved = self._saved_feats.get(game_id, Feat())
            feats[game_id] = Feat(feat.beaten if feat.beaten != saved.beaten else "",
                                  feat.company if feat.company != saved.company else (),
                                  feat.helped if feat.helped != saved.helped else "",
                                  tuple(name for name in feat.hung if name not in saved.hung),
                                  tuple(name for name in feat.half if name not in saved.half))
        saved_days = self._saved_days.items()
        return Tally(feats, {day: how_far for day, how_far in self._days.items() if (day, how_far) not in saved_days},
                     climbed=self.climbed)


def _united(names: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """All of both, each once."""
    return tuple(dict.fromkeys((*names, *others)))[:_HUNG]


def _strength(level: str) -> float:
    """How strong a level is; one that is not known here is more than none."""
    return _BY_STRENGTH.index(level) if level in _BY_STRENGTH else 0.5


def load_tally(folder: Path | None = None) -> Tally | None:
    """What the file says, of whoever plays or in a person's `folder`; None if there is no file, or nothing of it could
    be read. Raises NoFolder."""
    return files.read(_file(folder), _KIND)


def value_in(content: bytes) -> Tally:
    """The tally in the content of its file. Raises Newer, and Nonsense or BadField."""
    return files.value_in(content, _KIND) or Tally()


def content_for(tally: Tally) -> bytes:
    """The content of a file that says this. Raises OSError if it cannot be written."""
    return files.written(_KIND, tally)


def _file(folder: Path | None) -> Path:
    return (folder or paths.person()) / paths.TALLY


def _read(data: Mapping[str, Any]) -> tuple[Tally, bool]:
    """The tally in an object, and whether nothing in it was damaged. Raises BadField if all of it is."""
    feats, days = dict[str, Feat](), dict[int, str]()
    games, kept_days = (fields_in(data.get(name, {}), name) for name in ("games", "days"))
    for game_id, feat in games.items():
        with suppress(BadField):
            feats[game_id] = _feat(fields_in(feat, "games"))
    for day, how_far in kept_days.items():
        if _is_day(day) and how_far in _HOW_FAR:
            days[int(day)] = how_far
    is_whole = len(feats) == len(games) <= _GAMES and len(days) == len(kept_days)
    if not is_whole and not feats and not days:
        raise BadField("games")
    found = Tally(feats, days, is_whole=is_whole, climbed=data.get("climbed") is True)
    found._note_saved()
    return found, is_whole


def _is_day(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= _LONGEST_DAY


def _feat(data: Mapping[str, Any]) -> Feat:
    return Feat(string(data, "beaten", _LONGEST_NAME), tuple(map(_met, field(data, "company", list)[:_COMPANY])),
                string({"helped": "", **data}, "helped", _LONGEST_NAME), _names(data, "hung"), _names(data, "half"),
                {name: value for name, value in data.items() if name not in Feat._fields})


def _names(data: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """The names in a list; none where there is no list, as in files of former versions."""
    found = field({name: [], **data}, name, list)[:_HUNG]
    return tuple(string({name: each}, name, _LONGEST_NAME) for each in found)


def _met(data: object) -> Met:
    if not isinstance(data, list) or len(data) != 2:
        raise BadField("company")
    pair = {"name": data[0], "person": data[1]}
    return Met(string(pair, "name", _LONGEST_NAME), field(pair, "person", bool))


def _written(tally: Tally | None) -> Mapping[str, Any]:
    assert tally is not None
    return {"games": {game_id: _entries(feat) for game_id, feat in tally._feats.items()}, "days": tally._days,
            "climbed": tally.climbed}


def _entries(feat: Feat) -> Mapping[str, Any]:
    known = feat._asdict()
    return {**known.pop("others"), **known}


_KIND: Final = files.FileKind[Tally | None](1, lambda: None, _read, _written, _DAMAGED, most=_BIGGEST)
