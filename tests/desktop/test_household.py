"""Several people play here: each sits down to what is theirs, and whoever comes, changes or goes loses nobody's."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from engine.learn.exercises import shipped
from engine.session.entries import Seating
from tests.helpers.dying import dies_before
from tests.helpers.many_games import read_past
from tests.helpers.screens import statistics
from tests.helpers.two_programs import two_programs
from tests.helpers.window import LateBots, click, dress, labels, open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.people.people import PeopleScreen
from throne_desktop.screens.people.person import PersonScreen
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.screens.seating.seat_row import SeatRow
from throne_desktop.screens.statistics.statistics_words import apart_words
from throne_desktop.services.lessons.exercises import Item
from throne_desktop.startup.options import Options
from throne_desktop.storage import household, paths, settings, tally
from throne_desktop.storage.household import MOST_PEOPLE, NotKept, Person
from throne_desktop.storage.people import OWN
from throne_desktop.storage.setup import Setup
from throne_desktop.storage.tally import Met
from throne_desktop.window import idle_imports
from throne_desktop.window.from_command_line import open_asked
from throne_desktop.window.open_exercises import exercises_of
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

LEVELS: Final = ("page", "squire", "knight")


def family(*names: str) -> list[Person]:
    """The first person, who has no name, and these."""
    paths.person()
    for number, name in enumerate(names):
        household.add(name, OWN[(number + 1) % len(OWN)])
    return list(household.known())


def crowned(folder: Path, level: str) -> None:
    """Keep in a person's folder that a level was beaten."""
    found = tally.load_tally(folder) or tally.Tally()
    found.note_beaten("throne", level, LEVELS)
    found.save(folder)


def crown_of(folder: Path) -> str:
    found = tally.load_tally(folder)
    return "" if found is None else found.feat("throne").beaten


def everything() -> dict[str, bytes]:
    """All files in the folders of people, by their paths."""
    folder = paths.people()
    return {str(file.relative_to(folder)): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()}


@contextmanager
def started() -> Iterator[Window]:
    """The window of a program that starts as a user starts it."""
    dress()
    window = Window(settings.load_last()[0], LateBots())
    i18n.use(i18n.choose(None, window.settings.language))
    open_asked(window, Options())
    window.show()
    QApplication.processEvents()
    try:
        yield window
    finally:
        window.close()
        window.deleteLater()


def door(window: Window) -> PeopleScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, PeopleScreen)
    return page


def asked(window: Window) -> PersonScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, PersonScreen)
    return page


def home(window: Window) -> HomeScreen:
    page = window.pages.currentWidget()
    assert isinstance(page, HomeScreen)
    return page


def tile(window: Window, name: str) -> None:
    """Click who is called like that."""
    click(next(each for each in door(window).tiles if each.accessibleName().split(".")[0] == name))


# -- who is there ------------------------------------------------------------------------------------------------------

def test_somebody_new_has_a_name_a_face_and_nothing_else() -> None:
    _, ann = family("Ann")
    assert (ann.name, ann.portrait) == ("Ann", OWN[1])
    found = settings.persons_settings(ann.folder / paths.SETTINGS)
    assert found.known_games == found.lessons_done == ()
    assert crown_of(ann.folder) == ""


def test_somebody_new_sees_the_program_as_whoever_let_them_in() -> None:
    paths.person()
    id_ = household.add("Ann", OWN[1], settings.Settings(language="fr", theme="dark", text_size=145, step_bots=True))
    found = settings.persons_settings(paths.people() / id_ / paths.SETTINGS)
    assert (found.language, found.theme, found.text_size, found.step_bots) == ("fr", "dark", 145, False)


@pytest.mark.parametrize("name", ["Ann", "ann", "ANN"])
def test_no_two_are_called_alike(name: str) -> None:
    _, ann, ben = family("Ann", "Ben")
    for act in (lambda: household.add(name, OWN[0]), lambda: household.rename(ben, name, OWN[0])):
        with pytest.raises(NotKept, match=rf"^Someone here is, or was, called {name}\."):
            act()
    household.rename(ann, name, OWN[4])
    assert household.known()[1].portrait is OWN[4]


