"""Settings survive the end of the program, other versions of it, and damage; user folders are made where needed."""

from __future__ import annotations

import json
import os
import plistlib
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from engine import GAMES, load_game
from engine.core.text import Text
from engine.session.session import Session
from tests.helpers.amount import few_or_many
from tests.helpers.mutated import mutated
from throne_desktop.look import motion, theme
from throne_desktop.look.desktop import is_still
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.storage import paths
from throne_desktop.storage.setting import setting
from throne_desktop.storage.settings import (
    CannotSave,
    Settings,
    load_settings,
    machine_file,
    save_settings,
    settings_file,
)
from throne_desktop.window.window import Window

CHOSEN = Settings(language="fr", player_name="Zoë", last_game="behind-the-throne", last_seats=4,
                  last_kinds=("person", "squire"), animation_speed=0.5, show_marks=False, window_geometry="AdnQywAD")


# -- settings ----------------------------------------------------------------------------------------------------------

def test_without_a_file_the_settings_are_the_usual_ones() -> None:
    assert load_settings(settings_file()) == (Settings(), None)
    assert not settings_file().exists()


def test_saved_settings_are_loaded_again() -> None:
    save_settings(CHOSEN, settings_file())
    assert load_settings(settings_file()) == (CHOSEN, None)
    save_settings(Settings(), settings_file())
    assert load_settings(settings_file()) == (Settings(), None)


def test_keys_of_another_version_are_kept() -> None:
    settings_file().write_text(json.dumps({"language": "nl", "tempo": {"volume": 3}}))
    settings, complaint = load_settings(settings_file())
    assert complaint is None
    assert settings == Settings(language="nl", others={"tempo": {"volume": 3}})
    settings.language = "es"
    save_settings(settings, settings_file())
    written = json.loads(settings_file().read_text())
    assert (written["language"], written["tempo"]) == ("es", {"volume": 3})
    assert "others" not in written


@pytest.mark.parametrize(("version", "levels"), [({}, ("person", "marshal", "page")),
                                                 ({"version": 2}, ("person", "squire", "page"))])
def test_in_a_file_without_a_version_a_squire_is_the_marshal(version: dict[str, int], levels: tuple[str, ...]) -> None:
    settings_file().write_text(json.dumps({"last_kinds": ["person", "squire", "page"], **version}))
    settings, complaint = load_settings(settings_file())
    assert (settings.last_kinds, complaint) == (levels, None)
    save_settings(settings, settings_file())
    assert load_settings(settings_file()) == (settings, None)


def test_a_whole_number_does_as_a_speed() -> None:
    settings_file().write_text('{"animation_speed": 2}')
    settings, complaint = load_settings(settings_file())
    assert (settings.animation_speed, complaint) == (2.0, None)


@pytest.mark.parametrize("damaged", [
    b"", b"{", b"[]", b'"fr"', b"\xff\xfe\x00", b'{"animation_speed": NaN}', b"[" * 100_000,
    b'{"bot_pause": ' + b"9" * 5000,
    b" " * (1 << 20) + b"{}"], ids=lambda damaged: repr(damaged[:24]))
def test_a_damaged_file_is_set_aside_and_the_usual_settings_used(damaged: bytes) -> None:
    file = settings_file()
    file.write_bytes(damaged)
    settings, complaint = load_settings(file)
    assert settings == Settings()
    kept = file.with_name("settings.json.damaged")
    assert str(complaint) == ("The settings were damaged, so the defaults are used; "
                              f"the damaged file is kept as {kept}.")
    assert kept.read_bytes() == damaged
    assert not file.exists()


@pytest.mark.parametrize("impossible", [
    '"language": 3', '"last_seats": "two"', '"last_seats": true', '"last_seats": -1', '"last_kinds": "page"',
    '"last_kinds": [1]', '"version": 0', '"version": "2"', '"last_names": ["\\ud800"]', '"show_hints": null',
    '"bot_pause": 2147483648', '"bot_pause": -5',
    '"animation_speed": 1e999', '"animation_speed": -0.5', f'"animation_speed": {10 ** 400}', '"text_size": -1',
    '"player_name": "A\\udcffB"', '"sound": 1e999', '"sound": {"file": ["\\ud800"]}', '"\\udfff": 1',
    f'"lessons_done": ["{"x" * 5000}"]', '"sound": ' + "[" * 400 + "]" * 400])
