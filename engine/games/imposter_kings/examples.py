"""What the rule book of The Imposter Kings has beside its rules: how you win, and an example of each with a catch."""

from __future__ import annotations

from typing import Final

from engine.base.examples import Example, ExampleCard
from engine.core.text import N_
from engine.games.imposter_kings.cards import (
    ELDER,
    FOOL,
    INQUISITOR,
    JUDGE,
    KINGS_HAND,
    MYSTIC,
    OATHBOUND,
    PRINCESS,
    SENTRY,
    SOLDIER,
    TRUE_KING,
    WARLORD,
)

AIM: Final = (
    N_("imposter-kings/examples", "Be the last one able to play: a player who can neither play a card nor flip their "
                                  "King loses the round. With three players, the others play on."),
    N_("imposter-kings/examples", "The winner of a round scores 1 point, plus more for an unflipped King and for "
                                  "cards the losers have left. The match ends when someone has 7 points, and the "
                                  "highest score wins."),
)

_THRONE: Final = N_("imposter-kings/examples", "Throne")
_GOES: Final = N_("imposter-kings/examples", "may follow")
_TOO_LOW: Final = N_("imposter-kings/examples", "too low")
_COUNTS_1: Final = N_("imposter-kings/examples", "counts 1")
_COUNTS_3: Final = N_("imposter-kings/examples", "counts 3")
_COUNTS_9: Final = N_("imposter-kings/examples", "7 + 2 = 9")
_COUNTS_7: Final = N_("imposter-kings/examples", "5 + 2 = 7")
_CONDEMNED: Final = N_("imposter-kings/examples", "Condemned")
_DISGRACED: Final = N_("imposter-kings/examples", "disgraced")
_NOT_FLIPPED: Final = N_("imposter-kings/examples", "yours: +1")
_LEFT: Final = N_("imposter-kings/examples", "cards left: +1")

EXAMPLES: Final = (
    Example("R3", N_("imposter-kings/examples", "A flipped King has disgraced the Princess. The Throne is worth 1 and "
                                                "is no longer Royalty: any card may follow, even the Fool."),
            (ExampleCard(SOLDIER), ExampleCard(None, lit=True, below=_COUNTS_1), ExampleCard(FOOL, below=_GOES))),
    Example("R6", N_("imposter-kings/examples", "The Elder came from the Antechamber, so it could go on a Sentry, "
                                                "an 8. The next player needs only a 3 or higher."),
            (ExampleCard(SENTRY), ExampleCard(ELDER, lit=True, below=_THRONE))),
    Example("R7", N_("imposter-kings/examples", "The Throne is worth 7. Equal is enough, so the Mystic may follow; so may the Sentry, but not the Judge."),
            (ExampleCard(WARLORD, lit=True, below=_THRONE), ExampleCard(MYSTIC, below=_GOES), ExampleCard(SENTRY, below=_GOES),
             ExampleCard(JUDGE, below=_TOO_LOW))),
    Example("R10", N_("imposter-kings/examples", "The Inquisitor was played on the Elder and stopped. It leaves the "
                                                 "Court, and the Elder is the Throne again: the next player must play "
                                                 "3 or higher, not 4."),
            (ExampleCard(ELDER, lit=True, below=_THRONE), ExampleCard(INQUISITOR, below=_CONDEMNED),
             ExampleCard(KINGS_HAND, below=_CONDEMNED))),
    Example("R19", N_("imposter-kings/examples", "The Princess is face up in Court, though not on the Throne. So "
                                                 "the Warlord counted 8 in hand and could follow the Sentry; in "
                                                 "Court, it counts 9."),
            (ExampleCard(PRINCESS), ExampleCard(ELDER), ExampleCard(SENTRY), ExampleCard(WARLORD, lit=True, below=_COUNTS_9))),
    Example("R20", N_("imposter-kings/examples", "A Mystic has named 8. In hand, the Sentry still counts 8 and may "
                                                 "follow the Warlord, but on the Throne it counts only 3 and has no "
                                                 "ability."),
            (ExampleCard(None, below=_DISGRACED), ExampleCard(WARLORD), ExampleCard(SENTRY, lit=True, below=_COUNTS_3))),
    Example("R22", N_("imposter-kings/examples", "The Oathbound was played on the Queen and disgraced her. A second card had to follow at once, and it could be as low as the Fool."),
            (ExampleCard(None, below=_DISGRACED), ExampleCard(OATHBOUND), ExampleCard(FOOL, lit=True, below=_THRONE))),
    Example("R25", N_("imposter-kings/examples", "An opponent held the named card, so the Soldier counts 7. Its "
                                                 "player has also disgraced the Judge below it and could have "
                                                 "disgraced two more cards."),
            (ExampleCard(ELDER), ExampleCard(None, below=_DISGRACED), ExampleCard(SOLDIER, lit=True, below=_COUNTS_7))),
    Example("R28", N_("imposter-kings/examples", "The Elder may follow the Princess, a 9. It could not follow a "
                                                 "King’s Hand, though that is only an 8. Royalty covered by another "
                                                 "card would not help it, either."),
            (ExampleCard(JUDGE), ExampleCard(PRINCESS, below=_THRONE), ExampleCard(ELDER, lit=True, below=_GOES))),
    Example("R42", N_("imposter-kings/examples", "You win the round, your King is not flipped, and your rival has two "
                                                 "cards left. That makes 3 points: one rival’s leftover cards count "
                                                 "only once."),
            (ExampleCard(TRUE_KING, lit=True, below=_NOT_FLIPPED), ExampleCard(None, lit=True, below=_LEFT), ExampleCard(None))),
)
