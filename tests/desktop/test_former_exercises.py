"""What version 0.14 kept of every game: records, reviews, and exercises with numbers for kinds of cards."""

from __future__ import annotations

import json
import shutil
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from engine import GAMES, Record, load_game
from engine.learn.exercises import file_of, read_shipped
from engine.learn.repetition import Practice, practice_from_json
from engine.learn.review import review_from_json
from engine.learn.review.review_file import beside, seats_kept
from throne_desktop.services.lessons.exercises import ENDING, Exercises, load_exercises, value_in
from throne_desktop.services.records.library import Library
from throne_desktop.storage import paths

FORMER: Final = Path(__file__).parent / "former" / "0.14" / "data"
PRINTS: Final = {
    "behind-the-throne": {"c02fdcd8950b09c6", "bb8a715e21549ed5"},
    "imposter-kings": {"707add2543989269", "28894f59667af479"},
    "rival-kings": {"f7eaf22a1e889169", "a8285ff7b3f0826e"},
    "shadow-throne": {"dc3ec4b16addc313", "792db881a9349141"},
    "throne": {"6c057d65e67bf77b", "789de5a87416a3a0"},
}
"""By game: the fingerprints of the exercises' positions then."""

each_game = pytest.mark.parametrize("game_id", GAMES)


@pytest.fixture
def games() -> Path:
    """The folder of records among all that version 0.14 has kept."""
    shutil.copytree(FORMER, paths.data(), dirs_exist_ok=True)
    return paths.games()


@each_game
def test_a_record_replays_to_the_very_same_positions(games: Path, game_id: str) -> None:
    record = Record.load(games / f"{game_id}.throne")
    assert not record.view_only
    record.verify()


@each_game
def test_own_exercises_are_in_the_very_same_positions_and_as_well_practised(games: Path, game_id: str) -> None:
    own = load_exercises(games / f"{game_id}.throne")
    assert {item.exercise.id for item in own} == PRINTS[game_id]
    assert {item.practice for item in own} == {None, Practice(2, date(2026, 11, 20))}
    met = {state.fingerprint(): state for state in Record.load(games / f"{game_id}.throne").replay()}
    for item in own:
        position = met[item.exercise.id]
        position.story = None       # an exercise tells no past
        assert item.exercise.observation() == position.observation(0), "known is what was known"


@each_game
def test_once_one_was_answered_they_are_kept_with_the_ids_of_cards_and_as_well_practised(
        games: Path, game_id: str) -> None:
    record, today = games / f"{game_id}.throne", date(2026, 11, 28)
    practised = next(item for item in load_exercises(record) if item.practice is not None)
    Exercises(Library(), paths.person() / "exercises.json").answer(practised, True, today)
    assert {item.exercise.id: item.practice for item in load_exercises(record)} == {
        print_: Practice(3, today) if print_ == practised.exercise.id else None for print_ in PRINTS[game_id]}
    data = json.loads(record.with_name(record.name + ENDING).read_bytes())
    assert data["format"] == 3
    ids = {card.id for card in load_game(game_id).cards}
    for name, entry in data["exercises"].items():
        assert name in {item.name for item in load_exercises(record)}
        assert entry["exercise"]["position"].startswith(f"{game_id} ")
        assert {kind for known in entry["exercise"]["known"] for kind in known["kinds"]} <= ids


@pytest.mark.parametrize("game_id", ["imposter-kings", "rival-kings"])
def test_a_review_is_read_whole(games: Path, game_id: str) -> None:
    record = games / f"{game_id}.throne"
    data = json.loads(beside(record).read_bytes())
    assert json.loads(json.dumps(review_from_json(data).to_json())) == data
    assert seats_kept(record)


@pytest.mark.usefixtures("games")
def test_every_ready_made_exercise_is_as_well_practised_as_it_was_and_what_is_known_of_those_that_went_stays() -> None:
    file = paths.person() / "exercises.json"
    practice = {item.name: item.practice for item in Exercises(Library(), file).all() if not item.is_own}
    kept = json.loads((FORMER / "exercises.json").read_bytes())["exercises"]
    gone = {name for game_id in GAMES for name in read_shipped(file_of(game_id)).gone}
    assert len(kept) == 100
    assert {name: practice[name] for name in kept.keys() - gone} == {
        name: practice_from_json(each) for name, each in kept.items() if name not in gone}
    assert {name: each.to_json() for name, each in value_in(file.read_bytes()).items()} == kept