def test_an_impossible_value_is_kept_out_and_the_other_choices_stay(impossible: str) -> None:
    file = settings_file()
    content = f'{{"theme": "dark", {impossible}}}'
    file.write_text(content)
    settings, complaint = load_settings(file)
    assert settings == Settings(theme="dark")
    kept = file.with_name("settings.json.damaged")
    assert str(complaint) == ("Some settings were invalid, so they were reset to their defaults; "
                              f"the old file is kept as {kept}.")
    assert kept.read_text() == content
    save_settings(settings, file)
    assert load_settings(file) == (settings, None)


def test_a_number_without_limits_is_no_setting() -> None:
    with pytest.raises(TypeError, match="usually 3 has no limits"):
        setting(3)


def test_what_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    wrong = Settings(player_name="\udcff", bot_pause=-5, animation_speed=float("inf"), theme="dark",
                     others={"sound": float("nan"), "more": [[[" " * 60]] * 9000] * 2})
    save_settings(wrong, file)
    assert load_settings(file) == (Settings(theme="dark"), None)


def test_what_is_no_ordinary_file_is_not_read() -> None:
    os.mkfifo(settings_file())
    settings, complaint = load_settings(settings_file())
    assert (settings, settings_file().exists()) == (Settings(), False)
    assert str(complaint).startswith("The settings were damaged")
    settings_file().symlink_to("/dev/zero")
    assert str(load_settings(settings_file())[1]).startswith("The settings were damaged")


def test_settings_behind_a_link_are_saved_where_it_points(tmp_path: Path) -> None:
    (tmp_path / "dotfiles").mkdir()
    settings_file().symlink_to(tmp_path / "dotfiles" / "throne.json")
    save_settings(CHOSEN, settings_file())
    assert settings_file().is_symlink()
    assert load_settings(tmp_path / "dotfiles" / "throne.json") == (CHOSEN, None)


def test_settings_that_only_their_owner_may_read_stay_so() -> None:
    save_settings(CHOSEN, settings_file())
    settings_file().chmod(0o600)
    save_settings(Settings(), settings_file())
    assert settings_file().stat().st_mode & 0o777 == 0o600


def begin_with(number: int, *, plays: bool = True) -> None:
    """The program starts with mutated files, may play, and keeps what it could read of them."""
    file = settings_file()
    file.write_bytes(mutated(number))
    machine_file().write_bytes(mutated(number + 1))
    settings, _ = load_settings(file)
    theme.dress(settings.theme, settings.text_size)
    window = Window(settings)
    window.restore()
    window.open_home()
    window.open_new_game(settings.last_game if settings.last_game in GAMES else GAMES[number % len(GAMES)])
    page = window.pages.currentWidget()
    assert isinstance(page, NewGameScreen)
    chosen = page.setup()
    if plays:
        window.open_session(Session(load_game(chosen.game_id), len(chosen.players), number, players=chosen.players))
        assert window.play_screen is not None
        window.play_screen.client.go_on()
        window.open_preferences()
    window.show()
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    kept, complaint = load_settings(file)
    assert complaint is None, number
    settings.window_geometry = kept.window_geometry
    assert kept == settings, number
    for damaged in (*file.parent.glob("*.damaged"), *machine_file().parent.glob("*.damaged")):
        damaged.unlink()


@pytest.mark.usefixtures("qtbot")
@few_or_many("files", 4, 120)
def test_no_mutated_file_brings_the_program_down(files: int) -> None:
    for number in range(files):
        begin_with(number, plays=number % 10 == 0)


def test_every_damaged_file_is_kept() -> None:
    file = settings_file()
    for content in ("first", "second", "third"):
        file.write_text(content)
        load_settings(file)
    kept = {each.name: each.read_text() for each in file.parent.iterdir()}
    assert kept == {"settings.json.damaged": "first", "settings.json.2.damaged": "second",
                    "settings.json.3.damaged": "third"}


