"""What is said during a game of Throne: moves, log and refusals.

A line of the log stands after the player's name and has no subject, so that it reads well for "you" and in every
language.
"""

from __future__ import annotations

from typing import Final

from engine.core.moves import NONE, Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.throne import moves
from engine.games.throne.cards import claim_name, name_of
from engine.games.throne.state import ThroneState

# -- moves ---------------------------------------------------------------------------------------------------------

LAY: Final = N_("throne/move", "{card} as {claim}")
LAY_AGAINST: Final = N_("throne/move", "{card} as {claim} against {player}")
LAY_OPEN: Final = N_("throne/move", "{card} (face up) as {claim}")
LAY_OPEN_AGAINST: Final = N_("throne/move", "{card} (face up) as {claim} against {player}")
LIAR: Final = N_("throne/move", "Liar!")
ACCEPT: Final = N_("throne/move", "Accept")
JOKER: Final = N_("throne/move", "Show a Joker")
JOKER_OPEN: Final = N_("throne/move", "Use the face-up Joker")
PEEK: Final = N_("throne/move", "Look at one of {player}’s cards")
UNMASK: Final = N_("throne/move", "Turn one of {player}’s cards face up")
KILL: Final = N_("throne/move", "Kill one of {player}’s hidden cards")
KILL_OPEN: Final = N_("throne/move", "Kill {player}’s {card}")
TAKE_AWAY: Final = N_("throne/move", "Pick the card that {player} loses")
TAKE_AWAY_OPEN: Final = N_("throne/move", "Pick the {card} for {player} to lose")
PICK: Final = N_("throne/move", "Pick a hidden card")
PICK_OPEN: Final = N_("throne/move", "Pick the face-up {card}")
DEAL: Final = N_("throne/move", "Deal the next round")

_PLAIN: Final = {moves.ACCEPT: ACCEPT, moves.LIAR: LIAR, moves.JOKER_HIDDEN: JOKER, moves.JOKER_OPEN: JOKER_OPEN,
                 moves.DEAL: DEAL}
_PICKS: Final = {"peek": PEEK, "unmask": UNMASK, "kill": KILL, "penalty": TAKE_AWAY}
_OPEN_PICKS: Final = {"kill": KILL_OPEN, "penalty": TAKE_AWAY_OPEN}


def describe(move: Move, observation: Observation[ThroneState]) -> Text:
    """What the move does; a pick is described by what it is for in this position."""
    seen = observation.seen
    if move.verb in ("lay", "lay-open"):
        return _laying(move)
    if move.verb == "pick":
        return _PICKS.get(seen.phase, PICK).fill(player=Player(seen.victim))
    if move.verb == "pick-open":
        text = _OPEN_PICKS.get(seen.phase, PICK_OPEN)
        return text.fill(player=Player(seen.victim), card=name_of(move.card))
    return _PLAIN[move]


def _laying(move: Move) -> Text:
    plain, aimed = (LAY, LAY_AGAINST) if move.verb == "lay" else (LAY_OPEN, LAY_OPEN_AGAINST)
    text = plain if move.seat == NONE else aimed
    return text.fill(card=name_of(move.card), claim=claim_name(move.claim), player=Player(move.seat))


# -- log -----------------------------------------------------------------------------------------------------------

CLAIMED: Final = N_("throne/log", "Claims {claim}.")
CLAIMED_AGAINST: Final = N_("throne/log", "Claims {claim} against {player}.")
CLAIMED_WITH: Final = N_("throne/log", "Claims {claim} with {card}.")
CLAIMED_AGAINST_WITH: Final = N_("throne/log", "Claims {claim} against {player} with {card}.")
ACCEPTED: Final = N_("throne/log", "Accepts.")
CALLED: Final = N_("throne/log", "Liar!")
NOBODY_CALLED: Final = N_("throne/log", "Nobody calls it a lie.")
CALLED_FIRST: Final = N_("throne/log", "Liar! Called by {players}. The challenger is {player}.")
TRUE: Final = N_("throne/log", "The claim was true: {card}.")
FALSE: Final = N_("throne/log", "The claim was a lie: {card}.")
EVADED: Final = N_("throne/log", "Evades with a Joker.")
NOTHING_HIDDEN: Final = N_("throne/log", "All of {player}’s cards are face up: nothing happens.")
PEEKED: Final = N_("throne/log", "Looks at one of {player}’s cards.")
SAW: Final = N_("throne/log", "Looks at {player}’s {card}.")
UNMASKED: Final = N_("throne/log", "Turns {player}’s {card} face up.")
KILLED: Final = N_("throne/log", "Kills {player}’s {card}.")
LOST: Final = N_("throne/log", "Discards {player}’s {card}.")
DRAWN: Final = N_("throne/log", "Draws a card.")
DRAWN_CARD: Final = N_("throne/log", "Draws {card}.")
NONE_LEFT: Final = N_("throne/log", "No cards are left to draw.")
RENEWED: Final = N_("throne/log", "The draw pile is empty: buried cards and discards are shuffled into a new one.")
OUT: Final = N_("throne/log", "Has no cards left and is out of the round.")
ROUND_WON: Final = N_("throne/log", "Wins the round.")
LONG_ROUND: Final = N_("throne/log", "After 400 turns, the player with the most cards wins the round.")
WON: Final = N_("throne/log", "Wins the game and takes the throne.")
DEALT: Final = N_("throne/log", "Shuffles all the cards and deals.")
FIVE_CARDS: Final = N_("throne/log", "{player} gets five cards.")
DEALT_CARDS: Final = N_("throne/log", "Your five cards: {cards}.")

