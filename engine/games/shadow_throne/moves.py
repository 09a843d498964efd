"""All moves of Shadow Throne, made once."""

from __future__ import annotations

from typing import Final

from engine.core.moves import MoveTable
from engine.games.shadow_throne.cards import CARDS, EMPIRE_KINDS

MOVES: Final = MoveTable("shadow-throne")
_IDS: Final = [card.id for card in CARDS]

TAKE: Final = MOVES.for_cards("take", _IDS)
"""By kind: take it out of the pool (rule 3)."""
PLAY: Final = MOVES.for_cards("play", _IDS)
"""By kind: play it in a wave (rule 4)."""
EXTRA: Final = {kind: MOVES.add("extra", f"extra {_IDS[kind]}", card=kind) for kind in EMPIRE_KINDS}
"""By kind: play it with King Kyros (rule 14)."""
DECLINE: Final = MOVES.add("decline")
"""Play no extra card with King Kyros."""
KEEP: Final = MOVES.for_cards("keep", _IDS)
"""By kind: keep it for the next battle (rule 27)."""
