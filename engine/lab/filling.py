"""Lays the rest of a table at random: as it lies in a game that was played up to such a moment.

What was laid by hand is laid over a position of a game played at random: cards that lie elsewhere there change places
with those in the way. So what nobody laid is as it comes about in games, and hands are dealt at random.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Final, TypeVar

from engine.base.first_sight import sorts_of
from engine.base.game import Game
from engine.base.laying import Complaint
from engine.base.notation import ACTOR, PHASE, SEALED, leave_out, omitted
from engine.core.deadline import Deadline
from engine.core.sealed import Sealed
from engine.core.state import State
from engine.core.text import N_, Text
from engine.core.zones import Sight
from engine.lab.checking import complaints_about, wrong_sizes
from engine.lab.errors import CannotLay

S = TypeVar("S", bound=State)

MOST_CARDS: Final = 1_000
"""More cards than any game has."""
MOST_GAMES: Final = 60
"""How many games are played at most to find a position that fits."""
MOST_DEALS: Final = 300
"""How often the rest of the cards is dealt out to find a table that can lie so."""
_MANY: Final = 8
"""More cards than players mostly have in one place."""
_MOVES: Final = 400
"""How many moves of each."""
_CHOSEN_FROM: Final = 8
"""Of so many tables that fit the calmest is taken, unless nothing is exceptional on an earlier one."""
_LOOKED_AT: Final = 6
"""How many positions of each are tried."""

_NOTHING_FITS: Final = N_("engine/lab", "None of the games tried led to a table like this; lay more of it by hand.")
_IN_THE_WAY: Final = N_("engine/lab", "None of the games tried led to a table like this. The most common obstacle: "
                                      "{reason}")


def filled(game: Game[S], table: S, laid: Collection[str], seed: int, games: int = MOST_GAMES,
           deadline: Deadline | None = None) -> S:
    """The table with all that nobody laid; the same for the same seed. Raises CannotLay if nothing was found, or was
    not before the time is up.

    Where most of it is laid, the rest of the cards is dealt out first, as no other game may come to such a table. Of
    the first few tables that fit, it is that on which the fewest things are as they seldom are
    (`LaidField.exceptional`).
    """
    deadline = deadline or Deadline()
    found = _found(game, table, laid, seed, games, deadline, more=False)
    if isinstance(found, CannotLay):    # perhaps no place is wrong, but hands have too few cards
        fuller = found if deadline.passed() else _found(game, table, laid, seed, games, deadline, more=True)
        if isinstance(fuller, CannotLay):
            raise found
        return fuller
    return found


def _found(game: Game[S], table: S, laid: Collection[str], seed: int, games: int, deadline: Deadline, *,
           more: bool) -> S | CannotLay:
    """That table, with `more` cards in hands and piles that were laid, if a game has them there; or why there is none.
    """
    rng = random.Random(seed)
    tried = [_dealt_out(game, table, laid, rng), _from_games(game, table, laid, rng, games, more=more)]
    names = len(table.zones) + len(table.FIELDS)
    reasons: Counter[Text] = Counter()
    fitting: list[tuple[int, S]] = []
    for state in chain.from_iterable(tried if 2 * len(laid) > names else tried[::-1]):
        _take_choices_back(game, state, laid)
        found = _complaint(game, state)
        if found is None:
            fitting.append(_calmed(game, state, laid))
        elif not {*found.about}.isdisjoint(laid):
            reasons[found.text] += 1
        if deadline.passed() or (fitting and (fitting[-1][0] == 0 or len(fitting) == _CHOSEN_FROM)):
            break
    if fitting:
        _, calmest = min(fitting, key=lambda each: each[0])
        calmest.random, calmest.reveals = rng.getrandbits(64), 0
        return calmest
    for reason, _ in reasons.most_common(1):
        return CannotLay(_IN_THE_WAY.fill(reason=reason))
    return CannotLay(_NOTHING_FITS)


def hidden(state: State, zone: str) -> bool:
    """Whether that is a zone whose cards not everybody sees: a hand, or a pile."""
    return any(each.id == zone and each.sight is not Sight.PUBLIC for each in state.zones)


def _complaint(game: Game[S], state: S) -> Complaint | None:
    return next(complaints_about(game, state, (ACTOR, PHASE), _left(game, state)), None)


def _calmed(game: Game[S], state: S, laid: Collection[str]) -> tuple[int, S]:
    """The same position with what is exceptional as it mostly is, and how many such things could not be so.

    Nothing is exceptional that was laid by hand. That somebody has chosen in secret already is.
    """
    fields = {} if game.laying is None else game.laying.fields
    names = [name for name, field in fields.items() if field.exceptional and name not in laid]
    usual = _usual(state, names)
    emptied = _emptied(game, state, laid)
    if emptied is not None and _complaint(game, emptied.clone()) is None:
        state = emptied
    for changed in (usual, *({name: value} for name, value in usual.items())) if usual else ():
        calmer = state.clone()
        for name, value in changed.items():
            setattr(calmer, name, value)
        if game.laying is not None:
            game.laying.settle(calmer, names)
        if _complaint(game, calmer.clone()) is None:
            state = calmer
    chosen = state.sealed is not None and bool(state.sealed.choices) and SEALED not in laid
    return len(_usual(state, names)) + chosen + len(_unlikely(game, state, laid)), state


def _unlikely(game: Game[Any], state: State, laid: Collection[str]) -> dict[int, int]:
    """The zones with cards that are mostly empty, unless they were laid, and where their cards go instead."""
    ids = [zone.id for zone in state.zones]
    others = {} if game.laying is None else game.laying.exceptional_zones
    return {number: ids.index(others[first]) for number, zone in enumerate(state.zones)
            if (first := zone.id.partition(".")[0]) in others and zone.id not in laid and others[first] not in laid
            and state.cards_in(number)}


def _emptied(game: Game[S], state: S, laid: Collection[str]) -> S | None:
    """The same position with these zones empty; None if they are."""
    unlikely = _unlikely(game, state, laid)
    if not unlikely:
        return None
    bared = state.clone()
    for zone, other in unlikely.items():
        bared.fill(other, [*bared.cards_in(zone), *bared.cards_in(other)])
        bared.fill(zone, [])
    if game.laying is not None:
        game.laying.settle(bared, [])
    return bared


def _usual(state: State, names: Iterable[str]) -> dict[str, Any]:
    """The values that go without saying of those of these fields that have others."""
    found = {name: omitted(state, name) for name in names}
    return {name: value for name, value in found.items() if value != getattr(state, name)}


def _from_games(game: Game[S], table: S, laid: Collection[str], rng: random.Random, games: int, *,
                more: bool) -> Iterator[S]:
    """Positions of random games, with what was laid over them."""
    for _ in range(games):
        for state in _moments(game, table, laid, rng):
            result = _overlaid(game, state, table, laid, rng, more=more)
            if game.laying is None or not any(wrong_sizes(game.laying, result)):
                yield result


def _dealt_out(game: Game[S], table: S, laid: Collection[str], rng: random.Random) -> Iterator[S]:
    """The table as it is, with the rest of the cards at random in zones that nobody laid."""
    if not {ACTOR, PHASE} <= set(laid):
        return
    open_zones = [number for number, zone in enumerate(table.zones) if zone.id not in laid]
    for _ in range(MOST_DEALS):
        state = bare(table)
        left = [*(_left(game, state))]
        rng.shuffle(left)
        zones = rng.sample(open_zones, rng.randint(min(1, len(open_zones)), len(open_zones)))
        for kind in left if zones else ():
            zone = rng.choice(_with_room(state, zones) or _with_room(state, open_zones) or zones)
            state.fill(zone, [*state.cards_in(zone), kind])
        if game.laying is not None:
            game.laying.settle(state, [name for name in table.FIELDS if name not in laid])
        yield state


def _take_choices_back(game: Game[Any], state: State, laid: Collection[str]) -> None:
    """Have nobody chosen in secret yet, and whoever decides be asked first, where the order makes no difference."""
    laying = game.laying
    if laying is not None and laying.in_any_order and state.sealed is not None and SEALED not in laid:
        state.sealed = None
        asked = laying.asked(state)
        state.sealed = Sealed(asked) if asked else None


def _with_room(state: State, zones: Iterable[int]) -> list[int]:
    """Of these zones the piles, and what somebody owns unless many cards lie there."""
    return [zone for zone in zones if state.zones[zone].owner is None or len(state.cards_in(zone)) < _MANY]


def bare(state: S) -> S:
    """A copy without anything that somebody knows."""
    copy = state.clone()
    copy.log, copy.memory, copy.story = None, None, None
    return copy


def _moments(game: Game[S], table: S, laid: Collection[str], rng: random.Random) -> Iterator[S]:
    """A few positions of a random game with the actor and phase that were laid, in random order."""
    state = game.start(table.seats, rng.getrandbits(32), edition=table.edition.number, **table.options)
    kept: list[S] = []
    met = 0
    like = () if game.laying is None else game.laying.like.get(table.phase, ())
    for _ in range(_MOVES):
        over = state.actor is None
        alike = PHASE in laid and state.phase in like
        fits = alike or ((ACTOR not in laid or state.actor == table.actor)
                         and (PHASE not in laid or state.phase == table.phase) and (PHASE in laid or not over))
        if fits:
            met += 1
            if len(kept) < _LOOKED_AT:
                kept.append(state.clone())
            elif (place := rng.randrange(met)) < _LOOKED_AT:
                kept[place] = state.clone()
        if over:
            break
        state.advance(rng.choice(state.legal_moves()))
    rng.shuffle(kept)
    yield from kept


def _left(game: Game[Any], state: State) -> list[int]:
    """The cards that lie nowhere; those that lie twice count against them."""
    start = game.start(state.seats, 1, edition=state.edition.number, **state.options)
    left = Counter(kind for zone in range(len(start.zones)) for kind in start.cards_in(zone))
    left.subtract(kind for zone in range(len(state.zones)) for kind in state.cards_in(zone))
    return [kind for kind, number in left.items() for _ in range(abs(number))]


def _overlaid(game: Game[S], state: S, table: S, laid: Collection[str], rng: random.Random, *, more: bool) -> S:
    """That position with all that was laid; with `more`, hands and piles keep what they have beyond that."""
    lying = {zone: list(state.cards_in(zone)) for zone in range(len(state.zones))}
    fixed = {number for number, zone in enumerate(state.zones) if zone.id in laid}
    wanted = {zone: list(table.cards_in(zone)) if zone in fixed else cards[:] for zone, cards in lying.items()}
    kept = dict.fromkeys(fixed, MOST_CARDS)
    for zone in [zone for zone in fixed if more and wanted[zone] and hidden(state, state.zones[zone].id)]:
        kept[zone] = len(wanted[zone])
        wanted[zone] += _beyond(lying[zone], wanted[zone])
    _make_room(game, wanted, kept, Counter(kind for cards in lying.values() for kind in cards), state, rng)
    result = bare(state)
    if PHASE in laid and state.phase != table.phase:
        _come_to(game, result, table)
    for zone, cards in wanted.items():
        if cards != lying[zone]:
            result.fill(zone, cards)
    fields = {} if game.laying is None else game.laying.fields
    lying_so = {name: field.lies_with for name, field in fields.items() if field.lies_with}
    ids = {zone.id for zone in state.zones}
    blended = {name for name, zone in lying_so.items() if zone not in ids}
    for name in state.FIELDS:
        if (name in laid or lying_so.get(name) in laid) and name not in state.ZONE_FIELDS and name not in blended:
            value = getattr(table, name)
            setattr(result, name, value[:] if isinstance(value, list) else value)
    if game.laying is not None:
        game.laying.blend(result, table, laid)
        game.laying.settle(result, [name for name, field in fields.items()
                                    if name not in laid and (field.lies_with or field.hidden)])
    if SEALED in laid and table.sealed is not None:
        result.sealed = table.sealed.copy()
    return result


def _come_to(game: Game[Any], state: State, table: State) -> None:
    """Have it be the moment of that table, to which a game seldom comes, in a position that is like it."""
    state.phase, state.actor, state.sealed = table.phase, table.actor, None
    if game.laying is not None:
        leave_out(state, [name for name, field in game.laying.fields.items() if field.follows])


def _beyond(lying: list[int], laid: list[int]) -> list[int]:
    """Of the cards in a zone so many as it has more than were laid, others if there are."""
    others = [*lying]
    for kind in laid:
        if kind in others:
            others.remove(kind)
    return others[:max(0, len(lying) - len(laid))]


def _make_room(game: Game[Any], wanted: dict[int, list[int]], kept: Mapping[int, int], deck: Counter[int],
               state: State, rng: random.Random) -> None:
    """Have every card lie once: those in the wrong number change in zones that nobody laid, hidden ones first.

    So many of the first cards of a zone are `kept` there.
    """
    sorts = sorts_of(game, state)
    there = Counter(kind for cards in wanted.values() for kind in cards)
    homeless = list((deck - there).elements())
    twice = list((there - deck).elements())
    rng.shuffle(homeless)
    rng.shuffle(twice)
    for kind in twice:
        places = [(zone, place) for zone, cards in wanted.items()
                  for place, each in enumerate(cards) if each == kind and place >= kept.get(zone, 0)]
        if not places:
            return
        alike = [each for each in homeless if sorts.get(each) == sorts.get(kind)]
        if alike:
            zone, place = rng.choice(places)
            wanted[zone][place] = alike[0]
            homeless.remove(alike[0])
        else:
            zone, place = min(places, key=lambda each: _openness(state, each[0], wanted))
            del wanted[zone][place]
    for kind in homeless:
        zones = [zone for zone in wanted if zone not in kept]
        if not zones:
            return
        zone = min(zones, key=lambda each: (not any(sorts.get(card) == sorts.get(kind) for card in wanted[each]),
                                            *_openness(state, each, wanted)))
        wanted[zone].insert(rng.randint(0, len(wanted[zone])), kind)


def _openness(state: State, zone: int, wanted: dict[int, list[int]]) -> tuple[int, int]:
    """Sorts zones: large piles that nobody sees into come first, open rows last."""
    sight = state.zones[zone].sight
    return (0 if sight is Sight.NOBODY else 1 if sight is Sight.OWNER else 2), -len(wanted[zone])
