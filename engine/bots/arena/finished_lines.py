"""Finished work in a file of JSON Lines: a header, and a line for each piece, so that none is lost.

What is asked for may grow in the same file; other settings or another version need their own.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final, Generic, TypeVar

from engine.bots.arena.workers import finished, run
from engine.core import disk
from engine.core.disk import reason_of
from engine.core.errors import ThroneError
from engine.core.fields import BadField, field, whole
from engine.core.fields import number as some
from engine.core.outside import Nonsense, value_in
from engine.core.text import N_
from engine.version import __version__

LARGEST: Final = 1_000_000_000
"""More games, decisions or seconds than there will be, and larger than any score."""
CHANCES: Final = (-0.001, 1.001)
"""The range of chances, which are rounded."""
_BIGGEST: Final = 1 << 28
"""The most bytes in the file; a million games take fewer."""

R = TypeVar("R")


class CannotKeep(ThroneError, ValueError):
    """A file that cannot hold these games."""


class KeptLines(ABC):
    """Games that were finished before, and where those finished now are added."""

    def __init__(self, path: Path, of: str, settings: Mapping[str, Any]) -> None:
        """Read the file, if it is there. Raises CannotKeep if it is anything else, or of other settings."""
        self._path = path
        self._of = of
        self._header = {"format": f"throne-{of}", "version": __version__, **settings}
        self._length = 0
        with _said(path), suppress(FileNotFoundError):
            self._read(disk.read_small(path, _BIGGEST))

    @abstractmethod
    def take(self, line: dict[str, Any]) -> None:
        """Take the game in a line. Raises BadField if there is none."""

    def _read(self, content: bytes | None) -> None:
        if content is None:
            raise self._nothing()
        whole_lines, _, _ = content.rpartition(b"\n")     # the last line may have been cut short
        lines = whole_lines.splitlines()
        if content and not lines:
            raise self._nothing()
        self._length = len(whole_lines) + 1 if lines else 0
        for number, line in enumerate(lines):
            found = _parsed(line)
            if number == 0:
                self._check(found)
                continue
            try:
                self.take(found)
            except BadField as error:
                raise CannotKeep(N_("cli", "Line {line} of {file} is not a game of a {kind}.").fill(
                    line=number + 1, file=self._path.name, kind=self._of)) from error

    def _check(self, header: dict[str, Any]) -> None:
        if header.get("format") != self._header["format"]:
            raise self._nothing()
        for name, value in self._header.items():
            if header.get(name) != value:
                raise CannotKeep(N_("cli", "{file} has games with other settings ({name}: {found}, not {wanted}); "
                                           "name another file.").fill(file=self._path.name, name=name,
                                                                 found=str(header.get(name)), wanted=str(value)))

    def _nothing(self) -> CannotKeep:
        return CannotKeep(N_("cli", "{file} has no games of a {kind}; name another file.").fill(
            file=self._path.name, kind=self._of))

    @contextmanager
    def opened(self) -> Iterator[Callable[[dict[str, Any]], None]]:
        """Opens the file; what it gives adds a line, which is in the file when it returns. Raises CannotKeep."""
        with _said(self._path):
            file = self._path.open("ab")
        try:
            with _said(self._path):
                file.truncate(self._length)
            if not self._length:
                self._add(file, self._header)
            yield lambda line: self._add(file, line)
        finally:
            with suppress(OSError):     # what cannot be written was said when it was tried
                file.close()

    def _add(self, file: IO[bytes], content: dict[str, Any]) -> None:
        with _said(self._path):
            file.write(json.dumps(content).encode() + b"\n")
            file.flush()


class KeptResults(KeptLines, Generic[R]):
    """The results of games with numbers from 0."""

    def __init__(self, path: Path, of: str, settings: Mapping[str, Any], *, read: Callable[[dict[str, Any]], R],
                 written: Callable[[R], dict[str, Any]]) -> None:
        """`written` puts a result into a line, and `read` takes it from there or raises BadField."""
        self.results: dict[int, R] = {}
        self._to_result, self._to_line = read, written
        super().__init__(path, of, settings)

    def take(self, line: dict[str, Any]) -> None:
        self.results[whole(line, "number", 0, LARGEST)] = self._to_result(line)

    def completed(self, function: Callable[[int], R], games: int, jobs: int, cluster: str | None) -> Iterator[R]:
        """The results of all games in order; those that are missing are played, and added as they end."""
        missing = [number for number in range(games) if number not in self.results]
        wanted = 0
        with self.opened() as add, closing(finished(function, missing, jobs, cluster)) as playing:
            for place, result in playing:
                add({"number": missing[place], **self._to_line(result)})
                self.results[missing[place]] = result
                while wanted < games and wanted in self.results:
                    yield self.results[wanted]
                    wanted += 1
        yield from (self.results[number] for number in range(wanted, games))


def completed(function: Callable[[int], R], games: int, jobs: int, cluster: str | None,
              kept: KeptResults[R] | None) -> Iterator[R]:
    """The results of games by number, in order like those of `run`; those that are kept are not played again."""
    if kept is None:
        return run(function, range(games), jobs, cluster)
    return kept.completed(function, games, jobs, cluster)


# -- lines -------------------------------------------------------------------------------------------------------------

def numbers(line: dict[str, Any], name: str, low: float, high: float) -> tuple[float, ...]:
    """The numbers in a list of a line. Raises BadField where there are others, or something else."""
    values = {f"{name} {place}": value for place, value in enumerate(field(line, name, list))}
    return tuple(some(values, each, low, high) for each in values)


def whole_numbers(line: dict[str, Any], name: str, low: int, high: int) -> tuple[int, ...]:
    """The same for whole numbers."""
    values = {f"{name} {place}": value for place, value in enumerate(field(line, name, list))}
    return tuple(whole(values, each, low, high) for each in values)


def of_length(values: tuple[R, ...], length: int) -> tuple[R, ...]:
    """These values. Raises BadField if they are more or fewer."""
    if len(values) != length:
        raise BadField(f"{length} values")
    return values


def _parsed(line: bytes) -> dict[str, Any]:
    """The object in a line; an empty one if there is none."""
    try:
        found = value_in(line)
    except Nonsense:
        return {}
    return found if isinstance(found, dict) else {}


@contextmanager
def _said(path: Path) -> Iterator[None]:
    """Say in a sentence that a file cannot be read or written."""
    try:
        yield
    except OSError as error:
        raise CannotKeep(N_("cli", "Games cannot be kept in {file}: {reason}.").fill(
            file=str(path), reason=reason_of(error))) from error
