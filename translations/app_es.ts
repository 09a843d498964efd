<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AidPanel</name>
    <message>
        <source>Cheat sheet</source>
        <translation>Ayuda de juego</translation>
    </message>
</context>
<context>
    <name>CourseScreen</name>
    <message>
        <source>All lessons</source>
        <translation>Ver lecciones</translation>
    </message>
    <message>
        <source>Back to Home; your finished tasks are kept</source>
        <translation>Volver al inicio; las tareas completadas se conservan</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
</context>
<context>
    <name>CrashScreen</name>
    <message>
        <source>An unexpected error stopped what the program was doing.</source>
        <translation>Ha habido un error inesperado y el programa ha interrumpido lo que hacía.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Continuar la partida</translation>
    </message>
    <message>
        <source>Copy the folder paths</source>
        <translation>Copiar las rutas de las carpetas</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha ido mal</translation>
    </message>
</context>
<context>
    <name>EditionsScreen</name>
    <message>
        <source>A new edition</source>
        <translation>Nueva edición</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Copies of the card: usually {usual}; at least {least}, at most {most}.</source>
        <translation>Copias de la carta: normalmente {usual}; puede haber de {least} a {most}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>Edition name</source>
        <translation>Nombre de la edición</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre de la carta</translation>
    </message>
    <message>
        <source>Name the edition to play it.</source>
        <translation>Dale un nombre a la edición y podrás jugarla.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Abrir un archivo…</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarla</translation>
    </message>
    <message>
        <source>Playing trial games…</source>
        <translation>Jugando partidas de prueba…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar en un archivo…</translation>
    </message>
    <message>
        <source>Set all to</source>
        <translation>Poner todos a</translation>
    </message>
    <message>
        <source>The number of copies is fixed.</source>
        <translation>El número de copias es fijo.</translation>
    </message>
    <message>
        <source>This is a copy of the numbers in {game} for you to change. Games with changed numbers count as practice. Bots play too, but their strength was measured with the usual numbers.</source>
        <translation>Esta es una copia de los números de {game}: cámbialos como quieras. Las partidas con números cambiados cuentan como práctica. También juegan bots, pero su fuerza se midió con los números de siempre.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>Probarla</translation>
    </message>
    <message>
        <source>Usually {usual}; at least {least}, at most {most}.</source>
        <translation>Normalmente {usual}; puede ir de {least} a {most}.</translation>
    </message>
    <message>
        <source>With {seats} players</source>
        <translation>Con {seats} jugadores</translation>
    </message>
    <message>
        <source>Your editions</source>
        <translation>Tus ediciones</translation>
    </message>
    <message>
        <source>{what}, for all player counts</source>
        <translation>{what}, con cualquier número de jugadores</translation>
    </message>
    <message>
        <source>{what}, with {seats} players</source>
        <translation>{what}, con {seats} jugadores</translation>
    </message>
    <message>
        <source>{what}: one less</source>
        <translation>{what}: uno menos</translation>
    </message>
    <message>
        <source>{what}: one more</source>
        <translation>{what}: uno más</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}: {number}</translation>
    </message>
    <message>
        <source>{what}: {number}, changed</source>
        <translation>{what}: {number}, cambiado</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Siguiente nivel</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Mismo reparto</translation>
    </message>
    <message>
        <source>See all cards face up (or press Esc).</source>
        <translation>Ver todas las cartas boca arriba (también con Esc).</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>To the road</source>
        <translation>Al camino</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Verlo</translation>
    </message>
</context>
<context>
    <name>ExerciseScreen</name>
    <message>
        <source>All exercises</source>
        <translation>Ver ejercicios</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Siguiente ejercicio</translation>
    </message>
</context>
<context>
    <name>ExercisesScreen</name>
    <message>
        <source>Exercise of the day</source>
        <translation>Ejercicio del día</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Verlo otra vez</translation>
    </message>
    <message>
        <source>Solve due exercises</source>
        <translation>Resolver los de hoy</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Resolverlo</translation>
    </message>
    <message>
        <source>Solve my own</source>
        <translation>Resolver los míos</translation>
    </message>
    <message>
        <source>Solve ready-made ones</source>
        <translation>Resolver los incluidos</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Asalto</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Tres minutos</translation>
    </message>
    <message>
        <source>Untimed</source>
        <translation>Sin reloj</translation>
    </message>
</context>
<context>
    <name>FairnessScreen</name>
    <message>
        <source>Copy as sent</source>
        <translation>Copiar tal cual</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Juego limpio</translation>
    </message>
    <message>
        <source>How play is kept fair</source>
        <translation>Cómo se garantiza el juego limpio</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>SEMILLA</translation>
    </message>
    <message>
        <source>What the bot was sent</source>
        <translation>Lo que recibió el bot</translation>
    </message>
    <message>
        <source>What the bots were asked</source>
        <translation>Lo que se preguntó a los bots</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Copies: {copies}</source>
        <translation>Copias: {copies}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Reglas: {rules}</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Valor {value}</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclado y ratón</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>Racha: %n día</numerusform>
            <numerusform>Racha: %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Already played; playing again counts as practice.</source>
        <translation>Ya lo has jugado; repetirlo cuenta como práctica.</translation>
    </message>
    <message>
        <source>Already started; playing again counts as practice.</source>
        <translation>Ya lo has empezado; repetirlo cuenta como práctica.</translation>
    </message>
    <message>
        <source>Already won; playing again counts as practice.</source>
        <translation>Ya lo has ganado; repetirlo cuenta como práctica.</translation>
    </message>
    <message>
        <source>Answered today.</source>
        <translation>Respondido hoy.</translation>
    </message>
    <message>
        <source>Beaten with help: {level}.</source>
        <translation>Vencido con ayuda: {level}.</translation>
    </message>
    <message>
        <source>Beaten: {number} of {all}.</source>
        <translation>Vencidos: {number} de {all}.</translation>
    </message>
    <message>
        <source>Card games for a throne, at your own table</source>
        <translation>Juegos de cartas por el trono, en tu propia mesa</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue practicing</source>
        <translation>Seguir practicando</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Done today: {done} of {all}.</source>
        <translation>Cumplidas hoy: {done} de {all}.</translation>
    </message>
    <message>
        <source>Everyone gets the same deal today.</source>
        <translation>Hoy todos reciben el mismo reparto.</translation>
    </message>
    <message>
        <source>Good afternoon, {name}. The hall is open.</source>
        <translation>Buenas tardes, {name}. El salón está abierto.</translation>
    </message>
    <message>
        <source>Good evening, {name}. The hall is open.</source>
        <translation>Buenas noches, {name}. El salón está abierto.</translation>
    </message>
    <message>
        <source>Good morning, {name}. The hall is open.</source>
        <translation>Buenos días, {name}. El salón está abierto.</translation>
    </message>
    <message>
        <source>Highest level beaten: {level}.</source>
        <translation>Nivel más alto superado: {level}.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Lessons and rules</source>
        <translation>Lecciones y reglas</translation>
    </message>
    <message>
        <source>No level beaten yet.</source>
        <translation>Aún no has superado ningún nivel.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Aún no lo has jugado.</translation>
    </message>
    <message>
        <source>Playing without a name.</source>
        <translation>Juegas sin nombre.</translation>
    </message>
    <message>
        <source>Portraits in the arch: {players}.</source>
        <translation>Retratos en el arco: {players}.</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Misiones</translation>
    </message>
    <message>
        <source>Solved today.</source>
        <translation>Resuelto hoy.</translation>
    </message>
    <message>
        <source>Started {when}</source>
        <translation>Empezada el {when}</translation>
    </message>
    <message>
        <source>This week’s quest is done.</source>
        <translation>La misión de la semana está cumplida.</translation>
    </message>
    <message>
        <source>This week’s quest is not done yet.</source>
        <translation>La misión de la semana sigue pendiente.</translation>
    </message>
    <message>
        <source>Unofficial. Game names belong to their owners; no text or art from the printed games is included.</source>
        <translation>Aplicación no oficial, sin textos ni ilustraciones de las ediciones impresas. Los nombres de los juegos pertenecen a sus propietarios.</translation>
    </message>
    <message>
        <source>Waiting inside: {players}.</source>
        <translation>Te esperan dentro: {players}.</translation>
    </message>
    <message>
        <source>With help: {number}.</source>
        <translation>Con ayuda: {number}.</translation>
    </message>
    <message>
        <source>{game}, {number} players</source>
        <translation>{game}, {number}&#xa0;jugadores</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} jugadores</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
</context>
<context>
    <name>KeysScreen</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Pulsa una tecla</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>Restablecer las teclas habituales</translation>
    </message>
</context>
<context>
    <name>LabScreen</name>
    <message>
        <source>A name for this table</source>
        <translation>Un nombre para esta mesa</translation>
    </message>
    <message>
        <source>All cards are on the table: take some away, or start over.</source>
        <translation>Todas las cartas están en la mesa: quita alguna o empieza de cero.</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Otra mesa</translation>
    </message>
    <message>
        <source>Ask about a card</source>
        <translation>Preguntar por una carta</translation>
    </message>
    <message>
        <source>Ask what you can do with a card, or why a move is illegal.</source>
        <translation>Preguntar qué se puede hacer con una carta o por qué una jugada no está permitida.</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Salir del laboratorio</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Mejores jugadas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Choose a seat to see what its player can know.</source>
        <translation>Elegir un jugador y ver qué puede saber.</translation>
    </message>
    <message>
        <source>Click a card to put it back in the box.</source>
        <translation>Un clic devuelve la carta a la caja.</translation>
    </message>
    <message>
        <source>Click a line to read its rule.</source>
        <translation>Haz clic en una línea para leer su regla.</translation>
    </message>
    <message>
        <source>Copy a picture</source>
        <translation>Copiar una imagen</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>Copiar y pegar</translation>
    </message>
    <message>
        <source>Copy the table as a picture.</source>
        <translation>Copiar la mesa como imagen.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copiar el texto</translation>
    </message>
    <message>
        <source>Copy this table or paste another.</source>
        <translation>Copiar esta mesa o pegar otra.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>Borrar esta jugada y todas las siguientes</translation>
    </message>
    <message>
        <source>Drag a card onto the table, or click it.</source>
        <translation>Arrastra una carta a la mesa o haz clic en ella.</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Mesa vacía</translation>
    </message>
    <message>
        <source>Evaluate the moves</source>
        <translation>Valorar las jugadas</translation>
    </message>
    <message>
        <source>Evaluate the moves.</source>
        <translation>Valorar las jugadas.</translation>
    </message>
    <message>
        <source>Fill in the rest and try it out</source>
        <translation>Completar y probar</translation>
    </message>
    <message>
        <source>Fill in the rest at random</source>
        <translation>Completar al azar</translation>
    </message>
    <message>
        <source>Go back and try another move: both branches are kept. Click a line to set up its table.</source>
        <translation>Vuelve atrás y haz otra jugada: se conservan ambas ramas. Un clic en una línea muestra la mesa en ese momento.</translation>
    </message>
    <message>
        <source>Go back one move.</source>
        <translation>Retroceder una jugada.</translation>
    </message>
    <message>
        <source>Go forward to a move already made.</source>
        <translation>Avanzar a una jugada ya hecha.</translation>
    </message>
    <message>
        <source>Go to the legal moves here.</source>
        <translation>Ir a las jugadas permitidas aquí.</translation>
    </message>
    <message>
        <source>Go to the moves tried from here.</source>
        <translation>Ir a las jugadas probadas desde aquí.</translation>
    </message>
    <message>
        <source>Go to the rules.</source>
        <translation>Ir a las reglas.</translation>
    </message>
    <message>
        <source>Keep this place empty</source>
        <translation>Dejar vacío este lugar</translation>
    </message>
    <message>
        <source>Lay out cards by hand and change whose turn it is.</source>
        <translation>Colocar cartas a mano y cambiar de quién es el turno.</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <translation>Quedan en la caja</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Jugadas permitidas</translation>
    </message>
    <message>
        <source>Moves tried</source>
        <translation>Jugadas probadas</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Open this table in the laboratory: make moves for every seat, and step back and forth.</source>
        <translation>Abrir esta mesa en el laboratorio para jugar en todos los puestos y avanzar o retroceder.</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>Pegar una mesa</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>QR code of the table</source>
        <translation>Código QR de la mesa</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <translation>Preparar una mesa</translation>
    </message>
    <message>
        <source>Show a QR code</source>
        <translation>Mostrar un código QR</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>Mostrar el texto</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>El laboratorio</translation>
    </message>
    <message>
        <source>The table as text</source>
        <translation>La mesa como texto</translation>
    </message>
    <message>
        <source>This game has no numbers to set.</source>
        <translation>En este juego no hay números que ajustar.</translation>
    </message>
    <message>
        <source>To set this game’s numbers, edit the text of its table.</source>
        <translation>Para ajustar los números de este juego, edita el texto de la mesa.</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Probar aquí</translation>
    </message>
    <message>
        <source>Try out this table</source>
        <translation>Probar esta mesa</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Punto de vista</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Lo que ha pasado</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Qué ocurre ahora</translation>
    </message>
    <message>
        <source>Where cards go</source>
        <translation>Adónde van las cartas</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>De quién es el turno</translation>
    </message>
</context>
<context>
    <name>LadderScreen</name>
    <message>
        <source>A squire in your place wins {won} of 10 games.</source>
        <translation>Un escudero en tu lugar gana {won} de cada 10 partidas.</translation>
    </message>
    <message>
        <source>Also playing: {players}.</source>
        <translation>Con {players} a la mesa.</translation>
    </message>
    <message>
        <source>Beat an opponent, and their portrait gets a golden frame and a crown; with help, a bronze frame and half a crown.</source>
        <translation>Vence a un rival y su retrato lucirá un marco dorado y una corona; con ayuda, un marco de bronce y media corona.</translation>
    </message>
    <message>
        <source>Beaten with help.</source>
        <translation>Victoria con ayuda.</translation>
    </message>
    <message>
        <source>Beaten.</source>
        <translation>Victoria.</translation>
    </message>
    <message>
        <source>Not beaten yet.</source>
        <translation>Aún sin victoria.</translation>
    </message>
    <message>
        <source>Setting: {choice}.</source>
        <translation>Modalidad: {choice}.</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>El ascenso</translation>
    </message>
    <message>
        <source>{level}, {seats} players</source>
        <translation>{level}, {seats}&#xa0;jugadores</translation>
    </message>
    <message>
        <source>{number}. {opponent}</source>
        <translation>{number}. {opponent}</translation>
    </message>
    <message>
        <source>{opponent}: {told}</source>
        <translation>{opponent}: {told}</translation>
    </message>
</context>
<context>
    <name>LearnScreen</name>
    <message>
        <source>A short but real game with a teacher</source>
        <translation>Una partida real, breve y guiada</translation>
    </message>
    <message>
        <source>After the next lesson:</source>
        <translation>Después de la próxima lección:</translation>
    </message>
    <message>
        <source>All lessons are done.</source>
        <translation>Has completado todas las lecciones.</translation>
    </message>
    <message>
        <source>All steps are done.</source>
        <translation>Has completado todos los pasos.</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Ayuda de juego</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>Each lesson is a prepared table with something to try. Leave whenever you like; your progress is kept.</source>
        <translation>En cada lección pruebas algo en una mesa preparada. Puedes dejar la lección cuando quieras: tu progreso se conserva.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Seguir con la lección</translation>
    </message>
    <message>
        <source>Learn it in a minute</source>
        <translation>Aprender en un minuto</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Continuar: {lesson}</translation>
    </message>
    <message>
        <source>Not started yet.</source>
        <translation>Sin empezar.</translation>
    </message>
    <message>
        <source>Play the guided first game</source>
        <translation>Jugar la primera partida guiada</translation>
    </message>
    <message>
        <source>Play the guided game again</source>
        <translation>Repetir la partida guiada</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>{done} of {all} lessons done</source>
        <translation>Lecciones completadas: {done} de {all}</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>Pasos completados: {done} de {all}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Saltar este paso</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>Pasos completados: {done} de {all}</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Back to Home; your finished steps are kept</source>
        <translation>Volver al inicio; los pasos completados se conservan</translation>
    </message>
</context>
<context>
    <name>LicencesScreen</name>
    <message>
        <source>License of the chosen part</source>
        <translation>La licencia de la parte elegida</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Partes del programa</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Click a line to replay what happened.</source>
        <translation>Haz clic en una línea para volver a ver lo que pasó.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>{player}: {sentence}</source>
        <translation>{player}: {sentence}</translation>
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
        <source>A seed is a whole number, like the one shown after each game; leave the field empty for a random deal.</source>
        <translation>La semilla es un número entero, como el que se muestra tras cada partida; si dejas el campo vacío, decide el azar.</translation>
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
        <source>Choose your opponents at random</source>
        <translation>Elegir a tus rivales al azar</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Edición</translation>
    </message>
    <message>
        <source>New to this? Learn it in a minute</source>
        <translation>¿No lo conoces? Aprende en un minuto</translation>
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
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Rivales al azar</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Semilla del reparto</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Partida con maestro</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>La de siempre</translation>
    </message>
    <message>
        <source>This game counts as practice: the bots’ strength was measured with the usual numbers.</source>
        <translation>Esta partida cuenta como práctica: la fuerza de los bots se midió con los números de siempre.</translation>
    </message>
    <message>
        <source>You may take back poor moves (assisted game)</source>
        <translation>Puedes deshacer errores (partida con ayuda)</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} jugadores</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Add from a file…</source>
        <translation>Añadir desde un archivo…</translation>
    </message>
    <message>
        <source>At the screen now</source>
        <translation>Ahora ante la pantalla</translation>
    </message>
    <message>
        <source>Change {name}’s name and face</source>
        <translation>Cambiar el nombre y la cara de {name}</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Choose a name…</source>
        <translation>Elegir nombre…</translation>
    </message>
    <message>
        <source>Current choice</source>
        <translation>Opción actual</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Jugar sin más</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>Nueva persona</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>Person from a file</source>
        <translation>Persona de un archivo</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>¿Quién eres?</translation>
    </message>
</context>
<context>
    <name>PersonScreen</name>
    <message>
        <source>A name and a face</source>
        <translation>Un nombre y una cara</translation>
    </message>
    <message>
        <source>Crowns, deals of the day, lessons, exercises, and statistics are your own, as are language, colors, text size, and pace.</source>
        <translation>Tienes tus propias coronas, repartos del día, lecciones, ejercicios y estadísticas, y también tu idioma, tus colores, tu tamaño de texto y tu ritmo.</translation>
    </message>
    <message>
        <source>Delete all of it</source>
        <translation>Eliminarlo todo</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Eliminar a {name}</translation>
    </message>
    <message>
        <source>One file holds all of this and the games played, ready to take to another computer.</source>
        <translation>Un solo archivo reúne todo esto y las partidas jugadas, para llevarlo a otro ordenador.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Guardar en un archivo…</translation>
    </message>
    <message>
        <source>Save {name} as a file</source>
        <translation>Guardar a {name} en un archivo</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Sentarse</translation>
    </message>
    <message>
        <source>This deletes crowns, deals of the day, lessons, exercises, and preferences. Games played stay in the list.</source>
        <translation>Se eliminan las coronas, los repartos del día, las lecciones, los ejercicios y las preferencias. Las partidas jugadas siguen en la lista.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Choices as pictures</source>
        <translation>Opciones en imágenes</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Mirar la mesa</translation>
    </message>
</context>
<context>
    <name>PlayScreen</name>
    <message>
        <source>Back to the result</source>
        <translation>Volver al resultado</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>If you have to go, leave your seat to a bot; you can take it back at any time. The bot knows only what you may know.</source>
        <translation>Si tienes que irte, deja tu puesto a un bot; podrás recuperarlo en cualquier momento. El bot solo sabe lo que puedes saber tú.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Choose another portrait</source>
        <translation>Elegir otro retrato</translation>
    </message>
    <message>
        <source>{seat}: {looks}</source>
        <translation>{seat}: {looks}</translation>
    </message>
