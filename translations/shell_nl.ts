<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: fout: %(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>optie is niet eenduidig: %(option)s past bij %(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>er ontbreekt minstens één waarde</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>er ontbreekt een waarde</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>neemt geen waarde aan, dus ook niet %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ongeldige keuze: %(value)r (kies uit %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>gaat niet samen met %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>een van de argumenten %s is nodig</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opties</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumenten</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>deze hulp tonen en stoppen</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>deze argumenten ontbreken: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>onbekende argumenten: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>gebruik: </translation>
    </message>
</context>
<context>
    <name>command-line</name>
    <message>
        <source>--after must be 0 or more</source>
        <translation>--after moet 0 of meer zijn</translation>
    </message>
    <message>
        <source>--position must begin with a game ID, one of: {games}</source>
        <translation>--position moet beginnen met de id van een spel, een van: {games}</translation>
    </message>
    <message>
        <source>--position opens a table of its own, so no page, record, or game can be given with it</source>
        <translation>--position opent een eigen tafel: daarnaast kan geen pagina, opname of spel worden opgegeven</translation>
    </message>
    <message>
        <source>--position: {fault}</source>
        <translation>--position: {fault}</translation>
    </message>
    <message>
        <source>--text-scale must be from {least} to {most}</source>
        <translation>--text-scale moet een getal van {least} tot en met {most} zijn</translation>
    </message>
    <message>
        <source>Throne-themed card games on one table, against bots that cannot cheat.</source>
        <translation>Kaartspellen om de troon aan één tafel, tegen bots die niet vals kunnen spelen.</translation>
    </message>
    <message>
        <source>bots in every seat</source>
        <translation>bots op alle plaatsen</translation>
    </message>
    <message>
        <source>color theme for this run; contrast means high contrast</source>
        <translation>kleurenschema voor deze keer; contrast staat voor hoog contrast</translation>
    </message>
    <message>
        <source>language of the program</source>
        <translation>taal van het programma</translation>
    </message>
    <message>
        <source>measure startup, frames, dragging, and idling, then exit</source>
        <translation>opstarten, frames, slepen en stilstand meten, daarna stoppen</translation>
    </message>
    <message>
        <source>moves made before the picture is taken</source>
        <translation>aantal zetten vóór de afbeelding</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>aantal spelers</translation>
    </message>
    <message>
        <source>open a table in the laboratory from a line of text copied there</source>
        <translation>in het laboratorium een tafel openen uit een regel tekst die daar is gekopieerd</translation>
    </message>
    <message>
        <source>open this game record or edition file</source>
        <translation>deze opname van een partij of deze editie openen</translation>
    </message>
    <message>
        <source>open this page; new-game and rules need --game</source>
        <translation>deze pagina openen; new-game en rules vereisen --game</translation>
    </message>
    <message>
        <source>play every game through the window, report, and exit</source>
        <translation>elk spel in het venster spelen, verslag doen en stoppen</translation>
    </message>
    <message>
        <source>print the program’s version and which build of the engine it runs</source>
        <translation>de versie van het programma tonen, en de gebruikte build van de engine</translation>
    </message>
    <message>
        <source>save a picture of the window and exit</source>
        <translation>een afbeelding van het venster opslaan en stoppen</translation>
    </message>
    <message>
        <source>seed of the deal; the game then counts as practice</source>
        <translation>startgetal van het schudden; de partij telt dan als oefening</translation>
    </message>
    <message>
        <source>show this record, or exit if it cannot be read</source>
        <translation>deze opname tonen, of stoppen als die niet te lezen is</translation>
    </message>
    <message>
        <source>size of the window in pixels, as far as the screen allows</source>
        <translation>venstergrootte in pixels, voor zover het scherm dat toelaat</translation>
    </message>
    <message>
        <source>start this game at once: {games}</source>
        <translation>meteen dit spel starten: {games}</translation>
    </message>
    <message>
        <source>text size for this run, {least} to {most} percent of normal</source>
        <translation>tekstgrootte voor deze keer, {least} tot {most} procent van normaal</translation>
    </message>
    <message>
        <source>the bots, each given as a level or level/opponent, as in squire,knight/corvin</source>
        <translation>de bots, elk als niveau of niveau/tegenstander, bijvoorbeeld squire,knight/corvin</translation>
    </message>
    <message>
        <source>the output cannot be written: {reason}</source>
        <translation>de uitvoer kan niet worden geschreven: {reason}</translation>
    </message>
    <message>
        <source>there is no bot level {level}; the levels are: {levels}</source>
        <translation>het niveau {level} bestaat niet; de niveaus zijn: {levels}</translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation>het bestand {file} bestaat niet</translation>
    </message>
    <message>
        <source>use the records to rebuild the index of games played, then exit</source>
        <translation>de index van de gespeelde partijen uit hun opnamen opnieuw opbouwen en stoppen</translation>
    </message>
    <message>
        <source>{number} bots do not fit at a table for {seats} unless you use --watch</source>
        <translation>{number} bots passen niet aan een tafel voor {seats}, tenzij je met --watch alleen toekijkt</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both be shown</source>
        <translation>{one} en {other} kunnen niet tegelijk worden getoond</translation>
    </message>
    <message>
        <source>{program}: error: {fault}</source>
        <translation>{program}: fout: {fault}</translation>
    </message>
    <message>
        <source>{value} is not a number of seconds such as 0.5</source>
        <translation>{value} is geen aantal seconden zoals 0.5</translation>
    </message>
    <message>
        <source>{value} is not a size such as 1280x800</source>
        <translation>{value} is geen afmeting zoals 1280x800</translation>
    </message>
    <message>
        <source>{value} is not a whole number such as 3</source>
        <translation>{value} is geen geheel getal zoals 3</translation>
    </message>
    <message>
        <source>{value} leaves out a bot; write the bots as in squire,knight/corvin</source>
        <translation>{value} slaat een bot over; schrijf de bots bijvoorbeeld als squire,knight/corvin</translation>
    </message>
</context>
</TS>
