#!/usr/bin/env bash
# Try the Linux installers in dist/ in a bare Debian: install, test, play a while under Xvfb, remove, see what is left.
# Needs root, debootstrap and Debian's packages; "make package" goes before. "make release" does it for every suite.
# try_installers.sh [SUITE] [MIRROR]; the mirror is the one of this machine's apt.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. packaging/linux/room.sh
own_namespace "$@"

suite=${1:-bookworm}
version=$(version_here)
package=throne-desktop_${version}_$(dpkg --print-architecture).deb
installer=throne-desktop-$version-linux-$(uname -m).run
for file in "$package" "$installer"; do
    [ -f "dist/$file" ] || fail "There is no dist/$file: \"make package\" goes before."
done
# Displays are seen from all rooms and from outside, so several may be tried at the same time.
under_x="xvfb-run -a -n $((100 + RANDOM % 800)) -s '-screen 0 1280x800x24'"

play() { # $1 starts the program
    say "its version: $(as ann "$1 --version")"
    say "self-test without a screen"
    as ann "QT_QPA_PLATFORM=offscreen $1 --self-test"
    say "self-test and a game under Xvfb"
    add xvfb xauth
    as ann "$under_x $1 --self-test"
    as ann "$under_x timeout 300 sh -c '
        $1 --watch --game rival-kings --seats 3 &
        until [ \$(cat .local/share/throne-desktop/v1/games/*.throne 2>/dev/null | wc -l) -gt 7 ]; do sleep 1; done
        kill \$!'"
    say "moves in the record of that game: $(moves_of ann)"
    record=$(as ann "ls ~/.local/share/throne-desktop/v1/games/*.throne")
    as ann "$under_x $1 --screenshot /tmp/played.png --lang de $record"
    cp "$room/tmp/played.png" "$room-$2.png"
    opened_by_a_click "$record"
    forget_games
}

# What a player leaves is not the installer's to remove.
forget_games() {
    rm -rf "$room/home/ann/.local/share/throne-desktop" "$room/home/ann/.config/throne-desktop" \
        "$room/home/ann/.cache" "$room/tmp/played.png" "$room"/tmp/{.X*,xvfb*}
    find "$room/home/ann" -mindepth 1 -type d -empty -delete
}

# What the desktop starts for a record is our program: it runs until it is ended.
opened_by_a_click() {
    say "a record is opened by xdg-open, without a desktop"
    local said # xvfb-run may stumble over its own folder when the program is ended
    said=$(as ann "$under_x sh -c 'timeout 10 xdg-open $1; echo status \$?'") || true
    [[ $said == *"status 124"* ]] || fail "$said"$'\n'"xdg-open should have started the program, which runs on."
}

files() {
    (cd "$room" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./var -o -path ./etc/ld.so.cache \
        -o -path ./home/ann/.bash_history -o -path './tmp/.X*' \) -prune -o -print | sort)
}

nothing_left() {
    files >"$room-after"
    if ! diff "$room-before" "$room-after"; then
        echo "The lines above say what is left (>) or lost (<)." >&2
        exit 1
    fi
    say "nothing is left"
}

build_base "$suite" "${2-}"
desktop=(desktop-file-utils shared-mime-info xdg-utils libfile-mimeinfo-perl)

say "THE DEBIAN PACKAGE"
enter LC_ALL=C.UTF-8
inside apt-get update >>"$log"
# What it depends on stays; only what is its own has to go.
add $(dpkg-deb -f "dist/$package" Depends | sed 's/([^)]*)//g; s/,/ /g')
add xvfb xauth "${desktop[@]}"
files >"$room-before"
cp "dist/$package" "$room/tmp"
add "/tmp/$package"
rm "$room/tmp/$package"
play throne-desktop deb
inside apt-get purge throne-desktop >>"$log" 2>&1
nothing_left
leave

say "THE INSTALLER THAT NEEDS NO ROOT"
enter LC_ALL=C.UTF-8
inside apt-get update >>"$log"
cp "dist/$installer" "$room/opt"
files >"$room-before"
as ann "sh /opt/$installer --quiet"
for start in .local/bin/throne-desktop ".local/bin/throne-desktop --self-test" "DISPLAY=:1 .local/bin/throne-desktop"; do
    said=$(as ann "$start 2>&1 || echo status \$?")
    say "what it says on a system without the libraries: $said"
    [[ $said == "throne-desktop: "*$'\n'"status 2" || $said == "No display"*$'\n'"status 2" ]] ||
        fail "This should be one sentence, and status 2."
done
as ann ".local/lib/throne-desktop/uninstall"
nothing_left
# What any desktop has.
add libgl1 libegl1 libfontconfig1 libfreetype6 libglib2.0-0 libdbus-1-3 libxkbcommon0 libx11-xcb1 libwayland-client0 \
    libgtk-3-bin xvfb xauth "${desktop[@]}"
files >"$room-before"
as ann "sh /opt/$installer --quiet"
as ann "sh /opt/$installer --quiet" # over itself
play .local/bin/throne-desktop run
as ann ".local/lib/throne-desktop/uninstall"
nothing_left
say "in a folder whose name Qt misreads"
as ann "PREFIX='/home/ann/Games, cards; ours' sh /opt/$installer --quiet"
as ann "'Games, cards; ours/bin/throne-desktop' --self-test --game throne"
as ann "'Games, cards; ours/lib/throne-desktop/uninstall'"
forget_games
nothing_left
leave
say "ALL WELL"
