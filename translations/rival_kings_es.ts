<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>rival-kings/action</name>
    <message>
        <source>Buy a building</source>
        <translation>Comprar un edificio</translation>
    </message>
    <message>
        <source>Pass on conflict</source>
        <translation>Deshacerse de conflicto</translation>
    </message>
    <message>
        <source>Recruit subject</source>
        <translation>Reclutar súbdito</translation>
    </message>
    <message>
        <source>Settle conflict</source>
        <translation>Resolver conflicto</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Coger dinero</translation>
    </message>
</context>
<context>
    <name>rival-kings/aid</name>
    <message>
        <source>A cycle</source>
        <translation>Una vuelta</translation>
    </message>
    <message>
        <source>A steals from D, B from C, C from F, D from E, and E from F.</source>
        <translation>A roba a D, B a C, C a F, D a E, E a F.</translation>
    </message>
    <message>
        <source>A subject and a building of the same color: the higher value.</source>
        <translation>Un súbdito y un edificio del mismo color: el mayor de los dos valores.</translation>
    </message>
    <message>
        <source>A: Lord Protector (buy), Queen (recruit).</source>
        <translation>A: Lord Protector (comprar), Reina (reclutar).</translation>
    </message>
    <message>
        <source>Actions, from left to right</source>
        <translation>Las acciones, de izquierda a derecha</translation>
    </message>
    <message>
        <source>After two cycles, all characters are shuffled, and everyone gets three new ones.</source>
        <translation>Tras dos vueltas se barajan todos los personajes, y cada jugador recibe tres nuevos.</translation>
    </message>
    <message>
        <source>B: Duke (settle, recruit), Count (settle, buy).</source>
        <translation>B: Duque (resolver, reclutar), Conde (resolver, comprar).</translation>
    </message>
    <message>
        <source>C: Courtier and Priest (pass on a marker, take money).</source>
        <translation>C: Cortesano y Sacerdote (deshacerse de un marcador, coger dinero).</translation>
    </message>
    <message>
        <source>Characters and their actions</source>
        <translation>Los personajes y sus acciones</translation>
    </message>
    <message>
        <source>Country: Vintner, Miner, Herbalist, and Farmer.</source>
        <translation>Campo: Viticultor, Minero, Herborista y Granjero.</translation>
    </message>
    <message>
        <source>Court: Gardener, Watchman, Jailer, and Court Lady.</source>
        <translation>Corte: Jardinero, Vigía, Carcelero y Cortesana.</translation>
    </message>
    <message>
        <source>D: Bursar (money, buy), Knight (money, recruit).</source>
        <translation>D: Tesorero (dinero, comprar), Caballero (dinero, reclutar).</translation>
    </message>
    <message>
        <source>E: Countess (settle, money, recruit), Diplomat (settle, money, buy).</source>
        <translation>E: Condesa (resolver, dinero, reclutar), Diplomático (resolver, dinero, comprar).</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Final y puntuación</translation>
    </message>
    <message>
        <source>Equal ranks: both take a marker, carry out one action each, and steal from nobody.</source>
        <translation>Mismo rango: ambos reciben un marcador, realizan una acción cada uno y no roban a nadie.</translation>
    </message>
    <message>
        <source>Every other card: 1. Every 3 in coins: 1. Every conflict marker: −2.</source>
        <translation>Cada carta suelta: 1. Cada 3 en monedas: 1. Cada marcador de conflicto: −2.</translation>
    </message>
    <message>
        <source>Everyone secretly chooses a character; all are revealed together.</source>
        <translation>Cada jugador elige un personaje en secreto; todos se revelan a la vez.</translation>
    </message>
    <message>
        <source>F: Traders (settle, money, recruit, buy).</source>
        <translation>F: Comerciantes (resolver, dinero, reclutar, comprar).</translation>
    </message>
    <message>
        <source>Once per cycle, on your turn, you may use the ability of the last subject in your row. The Gardener and Watchman act before any turns.</source>
        <translation>Una vez por vuelta, en tu turno, puedes usar la habilidad del último súbdito de tu fila. El Jardinero y el Vigía actúan antes de los turnos.</translation>
    </message>
    <message>
        <source>Pass on conflict: give one of your markers to another player.</source>
        <translation>Deshacerse de conflicto: da uno de tus marcadores a otro jugador.</translation>
    </message>
    <message>
        <source>Perfect pair (a subject with its own building): both values.</source>
        <translation>Pareja perfecta (un súbdito con su propio edificio): ambos valores.</translation>
    </message>
    <message>
        <source>Recruit subject or Buy a building: take a card on display and pay its value to its pile.</source>
        <translation>Reclutar súbdito o Comprar un edificio: coge una carta visible y paga su valor en esa pila.</translation>
    </message>
    <message>
        <source>Resolve conflicts: take conflict markers.</source>
        <translation>Se resuelven los conflictos y se reparten marcadores de conflicto.</translation>
    </message>
    <message>
        <source>Settle conflict: return one of your markers to the supply.</source>
        <translation>Resolver conflicto: devuelve uno de tus marcadores a la reserva.</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Súbditos</translation>
    </message>
    <message>
        <source>Take money: take all the money from one pile.</source>
        <translation>Coger dinero: coge todo el dinero de una pila.</translation>
    </message>
    <message>
        <source>The lower rank takes a marker and loses an action, which the higher one may carry out.</source>
        <translation>El rango inferior recibe un marcador y pierde una acción, que puede realizar el superior.</translation>
    </message>
    <message>
        <source>Town: Bishop, Scholar, Troubadour, and Sailor.</source>
        <translation>Ciudad: Obispo, Erudito, Trovador y Marino.</translation>
    </message>
    <message>
        <source>Turns go from rank A to rank F. If ranks are equal, the player with fewer conflict markers goes first; if still tied, the one with the tie symbol.</source>
        <translation>Los turnos van del rango A al F. A igual rango, va primero quien tiene menos marcadores de conflicto; si sigue el empate, quien lleva el símbolo de empate.</translation>
    </message>
    <message>
        <source>Village: Blacksmith, Carpenter, Market Woman, and Innkeeper.</source>
        <translation>Pueblo: Herrero, Carpintero, Vendedora y Posadero.</translation>
    </message>
    <message>
        <source>When a pile runs out, finish the cycle; then the game is over.</source>
        <translation>Cuando una pila se agota, se completa la vuelta y acaba la partida.</translation>
    </message>
    <message>
        <source>Who steals from whom</source>
        <translation>Quién roba a quién</translation>
    </message>
    <message>
        <source>With two players, a neutral character may give you a marker, too.</source>
        <translation>Con dos jugadores, un personaje neutral también puede darte un marcador.</translation>
    </message>
</context>
<context>
    <name>rival-kings/card</name>
    <message>
        <source>After the characters are revealed: exchanges your character for another player’s.</source>
        <translation>Tras revelar los personajes: intercambia el tuyo por el de otro jugador.</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Obispo</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Herrero</translation>
    </message>
    <message>
        <source>Bursar</source>
        <translation>Tesorero</translation>
    </message>
    <message>
        <source>Buys a building as an extra action.</source>
        <translation>Compra un edificio, como acción adicional.</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Carpintero</translation>
    </message>
    <message>
        <source>Carpentry</source>
        <translation>Carpintería</translation>
    </message>
    <message>
        <source>Carries out one action that was stolen from you.</source>
        <translation>Realiza una acción que te han robado.</translation>
    </message>
    <message>
        <source>Castle Wall</source>
        <translation>Muro del castillo</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Catedral</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Conde</translation>
    </message>
    <message>
        <source>Countess</source>
        <translation>Condesa</translation>
    </message>
    <message>
        <source>Court Lady</source>
        <translation>Cortesana</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Cortesano</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomático</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Duque</translation>
    </message>
    <message>
        <source>Exchanges one of your buildings for another player’s building.</source>
        <translation>Intercambia uno de tus edificios por uno de otro jugador.</translation>
    </message>
    <message>
        <source>Exchanges one of your cards for one of the four cards on display.</source>
        <translation>Intercambia una de tus cartas por una de las cuatro visibles.</translation>
    </message>
    <message>
        <source>Exchanges one of your subjects for another player’s; both become active.</source>
        <translation>Intercambia un súbdito por uno de otro jugador; ambos quedan activos.</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Granja</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Granjero</translation>
    </message>
    <message>
        <source>Forge</source>
        <translation>Forja</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardín</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Jardinero</translation>
    </message>
    <message>
        <source>Gives one of your conflict markers to another player.</source>
        <translation>Da uno de tus marcadores de conflicto a otro jugador.</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Puerto</translation>
    </message>
    <message>
        <source>Herb Meadow</source>
        <translation>Prado</translation>
    </message>
    <message>
        <source>Herbalist</source>
        <translation>Herborista</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, carries out your chosen action twice.</source>
        <translation>En un conflicto entre rangos iguales, realiza dos veces la acción elegida.</translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, makes the other player take the marker.</source>
        <translation>Ante un rango superior, el marcador lo recibe el otro jugador.</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Posada</translation>
    </message>
    <message>
        <source>Innkeeper</source>
        <translation>Posadero</translation>
    </message>
    <message>
        <source>Jailer</source>
        <translation>Carcelero</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Caballero</translation>
    </message>
    <message>
        <source>Lord Protector</source>
        <translation>Lord Protector</translation>
    </message>
    <message>
        <source>Makes one building cost 1 less.</source>
        <translation>Rebaja en 1 el precio de un edificio.</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Mercado</translation>
    </message>
    <message>
        <source>Market Woman</source>
        <translation>Vendedora</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mina</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Minero</translation>
    </message>
    <message>
        <source>Pavilion</source>
        <translation>Pabellón</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Sacerdote</translation>
    </message>
    <message>
        <source>Prison</source>
        <translation>Prisión</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from nobody.</source>
        <translation>Rango {rank}: no roba a nadie.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Bursar and Knight.</source>
        <translation>Rango {rank}: roba al Tesorero y al Caballero.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Countess and Diplomat.</source>
        <translation>Rango {rank}: roba a la Condesa y al Diplomático.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Courtier and Priest.</source>
        <translation>Rango {rank}: roba al Cortesano y al Sacerdote.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Traders.</source>
        <translation>Rango {rank}: roba a los Comerciantes.</translation>
    </message>
    <message>
        <source>Recruits a subject as an extra action.</source>
        <translation>Recluta un súbdito, como acción adicional.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Marino</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Erudito</translation>
    </message>
    <message>
        <source>Scores with its subject, the {subject}.</source>
        <translation>Puntúa con su súbdito, {subject:def}.</translation>
    </message>
    <message>
        <source>Searches a pile of buildings; you may take one and pay for it.</source>
        <translation>Busca en una pila de edificios: puedes coger uno y pagarlo.</translation>
    </message>
    <message>
        <source>Searches a pile of subjects; you may take one and pay for it.</source>
        <translation>Busca en una pila de súbditos: puedes coger uno y pagarlo.</translation>
    </message>
    <message>
        <source>Takes 1 coin from the supply for each of your buildings.</source>
        <translation>Coge 1 moneda de la reserva por cada uno de tus edificios.</translation>
    </message>
    <message>
        <source>Takes 1 coin from the supply for each of your conflict markers.</source>
        <translation>Coge 1 moneda de la reserva por cada uno de tus marcadores de conflicto.</translation>
    </message>
    <message>
        <source>Takes money as an extra action.</source>
        <translation>Coge dinero, como acción adicional.</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Taberna</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Comerciante</translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation>Trovador</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Universidad</translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation>Viñedo</translation>
    </message>
    <message>
        <source>Vintner</source>
        <translation>Viticultor</translation>
    </message>
    <message>
        <source>Watchman</source>
        <translation>Vigía</translation>
    </message>
    <message>
        <source>action ×2</source>
        <translation>acción ×2</translation>
    </message>
    <message>
        <source>building −1</source>
        <translation>edificio −1</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>edificios</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>comprar</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>personajes</translation>
    </message>
    <message>
        <source>display</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>goes higher</source>
        <translation>al superior</translation>
    </message>
    <message>
        <source>if stolen</source>
        <translation>lo robado</translation>
    </message>
    <message>
        <source>pair: {points}</source>
        <translation>pareja: {points}</translation>
    </message>
    <message>
        <source>pass on</source>
        <translation>deshacerse</translation>
    </message>
    <message>
        <source>per building</source>
        <translation>por edificio</translation>
    </message>
    <message>
        <source>per marker</source>
        <translation>por marcador</translation>
    </message>
    <message>
        <source>recruit</source>
        <translation>reclutar</translation>
    </message>
    <message>
        <source>subjects</source>
        <translation>súbditos</translation>
    </message>
    <message>
        <source>take money</source>
        <translation>coger dinero</translation>
    </message>