def test_nobody_takes_the_name_that_somebody_else_had() -> None:
    _, ann = family("Ann")
    household.rename(ann, "Annabel", OWN[1])
    assert household.known()[1].names == ("Annabel", "Ann")
    with pytest.raises(NotKept):
        household.add("Ann", OWN[0])
    household.rename(household.known()[1], "Ann", OWN[1])
    assert household.known()[1].names == ("Ann", "Annabel")


def test_a_name_is_not_empty() -> None:
    with pytest.raises(NotKept, match=r"^A name cannot be empty\.$"):
        household.add("  ", OWN[0])


def test_there_is_room_for_so_many_and_no_more() -> None:
    family(*(f"Somebody {number}" for number in range(MOST_PEOPLE - 1)))
    with pytest.raises(NotKept, match=f"^There is room for only {MOST_PEOPLE} players"):
        household.add("One more", OWN[0])


def test_the_number_of_somebody_deleted_is_not_given_to_somebody_else_as_long_as_they_can_come_back() -> None:
    _, ann = family("Ann")
    household.delete(ann)
    assert household.add("Ben", OWN[2]) == "3"
    household.restore(ann)
    assert [each.name for each in household.known()] == ["", "Ann", "Ben"]


def test_a_damaged_person_is_still_there_and_can_be_named_anew() -> None:
    _, ann = family("Ann")
    (ann.folder / paths.SETTINGS).write_bytes(b'{"version": 2, "player_name": ')
    assert [each.name for each in household.known()] == ["", ""]
    household.rename(household.known()[1], "Ann", OWN[1])
    assert household.known()[1].name == "Ann"


# -- who plays ---------------------------------------------------------------------------------------------------------

def test_whoever_played_last_plays_at_the_next_start() -> None:
    _, ann, _ = family("Ann", "Ben")
    settings.save_settings(settings.Settings(person=ann.id, player_name=""), settings.settings_file())
    paths.sit_down("")
    chosen, complaint = settings.load_last()
    assert (chosen.player_name, paths.person(), complaint) == ("Ann", ann.folder, None)


@pytest.mark.parametrize("named", ["", "77", "../1", "x"])
def test_where_nobody_knows_who_was_last_the_first_one_plays(named: str) -> None:
    first, ann = family("Ann")
    paths.sit_down(named)
    assert paths.person() == first.folder
    household.delete(first)
    paths.sit_down(named)
    assert paths.person() == ann.folder


def test_a_window_whose_person_is_gone_says_so_and_makes_no_other() -> None:
    _, ann = family("Ann")
    paths.sit_down(ann.id)
    household.delete(ann)
    household.forget()
    with pytest.raises(paths.NoFolder, match=r"is gone: the current player was deleted in another window\.$"):
        paths.person()
    assert paths.people_ids() == ("1",)


def test_what_former_versions_kept_goes_with_the_first_person_and_does_not_come_back() -> None:
    for file in (paths.config() / paths.SETTINGS, paths.data() / paths.TALLY, paths.data() / paths.EXERCISES):
        file.write_text('{"player_name": "Zoë"}')
    first, _ = family("Ann")
    assert first.name == "Zoë"
    household.delete(first)
    household.forget()
    assert paths.people_ids() == ("2",)
    assert not (paths.data() / paths.TALLY).exists()
    assert not (paths.data() / paths.EXERCISES).exists()
    assert b"Zo" not in settings.machine_file().read_bytes()


def test_what_is_left_of_somebody_is_swept_by_a_later_start_and_not_while_they_may_come_back(
        monkeypatch: pytest.MonkeyPatch) -> None:
    _, ann = family("Ann")
    household.delete(ann)
    household.forget(household.UNDONE_BY_NOW)
    household.restore(ann)
    household.delete(ann)
    monkeypatch.setattr(household, "UNDONE_BY_NOW", 0.0)
    done: list[bool] = []
    with started() as window:
        assert window.after_first_frame(lambda: idle_imports.import_the_rest(window, lambda: done.append(True)))
        wait_until(lambda: bool(done), "all is done")
    assert [each.name for each in paths.people().iterdir()] == ["1"]


# -- killed at any moment ----------------------------------------------------------------------------------------------

