"""Opponents remember a person: what they say before a game and after it, of which games, and to whom not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pytest

from engine.bots.farewells import Farewell, farewell
from engine.bots.greetings import Past, greeting, last_word
from engine.session.entries import Seating
from tests.desktop.test_ladder import BEHIND, nearly_won, win
from tests.helpers.many_games import kept, made_up
from tests.helpers.screens import result_of
from tests.helpers.window import hand_in, open_window, wait_until
from throne_desktop.storage import paths
from throne_desktop.storage.setup import Setup
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

ANN, BEN = Seating("Ann"), Seating("Ben")
FRIDA = Seating("Frida", "marshal")


def played(*winners: int, players: Sequence[Seating] = (ANN, FRIDA), **how: bool) -> None:
    """Games of Behind the Throne with these winners are kept, the first one played first."""
    for winner in winners:
        kept(paths.games(), made_up(BEHIND, tuple(players), (winner,), **how))


def begun(window: Window, *players: Seating, practice: bool = False) -> list[str]:
    """What is said in a new game of these players, once all cards lie in place."""
    window.begin(Setup(BEHIND, players or (ANN, FRIDA), {}, 3, practice=practice))
    screen = window.play_screen
    assert screen is not None
    wait_until(lambda: not screen.scene.locked and len(screen.ribbon.buttons) > 1, "Ann is asked what to do")
    return [line for line in screen.log.lines() if " says: " in line]


def greeted(name: str, past: Past) -> list[str]:
    """What is said by that opponent."""
    return [f"{name} says: “{greeting(name, past)}”"]


@pytest.fixture(autouse=True)
def known(window: Window) -> None:
    """Ann plays here."""
    window.settings.player_name = "Ann"


# -- before a game -----------------------------------------------------------------------------------------------------

def test_whoever_lost_last_time_says_so_once_and_it_stands_in_the_log(window: Window) -> None:
    assert begun(window) == []
    played(1, 0)
    said = greeted("Frida", Past(Farewell.BEATEN, 1))
    assert begun(window) == said
    assert window.play_screen is not None and window.play_screen.ribbon.note == said[0]


@pytest.mark.parametrize(("winners", "past"), [
    ((0, 1), Past(Farewell.WON, 1)), ((0, 1, 1, 1), Past(Farewell.WON, 3)), ((1, 0, 0, 0), Past(Farewell.BEATEN, 3))])
def test_the_last_game_decides_what_is_said_or_a_run(winners: tuple[int, ...], past: Past, window: Window) -> None:
    played(*winners)
    assert begun(window) == greeted("Frida", past)


@pytest.mark.parametrize("play", [
    partial(played, 1, practice=True), partial(played, 1, reseated=True),
    partial(played, 1, players=(BEN, FRIDA)), partial(played, 1, players=(ANN, Seating("Corvin", "marshal"))),
    partial(played, 1, players=(ANN, Seating("Frida"))), partial(played, 2, players=(ANN, BEN, FRIDA)),
], ids=["practice", "reseated", "of somebody else", "another opponent", "a person of that name", "of two people"])
def test_games_that_do_not_count_are_not_remembered(play: partial[None], window: Window) -> None:
    play()
    assert begun(window) == []


def test_it_is_said_no_second_time(window: Window) -> None:
    played(1)
    said = begun(window)
    hand = hand_in(window)
    hand.push("Reveal a card")
    wait_until(lambda: not hand.scene.locked and len(hand.screen.ribbon.buttons) > 1, "Ann is asked again")
    assert hand.screen.ribbon.note == ""
    assert [line for line in hand.screen.log.lines() if " says: " in line] == said


def test_games_with_help_and_those_at_other_levels_are_remembered(window: Window) -> None:
    played(0, hint=True, players=(ANN, Seating("Frida", "page")))
    assert begun(window) == greeted("Frida", Past(Farewell.BEATEN, 1))


def test_what_was_played_under_a_former_name_is_remembered(window: Window) -> None:
    played(1, players=(BEN, FRIDA))
    window.settings.former_names = ("Ben",)
    assert begun(window) == greeted("Frida", Past(Farewell.WON, 1))


def test_of_several_opponents_the_one_with_a_run_speaks(window: Window) -> None:
    corvin = Seating("Corvin", "page")
    for _ in range(4):
        kept(paths.games(), made_up(BEHIND, (ANN, corvin), (0, 1)))     # won by both, which is no run
    played(1, 1, 1)
    assert begun(window, ANN, corvin, FRIDA) == greeted("Frida", Past(Farewell.WON, 3))


def test_nobody_is_remembered_where_somebody_plays_without_a_name(window: Window) -> None:
    played(1)
    window.settings.player_name = ""
    assert begun(window) == []


def test_nobody_is_spoken_to_where_several_people_play(window: Window) -> None:
    played(1)
    assert begun(window, ANN, BEN, FRIDA) == []


def test_nobody_speaks_of_the_past_where_a_deal_is_practised(window: Window) -> None:
    played(1)
    assert begun(window, practice=True) == []


def test_a_preference_switches_it_off(window: Window) -> None:
    played(1)
    with open_window(player_name="Ann", remembered=False) as plain:
        assert begun(plain) == []
        win(plain, nearly_won())
        assert plain.data.pasts == {}


# -- after a game ------------------------------------------------------------------------------------------------------

def last_words(window: Window) -> str:
    """What is said at the end of a game that Ann has won against Frida."""
    session = nearly_won()
    win(window, session)
    said = result_of(window).offers.quote.text()
    assert said != f"“{farewell('Frida', Farewell.BEATEN, session.seed)}”" or not window.data.pasts
    return said


@pytest.mark.parametrize(("winners", "past"), [
    ((1,), Past(Farewell.WON, 1)), ((0, 0), Past(Farewell.BEATEN, 2)), ((1, 1, 1), Past(Farewell.WON, 3))])
def test_the_last_word_is_about_revenge_or_a_run(winners: tuple[int, ...], past: Past, window: Window) -> None:
    played(*winners)
    assert last_words(window) == f"“{last_word('Frida', past, Farewell.BEATEN)}”"


def test_without_a_past_the_last_word_is_as_usual(window: Window) -> None:
    assert last_words(window) == f"“{farewell('Frida', Farewell.BEATEN, nearly_won().seed)}”"


def test_a_game_with_help_is_no_revenge(window: Window) -> None:
    played(1)
    win(window, nearly_won(helped=True))
    assert result_of(window).offers.quote.text() == f"“{farewell('Frida', Farewell.BEATEN, nearly_won().seed)}”"


def test_the_game_that_is_being_played_is_not_part_of_the_past(window: Window) -> None:
    begun(window)
    assert window.play_screen is not None and window.play_screen.client.file is not None
    assert window.data.pasts == {}