</context>
<context>
    <name>rival-kings/course</name>
    <message>
        <source>2 more points for you, 2 fewer for the leader.</source>
        <translation>2 puntos más para ti, 2 menos para quien va en cabeza.</translation>
    </message>
    <message>
        <source>4 points for you, and no perfect pair for {player}.</source>
        <translation>4 puntos para ti, y {player} se queda sin pareja perfecta.</translation>
    </message>
    <message>
        <source>A steals from D: {player} takes a conflict marker, and you steal one of the Knight’s actions.</source>
        <translation>A roba a D: {player} recibe un marcador de conflicto, y tú robas una de las acciones del Caballero.</translation>
    </message>
    <message>
        <source>A tactic: steal what hurts most</source>
        <translation>Una táctica: roba lo que más duele</translation>
    </message>
    <message>
        <source>A theft costs you an action and brings you a conflict marker. {player} plays the Duke (rank B), {other} the Countess (rank E). Play the character that neither steals from.</source>
        <translation>Si alguien te roba, recibes un marcador de conflicto y pierdes una acción. {player} jugará el Duque (rango B), y {other}, la Condesa (rango E). Juega el personaje al que ninguno roba.</translation>
    </message>
    <message>
        <source>A whole cycle</source>
        <translation>Una vuelta entera</translation>
    </message>
    <message>
        <source>After their turns, you win with 12 points. In every game, watch the smallest pile.</source>
        <translation>Tras los turnos de los demás, ganas con 12 puntos. En cada partida, vigila la pila más baja.</translation>
    </message>
    <message>
        <source>After two cycles, all characters are shuffled, and everyone gets three new ones.</source>
        <translation>Tras dos vueltas se barajan todos los personajes, y cada jugador recibe tres nuevos.</translation>
    </message>
    <message>
        <source>All you need now is the button that ends your turn.</source>
        <translation>Ya solo necesitas el botón que termina tu turno.</translation>
    </message>
    <message>
        <source>All your actions are done. End your turn: {other} follows with rank B, then {player} with rank D.</source>
        <translation>Has realizado todas tus acciones. Termina tu turno: después juegan {other}, con el rango B, y {player}, con el rango D.</translation>
    </message>
    <message>
        <source>At the start of your turn, you cover one of the Knight’s actions with your crest. You have 1 coin: steal the action that brings you more.</source>
        <translation>Al principio de tu turno cubres una acción del Caballero con tu blasón. Tienes 1 moneda: roba la acción que más te conviene.</translation>
    </message>
    <message>
        <source>Before you choose your character, you can see which ones conflict with it.</source>
        <translation>Antes de elegir tu personaje, sabes cuáles entran en conflicto con él.</translation>
    </message>
    <message>
        <source>Beside each name, the number with the star is the score.</source>
        <translation>Junto a cada nombre, el número de la estrella es la puntuación.</translation>
    </message>
    <message>
        <source>Bishop and Harbor score 3: more than 1 each, but less than a perfect pair.</source>
        <translation>El Obispo y el Puerto puntúan 3: más que 1 cada uno, pero menos que una pareja perfecta.</translation>
    </message>
    <message>
        <source>Both subjects on display cost 3, and you have exactly 3.</source>
        <translation>Cada súbdito visible cuesta 3, y tú tienes justo 3.</translation>
    </message>
    <message>
        <source>Buy nothing: end your turn.</source>
        <translation>No compres nada: termina tu turno.</translation>
    </message>
    <message>
        <source>Buy the Market, the last card of pile 4.</source>
        <translation>Compra el Mercado, la última carta de la pila 4.</translation>
    </message>
    <message>
        <source>Carry out the stolen action at once: take the money from a pile.</source>
        <translation>Una acción robada se realiza enseguida. Coge el dinero de una pila.</translation>
    </message>
    <message>
        <source>Choose any pile: each will hold 2.</source>
        <translation>Elige cualquier pila: todas tendrán 2 en monedas.</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Marcadores de conflicto</translation>
    </message>
    <message>
        <source>Court Lady and Pavilion: 4 + 3 points for a card that scored 1.</source>
        <translation>Cortesana y Pabellón: 4 + 3 puntos a cambio de una carta que puntuaba 1.</translation>
    </message>
    <message>
        <source>Danger: a popular target</source>
        <translation>Un peligro: el personaje al que todos roban</translation>
    </message>
    <message>
        <source>Do I have to carry out every action?</source>
        <translation>¿Tengo que realizar todas las acciones?</translation>
    </message>
    <message>
        <source>Does a building on display belong to one of your subjects?</source>
        <translation>¿Alguno de los edificios visibles corresponde a un súbdito tuyo?</translation>
    </message>
    <message>
        <source>Drag a character from your hand to your place.</source>
        <translation>Arrastra un personaje de tu mano a tu sitio.</translation>
    </message>
    <message>
        <source>Drag the coin symbol from the Knight onto your Queen.</source>
        <translation>Arrastra el símbolo de las monedas del Caballero a tu Reina.</translation>
    </message>
    <message>
        <source>Drag the coins from any pile to yours.</source>
        <translation>Arrastra las monedas de una pila a las tuyas.</translation>
    </message>
    <message>
        <source>Drag the coins from pile 4 to yours.</source>
        <translation>Arrastra las monedas de la pila 4 a las tuyas.</translation>
    </message>
    <message>
        <source>Drag your conflict marker to the supply.</source>
        <translation>Arrastra tu marcador de conflicto a la reserva.</translation>
    </message>
    <message>
        <source>Each pile got 2, and you took the 2 from one of them.</source>
        <translation>Cada pila ha recibido 2 en monedas, y has cogido las de una.</translation>
    </message>
    <message>
        <source>Equal ranks are in conflict, too: both take a marker. {player} will play a Trader (rank F), {other} the Queen (rank A). Stay out of every conflict.</source>
        <translation>Los rangos iguales también entran en conflicto: ambos reciben un marcador. {player} jugará un Comerciante (rango F), y {other}, la Reina (rango A). Evita todo conflicto.</translation>
    </message>
    <message>
        <source>Every pile still has a card: another cycle will follow, and the others may catch up.</source>
        <translation>A todas las pilas les queda alguna carta: habrá otra vuelta, y los demás pueden alcanzarte.</translation>
    </message>
    <message>
        <source>Gardener and Prison are both yellow Court cards.</source>
        <translation>El Jardinero y la Prisión son cartas amarillas de la Corte.</translation>
    </message>
    <message>
        <source>Give the Carpentry: alone, it scores 1.</source>
        <translation>Da la Carpintería: sola puntúa 1.</translation>
    </message>
    <message>
        <source>Harbor and Troubadour are both red: together they score 3.</source>
        <translation>El Puerto y el Trovador son rojos: juntos puntúan 3.</translation>
    </message>
    <message>
        <source>Hover over a character to see whom it steals from.</source>
        <translation>Deja el puntero sobre un personaje para ver a quién roba.</translation>
    </message>
    <message>
        <source>How do I get rid of a conflict marker?</source>
        <translation>¿Cómo me deshago de un marcador de conflicto?</translation>
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
        <source>In conflict</source>
        <translation>En conflicto</translation>
    </message>
    <message>
        <source>In each cycle, everyone secretly plays a character; all are revealed together. Turns go from rank A to rank F. Play the character that goes first.</source>
        <translation>En cada vuelta, todos juegan un personaje en secreto y los revelan a la vez. Los turnos van del rango A al rango F. Elige el personaje que tendrá el primer turno y juégalo.</translation>
    </message>
    <message>
        <source>It is still your turn.</source>
        <translation>Todavía es tu turno.</translation>
    </message>
    <message>
        <source>It is too late for Pass on conflict this turn, and the marker still costs you 2 points.</source>
        <translation>En este turno ya es tarde para Deshacerse de conflicto, y el marcador te sigue costando 2 puntos.</translation>
    </message>
    <message>
        <source>Jailer and Prison are a perfect pair: 3 + 4 points. You lead 10 to 9.</source>
        <translation>El Carcelero y la Prisión son una pareja perfecta: 3 + 4 puntos. Vas ganando 10 a 9.</translation>
    </message>
    <message>
        <source>Last turn: pile 1 has run out, and {player} leads 9 to 5. A subject with its own building scores both values. Buy the building that wins.</source>
        <translation>Último turno: la pila 1 se ha agotado y {player} va ganando 9 a 5. Un súbdito con su propio edificio puntúa ambos valores. Compra el edificio que te da la victoria.</translation>
    </message>
    <message>
        <source>Last turn: you lead 8 to 7. A card without a partner scores 1, and every 3 in coins scores 1. Keep your lead.</source>
        <translation>Último turno, y vas ganando 8 a 7. Una carta suelta puntúa 1, y cada 3 en monedas, también. Conserva tu ventaja.</translation>
    </message>
    <message>
        <source>Look at your Jailer: which of the two buildings is his?</source>
        <translation>Mira tu Carcelero: ¿cuál de los dos edificios es el suyo?</translation>
    </message>
    <message>
        <source>Low ranks have more actions; high ranks go first and lose fewer actions to others.</source>
        <translation>Los rangos bajos tienen más acciones; los altos juegan antes y sufren menos robos.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Next comes Take money: take all the money from one pile. You have 1 coin, and the Harbor for your Sailor costs 3. Take enough.</source>
        <translation>Ahora viene Coger dinero: coge todo el dinero de una pila. Tienes 1 moneda, y el Puerto de tu Marino cuesta 3. Coge lo suficiente.</translation>
    </message>
    <message>
        <source>No conflict could bring your Queen a marker. Nobody steals from rank A or B.</source>
        <translation>Ningún conflicto podía costarle un marcador a tu Reina. A los rangos A y B no les roba nadie.</translation>
    </message>
    <message>
        <source>No conflict for you. Different ranks leave each other alone unless one steals from the other.</source>
        <translation>Sin conflictos para ti. Los rangos distintos se dejan en paz, salvo que uno robe al otro.</translation>
    </message>
    <message>
        <source>No pile has any money, so each one first gets coins worth 2 from the supply. Take some money.</source>
        <translation>Ninguna pila tiene dinero: primero, cada una recibe de la reserva monedas por valor de 2. Coge dinero.</translation>
    </message>
    <message>
        <source>Nobody steals from rank A, and the other A has been played.</source>
        <translation>Nadie roba al rango A, y el otro personaje de ese rango ya se ha jugado.</translation>
    </message>
    <message>
        <source>Nobody steals from rank B. Is the other B still out there?</source>
        <translation>Nadie roba al rango B. ¿Puede salir aún el otro personaje B?</translation>
    </message>
    <message>
        <source>Nobody steals from your Knight, and D steals from E, so {player} takes a marker.</source>
        <translation>Nadie roba a tu Caballero, y D roba a E, así que {player} recibe un marcador.</translation>
    </message>
    <message>
        <source>Nothing else is left to do: end your turn.</source>
        <translation>No queda nada más que hacer: termina tu turno.</translation>
    </message>
    <message>
        <source>Now buy a building. You pay its value to its pile, where the next player can take the money.</source>
        <translation>Compra ahora un edificio. Pagas su valor en su pila, y el siguiente puede coger ese dinero.</translation>
    </message>
    <message>
        <source>Now choose what to give for it: the building you will miss least.</source>
        <translation>Elige ahora qué das a cambio: el edificio que menos echarás en falta.</translation>
    </message>
    <message>
        <source>Now for your Queen’s own action: recruit a subject. Its value is its price, and the coins go to its pile.</source>
        <translation>Ahora, la acción propia de tu Reina: recluta un súbdito. Su valor es su precio, y las monedas van a su pila.</translation>
    </message>
    <message>
        <source>Now recruit with your Queen. A new subject goes to the end of your row and becomes the active one; earlier ones only score.</source>
        <translation>Recluta ahora con tu Reina. Un súbdito nuevo va al final de tu fila y pasa a ser el activo; los anteriores ya solo puntúan.</translation>
    </message>
    <message>
        <source>Once a pile has run out, the cycle is played to its end, and then the game is over. End your turn.</source>
        <translation>Cuando una pila se agota, se completa la vuelta y acaba la partida. Termina tu turno.</translation>
    </message>
    <message>
        <source>One action, well chosen. If ranks are equal, the player with fewer conflict markers goes first.</source>
        <translation>Una sola acción, bien elegida. A igual rango, primero juega quien tenga menos marcadores de conflicto.</translation>
    </message>
    <message>
        <source>Only what lies under a crest is lost; the rest of your actions stay yours.</source>
        <translation>Solo se pierde lo que está bajo un blasón; el resto de tus acciones sigue siendo tuyo.</translation>
    </message>
    <message>
        <source>Payments stay at the pile. {player} has just paid 4 at pile 4, on top of the 2 already there. Take as much money as you can.</source>
        <translation>El dinero pagado se queda en su pila. {player} acaba de pagar 4 en la pila 4, además de los 2 que ya había. Coge todo el dinero que puedas.</translation>
    </message>
    <message>
        <source>Pile 1 has only one coin, worth 1. Take the money from pile 2, 3, or 4.</source>
        <translation>En la pila 1 solo hay una moneda de 1. Coge el dinero de la pila 2, 3 o 4.</translation>
    </message>
    <message>
        <source>Pile 4 has run out. The Market brings you little, but it ends the game.</source>
        <translation>La pila 4 se ha agotado. El Mercado da poco, pero pone fin a la partida.</translation>
    </message>
    <message>
        <source>Pile {pile} held {sum}. There was more where {player} paid.</source>
        <translation>En la pila {pile} había {sum}. Donde ha pagado {player} había más.</translation>
    </message>
    <message>
        <source>Play the Count.</source>
        <translation>Juega el Conde.</translation>
    </message>
    <message>
        <source>Rank A steals from rank D: which of your characters has rank A?</source>
        <translation>El rango A roba al rango D: ¿cuál de tus personajes tiene rango A?</translation>
    </message>
    <message>
        <source>Rank C passes a conflict marker on: it then costs someone else 2 points. Give yours to the player with the most points.</source>
        <translation>Con el rango C te deshaces de un marcador de conflicto, que le costará 2 puntos a otro. Da el tuyo a quien tenga más puntos.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Settle conflict and Buy a building are not covered.</source>
        <translation>Resolver conflicto y Comprar un edificio no están cubiertos.</translation>
    </message>
    <message>
        <source>She gives you an extra action: take money from a pile.</source>
        <translation>Te da una acción adicional: coge el dinero de una pila.</translation>
    </message>
    <message>
        <source>She has a button of her own while she can help you.</source>
        <translation>Tiene su propio botón mientras puede ayudarte.</translation>
    </message>
    <message>
        <source>That makes your score {own}. A different action brings more.</source>
        <translation>Con eso tu puntuación es {own}. Otra acción da más.</translation>
    </message>
    <message>
        <source>The Court Lady’s own building is the Pavilion.</source>
        <translation>El edificio de la Cortesana es el Pabellón.</translation>
    </message>
    <message>
        <source>The Duke has rank B and steals from C. The Countess has rank E and steals from F.</source>
        <translation>El Duque tiene rango B y roba a C. La Condesa tiene rango E y roba a F.</translation>
    </message>
    <message>
        <source>The Duke’s first action is Settle conflict.</source>
        <translation>La primera acción del Duque es Resolver conflicto.</translation>
    </message>
    <message>
        <source>The Gardener and Watchman act before any turns. {player}’s Queen is about to steal from your Knight: let {player} have the conflict marker.</source>
        <translation>El Jardinero y el Vigía actúan antes de los turnos. La Reina de {player} va a robar a tu Caballero: deja que {player} se lleve el marcador de conflicto.</translation>
    </message>
    <message>
        <source>The Harbor is on display at pile 3.</source>
        <translation>El Puerto está visible en la pila 3.</translation>
    </message>
    <message>
        <source>The Queen has rank A, the Courtier C, the Trader F.</source>
        <translation>La Reina tiene rango A; el Cortesano, C, y el Comerciante, F.</translation>
    </message>
    <message>
        <source>The Trader does the most, but C, E, and the other Trader are after it. The Lord Protector (rank A), your Queen’s only equal, has been played. Play it safe.</source>
        <translation>El Comerciante es el que más hace, pero C, E y el otro Comerciante van a por él. El Lord Protector, el único del rango de tu Reina, ya se ha jugado. Juega sobre seguro.</translation>
    </message>
    <message>
        <source>The Trader has rank F, the Queen rank A. Play neither of these ranks.</source>
        <translation>El Comerciante tiene rango F y la Reina, rango A. No juegues ninguno de esos rangos.</translation>
    </message>
    <message>
        <source>The cards of a perfect pair show the same symbol, as the Jailer and Prison do.</source>
        <translation>Las cartas de una pareja perfecta llevan el mismo símbolo, como el Carcelero y la Prisión.</translation>
    </message>
    <message>
        <source>The cycle is still played to its end: {player} and {other} take their turns. End yours.</source>
        <translation>La vuelta se juega hasta el final: {player} y {other} aún tienen su turno. Termina el tuyo.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>The game goes on until your turn is over.</source>
        <translation>La partida sigue hasta que acabe tu turno.</translation>
    </message>
    <message>
        <source>The last subject in your row is active: once per cycle, on your turn, you may use its ability. You have 1 coin; your Market Woman takes money. Use her.</source>
        <translation>El último súbdito de tu fila está activo: una vez por vuelta, en tu turno, puedes usar su habilidad. Tienes 1 moneda; tu Vendedora coge dinero. Úsala.</translation>
    </message>
    <message>
        <source>The neutral character only hands out markers: it steals no action and takes no turn.</source>
        <translation>El personaje neutral solo reparte marcadores: no roba ninguna acción ni tiene turno.</translation>
    </message>
    <message>
        <source>The neutral {theirs} has rank {higher}, and {higher} steals from {rank}: your {card} brings you a marker.</source>
        <translation>El personaje neutral, {theirs:def}, tiene rango {higher}, y {higher} roba a {rank}: por tu {card} recibes un marcador.</translation>
    </message>
    <message>
        <source>The number on a card is both its price and its value.</source>
        <translation>El número de una carta es su precio y su valor.</translation>
    </message>
    <message>
        <source>The second cycle of the round: you choose between your other two characters; those already played are face up. Play one of the two.</source>
        <translation>La segunda vuelta de la ronda: eliges entre tus otros dos personajes; los ya jugados están a la vista. Juega uno de los dos.</translation>
    </message>
    <message>
        <source>The subject is yours. Its own building would now score with it.</source>
        <translation>El súbdito es tuyo. Su propio edificio puntuaría ahora con él.</translation>
    </message>
    <message>
        <source>The subject scores 1, but you spent 3 on it, and it is too late to settle: your score is still below 0.</source>
        <translation>El súbdito puntúa 1, pero te ha costado 3, y ya es tarde para Resolver conflicto: tu puntuación sigue por debajo de 0.</translation>
    </message>
    <message>
        <source>What are coins worth at the end?</source>
        <translation>¿Cuánto valen las monedas al final?</translation>
    </message>
    <message>
        <source>What can I do on my turn?</source>
        <translation>¿Qué puedo hacer en mi turno?</translation>
    </message>
    <message>
        <source>What do two cards of the same color score?</source>
        <translation>¿Cuánto puntúan dos cartas del mismo color?</translation>
    </message>
    <message>
        <source>What does a card cost?</source>
        <translation>¿Cuánto cuesta una carta?</translation>
    </message>
    <message>
        <source>What does my subject do for me?</source>
        <translation>¿Qué hace mi súbdito por mí?</translation>
    </message>
    <message>
        <source>What ends the game?</source>
        <translation>¿Qué pone fin a la partida?</translation>
    </message>
    <message>
        <source>What happens when someone steals from me?</source>
        <translation>¿Qué pasa cuando alguien me roba?</translation>
    </message>
    <message>
        <source>What if two of us play the same rank?</source>
        <translation>¿Y si dos jugamos el mismo rango?</translation>
    </message>
    <message>
        <source>What is the neutral character?</source>
        <translation>¿Qué es el personaje neutral?</translation>
    </message>
    <message>
        <source>What subjects do</source>
        <translation>Qué hacen los súbditos</translation>
    </message>
    <message>
        <source>Where does money come from?</source>
        <translation>¿De dónde sale el dinero?</translation>
    </message>
    <message>
        <source>Which action does everyone need to get a building?</source>
        <translation>¿Qué acción hace falta para conseguir un edificio?</translation>
    </message>
    <message>
        <source>Which of my subjects is active?</source>
        <translation>¿Cuál de mis súbditos está activo?</translation>
    </message>
    <message>
        <source>Which of {player}’s buildings shows the symbol of one of your subjects?</source>
        <translation>¿Qué edificio de {player} lleva el símbolo de un súbdito tuyo?</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>¿Quién va primero?</translation>
    </message>
    <message>
        <source>Who steals from whom</source>
        <translation>Quién roba a quién</translation>
    </message>
    <message>
        <source>Who steals from whom?</source>
        <translation>¿Quién roba a quién?</translation>
    </message>
    <message>
        <source>Why is my score below 0?</source>
        <translation>¿Por qué tengo menos de 0 puntos?</translation>
    </message>
    <message>
        <source>With the money from pile {pile}, you have {coins}. The Harbor costs 3.</source>
        <translation>Con el dinero de la pila {pile} tienes {coins}, y el Puerto cuesta 3.</translation>
    </message>
    <message>
        <source>With two players, a neutral character is revealed, too. Its rank and the rank it steals from each take a marker. The Count (rank B) has been played: stay safe.</source>
        <translation>Con dos jugadores se revela además un personaje neutral. Quien tenga su rango, o el rango al que este roba, recibe un marcador. El Conde, rango B, ya se ha jugado: juega sobre seguro.</translation>
    </message>
    <message>
        <source>Without a building, you stay at {own} points, and {player} wins with {theirs}.</source>
        <translation>Sin edificio te quedas en {own} puntos, y {player} gana con {theirs}.</translation>
    </message>
    <message>
        <source>Without {card}, you have {own} points. You own a building that scores less.</source>
        <translation>Sin {card:def} tienes {own} puntos. Posees un edificio que puntúa menos.</translation>
    </message>
    <message>
        <source>You and {player} both played a Trader. Equal ranks steal from nobody and carry out only one of their actions each. Choose the one that brings you the most points.</source>
        <translation>Tú y {player} habéis jugado un Comerciante. Los rangos iguales no roban a nadie y realizan una sola acción cada uno. Elige la que te da más puntos.</translation>
    </message>
    <message>
        <source>You can carry out a character’s actions, and you know that you may skip any of them.</source>
        <translation>Realizas las acciones de un personaje y sabes que puedes omitir cualquiera.</translation>
    </message>
    <message>
        <source>You can make the most of a turn after a conflict.</source>
        <translation>Sacas el máximo partido a un turno tras un conflicto.</translation>
    </message>
    <message>
        <source>You cannot make a perfect pair. But a subject and a building of the same color score the higher value. Buy the building that raises your score.</source>
        <translation>No puedes formar ninguna pareja perfecta. Pero un súbdito y un edificio del mismo color puntúan el mayor de los dos valores. Compra el edificio que sube tu puntuación.</translation>
    </message>
    <message>
        <source>You carry out actions from left to right; what you skip is gone. Your Trader’s first action is Settle conflict: return your conflict marker.</source>
        <translation>Las acciones van de izquierda a derecha; lo que te saltas se pierde. La primera acción de tu Comerciante es Resolver conflicto: devuelve tu marcador de conflicto.</translation>
    </message>
    <message>
        <source>You check the face-up characters before you choose.</source>
        <translation>Miras los personajes ya jugados antes de elegir.</translation>
    </message>
    <message>
        <source>You could not pay: every subject on display costs 3, and you have only 1.</source>
        <translation>No podrías pagar: cada súbdito visible cuesta 3, y solo tienes 1 moneda.</translation>
    </message>
    <message>
        <source>You have already used an ability this cycle, so your new subject cannot help until the next cycle.</source>
        <translation>Ya has usado una habilidad en esta vuelta, así que tu nuevo súbdito te ayudará a partir de la siguiente.</translation>
    </message>
    <message>
        <source>You have not chosen a character yet.</source>
        <translation>Todavía no has elegido personaje.</translation>
    </message>
    <message>
        <source>You have paid for {card} and have only {coins} left: too little for the Harbor.</source>
        <translation>Has pagado {card:def}, y con lo que te queda ({coins}) no te llega para el Puerto.</translation>
    </message>
    <message>
        <source>You have played one cycle, from choosing a character to the end of the last turn.</source>
        <translation>Has jugado una vuelta, desde la elección del personaje hasta el último turno.</translation>
    </message>
    <message>
        <source>You know what a conflict marker costs, and you know two ways to get rid of one.</source>
        <translation>Sabes lo que cuesta un marcador de conflicto y dos maneras de deshacerte de él.</translation>
    </message>
    <message>
        <source>You know what every card and coin is worth at the end.</source>
        <translation>Sabes lo que vale al final cada carta y cada moneda.</translation>
    </message>
    <message>
        <source>You know what wins the game and what ends it.</source>
        <translation>Sabes qué da la victoria y qué pone fin a la partida.</translation>
    </message>
    <message>
        <source>You know where coins come from and where they go.</source>
        <translation>Sabes de dónde salen las monedas y adónde van.</translation>
    </message>
    <message>
        <source>You lead, and pile 4 has only one card left. When a pile runs out, the game ends with that cycle. Make it end.</source>
        <translation>Vas ganando, y a la pila 4 solo le queda una carta. Cuando una pila se agota, la partida acaba con esa vuelta. Haz que acabe.</translation>
    </message>
    <message>
        <source>You may carry out a stolen action at once or skip it. Buy the building in your Gardener’s color.</source>
        <translation>Una acción robada puedes realizarla enseguida o renunciar a ella. Compra el edificio del color de tu Jardinero.</translation>
    </message>
    <message>
        <source>You may skip any action: skip Recruit subject, keep your coins, and buy the Harbor.</source>
        <translation>Puedes omitir cualquier acción: renuncia a Reclutar súbdito, guarda tus monedas y compra el Puerto.</translation>
    </message>
    <message>
        <source>You now have 6, and 4 of that came from {player}.</source>
        <translation>Ahora tienes 6, y 4 venían de {player}.</translation>
    </message>
    <message>
        <source>You see how thick a stack is, not what it is worth: remember how much was paid where.</source>
        <translation>Ves el grosor del montón, no su valor: recuerda quién pagó y dónde.</translation>
    </message>
    <message>
        <source>You see the end coming and bring it about when it suits you best.</source>
        <translation>Ves venir el final y lo provocas cuando te conviene.</translation>
    </message>
    <message>
        <source>You skipped Settle conflict, and you cannot go back to it this turn.</source>
        <translation>Te has saltado Resolver conflicto, y en este turno no hay vuelta atrás.</translation>
    </message>
    <message>
        <source>You skipped the extra action, and the Market Woman cannot help again this cycle.</source>
        <translation>Has renunciado a la acción adicional, y la Vendedora ya no te ayuda en esta vuelta.</translation>
    </message>
    <message>
        <source>You skipped the stolen action. That is allowed, but the building would have raised your score.</source>
        <translation>Has renunciado a la acción robada. Está permitido, pero el edificio habría subido tu puntuación.</translation>
    </message>
    <message>
        <source>You skipped the stolen action. The money stays at the piles.</source>
        <translation>Has renunciado a la acción robada. El dinero se queda en las pilas.</translation>
    </message>
    <message>
        <source>You steal not only what you need but also what a rival needs.</source>
        <translation>No robas solo lo que necesitas, sino también lo que necesita un rival.</translation>
    </message>
    <message>
        <source>You took the marker yourself. Your Watchman could have turned it away.</source>
        <translation>Te has quedado con el marcador. Tu Vigía podría haberlo rechazado.</translation>
    </message>
    <message>
        <source>You use your active subject at the right moment.</source>
        <translation>Usas tu súbdito activo en el momento justo.</translation>
    </message>
    <message>
        <source>You win 10 to 9. When a pile has run out, the player with the most points wins, and pairs bring points.</source>
        <translation>Ganas 10 a 9. Gana quien tiene más puntos cuando una pila se agota, y las parejas dan muchos.</translation>
    </message>
    <message>
        <source>You win 8 to 7. At the end, keep your coins if they score more than a card would.</source>
        <translation>Ganas 8 a 7. Al final, guarda tus monedas si dan más puntos que una carta.</translation>
    </message>
    <message>
        <source>Your Bishop is a red Town card. Which building is red?</source>
        <translation>Tu Obispo es una carta roja de la Ciudad. ¿Qué edificio es rojo?</translation>
    </message>
    <message>
        <source>Your Bishop’s own building is the Cathedral: together they score 3 + 4.</source>
        <translation>El edificio de tu Obispo es la Catedral: juntos puntúan 3 + 4.</translation>
    </message>
    <message>
        <source>Your Court Lady exchanges buildings with another player but never breaks up a perfect pair. Ask for the building that completes a pair for you.</source>
        <translation>Tu Cortesana intercambia edificios con otro jugador, pero nunca rompe una pareja perfecta. Pide el edificio que te complete una pareja.</translation>
    </message>
    <message>
        <source>Your Queen goes first and steals from the Knight, because A steals from D.</source>
        <translation>Tu Reina va primero y roba al Caballero, porque A roba a D.</translation>
    </message>
    <message>
        <source>Your Watchman is active: use him.</source>
        <translation>Tu Vigía está activo: úsalo.</translation>
    </message>
    <message>
        <source>Your actions</source>
        <translation>Tus acciones</translation>
    </message>
    <message>
        <source>Your money (3) is enough for either subject on display.</source>
        <translation>Tu dinero (3) basta para cualquiera de los súbditos visibles.</translation>
    </message>
    <message>
        <source>Your money (6) scores 2 points. Neither building fits your Sailor.</source>
        <translation>Tu dinero (6) puntúa 2. Ninguno de los dos edificios encaja con tu Marino.</translation>
    </message>
    <message>
        <source>Your score is now 1. Beside each name, you see the score, marked with a star, then money and conflict markers.</source>
        <translation>Ahora tienes 1 punto. Junto a cada nombre aparecen los puntos (en la estrella), el dinero y los marcadores de conflicto.</translation>
    </message>
    <message>
        <source>Your score is −1: your money (5) scores 1 point, and your conflict marker costs 2. Raise your score above 0 with your Duke.</source>
        <translation>Tu puntuación es −1: tu dinero (5) puntúa 1 y tu marcador de conflicto cuesta 2. Súbela por encima de 0 con tu Duque.</translation>
    </message>
    <message>
        <source>Your turn is over, and nothing has been exchanged.</source>
        <translation>Tu turno ha terminado y no has intercambiado nada.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have bought nothing.</source>
        <translation>Tu turno ha terminado y no has comprado nada.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have recruited nobody.</source>
        <translation>Tu turno ha terminado y no has reclutado a nadie.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have taken nothing.</source>
        <translation>Tu turno ha terminado y no has cogido nada.</translation>
    </message>
    <message>
        <source>Your turn is over, and you still have the marker: your score remains below 0.</source>
        <translation>Tu turno ha terminado y aún tienes el marcador: tu puntuación sigue por debajo de 0.</translation>
    </message>
    <message>
        <source>Your turn is over, and your remaining actions are lost.</source>
        <translation>Tu turno ha terminado, y las acciones que te quedaban se pierden.</translation>
    </message>
    <message>
        <source>Your turn is over, and your score stays at {own}.</source>
        <translation>Tu turno ha terminado, y tu puntuación se queda en {own}.</translation>
    </message>
    <message>
        <source>Your turn is over, and your two remaining actions are lost, too.</source>
        <translation>Tu turno ha terminado, y las dos acciones que te quedaban también se pierden.</translation>
    </message>
    <message>
        <source>Your turn is over: without money, you could not recruit, and you did not use the Market Woman.</source>
        <translation>Tu turno ha terminado: sin dinero no podías reclutar, y no has usado la Vendedora.</translation>
    </message>
    <message>
        <source>{card} alone scores 1 and costs you a point in money. It fits none of your cards.</source>
        <translation>{card:Def} puntúa 1 y te cuesta un punto en monedas. No encaja con ninguna de tus cartas.</translation>
    </message>
    <message>
        <source>{card} alone scores 1, but its price of 4 was worth more: {own} points for you, {theirs} for {player}.</source>
        <translation>{card:Def} solo puntúa 1, pero su precio de 4 valía más: {own} puntos para ti, {theirs} para {player}.</translation>
    </message>
    <message>
        <source>{card} belongs to none of your subjects.</source>
        <translation>{card:Def} no corresponde a ningún súbdito tuyo.</translation>
    </message>
    <message>
        <source>{card} has a different color from your Bishop: two single cards, 1 point each. Your score stays at {own}.</source>
        <translation>{card:Def} no es del color de tu Obispo: dos cartas sueltas, 1 punto cada una. Tu puntuación se queda en {own}.</translation>
    </message>
    <message>
        <source>{card} matches only the Jailer’s color: the pair scores its higher value. You would have {own} points, and {player} {theirs}.</source>
        <translation>{card:Def} solo coincide en el color con el Carcelero: la pareja puntúa su valor más alto. Tendrías {own} puntos, y {player}, {theirs}.</translation>
    </message>
    <message>
        <source>{player} can no longer buy anything this cycle.</source>
        <translation>{player} ya no puede comprar nada en esta vuelta.</translation>
    </message>
    <message>
        <source>{player} can still buy the Prison: Buy a building is not covered.</source>
        <translation>{player} todavía puede comprar la Prisión: Comprar un edificio no está cubierto.</translation>
    </message>
    <message>
        <source>{player} goes first: their {theirs} has rank {higher}, and your {card} only rank {rank}.</source>
        <translation>{player} va primero: su {theirs} tiene rango {higher}, y tu {card}, solo rango {rank}.</translation>
    </message>
    <message>
        <source>{player} has a Jailer and coins worth 4, enough for the Prison: the pair would score 7. Your Bursar steals from the Diplomat. Steal the action they need for that.</source>
        <translation>{player} tiene un Carcelero y 4 en monedas, que bastan para la Prisión: la pareja puntuaría 7. Tu Tesorero roba al Diplomático. Róbale la acción que necesita para eso.</translation>
    </message>
    <message>
        <source>{player} has a perfect pair and leads.</source>
        <translation>{player} tiene una pareja perfecta y va en cabeza.</translation>
    </message>
    <message>
        <source>{player} has only {points} points. {leader} leads with {most}.</source>
        <translation>{player} solo tiene {points} puntos. {leader} va en cabeza con {most}.</translation>
    </message>
    <message>
        <source>{player} has the marker. An action will still be stolen from you.</source>
        <translation>El marcador es para {player}. Aun así te robarán una acción.</translation>
    </message>
    <message>
        <source>{player} plays the Knight (rank D). A steals from D, B from C, C from F, D from E, and E from F. Play the character that steals from D.</source>
        <translation>{player} jugará el Caballero, rango D. A roba a D, B a C, C a F, D a E y E a F. Juega el personaje que roba a D.</translation>
    </message>
    <message>
        <source>{player}’s Knight has stolen from your Diplomat: a crest covers Take money, which is lost for this cycle. Carry out an action you still have.</source>
        <translation>El Caballero de {player} ha robado a tu Diplomático: un blasón cubre Coger dinero, que pierdes en esta vuelta. Realiza una acción que te quede.</translation>
    </message>
    <message>
        <source>{player}’s {theirs} has rank {higher}, and {higher} steals from {rank}: you take a marker, and your {card} loses an action.</source>
        <translation>{theirs:Def} de {player} tiene rango {higher}, y {higher} roba a {rank}: recibes un marcador, y tu {card} pierde una acción.</translation>
    </message>
    <message>
        <source>{player}’s {theirs} has rank {rank}, too: you both take a marker and carry out only one action each.</source>
        <translation>{theirs:Def} de {player} también tiene rango {rank}: cada uno recibe un marcador y realiza una sola acción.</translation>
    </message>
