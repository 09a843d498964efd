"""The road in the window: the map, a station beside it, games that are begun there, and the crowns they win."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from engine import bot, load_game
from engine.learn.road import OPENED_BY, Crowns, boss_of, exercises_at, players_at, road
from engine.session import Session
from tests.helpers.screens import home, push, result_of
from tests.helpers.window import click, host_of, open_window, wait_until
from throne_desktop.screens.lessons.exercise import ExerciseScreen
from throne_desktop.screens.play.play import PlayScreen
from throne_desktop.screens.road.riddle import RiddleScreen
from throne_desktop.screens.road.road import RoadScreen
from throne_desktop.storage import household, paths
from throne_desktop.storage import road as storage
from throne_desktop.storage.road import Road, load_road
from throne_desktop.window.household import sit_down
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

MILL = "throne/mill"
HERMIT = "throne/hermit"
"""A station with exercises."""


def opened(window: Window) -> RoadScreen:
    """The page of the road, opened from the hall."""
    window.open_home()
    QApplication.processEvents()
    click(next(foot for foot in home(window).feet if foot.text() == "The road to the throne"))
    return page_of(window)


def page_of(window: Window) -> RoadScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, RoadScreen)
    return page


def asleep(window: Window) -> Window:
    """Nobody asks for a name."""
    window.settings.name_asked = True
    window.settings.player_name = "Ann"
    window.settings.last_names = ("Ann",)
    return window


def begun(window: Window, station: str = MILL) -> PlayScreen:
    """The game at a station, begun with the button beside the map."""
    page = opened(asleep(window))
    click(page.map.stations[station])
    click(page.panel.play)
    screen = window.play_screen
    assert screen is not None
    return screen


def play_out(session: Session, seed: int, until: int | None = None) -> None:
    """Pages make all moves."""
    luck, page = random.Random(seed), bot("page", session.game)
    while (actor := session.state.actor) is not None and len(session.moves) != until:
        session.submit(actor, page.choose(session.observation(actor), rng=luck).move)


def ended(window: Window, station: str = MILL, *, won: bool = True) -> PlayScreen:
    """A game at a station that is over, won or lost, with its page."""
    for seed in range(1, 60):
        screen = begun(window, station)
        session = host_of(screen).session
        position = session.state.clone()
        play = Session(session.game, session.seats, session.seed, options=session.state.options,
                       players=session.players)
        assert play.state.fingerprint() == position.fingerprint()
        play_out(play, seed)
        if (0 in play.state.winners()) is won:
            host_of(screen).hold()
            for moved in play.record().played:
                session.submit(moved.seat, session.game.move_from_json(moved.move))
            result_of(window)
            return screen
    pytest.fail("Nobody wins.")


# -- the map -----------------------------------------------------------------------------------------------------------

def test_the_hall_leads_to_a_map_with_all_stations(window: Window) -> None:
    page = opened(window)
    assert list(page.map.stations) == list(road())
    assert page.title.text() == "The road to the throne"
    assert page.count.text() == "0 of 120 crowns"
    assert QApplication.focusWidget() is page.map.stations[MILL]


def test_a_screen_reader_hears_which_station_it_is_and_how_it_stands(window: Window) -> None:
    storage.keep(lambda there: there.with_crowns(MILL, 3))
    page = opened(window)
    assert page.map.stations[MILL].accessibleName() == "Throne, 1: The Mill. Open, 2 of 3 crowns."
    assert page.map.stations["throne/gaspard"].accessibleName() == "Throne, the boss: The King of Liars. Closed."
    assert page.map.stations[HERMIT].accessibleDescription().startswith("The hermit no longer plays.")
    assert page.panel.crowns[0].accessibleName() in ("Crown won: Win.", "Crown not won yet: Solve two of three "
                                                     "exercises on the first try.")


def test_arrow_keys_go_from_station_to_station_and_tell_of_each(window: Window) -> None:
    page = opened(window)
    QTest.keyClick(page.map.stations[MILL], Qt.Key.Key_Right)
    reached = QApplication.focusWidget()
    assert reached is page.map.stations["throne/toll"]
    assert page.panel.name.text() == "The Toll House"
    assert page.panel.closed.text() == "Closed: win at The Mill first."
    assert not page.panel.play.isEnabled()


def test_enter_on_an_open_station_leads_to_its_button(window: Window) -> None:
    page = opened(window)
    QTest.keyClick(page.map.stations[MILL], Qt.Key.Key_Space)
    assert QApplication.focusWidget() is page.panel.play


def test_a_station_tells_its_story_who_waits_and_what_its_crowns_are_for(window: Window) -> None:
    page = opened(window)
    panel = page.panel
    assert (panel.which.text(), panel.name.text()) == ("Throne, station 1", "The Mill")
    assert panel.story.text().startswith("The old king is gone")
    assert panel.told.text() == "Mice have eaten three Kings: only one is left in the deck."
    assert [label.text() for label in panel.crowns] == ["Win.", "Win by at least 2 rounds.",
                                                        "Win without help."]
    assert "squires in your place" in panel.chance.text()


def test_stations_lie_within_the_map_and_not_on_each_other(window: Window) -> None:
    page = opened(window)
    for size in ((1024, 640), (1280, 800), (1920, 1080)):
        window.resize(*size)
        QApplication.processEvents()
        buttons = list(page.map.stations.values())
        assert all(page.map.rect().contains(button.geometry()) for button in buttons)
        for number, button in enumerate(buttons):
            assert not any(button.geometry().adjusted(6, 6, -6, -6).intersects(other.geometry().adjusted(6, 6, -6, -6))
                           for other in buttons[:number])


def test_the_throne_is_reached_with_the_last_boss(window: Window) -> None:
    for stop in [boss_of(game_id) for game_id in OPENED_BY]:
        storage.keep(lambda there, id_=stop.id: there.with_crowns(id_, 7))
    assert labels_of(opened(window)) >= {"Every boss is beaten. The throne is yours.", "15 of 120 crowns"}


def labels_of(page: RoadScreen) -> set[str]:
    return {label.text() for label in page.findChildren(QLabel)}


def test_one_preference_hides_the_way_there() -> None:
    with open_window(show_goals=False) as window:
        window.open_home()
        assert "The road to the throne" not in [foot.text() for foot in home(window).feet]
    with open_window() as window:
        window.open_home()
        assert "The road to the throne" in [foot.text() for foot in home(window).feet]


# -- games -------------------------------------------------------------------------------------------------------------

def test_a_game_at_a_station_has_its_rivals_and_its_table_and_a_record_of_its_own(window: Window) -> None:
    screen = begun(window)
    session = host_of(screen).session
    assert [(player.name, player.level) for player in session.players] == [("Ann", None), ("Dorothea", "page")]
    assert session.state.options["table"] == "one-king"
    assert not session.practice
    assert screen.client.file is not None
    assert load_road().begun == {screen.client.file.name: MILL}


def test_a_win_brings_crowns_that_are_told_and_kept_and_opens_the_way(window: Window) -> None:
    file = ended(window).client.file
    page = result_of(window)
    wait_until(lambda: "The Mill: " in page.news.text(), "the crowns are told")
    crowns = Crowns(load_road().crowns[MILL])
    assert f"The Mill: {crowns.number} new crowns." in page.news.text()
    assert "The way to The Hermit is open." in page.news.text()
    assert crowns & Crowns.WON and crowns & Crowns.UNAIDED
    assert file is not None and file.name not in load_road().begun
    push(page, "To the road")
    assert page_of(window).map.stations[HERMIT].is_open
    assert page_of(window).map.stations[MILL].crowns & Crowns.UNAIDED


def test_a_loss_brings_none(window: Window) -> None:
    file = ended(window, won=False).client.file
    page = result_of(window)
    wait_until(lambda: "The Mill: no new crown this time." in page.news.text(), "it is told")
    assert file is not None and file.name not in load_road().begun
    assert load_road().crowns == {}


def test_again_is_the_station_again(window: Window) -> None:
    ended(window, won=False)
    push(result_of(window), "Again")
    screen = window.play_screen
    assert screen is not None and screen.station == MILL
    assert host_of(screen).session.state.options["table"] == "one-king"


def test_a_game_that_goes_on_after_the_next_start_is_still_that_of_the_station() -> None:
    with open_window() as window:
        play_out(host_of(begun(window)).session, 1, until=4)
    with open_window() as window:
        window.resume()
        wait_until(lambda: window.play_screen is not None, "the game goes on")
        assert window.play_screen is not None and window.play_screen.station == MILL


def test_a_game_that_ended_as_the_program_was_killed_is_found_when_the_map_is_opened(window: Window) -> None:
    stop = road()[MILL]
    for seed in range(1, 60):
        session = Session(load_game("throne"), 2, options=stop.station.options, players=players_at(stop, "Ann"))
        play_out(session, seed)
        if 0 in session.state.winners():
            break
    session.record().save(paths.games() / "killed.throne")
    storage.keep(lambda there: there.with_begun("killed.throne", MILL).with_begun("gone.throne", HERMIT))
    page = opened(window)
    wait_until(lambda: bool(page.map.stations[MILL].crowns), "the crowns are there")
    assert load_road().begun == {}
    assert set(load_road().crowns) == {MILL}


# -- exercises ---------------------------------------------------------------------------------------------------------

def at_riddle(window: Window) -> RiddleScreen:
    wait_until(lambda: isinstance(window.pages.currentWidget(), ExerciseScreen), "the exercise is on the table")
    screen = window.pages.currentWidget()
    assert isinstance(screen, RiddleScreen)
    if screen.narrator.animator.running:
        screen.narrator.animator.skip()
    QApplication.processEvents()
    return screen


def answer(screen: RiddleScreen, *, right: bool) -> None:
    prints = {each.id: each for each in exercises_at(road()[HERMIT])}
    exercise = prints[host_of(screen).session.state.fingerprint()]
    moves = [screen.moves.item(row).data(Qt.ItemDataRole.UserRole) for row in range(screen.moves.count())]
    screen.moves.chosen.emit(next(move for move in moves if exercise.is_right(move) is right))
    QApplication.processEvents()


def test_three_exercises_are_solved_one_after_the_other_and_lead_back_to_the_map(window: Window) -> None:
    storage.keep(lambda there: there.with_crowns(MILL, 1))
    page = opened(asleep(window))
    click(page.map.stations[HERMIT])
    assert page.panel.play.text() == "Solve"
    click(page.panel.play)
    for number in range(3):
        screen = at_riddle(window)
        if number == 1:
            answer(screen, right=False)
        answer(screen, right=True)
        wait_until(lambda screen=screen: screen.is_met and bool(screen.ribbon.buttons), "it is solved")
        words = "To the road" if number == 2 else "Next exercise"
        click(next(each for each in screen.ribbon.buttons if each.text().replace("&", "") == words))
        QApplication.processEvents()
    assert load_road().crowns[HERMIT] == Crowns.WON | Crowns.UNAIDED
    assert page_of(window).map.stations[HERMIT].crowns == Crowns.WON | Crowns.UNAIDED


# -- whose it is -------------------------------------------------------------------------------------------------------

def test_crowns_are_never_lost_and_add_up() -> None:
    there = Road().with_crowns(MILL, 1).with_crowns(MILL, 4).with_crowns(MILL, 0)
    assert (there.crowns, there.last) == ({MILL: 5}, MILL)


def test_a_damaged_file_keeps_what_can_be_read() -> None:
    file = paths.person() / paths.ROAD
    file.write_text('{"format": 1, "crowns": {"throne/mill": 3, "throne/toll": 99}}')
    assert load_road().crowns == {MILL: 3}
    file.write_text("nonsense")
    assert load_road().crowns == {}
    assert (paths.person() / f"{paths.ROAD}.damaged").exists()


def test_somebody_else_who_sits_down_has_a_road_of_their_own(window: Window) -> None:
    storage.keep(lambda there: there.with_crowns(MILL, 7))
    assert opened(window).count.text() == "3 of 120 crowns"
    sit_down(window, household.add("Ben", None))
    assert opened(window).count.text() == "0 of 120 crowns"
