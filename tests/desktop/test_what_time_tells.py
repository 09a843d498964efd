"""What happens on the screen, and when, tells nothing of hidden cards: in worlds that look alike it is the same."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import fields
from typing import Any, NamedTuple

import pytest
from PySide6.QtWidgets import QApplication

from engine import GAMES, load_game
from engine.bots.timing import Keeper, Timing, draw_timing, is_forced, pace_of
from engine.core.observe import Observation
from engine.core.state import State
from engine.session.entries import Seating
from engine.table.view import View
from tests.helpers.alike import Pair, VirtualTime, distance, most_by_chance, pairs
from tests.helpers.amount import few_or_many
from tests.helpers.positions import play, position
from tests.helpers.window import at_shared_table, at_table, persons, session_at, wait_until
from throne_desktop.services.bots.bot_process import answer
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.services.game.table_host import TableHost
from throne_desktop.services.game.timing import timing_of
from throne_desktop.services.protocol import Asked, Terms, written

pytestmark = pytest.mark.usefixtures("qtbot")

PAIRS = 200
FEW_PAIRS = 60
"""For every test run, of games in which it is seldom a secret whether there is a choice."""
ANN = Seating("Ann")
OFTEN_FORCED = ("imposter-kings", "shadow-throne")
"""Where it is often a secret whether there is a choice at all."""


class Times(NamedTuple):
    """By decision: how long a bot took; the same where it is a secret if it had a choice, and how long it thought."""

    taken: list[float]
    taken_in_secret: list[float]
    thought: list[float]


class TimedBots(BotWorker):
    """Bots that never answer, but note how long each would take to, in virtual time, and whom they were asked for."""

    def __init__(self, passes: VirtualTime) -> None:
        super().__init__(QApplication.instance())
        self.times: list[float] = []
        self.thoughts: list[float] = []
        """How much of these times they thought, and would have taken if they answered at once."""
        self.seats: list[int] = []
        self._passes = passes

    def warm(self, game_id: str, seat: int | None = None) -> None:
        """Nothing is started ahead."""

    def think(self, request: int, level: str, observation: Observation[Any], seed: int, timing: Timing) -> bytes:
        question = written(Asked(request, observation, Terms.from_timing(level, 1, timing)))
        begun, waited = self._passes.now, self._passes.waited
        answer(question)
        self.times.append(self._passes.now - begun)
        self.thoughts.append(self.times[-1] - (self._passes.waited - waited))
        self.seats.append(observation.seat)
        return question


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[TimedBots]:
    passes = VirtualTime()
    monkeypatch.setattr(time, "perf_counter", passes.look)
    monkeypatch.setattr(time, "sleep", passes.sleep)
    rng = random.Random(1)
    monkeypatch.setattr(secrets, "SystemRandom", lambda: rng)
    worker = TimedBots(passes)
    yield worker
    worker.close()


def one_person(state: State, level: str) -> list[Seating]:
    """Ann sits behind the actor; all others are bots."""
    players = [Seating(f"Bot {seat + 1}", level) for seat in range(state.seats)]
    players[((state.actor or 0) + 1) % state.seats] = ANN
    return players


@contextmanager
def asked(state: State, players: Sequence[Seating], bots: TimedBots) -> Iterator[TableHost]:
    """A game in which whoever has to act has just been asked."""
    table = TableHost(session_at(state, players), bots)
    table.go_on()
    QApplication.processEvents()
    yield table
    table.close()
    table.deleteLater()


def shown(state: State, players: Sequence[Seating], bots: TimedBots) -> tuple[object, ...]:
    """All that the screen shows once somebody has been asked, and who is."""
    bots.seats.clear()
    with asked(state, players, bots) as table:
        moves = table.session.moves
        seen = (table.question, table.curtain, table.viewpoint, on_table(table.view()), table.awaits_step,
                table.can_undo, table.at_rest)
    return (bots.seats[:], moves, *(() if moves else seen))     # a move may have turned up a card of the deck


def on_table(view: View) -> list[object]:
    """What a view shows; in what order an observation has cards that all know is not to be seen."""
    return [getattr(view, part.name) for part in fields(view) if part.name != "observation"]


def times_in(game: str, number: int, bots: TimedBots, level: str) -> tuple[Times, Times]:
    """How long bots take, and think, in worlds alike to Ann: where they have fewer moves, and where they have more."""
    found = Times([], [], []), Times([], [], [])
    for pair in pairs(load_game(game), number):
        for world, times in zip((pair.fewer, pair.more), found, strict=True):
            bots.times.clear()
            bots.thoughts.clear()
            with asked(world, one_person(world, level), bots):
                times.taken.extend(bots.times)
            if pair.hides_choice:
                times.taken_in_secret.extend(bots.times)
                times.thought.extend(bots.thoughts)
    return found


# -- times -------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game", GAMES)
@few_or_many("level", "page", "marshal")
def test_how_long_a_bot_thinks_is_the_same_in_worlds_that_look_alike(game: str, level: str, bots: TimedBots) -> None:
    number = PAIRS if game in OFTEN_FORCED or level == "marshal" else FEW_PAIRS
    fewer, more = times_in(game, number, bots, level)
    assert len(fewer.taken) == len(more.taken) > 0.9 * number     # at the end of a round bots wait for Ann
    assert distance(fewer.taken, more.taken) < most_by_chance(fewer.taken, more.taken)
    if game in OFTEN_FORCED:
        most = most_by_chance(fewer.thought, more.thought)
        assert distance(fewer.taken_in_secret, more.taken_in_secret) < most
        assert distance(fewer.thought, more.thought) > most, "answers that came at once would not have told, either"


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal", "regent"])
def test_an_answer_comes_when_its_moment_has_come_however_long_was_thought(
        level: str, bots: TimedBots, observation: Observation[Any]) -> None:
    for drawn in (1.4, 2.0):
        bots.think(1, level, observation, 1, Timing(0.05, drawn))
        assert bots.times[-1] == pytest.approx(drawn, abs=0.01)


@pytest.mark.usefixtures("bots")
def test_once_an_answer_was_late_all_others_come_as_much_later() -> None:
    keeper = Keeper()
    for thought, expected in ((0.5, 0.5), (0.0, 0.5), (0.3, 0.5), (0.6, 0.6), (0.0, 0.6)):
        keeper.begin()
        begun = time.perf_counter()
        time.sleep(thought)
        keeper.wait(0.2)
        assert time.perf_counter() - begun == pytest.approx(expected, abs=0.01)


@pytest.mark.usefixtures("bots")
def test_a_computer_that_slept_does_not_keep_bots_waiting_for_ever() -> None:
    keeper = Keeper()
    keeper.begin()
    time.sleep(3600.0)
    keeper.wait(0.2)
    keeper.begin()
    begun = time.perf_counter()
    keeper.wait(0.2)
    assert time.perf_counter() - begun < 1.3


def test_where_only_bots_play_no_moment_is_drawn() -> None:
    state = load_game("throne").start(2, 1)
    session = session_at(state, [Seating("Bo", "regent"), Seating("Bea", "regent")])
    assert timing_of(session, state.actor or 0, "regent", 260) == Timing(pace_of("regent").thinking, pause=0.26)


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal", "regent"])
def test_thinking_ends_before_the_first_moment_and_no_answer_takes_longer_than_it_may(level: str) -> None:
    asked = position("imposter-kings", "soldier elder", "fool queen", "judge", seats=3, accused="assassin")
    play(asked, "play soldier", "name queen")
    longest = 1.5 if level == "regent" else 0.35
    for state in (load_game("throne").start(2, 1), asked):
        for number in range(200):
            timing = draw_timing(level, state.public_observation(state.actor or 0), random.Random(number))
            assert timing.thinking + 0.03 < timing.after < longest


def test_a_move_that_all_know_to_be_the_only_one_needs_no_time_of_a_regent() -> None:
    deal = position("imposter-kings", "elder", "warlord", court="sentry", flipped="1", length="match")
    play(deal, "lose")
    public = deal.public_observation(deal.actor or 0)
    assert is_forced(public)
    assert draw_timing("regent", public, random.Random(1)).after < 0.21


def test_a_reaction_that_only_its_seat_knows_to_be_forced_is_not_forced_for_all_to_see() -> None:
    game = position("imposter-kings", "soldier elder", "fool queen", "judge", seats=3, accused="assassin")
    play(game, "play soldier", "name queen")
    assert len(game.legal_moves()) == 1
    assert not is_forced(game.public_observation(game.actor or 0))


# -- pictures ----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game", GAMES)
@few_or_many("number", 12, PAIRS)
def test_what_is_shown_while_a_bot_thinks_is_the_same_in_worlds_that_look_alike(
        game: str, number: int, bots: TimedBots) -> None:
    for pair in pairs(load_game(game), number, 1):
        players = one_person(pair.fewer, "page")
        assert shown(pair.fewer, players, bots) == shown(pair.more, players, bots)


@pytest.mark.parametrize("game", GAMES)
@few_or_many("number", 20, 2 * PAIRS)
def test_whom_a_shared_screen_asks_and_what_it_shows_is_the_same_in_worlds_that_look_alike(
        game: str, number: int, bots: TimedBots) -> None:
    for place, pair in enumerate(pairs(load_game(game), number, 2, public=True)):
        seats, actor = pair.fewer.seats, pair.fewer.actor or 0
        players = list(persons(4)[:seats]) + [Seating("Bo", "page")] * max(0, seats - 4)
        if seats > 2 and place % 2:
            players[actor] = Seating("Bo", "page")
        assert shown(pair.fewer, players, bots) == shown(pair.more, players, bots), pair.fewer.phase


@pytest.mark.parametrize("game", GAMES)
@few_or_many("number", 1, 60)
def test_the_table_is_painted_the_same_while_a_bot_thinks_in_worlds_that_look_alike(
        game: str, number: int, bots: TimedBots) -> None:
    for pair in told_apart(game, number):
        one, other = (picture(world, bots) for world in (pair.fewer, pair.more))
        assert one == other


def told_apart(game: str, number: int) -> Iterator[Pair]:
    """Pairs in which the actor has other moves, or any where a game has no others."""
    found = pairs(load_game(game), 20 * number, 3)
    return iter(sorted(found, key=lambda pair: not pair.differ)[:number])


def picture(world: State, bots: TimedBots) -> object:
    """The window while the bot thinks whose turn it is, and what is said."""
    bots.times.clear()
    session = session_at(world, one_person(world, "page"))
    with at_table(session, viewer=None, worker=bots, size=(1024, 640)) as hand:
        wait_until(lambda: bool(bots.times) or session.moves != () or bool(hand.buttons), "the bot is asked")
        return hand.prompt, hand.buttons, hand.log, hand.screen.grab().toImage()


# -- people at a shared screen -----------------------------------------------------------------------------------------

@pytest.mark.parametrize("third", ["queen", "assassin"])
def test_on_a_shared_screen_one_goes_back_to_what_only_oneself_knew_to_be_forced(third: str) -> None:
    """Else it would tell that Ann had no Assassin when she was asked whether she uses one."""
    session = session_at(position("imposter-kings", f"sentry elder {third}", "soldier oathbound", court="zealot",
                                  successors=("fool", "inquisitor")))
    for move in ("play sentry", "pass", "flip", "pass"):
        session.submit(session.state.actor or 0, session.game.move_from_json(move))
    with at_shared_table(session) as hand:
        hand.screen.client.undo()
        assert hand.played == ["play sentry", "pass", "flip"]
