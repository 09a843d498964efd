<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>behind-the-throne/aid</name>
    <message>
        <source>1 General: down by 3.</source>
        <translation>1 General: resta 3.</translation>
    </message>
    <message>
        <source>2 Prophet: look at the top card of the deck.</source>
        <translation>2 Profeta: mira la carta superior del mazo.</translation>
    </message>
    <message>
        <source>3 Jester: up or down by 1.</source>
        <translation>3 Bufón: suma o resta 1.</translation>
    </message>
    <message>
        <source>4 Assassin: down by 2.</source>
        <translation>4 Asesino: resta 2.</translation>
    </message>
    <message>
        <source>5 Judge: use one of your sideways stacks.</source>
        <translation>5 Juez: hace actuar una de tus pilas giradas.</translation>
    </message>
    <message>
        <source>6 Minstrel: anyone who swaps with you must take a Minstrel.</source>
        <translation>6 Juglar: quien intercambia contigo debe coger un Juglar.</translation>
    </message>
    <message>
        <source>7 Alchemist: anyone who destroys a card of yours must choose an Alchemist.</source>
        <translation>7 Alquimista: quien destruye una carta tuya debe elegir un Alquimista.</translation>
    </message>
    <message>
        <source>8 Queen: destroy a card only if the row has more cards than you have Queens.</source>
        <translation>8 Reina: solo destruyes una carta si hay más en la fila que Reinas en tu pila.</translation>
    </message>
    <message>
        <source>9 King: swap only if the row has at least as many cards as you have Kings.</source>
        <translation>9 Rey: solo intercambias si hay al menos tantas cartas en la fila como Reyes en tu pila.</translation>
    </message>
    <message>
        <source>Always, even without the largest stack.</source>
        <translation>Siempre, aunque tu pila no sea la más grande.</translation>
    </message>
    <message>
        <source>As often as needed, if you have the largest stack.</source>
        <translation>Con la pila más grande del personaje, tantas veces como haga falta.</translation>
    </message>
    <message>
        <source>Destroying a card</source>
        <translation>Destruir una carta</translation>
    </message>
    <message>
        <source>Each once per turn, on the newest card, if you have the largest stack.</source>
        <translation>Una vez por turno cada una, sobre la última carta y con la pila más grande del personaje.</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Final y puntuación</translation>
    </message>
    <message>
        <source>Every stack of two or more scores its value once; a single card scores nothing.</source>
        <translation>Cada pila de dos o más cartas puntúa su valor una vez; una carta sola no puntúa.</translation>
    </message>
    <message>
        <source>Give the whole row to another player and take one card from their stacks.</source>
        <translation>Dale toda la fila a otro jugador y coge una carta de sus pilas.</translation>
    </message>
    <message>
        <source>Manipulative stacks (1 to 5)</source>
        <translation>Pilas de manipulación (1 a 5)</translation>
    </message>
    <message>
        <source>More than five stacks: discard whole stacks right away.</source>
        <translation>Si pasas de cinco pilas, descarta de inmediato pilas enteras.</translation>
    </message>
    <message>
        <source>Nine characters: five copies of each for two players, seven for three, and nine for four.</source>
        <translation>Nueve personajes: cinco copias de cada uno con dos jugadores, siete con tres y nueve con cuatro.</translation>
    </message>
    <message>
        <source>Once per revealed card; at most one card per player each turn.</source>
        <translation>Una vez por carta revelada; en cada turno, solo una carta por jugador.</translation>
    </message>
    <message>
        <source>One stack per kind, and at most five stacks of at most five cards each.</source>
        <translation>Una pila por personaje; como máximo, cinco pilas de hasta cinco cartas cada una.</translation>
    </message>
    <message>
        <source>Prohibitive stacks (8 and 9)</source>
        <translation>Pilas de prohibición (8 y 9)</translation>
    </message>
    <message>
        <source>Protective stacks (6 and 7)</source>
        <translation>Pilas de protección (6 y 7)</translation>
    </message>
    <message>
        <source>Reveal 1 to 5 cards, one by one.</source>
        <translation>Revela de 1 a 5 cartas, una a una.</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Pilas</translation>
    </message>
    <message>
        <source>Stop whenever you like: collect the row or swap it.</source>
        <translation>Detente cuando quieras: recoge la fila o intercámbiala.</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Intercambiar la fila</translation>
    </message>
    <message>
        <source>The End of Game card ends the game at once; that turn’s row belongs to nobody.</source>
        <translation>Con la carta Fin de partida, la partida termina en el acto; la fila de ese turno no es de nadie.</translation>
    </message>
    <message>
        <source>The End of Game card starts the discard pile.</source>
        <translation>La carta Fin de partida es la primera de los descartes.</translation>
    </message>
    <message>
        <source>The first deck has no End of Game card; when it runs out, the discard pile and the End of Game card form a new one.</source>
        <translation>El primer mazo no tiene la carta Fin de partida; cuando se agota, los descartes y esa carta forman el nuevo.</translation>
    </message>
    <message>
        <source>The gift is placed first, then the card that was taken.</source>
        <translation>Primero se coloca el regalo y después la carta cogida.</translation>
    </message>
    <message>
        <source>The newest card may not be higher than the card before it.</source>
        <translation>La última carta no puede ser más alta que la anterior.</translation>
    </message>
    <message>
        <source>Too high: bring the card down with abilities, or lose the row.</source>
        <translation>Demasiado alta: rebájala con habilidades o pierdes la fila.</translation>
    </message>
    <message>
        <source>When the newest card equals the one before it, you may discard one card from anyone’s stacks.</source>
        <translation>Si la última carta es igual a la anterior, puedes descartar una carta de las pilas de cualquiera.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/card</name>
    <message>
        <source>Alchemist</source>
        <translation>Alquimista</translation>
    </message>
    <message>
        <source>Anyone who destroys a card of yours must choose an Alchemist.</source>
        <translation>Quien destruya una de tus cartas debe elegir un Alquimista.</translation>
    </message>
    <message>
        <source>Anyone who swaps with you must take a Minstrel.</source>
        <translation>Quien intercambie contigo debe coger un Juglar.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Asesino</translation>
    </message>
    <message>
        <source>Brings the newest card down by 2.</source>
        <translation>Resta 2 a la última carta.</translation>
    </message>
    <message>
        <source>Brings the newest card down by 3.</source>
        <translation>Resta 3 a la última carta.</translation>
    </message>
    <message>
        <source>Destroy a card only if the row has more cards than you have Queens.</source>
        <translation>Solo destruyes una carta si hay más en la fila que Reinas en tu pila.</translation>
    </message>
    <message>
        <source>End of Game</source>
        <translation>Fin de partida</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Bufón</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Lets you use one of your sideways stacks.</source>
        <translation>Hace actuar una de tus pilas giradas.</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Juglar</translation>
    </message>
    <message>
        <source>Moves the newest card up or down by 1.</source>
        <translation>Suma o resta 1 a la última carta.</translation>
    </message>
    <message>
        <source>Prophet</source>
        <translation>Profeta</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Shows you the top card of the deck.</source>
        <translation>Te muestra la carta superior del mazo.</translation>
    </message>
    <message>
        <source>Swap only if the row has at least as many cards as you have Kings.</source>
        <translation>Solo intercambias si hay al menos tantas cartas en la fila como Reyes en tu pila.</translation>
    </message>
    <message>
        <source>The game ends at once when this card is revealed.</source>
        <translation>La partida termina en cuanto se revela esta carta.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>al instante</translation>
    </message>
    <message>
        <source>destroying</source>
        <translation>destrucción</translation>
    </message>
    <message>
        <source>next card</source>
        <translation>la siguiente</translation>
    </message>
    <message>
        <source>swapping</source>
        <translation>intercambio</translation>
    </message>
    <message>
        <source>use a stack</source>
        <translation>usar pila</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/course</name>
    <message>
        <source>17 to 9. If you trail, bank points before the End of Game card turns up; if you lead, hurry to reveal it.</source>
        <translation>17 a 9. Si vas perdiendo, asegura puntos antes de que salga la carta Fin de partida; si vas ganando, date prisa en revelarla.</translation>
    </message>
    <message>
        <source>8 points for two low cards. But look at what your rival could make of the row before you give it away.</source>
        <translation>8 puntos por dos cartas bajas. Pero mira qué puede hacer tu rival con la fila antes de entregarla.</translation>
    </message>
    <message>
        <source>9 points. The more a row is worth, and the lower its last card, the sooner you should stop.</source>
        <translation>9 puntos. Cuanto más da una fila y más baja es su última carta, antes conviene parar.</translation>
    </message>
    <message>
        <source>A Judge: 5. Four of the nine characters are higher, and any of them would cost you the row. Stop and take both cards.</source>
        <translation>Un Juez: 5. Cuatro de los nueve personajes son más altos, y cualquiera de ellos te costaría la fila. Para y recoge las dos cartas.</translation>
    </message>
    <message>
        <source>A King comes next: too high after a Minstrel. Take the row while you can.</source>
        <translation>Ahora viene un Rey: demasiado alto tras un Juglar. Recoge la fila mientras puedas.</translation>
    </message>
    <message>
        <source>A King in the row and another in your stacks. After a Prophet, only Generals and Prophets fit; any other card would cost you the row. Take what you have.</source>
        <translation>Un Rey en la fila y otro en tus pilas. Tras un Profeta solo valen Generales y Profetas; cualquier otra carta te cuesta la fila. Quédate con lo que tienes.</translation>
    </message>
    <message>
        <source>A Queen: 8. The next card must not be higher, and only a King is. Reveal another card.</source>
        <translation>Una Reina: 8. La siguiente carta no puede ser más alta, y solo un Rey lo es. Revela otra.</translation>
    </message>
    <message>
        <source>A row does not count until it is yours.</source>
        <translation>Una fila solo cuenta cuando es tuya.</translation>
    </message>
    <message>
        <source>A second General would be enough to tie, and one is in the row.</source>
        <translation>Con un segundo General empatarías, y hay uno en la fila.</translation>
    </message>
    <message>
        <source>A stack of one card scores nothing.</source>
        <translation>Una pila de una sola carta no puntúa.</translation>
    </message>
    <message>
        <source>A swap gives the Queen away, and your own Queen stays a single card.</source>
        <translation>Con el intercambio entregas la Reina, y la tuya se queda sola.</translation>
    </message>
    <message>
        <source>A swap gives your row away and destroys nothing.</source>
        <translation>El intercambio entrega tu fila y no destruye nada.</translation>
    </message>
    <message>
        <source>A swap gives your row away. You can keep it for yourself.</source>
        <translation>Con el intercambio entregas tu fila. Puedes quedártela.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>A turn begins with a card from the deck.</source>
        <translation>Un turno empieza con una carta del mazo.</translation>
    </message>
    <message>
        <source>Another card could be too high and cost you the row. Collect the Queen first.</source>
        <translation>Otra carta podría ser demasiado alta, y perderías la fila. Recoge antes la Reina.</translation>
    </message>
    <message>
        <source>Bring the 7 down to 5 or less.</source>
        <translation>Rebaja el 7 a 5 o menos.</translation>
    </message>
    <message>
        <source>Collect the King.</source>
        <translation>Recoge el Rey.</translation>
    </message>
    <message>
        <source>Collect the row first; then you choose what has to go.</source>
        <translation>Recoge primero la fila; después eliges qué descartar.</translation>
    </message>
    <message>
        <source>Collect the row.</source>
        <translation>Recoge la fila.</translation>
    </message>
    <message>
        <source>Destroy a King: drag one of your rival’s to the discard pile.</source>
        <translation>Destruye un Rey: arrastra uno de tu rival a los descartes.</translation>
    </message>
    <message>
        <source>Destroy first: it costs you nothing, and you may still go on or stop afterward.</source>
        <translation>Destruye primero: no te cuesta nada, y después aún puedes seguir o parar.</translation>
    </message>
    <message>
        <source>Destroying a card</source>
        <translation>Destruir una carta</translation>
    </message>
    <message>
        <source>Do not reveal the King. Collect the row.</source>
        <translation>No reveles el Rey: recoge la fila.</translation>
    </message>
    <message>
        <source>Drag another card from the deck into the row.</source>
        <translation>Arrastra otra carta del mazo a la fila.</translation>
    </message>
    <message>
        <source>Drag the Judge to your Assassin, or choose the move from the list.</source>
        <translation>Arrastra el Juez a tu Asesino o elige la jugada en la lista.</translation>
    </message>
    <message>
        <source>Drag the card from the deck into the row.</source>
        <translation>Arrastra la carta del mazo a la fila.</translation>
    </message>
    <message>
        <source>Drag the row to your place, or press the button on the table.</source>
        <translation>Arrastra la fila a tu sitio, o pulsa el botón de la mesa.</translation>
    </message>
    <message>
        <source>Drag the row to your place.</source>
        <translation>Arrastra la fila a tu sitio.</translation>
    </message>
    <message>
        <source>Drag the top card of the deck into the row.</source>
        <translation>Arrastra la carta superior del mazo a la fila.</translation>
    </message>
    <message>
        <source>Drag your Assassin or your General to the row.</source>
        <translation>Arrastra tu Asesino o tu General a la fila.</translation>
    </message>
    <message>
        <source>Drag your General to the discard pile.</source>
        <translation>Arrastra tu General a los descartes.</translation>
    </message>
    <message>
        <source>Drag your Prophet to the deck.</source>
        <translation>Arrastra tu Profeta al mazo.</translation>
    </message>
    <message>
        <source>Drag your rival’s Alchemist to the discard pile.</source>
        <translation>Arrastra el Alquimista de tu rival a los descartes.</translation>
    </message>
    <message>
        <source>Drag your rival’s Judge to your stacks.</source>
        <translation>Arrastra el Juez de tu rival a tus pilas.</translation>
    </message>
    <message>
        <source>Drag your rival’s Minstrel to your stacks.</source>
        <translation>Arrastra el Juglar de tu rival a tus pilas.</translation>
    </message>
    <message>
        <source>Drag your rival’s Queen to your stacks.</source>
        <translation>Arrastra la Reina de tu rival a tus pilas.</translation>
    </message>
    <message>
        <source>Each of the two cards starts a stack. You may own five stacks, each with up to five cards.</source>
        <translation>Cada una de las dos cartas empieza una pila. Puedes tener cinco pilas, de hasta cinco cartas cada una.</translation>
    </message>
    <message>
        <source>Five stacks</source>
        <translation>Cinco pilas</translation>
    </message>
    <message>
        <source>Go on or stop? Use your Prophet, who shows the top card of the deck to you alone.</source>
        <translation>¿Seguir o parar? Usa tu Profeta, que te muestra solo a ti la carta superior del mazo.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>¿Cómo gano?</translation>
    </message>
    <message>
        <source>How many stacks may I own?</source>
        <translation>¿Cuántas pilas puedo tener?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>Instead of collecting, you may give the row to your rival and take one of their cards. This row does little for you. Take the card that makes a pair.</source>
        <translation>En vez de recoger, puedes entregar la fila a tu rival y coger una de sus cartas. Esta fila te sirve de poco. Coge la carta que te dé una pareja.</translation>
    </message>
    <message>
        <source>Minstrel and Alchemist</source>
        <translation>Juglar y Alquimista</translation>
    </message>
    <message>
        <source>On your turn, you reveal cards from the deck into a row, one by one. The first one is always safe. Reveal it.</source>
        <translation>En tu turno revelas cartas del mazo, una a una, y formas una fila. La primera siempre es segura. Revélala.</translation>
    </message>
    <message>
        <source>Protection works as often as needed while the card stands upright.</source>
        <translation>La protección actúa siempre que haga falta, mientras la carta esté disponible.</translation>
    </message>
    <message>
        <source>Queens and Kings</source>
        <translation>Reinas y Reyes</translation>
    </message>
    <message>
        <source>Reveal another card.</source>
        <translation>Revela otra carta.</translation>
    </message>
    <message>
        <source>Saved again, and now both stacks lie sideways. At the end of your turn, they stand up again.</source>
        <translation>Fila salvada otra vez, y ahora las dos pilas están giradas. Al final de tu turno se enderezan.</translation>
    </message>
    <message>
        <source>Saved. A used stack lies sideways until your turn ends. Once you collect the Alchemist, it is a 7 again.</source>
        <translation>Fila salvada. Una pila usada queda girada hasta que termine tu turno. Cuando recojas el Alquimista, volverá a valer 7.</translation>
    </message>
    <message>
        <source>Saving a row</source>
        <translation>Salvar una fila</translation>
    </message>
    <message>
        <source>Sideways cards</source>
        <translation>Cartas giradas</translation>
    </message>
    <message>
        <source>Swapping the row</source>
        <translation>Intercambiar la fila</translation>
    </message>
    <message>
        <source>That pair was worth points. Single cards score nothing: discard one of them instead.</source>
        <translation>Esa pareja te daba puntos. Las cartas sueltas no puntúan: descarta mejor una de ellas.</translation>
    </message>
    <message>
        <source>That was a single card, which scores nothing. The two Kings score 9.</source>
        <translation>Esa carta estaba sola y no puntuaba. Los dos Reyes puntúan 9.</translation>
    </message>
    <message>
        <source>That was one of your own cards. Choose one of your rival’s.</source>
        <translation>Esa carta era tuya. Elige una de tu rival.</translation>
    </message>
    <message>
        <source>That was the End of Game card. 8 points beat 7: you win.</source>
        <translation>Era la carta Fin de partida. 8 puntos contra 7: has ganado.</translation>
    </message>
    <message>
        <source>That was the End of Game card. The row belongs to nobody, and your rival wins.</source>
        <translation>Era la carta Fin de partida. La fila no es de nadie, y gana tu rival.</translation>
    </message>
    <message>
        <source>That went well. But any Minstrel, Alchemist, Queen, or King in the deck would have cost you the row.</source>
        <translation>Ha salido bien. Pero cualquier Juglar, Alquimista, Reina o Rey del mazo te habría costado la fila.</translation>
    </message>
    <message>
        <source>The Alchemist is too high: 7 after 5. Save the row: bring the card down with your Assassin (by 2), General (by 3), or Jester (by 1).</source>
        <translation>El Alquimista es demasiado alto: 7 tras 5. Salva la fila: rebaja la carta con tu Asesino (en 2), tu General (en 3) o tu Bufón (en 1).</translation>
    </message>
    <message>
        <source>The End of Game card</source>
        <translation>La carta Fin de partida</translation>
    </message>
    <message>
        <source>The Jester changes the card by only 1, so it is still too high. Either the Assassin or the General would be enough.</source>
        <translation>El Bufón solo cambia la carta en 1: sigue siendo demasiado alta. Basta con el Asesino o con el General.</translation>
    </message>
    <message>
        <source>The Judge</source>
        <translation>El Juez</translation>
    </message>
    <message>
        <source>The Judge stands upright; the Assassin brings a card down by 2.</source>
        <translation>El Juez está disponible; el Asesino resta 2 a una carta.</translation>
    </message>
    <message>
        <source>The Minstrel is still too high. Only your Judge can help now.</source>
        <translation>El Juglar sigue siendo demasiado alto. Ahora solo tu Juez puede ayudar.</translation>
    </message>
    <message>
        <source>The Prophet</source>
        <translation>El Profeta</translation>
    </message>
    <message>
        <source>The Queen and the Minstrel are yours, and your rival does not know what is on top of the deck.</source>
        <translation>La Reina y el Juglar son tuyos, y tu rival no sabe qué hay encima del mazo.</translation>
    </message>
    <message>
        <source>The Queen in the row is not yours yet.</source>
        <translation>La Reina de la fila todavía no es tuya.</translation>
    </message>
    <message>
        <source>The cards are equal, but your rival’s Alchemist stands upright, so you may destroy only an Alchemist. Do that, and next time you can reach the Kings.</source>
        <translation>Las cartas son iguales, pero el Alquimista de tu rival está disponible, así que solo puedes destruir un Alquimista. Hazlo, y la próxima vez podrás alcanzar los Reyes.</translation>
    </message>
    <message>
        <source>The game ends as soon as the End of Game card is revealed, and the highest score wins. You lead 8 to 7. Reveal the last card of the deck.</source>
        <translation>La partida termina en cuanto se revela la carta Fin de partida, y gana la puntuación más alta. Vas ganando 8 a 7. Revela la última carta del mazo.</translation>
    </message>
    <message>
        <source>The game goes on until the End of Game card is revealed.</source>
        <translation>La partida sigue hasta que se revela la carta Fin de partida.</translation>
    </message>
    <message>
        <source>The row has two cards, as many as you have Kings. Now swap the row for the Judge.</source>
        <translation>La fila tiene dos cartas, tantas como Reyes tienes tú. Ahora intercámbiala por el Juez.</translation>
    </message>
    <message>
        <source>Too high. The whole row went to the discard pile, and your turn is over.</source>
        <translation>Demasiado alta. Toda la fila ha ido a los descartes, y tu turno ha terminado.</translation>
    </message>
    <message>
        <source>Too high: the row is gone, and so is your swap.</source>
        <translation>Demasiado alta: has perdido la fila, y con ella el intercambio.</translation>
    </message>
    <message>
        <source>Too high: the row is gone, and with it your second General.</source>
        <translation>Demasiado alta: has perdido la fila, y con ella tu segundo General.</translation>
    </message>
    <message>
        <source>Two Judges: 5 more points. Queens work similarly: to destroy a card, you need more cards in the row than you have Queens.</source>
        <translation>Dos Jueces: 5 puntos más. Con las Reinas pasa algo parecido: para destruir una carta debe haber más en la fila que Reinas en tu pila.</translation>
    </message>
    <message>
        <source>Two Kings score 9 only if they are yours.</source>
        <translation>Dos Reyes solo puntúan 9 si son tuyos.</translation>
    </message>
    <message>
        <source>Two Kings score 9; one King scores nothing.</source>
        <translation>Dos Reyes puntúan 9; uno solo no puntúa.</translation>
    </message>
    <message>
        <source>Two Minstrels: 6 points, and now nobody can take anything but a Minstrel from you.</source>
        <translation>Dos Juglares: 6 puntos, y ahora en un intercambio solo pueden quitarte un Juglar.</translation>
    </message>
    <message>
        <source>Two Queens: 8 points. Your rival then made a pair of Alchemists: 7 points.</source>
        <translation>Dos Reinas: 8 puntos. Después tu rival ha formado una pareja de Alquimistas: 7 puntos.</translation>
    </message>
    <message>
        <source>Two against two: now your Generals work, and so do your rival’s.</source>
        <translation>Dos contra dos: ahora funcionan tus Generales, y también los de tu rival.</translation>
    </message>
    <message>
        <source>Two cards of a kind score their value; a single card scores nothing. You own a Queen, and there is another in the row: collect the row.</source>
        <translation>Dos cartas iguales puntúan su valor; una sola no puntúa. Tienes una Reina, y en la fila hay otra: recoge la fila.</translation>
    </message>
    <message>
        <source>Two equal cards, one after the other: you may discard one card from anyone’s stacks. Your rival’s two Kings score 9. Break up the pair.</source>
        <translation>Dos cartas iguales seguidas: puedes descartar una carta de las pilas de cualquiera. Los dos Reyes de tu rival puntúan 9. Rompe la pareja.</translation>
    </message>
    <message>
        <source>Two more single cards: they score nothing.</source>
        <translation>Dos cartas sueltas más: no puntúan.</translation>
    </message>
    <message>
        <source>What do I do on my turn?</source>
        <translation>¿Qué hago en mi turno?</translation>
    </message>
    <message>
        <source>What do the Minstrel and Alchemist protect against?</source>
        <translation>¿De qué protegen el Juglar y el Alquimista?</translation>
    </message>
    <message>
        <source>What does the Judge do?</source>
        <translation>¿Qué hace el Juez?</translation>
    </message>
    <message>
        <source>What does the Prophet do?</source>
        <translation>¿Qué hace el Profeta?</translation>
    </message>
    <message>
        <source>What happens if a card is too high?</source>
        <translation>¿Qué pasa si una carta es demasiado alta?</translation>
    </message>
    <message>
        <source>What happens to the row when the End of Game card turns up?</source>
        <translation>¿Qué pasa con la fila cuando sale la carta Fin de partida?</translation>
    </message>
    <message>
        <source>What is a swap good for?</source>
        <translation>¿Para qué sirve un intercambio?</translation>
    </message>
    <message>
        <source>When does the game end?</source>
        <translation>¿Cuándo termina la partida?</translation>
    </message>
    <message>
        <source>When may I destroy a card?</source>
        <translation>¿Cuándo puedo destruir una carta?</translation>
    </message>
    <message>
        <source>When should I stop?</source>
        <translation>¿Cuándo conviene parar?</translation>
    </message>
    <message>
        <source>When the deck runs out, the discards and the End of Game card form the next. It is one of its last two cards, and you trail 8 to 9.</source>
        <translation>Cuando se acaba el mazo, los descartes y la carta Fin de partida forman el siguiente. Ahora esa carta es una de las dos últimas, y vas perdiendo 8 a 9.</translation>
    </message>
    <message>
        <source>Which card may follow?</source>
        <translation>¿Qué carta puede seguir?</translation>
    </message>
    <message>
        <source>Why can’t I swap or destroy now?</source>
        <translation>¿Por qué no puedo intercambiar o destruir ahora?</translation>
    </message>
    <message>
        <source>Why does a card lie sideways?</source>
        <translation>¿Por qué está girada una carta?</translation>
    </message>
    <message>
        <source>With two Kings, you may swap only while the row has at least two cards. You want your rival’s Judge for a pair, so make the row long enough.</source>
        <translation>Con dos Reyes, solo intercambias si la fila tiene al menos dos cartas. Quieres el Juez de tu rival para formar una pareja. Alarga la fila lo suficiente.</translation>
    </message>
    <message>
        <source>You are still behind, and the End of Game card is one of the last two in the deck.</source>
        <translation>Sigues perdiendo, y la carta Fin de partida es una de las dos últimas del mazo.</translation>
    </message>
    <message>
        <source>You bring down a card that is too high.</source>
        <translation>Rebajas una carta demasiado alta.</translation>
    </message>
    <message>
        <source>You decided without looking. Let your Prophet show you the next card first.</source>
        <translation>Has decidido sin mirar. Deja que tu Profeta te muestre antes la siguiente carta.</translation>
    </message>
    <message>
        <source>You gave the row away, and with it the King that would have made your pair.</source>
        <translation>Has entregado la fila, y con ella el Rey que te daba la pareja.</translation>
    </message>
    <message>
        <source>You keep what scores.</source>
        <translation>Conservas lo que puntúa.</translation>
    </message>
    <message>
        <source>You know the price of the highest cards.</source>
        <translation>Conoces el precio de las cartas más altas.</translation>
    </message>
    <message>
        <source>You know what scores, and when the game is over.</source>
        <translation>Sabes qué puntúa y cuándo termina la partida.</translation>
    </message>
    <message>
        <source>You know whose abilities work.</source>
        <translation>Sabes qué habilidades funcionan y de quién son.</translation>
    </message>
    <message>
        <source>You look before you decide.</source>
        <translation>Miras antes de decidir.</translation>
    </message>
    <message>
        <source>You own a Minstrel; with a second one, the pair scores 6.</source>
        <translation>Tienes un Juglar; con otro, la pareja puntúa 6.</translation>
    </message>
    <message>
        <source>You own five stacks, and there is no room for a sixth. Collect the row anyway.</source>
        <translation>Tienes cinco pilas, y no hay sitio para una sexta. Recoge la fila de todos modos.</translation>
    </message>
    <message>
        <source>You own one Queen, and so does your rival.</source>
        <translation>Tú tienes una Reina y tu rival también.</translation>
    </message>
    <message>
        <source>You reveal a row, stop in time, and collect it.</source>
        <translation>Revelas una fila, paras a tiempo y la recoges.</translation>
    </message>
    <message>
        <source>You saw the King coming and still lost the row.</source>
        <translation>Habías visto venir el Rey y, aun así, has perdido la fila.</translation>
    </message>
    <message>
        <source>You secure your points before the game ends.</source>
        <translation>Aseguras tus puntos antes de que termine la partida.</translation>
    </message>
    <message>
        <source>You see what protects a rival.</source>
        <translation>Ves qué protege a un rival.</translation>
    </message>
    <message>
        <source>You stopped after one card. Only a King is higher than a Queen, so there was little risk in revealing another.</source>
        <translation>Has parado tras una carta. Solo un Rey es más alto que una Reina, así que revelar otra apenas era un riesgo.</translation>
    </message>
    <message>
        <source>You take points from a rival.</source>
        <translation>Quitas puntos a un rival.</translation>
    </message>
    <message>
        <source>You took a card that pairs with none of yours.</source>
        <translation>Has cogido una carta que no hace pareja con las tuyas.</translation>
    </message>
    <message>
        <source>You trade a poor row for a good card.</source>
        <translation>Entregas una fila floja por una buena carta.</translation>
    </message>
    <message>
        <source>You use a stack a second time.</source>
        <translation>Usas una pila por segunda vez.</translation>
    </message>
    <message>
        <source>Your Assassin was used this turn and lies sideways, and now another card is too high. Have your Judge use the Assassin once more.</source>
        <translation>Tu Asesino ya ha actuado este turno y está girado, y la siguiente carta vuelve a ser demasiado alta. Haz que tu Juez lo active otra vez.</translation>
    </message>
    <message>
        <source>Your General lies sideways: your rival has two. An ability works for the player with the most cards of its kind; a tie is enough. Make your General stand upright.</source>
        <translation>Tu General está girado: tu rival tiene dos. Una habilidad le funciona a quien tiene más cartas de ese personaje, aunque haya empate. Endereza tu General.</translation>
    </message>
    <message>
        <source>Your General still lies sideways: your rival has more Generals.</source>
        <translation>Tu General sigue girado: tu rival tiene más Generales.</translation>
    </message>
    <message>
        <source>Your Queens are now a pair. Six stacks is one too many: discard one that scores nothing.</source>
        <translation>Tus Reinas ya son pareja. Con seis pilas te sobra una: descarta una que no te cueste puntos.</translation>
    </message>
    <message>
        <source>Your pairs still score. What you discard is always a whole stack, new or old, as you choose.</source>
        <translation>Tus parejas siguen puntuando. Siempre descartas una pila entera, nueva o antigua, como prefieras.</translation>
    </message>
    <message>
        <source>Your rival keeps the Judge, and yours stays a single card.</source>
        <translation>Tu rival se queda con el Juez, y el tuyo sigue solo.</translation>
    </message>
    <message>
        <source>Your rival’s 9 points are gone. You can do this to each player once per turn.</source>
        <translation>Tu rival ha perdido sus 9 puntos. En un turno solo puedes destruir una carta de cada jugador.</translation>
    </message>
    <message>
        <source>Your rival’s Alchemist still protects the Kings.</source>
        <translation>El Alquimista de tu rival sigue protegiendo los Reyes.</translation>
    </message>
    <message>
        <source>Your rival’s Minstrel stands upright: anyone who swaps with them must take a Minstrel. You need one, so take it.</source>
        <translation>El Juglar de tu rival está disponible, así que en un intercambio solo puedes coger un Juglar. Necesitas uno: cógelo.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/examples</name>
    <message>
        <source>3 − 1 = 2</source>
        <translation>3 − 1 = 2</translation>
    </message>
    <message>
        <source>7 − 3 = 4</source>
        <translation>7 − 3 = 4</translation>
    </message>
    <message>
        <source>9 points: 7 for the Alchemists, however many there are, and 2 for the Prophets. The Queen and the Judge are single cards and score nothing.</source>
        <translation>9 puntos: 7 por los Alquimistas, sean cuantos sean, y 2 por los Profetas. La Reina y el Juez están solos y no puntúan.</translation>
    </message>
    <message>
        <source>A Jester after a Prophet is too high. Brought down by 1, it equals the Prophet: the row is saved, and you may destroy a card.</source>
        <translation>Un Bufón tras un Profeta es demasiado alto. Si le restas 1, iguala al Profeta: salvas la fila y puedes destruir una carta.</translation>
    </message>
    <message>
        <source>Collect two or more of a kind. Every such stack scores the value of its kind once; a single card scores nothing. The highest score wins.</source>
        <translation>Recoge dos o más cartas iguales. Cada una de esas pilas puntúa su valor una sola vez; una carta sola no puntúa. Gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>The Alchemist is too high after the Minstrel. Your General makes it count as 4. For the next card, it is a 7 again.</source>
        <translation>El Alquimista es demasiado alto después del Juglar. Con tu General vale 4. Para la siguiente carta vuelve a ser un 7.</translation>
    </message>
    <message>
        <source>The End of Game card turns up while a King and a Queen are in the row. Nobody gets them.</source>
        <translation>Sale la carta Fin de partida con un Rey y una Reina en la fila. No son de nadie.</translation>
    </message>
    <message>
        <source>The game ends at once when someone reveals the End of Game card. It is not in the first deck; it joins the second.</source>
        <translation>La partida termina en cuanto alguien revela la carta Fin de partida. No está en el primer mazo: llega con el segundo.</translation>
    </message>
    <message>
        <source>This Alchemist stands upright, so the Kings beside it cannot be destroyed: only the Alchemist can.</source>
        <translation>Este Alquimista está disponible, así que no puedes destruir los Reyes de al lado: solo el Alquimista.</translation>
    </message>
    <message>
        <source>You give away the row and get a Minstrel from your rival’s stacks. A Minstrel in the row itself is no help: you cannot take back what you give.</source>
        <translation>Entregas la fila y recibes un Juglar de las pilas de tu rival. Un Juglar que esté en la fila no sirve: no puedes recuperar lo que entregas.</translation>
    </message>
    <message>
        <source>You own two Queens: with two cards in the row, you may not destroy a card, even though the two are equal. With three, you may.</source>
        <translation>Tienes dos Reinas: con dos cartas en la fila no puedes destruir nada, aunque las dos sean iguales. Con tres, sí.</translation>
    </message>
    <message>
        <source>Your rival has two Generals, so yours lies sideways and does nothing. If you had two as well, both would stand upright.</source>
        <translation>Tu rival tiene dos Generales, así que el tuyo está girado y no hace nada. Si tú también tuvieras dos, las dos pilas estarían disponibles.</translation>
    </message>
    <message>
        <source>your rival’s</source>
        <translation>de tu rival</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tuya</translation>
    </message>
    <message>
        <source>yours, used</source>
        <translation>tuyo, usado</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/fault</name>
    <message>
        <source>Destroying the wrong card</source>
        <translation>Destruir la carta equivocada</translation>
    </message>
    <message>
        <source>Discarding the wrong stack</source>
        <translation>Descartar la pila equivocada</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Dejar habilidades sin usar</translation>
    </message>
    <message>
        <source>Not destroying a card</source>
        <translation>No destruir una carta</translation>
    </message>
    <message>
        <source>Revealing one card too many</source>
        <translation>Revelar una carta de más</translation>
    </message>
    <message>
        <source>Stopping too early</source>
        <translation>Parar demasiado pronto</translation>
    </message>
    <message>
        <source>Swapping rows for the wrong card</source>
        <translation>Intercambiar la fila por la carta equivocada</translation>
    </message>
    <message>
        <source>Using abilities at the wrong time</source>
        <translation>Usar habilidades en mal momento</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/game</name>
    <message>
        <source>Behind the Throne</source>
        <translation>Behind the Throne</translation>
    </message>
    <message>
        <source>Push your luck</source>
        <translation>Tienta a la suerte</translation>
    </message>
    <message>
        <source>Push your luck: reveal cards in falling order and build stacks whose abilities help you.</source>
        <translation>Tienta a la suerte: revela cartas en orden descendente y forma pilas cuyas habilidades te ayuden.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/goal</name>
    <message>
        <source>Collect a row of {number} cards.</source>
        <translation>Recoge una fila de {number} cartas.</translation>
    </message>
    <message>
        <source>Collect {number} rows in one game.</source>
        <translation>Recoge {number} filas en una partida.</translation>
    </message>
    <message>
        <source>Destroy {number} cards in one game.</source>
        <translation>Destruye {number} cartas en una partida.</translation>
    </message>
    <message>
        <source>Have a full stack at the end of a game.</source>
        <translation>Termina una partida con una pila completa.</translation>
    </message>
    <message>
        <source>Have a stack of {number} cards at the end of a game.</source>
        <translation>Termina una partida con una pila de {number} cartas.</translation>
    </message>
    <message>
        <source>Have the Judge use another stack.</source>
        <translation>Haz actuar otra pila con el Juez.</translation>
    </message>
    <message>
        <source>Have {number} stacks that score at the end of a game.</source>
        <translation>Termina una partida con {number} pilas que puntúen.</translation>
    </message>
    <message>
        <source>Look at {number} cards with the Prophet in one game.</source>
        <translation>Mira {number} cartas con el Profeta en una partida.</translation>
    </message>
    <message>
        <source>Own {number} Generals at the same time.</source>
        <translation>Reúne {number} Generales a la vez.</translation>
    </message>
    <message>
        <source>Play a game without losing a row.</source>
        <translation>No pierdas ninguna fila en toda una partida.</translation>
    </message>
    <message>
        <source>Save {number} rows with abilities in one game.</source>
        <translation>Salva {number} filas con habilidades en una partida.</translation>
    </message>
    <message>
        <source>Score with Kings at the end of a game.</source>
        <translation>Puntúa con Reyes al final de una partida.</translation>
    </message>
    <message>
        <source>Score with Queens at the end of a game.</source>
        <translation>Puntúa con Reinas al final de una partida.</translation>
    </message>
    <message>
        <source>Score with both Kings and Queens at the end of a game.</source>
        <translation>Puntúa con Reyes y con Reinas al final de una partida.</translation>
    </message>
    <message>
        <source>Score {number} points in one game.</source>
        <translation>Consigue {number} puntos en una partida.</translation>
    </message>
    <message>
        <source>Swap rows {number} times in one game.</source>
        <translation>Intercambia {number} filas en una partida.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one game.</source>
        <translation>Usa {number} habilidades en una partida.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one turn.</source>
        <translation>Usa {number} habilidades en un turno.</translation>
    </message>
    <message>
        <source>Win a game after losing five rows.</source>
        <translation>Gana una partida después de perder cinco filas.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Gana una partida por {number} puntos o más.</translation>
    </message>
    <message>
        <source>Win a game without destroying a card.</source>
        <translation>Gana una partida sin destruir ninguna carta.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/laying</name>
    <message>
        <source>A row is in play</source>
        <translation>Hay una fila</translation>
    </message>
    <message>
        <source>A row must be saved</source>
        <translation>Hay que salvar una fila</translation>
    </message>
    <message>
        <source>A row must be saved when its newest card is higher than the one before it, and only then.</source>
        <translation>Hay que salvar una fila cuando su última carta supera la anterior, y solo entonces.</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Jugador activo</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Antes de la primera carta</translation>
    </message>
    <message>
        <source>Change to the newest card</source>
        <translation>Cambio de la última carta</translation>
    </message>
    <message>
        <source>No ability can save this row, so it is lost at once.</source>
        <translation>Ninguna habilidad puede salvar esta fila, así que se pierde en el acto.</translation>
    </message>
    <message>
        <source>Only a player who owns more than five stacks has to discard one.</source>
        <translation>Solo tiene que descartar una pila quien tiene más de cinco.</translation>
    </message>
    <message>
        <source>Players who lost a card this turn</source>
        <translation>Han perdido una carta este turno</translation>
    </message>
    <message>
        <source>Stacks used this turn</source>
        <translation>Pilas usadas este turno</translation>
    </message>
    <message>
        <source>The game is over only when the End of Game card is last in the row.</source>
        <translation>La partida solo termina cuando la carta Fin de partida es la última de la fila.</translation>
    </message>
    <message>
        <source>The newest card has destroyed a card</source>
        <translation>La última carta ya ha destruido otra</translation>
    </message>
    <message>
        <source>Too many stacks after a swap</source>
        <translation>Demasiadas pilas tras un intercambio</translation>
    </message>
    <message>
        <source>Too many stacks after collecting</source>
        <translation>Demasiadas pilas tras recoger</translation>
    </message>
    <message>
        <source>Top card seen</source>
        <translation>Carta superior vista</translation>
    </message>
    <message>
        <source>{place}: at most five stacks of up to five cards each.</source>
        <translation>{place}: cinco pilas como máximo, de hasta cinco cartas.</translation>
    </message>
    <message>
        <source>{place}: no End of Game card allowed, since it ends the game as soon as it is revealed.</source>
        <translation>{place}: no se admite la carta Fin de partida, que pone fin al juego en cuanto se revela.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/lesson</name>
    <message>
        <source>A card was too high, and nothing could save the row: all of it was discarded. That is the risk of every extra card.</source>
        <translation>Una carta era demasiado alta y nada podía salvar la fila: se ha descartado entera. Es el riesgo de revelar otra más.</translation>
    </message>
    <message>
        <source>Cards of a kind form one stack. You can have at most five stacks, with up to five cards each.</source>
        <translation>Las cartas de un mismo personaje forman una sola pila. Puedes tener cinco pilas como máximo, de hasta cinco cartas cada una.</translation>
    </message>
    <message>
        <source>Instead of collecting the row, you may give it away and take one of your rival’s cards. That pays off when the card is worth more to you than the row. Try it: drag one of your rival’s cards to your stacks.</source>
        <translation>En lugar de recoger la fila, puedes entregarla y coger una carta de tu rival. Compensa cuando esa carta te sirve más que la fila. Pruébalo: arrastra una carta de tu rival a tus pilas.</translation>
    </message>
    <message>
        <source>One of your stacks lies sideways because your rival has more cards of its kind, so you cannot use its ability. Only a player with the most cards of that kind can; a tie is enough.</source>
        <translation>Una de tus pilas está girada porque tu rival tiene más cartas de ese personaje, así que no puedes usar su habilidad. Solo puede usarla quien tenga más, aunque haya empate.</translation>
    </message>
    <message>
        <source>Queens and Kings are worth the most, but the more you own, the longer a row must be before you may destroy a card or swap.</source>
        <translation>Las Reinas y los Reyes son los que más valen, pero cuantos más tengas, más larga debe ser la fila para destruir una carta o intercambiar.</translation>
    </message>
    <message>
        <source>The End of Game card has ended the game. Every stack of two or more scores its value once, and the highest score wins.</source>
        <translation>Ha salido la carta Fin de partida: la partida ha terminado. Cada pila de dos o más cartas puntúa su valor una vez, y gana la puntuación más alta.</translation>
    </message>
    <message>
        <source>The deck has run out. The discard pile is the new deck, and the End of Game card is somewhere in it: from now on, any card may end the game.</source>
        <translation>El mazo se ha agotado. Los descartes forman el nuevo, y en él está la carta Fin de partida: desde ahora, cualquier carta puede poner fin al juego.</translation>
    </message>
    <message>
        <source>The newest card equals the one before it, so you may destroy a card. Drag one of your rival’s cards to the discard pile: which loss would hurt most?</source>
        <translation>La última carta es igual a la anterior, así que puedes destruir una carta. Arrastra una carta de tu rival a los descartes: ¿cuál le dolerá más perder?</translation>
    </message>
    <message>
        <source>The newest card is too high, but your abilities can bring it down. Save the row: use one of your upright stacks.</source>
        <translation>La última carta es demasiado alta, pero tus habilidades pueden rebajarla. Salva la fila: usa una de las pilas disponibles.</translation>
    </message>
    <message>
        <source>The next card must not be higher than this one. The higher the newest card, the safer it is to go on. Reveal another, if you dare.</source>
        <translation>La próxima carta no puede ser más alta que esta. Cuanto más alta es la última, menos arriesgado es seguir. Revela otra, si te atreves.</translation>
    </message>
    <message>
        <source>There is room for only five stacks. Discard one of yours, new or old.</source>
        <translation>Solo hay sitio para cinco pilas. Descarta una de las tuyas, nueva o antigua.</translation>
    </message>
    <message>
        <source>Welcome! Each turn, you reveal a row of cards. To begin, drag the top card of the deck into the row, or press the button on the table.</source>
        <translation>¡Hola! En cada turno revelas una fila de cartas. Empieza: arrastra la carta superior del mazo a la fila, o pulsa el botón de la mesa.</translation>
    </message>
    <message>
        <source>You may stop after any card. Collect the row: drag it to your place, and its cards become your stacks.</source>
        <translation>Puedes parar después de cualquier carta. Recoge la fila: arrástrala a tu sitio, y sus cartas pasan a tus pilas.</translation>
    </message>
    <message>
        <source>You may use a stack on the newest card even when that card is not too high. Make it equal to the card before it, and you may destroy a card. Drag the stack to the row.</source>
        <translation>Puedes usar una pila sobre la última carta, aunque esta no sea demasiado alta. Si la igualas a la anterior, puedes destruir una carta. Arrastra la pila a la fila.</translation>
    </message>
    <message>
        <source>You own a stack of two or more, and it scores its value once. Single cards score nothing, so pairs of high cards win games.</source>
        <translation>Tienes una pila de dos o más cartas: puntúa su valor, una vez. Las cartas sueltas no puntúan, así que las parejas de cartas altas ganan partidas.</translation>
    </message>
    <message>
        <source>Your Prophet stands upright: look at the top card of the deck before you decide. Drag the Prophet to the deck.</source>
        <translation>Tu Profeta está disponible: mira la carta superior del mazo antes de decidir. Arrastra el Profeta al mazo.</translation>
    </message>
    <message>
        <source>Your rival has swapped: the row is yours now, and your rival has one of your cards. See how your stacks have changed.</source>
        <translation>Tu rival ha hecho un intercambio: la fila ahora es tuya, y una de tus cartas ha cambiado de manos. Mira cómo han cambiado tus pilas.</translation>
    </message>
    <message>
        <source>Your rival’s Minstrel or Alchemist stands upright. The Minstrel lets you take only a Minstrel in a swap, and the Alchemist lets you destroy only an Alchemist.</source>
        <translation>Tu rival tiene disponible un Juglar o un Alquimista. Ante un Juglar, solo puedes coger un Juglar en un intercambio; ante un Alquimista, solo puedes destruir un Alquimista.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/log</name>
    <message>
        <source>Collects {cards}.</source>
        <translation>Recoge {cards:def}.</translation>
    </message>
    <message>
        <source>Destroys their own {card}.</source>
        <translation>Destruye {card:def} de sus pilas.</translation>
    </message>
    <message>
        <source>Destroys {player}’s {card}.</source>
        <translation>Destruye {card:def} de {player}.</translation>
    </message>
    <message>
        <source>Discards a sixth {card}.</source>
        <translation>Descarta {card:def}, la sexta copia.</translation>
    </message>
    <message numerus="yes">
        <source>Discards the {card} stack (%n card(s)), as only five stacks are allowed.</source>
        <translation>
            <numerusform>Descarta {card:def} (%n carta) por pasar de cinco pilas.</numerusform>
            <numerusform>Descarta {card:def} (%n cartas) por pasar de cinco pilas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gives the row to {player} for {card}.</source>
        <translation>Entrega la fila a {player} por {card:def}.</translation>
    </message>
    <message>
        <source>Reveals {card}.</source>
        <translation>Revela {card:def}.</translation>
    </message>
    <message>
        <source>Takes {card}.</source>
        <translation>Coge {card:def}.</translation>
    </message>
    <message>
        <source>The End of Game card is revealed. Shared win: {players}.</source>
        <translation>Se revela la carta Fin de partida. {players} comparten la victoria.</translation>
    </message>
    <message>
        <source>The End of Game card is revealed. {players} wins.</source>
        <translation>Se revela la carta Fin de partida. Gana {players}.</translation>
    </message>
    <message>
        <source>The deck is empty: the discard pile and the End of Game card form a new deck.</source>
        <translation>El mazo está vacío: los descartes y la carta Fin de partida forman el nuevo.</translation>
    </message>
    <message>
        <source>The top card is {card}.</source>
        <translation>{card:Def} es la carta superior.</translation>
    </message>
    <message>
        <source>Uses the Assassin: down 2, now {value}.</source>
        <translation>Usa el Asesino: la carta baja 2 y vale {value}.</translation>
    </message>
    <message>
        <source>Uses the General: down 3, now {value}.</source>
        <translation>Usa el General: la carta baja 3 y vale {value}.</translation>
    </message>
    <message>
        <source>Uses the Jester: down 1, now {value}.</source>
        <translation>Usa el Bufón: la carta baja 1 y vale {value}.</translation>
    </message>
    <message>
        <source>Uses the Jester: up 1, now {value}.</source>
        <translation>Usa el Bufón: la carta sube 1 y vale {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Assassin: down 2, now {value}.</source>
        <translation>Usa el Juez como Asesino: la carta baja 2 y vale {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the General: down 3, now {value}.</source>
        <translation>Usa el Juez como General: la carta baja 3 y vale {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Jester: down 1, now {value}.</source>
        <translation>Usa el Juez como Bufón: la carta baja 1 y vale {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Jester: up 1, now {value}.</source>
        <translation>Usa el Juez como Bufón: la carta sube 1 y vale {value}.</translation>
    </message>
    <message>
        <source>Uses the Judge as the Prophet and looks at the top card.</source>
        <translation>Usa el Juez como Profeta: mira la carta superior.</translation>
    </message>
    <message>
        <source>Uses the Prophet and looks at the top card.</source>
        <translation>Usa el Profeta: mira la carta superior.</translation>
    </message>
    <message>
        <source>{card} is too high: the row is lost.</source>
        <translation>{card:Def} tiene un valor demasiado alto: la fila se pierde.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/move</name>
    <message>
        <source>Assassin: down 2</source>
        <translation>Asesino: resta 2</translation>
    </message>
    <message>
        <source>Collect the row</source>
        <translation>Recoger la fila</translation>
    </message>
    <message>
        <source>Destroy your own {card}</source>
        <translation>Destruir {card:def} de tus pilas</translation>
    </message>
    <message>
        <source>Destroy {player}’s {card}</source>
        <translation>Destruir {card:def} de {player}</translation>
    </message>
    <message>
        <source>Discard the {card} stack</source>
        <translation>Descartar la pila de {card}</translation>
    </message>
    <message>
        <source>General: down 3</source>
        <translation>General: resta 3</translation>
    </message>
    <message>
        <source>Jester: down 1</source>
        <translation>Bufón: resta 1</translation>
    </message>
    <message>
        <source>Jester: up 1</source>
        <translation>Bufón: suma 1</translation>
    </message>
    <message>
        <source>Judge as the Assassin: down 2</source>
        <translation>Juez como Asesino: resta 2</translation>
    </message>
    <message>
        <source>Judge as the General: down 3</source>
        <translation>Juez como General: resta 3</translation>
    </message>
    <message>
        <source>Judge as the Jester: down 1</source>
        <translation>Juez como Bufón: resta 1</translation>
    </message>
    <message>
        <source>Judge as the Jester: up 1</source>
        <translation>Juez como Bufón: suma 1</translation>
    </message>
    <message>
        <source>Judge as the Prophet: look at the top card</source>
        <translation>Juez como Profeta: mirar la carta superior</translation>
    </message>
    <message>
        <source>Prophet: look at the top card</source>
        <translation>Profeta: mirar la carta superior</translation>
    </message>
    <message>
        <source>Reveal a card</source>
        <translation>Revelar una carta</translation>
    </message>
    <message>
        <source>Swap the row for {player}’s {card}</source>
        <translation>Intercambiar la fila por {card:def} de {player}</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/number</name>
    <message>
        <source>Values cannot be changed: each value from 1 to 9 belongs to one character, and characters in a row are compared by value.</source>
        <translation>Los valores no se pueden cambiar: cada uno, de 1 a 9, pertenece a un personaje, y por ellos se comparan las cartas de una fila.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/prompt</name>
    <message>
        <source>Equal values: destroy a card, or collect the row.</source>
        <translation>Valores iguales: destruye una carta o recoge la fila.</translation>
    </message>
    <message>
        <source>Equal values: destroy a card, reveal, or collect.</source>
        <translation>Valores iguales: destruye una carta, revela otra o recoge.</translation>
    </message>
    <message>
        <source>Equal values: destroy a card, swap, or collect.</source>
        <translation>Valores iguales: destruye una carta, intercambia o recoge la fila.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, swap, or collect.</source>
        <translation>Valores iguales: destruye, revela, intercambia o recoge la fila.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, use an ability, or collect.</source>
        <translation>Valores iguales: destruye, revela, usa una habilidad o recoge.</translation>
    </message>
    <message>
        <source>Equal values: destroy, reveal, use an ability, swap, or collect.</source>
        <translation>Destruye, revela, usa una habilidad, intercambia o recoge.</translation>
    </message>
    <message>
        <source>Equal values: destroy, use an ability, or collect.</source>
        <translation>Valores iguales: destruye, usa una habilidad o recoge.</translation>
    </message>
    <message>
        <source>Equal values: destroy, use an ability, swap, or collect.</source>
        <translation>Valores iguales: destruye, usa una habilidad, intercambia o recoge.</translation>
    </message>
    <message>
        <source>More than five stacks: discard one.</source>
        <translation>Más de cinco pilas: descarta una.</translation>
    </message>
    <message>
        <source>Reveal a card, use an ability, or collect the row.</source>
        <translation>Revela otra carta, usa una habilidad o recoge.</translation>
    </message>
    <message>
        <source>Reveal another card, or collect the row.</source>
        <translation>Revela otra carta o recoge la fila.</translation>
    </message>
    <message>
        <source>Reveal another card, swap, or collect the row.</source>
        <translation>Revela otra carta, intercambia o recoge la fila.</translation>
    </message>
    <message>
        <source>Reveal the first card, or use an ability.</source>
        <translation>Revela la primera carta o usa una habilidad.</translation>
    </message>
    <message>
        <source>Reveal the first card.</source>
        <translation>Revela la primera carta.</translation>
    </message>
    <message>
        <source>Reveal, use an ability, swap, or collect the row.</source>
        <translation>Revela, usa una habilidad, intercambia o recoge la fila.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The row is full: collect it.</source>
        <translation>Fila completa: recógela.</translation>
    </message>
    <message>
        <source>The row is full: swap or collect it.</source>
        <translation>La fila está completa: intercámbiala o recógela.</translation>
    </message>
    <message>
        <source>The row is full: use an ability, or collect.</source>
        <translation>Fila completa: usa una habilidad o recógela.</translation>
    </message>
    <message>
        <source>The row is full: use an ability, swap, or collect.</source>
        <translation>Fila completa: usa una habilidad, intercámbiala o recógela.</translation>
    </message>
    <message>
        <source>Too many stacks after the gift: discard one.</source>
        <translation>Sobran pilas tras el regalo: descarta una.</translation>
    </message>
    <message>
        <source>{value} is higher than {limit}: bring it down.</source>
        <translation>{value} supera {limit}: baja el valor de la carta.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/reason</name>
    <message>
        <source>A row may have up to five cards.</source>
        <translation>Una fila puede tener hasta cinco cartas.</translation>
    </message>
    <message>
        <source>Cards you would own: {mine} instead of {other}.</source>
        <translation>Cartas que tendrías: {mine} en vez de {other}.</translation>
    </message>
    <message>
        <source>Each {card} you own restricts you, so it helps to have fewer.</source>
        <translation>Cada {card} que tienes te limita, así que conviene tener menos.</translation>
    </message>
    <message>
        <source>Equal values let you destroy a card.</source>
        <translation>Con valores iguales puedes destruir una carta.</translation>
    </message>
    <message>
        <source>No card in the deck can cost you the row.</source>
        <translation>Ninguna carta del mazo puede hacerte perder la fila.</translation>
    </message>
    <message>
        <source>None of your stacks scores less than the {card} stack.</source>
        <translation>Ninguna de tus pilas puntúa menos que la de {card}.</translation>
    </message>
    <message>
        <source>Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Con {bad} de las {cards} cartas del mazo perderías la fila.</translation>
    </message>
    <message>
        <source>Of the {cards} cards in the deck, {safe} would not cost you the row.</source>
        <translation>Con {safe} de las {cards} cartas del mazo no perderías la fila.</translation>
    </message>
    <message>
        <source>Once you collect the row, it can no longer be lost.</source>
        <translation>Una vez recogida la fila, ninguna carta puede hacértela perder.</translation>
    </message>
    <message>
        <source>One stack has to go: the {card} stack.</source>
        <translation>Hay que descartar una pila: la de {card}.</translation>
    </message>
    <message>
        <source>The End of Game card comes next, and it ends the game while you lead.</source>
        <translation>La siguiente es la carta Fin de partida, y la partida termina contigo por delante.</translation>
    </message>
    <message>
        <source>The End of Game card comes next: what you take now still counts.</source>
        <translation>La siguiente es la carta Fin de partida: lo que cojas ahora aún cuenta.</translation>
    </message>
    <message>
        <source>The first card of a row cannot be too high.</source>
        <translation>La primera carta de una fila no puede ser demasiado alta.</translation>
    </message>
    <message>
        <source>The newest card then counts as {value}.</source>
        <translation>La última carta vale entonces {value}.</translation>
    </message>
    <message>
        <source>The next card ends the game.</source>
        <translation>Con la próxima carta acaba la partida.</translation>
    </message>
    <message>
        <source>The row goes to {player}, who has the lower score: {less} against {more}.</source>
        <translation>La fila pasa a {player}, que tiene menos puntos: {less} frente a {more}.</translation>
    </message>
    <message>
        <source>The top card of the deck is shown to you alone.</source>
        <translation>Solo tú ves la carta superior del mazo.</translation>
    </message>
    <message>
        <source>The {card} on top of the deck will not cost you the row.</source>
        <translation>Sabes que la próxima carta, {card:def}, no te hace perder la fila.</translation>
    </message>
    <message>
        <source>The {card} on top of the deck would cost you the row.</source>
        <translation>La próxima carta, {card:def}, te haría perder la fila.</translation>
    </message>
    <message>
        <source>Then nobody will have a larger {card} stack than you.</source>
        <translation>Así nadie tendrá una pila de {card} más grande que la tuya.</translation>
    </message>
    <message>
        <source>Then you could use your {card} stack.</source>
        <translation>Así podrías usar tu pila de {card}.</translation>
    </message>
    <message>
        <source>Then you will know the next card before you decide whether to reveal it.</source>
        <translation>Así conocerás la próxima carta antes de decidir si la revelas.</translation>
    </message>
    <message>
        <source>This is a step toward saving the row.</source>
        <translation>Ayuda a salvar la fila.</translation>
    </message>
    <message>
        <source>This makes room for another stack and leaves you with {stacks}.</source>
        <translation>Así haces sitio para otra pila y te quedas con {stacks}.</translation>
    </message>
    <message>
        <source>This makes {player}’s {card} stack smaller.</source>
        <translation>Así reduces la pila de {card} de {player}.</translation>
    </message>
    <message>
        <source>This saves the row, and the equal values let you destroy a card.</source>
        <translation>Así salvas la fila, y con los valores iguales puedes destruir una carta.</translation>
    </message>
    <message>
        <source>This saves the row.</source>
        <translation>Así salvas la fila.</translation>
    </message>
    <message>
        <source>You get the {card} for the row.</source>
        <translation>A cambio de la fila obtienes {card:def}.</translation>
    </message>
    <message>
        <source>You keep all your stacks. Otherwise, you would have to discard one.</source>
        <translation>Conservas todas tus pilas. Si no, tendrías que descartar una.</translation>
    </message>
    <message>
        <source>You take a card from {player}, who has the higher score: {more} against {less}.</source>
        <translation>Coges una carta de {player}, que tiene más puntos: {more} frente a {less}.</translation>
    </message>
    <message>
        <source>You would have the {card} instead of the {other}: a pair scores {points}, not {less}.</source>
        <translation>Tendrías {card:def}, no {other:def}: una pareja puntúa {points} en vez de {less}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}, and {player}’s falls to {theirs}.</source>
        <translation>Tu puntuación sube a {mine} y la de {player} baja a {theirs}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}.</source>
        <translation>Tu puntuación sube a {mine}.</translation>
    </message>
    <message>
        <source>Your score rises to {mine}. Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Tu puntuación sube a {mine}. Con {bad} de las {cards} cartas del mazo perderías la fila.</translation>
    </message>
    <message>
        <source>Your score would be {mine} instead of {other}.</source>
        <translation>Tu puntuación sería {mine}, en vez de {other}.</translation>
    </message>
    <message>
        <source>Your score would be {mine} right away instead of {other}. Of the {cards} cards in the deck, {bad} would cost you the row.</source>
        <translation>Tu puntuación ya sería {mine}, en vez de {other}. Con {bad} de las {cards} cartas del mazo perderías la fila.</translation>
    </message>
    <message>
        <source>Your single {card} scores nothing.</source>
        <translation>{card:Def} no puntúa: es una carta sola.</translation>
    </message>
    <message>
        <source>Your {card} goes to the discard pile.</source>
        <translation>{card:Def} pasa de tus pilas a los descartes.</translation>
    </message>
    <message>
        <source>{player} could no longer use their {card} stack.</source>
        <translation>{player} ya no podría usar su pila de {card}.</translation>
    </message>
    <message>
        <source>{player}’s score falls to {theirs}.</source>
        <translation>La puntuación de {player} baja a {theirs}.</translation>
    </message>
    <message>
        <source>{player}’s score would be {theirs} instead of {other}.</source>
        <translation>Puntuación de {player}: {theirs}, en vez de {other}.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/refusal</name>
    <message>
        <source>A row cannot be given up: collect or swap it.</source>
        <translation>No puedes abandonar la fila: recógela o intercámbiala.</translation>
    </message>
    <message>
        <source>Abilities change the newest card in the row, but the row is still empty.</source>
        <translation>Las habilidades modifican la última carta de la fila, y aún no hay ninguna.</translation>
    </message>
    <message>
        <source>Another player has a larger {card} stack.</source>
        <translation>Otro jugador tiene una pila de {card} más grande.</translation>
    </message>
    <message>
        <source>Destroy a card only if the newest ({value}) equals the one before it ({before}).</source>
        <translation>Para destruir una carta, la última ({value}) debe ser igual a la anterior ({before}).</translation>
    </message>
    <message>
        <source>Discarded cards come back only in the next deck.</source>
        <translation>Las cartas descartadas solo vuelven con el siguiente mazo.</translation>
    </message>
    <message>
        <source>Drag the Judge to the stack you want to use.</source>
        <translation>Arrastra el Juez a la pila que debe actuar.</translation>
    </message>
    <message>
        <source>Drag the Prophet to the deck to look at its top card.</source>
        <translation>Arrastra el Profeta al mazo para mirar la carta superior.</translation>
    </message>
    <message>
        <source>Drag the card to the discard pile to destroy it.</source>
        <translation>Arrastra la carta a los descartes para destruirla.</translation>
    </message>
    <message>
        <source>Drag the card to your stacks to swap the row for it.</source>
        <translation>Arrastra la carta a tus pilas para cambiarla por la fila.</translation>
    </message>
    <message>
        <source>Drag the {card} to the row to change the newest card.</source>
        <translation>Arrastra {card:def} a la fila para modificar la última carta.</translation>
    </message>
    <message>
        <source>Drop the row on the card you want in exchange.</source>
        <translation>Suelta la fila sobre la carta que quieres a cambio.</translation>
    </message>
    <message>
        <source>In a swap, you give away the whole row, not a card from your stacks.</source>
        <translation>En un intercambio das toda la fila, no una carta de tus pilas.</translation>
    </message>
    <message>
        <source>Kings are never used; each lengthens the row you need for a swap.</source>
        <translation>Los Reyes no se usan: cada uno exige una fila más larga para intercambiar.</translation>
    </message>
    <message>
        <source>Queens are never used; each lengthens the row you need to destroy a card.</source>
        <translation>Las Reinas no se usan: cada una alarga la fila que necesitas para destruir.</translation>
    </message>
    <message>
        <source>Take the top card of the {card} stack.</source>
        <translation>Coge la carta superior de la pila de {card}.</translation>
    </message>
    <message>
        <source>The Judge can use only manipulative stacks; the {card} stack is not one.</source>
        <translation>El Juez solo ayuda a pilas de manipulación, no a la de {card}.</translation>
    </message>
    <message>
        <source>The Judge can use only sideways stacks, and your {card} stack stands upright.</source>
        <translation>El Juez solo puede usar pilas giradas: la de {card} no lo está.</translation>
    </message>
    <message>
        <source>The Judge uses only sideways stacks; none of your other manipulative stacks lies sideways.</source>
        <translation>El Juez solo ayuda a pilas giradas, y ninguna otra de manipulación lo está.</translation>
    </message>
    <message>
        <source>The first card of a row has no card before it and destroys nothing.</source>
        <translation>La primera carta de una fila no tiene otra antes, así que no destruye nada.</translation>
    </message>
    <message>
        <source>The newest card is {value}, higher than the {before} before it: bring it down first.</source>
        <translation>La última carta vale {value}, más que la anterior ({before}): rebájala primero.</translation>
    </message>
    <message>
        <source>The row goes to your stacks, or to another player in a swap.</source>
        <translation>La fila va a tus pilas o, en un intercambio, a otro jugador.</translation>
    </message>
    <message>
        <source>The row has five cards, the maximum.</source>
        <translation>La fila tiene cinco cartas, y ese es el máximo.</translation>
    </message>
    <message>
        <source>The {card} is never used; it protects you while it stands upright.</source>
        <translation>{card:Def} no se usa nunca: te protege mientras esté disponible.</translation>
    </message>
    <message>
        <source>There is no row yet: reveal at least one card first.</source>
        <translation>Aún no hay fila: revela primero al menos una carta.</translation>
    </message>
    <message>
        <source>There is room for all your stacks, so you may not discard any.</source>
        <translation>Todas tus pilas caben: no puedes descartar ninguna.</translation>
    </message>
    <message>
        <source>This card has already destroyed a card; each card may do so only once.</source>
        <translation>Esta carta ya ha destruido otra; cada carta revelada lo hace una sola vez.</translation>
    </message>
    <message>
        <source>This card has destroyed another, so its value can no longer change.</source>
        <translation>Esta carta ha destruido otra: su valor ya no puede cambiar.</translation>
    </message>
    <message>
        <source>This card was taken in a swap and is placed after the gift.</source>
        <translation>Esta carta se ha cogido en un intercambio: va después de la fila entregada.</translation>
    </message>
    <message>
        <source>This would cost you the row, which you can still save.</source>
        <translation>Con esto perderías la fila, que aún puedes salvar.</translation>
    </message>
    <message>
        <source>This would make the newest card too high, and nothing could bring it down.</source>
        <translation>La última carta quedaría demasiado alta, y ya nada podría rebajarla.</translation>
    </message>
    <message>
        <source>To reveal a card, drag it from the deck into the row.</source>
        <translation>Para revelar una carta del mazo, arrástrala a la fila.</translation>
    </message>
    <message>
        <source>With {kings} Kings, you may swap only when the row has at least {kings} cards.</source>
        <translation>Con {kings} Reyes solo intercambias si la fila tiene al menos {kings} cartas.</translation>
    </message>
    <message>
        <source>With {queens} Queens, destroying a card takes a row of more than {queens} cards.</source>
        <translation>Con {queens} Reinas solo destruyes una carta si la fila tiene más de {queens}.</translation>
    </message>
    <message>
        <source>You have already destroyed one of your own cards this turn; the limit is one.</source>
        <translation>Este turno ya has destruido una carta tuya; solo se permite una.</translation>
    </message>
    <message>
        <source>You have more than five stacks: first choose one to discard.</source>
        <translation>Tienes más de cinco pilas: elige primero una para descartarla.</translation>
    </message>
    <message>
        <source>You have no {card}.</source>
        <translation>No tienes {card:def}.</translation>
    </message>
    <message>
        <source>You swap with another player, not with yourself.</source>
        <translation>Intercambias con otro jugador, no contigo.</translation>
    </message>
    <message>
        <source>Your {card} was already used this turn.</source>
        <translation>Ya has usado {card:def} este turno.</translation>
    </message>
    <message>
        <source>{player} has already lost a card to you this turn; the limit is one.</source>
        <translation>Este turno ya has destruido una carta de {player}; solo se permite una.</translation>
    </message>
    <message>
        <source>{player} has no card you can take for the row.</source>
        <translation>{player} no tiene ninguna carta que coger a cambio de la fila.</translation>
    </message>
    <message>
        <source>{player} has no {card}.</source>
        <translation>{player} no tiene {card:def}.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} no participa en esta partida.</translation>
    </message>
    <message>
        <source>{player} is protected: you must destroy an Alchemist.</source>
        <translation>{player} tiene protección: debes destruir un Alquimista.</translation>
    </message>
    <message>
        <source>{player} is protected: you must take a Minstrel.</source>
        <translation>{player} tiene protección: debes coger un Juglar.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/road</name>
    <message>
        <source>A minister was called away in the middle of a game. You slip into his coat, and into his troubles.</source>
        <translation>Un ministro ha tenido que marcharse en mitad de una partida. Heredas su abrigo, y con él sus problemas.</translation>
    </message>
    <message>
        <source>Behind every painting there is an ear. Two of them belong to Hedwig and Gaspard.</source>
        <translation>Detrás de cada cuadro hay una oreja. Dos de ellas son de Hedwig y de Gaspard.</translation>
    </message>
    <message>
        <source>Behind the Curtain</source>
        <translation>Detrás del telón</translation>
    </message>
    <message>
        <source>Four kings have done what Dorothea wanted, each believing it was his own idea. She would like you to go home.</source>
        <translation>Cuatro reyes hicieron lo que quería Dorothea, cada uno creyendo que la idea era suya. De ti solo quiere que te vuelvas a casa.</translation>
    </message>
    <message>
        <source>Nobody who wants to get anywhere in this palace uses the front door. The old doorkeeper lets you in for the price of a game.</source>
        <translation>Quien quiere llegar lejos en este palacio no entra por la puerta grande. El viejo portero te deja pasar a cambio de una partida.</translation>
    </message>
    <message>
        <source>The Back Stairs</source>
        <translation>La escalera de servicio</translation>
    </message>
    <message>
        <source>The Council Chamber</source>
        <translation>La sala del consejo</translation>
    </message>
    <message>
        <source>The Gallery</source>
        <translation>La galería</translation>
    </message>
    <message>
        <source>The Hall of Mirrors</source>
        <translation>El salón de los espejos</translation>
    </message>
    <message>
        <source>The Kitchen</source>
        <translation>La cocina</translation>
    </message>
    <message>
        <source>The Palace Garden</source>
        <translation>El jardín del palacio</translation>
    </message>
    <message>
        <source>The Royal Wardrobe</source>
        <translation>El guardarropa real</translation>
    </message>
    <message>
        <source>The cook knows who on the council has lost his appetite, and why. She will tell you if you win.</source>
        <translation>La cocinera sabe quién del consejo ha perdido el apetito, y por qué. Si ganas, te lo cuenta.</translation>
    </message>
    <message>
        <source>The council has one empty chair. Frida has already put her helmet on it.</source>
        <translation>En el consejo hay una silla vacía. Frida ya ha puesto en ella su casco.</translation>
    </message>
    <message>
        <source>There are fewer cards: only six of each character.</source>
        <translation>Hay menos cartas: seis de cada personaje.</translation>
    </message>
    <message>
        <source>There are only four cards of each character.</source>
        <translation>Solo hay cuatro cartas de cada personaje.</translation>
    </message>
    <message>
        <source>There are three fewer Generals.</source>
        <translation>Hay tres Generales menos.</translation>
    </message>
    <message>
        <source>There are two more Queens and two more Kings.</source>
        <translation>Hay dos Reinas y dos Reyes más.</translation>
    </message>
    <message>
        <source>Three courtiers stand before the mirrors, rehearsing their next moves. Show each of them a better one.</source>
        <translation>Tres cortesanos ensayan ante los espejos su próxima jugada. Enséñale a cada uno otra mejor.</translation>
    </message>
    <message>
        <source>Weapons are forbidden under the orange trees, so most of the Generals have stayed at the gate.</source>
        <translation>Bajo los naranjos nadie puede llevar armas, así que casi todos los Generales se han quedado en la verja.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Gana por al menos {number} puntos.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/rule</name>
    <message>
        <source>A full row of five cards may be swapped, too.</source>
        <translation>Una fila completa de cinco cartas también se puede intercambiar.</translation>
    </message>
    <message>
        <source>A manipulative or protective stack is available while no other player has more cards of its kind; otherwise its top card lies sideways. Check this again whenever cards are collected, destroyed, or swapped. A used stack stays sideways until the turn ends.</source>
        <translation>Una pila de manipulación o de protección está disponible mientras ningún otro jugador tenga más cartas del mismo personaje; si no, su carta superior queda girada. Esto se comprueba de nuevo cada vez que alguien recoge, destruye o intercambia. Una pila usada sigue girada hasta que termina el turno.</translation>
    </message>
    <message>
        <source>A new deck</source>
        <translation>Un nuevo mazo</translation>
    </message>
    <message>
        <source>Abilities may bring a card down to 0 or below.</source>
        <translation>Las habilidades pueden rebajar una carta hasta 0 e incluso menos.</translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alquimista</translation>
    </message>
    <message>
        <source>As soon as the last card of the deck is drawn, the discard pile and the End of Game card are shuffled into a new deck. The row stays on the table.</source>
        <translation>En cuanto se roba la última carta del mazo, los descartes se barajan con la carta Fin de partida para formar un nuevo mazo. La fila se queda en la mesa.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Asesino</translation>
    </message>
    <message>
        <source>At the end of your turn, your used stacks stand upright again unless another player has a larger stack of that kind.</source>
        <translation>Al final de tu turno, tus pilas usadas se enderezan si nadie tiene una más grande del mismo personaje.</translation>
    </message>
    <message>
        <source>Cards of a kind form one stack of at most five cards; a sixth is discarded. You may have at most five stacks. If you have more, immediately discard whole stacks, new or old, as you choose, until five are left.</source>
        <translation>Las cartas de un mismo personaje forman una sola pila de cinco cartas como máximo; la sexta se descarta. Tienes como máximo cinco pilas. Si tienes más, descartas de inmediato pilas enteras, nuevas o antiguas, a tu elección, hasta que queden cinco.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparar valores</translation>
    </message>
    <message>
        <source>Destroying</source>
        <translation>Destruir una carta</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Every stack of two or more cards scores the value of its kind once; a single card scores nothing. The highest score wins, and tied players share the win.</source>
        <translation>Cada pila de dos o más cartas puntúa una vez el valor de su personaje; una carta sola no puntúa. Gana la puntuación más alta; en caso de empate, la victoria se comparte.</translation>
    </message>
    <message>
        <source>First, the other player places your gift and discards any extra stacks; then you place the card you took; finally, the stacks are compared.</source>
        <translation>Primero el otro jugador coloca la fila y descarta las pilas que le sobren; luego colocas tú la carta que has cogido; por último se comparan las pilas.</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>If another player’s Alchemist is available, any card you destroy in their stacks must be an Alchemist.</source>
        <translation>Si el Alquimista de otro jugador está disponible, la carta que destruyas de sus pilas debe ser un Alquimista.</translation>
    </message>
    <message>
        <source>If the newest card is too high and nothing can save the row, all its cards are discarded and the turn is over. What was destroyed stays destroyed, and used abilities stay used.</source>
        <translation>Si la última carta es demasiado alta y nada puede salvar la fila, se descartan todas sus cartas y el turno termina. Lo destruido sigue destruido, y las habilidades usadas siguen usadas.</translation>
    </message>
    <message>
        <source>If the newest card is too high, bring it down with as many abilities as it takes. You may not give up a row you can save; a row you cannot save is lost. Collected cards return to their printed values.</source>
        <translation>Si la última carta es demasiado alta, rebájala con todas las habilidades que hagan falta. No puedes abandonar una fila que puedas salvar; si no puedes salvarla, la pierdes. Las cartas recogidas recuperan su valor impreso.</translation>
    </message>
    <message>
        <source>If the newest card’s value equals that of the card before it, you may discard one card from any player’s stacks, your own included. Each revealed card can destroy only one card, and its own value no longer changes after that.</source>
        <translation>Cuando el valor de la última carta es igual al de la anterior, puedes descartar una carta de las pilas de cualquier jugador, incluidas las tuyas. Cada carta revelada solo puede destruir una, y después su propio valor ya no cambia.</translation>
    </message>
    <message>
        <source>If the other player’s Minstrel is available, the card you take in a swap must be a Minstrel.</source>
        <translation>Si el Juglar del otro jugador está disponible, la carta que cojas en un intercambio debe ser un Juglar.</translation>
    </message>
    <message>
        <source>If you destroy several cards in a turn, each must come from a different player, yourself included.</source>
        <translation>Si destruyes varias veces en un turno, cada jugador, también tú, solo puede perder una carta.</translation>
    </message>
    <message>
        <source>Instead of collecting the row, you may give it to another player and take one card from their stacks, as they stood before your gift.</source>
        <translation>En lugar de recoger la fila, puedes dársela a otro jugador y coger una carta de sus pilas, tal como estaban antes de recibir la fila.</translation>
    </message>
    <message>
        <source>Jester</source>
        <translation>Bufón</translation>
    </message>
    <message>
        <source>Losing the row</source>
        <translation>Perder la fila</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Juglar</translation>
    </message>
    <message>
        <source>No lowest value</source>
        <translation>Sin valor mínimo</translation>
    </message>
    <message>
        <source>No needless discards</source>
        <translation>Sin descartes innecesarios</translation>
    </message>
    <message>
        <source>On your turn, reveal cards from the deck, one by one, into a row. Reveal at least one and at most five; you may stop after any of them.</source>
        <translation>En tu turno revelas cartas del mazo, una a una, para formar una fila. Revelas como mínimo una y como máximo cinco, y puedes parar después de cualquiera de ellas.</translation>
    </message>
    <message>
        <source>Once per player</source>
        <translation>Una vez por jugador</translation>
    </message>
    <message>
        <source>Once per turn</source>
        <translation>Una vez por turno</translation>
    </message>
    <message>
        <source>Order of a swap</source>
        <translation>Orden de un intercambio</translation>
    </message>
    <message>
        <source>Protective abilities</source>
        <translation>Habilidades de protección</translation>
    </message>
    <message>
        <source>Queens and Kings</source>
        <translation>Reinas y Reyes</translation>
    </message>
    <message>
        <source>Revealing a row</source>
        <translation>Revelar una fila</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Pilas</translation>
    </message>
    <message>
        <source>Swapping</source>
        <translation>Intercambiar la fila</translation>
    </message>
    <message>
        <source>Swapping five cards</source>
        <translation>Intercambiar cinco cartas</translation>
    </message>
    <message>
        <source>The Assassin brings the newest card down by 2.</source>
        <translation>El Asesino resta 2 a la última carta.</translation>
    </message>
    <message>
        <source>The General brings the newest card down by 3.</source>
        <translation>El General resta 3 a la última carta.</translation>
    </message>
    <message>
        <source>The Jester moves the newest card up or down by 1, as you choose.</source>
        <translation>El Bufón suma o resta 1 a la última carta, a tu elección.</translation>
    </message>
    <message>
        <source>The Minstrel and Alchemist protect as often as needed while they are available. They restrict the other players, not their owner.</source>
        <translation>El Juglar y el Alquimista protegen tantas veces como haga falta mientras estén disponibles. Obligan a los demás jugadores, no a su dueño.</translation>
    </message>
    <message>
        <source>The Prophet shows you, and nobody else, the top card of the deck. Then you decide whether to reveal it. You are free to stop if you have seen the End of Game card.</source>
        <translation>El Profeta te muestra solo a ti la carta superior del mazo. Después decides si la revelas. Si has visto la carta Fin de partida, puedes parar.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>La primera carta</translation>
    </message>
    <message>
        <source>The first card of a row has no card before it, so it cannot be too high and cannot destroy anything.</source>
        <translation>Antes de la primera carta de una fila no hay otra, así que no puede ser demasiado alta ni destruir nada.</translation>
    </message>
    <message>
        <source>The first player is chosen at random; after that, play goes clockwise.</source>
        <translation>El azar decide quién juega el primer turno; después se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>The game ends at once when the End of Game card is revealed. That turn’s row belongs to nobody.</source>
        <translation>La partida termina en cuanto se revela la carta Fin de partida. La fila de ese turno no es de nadie.</translation>
    </message>
    <message>
        <source>The largest stack</source>
        <translation>La pila más grande</translation>
    </message>
    <message>
        <source>The newest card must not be higher than the card before it. Its value, as changed by abilities, is compared with the printed value of the card before it. A change lasts only until the next card is revealed.</source>
        <translation>La última carta revelada no puede ser más alta que la anterior. Su valor, modificado por las habilidades, se compara con el valor impreso de la carta anterior. Una modificación solo dura hasta que se revela la carta siguiente.</translation>
    </message>
    <message>
        <source>There are nine characters, from the General (1) to the King (9): five copies of each with two players, seven with three, and nine with four. They are shuffled to form the deck. The End of Game card is face up beside it and starts the discard pile. Nobody owns any cards yet.</source>
        <translation>Hay nueve personajes, del General (1) al Rey (9): cinco copias de cada uno con dos jugadores, siete con tres y nueve con cuatro. Se barajan para formar el mazo. La carta Fin de partida, boca arriba a su lado, es la primera de los descartes. Nadie tiene aún cartas.</translation>
    </message>
    <message>
        <source>Too high</source>
        <translation>Demasiado alta</translation>
    </message>
    <message>
        <source>Using the Prophet</source>
        <translation>Usar el Profeta</translation>
    </message>
    <message>
        <source>When abilities work</source>
        <translation>Cuándo actúan las habilidades</translation>
    </message>
    <message>
        <source>While there is room, every card must be placed.</source>
        <translation>Mientras haya sitio, hay que colocar todas las cartas.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>You may destroy a card only while the row has more cards than you own Queens. You may swap only while the row has at least as many cards as you own Kings. Both limits always apply, no matter who has the largest stack.</source>
        <translation>Solo puedes destruir una carta si hay más en la fila que Reinas en tu pila. Solo puedes intercambiar si hay al menos tantas cartas en la fila como Reyes en tu pila. Ambos límites valen siempre, tenga quien tenga la pila más grande.</translation>
    </message>
    <message>
        <source>You may use each manipulative stack once per turn, however many cards it has; it then lies sideways. The Judge lets you use another manipulative stack of yours that lies sideways, whatever the reason; he must be available himself and then counts as used.</source>
        <translation>Cada pila de manipulación actúa una vez por turno, por muchas cartas que tenga, y después queda girada. El Juez hace actuar otra de tus pilas de manipulación que esté girada por el motivo que sea. El propio Juez debe estar disponible y cuenta después como usado.</translation>
    </message>
    <message>
        <source>You may use manipulative abilities only on your own turn and on the newest card, whether or not it is too high. You may use the Prophet before the first card, too.</source>
        <translation>Solo puedes usar las habilidades de manipulación en tu turno y sobre la última carta, sea o no demasiado alta. El Profeta también se puede usar antes de la primera carta.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/section</name>
    <message>
        <source>Abilities</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Destroying cards</source>
        <translation>Destruir cartas</translation>
    </message>
    <message>
        <source>How turns and the game end</source>
        <translation>Cómo terminan los turnos y la partida</translation>
    </message>
    <message>
        <source>Revealing a row</source>
        <translation>Revelar una fila</translation>
    </message>
    <message>
        <source>Setting up the game</source>
        <translation>Preparar la partida</translation>
    </message>
    <message>
        <source>Swapping the row</source>
        <translation>Intercambiar la fila</translation>
    </message>
    <message>
        <source>What changes the newest card</source>
        <translation>Qué modifica la última carta</translation>
    </message>
    <message>
        <source>Your stacks</source>
        <translation>Tus pilas</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/table</name>
    <message>
        <source>A card, face down</source>
        <translation>Una carta, boca abajo</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Taken card</source>
        <translation>Carta cogida</translation>
    </message>
    <message>
        <source>The newest card now counts as {value}.</source>
        <translation>La última carta vale ahora {value}.</translation>
    </message>
    <message numerus="yes">
        <source>The row: up to %n card(s)</source>
        <translation>
            <numerusform>La fila: hasta %n carta</numerusform>
            <numerusform>La fila: hasta %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Too high</source>
        <translation>Demasiado alta</translation>
    </message>
    <message numerus="yes">
        <source>Your cards: up to %n stack(s)</source>
        <translation>
            <numerusform>Tus cartas: hasta %n pila</numerusform>
            <numerusform>Tus cartas: hasta %n pilas</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, valor {value}, {type}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, lying sideways: another player has more of this kind</source>
        <translation>{card}, valor {value}, {type}, girada: otro jugador tiene más</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, lying sideways: used this turn</source>
        <translation>{card}, valor {value}, {type}, girada: usada en este turno</translation>
    </message>
    <message numerus="yes">
        <source>{card}: %n card(s)</source>
        <translation>
            <numerusform>{card}: %n carta</numerusform>
            <numerusform>{card}: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: a single card</source>
        <translation>{card}: una sola carta</translation>
    </message>
    <message>
        <source>{player}’s stacks</source>
        <translation>Pilas de {player}</translation>
    </message>
    <message>
        <source>{value} is higher than {limit}, the value before it.</source>
        <translation>{value} supera {limit}, el valor anterior.</translation>
    </message>
</context>
<context>
    <name>behind-the-throne/type</name>
    <message>
        <source>Game end</source>
        <translation>Fin de partida</translation>
    </message>
    <message>
        <source>Manipulative</source>
        <translation>Manipulación</translation>
    </message>
    <message>
        <source>Prohibitive</source>
        <translation>Prohibición</translation>
    </message>
    <message>
        <source>Protective</source>
        <translation>Protección</translation>
    </message>
</context>
</TS>
