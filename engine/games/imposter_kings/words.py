"""What is said during a game of The Imposter Kings: log, questions and refusals.

Log lines stand behind the player's name and have no subject, so that they read well for "you" and in every language.
"""

from __future__ import annotations

from typing import Final

from engine.core.text import N_, Text

# -- log: the set-up -----------------------------------------------------------------------------------------------

DEALT: Final = N_("imposter-kings/log", "A new round is dealt. The Accused is the {card}. {player} holds the True "
                                        "King.")
HAND_DEALT: Final = N_("imposter-kings/log", "%n card(s) dealt.", "", 1)
CHOSEN: Final = N_("imposter-kings/log", "Chooses a card, face down.")
SHOWN: Final = N_("imposter-kings/log", "Shows {cards}.")
HIGHEST: Final = N_("imposter-kings/log", "Shows the highest card and gets first pick.")
TAKEN: Final = N_("imposter-kings/log", "Takes {card} from {player}.")
SAW_PARTNERS: Final = N_("imposter-kings/log", "{player}’s hidden card is the {card}.")
BEGINS: Final = N_("imposter-kings/log", "Chooses to begin.")
NAMED_FIRST: Final = N_("imposter-kings/log", "Names {player} as the first player.")
CLOCKWISE: Final = N_("imposter-kings/log", "Chooses to play clockwise.")
COUNTERCLOCKWISE: Final = N_("imposter-kings/log", "Chooses to play counterclockwise.")
PICKED_UP: Final = N_("imposter-kings/log", "All shown cards return to their owners’ hands.")
MIXED: Final = N_("imposter-kings/log", "The cards for the pool are shuffled.")
FROM_POOL: Final = N_("imposter-kings/log", "Takes a card from the pool.")
FROM_POOL_SEEN: Final = N_("imposter-kings/log", "Takes {card} from the pool.")
RESTARTED: Final = N_("imposter-kings/log", "Restarts the round.")
RESTARTED_PAID: Final = N_("imposter-kings/log", "Restarts the round: {points} points for {player}.")
SUCCESSOR_CHOSEN: Final = N_("imposter-kings/log", "Chooses a Successor.")
OFFERED: Final = N_("imposter-kings/log", "Offers their partner %n card(s).", "", 1)
GIVEN: Final = N_("imposter-kings/log", "Hands {player} a card.")
GIVEN_CARD: Final = N_("imposter-kings/log", "Hands {player} {card}.")
REMOVED: Final = N_("imposter-kings/log", "Removes a card from the round.")

# -- log: turns ----------------------------------------------------------------------------------------------------

PLAYED: Final = N_("imposter-kings/log", "Plays {card}: the Throne is worth {value}.")
FLIPPED: Final = N_("imposter-kings/log", "Flips their King.")
SUCCEEDED: Final = N_("imposter-kings/log", "Takes their Successor into hand: the Throne is worth 1.")
HERALD_RETURNS: Final = N_("imposter-kings/log", "Takes back the Herald.")
DISCARDED: Final = N_("imposter-kings/log", "Spends the turn removing a Condemned card.")
LOST: Final = N_("imposter-kings/log", "Cannot play and loses the round.")
ROUND_WON: Final = N_("imposter-kings/log", "The round goes to {players}: %n point(s).", "", 1)
WON: Final = N_("imposter-kings/log", "The game is over. {players} wins.")
WON_TOGETHER: Final = N_("imposter-kings/log", "The game is over. The winners are {players}.")

# -- log: abilities and reactions ----------------------------------------------------------------------------------

