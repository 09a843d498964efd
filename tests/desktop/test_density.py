"""On the denser of two screens every page is as sharp as on an only one: if it comes there, and if it is opened."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.densities import PAGES

TOP = Path(__file__).parents[2]
LONG = 300.0
"""Seconds after which a program that should have ended counts as hanging."""
WIDE, DENSE = "wide=1.25", "dense=2"

Told = dict[str, dict[str, int]]


def shows_pages(home: Path, folder: Path, *screens: str) -> str:
    """What a new program prints that shows all pages on these screens."""
    environment = {**os.environ, "PYTHONPATH": str(TOP), "THRONE_DESKTOP_HOME": str(home)}
    done = subprocess.run([sys.executable, "-m", "tests.helpers.densities", str(folder), *screens], cwd=TOP,
                          env=environment, timeout=LONG, text=True, stdout=subprocess.PIPE, check=True)
    return done.stdout


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Told:
    """How pages look on the denser of two screens, compared with what they look like where it is the only one."""
    folder = tmp_path_factory.mktemp("densities")
    shows_pages(folder / "home", folder, DENSE)
    found: Told = json.loads(shows_pages(folder / "another home", folder, WIDE, DENSE))
    return found


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("how", ["moved", "opened"])
def test_on_a_denser_screen_a_page_is_as_sharp_as_on_the_only_one(told: Told, how: str, page: str) -> None:
    assert told[how][page] == 0
