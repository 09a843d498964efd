"""What the claims and answers of a round of Throne say of hidden cards, and what answers depend on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.base.story import Answering, Story, StoryWeights
from engine.core.features import Features, Places
from engine.core.logit import Logit
from engine.core.memory import Log
from engine.core.moves import NONE, Move
from engine.core.story import newest_first
from engine.games.throne.cards import ACE, CARDS, CLAIMS, JACK, JOKER, KING, QUEEN
from engine.games.throne.moves import ACCEPT, LIAR
from engine.games.throne.recounting import CALLED, CLAIMED, EVADED
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import DISCARDS, HAND, LAID, MOST_SEATS, OPEN

CLAIM_AT: Final = {claim: place for place, claim in enumerate(CLAIMS)}
CLAIM_IDS: Final = tuple(CARDS[claim].id for claim in CLAIMS)
_BEFORE: Final = ("none", *CLAIM_IDS)
SORTS: Final = ("peasant", *(CARDS[kind].id for kind in (JACK, QUEEN, KING, ACE, JOKER)))
SORT_OF: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 2, 3, 4, 5)
"""By kind: what is told apart of it."""
_TOLD: Final = ("lie", "true")
CAME: Final = ("none", "believed", "lie", "true", "evaded")
"""What came of a claim."""
_SIZES: Final = 8
_NUMBERS: Final = 6
_SEEN: Final = 5
_AGO: Final = 3
"""How many of a seat's last claims are looked at."""
_TIMES: Final = 4

PLACES: Final = Places()
_HELD: Final = PLACES.of("held", _AGO, CLAIM_IDS, CAME, SORTS)
"""Of a rival: one of its last claims, what came of it, and a card that it holds."""
_GIVEN: Final = PLACES.of("given", CLAIM_IDS, CAME, SORTS)
"""The last claim that a rival answered, how, and a card that it holds."""
_NUMBER: Final = PLACES.of("number", _NUMBERS, SORTS)
"""How many claims a rival has made, and a card that it holds."""
_LAID: Final = PLACES.of("laid", CLAIM_IDS, SORTS)
"""The claim under way, and the card laid for it."""
_WITH: Final = PLACES.of("with", CLAIM_IDS, _TOLD, SORTS)
"""The claim under way, whether it is true, and a card left in the hand."""
_SIZE: Final = PLACES.of("size", CLAIM_IDS, _TOLD, _SIZES)
"""The claim under way, whether it is true, and how many cards the seat has left."""
_RIVAL: Final = PLACES.of("rival", CLAIM_IDS, _TOLD, _SIZES)
"""Likewise, and how many the seat has that it is aimed at."""
_EARLIER: Final = PLACES.of("earlier", CLAIM_IDS, _TOLD, _NUMBERS)
"""Likewise, and how many claims the seat made before."""
_AGAIN: Final = PLACES.of("again", CLAIM_IDS, _TOLD, CLAIM_IDS, _TIMES)
"""Likewise, and how often it made each claim before."""
_AFTER: Final = PLACES.of("after", CLAIM_IDS, _TOLD, _BEFORE, _BEFORE)
"""Likewise, and the two claims that it made before."""
_LAST: Final = PLACES.of("last", CLAIM_IDS, _TOLD, _BEFORE, CAME)
"""Likewise, and what came of the last of them."""
_SMALL: Final = PLACES.of("small", CLAIM_IDS, _TOLD, _BEFORE, _SIZES)
"""Likewise, and how many cards the seat has left."""

ANSWERS: Final = Places()
_GIVES: Final = ("liar", "joker")
"""What a seat does instead of accepting a claim."""
_A_SEEN: Final = ANSWERS.of("seen", _GIVES, CLAIM_IDS, _SEEN)
"""How many copies of what is claimed the seat sees elsewhere."""
_A_SIZE: Final = ANSWERS.of("own size", _GIVES, CLAIM_IDS, _SIZES)
_A_OTHER: Final = ANSWERS.of("claimer's size", _GIVES, CLAIM_IDS, _SIZES)
_A_HOLDS: Final = ANSWERS.of("holds", _GIVES, CLAIM_IDS, SORTS)
_A_EARLIER: Final = ANSWERS.of("earlier", _GIVES, CLAIM_IDS, _NUMBERS)
_A_AGAIN: Final = ANSWERS.of("again", _GIVES, CLAIM_IDS, CLAIM_IDS, _TIMES)
_A_AFTER: Final = ANSWERS.of("after", _GIVES, CLAIM_IDS, _BEFORE, CAME)
_A_BEFORE: Final = ANSWERS.of("before", _GIVES, CLAIM_IDS, _BEFORE, _BEFORE)


