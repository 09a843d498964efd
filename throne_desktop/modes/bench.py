"""The bench of a game: frames of moving cards alone and while a regent thinks, drag, and idle."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count, pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from engine import GAMES, load_game
from engine.base.faces import CardFace
from engine.bots.timing import Timing
from engine.cli.output import complain, say
from engine.session.entries import Seating
from throne_desktop.modes.loop import delete_left, turn_for, turn_until
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.startup.options import Options
from throne_desktop.storage.people import BOT_NAMES
from throne_desktop.storage.setup import Setup
from throne_desktop.table.items.items import CardItem
from throne_desktop.table.motion.tweens import Tween
from throne_desktop.window.window import Window

CARDS: Final = 20
_SECONDS: Final = 5.0
_DRAGS: Final = 200
_IDLE: Final = 4.0


def run(window: Window, options: Options) -> int:
    """Prints one line per figure of a game in the window, which shows home; returns 0 once all are measured."""
    screen = _open_game(window, options.game or GAMES[0])
    say(f"memory with a game on the table       {_resident_mb():7.1f} MB RSS")
    _measure_frames(screen, window.worker)
    _report("drag, mouse event to painted card", _drags(screen))
    say(f"idle, processor time                  {_idle_percent():7.2f} %")
    window.close()
    return 0


def _resident_mb() -> float:
    status = Path("/proc/self/status")
    if not status.is_file():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def _open_game(window: Window, game_id: str) -> PlayScreen:
    game = load_game(game_id)
    players = (Seating("", None), *(Seating(BOT_NAMES[seat], "marshal") for seat in range(game.seats[-1] - 1)))
    window.start(Setup(game_id, players, {}, 7))
    screen = window.play_screen
    assert screen is not None
    delete_left()
    turn_until(lambda: screen.client.viewer_decides, 20.0)
    turn_for(0.3)
    return screen


def _measure_frames(screen: PlayScreen, worker: BotWorker) -> None:
    """Frames of 20 cards that move to and fro, alone and beside a regent, and of the deal of the game beside one."""
    items = _cards(screen)
    to_and_fro = partial(_send, screen, items)
    _report_frames("20 cards moving", _frames(screen, to_and_fro))
    with _regent_thinking(screen, worker):
        _report_frames("20 cards moving, regent thinks", _frames(screen, to_and_fro))
        for item in items:
            screen.scene.removeItem(item)
        _report_frames("cards dealt, regent thinks", _frames(screen, partial(_deal, screen)))


def _report_frames(name: str, watch: _PaintWatch) -> None:
    _report(f"frame, {name}", watch.gaps)
    _report("  the processor’s part of it", watch.work)


def _frames(screen: PlayScreen, play: Callable[[], None]) -> _PaintWatch:
    """Watches what `play` moves, again and again."""
    animator = screen.narrator.animator
    ends = time.monotonic() + _SECONDS
    animator.speed = 1.0
    watch = _PaintWatch(screen)
    while time.monotonic() < ends:
        play()
        watch.begin()
        turn_until(lambda: not animator.running, 3.0)
        watch.end()
    animator.speed = 0
    return watch


def _cards(screen: PlayScreen) -> list[CardItem]:
    """Cards above the table."""
    scene, items = screen.scene, []
    faces = [CardFace(card.id) for card in screen.client.game.cards]
    for index in range(CARDS):
        item = CardItem(scene.faces, 100.0, scene.ratio)
        item.show_face(faces[index % len(faces)], False, 100.0)
        item.setPos(30.0 * index, 40.0)
        item.setZValue(5000 + index)
        scene.addItem(item)
        items.append(item)
    return items


def _send(screen: PlayScreen, items: Sequence[CardItem]) -> None:
    """Let all cards move to the other side."""
    screen.narrator.animator.play([Tween(item, item.pos(), QPointF(800 - item.x(), 440 - item.y())) for item in items],
                               0, _nothing)


def _deal(screen: PlayScreen) -> None:
    """Let the cards of the game be dealt once more."""
    if screen.view is not None:
        screen.narrator.deal(screen.view)


@contextmanager
def _regent_thinking(screen: PlayScreen, worker: BotWorker) -> Iterator[None]:
    """A regent thinks about the player's move in its process, and about it again once it has decided."""
    observation = screen.client.view().observation
    requests = count(10 ** 6)

    def ask() -> None:
        worker.think(number := next(requests), "regent", observation, number, Timing(_SECONDS))

    def again(_request: int, _choice: object) -> None:
        ask()

    worker.chosen.connect(again)
    ask()
    turn_for(1.0)      # its process has started
    yield
    worker.chosen.disconnect(again)
    worker.cancel()


def _nothing() -> None:
    pass


class _PaintWatch(QObject):
    """Notes the times at which the table is painted, and what the processor has done until then."""

    def __init__(self, screen: PlayScreen) -> None:
        super().__init__()
        self._times: list[tuple[float, float]] = []
        self.gaps: list[float] = []
        """Milliseconds between paintings."""
        self.work: list[float] = []
        """Milliseconds of the processor's time between them."""
        screen.table_view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._times.append((time.perf_counter(), time.process_time()))
        return False

    def begin(self) -> None:
        """Something begins to move."""
        self._times.clear()

    def end(self) -> None:
        """It has come to rest. Its first painting does not count, which also paints what had been left over."""
        for before, after in pairwise(self._times[1:]):
            self.gaps.append((after[0] - before[0]) * 1000)
            self.work.append((after[1] - before[1]) * 1000)


def _drags(screen: PlayScreen) -> Sequence[float]:
    """Milliseconds from a mouse event to the painted card, carrying a card over the table."""
    viewport, scene = screen.table_view.viewport(), screen.scene
    assert scene.view is not None
    piece = next(iter(scene.view.offers), next(iter(scene.cards)))
    start = scene.cards[piece].sceneBoundingRect().center()
    _mouse(screen, QEvent.Type.MouseButtonPress, start)
    times = []
    for step in range(_DRAGS):
        point = start + QPointF(step % 100 * 3.0, -(step % 50) * 2.0)
        before = time.perf_counter()
        _mouse(screen, QEvent.Type.MouseMove, point)
        QApplication.processEvents()
        viewport.update(0, 0, 1, 1)
        QApplication.processEvents()
        times.append((time.perf_counter() - before) * 1000)
    _mouse(screen, QEvent.Type.MouseButtonRelease, start)
    return times


def _mouse(screen: PlayScreen, kind: QEvent.Type, point: QPointF) -> None:
    viewport = screen.table_view.viewport()
    glob = viewport.mapToGlobal(point)
    button = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    held = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    event = QMouseEvent(kind, point, glob, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)


def _median(ordered: Sequence[float]) -> float:
    """The middle of sorted figures. The module statistics would take 1.5 MB of the memory that is measured here."""
    return (ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]) / 2


def _idle_percent() -> float:
    turn_for(0.5)
    before = time.process_time()
    loop = QEventLoop()
    QTimer.singleShot(round(_IDLE * 1000), loop.quit)
    loop.exec()
    return (time.process_time() - before) / _IDLE * 100


def _report(name: str, times: Sequence[float]) -> None:
    if len(times) < 2:
        complain(f"{name:37} was not measured: too few frames")
        return
    ordered = sorted(times)
    last = ordered[min(len(ordered) - 1, round(len(ordered) * 0.99))]
    say(f"{name:37} {_median(ordered):7.2f} ms median, {last:.2f} p99, {ordered[-1]:.2f} most")
