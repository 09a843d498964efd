"""The rule book of Throne in our own words. Refusals name the rules by these numbers."""

from __future__ import annotations

from typing import Final

from engine.core.refusal import Rule
from engine.core.text import N_

_rule: Final = Rule.numbered

_TURN: Final = N_("throne/section", "Laying a card")
_ANSWERS: Final = N_("throne/section", "Claims and answers")
_PICKING: Final = N_("throne/section", "Picking and showing cards")
_PILES: Final = N_("throne/section", "Piles and what you know")
_END: Final = N_("throne/section", "How rounds and the match end")

RULEBOOK: Final = (
    _rule(1, _TURN, N_("throne/rule", "Who begins"),
          N_("throne/rule", "Chance decides who begins the first round; later, the winner of a round begins the next. Play goes clockwise.")),
    _rule(2, _TURN, N_("throne/rule", "Your turn"),
          N_("throne/rule", "On your turn you lay exactly one card face down and say what it is. You may not "
                            "pass."), (3, 4)),
    _rule(3, _TURN, N_("throne/rule", "Claims"),
          N_("throne/rule", "You claim a Peasant (7 to 10), a Jack, a Queen, a King or an Ace, never a Joker. A claim that is not called a lie works whether or not it is true."), (5, 6, 11)),
    _rule(4, _TURN, N_("throne/rule", "Any card"),
          N_("throne/rule", "You may lay any card with any claim. A Joker that is laid is a lie whatever you say."), (10,)),
    _rule(5, _ANSWERS, N_("throne/rule", "Peasant"),
          N_("throne/rule", "A Peasant does nothing, and its turn draws no card. Nobody may call it a lie.")),
    _rule(6, _ANSWERS, N_("throne/rule", "Jack, Queen and King"),
          N_("throne/rule", "These are aimed at one rival, whom you choose with the claim. The Jack looks at one of "
                            "the rival's cards, the Queen turns one face up, and the King kills one. Only that rival "
                            "answers: by accepting it, calling you a liar, or showing a Joker. At the end of the turn "
                            "you draw 1 card."), (7, 9, 10, 14)),
    _rule(7, _ANSWERS, N_("throne/rule", "Evading with a Joker"),
          N_("throne/rule", "A Joker that is shown evades a Jack, Queen or King. It is discarded and not replaced; the card laid stays hidden, and its player still draws 1 card. There is no Joker against a Joker."), (8,)),
    _rule(8, _ANSWERS, N_("throne/rule", "What a Joker does not stop"),
          N_("throne/rule", "A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.")),
    _rule(9, _ANSWERS, N_("throne/rule", "Called, and true"),
          N_("throne/rule", "The card is shown. First it acts; then the caller loses one card, picked by the player "
                            "accused, if any card is left. Then the player whose turn it is draws 1 card."), (14,)),
    _rule(10, _ANSWERS, N_("throne/rule", "Called, and a lie"),
          N_("throne/rule", "The card is shown and discarded. It does nothing, and no card is drawn.")),
    _rule(11, _ANSWERS, N_("throne/rule", "Ace"),
          N_("throne/rule", "An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then the answers "
                            "are shown together. With several callers, the next in turn order is the "
                            "challenger."), (12, 13)),
    _rule(12, _ANSWERS, N_("throne/rule", "A true Ace"),
          N_("throne/rule", "If the Ace that was called is true, its player draws 2 cards and picks one card that the challenger loses."), (14,)),
    _rule(13, _ANSWERS, N_("throne/rule", "A false Ace"),
          N_("throne/rule", "If it is a lie, the card is discarded, and one more of the liar's cards, which the challenger picks blind. No card is drawn."), (14,)),
    _rule(14, _PICKING, N_("throne/rule", "Picking"),
          N_("throne/rule", "Whoever picks a card points at one in a hidden hand that has just been shuffled. A card "
                            "that is lost to a King or for a wrong call may be a face-up card instead; for a false "
                            "Ace, only if none is hidden. Jack and Queen only point at hidden cards."), (15,)),
    _rule(15, _PICKING, N_("throne/rule", "Face-up cards"),
          N_("throne/rule", "They still belong to the hand and count as cards. They stay visible until they leave the hand, may be laid with any claim, and a Joker among them may still evade."), (20,)),
    _rule(16, _PICKING, N_("throne/rule", "Nothing hidden"),
          N_("throne/rule", "A Jack or Queen may be aimed at a rival whose cards are all face up. It does nothing, may "
                            "still be called a lie, and draws 1 card.")),
    _rule(17, _PILES, N_("throne/rule", "Buried cards and discards"),
          N_("throne/rule", "A card laid that nobody called is buried: it stays hidden. Cards that were shown, killed "
                            "or lost are face up among the discards.")),
    _rule(18, _PILES, N_("throne/rule", "A card you have seen"),
          N_("throne/rule", "Only you know what your Jack saw. A hand has no order: once its owner has laid a card unseen, the card you saw is in the hand or is the one that was laid, and after a new draw pile was made it may be there, too.")),
    _rule(19, _PILES, N_("throne/rule", "A new draw pile"),
          N_("throne/rule", "If a card is needed and the draw pile is empty, all buried cards and all discards are shuffled into a new draw pile. What cannot be drawn even then is not drawn.")),
    _rule(20, _END, N_("throne/rule", "Out of the round"),
          N_("throne/rule", "A rival without cards is out at once. The player whose turn it is goes out if no card is "
                            "left after drawing."), (21,)),
    _rule(21, _END, N_("throne/rule", "Winning a round"),
          N_("throne/rule", "The last player with cards wins the round. If everybody else is out, the player whose "
                            "turn it is wins, even with no card left.")),
    _rule(22, _END, N_("throne/rule", "No end in sight"),
          N_("throne/rule", "After 400 turns the round ends, and most cards win it; on a tie, the next player in turn "
                            "order.")),
    _rule(23, _END, N_("throne/rule", "The match"),
          N_("throne/rule", "Every round won is a point, and three points win the match. A game of a single round ends with it.")),
    _rule(24, _END, N_("throne/rule", "The deck"),
          N_("throne/rule", "There are 34 cards: four each of Seven to Ten, Jack, Queen, King and Ace, and two Jokers. For every round all are shuffled, and everybody gets five.")),
)