</context>
<context>
    <name>rival-kings/examples</name>
    <message>
        <source>A steals from D</source>
        <translation>A roba a D</translation>
    </message>
    <message>
        <source>B steals from C</source>
        <translation>B roba a C</translation>
    </message>
    <message>
        <source>C steals from F</source>
        <translation>C roba a F</translation>
    </message>
    <message>
        <source>D steals from E</source>
        <translation>D roba a E</translation>
    </message>
    <message>
        <source>E steals from F</source>
        <translation>E roba a F</translation>
    </message>
    <message>
        <source>F steals from nobody</source>
        <translation>F no roba a nadie</translation>
    </message>
    <message>
        <source>Recruit subjects and buy the buildings that belong to them. A subject with its own building scores both values; with another building of its color, only the higher one.</source>
        <translation>Recluta súbditos y compra los edificios que les corresponden. Un súbdito con su propio edificio puntúa ambos valores; con otro edificio de su color, solo el mayor.</translation>
    </message>
    <message>
        <source>The Courtier and Priest have the same rank. Busy with each other, they leave the Trader alone, although rank C steals from rank F.</source>
        <translation>El Cortesano y el Sacerdote tienen el mismo rango. Ocupados el uno con el otro, dejan en paz al Comerciante, aunque el rango C roba al rango F.</translation>
    </message>
    <message>
        <source>The Knight steals from the Diplomat and takes money with the stolen action before carrying out his own. The Diplomat takes a marker and is left with two actions.</source>
        <translation>El Caballero roba al Diplomático y coge dinero con la acción robada, antes de hacer las suyas. El Diplomático recibe un marcador y se queda con dos acciones.</translation>
    </message>
    <message>
        <source>The Troubadour has left an Inn on a pile of subjects. It is bought there like any building, and the Vintner, who searches for subjects, passes it by.</source>
        <translation>El Trovador ha dejado una Posada en una pila de súbditos. Se compra allí como cualquier edificio, y el Viticultor, que busca súbditos, la pasa por alto.</translation>
    </message>
    <message>
        <source>The cards score 4 + 3 + 1, the money (4) scores 1, and the one conflict marker costs 2: 7 points in all.</source>
        <translation>Las cartas puntúan 4 + 3 + 1, el dinero (4) puntúa 1 y el marcador de conflicto cuesta 2: en total, 7 puntos.</translation>
    </message>
    <message>
        <source>The game ends with the cycle in which one of the four piles runs out. The highest score wins; every conflict marker costs 2 points.</source>
        <translation>La partida acaba con la vuelta en la que se agota una de las cuatro pilas. Gana quien tenga más puntos; cada marcador de conflicto cuesta 2.</translation>
    </message>
    <message>
        <source>Who steals from whom, read from both ends: A steals from D, D from E, and E from F; B steals from C, and C from F. So nobody steals from A or B, and two ranks steal from the Trader.</source>
        <translation>Quién roba a quién, leído desde ambos extremos: A roba a D, D a E y E a F; B roba a C y C a F. Así pues, a A y a B no les roba nadie, y al Comerciante le roban dos rangos.</translation>
    </message>
    <message>
        <source>With two players: the neutral Queen steals from rank D, so the Knight takes a marker but loses no action. The Trader has nothing to fear from her.</source>
        <translation>Con dos jugadores: la Reina neutral roba al rango D, así que el Caballero recibe un marcador, pero no pierde ninguna acción. El Comerciante no tiene nada que temer de ella.</translation>
    </message>
    <message>
        <source>With your Innkeeper, you have recruited the Market Woman. She is active at once, but you have already used an ability this cycle.</source>
        <translation>Con tu Posadero has reclutado a la Vendedora. Está activa enseguida, pero ya has usado una habilidad en esta vuelta.</translation>
    </message>
    <message>
        <source>Your Watchman turns the marker away: the Queen’s player takes it. The Queen still steals an action from your Knight.</source>
        <translation>Tu Vigía rechaza el marcador: lo recibe quien jugó la Reina. La Reina roba igualmente una acción a tu Caballero.</translation>
    </message>
    <message>
        <source>Your rival has a perfect pair and a second Farm. Your Court Lady cannot break up the pair, but she may take the spare Farm.</source>
        <translation>Otro jugador tiene una pareja perfecta y una segunda Granja. Tu Cortesana no puede romper la pareja, pero sí coger la Granja que sobra.</translation>
    </message>
    <message>
        <source>active, usable next cycle</source>
        <translation>activa, usable en la próxima vuelta</translation>
    </message>
    <message>
        <source>alone: 1</source>
        <translation>suelta: 1</translation>
    </message>
    <message>
        <source>does not find it</source>
        <translation>no la encuentra</translation>
    </message>
    <message>
        <source>loses an action</source>
        <translation>pierde una acción</translation>
    </message>
    <message>
        <source>marker, one action</source>
        <translation>marcador, una acción</translation>
    </message>
    <message>
        <source>may be exchanged</source>
        <translation>se puede intercambiar</translation>
    </message>
    <message>
        <source>may settle and buy</source>
        <translation>puede resolver y comprar</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>no marker</source>
        <translation>sin marcador</translation>
    </message>
    <message>
        <source>on a pile of subjects</source>
        <translation>en una pila de súbditos</translation>
    </message>
    <message>
        <source>perfect: 2 + 2</source>
        <translation>perfecta: 2 + 2</translation>
    </message>
    <message>
        <source>red: 3</source>
        <translation>rojo: 3</translation>
    </message>
    <message>
        <source>takes a marker</source>
        <translation>recibe un marcador</translation>
    </message>
    <message>
        <source>takes the money</source>
        <translation>coge el dinero</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usado</translation>
    </message>
    <message>
        <source>your rival’s</source>
        <translation>de otro jugador</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>tuyo</translation>
    </message>
