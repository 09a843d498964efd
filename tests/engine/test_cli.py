"""The engine's command line: a game in the terminal, matches, replays, and how each of them ends."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from engine import GAMES
from engine.cli.main import main
from engine.cli.questions import Questions
from engine.cli.terminal import Terminal
from engine.session import Record
from tests.helpers.interrupting import hearing_ctrl_c
from tests.helpers.positions import position

GAME = "behind-the-throne"
TOP = Path(__file__).parents[2]
ENGINE = (sys.executable, "-m", "engine")

Run = Callable[..., str]
Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command line with what is typed, one line each; returns what it printed. The person is called Ann."""
    monkeypatch.setenv("LOGNAME", "ann")

    def run_it(*argv: object, typed: str = "", status: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        assert main([str(each) for each in argv]) == status
        printed = capsys.readouterr()
        if status:
            assert printed.err.count("\n") == 1, printed.err
            return printed.err.removesuffix("\n")
        assert printed.err == ""
        return printed.out

    return run_it


def play(run: Run, *lines: str, seed: int = 3, seats: int = 2, bots: str = "page") -> str:
    """What is printed during a game in which the person types these lines."""
    typed = "".join(f"{line}\n" for line in lines)
    return run("play", GAME, "--seed", seed, "--seats", seats, "--bots", bots, typed=typed)


# -- games -------------------------------------------------------------------------------------------------------------

def test_the_games_are_listed(run: Run) -> None:
    assert run("games").startswith("behind-the-throne: Behind the Throne, 2 to 4 players. ")


# -- a game in the terminal --------------------------------------------------------------------------------------------

def test_the_table_is_shown_in_text(run: Run) -> None:
    shown = play(run, "q")
    assert re.search(r"^  Deck: \d+ face down$", shown, re.MULTILINE)
    assert re.search(r"^  Row: \w+ [1-9]$", shown, re.MULTILINE)
    assert re.search(r"^  Discard pile: 1, on top End of Game$", shown, re.MULTILINE)
    assert re.search(r"^> Ann: 0 points", shown, re.MULTILINE)
    assert re.search(r"^  Agnes: \d+ points?$", shown, re.MULTILINE)


def test_the_person_has_a_name_in_every_sentence(run: Run) -> None:
    """Sentences of games speak of players in the third person: no "You owns", no "You has"."""
    shown = play(run, *["? destroy 1 king", "? destroy 2 king", "collect"] * 12, "l", "q", seats=3)
    assert "  Ann, that is you" in shown
    assert "  Agnes, a page" in shown
    assert re.search(r"^Ann: ", shown, re.MULTILINE)
    assert not re.search(r"You:|You (owns|has|is|does)\b|\b(of|to|from|with) You\b", shown)


def test_no_bot_has_the_name_of_the_person(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setenv("LOGNAME", "agnes")
    shown = play(run, "q")
    assert "  Agnes, that is you" in shown
    assert "  Bertram, a page" in shown


def test_an_account_that_is_nobodys_has_a_name_too(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setenv("LOGNAME", "root")
    assert "  Player, that is you" in play(run, "q")


def test_the_moves_are_numbered_in_words_with_their_notation(run: Run) -> None:
    shown = play(run, "q")
    assert re.search(r"^   1  Reveal a card +reveal$", shown, re.MULTILINE)
    assert re.search(r"^   2  Collect the row +collect$", shown, re.MULTILINE)


@pytest.mark.parametrize("line", ["2", "collect", " COLLECT "])
def test_a_move_is_made_by_its_number_or_its_notation(run: Run, line: str) -> None:
    assert re.search(r"^Ann: Row collected: \w+\.$", play(run, line, "q"), re.MULTILINE)


def test_after_the_person_the_bots_move_by_name(run: Run) -> None:
    shown = play(run, "collect", "q", seats=3)
    assert shown.index("Ann: Row collected") < shown.rindex("Agnes: ") < shown.rindex("Bertram: ")


def test_a_move_with_no_alternative_is_made_at_once(run: Run) -> None:
    """The first card must be revealed, and nobody is asked whether."""
    shown = play(run, "q")
    assert shown.index("Ann: ") < shown.index("   1  Reveal a card")


def test_a_move_that_is_not_legal_is_refused_with_the_rule(run: Run) -> None:
    assert "R10: You own no General." in play(run, "use general", "q")


@pytest.mark.parametrize("line", ["fly", "reveal now", "-1", "2²", "\N{CROWN}"])
def test_what_means_nothing_is_answered_with_what_can_be_typed(run: Run, line: str) -> None:
    assert "is neither a move nor a command. A number or a notation makes a move" in \
        " ".join(play(run, line, "q").split())


@pytest.mark.parametrize("number", ["0", "77", "9" * 5000])
def test_a_number_without_a_move_is_answered_with_the_numbers_that_have_one(run: Run, number: str) -> None:
    shown = play(run, number, "q")
    assert "There is no move" in shown
    assert "the moves are 1 to" in " ".join(shown.split())


def test_empty_lines_are_passed_over(run: Run) -> None:
    assert play(run, "", "   ", "q") == play(run, "q")


def test_the_hint_names_a_legal_move_and_a_reason(run: Run) -> None:
    assert re.search(r"^Hint: [12], (Reveal a card|Collect the row)\. .+\.$", play(run, "h", "q"), re.MULTILINE)


def test_asking_twice_gives_the_same_hint(run: Run) -> None:
    hints = re.findall(r"^Hint: .*$", play(run, "h", "h", "q"), re.MULTILINE)
    assert len(hints) == 2
    assert hints[0] == hints[1]


def test_the_hint_is_the_best_move_where_a_bot_would_mix_good_ones(run: Run) -> None:
    """In Throne; asked about the move that it advises, the terminal knows no better one."""
    typed = "h\nq\n"
    shown = " ".join(run("play", "throne", "--seed", 9, "--seats", 4, "--bots", "page", typed=typed).split())
    hint = re.search(r"Hint: (\d+), (.*?)\. It is true: a wrong call would cost \w+ a card\.", shown)
    assert hint is not None
    again = run("play", "throne", "--seed", 9, "--seats", 4, "--bots", "page", typed=f"? {hint[1]}\nq\n")
    assert "No move looks better." in " ".join(again.split())
    assert hint[2] in " ".join(again.split())


def test_a_move_that_is_known_to_be_a_mistake_is_named_so(capsys: pytest.CaptureFixture[str]) -> None:
    """In Throne: a card that lies face up is laid as another one."""
    observation = position("throne", "/ king seven", "nine*3").observation(0)
    Questions(observation, str, Terminal(), "").answer("lay-open seven as king 2")
    said = " ".join(capsys.readouterr().out.split())
    assert "A rival who may call it knows that it is a lie." in said
    assert "What you know speaks against it. Better: King, which lies face up, as King against Player 2." in said


@pytest.mark.parametrize("asks", ["h", "? 1", "? reveal"])
def test_who_asks_which_moves_are_good_is_told_once_that_the_game_counts_as_assisted(run: Run, asks: str) -> None:
    shown = " ".join(play(run, asks, asks, "q").split())
    assert shown.count("from now on this game counts as assisted") == 1
    assert shown.index("counts as assisted") < shown.index("Hint: " if asks == "h" else "Your chance to win")


@pytest.mark.parametrize("asks", ["?", "? R7", "? destroy 2 king", "? nonsense", "l"])
def test_who_asks_what_the_rules_allow_is_not_assisted(run: Run, asks: str) -> None:
    assert "assisted" not in play(run, asks, "q")


def test_a_hint_in_the_terminal_stands_in_the_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.throne"
    run("play", GAME, "--seats", 2, "--bots", "page", "--record", file, typed="h\nq\n")
    assert Record.peek(file).assisted


def test_rules_are_explained(run: Run) -> None:
    shown = play(run, "?", "? R7", "q")
    assert re.search(r"^   R26  End of the turn$", shown, re.MULTILINE)
    assert "R7 The first card. There is no card before the first card of a row" in " ".join(shown.split())


def test_legal_moves_are_explained_by_number_and_notation(run: Run) -> None:
    once = play(run, "? 1", "q")
    assert re.search(r"^Reveal a card: .*card.*\.$", once, re.MULTILINE)
    assert re.search(r"^Your chance to win after it, as a squire sees it: \d+%\. ", once, re.MULTILINE)
    assert play(run, "? reveal", "q") == once


def test_why_a_move_is_not_allowed_is_explained(run: Run) -> None:
    assert "Not allowed. R7: The first card of a row has no card before it" in \
        " ".join(play(run, "? destroy 2 king", "q").split())


def test_what_is_neither_rule_nor_move_cannot_be_explained(run: Run) -> None:
    assert "“R99” is neither a rule (R1 to R30) nor a move." in play(run, "? R99", "q")


def test_the_log_tells_what_happened(run: Run) -> None:
    shown = play(run, "collect", "l", "q")
    logged = re.findall(r"^  (Ann: Row collected: .*)$", shown, re.MULTILINE)
    assert len(logged) == 1
    assert re.search(r"^Agnes: ", shown, re.MULTILINE)
    assert re.search(r"^  Agnes: \w+ revealed", shown, re.MULTILINE)


def test_a_move_can_be_taken_back_at_a_price(run: Run) -> None:
    shown = play(run, "collect", "u", "u", "q")
    told = " ".join(shown.split())
    assert told.index("this game then counts as assisted") < told.index("Taken back.")
    tables = shown.split("-" * 80)
    assert tables[1].split("Reveal another")[0] == tables[3].split("Reveal another")[0]


def test_before_a_move_is_taken_back_at_a_price_the_terminal_says_so(run: Run) -> None:
    shown = play(run, "collect", "u", "q")
    assert "this game then counts as assisted" in " ".join(shown.split())
    assert "Taken back." not in shown
    assert "Taken back." not in play(run, "collect", "u", "l", "u", "q"), "Who does something else is asked again."


def test_taking_back_twice_goes_back_two_decisions(run: Run) -> None:
    tables = play(run, "1", "collect", "u", "u", "u", "q", seed=2).split("-" * 80)
    assert len(tables) == 6
    assert tables[1].split("Reveal another")[0] == tables[5].split("Reveal another")[0]


def test_before_the_first_decision_nothing_can_be_taken_back(run: Run) -> None:
    shown = play(run, "u", "q")
    assert "There is no decision of yours to take back." in shown
    assert "assisted" not in shown


def test_the_end_of_the_input_ends_the_game_quietly(run: Run) -> None:
    assert play(run).splitlines()[-1].endswith("collect")


def test_moves_can_be_piped_in_until_the_game_is_over(run: Run) -> None:
    shown = play(run, *["1"] * 2000, seed=11)
    assert "The End card was revealed." in shown
    assert shown.splitlines()[-1] == "The seed was 11."


def test_a_game_with_a_secret_seed_shows_its_hash_before_and_the_seed_after(run: Run) -> None:
    shown = run("play", GAME, "--watch", "--bots", "page")
    assert re.search(r"SHA-256 of the seed, which is shown after the game: [0-9a-f]+", " ".join(shown.split()))
    assert re.search(r"^The seed was \d+\.$", shown, re.MULTILINE)


def test_bots_can_be_watched_to_the_end(run: Run) -> None:
    shown = run("play", GAME, "--watch", "--seats", 4, "--bots", "page", "--seed", 4)
    assert "Ann" not in re.findall(r"^(\w+):", shown, re.MULTILINE)
    assert re.search(r"^The End card was revealed. (The winner is \w+|These players share the win: .*)\.$", shown,
                     re.MULTILINE)
    assert shown == run("play", GAME, "--watch", "--seats", 4, "--bots", "page", "--seed", 4)


def test_a_line_has_at_most_80_columns_and_no_colour_in_a_pipe(run: Run) -> None:
    shown = play(run, "?", "h", "? 1", "fly " * 40, *["1"] * 60, "l", "q", seats=4)
    assert max(map(len, shown.splitlines())) <= 80
    assert "\x1b" not in shown


# -- records -----------------------------------------------------------------------------------------------------------

@pytest.fixture
def record(tmp_path: Path, run: Run) -> Path:
    """The record of a watched game."""
    path = tmp_path / "game.jsonl"
    run("play", GAME, "--watch", "--bots", "page", "--seed", 4, "--record", path)
    return path


def test_a_recorded_game_is_replayed_move_by_move(run: Run, record: Path) -> None:
    shown = run("replay", record)
    numbers = [int(number) for number in re.findall(r"^ +(\d+)  (?:Agnes|Bertram): ", shown, re.MULTILINE)]
    assert numbers == list(range(1, len(record.read_text().splitlines())))
    assert re.search(r"^Over\. Scores: Agnes \d+, Bertram \d+\. The seed was 4\.$", shown, re.MULTILINE)


def test_a_recorded_game_is_verified(run: Run, record: Path) -> None:
    assert run("replay", record, "--verify").startswith("game.jsonl: ")


def test_an_unfinished_game_is_replayed_without_its_seed(run: Run, record: Path) -> None:
    record.write_text("".join(record.read_text().splitlines(keepends=True)[:9]))
    shown = run("replay", record)
    assert shown.splitlines()[-1].startswith("Not finished. Scores: Agnes ")
    assert "seed" not in shown


def test_what_only_one_player_saw_is_not_in_the_replay(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    watched = run("play", GAME, "--watch", "--bots", "squire", "--seed", 1, "--record", path)
    assert "The top card is: " in watched
    assert "The top card is: " not in run("replay", path)


@pytest.mark.parametrize("verify", [(), ("--verify",)])
def test_a_changed_record_is_refused_naming_the_move(run: Run, record: Path, verify: tuple[str, ...]) -> None:
    lines = record.read_text().splitlines(keepends=True)
    lines[7] = re.sub(r'"print": "....', '"print": "0000', lines[7])
    record.write_text("".join(lines))
    assert run("replay", record, *verify, status=2) == \
        "engine: error: The record was changed: its move 7 does not lead where it says."


def test_a_file_that_is_missing_is_named(run: Run, tmp_path: Path) -> None:
    assert run("replay", tmp_path / "nothing.jsonl", status=2) == "engine: error: There is no file nothing.jsonl."


def test_a_game_goes_on_and_says_so_while_its_record_cannot_be_written(
        run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games" / "game.throne"
    file.parent.mkdir()
    asked = iter(("rm", "2", "1", "mend", "1", "1", "q"))

    def typed(_prompt: str) -> str:
        line = next(asked)
        if line == "rm":
            file.unlink()
            file.parent.rmdir()
            file.parent.write_text("in the way")
        elif line == "mend":
            file.parent.unlink()
        return "" if line in ("rm", "mend") else line

    monkeypatch.setattr("builtins.input", typed)
    shown = run("play", GAME, "--seed", 3, "--seats", 2, "--bots", "page", "--record", file)
    assert shown.count("The game cannot be written to game.throne: Not a directory. The game goes") == 1
    assert shown.count("The whole game is saved again, in game.throne.") == 1
    Record.load(file).verify()


# -- matches -----------------------------------------------------------------------------------------------------------

def test_a_match_ends_with_a_table(run: Run) -> None:
    rows = run("match", GAME, "--seats", 3, "--bots", "page,random", "--games", 6, "--seed", 5).splitlines()
    assert rows[0] == "Behind the Throne, 3 seats, 6 games, seed 5; deals repeat as the seats rotate."
    assert [row.split()[0] for row in rows[1:]] == ["bot", "page", "random", "random"]
    assert sum(float(row.split()[1]) for row in rows[2:]) == pytest.approx(6, abs=0.11)


# -- how it ends -------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("argv", "complaint"), [
    (("play", "chess"), f"There is no game 'chess'; the games are: {', '.join(GAMES)}."),
    (("play", GAME, "--seats", "5"), "Behind the Throne is for 2 to 4 players, not 5."),
    (("play", GAME, "--bots", "page,page"), "2 bots are too many: there are seats for 1."),
    (("play", GAME, "--bots", "knave"),
     "There is no level 'knave' in Behind the Throne; the levels are: random, page, squire."),
    (("play", GAME, "--seed", str(1 << 128)), f"A seed is a whole number of at most 128 bits, not {1 << 128}."),
    (("match", GAME, "--bots", "page", "--games", "0"), "A match has at least one game, not 0."),
    (("match", GAME, "--bots", "page", "--jobs", "0"), "From 1 to 256 processes can play, not 0."),
    (("match", GAME, "--bots", "page,page,page", "--seats", "2"), "3 bots are too many: there are seats for 2."),
])
def test_what_cannot_be_done_is_one_line_and_status_2(run: Run, argv: tuple[str, ...], complaint: str) -> None:
    assert run(*argv, status=2) == f"engine: error: {complaint}"


@pytest.mark.parametrize("argv", [(), ("fly",), ("play",), ("play", GAME, "--seats", "two"), ("match", GAME),
                                  ("match", GAME, "--bots", "page", "--games", "many"), ("replay",)])
def test_a_wrong_command_line_is_status_2_too(argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(argv)
    assert left.value.code == 2
    assert "error:" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize("argv", [
    ("play", GAME, "--seats", "\uff13"), ("play", GAME, "--seed", "1_0"), ("play", GAME, "--bots", ","),
    ("match", GAME, "--bots", "page,"), ("match", GAME, "--bots", "page", "--games", "\u0663"),
    ("match", GAME, "--bots", "page", "--jobs", " 2"), ("play", GAME, "--seats", "9" * 5000),
])
def test_numbers_are_ascii_digits_and_no_level_is_left_out(
        argv: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(argv)
    assert left.value.code == 2
    line = capsys.readouterr().err.splitlines()[-1]
    assert "is not a whole number such as 3" in line or "leaves out a level; write them as in page,squire" in line
    assert len(line) < 200


def test_what_is_quoted_in_a_complaint_commands_no_terminal(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", "\x1b[2J.throne", status=2) == "engine: error: There is no file [2J.throne."
    with pytest.raises(SystemExit):
        main(("replay", "a.throne", "\x1b[2J.throne"))
    assert capsys.readouterr().err.endswith("unrecognized arguments: [2J.throne\n")


@pytest.mark.parametrize("argv", [("games",), ("--help",), ("play", "--help"), ("play", GAME, "--watch"),
                                  ("match", GAME, "--bots", "page", "--games", "1")], ids=str)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_an_output_that_cannot_be_written_is_one_line_and_status_2(argv: tuple[str, ...], unbuffered: str) -> None:
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run([*ENGINE, *argv], cwd=TOP, stdout=full, stderr=subprocess.PIPE, text=True, check=False,
                               env={**os.environ, "PYTHONUNBUFFERED": unbuffered}, timeout=60)
    assert (ended.returncode, ended.stderr) == (
        2, "engine: error: the output cannot be written: No space left on device\n")


@pytest.mark.parametrize("stream", ["<&-", ">&-", "2>&-"])
def test_a_stream_that_was_never_there_is_no_error(stream: str) -> None:
    ended = subprocess.run(["sh", "-c", f'exec "$0" -m engine play {GAME} --seed 1 {stream}', sys.executable], cwd=TOP,
                           capture_output=True, stdin=subprocess.DEVNULL, text=True, check=False, timeout=60)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_when_nobody_reads_on_the_program_ends_quietly() -> None:
    nobody, out = os.pipe()
    os.close(nobody)
    try:
        ended = subprocess.run([*ENGINE, "play", GAME, "--watch", "--bots", "page"], cwd=TOP, stdout=out,
                               stderr=subprocess.PIPE, text=True, check=False, timeout=60)
    finally:
        os.close(out)
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.fixture
def in_its_own_group() -> Iterator[Start]:
    """Starts a program in a process group of its own; nothing of it is left when the test ends, however it ends."""
    with ExitStack() as ending:
        def start(*argv: str) -> subprocess.Popen[str]:
            with hearing_ctrl_c():
                program = subprocess.Popen(argv, cwd=TOP, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                           stderr=subprocess.PIPE, text=True, start_new_session=True)
            ending.enter_context(program)
            ending.callback(_kill_group, program.pid)
            return program

        yield start


def _kill_group(leader: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


@pytest.mark.parametrize("argv", [
    ("play", GAME),
    ("match", GAME, "--bots", "page", "--games", "2000"),
    ("match", GAME, "--bots", "page", "--games", "2000", "--jobs", "2"),
])
def test_ctrl_c_ends_the_program_quietly(argv: tuple[str, ...], in_its_own_group: Start) -> None:
    program = in_its_own_group(*ENGINE, *argv)
    assert program.stdout is not None
    assert program.stdout.readline().startswith("Behind the Throne")
    os.killpg(program.pid, signal.SIGINT)
    _, complaint = program.communicate(timeout=30)
    assert (program.returncode, complaint) == (130, "\n")


@pytest.fixture
def deaf_to_ctrl_c() -> Iterator[None]:
    """The tests ignore Ctrl+C, as what a script starts in the background does."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("deaf_to_ctrl_c")
def test_a_program_hears_ctrl_c_where_the_tests_ignore_it(in_its_own_group: Start) -> None:
    program = in_its_own_group(sys.executable, "-c", "import signal; print(signal.getsignal(signal.SIGINT).__name__)")
    assert program.communicate(timeout=30) == ("default_int_handler\n", "")
    assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
