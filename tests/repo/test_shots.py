"""The pictures that `make shots` takes of tables show every setting together with every other one."""

from __future__ import annotations

from itertools import combinations, product

from engine import GAMES, load_game
from pairwise import pairs_in, pairwise
from shots import MOMENTS, USUAL_MOMENTS, settings_of_tables
from throne_desktop.startup.options import LANGUAGE_CODES


def test_every_value_meets_every_value_of_every_other_setting() -> None:
    settings = settings_of_tables()
    met = {pair for row in pairwise(settings) for pair in pairs_in(row)}
    wanted = {(one, first, other, second) for one, other in combinations(range(len(settings)), 2)
              for first, second in product(settings[one], settings[other])}
    assert met == wanted


def test_every_game_is_seen_with_every_number_of_players_and_in_every_language() -> None:
    rows = pairwise(settings_of_tables())
    assert {row[0] for row in rows} == {f"{game} {seats}" for game in GAMES for seats in load_game(game).seats}
    assert {(row[0].split()[0], row[2]) for row in rows} == set(product(GAMES, LANGUAGE_CODES))


def test_the_pictures_are_few_enough_to_be_looked_at() -> None:
    assert len(pairwise(settings_of_tables())) <= 90


def test_moments_are_those_of_games_that_there_are() -> None:
    assert set(MOMENTS) <= set(GAMES)
    assert {len(moments) for moments in (*MOMENTS.values(), USUAL_MOMENTS)} == {3}
