"""What the players of Throne are asked."""

from __future__ import annotations

from typing import Final

from engine.core.text import N_, Player, Text
from engine.games.throne.cards import JACK, KING, QUEEN
from engine.games.throne.state import ThroneState

_PROMPTS: Final = {
    "lay": N_("throne/prompt", "Drop a card on the claim you want to make."),
    "peek": N_("throne/prompt", "Pick one of {player}’s hidden cards to look at."),
    "unmask": N_("throne/prompt", "Pick one of {player}’s cards to turn face up."),
    "kill": N_("throne/prompt", "Pick one of {player}’s cards to kill."),
    "penalty": N_("throne/prompt", "Pick the card that {player} loses."),
    "deal": N_("throne/prompt", "The round is over. Deal the next one."),
}
_FALSE_ACE: Final = N_("throne/prompt", "Pick the hidden card that {player} loses.")
_ANSWER: Final = {
    JACK: N_("throne/prompt", "{player} claims a Jack to see a card. True?"),
    QUEEN: N_("throne/prompt", "{player} claims a Queen to turn a card up. True?"),
    KING: N_("throne/prompt", "{player} claims a King to kill a card. True?"),
}
_ACE_OF_A_RIVAL: Final = N_("throne/prompt", "{player} claims an Ace to draw two cards. True?")
_ACE: Final = N_("throne/prompt", "{player} claims an Ace. Does anybody call it a lie?")
_OVER: Final = N_("throne/prompt", "The game is over.")


def prompt(seen: ThroneState) -> Text:
    """The open question, from public facts only."""
    if seen.actor is None:
        return _OVER
    if seen.phase in ("answer", "ace"):
        return question(seen)
    if seen.picks_blind():
        return _FALSE_ACE.fill(player=Player(seen.victim))
    return _PROMPTS[seen.phase].fill(player=Player(seen.victim))


def question(seen: ThroneState) -> Text:
    """What is asked about a claim; about an Ace, of the only other player or of several."""
    ace = _ACE if seen.rivals.bit_count() > 1 else _ACE_OF_A_RIVAL
    return _ANSWER.get(seen.claim, ace).fill(player=Player(seen.turn))
