#!/usr/bin/env bash
# Play: in a window if there is a screen ($1 is "screen"), otherwise in the terminal, which takes nothing but Python.
# The other arguments go to the game.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

screen=$1
shift

if [ "$screen" = screen ]; then
    bash packaging/bootstrap.sh play
    .venv/bin/python packaging/compile_translations.py
    exec .venv/bin/throne-desktop "$@"
fi

python=$(bash packaging/find_python.sh)
# The terminal calls a game by its name alone.
game=behind-the-throne options=()
while [ $# -gt 0 ]; do
    case $1 in
        --game) game=${2-} && shift ;;
        --game=*) game=${1#*=} ;;
        *) options+=("$1") ;;
    esac
    shift || break
done
if [ -t 0 ] && [ -t 1 ]; then
    echo "No display found: playing in the terminal."
else
    echo "No display and no terminal found: the computer plays one game."
    options+=(--watch)
fi
exec "$python" -m engine play "$game" "${options[@]}"
