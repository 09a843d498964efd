"""The ladder of a game on the command line: all levels, and how strong each is."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any, Final

from tqdm import tqdm

from engine.base.game import Game
from engine.bots.arena.finished_games import KeptGames
from engine.bots.arena.ladder import Ladder, LadderGame, Results, Rung, play, rungs
from engine.bots.arena.match import Match, Standing, standings
from engine.bots.level import LEVELS
from engine.bots.levels import levels_of
from engine.bots.opponents import OPPONENTS
from engine.bots.temperaments import STEADY, TEMPERAMENTS
from engine.cli.files import check_folder, write_json, write_text
from engine.cli.language import words
from engine.cli.table_words import BETWEEN, GAME, PACE, WINS
from engine.core.text import N_
from engine.version import __version__, described

FORMAT: Final = 1
"""The shape of the file of figures, which README.md beside this module describes."""
_TITLE: Final = N_("cli", "{game}, {seats} seats, %n game(s) in each of {matches} matches, seed {seed}; deals "
                          "repeat as "
                          "the seats rotate.", "", 1)
_OF_TWO: Final = N_("cli", "wins: against the level named; Elo: above {level}")
_OF_SEVERAL: Final = N_("cli", "wins: one bot against the level named; {fair} is as good as the others; Elo: above "
                               "{level}")
_AGAINST: Final = N_("cli", "against")
_OUTNUMBERED: Final = N_("cli", "of those, one")
_VARIED: Final = [level.id for level in LEVELS if level.in_every_game][-1]
"""The level whose temperaments are measured: the highest that every game has."""


def ladder(game: Game[Any], seats: int | None, levels: Sequence[str] | None, games: int, jobs: int, seed: int,
           cluster: str | None = None, *, temperaments: bool = False, resume: Path | None = None,
           table: Path | None = None, figures: Path | None = None) -> None:
    """Play a ladder, print how strong everybody is, and write the table (CSV) and all figures (JSON) to files.

    Games in the file `resume` are not played again, and others are added to it as they end. Raises ValueError on
    anything the game, the arena or that file does not allow, and CannotWrite.
    """
    check_folder(table, figures)
    seats = game.seats[0] if seats is None else seats
    offered = tuple(level.id for level in levels_of(game, seats))
    played = Ladder(game.id, seats, offered if levels is None else tuple(levels),
                    variants() if temperaments else (), games, seed)
    played.check()
    kept = None if resume is None else KeptGames(played, resume)
    print(words(_TITLE.fill(n=played.matches()[0].games, game=game.name, seats=played.seats,
                            matches=len(played.matches()), seed=str(seed))), flush=True)
    for line in game.evaluator.reservations(played.seats, game.rules_version):
        print(words(line), flush=True)
    results = _results(played, kept, jobs, cluster)
    found = rungs(played, results)
    print("\n".join(_lines(played, found)))
    if table is not None:
        write_text(table, _table(found))
    if figures is not None:
        write_json(figures, _figures(played, found, results))


def variants() -> tuple[str, ...]:
    """A marshal of each temperament, as the first opponent who has it."""
    first = {opponent.temperament: opponent.id for opponent in reversed(list(OPPONENTS.values()))}
    return tuple(f"{_VARIED}/{first[temperament]}" for temperament in TEMPERAMENTS if temperament != STEADY)


def _results(played: Ladder, kept: KeptGames | None, jobs: int, cluster: str | None) -> Results:
    """The results of all games of a ladder; those that are not kept are played."""
    tasks = played.tasks()
    results = {} if kept is None else {task: kept.results[task] for task in tasks if task in kept.results}
    missing = [task for task in tasks if task not in results]
    if not missing:
        return results
    with (nullcontext() if kept is None else kept.adding() as keep,
          tqdm(total=len(tasks), initial=len(results), unit=words(GAME), disable=None) as bar,
          closing(play(played, missing, jobs, cluster)) as playing):
        for task, result in playing:
            results[task] = result
            if keep is not None:
                keep.game(task, result)
            bar.update()
    return results


# -- told --------------------------------------------------------------------------------------------------------------

def _lines(played: Ladder, found: Sequence[Rung]) -> Iterator[str]:
    """The lines of the table: with more than two seats also how often one of those below wins among several."""
    several = played.seats > 2
    yield words((_OF_SEVERAL.fill(fair=f"{1 / played.seats:.1%}") if several else _OF_TWO).fill(level=played.levels[0]))
    width = max(16, *(len(_name(rung.entrant)) + 2 for rung in found))
    between = words(BETWEEN)
    yield (f"{'':<{width}}{words(_AGAINST):<12}{words(WINS):>8}{between:>16}"
           + (f"{words(_OUTNUMBERED):>15}{between:>16}" if several else "")
           + f"{'Elo':>7}{between:>16}{words(PACE):>12}")
    for rung in found:
        yield (f"{_name(rung.entrant):<{width}}{rung.below or '':<12}{_share(rung.alone):>24}"
               + (f"{_share(rung.outnumbered):>31}" if several else "")
               + f"{rung.rating.elo:>7.0f}{f'{rung.rating.low:.0f} {rung.rating.high:.0f}':>16}"
               + f"{1000 * rung.seconds_per_move:>12.2f}")


def _name(entrant: str) -> str:
    temperament = _temperament(entrant)
    return f"{entrant} ({temperament})" if temperament else entrant


def _temperament(entrant: str) -> str:
    """The temperament of an entrant who has a name; an empty text for others, who are steady."""
    _, _, opponent = entrant.partition("/")
    return OPPONENTS[opponent].temperament if opponent else ""


def _share(standing: Standing | None) -> str:
    if standing is None:
        return ""
    low, high = standing.interval
    return f"{standing.win_rate:.1%}{f'{low:.1%} {high:.1%}':>16}"


_COLUMNS: Final = ("entrant", "temperament", "against", "games", "share", "share low", "share high",
                   "games outnumbering", "share against", "share against low", "share against high",
                   "elo", "elo low", "elo high", "ms a move")


def _table(found: Sequence[Rung]) -> str:
    """The table as CSV."""
    written = io.StringIO(newline="")
    rows = csv.writer(written, lineterminator="\n")
    rows.writerow(_COLUMNS)
    for rung in found:
        rating = rung.rating
        rows.writerow([rung.entrant, _temperament(rung.entrant), rung.below or "",
                       *_cells(rung.alone), *_cells(rung.outnumbered),
                       *(f"{elo:.1f}" for elo in (rating.elo, rating.low, rating.high)),
                       f"{1000 * rung.seconds_per_move:.3f}"])
    return written.getvalue()


def _cells(standing: Standing | None) -> list[str]:
    if standing is None:
        return [""] * 4
    return [str(standing.games), *(f"{share:.4f}" for share in (standing.win_rate, *standing.interval))]


def _figures(played: Ladder, found: Sequence[Rung], results: Results) -> dict[str, Any]:
    """Everything as JSON."""
    return {"format": FORMAT, "version": __version__, "engine": described(), "game": played.game_id,
            "seats": played.seats, "seed": played.seed, "fair": 1 / played.seats,
            "rungs": [_rung_json(rung) for rung in found],
            "matches": [_match_json(match, results) for match in played.matches()]}


def _rung_json(rung: Rung) -> dict[str, Any]:
    return {"entrant": rung.entrant, "temperament": _temperament(rung.entrant),
            "elo": rung.rating.elo, "elo_interval": [rung.rating.low, rung.rating.high],
            "ms_a_move": 1000 * rung.seconds_per_move, "against": rung.below,
            "alone": _standing_json(rung.alone), "outnumbered": _standing_json(rung.outnumbered)}


def _standing_json(standing: Standing | None) -> dict[str, Any] | None:
    if standing is None:
        return None
    return {"entrant": standing.level, "games": standing.games, "wins": standing.wins, "share": standing.win_rate,
            "interval": standing.interval, "mean_score": standing.mean_score}


def _match_json(match: Match, results: Results) -> dict[str, Any]:
    played = [results[LadderGame(match.entrants, number)] for number in range(match.games)]
    return {"entrants": match.entrants, "games": match.games,
            "standings": [_standing_json(standing) for standing in standings(match, played)]}
