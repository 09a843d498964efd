"""The engine's command line: the games, matches, and what it refuses."""

from __future__ import annotations

import pytest

from engine import GAMES
from engine.cli.main import main
from tests.helpers.commands import GAME, Run

# -- games -------------------------------------------------------------------------------------------------------------

def test_the_games_are_listed(run: Run) -> None:
    assert run("games").startswith("behind-the-throne: Behind the Throne, 2 to 4 players. ")


# -- matches -----------------------------------------------------------------------------------------------------------

def test_a_match_ends_with_a_table(run: Run) -> None:
    rows = run("match", GAME, "--seats", 3, "--bots", "page,random", "--games", 6, "--seed", 5).splitlines()
    assert rows[0] == "Behind the Throne, 3 seats, 6 games, seed 5; deals repeat as the seats rotate."
    assert [row.split()[0] for row in rows[1:]] == ["bot", "page", "random", "random"]
    assert sum(float(row.split()[1]) for row in rows[2:]) == pytest.approx(6, abs=0.11)


# -- how it ends -------------------------------------------------------------------------------------------------------

@pytest.mark.parametrize(("argv", "complaint"), [
    (("play", "chess"), f"There is no game called 'chess'; the games are: {', '.join(GAMES)}."),
    (("play", GAME, "--seats", "5"), "Behind the Throne is for 2 to 4 players, not 5."),
    (("play", GAME, "--bots", "page,page"), "2 bots are too many: there are only 1 seats."),
    (("play", GAME, "--bots", "knave"),
     "There is no level called 'knave' in Behind the Throne; the levels are: random, page, squire, knight, "
     "marshal, regent."),
    (("play", GAME, "--bots", "knight/gandalf"),
     "There is no opponent called 'gandalf'; the opponents are: aldwin, beatrix, corvin, dorothea, emeric, "
     "frida, gaspard, hedwig."),
    (("play", GAME, "--seats", "3", "--bots", "knight/corvin,page/corvin"), "Corvin can take only one seat."),
    (("play", GAME, "--seed", str(1 << 128)), f"A seed is a whole number of at most 128 bits, not {1 << 128}."),
    (("match", GAME, "--bots", "page", "--games", "0"), "A match needs at least one game, not 0."),
    (("match", GAME, "--bots", "page", "--jobs", "0"), "Use 1 to 256 processes, not 0."),
    (("match", GAME, "--bots", "page,page,page", "--seats", "2"), "3 bots are too many: there are only 2 seats."),
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
    assert "is not a whole number such as 3" in line or "leaves out a bot; write the bots as in" in line
    assert len(line) < 200


def test_what_is_quoted_in_a_complaint_commands_no_terminal(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("replay", "\x1b[2J.throne", status=2) == "engine: error: There is no file called [2J.throne."
    with pytest.raises(SystemExit):
        main(("replay", "a.throne", "\x1b[2J.throne"))
    assert capsys.readouterr().err.endswith("unrecognized arguments: [2J.throne\n")
