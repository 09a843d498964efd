#!/usr/bin/env bash
# Play: in a window if there is a screen ($1 is "screen"), otherwise in the terminal. The other arguments go to the game.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

screen=$1
shift

if [ "$screen" = screen ]; then
    bash packaging/bootstrap.sh screen
    .venv/bin/python packaging/compile_translations.py
    exec .venv/bin/throne-desktop "$@"
fi

bash packaging/bootstrap.sh terminal
.venv/bin/python packaging/compile_translations.py
if [ -t 0 ] && [ -t 1 ]; then
    echo "No display found: playing in the terminal."
    exec .venv/bin/python -m engine play behind-the-throne
fi
echo "No display and no terminal found: the computer plays one game."
exec .venv/bin/python -m engine play behind-the-throne --watch
