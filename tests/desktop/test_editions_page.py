"""The page of own editions: numbers are changed, named, kept and given away, and a game is played by them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel

from engine import GAMES, Record, load_game
from engine.session.entries import Seating
from engine.session.own_edition import CardWords, OwnEdition
from tests.helpers.amount import first_or_all
from tests.helpers.window import click, hand_in, labels, open_window, wait_until
from throne_desktop.language import i18n
from throne_desktop.language.i18n import words
from throne_desktop.modes.loop import turn_until
from throne_desktop.screens.editions.editions import EditionsScreen
from throne_desktop.screens.lessons.rules import RuleBookScreen
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.screens.seating.new_game import NewGameScreen
from throne_desktop.services.bots.bot_worker import BotWorker
from throne_desktop.services.loading import Loading
from throne_desktop.startup.options import Options
from throne_desktop.storage import paths
from throne_desktop.storage.editions import keep_edition, kept_editions
from throne_desktop.storage.setup import Setup
from throne_desktop.window.archive import open_replay
from throne_desktop.window.from_command_line import open_asked
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")

OURS = OwnEdition("throne", 3, "Four Jokers", {"hand": dict.fromkeys(range(2, 6), 3), "goal": {2: 1}},
                  {"joker": dict.fromkeys(range(2, 6), 4)}, {"joker": CardWords("Harlequin", "Laughs at you.")})

DECKS: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "behind-the-throne": ({}, {"king": 0, "queen": 3, "jester": 8}),
    "imposter-kings": ({"goal": 2, "fool_value": 8, "queen_value": 3, "warlord_value": 1},
                       {"queen": 0, "soldier": 3, "fool": 2}),
    "rival-kings": ({"pile": 4, "ones": 5, "vintner_value": 4, "garden_value": 1},
                    {"gardener": 0, "farmer": 4, "inn": 1}),
    "shadow-throne": ({"goal": 6, "gold": 6, "outlaw_power": 5, "datura_influence": 2},
                      {"langman": 0, "outlaw": 7}),
    "throne": ({"hand": 4, "goal": 1}, {"joker": 5, "king": 1})}
"""By game: numbers, and copies of cards."""


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window() as opened:
        yield opened
        i18n.reword({})


def editions_page(window: Window, game_id: str = "throne") -> EditionsScreen:
    """The page of a game's editions, opened from that of a new game."""
    window.open_new_game(game_id, 2)
    before = page_of(window, NewGameScreen)
    click(before.editions)
    return page_of(window, EditionsScreen)


def page_of(window: Window, kind: type[Any]) -> Any:
    """The page that is open, which is one of that kind."""
    page = window.pages.currentWidget()
    assert isinstance(page, kind)
    return page


def change(page: EditionsScreen, what: str, number: int) -> None:
    """Choose a number or card in the list by its name, and type how many there are at any table."""
    row = next(row for row in range(page.list.count()) if page.list.item(row).text().startswith(f"{what}: "))
    page.list.setCurrentRow(row)
    field = page.details.every.field
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, str(number))
    QTest.keyClick(field, Qt.Key.Key_Tab)


def call(page: EditionsScreen, name: str) -> None:
    """Type the name of the edition."""
    page.name.clear()
    QTest.keyClicks(page.name, name)


def lines(page: EditionsScreen) -> list[str]:
    return [page.list.item(row).text() for row in range(page.list.count())]


# -- made --------------------------------------------------------------------------------------------------------------

def test_numbers_are_changed_by_keyboard_and_marked_in_the_list(window: Window) -> None:
    page = editions_page(window)
    change(page, "Joker", 4)
    change(page, "Cards in hand", 3)
    assert "Joker: 4, changed" in lines(page)
    assert "King: 4" in lines(page)
    assert page.draft.edition.changes(3).text == "hand=3,joker*4"


def test_a_number_may_be_another_for_each_number_of_players(window: Window) -> None:
    page = editions_page(window)
    page.list.setCurrentRow(0)
    click(page.details.boxes[1].less)
    assert [page.draft.number(page.draft.entries[0], seats) for seats in range(2, 6)] == [5, 4, 5, 5]
    assert lines(page)[0] == "Cards in hand: 5, 4, 5, 5, changed"
    click(page.details.reset)
    assert lines(page)[0] == "Cards in hand: 5"


def test_every_number_has_room_in_its_field(window: Window) -> None:
    page = editions_page(window)
    for box in (page.details.every, *page.details.boxes):
        line = box.field.lineEdit()
        assert line.text() == "5"
        assert line.width() > line.fontMetrics().horizontalAdvance("88")


