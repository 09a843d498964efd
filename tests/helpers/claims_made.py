"""Counts how often claims of bots in Throne are lies, and writes engine/games/throne/course/claims_made.py.

`python -m tests.helpers.claims_made 1500` plays as many single rounds of two between bots of each level.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from engine.bots.levels import bot
from engine.games.registry import load_game
from engine.games.throne.bot.certain import is_lying
from engine.games.throne.cards import ACE, KING, PEASANT
from engine.games.throne.moves import LIAR

LEVELS: Final = ("knight", "marshal")
_FEW, _MANY = 2, 5
"""Up to how many cards are few, and from how many on they are many."""
_DATA: Final = Path(__file__).parents[2] / "engine" / "games" / "throne" / "course" / "claims_made.py"
_HEAD: Final = '''"""How often claims of bots in Throne are lies, as tests/helpers/claims_made.py counted it.

By level and sort of claim: how many were lies, and how many there were, in {rounds:,} rounds of two. Peasants, which
nobody may call, are left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

CLAIMS_MADE: Final[Mapping[str, Mapping[str, tuple[int, int]]]] = {{
'''


def sorts_of(claim: int, cards: int, before: str) -> list[str]:
    """What sorts of claims a claim is one of, when its player has so many cards, that which is laid included, and has
    claimed nothing before in the round ("nothing"), was last caught lying ("lie"), or neither ("")."""
    found = ["after lie"] if before == "lie" else []
    if claim == KING and before == "nothing":
        found.append("first king")
    if claim == ACE and (cards <= _FEW or cards >= _MANY):
        found.append("ace of few" if cards <= _FEW else "ace of many")
    return found


def counted(level: str, rounds: int) -> dict[str, tuple[int, int]]:
    """By sort of claim: the lies and all of them, in so many rounds between bots of a level, always the same ones."""
    game = load_game("throne")
    player, lies, claims = bot(level, game), Counter[str](), Counter[str]()
    for number in range(rounds):
        luck = random.Random(f"claims {level} {number}")
        state, before = game.start(2, luck.getrandbits(64), length="round"), ["nothing", "nothing"]
        while state.actor is not None:
            seat = state.actor
            move = player.choose(state.observation(seat), rng=luck).move
            if move is LIAR and not state.truthful():
                before[state.turn] = "lie"
            elif move.verb == "lay" and move.claim != PEASANT:
                for sort in sorts_of(move.claim, state.size(seat), before[seat]):
                    claims[sort] += 1
                    lies[sort] += is_lying(move)
                before[seat] = ""
            state.apply(move)
    return {sort: (lies[sort], claims[sort]) for sort in sorted(claims)}


def main() -> None:
    """Count, write the data, and print it."""
    rounds = int(sys.argv[1])
    lines = []
    for level in LEVELS:
        found = counted(level, rounds)
        print(level, {sort: f"{of / number:.0%}" for sort, (of, number) in found.items()}, flush=True)
        lines.append(f'    "{level}": {{\n' + "".join(f'        "{sort}": {pair},\n' for sort, pair in found.items())
                     + "    },\n")
    _DATA.write_text(_HEAD.format(rounds=rounds) + "".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
