"""The hall remembers: what was won behind each door, who waits there, and the deal of the day."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel

from engine import GAMES, load_game
from engine.bots.levels import BY_ID, levels_of
from engine.games.registry import manifest
from engine.session.entries import Seating
from engine.session.header import new_header
from engine.session.playthrough import Playthrough
from engine.session.record import Record
from engine.session.session import Session
from tests.helpers.many_games import kept, made_up, played_on, players_against
from tests.helpers.positions import position
from tests.helpers.screens import home, new_game, result_of
from tests.helpers.window import click, hand_in, host_of, open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.home import home_words
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.home.home_buttons import Door, Spot
from throne_desktop.screens.home.home_contents import Shown
from throne_desktop.screens.home.home_picture import Behind, paint_hall
from throne_desktop.screens.home.home_plan import HomePlan, Needs, arranged, widths
from throne_desktop.services.records.library import SUFFIX
from throne_desktop.storage import day, paths, tally
from throne_desktop.storage.day import deal_of
from throne_desktop.storage.paths import asset
from throne_desktop.storage.people import BOT_NAMES
from throne_desktop.storage.setup import Setup
from throne_desktop.storage.tally import BEGUN, PLAYED, WON, Feat, Met, Tally
from throne_desktop.window import idle_imports
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

LEVELS = ("page", "squire", "knight")
TODAY = 20_000
BEHIND = "behind-the-throne"
ALL = len(levels_of(load_game(BEHIND)))
"""How many crowns there are at that door."""


@pytest.fixture(autouse=True)
def on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is always the same day."""
    # It is imported on the day that it is.
    monkeypatch.setattr(day, "today", lambda: TODAY)


def nearly_won(*levels: str, practice: bool = False) -> Session:
    """A game of Behind the Throne that Ann wins with her next move, against bots of these levels."""
    mine = position(BEHIND, row="king", mine="judge*2", deck="end")
    state = mine if len(levels) == 1 else position(BEHIND, row="king", mine="judge*2", deck="end", seats=3)
    players = (Seating("Ann"), *map(Seating, BOT_NAMES, levels))
    header = new_header(load_game(BEHIND), state.seats, 1, state.options, players, practice)
    return Session.from_playthrough(Playthrough(header, load_game(BEHIND), state))


def win(window: Window, session: Session) -> None:
    """Win that game."""
    window.open_session(session)
    QApplication.processEvents()        # the game that was there before is gone
    hand_in(window).push("Reveal a card")
    assert session.finished and session.state.winners() == {0}


def door(window: Window, game_id: str = BEHIND) -> Door:
    """The door of a game in the hall, which is opened anew."""
    window.open_home()
    found = home(window).tiles[GAMES.index(game_id) - len(GAMES)]
    assert isinstance(found, Door)
    return found


def told(window: Window, game_id: str = BEHIND) -> str:
    """What is told of a door once it has been seen."""
    found = door(window, game_id)
    wait_until(lambda: bool(found.accessibleDescription()), "the hall has been seen")
    return found.accessibleDescription()


# -- what was won ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("worn", theme.THEMES)
def test_nothing_of_the_ring_around_what_has_the_focus_is_cut_off(worn: str, window: Window) -> None:
    theme.wear(worn)
    try:
        window.open_home()
        spots = window.pages.currentWidget().findChildren(Spot)
        assert len(spots) > len(GAMES)
        half = 3.5 * theme.palette.stroke / 2
        for spot in spots:
            line = spot.ring.boundingRect().adjusted(-half, -half, half, half)
            assert spot.rect().toRectF().adjusted(-0.01, -0.01, 0.01, 0.01).contains(line)
            assert line.width() > 0.9 * spot.outline().boundingRect().width()
    finally:
        theme.wear("light")


def test_a_level_that_was_beaten_is_shown_below_its_door(window: Window) -> None:
    assert door(window).crowns == (0, 0)
    assert "No level beaten yet." in told(window)
    win(window, nearly_won("squire"))
    assert door(window).crowns == (2, ALL)
    assert "Highest level beaten: Squire." in told(window)
    win(window, nearly_won("page"))
    assert door(window).crowns == (2, ALL)
    win(window, nearly_won("regent"))
    assert door(window).crowns == (ALL, ALL)
    assert tally.load_tally() is not None


