"""How Behind the Throne lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from engine.base.moments import Act, Moment, StampedWords
from engine.base.parts import Part
from engine.base.scores import ScoreRow
from engine.base.table import Form, TableSpec, ZoneSpec
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.behind_the_throne import gestures, moves, objections, pieces, prompts, signboards
from engine.games.behind_the_throne.cards import CARDS_IN_STACK, KINDS, MOST_SEATS, ROW_LIMIT, STACK_LIMIT, name_of
from engine.games.behind_the_throne.scoring import stack_score
from engine.games.behind_the_throne.stage import STAGE
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import stacks_of

_MIDDLE: Final = (
    ZoneSpec("deck", Form.PILE, N_("behind-the-throne/table", "Deck"), "R9"),
    ZoneSpec("row", Form.ROW, N_("behind-the-throne/table", "Row"), "R2", slots=ROW_LIMIT),
    ZoneSpec("taken", Form.PILE, N_("behind-the-throne/table", "Taken card"), "R19", guest=True),
    ZoneSpec("discards", Form.PILE, N_("behind-the-throne/table", "Discard pile"), "R13"),
)
_OWN: Final = N_("behind-the-throne/table", "{player}’s stacks")
_STACKS: Final = tuple(
    ZoneSpec(stacks_of(seat), Form.STACKS, _OWN.fill(player=Player(seat)), "R20", seat, slots=STACK_LIMIT, pitch=1.45,
             tight=1.2, depth=CARDS_IN_STACK, fan=0.17, sideways=True, part=Part.HAND)
    for seat in range(MOST_SEATS))

_STACK: Final = N_("behind-the-throne/table", "{card}: %n card(s)", "", 1)
_SINGLE: Final = N_("behind-the-throne/table", "{card}: a single card")


class BehindTable(TableSpec[BehindState]):
    """Deck, row and discard pile in the middle; before every seat up to five fanned stacks."""

    sounds = MappingProxyType({"bust": "drum", "collect": "take"})
    moments = MappingProxyType({
        "bust": Moment(act=Act.FALL, verdict=StampedWords(N_("behind-the-throne/table", "Too high"), good=False)),
    })
    stage = STAGE

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        return _MIDDLE + _STACKS[:seats]

    pieces = staticmethod(pieces.pieces)
    gestures = staticmethod(gestures.gestures)
    objection = staticmethod(objections.objection)
    signboards = staticmethod(signboards.signboards)

    def buttons(self, observation: Observation[BehindState]) -> Sequence[Move]:
        if observation.phase == "save":
            return [move for move in observation.legal_moves() if moves.is_ability(move)]
        if observation.phase in ("gift", "discard"):
            return observation.legal_moves()
        return (moves.REVEAL, moves.COLLECT)

    def prompt(self, observation: Observation[BehindState]) -> Text:
        return prompts.prompt(observation.seen)

    def score_rows(self, state: BehindState) -> Sequence[ScoreRow]:
        """The kinds with a stack that scores, the highest first (rule 25)."""
        seats = range(state.seats)
        rows = (ScoreRow(name_of(kind), tuple(stack_score(kind, state.count(seat, kind)) for seat in seats))
                for kind in reversed(range(KINDS)))
        return [row for row in rows if any(row.points)]

    def score_lines(self, observation: Observation[BehindState], seat: int) -> Sequence[tuple[Text, int]]:
        """The highest stack first (rule 25)."""
        counts = [(kind, observation.seen.count(seat, kind)) for kind in reversed(range(KINDS))]
        return [(_score_line(kind, count), stack_score(kind, count)) for kind, count in counts if count]


def _score_line(kind: int, count: int) -> Text:
    return _STACK.fill(card=name_of(kind), n=count) if count > 1 else _SINGLE.fill(card=name_of(kind))


TABLE: Final = BehindTable()
