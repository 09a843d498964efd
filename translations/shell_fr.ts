<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>argparse</name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s&#x202f;: erreur&#x202f;: %(message)s
</translation>
    </message>
    <message>
        <source>ambiguous option: %(option)s could match %(matches)s</source>
        <translation>option ambiguë&#x202f;: %(option)s peut désigner %(matches)s</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#x202f;: %(message)s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>il manque au moins une valeur</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>valeur inattendue %r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix incorrect&#x202f;: %(value)r (au choix&#x202f;: %(choices)s)</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>incompatible avec&#x202f;%s</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>il faut l’un des arguments %s</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>arguments manquants&#x202f;: %s</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments inconnus&#x202f;: %s</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>utilisation&#x202f;: </translation>
    </message>
</context>
<context>
    <name>command-line</name>
    <message>
        <source>--after must be 0 or more</source>
        <translation>--after doit être un nombre de coups, 0 ou plus</translation>
    </message>
    <message>
        <source>--position must begin with a game ID, one of: {games}</source>
        <translation>--position doit commencer par le nom du jeu, au choix&#x202f;: {games}</translation>
    </message>
    <message>
        <source>--position opens a table of its own, so no page, record, or game can be given with it</source>
        <translation>--position ouvre sa propre table&#x202f;; n’indiquez ni page, ni enregistrement, ni jeu</translation>
    </message>
    <message>
        <source>--position: {fault}</source>
        <translation>--position&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>--text-scale must be from {least} to {most}</source>
        <translation>--text-scale doit être un nombre de {least} à {most}</translation>
    </message>
    <message>
        <source>Throne-themed card games on one table, against bots that cannot cheat.</source>
        <translation>Des jeux de cartes autour d’un trône, à une même table, contre des bots qui ne peuvent pas tricher.</translation>
    </message>
    <message>
        <source>bots in every seat</source>
        <translation>des bots à toutes les places</translation>
    </message>
    <message>
        <source>color theme for this run; contrast means high contrast</source>
        <translation>couleurs pour cette fois&#x202f;; contrast désigne le contraste élevé</translation>
    </message>
    <message>
        <source>language of the program</source>
        <translation>langue du programme</translation>
    </message>
    <message>
        <source>measure startup, frames, dragging, and idling, then exit</source>
        <translation>mesurer le démarrage, les images, le glissement et le repos, puis quitter</translation>
    </message>
    <message>
        <source>moves made before the picture is taken</source>
        <translation>coups à jouer avant l’image</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>nombre de joueurs</translation>
    </message>
    <message>
        <source>open a table in the laboratory from a line of text copied there</source>
        <translation>ouvrir dans le laboratoire la table décrite par une ligne de texte (copiée auparavant depuis le laboratoire)</translation>
    </message>
    <message>
        <source>open this game record or edition file</source>
        <translation>ouvrir cette partie enregistrée ou cette édition</translation>
    </message>
    <message>
        <source>open this page; new-game and rules need --game</source>
        <translation>ouvrir cette page&#x202f;; new-game et rules s’emploient avec --game</translation>
    </message>
    <message>
        <source>play every game through the window, report, and exit</source>
        <translation>jouer chaque jeu dans la fenêtre, faire un rapport et quitter</translation>
    </message>
    <message>
        <source>print the program’s version and which build of the engine it runs</source>
        <translation>afficher la version du programme et la variante du moteur utilisée</translation>
    </message>
    <message>
        <source>save a picture of the window and exit</source>
        <translation>écrire une image de la fenêtre et quitter</translation>
    </message>
    <message>
        <source>seed of the deal; the game then counts as practice</source>
        <translation>graine de la donne&#x202f;; la partie compte comme entraînement</translation>
    </message>
    <message>
        <source>show this record, or exit if it cannot be read</source>
        <translation>montrer cet enregistrement, ou quitter s’il est illisible</translation>
    </message>
    <message>
        <source>size of the window in pixels, as far as the screen allows</source>
        <translation>taille de la fenêtre en pixels, dans la limite de l’écran</translation>
    </message>
    <message>
        <source>start this game at once: {games}</source>
        <translation>commencer aussitôt ce jeu&#x202f;: {games}</translation>
    </message>
    <message>
        <source>text size for this run, {least} to {most} percent of normal</source>
        <translation>taille des textes pour cette fois, de {least} à {most} pour cent de la normale</translation>
    </message>
    <message>
        <source>the bots, each given as a level or level/opponent, as in squire,knight/corvin</source>
        <translation>les bots, chacun sous la forme niveau ou niveau/adversaire, comme squire,knight/corvin</translation>
    </message>
    <message>
        <source>the output cannot be written: {reason}</source>
        <translation>impossible d’écrire la sortie&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>there is no bot level {level}; the levels are: {levels}</source>
        <translation>le niveau {level} n’existe pas&#x202f;; niveaux possibles&#x202f;: {levels}</translation>
    </message>
    <message>
        <source>there is no file {file}</source>
        <translation>le fichier {file} n’existe pas</translation>
    </message>
    <message>
        <source>use the records to rebuild the index of games played, then exit</source>
        <translation>reconstruire l’index des parties jouées d’après leurs enregistrements, puis quitter</translation>
    </message>
    <message>
        <source>{number} bots do not fit at a table for {seats} unless you use --watch</source>
        <translation>{number} bots, c’est trop pour une table de {seats}, sauf avec --watch</translation>
    </message>
    <message>
        <source>{one} and {other} cannot both be shown</source>
        <translation>{one} et {other} ne peuvent pas s’afficher ensemble</translation>
    </message>
    <message>
        <source>{program}: error: {fault}</source>
        <translation>{program}&#x202f;: erreur&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>{value} is not a number of seconds such as 0.5</source>
        <translation>{value} n’est pas un nombre de secondes (exemple&#x202f;: 0.5)</translation>
    </message>
    <message>
        <source>{value} is not a size such as 1280x800</source>
        <translation>{value} n’est pas une taille (exemple&#x202f;: 1280x800)</translation>
    </message>
    <message>
        <source>{value} is not a whole number such as 3</source>
        <translation>{value} n’est pas un nombre entier (exemple&#x202f;: 3)</translation>
    </message>
    <message>
        <source>{value} leaves out a bot; write the bots as in squire,knight/corvin</source>
        <translation>il manque un bot dans {value}&#x202f;; écrivez par exemple squire,knight/corvin</translation>
    </message>
</context>
</TS>