@pytest.mark.parametrize(("words", "said"), [("Learn it now", "Learn it now"), ("Learn it now " * 6, "Learn")])
def test_what_is_offered_below_a_door_does_not_reach_over_the_next(words: str, said: str, window: Window,
                                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home_words, "offer", lambda *, short: "Learn" if short else words)
    window.open_home()
    QApplication.processEvents()
    offers = home(window).offers
    assert [offer.text() for offer in offers] == [said] * len(GAMES)
    assert all(not one.geometry().intersects(other.geometry()) for one, other in pairwise(offers))


def test_a_level_of_large_tables_has_a_crown_once_it_was_beaten(window: Window) -> None:
    usual, ids = len(levels_of(load_game("throne"))), list(BY_ID)
    window.settings.note_known("throne")
    window.tally.note_beaten("throne", "marshal", ids)
    assert door(window, "throne").crowns == (usual, usual)
    window.tally.note_beaten("throne", "regent", ids)
    assert door(window, "throne").crowns == (usual + 1, usual + 1)
    assert "Highest level beaten: Regent." in told(window, "throne")


def test_what_was_won_is_there_again_after_the_next_start(window: Window) -> None:
    win(window, nearly_won("knight"))
    with open_window() as next_one:
        assert door(next_one).crowns == (3, ALL)
        assert door(next_one, "throne").crowns == (0, 0)


@pytest.mark.parametrize(("levels", "crowns"), [(("page", "regent"), 1), (("knight", "knight"), 3)])
def test_against_several_bots_the_weakest_says_what_was_beaten(
        levels: tuple[str, ...], crowns: int, window: Window) -> None:
    win(window, nearly_won(*levels))
    assert door(window).crowns == (crowns, ALL)


def with_help(level: str) -> Session:
    """The same with a hint."""
    session = nearly_won(level)
    session.take_hint()
    return session


def test_a_game_with_help_or_with_a_deal_that_was_known_wins_no_whole_crown(window: Window) -> None:
    for session in (with_help("knight"), nearly_won("knight", practice=True)):
        win(window, session)
        assert door(window).crowns == (0, ALL)


def test_a_win_with_help_lights_half_a_crown_which_a_win_without_makes_whole(window: Window) -> None:
    win(window, with_help("squire"))
    found = door(window)
    assert (found.crowns, found.helped) == ((0, ALL), 2)
    assert told(window).startswith("Beaten with help: Squire.")
    win(window, nearly_won("page"))
    assert (door(window).crowns, door(window).helped) == ((1, ALL), 2)
    assert told(window).startswith("Highest level beaten: Page. Beaten with help: Squire.")
    win(window, nearly_won("knight"))
    assert (door(window).crowns, door(window).helped) == ((3, ALL), 3)
    assert told(window).startswith("Highest level beaten: Knight. Waiting")


def test_half_a_crown_is_bronze_on_its_left_and_empty_on_its_right(window: Window) -> None:
    win(window, with_help("page"))
    found = door(window)
    picture = found.grab().toImage()
    bronze = [x for x in range(picture.width()) for y in range(picture.height())
              if picture.pixelColor(x, y) == theme.palette.hall.bronze]
    assert 20 < len(bronze) < 80
    assert max(bronze) - min(bronze) <= 7


def test_a_practice_game_lights_not_even_half_a_crown(window: Window) -> None:
    session = nearly_won("knight", practice=True)
    session.take_hint()
    win(window, session)
    assert door(window).helped == 0


def test_what_was_won_with_help_is_there_again_after_the_next_start(window: Window) -> None:
    win(window, with_help("knight"))
    with open_window() as next_one:
        assert (door(next_one).crowns, door(next_one).helped) == ((0, ALL), 3)


@pytest.mark.parametrize(("helped", "said"), [
    (False, "A crown: Squire beaten"), (True, "Half a crown: Squire beaten with help")])
def test_the_page_at_the_end_of_a_game_shows_the_crown_that_it_has_won(
        helped: bool, said: str, window: Window) -> None:
    win(window, with_help("squire") if helped else nearly_won("squire"))
    page = result_of(window)
    assert page.crown.isVisible()
    assert (page.crown.is_whole, page.row.text()) == (not helped, said)


def test_a_practice_game_has_won_no_crown_at_its_end(window: Window) -> None:
    win(window, nearly_won("squire", practice=True))
    page = result_of(window)
    assert not page.crown.isVisible()
    assert page.row.text() == "Practice game"