def test_whoever_is_killed_while_somebody_comes_has_all_of_them_or_nothing() -> None:
    family("Ann")
    before, step = everything(), 0
    while dies_before(step, lambda: household.add("Ben", OWN[2])):
        there = everything()
        assert before.items() <= there.items()
        ids = {file.split("/")[0] for file in there} & {"3", "4"}
        assert {file for file in there if file.split("/")[0] in ids} == {
            f"{id_}/{name}" for id_ in ids for name in (paths.SETTINGS, paths.TALLY)}
        assert household.known()[-1].name == ("Ben" if ids else "Ann")
        household.add("Cleo", OWN[3])       # whatever lies about
        for folder in paths.people().iterdir():
            if folder.name not in ("1", "2"):
                shutil.rmtree(folder)
        step += 1
    assert step > 10
    assert household.known()[-1].name == "Ben"


def test_whoever_is_killed_while_somebody_takes_another_name_has_one_of_both() -> None:
    _, ann = family("Ann")
    crowned(ann.folder, "squire")
    seen, step = set[str](), 0
    while dies_before(step, lambda: household.rename(ann, "Annabel", OWN[1])):
        seen.add(household.known()[1].name)
        assert crown_of(ann.folder) == "squire"
        step += 1
    assert "Ann" in seen
    assert seen <= {"Ann", "Annabel"}


def test_whoever_is_killed_while_somebody_goes_can_bring_them_back_whole() -> None:
    _, ann = family("Ann")
    crowned(ann.folder, "squire")
    before = everything()

    def whole(there: dict[str, bytes]) -> bool:
        if (paths.people() / f"{ann.id}.deleted").exists():
            household.restore(ann)
            there = everything()
        return there == before

    step = 0
    while dies_before(step, lambda: household.delete(ann)):
        assert whole(everything())
        step += 1
    assert step > 0


def test_whoever_is_killed_while_somebody_is_forgotten_leaves_all_others_and_it_is_done_later() -> None:
    first, ann = family("Ann")
    kept = {name: content for name, content in everything().items() if name.startswith("1/")}
    step, died = 0, True
    while died:
        household.delete(ann)
        died = dies_before(step, household.forget)
        assert kept.items() <= everything().items()
        household.forget()
        assert everything() == kept
        household.add("Ann", OWN[1])
        ann = household.known()[-1]
        step += 1
    assert step > 1
    assert first.folder.is_dir()


# -- at the door -------------------------------------------------------------------------------------------------------

def test_whoever_is_alone_starts_in_the_hall() -> None:
    paths.person()
    with started() as window:
        assert not home(window).face.isHidden()


def test_where_several_play_the_program_asks_who_is_there_and_then_shows_the_hall() -> None:
    _, ann, ben = family("Ann", "Ben")
    settings.save_settings(settings.Settings(person=ben.id), settings.settings_file())
    done: list[bool] = []
    with started() as window:
        assert door(window).focusWidget() is door(window).first
        assert door(window).first.accessibleName() == "Ben. At the screen now"
        assert window.after_first_frame(lambda: done.append(True))
        tile(window, "Ann")
        wait_until(lambda: bool(done), "what waits for the hall is done")
        assert "Ann" in " ".join(labels(home(window)))
        assert home(window).face.accessibleDescription().startswith("Portrait of Ann")
        assert window.settings.person == ann.id
    assert settings.load_last()[0].player_name == "Ann"


def test_enter_at_the_door_is_enough_for_whoever_played_last_and_so_is_escape() -> None:
    family("Ann", "Ben")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        with started() as window:
            if key == Qt.Key.Key_Return:
                QTest.keyClick(door(window).focusWidget(), Qt.Key.Key_Space)
            else:
                QTest.keyClick(door(window), key)
            assert home(window).isVisible()


def test_from_the_hall_one_clicks_ones_own_face() -> None:
    with started() as window:
        click(home(window).face)
        assert [each.accessibleName() for each in door(window).tiles] == ["Just play. Current choice"]
        QTest.keyClick(door(window), Qt.Key.Key_Escape)
        assert home(window).isVisible()


