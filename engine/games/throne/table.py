"""How Throne lies on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import Final

from engine.base.faces import BACK, CardFace, Index, TokenFace
from engine.base.table import (
    REMINDER,
    Form,
    Gesture,
    Mark,
    Moment,
    Piece,
    Reaction,
    TableSpec,
    ZoneSpec,
)
from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.sealed import Sealed
from engine.core.text import N_, Player, Text
from engine.games.throne import moves
from engine.games.throne.cards import (
    ACE,
    AIMED,
    CARDS,
    CLAIMS,
    HAND_SIZE,
    JACK,
    JOKER,
    KING,
    PEASANT,
    QUEEN,
    claim_name,
    name_of,
)
from engine.games.throne.moves import NOBODY
from engine.games.throne.reminders import Reminder, reminders
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, DECK, DISCARDS, HAND, LAID, MOST_SEATS, OPEN, PLACES

_PROMPTS: Final = {
    "lay": N_("throne/table", "Lay a card face down: drop it on what you claim it to be."),
    "peek": N_("throne/table", "Point at the hidden card of {player} that you look at."),
    "unmask": N_("throne/table", "Point at the hidden card of {player} that turns face up."),
    "kill": N_("throne/table", "Point at the card of {player} that you kill."),
    "penalty": N_("throne/table", "Point at the card that {player} loses."),
    "deal": N_("throne/table", "The round is won. Deal the next one."),
}
_ANSWER: Final = {
    JACK: N_("throne/table", "{player} claims a Jack, to look at a card of yours. Is it true?"),
    QUEEN: N_("throne/table", "{player} claims a Queen, to turn a card of yours face up. Is it true?"),
    KING: N_("throne/table", "{player} claims a King, to kill a card of yours. Is it true?"),
}
_ACE: Final = N_("throne/table", "{player} claims an Ace. Does anybody call it a lie?")
_LAY_AMONG_SEVERAL: Final = N_("throne/table",
                               "Lay a card face down: drop it on what you claim it to be, then on a rival.")
_OVER: Final = N_("throne/table", "The game is over.")

_TURNED_DOWN = N_("throne/table", "A card, face down")
_LAID_KNOWN = N_("throne/table", "The card laid face down; you know it: {card}")
_FACE_UP = N_("throne/table", "{card}, face up for everybody")
_SEEN_BY_ALL = N_("throne/table", "This card lies face up: everybody sees it.")
_CLAIM = N_("throne/table", "Claim: {claim}")
_AGAINST = N_("throne/table", "{claim} against {player}")
_LEFT = N_("throne/table", "%n card(s) left", "", 1)
_WON_ROUNDS = N_("throne/table", "%n round(s) won", "", 1)
_OUT = N_("throne/table", "Out of this round")
_SURE = N_("throne/table", "You know that this card is in the hand: {card}.")
#: Signs beside the name of a player: the index of a card that is in the hand, or may be there, as in "K!" and "K?".
_SURELY = N_("throne/table", "{index}!")
_MAYBE = N_("throne/table", "{index}?")
_PERHAPS = N_("throne/table", "You have seen this card in the hand; it is still there, or was laid face down: {card}.")

_NO_CARD: Final = UNKNOWN - 1
"""The kind of a token."""
_TOKENS: Final = {PEASANT: TokenFace("shield", "green", "7–10"),
                  **{claim: TokenFace("disc", "blue", Index(CARDS[claim].id)) for claim in AIMED},
                  ACE: TokenFace("diamond", "gold", Index(CARDS[ACE].id))}
"""By claim: its token, on which a card is dropped to make the claim."""


class ThroneTable(TableSpec[ThroneState]):
    """In the middle the piles, the claims and the card that was laid; before every seat one hand."""

    shout = moves.LIAR
    moments = MappingProxyType({
        "call": Moment("marks/liar"), "true": Moment("marks/honest"), "lie": Moment("marks/liar"),
        "peek": Moment(shows=True), "unmask": Moment(shows=True), "evade": Moment(shows=True),
        "out": Moment("marks/out"), "win": Moment("marks/crown"),
    })

    def zones(self, seats: int) -> Sequence[ZoneSpec]:
        return _ZONES[:_MIDDLE + seats]

    def pieces(self, observation: Observation[ThroneState]) -> Iterable[Piece]:
        seen = observation.seen
        yield from _pile("deck", observation.in_order(DECK))
        yield from _claims(seen)
        yield from _laid(observation)
        yield from _pile("buried", observation.in_order(BURIED))
        yield from _pile("discards", seen.cards[DISCARDS])
        for seat in range(seen.seats):
            yield from _hand(observation, seat)

    def gestures(self, move: Move, observation: Observation[ThroneState]) -> Sequence[Gesture]:
        seen, seat = observation.seen, observation.seat
        if move.verb in ("lay", "lay-open"):
            return _lay_gestures(move, seen, seat)
        if move.verb == "joker":
            zone = OPEN if move is moves.JOKER_OPEN else HAND
            return tuple(Gesture((piece,), "laid") for piece in _copies(seen, zone[seat], JOKER))
        if move.verb in ("pick", "pick-open"):
            return _pick_gestures(move, seen, seat)
        if move is moves.DEAL and seen.cards[DECK]:
            return (Gesture((f"deck/{len(seen.cards[DECK]) - 1}",), PLACES[HAND[seat]]),)
        return ()

    def buttons(self, observation: Observation[ThroneState]) -> Sequence[Move]:
        if observation.phase in ("answer", "ace"):
            return moves.LIAR, moves.ACCEPT, moves.JOKER_HIDDEN, moves.JOKER_OPEN
        return () if observation.phase == "lay" else observation.legal_moves()

    def prompt(self, observation: Observation[ThroneState]) -> Text:
        seen = observation.seen
        if observation.actor is None:
            return _OVER
        if seen.phase in ("answer", "ace"):
            return _ANSWER.get(seen.claim, _ACE).fill(player=Player(seen.turn))
        if seen.phase == "lay" and seen.rivals.bit_count() > 1:
            return _LAY_AMONG_SEVERAL
        return _PROMPTS[seen.phase].fill(player=Player(seen.victim))

    def is_private(self, observation: Observation[ThroneState]) -> bool:
        """A Joker in the hand is an answer, and what a Jack sees is seen by one player alone."""
        return observation.phase in ("lay", "answer", "peek")

    def by_hand(self, observation: Observation[ThroneState]) -> bool:
        """Players point at the card that they pick, and deal when they have seen how the round has ended."""
        return observation.phase not in ("lay", "answer", "ace")

    def reaction(self, observation: Observation[ThroneState]) -> Reaction | None:
        sealed = observation.seen.sealed
        if observation.phase != "ace" or sealed is None:
            return None
        return Reaction(_ACE.fill(player=Player(observation.seen.turn)), moves.ACCEPT, _unanswered(sealed))

    def seat_marks(self, observation: Observation[ThroneState], seat: int) -> Sequence[Mark]:
        seen = observation.seen
        if seen.out >> seat & 1:
            return (Mark("marks/out", "", _OUT), *_rounds_won(seen, seat))
        size = seen.size(seat)
        return (Mark("marks/kingdom", str(size), _LEFT.fill(n=size)), *_rounds_won(seen, seat),
                *(_reminder(each) for each in reminders(observation, seat)))


def _rounds_won(seen: ThroneState, seat: int) -> Iterator[Mark]:
    """A crown for every round that the seat has won."""
    for _ in range(seen.wins[seat]):
        yield Mark("marks/crown", "", _WON_ROUNDS.fill(n=seen.wins[seat]))


def _unanswered(sealed: Sealed) -> tuple[int, ...]:
    return tuple(seat for seat in sealed.concerned if seat not in sealed.choices)


# -- pieces --------------------------------------------------------------------------------------------------------

def _pile(zone: str, kinds: Sequence[int]) -> Iterator[Piece]:
    for level, kind in enumerate(kinds):
        hidden = kind == UNKNOWN
        yield Piece(f"{zone}/{level}", zone, "0", 0, level, kind, BACK if hidden else CardFace(CARDS[kind].id),
                    _TURNED_DOWN if hidden else name_of(kind))


def _claims(seen: ThroneState) -> Iterator[Piece]:
    """A token for every claim, and beside the card that was laid the one for what was claimed."""
    for slot, claim in enumerate(CLAIMS):
        said = bool(seen.cards[LAID]) and claim == seen.claim
        text = _said(seen) if said else _CLAIM.fill(claim=claim_name(claim))
        name = CARDS[claim].id
        zone = "said" if said else "claims"
        yield Piece(f"{zone}/{name}", zone, name, 0 if said else slot, 0, _NO_CARD, _TOKENS[claim], text)


def _said(seen: ThroneState) -> Text:
    """What is claimed, and against whom."""
    name = claim_name(seen.claim)
    return name if seen.target == NOBODY else _AGAINST.fill(claim=name, player=Player(seen.target))


def _laid(observation: Observation[ThroneState]) -> Iterator[Piece]:
    """The card laid face down: those who know it are told, but nobody sees it."""
    known = observation.knowledge.known_in(LAID)
    for level, kind in enumerate(observation.in_order(LAID)):
        label = _LAID_KNOWN.fill(card=name_of(known[0])) if known else _TURNED_DOWN
        yield Piece(f"laid/{level}", "laid", "0", 0, level, kind,
                    BACK if kind == UNKNOWN else CardFace(CARDS[kind].id), label,
                    plain=_TURNED_DOWN if known and kind == UNKNOWN else None)


def _hand(observation: Observation[ThroneState], seat: int) -> Iterator[Piece]:
    """First the hidden cards, then those that lie face up."""
    seen, zone = observation.seen, PLACES[HAND[seat]]
    slot = 0
    for hidden in (True, False):
        kinds = observation.in_order(HAND[seat]) if hidden else seen.cards[OPEN[seat]]
        counts: dict[int, int] = {}
        for kind in sorted(kinds):
            counts[kind] = counts.get(kind, 0) + 1
            piece = _piece_id(zone, kind, counts[kind] - 1, hidden=hidden)
            yield Piece(piece, zone, piece.partition("/")[2], slot, 0, kind,
                        BACK if kind == UNKNOWN else CardFace(CARDS[kind].id),
                        _hand_label(kind, hidden=hidden), marks=() if hidden else (_OPEN_MARK,))
            slot += 1


_OPEN_MARK: Final = Mark("value", "!", _SEEN_BY_ALL)


def _hand_label(kind: int, *, hidden: bool) -> Text:
    if kind == UNKNOWN:
        return _TURNED_DOWN
    return name_of(kind) if hidden else _FACE_UP.fill(card=name_of(kind))


def _piece_id(zone: str, kind: int, copy: int, *, hidden: bool) -> str:
    name = "back" if kind == UNKNOWN else CARDS[kind].id
    return f"{zone}/{'' if hidden else 'open-'}{name}-{copy}"


def _copies(seen: ThroneState, zone: int, kind: int) -> list[str]:
    """The pieces of that kind in one zone of a hand."""
    number = seen.cards[zone].count(kind)
    return [_piece_id(PLACES[zone], kind, copy, hidden=zone in HAND) for copy in range(number)]


def _reminder(each: Reminder) -> Mark:
    index, card = CARDS[each.kind].corner, name_of(each.kind)
    if each.sure:
        return Mark(REMINDER, _SURELY.fill(index=index), _SURE.fill(card=card))
    return Mark(REMINDER, _MAYBE.fill(index=index), _PERHAPS.fill(card=card))


# -- gestures ------------------------------------------------------------------------------------------------------

def _lay_gestures(move: Move, seen: ThroneState, seat: int) -> Sequence[Gesture]:
    """A card goes to a claim; one that is aimed may also go straight to the rival."""
    kind, claim, target = move.args
    drops = ["laid", f"claims/{CARDS[claim].id}"]
    if claim in AIMED:
        if target in (NOBODY, seat) or target >= seen.seats:
            return ()
        drops.append(PLACES[HAND[target]])
    zone = (HAND if move.verb == "lay" else OPEN)[seat]
    return tuple(Gesture((piece,), drop) for drop in drops for piece in _copies(seen, zone, kind))


def _pick_gestures(move: Move, seen: ThroneState, seat: int) -> Sequence[Gesture]:
    """Cards are looked at in the own hand, turn where they lie, or go to the discards."""
    victim = seen.victim
    if victim == NOBODY:
        return ()
    place = PLACES[HAND[victim]]
    drop = {"peek": PLACES[HAND[seat]], "unmask": place}.get(seen.phase, "discards")
    if move is moves.PICK:
        kinds = seen.cards[HAND[victim]]
        backs = [_piece_id(place, UNKNOWN, copy, hidden=True) for copy in range(len(kinds))]
        return tuple(Gesture((piece,), drop) for piece in backs)
    return tuple(Gesture((piece,), drop) for piece in _copies(seen, OPEN[victim], move.args[0]))


# -- zones ---------------------------------------------------------------------------------------------------------

def _zone_specs() -> tuple[ZoneSpec, ...]:
    middle = (
        ZoneSpec("laid", Form.PILE, N_("throne/table", "Laid card"), "R2"),
        ZoneSpec("said", Form.ROW, N_("throne/table", "Claimed"), "R3", token=1.4, tells=True),
        ZoneSpec("buried", Form.PILE, N_("throne/table", "Buried"), "R17"),
        ZoneSpec("discards", Form.PILE, N_("throne/table", "Discards"), "R17"),
        ZoneSpec("deck", Form.PILE, N_("throne/table", "Draw pile"), "R19"),
        ZoneSpec("claims", Form.ROW, N_("throne/table", "Claims"), "R3", slots=len(CLAIMS), pitch=0.95, tight=0.9,
                 token=0.85),
    )
    hand = N_("throne/table", "Hand of {player}")
    return middle + tuple(ZoneSpec(PLACES[HAND[seat]], Form.HAND, hand.fill(player=Player(seat)), "R15", seat,
                                   slots=HAND_SIZE, pitch=0.85, tight=0.28, spread=0.85) for seat in range(MOST_SEATS))


_ZONES: Final = _zone_specs()
_MIDDLE: Final = len(_ZONES) - MOST_SEATS
