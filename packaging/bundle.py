"""What goes into the frozen program and what does not: read by throne.spec, and testable without PyInstaller."""

from __future__ import annotations

import ast
import compileall
import fnmatch
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NoReturn

import compile_engine
from compile_translations import compile_translations, shipped_ones
from engine.cli.language import APART
from engine.core.languages import SHIPPED, SOURCE
from throne_desktop.startup import stand_ins

ROOT: Final = Path(__file__).resolve().parent.parent

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the bundle, its source, and its kind."""

LANGUAGES: Final = tuple(each.locale for each in SHIPPED if each.code != SOURCE)
"""The languages of Qt's own texts in the bundle; the program's and the games' are all in translations/."""

FONTS: Final = ("SourceSerifPro-Regular.ttf", "SourceSerifPro-Bold.ttf", "LICENSE.txt")

OF_GAMES: Final = ("engine/games/*/learned/*.json", "engine/games/*/exercises.json")
"""What bots have learned of the games, and the exercises that come with them."""

SOUND: Final = ("_cffi_backend",)
"""What plays sounds imports from C, where PyInstaller cannot see it."""

_CODE_PAGES: Final = (
    "encodings.cp037", "encodings.cp1006", "encodings.cp1026", "encodings.cp1125", "encodings.cp1140",
    "encodings.cp273", "encodings.cp424", "encodings.cp500", "encodings.cp720", "encodings.cp737", "encodings.cp775",
    "encodings.cp852", "encodings.cp855", "encodings.cp856", "encodings.cp857", "encodings.cp858", "encodings.cp860",
    "encodings.cp861", "encodings.cp862", "encodings.cp863", "encodings.cp864", "encodings.cp865", "encodings.cp866",
    "encodings.cp869", "encodings.cp874", "encodings.cp875", "encodings.hp_roman8", "encodings.hz",
    "encodings.iso2022_jp", "encodings.iso2022_jp_1", "encodings.iso2022_jp_2", "encodings.iso2022_jp_2004",
    "encodings.iso2022_jp_3", "encodings.iso2022_jp_ext", "encodings.iso2022_kr", "encodings.johab",
    "encodings.mac_arabic", "encodings.mac_croatian", "encodings.mac_cyrillic", "encodings.mac_farsi",
    "encodings.mac_greek", "encodings.mac_iceland", "encodings.mac_latin2", "encodings.mac_roman",
    "encodings.mac_romanian", "encodings.mac_turkish", "encodings.palmos", "encodings.quopri_codec", "encodings.rot_13",
    "encodings.uu_codec",
)
"""Encodings of mainframes, of DOS and of old Macintoshes, and of letters, by which no system names its files today."""

UNUSED: Final = (
    *_CODE_PAGES,
    "PySide6.QtNetwork", "_bz2", "_hashlib", "_lzma", "_pydecimal", "_ssl", "asyncio", "bz2", "concurrent", "curses",
    "dask", "distributed", "distutils", "doctest", "email._header_value_parser", "email.contentmanager",
    "email.headerregistry", "email.policy", "ftplib", "http", "lib2to3", "lzma", "multiprocessing.managers",
    "multiprocessing.pool", "multiprocessing.shared_memory", "multiprocessing.sharedctypes", "mypy", "packaging", "pdb",
    "pkg_resources", "pydoc", "pytest", "readline", "setuptools", "sqlite3", "ssl", "statistics", "tarfile", "tkinter",
    "tqdm", "unittest", "xmlrpc", *(() if sys.platform == "darwin" else ("plistlib", "pyexpat", "xml")),
)
"""Modules that PyInstaller would include but the program never needs; hashlib, for one, works without OpenSSL,
the metadata of packages is read by older parts of email, and only on macOS a property list says how much is to move."""

_MEASURING: Final = (
    "engine.games._model", "engine.cli", "engine.bots.arena", "engine.bots.counter",
    "engine.solve.alike", "engine.solve.chance", "engine.solve.deals", "engine.solve.descent", "engine.solve.ending",
)
"""Modules that only the command line imports, and the game that new ones begin as: no window measures bots, or solves
what somebody has typed."""

