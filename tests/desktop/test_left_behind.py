"""Nothing stays on the screen where it lay: after every step the window shows what it would if it were painted anew.

The screen is read dot by dot. Where Qt draws nowhere, it still has a screen, which a window is painted on in parts, as
on any other.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from math import floor
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPen, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView, QStyleOptionGraphicsItem

from engine import GAMES, load_game
from tests.helpers.amount import first_or_all
from tests.helpers.monkey import Monkey
from tests.helpers.on_screen import different, left_behind, while_painting
from tests.helpers.positions_of.shadow_throne import fought
from tests.helpers.replaying import on_screen
from tests.helpers.sessions import new_game, play_at_random
from tests.helpers.window import Hand, at_table, dress, session_at
from throne_desktop.look import theme
from throne_desktop.modes.loop import turn_for
from throne_desktop.screens.records.replay import KEYS
from throne_desktop.storage.paths import asset
from throne_desktop.storage.settings import Settings
from throne_desktop.table.faces.card_marks import MarkItem, Sign
from throne_desktop.table.faces.owner_mark import OwnerMark
from throne_desktop.table.motion import motions

pytestmark = pytest.mark.usefixtures("qtbot")

MOUSE_GAMES, STEPS = 20, 40
SIZES = ((1024, 640), (1280, 800), (1600, 1000))
SPEED = 4.0
"""How many times as fast as usual cards move; the pointer rests for up to `RESTS` seconds.

