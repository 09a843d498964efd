"""The rule book of The Imposter Kings in our own words. Refusals point to these numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.refusal import Rule
from engine.core.text import N_
from engine.games.imposter_kings.cards import (
    EXECUTIONER,
    FOOL,
    HERALD,
    INQUISITOR,
    JUDGE,
    MYSTIC,
    OATHBOUND,
    PRINCESS,
    QUEEN,
    SENTRY,
    SOLDIER,
    SPY,
    WARDEN,
)

_rule = Rule.numbered

_COURT: Final = N_("imposter-kings/section", "Throne and Court")
_TURN: Final = N_("imposter-kings/section", "Your turn")
_REACTIONS: Final = N_("imposter-kings/section", "Reactions and secrets")
_CHARACTERS: Final = N_("imposter-kings/section", "The characters")
_SETUP: Final = N_("imposter-kings/section", "Before the first turn")
_END: Final = N_("imposter-kings/section", "Rounds, points, and the match")


RULEBOOK: Final = (
    _rule(1, _COURT, N_("imposter-kings/rule", "Who decides"),
          N_("imposter-kings/rule", "The first player begins, and play proceeds in the chosen direction. Only the "
                                    "player being asked decides.")),
    _rule(2, _COURT, N_("imposter-kings/rule", "Throne and Court"),
          N_("imposter-kings/rule", "Played cards form the Court; the last one is the Throne. An empty Court counts "
                                    "0. Rules about cards in Court refer to face-up cards."), (3, 7)),
    _rule(3, _COURT, N_("imposter-kings/rule", "Disgraced cards"),
          N_("imposter-kings/rule", "A Disgraced card is face down in Court. It has no name and no text, is not "
                                    "Royalty, and counts as 1 on the Throne.")),
    _rule(4, _TURN, N_("imposter-kings/rule", "The order of a turn"),
          N_("imposter-kings/rule", "Deal with Condemned cards first, then your Antechamber. Only if you have neither "
                                    "may you play from your hand or flip your King. Each of these is a whole "
                                    "turn."), (5, 6, 7, 8)),
    _rule(5, _TURN, N_("imposter-kings/rule", "Condemned cards"),
          N_("imposter-kings/rule", "A Condemned card is face down in front of its owner, who knows what it is. "
                                    "While you have any, you must spend your turn removing one from the round, "
                                    "unseen."), (4,)),
    _rule(6, _TURN, N_("imposter-kings/rule", "The Antechamber"),
          N_("imposter-kings/rule", "Cards in your Antechamber are face up in front of you. While you have any, you "
                                    "must play one on your turn, whatever the Throne is worth. Its ability works, "
                                    "but the Herald does nothing, and the Oathbound disgraces nothing."), (4, 22, 23)),
    _rule(7, _TURN, N_("imposter-kings/rule", "Playing a card"),
          N_("imposter-kings/rule", "Play a card from your hand that counts at least as much as the Throne, or one "
                                    "that may ignore it. Then its ability works."), (2, 22, 28, 29)),
    _rule(8, _TURN, N_("imposter-kings/rule", "Flipping the King"),
          N_("imposter-kings/rule", "Once per round, instead of playing a card, you may flip your King, but not "
                                    "while the Court is empty. The card on the Throne is disgraced, your Successor "
                                    "returns to your hand, and your turn is over."), (12,)),
    _rule(9, _TURN, N_("imposter-kings/rule", "Losing the round"),
          N_("imposter-kings/rule", "If you can neither play a card "
                                    "nor flip your King, you lose the round."), (40, 42)),
    _rule(10, _REACTIONS, N_("imposter-kings/rule", "The King’s Hand"),
          N_("imposter-kings/rule", "Once a player has chosen to use an ability and named its target, all others "
                                    "are asked in order of play whether they will stop it with a King’s Hand they "
                                    "hold. If one does, nothing happens: both cards are Condemned, each in front of "
                                    "its owner, and the card below is the Throne again. The player whose card was "
                                    "stopped spends the rest of the turn removing it. Nobody is asked once everyone "
                                    "can tell that no King’s Hand is left."), (5, 11)),
    _rule(11, _REACTIONS, N_("imposter-kings/rule", "What cannot be stopped"),
          N_("imposter-kings/rule", "The King’s Hand cannot stop the Queen, the Warlord, an Oathbound or the card "
                                    "that follows it, an Elder, a Zealot, another "
                                    "King’s Hand, or the flip of a King."), (10,)),
    _rule(12, _REACTIONS, N_("imposter-kings/rule", "The Assassin"),
          N_("imposter-kings/rule", "When a player flips their King, the opponents are asked in order of play "
                                    "whether they will show an Assassin from their hand. If one does, the flip "
                                    "fails and the flipping player loses the round, unless a King’s Hand stops the "
                                    "Assassin: then both are Condemned, and the flip goes through. The flipping "
                                    "player is the first to be asked for a King’s Hand. Nobody is asked for a card "
                                    "that everyone can tell is gone."), (8, 41)),
    _rule(13, _REACTIONS, N_("imposter-kings/rule", "Naming cards"),
          N_("imposter-kings/rule", "You may name any card in the deck you are playing with. The answer is always "
                                    "truthful, and everyone hears it; it reveals no more than was asked.")),
    _rule(14, _REACTIONS, N_("imposter-kings/rule", "Secret choices"),
          N_("imposter-kings/rule", "Choices that several players make in secret take effect only when all of them "
                                    "have chosen.")),
    _rule(15, _CHARACTERS, N_("imposter-kings/rule", "Queen"),
          N_("imposter-kings/rule", "Every other card in Court is disgraced, and this cannot be stopped. The Queen is "
                                    "Royalty."), (3,)),
    _rule(16, _CHARACTERS, N_("imposter-kings/rule", "Princess"),
          N_("imposter-kings/rule", "You may name a player: each of you secretly chooses a card in hand, and you "
                                    "swap them. Both of you must have a card. The Princess is Royalty."), (14,)),
    _rule(17, _CHARACTERS, N_("imposter-kings/rule", "Sentry"),
          N_("imposter-kings/rule", "You may choose another card in Court that is neither Disgraced nor Royalty: "
                                    "disgrace the Sentry and exchange a card from your hand for that card. Your "
                                    "card takes its place, face up and without effect.")),
    _rule(18, _CHARACTERS, N_("imposter-kings/rule", "Spy"),
          N_("imposter-kings/rule", "You may disgrace the Spy and look at all Successors. Then you may make one "
                                    "player, even yourself, replace their Successor with a card from their hand; "
                                    "the old Successor returns to their hand.")),
    _rule(19, _CHARACTERS, N_("imposter-kings/rule", "Warlord"),
          N_("imposter-kings/rule", "While Royalty is face up in Court, the Warlord counts 1 more in hand and 2 more in Court.")),
    _rule(20, _CHARACTERS, N_("imposter-kings/rule", "Mystic"),
          N_("imposter-kings/rule", "If a Disgraced card is already in Court, you may name a number from 1 to 8 and "
                                    "disgrace the Mystic: for the rest of the round, all cards of that base value, "
                                    "wherever they are, lose their text and count 3 once played.")),
    _rule(21, _CHARACTERS, N_("imposter-kings/rule", "Warden"),
          N_("imposter-kings/rule", "With four or more face-up cards in Court, including the Warden, you may swap a "
                                    "card from your hand with the Accused. The Accused is always face up.")),
    _rule(22, _CHARACTERS, N_("imposter-kings/rule", "Oathbound"),
          N_("imposter-kings/rule", "If you have another card in hand, you may play the Oathbound from your hand on "
                                    "a Throne worth more. The card on the Throne is disgraced, and you must at once "
                                    "play a second card from your hand, of any value. The second card’s ability "
                                    "works, and it is immune to the King’s Hand, too."), (7, 11)),
    _rule(23, _CHARACTERS, N_("imposter-kings/rule", "Herald"),
          N_("imposter-kings/rule", "If you play the Herald from your hand while you have a Successor, take that "
                                    "Successor into your hand and choose a new one from there. Then you may take "
                                    "back the Herald and play another card that counts 5 or more in hand, whatever "
                                    "is then on the Throne; its ability works.")),
    _rule(24, _CHARACTERS, N_("imposter-kings/rule", "Judge"),
          N_("imposter-kings/rule", "You may guess a card in an opponent’s hand. If you are right, you may put a "
                                    "card of base value 2 or more from your hand into your Antechamber."), (6, 13)),
    _rule(25, _CHARACTERS, N_("imposter-kings/rule", "Soldier"),
          N_("imposter-kings/rule", "You may name a card. If an opponent holds it, the Soldier counts 2 more on the Throne, and you may disgrace up to three face-up cards in Court, the Soldier included. Nobody learns who holds it."), (13,)),
    _rule(26, _CHARACTERS, N_("imposter-kings/rule", "Inquisitor"),
          N_("imposter-kings/rule", "You may name a card: every other player who holds it puts one copy into their "
                                    "own Antechamber."), (6, 13)),
    _rule(27, _CHARACTERS, N_("imposter-kings/rule", "Executioner"),
          N_("imposter-kings/rule", "You may name a number up to the highest face-up base value in Court: everyone, "
                                    "including you, secretly condemns one card of that base value from their hand. "
                                    "Everyone learns which players have none."), (5, 14)),
    _rule(28, _CHARACTERS, N_("imposter-kings/rule", "Elder"),
          N_("imposter-kings/rule", "The Elder may be played on Royalty.")),
    _rule(29, _CHARACTERS, N_("imposter-kings/rule", "Zealot"),
          N_("imposter-kings/rule", "Once your own King is flipped, you may play the Zealot on anything but Royalty.")),
    _rule(30, _CHARACTERS, N_("imposter-kings/rule", "Fool"),
          N_("imposter-kings/rule", "You may take any other face-up card from the Court into your hand.")),
    _rule(31, _SETUP, N_("imposter-kings/rule", "The deal"),
          N_("imposter-kings/rule", "With two or three players, everyone gets eight cards; with four, seven. One card "
                                    "is turned face up as the Accused. With two players, the last card is removed "
                                    "unseen. Everyone has a face-up King; one of them is the True King.")),
    _rule(32, _SETUP, N_("imposter-kings/rule", "The first player"),
          N_("imposter-kings/rule", "The True King’s holder names the first player and, with three or four players, "
                                    "the direction of play for the round.")),
    _rule(33, _SETUP, N_("imposter-kings/rule", "Restarting with two players"),
          N_("imposter-kings/rule", "Once the first player is named, each player, starting with the True King’s "
                                    "holder, may have the cards dealt again. A player’s first restart in a match is "
                                    "free; each later one gives the opponent 2 points at once."), (43,)),
    _rule(34, _SETUP, N_("imposter-kings/rule", "Showing cards"),
          N_("imposter-kings/rule", "With three players, everyone shows two cards at the same time, then one more; "
                                    "with four players, everyone shows three. Once the first player and the "
                                    "direction are named, shown cards return to their owners’ hands.")),
    _rule(35, _SETUP, N_("imposter-kings/rule", "Taking cards with three players"),
          N_("imposter-kings/rule", "The player who showed the highest card takes a shown card from an opponent (in "
                                    "a tie, the True King’s holder decides who gets first pick). That opponent "
                                    "takes one from the third player, who takes one of the first taker’s own shown "
                                    "cards.")),
    _rule(36, _SETUP, N_("imposter-kings/rule", "The four-player pool"),
          N_("imposter-kings/rule", "Everyone places a card from their hand face down and shows it to their "
                                    "partner. These four cards are shuffled, and each player takes one unseen, "
                                    "starting with the first player.")),
    _rule(37, _SETUP, N_("imposter-kings/rule", "The Successor"),
          N_("imposter-kings/rule", "Everyone hides a card as their Successor.")),
    _rule(38, _SETUP, N_("imposter-kings/rule", "Partners"),
          N_("imposter-kings/rule", "Four players form two teams, with partners sitting opposite each other. "
                                    "Partners know each other’s Successors. Each secretly chooses how many cards to "
                                    "swap, up to two; the smaller number counts. Both then choose their cards in "
                                    "secret.")),
    _rule(39, _SETUP, N_("imposter-kings/rule", "Removing a card"),
          N_("imposter-kings/rule", "Finally, everyone removes one card in hand from the round, unseen.")),
    _rule(40, _END, N_("imposter-kings/rule", "Out of the round"),
          N_("imposter-kings/rule", "With three players, the first to lose puts their cards aside unseen, and the "
                                    "others play on with the same Court. The last player left wins the round; the "
                                    "other comes second.")),
    _rule(41, _END, N_("imposter-kings/rule", "The killer’s choice with three players"),
          N_("imposter-kings/rule", "After striking with the Assassin, look at the victim’s hand and Successor, add "
                                    "the Assassin, and keep one of these cards.")),
    _rule(42, _END, N_("imposter-kings/rule", "Points"),
          N_("imposter-kings/rule", "Winning a round scores 1 point, 1 more if your King is not flipped, and 1 more "
                                    "if a loser still has a card in hand or their Successor. With three players, "
                                    "each loser counts separately, and second place gets 1 point. In a team, one "
                                    "unflipped King is enough, leftover cards count once, and both partners get the "
                                    "points.")),
    _rule(43, _END, N_("imposter-kings/rule", "The match"),
          N_("imposter-kings/rule", "A match goes to 7 points. The highest score wins; ties go to the winner of the "
                                    "last round. A match can also be a single round.")),
    _rule(44, _END, N_("imposter-kings/rule", "The True King"),
          N_("imposter-kings/rule", "The first True King is chosen at random. After that, it goes to the player who "
                                    "lost the last round (with three players, the first to lose).")),
)

OF_CHARACTER: Final[Mapping[int, str]] = {
    QUEEN: "R15", PRINCESS: "R16", SENTRY: "R17", SPY: "R18", MYSTIC: "R20", WARDEN: "R21", OATHBOUND: "R22",
    HERALD: "R23", JUDGE: "R24", SOLDIER: "R25", INQUISITOR: "R26", EXECUTIONER: "R27", FOOL: "R30",
}
"""By the character whose ability is at work: its rule."""
ALLOWED_BY: Final[Mapping[str, str]] = {
    "use": "R10", "pass": "R10", "pick": "R13", "court": "R2", "exchange": "R17", "none": "R27",
    "play": "R7", "play elder": "R28", "play zealot": "R29", "play oathbound": "R22", "flip": "R8", "lose": "R9",
    "discard": "R5", "stop": "R10", "kill": "R12", "keep": "R41", "name": "R13", "number": "R13", "give": "R14",
    "condemn": "R27", "antechamber": "R6", "deal": "R43", "first": "R32", "direction": "R32", "restart": "R33",
    "stay": "R33", "show": "R34", "take": "R35", "lay": "R36", "successor": "R37", "offer": "R38", "remove": "R39",
}
"""By how a move begins in notation: the rule that allows it."""
