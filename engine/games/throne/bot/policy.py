"""What whoever plays a round of Throne by a learned policy sees of the table, and what moves are to it.

The policy was learned by playing against itself until it could not be read: it lies and calls as often as it must. It
goes by the whole story of the round; where that is not known, it has nothing to say.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import log
from pathlib import Path
from typing import Final

from engine.base.evaluator import Mixed
from engine.base.learned import Learned
from engine.base.policy import TEMPERATURE, Policy, choosing, shares
from engine.core.features import Features, Places
from engine.core.knowledge import Knowledge
from engine.core.moves import NONE, Move
from engine.core.observe import Observation
from engine.games.throne.bot import certain, dominated
from engine.games.throne.bot.evaluation import values
from engine.games.throne.bot.likelihood import likelihood
from engine.games.throne.bot.match import stake
from engine.games.throne.bot.story import (
    CAME,
    CLAIM_AT,
    CLAIM_IDS,
    SORT_OF,
    SORTS,
    Told,
    is_whole,
    told_before,
    without,
)
from engine.games.throne.cards import CLAIMS
from engine.games.throne.moves import JOKER_OPEN
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import DECK, DISCARDS, HAND, LAID, MOST_SEATS, OPEN

_WORLDS: Final = 8
"""In so many worlds moves are weighed for whoever has not weighed them: what is played hardly depends on it."""
_ANY_WORLDS: Final = 0
_HARDLY: Final = 0.02
"""A move that is made in a smaller share of cases was tried too seldom for its share to say what it is worth."""

_PHASES: Final = {"lay": 0, "answer": 1, "ace": 2, "peek": 3, "unmask": 4, "kill": 5, "penalty": 6}
_SIZES: Final = 9
_COPIES: Final = 4
_SHOWN: Final = 2
"""How many cards of a sort are counted that lie face up, or are known to somebody who does not hold them."""
_GONE_COPIES: Final = 8
_DECKS: Final = 6
_IN_FOURS: Final = 4
_AGO: Final = 3
"""How many of a seat's last claims are looked at."""
_NUMBERS: Final = 6
_TIMES: Final = 4
_HELD: Final = 5

_Seen = Observation[ThroneState]

PLACES: Final = Places()
_OWN: Final = PLACES.of("own", SORTS, _COPIES)
_OWN_OPEN: Final = PLACES.of("own open", SORTS, _SHOWN)
_OWN_SIZE: Final = PLACES.of("own size", _SIZES)
_OWN_KNOWN: Final = PLACES.of("own known", SORTS, _SHOWN)
"""Hidden cards that everybody knows."""
_LOOKED: Final = PLACES.of("looked at", MOST_SEATS)
"""By seat, counted from the one that sees: it has looked at all hidden cards."""
_SIZE: Final = PLACES.of("size", MOST_SEATS, _SIZES)
_OPEN: Final = PLACES.of("open", MOST_SEATS, SORTS, _SHOWN)
_KNOWN: Final = PLACES.of("known", MOST_SEATS, SORTS, _SHOWN)
"""Hidden cards of a rival that the seat knows."""
_GONE: Final = PLACES.of("gone", SORTS, _GONE_COPIES)
_DECK: Final = PLACES.of("deck", _DECKS)
_PHASE: Final = PLACES.of("phase", tuple(_PHASES), MOST_SEATS)
_CLAIMED: Final = PLACES.of("claimed", CLAIM_IDS, tuple(_PHASES), MOST_SEATS)
_VISIBLE: Final = PLACES.of("visible", 2)
_HOLDS: Final = PLACES.of("holds", CLAIM_IDS, _HELD)
"""The claim to answer, and how many such cards the seat holds."""
_ELSEWHERE: Final = PLACES.of("elsewhere", CLAIM_IDS, _HELD)
"""Likewise, and how many lie where the seat knows them."""
_OF_SIZE: Final = PLACES.of("of size", CLAIM_IDS, _SIZES)
_AT_SIZE: Final = PLACES.of("at size", CLAIM_IDS, _SIZES)
_AGAIN_NOW: Final = PLACES.of("again now", CLAIM_IDS, _TIMES)
"""The claim to answer, and how often its player made it before."""
_AFTER: Final = PLACES.of("after", CLAIM_IDS, ("none", *CLAIM_IDS), CAME)
"""Likewise, and the claim that its player made before, and what came of it."""
_LOSER: Final = PLACES.of("loser", MOST_SEATS)
_TARGET: Final = PLACES.of("target", MOST_SEATS)
_BEGIN: Final = PLACES.of("begin")
_LAST: Final = PLACES.of("last", MOST_SEATS, _AGO, CLAIM_IDS, CAME)
"""By seat: one of its last claims, and what came of it."""
_NUMBER: Final = PLACES.of("number", MOST_SEATS, _NUMBERS)
"""How many claims it has made."""
_AGAIN: Final = PLACES.of("again", MOST_SEATS, CLAIM_IDS, _TIMES)
"""How often it has made each of them."""
_GIVEN: Final = PLACES.of("given", MOST_SEATS, CLAIM_IDS, CAME)
"""The last claim that it answered, and how."""

