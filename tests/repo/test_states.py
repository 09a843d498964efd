"""What follows from the fields of a state, slots, names on paper and clone, is written below them and up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT
from write_states import MARK, renewed, state_files

SOURCE = '''"""A position."""

from engine.core.state import Derived, Kinds, KindMask, State, Told


class SomeState(State):
    """A position of some game."""

    turn: int
    held: list[int]
    """By seat."""
    owned: Derived[list[int]]
    done: Told[int]
    played: Kinds[int]
    shown: Kinds[list[int]]
    used: KindMask[int]

    def count(self) -> int:
        """How many."""
        return len(self.held)
'''


@pytest.mark.parametrize("path", state_files(ROOT), ids=lambda path: path.parent.name)
def test_what_follows_from_the_fields_of_a_state_is_up_to_date(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert renewed(source) == source, "make states writes it"


def test_slots_names_and_clone_follow_from_the_fields() -> None:
    written = renewed(SOURCE)
    assert written.startswith(SOURCE.rstrip())
    assert '__slots__ = ("done", "held", "owned", "played", "shown", "turn", "used")' in written
    assert 'FIELDS = ("turn", "held", "played", "shown", "used")' in written, "what is derived or told is not written"
    assert [line.strip() for line in written.splitlines() if line.strip().startswith("other.")] == [
        "other.turn = self.turn", "other.held = self.held[:]", "other.owned = self.owned[:]",
        "other.done = self.done", "other.played = self.played", "other.shown = self.shown[:]",
        "other.used = self.used"]


def test_which_fields_hold_kinds_of_cards_follows_from_their_types() -> None:
    written = renewed(SOURCE)
    assert 'KIND_FIELDS = ("played", "shown")' in written
    assert 'KIND_MASKS = ("used",)' in written
    assert "BY_KIND" not in written


def test_writing_it_again_changes_nothing() -> None:
    assert renewed(renewed(SOURCE)) == renewed(SOURCE)


def test_a_mark_with_nothing_below_it_is_written_over() -> None:
    assert renewed(f"{SOURCE}\n{MARK}---\n") == renewed(SOURCE)


def test_what_stands_below_the_class_stays() -> None:
    assert renewed(f"{SOURCE}\n\nFIRST = 1\n") == renewed(SOURCE) + "\n\nFIRST = 1\n"


def test_a_new_field_is_found_to_be_missing_below() -> None:
    with_another = renewed(SOURCE).replace("    turn: int\n", "    turn: int\n    used: int\n")
    assert "other.used = self.used" in renewed(with_another)
    assert renewed(with_another) != with_another
