"""Where the system lacks a library that Qt needs, the program says which, in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from throne_desktop.startup.libraries import missing

LACKS = ("throne-desktop: The system library {} is missing: please install the package of your system that has it, and "
         "start again.")
TOP = Path(__file__).resolve().parents[2]


def started(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a program of a few lines does and says."""
    return subprocess.run([sys.executable, "-c", code, *arguments], cwd=TOP, env={**os.environ, **environment},
                          text=True, capture_output=True, check=False, timeout=60)


def test_a_missing_library_is_named() -> None:
    error = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert missing(error) == LACKS.format("libEGL.so.1")


@pytest.mark.parametrize("words", [
    "No module named 'PySide6'",
    "libEGL.so.1: undefined symbol: eglGetError",
])
def test_other_faults_of_imports_are_not_taken_for_a_missing_library(words: str) -> None:
    assert missing(ImportError(words)) is None


def test_qt_finds_its_own_files_in_a_folder_whose_name_it_misreads(tmp_path: Path) -> None:
    place = tmp_path / 'Zoé & co, $5; "ours" \\x41 100%20 (#1?) isn\'t'
    place.mkdir()
    for package in ("PySide6", "shiboken6"):
        (place / package).symlink_to(Path(PySide6.__path__[0]).with_name(package))
    for folder in ("assets", "translations"):
        (place / folder).symlink_to(TOP / folder)
    picture = tmp_path / "home.png"
    done = started("import sys\n"
                   "from throne_desktop.__main__ import main\n"
                   "sys._MEIPASS = sys.argv[1]\n"      # where a frozen program looks for what comes with it
                   f"status = main(['--lang', 'de', '--screenshot', {str(picture)!r}])\n"
                   "from PySide6.QtCore import QCoreApplication, QLibraryInfo\n"
                   "print(QLibraryInfo.path(QLibraryInfo.LibraryPath.PrefixPath).startswith(sys.argv[1]))\n"
                   "print(QCoreApplication.translate('QPlatformTheme', 'Cancel'))\n"
                   "sys.exit(status)\n", str(place), PYTHONPATH=str(place), QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == ["False", "Abbrechen"]        # Qt itself still does not know its place
    assert picture.exists()


def test_a_program_that_lacks_a_library_ends_with_one_line_and_status_2() -> None:
    done = started("import sys\n"
                   "class Lacking:\n"
                   "    def find_spec(self, name, path, target=None):\n"
                   "        if name == 'PySide6.QtGui':\n"
                   "            raise ImportError('libGL.so.1: cannot open shared object file: No such file')\n"
                   "sys.meta_path.insert(0, Lacking())\n"
                   "from throne_desktop.__main__ import main\n"
                   "sys.exit(main([]))\n", QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == LACKS.format("libGL.so.1") + "\n"


def test_a_frozen_program_that_cannot_load_any_library_names_the_one_it_takes(tmp_path: Path) -> None:
    (tmp_path / "stand-ins").mkdir()
    done = started("import sys\n"
                   "class Lacking:\n"
                   "    def find_spec(self, name, path, target=None):\n"
                   "        if name == '_ctypes':\n"
                   "            raise ImportError('libffi.so.8: cannot open shared object file: No such file')\n"
                   "sys.meta_path.insert(0, Lacking())\n"
                   "sys._MEIPASS = sys.argv[1]\n"
                   "from throne_desktop.__main__ import main\n"
                   "sys.exit(main([]))\n", str(tmp_path), QT_QPA_PLATFORM="xcb", DISPLAY=":4242")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == LACKS.format("libffi.so.8") + "\n"


def test_a_platform_that_qt_does_not_have_is_one_line_and_status_2() -> None:
    done = started("import sys; from throne_desktop.__main__ import main; sys.exit(main([]))",
                   QT_QPA_PLATFORM="marble")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == ("throne-desktop: Qt cannot open a window here: This application failed to start because no "
                           "Qt platform plugin could be initialized.\n")
