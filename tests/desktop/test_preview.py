"""A card under the pointer is shown large, with its ability in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from engine.session.entries import Seating
from tests.helpers.positions import position
from tests.helpers.window import PATIENCE, at_table, session_at
from throne_desktop.look import theme
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.storage.settings import Settings
from throne_desktop.table.hand.preview import WIDTH
from throne_desktop.window.window import Window


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[PlayScreen]:
    window = Window(Settings(animation_speed=0.0))
    window.keep_nothing()
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.open_session(session_at(position("behind-the-throne", row="king judge", mine="general", rival="alchemist*3",
                                            deck="jester")))
    assert window.play_screen is not None
    yield window.play_screen
    window.close()


def point_at(screen: PlayScreen, piece: str) -> None:
    item = screen.scene.cards[piece]
    viewport = screen.table_view.viewport()
    QTest.mouseMove(viewport, QPoint(2, 2))
    QTest.mouseMove(viewport, item.sceneBoundingRect().center().toPoint())


def test_a_card_that_is_pointed_at_is_shown_large_and_inside_the_table(screen: PlayScreen, qtbot: QtBot) -> None:
    point_at(screen, "stacks.1/general/0")
    qtbot.waitUntil(lambda: screen.table_view.preview.shown is not None, timeout=int(PATIENCE * 1000))
    shown = screen.table_view.preview.shown
    assert shown is not None
    assert shown.face.width() >= WIDTH
    assert screen.scene.sceneRect().contains(shown.mapRectToScene(shown.sheet))
    assert not shown.sceneBoundingRect().contains(screen.scene.cards["stacks.1/general/0"].sceneBoundingRect().center())


def test_it_goes_when_the_pointer_goes(screen: PlayScreen, qtbot: QtBot) -> None:
    point_at(screen, "row/0")
    qtbot.waitUntil(lambda: screen.table_view.preview.shown is not None, timeout=int(PATIENCE * 1000))
    QTest.mouseMove(screen.table_view.viewport(), QPoint(2, 2))
    assert screen.table_view.preview.shown is None


def test_a_press_takes_it_away_and_nothing_is_left_in_the_scene(screen: PlayScreen, qtbot: QtBot) -> None:
    items = len(screen.scene.items())
    point_at(screen, "row/0")
    qtbot.waitUntil(lambda: screen.table_view.preview.shown is not None, timeout=int(PATIENCE * 1000))
    QTest.mouseClick(screen.table_view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert screen.table_view.preview.shown is None
    assert len(screen.scene.items()) == items


def test_below_the_card_stands_what_it_is_and_where_it_lies(screen: PlayScreen, qtbot: QtBot) -> None:
    assert words_of(screen, "stacks.2/alchemist/2") == ["Alchemist, value 7, Protective", "Ben’s stacks"]


def test_a_card_covered_in_a_fan_is_shown_as_well(screen: PlayScreen, qtbot: QtBot) -> None:
    item = screen.scene.cards["stacks.2/alchemist/0"]
    head = item.mapToScene(item.card_rect().topLeft() + QPointF(6, 6)).toPoint()
    QTest.mouseMove(screen.table_view.viewport(), QPoint(2, 2))
    QTest.mouseMove(screen.table_view.viewport(), head)
    qtbot.waitUntil(lambda: screen.table_view.preview.shown is not None, timeout=int(PATIENCE * 1000))
    shown = screen.table_view.preview.shown
    assert shown is not None and not shown.face.isNull()


def test_a_card_on_its_side_is_shown_upright_and_says_why_it_lies_so(qtbot: QtBot) -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general",
                                      rival="general*2"))) as hand:
        words = words_of(hand.screen, "stacks.1/general/0")
        assert words[0] == "General, value 1, Manipulative, lying sideways: another player has more of this kind"
        assert hand.screen.table_view.preview.shown is not None
        face = hand.screen.table_view.preview.shown.face
        assert face.height() > face.width()


def test_what_is_marked_on_a_card_is_said_in_words(qtbot: QtBot) -> None:
    with at_table(session_at(position("behind-the-throne", row="king queen", mine="general"))) as hand:
        hand.click("stacks.1/general/0")
        assert "The newest card now counts as 5." in words_of(hand.screen, "row/1")


def test_a_card_face_down_stays_a_secret(screen: PlayScreen, qtbot: QtBot) -> None:
    deck = next(name for name in screen.scene.cards if name.startswith("deck/"))
    assert words_of(screen, deck) == ["A card, face down", "Deck: 39 cards."]
    assert screen.table_view.preview.shown is not None
    assert screen.table_view.preview.shown.face.isNull()


@pytest.mark.parametrize("percent", [100, 160])
@pytest.mark.parametrize("card", ["stacks.1/general/0", "stacks.2/alchemist/2", "row/1"])
def test_with_words_of_any_size_all_of_it_lies_on_the_smallest_table(
        qtbot: QtBot, percent: int, card: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme, "text_scale", percent / 100)
    game = session_at(position("behind-the-throne", row="king judge", mine="general", rival="alchemist*3",
                               deck="jester"))
    with at_table(game, size=(1024, 640)) as hand:
        hand.screen.table_view.preview.show_now(hand.scene.cards[card])
        shown = hand.screen.table_view.preview.shown
        assert shown is not None
        assert hand.scene.sceneRect().contains(shown.mapRectToScene(shown.sheet))


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_what_is_asked_does_not_hide_what_the_large_card_says(qtbot: QtBot, size: tuple[int, int]) -> None:
    game = session_at(position("imposter-kings", "fool elder judge warlord", "queen sentry", court="inquisitor"))
    with at_table(game, size=size) as hand:
        for piece in hand.scene.own_hand():
            hand.screen.table_view.preview.show_now(hand.scene.cards[piece.id])
            shown = hand.screen.table_view.preview.shown
            assert shown is not None
            panel = shown.mapRectToScene(shown.sheet).adjusted(12, shown.face.height(), -12, -12).toRect()
            picture = hand.screen.grab().toImage()
            below_the_words = (QPoint(x, panel.bottom()) for x in range(panel.left(), panel.right(), 10))
            assert {picture.pixelColor(point).name() for point in below_the_words} == {
                theme.palette.parchment_light.name()}


def ask_for_tooltip(screen: PlayScreen, point: QPoint) -> None:
    """What Qt does when the pointer has rested for a while."""
    viewport = screen.table_view.viewport()
    QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, point, viewport.mapToGlobal(point)))


@pytest.mark.parametrize("piece", ["row/0", "stacks.1/general/0", "stacks.2/alchemist/2"])
def test_no_tooltip_lies_over_the_large_card(screen: PlayScreen, qtbot: QtBot, piece: str) -> None:
    point_at(screen, piece)
    centre = screen.scene.cards[piece].sceneBoundingRect().center().toPoint()
    ask_for_tooltip(screen, centre)         # sooner than the large card comes, or later
    assert not QToolTip.isVisible()
    qtbot.waitUntil(lambda: screen.table_view.preview.shown is not None, timeout=int(PATIENCE * 1000))
    ask_for_tooltip(screen, centre)
    assert not QToolTip.isVisible()
    assert screen.table_view.preview.shown is not None


def test_a_tooltip_beside_the_card_goes_when_the_card_is_pointed_at(screen: PlayScreen, qtbot: QtBot) -> None:
    row = screen.scene.place("row").rect
    beside = QPoint(round(row.right() - 8), round(row.center().y()))
    QTest.mouseMove(screen.table_view.viewport(), beside)
    ask_for_tooltip(screen, beside)
    assert QToolTip.isVisible(), "A zone says what it is where no card lies."
    point_at(screen, "row/0")
    qtbot.waitUntil(lambda: not QToolTip.isVisible(), timeout=int(PATIENCE * 1000))


def test_what_was_done_last_with_a_card_is_said_below_it_and_not_in_a_tooltip(qtbot: QtBot) -> None:
    players = (Seating("Ann"), Seating("Ben"))
    with at_table(session_at(position("behind-the-throne", row="king queen", rival="judge"), players),
                  viewer=1) as hand:
        hand.session.submit(0, hand.session.game.move_from_json("collect"))
        marked = [piece for piece in hand.narrator.marks.done if piece in hand.scene.cards]
        assert marked
        for piece in marked:
            assert "Ann: Collects King and Queen." in words_of(hand.screen, piece)


def words_of(screen: PlayScreen, card: str) -> list[str]:
    """The words below a card that is shown large at once."""
    screen.table_view.preview.show_now(screen.scene.cards[card])
    shown = screen.table_view.preview.shown
    assert shown is not None
    return shown.words.split("\n")


def test_a_card_that_is_pointed_at_while_others_move_is_shown_once_all_lies_still(qtbot: QtBot) -> None:
    with at_table(session_at(position("behind-the-throne", row="queen", mine="general", deck="judge*2")),
                  speed=1.0) as hand:
        hand.push("Reveal a card")
        assert hand.moving()
        hand.screen.table_view.preview.show_now(hand.scene.cards["stacks.1/general/0"])
        assert hand.screen.table_view.preview.shown is None
        qtbot.waitUntil(lambda: hand.screen.table_view.preview.shown is not None, timeout=int(PATIENCE * 1000))
        assert not hand.moving()
