"""Files and functions stay short, and no file says what does not belong there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers import repo_budgets
from tests.helpers.repo_budgets import FILE_LINES, FUNCTION_LINES
from tests.helpers.repo_files import ROOT, project_files


def _project(folder: Path, file: str, text: str) -> Path:
    """A project with that one file."""
    (folder / file).parent.mkdir(parents=True)
    (folder / file).write_text(text, encoding="utf-8")
    return folder


# -- the project -------------------------------------------------------------------------------------------------------

def test_files_are_short() -> None:
    assert repo_budgets.long_files(ROOT) == []


def test_functions_are_short() -> None:
    assert repo_budgets.long_functions(ROOT) == []


def test_no_file_says_what_does_not_belong_there() -> None:
    assert repo_budgets.forbidden_words(ROOT) == []


def test_the_window_prints_nothing() -> None:
    assert repo_budgets.prints(ROOT) == []


def test_no_test_is_left_out() -> None:
    assert repo_budgets.left_out_tests(ROOT) == []


def test_no_test_is_in_the_long_run_only() -> None:
    assert repo_budgets.only_long_tests(ROOT) == []


# -- the checks themselves ---------------------------------------------------------------------------------------------

def test_the_files_of_the_project_are_known() -> None:
    files = project_files(ROOT)
    assert {ROOT / "pyproject.toml", ROOT / "engine" / "core" / "state.py", Path(__file__)} <= set(files)
    assert not [path for path in files if {".venv", "__pycache__"} & set(path.parts)]


@pytest.mark.parametrize(("file", "lines", "faults"), [
    ("engine/core/state.py", FILE_LINES, 0),
    ("throne_desktop/window/window.py", FILE_LINES + 1, 1),
    ("engine/games/chess/cards.py", FILE_LINES + 1, 0),
])
def test_a_long_file_is_found(file: str, lines: int, faults: int, tmp_path: Path) -> None:
    assert len(repo_budgets.long_files(_project(tmp_path, file, "pass\n" * lines))) == faults


@pytest.mark.parametrize(("lines", "faults"), [(FUNCTION_LINES, 0), (FUNCTION_LINES + 1, 1)])
def test_a_long_function_is_found(lines: int, faults: int, tmp_path: Path) -> None:
    source = "class Deal:\n    @staticmethod\n    def shuffle() -> None:\n" + "        pass\n" * (lines - 1)
    assert len(repo_budgets.long_functions(_project(tmp_path, "engine/core/deal.py", source))) == faults


@pytest.mark.parametrize(("text", "faults"), [
    ("see /" + "work/main", 1),
    ("in /" + "work", 1),
    (".github/workflows", 0),
    ("as the " + "DESIGN" + ".md says", 1),
    ("as the shared/" + "DESIGN says", 1),
    ("Made in the work" + "place.", 1),
    ("host far" + "m-7", 1),
    ("# TO" + "DO: the rest", 1),
    ("# FIX" + "ME", 1),
    ("todo el mazo", 0),
    ("return  # pragma: " + "no cover", 1),
])
def test_a_word_that_does_not_belong_there_is_found(text: str, faults: int, tmp_path: Path) -> None:
    assert len(repo_budgets.forbidden_words(_project(tmp_path, "docs/notes.md", f"Notes.\n{text}\n"))) == faults


@pytest.mark.parametrize(("file", "source", "faults"), [
    ("throne_desktop/services/library.py", "print('saved')", 1),
    ("throne_desktop/table/narrator.py", "tell = print", 1),
    ("throne_desktop/screens/modes.py", "print('mode')", 1),
    ("throne_desktop/modes/bench.py", "print('fast')", 0),
    ("throne_desktop/__main__.py", "print('no file', file=sys.stderr)", 0),
])
def test_a_print_in_the_window_is_found(file: str, source: str, faults: int, tmp_path: Path) -> None:
    assert len(repo_budgets.prints(_project(tmp_path, file, source))) == faults


@pytest.mark.parametrize("source", [
    "@pytest.mark.skip\ndef test_deal() -> None: ...",
    "@pytest.mark.skipif(sys.platform == 'win32', reason='')\ndef test_deal() -> None: ...",
    "@pytest.mark.xfail(strict=True)\ndef test_deal() -> None: ...",
    "def test_deal() -> None:\n    pytest.skip('slow')",
    "numpy = pytest.importorskip('numpy')",
])
def test_a_test_that_is_left_out_is_found(source: str, tmp_path: Path) -> None:
    assert len(repo_budgets.left_out_tests(_project(tmp_path, "tests/engine/test_deal.py", source))) == 1


@pytest.mark.parametrize("mark", ["LONG", "pytest.mark.long"])
def test_a_test_without_a_quick_form_is_found(mark: str, tmp_path: Path) -> None:
    source = f"@{mark}\ndef test_a_thousand_games() -> None: ...\n"
    assert len(repo_budgets.only_long_tests(_project(tmp_path, "tests/engine/test_deal.py", source))) == 1
