"""The fields of a line in a record, each with its type checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeVar

from engine.core.errors import ThroneError
from engine.core.text import plain

T = TypeVar("T")
_MOST: Final = 20
_LARGEST: Final = 1_000_000
"""No score of any game comes near to it."""


class BadField(ThroneError, ValueError):
    """A field of a line is missing or impossible; `field` names it."""

    def __init__(self, field: str) -> None:
        super().__init__(f"The field {field!r} is missing or impossible.")
        self.field = field


def field(data: Mapping[str, Any], name: str, kind: type[T]) -> T:
    """The value of a field. Raises BadField unless it is exactly of that type: True is no number here."""
    value = data.get(name)
    if type(value) is not kind:
        raise BadField(name)
    return value


LONGEST_NAME: Final = 60
"""Characters of a name; one that is longer is cut."""
_ID: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


def name_in(data: Mapping[str, Any], name: str) -> str:
    """A name as it can be shown anywhere. Raises BadField."""
    return plain(field(data, name, str)[:10 * LONGEST_NAME]).strip()[:LONGEST_NAME]


def id_in(data: Mapping[str, Any], name: str) -> str:
    """A word of the program's own, such as that for a level. Raises BadField."""
    word = field(data, name, str)
    if _ID.fullmatch(word) is None:
        raise BadField(name)
    return word


def fields_in(value: object, name: str) -> dict[str, Any]:
    """A value that has fields itself. Raises BadField, under the name given, if it has none."""
    if not isinstance(value, dict):
        raise BadField(name)
    return value


def whole_numbers(data: Mapping[str, Any], name: str) -> tuple[int, ...]:
    """A list of whole numbers. Raises BadField."""
    numbers = tuple(field(data, name, list))
    if len(numbers) > _MOST or any(type(number) is not int or abs(number) > _LARGEST for number in numbers):
        raise BadField(name)
    return numbers
