"""How property tests run: the same examples every time, however slow the machine."""

from __future__ import annotations

from typing import Final

from hypothesis import HealthCheck, settings

from tests.helpers.amount import examples

steady: Final = settings(deadline=None, derandomize=True, database=None, max_examples=examples(20),
                         suppress_health_check=[HealthCheck.too_slow])
