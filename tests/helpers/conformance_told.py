"""What must be true of every game's texts: none names a hidden card, and hidden cards do not affect any."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from engine.base.game import Game
from engine.core.events import Event
from engine.core.knowledge import UNKNOWN, Happened, Looked, Moved, Proved
from engine.core.moves import Move
from engine.core.observe import Observation
from engine.core.state import State
from engine.core.text import Param, Text
from engine.table.view import view
from tests.helpers.conformance import Setting, observations, some_move
from tests.helpers.conformance_secrets import told
from tests.helpers.toy_belief import entries_since

MOVES_HEARD = 60
"""How many moves of a game are checked."""


# -- the cards that a text names ---------------------------------------------------------------------------------------

def named_kinds(text: Text | None, game: Game[Any]) -> set[int]:
    """The kinds of the cards whose names fill the holes of a text, at any depth."""
    names = {(card.name.context, card.name.source): card.kind for card in game.cards}
    return {names[each.context, each.source] for each in _texts_in(text) if (each.context, each.source) in names}


def _texts_in(value: Param | None) -> Iterator[Text]:
    if isinstance(value, Text):
        yield value
        for _, param in value.params:
            yield from _texts_in(param)
    elif isinstance(value, tuple):
        for each in value:
            yield from _texts_in(each)


def check_names(setting: Setting, seed: int) -> int:
    """Every card named in a text was seen or is known by its readers, or was named to them; returns how many."""
    rng, state, named = random.Random(seed), setting.start(seed), 0
    heard_of = [set(setting.game.fixtures(setting.seats)) for _ in range(state.seats + 1)]
    for _ in range(MOVES_HEARD):
        if state.actor is None:
            break
        observations(state)     # folds the log, so that clones need not fold all of it
        before, move, events = state.clone(), some_move(state, rng), list[Event]()
        state.apply(move, events)
        entries = entries_since(state, before.log)
        for viewer in range(state.seats + 1):
            spoken = _spoken(move, before, state, viewer) - _hidden(entries, viewer)
            may_hear = heard_of[viewer] | _met(entries, before, state, viewer) | spoken
            for event in told(events, viewer):
                kinds = named_kinds(event.text, setting.game)
                assert kinds <= may_hear, f"{move}: {event.text} tells viewer {viewer} of a card it cannot know"
                heard_of[viewer] |= kinds
                named += len(kinds)
    return named


def _met(entries: Sequence[Happened], before: State, after: State, viewer: int) -> set[int]:
    """The kinds that a viewer saw during a move, or on the table before or after it."""
    seen = {kind for entry in entries if (part := entry.as_seen_by(viewer)) is not None for kind in _kinds(part)}
    return (seen | _on_table(before, viewer) | _on_table(after, viewer)) - {UNKNOWN}


def _on_table(state: State, viewer: int) -> set[int]:
    """The kinds whose places a viewer knows, and those that the table shows or mentions to them."""
    seen = {kind for kinds in state.knowledge_of(viewer).known() for kind in kinds}
    shown = view(_seen(state, viewer))
    marks = [mark for part in (*shown.pieces.values(), *shown.seats) for mark in part.marks]
    for text in (shown.prompt, *(piece.label for piece in shown.pieces.values()), *(mark.tip for mark in marks)):
        seen |= named_kinds(text, state.game)
    return seen | {piece.kind for piece in shown.pieces.values()}


def _hidden(entries: Sequence[Happened], viewer: int) -> set[int]:
    """The kinds of the cards that moved, or were looked at, unseen by a viewer."""
    return {kind for entry in entries if (part := entry.as_seen_by(viewer)) is not None
            for kind, shown in zip(_kinds(entry), _kinds(part), strict=True) if shown == UNKNOWN}


def _kinds(entry: Happened) -> tuple[int, ...]:
    if isinstance(entry, Moved):
        return (entry.kind,)
    return entry.kinds if isinstance(entry, Looked | Proved) else ()


def _spoken(move: Move, before: State, after: State, viewer: int) -> set[int]:
    """The kinds that the move itself names to a viewer, and those in sealed choices that it opens."""
    is_sealed = after.sealed is not None and after.sealed.choices.get(before.actor or 0) is move
    if is_sealed and viewer != before.actor:
        return set()
    moves = [move]
    if before.sealed is not None:
        moves += [choice for choice in before.sealed.choices.values() if isinstance(choice, Move)]
    seen = before.observation(before.actor or 0)
    return {kind for each in moves for kind in named_kinds(before.game.describe(each, seen), before.game)}


# -- the same words for the same sight ---------------------------------------------------------------------------------

def check_told_alike(setting: Setting, seed: int) -> int:
    """A move that looks the same to a viewer is told to it in the same words and order; how often that was compared.

    It is played in a world that the viewer cannot tell from the true one. Where another such move is told in the same
    words, their order must not reveal which move it was.
    """
    rng, state, compared = random.Random(seed), setting.start(seed), 0
    for _ in range(MOVES_HEARD):
        if state.actor is None:
            break
        before, move, events = state.clone(), some_move(state, rng), list[Event]()
        state.apply(move, events)
        for viewer in range(state.seats + 1):
            if viewer != before.actor:
                for after, other, same_move in _twins(before, move, viewer, rng):
                    one, two = told(events, viewer), told(other, viewer)
                    if _seen(after, viewer) == _seen(state, viewer) and (same_move or _same_words(one, two)):
                        assert one == two, f"{move}: what viewer {viewer} is told differs"
                        compared += 1
    return compared


def _seen(state: State, viewer: int) -> Observation[State]:
    """What a seat may know, or the public, whose number follows the last seat's."""
    return state.observation(viewer) if viewer < state.seats else state.public_observation(0)


def _same_words(one: Sequence[Event], two: Sequence[Event]) -> bool:
    return sorted(map(repr, one)) == sorted(map(repr, two))


def _twins(before: State, move: Move, viewer: int, rng: random.Random) -> Iterator[tuple[State, list[Event], bool]]:
    """Positions after the same move (True) in another world, and after another such move, with what happened."""
    world = _seen(before, viewer).sample(rng)
    if _has_chosen_alike(world, before) and world.why_not(move) is None:
        yield *_after(world, move), True
    others = [each for each in before.legal_moves() if each.verb == move.verb and each is not move]
    if others:
        yield *_after(before.clone(), rng.choice(others)), False


def _after(state: State, move: Move) -> tuple[State, list[Event]]:
    events: list[Event] = []
    state.apply(move, events)
    return state, events


def _has_chosen_alike(world: State, state: State) -> bool:
    """Whether both have the same sealed choices, which will be opened."""
    return state.sealed is None or (world.sealed is not None and world.sealed.choices == state.sealed.choices)