def test_the_value_of_a_card_is_changed_beside_its_copies(window: Window) -> None:
    page = editions_page(window, "imposter-kings")
    row = next(row for row in range(page.list.count()) if lines(page)[row].startswith("Fool: "))
    page.list.setCurrentRow(row)
    (value,) = page.details.printed
    assert (value.label.text(), value.box.field.value()) == ("Value", 1)
    assert value.usual.text() == "Usually 1; at least 1, at most 9."
    told = [label.text() for label in page.details.findChildren(QLabel)]
    assert "Copies of the card: usually 1, 1, 2; at least 0, at most 4." in told
    assert value.box.field.accessibleName() == "Fool: Value"
    assert not value.box.less.isEnabled()
    value.box.field.setFocus()
    value.box.field.selectAll()
    QTest.keyClicks(value.box.field, "6")
    assert lines(page)[row].endswith(", changed")
    assert {page.draft.edition.changes(seats).text for seats in (2, 3, 4)} == {"fool_value=6"}
    click(page.details.reset)
    assert page.draft.edition.numbers == {}
    assert value.box.field.value() == 1
    page.list.setCurrentRow(0)
    assert not value.isVisible(), "The cards in hand have no value."


def test_cards_show_the_values_of_their_edition_on_the_page_in_the_book_and_on_the_table(window: Window) -> None:
    page = editions_page(window, "imposter-kings")
    call(page, "Ours")
    page.list.setCurrentRow(next(row for row in range(page.list.count()) if lines(page)[row].startswith("Fool: ")))
    page.details.printed[0].box.field.setValue(9)
    click(page.book)
    book = page_of(window, RuleBookScreen)
    assert "In this edition: Value of “Fool”: 9 instead of 1." in book.rules.toPlainText()
    assert [book.index.item(row).text() for row in range(book.index.count())].count("9  Fool") == 1
    fool = next(panel.card for panel in book.cards.panels if panel.card.id == "fool")
    assert fool.value == 9
    window.open_new_game("imposter-kings", 2, own=page.draft.edition)
    click(page_of(window, NewGameScreen).play)
    hand = hand_in(window)
    assert next(card for card in hand.view.cards if card.id == "fool").value == 9


def test_an_edition_without_a_name_is_not_played(window: Window) -> None:
    page = editions_page(window)
    assert not page.play.isEnabled()
    assert page.trouble.text() == "Name the edition to play it."
    call(page, "Ours")
    assert page.play.isEnabled()


def test_what_cannot_be_dealt_is_said_at_once(window: Window) -> None:
    page = editions_page(window)
    call(page, "Ours")
    for what in ("Ace", "King"):
        change(page, what, 0)
    change(page, "Cards in hand", 8)
    assert page.trouble.text() == "With 4 players, an edition needs at least 32 cards; it has 26."
    assert not page.play.isEnabled()
    assert not page.keep.isEnabled()
    change(page, "Cards in hand", 4)
    assert page.play.isEnabled()


def test_games_at_random_and_bots_try_it_out(window: Window) -> None:
    page = editions_page(window, "behind-the-throne")
    page.games = 3
    change(page, "Jester", 0)
    click(page.test)
    wait_until(lambda: page.remark.text().startswith("3 random games ended after "), "the games are over")


def test_nothing_is_said_of_an_edition_that_was_changed_while_it_was_tried_out(window: Window) -> None:
    page = editions_page(window, "behind-the-throne")
    page.games = 1
    tried = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Loading, "begin", lambda _, then: tried.append(then))
        click(page.test)
    assert len(tried) == 1
    change(page, "Jester", 0)
    assert not page.remark.isVisible()
    assert page.test.isEnabled()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_page_on_which_every_card_stands(window: Window, game_id: str) -> None:
    page = editions_page(window, game_id)
    for row, entry in enumerate(page.draft.entries):
        page.list.setCurrentRow(row)
        assert lines(page)[row].startswith(words(entry.label))
        assert page.details.every.isVisible() == (entry.most is not None)
        assert page.details.name.isVisible() == (entry.card is not None)
    assert {each.card.id for each in page.draft.entries if each.card} == {card.id for card in load_game(game_id).cards}


# -- kept and given away -----------------------------------------------------------------------------------------------

def test_an_edition_is_kept_and_found_again(window: Window) -> None:
    page = editions_page(window)
    call(page, "Four Jokers!")
    change(page, "Joker", 4)
    click(page.keep)
    assert page.remark.text() == "The edition is saved."
    ((file, kept),) = kept_editions("throne")[0]
    assert (file.name, kept) == ("throne-fourjokers.edition", page.draft.edition)
    change(page, "Joker", 5)
    click(page.keep)
    (again,) = kept_editions("throne")[0]
    assert again.edition.copies["joker"][2] == 5
    assert kept_editions("rival-kings")[0] == ()


