"""The bench: every figure has its place in the table and in the file, and two engines are measured in turn.

How fast anything is depends on the machine, so no test asks.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, __version__, load_game
from engine.cli import language as languages
from engine.cli.bench.budgets import budget, met
from engine.cli.bench.figures import Samples
from engine.cli.bench.measures import all_measures
from engine.cli.bench.pairing import Pair
from engine.cli.bench.positions import positions
from engine.cli.bench.run import bench
from engine.cli.bench.table import LABEL, label
from engine.cli.main import main
from tests.helpers.amount import few_or_many
from tests.helpers.toy import CELLAR

TOP = Path(__file__).parents[2]
QUICK = ("throne", "--seats", "2", "--seconds", "0.001")
GIT = shutil.which("git")

Refused = Callable[..., str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    """What `python -m engine bench` says in its one line when it cannot do what it is asked."""

    def refused(*argv: object) -> str:
        assert main(["bench", *map(str, argv)]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert printed.err.count("\n") == 1
        return printed.err.removeprefix("engine: error: ").rstrip("\n")

    return refused


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """A folder with another engine: version 0.0.1, with one game, whose own bench is of no use."""
    folder = tmp_path / "other"
    copy_engine(folder)
    shutil.rmtree(folder / "engine" / "cli" / "bench")
    (folder / "engine" / "cli" / "bench.py").write_text("raise RuntimeError('not this one')\n", encoding="utf-8")
    change(folder / "engine" / "version.py", __version__, "0.0.1")
    return folder


def copy_engine(folder: Path) -> None:
    """The sources of this engine, without what they were compiled to, and without the games that nobody asks it for."""
    unasked = (game.replace("-", "_") for game in GAMES if game != QUICK[0])
    shutil.copytree(TOP / "engine", folder / "engine", ignore=shutil.ignore_patterns("*.so", "*.pyd", *unasked))


def change(file: Path, before: str, after: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")


def compared(folder: Path, file: Path, *argv: str) -> dict[str, Any]:
    """What the file says after a comparison with the engine in a folder."""
    assert main(["bench", *QUICK, "--rounds", "1", "--against", str(folder), "--json", str(file), *argv]) == 0
    data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return data


# -- one engine --------------------------------------------------------------------------------------------------------

@few_or_many("names", ("clone", "json", "bot page"), ())
def test_the_table_has_a_row_for_every_measure_and_pace_of_thinking(
        names: Sequence[str], capsys: pytest.CaptureFixture[str]) -> None:
    bench([CELLAR], seats=2, names=names, seconds=0.001)
    _, _, _, head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["Cellar", "2", "seats", "budget"]
    labels = ["random decisions, per second", "simulations, per second", "clone, µs", "observation at every turn, µs",
              "reading an observation, µs", "observation, then a world, µs", "first observation, late, µs",
              "sample a world, µs", "clone, move, value, µs", "to JSON and back, µs", "Page, per move, ms",
              "Marshal, per move, ms"]
    assert [row[2:32].strip() for row in rows[:-2]] == (["clone, µs", labels[9], labels[10]] if names else labels)
    assert all(row.count("±") == 1 for row in rows[:-2])


@pytest.mark.parametrize("language", languages.CODES)
def test_every_measure_has_a_label_that_fits_in_every_language(language: str) -> None:
    with languages.speaking(language):
        labels = [label(Samples("throne", 2, measure.id, measure.unit, (1.0,))) for measure in all_measures()]
    assert len(set(labels)) == len(labels)
    assert [each for each in labels if len(each) >= LABEL] == []


def test_the_table_speaks_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *QUICK, "--only", "clone", "--lang", "de"]) == 0
    table = capsys.readouterr().out
    assert "2 Plätze" in table
    assert "Kopie, µs" in table
    assert "clone" not in table


@few_or_many("games", ("behind-the-throne",), GAMES)
def test_every_game_is_measured_at_every_number_of_seats(
        games: Sequence[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    assert main(["bench", *games, "--only", "clone", "--seconds", "0.001", "--json", str(file)]) == 0
    figures = json.loads(file.read_text(encoding="utf-8"))["figures"]
    assert [(each["game"], each["seats"]) for each in figures] == [
        (game, seats) for game in games for seats in load_game(game).seats]
    table = capsys.readouterr().out
    for game in map(load_game, games):
        row = table.partition(f"\n{game.name}  ")[2].splitlines()[1]
        assert row.count("±") == len(game.seats)


def test_the_file_says_what_was_measured_on_what(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "figures.json"
    assert main(["bench", *QUICK, "--only", "decisions,json", "--json", str(file)]) == 0
    data = json.loads(file.read_text(encoding="utf-8"))
    assert {"format", "version", "build", "python", "system", "cpus", "seconds", "figures"} == data.keys()
    assert (data["format"], data["version"], data["seconds"]) == (2, __version__, 0.001)
    first, second = data["figures"]
    assert first.keys() == {"game", "seats", "measure", "unit", "samples", "median", "spread", "budget", "met"}
    assert (first["measure"], first["unit"], first["budget"]) == ("decisions", "per second", 200_000)
    assert (second["measure"], second["unit"], second["budget"], second["met"]) == ("json", "µs", None, None)
    assert min(first["samples"]) <= first["median"] <= max(first["samples"])
    assert f"Engine {__version__}, {data['build']}, Python {data['python']}, on" in capsys.readouterr().out


@pytest.mark.parametrize(("measure", "unit", "samples", "kept"), [
    ("decisions", "per second", (199_000.0, 199_999.0, 300_000.0), False),
    ("decisions", "per second", (100.0, 200_000.0, 200_001.0), True),
    ("sample", "µs", (60.1, 60.1, 10.0), False),
    ("sample", "µs", (59.0, 60.0, 1000.0), True),
    ("clone", "µs", (1e6, 1e6, 1e6), None),
])
def test_the_median_keeps_to_the_budget_or_misses_it(
        measure: str, unit: str, samples: tuple[float, ...], kept: bool | None) -> None:
    assert met(Samples("throne", 2, measure, unit, samples), "plain") is kept


def test_large_games_and_compiled_engines_have_budgets_of_their_own() -> None:
    assert [budget("throne", "simulations", build) for build in ("plain", "compiled")] == [3_000, 6_000]
    assert [budget("rival-kings", "simulations", build) for build in ("plain", "compiled")] == [1_500, 3_000]


def test_positions_are_the_same_each_time_and_somebody_has_the_turn_in_each() -> None:
    first, second = positions(CELLAR, 2), positions(CELLAR, 2)
    assert first.digest == second.digest != positions(CELLAR, 3).digest
    assert [state.fingerprint() for state in first.states] == [state.fingerprint() for state in second.states]
    for number, state in enumerate(first.states):
        assert state.actor is not None
        assert first.fresh(number) == state.observation(state.actor)


def test_a_sample_is_made_of_as_many_passes_as_its_time_needs() -> None:
    (clone,) = (measure for measure in all_measures() if measure.id == "clone")
    assert len(clone.samples(positions(CELLAR, 2), 0.01, fewest=5)) >= 5


# -- two engines -------------------------------------------------------------------------------------------------------

def test_another_engine_is_measured_by_this_bench(
        other: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = compared(other, tmp_path / "pairs.json")
    assert (data["old"]["revision"], data["old"]["version"], data["new"]["version"]) == (
        str(other), "0.0.1", __version__)
    assert data["notes"] == []
    assert [pair["measure"] for pair in data["pairs"]] == [measure.id for measure in all_measures()]
    for pair in data["pairs"]:
        assert pair.keys() == {"game", "seats", "measure", "unit", "old", "new", "medians", "ratio",
                               "interval"}
        assert pair["ratio"] == pytest.approx(pair["new"][0] / pair["old"][0])
    head = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("Throne"))
    assert head.split() == ["Throne,", "2", "seats", "old", "new", "new/old", "95%", "between"]


def test_what_the_other_engine_lacks_is_said(other: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(other / "engine" / "core" / "observe.py", "    def sample(", "    def draw(")
    change(other / "engine" / "core" / "observe.py", "self.sample(", "self.draw(")
    data = compared(other, tmp_path / "pairs.json", "--only", "clone,sample,bot marshal")
    assert [pair["measure"] for pair in data["pairs"]] == ["clone"]
    assert [note.split(" (")[0] for note in data["notes"]] == [
        f"throne, 2 seats: the old engine cannot be measured: {what}" for what in ("sample", "bot marshal")]
    assert data["notes"][0] in capsys.readouterr().out


def test_a_level_that_the_other_engine_lacks_is_said(other: Path, tmp_path: Path) -> None:
    change(other / "engine" / "bots" / "level.py", 'Level("page", N_("engine/level", "Page")',
           'Level("random", N_("engine/level", "Page")')
    data = compared(other, tmp_path / "pairs.json", "--only", "clone,bot page")
    assert [pair["measure"] for pair in data["pairs"]] == ["clone"]
    assert data["notes"] == ["throne, 2 seats: only in the new engine: bot page"]


def test_positions_that_differ_are_said(other: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(other / "engine" / "core" / "rng.py", "cards[last], cards[other] =", "cards[other], cards[last] =")
    data = compared(other, tmp_path / "pairs.json", "--only", "clone")
    assert data["notes"] == ["throne, 2 seats: the rules differ, and so do the positions, so the ratios may mean "
                             "little"]
    assert data["notes"][0] in capsys.readouterr().out


def test_a_game_that_the_other_engine_lacks_is_said(other: Path, tmp_path: Path) -> None:
    shutil.rmtree(other / "engine" / "games" / "throne")
    data = compared(other, tmp_path / "pairs.json", "--only", "clone")
    assert data["pairs"] == []
    assert data["notes"] == ["throne, 2 seats: the old engine cannot be measured: it has no such game"]


def test_ratios_are_of_medians_and_lie_within_their_interval() -> None:
    even = Pair("throne", 2, "clone", "µs", (4.0,) * 7, (2.0,) * 7)
    assert (even.ratio, even.interval()) == (0.5, (0.5, 0.5))
    noisy = Pair("throne", 2, "clone", "µs", (4.0, 4.1, 3.9, 4.4, 4.0, 4.2, 9.0),
                 (2.0, 2.2, 2.1, 1.9, 2.0, 2.3, 2.1))
    low, high = noisy.interval()
    assert low < noisy.ratio < high < 1
    assert noisy.ratio == pytest.approx(2.1 / 4.1)


def test_a_revision_is_compared_where_there_is_git_and_missed_in_a_line_where_there_is_none(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    copy_engine(checkout)
    if GIT is not None:
        git = (GIT, "-C", str(checkout), "-c", "user.name=Ann", "-c", "user.email=ann@localhost")
        for command in (("init", "-q"), ("add", "engine"), ("commit", "-qm", "Today")):
            subprocess.run((*git, *command), check=True)
    change(checkout / "engine" / "version.py", __version__, "9.9.9")
    done = subprocess.run((sys.executable, "-m", "engine", "bench", *QUICK, "--rounds", "1", "--only", "clone",
                           "--against", "HEAD"), cwd=checkout, capture_output=True, text=True, encoding="utf-8",
                          check=False, env={**os.environ, "PYTHONPATH": str(checkout), "PYTHONIOENCODING": "utf-8"})
    if GIT is None:
        assert done.stderr == ("engine: error: Without git, the revision 'HEAD' cannot be found; name a folder that "
                               "contains an engine.\n")
        return
    assert f"old: HEAD; Engine {__version__}," in done.stdout
    assert "new: Engine 9.9.9," in done.stdout
    assert '"9.9.9"' in (checkout / "engine" / "version.py").read_text(encoding="utf-8")


# -- what cannot be done -----------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("argv", "complaint"), [
    (("chess",), f"There is no game called 'chess'; the games are: {', '.join(GAMES)}."),
    (("--seats", 9), "None of these games is for 9 players."),
    (("throne", "--only", "luck"), "There is no measure called 'luck'; the measures are: "
                                   + ", ".join(measure.id for measure in all_measures()) + "."),
    (("--json", "no-such-folder/figures.json"), "Cannot write figures.json: the folder no-such-folder does not exist."),
    (("--against", TOP, "--rounds", 0), "A comparison needs at least one round, not 0."),
])
def test_what_cannot_be_measured_is_said_at_once(refused: Refused, argv: tuple[object, ...], complaint: str) -> None:
    assert refused(*argv) == complaint


def test_figures_that_cannot_be_written_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *QUICK, "--only", "clone", "--json", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"engine: error: The figures cannot be written to {tmp_path}: Is a directory.\n"


@pytest.mark.parametrize("time", ["0", "-1", "soon", "1e3", "9999"])
def test_a_time_is_a_number_of_seconds(time: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["bench", f"--seconds={time}"])
    assert left.value.code == 2
    assert capsys.readouterr().err.endswith(f"{time!r} is not a number of seconds such as 0.5\n")


def test_a_revision_that_does_not_exist_is_one_line(refused: Refused) -> None:
    said = refused(*QUICK, "--against", "no-such-revision")
    assert "'no-such-revision'" in said


def test_a_folder_outside_git_has_no_revisions(tmp_path: Path, other: Path) -> None:
    shutil.copytree(TOP / "engine" / "cli" / "bench", other / "engine" / "cli" / "bench")
    (other / "engine" / "cli" / "bench.py").unlink()
    done = subprocess.run((sys.executable, "-m", "engine", "bench", *QUICK, "--against", "HEAD"), cwd=other,
                          capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": str(other)})
    assert done.returncode == 2
    assert done.stderr.startswith("engine: error: ")
    assert done.stderr.count("\n") == 1
    assert "'HEAD'" in done.stderr


def test_an_engine_that_does_not_run_is_one_line(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "__init__.py").write_text("raise RuntimeError('worn out')\n", encoding="utf-8")
    assert refused(*QUICK, "--against", tmp_path) == (
        f"The engine in {tmp_path} does not run: RuntimeError: worn out")
