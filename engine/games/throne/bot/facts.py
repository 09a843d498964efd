"""By what one move of Throne is better than another: facts that the seat knows, and that speak for that move alone."""

from __future__ import annotations

from typing import Final

from engine.base.comparison import Comparison
from engine.core.moves import NONE, Move
from engine.core.observe import Observation
from engine.core.story import newest_first
from engine.core.text import N_, Player, Text
from engine.games.throne.bot import certain, policy, reasons
from engine.games.throne.bot.aspects import DRAWS, HAND, LOSSES, RIVAL_DRAWS, RIVAL_LOSSES, RIVALS
from engine.games.throne.cards import ACE, JACK, JOKER, KING, PEASANT, QUEEN, TRUE_CLAIM, claim_name, name_of
from engine.games.throne.cards import DRAWS as DRAWN_BY
from engine.games.throne.moves import LIAR
from engine.games.throne.recounting import CLAIMED
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import HAND as HANDS

_Compared = Comparison[ThroneState]
_Seen = Observation[ThroneState]


def deciding_fact(comparison: _Compared) -> Text | None:
    """The fact behind the aspect in which the move is better than the other; None if there is none to tell."""
    phase = comparison.observation.phase
    if phase == "lay":
        return _laying(comparison)
    if phase in ("answer", "ace"):
        return _answering(comparison)
    return _picking(comparison) if phase in ("kill", "penalty") else None


# -- laying --------------------------------------------------------------------------------------------------------

KEEPS: Final = N_("throne/reason", "You keep the {card} for later.")
KEEPS_HIDDEN: Final = N_("throne/reason", "You lay the face-up card and keep the hidden one.")
DRAWS_SURELY: Final = N_("throne/reason", "It is true, so a call cannot stop it: you draw {mine} instead of {other}.")
DRAWS_UNCALLED: Final = N_("throne/reason", "Unless it is called a lie, you draw {mine} instead of {other}.")
NO_CALL_STOPS: Final = N_("throne/reason", "It is true: a call cannot stop it.")
IN_SIGHT: Final = N_("throne/reason",
                      "{claim} is easier to believe than {other}: {player} has seen only {mine} of the four, but "
                      "{theirs} of the other four.")
NO_FALSE_ACE: Final = N_("throne/reason", "A false Ace that is called costs you another card. This claim never does.")
LOSES_ONE_OF: Final = N_("throne/reason", "If {player} accepts, they lose a card and have %n left.", "", 1)
HAS_MORE: Final = N_("throne/reason", "{player} has more cards than {other}: {mine} to {theirs}.")
LOSES_LAST: Final = N_("throne/reason", "If it works, {player} loses their last card and is out.")
TURNS_ONE_OF: Final = N_("throne/reason", "If {player} accepts, a card turns face up, leaving %n hidden.", "", 1)


def _laying(comparison: _Compared) -> Text | None:
    move, other, seen = comparison.move, comparison.other, comparison.observation.seen
    if comparison.aspect == HAND:
        return _keeping(move, other)
    if comparison.aspect == DRAWS:
        return _drawing(comparison)
    if comparison.aspect == LOSSES:
        costs_more = _false_ace(other) and not _false_ace(move) and seen.size(comparison.observation.seat) > 1
        return NO_FALSE_ACE if costs_more else None
    return _harming(move, other, seen) if comparison.aspect == RIVAL_LOSSES else None


def _keeping(move: Move, other: Move) -> Text | None:
    if move.card != other.card:
        return KEEPS.fill(card=name_of(other.card))
    return KEEPS_HIDDEN if (move.verb, other.verb) == ("lay-open", "lay") else None


def _drawing(comparison: _Compared) -> Text | None:
    move, other = comparison.move, comparison.other
    mine, theirs = DRAWN_BY[move.claim], DRAWN_BY[other.claim]
    lies, other_lies = certain.is_lying(move), certain.is_lying(other)
    if mine > theirs:
        return (DRAWS_UNCALLED if lies else DRAWS_SURELY).fill(mine=mine, other=theirs)
    if other_lies and not lies and mine:
        return NO_CALL_STOPS
    return _in_sight(comparison) if lies and other_lies else None