</context>
<context>
    <name>rival-kings/fault</name>
    <message>
        <source>Choosing the wrong action</source>
        <translation>Elegir la acción equivocada</translation>
    </message>
    <message>
        <source>Choosing the wrong pile</source>
        <translation>Elegir la pila equivocada</translation>
    </message>
    <message>
        <source>Ending turns late</source>
        <translation>Terminar los turnos demasiado tarde</translation>
    </message>
    <message>
        <source>Exchanging the wrong cards</source>
        <translation>Intercambiar las cartas equivocadas</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Dejar habilidades sin usar</translation>
    </message>
    <message>
        <source>Letting actions lapse</source>
        <translation>Desaprovechar acciones</translation>
    </message>
    <message>
        <source>Playing the wrong character</source>
        <translation>Jugar el personaje equivocado</translation>
    </message>
    <message>
        <source>Stealing the wrong action</source>
        <translation>Robar la acción equivocada</translation>
    </message>
    <message>
        <source>Stopping too early</source>
        <translation>Terminar los turnos demasiado pronto</translation>
    </message>
    <message>
        <source>Taking the wrong card from a pile</source>
        <translation>Coger la carta equivocada de una pila</translation>
    </message>
    <message>
        <source>Using abilities at the wrong time</source>
        <translation>Usar habilidades en mal momento</translation>
    </message>
</context>
<context>
    <name>rival-kings/game</name>
    <message>
        <source>Build a town</source>
        <translation>Construye una ciudad</translation>
    </message>
    <message>
        <source>Games started earlier keep the old rules on these points.</source>
        <translation>En estos puntos, las partidas ya empezadas conservan las reglas antiguas.</translation>
    </message>
    <message>
        <source>Matches played to a points total no longer have a maximum number of games, and there are more lengths to choose from.</source>
        <translation>Un encuentro a puntos ya no tiene límite de partidas, y hay más duraciones para elegir.</translation>
    </message>
    <message>
        <source>Play a character in secret, steal from lower ranks, and pair subjects with their buildings.</source>
        <translation>Juega un personaje en secreto, roba a los rangos inferiores y empareja tus súbditos con sus edificios.</translation>
    </message>
    <message>
        <source>Rival Kings</source>
        <translation>Rival Kings</translation>
    </message>
    <message>
        <source>When none of the four piles has money, two 1-coins stand in for a 2-coin that the supply no longer has.</source>
        <translation>Cuando ninguna de las cuatro pilas tiene dinero y en la reserva ya no hay monedas de 2, cada una se sustituye por dos de 1.</translation>
    </message>
    <message>
        <source>With the Jailer or Scholar, you give a 1-coin as change if the supply has only 2-coins.</source>
        <translation>Con el Carcelero y el Erudito devuelves una moneda de 1 cuando la reserva solo tiene monedas de 2.</translation>
    </message>
</context>
<context>
    <name>rival-kings/goal</name>
    <message>
        <source>Complete {number} perfect pairs in one game.</source>
        <translation>Reúne {number} parejas perfectas en una partida.</translation>
    </message>
    <message>
        <source>Finish a game without a conflict marker.</source>
        <translation>Termina una partida sin marcadores de conflicto.</translation>
    </message>
    <message>
        <source>Give {number} conflict markers to rivals in one game.</source>
        <translation>Da {number} marcadores de conflicto a tus rivales en una partida.</translation>
    </message>
    <message>
        <source>Have {number} buildings at the end of a game.</source>
        <translation>Termina una partida con {number} edificios.</translation>
    </message>
    <message>
        <source>Have {number} cards of one color at the end of a game.</source>
        <translation>Termina una partida con {number} cartas de un mismo color.</translation>
    </message>
    <message>
        <source>Have {number} in coins at one time.</source>
        <translation>Reúne {number} en monedas a la vez.</translation>
    </message>
    <message>
        <source>Have {number} subjects at the end of a game.</source>
        <translation>Termina una partida con {number} súbditos.</translation>
    </message>
    <message>
        <source>Return {number} conflict markers in one game.</source>
        <translation>Devuelve {number} marcadores de conflicto en una partida.</translation>
    </message>
    <message>
        <source>Score {number} points from coins.</source>
        <translation>Consigue {number} puntos por monedas.</translation>
    </message>
    <message>
        <source>Score {number} points in one game.</source>
        <translation>Consigue {number} puntos en una partida.</translation>
    </message>
    <message>
        <source>Steal {number} actions in one game.</source>
        <translation>Roba {number} acciones en una partida.</translation>
    </message>
    <message>
        <source>Take {number} in coins from a pile in one go.</source>
        <translation>Coge {number} en monedas de una pila de una vez.</translation>
    </message>
    <message>
        <source>Use your subjects’ abilities {number} times in one game.</source>
        <translation>Usa {number} veces la habilidad de un súbdito en una partida.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Gana una partida por {number} puntos o más.</translation>
    </message>
    <message>
        <source>Win a game in which at least three actions are stolen from you.</source>
        <translation>Gana una partida en la que te roben al menos tres acciones.</translation>
    </message>
    <message>
        <source>Win a game with as many subjects as buildings.</source>
        <translation>Gana una partida con tantos súbditos como edificios.</translation>
    </message>
    <message>
        <source>Win a game with three or more conflict markers.</source>
        <translation>Gana una partida con tres o más marcadores de conflicto.</translation>
    </message>
    <message>
        <source>Win a game without a single coin left.</source>
        <translation>Gana una partida sin una sola moneda al final.</translation>
    </message>
</context>
<context>
    <name>rival-kings/laying</name>
    <message>
        <source>1-coins and 2-coins at each pile</source>
        <translation>Monedas de 1 y 2 en cada pila</translation>
    </message>
    <message>
        <source>1-coins and 2-coins in the supply</source>
        <translation>Monedas de 1 y 2 en la reserva</translation>
    </message>
    <message>
        <source>1-coins and 2-coins of each player</source>
        <translation>Monedas de 1 y 2 de cada jugador</translation>
    </message>
    <message>
        <source>A Gardener may exchange characters</source>
        <translation>Un Jardinero puede intercambiar personajes</translation>
    </message>
    <message>
        <source>A Watchman may turn away a marker</source>
        <translation>Un Vigía puede rechazar un marcador</translation>
    </message>
    <message>
        <source>A card is given in an exchange</source>
        <translation>Se da una carta para un intercambio</translation>
    </message>
    <message>
        <source>A character’s own actions</source>
        <translation>Las acciones propias de un personaje</translation>
    </message>
    <message>
        <source>A pile is searched</source>
        <translation>Se busca en una pila</translation>
    </message>
    <message>
        <source>A stolen or extra action is carried out</source>
        <translation>Acción robada o adicional</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Jugador activo</translation>
    </message>
    <message>
        <source>An action is stolen</source>
        <translation>Se roba una acción</translation>
    </message>
    <message>
        <source>Buildings left out</source>
        <translation>Edificios no usados</translation>
    </message>
    <message>
        <source>Card on display</source>
        <translation>Carta visible</translation>
    </message>
    <message>
        <source>Characters are chosen</source>
        <translation>Se eligen personajes</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Marcadores de conflicto</translation>
    </message>
    <message>
        <source>Crest on {player}’s {action}</source>
        <translation>Blasón sobre «{action}» de {player}</translation>
    </message>
    <message>
        <source>Crests on actions</source>
        <translation>Blasones sobre acciones</translation>
    </message>
    <message>
        <source>Cycle of the round</source>
        <translation>Vuelta de la ronda</translation>
    </message>
    <message>
        <source>Exchange or search under way</source>
        <translation>Intercambio o búsqueda en curso</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Has used a subject</source>
        <translation>Ha usado un súbdito</translation>
    </message>
    <message>
        <source>Higher ranks take their turns first.</source>
        <translation>Los rangos superiores juegan primero.</translation>
    </message>
    <message>
        <source>Points from these games</source>
        <translation>Puntos de estas partidas</translation>
    </message>
    <message>
        <source>Subjects left out</source>
        <translation>Súbditos no usados</translation>
    </message>
    <message>
        <source>The active player has no subject that may act right now.</source>
        <translation>El jugador activo no tiene ahora ningún súbdito que pueda actuar.</translation>
    </message>
    <message>
        <source>The next building is cheaper</source>
        <translation>El próximo edificio es más barato</translation>
    </message>
    <message>
        <source>Thefts and actions of the turn</source>
        <translation>Robos y acciones del turno</translation>
    </message>
    <message>
        <source>There are fewer coins than cards left out of the piles.</source>
        <translation>Hay menos monedas que cartas fuera de las pilas.</translation>
    </message>
    <message>
        <source>There are more coins than cards left out of the piles.</source>
        <translation>Hay más monedas que cartas fuera de las pilas.</translation>
    </message>
    <message>
        <source>Whose turn is over</source>
        <translation>Quién ha acabado su turno</translation>
    </message>
    <message>
        <source>{place}: not all of these cards belong here.</source>
        <translation>{place}: no todas estas cartas van aquí.</translation>
    </message>
    <message>
        <source>{player}’s {value}-coins</source>
        <translation>Monedas de {value} de {player}</translation>
    </message>
    <message>
        <source>{value}-coins at pile {number}</source>
        <translation>Monedas de {value} en la pila {number}</translation>
    </message>
    <message>
        <source>{value}-coins in the supply</source>
        <translation>Monedas de {value} en la reserva</translation>
    </message>
