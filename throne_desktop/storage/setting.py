"""A setting is one row: its usual value, what it can be, whose it is, and how the preferences ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Any, Final, NamedTuple, TypeVar

from engine.core.text import N_, Text

T = TypeVar("T")

LOOK: Final = N_("PreferencesScreen", "Language and look")
SOUND: Final = N_("PreferencesScreen", "Sound")
PACE: Final = N_("PreferencesScreen", "Pace")
HELP: Final = N_("PreferencesScreen", "Help at the table")
KEYS: Final = N_("KeysScreen", "Keys")
"""Asked for on a page of their own."""
SECTIONS: Final = (LOOK, SOUND, PACE, HELP)
"""The sections of the preferences, in their order."""

_ROW: Final = "row"


class Row(NamedTuple):
    """What is known of a setting beside its name, its type and its usual value."""

    limits: tuple[float, float] | None
    """The smallest and the largest value of a number."""
    of_machine: bool
    """Whether it is the computer's, whoever plays; otherwise it is a person's."""
    gathered: bool
    """Whether what one window adds to this list is not taken away by another."""
    section: Text | None
    """Where the preferences ask for it; None for what is remembered without being asked for."""
    label: Text | None
    """The question before what is offered, or the sentence beside a checkbox."""
    offers: Sequence[tuple[Any, Text]]
    """The values that can be chosen, each with its words; none for a checkbox."""
    note: Text | None
    """A sentence below it."""


def setting(usual: T, *, limits: tuple[float, float] | None = None, of_machine: bool = False, gathered: bool = False,
            section: Text | None = None, label: Text | None = None, offers: Sequence[tuple[T, Text]] = (),
            note: Text | None = None) -> T:
    """The field of a setting in a data class, with its usual value.

    Raises TypeError for a number without limits: one from a damaged file could be anything.
    """
    if isinstance(usual, int | float) and not isinstance(usual, bool) and limits is None:
        raise TypeError(f"A number that is usually {usual} has no limits.")
    row = Row(limits, of_machine, gathered, section, label, offers, note)
    return field(default=usual, metadata={_ROW: row})


def row_of(metadata: Any) -> Row | None:
    """The row in the metadata of a field; None for a field that is no setting."""
    row: Row | None = metadata.get(_ROW)
    return row
