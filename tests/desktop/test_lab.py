"""The laboratory: any table can be opened there, moves are made for all seats, and every refusal names its rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QPushButton

from engine import GAMES, Session, load_game
from engine.base.faces import BACK
from engine.base.notation import notation, read
from engine.session.entries import Seating
from tests.helpers.amount import first_or_all
from tests.helpers.in_sight import out_of_sight
from tests.helpers.lab import ENDING, LabHand, at_lab, lab_of
from tests.helpers.screens import learning
from tests.helpers.sessions import play_at_random
from tests.helpers.window import click, open_window, persons, wait_until
from throne_desktop.language import i18n
from throne_desktop.look import theme
from throne_desktop.screens.home.home import HomeScreen
from throne_desktop.screens.lab.gaze import Gaze
from throne_desktop.screens.lab.lab import LabScreen
from throne_desktop.screens.lab.lab_rail import KEYS
from throne_desktop.screens.lessons.exercise import ExerciseScreen
from throne_desktop.screens.lessons.rules import RuleBookScreen
from throne_desktop.screens.records.replay import ReplayScreen
from throne_desktop.services.game.viewpoint import Disclosure
from throne_desktop.services.lab.judging import judging
from throne_desktop.startup.options import LANGUAGE_CODES, Options
from throne_desktop.widgets.qr_code import QrCode
from throne_desktop.window.archive import open_replay
from throne_desktop.window.from_command_line import open_asked
from throne_desktop.window.learning import open_task
from throne_desktop.window.open_exercises import open_of_the_day
from throne_desktop.window.open_lab import show_lab
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window(player_name="Ann") as opened:
        opened.open_home()
        yield opened
        i18n.use("en")
        theme.wear("light")


SMALL = [(800, 560), (853, 424), (1024, 640), (1920, 1080)]


@first_or_all("size", SMALL)
@first_or_all("scale", [160, 100])
@first_or_all("language", ["de", *(each for each in LANGUAGE_CODES if each != "de")])
def test_every_page_of_the_panel_can_be_read_and_used(window: Window, size: tuple[int, int], scale: int,
                                                      language: str) -> None:
    theme.wear("light", scale)
    i18n.use(language)
    window.on_screen.ask(QSize(*size), seen=False)
    window.open_home()
    lab = at_lab(window)
    lab.choose(lab.moves[0])
    lab.page.best.show_judged(next(judging(lab.state, "marshal")))
    for name in lab.page.panel.pages:
        lab.page.show_page(name)
        QApplication.processEvents()
        wait_until(lambda: out_of_sight(lab.page) == [],
                   f"all of {name} finds room: {out_of_sight(lab.page)[:3]}")


@pytest.fixture
def lab(window: Window) -> LabHand:
    """A round of Throne with two cards each; whoever lays first holds a King and a Seven."""
    return at_lab(window)


def finished(game_id: str = "rival-kings") -> Session:
    session = Session(load_game(game_id), 2, 15, players=persons(2))
    luck = random.Random(3)
    while session.state.actor is not None:
        session.submit(session.state.actor, luck.choice(session.state.legal_moves()))
    return session


# -- how it is opened --------------------------------------------------------------------------------------------------

def test_the_page_about_learning_leads_to_it(window: Window) -> None:
    page = learning(window)
    panel = page.unfolded
    assert panel is not None
    click(panel.lab)
    lab = lab_of(window)
    assert lab.state.game.id == panel.shown.game_id
    assert len(lab.moves) == len(lab.state.legal_moves())
    lab.key(Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page


def test_a_replay_of_a_finished_game_leads_to_its_moment_with_all_moves_before_and_after(
        window: Window, tmp_path: Path) -> None:
    session = finished()
    session.record().save(tmp_path / "game.throne")
    open_replay(window, tmp_path / "game.throne")
    replay = window.pages.currentWidget()
    assert isinstance(replay, ReplayScreen)
    replay.go_to(7)
    click(replay.side.lab)
    lab = lab_of(window)
    assert lab.state.fingerprint() == session.positions[7].fingerprint()
    assert len(lab.tried) == len(session.moves) + 1
    click(lab.page.rail.back)
    assert lab.state.fingerprint() == session.positions[6].fingerprint()
    for number in (7, 8):
        click(lab.page.rail.on)
        lab.settle()
        assert lab.state.fingerprint() == session.positions[number].fingerprint()


def test_of_a_game_that_goes_on_it_has_no_more_than_is_seen(window: Window, tmp_path: Path) -> None:
    session = Session(load_game("throne"), 2, 15, players=(Seating("Ann"), Seating("Ben", "page")))
    play_at_random(session, random.Random(3), 4)
    session.record().save(tmp_path / "game.throne")
    open_replay(window, tmp_path / "game.throne")
    replay = window.pages.currentWidget()
    assert isinstance(replay, ReplayScreen)
    replay.go_to(4)
    hands = set()
    for _ in range(5):
        click(replay.side.lab)
        lab = lab_of(window)
        assert lab.state.cards_in(lab.state.zones.index("hand.1")) == session.state.cards_in(4)
        hands.add(tuple(sorted(lab.state.cards_in(lab.state.zones.index("hand.2")))))
        assert lab.tried == ["The first table"]
        lab.page.left.emit()
    assert len(hands) > 1, "What is hidden is drawn anew each time."


def test_the_menu_of_a_finished_game_leads_to_its_end(window: Window) -> None:
    session = finished("throne")
    window.open_session(session)
    window.open_page("lab")
    lab = lab_of(window)
    assert lab.state.fingerprint() == session.state.fingerprint()
    assert lab.moves == []
    lab.open("best")
    assert not lab.page.best.button.isEnabled(), "There is nothing to decide."
    click(lab.page.rail.back)
    assert lab.state.fingerprint() == session.positions[-2].fingerprint()


def test_the_menu_of_a_game_under_way_leads_to_a_new_table(window: Window) -> None:
    session = Session(load_game("throne"), 3, 15, players=persons(3))
    play_at_random(session, random.Random(3), 5)
    window.open_session(session)
    window.open_page("lab")
    lab = lab_of(window)
    assert lab.state.seats == 3
    assert lab.tried == ["The first table"]
    assert lab.state.fingerprint() != session.state.fingerprint()


def test_a_lesson_leads_to_its_own_table(window: Window) -> None:
    open_task(window, "behind-the-throne", "winning")
    assert window.play_screen is not None
    moves = window.play_screen.client.view().moves
    window.open_page("lab")
    assert tuple(lab_of(window).state.legal_moves()) == moves


def test_an_exercise_that_was_tried_out_counts_as_solved_with_help(window: Window) -> None:
    open_of_the_day(window)
    wait_until(lambda: isinstance(window.play_screen, ExerciseScreen), "the exercise is laid out")
    page = window.play_screen
    assert isinstance(page, ExerciseScreen)
    answers = QSignalSpy(page.answered)
    window.open_page("lab")
    assert [answers.at(number) for number in range(answers.count())] == [[False]]
    assert set(lab_of(window).state.legal_moves()) == set(page.client.view().moves)


def test_the_command_line_opens_a_position(window: Window) -> None:
    open_asked(window, Options(position=ENDING))
    lab = lab_of(window)
    assert notation(load_game("throne"), lab.state) == notation(load_game("throne"), read(load_game("throne"), ENDING))
    lab.page.left.emit()
    assert isinstance(window.pages.currentWidget(), HomeScreen)


# -- what may be done, and why not -------------------------------------------------------------------------------------

def test_a_card_is_dragged_for_one_seat_and_then_the_other_one_has_its_turn(lab: LabHand) -> None:
    assert lab.prompt == "Player 1: Drop a card on the claim you want to make."
    lab.drag(hand(lab, "King"), "laid")
    lab.choose("King as King against Player 2")
    assert lab.tried == ["The first table", "Player 1: King as King against Player 2"]
    assert lab.prompt.startswith("Player 2:")
    assert lab.page.view is not None and lab.page.view.seat == 1, "The table is turned to whoever is in turn."


def hand(lab: LabHand, name: str) -> str:
    """The id of a card in the hand of whoever looks."""
    view = lab.page.view
    assert view is not None
    return next(piece.id for piece in view.pieces.values() if piece.zone == f"hand.{view.seat + 1}"
                and piece.face != BACK and lab.page.say(piece.label).startswith(name))


def test_every_legal_move_is_listed_and_a_click_makes_it(lab: LabHand) -> None:
    game = load_game("throne")
    for move, words in zip(lab.state.legal_moves(), lab.moves, strict=True):
        assert words == lab.page.say(game.describe(move, lab.state.observation(0)))
    lab.choose("Seven as Ace")
    assert lab.tried[-1] == "Player 1: Seven as Ace"


def test_what_cannot_be_done_is_said_with_its_rule_where_the_rules_open(lab: LabHand) -> None:
    lab.choose("King as King against Player 2")
    refused = QSignalSpy(lab.page.table_view.mover.refused)
    lab.click(next(piece.id for piece in lab.page.view.pieces.values() if piece.zone == "deck"))    # type: ignore[union-attr]
    assert refused.count() == 1
    rule = refused.at(0)[0].rule
    lab.read_rule()
    assert lab.page.open_page == "rules"
    assert lab.page.rules.marked == rule


def test_a_place_without_a_card_names_its_rule(lab: LabHand) -> None:
    lab.click("discards")
    note = lab.narrator.refusals.note
    assert note is not None
    view = lab.page.view
    assert view is not None and note.note.rule == view.zone("discards").rule
    lab.read_rule()
    assert (lab.page.open_page, lab.page.rules.marked) == ("rules", view.zone("discards").rule)


def test_the_whole_rule_book_lies_one_link_away(window: Window, lab: LabHand) -> None:
    lab.page.rules.book_asked.emit("R2")
    assert isinstance(window.pages.currentWidget(), RuleBookScreen)


def test_whoever_looks_with_other_eyes_still_makes_moves_from_the_list(lab: LabHand) -> None:
    lab.open("gaze")
    seen_by = lab.page.gaze.seen_by
    assert [seen_by.itemText(row) for row in range(seen_by.count())] == [
        "As the active player sees it", "All cards face up", "As Player 1 sees it", "As Player 2 sees it",
        "As everyone sees it"]
    for row, open_cards in ((1, 4), (2, 2), (3, 2), (4, 0)):
        seen_by.setCurrentIndex(row)
        seen_by.activated.emit(row)
        view = lab.page.view
        assert view is not None
        assert sum(piece.face != BACK for piece in view.pieces.values() if piece.zone.startswith("hand")) == open_cards
    lab.choose("Seven as Ace")
    assert lab.tried[-1] == "Player 1: Seven as Ace"


def test_whoever_is_asked_about_a_claim_is_not_told_the_card(lab: LabHand) -> None:
    """The table turns to the rival, and what the claimer saw of the claim does not stand on it any more."""
    lab.choose("Seven as King against Player 2")
    plaque = next(each for each in lab.page.scene.seats if each.seat == 0)
    assert "King" in plaque.says.stamp
    assert "Seven" not in plaque.says.stamp


def test_a_hidden_card_that_is_clicked_shows_what_it_may_be(lab: LabHand) -> None:
    """Of the 22 cards that the first player does not see, three are Aces."""
    view = lab.page.view
    assert view is not None
    lab.click(next(piece.id for piece in view.pieces.values() if piece.zone == "hand.2"))
    assert lab.page.open_page == "gaze"
    rows = lab.page.gaze.rows.rows
    unseen = [card for zone in ("hand.2", "deck") for card in lab.state.cards_in(lab.state.zones.index(zone))]
    for row in rows:
        assert row.chance == pytest.approx(unseen.count(row.about) / len(unseen))      # type: ignore[arg-type]
        assert row.spoken == f"{row.words}: {round(100 * row.chance)}%"
    assert sum(row.chance for row in rows) == pytest.approx(1.0)
    lab.choose("Seven as Ace")
    assert lab.page.gaze.rows.rows == (), "Another table, another question."


def test_whoever_sees_all_cards_has_nothing_to_guess(lab: LabHand) -> None:
    lab.page.look(Gaze(Disclosure.OPEN))
    view = lab.page.view
    assert view is not None
    lab.click(next(piece.id for piece in view.pieces.values() if piece.zone == "hand.2"))
    assert lab.page.gaze.rows.rows == ()


# -- back and forth ----------------------------------------------------------------------------------------------------

def test_what_was_tried_is_a_tree_with_names_and_lines_can_be_deleted(lab: LabHand) -> None:
    lab.choose("Seven as Ace")
    lab.key(Qt.Key.Key_U)
    lab.choose("King as Ace")
    first = "Player 1: Seven as Ace"
    assert lab.tried[:2] == ["The first table", "  Player 1: King as Ace"]
    assert lab.tried[2] == first
    lab.open("tried")
    lab.page.tried.name.setFocus()
    for key in (Qt.Key.Key_B, Qt.Key.Key_A, Qt.Key.Key_D):
        lab.key(key)
    assert lab.tried[1] == "  bad: Player 1: King as Ace"
    before = lab.state.fingerprint()
    lab.push("Delete")
    assert lab.tried == ["The first table", first]
    assert lab.state.fingerprint() != before
    assert not lab.page.tried.delete.isEnabled(), "The first table stays."


def test_a_line_of_the_tree_lays_out_its_table(lab: LabHand) -> None:
    start = lab.state.fingerprint()
    lab.choose("Seven as Ace")
    after = lab.state.fingerprint()
    lab.open("tried")
    tree = lab.page.tried.tree
    tree.itemActivated.emit(tree.topLevelItem(0), 0)
    assert lab.state.fingerprint() == start
    tree.itemActivated.emit(tree.topLevelItem(1), 0)
    assert lab.state.fingerprint() == after


@pytest.mark.parametrize("game_id", GAMES)
def test_twenty_moves_of_every_game_are_made_and_taken_back(window: Window, game_id: str) -> None:
    game = load_game(game_id)
    lab = at_lab(window, notation(game, game.start(game.seats[-1], 5), exact=True))
    luck, seen = random.Random(1), [lab.state.fingerprint()]
    for _ in range(20):
        if lab.state.actor is None:
            break
        lab.page.make(luck.choice(lab.state.legal_moves()))
        lab.settle()
        seen.append(lab.state.fingerprint())
        assert len(lab.moves) == len(lab.state.legal_moves())
    for fingerprint in reversed(seen[:-1]):
        lab.page.back()
        assert lab.state.fingerprint() == fingerprint
    assert not lab.page.rail.back.isEnabled()


# -- sharing -----------------------------------------------------------------------------------------------------------

def test_a_table_is_copied_as_text_and_pasted_as_the_same_one(window: Window, lab: LabHand) -> None:
    lab.choose("Seven as Ace")
    lab.open("share")
    lab.push("Copy the text")
    text, copied = QGuiApplication.clipboard().text(), lab.state.fingerprint()
    assert text == lab.page.share.line.toPlainText()
    assert lab.page.share.remark.text().startswith("The table was copied as text.")
    lab.key(Qt.Key.Key_U)
    assert lab.state.fingerprint() != copied
    lab.key(Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert lab_of(window).state.fingerprint() == copied
    assert lab.page.share.remark.text() == "This is the table that was pasted."


def modules(code: QrCode) -> list[list[int]]:
    """The modules that are painted, 1 for dark, without the white around them."""
    picture, room = code.grab().toImage(), code.room()
    side = len(segno.make_qr(TABLE, error="l").matrix) + 8
    step = room.width() / side
    found = [[int(picture.pixelColor(int(room.left() + (column + 0.5) * step), int(room.top() + (row + 0.5) * step))
                  .lightness() < 128) for column in range(side)] for row in range(side)]
    assert not any(row[column] for row in found for column in (0, 1, 2, 3, side - 1)), "It is white around."
    return [row[4:-4] for row in found[4:-4]]


TABLE = "throne 2 length=round: 1 lay; hand.1 king seven; hand.2 ace nine; rest deck"


@pytest.mark.parametrize("worn", ["dark", "contrast"])
def test_a_camera_reads_the_text_from_a_qr_code(lab: LabHand, worn: str) -> None:
    theme.wear(worn)
    lab.open("share")
    lab.page.share.show_line(TABLE)
    lab.push("Show a QR code")
    share = lab.page.share
    assert (share.code.isVisible(), share.line.isVisible()) == (True, False)
    assert modules(share.code) == [list(row) for row in segno.make_qr(TABLE, error="l").matrix]
    lab.push("Show the text")
    assert (share.code.isVisible(), share.line.isVisible()) == (False, True)


def test_a_text_too_long_for_a_code_is_said_to_be(lab: LabHand) -> None:
    lab.open("share")
    lab.page.share.show_line("x" * 2_954)
    lab.push("Show a QR code")
    assert lab.page.share.remark.text() == "The text of this table is too long for a QR code."
    assert lab.page.share.line.isVisible()


def test_the_code_follows_the_table(lab: LabHand) -> None:
    lab.open("share")
    lab.push("Show a QR code")
    before = lab.page.share.code.grab().toImage()
    lab.choose("Seven as Ace")
    assert lab.page.share.code.grab().toImage() != before


def test_a_table_of_another_game_takes_the_place_of_this_one(window: Window, lab: LabHand) -> None:
    game = load_game("rival-kings")
    QGuiApplication.clipboard().setText(notation(game, game.start(3, 2)))
    lab.page.paste_asked.emit()
    assert lab_of(window).state.game.id == "rival-kings"
    lab_of(window).page.left.emit()
    assert isinstance(window.pages.currentWidget(), HomeScreen)


NEITHER = "This text is neither a game nor a position, so it cannot be pasted."


@pytest.mark.parametrize(("text", "said"), [
    ("", NEITHER), ("\x00\u202e", NEITHER), ("chess 2: 1 lay", NEITHER), ("throne 99: 1 lay", NEITHER),
    ("throne", "A position must begin with its game and the number of players: throne 2: 1 lay; ..."),
    ("throne 2: 1 lay; hand.1 dragon; rest deck",
     "Throne has no card called 'dragon'; its cards are: seven, eight, nine, ten, jack, queen, king, ace, "
     "joker."),
    ("throne 2: 1 lay; hand.1 king*9; rest deck", "Too many cards: king*5.")])
def test_other_text_is_one_sentence_and_the_table_stays(lab: LabHand, text: str, said: str) -> None:
    before = lab.state.fingerprint()
    lab.open("share")
    QGuiApplication.clipboard().setText(text)
    lab.push("Paste a table")
    assert lab.state.fingerprint() == before
    assert lab.page.share.remark.text().replace("’", "'") == said


def test_a_picture_is_copied_as_it_is_seen(lab: LabHand) -> None:
    lab.open("share")
    lab.push("Copy a picture")
    picture = QGuiApplication.clipboard().pixmap()
    assert picture.size() == lab.page.table_view.size() * picture.devicePixelRatio()


# -- keyboard and eyes -------------------------------------------------------------------------------------------------

def test_all_pages_are_reached_by_key_and_tab_goes_round(lab: LabHand) -> None:
    for key, name in ((Qt.Key.Key_H, "best"), (Qt.Key.Key_E, "gaze"), (Qt.Key.Key_T, "tried"), (Qt.Key.Key_R, "rules"),
                      (Qt.Key.Key_S, "share"), (Qt.Key.Key_M, "moves")):
        lab.key(key)
        assert lab.page.open_page == name
        focus = lab.page.focusWidget()
        page = lab.page.panel.pages[name]
        assert focus is not None and (focus is page or page.isAncestorOf(focus))
        lab.page.table_view.setFocus()
    seen = []
    for _ in range(40):
        lab.key(Qt.Key.Key_Tab)
        seen.append(lab.page.focusWidget())
    assert set(lab.page.rail.pages.values()) <= set(seen)
    assert lab.page.table_view in seen and lab.page.moves in seen


def test_no_button_has_a_letter_that_opens_a_page(window: Window) -> None:
    """A letter that meant both would mean neither."""
    for game_id in GAMES:
        game = load_game(game_id)
        lab = LabHand(show_lab(window, game, game.start(game.seats[0], 1)))
        for _ in range(12):
            letters = {text[text.index("&") + 1].upper() for button in lab.page.ribbon.findChildren(QPushButton)
                       if "&" in (text := button.text().replace("&&", ""))}
            assert letters.isdisjoint(KEYS.values())
            lab.page.make(lab.state.legal_moves()[0])
            lab.settle()


def test_digits_make_a_move(lab: LabHand) -> None:
    lab.key(Qt.Key.Key_3)
    wait_until(lambda: len(lab.tried) == 2, "the third move is made")


def test_in_a_small_window_with_large_texts_the_panel_is_folded_until_it_is_asked_for(window: Window) -> None:
    theme.wear("light", 160)
    window.on_screen.ask(QSize(800, 560), seen=False)
    lab = at_lab(window)
    assert lab.page.width() == 800
    assert lab.page.open_page == ""
    lab.open("best")
    assert lab.page.panel.geometry().right() < lab.page.rail.x()
    lab.key(Qt.Key.Key_Escape)
    assert lab.page.open_page == ""
    assert isinstance(window.pages.currentWidget(), LabScreen)


def test_every_button_has_a_name(lab: LabHand) -> None:
    for name in lab.page.panel.pages:
        lab.open(name)
        for button in lab.page.findChildren(QPushButton):
            assert button.accessibleName() or button.text()


def test_all_cards_are_open_to_open_eyes_and_moves_are_made_by_hand_there(lab: LabHand) -> None:
    lab.page.look(Gaze(Disclosure.OPEN))
    lab.drag(hand(lab, "Seven"), "laid")
    lab.choose("Seven as Ace")
    assert lab.tried[-1] == "Player 1: Seven as Ace"


def test_what_happened_stands_below_the_moves_as_whoever_looks_was_told_it(lab: LabHand) -> None:
    told = lab.page.panel.pages["moves"].log
    assert told.isHidden()
    lab.choose("King as Ace")
    assert told.lines()[-1].startswith("Claims")
    lab.choose("Liar!")
    assert len(told.lines()) > 3
    lab.page.back()
    lab.page.back()
    assert told.isHidden()


def test_while_hidden_cards_are_looked_at_a_click_makes_no_move(window: Window) -> None:
    lab = at_lab(window, "behind-the-throne 2: 1 reveal; row judge; rest deck")
    lab.open("gaze")
    lab.click(lab.point("deck"))
    assert lab.page.tree.here is lab.page.tree.root
    assert lab.page.gaze.rows.rows
    lab.open("moves")
    lab.click(lab.point("deck"))
    lab.settle()
    assert lab.page.tree.here is not lab.page.tree.root


EMPTIED = (
    "rival-kings 2: 1 turn; unused.subjects court_lady troubadour gardener troubadour herbalist watchman gardener"
    " scholar farmer blacksmith carpenter sailor miner scholar carpenter herbalist; unused.buildings cathedral "
    "forge herb_meadow farm harbor castle_wall garden market university castle_wall tavern farm inn cathedral "
    "mine carpentry; pile.1 jailer vintner farmer court_lady watchman bishop; pile.2 jailer blacksmith "
    "market_woman innkeeper*2 vintner bishop; pile.3 pavilion vineyard harbor mine tavern prison; pile.4 inn "
    "pavilion university prison herb_meadow forge market; display.1 miner; display.2 market_woman; display.3 "
    "garden; display.4 vineyard; characters courtier lord_protector queen diplomat other_trader; neutral trader; "
    "hand.1 knight count; played.1 bursar; subjects.1 sailor; hand.2 countess priest; played.2 duke; buildings.2 "
    "carpentry; purse 7,8,6,8; supply 3,0; crests -1,-1,-1,-1,-1,-1,-1,-1,-1,-1; finished 2; open 20; chosen -1")
"""A turn in which no pile has money, and the supply only three 1-coins."""


def test_a_click_on_a_place_without_money_takes_what_the_supply_puts_there(window: Window) -> None:
    lab = at_lab(window, EMPTIED)
    lab.click(lab.point("money.1"))
    lab.settle()
    assert lab.tried[-1].endswith("Take the money from pile 1")
    lab.page.back()
    lab.open("ask")
    lab.click(lab.point("money.2"))
    lines = [lab.page.ask.lines.item(row).text() for row in range(lab.page.ask.lines.count())]
    assert lines == ["Not legal: Take the money from pile 2. No pile has money, and the supply cannot fill pile 2. R20"]
