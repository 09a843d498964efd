<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>throne/aid</name>
    <message>
        <source>Accept: the claim works, and the card is buried.</source>
        <translation>Aceptar: lo declarado surte efecto y la carta se entierra.</translation>
    </message>
    <message>
        <source>Ace: draw 2.</source>
        <translation>As: roba 2.</translation>
    </message>
    <message>
        <source>All rivals answer in secret. If several call, the one next in turn order is the challenger.</source>
        <translation>Los rivales responden en secreto; si desafían varios, el desafiante es el primero de ellos en el orden de turno.</translation>
    </message>
    <message>
        <source>Answering a Jack, Queen, or King</source>
        <translation>Ante Jota, Reina o Rey</translation>
    </message>
    <message>
        <source>Answering an Ace</source>
        <translation>Ante un As</translation>
    </message>
    <message>
        <source>Face-up cards are still part of the hand and may be laid.</source>
        <translation>Una carta boca arriba sigue en la mano y se puede jugar.</translation>
    </message>
    <message>
        <source>Four each of 7, 8, 9, 10, Jack, Queen, King, and Ace, plus two Jokers. Everyone starts with five cards.</source>
        <translation>Cuatro cartas de cada rango (7, 8, 9, 10, Jota, Reina, Rey y As) y dos Comodines; cinco cartas por jugador.</translation>
    </message>
    <message>
        <source>Jack: look at a rival’s hidden card, then draw 1.</source>
        <translation>Jota: mira una carta oculta de un rival y roba 1.</translation>
    </message>
    <message>
        <source>Joker: you evade the claim. Discard the Joker; it is not replaced.</source>
        <translation>Comodín: evita lo declarado; se descarta y no se repone.</translation>
    </message>
    <message>
        <source>King: kill a rival’s card, then draw 1.</source>
        <translation>Rey: elimina una carta de un rival y roba 1.</translation>
    </message>
    <message>
        <source>Lay one card face down and claim a Peasant, Jack, Queen, King, or Ace.</source>
        <translation>Juega una carta boca abajo y declara Campesino, Jota, Reina, Rey o As.</translation>
    </message>
    <message>
        <source>Liar! If the claim was a lie, the card is discarded: no effect, no draw.</source>
        <translation>¡Mentira! Si lo declarado era falso, la carta se descarta: sin efecto ni robo.</translation>
    </message>
    <message>
        <source>Liar! If the claim was true, it works anyway, and the caller loses a card.</source>
        <translation>¡Mentira! Si lo declarado era cierto, surte efecto igualmente, y quien desafió pierde una carta.</translation>
    </message>
    <message>
        <source>Only the targeted rival answers.</source>
        <translation>Solo responde el rival señalado.</translation>
    </message>
    <message>
        <source>Peasant (7 to 10): no effect, no draw; cannot be called a lie.</source>
        <translation>Campesino (7 a 10): sin efecto ni robo; nadie puede desafiarlo.</translation>
    </message>
    <message>
        <source>Queen: turn a rival’s hidden card face up, then draw 1.</source>
        <translation>Reina: pon boca arriba una carta oculta de un rival y roba 1.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins the round.</source>
        <translation>Sin cartas, quedas fuera; el último jugador con cartas gana la ronda.</translation>
    </message>
    <message>
        <source>The card you lose may be picked from your face-up cards; for a false Ace, only if you have no hidden cards.</source>
        <translation>Quien elige la carta que pierdes puede elegir una boca arriba; por un As falso, solo si no tienes ninguna oculta.</translation>
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
        <translation>Con tres rondas se gana el encuentro.</translation>
    </message>
    <message>
        <source>True: the challenger loses a card. A lie: the liar loses the card laid and one more.</source>
        <translation>Verdad: el desafiante pierde una carta. Mentira: quien mintió pierde la carta jugada y otra más.</translation>
    </message>
    <message>
        <source>What claims do</source>
        <translation>Efecto de las declaraciones</translation>
    </message>
    <message>
        <source>You may lay any card with any claim.</source>
        <translation>Puedes jugar cualquier carta con cualquier declaración.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