PRINCESS_USED: Final = N_("imposter-kings/log", "Uses the Princess to swap a card with {player}.")
SENTRY_USED: Final = N_("imposter-kings/log", "Uses the Sentry on {card}, card {place} of the Court.")
SPY_USED: Final = N_("imposter-kings/log", "Uses the Spy to look at all Successors.")
MYSTIC_USED: Final = N_("imposter-kings/log", "Uses the Mystic and names {number}.")
WARDEN_USED: Final = N_("imposter-kings/log", "Uses the Warden to swap a card from their hand with the Accused.")
HERALD_USED: Final = N_("imposter-kings/log", "Uses the Herald to choose a new Successor.")
JUDGE_PICKS: Final = N_("imposter-kings/log", "Must guess a card in {player}’s hand.")
JUDGE_USED: Final = N_("imposter-kings/log", "Uses the Judge and guesses that {player} holds {card}.")
SOLDIER_USED: Final = N_("imposter-kings/log", "Uses the Soldier and names {card}.")
INQUISITOR_USED: Final = N_("imposter-kings/log", "Uses the Inquisitor and names {card}.")
EXECUTIONER_USED: Final = N_("imposter-kings/log", "Uses the Executioner and names {number}.")
FOOL_USED: Final = N_("imposter-kings/log", "Uses the Fool to take {card}, card {place} of the Court.")
STOPPED: Final = N_("imposter-kings/log", "The King’s Hand stops {player}’s {card}.")
TAKEN_BACK: Final = N_("imposter-kings/log", "The card meant to replace the Accused returns to hand.")
KILLED: Final = N_("imposter-kings/log", "Shows the Assassin: {player} is struck.")
SPOILS: Final = N_("imposter-kings/log", "Adds the Assassin to {player}’s cards and looks at them all.")
SPOILS_SEEN: Final = N_("imposter-kings/log", "The cards are {cards}.")
KEPT: Final = N_("imposter-kings/log", "Keeps one of {player}’s cards.")
KEPT_CARD: Final = N_("imposter-kings/log", "Keeps {card}.")
DISGRACED: Final = N_("imposter-kings/log", "Disgraces {card}, card {place} of the Court.")
SAW_SUCCESSOR: Final = N_("imposter-kings/log", "{player}’s Successor is the {card}.")
FORCED: Final = N_("imposter-kings/log", "{player} must replace their Successor.")
SUCCESSOR_REPLACED: Final = N_("imposter-kings/log", "Replaces their Successor with another card.")
ACCUSED_SWAPPED: Final = N_("imposter-kings/log", "Takes {taken} into hand; {card} is now the Accused.")
SUCCESSOR_RECALLED: Final = N_("imposter-kings/log", "Takes their Successor into hand.")
RIGHT: Final = N_("imposter-kings/log", "The guess is right.")
WRONG: Final = N_("imposter-kings/log", "The guess is wrong.")
SOMEBODY_HOLDS: Final = N_("imposter-kings/log", "Yes: the Soldier counts 2 more.")
NOBODY_HOLDS: Final = N_("imposter-kings/log", "No: no opponent holds it.")
NOBODY_ELSE_HOLDS: Final = N_("imposter-kings/log", "No other player holds it.")
SUMMONED: Final = N_("imposter-kings/log", "Puts {card} into their Antechamber.")
SPARED: Final = N_("imposter-kings/log", "Has no card of that value in hand.")
CONDEMNED: Final = N_("imposter-kings/log", "Condemns a card.")
CONDEMNED_CARD: Final = N_("imposter-kings/log", "Condemns {card}.")
SWAPPED: Final = N_("imposter-kings/log", "Swaps a card with {player}.")
SWAPPED_CARDS: Final = N_("imposter-kings/log", "Swaps {card} for {player}’s {taken}.")
EXCHANGED: Final = N_("imposter-kings/log", "Puts {card} into the Court and takes {taken} into hand.")
FOOL_TOOK: Final = N_("imposter-kings/log", "Takes {card} from the Court into hand.")

# -- what is asked now ---------------------------------------------------------------------------------------------

USE_OR_PASS: Final = N_("imposter-kings/refusal", "First decide whether and how to use the {card}’s ability.")

PLAY_OR_FLIP: Final = N_("imposter-kings/refusal", "It is your turn: play a card or flip your King.")
PLAY_ONLY: Final = N_("imposter-kings/refusal", "It is your turn: play a card.")
FLIP_ONLY: Final = N_("imposter-kings/refusal", "You cannot play any of your cards: flip your King.")
NOTHING_LEFT: Final = N_("imposter-kings/refusal", "You can neither play a card nor flip your King: you lose the "
                                                   "round.")
ANTECHAMBER_FIRST: Final = N_("imposter-kings/refusal", "You must first play a card from your Antechamber.")

