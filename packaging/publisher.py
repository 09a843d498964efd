"""Who publishes the program, and where: what installers say follows from what pyproject.toml says of the project."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

_PROJECT: Final = tomllib.loads(
    (Path(__file__).resolve().parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]

PUBLISHER: Final[str] = _PROJECT["authors"][0]["name"]
MAINTAINER: Final = f"{PUBLISHER} <{_PROJECT['authors'][0]['email']}>"
HOMEPAGE: Final[str] = _PROJECT["urls"]["Homepage"]
REVERSED: Final = ".".join(reversed((urlsplit(HOMEPAGE).hostname or "").split(".")))
"""The host of the home page, last part first, as macOS and others tell programs apart."""
COMPONENT: Final = REVERSED.replace("-", "_") + ".throne_desktop"
"""By what software centres know the program: an id without hyphens."""


def filled_in(text: str) -> str:
    """A text of an installer with the publisher, the home page and the component's id in their places."""
    for name, value in (("PUBLISHER", PUBLISHER), ("HOMEPAGE", HOMEPAGE), ("COMPONENT", COMPONENT)):
        text = text.replace(f"@{name}@", value)
    return text
