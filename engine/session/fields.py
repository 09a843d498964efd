"""Reads the fields of a line of a record, checking their types."""

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
    """A field of a line is missing or has an impossible value; `field` names it."""

    def __init__(self, field: str) -> None:
        super().__init__(f"The field {field!r} is missing or impossible.")
        self.field = field


def field(data: Mapping[str, Any], name: str, kind: type[T]) -> T:
    """The value of a field. Raises BadField unless it has exactly that type: True does not count as a number."""
    value = data.get(name)
    if type(value) is not kind:
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