</context>
<context>
    <name>throne/card</name>
    <message>
        <source>A Peasant: it has no power and draws no card.</source>
        <translation>Un Campesino: no tiene poder ni da cartas.</translation>
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
        <source>Evades a Jack, Queen, or King aimed at you. Can never be claimed.</source>
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
        <source>Kills a rival’s card. Draws 1 card.</source>
        <translation>Un rival pierde una carta. Roba 1 carta.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Looks at one of a rival’s cards. Draws 1 card.</source>
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
        <source>Turns one of a rival’s cards face up. Draws 1 card.</source>
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
        <source>A Jack lets you, and nobody else, look at one of your rival’s hidden cards. Claim a Jack.</source>
        <translation>Con una Jota miras una carta oculta de tu rival, y solo la ves tú. Declara una Jota.</translation>
    </message>
    <message>
        <source>A Jack only looks at one of your rival’s cards.</source>
        <translation>Una Jota solo mira una carta de tu rival.</translation>
    </message>
    <message>
        <source>A King is aimed at your last card, a Joker. Show the Joker, and it is gone all the same. What can still save you?</source>
        <translation>Un Rey va contra tu última carta, un Comodín. Si muestras el Comodín, lo pierdes igualmente. ¿Qué puede salvarte todavía?</translation>
    </message>
    <message>
        <source>A King kills a card; it does not turn one face up.</source>
        <translation>Un Rey elimina una carta y no pone ninguna boca arriba.</translation>
    </message>
    <message>
        <source>A King kills one of your rival’s cards but shows you none of the others.</source>
        <translation>Un Rey elimina una carta de tu rival, pero no ves ninguna otra.</translation>
    </message>
    <message>
        <source>A King, true or not, is aimed at you. Show your Joker to evade it, and you are sure to keep your Ace.</source>
        <translation>Un Rey va contra ti, verdadero o no. Evítalo mostrando un Comodín: así no arriesgas tu As.</translation>
    </message>
    <message>
        <source>A Nine is not a King: the claim is a lie.</source>
        <translation>Un Nueve no es un Rey: la declaración es mentira.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called, but it draws nothing. Make a bolder claim.</source>
        <translation>Nadie puede desafiar un Campesino, pero con él no robas. Declara algo más atrevido.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called, so it is hardly a bluff, and it draws nothing.</source>
        <translation>Nadie puede desafiar un Campesino: apenas es un farol, y no robas ninguna carta.</translation>
    </message>
    <message>
        <source>A Peasant does nothing and draws nothing.</source>
        <translation>Un Campesino no hace nada ni te da cartas.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: with no cards left, you are out.</source>
        <translation>El Campesino no te da cartas: no te queda ninguna y quedas fuera.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing: you would have even fewer cards.</source>
        <translation>El Campesino no te da cartas: tendrías aún menos.</translation>
    </message>
    <message>
        <source>A Peasant draws nothing; every other claim draws.</source>
        <translation>Con un Campesino no robas; con cualquier otra declaración, sí.</translation>
    </message>
    <message>
        <source>A Queen only turns one of your rival’s cards face up.</source>
        <translation>Una Reina solo pone boca arriba una carta de tu rival.</translation>
    </message>
    <message>
        <source>A Queen turns one of your rival’s hidden cards face up, for everyone to see. Claim a Queen.</source>
        <translation>Una Reina pone boca arriba una carta oculta de tu rival, a la vista de todos. Declara una Reina.</translation>
    </message>
    <message>
        <source>A Queen. It is noted beside your rival’s name, for your eyes only.</source>
        <translation>Es una Reina. Queda anotada junto al nombre de tu rival, y solo tú lo ves.</translation>
    </message>
    <message>
        <source>A call can hurt only a lie.</source>
        <translation>Un desafío solo castiga las mentiras.</translation>
    </message>
    <message>
        <source>A false Jack, Queen, or King costs only the card you lay.</source>
        <translation>Una Jota, una Reina o un Rey falsos solo te cuestan la carta que juegas.</translation>
    </message>
    <message>
        <source>A lie. If you would be out anyway, a call costs nothing.</source>
        <translation>Era mentira. Si de todos modos ibas a quedar fuera, desafiar no cuesta nada.</translation>
    </message>
    <message>
        <source>A lie: the card is discarded without effect, and your rival draws nothing.</source>
        <translation>Era mentira: la carta se descarta sin efecto y tu rival no roba.</translation>
    </message>
    <message>
        <source>A lie: your rival draws nothing and has no cards left. The round is yours, so you now have two points each.</source>
        <translation>Mentira: tu rival no roba, se queda sin cartas y la ronda es tuya. Empate a dos puntos.</translation>
    </message>
    <message>
        <source>A player with few cards must lie to draw more.</source>
        <translation>Quien tiene pocas cartas tiene que mentir para robar más.</translation>
    </message>
    <message>
        <source>A player with no cards after drawing is out. The Ten is your last card: lay it so that you stay in.</source>
        <translation>Si tras robar no te quedan cartas, quedas fuera. El Diez es tu última carta: juégalo de modo que sigas en la ronda.</translation>
    </message>
    <message>
        <source>Accept it or evade it: either way, you have no cards left.</source>
        <translation>Lo aceptes o lo evites, te quedas sin cartas.</translation>
    </message>
    <message>
        <source>Accept the claim.</source>
        <translation>Acepta la declaración.</translation>
    </message>
    <message>
        <source>Accepting costs you a card, and so may calling.</source>
        <translation>Aceptar cuesta una carta, y desafiar quizá también.</translation>
    </message>
    <message>
        <source>All four Jacks are among the discards: your rival knows your Jack is a lie.</source>
        <translation>Las cuatro Jotas están en los descartes: tu rival sabe que mientes.</translation>
    </message>
    <message>
        <source>All the cards have been shuffled, and everyone has five again.</source>
        <translation>Se han barajado todas las cartas y cada jugador vuelve a tener cinco.</translation>
    </message>
    <message>
        <source>All your rival’s cards are face up: a Jack or Queen finds nothing hidden and does nothing.</source>
        <translation>Todas las cartas de tu rival están boca arriba: sin cartas ocultas, una Jota o una Reina no hace nada.</translation>
    </message>
    <message>
        <source>All your rival’s cards are face up: a Jack or Queen finds nothing hidden. Claim something that still costs your rival a card.</source>
        <translation>Todas las cartas de tu rival están boca arriba: una Jota o una Reina no sirve de nada. Declara algo que sí le cueste una carta.</translation>
    </message>
    <message>
        <source>An Ace draws two cards and leaves your rival alone.</source>
        <translation>Un As te da dos cartas y deja en paz a tu rival.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, but any rival may call it, and a false one costs two cards. Claim an Ace that no call can hurt.</source>
        <translation>Con un As robas dos cartas, pero cualquier rival puede desafiarlo, y si es falso te cuesta dos cartas. Declara un As que no tema ningún desafío.</translation>
    </message>
    <message>
        <source>An Ace draws two cards.</source>
        <translation>Un As te da dos cartas.</translation>
    </message>
    <message>
        <source>Another knight with two cards claims an Ace. Of 100 Aces claimed by knights with five or more cards, {many} are lies; with one or two, {few}. Answer the claim.</source>
        <translation>Otro caballero juega una de sus dos cartas como As. De cada 100 Ases que declaran los caballeros con cinco cartas o más, {many} son mentira; con una o dos, {few}. Responde.</translation>
    </message>
    <message>
        <source>Another lie: the first one drew no card. Marshals give away less: {first} of 100 opening Kings are lies, and {after} of 100 claims after a lie.</source>
        <translation>Otra mentira: con la primera, tu rival no robó carta. Los mariscales se delatan menos: mienten en {first} de cada 100 Reyes de apertura y en {after} de cada 100 declaraciones tras una mentira.</translation>
    </message>
    <message>
        <source>Answer a claim, and learn what a wrong call costs.</source>
        <translation>Responder a una declaración y saber cuánto cuesta un desafío fallido.</translation>
    </message>
    <message>
        <source>Believed, it works like the true card. Called, it costs you only the Seven.</source>
        <translation>Si cuela, el farol actúa como la carta verdadera. Si lo desafían, solo te cuesta el Siete.</translation>
    </message>
    <message>
        <source>Bluff, and learn what it costs to be caught.</source>
        <translation>Echarte un farol y saber qué pierdes si te pillan.</translation>
    </message>
    <message>
        <source>Call it: “Liar!”</source>
        <translation>Desafíala: «¡Mentira!»</translation>
    </message>
    <message>
        <source>Call what must be a lie, and bluff where it costs little.</source>
        <translation>Desafiar lo que solo puede ser mentira y farolear cuando cuesta poco.</translation>
    </message>
    <message>
        <source>Caught with a false Ace, you lose the card you laid and one more.</source>
        <translation>Si te descubren con un As falso, pierdes la carta jugada y otra más.</translation>
    </message>
    <message>
        <source>Caught: a false Ace costs your rival the last card as well. Marshals are no different: {many} and {few} of 100.</source>
        <translation>Mentira descubierta: el As falso también le cuesta a tu rival su última carta. Los mariscales hacen lo mismo: {many} y {few} de cada 100.</translation>
    </message>
    <message>
        <source>Choose one of your rival’s cards.</source>
        <translation>Elige una carta de tu rival.</translation>
    </message>
    <message>
        <source>Choose the Ace.</source>
        <translation>Elige el As.</translation>
    </message>
    <message>
        <source>Choose the hidden card in your rival’s hand.</source>
        <translation>Elige la carta oculta de la mano de tu rival.</translation>
    </message>
    <message>
        <source>Claim a card you do not have.</source>
        <translation>Declara una carta que no tienes.</translation>
    </message>
    <message>
        <source>Count and bluff</source>
        <translation>Contar y farolear</translation>
    </message>
    <message>
        <source>Drag a Seven to the Queen claim.</source>
        <translation>Arrastra un Siete a la declaración de Reina.</translation>
    </message>
    <message>
        <source>Drag the Ace to the Ace claim.</source>
        <translation>Arrastra el As a la declaración de As.</translation>
    </message>
    <message>
        <source>Drag the Jack to the Jack claim.</source>
        <translation>Arrastra la Jota a la declaración de Jota.</translation>
    </message>
    <message>
        <source>Drag the King from your hand to the King claim.</source>
        <translation>Arrastra el Rey de tu mano al Rey de las declaraciones.</translation>
    </message>
    <message>
        <source>Drag the King to the King claim.</source>
        <translation>Arrastra el Rey a la declaración de Rey.</translation>
    </message>
    <message>
        <source>Drag the Nine to the Queen claim.</source>
        <translation>Arrastra el Nueve a la declaración de Reina.</translation>
    </message>
    <message>
        <source>Drag the Queen to the Queen claim.</source>
        <translation>Arrastra la Reina a la declaración de Reina.</translation>
    </message>
    <message>
        <source>Drag the Seven to the King claim.</source>
        <translation>Arrastra el Siete a la declaración de Rey.</translation>
    </message>
    <message>
        <source>Drag the Seven to the Peasant claim.</source>
        <translation>Arrastra el Siete a la declaración de Campesino.</translation>
    </message>
    <message>
        <source>Drag the Ten to the Jack claim.</source>
        <translation>Arrastra el Diez a la declaración de Jota.</translation>
    </message>
    <message>
        <source>Draw two cards, and learn what an Ace puts at stake.</source>
        <translation>Robar dos cartas y saber qué arriesgas con un As.</translation>
    </message>
    <message>
        <source>Each round won is a point; three points win the match. Your rival laid their last card as a Queen, but you hold two, and two are among the discards.</source>
        <translation>Cada ronda ganada es un punto; con tres ganas el encuentro. Tu rival ha jugado su última carta como Reina, pero tú tienes dos y hay otras dos en los descartes.</translation>
    </message>
    <message>
        <source>Every claim but the Peasant draws at least one card.</source>
        <translation>Salvo la de Campesino, toda declaración te da al menos una carta.</translation>
    </message>
    <message>
        <source>Find the card that kills one of your rival’s cards.</source>
        <translation>Busca la carta que elimina una de tu rival.</translation>
    </message>
    <message>
        <source>How can I be sure of a lie?</source>
        <translation>¿Cómo sé seguro que algo es mentira?</translation>
    </message>
    <message>
        <source>How do I get new cards?</source>
        <translation>¿Cómo consigo cartas nuevas?</translation>
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
        <source>If a lie is called, the card is discarded: no effect, no draw. A false Ace costs one more. Tell a lie that costs only one card if called.</source>
        <translation>Si desafían una mentira, la carta se descarta: no surte efecto y no robas. Un As falso te cuesta otra carta. Di una mentira que, si la desafían, solo te cueste una.</translation>
    </message>
    <message>
        <source>If it is called, you lose the {card}. A Seven would do just as well.</source>
        <translation>Si te desafían, pierdes {card:def}. Un Siete serviría igual.</translation>
    </message>
    <message>
        <source>If your rival calls that lie, it does nothing. A true King works even if it is called.</source>
        <translation>Si tu rival desafía esa mentira, no hace nada. Un Rey verdadero surte efecto aunque lo desafíen.</translation>
    </message>
    <message>
        <source>It had to be a lie. Your rival loses that card and another of your choice.</source>
        <translation>Solo podía ser mentira. Tu rival pierde esa carta y otra más, que eliges tú.</translation>
    </message>
    <message>
        <source>It really was a King: it kills a card, and your wrong call costs you another.</source>
        <translation>Era un Rey de verdad: elimina una carta, y tu desafío fallido te cuesta otra.</translation>
    </message>
    <message>
        <source>It really was a King: it kills one card, your wrong call costs you the other, and you are out.</source>
        <translation>Era un Rey de verdad: elimina una carta, tu desafío fallido te cuesta la otra y quedas fuera.</translation>
    </message>
    <message>
        <source>It was the only hidden card, and you know what it is.</source>
        <translation>Era la única carta oculta, y ya sabes cuál es.</translation>
    </message>
    <message>
        <source>Keep the Joker until you need it to evade a claim.</source>
        <translation>Guardar el Comodín para cuando haya que evitar una declaración.</translation>
    </message>
    <message>
        <source>Kill the card that your rival will miss most.</source>
        <translation>Eliminar la carta que más le duela perder a tu rival.</translation>
    </message>
    <message>
        <source>Know what ends a round and what ends the match.</source>
        <translation>Saber cuándo acaba una ronda y cuándo el encuentro.</translation>
    </message>
    <message>
        <source>Later, the same knight, just caught lying, claims a King again. Of 100 claims after such a lie, {lies} are lies, too. Answer the claim.</source>
        <translation>Más tarde, el mismo caballero, al que acabas de pillar mintiendo, vuelve a declarar un Rey. De cada 100 declaraciones tras una mentira así, {lies} también son mentira. Responde.</translation>
    </message>
    <message>
        <source>Lay a card, and know how many you draw.</source>
        <translation>Jugar una carta y saber cuántas robas.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>¡Mentira!</translation>
    </message>
    <message>
        <source>Look at a card, and answer accordingly.</source>
        <translation>Mirar una carta y responder según lo que sabes.</translation>
    </message>
    <message>
        <source>May I lie?</source>
        <translation>¿Puedo mentir?</translation>
    </message>
    <message>
        <source>Most of these Kings are true.</source>
        <translation>La mayoría de estos Reyes son verdaderos.</translation>
    </message>
    <message>
        <source>Most of these claims are lies.</source>
        <translation>La mayoría de estas declaraciones son mentira.</translation>
    </message>
    <message>
        <source>Now bluff cheaply: lay a card you will not miss, and claim one your rival may believe. All four Jacks are among the discards.</source>
        <translation>Ahora echa un farol barato: juega una carta que te sobre y declara otra que tu rival se crea. Las cuatro Jotas están en los descartes.</translation>
    </message>
    <message>
        <source>On your turn, lay exactly one card face down and say what it is. Begin safely: lay a card as a Peasant, which cannot be called a lie.</source>
        <translation>En tu turno juegas una sola carta boca abajo y dices cuál es. Empieza sin riesgo: juega una como Campesino, que nadie puede desafiar.</translation>
    </message>
    <message>
        <source>One card lost, not two. Players with a King like to begin with it.</source>
        <translation>Pierdes una carta, no dos. Quien tiene un Rey suele empezar con él.</translation>
    </message>
    <message>
        <source>Press the button that deals the next round.</source>
        <translation>Pulsa el botón que reparte la ronda siguiente.</translation>
    </message>
    <message>
        <source>Right: the claim is true. The Queen will turn one of your cards face up, but you keep them all.</source>
        <translation>Así es: la declaración es verdadera. La Reina te pondrá una carta boca arriba, pero las conservas todas.</translation>
    </message>
    <message>
        <source>Rounds and the match</source>
        <translation>Las rondas y el encuentro</translation>
    </message>
    <message>
        <source>Run out of cards and you are out; the last player with cards wins. Your rival has one card. Kill it: drag your King to the King claim.</source>
        <translation>Sin cartas, quedas fuera; gana el último jugador con cartas. A tu rival le queda una. Elimínala: arrastra tu Rey a la declaración de Rey.</translation>
    </message>
    <message>
        <source>Show the Joker.</source>
        <translation>Muestra el Comodín.</translation>
    </message>
    <message>
        <source>Stay in the round with one card left.</source>
        <translation>Seguir en la ronda con una sola carta.</translation>
    </message>
    <message>
        <source>That claim draws one card at most. An Ace draws two.</source>
        <translation>Con esa declaración robas una carta como mucho. Con un As, dos.</translation>
    </message>
    <message>
        <source>That costs your rival a hidden card, not the King.</source>
        <translation>Tu rival pierde una carta oculta, pero conserva el Rey.</translation>
    </message>
    <message>
        <source>That is the price of a wrong call. Only the player targeted by a Jack, Queen, or King answers it.</source>
        <translation>Ese es el precio de un desafío fallido. Ante una Jota, una Reina o un Rey solo responde el jugador contra el que van.</translation>
    </message>
    <message>
        <source>That is the truth about your cards, but a Peasant draws nothing.</source>
        <translation>Dices la verdad, pero con un Campesino no robas.</translation>
    </message>
    <message>
        <source>That is true: a bluff claims a different card.</source>
        <translation>Eso no es un farol: con un farol declaras otra carta.</translation>
    </message>
    <message>
        <source>The Ace</source>
        <translation>El As</translation>
    </message>
    <message>
        <source>The Ace is among the discards, and you draw a card for your King.</source>
        <translation>El As está en los descartes, y con tu Rey robas una carta.</translation>
    </message>
    <message>
        <source>The Jack</source>
        <translation>La Jota</translation>
    </message>
    <message>
        <source>The Jacks are all gone, and a false Ace costs two cards.</source>
        <translation>Ya no quedan Jotas, y un As falso cuesta dos cartas.</translation>
    </message>
    <message>
        <source>The Joker</source>
        <translation>El Comodín</translation>
    </message>
    <message>
        <source>The Joker has left your hand and can no longer evade anything.</source>
        <translation>El Comodín ha salido de tu mano y ya no puede evitar nada.</translation>
    </message>
    <message>
        <source>The Joker is discarded and not replaced: you have no cards left and are out.</source>
        <translation>El Comodín se descarta y no se repone: te quedas sin cartas y quedas fuera.</translation>
    </message>
    <message>
        <source>The Joker is still yours, but that claim is not true.</source>
        <translation>El Comodín sigue siendo tuyo, pero esa declaración no es verdadera.</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>El Rey</translation>
    </message>
    <message>
        <source>The King is face up in your rival’s hand.</source>
        <translation>El Rey está boca arriba en la mano de tu rival.</translation>
    </message>
    <message>
        <source>The King kills a card, hidden or face up.</source>
        <translation>El Rey elimina una carta, oculta o boca arriba.</translation>
    </message>
    <message>
        <source>The King kills your last card, and you are out.</source>
        <translation>El Rey elimina tu última carta y quedas fuera.</translation>
    </message>
    <message>
        <source>The King works: it kills one of your two cards, perhaps the Ace.</source>
        <translation>El Rey surte efecto y elimina una de tus dos cartas, quizá el As.</translation>
    </message>
    <message>
        <source>The Nine is gone, but your rival keeps the Ace.</source>
        <translation>Se pierde el Nueve, pero tu rival conserva el As.</translation>
    </message>
    <message>
        <source>The Queen</source>
        <translation>La Reina</translation>
    </message>
    <message>
        <source>The Queen works, so your rival draws a card and stays in the round.</source>
        <translation>La Reina surte efecto: tu rival roba una carta y sigue en la ronda.</translation>
    </message>
    <message>
        <source>The cards from 7 to 10 are Peasants.</source>
        <translation>Las cartas del 7 al 10 son Campesinos.</translation>
    </message>
    <message>
        <source>The hand was shuffled, so any hidden card will do.</source>
        <translation>La mano se ha barajado, así que vale cualquier carta oculta.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>La última carta</translation>
    </message>
    <message>
        <source>The lie</source>
        <translation>La mentira</translation>
    </message>
    <message>
        <source>The lie is discarded and does nothing. A card that everyone has seen is hard to lie with.</source>
        <translation>Era mentira, y la carta se descarta sin hacer nada. Es difícil mentir con una carta que todos han visto.</translation>
    </message>
    <message>
        <source>True, and the Joker still protects you.</source>
        <translation>Es verdadera, y el Comodín te sigue protegiendo.</translation>
    </message>
    <message>
        <source>Turn a card face up, and catch your rival lying with it.</source>
        <translation>Poner una carta boca arriba y descubrir a quien mienta con ella.</translation>
    </message>
    <message>
        <source>Two cards for you, one fewer for your rival: nobody likes to call an Ace.</source>
        <translation>Dos cartas para ti y una menos para tu rival: a nadie le gusta desafiar un As.</translation>
    </message>
    <message>
        <source>Use earlier claims and the number of cards left to judge whether a claim is a lie.</source>
        <translation>Deducir, por las declaraciones anteriores y las cartas que quedan, si una nueva declaración es mentira.</translation>
    </message>
    <message>
        <source>What can I do on my turn?</source>
        <translation>¿Qué puedo hacer en mi turno?</translation>
    </message>
    <message>
        <source>What claims tell you</source>
        <translation>Lo que delatan las declaraciones</translation>
    </message>
    <message>
        <source>What does a Jack do?</source>
        <translation>¿Qué hace una Jota?</translation>
    </message>
    <message>
        <source>What does a King do?</source>
        <translation>¿Qué hace un Rey?</translation>
    </message>
    <message>
        <source>What does a Queen do?</source>
        <translation>¿Qué hace una Reina?</translation>
    </message>
    <message>
        <source>What does a wrong call cost?</source>
        <translation>¿Cuánto cuesta un desafío fallido?</translation>
    </message>
    <message>
        <source>What does an Ace do?</source>
        <translation>¿Qué hace un As?</translation>
    </message>
    <message>
        <source>What does it cost to be caught?</source>
        <translation>¿Qué pierdo si me descubren?</translation>
    </message>
    <message>
        <source>What ends the match?</source>
        <translation>¿Cuándo termina el encuentro?</translation>
    </message>
    <message>
        <source>What happens to a face-up card?</source>
        <translation>¿Qué pasa con una carta boca arriba?</translation>
    </message>
    <message>
        <source>What is a Joker good for?</source>
        <translation>¿Para qué sirve un Comodín?</translation>
    </message>
    <message>
        <source>What may I do when a claim is aimed at me?</source>
        <translation>¿Qué puedo hacer cuando una declaración va contra mí?</translation>
    </message>
    <message>
        <source>When am I out?</source>
        <translation>¿Cuándo quedo fuera?</translation>
    </message>
    <message>
        <source>Which claims are likely to be lies?</source>
        <translation>¿Qué declaraciones suelen ser mentira?</translation>
    </message>
    <message>
        <source>Win by being the last one with cards.</source>
        <translation>Ganar cuando a nadie más le quedan cartas.</translation>
    </message>
    <message>
        <source>You can claim the Queen and the Ten truthfully.</source>
        <translation>La Reina y el Diez se pueden declarar como lo que son.</translation>
    </message>
    <message>
        <source>You can never claim a Joker: laying one is always a lie. Keep it, and make a true claim.</source>
        <translation>Un Comodín nunca se declara: si lo juegas, mientes digas lo que digas. Guárdalo y declara la verdad.</translation>
    </message>
    <message>
        <source>You draw at the end of your turn. If the draw pile is empty, buried cards and discards form a new one.</source>
        <translation>Robas al final de tu turno. Si el mazo se agota, las cartas enterradas y los descartes forman uno nuevo.</translation>
    </message>
    <message>
        <source>You each have two points, and the next round decides the match. You won the last round, so you begin: deal the cards.</source>
        <translation>Empate a dos puntos: la próxima ronda decide el encuentro. Has ganado la última, así que empiezas tú: reparte.</translation>
    </message>
    <message>
        <source>You evade the claim, and nobody learns what was laid. The Joker is gone. A Joker stops a Jack, Queen, or King, but not an Ace.</source>
        <translation>Evitas la declaración, y nadie sabe qué carta era. Pierdes el Comodín, que detiene una Jota, una Reina o un Rey, pero no un As.</translation>
    </message>
    <message>
        <source>You have a Jack: claim it truthfully.</source>
        <translation>Tienes una Jota: declara lo que es.</translation>
    </message>
    <message>
        <source>You have a Queen: claim it truthfully.</source>
        <translation>Tienes una Reina: declara lo que es.</translation>
    </message>
    <message>
        <source>You have no Joker, and if you accept, you are out.</source>
        <translation>No tienes ningún Comodín y, si aceptas, quedas fuera.</translation>
    </message>
    <message>
        <source>You hold two Aces, and two are among the discards. Your rival can have none.</source>
        <translation>Tienes dos Ases en la mano y hay dos en los descartes. Tu rival no puede tener ninguno.</translation>
    </message>
    <message>
        <source>You hold two Aces, and two are among the discards: it was a lie, and now your rival draws two cards.</source>
        <translation>Tienes dos Ases en la mano y hay dos en los descartes: era mentira, y ahora tu rival roba dos cartas.</translation>
    </message>
    <message>
        <source>You hold two Queens, and two are among the discards: this one is a lie.</source>
        <translation>Tienes dos Reinas en la mano y hay dos en los descartes: esta es mentira.</translation>
    </message>
    <message>
        <source>You know it is a Nine, and still you let it kill one of your cards.</source>
        <translation>Sabes que es un Nueve y aun así dejas que elimine una de tus cartas.</translation>
    </message>
    <message>
        <source>You let the Ace through, and your rival draws two cards.</source>
        <translation>Dejas que el As surta efecto y tu rival roba dos cartas.</translation>
    </message>
    <message>
        <source>You let the King through, and it kills one of your two cards.</source>
        <translation>Dejas que el Rey surta efecto y elimina una de tus dos cartas.</translation>
    </message>
    <message>
        <source>You may lie and lay any card with any claim. You hold nothing but Peasants. Lay one with a claim that still lets you draw.</source>
        <translation>Puedes mentir: cualquier carta vale para cualquier declaración. Solo tienes Campesinos. Juega uno con una declaración que te permita robar.</translation>
    </message>
    <message>
        <source>You may pick a face-up card: choose the King.</source>
        <translation>Aquí valen las cartas boca arriba: elige el Rey.</translation>
    </message>
    <message>
        <source>You saw the Queen: the claim is true. The Queen takes effect, and your wrong call costs you a card.</source>
        <translation>Viste la Reina: la declaración es verdadera. Surte efecto, y el desafío fallido te cuesta una carta.</translation>
    </message>
    <message>
        <source>Your rival accepts your King. Choose the card it kills.</source>
        <translation>Tu rival acepta tu Rey. Elige la carta que elimina.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose a hidden card: it will be face up until it leaves the hand, but it still counts as a card.</source>
        <translation>Tu rival acepta. Elige una carta oculta: queda boca arriba hasta que salga de la mano, pero sigue contando como carta.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose from the face-up cards, and kill the one that draws two cards.</source>
        <translation>Tu rival acepta. Entre sus cartas boca arriba, elimina la que da dos cartas.</translation>
    </message>
    <message>
        <source>Your rival accepts. Choose the hidden card: you see it, and it stays in the hand.</source>
        <translation>Tu rival acepta. Elige la carta oculta: la ves y se queda en su mano.</translation>
    </message>
    <message>
        <source>Your rival believes it, so it works like the true card. The card you laid is buried unseen.</source>
        <translation>Tu rival se lo cree, así que tu farol actúa como la carta verdadera. La carta jugada se entierra sin mostrarla.</translation>
    </message>
    <message>
        <source>Your rival called your Queen a lie, but it was true, so it worked. You pick a card for the caller to lose: pick the King.</source>
        <translation>Tu rival ha desafiado tu Reina, pero era verdadera: surte efecto, y quien desafió pierde una carta, que eliges tú. Quítale el Rey.</translation>
    </message>
    <message>
        <source>Your rival claims a King against your last card. Accept, show a Joker, or call “Liar!”: one of these may save you.</source>
        <translation>Tu rival declara un Rey contra tu última carta. Aceptar, gritar «¡Mentira!» o mostrar un Comodín: una de estas respuestas puede salvarte.</translation>
    </message>
    <message>
        <source>Your rival claims an Ace. Of the four in the deck, two are among the discards. Count those in your hand, then answer.</source>
        <translation>Tu rival declara un As. Hay cuatro, dos de ellos en los descartes. Cuenta los de tu mano y responde.</translation>
    </message>
    <message>
        <source>Your rival has no cards left. You have won the round, and with it the match.</source>
        <translation>Tu rival se ha quedado sin cartas: ganas la ronda y, con ella, el encuentro.</translation>
    </message>
    <message>
        <source>Your rival has only one card: choose that one.</source>
        <translation>Tu rival solo tiene una carta: elige esa.</translation>
    </message>
    <message>
        <source>Your rival laid a Peasant, too. Now keep your hand full: a Jack, Queen, or King draws one card, an Ace two. Claim one of them.</source>
        <translation>Tu rival también ha jugado un Campesino. Procura que no te falten cartas: con una Jota, una Reina o un Rey robas una; con un As, dos. Declara una de ellas.</translation>
    </message>
    <message>
        <source>Your rival lays that very Nine, which everyone has seen, and claims a King. Stop the claim.</source>
        <translation>Tu rival juega justo ese Nueve, que todos han visto, y declara un Rey. Páralo.</translation>
    </message>
    <message>
        <source>Your rival lays the hidden card and claims a Queen against you. A wrong call costs you a card. Answer so that you lose none.</source>
        <translation>Tu rival juega la carta oculta contra ti y declara una Reina. Un desafío fallido te cuesta una carta. Responde sin perder ninguna.</translation>
    </message>
    <message>
        <source>Your rival lets it pass: you draw and stay in. With your last card, the truth is not always the safe claim.</source>
        <translation>Tu rival lo deja pasar: robas y sigues. Con la última carta, la verdad no siempre es la declaración más segura.</translation>
    </message>
    <message>
        <source>Your rival may call that claim a lie, true or not. A Peasant cannot be called.</source>
        <translation>Tu rival puede desafiar esa declaración, verdadera o no. Un Campesino no se puede desafiar.</translation>
    </message>
    <message>
        <source>Your rival, a knight, begins the round with a King. Of 100 such claims by knights, {lies} are lies. A wrong call costs you a second card. Answer the claim.</source>
        <translation>Tu rival, un caballero, empieza la ronda con un Rey. De cada 100 Reyes que declaran así los caballeros, {lies} son mentira. Un desafío fallido te cuesta una segunda carta. Responde.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Your turn is over. A Peasant draws nothing, so you have one card fewer.</source>
        <translation>Tu turno ha terminado. Con un Campesino no robas, así que tienes una carta menos.</translation>
    </message>
    <message>
        <source>“Liar!” Your card is discarded, and you draw nothing. That is all it costs.</source>
        <translation>«¡Mentira!». Tu carta se descarta y no robas. Es todo lo que te cuesta.</translation>
    </message>
    <message>
        <source>“Liar!” says your rival, but it really is an Ace. You have drawn two cards, and the challenger loses one. Pick that card.</source>
        <translation>«¡Mentira!», dice tu rival, pero el As es verdadero. Has robado dos cartas y el desafiante pierde una. Elígela.</translation>
    </message>
