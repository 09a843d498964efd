"""Why a move of Rival Kings is good, in a sentence that is true whoever chose it."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.rival_kings import coins, words
from engine.games.rival_kings.cards import ACTIONS_OF, HERBALIST, PILES, SUBJECTS, colour_of, is_subject, name_of
from engine.games.rival_kings.state import RivalState

_PLAY = N_("rival-kings/reason", "This character has these actions: {actions}.")
_PERFECT = N_("rival-kings/reason", "This completes a perfect pair: {subject} and {building}.")
_COLOUR = N_("rival-kings/reason", "A building and a subject of one colour score more than single cards.")
_CARD = N_("rival-kings/reason", "Every card scores, and more once it is paired.")
_FAT_PILE = N_("rival-kings/reason", "Nowhere lies more money than at this pile.")
_MONEY = N_("rival-kings/reason", "Coins pay for the next cards.")
_MARKER = N_("rival-kings/reason", "Every conflict marker costs 2 points at the end.")
_STEAL = N_("rival-kings/reason", "{player} can no longer do this: {action}.")
_ABILITY = N_("rival-kings/reason", "An ability that is not used in a cycle is lost.")
_KEEP_ABILITY = N_("rival-kings/reason", "The ability of this cycle can still be used for something else.")
_OFFER = N_("rival-kings/reason", "This is the price of the swap: you get {card}.")
_SAVE = N_("rival-kings/reason", "What is not spent is there in the next cycle.")

_BY_VERB: Final = {"settle": _MARKER, "give": _MARKER, "use": _ABILITY, "demand": _ABILITY, "pass": _KEEP_ABILITY,
                   "skip": _SAVE, "end": _SAVE, "leave": _SAVE}


def reason(move: Move, observation: Observation[RivalState]) -> Text:
    """The reason for a move of the seat that observes."""
    seen, verb = observation.seen, move.verb
    if verb == "play":
        return _PLAY.fill(actions=tuple(words.ACTIONS[action] for action in ACTIONS_OF[move.args[0]]))
    if verb == "steal":
        return _STEAL.fill(player=Player(move.args[0]), action=words.ACTIONS[move.args[1]])
    if verb == "take":
        worth = [coins.worth(seen.money, pile) for pile in range(PILES)]
        return _FAT_PILE if worth[move.args[0]] == max(worth) else _MONEY
    if verb in ("recruit", "buy"):
        return _of_card(seen, observation.seat, seen.shown(move.args[0]))
    if verb == "find":
        return _of_card(seen, observation.seat, move.args[0])
    if verb == "offer":
        return _OFFER.fill(card=name_of(seen.bargain[2]))
    if verb == "use" and move.args[0] == HERBALIST:
        return _MARKER
    return _BY_VERB[verb]


def _of_card(seen: RivalState, seat: int, kind: int) -> Text:
    """Why a card is worth its price."""
    others = seen.buildings(seat) if is_subject(kind) else seen.subjects(seat)
    own = seen.subjects(seat) if is_subject(kind) else seen.buildings(seat)
    subject = kind % SUBJECTS
    partner = subject + SUBJECTS if is_subject(kind) else subject
    if others.count(partner) > own.count(kind):
        return _PERFECT.fill(subject=name_of(subject), building=name_of(subject + SUBJECTS))
    if any(colour_of(other) == colour_of(kind) for other in others):
        return _COLOUR
    return _CARD
