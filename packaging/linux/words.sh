# shellcheck shell=sh
# What the installer's scripts say, in the language of whoever runs them.

# The first of these variables that is set names the language, as for other programs: de_AT.UTF-8 is German.
locale=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
locale=${locale%%[.@]*}

say() { # NAME WORD...: the sentence of that name, with the words in it
    words=$(sentence "$1" "$locale")
    words=${words:-$(sentence "$1" "${locale%%_*}")}
    words=${words:-$(sentence "$1" en)}
    shift
    # shellcheck disable=SC2059 # the sentences have places for the words
    printf "$words\n" "$@"
}

sentence() { # NAME LANGUAGE: nothing where that language has none
    case $1.$2 in
        no_whole_path.en) echo 'PREFIX must be an absolute path, and %s is not.' ;;
        no_whole_path.de) echo 'PREFIX muss ein absoluter Pfad sein, und %s ist keiner.' ;;
        no_whole_path.fr) echo 'PREFIX doit être un chemin absolu, et %s n’en est pas un.' ;;
        no_whole_path.nl) echo 'PREFIX moet een absoluut pad zijn, en dat is %s niet.' ;;
        no_whole_path.es) echo 'PREFIX debe ser una ruta absoluta, y %s no lo es.' ;;
        # no_whole_path.it) echo 'PREFIX dev’essere un percorso assoluto, e %s non lo è.' ;;
        in_the_way.en) echo '%s already exists, and this installer did not create it: please move it away first.' ;;
        in_the_way.de) echo '%s gibt es schon, aber nicht von diesem Installer: Bitte verschiebe es zuerst.' ;;
        in_the_way.fr) echo '%s existe déjà et ne vient pas de cet installateur : déplacez-le d’abord.' ;;
        in_the_way.nl) echo '%s bestaat al en komt niet van dit installatieprogramma: verplaats het eerst.' ;;
        in_the_way.es) echo '%s ya existe y no lo creó este instalador: muévelo antes a otro sitio.' ;;
        # in_the_way.it) echo '%s esiste già e non viene da questo installatore: prima spostalo altrove.' ;;
        installed.en) echo 'Throne Desktop is installed. Start it from the menu, or with: %s' ;;
        installed.de) echo 'Throne Desktop ist installiert. Starte es aus dem Menü oder mit: %s' ;;
        installed.fr) echo 'Throne Desktop est installé. Lancez-le depuis le menu, ou avec : %s' ;;
        installed.nl) echo 'Throne Desktop is geïnstalleerd. Start het vanuit het menu of met: %s' ;;
        installed.es) echo 'Throne Desktop está instalado. Ábrelo desde el menú o con: %s' ;;
        # installed.it) echo 'Throne Desktop è installato. Avvialo dal menu, o con: %s' ;;
        to_remove.en) echo 'To remove it: %s' ;;
        to_remove.de) echo 'So wird es entfernt: %s' ;;
        to_remove.fr) echo 'Pour le supprimer : %s' ;;
        to_remove.nl) echo 'Zo verwijder je het: %s' ;;
        to_remove.es) echo 'Para quitarlo: %s' ;;
        # to_remove.it) echo 'Per rimuoverlo: %s' ;;
        removed.en) echo 'Throne Desktop is removed. Your games are still in %s.' ;;
        removed.de) echo 'Throne Desktop ist entfernt. Deine Partien liegen weiter in %s.' ;;
        removed.fr) echo 'Throne Desktop est supprimé. Vos parties restent dans %s.' ;;
        removed.nl) echo 'Throne Desktop is verwijderd. Je partijen staan nog in %s.' ;;
        removed.es) echo 'Throne Desktop se ha quitado. Tus partidas siguen en %s.' ;;
        # removed.it) echo 'Throne Desktop è stato rimosso. Le tue partite restano in %s.' ;;
    esac
}
