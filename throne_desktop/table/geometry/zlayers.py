"""What lies over what on the table."""

from __future__ import annotations

from typing import Final

SCENERY: Final = -30.0     # what surrounds zones: a throne, roofs, towers
LINES: Final = -10.0        # lines between cards, which hide neither cards nor words
OUTLINES: Final = 0.0
CARDS: Final = 10.0         # a card's slot and level are added, less than 1000 in all
FORWARD: Final = 1400.0     # the card of a hand that is brought forward
LINKS: Final = 1500.0       # where such lines end, on the cards
PLAQUES: Final = 2000.0
MARKS: Final = 2200.0       # what was done last, and what a line of the log is about
NOTES: Final = 2400.0         # reasons beside what they are about
FOCUS: Final = 2500.0       # where the keyboard is
SHADE: Final = 2800.0        # what is not in the light of a climax
FLYING: Final = 3000.0
CRIES: Final = 3500.0
HELD: Final = 4000.0
