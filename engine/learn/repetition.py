"""When an exercise comes back: after 1, 3, 7 and 21 days while it is answered right; after a mistake, tomorrow."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Final

from engine.core.fields import BadField, fields_in, string, whole

DAYS: Final = (1, 3, 7, 21)
"""How many days after each right answer in a row it comes back; after as many, it is known."""

_LONGEST_DATE: Final = 10
_FIRST: Final = 1970
_LAST: Final = 9000
"""The years of dates that can be calculated with."""
_MOST: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Practice:
    """How often in a row an exercise was answered right, and when that was last; kept by the window."""

    right: int
    last: date

    @property
    def known(self) -> bool:
        """Whether it need not come back."""
        return self.right > len(DAYS)

    @property
    def due(self) -> date | None:
        """The day on which it comes back; None if it need not."""
        return None if self.known else self.last + timedelta(days=DAYS[max(0, self.right - 1)])

    def is_due(self, today: date) -> bool:
        """Whether it comes back today, or should have before."""
        due = self.due
        return due is not None and due <= today

    def answered(self, right: bool, today: date) -> Practice:
        """The practice after an answer; answers on the same day count once, and a wrong one counts most."""
        if not right:
            return Practice(0, today)
        return self if today <= self.last else Practice(self.right + 1, today)

    def to_json(self) -> dict[str, Any]:
        """Plain JSON types; `practice_from_json` reads them back."""
        return {"right": self.right, "last": self.last.isoformat()}


def first(right: bool, today: date) -> Practice:
    """The practice after the first answer ever."""
    return Practice(int(right), today)


def practice_from_json(data: object) -> Practice:
    """The practice that `Practice.to_json` wrote. Raises BadField, a ValueError, for anything else."""
    fields = fields_in(data, "practice")
    try:
        last = date.fromisoformat(string(fields, "last", _LONGEST_DATE))
    except ValueError as error:
        raise BadField("last") from error
    if not _FIRST <= last.year <= _LAST:
        raise BadField("last")
    return Practice(whole(fields, "right", 0, _MOST), last)