_LAY: Final = PLACES.of("lay", SORTS, CLAIM_IDS, MOST_SEATS)
"""A hidden card that is laid, the claim, and at whom it is aimed; 0 for nobody."""
_LAY_OPEN: Final = PLACES.of("lay open", SORTS, CLAIM_IDS, MOST_SEATS)
_ANSWER: Final = PLACES.of("answer", ("accept", "liar", "joker", "joker open"))
_ANSWERS: Final = {"accept": 0, "liar": 1, "joker": 2}
_PICK: Final = PLACES.of("pick")
_PICK_OPEN: Final = PLACES.of("pick open", SORTS)

WHOLE: Final = Places()
_HAND_THERE: Final = WHOLE.of("hand", MOST_SEATS, SORTS, _COPIES)
_LAID_THERE: Final = WHOLE.of("laid", SORTS, CLAIM_IDS)


# -- what is seen ------------------------------------------------------------------------------------------------------

def features(observation: _Seen) -> Features:
    """What a seat sees of the table, and what the round's story says of everybody."""
    return _features(observation, told_before(observation.seen))


def _features(observation: _Seen, told: list[Told] | None) -> Features:
    seen, seat = observation.seen, observation.seat
    found: Features = []
    _add_own(found, observation)
    for place in range(1, seen.seats):
        rival = (seat + place) % seen.seats
        if not seen.out >> rival & 1:
            _add_rival(found, seen, observation.knowledge, rival, place)
    _add_sorts(found, _GONE, _GONE_COPIES, seen.cards[DISCARDS])
    found.append(_DECK + min(len(seen.cards[DECK]) // _IN_FOURS, _DECKS - 1))
    phase = _PHASES[seen.phase]
    found.append(_PHASE + phase * MOST_SEATS + (seen.turn - seat) % seen.seats)
    if not seen.turns:
        found.append(_BEGIN)
    if phase:
        _add_turn(found, seen, seat, phase)
    if seen.phase in ("answer", "ace"):
        _add_claim(found, observation, told)
    if told is not None:
        for place in range(seen.seats):
            of = (seat + place) % seen.seats
            if not seen.out >> of & 1:
                _add_told(found, told[of], place)
    return found


def _add_sorts(found: Features, first: int, most: int, kinds: Sequence[int]) -> None:
    """A feature for each card by sort and copy, up to `most`."""
    copies = [0] * len(SORTS)
    for kind in kinds:
        if kind >= 0:
            sort = SORT_OF[kind]
            if copies[sort] < most:
                found.append(first + sort * most + copies[sort])
                copies[sort] += 1


def _add_own(found: Features, observation: _Seen) -> None:
    seen, seat, public = observation.seen, observation.seat, observation.public
    hidden = seen.cards[HAND[seat]]
    _add_sorts(found, _OWN, _COPIES, hidden)
    _add_sorts(found, _OWN_OPEN, _SHOWN, seen.cards[OPEN[seat]])
    found.append(_OWN_SIZE + min(seen.size(seat), _SIZES - 1))
    if hidden:
        _add_sorts(found, _OWN_KNOWN, _SHOWN, public.known_in(HAND[seat]))
        lookers = public.lookers[HAND[seat]]
        for place in range(1, seen.seats):
            rival = (seat + place) % seen.seats
            if lookers >> rival & 1 and not seen.out >> rival & 1:
                found.append(_LOOKED + place)


def _add_rival(found: Features, seen: ThroneState, knowledge: Knowledge, rival: int, place: int) -> None:
    found.append(_SIZE + place * _SIZES + min(seen.size(rival), _SIZES - 1))
    _add_sorts(found, _OPEN + place * len(SORTS) * _SHOWN, _SHOWN, seen.cards[OPEN[rival]])
    _add_sorts(found, _KNOWN + place * len(SORTS) * _SHOWN, _SHOWN, knowledge.known_in(HAND[rival]))


def _add_turn(found: Features, seen: ThroneState, seat: int, phase: int) -> None:
    """The claim of the turn under way, and whom it concerns."""
    turn = (seen.turn - seat) % seen.seats
    found.append(_CLAIMED + (CLAIM_AT[seen.claim] * len(_PHASES) + phase) * MOST_SEATS + turn)
    if seen.target != NONE:
        found.append(_TARGET + (seen.target - seat) % seen.seats)
    if seen.loser != NONE:
        found.append(_LOSER + (seen.loser - seat) % seen.seats)


def _add_claim(found: Features, observation: _Seen, told: list[Told] | None) -> None:
    """The claim to answer beside what the seat holds, and beside what its player claimed before."""
    seen, seat = observation.seen, observation.seat
    claim = CLAIM_AT[seen.claim]
    if seen.visible:
        found.append(_VISIBLE + int(seen.truthful()))
    found.append(_HOLDS + claim * _HELD + min(seen.cards[HAND[seat]].count(seen.claim), _HELD - 1))
    found.append(_ELSEWHERE + claim * _HELD + min(certain.elsewhere(observation), _HELD - 1))
    found.append(_OF_SIZE + claim * _SIZES + min(seen.size(seen.turn), _SIZES - 1))
    found.append(_AT_SIZE + claim * _SIZES + min(seen.size(seat), _SIZES - 1))
    if told is not None:
        of = told[seen.turn]
        found.append(_AGAIN_NOW + claim * _TIMES + of.again[claim])
        last, came = (of.claims[0][0] + 1, of.claims[0][1]) if of.claims else (0, 0)
        found.append(_AFTER + (claim * (len(CLAIMS) + 1) + last) * len(CAME) + came)


def _add_told(found: Features, told: Told, place: int) -> None:
    """What a seat claimed and answered before."""
    for ago, (claim, came) in enumerate(told.claims[:_AGO]):
        found.append(_LAST + ((place * _AGO + ago) * len(CLAIMS) + claim) * len(CAME) + came)
    found.append(_NUMBER + place * _NUMBERS + told.number)
    for claim, times in enumerate(told.again):
        if times:
            found.append(_AGAIN + (place * len(CLAIMS) + claim) * _TIMES + times)
    if told.given != NONE:
        found.append(_GIVEN + place * len(CLAIMS) * len(CAME) + told.given)


def of_move(move: Move, seat: int, seats: int) -> Features:
    """What a move is: suits and ranks of Peasants make no difference."""
    if move.verb in ("lay", "lay-open"):
        first = _LAY if move.verb == "lay" else _LAY_OPEN
        at = 0 if move.seat == NONE else (move.seat - seat) % seats
        return [first + (SORT_OF[move.card] * len(CLAIMS) + CLAIM_AT[move.claim]) * MOST_SEATS + at]
    if move.verb == "pick":
        return [_PICK]
    if move.verb == "pick-open":
        return [_PICK_OPEN + SORT_OF[move.card]]
    return [_ANSWER + _ANSWERS[move.verb] + int(move is JOKER_OPEN)]


def whole(state: ThroneState, seat: int) -> Features:
    """The hands of a seat's rivals, and the card that was laid."""
    found: Features = []
    for place in range(1, state.seats):
        rival = (seat + place) % state.seats
        if not state.out >> rival & 1:
            _add_sorts(found, _HAND_THERE + place * len(SORTS) * _COPIES, _COPIES, state.cards[HAND[rival]])
    for kind in state.cards[LAID]:
        found.append(_LAID_THERE + SORT_OF[kind] * len(CLAIMS) + CLAIM_AT[state.claim])
    return found


POLICY: Final = Policy(PLACES, features, of_move, WHOLE, whole, {"length": "round"})
WEIGHTS: Final = Learned(Path(__file__).parents[1] / "learned", PLACES, "policy-")


# -- what is played ----------------------------------------------------------------------------------------------------

def mixed(observation: _Seen, weighed: Mapping[Move, float] | None = None) -> Sequence[Mixed]:
    """How moves are mixed by the policy; () where there is none, or the past of the round is not known.

    `weighed` are the chances to win that moves seem to have; those that are missing are found in a few worlds.
    """
    seen = observation.seen
    network = WEIGHTS.network(seen.seats)
    if network is None or seen.phase in ("deal", "over") or not is_whole(seen):
        return ()
    legal = observation.legal_moves()
    among = choosing(POLICY, observation, legal, _is_mistake)
    made, firsts = shares(network, among), [alike[0] for alike in among.alike]
    seem = _weighed(observation, firsts) if weighed is None else [weighed[move] for move in firsts]
    chances = _chances(made, seem, TEMPERATURE * stake(seen, observation.seat))
    least = min(chances)
    found = {move: Mixed(move, share / len(alike), chance)
             for alike, share, chance in zip(among.alike, made, chances, strict=True) for move in alike}
    return [found[move] if move in found else Mixed(move, 0.0, least) for move in legal]


def leaning(observation: _Seen, answer: Move) -> float:
    """By how much more often, as a share of cases, the policy answers the claim under way so because its player made
    the same claim before in the round; 0 where it was the first such claim, or no policy is played by.
    """
    seen = observation.seen
    network, told = WEIGHTS.network(seen.seats), told_before(seen)
    if network is None or told is None or seen.phase not in ("answer", "ace") or not is_whole(seen):
        return 0.0
    claim = CLAIM_AT[seen.claim]
    among = choosing(POLICY, observation, observation.legal_moves(), _is_mistake)
    answers = [place for place, alike in enumerate(among.alike) if answer in alike]
    if not answers or not told[seen.turn].again[claim]:
        return 0.0
    otherwise = list(told)
    otherwise[seen.turn] = without(told[seen.turn], claim)
    place, unheard = answers[0], among._replace(seen=_features(observation, otherwise))
    return shares(network, among)[place] - shares(network, unheard)[place]


def _chances(made: Sequence[float], seem: Sequence[float], step: float) -> list[float]:
    """By group of moves: the seat's chance to win after it, from its share and from what it seems to be worth.

    The policy was learned so that the better a move is, the more often it is made, by e for each `step`: so shares say
    how far moves are apart that are made. One that hardly is has the chance it seems to have, and no more than they.
    """
    known = [place for place, share in enumerate(made) if share > _HARDLY]
    whole = sum([made[place] for place in known], 0.0)
    start = sum([made[place] * (seem[place] - step * log(made[place])) for place in known], 0.0) / whole
    by_share = {place: start + step * log(made[place]) for place in known}
    least = min(by_share.values())
    return [min(1.0, max(0.0, by_share[place] if place in by_share else min(least, seem[place])))
            for place in range(len(made))]


def _is_mistake(move: Move, observation: _Seen) -> bool:
    return certain.excluded(move, observation) or dominated.is_dominated(move, observation)


def _weighed(observation: _Seen, moves: Sequence[Move]) -> list[float]:
    """By move: the seat's chance to win the match after it, on average over the same few worlds."""
    rng, seat = random.Random(_ANY_WORLDS), observation.seat
    totals, whole = [0.0] * len(moves), 0.0
    for _ in range(_WORLDS):
        world = observation.sample(rng)
        likely = likelihood(world, seat)
        whole += likely
        for place, move in enumerate(moves):
            after = world.clone()
            after.advance(move)
            totals[place] += likely * values(after)[seat]
    return [total / whole for total in totals]