def _in_sight(comparison: _Compared) -> Text | None:
    """How many copies of what is claimed the rival has surely seen, where those of the other claim are more."""
    move, other, observation = comparison.move, comparison.other, comparison.observation
    rivals = {_only_caller(each, observation) for each in (move, other)}
    rival = rivals.pop()
    if rivals or rival == NONE:
        return None
    mine, theirs = (certain.surely_seen(observation, rival, claim) for claim in (move.claim, other.claim))
    if mine >= theirs:
        return None
    return IN_SIGHT.fill(player=Player(rival), mine=mine, claim=claim_name(move.claim), theirs=theirs,
                          other=claim_name(other.claim))


def _only_caller(move: Move, observation: _Seen) -> int:
    """The only rival who may call the claim; NONE if there are several."""
    if move.seat != NONE:
        return move.seat
    return 1 - observation.seat if observation.seats == 2 else NONE


def _harming(move: Move, other: Move, seen: ThroneState) -> Text | None:
    """What the claim does to a rival, if the other does not do it."""
    if move.claim == other.claim and NONE not in (move.seat, other.seat) and move.seat != other.seat:
        return _elsewhere(move.seat, other.seat, seen)
    if move.claim == KING and other.claim != KING:
        left = seen.size(move.seat) - 1
        return (LOSES_ONE_OF.fill(n=left, player=Player(move.seat)) if left
                else LOSES_LAST.fill(player=Player(move.seat)))
    if move.claim == QUEEN and other.claim not in (QUEEN, KING):
        hidden = len(seen.cards[HANDS[move.seat]])
        return TURNS_ONE_OF.fill(n=hidden - 1, player=Player(move.seat)) if hidden else None
    if move.claim != PEASANT and not certain.is_lying(move) and (certain.is_lying(other) or other.claim == PEASANT):
        return reasons.why_true(move, seen)
    return None


def _elsewhere(rival: int, other: int, seen: ThroneState) -> Text | None:
    """Why to aim a claim at one rival rather than another."""
    mine, theirs = seen.size(rival), seen.size(other)
    if mine <= theirs:
        return None
    return HAS_MORE.fill(player=Player(rival), other=Player(other), mine=mine, theirs=theirs)


def _false_ace(move: Move) -> bool:
    return move.claim == ACE and certain.is_lying(move)


# -- answering -----------------------------------------------------------------------------------------------------

SEEN: Final = {
    JACK: N_("throne/reason",
             "You have seen %n of the four Jacks elsewhere. If this one is a lie, a call stops it.", "", 1),
    QUEEN: N_("throne/reason",
              "You have seen %n of the four Queens elsewhere. If this one is a lie, a call stops it.", "", 1),
    KING: N_("throne/reason",
             "You have seen %n of the four Kings elsewhere. If this one is a lie, a call stops it.", "", 1),
    ACE: N_("throne/reason",
            "You have seen %n of the four Aces elsewhere. If this one is a lie, a call stops it.", "", 1),
}
NONE_SEEN: Final = {
    JACK: N_("throne/reason",
             "You have seen none of the four Jacks elsewhere. A wrong call would cost you a card."),
    QUEEN: N_("throne/reason",
              "You have seen none of the four Queens elsewhere. A wrong call would cost you a card."),
    KING: N_("throne/reason",
             "You have seen none of the four Kings elsewhere. A wrong call would cost you a second card."),
    ACE: N_("throne/reason",
            "You have seen none of the four Aces elsewhere. A wrong call could cost you a card."),
}
AGAIN_CALL: Final = N_("throne/reason",
                        "{player} has already made this claim %n time(s) "
                        "this round: {claim}. That argues for a call.", "", 1)
AGAIN_NO_CALL: Final = N_("throne/reason",
                           "{player} has already made this claim %n time(s) this round: {claim}. That argues against "
                           "a call.", "", 1)
FEWER_CARDS: Final = N_("throne/reason",
                         "If it is a lie, a call leaves {player} with %n card(s) instead of {other}.", "", 1)
