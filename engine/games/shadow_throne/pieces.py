"""Cards and tokens of Shadow Throne as they lie on the table, with their marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.base.faces import BACK, CardFace, Drawing, Face, TokenFace, TurnedFace
from engine.base.table import SAID, Forecast, Mark, Piece
from engine.core.knowledge import UNKNOWN
from engine.core.observe import Observation
from engine.core.text import N_, Player, Text
from engine.games.shadow_throne.cards import (
    CARDS,
    CHURCH,
    COST_BADGE,
    EMPIRE,
    GOLD,
    GROUPS,
    RANK,
    RANKS,
    REBELS,
    faction_name,
)
from engine.games.shadow_throne.forecast import forecast
from engine.games.shadow_throne.moves import DECLINE
from engine.games.shadow_throne.places import TRACK, TRACK_FIELDS
from engine.games.shadow_throne.state import CONVERTED, DEAD, NO_FACTION, SILENCED, STAYS, UNPAID, ShadowState
from engine.games.shadow_throne.zones import DECK, HANDS, POOLS, SAVED, column, hand_id, pool_id, saved_id, table_id

NO_CARD: Final = -2
"""The kind of a token, which is no card."""

_BACK = N_("shadow-throne/table", "A card, face down")
_CARD = N_("shadow-throne/table", "{card}, {rank}, {type}, power {power}")
_UNPAID = N_("shadow-throne/table", "{card}, face down: it could not be paid for")
_CHOSEN_BACK = N_("shadow-throne/table", "A card chosen in secret")
_CHOSEN_CARD = N_("shadow-throne/table", "{card}, chosen in secret")
_TOKEN = N_("shadow-throne/table", "{faction}: %n power", "", 1)

_DEAD = N_("shadow-throne/mark", "Dead: no power, half the influence.")
_CONVERTED = N_("shadow-throne/mark", "Converted: belongs to the Church.")
_SILENCED = N_("shadow-throne/mark", "Silenced: its ability, numbered 2 or 3, does not work.")
_STAYS = N_("shadow-throne/mark", "Stays for the next battle if the Rebels lose.")
_EMBOLDENED = N_("shadow-throne/mark", "Its power is now {power}.")
_NOT_PAID = N_("shadow-throne/mark", "Takes no part in this battle.")
_CHOSEN = N_("shadow-throne/mark", "Chosen in secret.")
_FACE_DOWN = N_("shadow-throne/mark", "face down for 1 gold")
_FORECAST = N_("shadow-throne/mark", "Power with this card alone: Empire {empire}, Rebels {rebels}, Church {church}.")
_WITH = N_("shadow-throne/mark", "with {card} alone")
_TOO_DEAR = N_("shadow-throne/mark",
               "Costs {cost} gold, but you have {gold}: it would be turned face down and bring 1 gold.")
_COSTS = N_("shadow-throne/mark", "With hush money, this card costs %n gold.", "", 1)
_BRINGS = N_("shadow-throne/mark", "With hush money, this card brings only %n gold.", "", 1)
_GOLD = N_("shadow-throne/mark", "{player}: %n gold", "", 1)
_HUSH = N_("shadow-throne/mark", "Another character of the {faction} now costs 1 more gold.")


def pieces(observation: Observation[ShadowState]) -> Iterator[Piece]:
    """Every piece as the observing seat sees it."""
    seen = observation.seen
    yield from _pile(seen, "deck", observation.in_order(DECK))
    yield from _track(seen)
    for seat in range(seen.seats):
        yield from _held(observation, seat, POOLS[seat], pool_id(seat))
        yield from _held(observation, seat, HANDS[seat], hand_id(seat))
        yield from _pile(seen, saved_id(seat), observation.in_order(SAVED[seat]))
        yield from _battle(seen, seat)


# -- cards ---------------------------------------------------------------------------------------------------------

def label(seen: ShadowState, kind: int) -> Text:
    """A card for those who listen."""
    if kind == UNKNOWN:
        return _BACK
    card = CARDS[kind]
    return _CARD.fill(card=card.name, rank=RANKS[RANK[kind]], type=card.group.name, power=seen.numbers.powers[kind])


def _face(kind: int) -> Face:
    return BACK if kind == UNKNOWN else CardFace(CARDS[kind].id)


def _pile(seen: ShadowState, zone: str, kinds: Sequence[int]) -> Iterator[Piece]:
    for level, kind in enumerate(kinds):
        yield Piece(f"{zone}/{level}", zone, "0", 0, level, kind, _face(kind), label(seen, kind))


def held(zone_id: str, kinds: Sequence[int]) -> Iterator[tuple[str, int]]:
    """The ids and kinds of the cards in a hand; a card keeps its id when others leave the hand."""
    copies: dict[int, int] = {}
    for kind in kinds:
        copy = copies[kind] = copies.get(kind, -1) + 1
        yield f"{zone_id}/{'back' if kind == UNKNOWN else CARDS[kind].id}.{copy}", kind


def _held(observation: Observation[ShadowState], seat: int, zone: int, zone_id: str) -> Iterator[Piece]:
    """A pool or a hand; the card chosen for a wave lies face down in it already, the others in the hand."""
    chosen = _chosen(observation, seat)
    cards = list(held(zone_id, observation.in_order(zone)))
    moved = _moved_up(observation, seat, zone, [kind for _, kind in cards])
    slot = 0
    for index, (name, kind) in enumerate(cards):
        if index == moved:
            yield _face_down(observation.seen, seat, name, kind)
            continue
        marks: tuple[Mark, ...] = ()
        wasted = False
        if kind != UNKNOWN and kind == chosen and moved is None:
            marks, chosen = (Mark("marks/chosen", "", _CHOSEN),), UNKNOWN
        elif kind != UNKNOWN and _plays(observation, seat) and zone == HANDS[seat]:
            marks = (_foreseen(observation.seen, seat, kind), *_hushed(observation.seen, seat, kind))
            wasted = marks[0].at == COST_BADGE
        yield Piece(name, zone_id, str(slot), slot, 0, kind, _face(kind), label(observation.seen, kind), False, marks,
                    wasted=wasted)
        slot += 1


def _moved_up(observation: Observation[ShadowState], seat: int, zone: int, kinds: Sequence[int]) -> int | None:
    """Which of these cards lies in its lane already: the one chosen for the wave, or any if it is not known.

    Of several of a kind it is the last one, whose name nothing has once it is played.
    """
    sealed = observation.seen.sealed
    if observation.phase != "play" or zone != HANDS[seat] or sealed is None or seat not in sealed.choices:
        return None
    chosen = _chosen(observation, seat)
    return len(kinds) - 1 - kinds[::-1].index(chosen) if chosen in kinds else None


def _face_down(seen: ShadowState, seat: int, name: str, kind: int) -> Piece:
    """A card chosen for a wave, in its lane; its player knows what it is."""
    slot = column(seen.wave)
    level = sum(column(seen.waves[number]) == slot for number in seen.played_by(seat))
    face = BACK if kind == UNKNOWN else TurnedFace(CARDS[kind].id)
    text = _CHOSEN_BACK if kind == UNKNOWN else _CHOSEN_CARD.fill(card=CARDS[kind].name)
    return Piece(name, table_id(seat), str(slot), slot, level, kind, face, text, owner=seat)


def _chosen(observation: Observation[ShadowState], seat: int) -> int:
    """The card that a seat has chosen in secret, if that is known here, or UNKNOWN."""
    choice = observation.seen.choice_of(seat)
    return UNKNOWN if choice is None or choice is DECLINE else choice.card


def _plays(observation: Observation[ShadowState], seat: int) -> bool:
    return observation.phase == "play" and observation.actor == seat == observation.seat


def _foreseen(seen: ShadowState, seat: int, kind: int) -> Mark:
    """What the power track would be with a card of the hand, or that it cannot be paid."""
    powers = forecast(seen, seat, kind)
    return _too_dear(seen, seat, kind) if powers is None else Mark(SAID, "", _powers_in_words(powers))


def _hushed(seen: ShadowState, seat: int, kind: int) -> Iterator[Mark]:
    """What a card costs or brings where hush money is due for it (rule 8)."""
    hush = seen.hush(seat, kind)
    gold = GOLD[kind] - hush
    if hush and seen.gold[seat] + gold >= 0:
        yield Mark(SAID, "", (_COSTS if gold < 0 else _BRINGS).fill(n=abs(gold)))


def _too_dear(seen: ShadowState, seat: int, kind: int) -> Mark:
    """A reason beside the cost: what happens to the card."""
    return Mark("reason", _FACE_DOWN, _needs(seen, seat, kind), at=COST_BADGE)


def _needs(seen: ShadowState, seat: int, kind: int) -> Text:
    """How much gold the card needs, with hush money, how much there is, and what follows from that."""
    return _TOO_DEAR.fill(cost=seen.hush(seat, kind) - GOLD[kind], gold=seen.gold[seat])


def _powers_in_words(powers: Sequence[int]) -> Text:
    return _FORECAST.fill(empire=powers[EMPIRE], rebels=powers[REBELS], church=powers[CHURCH])


def forecasts(observation: Observation[ShadowState]) -> dict[str, Forecast]:
    """By card of the seat's own hand: where the tokens would stand if it were played, as far as the seat knows."""
    seat, seen = observation.seat, observation.seen
    if not _plays(observation, seat):
        return {}
    found = {}
    for name, kind in held(hand_id(seat), observation.in_order(HANDS[seat])):
        powers = forecast(seen, seat, kind)
        text = _needs(seen, seat, kind) if powers is None else _WITH.fill(card=CARDS[kind].name)
        tokens = tuple(_tokens(seen.powers() if powers is None else powers))
        found[name] = Forecast(tokens, text)
    return found


