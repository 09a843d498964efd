"""What opponents say of former games: something for each temperament and each past, and nothing where there is none."""

from __future__ import annotations

import pytest

from engine.bots.farewells import Farewell
from engine.bots.greetings import RUN, Past, greeting, last_word, past_of
from engine.bots.opponents import OPPONENTS

WON, BEATEN, EVEN = Farewell.WON, Farewell.BEATEN, Farewell.EVEN
NAMES = [*(each.name for each in OPPONENTS.values()), "Nobody we know"]
PASTS = [Past(end, number) for end in Farewell for number in (1, RUN)]


@pytest.mark.parametrize(("ends", "past"), [
    ([], None), ([WON], Past(WON, 1)), ([BEATEN, WON, WON], Past(BEATEN, 1)), ([WON, WON, WON, EVEN], Past(WON, 3))])
def test_the_last_game_is_remembered_and_how_many_in_a_row_ended_like_it(
        ends: list[Farewell], past: Past | None) -> None:
    assert past_of(ends) == past


@pytest.mark.parametrize("name", NAMES)
def test_everybody_greets_winners_losers_and_runs_in_words_of_their_own(name: str) -> None:
    said = [str(greeting(name, past)) for past in PASTS]
    assert len(set(said)) == 5
    assert said[-1] == said[-2]     # several games that nobody won are no run


def test_only_a_run_of_three_is_called_one() -> None:
    for end in (WON, BEATEN):
        once, twice, run = (str(greeting("Frida", Past(end, number))) for number in (1, 2, 3))
        assert once == twice != run


@pytest.mark.parametrize("name", NAMES)
def test_after_a_game_there_is_revenge_or_a_run_or_nothing_to_remember(name: str) -> None:
    said = {(past, ended): last_word(name, past, ended) for past in PASTS for ended in Farewell}
    assert all(said[past, EVEN] is None for past in PASTS)
    assert said[Past(EVEN, 1), WON] is said[Past(EVEN, 1), BEATEN] is None
    assert said[Past(WON, 1), WON] is said[Past(BEATEN, 1), BEATEN] is None
    assert said[Past(BEATEN, 1), WON] == said[Past(BEATEN, RUN), WON] is not None
    assert said[Past(WON, 1), BEATEN] == said[Past(WON, RUN), BEATEN] is not None
    assert last_word(name, Past(WON, 2), WON) == said[Past(WON, RUN), WON] is not None
    assert last_word(name, Past(BEATEN, 2), BEATEN) == said[Past(BEATEN, RUN), BEATEN] is not None
    assert len({str(each) for each in said.values()}) == 5      # with None


def test_those_of_one_temperament_speak_alike_and_others_do_not() -> None:
    def lines(name: str) -> set[str]:
        return {str(greeting(name, past)) for past in PASTS} | {
            str(last_word(name, past, ended)) for past in PASTS for ended in (WON, BEATEN)} - {"None"}

    assert lines("Corvin") == lines("Gaspard")
    assert not lines("Corvin") & lines("Frida")


def test_nobody_shouts() -> None:
    assert not any("!" in str(greeting(name, past)) for name in NAMES for past in PASTS)
