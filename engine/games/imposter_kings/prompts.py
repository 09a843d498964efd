"""What the players of The Imposter Kings are asked, for everyone to read."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.imposter_kings.abilities import ABILITIES
from engine.games.imposter_kings.cards import SHOWN, name_of
from engine.games.imposter_kings.deal import to_show
from engine.games.imposter_kings.moves import FLIP
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import CONDEMNED, OPEN

BEFORE_DIRECTION: Final = ("show", "highest", "take", "lay", "first", "direction")
"""Phases in which the first player or the direction is not settled."""
SETTING_UP: Final = (*BEFORE_DIRECTION, "restart", "successor", "offer", "partner", "remove")

_PROMPTS: Final = {
    "first": N_("imposter-kings/prompt", "True King: who begins the round?"),
    "direction": N_("imposter-kings/prompt", "True King: which way does play go?"),
    "restart": N_("imposter-kings/prompt", "Keep these cards, or have new ones dealt?"),
    "highest": N_("imposter-kings/prompt", "The highest cards are tied: who gets first pick?"),
    "take": N_("imposter-kings/prompt", "Take one of the cards shown."),
    "lay": N_("imposter-kings/prompt", "Place a card face down for the pool."),
    "successor": N_("imposter-kings/prompt", "Hide a card as your Successor."),
    "offer": N_("imposter-kings/prompt", "How many cards will you swap with your partner?"),
    "remove": N_("imposter-kings/prompt", "Remove a card from the round."),
    "turn": N_("imposter-kings/prompt", "Play {value} or higher, or flip your King."),
    "antechamber": N_("imposter-kings/prompt", "Play a card from your Antechamber."),
    "condemned": N_("imposter-kings/prompt", "Remove a Condemned card: that is your whole turn."),
    "oath": N_("imposter-kings/prompt", "Play any card to follow the Oathbound."),
    "reaction": N_("imposter-kings/prompt", "{player} uses {card}: will a King’s Hand stop it?"),
    "guess": N_("imposter-kings/prompt", "Judge: which card does {player} hold?"),
    "swap": N_("imposter-kings/prompt", "Choose a card to give away."),
    "sentry": N_("imposter-kings/prompt", "Choose the card to put into the Court."),
    "spy": N_("imposter-kings/prompt", "Make someone replace their Successor?"),
    "replace": N_("imposter-kings/prompt", "Replace your Successor with another card."),
    "heir": N_("imposter-kings/prompt", "Choose a new Successor."),
    "herald": N_("imposter-kings/prompt", "Take back the Herald and play a 5 or higher?"),
    "judge": N_("imposter-kings/prompt", "Right! Put a card into your Antechamber?"),
    "soldier": N_("imposter-kings/prompt", "Disgrace up to %n card(s) in the Court.", "", 1),
    "condemn": N_("imposter-kings/prompt", "Condemn a card of base value {number}."),
    "assassin": N_("imposter-kings/prompt", "{player} is flipping their King: will an Assassin strike?"),
    "rescue": N_("imposter-kings/prompt", "The Assassin strikes {player}: will a King’s Hand stop it?"),
    "spoils": N_("imposter-kings/prompt", "Keep one of these cards, or the Assassin."),
    "deal": N_("imposter-kings/prompt", "The round is over."),
    "over": N_("imposter-kings/prompt", "The game is over."),
}
_SHOW_FIRST: Final = N_("imposter-kings/prompt", "Choose %n card(s) to show.", "", 1)
_SHOW_RIVALS_FIRST: Final = N_("imposter-kings/prompt", "Choose %n card(s) to show: a rival takes one.", "", 1)
_SHOW: Final = N_("imposter-kings/prompt", "Choose %n more card(s) to show.", "", 1)
_SHOW_RIVALS: Final = N_("imposter-kings/prompt", "Choose %n more card(s) to show: a rival takes one.", "", 1)
_PARTNER: Final = N_("imposter-kings/prompt", "Choose %n more card(s) for your partner.", "", 1)
_FIRST_CARD: Final = N_("imposter-kings/prompt", "Play any card: the Court is empty.")
_KING_USED: Final = N_("imposter-kings/prompt", "Play {value} or higher.")
_STEPS: Final = {
    2: ("first", "restart", "successor", "remove"),
    3: (*["show"] * SHOWN, "take", "first", "direction", "successor", "remove"),
    4: (*["show"] * SHOWN, "lay", "first", "direction", "successor", "offer", "remove"),
}
"""By number of players: the decisions before the first turn that come in every round."""
_TRUE_KINGS: Final = ("first", "direction")
"""Those of them that only the True King's holder makes."""

