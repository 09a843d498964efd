"""Stories: what everybody saw, what hidden cards are concluded from, and the weights that are fitted to it."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from engine import bot
from engine.base.game import Game
from engine.base.story import Story, StoryWeights
from engine.cli.main import main
from engine.cli.train.choices import Choice, Choices, fit
from engine.core.features import Places
from engine.core.logit import SCALE, Logit
from engine.core.story import newest_first, oldest_first
from engine.games.registry import GAMES, load_game
from tests.helpers.conformance import Setting, positions, settings_in
from tests.helpers.positions import play, position

ALL: Final = tuple(map(load_game, GAMES))
WITH_STORY: Final = tuple(game for game in ALL if game.evaluator.story is not None)


# -- what is written down ----------------------------------------------------------------------------------------------

@settings_in(ALL)
def test_a_story_is_the_same_for_everybody_and_goes_with_a_position_as_data(setting: Setting) -> None:
    for state in positions(setting):
        facts = oldest_first(state.story)
        for seat in range(state.seats):
            observation = state.observation(seat)
            assert oldest_first(observation.seen.story) == facts
            assert oldest_first(observation.sample(random.Random(1)).story) == facts
        again = state.game.state_from_json(json.loads(json.dumps(state.to_json())))
        assert oldest_first(again.story) == facts
        again.story = None
        assert again.fingerprint() == state.fingerprint(), "records made before there were stories stay good"


def test_a_round_of_throne_is_told_by_its_claims_and_answers() -> None:
    game = position("throne", "1 lay; hand.1 seven king; hand.2 eight joker; wins 0,0; rest deck")
    play(game, "lay seven as king 2", "joker")
    play(game, "lay eight as ace", "liar")
    assert oldest_first(game.story) == [(0, 0, 6, 1, 0, 1), (1, 1, 2, -1), (0, 1, 7, -1, 0, 0), (1, 0, 1, 0)]
    assert newest_first(game.story) == oldest_first(game.story)[::-1]


def test_an_ace_tells_who_called_only_once_all_have_answered() -> None:
    game = position("throne", "1 lay; hand.1 seven king; hand.2 eight; hand.3 nine; wins 0,0,0; rest deck", seats=3)
    play(game, "lay seven as ace", "accept")
    assert oldest_first(game.story) == [(0, 0, 7, -1, 0, 1)]
    play(game, "liar")
    assert oldest_first(game.story)[1:] == [(1, 1, 0, 0), (1, 2, 1, 0)]


def test_a_new_round_of_throne_begins_a_new_story() -> None:
    game = position("throne", "1 lay; hand.1 king king; hand.2 eight; wins 0,0; rest deck")
    play(game, "lay king as king 2", "accept", "pick")
    assert game.story is not None
    play(game, "deal")
    assert game.story is None


# -- features ----------------------------------------------------------------------------------------------------------

@settings_in(WITH_STORY)
def test_features_follow_from_what_a_seat_may_know_and_the_hidden_cards(setting: Setting) -> None:
    for state in positions(setting):
        story = state.game.evaluator.story
        if state.actor is None:
            continue
        for seat in range(state.seats):
            world = state.observation(seat).sample(random.Random(2))
            for zone in state.zones.hidden[seat]:
                world.cards[zone] = state.cards[zone][:]
            world.sealed = state.sealed and state.sealed.copy()
            world.refresh()
            found = story.features(state, seat)
            assert found == story.features(world, seat)
            assert all(0 <= feature < story.places.size for feature in found)


@settings_in(WITH_STORY)
def test_what_speaks_for_an_answer_is_known_to_whoever_answers(setting: Setting) -> None:
    for state in positions(setting):
        answering, odds = state.game.evaluator.story.answering, state.game.evaluator.answers(state)
        if answering is None:
            continue
        for move, _ in odds:
            worlds = [state.observation(state.actor).sample(random.Random(seed)) for seed in range(4)]
            found = answering.features(state, move)
            assert all(answering.features(world, move) == found for world in worlds)
            assert all(0 <= feature < answering.places.size for feature in found)


@pytest.mark.parametrize("game", WITH_STORY)
def test_every_feature_of_a_story_has_a_name_of_its_own(game: Game[Any]) -> None:
    story = game.evaluator.story
    for places in (story.places, *([] if story.answering is None else [story.answering.places])):
        names = places.names()
        assert len(names) == len(set(names)) == places.size


# -- weights -----------------------------------------------------------------------------------------------------------

def test_a_feature_that_is_there_twice_counts_twice() -> None:
    weights = Logit([SCALE, -SCALE // 2, 0])
    assert [weights.score(found) for found in ([], [0], [0, 0], [0, 1, 2])] == [0.0, 1.0, 2.0, 0.5]


def test_weights_are_known_by_name_and_what_is_new_counts_nothing(tmp_path: Path) -> None:
    today = Places()
    today.of("held", ("king", "queen"))
    story = Story(today, lambda _state, _seat: [])
    (tmp_path / "story-2.json").write_text(json.dumps(
        {"edition": 1, "words": ["held *", "queen", "knave"], "weights": {"held queen": [512], "held knave": [9]}}),
        encoding="utf-8")
    weights = StoryWeights(tmp_path, story)
    known = weights.worlds(2)
    assert known is not None
    assert (known.score([0]), known.score([1])) == (0.0, 0.5)
    assert weights.worlds(3) is weights.answers(2) is None
    assert (weights.unknown(2), weights.unknown(3)) == (["king"], [])
    assert (weights.edition(2), weights.edition(3)) == (1, None)


def test_of_several_beliefs_their_mean_counts_unless_one_is_named(tmp_path: Path) -> None:
    today = Places()
    today.of("held", ("king", "queen"))
    (tmp_path / "story-2.json").write_text(json.dumps(
        {"edition": 1, "words": ["held *", "king", "queen"], "weights": {"held queen": [512, 1024, -256]}}),
        encoding="utf-8")
    weights = StoryWeights(tmp_path, Story(today, lambda _state, _seat: []))
    found = [weights.worlds(2, belief) for belief in range(weights.beliefs(2))]
    assert [each.score([1]) for each in found if each is not None] == [0.5, 1.0, -0.25]
    mean = weights.worlds(2)
    assert mean is not None
    assert (mean.score([0]), mean.score([1])) == (0.0, 427 / SCALE)
    assert weights.beliefs(3) == 0


@pytest.fixture
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder that what is learned of Throne is read from, and nothing is there."""
    weights = load_game("throne").evaluator.story_weights
    monkeypatch.setattr(weights, "folder", tmp_path)
    weights.forget()
    yield tmp_path
    monkeypatch.undo()
    weights.forget()


