"""How much a check covers: a little in every test run, and a lot in the long run (`make test-long`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import pytest
from hypothesis import settings

from throne_desktop.startup.options import LANGUAGE_CODES

USUAL_EXAMPLES: Final = 100
"""The number that hypothesis tries by default."""
LONG_RUN: Final = settings(max_examples=12 * USUAL_EXAMPLES)

LANGUAGES: Final = ("de", *(code for code in LANGUAGE_CODES if code != "de"))
"""The one with the longest words first: what finds room in German does in nearly every other."""
TRANSLATED: Final = tuple(code for code in LANGUAGES if code != "en")
"""Those that the program is translated into."""

LONG: Final = pytest.mark.long
"""Marks what takes too long for every test run."""
FEW: Final = pytest.mark.few
"""Marks what the long run does with many more of the same."""


def few_or_many(name: str, few: object, many: object) -> pytest.MarkDecorator:
    """Run a test with few of something every time, and with many in the long run."""
    return pytest.mark.parametrize(name, few_and_many(few, many))


def few_and_many(few: object, many: object) -> list[Any]:
    """The parameters of a fixture whose tests are run with few every time, and with many in the long run."""
    return [pytest.param(few, id="few", marks=FEW), pytest.param(many, id="many", marks=LONG)]


def first_or_all(name: str, values: Iterable[object], first: int = 1, **named: Any) -> pytest.MarkDecorator:
    """Run a test with the first of the values every time, and with the others in the long run."""
    return pytest.mark.parametrize(name, first_of(values, first), **named)


def first_of(values: Iterable[object], first: int = 1) -> list[Any]:
    """The parameters of a fixture whose tests are run with the first every time, with the others in the long run."""
    return [pytest.param(value, marks=LONG if number >= first else ()) for number, value in enumerate(values)]


def some_in_each(names: tuple[str, str], values: Sequence[object], others: Sequence[object],
                 **named: Any) -> pytest.MarkDecorator:
    """Run a test with each of the values and one of the others, each of these in its turn.

    In the long run, each value meets all others.
    """
    turns = {(turn % len(values), turn % len(others)) for turn in range(max(len(values), len(others)))}
    pairs = [(value, other, (place, other_place) in turns)
             for place, value in enumerate(values) for other_place, other in enumerate(others)]
    return pytest.mark.parametrize(names, [pytest.param(value, other, marks=() if often else LONG)
                                           for value, other, often in pairs], **named)


def examples(few: int) -> int:
    """The number of examples of a property: `few` every time; in the long run more, in proportion to its profile."""
    return few * settings.default.max_examples // USUAL_EXAMPLES
