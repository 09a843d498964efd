"""Cards and tokens of Shadow Throne as they lie on the table, with their marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.knowledge import UNKNOWN
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.shadow_throne.cards import (
    CARDS,
    CHURCH,
    EMPIRE,
    FACTION,
    FACTIONS,
    GROUPS,
    POWER,
    RANK,
    RANKS,
    REBELS,
    TOKEN_COLOURS,
    faction_name,
)
from engine.games.shadow_throne.forecast import forecast
from engine.games.shadow_throne.places import TRACK, TRACK_FIELDS
from engine.games.shadow_throne.state import ShadowState
from engine.games.shadow_throne.status import CONVERTED, DEAD, NO_FACTION, SILENCED, STAYS, UNPAID
from engine.games.shadow_throne.zones import DECK, HANDS, POOLS, SAVED, hand_id, pool_id, saved_id, table_id
from engine.table.spec import Mark, Piece, token_face

NO_CARD: Final = -2
"""The kind of a token, which is no card."""

_BACK = N_("shadow-throne/table", "A card, face down")
_CARD = N_("shadow-throne/table", "{card}, {rank}, {type}, power {power}")
_UNPAID = N_("shadow-throne/table", "{card}, face down: it could not be paid")
_TOKEN = N_("shadow-throne/table", "{faction}: %n power", "", 1)

_DEAD = N_("shadow-throne/mark", "Dead: no power, and half of the influence.")
_CONVERTED = N_("shadow-throne/mark", "Converted: belongs to the Church.")
_SILENCED = N_("shadow-throne/mark", "Silenced: its abilities with number 2 or 3 do not work.")
_STAYS = N_("shadow-throne/mark", "Stays for the next battle if the Rebels lose.")
_EMBOLDENED = N_("shadow-throne/mark", "Its power is {power} now.")
_CHOSEN = N_("shadow-throne/mark", "Chosen in secret.")
_FORECAST = N_("shadow-throne/mark", "Power with this card alone: Empire {empire}, Rebels {rebels}, Church {church}.")
_TOO_DEAR = N_("shadow-throne/mark", "It cannot be paid now: it would be turned face down and bring 1 gold.")
_GOLD = N_("shadow-throne/mark", "{player}: %n gold", "", 1)
_HUSH = N_("shadow-throne/mark", "Another character of this faction costs 1 gold more now: {faction}.")


def pieces(observation: Observation[ShadowState]) -> Iterator[Piece]:
    """Every piece as the observing seat sees it."""
    seen = observation.seen
    yield from _pile("deck", observation.in_order(DECK))
    yield from _track(seen)
    for seat in range(seen.seats):
        yield from _hand(observation, seat, POOLS[seat], pool_id(seat))
        yield from _hand(observation, seat, HANDS[seat], hand_id(seat))
        yield from _pile(saved_id(seat), observation.in_order(SAVED[seat]))
        yield from _battle(seen, seat)


# -- cards ---------------------------------------------------------------------------------------------------------

def label(kind: int) -> Text:
    """A card for those who listen."""
    if kind == UNKNOWN:
        return _BACK
    card = CARDS[kind]
    return _CARD.fill(card=card.name, rank=RANKS[RANK[kind]], type=card.group.name, power=POWER[kind])


def _face(kind: int) -> str:
    return "" if kind == UNKNOWN else CARDS[kind].id


def _pile(zone: str, kinds: Sequence[int]) -> Iterator[Piece]:
    for level, kind in enumerate(kinds):
        yield Piece(f"{zone}/{level}", zone, "0", 0, level, kind, _face(kind), label(kind))


def _hand(observation: Observation[ShadowState], seat: int, zone: int, zone_id: str) -> Iterator[Piece]:
    chosen = _chosen(observation, seat)
    for slot, kind in enumerate(observation.in_order(zone)):
        marks: tuple[Mark, ...] = ()
        if kind != UNKNOWN and kind == chosen:
            marks, chosen = (Mark("token", "✓", _CHOSEN),), UNKNOWN
        elif kind != UNKNOWN and _plays(observation, seat) and zone == HANDS[seat]:
            marks = (_forecast(observation.seen, seat, kind),)
        yield Piece(f"{zone_id}/{slot}", zone_id, str(slot), slot, 0, kind, _face(kind), label(kind), False, marks)


def _chosen(observation: Observation[ShadowState], seat: int) -> int:
    """The card that the observing seat has chosen in secret, or UNKNOWN."""
    sealed = observation.seen.sealed
    choice = sealed.choices.get(seat) if sealed is not None else None
    return choice.args[0] if isinstance(choice, Move) and choice.args else UNKNOWN


def _plays(observation: Observation[ShadowState], seat: int) -> bool:
    return observation.phase == "play" and observation.actor == seat == observation.seat


def _forecast(seen: ShadowState, seat: int, kind: int) -> Mark:
    """What the power track would be with a card of the hand, as far as its player knows; its own faction's in short."""
    powers = forecast(seen, seat, kind)
    if powers is None:
        return Mark("token", "✕", _TOO_DEAR)
    text = _FORECAST.fill(empire=powers[EMPIRE], rebels=powers[REBELS], church=powers[CHURCH])
    return Mark("bar", str(powers[FACTION[kind]]), text)


