"""What follows from the declared fields of the games' states is written below them, and up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT
from write_states import MARK, renewed, state_files

MODEL = (ROOT / "engine" / "games" / "_model" / "state.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", state_files(ROOT), ids=lambda file: file.parent.name)
def test_every_state_is_as_make_states_writes_it(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert renewed(source) == source


def test_it_is_written_alike_with_and_without_the_mark_to_begin_with() -> None:
    declared = MODEL[:MODEL.index(MARK)].rstrip() + "\n"
    for begun in (declared, f"{declared}\n{MARK}---\n", f"{declared}\n{MARK}---\n\n    FIELDS = ()\n"):
        assert renewed(begun) == MODEL


def test_what_stands_below_the_class_stays() -> None:
    assert renewed(f"{MODEL}\n\nFIRST = 1\n") == f"{MODEL}\n\nFIRST = 1\n"
