"""The review of a finished game: opened with one click, read, followed to the table, stopped, kept and deleted."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from engine import Record, load_game
from engine.learn.review import SeatReview, Verdict, beside, load_review
from engine.table.endings import PlayedGame
from tests.helpers.reviewed import ANN, CORVIN, kept_game, review_of_it, short_game
from tests.helpers.screens import push, result_of
from tests.helpers.window import at_table, click, hand_in, host_of, labels, open_window, session_at, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.screens.records.records import RecordsScreen
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.screens.review.review import ReviewScreen
from throne_desktop.services.bots.child import running
from throne_desktop.services.reviews import review_process
from throne_desktop.services.reviews.review_job import ReviewJob
from throne_desktop.window.archive import open_replay
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


def page_of(window: Window) -> ReviewScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, ReviewScreen)
    return page


def opened(window: Window, file: Path | None = None) -> ReviewScreen:
    """The review of the short game, which was made before."""
    window.open_review(file or kept_game(reviewed=True))
    QApplication.processEvents()
    return page_of(window)


def of_ann() -> SeatReview:
    found = review_of_it().of(ANN)
    assert found is not None
    return found


def said(part: QWidget) -> str:
    return "\n".join(label.text() for label in part.findChildren(QLabel)).replace("\N{NO-BREAK SPACE}", " ")


# -- what it says ------------------------------------------------------------------------------------------------------

def test_the_curve_has_a_point_for_every_decision_and_ends_with_the_result(window: Window) -> None:
    page, review = opened(window), of_ann()
    assert {decision.moves for decision in review.decisions} < {point.moves for point in page.curve.points}
    assert page.curve.points[-1].chance == float(ANN in short_game().replay()[-1].winners())
    places = [page.curve.place_of(number) for number in range(len(page.curve.points))]
    assert all(left.x() < right.x() for left, right in pairwise(places))
    ranked = sorted((point.chance, -place.y()) for point, place in zip(page.curve.points, places, strict=True))
    assert all(lower[1] < higher[1] for lower, higher in pairwise(ranked) if lower[0] < higher[0])


def test_a_mistake_is_a_fall_of_the_curve_by_what_it_is_said_to_have_cost(window: Window) -> None:
    page, review = opened(window), of_ann()
    curve, worst = page.curve, review.by_cost[0]
    number = next(number for number, point in enumerate(curve.points) if point.moves == worst.moves)
    fall = (curve.place_of(number).y() - curve.top_of(number).y()) / curve.plot.height()
    assert fall == pytest.approx(worst.cost)
    assert fall > 0.1
    curve.setValue(number)
    cost = round(100 * worst.cost)
    assert page.panels[0].told.cost == f"−{cost}"
    assert curve.sentence.endswith(f"after a move that cost {cost} points")


def test_turns_have_the_same_number_on_the_curve_at_a_decision_and_in_the_log(window: Window) -> None:
    page = opened(window)
    first = page.panels[0]
    point = next(point for point in page.curve.points if point.moves == first.told.decision.moves)
    assert f"Turn {point.turn}, move {point.moves + 1}" in said(first)
    click(first.show_button)
    table = window.pages.currentWidget()
    assert isinstance(table, ReplayScreen)
    table.go_to(point.moves + 1)
    assert [line for line in table.side.log.past if line.startswith("Turn ")][-1].startswith(f"Turn {point.turn}: ")


def test_the_turning_point_stands_on_the_curve_and_is_that_of_the_end_of_the_game(window: Window) -> None:
    page, game = opened(window), short_game()
    found = PlayedGame(game.game, game.replay(), game.moves).turning_point()
    assert found is not None
    assert page.curve.decisive == (found.begin, found.end)
    assert page.curve.accessibleDescription() == "The turning point"
    assert 0 < page.curve.decisive_words().right() <= page.curve.face_begins


def test_of_a_decisive_last_moment_the_words_are_not_below_the_face(window: Window) -> None:
    curve = opened(window).curve
    last = curve.points[-2:]
    curve.show_points(curve.points, (last[0].moves, last[1].moves))
    assert curve.decisive_words().right() <= curve.face_begins


def test_luck_skill_and_the_others_make_up_the_difference(window: Window) -> None:
    page, parts = opened(window), of_ann().parts
    told = [int(figure.number.text().replace("−", "-")) for figure in page.figures[1:]]
    assert abs(sum(told) - 100 * (parts.result - parts.start)) <= 2, "but for rounding"
    assert page.figures[0].number.text() == str(round(of_ann().accuracy or 0))
    assert all(figure.sentence.text().endswith(".") for figure in page.figures)
    assert not any("%" in figure.number.text() + figure.sentence.text() for figure in page.figures[1:])
    assert "A point is one percentage point of the chance to win." in said(page)


def test_the_number_of_a_figure_is_larger_than_its_sentence_from_the_first_look_on(window: Window) -> None:
    for figure in opened(window).figures:
        assert figure.number.fontInfo().pixelSize() > 2 * figure.sentence.fontInfo().pixelSize()


def test_decisions_are_told_the_costliest_first_with_both_moves_and_their_chances(window: Window) -> None:
    page, review = opened(window), of_ann()
    costly = [each for each in review.by_cost if each.cost >= 0.01]
    assert [panel.told.decision for panel in page.panels] == costly
    positions, game = short_game().replay(), load_game("throne")
    for panel, decision in zip(page.panels, costly, strict=True):
        words = said(panel)
        seen = positions[decision.moves].observation(ANN)
        for move, chance in ((decision.made, decision.chance), (decision.best, decision.weighed[0].chance)):
            assert i18n.words(game.describe(move, seen), ("Ann", "Corvin")) in words
            assert f" {round(100 * chance)}" in words
        assert f"−{round(100 * decision.cost)}\npoints\n" in words
        assert ("Poor move" in words) == (decision.verdict is Verdict.POOR)
        assert "What could be known" in words
        assert "What was true" in words
        assert decision.why is None or i18n.words(decision.why, ("Ann", "Corvin")) in words


def test_luck_in_hindsight_is_called_so(window: Window) -> None:
    page = opened(window)
    for panel in page.panels:
        truth = panel.told.decision.truth
        assert ("that was luck" in said(panel)) == (round(100 * truth.cost) < 0)


def test_the_review_speaks_another_language_at_once(window: Window) -> None:
    page = opened(window)
    i18n.use("de")
    try:
        QApplication.processEvents()
        assert page.title.text() == "Analyse"
        assert "Glück" in said(page)
        assert not any(words in said(page) for words in ("Luck", "Played", "What was true"))
    finally:
        i18n.use("en")


@pytest.mark.parametrize("percent", [100, 160])
def test_nothing_is_wider_than_the_page_and_no_sentence_is_cut(percent: int, window: Window) -> None:
    theme.wear("light", percent)
    try:
        window.resize(1024, 640)
        page = opened(window)
        wait_until(lambda: page.area.widget().width() <= page.area.viewport().width(), "the page fits")
        for label in (each for each in page.findChildren(QLabel) if each.wordWrap() and each.isVisible()):
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        assert window.width() == 1024
    finally:
        theme.wear("light")


def test_a_large_window_gives_the_review_most_of_its_width(window: Window) -> None:
    window.resize(1920, 1080)
    page = opened(window)
    wait_until(lambda: page.curve.width() > 0.75 * 1920, "the curve is wide")


# -- keyboard and pointer ----------------------------------------------------------------------------------------------

def test_the_arrow_keys_go_along_the_curve_and_say_each_value(window: Window) -> None:
    page = opened(window)
    assert page.curve.hasFocus()
    page.curve.setValue(0)
    QTest.keyClick(page.curve, Qt.Key.Key_Right)
    assert page.curve.pointed == 1
    assert f"{round(100 * page.curve.points[1].chance)}%" in page.curve.sentence.replace("\N{NO-BREAK SPACE}", " ")
    QTest.keyClick(page.curve, Qt.Key.Key_End)
    assert page.curve.sentence.startswith("At the end: ")


def test_a_point_of_the_curve_leads_to_that_moment_on_the_table_and_back(window: Window) -> None:
    page = opened(window)
    point = page.curve.points[2]
    place = page.curve.place_of(2).toPoint()
    QTest.mouseMove(page.curve, place)
    assert page.curve.pointed == 2
    QTest.mouseClick(page.curve, Qt.MouseButton.LeftButton, pos=QPoint(place.x(), place.y() + 9))
    table = window.pages.currentWidget()
    assert isinstance(table, ReplayScreen)
    assert table.bar.slider.value() == point.moves
    assert table.side.seen_by.currentText() == "As Ann saw it"
    click(table.side.back)
    assert window.pages.currentWidget() is page
    page.curve.setFocus()
    QTest.keyClick(page.curve, Qt.Key.Key_Return)
    assert isinstance(window.pages.currentWidget(), ReplayScreen)


def test_a_decision_leads_to_its_moment(window: Window) -> None:
    page = opened(window)
    panel = page.panels[0]
    page.area.ensureWidgetVisible(panel.show_button)
    click(panel.show_button)
    table = window.pages.currentWidget()
    assert isinstance(table, ReplayScreen)
    assert table.bar.slider.value() == panel.told.decision.moves


def test_all_of_the_page_can_be_reached_with_tab(window: Window) -> None:
    page, reached = opened(window), set()
    for _ in range(40):
        QTest.keyClick(page.window().focusWidget() or page, Qt.Key.Key_Tab)
        reached.add(page.window().focusWidget())
    wanted = {page.curve, page.chooser, page.back, *(panel.try_button for panel in page.panels),
              *(panel.show_button for panel in page.panels)}
    assert wanted <= reached


# -- where it is opened ------------------------------------------------------------------------------------------------

def test_a_finished_record_is_reviewed_with_one_click_and_an_unfinished_one_never(window: Window) -> None:
    file = kept_game(reviewed=True)
    whole = Record.load(file)
    Record(whole.header, whole.entries[:5]).save(file.with_name("unfinished.throne"))
    window.open_records()
    page = window.pages.currentWidget()
    assert isinstance(page, RecordsScreen)
    for row, entry in enumerate(page.entries):
        page.list.choose(row)
        assert page.review.isEnabled() == (entry.file == file)
    page.list.choose([entry.file for entry in page.entries].index(file))
    click(page.review)
    assert page_of(window).review is not None


def test_an_unfinished_game_is_refused_even_if_asked_for(window: Window) -> None:
    file = kept_game()
    whole = Record.load(file)
    Record(whole.header, whole.entries[:5]).save(file)
    window.open_review(file)
    QApplication.processEvents()
    assert not isinstance(window.pages.currentWidget(), ReviewScreen)
    assert any("once it is over" in words for words in labels(window))


def test_the_replay_of_a_finished_game_leads_to_its_review(window: Window) -> None:
    open_replay(window, kept_game(reviewed=True))
    table = window.pages.currentWidget()
    assert isinstance(table, ReplayScreen)
    click(table.side.review)
    page_of(window)


def test_a_game_that_just_ended_offers_its_review_at_the_table() -> None:
    with open_window() as window:
        kept_game(reviewed=True)
        window.open_home()
        window.resume(kept_game(reviewed=True))
        QApplication.processEvents()
        hand = hand_in(window)
        push(result_of(window), "See the table")
        hand.push("Review")
        wait_until(lambda: isinstance(window.pages.currentWidget(), ReviewScreen), "the review is shown")


def test_a_game_without_a_record_has_no_review() -> None:
    with at_table(session_at(short_game().replay()[-1])) as hand:
        assert hand.buttons == ["Play again"]


# -- how it is made ----------------------------------------------------------------------------------------------------

def test_reviews_are_made_in_a_process_of_their_own_and_kept_beside_the_record(window: Window) -> None:
    file = kept_game()
    page = opened(window, file)
    assert page.review is None
    assert page.progress.isVisible()
    assert at_work()
    wait_until(lambda: page.review is not None, "the review is made")
    assert page.review == of_ann()
    assert load_review(file) == review_of_it()
    assert not page.progress.isVisible()
    assert not at_work()
    assert [page.chooser.itemText(row) for row in range(page.chooser.count())] == ["Ann’s game", "Corvin’s game"]
    page.chooser.setCurrentIndex(CORVIN)
    page.chooser.activated.emit(CORVIN)
    wait_until(lambda: page.review is not None, "the other review is made")
    assert page.review is not None
    assert page.review.seat == CORVIN
    click(page.back)
    both = load_review(file)
    assert both is not None
    assert {each.seat for each in both.seats} == {ANN, CORVIN}
    assert opened(window, file).review == of_ann(), "it is there at once"


def test_leaving_the_page_stops_the_work(window: Window) -> None:
    page = opened(window, kept_game())
    assert at_work()
    click(page.back)
    assert not at_work()
    assert not beside(kept_game()).exists()


def test_going_home_stops_the_work_too(window: Window) -> None:
    opened(window, kept_game())
    window.open_home()
    wait_until(lambda: not at_work(), "the work is stopped")


def at_work() -> bool:
    """Whether a review is being made."""
    return any(process.name == "review" for process in running())


def test_a_process_that_breaks_off_is_told_of() -> None:
    job, told = ReviewJob(kept_game(), ANN, keeps=False, target=ends_at_once), list[str]()
    job.failed.connect(told.append)
    job.start()
    wait_until(lambda: bool(told), "it is told")
    assert told[0].startswith("The review stopped early.")
    assert not job.running


def ends_at_once(_connection: object) -> None:
    """A review that does not come far."""


def test_nothing_is_written_beside_a_record_if_nothing_is_to_be_kept() -> None:
    file, told = kept_game(), list[bytes]()
    review_process.review(review_process.ask(file, (ANN,), keeps=False), told.append)
    assert review_process.read_report(told[-1]).review == review_of_it()
    assert list(file.parent.iterdir()) == [file]


def test_nothing_is_written_beside_a_record_from_elsewhere(window: Window, tmp_path: Path) -> None:
    file = tmp_path / "letters" / "short.throne"
    file.parent.mkdir()
    short_game().save(file)
    page = opened(window, file)
    wait_until(lambda: page.review is not None, "the review is made")
    assert list(file.parent.iterdir()) == [file]


def test_the_review_goes_with_its_record(window: Window) -> None:
    file = kept_game(reviewed=True)
    assert beside(file).exists()
    window.library.discard(file)
    assert not beside(file).exists()
    window.library.restore(file)
    assert load_review(file) == review_of_it()
    window.library.discard(file)
    window.library.empty_trash()
    assert [each.name for each in file.parent.iterdir()] == []


# -- another try -------------------------------------------------------------------------------------------------------

def test_a_decision_can_be_tried_again_as_practice(window: Window) -> None:
    page = opened(window)
    panel = page.panels[0]
    page.area.ensureWidgetVisible(panel.try_button)
    click(panel.try_button)
    screen = window.pages.currentWidget()
    assert isinstance(screen, PlayScreen)
    session = host_of(screen).session
    assert session.practice
    assert len(session.moves) == panel.told.decision.moves
    assert session.state.actor == ANN