</context>
<context>
    <name>rival-kings/lesson</name>
    <message>
        <source>A higher rank has stolen from you: this cycle, your character cannot carry out what a crest covers. Carry out what is left.</source>
        <translation>Un rango superior te ha robado: en esta vuelta tu personaje ya no puede hacer lo que está bajo un blasón. Realiza lo que queda.</translation>
    </message>
    <message>
        <source>A pile has run out, and the cycle is over: the game ends. Pairs, single cards, and coins score, and every conflict marker costs 2. The highest score wins.</source>
        <translation>Una pila se ha agotado y la vuelta ha terminado: fin de la partida. Las parejas, las cartas sueltas y las monedas puntúan, y cada marcador de conflicto cuesta 2. Gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>A pile will soon run out, and the game ends after that cycle. Finish your pairs and get rid of conflict markers.</source>
        <translation>Pronto se agotará una pila, y la partida acabará al final de esa vuelta. Completa tus parejas y deshazte de los marcadores de conflicto.</translation>
    </message>
    <message>
        <source>Another player has a character of the same rank. Both of you have taken a conflict marker and may carry out only one action each: choose the one that is worth the most to you.</source>
        <translation>Otro jugador tiene un personaje del mismo rango. Cada uno ha recibido un marcador de conflicto y realiza una sola acción: elige la que más te sirva.</translation>
    </message>
    <message>
        <source>Buy a building on display: drag it to your buildings. Look for one that belongs to one of your subjects or shares its color.</source>
        <translation>Compra un edificio visible: arrástralo a tus edificios. Busca uno que corresponda a uno de tus súbditos o tenga su color.</translation>
    </message>
    <message>
        <source>Choose with care: A steals from D, B from C, C from F, D from E, and E from F. Equal ranks are in conflict, too. Every character card shows whom it steals from.</source>
        <translation>Elige con cuidado: A roba a D, B a C, C a F, D a E y E a F. Dos rangos iguales también están en conflicto. Cada carta de personaje dice a quién roba.</translation>
    </message>
    <message>
        <source>Once this cycle, your active subject can exchange a card with another player. Try it: drag the card you want onto your own cards, then choose what to give for it.</source>
        <translation>Tu súbdito activo puede intercambiar una carta con otro jugador, una vez en esta vuelta. Pruébalo: arrastra la carta que quieres a las tuyas y elige después qué das a cambio.</translation>
    </message>
    <message>
        <source>Pass on a conflict marker: drag one of yours to another player’s coins. It costs them 2 points at the end.</source>
        <translation>Deshazte de un marcador de conflicto: arrastra uno de los tuyos a las monedas de otro jugador. Al final le costará 2 puntos.</translation>
    </message>
    <message>
        <source>Recruit a subject on display: drag it to your subjects. You pay its value, and it scores best with its own building.</source>
        <translation>Recluta un súbdito visible: arrástralo a tus súbditos. Pagas su valor, y con su propio edificio puntúa al máximo.</translation>
    </message>
    <message>
        <source>Return a conflict marker: drag one of yours to the supply. That saves you 2 points.</source>
        <translation>Devuelve un marcador de conflicto: arrastra uno de los tuyos a la reserva. Así te ahorras 2 puntos.</translation>
    </message>
    <message>
        <source>Take the money from a pile: drag its coins to yours. What others pay stays at the piles. You may not count it, so remember where a lot was paid.</source>
        <translation>Coge el dinero de una pila: arrastra sus monedas a las tuyas. Lo que pagan los demás queda en las pilas. Nadie puede contarlo: recuerda dónde se ha pagado mucho.</translation>
    </message>
    <message>
        <source>The last subject in your row is the active one: only its ability is available to you. A new subject takes its place.</source>
        <translation>El último súbdito de tu fila es el activo: solo él te ofrece su habilidad. Un nuevo súbdito ocupa su lugar.</translation>
    </message>
    <message>
        <source>The second cycle of the round: you have two characters left, and those already played are face up. Who can still get in your way?</source>
        <translation>La segunda vuelta de la ronda: te quedan dos personajes, y los ya jugados están a la vista. ¿Quién puede estorbarte todavía?</translation>
    </message>
    <message>
        <source>Welcome! Everyone secretly chooses a character. High ranks go first and steal from others; low ranks can do more. Drag one of your characters to your place.</source>
        <translation>¡Hola! Cada jugador elige un personaje en secreto. Los rangos altos van primero y roban a otros; los bajos pueden hacer más. Arrastra uno de tus personajes a tu sitio.</translation>
    </message>
    <message>
        <source>You carry out a stolen action at once, before your own. Do it now.</source>
        <translation>Una acción robada se realiza de inmediato, antes de las tuyas. Hazlo ahora.</translation>
    </message>
    <message>
        <source>You own a subject and a building of the same color: they score the higher of their values. A subject with its own building would score both.</source>
        <translation>Tienes un súbdito y un edificio del mismo color: puntúan el mayor de sus valores. Un súbdito con su propio edificio puntuaría ambos.</translation>
    </message>
    <message>
        <source>You were in a conflict and took a marker. It costs you 2 points at the end. Some characters can return a marker or pass it on.</source>
        <translation>Por un conflicto has recibido un marcador. Al final te costará 2 puntos. Algunos personajes pueden devolver un marcador a la reserva o dárselo a un rival.</translation>
    </message>
    <message>
        <source>Your active subject can help you now, but only once this cycle. Try its button.</source>
        <translation>Tu súbdito activo puede ayudarte ahora, pero solo una vez en esta vuelta. Pruébalo con su botón.</translation>
    </message>
    <message>
        <source>Your rank steals from another player’s. Cover one of their actions with your crest: drag its symbol onto your character. Which one do you need, and which would they miss most?</source>
        <translation>Tu rango roba al de otro jugador. Cubre una de sus acciones con tu blasón: arrastra su símbolo a tu personaje. ¿Cuál necesitas, y cuál se echará más en falta?</translation>
    </message>
    <message>
        <source>Your turn! Carry out your character’s actions from left to right, and skip any you like. Turns go from rank A to rank F.</source>
        <translation>¡Te toca! Realizas las acciones de tu personaje de izquierda a derecha, y puedes omitir cualquiera. Los turnos van del rango A al rango F.</translation>
    </message>
</context>
<context>
    <name>rival-kings/log</name>
    <message>
        <source>A new round: all characters are shuffled.</source>
        <translation>Nueva ronda: se barajan todos los personajes.</translation>
    </message>
    <message>
        <source>A pile has run out. Shared win: {players}.</source>
        <translation>Una pila se ha agotado. Victoria compartida: {players}.</translation>
    </message>
    <message>
        <source>A pile has run out. {players} wins.</source>
        <translation>Una pila se ha agotado. Gana {players}.</translation>
    </message>
    <message>
        <source>Buys {card} for {price}.</source>
        <translation>Compra {card:def} (precio: {price}).</translation>
    </message>
    <message>
        <source>Chooses a character in secret.</source>
        <translation>Elige un personaje en secreto.</translation>
    </message>
    <message>
        <source>Ends the turn.</source>
        <translation>Termina su turno.</translation>
    </message>
    <message>
        <source>Exchanges characters with {player}: {given} for {card}.</source>
        <translation>Intercambia personajes con {player}: {given} por {card}.</translation>
    </message>
    <message>
        <source>Exchanges {given} for {card}, which was on display.</source>
        <translation>Intercambia {given:def} por {card:def}, que estaba visible.</translation>
    </message>
    <message>
        <source>Exchanges {given} for {player}’s {card}.</source>
        <translation>Intercambia {given:def} por {card:def} de {player}.</translation>
    </message>
    <message>
        <source>Game {game} of the match begins.</source>
        <translation>Empieza la partida {game} del encuentro.</translation>
    </message>
    <message>
        <source>Gets these characters: {cards}.</source>
        <translation>Recibe estos personajes: {cards}.</translation>
    </message>
    <message>
        <source>Gets three characters.</source>
        <translation>Recibe tres personajes.</translation>
    </message>
    <message>
        <source>Gives {player} a conflict marker.</source>
        <translation>Da un marcador de conflicto a {player}.</translation>
    </message>
    <message>
        <source>No pile had money: new money comes from the supply.</source>
        <translation>Ninguna pila tenía dinero: la reserva lo repone.</translation>
    </message>
    <message>
        <source>Perfect pairs {perfect}, color pairs {colours}, single cards {singles}, money {coins}, markers {markers}: {total}.</source>
        <translation>Parejas perfectas {perfect}, parejas de color {colours}, cartas sueltas {singles}, dinero {coins}, marcadores {markers}: {total}.</translation>
    </message>
    <message>
        <source>Pile {pile} holds nothing under the card on display.</source>
        <translation>No hay nada bajo la carta visible de la pila {pile}.</translation>
    </message>
    <message>
        <source>Plays {card}.</source>
        <translation>Juega {card:def}.</translation>
    </message>
    <message>
        <source>Recruits {card} for {price}.</source>
        <translation>Recluta {card:def} (precio: {price}).</translation>
    </message>
    <message>
        <source>Returns a conflict marker.</source>
        <translation>Devuelve un marcador de conflicto.</translation>
    </message>
    <message>
        <source>Searches pile {pile}.</source>
        <translation>Busca en la pila {pile}.</translation>
    </message>
    <message>
        <source>Skips {action}.</source>
        <translation>Omite {action}.</translation>
    </message>
    <message>
        <source>Steals {action} from {player}.</source>
        <translation>Roba una acción a {player}: {action}.</translation>
    </message>
    <message>
        <source>Takes a conflict marker because of {player}’s Watchman.</source>
        <translation>Recibe un marcador de conflicto por el Vigía de {player}.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: a rival has the same rank.</source>
        <translation>Recibe un marcador de conflicto: un rival tiene el mismo rango.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: the neutral character has a higher rank.</source>
        <translation>Recibe un marcador de conflicto: el personaje neutral tiene un rango superior.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: the neutral character has the same rank.</source>
        <translation>Recibe un marcador de conflicto: el personaje neutral tiene el mismo rango.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: {player} has a higher rank.</source>
        <translation>Recibe un marcador de conflicto: {player} tiene un rango superior.</translation>
    </message>
    <message>
        <source>Takes money from the supply: +{sum}.</source>
        <translation>Coge dinero de la reserva: +{sum}.</translation>
    </message>
    <message>
        <source>Takes nothing.</source>
        <translation>No coge nada.</translation>
    </message>
    <message>
        <source>Takes the money from pile {pile}: +{sum}.</source>
        <translation>Coge el dinero de la pila {pile}: +{sum}.</translation>
    </message>
    <message>
        <source>Takes {card} from the pile for {price}.</source>
        <translation>Saca {card:def} de la pila (precio: {price}).</translation>
    </message>
    <message>
        <source>The neutral character is the {card}.</source>
        <translation>{card:Def} es el personaje neutral.</translation>
    </message>
    <message>
        <source>Under the card on display, pile {pile} holds {cards}.</source>
        <translation>Bajo la carta visible, la pila {pile} contiene estas cartas: {cards}.</translation>
    </message>
    <message>
        <source>Uses {subject} and asks for {player}’s {card}.</source>
        <translation>Usa {subject:def} y pide {card:def} a {player}.</translation>
    </message>
    <message>
        <source>Uses {subject}.</source>
        <translation>Usa {subject:def}.</translation>
    </message>
    <message>
        <source>{card} is now on display.</source>
        <translation>Ahora está visible {card:def}.</translation>
    </message>
    <message>
        <source>{subject} and {building} are a perfect pair.</source>
        <translation>{subject:Def} y {building:def} forman una pareja perfecta.</translation>
    </message>
</context>
<context>
    <name>rival-kings/move</name>
    <message>
        <source>Blacksmith: pay 1 less for a building</source>
        <translation>Herrero: pagar 1 menos por un edificio</translation>
    </message>
    <message>
        <source>Buy from pile {pile}</source>
        <translation>Comprar de la pila {pile}</translation>
    </message>
    <message>
        <source>Buy {card} for {price}</source>
        <translation>Comprar {card:def} (precio: {price})</translation>
    </message>
    <message>
        <source>Carpenter: buy an extra building</source>
        <translation>Carpintero: comprar otro edificio</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Terminar tu turno</translation>
    </message>
    <message>
        <source>Farmer: carry out a stolen action ({action})</source>
        <translation>Granjero: realizar una acción robada ({action})</translation>
    </message>
    <message>
        <source>Gardener: exchange characters with {player}</source>
        <translation>Jardinero: intercambiar personajes con {player}</translation>
    </message>
    <message>
        <source>Give a conflict marker to {player}</source>
        <translation>Dar un marcador de conflicto a {player}</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>Dar {card:def}</translation>
    </message>
    <message>
        <source>Herbalist: give a conflict marker to {player}</source>
        <translation>Herborista: dar un marcador de conflicto a {player}</translation>
    </message>
    <message>
        <source>Innkeeper: recruit an extra subject</source>
        <translation>Posadero: reclutar otro súbdito</translation>
    </message>
    <message>
        <source>Jailer: take 1 coin for each conflict marker</source>
        <translation>Carcelero: coger 1 moneda por marcador de conflicto</translation>
    </message>
    <message>
        <source>Keep your character</source>
        <translation>Conservar tu personaje</translation>
    </message>
    <message>
        <source>Market Woman: take extra money</source>
        <translation>Vendedora: coger más dinero</translation>
    </message>
    <message>
        <source>Miner: search pile {pile}</source>
        <translation>Minero: buscar en la pila {pile}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jugar {card:def}</translation>
    </message>
    <message>
        <source>Play {card}, with the tie symbol</source>
        <extracomment>Both Traders have the same name; this one wins ties.</extracomment>
        <translation>Jugar {card:def}, con el símbolo de empate</translation>
    </message>
    <message>
        <source>Recruit from pile {pile}</source>
        <translation>Reclutar de la pila {pile}</translation>
    </message>
    <message>
        <source>Recruit {card} for {price}</source>
        <translation>Reclutar {card:def} (precio: {price})</translation>
    </message>
    <message>
        <source>Return a conflict marker</source>
        <translation>Devolver un marcador de conflicto</translation>
    </message>
    <message>
        <source>Sailor: do your action twice</source>
        <translation>Marino: realizar tu acción dos veces</translation>
    </message>
    <message>
        <source>Scholar: take 1 coin for each building</source>
        <translation>Erudito: coger 1 moneda por edificio</translation>
    </message>
    <message>
        <source>Skip this action</source>
        <translation>Omitir esta acción</translation>
    </message>
    <message>
        <source>Steal from {player}: {action}</source>
        <translation>Robar a {player}: {action}</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>No coger nada</translation>
    </message>
    <message>
        <source>Take the conflict marker</source>
        <translation>Quedarse con el marcador de conflicto</translation>
    </message>
    <message>
        <source>Take the money from pile {pile}</source>
        <translation>Coger el dinero de la pila {pile}</translation>
    </message>
    <message>
        <source>Take {card} for {price}</source>
        <translation>Coger {card:def} (precio: {price})</translation>
    </message>
    <message>
        <source>Troubadour: exchange a card for {card}</source>
        <translation>Trovador: intercambiar por {card:def}</translation>
    </message>
    <message>
        <source>Troubadour: exchange a card with pile {pile}</source>
        <translation>Trovador: intercambiar una carta con la pila {pile}</translation>
    </message>
    <message>
        <source>Vintner: search pile {pile}</source>
        <translation>Viticultor: buscar en la pila {pile}</translation>
    </message>
    <message>
        <source>Watchman: make your rival take the marker</source>
        <translation>Vigía: dejar el marcador al otro</translation>
    </message>
    <message>
        <source>Watchman: turn the marker away</source>
        <translation>Vigía: rechazar el marcador</translation>
    </message>
    <message>
        <source>{subject}: exchange a card for {player}’s {card}</source>
        <translation>{subject}: intercambiar por {card:def} de {player}</translation>
    </message>
</context>
<context>
    <name>rival-kings/number</name>
    <message>
        <source>1-coins at the start</source>
        <translation>Monedas de 1 al principio</translation>
    </message>
    <message>
        <source>2-coins at the start</source>
        <translation>Monedas de 2 al principio</translation>
    </message>
    <message>
        <source>Cards in a pile</source>
        <translation>Cartas en una pila</translation>
    </message>
    <message>
        <source>Characters dealt to each player</source>
        <translation>Personajes por jugador</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Value of “{card}”</source>
        <translation>Valor de «{card}»</translation>
    </message>
    <message>
        <source>With {seats} players and a card that costs {price}, an edition’s coins must total at least {least} so that someone can always pay for that card; in this one, they total {number}.</source>
        <translation>Con {seats} jugadores y una carta que cuesta {price}, las monedas de una edición deben sumar al menos {least} para que siempre haya quien pueda pagarla. En esta suman {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} buildings for its piles and its 2-coins; this one has {number}.</source>
        <translation>Con {seats} jugadores, una edición necesita al menos {least} edificios para sus pilas y sus monedas de 2; esta tiene {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} characters; this one has {number}.</source>
        <translation>Con {seats} jugadores, una edición necesita al menos {least} personajes; esta tiene {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} subjects for its piles and its 1-coins; this one has {number}.</source>
        <translation>Con {seats} jugadores, una edición necesita al menos {least} súbditos para sus pilas y sus monedas de 1; esta tiene {number}.</translation>
    </message>
</context>
<context>
    <name>rival-kings/option</name>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Money at the piles</source>
        <translation>Dinero de las pilas</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partida</translation>
    </message>
    <message>
        <source>Only the thickness is shown</source>
        <translation>Solo su altura</translation>
    </message>
    <message>
        <source>The sum is shown</source>
        <translation>Suma visible</translation>
    </message>
    <message>
        <source>To {points} points</source>
        <translation>Hasta {points} puntos</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} partidas</translation>
    </message>