_PLUGINS: Final = (
    "iconengines/*svgicon*",
    "imageformats/*svg*",
    "platforminputcontexts/*compose*", "platforminputcontexts/*ibus*",
    "platforms/*offscreen*", "platforms/*xcb*", "platforms/*wayland*", "platforms/qwindows*", "platforms/*cocoa*",
    "platformthemes/*xdgdesktopportal*",
    "styles/*",
    "wayland-decoration-client/*", "wayland-shell-integration/*xdg-shell*",
)
"""The Qt plugins that are used. The GTK theme is not: it would bring in 29 MiB of the build machine's GTK; nor what
draws by OpenGL under Wayland (0.7 MiB with its library): all windows are drawn by the processor."""

_CARRIED: Final = ("libpython", "libQt6", "libicu", "libpyside6", "libshiboken6")
"""The shared libraries that a bundle for Linux uses in any case: nothing of the system's asks for them. Others are
carried as stand-ins, for systems that lack them, and all the rest is the system's own, which fits its fonts, bus and
display; the Debian package depends on their packages."""
TOGETHER: Final = (
    ("libxkbcommon.so.*", "libxkbcommon-x11.so.*"),
    ("libicudata.so.*", "libicui18n.so.*", "libicuuc.so.*"),
    ("libQt6*.so.*", "libpyside6*.so.*", "libshiboken6*.so.*"),
    ("libX11.so.*", "libX11-xcb.so.*"),
    ("libwayland-client.so.*", "libwayland-cursor.so.*", "libwayland-egl.so.*"),
    ("libglib-2.0.so.*", "libgthread-2.0.so.*", "libgobject-2.0.so.*", "libgio-2.0.so.*", "libgmodule-2.0.so.*"),
    ("libfontconfig.so.*", "libfreetype.so.*", "libexpat.so.*", "libpng16.so.*"),
    ("libssl.so.*", "libcrypto.so.*"),
    ("libGL.so.*", "libEGL.so.*", "libGLX.so.*", "libGLdispatch.so.*", "libOpenGL.so.*"),
    ("libgcc_s.so.*", "libstdc++.so.*"),
    ("libc.so.*", "libm.so.*", "libmvec.so.*", "libdl.so.*", "libpthread.so.*", "ld-linux-*.so.*"),
)
"""Libraries of one make, which share what no header promises: all that are needed of a family are carried, all are
stand-ins of one group, or all are the system's. Half of one crashes as soon as the other half is newer. The libraries
of xcb are none: they call each other, and libxcb, by their public headers only."""
_LEFT: Final = ("libQt6Egl", "libQt6Network", "libQt6OpenGL", "libQt6WlShellIntegration")
"""Of those carried, the libraries that only serve plugins left out."""
_STAND_INS: Final = frozenset(name for group in stand_ins.GROUPS for name in group)


def modules() -> list[str]:
    """All modules of the program and its games, as some are imported late and games are found by folder."""
    import engine
    import throne_desktop

    packages = ((engine, "engine."), (throne_desktop, "throne_desktop."))
    names = [module.name for package, prefix in packages
             for module in pkgutil.walk_packages(package.__path__, prefix, onerror=_fail)]
    packed = [name for name in names if not name.startswith(_MEASURING) and not name.endswith("__main__")]
    compiled_ones = [compile_engine.ROOT / name for group in compile_engine.groups().values() for name in group]
    return [*packed, *imported_by(compiled_ones), *SOUND]


