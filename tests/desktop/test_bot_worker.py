"""Bots think in a process of their own; whatever that process does, a request has one end."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from engine import bot, load_game
from engine.bots.base import Choice
from engine.bots.timing import Timing
from engine.core.observe import Observation
from engine.core.text import Text
from tests.helpers import amount, misbehaving
from throne_desktop.services.bots.bot_process import serve
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.services.bots.child import running

PATIENCE = 60_000
"""Milliseconds that a test waits for what must happen."""
LONG = 60.0
"""Seconds that no bot needs."""

Target = Callable[[Connection], None]


class Asker:
    """Asks a worker and writes down what it hears."""

    def __init__(self, worker: BotWorker, qtbot: QtBot) -> None:
        self.worker = worker
        self.chosen: list[tuple[int, Choice]] = []
        self.failed: list[tuple[int, str]] = []
        self._qtbot = qtbot
        worker.chosen.connect(lambda request, choice: self.chosen.append((request, choice)))
        worker.failed.connect(lambda request, reason: self.failed.append((request, reason)))

    def ask(self, request: int, observation: Observation[Any], level: str = "page", seed: int = 1) -> None:
        self.worker.think(request, level, observation, seed, Timing(LONG))

    def wait(self) -> None:
        self._qtbot.waitUntil(lambda: bool(self.chosen or self.failed), timeout=PATIENCE)

    def listen(self, milliseconds: int) -> None:
        self._qtbot.wait(milliseconds)


@pytest.fixture
def ask_of(qtbot: QtBot) -> Iterator[Callable[..., Asker]]:
    """Makes an Asker of a worker with the given body; all workers are closed after the test."""
    workers: list[BotWorker] = []

    def asker(target: Target = serve, grace: float = LONG) -> Asker:
        workers.append(BotWorker(QCoreApplication.instance(), target=target, grace=grace))
        return Asker(workers[-1], qtbot)

    yield asker
    for worker in workers:
        worker.close()
    assert running() == []


def replying(reply: misbehaving.Reply) -> Target:
    """A body that serves that reply."""
    return partial(serve, reply=reply)


@pytest.fixture
def lives(tmp_path: Path) -> Path:
    """A folder in which a misbehaving process counts its lives."""
    folder = tmp_path / "lives"
    folder.mkdir()
    return folder


def wait_for(path: Path) -> None:
    ends = time.monotonic() + PATIENCE / 1000
    while not path.exists():
        assert time.monotonic() < ends, f"{path.name} did not appear"
        time.sleep(0.01)


# -- answers -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal"])
def test_the_choice_is_the_one_the_bot_makes_with_that_seed(
        ask_of: Callable[..., Asker], observation: Observation[Any], level: str) -> None:
    asker = ask_of()
    asker.ask(7, observation, level, seed=2 ** 100 + 1)
    asker.wait()
    expected = bot(level, observation.seen.game).choose(observation, rng=random.Random(2 ** 100 + 1), seconds=LONG)
    assert asker.chosen == [(7, expected)]
    assert isinstance(expected.why, Text)
    assert asker.failed == []


def test_one_process_answers_many_requests(ask_of: Callable[..., Asker], observation: Observation[Any]) -> None:
    asker = ask_of()
    asker.worker.warm("throne")
    processes = running()
    for request in range(5):
        asker.chosen.clear()
        asker.ask(request, observation)
        asker.wait()
        assert [number for number, _ in asker.chosen] == [request]
        assert running() == processes
    assert len(processes) == 1


def test_no_process_is_started_before_it_is_needed(ask_of: Callable[..., Asker]) -> None:
    ask_of()
    assert running() == []


@pytest.mark.parametrize("seat", [None, 1])
def test_the_game_is_imported_before_anybody_asks(
        ask_of: Callable[..., Asker], tmp_path: Path, seat: int | None) -> None:
    asker = ask_of(partial(misbehaving.touches_what_is_imported, tmp_path))
    asker.worker.warm("throne", seat)
    wait_for(tmp_path / "all")
    assert {each.name for each in tmp_path.iterdir()} == {"throne", "all"}


def test_the_process_has_nothing_of_qt_and_steps_back(
        ask_of: Callable[..., Asker], observation: Observation[Any], tmp_path: Path) -> None:
    report = tmp_path / "report"
    asker = ask_of(replying(partial(misbehaving.tells_about_itself, report)))
    asker.ask(1, observation)
    asker.wait()
    assert json.loads(report.read_text()) == {"qt": [], "niceness": os.nice(0) + 5}


# -- misbehaviour ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("misdeed", [misbehaving.quitter, misbehaving.garbage, misbehaving.cheat])
def test_a_process_that_fails_once_is_replaced_and_the_request_answered(
        ask_of: Callable[..., Asker], observation: Observation[Any], lives: Path, misdeed: misbehaving.Reply) -> None:
    asker = ask_of(replying(partial(misbehaving.at_first, 1, lives, misdeed)))
    asker.ask(3, observation)
    asker.wait()
    assert [request for request, _ in asker.chosen] == [3]
    assert asker.failed == []
    assert len(list(lives.iterdir())) == 2


@pytest.mark.parametrize(("misdeed", "reason"), [
    (misbehaving.quitter, "The bot’s process ended without an answer."),
    (misbehaving.cheat, "The bot chose “destroy 4 king”, which the rules do not allow now."),
    pytest.param(misbehaving.flood, "The bot’s process ended without an answer.", marks=amount.LONG),
    pytest.param(misbehaving.garbage, "The bot’s answer made no sense.", marks=amount.LONG),
], ids=lambda value: value.__name__ if callable(value) else "")
def test_a_request_fails_when_the_second_process_fails_too_and_the_next_one_is_answered(
        ask_of: Callable[..., Asker], observation: Observation[Any], lives: Path, misdeed: misbehaving.Reply,
        reason: str) -> None:
    asker = ask_of(replying(partial(misbehaving.at_first, 2, lives, misdeed)))
    asker.ask(3, observation)
    asker.wait()
    assert (asker.chosen, asker.failed) == ([], [(3, reason)])
    asker.failed.clear()
    asker.ask(4, observation)
    asker.wait()
    assert [request for request, _ in asker.chosen] == [4]
    assert asker.failed == []
    assert len(list(lives.iterdir())) == 3


def test_half_an_answer_is_none(ask_of: Callable[..., Asker], observation: Observation[Any]) -> None:
    asker = ask_of(misbehaving.half)
    asker.ask(1, observation)
    asker.wait()
    assert asker.failed == [(1, "The bot’s process ended without an answer.")]


@pytest.mark.parametrize("body", [replying(misbehaving.sleeper), misbehaving.deaf], ids=["sleeper", "deaf"])
def test_a_process_that_hangs_is_given_up_when_the_time_is_over(
        ask_of: Callable[..., Asker], observation: Observation[Any], body: Target) -> None:
    asker = ask_of(body, grace=0.2)
    asker.worker.think(5, "page", observation, 1, Timing(0.0))
    asker.wait()
    assert (asker.chosen, asker.failed) == ([], [(5, "The bot did not answer in time.")])
    assert running() == []


def test_a_process_killed_while_it_thinks_is_replaced(
        ask_of: Callable[..., Asker], observation: Observation[Any], lives: Path, tmp_path: Path) -> None:
    thinking = tmp_path / "thinking"
    asker = ask_of(replying(partial(misbehaving.at_first, 1, lives, partial(misbehaving.thinker, thinking))))
    asker.ask(8, observation)
    wait_for(thinking)
    (process,) = running()
    process.kill()
    asker.wait()
    assert [request for request, _ in asker.chosen] == [8]


def test_a_process_killed_while_nobody_asks_is_replaced_at_the_next_request(
        ask_of: Callable[..., Asker], observation: Observation[Any]) -> None:
    asker = ask_of()
    asker.worker.warm("throne")
    (process,) = running()
    process.kill()
    process.join()
    asker.ask(1, observation)
    asker.wait()
    assert [request for request, _ in asker.chosen] == [1]


def test_an_unknown_level_fails_and_the_reason_names_the_levels(
        ask_of: Callable[..., Asker], observation: Observation[Any]) -> None:
    asker = ask_of()
    asker.ask(1, observation, level="emperor")
    asker.wait()
    ((request, reason),) = asker.failed
    assert request == 1
    assert "emperor" in reason
    assert "page, squire, knight, marshal" in reason


def test_a_seat_that_is_not_asked_gets_no_choice(ask_of: Callable[..., Asker]) -> None:
    state = load_game("behind-the-throne").start(2, seed=1)
    assert state.actor is not None
    asker = ask_of()
    asker.ask(1, state.observation(1 - state.actor))
    asker.wait()
    assert [request for request, _ in asker.failed] == [1]


# -- cancelling and closing --------------------------------------------------------------------------------------------

def test_an_answer_that_comes_after_cancelling_is_dropped(
        ask_of: Callable[..., Asker], observation: Observation[Any], tmp_path: Path) -> None:
    answered = tmp_path / "answered"
    asker = ask_of(partial(misbehaving.answers_and_tells, answered))
    asker.ask(1, observation)
    wait_for(answered)
    time.sleep(0.05)    # now the answer waits for the event loop
    asker.worker.cancel()
    asker.listen(50)
    assert (asker.chosen, asker.failed) == ([], [])
    asker.ask(1, observation)
    asker.wait()
    asker.listen(50)
    assert [request for request, _ in asker.chosen] == [1]


def test_an_answer_that_comes_after_the_next_question_is_not_taken_for_its_answer(
        ask_of: Callable[..., Asker], observation: Observation[Any], tmp_path: Path) -> None:
    answered = tmp_path / "answered"
    asker = ask_of(partial(misbehaving.answers_and_tells, answered))
    asker.ask(1, observation, seed=1)
    wait_for(answered)
    time.sleep(0.05)    # now the answer waits for the event loop
    asker.ask(1, observation, seed=2)
    asker.wait()
    bots = {seed: bot("page", observation.seen.game).choose(observation, rng=random.Random(seed)) for seed in (1, 2)}
    assert bots[1] != bots[2]
    assert asker.chosen == [(1, bots[2])]


def test_nobody_goes_on_thinking_about_a_cancelled_request(
        ask_of: Callable[..., Asker], observation: Observation[Any], tmp_path: Path) -> None:
    thinking = tmp_path / "thinking"
    asker = ask_of(replying(partial(misbehaving.thinker, thinking)))
    asker.ask(1, observation)
    wait_for(thinking)
    asker.worker.cancel()
    assert running() == []


def test_a_new_request_takes_the_place_of_the_one_under_way(
        ask_of: Callable[..., Asker], observation: Observation[Any]) -> None:
    asker = ask_of()
    asker.ask(1, observation)
    asker.ask(2, observation)
    asker.wait()
    asker.listen(50)
    assert [request for request, _ in asker.chosen] == [2]
    assert asker.failed == []


def test_closing_while_a_bot_thinks_leaves_no_process_and_no_signal(
        ask_of: Callable[..., Asker], observation: Observation[Any], tmp_path: Path) -> None:
    thinking = tmp_path / "thinking"
    asker = ask_of(replying(partial(misbehaving.thinker, thinking)))
    asker.ask(1, observation)
    wait_for(thinking)
    asker.worker.close()
    assert running() == []
    asker.listen(50)
    assert (asker.chosen, asker.failed) == ([], [])


def test_closing_twice_or_without_a_process_does_nothing(ask_of: Callable[..., Asker]) -> None:
    asker = ask_of()
    asker.worker.close()
    asker.worker.warm("throne")
    asker.worker.close()
    asker.worker.close()
    assert running() == []


# -- the end of the program --------------------------------------------------------------------------------------------

_PROGRAM = """
import os, signal, sys, time
from functools import partial
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from engine import load_game
from engine.bots.timing import Timing
from tests.helpers import misbehaving
from throne_desktop.services.bots.bot_process import serve
from throne_desktop.services.bots.bot_worker import BotWorker

application = QCoreApplication([])
thinking = Path(sys.argv[1])
reply = partial(misbehaving.thinker, thinking) if sys.argv[2] == "thinking" else None
worker = BotWorker(target=partial(serve, reply=reply))
worker.warm("throne")
state = load_game("behind-the-throne").start(2, seed=1)
if sys.argv[2] == "thinking":
    worker.think(1, "page", state.observation(state.actor), 1, Timing(60.0))
    while not thinking.exists():
        time.sleep(0.01)
else:
    worker.chosen.connect(application.quit)
    worker.think(1, "page", state.observation(state.actor), 1, Timing(60.0))
    application.exec()
print("ready", flush=True)
if sys.argv[3] == "killed":
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("state", ["idle", "thinking"])
@pytest.mark.parametrize("end", ["killed", "without closing"])
def test_the_process_ends_with_the_program(tmp_path: Path, state: str, end: str) -> None:
    program = subprocess.Popen([sys.executable, "-c", _PROGRAM, str(tmp_path / "thinking"), state, end],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                               env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))})
    # The bot's process has this output too: it is read to its end only when that process has ended as well.
    output, _ = program.communicate(timeout=PATIENCE / 1000)
    assert output == "ready\n"
