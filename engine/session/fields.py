"""The fields of a line in a record, each with its type checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from engine.core.errors import ThroneError

T = TypeVar("T")


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


def fields_in(value: object, name: str) -> dict[str, Any]:
    """A value that has fields itself. Raises BadField, under the name given, if it has none."""
    if not isinstance(value, dict):
        raise BadField(name)
    return value


def whole_numbers(data: Mapping[str, Any], name: str) -> tuple[int, ...]:
    """A list of whole numbers. Raises BadField."""
    numbers = tuple(field(data, name, list))
    if any(type(number) is not int for number in numbers):
        raise BadField(name)
    return numbers
