"""Quests and deeds in the window: seals in the hall, the page, what is told after a game, and all of it hidden."""

from __future__ import annotations

import os
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from engine.bots.level import offered
from engine.games.registry import GAMES, manifest
from engine.learn.goals import Quest, every_deed, of_game, quests_of, reached, tale_of
from engine.session.playthrough import Playthrough
from engine.session.record import Record
from engine.session.session import Session
from tests.helpers.finished import finished
from tests.helpers.screens import home, new_game, result_of
from tests.helpers.window import click, open_window, wait_until
from throne_desktop.language.i18n import words
from throne_desktop.screens.home.home_tabletop import Seals
from throne_desktop.screens.lessons.exercises import ExercisesScreen
from throne_desktop.screens.quests.quests import QuestsScreen
from throne_desktop.services.records import goal_search
from throne_desktop.services.records.goal_search import seat_of
from throne_desktop.services.records.library import Library
from throne_desktop.storage import day, paths
from throne_desktop.storage.answers import Answer, Answers, keep_answer, load_answers
from throne_desktop.storage.goals import Goals, load_goals, load_looked
from throne_desktop.window.goals import look_after_answer
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BEHIND = "behind-the-throne"
NOON = 43_200
DAY = 86_400


def game(seed: int = 1) -> Record:
    """A finished game of P1 against a squire, whose deal nobody could know."""
    record = finished(BEHIND, 2, "squire", seed=seed)
    return Record(replace(record.header, practice=False), record.entries)


def goals_in(record: Record) -> list[Quest]:
    """The quests and deeds that P1 reached in it."""
    tale = tale_of(record, 0)
    assert tale is not None
    return reached(tale, of_game(BEHIND))


def day_for(record: Record) -> int:
    """The first day on which a quest of the day, and not that of the week, is reached in that game."""
    ids = {quest.id for quest in goals_in(record)}
    return next(each for each in count(20_786) if sum(quest.id in ids for quest in quests_of(each).day) == 1
                and quests_of(each).week.quest.id not in ids)


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch) -> Record:
    """A finished game, on a day on which it reaches one of the quests."""
    found = game()
    today = day_for(found)
    monkeypatch.setattr("throne_desktop.storage.day.today", lambda: today)
    return found


def kept(record: Record, name: str = "one", *, ago: int = 0) -> Path:
    """The record in the library; its game ended today, or so many days ago."""
    file = paths.games() / f"{name}.throne"
    record.save(file)
    moment = (day.today() - ago) * DAY + NOON
    os.utime(file, (moment, moment))
    return file


def page_of(window: Window) -> QuestsScreen:
    """The page of quests, which is open."""
    page = window.pages.currentWidget()
    assert isinstance(page, QuestsScreen)
    return page


def opened(window: Window) -> QuestsScreen:
    """The page of quests, opened from the hall, once all records were looked at."""
    window.open_home()
    seals = home(window).seals
    assert seals is not None
    click(seals)
    page = page_of(window)
    files = {file.name for file in paths.games().glob("*.throne")}
    wait_until(lambda: files <= load_looked().records and not page.is_looking, "records are looked at")
    return page


# -- the hall ----------------------------------------------------------------------------------------------------------

def test_the_scroll_has_a_seal_for_each_quest(record: Record, window: Window) -> None:
    seals = home(window).seals
    assert seals is not None
    assert seals.done == (False,) * 4
    assert seals.accessibleName() == "Quests. Done today: 0 of 3. This week’s quest is not done yet."


def test_a_seal_is_there_again_after_the_next_start(record: Record) -> None:
    kept(record)
    with open_window() as window:
        opened(window)
    with open_window() as window:
        window.open_home()
        seals = home(window).seals
        assert seals is not None and seals.done == (True, False, False, False)


def test_the_hall_shows_a_new_seal_when_the_page_is_left(record: Record, window: Window) -> None:
    kept(record)
    page = opened(window)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    seals = home(window).seals
    assert seals is not None and seals.done[0]