def test_what_a_bot_won_at_the_seat_of_a_person_wins_nothing(window: Window) -> None:
    session = nearly_won("knight")
    session.take_over(0, Seating("Ann", "regent"))
    session.take_over(0, Seating("Ann"))
    win(window, session)
    assert door(window).crowns == (0, ALL)


def test_throne_has_a_crown_for_each_of_its_levels(window: Window) -> None:
    window.settings.note_known("throne")
    assert door(window, "throne").crowns == (0, len(levels_of(load_game("throne"))))


# -- who waits there ---------------------------------------------------------------------------------------------------

def test_whoever_was_met_last_waits_behind_the_door(window: Window) -> None:
    assert "Waiting inside: Aldwin." in told(window)
    window.start(Setup(BEHIND, (Seating("Corvin", "page"), Seating("Ann"), Seating("Zoë")), {}, 7))
    assert "corvin" in [each.id for each in door(window).company]
    assert "Waiting inside: Corvin, Zoë." in told(window)
    assert len(door(window, "throne").company) == 2


def test_whoever_waits_behind_a_door_is_proposed_for_the_next_game_there(window: Window) -> None:
    window.start(Setup(BEHIND, (Seating("Ann"), Seating("Hedwig", "page")), {}, 7))
    click(door(window))
    assert [row.called for row in new_game(window).rows[1:]] == ["Hedwig", "Aldwin", "Beatrix"]
    window.open_home()
    click(door(window, "throne"))
    proposed = [row.called for row in new_game(window).rows[1:]]
    assert [portrait.id for portrait in door(window, "throne").company] == [proposed[0].lower()]


def test_bots_among_themselves_are_not_who_waits(window: Window) -> None:
    window.start(Setup(BEHIND, (Seating("Corvin", "page"), Seating("Frida", "page")), {}, 7))
    assert "Waiting inside: Aldwin." in told(window)


def test_what_was_played_before_there_was_a_tally_is_gathered_from_the_records(window: Window) -> None:
    win(window, nearly_won("squire"))
    screen = window.play_screen
    assert screen is not None
    host_of(screen).session.record().save(paths.games() / f"2026-01-01_won{SUFFIX}")
    with_hint = with_help("knight")
    win(window, with_hint)
    with_hint.record().save(paths.games() / f"2026-01-02_won{SUFFIX}")
    (paths.person() / "tally.json").unlink()
    with open_window() as next_one:
        next_one.open_home()
        done: list[bool] = []
        idle_imports.import_the_rest(next_one, partial(done.append, True))
        wait_until(lambda: bool(done), "all is done")
        found = home(next_one).tiles[0]
        assert isinstance(found, Door)
        assert (found.crowns, found.helped) == ((2, ALL), 3)
        assert next_one.settings.knows(BEHIND)
        assert tally.load_tally() is not None


def test_a_loss_taken_back_and_won_wins_nothing_even_if_taking_it_back_was_free(window: Window) -> None:
    lost = made_up(BEHIND, players_against("knight"), (1,))
    kept(paths.games(), played_on(lost, (0,)))
    window.open_home()
    done: list[bool] = []
    idle_imports.import_the_rest(window, partial(done.append, True))
    wait_until(lambda: bool(done), "all is done")
    assert window.settings.knows(BEHIND)
    assert door(window).crowns == (0, ALL)


# -- the tally ---------------------------------------------------------------------------------------------------------

def test_the_highest_level_counts() -> None:
    noted = Tally()
    for level, beaten in (("squire", "squire"), ("page", "squire"), ("", "squire"), ("knight", "knight"),
                          ("random", "knight")):
        noted.note_beaten("throne", level, LEVELS)
        assert noted.feat("throne").beaten == beaten


def test_what_was_beaten_with_help_is_measured_by_what_was_beaten_with_help() -> None:
    noted, other = Tally(), Tally()
    noted.note_beaten("throne", "knight", LEVELS)
    noted.note_beaten("throne", "squire", LEVELS, helped=True)
    other.note_beaten("throne", "page", LEVELS, helped=True)
    assert noted.feat("throne") == Feat("knight", helped="squire")
    noted.note_beaten("throne", "page", LEVELS, helped=True)
    for both in (noted, noted.joined(other), other.joined(noted)):
        assert both.feat("throne") == Feat("knight", helped="squire")