</context>
<context>
    <name>throne/examples</name>
    <message>
        <source>A King may kill this Ace or one of the hidden cards, picked blind. For a Jack, a Queen, or a false Ace, only the two hidden cards can be picked.</source>
        <translation>Un Rey puede eliminar este As o, a ciegas, una de las cartas ocultas. Por una Jota, una Reina o un As falso solo se puede señalar una de las ocultas.</translation>
    </message>
    <message>
        <source>All cards in this hand are face up. The Queen does nothing, but the player who laid it still draws a card.</source>
        <translation>Todas las cartas de esta mano están boca arriba. La Reina no hace nada, pero quien la jugó roba igualmente una carta.</translation>
    </message>
    <message>
        <source>Each round won is a point. The first player to three points wins the match and takes the throne.</source>
        <translation>Cada ronda ganada es un punto. Quien llega antes a tres puntos gana el encuentro y ocupa el trono.</translation>
    </message>
    <message>
        <source>Laid as a Peasant, your last card draws nothing, and you are out. Laid as a Jack, it draws a card unless it is called a lie.</source>
        <translation>Si juegas tu última carta como Campesino, no robas y quedas fuera. Como Jota, robas una carta, si nadie la desafía.</translation>
    </message>
    <message>
        <source>Run out of cards and you are out. The last player with cards wins the round.</source>
        <translation>Sin cartas, quedas fuera. Gana la ronda el último jugador con cartas.</translation>
    </message>
    <message>
        <source>This Ace is not a Peasant, yet the claim cannot be called a lie. It draws nothing, though: only the claim counts.</source>
        <translation>El As no es un Campesino, pero nadie puede desafiar la declaración. Eso sí, no robas: solo cuenta lo declarado.</translation>
    </message>
    <message>
        <source>This Nine was laid as a King. If it is not called, it kills a card, just as a King does.</source>
        <translation>Este Nueve se jugó como Rey. Si nadie lo desafía, elimina una carta, igual que un Rey.</translation>
    </message>
    <message>
        <source>This Seven was laid as an Ace and called. It is discarded, and the challenger picks a second card. Laid as a King, it would have been the only card lost.</source>
        <translation>Este Siete se jugó como As y lo desafiaron. Se descarta junto con otra carta, que elige el desafiante. Jugado como Rey, solo se habría perdido el Siete.</translation>
    </message>
    <message>
        <source>You called a true King. It kills one of your cards all the same, and the wrong call costs you a second one.</source>
        <translation>Has desafiado un Rey verdadero. Aun así elimina una de tus cartas, y el desafío fallido te cuesta otra.</translation>
    </message>
    <message>
        <source>Your Jack saw this Queen. Then your rival laid a card face down: it may be the Queen, or the Queen may still be in the hand.</source>
        <translation>Con tu Jota viste esta Reina. Después, tu rival jugó una carta boca abajo: puede ser la Reina, o quizá la Reina siga en su mano.</translation>
    </message>
    <message>
        <source>Your Joker evades the King, true or not. The Joker is gone, nobody learns what was laid, and your rival still draws a card.</source>
        <translation>Tu Comodín evita el Rey, verdadero o no. Pierdes el Comodín, nadie sabe qué se jugó y tu rival roba igualmente una carta.</translation>
    </message>
    <message>
        <source>Your last card, a true King, kills the last card of your only rival. You win, even with no cards left yourself.</source>
        <translation>Tu última carta, un Rey verdadero, elimina la última de tu único rival. Ganas, aunque tú tampoco tengas cartas.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>boca arriba</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>laid as a King</source>
        <translation>jugada como Rey</translation>
    </message>
    <message>
        <source>laid as a Peasant</source>
        <translation>jugada como Campesino</translation>
    </message>
    <message>
        <source>laid as a Queen</source>
        <translation>jugada como Reina</translation>
    </message>
    <message>
        <source>laid as an Ace</source>
        <translation>jugada como As</translation>
    </message>
    <message>
        <source>lost as well</source>
        <translation>también perdida</translation>
    </message>
    <message>
        <source>seen before</source>
        <translation>vista antes</translation>
    </message>
    <message>
        <source>your last card</source>
        <translation>tu última carta</translation>
    </message>
    <message>
        <source>yours, shown</source>
        <translation>tuyo, mostrado</translation>
    </message>