class Told:
    """What a story says of one seat: its claims before the one under way, and what it answered last."""

    __slots__ = ("_scores", "_weights", "again", "claims", "given", "number")

    def __init__(self) -> None:
        self.claims: list[tuple[int, int]] = []
        """By place: the claim, and what came of it; the latest first."""
        self.number = 0
        self.again = [0] * len(CLAIMS)
        """By claim: how often it was made, at most `_TIMES` - 1 times."""
        self.given = NONE
        """The place of the claim answered last and of the answer, as one number; NONE if there is none."""
        self._weights: Logit | None = None
        self._scores: dict[int, float] = {}

    def score(self, pair: int, weights: Logit) -> float:
        """What its claims say for an answer to another one; kept for the weights that were asked for last."""
        if self._weights is not weights:
            self._weights, self._scores = weights, {}
        if pair not in self._scores:
            self._scores[pair] = weights.score(_public_view(self, pair))
        return self._scores[pair]


def without(told: Told, claim: int) -> Told:
    """What the story would say if that claim, by its place, had never been made."""
    found = Told()
    found.given, found.claims = told.given, [each for each in told.claims if each[0] != claim]
    found.number = min(len(found.claims), _NUMBERS - 1)
    found.again = list(told.again)
    found.again[claim] = 0
    return found


_latest: list[tuple[Log, list[Told]]] = []
"""The story asked about last, and what it says: all worlds of a decision share it."""


def told_before(state: ThroneState) -> list[Told] | None:
    """By seat: what the story says, without a claim under way; None if nothing is known of it."""
    story = state.story
    if state.phase in ("answer", "ace"):
        if story is None:
            return None
        story = story[0]
    if not _latest or _latest[0][0] is not story:
        _latest[:] = [(story, _told(story))]
    return _latest[0][1]


def is_whole(state: ThroneState) -> bool:
    """Whether the story goes back to the deal of the round: not so in a position that somebody has laid."""
    claims = [fact for fact in newest_first(state.story) if fact[0] == CLAIMED]
    if len(claims) != state.turns + (state.phase != "lay"):
        return False
    dealt = state.numbers.hand_size
    return claims[-1][-1] == dealt - 1 if claims else all(state.size(seat) == dealt for seat in range(state.seats))


def _told(story: Log) -> list[Told]:
    found = [Told() for _ in range(MOST_SEATS)]
    came = 1
    answers: list[tuple[int, int]] = []
    for fact in newest_first(story):
        seat = fact[1]
        if fact[0] == CLAIMED:
            claim, of = CLAIM_AT[fact[2]], found[seat]
            of.number = min(of.number + 1, _NUMBERS - 1)
            of.again[claim] = min(of.again[claim] + 1, _TIMES - 1)
            of.claims.append((claim, came))
            for rival, answer in answers:
                if found[rival].given == NONE:
                    found[rival].given = claim * len(CAME) + answer
            came, answers = 1, []
        else:
            answers.append((seat, 2 if fact[2] == CALLED else 4 if fact[2] == EVADED else 1))
            if fact[2] == CALLED:
                came = 3 if fact[3] == 1 else 2
            elif fact[2] == EVADED:
                came = 4
    return found


# -- hidden cards --------------------------------------------------------------------------------------------------

def features(state: ThroneState, seat: int) -> Features:
    """What of a world's hidden cards goes with the claims and answers of the round, as that seat sees it."""
    found: Features = []
    if state.phase in ("deal", "over"):
        return found
    told = told_before(state)
    claiming = NONE if state.phase not in ("answer", "ace") or state.visible or state.turn == seat else state.turn
    if told is not None:
        for rival in range(state.seats):
            if rival != seat and not state.out >> rival & 1:
                hand = state.cards[HAND[rival]]
                _add_held(found, told[rival], [*hand, state.cards[LAID][0]] if rival == claiming else hand)
    if claiming != NONE:
        _add_claim(found, state)
        if told is not None:
            _add_story(found, state, told[claiming])
    return found


def _add_held(found: Features, told: Told, hand: Sequence[int]) -> None:
    """What a rival holds beside what it claimed and answered before."""
    sorts = [SORT_OF[kind] for kind in hand]
    firsts = [_NUMBER + told.number * len(SORTS)]
    for ago, (claim, came) in enumerate(told.claims[:_AGO]):
        firsts.append(_HELD + ((ago * len(CLAIMS) + claim) * len(CAME) + came) * len(SORTS))
    if told.given != NONE:
        firsts.append(_GIVEN + told.given * len(SORTS))
    for first in firsts:
        for sort in sorts:
            found.append(first + sort)


