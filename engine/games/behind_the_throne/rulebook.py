"""The rule book of Behind the Throne in our own words. Refusals point to these numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.refusal import Rule
from engine.core.text import N_

_rule: Final = Rule.numbered

_ROW: Final = N_("behind-the-throne/section", "Revealing a row")
_ABILITIES: Final = N_("behind-the-throne/section", "Abilities")
_DESTROYING: Final = N_("behind-the-throne/section", "Destroying cards")
_SWAPPING: Final = N_("behind-the-throne/section", "Swapping the row")
_STACKS: Final = N_("behind-the-throne/section", "Your stacks")
_END: Final = N_("behind-the-throne/section", "How turns and the game end")
_SET_UP: Final = N_("behind-the-throne/section", "Setting up the game")
_CHANGES: Final = N_("behind-the-throne/section", "What changes the newest card")

RULEBOOK: Final = (
    _rule(1, _ROW, N_("behind-the-throne/rule", "Who begins"),
          N_("behind-the-throne/rule", "The first player is chosen at "
                                       "random; after that, play goes clockwise."), (27,)),
    _rule(2, _ROW, N_("behind-the-throne/rule", "Revealing a row"),
          N_("behind-the-throne/rule", "On your turn, reveal cards from the deck, one by one, into a row. Reveal at "
                                       "least one and at most five; you may stop after any of them.")),
    _rule(3, _ROW, N_("behind-the-throne/rule", "Comparing"),
          N_("behind-the-throne/rule", "The newest card must not be higher than the card before it. Its value, as "
                                       "changed by abilities, is compared with the printed value of the card before "
                                       "it. A change lasts only until the next card is revealed."), (5, 13)),
    _rule(4, _ROW, N_("behind-the-throne/rule", "When abilities work"),
          N_("behind-the-throne/rule", "You may use manipulative abilities only on your own turn and on the newest "
                                       "card, whether or not it is too high. You may use the Prophet before the "
                                       "first card, too."), (8, 9, 10, 28, 29, 30)),
    _rule(5, _ROW, N_("behind-the-throne/rule", "Too high"),
          N_("behind-the-throne/rule", "If the newest card is too high, bring it down with as many abilities as it "
                                       "takes. You may not give up a row you can save; a row you cannot save is "
                                       "lost. Collected cards return to their printed values."), (3, 22)),
    _rule(6, _ROW, N_("behind-the-throne/rule", "No lowest value"),
          N_("behind-the-throne/rule", "Abilities may bring a card down to 0 or below.")),
    _rule(7, _ROW, N_("behind-the-throne/rule", "The first card"),
          N_("behind-the-throne/rule", "The first card of a row has no card before it, so it cannot be too high and "
                                       "cannot destroy anything."), (3, 13)),
    _rule(8, _ABILITIES, N_("behind-the-throne/rule", "Once per turn"),
          N_("behind-the-throne/rule", "You may use each manipulative stack once per turn, however many cards it "
                                       "has; it then lies sideways. The Judge lets you use another manipulative "
                                       "stack of yours that lies sideways, whatever the reason; he must be "
                                       "available himself and then counts as used."), (10, 26)),
    _rule(9, _ABILITIES, N_("behind-the-throne/rule", "Using the Prophet"),
          N_("behind-the-throne/rule", "The Prophet shows you, and nobody else, the top card of the deck. Then you "
                                       "decide whether to reveal it. You are free to stop if you have seen the "
                                       "End of Game card."), (24,)),
    _rule(10, _ABILITIES, N_("behind-the-throne/rule", "The largest stack"),
          N_("behind-the-throne/rule", "A manipulative or protective stack is available while no other player has "
                                       "more cards of its kind; otherwise its top card lies sideways. Check this "
                                       "again whenever cards are collected, destroyed, or swapped. A used stack "
                                       "stays sideways until the turn ends."), (8, 26)),
    _rule(11, _ABILITIES, N_("behind-the-throne/rule", "Protective abilities"),
          N_("behind-the-throne/rule", "The Minstrel and Alchemist protect as often as needed while they are "
                                       "available. They restrict the other players, not their owner."), (15, 18)),
    _rule(12, _ABILITIES, N_("behind-the-throne/rule", "Queens and Kings"),
          N_("behind-the-throne/rule", "You may destroy a card only while the row has more cards than you own "
                                       "Queens. You may swap only while the row has at least as many cards as you "
                                       "own Kings. Both limits always apply, no matter who has the largest stack."), (13, 16)),
    _rule(13, _DESTROYING, N_("behind-the-throne/rule", "Destroying"),
          N_("behind-the-throne/rule", "If the newest card’s value equals that of the card before it, you may "
                                       "discard one card from any player’s stacks, your own included. Each revealed "
                                       "card can destroy only one card, and its own value no longer changes after "
                                       "that."), (7, 14, 15, 12)),
    _rule(14, _DESTROYING, N_("behind-the-throne/rule", "Once per player"),
          N_("behind-the-throne/rule", "If you destroy several cards in a turn, each must come from a different "
                                       "player, yourself included.")),
    _rule(15, _DESTROYING, N_("behind-the-throne/rule", "Alchemist"),
          N_("behind-the-throne/rule", "If another player’s Alchemist is available, any card you destroy in their "
                                       "stacks must be an Alchemist."), (11,)),
    _rule(16, _SWAPPING, N_("behind-the-throne/rule", "Swapping"),
          N_("behind-the-throne/rule", "Instead of collecting the row, you may give it to another player and take one "
                                       "card from their stacks, as they stood before your gift."), (18, 19, 12)),
    _rule(17, _SWAPPING, N_("behind-the-throne/rule", "Swapping five cards"),
          N_("behind-the-throne/rule", "A full row of five cards may be swapped, too.")),
    _rule(18, _SWAPPING, N_("behind-the-throne/rule", "Minstrel"),
          N_("behind-the-throne/rule", "If the other player’s Minstrel is available, the card you take in a swap must "
                                       "be a Minstrel."), (11,)),
    _rule(19, _SWAPPING, N_("behind-the-throne/rule", "Order of a swap"),
          N_("behind-the-throne/rule", "First, the other player places your gift and discards any extra stacks; "
                                       "then you place the card you took; finally, the stacks are compared."), (20,)),
    _rule(20, _STACKS, N_("behind-the-throne/rule", "Stacks"),
          N_("behind-the-throne/rule", "Cards of a kind form one stack of at most five cards; a sixth is discarded. "
                                       "You may have at most five stacks. If you have more, immediately discard "
                                       "whole stacks, new or old, as you choose, until five are left."), (21, 25)),
    _rule(21, _STACKS, N_("behind-the-throne/rule", "No needless discards"),
          N_("behind-the-throne/rule", "While there is room, every card must be placed.")),
    _rule(22, _END, N_("behind-the-throne/rule", "Losing the row"),
          N_("behind-the-throne/rule", "If the newest card is too high and nothing can save the row, all its cards "
                                       "are discarded and the turn is over. What was destroyed stays destroyed, and "
                                       "used abilities stay used."), (5,)),
    _rule(23, _END, N_("behind-the-throne/rule", "A new deck"),
          N_("behind-the-throne/rule", "As soon as the last card of the deck is drawn, the discard pile and the "
                                       "End of Game card are shuffled into a new deck. The row stays on the table."), (24,)),
    _rule(24, _END, N_("behind-the-throne/rule", "The end"),
          N_("behind-the-throne/rule", "The game ends at once when the End of Game card is revealed. That turn’s row belongs "
                                       "to nobody."), (25,)),
    _rule(25, _END, N_("behind-the-throne/rule", "Scoring"),
          N_("behind-the-throne/rule", "Every stack of two or more cards scores the value of its kind once; a "
                                       "single card scores nothing. The highest score wins, and tied players share "
                                       "the win."), (20,)),
    _rule(26, _END, N_("behind-the-throne/rule", "End of the turn"),
          N_("behind-the-throne/rule", "At the end of your turn, your used stacks stand upright again unless another "
                                       "player has a larger stack of that kind."), (8, 10)),
    _rule(27, _SET_UP, N_("behind-the-throne/rule", "Setting up"),
          N_("behind-the-throne/rule", "There are nine characters, from the General (1) to the King (9): five "
                                       "copies of each with two players, seven with three, and nine with four. They "
                                       "are shuffled to form the deck. The End of Game card is face up beside it and starts "
                                       "the discard pile. Nobody owns any cards yet."), (1, 23)),
    _rule(28, _CHANGES, N_("behind-the-throne/rule", "General"),
          N_("behind-the-throne/rule", "The General brings the newest card down by 3."), (4, 8)),
    _rule(29, _CHANGES, N_("behind-the-throne/rule", "Jester"),
          N_("behind-the-throne/rule", "The Jester moves the newest card up or down by 1, as you choose."), (4, 8)),
    _rule(30, _CHANGES, N_("behind-the-throne/rule", "Assassin"),
          N_("behind-the-throne/rule", "The Assassin brings the newest card down by 2."), (4, 8)),
)

ALLOWED_BY: Final[Mapping[str, str]] = {
    "reveal": "R2", "collect": "R20", "use": "R8", "use general": "R28", "use jester": "R29", "use assassin": "R30",
    "use prophet": "R9", "judge": "R8", "destroy": "R13", "swap": "R16", "discard": "R20",
}
"""By how a move begins in notation: the rule that allows it."""
