"""Whatever makes a game assisted must be asked for twice: the first time, the ribbon says what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.text import N_, Text
from throne_desktop.screens.around_table.rail import Rail
from throne_desktop.screens.around_table.ribbon import Ribbon
from throne_desktop.screens.play.twice import Twice
from throne_desktop.services.game.seat_client import SeatClient

_UNDO_ASSISTS: Final = N_("app", "Press Undo again to go back: this game will then count as assisted.")
_PLAY_ON: Final = N_("app", "Press Undo again to play on. The first result counts, whatever follows.")
_HINT_ASSISTS: Final = N_("app", "If you take a hint, this game counts as assisted. Press Hint again to get it.")
_TEACHING_ASSISTS: Final = N_("app", "A teaching game counts as assisted. Choose it again to begin.")
_ASSISTED_NOW: Final = N_("app", "From now on, this game counts as assisted.")
_FIRST_COUNTS: Final = N_("app", "You are playing on. The first result counts, whatever follows.")


class Assent:
    """Undoes moves and asks for hints, with the player's consent if that has a price."""

    def __init__(self, client: SeatClient, ribbon: Ribbon, rail: Rail,
                 say: Callable[[Text], str]) -> None:
        self._client = client
        self._ribbon = ribbon
        self._rail = rail
        self._say = say
        self._twice = Twice[tuple[Text, int]]()
        """Of what has a price: what is said, and the number of moves left after going back, or made before the hint."""
        self._assisted = client.assisted
        self._plays_on = self._goes_on_after_end

    def undo(self) -> None:
        """Undo, or first say what that costs."""
        back = self._client.undo_assists
        if back is None or self._agreed(self._undo_price, back):
            self._client.undo()

    def hint(self) -> None:
        """Ask for a hint, or first say what that costs."""
        client = self._client
        if not client.hint_assists or self._agreed(_HINT_ASSISTS, client.moves_made):
            client.ask_hint()

    def teaching(self) -> bool:
        """Whether the player wants to be taught from now on; if not, say first what that costs."""
        client = self._client
        return not client.hint_assists or self._agreed(_TEACHING_ASSISTS, client.moves_made)

    @property
    def _result_stands(self) -> bool:
        """Whether the game has ended before, so that it counts, whatever follows."""
        client = self._client
        end = client.first_end
        return end is not None and not end.assisted and not client.practice

    @property
    def _undo_price(self) -> Text:
        """What is said of an undo that makes the game assisted."""
        return _PLAY_ON if self._result_stands else _UNDO_ASSISTS

    @property
    def _goes_on_after_end(self) -> bool:
        return self._result_stands and not self._client.is_over

    def _agreed(self, price: Text, moves: int) -> bool:
        """Whether the player was told what it costs, has had time to read that, and asks again."""
        agreed = self._twice.agrees((price, moves))
        self._ribbon.remark("" if agreed else self._say(price))
        return agreed

    def forget(self) -> None:
        """The player does something else."""
        self._twice.forget()

    def refresh(self) -> None:
        """Something else is asked now: put back a price that still holds, and let the buttons say theirs."""
        client = self._client
        undo, moves = client.undo_assists, client.moves_made
        costly = {"undo"} if undo is not None and not self._result_stands else set()
        self._rail.show_costs(frozenset(costly | ({"hint"} if client.hint_assists else set())))
        if self._twice.asked == (self._undo_price, undo):
            self._ribbon.remark(self._say(self._undo_price))
        elif self._twice.asked not in ((_HINT_ASSISTS, moves), (_TEACHING_ASSISTS, moves)):
            self._twice.forget()

    def news(self) -> Text | None:
        """A line for the log if the game has just become assisted, or goes on after its end; otherwise None."""
        before, self._assisted = self._assisted, self._client.assisted
        went_on, self._plays_on = self._plays_on, self._goes_on_after_end
        if not self._client.counts:
            return None
        if self._plays_on:
            return None if went_on else _FIRST_COUNTS
        return _ASSISTED_NOW if self._assisted and not before else None