def _battle(seen: ShadowState, seat: int) -> Iterator[Piece]:
    """The characters in front of a seat, a slot for each wave; a Langman who stayed lies under the first."""
    zone, levels = table_id(seat), [0, 0, 0, 0]
    for index, number in enumerate(seen.played_by(seat)):
        kind, slot = seen.who[number], column(seen.waves[number])
        unpaid = seen.status[number] & UNPAID
        text = _UNPAID.fill(card=CARDS[kind].name) if unpaid else label(seen, kind)
        yield Piece(f"{zone}/{index}", zone, str(slot), slot, levels[slot], kind,
                    BACK if unpaid else CardFace(CARDS[kind].id), text, False, tuple(_marks(seen, number)),
                    counts=_counts(seen, number), owner=seat, spent=bool(seen.status[number] & DEAD))
        levels[slot] += 1


def _counts(seen: ShadowState, number: int) -> str:
    """The power of a character, if it is not the one that is printed on it."""
    dead = seen.status[number] & (DEAD | UNPAID)
    return str(seen.power(number)) if seen.tokens[number] and not dead else ""


def _marks(seen: ShadowState, number: int) -> Iterator[Mark]:
    """What has happened to a character."""
    status = seen.status[number]
    if status & UNPAID:
        yield Mark("marks/unpaid", "", _NOT_PAID)
    if status & DEAD:
        yield Mark("marks/dead", "", _DEAD, at="emblem")
    elif seen.tokens[number]:
        yield Mark("marks/emboldened", "", _EMBOLDENED.fill(power=seen.power(number)))
    if status & CONVERTED:
        yield Mark("marks/converted", "", _CONVERTED)
    if status & SILENCED:
        yield Mark("marks/silenced", "", _SILENCED)
    if status & STAYS and not status & DEAD:
        yield Mark("marks/staying", "", _STAYS)