def test_a_name_is_one_line_of_letters_that_can_be_kept(window: Window) -> None:
    page = editions_page(window)
    page.name.setText("Our\u202e deck\ud800")
    page.name.textEdited.emit(page.name.text())
    click(page.keep)
    click(page.keep)
    (kept,) = kept_editions("throne")[0]
    assert kept.edition == page.draft.edition
    assert page.choice.currentText() == kept.edition.name


def test_a_chosen_edition_that_is_changed_is_offered_as_it_is_now(window: Window) -> None:
    keep_edition(OURS)
    window.open_new_game("throne", 2)
    before = page_of(window, NewGameScreen)
    before.edition.setCurrentIndex(1)
    click(before.editions)
    page = page_of(window, EditionsScreen)
    page.choice.setCurrentIndex(1)
    page.choice.activated.emit(1)
    change(page, "Joker", 3)
    click(page.keep)
    page.left.emit()
    assert before.edition.count() == 2
    assert before.edition.edition is not None
    assert before.edition.edition.copies["joker"][2] == 3


def test_editions_of_another_game_are_not_offered_before_this_one(
        window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep_edition(OURS)
    elsewhere = OwnEdition("rival-kings", load_game("rival-kings").rules_version, "Elsewhere", {"pile": {2: 4}})
    elsewhere.save(tmp_path / "elsewhere.edition")
    keep_edition(elsewhere)
    page = editions_page(window)
    before = window.pages.widget(window.pages.count() - 2)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "elsewhere.edition"), ""))
    click(page.open)
    page_of(window, EditionsScreen).left.emit()
    assert page_of(window, NewGameScreen) is not None
    assert [before.edition.itemText(number) for number in range(before.edition.count())] == ["The usual one", OURS.name]


def test_a_file_is_an_edition_by_its_name_even_if_nobody_types_the_ending(
        window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = editions_page(window)
    call(page, "Ours")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "ours"), ""))
    click(page.share)
    assert [file.name for file in tmp_path.iterdir()] == ["ours.edition"]


def test_an_edition_is_deleted_and_brought_back_while_it_is_shown(window: Window) -> None:
    page = editions_page(window)
    assert not page.drop.isEnabled(), "a new edition is not kept yet"
    call(page, "Short hands")
    change(page, "Cards in hand", 4)
    click(page.keep)
    click(page.drop)
    assert kept_editions("throne")[0] == ()
    assert page.remark.text().startswith("The edition is no longer saved.")
    assert (page.choice.currentText(), page.draft.edition.name) == ("A new edition", "Short hands")
    assert not page.drop.isEnabled()
    assert window.focusWidget() is page.name
    click(page.keep)
    assert [each.edition.name for each in kept_editions("throne")[0]] == ["Short hands"]
    assert page.drop.isEnabled()


