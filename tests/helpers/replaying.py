"""A recorded game on the replay screen, and what is seen there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from engine import GAMES, Record, Session, load_game
from engine.session.entries import Seating
from engine.table.view import view
from tests.helpers.sessions import play_at_random
from tests.helpers.window import click, disorder, open_window
from throne_desktop.screens.records import replay
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.window.archive import open_replay
from throne_desktop.window.window import Window

PLAYERS = (Seating("Aldwin", "page"), Seating("Ann"), Seating("Beatrix", "squire"))
ANN = 1


def game_under_way(file: Path) -> Path:
    """The record of an unfinished game by Ann and two bots, with an undo now and then."""
    session, rng = Session(load_game(GAMES[0]), 3, 15, players=PLAYERS), random.Random(3)
    while len(session.moves) < 60:
        play_at_random(session, rng, 5)
        if rng.random() < 0.4 and session.why_not_undo(ANN) is None:
            session.undo(ANN)
    session.record().save(file)
    return file


def finished_game(file: Path) -> Path:
    """The record of a finished game by Ann and two bots."""
    session = Session(load_game(GAMES[0]), 3, 15, players=PLAYERS)
    play_at_random(session, random.Random(3))
    session.record().save(file)
    return file


@contextmanager
def on_screen(file: Path) -> Iterator[Replay]:
    """A record on the replay screen."""
    with open_window() as window:
        open_replay(window, file)
        yield Replay(window, Record.load(file))


class Replay:
    """The replay screen, and the record that it shows."""

    def __init__(self, window: Window, record: Record) -> None:
        page = window.pages.currentWidget()
        assert isinstance(page, ReplayScreen)
        self.window, self.screen, self.record = window, page, record

    @property
    def position(self) -> str:
        return self.screen.bar.label.text()

    @property
    def log(self) -> list[str]:
        return self.screen.side.log.past

    def button(self, name: str) -> QPushButton:
        """The button with that name."""
        return next(self._buttons(name))

    def offers(self, name: str) -> bool:
        """Whether there is a button with that name."""
        return next(self._buttons(name), None) is not None

    def _buttons(self, name: str) -> Iterator[QPushButton]:
        return (each for each in self.screen.findChildren(QPushButton) if name in (each.accessibleName(), each.text()))

    def push(self, name: str) -> None:
        click(self.button(name))

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.screen, key)

    def disorder_after(self, moves: int) -> list[str]:
        """How the table differs from what Ann saw after that many moves."""
        return disorder(self.screen, view(self.record.replay()[moves].observation(ANN)))


def at(shown: Replay) -> int:
    """The number of moves before the position that is shown."""
    return shown.screen.bar.slider.value()


def quicken(shown: Replay, monkeypatch: pytest.MonkeyPatch, pace: int) -> None:
    """Let only that many milliseconds pass between two moves."""
    monkeypatch.setattr(replay, "PACE", pace)
    shown.screen.apply(shown.window.settings)
