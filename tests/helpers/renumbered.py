"""A copy of the engine in which a game's kinds have other numbers, as if somebody had put a card among them.

In The Imposter Kings it is in the deck as well, in a new edition; nothing that is kept may take part in that.

`python -m tests.helpers.renumbered GAME` prints all that files mean in the engine that it finds.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import engine
from engine import Record, load_game
from engine.base.game import Game
from engine.base.known import known_to
from engine.base.notation import notation, read
from engine.core.cells import bits
from engine.core.state import State
from engine.learn.exercises import Exercise, exercise_from_json, shipped
from engine.learn.lesson import Lecture
from engine.session.own_edition import edition_from_content

ROOT: Final = Path(__file__).parents[2]
NEW: Final = "novice"
"""The id of the card that is put among the others; no deck of a former edition has a copy."""
_POSITIONS: Final = ROOT / "tests" / "engine" / "former" / "0.14" / "positions.json"
_KEPT: Final = ROOT / "tests" / "desktop" / "former" / "0.14" / "data" / "games"
_GOLDENS: Final = ROOT / "tests" / "games" / "goldens"
_GOLDEN: Final = re.compile(r" *\d+  Player \d+: (.+?) +\S+ *scores .*([0-9a-f]{16})")
_SOURCES: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "compiled-from")


_OTHER_DECK: Final = {
    "behind-the-throne": {"king": 2}, "imposter-kings": {"soldier": 3, "queen": 0}, "rival-kings": {"gardener": 1},
    "shadow-throne": {"outlaw": 5}, "throne": {"jack": 2}}
"""By game: how many there are of some cards in an edition of somebody's own."""


@dataclass(frozen=True)
class Table:
    """How a game's table of cards is changed: what stands in front of what, by file; and the numbers that move on."""

    follows: str
    """The constant of the card behind the new one: from there on all count one more; "" if there is no new one."""
    edits: tuple[tuple[str, str, str], ...]
    """By file of the game: a piece of its source, and what takes its place; EDITION is the number after today's."""
    same_deck: bool = True
    """Whether the cards are dealt in the order in which they were."""


_NO_TEXT: Final = 'Text("", "")'
TABLES: Final = {
    "imposter-kings": Table("SOLDIER", (
        ("cards.py", '    Character(SOLDIER, "soldier",',
         f'    Character(NOVICE, "novice", {_NO_TEXT}, {_NO_TEXT}, Brief("up", ""), value=5, copies=(0, 1, 1),\n'
         '              group=_COURTIER, works=WHEN_PLAYED, strength=0.4, before={EDITION: (0, 0, 0)}),\n'
         '    Character(SOLDIER, "soldier",'),
        ("cards.py", "copies=(0, 2, 2), group=_COURTIER, works=WHEN_PLAYED, strength=0.6),",
         "copies=(0, 1, 1), group=_COURTIER, works=WHEN_PLAYED, strength=0.6, before={EDITION: (0, 2, 2)}),"),
        ("__init__.py", "changes=(", 'changes=(RuleChange(EDITION, N_("", "")), '),
        ("abilities.py", "    MYSTIC,\n", "    MYSTIC,\n    NOVICE,\n"),
        ("abilities.py", '    QUEEN: Ability("R15",',
         '    NOVICE: Ability("R15", always, _queen, stoppable=False),\n    QUEEN: Ability("R15",'))),
    "shadow-throne": Table("OUTLAW", (
        ("cards.py", "KINDS: Final = 20\n", "KINDS: Final = 21\n"),
        ("cards.py", '    Character(OUTLAW, "outlaw",',
         f'    Character(NOVICE, "novice", {_NO_TEXT}, _EARNS, Brief("coin", "+2"),\n'
         '              REBELS, COMMONER, copies=0, power=1, influence=1, gold=2),\n    Character(OUTLAW, "outlaw",'))),
    "throne": Table("JACK", (
        ("cards.py", "KINDS: Final = 9\n", "KINDS: Final = 10\n"),
        ("cards.py", "(4, 4, 4, 4, 4, 4, 4, 4, 2)", "(4, 4, 4, 4, 0, 4, 4, 4, 4, 2)"),
        ("cards.py", "(PEASANT, PEASANT, PEASANT, PEASANT, JACK", "(PEASANT, PEASANT, PEASANT, PEASANT, PEASANT, JACK"),
        ("cards.py", '    _card(JACK, "jack"',
         f'    _card(NOVICE, "novice", "N", _PEASANTS, {_NO_TEXT}, _NO_POWER, _NO_POWER_BRIEF),\n'
         '    _card(JACK, "jack"'))),
    # A character's value is its kind plus one: what is new can only follow all that are owned.
    "behind-the-throne": Table("END", (
        ("cards.py", '    _card(END, "end"',
         f'    _card(NOVICE, "novice", _END_TYPE, {_NO_TEXT}, {_NO_TEXT}, Brief("up", "")),\n    _card(END, "end"'),)),
    # Every subject has copies in the deck: none is new, but two change places, and their buildings with them.
    "rival-kings": Table("", (
        ("cards.py", "(GARDENER, WATCHMAN, JAILER,", "(WATCHMAN, GARDENER, JAILER,"),
        ("cards.py", "EACH_SUBJECT: Final[tuple[Subject, ...]] = (\n", "_LISTED: Final = (\n"),
        ("cards.py", "def check(", "EACH_SUBJECT: Final = (_LISTED[1], _LISTED[0], *_LISTED[2:])\n\n\ndef check(")),
        same_deck=False),
}
"""By game."""


