<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>A number or a notation makes a move; ? explains, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Un número o una notación hace una jugada; ? explica, h pista, {back} deshacer, l registro, c abandonar, q salir.</translation>
    </message>
    <message>
        <source>After ? write the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Después de ? escribe el número de una regla (? R5), o una jugada por su número o notación (? 3).</translation>
    </message>
    <message>
        <source>Card games in a terminal, and what bots do.</source>
        <translation>Juegos de cartas en un terminal, y lo que hacen los bots.</translation>
    </message>
    <message>
        <source>Edition: {edition}. How strong bots are was measured with the usual numbers, not with these.</source>
        <translation>Edición: {edition}. La fuerza de los bots se midió con los números de siempre, no con estos.</translation>
    </message>
    <message>
        <source>Hint: {number}, {move}. {why}</source>
        <translation>Pista: {number}, {move}. {why}</translation>
    </message>
    <message>
        <source>No move looks better.</source>
        <translation>Ninguna jugada parece mejor.</translation>
    </message>
    <message>
        <source>Not allowed. {rule}: {reason}</source>
        <translation>No permitido. {rule}: {reason}</translation>
    </message>
    <message>
        <source>SHA-256 of the seed, which is shown after the game: {hash}</source>
        <translation>SHA-256 de la semilla, que se muestra tras la partida: {hash}</translation>
    </message>
    <message>
        <source>Seed {seed}, chosen beforehand: this game is practice.</source>
        <translation>Semilla {seed}, elegida de antemano: esta partida es de práctica.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>La semilla era {seed}.</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back.</source>
        <translation>Aún no has decidido nada que puedas deshacer.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>No hay jugada {number}: las jugadas van de la 1 a la {last}.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game ends now and counts as lost.</source>
        <translation>Escribe c otra vez para abandonar: la partida termina ahora y cuenta como perdida.</translation>
    </message>
    <message>
        <source>What you know speaks against it. Better: {move}.</source>
        <translation>Lo que sabes está en contra. Mejor: {move}.</translation>
    </message>
    <message>
        <source>You are advised: from now on this game counts as assisted.</source>
        <translation>Recibes consejo: a partir de ahora esta partida cuenta como partida con ayuda.</translation>
    </message>
    <message>
        <source>You have seen more since. Type {back} again to go back: this game then counts as assisted.</source>
        <translation>Desde entonces has visto más. Escribe {back} otra vez para volver: esta partida contará como partida con ayuda.</translation>
    </message>
    <message>
        <source>Your chance to win after it: {percent}%. {beside}</source>
        <translation>Tu probabilidad de ganar después: {percent}&#xa0;%. {beside}</translation>
    </message>
    <message>
        <source>a marshal of each temperament, too, against a neutral one</source>
        <translation>también un mariscal de cada temperamento, contra uno neutral</translation>
    </message>
    <message>
        <source>a number that decides all chance</source>
        <translation>un número que decide todo el azar</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>una partida registrada</translation>
    </message>
    <message>
        <source>a recorded game that is over</source>
        <translation>una partida registrada que ha terminado</translation>
    </message>
    <message>
        <source>add finished games to this file, and play only those that it lacks</source>
        <translation>añadir a este archivo las partidas terminadas y jugar solo las que le falten</translation>
    </message>
    <message>
        <source>add them to those there are, instead of replacing these</source>
        <translation>añadirlos a los que hay, en vez de reemplazarlos</translation>
    </message>
    <message>
        <source>also say how much somebody gains there who knows how this level plays, or a level/opponent, as in knight/corvin: {levels}</source>
        <translation>decir también cuánto gana ahí quien sabe cómo juega este nivel, o nivel/rival como en knight/corvin: {levels}</translation>
    </message>
    <message>
        <source>bots on every seat</source>
        <translation>bots en todos los puestos</translation>
    </message>
    <message>
        <source>check rules and fingerprints of every move</source>
        <translation>comprobar las reglas y la huella de cada jugada</translation>
    </message>
    <message>
        <source>draw what is said against what is won (SVG)</source>
        <translation>dibujar lo predicho frente a lo ganado (SVG)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>find none, but measure how hard those there are are</source>
        <translation>no buscar ninguno, sino medir la dificultad de los que hay</translation>
    </message>
    <message>
        <source>find none, but say which have no clear best move by now</source>
        <translation>no buscar ninguno, sino decir cuáles ya no tienen una jugada claramente mejor</translation>
    </message>
    <message>
        <source>find none, but take these out</source>
        <translation>no buscar ninguno, sino quitar estos</translation>
    </message>
    <message>
        <source>find positions with one clear best move</source>
        <translation>buscar posiciones con una jugada claramente mejor</translation>
    </message>
    <message>
        <source>find the equilibrium of a small ending</source>
        <translation>hallar el equilibrio de un final pequeño</translation>
    </message>
    <message>
        <source>how long to measure each figure</source>
        <translation>cuánto tiempo se mide cada valor</translation>
    </message>
    <message>
        <source>how many games at the same time</source>
        <translation>cuántas partidas a la vez</translation>
    </message>
    <message>
        <source>how many games between marshals to learn from; 2000 unless given</source>
        <translation>de cuántas partidas entre mariscales se aprende; si no, 2000</translation>
    </message>
    <message>
        <source>how many games in each match, at least; 100 unless given</source>
        <translation>cuántas partidas en cada encuentro, como mínimo; si no, 100</translation>
    </message>
    <message>
        <source>how many games to study, or single rounds of a match; 5000 unless given</source>
        <translation>cuántas partidas se estudian, o rondas sueltas; si no, 5000</translation>
    </message>
    <message>
        <source>how many games; 100 unless given</source>
        <translation>cuántas partidas; si no, 100</translation>
    </message>
    <message>
        <source>how many games; 300 unless given</source>
        <translation>cuántas partidas; si no, 300</translation>
    </message>
    <message>
        <source>how many moves of a recorded game to play</source>
        <translation>cuántas jugadas de una partida registrada se hacen</translation>
    </message>
    <message>
        <source>how many nodes the ending may have; 250000 unless given</source>
        <translation>cuántos nodos puede tener el final; si no, 250000</translation>
    </message>
    <message>
        <source>how many times to measure both</source>
        <translation>cuántas veces se miden ambos</translation>
    </message>
    <message>
        <source>how many to play then, on new seeds; 2000 unless given</source>
        <translation>cuántas se juegan después, con semillas nuevas; si no, 2000</translation>
    </message>
    <message>
        <source>how many turns to look ahead, of any player; 1 unless given</source>
        <translation>cuántos turnos se miran por delante, de quien sea; si no, 1</translation>
    </message>
    <message>
        <source>how many worlds these imagine; 8 unless given</source>
        <translation>cuántos mundos imaginan; si no, 8</translation>
    </message>
    <message>
        <source>how many; 20 unless given</source>
        <translation>cuántos; si no, 20</translation>
    </message>
    <message>
        <source>how often to ask the level for each decision; 20 unless given</source>
        <translation>cuántas veces se pregunta al nivel en cada decisión; si no, 20</translation>
    </message>
    <message>
        <source>how often to improve the mixtures; 300 unless given</source>
        <translation>cuántas veces se mejoran las mezclas; si no, 300</translation>
    </message>
    <message>
        <source>keep finished games and what was learned in this folder, and play only what it lacks</source>
        <translation>guardar en esta carpeta las partidas terminadas y lo aprendido, y jugar solo lo que le falte</translation>
    </message>
    <message>
        <source>lay what POSITION leaves open at random</source>
        <translation>colocar al azar lo que POSITION deja abierto</translation>
    </message>
    <message>
        <source>learn how to mix moves, by playing against itself, so that nobody can read it</source>
        <translation>aprender, jugando contra sí mismo, a mezclar jugadas para que nadie lo lea</translation>
    </message>
    <message>
        <source>learn to predict who wins</source>
        <translation>aprender a predecir quién gana</translation>
    </message>
    <message>
        <source>learn what public play says of hidden cards, and how claims are answered</source>
        <translation>aprender qué dice el juego visible de las cartas ocultas, y cómo se responde a lo que se declara</translation>
    </message>
    <message>
        <source>let bots play against one another</source>
        <translation>hacer que los bots jueguen entre sí</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>listar los juegos</translation>
    </message>
    <message>
        <source>measure another engine in turn with this one, and print ratios: a git revision of this checkout, or a folder that has an engine</source>
        <translation>medir por turnos otro motor y mostrar las proporciones: una revisión de git de esta copia, o una carpeta que tenga un motor</translation>
    </message>
    <message>
        <source>measure games of N players only</source>
        <translation>medir solo partidas de N jugadores</translation>
    </message>
    <message>
        <source>measure how far a level can be read</source>
        <translation>medir hasta qué punto se puede leer un nivel</translation>
    </message>
    <message>
        <source>measure how strong all levels are</source>
        <translation>medir la fuerza de todos los niveles</translation>
    </message>
    <message>
        <source>measure the engine and the bots</source>
        <translation>medir el motor y los bots</translation>
    </message>
    <message>
        <source>measure whether chances to win are true</source>
        <translation>medir si las probabilidades de ganar son ciertas</translation>
    </message>
    <message>
        <source>nodes in the hidden layer; {number} unless given</source>
        <translation>nodos de la capa oculta; si no, {number}</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>número de jugadores</translation>
    </message>
    <message>
        <source>number of players, you included</source>
        <translation>número de jugadores, contigo</translation>
    </message>
    <message>
        <source>number of players; the fewest unless given</source>
        <translation>número de jugadores; si no, el mínimo</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>uno de: {games}</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>jugar una partida en el terminal</translation>
    </message>
    <message>
        <source>play by the numbers of this edition</source>
        <translation>jugar con los números de esta edición</translation>
    </message>
    <message>
        <source>play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786</source>
        <translation>jugar en el clúster Dask de este planificador, por ejemplo tcp://192.168.0.5:8786</translation>
    </message>
    <message>
        <source>print a position</source>
        <translation>mostrar una posición</translation>
    </message>
    <message>
        <source>print a recorded game, or verify it</source>
        <translation>mostrar una partida registrada, o comprobarla</translation>
    </message>
    <message>
        <source>print the version, and which build of the engine runs</source>
        <translation>mostrar la versión y qué compilación del motor se usa</translation>
    </message>
    <message>
        <source>review a finished game: what it cost, and what was luck</source>
        <translation>analizar una partida terminada: qué costó y qué fue suerte</translation>
    </message>
    <message>
        <source>such as &apos;{position}&apos;, or a recorded game</source>
        <translation>como &apos;{position}&apos;, o una partida registrada</translation>
    </message>
    <message>
        <source>such as ten-tricks</source>
        <translation>como ten-tricks</translation>
    </message>
    <message>
        <source>the games to measure, all unless given: {games}</source>
        <translation>los juegos que se miden; si no, todos: {games}</translation>
    </message>
    <message>
        <source>the level on all seats; marshals unless given</source>
        <translation>quién juega, en todos los puestos; si no, mariscales</translation>
    </message>
    <message>
        <source>the level that is read; marshals unless given</source>
        <translation>a quién se lee; si no, a mariscales</translation>
    </message>
    <message>
        <source>the other players, levels or level/opponent, as in knight/corvin; the last one&apos;s level also takes the seats left over: {levels}</source>
        <translation>los demás jugadores, niveles o nivel/rival como en knight/corvin; el nivel del último ocupa también los puestos que sobran: {levels}</translation>
    </message>
    <message>
        <source>the player to review; all persons, or else everybody, unless given</source>
        <translation>el jugador que se analiza; si no, todas las personas, o todos si no hay ninguna</translation>
    </message>
    <message>
        <source>the player who sees it; whoever decides unless given</source>
        <translation>quién la ve; si no, quien decide</translation>
    </message>
    <message>
        <source>the players, easiest first; all levels of the game unless given</source>
        <translation>quién juega, los más fáciles primero; si no, todos los niveles del juego</translation>
    </message>
    <message>
        <source>the players, levels or level/opponent, as in knight/corvin; the last one also takes the seats left over: {levels}</source>
        <translation>quién juega, niveles o nivel/rival como en knight/corvin; el último ocupa también los puestos que sobran: {levels}</translation>
    </message>
    <message>
        <source>the share of positions to look at; 50 unless given</source>
        <translation>la parte de las posiciones que se mira, en tanto por ciento; si no, 50</translation>
    </message>
    <message>
        <source>what to measure</source>
        <translation>qué se mide</translation>
    </message>
    <message>
        <source>whether this move may be made, or the rule against it</source>
        <translation>si se puede hacer esta jugada, o la regla que lo impide</translation>
    </message>
    <message>
        <source>which cards may lie in this place, such as hand.2, for all that the player can know</source>
        <translation>qué cartas pueden estar en ese lugar, como hand.2, según todo lo que el jugador puede saber</translation>
    </message>
    <message>
        <source>with --policy: go on from the weights of this file, with a lower temperature</source>
        <translation>con --policy: seguir desde los pesos de este archivo, con una temperatura más baja</translation>
    </message>
    <message>
        <source>with --story: begin from scratch, and learn so many beliefs one after the other, each from games between bots that hold all those before it; 1 unless given</source>
        <translation>con --story: empezar de nuevo y aprender tantas creencias una tras otra, cada una de partidas entre bots que tienen todas las anteriores; si no, 1</translation>
    </message>
    <message>
        <source>with --story: the level on all seats; marshals unless given</source>
        <translation>con --story: quién juega, en todos los puestos; si no, mariscales</translation>
    </message>
    <message>
        <source>write all figures to this file, too</source>
        <translation>escribir también todos los valores en este archivo</translation>
    </message>
    <message>
        <source>write the folder of a new game, for those who program one</source>
        <translation>escribir la carpeta de un juego nuevo, para quien programe uno</translation>
    </message>
    <message>
        <source>write the game to this file</source>
        <translation>escribir la partida en este archivo</translation>
    </message>
    <message>
        <source>write the table to this file, too</source>
        <translation>escribir también la tabla en este archivo</translation>
    </message>
    <message>
        <source>write the weights to this file (with --story: folder) in any case; unless given, to the game&apos;s folder if they predict better than what it has</source>
        <translation>escribir los pesos en este archivo (con --story: carpeta) en todo caso; si no, en la carpeta del juego, si predicen mejor que lo que hay en ella</translation>
    </message>
    <message>
        <source>write the whole review to this file, too</source>
        <translation>escribir también todo el análisis en este archivo</translation>
    </message>
    <message>
        <source>write them to this file; unless given, to the game&apos;s folder</source>
        <translation>escribirlos en este archivo; si no, en la carpeta del juego</translation>
    </message>
    <message>
        <source>{card} (sideways)</source>
        <translation>{card} (de lado)</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} es una edición de {other}, no de {game}.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}: {game}, de {fewest} a {most} jugadores. {summary}</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} parece mejor: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>{name}, a knight</source>
        <translation>{name}, caballero</translation>
    </message>
    <message>
        <source>{name}, a marshal</source>
        <translation>{name}, mariscal</translation>
    </message>
    <message>
        <source>{name}, a page</source>
        <translation>{name}, paje</translation>
    </message>
    <message>
        <source>{name}, a random</source>
        <translation>{name}, juega al azar</translation>
    </message>
    <message>
        <source>{name}, a regent</source>
        <translation>{name}, regente</translation>
    </message>
    <message>
        <source>{name}, a squire</source>
        <translation>{name}, escudero</translation>
    </message>
    <message>
        <source>{name}, that is you</source>
        <translation>{name}: esa persona eres tú</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{number} face down</source>
        <translation>{number} boca abajo</translation>
    </message>
    <message>
        <source>{number}, on top {card}</source>
        <translation>{number}, encima {card}</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>{player} ha abandonado la partida.</translation>
    </message>
    <message>
        <source>{rule} {title}. {text}</source>
        <translation>{rule} {title}. {text}</translation>
    </message>
    <message>
        <source>{trouble} The game goes on.</source>
        <translation>{trouble} La partida sigue.</translation>
    </message>
    <message>
        <source>“{asked}” is neither a rule ({first} to {last}) nor a move.</source>
        <translation>«{asked}» no es ni una regla ({first} a {last}) ni una jugada.</translation>
    </message>
    <message>
        <source>“{typed}” is neither a move nor a command. {keys}</source>
        <translation>«{typed}» no es ni una jugada ni una orden. {keys}</translation>
    </message>
</context>
</TS>
