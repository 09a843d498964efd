"""What speaks for a move of The Imposter Kings: a fact of the position in which it is made, whoever makes it.

What is said of hidden cards is what the seat may know of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.base.cards import said_of_each
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.imposter_kings.abilities import ABILITIES, asking
from engine.games.imposter_kings.cards import (
    ASSASSIN,
    DISGRACED_VALUE,
    ELDER,
    EXECUTIONER,
    JUDGE,
    KINGS_HAND,
    MUTED_VALUE,
    MYSTIC,
    OATHBOUND,
    PRINCESS,
    RESTART_POINTS,
    ROYALTY,
    SPY,
    TOO_LOW,
    WARDEN,
    WARLORD,
    WARLORD_IN_COURT,
    WARLORD_IN_HAND,
    ZEALOT,
    name_of,
    working,
)
from engine.games.imposter_kings.guesses import can_be_killed, can_be_stopped, can_condemn, can_hold, those_asked
from engine.games.imposter_kings.moves import DIRECTION_OF
from engine.games.imposter_kings.state import ImposterState
from engine.games.imposter_kings.zones import ACCUSED, CONDEMNED, HAND, OPEN, SUCCESSOR

_Seen = Observation[ImposterState]

# -- a turn --------------------------------------------------------------------------------------------------------

KEEPS: Final = N_("imposter-kings/reason",
                   "After that, your hand has %n card(s) at least as high as this one: {card}.", "", 1)
MATCHED: Final = N_("imposter-kings/reason",
                     "{card} counts {value} on the Throne. Rivals may hold %n card(s) at least that high.", "", 1)
IGNORING: Final = said_of_each("why to play it though it is too low", {
    WARLORD: N_("imposter-kings/reason", "Royalty is in Court, so the Warlord counts {value} in hand."),
    ELDER: N_("imposter-kings/reason", "The Elder may be played on Royalty, here worth {throne}."),
    ZEALOT: N_("imposter-kings/reason",
               "Your King is flipped, so the Zealot may be played on a Throne worth {throne}."),
    OATHBOUND: N_("imposter-kings/reason",
                  "The Oathbound disgraces the Throne, which is worth {throne}, and is followed by a second card."),
}, working(TOO_LOW), name_of)
"""Cards that may be played where they count less than the Throne."""
WHENCE: Final = {
    "antechamber": N_("imposter-kings/reason",
                      "From the Antechamber, the {card} may be played whatever the Throne is worth. It then counts "
                      "{value}."),
    "oath": N_("imposter-kings/reason",
               "After the Oathbound, any card may be played. The {card} counts {value} on the Throne."),
    "herald": N_("imposter-kings/reason",
                 "The Herald returns to your hand, and the {card} counts {value} on the Throne."),
}
FALLS: Final = N_("imposter-kings/reason",
                   "The Throne falls from {value} to 1, and your Successor returns to your hand.")
FALLS_UNLESS: Final = N_("imposter-kings/reason",
                          "Unless an Assassin strikes, the Throne falls from {value} to 1, and your Successor "
                          "returns to your hand.")
NO_FALL: Final = N_("imposter-kings/reason", "Your Successor returns to your hand. The Throne is still worth 1.")
NO_FALL_UNLESS: Final = N_("imposter-kings/reason",
                            "Unless an Assassin strikes, your Successor returns to your hand. The Throne is still "
                            "worth 1.")
LOSE: Final = N_("imposter-kings/reason", "You can neither play a card nor flip your King.")
DEAL: Final = N_("imposter-kings/reason", "This begins the next round.")
DISCARD: Final = N_("imposter-kings/reason",
                     "It leaves the round, and you have %n Condemned card(s) left.", "", 1)

# -- reactions -----------------------------------------------------------------------------------------------------

STOP: Final = N_("imposter-kings/reason", "The {card} then does nothing, and removing it uses up {player}’s turn.")
RESCUE: Final = N_("imposter-kings/reason",
                    "{player}’s Assassin is Condemned, and the King is flipped after all.")
KILL: Final = N_("imposter-kings/reason", "{player} loses the round.")
KILL_UNLESS: Final = N_("imposter-kings/reason", "Unless a King’s Hand stops it, {player} loses the round.")
NOT_SHOWN: Final = N_("imposter-kings/reason", "You do not show the {card}.")
NOT_HELD: Final = N_("imposter-kings/reason", "You do not hold the {card}.")

# -- abilities -----------------------------------------------------------------------------------------------------

UNUSED: Final = N_("imposter-kings/reason", "Unused, the {card} stays on the Throne and counts {value}.")
PASSES: Final = {
    "spy": N_("imposter-kings/reason", "All Successors stay as they are."),
    "herald": N_("imposter-kings/reason", "The Herald stays on the Throne and counts {value}."),
    "judge": N_("imposter-kings/reason", "You keep your whole hand, and the Throne is worth {value}."),
    "soldier": N_("imposter-kings/reason", "The Court stays as it is, and the Throne is worth {value}."),
}
CERTAIN: Final = N_("imposter-kings/reason", "You know that {player} holds it.")
POSSIBLE: Final = N_("imposter-kings/reason", "As far as you know, {players} may hold it.")
IMPOSSIBLE: Final = N_("imposter-kings/reason", "As far as you know, nobody you ask holds it.")
CONDEMN_THEIRS: Final = N_("imposter-kings/reason",
                            "As far as you know, {players} may hold a card of value {number}.")
CONDEMN_OWN: Final = N_("imposter-kings/reason", "As far as you know, only you hold a card of value {number}.")
CONDEMN_NONE: Final = N_("imposter-kings/reason", "As far as you know, nobody holds a card of value {number}.")
MUTES: Final = N_("imposter-kings/reason", "Rivals may hold %n card(s) of value {number}. Your hand has {own}.", "", 1)
SWAP: Final = N_("imposter-kings/reason", "{player} chooses your card out of %n.", "", 1)
GUESS: Final = N_("imposter-kings/reason", "{player}’s hand has %n card(s), of which you know {known}.", "", 1)
REPLACE: Final = N_("imposter-kings/reason", "The {card} is {player}’s Successor. Another card must take its place.")
TIED: Final = N_("imposter-kings/reason", "{player} shows a card of value {value}, and nobody shows a higher one.")
FALLEN: Final = N_("imposter-kings/reason", "The {card} counts {value} in Court. Disgraced, it counts as 1.")
LOOKS: Final = N_("imposter-kings/reason", "You would see the Successors of %n other player(s).", "", 1)
LOOKS_AT_OWN: Final = N_("imposter-kings/reason", "Only your own Successor is left.")
EXCHANGED: Final = N_("imposter-kings/reason", "For the {card}, you get the {taken}, base value {value}.")
LIES_CONDEMNED: Final = N_("imposter-kings/reason",
                           "The {card} is then Condemned in front of you, and removing it takes a turn.")
NONE: Final = N_("imposter-kings/reason", "You hold no card of value {number}.")
PREPARED: Final = N_("imposter-kings/reason",
                      "From the Antechamber, the {card}, base value {value}, may be played whatever the Throne is "
                      "worth.")

# -- choosing a card -----------------------------------------------------------------------------------------------

LEAVES_HIGHER: Final = N_("imposter-kings/reason", "Your hand keeps %n card(s) higher than this one: {card}.", "", 1)
LEAVES_EQUAL: Final = N_("imposter-kings/reason", "You keep another card as high as the {card}.")
HIGHEST: Final = N_("imposter-kings/reason", "You hold no other card as high as the {card}.")
AMONG: Final = N_("imposter-kings/reason",
                   "{card} has value {value}. You could take %n lower kind(s) instead.", "", 1)

# -- the set-up ----------------------------------------------------------------------------------------------------

BEGINS: Final = N_("imposter-kings/reason", "{player} would begin and could play any card onto the empty Court.")
SECOND: Final = N_("imposter-kings/reason", "Then {player} plays second.")
STAY: Final = N_("imposter-kings/reason", "Your hand has %n card(s) of value 7 or more.", "", 1)
FREE_RESTART: Final = N_("imposter-kings/reason", "Your first restart in a match is free, and this is your first.")
PAID_RESTART: Final = N_("imposter-kings/reason", "It gives {player} {points} points.")
OFFER: Final = N_("imposter-kings/reason", "You and your partner swap at most %n card(s).", "", 1)
_HIGH: Final = 7


def reason(move: Move, observation: _Seen) -> Text:
    """A sentence that speaks for the move, whoever chose it."""
    return _REASONS[move.verb](move, observation)


# -- a turn --------------------------------------------------------------------------------------------------------

def _playing(move: Move, observation: _Seen) -> Text:
    kind, seen = move.card, observation.seen
    card, value = name_of(kind), _value_on_throne(seen, kind)
    if seen.phase != "turn":
        return WHENCE[seen.phase].fill(card=card, value=value)
    if seen.numbers.values[kind] < seen.throne_value():
        return IGNORING[kind].fill(throne=seen.throne_value(), value=seen.hand_value(kind))
    hand = [each for each in seen.hand(observation.seat) if each != UNKNOWN]
    hand.remove(kind)
    left = sum(seen.hand_value(each) >= seen.hand_value(kind) for each in hand)
    if left:
        return KEEPS.fill(card=card, n=left)
    return MATCHED.fill(card=card, value=value, n=_rivals_match(observation, kind, value))


def _value_on_throne(seen: ImposterState, kind: int) -> int:
    """What a card counts when it has just been played."""
    if seen.is_muted(kind):
        return MUTED_VALUE
    return seen.numbers.values[kind] + (WARLORD_IN_COURT if kind == WARLORD and seen.royalty_in_court() else 0)


def _rivals_match(observation: _Seen, kind: int, value: int) -> int:
    """How many cards that rivals may hold count at least that value in hand, once a card of this kind is played."""
    seen = observation.seen
    royalty = kind in ROYALTY or seen.royalty_in_court()
    found = 0
    for each, base in enumerate(seen.numbers.values):
        raised = each == WARLORD and royalty and not seen.is_muted(WARLORD)
        if base + (WARLORD_IN_HAND if raised else 0) >= value:
            found += copies_with_rivals(observation, each)
    return found


def copies_with_rivals(observation: _Seen, kind: int) -> int:
    """How many copies of a kind rivals may hold."""
    hands = {HAND[seat] for seat in observation.seen.opponents(observation.seat)}
    return sum(not hands.isdisjoint(zones) for zones in observation.knowledge.may_be(kind))


def _flipping(_move: Move, observation: _Seen) -> Text:
    seen = observation.seen
    risky = can_be_killed(observation)
    if seen.throne_value() == DISGRACED_VALUE:
        return NO_FALL_UNLESS if risky else NO_FALL
    return (FALLS_UNLESS if risky else FALLS).fill(value=seen.throne_value())


def _discarding(_move: Move, observation: _Seen) -> Text:
    return DISCARD.fill(n=len(observation.seen.cards[CONDEMNED[observation.seat]]) - 1)


# -- reactions -----------------------------------------------------------------------------------------------------

def _stopping(_move: Move, observation: _Seen) -> Text:
    seen = observation.seen
    if seen.phase == "rescue":
        return RESCUE.fill(player=Player(seen.target[0]))
    return STOP.fill(card=name_of(seen.played), player=Player(seen.turn))


def _killing(_move: Move, observation: _Seen) -> Text:
    return (KILL_UNLESS if can_be_stopped(observation) else KILL).fill(player=Player(observation.seen.turn))


def _passing(_move: Move, observation: _Seen) -> Text:
    seen = observation.seen
    if seen.phase in ("reaction", "rescue", "assassin"):
        kind = ASSASSIN if seen.phase == "assassin" else KINGS_HAND
        return (NOT_SHOWN if kind in seen.hand(observation.seat) else NOT_HELD).fill(card=name_of(kind))
    text = PASSES.get(seen.phase)
    if text is None:
        return UNUSED.fill(card=name_of(seen.played), value=seen.throne_value())
    return text.fill(value=seen.throne_value())


# -- abilities -----------------------------------------------------------------------------------------------------

def _naming(move: Move, observation: _Seen) -> Text:
    kind, asked = move.card, those_asked(observation)
    for seat in asked:
        if kind in observation.knowledge.known_in(HAND[seat]):
            return CERTAIN.fill(player=Player(seat))
    holders = tuple(Player(seat) for seat in asked if can_hold(observation, seat, kind))
    return POSSIBLE.fill(players=holders) if holders else IMPOSSIBLE


def _saying_number(move: Move, observation: _Seen) -> Text:
    return _NUMBERS[observation.seen.played](move, observation)


def _own_of(number: int, observation: _Seen) -> int:
    """How many cards of that base value are in the seat's own hand."""
    seen = observation.seen
    return sum(seen.numbers.values[kind] == number for kind in seen.hand(observation.seat) if kind != UNKNOWN)