# -- the copy ----------------------------------------------------------------------------------------------------------

def copy(game_id: str, folder: Path) -> Path:
    """Copy the engine's sources into a folder, with the other table of that game. Raises ValueError if it cannot be."""
    shutil.copytree(ROOT / "engine", folder / "engine", ignore=_SOURCES)
    game, table = folder / "engine" / "games" / game_id.replace("-", "_"), TABLES[game_id]
    cards = game / "cards.py"
    if table.follows:
        cards.write_text("".join(_moved(cards.read_text(encoding="utf-8"), table.follows)), encoding="utf-8")
    edition = str(load_game(game_id).rules_version + 1)
    for name, old, new in table.edits:
        source = (game / name).read_text(encoding="utf-8")
        if source.count(old) != 1:
            raise ValueError(f"{name} has {source.count(old)} times: {old}")
        (game / name).write_text(source.replace(old, new.replace("EDITION", edition)), encoding="utf-8")
    return folder


def _moved(source: str, follows: str) -> Iterator[str]:
    """The source with a constant for the new card in front of that one, and one more for all kinds from there on."""
    last = None
    for line in source.splitlines(keepends=True):
        constant = re.fullmatch(r"([A-Z_]+): Final = (\d+)\n", line)
        if constant is None or not _is_kind(constant[1], source) or (last is None and constant[1] != follows):
            yield line
            continue
        number = int(constant[2])
        if last is None:
            yield f"NOVICE: Final = {number}\n"
        elif number != last + 1:
            raise ValueError(f"{constant[1]} does not come after the kind {last}.")
        last = number
        yield f"{constant[1]}: Final = {number + 1}\n"


def _is_kind(constant: str, source: str) -> bool:
    return f'"{constant.lower()}"' in source


def meant_in(folder: Path, game_id: str) -> dict[str, Any]:
    """What files mean in the engine that lies in that folder."""
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
    told = subprocess.run([sys.executable, "-m", "tests.helpers.renumbered", game_id], cwd=folder, check=False,
                          env=environment, capture_output=True, text=True)
    if told.returncode:
        raise ValueError(told.stderr)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


# -- what files mean ---------------------------------------------------------------------------------------------------

def meant(game_id: str) -> dict[str, Any]:
    """What is kept of a game means in the engine that is running: all by the ids of cards."""
    game = load_game(game_id)
    former = json.loads(_POSITIONS.read_text(encoding="utf-8"))[game_id]
    own = json.loads((_KEPT / f"{game_id}.throne.exercises.json").read_text(encoding="utf-8"))["exercises"]
    lessons = game.lessons
    tables = [Lecture(game, lesson, number).state for lesson in lessons.course.lessons
              for number, task in enumerate(lesson.tasks) if task.position] if lessons else []
    return {
        "engine": str(Path(engine.__file__).parents[1]),
        "ids": [card.id for card in game.cards],
        "positions": [_meaning(_read(game, each["position"])) for each in former],
        "prints": [_read(game, each["position"]).fingerprint() for each in former],
        "lessons": [_meaning(table) for table in tables],
        "ready": [_exercise(each) for each in shipped(game_id)],
        "edition": _edition(game),
        "own": [_exercise(exercise_from_json(each["exercise"]).renewed()) for each in own.values()],
        "moves": sorted(move.notation for move in game.moves if NEW not in move.notation),
        **played(game),
    }