def imported_by(sources: Iterable[Path]) -> list[str]:
    """What these sources import from outside; PyInstaller could not see it where they lie compiled in the checkout."""
    nodes = [node for source in sources for node in ast.walk(ast.parse(source.read_bytes()))]
    found = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    found |= {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    return sorted(name for name in found if name.partition(".")[0] not in ("__future__", "engine"))


def compiled(pure: Iterable[Entry], binaries: Iterable[Entry], files: Iterable[Path],
             folder: Path) -> tuple[list[Entry], list[Entry]]:
    """What PyInstaller found, its modules and its binaries, with the compiled files below `folder` in place of modules.

    It has to find the sources first, as it cannot see what compiled modules import.
    """
    places = {file.relative_to(folder).as_posix(): str(file) for file in files}
    names = {place.partition(".")[0].replace("/", ".") for place in places}
    return ([entry for entry in pure if entry[0] not in names],
            [*(entry for entry in binaries if Path(entry[0]).as_posix() not in places),
             *((place, source, "EXTENSION") for place, source in places.items())])


def without_modules(entries: Iterable[Entry], files: Iterable[Path], folder: Path) -> list[Entry]:
    """Files of the bundle without the modules that lie there as the compiled files below `folder`, too."""
    replaced = {f"{file.relative_to(folder).as_posix().partition('.')[0]}.pyc" for file in files}
    return [entry for entry in entries if Path(entry[0]).as_posix() not in replaced]


def _fail(name: str) -> NoReturn:
    raise ImportError(f"{name} cannot be imported, so what it needs cannot be found out.")


def data_files() -> list[tuple[str, str]]:
    """Assets, translations, fonts, learned weights and exercises, each with its folder in the bundle.

    What only the engine's command line says is left out with it.
    """
    folders = ("backs", "end", "games", "icons", "people", "signs", "sounds", "themes")
    assets = [(str(ROOT / "assets" / folder), f"assets/{folder}") for folder in folders]
    compiled = shipped_ones(compile_translations(ROOT / "translations", ROOT / "translations"))
    of_games = [(str(file), str(file.parent.relative_to(ROOT)))
                for pattern in OF_GAMES for file in sorted(ROOT.glob(pattern))]
    seen = [qm for qm in compiled if not qm.name.startswith(f"{APART['cli']}_")]
    return [*assets, *((str(qm), "translations") for qm in seen), *_fonts(), *of_games]


def _fonts() -> Iterator[tuple[str, str]]:
    import font_source_serif_pro

    for name in FONTS:
        yield str(Path(font_source_serif_pro.font_directory, name)), "font_source_serif_pro/files"


def python_of_pyside(work: Path) -> list[tuple[str, str]]:
    """The Python part of PySide, compiled, as a data folder.

    PySide ships it packed in a library, and unpacks and compiles it at every start, which takes 13 ms.
    """
    import PySide6

    subprocess.run([sys.executable, "-c", "import shiboken6"], env={**os.environ, "SBK_EMBED": "0"}, check=True)
    copied = work / "files.dir"
    shutil.copytree(Path(PySide6.__path__[0]).with_name("shiboken6") / "files.dir", copied, dirs_exist_ok=True,
                    ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(copied, quiet=1, force=True, legacy=True)
    for source in copied.rglob("*.py"):     # only the compiled file beside it is imported
        source.unlink()
    return [(str(copied), "shiboken6/files.dir")]


def kept(entries: Iterable[Entry]) -> list[Entry]:
    """The files the program needs, of those that PyInstaller found, each in its place."""
    return [_placed(entry) for entry in entries if _is_needed(Path(entry[0]).as_posix())]


def _placed(entry: Entry) -> Entry:
    """The same file, among the stand-ins if it is one."""
    return (f"{stand_ins.FOLDER}/{entry[0]}", *entry[1:]) if entry[0] in _STAND_INS else entry


def _is_needed(place: str) -> bool:
    name = place.rpartition("/")[2]
    if ".dist-info/" in place:      # what packages say of themselves is kept with their licences
        return False
    if "/plugins/" in place:
        plugin = place.partition("/plugins/")[2]
        return any(fnmatch.fnmatch(plugin, pattern) for pattern in _PLUGINS)
    if "PySide6" in place and "/translations/" in place:
        return re.fullmatch(rf"qtbase_({'|'.join(LANGUAGES)})\.qm", name) is not None
    if sys.platform == "linux" and re.match(r"lib[^/]*\.so(\.|$)", name):
        return place in _STAND_INS or (name.startswith(_CARRIED) and not name.startswith(_LEFT))
    return True
