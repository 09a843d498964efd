"""The person sits behind the same door as the bots: no page ever sees the truth about a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT
from tests.helpers.repo_seats import IN_FRONT, looks_at_truth


def _project(folder: Path, module: str, source: str) -> Path:
    """A project with that module."""
    path = folder / "throne_desktop" / f"{module}.py"
    path.parent.mkdir(parents=True)
    path.write_text(source, encoding="utf-8")
    return folder


def test_nothing_in_front_of_a_host_reads_a_session_or_a_record() -> None:
    assert looks_at_truth(ROOT) == []


@pytest.mark.parametrize("room", IN_FRONT)
def test_every_room_in_front_of_the_host_is_there(room: str) -> None:
    assert (ROOT / "throne_desktop" / room).is_dir()


@pytest.mark.parametrize(("module", "source"), [
    ("screens/play/log", "def seed(client):\n    return client.session.seed"),
    ("screens/play/log", "def seed(client):\n    return client._host.luck()"),
    ("screens/play/log", "def count(session):\n    return len(session.moves)"),
    ("screens/play/log", "from engine.session.session import Session"),
    ("screens/play/log", "from throne_desktop.services.game.table_host import TableHost"),
    ("table/hand/card_mover",
     "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from engine.session import Session"),
    ("window/rematch", "def options(session):\n    return session.state.options"),
    ("window/rematch", "def seed(window):\n    return window.play_screen.client.session.seed"),
    ("services/sound/player", "class Player:\n    def look(self):\n        return self._session.moves"),
    ("screens/records/replay", "from engine.session.record import Record"),
    ("screens/records/replay", "class ReplayScreen:\n    def cut(self):\n        return self._record.cut"),
    ("screens/review/review", "from engine.table.endings import PlayedGame"),
    ("screens/review/review", "def moves(replay):\n    return replay.record.moves"),
    ("screens/review/review_words", "def actor(replay, moves):\n    return replay.positions[moves].actor"),
    ("screens/ending/ending_words", "def turns(ending):\n    return ending.played.turns"),
    ("window/archive", "def begun(record):\n    return bool(record.played)"),
    ("window/idle_imports", "def deal(game):\n    return game.deal().positions"),
])
def test_a_look_at_the_truth_is_found(module: str, source: str, tmp_path: Path) -> None:
    (found,) = looks_at_truth(_project(tmp_path, module, source))
    assert found.startswith(f"throne_desktop/{module}.py:")


@pytest.mark.parametrize(("module", "source"), [
    ("screens/play/log", "def seed(client):\n    return client.seed"),
    ("window/rematch", "from engine.session.session import Session\n\n"
                     "def begin(window, session: Session):\n    window.open_session(session)"),
    ("services/game/table_host", "def seed(self):\n    return self.session.seed"),
    ("services/records/library", "def seed(session):\n    return session.seed"),
    ("services/records/replay_host", "def actor(self, moves):\n    return self._played.positions[moves].actor"),
    ("services/reviews/review_process", "from engine.session import Record\n\n"
                                       "def load(file):\n    return Record.load(file)"),
    ("screens/review/review_words", "def turn(replay, moves):\n    return replay.turns.at(moves)"),
    ("screens/help/crash", "def kept(report):\n    return report.record"),
])
def test_what_a_seat_or_a_host_does_is_none(module: str, source: str, tmp_path: Path) -> None:
    assert looks_at_truth(_project(tmp_path, module, source)) == []
