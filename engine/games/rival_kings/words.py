"""What is said during a game of Rival Kings: moves, log and refusals.

Log lines stand behind the player's name and have no subject, so that they read well for "you" and in every language.
"""

from __future__ import annotations

from typing import Final

from engine.base.cards import said_of_each
from engine.core.text import N_
from engine.games.rival_kings.cards import (
    BLACKSMITH,
    CARPENTER,
    INNKEEPER,
    JAILER,
    MARKET_WOMAN,
    SAILOR,
    SCHOLAR,
    name_of,
    used,
)

ACTIONS: Final = (
    N_("rival-kings/action", "Settle conflict"),
    N_("rival-kings/action", "Pass on conflict"),
    N_("rival-kings/action", "Take money"),
    N_("rival-kings/action", "Recruit subject"),
    N_("rival-kings/action", "Buy a building"),
)
"""By action."""

# -- moves ---------------------------------------------------------------------------------------------------------

PLAY: Final = N_("rival-kings/move", "Play {card}")
#: Both Traders have the same name; this one wins ties.
PLAY_FIRST_TRADER: Final = N_("rival-kings/move", "Play {card}, with the tie symbol")
PASS_GARDENER: Final = N_("rival-kings/move", "Keep your character")
PASS_WATCHMAN: Final = N_("rival-kings/move", "Take the conflict marker")
STEAL: Final = N_("rival-kings/move", "Steal from {player}: {action}")
SETTLE: Final = N_("rival-kings/move", "Return a conflict marker")
GIVE: Final = N_("rival-kings/move", "Give a conflict marker to {player}")
TAKE: Final = N_("rival-kings/move", "Take the money from pile {pile}")
RECRUIT: Final = N_("rival-kings/move", "Recruit {card} for {price}")
BUY: Final = N_("rival-kings/move", "Buy {card} for {price}")
RECRUIT_NONE: Final = N_("rival-kings/move", "Recruit from pile {pile}")
BUY_NONE: Final = N_("rival-kings/move", "Buy from pile {pile}")
SKIP: Final = N_("rival-kings/move", "Skip this action")
END: Final = N_("rival-kings/move", "End your turn")
SWAP_CHARACTER: Final = N_("rival-kings/move", "Gardener: exchange characters with {player}")
FEND_OFF: Final = N_("rival-kings/move", "Watchman: make your rival take the marker")
FEND_OFF_NEUTRAL: Final = N_("rival-kings/move", "Watchman: turn the marker away")
PLAIN: Final = said_of_each("what using it is called", {
    JAILER: N_("rival-kings/move", "Jailer: take 1 coin for each conflict marker"),
    SCHOLAR: N_("rival-kings/move", "Scholar: take 1 coin for each building"),
    SAILOR: N_("rival-kings/move", "Sailor: do your action twice"),
    BLACKSMITH: N_("rival-kings/move", "Blacksmith: pay 1 less for a building"),
    CARPENTER: N_("rival-kings/move", "Carpenter: buy an extra building"),
    MARKET_WOMAN: N_("rival-kings/move", "Market Woman: take extra money"),
    INNKEEPER: N_("rival-kings/move", "Innkeeper: recruit an extra subject"),
}, used("at once"), name_of)
HAND_OVER: Final = N_("rival-kings/move", "Herbalist: give a conflict marker to {player}")
PERFORM: Final = N_("rival-kings/move", "Farmer: carry out a stolen action ({action})")
SEARCH_SUBJECTS: Final = N_("rival-kings/move", "Vintner: search pile {pile}")
SEARCH_BUILDINGS: Final = N_("rival-kings/move", "Miner: search pile {pile}")
DISPLAY: Final = N_("rival-kings/move", "Troubadour: exchange a card for {card}")
DISPLAY_NONE: Final = N_("rival-kings/move", "Troubadour: exchange a card with pile {pile}")
DEMAND: Final = N_("rival-kings/move", "{subject}: exchange a card for {player}’s {card}")
OFFER: Final = N_("rival-kings/move", "Give {card}")
FIND: Final = N_("rival-kings/move", "Take {card} for {price}")
LEAVE: Final = N_("rival-kings/move", "Take nothing")

