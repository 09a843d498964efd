"""The road to the throne: its stations, who waits there, which are open, and what a game wins."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from engine import GAMES, bot, load_game
from engine.base.road import ENOUGH, IN_A_ROW, Opening, Station, in_order, rivals
from engine.bots.arena.match import Standing
from engine.bots.opponents import OPPONENTS
from engine.core.errors import BadOption
from engine.core.manifest import TABLE
from engine.core.text import Text
from engine.games.registry import stations_of
from engine.learn.road import (
    ALL,
    OPENED_BY,
    Crowns,
    Stop,
    before,
    begin,
    boss_of,
    crowns_for,
    crowns_of,
    exercises_at,
    is_at_the_throne,
    is_open,
    players_at,
    road,
)
from engine.learn.road_chances import CHANCES
from engine.session import Record, Seating, Session

STOPS = tuple(road().values())
TABLES = tuple(stop for stop in STOPS if stop.station.rivals)
A_GAME = 8
"""So many stations each game has."""


def at(id_: str) -> Stop:
    return road()[id_]


def played(stop: Stop, seed: int = 1) -> Session:
    """A game at a station between pages, played to its end; always the same."""
    station, game, luck = stop.station, load_game(stop.game_id), random.Random(seed)
    session = Session(game, station.seats, station.opening.seed if station.opening else seed, options=station.options,
                      players=players_at(stop, "Ann"))
    for move in station.opening.moves if station.opening else ():
        session.submit(session.state.actor or 0, game.move_from_json(move))
    page = bot("page", game)
    while (actor := session.state.actor) is not None:
        session.submit(actor, page.choose(session.observation(actor), rng=luck).move)
    return session


def won(stop: Stop) -> Session:
    """The first of such games that Ann wins."""
    return next(session for seed in count(1) if 0 in (session := played(stop, seed)).state.winners())


# -- the stations ------------------------------------------------------------------------------------------------------

def test_the_road_leads_through_five_games_with_eight_stations_each() -> None:
    assert set(OPENED_BY) <= set(GAMES)
    assert {game_id: len(stations_of(game_id)) for game_id in OPENED_BY} == dict.fromkeys(OPENED_BY, A_GAME)
    assert len(road()) == A_GAME * len(OPENED_BY) == 40


@pytest.mark.parametrize("game_id", OPENED_BY)
def test_a_game_has_choices_of_way_exercises_special_tables_and_one_boss_at_the_end(game_id: str) -> None:
    stations = stations_of(game_id)
    assert [station.is_boss for station in stations] == [False] * (A_GAME - 1) + [True]
    assert sum(bool(station.exercises) for station in stations) == 1
    assert len({station.table for station in stations} - {""}) > 1
    followers = [sum(each.id in station.after for station in stations) for each in stations]
    assert followers.count(2) == 2      # twice one may choose
    assert [not station.after for station in stations] == [True] + [False] * (A_GAME - 1)


def test_every_special_table_is_somewhere_on_the_road() -> None:
    laid = {(stop.game_id, stop.station.table) for stop in STOPS if stop.station.table}
    assert laid == {(game_id, table) for game_id in GAMES for table in load_game(game_id).manifest.tables}


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.id)
def test_a_station_has_rivals_whom_everybody_knows_or_three_exercises(stop: Stop) -> None:
    station = stop.station
    assert bool(station.rivals) is not bool(station.exercises)
    assert (station.clear is not None) is bool(station.rivals)
    assert len({rival.name for rival in station.rivals}) == len(station.rivals)
    assert {rival.name for rival in station.rivals} <= {opponent.name for opponent in OPPONENTS.values()}
    assert len(station.exercises) == (IN_A_ROW if station.exercises else 0)
    for exercise in exercises_at(stop):
        exercise.state()        # raises if one of the right moves is not legal there
    assert all(0 <= each <= 1 for each in station.place)


@pytest.mark.parametrize("stop", TABLES, ids=lambda stop: stop.id)
def test_the_game_of_a_station_is_played_from_its_beginning_to_its_end(stop: Stop) -> None:
    session = begin(stop, players_at(stop, "Ann"))
    assert session.practice is (stop.station.opening is not None)
    assert stop.station.opening is None or session.state.actor == 0
    record = played(stop).record()
    assert Record(record.header, record.entries).replay()[-1].actor is None
    assert crowns_of(record, stop, 0) & Crowns.WON == (0 in record.replay()[-1].winners())


def test_a_way_that_comes_from_nowhere_is_refused() -> None:
    station: Station[Any] = Station("a", Text("x", "A"), Text("x", "B"), (0, 0), ("b",), rivals(("Frida", "page")))
    with pytest.raises(ValueError, match="The station a comes after one that is not before it"):
        in_order([station])


# -- how hard they are -------------------------------------------------------------------------------------------------

def interval(stop: Stop) -> tuple[float, float]:
    """Where the chance of squires at a station lies (95 %, Wilson)."""
    measured = CHANCES[stop.id]
    return Standing("squire", measured.games, measured.won, 0.0, 0.0).interval


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.id)
def test_squires_win_there_and_clearly_too_but_not_always(stop: Stop) -> None:
    measured = CHANCES[stop.id]
    assert 0 < measured.clearly <= measured.won < measured.games


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.id)
def test_a_station_is_no_easier_than_those_before_it(stop: Stop) -> None:
    for former in before(stop):
        if former.game_id == stop.game_id:
            assert interval(stop)[0] <= interval(former)[1]


@pytest.mark.parametrize("game_id", OPENED_BY)
def test_the_boss_is_the_hardest_of_a_game_and_its_first_station_the_easiest(game_id: str) -> None:
    boss = boss_of(game_id)
    others = [stop for stop in STOPS if stop.game_id == game_id and stop != boss]
    assert all(interval(boss)[0] <= interval(stop)[1] for stop in others)
    assert boss.chance < sum(stop.chance for stop in others) / len(others)
    assert others[0].chance > sum(stop.chance for stop in others) / len(others)


# -- what is open ------------------------------------------------------------------------------------------------------

def opened(*won_at: str) -> set[str]:
    """The stations that are open to somebody who has won at these."""
    crowns = dict.fromkeys(won_at, Crowns.WON)
    return {stop.id for stop in STOPS if is_open(stop, crowns)}


def test_the_road_begins_at_one_station_and_goes_on_where_one_has_won() -> None:
    assert opened() == {"throne/mill"}
    assert opened("throne/mill") == {"throne/mill", "throne/hermit", "throne/toll"}
    assert "throne/ferry" in opened("throne/mill", "throne/toll")
    assert "throne/gaspard" not in opened("throne/mill", "throne/toll", "throne/ferry")


def test_a_boss_opens_the_regions_behind_it_and_either_of_two_opens_rival_kings() -> None:
    firsts = {game_id: f"{game_id}/{stations_of(game_id)[0].id}" for game_id in OPENED_BY}
    assert {"behind-the-throne", "imposter-kings", "throne"} == {
        game_id for game_id, first in firsts.items() if first in opened("throne/gaspard", "throne/mill")}
    assert firsts["rival-kings"] in opened(boss_of("behind-the-throne").id)
    assert firsts["rival-kings"] in opened(boss_of("imposter-kings").id)
    assert firsts["shadow-throne"] in opened(boss_of("imposter-kings").id)


def test_the_throne_is_reached_once_all_bosses_are_beaten() -> None:
    bosses = {boss_of(game_id).id: Crowns.WON for game_id in OPENED_BY}
    assert is_at_the_throne(bosses)
    assert not any(is_at_the_throne({**bosses, boss: Crowns.NONE}) for boss in bosses)


# -- crowns ------------------------------------------------------------------------------------------------------------

MILL = "throne/mill"


def test_a_game_that_is_lost_wins_no_crown() -> None:
    stop = at(MILL)
    lost = next(session for seed in count(1) if 0 not in (session := played(stop, seed)).state.winners())
    assert crowns_of(lost.record(), stop, 0) == Crowns.NONE


def test_a_win_without_help_has_two_crowns_and_a_clear_one_three() -> None:
    stop = at(MILL)
    found = {}
    for seed in range(1, 40):
        record = played(stop, seed).record()
        scores = record.replay()[-1].scores()
        if scores[0] > scores[1]:
            found[scores[0] - scores[1]] = crowns_of(record, stop, 0)
    assert found == {1: Crowns.WON | Crowns.UNAIDED, 2: ALL, 3: ALL}


def test_help_costs_one_crown() -> None:
    stop = at(MILL)
    session = begin(stop, players_at(stop, "Ann"))
    session.take_hint()
    luck, page = random.Random(1), bot("page", session.game)
    while (actor := session.state.actor) is not None:
        session.submit(actor, page.choose(session.observation(actor), rng=luck).move)
    with_help = crowns_of(session.record(), stop, 0)
    assert with_help in (Crowns.NONE, Crowns.WON, Crowns.WON | Crowns.CLEARLY)
    record = won(stop).record()
    assert crowns_of(record, stop, 0) & Crowns.UNAIDED
    header, entries = record.header, record.entries
    assert crowns_of(Record(header, (*session.record().entries[:1], *entries)), stop, 0) & ALL == (
        crowns_of(record, stop, 0) & ~Crowns.UNAIDED)


def _other_level(record: Record) -> Record:
    players = (record.header.players[0], replace(record.header.players[1], level="squire"))
    return Record(replace(record.header, players=players), record.entries)


def test_a_game_against_others_or_at_another_table_wins_nothing() -> None:
    stop = at(MILL)
    record = won(stop).record()
    assert crowns_of(_other_level(record), stop, 0) == Crowns.NONE
    assert crowns_of(record, at("throne/toll"), 0) == Crowns.NONE
    assert crowns_of(record, at("imposter-kings/steps"), 0) == Crowns.NONE


def test_a_game_in_which_a_seat_changed_hands_wins_nothing() -> None:
    stop = at(MILL)
    record = won(stop).record()
    assert crowns_of(record, stop, 0)
    session = begin(stop, players_at(stop, "Ann"))
    session.take_over(1, Seating("Dorothea", "squire"))
    assert crowns_of(Record(record.header, (*session.record().entries, *record.entries)), stop, 0) == Crowns.NONE


def test_a_game_that_has_come_some_way_already_has_to_be_that_one() -> None:
    stop = next(stop for stop in STOPS if stop.station.opening is not None)
    record = won(stop).record()
    assert crowns_of(record, stop, 0) & Crowns.WON
    opening = stop.station.opening
    assert opening is not None
    elsewhere = replace(stop.station, opening=Opening(opening.seed, (*opening.moves[:-1], "no move")))
    assert crowns_of(record, Stop(stop.game_id, stop.number, elsewhere), 0) == Crowns.NONE


@pytest.mark.parametrize(("first_tries", "hinted", "crowns"), [
    ((True, True, True), False, ALL),
    ((True, False, True), False, Crowns.WON | Crowns.UNAIDED),
    ((True, True, False), True, Crowns.WON),
    ((False, False, True), False, Crowns.NONE),
    ((True, True), False, Crowns.NONE),
])
def test_two_exercises_of_three_win_a_crown(first_tries: tuple[bool, ...], hinted: bool, crowns: Crowns) -> None:
    assert ENOUGH == 2
    assert crowns_for(first_tries, hinted=hinted) == crowns


# -- special tables ----------------------------------------------------------------------------------------------------

def test_a_usual_game_has_no_word_of_special_tables() -> None:
    """What former records and fingerprints say stays true."""
    for game_id in GAMES:
        game = load_game(game_id)
        assert TABLE not in game.start(game.seats[0], 1).options


def test_a_table_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="Throne has no option called 'table'"):
        load_game("throne").start(2, 1, table="round")
    with pytest.raises(BadOption, match="The Imposter Kings has no option called 'table'"):
        load_game("imposter-kings").start(2, 1, table="one-king")


SAID: Mapping[str, Mapping[str, Any]] = {
    "throne/one-king": {"copies": (4, 4, 4, 4, 4, 4, 1, 4, 2)}, "throne/jokers": {"copies": (4,) * 9},
    "throne/small-hands": {"hand_size": 3}, "throne/long": {"goal": 5},
    "behind-the-throne/thin": {"copies": (4,) * 9}, "behind-the-throne/crowns": {"copies": (5,) * 7 + (7, 7)},
    "behind-the-throne/peace": {"copies": (2,) + (5,) * 8},
    "imposter-kings/short": {"goal": 4, "round_goal": 4},
    "rival-kings/low-piles": {"pile_size": 5}, "rival-kings/rich": {"pile_size": 5, "first_coins": (4, 3)},
    "rival-kings/poor": {"pile_size": 5, "first_coins": (1, 0)},
    "shadow-throne/skirmish": {"goal": 8}, "shadow-throne/rich": {"goal": 8, "first_gold": 8},
    "shadow-throne/poor": {"goal": 8, "first_gold": 1}, "shadow-throne/short": {"goal": 11},
}


@pytest.mark.parametrize(("name", "numbers"), SAID.items())
def test_a_special_table_has_the_numbers_that_its_stations_tell_of(name: str, numbers: Mapping[str, Any]) -> None:
    game_id, _, table = name.partition("/")
    game = load_game(game_id)
    usual, special = game.start(game.seats[0], 1).numbers, game.start(game.seats[0], 1, table=table).numbers
    for field, value in numbers.items():
        assert getattr(special, field) == value != getattr(usual, field)


@pytest.mark.parametrize(("table", "more"), [
    ("commons", {"queen": -1, "princess": -1, "soldier": 1, "oathbound": 1}),
    ("knives", {"assassin": 1, "kings_hand": 1, "fool": -1, "zealot": -1}),
    ("peace", {"assassin": -1, "kings_hand": -1, "elder": 1, "soldier": 1}),
])
def test_special_decks_of_the_imposter_kings_are_as_large_as_the_usual_one(table: str, more: dict[str, int]) -> None:
    game = load_game("imposter-kings")
    for seats in game.seats:
        usual, special = game.start(seats, 1).numbers, game.start(seats, 1, table=table).numbers
        changed = {game.cards[kind].id: special.copies[kind] - usual.copies[kind] for kind in range(len(usual.copies))
                   if special.copies[kind] != usual.copies[kind]}
        assert changed == more
        assert len(special.deck) == len(usual.deck)
