"""How bots of a temperament differ from steady ones: only between plausible moves, and by what everybody knows."""

from __future__ import annotations

import json
import random
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import pytest

from engine import bot
from engine.base.game import Game
from engine.base.temper import Dials, offender
from engine.bots.base import Choice, Ranking
from engine.bots.greedy import GreedyBot
from engine.bots.leaning import leaned
from engine.bots.levels import BY_ID
from engine.bots.opponents import OPPONENTS
from engine.bots.temperaments import TEMPERAMENTS
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.games.registry import GAMES, load_game
from tests.helpers.conformance import some_move
from tests.helpers.decisions import decisions
from tests.helpers.positions import move, position
from tests.helpers.positions_of.shadow_throne import wave
from tests.helpers.toy import CELLAR, CellarState
from tests.helpers.toy_table import CellarEvaluator
from tests.helpers.toy_words import DRAW, MOVES

games = pytest.mark.parametrize("game", [load_game(game_id) for game_id in GAMES], ids=lambda game: game.id)


def choice(entrant: str, observation: Observation[Any], seed: int = 0) -> Choice:
    """What such a bot chooses for the seat that observes."""
    return bot(entrant, observation.seen.game).choose(observation, rng=random.Random(seed))


def looks(game: Game[Any], number: int, seed: int = 0) -> list[Observation[Any]]:
    """What those who decide see in that many positions of a game."""
    return [state.observation(state.actor or 0) for state in decisions(game, number, seed)]


# -- who is who --------------------------------------------------------------------------------------------------------

def test_every_temperament_has_an_opponent() -> None:
    assert {opponent.temperament for opponent in OPPONENTS.values()} == set(TEMPERAMENTS)


def test_no_two_opponents_are_described_alike() -> None:
    assert len({opponent.manner.source for opponent in OPPONENTS.values()}) == len(OPPONENTS)


@games
def test_every_temperament_but_the_steady_one_leans_in_every_game(game: Game[Any]) -> None:
    assert set(game.evaluator.dials) == set(TEMPERAMENTS) - {"steady"}


# -- what a temperament may not do -------------------------------------------------------------------------------------

@games
def test_a_steady_opponent_plays_exactly_like_one_without_a_temperament(game: Game[Any]) -> None:
    for observation in looks(game, 3):
        assert choice("marshal/aldwin", observation, 5) == choice("marshal", observation, 5)


@games
def test_a_hint_has_no_temperament(game: Game[Any]) -> None:
    for observation in looks(game, 3, 1):
        assert choice("marshal/corvin", observation).best is choice("marshal", observation).best


class Fond(CellarEvaluator):
    """Has a temperament that likes to draw, one that likes uncertain moves, and one that bears grudges."""

    dials: ClassVar[Mapping[str, Dials]] = {"careful": Dials({"draw": 0.05}), "bold": Dials(risk=0.5),
                                            "grudging": Dials(grudge=0.05)}

    def __init__(self, *excluded: str) -> None:
        self._excluded = excluded

    def excluded(self, move: Move, observation: Observation[CellarState]) -> bool:
        return move.verb in self._excluded

    def traits(self, move: Move, observation: Observation[CellarState]) -> Collection[str]:
        return (move.verb,)

    def aims_at(self, move: Move, observation: Observation[CellarState]) -> Collection[int]:
        return () if move is DRAW else (1,)


LAY = next(move for move in MOVES if move.verb == "lay")


def liked(monkeypatch: pytest.MonkeyPatch, temperament: str, drawing: float, laying: float, *,
          state: CellarState | None = None) -> Ranking:
    """The order in which a temperament likes to draw or to lay a card, given their values in the surer of two worlds.

    In the other world drawing is as much better as laying is worse: by 0.1.
    """
    monkeypatch.setitem(CELLAR.__dict__, "evaluator", Fond())
    tally = [(1.0, [drawing + 0.1, laying]), (1.0, [drawing - 0.1, laying])]
    observation = (state or CELLAR.start(2, 3)).observation(0)
    return leaned(((DRAW, drawing), (LAY, laying)), tally, observation, temperament, 1.0, random.Random(0))


