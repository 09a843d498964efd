"""On the second of two screens every page is as sharp as on an only one: if it comes there, and if it is opened."""

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
    return prints("densities", home, folder, *screens)


def prints(helper: str, home: Path, folder: Path, *words: str) -> str:
    """What a program among the helpers prints."""
    environment = {**os.environ, "PYTHONPATH": str(TOP), "THRONE_DESKTOP_HOME": str(home)}
    done = subprocess.run([sys.executable, "-m", f"tests.helpers.{helper}", str(folder), *words], cwd=TOP,
                          env=environment, timeout=LONG, text=True, stdout=subprocess.PIPE, check=True)
    return done.stdout


@pytest.fixture(scope="module", params=[(WIDE, DENSE), (DENSE, WIDE)], ids=["denser", "less dense"])
def told(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Told:
    """How pages look on the second of two screens, compared with what they look like where it is the only one."""
    first, second = request.param
    folder = tmp_path_factory.mktemp("densities")
    shows_pages(folder / "home", folder, second)
    found: Told = json.loads(shows_pages(folder / "another home", folder, first, second))
    return found


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("how", ["moved", "opened"])
def test_on_a_screen_of_another_density_a_page_is_as_sharp_as_on_the_only_one(told: Told, how: str, page: str) -> None:
    assert told[how][page] == 0


@pytest.mark.parametrize("ratio", ["1.25", "1.5", "1.75"])
def test_what_is_painted_anew_in_parts_has_no_seams_where_a_pixel_is_no_whole_dots(ratio: str, tmp_path: Path) -> None:
    assert json.loads(prints("between_dots", tmp_path / "home", tmp_path, ratio)) == {}


@pytest.mark.parametrize("ratio", ["1.25", "1.5", "1.75"])
def test_nor_has_what_is_carried(ratio: str, tmp_path: Path) -> None:
    assert json.loads(prints("between_dots", tmp_path / "home", tmp_path, ratio, "carried")) == {}
