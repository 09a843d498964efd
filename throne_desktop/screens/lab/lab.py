"""The laboratory: a table on which everything may be tried, for all seats, back and forth, with all cards known."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QMouseEvent, QPixmap, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QWidget

from engine.base.game import Game
from engine.base.notation import notation
from engine.base.table import Piece
from engine.bots.levels import levels_of
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import N_, Player, Text
from engine.lab.asking import about_piece, answers
from engine.lab.draft import Draft
from engine.lab.errors import CannotLay
from engine.lab.tree import Tree, Tried
from engine.table.view import View, view
from throne_desktop.language.i18n import name_of, rendered, words
from throne_desktop.look.desktop import is_still
from throne_desktop.screens.around_table.above_table import AboveTable
from throne_desktop.screens.around_table.picker import choices_of
from throne_desktop.screens.lab.ask_page import AskPage
from throne_desktop.screens.lab.asking import Asking
from throne_desktop.screens.lab.bare_places import BarePlaces, pointed_at
from throne_desktop.screens.lab.best_page import BestPage
from throne_desktop.screens.lab.gaze import Gaze, all_gazes
from throne_desktop.screens.lab.gaze_page import GazePage
from throne_desktop.screens.lab.hidden_cards import HiddenCards
from throne_desktop.screens.lab.judgement import Judgement
from throne_desktop.screens.lab.lab_focus import next_stop, stops_of
from throne_desktop.screens.lab.lab_layout import LabLayout
from throne_desktop.screens.lab.lab_panel import LabPanel
from throne_desktop.screens.lab.lab_rail import KEYS, LabRail
from throne_desktop.screens.lab.lab_work import LabWork
from throne_desktop.screens.lab.lay_page import LayPage
from throne_desktop.screens.lab.laying import Laying
from throne_desktop.screens.lab.moves_page import MovesPage
from throne_desktop.screens.lab.share_page import PICTURE_COPIED, TEXT_COPIED, SharePage
from throne_desktop.screens.lab.tried_page import TriedPage
from throne_desktop.screens.pages import PAGES
from throne_desktop.screens.play.question import RibbonQuestion
from throne_desktop.services.game.viewpoint import Viewpoint
from throne_desktop.storage.people import Cast
from throne_desktop.storage.settings import Settings
from throne_desktop.table.hand import accessible
from throne_desktop.table.hand.announce import announce, told
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop
from throne_desktop.widgets.rules_panel import RulesPanel

_BARE: Final = N_("lab", "{place}: no card here to move. See the rule for this place.")
_MADE: Final = N_("lab", "{player}: {move}")
_ENDS: Final = (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TITLE: Final = N_("lab", "{page}: {game}")


class LabScreen(QWidget):
    """Shows what was tried at a table. What leaves it as text or picture goes through its signals."""

    left = Signal()
    text_copied = Signal(str)
    picture_copied = Signal(QPixmap)
    paste_asked = Signal()
    book_asked = Signal(str)
    """The whole rule book is wanted, open at that rule, or "" for none."""

    table_asked = Signal(str, int)
    """A game and a number of players: an empty table of these is wanted."""

    def __init__(self, game: Game[Any], tree: Tree[Any], names: tuple[str, ...], settings: Settings, seat: int = 0,
                 parent: QWidget | None = None) -> None:
        """`names` are the players', by seat; without one, a player is called by number. Once the game is over, the
        table is seen from that `seat`."""
        super().__init__(parent)
        self.setObjectName("page")
        self.game = game
        self.tree = tree
        self._names = names
        self._gaze = Gaze()
        self._viewpoint = self._look_from(seat)
        self._choosing = False
        self.view: View | None = None
        self._make_table()
        self._make_panel()
        self._connect()
        self._bind_keys()
        self.apply(settings)
        self.panel.retranslate()
        self.show_page("moves")
        self._show_moment()

    # -- the parts -----------------------------------------------------------------------------------------------------

    def _make_table(self) -> None:
        seats = self.tree.state.seats
        self.scene = Tabletop(self.game, self.say, self.name)
        self.scene.faces.cast = Cast(lambda: [(self.name(seat), True) for seat in range(seats)])
        accessible.install()
        self.narrator = Narrator(self.scene)
        self.narrator.animator.ends_all = True
        self.table_view = TableView(self.scene, self.narrator, self)
        self.table_view.use_keyboard()
        self._above = AboveTable(self.table_view, self)
        self.ribbon, self.picker = self._above.ribbon, self._above.picker
        self.ribbon.other_letters = frozenset(KEYS.values())
        self._question = RibbonQuestion(self.ribbon, self.say)

    def _make_panel(self) -> None:
        game = self.game
        self._told = MovesPage(self.say, self.name)
        self.moves = self._told.moves
        self.ask = AskPage(self.say, self.describe)
        self.best = BestPage(levels_of(game), self.say)
        self._judgement = Judgement(self.best, lambda: self.tree, self.describe, self)
        self.gaze = GazePage(all_gazes(self.tree.state.seats), self.say)
        self.gaze.show_gaze(self._gaze)
        self.tried = TriedPage(self.say, self._describe_made)
        self.lay = LayPage(Draft.from_state(self.tree.state), self.say, self.name)
        self.rules = RulesPanel(game, self.say)
        self.share = SharePage()
        self.panel = LabPanel({"moves": self._told, "ask": self.ask, "best": self.best, "gaze": self.gaze,
                               "tried": self.tried, "lay": self.lay, "rules": self.rules, "share": self.share}, self)
        self.rail = LabRail(self)
        self.asking = Asking(self.table_view)
        self._hidden = HiddenCards(self.gaze, self.table_view, lambda: self._viewpoint.public)
        self.laying = Laying(self.lay, self.table_view, self)
        self._laid_on: object = None
        """What was on the table when the draft was begun."""
        self._tried_out: object = None
        """The table that was laid and is tried out now."""
        self._layout = LabLayout(self, self.table_view, self._above, self.panel, self.rail)

    def _connect(self) -> None:
        mover = self.table_view.mover
        mover.moved.connect(self._choose)
        mover.pressed.connect(self._press)
        mover.asked.connect(self._ask_which)
        mover.refused.connect(self._refuse)
        mover.touched.connect(self._touched)
        self._hidden.shown.connect(partial(self._show_beside, "gaze"))
        BarePlaces(self.table_view).clicked.connect(self._explain_place)
        self.narrator.refusals.rule_asked.connect(self.open_rule)
        self.scene.settled.connect(self._settled)
        self.scene.arranged.connect(self._layout.fit_above)
        for signal in (self.ribbon.chosen, self.moves.chosen):
            signal.connect(self._press)
        self.picker.chosen.connect(self._choose)
        self.ribbon.more_asked.connect(partial(self.show_page, "moves"))
        self._connect_pages()

    def _connect_pages(self) -> None:
        self.asking.asked.connect(self._ask)
        self.ask.rule_asked.connect(self.open_rule)
        self.rail.left.connect(self.left)
        self.rail.opened.connect(self.show_page)
        self.rail.back_asked.connect(self.back)
        self.rail.on_asked.connect(self.on)
        self.panel.folded.connect(partial(self.show_page, ""))
        self.gaze.looked.connect(self.look)
        self.best.pointed.connect(self._point)
        self.tried.chosen.connect(self.go)
        self.tried.deleted.connect(self._delete)
        self.rules.book_asked.connect(self.book_asked)
        self.lay.changed.connect(self._show_draft)
        self.lay.play_asked.connect(self._try_draft)
        self.lay.table_asked.connect(self.table_asked)
        self.share.text_asked.connect(self.copy_text)
        self.share.picture_asked.connect(self.copy_picture)
        self.share.paste_asked.connect(self.paste_asked)

    def _bind_keys(self) -> None:
        acts: dict[str, Callable[[], None]] = {
            **{key: partial(self._visit, name) for name, key in KEYS.items() if name in self.panel.pages},
            KEYS["back"]: self.back, KEYS["on"]: self.on, "Ctrl+Z": self.back, "Ctrl+Y": self.on,
            "Ctrl+C": self.copy_text, KEYS["picture"]: self.copy_picture, "Ctrl+V": self.paste_asked.emit,
            **{str(digit): partial(self.moves.type_digit, digit) for digit in range(10)}}
        for key, act in acts.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(act)

    # -- words ---------------------------------------------------------------------------------------------------------

    def name(self, seat: int) -> str:
        """What the player at a seat is called."""
        return name_of(seat, self._names)

    def say(self, text: Text) -> str:
        """A Text in the reader's language, with the names at this table."""
        return rendered(text, self.name)

    def _describe_made(self, tried: Tried[Any]) -> str:
        """The move that was tried, as whoever made it could say it."""
        if tried.parent is None or tried.move is None or tried.seat is None:
            return ""
        told = self.game.describe(tried.move, tried.parent.state.observation(tried.seat))
        return self.say(_MADE.fill(player=Player(tried.seat), move=told))

    def describe(self, move: Move) -> Text:
        """A move of whoever is in turn, in words."""
        state = self.tree.state
        told: Text = self.game.describe(move, state.observation(state.actor or 0))
        return told

    # -- what lies on the table ----------------------------------------------------------------------------------------

    def _look_from(self, before: int) -> Viewpoint:
        return self._gaze.viewpoint(self.tree.state.actor, before)

    @property
    def work(self) -> LabWork | None:
        """What was tried or laid here; None if nothing was."""
        if self.laying.active and self.lay.draft.can_undo:
            return LabWork(self.tree, self.lay.draft)
        return LabWork(self.tree, None) if self.tree.root.children or self._tried_out is not None else None

    def shows(self, game: Game[Any], seats: int) -> bool:
        """Whether this page has a table of that game for so many players."""
        return game is self.game and seats == self.tree.state.seats

    def show_tree(self, tree: Tree[Any]) -> None:
        """Lay out another table of the same game and as many players."""
        self.laying.end()
        self.tree = tree
        if self.open_page == "lay":
            self.show_page("moves")
        self._show_moment()

    def _show_moment(self) -> None:
        """Show the moment at once, with all that is said about it."""
        self._viewpoint = self._look_from(self._viewpoint.seat)
        self.view = view(self._viewpoint.look(self.tree.state))
        self.scene.last_moves.recall([])
        self.narrator.show_view(self.view)
        self._show_state()

    def _show_state(self) -> None:
        """Say whose turn it is, what may be done, and what was tried."""
        tree = self.tree
        self._choosing = False
        self.gaze.forget()
        self.ask.forget()
        self._judgement.show_position()
        self.tried.show_tree(tree)
        self._told.show_told(tree.here, self._viewpoint)
        self.share.show_line(notation(self.game, tree.state, exact=True))
        self.rail.allow(back=tree.here.parent is not None or self._tried_out is tree.here, on=bool(tree.here.children))
        self._show_prompt()

    def _show_prompt(self) -> None:
        """Ask whoever is in turn, and list what they may do."""
        assert self.view is not None
        self._choosing = False
        self.table_view.mover.end_choice()
        self.picker.offer(())
        self.scene.lock(False)
        seen = self._seen_by_actor()
        self.moves.show_moves([(move, self.say(seen.describe(move))) for move in seen.moves])
        self._question.ask(seen, self.tree.here.depth, named=self.tree.state.actor is not None)
        self.ribbon.allow_moves(True)
        self.picker.offer(choices_of(self.narrator.as_wanted(self.view), self.say))

    def _seen_by_actor(self) -> View:
        """The table of whoever is in turn: they can make moves, whoever looks."""
        assert self.view is not None
        state = self.tree.state
        if state.actor is None or (state.actor == self.view.seat and not self._viewpoint.public):
            return self.view
        return view(state.observation(state.actor))

    # -- moves ---------------------------------------------------------------------------------------------------------

    def _press(self, move: Move) -> None:
        """Make a move that was pressed, unless it would lose something and was not asked for twice."""
        if self.asking.active or self._question.allows(move, self._seen_by_actor()):
            self._choose(move)

    def _choose(self, move: Move) -> None:
        """Make a move that somebody chose, or say what is to be said of it while cards are asked about."""
        if self.asking.active:
            self.ask.ask_about_move(answers(self.tree.state, (move,)))
        else:
            self.make(move)

    def make(self, move: Move) -> None:
        """Make a move for whoever is in turn."""
        if self.scene.locked:
            return
        before = self.tree.state
        try:
            events = self.tree.make(move).events
        except CannotLay as error:
            self.tell(error.text)
            return
        seen = self._viewpoint.snapshots(self.game, move, before)
        noticed = self._viewpoint.notice(events, before)
        self.scene.lock(True)
        for text in told(noticed):
            announce(self.table_view, self.say(text))
        self.view = view(self._viewpoint.look(self.tree.state))
        self.narrator.play(self.view, noticed, seen)

    def _settled(self) -> None:
        if not self.laying.active:
            self._arrive()

    def _arrive(self) -> None:
        """What was to be seen of a move is over: whoever is in turn now may look from another side."""
        viewpoint = self._look_from(self._viewpoint.seat)
        if viewpoint != self._viewpoint:
            self._viewpoint = viewpoint
            self.view = view(viewpoint.look(self.tree.state))
            here = self.tree.here
            if here.parent is not None and here.move is not None:   # told anew, to whoever is asked now
                self.scene.last_moves.recall([viewpoint.watch(here.move, here.parent.state)])
            self.narrator.show_view(self.view)
        self._show_state()

    def _ask_which(self, moves: tuple[Move, ...]) -> None:
        assert self.view is not None
        self._choosing = True
        self._question.ask_which(self.view, moves, by_place=self.table_view.mover.choice is not None)
        self.moves.show_moves([(move, self.say(self.view.describe(move))) for move in moves])

    def _touched(self) -> None:
        if self._choosing and not self.laying.active:
            self._show_prompt()

    def _refuse(self, refusal: Refusal) -> None:
        """The reason stands on the table; screen readers hear it, and the rules are open at its rule."""
        rule = self.game.rule(refusal.rule)
        announce(self.table_view, f"{self.say(refusal.reason)} {rule.id} · {self.say(rule.title)}")
        self.rules.open_at(rule.id)

    def _explain_place(self, zone: str) -> None:
        """A place without a card was clicked: moves are made there, or its rule says what it is for."""
        assert self.view is not None
        if self.laying.active:
            return
        seen = self._seen_by_actor()
        legal = pointed_at(seen, zone, seen.moves)
        if self.asking.active:
            self.ask.ask_about_move(answers(self.tree.state, pointed_at(seen, zone, self.game.moves)))
        elif legal:
            self._press(legal[0])
        else:
            refusal = Refusal(self.view.zone(zone).rule, _BARE.fill(place=self.view.zone(zone).label))
            self.narrator.refusals.show(refusal, "", self.scene.place(zone).rect)
            self._refuse(refusal)

    def back(self) -> None:
        """Go back by one move, or by one step of laying; from a table that was laid, to laying it."""
        if self.laying.active:
            self.lay.act(self.lay.draft.undo if self.lay.draft.can_undo else lambda: None)
            return
        self.narrator.animator.skip_all()
        if self.tree.back():
            self._show_moment()
        elif self._tried_out is self.tree.here:
            self.show_page("lay")

    def on(self) -> None:
        """Go on by one move that was made before, or redo a step of laying."""
        if self.laying.active:
            self.lay.act(self.lay.draft.redo if self.lay.draft.can_redo else lambda: None)
            return
        self.narrator.animator.skip_all()
        here = self.tree.here
        following = here.last or next(iter(here.children), None)
        if following is not None and following.move is not None:
            self.make(following.move)

    def go(self, tried: Tried[Any]) -> None:
        """Lay out a moment that was tried."""
        self.narrator.animator.skip_all()
        self.tree.go(tried)
        self._show_moment()

    def _delete(self, tried: Tried[Any]) -> None:
        self.narrator.animator.skip_all()
        self.tree.delete(tried)
        self._show_moment()

    def look(self, gaze: Gaze) -> None:
        """Look at the table with other eyes."""
        self.narrator.animator.skip_all()
        self._gaze = gaze
        self.gaze.show_gaze(gaze)
        self._show_moment()

    def _ask(self, piece: Piece | None) -> None:
        """Say what may be done with a piece, by the moves that begin with it and those that name its card."""
        assert self.view is not None
        if piece is None:
            self.ask.forget()
        else:
            self.ask.ask(piece, self.view, about_piece(piece, self.view, self._seen_by_actor(), self.tree.state))

    # -- what is best --------------------------------------------------------------------------------------------------

    def _point(self, move: Move | None) -> None:
        """Light a move on the table, as a hint does."""
        if not self.scene.locked and self.view is not None and (move is None or move in self.view.moves):
            self.narrator.leads.show(move)

    # -- laying by hand ------------------------------------------------------------------------------------------------

    def _begin_laying(self) -> None:
        """Lay what is on the table by hand, or go on with what was begun of it."""
        if not self.laying.active:
            here = self.tree.here
            self.lay_out(self.lay.draft if self._laid_on is here else Draft.from_state(self.tree.state))

    def lay_out(self, draft: Draft[Any]) -> None:
        """Lay this table by hand from now on."""
        self.narrator.animator.skip_all()
        self._judgement.stop()
        self._laid_on = self.tree.here
        self.laying.begin(draft, self._viewpoint.seat if draft.laid else 0)
        if self.open_page != "lay":
            self.show_page("lay")
        self._show_draft()

    def _show_draft(self) -> None:
        """Ask for nothing but cards, and say what can be undone."""
        if not self.laying.active or self.laying.view is None:
            return
        self.view = self.laying.view
        self.moves.show_moves([])
        self.picker.offer(())
        self.ribbon.ask(self.say(self.view.prompt))
        self.rail.allow(back=self.lay.draft.can_undo, on=self.lay.draft.can_redo)
        self.share.show_line(self.lay.draft.text(exact=True))

    def _try_draft(self) -> None:
        """Try out the table that was laid."""
        try:
            tree: Tree[Any] = Tree(self.lay.draft.state())
        except CannotLay as error:
            self.lay.tell(error.text)
            return
        self._tried_out = self._laid_on = tree.here
        self.show_tree(tree)
        self.show_page("moves")

    # -- sharing -------------------------------------------------------------------------------------------------------

    def copy_text(self) -> None:
        """Copy the table as text."""
        self.text_copied.emit(self.lay.draft.text(exact=True) if self.laying.active else
                              notation(self.game, self.tree.state, exact=True))
        self.tell(TEXT_COPIED)

    def copy_picture(self) -> None:
        """Copy the table as a picture, as it is seen here."""
        self.picture_copied.emit(self.table_view.grab())
        self.tell(PICTURE_COPIED)

    def tell(self, said: Text | str) -> None:
        """Say what was copied or pasted, or why nothing was."""
        self.share.say(said)
        if self.open_page != "share":
            self.ribbon.remark(words(said, self._names))

    # -- what is unfolded ----------------------------------------------------------------------------------------------

    @property
    def open_page(self) -> str:
        """The name of the page that is unfolded, or "" for none."""
        return "" if self.panel.isHidden() else self.panel.page

    def show_page(self, page: str) -> None:
        """Unfold a page beside the table; "" folds the panel away. A table is laid until another page is unfolded."""
        for asking in (self.asking, self._hidden.asking):
            asking.end()
        if page == "lay":
            self._begin_laying()
        elif page and self.laying.active:
            self.laying.end()
            self._show_moment()
        if page in ("ask", "gaze"):
            (self.asking if page == "ask" else self._hidden.asking).begin()
        if page:
            self.panel.turn_to(page)
        elif self.panel.isAncestorOf(self.focusWidget() or self):
            self.table_view.setFocus()
        self.panel.setVisible(bool(page))
        self.rail.show_open(page)
        self.fit()

    def _show_beside(self, page: str) -> None:
        """Unfold a page if it does not cover the table."""
        if self.stands_beside:
            self.show_page(page)

    def _visit(self, name: str) -> None:
        """Unfold a page and give it the focus; the rules open at the one that a refusal on display names."""
        named = self.narrator.refusals.rule
        self.show_page(name)
        if named and name == "rules":
            self.rules.open_at(named)
        for first in stops_of(self.panel.pages[name], self)[:1]:
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_rule(self, number: str) -> None:
        """Unfold the rules at one of them."""
        self.show_page("rules")
        self.rules.open_at(number)

    @property
    def stands_beside(self) -> bool:
        """Whether there is room for the panel beside the table."""
        return self._layout.stands_beside

    def fit(self) -> None:
        """Give every part its place."""
        self._layout.fit()

    # -- Qt ------------------------------------------------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        """Follow the user's choices."""
        self.narrator.animator.follow(settings.animation_speed, reduced=is_still(settings.motion))
        self.scene.faces.follow(settings)
        self.scene.show_marks = settings.show_marks
        self.narrator.remind(settings.show_known)
        self.fit()
        if self.view is not None:
            self.rules.retranslate()
        self.table_view.change_look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fold a panel that would cover the table, say where one is, and let keys go to the table."""
        super().showEvent(event)
        if event.spontaneous():
            return
        if not self.stands_beside:
            self.show_page("")
        self.table_view.setFocus()
        announce(self, words(_TITLE.fill(page=PAGES["lab"].title, game=self.game.name)))

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop all that goes on while the page cannot be seen."""
        self._judgement.stop()
        self.narrator.animator.skip_all()
        super().hideEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the table ends what moves there as well."""
        self.narrator.animator.skip_all()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.narrator.animator.running and event.key() in _ENDS:
            self.narrator.animator.skip_all()
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.narrator.refusals.note is not None:
            self.narrator.refusals.forget()
        elif self._choosing:
            self._show_prompt()
            self.table_view.setFocus()
        elif self.open_page and not self.stands_beside:
            self.show_page("")
        elif self.panel.isAncestorOf(self.focusWidget() or self):
            self.table_view.setFocus()
        else:
            self.left.emit()

    def _tab_order(self) -> list[QWidget]:
        page = self.panel.pages[self.panel.page]
        return [self.table_view, *self.picker.stops, *self.ribbon.stops, *stops_of(page, self),
                self.panel.close_button, *self.rail.tools]

    def focusNextPrevChild(self, next: bool) -> bool:
        part = next_stop(self._tab_order(), self.focusWidget(), forward=next)
        if part is not None:
            part.setFocus(Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason)
        return part is not None

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self.view is not None:
            for part in (self.rail, self.panel, self.ribbon, self.scene, self.picker):
                part.retranslate()
            if self.laying.active:
                self._show_draft()
            else:
                self._show_prompt()
        super().changeEvent(event)
