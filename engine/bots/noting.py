"""What somebody at the table notes down of play: the story of a game that tells none itself.

A game says best what goes with which hidden cards (`Evaluator.story`). Where none does, all that a rival has done in
public is held beside every hidden card of that rival: crude, but enough to measure whether habits tell anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from engine.base.game import Game
from engine.base.story import Story
from engine.core.features import Features, Places
from engine.core.knowledge import UNKNOWN, Moved
from engine.core.memory import Log
from engine.core.moves import NONE, Move
from engine.core.story import newest_first
from engine.core.zones import Sight, Zone
from engine.games.registry import load_game

_CHOSEN: Final = "chosen"
"""Where a card lies, so to speak, that was chosen in secret."""
_REMEMBERED: Final = 24
"""How many of the latest acts of all seats are looked at."""
_TIMES: Final = 8
_SIZES: Final = 10


def story_of(game: Game[Any]) -> Story:
    """The game's own story, or that of what is noted down at its table."""
    return game.evaluator.story or _notes(game.id).story


def advance(state: Any, move: Move) -> None:
    """Make a legal move, and note down what everybody saw of it if the game does not do so itself."""
    if state.game.evaluator.story is not None:
        state.advance(move)
        return
    seat, before, sealed = state.actor, state.log, state.sealed is not None
    state.advance(move)
    seen = _seen(state, before)
    notes = _notes(state.game.id)
    if sealed or (state.sealed is not None and seat in state.sealed.choices):
        for shown in seen:
            notes.note_shown(state, shown)
    else:
        notes.note_move(state, seat, move, any(each.kind == UNKNOWN for each in seen))


def _seen(state: Any, before: Log) -> list[Moved]:
    """The cards that have moved since then, as everybody saw it."""
    entries, found, public = state.log, [], state.zones.spectator
    while entries is not before and entries is not None:
        seen = entries[1].as_seen_by(public)
        if isinstance(seen, Moved):
            found.append(seen)
        entries = entries[0]
    return found[::-1]


class _Notes:
    """The acts of a game, and the features of a world: each act of a rival beside each of its hidden cards."""

    def __init__(self, game: Game[Any]) -> None:
        ids = game.card_names.ids
        zones = list(game.zones_for(game.seats[-1]))
        self._kinds = len(ids)
        told = {_told(move): None for move in game.moves}
        self._told = {each: number for number, each in enumerate(told)}
        verbs = list(dict.fromkeys(move.verb for move in game.moves))
        self._verbs = {verb: len(told) + number for number, verb in enumerate(verbs)}
        shown = list(dict.fromkeys(_family(zone) for zone in zones
                                   if zone.owner is not None and zone.sight is Sight.PUBLIC))
        self._shown = {family: len(told) + len(verbs) + number * len(ids) for number, family in enumerate(shown)}
        secret = [zone for zone in zones if zone.sight is not Sight.PUBLIC]
        held = [zone for zone in secret if zone.owner is not None] or secret
        hidden = (*dict.fromkeys(_family(zone) for zone in held), _CHOSEN)
        self._hidden = {family: number for number, family in enumerate(hidden)}
        acts = (*(_called(*each, ids) for each in told), *(f"{verb} unseen" for verb in verbs),
                *(f"shows {card} in {family}" for family in shown for card in ids))
        places = Places()
        self._times = places.of("times", _TIMES, hidden, ids)
        self._size = places.of("size", _SIZES, hidden, ids)
        self._did = places.of("did", acts, hidden, ids)
        self._last = places.of("last", acts, hidden, ids)
        self._other = places.of("other", acts, hidden, ids)
        self._beside = places.of("beside", hidden, ids, hidden, ids)
        self._latest: list[tuple[Log, list[list[int]]]] = []
        self.story = Story(places, self.features, beside=game.evaluator.likelihood)

    # -- what is noted down --------------------------------------------------------------------------------------------

    def note_move(self, state: Any, seat: int, move: Move, unseen: bool) -> None:
        """A seat has made a move; where a card was moved unseen, only what sort of move it was is known."""
        state.recount((seat, self._verbs[move.verb] if unseen else self._told[_told(move)]))

    def note_shown(self, state: Any, shown: Moved) -> None:
        """A card was shown when secret choices were opened."""
        owner, first = state.zones[shown.source].owner, self._shown.get(_family(state.zones[shown.target]))
        if owner is not None and first is not None and shown.kind != UNKNOWN:
            state.recount((owner, first + shown.kind))

    # -- what goes with it ---------------------------------------------------------------------------------------------

    def features(self, state: Any, seat: int) -> Features:
        """What of a world's hidden cards goes with what the others did, as that seat sees it."""
        found: Features = []
        if state.actor is None:
            return found
        firsts = self._firsts(state)
        for rival in range(state.seats):
            if rival != seat:
                hidden = [*self._hidden_from(state, rival, seat)]
                sizes = [0] * len(self._hidden)
                for place in hidden:
                    sizes[place // self._kinds] += 1
                for number, place in enumerate(hidden):
                    family = place // self._kinds
                    found.append(self._size + min(sizes[family], _SIZES - 1) * self._all + place)
                    found += [first + place for first in firsts[rival]]
                    found += [self._beside + place * self._all + other for other in hidden[number + 1:]
                              if other // self._kinds != family]
        return found

    @property
    def _all(self) -> int:
        """How many places there are for a hidden card: by where it lies, and by kind."""
        return len(self._hidden) * self._kinds

    def _hidden_from(self, state: Any, rival: int, seat: int) -> Iterator[int]:
        """The cards of a rival that the seat cannot see, by place; where hands are open, a card that lies alone."""
        for zone in state.zones.hidden[seat]:
            kinds, of = state.cards[zone], state.zones[zone]
            if _family(of) in self._hidden and (of.owner == rival or (of.owner is None and len(kinds) == 1)):
                first = self._hidden[_family(of)] * self._kinds
                for kind in sorted(kinds):
                    yield first + kind
        choice = None if state.sealed is None else state.sealed.choices.get(rival)
        if isinstance(choice, Move) and choice.card != NONE:
            yield self._hidden[_CHOSEN] * self._kinds + choice.card

    def _firsts(self, state: Any) -> list[list[int]]:
        """By seat: where the features begin of what it has done; kept, as all worlds of a decision share it."""
        story = state.story
        if not self._latest or self._latest[0][0] is not story:
            facts = newest_first(story)[:_REMEMBERED]
            self._latest[:] = [(story, [self._of_seat(facts, seat) for seat in range(state.seats)])]
        return self._latest[0][1]

    def _of_seat(self, facts: Iterable[tuple[int, ...]], seat: int) -> list[int]:
        own = [act for who, act in facts if who == seat]
        others = [act for who, act in facts if who != seat]
        return [self._times + min(len(own), _TIMES - 1) * self._all,
                *(self._did + act * self._all for act in own),
                *(self._last + act * self._all for act in own[:1]),
                *(self._other + act * self._all for act in others[:1])]


@cache
def _notes(game_id: str) -> _Notes:
    return _Notes(load_game(game_id))


def _told(move: Move) -> tuple[str, int, int, int]:
    return move.verb, move.card, move.claim, move.number


def _called(verb: str, card: int, claim: int, number: int, ids: tuple[str, ...]) -> str:
    words = [verb, *(ids[kind] for kind in (card, claim) if kind != NONE), *([str(number)] if number != NONE else [])]
    return " ".join(words)


def _family(zone: Zone) -> str:
    """What a zone is called without the seat or the place that it belongs to."""
    return zone.id.partition(".")[0]