def _muting(move: Move, observation: _Seen) -> Text:
    theirs = sum(copies_with_rivals(observation, kind) for kind in observation.seen.numbers.of_value(move.number))
    return MUTES.fill(n=theirs, number=move.number, own=_own_of(move.number, observation))


def _condemning_all(move: Move, observation: _Seen) -> Text:
    number, seen, seat = move.number, observation.seen, observation.seat
    holders = tuple(Player(each) for each in seen.others(seat) if can_condemn(observation, each, number))
    if holders:
        return CONDEMN_THEIRS.fill(number=number, players=holders)
    return (CONDEMN_OWN if _own_of(number, observation) else CONDEMN_NONE).fill(number=number)


def _picking(move: Move, observation: _Seen) -> Text:
    seat, seen = move.seat, observation.seen
    player = Player(seat)
    if seen.phase == "highest":
        shown = max(seen.numbers.values[kind] for each in range(seen.seats) for kind in seen.cards[OPEN[each]])
        return TIED.fill(player=player, value=shown)
    if seen.phase == "spy":
        return REPLACE.fill(player=player, card=name_of(seen.cards[SUCCESSOR[seat]][0]))
    return _PICKS[seen.played](move, observation)


def _swapping(move: Move, observation: _Seen) -> Text:
    return SWAP.fill(player=Player(move.seat), n=len(observation.seen.hand(move.seat)))


