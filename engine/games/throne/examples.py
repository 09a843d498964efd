"""What the rule book of Throne has beside its rules: how you win, and an example of each with a catch."""

from __future__ import annotations

from typing import Final

from engine.base.examples import Example, ExampleCard
from engine.core.text import N_
from engine.games.throne.cards import ACE, EIGHT, JOKER, KING, NINE, QUEEN, SEVEN, TEN

AIM: Final = (
    N_("throne/examples", "Run out of cards and you are out. The last player with cards wins the round."),
    N_("throne/examples", "Each round won is a point. The first player to three points wins the match and takes the "
                          "throne."),
)

_AS_KING: Final = N_("throne/examples", "laid as a King")
_AS_QUEEN: Final = N_("throne/examples", "laid as a Queen")
_AS_ACE: Final = N_("throne/examples", "laid as an Ace")
_AS_PEASANT: Final = N_("throne/examples", "laid as a Peasant")
_SHOWN: Final = N_("throne/examples", "yours, shown")
_KILLED: Final = N_("throne/examples", "killed")
_LOST: Final = N_("throne/examples", "lost as well")
_FACE_UP: Final = N_("throne/examples", "face up")
_YOUR_LAST: Final = N_("throne/examples", "your last card")
_SEEN: Final = N_("throne/examples", "seen before")
_LAID: Final = N_("throne/examples", "laid")

EXAMPLES: Final = (
    Example("R4", N_("throne/examples", "This Nine was laid as a King. If it is not called, it kills a card, just as a King does."),
            (ExampleCard(NINE, lit=True, below=_AS_KING),)),
    Example("R5", N_("throne/examples", "This Ace is not a Peasant, yet the claim cannot be called a lie. It draws "
                                        "nothing, though: only the claim counts."),
            (ExampleCard(ACE, lit=True, below=_AS_PEASANT),)),
    Example("R7", N_("throne/examples", "Your Joker evades the King, true or not. The Joker is gone, nobody learns "
                                        "what was laid, and your rival still draws a card."),
            (ExampleCard(None, below=_AS_KING), ExampleCard(JOKER, lit=True, below=_SHOWN))),
    Example("R9", N_("throne/examples", "You called a true King. It kills one of your cards all the same, and the wrong call costs you a second one."),
            (ExampleCard(KING, lit=True, below=_AS_KING), ExampleCard(SEVEN, below=_KILLED), ExampleCard(TEN, below=_LOST))),
    Example("R13", N_("throne/examples", "This Seven was laid as an Ace and called. It is discarded, and the "
                                         "challenger picks a second card. Laid as a King, it would have been the "
                                         "only card lost."),
            (ExampleCard(SEVEN, lit=True, below=_AS_ACE), ExampleCard(None, below=_LOST))),
    Example("R14", N_("throne/examples", "A King may kill this Ace or one of the hidden cards, picked blind. For a "
                                         "Jack, a Queen, or a false Ace, only the two hidden cards can be picked."),
            (ExampleCard(None), ExampleCard(None), ExampleCard(ACE, lit=True, below=_FACE_UP))),
    Example("R16", N_("throne/examples", "All cards in this hand are face up. The Queen does nothing, but the "
                                         "player who laid it still draws a card."),
            (ExampleCard(QUEEN, below=_AS_QUEEN), ExampleCard(NINE, lit=True, below=_FACE_UP), ExampleCard(ACE, lit=True, below=_FACE_UP))),
    Example("R18", N_("throne/examples", "Your Jack saw this Queen. Then your rival laid a card face down: it may be the Queen, or the Queen may still be in the hand."),
            (ExampleCard(QUEEN, lit=True, below=_SEEN), ExampleCard(None, below=_LAID))),
    Example("R20", N_("throne/examples", "Laid as a Peasant, your last card draws nothing, and you are out. Laid as "
                                         "a Jack, it draws a card unless it is called a lie."),
            (ExampleCard(TEN, lit=True, below=_YOUR_LAST),)),
    Example("R21", N_("throne/examples", "Your last card, a true King, kills the last card of your only rival. You "
                                         "win, even with no cards left yourself."),
            (ExampleCard(KING, lit=True, below=_YOUR_LAST), ExampleCard(EIGHT, below=_KILLED))),
)
