"""Why a card of Behind the Throne cannot be picked up, or dropped where no move takes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.base.table import Piece
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.core.text import Player
from engine.games.behind_the_throne import moves, words
from engine.games.behind_the_throne.cards import (
    ALCHEMIST,
    CARDS,
    JUDGE,
    KINDS,
    MANIPULATIVE,
    MINSTREL,
    MOST_SEATS,
    PROPHET,
    QUEEN,
    name_of,
)
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import stacks_of

_OWNERS: Final = {stacks_of(seat): seat for seat in range(MOST_SEATS)}
"""By the id of a zone with stacks: whose they are."""
_KINDS: Final = {CARDS[kind].id: kind for kind in range(KINDS)}
_NOT_NOW: Final = ("R2", "R7", "R13")
"""The rules that refuse to destroy a card because the newest card does not allow it now."""


def objection(piece: Piece, place: str | None, observation: Observation[BehindState]) -> Refusal | None:
    """Why the player to decide cannot drop a piece on a place or, without a place, cannot pick it up."""
    zone, _, group = (place or "").partition("/")
    owner = _OWNERS.get(piece.zone)
    if owner is None:
        return _MIDDLE[piece.zone](zone, observation)
    stack = _Stack(piece.kind, owner, observation)
    if stack.lies_below(piece.level) and stack.begins_a_move():
        return Refusal("R20", words.TOP_CARD.fill(card=name_of(piece.kind)))
    return stack.own(zone, group) if owner == observation.seat else stack.rivals()


# -- deck, row and discard pile --------------------------------------------------------------------------------------

def _deck(_zone: str, observation: Observation[BehindState]) -> Refusal:
    return observation.why_not(moves.REVEAL) or Refusal("R2", words.INTO_ROW)


def _row(zone: str, observation: Observation[BehindState]) -> Refusal:
    stuck = observation.why_not(moves.COLLECT)
    if stuck is not None:
        return stuck
    if zone in _OWNERS:
        return _row_for_nothing(_OWNERS[zone], observation)
    return Refusal("R5", words.ROW_KEPT) if zone == "discards" else Refusal("R16", words.ROW_GOES)


def _row_for_nothing(seat: int, observation: Observation[BehindState]) -> Refusal:
    """The row was dropped on a player, but not on a card to take for it."""
    owned = observation.seen.owned[seat]
    if not owned:
        return Refusal("R16", words.NOTHING_TO_TAKE.fill(player=Player(seat)))
    return _all_refused(moves.SWAPS[seat][owned], observation) or Refusal("R16", words.ROW_ON_CARD)


def _discards(_zone: str, _observation: Observation[BehindState]) -> Refusal:
    return Refusal("R23", words.COME_BACK)


def _taken(_zone: str, _observation: Observation[BehindState]) -> Refusal:
    return Refusal("R19", words.TAKEN_WAITS)


_MIDDLE: Final[Mapping[str, Callable[[str, Observation[BehindState]], Refusal]]] = {
    "deck": _deck, "row": _row, "discards": _discards, "taken": _taken}


def _all_refused(found: Sequence[Move], observation: Observation[BehindState]) -> Refusal | None:
    """The objection to the first of these moves, if none of them is legal."""
    refusals = [observation.why_not(move) for move in found]
    return refusals[0] if refusals and None not in refusals else None


# -- stacks ----------------------------------------------------------------------------------------------------------

class _Stack:
    """A stack: what may be done with it, and why not now."""

    def __init__(self, kind: int, owner: int, observation: Observation[BehindState]) -> None:
        self._kind = kind
        self._owner = owner
        self._observation = observation

    def lies_below(self, level: int) -> bool:
        """Whether a card on that level has others of its stack over it."""
        return level < self._observation.seen.count(self._owner, self._kind) - 1

    def begins_a_move(self) -> bool:
        """Whether the top card can be picked up now."""
        own = self._owner == self._observation.seat
        others = self._uses() if own else (moves.SWAP[self._owner][self._kind],)
        return any(self._observation.why_not(move) is None
                   for move in (*others, moves.DESTROY[self._owner][self._kind]))

    def rivals(self) -> Refusal:
        """Why another player's card cannot be taken or destroyed, or where it goes."""
        swap = self._observation.why_not(moves.SWAP[self._owner][self._kind])
        destroy = self._observation.why_not(moves.DESTROY[self._owner][self._kind])
        if swap is None:
            return Refusal("R16", words.TO_STACKS)
        if destroy is None:
            return Refusal("R13", words.TO_DISCARDS)
        return swap if destroy.rule in _NOT_NOW else destroy

    def own(self, zone: str, group: str) -> Refusal | None:
        """Why the player's own card cannot be dropped there; the zone is empty if it was only touched."""
        card = name_of(self._kind)
        if self._observation.phase in ("gift", "discard"):
            return Refusal("R20", words.DISCARD_FIRST)
        if _OWNERS.get(zone, self._owner) != self._owner:
            return Refusal("R16", words.WHOLE_ROW)
        if self._kind not in MANIPULATIVE:
            if self._kind in (MINSTREL, ALCHEMIST):
                return Refusal("R11", words.PROTECTS.fill(card=card))
            return Refusal("R12", words.QUEENS_LIMIT if self._kind == QUEEN else words.KINGS_LIMIT)
        if self._kind == JUDGE:
            return self._judge(_KINDS[group] if zone in _OWNERS and group else JUDGE)
        refusal = _all_refused(self._uses(), self._observation)
        if refusal is not None or not zone:
            return refusal
        return Refusal("R9", words.TO_DECK) if self._kind == PROPHET else Refusal("R4", words.TO_ROW.fill(card=card))

    def _judge(self, helped: int) -> Refusal:
        """Why the Judge does not help a stack of that kind; JUDGE stands for no stack at all."""
        if not self._observation.seen.ready >> JUDGE & 1:
            # Whichever stack it were to help, the objection is to the Judge itself.
            return self._observation.why_not(moves.JUDGE_LETS[PROPHET][0]) or Refusal("R8", words.TO_SIDEWAYS)
        if helped not in MANIPULATIVE:
            return Refusal("R8", words.NOT_HELPED.fill(card=name_of(helped)))
        if not self._uses():
            return Refusal("R8", words.NOBODY_ASLEEP)
        return _all_refused(self._uses(), self._observation) or Refusal("R8", words.TO_SIDEWAYS)

    def _uses(self) -> tuple[Move, ...]:
        """What the owner can do with this stack, now or later."""
        if self._kind != JUDGE:
            return moves.USE.get(self._kind, ())
        asleep = self._observation.seen.asleep
        return tuple(move for kind, lets in moves.JUDGE_LETS.items() if asleep >> kind & 1 for move in lets)
