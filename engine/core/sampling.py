"""What a sampled world is made of: the hidden cards, and what everybody in it knows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from engine.core.deals import Deals, shuffled
from engine.core.knowledge import Knowledge, Looked
from engine.core.recollection import Recollection
from engine.core.world_check import WorldCheck
from engine.core.zones import Zones

_REDEALS: Final = 60
"""How often a deal that the public has ruled out is replaced; more than a few times is rare."""


class Dealer:
    """Deals the cards of worlds that one viewer may sample; what is the same for all of them is found out once."""

    __slots__ = ("_check", "_deals", "_known", "hidden")

    def __init__(self, knowledge: Knowledge, public: Knowledge, hidden: Sequence[int]) -> None:
        """`hidden` are the zones that the viewer does not see into."""
        self.hidden = hidden
        self._deals = Deals(knowledge)
        self._known = [zone for zone in hidden if self._deals.known[zone]]
        self._check = WorldCheck(public, knowledge)

    def deal(self, rng: random.Random) -> list[list[int]]:
        """The kinds in every zone, in random order where they are hidden.

        The viewer can imagine such a world, and the public has not ruled it out.
        """
        contents = self._deals.draw(rng)
        for _ in range(_REDEALS):
            if self._check.allows(contents):
                break
            contents = self._deals.draw(rng)
        for zone in self._known:
            contents[zone] = shuffled(contents[zone], rng)
        return contents


class SampledMemory:
    """What other seats recall at the start of a sampled world: what the public does, and the cards each has seen."""

    __slots__ = ("contents", "public", "zones")

    def __init__(self, public: Recollection, zones: Zones, contents: Sequence[Sequence[int]]) -> None:
        self.public = public
        self.zones = zones
        self.contents = contents

    def as_known_to(self, viewer: int) -> Recollection:
        """What that viewer recalls in the world as it was sampled."""
        seen = []
        for zone, cards in enumerate(self.contents):
            seers = self.zones.sighted[zone] | self.public.knowledge.lookers[zone]
            if cards and seers >> viewer & 1:
                seen.append(Looked(seers, tuple(cards), zone))
        return self.public.followed_by(tuple(seen)) if seen else self.public
