"""The bench of a game: frames with 20 moving cards alone and while a bot thinks, drag, and idle."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from engine import GAMES, load_game
from engine.base.faces import CardFace
from engine.cli.output import complain, say
from engine.session.entries import Seating
from throne_desktop.kept.people import BOT_NAMES
from throne_desktop.kept.setup import Setup
from throne_desktop.modes.loop import delete_left, turn_for, turn_until
from throne_desktop.screens.play import PlayScreen
from throne_desktop.startup.options import Options
from throne_desktop.table.items import CardItem
from throne_desktop.table.tweens import Tween
from throne_desktop.window.window import Window

CARDS: Final = 20
_SECONDS: Final = 3.0
_DRAGS: Final = 200
_IDLE: Final = 4.0


def run(window: Window, options: Options) -> int:
    """Prints one line per figure of a game in the window, which shows home; returns 0 once all are measured."""
    screen = _open_game(window, options.game or GAMES[0])
    say(f"memory with a game on the table     {_resident_mb():7.1f} MB RSS")
    _report("frame, 20 cards moving", _frames(screen, False))
    _report("frame, 20 cards moving, bot thinks", _frames(screen, True))
    _report("drag, mouse event to painted card", _drags(screen))
    say(f"idle, processor time                {_idle_percent():7.2f} %")
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
    turn_until(lambda: screen.controller.viewer_decides, 20.0)
    turn_for(0.3)
    return screen


def _frames(screen: PlayScreen, thinking: bool) -> Sequence[float]:
    """Milliseconds between frames while 20 cards move to and fro."""
    scene = screen.scene
    items = []
    faces = [CardFace(card.id) for card in screen.controller.session.game.cards]
    for index in range(CARDS):
        item = CardItem(scene.faces, 100.0, scene.ratio)
        item.show_face(faces[index % len(faces)], False, 100.0)
        item.setPos(30.0 * index, 40.0)
        item.setZValue(5000 + index)
        scene.addItem(item)
        items.append(item)
    times: list[float] = []
    request = 10 ** 6
    ends = time.monotonic() + _SECONDS
    scene.animator.speed = 1.0
    watch = _PaintWatch(screen)
    while time.monotonic() < ends:
        if thinking:
            request += 1
            observation = screen.controller.session.observation(screen.controller.viewer)
            screen.controller._worker.think(request, "regent", observation, request, 1.5)
        scene.animator.play([Tween(item, item.pos(), QPointF(800 - item.x(), 440 - item.y()))
                             for item in items], 0, _nothing)
        watch.begin()
        turn_until(lambda: not scene.animator.running, 3.0)
        times += watch.gaps()
    for item in items:
        scene.removeItem(item)
    scene.animator.speed = 0
    screen.controller._worker.cancel()
    return times


def _nothing() -> None:
    pass


class _PaintWatch(QObject):
    """Notes the times at which the table is painted."""

    def __init__(self, screen: PlayScreen) -> None:
        super().__init__()
        self._times: list[float] = []
        screen.table_view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            self._times.append(time.perf_counter())
        return False

    def begin(self) -> None:
        """Forget the times so far."""
        self._times.clear()

    def gaps(self) -> list[float]:
        """Milliseconds between paintings, without the first, which also paints what had been left over."""
        return [(after - before) * 1000 for before, after in pairwise(self._times[1:])]


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
        complain(f"{name:35} was not measured: too few frames")
        return
    ordered = sorted(times)
    last = ordered[min(len(ordered) - 1, round(len(ordered) * 0.99))]
    say(f"{name:35} {_median(ordered):7.2f} ms median, {last:.2f} p99, {ordered[-1]:.2f} most")
