"""Prepared tables for the lessons of Shadow Throne, written as they lie: a row of characters for each wave."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.games.shadow_throne.cards import CHARACTERS, FACTION, FACTIONS, POWER
from engine.games.shadow_throne.state import NO_FACTION

_KINDS: Final = {card.id: kind for kind, card in enumerate(CHARACTERS)}


def table(hands: Sequence[str], choices: Sequence[str] = (), *, phase: str = "play", rows: Sequence[str] = (),
          gold: Sequence[int], scores: Sequence[Sequence[int]] = (), influence: Sequence[int] = ()) -> str:
    """The notation of a table in which the learner, at the first seat, chooses after all the others.

    `hands` has each seat's cards, `rows` the characters of each wave that is over, in the order of the seats, `scores`
    every seat's influence after each battle that was cleared up, `choices` what the others have chosen in secret. The
    characters are such that no ability has reached any of them.
    """
    seats = len(hands)
    who = [_KINDS[name] for row in rows for name in row.split()]
    fields = {
        "battle": [len(scores) + 1], "wave": [len(rows) + (phase == "play")], "gold": gold,
        "influence": influence or (scores[-1] if scores else [0] * seats), "history": [each for score in scores for each in score],
        "last": [FACTION[kind] for kind in who[-seats:]] or [NO_FACTION] * seats, "track": _track(who),
        "who": [CHARACTERS[kind].id for kind in who], "owners": [*range(seats)] * len(rows),
        "waves": [wave for wave in range(1, len(rows) + 1) for _ in range(seats)],
        "status": [0] * len(who), "tokens": [0] * len(who),
    }
    return "; ".join([f"shadow-throne {seats}: 1 {phase}", *_cards("hand", hands), *_lying(who, seats), "rest deck",
                      *(f"{name} {','.join(map(str, values))}" for name, values in fields.items()),
                      *_secret(phase, choices, seats)])


def pools(hands: Sequence[str], pool: Sequence[str], choices: Sequence[str], *, gold: Sequence[int]) -> str:
    """The notation of a draft in the first battle in which the learner chooses after all the others."""
    nobody = ",".join([str(NO_FACTION)] * len(hands))
    head = f"shadow-throne {len(hands)}: 1 draft"
    return "; ".join([head, *_cards("hand", hands), *_cards("pool", pool), "rest deck",
                      f"battle 1; gold {','.join(map(str, gold))}; last {nobody}",
                      *_secret("draft", choices, len(hands))])


def _cards(place: str, held: Sequence[str]) -> Iterable[str]:
    return (f"{place}.{player} {cards}" for player, cards in enumerate(held, 1) if cards)


def _lying(who: Sequence[int], seats: int) -> Iterable[str]:
    """The characters in front of each seat, as a place for cards."""
    return _cards("battle", [" ".join(CHARACTERS[kind].id for kind in who[seat::seats]) for seat in range(seats)])


def _track(who: Sequence[int]) -> list[int]:
    track = [0] * FACTIONS
    for kind in who:
        track[FACTION[kind]] += POWER[kind]
    return track


def _secret(phase: str, choices: Sequence[str], seats: int) -> Iterable[str]:
    """All choose, the learner last: the cards chosen by the others, by seat."""
    verb = {"draft": "take"}.get(phase, phase)
    yield f"concerned {' '.join(map(str, range(2, seats + 1)))} 1"
    yield from (f"sealed {player} {verb} {card}" for player, card in enumerate(choices, 2))