</context>
<context>
    <name>throne/fault</name>
    <message>
        <source>Aiming at the wrong rival</source>
        <translation>Apuntar al rival equivocado</translation>
    </message>
    <message>
        <source>Believing claims too readily</source>
        <translation>Creerse las declaraciones a la ligera</translation>
    </message>
    <message>
        <source>Bluffing where the truth was better</source>
        <translation>Ir de farol cuando conviene la verdad</translation>
    </message>
    <message>
        <source>Calling “Liar!” too readily</source>
        <translation>Desafiar declaraciones a la ligera</translation>
    </message>
    <message>
        <source>Claiming the wrong card</source>
        <translation>Declarar la carta equivocada</translation>
    </message>
    <message>
        <source>Picking the wrong card</source>
        <translation>Elegir la carta equivocada</translation>
    </message>
    <message>
        <source>Showing a Joker at the wrong time</source>
        <translation>Mostrar un Comodín a destiempo</translation>
    </message>
    <message>
        <source>Telling the truth where a bluff was better</source>
        <translation>Decir la verdad cuando conviene un farol</translation>
    </message>
</context>
<context>
    <name>throne/game</name>
    <message>
        <source>A false Ace costs a hidden card, picked blind, or a face-up card if none is hidden.</source>
        <translation>Por un As falso se pierde una carta oculta, elegida a ciegas; una boca arriba, solo si no hay ninguna oculta.</translation>
    </message>
    <message>
        <source>Bluff about the cards you lay face down, call out the liars, and be the last one with cards.</source>
        <translation>Farolea con las cartas que juegas boca abajo, desafía las mentiras y conserva cartas hasta el final.</translation>
    </message>
    <message>
        <source>Bluff and call</source>
        <translation>Farolea y desafía</translation>
    </message>
    <message>
        <source>In a game begun before this change, a false Ace may still cost a face-up card.</source>
        <translation>En partidas empezadas antes de este cambio, un As falso aún puede costar una carta boca arriba.</translation>
    </message>
    <message>
        <source>The card lost for a wrong call or a lie may now be a face-up card.</source>
        <translation>Quien elige la carta perdida por un desafío fallido o una mentira puede elegir ahora una boca arriba.</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Throne</translation>
    </message>
</context>
<context>
    <name>throne/goal</name>
    <message>
        <source>Be called a liar {number} times while telling the truth.</source>
        <translation>Consigue que te desafíen {number} veces cuando dices la verdad.</translation>
    </message>
    <message>
        <source>Call {number} lies in one game.</source>
        <translation>Desafía {number} mentiras en una partida.</translation>
    </message>
    <message>
        <source>Claim {number} Aces that nobody calls a lie.</source>
        <translation>Declara {number} Ases que nadie desafíe.</translation>
    </message>
    <message>
        <source>Evade {number} claims with Jokers in one game.</source>
        <translation>Usa Comodines para librarte de {number} declaraciones en una partida.</translation>
    </message>
    <message>
        <source>Get away with {number} false Kings.</source>
        <translation>Cuela {number} Reyes falsos.</translation>
    </message>
    <message>
        <source>Get away with {number} lies in one game.</source>
        <translation>Cuela {number} mentiras en una partida.</translation>
    </message>
    <message>
        <source>Hold {number} cards at the same time.</source>
        <translation>Reúne {number} cartas en la mano.</translation>
    </message>
    <message>
        <source>Kill {number} cards with Kings in one game.</source>
        <translation>Elimina {number} cartas con Reyes en una partida.</translation>
    </message>
    <message>
        <source>Knock rivals out of a round {number} times.</source>
        <translation>Deja a un rival fuera de una ronda {number} veces.</translation>
    </message>
    <message>
        <source>Look at {number} cards with Jacks in one game.</source>
        <translation>Usa Jotas para mirar {number} cartas en una sola partida.</translation>
    </message>
    <message>
        <source>Turn {number} cards face up with Queens in one game.</source>
        <translation>Descubre {number} cartas con Reinas en una partida.</translation>
    </message>
    <message>
        <source>Win a game in which a rival was two rounds ahead of you.</source>
        <translation>Gana una partida tras ir dos rondas por detrás de un rival.</translation>
    </message>
    <message>
        <source>Win a game in which you never lie.</source>
        <translation>Gana una partida sin mentir nunca.</translation>
    </message>
    <message>
        <source>Win a game two rounds ahead of everyone else.</source>
        <translation>Gana una partida con dos rondas de ventaja sobre todos los demás.</translation>
    </message>
    <message>
        <source>Win a round without telling a single lie.</source>
        <translation>Gana una ronda sin mentir ni una vez.</translation>
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
    <name>throne/laying</name>
    <message>
        <source>A Jack looks at a card</source>
        <translation>Jota: mira una carta</translation>
    </message>
    <message>
        <source>A King kills a card</source>
        <translation>Rey: elimina una carta</translation>
    </message>
    <message>
        <source>A Queen turns a card up</source>
        <translation>Reina: descubre una carta</translation>
    </message>
    <message>
        <source>A card is laid</source>
        <translation>Se juega una carta</translation>
    </message>
    <message>
        <source>A card is lost</source>
        <translation>Se pierde una carta</translation>
    </message>
    <message>
        <source>A claim is answered</source>
        <translation>Se responde a una declaración</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Jugador activo</translation>
    </message>
    <message>
        <source>An Ace is answered</source>
        <translation>Se responde a un As</translation>
    </message>
    <message>
        <source>Cards left to draw</source>
        <translation>Cartas por robar</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Declaración</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Cartas boca arriba</translation>
    </message>
    <message>
        <source>Laid face up</source>
        <translation>Jugada boca arriba</translation>
    </message>
    <message>
        <source>Last turn’s claim</source>
        <translation>Declaración del turno anterior</translation>
    </message>
    <message>
        <source>Last turn’s target</source>
        <translation>Rival señalado antes</translation>
    </message>
    <message>
        <source>Loses a card</source>
        <translation>Pierde una carta</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Fuera de la ronda</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <source>Targeted rival</source>
        <translation>Rival señalado</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La ronda ha terminado</translation>
    </message>
    <message>
        <source>Turns so far</source>
        <translation>Turnos hasta ahora</translation>
    </message>
