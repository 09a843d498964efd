"""What a position itself proves about hidden cards, whatever came before: for positions typed by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.knowledge import Happened, Looked, Proved
from engine.games.imposter_kings.cards import ASSASSIN
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, HAND, REMOVED


def evident(state: ImposterState) -> Iterator[Happened]:
    """An Assassin that was shown, a hand that was looked at, and cards that were Condemned openly."""
    everybody = state.zones.everybody
    if state.phase == "rescue":
        yield Looked(everybody, (ASSASSIN,), HAND[state.target[0]])
    elif state.phase == "spoils":
        yield Looked(everybody, (ASSASSIN,), HAND[state.turn])
        yield Looked(1 << state.decider(), tuple(state.hand(state.turn)), HAND[state.turn])
    graves = (REMOVED, *CONDEMNED[:state.seats])
    for kind, number in Counter(state.buried).items():
        yield Proved(everybody, (kind,), graves, number, state.numbers.copies[kind])
