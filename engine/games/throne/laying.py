"""How a position of Throne is laid by hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from engine.base import laying
from engine.base.laying import Complaint, Holds, LaidField, Laying, by_seat
from engine.core.moves import NONE
from engine.core.text import N_, Text
from engine.games.throne.cards import ACE, AIMED, DRAWS, JACK, KING, QUEEN, TURN_LIMIT
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, LAID, OPEN

_WORKING: Final = {"peek": JACK, "unmask": QUEEN, "kill": KING}
"""By phase: the claim that is at work."""


class _Laying(Laying[ThroneState]):
    phases: ClassVar[Mapping[str, Text]] = {
        "lay": N_("throne/laying", "A card is laid"),
        "answer": N_("throne/laying", "A claim is answered"),
        "ace": N_("throne/laying", "An Ace is answered"),
        "peek": N_("throne/laying", "A Jack looks at a card"),
        "unmask": N_("throne/laying", "A Queen turns a card up"),
        "kill": N_("throne/laying", "A King kills a card"),
        "penalty": N_("throne/laying", "A card is lost"),
        "deal": N_("throne/laying", "The round is over"),
        "over": laying.OVER,
    }
    singles = frozenset(("laid",))
    fields: ClassVar[Mapping[str, LaidField[Any]]] = {
        "turn": LaidField(N_("throne/laying", "Active player"), Holds.SEAT, follows=True),
        "claim": LaidField(N_("throne/laying", "Claim"), Holds.CARD, least=NONE),
        "target": LaidField(N_("throne/laying", "Targeted rival"), Holds.SEAT, least=NONE),
        "visible": LaidField(N_("throne/laying", "Laid face up"), Holds.YES, exceptional=True),
        "draws": LaidField(N_("throne/laying", "Cards left to draw"), most=2, hidden=True),
        "loser": LaidField(N_("throne/laying", "Loses a card"), Holds.SEAT, least=NONE),
        "out": LaidField(N_("throne/laying", "Out of the round"), Holds.SEATS, hidden=True,
                         exceptional=True),
        "turns": LaidField(N_("throne/laying", "Turns so far"), most=TURN_LIMIT - 1, exceptional=True),
        "wins": LaidField(N_("throne/laying", "Rounds won"), most=lambda state: state.numbers.goal,
                          size=by_seat),
        "last_claim": LaidField(N_("throne/laying", "Last turn’s claim"), Holds.CARD, least=NONE,
                                exceptional=True),
        "last_target": LaidField(N_("throne/laying", "Last turn’s target"), Holds.SEAT, least=NONE,
                                 exceptional=True),
    }
    exceptional_zones: ClassVar[Mapping[str, str]] = {"open": "deck"}
    zones: ClassVar[Mapping[str, Text]] = {"open": N_("throne/laying", "Face-up cards")}

    def concerned(self, state: ThroneState) -> Sequence[int]:
        if state.phase != "ace":
            return ()
        others = [(state.turn + step) % state.seats for step in range(1, state.seats)]
        return [seat for seat in others if not state.out >> seat & 1]

    def settle(self, state: ThroneState, free: Collection[str]) -> None:
        if "turn" in free and state.actor is not None:
            if state.phase in ("", "lay", "deal", *_WORKING):
                state.turn = state.actor
            elif state.phase == "answer" and state.turn == state.actor:
                state.turn = (state.actor + 1) % state.seats
        if state.phase not in ("deal", "over"):
            state.out = sum(1 << seat for seat in range(state.seats)
                            if not state.size(seat) and (seat != state.turn or state.phase == "lay"))
        if state.phase not in ("penalty", "deal", "over"):
            state.draws = DRAWS.get(state.claim, 0)

    def complaints(self, state: ThroneState) -> Iterator[Complaint]:
        yield from self.says("wins", (max(state.wins) == state.numbers.goal) == (state.phase == "over"))
        if state.phase == "over":
            return
        asked = state.phase in ("answer", "ace")
        yield from self.holds(state, LAID, int(asked), int(asked))
        yield from self._players(state)
        yield from self._before(state)
        if state.phase in ("lay", "deal"):
            yield from self.asks(state, state.turn, "turn")
            for name in ("claim", "target", "loser"):
                yield from self.says(name, getattr(state, name) == NONE)
            yield from self.says("draws", state.draws == 0)
            yield from self.says("visible", not state.visible)
        elif asked:
            yield from self._asking(state)
        elif state.phase == "penalty":
            yield from self._penalty(state)
        else:
            yield from self._working(state)

    def _players(self, state: ThroneState) -> Iterator[Complaint]:
        """Those without cards are out, and one of several is not (rules 20 and 21)."""
        if state.phase == "deal":
            return
        for seat in range(state.seats):
            gone = bool(state.out >> seat & 1)
            may_be_empty = seat == state.turn and state.phase != "lay"
            if (gone and state.size(seat)) or (not gone and not state.size(seat) and not may_be_empty):
                yield from self.holds(state, HAND[seat], 1 - int(gone), 0 if gone else len(state.numbers.deck))
                yield from self.holds(state, OPEN[seat], 0, 0 if gone else len(state.numbers.deck))
        if not state.rivals:
            yield from self.holds(state, HAND[(state.turn + 1) % state.seats], 1, len(state.numbers.deck))
        yield from self.says("turn", not state.out >> state.turn & 1)

    def _before(self, state: ThroneState) -> Iterator[Complaint]:
        """What was claimed in the turn before, if there was one."""
        if state.phase != "deal":
            yield from self.says("last_claim", (state.last_claim == NONE) == (not state.turns)
                                 and state.last_claim in (NONE, *DRAWS), "turns")
            yield from self.says("last_target", state.last_target != NONE or state.last_claim not in AIMED,
                                 "last_claim")

    def _asking(self, state: ThroneState) -> Iterator[Complaint]:
        ace = state.phase == "ace"
        yield from self.says("claim", state.claim == ACE if ace else state.claim in AIMED)
        yield from self.says("draws", state.draws == DRAWS.get(state.claim, 0))
        yield from self.says("loser", state.loser == NONE)
        if ace:
            yield from self.says("target", state.target == NONE)
        elif state.target == NONE or not state.rivals >> state.target & 1:
            yield from self.says("target", False)
        else:
            yield from self.asks(state, state.target, "target")

    def _working(self, state: ThroneState) -> Iterator[Complaint]:
        yield from self.asks(state, state.turn, "turn")
        yield from self.says("claim", state.claim == _WORKING[state.phase])
        yield from self.says("draws", state.draws == 1)
        yield from self.says("loser", state.loser in (NONE, state.target))
        if state.target == NONE or not state.rivals >> state.target & 1:
            yield from self.says("target", False)
        elif state.phase != "kill":
            yield from self.holds(state, HAND[state.target], 1, len(state.numbers.deck))

    def _penalty(self, state: ThroneState) -> Iterator[Complaint]:
        """A wrong call costs its caller a card, a false Ace whoever claimed it (rules 9 and 12)."""
        loser = state.loser
        if loser == NONE or not state.size(loser) or state.out >> loser & 1:
            yield from self.says("loser", False)
        elif loser == state.turn:
            yield from self.says("claim", state.claim == ACE)
            yield from self.says("draws", state.draws == 0)
            if state.actor is None or not state.rivals >> state.actor & 1:
                yield from self.asks(state, state.after(state.turn), "turn", "loser")
        else:
            yield from self.asks(state, state.turn, "turn", "loser")
            yield from self.says("claim", state.claim == ACE or (state.claim in AIMED and state.target == loser))
            yield from self.says("draws", state.draws == int(state.claim != ACE))
        yield from self.says("target", (state.target == NONE) == (state.claim == ACE))


LAYING: Final = _Laying()
