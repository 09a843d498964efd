"""A game as seen from a viewpoint: the table now and after each move, and all that has been noticed."""

from __future__ import annotations

from operator import attrgetter

from PySide6.QtCore import QObject

from engine.bots.names import numbered
from engine.core.events import Event
from engine.session.session import Session
from engine.table.snapshots import snapshots
from engine.table.view import Snapshot, View, view
from throne_desktop.services.game.viewpoint import Viewpoint, first_viewpoint, is_shared, people


class WatchedGame(QObject):
    """A session and the viewpoint it is shown from: that of a `viewer`, or of the people at the screen in turn."""

    def __init__(self, session: Session, viewer: int | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.viewpoint = first_viewpoint(session) if viewer is None else Viewpoint(viewer)
        self._fixed = viewer is not None
        self._untold = 0
        """How many of the last moves are about to be shown, and do not count as seen yet."""

    @property
    def viewer(self) -> int:
        """The seat at the lower edge of the table."""
        return self.viewpoint.seat

    @property
    def shared(self) -> bool:
        """Whether several people play at this screen, which is shown to each of them in turn."""
        return not self._fixed and is_shared(self.session)

    @property
    def at_rest(self) -> bool:
        """Whether a round has ended, and people look at the table until one of them lets the game go on."""
        session, actor = self.session, self.session.state.actor
        return not session.finished and actor is not None and bool(people(session)) and session.game.table.at_rest(
            session.state.public_observation(actor))

    def view(self) -> View:
        """The table as it is now."""
        return view(self.viewpoint.look(self.session.state))

    @property
    def names(self) -> tuple[str, ...]:
        """The names at all seats, of which no two are alike."""
        return numbered(tuple(map(attrgetter("name"), self.session.players)))

    def name(self, seat: int) -> str:
        """The name at a seat; a seat that is not there has a number."""
        names = self.names
        return names[seat] if seat < len(names) else str(seat + 1)

    def past(self) -> list[tuple[int, tuple[Event, ...]]]:
        """What was noticed of every move so far, with the number of the move."""
        session = self.session
        found = []
        moves = session.moves[:len(session.moves) - self._untold]
        for number, (before, move) in enumerate(zip(session.positions, moves, strict=False), 1):
            events: list[Event] = []
            before.clone().apply(move, events)
            found.append((number, self.viewpoint.notice(events, before)))
        return found

    def snapshots(self, number: int) -> tuple[Snapshot | None, ...]:
        """The table after each event that was noticed of a move; None for those that are not shown one by one."""
        before, move = self.session.positions[number - 1], self.session.moves[number - 1]
        viewpoint = self.viewpoint
        return snapshots(self.session.game, before, move, viewpoint.look,
                         lambda event: viewpoint.notice_one(event, before))

    def view_after(self, moves: int) -> View:
        """The table after that many moves."""
        return view(self.viewpoint.look(self.session.positions[moves]))