def test_a_temperament_makes_the_move_it_likes_if_that_is_about_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    assert liked(monkeypatch, "steady", 0.5, 0.53)[0][0] is LAY
    assert liked(monkeypatch, "careful", 0.5, 0.53)[0][0] is DRAW


def test_no_temperament_makes_a_move_that_is_much_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fond, "dials", {"careful": Dials({"draw": 0.9}, within=0.1)})
    assert [move for move, _ in liked(monkeypatch, "careful", 0.5, 0.58)] == [DRAW, LAY]
    assert [move for move, _ in liked(monkeypatch, "careful", 0.5, 0.62)] == [LAY]


def test_whoever_likes_risks_takes_an_uncertain_move(monkeypatch: pytest.MonkeyPatch) -> None:
    assert liked(monkeypatch, "steady", 0.5, 0.53)[0][0] is LAY
    assert liked(monkeypatch, "bold", 0.5, 0.53)[0] == (DRAW, pytest.approx(0.55))


def test_a_grudge_is_paid_back_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = CELLAR.start(2, 3)
    assert liked(monkeypatch, "grudging", 0.53, 0.5, state=state)[0][0] is DRAW
    state.aim(1, 0)
    assert liked(monkeypatch, "grudging", 0.53, 0.5, state=state)[0][0] is LAY
    state.aim(0, 1)
    assert liked(monkeypatch, "grudging", 0.53, 0.5, state=state)[0][0] is DRAW


def test_no_temperament_chooses_what_the_seat_knows_to_be_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fond, "dials", {"careful": Dials({"draw": 50.0}, within=99.0)})
    for excluded, expected in ((), True), (("draw",), False):
        monkeypatch.setitem(CELLAR.__dict__, "evaluator", Fond(*excluded))
        for level in ("page", "squire", "marshal"):
            drawn = [choice(f"{level}/hedwig", CELLAR.start(2, 3).observation(0), seed).move is DRAW
                     for seed in range(6)]
            assert any(drawn) is expected
            assert all(drawn) is expected or level == "page"


# -- what shows in play ------------------------------------------------------------------------------------------------

LEANINGS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "leanings.json").read_text())
"""Positions in which steady bots never make a move with a trait and a temperament always does, or the other way round.

`trait` "aims": the move is aimed at the offender, who has struck the seat that decides.
"""
_TRIED: Final = 2


def habits(leaning: dict[str, Any], temperament: str) -> set[bool]:
    """Whether the moves that a marshal chooses there have the trait; `temperament` is given for all it may choose."""
    state = position(leaning["position"])
    if "offender" in leaning:
        state.aim(leaning["offender"], state.actor)
    seen, found = state.observation(state.actor), set()
    for seed in range(_TRIED):
        move = GreedyBot(BY_ID["marshal"], temperament).choose(seen, rng=random.Random(seed)).move
        evaluator = seen.seen.game.evaluator
        found.add(leaning["offender"] in evaluator.aims_at(move, seen) if leaning["trait"] == "aims"
                  else leaning["trait"] in evaluator.traits(move, seen))
    return found


@pytest.mark.parametrize("leaning", LEANINGS, ids=lambda each: "-".join(
    [each["position"].split()[0], each["temperament"], each["trait"]]))
def test_a_temperament_shows_where_a_steady_player_does_otherwise(leaning: dict[str, Any]) -> None:
    assert habits(leaning, "steady") == {not leaning["likes"]}
    assert habits(leaning, leaning["temperament"]) == {leaning["likes"]}


def test_every_temperament_is_seen_in_every_game() -> None:
    seen = {(leaning["position"].split()[0], leaning["temperament"]) for leaning in LEANINGS}
    assert seen == {(game_id, temperament) for game_id in GAMES for temperament in set(TEMPERAMENTS) - {"steady"}}


def test_in_rival_kings_who_keeps_enough_for_any_card_has_neither_spent_nor_saved() -> None:
    """Or careful players would hoard to the end, and bold ones buy whatever there is."""
    leaning = next(each for each in LEANINGS if each["position"].startswith("rival") and each["trait"] == "spend")
    for purse, spends in (("purse 4,4,1,1", True), ("purse 4,4,1,9", False)):
        seen = position(leaning["position"].replace("purse 4,4,1,1", purse)).observation(1)
        traits = [trait for each in seen.legal_moves() for trait in seen.seen.game.evaluator.traits(each, seen)]
        assert ("spend" in traits) is spends


