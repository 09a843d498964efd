"""What every bot does, in every game: legal moves only, the same for the same chance, and nothing it cannot know."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from engine import bot
from engine.base.game import Game
from engine.bots.base import Choice
from engine.bots.levels import BOT_LEVELS, SEARCHING
from engine.bots.random import play_on
from engine.cli.bench.measures import play_out
from engine.core.errors import NotYourTurn, ThroneError, UnknownLevel
from engine.core.state import State
from tests.helpers.amount import LONG, first_or_all, some_in_each
from tests.helpers.sessions import ALL_GAMES, BEHIND
from tests.helpers.toy import CELLAR

ALL_LEVELS = tuple(level for level in BOT_LEVELS if level not in SEARCHING)
MISJUDGING = ("squire", "knight")
LONG_GAMES = ("rival-kings", "shadow-throne")
"""Games in which a marshal thinks for a second; conformance tests see every time that it chooses legal moves there."""


def named(*values: Any, long: bool = False) -> Any:
    """Values with the name of the game among them."""
    return pytest.param(*values, id="-".join(value.id if isinstance(value, Game) else str(value) for value in values),
                        marks=LONG if long else ())


TABLES = [named(game, seats, long=seats not in (game.seats[0], game.seats[-1]))
          for game in ALL_GAMES for seats in game.seats]
"""The smallest and the largest tables every time, and those between them in the long run."""


@cache
def decisions(game: Game[Any], seats: int, level: str) -> tuple[State, ...]:
    """The positions of one game in which somebody has a choice."""
    return played(game, [level] * seats)


def played(game: Game[Any], levels: Sequence[str]) -> tuple[State, ...]:
    """The positions of one game, played by bots of those levels, in which somebody has a choice."""
    state, rng, found = game.start(len(levels), 3), random.Random(3), list[State]()
    while state.actor is not None:
        seen = state.observation(state.actor)
        if len(state.legal_moves()) > 1:
            found.append(state.clone())
        state.apply(bot(levels[state.actor], game).choose(seen, rng=rng).move)
    return tuple(found)


def some_decisions(game: Game[Any], seats: int, number: int) -> tuple[State, ...]:
    """That many of the positions with a choice, spread evenly over a game."""
    found = decisions(game, seats, "page")
    return found[::max(1, len(found) // number)][:number]


def choice(level: str, state: State, seed: int = 0, seconds: float | None = None) -> Choice:
    """What a bot of that level chooses for whoever is to decide."""
    observation = state.observation(state.actor or 0)
    return bot(level, state.game).choose(observation, rng=random.Random(seed), seconds=seconds)


# -- levels ------------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("game", [named(game) for game in ALL_GAMES])
def test_a_game_played_on_by_chance_is_the_one_in_which_these_moves_are_made_from_without(game: Game[Any]) -> None:
    within, without = (game.start(game.seats[-1], 7) for _ in range(2))
    play_on(within, random.Random(3))
    assert play_out(without, random.Random(3))
    assert within.actor is None
    assert within.fingerprint() == without.fingerprint()


def test_a_bot_knows_its_level() -> None:
    assert [bot(level, BEHIND).level for level in ALL_LEVELS] == list(ALL_LEVELS)
    assert bot("knight/corvin", BEHIND).level == "knight"


def test_an_unknown_level_is_refused_with_those_that_there_are() -> None:
    levels = ", ".join(BOT_LEVELS)
    with pytest.raises(UnknownLevel, match=rf"no level called 'knave' .* are: {levels}\.") as caught:
        bot("knave", BEHIND)
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize(("entrant", "said"), [
    ("knight/gandalf", "There is no opponent called 'gandalf'; the opponents are: aldwin, beatrix, corvin, "),
    ("knight/", "There is no opponent called ''; "), ("/corvin", "There is no level called ''"),
    ("knight/corvin/frida", "There is no opponent called 'corvin/frida'; ")])
def test_an_unknown_opponent_is_refused_with_those_that_there_are(entrant: str, said: str) -> None:
    with pytest.raises(UnknownLevel, match=said):
        bot(entrant, BEHIND)


# -- whose turn it is --------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("level", ALL_LEVELS)
def test_a_bot_does_not_choose_for_a_seat_that_is_not_asked(level: str) -> None:
    state = BEHIND.start(2, 1)
    waiting = state.observation(1 - (state.actor or 0))
    with pytest.raises(NotYourTurn, match="another seat’s turn"):
        bot(level, BEHIND).choose(waiting, rng=random.Random(0))


def test_after_the_end_there_is_nothing_to_choose() -> None:
    state, rng = BEHIND.start(2, 1), random.Random(1)
    while state.actor is not None:
        state.apply(rng.choice(state.legal_moves()))
    with pytest.raises(NotYourTurn):
        bot("page", BEHIND).choose(state.observation(0), rng=rng)


# -- choices -----------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("level", ["random", "page", *(pytest.param(level, marks=LONG) for level in ALL_LEVELS[2:])])
def test_bots_of_a_level_play_a_game_to_its_end(level: str, game: Game[Any], seats: int) -> None:
    # The shortest games have few decisions, and good moves make them a little shorter still.
    assert len(decisions(game, seats, level)) >= min(6, len(decisions(game, seats, "random")) - 2)


@pytest.mark.parametrize("game", [named(game, long=game.id in LONG_GAMES) for game in ALL_GAMES])
def test_a_marshal_among_pages_plays_a_game_to_its_end(game: Game[Any]) -> None:
    seats = game.seats[0]
    assert len(played(game, ["marshal", *["page"] * (seats - 1)])) >= min(4, len(decisions(game, seats, "random")))


@pytest.mark.parametrize(("game", "seats"), TABLES)
@first_or_all("level", ALL_LEVELS)
def test_the_same_chance_gives_the_same_choice_in_two_worlds_that_look_alike(
        level: str, game: Game[Any], seats: int) -> None:
    """In many positions of a game between pages; in few of random games, conformance tests look at all levels."""
    for seed, state in enumerate(some_decisions(game, seats, 32)):
        other = state.observation(state.actor or 0).sample(random.Random(seed))
        assert choice(level, state, 7) == choice(level, other, 7)


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal"])
def test_all_moves_are_ranked_the_best_first_and_excluded_ones_last(level: str) -> None:
    for state in some_decisions(BEHIND, 3, 10):
        ranking = choice(level, state).ranking
        observation = state.observation(state.actor or 0)
        places = [(BEHIND.evaluator.excluded(move, observation), -value) for move, value in ranking]
        assert places == sorted(places)
        assert {move for move, _ in ranking} == set(state.legal_moves())


def test_a_marshal_takes_what_it_thinks_best() -> None:
    for state in some_decisions(BEHIND, 2, 20):
        found = choice("marshal", state)
        assert found.move is found.ranking[0][0]


def test_a_page_now_and_then_takes_the_second_best() -> None:
    state = some_decisions(BEHIND, 2, 10)[5]
    places = [next(place for place, (move, _) in enumerate(found.ranking) if move is found.move)
              for found in (choice("page", state, seed) for seed in range(300))]
    assert set(places) == {0, 1}
    assert 5 < places.count(1) < 100


def test_the_only_move_is_made_without_thinking() -> None:
    state = BEHIND.start(2, 1)
    found = choice("marshal", state)
    assert (str(found.move), found.ranking) == ("reveal", ((found.move, 0.0),))
    assert str(found.why) == "There is no other move."


@pytest.mark.parametrize("level", ["page", "squire", "knight", "marshal"])
def test_a_bot_without_time_tries_one_move_and_makes_it(level: str) -> None:
    for state in some_decisions(BEHIND, 2, 10):
        found, known = choice(level, state, seconds=0), state.observation(state.actor or 0)
        sound = [move for move in state.legal_moves() if not BEHIND.evaluator.excluded(move, known)]
        assert found.ranking[0][0] is found.move is sound[0]
        assert len(found.ranking) == 1


def test_a_bot_with_plenty_of_time_chooses_as_if_there_were_no_limit() -> None:
    for state in some_decisions(BEHIND, 2, 5):
        assert choice("marshal", state, seconds=3600) == choice("marshal", state)


# -- choices on paper --------------------------------------------------------------------------------------------------

@some_in_each(("game", "level"), ALL_GAMES, ALL_LEVELS, ids=lambda value: getattr(value, "id", value))
def test_a_choice_survives_the_way_through_json(level: str, game: Game[Any]) -> None:
    for state in some_decisions(game, game.seats[0], 6):
        found = choice(level, state)
        assert Choice.from_json(found.to_json(), game) == found


THOUGHT = {"worlds": 1, "simulations": 0}


@pytest.mark.parametrize("nonsense", [
    None, [], "reveal", {}, {"move": "reveal"},
    {"move": "reveal", "ranking": None, "why": {"context": "", "source": ""}, **THOUGHT},
    {"move": "reveal", "ranking": [["reveal"]], "why": {"context": "", "source": ""}, **THOUGHT},
    {"move": "reveal", "ranking": [["reveal", "much"]], "why": {"context": "", "source": ""}, **THOUGHT},
    {"move": "reveal", "ranking": [], "why": "because", **THOUGHT},
    {"move": "reveal", "ranking": [["reveal", 0.5]], "why": {"context": "", "source": ""}},
    {"move": "reveal", "ranking": [], "why": {"context": "", "source": ""}, **THOUGHT},
    {"move": "fly", "ranking": [], "why": {"context": "", "source": ""}, **THOUGHT},
    {"move": 1, "ranking": [], "why": {"context": "", "source": ""}, **THOUGHT},
])
def test_what_is_no_choice_is_refused(nonsense: object) -> None:
    with pytest.raises(ThroneError, match=r"^A choice is a move, .* and how much was thought about\.$") as caught:
        Choice.from_json(nonsense, BEHIND)
    assert isinstance(caught.value, ValueError)
    assert (caught.value.__cause__ is not None) == isinstance(nonsense, dict)


def test_a_move_of_another_game_is_no_choice() -> None:
    foreign = choice("random", some_decisions(CELLAR, 2, 1)[0]).to_json()
    with pytest.raises(ThroneError):
        Choice.from_json(foreign, BEHIND)