For a moment at least: lists lay out their rows, and show them, with a timer.
"""
RESTS = (0.005, 0.005, 0.01, 0.03, 0.06)
SIGHTS = 8
SHARED = 4
"""Every so many games several people share the screen, with a curtain between them."""
AROUND = 40
"""How far beyond an item is looked at, in pixels."""


@pytest.fixture(autouse=True)
def usual_theme() -> Iterator[None]:
    dress()
    yield
    theme.wear("light")


def wear(hand: Hand, rng: random.Random) -> None:
    """Put on another theme, over the table."""
    theme.wear(rng.choice(list(theme.THEMES)), rng.choice((100, 100, 130)))
    hand.screen.apply(Settings(animation_speed=SPEED))


def table(number: int, rng: random.Random) -> tuple[str, int, int]:
    """The game of that number: which one, for how many, and how many moves have been made."""
    game = load_game(GAMES[number % len(GAMES)])
    return game.id, game.seats[(number // len(GAMES)) % len(game.seats)], rng.choice((0, 0, 7, 25, 60))


@first_or_all("number", range(MOUSE_GAMES), first=3)
def test_the_screen_shows_what_the_window_would_show_if_it_were_painted_anew(number: int) -> None:
    rng = random.Random(number)
    game, seats, moves = table(number, rng)
    theme.wear(list(theme.THEMES)[number % len(theme.THEMES)])
    session = new_game(load_game(game), seats, number)
    play_at_random(session, rng, moves)
    size = SIZES[number // len(GAMES) % len(SIZES)]
    with at_table(session, speed=SPEED, size=size, viewer=None if number % SHARED == 0 else 0) as hand:
        monkey = Monkey(hand, rng)
        monkey.also(monkey.press_key, 3)
        monkey.also(monkey.press_any_key, 3)
        monkey.also(monkey.lift_curtain)
        if number >= len(GAMES):
            monkey.also(partial(wear, hand, rng))
        for _ in range(STEPS if number >= len(GAMES) else STEPS // 2):
            monkey.step()
            turn_for(rng.choice(RESTS))
            found = left_behind(hand.screen)
            assert found.isEmpty(), (game, found.boundingRect(), monkey.done[-4:])
        monkey.let_go()


@first_or_all("number", range(2 * len(GAMES)))
def test_so_it_does_while_a_record_is_looked_through(number: int, tmp_path: Path) -> None:
    rng = random.Random(200 + number)
    game, seats, _ = table(number, rng)
    session = new_game(load_game(game), seats, number)
    play_at_random(session, rng, 90)
    session.record().save(tmp_path / "game.throne")
    with on_screen(tmp_path / "game.throne") as replay:
        replay.window.resize(*SIZES[number % len(SIZES)])
        replay.screen.apply(Settings(animation_speed=SPEED))
        turn_for(0.05)
        bar, side = replay.screen.bar, replay.screen.side
        ways = (lambda: replay.key(rng.choice(list(KEYS.values()))),
                lambda: bar.slider.setValue(rng.randrange(bar.slider.maximum() + 1)),
                lambda: side.seen_by.setCurrentIndex(rng.randrange(side.seen_by.count())))
        for step in range(STEPS if number else STEPS // 2):
            while_painting(replay.screen.table_view.viewport(), rng.choices(ways, (6, 2, 1))[0])
            turn_for(rng.choice(RESTS))
            found = left_behind(replay.window)
            assert found.isEmpty(), (game, step, found.boundingRect(), replay.position)


@first_or_all("game", ("shadow-throne", *(each for each in GAMES if each != "shadow-throne")))
def test_whatever_is_carried_leaves_nothing_behind_though_something_else_is_painted_meanwhile(game: str) -> None:
    session = new_game(load_game(game), 3, 5)
    play_at_random(session, random.Random(5), 24)
    with at_table(session, size=SIZES[0]) as hand:
        one_of_each = {piece.zone: piece.id for piece in hand.view.pieces.values() if piece.id in hand.scene.cards}
        room = hand.viewport.rect()
        for piece in one_of_each.values():
            hand.press(piece)
            for place in (QPoint(room.center().x(), room.bottom() - 8), QPoint(30, 30)):
                while_painting(hand.viewport, partial(hand.carry, place, place))
                found = left_behind(hand.screen)
                assert found.isEmpty(), (piece, place, found.boundingRect())
            while_painting(hand.viewport, partial(hand.key, Qt.Key.Key_Escape))
            hand.let_go(QPoint(30, 30))
            assert left_behind(hand.screen).isEmpty()
        assert hand.disorder() == []


def test_what_a_plain_view_leaves_behind_is_found() -> None:
    scene = QGraphicsScene(0, 0, 400, 300)
    view = QGraphicsView(scene)
    card = scene.addRect(0, 0, 60, 90, QPen(Qt.PenStyle.NoPen), QBrush(theme.palette.gold))
    view.show()
    assert QTest.qWaitForWindowExposed(view)
    assert left_behind(view).isEmpty()
    card.setPos(100, 100)
    assert left_behind(view).isEmpty()
    while_painting(view.viewport(), lambda: card.setPos(200, 20))
    rest = left_behind(view).boundingRect()
    lay = view.mapFromScene(card.boundingRect().translated(100, 100)).boundingRect()
    ratio = view.devicePixelRatioF()
    view.close()
    assert rest.intersects(QRectF(lay.topLeft() * ratio, lay.size() * ratio).toAlignedRect())


def test_what_flies_with_a_card_looks_the_same_in_however_many_parts_it_is_painted() -> None:
    with at_table(session_at(fought("shepherd", "simone", "thavma"))) as hand:
        card = next(item for item in hand.scene.cards.values() if item.owner.isVisible())
        card.show_marks([Sign("", "", asset("people", "aldwin.svg"))])
        parts = [part for part in card.childItems() if part.isVisible()]
        assert {type(part) for part in parts} >= {OwnerMark, MarkItem}
        for part in (card, *parts):
            assert different(seen(part, in_parts=False), seen(part, in_parts=True)).isEmpty(), type(part).__name__
        card.rise(motions.PLAY.lifted)
        assert not card.owner.isVisible()       # it is in the picture, and grows with it
        assert different(seen(card, in_parts=False), seen(card, in_parts=True)).isEmpty()
        card.land()
        assert card.owner.isVisible()


def seen(item: QGraphicsItem, *, in_parts: bool) -> QImage:
    """An item painted within one rectangle or within several, which Qt does in two ways, on a screen of the density
    that its table is on, where it lies."""
    room, ratio = item.boundingRect(), item.scene().views()[0].devicePixelRatioF()
    begins = (item.scenePos() + room.topLeft()) * ratio
    pixels = QPointF(floor(begins.x()) - 4, floor(begins.y()) - 4)
    image = QImage((room.size() * 2 * ratio).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.palette.parchment_light)
    painter = QPainter(image)
    area = QRect(QPoint(), image.size() / ratio)
    painter.setClipRegion(QRegion(area) - QRect(0, 0, 1, 1) if in_parts else QRegion(area))
    painter.translate(item.scenePos() - pixels / ratio)
    item.paint(painter, QStyleOptionGraphicsItem(), None)       # type: ignore[arg-type]
    painter.end()
    return image


@first_or_all("number", range(2 * len(GAMES)), first=2)
def test_nothing_is_painted_beyond_where_it_says_it_is(number: int) -> None:
    rng = random.Random(100 + number)
    game, seats, moves = table(number, rng)
    session = new_game(load_game(game), seats, number)
    play_at_random(session, rng, moves)
    with at_table(session, speed=SPEED, size=SIZES[number % 2]) as hand:
        monkey = Monkey(hand, rng)
        monkey.also(partial(wear, hand, rng))
        for _ in range(SIGHTS):
            for _ in range(4):
                monkey.step()
            turn_for(0.2)       # a card at rest below the pointer is shown large
            found = {type(item).__name__ for item in hand.scene.items() if item.isVisible() and paints_beyond(item)}
            assert found == set()
        monkey.let_go()


def paints_beyond(item: QGraphicsItem) -> bool:
    """Whether an item paints beyond its bounding rectangle."""
    inner = item.boundingRect().toAlignedRect()
    room = inner.adjusted(-AROUND, -AROUND, AROUND, AROUND)
    image = QImage(room.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(-room.topLeft())
    painter.save()
    item.paint(painter, QStyleOptionGraphicsItem(), None)       # type: ignore[arg-type]
    painter.restore()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.fillRect(QRectF(inner), Qt.GlobalColor.black)
    painter.end()
    empty = QImage(room.size(), image.format())
    empty.fill(Qt.GlobalColor.transparent)
    return image != empty
