#!/usr/bin/env python3
"""Make a PNG of what Xvfb keeps in its -fbdir, and fail if nothing is painted on that screen."""

import struct
import sys
from pathlib import Path

from PIL import Image

COLOURS = 500
"""A table has thousands; an empty screen, or one with an error on it, has a few."""


def picture(dump: bytes) -> Image.Image:
    """The screen in a dump of the format XWD, 24 bits deep."""
    header = struct.unpack(">25I", dump[:100])
    size, width, height, row, colours = header[0], header[4], header[5], header[12], header[19]
    return Image.frombytes("RGB", (width, height), dump[size + 12 * colours:], "raw", "BGRX", row)


def main() -> int:
    """Write the picture; 0 if there is something to see."""
    dump, png = sys.argv[1:]
    screen = picture(Path(dump).read_bytes())
    screen.save(png)
    if len(screen.getcolors(screen.width * screen.height) or ()) < COLOURS:
        print(f"There is no window on the screen, see {png}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
