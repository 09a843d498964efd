"""The table begins on a whole pixel of the screen at every density, also below the strip about a game not saved."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
LONG = 120.0
"""Seconds after which a program that should have ended counts as hanging."""


@pytest.mark.parametrize("ratio", ["1", "1.25", "1.5", "1.75", "2"])
def test_below_the_strip_the_table_begins_on_a_whole_pixel_of_the_screen(ratio: str) -> None:
    done = subprocess.run([sys.executable, "-m", "tests.helpers.whole_pixels"], cwd=TOP, text=True, check=True,
                          env={**os.environ, "QT_SCALE_FACTOR": ratio}, timeout=LONG, stdout=subprocess.PIPE)
    begins = json.loads(done.stdout)
    assert begins
    assert min(begins) >= 40 * float(ratio), "the strip is not shown"
    assert [each for each in begins if each != round(each)] == []
