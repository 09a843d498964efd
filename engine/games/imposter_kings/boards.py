"""What stands on the signboards of The Imposter Kings: the number to beat, and why it is that number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.base.table import Signboard
from engine.core.text import N_, Text
from engine.games.imposter_kings.cards import WARLORD, name_of
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import BOOSTED, COURT, DISGRACED, ZONES

_PLAIN: Final = N_("imposter-kings/table", "The Throne is worth {value}: play equal or higher.")
_DISGRACED: Final = N_("imposter-kings/table", "A disgraced Throne is worth 1: play any card.")
_MUTED: Final = N_("imposter-kings/table", "{card} counts as {value}: it has lost its text")
_BOOSTED: Final = N_("imposter-kings/table", "{card} counts {value}: the guess was right")
_WARLORD: Final = N_("imposter-kings/table", "{card} counts {value}: Royalty is in Court")


def throne_board(seen: ImposterState) -> Sequence[Signboard]:
    """The number above the Throne, once a card lies there."""
    if not seen.court:
        return ()
    value = seen.throne_value()
    text = _reason(seen, value).fill(card=name_of(seen.court[-1]), value=value)
    return (Signboard(f"{ZONES[COURT].id}/{len(seen.court) - 1}", str(value), text, state="now"),)


def _reason(seen: ImposterState, value: int) -> Text:
    """Why the Throne counts what it counts (rule 2)."""
    kind, mark = seen.court[-1], seen.marks[-1]
    if mark == DISGRACED:
        return _DISGRACED
    if seen.is_muted(kind):
        return _MUTED
    if mark == BOOSTED:
        return _BOOSTED
    return _WARLORD if kind == WARLORD and value != seen.numbers.values[kind] else _PLAIN