def _edition(game: Game[Any]) -> dict[str, int]:
    """How many there are of each card in an edition of somebody's own that has another deck."""
    text = json.dumps({"format": "throne-edition", "version": 1, "game": game.id, "edition": game.unnamed_edition,
                       "name": "Ours", "copies": _OTHER_DECK[game.id]})
    own = edition_from_content(text.encode(), "our.edition")
    copies = game.start(game.seats[0], 1, edition=own.number, **own.options(game.seats[0])).edition.numbers.copies
    return {card.id: copies[card.kind] for card in game.cards if card.kind < len(copies) and card.id != NEW}


def _read(game: Game[Any], position: str) -> State:
    """A position that was kept before positions named their edition."""
    state: State = read(game, position, game.unnamed_edition)
    return state


def _meaning(state: State) -> list[Any]:
    """A position: its parts, with the cards of zones in no order, and what may be done there."""
    head, _, body = notation(state_game(state), state).partition(":")
    head = head.removesuffix(f" edition={state.edition.number}")     # which goes without saying in one of the engines
    zones = {zone.id for zone in state.zones}
    parts = [sorted(part.split()) if part.split()[0] in zones else part.split() for part in body.split(";")]
    legal = [move.notation for move in state.legal_moves() if NEW not in move.notation]
    return [head, sorted(map(_spread, parts)), sorted(legal)]


def state_game(state: State) -> Game[Any]:
    """The game of a position."""
    return load_game(state.game.id)


def _spread(words: Iterable[str]) -> list[str]:
    """Words with "king*2" as often as it says, in order."""
    counted: Counter[str] = Counter()
    for word in words:
        name, _, number = word.partition("*")
        counted[name] += int(number or 1)
    return sorted(counted.elements())


def _exercise(exercise: Exercise) -> list[Any]:
    return [exercise.id, exercise.name, list(exercise.best), exercise.made, _meaning(exercise.state()),
            [_known(each) for each in known_to(exercise.state())]]


def _known(known: dict[str, Any]) -> list[Any]:
    """What a viewer knows: for every copy of a card where it may be, and what limits say of how many copies where."""
    def cells(mask: str) -> list[list[Any]]:
        zones = len(known["sizes"])
        return sorted([known["kinds"][bit // zones], bit % zones] for bit in bits(int(mask, 16)))

    return [cells(known["maybe"]), sorted([cells(mask), most] for mask, most in known["limits"]), known["sizes"]]


def played(game: Game[Any]) -> dict[str, Any]:
    """The fingerprints of whole games that were written down, and of a record of a former version."""
    if not TABLES[game.id].same_deck:
        return {}
    prints = {}
    for file in sorted(_GOLDENS.glob(f"{game.id.replace('-', '_')}_*.txt")):
        seats, seed, edition = map(int, re.findall(r"(\d+) players, seed (\d+), edition (\d+)",
                                                   file.read_text(encoding="utf-8"))[0])
        state, found = game.start(seats, seed, edition=edition), []
        for line in file.read_text(encoding="utf-8").splitlines():
            made = _GOLDEN.fullmatch(line)
            if made:
                state.apply(game.move_from_json(made[1]))
                found.append([made[2], state.fingerprint()])
        if state.actor is not None:
            raise ValueError(f"{file.stem} cannot be played to its end.")
        prints[file.stem] = found
    record = Record.load(_KEPT / f"{game.id}.throne")
    record.verify()
    return {"goldens": prints, "record": [_meaning(state) for state in record.replay()]}


if __name__ == "__main__":
    print(json.dumps(meant(sys.argv[1])))
