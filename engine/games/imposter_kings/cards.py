"""The cards of The Imposter Kings: every number of the game is in this file."""

from __future__ import annotations

from typing import Final

from engine.base.cards import Brief, Card, Group, names_of
from engine.core.text import N_, Text

FOOL: Final = 0
ASSASSIN: Final = 1
ELDER: Final = 2
ZEALOT: Final = 3
INQUISITOR: Final = 4
EXECUTIONER: Final = 5
JUDGE: Final = 6
SOLDIER: Final = 7
OATHBOUND: Final = 8
HERALD: Final = 9
WARLORD: Final = 10
MYSTIC: Final = 11
WARDEN: Final = 12
KINGS_HAND: Final = 13
SENTRY: Final = 14
SPY: Final = 15
QUEEN: Final = 16
PRINCESS: Final = 17
KING: Final = 18
TRUE_KING: Final = 19

KINDS: Final = 18
"""Kinds of characters; the Kings are never in anyone's hand."""

VALUES: Final[tuple[int, ...]] = (1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9)
"""The base value of every kind."""

COPIES: Final[dict[int, tuple[int, ...]]] = {
    2: (1, 1, 2, 1, 2, 0, 1, 2, 2, 0, 1, 1, 0, 1, 1, 0, 1, 1),
    3: (1, 1, 2, 1, 2, 2, 2, 2, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1),
    4: (2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 1),
}
"""Copies of every kind by number of players."""

HAND_SIZE: Final = {2: 8, 3: 8, 4: 7}
SHOWN_FIRST: Final = {3: 2, 4: 3}
"""How many cards everyone shows at once before the first player is named; three players then show one more each."""
SHOWN: Final = 3
"""How many cards lie before everyone in the end."""

ROYALTY: Final[tuple[int, ...]] = (QUEEN, PRINCESS)
REACTIONS: Final[tuple[int, ...]] = (KINGS_HAND, ASSASSIN)
IMMUNE: Final[tuple[int, ...]] = (KINGS_HAND, OATHBOUND, ELDER, ZEALOT)

DISGRACED_VALUE: Final = 1
MUTED_VALUE: Final = 3
SOLDIER_BONUS: Final = 2
SOLDIER_DISGRACES: Final = 3
WARLORD_IN_HAND: Final = 1
WARLORD_IN_COURT: Final = 2
WARDEN_NEEDS: Final = 4
"""Face-up cards in Court, the Warden included."""
HERALD_NEEDS: Final = 5
JUDGE_NEEDS: Final = 2
MYSTIC_NUMBERS: Final = range(1, 9)
MOST_SWAPPED: Final = 2
"""The most cards that partners may swap."""
MATCH_POINTS: Final = 7
RESTART_POINTS: Final = 2

_COURTIER = Group("courtier", N_("imposter-kings/type", "Courtier"), "indigo", "zigzag")
_IMMUNE = Group("immune", N_("imposter-kings/type", "Immune to the King's Hand"), "green", "scallops")
_ROYALTY = Group("royalty", N_("imposter-kings/type", "Royalty"), "crimson", "bars")
_KING = Group("king", N_("imposter-kings/type", "King"), "slate", "straight")


def _card(kind: int, card_id: str, name: Text, ability: Text, brief: Brief) -> Card:
    group = _KING
    if kind < KINDS:
        group = _ROYALTY if kind in ROYALTY else _IMMUNE if kind in IMMUNE else _COURTIER
    return Card(kind, card_id, name, VALUES[kind] if kind < KINDS else None, group, ability, brief=brief)


