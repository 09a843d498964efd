"""The narrator: shows how one view of a game becomes the next, and keeps what lies over the cards. It knows no game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QSizeF

from engine.base.moments import Act
from engine.base.table import Form
from engine.core.events import Event
from engine.table import sounds
from engine.table.steps import ShownStage, stages, zones_of
from engine.table.view import Offer, Snapshot, View
from throne_desktop.table.motion import motions
from throne_desktop.table.motion.animator import Animator
from throne_desktop.table.motion.tweens import Moving, Track
from throne_desktop.table.narration.counts import Counts
from throne_desktop.table.narration.flights import Flights
from throne_desktop.table.narration.forecasts import Ghosts
from throne_desktop.table.narration.hand_spread import Parting
from throne_desktop.table.narration.hint_strokes import Leads
from throne_desktop.table.narration.links import Links
from throne_desktop.table.narration.marks import Marks
from throne_desktop.table.narration.moments import Moments
from throne_desktop.table.narration.plain_boards import Boards
from throne_desktop.table.narration.refusals import Refusals
from throne_desktop.table.narration.step_player import PARTS, StepPlayer, steps_before
from throne_desktop.table.narration.token_flights import token_flights
from throne_desktop.table.tabletop import Tabletop


class Narrator(QObject):
    """Tells on a table what happens in a game: lays one view after another, and shows how each became the next."""

    def __init__(self, table: Tabletop) -> None:
        super().__init__(table)
        self._table = table
        self.animator = Animator(self)
        self._reminds = True
        self._given: View | None = None
        """The newest view, with its reminders."""
        self.offered_before: Mapping[str, Sequence[Offer]] = {}
        """What the pieces could do on the table before the move that is shown; nothing if it was not the viewer's turn.
        """
        self.parting = Parting(table, self.animator)
        self.counts = Counts(table)
        self.flights = Flights(table)
        self.marks = Marks(table, self._is_busy, lambda: self.animator.speed)
        self.links = Links(table)
        self.moments = Moments(table, self.animator, self.flights)
        self.step_player = StepPlayer(table, self.animator)
        self.ghosts = Ghosts(table)
        self.boards = Boards(table)
        self.leads = Leads(table)
        self.refusals = Refusals(table)
        self.refusals.on_display.connect(self.leads.put_note_aside)

    def _is_busy(self) -> bool:
        """Whether something moves, or a move is being shown step by step."""
        return self.animator.running or self.step_player.current is not None

    def tips(self, piece_id: str) -> list[str]:
        """What marks and links say about a piece, in sentences."""
        return [*self.marks.tips(piece_id), *self.links.tips(piece_id)]

    # -- showing -------------------------------------------------------------------------------------------------------

    def show_view(self, view: View) -> None:
        """Put a view on the table at once."""
        if view is not self._given or self.animator.running:
            self._table.changing.emit()
        self.animator.stop()
        self._given = view
        self._table.show_at_once(self.as_wanted(view))

    def put_back(self) -> None:
        """Put every piece where the view on the table has it, after one was carried about."""
        self.animator.stop()
        self._table.sync()

    def play(self, view: View, events: Sequence[Event], seen: Sequence[Snapshot | None] = ()) -> None:
        """Show how the last view became this one; `settled` is emitted when it lies on the table.

        `seen` holds the table after each event, or None for an event that is not shown by itself.
        """
        offered = {} if self._table.view is None else self._table.view.offers
        self._table.last_moves.note(events)
        self.show_again(view, events, seen)
        self.offered_before = offered

    def show_again(self, view: View, events: Sequence[Event], seen: Sequence[Snapshot | None],
                   since: Event | None = None) -> None:
        """Show something that happened, not necessarily last; `since` is the event to start from."""
        self._table.changing.emit()
        self.offered_before = {}
        if self.animator.running:
            self.animator.stop()
            self._table.sync()
        old = self._table.view
        if old is None or not self._table.is_arranged or self.animator.speed <= 0:
            self.show_view(view)
            self._table.settled.emit()
            return
        self._given, view = view, self.as_wanted(view)
        self._table.make_room(view)
        todo = stages(old, view, events, seen)
        if any(seen):
            self._lay_open()
        self._table.mark_pickups(False)
        turning = [] if todo else [*self.flights.shifts(view), *self._last(view)]
        if turning:
            self.animator.play(turning, motions.REST, lambda: self._play_stages([], view))
        else:
            self._play_stages(todo, view, steps_before(todo, since))

    def remind(self, reminds: bool) -> None:
        """Show what is known about hidden cards, or leave it to the player to remember."""
        if reminds != self._reminds:
            self._reminds = reminds
            self.animator.skip()
            if self._given is not None:
                self.show_view(self._given)

    def as_wanted(self, view: View) -> View:
        """A view with or without reminders, as the player wants it."""
        return view if self._reminds else view.without_reminders()

    def deal(self, view: View) -> None:
        """Show the first view of a game: everything flies to its place; `settled` is emitted when it lies there."""
        self.show_view(view)
        tweens = self.flights.dealing() if self._table.is_arranged and self.animator.speed > 0 else []
        if tweens:
            self._table.mark_pickups(False)
            self.counts.hide()
            self.animator.play(tweens, motions.REST, self._arrive)
        else:
            self._table.settled.emit()

    def resize(self, size: QSizeF, ratio: float) -> None:
        """Fit the table into a window of that size, at that device pixel ratio."""
        if size.isEmpty():
            return
        if self.animator.running:
            self.animator.skip()
        self._table.fit(size, ratio)

    # -- movement ------------------------------------------------------------------------------------------------------

    def _play_stages(self, todo: list[ShownStage], view: View, hurried: int = 0) -> None:
        """Show the stages one after the other, the first `hurried` ones at once."""
        if not todo:
            self._table.view = view
            self._arrive()
            return
        moment = None if hurried else self.moments.of(todo[0].event)
        if moment is not None and moment.act is not Act.PAY:
            self.moments.hold(todo[0], moment, view, lambda: self._play_stage(todo, view, hurried))
            return
        if todo[0].snapshot is None:
            self.moments.be_quiet()
        self._play_stage(todo, view, hurried)

    def _play_stage(self, todo: list[ShownStage], view: View, hurried: int) -> None:
        """Show the first stage, then the others."""
        stage, rest = todo[0], todo[1:]
        go_on = partial(self._play_stages, rest, view, max(0, hurried - 1))
        if stage.snapshot is not None:
            paying = () if hurried else self.moments.paying(stage)
            self.step_player.show(stage, paying, go_on)
        else:
            self._fly(stage, view, go_on, rest)
        if hurried:
            for _ in range(1 if stage.snapshot is None else PARTS):
                self.animator.skip()

    def _fly(self, stage: ShownStage, view: View, go_on: Callable[[], None], rest: Sequence[ShownStage]) -> None:
        tweens: list[Moving] = [*self.flights.of_stage(stage, view)]
        done = zones_of(stage) - {zone for later in rest for zone in zones_of(later)}
        tweens += self.flights.shifts(view, done if rest else None)
        tweens += [] if rest else self._last(view)
        tweens += self.moments.fading()
        cue = "" if stage.flights else sounds.sound_of(stage.event, view)
        if not tweens and not cue:
            go_on()
            return
        self.animator.play(tweens, self._rest(stage, rest), go_on, cue=cue)

    def _rest(self, stage: ShownStage, rest: Sequence[ShownStage]) -> int:
        """How long the table rests after a stage: a lost card is looked at, unless a climax shows it."""
        if not rest or self.moments.of(rest[0].event) is not None:
            return motions.REST
        lost = any(flight.goal is None and flight.position and self._table.place(flight.target).spec.seat is None
                   for flight in stage.flights)
        return motions.REST_BEFORE_LOSS if lost else motions.REST

    def _last(self, view: View) -> list[Moving]:
        """What moves along with the last cards: tokens, and scores."""
        grown = [Track(grow, motions.RISE) for grow in self._table.seats.gains(view.seats)]
        return [*token_flights(self._table, view), *grown]

    def _lay_open(self) -> None:
        """Take the signs off the hands: what they said about a hidden choice is no longer true."""
        for item in self._table.cards.values():
            if item.piece is not None and self._table.place(item.piece.zone).spec.form is Form.HAND:
                item.show_marks(())

    def _arrive(self) -> None:
        self.moments.be_quiet()
        assert self._table.view is not None
        self._table.make_room(self._table.view)
        self._table.sync()
        self._table.settled.emit()
