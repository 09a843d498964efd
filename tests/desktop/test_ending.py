"""The page at the end of a game: what it says of every game, and how it looks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import load_game
from engine.bots.farewells import Farewell, farewell
from engine.core.moves import Move
from engine.learn.judging import Apart
from engine.learn.review import Decision, Truth, Verdict, Weighed, save_review
from engine.session.entries import Seating
from tests.helpers.amount import TRANSLATED, first_or_all
from tests.helpers.colours import contrast, luminance
from tests.helpers.endings import ENDS, ended, over, page_of, reviewed, seated, short_review, throne
from tests.helpers.positions import position
from tests.helpers.reviewed import kept_game, review_of_it
from tests.helpers.screens import result_of
from tests.helpers.window import click, hand_in, host_of, open_window, session_at, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.lessons.exercise import ExerciseScreen
from throne_desktop.services.lessons.exercises import load_exercises
from throne_desktop.table.faces.faces import Faces
from throne_desktop.table.items.ground import paint_place
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        yield opened


# -- what it says ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", ENDS)
def test_whoever_wins_holds_the_throne_and_reads_by_how_much(window: Window, game_id: str) -> None:
    _, winner, score, margin = ENDS[game_id]
    page = ended(window, game_id, winner)
    assert page.headline.text() == "Won"
    assert page.holder.text() == "You hold the throne"
    assert (page.score.text(), page.margin.text()) == (score, margin)
    assert not page.throne.moonlit


@first_or_all("game_id", ENDS, 2)
def test_whoever_loses_sees_the_winner_in_moonlight(window: Window, game_id: str) -> None:
    _, winner, score, margin = ENDS[game_id]
    page = ended(window, game_id, 1 - winner)
    assert page.headline.text() == "Lost"
    assert page.holder.text() == "Corvin holds the throne"
    assert (page.score.text(), page.margin.text()) == (" : ".join(reversed(score.split(" : "))), margin)
    assert page.throne.moonlit
    assert len(page.throne.face_spots()) == 1


def test_a_shared_win_shows_all_faces(window: Window) -> None:
    game = position("behind-the-throne", row="judge", mine="king*2 queen", rival="king*2 judge", deck="end")
    session = over(game, ("reveal",), seated(2))
    page = page_of(window, session)
    assert (page.headline.text(), page.holder.text()) == ("Shared", "You share the throne")
    assert len(page.throne.face_spots()) == 2
    assert page.margin.text() == ""
    assert page.ending.farewell == farewell("Corvin", Farewell.EVEN, session.seed)


def test_partners_win_together_and_share_nothing(window: Window) -> None:
    game = position("imposter-kings", "elder", "queen", "fool", "judge", seats=4, court="sentry", flipped="1 2",
                    successors=("", "soldier"), length="round")
    page = page_of(window, over(game, ("lose",), seated(4, 1)))
    assert page.headline.text() == "Won"
    assert page.holder.text() == "Ann and Hedwig hold the throne"
    assert page.ending.speaker in (0, 2)


def test_a_throne_stays_empty_if_nobody_wins(window: Window) -> None:
    game = position("shadow-throne", "- over; influence 15,15,0; gold 9,9,50; rest deck")
    page = page_of(window, session_at(game, seated(3)))
    assert (page.headline.text(), page.holder.text()) == ("No winner", "The Throne stays empty")
    assert page.throne.face_spots() == []
    assert page.margin.text() == "", "nothing decides between them"


def test_what_decides_between_equal_scores_is_said(window: Window) -> None:
    game = position("shadow-throne", "- over; influence 15,15,0; gold 9,8,50; rest deck")
    page = page_of(window, session_at(game, seated(3)))
    assert page.headline.text() == "Won"
    assert page.margin.text() == "tied on influence; more gold wins"


def test_several_people_read_the_winners_name_and_no_bot_speaks(window: Window) -> None:
    game, moves = throne()
    page = page_of(window, over(game, moves, (Seating("Ann"), Seating("Ben"))))
    assert (page.headline.text(), page.holder.text()) == ("Ann wins", "Ann holds the throne")
    assert not page.throne.moonlit
    assert not page.offers.quote.isVisible()
    assert not page.offers.buttons["next-level"].isVisible()


def test_a_game_of_bots_alone_ends_with_its_winner(window: Window) -> None:
    game, moves = throne()
    page = page_of(window, over(game, moves, (Seating("Frida", "page"), Seating("Corvin", "page"))))
    assert page.headline.text() == "Frida wins"
    assert not page.throne.moonlit
    assert not page.offers.buttons["next-level"].isVisible()


def test_the_game_its_level_and_its_length_are_named(window: Window) -> None:
    page = ended(window, "behind-the-throne")
    assert page.facts.text() == "Behind the Throne · Squire · 1 turn"
    assert page.row.text() == "Practice game"       # its position was prepared


# -- how it came -------------------------------------------------------------------------------------------------------

def test_every_player_has_a_line_that_ends_at_the_score(window: Window) -> None:
    page = ended(window, "shadow-throne")
    assert [line.scores[-1] for line in page.curve.lines] == list(page.ending.scores)
    assert page.curve.lines[0].colour == theme.palette.gold_light


def test_the_curve_tells_its_points_to_the_keyboard_and_to_screen_readers(window: Window) -> None:
    page = ended(window, "throne")
    assert page.curve.accessibleDescription() == "At the end: Ann 3, Corvin 1"
    page.curve.setFocus()
    QTest.keyClick(page.curve, Qt.Key.Key_Home)
    assert page.curve.sentence == "At the start: Ann 2, Corvin 1"


def test_where_only_the_end_scores_a_review_shows_how_the_chances_went(window: Window) -> None:
    page = ended(window, "behind-the-throne")
    assert not page.chances.isVisible()
    reviewed(page, 0.38, 0.81)
    assert (page.chances.isVisible(), page.curve.isVisible()) == (True, False)
    assert [point.chance for point in page.chances.points] == [0.38, 0.81]
    assert page.panel.when.text() == "Turn 1, move 1"
    page.chances.setFocus()
    QTest.keyClick(page.chances, Qt.Key.Key_Home)
    assert page.chances.sentence.replace("\N{NO-BREAK SPACE}", " ") == "Turn 1, Ann: 38%"
    page.show_review(None)
    assert (page.chances.isVisible(), page.curve.isVisible()) == (False, True)


def test_where_rounds_are_scored_the_scores_stay_beside_a_review(window: Window) -> None:
    page = ended(window, "shadow-throne")
    reviewed(page, 0.38, 0.81)
    assert page.curve.isVisible() == page.ending.scored_on_the_way
    assert page.chances.isVisible() != page.curve.isVisible()


# -- where points come from --------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game_id", ENDS)
def test_a_table_tells_every_players_points_by_where_they_come_from(window: Window, game_id: str) -> None:
    page = ended(window, game_id)
    title, *sources, sums = page.points.rows
    assert title == ["Where the score comes from", *(player.name for player in page.ending.players)]
    assert sources
    numbers = [[int(cell.replace("−", "-")) for cell in row[1:]] for row in (*sources, sums)]
    assert [sum(column) for column in zip(*numbers[:-1], strict=True)] == numbers[-1] == list(page.ending.scores)


def test_sources_are_those_of_the_game(window: Window) -> None:
    assert [row[0] for row in ended(window, "shadow-throne").points.rows[1:]] == ["Battle 1", "Total"]
    assert [row[0] for row in ended(window, "rival-kings", 1).points.rows[1:]] == [
        "Single cards", "Money", "Conflict markers", "Total"]
    assert [row[0] for row in ended(window, "throne").points.rows[1:]] == ["At the start", "Round 4", "Total"]


def test_a_screen_reader_hears_the_table_in_sentences(window: Window) -> None:
    points = ended(window, "throne").points
    assert points.accessibleName() == "Where the score comes from"
    assert points.accessibleDescription() == "At the start: Ann 2, Corvin 1. Round 4: Ann 1, Corvin 0."


@pytest.mark.parametrize(("size", "percent"), [((1280, 800), 100), ((1024, 640), 160)])
def test_all_of_the_table_is_there_in_every_size(window: Window, size: tuple[int, int], percent: int) -> None:
    theme.wear("light", percent)
    try:
        window.resize(*size)
        page = ended(window, "rival-kings", 1)
        QApplication.processEvents()
        assert page.throne.height() > 0.2 * page.height()
        points = page.points
        assert points.isVisible()
        assert points.width() >= points.minimumSizeHint().width()
        assert points.height() >= points.heightForWidth(points.width())
        area = points.parentWidget()
        assert area is not None
        assert area.rect().contains(points.geometry())
    finally:
        theme.wear("light", 100)


# -- moves worth looking at --------------------------------------------------------------------------------------------

def test_a_review_points_out_the_best_moves_and_each_can_be_watched() -> None:
    with open_window() as opened:
        opened.open_home()
        (seat,), file = review_of_it().seats, kept_game()
        made = seat.decisions[1]
        others = [Weighed(each.move, 0.5) for each in made.weighed if each.move != made.made]
        clear = replace(made, weighed=(Weighed(made.made, 0.7), *others), mistake=Apart(0.0, 0.0), verdict=Verdict.FINE,
                        played_out=None)
        seat = replace(seat, decisions=(seat.decisions[0], clear, *seat.decisions[2:]))
        save_review(replace(review_of_it(), seats=(seat,)), file)
        opened.resume(file)
        page = result_of(opened)
        wait_until(page.moves.isVisible, "the review is read")
        best = seat.best_moves[:3]
        assert clear in best
        assert [change for change, _ in page.moves.sentences] == [f"+{100 * each.edge:.0f}" for each in best]
        assert page.moves.title.text() == "Best moves: Ann"
        asked = list[int]()
        page.moment_asked.connect(asked.append)
        page.moves.buttons[0].clicked.emit()
        assert asked == [best[0].moves]


def test_the_move_that_cost_most_is_offered_as_an_exercise_which_is_kept_and_laid_out() -> None:
    with open_window() as opened:
        opened.open_home()
        file = kept_game(reviewed=True)
        (seat,) = review_of_it().seats
        for _ in range(2):      # the same mistake twice is one exercise
            opened.resume(file)
            page = result_of(opened)
            wait_until(page.offers.buttons["exercise"].isVisible, "the review is read")
            click(page.offers.buttons["exercise"])
            wait_until(lambda: isinstance(opened.pages.currentWidget(), ExerciseScreen), "it is on the table")
            (item,) = load_exercises(file)
            assert item.exercise.made == seat.poor[0].made.notation
            screen = opened.pages.currentWidget()
            assert isinstance(screen, ExerciseScreen)
            assert host_of(screen).session.state.fingerprint() == item.exercise.id


def test_nothing_is_offered_where_no_move_is_called_poor_or_nothing_was_reviewed(window: Window) -> None:
    with open_window() as opened:
        opened.open_home()
        (seat,), file = review_of_it().seats, kept_game()
        assert seat.poor
        fine = tuple(replace(each, verdict=Verdict.FINE, played_out=None) for each in seat.decisions)
        save_review(replace(review_of_it(), seats=(replace(seat, decisions=fine),)), file)
        opened.resume(file)
        page = result_of(opened)
        wait_until(lambda: page.chances.isVisible() or page.moves.isVisible() or page.curve.isVisible(), "it is shown")
        assert not page.offers.buttons["exercise"].isVisible()
    assert not ended(window, "throne").offers.buttons["exercise"].isVisible()


def test_of_moves_that_read_alike_one_is_named_and_none_that_gives_something_up(window: Window) -> None:
    page = ended(window, "imposter-kings", 1)
    flip, lose = (load_game("imposter-kings").move_from_json(each) for each in ("flip", "lose"))
    play = load_game("imposter-kings").move_from_json("play elder")

    def decided(made: Move, chance: float) -> Decision:
        return Decision(0, "turn", made, (Weighed(made, chance), Weighed(lose, 0.1)), Apart(0.0, 0.0), 0.0,
                        Truth(made, 0.0), 0.0, Verdict.FINE, None)

    decisions = (decided(flip, 0.9), decided(play, 0.5), decided(play, 0.7))
    page.show_review(replace(short_review(page), decisions=decisions))
    QApplication.processEvents()
    assert [change for change, _ in page.moves.sentences] == ["+60"]


def test_where_no_move_stands_out_those_worth_another_try_are_named(window: Window) -> None:
    page = ended(window, "throne")
    reviewed(page, 0.38, 0.81)
    assert not page.moves.isVisible()
    made, better = (load_game("throne").move_from_json(each) for each in ("lay king as king 2", "lay seven as king 2"))
    decision = Decision(0, "lay", made, (Weighed(better, 0.9), Weighed(made, 0.6)), Apart(0.3, 0.0), 0.0,
                        Truth(better, 0.3), 0.0, Verdict.POOR, None)
    review = replace(short_review(page), decisions=(decision,))
    page.show_review(review)
    QApplication.processEvents()
    assert page.moves.title.text() == "Worth another try: Ann"
    assert [change for change, _ in page.moves.sentences] == ["−30"]
    assert page.moves.sentences[0][1].startswith("Turn 1: ")


# -- the turning point -------------------------------------------------------------------------------------------------

def test_what_the_turning_point_did_is_said_in_the_sentences_of_the_log(window: Window) -> None:
    page = ended(window, "imposter-kings", 1)
    assert page.panel.title.text() == "The turning point"
    assert page.panel.when.text() == "Round 1, turn 1, move 1"
    assert page.panel.sentence.text() == ("Corvin: Cannot play and loses the round.\nThe round goes to Ann: 3 points.")


def test_what_is_told_of_that_move_lies_beside_its_card_at_once(window: Window) -> None:
    panel = ended(window, "throne").panel
    assert panel.card is not None
    with_card = panel.title.x()
    panel.show_card(None, "")
    assert panel.title.x() < with_card - 50


def test_the_chances_of_the_first_two_stand_before_and_after_the_turning_point(window: Window) -> None:
    page = ended(window, "throne", 1)
    point = page.ending.turning_point
    assert point is not None
    assert [label.text() for label in page.panel.names] == ["Corvin", "Ann"]
    numbers = [bar.number.replace("\N{NO-BREAK SPACE}", " ") for bar in page.panel.bars]
    assert numbers == [f"{100 * each.before:.0f} → {100 * each.after:.0f}%" for each in point.changes]
    assert numbers[0].endswith("→ 100%")
    assert page.panel.note.text() == "Chances to win, with all cards face up"
    assert page.panel.card is not None


def test_a_game_without_a_move_has_no_turning_point(window: Window) -> None:
    game = position("shadow-throne", "- over; influence 15,15,0; gold 9,9,50; rest deck")
    assert not page_of(window, session_at(game, seated(3))).panel.isVisible()


# -- for everybody -----------------------------------------------------------------------------------------------------

def test_a_screen_reader_hears_how_it_ended_and_finds_a_name_on_everything(window: Window) -> None:
    page = ended(window, "throne")
    assert page.announcement == "Won. You hold the throne. by 2 rounds. At the end: Ann 3, Corvin 1"
    for part in page.stops:
        if part.isVisible():
            found = QAccessible.queryAccessibleInterface(part)
            assert found is not None
            assert found.text(QAccessible.Text.Name), part
    assert page.offers.quote.accessibleName().startswith("Corvin says: ")


def test_the_opponent_says_the_same_at_every_look_at_the_same_game(window: Window) -> None:
    page = ended(window, "throne")
    words = page.offers.quote.text()
    click(page.offers.table_button)
    hand_in(window).push("Back to the result")
    assert result_of(window).offers.quote.text() == words


@first_or_all("language", TRANSLATED)
def test_the_page_fits_the_smallest_window_with_the_largest_texts(window: Window, language: str) -> None:
    i18n.use(language)
    theme.wear("light", 160)
    try:
        window.resize(1024, 640)
        page = ended(window, "rival-kings", 1)
        reviewed(page, 0.38, 0.81)
        assert (window.width(), window.height()) == (1024, 640)
        needed = page.minimumSizeHint()
        assert (needed.width() <= 1024, needed.height() <= 640) == (True, True)
    finally:
        theme.wear("light", 100)
        i18n.use("en")


# -- in every size -----------------------------------------------------------------------------------------------------

def test_a_larger_window_shows_all_of_it_larger(window: Window) -> None:
    page = ended(window, "throne")
    usual = [label.font().pixelSize() for label in (page.headline, page.facts, page.panel.sentence, page.panel.note)]
    window.resize(1920, 1080)
    QApplication.processEvents()
    assert page.grown > 1.2
    larger = [label.font().pixelSize() for label in (page.headline, page.facts, page.panel.sentence, page.panel.note)]
    assert all(now > 1.2 * before for before, now in zip(usual, larger, strict=True))
    assert page.curve.grown == page.grown


def test_large_texts_take_the_room_of_a_larger_window_first(window: Window) -> None:
    page = ended(window, "throne")
    window.resize(1920, 1080)
    try:
        theme.wear("light", 160)
        QApplication.processEvents()
        page.fit()
        assert page.grown == 1.0
    finally:
        theme.wear("light", 100)


# -- how it looks ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("moonlit", [False, True])
@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
@pytest.mark.parametrize("game_id", ENDS)
def test_words_can_be_read_wherever_they_stand_on_the_place(game_id: str, name: str, moonlit: bool) -> None:
    palette = theme.THEMES[name]()
    theme.wear(name)
    try:
        ground = QImage(160, 100, QImage.Format.Format_RGB32)
        painter = QPainter(ground)
        room = QRectF(ground.rect())
        paint_place(painter, room, Faces(load_game(game_id), str).place)
        painter.fillRect(room, palette.night if moonlit else palette.dusk)
        painter.end()
        lit = max((ground.pixelColor(x, y) for x in range(0, 160, 4) for y in range(0, 100, 4)), key=luminance)
        texts = [palette.chrome.on_ground, palette.chrome.on_ground_quiet, palette.chrome.moon if moonlit
                 else palette.chrome.bar_link]
        assert min(contrast(text, lit) for text in texts) >= (7.0 if name == "contrast" else 4.5)
    finally:
        theme.wear("light")


@pytest.mark.parametrize("game_id", ["throne", "rival-kings"])
def test_nothing_on_the_page_of_a_lost_game_is_the_red_of_refusals(window: Window, game_id: str) -> None:
    page = ended(window, game_id, 1 - ENDS[game_id][1])
    assert page.curve.lines[0].colour == theme.palette.chrome.moon
    assert page.headline.objectName() == page.panel.title.objectName() == "moon"