</context>
<context>
    <name>PreferencesScreen</name>
    <message>
        <source>Always</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>At a medium pace</source>
        <translation>A ritmo medio</translation>
    </message>
    <message>
        <source>Bots move</source>
        <translation>Los bots juegan</translation>
    </message>
    <message>
        <source>Bots wait for me before moving</source>
        <translation>Los bots esperan mi señal para jugar</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>Las cartas se mueven</translation>
    </message>
    <message>
        <source>Cards and text look like this.</source>
        <translation>Así se ven las cartas y los textos.</translation>
    </message>
    <message>
        <source>Cards fade instead of moving</source>
        <translation>Las cartas se desvanecen y aparecen en vez de moverse</translation>
    </message>
    <message>
        <source>Changes take effect at once and are saved.</source>
        <translation>Cada cambio se aplica y se guarda al instante.</translation>
    </message>
    <message>
        <source>Choose other keys</source>
        <translation>Elegir otras teclas</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Ayuda en la mesa</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Highlight the last move and what can be picked up</source>
        <translation>Resaltar lo que se puede coger y la última jugada</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Idioma y aspecto</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Match the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>A ritmo normal</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Offer hints</source>
        <translation>Ofrecer pistas</translation>
    </message>
    <message>
        <source>Only my turn</source>
        <translation>Solo mi turno</translation>
    </message>
    <message>
        <source>Opponents remember earlier games with me</source>
        <translation>Los rivales recuerdan nuestras partidas</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>Play sounds for</source>
        <translation>Qué se oye</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Deprisa</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Restablecer valores predeterminados</translation>
    </message>
    <message>
        <source>Show quests, deeds, the ladder, and the road</source>
        <translation>Mostrar misiones, hazañas, ascenso y camino</translation>
    </message>
    <message>
        <source>Show what is known about face-down cards</source>
        <translation>Mostrar lo que se sabe de las cartas boca abajo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Despacio</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño de los textos</translation>
    </message>
    <message>
        <source>Unhurriedly</source>
        <translation>Sin prisa</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Tu retrato</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion.</source>
        <translation>El sistema pide reducir el movimiento.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Carpeta de archivos</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Acceso directo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Buscar en:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Archivos de &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QuestsScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>Racha: %n día</numerusform>
            <numerusform>Racha: %n días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) so far</source>
        <translation>
            <numerusform>%n sello hasta ahora</numerusform>
            <numerusform>%n sellos hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>A secret deed</source>
        <translation>Una hazaña secreta</translation>
    </message>
    <message>
        <source>Deeds: {done} of {all}</source>
        <translation>Hazañas: {done} de {all}</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Cumplida.</translation>
    </message>
    <message>
        <source>Everyone gets the same quests today. Skipping a day costs nothing.</source>
        <translation>Hoy todos tienen las mismas misiones. Un día sin cumplir ninguna no cuesta nada.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message numerus="yes">
        <source>Going through earlier games: %n left.</source>
        <translation>
            <numerusform>Se están repasando partidas anteriores: queda %n.</numerusform>
            <numerusform>Se están repasando partidas anteriores: quedan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>Aún pendiente.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Quests and deeds</source>
        <translation>Misiones y hazañas</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>{game}, not done yet: a secret deed</source>
        <translation>{game}, aún pendiente: una hazaña secreta</translation>
    </message>
    <message>
        <source>{game}, not done yet: {deed}</source>
        <translation>{game}, aún pendiente: {deed}</translation>
    </message>
    <message>
        <source>{game}, {date}: {deed}</source>
        <translation>{game}, {date}: {deed}</translation>
    </message>
    <message>
        <source>{number} of {times} so far.</source>
        <translation>Hasta ahora, {number} de {times}.</translation>
    </message>
    <message>
        <source>{quest} Do it in {times} games this week.</source>
        <translation>{quest} Hazlo en {times} partidas esta semana.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Back to Home; the game is saved</source>
        <translation>Volver al inicio; la partida se conserva</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Volver al análisis</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>Junto a la mesa</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Ayuda de juego</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Desplegar</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>New game with these players</source>
        <translation>Nueva partida con estos jugadores</translation>
    </message>
    <message>
        <source>Paste a game or a position</source>
        <translation>Pegar una partida o una posición</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Pausar los bots</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Jugadas posibles</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Analizar esta partida</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Same deal again, as practice</source>
        <translation>Mismo reparto, como práctica</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Partida con maestro</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Watch this game from the beginning</source>
        <translation>Ver esta partida desde el principio</translation>
    </message>
    <message>
        <source>{kind}: see Fair play</source>
        <translation>{kind}: ver «Juego limpio»</translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message>
        <source>Any game</source>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Todos los niveles</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Todos los resultados</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Todas las personas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Favorite</source>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>Favorites only</source>
        <translation>Solo favoritas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note on this game</source>
        <translation>Nota sobre esta partida</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search games and players</source>
        <translation>Buscar juegos y jugadores</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Empezada</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Deshacer la eliminación</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Ver</translation>
    </message>
</context>
<context>
    <name>ReplayLog</name>
    <message>
        <source>Turns and moves of the game</source>
        <translation>Turnos y jugadas de la partida</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Velocidad normal</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Posición en la partida</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Analizar esta partida</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Punto de vista</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Start a new practice game from this position; this record stays as it is.</source>
        <translation>Empezar una partida de práctica desde esta posición; este registro no cambia.</translation>
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
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Mostrar en la mesa</translation>
    </message>
    <message>
        <source>Try again here</source>
        <translation>Intentarlo de nuevo aquí</translation>
    </message>
    <message>
        <source>Whose review</source>
        <translation>A quién se analiza</translation>
    </message>
</context>
<context>
    <name>RewardsScreen</name>
    <message numerus="yes">
        <source>%n more seal(s) until your next choice.</source>
        <translation>
            <numerusform>Falta %n sello para tu próxima recompensa.</numerusform>
            <numerusform>Faltan %n sellos para tu próxima recompensa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose for ten seals</source>
        <translation>Canjear diez sellos</translation>
    </message>
    <message>
        <source>Every ten seals earn you one of these. They change only how things look: everything stays just as easy to read and tell apart.</source>
        <translation>Por cada diez sellos eliges una de estas recompensas. Solo cambian el aspecto: todo se sigue leyendo y distinguiendo igual de bien.</translation>
    </message>
    <message>
        <source>High contrast has a plain background, so no stage light shows on it.</source>
        <translation>Con alto contraste, el fondo es liso y no se ven las luces de escenario.</translation>
    </message>
    <message>
        <source>Not yours yet.</source>
        <translation>Sin conseguir.</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Recompensas</translation>
    </message>
    <message>
        <source>Stop using</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message numerus="yes">
        <source>You can choose %n reward(s) now.</source>
        <translation>
            <numerusform>Ya puedes elegir %n recompensa.</numerusform>
            <numerusform>Ya puedes elegir %n recompensas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have all of them.</source>
        <translation>Las tienes todas.</translation>
    </message>
    <message>
        <source>Yours, and in use.</source>
        <translation>En uso.</translation>
    </message>
    <message>
        <source>Yours, but not in use.</source>
        <translation>Conseguida, sin usar.</translation>
    </message>
    <message>
        <source>{kind}: {name}</source>
        <translation>{kind}: {name}</translation>
    </message>
    <message>
        <source>{name} · in use</source>
        <translation>{name} · en uso</translation>
    </message>
    <message>
        <source>{name} · yours</source>
        <translation>{name} · sin usar</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>More…</source>
        <translation>Más…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Show all possible moves</source>
        <translation>Mostrar todas las jugadas posibles</translation>
    </message>
</context>
<context>
    <name>RiddleScreen</name>
    <message>
        <source>To the road</source>
        <translation>Al camino</translation>
    </message>
</context>
<context>
    <name>RoadScreen</name>
    <message>
        <source>Closed: win at {station} first.</source>
        <translation>Cerrada. Gana antes aquí: {station}.</translation>
    </message>
    <message>
        <source>Closed: win at {station} or {other} first.</source>
        <translation>Cerrada: gana antes en {station} o en {other}.</translation>
    </message>
    <message>
        <source>Crown not won yet: {what}</source>
        <translation>Corona pendiente: {what}</translation>
    </message>
    <message>
        <source>Crown won: {what}</source>
        <translation>Corona ganada: {what}</translation>
    </message>
    <message>
        <source>Do it without a hint.</source>
        <translation>Hazlo sin pistas.</translation>
    </message>
    <message>
        <source>Every boss is beaten. The throne is yours.</source>
        <translation>Has vencido a todos los jefes. El trono es tuyo.</translation>
    </message>
    <message>
        <source>Five games on the way to the throne: each station has its own rules and rivals, and three crowns.</source>
        <translation>Cinco juegos en el camino al trono: cada parada tiene sus reglas, sus rivales y tres coronas.</translation>
    </message>
    <message>
        <source>Of {games} squires in your place, {won} won.</source>
        <translation>De {games} escuderos en tu lugar, han ganado {won}.</translation>
    </message>
    <message>
        <source>Of {games} squires, {won} solved two of three.</source>
        <translation>De {games} escuderos, {won} han resuelto dos de tres.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Resolver</translation>
    </message>
    <message>
        <source>Solve all three on the first try.</source>
        <translation>Resuelve los tres a la primera.</translation>
    </message>
    <message>
        <source>Solve two of three exercises on the first try.</source>
        <translation>Resuelve dos de tres ejercicios a la primera.</translation>
    </message>
    <message>
        <source>The game is already well under way. You take over.</source>
        <translation>La partida empezó hace rato. Tú la continúas.</translation>
    </message>
    <message>
        <source>The road to the throne</source>
        <translation>El camino al trono</translation>
    </message>
    <message>
        <source>Win without help.</source>
        <translation>Gana sin ayuda.</translation>
    </message>
    <message>
        <source>Win.</source>
        <translation>Gana.</translation>
    </message>
    <message>
        <source>{crowns} of {all} crowns</source>
        <translation>{crowns} de {all} coronas</translation>
    </message>
    <message>
        <source>{game}, station {number}</source>
        <translation>{game}, parada {number}</translation>
    </message>
    <message>
        <source>{game}, the boss</source>
        <translation>{game}, el jefe</translation>
    </message>
    <message>
        <source>{game}, the boss: {station}. Closed.</source>
        <translation>{game}, el jefe: {station}. Cerrada.</translation>
    </message>
    <message>
        <source>{game}, the boss: {station}. Open, {crowns} of 3 crowns.</source>
        <translation>{game}, el jefe: {station}. Abierta, {crowns} de 3 coronas.</translation>
    </message>
    <message>
        <source>{game}, {number}: {station}. Closed.</source>
        <translation>{game}, {number}: {station}. Cerrada.</translation>
    </message>
    <message>
        <source>{game}, {number}: {station}. Open, {crowns} of 3 crowns.</source>
        <translation>{game}, {number}: {station}. Abierta, {crowns} de 3 coronas.</translation>
    </message>
    <message>
        <source>{level} · {temper}</source>
        <translation>{level} · {temper}</translation>
    </message>
</context>
<context>
    <name>RuleBookScreen</name>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Ayuda de juego</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Reglas y cartas</translation>
    </message>
    <message>
        <source>Search rules and cards</source>
        <translation>Buscar en reglas y cartas</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Cards: {cards}</source>
        <translation>Cartas: {cards}</translation>
    </message>
    <message>
        <source>Example: {text}</source>
        <translation>Ejemplo: {text}</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>In the picture: {cards}</source>
        <translation>En la imagen: {cards}</translation>
    </message>
    <message>
        <source>Open the full rulebook</source>
        <translation>Abrir el reglamento completo</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>See also: {rules}</source>
        <translation>Véase también: {rules}</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>una carta boca abajo</translation>
    </message>
    <message>
        <source>{card} ({note})</source>
        <translation>{card} ({note})</translation>
    </message>
    <message>
        <source>{card}, sideways</source>
        <translation>{card}, de lado</translation>
    </message>
    <message>
        <source>{number} × {card}</source>
        <translation>{number} × {card}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>A person at this screen</source>
        <translation>Una persona en esta pantalla</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>Tan fuerte como yo</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nombre en el puesto {number}</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Persona: {name}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Portrait at seat {number}</source>
        <translation>Retrato en el puesto {number}</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Quién juega en el puesto {number}</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Collapse</source>
        <translation>Plegar</translation>
    </message>
    <message>
        <source>Keep it beside the table</source>
        <translation>Dejarlo junto a la mesa</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fijar</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Bring them back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Everyone who played solo</source>
        <translation>Quienes han jugado a solas</translation>
    </message>
    <message>
        <source>Forget days and crowns</source>
        <translation>Borrar días y coronas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Jugar la primera partida</translation>
    </message>
    <message>
        <source>Play: {level}</source>
        <translation>Jugar: {level}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Partidas de quién</translation>
    </message>
</context>
<context>
    <name>StormScreen</name>
    <message>
        <source>Stop here</source>
        <translation>Parar aquí</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Another hint</source>
        <translation>Otra pista</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Muéstramelo</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Why? {rule}</source>
        <translation>¿Por qué? {rule}</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} de {all}</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>Keep it</source>
        <translation>Mantenerla</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro sitio…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Reading the game…</source>
        <translation>Leyendo la partida…</translation>
    </message>