QUESTIONS: Final[dict[str, tuple[str, Text, tuple[str, ...]]]] = {
    "deal": ("R31", N_("imposter-kings/refusal", "The round is over: deal the next one first."), ("deal",)),
    "first": ("R32", N_("imposter-kings/refusal", "First name the player who begins."), ("first",)),
    "direction": ("R32", N_("imposter-kings/refusal", "First choose the direction of play."), ("direction",)),
    "restart": ("R33", N_("imposter-kings/refusal", "First decide whether to restart the round."), ("restart", "stay")),
    "show": ("R34", N_("imposter-kings/refusal", "First choose a card to show."), ("show",)),
    "highest": ("R35", N_("imposter-kings/refusal", "The highest cards are tied: decide who gets first pick."), ("pick",)),
    "take": ("R35", N_("imposter-kings/refusal", "First take one of the cards shown."), ("take",)),
    "lay": ("R36", N_("imposter-kings/refusal", "First place a card face down for the pool."), ("lay",)),
    "successor": ("R37", N_("imposter-kings/refusal", "First choose your Successor."), ("successor",)),
    "offer": ("R38", N_("imposter-kings/refusal", "First say how many cards to swap."), ("offer",)),
    "partner": ("R38", N_("imposter-kings/refusal", "First choose a card for your partner."), ("give",)),
    "remove": ("R39", N_("imposter-kings/refusal", "First remove a card from the round."), ("remove",)),
    "turn": ("R4", PLAY_OR_FLIP, ("play", "flip", "lose")),
    "antechamber": ("R6", ANTECHAMBER_FIRST, ("play",)),
    "condemned": ("R5", N_("imposter-kings/refusal", "You have a Condemned card: removing it is your whole turn."), ("discard",)),
    "oath": ("R22", N_("imposter-kings/refusal", "The Oathbound must be followed by a second card."), ("play",)),
    "reaction": ("R10", N_("imposter-kings/refusal", "First decide whether to use a King’s Hand."), ("stop", "pass")),
    "guess": ("R24", N_("imposter-kings/refusal", "First guess a card, or skip the ability."), ("name", "pass")),
    "swap": ("R16", N_("imposter-kings/refusal", "First choose the card to give away."), ("give",)),
    "sentry": ("R17", N_("imposter-kings/refusal", "First choose a card from your hand for the Court."), ("exchange",)),
    "spy": ("R18", N_("imposter-kings/refusal", "First decide who, if anyone, must replace their Successor."), ("pick", "pass")),
    "replace": ("R18", N_("imposter-kings/refusal", "First replace your Successor with a card from your hand."), ("successor",)),
    "heir": ("R23", N_("imposter-kings/refusal", "First choose a new Successor."), ("successor",)),
    "herald": ("R23", N_("imposter-kings/refusal", "First decide whether to play another card with the Herald."), ("play", "pass")),
    "judge": ("R24", N_("imposter-kings/refusal", "First decide whether to put a card into your Antechamber."), ("antechamber", "pass")),
    "soldier": ("R25", N_("imposter-kings/refusal", "First decide whether to disgrace a card in Court."), ("court", "pass")),
    "condemn": ("R27", N_("imposter-kings/refusal", "First condemn a card of the named value, if you have "
                                                    "one."), ("condemn", "none")),
    "assassin": ("R12", N_("imposter-kings/refusal", "First decide whether to show an Assassin."), ("kill", "pass")),
    "rescue": ("R12", N_("imposter-kings/refusal", "First decide whether to stop the Assassin with a King’s Hand."), ("stop", "pass")),
    "spoils": ("R41", N_("imposter-kings/refusal", "First choose a card to keep."), ("keep",)),
}
"""By phase: the rule that asks, the question put to those who try something else, and the sorts of moves that answer it."""

# -- refusals ------------------------------------------------------------------------------------------------------

NOT_HELD: Final = N_("imposter-kings/refusal", "You do not hold the {card}.")
NOT_IN_DECK: Final = N_("imposter-kings/refusal", "With this many players, the {card} is not in the deck.")
NO_SUCH_PLAYER: Final = N_("imposter-kings/refusal", "{player} is not in this game.")
OUT_OF_ROUND: Final = N_("imposter-kings/refusal", "{player} has already lost this round.")
NOT_YOURSELF: Final = N_("imposter-kings/refusal", "Choose another player, not yourself.")
OPPONENTS_ONLY: Final = N_("imposter-kings/refusal", "Choose an opponent.")
NO_HAND: Final = N_("imposter-kings/refusal", "{player} has no cards in hand.")
NO_SUCCESSOR: Final = N_("imposter-kings/refusal", "{player} has no Successor left.")
TOO_LOW: Final = N_("imposter-kings/refusal", "The {card} ({value} in hand) is below the Throne ({throne}): play "
                                              "equal or higher.")
MUTED_TOO_LOW: Final = N_("imposter-kings/refusal", "The {card} has lost its text and counts {value}; the Throne is "
                                                    "worth {throne}.")
ELDER_NEEDS: Final = N_("imposter-kings/refusal", "The Throne is worth {throne}: the Elder is too low, except on "
                                                  "face-up Royalty.")
