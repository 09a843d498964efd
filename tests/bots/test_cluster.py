"""A Dask cluster plays the same games, and what it lacks is said in one sentence."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path
from threading import Timer

import pytest

from engine.bots.arena import cluster
from engine.bots.arena.cluster import NoCluster
from engine.bots.arena.finished_games import Keep
from engine.bots.arena.match import Match, MatchResult, play
from engine.bots.arena.workers import finished, run
from engine.cli.main import main
from tests.helpers.amount import few_or_many, first_of
from tests.helpers.local_cluster import local_cluster, running_cluster

MATCH = Match("throne", ("page", "random"), games=4, seed=3)


@pytest.fixture(scope="module", params=first_of(["together", "apart"]))
def address(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a cluster of two workers, in one process and, in the long run, in several."""
    with local_cluster(workers=2, where=request.param) as found:
        yield found


def without_time(outcomes: Iterator[MatchResult]) -> list[MatchResult]:
    return [replace(outcome, seconds=()) for outcome in outcomes]


def test_a_cluster_plays_the_same_games(address: str) -> None:
    assert without_time(play(MATCH, cluster=address)) == without_time(play(MATCH))


def test_results_come_in_the_order_of_the_items(address: str) -> None:
    assert list(run(abs, [-3, -1, -2], address=address)) == [3, 1, 2]


def test_whoever_stops_asking_lets_the_cluster_go(address: str) -> None:
    with closing(finished(abs, range(100), address=address)) as results:
        assert len(list(islice(results, 1))) == 1
    assert list(run(abs, [-1], address=address)) == [1]


def test_what_a_function_raises_on_a_cluster_is_raised_here(address: str) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(run(int, ["one"], address=address))


def test_workers_of_another_version_are_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    with pytest.raises(NoCluster, match=r"does not have version 0\.0\.1 of throne-desktop"):
        list(play(MATCH, cluster=address))


def test_a_worker_of_another_version_that_comes_later_is_refused_by_name(address: str,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "engine_version", _any_version)
    monkeypatch.setattr(cluster, "__version__", "0.0.1")
    with pytest.raises(NoCluster, match=r"^The worker at tcp://127\.0\.0\.1:\d+ does not have version 0\.0\.1 of"):
        list(run(abs, [-1], address=address))


def _any_version() -> str:
    """Says what is wanted, as a worker does that leaves before the work begins."""
    return "0.0.1"


def test_a_scheduler_that_goes_away_is_one_sentence_and_a_new_one_goes_on(
        tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    command = ["ladder", "throne", "--levels", "random,page", "--games", "4", "--resume", str(file), "--cluster"]
    with running_cluster() as first:
        monkeypatch.setattr(Keep, "game", _then(first.dies, Keep.game))
        assert main([*command, first.address]) == 2
    said = capsys.readouterr()
    assert said.err == f"engine: error: The Dask scheduler at {first.address} vanished before the work was done.\n"
    kept = file.read_text(encoding="utf-8")
    assert kept.count("\n") >= 2
    monkeypatch.undo()
    with running_cluster() as second:
        assert main([*command, second.address]) == 0
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert "page" in capsys.readouterr().out


def test_a_scheduler_that_goes_away_while_a_result_is_fetched_is_the_same_sentence() -> None:
    with running_cluster() as found, closing(finished(bytes, [8_000_000] * 600, address=found.address)) as results:
        next(results)
        dying = Timer(0.5, found.dies)      # nearly all the time is spent on fetching
        dying.start()
        with pytest.raises(NoCluster, match=r"vanished before the work was done"):
            list(islice(results, 600))
        dying.join()


def test_what_a_function_cannot_open_on_a_cluster_is_said_as_it_is(address: str) -> None:
    with pytest.raises(FileNotFoundError, match="nowhere"):
        list(run(Path.stat, [Path("nowhere")], address=address))


def _then(follows: Callable[[], None], done: Callable[..., None]) -> Callable[..., None]:
    """Something is done, and then something else follows, once."""
    waiting = [follows]

    def both(*given: object) -> None:
        done(*given)
        if waiting:
            waiting.pop()()

    return both


@few_or_many("deaths", 1, 3)
def test_work_that_ends_its_workers_is_one_sentence(deaths: int) -> None:
    settings = {"DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": str(deaths - 1)}
    with running_cluster(workers=1, where="apart", **settings) as found, \
            pytest.raises(NoCluster, match=r"kept failing at the same task; perhaps they ran out of memory"):
        list(run(signal.raise_signal, [signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL],
                 address=found.address))


def test_workers_that_do_several_things_at_once_are_refused() -> None:
    with local_cluster(workers=1, threads=2) as found, pytest.raises(NoCluster, match="start them with --nthreads 1"):
        list(play(MATCH, cluster=found))


def test_a_scheduler_that_is_not_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with pytest.raises(NoCluster, match=r"No Dask scheduler answers at tcp://127\.0\.0\.1:9"):
        list(play(MATCH, cluster="tcp://127.0.0.1:9"))


@pytest.mark.parametrize("wrong", ["here", "127.0.0.1", "ftp://127.0.0.1:8786", "127.0.0.1:8786/x"])
def test_an_address_that_is_none_is_refused_at_once(wrong: str) -> None:
    with pytest.raises(NoCluster, match="is not the address of a Dask scheduler"):
        list(play(MATCH, cluster=wrong))


def test_where_dask_is_missing_one_line_says_how_to_install_it(
        monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["match", "throne", "--bots", "page", "--cluster", "127.0.0.1:8786"]) == 2
    assert capsys.readouterr().err.endswith(
        "install it with: .venv/bin/python -m pip install -e '.[cluster]'\n")


def test_jobs_and_a_cluster_exclude_one_another(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["match", "throne", "--bots", "page", "--cluster", "127.0.0.1:8786", "--jobs", "2"])
    assert "not allowed with argument" in capsys.readouterr().err