</context>
<context>
    <name>throne/lesson</name>
    <message>
        <source>A Peasant is safe: it cannot be called a lie. But it draws nothing, so your hand shrinks by a card.</source>
        <translation>Un Campesino es seguro: nadie puede desafiarlo. Pero con él no robas, así que te quedas con una carta menos.</translation>
    </message>
    <message>
        <source>A card nobody called is buried and stays hidden; a card that was shown is face up among the discards. Count: if you see all four Kings elsewhere, a claimed King must be a lie.</source>
        <translation>Las cartas que nadie desafía se entierran ocultas; las mostradas quedan a la vista en los descartes. Cuenta: si ves los cuatro Reyes en otro sitio, un Rey declarado tiene que ser mentira.</translation>
    </message>
    <message>
        <source>A card you know to be in your rival’s hand is noted beside their name. Once your rival lays a hidden card, it may be the one you know, so the note gets a question mark.</source>
        <translation>Cada carta que conoces de la mano de tu rival se anota junto a su nombre. Si luego juega una carta oculta, puede ser la que conoces: por eso aparece un signo de interrogación.</translation>
    </message>
    <message>
        <source>A lie was found out: the card is among the discards, it had no effect, and nothing was drawn.</source>
        <translation>Se ha descubierto una mentira: la carta va a los descartes, no surte efecto y no se roba ninguna carta.</translation>
    </message>
    <message>
        <source>A true claim was called a lie: it worked all the same, and the caller lost a card for it.</source>
        <translation>Se ha desafiado una declaración verdadera: surte efecto igualmente, y quien desafió ha perdido una carta.</translation>
    </message>
    <message>
        <source>An Ace draws two cards, and anyone may call it a lie. A false Ace costs two cards, and a wrong call costs you one.</source>
        <translation>Con un As robas dos cartas, y todos pueden desafiarlo. Un As falso cuesta dos cartas; un desafío fallido te cuesta una.</translation>
    </message>
    <message>
        <source>Someone has a face-up card. It still counts and may be laid, but everyone knows what it is: lying with it fools nobody.</source>
        <translation>Alguien tiene una carta boca arriba. Sigue contando y se puede jugar, pero todos la conocen: mentir con ella no engaña a nadie.</translation>
    </message>
    <message>
        <source>The match is over: three rounds win the throne.</source>
        <translation>El encuentro ha terminado: quien gana tres rondas ocupa el trono.</translation>
    </message>
    <message>
        <source>The round is over: everyone but the winner is out. The winner begins the next one. Three rounds win the match.</source>
        <translation>La ronda ha terminado: todos han quedado fuera menos quien la gana, que empieza la siguiente. El encuentro se gana con tres rondas.</translation>
    </message>
    <message>
        <source>Welcome! Everyone starts with five cards. Run out and you are out. Each turn you lay one card face down and say what it is. Begin: drag a card to one of the claims in the middle.</source>
        <translation>¡Hola! Cada jugador empieza con cinco cartas. Si te quedas sin cartas, quedas fuera. En tu turno juegas una carta boca abajo y dices cuál es. Empieza: arrastra una carta a una de las declaraciones del centro.</translation>
    </message>
    <message>
        <source>You are the target, and you have a Joker. Show it: nothing happens to you, and nobody learns what was laid. But the Joker is gone.</source>
        <translation>Tienes un Comodín y una declaración va contra ti. Muestra el Comodín: no te pasa nada y nadie sabe qué carta se ha jugado. Pero lo pierdes.</translation>
    </message>
    <message>
        <source>You may claim what you like, whatever the card is. A bluff that is believed works like the true card, but your rival may call it a lie. Try it: lay a 7, 8, 9, or 10 as a King.</source>
        <translation>Puedes declarar lo que quieras, sea cual sea la carta. Un farol que cuela actúa como la carta verdadera, pero tu rival puede desafiarlo. Atrévete: juega una carta del 7 al 10 como Rey.</translation>
    </message>
    <message>
        <source>You may pick one of your rival’s cards. The hand was shuffled, so just choose any hidden card.</source>
        <translation>Puedes elegir una carta de tu rival. La mano está barajada, así que elige cualquiera de las ocultas.</translation>
    </message>
    <message>
        <source>Your rival claims a card against you. Is it true? Catch a lie, and your rival loses the card for nothing; call the truth a lie, and you lose a card. Answer with the buttons on the table.</source>
        <translation>Tu rival declara una carta contra ti. ¿Es verdad? Si descubres una mentira, tu rival pierde la carta sin más; si desafías la verdad, pierdes tú una carta. Responde con los botones de la mesa.</translation>
    </message>
</context>
<context>
    <name>throne/log</name>
    <message>
        <source>Accepts.</source>
        <translation>Acepta.</translation>
    </message>
    <message>
        <source>After 400 turns, the player with the most cards wins the round.</source>
        <translation>Tras 400 turnos, gana la ronda quien tiene más cartas.</translation>
    </message>
    <message>
        <source>All of {player}’s cards are face up: nothing happens.</source>
        <translation>Todas las cartas de {player} están boca arriba: no pasa nada.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player} with {card}.</source>
        <translation>Declara {claim:ind} contra {player}; la carta es {card:ind}.</translation>
    </message>
    <message>
        <source>Claims {claim} against {player}.</source>
        <translation>Declara {claim:ind} contra {player}.</translation>
    </message>
    <message>
        <source>Claims {claim} with {card}.</source>
        <translation>Declara {claim:ind}; la carta es {card:ind}.</translation>
    </message>
    <message>
        <source>Claims {claim}.</source>
        <translation>Declara {claim:ind}.</translation>
    </message>
    <message>
        <source>Discards {player}’s {card}.</source>
        <translation>Descarta {card:def} de {player}.</translation>
    </message>
    <message>
        <source>Draws a card.</source>
        <translation>Roba una carta.</translation>
    </message>
    <message>
        <source>Draws {card}.</source>
        <translation>Roba {card:def}.</translation>
    </message>
    <message>
        <source>Evades with a Joker.</source>
        <translation>Evita el efecto con un Comodín.</translation>
    </message>
    <message>
        <source>Has no cards left and is out of the round.</source>
        <translation>Se queda sin cartas y sale de la ronda.</translation>
    </message>
    <message>
        <source>Kills {player}’s {card}.</source>
        <translation>Elimina {card:def} de {player}.</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>¡Mentira!</translation>
    </message>
    <message>
        <source>Liar! Called by {players}. The challenger is {player}.</source>
        <translation>¡Mentira! Desafían {players}. El desafiante es {player}.</translation>
    </message>
    <message>
        <source>Looks at one of {player}’s cards.</source>
        <translation>Mira una carta de {player}.</translation>
    </message>
    <message>
        <source>Looks at {player}’s {card}.</source>
        <translation>Mira {card:def} de {player}.</translation>
    </message>
    <message>
        <source>No cards are left to draw.</source>
        <translation>No quedan cartas que robar.</translation>
    </message>
    <message>
        <source>Nobody calls it a lie.</source>
        <translation>Nadie desafía.</translation>
    </message>
    <message>
        <source>Shuffles all the cards and deals.</source>
        <translation>Baraja todas las cartas y reparte.</translation>
    </message>
    <message>
        <source>The claim was a lie: {card}.</source>
        <translation>Era mentira: la carta es {card:ind}.</translation>
    </message>
    <message>
        <source>The claim was true: {card}.</source>
        <translation>Era verdad: la carta es {card:ind}.</translation>
    </message>
    <message>
        <source>The draw pile is empty: buried cards and discards are shuffled into a new one.</source>
        <translation>El mazo se ha agotado: las enterradas y los descartes se barajan y forman uno nuevo.</translation>
    </message>
    <message>
        <source>Turns {player}’s {card} face up.</source>
        <translation>Pone boca arriba {card:def} de {player}.</translation>
    </message>
    <message>
        <source>Wins the game and takes the throne.</source>
        <translation>Gana la partida y ocupa el trono.</translation>
    </message>
    <message>
        <source>Wins the round.</source>
        <translation>Gana la ronda.</translation>
    </message>
    <message>
        <source>Your five cards: {cards}.</source>
        <translation>Tus cinco cartas: {cards}.</translation>
    </message>
    <message>
        <source>{player} gets five cards.</source>
        <translation>{player} recibe cinco cartas.</translation>
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
        <source>Kill one of {player}’s hidden cards</source>
        <translation>Eliminar una carta oculta de {player}</translation>
    </message>
    <message>
        <source>Kill {player}’s {card}</source>
        <translation>Eliminar {card:def} de {player}</translation>
    </message>
    <message>
        <source>Liar!</source>
        <translation>¡Mentira!</translation>
    </message>
    <message>
        <source>Look at one of {player}’s cards</source>
        <translation>Mirar una carta de {player}</translation>
    </message>
    <message>
        <source>Pick a hidden card</source>
        <translation>Elegir una carta oculta</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses</source>
        <translation>Elegir la carta que pierde {player}</translation>
    </message>
    <message>
        <source>Pick the face-up {card}</source>
        <translation>Elegir {card:def} boca arriba</translation>
    </message>
    <message>
        <source>Pick the {card} for {player} to lose</source>
        <translation>Hacer que {player} pierda {card:def}</translation>
    </message>
    <message>
        <source>Show a Joker</source>
        <translation>Mostrar un Comodín</translation>
    </message>
    <message>
        <source>Turn one of {player}’s cards face up</source>
        <translation>Poner boca arriba una carta de {player}</translation>
    </message>
    <message>
        <source>Use the face-up Joker</source>
        <translation>Usar el Comodín boca arriba</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim}</source>
        <translation>{card}, boca arriba, como {claim}</translation>
    </message>
    <message>
        <source>{card} (face up) as {claim} against {player}</source>
        <translation>{card}, boca arriba, como {claim} contra {player}</translation>
    </message>
    <message>
        <source>{card} as {claim}</source>
        <translation>{card} como {claim}</translation>
    </message>
    <message>
        <source>{card} as {claim} against {player}</source>
        <translation>{card} como {claim} contra {player}</translation>
    </message>
