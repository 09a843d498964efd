<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>throne/aid</name>
    <message>
        <source>A card that lies face up still belongs to the hand and may be laid.</source>
        <translation>Una carta boca arriba sigue en la mano y se puede jugar.</translation>
    </message>
    <message>
        <source>Accept: it works, and the card is buried.</source>
        <translation>Aceptar: surte efecto, y la carta se entierra.</translation>
    </message>
    <message>
        <source>Ace: draws 2.</source>
        <translation>As: roba 2.</translation>
    </message>
    <message>
        <source>All rivals answer in secret; of several callers the next in turn order is the challenger.</source>
        <translation>Todos responden en secreto; si varios desafían, el siguiente en el orden de turno es el desafiante.</translation>
    </message>
    <message>
        <source>Answers to a Jack, Queen or King</source>
        <translation>Ante Jota, Reina o Rey</translation>
    </message>
    <message>
        <source>Answers to an Ace</source>
        <translation>Ante un As</translation>
    </message>
    <message>
        <source>Any card may be laid with any claim.</source>
        <translation>Se puede jugar cualquier carta con cualquier declaración.</translation>
    </message>
    <message>
        <source>Four each of 7, 8, 9, 10, Jack, Queen, King and Ace, and two Jokers; five for everybody.</source>
        <translation>Cuatro de cada: 7, 8, 9, 10, Jota, Reina, Rey y As, y dos Comodines; cinco cartas para cada jugador.</translation>
    </message>
    <message>
        <source>Jack: look at a hidden card of a rival, draws 1.</source>
        <translation>Jota: mira una carta oculta de un rival, roba&#xa0;1.</translation>
    </message>
    <message>
        <source>Joker: evaded; the Joker is discarded and not replaced.</source>
        <translation>Comodín: evita el efecto; se descarta y no se repone.</translation>
    </message>
    <message>
        <source>King: a rival loses a card, draws 1.</source>
        <translation>Rey: un rival pierde una carta, roba&#xa0;1.</translation>
    </message>
    <message>
        <source>Lay one card face down and claim a Peasant, Jack, Queen, King or Ace.</source>
        <translation>Juega una carta boca abajo y declara un Campesino, una Jota, una Reina, un Rey o un As.</translation>
    </message>
    <message>
        <source>Liar, and it is a lie: the card is discarded, nothing happens, nothing is drawn.</source>
        <translation>Mentira, y lo es: la carta se descarta, no pasa nada y no se roba.</translation>
    </message>
    <message>
        <source>Liar, but it is true: it works, and the caller loses one card more.</source>
        <translation>Mentira, pero era verdad: surte efecto, y quien desafió pierde una carta más.</translation>
    </message>
    <message>
        <source>Only the rival it is aimed at answers.</source>
        <translation>Solo responde el rival señalado.</translation>
    </message>
    <message>
        <source>Peasant (7 to 10): nothing, draws 0, is never called a lie.</source>
        <translation>Campesino (7 a 10): sin efecto, roba 0, nunca se desafía.</translation>
    </message>
    <message>
        <source>Queen: a hidden card of a rival turns face up, draws 1.</source>
        <translation>Reina: pone boca arriba una carta oculta de un rival, roba&#xa0;1.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>Three rounds win the match.</source>
        <translation>Tres rondas ganan el encuentro.</translation>
    </message>
    <message>
        <source>True: the challenger loses a card. A lie: the liar loses this card and one more.</source>
        <translation>Verdad: el desafiante pierde una carta. Mentira: quien mintió pierde esta carta y otra más.</translation>
    </message>
    <message>
        <source>What claims do</source>
        <translation>Efecto de las declaraciones</translation>
    </message>
    <message>
        <source>Whoever picks the card that you lose may pick one that lies face up.</source>
        <translation>Quien elige la carta que pierdes puede elegir una que esté boca arriba.</translation>
    </message>
    <message>
        <source>Without cards you are out; the last player with cards wins the round.</source>
        <translation>Quien se queda sin cartas queda fuera; el último jugador con cartas gana la ronda.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
</context>
<context>
    <name>throne/card</name>
    <message>
        <source>A Peasant: has no power and draws no card.</source>
        <translation>Un Campesino: no tiene poder y no roba.</translation>
    </message>
    <message>
        <source>A rival loses one card. Draws 1 card.</source>
        <translation>Un rival pierde una carta. Roba 1 carta.</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Draws 2 cards.</source>
        <translation>Roba 2 cartas.</translation>
    </message>
    <message>
        <source>Eight</source>
        <translation>Ocho</translation>
    </message>
    <message>
        <source>Evades what a Jack, Queen or King would do to you. Is never claimed.</source>
        <translation>Evita el efecto de una Jota, una Reina o un Rey. Nunca se declara.</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Jota</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Comodín</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Looks at one card of a rival. Draws 1 card.</source>
        <translation>Mira una carta de un rival. Roba 1 carta.</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nueve</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Campesino</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Seven</source>
        <translation>Siete</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Diez</translation>
    </message>
    <message>
        <source>Turns one card of a rival face up. Draws 1 card.</source>
        <translation>Pone boca arriba una carta de un rival. Roba 1 carta.</translation>
    </message>
    <message>
        <source>draw two</source>
        <translation>robar dos</translation>
    </message>
    <message>
        <source>evade</source>
        <translation>evitar</translation>
    </message>
    <message>
        <source>kill a card</source>
        <translation>eliminar</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>sin poder</translation>
    </message>
    <message>
        <source>see a card</source>
        <translation>ver carta</translation>
    </message>
    <message>
        <source>turn face up</source>
        <translation>boca arriba</translation>
    </message>
