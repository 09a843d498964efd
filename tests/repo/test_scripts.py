"""The scripts that try releases in bare systems look for things where they are, and are run before every release."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from engine import __version__
from tests.helpers.repo_files import ROOT

LINUX = ROOT / "packaging" / "linux"
SCRIPTS = sorted((*LINUX.glob("*.sh"), *(ROOT / "packaging").glob("*.sh"), ROOT / "Makefile", ROOT / ".ci" / "run"))
FOLDERS = ("assets", "engine", "packaging", "tests", "throne_desktop", "translations")


def shell(line: str) -> str:
    """What a line prints in a script that makes rooms."""
    done = subprocess.run(["bash", "-euc", f". packaging/linux/room.sh; {line}"], cwd=ROOT, capture_output=True,
                          text=True, check=True)
    return done.stdout.strip()


def test_the_rooms_look_for_the_installers_of_this_version() -> None:
    assert shell("version_here") == __version__
    assert "version=$(version_here)" in (LINUX / "try_installers.sh").read_text(encoding="utf-8")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_every_file_that_a_script_names_is_there(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    named = re.findall(rf"(?<![\w/$}}.~-])(?:{'|'.join(FOLDERS)})/[\w./-]*\w\.\w+", text)
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_a_release_is_tried_in_the_oldest_debian_and_in_the_newest() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    suites = re.search(r"^SUITES := (.*)$", makefile, re.M)
    assert suites is not None
    assert suites[1].split() == ["bookworm", "trixie", "sid"]
    release = makefile.partition("\nrelease: package\n")[2].partition("\n\n")[0]
    assert release.index("packaging/linux/try_installers.sh $$suite") < release.index("SHA256SUMS")


def test_checksums_are_written_for_nothing_that_was_not_tried() -> None:
    build = (ROOT / "packaging" / "build.py").read_text(encoding="utf-8")
    assert re.findall(r"^ *if (.*):.*\n.*SHA256SUMS", build, re.M) == ['sums and sys.platform != "linux"']