def test_the_tally_is_read_as_it_was_saved() -> None:
    noted = Tally()
    noted.note_beaten("throne", "page", LEVELS)
    noted.note_company("throne", [Met("Zoë", is_person=True), Met("Corvin", is_person=False)])
    noted.note_day(TODAY, WON)
    noted.save()
    found = tally.load_tally()
    assert found is not None
    assert found.feat("throne") == Feat("page", (Met("Zoë", True), Met("Corvin", False)))
    assert found.feat("chess") == Feat()
    assert found.day(TODAY) == WON


@pytest.mark.parametrize("content", ["", "{", "[]", '{"games": 7}', '{"games": {"throne": {}}}', "[" * 100_000,
                                     '{"games": {"throne": {"beaten": 3, "company": []}}}',
                                     '{"days": {"today": "won"}}', "\0" * 200_000])
def test_a_damaged_tally_counts_as_none(content: str, window: Window) -> None:
    (paths.person() / "tally.json").write_text(content, encoding="utf-8")
    assert tally.load_tally() is None
    assert door(window).crowns == (0, 0)


def test_days_in_a_row_go_up_to_today_or_as_long_as_it_is_not_played_to_yesterday() -> None:
    noted = Tally(days={TODAY - 1: PLAYED, TODAY - 2: WON, TODAY - 4: WON})
    assert noted.in_a_row(TODAY) == 2
    noted.note_day(TODAY, BEGUN)
    assert noted.in_a_row(TODAY) == 2
    noted.note_day(TODAY, PLAYED)
    assert noted.in_a_row(TODAY) == 3
    assert noted.in_a_row(TODAY + 1) == 3
    assert noted.in_a_row(TODAY + 2) == 0


def test_a_clock_that_goes_back_takes_nothing_away() -> None:
    noted = Tally(days={TODAY: WON, TODAY - 1: WON})
    assert noted.in_a_row(TODAY - 1) == 1
    noted.note_day(TODAY - 30, PLAYED)
    assert noted.in_a_row(TODAY - 30) == 1
    assert noted.in_a_row(TODAY) == 2


def test_a_day_never_goes_back_and_too_many_are_forgotten() -> None:
    noted = Tally()
    for how_far in (BEGUN, WON, PLAYED, BEGUN):
        noted.note_day(TODAY, how_far)
    assert noted.day(TODAY) == WON
    for number in range(2_000):
        noted.note_day(number, PLAYED)
    assert noted.day(TODAY) == WON
    assert noted.day(1_999) == PLAYED
    assert noted.day(0) == ""


# -- the deal of the day -----------------------------------------------------------------------------------------------

def test_the_deal_of_a_day_follows_from_the_date_alone() -> None:
    deal = deal_of(TODAY)
    assert (deal.game_id, deal.seats) == (GAMES[0], 3)
    assert deal.seed == 184374763429807558514719353999242146301
    assert deal.company(BOT_NAMES) == ("Aldwin", "Beatrix")


def test_the_games_take_turns_at_all_numbers_of_players_with_seeds_of_their_own() -> None:
    deals = [deal_of(number) for number in range(TODAY, TODAY + 60)]
    assert all({deal.game_id for deal in deals[first:first + len(GAMES)]} == set(GAMES) for first in range(0, 60, 5))
    for game_id in GAMES:
        assert {deal.seats for deal in deals if deal.game_id == game_id} == set(manifest(game_id).seats)
    assert len({deal.seed for deal in deals}) == 60
    assert all(0 <= deal.seed < 2 ** 128 for deal in deals)
    for deal in deals:
        company = deal.company(BOT_NAMES)
        assert len(set(company)) == deal.seats - 1
        assert set(company) <= set(BOT_NAMES)


@pytest.mark.parametrize(("seconds", "east", "number"), [(0, 0, 0), (86_399, 0, 0), (86_400, 0, 1), (0, -3_600, -1),
                                                         (86_399, 3_600, 1)])
