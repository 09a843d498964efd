"""What is read is not covered: not the question by a lifted card, nor names by a count, nor a pool by a large card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from engine import load_game
from engine.base.faces import BACK
from engine.base.table import Form
from engine.session.entries import Seating
from engine.table.view import View, view
from tests.helpers.amount import LONG, few_or_many
from tests.helpers.decisions import decisions
from tests.helpers.layouts import MORE_SMALL_TABLES, MORE_TABLES, REAL, SCALES, SMALL_TABLES, TABLES, Sizes, laid_out
from tests.helpers.positions import play, position
from tests.helpers.window import at_table, dress, session_at, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop

pytestmark = pytest.mark.usefixtures("qtbot")

SMALL = (1024, 640)
ROUGHLY = 8.0
"""Pixels: the letters of a line are lower than it."""
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva")


@pytest.fixture(autouse=True)
def usual_again() -> Iterator[None]:
    dress()
    yield
    theme.wear("light")
    i18n.use("en")


# -- a lifted card and the question ------------------------------------------------------------------------------------

@pytest.mark.parametrize(("game_id", "seats"), REAL)
@few_or_many("sizes", (TABLES[0], SMALL_TABLES[0]), (*TABLES, *SMALL_TABLES, *MORE_TABLES, *MORE_SMALL_TABLES))
def test_a_card_that_comes_forward_stays_below_the_question(game_id: str, seats: int, sizes: Sizes) -> None:
    for size, scale in product(sizes, SCALES):
        layout = laid_out(game_id, seats, 0, size, scale)
        for place in layout.zones.values():
            if place.spec.form is Form.HAND and place.spec.seat == 0 and not place.spec.guest:
                for slot in range(place.spec.slots):
                    top = replace(place, forward=slot).corner(slot, 0).y()
                    assert top >= layout.ribbon.bottom() - 0.001, f"{size} at {scale}"


@pytest.mark.parametrize("language", ["de", pytest.param("fr", marks=LONG), pytest.param("en", marks=LONG)])
def test_a_question_of_two_lines_leaves_the_hand_free(language: str) -> None:
    theme.wear("light", 160)
    i18n.use(language)
    game = position("throne", "king seven", "jack ten*2")
    play(game, "lay king as king 2")
    with at_table(session_at(game), viewer=1, size=SMALL) as hand:
        ribbon = hand.screen.ribbon
        ribbon.ask(" ".join([hand.prompt] * 3), [(move, hand.screen.say(hand.view.describe(move)))
                                                 for move in hand.view.buttons])
        QApplication.processEvents()
        question = QRectF(ribbon.geometry())
        assert question.height() > hand.scene.ribbon_rect.height(), "It has more lines than there is room for."
        for piece in hand.scene.own_hand():
            hand.narrator.parting.bring(piece.id)
            hand.narrator.parting.finish()
            card = hand.scene.cards[piece.id]
            assert hand.scene.forward == piece.id
            assert not card.card_rect().translated(card.pos()).intersects(question)


# -- a count and names -------------------------------------------------------------------------------------------------

def tables(game_id: str, number: int) -> Iterator[View]:
    """Decisions in which a rival holds cards face down, or shows some beside them."""
    for state in decisions(load_game(game_id), number, forced=True):
        assert state.actor is not None
        yield view(state.observation(state.actor))


@pytest.mark.parametrize("game_id", ["imposter-kings", "throne", "rival-kings"])
@few_or_many("number", 8, 80)
@pytest.mark.parametrize("size", [(980, 640), pytest.param((1236, 800), marks=LONG), pytest.param((1876, 1080),
                                                                                                 marks=LONG)])
def test_how_many_cards_a_rival_holds_covers_no_card_and_no_word(game_id: str, number: int,
                                                                 size: tuple[int, int]) -> None:
    scene = Tabletop(load_game(game_id), i18n.words, NAMES.__getitem__)
    narrator = Narrator(scene)
    narrator.resize(QSizeF(*size), 1.0)
    for scale, seen in product((100, 160), tables(game_id, number)):
        theme.wear("light", scale)
        narrator.show_view(seen)
        backs = {piece.id for piece in seen.pieces.values() if piece.face == BACK}
        for zone, disc in narrator.counts.discs.items():
            covered = [rect for rect in scene.in_the_way(backs) if rect.intersects(disc.sceneBoundingRect())]
            assert not covered, f"{zone} of {seen.observation.seats} in {seen.observation.phase} at {scale}"


def test_where_open_cards_leave_no_place_for_it_there_is_none_and_nothing_is_covered() -> None:
    """One rival has taken a shown card, in large letters on a small table."""
    state, luck = load_game("imposter-kings").start(3, 0), Random(0)
    for _ in range(10):
        state.apply(luck.choice(state.legal_moves()))
    assert (state.phase, state.actor) == ("take", 2)
    scene = Tabletop(load_game("imposter-kings"), i18n.words, NAMES.__getitem__)
    narrator = Narrator(scene)
    narrator.resize(QSizeF(980, 640), 1.0)
    theme.wear("light", 160)
    narrator.show_view(view(state.observation(2)))
    assert set(narrator.counts.discs) == {"hand.2"}


# -- a large card and those beside it ----------------------------------------------------------------------------------

@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_card_shown_large_leaves_most_of_the_pool_in_sight(seats: int) -> None:
    game = load_game("shadow-throne").start(seats, 5)
    with at_table(session_at(game, [Seating(name) for name in NAMES[:seats]]), viewer=game.actor, size=SMALL) as hand:
        wait_until(lambda: bool(hand.moves), "the person decides")
        pool = {piece: hand.scene.cards[piece] for piece in hand.view.offers}
        for card in pool.values():
            hand.screen.table_view.preview.show_now(card)
            shown = hand.screen.table_view.preview.shown
            assert shown is not None
            sheet = shown.sheet.translated(shown.pos())
            rects = [each.card_rect().translated(each.pos()) for each in pool.values() if each is not card]
            assert sum(sheet.intersects(rect) for rect in rects) <= 2


@pytest.mark.parametrize("seats", [3, 5])
def test_the_scores_at_the_end_lie_over_no_lane_and_not_over_the_question(seats: int) -> None:
    state, luck = load_game("shadow-throne").start(seats, 3), Random(5)
    while state.actor is not None:
        state.apply(luck.choice(state.legal_moves()))
    with at_table(session_at(state, [Seating(name) for name in NAMES[:seats]]), size=SMALL) as hand:
        scores = hand.screen.table_view.scores
        wait_until(lambda: len(scores.shown) == seats, "the scores are shown at the end")
        lanes = [card.card_rect().translated(card.pos()) for card in hand.scene.cards.values()
                 if card.piece is not None and card.piece.zone in hand.scene.hero_zones()]
        for panel in scores.shown.values():
            assert not any(panel.sceneBoundingRect().intersects(each) for each in lanes)


@few_or_many("sizes", (SMALL,), (SMALL, (1280, 800), (800, 560)))
def test_what_is_said_at_a_zone_is_never_cut(sizes: Sizes) -> None:
    """In large texts, a sentence in several lines is whole, or smaller, or not said."""
    scene = Tabletop(load_game("shadow-throne"), i18n.words, NAMES.__getitem__)
    narrator = Narrator(scene)
    for size, scale in product(sizes, (100, 140, 160)):
        theme.wear("light", scale)
        narrator.resize(QSizeF(size[0] - 44, size[1]), 1.0)
        for seen in tables("shadow-throne", 4):
            narrator.show_view(seen)
            for zone in scene.zone_items.values():
                zone.whisper("Zeig auf eine Karte: Was \u00e4ndert sie?")
                font, words = zone.lettered
                high = (words.count("\n") + 1) * QFontMetricsF(font).lineSpacing()
                assert not words or zone.room.isEmpty() or high <= zone.room.height() + ROUGHLY, f"{size} at {scale}"