</context>
<context>
    <name>rival-kings/prompt</name>
    <message numerus="yes">
        <source>%n action(s) left: end your turn anyway?</source>
        <translation>
            <numerusform>Queda %n acción: ¿terminas el turno igualmente?</numerusform>
            <numerusform>Quedan %n acciones: ¿terminas el turno igualmente?</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy a building, or skip.</source>
        <translation>Compra un edificio o pasa.</translation>
    </message>
    <message>
        <source>Buy a building, or use an ability.</source>
        <translation>Compra un edificio o usa una habilidad.</translation>
    </message>
    <message>
        <source>Buy a building.</source>
        <translation>Compra un edificio.</translation>
    </message>
    <message>
        <source>Choose a character in secret.</source>
        <translation>Elige un personaje en secreto.</translation>
    </message>
    <message>
        <source>Choose what to give for {card}.</source>
        <translation>Elige qué das por {card:def}.</translation>
    </message>
    <message>
        <source>Click a lower rank’s action, or use an ability.</source>
        <translation>Roba a un rango inferior o usa una habilidad.</translation>
    </message>
    <message>
        <source>Click one of {player}’s actions, or use an ability.</source>
        <translation>Roba una acción a {player} o usa una habilidad.</translation>
    </message>
    <message>
        <source>Conflict with a higher rank: use the Watchman, or pass.</source>
        <translation>Conflicto con un rango superior: usa el Vigía o pasa.</translation>
    </message>
    <message>
        <source>Equal ranks: carry out one action, or use an ability.</source>
        <translation>Rangos iguales: realiza una acción o usa una habilidad.</translation>
    </message>
    <message>
        <source>Equal ranks: carry out one of your actions.</source>
        <translation>Rangos iguales: realiza una de tus acciones.</translation>
    </message>
    <message>
        <source>Gardener: exchange characters, or keep yours.</source>
        <translation>Jardinero: intercambia personajes o conserva el tuyo.</translation>
    </message>
    <message>
        <source>Give a conflict marker to a rival, or skip.</source>
        <translation>Da un marcador a un rival o pasa.</translation>
    </message>
    <message>
        <source>Give a conflict marker to a rival.</source>
        <translation>Da un marcador de conflicto a un rival.</translation>
    </message>
    <message>
        <source>Give away a conflict marker, or use an ability.</source>
        <translation>Da un marcador a un rival o usa una habilidad.</translation>
    </message>
    <message>
        <source>Nothing is left to do: end your turn.</source>
        <translation>No queda nada que hacer: termina tu turno.</translation>
    </message>
    <message>
        <source>Recruit a subject, or skip.</source>
        <translation>Recluta un súbdito o pasa.</translation>
    </message>
    <message>
        <source>Recruit a subject, or use an ability.</source>
        <translation>Recluta un súbdito o usa una habilidad.</translation>
    </message>
    <message>
        <source>Recruit a subject.</source>
        <translation>Recluta un súbdito.</translation>
    </message>
    <message>
        <source>Return a conflict marker, or skip.</source>
        <translation>Devuelve un marcador de conflicto o pasa.</translation>
    </message>
    <message>
        <source>Return a conflict marker, or use an ability.</source>
        <translation>Devuelve un marcador o usa una habilidad.</translation>
    </message>
    <message>
        <source>Return a conflict marker.</source>
        <translation>Devuelve un marcador de conflicto.</translation>
    </message>
    <message>
        <source>Skip this action, or use an ability first.</source>
        <translation>Omite esta acción o usa antes una habilidad.</translation>
    </message>
    <message>
        <source>Steal: click an action of a lower rank.</source>
        <translation>Roba: haz clic en una acción de rango inferior.</translation>
    </message>
    <message>
        <source>Steal: click one of {player}’s actions.</source>
        <translation>Roba: haz clic en una acción de {player}.</translation>
    </message>
    <message>
        <source>Take a card from the pile, or take nothing.</source>
        <translation>Saca una carta de la pila o no cojas nada.</translation>
    </message>
    <message>
        <source>Take money from a pile, or skip.</source>
        <translation>Coge dinero de una pila o pasa.</translation>
    </message>
    <message>
        <source>Take money from a pile, or use an ability.</source>
        <translation>Coge dinero de una pila o usa una habilidad.</translation>
    </message>
    <message>
        <source>Take money from a pile.</source>
        <translation>Coge dinero de una pila.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>This action is impossible now: skip it.</source>
        <translation>Esta acción es imposible ahora: omítela.</translation>
    </message>
    <message>
        <source>This is the Gardener’s only chance: exchange no characters?</source>
        <translation>Es la única ocasión del Jardinero: ¿no intercambias personajes?</translation>
    </message>
    <message>
        <source>This is the Gardener’s only chance: keep your character?</source>
        <translation>Es la única ocasión del Jardinero: ¿conservas tu personaje?</translation>
    </message>
    <message>
        <source>Use an ability, or end your turn.</source>
        <translation>Usa una habilidad o termina tu turno.</translation>
    </message>
    <message numerus="yes">
        <source>You could take %n card(s): take nothing?</source>
        <translation>
            <numerusform>Puedes coger %n carta: ¿no coges ninguna?</numerusform>
            <numerusform>Puedes coger %n cartas: ¿no coges ninguna?</numerusform>
        </translation>
    </message>
    <message>
        <source>You will lose this action: skip it anyway?</source>
        <translation>Perderás esta acción: ¿la omites igualmente?</translation>
    </message>
    <message>
        <source>You will take a conflict marker: leave the Watchman unused?</source>
        <translation>Te quedarás con un marcador: ¿no usas el Vigía?</translation>
    </message>
    <message>
        <source>Your subject has not helped yet: end your turn anyway?</source>
        <translation>Tu súbdito aún no ha ayudado: ¿terminas el turno igualmente?</translation>
    </message>
</context>
<context>
    <name>rival-kings/reason</name>
    <message>
        <source>A pile runs out, so the game ends with this cycle, and you lead {mine} to {theirs}.</source>
        <translation>Una pila se agota, así que la partida acaba con esta vuelta, y vas ganando {mine} a {theirs}.</translation>
    </message>
    <message>
        <source>Actions left for {player}’s character: {actions}.</source>
        <translation>Acciones que le quedan al personaje de {player}: {actions}.</translation>
    </message>
    <message>
        <source>Buildings to choose from in pile {pile}: {number}.</source>
        <translation>Edificios para elegir en la pila {pile}: {number}.</translation>
    </message>
    <message>
        <source>For now, your character is {card}. Actions: {actions}.</source>
        <translation>Por ahora tu personaje es {card:def}. Acciones: {actions}.</translation>
    </message>
    <message>
        <source>No pile has money, so the supply fills the piles first: this brings you 2 in coins.</source>
        <translation>Ninguna pila tiene dinero, así que la reserva rellena antes las pilas: con esto recibes 2 en monedas.</translation>
    </message>
    <message>
        <source>No pile holds more money than this one.</source>
        <translation>Ninguna pila tiene más dinero que esta.</translation>
    </message>
    <message>
        <source>Nobody takes a conflict marker.</source>
        <translation>Nadie se lleva el marcador de conflicto.</translation>
    </message>
    <message>
        <source>Of the {unseen} characters that you cannot see, {card} steals from {mine}, but {other} from only {theirs}.</source>
        <translation>De los {unseen} personajes que no ves, {card:def} roba a {mine}; {other:def}, solo a {theirs}.</translation>
    </message>
    <message>
        <source>Of the {unseen} characters that you cannot see, {mine} can bring a conflict marker to {card}, but {theirs} can bring one to {other}.</source>
        <translation>Personajes ocultos que pueden darte un marcador de conflicto: con {card:def}, {mine} de {unseen}; con {other:def}, {theirs}.</translation>
    </message>
    <message>
        <source>Pile {pile} has more money than pile {other}.</source>
        <translation>La pila {pile} tiene más dinero que la pila {other}.</translation>
    </message>
    <message>
        <source>Subjects to choose from in pile {pile}: {number}.</source>
        <translation>Súbditos para elegir en la pila {pile}: {number}.</translation>
    </message>
    <message>
        <source>That marker will no longer cost you {cost} points.</source>
        <translation>Ese marcador ya no te costará {cost} puntos.</translation>
    </message>
    <message>
        <source>The exchange brings you {card}.</source>
        <translation>El intercambio te da {card:def}.</translation>
    </message>
    <message>
        <source>The exchange brings you {card}: your cards score {after} instead of {before}.</source>
        <translation>El intercambio te da {card:def}: tus cartas puntúan {after} en lugar de {before}.</translation>
    </message>
    <message>
        <source>The next building that you buy this turn costs 1 less.</source>
        <translation>El próximo edificio que compres en este turno cuesta 1 menos.</translation>
    </message>
    <message>
        <source>This brings you the money from pile {pile}.</source>
        <translation>Esto te da el dinero de la pila {pile}.</translation>
    </message>
    <message>
        <source>This brings you {sum} in coins from the supply.</source>
        <translation>Con esto coges {sum} en monedas de la reserva.</translation>
    </message>
    <message>
        <source>This character has these actions: {actions}.</source>
        <translation>Este personaje tiene estas acciones: {actions}.</translation>
    </message>
    <message>
        <source>This completes a perfect pair, {subject} and {building}: your cards score {after} instead of {before}.</source>
        <translation>Esto completa una pareja perfecta, {subject} y {building}: tus cartas puntúan {after} en lugar de {before}.</translation>
    </message>
    <message>
        <source>This pile holds the most money.</source>
        <translation>Esta es la pila con más dinero.</translation>
    </message>
    <message>
        <source>Whichever action you choose, you may carry it out twice.</source>
        <translation>Puedes realizar dos veces la acción que elijas.</translation>
    </message>
    <message>
        <source>With the actions left this turn, your cards can score {mine} instead of {other}.</source>
        <translation>Con las acciones que te quedan en este turno, tus cartas pueden puntuar {mine} en lugar de {other}.</translation>
    </message>
    <message>
        <source>With the actions {player} has left and what is on display, their cards could score {theirs} instead of {other}.</source>
        <translation>Con las cartas visibles y las acciones que le quedan, las cartas de {player} podrían puntuar {theirs} en lugar de {other}.</translation>
    </message>
    <message>
        <source>With this card, your cards score {after} instead of {before}.</source>
        <translation>Con esta carta, tus cartas puntúan {after} en lugar de {before}.</translation>
    </message>
    <message>
        <source>With what is on display, your cards can score {mine} with {card}’s actions, but only {theirs} with {other}’s.</source>
        <translation>Con las cartas visibles, puedes llegar a {mine} con las acciones de {card}; con las de {other}, solo a {theirs}.</translation>
    </message>
    <message>
        <source>With {card}, your cards can score {after} instead of {before}.</source>
        <translation>Con {card:def}, tus cartas pueden puntuar {after} en lugar de {before}.</translation>
    </message>
    <message>
        <source>You can still use an ability this cycle.</source>
        <translation>Aún puedes usar una habilidad en esta vuelta.</translation>
    </message>
    <message>
        <source>You cannot carry out any of your own actions now.</source>
        <translation>Ahora no puedes realizar ninguna de tus propias acciones.</translation>
    </message>
    <message>
        <source>You carry out what {player} stole from you: {action}.</source>
        <translation>Realizas la acción que {player} te ha robado: {action}.</translation>
    </message>
    <message>
        <source>You get an extra action: {action}.</source>
        <translation>Obtienes una acción adicional: {action}.</translation>
    </message>
    <message>
        <source>You keep your money: {sum}.</source>
        <translation>Conservas tu dinero: {sum}.</translation>
    </message>
    <message>
        <source>You may carry this out again: {action}.</source>
        <translation>Puedes repetir esta acción: {action}.</translation>
    </message>
    <message>
        <source>You may carry this out at once: {action}. {player}’s character can no longer do so this cycle.</source>
        <translation>Puedes realizar enseguida esta acción: {action}. El personaje de {player} ya no podrá hacerla en esta vuelta.</translation>
    </message>
    <message>
        <source>You may carry this out at once: {action}. {player}’s character can no longer do so, but their active subject still can: {subject}.</source>
        <translation>Puedes realizar enseguida esta acción: {action}. El personaje de {player} ya no podrá hacerla, pero su súbdito activo aún sí: {subject}.</translation>
    </message>
    <message>
        <source>You skip this action, and your turn goes on.</source>
        <translation>Renuncias a esta acción, y tu turno continúa.</translation>
    </message>
    <message>
        <source>You skip {actions}.</source>
        <translation>Omites {actions}.</translation>
    </message>
    <message>
        <source>You then need only {partner} to complete a perfect pair worth {points} points.</source>
        <translation>Entonces, para una pareja perfecta de {points} puntos solo te falta esta carta: {partner}.</translation>
    </message>
    <message>
        <source>You would have {mine} in coins instead of {other}.</source>
        <translation>Tendrías {mine} en monedas en lugar de {other}.</translation>
    </message>
    <message>
        <source>Your active subject would be {subject}, not {other}. Its ability: {ability}</source>
        <translation>Tu súbdito activo sería {subject:def}, no {other:def}. Su habilidad: {ability}</translation>
    </message>
    <message>
        <source>Your active subject would be {subject}. Its ability: {ability}</source>
        <translation>Tu súbdito activo sería {subject:def}. Su habilidad: {ability}</translation>
    </message>
    <message>
        <source>Your cards would score {mine} instead of {other}.</source>
        <translation>Tus cartas puntuarían {mine} en lugar de {other}.</translation>
    </message>
    <message>
        <source>Your character would then be {card}. Actions: {actions}.</source>
        <translation>Tu personaje sería entonces {card:def}. Acciones: {actions}.</translation>
    </message>
    <message>
        <source>Your conflict markers: {mine} instead of {other}.</source>
        <translation>Tus marcadores de conflicto: {mine} en lugar de {other}.</translation>
    </message>
    <message>
        <source>{card} can do what {other} cannot: {actions}.</source>
        <translation>{card:Def} puede hacer lo que {other:def} no puede: {actions}.</translation>
    </message>
    <message>
        <source>{card} has {mine} actions, {other} only {theirs}.</source>
        <translation>{card:Def} tiene {mine} acciones; {other:def}, solo {theirs}.</translation>
    </message>
    <message>
        <source>{player} is ahead of {other}, {points} to {less}. The marker costs 2 points.</source>
        <translation>{player} va por delante de {other}, {points} a {less}. El marcador cuesta 2 puntos.</translation>
    </message>
    <message>
        <source>{player} takes the conflict marker, not you.</source>
        <translation>{player} se lleva el marcador de conflicto, no tú.</translation>
    </message>
    <message>
        <source>{player}, not you, will lose {cost} points for that marker.</source>
        <translation>Ese marcador le costará {cost} puntos a {player}, y no a ti.</translation>
    </message>
    <message>
        <source>{player}’s cards would score {theirs} instead of {other}.</source>
        <translation>Las cartas de {player} puntuarían {theirs} en lugar de {other}.</translation>
    </message>
    <message>
        <source>{player}’s conflict markers: {theirs} instead of {other}.</source>
        <translation>Marcadores de conflicto de {player}: {theirs} en lugar de {other}.</translation>
    </message>
    <message>
        <source>{threats} of the {unseen} characters that you cannot see can bring this one a conflict marker. None of your characters faces fewer threats.</source>
        <translation>Personajes ocultos que podrían darle a este un marcador de conflicto: {threats} de {unseen}. Ninguno de tus personajes corre menos peligro.</translation>
    </message>
