#!/usr/bin/env bash
# Play a game of each kind by keyboard with the Orca of a bare Debian, and compare what it speaks with what happened.
# Needs root and debootstrap. It takes some minutes for each game.
# try_orca.sh [SUITE] [MIRROR]; the mirror is the one of this machine's apt. GAMES="throne shadow-throne" plays only those.
# What was spoken is kept in build/chroot/SUITE-try_orca-heard.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. packaging/linux/room.sh
own_namespace "$@"

build_base "${1:-trixie}" "${2-}"
enter LANG=C.UTF-8
inside apt-get update >>"$log"
add python3 make
mkdir "$room/root/throne"
git -c safe.directory='*' ls-files -z --cached --others --exclude-standard |
    tar --create --null --no-recursion --files-from=- | tar --extract --directory="$room/root/throne"
say "setting up"
as root "cd throne && bash packaging/bootstrap.sh long" >>"$log" 2>&1 || fail "$(tail "$log")"
say "$(as root "dpkg-query -W orca")"
tried=0
as root "cd throne && QT_QPA_PLATFORM=offscreen .venv/bin/python -m tests.helpers.with_orca /root/heard ${GAMES-}" ||
    tried=$?
rm -rf "$room-heard"
cp -r "$room/root/heard" "$room-heard"
leave
[ "$tried" = 0 ] || fail "What is missing or said twice stands above."
say "ALL WELL"
