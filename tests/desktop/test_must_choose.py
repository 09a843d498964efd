"""What must be chosen lies large, at every table: rivals' cards and shown cards are offered as pictures.

What smaller windows can give is declared: `LEAST_LOW` for pictures, `LEAST_HELD` for what one holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import GAMES, load_game
from engine.base.faces import TokenFace
from engine.base.table import Form
from engine.core.state import State
from engine.table.view import View, view
from tests.helpers.amount import few_or_many
from tests.helpers.decisions import decisions
from tests.helpers.layouts import MORE_SMALL_TABLES, MORE_TABLES, SCALES, SMALL_TABLES, TABLES, Sizes, lay_out_once
from tests.helpers.positions import play, position
from tests.helpers.window import Hand, at_table, session_at, wait_until
from throne_desktop.screens.around_table.picker_strip import LEAST, LEAST_LOW, laid_in, rooms
from throne_desktop.table.layout.layout import Layout

pytestmark = pytest.mark.usefixtures("qtbot")

NUMBER = 120
LOW = 640
"""Pixels: the height of a window of usual size."""
NARROW = 980
LEAST_HELD = 60
"""Pixels: what one holds, and a pool to draft from, in windows that are smaller than that."""
LEAST_SPINE = 24
"""Pixels of a picture that are free at least."""
BUTTON = QSize(96, 84)
"""The button beside the pictures, in the largest texts of the longest language."""


@cache
def decided(game_id: str, number: int) -> tuple[View, ...]:
    """Decisions of that game, as those see them who decide."""
    found = (each.observation(_actor(each)) for each in decisions(load_game(game_id), number, forced=True))
    return tuple(map(view, found))


def _actor(state: State) -> int:
    assert state.actor is not None
    return state.actor


def at_sizes(seen: View, sizes: Sizes) -> Iterator[Layout]:
    for size, scale in product(sizes, SCALES):
        yield lay_out_once(seen.zones, seen.observation.seats, seen.seat, QSizeF(*size), scale)


def panel(seen: View, layout: Layout) -> tuple[QRect, int, int]:
    """Where the pictures of a view lie on that table, how wide they are, and how much of the narrowest is free."""
    table = QRect(0, 0, round(layout.size.width()), round(layout.size.height()))
    asked = layout.ribbon.toAlignedRect()
    rivals = [rect for seat, rect in layout.plaques.items() if seat != seen.seat]
    tokens = all(isinstance(each.face, TokenFace) for each in seen.pictures)
    found = rooms(table, asked, rivals, layout.plaques[seen.seat], layout.heroes(seen.seat))
    rect, strip = laid_in(found, len(seen.pictures), BUTTON, tokens=tokens)
    assert table.contains(rect)
    assert not rect.intersects(asked)
    return rect, strip.width, min(strip.free)


@pytest.mark.parametrize("game_id", GAMES)
@few_or_many("sizes", (TABLES[0], SMALL_TABLES[0]), (*TABLES, *SMALL_TABLES, *MORE_SMALL_TABLES))
@few_or_many("number", NUMBER, 3 * NUMBER)
def test_pictures_are_large_and_hide_nothing_that_the_game_is_about(game_id: str, sizes: Sizes, number: int) -> None:
    kinds = {(seen.observation.seats, len(seen.pictures), isinstance(seen.pictures[0].face, TokenFace)): seen
             for seen in decided(game_id, number) if seen.pictures}
    for seen in kinds.values():
        for layout in at_sizes(seen, sizes):
            rect, width, free = panel(seen, layout)
            told = f"{len(seen.pictures)} pictures for {seen.observation.seats} at {layout.size.toTuple()}"
            tokens = isinstance(seen.pictures[0].face, TokenFace)
            assert tokens or width >= (LEAST if layout.size.height() >= LOW else LEAST_LOW), told
            assert free >= LEAST_SPINE, told
            assert not any(QRectF(rect).intersects(hero) for hero in layout.heroes(seen.seat)), told


@pytest.mark.parametrize("game_id", GAMES)
@few_or_many("sizes", TABLES[:1], (*TABLES, *MORE_TABLES[:5]))
@few_or_many("number", NUMBER, 3 * NUMBER)
def test_every_card_that_one_must_choose_among_is_large_somewhere(game_id: str, sizes: Sizes, number: int) -> None:
    """It is a picture, it has a button, or it lies on the table as wide: wherever nothing but a card is to choose."""
    for seen in filter(is_among_cards, decided(game_id, number)):
        told = {*(picture.move for picture in seen.pictures), *seen.buttons}
        left = [seen.pieces[card] for card, offers in seen.offers.items()
                if any(offer.move not in told for offer in offers)]
        for layout in at_sizes(seen, sizes) if left else ():
            places, _ = layout.settled(seen)
            least = LEAST if layout.size.height() >= LOW and layout.size.width() >= NARROW else LEAST_HELD
            small = [piece.id for piece in left
                     if places[piece.zone].card_at(piece.slot, seen.slots[piece.zone]).width() < least]
            assert not small, f"{small} at {layout.size.toTuple()}"


def is_among_cards(seen: View) -> bool:
    """Whether a choice is one among cards: there are several moves, and nothing but a card makes them differ."""
    cards, places = seen.by_hand(seen.moves)
    made = {offer.move for offers in seen.offers.values() for offer in offers}
    tokens = any(seen.zone(seen.pieces[card].zone).token for card in cards)
    return len(seen.moves) > 1 and len(places) == 1 and made == set(seen.moves) and not tokens


# -- in the window -----------------------------------------------------------------------------------------------------

@pytest.fixture
def hand() -> Iterator[Hand]:
    """A table for three who have all shown cards: one of them may take a card of another's."""
    state = next(state for state in decisions(load_game("imposter-kings"), 10_000)
                 if state.phase == "take" and state.seats == 3)
    with at_table(session_at(state), viewer=state.actor, size=(1024, 640)) as found:
        wait_until(lambda: bool(found.moves), "the person decides")
        yield found


