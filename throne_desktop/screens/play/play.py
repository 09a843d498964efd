"""The play screen: shows what happens in a game, and asks the player what to do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.base.table import Reaction
from engine.bots.base import Choice
from engine.core.events import Event
from engine.core.moves import Move
from engine.core.refusal import Refusal
from engine.core.text import N_, Player, Text
from engine.table.view import View
from throne_desktop.language.i18n import rendered
from throne_desktop.look.desktop import is_still
from throne_desktop.screens.around_table.picker import choices_of
from throne_desktop.screens.around_table.rail import Rail
from throne_desktop.screens.around_table.side_layout import Surround
from throne_desktop.screens.around_table.side_panel import SidePanel
from throne_desktop.screens.play import result_words
from throne_desktop.screens.play.advice import Advice
from throne_desktop.screens.play.concession import Concession
from throne_desktop.screens.play.game_log import GameLog
from throne_desktop.screens.play.game_over import GameOver
from throne_desktop.screens.play.help_consent import Assent
from throne_desktop.screens.play.move_replay import MoveReplay
from throne_desktop.screens.play.over_table import OverTable
from throne_desktop.screens.play.play_keys import PlayKeys
from throne_desktop.screens.play.poor_move_offer import Teacher
from throne_desktop.screens.play.question import RibbonQuestion
from throne_desktop.screens.play.round_over import RoundOver
from throne_desktop.screens.play.screen_reader import Speech
from throne_desktop.screens.play.side_panel_memory import Unfolding
from throne_desktop.screens.play.sound_cues import Hearing
from throne_desktop.screens.play.unsaved import Unsaved
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.services.records.practice_origin import Origin
from throne_desktop.storage.people import Cast
from throne_desktop.storage.settings import Settings
from throne_desktop.table.hand import accessible
from throne_desktop.table.hand.announce import announce
from throne_desktop.table.hand.interaction import TableView
from throne_desktop.table.narrator import Narrator
from throne_desktop.table.tabletop import Tabletop

_WAITING: Final = N_("app", "{player} is thinking.")
_HAND_OVER: Final = N_("app", "Pass the screen to {player}.")
_LOOK_AWAY: Final = N_("app", "Everyone else, look away now.")
_HERE_I_AM: Final = N_("app", "{player} is here")
_NOBODY_REACTS: Final = N_("app", "Nobody")
_NEXT: Final = N_("app", "{player} is about to move.")
_RESTING: Final = N_("app", "The bots are paused.")


class PlayScreen(QWidget):
    """Shows the game of a seat, until another one is opened."""

    left = Signal()
    """The player wants to go home."""
    page_asked = Signal(str)
    """The player wants another page, or another game like this one, by its name in the menu."""

    def __init__(self, client: SeatClient, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.client = client
        client.setParent(self)      # else what is connected to its signals would keep the whole game for good
        self.origin: Origin | None = None
        """The decision in a review that this practice game began with."""
        self.station = ""
        """The station of the road to the throne at which this game is played; "" for any other game."""
        self.view: View | None = None
        self._choosing = False
        self._make_table()
        self._make_surroundings()
        self._lay_out()
        self._make_helpers()
        self._connect()
        self.keys = PlayKeys(client, self.table_view, self.ribbon, self.picker, self.surround, self)
        self._speech = Speech(client, self.log, self.say)
        self._unfolding = Unfolding(self.surround, settings)
        self.apply(settings)

    # -- the parts -----------------------------------------------------------------------------------------------------

    def _make_table(self) -> None:
        self.scene = Tabletop(self.client.game, self.say, self.client.name)
        # A lesson goes on from one table to the next, also with more players.
        self.scene.faces.cast = Cast(lambda: [(player.name, player.is_person)
                                              for player in self.client.players])
        accessible.install()
        self.narrator = Narrator(self.scene)
        self.table_view = TableView(self.scene, self.narrator)

    def _make_surroundings(self) -> None:
        game = self.client.game
        self.rail = Rail(has_aid=game.has_lessons)
        self.panel = SidePanel(game, self.say, own=self.client.own_edition)
        self.surround = Surround(self.table_view, self.rail, self.panel, self)
        self.moves, self.log, self.rules = self.panel.moves, self.panel.log, self.panel.rules
        self._over_table = OverTable(self.client, self.table_view, self.surround)
        self.curtain, self.ribbon = self._over_table.curtain, self._over_table.ribbon
        self.picker = self._over_table.picker

    def _lay_out(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        self._unsaved = Unsaved(self.client.keeping)
        page.addWidget(self._unsaved)
        page.addWidget(self.surround, 1)

    def _make_helpers(self) -> None:
        client, table, rail, ribbon, say = self.client, self.table_view, self.rail, self.ribbon, self.say
        self.assent = Assent(client, ribbon, rail, say)
        self.hearing = Hearing(client, self.narrator.animator, table.mover)
        self._game_log = GameLog(self.log, say, client.name, self.scene.seats.portrait)
        self.advice = Advice(ribbon, rail, self.moves, self.picker, self.narrator.leads, say,
                             lambda: client.seeks_hint)
        self._question = RibbonQuestion(ribbon, say)
        self.teacher = Teacher(client, self.narrator.leads, rail, ribbon, self.assent, say, self._settled)
        self.move_replay = MoveReplay(client, self.scene, self.narrator, ribbon, say, self._game_log.add)
        self.round_over = RoundOver(client, table, ribbon, say)
        concession = Concession(client, table, rail, ribbon, say, self._settled)
        self.game_over = GameOver(client, table, ribbon, concession, say, self.page_asked.emit)

    def _connect(self) -> None:
        client, mover = self.client, self.table_view.mover
        client.changed.connect(self._happened)
        client.turned_back.connect(self._turned_back)
        client.viewpoint_changed.connect(self._show_from)
        client.thinking.connect(self.scene.seats.think)
        client.hinted.connect(self._show_hint)
        client.remarked.connect(lambda remark: self.tell((remark,)))
        client.finished.connect(self._finish)
        self.game_over.opened.connect(self._show_at_once)
        self.scene.settled.connect(self._settled)
        self.log.pointed.connect(self.narrator.marks.light)
        self.log.asked.connect(self.move_replay.look_back)
        mover.moved.connect(self._submit)
        mover.asked.connect(self._ask_which)
        mover.refused.connect(self._refuse)
        self.narrator.refusals.rule_asked.connect(self.open_rule)
        mover.touched.connect(self._touched)
        for signal in (self.ribbon.chosen, self.moves.chosen, mover.pressed):
            signal.connect(self._press)
        self.ribbon.more_asked.connect(partial(self.surround.show_page, "moves", spares_table=True))
        for signal in (self.rail.undo_asked, self.rail.hint_asked, self.surround.turned, mover.touched):
            signal.connect(self._question.withdraw)
        self.rail.undo_asked.connect(self.assent.undo)
        self.rail.redo_asked.connect(client.redo)
        self.rail.hint_asked.connect(partial(self.advice.ask, self.assent.hint))
        self.picker.chosen.connect(self._submit)
        self.rail.left.connect(self.left)
        self.rail.page_asked.connect(self.page_asked)
        self.rail.paused.connect(self._pause)

    def say(self, text: Text) -> str:
        """A Text in the reader's language, with this game's names."""
        return rendered(text, self.client.name)

    def apply(self, settings: Settings) -> None:
        """Follow the user's choices."""
        self.narrator.animator.follow(settings.animation_speed, reduced=is_still(settings.motion))
        moves = settings.animation_speed > 0
        self.client.follow(pause=settings.bot_pause if moves else 0, step_bots=settings.step_bots,
                           shows_only_moves=moves)
        self.teacher.follow(settings)
        self.narrator.step_player.wait(settings.step_bots or self.client.paused)
        self.scene.faces.follow(settings)
        self.rail.hint.setVisible(settings.show_hints)
        self.scene.show_marks = settings.show_marks
        self.narrator.remind(settings.show_known)
        self._unsaved.fit()
        self.surround.fit()
        if self.view is not None:
            self.rules.retranslate()        # its words and those of the log have colours in them
            self._game_log.renew()
        self.table_view.change_look()

    # -- the game ------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the table and let the game go on."""
        for _ in self.beginning():
            pass

    def beginning(self) -> Iterator[None]:
        """The same in steps, between which the window can handle events: a long game has a long past."""
        self.lock(True)
        self.view = self.client.view()
        yield
        self._recall()
        self.client.keeping.check()
        self.table_view.setFocus()
        yield
        if self.client.moves_made:
            self.narrator.show_view(self.view)
            yield
            self._settled()
        else:
            self.narrator.deal(self.view)

    def _recall(self) -> None:
        """Let log and marks show what was noticed from this viewpoint, and nothing else."""
        past = self.client.past()
        self.move_replay.begin(0, ())
        self._game_log.rewrite(past)
        self.scene.last_moves.recall([events for _, events in past])

    def lock(self, locked: bool) -> None:
        """Let no move be made, or let it be."""
        self.scene.lock(locked)
        self.ribbon.allow_moves(not locked)
        if locked:
            self.picker.offer(())
            self.moves.show_moves([])
            self.rail.allow(self.rail.hint, False)
        self.hearing.look(locked=locked)

    def lead_back(self, origin: Origin) -> None:
        """Offer the way back to the review that this practice game began in."""
        self.origin = origin
        self.game_over.leads_back = True
        self.rail.offer_way_back()

    def open_rule(self, number: str) -> None:
        """Unfold the rules at one of them."""
        self.surround.show_page("rules")
        self.rules.open_at(number)

    def tell(self, remarks: Sequence[Text]) -> None:
        """Make remarks, also in the log, since the next prompt takes them away."""
        self.move_replay.tell_rest()
        for remark in remarks:
            self._game_log.note(self.client.moves_made, remark)
        self.ribbon.remark(" ".join(map(self.say, remarks)))

    def _happened(self, view: View, events: tuple[Event, ...]) -> None:
        self.move_replay.tell_rest()
        self.view = view
        self.advice.forget()
        self._choosing = False
        number = self.client.moves_made
        seen = self.client.snapshots(number)
        self.move_replay.begin(number, events)
        self.lock(True)
        self.narrator.play(view, events, seen)

    def _turned_back(self, view: View) -> None:
        self.advice.forget()
        self._game_log.cut(self.client.moves_made)
        self._recall()      # redone moves are back in the log
        self._show_at_once(view)
        self._settled()

    def _show_from(self, view: View) -> None:
        """Show the table from a new viewpoint, with nothing that is not seen from there."""
        self.advice.forget()
        self._recall()
        self._show_at_once(view)

    def _show_at_once(self, view: View) -> None:
        """Show this view of the table at once."""
        self.view = view
        self.narrator.show_view(view)

    def _settled(self) -> None:
        self.move_replay.tell_rest()
        if self.move_replay.looks_back:
            assert self.view is not None
            self.move_replay.come_back(self.view)
            self.wake()
            return
        self.client.go_on()
        self._show_state()

    def _show_state(self) -> None:
        """Show whose turn it is, and what for."""
        self.lock(not self.client.viewer_decides)
        self._show_curtain()
        self._show_prompt()

    def _show_curtain(self) -> None:
        person = self.client.curtain
        # The keyboard does not reach behind the curtain, either.
        for part in (self.table_view, self.rail, self.panel, self.picker):
            part.setEnabled(person is None)
        self.keys.allow(person is None)
        if person is None:
            self.curtain.hide()
        else:
            self.surround.fold()
            self.curtain.draw(self.client.name(person), self.scene.seats.portrait(person), self.say(_LOOK_AWAY))
            self.ribbon.raise_()
        self._over_table.fit()

    def _lift_curtain(self) -> None:
        self.client.lift_curtain()
        self._show_state()
        self.table_view.setFocus()

    def _pause(self, paused: bool) -> None:
        self.narrator.step_player.wait(paused or self.client.step_bots)
        if self.narrator.animator.running:
            self.client.pause_later(paused)
            return
        self.client.pause(paused)
        self._show_state()

    def _step(self) -> None:
        self.client.step()
        self._show_prompt()

    def _react(self, person: int | None) -> None:
        self.client.react(person)
        self._show_state()

    def _press(self, move: Move) -> None:
        """Make a move that was pressed, unless it would lose something and was not asked for twice."""
        if self.view is not None and not self.scene.locked and self._question.allows(move, self.view):
            self._submit(move)

    def _submit(self, move: Move) -> None:
        if not self.scene.locked:
            self.client.submit(move)

    # -- the prompt ----------------------------------------------------------------------------------------------------

    def _show_prompt(self) -> None:
        view, client = self.view, self.client
        assert view is not None
        self._choosing = False
        self.table_view.mover.end_choice()
        self.picker.offer(())
        self._show_badge()
        self.rail.offer_watching(client.is_over and client.file is not None)
        self.rail.allow(self.rail.undo, client.can_undo)
        self.rail.offer_redo(client.can_redo)
        self._ask(view)
        self.round_over.look()
        self.advice.light()
        self.advice.tell_search()
        self.assent.refresh()

    def _ask(self, view: View) -> None:
        """Put the question of whoever has to act now into the ribbon, or say how the game ended."""
        client = self.client
        actor = client.actor
        if client.teaching.busy:
            self.teacher.ask()
        elif self.game_over.speaks or actor is None:
            self.game_over.speak()
        elif client.curtain is not None:
            self._ask_person(client.curtain)
        elif client.question is not None:
            self._ask_everybody(client.question)
        elif client.viewer_decides:
            self._ask_viewer(view)
        elif client.paused:
            self.ribbon.ask(self.say(_RESTING))
        elif client.awaits_step:
            self._offer_step(view, actor)
        else:
            self.ribbon.ask(self.say(_WAITING.fill(player=Player(actor))))

    def _offer_step(self, view: View, actor: int) -> None:
        """A bot is waiting, until its move is asked for or people have seen how a round ended."""
        if self.client.at_rest:
            self.ribbon.ask(self.say(view.prompt))
            self.ribbon.offer(QCoreApplication.translate("PlayScreen", "Go on"), self._step)
        else:
            self.ribbon.ask(self.say(_NEXT.fill(player=Player(actor))))
            self.ribbon.offer(QCoreApplication.translate("PlayScreen", "Next move"), self._step)

    def _ask_viewer(self, view: View) -> None:
        self._question.ask(view, self.client.moves_made, named=self.client.shared,
                           is_made=self.client.shows_only_move)
        self.moves.show_moves([(move, self.say(view.describe(move))) for move in view.moves])
        self.rail.hint.setEnabled(not self.rail.hint.isHidden())
        self.picker.offer(choices_of(self.narrator.as_wanted(view), self.say))

    def _ask_person(self, person: int) -> None:
        self.ribbon.ask(self.say(_HAND_OVER.fill(player=Player(person))))
        self.ribbon.offer(self.say(_HERE_I_AM.fill(player=Player(person))), self._lift_curtain)
        self.ribbon.take_focus()

    def _ask_everybody(self, asked: Reaction) -> None:
        self._question.ask_everybody(asked)
        people = [seat for seat in asked.seats if self.client.players[seat].is_person]
        for seat in people:
            self.ribbon.offer(self.client.name(seat), partial(self._react, seat), quiet=True)
        self.ribbon.offer(self.say(_NOBODY_REACTS), partial(self._let_pass, asked, people), quiet=True, last=True)

    def _let_pass(self, asked: Reaction, people: Sequence[int]) -> None:
        """Let it pass for all these people, unless somebody would lose something and it was not asked for twice."""
        if self._question.allows_silence(asked, people):
            self._react(None)

    def _show_badge(self) -> None:
        """Show what kind of game this is, and note in the log when that changes."""
        news = self.assent.news()
        if news is not None:
            self._game_log.note(self.client.moves_made, news)
        badge = result_words.kind(self.client)
        self.teacher.show()
        for part in (self.rail, self.panel):
            part.show_kind("" if badge is None else self.say(badge))

    def _ask_which(self, moves: tuple[Move, ...]) -> None:
        assert self.view is not None
        view = self.view
        self._choosing = True
        self._question.ask_which(view, moves, by_place=self.table_view.mover.choice is not None)
        self.moves.show_moves([(move, self.say(view.describe(move))) for move in moves])
        self.advice.light()

    def _touched(self) -> None:
        """End a choice between moves, or take a refusal away: the player has touched the table."""
        self.surround.fold()
        if self._choosing:
            self._show_prompt()
        elif not self.advice.tell_search():
            self.ribbon.remark("")
        self.assent.forget()

    def _refuse(self, refusal: Refusal) -> None:
        """The reason stands on the table; screen readers hear it."""
        rule = self.client.game.rule(refusal.rule)
        announce(self.table_view, f"{self.say(refusal.reason)} {rule.id} · {self.say(rule.title)}")

    def _show_hint(self, choice: Choice) -> None:
        self._show_badge()
        if self.view is not None:
            self.advice.show(choice, self.view)
        self.assent.refresh()

    def _finish(self) -> None:
        self.move_replay.tell_rest()
        self._game_log.open_seal(self.client)
        self._show_prompt()         # scores lie beside what it says
        self.game_over.finish()

    # -- Qt ------------------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the table ends what moves there as well."""
        if self.narrator.animator.running:
            self.narrator.animator.skip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.narrator.step_player.current is not None and event.key() == Qt.Key.Key_Escape:
            self.narrator.step_player.skip_all()
        elif self.narrator.animator.running and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape):
            self.narrator.animator.skip()
        elif event.key() == Qt.Key.Key_Escape:
            self.client.stop_hint()
            if self.surround.fold() or not self.game_over.go_back():
                self.round_over.take_away()
                self._show_prompt()
                self.keys.back_to_table()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        return self.keys.go_on(next)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and self.view is not None:
            for part in (self.rail, self.panel, self.ribbon, self.scene, self._game_log):
                part.retranslate()
            self._show_curtain()
            self._show_prompt()
        super().changeEvent(event)

    def rest(self) -> None:
        """Another page lies above: let no one move until `wake`."""
        if self.narrator.animator.running:
            self.narrator.animator.skip()
        self.client.hold()

    def wake(self) -> None:
        """Nothing lies above any more: let the game go on, with the focus on the table if it was on the menu."""
        if self.rail.menu_button.hasFocus():
            self.table_view.setFocus()
        self._settled()

    def close_game(self) -> None:
        """Stop playing; the game is kept in its record."""
        self.game_over.stop()
        self.narrator.animator.stop()
        self.scene.seats.think(None)
        self.client.close()
