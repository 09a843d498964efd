"""The regent: it searches worlds that its seat cannot tell apart, where rivals know no more than at the table."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine import bot
from engine.base.game import Game
from engine.bots.arena.match import Match, play, standings
from engine.bots.base import Choice
from engine.bots.search import Worlds
from engine.bots.tree import Node, Tree
from engine.core.moves import Move
from engine.core.state import State
from engine.games.registry import GAMES, load_game
from engine.games.throne.bot import likelihood
from tests.helpers.amount import first_or_all
from tests.helpers.sessions import ALL_GAMES
from tests.helpers.toy import CELLAR
from tests.helpers.toy_words import MOVES

THRONE = load_game("throne")
FEW = 60
REAL = [load_game(game) for game in GAMES]


@pytest.fixture
def _few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches that take no time, in every game."""
    for game in ALL_GAMES:
        monkeypatch.setattr(type(game.evaluator), "simulations", FEW)


def midway(game: Game[Any]) -> State:
    """In the middle of a game at random, a position in which somebody has a choice.

    Nothing is known of its past, by which moves may be mixed without any search.
    """
    state, luck, found = game.start(game.seats[0], 5), random.Random(5), []
    while state.actor is not None and len(found) < 30:
        if len(state.legal_moves()) > 1:
            found.append(state.clone())
        state.advance(luck.choice(state.legal_moves()))
    found[len(found) // 2].story = None
    return found[len(found) // 2]


def choice(state: State, seed: int = 0, seconds: float | None = None) -> Choice:
    """What a regent chooses for whoever is to decide."""
    seen = state.observation(state.actor or 0)
    return bot("regent", state.game).choose(seen, rng=random.Random(seed), seconds=seconds)


# -- the tree ----------------------------------------------------------------------------------------------------------

def grown(state: State, seat: int, *moves: Move) -> Node:
    """The root of a tree for that seat in which each of these moves was simulated once."""
    tree = Tree(seat, state.game.evaluator, random.Random(0))
    for each in moves:
        tree.simulate(state.clone(), each)
    return tree.root


def two_kinds(verb: str) -> tuple[State, list[Move]]:
    """A position of the toy game in which the first seat may do that with cards of two kinds, and its ways to do it."""
    state = CELLAR.start(2, 3)
    while True:
        moves = [each for each in state.legal_moves() if each.verb == verb]
        if state.actor == 0 and len(moves) > 1:
            return state, moves
        state.advance(state.legal_moves()[0])


def test_positions_that_differ_only_in_a_card_laid_face_down_are_one_decision() -> None:
    state, laid = two_kinds("lay")
    assert len(grown(state, 1, *laid).children) == 1


def test_a_card_shown_to_all_tells_decisions_apart() -> None:
    state, shown = two_kinds("show")
    assert len(grown(state, 1, *shown).children) == len(shown)


def test_whoever_lays_a_card_knows_which() -> None:
    state, laid = two_kinds("lay")
    assert len(grown(state, 0, *laid).children) == len(laid)


def test_those_who_choose_after_a_sealed_choice_do_not_know_it() -> None:
    state = CELLAR.start(2, 3)
    while state.sealed is None:
        state.advance(state.legal_moves()[0])
    assert len(grown(state, state.actor or 0, *state.legal_moves()).children) == 1


def test_a_move_is_counted_with_its_value_for_whoever_made_it() -> None:
    state = CELLAR.start(2, 3)
    shown = next(each for each in state.legal_moves() if each.verb == "show")
    root = grown(state, 0, shown)
    after = state.clone()
    after.advance(shown)
    assert root.mean(shown) == CELLAR.evaluator.values(after)[0]


def test_of_moves_tried_as_often_the_better_one_is_promising_and_of_equals_the_one_seldom_tried() -> None:
    one, other = list(MOVES)[:2]
    node = Node()
    node.count(one, 0.5, 10)
    node.count(other, 0.6, 10)
    assert node.most_promising([one, other], 0.04) is other
    node.count(one, 0.7, 10)
    assert node.mean(one) == pytest.approx(node.mean(other))
    assert node.most_promising([one, other], 0.04) is other


def test_how_far_the_values_of_a_move_lie_apart_is_told_over_all_moves_and_from_each_moves_own_mean() -> None:
    one, other = list(MOVES)[:2]
    node = Node()
    assert node.deviation() == 0.0
    for move, values in ((one, (0.1, 0.2, 0.3)), (other, (0.7, 0.9))):
        for value in values:
            node.count(move, value)
    squares = 0.1 ** 2 + 0.1 ** 2 + 0.1 ** 2 + 0.1 ** 2
    assert node.deviation() == pytest.approx((squares / 3) ** 0.5)


def test_a_value_that_counts_for_several_lies_as_far_apart_as_those_would() -> None:
    move, one, several = next(iter(MOVES)), Node(), Node()
    for value in (0.4, *[0.6] * 3):
        one.count(move, value)
    several.count(move, 0.4)
    several.count(move, 0.6, 3)
    assert several.mean(move) == pytest.approx(one.mean(move))
    assert several.deviation() ** 2 == pytest.approx(3 * one.deviation() ** 2)      # of one time instead of three


@pytest.mark.parametrize("usual", [0.01, 0.2])
@pytest.mark.parametrize(("apart", "again"), [(0.01, False), (0.2, True)])
def test_a_move_that_seems_worse_is_tried_again_only_where_values_lie_far_apart(apart: float, again: bool,
                                                                                usual: float) -> None:
    one, other = list(MOVES)[:2]
    node = Node()
    for number in range(40):
        node.count(one, 0.6 + (apart if number % 2 else -apart))
    for number in range(6):
        node.count(other, 0.5 + (apart if number % 2 else -apart))
    assert node.most_promising([one, other], usual) is (other if again else one)


def test_where_little_was_tried_values_are_expected_to_lie_as_far_apart_as_at_the_root() -> None:
    one, other = list(MOVES)[:2]
    node = Node()
    for _ in range(3):
        node.count(one, 0.6)
    node.count(other, 0.5)
    assert node.most_promising([one, other], 0.0) is one
    assert node.most_promising([one, other], 0.2) is other


# -- what it is based on -----------------------------------------------------------------------------------------------

def test_worlds_are_drawn_as_often_as_they_are_likely() -> None:
    state: Any = THRONE.start(2, 1)
    luck = random.Random(1)
    while state.phase != "answer" or state.visible:
        state.advance(luck.choice(state.legal_moves()))
    seen = state.observation(state.actor)
    worlds = [seen.sample(luck) for _ in range(3000)]
    weights = [likelihood.likelihood(world, seen.seat) for world in worlds]
    honest = sum(weight for world, weight in zip(worlds, weights, strict=True) if world.truthful()) / sum(weights)
    plainly = sum(world.truthful() for world in worlds) / len(worlds)
    sources = [Worlds(seen, luck) for _ in range(20)]
    drawn = sum(source.draw().truthful() for source in sources for _ in range(100)) / 2000
    assert drawn == pytest.approx(honest, abs=0.05)
    assert abs(plainly - honest) > 0.05


def test_a_rival_answers_a_claim_by_chance_and_only_as_the_rules_allow() -> None:
    state, luck, met = THRONE.start(3, 2), random.Random(2), set()
    while state.actor is not None and len(met) < 3:
        odds = THRONE.evaluator.answers(state)
        met.add(state.phase if odds else "")
        if odds:
            assert sum(likely for _, likely in odds) == pytest.approx(1.0)
            assert {each for each, _ in odds} <= set(state.legal_moves())
        state.advance(luck.choice(state.legal_moves()))
    assert met == {"", "answer", "ace"}


# -- its choices -------------------------------------------------------------------------------------------------------

@pytest.mark.usefixtures("_few_simulations")
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_the_same_chance_gives_the_same_choice_in_every_world_that_looks_alike(game: Game[Any]) -> None:
    state = midway(game)
    found = choice(state, 4)
    assert choice(state.observation(state.actor or 0).sample(random.Random(9)), 4) == found


@pytest.mark.usefixtures("_few_simulations")
@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
def test_all_moves_are_ranked_and_what_was_thought_about_is_counted(game: Game[Any]) -> None:
    state = midway(game)
    found = choice(state)
    assert {each for each, _ in found.ranking} == set(state.legal_moves())
    assert found.worlds > 0
    moves = len(found.ranking)
    assert 0 < found.simulations <= max(FEW, moves * moves.bit_length())


def test_what_a_marshal_thinks_of_a_move_counts_for_several_simulations() -> None:
    node, move = Node(), next(iter(MOVES))
    node.count(move, 0.5, 10.0)
    assert node.mean(move) == 0.5
    node.count(move, 1.0)
    assert node.mean(move) == pytest.approx(6 / 11)


def test_what_a_rival_could_do_is_tried_by_what_it_is_worth_to_the_rival() -> None:
    game: Any = load_game("rival-kings")
    state, luck = game.start(2, 5), random.Random(5)
    while (handed := _handed_over(state)) is None:
        state.advance(luck.choice(state.legal_moves()))
    move, after = handed
    ((_, node),) = grown(state, state.actor, move, move).children.items()
    values = {}
    for each in after.legal_moves():
        answered = after.clone()
        answered.advance(each)
        values[each] = game.evaluator.leaf(answered)[after.actor]
    once = [each for each, times in node.tried.items() if times == 1.0]
    assert len(once) > 1
    assert [node.mean(each) for each in once] == [values[each] for each in once]


def _handed_over(state: Any) -> tuple[Move, State] | None:
    """A move after which a rival has several, and the position then."""
    for move in state.legal_moves():
        after = state.clone()
        after.advance(move)
        if after.actor not in (None, state.actor) and after.sealed is None and len(after.legal_moves()) > 2:
            return move, after
    return None


@pytest.mark.usefixtures("_few_simulations")
def test_a_move_that_was_dropped_does_not_pass_for_one_about_as_good_as_the_best() -> None:
    """It was tried less, so its value is known less well."""
    state = midway(THRONE)
    seen = state.observation(state.actor or 0)
    first, *others = [value for move, value in choice(state).ranking if not THRONE.evaluator.excluded(move, seen)]
    assert others
    assert all(first - value >= 0.0499 for value in others)


def test_without_time_it_still_makes_a_move() -> None:
    state = midway(THRONE)
    assert choice(state, seconds=0).move in state.legal_moves()


def test_it_stops_when_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(THRONE.evaluator), "simulations", 10**9)
    found = choice(midway(THRONE), seconds=0.2)
    assert 0 < found.simulations < 10**6


@first_or_all("game", REAL[::-1], ids=lambda game: game.id)
def test_it_beats_pages(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game.evaluator), "simulations", FEW)
    seats = game.seats[0]
    match = Match(game.id, ("regent", *["page"] * (seats - 1)), games=3 * seats)
    regent = standings(match, list(play(match)))[0]
    assert regent.win_rate > 1 / seats