</context>
<context>
    <name>throne/course</name>
    <message>
        <source>A Jack only looks at one of your rival&apos;s cards.</source>
        <translation>Una Jota solo mira una carta de tu rival.</translation>
    </message>
    <message>
        <source>A King kills one of your rival&apos;s cards.</source>
        <translation>Un Rey elimina una carta de tu rival.</translation>
    </message>
    <message>
        <source>A Peasant does nothing and draws nothing.</source>
        <translation>Un Campesino no hace nada y no roba.</translation>
    </message>
    <message>
        <source>A Queen only turns one of your rival&apos;s cards face up.</source>
        <translation>Una Reina solo pone boca arriba una carta de tu rival.</translation>
    </message>
    <message>
        <source>An Ace draws two cards and leaves your rival alone.</source>
        <translation>Un As roba dos cartas y a tu rival no le hace nada.</translation>
    </message>
    <message>
        <source>Drag the King from your hand to the King among the claims.</source>
        <translation>Arrastra el Rey de tu mano al Rey de las declaraciones.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>¿Cómo gano?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>If your rival calls that lie, it does nothing. A true King works even when it is called.</source>
        <translation>Si tu rival desafía esa mentira, no hace nada. Un Rey verdadero surte efecto aunque lo desafíen.</translation>
    </message>
    <message>
        <source>Look for the card that kills a card of your rival.</source>
        <translation>Busca la carta que elimina una carta de tu rival.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins. Your rival has one card. Kill it: drag your King to the claim King.</source>
        <translation>Sin cartas quedas fuera; gana el último jugador con cartas. A tu rival le queda una. Elimínala: arrastra tu Rey a la declaración Rey.</translation>
    </message>
    <message>
        <source>Win by being the last one with cards.</source>
        <translation>Ganar cuando a nadie más le quedan cartas.</translation>
    </message>
    <message>
        <source>Your rival accepts your King. Point at the card it kills.</source>
        <translation>Tu rival acepta tu Rey. Señala la carta que elimina.</translation>
    </message>
    <message>
        <source>Your rival has no card left, and you have won: the round, and with it the match.</source>
        <translation>Tu rival no tiene cartas, y has ganado: la ronda y, con ella, el encuentro.</translation>
    </message>
    <message>
        <source>Your rival has only one card: choose that one.</source>
        <translation>Tu rival solo tiene una carta: elige esa.</translation>
    </message>
</context>
<context>
    <name>throne/game</name>
    <message>
        <source>Bluff: claim what you lay face down, call the liars, and be the last one with cards.</source>
        <translation>Farolea: declara lo que juegas boca abajo, desafía las mentiras y conserva cartas hasta el final.</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Throne</translation>
    </message>
    <message>
        <source>Whoever picks the card that is lost for a wrong call or a lie may now pick one that lies face up.</source>
        <translation>Quien elige la carta que se pierde por desafiar sin razón o por mentir puede elegir ahora una que esté boca arriba.</translation>
    </message>
</context>
<context>
    <name>throne/index</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
