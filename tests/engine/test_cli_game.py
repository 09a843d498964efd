"""A game in the terminal: what is shown, what can be typed, and what is answered."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from engine.cli.questions import Questions
from engine.cli.terminal import Terminal
from engine.session import Record
from tests.helpers.alike import VirtualTime
from tests.helpers.commands import GAME, Run, play
from tests.helpers.positions import position


def test_the_table_is_shown_in_text(run: Run) -> None:
    shown = play(run, "q")
    assert re.search(r"^  Deck: \d+ face down$", shown, re.MULTILINE)
    assert re.search(r"^  Row: \w+ [1-9]$", shown, re.MULTILINE)
    assert re.search(r"^  Discard pile: 1, End of Game on top$", shown, re.MULTILINE)
    assert re.search(r"^> Ann: 0 points", shown, re.MULTILINE)
    assert re.search(r"^  Agnes: \d+ points?$", shown, re.MULTILINE)


def test_the_person_has_a_name_in_every_sentence(run: Run) -> None:
    """Sentences of games speak of players in the third person: no "You owns", no "You has"."""
    shown = play(run, *["? destroy 1 king", "? destroy 2 king", "collect"] * 12, "l", "q", seats=3)
    assert "  Ann (you)" in shown
    assert "  Agnes, a page" in shown
    assert re.search(r"^Ann: ", shown, re.MULTILINE)
    assert not re.search(r"You:|You (owns|has|is|does)\b|\b(of|to|from|with) You\b", shown)


def test_no_bot_has_the_name_of_the_person(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setenv("LOGNAME", "agnes")
    shown = play(run, "q")
    assert "  Agnes (you)" in shown
    assert "  Bertram, a page" in shown


def test_an_account_that_is_nobodys_has_a_name_too(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setenv("LOGNAME", "root")
    assert "  Player (you)" in play(run, "q")


def test_the_moves_are_numbered_in_words_with_their_notation(run: Run) -> None:
    shown = play(run, "q")
    assert re.search(r"^   1  Reveal a card +reveal$", shown, re.MULTILINE)
    assert re.search(r"^   2  Collect the row +collect$", shown, re.MULTILINE)


@pytest.mark.parametrize("line", ["2", "collect", " COLLECT "])
def test_a_move_is_made_by_its_number_or_its_notation(run: Run, line: str) -> None:
    assert re.search(r"^Ann: Collects \w+\.$", play(run, line, "q"), re.MULTILINE)


def test_after_the_person_the_bots_move_by_name(run: Run) -> None:
    shown = play(run, "collect", "q", seats=3)
    assert shown.index("Ann: Collects") < shown.rindex("Agnes: ") < shown.rindex("Bertram: ")


def test_who_reads_along_is_answered_at_moments_that_tell_nothing_of_the_bots_cards(
        monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    passes, waits = VirtualTime(), list[float]()
    monkeypatch.setattr(Terminal, "is_read", True)
    monkeypatch.setattr(time, "perf_counter", passes.look)
    monkeypatch.setattr(time, "sleep", lambda seconds: (waits.append(seconds), passes.sleep(seconds)))
    run("play", "imposter-kings", "--seed", 4, "--seats", 3, "--bots", "marshal", typed="1\n" * 12 + "q\n")
    assert len(waits) > 8
    assert passes.now / len(waits) > 0.26


def test_who_reads_nothing_waits_for_nothing(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    waits = list[float]()
    monkeypatch.setattr(time, "sleep", waits.append)
    run("play", "imposter-kings", "--seed", 4, "--seats", 3, "--bots", "marshal", typed="1\n" * 12 + "q\n")
    assert waits == []


def test_a_move_with_no_alternative_is_made_at_once(run: Run) -> None:
    """The first card must be revealed, and nobody is asked whether."""
    shown = play(run, "q")
    assert shown.index("Ann: ") < shown.index("   1  Reveal a card")


def test_a_move_that_is_not_legal_is_refused_with_the_rule(run: Run) -> None:
    assert "R10: You have no General." in play(run, "use general", "q")


@pytest.mark.parametrize("line", ["fly", "reveal now", "-1", "2²", "\N{CROWN}"])
def test_what_means_nothing_is_answered_with_what_can_be_typed(run: Run, line: str) -> None:
    assert "is neither a move nor a command. Type a number or notation to move" in \
        " ".join(play(run, line, "q").split())


@pytest.mark.parametrize("number", ["0", "77", "9" * 5000])
def test_a_number_without_a_move_is_answered_with_the_numbers_that_have_one(run: Run, number: str) -> None:
    shown = play(run, number, "q")
    assert "There is no move" in shown
    assert "the moves are 1 to" in " ".join(shown.split())


def test_empty_lines_are_passed_over(run: Run) -> None:
    assert play(run, "", "   ", "q") == play(run, "q")


def test_the_hint_names_a_legal_move_and_a_reason(run: Run) -> None:
    shown = " ".join(play(run, "h", "q", seed=5).split())
    assert re.search(r"Hint: [12], (Reveal a card|Collect the row)\. \d+% instead of \d+%\. .+\.", shown)


def test_asking_twice_gives_the_same_hint(run: Run) -> None:
    hints = re.findall(r"^Hint: .*$", play(run, "h", "h", "q"), re.MULTILINE)
    assert len(hints) == 2
    assert hints[0] == hints[1]


def test_the_hint_is_the_best_move_where_a_bot_would_mix_good_ones(run: Run) -> None:
    """In Throne; asked about the move that it advises, the terminal knows no better one."""
    typed = "h\nq\n"
    shown = " ".join(run("play", "throne", "--seed", 9, "--seats", 4, "--bots", "page", typed=typed).split())
    hint = re.search(r"Hint: (\d+), (.*?)\. \d+%", shown)
    assert hint is not None
    again = run("play", "throne", "--seed", 9, "--seats", 4, "--bots", "page", typed=f"? {hint[1]}\nq\n")
    assert "No move looks better." in " ".join(again.split())
    assert hint[2] in " ".join(again.split())


def test_a_move_that_is_known_to_be_a_mistake_is_named_so(capsys: pytest.CaptureFixture[str]) -> None:
    """In Throne: a card that lies face up is laid as another one."""
    observation = position("throne", "/ king seven", "nine*3").observation(0)
    Questions(observation, str, Terminal(), "").answer("lay-open seven as king 2")
    said = " ".join(capsys.readouterr().out.split())
    assert "A rival who may call it knows it is a lie." in said
    assert "What you know argues against this move. Better: King (face up) as King against Player 2." in said


@pytest.mark.parametrize("asks", ["h", "? 1", "? reveal"])
def test_who_asks_which_moves_are_good_is_told_once_that_the_game_counts_as_assisted(run: Run, asks: str) -> None:
    shown = " ".join(play(run, asks, asks, "q").split())
    assert shown.count("from now on, this game counts as assisted") == 1
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
    assert "R7 The first card. The first card of a row has no card before it" in " ".join(shown.split())


def test_legal_moves_are_explained_by_number_and_notation(run: Run) -> None:
    once = play(run, "? 1", "q")
    assert re.search(r"^Reveal a card: .*card.*\.$", once, re.MULTILINE)
    assert re.search(r"^Your chance to win after this move: \d+%\. ", once, re.MULTILINE)
    assert play(run, "? reveal", "q") == once


def test_why_a_move_is_not_allowed_is_explained(run: Run) -> None:
    assert "Not allowed. R7: The first card of a row has no card before it" in \
        " ".join(play(run, "? destroy 2 king", "q").split())


def test_what_is_neither_rule_nor_move_cannot_be_explained(run: Run) -> None:
    assert "“R99” is neither a rule (R1 to R30) nor a move." in play(run, "? R99", "q")


def test_the_log_tells_what_happened(run: Run) -> None:
    shown = play(run, "collect", "l", "q")
    logged = re.findall(r"^  (Ann: Collects .*)$", shown, re.MULTILINE)
    assert len(logged) == 1
    assert re.search(r"^Agnes: ", shown, re.MULTILINE)
    assert re.search(r"^  Agnes: Reveals \w+", shown, re.MULTILINE)


def test_a_move_can_be_taken_back_at_a_price(run: Run) -> None:
    shown = play(run, "collect", "u", "u", "q")
    told = " ".join(shown.split())
    assert told.index("this game will then count as assisted") < told.index("Taken back.")
    tables = shown.split("-" * 80)
    assert tables[1].split("Reveal another")[0] == tables[3].split("Reveal another")[0]


def test_before_a_move_is_taken_back_at_a_price_the_terminal_says_so(run: Run) -> None:
    shown = play(run, "collect", "u", "q")
    assert "this game will then count as assisted" in " ".join(shown.split())
    assert "Taken back." not in shown
    assert "Taken back." not in play(run, "collect", "u", "l", "u", "q"), "Who does something else is asked again."


def test_taking_back_twice_goes_back_two_decisions(run: Run) -> None:
    tables = play(run, "1", "collect", "u", "u", "u", "q", seed=2).split("-" * 80)
    assert len(tables) == 6
    assert tables[1].split("Reveal another")[0] == tables[5].split("Reveal another")[0]


def test_before_the_first_decision_nothing_can_be_taken_back(run: Run) -> None:
    shown = play(run, "u", "q")
    assert "You have no decision to take back." in shown
    assert "assisted" not in shown


def test_a_game_is_conceded_by_asking_twice_and_then_lost(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "conceded.throne"
    shown = run("play", GAME, "--seed", 3, "--bots", "page", "--record", file, typed="c\nl\nc\nc\n")
    shown = " ".join(shown.split())
    assert shown.count("Type c again to concede: the game will end now and count as lost.") == 2
    assert shown.count("Ann has conceded the game.") == 1
    assert "The seed was 3." in shown
    assert Record.load(file).summary.finished
    assert "Conceded by Ann. Scores: Ann 0" in run("replay", file)


def test_the_end_of_the_input_ends_the_game_quietly(run: Run) -> None:
    assert play(run).splitlines()[-1].endswith("collect")


def test_moves_can_be_piped_in_until_the_game_is_over(run: Run) -> None:
    shown = play(run, *["1"] * 2000, seed=11)
    assert "The End of Game card is revealed." in shown
    assert shown.splitlines()[-1] == "The seed was 11."


def test_a_game_with_a_secret_seed_shows_its_hash_before_and_the_seed_after(run: Run) -> None:
    shown = run("play", GAME, "--watch", "--bots", "page")
    assert re.search(r"SHA-256 of the seed, which is shown after the game: [0-9a-f]+", " ".join(shown.split()))
    assert re.search(r"^The seed was \d+\.$", shown, re.MULTILINE)


def test_opponents_sit_under_their_names_and_the_level_of_the_last_fills_the_table(run: Run) -> None:
    shown = play(run, "q", bots="marshal/corvin,page/frida", seats=4)
    seated = re.findall(r"^  (\w+)(?:, (?:a )?| )(.+)$", shown, re.MULTILINE)
    assert seated[1:3] == [("Corvin", "marshal"), ("Frida", "page")]
    assert [level for _, level in seated[:4]] == ["(you)", "marshal", "page", "page"]
    assert len({name for name, _ in seated[:4]}) == 4


def test_bots_can_be_watched_to_the_end(run: Run) -> None:
    shown = run("play", GAME, "--watch", "--seats", 4, "--bots", "page", "--seed", 4)
    assert "Ann" not in re.findall(r"^(\w+):", shown, re.MULTILINE)
    assert re.search(r"^The End of Game card is revealed. (\w+ wins|Shared win: .*)\.$", shown,
                     re.MULTILINE)
    assert shown == run("play", GAME, "--watch", "--seats", 4, "--bots", "page", "--seed", 4)


def test_a_line_has_at_most_80_columns_and_no_colour_in_a_pipe(run: Run) -> None:
    shown = play(run, "?", "h", "? 1", "fly " * 40, *["1"] * 60, "l", "q", seats=4)
    assert max(map(len, shown.splitlines())) <= 80
    assert "\x1b" not in shown
