"""How much a check looks at: a little whenever the tests are run, and a lot in the long run (`make test-long`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import pytest
from hypothesis import settings

USUAL_EXAMPLES: Final = 100
"""As many as hypothesis tries unless told otherwise."""
LONG_RUN: Final = settings(max_examples=12 * USUAL_EXAMPLES)

LONG: Final = pytest.mark.long
"""What takes too long to be looked at every time."""


def few_or_many(name: str, few: object, many: object) -> pytest.MarkDecorator:
    """A test is run with few of something every time, and with many in the long run."""
    return pytest.mark.parametrize(name, [pytest.param(few, id="few"), pytest.param(many, id="many", marks=LONG)])


def first_or_all(name: str, values: Iterable[object], first: int = 1, **named: Any) -> pytest.MarkDecorator:
    """A test is run with the first of the values every time, and with the others in the long run."""
    return pytest.mark.parametrize(name, [pytest.param(value, marks=LONG if number >= first else ())
                                          for number, value in enumerate(values)], **named)


def examples(few: int) -> int:
    """So many examples of a property every time; in the long run as many more as its profile has than is usual."""
    return few * settings.default.max_examples // USUAL_EXAMPLES