# -- log -----------------------------------------------------------------------------------------------------------

ROUND: Final = N_("rival-kings/log", "A new round: all characters are shuffled.")
DEALT: Final = N_("rival-kings/log", "Gets three characters.")
DEALT_CARDS: Final = N_("rival-kings/log", "Gets these characters: {cards}.")
CHOSEN: Final = N_("rival-kings/log", "Chooses a character in secret.")
REVEALED: Final = N_("rival-kings/log", "Plays {card}.")
NEUTRAL: Final = N_("rival-kings/log", "The neutral character is the {card}.")
SWAPPED_CHARACTERS: Final = N_("rival-kings/log", "Exchanges characters with {player}: {given} for {card}.")
EQUAL_RANK: Final = N_("rival-kings/log", "Takes a conflict marker: a rival has the same rank.")
EQUAL_NEUTRAL: Final = N_("rival-kings/log", "Takes a conflict marker: the neutral character has the same rank.")
BELOW: Final = N_("rival-kings/log", "Takes a conflict marker: {player} has a higher rank.")
BELOW_NEUTRAL: Final = N_("rival-kings/log", "Takes a conflict marker: the neutral character has a higher rank.")
FENDED_OFF: Final = N_("rival-kings/log", "Takes a conflict marker because of {player}’s Watchman.")
STOLEN: Final = N_("rival-kings/log", "Steals {action} from {player}.")
SETTLED: Final = N_("rival-kings/log", "Returns a conflict marker.")
GIVEN: Final = N_("rival-kings/log", "Gives {player} a conflict marker.")
DISPLAYED: Final = N_("rival-kings/log", "{card} is now on display.")
REFILLED: Final = N_("rival-kings/log", "No pile had money: new money comes from the supply.")
TAKEN: Final = N_("rival-kings/log", "Takes the money from pile {pile}: +{sum}.")
RECRUITED: Final = N_("rival-kings/log", "Recruits {card} for {price}.")
BOUGHT: Final = N_("rival-kings/log", "Buys {card} for {price}.")
PERFECT: Final = N_("rival-kings/log", "{subject} and {building} are a perfect pair.")
FOUND: Final = N_("rival-kings/log", "Takes {card} from the pile for {price}.")
SKIPPED: Final = N_("rival-kings/log", "Skips {action}.")
TURN_OVER: Final = N_("rival-kings/log", "Ends the turn.")
USED: Final = N_("rival-kings/log", "Uses {subject}.")
DRAWN: Final = N_("rival-kings/log", "Takes money from the supply: +{sum}.")
DEMANDED: Final = N_("rival-kings/log", "Uses {subject} and asks for {player}’s {card}.")
SWAPPED: Final = N_("rival-kings/log", "Exchanges {given} for {player}’s {card}.")
SWAPPED_DISPLAY: Final = N_("rival-kings/log", "Exchanges {given} for {card}, which was on display.")
SEARCHED: Final = N_("rival-kings/log", "Searches pile {pile}.")
SAW: Final = N_("rival-kings/log", "Under the card on display, pile {pile} holds {cards}.")
SAW_NOTHING: Final = N_("rival-kings/log", "Pile {pile} holds nothing under the card on display.")
LEFT: Final = N_("rival-kings/log", "Takes nothing.")
SCORED: Final = N_("rival-kings/log", "Perfect pairs {perfect}, color pairs {colours}, single cards {singles}, "
                                      "money {coins}, markers {markers}: {total}.")
NEXT_GAME: Final = N_("rival-kings/log", "Game {game} of the match begins.")
WON: Final = N_("rival-kings/log", "A pile has run out. {players} wins.")
SHARED: Final = N_("rival-kings/log", "A pile has run out. Shared win: {players}.")

# -- refusals ------------------------------------------------------------------------------------------------------

