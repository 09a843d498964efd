"""A frozen program gets along with the system that it finds itself on."""

from __future__ import annotations

import pytest

from throne_desktop.startup.display import by_x11
from throne_desktop.startup.frozen import give_back

OF_PYINSTALLER = {"_PYI_ARCHIVE_FILE": "/opt/throne", "_PYI_PARENT_PROCESS_LEVEL": "0",
                  "LD_LIBRARY_PATH": "/opt/throne/_internal"}


def test_other_programs_are_started_without_our_libraries() -> None:
    environment = {"HOME": "/home/ann", **OF_PYINSTALLER}
    give_back(environment)
    assert environment == {"HOME": "/home/ann"}


def test_other_programs_are_started_with_the_users_own_libraries() -> None:
    environment = {**OF_PYINSTALLER, "LD_LIBRARY_PATH_ORIG": "/home/ann/lib"}
    give_back(environment)
    assert environment == {"LD_LIBRARY_PATH": "/home/ann/lib"}


@pytest.mark.parametrize(("platform", "wayland", "x11"), [
    ("", "", True), ("", "wayland-0", False), ("xcb", "wayland-0", True), ("wayland;xcb", "", True),
    ("wayland", "wayland-0", False), ("offscreen", "", False),
])
def test_stand_ins_are_for_windows_by_x11(platform: str, wayland: str, x11: bool,
                                          monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    monkeypatch.setenv("WAYLAND_DISPLAY", wayland)
    assert by_x11() is x11
