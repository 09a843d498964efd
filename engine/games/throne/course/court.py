"""What a King, a Queen and a Jack do to a rival."""

from __future__ import annotations

from typing import Final

from engine.base.course import Lesson, Task, always
from engine.core.moves import Move
from engine.core.text import N_, Text
from engine.games.throne.cards import ACE, JACK, KING, QUEEN
from engine.games.throne.course.looking import (
    DOES,
    LEARNER,
    RIVAL,
    TO_LAY,
    TO_LAY_LATER,
    claimed,
    loses_none,
    stopped,
    what_it_does,
)
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, OPEN

# -- the King ----------------------------------------------------------------------------------------------------------

_NOTHING_HIDDEN: Final = N_("throne/course", "All your rival’s cards are face up: a Jack or Queen finds nothing hidden "
                                             "and does nothing.")
_ACE_STAYS: Final = N_("throne/course", "The Nine is gone, but your rival keeps the Ace.")


def _claims_king(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return claimed(after) == KING


def _no_king(_before: ThroneState, _move: Move, after: ThroneState) -> Text:
    return _NOTHING_HIDDEN if claimed(after) in (JACK, QUEEN) else DOES[claimed(after)]


def _ace_gone(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return ACE not in after.cards[OPEN[RIVAL]]


KINGS: Final[Lesson[ThroneState]] = Lesson("king", N_("throne/course", "The King"), N_("throne/course", "Kill the card that your rival will miss most."), (
    Task("claim",
         N_("throne/course", "All your rival’s cards are face up: a Jack or Queen finds nothing hidden. Claim "
                             "something that still costs your rival a card."),
         ("R6", "R16"), _claims_king, _no_king,
         (N_("throne/course", "The King kills a card, hidden or face up."),
          N_("throne/course", "Drag the King to the King claim.")),
         "lay king as king 2",
         position=f"throne 2: 1 lay; hand.1 king queen eight; open.2 ace nine; deck ten; {TO_LAY_LATER}", replies=("accept",)),
    Task("choose",
         N_("throne/course", "Your rival accepts. Choose from the face-up cards, and kill the one that draws two "
                             "cards."),
         ("R14", "R15"), _ace_gone, always(_ACE_STAYS),
         (N_("throne/course", "An Ace draws two cards."),
          N_("throne/course", "Choose the Ace.")),
         "pick-open ace",
         N_("throne/course", "The Ace is among the discards, and you draw a card for your King.")),
))

# -- the Queen ---------------------------------------------------------------------------------------------------------

_TURNS_NONE: Final = N_("throne/course", "A King kills a card; it does not turn one face up.")
_LET_WORK: Final = N_("throne/course", "You know it is a Nine, and still you let it kill one of your cards.")


def _claims_queen(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return claimed(after) == QUEEN


def _no_queen(_before: ThroneState, _move: Move, after: ThroneState) -> Text:
    return _TURNS_NONE if claimed(after) == KING else DOES[claimed(after)]


def _face_up(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return bool(after.cards[OPEN[RIVAL]])


QUEENS: Final[Lesson[ThroneState]] = Lesson("queen", N_("throne/course", "The Queen"), N_(
    "throne/course", "Turn a card face up, and catch your rival lying with it."), (
    Task("claim",
         N_("throne/course", "A Queen turns one of your rival’s hidden cards face up, for everyone to see. Claim a Queen."),
         ("R6",), _claims_queen, _no_queen,
         (N_("throne/course", "You have a Queen: claim it truthfully."),
          N_("throne/course", "Drag the Queen to the Queen claim.")),
         "lay queen as queen 2",
         position=f"throne 2: 1 lay; hand.1 queen seven ten; hand.2 nine*2; deck eight; {TO_LAY}", replies=("accept",)),
    Task("turn",
         N_("throne/course", "Your rival accepts. Choose a hidden card: it will be face up until it leaves the "
                             "hand, but it still counts as a card."),
         ("R15", "R14"), _face_up, what_it_does,
         (N_("throne/course", "The hand was shuffled, so any hidden card will do."),),
         "pick", replies=("lay-open nine as king 1",)),
    Task("catch",
         N_("throne/course", "Your rival lays that very Nine, which everyone has seen, and claims a King. Stop the "
                             "claim."),
         ("R15", "R10"), stopped, always(_LET_WORK),
         (N_("throne/course", "A Nine is not a King: the claim is a lie."),
          N_("throne/course", "Call it: “Liar!”")),
         "liar",
         N_("throne/course", "The lie is discarded and does nothing. A card that everyone has seen is hard to lie with.")),
))

# -- the Jack ----------------------------------------------------------------------------------------------------------

_SAW_IT: Final = N_("throne/course", "You saw the Queen: the claim is true. The Queen takes effect, and your wrong "
                                     "call costs you a card.")


def _claims_jack(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return claimed(after) == JACK


def _knows_queen(_before: ThroneState, _move: Move, after: ThroneState) -> bool:
    return QUEEN in after.observation(LEARNER).knowledge.known_in(HAND[RIVAL])


JACKS: Final[Lesson[ThroneState]] = Lesson("jack", N_("throne/course", "The Jack"),
                                           N_("throne/course", "Look at a card, and answer accordingly."), (
    Task("claim",
         N_("throne/course", "A Jack lets you, and nobody else, look at one of your rival’s hidden cards. Claim a "
                             "Jack."),
         ("R6",), _claims_jack, what_it_does,
         (N_("throne/course", "You have a Jack: claim it truthfully."),
          N_("throne/course", "Drag the Jack to the Jack claim.")),
         "lay jack as jack 2",
         position=f"throne 2: 1 lay; hand.1 jack ten eight; hand.2 queen; open.2 eight; deck nine; {TO_LAY_LATER}", replies=("accept",)),
    Task("look",
         N_("throne/course", "Your rival accepts. Choose the hidden card: you see it, and it stays in the hand."),
         ("R18", "R14"), _knows_queen, what_it_does,
         (N_("throne/course", "Choose the hidden card in your rival’s hand."),),
         "pick",
         N_("throne/course", "A Queen. It is noted beside your rival’s name, for your eyes only."),
         replies=("lay queen as queen 1",)),
    Task("know",
         N_("throne/course", "Your rival lays the hidden card and claims a Queen against you. A wrong call costs you "
                             "a card. Answer so that you lose none."),
         ("R9", "R18"), loses_none, always(_SAW_IT),
         (N_("throne/course", "It was the only hidden card, and you know what it is."),
          N_("throne/course", "Accept the claim.")),
         "accept",
         N_("throne/course", "Right: the claim is true. The Queen will turn one of your cards face up, but you keep "
                             "them all."),
         replies=("pick",)),
))
