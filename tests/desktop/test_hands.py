"""A hand in the real window: one card comes forward, its neighbours part, and what can be played rises."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import load_game
from engine.session.session import Session
from tests.helpers.positions import position
from tests.helpers.window import Hand, at_table, persons, session_at, wait_until
from throne_desktop.look import theme
from throne_desktop.table.geometry.hand_layout import FRAME, GAP, LEAST_SPINE, RISE
from throne_desktop.table.items.items import CardItem, PickupSign
from throne_desktop.table.tabletop import READY_RISE

pytestmark = pytest.mark.usefixtures("qtbot")

MANY = "fool assassin elder zealot judge oathbound warlord mystic princess"
SMALL = (1024, 640)


@pytest.fixture
def hand() -> Iterator[Hand]:
    """A table whose player holds nine cards, of which those from the Judge on can be played."""
    game = position("imposter-kings", MANY, "queen sentry", court="inquisitor")
    with at_table(session_at(game), size=SMALL) as opened:
        yield opened


def cards(hand: Hand) -> list[CardItem]:
    """The cards of the player's hand from left to right."""
    held = sorted(hand.scene.own_hand(), key=lambda piece: piece.slot)
    return [hand.scene.cards[piece.id] for piece in held]


def lies(item: CardItem) -> QRectF:
    return item.card_rect().translated(item.pos())


def name(item: CardItem) -> str:
    assert item.piece is not None
    return item.piece.id


def point_at(hand: Hand, point: QPointF) -> None:
    QTest.mouseMove(hand.viewport, hand.screen.table_view.mapFromScene(point))


def point_at_card(hand: Hand, item: CardItem) -> None:
    """Come from elsewhere and point at the middle of what can be seen of a card."""
    QTest.mouseMove(hand.viewport, QPoint(2, 2))
    rect, free = lies(item), item.free or item.width
    point_at(hand, QPointF(rect.left() + min(free, rect.width()) / 2, rect.center().y()))


def covered_by(hand: Hand, item: CardItem) -> list[str]:
    """The cards that lie over a part of that one."""
    above = (other for other in cards(hand) if other.zValue() > item.zValue())
    return [name(other) for other in above if lies(other).intersects(lies(item))]


# -- the pointer -------------------------------------------------------------------------------------------------------

def test_the_card_under_the_pointer_comes_forward_wholly_visible(hand: Hand) -> None:
    third = cards(hand)[2]
    before = lies(third)
    assert covered_by(hand, third)
    point_at_card(hand, third)
    assert covered_by(hand, third) == []
    assert lies(third).top() == before.top() - RISE
    assert lies(third).width() >= before.width()
    assert hand.disorder() == []


def test_its_neighbours_part_and_can_still_be_read(hand: Hand) -> None:
    third = cards(hand)[2]
    point_at_card(hand, third)
    others = [item for item in cards(hand) if item is not third]
    assert all((item.free or item.width) >= LEAST_SPINE - FRAME for item in others)
    assert all(lies(item).left() + (item.free or item.width) <= lies(third).left() for item in others[:2])
    assert all(lies(item).left() >= lies(third).right() - 0.01 for item in others[2:])
    assert hand.screen.table_view.mapFromScene(lies(others[-1]).bottomRight()).x() <= hand.viewport.width()


def test_all_lie_as_before_once_the_pointer_is_gone(hand: Hand) -> None:
    before = [(lies(item), item.free) for item in cards(hand)]
    point_at_card(hand, cards(hand)[4])
    assert [(lies(item), item.free) for item in cards(hand)] != before
    point_at(hand, hand.scene.sceneRect().center())
    assert [(lies(item), item.free) for item in cards(hand)] == before


def test_the_pointer_goes_over_a_hand_card_by_card_and_each_stays_in_front_under_it(hand: Hand) -> None:
    start, end = lies(cards(hand)[0]), lies(cards(hand)[-1])
    seen: list[str] = []
    for x in range(round(start.left()) + 2, round(end.right()) - 1, 3):
        point = QPointF(x, start.center().y())
        point_at(hand, point)
        front = hand.scene.forward
        assert front is not None and lies(hand.scene.cards[front]).adjusted(-GAP, 0, GAP, 0).contains(point)
        point_at(hand, point + QPointF(0, 1))
        assert hand.scene.forward == front, "the pointer has hardly moved"
        if seen[-1:] != [front]:
            seen.append(front)
    assert seen == [name(item) for item in cards(hand)]


