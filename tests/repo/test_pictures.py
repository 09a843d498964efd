"""Every picture is there, follows the house rules, and can be drawn."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from engine import GAMES, load_game
from tests.helpers import repo_pictures
from tests.helpers.repo_files import ROOT

EMBLEM = "assets/games/chess/king.svg"
BEHIND = load_game("behind-the-throne")


def _drawing(folder: Path, inside: str = '<path d="M9 9H99V99Z"/>', *, file: str = EMBLEM, box: str = "0 0 200 200",
             attributes: str = "") -> Path:
    """A project with that drawing."""
    (folder / file).parent.mkdir(parents=True)
    (folder / file).write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {attributes}>{inside}</svg>',
                               encoding="utf-8")
    return folder


def _code(folder: Path, source: str) -> Path:
    """A project whose only icon is the home icon, with that code."""
    _drawing(folder, file="assets/icons/home.svg")
    (folder / "throne_desktop" / "window").mkdir(parents=True)
    (folder / "throne_desktop" / "window" / "window.py").write_text(source, encoding="utf-8")
    return folder


# -- the project -------------------------------------------------------------------------------------------------------

def test_drawings_follow_the_house_rules() -> None:
    assert repo_pictures.unruly_drawings(ROOT) == []


def test_every_card_has_its_emblem() -> None:
    assert repo_pictures.emblem_complaints(ROOT, map(load_game, GAMES)) == []


def test_every_layer_of_a_stage_is_drawn_and_every_drawing_is_in_one() -> None:
    assert repo_pictures.stage_complaints(ROOT, map(load_game, GAMES)) == []


def test_every_drawing_that_a_moment_names_is_there_and_none_is_for_nothing() -> None:
    assert repo_pictures.moment_complaints(ROOT, map(load_game, GAMES)) == []


def test_qt_draws_every_drawing_without_a_warning(qapp: QApplication, qtlog: Any) -> None:
    assert repo_pictures.undrawn(ROOT) == []
    assert [record.message for record in qtlog.records] == []


def test_the_program_asks_only_for_pictures_that_are_there() -> None:
    assert repo_pictures.missing_drawings(ROOT) == []


# -- the checks themselves ---------------------------------------------------------------------------------------------

def test_a_plain_drawing_is_no_fault(tmp_path: Path) -> None:
    plain = ('<title>King</title><defs><linearGradient id="p"><stop offset="0"/></linearGradient></defs>'
             '<g transform="rotate(9 1 1)"><rect x=".5" y="1" width="9" height="9.5" fill="url(#p)"/></g>'
             '<circle cx="9" cy="9" r="5" fill-opacity=".45"/>')
    assert repo_pictures.unruly_drawings(_drawing(tmp_path, plain)) == []


@pytest.mark.parametrize("inside", [
    "<path>",
    "<text>K</text>",
    '<image width="9" height="9"/>',
    "<script>crown()</script>",
    '<defs><filter id="blur"/></defs>',
    '<use/>',
    '<path filter="blur"/>',
    '<path style="fill:red"/>',
    '<path class="gold"/>',
    '<path onclick="crown()"/>',
    '<g href="king.svg"/>',
    '<path fill="url(king.svg#gold)"/>',
    '<path fill="https://example.org/gold"/>',
    '<path d="M9.25 9H99"/>',
])
def test_a_drawing_that_breaks_a_rule_is_found(inside: str, tmp_path: Path) -> None:
    assert len(repo_pictures.unruly_drawings(_drawing(tmp_path, inside))) == 1


@pytest.mark.parametrize(("file", "box", "faults"), [
    ("assets/games/chess/king.svg", "0 0 200 200", 0),
    ("assets/games/chess/king.svg", "0 0 24 24", 1),
    ("assets/games/chess/stage/far_hills.svg", "0 0 1600 300", 0),
    ("assets/games/chess/ground.svg", "0 0 1600 1000", 1),
    ("assets/games/chess/King.svg", "0 0 200 200", 1),
    ("assets/games/chess/old-king.svg", "0 0 200 200", 1),
    ("assets/king.svg", "0 0 200 200", 1),
    ("assets/themes/back.svg", "0 0 250 350", 0),
    ("assets/themes/back.svg", "0 0 350 250", 1),
    ("assets/icons/throne-desktop.svg", "0 0 128 128", 0),
    ("assets/icons/new-game.svg", "0 0 24 24", 0),
    ("assets/icons/new-game.svg", "0 0 128 128", 1),
    ("assets/icons/marks/used.svg", "0 0 48 48", 0),
    ("assets/icons/marks/used.svg", "0 0 24 24", 1),
])
def test_a_drawing_in_the_wrong_place_or_size_is_found(file: str, box: str, faults: int, tmp_path: Path) -> None:
    assert len(repo_pictures.unruly_drawings(_drawing(tmp_path, file=file, box=box))) == faults


def test_a_drawing_that_is_too_large_is_found(tmp_path: Path) -> None:
    assert len(repo_pictures.unruly_drawings(_drawing(tmp_path, f'<path d="{"M9 9" * 1024}"/>'))) == 1


def test_emblems_that_do_not_fit_the_cards_are_found(tmp_path: Path) -> None:
    folder = shutil.copytree(ROOT / "assets" / "games" / "behind_the_throne",
                             tmp_path / "assets" / "games" / "behind_the_throne")
    assert repo_pictures.emblem_complaints(tmp_path, [BEHIND]) == []
    (folder / "king.svg").rename(folder / "emperor.svg")
    (folder / "queen.svg").write_bytes((folder / "jester.svg").read_bytes())
    assert repo_pictures.emblem_complaints(tmp_path, [BEHIND]) == [
        "behind-the-throne: emperor.svg is the emblem of no card",
        "behind-the-throne: queen.svg has the title 'Jester', not 'Queen'",
        "behind-the-throne: king has no emblem",
    ]


def test_drawings_that_do_not_fit_a_stage_are_found(tmp_path: Path) -> None:
    game = tmp_path / "assets" / "games" / "behind_the_throne"
    shutil.copytree(ROOT / "assets" / "games" / "behind_the_throne" / "stage", game / "stage")
    assert repo_pictures.stage_complaints(tmp_path, [BEHIND]) == []
    (game / "stage" / "beam.svg").rename(game / "stage" / "moon.svg")
    assert repo_pictures.stage_complaints(tmp_path, [BEHIND]) == [
        "behind-the-throne: beam is not drawn",
        "behind-the-throne: moon is in no layer of its stage",
    ]


@pytest.mark.parametrize("inside", ["<path>", "", '<path d="M900 900H999V999Z"/>'])
def test_a_drawing_that_shows_nothing_is_found(inside: str, qapp: QApplication, tmp_path: Path) -> None:
    assert repo_pictures.undrawn(_drawing(tmp_path, inside)) == [EMBLEM]


@pytest.mark.parametrize(("source", "faults"), [
    ("icon('home')", 0),
    ("icon('castle')", 1),
    ("icons.icon('home' if won else 'castle')", 1),
    ("icon(name)", 1),
    ("icon(f'{name}')", 1),
    ("button.icon()", 0),
    ("asset('icons', 'home.svg')", 0),
    ("asset('icons', 'castle.svg')", 1),
    ("asset('games', folder, 'king.svg')", 0),
    ("def button(self, words, name):\n    return QPushButton(icon(name))\nbutton('Home', 'home')", 0),
    ("def button(self, words, name):\n    return QPushButton(icon(name))\nself.button('Home', 'castle')", 1),
    ("def button(self, words, name):\n    return QPushButton(icon(name))\nbutton('Home', name)", 1),
])
def test_a_picture_that_is_not_there_is_found(source: str, faults: int, tmp_path: Path) -> None:
    assert len(repo_pictures.missing_drawings(_code(tmp_path, source))) == faults
