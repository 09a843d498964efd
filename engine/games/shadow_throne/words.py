"""What is said during a game of Shadow Throne: moves, log and refusals.

Log lines stand behind the player's name and have no subject, so that they read well for "you" and in every language.
"""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Text
from engine.games.shadow_throne import moves
from engine.games.shadow_throne.cards import name_of
from engine.games.shadow_throne.state import ShadowState

# -- moves ---------------------------------------------------------------------------------------------------------

MOVES: Final = {
    "take": N_("shadow-throne/move", "Take {card}"),
    "play": N_("shadow-throne/move", "Play {card}"),
    "extra": N_("shadow-throne/move", "Play {card} as an extra card"),
    "decline": N_("shadow-throne/move", "Play no extra card"),
    "keep": N_("shadow-throne/move", "Keep {card}"),
}


def describe(move: Move, observation: Observation[ShadowState]) -> Text:
    """What the move does, for a button, the log and speech."""
    text = MOVES[move.verb]
    return text if move is moves.DECLINE else text.fill(card=name_of(move.card))


# -- log: a battle begins ------------------------------------------------------------------------------------------

DEALT: Final = N_("shadow-throne/log", "Battle {number} begins: everyone gets a pool of six cards.")
TOOK_CARD: Final = N_("shadow-throne/log", "Drafts {card}.")
PASSED: Final = N_("shadow-throne/log", "All pools are passed to the left.")
JOINS: Final = N_("shadow-throne/log", "Picks up the saved card.")

# -- log: waves ----------------------------------------------------------------------------------------------------

CHOSEN: Final = N_("shadow-throne/log", "Has chosen.")
PLAYED: Final = N_("shadow-throne/log", "Plays {card} in wave {wave}.")
PLAYED_EXTRA: Final = N_("shadow-throne/log", "Plays {card} as an extra card.")
PAID: Final = N_("shadow-throne/log", "Pays {gold} gold for {card}.")
PAID_HUSH: Final = N_("shadow-throne/log", "Pays {gold} gold for {card}, including 1 gold in hush money.")
EARNED: Final = N_("shadow-throne/log", "Collects {gold} gold for {card}.")
EARNED_HUSH: Final = N_("shadow-throne/log", "Collects {gold} gold for {card}, 1 less because of hush money.")
POOR: Final = N_("shadow-throne/log", "Cannot pay for {card}: it is turned face down and brings {gold} gold.")

# -- log: abilities ------------------------------------------------------------------------------------------------

OF: Final = N_("shadow-throne/log", "{player}’s {card}")
SILENCES: Final = N_("shadow-throne/log", "Silences {targets} with {card}.")
KILLS: Final = N_("shadow-throne/log", "Kills {targets} with {card}.")
EMBOLDENS: Final = N_("shadow-throne/log", "Emboldens {targets} with {card}: +1 power each.")
CONVERTS: Final = N_("shadow-throne/log", "Converts {targets} with {card}.")
BLESSES: Final = N_("shadow-throne/log", "Converts and emboldens {targets} with {card}: +1 power each.")
NOBODY: Final = N_("shadow-throne/log", "Uses {card}, but nobody is affected.")
ROSES: Final = N_("shadow-throne/log", "Will embolden the Rebels in the next wave with {card}.")
NO_NEXT: Final = N_("shadow-throne/log", "Gets nothing from {card}: there is no next wave.")
WILL_STAY: Final = N_("shadow-throne/log", "Will keep {card} in play for the next battle if the Rebels lose this one.")
THAVMA: Final = N_("shadow-throne/log", "Has {gold} gold left: {card} gets 2 more power.")
NOT_POOR: Final = N_("shadow-throne/log", "Has {gold} gold left: {card} gets no extra power.")
SIMONE: Final = N_("shadow-throne/log", "Gains {influence} influence for the death of {card}.")

# -- log: the end of a wave, a battle, the game ------------------------------------------------------------------------

POWER: Final = N_("shadow-throne/log", "Power after wave {wave}: Empire {empire}, Rebels {rebels}, Church {church}.")
WON_BATTLE: Final = N_("shadow-throne/log", "The battle is over. Winning with {power} power: {factions}.")
INFLUENCE: Final = N_("shadow-throne/log", "Gains {influence} influence for {cards}.")
CONSOLATION: Final = N_("shadow-throne/log", "Collects {gold} gold as consolation for {cards}.")
KEPT: Final = N_("shadow-throne/log", "Keeps a card for the next battle.")
KEPT_CARD: Final = N_("shadow-throne/log", "Keeps {card} for the next battle.")
STAYS: Final = N_("shadow-throne/log", "Keeps {card} in play for the next battle.")
NEW_DECK: Final = N_("shadow-throne/log", "All other cards are shuffled into the deck.")
WON: Final = N_("shadow-throne/log", "The game is over. Winner: {player}.")
NOBODY_WON: Final = N_("shadow-throne/log", "The game is over. Influence and gold are equal, so nobody wins.")

# -- refusals ------------------------------------------------------------------------------------------------------

DRAFT_NOW: Final = N_("shadow-throne/refusal", "The draft is under way: take a card from your pool.")
PLAY_NOW: Final = N_("shadow-throne/refusal", "A wave is under way: play a card from your hand.")
EXTRA_NOW: Final = N_("shadow-throne/refusal", "King Kyros lets you play an extra Empire card, or none.")
KEEP_NOW: Final = N_("shadow-throne/refusal", "The battle is over: keep one card from your hand.")
NOT_IN_POOL: Final = N_("shadow-throne/refusal", "{card} is not in your pool.")
NOT_IN_HAND: Final = N_("shadow-throne/refusal", "{card} is not in your hand.")
TOO_POOR: Final = N_("shadow-throne/refusal", "{card} costs {cost} gold, but you have {gold}.")

# -- refusals of gestures that are no move ---------------------------------------------------------------------------

TO_HAND: Final = N_("shadow-throne/refusal", "Drag a card from your pool to your hand to take it.")
TO_BATTLE: Final = N_("shadow-throne/refusal", "Drag a card from your hand to your characters to play it.")
TO_SAVED: Final = N_("shadow-throne/refusal", "To keep a card, drag it to the place for your saved card.")
JOINS_LATER: Final = N_("shadow-throne/refusal", "Your saved card joins your hand when the draft is over.")
SECRET: Final = N_("shadow-throne/refusal", "These cards are secret; only {player} decides what happens to them.")
STAYS_DOWN: Final = N_("shadow-throne/refusal", "A character stays where it was played until the battle is over.")
DECK_WAITS: Final = N_("shadow-throne/refusal", "Pools are dealt from the deck at the start of each battle.")
COUNTED: Final = N_("shadow-throne/refusal", "The tokens show each faction’s power; the game keeps count.")