def test_an_edition_that_cannot_be_deleted_is_kept_and_says_why(
        window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    page = editions_page(window)
    call(page, "Short hands")
    click(page.keep)
    refused = PermissionError(13, "Permission denied")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", lambda *_, **__: (_ for _ in ()).throw(refused))
        click(page.drop)
    assert page.remark.text() == "The edition cannot be deleted: Permission denied."
    assert page.drop.isEnabled()
    assert len(kept_editions("throne")[0]) == 1


def test_an_edition_is_saved_as_a_file_and_opened_elsewhere(
        window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ours.edition"
    page = editions_page(window)
    call(page, "Ours")
    change(page, "Joker", 1)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    click(page.share)
    assert page.remark.text() == "The edition is saved in ours.edition."
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    other = editions_page(window, "rival-kings")
    click(other.open)
    opened = page_of(window, EditionsScreen)
    assert opened.draft.edition == OwnEdition.load(file)
    assert opened.name.text() == "Ours"


def test_a_file_that_is_no_edition_is_refused_in_a_sentence(
        window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ours.edition"
    file.write_text("[]")
    page = editions_page(window)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    click(page.open)
    assert page.remark.text() == "The file ours.edition is not an edition of a game."


def test_the_command_line_opens_an_edition(window: Window, tmp_path: Path) -> None:
    OURS.save(tmp_path / "ours.edition")
    open_asked(window, Options(file=tmp_path / "ours.edition"))
    assert page_of(window, EditionsScreen).draft.edition == OURS


def test_a_damaged_file_among_those_kept_is_said_and_left_alone(window: Window) -> None:
    (paths.editions() / "throne-x.edition").write_text("{")
    page = editions_page(window)
    assert page.remark.text() == "The file throne-x.edition is not an edition of a game."
    assert (paths.editions() / "throne-x.edition").read_text() == "{"


# -- played ------------------------------------------------------------------------------------------------------------

def test_a_kept_edition_is_chosen_before_a_game_and_its_levels_said_to_be_uncalibrated(window: Window) -> None:
    keep_edition(OURS)
    window.open_new_game("throne", 2)
    page = page_of(window, NewGameScreen)
    note = next(each for each in page.findChildren(QLabel) if each.text().startswith("This game counts as practice: "))
    assert not note.isVisible()
    page.edition.setCurrentIndex(1)
    assert note.isVisible()
    assert page.setup().own == OURS


def test_a_game_is_dealt_by_the_numbers_of_the_edition_chosen(window: Window) -> None:
    window.open_new_game("throne", 2, own=OURS)
    click(page_of(window, NewGameScreen).play)
    hand = hand_in(window)
    assert hand.session.own_edition == OURS
    assert hand.session.practice
    assert [hand.session.state.size(seat) for seat in range(2)] == [3, 3]      # type: ignore[attr-defined]
    assert len([piece for piece in hand.view.pieces.values() if piece.zone == "hand.1"]) == 3


@first_or_all("game_id", sorted(DECKS, key=lambda each: each != "throne"))
def test_an_edition_with_another_deck_is_played_to_its_end(game_id: str) -> None:
    game, (numbers, copies) = load_game(game_id), DECKS[game_id]
    own = OwnEdition(game_id, game.rules_version, "Another deck",
                     *({name: dict.fromkeys(game.seats, each) for name, each in changed.items()}
                       for changed in (numbers, copies)))
    own.check()
    with open_window(worker=BotWorker(QCoreApplication.instance())) as window:
        seats = game.seats[0]
        players = tuple(Seating(name, "page") for name in ("Ada", "Bo", "Cy", "Di")[:seats])
        window.begin(Setup(game_id, players, {}, 5, own=own))
        assert window.play_screen is not None
        client = window.play_screen.client
        assert turn_until(lambda: client.is_over, 30.0, lambda: client.moves_made), "The bots stand still."
        hand = hand_in(window)
        hand.settle()
        assert hand.disorder() == []
        assert hand.session.finished
        assert client.own_edition == own


def test_cards_are_called_as_the_edition_says_while_it_is_played(window: Window) -> None:
    joker = next(card for card in load_game("throne").cards if card.id == "joker")
    window.open_new_game("throne", 2, own=OURS)
    click(page_of(window, NewGameScreen).play)
    assert (words(joker.name), words(joker.ability)) == ("Harlequin", "Laughs at you.")
    window.open_home()
    assert words(joker.name) == "Joker"


def test_the_edition_is_named_when_its_game_begins_and_when_it_is_watched(window: Window) -> None:
    window.open_new_game("throne", 2, own=OURS)
    click(page_of(window, NewGameScreen).play)
    hand = hand_in(window)
    assert hand.note == "You are playing the edition “Four Jokers”."
    file = hand.screen.client.file
    assert file is not None
    open_replay(window, file)
    replay = page_of(window, ReplayScreen)
    assert any(said.startswith("You are playing the edition “Four Jokers”.") for said in labels(replay))
    joker = next(card for card in load_game("throne").cards if card.id == "joker")
    assert words(joker.name) == "Harlequin"
    replay.left.emit()
    assert words(joker.name) == "Joker"


def test_the_record_of_a_game_carries_its_edition(window: Window) -> None:
    window.open_new_game("throne", 2, own=OURS)
    click(page_of(window, NewGameScreen).play)
    hand = hand_in(window)
    hand.session.submit(hand.session.state.actor or 0, hand.session.state.legal_moves()[0])
    file = hand.screen.client.file
    assert file is not None
    header = json.loads(file.read_bytes().splitlines()[0])
    assert header["own"]["name"] == "Four Jokers"
    assert Record.load(file).header.own == OURS


# -- its rule book -----------------------------------------------------------------------------------------------------

def test_its_rule_book_and_cheat_sheet_tell_the_changed_numbers(window: Window) -> None:
    page = editions_page(window)
    call(page, "Ours")
    change(page, "Joker", 4)
    change(page, "Cards in hand", 3)
    click(page.book)
    book = page_of(window, RuleBookScreen)
    assert book.title.text() == "Throne: Ours"
    assert "In this edition: Cards in hand: 3 instead of 5, Joker: 4 instead of 2." in book.rules.toPlainText()
    book.open_aid()
    assert book.aid is not None
    wait_until(lambda: "This edition’s numbers" in book.aid.toPlainText(), "the cheat sheet is written")
    assert "Joker: 4 instead of 2" in book.aid.toPlainText()


def test_beside_the_table_the_rules_are_those_of_the_edition(window: Window) -> None:
    window.open_new_game("throne", 2, own=OURS)
    click(page_of(window, NewGameScreen).play)
    hand = hand_in(window)
    hand.open_page("rules")
    assert "Cards in hand: 3 instead of 5" in hand.screen.rules.toPlainText()