</context>
<context>
    <name>throne/number</name>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>No card in Throne has a value you can change.</source>
        <translation>En Throne, las cartas no tienen valores que se puedan cambiar.</translation>
    </message>
    <message>
        <source>Rounds to win the match</source>
        <translation>Rondas para ganar el encuentro</translation>
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
    <name>throne/prompt</name>
    <message>
        <source>Drop a card on the claim you want to make.</source>
        <translation>Suelta una carta en la declaración que elijas.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards to kill.</source>
        <translation>Elige qué carta de {player} eliminas.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards to turn face up.</source>
        <translation>Elige qué carta de {player} pones boca arriba.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s hidden cards to look at.</source>
        <translation>Elige qué carta oculta de {player} miras.</translation>
    </message>
    <message>
        <source>Pick the card that {player} loses.</source>
        <translation>Elige qué carta pierde {player}.</translation>
    </message>
    <message>
        <source>Pick the hidden card that {player} loses.</source>
        <translation>Elige qué carta oculta pierde {player}.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>La ronda ha terminado. Reparte la siguiente.</translation>
    </message>
    <message>
        <source>{player} claims a Jack to see a card. True?</source>
        <translation>{player} declara una Jota: mirar una carta. ¿Será verdad?</translation>
    </message>
    <message>
        <source>{player} claims a King to kill a card. True?</source>
        <translation>{player} declara un Rey: eliminar una carta. ¿Será verdad?</translation>
    </message>
    <message>
        <source>{player} claims a Queen to turn a card up. True?</source>
        <translation>{player} declara una Reina: descubrir una carta. ¿Será verdad?</translation>
    </message>
    <message>
        <source>{player} claims an Ace to draw two cards. True?</source>
        <translation>{player} declara un As: robar dos cartas. ¿Será verdad?</translation>
    </message>
    <message>
        <source>{player} claims an Ace. Does anybody call it a lie?</source>
        <translation>{player} declara un As. ¿Quién desafía?</translation>
    </message>
</context>
<context>
    <name>throne/reason</name>
    <message>
        <source>A Joker you show is gone. The King may kill any of your {cards} cards.</source>
        <translation>Un Comodín mostrado se pierde. El Rey puede eliminar cualquiera de tus {cards} cartas.</translation>
    </message>
    <message>
        <source>A Peasant cannot be called a lie, whatever the card is. It draws nothing.</source>
        <translation>Nadie puede desafiar un Campesino, sea cual sea la carta. No robas nada.</translation>
    </message>
    <message>
        <source>A bluff: if nobody calls it, it works as if true. If somebody does, it costs you another card.</source>
        <translation>Un farol: si nadie lo desafía, surte efecto como la carta declarada. Si lo desafían, te cuesta otra carta.</translation>
    </message>
    <message>
        <source>A bluff: if {player} believes it, it works as if true.</source>
        <translation>Un farol: si {player} se lo cree, surte efecto como la carta declarada.</translation>
    </message>
    <message>
        <source>A false Ace that is called costs you another card. This claim never does.</source>
        <translation>Un As falso te cuesta otra carta si lo desafían. Esta declaración, nunca.</translation>
    </message>
    <message>
        <source>A lie: {player} has one card left, and only a call can save it.</source>
        <translation>Es un farol: a {player} le queda una carta, y solo un desafío la salva.</translation>
    </message>
    <message>
        <source>A rival who may call it knows it is a lie.</source>
        <translation>Un rival que puede desafiarlo sabe que mientes.</translation>
    </message>
    <message>
        <source>A wrong call would cost you a card.</source>
        <translation>Un desafío fallido te costaría una carta.</translation>
    </message>
    <message>
        <source>A wrong call would cost you one of your {cards} cards.</source>
        <translation>Un desafío fallido te costaría una de tus {cards} cartas.</translation>
    </message>
    <message>
        <source>A wrong call would cost you your last card.</source>
        <translation>Un desafío fallido te costaría tu última carta.</translation>
    </message>
    <message>
        <source>Anyone who challenges a true Ace loses a card.</source>
        <translation>Quien desafía un As verdadero pierde una carta.</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call costs {player} another card and leaves %n.</source>
        <translation>
            <numerusform>Si es mentira, un desafío le cuesta a {player} otra carta y le queda %n.</numerusform>
            <numerusform>Si es mentira, un desafío le cuesta a {player} otra carta y le quedan %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, a call leaves {player} with %n card(s) instead of {other}.</source>
        <translation>
            <numerusform>Si es mentira, un desafío deja a {player} con %n carta en vez de {other}.</numerusform>
            <numerusform>Si es mentira, un desafío deja a {player} con %n cartas en vez de {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it is a lie, a call saves one of your {cards} cards from the King.</source>
        <translation>Si es mentira, un desafío salva del Rey una de tus {cards} cartas.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it and spares your Joker.</source>
        <translation>Si es mentira, un desafío la detiene y te ahorra el Comodín.</translation>
    </message>
    <message>
        <source>If it is a lie, a call stops it, and no card is drawn.</source>
        <translation>Si es mentira, un desafío la detiene y no se roba ninguna carta.</translation>
    </message>
    <message numerus="yes">
        <source>If it is a lie, calling it keeps your %n card(s) hidden.</source>
        <translation>
            <numerusform>Si es mentira, al desafiarla %n carta tuya sigue oculta.</numerusform>
            <numerusform>Si es mentira, al desafiarla tus %n cartas siguen ocultas.</numerusform>
        </translation>
    </message>
    <message>
        <source>If it really is a King, calling it costs you two of your {cards} cards, not one.</source>
        <translation>Si de verdad es un Rey, un desafío te cuesta dos de tus {cards} cartas, no una.</translation>
    </message>
    <message>
        <source>If it works, {player} loses their last card and is out.</source>
        <translation>Si surte efecto, {player} pierde su última carta y queda fuera.</translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, a card turns face up, leaving %n hidden.</source>
        <translation>
            <numerusform>Si {player} acepta, muestra una carta y le queda %n oculta.</numerusform>
            <numerusform>Si {player} acepta, muestra una carta y le quedan %n ocultas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If {player} accepts, they lose a card and have %n left.</source>
        <translation>
            <numerusform>Si {player} acepta, pierde una carta y le queda %n.</numerusform>
            <numerusform>Si {player} acepta, pierde una carta y le quedan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is true, and {player} has one card left: no answer can save it.</source>
        <translation>Es verdad, y a {player} le queda una sola carta: ninguna respuesta la salva.</translation>
    </message>
    <message>
        <source>It is true, so a call cannot stop it: you draw {mine} instead of {other}.</source>
        <translation>Es verdad, y ningún desafío puede detenerlo: robas {mine} en vez de {other}.</translation>
    </message>
    <message>
        <source>It is true: a call cannot stop it.</source>
        <translation>Es verdad: ningún desafío puede detenerlo.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost the challenger a card.</source>
        <translation>Es verdad: quien desafíe pierde una carta.</translation>
    </message>
    <message>
        <source>It is true: a wrong call would cost {player} a card.</source>
        <translation>Es verdad: si {player} desafía, pierde una carta.</translation>
    </message>
    <message>
        <source>It is your last card, and a Peasant draws nothing: you are out.</source>
        <translation>Es tu última carta, y con un Campesino no robas: quedas fuera.</translation>
    </message>
    <message>
        <source>It is your last card: unless this bluff is called, you draw and stay in.</source>
        <translation>Es tu última carta: si nadie desafía este farol, robas y sigues en la ronda.</translation>
    </message>
    <message>
        <source>It really is a King: whatever you answer, it takes your last card.</source>
        <translation>Es un Rey de verdad y te quita la última carta, respondas lo que respondas.</translation>
    </message>
    <message numerus="yes">
        <source>Of the four, %n cannot be the card laid: {claim}.</source>
        <translation>
            <numerusform>{claim}: de las cuatro que hay, %n no puede ser la carta que se ha jugado.</numerusform>
            <numerusform>{claim}: de las cuatro que hay, %n no pueden ser la carta que se ha jugado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of {cards} cards that may lie hidden, %n would be a Jack, Queen, King or Ace.</source>
        <translation>
            <numerusform>De las {cards} cartas que pueden estar ocultas ahí, %n es Jota, Reina, Rey o As.</numerusform>
            <numerusform>De las {cards} cartas que pueden estar ocultas ahí, %n son Jotas, Reinas, Reyes o Ases.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Joker evades a true claim as well. A wrong call costs you one of your {cards} cards.</source>
        <translation>El Comodín evita también una declaración verdadera. Un desafío fallido te cuesta una de tus {cards} cartas.</translation>
    </message>
    <message>
        <source>The Joker evades the claim, whether or not it is true.</source>
        <translation>El Comodín evita la declaración, sea verdadera o no.</translation>
    </message>
    <message>
        <source>The Joker is your last card: show it and you are out.</source>
        <translation>El Comodín es tu última carta: sin él quedas fuera.</translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps your %n other hidden card(s) hidden.</source>
        <translation>
            <numerusform>Gracias al Comodín, %n carta oculta más sigue boca abajo.</numerusform>
            <numerusform>Gracias al Comodín, tus otras %n cartas ocultas siguen boca abajo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker keeps {player} from looking at your %n other card(s).</source>
        <translation>
            <numerusform>El Comodín impide que {player} mire %n carta tuya más.</numerusform>
            <numerusform>El Comodín impide que {player} mire una de tus otras %n cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Joker saves your %n other card(s) from the King.</source>
        <translation>
            <numerusform>El Comodín salva del Rey %n carta tuya más.</numerusform>
            <numerusform>El Comodín salva del Rey tus otras %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The King takes your last card, and you are out.</source>
        <translation>El Rey te quita la última carta y quedas fuera.</translation>
    </message>
    <message>
        <source>The King would take your last card: only a call can save it.</source>
        <translation>El Rey te quitaría la última carta: solo un desafío puede salvarla.</translation>
    </message>
    <message>
        <source>The card was face up: you know the claim is a lie.</source>
        <translation>La carta estaba boca arriba: sabes que la declaración es mentira.</translation>
    </message>
    <message>
        <source>The hand was shuffled: each hidden card is as likely as any other.</source>
        <translation>La mano se ha barajado: todas las cartas ocultas son igual de probables.</translation>
    </message>
    <message>
        <source>This begins the next round.</source>
        <translation>Así empieza la ronda siguiente.</translation>
    </message>
    <message>
        <source>Unless it is called a lie, you draw {mine} instead of {other}.</source>
        <translation>Si nadie lo desafía, robas {mine} en vez de {other}.</translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Aces elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Has visto %n de los cuatro Ases en otro sitio. Si este es mentira, un desafío lo detiene.</numerusform>
            <numerusform>Has visto %n de los cuatro Ases en otro sitio. Si este es mentira, un desafío lo detiene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Jacks elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Has visto %n de las cuatro Jotas en otro sitio. Si esta es mentira, un desafío la detiene.</numerusform>
            <numerusform>Has visto %n de las cuatro Jotas en otro sitio. Si esta es mentira, un desafío la detiene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Kings elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Has visto %n de los cuatro Reyes en otro sitio. Si este es mentira, un desafío lo detiene.</numerusform>
            <numerusform>Has visto %n de los cuatro Reyes en otro sitio. Si este es mentira, un desafío lo detiene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have seen %n of the four Queens elsewhere. If this one is a lie, a call stops it.</source>
        <translation>
            <numerusform>Has visto %n de las cuatro Reinas en otro sitio. Si esta es mentira, un desafío la detiene.</numerusform>
            <numerusform>Has visto %n de las cuatro Reinas en otro sitio. Si esta es mentira, un desafío la detiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have seen none of the four Aces elsewhere. A wrong call could cost you a card.</source>
        <translation>No has visto ninguno de los cuatro Ases en otro sitio. Un desafío fallido te costaría una carta.</translation>
    </message>
    <message>
        <source>You have seen none of the four Jacks elsewhere. A wrong call would cost you a card.</source>
        <translation>No has visto ninguna de las cuatro Jotas en otro sitio. Un desafío fallido te costaría una carta.</translation>
    </message>
    <message>
        <source>You have seen none of the four Kings elsewhere. A wrong call would cost you a second card.</source>
        <translation>No has visto ninguno de los cuatro Reyes en otro sitio. Un desafío fallido te costaría una segunda carta.</translation>
    </message>
    <message>
        <source>You have seen none of the four Queens elsewhere. A wrong call would cost you a card.</source>
        <translation>No has visto ninguna de las cuatro Reinas en otro sitio. Un desafío fallido te costaría una carta.</translation>
    </message>
    <message>
        <source>You keep the Joker and lose no card to the {claim}.</source>
        <translation>Conservas el Comodín, y la declaración de {claim} no te cuesta ninguna carta.</translation>
    </message>
    <message>
        <source>You keep the {card} for later.</source>
        <translation>Conservas {card:def} para más tarde.</translation>
    </message>
    <message>
        <source>You know it is a lie, yet you would let it through.</source>
        <translation>Sabes que es mentira, pero dejarías que surtiera efecto.</translation>
    </message>
    <message>
        <source>You know it is a lie: a call would stop it and spare the Joker.</source>
        <translation>Sabes que es mentira: un desafío la detendría y te ahorraría el Comodín.</translation>
    </message>
    <message>
        <source>You know it is true, and a wrong call costs a card.</source>
        <translation>Sabes que es verdadera, y un desafío fallido te cuesta una carta.</translation>
    </message>
    <message>
        <source>You know it is true, and the Joker evades it.</source>
        <translation>Sabes que es verdadera, y el Comodín la evita.</translation>
    </message>
    <message>
        <source>You know it is true: a call could only cost you a card.</source>
        <translation>Sabes que es verdadera: un desafío solo podría costarte una carta.</translation>
    </message>
    <message>
        <source>You know which card was laid: {card}.</source>
        <translation>Sabes que la carta jugada es {card:ind}.</translation>
    </message>
    <message>
        <source>You know which card {player} loses: {card}.</source>
        <translation>Sabes que {player} pierde {card:def}.</translation>
    </message>
    <message>
        <source>You lay the face-up card and keep the hidden one.</source>
        <translation>Juegas la carta boca arriba y conservas la oculta.</translation>
    </message>
    <message>
        <source>{claim} is easier to believe than {other}: {player} has seen only {mine} of the four, but {theirs} of the other four.</source>
        <translation>{claim} es más creíble que {other}: {player} solo ha visto {mine} de las cuatro cartas, frente a {theirs} de las otras cuatro.</translation>
    </message>
    <message>
        <source>{claim}: any of the four could have been laid.</source>
        <translation>{claim}: cualquiera de las cuatro puede ser la carta que se ha jugado.</translation>
    </message>
    <message>
        <source>{claim}: you know where all four are, so this must be a lie.</source>
        <translation>{claim}: sabes dónde están las cuatro, así que tiene que ser mentira.</translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues against a call.</source>
        <translation>
            <numerusform>{player} ya ha declarado {claim} %n vez en esta ronda. Eso aconseja no desafiar.</numerusform>
            <numerusform>{player} ya ha declarado {claim} %n veces en esta ronda. Eso aconseja no desafiar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has already made this claim %n time(s) this round: {claim}. That argues for a call.</source>
        <translation>
            <numerusform>{player} ya ha declarado {claim} %n vez en esta ronda. Eso aconseja desafiar.</numerusform>
            <numerusform>{player} ya ha declarado {claim} %n veces en esta ronda. Eso aconseja desafiar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has more cards than {other}: {mine} to {theirs}.</source>
        <translation>{player} tiene más cartas que {other}: {mine} frente a {theirs}.</translation>
    </message>
    <message>
        <source>{player} keeps the cards that everyone can see.</source>
        <translation>{player} conserva las cartas que todos ven.</translation>
    </message>
    <message>
        <source>{player} loses the {card} and keeps the {other}.</source>
        <translation>{player} pierde {card:def} y conserva {other:def}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses this card: {card}. Of {cards} cards that may lie hidden, %n would be a Peasant or a Joker.</source>
        <translation>
            <numerusform>{player} pierde {card:def}. De las {cards} cartas que pueden estar ocultas ahí, %n es Campesino o Comodín.</numerusform>
            <numerusform>{player} pierde {card:def}. De las {cards} cartas que pueden estar ocultas ahí, %n son Campesinos o Comodines.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>throne/refusal</name>
    <message>
        <source>A Joker does not stop an Ace.</source>
        <translation>Un Comodín no detiene un As.</translation>
    </message>
    <message>
        <source>A claim is aimed at you: answer it first.</source>
        <translation>Hay una declaración contra ti: responde primero.</translation>
    </message>
    <message>
        <source>A false Ace costs a hidden card: pick one.</source>
        <translation>Un As falso cuesta una carta oculta: elige una.</translation>
    </message>
    <message>
        <source>Aim your claim at a rival, not at yourself.</source>
        <translation>Declara contra un rival, no contra ti.</translation>
    </message>
    <message>
        <source>All of {player}’s cards are face up: pick one of them.</source>
        <translation>Todas las cartas de {player} están boca arriba: elige una de ellas.</translation>
    </message>
    <message>
        <source>An Ace was claimed: answer it first.</source>
        <translation>Se ha declarado un As: responde primero.</translation>
    </message>
    <message>
        <source>Any claim but a Peasant draws from here.</source>
        <translation>Robas de aquí con toda declaración, salvo la de Campesino.</translation>
    </message>
    <message>
        <source>Everyone has answered the Ace: lay a card.</source>
        <translation>Todos han respondido ya al As: juega una carta.</translation>
    </message>
    <message>
        <source>Nobody has claimed anything yet this round: lay a card.</source>
        <translation>En esta ronda aún no se ha declarado nada: juega una carta.</translation>
    </message>
    <message>
        <source>Pick a card first.</source>
        <translation>Elige primero una carta.</translation>
    </message>
    <message>
        <source>Pick a hidden card here.</source>
        <translation>Aquí solo se puede elegir una carta oculta.</translation>
    </message>
    <message>
        <source>Pick one of {player}’s cards.</source>
        <translation>Elige una carta de {player}.</translation>
    </message>
    <message>
        <source>Show a Joker only when a Jack, Queen, or King is aimed at you.</source>
        <translation>Muestra un Comodín solo si una Jota, una Reina o un Rey va contra ti.</translation>
    </message>
    <message>
        <source>The last claim is settled: lay a card of your own.</source>
        <translation>La última declaración está resuelta: juega una carta.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant and needs no answer.</source>
        <translation>La última declaración fue un Campesino: no necesita respuesta.</translation>
    </message>
    <message>
        <source>The last claim was a Peasant, which cannot be called a lie.</source>
        <translation>La última declaración fue un Campesino: nadie puede desafiarlo.</translation>
    </message>
    <message>
        <source>The last claim was aimed at {player}: only they could answer it.</source>
        <translation>La última declaración iba contra {player}: nadie más podía responder.</translation>
    </message>
    <message>
        <source>The round is not over yet.</source>
        <translation>La ronda no ha terminado.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>La ronda ha terminado: reparte primero la siguiente.</translation>
    </message>
    <message>
        <source>There is nothing to pick yet: lay a card first.</source>
        <translation>Aún no hay nada que elegir: juega primero una carta.</translation>
    </message>
    <message>
        <source>These cards go into the next draw pile.</source>
        <translation>Estas cartas vuelven con el próximo mazo.</translation>
    </message>
    <message>
        <source>To act on this hand, claim a Jack, Queen, or King against {player}.</source>
        <translation>Para actuar en esta mano, declara Jota, Reina o Rey contra {player}.</translation>
    </message>
    <message>
        <source>To claim this, drop a card from your hand here.</source>
        <translation>Suelta aquí una carta de tu mano para declarar esto.</translation>
    </message>
    <message>
        <source>You have already answered the last claim: lay a card.</source>
        <translation>Ya has respondido a la última declaración: juega una carta.</translation>
    </message>
    <message>
        <source>You have no face-up Joker.</source>
        <translation>No tienes ningún Comodín boca arriba.</translation>
    </message>
    <message>
        <source>You have no face-up {card}.</source>
        <translation>No tienes {card:def} boca arriba.</translation>
    </message>
    <message>
        <source>You have no hidden Joker.</source>
        <translation>No tienes ningún Comodín entre tus cartas ocultas.</translation>
    </message>
    <message>
        <source>You have no hidden {card}.</source>
        <translation>Entre tus cartas ocultas no está esta: {card}.</translation>
    </message>
    <message>
        <source>{player} has no face-up {card}.</source>
        <translation>{player} no tiene {card:def} boca arriba.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} no participa en esta partida.</translation>
    </message>
    <message>
        <source>{player} is out of this round.</source>
        <translation>{player} está fuera de esta ronda.</translation>
    </message>
