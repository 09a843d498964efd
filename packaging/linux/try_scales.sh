#!/usr/bin/env bash
# Try the source under the sway of a bare Debian on screens of 1.25, 1.5, 1.75 and 2, which Debian 12's does not have:
# opened there, come there live, with the screen switched off and on again, and turned. What stands on the screen must
# equal what the window shows, dot by dot, and look the same however it came there.
# Needs root and debootstrap. try_scales.sh [SUITE] [MIRROR]; the mirror is the one of this machine's apt.
# Pictures lie in build/chroot/SUITE-try_scales-seen afterwards, to be looked at at 100 %.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. packaging/linux/room.sh
own_namespace "$@"

build_base "${1:-trixie}" "${2-}"
enter LANG=C.UTF-8 XDG_RUNTIME_DIR=/run/ann THRONE_DESKTOP_HOME=/run/ann/home
inside apt-get update >>"$log"
add python3 make sway grim dbus
inside install -d -m 700 -o ann /run/ann
mkdir "$room/home/ann/throne" "$room/home/ann/seen"
git -c safe.directory='*' ls-files -z --cached --others --exclude-standard |
    tar --create --null --no-recursion --files-from=- | tar --extract --directory="$room/home/ann/throne"
say "setting up"
as root "cd /home/ann/throne && bash packaging/bootstrap.sh tests" >>"$log" 2>&1 || fail "$(tail "$log")"
add libwayland-client0 libwayland-cursor0 libwayland-egl1
inside chown -R ann: /home/ann
printf 'output HEADLESS-1 mode 1280x800\ndefault_border none\nseat * hide_cursor 1\nexec %s\n' \
    'sh -c "bash ~/look >~/said 2>~/stderr; echo $? >~/status; swaymsg exit"' >"$room/home/ann/config"
echo 'cd ~/throne && exec .venv/bin/python -m tests.helpers.under_sway ~/seen' >"$room/home/ann/look"
say "$(as root "dpkg-query -W sway"), looking"
as ann "env WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1 dbus-run-session -- \
    sway --config config" >>"$log" 2>&1 || true
rm -rf "$room-seen"
cp -r "$room/home/ann/seen" "$room-seen"
status=$(cat "$room/home/ann/status" || echo none)
cat "$room/home/ann/said"
[ "$status" = 0 ] || tail -n 5 "$room/home/ann/stderr"
leave
[ "$status" = 0 ] || fail "Not all of this is as it should be."
say "ALL WELL: look at $room-seen"
