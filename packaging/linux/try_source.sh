#!/usr/bin/env bash
# Try the source on a bare Debian that has python3 and make and nothing else: play in the terminal, play in a window,
# run the tests. Once as root with a checkout, and once as a user who may not install packages with the source archive:
# the line that is printed must name all that is missing.
# Needs root, debootstrap, Xvfb, and the project's .venv ("make setup").
# try_source.sh [SUITE] [MIRROR]; the mirror is the one of this machine's apt.
# WHO="root ann" says as whom, TESTS="tests" what "make test" runs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. packaging/linux/room.sh
own_namespace "$@"

suite=${1:-bookworm}
python=.venv/bin/python
patience=900 # seconds until the window plays: all of Qt is fetched before

bring_checkout() { # what git knows or would add, as a clone has it; the room has no git
    git -c safe.directory='*' clone --quiet --no-checkout . "$room/root/throne"
    git -c safe.directory='*' ls-files -z --cached --others --exclude-standard |
        tar --create --null --no-recursion --files-from=- | tar --extract --directory="$room/root/throne"
}

bring_archive() {
    rm -rf "$room-sdist"
    "$python" -m hatchling build -t sdist -d "$room-sdist" >>"$log" 2>&1
    mkdir "$room/home/ann/throne"
    tar --extract --strip-components=1 --file="$(echo "$room"-sdist/*.tar.gz)" --directory="$room/home/ann/throne"
    inside chown -R ann: /home/ann/throne
}

# Words in what was said; otherwise this is the end.
expect() { # $1 is looked for, $2 was said
    grep -q -- "$1" <<<"$2" || fail "$2"$'\n'"This should say: $1"
}

play_in_terminal() {
    say "$who: no display, no terminal"
    expect "The seed was" "$(as "$who" "cd throne && make play ARGS='--game throne'" 2>&1 </dev/null)"
    say "$who: no display, a terminal"
    expect "playing in the terminal" "$(as "$who" "cd throne && echo q | script -qec 'make play' /dev/null" 2>&1)"
    [ ! -e "$room$(home_of "$who")/throne/.venv" ] || fail "Playing in the terminal needs no .venv."
}

# One line says what to run, and nothing has been begun.
refused() {
    say "$who: make play"
    local said
    if said=$(as "$who" "cd throne && DISPLAY=$display make play" 2>&1); then
        fail "$said"$'\n'"This should not have worked."
    fi
    said=$(grep -v '^make: ' <<<"$said")
    echo "$said"
    [[ $said == *"Please run: sudo "* && $said != *$'\n'* ]] || fail "This should be one line with the command to run."
    [ ! -e "$room/home/ann/throne/.venv" ] || fail "Packages come before .venv."
    inside sh -ec "$(sed 's/.*Please run: //; s/sudo //g' <<<"$said")" >>"$log" 2>&1 || { tail "$log"; exit 1; }
}

open_display() {
    mkdir -p "$room-screen"
    # In a pipe the number comes when the display can be reached.
    exec {number}< <(exec Xvfb -displayfd 1 -fbdir "$room-screen" -screen 0 1280x800x24 -nolisten tcp 2>>"$log")
    read -r -t 60 -u "$number" display || fail "Xvfb did not start."
    display=:$display
}

play_in_window() {
    say "$who: make play"
    local started=$SECONDS game
    mkdir -p "$room/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$room/tmp/.X11-unix"
    export -f as home_of
    setsid bash -c "$(declare -p settings room); as $who 'cd throne && DISPLAY=$display make play \
        ARGS=\"--watch --game rival-kings --seats 3\"'" </dev/null >"$room-play.log" 2>&1 &
    game=$!
    until [ "$(moves_of "$who")" -gt 5 ]; do
        kill -0 "$game" 2>/dev/null || fail "$(tail "$room-play.log")"$'\n'"The window was not opened."
        [ $((SECONDS - started)) -lt "$patience" ] || fail "$(tail "$room-play.log")"$'\n'"The window does not play."
        sleep 1
    done
    say "$who: moves in the record of the game after $((SECONDS - started)) s: $(moves_of "$who")"
    "$python" packaging/linux/picture_of_screen.py "$room-screen/Xvfb_screen0" "$room-$who.png"
    kill -TERM -- "-$game"
    wait "$game" || true
    umount "$room/tmp/.X11-unix"
}

run_tests() {
    say "$who: make test"
    local started=$SECONDS file=$room-$who.log
    as "$who" "cd throne && make test TESTS='${TESTS:-tests}'" >"$file" 2>&1 || fail "$(tail -n 40 "$file")"
    say "$who: $(tail -n 1 "$file") ($((SECONDS - started)) s)"
}

build_base "$suite" "${2-}"
open_display
for who in ${WHO:-root ann}; do
    say "${who^^} ON $suite"
    enter
    inside apt-get update >>"$log"
    add python3 make
    case $who in
        root)
            bring_checkout
            play_in_terminal
            run_tests # first, on a system that only has what it has asked for
            play_in_window
            ;;
        ann)
            bring_archive
            play_in_terminal
            refused
            play_in_window
            run_tests
            ;;
    esac
    leave
done
say "ALL WELL"