</context>
<context>
    <name>throne/lesson</name>
    <message>
        <source>A Peasant is safe: nobody may call it a lie. But it draws nothing, so your kingdom shrinks by a card.</source>
        <translation>Un Campesino es seguro: nadie puede desafiarlo. Pero no roba nada, así que tu reino pierde una carta.</translation>
    </message>
    <message>
        <source>A card lies face up in a hand. It still counts and may be laid, but everybody knows what it is: a lie with it is seen at once.</source>
        <translation>En una mano hay una carta boca arriba. Sigue contando y se puede jugar, pero todos saben cuál es: con ella, una mentira se nota enseguida.</translation>
    </message>
    <message>
        <source>A card that you know in your rival&apos;s hand is noted beside the name. Once your rival has laid a card unseen, it may be that one, so the note gets a question mark.</source>
        <translation>La carta que conoces de la mano de tu rival está anotada junto al nombre. Cuando tu rival juega una carta sin que se vea, puede ser esa, así que la nota recibe un signo de interrogación.</translation>
    </message>
    <message>
        <source>A lie was found out: the card lies among the discards, nothing happened, and nothing was drawn.</source>
        <translation>Se ha descubierto una mentira: la carta está en los descartes, no ha pasado nada y no se ha robado.</translation>
    </message>
    <message>
        <source>A round is over: everybody else is out. Its winner begins the next one. Three rounds win the match.</source>
        <translation>Ha terminado una ronda: todos los demás han quedado fuera. Quien la ha ganado empieza la siguiente. Tres rondas ganan el encuentro.</translation>
    </message>
    <message>
        <source>A true claim was called a lie: it worked all the same, and the caller has lost a card for it.</source>
        <translation>Se ha desafiado una declaración verdadera: ha surtido efecto igualmente, y desafiarla ha costado una carta.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, and everybody may call it a lie. A false Ace costs two cards, and a wrong call costs you one.</source>
        <translation>Un As roba dos cartas, y todos pueden desafiarlo. Un As falso cuesta dos cartas, y desafiar sin razón te cuesta una.</translation>
    </message>
    <message>
        <source>The match is over: three rounds won take the throne.</source>
        <translation>El encuentro ha terminado: tres rondas ganadas dan el trono.</translation>
    </message>
    <message>
        <source>Welcome! Everyone starts with five cards. Run out and you are out. Each turn you lay one card face down and say what it is. Begin: drag a card to one of the claims in the middle.</source>
        <translation>¡Hola! Cada jugador empieza con cinco cartas. Si te quedas sin ninguna, quedas fuera. En cada turno juegas una carta boca abajo y dices cuál es. Empieza: arrastra una carta a una de las declaraciones del centro.</translation>
    </message>
    <message>
        <source>What nobody called a lie is buried and stays hidden; what was shown lies open among the discards. Count: if you see all four Kings elsewhere, a King that is claimed must be a lie.</source>
        <translation>Lo que nadie ha desafiado se entierra y sigue oculto; lo que se ha mostrado queda a la vista en los descartes. Cuenta: si ves los cuatro Reyes en otro sitio, un Rey declarado tiene que ser mentira.</translation>
    </message>
    <message>
        <source>You have a Joker, and something is aimed at you. Show the Joker: nothing is done to you, and nobody learns what was laid. But the Joker is gone.</source>
        <translation>Tienes un Comodín, y una declaración va contra ti. Muestra el Comodín: no te pasa nada, y nadie sabe qué carta se ha jugado. Pero pierdes el Comodín.</translation>
    </message>
    <message>
        <source>You may claim what you like, whatever the card is. A bluff that is believed works like the true card; only your rival can call it a lie. Dare it: lay a card from 7 to 10 as a King.</source>
        <translation>Puedes declarar lo que quieras, sea cual sea la carta. Un farol que se cree actúa como la carta verdadera; solo tu rival puede desafiarlo. Atrévete: juega una carta del 7 al 10 como Rey.</translation>
    </message>
    <message>
        <source>You may pick a card of your rival. The hand was shuffled, so just point at one of the backs.</source>
        <translation>Puedes elegir una carta de tu rival. La mano se ha barajado, así que señala simplemente uno de los dorsos.</translation>
    </message>
    <message>
        <source>Your rival claims a card against you. Is it true? Call a lie and the rival loses it for nothing; call the truth a lie and you lose a card. Answer with the buttons on the table.</source>
        <translation>Tu rival declara una carta contra ti. ¿Es verdad? Si desafías una mentira, la pierde a cambio de nada; si desafías la verdad, pierdes tú una carta. Responde con los botones de la mesa.</translation>
    </message>
</context>
<context>
    <name>throne/log</name>
    <message>
        <source>400 turns are over: most cards win the round.</source>
        <translation>Han pasado 400 turnos: gana la ronda quien tenga más cartas.</translation>
    </message>
    <message>
        <source>A card drawn.</source>
        <translation>Una carta robada.</translation>
    </message>
    <message>
        <source>A card drawn: {card}.</source>
        <translation>Robada: {card}.</translation>
    </message>
    <message>
        <source>A card of {player} killed: {card}.</source>
        <translation>Carta de {player} eliminada: {card}.</translation>
    </message>
    <message>
        <source>A card of {player} turned face up: {card}.</source>
        <translation>Carta de {player} puesta boca arriba: {card}.</translation>
    </message>
    <message>
        <source>Accepted.</source>
        <translation>Aceptada.</translation>
    </message>
    <message>
        <source>All cards of {player} lie face up: nothing happens.</source>
        <translation>Todas las cartas de {player} están boca arriba: no pasa nada.</translation>
    </message>
    <message>
        <source>All cards shuffled and dealt.</source>
        <translation>Todas las cartas barajadas y repartidas.</translation>
    </message>
    <message>
        <source>Evaded with a Joker.</source>
        <translation>Efecto evitado con un Comodín.</translation>
    </message>
    <message>
        <source>Five cards for {player}.</source>
        <translation>Cinco cartas para {player}.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>¡Mentira!</translation>
    </message>
    <message>
        <source>Liar! Called by: {players}. The challenger is {player}.</source>
        <translation>¡Mentira! Desafían: {players}. Desafiante: {player}.</translation>
    </message>
    <message>
        <source>Looked at a card of {player}.</source>
        <translation>Carta de {player} vista.</translation>
    </message>
    <message>
        <source>Looked at a card of {player}: {card}.</source>
        <translation>Carta de {player} vista: {card}.</translation>
    </message>
    <message>
        <source>No card is left to draw.</source>
        <translation>No queda ninguna carta que robar.</translation>
    </message>
    <message>
        <source>Nobody calls it a lie.</source>
        <translation>Nadie desafía.</translation>
    </message>
    <message>
        <source>The claim was a lie: {card}.</source>
        <translation>Era mentira: {card}.</translation>
    </message>
    <message>
        <source>The claim was true: {card}.</source>
        <translation>Era verdad: {card}.</translation>
    </message>
    <message>
        <source>The draw pile is empty: buried cards and discards are shuffled into a new one.</source>
        <translation>El mazo está vacío: las cartas enterradas y los descartes se barajan para formar uno nuevo.</translation>
    </message>
    <message>
        <source>The five cards for you: {cards}.</source>
        <translation>Tus cinco cartas: {cards}.</translation>
    </message>
    <message>
        <source>The game is won: the throne is taken.</source>
        <translation>La partida está ganada: el trono es suyo.</translation>
    </message>
    <message>
        <source>The round is won.</source>
        <translation>La ronda está ganada.</translation>
    </message>
    <message>
        <source>Without cards, and out of the round.</source>
        <translation>Sin cartas y fuera de la ronda.</translation>
    </message>
    <message>
        <source>{claim} claimed against {player}.</source>
        <translation>Declaración contra {player}: {claim}.</translation>
    </message>
    <message>
        <source>{claim} claimed against {player}; the card is: {card}.</source>
        <translation>Declaración contra {player}: {claim}; carta jugada: {card}.</translation>
    </message>
    <message>
        <source>{claim} claimed.</source>
        <translation>Declaración: {claim}.</translation>
    </message>
    <message>
        <source>{claim} claimed; the card is: {card}.</source>
        <translation>Declaración: {claim}; carta jugada: {card}.</translation>
    </message>
    <message>
        <source>{player} loses a card: {card}.</source>
        <translation>{player} pierde una carta: {card}.</translation>
    </message>
