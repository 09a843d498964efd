"""An edition has a game's numbers: every game goes on in the one that it was begun in, and files name theirs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, load_game
from engine.base.notation import notation, read
from engine.core.edition import as_of, check_before
from engine.core.errors import BadCard, BadOption, RecordError
from engine.core.text import N_
from engine.learn.exercises import FORMAT, exercise_from_json, file_of, shipped
from engine.session import Record, Session, resume
from engine.session.header import branched
from tests.helpers.sessions import change

OF_0_15 = Path(__file__).parent / "former" / "0.15"
POSITIONS: list[dict[str, Any]] = json.loads((OF_0_15 / "positions.json").read_text(encoding="utf-8"))
EXERCISES: list[dict[str, Any]] = json.loads((OF_0_15 / "exercises.json").read_text(encoding="utf-8"))["exercises"]
CHANGED = [("rival-kings", 1), ("throne", 2)]
"""Games in which an edition before the newest has other numbers, and that edition."""

each_game = pytest.mark.parametrize("game_id", GAMES)


def test_what_held_before_an_edition_holds_in_all_before_it() -> None:
    before = {3: "two", 5: "four"}
    assert [as_of(edition, "today", before) for edition in range(1, 7)] == [
        "two", "two", "four", "four", "today", "today"]


def test_a_card_tells_what_it_was_before_editions_that_there_are() -> None:
    check_before(3, N_("throne/card", "King"), {2: 4, 3: 0})
    for edition in (1, 4):
        with pytest.raises(BadCard, match=f"^King has other numbers before edition {edition}, of which the manifest "):
            check_before(3, N_("throne/card", "King"), {edition: 0})


@each_game
def test_the_last_change_of_the_rules_gives_them_their_number(game_id: str) -> None:
    manifest = load_game(game_id).manifest
    versions = [change.version for change in manifest.changes]
    assert manifest.rules_version == max(versions, default=1)
    assert {*versions} == {*range(2, manifest.rules_version + 1)}, "An edition is not said to have changed anything."


@each_game
def test_all_positions_of_games_alike_have_one_edition(game_id: str) -> None:
    game = load_game(game_id)
    state = game.start(game.seats[0], 1)
    assert state.edition is game.start(game.seats[0], 2).edition is state.clone().edition
    assert state.edition is state.observation(0).seen.edition is game.state_from_json(state.to_json()).edition
    assert state.edition is not game.start(game.seats[-1], 1).edition
    assert state.edition.number == game.rules_version
    assert state.edition.seats == state.seats


@pytest.mark.parametrize(("game_id", "former"), CHANGED)
def test_a_former_edition_has_its_own_numbers_and_outlives_files(game_id: str, former: int) -> None:
    game = load_game(game_id)
    state, today = game.start(2, 1, edition=former), game.start(2, 1)
    assert state.numbers is not today.numbers
    assert game.state_from_json(json.loads(json.dumps(state.to_json()))).edition is state.edition
    assert read(game, notation(game, state)).edition is state.edition
    assert state.to_json()["edition"] == former
    assert "edition" not in today.to_json()


@each_game
def test_there_is_no_edition_but_those_of_the_rules(game_id: str) -> None:
    game = load_game(game_id)
    for edition in (0, game.rules_version + 1):
        with pytest.raises(BadOption, match=f"has no edition {edition}, only 1 to {game.rules_version}"):
            game.start(game.seats[0], 1, edition=edition)


@pytest.mark.parametrize(("game_id", "former"), CHANGED)
def test_a_game_that_is_branched_or_gone_on_with_keeps_its_edition(game_id: str, former: int) -> None:
    game = load_game(game_id)
    header = Session(game, 2, 1).record().header
    kept = Record(type(header)(**{name: getattr(header, name) for name in header.__slots__} | {"edition": former}), ())
    assert resume(kept).state.edition.number == former
    assert branched(kept.header, kept.players).edition == former


def test_a_record_names_no_edition_that_came_after_its_rules(tmp_path: Path) -> None:
    file = tmp_path / "game.throne"
    Session(load_game("throne"), 2, 1).record().save(file)
    for edition in (0, 4, "3", None):
        change(file, 0, edition=edition)
        with pytest.raises(RecordError, match="edition"):
            Record.load(file)


# -- files of version 0.15, which named an edition by an option, if at all ---------------------------------------------

@pytest.mark.parametrize("former", POSITIONS, ids=lambda former: former["game"])
def test_a_position_of_0_15_is_the_very_same_one(former: dict[str, Any]) -> None:
    game = load_game(former["game"])
    state = read(game, former["notation"])
    assert state.fingerprint() == former["fingerprint"]
    marked = {"older_rules": 2, "first_rules": 1}
    assert state.edition.number == next((number for mark, number in marked.items() if mark in former["options"]),
                                        game.rules_version)
    assert state.options == {name: value for name, value in former["options"].items() if name not in marked}


@pytest.mark.parametrize("former", EXERCISES, ids=lambda former: former["position"].split()[0])
def test_an_exercise_of_0_15_is_the_very_same_one(former: dict[str, Any]) -> None:
    exercise = exercise_from_json(former)
    state = exercise.state()
    assert all(state.why_not(state.game.moves.parse(each)) is None for each in (*exercise.best, exercise.made))
    assert exercise.to_json()["position"] == former["position"], "and keeps its name, which is a sum of it"
    is_former = "_rules:" in former["position"] or exercise.best[0].startswith("pick-open")
    assert (state.edition.number < state.game.rules_version) == is_former


# -- files of today ----------------------------------------------------------------------------------------------------

@each_game
def test_exercises_that_come_with_a_game_name_their_edition(game_id: str) -> None:
    assert json.loads(file_of(game_id).read_bytes())["format"] == FORMAT
    for exercise in shipped(game_id):
        assert " edition=" in exercise.position.partition(":")[0]