def _guessing(move: Move, observation: _Seen) -> Text:
    seat = move.seat
    known = len(observation.knowledge.known_in(HAND[seat]))
    return GUESS.fill(player=Player(seat), n=len(observation.seen.hand(seat)), known=known)


def _pointing(move: Move, observation: _Seen) -> Text:
    seen, kind = observation.seen, observation.seen.court[move.place]
    if seen.phase == "soldier":
        return FALLEN.fill(card=name_of(kind), value=seen.value_in_court(move.place))
    return ABILITIES[seen.played].brings.fill(card=name_of(kind), value=seen.numbers.values[kind])


def _using(move: Move, observation: _Seen) -> Text:
    return _USES[observation.seen.played](move, observation)


def _spying(_move: Move, observation: _Seen) -> Text:
    seen = observation.seen
    others = sum(bool(seen.cards[SUCCESSOR[each]]) for each in seen.others(observation.seat))
    return LOOKS.fill(n=others) if others else LOOKS_AT_OWN


def _exchanging(move: Move, observation: _Seen) -> Text:
    seen = observation.seen
    taken = seen.court[seen.target[0]] if seen.phase == "sentry" else seen.cards[ACCUSED][0]
    return EXCHANGED.fill(card=name_of(move.card), taken=name_of(taken), value=seen.numbers.values[taken])