</context>
<context>
    <name>throne/move</name>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Repartir la ronda siguiente</translation>
    </message>
    <message>
        <source>Kill a hidden card of {player}</source>
        <translation>Eliminar una carta oculta de {player}</translation>
    </message>
    <message>
        <source>Kill {card} of {player}</source>
        <translation>Eliminar 1 {card} de {player}</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>¡Mentira!</translation>
    </message>
    <message>
        <source>Look at a card of {player}</source>
        <translation>Mirar una carta de {player}</translation>
    </message>
    <message>
        <source>Pick a hidden card</source>
        <translation>Elegir una carta oculta</translation>
    </message>
    <message>
        <source>Pick the card that lies face up: {card}</source>
        <translation>Elegir la carta boca arriba: {card}</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses</source>
        <translation>Elegir la carta que pierde {player}</translation>
    </message>
    <message>
        <source>Pick what {player} loses: {card}</source>
        <translation>Elegir lo que pierde {player}: {card}</translation>
    </message>
    <message>
        <source>Show a Joker</source>
        <translation>Mostrar un Comodín</translation>
    </message>
    <message>
        <source>Turn a card of {player} face up</source>
        <translation>Poner boca arriba una carta de {player}</translation>
    </message>
    <message>
        <source>Use the Joker that lies face up</source>
        <translation>Usar el Comodín boca arriba</translation>
    </message>
    <message>
        <source>{card} as {claim}</source>
        <translation>{card} como {claim}</translation>
    </message>
    <message>
        <source>{card} as {claim} against {player}</source>
        <translation>{card} como {claim} contra {player}</translation>
    </message>
    <message>
        <source>{card}, which lies face up, as {claim}</source>
        <translation>{card}, boca arriba, como {claim}</translation>
    </message>
    <message>
        <source>{card}, which lies face up, as {claim} against {player}</source>
        <translation>{card}, boca arriba, como {claim} contra {player}</translation>
    </message>
</context>
<context>
    <name>throne/option</name>
    <message>
        <source>A single round</source>
        <translation>Una sola ronda</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Match: first to win three rounds</source>
        <translation>Encuentro: a tres rondas ganadas</translation>
    </message>
