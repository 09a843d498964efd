"""The page about fair play: what it says can be checked, and it gives nothing away before the end."""

from __future__ import annotations

import hashlib
import json
import random
import shlex
import subprocess
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QTextBrowser

from engine import Session, load_game
from engine.bots import readability
from engine.bots.readability import Reading
from engine.core.rng import seed_hash
from engine.session import Seating
from tests.helpers.positions import position
from tests.helpers.sessions import play_at_random, play_till_nearly_over
from tests.helpers.window import click, hand_in, open_window, session_at, wait_until
from throne_desktop.screens.help.fairness import FairnessScreen, check_line
from throne_desktop.services.bots.bot_messages import MOST, SentQuestions
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

BEHIND = load_game("behind-the-throne")


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        yield opened


def begin(window: Window, seed: int | None = None, nearly_over: bool = False) -> Session:
    """A game of Ann with a bot, in which the bot has made some moves in the window."""
    session = Session(BEHIND, 2, seed, players=[Seating("Ann"), Seating("Bo", "page")])
    if nearly_over:
        play_till_nearly_over(session, 1, 30)
    window.open_session(session)
    rng = random.Random(1)
    asked = hand_in(window).screen.client.sent
    while len(asked) < 3 and not session.finished:
        if session.state.actor == 0:
            moves = session.observation(0).legal_moves()
            before = len(session.moves)
            if len(moves) > 1:
                hand_in(window).screen.client.submit(rng.choice(moves))
            else:
                wait_until(lambda before=before: len(session.moves) > before, "the only move is made")
        else:
            before = len(session.moves)
            wait_until(lambda before=before: len(session.moves) > before, "the bot moves")
    return session


def finish(window: Window, session: Session) -> None:
    hand_in(window).screen.client.hold()
    play_at_random(session, random.Random(2))


def opened(window: Window) -> FairnessScreen:
    window.open_fairness()
    page = window.pages.currentWidget()
    assert isinstance(page, FairnessScreen)
    QApplication.processEvents()
    return page


def told(page: FairnessScreen) -> str:
    return browser(page, "How play is kept fair")


def content(page: FairnessScreen) -> str:
    """What the page shows of what a bot was sent."""
    return browser(page, "What the bot was sent")


def browser(page: FairnessScreen, name: str) -> str:
    """The words in the part of the page that screen readers know by that name."""
    return next(each for each in page.findChildren(QTextBrowser) if each.accessibleName() == name).toPlainText()


def test_while_the_game_runs_the_page_shows_the_hash_and_not_the_seed(window: Window) -> None:
    session = begin(window)
    text = told(opened(window))
    assert session.seed_hash in text
    assert str(session.seed) not in text
    assert "printf %s SEED | sha256sum" in text
    assert "practice" not in text


def test_after_the_game_the_seed_is_shown_and_the_line_gives_its_hash(window: Window) -> None:
    session = begin(window, nearly_over=True)
    finish(window, session)
    text = told(opened(window))
    line = check_line(str(session.seed))
    assert line in text
    given = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=True).stdout
    assert given.split()[0] == session.seed_hash
    assert session.seed_hash in text


def test_a_negative_or_a_small_seed_can_be_checked_too() -> None:
    for seed in (-5, 0, 2 ** 128 - 1):
        line = check_line(str(seed))
        assert shlex.split(line)[2] == str(seed)
        given = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=True).stdout
        assert given.split()[0] == seed_hash(seed)


def test_a_chosen_seed_is_told_to_be_practice(window: Window) -> None:
    begin(window, seed=4)
    assert "this is a practice game" in told(opened(window))


def test_while_the_game_runs_only_the_hash_of_what_was_sent_is_shown(window: Window) -> None:
    begin(window)
    page = opened(window)
    sent = hand_in(window).screen.client.sent.all()
    assert page.list.count() == len(sent) >= 3
    for row, each in enumerate(reversed(sent)):
        page.list.setCurrentRow(row)
        assert content(page) == f"SHA-256 of what was sent: {each.hash}"
        assert page.list.item(row).text() == f"Move {each.moves + 1}: Bo, level Page"
    assert not page.copy.isVisible()
    page.copy.click()
    assert QGuiApplication.clipboard().text() != sent[-1].question.decode()