def test_a_file_that_cannot_be_read_is_reported_and_left_alone() -> None:
    settings_file().mkdir()
    settings, complaint = load_settings(settings_file())
    assert settings == Settings()
    assert isinstance(complaint, Text)
    assert str(complaint).startswith(f"The settings in {settings_file()} cannot be read (")
    assert settings_file().is_dir()


def test_settings_that_cannot_be_saved_are_an_error_and_leave_the_old_ones(tmp_path: Path) -> None:
    with pytest.raises(CannotSave, match=r"^The settings cannot be saved in .*nowhere/settings\.json: "):
        save_settings(CHOSEN, tmp_path / "nowhere" / "settings.json")
    target = tmp_path / "settings.json"
    (target / "in the way").mkdir(parents=True)
    with pytest.raises(CannotSave):
        save_settings(CHOSEN, target)
    assert [each.name for each in tmp_path.iterdir() if each.name.startswith("settings")] == ["settings.json"]


def test_whoever_reads_while_settings_are_saved_finds_all_of_the_old_or_all_of_the_new() -> None:
    file = settings_file()
    save_settings(CHOSEN, file)
    with file.open("rb") as old:
        save_settings(Settings(language="de"), file)
        assert json.loads(old.read())["language"] == "fr"
    assert load_settings(file)[0].language == "de"
    assert [each.name for each in file.parent.iterdir()] == ["settings.json"]


# -- folders -----------------------------------------------------------------------------------------------------------

def test_all_user_folders_lie_in_the_portable_home(own_folders: Path) -> None:
    home = own_folders / "throne"
    folders = {paths.data(), paths.config(), paths.games()}
    assert len(folders) == 3
    for folder in folders:
        assert folder.is_dir()
        assert folder.is_relative_to(home)
        assert "v1" in folder.parts


def test_without_a_portable_home_the_folders_are_those_of_the_system(
        own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("THRONE_DESKTOP_HOME")
    for folder in (paths.data(), paths.config()):
        assert folder.is_dir()
        assert folder.is_relative_to(own_folders)
        assert {"throne-desktop", "v1"} < set(folder.parts)


@pytest.mark.parametrize(("name", "value", "folder"), [
    ("THRONE_DESKTOP_HOME", "here", "here"), ("THRONE_DESKTOP_HOME", "./here", "./here"),
    ("HOME", "here", "here/.config/throne-desktop/v1"), ("HOME", "", "HOME"),
    ("XDG_CONFIG_HOME", "here", "here/throne-desktop/v1"), ("XDG_CONFIG_HOME", "../here", "../here/throne-desktop/v1")])
def test_a_relative_folder_is_refused_and_not_made(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str, folder: str) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    for other in ("THRONE_DESKTOP_HOME", *(["XDG_CONFIG_HOME"] if name == "HOME" else [])):
        monkeypatch.delenv(other)
    monkeypatch.setenv(name, value)
    with pytest.raises(paths.NoFolder) as refused:
        paths.config()
    assert str(refused.value) == f"The user folder {folder} must be an absolute path, such as one that begins with /."
    assert list(tmp_path.iterdir()) == []


def test_an_empty_variable_counts_as_none(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("THRONE_DESKTOP_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, "")
    assert paths.config() == own_folders / ".config" / "throne-desktop" / "v1"


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("THRONE_DESKTOP_HOME", str(tmp_path / "file"))
    with pytest.raises(paths.NoFolder, match=r"^The folder .*file/config/v1 cannot be created: "):
        paths.config()


# -- what comes with the program ---------------------------------------------------------------------------------------

def test_assets_are_found_in_the_checkout() -> None:
    assert paths.asset("icons", "throne-desktop.svg").is_file()
    assert paths.asset("games").is_dir()
    assert paths.translation_file("app_de.qm").parent == paths.asset().parent / "translations"


def test_assets_are_found_in_the_frozen_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.asset("icons", "crown.svg") == tmp_path / "assets" / "icons" / "crown.svg"
    assert paths.translation_file("app_de.qm") == tmp_path / "translations" / "app_de.qm"


def test_assets_are_found_in_the_installed_package(tmp_path: Path) -> None:
    checkout = Path(paths.__file__).parents[1]
    package = tmp_path / "throne_desktop"
    for folder in ("assets", "translations", "storage"):
        (package / folder).mkdir(parents=True)
    for name in ("__init__.py", "storage/__init__.py", "storage/paths.py"):
        (package / name).write_bytes((checkout / name).read_bytes())
    ask = "from throne_desktop.storage.paths import *; print(asset('icons')); print(translation_file('app_de.qm'))"
    found = subprocess.run([sys.executable, "-c", ask], cwd=tmp_path, capture_output=True, text=True, check=True,
                           env={**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(checkout.parent)))})
    assert found.stdout.split() == [str(package / "assets" / "icons"), str(package / "translations" / "app_de.qm")]


def test_the_packages_import_no_qt() -> None:
    ask = ("import sys, throne_desktop.storage.paths, throne_desktop.storage.settings; "
           "import throne_desktop.services.bots.bot_process; "
           "print([name for name in sys.modules if 'PySide' in name])")
    found = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True,
                           env={**os.environ, "PYTHONPATH": str(Path(paths.__file__).parents[2])})
    assert found.stdout.strip() == "[]"


