"""What is remembered of many random histories, as one hash each, so that any change of what is concluded shows up.

Run as a program, this module writes the hashes anew. Only better inference may change them, and then observations.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Final

from engine.core.knowledge import Happened, Knowledge, Looked, Moved, MovedAll, Proved

FILE: Final = Path(__file__).parents[1] / "engine" / "recollections.json"
HISTORIES: Final = 400
_ENTRIES: Final = 40
_MOST_CARDS: Final = 40


def recollection(seed: int) -> str:
    """A hash of what two viewers know after every entry of a history, some of whose cards nobody sees."""
    rng = random.Random(seed)
    kinds, copies, zones = rng.choice((3, 4, 6, 8, 12)), rng.choice((1, 1, 2, 3, 4)), rng.choice((3, 4, 5, 7, 12))
    lying: list[list[int]] = [[] for _ in range(zones)]
    spread = rng.random() < 0.5
    for kind in [kind for kind in range(kinds) for _ in range(copies)][:_MOST_CARDS]:
        lying[rng.choice((0, 0, 0, 1, 2)) if spread else 0].append(kind)
    known = [Knowledge.at_start(lying) for _ in range(2)]
    total = hashlib.sha256()
    for _ in range(_ENTRIES):
        entry = _something(rng, lying, kinds)
        for viewer, knowledge in enumerate(known):
            seen = entry.as_seen_by(viewer)
            if seen is not None:
                knowledge.learn(seen)
            total.update(json.dumps(knowledge.to_json()).encode())
    return total.hexdigest()[:16]


def _something(rng: random.Random, lying: list[list[int]], kinds: int) -> Happened:
    """Something that happens to the cards that lie there, which are changed by it."""
    source = rng.choice([zone for zone, cards in enumerate(lying) if cards])
    target = rng.choice([zone for zone in range(len(lying)) if zone != source])
    match rng.choices(("move", "look", "answer", "pour"), (70, 12, 12, 6))[0]:
        case "move":
            kind = rng.choice(lying[source])
            lying[source].remove(kind)
            lying[target].append(kind)
            return Moved(rng.choice((0, 0, 0, 0, 1, 2, 3)), kind, source, target)
        case "look":
            most = len(lying[source])
            return Looked(rng.choice((1, 2)), tuple(rng.sample(lying[source], min(most, rng.choice((1, 1, 2, most))))),
                          source)
        case "answer":
            named = tuple(rng.sample(range(kinds), rng.choice((1, 1, 2))))
            zones = tuple(rng.sample(range(len(lying)), rng.choice((1, 1, 2))))
            found = sum(lying[zone].count(kind) for zone in zones for kind in named)
            return Proved(rng.choice((-1, 1)), named, zones, max(0, found - rng.choice((0, 0, 1))),
                          found + rng.choice((0, 0, 1)))
        case _:
            lying[target] += lying[source]
            lying[source] = []
            return MovedAll(source, target)


def main() -> None:
    FILE.write_text(json.dumps([recollection(seed) for seed in range(HISTORIES)], indent=0) + "\n")


if __name__ == "__main__":
    main()
