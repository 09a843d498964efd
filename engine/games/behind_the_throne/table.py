"""How Behind the Throne lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.base.faces import BACK, CardFace
from engine.base.table import Form, Gesture, Mark, Piece, TableSpec, ZoneSpec
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.refusal import Refusal
from engine.core.text import N_, Player, Text
from engine.games.behind_the_throne import moves, objections, rules
from engine.games.behind_the_throne.cards import (
    CARDS,
    CARDS_IN_STACK,
    JUDGE,
    KINDS,
    KING,
    PROPHET,
    QUEEN,
    ROW_LIMIT,
    STACK_LIMIT,
)
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import DECK, DISCARDS, ROW, STACKS, TAKEN, TOP, ZONES

_PROMPTS: Final = {
    "reveal": N_("behind-the-throne/table", "Reveal the first card."),
    "row": N_("behind-the-throne/table", "Reveal another card, or collect the row."),
    "save": N_("behind-the-throne/table", "Too high: bring the newest card down."),
    "gift": N_("behind-the-throne/table", "Too many stacks after the gift: discard one."),
    "discard": N_("behind-the-throne/table", "More than five stacks: discard one."),
}
_FULL_ROW = N_("behind-the-throne/table", "The row is full: collect it, or swap it.")
_ONLY_COLLECT = N_("behind-the-throne/table", "The row is full: collect it.")
_STRIKE = N_("behind-the-throne/table", "Equal values: you may destroy a card.")
_OVER = N_("behind-the-throne/table", "The game is over.")

_ALWAYS_UPRIGHT: Final = (QUEEN, KING)
"""Prohibitive abilities are always on (rule 12): their stacks never lie sideways."""

_TURNED_DOWN = N_("behind-the-throne/table", "A card, face down")
_CARD = N_("behind-the-throne/table", "{card}, value {value}, {type}")
_CARD_USED = N_("behind-the-throne/table", "{card}, value {value}, {type}, lying sideways: used in this turn")
_CARD_OUTNUMBERED = N_("behind-the-throne/table",
                       "{card}, value {value}, {type}, lying sideways: another player has more of them")
_STACK = N_("behind-the-throne/table", "{card}: %n card(s)", "", 1)
_SINGLE = N_("behind-the-throne/table", "{card}: a single card")
_NOW_WORTH = N_("behind-the-throne/table", "The newest card counts as {value} now.")


class BehindTable(TableSpec[BehindState]):
    """Deck, row and discard pile in the middle; before every seat up to five fanned stacks."""

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        return _ZONES[:4 + seats]

    def pieces(self, observation: Observation[BehindState]) -> Iterable[Piece]:
        seen = observation.seen
        # Which cards are left in the deck can be worked out, but not where they lie: only a card looked at has a face.
        yield from _pile("deck", (*observation.in_order(DECK), *seen.cards_in(TOP)))
        yield from self._row(seen)
        yield from _pile("discards", seen.cards_in(DISCARDS))
        yield from _pile("taken", seen.cards_in(TAKEN))
        for seat in range(seen.seats):
            yield from self._stacks(seen, seat)

    def _row(self, seen: BehindState) -> Iterator[Piece]:
        newest = len(seen.cards_in(ROW)) - 1
        for index, kind in enumerate(seen.cards_in(ROW)):
            marks: tuple[Mark, ...] = ()
            if index == newest and seen.change:
                value = str(seen.newest_value())
                marks = (Mark("value", value, _NOW_WORTH.fill(value=value)),)
            yield Piece(f"row/{index}", "row", str(index), index, 0, kind, CardFace(CARDS[kind].id), _label(kind),
                        False, marks)

    def _stacks(self, seen: BehindState, seat: int) -> Iterator[Piece]:
        zone = ZONES[STACKS + seat].id
        slot = 0
        for kind in reversed(range(KINDS)):
            count = seen.count(seat, kind)
            for level in range(count):
                top = level == count - 1
                sideways = top and seen.sideways(seat, kind) and kind not in _ALWAYS_UPRIGHT
                yield Piece(f"{zone}/{CARDS[kind].id}/{level}", zone, CARDS[kind].id, slot, level, kind,
                            CardFace(CARDS[kind].id),
                            _lying_label(seen, seat, kind) if sideways else _label(kind), sideways)
            slot += bool(count)

    def gestures(self, move: Move, observation: Observation[BehindState]) -> Sequence[Gesture]:
        seen, seat = observation.seen, observation.seat
        mine = ZONES[STACKS + seat].id
        row = tuple(f"row/{index}" for index in range(len(seen.cards_in(ROW))))
        if move.verb == "reveal":
            return (Gesture((_deck_top(seen),), "row"),)
        if move.verb == "collect":
            return (Gesture(row, mine),) if row else ()
        if move.verb in ("use", "judge", "discard"):
            return self._own_stack_gestures(move, seen, seat, mine)
        target, kind = move.args
        if target >= seen.seats or not seen.count(target, kind) or (move.verb == "swap" and target == seat):
            return ()
        top = _top_of_stack(seen, target, kind)
        if move.verb == "destroy":
            return (Gesture((top,), "discards"),)
        gives = (Gesture(row, f"{ZONES[STACKS + target].id}/{CARDS[kind].id}"),) if row else ()
        return (Gesture((top,), mine), *gives)

    def _own_stack_gestures(self, move: Move, seen: BehindState, seat: int, mine: str) -> Sequence[Gesture]:
        kind = move.args[0]
        acting = JUDGE if move.verb == "judge" else kind
        if not seen.count(seat, acting) or not seen.count(seat, kind):
            return ()
        if move.verb == "discard":
            if seen.phase not in ("gift", "discard"):
                return ()
            cards = tuple(f"{mine}/{CARDS[kind].id}/{level}" for level in range(seen.count(seat, kind)))
            return (Gesture(cards, "discards"),)
        top = _top_of_stack(seen, seat, acting)
        if move.verb == "judge":
            return (Gesture((top,), f"{mine}/{CARDS[kind].id}"),)
        return (Gesture((top,), "deck" if kind == PROPHET else "row"),)

    def objection(self, piece: Piece, place: str | None, observation: Observation[BehindState]) -> Refusal | None:
        return objections.objection(piece, place, observation)

    def buttons(self, observation: Observation[BehindState]) -> Sequence[Move]:
        if observation.phase == "save":
            return [move for move in observation.legal_moves() if move.verb in ("use", "judge")]
        if observation.phase in ("gift", "discard"):
            return observation.legal_moves()
        return (moves.REVEAL, moves.COLLECT)

    def prompt(self, observation: Observation[BehindState]) -> Text:
        seen = observation.seen
        if observation.actor is None:
            return _OVER
        if seen.phase == "row":
            if rules.may_destroy(seen):
                return _STRIKE
            if len(seen.cards_in(ROW)) == ROW_LIMIT:
                return _FULL_ROW if rules.may_swap(seen) else _ONLY_COLLECT
        return _PROMPTS[seen.phase]

    def seat_marks(self, observation: Observation[BehindState], seat: int) -> Sequence[Mark]:
        return ()

    def score_lines(self, observation: Observation[BehindState], seat: int) -> Sequence[tuple[Text, int]]:
        """Every stack of two or more cards scores its value once, a single card nothing (rule 25)."""
        lines = []
        for kind in reversed(range(KINDS)):
            count = observation.seen.count(seat, kind)
            if count > 1:
                lines.append((_STACK.fill(card=CARDS[kind].name, n=count), kind + 1))
            elif count:
                lines.append((_SINGLE.fill(card=CARDS[kind].name), 0))
        return lines


def _zone_specs() -> tuple[ZoneSpec, ...]:
    middle = (
        ZoneSpec("deck", Form.PILE, N_("behind-the-throne/table", "Deck"), "R9"),
        ZoneSpec("row", Form.ROW, N_("behind-the-throne/table", "Row"), "R2", slots=ROW_LIMIT),
        ZoneSpec("taken", Form.PILE, N_("behind-the-throne/table", "Taken card"), "R19", guest=True),
        ZoneSpec("discards", Form.PILE, N_("behind-the-throne/table", "Discard pile"), "R13"),
    )
    own = N_("behind-the-throne/table", "Stacks of {player}")
    seats = tuple(ZoneSpec(ZONES[STACKS + seat].id, Form.STACKS, own.fill(player=Player(seat)), "R20", seat,
                           slots=STACK_LIMIT, pitch=1.45, tight=1.2, depth=CARDS_IN_STACK, fan=0.17, sideways=True)
                  for seat in range(moves.MOST_SEATS))
    return middle + seats


_ZONES: Final = _zone_specs()


def _pile(zone: str, kinds: Sequence[int]) -> Iterator[Piece]:
    for level, kind in enumerate(kinds):
        hidden = kind == UNKNOWN
        face = BACK if hidden else CardFace(CARDS[kind].id)
        yield Piece(f"{zone}/{level}", zone, "0", 0, level, kind, face, _TURNED_DOWN if hidden else _label(kind))


def _label(kind: int, text: Text = _CARD) -> Text:
    card = CARDS[kind]
    if card.value is None:
        return card.name
    return text.fill(card=card.name, value=card.value, type=card.group.name)


def _lying_label(seen: BehindState, seat: int, kind: int) -> Text:
    """A card on its side, and why it lies so (rules 8 and 10)."""
    return _label(kind, _CARD_USED if seen.upright[seat] >> kind & 1 else _CARD_OUTNUMBERED)


def _deck_top(seen: BehindState) -> str:
    return f"deck/{len(seen.cards_in(DECK)) + len(seen.cards_in(TOP)) - 1}"


def _top_of_stack(seen: BehindState, seat: int, kind: int) -> str:
    return f"{ZONES[STACKS + seat].id}/{CARDS[kind].id}/{seen.count(seat, kind) - 1}"
