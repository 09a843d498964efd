"""Every text is marked so that the translation tools find it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers import repo_marks
from tests.helpers.repo_files import ROOT


def _project(folder: Path, source: str, file: str = "throne_desktop/screens/home.py") -> Path:
    """A project of one game, chess, with that file."""
    for name, text in (("engine/games/chess/__init__.py", ""), (file, source)):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


# -- the project -------------------------------------------------------------------------------------------------------

def test_marked_texts_are_whole_literals() -> None:
    assert repo_marks.unreadable_texts(ROOT) == []


def test_marking_functions_are_called_by_their_own_names() -> None:
    assert repo_marks.aliases(ROOT) == []


def test_contexts_say_which_game_a_text_belongs_to() -> None:
    assert repo_marks.foreign_contexts(ROOT) == []


def test_nothing_is_shown_that_is_not_marked() -> None:
    assert repo_marks.unmarked_texts(ROOT) == []


# -- the checks themselves ---------------------------------------------------------------------------------------------

@pytest.mark.parametrize("call", [
    'N_("app", f"Hello {name}")',
    'N_("app", "Hello " + name)',
    'N_("app", "Hello %s" % name)',
    'N_("app", GREETING)',
    'N_(context, "Hello")',
    'N_("app", "Hello", COMMENT)',
    'N_("app", source="Hello " + name)',
    'text.N_("app", "Hello {name}".format(name=name))',
    'QCoreApplication.translate("HomeScreen", "Hello " + name)',
    'QtWidgets.QApplication.translate(screen, "Hello")',
    'self.tr(f"Hello {name}")',
])
def test_a_text_that_is_no_literal_is_found(call: str, tmp_path: Path) -> None:
    assert len(repo_marks.unreadable_texts(_project(tmp_path, call))) == 1


@pytest.mark.parametrize("call", [
    'N_("app", "Hello " "{name}")',
    'N_("app", "%n card(s)", "", 1)',
    'QCoreApplication.translate("HomeScreen", "Hello {name}").format(name=name)',
    'QCoreApplication.translate("HomeScreen", "%n card(s)", "", len(cards))',
    'painter.translate(x + 1, y + 1)',
    'name.translate(table)',
])
def test_a_literal_text_is_no_fault(call: str, tmp_path: Path) -> None:
    root = _project(tmp_path, call)
    assert repo_marks.unreadable_texts(root) + repo_marks.aliases(root) == []


def test_only_the_renderer_translates_what_others_marked(tmp_path: Path) -> None:
    call = "QCoreApplication.translate(text.context, text.source)"
    assert repo_marks.unreadable_texts(_project(tmp_path, call, "throne_desktop/language/i18n.py")) == []
    assert len(repo_marks.unreadable_texts(_project(tmp_path, call, "throne_desktop/window/window.py"))) == 2


@pytest.mark.parametrize("source", [
    "say = QCoreApplication.translate",
    "translate = QtCore.QCoreApplication.translate",
    "mark = N_",
    "words = self.tr",
    "from engine.core.text import N_ as mark",
    "show(map(QCoreApplication.translate, contexts, sources))",
])
def test_another_name_for_a_marking_function_is_found(source: str, tmp_path: Path) -> None:
    assert len(repo_marks.aliases(_project(tmp_path, source))) == 1


@pytest.mark.parametrize(("file", "context"), [
    ("engine/games/chess/words.py", "checkers/move"),
    ("engine/games/chess/words.py", "chessboard/move"),
    ("engine/games/chess/bots/deep.py", "engine"),
    ("engine/games/registry.py", "chess"),
    ("throne_desktop/screens/home.py", "chess/card"),
])
def test_a_context_in_the_wrong_place_is_found(file: str, context: str, tmp_path: Path) -> None:
    assert len(repo_marks.foreign_contexts(_project(tmp_path, f'N_("{context}", "Check!")', file))) == 1


@pytest.mark.parametrize(("file", "context"), [
    ("engine/games/chess/words.py", "chess/move"),
    ("engine/games/chess/words.py", "chess"),
    ("engine/games/registry.py", "engine"),
    ("throne_desktop/screens/home.py", "HomeScreen"),
])
def test_a_context_in_the_right_place_is_no_fault(file: str, context: str, tmp_path: Path) -> None:
    assert repo_marks.foreign_contexts(_project(tmp_path, f'N_("{context}", "Check!")', file)) == []


@pytest.mark.parametrize(("call", "faults"), [
    ('QPushButton("Play")', 1),
    ('self.label.setText("Your name")', 1),
    ('QPushButton(icon("play"), "")', 0),
    ('label.setText("·")', 0),
    ('QLabel("Throne Desktop")', 0),
    ('label.setObjectName("primary")', 0),
    ('QPushButton(QCoreApplication.translate("HomeScreen", "Play"))', 0),
])
def test_a_text_that_is_shown_without_a_mark_is_found(call: str, faults: int, tmp_path: Path) -> None:
    assert len(repo_marks.unmarked_texts(_project(tmp_path, call))) == faults
