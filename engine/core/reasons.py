"""Why the system did not do something with a file, as a text: its own words are in one language only."""

from __future__ import annotations

import errno
from typing import Final

from engine.core.text import N_

REASONS: Final = {
    errno.EACCES: N_("engine/reason", "Permission denied"),
    errno.EPERM: N_("engine/reason", "Operation not permitted"),
    errno.ENOENT: N_("engine/reason", "No such file or directory"),
    errno.EEXIST: N_("engine/reason", "File exists"),
    errno.ENOTDIR: N_("engine/reason", "Not a directory"),
    errno.EISDIR: N_("engine/reason", "Is a directory"),
    errno.EINVAL: N_("engine/reason", "Invalid argument"),
    errno.ENOSPC: N_("engine/reason", "No space left on device"),
    errno.EDQUOT: N_("engine/reason", "Disk quota exceeded"),
    errno.EFBIG: N_("engine/reason", "File too large"),
    errno.EROFS: N_("engine/reason", "Read-only file system"),
    errno.EIO: N_("engine/reason", "Input/output error"),
    errno.EBUSY: N_("engine/reason", "Device or resource busy"),
    errno.ENAMETOOLONG: N_("engine/reason", "File name too long"),
    errno.EMFILE: N_("engine/reason", "Too many open files"),
}
"""By number: what Linux calls it in English."""
