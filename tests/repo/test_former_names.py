"""One word for one thing: names that the code has given up do not come back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers import repo_names
from tests.helpers.repo_files import ROOT


def _project(folder: Path, file: str, source: str) -> Path:
    """A project with that one module."""
    (folder / file).parent.mkdir(parents=True)
    (folder / file).write_text(source, encoding="utf-8")
    return folder


def test_no_identifier_has_a_former_name() -> None:
    assert repo_names.former_names(ROOT) == []


def test_legal_moves_have_one_name() -> None:
    assert repo_names.rule_functions_with_a_former_name(ROOT) == []


# -- the checks themselves ---------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("file", "source", "faults"), [
    ("engine/base/evaluator.py", "class Promise: ...", 1),
    ("engine/base/evaluator.py", "def naive_worth(state): ...", 1),
    ("engine/session/outlook.py", "", 1),
    ("engine/session/session.py", "from engine.session.history import Chronicle", 1),
    ("throne_desktop/table/narrator.py", "def show(eyes): ...", 1),
    ("throne_desktop/table/narrator.py", "self._film = None", 1),
    ("engine/session/history.py", "class History: ...", 0),
    ("engine/games/chess/words.py", "TEXT = N_('chess/log', 'What a chronicle!')", 0),
    ("tests/engine/test_deal.py", "def test_a_card_is_worth_its_number(): ...", 0),
])
def test_a_former_name_is_found(file: str, source: str, faults: int, tmp_path: Path) -> None:
    assert len(repo_names.former_names(_project(tmp_path, file, source))) == faults


@pytest.mark.parametrize(("source", "faults"), [
    ("def choices(state): ...", 1),
    ("def sealed_choices(state, seat): ...", 0),
])
def test_a_former_name_of_legal_moves_is_found(source: str, faults: int, tmp_path: Path) -> None:
    project = _project(tmp_path, "engine/games/chess/legal.py", source)
    assert len(repo_names.rule_functions_with_a_former_name(project)) == faults
