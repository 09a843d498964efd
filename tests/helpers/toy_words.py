"""Cellar, the toy game of the tests: its zones, cards, moves, rule book and texts."""

from __future__ import annotations

from typing import Final

from engine.base.cards import Card, Group, names_of
from engine.core.moves import Move, MoveTable
from engine.core.refusal import Rule
from engine.core.text import N_
from engine.core.zones import Sight, Zone

KINDS: Final = 4
COPIES: Final = 2
ALE: Final = 0
MOST_SEATS: Final = 3
NUMBERS: Final = 3
TURNS: Final = 12
TURNS_BETWEEN_NUMBERS: Final = 3
HAND_SIZE: Final = 2

# -- zones ---------------------------------------------------------------------------------------------------------

DECK: Final = 0
PILE: Final = 1
SHOWN: Final = 2
HAND: Final = 3
"""The hand of the first seat; the other seats' follow."""

ZONES: Final = (Zone("deck", Sight.NOBODY), Zone("pile", Sight.NOBODY), Zone("shown"),
                *(Zone(f"hand.{seat + 1}", Sight.OWNER, seat) for seat in range(MOST_SEATS)))

# -- cards ---------------------------------------------------------------------------------------------------------

_DRINK: Final = Group("drink", N_("cellar/type", "Drink"), "slate", "straight")
_NO_ABILITY: Final = N_("cellar/card", "Does nothing.")
_NAMES: Final = (N_("cellar/card", "Ale"), N_("cellar/card", "Cider"), N_("cellar/card", "Mead"),
                 N_("cellar/card", "Wine"))

CARDS: Final = tuple(Card(kind, name.source.lower(), name, kind, _DRINK, _NO_ABILITY)
                     for kind, name in enumerate(_NAMES))
name_of: Final = names_of(CARDS)

# -- moves ---------------------------------------------------------------------------------------------------------

MOVES: Final = MoveTable("cellar")


_IDS: Final = tuple(card.id for card in CARDS)


def _by_seat_and_kind(verb: str) -> tuple[tuple[Move, ...], ...]:
    return tuple(MOVES.for_cards(verb, _IDS, f"{verb} {seat + 1}", seat=seat) for seat in range(MOST_SEATS))


DRAW: Final = MOVES.add("draw")
LAY: Final = MOVES.for_cards("lay", _IDS)
SHOW: Final = MOVES.for_cards("show", _IDS)
PEEK: Final = MOVES.for_seats("peek", MOST_SEATS)
ASK: Final = _by_seat_and_kind("ask")
ASK_ALL: Final = MOVES.for_cards("ask-all", _IDS)
OFFER: Final = _by_seat_and_kind("offer")
RETURN: Final = MOVES.for_cards("return", _IDS)
NUMBER: Final = tuple(MOVES.add("number", f"number {number}", number=number) for number in range(NUMBERS))

# -- the rule book -------------------------------------------------------------------------------------------------

_RULES: Final = N_("cellar/section", "All rules")

