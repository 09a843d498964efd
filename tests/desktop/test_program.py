"""The program as it is started: its command line, its pictures, its report on itself, and how it ends."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel

from engine import GAMES, Record, Session, load_game
from engine.version import described
from tests.helpers.amount import LONG, TRANSLATED, few_or_many, first_or_all
from tests.helpers.interrupting import hearing_ctrl_c
from tests.helpers.sessions import play_at_random
from tests.helpers.window import PATIENCE, open_window
from throne_desktop.language.i18n import words
from throne_desktop.look import theme
from throne_desktop.screens.pages import PAGES
from throne_desktop.services.records.library import Library
from throne_desktop.startup import command_line, options
from throne_desktop.storage.settings import settings_file
from throne_desktop.window.from_command_line import open_asked

TOP = Path(__file__).parents[2]
PATIENT = 60.0
"""Seconds after which a program that should have ended counts as hanging."""

# Starts the program, tells which words the window shows once it is there, and closes it.
READ_WINDOW = """
import json, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QPushButton
from throne_desktop.window import window
from throne_desktop.__main__ import main

class Watched(window.Window):
    def showEvent(self, event):
        super().showEvent(event)
        QTimer.singleShot(400, self.tell)

    def tell(self):
        page = self.pages.currentWidget()
        print(json.dumps([each.text() for kind in (QPushButton, QLabel) for each in page.findChildren(kind)]))
        self.close()

if __name__ == "__main__":      # the bots' process imports this file, too
    window.Window = Watched
    sys.exit(main(sys.argv[1:]))
"""


def start(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    """Start Python as a user would, with these variables of the environment instead of those for tests."""
    kept = {name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    return subprocess.Popen([sys.executable, *arguments], env={**kept, "PYTHONPATH": str(TOP), **environment},
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def run(*arguments: str, platform: str = "offscreen", patience: float = PATIENT) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    environment = {"QT_QPA_PLATFORM": platform} if platform else {}
    with start("-m", "throne_desktop", *arguments, **environment) as process:
        out, err = process.communicate(timeout=patience)
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


def said(done: subprocess.CompletedProcess[str]) -> tuple[int, str, str]:
    """The exit status, the output, and what stands on stderr apart from remarks of the offscreen platform."""
    lines = [line for line in done.stderr.splitlines() if not line.startswith("This plugin does not support")]
    return done.returncode, done.stdout, "\n".join(lines)


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    """The file for a picture, of a kind that is written at once."""
    return tmp_path / "picture.bmp"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game that bots have played to its end."""
    session = Session(load_game(GAMES[0]), 3, 11)
    play_at_random(session, random.Random(2))
    session.record().save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


# -- the version ---------------------------------------------------------------------------------------------------

def test_the_version_is_told_without_a_display() -> None:
    assert said(run("--version", platform="")) == (0, f"throne-desktop {described()}\n", "")