# -- the first start ---------------------------------------------------------------------------------------------------

@pytest.fixture
def desktop(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where a Linux desktop keeps its settings."""
    monkeypatch.setattr(sys, "platform", "linux")
    folder = own_folders / "xdg_config_home"
    (folder / "gtk-3.0").mkdir(parents=True)
    (folder / "gtk-4.0").mkdir()
    return folder


@pytest.mark.parametrize(("file", "text", "reduced"), [
    ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n", True),
    ("gtk-3.0/settings.ini", "[Settings]\ngtk-theme-name=Adwaita\ngtk-enable-animations = 0\n", True),
    ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", False),
    ("gtk-4.0/settings.ini", "[Settings]\n#gtk-enable-animations=false\n", False),
    ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", True),
    ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", False),
    ("kdeglobals", "\xff\x00", False),
])
def test_the_files_of_a_desktop_tell_whether_cards_fade_instead_of_moving(
        desktop: Path, file: str, text: str, reduced: bool) -> None:
    assert not is_still(Settings().motion)
    (desktop / file).write_text(text, encoding="latin-1")
    assert is_still(Settings().motion) is reduced


def test_who_has_chosen_is_not_overruled_by_the_desktop(desktop: Path) -> None:
    assert (is_still("fade"), is_still("move")) == (True, False)
    (desktop / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n")
    assert (is_still("fade"), is_still("move")) == (True, False)


@pytest.mark.parametrize(("former", "size", "motion"), [
    ({"text_scale": 100, "reduced_motion": False}, 0, ""), ({"text_scale": 130, "reduced_motion": True}, 130, "fade"),
    ({"text_scale": "huge", "reduced_motion": 1}, 0, ""), ({"text_scale": 130, "text_size": 115, "motion": "move",
                                                           "reduced_motion": True}, 115, "move")], ids=str)
def test_what_former_versions_had_chosen_by_themselves_is_left_to_the_desktop(
        former: dict[str, object], size: int, motion: str) -> None:
    settings_file().write_text(json.dumps(former))
    settings, complaint = load_settings(settings_file())
    assert (settings.text_size, settings.motion, complaint) == (size, motion, None)
    save_settings(replace(settings, theme="dark"), settings_file())
    kept = json.loads(settings_file().read_text())
    assert (kept["text_size"], kept["motion"]) == (size, motion)
    assert {name: kept[name] for name in former} == former


def test_a_mac_tells_in_its_own_settings(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    file = own_folders / "Library" / "Preferences" / "com.apple.universalaccess.plist"
    file.parent.mkdir(parents=True)
    assert not motion.is_reduced()
    file.write_bytes(plistlib.dumps({"reduceMotion": True}))
    assert motion.is_reduced()
    file.write_bytes(plistlib.dumps({"reduceMotion": False}))
    assert not motion.is_reduced()
    for damaged in (b"bplist00 damaged", b"<?xml version='1.0'?><plist><dict>"):
        file.write_bytes(damaged)
        assert not motion.is_reduced()