RULEBOOK: Final = (
    Rule.numbered(1, _RULES, N_("cellar/rule", "Turns"),
                  N_("cellar/rule", "The turn goes round; only who is asked decides.")),
    Rule.numbered(2, _RULES, N_("cellar/rule", "Laying"),
                  N_("cellar/rule", "You may lay a card of your hand face down on the pile; nobody sees which.")),
    Rule.numbered(3, _RULES, N_("cellar/rule", "Showing"),
                  N_("cellar/rule", "You may show a card of your hand for one point.")),
    Rule.numbered(4, _RULES, N_("cellar/rule", "Drawing"),
                  N_("cellar/rule", "You may draw a card while the deck has one.")),
    Rule.numbered(5, _RULES, N_("cellar/rule", "Peeking"),
                  N_("cellar/rule", "You may look at one card of a rival’s hand, which chance picks.")),
    Rule.numbered(6, _RULES, N_("cellar/rule", "A question"),
                  N_("cellar/rule", "You may ask a rival for a kind; the answer is true, and everybody hears it.")),
    Rule.numbered(7, _RULES, N_("cellar/rule", "A question to all"),
                  N_("cellar/rule", "You may ask for a kind that you do not hold yourself: does any rival hold it?")),
    Rule.numbered(8, _RULES, N_("cellar/rule", "An exchange"),
                  N_("cellar/rule", "You may give a rival who has cards one of yours, and get a card back.")),
    Rule.numbered(9, _RULES, N_("cellar/rule", "Giving back"),
                  N_("cellar/rule", "Who got a card in an exchange gives back one, the same or another.")),
    Rule.numbered(10, _RULES, N_("cellar/rule", "A new deck"),
                  N_("cellar/rule", "When the deck runs out, the pile is shuffled into it, with the shown cards "
                     "if so agreed.")),
    Rule.numbered(11, _RULES, N_("cellar/rule", "Numbers"),
                  N_("cellar/rule", "After every third turn all choose a number unseen; 2 needs an Ale in the hand. "
                     "The highest number that only one chose wins a card of the deck.")),
    Rule.numbered(12, _RULES, N_("cellar/rule", "The end"),
                  N_("cellar/rule", "After twelve turns the most points win.")),
)

# -- what is said --------------------------------------------------------------------------------------------------

DESCRIPTIONS: Final = {
    "draw": N_("cellar/move", "Draw a card"),
    "lay": N_("cellar/move", "Lay {card} face down"),
    "show": N_("cellar/move", "Show {card}"),
    "peek": N_("cellar/move", "Look at one of {player}’s cards"),
    "ask": N_("cellar/move", "Ask {player} for {card}"),
    "ask-all": N_("cellar/move", "Ask all for {card}"),
    "offer": N_("cellar/move", "Give {card} to {player} for another card"),
    "return": N_("cellar/move", "Give back {card}"),
    "number": N_("cellar/move", "Choose the number {number}"),
}

LAID: Final = N_("cellar/log", "A card laid face down.")
SHOWN_CARD: Final = N_("cellar/log", "{card} shown.")
DRAWN: Final = N_("cellar/log", "Draws a card.")
PEEKED: Final = N_("cellar/log", "A card of {player} looked at.")
PEEKED_AT: Final = N_("cellar/log", "{card} of {player} looked at.")
YES: Final = N_("cellar/log", "{players} asked for {card}: yes.")
NO: Final = N_("cellar/log", "{players} asked for {card}: no.")
GIVEN: Final = N_("cellar/log", "A card given to {player}.")
GIVEN_CARD: Final = N_("cellar/log", "{card} given to {player}.")
RENEWED: Final = N_("cellar/log", "There is a new deck.")
OPENED: Final = N_("cellar/log", "The numbers are open: {numbers}.")

NOT_HELD: Final = N_("cellar/refusal", "You hold no {card}.")
DECK_EMPTY: Final = N_("cellar/refusal", "The deck is empty.")
NO_SUCH_PLAYER: Final = N_("cellar/refusal", "{player} is not in this game.")
YOURSELF: Final = N_("cellar/refusal", "This is done to a rival, not to yourself.")
NO_CARDS: Final = N_("cellar/refusal", "{player} has no cards.")
HELD: Final = N_("cellar/refusal", "You hold {card} yourself.")
GIVE_BACK_FIRST: Final = N_("cellar/refusal", "Give back a card first.")
NOTHING_TO_RETURN: Final = N_("cellar/refusal", "Nobody gave you a card.")
NUMBER_FIRST: Final = N_("cellar/refusal", "Choose a number first.")
NO_NUMBERS: Final = N_("cellar/refusal", "It is not the time for numbers.")
NEEDS_ALE: Final = N_("cellar/refusal", "The number 2 needs an Ale.")