</context>
<context>
    <name>rival-kings/refusal</name>
    <message>
        <source>A crest already covers this action: {action}.</source>
        <translation>Un blasón ya cubre esta acción: {action}.</translation>
    </message>
    <message>
        <source>A different action comes first: {action}.</source>
        <translation>Antes va otra acción: {action}.</translation>
    </message>
    <message>
        <source>Actions go left to right; it is too late for this one: {action}.</source>
        <translation>Las acciones van de izquierda a derecha; ya es tarde para esta: {action}.</translation>
    </message>
    <message>
        <source>Buildings do nothing during a turn; they score at the end.</source>
        <translation>Los edificios no hacen nada durante el turno; puntúan al final.</translation>
    </message>
    <message>
        <source>Carry out the stolen or extra action first, or skip it.</source>
        <translation>Realiza antes la acción robada o adicional, u omítela.</translation>
    </message>
    <message>
        <source>Characters in your hand wait for the next cycle.</source>
        <translation>Los personajes de tu mano esperan a la próxima vuelta.</translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation>Elige a otro jugador, no a ti.</translation>
    </message>
    <message>
        <source>Choose the stolen action to carry out.</source>
        <translation>Elige qué acción robada realizas.</translation>
    </message>
    <message>
        <source>Coins are paid automatically when you recruit or buy.</source>
        <translation>Las monedas se pagan solas cuando reclutas o compras.</translation>
    </message>
    <message>
        <source>Every card you could give belongs to a perfect pair.</source>
        <translation>Todas las cartas que podrías dar forman parte de parejas perfectas.</translation>
    </message>
    <message>
        <source>First choose the card to give in exchange.</source>
        <translation>Elige primero qué carta das en el intercambio.</translation>
    </message>
    <message>
        <source>First choose the other player’s card that you want in exchange.</source>
        <translation>Elige primero qué carta del otro jugador quieres en el intercambio.</translation>
    </message>
    <message>
        <source>First choose what to take from the pile.</source>
        <translation>Elige primero qué sacas de la pila.</translation>
    </message>
    <message>
        <source>First decide whether your Gardener exchanges characters.</source>
        <translation>Decide primero si tu Jardinero intercambia personajes.</translation>
    </message>
    <message>
        <source>First decide whether your Watchman acts in this conflict.</source>
        <translation>Decide primero si tu Vigía actúa en este conflicto.</translation>
    </message>
    <message>
        <source>First, everyone chooses a character.</source>
        <translation>Primero cada jugador elige un personaje.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you carry out only one action.</source>
        <translation>En un conflicto entre rangos iguales solo realizas una acción.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you steal from nobody.</source>
        <translation>En un conflicto entre rangos iguales no robas a nadie.</translation>
    </message>
    <message>
        <source>No action was stolen from you.</source>
        <translation>No te han robado ninguna acción.</translation>
    </message>
    <message>
        <source>No exchange has begun: first use a subject that exchanges cards.</source>
        <translation>No hay ningún intercambio en curso: usa primero un súbdito que intercambie cartas.</translation>
    </message>
    <message>
        <source>No other player has a building.</source>
        <translation>Ningún otro jugador tiene un edificio.</translation>
    </message>
    <message>
        <source>No other player has a subject.</source>
        <translation>Ningún otro jugador tiene súbditos.</translation>
    </message>
    <message>
        <source>No pile has money, and the supply cannot fill one.</source>
        <translation>Ninguna pila tiene dinero, y la reserva no alcanza para rellenar ni una.</translation>
    </message>
    <message>
        <source>No pile has money, and the supply cannot fill pile {pile}.</source>
        <translation>Ninguna pila tiene dinero, y la reserva no alcanza para rellenar la pila {pile}.</translation>
    </message>
    <message>
        <source>No search has begun: first use the Vintner or Miner.</source>
        <translation>No hay ninguna búsqueda en curso: usa primero el Viticultor o el Minero.</translation>
    </message>
    <message>
        <source>Not now. Carry out an action or end your turn.</source>
        <translation>Ahora no. Realiza una acción o termina tu turno.</translation>
    </message>
    <message>
        <source>Only the card on top of a pile can be taken.</source>
        <translation>Solo puedes coger la carta superior de una pila.</translation>
    </message>
    <message>
        <source>Only your newest subject can help you.</source>
        <translation>Solo tu súbdito más reciente puede ayudarte.</translation>
    </message>
    <message>
        <source>Pile {pile} is empty.</source>
        <translation>La pila {pile} está vacía.</translation>
    </message>
    <message>
        <source>Start your turn by stealing an action.</source>
        <translation>Empieza tu turno robando una acción.</translation>
    </message>
    <message>
        <source>Subjects are exchanged for subjects, and buildings for buildings.</source>
        <translation>Los súbditos se intercambian por súbditos, y los edificios por edificios.</translation>
    </message>
    <message>
        <source>The Gardener acts only after the characters are revealed and before conflicts are resolved.</source>
        <translation>El Jardinero solo actúa tras revelarse los personajes y antes de resolverse los conflictos.</translation>
    </message>
    <message>
        <source>The Miner finds no buildings in pile {pile}.</source>
        <translation>El Minero no encuentra edificios en la pila {pile}.</translation>
    </message>
    <message>
        <source>The Miner finds only buildings.</source>
        <translation>El Minero solo encuentra edificios.</translation>
    </message>
    <message>
        <source>The Sailor helps only in a conflict of equal ranks.</source>
        <translation>El Marino solo ayuda en un conflicto entre personajes del mismo rango.</translation>
    </message>
    <message>
        <source>The Vintner finds no subjects in pile {pile}.</source>
        <translation>El Viticultor no encuentra súbditos en la pila {pile}.</translation>
    </message>
    <message>
        <source>The Vintner finds only subjects.</source>
        <translation>El Viticultor solo encuentra súbditos.</translation>
    </message>
    <message>
        <source>The Watchman acts only while conflicts are being resolved, before any turns.</source>
        <translation>El Vigía solo actúa mientras se resuelven los conflictos, antes de los turnos.</translation>
    </message>
    <message>
        <source>The pile does not hold this card: {card}.</source>
        <translation>La pila no contiene {card:def}.</translation>
    </message>
    <message>
        <source>The supply has no coins.</source>
        <translation>La reserva no tiene monedas.</translation>
    </message>
    <message>
        <source>The supply has only 2-coins; you have no 1-coin for change.</source>
        <translation>La reserva solo tiene monedas de 2, y no tienes ninguna de 1.</translation>
    </message>
    <message>
        <source>The supply refills piles only when none has money.</source>
        <translation>La reserva solo rellena las pilas cuando ninguna tiene dinero.</translation>
    </message>
    <message>
        <source>There is no money at pile {pile}.</source>
        <translation>No hay dinero en la pila {pile}.</translation>
    </message>
    <message>
        <source>These characters were not dealt this round.</source>
        <translation>Estos personajes no se han repartido en esta ronda.</translation>
    </message>
    <message>
        <source>This action belongs to another player’s character.</source>
        <translation>Esta acción es del personaje de otro jugador.</translation>
    </message>
    <message>
        <source>This action is already done: {action}.</source>
        <translation>Ya has realizado esta acción: {action}.</translation>
    </message>
    <message>
        <source>This action was not stolen from you: {action}.</source>
        <translation>Esta acción no te la han robado: {action}.</translation>
    </message>
    <message>
        <source>This action was stolen from you: {action}.</source>
        <translation>Esta acción te la han robado: {action}.</translation>
    </message>
    <message>
        <source>This character has been played and does nothing more.</source>
        <translation>Este personaje ya se ha jugado: no hace nada más.</translation>
    </message>
    <message>
        <source>This is not your active subject: {subject}.</source>
        <translation>{subject:Def} no es tu súbdito activo.</translation>
    </message>
    <message>
        <source>This subject belongs to another player.</source>
        <translation>Este súbdito es de otro jugador.</translation>
    </message>
    <message>
        <source>To take money, use the Take money action.</source>
        <translation>El dinero se coge con la acción Coger dinero.</translation>
    </message>
    <message>
        <source>Use your character’s actions, not the character itself.</source>
        <translation>Usa las acciones de tu personaje, no la carta.</translation>
    </message>
    <message>
        <source>You and {player} have equal ranks: neither steals from the other.</source>
        <translation>Tú y {player} tenéis el mismo rango: ninguno roba al otro.</translation>
    </message>
    <message>
        <source>You cannot pay for any building on display.</source>
        <translation>No puedes pagar ningún edificio visible.</translation>
    </message>
    <message>
        <source>You cannot pay for any subject on display.</source>
        <translation>No puedes pagar ningún súbdito visible.</translation>
    </message>
    <message>
        <source>You do not have this card: {card}.</source>
        <translation>No tienes {card:def}.</translation>
    </message>
    <message>
        <source>You do not hold this character: {card}.</source>
        <translation>No tienes el personaje {card} en la mano.</translation>
    </message>
    <message>
        <source>You have already played your character for this cycle.</source>
        <translation>Ya has jugado tu personaje de esta vuelta.</translation>
    </message>
    <message>
        <source>You have already stolen an action from {player}.</source>
        <translation>Ya le has robado una acción a {player}.</translation>
    </message>
    <message>
        <source>You have already used a subject this cycle.</source>
        <translation>Ya has usado un súbdito en esta vuelta.</translation>
    </message>
    <message>
        <source>You have no building to give in exchange.</source>
        <translation>No tienes ningún edificio que dar en el intercambio.</translation>
    </message>
    <message>
        <source>You have no buildings.</source>
        <translation>No tienes ningún edificio.</translation>
    </message>
    <message>
        <source>You have no conflict markers.</source>
        <translation>No tienes ningún marcador de conflicto.</translation>
    </message>
    <message>
        <source>Your {card} belongs to a perfect pair.</source>
        <translation>{card:Def} forma parte de una de tus parejas perfectas.</translation>
    </message>
    <message>
        <source>{card} costs {price}, but you have only {coins}.</source>
        <translation>{card:Def} cuesta {price}, pero tú solo tienes {coins}.</translation>
    </message>
    <message>
        <source>{card} does not have this action: {action}.</source>
        <translation>{card:Def} no tiene esta acción: {action}.</translation>
    </message>
    <message>
        <source>{card} is a building: it is bought, not recruited.</source>
        <translation>{card:Def} es un edificio: se compra, no se recluta.</translation>
    </message>
    <message>
        <source>{card} is a subject: it is recruited, not bought.</source>
        <translation>{card:Def} es un súbdito: se recluta, no se compra.</translation>
    </message>
    <message>
        <source>{card} steals from nobody.</source>
        <translation>{card:Def} no roba a nadie.</translation>
    </message>
    <message>
        <source>{card} steals only from rank {rank}; {player} has rank {theirs}.</source>
        <translation>{card:Def} solo roba al rango {rank}; {player} tiene el rango {theirs}.</translation>
    </message>
    <message>
        <source>{player} does not have this card: {card}.</source>
        <translation>{player} no tiene {card:def}.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} no participa en esta partida.</translation>
    </message>
    <message>
        <source>{player}’s {card} belongs to a perfect pair.</source>
        <translation>{card:Def} de {player} forma parte de una pareja perfecta.</translation>
    </message>
</context>
<context>
    <name>rival-kings/road</name>
    <message>
        <source>Emeric has never lost a town. He has only gambled some away, and now he is playing for yours.</source>
        <translation>Emeric no ha perdido nunca una ciudad. Solo se ha jugado algunas, y ahora se juega la tuya.</translation>
    </message>
    <message>
        <source>Everyone starts with a single coin, and the piles are smaller.</source>
        <translation>Todos empiezan con una sola moneda, y las pilas son más bajas.</translation>
    </message>
    <message>
        <source>Everyone starts with coins worth 10 instead of 5, and the piles are smaller.</source>
        <translation>Todos empiezan con monedas por valor de 10 en vez de 5, y las pilas son más bajas.</translation>
    </message>
    <message>
        <source>From every hill, you can look into the neighbors’ kitchens. Two neighbors have been doing so for years.</source>
        <translation>Desde cada colina se ve la cocina de los vecinos. Dos de ellos llevan años mirando.</translation>
    </message>
    <message>
        <source>It has not rained, and every purse is empty. Still, everyone wants to build.</source>
        <translation>No ha llovido, y todas las bolsas están vacías. Aun así, todos quieren construir.</translation>
    </message>
    <message>
        <source>Market Day</source>
        <translation>Día de mercado</translation>
    </message>
    <message>
        <source>The Guild Hall</source>
        <translation>La casa del gremio</translation>
    </message>
    <message>
        <source>The Inheritance</source>
        <translation>La herencia</translation>
    </message>
    <message>
        <source>The Lean Year</source>
        <translation>El año de las vacas flacas</translation>
    </message>
    <message>
        <source>The Lord of the Hills</source>
        <translation>El señor de las colinas</translation>
    </message>
    <message>
        <source>The Master Builder</source>
        <translation>El maestro de obras</translation>
    </message>
    <message>
        <source>The Moneylender</source>
        <translation>El prestamista</translation>
    </message>
    <message>
        <source>The Three Hills</source>
        <translation>Las tres colinas</translation>
    </message>
    <message>
        <source>The guild has built half of this town and been paid for all of it.</source>
        <translation>El gremio ha construido media ciudad, y la ha cobrado entera.</translation>
    </message>
    <message>
        <source>The master builder has three plans that do not work. He suspects the masons are holding them upside down.</source>
        <translation>El maestro de obras tiene tres planos que no cuadran. Sospecha que los albañiles los miran al revés.</translation>
    </message>
    <message>
        <source>The moneylender lends to everyone, you included. The interest, he says, is a matter for later.</source>
        <translation>El prestamista presta a todos, también a ti. De los intereses, dice, ya hablaremos.</translation>
    </message>
    <message>
        <source>The piles are smaller: five cards instead of eight.</source>
        <translation>Las pilas son más bajas: cinco cartas en vez de ocho.</translation>
    </message>
    <message>
        <source>Two towns stand on two hills, and each calls itself the capital. You buy a cartload of stones and start a third.</source>
        <translation>Dos ciudades en dos colinas, y cada una dice ser la capital. Compras un carro de piedras y empiezas una tercera.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Gana por al menos {number} puntos.</translation>
    </message>
    <message>
        <source>Your great-aunt has left you half a town, and a neighbor who steals.</source>
        <translation>Tu tía abuela te ha dejado media ciudad, y una vecina que roba.</translation>
    </message>