</context>
<context>
    <name>WhoPlaysScreen</name>
    <message>
        <source>Choose a name and a face to use at the table. You will be asked only once; you can change both before any game.</source>
        <translation>Elige un nombre y una cara para la mesa. Solo se pregunta esta vez, pero puedes cambiarlos antes de cada partida.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Tu cara</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n crown(s) at this station.</source>
        <translation>
            <numerusform>%n corona en esta parada.</numerusform>
            <numerusform>%n coronas en esta parada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today</source>
        <translation>
            <numerusform>%n ejercicio para hoy</numerusform>
            <numerusform>%n ejercicios para hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) still to be read; these figures cover the latest games.</source>
        <translation>
            <numerusform>Queda %n archivo por leer; estas cifras solo incluyen las últimas partidas.</numerusform>
            <numerusform>Quedan %n archivos por leer; estas cifras solo incluyen las últimas partidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Below a pile of cards: how many there are.</extracomment>
        <translation>
            <numerusform>queda %n</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are still being read.</source>
        <translation>
            <numerusform>Queda %n registro por leer.</numerusform>
            <numerusform>Quedan %n registros por leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be read and were not counted.</source>
        <translation>
            <numerusform>%n registro no se puede leer y no cuenta.</numerusform>
            <numerusform>%n registros no se pueden leer y no cuentan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Queda %n segundo.</numerusform>
            <numerusform>Quedan %n segundos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turno</numerusform>
            <numerusform>%n turnos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n victoria</numerusform>
            <numerusform>%n victorias seguidas</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot imagines what it cannot see: worlds in which the hidden cards are dealt differently. It tries its moves in each; a regent also plays on from there, one simulation at a time. Once the game is over, each decision shows how much thought went into it.</source>
        <translation>Un bot imagina lo que no puede ver: mundos con las cartas ocultas repartidas de otra manera. En cada uno prueba sus jugadas; un regente, además, sigue jugando desde ahí, simulación tras simulación. Al terminar la partida, cada decisión muestra cuánto se pensó.</translation>
    </message>
    <message>
        <source>A crown: you win clearly more than your fair share. Half a disc: no clear difference. A stroke: clearly less. A dashed ring: fewer than {number} games.</source>
        <translation>Corona: ganas claramente más de lo que te corresponde. Medio disco: sin diferencia clara. Raya: claramente menos. Anillo discontinuo: menos de {number} partidas.</translation>
    </message>
    <message>
        <source>A crown: {level} beaten</source>
        <translation>Una corona: {level} vencido</translation>
    </message>
    <message>
        <source>A deleted game no longer counts. Crowns in the hall and the days on which you played the deal of the day are recorded separately and stay until you forget them here.</source>
        <translation>Las partidas que borras dejan de contar. Las coronas del salón y los días en que jugaste el reparto del día se anotan aparte y se conservan hasta que elijas «Borrar días y coronas».</translation>
    </message>
    <message>
        <source>A fair share would be {fair}. {verdict}</source>
        <translation>Lo justo sería {fair}. {verdict}</translation>
    </message>
    <message>
        <source>A game can be reviewed once it is over; before that, a review would show what is hidden.</source>
        <translation>Una partida se analiza cuando termina; antes, el análisis mostraría lo que está oculto.</translation>
    </message>
    <message>
        <source>A point is one percentage point of the chance to win. Gains and losses over the whole game add up, so luck and skill can each be more than 100.</source>
        <translation>Un punto equivale a un punto porcentual de la probabilidad de ganar. Las ganancias y pérdidas de toda la partida se suman, así que la suerte y la habilidad pueden pasar de 100.</translation>
    </message>
    <message>
        <source>A point is one percentage point of the chance to win. Only moves that a review calls poor are added up. Press Enter on a row or double-click it to show its costliest move.</source>
        <translation>Un punto equivale a un punto porcentual de la probabilidad de ganar. Solo se suman los errores que señala el análisis. Pulsa Intro en una fila o haz doble clic en ella para ver la jugada que más costó.</translation>
    </message>
    <message>
        <source>A report of what happened was saved. It was not sent to anyone.</source>
        <translation>Lo ocurrido ha quedado anotado en un informe. No se ha enviado a nadie.</translation>
    </message>
    <message numerus="yes">
        <source>A seat changed hands during play: %n game(s).</source>
        <translation>
            <numerusform>Con un puesto que cambió de manos: %n partida.</numerusform>
            <numerusform>Con un puesto que cambió de manos: %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A single random number, the seed, is drawn before the game and decides every shuffle. This page shows its fingerprint (SHA-256) from the first move, and the seed itself once the game is over, so nothing can be changed in between.</source>
        <translation>Todas las cartas se barajan a partir de un solo número, la semilla, que se sortea antes de la partida. Su huella (SHA-256) figura en esta página desde la primera jugada, y la propia semilla, al terminar la partida; así nada puede cambiarse entretanto.</translation>
    </message>
    <message>
        <source>A stronger bot thinks better. It never gets better cards and never knows more.</source>
        <translation>Un bot más fuerte piensa mejor. Nunca recibe mejores cartas ni sabe más.</translation>
    </message>
    <message>
        <source>A table with bots of different levels counts as mixed and has its own row.</source>
        <translation>Una mesa con bots de niveles distintos cuenta como mixta y tiene fila propia.</translation>
    </message>
    <message>
        <source>A teaching game counts as assisted. Choose it again to begin.</source>
        <translation>Una partida con maestro cuenta como partida con ayuda. Elígela otra vez para empezar.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Accuracy comes from reviews of games that count; only reviews made by the same standards as the latest one are compared.</source>
        <translation>La precisión se calcula con los análisis de las partidas que cuentan; solo se comparan los que siguen el mismo criterio que el último.</translation>
    </message>
    <message>
        <source>Accuracy in the last {number} reviewed games: {last}.</source>
        <translation>Precisión en las últimas {number} partidas analizadas: {last}.</translation>
    </message>
    <message>
        <source>Accuracy in the last {number} reviewed games: {last}; in the {number} before: {before}.</source>
        <translation>Precisión en las últimas {number} partidas analizadas: {last}; en las {number} anteriores: {before}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), {date}: {points}, probably between {low} and {high}.</source>
        <translation>
            <numerusform>Tras %n partida, {date}: {points}, probablemente entre {low} y {high}.</numerusform>
            <numerusform>Tras %n partidas, {date}: {points}, probablemente entre {low} y {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {number} games, you see your share of wins. The dot marks the share you won, the line shows where your true share lies 19 times out of 20, and the notch marks the fair share.</source>
        <translation>A partir de {number} partidas ves tu porcentaje de victorias. El punto marca el obtenido; la línea, dónde está el real 19 de cada 20 veces, y la muesca, el que te corresponde.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message numerus="yes">
        <source>All %n other decision(s) were as good as the best move, or nearly.</source>
        <translation>
            <numerusform>%n decisión más fue tan buena como la mejor jugada, o casi.</numerusform>
            <numerusform>Las otras %n decisiones fueron tan buenas como la mejor jugada, o casi.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Todas las cartas a la vista</translation>
    </message>
    <message>
        <source>An empty town</source>
        <extracomment>On a town without a card.</extracomment>
        <translation>Una ciudad vacía</translation>
    </message>
    <message>
        <source>Another move was better.</source>
        <translation>Había una jugada mejor.</translation>
    </message>
    <message>
        <source>As everyone saw it</source>
        <translation>Visto por todos</translation>
    </message>
    <message>
        <source>As strong as you are: {why}</source>
        <translation>Tan fuerte como tú: {why}</translation>
    </message>
    <message>
        <source>As the cards lay, it made no difference.</source>
        <translation>Tal como estaban las cartas, daba lo mismo.</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Visto por {player}</translation>
    </message>
    <message>
        <source>Assisted game</source>
        <translation>Partida con ayuda</translation>
    </message>
    <message>
        <source>At the end: {chance}%</source>
        <translation>Al final: {chance}&#xa0;%</translation>
    </message>
    <message>
        <source>At the end: {scores}</source>
        <translation>Al final: {scores}</translation>
    </message>
    <message>
        <source>At the start: {scores}</source>
        <translation>Al principio: {scores}</translation>
    </message>
    <message>
        <source>Best moves: {player}</source>
        <translation>Mejores jugadas: {player}</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message numerus="yes">
        <source>Bots only: %n game(s).</source>
        <translation>
            <numerusform>Solo bots: %n partida.</numerusform>
            <numerusform>Solo bots: %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be moved to: {places}.</source>
        <translation>Destinos posibles: {places}.</translation>
    </message>
    <message>
        <source>Chances to win, with all cards face up</source>
        <translation>Probabilidad de ganar, con todas las cartas a la vista</translation>
    </message>
    <message>
        <source>Charts as tables</source>
        <translation>Gráficos como tablas</translation>
    </message>
    <message>
        <source>Choose a highlighted place.</source>
        <translation>Elige uno de los lugares iluminados.</translation>
    </message>
    <message>
        <source>Click a card</source>
        <translation>Clic en una carta</translation>
    </message>
    <message>
        <source>Click a line of the log</source>
        <translation>Clic en una línea del historial</translation>
    </message>
    <message>
        <source>Click a player’s plaque</source>
        <translation>Clic en una placa</translation>
    </message>
    <message>
        <source>Click a rule’s number</source>
        <translation>Clic en el número de una regla</translation>
    </message>
    <message>
        <source>Click while cards move</source>
        <translation>Clic durante la animación</translation>
    </message>
    <message>
        <source>Concede the game? It will end now and count as a loss.</source>
        <translation>¿Abandonar la partida? Terminará ahora y contará como perdida.</translation>
    </message>
    <message>
        <source>Copy the game or the position as text.</source>
        <translation>Copiar la partida o la posición como texto.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Veces</translation>
    </message>
    <message>
        <source>Counted separately</source>
        <translation>Contadas aparte</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Día a día</translation>
    </message>
    <message>
        <source>Days and crowns have been forgotten. Today’s deal stays on record, as you may have seen its cards.</source>
        <translation>Días y coronas borrados. El reparto de hoy sigue anotado, porque quizá hayas visto sus cartas.</translation>
    </message>
    <message>
        <source>Days and crowns have been restored.</source>
        <translation>Días y coronas recuperados.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Decisions, costliest first</source>
        <translation>Decisiones, primero la más costosa</translation>
    </message>
    <message>
        <source>Difficulty: {points}</source>
        <translation>Dificultad: {points}</translation>
    </message>
    <message>
        <source>Drag a card</source>
        <translation>Arrastrar una carta</translation>
    </message>
    <message>
        <source>Each bot thinks in a program of its own. It is sent only what a player in its seat may know: not the others’ hidden cards, the order of a deck, or the seed of the deal. It answers with a move, which is checked against the rules like anyone else’s.</source>
        <translation>Cada bot piensa en un programa aparte. Recibe solo lo que puede saber quien ocupa su puesto: ni cartas ocultas de los demás, ni el orden de un mazo, ni la semilla del reparto. Responde con una jugada que las reglas comprueban como las de cualquiera.</translation>
    </message>
    <message>
        <source>Every finished game is recorded here: opponents, result, and how that compares with your fair share.</source>
        <translation>Cada partida terminada queda anotada aquí: los rivales, el resultado y si has ganado más o menos de lo que te corresponde.</translation>
    </message>
    <message>
        <source>Every place it can go lights up.</source>
        <translation>Se iluminan los lugares donde se puede soltar.</translation>
    </message>
    <message>
        <source>Everyone else, look away now.</source>
        <translation>Que los demás miren hacia otro lado.</translation>
    </message>
    <message>
        <source>Everything sent is kept while the game is open. You can read it once the game is over; before then, it might show things you must not see.</source>
        <translation>Lo enviado se conserva mientras la partida esté abierta. Podrás leerlo cuando termine; antes podría mostrarte lo que no debes ver.</translation>
    </message>
    <message>
        <source>Exercise {number} of {all}.</source>
        <translation>Ejercicio {number} de {all}.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>Exercises: {due} due today</source>
        <translation>Ejercicios: {due} para hoy</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Lo justo</translation>
    </message>
    <message>
        <source>Favorite</source>
        <translation>Favorita</translation>
    </message>
    <message>
        <source>For {seats}</source>
        <translation>Con {seats}</translation>
    </message>
    <message>
        <source>From now on, a bot plays for {player}.</source>
        <translation>Desde ahora, un bot juega por {player}.</translation>
    </message>
    <message>
        <source>From now on, this game counts as assisted.</source>
        <translation>Desde ahora, esta es una partida con ayuda.</translation>
    </message>
    <message>
        <source>From now on, {player} plays in person.</source>
        <translation>Desde ahora, {player} juega en persona.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Get a hint; press again for more.</source>
        <translation>Pedir una pista; al repetir, se ve más.</translation>
    </message>
    <message>
        <source>Go back to the review this practice game came from.</source>
        <translation>Volver al análisis del que salió la partida de práctica.</translation>
    </message>
    <message>
        <source>Go to the cheat sheet.</source>
        <translation>Ir a la ayuda de juego.</translation>
    </message>
    <message>
        <source>Go to the list of moves.</source>
        <translation>Ir a la lista de jugadas.</translation>
    </message>
    <message>
        <source>Go to the log.</source>
        <translation>Ir al historial.</translation>
    </message>
    <message>
        <source>Go to the next or previous part of the window.</source>
        <translation>Ir a la zona siguiente o anterior de la ventana.</translation>
    </message>
    <message>
        <source>Go to the rules, or to the rule named when a move is refused.</source>
        <translation>Ir a las reglas o, si se rechaza una jugada, a la regla citada.</translation>
    </message>
    <message>
        <source>Half a crown: {level} beaten with help</source>
        <translation>Media corona: {level} vencido con ayuda</translation>
    </message>
    <message>
        <source>Hint: {what}. {more}</source>
        <translation>Pista: {what}. {more}</translation>
    </message>
    <message>
        <source>Hover over a card</source>
        <translation>Ratón sobre una carta</translation>
    </message>
    <message>
        <source>How close the moves came to the best ones: 100 means no mistakes.</source>
        <translation>Cuánto se acercaron las jugadas a las mejores: 100 significa sin errores.</translation>
    </message>
    <message>
        <source>How it unfolded</source>
        <translation>Así fue la partida</translation>
    </message>
    <message>
        <source>How this is counted</source>
        <translation>Cómo se cuenta</translation>
    </message>
    <message>
        <source>If you take a hint, this game counts as assisted. Press Hint again to get it.</source>
        <translation>Con una pista, será una partida con ayuda. Pulsa «Pista» otra vez para recibirla.</translation>
    </message>
    <message>
        <source>If your keyboard has no Latin letters, or needs Shift for digits, press the key in the same place.</source>
        <translation>Si tu teclado no tiene letras latinas o necesita Mayús para las cifras, pulsa la tecla del mismo lugar.</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n day(s).</source>
        <translation>
            <numerusform>Volverá dentro de %n día.</numerusform>
            <numerusform>Volverá dentro de %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looks worse, but playing both moves out did not confirm that, so it is not called poor.</source>
        <translation>Parecía peor, pero no se confirmó al probar ambas jugadas hasta el final: no cuenta como error.</translation>
    </message>
    <message>
        <source>Jump to the first or last card of the group.</source>
        <translation>Ir a la primera o última carta del grupo.</translation>
    </message>
    <message>
        <source>Keys anywhere in a game</source>
        <translation>Teclas durante la partida</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Teclas en la mesa</translation>
    </message>
    <message>
        <source>Keys in the laboratory</source>
        <translation>Teclas en el laboratorio</translation>
    </message>
    <message>
        <source>Kind of move</source>
        <translation>Tipo de jugada</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Últimos 365 días</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Latest games, newest last: {outcomes}.</source>
        <translation>Últimas partidas, la más reciente al final: {outcomes}.</translation>
    </message>
    <message>
        <source>Latest games, newest on the right</source>
        <translation>Últimas partidas, la más reciente a la derecha</translation>
    </message>
    <message>
        <source>Level by level</source>
        <translation>Nivel a nivel</translation>
    </message>
    <message>
        <source>Look here: {zone}</source>
        <translation>Mira aquí: {zone}</translation>
    </message>
    <message>
        <source>Looking for a hint. Press Esc to stop.</source>
        <translation>Buscando una pista. Pulsa Esc para parar.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Suerte</translation>
    </message>
    <message>
        <source>Make its move, choose one of several with a button or a highlighted place, or see why it cannot be moved.</source>
        <translation>Hacer su jugada, elegir entre varias con un botón o un lugar iluminado, o ver por qué no se puede mover.</translation>
    </message>
    <message>
        <source>Make the move with that number; type two digits for a larger one.</source>
        <translation>Hacer la jugada con ese número; a partir de 10, dos cifras.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixta</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>Mes a mes</translation>
    </message>
    <message>
        <source>Move from card to card, or from place to place with a card picked up.</source>
        <translation>Ir de carta en carta o, con una carta cogida, de lugar en lugar.</translation>
    </message>
    <message>
        <source>Move the card, pick it up, put it down, or see why it cannot be moved.</source>
        <translation>Mover la carta, cogerla, dejarla o ver por qué no se puede mover.</translation>
    </message>
    <message>
        <source>Move to {place}?</source>
        <translation>¿Mover a {place}?</translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Jugada {number} de {all}</translation>
    </message>
    <message>
        <source>Move {number}: a hint for {player}</source>
        <translation>Jugada {number}: una pista para {player}</translation>
    </message>
    <message>
        <source>Move {number}: a look at what {player} did</source>
        <translation>Jugada {number}: un vistazo a la jugada de {player}</translation>
    </message>
    <message>
        <source>Move {number}: {player}, level {level}</source>
        <translation>Jugada {number}: {player}, nivel {level}</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Casi igual de buena</translation>
    </message>
    <message>
        <source>No bot has been asked for a move since this game was opened.</source>
        <translation>Desde que se abrió esta partida, no se ha pedido ninguna jugada a un bot.</translation>
    </message>
    <message>
        <source>No clear difference so far.</source>
        <translation>Por ahora, sin diferencia clara.</translation>
    </message>
    <message>
        <source>No exercise is due today. Try a new one below.</source>
        <translation>Hoy no toca ningún ejercicio. Prueba uno nuevo aquí abajo.</translation>
    </message>
    <message>
        <source>No file manager was found. The games are kept in {folder}</source>
        <translation>No se ha encontrado ningún gestor de archivos. Las partidas están en {folder}</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Ninguna partida coincide con tu búsqueda.</translation>
    </message>
    <message>
        <source>No game was in progress.</source>
        <translation>No había ninguna partida en curso.</translation>
    </message>
    <message>
        <source>No games saved yet.</source>
        <translation>Aún no se ha guardado ninguna partida.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Esta vez no hay ninguna pista.</translation>
    </message>
    <message>
        <source>No move cost anything to speak of.</source>
        <translation>Ninguna jugada costó gran cosa.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>No report could be written.</source>
        <translation>No se ha podido escribir un informe.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>No gana nadie</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Sin ganador</translation>
    </message>
    <message>
        <source>None from your own games yet: review a game and press “Try again here” at a decision.</source>
        <translation>Aún no hay ejercicios de tus partidas: analiza una y pulsa «Intentarlo de nuevo aquí» en una decisión.</translation>
    </message>
    <message>
        <source>None of these games counts yet. Finish one alone against bots, without help, and it will count.</source>
        <translation>Ninguna de estas partidas cuenta aún. Termina una a solas contra bots, sin ayuda, y contará.</translation>
    </message>
    <message>
        <source>None of your games has been reviewed yet. Review one to see what costs you most.</source>
        <translation>Aún no has analizado ninguna de tus partidas: analiza una y verás aquí qué es lo que más te cuesta.</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>No es seguro</translation>
    </message>
    <message numerus="yes">
        <source>Not finished, so neither won nor lost: %n game(s).</source>
        <translation>
            <numerusform>Sin terminar, ni ganada ni perdida: %n partida.</numerusform>
            <numerusform>Sin terminar, ni ganadas ni perdidas: %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Nota: {note}</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Hoy no toca nada.</translation>
    </message>
    <message>
        <source>Nothing scores yet.</source>
        <translation>Aún no puntúa nada.</translation>
    </message>
    <message>
        <source>Number of cards: {number}.</source>
        <translation>Número de cartas: {number}.</translation>
    </message>
    <message>
        <source>Number of tokens: {number}.</source>
        <translation>Número de fichas: {number}.</translation>
    </message>
    <message>
        <source>One moment.</source>
        <translation>Un momento.</translation>
    </message>
    <message>
        <source>Only solo games against bots count, and only if finished without help on a deal you did not know.</source>
        <translation>Solo cuentan las partidas a solas contra bots, terminadas sin ayuda y con un reparto desconocido.</translation>
    </message>
    <message>
        <source>Open or close this page.</source>
        <translation>Mostrar o cerrar esta página.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Pass the screen to {player}.</source>
        <translation>Pasa la pantalla a {player}.</translation>
    </message>
    <message>
        <source>Paste a copied game or position.</source>
        <translation>Pegar una partida o una posición copiada.</translation>
    </message>
    <message>
        <source>Pause or resume the bots.</source>
        <translation>Pausar o reanudar los bots.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
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
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Point at a card to see what it would change.</source>
        <extracomment>Below the heading of a track.</extracomment>
        <translation>Señala una carta para ver qué cambiaría.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points from mistakes: {mistakes}; from good moves: {course}.</source>
        <translation>Puntos por errores: {mistakes}; por buenas jugadas: {course}.</translation>
    </message>
    <message>
        <source>Points from the deal: {dealt}; from cards revealed: {revealed}.</source>
        <translation>Puntos por el reparto: {dealt}; por las cartas reveladas: {revealed}.</translation>
    </message>
    <message>
        <source>Points from the others’ moves: {others}.</source>
        <translation>Puntos por las jugadas de los demás: {others}.</translation>
    </message>
    <message>
        <source>Poor move</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Partida de práctica</translation>
    </message>
    <message>
        <source>Practice, on a deal you may have known: won {won} of {games}.</source>
        <translation>Práctica, con un reparto que quizá conocías: {won} de {games} ganadas.</translation>
    </message>
    <message>
        <source>Press Hint again to see more.</source>
        <translation>Pulsa «Pista» otra vez para ver más.</translation>
    </message>
    <message>
        <source>Press Hint again to see the move.</source>
        <translation>Pulsa «Pista» otra vez para ver la jugada.</translation>
    </message>
    <message>
        <source>Press Undo again to go back: this game will then count as assisted.</source>
        <translation>Pulsa «Deshacer» otra vez para volver atrás: será entonces una partida con ayuda.</translation>
    </message>
    <message>
        <source>Press Undo again to play on. The first result counts, whatever follows.</source>
        <translation>Pulsa «Deshacer» otra vez para seguir jugando. Cuenta el primer resultado, pase lo que pase.</translation>
    </message>
    <message>
        <source>Press the button with that letter underlined.</source>
        <translation>Pulsar el botón que tiene esa letra subrayada.</translation>
    </message>
    <message>
        <source>Probably between</source>
        <translation>Probablemente entre</translation>
    </message>
    <message>
        <source>Put the card back, close a choice or a list, or return to the table.</source>
        <translation>Devolver la carta, cancelar una elección, cerrar una lista o volver a la mesa.</translation>
    </message>
    <message>
        <source>Qt is used under the LGPL, version 3. Its libraries are separate files in {folder}: you may replace them with your own build of the same version.</source>
        <translation>Qt se usa con la licencia LGPL, versión 3. Sus bibliotecas son archivos aparte en {folder}: puedes sustituirlas por las que compiles de la misma versión.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Rating {points}, probably between {low} and {high}. Nearest level: {level}.</source>
        <translation>Puntuación {points}, probablemente entre {low} y {high}. Nivel más cercano: {level}.</translation>
    </message>
    <message>
        <source>Ratings are worked out game by game with the Glicko method. A squire has 1,000 points; the other levels are rated by their games against one another. A lead of 100 points means winning about 64 of 100 two-player games. Ratings in different games cannot be compared.</source>
        <translation>La puntuación se calcula partida a partida con el método Glicko. Un escudero tiene 1000 puntos; los demás niveles se miden por sus partidas entre sí. Con 100 puntos más, se ganan unas 64 de cada 100 partidas de dos jugadores. Las puntuaciones de juegos distintos no se pueden comparar.</translation>
    </message>
    <message>
        <source>Read that rule.</source>
        <translation>Leer esa regla.</translation>
    </message>
    <message>
        <source>Redo what you took back.</source>
        <translation>Rehacer lo que has deshecho.</translation>
    </message>
    <message>
        <source>Replay what happened; Enter in the log does the same.</source>
        <translation>Volver a mostrar lo que pasó; también con Intro en el historial.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Review the last game</source>
        <translation>Analizar la última partida</translation>
    </message>
    <message>
        <source>Reviewed games: {number}.</source>
        <translation>Partidas analizadas: {number}.</translation>
    </message>
    <message>
        <source>Reviewed games: {number}. No move in them is called poor.</source>
        <translation>Partidas analizadas: {number}. No hay ningún error.</translation>
    </message>
    <message>
        <source>Reviewed games: {reviewed}. Accuracy is shown here after {number}.</source>
        <translation>Partidas analizadas: {reviewed}. La precisión aparece aquí a partir de {number}.</translation>
    </message>
    <message>
        <source>Reviewing every move of the game. The curve appears first; to stop, leave the page.</source>
        <translation>Analizando cada jugada de la partida. Primero aparece la curva; para detener el análisis, sal de la página.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>Run in a terminal, this line gives the same SHA-256:</source>
        <translation>Ejecutada en un terminal, esta línea da el mismo SHA-256:</translation>
    </message>
    <message>
        <source>SHA-256 of the seed:</source>
        <translation>SHA-256 de la semilla:</translation>
    </message>
    <message>
        <source>SHA-256 of what was sent: {hash}</source>
        <translation>SHA-256 de lo enviado: {hash}</translation>
    </message>
    <message>
        <source>Save the games as CSV…</source>
        <translation>Guardar las partidas en CSV…</translation>
    </message>
    <message>
        <source>Seed of the deal: {seed}</source>
        <translation>Semilla del reparto: {seed}</translation>
    </message>
    <message numerus="yes">
        <source>Several people at one table: %n game(s).</source>
        <translation>
            <numerusform>Varias personas en una mesa: %n partida.</numerusform>
            <numerusform>Varias personas en una mesa: %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several people at one table: won {won} of {games}.</source>
        <translation>Varias personas en una mesa: {won} de {games} ganadas.</translation>
    </message>
    <message>
        <source>Several people or none</source>
        <translation>Varias personas o ninguna</translation>
    </message>
    <message>
        <source>Share of the win</source>
        <translation>Parte de la victoria</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>% de victorias</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Compartida</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>Show how the score is made up.</source>
        <translation>Mostrar el desglose de su puntuación.</translation>
    </message>
    <message>
        <source>Show it large, with its ability.</source>
        <translation>Mostrarla en grande, con su habilidad.</translation>
    </message>
    <message>
        <source>Show or hide how the scores are made up.</source>
        <translation>Mostrar u ocultar el desglose de las puntuaciones.</translation>
    </message>
    <message>
        <source>Show the card large, with its ability.</source>
        <translation>Mostrar la carta en grande, con su habilidad.</translation>
    </message>
    <message>
        <source>Shown: {shown} of {games}.</source>
        <translation>Mostradas: {shown} de {games}.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habilidad</translation>
    </message>
    <message>
        <source>Skip the animation; Enter, Space, and Esc do the same.</source>
        <translation>Saltarse la animación; también con Intro, Espacio y Esc.</translation>
    </message>
    <message>
        <source>Solve two of three on the first try. You may try this station again.</source>
        <translation>Hay que resolver dos de tres a la primera. Puedes repetir esta parada.</translation>
    </message>
    <message>
        <source>Solved at least once. Due today: {due}.</source>
        <translation>Resueltos al menos una vez. Para hoy: {due}.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resuelto.</translation>
    </message>
    <message>
        <source>Standard error of the rating</source>
        <translation>Error típico de la puntuación</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Comienzo</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Aún por jugar</translation>
    </message>
    <message>
        <source>Study a bot long enough and you learn its habits and, from them, what it is hiding. So we trained counter-players: each sees what you would see in its place and has studied thousands of games played by the level it faces. They won:</source>
        <translation>Quien estudia mucho a un bot aprende sus hábitos y, con ellos, lo que oculta. Por eso hemos entrenado adversarios: cada uno ve lo que verías tú en su lugar y conoce miles de partidas del nivel al que se enfrenta. Han ganado:</translation>
    </message>
    <message>
        <source>Switch to full screen, or back to a window.</source>
        <translation>Pasar a pantalla completa o volver a la ventana.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Take back a move.</source>
        <translation>Deshacer una jugada.</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Eso no es posible.</translation>
    </message>
    <message>
        <source>The Throne stays empty</source>
        <translation>El trono queda vacío</translation>
    </message>
    <message>
        <source>The bar shows games played, the filled part shows games won, and the line across the bar marks the fair share</source>
        <translation>La barra muestra las partidas jugadas; la parte llena, las ganadas; la raya que cruza la barra, lo justo</translation>
    </message>
    <message>
        <source>The best move was “{move}”, but nobody could have known that.</source>
        <translation>Lo mejor era «{move}», pero nadie podía haberlo sabido.</translation>
    </message>
    <message>
        <source>The better move wins {better} of 100 such games; the move played wins {chance}.</source>
        <translation>La mejor jugada gana {better} de cada 100 partidas como esta; la que se hizo, {chance}.</translation>
    </message>
    <message>
        <source>The bot {player} gave no answer; its move was chosen at random.</source>
        <translation>El bot {player} no ha respondido; su jugada se ha elegido al azar.</translation>
    </message>
    <message>
        <source>The bots</source>
        <translation>Los bots</translation>
    </message>
    <message>
        <source>The bots are paused.</source>
        <translation>Los bots están en pausa.</translation>
    </message>
    <message>
        <source>The bots are working out the odds.</source>
        <translation>Los bots calculan las probabilidades.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>The edition cannot be deleted: {reason}.</source>
        <translation>No se puede eliminar la edición: {reason}.</translation>
    </message>
    <message>
        <source>The edition cannot be saved: {reason}.</source>
        <translation>No se puede guardar la edición: {reason}.</translation>
    </message>
    <message>
        <source>The edition is no longer saved. While it is still shown here, “Save” brings it back.</source>
        <translation>Edición borrada. Mientras siga aquí, «Guardar» la recupera.</translation>
    </message>
    <message>
        <source>The edition is saved in {file}.</source>
        <translation>La edición se ha guardado en {file}.</translation>
    </message>
    <message>
        <source>The edition is saved.</source>
        <translation>La edición está guardada.</translation>
    </message>
    <message>
        <source>The game has been restored.</source>
        <translation>Partida recuperada.</translation>
    </message>
    <message>
        <source>The game is over in the pasted position, so there is nothing to play.</source>
        <translation>La posición pegada es de una partida terminada: no hay nada que jugar.</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>La partida ha terminado. No gana nadie.</translation>
    </message>
    <message>
        <source>The game is over. These players share the win: {players}.</source>
        <translation>La partida ha terminado. Victoria compartida: {players}.</translation>
    </message>
    <message>
        <source>The game is over. {players} wins.</source>
        <translation>La partida ha terminado. Gana {players}.</translation>
    </message>
    <message>
        <source>The game is over. {player} has conceded.</source>
        <translation>La partida ha terminado. {player} la ha abandonado.</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>Partida eliminada.</translation>
    </message>
    <message>
        <source>The games were saved as {file}.</source>
        <translation>Las partidas se han guardado en {file}.</translation>
    </message>
    <message>
        <source>The line shows the rating; the true rating lies in the shaded area 19 times out of 20</source>
        <translation>La línea muestra la puntuación; la verdadera está en la zona sombreada 19 de cada 20 veces</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>The position was copied as text, as you see it; the hidden cards were drawn at random.</source>
        <translation>La posición se ha copiado como texto, tal como la ves; las cartas ocultas se han elegido al azar.</translation>
    </message>
    <message>
        <source>The rest are listed below.</source>
        <translation>Las demás figuran más abajo.</translation>
    </message>
    <message>
        <source>The review cannot be started: {reason}.</source>
        <translation>No se puede iniciar el análisis: {reason}.</translation>
    </message>
    <message>
        <source>The review is ready.</source>
        <translation>El análisis está listo.</translation>
    </message>
    <message>
        <source>The review stopped early. Open it again to retry.</source>
        <translation>El análisis se ha interrumpido. Ábrelo otra vez para reintentarlo.</translation>
    </message>
    <message>
        <source>The seed is shown once the game is over. You can then run this line in a terminal to get the same SHA-256:</source>
        <translation>La semilla se muestra al terminar la partida. Entonces podrás ejecutar esta línea en un terminal y obtener el mismo SHA-256:</translation>
    </message>
    <message>
        <source>The seed was chosen or known beforehand, so this is a practice game.</source>
        <translation>La semilla de esta partida se eligió o se conocía de antemano: es una partida de práctica.</translation>
    </message>
    <message>
        <source>The seed:</source>
        <translation>Semilla:</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>El punto de inflexión</translation>
    </message>
    <message>
        <source>The whole game was copied as text.</source>
        <translation>Toda la partida se ha copiado como texto.</translation>
    </message>
    <message>
        <source>There is nothing to solve yet. Review a finished game and press “Try again here” at a decision to make it an exercise.</source>
        <translation>Aún no hay nada que resolver. Analiza una partida terminada y pulsa «Intentarlo de nuevo aquí» en una decisión: se convertirá en ejercicio.</translation>
    </message>
    <message>
        <source>There was a better move. Take yours back?</source>
        <translation>Había una jugada mejor. ¿Deshacer la tuya?</translation>
    </message>
    <message>
        <source>There was never more than one possible move.</source>
        <translation>Nunca hubo más de una jugada posible.</translation>
    </message>
    <message>
        <source>Third-party code in Qt {version}</source>
        <translation>Código de terceros en Qt {version}</translation>
    </message>
    <message>
        <source>This game is in progress.</source>
        <translation>Esta partida está en curso.</translation>
    </message>
    <message>
        <source>This game is not finished, so you see only what everyone at the table saw.</source>
        <translation>Esta partida no ha terminado, así que solo ves lo que ha visto toda la mesa.</translation>
    </message>
    <message>
        <source>This game is not finished, so you see only what {player} saw.</source>
        <translation>Esta partida no ha terminado, así que solo ves lo que ha visto {player}.</translation>
    </message>
    <message>
        <source>This game is over but still on the table.</source>
        <translation>Esta partida ha terminado y sigue en la mesa.</translation>
    </message>
    <message>
        <source>This game was played under older rules, so it is shown only as far as today’s rules allow.</source>
        <translation>Esta partida se jugó con reglas anteriores, así que solo se muestra hasta donde lo permiten las actuales.</translation>
    </message>
    <message>
        <source>This game was started under older rules.</source>
        <translation>Esta partida se empezó con reglas anteriores.</translation>
    </message>
    <message>
        <source>This record is damaged, so it is shown only as far as it can be read.</source>
        <translation>Este registro está dañado, así que solo se muestra hasta donde se puede leer.</translation>
    </message>
    <message>
        <source>This text is neither a game nor a position, so it cannot be pasted.</source>
        <translation>Este texto no es ni una partida ni una posición: no se puede pegar.</translation>
    </message>
    <message>
        <source>Throne Desktop is free software, and so is everything it is made of. Choose a part to read its license.</source>
        <translation>Throne Desktop es software libre, igual que todo lo que lo compone. Elige una parte para leer su licencia.</translation>
    </message>
    <message>
        <source>Time is up, but you may finish this one · {solved} solved</source>
        <translation>Se ha acabado el tiempo, pero puedes terminar este · Resueltos: {solved}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Too few games to say more.</source>
        <translation>Faltan partidas para decir más.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Turno {number}</translation>
    </message>
    <message>
        <source>Turn {number}: {player}</source>
        <translation>Turno {number}: {player}</translation>
    </message>
    <message>
        <source>Turn {turn}, move {number}</source>
        <translation>Turno {turn}, jugada {number}</translation>
    </message>
    <message>
        <source>Turn {turn}, {player}: {chance}%</source>
        <translation>Turno {turn}, {player}: {chance}&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}, {player}: {chance}%, after a move that cost %n point(s)</source>
        <translation>
            <numerusform>Turno {turn}, {player}: {chance}&#xa0;%, tras una jugada que costó %n punto</numerusform>
            <numerusform>Turno {turn}, {player}: {chance}&#xa0;%, tras una jugada que costó %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}: {move}</source>
        <translation>Turno {turn}: {move}</translation>
    </message>
    <message>
        <source>Turning point: turn {number} of {all}</source>
        <translation>Punto de inflexión: turno {number} de {all}</translation>
    </message>
    <message>
        <source>Week by week</source>
        <translation>Semana a semana</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>Semana del</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>Lo que más cuesta</translation>
    </message>
    <message>
        <source>What costs you most: {fault} ({game}).</source>
        <translation>Lo que más te cuesta: {fault} ({game}).</translation>
    </message>
    <message>
        <source>What could be known</source>
        <translation>Lo que se podía saber</translation>
    </message>
    <message>
        <source>What was true</source>
        <translation>Lo que era verdad</translation>
    </message>
    <message>
        <source>Where the score comes from</source>
        <translation>De dónde sale el resultado</translation>
    </message>
    <message>
        <source>Which of these moves?</source>
        <translation>¿Cuál de estas jugadas?</translation>
    </message>
    <message>
        <source>Winner: {player}, {score}</source>
        <translation>Gana {player}: {score}</translation>
    </message>
    <message>
        <source>Wins over time</source>
        <translation>Evolución de las victorias</translation>
    </message>
    <message>
        <source>With help, such as a hint or a look at what was hidden: won {won} of {games}.</source>
        <translation>Con ayuda, como una pista o un vistazo a lo oculto: {won} de {games} ganadas.</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>Con el ratón</translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the better move gained %n point(s).</source>
        <translation>
            <numerusform>Tal como estaban las cartas, la mejor jugada valía %n punto más.</numerusform>
            <numerusform>Tal como estaban las cartas, la mejor jugada valía %n puntos más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the move played gained %n point(s): that was luck.</source>
        <translation>
            <numerusform>Tal como estaban las cartas, la jugada que se hizo valía %n punto más: fue suerte.</numerusform>
            <numerusform>Tal como estaban las cartas, la jugada que se hizo valía %n puntos más: fue suerte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>Won {won} of {games} and shared {shared}. A fair share would be {fair}.</source>
        <translation>{won} de {games} ganadas, {shared} compartidas. Lo justo sería {fair}.</translation>
    </message>
    <message>
        <source>Won {won} of {games}. A fair share would be {fair}.</source>
        <translation>{won} de {games} ganadas. Lo justo sería {fair}.</translation>
    </message>
    <message>
        <source>Won, out of those played to the end. Days in a row so far: {row}.</source>
        <translation>Ganados, de los jugados hasta el final. Días seguidos hasta ahora: {row}.</translation>
    </message>
    <message>
        <source>Worlds imagined: {worlds}. Simulations: {simulations}.</source>
        <translation>Mundos imaginados: {worlds}. Simulaciones: {simulations}.</translation>
    </message>
    <message>
        <source>Worth another try: {player}</source>
        <translation>Merece otro intento: {player}</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Year by year</source>
        <translation>Año a año</translation>
    </message>
    <message>
        <source>You are clearly above it.</source>
        <translation>Ganas claramente más.</translation>
    </message>
    <message>
        <source>You are clearly below it.</source>
        <translation>Ganas claramente menos.</translation>
    </message>
    <message>
        <source>You are playing on from the pasted position, as practice. This game is not saved.</source>
        <translation>Sigues jugando desde la posición pegada, como práctica. Esta partida no se guarda.</translation>
    </message>
    <message>
        <source>You are playing on. The first result counts, whatever follows.</source>
        <translation>Sigues jugando. Cuenta el primer resultado, pase lo que pase.</translation>
    </message>
    <message>
        <source>You are trying again from here, as practice. Press V to go back to the review.</source>
        <translation>Nuevo intento desde aquí, como práctica. Pulsa V para volver al análisis.</translation>
    </message>
    <message numerus="yes">
        <source>You get a rating after {number} games; so far %n game(s) count toward it.</source>
        <translation>
            <numerusform>A partir de {number} partidas verás aquí tu puntuación; por ahora cuenta %n partida.</numerusform>
            <numerusform>A partir de {number} partidas verás aquí tu puntuación; por ahora cuentan %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold the throne</source>
        <translation>El trono es tuyo</translation>
    </message>
    <message>
        <source>You know this one by now: it will not come back.</source>
        <translation>Este ya lo dominas: no volverá.</translation>
    </message>
    <message>
        <source>You share the throne</source>
        <translation>Compartes el trono</translation>
    </message>
    <message>
        <source>Your fair share is what you would win if all sides played equally well: one game in two against one opponent, one in four against three. Partners count as one side.</source>
        <translation>Te corresponde lo que ganarías si todos jugaran igual de bien: una de cada dos partidas contra un rival, una de cada cuatro contra tres. Los compañeros cuentan como uno.</translation>
    </message>
    <message>
        <source>Your first game is still to come</source>
        <translation>Tu primera partida te espera</translation>
    </message>
    <message>
        <source>Your game is safe: every move so far has been saved, and you can continue.</source>
        <translation>La partida está a salvo: se han guardado todas las jugadas hasta ahora, y puedes continuarla.</translation>
    </message>
    <message>
        <source>Your only move is made for you.</source>
        <translation>Tu única jugada se hace sola.</translation>
    </message>
    <message>
        <source>Your only move is made for you: {move}.</source>
        <translation>Tu única jugada se hace sola: {move}.</translation>
    </message>
    <message>
        <source>Your true share of wins probably lies between {low}% and {high}%; the fair share is {fair}%.</source>
        <translation>Tu porcentaje real de victorias está probablemente entre el {low}&#xa0;% y el {high}&#xa0;%; te corresponde el {fair}&#xa0;%.</translation>
    </message>
    <message>
        <source>find a better way</source>
        <translation>busca algo mejor</translation>
    </message>
    <message>
        <source>from the move that cost you most</source>
        <translation>de la jugada que más te costó</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>está pensando</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>move by move</source>
        <translation>jugada a jugada</translation>
    </message>
    <message>
        <source>new deal, same rivals</source>
        <translation>reparto nuevo, mismos rivales</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>sin ganador</translation>
    </message>
    <message>
        <source>percentage points of winning chance gained over any other move</source>
        <translation>puntos de probabilidad de ganar por encima de cualquier otra jugada</translation>
    </message>
    <message>
        <source>percentage points of winning chance lost</source>
        <translation>puntos de probabilidad de victoria perdidos</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>compartida</translation>
    </message>
    <message>
        <source>sold out</source>
        <extracomment>At a stall whose pile has run out.</extracomment>
        <translation>agotado</translation>
    </message>
    <message>
        <source>starts at move {move}</source>
        <translation>desde la jugada {move}</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>muy pocas</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>{before} → {after}%</source>
        <translation>{before} → {after}&#xa0;%</translation>
    </message>
    <message>
        <source>{count} from your own games, {due} due today</source>
        <translation>{count} de tus partidas, {due} para hoy</translation>
    </message>
    <message>
        <source>{count} ready-made, {solved} solved, {due} due today</source>
        <translation>Incluidos: {count}; resueltos: {solved}; para hoy: {due}</translation>
    </message>
    <message>
        <source>{date}: no game.</source>
        <translation>{date}: ninguna partida.</translation>
    </message>
    <message>
        <source>{date}: won {won} of {games}; the fair share is {fair}.</source>
        <translation>{date}: {won} de {games} ganadas; te corresponderían {fair}.</translation>
    </message>
    <message>
        <source>{fault}, {game}. Count: {times}. Points: {points}.</source>
        <translation>{fault}, {game}. Veces: {times}. Puntos: {points}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} a {last}</translation>
    </message>
    <message>
        <source>{game}, out of 100 games with {seats} players: {levels}.</source>
        <translation>{game}, de cada 100 partidas con {seats} jugadores: {levels}.</translation>
    </message>
    <message>
        <source>{game}, out of 100 rounds with {seats} players: {levels}.</source>
        <translation>{game}, de cada 100 rondas con {seats} jugadores: {levels}.</translation>
    </message>
    <message>
        <source>{game}, {opponents}: no game yet.</source>
        <translation>{game}, {opponents}: ninguna partida todavía.</translation>
    </message>
    <message>
        <source>{game}, {opponents}: {score}</source>
        <translation>{game}, {opponents}: {score}</translation>
    </message>
    <message>
        <source>{game}: the chance to win, decision by decision</source>
        <translation>{game}: la probabilidad de ganar, decisión a decisión</translation>
    </message>
    <message>
        <source>{game}: your rating</source>
        <translation>{game}: tu puntuación</translation>
    </message>
    <message>
        <source>{level} · won here: {won} of {games}</source>
        <translation>{level} · ganadas aquí: {won} de {games}</translation>
    </message>
    <message>
        <source>{level}, level {number} of {levels}</source>
        <translation>{level}, nivel {number} de {levels}</translation>
    </message>
    <message>
        <source>{low} and {high}</source>
        <translation>{low} y {high}</translation>
    </message>
    <message>
        <source>{low}–{high}%</source>
        <translation>{low}–{high}&#xa0;%</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} · {solved} solved</source>
        <translation>{minutes}:{seconds} · Resueltos: {solved}</translation>
    </message>
    <message>
        <source>{move}. {why}</source>
        <translation>{move}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>{number} with %n player(s)</source>
        <translation>
            <numerusform>{number} con %n jugador</numerusform>
            <numerusform>{number} con %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{opponents}: {score}</source>
        <translation>{opponents}: {score}</translation>
    </message>
    <message>
        <source>{players} hold the throne</source>
        <translation>En el trono: {players}</translation>
    </message>
    <message>
        <source>{player} got {gain} this round and now has {score}.</source>
        <translation>{player} ha sumado {gain} en esta ronda y ahora tiene {score}.</translation>
    </message>
    <message>
        <source>{player} has conceded</source>
        <translation>{player} ha abandonado</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>{player} ha abandonado la partida.</translation>
    </message>
    <message>
        <source>{player} has {score}.</source>
        <translation>{player} tiene {score}.</translation>
    </message>
    <message>
        <source>{player} holds the throne</source>
        <translation>{player} ocupa el trono</translation>
    </message>
    <message>
        <source>{player} is about to move.</source>
        <translation>Le toca jugar a {player}.</translation>
    </message>
    <message>
        <source>{player} is here</source>
        <translation>{player} está aquí</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} está pensando.</translation>
    </message>
    <message>
        <source>{player} says: {words}</source>
        <translation>{player} dice: {words}</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>Gana {player}</translation>
    </message>
    <message>
        <source>{player} {score}</source>
        <translation>{player} {score}</translation>
    </message>
    <message>
        <source>{player}, concede the game? It ends now, and you lose.</source>
        <translation>{player}, ¿abandonas la partida? Terminará ahora y la perderás.</translation>
    </message>
    <message>
        <source>{player}, concede the game? The others play on, with a bot in your seat.</source>
        <translation>{player}, ¿abandonas la partida? Los demás siguen jugando, con un bot en tu puesto.</translation>
    </message>
    <message>
        <source>{player}, whose turn it is: {score}</source>
        <translation>{player} (le toca jugar): {score}</translation>
    </message>
    <message>
        <source>{player}: {deed}</source>
        <extracomment>What a player did, for instance &quot;Ann: King revealed.&quot;</extracomment>
        <translation>{player}: {deed}</translation>
    </message>
    <message>
        <source>{player}: {prompt}</source>
        <translation>{player}: {prompt}</translation>
    </message>
    <message>
        <source>{player}: {score}</source>
        <translation>{player}: {score}</translation>
    </message>
    <message>
        <source>{player}: {sentence}</source>
        <translation>{player}: {sentence}</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}: {words}</translation>
    </message>
    <message>
        <source>{player}’s chance to win, as the bots see it</source>
        <translation>Probabilidad de que gane {player}, según los bots</translation>
    </message>
    <message>
        <source>{player}’s game</source>
        <translation>Partida de {player}</translation>
    </message>
    <message>
        <source>{player}’s score</source>
        <translation>Puntuación de {player}</translation>
    </message>
    <message>
        <source>{prompt} Step {step} of {steps}.</source>
        <translation>{prompt} Paso {step} de {steps}.</translation>
    </message>
    <message>
        <source>{round}, turn {turn}, move {number}</source>
        <translation>{round}, turno {turn}, jugada {number}</translation>
    </message>
    <message>
        <source>{seats} players: {won} of {games}.</source>
        <translation>Con {seats} jugadores: {won} de {games}.</translation>
    </message>
    <message>
        <source>{solved} solved, {missed} missed</source>
        <translation>Resueltos: {solved}; fallados: {missed}</translation>
    </message>
    <message>
        <source>{source}: {scores}.</source>
        <translation>{source}: {scores}.</translation>
    </message>
    <message>
        <source>{start}% at the beginning, {result}% at the end: luck, skill, and the other players account for the difference.</source>
        <translation>{start} % al principio, {result} % al final: la suerte, la habilidad y los demás explican la diferencia.</translation>
    </message>
    <message>
        <source>{temperament}. {manner}</source>
        <translation>{temperament}. {manner}</translation>
    </message>
    <message>
        <source>{what} Key: {key}</source>
        <translation>{what} Tecla: {key}</translation>
    </message>
    <message>
        <source>{what} The game then counts as assisted. Key: {key}</source>
        <translation>{what} Será entonces una partida con ayuda. Tecla: {key}</translation>
    </message>
    <message>
        <source>{what} There is something new.</source>
        <translation>{what} Hay algo nuevo.</translation>
    </message>
    <message>
        <source>{when}: {scores}</source>
        <translation>{when}: {scores}</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} de {games}</translation>
    </message>
    <message>
        <source>{zone} · Point at a card in your hand to see what it would change.</source>
        <extracomment>Below a track of tokens, for instance &quot;Power · Point at a card in your hand to see what it would change.&quot;</extracomment>
        <translation>{zone} · Señala una carta de tu mano para ver qué cambiaría.</translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n card(s).</source>
        <translation>
            <numerusform>{zone}: %n carta.</numerusform>
            <numerusform>{zone}: %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n token(s).</source>
        <translation>
            <numerusform>{zone}: %n ficha.</numerusform>
            <numerusform>{zone}: %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«{words}»</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>The bot chose “{move}”, which the rules do not allow now.</source>
        <translation>El bot ha elegido «{move}», que las reglas no permiten ahora.</translation>
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
        <source>The bot’s answer made no sense.</source>
        <translation>La respuesta del bot no tiene sentido.</translation>
    </message>
    <message>
        <source>The bot’s process cannot be started: {reason}.</source>
        <translation>No se puede iniciar el proceso del bot: {reason}.</translation>
    </message>
    <message>
        <source>The bot’s process ended without an answer.</source>
        <translation>El proceso del bot ha terminado sin responder.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot plays this seat, and only a person can redo a move.</source>
        <translation>En este puesto juega un bot; solo una persona puede rehacer jugadas.</translation>
    </message>
    <message>
        <source>A bot plays this seat, and only a person can take a move back.</source>
        <translation>En este puesto juega un bot; solo una persona puede deshacer jugadas.</translation>
    </message>
    <message>
        <source>A seed is a whole number of at most {bits} bits, not {seed}.</source>
        <translation>La semilla debe ser un entero de {bits} bits como mucho, no {seed}.</translation>
    </message>
    <message>
        <source>An edition needs a name.</source>
        <translation>La edición necesita un nombre.</translation>
    </message>
    <message>
        <source>Another program changed {file}, so this game is now saved in {other}.</source>
        <translation>Otro programa ha cambiado {file}, así que esta partida se guarda ahora en {other}.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>Nothing to redo: no move has been taken back since the last one was played.</source>
        <translation>No hay nada que rehacer: no se ha deshecho nada desde la última jugada.</translation>
    </message>
    <message>
        <source>Only {player}, who took these moves back, can redo them.</source>
        <translation>Solo {player}, que deshizo las últimas jugadas, puede rehacerlas.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Saving works again: the whole game is in {file}.</source>
        <translation>Ya se puede guardar otra vez: toda la partida está en {file}.</translation>
    </message>
    <message>
        <source>Something has been revealed since your last move, and only solo games against bots can go back past that.</source>
        <translation>Desde tu última jugada se ha revelado algo, y solo en partidas a solas contra bots se puede retroceder más allá.</translation>
    </message>
    <message>
        <source>The edition {file} cannot be used. {reason}</source>
        <extracomment>{reason} is a whole sentence.</extracomment>
        <translation>La edición {file} no se puede usar. {reason}</translation>
    </message>
    <message>
        <source>The edition {file} contains “{field}”, which this program does not recognize.</source>
        <translation>La edición {file} contiene «{field}», que este programa no conoce.</translation>
    </message>
    <message>
        <source>The edition {file} is damaged at “{field}” and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>La edición {file} está dañada en «{field}» y no se puede abrir.</translation>
    </message>
    <message>
        <source>The edition {file} is for a game that this program does not have: {game}.</source>
        <translation>La edición {file} es de un juego que este programa no tiene: {game}.</translation>
    </message>
    <message>
        <source>The edition {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>La edición {file} se hizo con una versión más reciente de este programa y no se puede abrir.</translation>
    </message>
    <message>
        <source>The edition’s texts are too long to be saved.</source>
        <translation>Los textos de la edición son demasiado largos para guardarlos.</translation>
    </message>
    <message>
        <source>The file {file} already holds other data; a game needs a file of its own.</source>
        <translation>El archivo {file} ya contiene otros datos; cada partida necesita su propio archivo.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>No se puede leer el archivo {file}: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} has too many lines to be a game.</source>
        <translation>El archivo {file} tiene demasiadas líneas para ser una partida.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} MB, too big for a record of a game.</source>
        <translation>El archivo {file} ocupa más de {limit} MB, y ningún registro de partida es tan grande.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} kB, too big for an edition.</source>
        <translation>El archivo {file} ocupa más de {limit} kB, y ninguna edición es tan grande.</translation>
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
        <source>The file {file} is not an edition of a game.</source>
        <extracomment>{file} is a file&apos;s name.</extracomment>
        <translation>El archivo {file} no es una edición de un juego.</translation>
    </message>
    <message>
        <source>The file {file} was missing, so the whole game was written to it again.</source>
        <translation>El archivo {file} había desaparecido, así que se ha vuelto a escribir toda la partida.</translation>
    </message>
    <message>
        <source>The game cannot be written to {file}: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>No se puede guardar la partida en {file}: {reason}.</translation>
    </message>
    <message>
        <source>The game in {file} is open in another window: here you can watch it, but not play it.</source>
        <translation>La partida de {file} está abierta en otra ventana; aquí puedes verla, pero no jugarla.</translation>
    </message>
    <message>
        <source>The option {option} takes only {values}, not {value}.</source>
        <translation>La opción {option} solo admite estos valores: {values}; no {value}.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} breaks rule {rule}.</source>
        <extracomment>{rule} is the number of a rule, such as R12.</extracomment>
        <translation>El registro ha sido alterado: la jugada {number} infringe la regla {rule}.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} comes after the game was conceded.</source>
        <translation>El registro ha sido alterado: la jugada {number} viene después del abandono de la partida.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} does not lead where the record says.</source>
        <translation>El registro ha sido alterado: la jugada {number} no lleva adonde se indica.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} is not a move of this game.</source>
        <translation>El registro ha sido alterado: la jugada {number} no existe en este juego.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} was made by {player} out of turn.</source>
        <translation>El registro ha sido alterado: la jugada {number} es de {player}, pero no era su turno.</translation>
    </message>
    <message>
        <source>The record was changed: nobody could have conceded the game like that after move {number}.</source>
        <translation>El registro ha sido alterado: tras la jugada {number}, nadie podía abandonar así la partida.</translation>
    </message>
    <message>
        <source>The record was changed: the undo after move {number} is wrongly marked.</source>
        <translation>El registro ha sido alterado: lo deshecho tras la jugada {number} está mal anotado.</translation>
    </message>
    <message>
        <source>The record was made under older rules, and its game can no longer be set up.</source>
        <translation>El registro sigue reglas antiguas y su partida ya no se puede reconstruir.</translation>
    </message>
    <message>
        <source>The record was made under older rules: you can watch it, but not continue it.</source>
        <translation>El registro sigue reglas antiguas: se puede consultar, pero la partida no puede continuar.</translation>
    </message>
    <message>
        <source>The record {file} breaks off at line {line}; you can continue from the moves before it.</source>
        <translation>El registro {file} se interrumpe en la línea {line}; puedes continuar desde las jugadas anteriores.</translation>
    </message>
    <message>
        <source>The record {file} is damaged at line {line}; you can continue from the moves before it.</source>
        <translation>El registro {file} está dañado en la línea {line}; puedes continuar desde las jugadas anteriores.</translation>
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
        <source>The record {file} is for a game that this program does not have: {game}.</source>
        <translation>El registro {file} es de un juego que este programa no tiene: {game}.</translation>
    </message>
    <message>
        <source>The record {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>El registro {file} procede de una versión más reciente de este programa y no se puede abrir.</translation>
    </message>
    <message>
        <source>There is no file called {file}.</source>
        <translation>El archivo {file} no existe.</translation>
    </message>
    <message>
        <source>There is no game called {game}; the games are: {games}.</source>
        <translation>El juego {game} no existe; los juegos son: {games}.</translation>
    </message>
    <message>
        <source>There is no level called {level} in {game}; the levels are: {levels}.</source>
        <translation>El nivel {level} no existe en {game}; los niveles son: {levels}.</translation>
    </message>
    <message>
        <source>There is no opponent called {opponent}; the opponents are: {opponents}.</source>
        <translation>El rival {opponent} no existe; los rivales son: {opponents}.</translation>
    </message>
    <message>
        <source>Turning point: round {number} of {all}</source>
        <translation>Punto de inflexión: ronda {number} de {all}</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} cards; it has {number}.</source>
        <extracomment>Of an edition that players make; the cards are those of the whole deck.</extracomment>
        <translation>Con {seats} jugadores, una edición necesita al menos {least} cartas; tiene {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition of this game can have at most {most} cards, not {number}.</source>
        <translation>Con {seats} jugadores, una edición de este juego tiene como mucho {most} cartas, no {number}.</translation>
    </message>
    <message>
        <source>You cannot make editions of {game}.</source>
        <translation>{game} no admite ediciones propias.</translation>
    </message>
    <message>
        <source>You have no move to take back.</source>
        <translation>No tienes ninguna jugada que deshacer.</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>por %n punto</numerusform>
            <numerusform>por %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>tied on points</source>
        <translation>empate a puntos</translation>
    </message>
    <message>
        <source>{game} has no card “{name}” whose number an edition can change.</source>
        <translation>{game} no tiene ninguna carta «{name}» cuyo número pueda cambiar una edición.</translation>
    </message>
    <message>
        <source>{game} has no edition {number}, only 1 to {last}.</source>
        <translation>{game} no tiene la edición {number}, solo de la 1 a la {last}.</translation>
    </message>
    <message>
        <source>{game} has no number “{name}” that an edition can change.</source>
        <translation>{game} no tiene ningún número «{name}» que una edición pueda cambiar.</translation>
    </message>
    <message>
        <source>{game} has no option called {option}; its options are: {options}.</source>
        <translation>{game} no tiene ninguna opción {option}; sus opciones son: {options}.</translation>
    </message>
    <message>
        <source>{game} is for {fewest} to {most} players, not {number}.</source>
        <translation>{game} admite de {fewest} a {most} jugadores, no {number}.</translation>
    </message>
    <message>
        <source>{name} can take only one seat.</source>
        <translation>{name} solo puede ocupar un puesto.</translation>
    </message>
    <message>
        <source>{number} bots are too many: there are only {seats} seats.</source>
        <translation>{number} bots son demasiados: solo hay {seats} puestos.</translation>
    </message>
    <message>
        <source>{what}: the number must be from {least} to {most}, not {number}.</source>
        <extracomment>{what} is a number&apos;s name, such as “Cards in hand”, or the name of a card, of which there are so many.</extracomment>
        <translation>{what}: debe ser un número de {least} a {most}, no {number}.</translation>
    </message>
    <message>
        <source>“{text}” does not say what an edition changes, as “hand=4,joker*4” does.</source>
        <extracomment>{text} is what somebody has typed or a file holds; “hand=4,joker*4” stays as it is.</extracomment>
        <translation>«{text}» no dice qué cambia una edición; se escribe así: «hand=4,joker*4».</translation>
    </message>
</context>
<context>
    <name>engine/bot</name>
    <message>
        <source>Chance picked this move.</source>
        <translation>El azar ha elegido esta jugada.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>No hay otra jugada.</translation>
    </message>
    <message>
        <source>This bot cannot move: it is another seat’s turn.</source>
        <translation>Este bot no puede jugar: es el turno de otro puesto.</translation>
    </message>
</context>
<context>
    <name>engine/edition</name>
    <message>
        <source>A random game with {seats} players was not over after {moves} moves.</source>
        <translation>Una partida al azar con {seats} jugadores no había acabado tras {moves} jugadas.</translation>
    </message>
    <message>
        <source>{games} random games ended after {shortest} to {longest} moves, and bots played one game with each number of players.</source>
        <extracomment>{shortest} and {longest} are numbers of moves; they are never 1.</extracomment>
        <translation>{games} partidas al azar duraron de {shortest} a {longest} jugadas, y los bots jugaron una con cada número de jugadores.</translation>
    </message>
</context>
<context>
    <name>engine/farewell</name>
    <message>
        <source>A good game. I would gladly play it again.</source>
        <translation>Buena partida. Con gusto jugaría otra.</translation>
    </message>
    <message>
        <source>A sound game. Next time I will look twice.</source>
        <translation>Una partida sólida. La próxima lo pensaré dos veces.</translation>
    </message>
    <message>
        <source>As even as balanced scales. Shall we weigh again?</source>
        <translation>Como una balanza en equilibrio. ¿Pesamos otra vez?</translation>
    </message>
    <message>
        <source>Cleverly done. I want my revenge.</source>
        <translation>Muy astuto. Quiero la revancha.</translation>
    </message>
    <message>
        <source>Even. For now.</source>
        <translation>Empate. Por ahora.</translation>
    </message>
    <message>
        <source>Even. That calls for another game.</source>
        <translation>Empate. Esto pide otra partida.</translation>
    </message>
    <message>
        <source>Even? I must have missed a trick.</source>
        <translation>¿Empate? Algo se me habrá escapado.</translation>
    </message>
    <message>
        <source>Fair enough. I can live with that.</source>
        <translation>Es justo. Me parece bien.</translation>
    </message>
    <message>
        <source>Half a win sounds like an invitation.</source>
        <translation>Media victoria suena a invitación.</translation>
    </message>
    <message>
        <source>I could have done worse. So could you.</source>
        <translation>Podría haberme ido peor. Y a ti también.</translation>
    </message>
    <message>
        <source>I have nothing to complain about. Another one?</source>
        <translation>No me puedo quejar. ¿Otra?</translation>
    </message>
    <message>
        <source>I keep count, you know. You may want to as well.</source>
        <translation>Llevo la cuenta, ¿sabes? Llévala tú también.</translation>
    </message>
    <message>
        <source>I left an opening, and you found it.</source>
        <translation>Habré dejado un hueco, y lo has encontrado.</translation>
    </message>
    <message>
        <source>I like taking risks. Today it paid off.</source>
        <translation>Me gusta arriesgar. Hoy ha valido la pena.</translation>
    </message>
    <message>
        <source>I was never sure of it until the end.</source>
        <translation>No lo he tenido claro hasta el final.</translation>
    </message>
    <message>
        <source>I will remember this. Fondly, almost.</source>
        <translation>Lo recordaré. Casi con cariño.</translation>
    </message>
    <message>
        <source>It seems we both had something up our sleeves.</source>
        <translation>Parece que cada cual guardaba un as en la manga.</translation>
    </message>
    <message>
        <source>It went my way today. Next time it may go yours.</source>
        <translation>Hoy me ha salido bien. La próxima vez quizá a ti.</translation>
    </message>
    <message>
        <source>Neither of us blinked. Once more?</source>
        <translation>Nadie ha cedido. ¿Otra vez?</translation>
    </message>
    <message>
        <source>Now you know some of my tricks. There are others.</source>
        <translation>Ya conoces algunos de mis trucos. Hay otros.</translation>
    </message>
    <message>
        <source>One step at a time: that is all I did.</source>
        <translation>Paso a paso, nada más.</translation>
    </message>
    <message>
        <source>So neither of us owes the other anything. How strange.</source>
        <translation>Así que no nos debemos nada. Qué raro.</translation>
    </message>
    <message>
        <source>That settles an old score. Shall we open a new one?</source>
        <translation>Con esto se salda una vieja cuenta. ¿Abrimos otra?</translation>
    </message>
    <message>
        <source>That was fun. Challenge me again.</source>
        <translation>Ha sido divertido. Rétame otra vez.</translation>
    </message>
    <message>
        <source>This one is yours. The next one is mine.</source>
        <translation>Esta es tuya. La próxima será mía.</translation>
    </message>
    <message>
        <source>Well played. You earned that.</source>
        <translation>Bien jugado. Te lo has ganado.</translation>
    </message>
    <message>
        <source>Well won. I would risk it all again.</source>
        <translation>Buena victoria. Volvería a arriesgarlo todo.</translation>
    </message>
    <message>
        <source>You kept your nerve. I want a rematch.</source>
        <translation>Has mantenido el tipo. Quiero la revancha.</translation>
    </message>
    <message>
        <source>You saw through me. I must think of something new.</source>
        <translation>Me has calado. Tendré que pensar algo nuevo.</translation>
    </message>
    <message>
        <source>You will see it coming next time, I am sure.</source>
        <translation>La próxima vez lo verás venir, seguro.</translation>
    </message>
</context>
<context>
    <name>engine/greeting</name>
    <message>
        <source>A streak like mine has to end one day. Go on, end it.</source>
        <translation>Una racha como la mía tiene que acabar algún día. Vamos, acaba con ella.</translation>
    </message>
    <message>
        <source>After last time I had to think of something. I did.</source>
        <translation>Después de la última vez, tenía que inventar algo. Ya lo tengo.</translation>
    </message>
    <message>
        <source>Good to see you again. Let us take our time.</source>
        <translation>Me alegro de verte otra vez. Vayamos con calma.</translation>
    </message>
    <message>
        <source>I am on a roll. Somebody has to stop me. Why not you?</source>
        <translation>Estoy en racha. Alguien tiene que pararme. ¿Por qué no tú?</translation>
    </message>
    <message>
        <source>I have not forgotten last time.</source>
        <translation>No he olvidado la última vez.</translation>
    </message>
    <message>
        <source>I have quite a few wins by now. Come and take one back.</source>
        <translation>En mi cuenta ya hay unas cuantas victorias. Ven a quitarme una.</translation>
    </message>
    <message>
        <source>I have stopped counting. No, I have not.</source>
        <translation>Ya no llevo la cuenta. Bueno, sí que la llevo.</translation>
    </message>
    <message>
        <source>I have won a few in a row. It cannot last.</source>
        <translation>He ganado unas cuantas seguidas. Esto no puede durar.</translation>
    </message>
    <message>
        <source>I learned from last time. That is all.</source>
        <translation>Aprendí de la última vez, nada más.</translation>
    </message>
    <message>
        <source>I won last time, but I take nothing for granted.</source>
        <translation>La última vez gané, pero no doy nada por hecho.</translation>
    </message>
    <message>
        <source>I won last time. Will you challenge me once more?</source>
        <translation>La última vez gané yo. ¿Te atreves otra vez?</translation>
    </message>
    <message>
        <source>I won last time. You will want revenge.</source>
        <translation>La última vez gané yo. Querrás devolvérmela.</translation>
    </message>
    <message>
        <source>It has worked several times in a row. How many more?</source>
        <translation>Me ha funcionado varias veces seguidas. ¿Cuántas más?</translation>
    </message>
    <message>
        <source>Last time I fooled you. Today you fooled me.</source>
        <translation>La última vez te engañé yo. Hoy me has engañado tú.</translation>
    </message>
    <message>
        <source>Last time I left an opening. I have been looking for it since.</source>
        <translation>La última vez dejé un hueco. Llevo buscándolo desde entonces.</translation>
    </message>
    <message>
        <source>Last time it went my way. Let us see about today.</source>
        <translation>La última vez me fue bien a mí. A ver hoy.</translation>
    </message>
    <message>
        <source>Last time was mine, this one is yours. The scales are balanced.</source>
        <translation>La última partida fue mía; esta, tuya. La balanza está equilibrada.</translation>
    </message>
    <message>
        <source>Last time was yours, today is mine. That is fair.</source>
        <translation>La última vez ganaste tú; hoy, yo. Es justo.</translation>
    </message>
    <message>
        <source>Last time you did not see it coming. Will you now?</source>
        <translation>La última vez no lo viste venir. ¿Y hoy?</translation>
    </message>
    <message>
        <source>Last time you had me. Today I risked more.</source>
        <translation>La última vez me ganaste. Hoy me he arriesgado más.</translation>
    </message>
    <message>
        <source>Several wins in a row, and not one of them felt safe.</source>
        <translation>He ganado varias seguidas, y en ninguna lo vi claro.</translation>
    </message>
    <message>
        <source>Several wins in a row. You may guess how I do it.</source>
        <translation>He ganado varias seguidas. Adivina cómo lo hago.</translation>
    </message>
    <message>
        <source>So we are even for last time.</source>
        <translation>Así quedamos en paz por lo de la última vez.</translation>
    </message>
    <message>
        <source>So we meet again. I am glad of it.</source>
        <translation>Volvemos a vernos. Me alegro.</translation>
    </message>
    <message>
        <source>So you got even. I would not have it any other way.</source>
        <translation>Así que ya tienes tu revancha. Como debe ser.</translation>
    </message>
    <message>
        <source>That makes several in a row. Your turn will come.</source>
        <translation>Ya son varias victorias seguidas. Te llegará el turno.</translation>
    </message>
    <message>
        <source>There you are. We are not done with each other.</source>
        <translation>Aquí estás. Aún tenemos cuentas pendientes.</translation>
    </message>
    <message>
        <source>Things have gone my way for a while. That makes me wary.</source>
        <translation>Hace tiempo que todo me sale bien. Eso me vuelve prudente.</translation>
    </message>
    <message>
        <source>We know each other. Or so each of us believes.</source>
        <translation>Nos conocemos. O eso creemos.</translation>
    </message>
    <message>
        <source>Whichever door I guard, you find the other one.</source>
        <translation>Guarde la puerta que guarde, tú encuentras la otra.</translation>
    </message>
    <message>
        <source>You again. That promises to be fun.</source>
        <translation>Tú otra vez. Esto promete ser divertido.</translation>
    </message>
    <message>
        <source>You beat me last time. Today I risk more.</source>
        <translation>La última vez me ganaste. Hoy arriesgo más.</translation>
    </message>
    <message>
        <source>You evened the score. Well done.</source>
        <translation>Has igualado la cuenta. Bien hecho.</translation>
    </message>
    <message>
        <source>You found me out again. I am running out of tricks.</source>
        <translation>Has vuelto a descubrirme. Se me acaban los trucos.</translation>
    </message>
    <message>
        <source>You got even. I would have done the same.</source>
        <translation>Te lo has cobrado. Yo habría hecho lo mismo.</translation>
    </message>
    <message>
        <source>You have beaten me time and again. I am still here.</source>
        <translation>Me has ganado una y otra vez. Aquí sigo.</translation>
    </message>
    <message>
        <source>You have won every game lately. Today I will look twice.</source>
        <translation>Últimamente ganas siempre. Hoy lo pensaré dos veces.</translation>
    </message>
    <message>
        <source>You keep beating me, and I keep coming back.</source>
        <translation>Tú sigues ganándome y yo sigo volviendo.</translation>
    </message>
    <message>
        <source>You kept your nerve once more. I will be back.</source>
        <translation>Otra vez has mantenido el tipo. Volveré.</translation>
    </message>
    <message>
        <source>You outplayed me again. I take my hat off to you.</source>
        <translation>Otra vez has jugado mejor. Me quito el sombrero.</translation>
    </message>
    <message>
        <source>You owe me one more. The list grows.</source>
        <translation>Otra que me debes. La lista crece.</translation>
    </message>
    <message>
        <source>You owe me several games by now. I keep count.</source>
        <translation>Ya me debes varias partidas. Llevo la cuenta.</translation>
    </message>
    <message>
        <source>You read me like a book. I have changed a few pages.</source>
        <translation>Me lees como un libro abierto. He cambiado algunas páginas.</translation>
    </message>
    <message>
        <source>You saw through me last time. I have been thinking since.</source>
        <translation>La última vez me calaste. Llevo pensándolo desde entonces.</translation>
    </message>
    <message>
        <source>You won last time. I have thought about that.</source>
        <translation>La última vez ganaste tú. Le he dado vueltas.</translation>
    </message>
</context>
<context>
    <name>engine/lab</name>
    <message numerus="yes">
        <source>%n card(s) still to be laid.</source>
        <translation>
            <numerusform>Falta por poner %n carta.</numerusform>
            <numerusform>Faltan por poner %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A position must begin with its game, one of: {games}.</source>
        <translation>Una posición debe empezar por su juego, uno de estos: {games}.</translation>
    </message>
    <message>
        <source>At this moment, it is {player}’s turn.</source>
        <translation>En este momento le toca a {player}.</translation>
    </message>
    <message>
        <source>At this moment, nobody chooses in secret.</source>
        <translation>En este momento nadie elige en secreto.</translation>
    </message>
    <message>
        <source>At this moment, these players choose in secret, in order: {players}.</source>
        <translation>En este momento eligen en secreto, en este orden: {players}.</translation>
    </message>
    <message>
        <source>None of the games tried led to a table like this. The most common obstacle: {reason}</source>
        <translation>Ninguna de las partidas probadas llega a una mesa así. Esto es lo que más a menudo lo impide: {reason}</translation>
    </message>
    <message>
        <source>None of the games tried led to a table like this; lay more of it by hand.</source>
        <translation>Ninguna de las partidas probadas llega a una mesa así; coloca más a mano.</translation>
    </message>
    <message>
        <source>Nothing can happen at a table like this.</source>
        <translation>En una mesa así no puede pasar nada.</translation>
    </message>
    <message>
        <source>Nothing more can be tried here; delete a branch first.</source>
        <translation>Aquí no se puede probar nada más; borra antes una rama.</translation>
    </message>
    <message>
        <source>Once everyone has chosen, all choices are revealed together.</source>
        <translation>Cuando todos han elegido, las elecciones se revelan a la vez.</translation>
    </message>
    <message>
        <source>Secret choices are made in turn: {player} is next.</source>
        <translation>Las elecciones secretas se hacen por turnos: le toca a {player}.</translation>
    </message>
    <message>
        <source>That card is not in this place.</source>
        <translation>Esa carta no está en este lugar.</translation>
    </message>
    <message>
        <source>That player is not at this table.</source>
        <translation>En esta mesa no existe ese jugador.</translation>
    </message>
    <message>
        <source>The active player has not been chosen yet.</source>
        <translation>Aún no se ha elegido a quién le toca.</translation>
    </message>
    <message>
        <source>The game cannot go on after this move: the table does not add up.</source>
        <translation>La partida no puede seguir tras esta jugada: la mesa no es coherente.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: this moment does not fit the table.</source>
        <translation>La partida no puede seguir desde aquí: este momento no encaja con la mesa.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The moment of the game has not been chosen yet.</source>
        <translation>Aún no se ha elegido el momento de la partida.</translation>
    </message>
    <message>
        <source>The position you started from cannot be deleted.</source>
        <translation>La posición de la que parte todo lo demás no se puede borrar.</translation>
    </message>
    <message>
        <source>There is no place called {name}.</source>
        <translation>No hay ningún lugar llamado {name}.</translation>
    </message>
    <message>
        <source>There is no setting called {name}.</source>
        <translation>No hay ningún ajuste llamado {name}.</translation>
    </message>
    <message>
        <source>There is no {card} left in the box.</source>
        <translation>En la caja no queda ninguna carta {card}.</translation>
    </message>
    <message>
        <source>There must be an active player while the game lasts, and none once it is over.</source>
        <translation>Mientras la partida no haya acabado, alguien debe tener el turno; después, nadie.</translation>
    </message>
    <message>
        <source>This card never goes in this place.</source>
        <translation>Esta carta nunca va en este lugar.</translation>
    </message>
    <message>
        <source>This game has no phase called {name}.</source>
        <translation>No hay ningún momento llamado {name}.</translation>
    </message>
    <message>
        <source>{name} cannot have this value.</source>
        <translation>{name} no admite este valor.</translation>
    </message>
    <message>
        <source>{name} must be from {least} to {most} here, not {number}.</source>
        <translation>{name}: aquí debe ser un número de {least} a {most}, no {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n number(s) expected here.</source>
        <translation>
            <numerusform>{name}: aquí va %n número.</numerusform>
            <numerusform>{name}: aquí van %n números.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: there is no such card.</source>
        <translation>{name}: esa carta no existe.</translation>
    </message>
    <message>
        <source>{name}: there is no such player.</source>
        <translation>{name}: ese jugador no existe.</translation>
    </message>
    <message>
        <source>{name}: this does not fit the rest of the table.</source>
        <translation>{name}: esto no encaja con el resto de la mesa.</translation>
    </message>
    <message>
        <source>{name}: this list is too long for any game.</source>
        <translation>{name}: esta lista es demasiado larga para cualquier partida.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: debe haber al menos %n carta en este momento.</numerusform>
            <numerusform>{place}: debe haber al menos %n cartas en este momento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: puede haber como máximo %n carta en este momento.</numerusform>
            <numerusform>{place}: puede haber como máximo %n cartas en este momento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: exactly %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}: debe haber exactamente %n carta en este momento.</numerusform>
            <numerusform>{place}: debe haber exactamente %n cartas en este momento.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no cards may lie here at this moment.</source>
        <translation>{place}: no puede haber ninguna carta en este momento.</translation>
    </message>
    <message>
        <source>{player} cannot have chosen this.</source>
        <translation>{player} no puede haber elegido esto.</translation>
    </message>
    <message>
        <source>{reason} {rule}</source>
        <translation>{reason} {rule}</translation>
    </message>
</context>
<context>
    <name>engine/level</name>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against knights; a fair share would be {fair}.</source>
        <translation>Con {seats} jugadores, gana {won} de cada 10 partidas contra caballeros; le corresponderían {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against marshals; a fair share would be {fair}.</source>
        <translation>Con {seats} jugadores, gana {won} de cada 10 partidas contra mariscales; le corresponderían {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against pages; a fair share would be {fair}.</source>
        <translation>Con {seats} jugadores, gana {won} de cada 10 partidas contra pajes; le corresponderían {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against regents; a fair share would be {fair}.</source>
        <translation>Con {seats} jugadores, gana {won} de cada 10 partidas contra regentes; le corresponderían {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against squires; a fair share would be {fair}.</source>
        <translation>Con {seats} jugadores, gana {won} de cada 10 partidas contra escuderos; le corresponderían {fair}.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Caballero</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Mariscal</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Paje</translation>
    </message>
    <message>
        <source>Plays sensibly but makes beginner’s mistakes.</source>
        <translation>Juega con sensatez, pero con errores de principiante.</translation>
    </message>
    <message>
        <source>Regent</source>
        <translation>Regente</translation>
    </message>
    <message>
        <source>Someone who has studied this level wins {won} of 100 games with {seats} players.</source>
        <translation>Quien ha estudiado este nivel gana {won} de cada 100 partidas con {seats} jugadores.</translation>
    </message>
    <message>
        <source>Someone who has studied this level wins {won} of 100 rounds with {seats} players.</source>
        <translation>Quien ha estudiado este nivel gana {won} de cada 100 rondas con {seats} jugadores.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Escudero</translation>
    </message>
    <message>
        <source>Thinks several moves ahead and allows for your replies.</source>
        <translation>Piensa varias jugadas por adelantado y cuenta con tus respuestas.</translation>
    </message>
    <message>
        <source>Weighs every move and seldom misjudges one by much.</source>
        <translation>Sopesa cada jugada y rara vez se equivoca por mucho.</translation>
    </message>
    <message>
        <source>Weighs every move but often misjudges one.</source>
        <translation>Sopesa cada jugada, pero a menudo se equivoca.</translation>
    </message>
    <message>
        <source>Weighs every move with care, looking one move ahead.</source>
        <translation>Sopesa cada jugada con cuidado y piensa una por adelantado.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a knight.</source>
        <translation>Gana {won} de cada 10 partidas contra un caballero.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a marshal.</source>
        <translation>Gana {won} de cada 10 partidas contra un mariscal.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a page.</source>
        <translation>Gana {won} de cada 10 partidas contra un paje.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a regent.</source>
        <translation>Gana {won} de cada 10 partidas contra un regente.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a squire.</source>
        <translation>Gana {won} de cada 10 partidas contra un escudero.</translation>
    </message>
    <message>
        <source>{won} against a knight</source>
        <translation>{won} contra un caballero</translation>
    </message>
    <message>
        <source>{won} against a marshal</source>
        <translation>{won} contra un mariscal</translation>
    </message>
    <message>
        <source>{won} against a page</source>
        <translation>{won} contra un paje</translation>
    </message>
    <message>
        <source>{won} against a regent</source>
        <translation>{won} contra un regente</translation>
    </message>
    <message>
        <source>{won} against a squire</source>
        <translation>{won} contra un escudero</translation>
    </message>
</context>
<context>
    <name>engine/list</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} y {last}</translation>
    </message>
    <message>
        <source>{some}, and {last}</source>
        <extracomment>Of three or more names; {some} are all but the last one, divided by commas.</extracomment>
        <translation>{some} y {last}</translation>
    </message>
</context>
<context>
    <name>engine/matching</name>
    <message>
        <source>As strong as I am: two wins above your fair share raise the level, and two below lower it. Only games without help count. A level never changes during a game.</source>
        <translation>Tan fuerte como yo: dos victorias por encima de lo que te corresponde suben el nivel; dos por debajo, lo bajan. Solo cuentan las partidas sin ayuda. El nivel nunca cambia durante una partida.</translation>
    </message>
    <message>
        <source>{level} for now. Games won at this level: {won} of {games}.</source>
        <translation>{level} por ahora. Partidas ganadas en este nivel: {won} de {games}.</translation>
    </message>
    <message>
        <source>{level} now. Games won one level higher: {won} of {games}.</source>
        <translation>{level} ahora. Partidas ganadas un nivel más arriba: {won} de {games}.</translation>
    </message>
    <message>
        <source>{level} now. Games won one level lower: {won} of {games}.</source>
        <translation>{level} ahora. Partidas ganadas un nivel más abajo: {won} de {games}.</translation>
    </message>
    <message>
        <source>{level} to begin with: none of your games counts yet.</source>
        <translation>{level} para empezar: aún no cuenta ninguna de tus partidas.</translation>
    </message>
</context>
<context>
    <name>engine/notation</name>
    <message>
        <source>A player must be given as a whole number, not {word}.</source>
        <translation>El jugador se indica con un entero, no con {word}.</translation>
    </message>
    <message>
        <source>A position can have at most {number} characters.</source>
        <translation>Una posición tiene como mucho {number} caracteres.</translation>
    </message>
    <message>
        <source>A position must begin with its game and the number of players: {example}</source>
        <translation>Una posición debe empezar por su juego y el número de jugadores: {example}</translation>
    </message>
    <message>
        <source>A position of {game} must begin with {id} and the number of players.</source>
        <translation>Una posición de {game} debe empezar por {id} y el número de jugadores.</translation>
    </message>
    <message>
        <source>After the colon, say who decides, then give the phase: {example}</source>
        <translation>Tras los dos puntos, di quién decide y la fase: {example}</translation>
    </message>
    <message>
        <source>After {before}, say what has been chosen: {example}</source>
        <translation>Tras {before}, di lo que ya se ha elegido: {example}</translation>
    </message>
    <message>
        <source>An edition must be given as a whole number, not {word}.</source>
        <translation>La edición se indica con un entero, no con {word}.</translation>
    </message>
    <message>
        <source>No card had the number {number} in older files.</source>
        <translation>En los archivos anteriores, ninguna carta tenía el número {number}.</translation>
    </message>
    <message>
        <source>Some cards are not named; say where the rest are, as in {example}. Missing: {cards}.</source>
        <translation>No se han nombrado todas las cartas; di dónde está el resto, como en {example}. Faltan: {cards}.</translation>
    </message>
    <message>
        <source>The fields do not say what is in {zone}.</source>
        <translation>Los campos no dicen qué hay en {zone}.</translation>
    </message>
    <message>
        <source>The fields put {cards} into {zone}, not {others}.</source>
        <translation>Según los campos, en {zone} hay {cards}, no {others}.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: its phase or fields do not fit ({name}).</source>
        <translation>La partida no puede seguir desde aquí: su fase o sus campos no encajan ({name}).</translation>
    </message>
    <message>
        <source>The game cannot go on from here: its phase or fields do not fit.</source>
        <translation>La partida no puede seguir desde aquí: su fase o sus campos no encajan.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: the player to move has no legal move.</source>
        <translation>La partida no puede seguir desde aquí: quien decide no tiene ninguna jugada permitida.</translation>
    </message>
    <message>
        <source>The number of cards must be a whole number, not {word}.</source>
        <translation>La cantidad de cartas debe ser un entero, no {word}.</translation>
    </message>
    <message>
        <source>The number of players must be a whole number, not {word}.</source>
        <translation>El número de jugadores debe ser un entero, no {word}.</translation>
    </message>
    <message>
        <source>There is no card called {card}; the cards are: {cards}.</source>
        <translation>La carta {card} no existe; las cartas son: {cards}.</translation>
    </message>
    <message>
        <source>There is no player {number}: this game has {seats} players.</source>
        <translation>El jugador {number} no existe: esta partida es de {seats} jugadores.</translation>
    </message>
    <message>
        <source>There is no {name} here. Zones: {zones}. Fields: {fields}.</source>
        <translation>Aquí no existe {name}. Zonas: {zones}. Campos: {fields}.</translation>
    </message>
    <message>
        <source>This is not a position from an older version.</source>
        <translation>Esta posición no es de una versión anterior.</translation>
    </message>
    <message>
        <source>Too many cards: {cards}.</source>
        <translation>Demasiadas cartas: {cards}.</translation>
    </message>
    <message>
        <source>`rest` needs one of these zones: {zones}.</source>
        <translation>`rest` necesita una de estas zonas: {zones}.</translation>
    </message>
    <message>
        <source>`{name}` must be a whole number, not {word}.</source>
        <translation>`{name}` debe ser un entero, no {word}.</translation>
    </message>
    <message>
        <source>`{name}` must be numbers separated by commas, as in {example}, not {value}.</source>
        <translation>`{name}` lleva números separados por comas, como {example}, no {value}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>{cards}: a zone can hold 1 to {most} cards of a kind; leave out kinds it does not hold.</source>
        <translation>{cards}: una zona puede tener de 1 a {most} cartas de cada clase; omite las clases que no tenga.</translation>
    </message>
    <message>
        <source>{game} has no card called {card}; its cards are: {cards}.</source>
        <translation>{game} no tiene ninguna carta {card}; sus cartas son: {cards}.</translation>
    </message>
    <message>
        <source>{move} is not a move of {game}.</source>
        <translation>{move} no es una jugada de {game}.</translation>
    </message>
</context>
<context>
    <name>engine/opponent</name>
    <message>
        <source>Avoids a risk where a safer move is nearly as good.</source>
        <translation>Evita riesgos si una jugada más segura es casi igual de buena.</translation>
    </message>
    <message>
        <source>Has no favorite kind of move and plays what seems best.</source>
        <translation>No tiene jugadas favoritas y hace lo que parece mejor.</translation>
    </message>
    <message>
        <source>Likes to gamble where others hold back.</source>
        <translation>Le gusta arriesgarse donde otros se contienen.</translation>
    </message>
    <message>
        <source>Likes to strike back at whoever struck last.</source>
        <translation>Le gusta devolver el último golpe recibido.</translation>
    </message>
    <message>
        <source>Likes tricks and uses them more often than others do.</source>
        <translation>Le gustan las tretas y las usa más que los demás.</translation>
    </message>
    <message>
        <source>Plays it safe more often than others.</source>
        <translation>Va sobre seguro más a menudo que los demás.</translation>
    </message>
    <message>
        <source>Takes more risks than others.</source>
        <translation>Arriesga más que los demás.</translation>
    </message>
    <message>
        <source>Would rather use a trick than play it straight.</source>
        <translation>Prefiere una treta al juego franco.</translation>
    </message>
</context>
<context>
    <name>engine/reason</name>
    <message>
        <source>Device or resource busy</source>
        <translation>Otro programa lo está usando ahora</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Has agotado el espacio que tienes asignado en el disco</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Ya hay algo con ese nombre</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>El nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>El archivo es demasiado grande</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>El disco da un error</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>El sistema no admite esa operación</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Es una carpeta</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>No queda espacio en el disco</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>No existe ese archivo o su carpeta</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>No es una carpeta</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>El sistema no lo permite</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>No tienes permiso de acceso</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Disco de solo lectura</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Hay demasiados archivos abiertos</translation>
    </message>
</context>
<context>
    <name>engine/refusal</name>
    <message>
        <source>Not your turn: {player} is choosing.</source>
        <translation>No es tu turno: le toca a {player}.</translation>
    </message>
    <message>
        <source>Nothing can be done with this.</source>
        <translation>Con esto no puedes hacer nada.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>This goes here: {place}.</source>
        <translation>Esto va aquí: {place}.</translation>
    </message>
</context>
<context>
    <name>engine/review</name>
    <message>
        <source>This game is not over yet. A review shows what was hidden, so it has to wait until the end.</source>
        <translation>Esta partida aún no ha terminado. El análisis muestra lo que estaba oculto; por eso hay que esperar al final.</translation>
    </message>
</context>
<context>
    <name>engine/table</name>
    <message>
        <source>Lay cards on the table.</source>
        <translation>Pon cartas en la mesa.</translation>
    </message>
    <message>
        <source>No score yet</source>
        <translation>Aún sin puntuación</translation>
    </message>
</context>
<context>
    <name>engine/temper</name>
    <message>
        <source>Bold</source>
        <translation>Audacia</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudencia</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>Astucia</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Constancia</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <translation>Rencor</translation>
    </message>
</context>
<context>
    <name>exercises</name>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>Racha: %n día.</numerusform>
            <numerusform>Racha: %n días.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row.</source>
        <translation>
            <numerusform>Racha: %n resuelto.</numerusform>
            <numerusform>Racha: %n resueltos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best so far: {timed} in three minutes, {calm} untimed.</source>
        <translation>Tu récord: {timed} en tres minutos, {calm} sin reloj.</translation>
    </message>
    <message>
        <source>Everyone gets the same one today.</source>
        <translation>El de hoy es el mismo para todos.</translation>
    </message>
    <message>
        <source>Longest streak so far: {count}.</source>
        <translation>La racha más larga hasta ahora: {count}.</translation>
    </message>
    <message>
        <source>Not solved on the first try. There will be a new exercise tomorrow.</source>
        <translation>No lo has resuelto a la primera. Mañana habrá otro.</translation>
    </message>
    <message>
        <source>Solve as many as you can in three minutes, with one try each. The clock stops while a table is being set up, and you may finish the last one. Untimed, a storm ends after three misses.</source>
        <translation>Resuelve todos los que puedas en tres minutos, con un solo intento para cada uno. El reloj se para mientras se prepara la mesa, y puedes terminar el último. Sin reloj, el asalto acaba al tercer fallo.</translation>
    </message>
    <message>
        <source>Solved today. There will be a new exercise tomorrow.</source>
        <translation>Resuelto hoy. Mañana habrá otro.</translation>
    </message>
    <message>
        <source>The storm is over: {solved} solved, {missed} missed.</source>
        <translation>El asalto ha terminado. Resueltos: {solved}; fallados: {missed}.</translation>
    </message>
    <message numerus="yes">
        <source>Your rating will be shown after %n more ready-made exercise(s).</source>
        <translation>
            <numerusform>Verás tu valoración tras %n ejercicio más de los incluidos.</numerusform>
            <numerusform>Verás tu valoración tras %n ejercicios más de los incluidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}).</source>
        <translation>Tu valoración: {rating} ({change}).</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>Tu valoración: {rating}.</translation>
    </message>
    <message>
        <source>{game} · Difficulty: {points}</source>
        <translation>{game} · Dificultad: {points}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>Other moves</source>
        <translation>Otras jugadas</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>No se puede crear la carpeta {folder}: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>No se puede leer la carpeta {folder}: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone: the current player was deleted in another window.</source>
        <translation>La carpeta {folder} ya no existe: en otra ventana se ha eliminado a quien juega aquí.</translation>
    </message>
    <message>
        <source>The user folder {folder} must be an absolute path, such as one that begins with /.</source>
        <translation>La carpeta de usuario {folder} debe ser una ruta absoluta, por ejemplo una que empiece por /.</translation>
    </message>
</context>
<context>
    <name>goals</name>
    <message>
        <source>Deed done: {deed}</source>
        <translation>Hazaña cumplida: {deed}</translation>
    </message>
    <message>
        <source>Quest done: {quest}</source>
        <translation>Misión cumplida: {quest}</translation>
    </message>
    <message>
        <source>Quest of the week done: {quest}</source>
        <translation>Misión de la semana cumplida: {quest}</translation>
    </message>
    <message>
        <source>Solve exercises for {number} different games on the first try.</source>
        <translation>Resuelve a la primera ejercicios de {number} juegos distintos.</translation>
    </message>
    <message>
        <source>Solve {number} exercises for this game on the first try.</source>
        <translation>Resuelve a la primera {number} ejercicios de este juego.</translation>
    </message>
    <message>
        <source>Solve {number} exercises in a row, each on the first try.</source>
        <translation>Resuelve {number} ejercicios seguidos, cada uno a la primera.</translation>
    </message>
    <message>
        <source>Solve {number} exercises on the first try.</source>
        <translation>Resuelve {number} ejercicios a la primera.</translation>
    </message>
    <message>
        <source>Win a game with the maximum number of players.</source>
        <translation>Gana una partida con el máximo de jugadores.</translation>
    </message>
    <message>
        <source>Win a game without ever leading in its first half.</source>
        <translation>Gana una partida sin ir nunca en cabeza durante la primera mitad.</translation>
    </message>
    <message>
        <source>Win a game without help.</source>
        <translation>Gana una partida sin ayuda.</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Gana una partida.</translation>
    </message>
    <message>
        <source>Win against a level that you have not beaten yet, or against the highest.</source>
        <translation>Gana contra un nivel al que aún no hayas vencido, o contra el más alto.</translation>
    </message>
</context>
<context>
    <name>household</name>
    <message>
        <source>A name cannot be empty.</source>
        <translation>El nombre no puede estar vacío.</translation>
    </message>
    <message>
        <source>All of {name}’s data is in {file}.</source>
        <translation>Todos los datos de {name} están en {file}.</translation>
    </message>
    <message>
        <source>Everything saved without a name was deleted.</source>
        <translation>Se ha eliminado todo lo guardado sin nombre.</translation>
    </message>
    <message>
        <source>Not everything can be saved right now, so nobody else can sit down yet.</source>
        <translation>Por ahora no se puede guardar todo, así que todavía no puede sentarse nadie más.</translation>
    </message>
    <message>
        <source>Someone here is, or was, called {name}. Players’ games are told apart by name, so please choose another.</source>
        <translation>Aquí ya hay o hubo alguien llamado {name}. Las partidas se distinguen por el nombre, así que elige otro.</translation>
    </message>
    <message>
        <source>There is room for only {number} players. Delete one who no longer plays.</source>
        <translation>Solo hay sitio para {number} personas. Elimina a alguien que ya no juegue.</translation>
    </message>
    <message>
        <source>This cannot be saved in {folder}: {reason}.</source>
        <translation>No se puede guardar en {folder}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>No se puede leer {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>No se puede escribir {file}: {reason}.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of this program, so nobody was added from it.</source>
        <translation>{file} procede de una versión más reciente de este programa, así que no se ha añadido a nadie.</translation>
    </message>
    <message>
        <source>{file} is damaged, so nobody was added from it.</source>
        <translation>{file} está dañado, así que no se ha añadido a nadie.</translation>
    </message>
    <message>
        <source>{file} is not a Throne Desktop player file.</source>
        <translation>{file} no es un archivo de jugador de Throne Desktop.</translation>
    </message>
    <message>
        <source>{file} is too big for a player’s data, so nobody was added from it.</source>
        <translation>{file} es demasiado grande para los datos de una sola persona, así que no se ha añadido a nadie.</translation>
    </message>
    <message>
        <source>{name} plays here now.</source>
        <translation>Ahora juega aquí {name}.</translation>
    </message>
    <message>
        <source>{name} was deleted.</source>
        <translation>Se ha eliminado a {name}.</translation>
    </message>
</context>
<context>
    <name>keeping</name>
    <message>
        <source>Some data cannot be saved: {reason}.</source>
        <translation>Hay datos que no se pueden guardar: {reason}.</translation>
    </message>
    <message>
        <source>The game is now saved in {file}.</source>
        <translation>La partida se guarda ahora en {file}.</translation>
    </message>
    <message>
        <source>The review of this game cannot be saved: {reason}.</source>
        <translation>No se puede guardar el análisis de esta partida: {reason}.</translation>
    </message>
    <message>
        <source>Your crowns and deals of the day cannot be saved: {reason}.</source>
        <translation>No se pueden guardar tus coronas ni tus repartos del día: {reason}.</translation>
    </message>
    <message>
        <source>Your crowns on the road cannot be saved: {reason}.</source>
        <translation>No se pueden guardar tus coronas del camino: {reason}.</translation>
    </message>
    <message>
        <source>Your exercises cannot be saved: {reason}.</source>
        <translation>No se pueden guardar tus ejercicios: {reason}.</translation>
    </message>
    <message>
        <source>Your favorites and notes cannot be saved: {reason}.</source>
        <translation>No se pueden guardar tus favoritas ni tus notas: {reason}.</translation>
    </message>
    <message>
        <source>Your quests and deeds cannot be saved: {reason}.</source>
        <translation>No se pueden guardar tus misiones ni tus hazañas: {reason}.</translation>
    </message>
    <message>
        <source>{reason} Saving will resume as soon as possible.</source>
        <translation>{reason} Se guardará en cuanto sea posible.</translation>
    </message>
    <message>
        <source>{reason} The game goes on and will be saved as soon as possible.</source>
        <translation>{reason} La partida sigue y se guardará en cuanto sea posible.</translation>
    </message>
</context>
<context>
    <name>kept</name>
    <message>
        <source>Some of your favorites and notes on games played can no longer be read. The damaged file is kept as {file}.</source>
        <translation>Algunas de tus favoritas y notas sobre partidas jugadas ya no se pueden leer. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>Some of your saved exercise data was damaged; the rest is fine. The damaged file is kept as {file}.</source>
        <translation>Parte de lo guardado sobre tus ejercicios estaba dañada; el resto está intacto. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>The file with your crowns and deals of the day was damaged, so your crowns are counted again from your games. The damaged file is kept as {file}.</source>
        <translation>El archivo con tus coronas y tus repartos del día estaba dañado, así que las coronas se vuelven a contar a partir de tus partidas. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>The file with your crowns on the road was damaged, so some of them may be missing. The damaged file is kept as {file}.</source>
        <translation>El archivo de tus coronas del camino estaba dañado, así que pueden faltar algunas. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>The file with your exercise rating was damaged, so some of its data may be missing. The damaged file is kept as {file}.</source>
        <translation>El archivo con tu valoración en los ejercicios estaba dañado, así que puede faltar algo. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>The file with your quests and deeds was damaged, so some of them may be missing. The damaged file is kept as {file}.</source>
        <translation>El archivo de tus misiones y hazañas estaba dañado, así que pueden faltar algunas. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>The program no longer knows which review this game came from. The damaged file is kept as {file}.</source>
        <translation>Ya no se sabe de qué análisis venía esta partida. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>The review of a game was damaged, so it will be redone. The damaged file is kept as {file}.</source>
        <translation>El análisis de una partida estaba dañado, así que se hará de nuevo. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>Your favorites and notes on games played can no longer be read. The damaged file is kept as {file}.</source>
        <translation>Tus favoritas y notas sobre partidas jugadas ya no se pueden leer. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>Your saved exercises were damaged, so you start from scratch. The damaged file is kept as {file}.</source>
        <translation>Lo guardado sobre tus ejercicios estaba dañado, así que empiezas de cero. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}), so nothing is saved there.</source>
        <translation>{file} no se puede leer ({reason}), así que no se guarda nada en él.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of this program, so it stays as it is and nothing is saved there.</source>
        <translation>{file} procede de una versión más reciente de este programa, así que se queda como está y no se guarda nada en él.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Choose a letter or a key from F1 to F12, with or without Ctrl or Shift.</source>
        <translation>Elige una letra o una tecla de F1 a F12, también con Ctrl o Mayús.</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letra</translation>
    </message>
    <message>
        <source>Press a button, then the new key; Esc keeps the old one. Digits and the keys for moving between cards stay the same.</source>
        <translation>Pulsa un botón y luego la nueva tecla; Esc cancela. Las cifras y las teclas que llevan de carta en carta no cambian.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Mayús</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>{key} always copies or pastes.</source>
        <translation>{key} sirve siempre para copiar o pegar.</translation>
    </message>
    <message>
        <source>{key} is already in use: {what} Give that command another key first.</source>
        <translation>{key} ya tiene una función: {what} Asigna primero otra tecla a esa función.</translation>
    </message>
</context>
<context>
    <name>lab</name>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1 %</translation>
    </message>
    <message>
        <source>A bot weighs every move in worlds that look the same to this seat. It goes on until you stop it.</source>
        <translation>Un bot sopesa cada jugada en mundos que desde este puesto parecen iguales. Sigue hasta que lo pares.</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Todas las cartas a la vista</translation>
    </message>
    <message>
        <source>As everyone sees it</source>
        <translation>Visto por todos</translation>
    </message>
    <message>
        <source>As the active player sees it</source>
        <translation>Visto por quien tiene el turno</translation>
    </message>
    <message>
        <source>As {player} sees it</source>
        <translation>Visto por {player}</translation>
    </message>
    <message>
        <source>Click a card to ask about it: what may be done with it, and which rule forbids the rest. No move is made.</source>
        <translation>Haz clic en una carta para saber qué se puede hacer con ella y qué regla prohíbe lo demás. No se hace ninguna jugada.</translation>
    </message>
    <message>
        <source>Click a face-down card to see what it may be, as far as this seat can tell.</source>
        <translation>Haz clic en una carta boca abajo para ver aquí qué puede ser, según lo que se sabe desde este puesto.</translation>
    </message>
    <message>
        <source>Evaluated by</source>
        <translation>Valorado por</translation>
    </message>
    <message>
        <source>Every possible arrangement of the cards was counted, ignoring what play may give away.</source>
        <translation>Se contaron todos los repartos posibles de las cartas, sin tener en cuenta lo que puedan delatar las jugadas.</translation>
    </message>
    <message>
        <source>Legal: {move}. {rule}</source>
        <translation>Permitido: {move}. {rule}</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Ninguna carta</translation>
    </message>
    <message>
        <source>No card can go there: drop this one on a place for cards.</source>
        <translation>Ahí no se puede poner ninguna carta: suéltala donde haya cartas.</translation>
    </message>
    <message>
        <source>No player</source>
        <translation>Ningún jugador</translation>
    </message>
    <message>
        <source>Nobody (game over)</source>
        <translation>Nadie (fin)</translation>
    </message>
    <message>
        <source>Nobody here can see what this card is.</source>
        <translation>Desde aquí nadie ve qué carta es.</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Aún sin elegir</translation>
    </message>
    <message numerus="yes">
        <source>Not legal: {move}, and %n other(s) like it. {reason} {rule}</source>
        <translation>
            <numerusform>No permitido: {move} y %n jugada parecida. {reason} {rule}</numerusform>
            <numerusform>No permitido: {move} y %n jugadas parecidas. {reason} {rule}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not legal: {move}. {reason} {rule}</source>
        <translation>No permitido: {move}. {reason} {rule}</translation>
    </message>
    <message>
        <source>Only cards from the box can be moved.</source>
        <translation>Solo se pueden mover las cartas de la caja.</translation>
    </message>
    <message numerus="yes">
        <source>Solved exactly, %n turn(s) ahead. In equilibrium:</source>
        <translation>
            <numerusform>Resuelto con exactitud, %n turno por delante. En equilibrio:</numerusform>
            <numerusform>Resuelto con exactitud, %n turnos por delante. En equilibrio:</numerusform>
        </translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Otra cosa</translation>
    </message>
    <message>
        <source>The evaluation cannot be started: {reason}.</source>
        <translation>No se puede iniciar la valoración: {reason}.</translation>
    </message>
    <message>
        <source>The evaluation result made no sense.</source>
        <translation>El resultado de la valoración no es válido.</translation>
    </message>
    <message>
        <source>The evaluation stopped early. Try again.</source>
        <translation>La valoración se ha interrumpido. Pídela otra vez.</translation>
    </message>
    <message>
        <source>The first table</source>
        <translation>La primera mesa</translation>
    </message>
    <message>
        <source>The game cannot make sense of this, so the step was taken back.</source>
        <translation>El juego no sabe qué hacer con esto, así que el paso se ha deshecho.</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to decide.</source>
        <translation>La partida ha terminado: no hay nada que decidir.</translation>
    </message>
    <message>
        <source>The other numbers of this kind are now 0.</source>
        <translation>Los demás números de este tipo valen ahora 0.</translation>
    </message>
    <message>
        <source>The table as a QR code: scan it with a camera to get the text.</source>
        <translation>La mesa como código QR: escanéalo para obtener el texto.</translation>
    </message>
    <message>
        <source>The table was copied as a picture, as shown here.</source>
        <translation>La mesa se ha copiado como imagen, tal como se ve aquí.</translation>
    </message>
    <message>
        <source>The table was copied as text. Anyone who pastes it into their laboratory sees all of it.</source>
        <translation>La mesa se ha copiado como texto. Quien la pegue en su laboratorio la verá entera.</translation>
    </message>
    <message>
        <source>The text of this table is too long for a QR code.</source>
        <translation>El texto de esta mesa es demasiado largo para un código QR.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>Es la única jugada posible.</translation>
    </message>
    <message>
        <source>This is the table that was pasted.</source>
        <translation>Esta es la mesa que has pegado.</translation>
    </message>
    <message>
        <source>This is the table you left here.</source>
        <translation>Esta es la mesa que dejaste aquí.</translation>
    </message>
    <message>
        <source>This position could not be evaluated: {reason}</source>
        <translation>No se ha podido valorar la posición: {reason}</translation>
    </message>
    <message>
        <source>This table is playable.</source>
        <translation>En esta mesa se puede seguir jugando.</translation>
    </message>
    <message>
        <source>Unnamed place {number}</source>
        <translation>Lugar sin nombre {number}</translation>
    </message>
    <message>
        <source>What happens at this table</source>
        <translation>Lo que ocurre en esta mesa</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>{card} × {number}</source>
        <translation>{card} × {number}</translation>
    </message>
    <message>
        <source>{card}: less than 1%</source>
        <translation>{card}: menos del 1 %</translation>
    </message>
    <message>
        <source>{card}: no move ever names this card.</source>
        <translation>{card}: ninguna jugada nombra esta carta.</translation>
    </message>
    <message>
        <source>{card}: {chance}%</source>
        <translation>{card}: {chance} %</translation>
    </message>
    <message>
        <source>{chance} ± {off_by}%</source>
        <translation>{chance} ± {off_by} %</translation>
    </message>
    <message>
        <source>{chance}%</source>
        <translation>{chance} %</translation>
    </message>
    <message>
        <source>{move} (a mistake)</source>
        <translation>{move} (un error)</translation>
    </message>
    <message>
        <source>{move}: this seat knows that it is a mistake.</source>
        <translation>{move}: este puesto sabe que es un error.</translation>
    </message>
    <message>
        <source>{move}: {chance}%</source>
        <translation>{move}: {chance} %</translation>
    </message>
    <message>
        <source>{move}: {chance}%, between {low} and {high}%</source>
        <translation>{move}: {chance} %, entre {low} y {high} %</translation>
    </message>
    <message>
        <source>{move}: {share} in 100</source>
        <translation>{move}: {share} de cada 100</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <translation>{move}: {why}</translation>
    </message>
    <message>
        <source>{name}, {number}</source>
        <translation>{name}, {number}</translation>
    </message>
    <message>
        <source>{name}, {player}</source>
        <translation>{name}, {player}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <translation>{name}: {move}</translation>
    </message>
    <message>
        <source>{page}: {game}</source>
        <translation>{page}: {game}</translation>
    </message>
    <message>
        <source>{place}, from the bottom up</source>
        <translation>{place}, de abajo arriba</translation>
    </message>
    <message>
        <source>{place}: no card here to move. See the rule for this place.</source>
        <translation>{place}: aquí no hay ninguna carta que mover. Esta es su regla.</translation>
    </message>
    <message>
        <source>{place}: nothing here.</source>
        <translation>{place}: aquí no hay nada.</translation>
    </message>
    <message>
        <source>{player}: {move}</source>
        <translation>{player}: {move}</translation>
    </message>
    <message>
        <source>{player}’s chance to win after each move</source>
        <translation>Probabilidad de que gane {player} tras cada jugada</translation>
    </message>
    <message>
        <source>{what} Key: {key}</source>
        <translation>{what} Tecla: {key}</translation>
    </message>
    <message>
        <source>{worlds} possible arrangements of the cards were sampled, ignoring what play may give away. The lines mark the margin of error.</source>
        <translation>Se sortearon {worlds} repartos posibles de las cartas, sin tener en cuenta lo que puedan delatar las jugadas. Las rayas marcan el margen de error.</translation>
    </message>
    <message>
        <source>{worlds} worlds tried so far. The lines show where unlimited thinking would end up 95 times in 100.</source>
        <translation>{worlds} mundos probados hasta ahora. Si se pensara sin fin, el resultado caería entre las rayas en 95 de cada 100 casos.</translation>
    </message>
    <message>
        <source>{worlds} worlds were tried. The lines show where unlimited thinking would end up 95 times in 100.</source>
        <translation>Se probaron {worlds} mundos. Si se pensara sin fin, el resultado caería entre las rayas en 95 de cada 100 casos.</translation>
    </message>
    <message>
        <source>{zone} ({number})</source>
        <translation>{zone} ({number})</translation>
    </message>
    <message>
        <source>{zone}, number {number}</source>
        <translation>{zone}, número {number}</translation>
    </message>
    <message>
        <source>{zone}, {player}</source>
        <translation>{zone}, {player}</translation>
    </message>
    <message>
        <source>{zone}: what a card there may be, going by what everyone knows.</source>
        <translation>{zone}: qué puede ser una carta de esta zona, según lo que todos saben.</translation>
    </message>
    <message>
        <source>{zone}: what each of these cards may be, as far as {player} can tell.</source>
        <translation>{zone}: qué puede ser cada una de estas cartas, según lo que puede saber {player}.</translation>
    </message>
    <message>
        <source>{zone}: what this card may be, as far as {player} can tell.</source>
        <translation>{zone}: qué puede ser esta carta, según lo que puede saber {player}.</translation>
    </message>
</context>
<context>
    <name>ladder</name>
    <message>
        <source>You have beaten {opponent} with help: their picture in the arch of {game} now has half a crown.</source>
        <translation>Has vencido a {opponent} con ayuda: su retrato en el arco de {game} lleva ahora media corona.</translation>
    </message>
    <message>
        <source>You have beaten {opponent}, whose picture now hangs in the arch of {game}.</source>
        <translation>Has vencido a {opponent}: su retrato cuelga ahora en el arco de {game}.</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Another move is better. Try again.</source>
        <translation>Hay una jugada mejor. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Another move was better.</source>
        <translation>Había una jugada mejor.</translation>
    </message>
    <message>
        <source>Done. The next table is ready.</source>
        <translation>Hecho. La siguiente mesa está lista.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Encuentra la mejor jugada.</translation>
    </message>
    <message>
        <source>Find the best move. You have one try.</source>
        <translation>Encuentra la mejor jugada. Tienes un solo intento.</translation>
    </message>
    <message>
        <source>It ends the game.</source>
        <translation>Así termina la partida.</translation>
    </message>
    <message>
        <source>It reveals something hidden, which may decide how the game goes on.</source>
        <translation>Así se revela algo oculto, que puede decidir cómo sigue la partida.</translation>
    </message>
    <message>
        <source>Right, that is as good as any. {why}</source>
        <translation>Correcto, no hay nada mejor. {why}</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Asalto</translation>
    </message>
    <message>
        <source>That is allowed, too. This step will return at the right moment.</source>
        <translation>Eso también vale. Este paso volverá en el momento oportuno.</translation>
    </message>
    <message>
        <source>The best move. {why}</source>
        <translation>La mejor jugada. {why}</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La lección ha terminado.</translation>
    </message>
    <message>
        <source>Then it is someone else’s turn.</source>
        <translation>Después le toca a otro jugador.</translation>
    </message>
    <message>
        <source>Then you decide again.</source>
        <translation>Después vuelves a decidir tú.</translation>
    </message>
    <message>
        <source>There is nothing new here: play as you like. Point at a card or a move to read what it does.</source>
        <translation>Aquí no hay nada nuevo: juega como quieras. Señala una carta o una jugada para leer qué hace.</translation>
    </message>
    <message>
        <source>This exercise does not fit this version’s rules.</source>
        <translation>Este ejercicio no encaja con las reglas de esta versión del programa.</translation>
    </message>
    <message>
        <source>This wins {chance} of 100 such games; the best move wins {best}. Try again.</source>
        <translation>Así se ganan {chance} de cada 100 partidas; con la mejor jugada, {best}. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>Watch until it is your turn again.</source>
        <translation>Observa hasta que vuelva a ser tu turno.</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Bien hecho.</translation>
    </message>
    <message>
        <source>What you know argues against this move. Try again.</source>
        <translation>Por lo que sabes, esta jugada no conviene. Inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>You have seen every step. Play on to the end; a button will then let you start a new game.</source>
        <translation>Has visto todos los pasos. Juega hasta el final; después podrás empezar otra partida con un botón.</translation>
    </message>
    <message>
        <source>Your turn: find the best move. Your move is compared with it, and you may try again.</source>
        <translation>Te toca: encuentra la mejor jugada. La tuya se compara con ella, y puedes intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>{chances} {fact}</source>
        <translation>{chances} {fact}</translation>
    </message>
    <message>
        <source>{chance}% instead of {other}%.</source>
        <translation>{chance}&#xa0;% en lugar de {other}&#xa0;%.</translation>
    </message>
    <message>
        <source>{chance}%. What you know argues against every other move.</source>
        <translation>{chance}&#xa0;%. Por lo que sabes, no conviene ninguna otra jugada.</translation>
    </message>
    <message>
        <source>{chance}%: about as good as “{other}”.</source>
        <translation>{chance}&#xa0;%: más o menos igual de buena que «{other}».</translation>
    </message>
    <message>
        <source>{chance}%; “{other}” gives you {better}%.</source>
        <translation>{chance}&#xa0;%; «{other}» te da un {better}&#xa0;%.</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <translation>{move}: {why}</translation>
    </message>
</context>
<context>
    <name>learn/edition</name>
    <message>
        <source>In this edition: {changes}.</source>
        <translation>En esta edición: {changes}.</translation>
    </message>
    <message>
        <source>This edition’s numbers</source>
        <translation>Los números de esta edición</translation>
    </message>
    <message>
        <source>You are playing the edition “{name}”.</source>
        <translation>Se juega con la edición «{name}».</translation>
    </message>
    <message>
        <source>{what}: {number} instead of {usual}</source>
        <extracomment>{what} is a number&apos;s name, such as “Cards in hand”, or the name of a card, of which there are so many.</extracomment>
        <translation>{what}: {number} en lugar de {usual}</translation>
    </message>
    <message>
        <source>{what}: {number} instead of {usual} (at a table for {seats})</source>
        <extracomment>Like the one before; {seats} is one number of players or several, as in “2, 3”.</extracomment>
        <translation>{what}: {number} en lugar de {usual} (en una mesa de {seats})</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Assisted</source>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>Conceded by {players}</source>
        <translation>Abandonada por {players}</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Dañada</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <translation>Nadie va ganando aún</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>No gana nadie</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Sin terminar</translation>
    </message>
    <message>
        <source>Older rules</source>
        <translation>Reglas antiguas</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Shared by {players}</source>
        <translation>Victoria compartida: {players}</translation>
    </message>
    <message>
        <source>The damaged record {file} cannot be kept beside a repaired one: {reason}.</source>
        <translation>El registro dañado {file} no se puede conservar junto al reparado: {reason}.</translation>
    </message>
    <message>
        <source>The end of this record is damaged; you can watch up to that point and continue from there.</source>
        <translation>El final de este registro está dañado; puedes verlo hasta ahí y continuar desde ese punto.</translation>
    </message>
    <message>
        <source>The file {file} cannot be moved: {reason}.</source>
        <translation>No se puede mover el archivo {file}: {reason}.</translation>
    </message>
    <message>
        <source>The record of this game was damaged, so the game goes on from the last move that could be read; the damaged file is kept as {file}.</source>
        <translation>El registro de esta partida estaba dañado: se continúa desde la última jugada legible. El archivo dañado se conserva como {file}.</translation>
    </message>
    <message>
        <source>This game is open in another window: {game}. Here you can watch it, but not play it.</source>
        <translation>Esta partida está abierta en otra ventana: {game}. Aquí puedes verla, pero no jugarla.</translation>
    </message>
    <message>
        <source>This game was started under older rules, some of which have changed since.</source>
        <translation>Esta partida se empezó con reglas anteriores; algunas han cambiado desde entonces.</translation>
    </message>
    <message>
        <source>Tied at {most}</source>
        <translation>Empate a {most}</translation>
    </message>
    <message>
        <source>Won by {players}</source>
        <translation>Gana {players}</translation>
    </message>
    <message numerus="yes">
        <source>You lead by %n point(s)</source>
        <translation>
            <numerusform>Vas ganando por %n punto</numerusform>
            <numerusform>Vas ganando por %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {most} to {second}</source>
        <translation>Vas ganando {most} a {second}</translation>
    </message>
    <message>
        <source>{game}, a practice game: {players}, started {when}</source>
        <translation>{game}, partida de práctica: {players}, empezada el {when}</translation>
    </message>
    <message>
        <source>{game}: {players}, started {when}</source>
        <translation>{game}: {players}, partida empezada el {when}</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n point(s)</source>
        <translation>
            <numerusform>{player} va ganando por %n punto</numerusform>
            <numerusform>{player} va ganando por %n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {most} to {second}</source>
        <translation>{player} va ganando {most} a {second}</translation>
    </message>
    <message>
        <source>{player} {score}</source>
        <translation>{player} {score}</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Portrait of {player}: {looks}</source>
        <translation>Retrato de {player}: {looks}</translation>
    </message>
    <message>
        <source>a cook in a tall white hat</source>
        <translation>un cocinero con un gorro blanco alto</translation>
    </message>
    <message>
        <source>a figure in a raven mask</source>
        <translation>una figura con máscara de cuervo</translation>
    </message>
    <message>
        <source>a figure with curls and golden earrings</source>
        <translation>una figura de pelo rizado con pendientes de oro</translation>
    </message>
    <message>
        <source>a jester in a cap with bells</source>
        <translation>un bufón con gorro de cascabeles</translation>
    </message>
    <message>
        <source>a knight in a great helm</source>
        <translation>un caballero con un gran yelmo</translation>
    </message>
    <message>
        <source>a man with a mustache and a feathered hat</source>
        <translation>un hombre con bigote y una pluma en el sombrero</translation>
    </message>
    <message>
        <source>a page in a feathered cap</source>
        <translation>un paje con una pluma en la gorra</translation>
    </message>
    <message>
        <source>a redhead with a wreath of flowers</source>
        <translation>una persona pelirroja con una corona de flores</translation>
    </message>
    <message>
        <source>a scholar in a square cap</source>
        <translation>una figura erudita con birrete</translation>
    </message>
    <message>
        <source>a warrior with braids and a winged helmet</source>
        <translation>una guerrera con trenzas y casco alado</translation>
    </message>
    <message>
        <source>a woman in a tall red hat with a veil</source>
        <translation>una mujer con sombrero rojo alto y velo</translation>
    </message>
    <message>
        <source>a woman in a winged white cap</source>
        <translation>una mujer con una toca blanca alada</translation>
    </message>
    <message>
        <source>a woman with round glasses and a white ruff</source>
        <translation>una mujer con gafas redondas y gorguera blanca</translation>
    </message>
    <message>
        <source>a young ruler with a crown</source>
        <translation>un rostro joven con corona</translation>
    </message>
    <message>
        <source>an old man in a green hood</source>
        <translation>un anciano con capucha verde</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>The game could not be reviewed: {reason}</source>
        <translation>No se ha podido analizar la partida: {reason}</translation>
    </message>
    <message>
        <source>The review result made no sense.</source>
        <translation>El resultado del análisis no es válido.</translation>
    </message>
</context>
<context>
    <name>rewards</name>
    <message>
        <source>Battlements</source>
        <translation>Almenas</translation>
    </message>
    <message>
        <source>Candlelight</source>
        <translation>Luz de velas</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dorso de las cartas</translation>
    </message>
    <message>
        <source>Checkered floor</source>
        <translation>Suelo ajedrezado</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Amanecer</translation>
    </message>
    <message>
        <source>Ear behind the Curtain</source>
        <translation>Oído tras la cortina</translation>
    </message>
    <message>
        <source>Eye of the Realm</source>
        <translation>Ojo del reino</translation>
    </message>
    <message>
        <source>Guard at the Gate</source>
        <translation>Guardia de la puerta</translation>
    </message>
    <message>
        <source>Hand of the King</source>
        <translation>Mano del rey</translation>
    </message>
    <message>
        <source>Heart of the Village</source>
        <translation>Corazón del pueblo</translation>
    </message>
    <message>
        <source>Honeycomb</source>
        <translation>Panal</translation>
    </message>
    <message>
        <source>Key to the Tower</source>
        <translation>Llave de la torre</translation>
    </message>
    <message>
        <source>Knots</source>
        <translation>Nudos</translation>
    </message>
    <message>
        <source>Lattice window</source>
        <translation>Celosía</translation>
    </message>
    <message>
        <source>Laurel</source>
        <translation>Laurel</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Luz de luna</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Cielo nocturno</translation>
    </message>
    <message>
        <source>Open sea</source>
        <translation>Alta mar</translation>
    </message>
    <message>
        <source>Peacock feathers</source>
        <translation>Plumas de pavo real</translation>
    </message>
    <message>
        <source>Pearls</source>
        <translation>Perlas</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Pétalos</translation>
    </message>
    <message>
        <source>Portrait frame</source>
        <translation>Marco del retrato</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Lluvia</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Cuerda</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Rosas</translation>
    </message>
    <message>
        <source>Shield of the Poor</source>
        <translation>Escudo de los pobres</translation>
    </message>
    <message>
        <source>Stage light</source>
        <translation>Luces de escenario</translation>
    </message>
    <message>
        <source>Stained glass</source>
        <translation>Vidriera</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Estrellas</translation>
    </message>
    <message>
        <source>Sunbeams</source>
        <translation>Rayos de sol</translation>
    </message>
    <message>
        <source>Thorns</source>
        <translation>Espinas</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Under the trees</source>
        <translation>Bajo los árboles</translation>
    </message>
    <message>
        <source>Underwater</source>
        <translation>Bajo el agua</translation>
    </message>
    <message>
        <source>Voice of the Council</source>
        <translation>Voz del consejo</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}, {title}</translation>
    </message>