def test_arrow_keys_lead_to_everybody_and_to_the_face_in_the_hall() -> None:
    family("Ann", "Ben")
    with started() as window:
        first, ann, ben = door(window).first, *door(window).tiles[:2]
        assert first is door(window).tiles[2]
        QTest.keyClick(first, Qt.Key.Key_Up)
        assert door(window).focusWidget() is ann
        QTest.keyClick(ann, Qt.Key.Key_Right)
        assert door(window).focusWidget() is ben
        QTest.keyClick(ben, Qt.Key.Key_Tab)
        assert door(window).focusWidget() is door(window).changes[1]
        QTest.keyClick(door(window), Qt.Key.Key_Escape)
        home(window).face.setFocus()
        QTest.keyClick(home(window).face, Qt.Key.Key_Right)
        assert home(window).focusWidget() is home(window).feet[-1]
        QTest.keyClick(home(window).feet[-1], Qt.Key.Key_Left)
        assert home(window).focusWidget() is home(window).face


def test_somebody_new_is_asked_for_a_name_and_a_face_and_sits_down() -> None:
    paths.person()
    with started() as window:
        window.open_people()
        click(door(window).new)
        click(asked(window).play)
        assert "A name cannot be empty." in labels(asked(window))
        asked(window).name.setText("Ann")
        click(asked(window).faces.buttons[4])
        click(asked(window).play)
        assert window.settings.player_name == "Ann"
        assert home(window).face.portrait is OWN[4]
    assert [each.name for each in household.known()] == ["", "Ann"]


def test_whoever_sits_down_has_their_own_language_theme_size_and_pace_and_the_computer_its_volume() -> None:
    _, ann, ben = family("Ann", "Ben")
    for who, chosen in ((ann, ("de", "dark", 130, True)), (ben, ("en", "light", 100, False))):
        def choose(there: settings.Settings, chosen: tuple[str, str, int, bool] = chosen) -> None:
            there.language, there.theme, there.text_size, there.step_bots = chosen

        settings.change_persons(who.folder / paths.SETTINGS, choose)
    with started() as window:
        window.settings.volume = 40
        tile(window, "Ann")
        assert (i18n.spoken(), theme.palette is theme.THEMES["dark"](), theme.text_scale) == ("de", True, 1.3)
        assert window.settings.step_bots
        assert "Guten" in " ".join(labels(home(window)))
        click(home(window).face)
        assert door(window).title.text() == "Wer bist du?"
        tile(window, "Ben")
        assert (i18n.spoken(), theme.palette is theme.THEMES["light"](), theme.text_scale) == ("en", True, 1.0)
        assert (window.settings.step_bots, window.settings.volume) == (False, 40)


def test_what_the_command_line_says_holds_whoever_sits_down() -> None:
    _, ann = family("Ann")
    settings.change_persons(ann.folder / paths.SETTINGS, lambda there: setattr(there, "theme", "dark"))
    with started() as window:
        window.settings.overrule("theme", "contrast")
        tile(window, "Ann")
        assert window.settings.theme == "contrast"
    assert settings.persons_settings(ann.folder / paths.SETTINGS).theme == "dark"


def test_crowns_lessons_and_exercises_are_those_of_whoever_plays() -> None:
    first, ann, _ = family("Ann", "Ben")
    crowned(first.folder, "page")
    crowned(ann.folder, "knight")
    with started() as window:
        tile(window, "Ann")
        assert window.tally.feat("throne").beaten == "knight"
        window.settings.lessons_done = ("throne/lay",)
        window.settings.note_known("throne")
        window.keep_settings()
        window.open_people()
        tile(window, "Ben")
        assert window.tally.feat("throne").beaten == ""
        assert window.settings.lessons_done == window.settings.known_games == ()
        window.tally.note_company("throne", [Met("Frida", is_person=False)])
        window.tally.save()
        assert (crown_of(first.folder), crown_of(ann.folder)) == ("page", "knight")
        exercises_of(window.data).answer(Item(shipped("throne")[0]), True, date.today())
        assert [(paths.people() / id_ / paths.EXERCISES).exists() for id_ in "123"] == [False, False, True]
        window.open_people()
        tile(window, "Ann")
        assert window.settings.lessons_done == ("throne/lay",)