KILLS_NONE: Final = N_("throne/reason", "If it is a lie, a call saves one of your {cards} cards from the King.")
TURNS_NONE: Final = N_("throne/reason", "If it is a lie, calling it keeps your %n card(s) hidden.", "", 1)
LIAR_LOSES: Final = N_("throne/reason", "If it is a lie, a call costs {player} another card and leaves %n.", "", 1)
SPARES_JOKER: Final = N_("throne/reason", "If it is a lie, a call stops it and spares your Joker.")
COSTS_ONE_OF: Final = N_("throne/reason", "A wrong call would cost you one of your {cards} cards.")
COSTS_TWO_OF: Final = N_("throne/reason",
                          "If it really is a King, calling it costs you two of your {cards} cards, not one.")
JOKER_EVADES: Final = N_("throne/reason",
                          "The Joker evades a true claim as well. A wrong call costs you one of your {cards} cards.")
KEEPS_JOKER: Final = N_("throne/reason", "You keep the Joker and lose no card to the {claim}.")
MAY_KEEP_JOKER: Final = N_("throne/reason",
                            "A Joker you show is gone. The King may kill any of your {cards} cards.")
JOKER_SAVES: Final = {
    JACK: N_("throne/reason", "The Joker keeps {player} from looking at your %n other card(s).", "", 1),
    QUEEN: N_("throne/reason", "The Joker keeps your %n other hidden card(s) hidden.", "", 1),
    KING: N_("throne/reason", "The Joker saves your %n other card(s) from the King.", "", 1),
}


_WEIGHS: Final = 0.1
"""Earlier claims are named if an answer is given in so many more of the cases because of them."""


def _answering(comparison: _Compared) -> Text | None:
    move, other, observation = comparison.move, comparison.other, comparison.observation
    if certain.is_lie(observation) or certain.takes_last_card(observation):
        return _only_a_call(move, observation)
    if move is LIAR:
        return None if certain.is_true(observation) else _calling(comparison)
    if other is LIAR:
        return _not_calling(comparison)
    if move.verb == "joker":
        return _evading(comparison)
    return _keeping_joker(comparison)


def _only_a_call(move: Move, observation: _Seen) -> Text | None:
    """Why to call what must be a lie, or takes the last card; nothing speaks for another answer."""
    lost = certain.takes_last_card(observation) and certain.is_true(observation)
    return reasons.reason(move, observation) if move is LIAR and not lost else None


def _calling(comparison: _Compared) -> Text | None:
    observation, seen = comparison.observation, comparison.observation.seen
    if comparison.aspect not in (HAND, LOSSES, RIVALS, RIVAL_DRAWS, RIVAL_LOSSES):
        return None
    if comparison.aspect == HAND:
        return SPARES_JOKER
    again = _again(comparison, AGAIN_CALL)
    if again is not None:
        return again
    elsewhere = certain.elsewhere(observation)
    if elsewhere:
        return SEEN[seen.claim].fill(n=elsewhere)
    return _if_a_lie(comparison)


def _again(comparison: _Compared, said: Text) -> Text | None:
    """How often the same claim was made before in the round, where that is what the answer goes by."""
    observation, seen = comparison.observation, comparison.observation.seen
    if policy.leaning(observation, comparison.move) < _WEIGHS:
        return None
    times = sum([fact[:3] == (CLAIMED, seen.turn, seen.claim) for fact in newest_first(seen.story)])
    return said.fill(n=times - 1, player=Player(seen.turn), claim=claim_name(seen.claim))


def _if_a_lie(comparison: _Compared) -> Text | None:
    """What a call prevents or costs the rival if the claim is a lie."""
    seen, seat = comparison.observation.seen, comparison.observation.seat
    rival, cards = Player(seen.turn), seen.size(seen.turn)
    if seen.claim == ACE and (comparison.aspect == RIVAL_LOSSES or seen.rivals.bit_count() > 1):
        # What is drawn depends on whether somebody else calls as well; what a liar loses does not.
        of_rival = comparison.aspect in (RIVALS, RIVAL_DRAWS, RIVAL_LOSSES)
        return LIAR_LOSES.fill(n=cards - 1, player=rival) if of_rival and cards else None
    if comparison.aspect in (RIVALS, RIVAL_DRAWS):
        left = max(0, cards - 1) if seen.claim == ACE else cards
        return FEWER_CARDS.fill(n=left, player=rival, other=cards + DRAWN_BY[seen.claim])
    if comparison.aspect == RIVAL_LOSSES:
        return None
    if comparison.other.verb == "joker" or seen.claim not in (QUEEN, KING):
        return None
    if seen.claim == KING:
        return KILLS_NONE.fill(cards=seen.size(seat))
    hidden = len(seen.cards[HANDS[seat]])
    return TURNS_NONE.fill(n=hidden) if hidden else None