</context>
<context>
    <name>road</name>
    <message>
        <source>Every boss is beaten. The throne is yours.</source>
        <translation>Has vencido a todos los jefes. El trono es tuyo.</translation>
    </message>
    <message>
        <source>The way to {station} is open.</source>
        <translation>Camino abierto: {station}.</translation>
    </message>
    <message numerus="yes">
        <source>{station}: %n new crown(s).</source>
        <translation>
            <numerusform>{station}: %n corona nueva.</numerusform>
            <numerusform>{station}: %n coronas nuevas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{station}: no new crown this time.</source>
        <translation>{station}: esta vez no hay corona nueva.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Some settings were invalid, so they were reset to their defaults; the old file is kept as {file}.</source>
        <translation>Algunos ajustes no eran válidos y se han restablecido; el archivo antiguo se conserva como {file}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in {file}: {reason}.</source>
        <translation>No se pueden guardar los ajustes en {file}: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read ({reason}), so the defaults are used.</source>
        <translation>Los ajustes de {file} no se pueden leer ({reason}), así que se usan los habituales.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the defaults are used; the damaged file is kept as {file}.</source>
        <translation>Los ajustes estaban dañados, así que se usan los habituales; el archivo dañado se conserva como {file}.</translation>
    </message>
</context>
</TS>
