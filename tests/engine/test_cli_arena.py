"""The command lines that measure bots: ladder and calibrate."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from engine import load_game
from engine.bots.levels import levels_of
from engine.bots.opponents import OPPONENTS
from engine.bots.temperaments import STEADY, TEMPERAMENTS
from engine.cli.ladder import variants
from tests.helpers.commands import ENGINE, TOP, Run
from tests.helpers.interrupting import hearing_ctrl_c

LADDER = ("ladder", "throne", "--levels", "random,page", "--games", 4)
CALIBRATE = ("calibrate", "throne", "--level", "page", "--games", 3)


# -- ladder ------------------------------------------------------------------------------------------------------------

def test_a_ladder_ends_with_a_table(run: Run) -> None:
    rows = run(*LADDER).splitlines()
    assert rows[0] == "Throne, 2 seats, 4 games in each of 1 matches, seed 0; deals repeat as the seats rotate."
    assert rows[2].split("  ")[0] == ""
    assert [row.split()[0] for row in rows[3:]] == ["random", "page"]
    assert rows[4].split()[:3] == ["page", "random", "100.0%"]


def test_with_more_seats_the_table_also_has_one_of_those_below_among_many(run: Run) -> None:
    rows = run(*LADDER, "--seats", 3).splitlines()
    assert "one bot against the level named; 33.3% is as good as the others" in rows[1]
    assert [cell for cell in rows[4].split() if cell.endswith("%")][::3] == ["100.0%", "0.0%"]


def test_the_table_and_all_figures_are_written_to_files(run: Run, tmp_path: Path) -> None:
    run(*LADDER, "--csv", tmp_path / "ladder.csv", "--json", tmp_path / "ladder.json")
    with (tmp_path / "ladder.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    figures = json.loads((tmp_path / "ladder.json").read_text())
    assert [row["entrant"] for row in rows] == [rung["entrant"] for rung in figures["rungs"]] == ["random", "page"]
    assert float(rows[1]["share"]) == figures["rungs"][1]["alone"]["share"] == 1
    assert float(rows[1]["elo low"]) == pytest.approx(figures["rungs"][1]["elo_interval"][0], abs=0.1)
    assert [match["entrants"] for match in figures["matches"]] == [["page", "random"]]
    assert figures["matches"][0]["standings"][0]["games"] == figures["matches"][0]["games"] == 4


def test_a_ladder_goes_on_where_it_was_interrupted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = run(*LADDER, "--resume", file).splitlines()[:-2]
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]))
    assert run(*LADDER, "--resume", file).splitlines()[:-2] == whole
    again = file.read_bytes().splitlines(keepends=True)
    assert (again[:3], len(again)) == (lines[:3], 5)
    assert run(*LADDER, "--resume", file)
    assert file.read_bytes().splitlines(keepends=True) == again


def test_ctrl_c_keeps_the_games_that_are_finished(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [*ENGINE, *map(str, LADDER[:-1]), "3000", "--jobs", "2", "--resume", str(file)]
    with hearing_ctrl_c():
        program = subprocess.Popen(command, cwd=TOP, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                   start_new_session=True)
    while program.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 3):
        pass
    os.killpg(program.pid, signal.SIGINT)
    _, complaint = program.communicate(timeout=60)
    assert (program.returncode, complaint) == (130, "\n")
    assert all(json.loads(line) for line in file.read_bytes().splitlines())


def test_a_ladder_has_all_levels_of_the_game_unless_some_are_named(run: Run, tmp_path: Path) -> None:
    offered = [level.id for level in levels_of(load_game("throne"))]
    complaint = run("ladder", "throne", "--games", 0, status=2)
    assert complaint == "engine: error: A match needs at least one game, not 0."
    assert {"page", "squire", "knight", "marshal"} <= set(offered)


def test_every_temperament_but_the_neutral_one_is_on_the_ladder() -> None:
    found = [OPPONENTS[variant.removeprefix("marshal/")].temperament for variant in variants()]
    assert found == [temperament for temperament in TEMPERAMENTS if temperament != STEADY]


# -- calibrate ---------------------------------------------------------------------------------------------------------

def test_a_calibration_ends_with_what_was_said_against_what_was_won(run: Run) -> None:
    rows = run(*CALIBRATE).splitlines()
    assert rows[0] == "Throne, 2 seats, 3 games, page in all seats, seed 0."
    assert rows[1].split() == ["said", "won", "95%", "between", "chances"]
    assert any(row.startswith("mean error 0.") for row in rows)
    assert any(row.startswith("slope ") and "rise on one’s own move" in row for row in rows)
    assert [row.split()[0] for row in rows[-3:-1]] == ["1.", "2."]
    assert rows[-1].startswith("The chances of all seats add up to 1 to within ")


def test_a_calibration_is_drawn_and_its_figures_written(run: Run, tmp_path: Path) -> None:
    run(*CALIBRATE, "--picture", tmp_path / "drawn.svg", "--json", tmp_path / "figures.json")
    figures = json.loads((tmp_path / "figures.json").read_text())
    circles = [each for each in ET.parse(tmp_path / "drawn.svg").iter() if each.tag.endswith("circle")]
    assert len([each for each in circles if each.get("class") == "point"]) == len(figures["tenths"])
    assert len([each for each in circles if each.get("class") == "start"]) == len(figures["beginnings"]) == 2
    assert figures["positions"] * 2 == sum(tenth["number"] for tenth in figures["tenths"])


# -- what is refused ---------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("argv", "complaint"), [
    ((*LADDER, "--csv", "nowhere/ladder.csv"), "Cannot write ladder.csv: the folder nowhere does not exist."),
    ((*CALIBRATE, "--picture", "nowhere/drawn.svg"), "Cannot write drawn.svg: the folder nowhere does not exist."),
    ((*LADDER, "--resume", "pyproject.toml"), "pyproject.toml has no games of a ladder; name another file."),
    ((*LADDER, "--jobs", 0), "Use 1 to 256 processes, not 0."),
    ((*CALIBRATE, "--jobs", 300), "Use 1 to 256 processes, not 300."),
    ((*LADDER, "--levels", "page"), "A ladder needs at least two levels."),
    ((*CALIBRATE, "--games", 1), "Measuring chances needs at least two games, not 1."),
    ((*LADDER, "--cluster", "here"),
     "'here' is not the address of a Dask scheduler, such as tcp://192.168.0.5:8786."),
])
def test_what_cannot_be_measured_is_one_line_and_status_2(run: Run, argv: tuple[object, ...], complaint: str) -> None:
    assert run(*argv, status=2) == f"engine: error: {complaint}"
