"""System libraries that Qt needs but does not bring along: what to say when one of them is missing."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn

from throne_desktop.startup.display import missing_display, platform
from throne_desktop.storage.paths import qt_folder

_MISSING: Final = ("throne-desktop: The system library {name} is missing: please install the package of your system "
                   "that has it, and start again.")
_NO_PLATFORM: Final = "throne-desktop: Qt cannot open a window here: {reason}."
_NOT_FOUND: Final = re.compile(r"(lib[^\s:/]+): cannot open shared object file")


def missing(error: ImportError | OSError) -> str | None:
    """What to say when loading failed because the system lacks a library; None if it failed for another reason."""
    found = _NOT_FOUND.search(str(error))
    return None if found is None else _MISSING.format(name=found[1])


@contextmanager
def explained() -> Iterator[None]:
    """Where Qt would abort with a message of its own, end the program with one clear sentence and status 2."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    said: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            _end(text)
        said.append(text)

    former = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(former)
        for text in said:
            _say(text)


def find_plugins() -> None:
    """Tell Qt where its plugins are, if it does not find them by itself; before there is an application."""
    from PySide6.QtCore import QCoreApplication, QLibraryInfo

    told = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    plugins = qt_folder(told)
    if plugins != Path(told):
        QCoreApplication.addLibraryPath(str(plugins))


def _say(line: str) -> None:
    from throne_desktop.storage.crash_reports import say  # only here: most starts have nothing to say

    say(line)


def _end(text: str) -> NoReturn:
    _say(_lacking_plugin() or missing_display() or _NO_PLATFORM.format(reason=re.split(r"\.\s|\n", text)[0]))
    os._exit(2)     # otherwise Qt aborts as soon as this returns


def _lacking_plugin() -> str | None:
    """The first library that the plugins for drawing windows need and the system does not have, in a sentence."""
    import ctypes

    from PySide6.QtCore import QLibraryInfo

    plugins = qt_folder(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    for plugin in plugins.glob(f"platforms/*q{platform()}*.so"):
        try:
            ctypes.CDLL(str(plugin))
        except OSError as error:    # the frozen program wraps the error that says why
            return missing(error.__cause__ if isinstance(error.__cause__, OSError) else error)
    return None
