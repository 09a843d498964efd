"""The events of Throne: what is told about each, and who sees which card."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import EVERYBODY, Event, Travel
from engine.core.knowledge import UNKNOWN
from engine.core.moves import NONE
from engine.core.text import Player, Text
from engine.games.throne import words
from engine.games.throne.cards import JOKER, PEASANT, claim_name, name_of
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND, PLACES

# -- claims and answers ------------------------------------------------------------------------------------------------

def laid(state: ThroneState, kind: int) -> Event:
    """A card was laid with the claim under way; its player knows the card, and so do all if it lay face up."""
    aimed, seat, claim = state.target != NONE, state.turn, claim_name(state.claim)
    text = words.CLAIMED_AGAINST.fill(player=Player(state.target)) if aimed else words.CLAIMED
    secret = words.CLAIMED_AGAINST_WITH.fill(player=Player(state.target)) if aimed else words.CLAIMED_WITH
    goal = "buried" if state.claim == PEASANT else "laid"
    return Event("lay", seat, text.fill(claim=claim), (Travel(kind, PLACES[HAND[seat]], goal),),
                 EVERYBODY if state.visible else 1 << seat, secret.fill(claim=claim, card=name_of(kind)))


def accepted(seat: int) -> Event:
    """A Jack, Queen or King was accepted."""
    return Event("accept", seat, words.ACCEPTED, (Travel(UNKNOWN, "laid", "buried"),))


def called(seat: int) -> Event:
    """A Jack, Queen or King was called a lie."""
    return Event("call", seat, words.CALLED)


def true_claim(seat: int, kind: int) -> Event:
    """The card was shown, and the claim was true."""
    return Event("true", seat, words.TRUE.fill(card=name_of(kind)), (Travel(kind, "laid", "discards"),))


def false_claim(seat: int, kind: int) -> Event:
    """The card was shown, and the claim was a lie."""
    return Event("lie", seat, words.FALSE.fill(card=name_of(kind)), (Travel(kind, "laid", "discards"),))


def evaded(seat: int) -> Event:
    """A Joker was shown."""
    return Event("evade", seat, words.EVADED, (Travel(JOKER, PLACES[HAND[seat]], "discards"),))


def buried() -> Event:
    """The card that was laid was buried, which goes without saying."""
    return Event("bury", None, None, (Travel(UNKNOWN, "laid", "buried"),))


def nobody_called() -> Event:
    """No rival called an Ace a lie."""
    return Event("accept", None, words.NOBODY_CALLED, (Travel(UNKNOWN, "laid", "buried"),))


def challenged(callers: Sequence[int]) -> Event:
    """An Ace was called a lie; the first of the callers is the challenger."""
    challenger = callers[0]
    text = words.CALLED_FIRST if len(callers) > 1 else words.CALLED
    return Event("call", challenger, text.fill(players=tuple(map(Player, callers)), player=Player(challenger)))


# -- cards that are picked ---------------------------------------------------------------------------------------------

def nothing_hidden(seat: int, target: int) -> Event:
    """All cards of the target lie face up, so a Jack or Queen does nothing."""
    return Event("nothing", seat, words.NOTHING_HIDDEN.fill(player=Player(target)))


def peeked(seat: int, target: int, kind: int) -> Event:
    """A seat has looked at a card of the target."""
    victim, place = Player(target), PLACES[HAND[target]]
    return Event("peek", seat, words.PEEKED.fill(player=victim), (Travel(kind, place, place),), 1 << seat,
                 words.SAW.fill(player=victim, card=name_of(kind)))


def unmasked(seat: int, target: int, kind: int) -> Event:
    """A seat has turned a card of the target face up."""
    place = PLACES[HAND[target]]
    text = words.UNMASKED.fill(player=Player(target), card=name_of(kind))
    return Event("unmask", seat, text, (Travel(kind, place, place),))


def killed(seat: int | None, victim: int, kind: int) -> Event:
    """A seat has killed a card of the victim with a King."""
    return _discarded("kill", seat, words.KILLED, victim, kind)


def lost(seat: int | None, victim: int, kind: int) -> Event:
    """A seat has picked the card that the victim loses for a wrong call or a lie."""
    return _discarded("lose", seat, words.LOST, victim, kind)


def _discarded(name: str, seat: int | None, text: Text, victim: int, kind: int) -> Event:
    return Event(name, seat, text.fill(player=Player(victim), card=name_of(kind)),
                 (Travel(kind, PLACES[HAND[victim]], "discards"),))


# -- piles and rounds --------------------------------------------------------------------------------------------------

def drawn(seat: int, kind: int) -> Event:
    """A seat has drawn a card."""
    return Event("draw", seat, words.DRAWN, (Travel(kind, "deck", PLACES[HAND[seat]]),), 1 << seat,
                 words.DRAWN_CARD.fill(card=name_of(kind)))


def none_left(seat: int) -> Event:
    """There is no card left to draw."""
    return Event("none-left", seat, words.NONE_LEFT)


def renewed() -> Event:
    """A new draw pile is made."""
    return Event("renew", None, words.RENEWED)


def gathered(zone: int, cards: int) -> Event:
    """That number of cards goes from a zone to the draw pile."""
    return Event("gather", None, None, (Travel(UNKNOWN, PLACES[zone], "deck"),) * cards)


def shuffled(seat: int) -> Event:
    """All cards were shuffled for a new round, which that seat begins."""
    return Event("shuffle", seat, words.DEALT)


def dealt(seat: int, kinds: Sequence[int]) -> Event:
    """A seat was dealt its hand."""
    travels = tuple(Travel(kind, "deck", PLACES[HAND[seat]]) for kind in kinds)
    return Event("deal", None, words.FIVE_CARDS.fill(player=Player(seat)), travels, 1 << seat,
                 words.DEALT_CARDS.fill(cards=tuple(map(name_of, sorted(kinds)))))


def out(seat: int) -> Event:
    """A seat has no card left and is out of the round."""
    return Event("out", seat, words.OUT)


def too_long() -> Event:
    """The round has taken too many turns."""
    return Event("long", None, words.LONG_ROUND)


def won(seat: int, over: bool) -> Event:
    """A seat has won the round, or with it the whole game."""
    return Event("win", seat, words.WON if over else words.ROUND_WON)
