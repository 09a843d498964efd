<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: error: %(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>opción ambigua: %(option)s encaja con %(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>falta al menos un valor</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>no admite ningún valor, y se le ha dado %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r no vale (elige entre %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>no se puede usar con %s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>hace falta uno de los argumentos %s</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ayuda y salir</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltan estos argumentos: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos desconocidos: %s</translation>
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
        <translation>--after debe ser 0 o más</translation>
    </message>
    <message>
        <source>--position must begin with a game ID, one of: {games}</source>
        <translation>--position debe empezar por el identificador de un juego, uno de: {games}</translation>
    </message>
    <message>
        <source>--position opens a table of its own, so no page, record, or game can be given with it</source>
        <translation>--position abre su propia mesa: no se combina con una página, un registro ni un juego</translation>
    </message>
    <message>
        <source>--position: {fault}</source>
        <translation>--position: {fault}</translation>
    </message>
    <message>
        <source>--text-scale must be from {least} to {most}</source>
        <translation>--text-scale debe ser un número de {least} a {most}</translation>
    </message>
    <message>
        <source>Throne-themed card games on one table, against bots that cannot cheat.</source>
        <translation>Juegos de cartas por el trono en una sola mesa, contra bots que no pueden hacer trampas.</translation>
    </message>
    <message>
        <source>bots in every seat</source>
        <translation>bots en todos los puestos</translation>
    </message>
    <message>
        <source>color theme for this run; contrast means high contrast</source>
        <translation>tema de color para esta vez; contrast es el de alto contraste</translation>
    </message>
    <message>
        <source>language of the program</source>
        <translation>idioma del programa</translation>
    </message>
    <message>
        <source>measure startup, frames, dragging, and idling, then exit</source>
        <translation>medir el arranque, los fotogramas, el arrastre y el reposo, y salir</translation>
    </message>
    <message>
        <source>moves made before the picture is taken</source>
        <translation>jugadas que preceden a la imagen</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>número de jugadores</translation>
    </message>
    <message>
        <source>open a table in the laboratory from a line of text copied there</source>
        <translation>abrir en el laboratorio una mesa a partir de una línea de texto copiada allí</translation>
    </message>
    <message>
        <source>open this game record or edition file</source>
        <translation>abrir este archivo de partida o de edición</translation>
    </message>
    <message>
        <source>open this page; new-game and rules need --game</source>
        <translation>abrir esta página; new-game y rules requieren --game</translation>
    </message>
    <message>
        <source>play every game through the window, report, and exit</source>
        <translation>jugar todos los juegos en la ventana, informar y salir</translation>
    </message>
    <message>
        <source>print the program’s version and which build of the engine it runs</source>
        <translation>mostrar la versión del programa y la compilación del motor que usa</translation>
    </message>
    <message>
        <source>save a picture of the window and exit</source>
        <translation>guardar una imagen de la ventana y salir</translation>
    </message>
    <message>
        <source>seed of the deal; the game then counts as practice</source>
        <translation>semilla del reparto; la partida cuenta como práctica</translation>
    </message>
    <message>
        <source>show this record, or exit if it cannot be read</source>
        <translation>mostrar este registro, o salir si no se puede leer</translation>
    </message>
    <message>
        <source>size of the window in pixels, as far as the screen allows</source>
        <translation>tamaño de la ventana en píxeles, hasta donde quepa en la pantalla</translation>
    </message>
    <message>
        <source>start this game at once: {games}</source>
        <translation>empezar este juego enseguida: {games}</translation>
    </message>
    <message>
        <source>text size for this run, {least} to {most} percent of normal</source>
        <translation>tamaño de los textos para esta vez, del {least} al {most} por ciento del habitual</translation>
    </message>
    <message>
        <source>the bots, each given as a level or level/opponent, as in squire,knight/corvin</source>
        <translation>los bots, cada uno como nivel o nivel/rival, por ejemplo squire,knight/corvin</translation>
    </message>
    <message>
        <source>the output cannot be written: {reason}</source>
        <translation>no se puede escribir la salida: {reason}</translation>
    </message>
    <message>
        <source>there is no bot level {level}; the levels are: {levels}</source>
        <translation>el nivel {level} no existe; los niveles son: {levels}</translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation>el archivo {file} no existe</translation>
    </message>
    <message>
        <source>use the records to rebuild the index of games played, then exit</source>
        <translation>reconstruir el índice de las partidas jugadas a partir de sus registros, y salir</translation>
    </message>
    <message>
        <source>{number} bots do not fit at a table for {seats} unless you use --watch</source>
        <translation>{number} bots no caben en una mesa para {seats}, a no ser que solo mires con --watch</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both be shown</source>
        <translation>{one} y {other} no se pueden mostrar a la vez</translation>
    </message>
    <message>
        <source>{program}: error: {fault}</source>
        <translation>{program}: error: {fault}</translation>
    </message>
    <message>
        <source>{value} is not a number of seconds such as 0.5</source>
        <translation>{value} no es un número de segundos como 0.5</translation>
    </message>
    <message>
        <source>{value} is not a size such as 1280x800</source>
        <translation>{value} no es un tamaño como 1280x800</translation>
    </message>
    <message>
        <source>{value} is not a whole number such as 3</source>
        <translation>{value} no es un número entero como 3</translation>
    </message>
    <message>
        <source>{value} leaves out a bot; write the bots as in squire,knight/corvin</source>
        <translation>en {value} falta un bot; escríbelos como en squire,knight/corvin</translation>
    </message>
</context>
</TS>