def _add_claim(found: Features, state: ThroneState) -> None:
    """The claim under way, the card laid for it, and the hand it is from."""
    turn, laid, claim = state.turn, state.cards[LAID][0], CLAIM_AT[state.claim]
    pair = 2 * claim + int(state.truthful())
    found.append(_LAID + claim * len(SORTS) + SORT_OF[laid])
    for kind in state.cards[HAND[turn]]:
        found.append(_WITH + pair * len(SORTS) + SORT_OF[kind])
    found.append(_SIZE + pair * _SIZES + min(state.size(turn), _SIZES - 1))
    if state.target != NONE:
        found.append(_RIVAL + pair * _SIZES + min(state.size(state.target), _SIZES - 1))


def _add_story(found: Features, state: ThroneState, told: Told) -> None:
    """The claim under way beside what its player claimed before."""
    pair = 2 * CLAIM_AT[state.claim] + int(state.truthful())
    before = told.claims
    last, came = (before[0][0] + 1, before[0][1]) if before else (0, 0)
    second = before[1][0] + 1 if len(before) > 1 else 0
    found.append(_EARLIER + pair * _NUMBERS + told.number)
    for claim, times in enumerate(told.again):
        found.append(_AGAIN + (pair * len(CLAIMS) + claim) * _TIMES + times)
    found.append(_AFTER + (pair * len(_BEFORE) + last) * len(_BEFORE) + second)
    found.append(_LAST + (pair * len(_BEFORE) + last) * len(CAME) + came)
    found.append(_SMALL + (pair * len(_BEFORE) + last) * _SIZES + min(state.size(state.turn), _SIZES - 1))


# -- answers -------------------------------------------------------------------------------------------------------

CALLS: Final = 0
EVADES: Final = 1


def answer_features(state: ThroneState, answer: Move) -> Features:
    """What speaks for an answer to the claim under way, rather than to accept it."""
    if answer is ACCEPT or state.actor is None:
        return []
    return answering(state, state.actor, CALLS if answer is LIAR else EVADES)


def answering(state: ThroneState, seat: int, gives: int) -> Features:
    """What speaks for `CALLS` or `EVADES`, rather than to accept the claim: the story, and what a seat sees."""
    pair = len(CLAIMS) * gives + CLAIM_AT[state.claim]
    told = told_before(state)
    return _own_view(state, seat, pair) + ([] if told is None else _public_view(told[state.turn], pair))


def answer_score(state: ThroneState, seat: int, gives: int, weights: Logit) -> float:
    """The sum of the weights of `answering`; what is public is kept, as many moves and worlds share it."""
    pair = len(CLAIMS) * gives + CLAIM_AT[state.claim]
    told = told_before(state)
    own = weights.score(_own_view(state, seat, pair))
    return own if told is None else own + told[state.turn].score(pair, weights)


def _own_view(state: ThroneState, seat: int, pair: int) -> Features:
    """The hand of whoever answers, what is seen from there, and the sizes of hands."""
    found = [_A_SEEN + pair * _SEEN + min(copies_seen(state, seat, state.claim), _SEEN - 1),
             _A_SIZE + pair * _SIZES + min(state.size(seat), _SIZES - 1),
             _A_OTHER + pair * _SIZES + min(state.size(state.turn), _SIZES - 1)]
    for kind in state.cards[HAND[seat]]:
        found.append(_A_HOLDS + pair * len(SORTS) + SORT_OF[kind])
    return found


def _public_view(told: Told, pair: int) -> Features:
    """What the player of the claim under way claimed before."""
    before = told.claims
    last, came = (before[0][0] + 1, before[0][1]) if before else (0, 0)
    second = before[1][0] + 1 if len(before) > 1 else 0
    found = [_A_EARLIER + pair * _NUMBERS + told.number, _A_AFTER + (pair * len(_BEFORE) + last) * len(CAME) + came,
             _A_BEFORE + (pair * len(_BEFORE) + last) * len(_BEFORE) + second]
    for claim, times in enumerate(told.again):
        found.append(_A_AGAIN + (pair * len(CLAIMS) + claim) * _TIMES + times)
    return found


def copies_seen(state: ThroneState, seat: int, kind: int) -> int:
    """How many copies of a kind a seat sees in its own hand, face up and among the discards."""
    cards = state.cards
    seen = cards[HAND[seat]].count(kind) + cards[DISCARDS].count(kind)
    for zone in OPEN[:state.seats]:
        if cards[zone]:
            seen += cards[zone].count(kind)
    return seen


STORY: Final = Story(PLACES, features, Answering(ANSWERS, answer_features))
WEIGHTS: Final = StoryWeights(Path(__file__).parents[1] / "learned", STORY)
