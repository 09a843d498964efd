#!/usr/bin/env bash
# Try the Linux installers in dist/ in a bare Debian: install, test, play a while under Xvfb, remove, see what is left.
# Needs root, debootstrap and Debian's packages; "make package" goes before.
# try_installers.sh [SUITE] [MIRROR]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

suite=${1:-bookworm}
mirror=${2:-http://deb.debian.org/debian}
base=build/chroot/$suite
version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' engine/__init__.py)
log=build/chroot/apt.log

# A namespace of its own: what is mounted in it is gone with this script.
if [ "${OWN_NAMESPACE-}" != yes ]; then
    OWN_NAMESPACE=yes exec unshare --mount --pid --fork bash "$0" "$@"
fi

say() {
    echo "-- $*"
}

inside() {
    chroot "$room" /usr/bin/env -i HOME=/home/ann PATH=/usr/local/bin:/usr/bin:/bin:/usr/games:/usr/sbin:/sbin \
        LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

as_ann() {
    inside su ann -s /bin/bash -c "cd && $*"
}

enter() { # a fresh copy of the bare system, with a user called ann
    room=build/chroot/room
    rm -rf --one-file-system "$room"
    cp -a "$base" "$room"
    mount -t proc proc "$room/proc"
    mount --bind /dev "$room/dev"
    mount -t tmpfs tmpfs "$room/dev/shm"
    cp /etc/resolv.conf "$room/etc/resolv.conf"
    inside useradd -m ann
}

leave() {
    umount "$room/dev/shm" "$room/dev" "$room/proc"
    rm -rf --one-file-system "$room"
}

add() { # packages; what apt says goes to a file
    inside apt-get install -y --no-install-recommends "$@" >>"$log" 2>&1 || { tail "$log"; exit 1; }
}

play() { # $1 starts the program
    say "its version: $(as_ann "$1 --version")"
    say "self-test without a screen"
    as_ann "QT_QPA_PLATFORM=offscreen $1 --self-test"
    say "self-test and a game under Xvfb"
    add xvfb xauth
    as_ann "xvfb-run -a -s '-screen 0 1280x800x24' $1 --self-test"
    as_ann "xvfb-run -a -s '-screen 0 1280x800x24' timeout 20 $1 --watch --game rival-kings --seats 3" || [ $? = 124 ]
    record=$(as_ann "ls ~/.local/share/throne-desktop/v1/games/*.throne")
    say "moves in the record of that game: $(($(inside wc -l <"$room$record") - 1))"
    [ "$(inside wc -l <"$room$record")" -gt 5 ]
    as_ann "xvfb-run -a -s '-screen 0 1280x800x24' $1 --screenshot /tmp/played.png --lang de $record"
    cp "$room/tmp/played.png" "build/chroot/played-$2.png"
    rm -rf "$room/home/ann/.local/share/throne-desktop" "$room/home/ann/.config/throne-desktop" \
        "$room/home/ann/.cache" "$room/tmp/played.png" "$room"/tmp/{.X*,xvfb*}
    find "$room/home/ann" -mindepth 1 -type d -empty -delete
}

files() {
    (cd "$room" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./var -o -path ./etc/ld.so.cache \
        -o -path ./home/ann/.bash_history \) -prune -o -print | sort)
}

nothing_left() {
    files >build/chroot/after
    if ! diff build/chroot/before build/chroot/after; then
        echo "The lines above say what is left (>) or lost (<)." >&2
        exit 1
    fi
    say "nothing is left"
}

mkdir -p build/chroot
: >"$log"
[ -e "$base/bin/sh" ] || debootstrap --variant=minbase "$suite" "$base" "$mirror" >>"$log"

say "THE DEBIAN PACKAGE"
enter
inside apt-get update >>"$log"
package=throne-desktop_${version}_$(dpkg --print-architecture).deb
# What it depends on stays; only what is its own has to go.
add $(dpkg-deb -f "dist/$package" Depends | sed 's/([^)]*)//g; s/,/ /g')
add xvfb xauth
files >build/chroot/before
cp "dist/$package" "$room/tmp"
add "/tmp/$package"
rm "$room/tmp/$package"
play throne-desktop deb
inside apt-get purge -y throne-desktop >>"$log" 2>&1
nothing_left
leave

say "THE INSTALLER THAT NEEDS NO ROOT"
enter
inside apt-get update >>"$log"
installer=throne-desktop-$version-linux-$(uname -m).run
cp "dist/$installer" "$room/opt"
files >build/chroot/before
as_ann "sh /opt/$installer --quiet"
say "what it says on a system without the libraries: $(as_ann ".local/bin/throne-desktop 2>&1 || echo status \$?")"
as_ann ".local/bin/throne-desktop --self-test 2>&1 || echo status \$?"
as_ann ".local/lib/throne-desktop/uninstall"
nothing_left
# What any desktop has.
add libgl1 libegl1 libfontconfig1 libfreetype6 libglib2.0-0 libdbus-1-3 libxkbcommon0 libx11-xcb1 libwayland-client0 \
    desktop-file-utils shared-mime-info libgtk-3-bin xvfb xauth
files >build/chroot/before
as_ann "sh /opt/$installer --quiet"
as_ann "sh /opt/$installer --quiet" # over itself
play .local/bin/throne-desktop run
as_ann ".local/lib/throne-desktop/uninstall"
nothing_left
leave
say "ALL WELL"