def test_nothing_of_qt_is_imported_before_the_command_line_is_understood() -> None:
    ask = ("import sys; from throne_desktop.startup.command_line import parse; "
           "parse(['--game', 'behind-the-throne', '--bots', 'knight/corvin']); "
           "print([name for name in sys.modules if 'PySide' in name or 'shiboken' in name])")
    done = subprocess.run([sys.executable, "-c", ask], cwd=TOP, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_desktops_find_the_entry_and_the_icon_of_the_program_by_its_name() -> None:
    ask = ("from PySide6.QtCore import QCoreApplication as Named; "
           "from throne_desktop.startup.start import Application; made = Application([]); "
           "print(made.desktopFileName(), Named.applicationName(), Named.arguments()[0])")
    done = subprocess.run([sys.executable, "-c", ask], cwd=TOP, capture_output=True, text=True, check=True,
                          env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
    desktop_file, name, shown = done.stdout.split()
    entry = (TOP / "packaging" / "linux" / f"{desktop_file}.desktop").read_text(encoding="utf-8").splitlines()
    assert f"StartupWMClass={shown}" in entry
    assert f"Icon={desktop_file}" in entry
    assert name == shown


# -- bad options ---------------------------------------------------------------------------------------------------

BAD_OPTIONS = {
    "--game chess": "There is no game called 'chess'; the games are:",
    "--seats 7": "Behind the Throne is for 2 to 4 players, not 7",
    "--seats two": "'two' is not a whole number such as 3",
    "--bots duke": "there is no bot level 'duke'; the levels are: page, squire, knight, marshal",
    "--game throne --seats 3 --bots regent": "there is no bot level 'regent'; the levels are: page, squire",
    "--bots knight/gandalf": "There is no opponent called 'gandalf'; the opponents are: aldwin, beatrix, corvin,",
    "--seats 4 --bots knight/corvin,page/corvin": "Corvin can take only one seat",
    "--seats 2 --bots page,squire": "2 bots do not fit at a table for 2 unless you use --watch",
    "--seed 1e9": "'1e9' is not a whole number such as 3",
    "--seats \uff13": "is not a whole number such as 3",
    "--seed 1_000": "'1_000' is not a whole number such as 3",
    "--after \u0663": "is not a whole number such as 3",
    "--text-scale \uff11\uff10\uff10": "is not a whole number such as 3",
    "--size \uff11\uff12\uff18\uff10x800": "is not a size such as 1280x800",
    "--size 99999x99999": "'99999x99999' is not a size such as 1280x800",
    "--bots ,": "',' leaves out a bot; write the bots as in squire,knight/corvin",
    "--bots page,": "'page,' leaves out a bot; write the bots as in squire,knight/corvin",
    f"--seed {2 ** 129}": "A seed is a whole number of at most 128 bits",
    "--lang tlh": "invalid choice: 'tlh'",
    "--size huge": "'huge' is not a size such as 1280x800",
    "--after -3": "--after must be 0 or more",
    "--replay nowhere.jsonl": "there is no file nowhere.jsonl",
    "nowhere.throne": "there is no file nowhere.throne",
    "README.md --replay LICENSE": "README.md and --replay LICENSE cannot both be shown",
    "--page shop": "invalid choice: 'shop'",
    "--page help --replay pyproject.toml": "--page and --replay cannot both be shown",
    "--theme pink": "invalid choice: 'pink'",
    "--text-scale 99": "--text-scale must be from 100 to 160",
    "--text-scale 161": "--text-scale must be from 100 to 160",
    "--windowed": "unrecognized arguments: --windowed",
}


@pytest.mark.parametrize(("arguments", "complaint"), BAD_OPTIONS.items())
def test_a_bad_option_is_one_line_after_the_usage_and_status_2(
        arguments: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command_line.parse(arguments.split())
    told = capsys.readouterr()
    assert ended.value.code == 2
    assert told.out == ""
    *usage, line = told.err.splitlines()
    assert usage[0].startswith("usage: throne-desktop ")
    assert all(each.startswith(" ") for each in usage[1:])
    assert line.startswith("throne-desktop: error: ")
    assert complaint in line


def test_what_is_quoted_in_a_complaint_commands_no_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command_line.parse(["a.throne", "\x1b[2J.throne"])
    assert capsys.readouterr().err.endswith("unrecognized arguments: [2J.throne\n")


@first_or_all("unbuffered", ["", "1"])
@pytest.mark.parametrize("arguments", [("--version",), ("--help",), ("--self-test", "--game", "throne")], ids=str)
def test_an_output_that_cannot_be_written_is_one_line_and_status_2(arguments: tuple[str, ...], unbuffered: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONUNBUFFERED": unbuffered}
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([sys.executable, "-m", "throne_desktop", *arguments], cwd=TOP, env=environment,
                              stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=PATIENT)
    done.stdout = ""
    assert said(done) == (2, "", "throne-desktop: error: the output cannot be written: No space left on device")


def test_a_bad_option_ends_the_real_program_without_a_traceback() -> None:
    status, out, err = said(run("--game", "chess"))
    assert (status, out) == (2, "")
    assert "Traceback" not in err
    assert err.splitlines()[-1].startswith("throne-desktop: error: There is no game called 'chess'")


# -- no display ----------------------------------------------------------------------------------------------------

def test_without_a_display_one_line_says_what_to_do() -> None:
    status, out, err = said(run(platform=""))
    assert (status, out) == (2, "")
    assert err == ("No display found: start the program on a desktop, or play in the terminal with "
                   "'python3 -m engine play behind-the-throne'.")


def test_a_picture_is_taken_without_a_display(picture: Path) -> None:
    compressed = picture.with_suffix(".png")
    assert said(run("--screenshot", str(compressed), platform="")) == (0, "", "")
    assert not QImage(str(compressed)).isNull()


# -- pictures ------------------------------------------------------------------------------------------------------

TABLE = ("--game", "behind-the-throne", "--seats", "3", "--seed", "5", "--after", "30")


def size_of(picture: Path) -> tuple[int, int]:
    image = QImage(str(picture))
    return image.width(), image.height()


@pytest.mark.parametrize(("size", "what"), [
    pytest.param("1280x800", TABLE, id="table"),
    pytest.param("1024x640", (), id="home", marks=LONG),
    pytest.param("1040x660", (*TABLE, "--watch"), id="watched table", marks=LONG),
    pytest.param("1100x700", ("--page", "new-game", "--game", "behind-the-throne"), id="new game", marks=LONG)])
def test_a_picture_has_the_size_that_was_asked_for_and_nothing_else_remains(
        picture: Path, size: str, what: tuple[str, ...]) -> None:
    assert said(run("--screenshot", str(picture), "--size", size, *what)) == (0, "", "")
    assert size_of(picture) == tuple(map(int, size.split("x")))
    assert Library().records() == ()
    assert not settings_file().exists()


def test_the_same_question_gives_the_same_picture(tmp_path: Path) -> None:
    seed = next(seed for seed in range(99) if load_game("behind-the-throne").start(seats=2, seed=seed).actor == 0)
    first, second, later = (tmp_path / f"{name}.bmp" for name in ("first", "second", "later"))
    for picture, after in ((first, 0), (second, 0), (later, 1)):    # the first move is one that makes itself in a game
        run("--screenshot", str(picture), "--seed", str(seed), "--after", str(after), "--lang", "en")
    assert QImage(str(first)) == QImage(str(second))
    assert QImage(str(first)) != QImage(str(later))


def test_a_picture_that_cannot_be_written_is_one_line_and_status_2(tmp_path: Path) -> None:
    status, out, err = said(run("--screenshot", str(tmp_path / "nowhere" / "picture.png")))
    assert (status, out) == (2, "")
    assert re.fullmatch(r"throne-desktop: the picture cannot be written to .*picture\.png\.", err)


def title_of(page: str) -> str:
    """The title that a page is recognised by; the first two are called like their game."""
    return "Behind the Throne" if page in ("new-game", "rules") else words(PAGES[page].title)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("page", options.PAGES)
def test_a_page_is_opened_by_its_name(page: str) -> None:
    with open_window() as window:
        open_asked(window, command_line.parse(["--page", page, "--game", "behind-the-throne"]))
        shown = window.pages.currentWidget()
        assert shown is not None
        assert title_of(page) in [label.text() for label in shown.findChildren(QLabel)]
    assert Library().records() == ()


@first_or_all("page", options.PAGES)
def test_the_real_program_opens_that_page(tmp_path: Path, page: str) -> None:
    told = words_in_window(tmp_path, "--page", page, "--game", "behind-the-throne", "--lang", "en")
    assert title_of(page) in told
    assert Library().records() == ()


def test_the_command_line_knows_all_themes_and_sizes_of_texts() -> None:
    assert tuple(theme.THEMES) == options.THEME_NAMES
    assert range(theme.SMALLEST_SCALE, theme.LARGEST_SCALE + 1) == options.TEXT_SCALES


def test_a_theme_and_a_size_of_texts_are_those_of_one_run(tmp_path: Path) -> None:
    usual, dark, large = (tmp_path / f"{name}.bmp" for name in ("usual", "dark", "large"))
    for picture, look in ((usual, ()), (dark, ("--theme", "dark")), (large, ("--text-scale", "160"))):
        assert said(run("--screenshot", str(picture), *look)) == (0, "", "")
    assert brightness(dark) < brightness(usual)
    assert QImage(str(large)) != QImage(str(usual))
    words_in_window(tmp_path, "--theme", "dark", "--text-scale", "160")
    kept = json.loads(settings_file().read_text(encoding="utf-8"))
    assert (kept["theme"], kept["text_size"]) == ("", 0)


def brightness(picture: Path) -> int:
    """The lightness of a picture taken together into one pixel."""
    return QImage(str(picture)).scaled(1, 1).pixelColor(0, 0).lightness()


# -- replays -------------------------------------------------------------------------------------------------------

def test_a_record_is_shown(record: Path, picture: Path) -> None:
    assert said(run("--replay", str(record), "--screenshot", str(picture), "--size", "1100x700")) == (0, "", "")
    assert size_of(picture) == (1100, 700)


def test_a_record_that_was_clicked_is_shown(record: Path, picture: Path) -> None:
    assert said(run(str(record), "--screenshot", str(picture), "--size", "1100x700")) == (0, "", "")
    assert size_of(picture) == (1100, 700)


@first_or_all("damage", [
    lambda content: b"",
    lambda content: re.sub(rb'"version": [0-9]+', b'"version": 99', content, count=1),
    lambda content: b"\x89PNG\r\n\x1a\n" + content,
    lambda content: content.replace(b"behind-the-throne", b"in-front-of-it", 1),
], 2, ids=["empty", "of a later program", "a picture", "of another game"])
@first_or_all("mode", ["window", "picture"])
def test_a_file_that_is_no_record_is_one_line_and_status_2(
        record: Path, picture: Path, damage: Callable[[bytes], bytes], mode: str) -> None:
    content = damage(record.read_bytes())
    record.write_bytes(content)
    what = ("--screenshot", str(picture)) if mode == "picture" else ()
    status, out, err = said(run("--replay", str(record), *what))
    assert (status, out) == (2, "")
    assert re.fullmatch(r"throne-desktop: [^\n]*game\.jsonl[^\n]*\.", err)
    assert not picture.exists()
    assert record.read_bytes() == content


# -- the self-test -------------------------------------------------------------------------------------------------

@few_or_many("games", ("throne",), GAMES)
def test_the_self_test_reports_every_game_in_a_line(games: tuple[str, ...]) -> None:
    asked = () if games == GAMES else ("--game", *games)
    status, out, err = said(run("--self-test", *asked, platform="", patience=PATIENT * len(games)))
    assert (status, err) == (0, "")
    files, *reports = out.splitlines()
    assert files == "pictures, fonts and translations: ok"
    lines = [re.fullmatch(r"([a-z-]+): (\d+) moves, ok", line) for line in reports]
    assert [line[1] for line in lines if line] == list(games)
    assert all(int(line[2]) > 10 for line in lines if line)
    assert Library().records() == ()


# -- languages -----------------------------------------------------------------------------------------------------

SUBTITLE = "Card games for a throne, at your own table"


def translated(unit: str, language: str, context: str, source: str) -> str:
    """The translation that the translators have written."""
    tree = ET.parse(TOP / "translations" / f"{unit}_{language}.ts")
    found = [message.findtext("translation") for each in tree.iter("context") if each.findtext("name") == context
             for message in each.iter("message") if message.findtext("source") == source]
    assert len(found) == 1
    assert found[0], f"{source!r} is not translated to {language}."
    return found[0]


def words_in_window(tmp_path: Path, *arguments: str) -> list[str]:
    """What the buttons and labels of the real program say."""
    script = tmp_path / "read_window.py"
    script.write_text(READ_WINDOW, encoding="utf-8")
    with start(str(script), *arguments, QT_QPA_PLATFORM="offscreen") as process:
        out, err = process.communicate(timeout=PATIENT)
    assert process.returncode == 0, err
    told: list[str] = json.loads(out)
    return told


@first_or_all("language", TRANSLATED)
def test_the_program_speaks_the_language_that_was_asked_for(tmp_path: Path, language: str) -> None:
    told = words_in_window(tmp_path, "--lang", language)
    assert translated("app", language, "HomeScreen", SUBTITLE) in told
    assert SUBTITLE not in told
    for game in map(load_game, GAMES):
        unit = game.id.replace("-", "_")
        genre = game.manifest.genre
        assert genre is not None
        assert translated(unit, language, genre.context, genre.source) in told


def test_the_program_is_english_where_english_was_asked_for(tmp_path: Path) -> None:
    told = words_in_window(tmp_path, "--lang", "en")
    assert {SUBTITLE, *(str(game.manifest.genre) for game in map(load_game, GAMES))} <= set(told)


# -- the end -------------------------------------------------------------------------------------------------------

def test_closing_the_window_in_the_middle_of_a_game_ends_the_program_and_keeps_the_game(tmp_path: Path) -> None:
    words_in_window(tmp_path, "--watch", "--seats", "3")
    (entry,) = Library().records()
    Record.load(entry.file).verify()


def test_ctrl_c_in_the_terminal_ends_the_program() -> None:
    with hearing_ctrl_c(), start("-m", "throne_desktop", "--watch", QT_QPA_PLATFORM="offscreen") as process:
        ends = time.monotonic() + PATIENCE
        while not Library().records():
            assert time.monotonic() < ends, "The game has not begun."
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENT)
    assert process.returncode == -signal.SIGINT
    assert "Traceback" not in err


def test_settings_that_were_set_aside_are_said_in_the_window(tmp_path: Path) -> None:
    settings_file().write_text('{"bot_pause": 2147483648}', encoding="utf-8")
    told = words_in_window(tmp_path, "--lang", "en")
    assert any(words.startswith("Some settings were invalid, so they were reset to their defaults") for words in told)


def test_a_relative_home_is_refused_and_nothing_is_made_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("THRONE_DESKTOP_HOME", "throne")
    told = words_in_window(tmp_path, "--lang", "en")
    assert "The user folder throne must be an absolute path, such as one that begins with /." in told
    assert list(Path.cwd().iterdir()) == []


def test_a_folder_that_cannot_be_made_is_said_in_the_window(own_folders: Path, tmp_path: Path) -> None:
    own_folders.mkdir()
    (own_folders / "throne").write_text("a file where a folder should be", encoding="utf-8")
    told = words_in_window(tmp_path)
    assert any(re.fullmatch(r"The folder .* cannot be created: .*\.", words) for words in told)
    told = words_in_window(tmp_path, "--game", "behind-the-throne")
    assert any(re.fullmatch(r"The folder .* cannot be created: .*\. The game goes on and .*\.", words)
               for words in told)