def _not_calling(comparison: _Compared) -> Text | None:
    """Why to accept, or to show a Joker, rather than to call."""
    observation, seen = comparison.observation, comparison.observation.seen
    if certain.is_true(observation):
        return reasons.reason(comparison.move, observation)
    if comparison.aspect != LOSSES:
        return None
    cards = seen.size(observation.seat)
    if cards == 1:
        return reasons.reason(comparison.move, observation)
    if comparison.move.verb == "joker":
        return JOKER_EVADES.fill(cards=cards)
    again = _again(comparison, AGAIN_NO_CALL)
    if again is not None:
        return again
    if not certain.elsewhere(observation):
        return NONE_SEEN[seen.claim]
    if seen.claim == ACE and observation.seats > 2:
        return reasons.reason(comparison.move, observation)
    return (COSTS_TWO_OF if seen.claim == KING else COSTS_ONE_OF).fill(cards=cards)


def _evading(comparison: _Compared) -> Text | None:
    """Why to show a Joker rather than to accept."""
    seen, seat = comparison.observation.seen, comparison.observation.seat
    if comparison.aspect not in (LOSSES, RIVAL_DRAWS):
        return None
    cards = seen.size(seat) if seen.claim == KING else len(seen.cards[HANDS[seat]])
    others = cards - (seen.claim == KING or JOKER in seen.cards[HANDS[seat]])
    return JOKER_SAVES[seen.claim].fill(n=others, player=Player(seen.turn)) if others else None


def _keeping_joker(comparison: _Compared) -> Text | None:
    """Why to accept rather than to show a Joker."""
    seen, seat = comparison.observation.seen, comparison.observation.seat
    if comparison.aspect != HAND:
        return None
    if seen.claim == KING:
        return MAY_KEEP_JOKER.fill(cards=seen.size(seat))
    return KEEPS_JOKER.fill(claim=claim_name(seen.claim))


# -- picking -------------------------------------------------------------------------------------------------------

LOSES_AND_KEEPS: Final = N_("throne/reason", "{player} loses the {card} and keeps the {other}.")
LOSES_OPEN: Final = N_("throne/reason",
                        "{player} loses this card: {card}. Of {cards} cards that may lie hidden, %n would be a Peasant "
                        "or a Joker.", "", 1)
LOSES_HIDDEN: Final = N_("throne/reason",
                          "Of {cards} cards that may lie hidden, %n would be a Jack, Queen, King or Ace.", "", 1)


def _picking(comparison: _Compared) -> Text | None:
    move, other, seen = comparison.move, comparison.other, comparison.observation.seen
    victim = Player(seen.victim)
    if move.verb == other.verb:
        return LOSES_AND_KEEPS.fill(player=victim, card=name_of(move.card), other=name_of(other.card))
    kinds = _perhaps_hidden(comparison.observation, seen.victim)
    if len(kinds) == 1:
        lost, kept = (move.card, kinds[0]) if move.verb == "pick-open" else (kinds[0], other.card)
        return LOSES_AND_KEEPS.fill(player=victim, card=name_of(lost), other=name_of(kept))
    good = sum(1 for kind in kinds if TRUE_CLAIM[kind] in (JACK, QUEEN, KING, ACE))
    if move.verb == "pick":
        return LOSES_HIDDEN.fill(n=good, cards=len(kinds)) if good else None
    if good == len(kinds):
        return None
    return LOSES_OPEN.fill(n=len(kinds) - good, player=victim, card=name_of(move.card), cards=len(kinds))


def _perhaps_hidden(observation: _Seen, rival: int) -> list[int]:
    """The kinds of all cards that may be in a rival's hidden hand."""
    knowledge = observation.knowledge
    return [kind for kind in range(len(TRUE_CLAIM)) for label in knowledge.copies(kind)
            if knowledge.where(label) >> HANDS[rival] & 1]
