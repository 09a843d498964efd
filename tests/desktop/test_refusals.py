"""A refused move is explained on the table: the way back, a ghost, and the reason beside the card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest

from engine.games.behind_the_throne.state import BehindState
from tests.helpers.positions import position
from tests.helpers.window import Hand, at_table, session_at
from throne_desktop.table.narration.notes import NoteItem
from throne_desktop.table.narration.refusals import LASTS, GhostOfCard
from throne_desktop.table.narration.strokes import StrokeItem

pytestmark = pytest.mark.usefixtures("qtbot")

JESTER = "stacks.1/jester/0"
CLICK = (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)


def to_decide() -> BehindState:
    return position("behind-the-throne", row="king queen", mine="general jester", rival="judge", deck="judge*2")


def drop_jester_on_discards(hand: Hand) -> None:
    hand.drag(JESTER, "discards")


def shown(hand: Hand, kind: type) -> list[object]:
    return [item for item in hand.scene.items() if isinstance(item, kind) and item.isVisible()]


def test_a_card_dropped_where_it_does_not_go_leaves_a_ghost_and_a_dotted_way_home() -> None:
    with at_table(session_at(to_decide())) as hand:
        drop_jester_on_discards(hand)
        assert len(shown(hand, GhostOfCard)) == 1
        (stroke,) = [item for item in hand.scene.items() if isinstance(item, StrokeItem) and item.kind == "back"]
        home = hand.scene.rect_of(JESTER)
        assert home is not None and home.adjusted(-3, -3, 3, 3).contains(stroke.path.currentPosition())


def test_the_reason_stands_beside_the_card_with_the_number_of_its_rule() -> None:
    with at_table(session_at(to_decide())) as hand:
        drop_jester_on_discards(hand)
        note = hand.narrator.refusals.note
        assert note is not None
        assert note.note.rule in {rule.id for rule in hand.session.game.rulebook}
        lies = note.sceneBoundingRect().adjusted(8, 8, -8, -8)
        assert hand.scene.sceneRect().contains(lies)
        assert not any(rect.intersects(lies) for rect in hand.scene.obstacles())
        (stroke,) = [item for item in hand.scene.items() if isinstance(item, StrokeItem) and item.kind == "back"]
        assert not any(lies.contains(stroke.path.pointAtPercent(part / 50)) for part in range(51))


def test_no_reason_stands_where_the_card_lay_before_the_window_changed_its_size() -> None:
    with at_table(session_at(to_decide())) as hand:
        drop_jester_on_discards(hand)
        hand.screen.resize(1024, 640)
        assert shown(hand, NoteItem) == shown(hand, GhostOfCard) == []
        assert hand.disorder() == []


def test_a_click_on_the_rules_number_opens_the_rule() -> None:
    with at_table(session_at(to_decide())) as hand:
        drop_jester_on_discards(hand)
        note = hand.narrator.refusals.note
        assert note is not None
        asked: list[str] = []
        hand.narrator.refusals.rule_asked.connect(asked.append)
        at = hand.screen.table_view.mapFromScene(note.mapToScene(note.chip.center()))
        QTest.mouseClick(hand.screen.table_view.viewport(), *CLICK, QPoint(at))
        assert asked == [note.note.rule]


def test_the_key_that_opens_the_rules_opens_the_rule_of_a_refusal() -> None:
    with at_table(session_at(to_decide())) as hand:
        drop_jester_on_discards(hand)
        rule = hand.narrator.refusals.rule
        hand.key(Qt.Key.Key_R)
        assert hand.screen.rules.marked == rule != ""


def test_without_a_refusal_that_key_opens_the_rules_where_they_were() -> None:
    with at_table(session_at(to_decide())) as hand:
        hand.key(Qt.Key.Key_R)
        assert hand.narrator.refusals.rule == ""
        assert hand.screen.rules.isVisible() and hand.screen.rules.marked == ""


def test_the_next_touch_of_the_table_takes_the_refusal_away() -> None:
    with at_table(session_at(to_decide())) as hand:
        drop_jester_on_discards(hand)
        corner = hand.screen.table_view.viewport().rect().topLeft() + QPoint(3, 3)
        QTest.mouseClick(hand.screen.table_view.viewport(), *CLICK, corner)
        assert shown(hand, NoteItem) == [] and shown(hand, GhostOfCard) == []


def test_a_refusal_goes_by_itself_after_a_while() -> None:
    with at_table(session_at(to_decide())) as hand:
        drop_jester_on_discards(hand)
        timer = hand.narrator.refusals.findChild(QTimer)
        assert timer.isActive() and timer.interval() == LASTS
        timer.timeout.emit()
        assert shown(hand, NoteItem) == []


def test_a_card_that_cannot_be_picked_up_is_explained_without_a_way_back() -> None:
    with at_table(session_at(to_decide())) as hand:
        hand.click("discards/0")
        assert hand.narrator.refusals.note is not None
        assert shown(hand, GhostOfCard) == []