# -- tokens --------------------------------------------------------------------------------------------------------

def _track(seen: ShadowState) -> Iterator[Piece]:
    """The tokens of the factions on the power track; while a wave is under way they go with what happens in it."""
    return _tokens(seen.powers() if seen.phase in ("play", "extra") and seen.in_wave() else seen.track)


def _tokens(powers: Sequence[int]) -> Iterator[Piece]:
    """Each faction has a tower of its own."""
    for faction, power in enumerate(powers):
        slot = min(power, TRACK_FIELDS - 1)
        text = str(power) if power > slot else ""
        group = GROUPS[faction]
        yield Piece(f"{TRACK}/{group.id}", TRACK, str(slot), slot, faction, NO_CARD,
                    TokenFace(Drawing(f"marks/{group.id}"), text=text, tone=group.colour),
                    _TOKEN.fill(faction=faction_name(faction), n=power))


def seat_marks(seen: ShadowState, seat: int) -> tuple[Mark, ...]:
    """A seat's gold, and for which faction it pays hush money now."""
    gold = Mark("marks/gold", str(seen.gold[seat]), _GOLD.fill(n=seen.gold[seat], player=Player(seat)))
    if seen.last[seat] == NO_FACTION or seen.phase not in ("play", "extra"):
        return (gold,)
    faction = seen.last[seat]
    return gold, Mark(f"marks/{GROUPS[faction].id}", "\N{MINUS SIGN}1", _HUSH.fill(faction=faction_name(faction)))