# -- refusals ------------------------------------------------------------------------------------------------------

ANSWER_FIRST: Final = N_("throne/refusal", "A claim is aimed at you: answer it first.")
ANSWER_ACE_FIRST: Final = N_("throne/refusal", "An Ace was claimed: answer it first.")
PICK_FIRST: Final = N_("throne/refusal", "Pick a card first.")
DEAL_FIRST: Final = N_("throne/refusal", "The round is over: deal the next one first.")
NOT_HELD: Final = N_("throne/refusal", "You have no hidden {card}.")
NOT_OPEN: Final = N_("throne/refusal", "You have no face-up {card}.")
NO_SUCH_PLAYER: Final = N_("throne/refusal", "{player} is not in this game.")
NOT_YOURSELF: Final = N_("throne/refusal", "Aim your claim at a rival, not at yourself.")
IS_OUT: Final = N_("throne/refusal", "{player} is out of this round.")
NO_CLAIM: Final = N_("throne/refusal", "Nobody has claimed anything yet this round: lay a card.")
PEASANT_NOT_CALLED: Final = N_("throne/refusal", "The last claim was a Peasant, which cannot be called a lie.")
PEASANT_NOT_ACCEPTED: Final = N_("throne/refusal", "The last claim was a Peasant and needs no answer.")
ACE_ANSWERED: Final = N_("throne/refusal", "Everyone has answered the Ace: lay a card.")
ANSWERED: Final = N_("throne/refusal", "You have already answered the last claim: lay a card.")
NOT_AGAINST_YOU: Final = N_("throne/refusal", "The last claim was aimed at {player}: only they could answer it.")
NO_ACTION: Final = N_("throne/refusal", "Show a Joker only when a Jack, Queen, or King is aimed at you.")
NOT_AGAINST_ACE: Final = N_("throne/refusal", "A Joker does not stop an Ace.")
NO_JOKER: Final = N_("throne/refusal", "You have no hidden Joker.")
NO_OPEN_JOKER: Final = N_("throne/refusal", "You have no face-up Joker.")
NOTHING_TO_PICK: Final = N_("throne/refusal", "There is nothing to pick yet: lay a card first.")
ALL_OPEN: Final = N_("throne/refusal", "All of {player}’s cards are face up: pick one of them.")
HIDDEN_ONLY: Final = N_("throne/refusal", "Pick a hidden card here.")
HIDDEN_FOR_ACE: Final = N_("throne/refusal", "A false Ace costs a hidden card: pick one.")
NOT_THERE: Final = N_("throne/refusal", "{player} has no face-up {card}.")
NOT_OVER: Final = N_("throne/refusal", "The round is not over yet.")

# -- refusals of clicks on what begins no move -----------------------------------------------------------------------

ACES_DRAW: Final = N_("throne/refusal", "Any claim but a Peasant draws from here.")
CLAIM_HERE: Final = N_("throne/refusal", "To claim this, drop a card from your hand here.")
LAID_ALREADY: Final = N_("throne/refusal", "The last claim is settled: lay a card of your own.")
COME_BACK: Final = N_("throne/refusal", "These cards go into the next draw pile.")
AIM_AT: Final = N_("throne/refusal", "To act on this hand, claim a Jack, Queen, or King against {player}.")
PICK_FROM: Final = N_("throne/refusal", "Pick one of {player}’s cards.")