def test_a_card_in_front_is_clicked_even_where_it_has_risen_from(hand: Hand) -> None:
    warlord = next(item for item in cards(hand) if "warlord" in name(item))
    foot = lies(warlord).bottomLeft() + QPointF(6, -2)
    point_at(hand, foot)
    QTest.mouseClick(hand.viewport, Qt.MouseButton.LeftButton, pos=hand.screen.table_view.mapFromScene(foot))
    assert hand.played == ["play warlord"]


def test_rivals_cards_and_those_of_the_middle_stay_where_they_are(hand: Hand) -> None:
    for zone in ("hand.2", "court"):
        item = next(item for piece, item in hand.scene.cards.items() if piece.startswith(f"{zone}/"))
        before = lies(item)
        point_at(hand, before.center())
        assert hand.scene.forward is None and lies(item) == before


def test_the_hand_glides_apart_unless_nothing_is_to_move() -> None:
    game = position("imposter-kings", MANY, "queen sentry", court="inquisitor")
    with at_table(session_at(game), size=SMALL, speed=1.0) as hand:
        wait_until(lambda: not hand.moving(), "the cards come to rest")
        third, fourth = cards(hand)[2:4]
        hand.narrator.parting.finish()
        before = lies(fourth).left()
        point_at_card(hand, third)
        assert lies(fourth).left() < before + 5, "they set off from where they lay"
        wait_until(lambda: not lies(third).intersects(lies(fourth)), "the hand parts")
        hand.narrator.parting.finish()
        assert hand.disorder() == []


def test_a_click_does_not_wait_for_the_hand_to_part() -> None:
    game = position("imposter-kings", MANY, "queen sentry", court="inquisitor")
    with at_table(session_at(game), size=SMALL, speed=0.001) as hand:
        hand.narrator.animator.skip()
        warlord = next(item for item in cards(hand) if "warlord" in name(item))
        point_at_card(hand, warlord)
        assert not hand.moving()
        hand.click(name(warlord))
        assert hand.played == ["play warlord"]


def test_a_window_that_changes_its_size_while_the_hand_is_dealt_leaves_no_card_behind() -> None:
    session = Session(load_game("rival-kings"), 3, 5, players=persons(3))
    with at_table(session, speed=1.0, dealt=False, size=(760, 600)) as hand:
        assert hand.moving()
        hand.screen.resize(1280, 800)
        assert hand.disorder() == []


def test_a_window_that_changes_its_size_while_the_hand_parts_leaves_no_card_behind() -> None:
    game = position("imposter-kings", MANY, "queen sentry", court="inquisitor")
    with at_table(session_at(game), size=SMALL, speed=1.0) as hand:
        hand.settle()
        point_at_card(hand, cards(hand)[2])
        hand.screen.resize(1280, 800)
        assert hand.disorder() == []


# -- the keyboard and screen readers -----------------------------------------------------------------------------------

def test_the_card_that_the_keyboard_rests_on_comes_forward_in_its_frame(hand: Hand) -> None:
    keyboard = hand.screen.table_view.keyboard
    assert keyboard is not None
    hand.screen.table_view.setFocus(Qt.FocusReason.TabFocusReason)
    hand.key(Qt.Key.Key_Down)
    for _ in range(4):
        hand.key(Qt.Key.Key_Left)
        assert keyboard.at is not None
        front = hand.scene.cards[keyboard.at.place]
        assert hand.scene.forward == keyboard.at.place
        assert keyboard.at.rect == lies(front)
        assert hand.disorder() == []


def test_the_keyboards_card_stays_in_front_while_the_pointer_moves_elsewhere(hand: Hand) -> None:
    hand.screen.table_view.setFocus(Qt.FocusReason.TabFocusReason)
    hand.key(Qt.Key.Key_Down)
    front = hand.scene.forward
    assert front is not None
    point_at(hand, hand.scene.sceneRect().center())
    assert hand.scene.forward == front


