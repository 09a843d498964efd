"""What the rule book of Behind the Throne has beside its rules: how you win, and an example of each with a catch."""

from __future__ import annotations

from typing import Final

from engine.base.examples import Example, ExampleCard
from engine.core.text import N_
from engine.games.behind_the_throne.cards import (
    ALCHEMIST,
    END,
    GENERAL,
    JESTER,
    JUDGE,
    KING,
    MINSTREL,
    PROPHET,
    QUEEN,
)

AIM: Final = (
    N_("behind-the-throne/examples", "Collect two or more of a kind. Every such stack scores the value of its kind once; a single card scores nothing. The highest score wins."),
    N_("behind-the-throne/examples", "The game ends at once when someone reveals the End of Game card. It is not in the first "
                                     "deck; it joins the second."),
)

_COUNTS_FOUR: Final = N_("behind-the-throne/examples", "7 − 3 = 4")
_YOURS: Final = N_("behind-the-throne/examples", "yours, used")
_COUNTS_TWO: Final = N_("behind-the-throne/examples", "3 − 1 = 2")
_YOURS_ALONE: Final = N_("behind-the-throne/examples", "yours")
_THEIRS: Final = N_("behind-the-throne/examples", "your rival’s")

EXAMPLES: Final = (
    Example("R3", N_("behind-the-throne/examples", "The Alchemist is too high after the Minstrel. Your General "
                                                   "makes it count as 4. For the next card, it is a 7 again."),
            (ExampleCard(QUEEN), ExampleCard(MINSTREL), ExampleCard(ALCHEMIST, lit=True, below=_COUNTS_FOUR),
             ExampleCard(GENERAL, sideways=True, below=_YOURS))),
    Example("R10", N_("behind-the-throne/examples", "Your rival has two Generals, so yours lies sideways and does "
                                                    "nothing. If you had two as well, both would stand upright."),
            (ExampleCard(GENERAL, sideways=True, below=_YOURS_ALONE), ExampleCard(GENERAL, lit=True, below=_THEIRS),
             ExampleCard(GENERAL, lit=True, below=_THEIRS))),
    Example("R12", N_("behind-the-throne/examples", "You own two Queens: with two cards in the row, you may not "
                                                    "destroy a card, even though the two are equal. With three, you "
                                                    "may."),
            (ExampleCard(QUEEN, below=_YOURS_ALONE), ExampleCard(QUEEN, below=_YOURS_ALONE), ExampleCard(JUDGE, lit=True), ExampleCard(JUDGE, lit=True))),
    Example("R13", N_("behind-the-throne/examples", "A Jester after a Prophet is too high. Brought down by 1, it "
                                                    "equals the Prophet: the row is saved, and you may destroy a "
                                                    "card."),
            (ExampleCard(PROPHET), ExampleCard(JESTER, lit=True, below=_COUNTS_TWO), ExampleCard(JESTER, sideways=True, below=_YOURS))),
    Example("R15", N_("behind-the-throne/examples", "This Alchemist stands upright, so the Kings beside it cannot be destroyed: only the Alchemist can."),
            (ExampleCard(ALCHEMIST, lit=True, below=_THEIRS), ExampleCard(KING, below=_THEIRS), ExampleCard(KING, below=_THEIRS))),
    Example("R16", N_("behind-the-throne/examples", "You give away the row and get a Minstrel from your rival’s stacks. A Minstrel in the row itself is no help: you cannot take back what you give."),
            (ExampleCard(PROPHET), ExampleCard(GENERAL), ExampleCard(MINSTREL, lit=True, below=_THEIRS))),
    Example("R24", N_("behind-the-throne/examples", "The End of Game card turns up while a King and a Queen are in the row. "
                                                    "Nobody gets them."),
            (ExampleCard(KING), ExampleCard(QUEEN), ExampleCard(END, lit=True))),
    Example("R25", N_("behind-the-throne/examples", "9 points: 7 for the Alchemists, however many there are, and 2 "
                                                    "for the Prophets. The Queen and the Judge are single cards and "
                                                    "score nothing."),
            (ExampleCard(ALCHEMIST, lit=True), ExampleCard(ALCHEMIST, lit=True), ExampleCard(ALCHEMIST, lit=True),
             ExampleCard(PROPHET, lit=True), ExampleCard(PROPHET, lit=True), ExampleCard(QUEEN), ExampleCard(JUDGE))),
)
