"""A table is laid by hand in the laboratory: by mouse, by key and at random; sentences say what is wrong or missing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine import GAMES, load_game
from engine.base.notation import read
from engine.core.state import State
from engine.lab.draft import Draft
from engine.lab.tree import Tree
from tests.helpers.lab import ENDING, LabHand, at_lab, lab_of
from tests.helpers.window import click, open_window
from throne_desktop.screens.lab import lay_page, laying
from throne_desktop.screens.lab.card_list import CardList
from throne_desktop.screens.lab.laid_numbers import NumberBox
from throne_desktop.startup.command_line import parse
from throne_desktop.storage import paths
from throne_desktop.widgets.choices import DropDown
from throne_desktop.window.from_command_line import open_asked
from throne_desktop.window.open_lab import show_lab
from throne_desktop.window.pasting import paste
from throne_desktop.window.window import Window

pytestmark = pytest.mark.usefixtures("qtbot")


@pytest.fixture
def window() -> Iterator[Window]:
    with open_window(player_name="Ann") as opened:
        opened.open_home()
        yield opened


@pytest.fixture
def lab(window: Window) -> LabHand:
    """A round of Throne with two cards each, about to be changed by hand."""
    found = at_lab(window)
    found.open("lay")
    return found


def draft(lab: LabHand) -> Draft[object]:
    return lab.page.lay.draft


def cards(lab: LabHand, zone: str) -> list[str]:
    names = draft(lab).game.card_names
    return [names.id_of(kind) for kind in draft(lab).cards(zone)]


def piece(lab: LabHand, zone: str, card: str) -> str:
    """The id of that card on the table."""
    view = lab.page.laying.view
    assert view is not None
    kind = draft(lab).game.card_names.kind_of(card)
    return next(each.id for each in view.pieces.values() if each.zone == zone and each.kind == kind)


def carry(listed: CardList, row: int, to: QPoint) -> None:
    """Press a row of a list, and let it go at that point of the screen."""
    listed.scrollToItem(listed.item(row))
    start = listed.visualItemRect(listed.item(row)).center()
    port = listed.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(port, start + (port.mapFromGlobal(to) - start) * share)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=port.mapFromGlobal(to))


def on_screen(lab: LabHand, zone: str) -> QPoint:
    return lab.viewport.mapToGlobal(lab.point(zone))


def test_a_card_is_dragged_from_hand_to_hand_beside_the_table_and_back_from_the_box(lab: LabHand) -> None:
    lab.drag(piece(lab, "hand.1", "seven"), "hand.2")
    assert (cards(lab, "hand.1"), cards(lab, "hand.2")) == (["king"], ["ace", "nine", "seven"])
    lab.drag(piece(lab, "hand.2", "ace"), QPoint(lab.viewport.width() + 60, 200))
    assert cards(lab, "hand.2") == ["nine", "seven"]
    assert lab.page.lay.box.words == ["Ace"]
    assert lab.page.lay.status.text() == "1 card still has to be laid."
    carry(lab.page.lay.box, 0, on_screen(lab, "discards"))
    assert cards(lab, "discards") == ["ace"]
    assert draft(lab).box == ()


def test_a_click_lays_a_card_where_the_table_was_clicked_and_another_takes_it_back(lab: LabHand) -> None:
    lab.page.lay.act(lambda: draft(lab).empty_zone("hand.2"))
    assert lab.page.lay.box.words == ["Nine", "Ace"]
    lab.click("discards")
    assert lab.page.lay.chosen_place == "discards"
    box = lab.page.lay.box
    QTest.mouseClick(box.viewport(), Qt.MouseButton.LeftButton, pos=box.visualItemRect(box.item(1)).center())
    assert cards(lab, "discards") == ["ace"]
    there = lab.page.lay.there
    QTest.mouseClick(there.viewport(), Qt.MouseButton.LeftButton, pos=there.visualItemRect(there.item(0)).center())
    assert cards(lab, "discards") == []


def test_keys_do_the_same_and_every_step_is_undone_and_redone(lab: LabHand) -> None:
    page = lab.page.lay
    page.place.setCurrentIndex(draft(lab).zones.index("hand.1"))
    page.place.activated.emit(page.place.currentIndex())
    page.there.setFocus()
    lab.key(Qt.Key.Key_Delete)
    assert cards(lab, "hand.1") == ["seven"]
    page.place.activated.emit(draft(lab).zones.index("discards"))
    page.box.setFocus()
    lab.key(Qt.Key.Key_Return)
    assert cards(lab, "discards") == ["king"]
    lab.key(Qt.Key.Key_U)
    assert cards(lab, "discards") == [] and page.box.words == ["King"]
    lab.key(Qt.Key.Key_U)
    assert cards(lab, "hand.1") == ["king", "seven"]
    lab.key(Qt.Key.Key_Y)
    lab.key(Qt.Key.Key_Y)
    assert cards(lab, "discards") == ["king"]


def test_keys_at_the_table_choose_a_place_and_take_a_card_back(lab: LabHand) -> None:
    lab.page.table_view.setFocus(Qt.FocusReason.TabFocusReason)
    lab.key(Qt.Key.Key_Return)
    assert lab.page.lay.box.hasFocus() or draft(lab).box == ()
    lab.page.table_view.setFocus(Qt.FocusReason.TabFocusReason)
    keyboard = lab.page.table_view.use_keyboard()
    assert keyboard.at is not None
    while keyboard.at.zone != "hand.1":
        lab.key(Qt.Key.Key_Down)
    lab.key(Qt.Key.Key_Delete)
    assert len(draft(lab).box) == 1


def test_a_table_is_tried_out_once_it_is_whole(lab: LabHand) -> None:
    page = lab.page.lay
    page.act(lambda: draft(lab).take("hand.2", 0))
    assert page.status.text() == "1 card still has to be laid."
    page.choose_place("hand.1")
    page.put(draft(lab).box[0], "hand.1")
    assert page.status.text() == "This table is playable."
    lab.push("Try out this table")
    assert lab.page.open_page == "moves"
    assert "Ace as Ace" in lab.moves
    lab.choose("Ace as Ace")
    assert lab.tried == ["The first table", "Player 1: Ace as Ace"]


def test_a_table_laid_a_little_is_filled_and_tried_out_by_one_button(window: Window) -> None:
    lab = emptied(window, "imposter-kings")
    page = lab.page.lay
    kind = draft(lab).game.card_names.kind_of
    page.put(kind("zealot"), "hand.1")
    page.put(kind("princess"), "court")
    lab.push("Fill in the rest and try it out")
    assert (lab.page.open_page, lab.state.actor, lab.state.phase) == ("moves", 0, "turn")
    assert "zealot" in cards(lab, "hand.1") and cards(lab, "court") == ["princess"]


def test_a_table_at_fault_is_not_tried_out(window: Window) -> None:
    lab = emptied(window, "throne")
    lab.page.lay_out(Draft.from_text("throne 2: 1 lay; wins 99,0"))
    assert "Rounds won" in lab.page.lay.status.text()
    assert not lab.page.lay.play.isEnabled()


def test_a_card_goes_where_such_cards_lie(window: Window) -> None:
    lab = emptied(window, "rival-kings", 3)
    kind = draft(lab).game.card_names.kind_of
    carry_from_box = lab.page.lay.put
    carry_from_box(kind("gardener"), "buildings.2")
    carry_from_box(kind("garden"), "subjects.2")
    carry_from_box(kind("trader"), "buildings.3")
    assert [cards(lab, zone) for zone in ("subjects.2", "buildings.2", "played.3")] == [
        ["gardener"], ["garden"], ["trader"]]


def test_a_place_that_is_to_stay_empty_is_not_filled(window: Window) -> None:
    lab = emptied(window, "throne")
    page, kind = lab.page.lay, draft(lab).game.card_names.kind_of
    page.put(kind("seven"), "open.2")
    page.choose_place("hand.2")
    assert page.bare.isVisible() and not page.bare.isChecked()
    click(page.bare)
    lab.push("Fill in the rest at random")
    assert (cards(lab, "hand.2"), cards(lab, "open.2")) == ([], ["seven"])
    assert page.status.text() == "This table is playable."
    page.choose_place("open.2")
    assert not page.bare.isVisible()


def test_what_was_laid_lies_there_again_when_the_laboratory_is_opened_again(window: Window) -> None:
    lab = emptied(window, "throne")
    lab.page.lay.put(draft(lab).box[0], "discards")
    laid = draft(lab).text()
    lab.page.left.emit()
    window.open_lab("rival-kings")
    assert lab_of(window).page.game.id == "rival-kings"
    lab_of(window).page.left.emit()
    window.open_lab("throne")
    again = lab_of(window)
    assert (draft(again).text(), again.page.laying.active) == (laid, True)
    again.page.show_tree(Tree(read(load_game("throne"), ENDING)))
    again.choose("King as King against Player 2")
    again.page.left.emit()
    window.open_lab("throne")
    assert lab_of(window).tried == ["The first table", "Player 1: King as King against Player 2"]


def test_a_table_emptied_by_mistake_lies_there_again_after_a_step_back(window: Window) -> None:
    lab = emptied(window, "throne")
    lab.page.lay.put(draft(lab).box[0], "discards")
    before = draft(lab).text()
    lab.push("Empty table")
    assert draft(lab).laid == frozenset() and len(draft(lab).box) == 34
    lab.page.back()
    assert draft(lab).text() == before


def test_a_card_dropped_on_a_player_goes_into_their_hand(window: Window) -> None:
    lab = emptied(window, "imposter-kings", 3)
    plaque = next(each for each in lab.page.scene.seats if each.seat == 2)
    where = lab.page.table_view.mapFromScene(plaque.rect.center())
    first = lab.page.lay.box.item(0).text()
    carry(lab.page.lay.box, 0, lab.viewport.mapToGlobal(where))
    assert len(cards(lab, "hand.3")) == 1 and first.lower().startswith(cards(lab, "hand.3")[0])


def test_whose_turn_it_is_is_chosen_before_anybody_says_what_happens(window: Window) -> None:
    lab = emptied(window, "throne")
    page = lab.page.lay
    page.open("turn")
    page.actor.setCurrentIndex(page.actor.findData(1))
    page.actor.activated.emit(page.actor.currentIndex())
    assert (draft(lab).actor, draft(lab).phase, "actor" in draft(lab).laid, "phase" in draft(lab).laid) == (
        1, "", True, False)
    lab.push("Fill in the rest and try it out")
    assert (lab.state.actor, lab.state.phase) == (1, "lay")


def test_escape_takes_a_note_away_before_it_leaves(window: Window) -> None:
    lab = emptied(window, "throne")
    left: list[bool] = []
    lab.page.left.connect(lambda: left.append(True))
    lab.page.show_tree(Tree(read(load_game("throne"), ENDING)))
    lab.click("discards")
    assert lab.page.narrator.refusals.note is not None
    lab.key(Qt.Key.Key_Escape)
    assert lab.page.narrator.refusals.note is None and not left
    lab.key(Qt.Key.Key_Escape)
    assert left


def test_whose_turn_it_is_is_chosen(lab: LabHand) -> None:
    page = lab.page.lay
    page.open("turn")
    page.actor.setCurrentIndex(1)
    page.actor.activated.emit(1)
    assert draft(lab).actor == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_an_empty_table_of_every_game_is_laid_a_little_and_filled_at_random(lab: LabHand, game_id: str) -> None:
    page, game = lab.page.lay, load_game(game_id)
    page.open("turn")
    page.game.setCurrentIndex(page.game.findData(game_id))
    page.game.activated.emit(page.game.currentIndex())
    window = page.window()
    page = lab_of(window).page.lay      # type: ignore[arg-type]
    page.seats.setCurrentIndex(page.seats.count() - 1)
    page.seats.activated.emit(page.seats.currentIndex())
    other = lab_of(window)      # type: ignore[arg-type]
    assert (other.state.game.id, other.page.lay.draft.seats) == (game_id, game.seats[-1])
    assert other.page.open_page == "lay" and other.page.laying.active
    deck = Counter(other.page.lay.draft.box)
    other.push("Fill in the rest at random")
    assert other.page.lay.status.text() == "This table is playable."
    assert Counter(kind for zone in other.page.lay.draft.zones for kind in other.page.lay.draft.cards(zone)) == deck
    other.push("Try out this table")
    assert len(other.moves) == len(other.state.legal_moves()) > 0


def test_a_half_laid_table_is_copied_and_pasted(window: Window, lab: LabHand) -> None:
    lab.page.lay.act(lambda: draft(lab).take("hand.2", 0))
    lab.page.copy_text()
    text, box = QGuiApplication.clipboard().text(), draft(lab).box
    lab.open("moves")
    lab.page.paste_asked.emit()
    assert lab_of(window).page.laying.active
    assert draft(lab_of(window)).box == box
    assert draft(lab_of(window)).text(exact=True) == text


def test_what_was_begun_is_there_when_the_page_is_opened_again(lab: LabHand) -> None:
    lab.page.lay.act(lambda: draft(lab).take("hand.2", 0))
    lab.open("moves")
    assert lab.moves and lab.state.fingerprint() == read(load_game("throne"), ENDING).fingerprint()
    lab.open("lay")
    assert len(draft(lab).box) == 1


def test_a_panel_that_is_folded_leaves_the_table_to_be_laid(lab: LabHand) -> None:
    lab.page.show_page("")
    QApplication.processEvents()
    lab.drag(piece(lab, "hand.1", "seven"), "hand.2")
    assert cards(lab, "hand.2") == ["ace", "nine", "seven"]


def test_tokens_and_empty_ground_are_nothing_to_be_moved(lab: LabHand) -> None:
    before = draft(lab).text()
    view = lab.page.laying.view
    assert view is not None
    for each in [each for each in view.pieces.values() if each.zone in ("said", "claims")]:
        lab.drag(each.id, "discards")
    lab.drag(QPoint(5, 5), "discards")
    assert draft(lab).text() == before


# -- what goes wrong, and what is said ---------------------------------------------------------------------------------

def emptied(window: Window, game_id: str = "throne", seats: int = 2) -> LabHand:
    game = load_game(game_id)
    page = show_lab(window, game, game.start(seats, 1))
    page.lay_out(Draft.empty(game, seats))
    return LabHand(page)


STUMBLED = "The game cannot make sense of this, so the step was taken back."


def test_a_step_after_which_the_game_stumbles_is_taken_back(lab: LabHand, monkeypatch: pytest.MonkeyPatch) -> None:
    before, table = draft(lab).text(), draft(lab).table
    monkeypatch.setattr(Draft, "faults", lambda self: () if self.table is table else self.game.cards[999])
    lab.drag(piece(lab, "hand.1", "seven"), "hand.2")
    (report,) = (paths.data() / "reports").iterdir()
    assert "IndexError" in report.read_text(encoding="utf-8")
    monkeypatch.undo()
    assert (draft(lab).text(), lab.page.lay.status.text()) == (before, STUMBLED)
    lab.drag(piece(lab, "hand.1", "seven"), "hand.2")
    assert cards(lab, "hand.2") == ["ace", "nine", "seven"]


def test_a_step_after_which_the_table_cannot_be_shown_is_taken_back(
        lab: LabHand, monkeypatch: pytest.MonkeyPatch) -> None:
    before = draft(lab).table
    show = laying.laid_view

    def stumbling(state: State, seat: int) -> object:
        return show(state, seat) if state is before else {}["a card"]

    monkeypatch.setattr(laying, "laid_view", stumbling)
    lab.drag(piece(lab, "hand.1", "seven"), "hand.2")
    assert (draft(lab).table, lab.page.lay.status.text()) == (before, STUMBLED)
    assert piece(lab, "hand.1", "seven")


def test_a_pasted_table_at_which_the_game_stumbles_leaves_what_was_laid_before(
        lab: LabHand, monkeypatch: pytest.MonkeyPatch) -> None:
    before = draft(lab)
    pasted = Draft.from_text("throne 2: 1 lay; wins 99,0")
    monkeypatch.setattr(Draft, "faults", lambda self: self.game.cards[999] if self is pasted else ())
    lab.page.lay_out(pasted)
    assert (draft(lab), lab.page.lay.status.text()) == (before, STUMBLED)
    assert piece(lab, "hand.1", "seven")


@pytest.mark.parametrize("game_id", ["imposter-kings", "rival-kings"])
def test_any_card_is_dropped_first_wherever_cards_lie(window: Window, game_id: str) -> None:
    lab = emptied(window, game_id)
    for zone in draft(lab).zones[::3]:
        kind = draft(lab).box[0]
        goal = draft(lab).home(kind, zone)
        lab.page.lay.put(kind, zone)
        assert lab.page.lay.status.text() != STUMBLED
        assert draft(lab).can_undo is bool(draft(lab).cards(goal))
        if draft(lab).can_undo:
            lab.page.back()


def test_nobody_has_been_chosen_as_long_as_nobody_has_chosen(window: Window) -> None:
    lab = emptied(window)
    page = lab.page.lay
    assert page.actor.currentText() == "Not chosen yet"
    page.phase.setCurrentIndex(page.phase.findData("lay"))
    page.phase.activated.emit(page.phase.currentIndex())
    assert (draft(lab).actor, page.actor.currentText()) == (0, "Player 1")
    assert page.actor.findText("Not chosen yet") < 0


def test_the_wheel_changes_no_number() -> None:
    box = NumberBox()
    box.setRange(0, 9)
    turn = QWheelEvent(QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
                       Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(box, turn)
    assert box.value() == 0


def test_the_box_keeps_its_height_and_its_current_card(window: Window) -> None:
    lab = emptied(window, "rival-kings")
    box = lab.page.lay.box
    QApplication.processEvents()
    height, words = box.height(), box.words[3]
    box.setCurrentRow(3)
    lab.page.lay.put(draft(lab).box[0], "unused.subjects")
    QApplication.processEvents()
    current = box.currentItem()
    assert current is not None and (box.height(), current.text()) == (height, words)


def test_a_half_laid_table_is_pasted_at_home(window: Window) -> None:
    QGuiApplication.clipboard().setText("rival-kings 2: ? ?; unused.subjects bishop")
    paste(window)
    assert cards(lab_of(window), "unused.subjects") == ["bishop"]


def test_a_half_laid_table_is_opened_from_the_command_line(window: Window) -> None:
    open_asked(window, parse(["--position", "throne 2: ? ?; hand.1 king"]))
    assert cards(lab_of(window), "hand.1") == ["king"]


def test_the_command_line_refuses_what_is_no_table_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(["--position", "throne 2: ? ?; hand.1 dragon"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.rstrip().splitlines()[-1].startswith("throne-desktop: error: --position: ")


@pytest.mark.parametrize("from_home", [True, False])
def test_a_table_that_cannot_be_is_laid_on_by_hand_and_says_what_is_wrong(window: Window, from_home: bool) -> None:
    changed = "behind-the-throne 2: 1 row; row queen; change -2; rest deck"
    if from_home:
        open_asked(window, parse(["--position", changed]))
    else:
        window.open_page("lab")
        QGuiApplication.clipboard().setText(changed)
        lab_of(window).page.paste_asked.emit()
    lab = lab_of(window)
    assert lab.page.open_page == "lay"
    assert "does not fit the rest of the table" in lab.page.lay.status.text()


def test_a_step_back_from_a_table_that_is_tried_out_leads_to_laying_it(lab: LabHand) -> None:
    lab.drag(piece(lab, "hand.1", "seven"), "hand.2")
    lab.drag(piece(lab, "hand.2", "ace"), "hand.1")
    lab.push("Try out this table")
    lab.choose(lab.moves[0])
    lab.key(Qt.Key.Key_U)
    assert lab.page.open_page == "moves"
    lab.key(Qt.Key.Key_U)
    assert lab.page.open_page == "lay"
    lab.key(Qt.Key.Key_U)
    lab.key(Qt.Key.Key_U)
    assert cards(lab, "hand.1") == ["king", "seven"]


def test_while_all_cards_lie_an_empty_table_is_offered_first(lab: LabHand) -> None:
    lab.push("Empty table")
    laid = draft(lab)
    assert laid.box
    assert not any(laid.cards(zone) for zone in laid.zones)


def test_a_drop_that_does_nothing_says_why(lab: LabHand) -> None:
    lab.drag(piece(lab, "hand.1", "seven"), QPoint(5, 5))
    assert lab.page.lay.status.text() == "No card can go there: drop this one on a place for cards."


@pytest.mark.parametrize("game_id", GAMES)
def test_every_place_has_a_name_of_its_own(window: Window, game_id: str) -> None:
    place = emptied(window, game_id, load_game(game_id).seats[-1]).page.lay.place
    names = [place.itemText(row) for row in range(place.count())]
    assert len(set(names)) == len(names) > 0


def test_no_part_of_the_page_is_ever_a_window_of_its_own(window: Window) -> None:
    shown: list[QWidget] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                shown.append(watched)
            return False

    watch, app = Watch(), QApplication.instance()
    assert app is not None
    app.installEventFilter(watch)
    lab = emptied(window, "rival-kings", 4)
    lab.page.lay.open("numbers")
    lab.page.lay.put(draft(lab).box[0], "unused.subjects")
    app.removeEventFilter(watch)
    assert shown == []


def rows(lab: LabHand) -> dict[str, QWidget]:
    """What the page of numbers asks for, by the names beside it."""
    lab.page.lay.open("numbers")
    return {each.accessibleName(): each for each in lab.page.lay.numbers.editors.values()}


def test_numbers_of_a_list_are_named_by_player_pile_and_coin(window: Window) -> None:
    named = rows(emptied(window, "rival-kings", 3))
    assert {"Player 2’s 2-coins", "Player 3’s 1-coins", "1-coins at pile 3", "Conflict markers, Player 2"} \
        <= set(named)


def test_tab_leads_from_number_to_number(window: Window) -> None:
    named = rows(emptied(window, "shadow-throne", 3))
    first, second = named["Gold, Player 1"], named["Gold, Player 2"]
    first.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(first, "7")
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()


BATTLE = ("shadow-throne 3: 1 play; deck outlaw simone king_kyros; hand.1 phabos_scouts; hand.2 thavma; "
          "hand.3 anna_lys; battle.1 dutiful_peasant; battle.2 tithe_keeper; battle.3 hill_militia; "
          "who dutiful_peasant,tithe_keeper,hill_militia; owners 0,1,2; waves 1,1,1; status 0,0,0; tokens 0,0,0")


def test_numbers_of_cards_are_named_by_the_cards_there(window: Window) -> None:
    drafted = Draft.from_text(BATTLE)
    page = show_lab(window, drafted.game, drafted.table)
    page.lay_out(drafted)
    hand = LabHand(page)
    assert {"Wave of each character: Tithe Keeper", "Wave of each character: Hill Militia"} <= set(rows(hand))


def test_a_number_pasted_that_is_too_high_is_shown_as_it_is(window: Window) -> None:
    lab = emptied(window, "throne")
    lab.page.lay_out(Draft.from_text("throne 2: 1 lay; wins 99,0"))
    box = rows(lab)["Rounds won, Player 1"]
    assert isinstance(box, NumberBox)
    assert box.value() == 99
    assert "Rounds won" in lab.page.lay.status.text()


def test_a_number_that_nobody_said_is_any_until_it_is_typed_and_may_be_any_again(window: Window) -> None:
    lab = emptied(window, "rival-kings", 3)
    named = rows(lab)
    box = named["1-coins at pile 3"]
    assert isinstance(box, NumberBox) and box.text() == "any"
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(12, box.height() // 2))
    QApplication.processEvents()
    QTest.keyClicks(box, "0")
    assert (box.text(), "money" in lab.page.lay.draft.laid) == ("0", True)
    assert {each.text() for name, each in named.items() if "at pile" in name and isinstance(each, NumberBox)} == {"0"}
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert (box.text(), "money" in lab.page.lay.draft.laid) == ("any", False)
    usual = named["Conflict markers, Player 2"]
    assert isinstance(usual, NumberBox) and usual.text() == "0"


def test_a_player_or_card_that_nobody_said_is_any(window: Window) -> None:
    lab = emptied(window, "throne")
    box = rows(lab)["Claim"]
    assert isinstance(box, DropDown) and box.currentText() == "any"
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert "claim" in lab.page.lay.draft.laid
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert "claim" not in lab.page.lay.draft.laid


def test_money_that_has_run_out_is_laid_by_two_numbers(window: Window) -> None:
    lab = emptied(window, "rival-kings", 2)
    for name in ("1-coins at pile 1", "1-coins in the supply"):
        QTest.keyClick(rows(lab)[name], Qt.Key.Key_Up)
    lab.page.lay.play.click()
    assert (lab.state.money, lab.state.supply) == ([0] * 8, [0, 0])


def test_the_first_card_of_a_pile_is_the_one_on_display(window: Window) -> None:
    lab = emptied(window, "rival-kings")
    kind = lab.page.game.card_names.kind_of("market_woman")
    lab.page.lay.put(kind, "pile.1")
    assert (draft(lab).cards("display.1"), draft(lab).cards("pile.1")) == ((kind,), ())
    lab.page.lay.put(kind, "pile.1")
    assert (draft(lab).cards("display.1"), draft(lab).cards("pile.1")) == ((kind,), (kind,))


def test_where_only_one_card_lies_another_takes_its_place(window: Window) -> None:
    lab = emptied(window, "rival-kings")
    duke, trader = (lab.page.game.card_names.kind_of(name) for name in ("duke", "trader"))
    lab.page.lay.put(duke, "played.1")
    lab.page.lay.put(trader, "played.1")
    assert draft(lab).cards("played.1") == (trader,)
    assert duke in draft(lab).box


def test_an_empty_table_and_a_new_turn_are_seen_from_the_front(window: Window) -> None:
    lab = emptied(window, "imposter-kings")
    page = lab.page.lay
    page.actor.setCurrentIndex(page.actor.findData(1))
    page.actor.activated.emit(page.actor.currentIndex())
    assert lab.page.view is not None and lab.page.view.seat == 1
    page.clear.click()
    assert lab.page.view.seat == 0


def test_a_first_number_says_that_the_others_of_its_kind_are_0(window: Window) -> None:
    lab = emptied(window, "rival-kings")
    QTest.keyClick(rows(lab)["Player 1’s 2-coins"], Qt.Key.Key_Up)
    assert lab.page.lay.status.text() == "The other numbers of this kind are now 0."


def test_typing_in_the_box_looks_for_a_card_and_runs_no_key_of_the_page(window: Window) -> None:
    lab = emptied(window, "imposter-kings")
    box = lab.page.lay.box
    box.setFocus()
    QTest.keyClicks(box, "So")
    assert box.currentItem().text().startswith("Soldier")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert lab.page.open_page == "lay"
    assert "soldier" in cards(lab, lab.page.lay.chosen_place)
    QTest.keyClick(box, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "soldier" not in cards(lab, lab.page.lay.chosen_place)


def test_the_page_of_a_turn_begins_with_the_game_and_its_players(window: Window) -> None:
    page = emptied(window, "throne").page.lay
    page.open("turn")
    QApplication.processEvents()
    asked = (page.game, page.seats, page.actor, page.phase)
    assert all(part.isVisible() for part in asked)
    heights = [part.mapTo(page, QPoint()).y() for part in asked]
    assert heights == sorted(heights)


def test_every_place_for_a_rivals_card_has_a_frame_while_a_table_is_laid(window: Window) -> None:
    lab = emptied(window, "rival-kings", 3)
    framed = lab.page.scene.zone_items["played.3"]
    assert framed.is_framed
    lab.page.lay.play.click()
    assert not lab.page.laying.active
    lab.open("lay")
    lab.page.lay.clear.click()
    assert lab.page.scene.zone_items["played.3"].is_framed


def test_every_frame_of_a_wave_takes_a_card(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lay_page, "PATIENCE", 60.0)        # other tests take the processor's time
    lab = emptied(window, "shadow-throne", 3)
    scene, page = lab.page.scene, lab.page.lay
    for seat, wave in ((1, 3), (2, 2), (0, 4)):
        place = scene.place(f"battle.{seat + 1}")
        middle = place.cells[wave - 1] + QPointF(place.card.width() / 2, place.card.height() / 2)
        carry(page.box, 0, lab.viewport.mapToGlobal(lab.page.table_view.mapFromScene(middle)))
        assert draft(lab).table.waves[draft(lab).table.owners.index(seat)] == wave
    page.play.click()
    assert sorted(lab.state.waves) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]     # type: ignore[attr-defined]


def test_the_place_where_cards_go_is_lit_and_its_frame_too(window: Window) -> None:
    lab = emptied(window, "shadow-throne", 3)
    scene, page = lab.page.scene, lab.page.lay
    page.choose_place("battle.2")
    assert scene.zone_items["battle.2"].lit is not None
    page.choose_place("deck")
    window.resize(window.width() + 60, window.height())
    QApplication.processEvents()
    assert scene.zone_items["battle.2"].lit is None and scene.zone_items["deck"].lit is not None
    place = scene.place("battle.1")
    frame = QRectF(place.cells[2], place.card)
    QTest.mouseClick(lab.viewport, Qt.MouseButton.LeftButton, pos=lab.page.table_view.mapFromScene(frame.center()))
    assert scene.zone_items["battle.1"].lit == frame
    page.box.chosen.emit(lab.page.game.card_names.kind_of("outlaw"))
    assert draft(lab).table.waves == [3]
    lab.open("moves")
    assert all(item.lit is None for item in scene.zone_items.values())


def test_the_row_of_a_card_that_is_gone_stays_while_the_mouse_points_at_it(window: Window) -> None:
    lab = emptied(window, "imposter-kings")
    box = lab.page.lay.box
    names = box.words
    row = next(row for row, words in enumerate(names) if words.startswith("Queen"))
    box.scrollToItem(box.item(row))
    place = box.visualItemRect(box.item(row)).center()
    QTest.mouseMove(box.viewport(), place)
    for _ in range(3):
        QTest.mouseClick(box.viewport(), Qt.MouseButton.LeftButton, pos=place)
    laid = [kind for zone in draft(lab).zones for kind in draft(lab).cards(zone)]
    assert {lab.page.game.card_names.id_of(kind) for kind in laid} == {"queen"}
    assert [words.split(" ×")[0] for words in box.words] == [words.split(" ×")[0] for words in names]
    QApplication.sendEvent(box, QEvent(QEvent.Type.Leave))
    assert not any(words.startswith("Queen") for words in box.words)


def test_it_may_be_anybodys_turn_as_long_as_nobody_said_whose(window: Window) -> None:
    lab = emptied(window, "throne")
    page = lab.page.lay
    assert rows(lab)["Active player"].currentText() == "any"
    page.actor.setCurrentIndex(page.actor.findData(1))
    page.actor.activated.emit(page.actor.currentIndex())
    assert rows(lab)["Active player"].currentText() == "Player 2"