_LOST: Final = {
    "ability": N_("imposter-kings/prompt", "Skip your only chance to use the ability?"),
    "guess": N_("imposter-kings/prompt", "You have not guessed yet: skip the ability?"),
    "spy": N_("imposter-kings/prompt", "Let everyone keep their Successor?"),
    "herald": N_("imposter-kings/prompt", "You could play another card: leave the Herald there?"),
    "judge": N_("imposter-kings/prompt", "Your guess was right: put no card into your Antechamber?"),
}
"""By phase: what is lost by passing."""
_SOLDIER_LEFT: Final = N_("imposter-kings/prompt", "You could disgrace %n more card(s): stop here?", "", 1)
_ROUND_LOST: Final = N_("imposter-kings/prompt", "Lose the round?")
_THEIR_ROUND_LOST: Final = N_("imposter-kings/prompt", "Let {player} lose the round?")
_CARDS_LEFT: Final = N_("imposter-kings/prompt", "You could play %n card(s): flip your King anyway?", "", 1)


def prompt(seen: ImposterState) -> Text:
    """The open question, from public facts only."""
    phase = seen.phase
    if phase == "ability":
        return ABILITIES[seen.played].question
    if phase == "turn":
        return _turn(seen)
    if phase == "show":
        first, more = (_SHOW_RIVALS_FIRST, _SHOW_RIVALS) if seen.seats == 3 else (_SHOW_FIRST, _SHOW)
        return (first if seen.left == to_show(seen) else more).fill(n=seen.left)
    if phase == "partner":
        return _PARTNER.fill(n=seen.left)
    text = _PROMPTS[phase]
    if phase == "soldier":
        return text.fill(n=seen.left)
    if phase == "condemn":
        return text.fill(number=seen.target[0])
    if phase == "guess":
        return text.fill(player=Player(seen.target[0]))
    if phase == "reaction":
        return text.fill(player=Player(seen.turn), card=name_of(seen.played))
    return text.fill(player=Player(seen.turn)) if phase in ("assassin", "rescue") else text


def lost_by_silence(seen: ImposterState) -> dict[int, Text]:
    """By seat that is asked: what is lost if it does not react, as everyone knows."""
    if seen.phase != "rescue" or seen.turn not in seen.asked:
        return {}
    return {seen.turn: _THEIR_ROUND_LOST.fill(player=Player(seen.turn))}


def step(seen: ImposterState, seat: int) -> tuple[int, int] | None:
    """The number of this decision among those of a seat before the first turn of a round, and how many these are."""
    decisions = [phase for phase in _STEPS[seen.seats] if seat == seen.true_king or phase not in _TRUE_KINGS]
    if seen.phase not in decisions:
        return None
    chosen = len(seen.cards[OPEN[seat]]) + len(seen.cards[CONDEMNED[seat]]) if seen.phase == "show" else 0
    return decisions.index(seen.phase) + chosen + 1, len(decisions)


def _turn(seen: ImposterState) -> Text:
    if not seen.marks:
        return _FIRST_CARD
    text = _KING_USED if seen.king_flipped(seen.turn) else _PROMPTS["turn"]
    return text.fill(value=seen.throne_value())


def lost(move: Move, observation: Observation[ImposterState]) -> Text | None:
    """What is lost by flipping the King, which is done once in a round, or by passing; None if nothing is."""
    seen = observation.seen
    others = len(observation.legal_moves()) - 1
    if move is FLIP:
        return _CARDS_LEFT.fill(n=others)
    if seen.phase == "soldier":
        return _SOLDIER_LEFT.fill(n=min(seen.left, others))
    if seen.phase == "rescue" and seen.turn == observation.seat:
        return _ROUND_LOST
    return _LOST.get(seen.phase)
