"""What is installed is the program, its pictures and its translations; what is handed on as source is the project."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.helpers.repo_files import PACKAGES, ROOT, games, project_files
from tests.helpers.repo_pictures import drawings
from throne_desktop.startup.options import LANGUAGE_CODES

_ASK_FOR_FILES = """
from throne_desktop.storage import paths
print(paths.asset("themes", "back.svg").resolve(), paths.translation_file("app_de.qm").resolve(), sep="\\n")
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the project's wheel was unpacked into."""
    folder = tmp_path_factory.mktemp("wheel")
    _build("wheel", folder)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "installed")
    return folder / "installed"


def _build(kind: str, folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)], cwd=ROOT, check=True,
                   capture_output=True)


def _files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_wheel_has_the_program_its_pictures_and_its_translations(installed: Path) -> None:
    code = {path.relative_to(ROOT).as_posix() for path in project_files(ROOT)
            if path.relative_to(ROOT).parts[0] in PACKAGES and path.suffix != ".md" and "_model" not in path.parts}
    pictures = {f"throne_desktop/{path.relative_to(ROOT).as_posix()}" for path in drawings(ROOT)}
    others = {f"throne_desktop/{path.relative_to(ROOT).as_posix()}" for folder in ("sounds", "licences")
              for path in (ROOT / "assets" / folder).iterdir()}
    typeface = {"throne_desktop/assets/themes/signs.ttf"}
    words = {f"throne_desktop/translations/{unit}_{language}.qm"
             for unit in ("app", "cli", "shell", *games(ROOT)) for language in LANGUAGE_CODES}
    ours = {name for name in _files(installed) if ".dist-info/" not in name}
    assert ours == code | pictures | others | typeface | words


def test_the_wheel_says_its_license_its_version_and_its_command(installed: Path) -> None:
    (info,) = installed.glob("*.dist-info")
    source = (ROOT / "engine" / "version.py").read_text(encoding="utf-8")
    version = re.search(r'^__version__ = "(.+)"', source, re.M)
    assert version is not None
    assert f"\nVersion: {version[1]}\n" in (info / "METADATA").read_text(encoding="utf-8")
    assert "throne-desktop = throne_desktop.__main__:main" in (info / "entry_points.txt").read_text(encoding="utf-8")
    assert (info / "licenses" / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_the_installed_program_finds_its_own_files(installed: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    told = subprocess.run([sys.executable, "-c", _ASK_FOR_FILES], cwd=tmp_path, env=environment, capture_output=True,
                          text=True, check=True)
    program = installed / "throne_desktop"
    found = [Path(line) for line in told.stdout.splitlines()]
    assert found == [program / "assets/themes/back.svg", program / "translations/app_de.qm"]
    assert all(path.is_file() for path in found)


def test_what_takes_a_checkout_says_so_where_there_is_none(installed: Path, tmp_path: Path) -> None:
    told = subprocess.run([sys.executable, "-P", "-m", "engine", "new-game", "ten-tricks"], cwd=tmp_path, text=True,
                          env={**os.environ, "PYTHONPATH": str(installed)}, capture_output=True, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (
        2, "", "engine: error: A new game must be written into a checkout of the project, and this is not one.\n")


def test_the_source_archive_has_every_file_of_the_project(tmp_path: Path) -> None:
    _build("sdist", tmp_path)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert names == {path.relative_to(ROOT).as_posix() for path in project_files(ROOT)} | {"PKG-INFO"}
