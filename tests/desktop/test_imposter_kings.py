"""The Imposter Kings in the real window: cards dragged, cards named by their pictures, and reactions at one screen."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import load_game
from engine.core.text import english, seat_in_english
from engine.games.imposter_kings.state import ImposterState
from engine.session.entries import Seating
from engine.session.session import Session
from engine.table.view import view
from tests.helpers.amount import TRANSLATED, few_or_many, first_or_all
from tests.helpers.layouts import TABLES
from tests.helpers.positions import hand as hand_of
from tests.helpers.positions import play, position
from tests.helpers.positions_of.imposter_kings import court, round_of
from tests.helpers.sessions import play_till_nearly_over
from tests.helpers.window import Hand, at_shared_table, at_table, dress, label, session_at, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.modes.loop import turn_for
from throne_desktop.services.game import table_host
from throne_desktop.table.geometry.fitting import fits
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.presentations.throne import ThroneScenery
from throne_desktop.table.tabletop import Tabletop

pytestmark = pytest.mark.usefixtures("qtbot")

A_DAY = 24 * 60 * 60 * 1000
A_MOMENT = 0.15
"""Milliseconds: longer than any test waits."""


def state_of(hand: Hand) -> ImposterState:
    """The position in the window."""
    state = hand.session.state
    assert isinstance(state, ImposterState)
    return state


def test_a_card_is_dragged_onto_the_court() -> None:
    with at_table(session_at(position("imposter-kings", "queen fool", "princess judge", court="elder"))) as hand:
        hand.drag("hand.1/queen/0", "court")
        assert hand.played == ["play queen"]
        assert court(state_of(hand)) == "elder! queen"
        assert hand.disorder() == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_what_stands_below_a_disgraced_throne_can_be_read_to_its_end(language: str) -> None:
    dress()
    seen = view(position("imposter-kings", "queen fool", "princess judge", court="elder!").observation(0))
    scene = Tabletop(seen.game, lambda text: text.render(english, seat_in_english), seat_in_english)
    narrator = Narrator(scene)
    narrator.resize(QSizeF(*min(TABLES)), 1.0)
    narrator.show_view(seen)
    line = next(item.line for item in scene.items() if isinstance(item, ThroneScenery))
    i18n.use(language)
    try:
        assert fits(i18n.words(seen.signboards[0].tip), theme.text(14, italic=True), line.width())
    finally:
        i18n.use("en")


def test_the_king_is_dragged_onto_the_court() -> None:
    game = position("imposter-kings", "fool", "princess judge", court="sentry", accused="assassin",
                    successors=("elder", "queen"))
    with at_table(session_at(game)) as hand:
        hand.drag("king.1/king", "court")
        assert hand.played == ["flip"]
        assert hand_of(state_of(hand), 1) == "fool elder"


def test_a_card_that_is_too_low_says_why_with_its_rule() -> None:
    with at_table(session_at(position("imposter-kings", "inquisitor sentry", "queen", court="judge"))) as hand:
        hand.drag("hand.1/inquisitor/0", "court")
        assert hand.played == []
        assert "play equal or higher" in hand.note


def test_the_throne_is_larger_than_the_court_and_shrinks_when_it_is_played_on() -> None:
    with at_table(session_at(position("imposter-kings", "queen fool", "princess sentry", court="elder judge")),
                  speed=1.0) as hand:
        throne = hand.scene.cards["court/1/judge"]
        first = hand.scene.cards["court/0/elder"].width
        assert throne.width == pytest.approx(1.75 * first)
        hand.drag("hand.1/queen/0", "court")
        hand.settle()
        assert throne.width == first
        assert hand.scene.cards["court/2/queen"].width == pytest.approx(1.75 * first)
        assert hand.disorder() == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_what_each_card_of_a_full_court_counts_is_not_covered_by_the_next(size: tuple[int, int]) -> None:
    game = position("imposter-kings", "fool princess", "assassin", successors=("zealot", "elder"),
                    court="soldier+ warlord elder! judge! mystic! sentry! oathbound! soldier! inquisitor! queen")
    with at_table(session_at(game), size=size) as hand:
        cards = [item for item in hand.scene.cards.values() if item.piece and item.piece.zone == "court"]
        changed = [item for item in cards if item.counts]
        assert [item.counts for item in changed] == ["7", "9", *"1" * 7]
        for item in changed:
            for other in (each for each in cards if each.zValue() > item.zValue()):
                covered = other.card_rect().translated(other.pos())
                assert not covered.intersects(item.mapRectToScene(item.value_room).adjusted(3, 3, -3, -3))


def test_a_card_is_named_by_its_picture() -> None:
    game = position("imposter-kings", "soldier fool", "queen judge", court="elder")
    play(game, "play soldier")
    with at_table(session_at(game)) as hand:
        QApplication.processEvents()
        picker = hand.screen.picker
        names = [button.accessibleName() for button in picker.buttons]
        QTest.mouseClick(picker.buttons[names.index("Name: Queen")], Qt.MouseButton.LeftButton)
        assert hand.played == ["name queen"]
        assert court(state_of(hand)) == "elder soldier+"


def test_pictures_take_no_more_room_than_they_need_after_many_others() -> None:
    game = position("imposter-kings", "soldier fool elder", "queen judge", seats=3)
    play(game, "play soldier")
    with at_table(session_at(game), size=(1024, 640)) as hand:
        QApplication.processEvents()
        picker = hand.screen.picker
        many = picker.size()
        names = [button.accessibleName() for button in picker.buttons]
        QTest.mouseClick(picker.buttons[names.index("Name: Queen")], Qt.MouseButton.LeftButton)
        assert len(picker.buttons) == 1
        assert picker.width() < many.width() / 2
        assert picker.height() <= many.height()
        QApplication.processEvents()
        assert picker.size() == picker.sizeHint()


def test_a_number_is_said_by_its_picture() -> None:
    game = position("imposter-kings", "mystic fool", "queen judge", court="elder!")
    play(game, "play mystic")
    with at_table(session_at(game)) as hand:
        QApplication.processEvents()
        picker = hand.screen.picker
        assert [button.accessibleName() for button in picker.buttons] == [f"Name {number}" for number in range(1, 9)]
        QTest.mouseClick(picker.buttons[4], Qt.MouseButton.LeftButton)
        assert hand.played == ["number 5"]


@first_or_all("language", TRANSLATED)
def test_each_player_to_choose_has_a_button_in_the_smallest_window(language: str) -> None:
    game = position("imposter-kings", "princess fool", "judge warlord", "judge spy", "herald elder", seats=4,
                    accused="assassin")
    play(game, "play princess")
    i18n.use(language)
    try:
        with at_table(session_at(game), size=(1024, 640)) as hand:
            QApplication.processEvents()
            bar = hand.screen.ribbon
            assert len(bar.buttons) == len(game.legal_moves()) == 4
            assert all(bar.rect().contains(button.geometry()) for button in bar.buttons)
            assert not any(one.geometry().intersects(other.geometry())
                           for one, other in combinations(bar.buttons, 2))
    finally:
        i18n.use("en")


@first_or_all("language", TRANSLATED)
def test_every_question_above_pictures_can_be_read_in_a_small_window(language: str) -> None:
    executioner = position("imposter-kings", "executioner fool elder", "queen judge", "sentry", seats=3,
                           court="warlord! inquisitor")
    soldier = position("imposter-kings", "soldier fool", "queen judge", "sentry", seats=3, court="princess!")
    play(executioner, "play executioner")
    play(soldier, "play soldier")
    i18n.use(language)
    try:
        for game in (executioner, soldier):
            with at_shared_table(session_at(game)) as hand:
                hand.screen.resize(1024, 640)
                hand.push(hand.buttons[0])      # the player is here
                QApplication.processEvents()
                picker, ribbon = hand.screen.picker, hand.screen.ribbon
                question = label(ribbon, "prompt")
                assert hand.screen.table_view.rect().contains(picker.geometry())
                assert question.heightForWidth(question.width()) <= question.height()
                assert question.text() == hand.prompt
                assert not ribbon.geometry().intersects(picker.geometry())
                assert all(picker.aside.geometry().left() > each.geometry().right() for each in picker.buttons)
    finally:
        i18n.use("en")


def test_people_at_one_screen_are_asked_together_whether_they_react() -> None:
    game = position("imposter-kings", "soldier elder", "kings_hand queen", "judge", seats=3, accused="assassin")
    play(game, "play soldier", "name queen")
    with at_shared_table(session_at(game)) as hand:
        assert hand.buttons == ["Ben", "Cleo", "Nobody"]
        assert "will a King’s Hand stop it?" in hand.prompt
        hand.push("Ben")
        wait_until(hand.screen.curtain.isVisible, "the screen goes to Ben")
        hand.push("Ben is here")
        hand.push("Use the King’s Hand")
        assert hand.played == ["stop"]
        assert court(state_of(hand)) == ""


def test_nobody_lets_an_ability_happen_for_all() -> None:
    game = position("imposter-kings", "soldier elder", "kings_hand queen", "judge", seats=3, accused="assassin")
    play(game, "play soldier", "name queen")
    with at_shared_table(session_at(game)) as hand:
        hand.push("Nobody")
        wait_until(lambda: hand.played == ["pass", "pass"], "all have let it happen")
        assert court(state_of(hand)) == "soldier+"


def test_the_end_of_a_round_is_seen_before_the_next_is_dealt() -> None:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    play(game, "lose")
    with at_table(session_at(game)) as hand:
        assert hand.prompt == "The round is over."
        hand.push("Deal the next round")
        assert hand.played == ["deal"]
        hand.settle()
        assert hand.disorder() == []


def test_a_bot_deals_the_next_round_when_the_player_has_seen_the_last_one() -> None:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    play(game, "lose")
    with at_table(session_at(game, (Seating("Aldwin", "page"), Seating("Ben"))), viewer=1) as hand:
        QTest.qWait(200)
        assert hand.played == []
        assert hand.buttons == ["Go on"]
        hand.push("Go on")
        wait_until(lambda: hand.played[:1] == ["deal"], "the bot deals")


def test_among_bots_nobody_waits_between_rounds() -> None:
    game = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    play(game, "lose")
    with at_table(session_at(game, (Seating("Aldwin", "page"), Seating("Beatrix", "page")))) as hand:
        wait_until(lambda: hand.played[:1] == ["deal"], "the bot deals")


def test_bots_answer_the_same_question_without_a_pause_between_them() -> None:
    game = position("imposter-kings", "soldier elder", "fool queen", "judge", "spy", seats=4, accused="assassin")
    play(game, "play soldier", "name queen")
    players = (Seating("Ann"), *(Seating(name, "page") for name in ("Aldwin", "Beatrix", "Corvin")))
    with at_table(session_at(game, players), speed=1.0) as hand:
        table, thought = hand.host, list[int]()
        table.hold()
        table.pause_before_bots = A_DAY
        table.thinking.connect(thought.append)
        table.go_on()
        QApplication.processEvents()
        turn_for(A_MOMENT)
        assert (thought, table.session.state.actor) == ([1], 1)     # the answer of the first bot waits
        table.hold()
        table.pause_before_bots = 0
        table.thinking.connect(lambda _seat: setattr(table, "pause_before_bots", A_DAY))
        table.go_on()
        wait_until(lambda: hand.played == ["pass"] * 3, "the others have answered, too")


def test_a_player_who_cannot_react_is_neither_asked_nor_kept_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_host, "ONLY_MOVE_PAUSE", A_DAY)
    game = position("imposter-kings", "soldier elder", "fool queen", "judge", seats=3, accused="assassin")
    play(game, "play soldier", "name queen")
    players = (Seating("Aldwin", "page"), Seating("Ann"), Seating("Beatrix", "page"))
    with at_table(session_at(game, players), speed=1.0, pauses=True, viewer=1) as hand:
        wait_until(lambda: hand.played[:1] == ["pass"], "Ann lets it happen")


def test_a_player_who_can_react_is_asked() -> None:
    game = position("imposter-kings", "soldier elder", "kings_hand queen", "judge", seats=3, accused="assassin")
    play(game, "play soldier", "name queen")
    players = (Seating("Aldwin", "page"), Seating("Ann"), Seating("Beatrix", "page"))
    with at_table(session_at(game, players), viewer=1) as hand:
        QTest.qWait(200)
        assert hand.played == []
        assert hand.buttons == ["Use the King’s Hand", "Let it happen"]


@first_or_all("seats", [3, 2, 4])
@few_or_many("moves", 15, 1000)
def test_a_round_can_be_played_to_its_end_in_the_window(moves: int, seats: int) -> None:
    rng = random.Random(seats)
    players = (Seating("Ann"), *(Seating(name, "random") for name in ("Aldwin", "Beatrix", "Corvin")[:seats - 1]))
    session = Session(round_of(seats).game, seats, 5, options={"length": "round"}, players=players)
    play_till_nearly_over(session, seats, moves)
    with at_table(session) as hand:
        while not hand.session.finished:
            wait_until(lambda: hand.session.finished or len(hand.moves) > 1, "Ann is asked, or the round is over")
            if hand.moves:
                hand.choose(rng.choice(hand.moves))
        assert hand.disorder() == []


def test_where_a_card_may_go_beside_a_full_hand_shines_over_its_last_card() -> None:
    with at_table(session_at(load_game("imposter-kings").start(3, 5))) as hand:
        first, *_, last = sorted((card for card in hand.scene.cards.values() if card.piece is not None
                                  and card.piece.zone == "hand.1"), key=lambda card: card.x())
        assert first.piece is not None
        hand.hold(first.piece.id, QPoint(600, 400))
        shining = [hand.scene.zone_items[zone] for zone in hand.lit]
        over = [item for item in shining if item.lit and item.lit.intersects(last.card_rect().translated(last.pos()))]
        assert over, "The place lies over the end of the hand."
        assert all(last.zValue() < item.zValue() < first.zValue() for item in over)
        hand.let_go(QPoint(600, 400))
        assert all(item.zValue() < last.zValue() for item in over)


def test_the_ribbon_counts_the_decisions_before_the_first_card() -> None:
    game = load_game("imposter-kings").start(seats=3, seed=2)
    with at_table(session_at(game), viewer=game.true_king) as hand:
        assert hand.prompt.endswith("Choose 2 cards to show: a rival takes one. Step 1 of 8.")
        hand.choose(hand.moves[0])
        assert hand.prompt.endswith("Choose 1 more card to show: a rival takes one. Step 2 of 8.")