def test_shown_cards_are_taken_by_a_click_on_their_pictures(hand: Hand) -> None:
    picker, told = hand.screen.picker, [str(picture.move) for picture in hand.view.pictures]
    assert picker.isVisible()
    assert {button.move_shown for button in picker.buttons} == set(hand.view.moves)
    assert all(button.width() >= LEAST for button in picker.buttons)
    assert not any(QRectF(picker.geometry()).intersects(hero) for hero in hand.scene.hero_rects())
    QTest.mouseClick(picker.buttons[1], Qt.MouseButton.LeftButton, pos=QPoint(12, 60))
    assert hand.played == [told[1]]


def test_shown_cards_can_still_be_dragged_from_the_table(hand: Hand) -> None:
    card, offers = next(iter(hand.view.offers.items()))
    hand.screen.picker.aside.click()
    hand.drag(card, onto=offers[0].gesture.drop)
    assert hand.played == [str(offers[0].move)]


def test_a_picture_below_the_pointer_comes_in_front_of_its_neighbours_and_is_shown_large() -> None:
    game = position("imposter-kings", "soldier fool elder", "queen judge", seats=3)
    play(game, "play soldier")
    with at_table(session_at(game), size=(1024, 640)) as hand:
        QApplication.processEvents()
        picker = hand.screen.picker
        first, second = picker.buttons[3:5]
        assert second.x() - first.x() < first.width() / 2, "They lie over one another."
        QTest.mouseMove(first, QPoint(10, 50))
        line = first.parentWidget()
        over = QPoint(second.x() + 4, 50)
        wait_until(lambda: line.childAt(over) is first, "the first covers the second")
        wait_until(picker.large.isVisible, "it is shown large")
        assert not picker.large.geometry().intersects(hand.screen.ribbon.geometry())
        QTest.mouseMove(first, QPoint(second.x() - first.x() + 10, 50))
        wait_until(lambda: line.childAt(over) is second, "the second is in front")
        assert line.childAt(QPoint(first.x() + 4, 50)) is first


@pytest.mark.parametrize(("game_id", "seats"), [("imposter-kings", 3), ("throne", 5)])
def test_what_rivals_hold_and_show_grows_with_the_window(game_id: str, seats: int) -> None:
    zones = load_game(game_id).table.zones(seats)
    held = [zone.id for zone in zones if zone.form is Form.HAND and zone.seat]
    widths = [[lay_out_once(zones, seats, 0, QSizeF(*size)).zones[zone].card.width() for zone in held]
              for size in (TABLES[1], TABLES[2])]
    assert all(large > usual * 1.25 for usual, large in zip(*widths, strict=True)), widths
