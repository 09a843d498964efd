"""The start of the program: settings, language, look, the window, and what the command line asked for."""

from __future__ import annotations

import gc
import signal
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QLoggingCategory, QSize, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from engine.cli.output import complain
from engine.core.errors import ThroneError
from throne_desktop.language import i18n
from throne_desktop.look import desktop, picture_cache, theme
from throne_desktop.startup import ahead
from throne_desktop.startup.libraries import explained, find_plugins
from throne_desktop.startup.options import Options
from throne_desktop.storage import settings
from throne_desktop.storage.paths import NoFolder
from throne_desktop.window.from_command_line import open_asked
from throne_desktop.window.idle_imports import import_the_rest
from throne_desktop.window.rescue import Guard
from throne_desktop.window.window import Window

if TYPE_CHECKING:
    from engine.core.text import Text


_ID: Final = "throne-desktop"
"""What desktops know the program by: the name of the file that has its entry in the menu, and its icon."""
_SILENT: Final = "\n".join((
    # Qt's accessibility bridge complains when a screen reader asks about a page that was just left, as they do.
    "qt.accessibility.atspi.warning=false",
    # Qt tells Wayland at every start that nobody writes, before Wayland has said which window has the keyboard.
    "qt.qpa.wayland.textinput.warning=false"))
"""What Qt need not say on stderr."""


class Application(QApplication):
    """Qt's application, which is also told when a record is opened in the file manager of macOS."""

    window: Window | None = None

    def __init__(self, _arguments: Sequence[str]) -> None:
        """Qt is told nothing by users, and its name for the program is not that of the file that Python runs."""
        # Qt's own way to choose a style: setStyle returns it, and its names in Python would take 7 of 180 ms.
        super().__init__([_ID, "-style", "Fusion"])
        self.setApplicationName(_ID)
        self.setApplicationDisplayName("Throne Desktop")
        self.setDesktopFileName(_ID)

    def event(self, event: QEvent) -> bool:
        """Open a record as soon as there is a window to show it in."""
        if isinstance(event, QFileOpenEvent) and self.window is not None:
            from throne_desktop.window.archive import open_file

            open_file(self.window, Path(event.file()))
            return True
        return super().event(event)


def run(options: Options) -> int:
    """Runs the program as the command line asks; returns its exit status."""
    # Ctrl-C in the terminal ends the program at once; Python's own handler would wait until Qt returns.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    QLoggingCategory.setFilterRules(_SILENT)
    ahead.read(picture_cache.shown_last(picture_cache.HALL))
    find_plugins()
    with explained():
        application = Application(sys.argv)
    if not options.windowless:      # pictures and checks are the same on every desktop
        desktop.ask()
    chosen, complaint = _load_settings()
    _overrule(chosen, options)
    i18n.use(i18n.choose(options.language, chosen.language))
    theme.dress(chosen.theme, chosen.text_size)
    window = Window(chosen)
    window.complaint = complaint
    Guard(window, shows=not options.windowless).install()
    if options.size:
        window.on_screen.ask(QSize(*options.size), seen=not options.windowless)
    elif not options.windowless:
        window.restore()
    try:
        if options.windowless:
            return _run_mode(window, options)
        open_asked(window, options)
    except ThroneError as error:
        complain(f"throne-desktop: {i18n.words(error.text)}")
        window.close_worker()
        return 2
    _show(application, window)
    return application.exec()


def _show(application: Application, window: Window) -> None:
    """Show the window, and have everything that can wait for its first frame wait for it."""
    window.audible = picture_cache.keeps_grounds = True
    window.show()
    application.window = window
    desktop.watch(window.follow_desktop)
    if not window.after_first_frame(partial(import_the_rest, window, _collect_garbage)):
        window.watch_presses()
        QTimer.singleShot(0, _collect_garbage)


def _collect_garbage() -> None:
    """Collect what the start has left (1 MB), now that nothing moves, and never search what it has made again."""
    gc.collect()
    gc.freeze()
    gc.enable()


def _run_mode(window: Window, options: Options) -> int:
    window.keep_nothing()
    if options.bench:       # measured before anything else is imported
        from throne_desktop.modes import start_bench

        start_bench.measure(window, options.spared)
    _collect_garbage()
    if options.self_test:
        from throne_desktop.modes import self_test

        return self_test.run(window, options)
    if options.screenshot is not None:
        from throne_desktop.modes import screenshot

        return screenshot.run(window, options)
    from throne_desktop.modes import bench

    return bench.run(window, options)


def _overrule(chosen: settings.Settings, options: Options) -> None:
    """Let the command line have its way, for this run only."""
    for name, value in (("language", options.language), ("theme", options.theme), ("text_size", options.text_scale),
                        ("animation_speed", 0.0 if options.windowless else None)):
        if value is not None:
            chosen.overrule(name, value)


def _load_settings() -> tuple[settings.Settings, Text | None]:
    """The settings, and a complaint about them if there is one; it is also printed on stderr."""
    try:
        chosen, complaint = settings.load_last()
    except NoFolder as error:       # the home screen says so, too
        complain(f"throne-desktop: {error}")
        return settings.Settings(), None
    if complaint is not None:
        complain(f"throne-desktop: {complaint}")
    return chosen, complaint
