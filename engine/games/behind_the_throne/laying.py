"""How a position of Behind the Throne is laid by hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, ClassVar, Final

from engine.base import laying
from engine.base.laying import Complaint, Holds, LaidField, Laying
from engine.core.text import N_, Text
from engine.games.behind_the_throne import rules
from engine.games.behind_the_throne.cards import (
    CARDS_IN_STACK,
    CHANGES,
    END,
    KINDS,
    MANIPULATIVE_MASK,
    ROW_LIMIT,
    STACK_LIMIT,
)
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, ROW, STACKS, TAKEN, TOP

_LOWEST: Final = 2 * sum(CHANGES.values())
"""What abilities can take from a card at most, and more."""
_MANIPULATIVE: Final = tuple(kind for kind in range(KINDS) if MANIPULATIVE_MASK >> kind & 1)
_STACKS_FULL: Final = N_("behind-the-throne/laying", "{place}: at most five stacks of up to five cards each.")
_ENDED: Final = N_("behind-the-throne/laying", "The game is over only when the End of Game card is last in the row.")
_ENDS: Final = N_("behind-the-throne/laying", "{place}: no End of Game card allowed, since it ends the game as soon as "
                                              "it is revealed.")


class _Laying(Laying[BehindState]):
    phases: ClassVar[Mapping[str, Text]] = {
        "reveal": N_("behind-the-throne/laying", "Before the first card"),
        "row": N_("behind-the-throne/laying", "A row is in play"),
        "save": N_("behind-the-throne/laying", "A row must be saved"),
        "gift": N_("behind-the-throne/laying", "Too many stacks after a swap"),
        "discard": N_("behind-the-throne/laying", "Too many stacks after collecting"),
        "over": laying.OVER,
    }
    fields: ClassVar[Mapping[str, LaidField[Any]]] = {
        "turn": LaidField(N_("behind-the-throne/laying", "Active player"), Holds.SEAT, follows=True),
        "used": LaidField(N_("behind-the-throne/laying", "Stacks used this turn"), Holds.CARDS,
                          cards=lambda state: _MANIPULATIVE, exceptional=True),
        "change": LaidField(N_("behind-the-throne/laying", "Change to the newest card"), least=_LOWEST, most=2,
                            exceptional=True),
        "hit": LaidField(N_("behind-the-throne/laying", "Players who lost a card this turn"), Holds.SEATS,
                         exceptional=True),
        "frozen": LaidField(N_("behind-the-throne/laying", "The newest card has destroyed a card"), Holds.YES,
                            exceptional=True),
    }
    zones: ClassVar[Mapping[str, Text]] = {"top": N_("behind-the-throne/laying", "Top card seen")}

    def settle(self, state: BehindState, free: Collection[str]) -> None:
        if "turn" in free and state.phase != "gift" and state.actor is not None:
            state.turn = state.actor

    def complaints(self, state: BehindState) -> Iterator[Complaint]:
        if state.phase == "over":
            if not state.row or state.row[-1] != END:
                yield Complaint(_ENDED, ("phase", state.zones[ROW].id))
            return
        state.refresh()
        yield from self._piles(state)
        if state.phase in ("reveal", "row", "save"):
            yield from self._turn(state)
        else:
            yield from self._placing(state)

    def _piles(self, state: BehindState) -> Iterator[Complaint]:
        whole = len(state.numbers.deck) + 1
        if not state.cards[TOP]:
            yield from self.holds(state, DECK, 1, whole)
        yield from self.holds(state, TOP, 0, 1)
        gift = int(state.phase == "gift")
        yield from self.holds(state, TAKEN, gift, gift)
        if state.phase in ("row", "save"):
            yield from self.holds(state, ROW, 1, ROW_LIMIT)
        else:
            yield from self.holds(state, ROW, 0, 0)
        for zone in (ROW, TAKEN):
            if END in state.cards[zone]:
                yield Complaint(_ENDS.fill(place=self.place(state, zone)), (state.zones[zone].id,))
        for seat in range(state.seats):
            stacks = [state.count(seat, kind) for kind in range(KINDS)]
            crowded = state.phase in ("gift", "discard") and seat == state.actor
            if max(stacks) > CARDS_IN_STACK or (state.owned[seat].bit_count() > STACK_LIMIT and not crowded):
                zone = STACKS + seat
                yield Complaint(_STACKS_FULL.fill(place=self.place(state, zone)), (state.zones[zone].id,))

    def _turn(self, state: BehindState) -> Iterator[Complaint]:
        yield from self.asks(state, state.turn, "turn")
        yield from self.says("used", not state.used & ~MANIPULATIVE_MASK)     # a used stack may have gone since
        yield from self.says("change", not state.change or bool(state.used), "used")
        if state.phase == "reveal":
            yield from self.says("change", not state.change)
            yield from self.says("hit", not state.hit)
            yield from self.says("frozen", not state.frozen)
        elif state.row and END not in state.row:
            if (state.phase == "save") != (state.excess() > 0):
                yield Complaint(_ONLY_TOO_HIGH, ("phase",))
            elif state.phase == "save" and not rules.can_save(state):
                yield Complaint(_LOST, ("phase",))
            yield from self.says("hit", bool(state.hit) or not state.frozen)

    def _placing(self, state: BehindState) -> Iterator[Complaint]:
        seat = state.placing
        if state.phase == "discard":
            yield from self.asks(state, state.turn, "turn")
        else:
            yield from self.says("turn", seat != state.turn)
        if state.owned[seat].bit_count() <= STACK_LIMIT:
            yield Complaint(_FEW_STACKS, (state.zones[STACKS + seat].id, "phase"))


_ONLY_TOO_HIGH: Final = N_("behind-the-throne/laying", "A row must be saved when its newest card is higher than the "
                                                       "one before it, and only then.")
_LOST: Final = N_("behind-the-throne/laying", "No ability can save this row, so it is lost at once.")
_FEW_STACKS: Final = N_("behind-the-throne/laying", "Only a player who owns more than five stacks has to discard one.")

LAYING: Final = _Laying()