def _condemning(move: Move, _observation: _Seen) -> Text:
    return LIES_CONDEMNED.fill(card=name_of(move.card))


def _having_none(_move: Move, observation: _Seen) -> Text:
    return NONE.fill(number=observation.seen.target[0])


def _preparing(move: Move, observation: _Seen) -> Text:
    return PREPARED.fill(card=name_of(move.card), value=observation.seen.numbers.values[move.card])


# -- choosing a card -----------------------------------------------------------------------------------------------

def _parting(move: Move, observation: _Seen) -> Text:
    """What is left in hand when this card leaves it."""
    kind, values = move.card, observation.seen.numbers.values
    hand = [values[each] for each in observation.seen.hand(observation.seat) if each != UNKNOWN]
    higher = sum(value > values[kind] for value in hand)
    if higher:
        return LEAVES_HIGHER.fill(card=name_of(kind), n=higher)
    return (LEAVES_EQUAL if hand.count(values[kind]) > 1 else HIGHEST).fill(card=name_of(kind))


def _getting(move: Move, observation: _Seen) -> Text:
    """Where the card stands among those that could be taken."""
    kind, values = move.card, observation.seen.numbers.values
    offered = {each.card for each in observation.legal_moves()}
    lower = sum(values[each] < values[kind] for each in offered)
    return AMONG.fill(card=name_of(kind), value=values[kind], n=lower)