</context>
<context>
    <name>throne/reason</name>
    <message>
        <source>A bluff: if {player} believes it, it works as if it were true.</source>
        <translation>Un farol: si {player} se lo cree, surte efecto como si fuera verdad.</translation>
    </message>
    <message>
        <source>A bluff: uncalled, it works as if it were true; called, it costs you another card as well.</source>
        <translation>Un farol: si nadie lo desafía, surte efecto como si fuera verdad; si lo desafían, te cuesta otra carta más.</translation>
    </message>
    <message>
        <source>A rival who may call it knows that it is a lie.</source>
        <translation>Un rival que puede desafiarlo sabe que es mentira.</translation>
    </message>
    <message>
        <source>A wrong call would cost you a card.</source>
        <translation>Desafiar sin razón te costaría una carta.</translation>
    </message>
    <message>
        <source>A wrong call would cost you your last card.</source>
        <translation>Desafiar sin razón te costaría tu última carta.</translation>
    </message>
    <message>
        <source>Each of the four cards may be the one laid: {claim}.</source>
        <translation>Cualquiera de las cuatro cartas puede ser la jugada: {claim}.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it, and no card is drawn.</source>
        <translation>Si es mentira, desafiarla la detiene, y no se roba ninguna carta.</translation>
    </message>
    <message>
        <source>It is true, and {player} has one card left: no answer saves it.</source>
        <translation>Es verdad, y a {player} le queda una sola carta: ninguna respuesta la salva.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost the challenger a card.</source>
        <translation>Es verdad: desafiarlo costaría una carta.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost {player} a card.</source>
        <translation>Es verdad: si {player} la desafía, pierde una carta.</translation>
    </message>
    <message>
        <source>It is your last card, and a Peasant draws nothing: you are out.</source>
        <translation>Es tu última carta, y un Campesino no roba nada: quedas fuera.</translation>
    </message>
    <message>
        <source>It is your last card: unless this bluff is called, you draw and stay in the round.</source>
        <translation>Es tu última carta: si nadie desafía este farol, robas y sigues en la ronda.</translation>
    </message>
    <message>
        <source>It must be a lie: none of the four cards can be the one laid: {claim}.</source>
        <translation>Tiene que ser mentira, pues ninguna de las cuatro cartas puede ser la jugada: {claim}.</translation>
    </message>
    <message>
        <source>Nobody may call a Peasant a lie, whatever the card is. It draws nothing.</source>
        <translation>Nadie puede desafiar a un Campesino, sea cual sea la carta. No roba nada.</translation>
    </message>
    <message numerus="yes">
        <source>Of the four cards, %n cannot be the one laid: {claim}.</source>
        <translation>
            <numerusform>De las cuatro cartas, %n no puede ser la jugada: {claim}.</numerusform>
            <numerusform>De las cuatro cartas, %n no pueden ser la jugada: {claim}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Joker evades the claim, whether or not it is true.</source>
        <translation>El Comodín evita la declaración, sea verdad o no.</translation>
    </message>
    <message>
        <source>The Joker is your last card: without it you are out.</source>
        <translation>El Comodín es tu última carta: sin él quedas fuera.</translation>
    </message>
    <message>
        <source>The King is true and takes your last card, whatever you answer.</source>
        <translation>El Rey es verdad y te quita la última carta, respondas lo que respondas.</translation>
    </message>
    <message>
        <source>The King takes your last card, and you are out.</source>
        <translation>El Rey te quita la última carta, y quedas fuera.</translation>
    </message>
    <message>
        <source>The King would take your last card: only a call can save it.</source>
        <translation>El Rey te quitaría la última carta: solo desafiarlo puede salvarla.</translation>
    </message>
    <message>
        <source>The card lay face up: you know that it is a lie.</source>
        <translation>La carta estaba boca arriba: sabes que es mentira.</translation>
    </message>
    <message>
        <source>The hand was shuffled: each hidden card is as likely as any other.</source>
        <translation>La mano se ha barajado: todas las cartas ocultas son igual de probables.</translation>
    </message>
    <message>
        <source>The next round begins with it.</source>
        <translation>Así empieza la ronda siguiente.</translation>
    </message>
    <message>
        <source>Whoever challenges a true Ace loses a card.</source>
        <translation>Quien desafía un As verdadero pierde una carta.</translation>
    </message>
    <message>
        <source>You know that it is a lie, and you would let it work.</source>
        <translation>Sabes que es mentira, y dejarías que surtiera efecto.</translation>
    </message>
    <message>
        <source>You know that it is a lie: a call would stop it and spare the Joker.</source>
        <translation>Sabes que es mentira: desafiarla la detendría y ahorraría el Comodín.</translation>
    </message>
    <message>
        <source>You know that it is true, and a wrong call costs a card.</source>
        <translation>Sabes que es verdad, y desafiar sin razón cuesta una carta.</translation>
    </message>
    <message>
        <source>You know that it is true, and the Joker evades it.</source>
        <translation>Sabes que es verdad, y el Comodín lo evita.</translation>
    </message>
    <message>
        <source>You know that it is true: a call could only cost you a card.</source>
        <translation>Sabes que es verdad: desafiarla solo podría costarte una carta.</translation>
    </message>
    <message>
        <source>You know what {player} loses: {card}.</source>
        <translation>Sabes lo que pierde {player}: {card}.</translation>
    </message>
    <message>
        <source>{player} keeps the cards that everybody sees.</source>
        <translation>{player} conserva las cartas que todos ven.</translation>
    </message>
</context>
<context>
    <name>throne/refusal</name>
    <message>
        <source>A Joker does not stop an Ace.</source>
        <translation>Un Comodín no detiene un As.</translation>
    </message>
    <message>
        <source>A Joker is shown only when a Jack, Queen or King is aimed at you.</source>
        <translation>Un Comodín solo se muestra cuando una Jota, una Reina o un Rey va contra ti.</translation>
    </message>
    <message>
        <source>A claim is aimed at a rival, not at yourself.</source>
        <translation>Una declaración va contra un rival, no contra ti.</translation>
    </message>
    <message>
        <source>All cards of {player} lie face up: pick one of these.</source>
        <translation>Todas las cartas de {player} están boca arriba: elige una de ellas.</translation>
    </message>
    <message>
        <source>An Ace was claimed: answer it first.</source>
        <translation>Se ha declarado un As: responde primero.</translation>
    </message>
    <message>
        <source>Everybody has answered the Ace already: lay a card.</source>
        <translation>Todos han respondido ya al As: juega una carta.</translation>
    </message>
    <message>
        <source>No Joker of yours lies face up.</source>
        <translation>No tienes ningún Comodín boca arriba.</translation>
    </message>
    <message>
        <source>No such card of yours lies face up: {card}.</source>
        <translation>No tienes esta carta boca arriba: {card}.</translation>
    </message>
    <message>
        <source>Nobody has claimed anything in this round yet: lay a card.</source>
        <translation>En esta ronda aún no se ha declarado nada: juega una carta.</translation>
    </message>
    <message>
        <source>Only a hidden card can be picked here.</source>
        <translation>Aquí solo se puede elegir una carta oculta.</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>Elige primero una carta.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, and nobody may call that a lie.</source>
        <translation>La última declaración fue un Campesino, y nadie puede desafiarlo.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, and that needs no answer.</source>
        <translation>La última declaración fue un Campesino, y no necesita respuesta.</translation>
    </message>
    <message>
        <source>The last claim was aimed at {player}: nobody else could answer it.</source>
        <translation>La última declaración iba contra {player}: nadie más podía responder.</translation>
    </message>
    <message>
        <source>The round is not over.</source>
        <translation>La ronda no ha terminado.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>La ronda ha terminado: reparte primero la siguiente.</translation>
    </message>
    <message>
        <source>There is a claim against you: answer it first.</source>
        <translation>Hay una declaración contra ti: responde primero.</translation>
    </message>
    <message>
        <source>There is nothing to pick yet: lay a card first.</source>
        <translation>Aún no hay nada que elegir: juega primero una carta.</translation>
    </message>
    <message>
        <source>You have answered the last claim already: lay a card.</source>
        <translation>Ya has respondido a la última declaración: juega una carta.</translation>
    </message>
    <message>
        <source>You have no Joker in your hidden hand.</source>
        <translation>No tienes ningún Comodín entre tus cartas ocultas.</translation>
    </message>
    <message>
        <source>You have no such card in your hidden hand: {card}.</source>
        <translation>No tienes esta carta entre tus cartas ocultas: {card}.</translation>
    </message>
    <message>
        <source>{player} does not take part in this game.</source>
        <translation>{player} no participa en esta partida.</translation>
    </message>
    <message>
        <source>{player} has no such card face up: {card}.</source>
        <translation>{player} no tiene esta carta boca arriba: {card}.</translation>
    </message>
    <message>
        <source>{player} is out of this round.</source>
        <translation>{player} está fuera de esta ronda.</translation>
    </message>
