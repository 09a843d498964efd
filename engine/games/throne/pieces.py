"""The cards and tokens of Throne on the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.base.faces import BACK, CardFace, Index, TokenFace
from engine.base.table import Mark, Piece
from engine.core.knowledge import UNKNOWN
from engine.core.moves import NONE
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.throne.cards import ACE, AIMED, CARDS, CLAIMS, PEASANT, claim_name, name_of
from engine.games.throne.state import ThroneState
from engine.games.throne.zones import BURIED, DECK, DISCARDS, HAND, LAID, OPEN, PLACES

_TURNED_DOWN: Final = N_("throne/table", "A card, face down")
_LAID_KNOWN: Final = N_("throne/table", "The card laid face down; you know what it is: {card}")
_FACE_UP: Final = N_("throne/table", "{card}, face up for everyone")
_SEEN_BY_ALL: Final = N_("throne/table", "This card is face up: everyone can see it.")
_CLAIM: Final = N_("throne/table", "Claim: {claim}")
_AGAINST: Final = N_("throne/table", "{claim} against {player}")

_NO_CARD: Final = UNKNOWN - 1
"""The kind of a token."""
_TOKENS: Final = {PEASANT: TokenFace("shield", "green", "7–10"),
                  **{claim: TokenFace("disc", "blue", Index(CARDS[claim].id)) for claim in AIMED},
                  ACE: TokenFace("diamond", "gold", Index(CARDS[ACE].id))}
"""By claim: its token, on which a card is dropped to make the claim."""
_OPEN_MARK: Final = Mark("value", "!", _SEEN_BY_ALL)
"""The mark of a card that lies face up in a hand."""


def pieces(observation: Observation[ThroneState]) -> Iterable[Piece]:
    """Every piece as the observing seat sees it; in each slot from the bottom up."""
    seen = observation.seen
    yield from _pile("deck", observation.in_order(DECK))
    yield from _claims(seen)
    yield from _laid(observation)
    yield from _pile("buried", observation.in_order(BURIED))
    yield from _pile("discards", seen.cards[DISCARDS])
    for seat in range(seen.seats):
        yield from _hand(observation, seat)


def _pile(zone: str, kinds: Sequence[int]) -> Iterator[Piece]:
    for level, kind in enumerate(kinds):
        hidden = kind == UNKNOWN
        yield Piece(f"{zone}/{level}", zone, "0", 0, level, kind, BACK if hidden else CardFace(CARDS[kind].id),
                    _TURNED_DOWN if hidden else name_of(kind))


def _claims(seen: ThroneState) -> Iterator[Piece]:
    """A token for every claim; the one for what was claimed lies beside the card."""
    for slot, claim in enumerate(CLAIMS):
        claimed = bool(seen.cards[LAID]) and claim == seen.claim
        text = said(seen) if claimed else _CLAIM.fill(claim=claim_name(claim))
        name = CARDS[claim].id
        zone = "said" if claimed else "claims"
        yield Piece(f"{zone}/{name}", zone, name, 0 if claimed else slot, 0, _NO_CARD, _TOKENS[claim], text)


def said(seen: ThroneState) -> Text:
    """What is claimed, and against whom."""
    name = claim_name(seen.claim)
    return name if seen.target == NONE else _AGAINST.fill(claim=name, player=Player(seen.target))


def _laid(observation: Observation[ThroneState]) -> Iterator[Piece]:
    """The card laid face down: nobody sees it, but those who know it are told."""
    known = observation.knowledge.known_in(LAID)
    for level, kind in enumerate(observation.in_order(LAID)):
        label = _LAID_KNOWN.fill(card=name_of(known[0])) if known else _TURNED_DOWN
        yield Piece(f"laid/{level}", "laid", "0", 0, level, kind,
                    BACK if kind == UNKNOWN else CardFace(CARDS[kind].id), label,
                    plain=_TURNED_DOWN if known and kind == UNKNOWN else None)


def _hand(observation: Observation[ThroneState], seat: int) -> Iterator[Piece]:
    """A hand: first the hidden cards, then those that lie face up."""
    seen, zone = observation.seen, PLACES[HAND[seat]]
    slot = 0
    for hidden in (True, False):
        kinds = observation.in_order(HAND[seat]) if hidden else seen.cards[OPEN[seat]]
        counts: dict[int, int] = {}
        for kind in sorted(kinds):
            counts[kind] = counts.get(kind, 0) + 1
            piece = piece_id(zone, kind, counts[kind] - 1, hidden=hidden)
            yield Piece(piece, zone, piece.partition("/")[2], slot, 0, kind,
                        BACK if kind == UNKNOWN else CardFace(CARDS[kind].id),
                        _hand_label(kind, hidden=hidden), marks=() if hidden else (_OPEN_MARK,))
            slot += 1


def _hand_label(kind: int, *, hidden: bool) -> Text:
    if kind == UNKNOWN:
        return _TURNED_DOWN
    return name_of(kind) if hidden else _FACE_UP.fill(card=name_of(kind))


def piece_id(zone: str, kind: int, copy: int, *, hidden: bool) -> str:
    """The id of a piece of a hand: that copy of the kind, counted from 0."""
    name = "back" if kind == UNKNOWN else CARDS[kind].id
    return f"{zone}/{'' if hidden else 'open-'}{name}-{copy}"


def copies(seen: ThroneState, zone: int, kind: int) -> list[str]:
    """The ids of the pieces of that kind in one zone of a hand."""
    number = seen.cards[zone].count(kind)
    return [piece_id(PLACES[zone], kind, copy, hidden=zone in HAND) for copy in range(number)]
