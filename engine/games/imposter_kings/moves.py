"""All moves of The Imposter Kings, made once. Several questions are answered with the same sort of move."""

from __future__ import annotations

from typing import Final

from engine.core.moves import MoveTable
from engine.games.imposter_kings.cards import CARDS, HIGHEST_VALUE, KINDS, MOST_SWAPPED
from engine.games.imposter_kings.editions import MOST_CARDS
from engine.games.imposter_kings.zones import MOST_SEATS

MOVES: Final = MoveTable("imposter-kings")

_IDS: Final = tuple(card.id for card in CARDS[:KINDS])

# -- a turn --------------------------------------------------------------------------------------------------------

PLAY: Final = MOVES.for_cards("play", _IDS)
FLIP: Final = MOVES.add("flip")
LOSE: Final = MOVES.add("lose")
"""Cannot play and loses the round."""
DISCARD: Final = MOVES.for_cards("discard", _IDS)
"""Remove a Condemned card from the round."""

# -- abilities and reactions ---------------------------------------------------------------------------------------

PASS: Final = MOVES.add("pass")
USE: Final = MOVES.add("use")
STOP: Final = MOVES.add("stop")
"""The King's Hand as a reaction."""
KILL: Final = MOVES.add("kill")
"""The Assassin as a reaction."""
NAME: Final = MOVES.for_cards("name", _IDS)
NUMBER: Final = tuple(MOVES.add("number", f"number {number}", number=number) for number in range(1, HIGHEST_VALUE + 1))
PICK: Final = MOVES.for_seats("pick", MOST_SEATS)
POINT: Final = MOVES.for_places("court", MOST_CARDS)
"""Choose a card of the Court by its place, counted from the bottom."""
GIVE: Final = MOVES.for_cards("give", _IDS)
EXCHANGE: Final = MOVES.for_cards("exchange", _IDS)
CONDEMN: Final = MOVES.for_cards("condemn", _IDS)
NONE: Final = MOVES.add("none")
ANTECHAMBER: Final = MOVES.for_cards("antechamber", _IDS)
KEEP: Final = MOVES.for_cards("keep", _IDS)

DEAL: Final = MOVES.add("deal")
"""The round is over: deal the next one."""

# -- the set-up of a round -----------------------------------------------------------------------------------------

FIRST: Final = MOVES.for_seats("first", MOST_SEATS)
DIRECTION_OF: Final = {MOVES.add("direction", "direction clockwise"): 1,
                       MOVES.add("direction", "direction counterclockwise"): -1}
"""By move: 1 if the turn goes round clockwise, -1 if not."""
DIRECTIONS: Final = tuple(DIRECTION_OF)
RESTART: Final = MOVES.add("restart")
STAY: Final = MOVES.add("stay")
SHOW: Final = MOVES.for_cards("show", _IDS)
TAKE: Final = tuple(MOVES.for_cards("take", _IDS, f"take {seat + 1}", seat=seat) for seat in range(MOST_SEATS))
"""Take a shown card: by player and kind."""
LAY: Final = MOVES.for_cards("lay", _IDS)
SUCCESSOR: Final = MOVES.for_cards("successor", _IDS)
OFFER: Final = tuple(MOVES.add("offer", f"offer {number}", number=number) for number in range(MOST_SWAPPED + 1))
REMOVE: Final = MOVES.for_cards("remove", _IDS)