def test_no_card_is_in_front_once_the_focus_has_gone(hand: Hand) -> None:
    hand.screen.table_view.setFocus(Qt.FocusReason.TabFocusReason)
    hand.key(Qt.Key.Key_Down)
    hand.screen.rail.undo.setFocus()
    QApplication.processEvents()
    hand.screen.table_view.clearFocus()
    assert hand.scene.forward is None


# -- dragging ----------------------------------------------------------------------------------------------------------

def test_a_spine_that_is_dragged_shows_the_whole_card(hand: Hand) -> None:
    elder = cards(hand)[2]
    assert elder.free is not None and elder.free < elder.width - 1
    hand.hold(name(elder), "court")
    assert elder.free is None
    QTest.keyClick(hand.screen, Qt.Key.Key_Escape)


def test_a_card_dropped_where_it_may_not_lie_goes_back_to_its_place(hand: Hand) -> None:
    elder = cards(hand)[2]
    hand.drag(name(elder), "court")
    hand.settle()
    point_at(hand, hand.scene.sceneRect().center())
    assert hand.played == []
    assert hand.disorder() == []
    assert elder.free is not None and elder.free < elder.width - 1


# -- what can be played ------------------------------------------------------------------------------------------------

def test_what_can_be_played_rises_and_has_a_frame_and_the_others_have_neither(hand: Hand) -> None:
    line = max(item.y() for item in cards(hand))
    ready = [item for item in cards(hand) if name(item) in hand.view.offers]
    assert 0 < len(ready) < len(cards(hand))
    for item in cards(hand):
        framed = any(sign.isVisible() for sign in item.childItems() if isinstance(sign, PickupSign))
        assert framed == (item in ready)
        assert line - item.y() == pytest.approx(READY_RISE if item in ready else 0)


def test_what_cannot_be_played_is_dimmed_while_something_else_can(hand: Hand) -> None:
    assert {item.veiled for item in cards(hand) if name(item) in hand.view.offers} == {False}
    assert {item.veiled for item in cards(hand) if name(item) not in hand.view.offers} == {True}
    hand.scene.lock(True)
    assert not any(item.veiled for item in cards(hand))


def test_nothing_rises_while_somebody_else_plays() -> None:
    game = position("imposter-kings", "queen sentry", MANY, court="inquisitor")
    with at_table(session_at(game), viewer=1) as hand:
        assert len({item.y() for item in cards(hand)}) == 1


def test_nothing_but_a_hand_rises() -> None:
    with at_table(session_at(position("behind-the-throne", row="king judge", mine="general", deck="jester"))) as hand:
        assert hand.view.offers and hand.scene.own_hand() == []
        assert hand.disorder() == []


# -- how many cards a rival holds --------------------------------------------------------------------------------------

def test_a_rivals_hand_says_how_many_cards_it_holds(hand: Hand) -> None:
    assert {zone: disc.number for zone, disc in hand.narrator.counts.discs.items()} == {"hand.2": 2}


def test_a_hand_whose_last_card_is_on_its_way_is_not_counted(hand: Hand) -> None:
    rivals = [piece for piece in hand.view.pieces.values() if piece.zone == "hand.2"]
    last = max(rivals, key=lambda piece: piece.slot)
    hand.scene.cards["on its way"] = hand.scene.cards.pop(last.id)      # cards that fly have other names
    hand.scene.lock(not hand.scene.locked)
    assert hand.narrator.counts.discs == {}


def test_the_number_of_cards_stays_on_the_table_where_a_hand_lies_at_its_edge() -> None:
    with at_table(session_at(position("throne", "king seven", "ten*2", "nine*2")), size=SMALL) as hand:
        discs = hand.narrator.counts.discs
        assert set(discs) == {"hand.2", "hand.3"}
        assert all(hand.scene.sceneRect().contains(disc.sceneBoundingRect()) for disc in discs.values())


def test_the_number_of_cards_does_not_look_like_a_value(hand: Hand) -> None:
    """A number in a gold disc is a value and nothing else."""
    disc = hand.narrator.counts.discs["hand.2"]
    picture = QImage(hand.viewport.grab().toImage())
    rim = disc.pos() + QPointF(disc.disc.width() * 0.36, 0)
    inside = picture.pixelColor(hand.screen.table_view.mapFromScene(rim))
    assert inside.lightness() < theme.palette.gold_light.lightness() / 2
