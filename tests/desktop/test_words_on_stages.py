"""Words on a table can be read where they stand: on the stage of the game, or on a plaque where that is bright."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF

from engine import GAMES, load_game
from engine.core.text import Text, english, seat_in_english
from engine.table.view import view
from tests.helpers.amount import first_or_all, some_in_each
from tests.helpers.layouts import TABLES
from tests.helpers.window import dress
from tests.helpers.words_seen import faint_words
from throne_desktop.look import theme
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop

pytestmark = pytest.mark.usefixtures("qtbot")

MOMENTS = (0, 6, 25)
"""After so many moves."""


def in_english(text: Text) -> str:
    return text.render(english, seat_in_english)


def table(game_id: str, seats: int, moves: int, size: tuple[int, int]) -> Tabletop:
    """A table of that size, after so many moves at random."""
    game, rng = load_game(game_id), random.Random(3)
    state = game.start(seats, 3)
    for _ in range(moves):
        state.apply(rng.choice(state.legal_moves()))
    scene = Tabletop(game, in_english, seat_in_english)
    narrator = Narrator(scene)
    narrator.resize(QSizeF(*size), 1.0)
    narrator.show_view(view(state.observation(0)))
    return scene


@pytest.fixture
def needed(request: pytest.FixtureRequest) -> Iterator[tuple[float, float]]:
    """Each theme in turn, and the contrast that is needed in it: of words, and of large ones."""
    dress()
    theme.wear(request.param)
    yield (7.0, 4.5) if request.param == "contrast" else (4.5, 3.0)
    theme.wear("light")


@first_or_all("size", TABLES, ids=lambda size: f"{size[0]}x{size[1]}")
@first_or_all("crowd", ("full", "few"))
@some_in_each(("game_id", "needed"), GAMES, tuple(theme.THEMES), indirect=["needed"])
def test_all_words_on_a_table_can_be_read(game_id: str, crowd: str, size: tuple[int, int],
                                          needed: tuple[float, float]) -> None:
    seats = load_game(game_id).seats[-1 if crowd == "full" else 0]
    for moves in MOMENTS:
        assert faint_words(table(game_id, seats, moves, size), *needed) == []
