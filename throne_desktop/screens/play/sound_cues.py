"""What can be heard on a play screen: what the table does, whose turn it is, what is refused, and how it ended."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.table import sounds
from throne_desktop.services.game.seat_client import SeatClient
from throne_desktop.table.hand.card_mover import CardMover
from throne_desktop.table.motion.animator import Animator


class Hearing(QObject):
    """Names the sounds of one game as they are due. It plays none itself."""

    sounded = Signal(str)
    """The name of a sound, when it is to be heard."""

    def __init__(self, client: SeatClient, animator: Animator, mover: CardMover) -> None:
        super().__init__(mover)
        self._client = client
        self._asked: int | None = None
        """The person who was last told that it is their turn, as long as it is."""
        self._ended = False
        animator.sounded.connect(self.sounded)
        mover.refused.connect(lambda _refusal: self.sounded.emit("refused"))
        client.hinted.connect(lambda _hint: self.sounded.emit("hint"))
        client.turned_back.connect(lambda _view: self._go_back())
        client.finished.connect(self._end)

    def look(self, *, locked: bool) -> None:
        """The table has been locked or unlocked: tell a person whose turn has come, once in a turn."""
        client = self._client
        actor = client.actor
        if actor != self._asked:
            self._asked = None
        called = client.curtain is not None or (not locked and not client.has_no_choice())
        if called and self._asked is None:
            self._asked = actor
            self.sounded.emit("turn")

    def _go_back(self) -> None:
        """Nothing is heard where moves are taken back."""
        self._asked = self._client.actor
        self._ended = False

    def _end(self) -> None:
        if not self._ended:
            self._ended = True
            people = [seat for seat, player in enumerate(self._client.players) if player.is_person]
            result = self._client.result
            winners = result.winners if result is not None and result.conceded is None else ()
            sound = sounds.ending(winners, people)
            if sound:
                self.sounded.emit(sound)
