"""Measures whatever engine comes first on the path, for `pairing.py`: a program of its own, run as a file.

It reads one request per line, such as {"game": "throne", "seats": 2, "names": [], "seconds": 0.1}, and answers each
with one line. Before the first it says which engine it found.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

_BENCH: Final = "engine.cli.bench"


def main() -> None:
    """Answer requests until there are no more."""
    _load_this_bench()
    import engine
    from engine.cli.bench.figures import about

    for game_id in engine.GAMES:
        engine.load_game(game_id)
    _answer({"about": asdict(about()), "folder": str(Path(engine.__file__).resolve().parents[1])})
    for line in sys.stdin:
        _answer(_measured(**json.loads(line)))


def _load_this_bench() -> None:
    """Make this folder the package `engine.cli.bench`, whichever bench the engine found has of its own."""
    folder = Path(__file__).resolve().parent
    spec = importlib.util.spec_from_file_location(_BENCH, folder / "__init__.py",
                                                  submodule_search_locations=[str(folder)])
    assert spec is not None and spec.loader is not None
    sys.modules[_BENCH] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(sys.modules[_BENCH])


def _measured(game: str, seats: int, names: list[str], seconds: float) -> dict[str, Any]:
    """The figures of a game, and by measure what went wrong."""
    from engine import GAMES, load_game
    from engine.cli.bench.figures import Samples, measures_named
    from engine.cli.bench.positions import positions

    if game not in GAMES or seats not in load_game(game).seats:
        return {"figures": [], "faults": {"": ""}, "positions": ""}
    figures, faults = [], {}
    found = positions(load_game(game), seats)
    for measure in measures_named(names):
        try:
            samples = measure.samples(found, seconds, fewest=1)
        except Exception as error:  # another revision can fail in any way, and the table says how
            faults[measure.id] = f"{type(error).__name__}: {error}"
        else:
            figures.append(Samples(game, seats, measure.id, measure.unit, tuple(samples)))
    return {"figures": [asdict(figure) for figure in figures], "faults": faults, "positions": found.digest}


def _answer(data: dict[str, Any]) -> None:
    print(json.dumps(data), flush=True)


if __name__ == "__main__":
    main()
