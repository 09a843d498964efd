"""Editions of somebody's own on the command line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine.base.game import Game
from engine.cli.language import words
from engine.core.errors import BadOption
from engine.core.text import N_
from engine.session.own_edition import OwnEdition


def edition_of(game: Game[Any], file: Path) -> OwnEdition:
    """The edition in a file, which has to be one of that game. Raises ValueError."""
    edition = OwnEdition.load(file)
    if edition.game_id != game.id:
        raise BadOption(N_("cli", "{file} is an edition of {other}, not of {game}.").fill(
            file=file.name, other=edition.game.name, game=game.name))
    return edition


def told_of(edition: OwnEdition | None) -> Iterator[str]:
    """The name of the edition that is played in, and what that means for its bots; nothing if it is the usual one."""
    if edition is not None:
        yield words(N_("cli", "Edition: {edition}. The bots’ strength was measured with the usual numbers, not with "
                              "these.").fill(edition=edition.name))