def test_just_play_needs_no_name_and_leaves_everybodys_things_alone() -> None:
    _, ann = family("Ann")
    household.rename(household.known()[0], "Zoë", OWN[3])
    crowned(ann.folder, "knight")
    with started() as window:
        tile(window, "Just play")
        assert (window.settings.player_name, window.tally.feat("throne").beaten) == ("", "")
        window.start(Setup("throne", (Seating("Somebody"), Seating("Aldwin", "page")), {}, None))
        assert window.play_screen is not None
        assert window.settings.player_name == ""
        window.open_home()
    assert [each.name for each in household.known()] == ["Zoë", "Ann", ""]


def test_where_several_play_a_name_typed_at_a_seat_changes_nobodys() -> None:
    family("Ann")
    with started() as window:
        tile(window, "Ann")
        window.start(Setup("throne", (Seating("Guest"), Seating("Aldwin", "page")), {}, None))
        window.open_home()
    assert household.known()[1].name == "Ann"


def test_two_windows_with_two_people_keep_apart_what_is_each_ones() -> None:
    _, ann, ben = family("Ann", "Ben")
    with two_programs() as (one, other):
        one.does(f"sit {ann.id}")
        other.does(f"sit {ben.id}")
        one.does("crown regent")
        other.does("crown page")
        one.does("lesson throne/course/aim/first")
        other.does("lesson throne/course/aim/second")
        one.does("theme dark")
        other.does("volume 12")
        one.close()
        other.close()
    for who, crown, lesson, look in ((ann, "regent", "first", "dark"), (ben, "page", "second", "")):
        found = settings.persons_settings(who.folder / paths.SETTINGS)
        assert (crown_of(who.folder), found.theme, found.player_name) == (crown, look, who.name)
        assert found.lessons_done == (f"throne/course/aim/{lesson}",)
    chosen, _ = settings.load_last()
    assert (chosen.volume, chosen.player_name) == (12, "Ben")


def test_what_the_version_before_several_people_kept_stays_as_it_is_when_somebody_comes() -> None:
    first = paths.person()
    for name, content in ((paths.SETTINGS, '{"version": 2, "player_name": "Zoë", "theme": "dark", "to_come": 1}'),
                          (paths.TALLY, '{"format": 1, "games": {}, "days": {"20000": "won"}}'),
                          (paths.EXERCISES, '{"format": 1, "exercises": {}}')):
        (first / name).write_text(content, encoding="utf-8")
    settings.machine_file().write_text('{"version": 2, "volume": 40}')
    before = everything()
    chosen, complaint = settings.load_last()
    assert (chosen.player_name, chosen.theme, chosen.volume, complaint) == ("Zoë", "dark", 40, None)
    household.add("Ann", OWN[1], chosen)
    assert before.items() <= everything().items()
    assert [person.name for person in household.known()] == ["Zoë", "Ann"]


# -- changes, and who goes ---------------------------------------------------------------------------------------------

def test_whoever_changes_their_name_is_called_so_in_the_hall() -> None:
    family("Ann")
    with started() as window:
        tile(window, "Ann")
        window.open_people()
        click(door(window).changes[0])
        asked(window).name.setText("Annabel")
        click(asked(window).play)
        assert door(window).tiles[0].accessibleName() == "Annabel. At the screen now"
        QTest.keyClick(door(window), Qt.Key.Key_Escape)
        assert "Annabel" in " ".join(labels(home(window)))
    assert household.known()[1].names == ("Annabel", "Ann")


def test_what_goes_is_said_before_and_comes_back_for_a_moment() -> None:
    _, ann = family("Ann", "Ben")[:2]
    crowned(ann.folder, "knight")
    with started() as window:
        tile(window, "Ann")
        window.open_people()
        click(door(window).changes[0])
        assert any("and preferences. Games played stay" in each for each in labels(asked(window)))
        click(asked(window).delete)
        assert "Ann was deleted." in labels(door(window))
        assert window.settings.player_name == ""
        assert door(window).focusWidget() is door(window).restore
        click(door(window).restore)
        tile(window, "Ann")
        assert window.tally.feat("throne").beaten == "knight"


