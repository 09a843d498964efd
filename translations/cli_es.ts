<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n exercise(s) of {game} in {file}.</source>
        <translation>
            <numerusform>%n ejercicio de {game} en {file}.</numerusform>
            <numerusform>%n ejercicios de {game} en {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) in turn, each {seconds} s of CPU time a measure</source>
        <translation>
            <numerusform>%n vuelta alterna, {seconds} s de CPU por medición</numerusform>
            <numerusform>%n vueltas alternas, {seconds} s de CPU por medición</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>--after must be from 0 to {last}, not {number}.</source>
        <translation>--after debe ser un número de jugadas de 0 a {last}, no {number}.</translation>
    </message>
    <message>
        <source>--after works with a recorded game, not with a position.</source>
        <translation>--after va con el archivo de una partida registrada, no con una posición.</translation>
    </message>
    <message>
        <source>--fill works with a position, not with a recorded game.</source>
        <translation>--fill va con una posición, no con el archivo de una partida registrada.</translation>
    </message>
    <message>
        <source>--from cannot be combined with --hidden: the weights it continues from fix the number of nodes.</source>
        <translation>--from no va con --hidden: los pesos iniciales ya fijan el número de nodos.</translation>
    </message>
    <message>
        <source>--from needs --policy.</source>
        <translation>--from requiere --policy.</translation>
    </message>
    <message>
        <source>--generations needs --story without --out: later generations play with what earlier ones wrote to the game’s folder.</source>
        <translation>--generations va con --story y sin --out: las generaciones siguientes juegan con lo que las anteriores escribieron en la carpeta del juego.</translation>
    </message>
    <message>
        <source>--policy cannot be combined with --story or --resume: its games are played with what earlier ones taught, and are not kept.</source>
        <translation>--policy no va con --story ni con --resume: las partidas se juegan con lo que enseñaron las anteriores, y no se guardan.</translation>
    </message>
    <message>
        <source>--turns must be from 1 to {last}, not {number}.</source>
        <translation>--turns debe ser un número de 1 a {last}, no {number}.</translation>
    </message>
    <message>
        <source>95% between</source>
        <translation>95&#xa0;% entre</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Un clúster necesita Dask, que no está instalado; en una copia del proyecto, esto lo instala: {command}</translation>
    </message>
    <message>
        <source>A comparison needs at least one round, not {number}.</source>
        <translation>Una comparación necesita al menos una vuelta, no {number}.</translation>
    </message>
    <message>
        <source>A ladder can have each level only once: {levels}.</source>
        <translation>En una escalera no se puede repetir ningún nivel: {levels}.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels.</source>
        <translation>Una escalera necesita al menos dos niveles.</translation>
    </message>
    <message>
        <source>A match needs at least one game, not {number}.</source>
        <translation>Un encuentro necesita al menos una partida, no {number}.</translation>
    </message>
    <message>
        <source>A measurement cannot take {seconds} seconds.</source>
        <translation>Una medición no puede durar {seconds} segundos.</translation>
    </message>
    <message>
        <source>A new game must be written into a checkout of the project, and this is not one.</source>
        <translation>Un juego nuevo debe escribirse en una copia del proyecto, y esta carpeta no lo es.</translation>
    </message>
    <message>
        <source>A process ended before its work was done; perhaps memory ran out.</source>
        <translation>Un proceso terminó antes de acabar su trabajo; quizá faltaba memoria.</translation>
    </message>
    <message>
        <source>A {level} in both seats, asked {asks} times for each decision:</source>
        <translation>{level} en ambos puestos; {asks} preguntas por decisión:</translation>
    </message>
    <message>
        <source>After ?, type the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Después de ? escribe el número de una regla (? R5), o una jugada por su número o notación (? 3).</translation>
    </message>
    <message>
        <source>Ask for at least one exercise, not {number}.</source>
        <translation>Pide al menos un ejercicio, no {number}.</translation>
    </message>
    <message>
        <source>At the beginning:</source>
        <translation>Al principio:</translation>
    </message>
    <message>
        <source>Biggest swing: after move {move}, the chance went from {before} to {after}.</source>
        <translation>Mayor salto: tras la jugada {move}, la probabilidad pasó de {before} a {after}.</translation>
    </message>
    <message>
        <source>CPU time, {seconds} s per measure</source>
        <translation>Tiempo de CPU, {seconds} s por medición</translation>
    </message>
    <message>
        <source>Cannot create the folder {folder}: {reason}.</source>
        <translation>No se puede crear la carpeta {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Cannot write {file}: the folder {folder} does not exist.</source>
        <translation>No se puede escribir {file}: la carpeta {folder} no existe.</translation>
    </message>
    <message>
        <source>Chance decides more here than which unseen card comes next, so its outcomes cannot be enumerated.</source>
        <translation>Aquí el azar decide más que la siguiente carta oculta: sus resultados no se pueden enumerar.</translation>
    </message>
    <message>
        <source>Chance to win, in percentage points: start {start}, luck {luck} (dealt {dealt}, revealed {revealed}, others {others}), mistakes {mistakes}, course of the player’s turns {course}.</source>
        <translation>Probabilidad de ganar, en puntos porcentuales: inicio {start}, suerte {luck} (reparto {dealt}, revelado {revealed}, los demás {others}), errores {mistakes}, curso de los turnos propios {course}.</translation>
    </message>
    <message>
        <source>Chooses in secret.</source>
        <translation>Elige en secreto.</translation>
    </message>
    <message>
        <source>Conceded by {player}. Scores: {scores}. The seed was {seed}.</source>
        <translation>Abandonada por {player}. Puntos: {scores}. La semilla era {seed}.</translation>
    </message>
    <message>
        <source>Decisions: {number}, poor: {poor}.</source>
        <translation>Decisiones: {number}, errores: {poor}.</translation>
    </message>
    <message>
        <source>Edition: {edition}. The bots’ strength was measured with the usual numbers, not with these.</source>
        <translation>Edición: {edition}. La fuerza de los bots se midió con los números de siempre, no con estos.</translation>
    </message>
    <message>
        <source>Endings can be solved for two players, not for {seats}.</source>
        <translation>Los finales solo se resuelven para dos jugadores, no para {seats}.</translation>
    </message>
    <message>
        <source>Engine {version}, {build}, Python {python}</source>
        <translation>Motor {version}, {build}, Python {python}</translation>
    </message>
    <message numerus="yes">
        <source>Engine {version}, {build}, Python {python}, on {system} with %n CPU(s)</source>
        <translation>
            <numerusform>Motor {version}, {build}, Python {python}, en {system} con %n CPU</numerusform>
            <numerusform>Motor {version}, {build}, Python {python}, en {system} con %n CPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished. Scores: {scores}. The seed was {seed}.</source>
        <translation>Terminada. Puntos: {scores}. La semilla era {seed}.</translation>
    </message>
    <message>
        <source>From here on, today’s rules forbid what was played.</source>
        <translation>Desde aquí, las reglas actuales no admiten lo que se jugó.</translation>
    </message>
    <message>
        <source>Games cannot be kept in {file}: {reason}.</source>
        <translation>No se pueden guardar partidas en {file}: {reason}.</translation>
    </message>
    <message>
        <source>Generation {number} of {last}.</source>
        <translation>Generación {number} de {last}.</translation>
    </message>
    <message>
        <source>Hint: {number}, {move}. {why}</source>
        <translation>Pista: {number}, {move}. {why}</translation>
    </message>
    <message>
        <source>Learned from {learned} of {positions} positions. Log loss in the held-out games:</source>
        <translation>Aprendizaje con {learned} de {positions} posiciones. Pérdida logarítmica en las partidas reservadas:</translation>
    </message>
    <message>
        <source>Line {line} of {file} is not a game of a {kind}.</source>
        <translation>La línea {line} de {file} no es una partida del tipo {kind}.</translation>
    </message>
    <message>
        <source>Log loss of the answer given in the held-out games, over {decisions} decisions:</source>
        <translation>Pérdida logarítmica de la respuesta dada en las partidas reservadas ({decisions} decisiones):</translation>
    </message>
    <message>
        <source>Log loss of the true world among {worlds} others in the held-out games, over {decisions} decisions:</source>
        <translation>Pérdida logarítmica del mundo verdadero entre otros {worlds} en las partidas reservadas ({decisions} decisiones):</translation>
    </message>
    <message>
        <source>Made under older rules. {changes}</source>
        <translation>Hecho con reglas anteriores. {changes}</translation>
    </message>
    <message>
        <source>Measuring a counter-player needs at least {least} games, not {number}.</source>
        <translation>Medir a un adversario requiere al menos {least} partidas, no {number}.</translation>
    </message>
    <message>
        <source>Measuring chances needs at least two games, not {number}.</source>
        <translation>Medir las probabilidades requiere al menos dos partidas, no {number}.</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>Ningún planificador de Dask responde en {address}.</translation>
    </message>
    <message>
        <source>No bot in this game uses such values: nothing was written.</source>
        <translation>Ningún bot de este juego usa esos valores: no se ha escrito nada.</translation>
    </message>
    <message>
        <source>No move looks better.</source>
        <translation>Ninguna jugada parece mejor.</translation>
    </message>
    <message numerus="yes">
        <source>None of these games is for %n player(s).</source>
        <translation>
            <numerusform>Ninguno de estos juegos es para %n jugador.</numerusform>
            <numerusform>Ninguno de estos juegos es para %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not allowed. {rule}: {reason}</source>
        <translation>No permitido. {rule}: {reason}</translation>
    </message>
    <message>
        <source>Not finished. Scores: {scores}. Next to decide: {player}.</source>
        <translation>Sin terminar. Puntos: {scores}. Ahora decide {player}.</translation>
    </message>
    <message>
        <source>Play card games in a terminal, or study the bots.</source>
        <translation>Juega a las cartas en el terminal o estudia los bots.</translation>
    </message>
    <message>
        <source>Python finds the engine in {other} before the one in {folder}.</source>
        <translation>Python encuentra el motor de {other} antes que el de {folder}.</translation>
    </message>
    <message>
        <source>Ratings that fit all games: {ratings}</source>
        <translation>Puntuaciones que encajan con todos los juegos: {ratings}</translation>
    </message>
    <message>
        <source>SHA-256 of the seed, which is shown after the game: {hash}</source>
        <translation>SHA-256 de la semilla, que se muestra tras la partida: {hash}</translation>
    </message>
    <message>
        <source>Seed {seed}, chosen beforehand: this game counts as practice.</source>
        <translation>Semilla {seed}, elegida de antemano: esta partida cuenta como práctica.</translation>
    </message>
    <message>
        <source>Someone has already chosen in secret here: solve the position before that choice.</source>
        <translation>Aquí ya ha elegido alguien en secreto: resuelve la posición anterior.</translation>
    </message>
    <message>
        <source>Studying a level needs at least {least} games, not {number}.</source>
        <translation>Estudiar un nivel requiere al menos {least} partidas, no {number}.</translation>
    </message>
    <message>
        <source>Studying a level needs numpy, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Estudiar un nivel requiere numpy, que no está instalado; en una copia del proyecto, esto lo instala: {command}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Deshecho.</translation>
    </message>
    <message>
        <source>The Dask scheduler at {address} vanished before the work was done.</source>
        <translation>El planificador de Dask en {address} desapareció antes de acabar el trabajo.</translation>
    </message>
    <message>
        <source>The chances of all seats add up to 1 to within {error}.</source>
        <translation>Las probabilidades de todos los puestos suman 1, con un error máximo de {error}.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>El clúster en {address} no tiene procesos.</translation>
    </message>
    <message>
        <source>The current values are just as good: nothing was written.</source>
        <translation>Los valores actuales son igual de buenos: no se ha escrito nada.</translation>
    </message>
    <message>
        <source>The engine in {folder} does not run: {reason}</source>
        <translation>El motor de {folder} no funciona: {reason}</translation>
    </message>
    <message>
        <source>The figures cannot be written to {file}: {reason}.</source>
        <translation>No se pueden escribir los valores en {file}: {reason}.</translation>
    </message>
    <message>
        <source>The game {id} already exists.</source>
        <translation>Ya hay un juego {id}.</translation>
    </message>
    <message>
        <source>The hand-made values are just as good: nothing was written.</source>
        <translation>Los valores hechos a mano son igual de buenos: no se ha escrito nada.</translation>
    </message>
    <message>
        <source>The level is easiest to read here; mixing its moves as in equilibrium would cut the gain by this much:</source>
        <translation>Aquí es donde mejor se lee este nivel; si mezclara sus jugadas como en equilibrio, la ganancia bajaría así:</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>La semilla era {seed}.</translation>
    </message>
    <message>
        <source>The worker at {worker} does not have version {wanted} of throne-desktop.</source>
        <translation>El proceso en {worker} no tiene la versión {wanted} de throne-desktop.</translation>
    </message>
    <message>
        <source>The workers at {address} each run several threads, which is no faster: start them with --nthreads 1.</source>
        <translation>Los procesos en {address} usan varios hilos cada uno, y eso no acelera nada: arráncalos con --nthreads 1.</translation>
    </message>
    <message>
        <source>The workers at {address} kept failing at the same task; perhaps they ran out of memory.</source>
        <translation>Los procesos en {address} se pararon una y otra vez en el mismo trabajo; quizá faltaba memoria.</translation>
    </message>
    <message>
        <source>There is no choice to make in this position.</source>
        <translation>En esta posición no hay nada que elegir.</translation>
    </message>
    <message>
        <source>There is no measure called {name}; the measures are: {names}.</source>
        <translation>La medida {name} no existe; las medidas son: {names}.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>La jugada {number} no existe: hay de la 1 a la {last}.</translation>
    </message>
    <message>
        <source>There is no place called {place}; the places are: {places}.</source>
        <translation>El lugar {place} no existe; los lugares son: {places}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: the seats are 1 to {last}.</source>
        <translation>El puesto {seat} no existe: hay del 1 al {last}.</translation>
    </message>
    <message>
        <source>These games held too little to learn from; more are needed.</source>
        <translation>De estas partidas se aprende muy poco; hacen falta más.</translation>
    </message>
    <message>
        <source>This ending has more than {limit} nodes: name one with fewer hidden cards, or allow more nodes with --limit.</source>
        <translation>Este final tiene más de {limit} nodos: indica uno con menos cartas ocultas, o permite más con --limit.</translation>
    </message>
    <message>
        <source>This game can end without a winner, so one player’s loss is not always the other’s gain.</source>
        <translation>Este juego puede acabar sin ganador: lo que uno pierde no siempre lo gana el otro.</translation>
    </message>
    <message>
        <source>This game is not over, so its hidden cards stay hidden.</source>
        <translation>Esta partida no ha terminado, así que sus cartas ocultas siguen ocultas.</translation>
    </message>
    <message>
        <source>This game is over: there is nothing to solve.</source>
        <translation>Esta partida ha terminado, así que no hay nada que resolver.</translation>
    </message>
    <message>
        <source>To learn, {name} must be at least {least}, not {number}.</source>
        <translation>Para aprender, {name} debe ser al menos {least}, no {number}.</translation>
    </message>
    <message>
        <source>Too few positions were examined; more games are needed.</source>
        <translation>Se examinaron muy pocas posiciones; hacen falta más partidas.</translation>
    </message>
    <message>
        <source>Training needs numpy, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Aprender requiere numpy, que no está instalado; en una copia del proyecto, esto lo instala: {command}</translation>
    </message>
    <message>
        <source>Turning point, turn {turn}, move {move}: {changes}.</source>
        <translation>Punto de inflexión, turno {turn}, jugada {move}: {changes}.</translation>
    </message>
    <message>
        <source>Type a number or notation to move; ? explain, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Escribe un número o una notación para jugar; ? explicar, h pista, {back} deshacer, l historial, c abandonar, q salir.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game will end now and count as lost.</source>
        <translation>Escribe c otra vez para abandonar: la partida terminará ahora y contará como perdida.</translation>
    </message>
    <message>
        <source>Use 1 to {most} processes, not {number}.</source>
        <translation>Usa de 1 a {most} procesos, no {number}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players is for edition {learned}, not {edition}.</source>
        <translation>Lo aprendido para {seats} jugadores es de la edición {learned}, no de la {edition}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players says nothing about: {names}.</source>
        <translation>Lo aprendido para {seats} jugadores no dice nada de {names}.</translation>
    </message>
    <message>
        <source>What you know argues against this move. Better: {move}.</source>
        <translation>Por lo que sabes, esta jugada no conviene. Mejor: {move}.</translation>
    </message>
    <message>
        <source>With this many players, a ladder needs at least {least} games (two deals), not {number}.</source>
        <translation>Con este número de jugadores, una escalera necesita al menos {least} partidas (dos repartos), no {number}.</translation>
    </message>
    <message>
        <source>Without git, the revision {name} cannot be found; name a folder that contains an engine.</source>
        <translation>Sin git no se puede buscar la revisión {name}; indica una carpeta que tenga un motor.</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Escrito en {file}.</translation>
    </message>
    <message>
        <source>You can already play it: {command}</source>
        <translation>Ya se puede jugar: {command}</translation>
    </message>
    <message>
        <source>You have had help: from now on, this game counts as assisted.</source>
        <translation>Has pedido consejo: desde ahora, esta es una partida con ayuda.</translation>
    </message>
    <message>
        <source>You have no decision to take back.</source>
        <translation>Aún no has decidido nada que puedas deshacer.</translation>
    </message>
    <message>
        <source>You have seen more since then. Type {back} again to go back: this game will then count as assisted.</source>
        <translation>Desde entonces has visto más. Escribe {back} otra vez para volver atrás: será entonces una partida con ayuda.</translation>
    </message>
    <message>
        <source>Your chance to win after this move: {percent}%. {beside}</source>
        <translation>Tu probabilidad de ganar tras esta jugada: {percent} %. {beside}</translation>
    </message>
    <message>
        <source>a number that decides all random events</source>
        <translation>número del que depende el azar</translation>
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
        <source>add finished games to this file, and play only those it lacks</source>
        <translation>añadir a este archivo las partidas terminadas y jugar solo las que le falten</translation>
    </message>
    <message>
        <source>add to the existing exercises instead of replacing them</source>
        <translation>añadir los ejercicios a los que hay, en vez de sustituirlos</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contra</translation>
    </message>
    <message>
        <source>also measure a marshal of each temperament against a neutral one</source>
        <translation>medir también un mariscal de cada temperamento, contra uno neutral</translation>
    </message>
    <message>
        <source>also say how much is gained there by knowing how this bot plays (a level or level/opponent, as in knight/corvin): {levels}</source>
        <translation>decir también cuánto gana ahí quien sabe cómo juega este bot (un nivel o nivel/rival, como en knight/corvin): {levels}</translation>
    </message>
    <message>
        <source>always write the weights to this file (to this folder with --story); by default, they go to the game’s folder if they predict better than those there</source>
        <translation>escribir siempre los pesos en este archivo (con --story, en esta carpeta); si no se indica, en la carpeta del juego, si predicen mejor que los que hay en ella</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the mixtures</source>
        <translation>y {gain} más con la mejor respuesta a las mezclas</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the {level}</source>
        <translation>y {gain} más con la mejor respuesta a {level}</translation>
    </message>
    <message>
        <source>another move is judged about as good</source>
        <translation>otra jugada se considera casi igual de buena</translation>
    </message>
    <message>
        <source>at least one {share}</source>
        <translation>al menos una {share}</translation>
    </message>
    <message>
        <source>at least {number}</source>
        <translation>mínimo {number}</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>máximo {number}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>bots in every seat</source>
        <translation>bots en todos los puestos</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>objetivo</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>casos</translation>
    </message>
    <message>
        <source>check every move’s legality and fingerprint</source>
        <translation>comprobar la validez y la huella de cada jugada</translation>
    </message>
    <message>
        <source>clone</source>
        <translation>copia</translation>
    </message>
    <message>
        <source>clone, move, value</source>
        <translation>copia, jugada, valor</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>compilado</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contado</translation>
    </message>
    <message>
        <source>create the folder for a new game, for its programmer</source>
        <translation>crear la carpeta de un juego nuevo, para quien vaya a programarlo</translation>
    </message>
    <message>
        <source>do not look for new ones; only measure how hard the existing ones are</source>
        <translation>no buscar ejercicios nuevos, sino medir la dificultad de los que hay</translation>
    </message>
    <message>
        <source>do not look for new ones; only remove these</source>
        <translation>no buscar ejercicios nuevos, sino quitar estos</translation>
    </message>
    <message>
        <source>do not look for new ones; only say which no longer have a clear best move</source>
        <translation>no buscar ejercicios nuevos, sino decir cuáles ya no tienen una jugada claramente mejor</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>exercise</source>
        <translation>ejercicio</translation>
    </message>
    <message>
        <source>exploitability {gain}, the mean of both</source>
        <translation>explotabilidad {gain}, la media de ambos</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>justo</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>más rápido</translation>
    </message>
    <message>
        <source>fill in at random what POSITION leaves open</source>
        <translation>colocar al azar lo que POSITION deja abierto</translation>
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
        <source>first observation, late</source>
        <translation>primera vista, tardía</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message numerus="yes">
        <source>gap {gap} after %n iteration(s)</source>
        <translation>
            <numerusform>brecha {gap} tras %n iteración</numerusform>
            <numerusform>brecha {gap} tras %n iteraciones</numerusform>
        </translation>
    </message>
    <message>
        <source>git gave no reason</source>
        <translation>git no da motivos</translation>
    </message>
    <message>
        <source>how long to measure each figure</source>
        <translation>cuánto tiempo se mide cada valor</translation>
    </message>
    <message>
        <source>how many (default: 20)</source>
        <translation>ejercicios; por defecto, 20</translation>
    </message>
    <message>
        <source>how many games (default: 100)</source>
        <translation>partidas; por defecto, 100</translation>
    </message>
    <message>
        <source>how many games (default: 300)</source>
        <translation>partidas; por defecto, 300</translation>
    </message>
    <message>
        <source>how many games at once</source>
        <translation>cuántas partidas a la vez</translation>
    </message>
    <message>
        <source>how many games between marshals to learn from (default: 2000)</source>
        <translation>partidas entre mariscales de las que aprender; por defecto, 2000</translation>
    </message>
    <message>
        <source>how many games or single rounds of a match to study (default: 5000)</source>
        <translation>partidas que se estudian, o rondas sueltas; por defecto, 5000</translation>
    </message>
    <message>
        <source>how many moves of a recorded game to play</source>
        <translation>jugadas que se hacen de una partida registrada</translation>
    </message>
    <message>
        <source>how many nodes the ending may have (default: 250000)</source>
        <translation>nodos que puede tener el final; por defecto, 250000</translation>
    </message>
    <message>
        <source>how many times to ask the level for each decision (default: 20)</source>
        <translation>preguntas al nivel en cada decisión; por defecto, 20</translation>
    </message>
    <message>
        <source>how many times to improve the mixtures (default: 300)</source>
        <translation>veces que se mejoran las mezclas; por defecto, 300</translation>
    </message>
    <message>
        <source>how many times to measure both</source>
        <translation>cuántas veces se miden ambos</translation>
    </message>
    <message>
        <source>how many to play afterward, on new seeds (default: 2000)</source>
        <translation>partidas jugadas después, con semillas nuevas; por defecto, 2000</translation>
    </message>
    <message>
        <source>how many turns by any player to look ahead (default: 1)</source>
        <translation>turnos que se miran por delante, de quien sea; por defecto, 1</translation>
    </message>
    <message>
        <source>how many worlds these bots imagine (default: 8)</source>
        <translation>mundos que imaginan estos bots; por defecto, 8</translation>
    </message>
    <message>
        <source>in equilibrium {share}: {move}</source>
        <translation>en equilibrio {share}: {move}</translation>
    </message>
    <message>
        <source>it has no such game</source>
        <translation>no tiene ese juego</translation>
    </message>
    <message>
        <source>it stopped without a message</source>
        <translation>se paró sin decir nada</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>iteración</translation>
    </message>
    <message>
        <source>keep finished games and what was learned in this folder, and play only what it lacks</source>
        <translation>guardar en esta carpeta las partidas terminadas y lo aprendido, y jugar solo lo que le falte</translation>
    </message>
    <message>
        <source>learn through self-play to mix moves so that the bot cannot be read</source>
        <translation>aprender, jugando contra sí mismo, a mezclar jugadas para que nadie pueda leer al bot</translation>
    </message>
    <message>
        <source>learn to predict who wins</source>
        <translation>aprender a predecir quién ganará</translation>
    </message>
    <message>
        <source>learn what public play says about hidden cards, and how claims are answered</source>
        <translation>aprender qué revela el juego visible de las cartas ocultas, y cómo se responde a lo que se declara</translation>
    </message>
    <message>
        <source>let bots play against one another</source>
        <translation>hacer que los bots jueguen entre sí</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>listar los juegos</translation>
    </message>
    <message>
        <source>mean error {error}, slope {slope}; rings: seats at the beginning; bars: 95%</source>
        <translation>error medio {error}, pendiente {slope}; anillos: los puestos al principio; barras: 95 %</translation>
    </message>
    <message>
        <source>mean error {error}, {certain} of it outside the intervals; {positions} positions</source>
        <translation>error medio {error}, del que {certain} fuera de los intervalos; {positions} posiciones</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>medida</translation>
    </message>
    <message>
        <source>measure another engine (a git revision of this checkout, or a folder with an engine) in turn with this one, and print ratios</source>
        <translation>medir otro motor (una revisión de git de esta copia, o una carpeta que tenga un motor) alternándolo con este, y mostrar los cocientes</translation>
    </message>
    <message>
        <source>measure how accurate win chances are</source>
        <translation>medir si las probabilidades de ganar son acertadas</translation>
    </message>
    <message>
        <source>measure how readable a level is</source>
        <translation>medir hasta qué punto se puede leer un nivel</translation>
    </message>
    <message>
        <source>measure how strong all levels are</source>
        <translation>medir la fuerza de todos los niveles</translation>
    </message>
    <message>
        <source>measure only games with N players</source>
        <translation>medir solo partidas de N jugadores</translation>
    </message>
    <message>
        <source>measure the engine and the bots</source>
        <translation>medir el motor y los bots</translation>
    </message>
    <message>
        <source>minimum number of games in each match (default: 100)</source>
        <translation>partidas por encuentro, como mínimo; por defecto, 100</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms/jugada</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>new/old</source>
        <translation>cociente</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>ninguna carta</translation>
    </message>
    <message>
        <source>nodes in the hidden layer (default: {number})</source>
        <translation>nodos ocultos; por defecto, {number}</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>número de jugadores</translation>
    </message>
    <message>
        <source>number of players (default: the fewest)</source>
        <translation>jugadores; por defecto, el mínimo</translation>
    </message>
    <message>
        <source>number of players, you included</source>
        <translation>número de jugadores, contándote a ti</translation>
    </message>
    <message>
        <source>observation at every turn</source>
        <translation>vista en cada turno</translation>
    </message>
    <message>
        <source>observation, then a world</source>
        <translation>vista y mundo</translation>
    </message>
    <message>
        <source>of those, one</source>
        <translation>de ellos, uno</translation>
    </message>
    <message>
        <source>of {number} worlds</source>
        <translation>de {number} mundos</translation>
    </message>
    <message>
        <source>old</source>
        <translation>antiguo</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>uno de: {games}</translation>
    </message>
    <message>
        <source>only in the new engine: {what}</source>
        <translation>solo en el motor nuevo: {what}</translation>
    </message>
    <message>
        <source>only in the old engine: {what}</source>
        <translation>solo en el motor antiguo: {what}</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>por segundo</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>sin compilar</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>jugar una partida en el terminal</translation>
    </message>
    <message>
        <source>play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786</source>
        <translation>jugar en el clúster Dask de este planificador, por ejemplo tcp://192.168.0.5:8786</translation>
    </message>
    <message>
        <source>play with the numbers of this edition</source>
        <translation>jugar con los números de esta edición</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>played out, it is not clearly better than the second-best move</source>
        <translation>al jugarla hasta el final, no supera claramente a la segunda</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>jugar</translation>
    </message>
    <message>
        <source>plot predicted against actual wins (SVG)</source>
        <translation>dibujar lo predicho frente a lo ganado (SVG)</translation>
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
        <source>print the version and which build of the engine is running</source>
        <translation>mostrar la versión y la compilación del motor en uso</translation>
    </message>
    <message>
        <source>random decisions</source>
        <translation>jugadas al azar</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>tasa</translation>
    </message>
    <message>
        <source>readability</source>
        <translation>legibilidad</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>reading an observation</source>
        <translation>vista, leída</translation>
    </message>
    <message>
        <source>review a finished game: what mistakes cost, and what was luck</source>
        <translation>analizar una partida terminada: qué costaron los errores y qué fue suerte</translation>
    </message>
    <message>
        <source>said</source>
        <translation>dicho</translation>
    </message>
    <message>
        <source>sample a world</source>
        <translation>sortear un mundo</translation>
    </message>
    <message>
        <source>say what may be done with this card, and which rule forbids the rest</source>
        <translation>decir qué se puede hacer con esta carta y qué regla prohíbe lo demás</translation>
    </message>
    <message>
        <source>say whether this move is legal and, if not, which rule forbids it</source>
        <translation>decir si esta jugada es posible o qué regla la impide</translation>
    </message>
    <message>
        <source>say which cards may be in this place, such as hand.2, as far as the player can know</source>
        <translation>indicar qué cartas pueden estar en este lugar (por ejemplo, hand.2), según todo lo que el jugador puede saber</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>share</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulaciones</translation>
    </message>
    <message>
        <source>slope {slope}, rise on one’s own move {rise}</source>
        <translation>pendiente {slope}, subida por una jugada propia {rise}</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>más lento</translation>
    </message>
    <message>
        <source>studied</source>
        <translation>vistas</translation>
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
        <source>the games to measure (default: all): {games}</source>
        <translation>juegos que se miden; por defecto, todos: {games}</translation>
    </message>
    <message>
        <source>the highest level plays a different move</source>
        <translation>el nivel más alto elige otra jugada</translation>
    </message>
    <message>
        <source>the level in all seats (default: marshals)</source>
        <translation>nivel en todos los puestos; por defecto, mariscales</translation>
    </message>
    <message>
        <source>the level to be read (default: marshals)</source>
        <translation>nivel que se lee; por defecto, mariscales</translation>
    </message>
    <message>
        <source>the new engine cannot be measured: {what}</source>
        <translation>el motor nuevo no se puede medir: {what}</translation>
    </message>
    <message>
        <source>the old engine cannot be measured: {what}</source>
        <translation>el motor antiguo no se puede medir: {what}</translation>
    </message>
    <message>
        <source>the other players, each a level or level/opponent, as in knight/corvin; the last one’s level also fills any remaining seats: {levels}</source>
        <translation>los demás jugadores, cada uno un nivel o nivel/rival, como en knight/corvin; el nivel del último ocupa también los puestos que sobran: {levels}</translation>
    </message>
    <message>
        <source>the percentage of positions to look at (default: 50)</source>
        <translation>porcentaje de posiciones que se examina; por defecto, 50</translation>
    </message>
    <message>
        <source>the player to review (default: all people, or all players if there are no people)</source>
        <translation>el jugador que se analiza; por defecto, todas las personas o, si no hay, todos</translation>
    </message>
    <message>
        <source>the player whose view to show (default: the next to decide)</source>
        <translation>jugador cuya vista se muestra; por defecto, quien decide</translation>
    </message>
    <message>
        <source>the players, each a level or level/opponent, as in knight/corvin; the last one also fills any remaining seats: {levels}</source>
        <translation>los jugadores, cada uno un nivel o nivel/rival, como en knight/corvin; el último ocupa también los puestos que sobran: {levels}</translation>
    </message>
    <message>
        <source>the players, easiest first (default: all levels of the game)</source>
        <translation>los jugadores, del más fácil al más difícil; por defecto, todos los niveles</translation>
    </message>
    <message>
        <source>the rules differ, and so do the positions, so the ratios may mean little</source>
        <translation>las reglas son otras, y también las posiciones; los cocientes dicen poco</translation>
    </message>
    <message>
        <source>times fair</source>
        <translation>× justo</translation>
    </message>
    <message>
        <source>to JSON and back</source>
        <translation>a JSON y de vuelta</translation>
    </message>
    <message>
        <source>trying</source>
        <translation>probar</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>mirar</translation>
    </message>
    <message>
        <source>what to measure</source>
        <translation>qué se mide</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>wins: against the level named; Elo: above {level}</source>
        <translation>ganadas: contra el nivel indicado; Elo: por encima de {level}</translation>
    </message>
    <message>
        <source>wins: one bot against the level named; {fair} is as good as the others; Elo: above {level}</source>
        <translation>ganadas: un bot contra el nivel indicado; con {fair} es tan bueno como los demás; Elo: por encima de {level}</translation>
    </message>
    <message>
        <source>with --policy: continue from the weights in this file, at a lower temperature</source>
        <translation>con --policy: partir de los pesos de este archivo, con una temperatura más baja</translation>
    </message>
    <message>
        <source>with --story: start from scratch and learn this many beliefs in turn, each from games between bots that hold all earlier ones (default: 1)</source>
        <translation>con --story: empezar de cero y aprender este número de creencias, una tras otra, cada una de partidas entre bots con todas las anteriores; por defecto, 1</translation>
    </message>
    <message>
        <source>with --story: the level in all seats (default: marshals)</source>
        <translation>con --story: nivel en todos los puestos; por defecto, mariscales</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganado</translation>
    </message>
    <message>
        <source>write all figures to this file, too</source>
        <translation>escribir también todos los valores en este archivo</translation>
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
        <source>write the whole review to this file, too</source>
        <translation>escribir también todo el análisis en este archivo</translation>
    </message>
    <message>
        <source>write them to this file (default: the game’s folder)</source>
        <translation>escribir los ejercicios en este archivo; si no, en la carpeta del juego</translation>
    </message>
    <message>
        <source>{address} is not the address of a Dask scheduler, such as {example}.</source>
        <translation>{address} no es la dirección de un planificador de Dask (ejemplo: {example}).</translation>
    </message>
    <message>
        <source>{best} is judged better than {right}</source>
        <translation>{best} parece mejor que {right}</translation>
    </message>
    <message>
        <source>{card} (sideways)</source>
        <translation>{card} (de lado)</translation>
    </message>
    <message>
        <source>{file} has games with other settings ({name}: {found}, not {wanted}); name another file.</source>
        <translation>{file} tiene partidas con otros ajustes ({name}: {found}, no {wanted}); indica otro archivo.</translation>
    </message>
    <message>
        <source>{file} has no games of a {kind}; name another file.</source>
        <translation>{file} no tiene partidas del tipo {kind}; indica otro archivo.</translation>
    </message>
    <message>
        <source>{file} has no policy weights.</source>
        <translation>En {file} no hay pesos de una estrategia.</translation>
    </message>
    <message>
        <source>{file} has no weights to continue from.</source>
        <translation>En {file} no hay pesos desde los que seguir.</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} es una edición de {other}, no de {game}.</translation>
    </message>
    <message>
        <source>{file} says what to change, file by file, and what to run at the end.</source>
        <translation>{file} dice qué cambiar, archivo por archivo, y qué ejecutar al final.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as the rules and fingerprints say.</source>
        <translation>
            <numerusform>{file}: %n jugada de {game}, conforme a las reglas y las huellas.</numerusform>
            <numerusform>{file}: %n jugadas de {game}, todas conformes a las reglas y las huellas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all legal under today’s rules, though played under older ones.</source>
        <translation>
            <numerusform>{file}: %n jugada de {game}, conforme a las reglas actuales; el registro se hizo con otras anteriores.</numerusform>
            <numerusform>{file}: %n jugadas de {game}, todas conformes a las reglas actuales; el registro se hizo con otras anteriores.</numerusform>
        </translation>
    </message>
    <message>
        <source>{gain} (95% interval: {low} to {high})</source>
        <translation>{gain} (intervalo del 95&#xa0;%: de {low} a {high})</translation>
    </message>
    <message>
        <source>{game} has no exercise {exercise}.</source>
        <translation>{game} no tiene ningún ejercicio {exercise}.</translation>
    </message>
    <message>
        <source>{game} has no policy to learn: none is defined (see {where}).</source>
        <translation>{game} no tiene estrategia que aprender: no hay ninguna definida (ver {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no policy weights (see {where}).</source>
        <translation>{game} no guarda pesos de una estrategia (ver {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no story weights (see {where}).</source>
        <translation>{game} no guarda pesos de una historia (ver {where}).</translation>
    </message>
    <message>
        <source>{game} says nothing about what can be learned (see {where}).</source>
        <translation>{game} no dice nada de lo que se puede aprender (ver {where}).</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s)</source>
        <translation>
            <numerusform>{game}, %n jugador</numerusform>
            <numerusform>{game}, %n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s): {what}</source>
        <translation>
            <numerusform>{game}, %n jugador: {what}</numerusform>
            <numerusform>{game}, %n jugadores: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {players}, started {date} UTC.</source>
        <translation>{game}, {players}, empezada el {date} UTC.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s) in each of {matches} matches, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, puestos: {seats}, %n partida en cada uno de {matches} encuentros, semilla {seed}; los repartos se repiten al rotar los puestos.</numerusform>
            <numerusform>{game}, puestos: {seats}, %n partidas en cada uno de {matches} encuentros, semilla {seed}; los repartos se repiten al rotar los puestos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, puestos: {seats}, %n partida, semilla {seed}; los repartos se repiten al rotar los puestos.</numerusform>
            <numerusform>{game}, puestos: {seats}, %n partidas, semilla {seed}; los repartos se repiten al rotar los puestos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), {level} on all seats, seed {seed}</source>
        <translation>
            <numerusform>{game}, puestos: {seats}, %n partida, {level} en todos los puestos, semilla {seed}</numerusform>
            <numerusform>{game}, puestos: {seats}, %n partidas, {level} en todos los puestos, semilla {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} games, then played against in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, {seats} jugadores. {level}: {number} partidas estudiadas y otras {tested} jugadas después en su contra; semilla {seed}. Los repartos se repiten al rotar los puestos.</translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} rounds, then played against in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, {seats} jugadores. {level}: {number} rondas estudiadas y otras {tested} jugadas después en su contra; semilla {seed}. Los repartos se repiten al rotar los puestos.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n exercise(s), difficulty {least} to {most}, median {middle}.</source>
        <translation>
            <numerusform>{game}: %n ejercicio, dificultad de {least} a {most}, mediana {middle}.</numerusform>
            <numerusform>{game}: %n ejercicios, dificultad de {least} a {most}, mediana {middle}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: one clear best move in {clear} of {all}.</source>
        <translation>{game}: hay una jugada claramente mejor en {clear} de {all}.</translation>
    </message>
    <message>
        <source>{id} is not a valid id: use lowercase letters and digits, with hyphens between words, as in ten-tricks.</source>
        <translation>{id} no es un identificador válido: usa minúsculas y cifras, con guiones entre palabras, como en ten-tricks.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}: {game}, de {fewest} a {most} jugadores. {summary}</translation>
    </message>
    <message>
        <source>{level}, per move</source>
        <translation>{level}, por jugada</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (not certain). Actual cost: {truth}.</source>
        <translation>{made}; mejor: {best}, {chance} en vez de {other} (no es seguro). En realidad costó {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (poor, as playing it out confirms). Actual cost: {truth}.</source>
        <translation>{made}; mejor: {best}, {chance} en vez de {other} (error, confirmado al jugar hasta el final). En realidad costó {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other}. Actual cost: {truth}.</source>
        <translation>{made}; mejor: {best}, {chance} en vez de {other}. En realidad costó {truth}.</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} parece mejor: {percent}&#xa0;%.</translation>
    </message>
    <message>
        <source>{move}: allowed by {rule}.</source>
        <translation>{move}: permitido por {rule}.</translation>
    </message>
    <message>
        <source>{move}: not allowed. {rule}: {reason}</source>
        <translation>{move}: no permitido. {rule}: {reason}</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (tú)</translation>
    </message>
    <message>
        <source>{name} is neither a folder with an engine in it nor a revision of {checkout}: {reason}.</source>
        <translation>{name} no es ni una carpeta con un motor ni una revisión de {checkout}: {reason}.</translation>
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
        <source>{name}, a random bot</source>
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
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{nodes} nodes, {sets} information sets, %n turn(s)</source>
        <translation>
            <numerusform>{nodes} nodos, {sets} conjuntos de información, %n turno</numerusform>
            <numerusform>{nodes} nodos, {sets} conjuntos de información, %n turnos</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} face down</source>
        <translation>{number} boca abajo</translation>
    </message>
    <message>
        <source>{number} files written: {folders}.</source>
        <translation>{number} archivos escritos: {folders}.</translation>
    </message>
    <message>
        <source>{number}, {card} on top</source>
        <translation>{number}, encima {card}</translation>
    </message>
    <message>
        <source>{option} must be at least 1, not {number}.</source>
        <translation>{option} debe ser al menos 1, no {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), {how}</source>
        <translation>
            <numerusform>{place}: %n carta, {how}</numerusform>
            <numerusform>{place}: %n cartas, {how}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <translation>{player} decide:</translation>
    </message>
    <message>
        <source>{player} from {before} to {after}</source>
        <translation>{player} de {before} a {after}</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>{player} ha abandonado la partida.</translation>
    </message>
    <message>
        <source>{player} with {cards}. {question}</source>
        <translation>{player} con {cards}. {question}</translation>
    </message>
    <message>
        <source>{player} would have to forget something here to see two decisions as one.</source>
        <translation>{player} tendría que olvidar algo aquí para ver una sola decisión donde hay dos.</translation>
    </message>
    <message>
        <source>{player}: {share} of the win</source>
        <translation>{player}: {share} de la victoria</translation>
    </message>
    <message>
        <source>{player}: {share} of the win, accuracy {accuracy}</source>
        <translation>{player}: {share} de la victoria, precisión {accuracy}</translation>
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
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} a {high})</translation>
    </message>
    <message>
        <source>{variant} has nobody to play against: {level} is not on the ladder.</source>
        <translation>{variant} no tiene con quién jugar: {level} no está en la escalera.</translation>
    </message>
    <message>
        <source>±: half the range of the middle half of the samples; !: misses the budget, which is meant for a quiet machine.</source>
        <translation>±: mitad del rango de la mitad central de las mediciones; !: no alcanza el objetivo, fijado para un equipo en reposo.</translation>
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