CHOOSE_FIRST: Final = N_("rival-kings/refusal", "First, everyone chooses a character.")
GARDEN_FIRST: Final = N_("rival-kings/refusal", "First decide whether your Gardener exchanges characters.")
CONFLICT_FIRST: Final = N_("rival-kings/refusal", "First decide whether your Watchman acts in this conflict.")
STEAL_FIRST: Final = N_("rival-kings/refusal", "Start your turn by stealing an action.")
EXTRA_FIRST: Final = N_("rival-kings/refusal", "Carry out the stolen or extra action first, or skip it.")
IN_TURN: Final = N_("rival-kings/refusal", "Not now. Carry out an action or end your turn.")
PLAYED_ALREADY: Final = N_("rival-kings/refusal", "You have already played your character for this cycle.")
NO_SWAP: Final = N_("rival-kings/refusal", "No exchange has begun: first use a subject that exchanges cards.")
NO_SEARCH: Final = N_("rival-kings/refusal", "No search has begun: first use the Vintner or Miner.")
OFFER_FIRST: Final = N_("rival-kings/refusal", "First choose the card to give in exchange.")
SEARCH_FIRST: Final = N_("rival-kings/refusal", "First choose what to take from the pile.")
GARDENER_ONLY: Final = N_("rival-kings/refusal", "The Gardener acts only after the characters are revealed and "
                                                 "before conflicts are resolved.")
WATCHMAN_ONLY: Final = N_("rival-kings/refusal", "The Watchman acts only while conflicts are being resolved, before "
                                                 "any turns.")
NOT_IN_HAND: Final = N_("rival-kings/refusal", "You do not hold this character: {card}.")
NO_SUCH_PLAYER: Final = N_("rival-kings/refusal", "{player} is not in this game.")
YOURSELF: Final = N_("rival-kings/refusal", "Choose another player, not yourself.")
BOTH_TIED: Final = N_("rival-kings/refusal", "You and {player} have equal ranks: neither steals from the other.")
TIED_ROB_NOBODY: Final = N_("rival-kings/refusal", "In a conflict of equal ranks, you steal from nobody.")
ROBS_NOBODY: Final = N_("rival-kings/refusal", "{card} steals from nobody.")
ROBS_OTHERS: Final = N_("rival-kings/refusal", "{card} steals only from rank {rank}; {player} has rank {theirs}.")
ROBBED_ALREADY: Final = N_("rival-kings/refusal", "You have already stolen an action from {player}.")
CRESTED: Final = N_("rival-kings/refusal", "A crest already covers this action: {action}.")
OTHER_PENDING: Final = N_("rival-kings/refusal", "A different action comes first: {action}.")
COVERED: Final = N_("rival-kings/refusal", "This action was stolen from you: {action}.")
NOT_ON_CARD: Final = N_("rival-kings/refusal", "{card} does not have this action: {action}.")
ONE_ACTION: Final = N_("rival-kings/refusal", "In a conflict of equal ranks, you carry out only one action.")
DONE_ALREADY: Final = N_("rival-kings/refusal", "This action is already done: {action}.")
LEFT_TO_RIGHT: Final = N_("rival-kings/refusal", "Actions go left to right; it is too late for this one: {action}.")
NO_MARKERS: Final = N_("rival-kings/refusal", "You have no conflict markers.")
NO_BUILDINGS: Final = N_("rival-kings/refusal", "You have no buildings.")
SUPPLY_EMPTY: Final = N_("rival-kings/refusal", "The supply has no coins.")
NO_CHANGE: Final = N_("rival-kings/refusal", "The supply has only 2-coins; you have no 1-coin for change.")
NO_MONEY: Final = N_("rival-kings/refusal", "There is no money at pile {pile}.")
NO_REFILL: Final = N_("rival-kings/refusal", "No pile has money, and the supply cannot fill pile {pile}.")
PILE_EMPTY: Final = N_("rival-kings/refusal", "Pile {pile} is empty.")
NO_SUBJECT: Final = N_("rival-kings/refusal", "{card} is a building: it is bought, not recruited.")
NO_BUILDING: Final = N_("rival-kings/refusal", "{card} is a subject: it is recruited, not bought.")
TOO_DEAR: Final = N_("rival-kings/refusal", "{card} costs {price}, but you have only {coins}.")
NOT_ACTIVE: Final = N_("rival-kings/refusal", "This is not your active subject: {subject}.")
USED_UP: Final = N_("rival-kings/refusal", "You have already used a subject this cycle.")
NOT_TIED: Final = N_("rival-kings/refusal", "The Sailor helps only in a conflict of equal ranks.")
NOT_STOLEN: Final = N_("rival-kings/refusal", "This action was not stolen from you: {action}.")
IMPOSSIBLE: Final = (
    NO_MARKERS,
    NO_MARKERS,
    N_("rival-kings/refusal", "No pile has money, and the supply cannot fill one."),
    N_("rival-kings/refusal", "You cannot pay for any subject on display."),
    N_("rival-kings/refusal", "You cannot pay for any building on display."),
)
"""By action: why no way to do it is left."""
NO_SUBJECTS_THERE: Final = N_("rival-kings/refusal", "The Vintner finds no subjects in pile {pile}.")
NO_BUILDINGS_THERE: Final = N_("rival-kings/refusal", "The Miner finds no buildings in pile {pile}.")
FINDS_SUBJECTS: Final = N_("rival-kings/refusal", "The Vintner finds only subjects.")
FINDS_BUILDINGS: Final = N_("rival-kings/refusal", "The Miner finds only buildings.")
NOT_FOUND: Final = N_("rival-kings/refusal", "The pile does not hold this card: {card}.")
TARGET_HAS_NONE: Final = N_("rival-kings/refusal", "{player} does not have this card: {card}.")
PAIRED: Final = N_("rival-kings/refusal", "{player}’s {card} belongs to a perfect pair.")
OWN_PAIR: Final = N_("rival-kings/refusal", "Your {card} belongs to a perfect pair.")
NOTHING_TO_GIVE: Final = N_("rival-kings/refusal", "You have no building to give in exchange.")
ALL_PAIRED: Final = N_("rival-kings/refusal", "Every card you could give belongs to a perfect pair.")
NOT_OWNED: Final = N_("rival-kings/refusal", "You do not have this card: {card}.")
OTHER_SORT: Final = N_("rival-kings/refusal", "Subjects are exchanged for subjects, and buildings for buildings.")

