"""What is said during a game of Behind the Throne: moves, log and refusals.

Log lines follow the player's name and have no subject, so that they read well for "you" and in every language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.behind_the_throne.cards import ASSASSIN, GENERAL, JESTER, name_of
from engine.games.behind_the_throne.state import BehindState


@dataclass(frozen=True, slots=True)
class Wording:
    """One sentence for each thing that an ability can do."""

    look: Text
    less_3: Text
    less_2: Text
    less_1: Text
    more_1: Text

    def of(self, kind: int, change: int) -> Text:
        """The sentence for the ability of a kind that changes the newest card's value by `change`."""
        if kind == GENERAL:
            return self.less_3
        if kind == ASSASSIN:
            return self.less_2
        if kind == JESTER:
            return self.more_1 if change > 0 else self.less_1
        return self.look


# -- moves ---------------------------------------------------------------------------------------------------------

REVEAL: Final = N_("behind-the-throne/move", "Reveal a card")
COLLECT: Final = N_("behind-the-throne/move", "Collect the row")
DESTROY: Final = N_("behind-the-throne/move", "Destroy {player}’s {card}")
DESTROY_OWN: Final = N_("behind-the-throne/move", "Destroy your own {card}")
SWAP: Final = N_("behind-the-throne/move", "Swap the row for {player}’s {card}")
DISCARD: Final = N_("behind-the-throne/move", "Discard the {card} stack")
USE: Final = Wording(
    N_("behind-the-throne/move", "Prophet: look at the top card"),
    N_("behind-the-throne/move", "General: down 3"),
    N_("behind-the-throne/move", "Assassin: down 2"),
    N_("behind-the-throne/move", "Jester: down 1"),
    N_("behind-the-throne/move", "Jester: up 1"),
)
JUDGE: Final = Wording(
    N_("behind-the-throne/move", "Judge as the Prophet: look at the top card"),
    N_("behind-the-throne/move", "Judge as the General: down 3"),
    N_("behind-the-throne/move", "Judge as the Assassin: down 2"),
    N_("behind-the-throne/move", "Judge as the Jester: down 1"),
    N_("behind-the-throne/move", "Judge as the Jester: up 1"),
)


def describe(move: Move, observation: Observation[BehindState]) -> Text:
    """What the move does, for a button, the log and speech."""
    match move.verb:
        case "reveal":
            return REVEAL
        case "collect":
            return COLLECT
        case "use":
            return USE.of(move.card, move.number)
        case "judge":
            return JUDGE.of(move.card, move.number)
        case "discard":
            return DISCARD.fill(card=name_of(move.card))
        case "swap":
            return SWAP.fill(card=name_of(move.card), player=Player(move.seat))
    own = move.seat == observation.seat
    return (DESTROY_OWN if own else DESTROY).fill(card=name_of(move.card), player=Player(move.seat))


# -- log -----------------------------------------------------------------------------------------------------------

REVEALED: Final = N_("behind-the-throne/log", "Reveals {card}.")
RENEWED: Final = N_("behind-the-throne/log", "The deck is empty: the discard pile and the End of Game card form a new deck.")
BUST: Final = N_("behind-the-throne/log", "{card} is too high: the row is lost.")
COLLECTED: Final = N_("behind-the-throne/log", "Collects {cards}.")
SWAPPED: Final = N_("behind-the-throne/log", "Gives the row to {player} for {card}.")
TAKEN: Final = N_("behind-the-throne/log", "Takes {card}.")
DESTROYED: Final = N_("behind-the-throne/log", "Destroys {player}’s {card}.")
DESTROYED_OWN: Final = N_("behind-the-throne/log", "Destroys their own {card}.")
SIXTH: Final = N_("behind-the-throne/log", "Discards a sixth {card}.")
GAVE_UP: Final = N_("behind-the-throne/log", "Discards the {card} stack (%n card(s)), as only five stacks are "
                                             "allowed.", "", 1)
SAW: Final = N_("behind-the-throne/log", "The top card is {card}.")
WON: Final = N_("behind-the-throne/log", "The End of Game card is revealed. {players} wins.")
SHARED: Final = N_("behind-the-throne/log", "The End of Game card is revealed. Shared win: {players}.")
USED: Final = Wording(
    N_("behind-the-throne/log", "Uses the Prophet and looks at the top card."),
    N_("behind-the-throne/log", "Uses the General: down 3, now {value}."),
    N_("behind-the-throne/log", "Uses the Assassin: down 2, now {value}."),
    N_("behind-the-throne/log", "Uses the Jester: down 1, now {value}."),
    N_("behind-the-throne/log", "Uses the Jester: up 1, now {value}."),
)
JUDGED: Final = Wording(
    N_("behind-the-throne/log", "Uses the Judge as the Prophet and looks at the top card."),
    N_("behind-the-throne/log", "Uses the Judge as the General: down 3, now {value}."),
    N_("behind-the-throne/log", "Uses the Judge as the Assassin: down 2, now {value}."),
    N_("behind-the-throne/log", "Uses the Judge as the Jester: down 1, now {value}."),
    N_("behind-the-throne/log", "Uses the Judge as the Jester: up 1, now {value}."),
)

# -- refusals ------------------------------------------------------------------------------------------------------

ROW_FULL: Final = N_("behind-the-throne/refusal", "The row has five cards, the maximum.")
ROW_EMPTY: Final = N_("behind-the-throne/refusal", "There is no row yet: reveal at least one card first.")
SAVE_FIRST: Final = N_("behind-the-throne/refusal",
                       "The newest card is {value}, higher than the {before} before it: bring it down first.")
