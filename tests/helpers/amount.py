"""How much a check covers: a little in every test run, and a lot in the long run (`make test-long`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import pytest
from hypothesis import settings

USUAL_EXAMPLES: Final = 100
"""The number that hypothesis tries by default."""
LONG_RUN: Final = settings(max_examples=12 * USUAL_EXAMPLES)

LONG: Final = pytest.mark.long
"""Marks what takes too long for every test run."""


def few_or_many(name: str, few: object, many: object) -> pytest.MarkDecorator:
    """Run a test with few of something every time, and with many in the long run."""
    return pytest.mark.parametrize(name, [pytest.param(few, id="few"), pytest.param(many, id="many", marks=LONG)])


def first_or_all(name: str, values: Iterable[object], first: int = 1, **named: Any) -> pytest.MarkDecorator:
    """Run a test with the first of the values every time, and with the others in the long run."""
    return pytest.mark.parametrize(name, [pytest.param(value, marks=LONG if number >= first else ())
                                          for number, value in enumerate(values)], **named)


def examples(few: int) -> int:
    """The number of examples of a property: `few` every time; in the long run more, in proportion to its profile."""
    return few * settings.default.max_examples // USUAL_EXAMPLES
