"""What the installers tell the desktops agrees with the program, in all its languages."""

from __future__ import annotations

import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from importlib.machinery import SourcelessFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

import pytest
from PIL import Image

from engine import GAMES, Session, __version__, load_game
from engine.cli.language import speaking
from engine.core.languages import SHIPPED, SOURCE
from engine.learn.exercises import file_of
from engine.session import files
from language_lines import of_nsis
from tests.helpers.repo_files import ROOT
from throne_desktop.services.records.library import SUFFIX
from throne_desktop.startup.command_line import command_line
from throne_desktop.startup.options import LANGUAGE_CODES

LINUX = ROOT / "packaging" / "linux"
TRANSLATED = {each.locale for each in SHIPPED if each.code != SOURCE}
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@pytest.fixture(scope="module")
def entry() -> dict[str, str]:
    """The entry of the menu by its keys."""
    lines = (LINUX / "throne-desktop.desktop").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


@pytest.fixture(scope="module")
def metainfo() -> ET.Element:
    """What software centres show."""
    return ET.parse(LINUX / "throne-desktop.metainfo.xml").getroot()


@pytest.fixture(scope="module")
def record_kind() -> ET.Element:
    """The kind of file that records are."""
    return ET.parse(LINUX / "throne-record.xml").getroot()


# -- languages ---------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_menu_speaks_every_language(entry: dict[str, str], key: str) -> None:
    in_languages = (re.fullmatch(rf"{key}\[(\w+)\]", each) for each in entry)     # one that waits is a comment
    assert {found[1] for found in in_languages if found is not None} == TRANSLATED
    assert key in entry


def test_the_metainfo_says_everything_in_every_language(metainfo: ET.Element) -> None:
    for parent in metainfo.iter():
        told = Counter((child.tag, child.get(_LANGUAGE, "en")) for child in parent
                       if child.tag in ("p", "summary", "caption"))
        for tag in {tag for tag, _ in told}:
            assert {told[tag, language] for language in LANGUAGE_CODES} == {told[tag, "en"]}, f"{tag} in {parent.tag}"


def test_the_metainfo_names_every_language(metainfo: ET.Element) -> None:
    assert {each.text for each in metainfo.iter("lang")} == {each.locale for each in SHIPPED}


def test_the_kind_of_file_is_called_something_in_every_language(record_kind: ET.Element) -> None:
    spoken = [each.get(_LANGUAGE, "en") for each in record_kind.iter() if each.tag.endswith("comment")]
    assert sorted(spoken) == sorted(LANGUAGE_CODES)


def test_the_installer_for_windows_speaks_every_language() -> None:
    script = (ROOT / "packaging" / "windows" / "installer.nsi").read_text(encoding="utf-8")
    shown = re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"', script, re.M)
    assert shown == [of_nsis(each) for each in SHIPPED]
    strings = Counter(re.findall(r"^LangString (\w+) \$\{LANG_\w+\}", script, re.M))
    assert strings
    assert set(strings.values()) == {len(LANGUAGE_CODES)}


def test_the_screenshots_that_software_centres_show_are_there(metainfo: ET.Element) -> None:
    names = [(each.text or "").rpartition("/")[2] for each in metainfo.iter("image")]
    assert len(names) >= 3
    for name in names:
        with Image.open(ROOT / "assets" / "screenshots" / name) as picture:
            assert picture.size == (1280, 800)


# -- records -----------------------------------------------------------------------------------------------------------

def test_a_record_is_known_by_its_name_and_by_its_first_bytes(record_kind: ET.Element, tmp_path: Path) -> None:
    (glob,) = [each.get("pattern") for each in record_kind.iter() if each.tag.endswith("glob")]
    (magic,) = [each.get("value") for each in record_kind.iter() if each.tag.endswith("match")]
    Session(load_game(GAMES[0]), 2, 1).record().save(tmp_path / "game")
    assert glob == f"*{SUFFIX}"
    assert magic is not None
    assert (tmp_path / "game").read_bytes().startswith(magic.encode())