# -- refusals of clicks on what begins no move -----------------------------------------------------------------------

TOP_ONLY: Final = N_("rival-kings/refusal", "Only the card on top of a pile can be taken.")
MONEY_WAITS: Final = N_("rival-kings/refusal", "To take money, use the Take money action.")
SUPPLY_WAITS: Final = N_("rival-kings/refusal", "The supply refills piles only when none has money.")
PLAYED_BEFORE: Final = N_("rival-kings/refusal", "This character has been played and does nothing more.")
NOT_DEALT: Final = N_("rival-kings/refusal", "These characters were not dealt this round.")
NEXT_CYCLE: Final = N_("rival-kings/refusal", "Characters in your hand wait for the next cycle.")
HAS_ACTIONS: Final = N_("rival-kings/refusal", "Use your character’s actions, not the character itself.")
THEIR_ACTIONS: Final = N_("rival-kings/refusal", "This action belongs to another player’s character.")
COINS_PAY: Final = N_("rival-kings/refusal", "Coins are paid automatically when you recruit or buy.")
BUILDINGS_SCORE: Final = N_("rival-kings/refusal", "Buildings do nothing during a turn; they score at the end.")
NEWEST_ACTS: Final = N_("rival-kings/refusal", "Only your newest subject can help you.")
THEIR_SUBJECT: Final = N_("rival-kings/refusal", "This subject belongs to another player.")
SWAP_BEGINS: Final = N_("rival-kings/refusal", "First choose the other player’s card that you want in exchange.")
NO_SUBJECT_TO_GET: Final = N_("rival-kings/refusal", "No other player has a subject.")
NO_BUILDING_TO_GET: Final = N_("rival-kings/refusal", "No other player has a building.")
NOTHING_STOLEN: Final = N_("rival-kings/refusal", "No action was stolen from you.")
TAKE_STOLEN: Final = N_("rival-kings/refusal", "Choose the stolen action to carry out.")
