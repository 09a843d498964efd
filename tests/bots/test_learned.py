"""What bots have learned: weights that correct hand-made chances to win, and how they are learned."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from engine.base.game import Game
from engine.base.learned import Learned
from engine.cli.main import main
from engine.cli.train.figures import interval
from engine.cli.train.fit import fit, losses, whole_numbers
from engine.cli.train.positions import TrainingPositions
from engine.cli.train.self_play import Seen
from engine.core.features import Places
from engine.core.network import SCALE, Network
from engine.games.registry import GAMES, load_game
from tests.helpers.conformance import Setting, positions, settings_in

ALL: Final = tuple(map(load_game, GAMES))
_ROUNDING: Final = 1e-9
_NODES: Final = 4


def weights(places: Places, seed: int = 0) -> dict[str, Any]:
    """A file of weights that say something of every feature, as nobody would have learned them."""
    luck = random.Random(seed)
    rows = {feature: [luck.randint(-SCALE, SCALE) for _ in range(_NODES + 1)] for feature in places.names()}
    return {"edition": 1, "words": places.words(), "trust": 0.9,
            "bias": [luck.randint(-SCALE, SCALE) for _ in range(_NODES)],
            "out": [luck.randint(-SCALE, SCALE) for _ in range(_NODES)], "rows": rows}


@pytest.fixture
def learned_of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """Makes a game learn to a folder of its own, with weights for a number of players if one is given."""
    def prepare(game: Game[Any], seats: int | None = None) -> Learned:
        places = game.evaluator.learnable.places
        found = Learned(tmp_path / game.id, places)
        if seats is not None:
            found.folder.mkdir()
            found.file(seats).write_text(json.dumps(weights(places)), encoding="utf-8")
        monkeypatch.setattr(game.evaluator, "learned", found, raising=False)
        return found

    return prepare


# -- chances with weights ----------------------------------------------------------------------------------------------

@settings_in(ALL)
def test_corrected_chances_of_all_seats_add_up_in_every_phase(setting: Setting, learned_of: Any) -> None:
    learned_of(setting.game, setting.seats)
    corrected = 0
    for state in positions(setting):
        evaluator, before = state.game.evaluator, state.fingerprint()
        found = evaluator.leaf(state)
        assert len(found) == state.seats
        assert min(found) >= 0.0
        assert state.fingerprint() == before
        if state.actor is None:
            assert found == evaluator.values(state)
        else:
            assert sum(found) == pytest.approx(1.0, abs=_ROUNDING), f"{state.phase}: {found}"
            corrected += found != evaluator.values(state)
    assert corrected


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in ALL for seats in game.seats])
def test_what_is_shipped_was_better_and_says_how_it_was_learned(game: Game[Any], seats: int) -> None:
    file = game.evaluator.learned.file(seats)
    if not file.exists():
        assert game.evaluator.learned.network(seats) is None
        return
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["command"].startswith(f"python3 -m engine train {game.id} --seats {seats} --games ")
    said = data["log loss"]
    assert said["equal chances"] > said["hand-made"] > said["learned"]
    gain, low, high = said["gain"]
    assert 0 < low < gain < high
    assert data["rows"].keys() & set(game.evaluator.learnable.places.names())
    assert all(len(row) == len(data["out"]) + 1 for row in data["rows"].values())
    assert game.evaluator.learned.network(seats) is not None


@pytest.mark.parametrize("game", ALL)
def test_every_feature_has_a_name_of_its_own(game: Game[Any]) -> None:
    places = game.evaluator.learnable.places
    names = places.names()
    assert len(names) == len(set(names)) == places.size
    with pytest.raises(ValueError, match=r"^Two groups of features are called 'phase'\.$"):
        again = Places()
        again.of("phase", 2)
        again.of("phase", 3)


def test_what_is_new_counts_nothing_and_what_is_known_counts_what_it_did_wherever_it_stands(tmp_path: Path) -> None:
    former, today = Places(), Places()
    former.of("hand", ("fool", "queen"), 2)
    former.of("turn", 2)
    today.of("hand", ("fool", "physician", "queen"), 2)
    today.of("turn", 3)
    data = weights(former)
    (tmp_path / "2.json").write_text(json.dumps(data), encoding="utf-8")
    learned, before = Learned(tmp_path, today), Learned(tmp_path, former)
    network, known = learned.network(2), before.network(2)
    assert network is not None and known is not None
    for number, name in enumerate(today.names()):
        alone = known.strength([former.names().index(name)] if name in data["rows"] else [])
        assert network.strength([number]) == alone, name
    assert learned.unknown(2) == ["physician", "turn 3"]
    assert before.unknown(2) == learned.unknown(3) == []
    assert (learned.edition(2), learned.edition(3)) == (1, None)


def test_whoever_measures_bots_is_told_what_was_not_learned(learned_of: Any,
                                                            capsys: pytest.CaptureFixture[str]) -> None:
    game = load_game("throne")
    learned = learned_of(game, 2)
    data = json.loads(learned.file(2).read_text(encoding="utf-8"))
    data["words"].remove("joker")
    learned.file(2).write_text(json.dumps(data), encoding="utf-8")
    for command in (["match", "throne", "--bots", "page,page", "--games", "1"],
                    ["ladder", "throne", "--levels", "random,page", "--games", "4"]):
        assert main(command) == 0
        said = capsys.readouterr().out
        assert "What was learned for 2 players says nothing about: joker.\n" in said
        assert "What was learned for 2 players is for edition 1, not 3.\n" in said


def test_what_comes_with_a_game_says_in_which_edition_it_was_learned() -> None:
    for game in ALL:
        named = {game.evaluator.learned.edition(seats) for seats in game.seats}
        assert named <= {None, *range(1, game.rules_version + 1)}


def test_partners_stay_equally_likely_to_win(learned_of: Any) -> None:
    game = load_game("imposter-kings")
    learned_of(game, 4)
    for seed in range(3):
        first, second, third, fourth = game.evaluator.leaf(game.start(4, seed))
        assert (first, second) == (third, fourth)


# -- the network -------------------------------------------------------------------------------------------------------

def test_a_network_adds_up_what_its_weights_say() -> None:
    nine = Places()
    nine.of("number", 9)
    data = weights(nine, seed=3)
    network = Network(9, dict(enumerate(data["rows"].values())), data["bias"], data["out"], 1.0)
    for features in ([], [2], [0, 3, 8], [5, 5, 5], list(range(9))):
        rows = [data["rows"][f"number {each}"] for each in features]
        linear, *nodes = (sum(column) for column in zip([0, *data["bias"]], *rows, strict=True))
        wanted = linear + sum(max(0, node) * out / SCALE for node, out in zip(nodes, data["out"], strict=True))
        assert network.strength(features) == pytest.approx(wanted / SCALE)


def test_what_is_sure_is_not_corrected() -> None:
    network = Network(1, {0: [-9 * SCALE, 0]}, [0], [0], 0.5)
    assert network.corrected((1.0, 0.0), ([0], [])) == [1.0, 0.0]
    assert network.corrected((0.9, 0.1), ([0], [])) != [0.9, 0.1]


# -- learning ----------------------------------------------------------------------------------------------------------

SIX: Final = Places()
SIX.of("either", 2)
SIX.counting("few", 4)


def either(games: int) -> TrainingPositions:
    """Of two sides the one wins that has just one of two features; sums of features predict no better than luck."""
    luck, found = random.Random(1), []
    for game in range(games):
        sides = [[feature for feature in (0, 1, luck.choice((2, 3, 4, 5))) if luck.random() < 0.5] for _ in range(2)]
        wins = [(0 in side) != (1 in side) for side in sides]
        if wins[0] != wins[1]:
            found.append(Seen(game, tuple(sides), (0.5, 0.5), tuple(map(float, wins))))
    return TrainingPositions(found, SIX)


def test_hidden_nodes_learn_what_no_sum_of_features_tells() -> None:
    seen = either(30_000)
    found = fit(seen, seen.of_games((0, 1, 2, 3, 4, 5, 6, 7), 10), seen.of_games((8,), 10), 8, seed=1)
    assert losses(seen, seen.of_games((9,), 10), found).mean() < 0.5


def test_a_file_says_what_was_fitted() -> None:
    seen = either(2000)
    everywhere = seen.of_games(range(10), 10)
    found = fit(seen, everywhere, everywhere, 8, seed=1)
    data = whole_numbers(found, SIX)
    rows = {SIX.names().index(feature): row for feature, row in data["rows"].items()}
    network = Network(SIX.size, rows, data["bias"], data["out"], data["trust"])
    for place in range(20):
        there = [[feature for feature in np.nonzero(side)[0].tolist() if feature < 2 or not side[feature + 1:].any()]
                 for side in seen.features(np.array([place]))]
        won = network.corrected((0.5, 0.5), there)[int(seen.won[place].argmax())]
        assert -np.log(won) == pytest.approx(losses(seen, np.array([place]), found)[0], abs=0.02)


def test_an_interval_counts_games_not_positions() -> None:
    luck = np.random.default_rng(1)
    by_game = luck.normal(0.1, 1.0, 100)
    low, high = interval(np.repeat(by_game, 50).astype(np.float32), np.repeat(np.arange(100), 50), 0)
    assert high - low == pytest.approx(4 * by_game.std() / 10, rel=0.2)


# -- the command -------------------------------------------------------------------------------------------------------

_TINY: Final = ("throne", "--games", "12", "--worlds", "2", "--hidden", "3", "--seed", "5")


def test_the_same_command_makes_the_same_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = tmp_path / "one.json", tmp_path / "two.json"
    for file in files:
        assert main(["train", *_TINY, "--out", str(file)]) == 0
    first, second = (file.read_text(encoding="utf-8") for file in files)
    assert first == second
    data = json.loads(first)
    again = data["command"].removeprefix("python3 -m engine ").split()
    assert main([*again, "--out", str(files[1])]) == 0
    assert files[1].read_text(encoding="utf-8") == first
    printed = capsys.readouterr().out
    assert all(f"{data['log loss'][name]:.4f}" in printed for name in ("equal chances", "hand-made", "learned"))


def test_several_processes_make_the_weights_that_one_makes(tmp_path: Path) -> None:
    files = [tmp_path / "alone", tmp_path / "together"]
    for file, jobs in zip(files, ("1", "2"), strict=True):
        assert main(["train", *_TINY, "--jobs", jobs, "--out", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_other_seeds_make_other_weights(tmp_path: Path) -> None:
    for seed in ("5", "6"):
        assert main(["train", *_TINY, "--seed", seed, "--out", str(tmp_path / seed)]) == 0
    first, second = (json.loads((tmp_path / seed).read_text(encoding="utf-8")) for seed in ("5", "6"))
    assert first["rows"] != second["rows"]


def test_weights_that_are_not_better_are_not_written(learned_of: Any, capsys: pytest.CaptureFixture[str]) -> None:
    learned = learned_of(load_game("throne"))
    assert main(["train", *_TINY]) == 0
    assert capsys.readouterr().out.endswith("The hand-made values are just as good: nothing was written.\n")
    assert not learned.folder.exists()


def test_without_numpy_training_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch,
                                                       capsys: pytest.CaptureFixture[str]) -> None:
    for module in [name for name in sys.modules if name.startswith("engine.cli.train")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(["train", *_TINY]) == 2
    assert capsys.readouterr().err == (
        "engine: error: Training needs numpy, which is not installed; in a checkout, install it with: "
        ".venv/bin/python -m pip install -e '.[train]'\n")


@pytest.mark.parametrize(("option", "number", "complaint"), [
    ("--games", "9", "To learn, games must be at least 10, not 9."),
    ("--worlds", "0", "To learn, worlds must be at least 1, not 0."),
    ("--seats", "9", "Throne is for 2 to 5 players, not 9."),
])
def test_what_nothing_can_be_learned_from_is_refused(option: str, number: str, complaint: str,
                                                     capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", *_TINY, option, number]) == 2
    assert capsys.readouterr().err == f"engine: error: {complaint}\n"