def test_a_bot_draws_what_it_believes_anew_for_every_decision(learned: Path) -> None:
    """Where something was learned of two players, a belief is drawn; with three nothing is, and nothing is drawn."""
    evaluator = load_game("throne").evaluator
    game = position("throne", "1 lay; hand.1 king king; hand.2 eight*3; wins 0,0; rest deck")
    play(game, "lay king as king 2")
    by_hand = evaluator.likelihood(game, 1)
    head = {"edition": 1, "words": evaluator.story.places.words()}
    for of, name in (("story", "laid king king"), ("answers", "seen liar king 0")):
        data = {**head, "weights": {name: [0, 2048, -2048]}}
        (learned / f"{of}-2.json").write_text(json.dumps(data), encoding="utf-8")
    evaluator.story_weights.forget()
    drawn = [evaluator.believing(2, random.Random(seed)) for seed in range(40)]
    likely = {each.likelihood(game, 1) for each in drawn}
    assert sorted(likely) == pytest.approx([math.exp(-2), 1.0, math.exp(2)])
    assert evaluator.likelihood(game, 1) == 1.0 != by_hand
    assert len({each.value(game, 0) for each in drawn}) == 3
    assert evaluator.believing(3, random.Random(1)) is evaluator
    marshal = bot("marshal", load_game("throne"))
    assert marshal.choose(game.observation(1), rng=random.Random(1)) == marshal.choose(
        game.observation(1), rng=random.Random(1))


