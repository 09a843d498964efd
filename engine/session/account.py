"""What a player is called who has not given a name."""

from __future__ import annotations

from typing import Final

_SUPERUSER: Final = "root"


def account_name() -> str:
    """The name of the account that the program runs in, with a capital; "" if that is nobody's name."""
    import getpass  # only here: it is slow to import, and needed before the first game at most

    try:
        account = getpass.getuser()
    except (ImportError, KeyError, OSError):  # what the various systems raise for an account without a name
        return ""
    return "" if account == _SUPERUSER else account[:1].upper() + account[1:]