WOULD_LOSE: Final = N_("behind-the-throne/refusal",
                       "This would cost you the row, which you can still save.")
TOO_HIGH_AGAIN: Final = N_("behind-the-throne/refusal",
                           "This would make the newest card too high, and nothing could bring it down.")
DISCARD_FIRST: Final = N_("behind-the-throne/refusal", "You have more than five stacks: first choose one to discard.")
NO_NEWEST: Final = N_("behind-the-throne/refusal", "Abilities change the newest card in the row, but the row is "
                                                   "still empty.")
NOT_OWNED: Final = N_("behind-the-throne/refusal", "You have no {card}.")
USED_UP: Final = N_("behind-the-throne/refusal", "Your {card} was already used this turn.")
OUTNUMBERED: Final = N_("behind-the-throne/refusal", "Another player has a larger {card} stack.")
STANDS_UPRIGHT: Final = N_("behind-the-throne/refusal",
                           "The Judge can use only sideways stacks, and your {card} stack stands upright.")
FROZEN: Final = N_("behind-the-throne/refusal", "This card has destroyed another, so its value can no longer change.")
NOBODY_ASLEEP: Final = N_("behind-the-throne/refusal",
                          "The Judge uses only sideways stacks; none of your other manipulative stacks lies sideways.")
FIRST_CARD: Final = N_("behind-the-throne/refusal", "The first card of a row has no card before it and destroys "
                                                    "nothing.")
NOT_EQUAL: Final = N_("behind-the-throne/refusal",
                      "Destroy a card only if the newest ({value}) equals the one before it ({before}).")
DESTROYED_ONCE: Final = N_("behind-the-throne/refusal", "This card has already destroyed a card; each card may do "
                                                        "so only once.")
NO_SUCH_PLAYER: Final = N_("behind-the-throne/refusal", "{player} is not in this game.")
TARGET_HAS_NONE: Final = N_("behind-the-throne/refusal", "{player} has no {card}.")
HIT_BEFORE: Final = N_("behind-the-throne/refusal", "{player} has already lost a card to you this turn; the limit "
                                                    "is one.")
HIT_OWN: Final = N_("behind-the-throne/refusal", "You have already destroyed one of your own cards this turn; the "
                                                 "limit is one.")
ALCHEMIST_FIRST: Final = N_("behind-the-throne/refusal", "{player} is protected: you must destroy an Alchemist.")
MINSTREL_FIRST: Final = N_("behind-the-throne/refusal", "{player} is protected: you must take a Minstrel.")
QUEENS_FORBID: Final = N_("behind-the-throne/refusal",
                          "With {queens} Queens, destroying a card takes a row of more than {queens} cards.")
KINGS_FORBID: Final = N_("behind-the-throne/refusal",
                         "With {kings} Kings, you may swap only when the row has at least {kings} cards.")
NOT_WITH_YOURSELF: Final = N_("behind-the-throne/refusal", "You swap with another player, not with yourself.")
NO_NEED: Final = N_("behind-the-throne/refusal", "There is room for all your stacks, so you may not discard any.")

# -- refusals of gestures that are no move ---------------------------------------------------------------------------

PROTECTS: Final = N_("behind-the-throne/refusal", "The {card} is never used; it protects you while it stands upright.")
QUEENS_LIMIT: Final = N_("behind-the-throne/refusal",
                         "Queens are never used; each lengthens the row you need to destroy a card.")
KINGS_LIMIT: Final = N_("behind-the-throne/refusal",
                        "Kings are never used; each lengthens the row you need for a swap.")
TO_ROW: Final = N_("behind-the-throne/refusal", "Drag the {card} to the row to change the newest card.")
TO_DECK: Final = N_("behind-the-throne/refusal", "Drag the Prophet to the deck to look at its top card.")
TO_SIDEWAYS: Final = N_("behind-the-throne/refusal", "Drag the Judge to the stack you want to use.")
NOT_HELPED: Final = N_("behind-the-throne/refusal", "The Judge can use only manipulative stacks; the {card} stack "
                                                    "is not one.")
TOP_CARD: Final = N_("behind-the-throne/refusal", "Take the top card of the {card} stack.")
WHOLE_ROW: Final = N_("behind-the-throne/refusal", "In a swap, you give away the whole row, not a card from your "
                                                   "stacks.")
TO_STACKS: Final = N_("behind-the-throne/refusal", "Drag the card to your stacks to swap the row for it.")
TO_DISCARDS: Final = N_("behind-the-throne/refusal", "Drag the card to the discard pile to destroy it.")
NOTHING_TO_TAKE: Final = N_("behind-the-throne/refusal", "{player} has no card you can take for the row.")
INTO_ROW: Final = N_("behind-the-throne/refusal", "To reveal a card, drag it from the deck into the row.")
ROW_ON_CARD: Final = N_("behind-the-throne/refusal", "Drop the row on the card you want in exchange.")
ROW_GOES: Final = N_("behind-the-throne/refusal", "The row goes to your stacks, or to another player in a swap.")
ROW_KEPT: Final = N_("behind-the-throne/refusal", "A row cannot be given up: collect or swap it.")
COME_BACK: Final = N_("behind-the-throne/refusal", "Discarded cards come back only in the next deck.")
TAKEN_WAITS: Final = N_("behind-the-throne/refusal", "This card was taken in a swap and is placed after the gift.")