def test_a_fit_finds_how_much_likelier_things_are() -> None:
    """Of three things, one with a feature is the case four times as often as one without, beside what is known."""
    luck, choices = random.Random(1), []
    for game in range(20_000):
        beside = [luck.choice((1.0, 3.0)) for _ in range(3)]
        features = [[0] if luck.random() < 0.5 else [] for _ in range(3)]
        odds = [known * (4.0 if found else 1.0) for known, found in zip(beside, features, strict=True)]
        true = luck.choices(range(3), odds)[0]
        order = [true, *({0, 1, 2} - {true})]
        choices.append(Choice(game, tuple(features[each] for each in order), tuple(beside[each] for each in order),
                              (1.0, 1.0, 1.0)))
    arrays = Choices(choices, 1)
    assert fit(arrays, np.ones(len(choices), np.bool_), 1.0)[0] == pytest.approx(np.log(4), abs=0.05)
    assert fit(arrays, np.ones(len(choices), np.bool_), 1e9)[0] == pytest.approx(0.0, abs=0.001)


# -- the command -------------------------------------------------------------------------------------------------------

_TINY: Final = ("throne", "--story", "--games", "12", "--seed", "5", "--level", "page")


def test_the_same_command_makes_the_same_weights_for_any_number_of_processes(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folders = [tmp_path / name for name in ("alone", "together", "kept")]
    kept = ["--resume", str(tmp_path / "games")]
    for folder, more in zip(folders, ([], ["--jobs", "2"], [*kept, "--games", "10"]), strict=True):
        assert main(["train", *_TINY, *more, "--out", str(folder)]) == 0
    assert main(["train", *_TINY, *kept, "--out", str(folders[2])]) == 0
    for name in ("story-2.json", "answers-2.json"):
        one, two, three = ((folder / name).read_text(encoding="utf-8") for folder in folders)
        assert one == two == three
    data = json.loads(one)
    assert data["command"] == "python3 -m engine train throne --story --level page --seats 2 --games 12 --seed 5"
    assert f"{data['log loss']['fitted']:.4f}" in capsys.readouterr().out


def test_later_generations_play_with_what_earlier_ones_have_learned(
        learned: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first generation plays as if nothing had been learned, the second otherwise than without it."""
    tiny = ["train", "throne", "--story", "--games", "12", "--seed"]
    for seed in (5, 6):
        kept = ["--resume", str(learned / f"alone-{seed}")]
        assert main([*tiny, str(seed), "--out", str(learned / "alone"), *kept]) == 0
    assert main([*tiny, "5", "--generations", "2", "--resume", str(learned / "kept")]) == 0
    data = json.loads((learned / "story-2.json").read_text(encoding="utf-8"))
    assert {len(of) for of in data["weights"].values()} == {2}
    assert load_game("throne").evaluator.story_weights.beliefs(2) == 2
    assert data["command"].endswith("--games 12 --seed 5 --generations 2")
    alone, beliefs = ([(learned / name).read_text(encoding="utf-8") for name in names]
                   for names in (("alone-5", "alone-6"), ("kept-0", "kept-1")))
    assert beliefs[0] == alone[0]
    assert beliefs[1] != alone[1]
    assert "Generation 2 of 2." in capsys.readouterr().out


def test_generations_are_written_to_the_folder_of_the_game_only(tmp_path: Path,
                                                                capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", *_TINY, "--generations", "2", "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err == ("engine: error: --generations needs --story without --out: later "
                                       "generations play with what earlier ones wrote to the game’s folder.\n")


@pytest.mark.parametrize(("option", "given", "complaint"), [
    ("--games", "9", "To learn, games must be at least 10, not 9."),
    ("--seats", "9", "Throne is for 2 to 5 players, not 9."),
    ("--level", "duke", "There is no level called 'duke' in Throne; the levels are: random, page, squire, "
                        "knight, marshal, regent."),
])
def test_what_nothing_can_be_learned_from_is_refused(option: str, given: str, complaint: str,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", *_TINY, option, given]) == 2
    assert capsys.readouterr().err == f"engine: error: {complaint}\n"