def _battle(seen: ShadowState, seat: int) -> Iterator[Piece]:
    """The characters before a seat, a slot for each wave; a Langman who stayed lies under the first."""
    zone, levels = table_id(seat), [0, 0, 0, 0]
    for index, number in enumerate(seen.played_by(seat)):
        kind, slot = seen.who[number], max(0, seen.waves[number] - 1)
        unpaid = seen.status[number] & UNPAID
        text = _UNPAID.fill(card=CARDS[kind].name) if unpaid else label(kind)
        yield Piece(f"{zone}/{index}", zone, str(slot), slot, levels[slot], kind, "" if unpaid else CARDS[kind].id,
                    text, False, tuple(_marks(seen, number)))
        levels[slot] += 1


def _marks(seen: ShadowState, number: int) -> Iterator[Mark]:
    """What has happened to a character."""
    status = seen.status[number]
    if status & DEAD:
        yield Mark("token", "✕", _DEAD)
    elif seen.tokens[number]:
        power = seen.power(number)
        yield Mark("value", str(power), _EMBOLDENED.fill(power=power))
    if status & CONVERTED:
        yield Mark("token", "✦", _CONVERTED)
    if status & SILENCED:
        yield Mark("token", "…", _SILENCED)
    if status & STAYS and not status & DEAD:
        yield Mark("token", "»", _STAYS)


# -- tokens --------------------------------------------------------------------------------------------------------

_SHAPES: Final = ("shield", "diamond", "crown")
"""By faction: the outline of its token, so that it can be told without its colour."""


def _track(seen: ShadowState) -> Iterator[Piece]:
    """The tokens of the factions on the power track."""
    levels: dict[int, int] = {}
    for faction in range(FACTIONS):
        power = seen.track[faction]
        slot = min(power, TRACK_FIELDS - 1)
        text = str(power) if power > slot else ""
        level = levels[slot] = levels.get(slot, -1) + 1
        yield Piece(f"{TRACK}/{GROUPS[faction].id}", TRACK, str(slot), slot, level, NO_CARD,
                    token_face(_SHAPES[faction], TOKEN_COLOURS[faction], text),
                    _TOKEN.fill(faction=faction_name(faction), n=power))


def seat_marks(seen: ShadowState, seat: int) -> tuple[Mark, ...]:
    """A seat's gold, and for which faction it pays hush money now."""
    gold = Mark("token", str(seen.gold[seat]), _GOLD.fill(n=seen.gold[seat], player=Player(seat)))
    if seen.last[seat] == NO_FACTION or seen.phase not in ("play", "extra"):
        return (gold,)
    return gold, Mark("bar", "\N{MINUS SIGN}1", _HUSH.fill(faction=faction_name(seen.last[seat])))