def test_a_day_begins_at_midnight_where_the_program_is_used(
        seconds: int, east: int, number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(time, "time", lambda: float(seconds))
    there = time.struct_time((1970, 1, 1, 0, 0, 0, 3, 1, 0), {"tm_gmtoff": east})
    monkeypatch.setattr(time, "localtime", lambda _: there)
    assert day.today() == number


def test_one_click_starts_the_deal_of_the_day(window: Window) -> None:
    deal = deal_of(TODAY)
    assert "3 players" in home(window).day.accessibleName()
    click(home(window).day)
    session = hand_in(window).session
    assert (session.game.id, session.seats, session.seed) == (deal.game_id, deal.seats, deal.seed)
    assert not session.practice
    assert [player.name for player in session.players[1:]] == list(deal.company(BOT_NAMES))
    assert [player.level for player in session.players] == [None, "page", "page"]
    assert window.settings.last_kinds == ()


@pytest.mark.parametrize(("kinds", "level"), [
    (("person", "knight"), "knight"), (("person", "person", "marshal"), "marshal"), (("person", "matched"), "squire"),
    (("person", "chess"), "page")])
def test_its_company_plays_at_the_level_of_the_last_game(kinds: tuple[str, ...], level: str) -> None:
    with open_window(last_kinds=kinds, last_names=("Ann",)) as window:
        window.open_home()
        click(home(window).day)
        assert {player.level for player in hand_in(window).session.players[1:]} == {level}


def test_a_person_called_like_an_opponent_does_not_meet_their_double() -> None:
    with open_window(last_names=("Aldwin",)) as window:
        window.play_day()
        assert len({player.name for player in hand_in(window).session.players}) == 3


def test_a_deal_that_is_under_way_goes_on(window: Window) -> None:
    click(home(window).day)
    hand = hand_in(window)
    wait_until(lambda: bool(hand.moves), "it is the player’s turn")
    hand.choose(hand.moves[0])
    wait_until(lambda: bool(hand.moves), "it is the player’s turn again")
    moves = hand.session.moves
    window.open_home()
    click(home(window).day)
    wait_until(lambda: window.play_screen is not None, "the game is there")
    again = hand_in(window).session
    assert again.moves[:len(moves)] == moves
    assert not again.practice


def begun_and_left(window: Window) -> Path:
    """Begin the deal of the day, make a move and leave for home; returns its record."""
    click(home(window).day)
    hand = hand_in(window)
    wait_until(lambda: bool(hand.moves), "it is the player’s turn")
    hand.choose(hand.moves[0])
    wait_until(lambda: bool(hand.moves), "it is the player’s turn again")
    writer = hand.session.writer
    assert writer is not None
    window.open_home()
    return writer.path


def test_a_deal_that_is_under_way_goes_on_whatever_was_played_since(window: Window) -> None:
    file = begun_and_left(window)
    window.start(Setup("throne", (Seating("Ann"), Seating("Corvin", "page")), {}, None))
    window.open_home()
    click(home(window).day)
    wait_until(lambda: window.play_screen is not None, "the game is there")
    again = hand_in(window).session
    assert again.writer is not None
    assert again.writer.path == file
    assert not again.practice


def test_a_deal_whose_game_is_kept_was_begun_even_if_no_tally_says_so(window: Window) -> None:
    file = begun_and_left(window)
    (paths.person() / "tally.json").unlink()
    with open_window() as next_one:
        next_one.open_home()
        next_one.play_day()
        wait_until(lambda: next_one.play_screen is not None, "the game is there")
        writer = hand_in(next_one).session.writer
        assert writer is not None
        assert writer.path == file
    assert Record.peek(file).seed == deal_of(TODAY).seed


def test_a_deal_of_the_day_that_was_lost_first_is_not_won_by_taking_it_back(window: Window) -> None:
    window.play_day()
    session = hand_in(window).session
    hand_in(window).screen.client.hold()
    luck = random.Random(2)
    while (actor := session.state.actor) is not None:
        moves = session.observation(actor).legal_moves()
        session.submit(actor, moves[0] if actor else luck.choice(moves))
    assert 0 not in session.state.winners()
    wait_until(lambda: window.tally.day(TODAY) == PLAYED, "the end is noted")
    session.undo(0)
    assert not session.finished
    window.open_home()
    click(home(window).day)
    assert hand_in(window).session.practice


def win_the_day(window: Window) -> None:
    """Begin the deal of the day, and win it."""
    window.play_day()
    session = hand_in(window).session
    deal = deal_of(TODAY)
    header = new_header(session.game, deal.seats, deal.seed, session.state.options, session.players, session.practice)
    state = position(BEHIND, row="king", mine="judge*2", deck="end", seats=3)
    win(window, Session.from_playthrough(Playthrough(header, session.game, state)))


def test_a_deal_that_was_played_is_marked_and_playing_it_again_is_practice(window: Window) -> None:
    i18n.use("en")
    assert home(window).day.marks == [""] * 7
    win_the_day(window)
    window.open_home()
    assert home(window).day.marks == [""] * 6 + [WON]
    wait_until(lambda: bool(home(window).day.toolTip()), "the hall has been seen")
    assert "1 day in a row" in home(window).day.accessibleDescription()
    assert "Already won" in home(window).day.toolTip()
    click(home(window).day)
    assert hand_in(window).session.practice


def test_a_deal_of_another_seed_marks_no_day(window: Window) -> None:
    window.play_day()
    win(window, nearly_won("page"))
    window.open_home()
    assert home(window).day.marks == [""] * 6 + [BEGUN]


def test_a_run_that_keeps_nothing_keeps_no_tally(window: Window) -> None:
    window.keep_nothing()
    win(window, nearly_won("squire"))
    window.play_day()
    assert tally.load_tally() is None


# -- how it looks ------------------------------------------------------------------------------------------------------

PLACE = asset("games", "throne", "door.svg")
EMBLEM = asset("games", "throne", "joker.svg")


def plan_of(doors: int, width: float = 1280, height: float = 800, *, unfinished: bool = True) -> HomePlan:
    """The plan of a hall with that many doors."""
    wide = widths(width, 1.0, doors, 3, 90, unfinished=unfinished)
    return arranged(width, height, wide, Needs(80, 76, 22, 110, 90, 18), doors, 3)


@pytest.mark.parametrize("doors", [1, 3, 5, 6, 9, 14])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("unfinished", [True, False])
def test_nothing_in_the_hall_lies_on_anything_else(doors: int, size: tuple[int, int], unfinished: bool) -> None:
    plan = plan_of(doors, *size, unfinished=unfinished)
    parts = [*(place.whole for place in plan.doors), plan.day, *plan.books,
             *([plan.unfinished] if unfinished else []), plan.notice]
    whole = plan.head.adjusted(0, -plan.head.top(), 0, plan.height - plan.head.bottom())
    assert len(plan.doors) == doors
    assert all(whole.contains(part) for part in parts)
    for number, part in enumerate(parts):
        assert not [other for other in parts[number + 1:] if part.adjusted(1, 1, -1, -1).intersects(other)]


@pytest.fixture(params=["light", "dark", "contrast"])
def name(request: pytest.FixtureRequest) -> Iterator[str]:
    """A theme, which is worn."""
    theme.dress(request.param)
    yield request.param
    theme.wear("light")


def seen_in_the_door(behind: Behind) -> set[str]:
    """The colours in the door of a hall that has but one."""
    plan = plan_of(1)
    image = paint_hall(plan, [behind], 1.0).toImage()
    arch = plan.doors[0].arch.toRect().adjusted(20, 100, -20, -60)
    return {image.pixelColor(x, y).name() for x in range(arch.left(), arch.right(), 7)
            for y in range(arch.top(), arch.bottom(), 7)}


def test_a_door_shows_the_place_of_its_game_and_without_one_its_emblem(name: str) -> None:
    place, plain = (seen_in_the_door(Behind(path, EMBLEM)) for path in (PLACE, None))
    ground = theme.palette.place_veil.name()
    if name == "contrast":      # no place, only plain doors
        assert place == plain
        assert ground in place
    else:
        assert place != plain
    assert len(plain) > 5


def test_the_dark_theme_dims_the_places() -> None:
    lightness = {}
    for worn in ("light", "dark"):
        theme.dress(worn)
        lightness[worn] = max(QColor(colour).lightness() for colour in seen_in_the_door(Behind(PLACE, EMBLEM)))
    theme.wear("light")
    assert lightness["dark"] < 0.7 * lightness["light"]


def test_the_door_of_the_last_game_is_lit(window: Window) -> None:
    window.settings.last_game = "throne"
    window.open_home()
    assert [door.lit for door in home(window).tiles if isinstance(door, Door)] == [
        game_id == "throne" for game_id in GAMES]
    focused = home(window).focusWidget()
    assert isinstance(focused, Door)
    assert focused.lit


def test_a_player_who_is_known_is_greeted_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    greetings = set()
    for hour in (8, 14, 20):
        monkeypatch.setattr(time, "localtime", lambda hour=hour: time.struct_time((2026, 1, 1, hour, 0, 0, 3, 1, 0)))
        page = HomeScreen(Shown(player_name="Ann"))
        greetings.update(label.text() for label in page.findChildren(QLabel) if "Ann" in label.text())
        page.deleteLater()
    assert greetings == {f"Good {part}, Ann. The hall is open." for part in ("morning", "afternoon", "evening")}