def test_all_desktops_open_records_with_the_program(entry: dict[str, str], metainfo: ET.Element,
                                                    record_kind: ET.Element) -> None:
    (kind,) = [each.get("type") for each in record_kind.iter() if each.tag.endswith("mime-type")]
    assert entry["MimeType"] == f"{kind};"
    assert [each.text for each in metainfo.iter("mediatype")] == [kind]
    assert entry["Exec"] == "throne-desktop %f"
    assert f'"Software\\Classes\\{SUFFIX}"' in (ROOT / "packaging/windows/installer.nsi").read_text(encoding="utf-8")
    assert f'["{SUFFIX[1:]}"]' in (ROOT / "packaging" / "throne.spec").read_text(encoding="utf-8")


# -- versions ----------------------------------------------------------------------------------------------------------

def test_the_newest_release_is_this_version(metainfo: ET.Element) -> None:
    newest = next(metainfo.iter("release"))
    changes = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    assert changes is not None
    assert newest.get("version") == changes[1] == __version__


def test_debian_gets_every_point_of_the_changelog() -> None:
    import deb

    text = deb.changes(__version__)
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    section = changelog.partition(f"## {__version__}\n")[2].partition("\n## ")[0]
    assert text.startswith(f"throne-desktop ({__version__}) ")
    assert text.count("\n  * ") == section.count("\n- ") > 0
    assert max(len(line) for line in text.splitlines() if line.startswith("  ")) <= 80


def test_a_version_that_did_not_come_out_is_refused() -> None:
    import deb
    import linux_tree

    with pytest.raises(ValueError, match=r"has no release 0\.0\.9"):
        linux_tree.released("0.0.9")
    with pytest.raises(ValueError, match=r"has no version 0\.0\.9"):
        deb.changes("0.0.9")


def test_windows_shows_the_version(tmp_path: Path) -> None:
    import windows_version

    text = windows_version.write(tmp_path, "1.20.3").read_text(encoding="utf-8")
    assert "filevers=(1, 20, 3, 0)" in text
    assert text.count('"1.20.3"') == 2


# -- the command line --------------------------------------------------------------------------------------------------

def test_the_manual_and_the_readme_tell_every_option() -> None:
    import manual

    parser = command_line()
    page = manual.page(parser, "1.2.3", "2026-01-02").replace(r"\-", "-")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    names = re.findall(r"(?<!\S)--[a-z-]+", parser.format_help())
    assert names
    assert [name for name in names if rf"\fB{name}\fR" not in page] == []
    assert [name for name in names if f"`{name}" not in readme and name != "--help"] == []
    assert '"2026-01-02" "Throne Desktop 1.2.3"' in page


@pytest.mark.parametrize("language", LANGUAGE_CODES)
def test_the_manual_speaks_every_language(language: str) -> None:
    import manual

    english = manual.page(command_line(), "1.2.3", "2026-01-02")
    with speaking(language):
        page = manual.page(command_line(), "1.2.3", "2026-01-02")
    sentences = {line for line in english.splitlines() if len(line) > 45 and not line.startswith((".", "\\f"))}
    assert len(sentences) > 15
    left = {line for line in sentences if line in page.splitlines()}
    assert left == (sentences if language == "en" else set())
    assert "\u202f" not in page and "{" not in page


# -- what is packed ----------------------------------------------------------------------------------------------------

QT = "PySide6/Qt"


@pytest.mark.parametrize("place", [
    f"{QT}/plugins/platforms/libqxcb.so", f"{QT}/plugins/platforms/libqoffscreen.so",
    f"{QT}/plugins/iconengines/libqsvgicon.so", f"{QT}/translations/qtbase_nl.qm", "translations/throne_de.qm",
    "assets/games/throne/ace.svg", f"{QT}/lib/libQt6Core.so.6", f"{QT}/lib/libicudata.so.73", "libpython3.11.so.1.0",
    "PySide6/QtWidgets.abi3.so",
])
def test_what_the_program_needs_is_packed(place: str) -> None:
    import bundle

    assert bundle.kept([(place, "", "BINARY")]) == [(place, "", "BINARY")]