</context>
<context>
    <name>throne/road</name>
    <message>
        <source>A single round is played, with four Jokers in the deck instead of two.</source>
        <translation>Se juega una sola ronda, con cuatro Comodines en vez de dos.</translation>
    </message>
    <message>
        <source>A single round is played.</source>
        <translation>Se juega una sola ronda.</translation>
    </message>
    <message>
        <source>Down here everyone cheats, and nobody minds as long as it is done well.</source>
        <translation>Aquí abajo todos hacen trampas, y a nadie le importa mientras se hagan bien.</translation>
    </message>
    <message>
        <source>Everyone gets three cards instead of five.</source>
        <translation>Cada uno recibe tres cartas en vez de cinco.</translation>
    </message>
    <message>
        <source>Gaspard has talked every traveler out of a horse. Now he wants yours.</source>
        <translation>A fuerza de labia, Gaspard se ha quedado con el caballo de cada viajero. Ahora quiere el tuyo.</translation>
    </message>
    <message>
        <source>Mice have eaten three Kings: only one is left in the deck.</source>
        <translation>Los ratones se han comido tres Reyes: solo queda uno.</translation>
    </message>
    <message>
        <source>The Broken Bridge</source>
        <translation>El puente roto</translation>
    </message>
    <message>
        <source>The Ferry</source>
        <translation>La barcaza</translation>
    </message>
    <message>
        <source>The Hermit</source>
        <translation>El ermitaño</translation>
    </message>
    <message>
        <source>The King of Liars</source>
        <translation>El rey de los mentirosos</translation>
    </message>
    <message>
        <source>The Mill</source>
        <translation>El molino</translation>
    </message>
    <message>
        <source>The Pilgrims’ Inn</source>
        <translation>La posada de los peregrinos</translation>
    </message>
    <message>
        <source>The Thieves’ Cellar</source>
        <translation>El sótano de los ladrones</translation>
    </message>
    <message>
        <source>The Toll House</source>
        <translation>La casa del portazgo</translation>
    </message>
    <message>
        <source>The hermit no longer plays. He shows you three games that others lost, and asks what they should have done.</source>
        <translation>El ermitaño ya no juega con nadie. Te enseña tres partidas que otros perdieron y te pregunta qué deberían haber hecho.</translation>
    </message>
    <message>
        <source>The old king is gone, and his throne stands empty. You set out for it with an empty purse, and the miller bets you a ride that you will lose at cards.</source>
        <translation>El viejo rey ya no está y su trono sigue vacío. Partes hacia él sin una moneda, y la molinera te apuesta un viaje en carro a que pierdes a las cartas.</translation>
    </message>
    <message>
        <source>The river is narrow and the ferry is fast, so Beatrix deals small hands.</source>
        <translation>El río es estrecho y la barcaza, rápida, así que Beatrix reparte manos pequeñas.</translation>
    </message>
    <message>
        <source>The toll keeper has had enough of coins. Anyone who wants to pass has to sit down and play.</source>
        <translation>El portazguero está harto de monedas. Quien quiera pasar tiene que sentarse a jugar.</translation>
    </message>
    <message>
        <source>Two pilgrims share your table. They pray with every eye closed but one.</source>
        <translation>Dos peregrinos comparten tu mesa. Rezan con todos los ojos cerrados menos uno.</translation>
    </message>
    <message>
        <source>Win by at least {number} rounds.</source>
        <translation>Gana con al menos {number} rondas de ventaja.</translation>
    </message>
    <message>
        <source>Win five rounds to win the game.</source>
        <translation>Quien gane cinco rondas gana la partida.</translation>
    </message>
    <message>
        <source>Win with at least {number} cards left.</source>
        <translation>Gana con {number} cartas o más en la mano.</translation>
    </message>
    <message>
        <source>Your cousin lost his nerve in the middle of a game, then lost his way. Someone has to finish the game for him.</source>
        <translation>Tu primo ha perdido los nervios en mitad de una partida, y luego el camino. Alguien tiene que acabarla por él.</translation>
    </message>
