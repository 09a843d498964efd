"""The installer that needs no root: it installs, installs over itself, and removes all that it has brought."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from engine.core.languages import SHIPPED
from tests.helpers.repo_files import ROOT

LINUX = ROOT / "packaging" / "linux"


class Room:
    """A home, and the unpacked archive of an installer whose program says its version."""

    def __init__(self, folder: Path, home: str = "home of Ann & Ben") -> None:
        self.home = folder / home
        self.home.mkdir()
        self.archive = folder / "archive"
        self.archive.mkdir()
        for script in ("install.sh", "uninstall.sh", "refresh.sh", "words.sh"):
            shutil.copy(LINUX / script, self.archive)
        self.release("1")

    def release(self, version: str, *more: str) -> None:
        """Put another version into the archive, with more files than the program."""
        tree = self.archive / "tree"
        shutil.rmtree(tree, ignore_errors=True)
        program = tree / "lib" / "throne-desktop"
        program.mkdir(parents=True)
        (program / "throne-desktop").write_text(f"#!/bin/sh\necho version {version}\n", encoding="utf-8")
        (program / "throne-desktop").chmod(0o755)
        for name in more:
            (program / name).touch()
        (tree / "bin").mkdir()
        (tree / "bin" / "throne-desktop").symlink_to("../lib/throne-desktop/throne-desktop")
        applications, kinds = tree / "share" / "applications", tree / "share" / "mime" / "packages"
        applications.mkdir(parents=True)
        kinds.mkdir(parents=True)
        shutil.copy(LINUX / "throne-desktop.desktop", applications)
        shutil.copy(LINUX / "throne-record.xml", kinds)

    def run(self, command: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run something in that home, with these variables."""
        environment = {"HOME": str(self.home), "PATH": os.environ["PATH"], **variables}
        return subprocess.run([command, *arguments], env=environment, capture_output=True, text=True, check=False)

    def install(self, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run the installer with these variables."""
        return self.run(self.archive / "install.sh", **variables)

    @property
    def program(self) -> Path:
        """Where the program is installed."""
        return self.home / ".local" / "lib" / "throne-desktop"

    def files(self) -> set[str]:
        """All that lies in the home."""
        return {path.relative_to(self.home).as_posix() for path in self.home.rglob("*")}


def entry(room: Room) -> dict[str, str]:
    """The entry of the menu, by its keys, as a desktop reads the values."""
    lines = (room.home / ".local/share/applications/throne-desktop.desktop").read_text(encoding="utf-8").splitlines()
    return {key: value.replace("\\\\", "\\") for key, value in (line.split("=", 1) for line in lines if "=" in line)}


@pytest.fixture
def room(tmp_path: Path) -> Room:
    """A home where nothing is installed."""
    return Room(tmp_path)


def test_the_program_is_installed_and_starts(room: Room) -> None:
    done = room.install()
    assert (done.returncode, done.stderr) == (0, "")
    assert str(room.program / "uninstall") in done.stdout
    assert room.run(room.home / ".local" / "bin" / "throne-desktop").stdout == "version 1\n"


@pytest.mark.parametrize("home", ["ann", "Ann & Ben", "Games, cards; ours", "100 % $HOME `ls`", 'the "best" \\ one',
                                  "Zoë|#"])
def test_the_menu_finds_the_program_wherever_it_is(tmp_path: Path, home: str) -> None:
    room = Room(tmp_path, home)
    room.install()
    keys = entry(room)
    # What is between quotation marks means what it means to a shell.
    words = subprocess.run(["sh", "-c", f"printf '%s\n' {keys['Exec']}"], capture_output=True, text=True, check=True)
    assert words.stdout.replace("%%", "%") == f"{room.program}/throne-desktop\n%f\n"
    assert keys["TryExec"] == f"{room.program}/throne-desktop"


def test_xdg_open_finds_the_program_where_no_desktop_runs(tmp_path: Path) -> None:
    room = Room(tmp_path, "ann")
    room.install()
    assert entry(room)["Exec"] == f"{room.program}/throne-desktop %f"       # it looks for the first word as it stands


def test_removing_leaves_nothing(room: Room) -> None:
    room.install()
    done = room.run(room.program / "uninstall")
    assert (done.returncode, done.stderr) == (0, "")
    assert room.files() == set()


def test_removing_leaves_what_others_have_put_there(room: Room) -> None:
    (room.home / ".local" / "bin").mkdir(parents=True)
    (room.home / ".local" / "bin" / "other").touch()
    room.install()
    (room.home / ".local" / "share" / "applications" / "other.desktop").touch()
    games = room.home / ".local" / "share" / "throne-desktop" / "v1" / "games"
    games.mkdir(parents=True)
    (games / "game.throne").touch()
    done = room.run(room.program / "uninstall")
    assert str(room.home / ".local" / "share" / "throne-desktop") in done.stdout
    left = {path.name for path in room.home.rglob("*") if path.is_file()}
    assert left >= {"other", "other.desktop", "game.throne"}
    assert not room.program.exists()


def test_a_newer_version_takes_the_place_of_the_older_one(room: Room) -> None:
    room.release("1", "former-library")
    room.install()
    room.release("2", "library")
    assert room.install().returncode == 0
    assert room.run(room.home / ".local" / "bin" / "throne-desktop").stdout == "version 2\n"
    assert not (room.program / "former-library").exists()
    room.run(room.program / "uninstall")
    assert room.files() == set()


def test_something_else_in_its_place_is_not_touched(room: Room) -> None:
    room.program.mkdir(parents=True)
    (room.program / "precious").touch()
    done = room.install()
    assert done.returncode == 1
    assert done.stderr == (f"{room.program} already exists, and this installer did not create it: please move it "
                           "away first.\n")
    assert (room.program / "precious").exists()
    assert not (room.home / ".local" / "bin").exists()


# -- in the user's language --------------------------------------------------------------------------------------------

def sentences() -> dict[str, dict[str, str]]:
    """What the scripts can say: by language, the sentences by name."""
    found = re.findall(r"^ +(\w+)\.(\w+)\) echo '([^']+)' ;;$", (LINUX / "words.sh").read_text(encoding="utf-8"), re.M)
    return {language: {name: words for name, code, words in found if code == language} for _, language, _ in found}


def test_every_sentence_is_there_in_every_language_with_the_same_words_in_it() -> None:
    found = sentences()
    assert found.keys() == {each.locale for each in SHIPPED}
    places = {language: {name: words.count("%s") for name, words in said.items()} for language, said in found.items()}
    assert all(each == places["en"] for each in places.values())
    for script in ("install.sh", "uninstall.sh"):
        said = re.findall(r"\bsay (\w+) ", (LINUX / script).read_text(encoding="utf-8"))
        assert said
        assert set(said) <= places["en"].keys()


@pytest.mark.parametrize(("variables", "language"), [
    ({"LANG": "de_AT.UTF-8"}, "de"), ({"LANG": "fr_FR@euro"}, "fr"), ({"LANG": "nl"}, "nl"),
    ({"LC_ALL": "es_MX.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "nl_NL"}, "es"), ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
    ({"LANG": "C.UTF-8"}, "en"), ({"LANG": "it_IT.UTF-8"}, "en"), ({}, "en")])
def test_the_installer_speaks_as_the_system_does(room: Room, variables: dict[str, str], language: str) -> None:
    said = sentences()[language]
    program = room.home / ".local" / "bin" / "throne-desktop"
    assert room.install(**variables).stdout.splitlines() == [
        said["installed"] % program, said["to_remove"] % (room.program / "uninstall")]
    removed = room.run(room.program / "uninstall", **variables)
    assert removed.stdout == said["removed"] % (room.home / ".local/share/throne-desktop") + "\n"


def test_a_prefix_that_is_no_whole_path_is_one_sentence(room: Room) -> None:
    done = room.install(PREFIX="100 %d", LANG="de_DE")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "PREFIX muss ein absoluter Pfad sein, und 100 %d ist keiner.\n"