def test_after_the_game_all_that_was_sent_can_be_read_and_copied_as_it_was(window: Window) -> None:
    session = begin(window, nearly_over=True)
    positions = session.positions
    finish(window, session)
    page = opened(window)
    sent = hand_in(window).screen.client.sent.all()
    for row, each in enumerate(reversed(sent)):
        page.list.setCurrentRow(row)
        head, _, below = content(page).partition("\n\n")
        assert head.endswith(each.hash)
        choices = len(positions[each.moves].observation(1).legal_moves())
        if each is not sent[-1]:        # the last one may not have been answered before the game was held
            assert head.startswith(f"Worlds imagined: {each.worlds}. Simulations: 0.\n")
            assert each.worlds in ((1, 2, 3, 4) if choices > 1 else (0,))       # a page imagines four if it has time
        question = json.loads(below)
        assert question["observation"] == positions[each.moves].observation(1).to_json()
        assert set(question) == {"request", "game", "level", "seed", "seconds", "after", "observation"}
        assert question["seed"] != session.seed
        click(page.copy)
        copied = QGuiApplication.clipboard().text().encode()
        assert hashlib.sha256(copied).hexdigest() == each.hash


def test_an_end_that_was_taken_back_closes_it_again(window: Window) -> None:
    session = begin(window, nearly_over=True)
    finish(window, session)
    session.undo(0)
    page = opened(window)
    assert content(page).startswith("SHA-256 of what was sent: ")
    assert "{" not in content(page)
    assert str(session.seed) not in told(page)


def test_a_hint_is_named_as_one(window: Window) -> None:
    session = begin(window)
    client = hand_in(window).screen.client
    wait_until(lambda: client.viewer_decides and len(session.observation(0).legal_moves()) > 1, "Ann decides")
    client.ask_hint()
    page = opened(window)
    assert page.list.item(0).text() == f"Move {len(session.moves) + 1}: a hint for Ann"


def test_who_searches_and_who_advises_may_think_longer_than_other_bots(window: Window) -> None:
    first = position("behind-the-throne", row="king", deck="queen judge")
    allowed = {}
    for level in ("page", "regent"):
        window.open_session(session_at(first, [Seating("Bo", level), Seating("Ann")]))
        client = hand_in(window).screen.client
        wait_until(lambda sent=client.sent: len(sent) > 0, "the bot is asked")
        allowed[level] = json.loads(client.sent.all()[0].question)["seconds"]
        client.hold()
    window.open_session(session_at(first, [Seating("Ann"), Seating("Bo", "page")]))
    client = hand_in(window).screen.client
    wait_until(lambda: client.viewer_decides, "Ann decides")
    client.ask_hint()
    assert allowed["page"] < allowed["regent"] < json.loads(client.sent.all()[0].question)["seconds"] == 1.5
    assert allowed["page"] == 0.1


def test_the_game_goes_on_when_the_page_is_left(window: Window) -> None:
    begin(window)
    page = opened(window)
    click(page.back)
    assert window.pages.currentWidget() is window.play_screen


def test_without_a_game_the_page_explains_what_holds_for_all(window: Window) -> None:
    window.open_home()
    page = opened(window)
    assert "Each bot thinks in a program of its own." in told(page)
    assert "sha256sum" not in told(page)
    assert not page.list.isVisible()


def test_of_a_very_long_game_only_the_last_questions_are_kept() -> None:
    kept = SentQuestions()
    for number in range(MOST + 20):
        kept.add(number, number, 0, "page", b"{}", hint=False)
    assert len(kept) == MOST
    assert kept.all()[0].moves == 20


def test_how_far_each_level_can_be_read_stands_there_by_game(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"knight": Reading(2, 0.61, 0.59, 0.63, 2000), "marshal": Reading(2, 0.534, 0.51, 0.56, 2000)}
    monkeypatch.setitem(readability.READ, BEHIND.id, measured)
    window.open_home()
    window.open_fairness()
    page = window.findChild(FairnessScreen)
    assert page is not None
    told = page.findChildren(QTextBrowser)[0].toPlainText()
    assert "Behind the Throne, out of 100 games with 2 players: 61 against a knight, 53 against a marshal." in told
    assert "Throne, out of 100 rounds with 2 players: 74 against a page," in told