def test_arrow_keys_go_to_the_quests_and_enter_opens_them(record: Record, window: Window) -> None:
    window.open_home()
    hall = home(window)
    hall.day.setFocus()
    assert hall.exercise is not None
    QTest.keyClick(hall.day, Qt.Key.Key_Down)
    QTest.keyClick(hall.exercise, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is hall.seals
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(window.pages.currentWidget(), QuestsScreen)


def test_one_preference_hides_all_of_it(record: Record) -> None:
    kept(record)
    with open_window(show_goals=False) as window:
        window.open_home()
        assert home(window).seals is None
        assert not (paths.person() / paths.GOALS).exists()


def test_the_hall_follows_the_preference_at_once(record: Record, window: Window) -> None:
    window.open_home()
    hall = home(window)
    for shown in (False, True):
        window.settings.show_goals = shown
        window.apply(["show_goals"])
        assert (hall.seals is not None) is shown
        assert len(hall.findChildren(Seals)) == 1
        assert hall.findChildren(Seals)[0].isVisible() is shown


# -- the page ----------------------------------------------------------------------------------------------------------

def test_the_page_has_the_quests_of_today_and_of_the_week(record: Record, window: Window) -> None:
    page = opened(window)
    quests = quests_of(day.today())
    assert [row.quest for row in page.rows] == [*quests.day, quests.week.quest]
    assert page.rows[-1].sentence.text().endswith(" Do it in 2 games this week.")
    assert page.rows[-1].state.text() == "0 of 2 so far."


def test_a_quest_that_was_reached_today_is_sealed(record: Record, window: Window) -> None:
    ids = {quest.id for quest in goals_in(record)}
    kept(record)
    page = opened(window)
    assert [row.seal.done for row in page.rows] == [*(row.quest.id in ids for row in page.rows[:3]), False]
    assert [row.state.text() for row in page.rows if row.seal.done] == ["Done."]
    assert load_goals().seals == 1


def test_a_game_of_yesterday_brings_today_nothing(record: Record, window: Window) -> None:
    kept(record, ago=1)
    assert not any(row.seal.done for row in opened(window).rows[:3])


def test_a_button_leads_to_the_game_of_a_quest(record: Record, window: Window) -> None:
    page = opened(window)
    row = page.rows[0]
    assert QApplication.focusWidget() is row.play
    QTest.keyClick(row.play, Qt.Key.Key_Space)
    assert words(manifest(row.quest.game_id).name) in texts_of(new_game(window))


def test_a_screen_reader_hears_the_quest_with_its_button(record: Record, window: Window) -> None:
    row = opened(window).rows[0]
    assert row.play.accessibleDescription() == f"{row.sentence.text()} Not done yet."
    assert row.game.text() in row.play.accessibleName()


def texts_of(page: QWidget) -> list[str]:
    """All that labels of a page say."""
    return [label.text() for label in page.findChildren(QLabel)]


# -- deeds -------------------------------------------------------------------------------------------------------------

def deed_games() -> tuple[Record, list[Quest]]:
    """The first game in which a deed is done, with its deeds."""
    for seed in count(1):
        record = game(seed)
        rare = [quest for quest in goals_in(record) if quest.goal.is_deed]
        if rare:
            return record, rare
    raise AssertionError


def test_deeds_count_back_over_all_games_and_stand_first_with_their_day(record: Record, window: Window) -> None:
    found, rare = deed_games()
    kept(found, ago=400)
    page = opened(window)
    assert load_goals().deed_days == {deed.id: day.today() - 400 for deed in rare}
    assert page.deed_list.item(0).text().startswith("Behind the Throne, ")
    assert "not done yet" not in page.deed_list.item(0).text()
    assert len(spoken(page)) == len(every_deed())


def test_a_secret_deed_is_not_told_before_it_is_done(record: Record, window: Window) -> None:
    page = opened(window)
    secret = next(deed for deed in every_deed().values() if deed.goal.secret)
    shown = [page.deed_list.item(row).text() for row in range(page.deed_list.count())]
    assert not any("losing five rows" in text for text in (*shown, *spoken(page)))
    assert "A secret deed" in shown
    assert "Behind the Throne, not done yet: a secret deed" in spoken(page)
    page.show_goals(Goals(deed_days={secret.id: day.today()}))
    assert "Win a game after losing five rows." in page.deed_list.item(0).text()


def spoken(page: QuestsScreen) -> list[str]:
    """What a screen reader says of the lines of the deeds that the keys go to."""
    items = [page.deed_list.item(row) for row in range(page.deed_list.count())]
    return [str(item.data(Qt.ItemDataRole.AccessibleTextRole)) for item in items
            if item.flags() & Qt.ItemFlag.ItemIsEnabled]


def test_open_deeds_stand_below_the_name_of_their_game_and_are_spoken_with_it(record: Record, window: Window) -> None:
    page = opened(window)
    shown = [page.deed_list.item(row).text() for row in range(page.deed_list.count())]
    names = [words(manifest(game_id).name) for game_id in GAMES]
    assert [text for text in shown if text in names] == names
    assert not any("not done yet" in text for text in shown)
    assert all(": " in each and each.partition(", not done yet: ")[0] in names for each in spoken(page))
    assert page.deed_list.currentRow() == 1
    QTest.keyClick(page.deed_list, Qt.Key.Key_Up)
    assert page.deed_list.currentRow() == 1


def test_records_are_looked_at_once(record: Record, window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    kept(record)
    opened(window)
    read: list[str] = []
    load = Record.load
    monkeypatch.setattr(Record, "load", lambda file, **repair: (read.append(str(file)), load(file, **repair))[1])
    opened(window)
    assert not read


def test_many_records_are_looked_at_one_after_the_other(record: Record, window: Window) -> None:
    for number in range(8):
        kept(record, f"game {number}", ago=number)
    page = opened(window)
    assert len(load_looked().records) == 8
    assert load_goals().in_a_row(day.today()) >= 1
    assert page.rows


def test_a_record_that_cannot_be_read_is_passed_over(record: Record, window: Window) -> None:
    (paths.games() / "bad.throne").write_text("no record", encoding="utf-8")
    kept(record)
    assert any(row.seal.done for row in opened(window).rows)


def test_only_the_person_of_that_name_gets_what_was_reached() -> None:
    summary = game().summary
    assert seat_of(summary, "") == seat_of(summary, "p1") == 0
    assert seat_of(summary, "Ben") is None


# -- after a game ------------------------------------------------------------------------------------------------------

def nearly_over(record: Record) -> Session:
    """The same game before its last move."""
    playthrough = Playthrough(record.header)
    for entry in record.entries[:-1]:
        playthrough.repeat(entry)
    return Session.from_playthrough(playthrough)


def test_the_page_at_the_end_tells_quietly_what_the_game_has_brought(
        record: Record, window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throne_desktop.services.records.goal_search.day_at", lambda _moment: day.today())
    quest = next(quest for quest in quests_of(day.today()).day if quest.id in {each.id for each in goals_in(record)})
    session = nearly_over(record)
    window.open_session(session, is_new=True)
    screen = window.play_screen
    assert screen is not None and screen.client.file is not None
    seat = session.state.actor
    assert seat is not None
    session.submit(seat, record.moves[-1])
    wait_until(lambda: bool(window.data.news), "the game was looked at")
    assert load_goals().reached(day.today()) == (quest.id,)
    page = result_of(window)
    assert page.news.isVisible()
    assert "Quest done: " in page.news.text()


def test_a_practice_game_brings_nothing(record: Record, window: Window) -> None:
    practice = Record(replace(record.header, practice=True), record.entries)
    kept(practice)
    page = opened(window)
    assert not any(row.seal.done for row in page.rows)


# -- quests about exercises, and about levels --------------------------------------------------------------------------

def day_of(quest_id: str) -> int:
    """The first day that has this quest."""
    return next(each for each in count(20_786) if quest_id in {quest.id for quest in quests_of(each).day})


def solved(*names: str, game_id: str = "throne", solved: bool = True) -> Answers:
    """These exercises as they were answered today."""
    found = Answers()
    for name in names:
        found = found.with_answer(day.today(), Answer(name, game_id, solved))
    return found


@pytest.fixture
def exercise_day(monkeypatch: pytest.MonkeyPatch) -> int:
    """A day that asks for four exercises of Throne."""
    today = day_of("throne/exercises-4")
    monkeypatch.setattr("throne_desktop.storage.day.today", lambda: today)
    return today


def test_solving_exercises_brings_the_seal_of_its_quest_and_says_so(exercise_day: int) -> None:
    with open_window() as window:
        assert look_after_answer(window.data, solved("a", "b", "c")) == ()
        news = look_after_answer(window.data, solved("a", "b", "c", "d"))
        assert [words(text) for text in news] == [
            "Quest done: Solve 4 exercises for this game on the first try."]
        assert look_after_answer(window.data, solved("a", "b", "c", "d", "e")) == ()
        assert load_goals().reached(exercise_day) == ("throne/exercises-4",) and load_goals().seals == 1


def test_what_was_solved_elsewhere_is_found_once_the_page_is_opened(exercise_day: int) -> None:
    for name in "abcd":
        keep_answer(exercise_day, Answer(name, "throne", solved=True, place="storm"))
    with open_window() as window:
        page = opened(window)
        row = next(row for row in page.rows if row.quest.is_of_exercises)
        assert row.seal.done and row.state.text() == "Done."


def test_a_quest_about_exercises_leads_to_them(exercise_day: int) -> None:
    with open_window() as window:
        page = opened(window)
        row = next(row for row in page.rows if row.quest.is_of_exercises)
        assert (row.play.text(), row.game.text()) == ("Solve", "Throne")
        click(row.play)
        wait_until(lambda: isinstance(window.pages.currentWidget(), ExercisesScreen), "the exercises are opened")


def test_exercises_of_days_ago_bring_their_own_days_seals(exercise_day: int) -> None:
    for name in "abcd":
        keep_answer(exercise_day, Answer(name, "throne", solved=True))
    answers = load_answers()
    found = goal_search.of_answers(answers, exercise_day + 6)
    assert [each.day for each in found] == [exercise_day]
    assert [quest.id for each in found for quest in each.goals] == ["throne/exercises-4"]
    assert goal_search.of_answers(answers, exercise_day + 7) == ()


def won(level: str, *, on: int, name: str) -> Path:
    """A game of P1 that was won against bots of this level, kept on that day."""
    found = next(each for each in (finished(BEHIND, 2, "page", seed=seed) for seed in count(1))
                 if each.summary.result is not None and each.summary.result.winners == (0,))
    person, rival = found.header.players
    file = paths.games() / f"{name}.throne"
    Record(replace(found.header, practice=False, players=(person, replace(rival, level=level))),
           found.entries).save(file)
    os.utime(file, (on * DAY + NOON,) * 2)
    return file


def test_a_level_is_new_until_it_was_beaten_and_the_highest_always_is() -> None:
    today = day_of(f"{BEHIND}/new-level")
    first, second, other = (won(level, on=today, name=name) for name, level in (
        ("first", "squire"), ("second", "squire"), ("third", "page")))
    assert found_in(first, today) and found_in(other, today)
    os.utime(first, ((today - 1) * DAY + NOON,) * 2)
    assert not found_in(second, today) and found_in(other, today)
    highest = offered(manifest(BEHIND).levels)[-1].id
    assert all(found_in(won(highest, on=today - before, name=f"high {before}"), today) is (before == 0)
               for before in (1, 0))


def found_in(file: Path, today: int) -> bool:
    """Whether a record, of which all others were looked at, is found to be a win against a new level."""
    library = Library()
    others = {each.name for each in library.files() if each.name != file.name}
    found = goal_search.search(library, others, "P1").found
    return any(quest.id == f"{BEHIND}/new-level" for each in found for quest in each.goals)
