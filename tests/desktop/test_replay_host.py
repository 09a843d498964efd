"""The host of a recorded game tells each viewpoint what it heard in the game, and no more until that is over."""

from __future__ import annotations

import json
import random

import pytest

from engine import GAMES, Session, load_game
from engine.session.entries import Seating
from engine.session.listening import Heard
from engine.table.opened import OpenObservation
from tests.helpers.sessions import play_at_random
from throne_desktop.services.game.viewpoint import Disclosure, Viewpoint
from throne_desktop.services.protocol import read_told, written
from throne_desktop.services.records.replay_host import ReplayHost

PLAYERS = (Seating("Ann"), Seating("Beatrix", "squire"), Seating("Cuthbert", "page"))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_viewpoint_hears_again_what_it_heard_in_the_game(game_id: str) -> None:
    game = load_game(game_id)
    seats = game.seats[0]
    session = Session(game, seats, 7, players=PLAYERS[:seats])
    heard: dict[Viewpoint, list[Heard]] = {Viewpoint(seat): [] for seat in range(seats)}
    heard[Viewpoint(0, Disclosure.PUBLIC)] = []
    for viewpoint, told in heard.items():
        session.listen(viewpoint.seat, told.append, public=viewpoint.public)
    play_at_random(session, random.Random(7), 60)
    replay = ReplayHost(session.record())
    assert replay.length == len(session.moves)
    for viewpoint, told in heard.items():
        again = [replay.heard(number, viewpoint) for number in range(replay.length)]
        assert [each.events for each in again] == [each.events for each in told]
        assert [written(each) for each in again] == [written(each) for each in told]
        assert [read_told(written(each)).observation for each in again] == [each.observation for each in told]


def test_what_it_says_to_a_seat_is_the_message_of_the_protocol() -> None:
    session = Session(load_game("throne"), 3, 15, players=PLAYERS)
    play_at_random(session, random.Random(3), 12)
    replay = ReplayHost(session.record())
    (viewpoint,) = replay.viewpoints()
    for number in range(replay.length):
        told = json.loads(written(replay.heard(number, viewpoint)))
        assert told["observation"]["seat"] == viewpoint.seat and not told["undone"]


def test_all_cards_are_open_only_once_the_game_is_over() -> None:
    session = Session(load_game("behind-the-throne"), 3, 15, players=PLAYERS)
    play_at_random(session, random.Random(3), 12)
    assert ReplayHost(session.record()).viewpoints() == (Viewpoint(0),)
    play_at_random(session, random.Random(3))
    replay = ReplayHost(session.record())
    *seats, everything = replay.viewpoints()
    assert seats == [Viewpoint(seat) for seat in range(3)]
    assert isinstance(replay.heard(0, everything).observation, OpenObservation)
