"""What the rule book of Behind the Throne has beside its rules: how you win, and an example of each with a catch."""

from __future__ import annotations

from typing import Final

from engine.base.examples import Example, Lying
from engine.core.text import N_
from engine.games.behind_the_throne.cards import ALCHEMIST, GENERAL, JUDGE, MINSTREL, PROPHET, QUEEN

AIM: Final = (
    N_("behind-the-throne/examples", "Collect two or more of a kind. Every such stack scores the value of its kind once; a single card scores nothing. The highest score wins."),
    N_("behind-the-throne/examples", "The game ends at once when someone reveals the End card. It is not in the first deck: it comes with the second."),
)

_COUNTS_FOUR: Final = N_("behind-the-throne/examples", "7 − 3 = 4")
_YOURS: Final = N_("behind-the-throne/examples", "yours, used")

EXAMPLES: Final = (
    Example("R3", N_("behind-the-throne/examples", "The Alchemist is too high after the Minstrel. Your General makes it count 4. For the next card it is a 7 again."),
            (Lying(QUEEN), Lying(MINSTREL), Lying(ALCHEMIST, lit=True, below=_COUNTS_FOUR),
             Lying(GENERAL, sideways=True, below=_YOURS))),
    Example("R25", N_("behind-the-throne/examples", "9 points: 7 for the Alchemists, however many there are, and 2 for the Prophets. The Queen and the Judge are alone and score nothing."),
            (Lying(ALCHEMIST, lit=True), Lying(ALCHEMIST, lit=True), Lying(ALCHEMIST, lit=True),
             Lying(PROPHET, lit=True), Lying(PROPHET, lit=True), Lying(QUEEN), Lying(JUDGE))),
)
