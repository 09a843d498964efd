"""Special tables: games at them hold together like any other, and are kept and read like any other."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine import GAMES, load_game
from engine.base.notation import notation, read
from engine.session import Record, Session
from tests.helpers import conformance
from tests.helpers.conformance import LITTLE, Setting, some_move

SETTINGS = tuple(Setting(load_game(game_id), seats, (("table", table),), LITTLE) for game_id in GAMES
                 for table in load_game(game_id).manifest.tables
                 for seats in (load_game(game_id).seats[0], load_game(game_id).seats[-1]))
every_table = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@every_table
def test_no_card_is_lost(setting: Setting) -> None:
    conformance.check_cards(setting, 1)


@every_table
def test_what_a_seat_sees_allows_worlds_in_which_it_sees_the_same(setting: Setting) -> None:
    luck, state = random.Random(3), setting.start(3)
    for number in range(60):
        if state.actor is None:
            break
        if number % 6 == 0:
            seen = state.observation(state.actor)
            world = seen.sample(luck)
            assert world.observation(state.actor) == seen
            assert world.options["table"] == state.options["table"]
        state.apply(some_move(state, luck))


@every_table
def test_a_game_is_kept_and_read_with_its_table(setting: Setting, tmp_path: Path) -> None:
    luck, game = random.Random(2), setting.game
    session = Session(game, setting.seats, 2, options=dict(setting.options))
    while session.state.actor is not None and len(session.moves) < 30:
        session.submit(session.state.actor, some_move(session.state, luck))
    file = tmp_path / "one.throne"
    session.record().save(file)
    record = Record.load(file)
    assert record.header.options["table"] == dict(setting.options)["table"]
    assert record.replay()[-1].fingerprint() == session.state.fingerprint()
    text = notation(game, session.state, exact=True)
    assert read(game, text).fingerprint() == session.state.fingerprint()
    assert f" table={dict(setting.options)['table']}" in text