</context>
<context>
    <name>throne/rule</name>
    <message>
        <source>A Jack or Queen may be aimed at a rival whose cards all lie face up. It does nothing, may still be called a lie, and draws 1 card.</source>
        <translation>Una Jota o una Reina puede ir contra un rival con todas las cartas boca arriba. No hace nada, se puede desafiar igualmente y roba 1 carta.</translation>
    </message>
    <message>
        <source>A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.</source>
        <translation>Un Comodín no detiene un As ni la pérdida de una carta por un desafío sin razón o una mentira.</translation>
    </message>
    <message>
        <source>A Joker that is shown evades a Jack, Queen or King. It is discarded and not replaced; the card laid stays hidden, and its player still draws 1 card. There is no Joker against a Joker.</source>
        <translation>Un Comodín mostrado evita una Jota, una Reina o un Rey. Se descarta y no se repone; la carta jugada sigue oculta, y quien la jugó roba igualmente 1 carta. No hay Comodín contra un Comodín.</translation>
    </message>
    <message>
        <source>A Peasant does nothing, and its turn draws no card. Nobody may call it a lie.</source>
        <translation>Un Campesino no hace nada, y en ese turno no se roba. Nadie puede desafiarlo.</translation>
    </message>
    <message>
        <source>A card laid that nobody called is buried: it stays hidden. Cards that were shown, killed or lost lie face up among the discards.</source>
        <translation>Una carta jugada que nadie ha desafiado se entierra: sigue oculta. Las cartas mostradas, eliminadas o perdidas quedan boca arriba en los descartes.</translation>
    </message>
    <message>
        <source>A card you have seen</source>
        <translation>Una carta vista</translation>
    </message>
    <message>
        <source>A false Ace</source>
        <translation>Un As falso</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>Un nuevo mazo</translation>
    </message>
    <message>
        <source>A rival without cards is out at once. The player in turn is out if no card is left after drawing.</source>
        <translation>Un rival sin cartas queda fuera de inmediato. El jugador en turno queda fuera si no le queda ninguna carta después de robar.</translation>
    </message>
    <message>
        <source>A true Ace</source>
        <translation>Un As verdadero</translation>
    </message>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>After 400 turns the round ends, and most cards win it; of several players, the next in turn order.</source>
        <translation>Tras 400 turnos termina la ronda, y la gana quien tenga más cartas; entre varios jugadores, el siguiente en el orden de turno.</translation>
    </message>
    <message>
        <source>An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then the answers are shown together. Of several callers, the next in turn order is the challenger.</source>
        <translation>Un As roba 2 cartas. Cualquier rival puede desafiarlo: todos responden en secreto y luego se muestran todas las respuestas a la vez. Si varios desafían, el siguiente en el orden de turno es el desafiante.</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Cualquier carta</translation>
    </message>
    <message>
        <source>Buried cards and discards</source>
        <translation>Enterradas y descartes</translation>
    </message>
    <message>
        <source>Called, and a lie</source>
        <translation>Desafiada y falsa</translation>
    </message>
    <message>
        <source>Called, and true</source>
        <translation>Desafiada y verdadera</translation>
    </message>
    <message>
        <source>Cards that lie face up</source>
        <translation>Cartas boca arriba</translation>
    </message>
    <message>
        <source>Chance decides who begins the first round; later rounds are begun by the winner of the last. The turn goes round clockwise.</source>
        <translation>El azar decide quién empieza la primera ronda; las siguientes las empieza quien ganó la anterior. Se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Declaraciones</translation>
    </message>
    <message>
        <source>Evading with a Joker</source>
        <translation>Evitar con un Comodín</translation>
    </message>
    <message>
        <source>Every round won is a point, and three points win the match. A game of a single round ends with it.</source>
        <translation>Cada ronda ganada es un punto, y tres puntos ganan el encuentro. Una partida de una sola ronda termina con ella.</translation>
    </message>
    <message>
        <source>If a card is needed and the draw pile is empty, all buried cards and all discards are shuffled into a new draw pile. What cannot be drawn even then is not drawn.</source>
        <translation>Si hace falta una carta y el mazo está vacío, todas las cartas enterradas y todos los descartes se barajan para formar un nuevo mazo. Lo que ni aun así se pueda robar no se roba.</translation>
    </message>
    <message>
        <source>If it is a lie, the card is discarded, and one more card of the liar, which the challenger picks. No card is drawn.</source>
        <translation>Si es mentira, se descarta la carta y otra más de quien mintió, que elige el desafiante. No se roba ninguna carta.</translation>
    </message>
    <message>
        <source>If the Ace that was called is true, its player draws 2 cards and picks one card that the challenger loses.</source>
        <translation>Si el As desafiado es verdadero, quien lo jugó roba 2 cartas y elige una carta, que pierde el desafiante.</translation>
    </message>
    <message>
        <source>In your turn you lay exactly one card face down and say what it is. You may not pass.</source>
        <translation>En tu turno juegas exactamente una carta boca abajo y dices cuál es. No puedes pasar.</translation>
    </message>
    <message>
        <source>Jack, Queen and King</source>
        <translation>Jota, Reina y Rey</translation>
    </message>
    <message>
        <source>No end in sight</source>
        <translation>Sin final a la vista</translation>
    </message>
    <message>
        <source>Nothing hidden</source>
        <translation>Nada oculto</translation>
    </message>
    <message>
        <source>Only you know what your Jack saw. A hand has no order: once its owner has laid a card unseen, the card you saw is in the hand or is the one that was laid, and after a new draw pile was made it may be there, too.</source>
        <translation>Solo tú sabes lo que ha visto tu Jota. Una mano no tiene orden: en cuanto su dueño juega una carta sin que se vea, la carta que viste está en la mano o es la que se ha jugado, y después de formarse un nuevo mazo también puede estar en él.</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Fuera de la ronda</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Campesino</translation>
    </message>
    <message>
        <source>Picking</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>The card is shown and discarded. It does nothing, and no card is drawn.</source>
        <translation>La carta se muestra y se descarta. No hace nada, y no se roba ninguna carta.</translation>
    </message>
    <message>
        <source>The card is shown. First it acts, then the caller loses one card, picked by the player accused, if any card is left. Then the player in turn draws 1 card.</source>
        <translation>La carta se muestra. Primero actúa; después, quien desafió pierde una carta, que elige el jugador acusado, si le queda alguna. Luego el jugador en turno roba 1 carta.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>La baraja</translation>
    </message>
    <message>
        <source>The last player with cards wins the round. If everybody else is out, the player in turn wins, even with no card left.</source>
        <translation>El último jugador con cartas gana la ronda. Si todos los demás están fuera, gana el jugador en turno, aunque no le quede ninguna carta.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>El encuentro</translation>
    </message>
    <message>
        <source>There are 34 cards: four each of Seven to Ten, Jack, Queen, King and Ace, and two Jokers. For every round all are shuffled, and everybody gets five.</source>
        <translation>Hay 34 cartas: cuatro de cada, del Siete al Diez, Jota, Reina, Rey y As, y dos Comodines. En cada ronda se barajan todas, y cada jugador recibe cinco.</translation>
    </message>
    <message>
        <source>These are aimed at one rival, whom you choose with the claim. The Jack looks at one card of the rival, the Queen turns one face up, the King kills one. Only that rival answers: accept it, call you a liar, or show a Joker. At the end of the turn you draw 1 card.</source>
        <translation>Van contra un rival, que eliges al declarar. La Jota mira una carta del rival, la Reina pone una boca arriba, el Rey elimina una. Solo responde ese rival: aceptar, desafiar o mostrar un Comodín. Al final del turno robas 1 carta.</translation>
    </message>
    <message>
        <source>They still belong to the hand and count as cards. They stay visible until they leave the hand, may be laid with any claim, and a Joker among them may still evade.</source>
        <translation>Siguen en la mano y cuentan como cartas. Quedan a la vista hasta que salen de la mano, se pueden jugar con cualquier declaración, y un Comodín entre ellas aún puede evitar un efecto.</translation>
    </message>
    <message>
        <source>What a Joker does not stop</source>
        <translation>Límites del Comodín</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Whoever picks a card points at one of a hidden hand that was just shuffled. A card that is lost, to a King or for a wrong call or a lie, may be one that lies face up instead. Jack and Queen only point at hidden cards.</source>
        <translation>Quien elige una carta señala una de una mano oculta recién barajada. Si la carta se pierde, por un Rey, por desafiar sin razón o por mentir, puede ser en su lugar una que esté boca arriba. La Jota y la Reina solo señalan cartas ocultas.</translation>
    </message>
    <message>
        <source>Winning a round</source>
        <translation>Ganar una ronda</translation>
    </message>
    <message>
        <source>You claim a Peasant (7 to 10), a Jack, a Queen, a King or an Ace, never a Joker. A claim that is not called a lie works whether or not it is true.</source>
        <translation>Declaras un Campesino (7 a 10), una Jota, una Reina, un Rey o un As, nunca un Comodín. Una declaración que nadie desafía surte efecto, sea verdad o no.</translation>
    </message>
    <message>
        <source>You may lay any card with any claim. A Joker that is laid is a lie whatever you say.</source>
        <translation>Puedes jugar cualquier carta con cualquier declaración. Un Comodín jugado es mentira, declares lo que declares.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
