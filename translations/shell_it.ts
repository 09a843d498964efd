<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: errore: %(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opzione ambigua: %(option)s corrisponde a %(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argomento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>manca almeno un valore</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>manca un valore</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>non accetta valori, nemmeno %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r non è valido (scegli tra %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>non si può usare con %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>serve uno degli argomenti %s</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argomenti</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostra questo aiuto ed esce</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>mancano questi argomenti: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argomenti sconosciuti: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
</context>
<context>
    <name>command-line</name>
    <message>
        <source>--after must be 0 or more</source>
        <translation>--after dev’essere 0 o più</translation>
    </message>
    <message>
        <source>--position must begin with a game ID, one of: {games}</source>
        <translation>--position deve cominciare con l’ID di un gioco, uno tra: {games}</translation>
    </message>
    <message>
        <source>--position opens a table of its own, so no page, record, or game can be given with it</source>
        <translation>--position apre un tavolo proprio: non si combina con pagina, registrazione o gioco</translation>
    </message>
    <message>
        <source>--position: {fault}</source>
        <translation>--position: {fault}</translation>
    </message>
    <message>
        <source>--text-scale must be from {least} to {most}</source>
        <translation>--text-scale è un numero da {least} a {most}</translation>
    </message>
    <message>
        <source>Throne-themed card games on one table, against bots that cannot cheat.</source>
        <translation>Giochi di carte attorno al trono su un solo tavolo, contro bot che non possono barare.</translation>
    </message>
    <message>
        <source>bots in every seat</source>
        <translation>bot in tutti i posti</translation>
    </message>
    <message>
        <source>color theme for this run; contrast means high contrast</source>
        <translation>tema di colori per questa volta; contrast è il contrasto elevato</translation>
    </message>
    <message>
        <source>language of the program</source>
        <translation>lingua del programma</translation>
    </message>
    <message>
        <source>measure startup, frames, dragging, and idling, then exit</source>
        <translation>misura avvio, fotogrammi, trascinamento e inattività, poi esce</translation>
    </message>
    <message>
        <source>moves made before the picture is taken</source>
        <translation>mosse da fare prima dell’immagine</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>numero di giocatori</translation>
    </message>
    <message>
        <source>open a table in the laboratory from a line of text copied there</source>
        <translation>apre nel laboratorio un tavolo da una riga di testo copiata lì</translation>
    </message>
    <message>
        <source>open this game record or edition file</source>
        <translation>apre questo file, registrazione di una partita o edizione</translation>
    </message>
    <message>
        <source>open this page; new-game and rules need --game</source>
        <translation>apre questa pagina; new-game e rules vanno con --game</translation>
    </message>
    <message>
        <source>play every game through the window, report, and exit</source>
        <translation>gioca ogni gioco nella finestra, riferisce ed esce</translation>
    </message>
    <message>
        <source>print the program’s version and which build of the engine it runs</source>
        <translation>mostra la versione del programma e la compilazione del motore che usa</translation>
    </message>
    <message>
        <source>save a picture of the window and exit</source>
        <translation>salva un’immagine della finestra ed esce</translation>
    </message>
    <message>
        <source>seed of the deal; the game then counts as practice</source>
        <translation>seme della distribuzione; la partita vale come allenamento</translation>
    </message>
    <message>
        <source>show this record, or exit if it cannot be read</source>
        <translation>mostra questa registrazione, o esce se non si può leggere</translation>
    </message>
    <message>
        <source>size of the window in pixels, as far as the screen allows</source>
        <translation>dimensione della finestra in pixel, per quanto lo schermo permette</translation>
    </message>
    <message>
        <source>start this game at once: {games}</source>
        <translation>comincia subito questo gioco: {games}</translation>
    </message>
    <message>
        <source>text size for this run, {least} to {most} percent of normal</source>
        <translation>dimensione del testo per questa volta, da {least} a {most} per cento del normale</translation>
    </message>
    <message>
        <source>the bots, each given as a level or level/opponent, as in squire,knight/corvin</source>
        <translation>i bot, ciascuno come livello o livello/avversario, per esempio squire,knight/corvin</translation>
    </message>
    <message>
        <source>the output cannot be written: {reason}</source>
        <translation>impossibile scrivere l’output: {reason}</translation>
    </message>
    <message>
        <source>there is no bot level {level}; the levels are: {levels}</source>
        <translation>il livello {level} non esiste; i livelli sono: {levels}</translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation>il file {file} non esiste</translation>
    </message>
    <message>
        <source>use the records to rebuild the index of games played, then exit</source>
        <translation>ricostruisce dalle registrazioni l’indice delle partite giocate, poi esce</translation>
    </message>
    <message>
        <source>{number} bots do not fit at a table for {seats} unless you use --watch</source>
        <translation>{number} bot non entrano in un tavolo da {seats}, se non usi --watch</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both be shown</source>
        <translation>{one} e {other} non si possono mostrare insieme</translation>
    </message>
    <message>
        <source>{program}: error: {fault}</source>
        <translation>{program}: errore: {fault}</translation>
    </message>
    <message>
        <source>{value} is not a number of seconds such as 0.5</source>
        <translation>{value} non è un numero di secondi come 0.5</translation>
    </message>
    <message>
        <source>{value} is not a size such as 1280x800</source>
        <translation>{value} non è una dimensione come 1280x800</translation>
    </message>
    <message>
        <source>{value} is not a whole number such as 3</source>
        <translation>{value} non è un numero intero come 3</translation>
    </message>
    <message>
        <source>{value} leaves out a bot; write the bots as in squire,knight/corvin</source>
        <translation>in {value} manca un bot; scrivi i bot come in squire,knight/corvin</translation>
    </message>
</context>
</TS>
