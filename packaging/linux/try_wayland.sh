#!/usr/bin/env bash
# Try the source under the compositors of Wayland that are installed here, each without a screen: sway, weston, mutter,
# kwin_wayland. In each the program starts, tells its name, and says nothing on stderr. Under sway it is played, too: a
# tooltip, the menu, a card that is dragged; its size is kept, and that it fills the screen.
# Pictures lie in build/wayland afterwards, to be looked at. Needs the project's .venv ("make setup"), dbus-daemon, and
# for sway grim; sway refuses to run as root, and is run as "nobody" then.
# try_wayland.sh [COMPOSITOR ...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

size=1280x800
pictures=$PWD/build/wayland
patience=600 # tenths of a second
python=.venv/bin/python

say() {
    echo "-- $*"
}

fail() {
    echo "$*" >&2
    exit 1
}

until_true() { # a command
    local tenths
    for ((tenths = 0; tenths < patience; tenths++)); do
        if "$@" >/dev/null 2>&1; then
            return
        fi
        sleep 0.1
    done
    fail "This did not come true: $*"
}

# -- compositors -------------------------------------------------------------------------------------------------------

begin() { # one of them
    local width=${size%x*} height=${size#*x} as=()
    export XDG_RUNTIME_DIR THRONE_DESKTOP_HOME WAYLAND_DISPLAY=wayland-1
    XDG_RUNTIME_DIR=$(mktemp -d)
    THRONE_DESKTOP_HOME=$(mktemp -d)
    unset DISPLAY QT_QPA_PLATFORM
    log=$pictures/$1.log
    case $1 in
        sway)
            if [ "$(id -u)" = 0 ]; then
                chown nobody "$XDG_RUNTIME_DIR"
                as=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
            fi
            printf 'output HEADLESS-1 resolution %s\nfor_window [app_id=".*"] floating enable\n' "$size" \
                >"$XDG_RUNTIME_DIR/config"
            chmod a+r "$XDG_RUNTIME_DIR/config"
            WLR_BACKENDS=headless WLR_RENDERER=pixman WLR_LIBINPUT_NO_DEVICES=1 \
                "${as[@]}" sway --config "$XDG_RUNTIME_DIR/config" >"$log" 2>&1 &
            ;;
        weston)
            weston --backend=headless-backend.so --use-pixman --debug --idle-time=0 --socket=wayland-1 \
                --width="$width" --height="$height" >"$log" 2>&1 &
            ;;
        mutter)
            mutter --headless --wayland --no-x11 --virtual-monitor "$size" --wayland-display wayland-1 >"$log" 2>&1 &
            ;;
        kwin_wayland) # a copy, of the same name, has no right to run before all others, which containers refuse
            cp "$(command -v kwin_wayland)" "$XDG_RUNTIME_DIR/kwin_wayland"
            env -u WAYLAND_DISPLAY "$XDG_RUNTIME_DIR/kwin_wayland" --virtual --width "$width" --height "$height" \
                --socket wayland-1 --no-lockscreen --no-global-shortcuts >"$log" 2>&1 &
            ;;
        *) fail "No such compositor: $1" ;;
    esac
    compositor=$!
    until_true test -S "$XDG_RUNTIME_DIR/wayland-1"
    SWAYSOCK=$(find "$XDG_RUNTIME_DIR" -name 'sway-ipc.*.sock')
    export SWAYSOCK
}

end() {
    kill "$compositor"
    wait "$compositor" 2>/dev/null || true
    rm -rf "$XDG_RUNTIME_DIR" "$THRONE_DESKTOP_HOME"
}

# -- the program -------------------------------------------------------------------------------------------------------

start() { # with these options; what it says is in $said
    said=$pictures/$name.said
    "$python" -m throne_desktop --lang en "$@" >"$said" 2>&1 &
    program=$!
}

stop() {
    kill "$program"
    wait "$program" 2>/dev/null || true
}

starts() { # in any compositor
    say "$name: start"
    WAYLAND_DEBUG=1 start
    until_true grep -q 'set_app_id("throne-desktop")' "$said"
    until_true grep -Eq 'wl_surface@[0-9]+\.attach' "$said"
    stop
    if grep -v '^\[' "$said"; then
        fail "It should say nothing."
    fi
}

# -- under sway --------------------------------------------------------------------------------------------------------

window() { # width and height of its contents, and whether it fills the screen
    swaymsg -t get_tree | "$python" -c '
import json, sys
def walk(node):
    if node.get("app_id") == "throne-desktop":
        print(node["window_rect"]["width"], node["window_rect"]["height"], node["fullscreen_mode"])
    for child in node["nodes"] + node["floating_nodes"]:
        walk(child)
walk(json.load(sys.stdin))'
}

is_window() { # that big
    [ "$(window)" = "$1" ]
}

sway_does() {
    swaymsg -q '[app_id="throne-desktop"]' "$@"
}

closed() { # by its frame, as people do
    sway_does kill
    wait "$program" || fail "It ended with status $?."
}

keeps_its_size() {
    say "$name: size and full screen are kept"
    start
    until_true window_is_there
    sway_does resize set 1000 700
    sleep 1
    local resized
    resized=$(window)
    closed
    start
    until_true is_window "$resized"
    sway_does fullscreen enable
    until_true is_window "${size/x/ } 1"
    closed
    start
    until_true is_window "${size/x/ } 1"
    closed
}

window_is_there() {
    [ -n "$(window)" ]
}

mouse() { # does this
    echo "$*" >&"${pointer[1]}"
    read -r _ <&"${pointer[0]}"
    sleep 0.05
}

picture() {
    sleep 1.5 # for what moves or waits a moment before it is shown
    grim "$pictures/$name-$1.png"
}

plays() {
    say "$name: a game by mouse"
    coproc pointer { "$python" packaging/linux/wayland_pointer.py "$size"; }
    start --game throne --seed 5
    until_true is_window "${size/x/ } 1"
    picture table
    mouse move 1250 290
    mouse move 1258 297 # the pause
    picture tooltip
    mouse move 1258 336 # the menu
    mouse press
    mouse release
    picture menu
    mouse move 640 460
    mouse press
    mouse release
    mouse move 340 650 # the first card
    picture card
    mouse press
    for step in 10 20 30 40 50; do
        mouse move $((340 - step)) $((650 - 5 * step))
    done
    picture drag
    mouse move 283 362 # what it is claimed to be
    mouse release
    picture laid
    grep -q '"move"' "$THRONE_DESKTOP_HOME"/data/v1/games/*.throne || fail "The card was not laid."
    stop
    kill "$pointer_PID" 2>/dev/null || true
}

# ----------------------------------------------------------------------------------------------------------------------

if [ -z "${TRYING-}" ]; then
    export TRYING=yes
    exec dbus-run-session --config-file=tests/helpers/bus.conf -- bash "$0" "$@"
fi
mkdir -p "$pictures"
for name in "${@:-sway}"; do
    begin "$name"
    starts
    if [ "$name" = sway ]; then
        keeps_its_size
        plays
    fi
    end
done
say "ALL WELL: look at $pictures"