</context>
<context>
    <name>rival-kings/rule</name>
    <message>
        <source>A match</source>
        <translation>Un encuentro</translation>
    </message>
    <message>
        <source>A new subject</source>
        <translation>Un nuevo súbdito</translation>
    </message>
    <message>
        <source>A new subject is active at once. You may use it if you have not used another one this cycle.</source>
        <translation>Un nuevo súbdito queda activo de inmediato. Puedes usarlo si no has usado otro en esta vuelta.</translation>
    </message>
    <message>
        <source>A perfect pair, a subject with its own building, scores both values. Then a building and a subject of the same color score the higher of their two values; they are paired so that you score the most. Every other card scores 1. Every 3 in coins scores 1, and every conflict marker costs 2.</source>
        <translation>Una pareja perfecta, un súbdito con su propio edificio, puntúa ambos valores. Después, un edificio y un súbdito del mismo color puntúan el mayor de sus dos valores; se emparejan de modo que puntúes lo máximo. Cada carta restante puntúa 1. Por cada 3 en monedas puntúas 1, y cada marcador de conflicto cuesta 2.</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>After the characters are revealed and before conflicts are resolved, you may exchange your character for another player’s. If there are several Gardeners, they act from the highest rank down.</source>
        <translation>Tras revelarse los personajes y antes de resolverse los conflictos, puedes intercambiar tu personaje por el de otro jugador. Si hay varios Jardineros, actúan empezando por el rango más alto.</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Herrero</translation>
    </message>
    <message>
        <source>Carry out your character’s actions from left to right. You may skip any of them.</source>
        <translation>Realizas las acciones de tu personaje de izquierda a derecha, y puedes omitir cualquiera.</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Marcadores de conflicto</translation>
    </message>
    <message>
        <source>Conflicts of equal ranks come first: both players take a conflict marker, and each carries out only one of their character’s actions. They have no conflict with lower ranks, which take no marker and lose no action because of them. Higher ranks can still steal from both players.</source>
        <translation>Los conflictos entre rangos iguales van primero: ambos jugadores reciben un marcador de conflicto, y cada uno realiza una sola acción de su personaje. No tienen conflicto con los rangos inferiores, que por ellos no reciben marcador ni pierden acciones. Los rangos superiores sí pueden robar a ambos.</translation>
    </message>
    <message>
        <source>Court Lady and Bishop</source>
        <translation>Cortesana y Obispo</translation>
    </message>
    <message>
        <source>Different ranks</source>
        <translation>Rangos diferentes</translation>
    </message>
    <message>
        <source>Equal ranks and theft</source>
        <translation>Mismo rango y robo</translation>
    </message>
    <message>
        <source>Extra actions</source>
        <translation>Acciones adicionales</translation>
    </message>
    <message>
        <source>For each round, everyone gets three characters. In each of its two cycles, everyone secretly plays one of them, all are revealed together, conflicts are resolved, and the players carry out their actions. Then all characters are shuffled for a new round.</source>
        <translation>En cada ronda, cada jugador recibe tres personajes. En cada una de las dos vueltas, todos juegan uno en secreto y los revelan a la vez; después se resuelven los conflictos y se realizan las acciones. Al final se barajan todos los personajes para una nueva ronda.</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Jardinero</translation>
    </message>
    <message>
        <source>If scores are tied, the player with fewer conflict markers wins; if still tied, the one with more money. If that is equal, too, they share the win.</source>
        <translation>En caso de empate gana quien tenga menos marcadores de conflicto; después, quien tenga más dinero; si sigue el empate, la victoria se comparte.</translation>
    </message>
    <message>
        <source>If the supply has no conflict markers, none are taken.</source>
        <translation>Si en la reserva no quedan marcadores de conflicto, nadie recibe ninguno.</translation>
    </message>
    <message>
        <source>If two players have the rank you steal from, you steal one action from each.</source>
        <translation>Si dos jugadores tienen el rango al que robas, robas una acción a cada uno.</translation>
    </message>
    <message>
        <source>If you may carry out only one action, choose one that is not covered.</source>
        <translation>Si solo puedes realizar una acción, elige una que no esté cubierta.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you carry out your one action twice. You pay both times.</source>
        <translation>En un conflicto entre rangos iguales realizas y pagas dos veces tu única acción.</translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, your Watchman makes the other player take the conflict marker; you still lose an action. Against the neutral character, nobody takes the marker. The Herbalist gives one of your markers to another player, and no Watchman can prevent that.</source>
        <translation>En un conflicto con un rango superior, tu Vigía hace que el otro jugador reciba el marcador de conflicto; aun así, pierdes una acción. Contra el personaje neutral, nadie recibe el marcador. El Herborista da uno de tus marcadores a otro jugador, y ningún Vigía puede impedirlo.</translation>
    </message>
    <message>
        <source>In any other conflict, the lower rank takes a conflict marker. At the start of its turn, the higher rank covers one of the lower rank’s actions with a crest and may carry it out at once; the lower rank loses it.</source>
        <translation>En cualquier otro conflicto, el rango inferior recibe un marcador de conflicto. Al principio de su turno, el rango superior cubre con un blasón una acción del inferior y puede realizarla de inmediato; el inferior la pierde.</translation>
    </message>
    <message>
        <source>Jailer and Scholar</source>
        <translation>Carcelero y Erudito</translation>
    </message>
    <message>
        <source>No markers left</source>
        <translation>Sin marcadores</translation>
    </message>
    <message>
        <source>Once per cycle, you may use the ability of your active subject, the last one in your row, at any time on your own turn. The Gardener and Watchman have their own timing.</source>
        <translation>Una vez por vuelta puedes usar la habilidad de tu súbdito activo, el último de tu fila, en cualquier momento de tu turno. El Jardinero y el Vigía tienen cada uno su propio momento.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Pagar</translation>
    </message>
    <message>
        <source>Recruit and buy</source>
        <translation>Reclutar y comprar</translation>
    </message>
    <message>
        <source>Recruit subject and Buy a building let you take the card on display at a pile. You pay its value, and the money stays at that pile. The card goes to the end of your row of subjects or buildings.</source>
        <translation>Con Reclutar súbdito y Comprar un edificio coges la carta visible de una pila. Su valor es su precio, que se suma al dinero de esa pila. La carta va al final de tu fila de súbditos o de edificios.</translation>
    </message>
    <message>
        <source>Rounds and cycles</source>
        <translation>Rondas y vueltas</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Marino</translation>
    </message>
    <message>
        <source>Same rank</source>
        <translation>Mismo rango</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Settle conflict returns one of your conflict markers to the supply. Pass on conflict gives one of them to another player.</source>
        <translation>Con Resolver conflicto devuelves uno de tus marcadores de conflicto a la reserva. Con Deshacerse de conflicto das uno a otro jugador.</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Take all the money from one pile. If no pile has any, each pile in turn first gets coins worth 2 from the supply, as long as they last: a 2-coin, or two 1-coins once the 2-coins have run out. The money at a pile may not be counted: you see how thick the stack is, not what it is worth.</source>
        <translation>Coges todo el dinero que hay en una de las pilas. Solo si ninguna tiene, las pilas reciben antes, una tras otra, monedas de la reserva por valor de 2, mientras haya. Cada una recibe una moneda de 2, o dos de 1 cuando las de 2 se han agotado. Nadie puede contar el dinero de una pila: se ve su grosor, no su valor.</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Coger dinero</translation>
    </message>
    <message>
        <source>The Carpenter, Market Woman, and Innkeeper give you an extra action; the Farmer lets you carry out one that was stolen from you. Each can be used only when its action is possible.</source>
        <translation>El Carpintero, la Vendedora y el Posadero te dan una acción adicional; el Granjero te permite realizar una que te han robado. Cada uno solo se puede usar cuando su acción es posible.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>El final</translation>
    </message>
    <message>
        <source>The next building that you buy this turn costs 1 less, but never less than 0.</source>
        <translation>El próximo edificio que compres en este turno cuesta 1 menos, pero nunca menos de 0.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation>Trovador</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Orden de los turnos</translation>
    </message>
    <message>
        <source>Turns go from rank A to rank F. If ranks are equal, the player with fewer conflict markers goes first; if still tied, the one whose character has the tie symbol.</source>
        <translation>Los turnos van del rango A al rango F. A igual rango, primero juega quien tenga menos marcadores de conflicto; si tienen los mismos, aquel cuyo personaje lleve el símbolo de empate.</translation>
    </message>
    <message>
        <source>Two characters of the same rank are in conflict, and so are A with D, B with C, C with F, D with E, and E with F. Other ranks leave each other alone.</source>
        <translation>Dos personajes del mismo rango están en conflicto, igual que A con D, B con C, C con F, D con E y E con F. Los demás rangos se dejan en paz.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>Two victims</source>
        <translation>Dos víctimas</translation>
    </message>
    <message>
        <source>Vintner and Miner</source>
        <translation>Viticultor y Minero</translation>
    </message>
    <message>
        <source>Watchman and Herbalist</source>
        <translation>Vigía y Herborista</translation>
    </message>
    <message>
        <source>When a pile runs out, finish the cycle; then the game is over.</source>
        <translation>Cuando una pila se agota, se juega la vuelta hasta el final y la partida acaba.</translation>
    </message>
    <message>
        <source>Who is in conflict</source>
        <translation>Quién está en conflicto</translation>
    </message>
    <message>
        <source>With two players, a neutral character is revealed in each cycle. Any player with its rank, or with the rank it steals from, takes a conflict marker. The neutral character does nothing else.</source>
        <translation>Con dos jugadores se revela en cada vuelta un personaje neutral. Quien tenga su rango, o el rango al que este roba, recibe un marcador de conflicto. El personaje neutral no hace nada más.</translation>
    </message>
    <message>
        <source>You exchange a building or subject with another player. Neither card may belong to a perfect pair, but spare copies of such cards may be exchanged. Both cards go to the ends of their new rows; exchanged subjects are active.</source>
        <translation>Intercambias un edificio o un súbdito con otro jugador. Ninguna de las dos cartas puede formar parte de una pareja perfecta, pero sí se puede intercambiar una copia sobrante. Ambas cartas van al final de sus nuevas filas; los súbditos intercambiados quedan activos.</translation>
    </message>
    <message>
        <source>You exchange any of your cards, even the Troubadour, for a card on display. Your card is then on display on that pile, whatever its type: it is acquired by the action for its own type, and a search does not find it in a pile of the other type.</source>
        <translation>Intercambias cualquiera de tus cartas, incluso el Trovador, por una carta visible. Tu carta pasa a ser la visible de esa pila, sea de la clase que sea. Se obtiene con la acción de su propia clase, y quien busca en una pila de la otra clase no la encuentra.</translation>
    </message>
    <message>
        <source>You look through a pile of subjects or of buildings and may take one card and pay for it. You learn which cards the pile holds, but not in what order; the order of the rest does not change.</source>
        <translation>Miras una pila de súbditos o de edificios y puedes sacar una carta y pagarla. Sabes qué cartas contiene, pero no en qué orden; el orden de las demás no cambia.</translation>
    </message>
    <message>
        <source>You may agree on 2 to 6 games and add up the scores, or play until someone reaches 20, 30, 40, 60, or 100 points, however many games it takes.</source>
        <translation>Podéis acordar de 2 a 6 partidas y sumar las puntuaciones. También podéis jugar hasta que alguien llegue a 20, 30, 40, 60 o 100 puntos, dure las partidas que dure.</translation>
    </message>
    <message>
        <source>You must cover an action if one is left. You need not carry out a stolen action; if you cannot, it is lost. The same goes for the extra actions of subjects.</source>
        <translation>Debes cubrir una acción si queda alguna. No tienes por qué realizar la acción robada, y la pierdes si no es posible. Lo mismo vale para las acciones adicionales de los súbditos.</translation>
    </message>
    <message>
        <source>You pay the exact price with as few coins as possible. If you have only 2-coins for an odd price, you get change from the supply; if it has none, you overpay by 1.</source>
        <translation>Pagas el precio exacto con el menor número posible de monedas. Si solo tienes monedas de 2 para un precio impar, recibes el cambio de la reserva; si no hay cambio, pagas 1 de más.</translation>
    </message>
    <message>
        <source>You take 1 coin from the supply for each of your conflict markers or buildings, as long as the supply lasts. Coins may be changed: if the supply has only 2-coins, you give a 1-coin as change.</source>
        <translation>Coges de la reserva 1 moneda por cada uno de tus marcadores de conflicto (Carcelero) o edificios (Erudito), mientras haya monedas. Se pueden cambiar: si en la reserva solo quedan monedas de 2, devuelves una de 1.</translation>
    </message>
</context>
<context>
    <name>rival-kings/score</name>
    <message>
        <source>Color pairs</source>
        <translation>Parejas del mismo color</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Marcadores de conflicto</translation>
    </message>
    <message>
        <source>Games before this one</source>
        <translation>Partidas anteriores</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Perfect pairs</source>
        <translation>Parejas perfectas</translation>
    </message>
    <message>
        <source>Points: {points}. Perfect pairs: {pairs}, single cards: {singles}</source>
        <translation>Puntos: {points}. Parejas perfectas: {pairs}, cartas sueltas: {singles}</translation>
    </message>
    <message>
        <source>Single cards</source>
        <translation>Cartas sueltas</translation>
    </message>
</context>
<context>
    <name>rival-kings/section</name>
    <message>
        <source>A round</source>
        <translation>Una ronda</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>El final y la puntuación</translation>
    </message>
    <message>
        <source>Subjects and what they do</source>
        <translation>Los súbditos y lo que hacen</translation>
    </message>
    <message>
        <source>Turns and actions</source>
        <translation>Turnos y acciones</translation>
    </message>
</context>
<context>
    <name>rival-kings/table</name>
    <message>
        <source>1-coins in the supply: {number}</source>
        <translation>Monedas de 1 en la reserva: {number}</translation>
    </message>
    <message>
        <source>1-coins: {number}</source>
        <translation>Monedas de 1: {number}</translation>
    </message>
    <message>
        <source>2-coins in the supply: {number}</source>
        <translation>Monedas de 2 en la reserva: {number}</translation>
    </message>
    <message>
        <source>2-coins: {number}</source>
        <translation>Monedas de 2: {number}</translation>
    </message>
    <message>
        <source>A 1-coin</source>
        <translation>Una moneda de 1</translation>
    </message>
    <message>
        <source>A 2-coin</source>
        <translation>Una moneda de 2</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Una carta, boca abajo</translation>
    </message>
    <message>
        <source>A coin at pile {pile}</source>
        <translation>Una moneda en la pila {pile}</translation>
    </message>
    <message>
        <source>A color pair, {card} and {other}: {points}</source>
        <translation>Una pareja del mismo color, {card} y {other}: {points}</translation>
    </message>
    <message>
        <source>A conflict marker</source>
        <translation>Un marcador de conflicto</translation>
    </message>
    <message>
        <source>A perfect pair: {subject} and {building}</source>
        <translation>Una pareja perfecta: {subject} y {building}</translation>
    </message>
    <message>
        <source>A single card, {card}: {points}</source>
        <translation>Una carta suelta, {card}: {points}</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Edificios</translation>
    </message>
    <message>
        <source>Buildings, pile {pile}</source>
        <translation>Edificios, pila {pile}</translation>
    </message>
    <message>
        <source>Characters in {player}’s hand</source>
        <translation>Personajes en la mano de {player}</translation>
    </message>
    <message>
        <source>Conflict markers in the supply: {number}</source>
        <translation>Marcadores de conflicto en la reserva: {number}</translation>
    </message>
    <message>
        <source>Conflict markers: {number}</source>
        <translation>Marcadores de conflicto: {number}</translation>
    </message>
    <message>
        <source>Conflict of equal ranks: {card} and {other}</source>
        <translation>Conflicto entre rangos iguales: {card} y {other}</translation>
    </message>
    <message>
        <source>Conflict: {card} has a higher rank than {other}.</source>
        <translation>Conflicto: {card}, de rango superior, y {other}.</translation>
    </message>
    <message>
        <source>Costs you {price} now; you have only {coins}.</source>
        <translation>Ahora te cuesta {price}; solo tienes {coins}.</translation>
    </message>
    <message>
        <source>Costs you {price} now; you have {coins}.</source>
        <translation>Ahora te cuesta {price}; tienes {coins}.</translation>
    </message>
    <message>
        <source>Missing: {card}, now on display at pile {pile}. It would score {points} more.</source>
        <translation>Falta: {card}, ahora visible en la pila {pile}. Daría {points} más.</translation>
    </message>
    <message>
        <source>Missing: {card}, which is not on display.</source>
        <translation>Falta: {card}, que no está visible en ninguna pila.</translation>
    </message>
    <message>
        <source>Money at pile {pile}</source>
        <translation>Dinero de la pila {pile}</translation>
    </message>
    <message>
        <source>Money at pile {pile}, worth {sum}</source>
        <translation>Dinero de la pila {pile}, por valor de {sum}</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Not dealt</source>
        <translation>Resto</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugados</translation>
    </message>
    <message>
        <source>Points for this pair: {points}</source>
        <translation>Puntos de esta pareja: {points}</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Súbditos</translation>
    </message>
    <message>
        <source>Subjects, pile {pile}</source>
        <translation>Súbditos, pila {pile}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>The active subject: an ability has been used this cycle.</source>
        <translation>El súbdito activo: ya se ha usado una habilidad en esta vuelta.</translation>
    </message>
    <message>
        <source>The active subject: its ability can be used this cycle.</source>
        <translation>El súbdito activo: su habilidad se puede usar en esta vuelta.</translation>
    </message>
    <message>
        <source>drop here: +{points}</source>
        <translation>suelta aquí: +{points}</translation>
    </message>
    <message>
        <source>for sale: +{points}</source>
        <translation>a la venta: +{points}</translation>
    </message>
    <message>
        <source>not for sale</source>
        <translation>no está a la venta</translation>
    </message>
    <message>
        <source>tied on points; fewer markers win, then more money</source>
        <translation>empate a puntos; gana quien tenga menos marcadores y luego más dinero</translation>
    </message>
    <message>
        <source>{action}: can be stolen</source>
        <translation>{action}: se puede robar</translation>
    </message>
    <message>
        <source>{action}: done</source>
        <translation>{action}: hecha</translation>
    </message>
    <message>
        <source>{action}: done or skipped</source>
        <translation>{action}: hecha u omitida</translation>
    </message>
    <message>
        <source>{action}: next</source>
        <translation>{action}: la siguiente</translation>
    </message>
    <message>
        <source>{action}: skipped</source>
        <translation>{action}: omitida</translation>
    </message>
    <message>
        <source>{action}: still to do</source>
        <translation>{action}: aún por hacer</translation>
    </message>
    <message>
        <source>{action}: stolen by {player}</source>
        <translation>{action}: robada por {player}</translation>
    </message>
    <message>
        <source>{card}, rank {rank}, with the tie symbol. Actions: {actions}</source>
        <translation>{card}, rango {rank}, con el símbolo de empate. Acciones: {actions}</translation>
    </message>
    <message>
        <source>{card}, rank {rank}. Actions: {actions}</source>
        <translation>{card}, rango {rank}. Acciones: {actions}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, valor {value}, {type}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, active</source>
        <translation>{card}, valor {value}, {type}, carta activa</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n conflict marker(s)</source>
        <translation>
            <numerusform>{player}: %n marcador de conflicto</numerusform>
            <numerusform>{player}: %n marcadores de conflicto</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {sum} in coins</source>
        <translation>Dinero de {player}: {sum}</translation>
    </message>
    <message>
        <source>{player}’s actions</source>
        <translation>Acciones de {player}</translation>
    </message>
    <message>
        <source>{player}’s buildings</source>
        <translation>Edificios de {player}</translation>
    </message>
    <message>
        <source>{player}’s character</source>
        <translation>Personaje de {player}</translation>
    </message>
    <message>
        <source>{player}’s coins and conflict markers</source>
        <translation>Monedas y marcadores de conflicto de {player}</translation>
    </message>
    <message>
        <source>{player}’s subjects</source>
        <translation>Súbditos de {player}</translation>
    </message>
</context>
<context>
    <name>rival-kings/type</name>
    <message>
        <source>Character</source>
        <translation>Personaje</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Pueblo</translation>
    </message>
</context>
</TS>
