"""Marshals in small endings of Throne, played so that nobody can read them, and the hints there."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import Any, Final

import pytest

from engine import bot, load_game
from engine.base.evaluator import Mixed
from engine.base.notation import read
from engine.bots.opponents import OPPONENTS
from engine.cli.solve_level import Judged, judged
from engine.core.observe import Observation
from engine.learn.judging import judge
from engine.solve.cfr import Solver
from engine.solve.ending import Ending
from engine.solve.tree import Mixture

THIRTEEN: Final = "deck ten*3 jack queen*2 king*2 ace*2 joker; rest discards"
"""What is unseen, beside the hands."""
PEASANTS: Final = "deck ten*3 nine*4 eight*3 seven*2 jack*2 king ace joker; rest discards"
ENDINGS: Final = {
    "1-1": "hand.1 ten; hand.2 jack; rest deck",
    "1-1 of 13 cards": f"hand.1 ten; hand.2 jack; {THIRTEEN}",
    "1-2": f"hand.1 ten; hand.2 queen eight; {THIRTEEN}",
    "1-2 of many Peasants": f"hand.1 ten; hand.2 queen eight; {PEASANTS}",
    "2-1": f"hand.1 ten queen; hand.2 jack; {THIRTEEN}",
    "2-2": f"hand.1 ten king; hand.2 queen eight; {THIRTEEN}",
    "1-2 and open cards": "hand.1 ten; open.1 jack; hand.2 queen; open.2 seven; rest deck",
}
every_ending = pytest.mark.parametrize("name", ENDINGS)


def seen(text: str, seat: int = 0) -> Observation[Any]:
    found: Observation[Any] = read(load_game("throne"), f"throne 2 length=round: {text}").observation(seat)
    return found


def mixed(observation: Observation[Any]) -> Sequence[Mixed]:
    found: Sequence[Mixed] = observation.seen.game.evaluator.mixed(observation)
    return found


def shares(observation: Observation[Any]) -> dict[str, float]:
    return {str(each.move): each.share for each in mixed(observation)}


@cache
def solved(name: str) -> tuple[Ending, Sequence[Mixture]]:
    game = load_game("throne")
    ending = Ending(game, read(game, f"throne 2 length=round: 1 lay; {ENDINGS[name]}"), 1, 1_000_000)
    solver = Solver(ending.tree)
    solver.iterate(200)
    return ending, solver.average()


def played(name: str, level: str, asks: int = 1) -> Judged:
    ending, equilibrium = solved(name)
    return judged(ending, bot(level, load_game("throne")), equilibrium, asks)


# -- who cannot be read ------------------------------------------------------------------------------------------------

@every_ending
def test_who_knows_how_a_marshal_plays_a_small_ending_gains_less_than_a_hundredth_of_a_round(name: str) -> None:
    assert 0.0 <= played(name, "marshal").exploitability < 0.01


def test_a_regent_plays_them_like_a_marshal_and_a_knight_can_be_read() -> None:
    ending, _ = solved("1-1 of 13 cards")
    game = load_game("throne")
    for number, each in enumerate(ending.tree.information):
        observation = ending.position(number).observation(each.seat)
        regent = bot("regent", game).mixture(observation, rng=random.Random(1))
        assert regent == bot("marshal", game).mixture(observation, rng=random.Random(2))
    assert played("1-1 of 13 cards", "knight", 5).exploitability > 0.01


def test_with_one_peasant_each_true_claim_but_the_king_is_a_bluff_now_and_then() -> None:
    bluffs = shares(seen(f"1 lay; {ENDINGS['1-1 of 13 cards']}"))
    assert min(bluffs[f"lay ten as {claim}"] for claim in ("jack 2", "queen 2", "ace")) > 0.1
    assert max(bluffs[f"lay ten as {claim}"] for claim in ("peasant", "king 2")) < 0.01


def test_a_bot_makes_each_move_as_often_as_it_is_mixed() -> None:
    observation = seen(f"1 lay; {ENDINGS['1-1']}")
    marshal, told = bot("marshal", load_game("throne")), shares(observation)
    made = [str(marshal.choose(observation, rng=random.Random(seed)).move) for seed in range(600)]
    for name, share in told.items():
        assert made.count(name) / 600 == pytest.approx(share, abs=0.07)


# -- hints -------------------------------------------------------------------------------------------------------------

@every_ending
def test_nearly_every_hint_is_a_move_that_the_equilibrium_plays(name: str) -> None:
    """The others answer claims that are hardly ever made, or are about as good."""
    ending, equilibrium = solved(name)
    others, asked = 0, 0
    for number, each in enumerate(ending.tree.information):
        state = ending.position(number)
        if state.phase in ("lay", "answer", "ace"):
            hint = each.moves.index(ending.move_of(judge(state.observation(each.seat), worlds=8).best.move))
            asked += 1
            others += equilibrium[number][hint] < 0.05
    assert others <= 0.09 * asked


def test_chances_that_are_shown_are_those_of_the_mixture() -> None:
    observation = seen(f"1 lay; {ENDINGS['2-1']}")
    judgement = judge(observation, worlds=8)
    for each in mixed(observation):
        found = judgement.of(each.move)
        if not found.excluded:
            assert found.chance == each.value
            weighed = sum(map(mul, judgement.weights, found.by_world)) / sum(judgement.weights)
            assert weighed == pytest.approx(each.value)


# -- what it follows from ----------------------------------------------------------------------------------------------

@every_ending
def test_the_mixture_is_the_same_in_all_worlds_that_look_alike(name: str) -> None:
    ending, _ = solved(name)
    for number in range(0, len(ending.tree.information), 5):
        state: Any = ending.position(number)
        observation = state.observation(state.actor)
        for seed in range(2):
            twin = observation.sample(random.Random(seed))
            assert mixed(twin.observation(state.actor)) == mixed(observation)


def test_cards_that_count_as_one_are_laid_equally_often() -> None:
    found = shares(seen("1 lay; hand.1 ten seven; hand.2 jack; rest deck"))
    for claim in ("peasant", "jack 2", "queen 2", "ace"):
        assert found[f"lay ten as {claim}"] == found[f"lay seven as {claim}"]
    assert sum(found.values()) == pytest.approx(1)


@every_ending
def test_no_mistake_is_ever_mixed_in(name: str) -> None:
    ending, _ = solved(name)
    for number, each in enumerate(ending.tree.information):
        observation: Observation[Any] = ending.position(number).observation(each.seat)
        for one in mixed(observation):
            assert not (one.share and load_game("throne").evaluator.excluded(one.move, observation))


@pytest.mark.parametrize("text", [
    "1 lay; hand.1 ten queen jack; hand.2 jack; rest deck",
    "1 peek; hand.1 ten; hand.2 jack king; claim jack; target 1; draws 1; loser -1; rest deck",
])
def test_elsewhere_there_is_no_mixture(text: str) -> None:
    assert mixed(seen(text)) == ()


def test_with_three_players_there_is_none() -> None:
    state = read(load_game("throne"), "throne 3 length=round: 1 lay; hand.1 ten; hand.2 jack; out 4; rest deck")
    assert mixed(state.observation(0)) == ()


def test_who_has_looked_at_the_only_card_of_the_other_one_plays_by_that() -> None:
    state: Any = read(load_game("throne"), "throne 2 length=round: 1 peek; hand.1 ten; hand.2 jack; claim jack; "
                                           "target 1; loser -1; rest deck")
    state.apply(state.legal_moves()[0])
    assert state.phase == "lay"
    assert mixed(state.observation(0)) == mixed(state.observation(1)) == ()


def test_after_a_past_more_claims_are_lies_so_more_are_called() -> None:
    """What does something is laid first, so whoever is left with a card rarely has one."""
    text = "1 answer; turn 1; hand.1 ace; laid queen; claim queen; target 0; turns {}; rest deck"
    called = [shares(seen(text.format(turns)))["liar"] for turns in (0, 9)]
    assert called[1] > called[0] + 0.1


def test_a_temperament_makes_what_it_likes_more_often_among_moves_that_are_mixed() -> None:
    bold = next(name for name, opponent in OPPONENTS.items() if opponent.temperament == "bold")
    game, grown = load_game("throne"), 0
    ending, _ = solved("1-1")
    for number, each in enumerate(ending.tree.information):
        observation = ending.position(number).observation(each.seat)
        steady, leaning = (dict(bot(level, game).mixture(observation, rng=random.Random(1)))
                           for level in ("marshal", f"marshal/{bold}"))
        liar = game.move_from_json("liar")
        if 0.05 < steady.get(liar, 0.0) < 0.95:
            assert leaning[liar] > steady[liar]
            grown += 1
    assert grown


@pytest.mark.parametrize("cards", ["hand.1 ten; open.1 seven; hand.2 queen eight",
                                   "open.1 seven eight; hand.2 queen eight"])
def test_open_peasants_that_differ_in_name_alone_are_laid_alike(cards: str) -> None:
    """A Seven and an Eight that lie open have one name in the solved turn, and are two moves."""
    observation = seen(f"1 lay; {cards}; {THIRTEEN}")
    found = mixed(observation)
    assert sum(each.share for each in found) == pytest.approx(1.0)
    assert bot("marshal", observation.seen.game).choose(observation, rng=random.Random(1)).move is not None


def test_a_hidden_and_an_open_joker_are_two_ways_of_one_answer() -> None:
    observation = seen(f"2 answer; hand.1 ten; hand.2 joker; open.2 joker; laid nine; turn 0; target 1; claim queen; "
                       f"{THIRTEEN.replace(' joker', '')}", 1)
    assert bot("marshal", observation.seen.game).choose(observation, rng=random.Random(1)).move is not None
