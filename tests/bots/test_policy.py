"""Learned policies: moves mixed so that nobody can read them, and how they are learned."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from engine import bot, load_game
from engine.base.game import Game
from engine.base.learned import Learned
from engine.base.policy import choosing, shares
from engine.cli.main import main
from engine.cli.train.policy_learn import Learner
from engine.cli.train.policy_play import Task, play
from engine.cli.train.policy_weights import Mean, chances, first_weights, of_rows, scores, whole_numbers
from engine.core.network import Network
from engine.games.registry import GAMES
from engine.learn.judging import judge
from tests.helpers.conformance import Setting, positions, settings_in
from tests.helpers.positions import play as played_on
from tests.helpers.positions import position

THRONE: Final = load_game("throne")
WITH_POLICY: Final = tuple(game for game in map(load_game, GAMES) if game.evaluator.policy is not None)


# -- what is seen ------------------------------------------------------------------------------------------------------

@settings_in(WITH_POLICY)
def test_what_a_policy_sees_follows_from_what_the_seat_may_know(setting: Setting) -> None:
    """Worlds that the seat cannot tell apart look alike to it, and a move is the same in all of them."""
    policy = setting.game.evaluator.policy
    for state in positions(setting):
        if state.actor is None or len(state.legal_moves()) == 1:
            continue
        seen = state.observation(state.actor)
        found = policy.features(seen)
        assert all(0 <= feature < policy.places.size for feature in found)
        assert len(found) == len(set(found))
        for seed in range(2):
            assert policy.features(seen.sample(random.Random(seed)).observation(state.actor)) == found
        for move in seen.legal_moves():
            of_move = policy.of_move(move, state.actor, state.seats)
            assert len(of_move) == 1
            assert of_move[0] not in found
        assert all(0 <= feature < policy.whole_places.size for feature in policy.whole(state, state.actor))


@pytest.mark.parametrize("game", WITH_POLICY)
def test_every_feature_of_a_policy_has_a_name_of_its_own(game: Game[Any]) -> None:
    for places in (game.evaluator.policy.places, game.evaluator.policy.whole_places):
        assert len(set(places.names())) == places.size


@settings_in(WITH_POLICY)
def test_a_mixture_has_all_legal_moves_and_none_that_is_a_mistake(setting: Setting) -> None:
    evaluator = setting.game.evaluator
    for state in positions(setting):
        if state.actor is None or evaluator.policy_weights.network(state.seats) is None:
            continue
        seen = state.observation(state.actor)
        mixed = evaluator.mixed(seen)
        assert not mixed or [each.move for each in mixed] == list(seen.legal_moves())
        if mixed:
            assert sum(each.share for each in mixed) == pytest.approx(1.0)
            assert all(0.0 <= each.value <= 1.0 for each in mixed)
            made = [each.move for each in mixed if each.share]
            assert len(made) == len(seen.legal_moves()) or not any(evaluator.excluded(move, seen) for move in made)


# -- Throne ------------------------------------------------------------------------------------------------------------

def new_round(seed: int) -> Any:
    return THRONE.start(2, seed, length="round")


def test_the_better_a_move_is_the_more_often_it_is_made() -> None:
    for seed in range(5):
        mixed = THRONE.evaluator.mixed((state := new_round(seed)).observation(state.actor))
        by_claim = [(each.value, each.share) for each in mixed if each.share]
        assert len(by_claim) > 1
        assert max(by_claim)[1] == max(share for _, share in by_claim)


def test_a_marshal_plays_by_its_policy_and_a_hint_is_what_it_makes_most_often() -> None:
    state = new_round(3)
    seen = state.observation(state.actor)
    mixed = {each.move: each for each in THRONE.evaluator.mixed(seen)}
    mixture = dict(bot("marshal", THRONE).mixture(seen, rng=random.Random(1)))
    assert mixture == pytest.approx({move: each.share for move, each in mixed.items() if each.share})
    assert mixture[judge(seen).best.move] == max(mixture.values())


def test_what_moves_are_worth_follows_from_how_somebody_has_weighed_them_and_how_often_not() -> None:
    """Those that are made differ by their shares alone; one that hardly is is worth what it seems, if that is less.
    """
    state = new_round(3)
    seen = state.observation(state.actor)
    moves, mixed = seen.legal_moves(), THRONE.evaluator.mixed
    half, more = (mixed(seen, dict.fromkeys(moves, chance)) for chance in (0.5, 0.6))
    assert [each.share for each in half] == [each.share for each in more] == [each.share for each in mixed(seen)]
    assert [one.value - other.value for one, other in zip(more, half, strict=True)] == pytest.approx([0.1] * len(moves))
    rarest = min((each for each in half if each.share), key=lambda each: each.share).move
    of = THRONE.evaluator.policy.of_move
    alike = {move for move in moves if of(move, seen.seat, 2) == of(rarest, seen.seat, 2)}
    for each in mixed(seen, {move: 0.2 if move in alike else 0.5 for move in moves}):
        assert (each.value == 0.2) is (each.move in alike or not each.share)


def test_a_position_that_somebody_has_laid_has_no_past_to_play_by() -> None:
    laid = position("throne", "1 lay; hand.1 king ace ten; hand.2 eight*3; wins 0,0; rest deck")
    assert not THRONE.evaluator.mixed(laid.observation(0))
    played_on(laid, "lay king as king 2")
    assert laid.story is not None
    assert not THRONE.evaluator.mixed(laid.observation(1))


def test_whoever_plays_by_a_policy_tells_the_same_story_to_those_who_cannot_see_its_hand() -> None:
    """What another holds makes no difference to how a claim is answered."""
    state = new_round(8)
    state.apply(bot("marshal", THRONE).choose(state.observation(state.actor), rng=random.Random(4)).move)
    answers = {tuple(THRONE.evaluator.mixed(world.observation(world.actor)))
               for seed in range(6) for world in [state.observation(state.actor).sample(random.Random(seed))]}
    assert len(answers) == 1


# -- learning ----------------------------------------------------------------------------------------------------------

def test_arrays_and_the_network_of_the_game_say_the_same() -> None:
    """What is learned is read again in plain Python, rounded to 1024ths."""
    policy, weights = THRONE.evaluator.policy, first_weights(THRONE.evaluator.policy, 8, 1)
    everything = np.arange(policy.places.size)
    first_move = next(number for number, name in enumerate(policy.places.names()) if name.startswith("lay"))
    data = whole_numbers(weights, policy.places, everything[:first_move], everything[first_move:])
    names = policy.places.names()
    network = Network(len(names), {number: data["rows"][name] for number, name in enumerate(names)}, data["bias"],
                      data["out"], data["trust"])
    state = new_round(1)
    among = choosing(policy, state.observation(state.actor), state.legal_moves(), THRONE.evaluator.excluded)
    rows = of_rows([among.moves])
    found = chances(scores(weights, [among.seen], rows)[0], rows)
    assert shares(network, among) == pytest.approx(found.tolist(), abs=0.01)


def test_a_choice_that_won_is_made_more_often_and_one_that_lost_less() -> None:
    weights = first_weights(THRONE.evaluator.policy, 8, 1)
    played = play(Task("throne", 2, weights, 16, "a"))
    before = _likely(weights, played)
    learner = Learner(weights, 1)
    for _ in range(5):
        learner.improve(played, 0.0, 3e-3)
    gained = _likely(learner.weights, played) - before
    won = np.array(played.won) > 0
    assert gained[won].mean() > 0 > gained[~won].mean()


def _likely(weights: Any, played: Any) -> Any:
    rows = of_rows(played.moves)
    found = chances(scores(weights, played.seen, rows)[0], rows)
    return np.log(found[rows.firsts + np.array(played.chosen)])


def test_being_hard_to_foretell_counts_by_its_temperature() -> None:
    """Where nothing is won or lost by a choice, all moves end as likely."""
    weights = first_weights(THRONE.evaluator.policy, 8, 1)
    weights["out"] *= 40
    played = play(Task("throne", 2, weights, 20, "b"))
    before = _entropy(weights, played)
    learner = Learner(weights, 1)
    for _ in range(20):
        learner.improve(played, 5.0, 5e-3)
    assert _entropy(learner.weights, played) > before + 0.05


def _entropy(weights: Any, played: Any) -> float:
    rows = of_rows(played.moves)
    found = chances(scores(weights, played.seen, rows)[0], rows)
    return float(-(found * np.log(found)).sum() / len(played.moves))


_TINY: Final = ("train", "throne", "--policy", "--games", "24", "--hidden", "4", "--seed", "5")


def test_the_same_command_learns_the_same_policy_for_any_number_of_processes(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("alone.json", "together.json")]
    for file, more in zip(files, ((), ("--jobs", "2")), strict=True):
        assert main([*_TINY, *more, "--out", str(file)]) == 0
    alone, together = (file.read_text(encoding="utf-8") for file in files)
    assert alone == together
    assert json.loads(alone)["command"] == ("python3 -m engine train throne --policy --seats 2 --games 24 --seed 5 "
                                            "--hidden 4")
    assert f"Written to {files[0]}." in capsys.readouterr().out


def test_what_was_learned_of_a_policy_is_played_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main([*_TINY, "--out", str(tmp_path / "policy-2.json")]) == 0
    learned = Learned(tmp_path, THRONE.evaluator.policy.places, "policy-")
    assert learned.network(2) is not None
    assert learned.network(3) is None
    assert (learned.unknown(2), learned.edition(2)) == ([], THRONE.rules_version)


@pytest.mark.parametrize(("given", "complaint"), [
    (("--games", "0"), "To learn, games must be at least 1, not 0."),
    (("--hidden", "0"), "To learn, hidden must be at least 1, not 0."),
    (("--seats", "9"), "Throne is for 2 to 5 players, not 9."),
    (("--resume", "x"), "--policy cannot be combined with --story or --resume: its games are played with what "
                        "earlier ones taught, and are not kept.")])
def test_what_no_policy_can_be_learned_from_is_refused(given: tuple[str, ...], complaint: str,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*_TINY, *given]) == 2
    assert capsys.readouterr().err == f"engine: error: {complaint}\n"


def test_a_game_without_a_policy_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "rival-kings", "--policy"]) == 2
    assert capsys.readouterr().err == ("engine: error: Rival Kings has no policy to learn: none is defined (see "
                                       "Evaluator.policy).\n")


def test_weights_that_are_gone_on_from_are_those_of_the_file_until_the_critic_has_learned(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    assert main([*_TINY, "--out", str(first)]) == 0
    assert main(["train", "throne", "--policy", "--games", "24", "--seed", "5", "--from", str(first), "--out",
                 str(second)]) == 0
    before, after = (json.loads(file.read_text(encoding="utf-8")) for file in (first, second))
    assert (before["bias"], before["out"]) == (after["bias"], after["out"])
    common = set(before["rows"]) & set(after["rows"])
    assert len(common) > 100
    assert all(before["rows"][name] == after["rows"][name] for name in common)
    assert after["command"] == (
        "python3 -m engine train throne --policy --seats 2 --games 24 --seed 5 --hidden 4 --out first.json; "
        "python3 -m engine train throne --policy --seats 2 --games 24 --seed 5 --from first.json")


def test_where_only_the_critic_learns_moves_are_made_as_before() -> None:
    weights = first_weights(THRONE.evaluator.policy, 8, 1)
    before = {name: values.copy() for name, values in weights.items()}
    learner = Learner(weights, 1)
    learner.improve(play(Task("throne", 2, weights, 16, "a")), 0.5, 3e-3, critic_alone=True)
    changed = {name for name, values in learner.weights.items() if (values != before[name]).any()}
    assert changed == {"critic seen", "critic whole", "critic bias", "critic out", "critic end"}


def test_the_mean_of_weights_counts_all_times_alike() -> None:
    mean = Mean()
    assert not mean.weights
    for value in (1.0, 2.0, 6.0):
        mean.add({"out": np.full(2, value, np.float32)})
    assert mean.weights["out"].tolist() == [3.0, 3.0]


@pytest.mark.parametrize(("options", "said"), [
    (("--policy", "--from", "{folder}/none.json"), "has no weights to continue from"),
    (("--policy", "--from", "{folder}/other.json"), "has no policy weights"),
    (("--policy", "--from", "{folder}/none.json", "--hidden", "8"), "--from cannot be combined with --hidden"),
    (("--from", "{folder}/none.json"), "--from needs --policy."),
])
def test_there_must_be_weights_to_go_on_from(options: tuple[str, ...], said: str, tmp_path: Path,
                                             capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    assert main(["train", "throne", *(option.format(folder=tmp_path) for option in options)]) != 0
    assert said in capsys.readouterr().err
