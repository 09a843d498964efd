"""Reads the fields of data from outside, checking their types and ranges."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeVar

from engine.core.errors import ThroneError
from engine.core.text import plain

T = TypeVar("T")
_MOST: Final = 20
_LARGEST: Final = 1_000_000
"""Far more than any score."""


class BadField(ThroneError, ValueError):
    """A field is missing or has an impossible value; `field` names it."""

    def __init__(self, field: str) -> None:
        super().__init__(f"The field {field!r} is missing or impossible.")
        self.field = field


def field(data: Mapping[str, Any], name: str, kind: type[T]) -> T:
    """The value of a field. Raises BadField unless it has exactly that type: True does not count as a number."""
    value = data.get(name)
    if type(value) is not kind:
        raise BadField(name)
    return value


def whole(data: Mapping[str, Any], name: str, least: int, most: int) -> int:
    """A whole number within a range, both ends included. Raises BadField for anything else."""
    value = field(data, name, int)
    if not least <= value <= most:
        raise BadField(name)
    return value


def number(data: Mapping[str, Any], name: str, least: float, most: float) -> float:
    """A number within a range, both ends included. Raises BadField for anything else."""
    value = data.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
        raise BadField(name)
    return float(value)


def chance(data: Mapping[str, Any], name: str) -> float:
    """A chance, from 0 to 1. Raises BadField for anything else."""
    return number(data, name, 0.0, 1.0)


def string(data: Mapping[str, Any], name: str, longest: int) -> str:
    """A text of so many characters at most. Raises BadField for anything else."""
    value = field(data, name, str)
    if len(value) > longest:
        raise BadField(name)
    return value


LONGEST_NAME: Final = 60
"""In characters; longer names are cut."""
_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


def name_in(data: Mapping[str, Any], name: str) -> str:
    """A name, made safe to show anywhere. Raises BadField if it is not text."""
    return plain(field(data, name, str)[:10 * LONGEST_NAME]).strip()[:LONGEST_NAME]


def id_in(data: Mapping[str, Any], name: str) -> str:
    """One of the program's own ids, such as a level's. Raises BadField if it cannot be one."""
    word = field(data, name, str)
    if _ID.fullmatch(word) is None:
        raise BadField(name)
    return word


def fields_in(value: object, name: str) -> dict[str, Any]:
    """A value that has fields of its own. Raises BadField with that name if it has none."""
    if not isinstance(value, dict):
        raise BadField(name)
    return value


def whole_numbers(data: Mapping[str, Any], name: str) -> tuple[int, ...]:
    """A list of whole numbers. Raises BadField if it is anything else."""
    numbers = tuple(field(data, name, list))
    if len(numbers) > _MOST or any(type(number) is not int or abs(number) > _LARGEST for number in numbers):
        raise BadField(name)
    return numbers
