"""The ladder in the window: who hangs in the arches, the page, the games that begin there, and what is kept of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from engine import GAMES, load_game
from engine.learn.rungs import RUNGS, Rung
from engine.session.entries import Seating
from engine.session.header import new_header
from engine.session.playthrough import Playthrough
from engine.session.session import Session
from tests.helpers.positions import position
from tests.helpers.screens import home, result_of
from tests.helpers.window import click, hand_in, open_window, wait_until
from throne_desktop.look import theme
from throne_desktop.screens.home.home_buttons import Door
from throne_desktop.screens.ladder.ladder import LadderScreen
from throne_desktop.screens.ladder.niche import BEATEN, HELPED, NOBODY
from throne_desktop.services.person_file import bring_person, save_person
from throne_desktop.services.records.library import SUFFIX, Library
from throne_desktop.storage import household, paths, tally
from throne_desktop.storage.setup import told_apart
from throne_desktop.storage.tally import Feat, Tally
from throne_desktop.window import idle_imports
from throne_desktop.window.note_wins import forget_feats
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BEHIND = "behind-the-throne"
FRIDA = next(rung for rung in RUNGS if rung.opponent == "Frida")
"""Her table is one of Behind the Throne, for two."""


def nearly_won(*players: Seating, helped: bool = False, practice: bool = False) -> Session:
    """A game of Behind the Throne that the first player wins with the next move; by default that against Frida."""
    state = position(BEHIND, row="king", mine="judge*2", deck="end")
    seated = players or FRIDA.players("Ann")
    header = new_header(load_game(BEHIND), 2, 1, state.options, seated, practice)
    session = Session.from_playthrough(Playthrough(header, load_game(BEHIND), state))
    if helped:
        session.take_hint()
    return session


def win(window: Window, session: Session) -> None:
    """Win that game."""
    window.open_session(session)
    QApplication.processEvents()
    hand_in(window).push("Reveal a card")
    assert session.finished and session.state.winners() == {0}


def door(window: Window, game_id: str = BEHIND) -> Door:
    """The door of a game in the hall, which is opened anew."""
    window.open_home()
    found = home(window).tiles[GAMES.index(game_id) - len(GAMES)]
    assert isinstance(found, Door)
    return found


def hung(window: Window, game_id: str = BEHIND) -> list[tuple[str, bool]]:
    """Who hangs in the arch of a door, and whether they were beaten without help."""
    return [(portrait.id, whole) for portrait, whole in door(window, game_id).hung]


def ladder(window: Window) -> LadderScreen:
    """The page of the ladder, opened from the hall."""
    window.open_home()
    spot = home(window).ladder
    assert spot is not None
    click(spot)
    page = window.pages.currentWidget()
    assert isinstance(page, LadderScreen)
    return page


def idle(window: Window) -> None:
    """All is done that comes after the first frame."""
    done: list[bool] = []
    idle_imports.import_the_rest(window, partial(done.append, True))
    wait_until(lambda: bool(done), "all is done")


# -- who was beaten ----------------------------------------------------------------------------------------------------

def test_whoever_is_beaten_hangs_in_the_arch_of_the_game_and_still_does_after_the_next_start(window: Window) -> None:
    assert hung(window) == []
    win(window, nearly_won())
    assert hung(window) == [("frida", True)]
    assert hung(window, "throne") == []
    with open_window() as next_one:
        assert hung(next_one) == [("frida", True)]


def test_a_win_with_help_brings_half_a_crown_which_a_win_without_makes_whole(window: Window) -> None:
    win(window, nearly_won(helped=True))
    assert hung(window) == [("frida", False)]
    win(window, nearly_won())
    assert hung(window) == [("frida", True)]
    win(window, nearly_won(helped=True))
    assert hung(window) == [("frida", True)]


@pytest.mark.parametrize("session", [
    partial(nearly_won, practice=True),
    partial(nearly_won, Seating("Ann"), Seating("Frida", "knight")),
    partial(nearly_won, Seating("Ann"), Seating("Corvin", "marshal")),
    partial(nearly_won, Seating("Ann"), Seating("Frida")),
], ids=["practice", "another level", "another opponent", "a person of that name"])
def test_what_is_no_game_of_the_ladder_hangs_nobody(session: Callable[[], Session], window: Window) -> None:
    win(window, session())
    assert hung(window) == []


def test_whoever_is_called_like_an_opponent_climbs_against_the_one_who_sits_in(window: Window) -> None:
    players = told_apart(FRIDA.players("Frida"))
    assert players[1].name != "Frida"
    win(window, nearly_won(*players))
    assert hung(window) == [("frida", True)]


@pytest.mark.parametrize(("helped", "said"), [
    (False, "You have beaten Frida, whose picture now hangs in the arch of Behind the Throne."),
    (True, "You have beaten Frida with help: their picture in the arch of Behind the Throne now has half a crown.")])
def test_the_page_at_the_end_tells_it_once(helped: bool, said: str, window: Window) -> None:
    win(window, nearly_won(helped=helped))
    assert said in [label.text() for label in result_of(window).findChildren(type(result_of(window).row))]
    win(window, nearly_won(helped=helped))
    assert window.data.news == ()


def test_a_picture_hangs_within_the_opening_with_a_crown_in_gold_or_half_a_one_in_bronze(window: Window) -> None:
    for helped, tone in ((True, theme.palette.hall.bronze), (False, theme.palette.hall.light)):
        win(window, nearly_won(helped=helped))
        found = door(window)
        before, after = found.grab().toImage(), found
        after.hung = ()
        without = after.grab().toImage()
        changed = [(x, y) for x in range(before.width()) for y in range(before.height() // 2)
                   if before.pixelColor(x, y) != without.pixelColor(x, y)]
        assert sum(before.pixelColor(x, y) == tone for x, y in changed) > 60
        assert min(x for x, _ in changed) > 10 and max(x for x, _ in changed) < before.width() - 10


# -- the hall ----------------------------------------------------------------------------------------------------------

def test_the_hall_tells_how_many_were_beaten(window: Window) -> None:
    window.open_home()
    way = home(window).ladder
    assert way is not None
    assert (way.text(), way.accessibleName()) == ("The ladder", "The ladder. Beaten: 0 of 8.")
    win(window, nearly_won(helped=True))
    window.open_home()
    way = home(window).ladder
    assert way is not None
    assert way.accessibleName() == "The ladder. Beaten: 0 of 8. With help: 1."


def test_a_door_tells_screen_readers_who_hangs_in_its_arch(window: Window) -> None:
    win(window, nearly_won())
    found = door(window)
    wait_until(lambda: bool(found.accessibleDescription()), "the hall has been seen")
    assert found.accessibleDescription().endswith("Portraits in the arch: Frida.")


def test_arrow_keys_go_to_the_ladder_beside_the_statistics_and_enter_opens_it(window: Window) -> None:
    window.open_home()
    hall = home(window)
    hall.feet[-1].setFocus()
    QTest.keyClick(hall.feet[-1], Qt.Key.Key_Right)
    assert QApplication.focusWidget() is hall.ladder
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(window.pages.currentWidget(), LadderScreen)


@pytest.mark.parametrize("percent", [100, 160])
def test_the_way_to_the_ladder_covers_neither_the_title_nor_another_button(percent: int, window: Window) -> None:
    window.resize(1024, 640)
    theme.wear("light", percent)
    try:
        window.open_home()
        hall = home(window)
        way = hall.ladder
        assert way is not None
        title = next(label for label in hall.findChildren(QLabel) if label.text() == "Throne Desktop")
        words = title.fontMetrics().boundingRect(title.geometry(), Qt.AlignmentFlag.AlignHCenter, title.text())
        for place in (words, hall.feet[-1].geometry(), hall.feet[-2].geometry(), hall.face.geometry()):
            assert not way.geometry().intersects(place)
        assert hall.rect().width() > way.geometry().right()
    finally:
        theme.wear("light")


def test_the_preference_that_hides_quests_hides_the_ladder_too(window: Window) -> None:
    win(window, nearly_won())
    with open_window(show_goals=False) as plain:
        assert hung(plain) == []
        assert home(plain).ladder is None
        win(plain, nearly_won(helped=True))
        assert plain.data.news == ()
    window.open_home()
    for shown in (False, True):
        window.settings.show_goals = shown
        window.apply(["show_goals"])
        assert (home(window).ladder is not None) is shown


# -- the page ----------------------------------------------------------------------------------------------------------

def test_the_page_has_an_arch_for_each_step_and_begins_at_the_next_one(window: Window) -> None:
    noted = Tally()
    noted.note_hung(RUNGS[0].game_id, RUNGS[0].opponent)
    noted.note_hung(RUNGS[1].game_id, RUNGS[1].opponent, helped=True)
    noted.save()
    page = ladder(window)
    assert [niche.rung for niche in page.niches] == list(RUNGS)
    assert [niche.state for niche in page.niches] == [BEATEN, HELPED, *[NOBODY] * 6]
    assert [niche.lit for niche in page.niches] == [False, True, *[False] * 6]
    assert QApplication.focusWidget() is page.niches[1]


def test_a_screen_reader_hears_all_about_a_step(window: Window) -> None:
    _, _, third, *_, last = ladder(window).niches
    assert third.accessibleName() == "3. Aldwin. The Imposter Kings. Page, 2 players. Not beaten yet."
    assert third.accessibleDescription().startswith(
        "Steady. Has no favorite kind of move and plays what seems best. Setting: One round. A squire in your place ")
    assert " Also playing: Frida. " in last.accessibleDescription()


def test_what_the_focus_comes_to_is_told_below(window: Window) -> None:
    page = ladder(window)
    for niche in page.niches:
        niche.setFocus()
        assert page.told.startswith(f"{niche.rung.opponent}: ")


@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: rung.opponent)
def test_a_click_on_an_arch_begins_its_game(rung: Rung, window: Window) -> None:
    window.settings.player_name = "Ann"
    page = ladder(window)
    niche = page.niches[RUNGS.index(rung)]
    niche.click()
    screen = window.play_screen
    assert screen is not None
    client = screen.client
    assert client.game.id == rung.game_id
    assert client.players == rung.players("Ann")
    assert client.options == rung.all_options
    assert not client.practice
    assert window.settings.last_game == rung.game_id


def test_the_keyboard_climbs_from_arch_to_arch_and_enter_begins_the_game(window: Window) -> None:
    page = ladder(window)
    QTest.keyClick(page.niches[0], Qt.Key.Key_Right)
    assert QApplication.focusWidget() is page.niches[1]
    QTest.keyClick(page.niches[1], Qt.Key.Key_Up)
    assert QApplication.focusWidget() is page.niches[5]
    QTest.keyClick(page.niches[5], Qt.Key.Key_Return)
    assert window.play_screen is not None
    assert window.play_screen.client.players[1] == Seating("Gaspard", "marshal")


def test_a_game_on_the_ladder_is_not_what_is_proposed_for_the_next_new_game(window: Window) -> None:
    before = window.settings.last_kinds, window.settings.last_seats
    ladder(window).niches[-1].click()
    assert (window.settings.last_kinds, window.settings.last_seats) == before


# -- what is kept ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("has_tally", [True, False])
def test_games_from_before_there_was_a_ladder_count_once(has_tally: bool, window: Window) -> None:
    for number, session in enumerate((nearly_won(), nearly_won(Seating("Ann"), Seating("Hedwig", "marshal")))):
        win(window, session)
        session.record().save(paths.games() / f"2026-01-0{number + 1}_won{SUFFIX}")
    file = paths.person() / paths.TALLY
    file.unlink()
    if has_tally:
        file.write_text(json.dumps({"format": 1, "games": {BEHIND: {"beaten": "page", "company": []}}, "days": {}}))
    with open_window() as next_one:
        next_one.open_home()
        idle(next_one)
        assert hung(next_one) == [("frida", True)]
        assert next_one.tally.feat(BEHIND).beaten == ("page" if has_tally else "marshal")
        noted = tally.load_tally()
        assert noted is not None and noted.climbed      # no later start looks at the records again
        forget_feats(next_one.data)(True)
    with open_window() as last:
        last.open_home()
        idle(last)
        assert hung(last) == []


@pytest.mark.parametrize(("length", "found"), [("round", []), ("match", [("dorothea", True)])])
def test_of_earlier_games_only_those_of_the_same_length_count(
        length: str, found: list[tuple[str, bool]], window: Window) -> None:
    rung = next(rung for rung in RUNGS if rung.opponent == "Dorothea")
    won = Session(load_game(rung.game_id), 2, 2, options={"length": length}, players=rung.players("Ann"),
                  practice=False)
    while not won.finished:
        won.submit(won.state.actor or 0, won.state.legal_moves()[0])
    assert 0 in won.state.winners()
    won.record().save(paths.games() / f"2026-01-01_won{SUFFIX}")
    window.open_home()
    idle(window)
    assert hung(window, rung.game_id) == found


def test_what_is_forgotten_with_the_crowns_can_be_brought_back(window: Window) -> None:
    win(window, nearly_won())
    assert window.tally.has_feats
    forget = forget_feats(window.data)
    forget(True)
    assert hung(window) == []
    forget(False)
    assert hung(window) == [("frida", True)]


def test_several_hang_in_one_arch_in_the_order_in_which_they_were_beaten() -> None:
    noted = Tally()
    for name, helped in (("Frida", True), ("Hedwig", True), ("Corvin", False), ("Hedwig", False)):
        assert noted.note_hung(BEHIND, name, helped=helped)
        assert not noted.note_hung(BEHIND, name, helped=True)
    assert noted.in_arch(BEHIND) == (("Frida", False), ("Hedwig", True), ("Corvin", True))


def test_two_windows_hang_up_what_both_have_won(window: Window) -> None:
    with open_window() as other:
        win(other, nearly_won(helped=True))
        noted = Tally()
        noted.note_hung(BEHIND, "Hedwig")
        noted.save()
        assert sorted(hung(other)) == [("frida", False), ("hedwig", True)]


def test_a_person_takes_the_ladder_along(window: Window, tmp_path: Path) -> None:
    window.settings.player_name = "Ann"
    window.keep_settings()
    win(window, nearly_won())
    (ann,) = household.known()
    save_person(ann, Library(), tmp_path / "ann.throne-person")
    content = json.loads((ann.folder / paths.SETTINGS).read_text())
    (ann.folder / paths.SETTINGS).write_text(json.dumps({**content, "player_name": "Zoë"}))
    new = bring_person(tmp_path / "ann.throne-person", Library())
    brought = tally.load_tally(paths.people() / new)
    assert brought is not None
    assert brought.in_arch(BEHIND) == (("Frida", True),)


@pytest.mark.parametrize("feat", [{"hung": 7}, {"hung": [7]}, {"half": "Frida"}, {"hung": ["x" * 1000]}])
def test_a_game_whose_list_is_damaged_is_left_out(feat: dict[str, object]) -> None:
    games = {"throne": {"beaten": "page", "company": [], **feat}, BEHIND: {"beaten": "", "company": [],
                                                                             "hung": ["Frida"]}}
    (paths.person() / paths.TALLY).write_text(json.dumps({"format": 1, "games": games, "days": {}}))
    found = tally.load_tally()
    assert found is not None
    assert found.feat("throne") == Feat()
    assert found.in_arch(BEHIND) == (("Frida", True),)


def test_what_only_another_version_knows_of_a_game_stays() -> None:
    file = paths.person() / paths.TALLY
    feat = {"beaten": "knight", "company": [], "gown": ["red"]}
    file.write_text(json.dumps({"format": 1, "games": {"throne": feat}, "days": {}}), encoding="utf-8")
    found = tally.load_tally()
    assert found is not None
    found.note_hung("throne", "Emeric")
    found.save()
    kept = json.loads(file.read_bytes())["games"]["throne"]
    assert (kept["gown"], kept["hung"], kept["beaten"]) == (["red"], ["Emeric"], "knight")