@pytest.mark.parametrize("leaning", [each for each in LEANINGS if "offender" in each],
                         ids=lambda each: each["position"].split()[0])
def test_without_a_blow_there_is_no_grudge(leaning: dict[str, Any]) -> None:
    seen = position(leaning["position"])
    observation = seen.observation(seen.actor)
    assert choice("marshal/frida", observation).move is choice("marshal", observation).move


# -- grudges -----------------------------------------------------------------------------------------------------------

def test_whoever_struck_last_is_the_offender_until_paid_back() -> None:
    state = CELLAR.start(3, 1)
    seen = [offender(state.observation(0))]
    for who, at in ((1, 0), (1, 2), (2, 0), (0, 1), (0, 2), (2, 1)):
        state.aim(who, at)
        seen.append(offender(state.observation(0)))
    assert seen == [None, 1, 1, 2, 2, None, None]


BLOWS = {"throne": {"lay"}, "behind-the-throne": {"destroy", "swap"}, "rival-kings": {"steal", "give", "demand"},
         "imposter-kings": {"stop", "kill"}}
"""By game: moves that are blows at once; in Shadow Throne a wave decides."""


@pytest.mark.parametrize("game_id", BLOWS)
def test_a_blow_is_remembered_by_everybody(game_id: str) -> None:
    game, luck, struck = load_game(game_id), random.Random(1), 0
    for number in range(9):
        state = game.start(game.seats[number % 2], number)
        while state.actor is not None:
            seat, move = state.actor, some_move(state, luck)
            blow = (seat, *game.evaluator.aims_at(move, state.observation(seat))) if move.verb in BLOWS[game_id] else ()
            state.apply(move)
            if len(blow) > 1:
                assert {state.knowledge_of(viewer).aims[-1:] for viewer in range(state.seats + 1)} == {(blow,)}
                struck += 1
    assert struck


def test_in_shadow_throne_whoever_kills_strikes_the_owner() -> None:
    game = position("shadow-throne", "bentheon_knights outlaw", "outlaw shepherd", "tax_collector shepherd")
    wave(game, "bentheon_knights", "outlaw", "tax_collector")
    assert game.observation(2).public.aims == ((0, 1),)


def test_in_shadow_throne_a_character_that_cannot_be_paid_for_is_no_trick_and_no_revenge() -> None:
    """Face down it does nothing, however dear it is and whomever it would have killed."""
    game = position("shadow-throne", "datura anna_lys dutiful_peasant", "outlaw shepherd", "tax_collector shepherd",
                    gold=(3, 3, 3))
    seen, evaluator = game.observation(0), game.game.evaluator
    dear, paid = (move("shadow-throne", f"play {card}") for card in ("datura", "anna_lys"))
    assert "trick" in evaluator.traits(paid, seen)
    assert evaluator.aims_at(paid, seen)
    assert not evaluator.traits(dear, seen)
    assert not evaluator.aims_at(dear, seen)


@pytest.mark.parametrize("leaning", [each for each in LEANINGS if "offender" in each],
                         ids=lambda each: each["position"].split()[0])
def test_a_grudge_goes_with_the_observation_to_another_process(leaning: dict[str, Any]) -> None:
    state = position(leaning["position"])
    state.aim(leaning["offender"], state.actor)
    seen = state.observation(state.actor)
    sent = state.game.observation_from_json(json.loads(json.dumps(seen.to_json())))
    assert offender(sent) == leaning["offender"]
    assert choice("marshal/frida", sent) == choice("marshal/frida", seen)


@games
def test_a_grudge_is_held_by_what_everybody_saw_alone(game: Game[Any]) -> None:
    """In a world that the seat cannot tell from the true one it chooses the same."""
    for observation in looks(game, 3, 2):
        world = observation.sample(random.Random(1))
        other = world.observation(observation.seat)
        assert offender(other) == offender(observation)
        assert choice("marshal/frida", other).move is choice("marshal/frida", observation).move
