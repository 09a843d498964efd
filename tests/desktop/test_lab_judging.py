"""What is best, in the laboratory: a judgement that grows, in a process of its own, and is exact where it can be."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from multiprocessing.connection import Connection

import pytest
from PySide6.QtTest import QSignalSpy

from engine import load_game
from engine.base.notation import read
from engine.core.state import State
from engine.lab.tree import Tree
from tests.helpers.lab import ENDING, LabHand, at_lab
from tests.helpers.window import open_window, wait_until
from throne_desktop.screens.lab.gaze import Gaze
from throne_desktop.services.bots.child import Child, running
from throne_desktop.services.game.viewpoint import Disclosure
from throne_desktop.services.lab.judging import MOST_ROUNDS, Judged, judging, solving
from throne_desktop.services.lab.judging_job import JudgingJob
from throne_desktop.services.lab.judging_process import NotJudged, answer, ask, read_report

pytestmark = pytest.mark.usefixtures("qtbot")

ONE_EACH = "throne 2 length=round: 1 lay; hand.1 king; hand.2 ace; rest deck"


@pytest.fixture
def lab() -> Iterator[LabHand]:
    with open_window(player_name="Ann") as window:
        window.open_home()
        yield at_lab(window)


def position(text: str = ENDING) -> State:
    game = load_game(text.split(maxsplit=1)[0])
    state: State = read(game, text)
    return state


def judgements() -> list[Child]:
    return [child for child in running() if child.name == "judgement"]


def test_the_interval_shrinks_as_worlds_are_added() -> None:
    found = list(islice(judging(position("throne 3: 1 lay; hand.1 king seven; hand.2 ace nine; hand.3 jack; rest deck"),
                                "marshal"), 30))
    widths = [each.moves[1].off_by for each in found]
    assert widths[0] is None, "One round says nothing about how far it may be off."
    assert widths[-1] is not None and widths[2] is not None and widths[-1] < widths[2]
    assert [each.worlds for each in found[:3]] == [48, 96, 144]
    assert all(each.moves == tuple(sorted(each.moves, key=lambda one: (one.excluded, -one.chance))) for each in found)


def test_moves_are_judged_for_what_the_seat_in_turn_knows_and_no_more() -> None:
    """Another hand of the other player, of which the one in turn knows nothing, changes no figure."""
    game = load_game("throne")
    one, two = (next(judging(read(game, f"throne 3: 1 lay; hand.1 king seven; {others}; rest deck"), "marshal"))
                for others in ("hand.2 ace nine; hand.3 ten ten", "hand.2 ten ten; hand.3 ace nine"))
    assert one == two


def test_a_true_king_against_one_card_is_always_laid_in_equilibrium() -> None:
    found = next(solving(position(ONE_EACH)))
    assert (str(found.moves[0].move), round(found.moves[0].share, 2), found.turns) == ("lay king as king 2", 1.0, 1)
    assert sum(each.share for each in found.moves) == pytest.approx(1.0)


@pytest.mark.parametrize("text", [
    "throne 3 length=round: 1 lay; hand.1 king; hand.2 ace; hand.3 ten; rest deck",
    "throne 2: 1 lay; hand.1 king*2 seven*2 nine; hand.2 ace nine*3 ten; rest deck"])
def test_what_is_too_large_or_for_more_than_two_is_not_called_solved(text: str) -> None:
    assert list(solving(position(text))) == []


def test_the_only_move_needs_no_thought() -> None:
    (only,) = judging(position("behind-the-throne 2: 1 reveal; rest deck"), "regent")
    assert only.done and len(only.moves) == 1


def test_a_regent_is_asked_as_it_plays() -> None:
    game = load_game("rival-kings")
    found = next(judging(game.start(2, 3), "regent"))
    assert found.rounds == 1 and found.moves and found.worlds > 0


def test_what_the_process_tells_is_read_as_it_was_found() -> None:
    told: list[bytes] = []


    def tell(report: bytes) -> None:
        told.append(report)
        if read_report(report, load_game("throne")).equilibrium is not None:
            raise SystemExit

    with pytest.raises(SystemExit):
        answer(ask(position(ONE_EACH), "marshal"), tell)
    first, last = read_report(told[0], load_game("throne")), read_report(told[-1], load_game("throne"))
    assert first == next(judging(position(ONE_EACH), "marshal"))
    assert last.equilibrium == next(solving(position(ONE_EACH)))


@pytest.mark.parametrize("told", [b"", b"[]", b"{}", b'{"moves": 3}', b'{"moves": [["fly", 1, 2, 3]]}', b"\xff\xfe"])
def test_nonsense_from_the_process_is_one_sentence(told: bytes) -> None:
    with pytest.raises(NotJudged, match="made no sense"):
        read_report(told, load_game("throne"))


def _dies(connection: Connection) -> None:
    connection.recv_bytes()


def test_a_process_that_ends_is_one_sentence() -> None:
    job = JudgingJob(position(), "marshal", target=_dies)
    failed = QSignalSpy(job.failed)
    job.start()
    wait_until(lambda: failed.count() == 1, "the end is noticed")
    assert failed.at(0) == ["The evaluation stopped early. Try again."]
    assert not job.running


def test_the_page_shows_numbers_that_grow_until_they_are_stopped(lab: LabHand) -> None:
    lab.open("best")
    page = lab.page.best
    lab.push("Evaluate the moves")
    wait_until(lambda: len(page.rows.rows) == len(lab.state.legal_moves()), "all moves are judged")
    wait_until(lambda: page.rows.rows[0].low is not None, "there is an interval")
    assert page.rows.item(0).text().startswith("King as King against Player 2: ")
    assert len(judgements()) == 1
    lab.push("Stop")
    assert judgements() == [], "It ends at once."
    rows = page.rows.rows
    time.sleep(0.3)
    assert page.rows.rows == rows
    assert page.button.text() == "Evaluate the moves"


def test_a_small_ending_is_said_to_be_solved(lab: LabHand) -> None:
    lab.page.show_tree(Tree(position(ONE_EACH)))
    lab.open("best")
    lab.push("Evaluate the moves")
    wait_until(lambda: "In equilibrium" in lab.page.best.solved.text(), "it is solved")
    assert lab.page.best.solved.text() == ("Solved exactly, 1 turn ahead. In equilibrium:\n"
                                           "King as King against Player 2: 100 in 100")


def test_another_move_another_page_and_leaving_end_the_judgement(lab: LabHand) -> None:
    for act in (lambda: lab.choose("Seven as Ace"), lab.page.back, lambda: lab.page.window().open_help(),   # type: ignore[attr-defined]
                lab.page.left.emit):
        lab.page.best.asked.emit("marshal")
        assert len(judgements()) == 1
        act()
        assert judgements() == []
        if not lab.page.isVisible():
            lab.page.window().open_help()       # type: ignore[attr-defined]


def test_the_reason_is_that_of_the_row_that_is_chosen(lab: LabHand) -> None:
    found = next(judging(lab.state, "marshal"))
    lab.open("best")
    page = lab.page.best
    page.show_judged(found)
    assert page.why.text().startswith("King as King against Player 2: ")
    page.rows.setCurrentRow(1)
    assert page.why.text() == f"{page.rows.rows[1].words}: {lab.page.say(found.reasons[found.moves[1].move])}"
    assert isinstance(found, Judged) and found.rounds < MOST_ROUNDS


def test_whoever_looks_with_other_eyes_keeps_what_was_found(lab: LabHand) -> None:
    lab.open("best")
    lab.push("Evaluate the moves")
    wait_until(lambda: len(lab.page.best.rows.rows) == len(lab.state.legal_moves()), "all moves are judged")
    lab.page.look(Gaze(Disclosure.OPEN))
    assert len(judgements()) == 1, "It goes on."
    assert len(lab.page.best.rows.rows) == len(lab.state.legal_moves())
    lab.choose("Seven as Ace")
    assert (judgements(), lab.page.best.rows.rows) == ([], ()), "Nothing is known about another moment."