def test_once_the_page_is_left_whoever_was_deleted_is_gone() -> None:
    family("Ann", "Ben")
    with started() as window:
        click(door(window).changes[0])
        click(asked(window).delete)
        QTest.keyClick(door(window), Qt.Key.Key_Escape)
        assert home(window).isVisible()
    assert {each.name for each in paths.people().iterdir()} == {"1", "3"}


def test_the_only_person_can_begin_anew_and_come_back() -> None:
    crowned(paths.person(), "knight")
    with started() as window:
        for restored in (True, False):
            window.open_people()
            click(door(window).changes[0])
            click(asked(window).delete)
            assert window.tally.feat("throne").beaten == ""
            if restored:
                click(door(window).restore)
            QTest.keyClick(door(window), Qt.Key.Key_Escape)
            assert window.tally.feat("throne").beaten == ("knight" if restored else "")
    assert paths.people_ids() == ("2",) or paths.people_ids() == ("3",)


def test_nobody_sits_down_as_long_as_something_of_somebody_else_cannot_be_saved() -> None:
    family("Ann")
    with started() as window:
        def fail() -> None:
            raise OSError(28, "No space left on device")

        window.data.keep("tally", fail)
        tile(window, "Ann")
        assert "Not everything can be saved right now, so nobody else can sit down yet." in labels(door(window))
        assert window.settings.player_name == ""


# -- statistics --------------------------------------------------------------------------------------------------------

def test_whoever_has_not_played_yet_sees_their_own_empty_statistics() -> None:
    family("Ann")
    with started() as window:
        tile(window, "Ann")
        window.open_statistics()
        page = statistics(window)
        assert page.past is not None
        assert page.past.names == ("Ann",)


def test_games_under_a_former_name_are_those_of_its_person() -> None:
    _, ann = family("Ann")
    household.rename(ann, "Annabel", OWN[1])
    assert household.renamed() == {"Ann": "Annabel"}
    with open_window() as window:
        window.start(Setup("throne", (Seating("Ann"), Seating("Aldwin", "page")), {}, None))
        window.open_home()
        past = read_past(window.library, exercises_of(window.data), "Annabel", household.renamed())
    assert past.names == ("Annabel",)


def test_in_games_of_others_everybody_has_the_face_they_have_chosen() -> None:
    family("Ann", "Ben")
    ben = household.named("Ben", household.known())
    assert ben is not None
    household.rename(ben, "Benedict", OWN[4])
    with started() as window:
        tile(window, "Ann")
        window.start(Setup("throne", (Seating("Ben"), Seating("Ann")), {}, None))
        assert window.play_screen is not None
        cast = window.play_screen.scene.faces.cast
        assert [cast.portrait(seat) for seat in range(2)] == [OWN[4], OWN[1]]
    assert household.faces_for(settings.Settings()) == (f"{OWN[1].id}/Ann", f"{OWN[4].id}/Benedict", f"{OWN[4].id}/Ben")


# -- several at one table ----------------------------------------------------------------------------------------------

def open_seats(window: Window) -> NewGameScreen:
    window.open_new_game("throne", 3)
    page = window.pages.currentWidget()
    assert isinstance(page, NewGameScreen)
    return page


def offered(row: SeatRow) -> list[str]:
    return [row.kind.itemText(number) for number in range(row.kind.count())]


def choose(row: SeatRow, words: str) -> None:
    row.kind.setCurrentIndex(offered(row).index(words))


def test_a_seat_is_offered_to_everybody_who_plays_here_by_name() -> None:
    family("Ann", "Ben")
    with started() as window:
        tile(window, "Ann")
        first, second, _ = open_seats(window).rows[:3]
        assert offered(first)[:4] == ["A person at this screen", "Person: Ann", "Person: Ben", "Page"]
        assert (first.kind.currentText(), first.called, first.face.portrait) == ("Person: Ann", "Ann", OWN[1])
        choose(second, "Person: Ben")
        assert (second.called, second.is_person, second.face.portrait) == ("Ben", True, OWN[2])
        second.name.setText("Guest")
        assert second.kind.currentText() == "A person at this screen"
        second.name.setText("Ben")
        assert second.kind.currentText() == "Person: Ben"
        choose(second, "A person at this screen")
        assert (second.called, second.is_person) == ("Player 2", True)
        choose(second, "Knight")
        assert not second.is_person
        choose(second, "Person: Ben")
        assert second.seating() == Seating("Ben", None)


