"""What stands at places of Behind the Throne: how many cards go there, and the two numbers that clash."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.base.table import Signboard
from engine.core.observe import Observation
from engine.core.text import N_
from engine.games.behind_the_throne.cards import ROW_LIMIT, STACK_LIMIT
from engine.games.behind_the_throne.state import BehindState
from engine.games.behind_the_throne.zones import stacks_of

_ROW: Final = N_("behind-the-throne/table", "The row: up to %n card(s)", "", 1)
_STACKS: Final = N_("behind-the-throne/table", "Your cards: up to %n stack(s)", "", 1)
_CLASH: Final = N_("behind-the-throne/table", "{value} is higher than {limit}, the value before it.")


def signboards(observation: Observation[BehindState]) -> Iterator[Signboard]:
    """Words where no card lies yet, and a sign where the newest card is too high (rule 3)."""
    seen, seat = observation.seen, observation.seat
    if not seen.row:
        yield Signboard("row", _ROW.fill(n=ROW_LIMIT), _ROW.fill(n=ROW_LIMIT), state="open")
    if not seen.owned[seat]:
        yield Signboard(stacks_of(seat), _STACKS.fill(n=STACK_LIMIT), _STACKS.fill(n=STACK_LIMIT), state="open")
    if seen.excess() > 0:
        value, limit = seen.newest_value(), seen.newest_value() - seen.excess()
        yield Signboard(f"row/{len(seen.row) - 1}", f"{limit} < {value}", _CLASH.fill(value=value, limit=limit),
                        state="clash")