</context>
<context>
    <name>throne/rule</name>
    <message>
        <source>A Jack or Queen may be aimed at a rival whose cards are all face up. It does nothing, but it may still be called a lie, and it draws 1 card.</source>
        <translation>Una Jota o una Reina puede ir contra un rival con todas las cartas boca arriba. No hace nada, pero se puede desafiar y permite robar 1 carta.</translation>
    </message>
    <message>
        <source>A Joker stops neither an Ace nor the loss of a card for a wrong call or a lie.</source>
        <translation>Un Comodín no detiene un As ni evita la pérdida de una carta por un desafío fallido o una mentira.</translation>
    </message>
    <message>
        <source>A Peasant does nothing, and you draw no card for it. It cannot be called a lie.</source>
        <translation>Un Campesino no hace nada y en ese turno no robas. Nadie puede desafiarlo.</translation>
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
        <source>A laid card that nobody called is buried: it stays hidden. Cards that were shown, killed, or lost go face up among the discards.</source>
        <translation>Una carta jugada que nadie desafía se entierra: sigue oculta. Las cartas mostradas, eliminadas o perdidas quedan boca arriba en los descartes.</translation>
    </message>
    <message>
        <source>A new draw pile</source>
        <translation>Un nuevo mazo</translation>
    </message>
    <message>
        <source>A random player begins the first round; after that, the winner of each round begins the next. Play goes clockwise.</source>
        <translation>El azar decide quién empieza la primera ronda; las siguientes las empieza quien ganó la anterior. Se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>A rival without cards is out at once. The player whose turn it is goes out only if they have no cards after drawing.</source>
        <translation>Un rival sin cartas queda fuera al instante. El jugador activo solo queda fuera si, después de robar, no tiene cartas.</translation>
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
        <source>Aim each of these at one rival, chosen when you make the claim. The Jack looks at one of the rival’s cards, the Queen turns one face up, and the King kills one. Only that rival answers: by accepting, calling you a liar, or showing a Joker. At the end of the turn you draw 1 card.</source>
        <translation>Van contra un rival, que eliges al declarar. La Jota mira una carta del rival, la Reina pone una boca arriba y el Rey elimina una. Solo responde ese rival: acepta, desafía o muestra un Comodín. Al final del turno robas 1 carta.</translation>
    </message>
    <message>
        <source>An Ace draws 2 cards. Any rival may call it a lie: all answer secretly, then reveal together. If several call, the one next in turn order is the challenger.</source>
        <translation>Con un As robas 2 cartas. Cualquier rival puede desafiarlo: todos responden en secreto y las respuestas se muestran a la vez. Si desafían varios, el desafiante es el primero de ellos en el orden de turno.</translation>
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
        <source>Claims</source>
        <translation>Declaraciones</translation>
    </message>
    <message>
        <source>Each round you win is a point, and three points win the match. A single-round game ends with that round.</source>
        <translation>Cada ronda ganada es un punto, y con tres puntos se gana el encuentro. Una partida de una sola ronda termina con ella.</translation>
    </message>
    <message>
        <source>Evading with a Joker</source>
        <translation>Qué evita un Comodín</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Cartas boca arriba</translation>
    </message>
    <message>
        <source>If a card is needed and the draw pile is empty, shuffle all buried cards and all discards into a new one. If there are still too few cards, the rest are not drawn.</source>
        <translation>Si hay que robar y el mazo está vacío, se barajan todas las cartas enterradas y los descartes para formar un mazo nuevo. Si ni aun así hay bastantes, se roban las que haya.</translation>
    </message>
    <message>
        <source>If it is a lie, the card is discarded along with one more of the liar’s cards, which the challenger picks blind. No card is drawn.</source>
        <translation>Si es mentira, se descartan esa carta y otra de quien mintió, que el desafiante elige a ciegas. No se roba ninguna carta.</translation>
    </message>
    <message>
        <source>If the Ace that was called is true, its player draws 2 cards and picks a card for the challenger to lose.</source>
        <translation>Si el As desafiado es verdadero, quien lo jugó roba 2 cartas y elige la carta que pierde el desafiante.</translation>
    </message>
    <message>
        <source>Jack, Queen, and King</source>
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
        <source>On your turn you lay exactly one card face down and say what it is. You may not pass.</source>
        <translation>En tu turno juegas una sola carta boca abajo y dices cuál es. No puedes pasar.</translation>
    </message>
    <message>
        <source>Only you know what your Jack saw. A hand has no order: once its owner lays a hidden card, the card you saw may still be in the hand or may be the one laid. Once a new draw pile is made, it may be in that pile, too.</source>
        <translation>Solo tú sabes lo que vio tu Jota. Una mano no tiene orden: si su dueño juega una carta sin mostrarla, la que viste puede ser esa o seguir en la mano. Si después se forma un mazo nuevo, también puede estar en él.</translation>
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
        <translation>Elegir una carta</translation>
    </message>
    <message>
        <source>Show a Joker to evade a Jack, Queen, or King. Discard it; it is not replaced. The card laid stays hidden, and its player still draws 1 card. A Joker cannot stop a Joker.</source>
        <translation>Un Comodín mostrado evita una Jota, una Reina o un Rey. Se descarta y no se repone; la carta jugada sigue oculta, y quien la jugó roba igualmente 1 carta. Un Comodín no evita otro Comodín.</translation>
    </message>
    <message>
        <source>The card is shown and discarded. It does nothing, and no card is drawn.</source>
        <translation>La carta se muestra y se descarta. No surte efecto, y no se roba ninguna carta.</translation>
    </message>
    <message>
        <source>The card is shown. First it takes effect; then the caller, if they have any cards left, loses one picked by the accused player. Finally, the accused player draws 1 card.</source>
        <translation>La carta se muestra. Primero actúa; después, quien desafió pierde una carta, si le queda alguna, elegida por el jugador acusado. Por último, el jugador acusado roba 1 carta.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>La baraja</translation>
    </message>
    <message>
        <source>The last player with cards wins the round. If everyone else is out, the player whose turn it is wins, even with no cards left.</source>
        <translation>El último jugador con cartas gana la ronda. Si todos los demás están fuera, gana el jugador activo, aunque no le queden cartas.</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>El encuentro</translation>
    </message>
    <message>
        <source>The round ends after 400 turns. The player with the most cards wins it; in a tie, the tied player next in turn order does.</source>
        <translation>La ronda termina tras 400 turnos y la gana quien tenga más cartas; si hay empate, el primero de los empatados en el orden de turno.</translation>
    </message>
    <message>
        <source>There are 34 cards: four each of Seven to Ten, Jack, Queen, King, and Ace, plus two Jokers. For each round, shuffle them all and deal five to each player.</source>
        <translation>Hay 34 cartas: cuatro de cada rango (del Siete al Diez, Jota, Reina, Rey y As) y dos Comodines. En cada ronda se barajan todas y cada jugador recibe cinco.</translation>
    </message>
    <message>
        <source>They are still part of the hand and count as cards. They stay visible until they leave the hand, and may be laid with any claim. A face-up Joker may still evade a claim.</source>
        <translation>Siguen en la mano y cuentan como cartas. Quedan a la vista hasta que salen de la mano y se pueden jugar con cualquier declaración. Un Comodín boca arriba aún puede evitar un efecto.</translation>
    </message>
    <message>
        <source>To pick a card, point at one of the hidden cards in the hand, which has just been shuffled. A card lost to a King or for a wrong call may be a face-up card instead; for a false Ace, only if there are no hidden cards. For a Jack or Queen, point only at hidden cards.</source>
        <translation>Quien elige señala una carta de una mano oculta recién barajada. Por un Rey o un desafío fallido, también puede elegir una boca arriba; por un As falso, solo si no hay ninguna oculta. La Jota y la Reina solo señalan cartas ocultas.</translation>
    </message>
    <message>
        <source>What a Joker cannot stop</source>
        <translation>Límites del Comodín</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Winning a round</source>
        <translation>Ganar una ronda</translation>
    </message>
    <message>
        <source>You may claim a Peasant (7 to 10), a Jack, a Queen, a King, or an Ace, but never a Joker. A claim that nobody calls a lie works, true or not.</source>
        <translation>Puedes declarar Campesino (7 a 10), Jota, Reina, Rey o As, pero nunca Comodín. Si nadie la desafía, la declaración surte efecto, sea verdadera o no.</translation>
    </message>
    <message>
        <source>You may lay any card with any claim. A laid Joker is always a lie.</source>
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
        <source>A card of {target}’s will be killed.</source>
        <translation>Se elimina una carta de {target}.</translation>
    </message>
    <message>
        <source>A card of {target}’s will be looked at.</source>
        <translation>Se mira una carta de {target}.</translation>
    </message>
    <message>
        <source>A card of {target}’s will be turned face up.</source>
        <translation>Se pone boca arriba una carta de {target}.</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Una carta, boca abajo</translation>
    </message>
    <message>
        <source>A lie</source>
        <translation>Mentira</translation>
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
        <source>Laid card</source>
        <translation>Carta jugada</translation>
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
        <source>Rounds won: {number} of {goal}</source>
        <translation>Rondas ganadas: {number} de {goal}</translation>
    </message>
    <message>
        <source>The card laid face down; you know what it is: {card}</source>
        <translation>Carta jugada boca abajo: sabes que es {card:ind}</translation>
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
        <source>This card is face up: everyone can see it.</source>
        <translation>Esta carta está boca arriba: todos la ven.</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Verdad</translation>
    </message>
    <message>
        <source>What do you say it is?</source>
        <translation>¿Qué declaras?</translation>
    </message>
    <message>
        <source>You know a card in this hand: {card}.</source>
        <translation>Sabes que {card:def} está en esta mano.</translation>
    </message>
    <message>
        <source>You saw a card in this hand: {card}. Either it is still there, or it was laid face down.</source>
        <translation>Viste {card:def} en esta mano. Sigue ahí o se ha jugado boca abajo.</translation>
    </message>
    <message numerus="yes">
        <source>by %n round(s)</source>
        <translation>
            <numerusform>por %n ronda</numerusform>
            <numerusform>por %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, face up for everyone</source>
        <translation>{card}, boca arriba, a la vista de todos</translation>
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
        <source>{player} claims {claim} against {target}.</source>
        <translation>{player} declara {claim:ind} contra {target}.</translation>
    </message>
    <message>
        <source>{player} claims {claim}.</source>
        <translation>{player} declara {claim:ind}.</translation>
    </message>
    <message>
        <source>{player} is about to lay a card and say what it is.</source>
        <translation>{player} va a jugar una carta y declarar cuál es.</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Mano de {player}</translation>
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
