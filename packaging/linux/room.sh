# Rooms: bare Debian systems to try things in, each a copy of what debootstrap makes. To be sourced by a script that runs
# in the project's folder. Needs root and debootstrap.

rooms=build/chroot

say() {
    echo "-- $*"
}

fail() {
    echo "$*" >&2
    exit 1
}

# Run the script that calls this anew, in a namespace of its own: what it mounts and starts is gone when it ends.
own_namespace() {
    if [ "${OWN_NAMESPACE-}" != yes ]; then
        [ "$(id -u)" = 0 ] || fail "A room is made by root."
        OWN_NAMESPACE=yes exec unshare --mount --pid --fork --kill-child bash "$0" "$@"
    fi
}

# The version of the program in this checkout.
version_here() {
    sed -n 's/^__version__ = "\(.*\)"$/\1/p' engine/version.py
}

# Where the apt of this machine gets Debian from.
debian_mirror() {
    apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' 'Component: main' | head -n 1
}

# Make the bare system, unless it is there already. $1 is the suite, $2 the mirror if it is not apt's own.
build_base() {
    local mirror=${2:-$(debian_mirror)}
    [ -n "$mirror" ] || fail "The apt of this machine knows no mirror of Debian: please name one after the suite."
    mkdir -p "$rooms"
    base=$rooms/$1
    room=$rooms/$1-$(basename "$0" .sh) # also the beginning of the names of what is written down
    log=$room.log
    : >"$log"
    [ ! -e "$base/made" ] || return 0
    say "making a bare $1 from $mirror"
    rm -rf --one-file-system "$base"
    debootstrap --variant=minbase "$1" "$base" "$mirror" >>"$log" || { tail "$log"; exit 1; }
    touch "$base/made"
}

enter() { # a fresh copy of the bare system, with a user called ann; more settings of the environment may be given
    rm -rf --one-file-system "$room"
    cp -a "$base" "$room"
    rm "$room/made"
    mount -t proc proc "$room/proc"
    mount --bind /dev "$room/dev"
    mount --bind /dev/pts "$room/dev/pts"
    mount -t tmpfs tmpfs "$room/dev/shm"
    cp /etc/resolv.conf "$room/etc/resolv.conf"
    echo 'APT::Get::Assume-Yes "true";' >"$room/etc/apt/apt.conf.d/yes"
    # sid changes several times a day, and a mirror of it may be a copy that is some days old.
    echo 'Acquire::Check-Valid-Until "false";' >"$room/etc/apt/apt.conf.d/old-mirror"
    # The network is reached as it is from here.
    settings=("$@")
    local name
    for name in http_proxy https_proxy no_proxy PIP_INDEX_URL; do
        [ -z "${!name-}" ] || settings+=("$name=${!name}")
    done
    if [ -n "${PIP_CERT-}" ]; then
        cp "$PIP_CERT" "$room/etc/pip-cert.pem"
        settings+=(PIP_CERT=/etc/pip-cert.pem)
    fi
    inside useradd -m -s /bin/bash ann
}

leave() {
    umount "$room/dev/shm" "$room/dev/pts" "$room/dev" "$room/proc"
    rm -rf --one-file-system "$room"
}

# Run a command in the room, as root.
inside() {
    chroot "$room" /usr/bin/env -i HOME=/root PATH=/usr/local/bin:/usr/bin:/bin:/usr/games:/usr/sbin:/sbin \
        DEBIAN_FRONTEND=noninteractive "${settings[@]}" "$@"
}

# Run a line of shell in the room as somebody, in the home folder; sbin is not on a user's path.
as() {
    local who=$1 path=/usr/local/bin:/usr/bin:/bin:/usr/games
    shift
    [ "$who" != root ] || path+=:/usr/sbin:/sbin
    chroot --userspec="$who" "$room" /usr/bin/env -i HOME="$(home_of "$who")" USER="$who" PATH="$path" \
        "${settings[@]}" bash -c "cd && $*"
}

home_of() {
    if [ "$1" = root ]; then echo /root; else echo "/home/$1"; fi
}

add() { # packages; what apt says goes to a file
    inside apt-get install --no-install-recommends "$@" >>"$log" 2>&1 || { tail "$log"; exit 1; }
}

# How many moves the newest game in somebody's library has.
moves_of() {
    local records=("$room$(home_of "$1")"/.local/share/throne-desktop/v1/games/*.throne)
    if [ -e "${records[-1]}" ]; then echo $(($(wc -l <"${records[-1]}") - 1)); else echo 0; fi
}