# -- the set-up ----------------------------------------------------------------------------------------------------

def _naming_first(move: Move, _observation: _Seen) -> Text:
    return BEGINS.fill(player=Player(move.seat))


def _turning(move: Move, observation: _Seen) -> Text:
    seen = observation.seen
    return SECOND.fill(player=Player((seen.first + DIRECTION_OF[move]) % seen.seats))


def _staying(_move: Move, observation: _Seen) -> Text:
    seen = observation.seen
    return STAY.fill(n=sum(seen.numbers.values[kind] >= _HIGH for kind in seen.hand(observation.seat)))


def _restarting(_move: Move, observation: _Seen) -> Text:
    if not observation.seen.restarts[observation.seat]:
        return FREE_RESTART
    return PAID_RESTART.fill(player=Player(1 - observation.seat), points=RESTART_POINTS)


def _offering(move: Move, _observation: _Seen) -> Text:
    return OFFER.fill(n=move.number)


_Maker = Callable[[Move, _Seen], Text]

_NUMBERS: Final[Mapping[int, _Maker]] = said_of_each(
    "why to say a number", {MYSTIC: _muting, EXECUTIONER: _condemning_all}, asking("number"), name_of)
_PICKS: Final[Mapping[int, _Maker]] = said_of_each(
    "why to pick a player", {PRINCESS: _swapping, JUDGE: _guessing}, asking("pick"), name_of)
_USES: Final[Mapping[int, _Maker]] = said_of_each("why to use it", {SPY: _spying}, asking("use"), name_of)
"""By the kind that is used."""
said_of_each("why to exchange a card", {WARDEN: _exchanging}, asking("exchange"), name_of)

_REASONS: Final[dict[str, _Maker]] = {
    "play": _playing, "flip": _flipping, "lose": lambda _move, _seen: LOSE, "deal": lambda _move, _seen: DEAL,
    "discard": _discarding, "stop": _stopping, "kill": _killing, "pass": _passing,
    "name": _naming, "number": _saying_number, "pick": _picking, "court": _pointing, "use": _using,
    "exchange": _exchanging, "condemn": _condemning, "none": _having_none, "antechamber": _preparing,
    "show": _parting, "lay": _parting, "give": _parting, "successor": _parting, "remove": _parting,
    "take": _getting, "keep": _getting,
    "first": _naming_first, "direction": _turning, "stay": _staying, "restart": _restarting, "offer": _offering,
}
"""By the sort of move."""