@pytest.mark.parametrize("library", ["libxcb-cursor.so.0", "libxcb-randr.so.0", "libxkbcommon.so.0"])
def test_what_stands_in_for_missing_libraries_is_packed_out_of_the_loaders_sight(library: str) -> None:
    import bundle

    assert bundle.kept([(library, "", "BINARY")]) == [(f"stand-ins/{library}", "", "BINARY")]


@pytest.mark.parametrize("place", [
    f"{QT}/plugins/platformthemes/libqgtk3.so", f"{QT}/plugins/platforms/libqeglfs.so",
    f"{QT}/plugins/wayland-graphics-integration-client/libqt-plugin-wayland-egl.so", f"{QT}/lib/libQt6OpenGL.so.6",
    f"{QT}/plugins/imageformats/libqjpeg.so", f"{QT}/translations/qtbase_pl.qm", f"{QT}/translations/qt_help_de.qm",
    "throne_desktop-0.12.0.dist-info/METADATA",
])
def test_what_the_program_does_not_use_stays_outside(place: str) -> None:
    import bundle

    assert bundle.kept([(place, "", "BINARY")]) == []


@pytest.mark.parametrize("library", ["libgtk-3.so.0", "libGL.so.1", "libEGL.so.1", "libfontconfig.so.1",
                                     "libstdc++.so.6", "libglib-2.0.so.0", "libQt6EglFSDeviceIntegration.so.6"])
