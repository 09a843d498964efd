"""All tests: files are written as ever, but the disk is not waited for, which would take most of their time."""

from __future__ import annotations

import pytest

from engine.core import disk


@pytest.fixture(autouse=True)
def waits_for_no_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is forced onto the disk; tests about that have a fixture of this name that does nothing."""
    monkeypatch.setattr(disk, "sync", lambda number: None)
    monkeypatch.setattr(disk, "sync_folder", lambda folder: None)