def test_whoever_is_alone_is_offered_no_names() -> None:
    paths.person()
    with started() as window:
        assert offered(open_seats(window).rows[0])[:2] == ["A person at this screen", "Page"]


def end(window: Window, *players: Seating) -> None:
    """A game of Throne among these is conceded by the last of the people, so that the first has won."""
    window.start(Setup("throne", players, {}, None))
    assert window.play_screen is not None
    seat = max(number for number, player in enumerate(players) if player.is_person)
    ended: list[bool] = []
    window.play_screen.client.finished.connect(lambda: ended.append(True))
    window.play_screen.client.concede(seat)
    wait_until(lambda: bool(ended), "the game is over")
    window.open_home()


def test_a_game_of_several_is_known_to_each_of_them_and_its_company_waits_for_each() -> None:
    *_, ben, cleo = family("Ann", "Ben", "Cleo")
    with started() as window:
        tile(window, "Ann")
        end(window, Seating("Ann"), Seating("Ben"))
        assert window.settings.knows("throne")
        assert window.tally.feat("throne").company == (Met("Ben", True),)
    assert settings.persons_settings(ben.folder / paths.SETTINGS).knows("throne")
    found = tally.load_tally(ben.folder)
    assert found is not None
    assert found.feat("throne").company == (Met("Ann", True),)
    assert not settings.persons_settings(cleo.folder / paths.SETTINGS).knows("throne")


def test_a_game_that_somebody_else_plays_alone_is_theirs_and_not_that_of_whoever_sits_at_the_screen() -> None:
    *_, ben = family("Ann", "Ben")
    with started() as window:
        tile(window, "Ann")
        end(window, Seating("Ben"), Seating("Frida", "page"))
        assert not window.settings.knows("throne")
        end(window, Seating("Guest"), Seating("Frida", "page"))
        assert window.settings.knows("throne")
    found = tally.load_tally(ben.folder)
    assert found is not None
    assert found.feat("throne").company == (Met("Frida", False),)
    assert settings.persons_settings(ben.folder / paths.SETTINGS).knows("throne")


def test_whoever_was_at_the_table_has_it_in_their_statistics_and_nobody_else() -> None:
    family("Ann", "Ben", "Cleo")
    with started() as window:
        tile(window, "Ann")
        end(window, Seating("Ann"), Seating("Ben"))
        past = read_past(window.library, exercises_of(window.data))
    told = {name: apart_words(past.of(name).statistics, 0) for name in ("Ann", "Ben", "Cleo")}
    assert told == {"Ann": ["Several people at one table: won 1 of 1."],
                    "Ben": ["Several people at one table: won 0 of 1."], "Cleo": []}


def test_only_ones_own_game_is_continued() -> None:
    family("Ann", "Ben")
    with started() as window:
        tile(window, "Ann")
        window.start(Setup("throne", (Seating("Ann"), Seating("Aldwin", "page")), {}, None))
        window.open_home()
        assert home(window).tiles[0].accessibleName().startswith("Continue")
        window.open_people()
        tile(window, "Ben")
        assert not home(window).tiles[0].accessibleName().startswith("Continue")
        window.open_people()
        tile(window, "Ann")
        assert home(window).tiles[0].accessibleName().startswith("Continue")


# -- files -------------------------------------------------------------------------------------------------------------

def test_somebody_goes_into_a_file_and_comes_back_from_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ann = family("Ann")
    crowned(ann.folder, "knight")
    file = tmp_path / "Ann.throne-person"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file.with_suffix("")), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    with started() as window:
        click(door(window).changes[0])
        click(asked(window).write)
        assert f"All of Ann’s data is in {file}." in labels(door(window))
        click(door(window).bring)
        assert any(each.startswith("Someone here is, or was, called Ann.") for each in labels(door(window)))
        click(door(window).changes[0])
        click(asked(window).delete)
        click(door(window).bring)
        assert "Ann plays here now." in labels(door(window))
        tile(window, "Ann")
        assert window.tally.feat("throne").beaten == "knight"
