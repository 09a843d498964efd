"""All screens go away, as those of a laptop that is docked, and come back: the table looks as it did."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.own_screen import own_screen

TOP = Path(__file__).parents[2]
LONG = 120.0
"""Seconds after which a program that should have ended counts as hanging."""


@pytest.mark.parametrize("ratio", ["1", "1.5", "2"])
def test_once_all_screens_were_gone_and_are_back_the_table_looks_as_it_did(ratio: str, tmp_path: Path) -> None:
    with own_screen() as screen:
        environment = {**os.environ, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb",
                       "QT_SCREEN_SCALE_FACTORS": f"screen={ratio}"}
        done = subprocess.run([sys.executable, "-m", "tests.helpers.screens_gone", str(tmp_path)], cwd=TOP,
                              env=environment, timeout=LONG, text=True, capture_output=True, check=True)
    told = json.loads(done.stdout)
    assert told["ratios"][0] == told["ratios"][-1] == float(ratio)
    assert told["size"] == [round(640 * float(ratio)), round(410 * float(ratio))]
    assert told["differing"] == 0
    assert "Traceback" not in done.stderr