</context>
<context>
    <name>throne/section</name>
    <message>
        <source>Claims and answers</source>
        <translation>Declaraciones y respuestas</translation>
    </message>
    <message>
        <source>How rounds and the match end</source>
        <translation>Cómo terminan las rondas y el encuentro</translation>
    </message>
    <message>
        <source>Laying a card</source>
        <translation>Jugar una carta</translation>
    </message>
    <message>
        <source>Picking and showing cards</source>
        <translation>Elegir y mostrar cartas</translation>
    </message>
    <message>
        <source>Piles and what you know</source>
        <translation>Las pilas y lo que sabes</translation>
    </message>
</context>
<context>
    <name>throne/table</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>Queda %n carta</numerusform>
            <numerusform>Quedan %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>A card of {target} will be killed.</source>
        <translation>Se elimina una carta: {target}.</translation>
    </message>
    <message>
        <source>A card of {target} will be looked at.</source>
        <translation>Se mira una carta: {target}.</translation>
    </message>
    <message>
        <source>A card of {target} will turn face up.</source>
        <translation>Se pone una carta boca arriba: {target}.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Una carta, boca abajo</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Enterradas</translation>
    </message>
    <message>
        <source>Claim: {claim}</source>
        <translation>Declaración: {claim}</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Declarado</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Declaraciones</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation>Mano de {player}</translation>
    </message>
    <message>
        <source>Laid card</source>
        <translation>Carta jugada</translation>
    </message>
    <message>
        <source>Lay a card face down: drop it on what you claim it to be, then on a rival.</source>
        <translation>Juega una carta boca abajo: suéltala en lo que declaras y luego en un rival.</translation>
    </message>
    <message>
        <source>Lay a card face down: drop it on what you claim it to be.</source>
        <translation>Juega una carta boca abajo: suéltala en lo que declaras.</translation>
    </message>
    <message>
        <source>Lay a card here</source>
        <translation>Una carta aquí</translation>
    </message>
    <message>
        <source>Out of this round</source>
        <translation>Fuera de esta ronda</translation>
    </message>
    <message>
        <source>Point at the card of {player} that you kill.</source>
        <translation>Señala la carta de {player} que eliminas.</translation>
    </message>
    <message>
        <source>Point at the card that {player} loses.</source>
        <translation>Señala la carta que pierde {player}.</translation>
    </message>
    <message>
        <source>Point at the hidden card of {player} that turns face up.</source>
        <translation>Señala la carta oculta de {player} que pones boca arriba.</translation>
    </message>
    <message>
        <source>Point at the hidden card of {player} that you look at.</source>
        <translation>Señala la carta oculta de {player} que miras.</translation>
    </message>
    <message>
        <source>Rounds won: {number} of {goal}</source>
        <translation>Rondas ganadas: {number} de {goal}</translation>
    </message>
    <message>
        <source>The card laid face down; you know it: {card}</source>
        <translation>La carta jugada boca abajo; la conoces: {card}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>The round is won. Deal the next one.</source>
        <translation>La ronda está ganada. Reparte la siguiente.</translation>
    </message>
    <message>
        <source>This card lies face up: everybody sees it.</source>
        <translation>Esta carta está boca arriba: todos la ven.</translation>
    </message>
    <message>
        <source>What do you say it is?</source>
        <translation>¿Qué declaras?</translation>
    </message>
    <message>
        <source>You have seen this card in the hand; it is still there, or was laid face down: {card}.</source>
        <translation>Has visto esta carta en la mano; sigue ahí o se ha jugado boca abajo: {card}.</translation>
    </message>
    <message>
        <source>You know that this card is in the hand: {card}.</source>
        <translation>Sabes que esta carta está en la mano: {card}.</translation>
    </message>
    <message>
        <source>{card}, face up for everybody</source>
        <translation>{card}, boca arriba para todos</translation>
    </message>
    <message>
        <source>{claim} against {player}</source>
        <translation>{claim} contra {player}</translation>
    </message>
    <message>
        <source>{index}!</source>
        <extracomment>Signs beside the name of a player: the index of a card that is in the hand, or may be there, as in &quot;K!&quot; and &quot;K?&quot;.</extracomment>
        <translation>{index}!</translation>
    </message>
    <message>
        <source>{index}?</source>
        <translation>{index}?</translation>
    </message>
    <message>
        <source>{player} claims a Jack, to look at a card of yours. Is it true?</source>
        <translation>{player} declara una Jota para mirar una carta tuya. ¿Es verdad?</translation>
    </message>
    <message>
        <source>{player} claims a King, to kill a card of yours. Is it true?</source>
        <translation>{player} declara un Rey para eliminar una carta tuya. ¿Es verdad?</translation>
    </message>
    <message>
        <source>{player} claims a Queen, to turn a card of yours face up. Is it true?</source>
        <translation>{player} declara una Reina para poner boca arriba una carta tuya. ¿Es verdad?</translation>
    </message>
    <message>
        <source>{player} claims an Ace. Does anybody call it a lie?</source>
        <translation>{player} declara un As. ¿Quién desafía?</translation>
    </message>
    <message>
        <source>{player} claims: {claim} against {target}.</source>
        <translation>{player} declara: {claim} contra {target}.</translation>
    </message>
    <message>
        <source>{player} claims: {claim}.</source>
        <translation>{player} declara: {claim}.</translation>
    </message>
    <message>
        <source>{player} is about to lay a card and claim what it is.</source>
        <translation>{player} va a jugar una carta y declarar cuál es.</translation>
    </message>
    <message>
        <source>{target} loses a card.</source>
        <translation>{target} pierde una carta.</translation>
    </message>
</context>
<context>
    <name>throne/type</name>
    <message>
        <source>Ace</source>
        <translation>As</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Comodín</translation>
    </message>
    <message>
        <source>Peasant</source>
        <translation>Campesino</translation>
    </message>
</context>
</TS>