def test_libraries_of_the_system_stay_outside_on_linux(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import bundle

    monkeypatch.setattr(sys, "platform", "linux")
    assert bundle.kept([(library, "", "BINARY")]) == []


def test_every_module_of_every_game_is_packed() -> None:
    import bundle

    modules = set(bundle.modules())
    for game in GAMES:
        folder = ROOT / "engine" / "games" / game.replace("-", "_")
        names = {f"engine.games.{folder.name}.{file.stem}" for file in folder.glob("*.py") if file.stem != "__init__"}
        assert names <= modules
    assert {"throne_desktop.modes.self_test", "throne_desktop.look.dark", "engine.bots.levels"} <= modules


def test_all_pictures_and_translations_are_packed() -> None:
    import bundle

    packed = {target for _, target in bundle.data_files() if not target.startswith("engine")}
    assert packed == {"assets/backs", "assets/end", "assets/games", "assets/icons", "assets/people", "assets/signs",
                      "assets/sounds", "assets/themes", "translations", "font_source_serif_pro/files"}
    names = {Path(source).name for source, target in bundle.data_files() if target == "translations"}
    assert {f"{game.replace('-', '_')}_{language}.qm" for game in GAMES for language in TRANSLATED} <= names
    assert not any(name.startswith("cli_") for name in names), "what only the engine's command line says"


def test_the_exercises_of_every_game_are_packed_where_it_looks_for_them() -> None:
    import bundle

    packed = {Path(target, Path(source).name) for source, target in bundle.data_files()}
    assert {file_of(game_id).relative_to(ROOT) for game_id in GAMES} <= packed


def test_the_learned_weights_of_every_game_are_packed_where_it_looks_for_them() -> None:
    import bundle

    packed = {Path(target, Path(source).name) for source, target in bundle.data_files() if "/learned" in target}
    wanted = {weights.file(seats).relative_to(ROOT) for game in map(load_game, GAMES) for seats in game.seats
              for weights in (game.evaluator.learned, game.evaluator.policy_weights) if weights is not None}
    assert packed == {file for file in wanted if (ROOT / file).exists()} != set()


def test_lines_of_records_are_written_as_the_desktops_expect() -> None:
    assert files.to_line({"format": "throne-record"}) == b'{"format": "throne-record"}\n'


# -- the icon ----------------------------------------------------------------------------------------------------------

def test_the_icons_of_windows_and_macos_have_all_their_sizes(tmp_path: Path) -> None:
    import icons

    with Image.open(icons.ico(tmp_path)) as ico, Image.open(icons.icns(tmp_path)) as icns:
        assert {(16, 16), (32, 32), (48, 48), (256, 256)} <= set(ico.info["sizes"])
        assert max(width * scale for width, _height, scale in icns.info["sizes"]) >= 512


def test_the_icon_is_drawn_in_the_size_that_is_asked_for(tmp_path: Path) -> None:
    import icons

    with Image.open(icons.png(tmp_path, 48)) as picture:
        assert picture.size == (48, 48)
        alpha = picture.getchannel("A")
        assert (alpha.getpixel((0, 0)), alpha.getpixel((24, 24))) == (0, 255)


# -- the frozen program ------------------------------------------------------------------------------------------------

def test_the_frozen_program_is_tried_where_no_language_is_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import smoke

    program = tmp_path / "throne-desktop"
    report = "\\n".join(["a game: ok"] * (len(GAMES) + 1))
    program.write_text(f"""#!/bin/sh
case ${{LC_ALL:-$LANG}} in *UTF-8) ;; *) echo "Qt depends on a UTF-8 locale" >&2 ;; esac
case $1 in --version) echo "throne-desktop {__version__} (compiled engine)" ;; *) printf "{report}\\n" ;; esac
""", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.delenv("LANG", raising=False)
    smoke.run(tmp_path)


def test_compiled_modules_are_packed_in_place_of_their_sources() -> None:
    import bundle

    folder = Path("build")
    library, state = "engine_core__mypyc.cpython-311.so", "engine/core/state.cpython-311.so"
    package = ("engine.core", "engine/core/__init__.py", "PYMODULE")
    pure, binaries = bundle.compiled(
        [("engine.core.state", "engine/core/state.py", "PYMODULE"), package],
        [("libQt6Core.so.6", "libQt6Core.so.6", "BINARY"), (state, "an older build", "EXTENSION")],
        [folder / library, folder / state], folder)
    assert pure == [package]
    assert binaries == [("libQt6Core.so.6", "libQt6Core.so.6", "BINARY"), (library, f"build/{library}", "EXTENSION"),
                        (state, f"build/{state}", "EXTENSION")]


def test_modules_that_lie_in_files_are_not_packed_twice() -> None:
    import bundle

    folder = Path("build")
    font = ("fonts/serif.ttf", "serif.ttf", "DATA")
    state, package = ((f"engine/core/{name}.pyc", f"{name}.pyc", "DATA") for name in ("state", "__init__"))
    kept = bundle.without_modules([state, package, font], [folder / "engine/core/state.cpython-311.so"], folder)
    assert kept == [package, font]


def test_modules_are_packed_without_docstrings_but_with_all_they_check(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import docstrings

    source = tmp_path / "sources" / "game" / "rules.py"
    source.parent.mkdir(parents=True)
    source.write_text('''"""Rules."""

from __future__ import annotations
from dataclasses import dataclass

@dataclass
class Rule:
    """One rule."""

    number: int
    """Its number."""

    def holds(self):
        """Whether it holds."""
        assert self.number > 0, "a rule has a number"
        return "always"

def nothing():
    """Does nothing."""

def line():
    return "said"
''', encoding="utf-8")
    font = ("fonts/serif.ttf", "serif.ttf", "DATA")
    elsewhere = ("PySide6/support.pyc", "support.pyc", "DATA")
    rules, *others = docstrings.left_out([("game/rules.pyc", "rules.pyc", "DATA"), font, elsewhere],
                                         [tmp_path / "sources"], tmp_path / "work")
    assert others == [font, elsewhere]
    loader = SourcelessFileLoader("rules", rules[1])
    spec = spec_from_loader("rules", loader)
    assert spec is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "rules", module)
    loader.exec_module(module)
    rule = module.Rule(0)
    assert (module.__doc__, module.Rule.holds.__doc__, module.nothing.__doc__) == (None, None, None)
    assert module.Rule.__doc__ == "One rule.", "a dataclass would make its own"
    assert module.nothing() is None
    with pytest.raises(AssertionError, match="a rule has a number"):
        rule.holds()
    assert module.line.__code__.co_firstlineno == 21
    assert module.line.__code__.co_filename == "game/rules.py"


def test_what_compiled_modules_import_is_packed() -> None:
    import bundle

    assert {"bisect", "functools", "hashlib", "random"} <= set(bundle.modules())
