"""All moves of Shadow Throne, made once."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move, MoveTable
from engine.games.shadow_throne.cards import CARDS, EMPIRE_KINDS, KINDS

MOVES: Final = MoveTable("shadow-throne")


def _with_each(verb: str) -> tuple[Move, ...]:
    return tuple(MOVES.add(verb, kind, notation=f"{verb} {CARDS[kind].id}") for kind in range(KINDS))


TAKE: Final = _with_each("take")
"""By kind: take it out of the pool (rule 3)."""
PLAY: Final = _with_each("play")
"""By kind: play it in a wave (rule 4)."""
EXTRA: Final = {kind: MOVES.add("extra", kind, notation=f"extra {CARDS[kind].id}") for kind in EMPIRE_KINDS}
"""By kind: play it with King Kyros (rule 14)."""
DECLINE: Final = MOVES.add("decline")
"""Play no extra card with King Kyros."""
KEEP: Final = _with_each("keep")
"""By kind: keep it for the next battle (rule 27)."""
