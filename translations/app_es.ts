<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>HomeScreen</name>
    <message>
        <source>Card games for a throne, at your own table</source>
        <translation>Juegos de cartas por un trono, en tu propia mesa</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Unofficial. The names of the games belong to their owners; no printed text or art is included.</source>
        <translation>Aplicación no oficial. Los nombres de los juegos pertenecen a sus propietarios; no se incluyen textos ni ilustraciones de las ediciones impresas.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Historial</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Possible moves</source>
        <translation>Jugadas posibles</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>A seed is a whole number like those shown after a game; leave the field empty for chance.</source>
        <translation>Una semilla es un número entero como los que se muestran tras una partida; deja el campo vacío para que decida el azar.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Invitado</translation>
    </message>
    <message>
        <source>Left to chance</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Semilla del reparto</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
</context>
<context>
    <name>PlayScreen</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Moves and log</source>
        <translation>Jugadas e historial</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>To the home screen; the game is kept</source>
        <translation>Volver al inicio; la partida se conserva</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Reproducir o pausar</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Posición en la partida</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Ir al principio</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Assisted game</source>
        <translation>Partida con ayuda</translation>
    </message>
    <message>
        <source>Hint: {move}. {why}</source>
        <translation>Pista: {move}. {why}</translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Jugada {number} de {all}</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Esta vez no se ha encontrado ninguna pista.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Partida de práctica</translation>
    </message>
    <message>
        <source>Seed of the deal: {seed}</source>
        <translation>Semilla del reparto: {seed}</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Eso no es posible.</translation>
    </message>
    <message>
        <source>The bot {player} gave no answer; its move was drawn by lot.</source>
        <translation>El bot {player} no ha respondido; su jugada se ha decidido por sorteo.</translation>
    </message>
    <message>
        <source>The deal is settled. SHA-256 of its seed: {hash}</source>
        <translation>El reparto está fijado. SHA-256 de su semilla: {hash}</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>La partida ha terminado. No gana nadie.</translation>
    </message>
    <message>
        <source>The game is over. The winner is {players}.</source>
        <translation>La partida ha terminado. Gana {players}.</translation>
    </message>
    <message>
        <source>The game is over. These players share the win: {players}.</source>
        <translation>La partida ha terminado. Victoria compartida: {players}.</translation>
    </message>
    <message>
        <source>Which of these moves?</source>
        <translation>¿Cuál de estas jugadas?</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} está pensando.</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>The bot chose “{move}”, which the rules do not allow now.</source>
        <translation>El bot ha elegido «{move}», y las reglas no lo permiten ahora.</translation>
    </message>
    <message>
        <source>The bot could not choose: {reason}</source>
        <translation>El bot no ha podido elegir: {reason}</translation>
    </message>
    <message>
        <source>The bot did not answer in time.</source>
        <translation>El bot no ha respondido a tiempo.</translation>
    </message>
    <message>
        <source>The bot&apos;s answer made no sense.</source>
        <translation>La respuesta del bot no tiene sentido.</translation>
    </message>
    <message>
        <source>The bot&apos;s process cannot be started: {reason}.</source>
        <translation>No se puede iniciar el proceso del bot: {reason}.</translation>
    </message>
    <message>
        <source>The bot&apos;s process ended without an answer.</source>
        <translation>El proceso del bot ha terminado sin responder.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>A bot plays at this seat, and only a person can take a move back.</source>
        <translation>En este puesto juega un bot, y solo una persona puede deshacer una jugada.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to decide.</source>
        <translation>No es tu turno: decide {player}.</translation>
    </message>
    <message>
        <source>Something was revealed since your last move; only who plays alone against bots can go back further.</source>
        <translation>Se ha revelado algo desde tu última jugada; para retroceder más hay que jugar a solas contra bots.</translation>
    </message>
    <message>
        <source>That does not go there. More about it: {rule}.</source>
        <translation>Eso no va ahí. Sobre este lugar: {rule}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>No se puede leer el archivo {file}: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} holds something else; a game needs a file of its own.</source>
        <translation>El archivo {file} contiene otra cosa; cada partida necesita su propio archivo.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} MB, and no record of a game is that big.</source>
        <translation>El archivo {file} ocupa más de {limit} MB, y ningún registro de partida es tan grande.</translation>
    </message>
    <message>
        <source>The file {file} is empty.</source>
        <translation>El archivo {file} está vacío.</translation>
    </message>
    <message>
        <source>The file {file} is not a record of a game.</source>
        <translation>El archivo {file} no es el registro de una partida.</translation>
    </message>
    <message>
        <source>The file {file} was changed by another program while the game was going on.</source>
        <translation>Otro programa ha modificado el archivo {file} durante la partida.</translation>
    </message>
    <message>
        <source>The game cannot be written to {file}: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>No se puede guardar la partida en {file}: {reason}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} does not lead where it says.</source>
        <translation>El registro ha sido alterado: su jugada {number} no lleva adonde indica.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is against rule {rule}.</source>
        <extracomment>{rule} is the number of a rule, such as R12.</extracomment>
        <translation>El registro ha sido alterado: su jugada {number} infringe la regla {rule}.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is by {player}, whose turn it was not.</source>
        <translation>El registro ha sido alterado: su jugada {number} es de {player}, pero no era su turno.</translation>
    </message>
    <message>
        <source>The record was changed: its move {number} is not a move of this game.</source>
        <translation>El registro ha sido alterado: su jugada {number} no existe en este juego.</translation>
    </message>
    <message>
        <source>The record was changed: taking back after its move {number} is marked wrongly.</source>
        <translation>El registro ha sido alterado: lo deshecho tras su jugada {number} está mal anotado.</translation>
    </message>
    <message>
        <source>The record was made with older rules, and its game cannot be set up any more.</source>
        <translation>El registro sigue reglas antiguas, y su partida ya no se puede reconstruir.</translation>
    </message>
    <message>
        <source>The record was made with older rules: it can be looked at but not continued.</source>
        <translation>El registro sigue reglas antiguas: se puede consultar, pero la partida no puede continuar.</translation>
    </message>
    <message>
        <source>The record {file} breaks off in line {line}; what stands before it can be continued.</source>
        <translation>El registro {file} se interrumpe en la línea {line}; la partida puede continuar desde lo anterior.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line and cannot be opened.</source>
        <translation>El registro {file} está dañado en su primera línea y no se puede abrir.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line, at “{field}”, and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>El registro {file} está dañado en su primera línea, en «{field}», y no se puede abrir.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in line {line}; what stands before it can be continued.</source>
        <translation>El registro {file} está dañado en la línea {line}; la partida puede continuar desde lo anterior.</translation>
    </message>
    <message>
        <source>The record {file} is of a game that this program does not have: {game}.</source>
        <translation>El registro {file} es de un juego que este programa no tiene: {game}.</translation>
    </message>
    <message>
        <source>The record {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>El registro {file} procede de una versión más reciente de este programa y no se puede abrir.</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>El archivo {file} no existe.</translation>
    </message>
    <message>
        <source>There is no move of your own to take back.</source>
        <translation>No tienes ninguna jugada que deshacer.</translation>
    </message>
</context>
<context>
    <name>engine/bot</name>
    <message>
        <source>A bot chooses only for the seat that is to decide, and this is another one.</source>
        <translation>Un bot solo elige por el puesto al que le toca decidir, y este es otro.</translation>
    </message>
    <message>
        <source>Chance picked this move.</source>
        <translation>El azar ha elegido esta jugada.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>No hay otra jugada.</translation>
    </message>
</context>
<context>
    <name>engine/level</name>
    <message>
        <source>Page</source>
        <translation>Paje</translation>
    </message>
    <message>
        <source>Plays sensibly and makes a beginner&apos;s mistakes.</source>
        <translation>Juega con sensatez y comete errores de principiante.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Escudero</translation>
    </message>
    <message>
        <source>Weighs every move with care, one move ahead.</source>
        <translation>Sopesa cada jugada con cuidado, anticipando una jugada.</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>No se puede crear la carpeta {folder}: {reason}.</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>The damaged record {file} cannot be kept beside a repaired one: {reason}.</source>
        <translation>El registro dañado {file} no se puede conservar junto al reparado: {reason}.</translation>
    </message>
    <message>
        <source>The record of this game was damaged, so the game goes on from the last move that could be read; the damaged file is kept as {file}.</source>
        <translation>El registro de esta partida estaba dañado, así que esta continúa desde la última jugada legible; el archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>{game}: {players}, begun {when}</source>
        <translation>{game}: {players}, partida iniciada el {when}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>The settings cannot be saved in {file}: {reason}.</source>
        <translation>No se pueden guardar los ajustes en {file}: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read ({reason}), so the usual ones are used.</source>
        <translation>Los ajustes de {file} no se pueden leer ({reason}), así que se usan los predeterminados.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the usual ones are used; the damaged file is kept as {file}.</source>
        <translation>Se usan los ajustes predeterminados, porque los tuyos estaban dañados; el archivo dañado se conserva como {file}.</translation>
    </message>
</context>
</TS>
