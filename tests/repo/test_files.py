"""Which files belong to the project is known without git, too: in an unpacked archive, on a bare machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.repo_files import ROOT, project_files

WRITTEN = {".gitignore", "README.md", "engine/build/deck.py", "engine/core/state.py", "translations/app_de.ts"}
MADE = {".git/HEAD", ".venv/bin/python", ".mypy_cache/3.11/state.json", ".ruff_cache/0", "build/pyinstaller.log",
        "engine/core/__pycache__/state.pyc", "engine/old.pyc", "throne.egg-info/PKG-INFO", "translations/app_de.qm",
        "tests/.hypothesis/examples/1", ".coverage.7"}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with all that tools leave in it, which git has written something about into .git."""
    for name in WRITTEN | MADE:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / ".gitignore").write_bytes((ROOT / ".gitignore").read_bytes())
    return tmp_path


def _found(root: Path) -> set[str]:
    return {path.relative_to(root).as_posix() for path in project_files(root)}


def test_where_there_is_no_git_the_tree_is_walked(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(checkout))
    assert _found(checkout) == WRITTEN


def test_an_unpacked_archive_is_walked(checkout: Path) -> None:
    (checkout / ".git" / "HEAD").unlink()
    (checkout / ".git").rmdir()
    assert _found(checkout) == WRITTEN


def test_without_git_no_file_of_the_project_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = project_files(ROOT)
    monkeypatch.setenv("PATH", "")
    assert set(project_files(ROOT)) >= set(known)


@pytest.mark.parametrize("pattern", ["!kept.qm", "engine/*.txt"])
def test_a_pattern_that_only_git_understands_is_named(pattern: str, tmp_path: Path) -> None:
    (tmp_path / ".gitignore").write_text(f"{pattern}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="only git understands"):
        project_files(tmp_path)