ZEALOT_KING: Final = N_("imposter-kings/refusal", "The Throne is worth {throne}: the Zealot is too low until your King is flipped.")
ZEALOT_ROYALTY: Final = N_("imposter-kings/refusal", "The Zealot may not be played on Royalty.")
OATH_NEEDS: Final = N_("imposter-kings/refusal", "To be played on a higher card, the Oathbound needs another card "
                                                 "from your hand.")
NOT_IN_ANTECHAMBER: Final = N_("imposter-kings/refusal", "The {card} is not in your Antechamber.")
NOT_CONDEMNED: Final = N_("imposter-kings/refusal", "The {card} is not one of your Condemned cards.")
EMPTY_COURT: Final = N_("imposter-kings/refusal", "The Court is empty: there is no card to disgrace.")
KING_USED: Final = N_("imposter-kings/refusal", "Your King is already flipped.")
STILL_ABLE: Final = N_("imposter-kings/refusal", "You have not lost: you can still play a card or flip your King.")
STILL_PLAYS: Final = N_("imposter-kings/refusal", "You have not lost: you can still play a card.")
STILL_FLIPS: Final = N_("imposter-kings/refusal", "You have not lost: you can still flip your King.")
FLIP_NOT_STOPPED: Final = N_("imposter-kings/refusal", "The King’s Hand cannot stop the flip of a King.")
UNSTOPPABLE: Final = N_("imposter-kings/refusal", "The {card} cannot be stopped.")
NOTHING_TO_STOP: Final = N_("imposter-kings/refusal", "The King’s Hand answers an ability at once; none is being used now.")
ONLY_AGAINST_FLIPS: Final = N_("imposter-kings/refusal", "The Assassin strikes only when a King is flipped.")
STRUCK_ALREADY: Final = N_("imposter-kings/refusal", "An Assassin has already struck: now only a King’s Hand can "
                                                     "stop it.")
HERALD_VALUE: Final = N_("imposter-kings/refusal", "The {card} counts {value} in hand; the Herald needs 5 or more.")
MYSTIC_RANGE: Final = N_("imposter-kings/refusal", "The Mystic names a number from 1 to 8.")
EXECUTIONER_RANGE: Final = N_("imposter-kings/refusal", "The highest base value face up in Court is {highest}: name "
                                                        "no higher number.")
NO_SUCH_CARD: Final = N_("imposter-kings/refusal", "The Court does not have that many cards.")
LIES_FACE_DOWN: Final = N_("imposter-kings/refusal", "This card is disgraced: choose a face-up card.")
NOT_ITSELF: Final = N_("imposter-kings/refusal", "Choose a card other than the one just played.")
NOT_ROYALTY: Final = N_("imposter-kings/refusal", "The Sentry may not exchange Royalty.")
OTHER_VALUE: Final = N_("imposter-kings/refusal", "The {card} does not have base value {number}.")
MUST_CONDEMN: Final = N_("imposter-kings/refusal", "You hold a card of base value {number}: condemn one.")
TOO_LOW_FOR_JUDGE: Final = N_("imposter-kings/refusal", "With the Judge, choose a card of base value 2 or more.")
NOT_AMONG_SPOILS: Final = N_("imposter-kings/refusal", "You may not keep the {card}.")
NOT_HIGHEST: Final = N_("imposter-kings/refusal", "Name a player who shows the highest card.")
TAKE_FROM: Final = N_("imposter-kings/refusal", "Take one of {player}’s cards.")
NOT_SHOWN: Final = N_("imposter-kings/refusal", "{player} is not showing the {card}.")

# -- refusals of clicks on what begins no move -----------------------------------------------------------------------

ACCUSED_STAYS: Final = N_("imposter-kings/refusal", "The Accused stays here; only the Warden can swap it.")
REMOVED_STAYS: Final = N_("imposter-kings/refusal", "Removed cards are out of this round.")
WAITS_FACE_DOWN: Final = N_("imposter-kings/refusal", "These cards stay face down and cannot be taken.")
PLAYS_THESE: Final = N_("imposter-kings/refusal", "Only {player} may play these cards.")
FLIPS_THIS: Final = N_("imposter-kings/refusal", "Only {player} may flip this King.")
THEIR_SUCCESSOR: Final = N_("imposter-kings/refusal", "Only {player} may take this Successor.")
REMOVES_THIS: Final = N_("imposter-kings/refusal", "{player} must remove this Condemned card.")
PLAYS_THIS_FIRST: Final = N_("imposter-kings/refusal", "{player} must play this card first.")
SUCCESSOR_WAITS: Final = N_("imposter-kings/refusal", "Your Successor returns to your hand when you flip your King.")
