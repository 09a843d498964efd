"""The game to continue: it is known without its record being read again, as long as that stays the same."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from throne_desktop.screens.home.home_contents import Shown
from throne_desktop.services.records.unfinished import Lead, Left, Unfinished, unfinished
from throne_desktop.storage import paths
from throne_desktop.storage.tally import Met


def found(finding: Unfinished | None, *, keeps: bool = True) -> tuple[Unfinished | None, int]:
    """The game to continue, where reading the records finds that; and how often they were read."""
    read: list[None] = []

    def find() -> Unfinished | None:
        read.append(None)
        return finding

    return unfinished(find, keeps=keeps), len(read)


ANNS = Unfinished("throne", ("Ann", "Aldwin"), (0,), 1_600_000_000)
OTHER = Unfinished("rival-kings", ("Zoë", "Corvin"), (0,), 1_700_000_000)


@pytest.fixture
def file() -> Path:
    """A record, of which nothing matters but that it is there."""
    paths.games()
    record = paths.games() / "game.throne"
    record.write_text("a game", encoding="utf-8")
    return record


@pytest.mark.parametrize("game", [ANNS, None], ids=["a game", "none"])
def test_the_records_are_read_once_as_long_as_they_stay_the_same(file: Path, game: Unfinished | None) -> None:
    assert found(game) == (game, 1)
    assert found(OTHER) == (game, 0)


@pytest.mark.parametrize("change", [
    lambda file: file.write_text("a game that went on", encoding="utf-8"),
    lambda file: os.utime(file, ns=(1, 1)),
    lambda file: file.rename(file.with_name("other.throne")),
    lambda file: file.unlink(),
    lambda file: file.with_name("another.throne").write_text("", encoding="utf-8"),
], ids=["longer", "written again", "renamed", "deleted", "one more"])
def test_records_that_have_changed_are_read_again(file: Path, change: Callable[[Path], object]) -> None:
    found(ANNS)
    change(file)
    assert found(OTHER) == (OTHER, 1)
    assert found(None) == (OTHER, 0)


@pytest.mark.usefixtures("file")
def test_another_version_of_the_program_reads_the_records_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found(ANNS)
    monkeypatch.setattr("throne_desktop.services.records.unfinished.__version__", "99")
    assert found(OTHER) == (OTHER, 1)


@pytest.mark.usefixtures("file")
@pytest.mark.parametrize("damage", [
    lambda kept: "", lambda kept: kept[:-1], lambda kept: "[]", lambda kept: "{}", lambda kept: "\0" * 100_000,
    lambda kept: kept.replace('"throne"', '"chess"'), lambda kept: kept.replace("1600000000", '"soon"'),
    lambda kept: kept.replace('["Ann", "Aldwin"]', "7"), lambda kept: "[" * 10_000,
    lambda kept: kept.replace('"standing": null', '"standing": [7]'),
    lambda kept: kept.replace('"people": [0]', '"people": [2]'),
], ids=["empty", "cut off", "a list", "no entries", "too large", "no game", "no time", "no players", "deep", "no seat",
        "nobody there"])
def test_if_what_is_kept_is_damaged_the_records_are_read_again(damage: Callable[[str], str]) -> None:
    found(ANNS)
    kept = paths.cache() / "unfinished.json"
    kept.write_text(damage(kept.read_text(encoding="utf-8")), encoding="utf-8")
    assert found(OTHER) == (OTHER, 1)
    assert found(None) == (OTHER, 0)


def anns(size: int, standing: Lead | None = None, players: tuple[str, ...] = ANNS.players,
         people: tuple[int, ...] = ANNS.people) -> Unfinished:
    return Unfinished(ANNS.game_id, players, people, ANNS.began, ("game.throne", size), standing)


@pytest.mark.usefixtures("file")
def test_how_a_game_stands_is_known_until_something_happens_in_it() -> None:
    stands = Lead(0, 12, 9)
    assert unfinished(lambda: anns(6), keeps=True, left=Left("game.throne", stands)) == anns(6, stands)
    assert found(OTHER) == (anns(6, stands), 0)
    (paths.games() / "more.throne").write_text("another game", encoding="utf-8")
    assert found(anns(6)) == (anns(6, stands), 1)
    (paths.games() / "more.throne").unlink()
    assert found(anns(7)) == (anns(7), 1)


@pytest.mark.parametrize(("standing", "said"), [
    (Lead(0, 12, 9), "You lead, 12 to 9"), (Lead(1, 12, -9), "Aldwin leads, 12 to −9"),
    (Lead(None, 7, 7), "Tied at 7"), (None, ""),
    (Lead(None, -1, -1), "Nobody leads yet"), (Lead(None, 0, 0), "Nobody leads yet"),
    (Lead(0, 0, -1), "You lead by 1 point"), (Lead(1, -2, -5), "Aldwin leads by 3 points")])
def test_continue_says_who_leads(standing: Lead | None, said: str) -> None:
    assert anns(6, standing).stands == said


def test_where_several_people_play_the_leader_is_named() -> None:
    assert anns(6, Lead(0, 3, 1), ("Zoë", "Ben"), (0, 1)).stands == "Zoë leads, 3 to 1"


def test_a_person_who_is_called_like_an_opponent_is_told_that_they_lead() -> None:
    called_aldwin = anns(6, Lead(0, 3, 1), ("Aldwin", "Corvin"))
    assert called_aldwin.stands == "You lead, 3 to 1"
    assert Shown(unfinished=called_aldwin).players() == [Met("Aldwin", is_person=True), Met("Corvin", is_person=False)]


@pytest.mark.usefixtures("file")
def test_a_run_that_keeps_nothing_keeps_no_game_to_continue() -> None:
    assert found(ANNS, keeps=False) == (ANNS, 1)
    assert found(OTHER) == (OTHER, 1)
