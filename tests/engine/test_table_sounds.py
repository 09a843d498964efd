"""Which events are heard, and as what, in every game: chosen by what moves and where it comes to lie."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from engine import GAMES, load_game
from engine.session.listening import Heard
from engine.session.session import Session
from engine.table import sounds
from engine.table.steps import stages
from engine.table.view import view
from throne_desktop.services.sound.catalogue import SOUNDS

EXPECTED = {
    "behind-the-throne": {"reveal": {"flip", "lay"}, "collect": {"take"}, "bust": {"drum"}, "destroy": {"slide"},
                          "take": {"lay"}},
    "imposter-kings": {"hand": {"deal"}, "play": {"flip", "lay"}, "disgrace": {"flip"}, "flip": {"reveal"},
                       "successor": {"slide"}, "round": {"drum"}},
    "rival-kings": {"reveal": {"flip"}, "take": {"coin"}, "coins": {"coin"}, "acquire": {"lay"}, "marker": {"marker"},
                    "steal": {"take"}},
    "shadow-throne": {"play": {"flip", "lay"}, "take": {"slide"}, "gold": {"coin"}, "power": {"marker"},
                      "battle": {"drum"}, "influence": {"token"}},
    "throne": {"deal": {"deal"}, "call": {"drum"}, "peek": {"reveal"}, "unmask": {"reveal"}, "out": {"drum"},
               "draw": {"slide"}, "kill": {"slide"}},
}
"""By game and event: all that is heard of it from one seat, in a game of random moves."""


class Ear:
    """Notes what a seat can hear of a game."""

    def __init__(self, session: Session, seat: int) -> None:
        self.heard: dict[str, set[str]] = defaultdict(set)
        self._view = view(session.observation(seat))
        session.listen(seat, self._hear)

    def _hear(self, news: Heard) -> None:
        old, new = self._view, view(news.observation)
        self._view = new
        for stage in stages(old, new, news.events):
            self.heard[stage.event.name] |= {*sounds.landings(stage, old, new), sounds.sound_of(stage.event, new)}
            moment = new.game.table.moments.get(stage.event.name)
            if moment is not None:
                self.heard[stage.event.name].add(sounds.cry(moment, turns=False))
            self.heard[stage.event.name].discard("")


def listened(game_id: str, moves: int = 150) -> dict[str, set[str]]:
    """All that the first of three players hears in a game of random moves."""
    session, rng = Session(load_game(game_id), 3, 5), random.Random(5)
    ear = Ear(session, 0)
    for _ in range(moves):
        actor = session.state.actor
        if actor is None:
            break
        session.submit(actor, rng.choice(session.state.legal_moves()))
    return ear.heard


@pytest.mark.parametrize("game_id", GAMES)
def test_events_are_heard_as_what_they_do(game_id: str) -> None:
    heard = listened(game_id)
    assert {event: heard[event] for event in EXPECTED[game_id]} == EXPECTED[game_id]
    assert set().union(*heard.values()) <= set(SOUNDS)


@pytest.mark.parametrize("game_id", GAMES)
def test_games_name_only_sounds_that_exist(game_id: str) -> None:
    table = load_game(game_id).table
    named = {*table.sounds.values(), *(moment.sound for moment in table.moments.values() if moment.sound)}
    assert named <= set(SOUNDS)


def test_a_win_is_heard_by_those_who_sit_at_the_screen() -> None:
    assert sounds.ending([1], [0, 1]) == "win"
    assert sounds.ending([1], [0]) == "loss"
    assert sounds.ending([], [0]) == "loss"
    assert sounds.ending([1], []) == ""
