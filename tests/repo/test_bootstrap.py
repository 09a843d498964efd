"""Whatever a bare machine lacks is named before anything is installed; playing in the terminal needs only Python."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT, project_files
from tests.helpers.repo_libraries import QT, asked_for, listed

BOOTSTRAP = (ROOT / "packaging" / "bootstrap.sh").read_text(encoding="utf-8")
PLUGINS = QT / "Qt" / "plugins"
MODULES = [QT / f"Qt{name}.abi3.so" for name in ("Core", "Gui", "Widgets", "Svg", "Test")]
COMMANDS = ("bash", "cat", "cp", "dirname", "env", "grep", "id", "make", "readlink", "sed", "tr", "uname")
"""What a bare machine has, as far as it is asked for."""


# -- libraries ---------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("lists", "files"), [
    (("tools",), [QT / "lrelease", QT / "lupdate"]),
    (("tools", "offscreen"), [*MODULES, PLUGINS / "platforms/libqoffscreen.so",
                              PLUGINS / "iconengines/libqsvgicon.so"]),
    (("tools", "offscreen", "x11"), [PLUGINS / "platforms/libqxcb.so", *PLUGINS.glob("xcbglintegrations/*.so")]),
    (("tools", "offscreen", "wayland"), [PLUGINS / "platforms/libqwayland.so",
                                         PLUGINS / "wayland-shell-integration/libxdg-shell.so",
                                         PLUGINS / "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so"]),
], ids=["tools", "offscreen", "x11", "wayland"])
def test_every_library_that_qt_loads_is_in_the_lists(lists: tuple[str, ...], files: list[Path]) -> None:
    asked = asked_for(files)
    assert "libglib-2.0.so.0" in asked
    assert asked - listed(BOOTSTRAP, *lists) == set()


# -- a bare machine ----------------------------------------------------------------------------------------------------

class Machine:
    """A checkout on a machine that has these commands and no others; its loader knows no library."""

    def __init__(self, folder: Path) -> None:
        self.commands = folder / "bin"
        self.commands.mkdir()
        for name in COMMANDS:
            self.has(name, f'exec {shutil.which(name)} "$@"')
        self.has("uname", "echo Linux")
        self.has("ldconfig", "echo 0 libs found")
        self.has("id", "echo 1000")
        self.project = folder / "project"
        for file in project_files(ROOT):
            if file.parent == ROOT or file.is_relative_to(ROOT / "packaging"):
                copy = self.project / file.relative_to(ROOT)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(file, copy)

    def has(self, name: str, does: str) -> None:
        """Put a command on the path."""
        (self.commands / name).write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        (self.commands / name).chmod(0o755)

    def knows(self, *packages: str) -> None:
        """Debian's tools, with lists of these packages."""
        self.has("apt-get", "exit 100")
        self.has("apt-cache", f'shift; for name; do case " {" ".join(packages)} " in *" $name "*) ;; *) exit 100; '
                              "esac; done")

    def run(self, *command: str, **settings: str) -> tuple[int, str]:
        """The exit status of a command in the project's folder, and what was said."""
        done = subprocess.run(command, cwd=self.project, env={"PATH": str(self.commands), **settings}, text=True,
                              stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        return done.returncode, done.stdout


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine with a Python that cannot make virtual environments, and without sudo."""
    machine = Machine(tmp_path)
    machine.has("python3", 'case $* in *ensurepip*) exit 1 ;; *"-m engine"*) echo "$@" ;; esac')
    return machine


def _packages() -> list[str]:
    """All packages that the lists name."""
    found = re.findall(r"=('[^']+'|[\w.+-]+)", " ".join(re.findall(r"^\w+=\((.*?)\n?\)$", BOOTSTRAP, re.M | re.S)))
    return [name for each in found for name in each.strip("'").split("|")]


@pytest.mark.parametrize(("target", "settings"), [
    ("test", {}), ("test-long", {}), ("play", {"DISPLAY": ":7"}), ("play", {"WAYLAND_DISPLAY": "wayland-0"}),
    ("frozen", {}), ("package", {}), ("fast", {}), ("bench", {"DISPLAY": ":7"}), ("check", {}), ("translations", {}),
    ("shots", {}), ("goldens", {}),
])
def test_one_line_says_all_that_is_missing(machine: Machine, target: str, settings: dict[str, str]) -> None:
    machine.knows("python3-venv", *_packages())
    status, said = machine.run("make", target, **settings)
    (line,) = (line for line in said.splitlines() if not line.startswith("make: "))
    assert status != 0
    assert line.startswith("Packages of the system are missing. Please run: sudo apt-get install python3-venv ")
    assert {"libbrotli1", "libglib2.0-0t64", "libgl1"} <= set(line.split())
    assert not (machine.project / ".venv").exists()


def test_the_tests_need_what_a_window_needs_too(machine: Machine) -> None:
    machine.knows("python3-venv", *_packages())
    assert {"libxcb-cursor0", "libxkbcommon-x11-0"} <= set(machine.run("make", "test")[1].split())


@pytest.mark.parametrize(("target", "named"), [("test-long", True), ("test", False), ("frozen", False)])
def test_only_the_long_run_asks_for_a_screen_reader_and_a_screen(machine: Machine, target: str, named: bool) -> None:
    machine.knows("python3-venv", *_packages())
    asked = set(machine.run("make", target)[1].split())
    assert ({"orca", "xvfb", "dbus-daemon"} <= asked) == named
    assert bool({"orca", "xvfb", "dbus-daemon"} & asked) == named


@pytest.mark.parametrize(("target", "named"), [("frozen", True), ("package", True), ("test", False)])
def test_the_frozen_program_needs_the_library_of_its_python(machine: Machine, target: str, named: bool) -> None:
    machine.has("python3", 'case $* in *ensurepip*) exit 1 ;; *INSTSONAME*) echo libpython3.12.so.1.0 ;; esac')
    machine.knows("python3-venv", "libpython3.12", *_packages())
    assert (" libpython3.12" in machine.run("make", target)[1]) == named


@pytest.mark.parametrize("target", ["fast", "test", "test-long", "frozen", "package"])
def test_a_compiler_is_asked_for_where_the_engine_is_compiled(machine: Machine, target: str) -> None:
    machine.has("python3", 'case $* in *ensurepip*) exit 1 ;; *Python.h*) echo python3.12-dev ;; esac')
    machine.knows("python3-venv", "python3.12-dev", *_packages())
    assert {"gcc", "libc6-dev", "python3.12-dev"} <= set(machine.run("make", target)[1].split())


@pytest.mark.parametrize("settings", [{"DISPLAY": ":7"}, {}])
def test_nobody_needs_a_compiler_to_play(machine: Machine, settings: dict[str, str]) -> None:
    machine.has("python3", 'case $* in *ensurepip*) exit 1 ;; *Python.h*) echo python3.12-dev ;; esac')
    machine.knows("python3-venv", "python3.12-dev", *_packages())
    assert not {"gcc", "libc6-dev", "python3.12-dev"} & set(machine.run("make", "play", **settings)[1].split())


def test_where_apt_has_no_lists_yet_it_has_to_fetch_them(machine: Machine) -> None:
    machine.knows()
    assert "Please run: sudo apt-get update && sudo apt-get install python3-venv " in machine.run("make", "test")[1]


def test_packages_are_called_as_this_debian_calls_them(machine: Machine) -> None:
    machine.knows("python3-venv", *(name for name in _packages() if not name.endswith("t64")))
    assert " libglib2.0-0 " in machine.run("make", "test")[1]


def test_who_may_installs_all_packages_at_once_and_first(machine: Machine) -> None:
    machine.knows("python3-venv", *_packages())
    machine.has("id", "echo 0")
    machine.has("apt-get", 'echo "apt-get $*" >>calls; echo "E: no network"; exit 100')
    status, said = machine.run("bash", "packaging/bootstrap.sh", "screen")
    calls = (machine.project / "calls").read_text(encoding="utf-8").splitlines()
    assert [call.split()[1] for call in calls] == ["install", "update"]
    assert {"python3-venv", "libglib2.0-0t64", "libbrotli1", "libxcb-cursor0"} <= set(calls[0].split())
    assert status == 1
    assert "E: no network\n" in said
    assert "installing them did not work. Please run: sudo apt-get install python3-venv " in said.splitlines()[-1]


def test_a_system_without_apt_is_told_the_libraries(machine: Machine) -> None:
    machine.has("python3", 'case $* in *"-m venv"*) echo no venv here; exit 1 ;; esac')
    status, said = machine.run("bash", "packaging/bootstrap.sh", "offscreen")
    assert status == 1
    assert said.startswith("These may be missing, please install them: libglib-2.0.so.0, ")
    assert said.splitlines()[-1] == "Making the virtual environment .venv did not work, see above."


def test_all_is_installed_once_and_again_for_another_python(machine: Machine) -> None:
    machine.has("ldconfig", "exit 1")
    machine.has("python3.11", "exit 0")
    machine.has("python3.13", "exit 0")
    python = machine.project / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    for version in ("3.11", "3.13"):
        python.unlink(missing_ok=True)
        python.symlink_to(machine.commands / f"python{version}")
        told = [machine.run("bash", "packaging/bootstrap.sh", "offscreen") for _ in range(2)]
        assert told == [(0, "Installing the game and its tools into .venv (about 550 MB, only once) ...\n"), (0, "")]


def test_who_plays_gets_the_game_alone_and_the_tools_come_with_the_first_other_target(machine: Machine) -> None:
    machine.has("ldconfig", "exit 1")
    machine.has("python3.11", 'echo "$*" >>calls')
    python = machine.project / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(machine.commands / "python3.11")
    said = [machine.run("bash", "packaging/bootstrap.sh", wanted)
            for wanted in ("play", "play", "offscreen", "offscreen", "play", "screen")]
    assert said == [(0, "Installing the game into .venv (about 300 MB, only once) ...\n"), (0, ""),
                    (0, "Installing the game and its tools into .venv (about 550 MB, only once) ...\n"), (0, ""),
                    (0, ""), (0, "")]
    calls = (machine.project / "calls").read_text(encoding="utf-8")
    assert re.findall(r"--no-build-isolation -e (\S+)$", calls, re.M) == [".", ".[dev,package]"]


def test_what_plays_is_installed_anew_where_the_project_asks_for_something_else(machine: Machine) -> None:
    machine.has("ldconfig", "exit 1")
    machine.has("python3.11", "exit 0")
    python = machine.project / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(machine.commands / "python3.11")
    for _ in range(2):
        assert machine.run("bash", "packaging/bootstrap.sh", "play")[1].startswith("Installing the game into .venv")
        with (machine.project / "pyproject.toml").open("a", encoding="utf-8") as file:
            file.write("# changed\n")


def test_what_is_installed_is_compiled_once(machine: Machine) -> None:
    machine.has("ldconfig", "exit 1")
    machine.has("python3.11", 'echo "$SBK_EMBED $*" >>calls')
    python = machine.project / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.symlink_to(machine.commands / "python3.11")
    for _ in range(2):
        machine.run("bash", "packaging/bootstrap.sh", "offscreen")
    (compiling,) = re.findall(r"^0 -c \n((?:.*\n)*?)(?=\S* -|\Z)",
                              (machine.project / "calls").read_text(encoding="utf-8"), re.M)
    assert "compileall" in compiling
    assert all(name in compiling for name in ('"engine"', '"throne_desktop"', "PySide6", "shiboken6"))


# -- the terminal ------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("given", "played"), [
    ("", "behind-the-throne --watch"),
    ("--game throne --seats 3", "throne --seats 3 --watch"),
    ("--seed 7 --game=rival-kings", "rival-kings --seed 7 --watch"),
])
def test_without_a_display_the_terminal_takes_nothing_but_python(machine: Machine, given: str, played: str) -> None:
    status, said = machine.run("make", "play", f"ARGS={given}")
    assert (status, said.splitlines()) == (0, ["No display and no terminal found: the computer plays one game.",
                                               f"-m engine play {played}"])


def test_a_python_that_is_too_old_is_one_line(machine: Machine) -> None:
    machine.has("python3", "exit 1")
    assert machine.run("bash", "packaging/play.sh", "offscreen") == (
        1, "Python 3.11 or newer is needed, and was not found.\n")
