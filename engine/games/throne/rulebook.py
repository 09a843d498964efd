"""The rule book of Throne in our own words. Refusals name the rules by these numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.refusal import Rule
from engine.core.text import N_
from engine.games.throne.cards import ACE, JACK, KING, QUEEN

_rule: Final = Rule.numbered

_TURN: Final = N_("throne/section", "Laying a card")
_ANSWERS: Final = N_("throne/section", "Claims and answers")
_PICKING: Final = N_("throne/section", "Picking and showing cards")
_PILES: Final = N_("throne/section", "Piles and what you know")
_END: Final = N_("throne/section", "How rounds and the match end")

RULEBOOK: Final = (
    _rule(1, _TURN, N_("throne/rule", "Who begins"),
          N_("throne/rule", "A random player begins the first round; after that, the winner of each round begins "
                            "the next. Play goes clockwise.")),
    _rule(2, _TURN, N_("throne/rule", "Your turn"),
          N_("throne/rule", "On your turn you lay exactly one card face down and say what it is. You may not "
                            "pass."), (3, 4)),
    _rule(3, _TURN, N_("throne/rule", "Claims"),
          N_("throne/rule", "You may claim a Peasant (7 to 10), a Jack, a Queen, a King, or an Ace, but never a "
                            "Joker. A claim that nobody calls a lie works, true or not."), (5, 6, 11)),
    _rule(4, _TURN, N_("throne/rule", "Any card"),
          N_("throne/rule", "You may lay any card with any claim. A laid Joker is always a lie."), (10,)),
    _rule(5, _ANSWERS, N_("throne/rule", "Peasant"),
          N_("throne/rule", "A Peasant does nothing, and you draw no card for it. It cannot be called a lie.")),
    _rule(6, _ANSWERS, N_("throne/rule", "Jack, Queen, and King"),
          N_("throne/rule", "Aim each of these at one rival, chosen when you make the claim. The Jack looks at one "
                            "of the rival’s cards, the Queen turns one face up, and the King kills one. Only that "
                            "rival answers: by accepting, calling you a liar, or showing a Joker. At the end of the "
                            "turn you draw 1 card."), (7, 9, 10, 14)),
    _rule(7, _ANSWERS, N_("throne/rule", "Evading with a Joker"),
          N_("throne/rule", "Show a Joker to evade a Jack, Queen, or King. Discard it; it is not replaced. The card "
                            "laid stays hidden, and its player still draws 1 card. A Joker cannot stop a Joker."), (8,)),
    _rule(8, _ANSWERS, N_("throne/rule", "What a Joker cannot stop"),
          N_("throne/rule", "A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.")),
    _rule(9, _ANSWERS, N_("throne/rule", "Called, and true"),
          N_("throne/rule", "The card is shown. First it takes effect; then the caller, if they have any cards "
                            "left, loses one picked by the accused player. Finally, the accused player draws 1 card."), (14,)),
    _rule(10, _ANSWERS, N_("throne/rule", "Called, and a lie"),
          N_("throne/rule", "The card is shown and discarded. It does nothing, and no card is drawn.")),
    _rule(11, _ANSWERS, N_("throne/rule", "Ace"),
          N_("throne/rule", "An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then reveal "
                            "together. If several call, the one next in turn order is the challenger."), (12, 13)),
    _rule(12, _ANSWERS, N_("throne/rule", "A true Ace"),
          N_("throne/rule", "If the Ace that was called is true, its player draws 2 cards and picks a card for the "
                            "challenger to lose."), (14,)),
    _rule(13, _ANSWERS, N_("throne/rule", "A false Ace"),
          N_("throne/rule", "If it is a lie, the card is discarded along with one more of the liar’s cards, which the "
                            "challenger picks blind. No card is drawn."), (14,)),
    _rule(14, _PICKING, N_("throne/rule", "Picking"),
          N_("throne/rule", "To pick a card, point at one of the hidden cards in the hand, which has just been "
                            "shuffled. A card lost to a King or for a wrong call may be a face-up card instead; for "
                            "a false Ace, only if there are no hidden cards. For a Jack or Queen, point only at "
                            "hidden cards."), (15,)),
    _rule(15, _PICKING, N_("throne/rule", "Face-up cards"),
          N_("throne/rule", "They are still part of the hand and count as cards. They stay visible until they leave "
                            "the hand, and may be laid with any claim. A face-up Joker may still evade a claim."), (20,)),
    _rule(16, _PICKING, N_("throne/rule", "Nothing hidden"),
          N_("throne/rule", "A Jack or Queen may be aimed at a rival whose cards are all face up. It does nothing, "
                            "but it may still be called a lie, and it draws 1 card.")),
    _rule(17, _PILES, N_("throne/rule", "Buried cards and discards"),
          N_("throne/rule", "A laid card that nobody called is buried: it stays hidden. Cards that were shown, "
                            "killed, or lost go face up among the discards.")),
    _rule(18, _PILES, N_("throne/rule", "A card you have seen"),
          N_("throne/rule", "Only you know what your Jack saw. A hand has no order: once its owner lays a hidden "
                            "card, the card you saw may still be in the hand or may be the one laid. Once a new "
                            "draw pile is made, it may be in that pile, too.")),
    _rule(19, _PILES, N_("throne/rule", "A new draw pile"),
          N_("throne/rule", "If a card is needed and the draw pile is empty, shuffle all buried cards and all "
                            "discards into a new one. If there are still too few cards, the rest are not drawn.")),
    _rule(20, _END, N_("throne/rule", "Out of the round"),
          N_("throne/rule", "A rival without cards is out at once. The player whose turn it is goes out only if "
                            "they have no cards after drawing."), (21,)),
    _rule(21, _END, N_("throne/rule", "Winning a round"),
          N_("throne/rule", "The last player with cards wins the round. If everyone else is out, the player whose "
                            "turn it is wins, even with no cards left.")),
    _rule(22, _END, N_("throne/rule", "No end in sight"),
          N_("throne/rule", "The round ends after 400 turns. The player with the most cards wins it; in a tie, the "
                            "tied player next in turn order does.")),
    _rule(23, _END, N_("throne/rule", "The match"),
          N_("throne/rule", "Each round you win is a point, and three points win the match. A single-round game ends "
                            "with that round.")),
    _rule(24, _END, N_("throne/rule", "The deck"),
          N_("throne/rule", "There are 34 cards: four each of Seven to Ten, Jack, Queen, King, and Ace, plus two "
                            "Jokers. For each round, shuffle them all and deal five to each player.")),
)

OF_CLAIM: Final[Mapping[int, str]] = {JACK: "R6", QUEEN: "R6", KING: "R6", ACE: "R11"}
"""By what is claimed: the rule about it; Peasants have one of their own, too."""
OF_PEASANT: Final = "R5"
ALLOWED_BY: Final[Mapping[str, str]] = {
    "lay": "R4", "lay-open": "R15", "accept": "R3", "liar": "R10", "joker": "R7", "pick": "R14", "pick-open": "R14",
    "deal": "R1",
}
"""By how a move begins in notation: the rule that allows it."""