CARDS: Final = (
    _card(FOOL, "fool", N_("imposter-kings/card", "Fool"),
          N_("imposter-kings/card", "You may take any other face-up card from the Court into your hand."),
          Brief("take", N_("imposter-kings/card", "from Court"))),
    _card(ASSASSIN, "assassin", N_("imposter-kings/card", "Assassin"),
          N_("imposter-kings/card", "Reaction: when another player flips the King, that player has lost the round."),
          Brief("skull", N_("imposter-kings/card", "who flips"))),
    _card(ELDER, "elder", N_("imposter-kings/card", "Elder"),
          N_("imposter-kings/card", "May be played on Royalty."),
          Brief("up", N_("imposter-kings/card", "on Royalty"))),
    _card(ZEALOT, "zealot", N_("imposter-kings/card", "Zealot"),
          N_("imposter-kings/card", "May be played on anything but Royalty once your own King is flipped."),
          Brief("up", N_("imposter-kings/card", "King flipped"))),
    _card(INQUISITOR, "inquisitor", N_("imposter-kings/card", "Inquisitor"),
          N_("imposter-kings/card", "You may name a card: every other player who holds it puts one copy into the Antechamber."),
          Brief("ask", N_("imposter-kings/card", "name a card"))),
    _card(EXECUTIONER, "executioner", N_("imposter-kings/card", "Executioner"),
          N_("imposter-kings/card", "You may say a number up to the highest in Court: everybody condemns a hand card of that value."),
          Brief("skull", N_("imposter-kings/card", "say a number"))),
    _card(JUDGE, "judge", N_("imposter-kings/card", "Judge"),
          N_("imposter-kings/card", "You may guess a card in an opponent's hand; if right, put a card of value 2 or more into your Antechamber."),
          Brief("ask", N_("imposter-kings/card", "guess a card"))),
    _card(SOLDIER, "soldier", N_("imposter-kings/card", "Soldier"),
          N_("imposter-kings/card", "You may name a card: if an opponent holds it, +2 and you may disgrace up to three cards in Court."),
          Brief("ask", N_("imposter-kings/card", "if held: +2"))),
    _card(OATHBOUND, "oathbound", N_("imposter-kings/card", "Oathbound"),
          N_("imposter-kings/card", "May be played on a higher card: disgraces it, and you must play a second card of any value, immune too."),
          Brief("cards", N_("imposter-kings/card", "play two"))),
    _card(HERALD, "herald", N_("imposter-kings/card", "Herald"),
          N_("imposter-kings/card", "Choose your Successor anew; then you may take the Herald back and play a card of value 5 or more."),
          Brief("again", N_("imposter-kings/card", "Successor"))),
    _card(WARLORD, "warlord", N_("imposter-kings/card", "Warlord"),
          N_("imposter-kings/card", "With Royalty face up in Court: value 8 in hand and 9 in Court."),
          Brief("crown", N_("imposter-kings/card", "Royalty: 9"))),
    _card(MYSTIC, "mystic", N_("imposter-kings/card", "Mystic"),
          N_("imposter-kings/card", "With a Disgraced card in Court you may disgrace the Mystic and say a number from 1 to 8: such cards lose their text and count 3 once played."),
          Brief("number", N_("imposter-kings/card", "mute a value"))),
    _card(WARDEN, "warden", N_("imposter-kings/card", "Warden"),
          N_("imposter-kings/card", "With four face-up cards in Court you may swap a hand card with the Accused."),
          Brief("swap", N_("imposter-kings/card", "the Accused"))),
    _card(KINGS_HAND, "kings_hand", N_("imposter-kings/card", "King's Hand"),
          N_("imposter-kings/card", "Reaction: stops another player's ability; both cards are Condemned."),
          Brief("stop", N_("imposter-kings/card", "an ability"))),
    _card(SENTRY, "sentry", N_("imposter-kings/card", "Sentry"),
          N_("imposter-kings/card", "You may disgrace the Sentry to exchange a hand card with a Court card that is neither Disgraced nor Royalty."),
          Brief("swap", N_("imposter-kings/card", "with Court"))),
    _card(SPY, "spy", N_("imposter-kings/card", "Spy"),
          N_("imposter-kings/card", "You may disgrace the Spy to look at all Successors and make one player replace theirs."),
          Brief("eye", N_("imposter-kings/card", "Successors"))),
    _card(QUEEN, "queen", N_("imposter-kings/card", "Queen"),
          N_("imposter-kings/card", "Disgraces every other card in Court."),
          Brief("turn", N_("imposter-kings/card", "all others"))),
    _card(PRINCESS, "princess", N_("imposter-kings/card", "Princess"),
          N_("imposter-kings/card", "You may swap a hand card with another player, each choosing in secret."),
          Brief("swap", N_("imposter-kings/card", "with a hand"))),
    _card(KING, "king", N_("imposter-kings/card", "King"),
          N_("imposter-kings/card", "Flip it instead of playing: the card on the Throne is disgraced and your Successor comes to your hand."),
          Brief("turn", N_("imposter-kings/card", "the Throne"))),
    _card(TRUE_KING, "true_king", N_("imposter-kings/card", "True King"),
          N_("imposter-kings/card", "A King whose holder also chooses who begins the round."),
          Brief("crown", N_("imposter-kings/card", "who begins"))),
)


name_of: Final = names_of(CARDS)


def of_value(value: int) -> tuple[int, ...]:
    """The kinds with that base value."""
    return tuple(kind for kind in range(KINDS) if VALUES[kind] == value)
