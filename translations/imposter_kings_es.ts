<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>imposter-kings/aid</name>
    <message>
        <source>1 for the round, 1 for an unflipped King, and 1 if a loser still has a card in hand or their Successor.</source>
        <translation>1 punto por la ronda, 1 por un Rey boca arriba y 1 si a un perdedor le queda su Sucesor o alguna carta en la mano.</translation>
    </message>
    <message>
        <source>Both partners score. One unflipped King is enough, and leftover cards count once.</source>
        <translation>Puntúan los dos compañeros: basta un Rey boca arriba, y las cartas restantes cuentan una sola vez.</translation>
    </message>
    <message>
        <source>Cannot be stopped: Queen, Warlord, King’s Hand, Oathbound and its second card, Elder, Zealot.</source>
        <translation>No se pueden detener: Reina, Caudillo, Mano Real, Vasallo y su segunda carta, Anciano y Fanático.</translation>
    </message>
    <message>
        <source>Cards in your Antechamber: play one, ignoring the Throne’s value.</source>
        <translation>Cartas en tu Antecámara: juega una, valga lo que valga el Trono.</translation>
    </message>
    <message>
        <source>Condemned cards: remove one.</source>
        <translation>Cartas condenadas: retira una.</translation>
    </message>
    <message>
        <source>Four players in teams</source>
        <translation>Cuatro jugadores en equipos</translation>
    </message>
    <message>
        <source>If you can do neither, you lose the round.</source>
        <translation>Si tampoco puedes, pierdes la ronda.</translation>
    </message>
    <message>
        <source>Otherwise, play equal or higher, or flip your King.</source>
        <translation>Si no, iguala o supera el Trono, o da la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other; if one loses the round, both do.</source>
        <translation>Los compañeros se sientan frente a frente: si uno pierde la ronda, pierden los dos.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reacciones</translation>
    </message>
    <message>
        <source>The Judge, Soldier, and Assassin affect opponents only.</source>
        <translation>El Juez, el Soldado y el Asesino solo afectan a rivales.</translation>
    </message>
    <message>
        <source>The match goes to 7 points.</source>
        <translation>Se juega a 7 puntos.</translation>
    </message>
    <message>
        <source>Three players: 1 per loser with cards left, and 1 for second place.</source>
        <translation>Tres jugadores: 1 por cada perdedor al que le queden cartas, y 1 para el segundo.</translation>
    </message>
    <message>
        <source>Values 3 to 1</source>
        <translation>Valores 3 a 1</translation>
    </message>
    <message>
        <source>Values 6 to 4</source>
        <translation>Valores 6 a 4</translation>
    </message>
    <message>
        <source>Values 9 to 7</source>
        <translation>Valores 9 a 7</translation>
    </message>
    <message>
        <source>Your turn, in this order</source>
        <translation>Tu turno, en este orden</translation>
    </message>
    <message>
        <source>{value} Assassin: when an opponent flips their King, they lose the round.</source>
        <translation>{value} Asesino: si un rival da la vuelta a su Rey, pierde la ronda.</translation>
    </message>
    <message>
        <source>{value} Elder: may be played on Royalty.</source>
        <translation>{value} Anciano: se puede jugar sobre la Realeza.</translation>
    </message>
    <message>
        <source>{value} Executioner: everyone condemns a card of the named value.</source>
        <translation>{value} Verdugo: todos condenan una carta del valor que digas.</translation>
    </message>
    <message>
        <source>{value} Fool: take a face-up card from the Court.</source>
        <translation>{value} Bufón: coge una carta visible de la Corte.</translation>
    </message>
    <message>
        <source>{value} Herald: choose a new Successor; you may then play a 5 or higher.</source>
        <translation>{value} Heraldo: nuevo Sucesor y, si quieres, juegas otra carta de 5 o más.</translation>
    </message>
    <message>
        <source>{value} Inquisitor: others put the named card into their Antechamber.</source>
        <translation>{value} Inquisidor: quien tenga la carta nombrada la pone en su Antecámara.</translation>
    </message>
    <message>
        <source>{value} Judge: guess a card; if right, put one of yours into your Antechamber.</source>
        <translation>{value} Juez: adivina una carta; si aciertas, pon una tuya en tu Antecámara.</translation>
    </message>
    <message>
        <source>{value} King’s Hand: stops an ability; both cards are Condemned.</source>
        <translation>{value} Mano Real: detiene una habilidad; ambas cartas quedan condenadas.</translation>
    </message>
    <message>
        <source>{value} Mystic: with a Disgraced card in Court, name a number; cards of that value lose their text and count 3.</source>
        <translation>{value} Místico: con una carta deshonrada en la Corte, di un número; las cartas de ese valor pierden su texto y valen 3.</translation>
    </message>
    <message>
        <source>{value} Oathbound: may go on a higher card and disgrace it; then play a second card.</source>
        <translation>{value} Vasallo: puede ir sobre una carta más alta y deshonrarla; luego juegas otra.</translation>
    </message>
    <message>
        <source>{value} Princess: swap a card with another player. Royalty.</source>
        <translation>{value} Princesa: intercambia una carta con otro jugador. Realeza.</translation>
    </message>
    <message>
        <source>{value} Queen: disgraces all other Court cards. Royalty.</source>
        <translation>{value} Reina: deshonra todas las demás cartas de la Corte. Realeza.</translation>
    </message>
    <message>
        <source>{value} Sentry: exchange one of your cards for a non-Royalty Court card.</source>
        <translation>{value} Centinela: cambia una carta de la Corte que no sea Realeza por una de tu mano.</translation>
    </message>
    <message>
        <source>{value} Soldier: name a card; if an opponent has it, +2 and disgrace up to three cards.</source>
        <translation>{value} Soldado: nombra una carta; si la tiene un rival, +2 y deshonras hasta tres cartas.</translation>
    </message>
    <message>
        <source>{value} Spy: look at all Successors; you may make one player replace theirs.</source>
        <translation>{value} Espía: mira todos los Sucesores; puedes hacer que un jugador cambie el suyo.</translation>
    </message>
    <message>
        <source>{value} Warden: with four face-up cards in Court, swap a card with the Accused.</source>
        <translation>{value} Guardián: con cuatro cartas visibles en la Corte, cambia una tuya por el Acusado.</translation>
    </message>
    <message>
        <source>{value} Warlord: with Royalty in Court, counts 1 more in hand and 2 more in Court.</source>
        <translation>{value} Caudillo: con Realeza en la Corte, vale 1 más en la mano y 2 más en la Corte.</translation>
    </message>
    <message>
        <source>{value} Zealot: may go on anything but Royalty if your King is flipped.</source>
        <translation>{value} Fanático: con tu Rey boca abajo, puede ir sobre cualquier carta salvo Realeza.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/card</name>
    <message>
        <source>Also lets its holder choose the first player.</source>
        <translation>Un Rey; quien lo tiene decide además quién empieza la ronda.</translation>
    </message>
    <message>
        <source>Assassin</source>
        <translation>Asesino</translation>
    </message>
    <message>
        <source>Choose a new Successor; then you may take back the Herald and play a card of value 5 or more.</source>
        <translation>Elige un nuevo Sucesor; después puedes recuperar el Heraldo y jugar una carta de valor 5 o más.</translation>
    </message>
    <message>
        <source>Disgraces every other card in Court.</source>
        <translation>Deshonra todas las demás cartas de la Corte.</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Anciano</translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation>Verdugo</translation>
    </message>
    <message>
        <source>Flip it instead of playing a card: disgrace the card on the Throne and take your Successor into your hand.</source>
        <translation>Dale la vuelta en vez de jugar: deshonras la carta del Trono y recuperas tu Sucesor.</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Bufón</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Heraldo</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisidor</translation>
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
        <source>King flipped</source>
        <translation>Rey vuelto</translation>
    </message>
    <message>
        <source>King’s Hand</source>
        <translation>Mano Real</translation>
    </message>
    <message>
        <source>May be played on Royalty.</source>
        <translation>Se puede jugar sobre la Realeza.</translation>
    </message>
    <message>
        <source>May be played on a higher card: disgrace it, then play a second card of any value, which is also immune.</source>
        <translation>Se puede jugar sobre una carta más alta: la deshonra y después juegas otra de cualquier valor, que también es inmune.</translation>
    </message>
    <message>
        <source>May be played on anything but Royalty once your own King is flipped.</source>
        <translation>Con tu Rey boca abajo, se puede jugar sobre cualquier carta salvo Realeza.</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Místico</translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation>Vasallo</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princesa</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Reaction: stops another player’s ability; both cards are Condemned.</source>
        <translation>Reacción: detiene la habilidad de otro jugador; ambas cartas quedan condenadas.</translation>
    </message>
    <message>
        <source>Reaction: when another player flips their King, that player loses the round.</source>
        <translation>Reacción: si otro jugador da la vuelta a su Rey, pierde la ronda.</translation>
    </message>
    <message>
        <source>Royalty: +2</source>
        <translation>Realeza: +2</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>Centinela</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldado</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espía</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Sucesor</translation>
    </message>
    <message>
        <source>Successors</source>
        <translation>Sucesores</translation>
    </message>
    <message>
        <source>True King</source>
        <translation>Rey legítimo</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Guardián</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Caudillo</translation>
    </message>
    <message>
        <source>With Royalty face up in Court: counts 1 more in hand and 2 more in Court.</source>
        <translation>Con Realeza visible en la Corte: vale 1 más en la mano y 2 más en la Corte.</translation>
    </message>
    <message>
        <source>With a Disgraced card in Court, you may disgrace the Mystic and name a number from 1 to 8: cards of that value lose their text and count 3 once played.</source>
        <translation>Con una carta deshonrada en la Corte, puedes deshonrar el Místico y decir un número del 1 al 8: las cartas de ese valor pierden su texto y, ya jugadas, valen 3.</translation>
    </message>
    <message>
        <source>With four face-up cards in Court, you may swap a card from your hand with the Accused.</source>
        <translation>Con cuatro cartas visibles en la Corte puedes cambiar una carta de la mano por el Acusado.</translation>
    </message>
    <message>
        <source>You may disgrace the Sentry to exchange a card from your hand for a Court card that is neither Disgraced nor Royalty.</source>
        <translation>Puedes deshonrar el Centinela y cambiar una carta de la mano por una visible de la Corte que no sea Realeza.</translation>
    </message>
    <message>
        <source>You may disgrace the Spy to look at all Successors and make one player replace theirs.</source>
        <translation>Puedes deshonrar el Espía para mirar todos los Sucesores y hacer que un jugador cambie el suyo.</translation>
    </message>
    <message>
        <source>You may guess a card in an opponent’s hand; if you are right, you may put a card of value 2 or more into your Antechamber.</source>
        <translation>Puedes adivinar una carta de la mano de un rival; si aciertas, puedes poner una carta de valor 2 o más en tu Antecámara.</translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into their Antechamber.</source>
        <translation>Puedes nombrar una carta: los demás que la tengan ponen una copia en su Antecámara.</translation>
    </message>
    <message>
        <source>You may name a card: if an opponent holds it, the Soldier gets +2 and disgraces up to three cards in Court.</source>
        <translation>Puedes nombrar una carta: si un rival la tiene, el Soldado gana +2 y deshonra hasta tres cartas de la Corte.</translation>
    </message>
    <message>
        <source>You may name a number up to the highest in Court: everyone condemns a card of that value from their hand.</source>
        <translation>Puedes decir un número, como máximo el valor más alto de la Corte: todos condenan una carta de la mano con ese valor.</translation>
    </message>
    <message>
        <source>You may swap a card from your hand with another player; you both choose in secret.</source>
        <translation>Puedes intercambiar una carta de la mano con otro jugador; cada uno elige en secreto.</translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court into your hand.</source>
        <translation>Puedes llevarte a la mano otra carta boca arriba de la Corte.</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>Fanático</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>las demás</translation>
    </message>
    <message>
        <source>an ability</source>
        <translation>habilidad</translation>
    </message>
    <message>
        <source>from Court</source>
        <translation>de la Corte</translation>
    </message>
    <message>
        <source>guess a card</source>
        <translation>adivina</translation>
    </message>
    <message>
        <source>if held: +2</source>
        <translation>acierto: +2</translation>
    </message>
    <message>
        <source>mute a value</source>
        <translation>sin texto</translation>
    </message>
    <message>
        <source>name a card</source>
        <translation>nombra carta</translation>
    </message>
    <message>
        <source>name a value</source>
        <translation>di un número</translation>
    </message>
    <message>
        <source>on Royalty</source>
        <translation>en Realeza</translation>
    </message>
    <message>
        <source>play two</source>
        <translation>juega dos</translation>
    </message>
    <message>
        <source>the Accused</source>
        <translation>el Acusado</translation>
    </message>
    <message>
        <source>the Throne</source>
        <translation>el Trono</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>quién sale</translation>
    </message>
    <message>
        <source>who flips</source>
        <translation>la vuelta</translation>
    </message>
    <message>
        <source>with Court</source>
        <translation>con la Corte</translation>
    </message>
    <message>
        <source>with a hand</source>
        <translation>con una mano</translation>
    </message>
</context>
<context>
    <name>imposter-kings/course</name>
    <message>
        <source>1 for the round and 1 for your King: you reach 7 points.</source>
        <translation>1 por la ronda y 1 por tu Rey: llegas a 7 puntos.</translation>
    </message>
    <message>
        <source>1 for the round, 1 for your King, and 1 for the leftover card: 3 points, the most a two-player round can score.</source>
        <translation>1 por la ronda, 1 por tu Rey y 1 por la carta restante: 3 puntos, lo máximo en una ronda de dos jugadores.</translation>
    </message>
    <message>
        <source>A Fool takes a card from the Court, and everyone sees which one.</source>
        <translation>Un Bufón se lleva a la mano una carta de la Corte, y todos ven cuál.</translation>
    </message>
    <message>
        <source>A card nobody can answer</source>
        <translation>La carta sin respuesta</translation>
    </message>
    <message>
        <source>A flipped King has disgraced the Throne: face down, it has no name and counts as 1. Play the card that can go nowhere else.</source>
        <translation>Al dar la vuelta a un Rey se ha deshonrado el Trono: está boca abajo, no tiene nombre y vale 1. Juega la carta que no podría ir en ningún otro.</translation>
    </message>
    <message>
        <source>A flipped King scores no extra point: even if you won this round, you would be one point short.</source>
        <translation>Un Rey boca abajo no da el punto extra: aunque ganaras la ronda, te faltaría un punto.</translation>
    </message>
    <message>
        <source>A player who cannot play loses the round. You have 6 points and need 7. Play a card that your rival cannot match.</source>
        <translation>Quien no puede jugar pierde la ronda. Tienes 6 puntos y necesitas 7. Juega una carta que tu rival no pueda igualar.</translation>
    </message>
    <message>
        <source>A risky flip</source>
        <translation>Peligro al dar la vuelta</translation>
    </message>
    <message>
        <source>All cards are dealt again, your Queen and Sentry included, and your free restart is used up.</source>
        <translation>Se reparte todo de nuevo, incluidas tu Reina y tu Centinela, y has gastado tu nuevo reparto gratis.</translation>
    </message>
    <message>
        <source>An 8 was better than a 9 here. Before you choose, count the cards you have seen.</source>
        <translation>Aquí un 8 era mejor que un 9. Cuenta lo que ya se ha visto antes de elegir.</translation>
    </message>
    <message>
        <source>Antechamber first, then hand or King. Only Condemned cards come before that, and removing one takes your whole turn.</source>
        <translation>Primero la Antecámara, luego la mano o el Rey. Solo las cartas condenadas van antes: retirar una te lleva todo el turno.</translation>
    </message>
    <message>
        <source>Any card goes on a 1. Which one goes nowhere else?</source>
        <translation>Sobre un 1 va cualquier carta. ¿Cuál solo puede ir ahí?</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>Can I stop what my rival does?</source>
        <translation>¿Puedo detener lo que hace mi rival?</translation>
    </message>
    <message>
        <source>Can a low card go on a high one?</source>
        <translation>¿Puede ir una carta baja sobre una alta?</translation>
    </message>
    <message>
        <source>Can flipping my King cost me the round?</source>
        <translation>¿Dar la vuelta a mi Rey puede costarme la ronda?</translation>
    </message>
    <message>
        <source>Choose the Elder or the Inquisitor.</source>
        <translation>Elige el Anciano o el Inquisidor.</translation>
    </message>
    <message>
        <source>Condemned cards come first: removing one is your whole turn. Remove your King’s Hand.</source>
        <translation>Las cartas condenadas van primero: retiras una y no haces nada más en el turno. Retira tu Mano Real.</translation>
    </message>
    <message>
        <source>Disgraced cards</source>
        <translation>Cartas deshonradas</translation>
    </message>
    <message>
        <source>Each of you may have the cards dealt again; once per match, this is free. Yours are good: keep them.</source>
        <translation>Los dos podéis pedir un nuevo reparto; una vez por partida, es gratis. Tus cartas son buenas: quédatelas.</translation>
    </message>
    <message>
        <source>Equal or higher</source>
        <translation>Igual o más alto</translation>
    </message>
    <message>
        <source>Every 9 and the other 8 are gone. Which of your cards can your rival not answer?</source>
        <translation>Los 9 y el otro 8 ya no están. ¿A cuál de tus cartas no puede responder tu rival?</translation>
    </message>
    <message>
        <source>Every copy of the {card} is in Court.</source>
        <translation>Nadie puede tener {card:def}: todas las copias están en la Corte.</translation>
    </message>
    <message>
        <source>Every other 8 and 9 has been seen, so your rival cannot match yours. But one low card can go on Royalty: win now.</source>
        <translation>Ya se han visto los demás 8 y 9, así que tu rival no puede igualar los tuyos. Pero hay una carta baja que puede ir sobre Realeza: gana ahora.</translation>
    </message>
    <message>
        <source>Flip the King.</source>
        <translation>Da la vuelta al Rey.</translation>
    </message>
    <message>
        <source>Flip your King</source>
        <translation>Da la vuelta a tu Rey</translation>
    </message>
    <message>
        <source>Flip your King and look at the Court.</source>
        <translation>Da la vuelta a tu Rey y mira la Corte.</translation>
    </message>
    <message>
        <source>Give the Fool.</source>
        <translation>Da el Bufón.</translation>
    </message>
    <message>
        <source>Here it is: the Assassin strikes as you flip. Save your King.</source>
        <translation>Ahí lo tienes: das la vuelta a tu Rey y el Asesino ataca. Salva a tu Rey.</translation>
    </message>
    <message>
        <source>Hide a Successor: it returns to your hand when you flip your King. Choose a 7 or higher, a card that could then win you the round.</source>
        <translation>Esconde un Sucesor: volverá a tu mano cuando des la vuelta a tu Rey. Elige una carta de 7 o más, que entonces pueda darte la ronda.</translation>
    </message>
    <message>
        <source>High cards go on many Thrones, low ones on few.</source>
        <translation>Las cartas altas sirven para muchos Tronos; las bajas, para pocos.</translation>
    </message>
    <message>
        <source>High cards need no help. Which of yours do?</source>
        <translation>Las cartas altas no necesitan ayuda. ¿Cuáles de las tuyas sí?</translation>
    </message>
    <message>
        <source>Hold on to the King’s Hand and flip your King.</source>
        <translation>Conserva la Mano Real y da la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>How do I know what my rival holds?</source>
        <translation>¿Cómo sé lo que tiene mi rival?</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>¿Cómo gano?</translation>
    </message>
    <message>
        <source>How many points is a round worth?</source>
        <translation>¿Cuántos puntos da una ronda?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Cómo se gana</translation>
    </message>
    <message>
        <source>If someone holds the named card, it goes into their Antechamber and must be played next.</source>
        <translation>Quien tiene la carta nombrada la pone en su Antecámara y debe jugarla en su próximo turno.</translation>
    </message>
    <message>
        <source>Name a card</source>
        <translation>Nombra una carta</translation>
    </message>
    <message>
        <source>Name a card that your rival holds. The answer is always truthful, and there is one card you can be sure of.</source>
        <translation>Nombra una carta que tenga tu rival. La respuesta nunca miente, y hay una carta que seguro que tiene.</translation>
    </message>
    <message>
        <source>Name the Sentry.</source>
        <translation>Nombra el Centinela.</translation>
    </message>
    <message>
        <source>Name yourself.</source>
        <translation>Nómbrate a ti.</translation>
    </message>
    <message>
        <source>No card is worth more than 9, and the other 9 is out of play as the Accused.</source>
        <translation>Ninguna carta vale más de 9, y el otro 9 está apartado: es el Acusado.</translation>
    </message>
    <message>
        <source>No. Your rival does not hold the {card}. But you did see another card taken.</source>
        <translation>No: tu rival no tiene {card:def}. Pero sí has visto cómo cogía otra carta.</translation>
    </message>
    <message>
        <source>Nobody sees it there, and nobody can guess it.</source>
        <translation>Ahí nadie lo ve, y nadie puede adivinarlo.</translation>
    </message>
    <message>
        <source>None of your cards can go on a 9: flip your King. Then watch which card your rival takes from the Court.</source>
        <translation>Ninguna carta tuya se puede jugar sobre un 9: da la vuelta a tu Rey. Después fíjate en qué carta coge tu rival de la Corte.</translation>
    </message>
    <message>
        <source>Nothing happened. The Inquisitor and your King’s Hand are both Condemned, each in front of its owner.</source>
        <translation>No ha pasado nada. El Inquisidor y tu Mano Real quedan condenados, cada carta ante su dueño.</translation>
    </message>
    <message>
        <source>Now play the second card, of any value. Pick one that your rival cannot answer.</source>
        <translation>Ahora la segunda carta, de cualquier valor. Que sea una a la que tu rival no pueda responder.</translation>
    </message>
    <message>
        <source>Now your King’s Hand is in Court. If an Assassin strikes when you flip, nothing stops it.</source>
        <translation>Ahora tu Mano Real está en la Corte. Si un Asesino ataca cuando des la vuelta a tu Rey, nada lo detendrá.</translation>
    </message>
    <message>
        <source>Now your rival can play their last card, the {card}. Once it is gone, the round is worth only 2 points to you.</source>
        <translation>Tu rival puede jugar ahora {card:def}, su última carta. Si ya no le queda ninguna, la ronda solo te da 2 puntos.</translation>
    </message>
    <message>
        <source>On your turn, play one card onto the Throne. You begin and the Court is empty, so any card will do: choose one that will be hard to play later.</source>
        <translation>En tu turno juegas una carta en el Trono. Empiezas tú y, con la Corte vacía, vale cualquiera: elige una que después sea difícil de jugar.</translation>
    </message>
    <message>
        <source>One more card leaves the round, unseen. Part with one that will be hard to play.</source>
        <translation>Otra carta de tu mano queda fuera de la ronda, sin que nadie la vea. Despídete de una difícil de jugar.</translation>
    </message>
    <message>
        <source>Only a King’s Hand stops an Assassin. You will want to flip sooner or later: do it while you still hold your King’s Hand.</source>
        <translation>Solo una Mano Real detiene a un Asesino. Tarde o temprano querrás dar la vuelta a tu Rey: hazlo mientras conserves tu Mano Real.</translation>
    </message>
    <message>
        <source>Only one Elder has been seen. Where could the other be?</source>
        <translation>Solo se ha visto un Anciano. ¿Dónde puede estar el otro?</translation>
    </message>
    <message>
        <source>Play a Soldier.</source>
        <translation>Juega un Soldado.</translation>
    </message>
    <message>
        <source>Play a card worth at least as much as the Throne. Both of yours are: keep the one that can still answer your rival.</source>
        <translation>Juega una carta que valga al menos tanto como el Trono. Te sirven las dos: guarda la que luego pueda responder a tu rival.</translation>
    </message>
    <message>
        <source>Play the Fool or the Elder.</source>
        <translation>Juega el Bufón o el Anciano.</translation>
    </message>
    <message>
        <source>Play the Fool.</source>
        <translation>Juega el Bufón.</translation>
    </message>
    <message>
        <source>Play the King’s Hand, an 8.</source>
        <translation>Juega la Mano Real, un 8.</translation>
    </message>
    <message>
        <source>Play the King’s Hand.</source>
        <translation>Juega la Mano Real.</translation>
    </message>
    <message>
        <source>Play the Mystic, the Queen, or the Oathbound.</source>
        <translation>Juega el Místico, la Reina o el Vasallo.</translation>
    </message>
    <message>
        <source>Play the Oathbound.</source>
        <translation>Juega el Vasallo.</translation>
    </message>
    <message>
        <source>Play the Warlord.</source>
        <translation>Juega el Caudillo.</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reacciones</translation>
    </message>
    <message>
        <source>Read what your cards say. One of them asks whether an opponent holds a certain card.</source>
        <translation>Lee tus cartas: una permite preguntar si un rival tiene cierta carta.</translation>
    </message>
    <message>
        <source>Read your 6.</source>
        <translation>Lee tu 6.</translation>
    </message>
    <message>
        <source>Read your cards: one of them mentions Royalty.</source>
        <translation>Lee tus cartas: una menciona la Realeza.</translation>
    </message>
    <message>
        <source>Remove the Elder or the Inquisitor.</source>
        <translation>Retira el Anciano o el Inquisidor.</translation>
    </message>
    <message>
        <source>Right: the Soldier now counts 7, and you may disgrace up to three cards. The Judge and the Inquisitor name cards, too.</source>
        <translation>Correcto: el Soldado vale ahora 7 y puedes deshonrar hasta tres cartas. Con el Juez y el Inquisidor también nombras una carta.</translation>
    </message>
    <message>
        <source>Rule out the Accused, your own hand, and every card in Court, face-down ones included.</source>
        <translation>Excluye el Acusado, tu mano y todas las cartas de la Corte, incluso las que están boca abajo.</translation>
    </message>
    <message>
        <source>Some cards break this rule and say so. Royalty is on the Throne: find the low card that can go on it without flipping your King.</source>
        <translation>Algunas cartas rompen la regla y lo dicen. Hay Realeza en el Trono: busca la carta baja que puede ir ahí sin dar la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>Some cards let you name a card: if a rival holds it, you benefit. Play one of those now.</source>
        <translation>Algunas cartas te permiten nombrar otra: si la tiene un rival, sales ganando. Juega ahora una de ellas.</translation>
    </message>
    <message>
        <source>Spend the Oathbound, a 6, and keep the 8.</source>
        <translation>Gasta el Vasallo, un 6, y guarda el 8.</translation>
    </message>
    <message>
        <source>Take the Sentry or the Warlord.</source>
        <translation>Coge el Centinela o el Caudillo.</translation>
    </message>
    <message>
        <source>That lowers the Throne, but it costs you your King when a low card would have been enough.</source>
        <translation>Así baja el Trono, pero gastas tu Rey cuando bastaba una carta baja.</translation>
    </message>
    <message>
        <source>The Accused</source>
        <translation>El Acusado</translation>
    </message>
    <message>
        <source>The Accused is face up beside the Court: nobody holds it. Your Inquisitor names a card: choose one that your rival may hold.</source>
        <translation>El Acusado está a la vista junto a la Corte: nadie lo tiene. Tu Inquisidor te deja nombrar una carta: elige una que tu rival pueda tener.</translation>
    </message>
    <message>
        <source>The Condemned card is face down in front of you.</source>
        <translation>La carta condenada está boca abajo ante ti.</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty.</source>
        <translation>El Anciano se puede jugar sobre la Realeza.</translation>
    </message>
    <message>
        <source>The Fool takes another card from the Court into your hand, but not a Disgraced one. Take one worth 7 or more.</source>
        <translation>Con el Bufón te llevas a la mano otra carta de la Corte que no esté deshonrada. Coge una que valga 7 o más.</translation>
    </message>
    <message>
        <source>The King’s Hand is not Royalty: play it.</source>
        <translation>La Mano Real no es Realeza: juégala.</translation>
    </message>
    <message>
        <source>The Mystic, Sentry, and Queen are worth 7 or more: keep your cards.</source>
        <translation>El Místico, el Centinela y la Reina valen 7 o más: conserva tu mano.</translation>
    </message>
    <message>
        <source>The Princess is face down. What else is high?</source>
        <translation>La Princesa está boca abajo. ¿Qué otra carta es alta?</translation>
    </message>
    <message>
        <source>The Queen is a good Successor.</source>
        <translation>La Reina es un buen Sucesor.</translation>
    </message>
    <message>
        <source>The Queen remains the Accused, and nobody gets to play her.</source>
        <translation>La Reina sigue siendo el Acusado, y nadie podrá jugarla.</translation>
    </message>
    <message>
        <source>The Queen, Soldier, Sentry, Spy, and Mystic disgrace cards, too: read them when you get them.</source>
        <translation>También la Reina, el Soldado, el Centinela, el Espía y el Místico deshonran cartas: lee su texto cuando te toquen.</translation>
    </message>
    <message>
        <source>The Sentry has not been seen: name it.</source>
        <translation>Aún no se ha visto el Centinela: nómbralo.</translation>
    </message>
    <message>
        <source>The Soldier remains a 5, though you know one of your rival’s cards.</source>
        <translation>El Soldado se queda en 5, y eso que conoces una carta de tu rival.</translation>
    </message>
    <message>
        <source>The Throne is a 9, and your King is flipped. Play the card that disgraces a higher one and is followed by a second card.</source>
        <translation>El Trono es un 9, y tu Rey está boca abajo. Juega la carta que deshonra una más alta y te deja jugar otra.</translation>
    </message>
    <message>
        <source>The Throne is back down to 3. The Zealot, Oathbound, and Warlord break the rule in their own ways.</source>
        <translation>El Trono vuelve a valer 3. El Fanático, el Vasallo y el Caudillo rompen la regla, cada uno a su manera.</translation>
    </message>
    <message>
        <source>The Throne is face down and counts as 1. The Successor you hid before the round is now in your hand.</source>
        <translation>El Trono está boca abajo y vale 1. Tu Sucesor, escondido antes de la ronda, está ya en tu mano.</translation>
    </message>
    <message>
        <source>The Throne is now worth only 3, which your rival can easily answer, and your Oathbound and King’s Hand go unused.</source>
        <translation>Ahora el Trono solo vale 3, y no has usado tu Vasallo ni tu Mano Real: tu rival responderá sin problemas.</translation>
    </message>
    <message>
        <source>The Throne is now worth {throne}, too much for the {card} you keep. If your rival answers, you have no play.</source>
        <translation>El Trono vale ahora {throne}, y con {card:def} que guardas no llegas. Si tu rival responde, no podrás jugar nada.</translation>
    </message>
    <message>
        <source>The Throne is worth 8, and none of your cards can go there. You have not lost yet: flip your King instead of playing a card.</source>
        <translation>El Trono vale 8, y ninguna carta tuya sirve. Aún no has perdido: da la vuelta a tu Rey en vez de jugar.</translation>
    </message>
    <message>
        <source>The Throne is worth 8. Your Antechamber comes before your hand and your King: play the card from there.</source>
        <translation>El Trono vale 8. Tu Antecámara va antes que tu mano y tu Rey: juega la carta que hay ahí.</translation>
    </message>
    <message>
        <source>The Throne was already worth 1: you have used up your King for nothing but the Successor.</source>
        <translation>El Trono ya valía 1: has gastado tu Rey solo por el Sucesor.</translation>
    </message>
    <message>
        <source>The Throne will soon be higher. Which cards will be too low then?</source>
        <translation>Pronto el Trono estará más alto. ¿Qué cartas serán entonces demasiado bajas?</translation>
    </message>
    <message>
        <source>The card in your Antechamber is face up in front of you.</source>
        <translation>La carta de tu Antecámara está a la vista ante ti.</translation>
    </message>
    <message>
        <source>The card you gave is now the Accused. With two players, there is no Warden, so the Accused never changes.</source>
        <translation>La carta que has dado es ahora el Acusado. Con dos jugadores no hay Guardián, y el Acusado ya no cambia.</translation>
    </message>
    <message>
        <source>The flip succeeds after all. The Assassin and the King’s Hand are Condemned.</source>
        <translation>Al final sí se da la vuelta al Rey. El Asesino y la Mano Real quedan condenados.</translation>
    </message>
    <message>
        <source>The flip succeeds: the Throne is worth 1, your rival takes their Successor into hand, and the round goes on.</source>
        <translation>Tu rival da la vuelta a su Rey y recupera su Sucesor: el Trono vale 1, y la ronda sigue.</translation>
    </message>
    <message>
        <source>The other 8 and both 9s have been seen, and so have the Zealot and the other Oathbound, which break the rule.</source>
        <translation>Ya has visto el otro 8 y los dos 9, y también el Fanático y el otro Vasallo, que se saltan la regla.</translation>
    </message>
    <message>
        <source>The round is worth 1 more if your rival has a card left at the end. You need 3 points: win while they still hold it.</source>
        <translation>La ronda da 1 punto más si a tu rival le queda alguna carta al final. Necesitas 3: gana mientras aún la tenga.</translation>
    </message>
    <message>
        <source>The round is yours. Played onto the Throne, the Assassin would have been a plain 2.</source>
        <translation>La ronda es tuya. Jugado sobre el Trono, el Asesino habría sido un simple 2.</translation>
    </message>
    <message>
        <source>The {card} counts only {value}. A higher card is face up in Court.</source>
        <translation>{card:Def} solo vale {value}. En la Corte hay una carta visible más alta.</translation>
    </message>
    <message>
        <source>The {card} counts {value} and can go on higher Thrones, too. Only now can your 1 be played.</source>
        <translation>{card:Def} vale {value} y también sirve para Tronos más altos. Tu 1 solo se puede jugar ahora.</translation>
    </message>
    <message>
        <source>The {card} counts {value}. When you flip your King, you will want more than that.</source>
        <translation>{card:Def} vale {value}. Cuando des la vuelta a tu Rey, querrás más que eso.</translation>
    </message>
    <message>
        <source>The {card} counts {value}. You hold lower cards, which will be harder to play.</source>
        <translation>{card:Def} vale {value}. Tienes cartas más bajas, y serán más difíciles de jugar.</translation>
    </message>
    <message>
        <source>The {card} counts {value}: from your hand, it can go on many Thrones. Your low cards rarely can.</source>
        <translation>{card:Def} vale {value}: desde la mano ya sirve para muchos Tronos. Tus cartas bajas, casi nunca.</translation>
    </message>
    <message>
        <source>The {card} counts {value}: it can still go on a higher Throne later. Your lowest cards cannot.</source>
        <translation>{card:Def} vale {value}: más tarde aún servirá para un Trono más alto. Tus cartas más bajas, no.</translation>
    </message>
    <message>
        <source>The {card} does not let you name a card.</source>
        <translation>{card:Def} no te deja nombrar cartas.</translation>
    </message>
    <message>
        <source>The {card} is the Accused, so nobody holds it.</source>
        <translation>El Acusado es {card:def}: nadie tiene esa carta.</translation>
    </message>
    <message>
        <source>Then nothing happens, and your rival keeps every card.</source>
        <translation>Entonces no pasa nada, y tu rival conserva todas sus cartas.</translation>
    </message>
    <message>
        <source>Then your rival begins and plays any card onto the empty Court, and you must match it.</source>
        <translation>Entonces empieza tu rival, juega cualquier carta en la Corte vacía, y tú tienes que igualarla.</translation>
    </message>
    <message>
        <source>Three of your cards are worth 5 or more.</source>
        <translation>Tres de tus cartas valen 5 o más.</translation>
    </message>
    <message>
        <source>Two cards in one turn, and the round is yours.</source>
        <translation>Dos cartas en un turno, y la ronda es tuya.</translation>
    </message>
    <message>
        <source>Until then, it is not in your hand: you cannot play it or react with it.</source>
        <translation>Hasta entonces no está en tu mano: no puedes jugarlo ni reaccionar con él.</translation>
    </message>
    <message>
        <source>Use your King’s Hand.</source>
        <translation>Usa tu Mano Real.</translation>
    </message>
    <message>
        <source>What a round is worth</source>
        <translation>Cuánto vale una ronda</translation>
    </message>
    <message>
        <source>What did the Fool take?</source>
        <translation>¿Qué cogió el Bufón?</translation>
    </message>
    <message>
        <source>What does my King do?</source>
        <translation>¿Qué hace mi Rey?</translation>
    </message>
    <message>
        <source>What does this card do?</source>
        <translation>¿Qué hace esta carta?</translation>
    </message>
    <message>
        <source>What is a face-down card worth?</source>
        <translation>¿Cuánto vale una carta boca abajo?</translation>
    </message>
    <message>
        <source>What is the Antechamber?</source>
        <translation>¿Qué es la Antecámara?</translation>
    </message>
    <message>
        <source>What is the Successor for?</source>
        <translation>¿Para qué sirve el Sucesor?</translation>
    </message>
    <message>
        <source>What may I do on my turn, and in what order?</source>
        <translation>¿Qué puedo hacer en mi turno, y en qué orden?</translation>
    </message>
    <message>
        <source>What may I play now?</source>
        <translation>¿Qué puedo jugar ahora?</translation>
    </message>
    <message>
        <source>When is a round over?</source>
        <translation>¿Cuándo termina una ronda?</translation>
    </message>
    <message>
        <source>When is the match over?</source>
        <translation>¿Cuándo termina la partida?</translation>
    </message>
    <message>
        <source>Which card do I hide as my Successor?</source>
        <translation>¿Qué carta escondo como Sucesor?</translation>
    </message>
    <message>
        <source>Which card is best to play?</source>
        <translation>¿Qué carta conviene jugar?</translation>
    </message>
    <message>
        <source>Why is a card face up beside the Court?</source>
        <translation>¿Por qué hay una carta a la vista junto a la Corte?</translation>
    </message>
    <message>
        <source>Why must I remove a card on my turn?</source>
        <translation>¿Por qué tengo que retirar una carta en mi turno?</translation>
    </message>
    <message>
        <source>With three or four players, a Warden can swap one of your cards with the Accused. Here, the Accused is the Queen: trade a low card for her.</source>
        <translation>Con tres o cuatro jugadores, un Guardián puede cambiar una carta de la mano por el Acusado. Aquí el Acusado es la Reina: consíguela a cambio de una carta baja.</translation>
    </message>
    <message>
        <source>You act on your rival’s turn with the two cards that let you.</source>
        <translation>Actúas en el turno de tu rival con las dos cartas que lo permiten.</translation>
    </message>
    <message>
        <source>You can stay in the round even when none of your cards can go on the Throne.</source>
        <translation>Sigues en la ronda aunque no puedas jugar ninguna carta en el Trono.</translation>
    </message>
    <message>
        <source>You choose your Successor and the card to remove.</source>
        <translation>Eliges tu Sucesor y la carta que retiras.</translation>
    </message>
    <message>
        <source>You could play a card or flip your King. Which keeps the extra point?</source>
        <translation>Puedes jugar o dar la vuelta a tu Rey. ¿Con qué conservas el punto extra?</translation>
    </message>
    <message>
        <source>You count what is left and choose the card that ends the round.</source>
        <translation>Cuentas lo que queda y eliges la carta que acaba la ronda.</translation>
    </message>
    <message>
        <source>You flip your King at a safe moment.</source>
        <translation>Das la vuelta a tu Rey cuando no hay peligro.</translation>
    </message>
    <message>
        <source>You get the Queen but give away the {card}, which counts {value}. A low card would do.</source>
        <translation>Consigues la Reina, pero das {card:def}, que vale {value}. Bastaba con una carta baja.</translation>
    </message>
    <message>
        <source>You have not seen the Assassin, and your rival may hold it. Do not flip your King while you can play a card.</source>
        <translation>No has visto el Asesino, y tu rival puede tenerlo. No des la vuelta a tu Rey mientras puedas jugar una carta.</translation>
    </message>
    <message>
        <source>You hold the Assassin: show it.</source>
        <translation>Tienes el Asesino: muéstralo.</translation>
    </message>
    <message>
        <source>You hold the King’s Hand: use it.</source>
        <translation>Tienes la Mano Real: úsala.</translation>
    </message>
    <message>
        <source>You hold the True King, so you name who begins. Begin the round yourself: on the empty Court, you can get rid of a low card.</source>
        <translation>Tienes el Rey legítimo: tú decides quién empieza. Empieza tú: en la Corte vacía te libras de una carta baja.</translation>
    </message>
    <message>
        <source>You hold the {card} yourself, and there is only one.</source>
        <translation>Tú tienes {card:def}, y no hay otra copia.</translation>
    </message>
    <message>
        <source>You know what a face-down card is worth and put that to use.</source>
        <translation>Sabes cuánto vale una carta boca abajo y lo aprovechas.</translation>
    </message>
    <message>
        <source>You know what you may do on your turn and what comes first.</source>
        <translation>Sabes qué puedes hacer en tu turno y qué va primero.</translation>
    </message>
    <message>
        <source>You know when a round is worth 1, 2, or 3 points.</source>
        <translation>Sabes cuándo una ronda vale 1, 2 o 3 puntos.</translation>
    </message>
    <message>
        <source>You know which cards can go on the Throne, and you keep one for your next turn.</source>
        <translation>Sabes qué cartas puedes jugar en el Trono y guardas una para tu próximo turno.</translation>
    </message>
    <message>
        <source>You know which cards nobody can hold.</source>
        <translation>Sabes qué cartas no puede tener nadie en la mano.</translation>
    </message>
    <message>
        <source>You remember what you saw and name it at the right time.</source>
        <translation>Recuerdas lo que viste y lo nombras en el momento justo.</translation>
    </message>
    <message>
        <source>You take nothing, though good cards are face up in Court.</source>
        <translation>No coges nada, aunque hay buenas cartas visibles en la Corte.</translation>
    </message>
    <message>
        <source>You win a round, and with it the match.</source>
        <translation>Ganas una ronda y, con ella, la partida.</translation>
    </message>
    <message>
        <source>Your Antechamber is now empty: on your next turn, you must match or beat the Throne.</source>
        <translation>Ya no te espera nada en la Antecámara: en tu próximo turno tendrás que igualar o superar el Trono.</translation>
    </message>
    <message>
        <source>Your Judge guessed right: put a card into your Antechamber. Next turn, it can go on any Throne, so choose one that is otherwise hard to play.</source>
        <translation>Tu Juez ha acertado: pon una carta en tu Antecámara. En tu próximo turno podrás jugarla sobre cualquier Trono, así que elige una difícil de jugar de otro modo.</translation>
    </message>
    <message>
        <source>Your King lies in front of you. You may flip it once per round.</source>
        <translation>Tu Rey está ante ti. Puedes darle la vuelta una vez por ronda.</translation>
    </message>
    <message>
        <source>Your Queen goes into your Antechamber, and you must play her next turn, like it or not.</source>
        <translation>Tu Reina va a tu Antecámara, y tendrás que jugarla en el próximo turno, quieras o no.</translation>
    </message>
    <message>
        <source>Your Successor is the Queen, a 9.</source>
        <translation>Tu Sucesor es la Reina, un 9.</translation>
    </message>
    <message>
        <source>Your last card counts 8, too.</source>
        <translation>Tu última carta también vale 8.</translation>
    </message>
    <message>
        <source>Your lowest card costs you the least.</source>
        <translation>Tu carta más baja es la que menos te cuesta.</translation>
    </message>
    <message>
        <source>Your rival answers with a card at least as high. Which of yours will still be high enough then?</source>
        <translation>Tu rival responderá con una carta igual o más alta. ¿Cuál de las tuyas será entonces lo bastante alta?</translation>
    </message>
    <message>
        <source>Your rival answers with the Elder, which may be played on Royalty.</source>
        <translation>Tu rival responde con el Anciano, que se puede jugar sobre la Realeza.</translation>
    </message>
    <message>
        <source>Your rival can still answer: the {card} counts {value}, and equal or higher is enough.</source>
        <translation>Tu rival aún puede responder: {card:def} vale {value}, y con igualar el Trono basta.</translation>
    </message>
    <message>
        <source>Your rival did hold the Assassin. Flip only after it has been seen, or when you must.</source>
        <translation>Tu rival sí tenía el Asesino. Da la vuelta a tu Rey solo cuando el Asesino ya haya salido o cuando no quede otra.</translation>
    </message>
    <message>
        <source>Your rival flips their King. If you hold the Assassin, you may strike now and make the flip fail: win the round.</source>
        <translation>Tu rival da la vuelta a su Rey. Si tienes el Asesino, puedes atacar ahora para impedírselo: gana la ronda.</translation>
    </message>
    <message>
        <source>Your rival has already flipped their King and has no play: the round is yours.</source>
        <translation>Tu rival ya ha dado la vuelta a su Rey y no puede jugar nada: la ronda es tuya.</translation>
    </message>
    <message>
        <source>Your rival has an 8 left. What beats it?</source>
        <translation>A tu rival le queda un 8. ¿Qué lo supera?</translation>
    </message>
    <message>
        <source>Your rival has no cards left. A round is worth 1 point, and 1 more if your King is not flipped. You need 2: win now.</source>
        <translation>A tu rival no le quedan cartas. Una ronda da 1 punto, y 1 más con tu Rey boca arriba. Necesitas 2: gana ahora.</translation>
    </message>
    <message>
        <source>Your rival has no play and loses the round. You are the first to reach 7 points and win the match.</source>
        <translation>Tu rival no puede jugar nada y ha perdido la ronda. Llegas antes a 7 puntos y ganas la partida.</translation>
    </message>
    <message>
        <source>Your rival has one card left. Make the Throne as high as you can.</source>
        <translation>A tu rival le queda una carta. Sube el Trono cuanto puedas.</translation>
    </message>
    <message>
        <source>Your rival has played an 8. Equal is enough: answer it.</source>
        <translation>Tu rival ha jugado un 8. Con igualar basta: responde.</translation>
    </message>
    <message>
        <source>Your rival plays next. Stopping an ability costs each of you a card and a turn.</source>
        <translation>Ahora juega tu rival. Detener una habilidad os cuesta a ambos una carta y un turno.</translation>
    </message>
    <message>
        <source>Your rival raised the Throne to 7. Now your Successor helps: play a card that your rival cannot answer.</source>
        <translation>Tu rival ha subido el Trono a 7. Ahora te ayuda tu Sucesor: juega una carta a la que tu rival no pueda responder.</translation>
    </message>
    <message>
        <source>Your rival removes a card, too, and one more was removed after the deal: nobody knows all three.</source>
        <translation>Tu rival también retira una, y otra se retiró al repartir: nadie conoce las tres.</translation>
    </message>
    <message>
        <source>Your rival shows the Assassin: the flip fails, and you lose the round.</source>
        <translation>Tu rival muestra el Asesino: no logras dar la vuelta a tu Rey y pierdes la ronda.</translation>
    </message>
    <message>
        <source>Your rival’s Inquisitor names your Queen: she would go into your Antechamber. A King’s Hand can stop an ability: keep your Queen.</source>
        <translation>El Inquisidor de tu rival nombra tu Reina: iría a tu Antecámara. Una Mano Real detiene habilidades: conserva tu Reina.</translation>
    </message>
    <message>
        <source>Your rival’s last card is too low, and their King is already flipped: the round is yours.</source>
        <translation>La última carta de tu rival es demasiado baja, y su Rey ya está boca abajo: la ronda es tuya.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Your turn is over, and your other cards are still good for later.</source>
        <translation>Tu turno ha terminado, y las demás cartas te servirán después.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/examples</name>
    <message>
        <source>5 + 2 = 7</source>
        <translation>5 + 2 = 7</translation>
    </message>
    <message>
        <source>7 + 2 = 9</source>
        <translation>7 + 2 = 9</translation>
    </message>
    <message>
        <source>A Mystic has named 8. In hand, the Sentry still counts 8 and may follow the Warlord, but on the Throne it counts only 3 and has no ability.</source>
        <translation>Un Místico ha dicho 8. En la mano, el Centinela sigue valiendo 8 y puede ir sobre el Caudillo, pero en el Trono solo vale 3 y no hace nada.</translation>
    </message>
    <message>
        <source>A flipped King has disgraced the Princess. The Throne is worth 1 and is no longer Royalty: any card may follow, even the Fool.</source>
        <translation>Al dar la vuelta a un Rey se ha deshonrado la Princesa. El Trono vale 1 y ya no es Realeza: se puede jugar cualquier carta, incluso el Bufón.</translation>
    </message>
    <message>
        <source>An opponent held the named card, so the Soldier counts 7. Its player has also disgraced the Judge below it and could have disgraced two more cards.</source>
        <translation>Un rival tenía la carta nombrada: el Soldado vale 7. Quien lo jugó ha deshonrado además el Juez que está debajo, y podía haber deshonrado dos cartas más.</translation>
    </message>
    <message>
        <source>Be the last one able to play: a player who can neither play a card nor flip their King loses the round. With three players, the others play on.</source>
        <translation>Aguanta más que los demás: quien no puede jugar una carta ni dar la vuelta a su Rey pierde la ronda. Con tres jugadores, los otros dos siguen.</translation>
    </message>
    <message>
        <source>Condemned</source>
        <translation>condenada</translation>
    </message>
    <message>
        <source>The Elder came from the Antechamber, so it could go on a Sentry, an 8. The next player needs only a 3 or higher.</source>
        <translation>El Anciano venía de la Antecámara, así que pudo ir sobre un Centinela, un 8. Al siguiente jugador le basta con un 3 o más.</translation>
    </message>
    <message>
        <source>The Elder may follow the Princess, a 9. It could not follow a King’s Hand, though that is only an 8. Royalty covered by another card would not help it, either.</source>
        <translation>El Anciano puede ir sobre la Princesa, un 9. No podría ir sobre una Mano Real, aunque solo es un 8. Tampoco le serviría una Realeza tapada por otra carta.</translation>
    </message>
    <message>
        <source>The Inquisitor was played on the Elder and stopped. It leaves the Court, and the Elder is the Throne again: the next player must play 3 or higher, not 4.</source>
        <translation>El Inquisidor se jugó sobre el Anciano y lo detuvieron. Sale de la Corte, y el Anciano vuelve a ser el Trono: ahora hay que jugar un 3 o más, no un 4.</translation>
    </message>
    <message>
        <source>The Oathbound was played on the Queen and disgraced her. A second card had to follow at once, and it could be as low as the Fool.</source>
        <translation>El Vasallo se jugó sobre la Reina y la deshonró. Había que jugar enseguida una segunda carta, y podía ser tan baja como el Bufón.</translation>
    </message>
    <message>
        <source>The Princess is face up in Court, though not on the Throne. So the Warlord counted 8 in hand and could follow the Sentry; in Court, it counts 9.</source>
        <translation>La Princesa está boca arriba en la Corte, aunque no en el Trono. Por eso el Caudillo valía 8 en la mano y pudo ir sobre el Centinela; en la Corte vale 9.</translation>
    </message>
    <message>
        <source>The Throne is worth 7. Equal is enough, so the Mystic may follow; so may the Sentry, but not the Judge.</source>
        <translation>El Trono vale 7. Con igualar basta: se puede jugar el Místico, y también el Centinela, pero no el Juez.</translation>
    </message>
    <message>
        <source>The winner of a round scores 1 point, plus more for an unflipped King and for cards the losers have left. The match ends when someone has 7 points, and the highest score wins.</source>
        <translation>Quien gana la ronda recibe 1 punto, y alguno más por un Rey boca arriba y por las cartas que les queden a los perdedores. La partida acaba cuando alguien llega a 7 puntos, y gana quien tenga más.</translation>
    </message>
    <message>
        <source>Throne</source>
        <translation>Trono</translation>
    </message>
    <message>
        <source>You win the round, your King is not flipped, and your rival has two cards left. That makes 3 points: one rival’s leftover cards count only once.</source>
        <translation>Ganas la ronda, tu Rey está boca arriba y a tu rival le quedan dos cartas. Son 3 puntos: las cartas que le quedan a un rival cuentan una sola vez.</translation>
    </message>
    <message>
        <source>cards left: +1</source>
        <translation>quedan: 1 más</translation>
    </message>
    <message>
        <source>counts 1</source>
        <translation>vale 1</translation>
    </message>
    <message>
        <source>counts 3</source>
        <translation>vale 3</translation>
    </message>
    <message>
        <source>disgraced</source>
        <translation>deshonrada</translation>
    </message>
    <message>
        <source>may follow</source>
        <translation>puede ir</translation>
    </message>
    <message>
        <source>too low</source>
        <translation>demasiado baja</translation>
    </message>
    <message>
        <source>yours: +1</source>
        <translation>el tuyo: 1 más</translation>
    </message>
</context>
<context>
    <name>imposter-kings/fault</name>
    <message>
        <source>Choosing the wrong player or card for an ability</source>
        <translation>Elegir mal para una habilidad</translation>
    </message>
    <message>
        <source>Flipping the King too early</source>
        <translation>Dar la vuelta al Rey demasiado pronto</translation>
    </message>
    <message>
        <source>Flipping the King too late</source>
        <translation>Dar la vuelta al Rey demasiado tarde</translation>
    </message>
    <message>
        <source>Giving away the wrong card</source>
        <translation>Dar la carta equivocada</translation>
    </message>
    <message>
        <source>Guessing the wrong card or number</source>
        <translation>Adivinar mal la carta o el número</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Dejar habilidades sin usar</translation>
    </message>
    <message>
        <source>Missing a useful reaction</source>
        <translation>No reaccionar cuando conviene</translation>
    </message>
    <message>
        <source>Playing the wrong card</source>
        <translation>Jugar la carta equivocada</translation>
    </message>
    <message>
        <source>Poor choices during setup</source>
        <translation>Elegir mal en la preparación</translation>
    </message>
    <message>
        <source>Reacting when it did not pay</source>
        <translation>Reaccionar cuando no conviene</translation>
    </message>
    <message>
        <source>Using abilities when they did not pay</source>
        <translation>Usar habilidades cuando no conviene</translation>
    </message>
</context>
<context>
    <name>imposter-kings/game</name>
    <message>
        <source>A battle of wits</source>
        <translation>Una batalla de ingenio</translation>
    </message>
    <message>
        <source>A battle of wits: play an equal or higher card onto the Throne, and be the last one who can.</source>
        <translation>Batalla de ingenio: juega una carta igual o más alta en el Trono y aguanta más que nadie.</translation>
    </message>
    <message>
        <source>Once everyone can tell that an Executioner has condemned the last Assassin or King’s Hand, nobody is asked for that card anymore.</source>
        <translation>En cuanto todos pueden deducir que un Verdugo ha hecho condenar el último Asesino o la última Mano Real, ya no se pregunta a nadie por esa carta.</translation>
    </message>
    <message>
        <source>The Imposter Kings</source>
        <translation>The Imposter Kings</translation>
    </message>
</context>
<context>
    <name>imposter-kings/goal</name>
    <message>
        <source>Disgrace {number} Court cards in one game.</source>
        <translation>Deshonra {number} cartas de la Corte en una partida.</translation>
    </message>
    <message>
        <source>Name {number} cards that a rival holds.</source>
        <translation>Nombra {number} cartas que tenga un rival.</translation>
    </message>
    <message>
        <source>Play {number} Royalty cards in one game.</source>
        <translation>Juega {number} cartas de la Realeza en una partida.</translation>
    </message>
    <message>
        <source>Play {number} different characters in one game.</source>
        <translation>Juega {number} personajes distintos en una partida.</translation>
    </message>
    <message>
        <source>Score {number} points for losers’ leftover cards.</source>
        <translation>Consigue {number} puntos por las cartas que les quedan a los perdedores.</translation>
    </message>
    <message>
        <source>Score {number} points in one round.</source>
        <translation>Consigue {number} puntos en una ronda.</translation>
    </message>
    <message>
        <source>Stop a card with the King’s Hand.</source>
        <translation>Detén una carta con la Mano Real.</translation>
    </message>
    <message>
        <source>Stop {number} cards with the King’s Hand in one game.</source>
        <translation>Detén {number} cartas con la Mano Real en una partida.</translation>
    </message>
    <message>
        <source>Take your Successor into your hand {number} times in one game.</source>
        <translation>Recupera tu Sucesor {number} veces en una partida.</translation>
    </message>
    <message>
        <source>Use {number} abilities in one game.</source>
        <translation>Usa {number} habilidades en una partida.</translation>
    </message>
    <message>
        <source>Win a game after trailing a rival by four points.</source>
        <translation>Gana una partida tras ir cuatro puntos por detrás de un rival.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Gana una partida por {number} puntos o más.</translation>
    </message>
    <message>
        <source>Win a game in which no rival scores a point.</source>
        <translation>Gana una partida en la que ningún rival consiga puntos.</translation>
    </message>
    <message>
        <source>Win a game in which you never flip your King.</source>
        <translation>Gana una partida sin dar nunca la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>Win a game in which you show an Assassin and stop a card.</source>
        <translation>Gana una partida en la que muestres un Asesino y detengas una carta.</translation>
    </message>
    <message>
        <source>Win a round with {number} cards left in your hand.</source>
        <translation>Gana una ronda con {number} cartas aún en la mano.</translation>
    </message>
    <message>
        <source>Win a round without flipping your King.</source>
        <translation>Gana una ronda sin dar la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>Win {number} rounds in one game.</source>
        <translation>Gana {number} rondas en una partida.</translation>
    </message>
    <message>
        <source>Win {number} rounds without flipping your King.</source>
        <translation>Gana {number} rondas sin dar la vuelta a tu Rey.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/laying</name>
    <message>
        <source>A Condemned card is removed</source>
        <translation>Se retira una carta condenada</translation>
    </message>
    <message>
        <source>A Herald recalls the Successor</source>
        <translation>Un Heraldo recupera el Sucesor</translation>
    </message>
    <message>
        <source>A Judge guessed right</source>
        <translation>Un Juez ha acertado</translation>
    </message>
    <message>
        <source>A Judge names a card</source>
        <translation>Un Juez nombra una carta</translation>
    </message>
    <message>
        <source>A Princess swaps cards</source>
        <translation>Una Princesa intercambia cartas</translation>
    </message>
    <message>
        <source>A Sentry exchanges a card</source>
        <translation>Un Centinela cambia una carta</translation>
    </message>
    <message>
        <source>A Soldier guessed right</source>
        <translation>Un Soldado ha acertado</translation>
    </message>
    <message>
        <source>A Spy has seen the Successors</source>
        <translation>Un Espía ha visto los Sucesores</translation>
    </message>
    <message>
        <source>A Successor is chosen</source>
        <translation>Se elige un Sucesor</translation>
    </message>
    <message>
        <source>A Successor is replaced</source>
        <translation>Se cambia un Sucesor</translation>
    </message>
    <message>
        <source>A card goes into the pool</source>
        <translation>Una carta va al montón común</translation>
    </message>
    <message>
        <source>A card is removed</source>
        <translation>Se retira una carta</translation>
    </message>
    <message>
        <source>A shown card is taken</source>
        <translation>Se coge una carta mostrada</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Ability at work</source>
        <translation>Habilidad en curso</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Jugador activo</translation>
    </message>
    <message>
        <source>An Antechamber card is played</source>
        <translation>Se juega una carta de la Antecámara</translation>
    </message>
    <message>
        <source>An Assassin’s spoils</source>
        <translation>El botín de un Asesino</translation>
    </message>
    <message>
        <source>An Executioner condemns cards</source>
        <translation>Un Verdugo condena cartas</translation>
    </message>
    <message>
        <source>An Oathbound’s second card</source>
        <translation>La segunda carta de un Vasallo</translation>
    </message>
    <message>
        <source>An ability is used</source>
        <translation>Se usa una habilidad</translation>
    </message>
    <message>
        <source>Cards are shown</source>
        <translation>Se muestran cartas</translation>
    </message>
    <message>
        <source>Cards known to be Condemned</source>
        <translation>Cartas condenadas que todos conocen</translation>
    </message>
    <message>
        <source>Cards still to be chosen</source>
        <translation>Cartas por elegir</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sentido</translation>
    </message>
    <message>
        <source>Disgraced</source>
        <translation>Deshonrada</translation>
    </message>
    <message>
        <source>Does a King’s Hand stop the Assassin?</source>
        <translation>¿Detiene una Mano Real al Asesino?</translation>
    </message>
    <message>
        <source>Does a King’s Hand stop the ability?</source>
        <translation>¿Detiene una Mano Real la habilidad?</translation>
    </message>
    <message>
        <source>Does an Assassin strike?</source>
        <translation>¿Ataca un Asesino?</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>Boca arriba</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Jugador inicial</translation>
    </message>
    <message>
        <source>Has lost the round</source>
        <translation>Ha perdido la ronda</translation>
    </message>
    <message>
        <source>Is the round restarted?</source>
        <translation>¿Se reparte de nuevo?</translation>
    </message>
    <message>
        <source>Kings flipped</source>
        <translation>Reyes boca abajo</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>Nobody can be asked for this reaction.</source>
        <translation>No se puede pedir esta reacción a nadie.</translation>
    </message>
    <message>
        <source>One of the highest cards is named</source>
        <translation>Se nombra una de las cartas más altas</translation>
    </message>
    <message>
        <source>Partners offer cards</source>
        <translation>Los compañeros ofrecen cartas</translation>
    </message>
    <message>
        <source>Partners swap cards</source>
        <translation>Los compañeros intercambian cartas</translation>
    </message>
    <message>
        <source>Played after an Oathbound</source>
        <translation>Jugada tras un Vasallo</translation>
    </message>
    <message>
        <source>Points by source</source>
        <translation>Puntos según su origen</translation>
    </message>
    <message>
        <source>Raised</source>
        <translation>Aumentada</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reinicios</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>State of the cards in Court</source>
        <translation>Cómo están las cartas de la Corte</translation>
    </message>
    <message>
        <source>Still to be asked</source>
        <translation>Por preguntar</translation>
    </message>
    <message>
        <source>The card in a Herald’s place</source>
        <translation>La carta que sustituye a un Heraldo</translation>
    </message>
    <message>
        <source>The card on the Throne has no ability to use right now.</source>
        <translation>La carta del Trono no tiene ninguna habilidad que usar ahora.</translation>
    </message>
    <message>
        <source>The direction is chosen</source>
        <translation>Se elige el sentido</translation>
    </message>
    <message>
        <source>The first player is named</source>
        <translation>Se nombra al jugador inicial</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La ronda ha terminado</translation>
    </message>
    <message>
        <source>This moment cannot occur with this number of players.</source>
        <translation>Este momento no se da con este número de jugadores.</translation>
    </message>
    <message>
        <source>True King</source>
        <translation>Rey legítimo</translation>
    </message>
    <message>
        <source>Values a Mystic has named</source>
        <translation>Valores que ha dicho un Místico</translation>
    </message>
    <message>
        <source>What was chosen</source>
        <translation>Qué se ha elegido</translation>
    </message>
    <message>
        <source>Winners of the last round</source>
        <translation>Ganadores de la última ronda</translation>
    </message>
    <message>
        <source>{player}’s points for losers with cards left</source>
        <translation>Puntos de {player} por perdedores con cartas</translation>
    </message>
    <message>
        <source>{player}’s points for rivals’ restarts</source>
        <translation>Puntos de {player} por repartos nuevos de los rivales</translation>
    </message>
    <message>
        <source>{player}’s points for rounds won</source>
        <translation>Puntos de {player} por rondas ganadas</translation>
    </message>
    <message>
        <source>{player}’s points for second place</source>
        <translation>Puntos de {player} por el segundo puesto</translation>
    </message>
    <message>
        <source>{player}’s points for unflipped Kings</source>
        <translation>Puntos de {player} por Reyes boca arriba</translation>
    </message>
</context>
<context>
    <name>imposter-kings/lesson</name>
    <message>
        <source>Condemned cards come first: removing one is your whole turn. Drag it to the removed cards.</source>
        <translation>Las cartas condenadas van primero: retiras una y no haces nada más en este turno. Arrástrala a las cartas retiradas.</translation>
    </message>
    <message>
        <source>Hide a card as your Successor: it returns to your hand when you flip your King. Choose a card that you will want later.</source>
        <translation>Esconde una carta como Sucesor: volverá a tu mano cuando des la vuelta a tu Rey. Elige una que te convenga tener más tarde.</translation>
    </message>
    <message>
        <source>Look at your cards: if you do not like them, you can have them dealt again. Your first restart is free. This time, keep them.</source>
        <translation>Mira tus cartas: si no te gustan, puedes pedir un nuevo reparto. El primero es gratis. Esta vez, quédate con ellas.</translation>
    </message>
    <message>
        <source>None of your cards can go on the Throne, but you still have your King. Drag it to the Court: unless an Assassin strikes, the Throne falls to 1, and your Successor returns to your hand.</source>
        <translation>Ninguna carta tuya sirve para este Trono, pero aún tienes tu Rey. Arrástralo a la Corte: si no ataca un Asesino, el Trono baja a 1 y recuperas tu Sucesor.</translation>
    </message>
    <message>
        <source>One card leaves the round. Get rid of a low one: high cards can be played more often.</source>
        <translation>Retira de la ronda una de tus cartas. Que sea baja: las altas se pueden jugar más a menudo.</translation>
    </message>
    <message>
        <source>Royalty is on the Throne: only a 9, an Elder, or an Oathbound with a second card can be played on it.</source>
        <translation>Hay Realeza en el Trono: sobre ella solo se puede jugar un 9, un Anciano o un Vasallo con una segunda carta.</translation>
    </message>
    <message>
        <source>Someone has 7 points, and the match is over: the highest score wins.</source>
        <translation>Alguien ha llegado a 7 puntos y la partida ha terminado: gana quien tenga más.</translation>
    </message>
    <message>
        <source>The Court is empty, so any card can be played. Low cards are hard to play later: drag one to the Court.</source>
        <translation>La Corte está vacía: puedes jugar cualquier carta. Más tarde costará jugar las bajas: arrastra una a la Corte.</translation>
    </message>
    <message>
        <source>The Throne is high now. Play an equal or higher card, and think about what you can still play after that.</source>
        <translation>Ahora el Trono está alto. Iguálalo o supéralo, y calcula qué podrás jugar después.</translation>
    </message>
    <message>
        <source>The card you played has an ability, and you may use it. Your rival may stop it with a King’s Hand.</source>
        <translation>La carta que has jugado tiene una habilidad y puedes usarla. Tu rival puede detenerla con una Mano Real.</translation>
    </message>
    <message>
        <source>The round is over. The winner scores 1 point, 1 more if their King is not flipped, and 1 more if the loser still has a card in hand or their Successor. Then the next round begins.</source>
        <translation>La ronda ha terminado. Ganarla vale 1 punto, y 1 más si el Rey del ganador está boca arriba. Si al perdedor le queda su Sucesor o alguna carta en la mano, vale otro punto más. Después empieza la ronda siguiente.</translation>
    </message>
    <message>
        <source>Welcome! You hold the True King, so you choose who begins. The first player may play any card.</source>
        <translation>¡Hola! Tienes el Rey legítimo: tú decides quién empieza. Quien empieza puede jugar cualquier carta.</translation>
    </message>
    <message>
        <source>You must now play a card from your Antechamber, whatever the Throne is worth, and that may be just what you need.</source>
        <translation>Ahora debes jugar una carta de tu Antecámara, valga lo que valga el Trono, y quizá sea justo lo que necesitas.</translation>
    </message>
    <message>
        <source>Your Oathbound has disgraced a higher card and must be followed by a second one. Play any card: it cannot be stopped, and its ability works.</source>
        <translation>Tu Vasallo ha deshonrado una carta más alta y ahora juegas una segunda. Vale cualquiera: nadie puede detenerla, y su habilidad se activa.</translation>
    </message>
    <message>
        <source>Your rival flips their King. If you have an Assassin, you may show it now: the flip then fails and you win the round, unless a King’s Hand stops the Assassin. Remember that before you flip your own King.</source>
        <translation>Tu rival da la vuelta a su Rey. Si tienes un Asesino, puedes mostrarlo ahora: se lo impides y ganas la ronda, a no ser que una Mano Real detenga al Asesino. Recuérdalo antes de dar la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>Your rival has flipped their King: the Throne is worth 1, so any card can be played.</source>
        <translation>Tu rival ha dado la vuelta a su Rey: el Trono vale 1, así que puedes jugar cualquier carta.</translation>
    </message>
    <message>
        <source>Your rival uses an ability. Everyone who might have a King’s Hand is asked, so silence gives nothing away.</source>
        <translation>Tu rival usa una habilidad. Se pregunta a todos los que podrían tener una Mano Real, para que el silencio no revele nada.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/log</name>
    <message numerus="yes">
        <source>%n card(s) dealt.</source>
        <translation>
            <numerusform>Recibe %n carta.</numerusform>
            <numerusform>Recibe %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new round is dealt. The Accused is the {card}. {player} holds the True King.</source>
        <translation>Nueva ronda: el Acusado es {card:def}, y {player} tiene el Rey legítimo.</translation>
    </message>
    <message>
        <source>Adds the Assassin to {player}’s cards and looks at them all.</source>
        <translation>Añade el Asesino a las cartas de {player} y las mira todas.</translation>
    </message>
    <message>
        <source>All shown cards return to their owners’ hands.</source>
        <translation>Todas las cartas mostradas vuelven a la mano.</translation>
    </message>
    <message>
        <source>Cannot play and loses the round.</source>
        <translation>No puede jugar nada y pierde la ronda.</translation>
    </message>
    <message>
        <source>Chooses a Successor.</source>
        <translation>Elige un Sucesor.</translation>
    </message>
    <message>
        <source>Chooses a card, face down.</source>
        <translation>Elige una carta y la pone boca abajo.</translation>
    </message>
    <message>
        <source>Chooses to begin.</source>
        <translation>Decide empezar.</translation>
    </message>
    <message>
        <source>Chooses to play clockwise.</source>
        <translation>Elige el sentido horario.</translation>
    </message>
    <message>
        <source>Chooses to play counterclockwise.</source>
        <translation>Elige el sentido antihorario.</translation>
    </message>
    <message>
        <source>Condemns a card.</source>
        <translation>Condena una carta.</translation>
    </message>
    <message>
        <source>Condemns {card}.</source>
        <translation>Pone {card:def} entre sus cartas condenadas.</translation>
    </message>
    <message>
        <source>Disgraces {card}, card {place} of the Court.</source>
        <translation>Deshonra {card:def}, la carta {place} de la Corte.</translation>
    </message>
    <message>
        <source>Flips their King.</source>
        <translation>Da la vuelta a su Rey.</translation>
    </message>
    <message>
        <source>Hands {player} a card.</source>
        <translation>Entrega una carta a {player}.</translation>
    </message>
    <message>
        <source>Hands {player} {card}.</source>
        <translation>Entrega {card:def} a {player}.</translation>
    </message>
    <message>
        <source>Has no card of that value in hand.</source>
        <translation>No tiene ninguna carta de ese valor en la mano.</translation>
    </message>
    <message>
        <source>Keeps one of {player}’s cards.</source>
        <translation>Conserva una de las cartas de {player}.</translation>
    </message>
    <message>
        <source>Keeps {card}.</source>
        <translation>Conserva {card:def}.</translation>
    </message>
    <message>
        <source>Must guess a card in {player}’s hand.</source>
        <translation>Debe adivinar una carta de la mano de {player}.</translation>
    </message>
    <message>
        <source>Names {player} as the first player.</source>
        <translation>Decide que empiece {player}.</translation>
    </message>
    <message>
        <source>No other player holds it.</source>
        <translation>Ningún otro jugador la tiene.</translation>
    </message>
    <message>
        <source>No: no opponent holds it.</source>
        <translation>No: ningún rival la tiene.</translation>
    </message>
    <message numerus="yes">
        <source>Offers their partner %n card(s).</source>
        <translation>
            <numerusform>Ofrece %n carta a su compañero.</numerusform>
            <numerusform>Ofrece %n cartas a su compañero.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays {card}: the Throne is worth {value}.</source>
        <translation>Juega {card:def}: el Trono vale {value}.</translation>
    </message>
    <message>
        <source>Puts {card} into the Court and takes {taken} into hand.</source>
        <translation>Pone {card:def} en la Corte y se lleva {taken:def} a la mano.</translation>
    </message>
    <message>
        <source>Puts {card} into their Antechamber.</source>
        <translation>Pone {card:def} en su Antecámara.</translation>
    </message>
    <message>
        <source>Removes a card from the round.</source>
        <translation>Retira una carta de la ronda.</translation>
    </message>
    <message>
        <source>Replaces their Successor with another card.</source>
        <translation>Cambia su Sucesor por otra carta.</translation>
    </message>
    <message>
        <source>Restarts the round.</source>
        <translation>Pide un nuevo reparto.</translation>
    </message>
    <message>
        <source>Restarts the round: {points} points for {player}.</source>
        <translation>Pide un nuevo reparto: {points} puntos para {player}.</translation>
    </message>
    <message>
        <source>Shows the Assassin: {player} is struck.</source>
        <translation>Muestra el Asesino contra {player}.</translation>
    </message>
    <message>
        <source>Shows the highest card and gets first pick.</source>
        <translation>Muestra la carta más alta y elige primero.</translation>
    </message>
    <message>
        <source>Shows {cards}.</source>
        <translation>Muestra {cards:def}.</translation>
    </message>
    <message>
        <source>Spends the turn removing a Condemned card.</source>
        <translation>Dedica el turno a retirar una carta condenada.</translation>
    </message>
    <message>
        <source>Swaps a card with {player}.</source>
        <translation>Intercambia una carta con {player}.</translation>
    </message>
    <message>
        <source>Swaps {card} for {player}’s {taken}.</source>
        <translation>Intercambia {card:def} por {taken:def} de {player}.</translation>
    </message>
    <message>
        <source>Takes a card from the pool.</source>
        <translation>Coge una carta del montón común.</translation>
    </message>
    <message>
        <source>Takes back the Herald.</source>
        <translation>Recupera el Heraldo.</translation>
    </message>
    <message>
        <source>Takes their Successor into hand.</source>
        <translation>Recupera su Sucesor.</translation>
    </message>
    <message>
        <source>Takes their Successor into hand: the Throne is worth 1.</source>
        <translation>Recupera su Sucesor: el Trono vale 1.</translation>
    </message>
    <message>
        <source>Takes {card} from the Court into hand.</source>
        <translation>Se lleva {card:def} de la Corte.</translation>
    </message>
    <message>
        <source>Takes {card} from the pool.</source>
        <translation>Coge {card:def} del montón común.</translation>
    </message>
    <message>
        <source>Takes {card} from {player}.</source>
        <translation>Coge {card:def} de {player}.</translation>
    </message>
    <message>
        <source>Takes {taken} into hand; {card} is now the Accused.</source>
        <translation>Coge {taken:def}; el Acusado es ahora {card:def}.</translation>
    </message>
    <message>
        <source>The King’s Hand stops {player}’s {card}.</source>
        <translation>La Mano Real detiene {card:def} de {player}.</translation>
    </message>
    <message>
        <source>The card meant to replace the Accused returns to hand.</source>
        <translation>La carta prevista como nuevo Acusado vuelve a la mano.</translation>
    </message>
    <message>
        <source>The cards are {cards}.</source>
        <translation>Las cartas son: {cards}.</translation>
    </message>
    <message>
        <source>The cards for the pool are shuffled.</source>
        <translation>Se barajan las cartas del montón común.</translation>
    </message>
    <message>
        <source>The game is over. The winners are {players}.</source>
        <translation>La partida ha terminado. Ganan {players}.</translation>
    </message>
    <message>
        <source>The game is over. {players} wins.</source>
        <translation>La partida ha terminado. Gana {players}.</translation>
    </message>
    <message>
        <source>The guess is right.</source>
        <translation>Acierta.</translation>
    </message>
    <message>
        <source>The guess is wrong.</source>
        <translation>No acierta.</translation>
    </message>
    <message numerus="yes">
        <source>The round goes to {players}: %n point(s).</source>
        <translation>
            <numerusform>Ronda para {players}: %n punto.</numerusform>
            <numerusform>Ronda para {players}: %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Uses the Executioner and names {number}.</source>
        <translation>Usa el Verdugo y dice {number}.</translation>
    </message>
    <message>
        <source>Uses the Fool to take {card}, card {place} of the Court.</source>
        <translation>Usa el Bufón para coger {card:def}, la carta {place} de la Corte.</translation>
    </message>
    <message>
        <source>Uses the Herald to choose a new Successor.</source>
        <translation>Usa el Heraldo para elegir un nuevo Sucesor.</translation>
    </message>
    <message>
        <source>Uses the Inquisitor and names {card}.</source>
        <translation>Usa el Inquisidor y nombra {card:def}.</translation>
    </message>
    <message>
        <source>Uses the Judge and guesses that {player} holds {card}.</source>
        <translation>Usa el Juez y apuesta a que {player} tiene {card:def}.</translation>
    </message>
    <message>
        <source>Uses the Mystic and names {number}.</source>
        <translation>Usa el Místico y dice {number}.</translation>
    </message>
    <message>
        <source>Uses the Princess to swap a card with {player}.</source>
        <translation>Usa la Princesa para intercambiar una carta con {player}.</translation>
    </message>
    <message>
        <source>Uses the Sentry on {card}, card {place} of the Court.</source>
        <translation>Usa el Centinela para cambiar {card:def}, la carta {place} de la Corte.</translation>
    </message>
    <message>
        <source>Uses the Soldier and names {card}.</source>
        <translation>Usa el Soldado y nombra {card:def}.</translation>
    </message>
    <message>
        <source>Uses the Spy to look at all Successors.</source>
        <translation>Usa el Espía para mirar todos los Sucesores.</translation>
    </message>
    <message>
        <source>Uses the Warden to swap a card from their hand with the Accused.</source>
        <translation>Usa el Guardián para cambiar una carta de la mano por el Acusado.</translation>
    </message>
    <message>
        <source>Yes: the Soldier counts 2 more.</source>
        <translation>Sí: el Soldado vale 2 más.</translation>
    </message>
    <message>
        <source>{player} must replace their Successor.</source>
        <translation>{player} debe cambiar su Sucesor.</translation>
    </message>
    <message>
        <source>{player}’s Successor is the {card}.</source>
        <translation>El Sucesor de {player} es {card:def}.</translation>
    </message>
    <message>
        <source>{player}’s hidden card is the {card}.</source>
        <translation>La carta oculta de {player} es {card:def}.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/move</name>
    <message>
        <source>Card {place} of the Court</source>
        <translation>Carta {place} de la Corte</translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}</source>
        <translation>Carta {place} de la Corte: {card}</translation>
    </message>
    <message>
        <source>Choose {player}</source>
        <translation>Elegir a {player}</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Sentido horario</translation>
    </message>
    <message>
        <source>Condemn: {card}</source>
        <translation>Condenar {card:def}</translation>
    </message>
    <message>
        <source>Counterclockwise</source>
        <translation>Sentido antihorario</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Repartir la ronda siguiente</translation>
    </message>
    <message>
        <source>Disgrace no more cards</source>
        <translation>No deshonrar más</translation>
    </message>
    <message>
        <source>Disgrace the Spy and look at the Successors</source>
        <translation>Deshonrar el Espía y mirar los Sucesores</translation>
    </message>
    <message>
        <source>Do not use the ability</source>
        <translation>No usar la habilidad</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>No hacer nada</translation>
    </message>
    <message>
        <source>Exchange: {card}</source>
        <translation>Cambiar {card:def}</translation>
    </message>
    <message>
        <source>First player: {player}</source>
        <translation>Empieza {player}</translation>
    </message>
    <message>
        <source>Flip the King</source>
        <translation>Dar la vuelta al Rey</translation>
    </message>
    <message>
        <source>For the pool: {card}</source>
        <translation>Al montón: {card}</translation>
    </message>
    <message>
        <source>Give away: {card}</source>
        <translation>Entregar {card:def}</translation>
    </message>
    <message>
        <source>Into the Antechamber: {card}</source>
        <translation>A la Antecámara: {card}</translation>
    </message>
    <message>
        <source>Keep these cards</source>
        <translation>Conservar estas cartas</translation>
    </message>
    <message>
        <source>Keep: {card}</source>
        <translation>Conservar {card:def}</translation>
    </message>
    <message>
        <source>Leave the Herald on the Throne</source>
        <translation>Dejar el Heraldo en el Trono</translation>
    </message>
    <message>
        <source>Let it happen</source>
        <translation>Dejarlo pasar</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>Decir {number}</translation>
    </message>
    <message>
        <source>Name: {card}</source>
        <translation>Nombrar {card:def}</translation>
    </message>
    <message>
        <source>No play left: lose the round</source>
        <translation>Nada que jugar: perder la ronda</translation>
    </message>
    <message>
        <source>No such card in hand</source>
        <translation>Ninguna carta de ese valor</translation>
    </message>
    <message>
        <source>Play: {card}</source>
        <translation>Jugar {card:def}</translation>
    </message>
    <message>
        <source>Remove from the round: {card}</source>
        <translation>Retirar {card:def} de la ronda</translation>
    </message>
    <message>
        <source>Remove the Condemned card: {card}</source>
        <translation>Retirar la condenada: {card}</translation>
    </message>
    <message>
        <source>Replace none</source>
        <translation>No cambiar ninguno</translation>
    </message>
    <message>
        <source>Restart the round</source>
        <translation>Repartir de nuevo</translation>
    </message>
    <message>
        <source>Show the Assassin</source>
        <translation>Mostrar el Asesino</translation>
    </message>
    <message>
        <source>Show: {card}</source>
        <translation>Mostrar {card:def}</translation>
    </message>
    <message>
        <source>Successor: {card}</source>
        <translation>Sucesor: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Swap %n card(s)</source>
        <translation>
            <numerusform>Intercambiar %n carta</numerusform>
            <numerusform>Intercambiar %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap no cards</source>
        <translation>No intercambiar</translation>
    </message>
    <message>
        <source>Take from {player}: {card}</source>
        <translation>Coger {card:def} de {player}</translation>
    </message>
    <message>
        <source>Use the King’s Hand</source>
        <translation>Usar la Mano Real</translation>
    </message>
</context>
<context>
    <name>imposter-kings/number</name>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Puntos para ganar la partida</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Value of “{card}”</source>
        <translation>Valor de «{card}»</translation>
    </message>
</context>
<context>
    <name>imposter-kings/option</name>
    <message>
        <source>A match to 7 points</source>
        <translation>Una partida a 7 puntos</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>Una ronda</translation>
    </message>
</context>
<context>
    <name>imposter-kings/prompt</name>
    <message numerus="yes">
        <source>Choose %n card(s) to show.</source>
        <translation>
            <numerusform>Elige %n carta para mostrar.</numerusform>
            <numerusform>Elige %n cartas para mostrar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Muestra %n carta: un rival se lleva una.</numerusform>
            <numerusform>Muestra %n cartas: un rival se lleva una.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) for your partner.</source>
        <translation>
            <numerusform>Elige %n carta más para tu compañero.</numerusform>
            <numerusform>Elige %n cartas más para tu compañero.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show.</source>
        <translation>
            <numerusform>Elige %n carta más para mostrar.</numerusform>
            <numerusform>Elige %n cartas más para mostrar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s) to show: a rival takes one.</source>
        <translation>
            <numerusform>Muestra %n carta más: un rival se lleva una.</numerusform>
            <numerusform>Muestra %n cartas más: un rival se lleva una.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a card to give away.</source>
        <translation>Elige qué carta entregas.</translation>
    </message>
    <message>
        <source>Choose a new Successor.</source>
        <translation>Elige un nuevo Sucesor.</translation>
    </message>
    <message>
        <source>Choose the card to put into the Court.</source>
        <translation>Elige la carta que va a la Corte.</translation>
    </message>
    <message>
        <source>Condemn a card of base value {number}.</source>
        <translation>Condena una carta de valor base {number}.</translation>
    </message>
    <message numerus="yes">
        <source>Disgrace up to %n card(s) in the Court.</source>
        <translation>
            <numerusform>Deshonra hasta %n carta de la Corte.</numerusform>
            <numerusform>Deshonra hasta %n cartas de la Corte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Executioner: which value does everyone condemn?</source>
        <translation>Verdugo: ¿qué valor condenan todos?</translation>
    </message>
    <message>
        <source>Fool: take a card from the Court?</source>
        <translation>Bufón: ¿coges una carta de la Corte?</translation>
    </message>
    <message>
        <source>Hide a card as your Successor.</source>
        <translation>Esconde una carta como Sucesor.</translation>
    </message>
    <message>
        <source>How many cards will you swap with your partner?</source>
        <translation>¿Cuántas cartas intercambias con tu compañero?</translation>
    </message>
    <message>
        <source>Inquisitor: name a card for the Antechamber?</source>
        <translation>Inquisidor: ¿nombras una carta?</translation>
    </message>
    <message>
        <source>Judge: guess a card in whose hand?</source>
        <translation>Juez: ¿de quién adivinas una carta?</translation>
    </message>
    <message>
        <source>Judge: which card does {player} hold?</source>
        <translation>Juez: ¿qué carta tiene {player}?</translation>
    </message>
    <message>
        <source>Keep one of these cards, or the Assassin.</source>
        <translation>Quédate con una de estas cartas o con el Asesino.</translation>
    </message>
    <message>
        <source>Keep these cards, or have new ones dealt?</source>
        <translation>¿Te quedas con estas cartas o pides otro reparto?</translation>
    </message>
    <message>
        <source>Let everyone keep their Successor?</source>
        <translation>¿Dejas que todos conserven su Sucesor?</translation>
    </message>
    <message>
        <source>Let {player} lose the round?</source>
        <translation>{player} pierde la ronda: ¿lo permites?</translation>
    </message>
    <message>
        <source>Lose the round?</source>
        <translation>¿Aceptas perder la ronda?</translation>
    </message>
    <message>
        <source>Make someone replace their Successor?</source>
        <translation>¿Debe alguien cambiar su Sucesor?</translation>
    </message>
    <message>
        <source>Mystic: which value loses its text?</source>
        <translation>Místico: ¿qué valor pierde su texto?</translation>
    </message>
    <message>
        <source>Place a card face down for the pool.</source>
        <translation>Pon una carta boca abajo para el montón común.</translation>
    </message>
    <message>
        <source>Play a card from your Antechamber.</source>
        <translation>Juega una carta de tu Antecámara.</translation>
    </message>
    <message>
        <source>Play any card to follow the Oathbound.</source>
        <translation>Juega cualquier carta tras el Vasallo.</translation>
    </message>
    <message>
        <source>Play any card: the Court is empty.</source>
        <translation>Juega cualquier carta: la Corte está vacía.</translation>
    </message>
    <message>
        <source>Play {value} or higher, or flip your King.</source>
        <translation>Juega {value} o más, o da la vuelta al Rey.</translation>
    </message>
    <message>
        <source>Play {value} or higher.</source>
        <translation>Juega {value} o más.</translation>
    </message>
    <message>
        <source>Princess: swap a card with another player?</source>
        <translation>Princesa: ¿intercambias una carta?</translation>
    </message>
    <message>
        <source>Remove a Condemned card: that is your whole turn.</source>
        <translation>Dedica el turno a retirar una carta condenada.</translation>
    </message>
    <message>
        <source>Remove a card from the round.</source>
        <translation>Retira una carta de la ronda.</translation>
    </message>
    <message>
        <source>Replace your Successor with another card.</source>
        <translation>Cambia tu Sucesor por otra carta.</translation>
    </message>
    <message>
        <source>Right! Put a card into your Antechamber?</source>
        <translation>¡Acierto! ¿Pones una carta en tu Antecámara?</translation>
    </message>
    <message>
        <source>Sentry: swap with a card in Court?</source>
        <translation>Centinela: ¿cambias una carta por otra de la Corte?</translation>
    </message>
    <message>
        <source>Skip your only chance to use the ability?</source>
        <translation>¿Renuncias a tu única ocasión de usar la habilidad?</translation>
    </message>
    <message>
        <source>Soldier: name a card an opponent may hold?</source>
        <translation>Soldado: ¿qué carta puede tener un rival?</translation>
    </message>
    <message>
        <source>Spy: look at all Successors?</source>
        <translation>Espía: ¿miras todos los Sucesores?</translation>
    </message>
    <message>
        <source>Take back the Herald and play a 5 or higher?</source>
        <translation>¿Recuperas el Heraldo y juegas un 5 o más?</translation>
    </message>
    <message>
        <source>Take one of the cards shown.</source>
        <translation>Coge una de las cartas mostradas.</translation>
    </message>
    <message>
        <source>The Assassin strikes {player}: will a King’s Hand stop it?</source>
        <translation>El Asesino ataca a {player}: ¿lo detiene una Mano Real?</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The highest cards are tied: who gets first pick?</source>
        <translation>Las cartas más altas empatan: ¿quién elige primero?</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>True King: which way does play go?</source>
        <translation>Rey legítimo: ¿en qué sentido se juega?</translation>
    </message>
    <message>
        <source>True King: who begins the round?</source>
        <translation>Rey legítimo: ¿quién empieza la ronda?</translation>
    </message>
    <message>
        <source>Warden: swap one of your cards with the Accused?</source>
        <translation>Guardián: ¿cambias una carta por el Acusado?</translation>
    </message>
    <message numerus="yes">
        <source>You could disgrace %n more card(s): stop here?</source>
        <translation>
            <numerusform>Aún puedes deshonrar %n carta: ¿paras aquí?</numerusform>
            <numerusform>Aún puedes deshonrar %n cartas: ¿paras aquí?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could play %n card(s): flip your King anyway?</source>
        <translation>
            <numerusform>Puedes jugar %n carta: ¿das la vuelta al Rey igualmente?</numerusform>
            <numerusform>Puedes jugar %n cartas: ¿das la vuelta al Rey igualmente?</numerusform>
        </translation>
    </message>
    <message>
        <source>You could play another card: leave the Herald there?</source>
        <translation>Podrías jugar otra carta: ¿dejas ahí el Heraldo?</translation>
    </message>
    <message>
        <source>You have not guessed yet: skip the ability?</source>
        <translation>Aún no has adivinado: ¿renuncias a la habilidad?</translation>
    </message>
    <message>
        <source>Your guess was right: put no card into your Antechamber?</source>
        <translation>Has acertado: ¿no pones ninguna carta en tu Antecámara?</translation>
    </message>
    <message>
        <source>{player} is flipping their King: will an Assassin strike?</source>
        <translation>{player} da la vuelta a su Rey: ¿ataca un Asesino?</translation>
    </message>
    <message>
        <source>{player} uses {card}: will a King’s Hand stop it?</source>
        <translation>{player} usa {card:def}: ¿lo impide una Mano Real?</translation>
    </message>
</context>
<context>
    <name>imposter-kings/reason</name>
    <message>
        <source>A restart would give {player} {points} points.</source>
        <translation>Un nuevo reparto daría {points} puntos a {player}.</translation>
    </message>
    <message numerus="yes">
        <source>After that, your hand has %n card(s) at least as high as this one: {card}.</source>
        <translation>
            <numerusform>Después te queda en la mano %n carta tan alta como {card:def} o más.</numerusform>
            <numerusform>Después te quedan en la mano %n cartas tan altas como {card:def} o más.</numerusform>
        </translation>
    </message>
    <message>
        <source>After the Oathbound, any card may be played. The {card} counts {value} on the Throne.</source>
        <translation>Tras el Vasallo puedes jugar cualquier carta. En el Trono, {card:def} vale {value}.</translation>
    </message>
    <message>
        <source>All Successors stay as they are.</source>
        <translation>Todos los Sucesores se quedan donde están.</translation>
    </message>
    <message>
        <source>Anyone who holds it must play the {card} next, not the {other}.</source>
        <translation>Quien tenga esa carta deberá jugar después {card:def}, no {other:def}.</translation>
    </message>
    <message numerus="yes">
        <source>As far as you know, %n of these may be held, and {other} of the other.</source>
        <translation>
            <numerusform>Por lo que sabes, otros pueden tener %n copia de esta carta y {other} de la otra.</numerusform>
            <numerusform>Por lo que sabes, otros pueden tener %n copias de esta carta y {other} de la otra.</numerusform>
        </translation>
    </message>
    <message>
        <source>As far as you know, nobody holds a card of value {number}.</source>
        <translation>Por lo que sabes, nadie tiene una carta de valor {number}.</translation>
    </message>
    <message>
        <source>As far as you know, nobody you ask holds it.</source>
        <translation>Por lo que sabes, no la tiene nadie a quien preguntes.</translation>
    </message>
    <message>
        <source>As far as you know, only you hold a card of value {number}.</source>
        <translation>Por lo que sabes, solo tú tienes una carta de valor {number}.</translation>
    </message>
    <message>
        <source>As far as you know, {players} may hold a card of value {number}.</source>
        <translation>Por lo que sabes, puede haber una carta de valor {number} en manos de {players}.</translation>
    </message>
    <message>
        <source>As far as you know, {players} may hold it.</source>
        <translation>Por lo que sabes, puede estar en manos de {players}.</translation>
    </message>
    <message>
        <source>Cards worth 7 or more: {mine} of your {cards}, {high} of the {all} in the deck.</source>
        <translation>Valen 7 o más {mine} de tus {cards} cartas, y {high} de las {all} de la baraja.</translation>
    </message>
    <message>
        <source>For the {card}, you get the {taken}, base value {value}.</source>
        <translation>Por {card:def} recibes {taken:def}, de valor base {value}.</translation>
    </message>
    <message>
        <source>From the Antechamber, the {card} may be played whatever the Throne is worth. It then counts {value}.</source>
        <translation>Desde la Antecámara, {card:def} se juega valga lo que valga el Trono. Entonces vale {value}.</translation>
    </message>
    <message>
        <source>From the Antechamber, the {card}, base value {value}, may be played whatever the Throne is worth.</source>
        <translation>Desde la Antecámara, {card:def}, de valor base {value}, se puede jugar valga lo que valga el Trono.</translation>
    </message>
    <message>
        <source>It gives {player} {points} points.</source>
        <translation>Da {points} puntos a {player}.</translation>
    </message>
    <message numerus="yes">
        <source>It leaves the round, and you have %n Condemned card(s) left.</source>
        <translation>
            <numerusform>Sale de la ronda, y te queda %n carta condenada.</numerusform>
            <numerusform>Sale de la ronda, y te quedan %n cartas condenadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card that {player} may hold can answer it. Otherwise %n could.</source>
        <translation>
            <numerusform>Ninguna carta que pueda tener {player} sirve para responder; de otro modo, serviría %n.</numerusform>
            <numerusform>Ninguna carta que pueda tener {player} sirve para responder; de otro modo, servirían %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that {player} may hold, %n can answer it; otherwise {other} could.</source>
        <translation>
            <numerusform>De las cartas que puede tener {player}, %n sirve para responder; de otro modo, {other}.</numerusform>
            <numerusform>De las cartas que puede tener {player}, %n sirven para responder; de otro modo, {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own Successor is left.</source>
        <translation>Solo queda tu propio Sucesor.</translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>Los rivales pueden tener %n carta de ese valor, y {other} del otro.</numerusform>
            <numerusform>Los rivales pueden tener %n cartas de ese valor, y {other} del otro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rivals may hold %n card(s) of value {number}. Your hand has {own}.</source>
        <translation>
            <numerusform>Los rivales pueden tener %n carta de valor {number}. Tú tienes {own}.</numerusform>
            <numerusform>Los rivales pueden tener %n cartas de valor {number}. Tú tienes {own}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Royalty is in Court, so the Warlord counts {value} in hand.</source>
        <translation>Hay Realeza en la Corte, así que el Caudillo vale {value} en la mano.</translation>
    </message>
    <message>
        <source>The Court stays as it is, and the Throne is worth {value}.</source>
        <translation>La Corte queda como está, y el Trono vale {value}.</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty, here worth {throne}.</source>
        <translation>El Anciano se puede jugar sobre la Realeza, que aquí vale {throne}.</translation>
    </message>
    <message>
        <source>The Herald returns to your hand, and the {card} counts {value} on the Throne.</source>
        <translation>El Heraldo vuelve a tu mano, y {card:def} vale {value} en el Trono.</translation>
    </message>
    <message>
        <source>The Herald stays on the Throne and counts {value}.</source>
        <translation>El Heraldo se queda en el Trono y vale {value}.</translation>
    </message>
    <message>
        <source>The Oathbound disgraces the Throne, which is worth {throne}, and is followed by a second card.</source>
        <translation>El Vasallo deshonra el Trono, que vale {throne}, y te deja jugar otra carta.</translation>
    </message>
    <message>
        <source>The Throne falls from {value} to 1, and your Successor returns to your hand.</source>
        <translation>El Trono baja de {value} a 1, y recuperas tu Sucesor.</translation>
    </message>
    <message>
        <source>The highest card gets first pick: you show a value of {value}, not {other}.</source>
        <translation>Quien muestra la carta más alta elige primero: muestras un {value} en vez de un {other}.</translation>
    </message>
    <message>
        <source>The {card} counts {value} in Court. Disgraced, it counts as 1.</source>
        <translation>{card:Def} vale {value} en la Corte; deshonrada, la carta vale 1.</translation>
    </message>
    <message>
        <source>The {card} is then Condemned in front of you, and removing it takes a turn.</source>
        <translation>Entonces {card:def} queda ante ti como carta condenada, y retirarla te cuesta un turno.</translation>
    </message>
    <message>
        <source>The {card} is {player}’s Successor. Another card must take its place.</source>
        <translation>El Sucesor de {player} es {card:def}. Otra carta debe ocupar su lugar.</translation>
    </message>
    <message>
        <source>The {card} then does nothing, and removing it uses up {player}’s turn.</source>
        <translation>Entonces {card:def} no hace nada, y {player} gasta su turno en retirar la carta.</translation>
    </message>
    <message>
        <source>Then {player} plays second.</source>
        <translation>Entonces {player} juega en segundo lugar.</translation>
    </message>
    <message>
        <source>This begins the next round.</source>
        <translation>Así empieza la ronda siguiente.</translation>
    </message>
    <message>
        <source>Unless a King’s Hand stops it, {player} loses the round.</source>
        <translation>Si no lo detiene una Mano Real, {player} pierde la ronda.</translation>
    </message>
    <message>
        <source>Unless an Assassin strikes, the Throne falls from {value} to 1, and your Successor returns to your hand.</source>
        <translation>Si no ataca un Asesino, el Trono baja de {value} a 1 y recuperas tu Sucesor.</translation>
    </message>
    <message>
        <source>Unless an Assassin strikes, your Successor returns to your hand. The Throne is still worth 1.</source>
        <translation>Si no ataca un Asesino, recuperas tu Sucesor. El Trono sigue valiendo 1.</translation>
    </message>
    <message>
        <source>Unused, the {card} stays on the Throne and counts {value}.</source>
        <translation>Si no se usa, {card:def} se queda en el Trono y vale {value}.</translation>
    </message>
    <message numerus="yes">
        <source>You and your partner swap at most %n card(s).</source>
        <translation>
            <numerusform>Tu compañero y tú intercambiáis %n carta como mucho.</numerusform>
            <numerusform>Tu compañero y tú intercambiáis %n cartas como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can neither play a card nor flip your King.</source>
        <translation>No puedes jugar ninguna carta ni dar la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>No tienes {card:def}.</translation>
    </message>
    <message>
        <source>You do not show the {card}.</source>
        <translation>No muestras {card:def}.</translation>
    </message>
    <message>
        <source>You give up the {card}, not the {other}.</source>
        <translation>Sacrificas {card:def}, no {other:def}.</translation>
    </message>
    <message numerus="yes">
        <source>You guess from only %n card(s) in {player}’s hand, not from {other}.</source>
        <translation>
            <numerusform>En la mano de {player} solo hay %n carta que adivinar, no {other}.</numerusform>
            <numerusform>En la mano de {player} solo hay %n cartas entre las que adivinar, no {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no card of value {number}.</source>
        <translation>No tienes ninguna carta de valor {number}.</translation>
    </message>
    <message>
        <source>You hold no other card as high as the {card}.</source>
        <translation>Ninguna otra carta de tu mano es tan alta como {card:def}.</translation>
    </message>
    <message numerus="yes">
        <source>You hold only %n card(s) of that value, and {other} of the other.</source>
        <translation>
            <numerusform>Solo tienes %n carta de ese valor, pero {other} del otro.</numerusform>
            <numerusform>Solo tienes %n cartas de ese valor, pero {other} del otro.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep another card as high as the {card}.</source>
        <translation>En tu mano queda otra carta tan alta como {card:def}.</translation>
    </message>
    <message>
        <source>You keep your whole hand, and the Throne is worth {value}.</source>
        <translation>Conservas todas las cartas de tu mano, y el Trono vale {value}.</translation>
    </message>
    <message>
        <source>You know that {player} holds it.</source>
        <translation>Sabes que la tiene {player}.</translation>
    </message>
    <message>
        <source>You see the first card before you have to play one.</source>
        <translation>Ves la primera carta antes de tener que jugar una.</translation>
    </message>
    <message>
        <source>You show the {card} and keep the {other} secret.</source>
        <translation>Muestras {card:def} y ocultas {other:def}.</translation>
    </message>
    <message>
        <source>You then hold {cards} instead of {others}.</source>
        <translation>En la mano tienes entonces {cards:def}, no {others:def}.</translation>
    </message>
    <message>
        <source>You would get the {card} instead of the {other}.</source>
        <translation>Te daría {card:def}, no {other:def}.</translation>
    </message>
    <message>
        <source>You would get the {card}, base value {value}.</source>
        <translation>Te daría {card:def}, de valor base {value}.</translation>
    </message>
    <message numerus="yes">
        <source>You would see the Successors of %n other player(s).</source>
        <translation>
            <numerusform>Verías el Sucesor de %n jugador más.</numerusform>
            <numerusform>Verías los Sucesores de %n jugadores más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your King is flipped, so the Zealot may be played on a Throne worth {throne}.</source>
        <translation>Tu Rey está boca abajo: el Fanático se puede jugar sobre un Trono que vale {throne}.</translation>
    </message>
    <message>
        <source>Your King stays face up: you can flip it later or score 1 more point for it.</source>
        <translation>Tu Rey sigue boca arriba: podrás darle la vuelta más tarde o ganar con él 1 punto más.</translation>
    </message>
    <message>
        <source>Your Successor is then the {card}, which counts {value} instead of {other}.</source>
        <translation>Tu Sucesor es entonces {card:def}, que vale {value} en vez de {other}.</translation>
    </message>
    <message>
        <source>Your Successor returns to your hand. The Throne is still worth 1.</source>
        <translation>Recuperas tu Sucesor. El Trono sigue valiendo 1.</translation>
    </message>
    <message>
        <source>Your first restart in a match is free, and this is your first.</source>
        <translation>Tu primer nuevo reparto de la partida es gratis, y es este.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s) of value 7 or more.</source>
        <translation>
            <numerusform>Tienes en la mano %n carta de valor 7 o más.</numerusform>
            <numerusform>Tienes en la mano %n cartas de valor 7 o más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand keeps %n card(s) higher than this one: {card}.</source>
        <translation>
            <numerusform>En tu mano queda %n carta más alta que {card:def}.</numerusform>
            <numerusform>En tu mano quedan %n cartas más altas que {card:def}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand then has %n more card(s): {cards}.</source>
        <translation>
            <numerusform>Tienes entonces %n carta más en la mano: {cards}.</numerusform>
            <numerusform>Tienes entonces %n cartas más en la mano: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand would then have %n card(s) at least as high as the Throne; otherwise, {other}.</source>
        <translation>
            <numerusform>Tendrías entonces en la mano %n carta tan alta como el Trono o más, en vez de {other}.</numerusform>
            <numerusform>Tendrías entonces en la mano %n cartas tan altas como el Trono o más, en vez de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} counts {value} on the Throne. Rivals may hold %n card(s) at least that high.</source>
        <translation>
            <numerusform>En el Trono, {card:def} vale {value}. Los rivales pueden tener %n carta de ese valor o más.</numerusform>
            <numerusform>En el Trono, {card:def} vale {value}. Los rivales pueden tener %n cartas de ese valor o más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} has value {value}. You could take %n lower kind(s) instead.</source>
        <translation>
            <numerusform>{card:Def} tiene valor {value}. De los demás personajes disponibles, %n es más bajo.</numerusform>
            <numerusform>{card:Def} tiene valor {value}. De los demás personajes disponibles, %n son más bajos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fact} A King’s Hand could still prevent that.</source>
        <translation>{fact} Una Mano Real aún podría impedirlo.</translation>
    </message>
    <message>
        <source>{fact} An Assassin could still prevent that.</source>
        <translation>{fact} Un Asesino aún podría impedirlo.</translation>
    </message>
    <message numerus="yes">
        <source>{player} chooses your card out of %n.</source>
        <translation>
            <numerusform>{player} solo tiene %n carta para darte.</numerusform>
            <numerusform>{player} elige cuál de sus %n cartas recibes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} loses the round.</source>
        <translation>{player} pierde la ronda.</translation>
    </message>
    <message>
        <source>{player} shows a card of value {value}, and nobody shows a higher one.</source>
        <translation>{player} muestra una carta de valor {value}, y nadie muestra una más alta.</translation>
    </message>
    <message>
        <source>{player} would begin and could play any card onto the empty Court.</source>
        <translation>{player} empezaría y podría jugar cualquier carta en la Corte vacía.</translation>
    </message>
    <message>
        <source>{player}’s Assassin is Condemned, and the King is flipped after all.</source>
        <translation>El Asesino de {player} queda condenado, y se da la vuelta al Rey.</translation>
    </message>
    <message numerus="yes">
        <source>{player}’s hand has %n card(s), of which you know {known}.</source>
        <translation>
            <numerusform>{player} tiene %n carta en la mano, y conoces {known}.</numerusform>
            <numerusform>{player} tiene %n cartas en la mano, de las que conoces {known}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>imposter-kings/refusal</name>
    <message>
        <source>An Assassin has already struck: now only a King’s Hand can stop it.</source>
        <translation>Ya ha atacado un Asesino: solo puede detenerlo una Mano Real.</translation>
    </message>
    <message>
        <source>Choose a card other than the one just played.</source>
        <translation>Elige otra carta, no la que se acaba de jugar.</translation>
    </message>
    <message>
        <source>Choose an opponent.</source>
        <translation>Elige a un rival.</translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation>Elige a otro jugador, no a ti.</translation>
    </message>
    <message>
        <source>First choose a card for your partner.</source>
        <translation>Primero elige una carta para tu compañero.</translation>
    </message>
    <message>
        <source>First choose a card from your hand for the Court.</source>
        <translation>Primero elige la carta de la mano que va a la Corte.</translation>
    </message>
    <message>
        <source>First choose a card to keep.</source>
        <translation>Primero quédate con una carta.</translation>
    </message>
    <message>
        <source>First choose a card to show.</source>
        <translation>Primero elige una carta para mostrar.</translation>
    </message>
    <message>
        <source>First choose a new Successor.</source>
        <translation>Primero elige un nuevo Sucesor.</translation>
    </message>
    <message>
        <source>First choose the card to give away.</source>
        <translation>Primero elige la carta que entregas.</translation>
    </message>
    <message>
        <source>First choose the direction of play.</source>
        <translation>Primero elige el sentido del juego.</translation>
    </message>
    <message>
        <source>First choose your Successor.</source>
        <translation>Primero elige tu Sucesor.</translation>
    </message>
    <message>
        <source>First condemn a card of the named value, if you have one.</source>
        <translation>Primero condena una carta del valor nombrado, si tienes alguna.</translation>
    </message>
    <message>
        <source>First decide whether and how to use the {card}’s ability.</source>
        <translation>Primero decide si usas {card:def}, y cómo.</translation>
    </message>
    <message>
        <source>First decide whether to disgrace a card in Court.</source>
        <translation>Primero decide si deshonras una carta de la Corte.</translation>
    </message>
    <message>
        <source>First decide whether to play another card with the Herald.</source>
        <translation>Primero decide si juegas otra carta con el Heraldo.</translation>
    </message>
    <message>
        <source>First decide whether to put a card into your Antechamber.</source>
        <translation>Primero decide si pones una carta en tu Antecámara.</translation>
    </message>
    <message>
        <source>First decide whether to restart the round.</source>
        <translation>Primero decide si quieres un nuevo reparto.</translation>
    </message>
    <message>
        <source>First decide whether to show an Assassin.</source>
        <translation>Primero decide si muestras un Asesino.</translation>
    </message>
    <message>
        <source>First decide whether to stop the Assassin with a King’s Hand.</source>
        <translation>Primero decide si detienes al Asesino con una Mano Real.</translation>
    </message>
    <message>
        <source>First decide whether to use a King’s Hand.</source>
        <translation>Primero decide si usas una Mano Real.</translation>
    </message>
    <message>
        <source>First decide who, if anyone, must replace their Successor.</source>
        <translation>Primero decide si alguien debe cambiar su Sucesor, y quién.</translation>
    </message>
    <message>
        <source>First guess a card, or skip the ability.</source>
        <translation>Primero adivina una carta, o renuncia a la habilidad.</translation>
    </message>
    <message>
        <source>First name the player who begins.</source>
        <translation>Primero nombra al jugador que empieza.</translation>
    </message>
    <message>
        <source>First place a card face down for the pool.</source>
        <translation>Primero pon una carta boca abajo para el montón común.</translation>
    </message>
    <message>
        <source>First remove a card from the round.</source>
        <translation>Primero retira una carta de la ronda.</translation>
    </message>
    <message>
        <source>First replace your Successor with a card from your hand.</source>
        <translation>Primero cambia tu Sucesor por una carta de la mano.</translation>
    </message>
    <message>
        <source>First say how many cards to swap.</source>
        <translation>Primero di cuántas cartas quieres intercambiar con tu compañero.</translation>
    </message>
    <message>
        <source>First take one of the cards shown.</source>
        <translation>Primero coge una de las cartas mostradas.</translation>
    </message>
    <message>
        <source>It is your turn: play a card or flip your King.</source>
        <translation>Es tu turno: juega una carta o da la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>It is your turn: play a card.</source>
        <translation>Es tu turno: juega una carta.</translation>
    </message>
    <message>
        <source>Name a player who shows the highest card.</source>
        <translation>Nombra a uno de los jugadores que muestran la carta más alta.</translation>
    </message>
    <message>
        <source>Only {player} may flip this King.</source>
        <translation>Solo {player} puede dar la vuelta a este Rey.</translation>
    </message>
    <message>
        <source>Only {player} may play these cards.</source>
        <translation>Solo {player} puede jugar estas cartas.</translation>
    </message>
    <message>
        <source>Only {player} may take this Successor.</source>
        <translation>Solo {player} puede coger este Sucesor.</translation>
    </message>
    <message>
        <source>Removed cards are out of this round.</source>
        <translation>Las cartas retiradas quedan fuera de esta ronda.</translation>
    </message>
    <message>
        <source>Take one of {player}’s cards.</source>
        <translation>Coge una carta de {player}.</translation>
    </message>
    <message>
        <source>The Accused stays here; only the Warden can swap it.</source>
        <translation>El Acusado se queda aquí; solo el Guardián lo cambia.</translation>
    </message>
    <message>
        <source>The Assassin strikes only when a King is flipped.</source>
        <translation>El Asesino solo ataca cuando se da la vuelta a un Rey.</translation>
    </message>
    <message>
        <source>The Court does not have that many cards.</source>
        <translation>La Corte no tiene tantas cartas.</translation>
    </message>
    <message>
        <source>The Court is empty: there is no card to disgrace.</source>
        <translation>La Corte está vacía: no hay carta que deshonrar.</translation>
    </message>
    <message>
        <source>The King’s Hand answers an ability at once; none is being used now.</source>
        <translation>La Mano Real responde al momento a una habilidad; ahora no se usa ninguna.</translation>
    </message>
    <message>
        <source>The King’s Hand cannot stop the flip of a King.</source>
        <translation>La Mano Real no puede impedir que se dé la vuelta a un Rey.</translation>
    </message>
    <message>
        <source>The Mystic names a number from 1 to 8.</source>
        <translation>El Místico dice un número del 1 al 8.</translation>
    </message>
    <message>
        <source>The Oathbound must be followed by a second card.</source>
        <translation>Tras el Vasallo debes jugar una segunda carta.</translation>
    </message>
    <message>
        <source>The Sentry may not exchange Royalty.</source>
        <translation>El Centinela no puede cambiar la Realeza.</translation>
    </message>
    <message>
        <source>The Throne is worth {throne}: the Elder is too low, except on face-up Royalty.</source>
        <translation>El Trono vale {throne}: el Anciano es demasiado bajo, salvo sobre Realeza visible.</translation>
    </message>
    <message>
        <source>The Throne is worth {throne}: the Zealot is too low until your King is flipped.</source>
        <translation>El Fanático no llega (Trono: {throne}) hasta que des la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>The Zealot may not be played on Royalty.</source>
        <translation>El Fanático no se puede jugar sobre la Realeza.</translation>
    </message>
    <message>
        <source>The highest base value face up in Court is {highest}: name no higher number.</source>
        <translation>El valor base visible más alto de la Corte es {highest}: no lo superes.</translation>
    </message>
    <message>
        <source>The highest cards are tied: decide who gets first pick.</source>
        <translation>Las cartas más altas empatan: decide quién elige primero.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one first.</source>
        <translation>La ronda ha terminado: reparte antes la siguiente.</translation>
    </message>
    <message>
        <source>The {card} ({value} in hand) is below the Throne ({throne}): play equal or higher.</source>
        <translation>{card:Def} vale {value} en la mano; el Trono, {throne}: iguálalo o supéralo.</translation>
    </message>
    <message>
        <source>The {card} cannot be stopped.</source>
        <translation>No se puede detener: {card}.</translation>
    </message>
    <message>
        <source>The {card} counts {value} in hand; the Herald needs 5 or more.</source>
        <translation>{card:Def} vale {value} en la mano; el Heraldo pide 5 o más.</translation>
    </message>
    <message>
        <source>The {card} does not have base value {number}.</source>
        <translation>{card:Def} no tiene el valor base {number}.</translation>
    </message>
    <message>
        <source>The {card} has lost its text and counts {value}; the Throne is worth {throne}.</source>
        <translation>{card:Def} ha perdido su texto y vale {value}; el Trono vale {throne}.</translation>
    </message>
    <message>
        <source>The {card} is not in your Antechamber.</source>
        <translation>{card:Def} no está en tu Antecámara.</translation>
    </message>
    <message>
        <source>The {card} is not one of your Condemned cards.</source>
        <translation>{card:Def} no está entre tus cartas condenadas.</translation>
    </message>
    <message>
        <source>These cards stay face down and cannot be taken.</source>
        <translation>Estas cartas siguen boca abajo y no se pueden coger.</translation>
    </message>
    <message>
        <source>This card is disgraced: choose a face-up card.</source>
        <translation>Esta carta está deshonrada: elige una boca arriba.</translation>
    </message>
    <message>
        <source>To be played on a higher card, the Oathbound needs another card from your hand.</source>
        <translation>Sobre una carta más alta, el Vasallo necesita otra carta en la mano.</translation>
    </message>
    <message>
        <source>With the Judge, choose a card of base value 2 or more.</source>
        <translation>Con el Juez, elige una carta de valor base 2 o más.</translation>
    </message>
    <message>
        <source>With this many players, the {card} is not in the deck.</source>
        <translation>Con este número de jugadores, {card:def} no está en la baraja.</translation>
    </message>
    <message>
        <source>You can neither play a card nor flip your King: you lose the round.</source>
        <translation>No puedes jugar ninguna carta ni dar la vuelta a tu Rey: pierdes la ronda.</translation>
    </message>
    <message>
        <source>You cannot play any of your cards: flip your King.</source>
        <translation>No puedes jugar ninguna de tus cartas: da la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>No tienes {card:def}.</translation>
    </message>
    <message>
        <source>You have a Condemned card: removing it is your whole turn.</source>
        <translation>Tienes una carta condenada: dedica el turno a retirarla.</translation>
    </message>
    <message>
        <source>You have not lost: you can still flip your King.</source>
        <translation>No has perdido: aún puedes dar la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>You have not lost: you can still play a card or flip your King.</source>
        <translation>No has perdido: aún puedes jugar una carta o dar la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>You have not lost: you can still play a card.</source>
        <translation>No has perdido: aún puedes jugar una carta.</translation>
    </message>
    <message>
        <source>You hold a card of base value {number}: condemn one.</source>
        <translation>Tienes una carta de valor base {number}: condena una.</translation>
    </message>
    <message>
        <source>You may not keep the {card}.</source>
        <translation>No puedes conservar {card:def}.</translation>
    </message>
    <message>
        <source>You must first play a card from your Antechamber.</source>
        <translation>Antes debes jugar una carta de tu Antecámara.</translation>
    </message>
    <message>
        <source>Your King is already flipped.</source>
        <translation>Tu Rey ya está boca abajo.</translation>
    </message>
    <message>
        <source>Your Successor returns to your hand when you flip your King.</source>
        <translation>Tu Sucesor vuelve a tu mano cuando das la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>{player} has already lost this round.</source>
        <translation>{player} ya ha perdido esta ronda.</translation>
    </message>
    <message>
        <source>{player} has no Successor left.</source>
        <translation>A {player} no le queda Sucesor.</translation>
    </message>
    <message>
        <source>{player} has no cards in hand.</source>
        <translation>{player} no tiene cartas en la mano.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} no participa en esta partida.</translation>
    </message>
    <message>
        <source>{player} is not showing the {card}.</source>
        <translation>{player} no muestra {card:def}.</translation>
    </message>
    <message>
        <source>{player} must play this card first.</source>
        <translation>{player} debe jugar antes esta carta.</translation>
    </message>
    <message>
        <source>{player} must remove this Condemned card.</source>
        <translation>{player} debe retirar esta carta condenada.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/road</name>
    <message>
        <source>A Dance for Three</source>
        <translation>Un baile de tres</translation>
    </message>
    <message>
        <source>A single round is played, with two Assassins and two King’s Hands, but without the Fool or Zealot.</source>
        <translation>Se juega una sola ronda, con dos Asesinos y dos Manos Reales, pero sin Bufón ni Fanático.</translation>
    </message>
    <message>
        <source>A single round is played, without the Assassin or King’s Hand, but with one more Elder and one more Soldier.</source>
        <translation>Se juega una sola ronda, sin Asesino ni Mano Real, pero con un Anciano y un Soldado más.</translation>
    </message>
    <message>
        <source>A single round is played, without the Queen or Princess, but with one more Soldier and one more Oathbound.</source>
        <translation>Se juega una sola ronda, sin Reina ni Princesa, pero con un Soldado y un Vasallo más.</translation>
    </message>
    <message>
        <source>A single round is played.</source>
        <translation>Se juega una sola ronda.</translation>
    </message>
    <message>
        <source>Corvin has worn so many faces that he has forgotten which one is his. He remembers only that it wore a crown.</source>
        <translation>Corvin ha llevado tantas caras que ha olvidado cuál es la suya. Solo recuerda que llevaba corona.</translation>
    </message>
    <message>
        <source>Everyone is smiling, and everyone has one hand behind their back.</source>
        <translation>Todos sonríen, y todos tienen una mano a la espalda.</translation>
    </message>
    <message>
        <source>For one dance, nobody stabs anybody. All daggers are in the cloakroom, each with a numbered tag.</source>
        <translation>Durante un baile nadie apuñala a nadie. Todas las dagas están en el guardarropa, cada una con su número.</translation>
    </message>
    <message>
        <source>Four points win the match.</source>
        <translation>Gana la partida quien llega antes a cuatro puntos.</translation>
    </message>
    <message>
        <source>Someone presses a mask and a hand of cards on you and is gone. Play as if you had been here all along.</source>
        <translation>Alguien te pone en las manos una máscara y unas cartas, y desaparece. Juega como si llevaras aquí desde el principio.</translation>
    </message>
    <message>
        <source>The Borrowed Mask</source>
        <translation>La máscara prestada</translation>
    </message>
    <message>
        <source>The Long Knives</source>
        <translation>Los cuchillos largos</translation>
    </message>
    <message>
        <source>The Queen and the Princess do not dance in the servants’ hall. That leaves more room for the Soldiers.</source>
        <translation>La Reina y la Princesa no bailan con el servicio. Así los Soldados tienen más sitio.</translation>
    </message>
    <message>
        <source>The Raven</source>
        <translation>El cuervo</translation>
    </message>
    <message>
        <source>The Servants’ Ball</source>
        <translation>El baile de los criados</translation>
    </message>
    <message>
        <source>The Torchlit Steps</source>
        <translation>La escalinata de las antorchas</translation>
    </message>
    <message>
        <source>The Truce</source>
        <translation>La tregua</translation>
    </message>
    <message>
        <source>The Whispering Gallery</source>
        <translation>La galería de los susurros</translation>
    </message>
    <message>
        <source>Three dancers and one throne: sooner or later someone will have to sit on the floor.</source>
        <translation>Tres bailarines y un trono: tarde o temprano alguien tendrá que sentarse en el suelo.</translation>
    </message>
    <message>
        <source>Three guests ask for your advice, all at once and all in a whisper.</source>
        <translation>Tres invitados te piden consejo, todos a la vez y todos en voz baja.</translation>
    </message>
    <message>
        <source>Tonight everyone in a mask may claim to be king. At the door, all they want to see is whether you can play one.</source>
        <translation>Esta noche, quien lleve máscara puede llamarse rey. En la puerta solo quieren ver si sabes hacer el papel.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Gana por al menos {number} puntos.</translation>
    </message>
</context>
<context>
    <name>imposter-kings/rule</name>
    <message>
        <source>A Condemned card is face down in front of its owner, who knows what it is. While you have any, you must spend your turn removing one from the round, unseen.</source>
        <translation>Una carta condenada está boca abajo ante su dueño, que la conoce. Mientras tengas alguna, tu turno consiste en retirar una de ellas de la ronda, sin mostrarla.</translation>
    </message>
    <message>
        <source>A Disgraced card is face down in Court. It has no name and no text, is not Royalty, and counts as 1 on the Throne.</source>
        <translation>Una carta deshonrada está boca abajo en la Corte. No tiene nombre ni texto, no es Realeza y vale 1 en el Trono.</translation>
    </message>
    <message>
        <source>A match goes to 7 points. The highest score wins; ties go to the winner of the last round. A match can also be a single round.</source>
        <translation>La partida se juega a 7 puntos. Gana quien tenga más; en caso de empate, quien ganó la última ronda. También se puede jugar una sola ronda.</translation>
    </message>
    <message>
        <source>After striking with the Assassin, look at the victim’s hand and Successor, add the Assassin, and keep one of these cards.</source>
        <translation>Tras atacar con el Asesino, mira la mano y el Sucesor de la víctima, añade el Asesino y quédate con una de esas cartas.</translation>
    </message>
    <message>
        <source>Cards in your Antechamber are face up in front of you. While you have any, you must play one on your turn, whatever the Throne is worth. Its ability works, but the Herald does nothing, and the Oathbound disgraces nothing.</source>
        <translation>Las cartas de tu Antecámara están boca arriba ante ti. Mientras tengas alguna, tu turno consiste en jugar una de ellas, valga lo que valga el Trono. Su habilidad se activa, pero el Heraldo no hace nada, y el Vasallo no deshonra nada.</translation>
    </message>
    <message>
        <source>Choices that several players make in secret take effect only when all of them have chosen.</source>
        <translation>Lo que varios jugadores eligen en secreto solo tiene efecto cuando todos han elegido.</translation>
    </message>
    <message>
        <source>Condemned cards</source>
        <translation>Cartas condenadas</translation>
    </message>
    <message>
        <source>Deal with Condemned cards first, then your Antechamber. Only if you have neither may you play from your hand or flip your King. Each of these is a whole turn.</source>
        <translation>Primero van tus cartas condenadas; después, las de tu Antecámara. Solo si no tienes ni unas ni otras juegas de la mano o das la vuelta a tu Rey. Cada opción ocupa todo el turno.</translation>
    </message>
    <message>
        <source>Disgraced cards</source>
        <translation>Cartas deshonradas</translation>
    </message>
    <message>
        <source>Elder</source>
        <translation>Anciano</translation>
    </message>
    <message>
        <source>Every other card in Court is disgraced, and this cannot be stopped. The Queen is Royalty.</source>
        <translation>Todas las demás cartas de la Corte quedan deshonradas, y nadie puede impedirlo. La Reina es Realeza.</translation>
    </message>
    <message>
        <source>Everyone hides a card as their Successor.</source>
        <translation>Cada jugador esconde una carta de la mano como Sucesor.</translation>
    </message>
    <message>
        <source>Everyone places a card from their hand face down and shows it to their partner. These four cards are shuffled, and each player takes one unseen, starting with the first player.</source>
        <translation>Cada jugador pone una carta de la mano boca abajo y se la enseña a su compañero. Las cuatro se barajan en un montón común, y cada uno coge una sin verla, empezando por el primer jugador.</translation>
    </message>
    <message>
        <source>Executioner</source>
        <translation>Verdugo</translation>
    </message>
    <message>
        <source>Finally, everyone removes one card in hand from the round, unseen.</source>
        <translation>Por último, cada jugador retira de la ronda una carta de la mano, sin mostrarla.</translation>
    </message>
    <message>
        <source>Flipping the King</source>
        <translation>Dar la vuelta al Rey</translation>
    </message>
    <message>
        <source>Fool</source>
        <translation>Bufón</translation>
    </message>
    <message>
        <source>Four players form two teams, with partners sitting opposite each other. Partners know each other’s Successors. Each secretly chooses how many cards to swap, up to two; the smaller number counts. Both then choose their cards in secret.</source>
        <translation>Cuatro jugadores forman dos equipos; los compañeros se sientan uno frente a otro y conocen el Sucesor del otro. Cada uno elige en secreto cuántas cartas quiere intercambiar, hasta dos; vale el número menor. Después ambos eligen sus cartas en secreto.</translation>
    </message>
    <message>
        <source>Herald</source>
        <translation>Heraldo</translation>
    </message>
    <message>
        <source>If a Disgraced card is already in Court, you may name a number from 1 to 8 and disgrace the Mystic: for the rest of the round, all cards of that base value, wherever they are, lose their text and count 3 once played.</source>
        <translation>Si ya hay una carta deshonrada en la Corte, puedes decir un número del 1 al 8 y deshonrar el Místico. Durante el resto de la ronda, todas las cartas de ese valor base pierden su texto, estén donde estén, y valen 3 una vez jugadas.</translation>
    </message>
    <message>
        <source>If you can neither play a card nor flip your King, you lose the round.</source>
        <translation>Si no puedes jugar ninguna carta ni dar la vuelta a tu Rey, pierdes la ronda.</translation>
    </message>
    <message>
        <source>If you have another card in hand, you may play the Oathbound from your hand on a Throne worth more. The card on the Throne is disgraced, and you must at once play a second card from your hand, of any value. The second card’s ability works, and it is immune to the King’s Hand, too.</source>
        <translation>Si tienes otra carta en la mano, puedes jugar el Vasallo desde la mano sobre un Trono que valga más. Deshonras la carta del Trono y debes jugar de inmediato una segunda carta de la mano, de cualquier valor. La habilidad de la segunda se activa, y la carta también es inmune a la Mano Real.</translation>
    </message>
    <message>
        <source>If you play the Herald from your hand while you have a Successor, take that Successor into your hand and choose a new one from there. Then you may take back the Herald and play another card that counts 5 or more in hand, whatever is then on the Throne; its ability works.</source>
        <translation>Si juegas el Heraldo desde la mano mientras tienes Sucesor, recupera ese Sucesor y elige uno nuevo de tu mano. Después puedes recuperar el Heraldo y jugar otra carta que en la mano valga 5 o más, haya lo que haya entonces en el Trono. Su habilidad se activa.</translation>
    </message>
    <message>
        <source>Inquisitor</source>
        <translation>Inquisidor</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Juez</translation>
    </message>
    <message>
        <source>Losing the round</source>
        <translation>Perder la ronda</translation>
    </message>
    <message>
        <source>Mystic</source>
        <translation>Místico</translation>
    </message>
    <message>
        <source>Naming cards</source>
        <translation>Nombrar cartas</translation>
    </message>
    <message>
        <source>Oathbound</source>
        <translation>Vasallo</translation>
    </message>
    <message>
        <source>Once a player has chosen to use an ability and named its target, all others are asked in order of play whether they will stop it with a King’s Hand they hold. If one does, nothing happens: both cards are Condemned, each in front of its owner, and the card below is the Throne again. The player whose card was stopped spends the rest of the turn removing it. Nobody is asked once everyone can tell that no King’s Hand is left.</source>
        <translation>Cuando un jugador usa una habilidad y dice su objetivo, se pregunta por orden a los demás si la detienen con una Mano Real de su mano. Si alguien lo hace, no ocurre nada: ambas cartas quedan condenadas, cada una ante su dueño, y la carta de debajo vuelve a ser el Trono. Quien jugó la carta detenida dedica el resto de su turno a retirarla. No se pregunta a nadie cuando todos pueden deducir que ya no queda ninguna Mano Real.</translation>
    </message>
    <message>
        <source>Once per round, instead of playing a card, you may flip your King, but not while the Court is empty. The card on the Throne is disgraced, your Successor returns to your hand, and your turn is over.</source>
        <translation>En vez de jugar, puedes dar la vuelta a tu Rey, una vez por ronda y nunca con la Corte vacía. Deshonras la carta del Trono, recuperas tu Sucesor y termina el turno.</translation>
    </message>
    <message>
        <source>Once the first player is named, each player, starting with the True King’s holder, may have the cards dealt again. A player’s first restart in a match is free; each later one gives the opponent 2 points at once.</source>
        <translation>Una vez elegido el primer jugador, cada uno puede pedir un nuevo reparto, empezando por quien tiene el Rey legítimo. El primero de cada jugador en la partida es gratis; cada uno de los siguientes da de inmediato 2 puntos al rival.</translation>
    </message>
    <message>
        <source>Once your own King is flipped, you may play the Zealot on anything but Royalty.</source>
        <translation>Con tu Rey boca abajo, puedes jugar el Fanático sobre cualquier carta que no sea Realeza.</translation>
    </message>
    <message>
        <source>Out of the round</source>
        <translation>Fuera de la ronda</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Compañeros</translation>
    </message>
    <message>
        <source>Play a card from your hand that counts at least as much as the Throne, or one that may ignore it. Then its ability works.</source>
        <translation>Juega una carta de la mano que valga al menos tanto como el Trono, o una que pueda ignorarlo. Después se activa su habilidad.</translation>
    </message>
    <message>
        <source>Played cards form the Court; the last one is the Throne. An empty Court counts 0. Rules about cards in Court refer to face-up cards.</source>
        <translation>Las cartas jugadas forman la Corte; la última es el Trono. Una Corte vacía vale 0. Cuando una regla habla de cartas de la Corte, se refiere solo a las que están boca arriba.</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Jugar una carta</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Princess</source>
        <translation>Princesa</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reina</translation>
    </message>
    <message>
        <source>Removing a card</source>
        <translation>Retirar una carta</translation>
    </message>
    <message>
        <source>Restarting with two players</source>
        <translation>Nuevo reparto con dos jugadores</translation>
    </message>
    <message>
        <source>Secret choices</source>
        <translation>Decisiones secretas</translation>
    </message>
    <message>
        <source>Sentry</source>
        <translation>Centinela</translation>
    </message>
    <message>
        <source>Showing cards</source>
        <translation>Mostrar cartas</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldado</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espía</translation>
    </message>
    <message>
        <source>Taking cards with three players</source>
        <translation>Coger cartas con tres jugadores</translation>
    </message>
    <message>
        <source>The Antechamber</source>
        <translation>La Antecámara</translation>
    </message>
    <message>
        <source>The Assassin</source>
        <translation>El Asesino</translation>
    </message>
    <message>
        <source>The Elder may be played on Royalty.</source>
        <translation>El Anciano se puede jugar sobre la Realeza.</translation>
    </message>
    <message>
        <source>The King’s Hand</source>
        <translation>La Mano Real</translation>
    </message>
    <message>
        <source>The King’s Hand cannot stop the Queen, the Warlord, an Oathbound or the card that follows it, an Elder, a Zealot, another King’s Hand, or the flip of a King.</source>
        <translation>La Mano Real no puede detener a la Reina, al Caudillo, al Anciano, al Fanático ni a otra Mano Real. Tampoco detiene a un Vasallo ni a la carta que lo sigue, ni impide dar la vuelta a un Rey.</translation>
    </message>
    <message>
        <source>The Successor</source>
        <translation>El Sucesor</translation>
    </message>
    <message>
        <source>The True King</source>
        <translation>El Rey legítimo</translation>
    </message>
    <message>
        <source>The True King’s holder names the first player and, with three or four players, the direction of play for the round.</source>
        <translation>Quien tiene el Rey legítimo decide quién empieza y, con tres o cuatro jugadores, en qué sentido se juega durante toda la ronda.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>The first True King is chosen at random. After that, it goes to the player who lost the last round (with three players, the first to lose).</source>
        <translation>El azar decide quién tiene primero el Rey legítimo; después lo recibe quien perdió la última ronda o, con tres jugadores, quien la perdió primero.</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>El primer jugador</translation>
    </message>
    <message>
        <source>The first player begins, and play proceeds in the chosen direction. Only the player being asked decides.</source>
        <translation>Empieza el primer jugador, y se juega en el sentido elegido. Cuando se pregunta a un jugador, nadie más decide.</translation>
    </message>
    <message>
        <source>The four-player pool</source>
        <translation>El montón común con cuatro jugadores</translation>
    </message>
    <message>
        <source>The killer’s choice with three players</source>
        <translation>La elección del Asesino con tres jugadores</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>The order of a turn</source>
        <translation>El orden de un turno</translation>
    </message>
    <message>
        <source>The player who showed the highest card takes a shown card from an opponent (in a tie, the True King’s holder decides who gets first pick). That opponent takes one from the third player, who takes one of the first taker’s own shown cards.</source>
        <translation>El jugador que mostró la carta más alta coge una carta mostrada de un rival (si hay empate, quien tiene el Rey legítimo decide quién elige primero). Ese rival coge una del tercero, y el tercero, una de las cartas propias que mostró el primero.</translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation>Trono y Corte</translation>
    </message>
    <message>
        <source>Warden</source>
        <translation>Guardián</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Caudillo</translation>
    </message>
    <message>
        <source>What cannot be stopped</source>
        <translation>Lo que no se puede detener</translation>
    </message>
    <message>
        <source>When a player flips their King, the opponents are asked in order of play whether they will show an Assassin from their hand. If one does, the flip fails and the flipping player loses the round, unless a King’s Hand stops the Assassin: then both are Condemned, and the flip goes through. The flipping player is the first to be asked for a King’s Hand. Nobody is asked for a card that everyone can tell is gone.</source>
        <translation>Cuando un jugador da la vuelta al Rey, se pregunta a los rivales, en el orden del juego, si muestran un Asesino que tengan en la mano. Si uno lo hace, no se da la vuelta al Rey y su dueño pierde la ronda, a no ser que una Mano Real detenga al Asesino. En ese caso, ambas cartas quedan condenadas y se da la vuelta al Rey. Al primero a quien se pregunta por la Mano Real es al dueño del Rey. Si todos pueden deducir que una carta ya no está, no se pregunta por ella.</translation>
    </message>
    <message>
        <source>While Royalty is face up in Court, the Warlord counts 1 more in hand and 2 more in Court.</source>
        <translation>Mientras haya Realeza boca arriba en la Corte, el Caudillo vale 1 más en la mano y 2 más en la Corte.</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Quién decide</translation>
    </message>
    <message>
        <source>Winning a round scores 1 point, 1 more if your King is not flipped, and 1 more if a loser still has a card in hand or their Successor. With three players, each loser counts separately, and second place gets 1 point. In a team, one unflipped King is enough, leftover cards count once, and both partners get the points.</source>
        <translation>Ganar una ronda vale 1 punto, y 1 más si tu Rey está boca arriba. Si a un perdedor le queda su Sucesor o alguna carta en la mano, vale otro punto más. Con tres jugadores, esto último cuenta por cada perdedor, y el segundo recibe 1 punto. En un equipo basta con que uno de los dos Reyes esté boca arriba, las cartas restantes cuentan una sola vez y ambos compañeros reciben los puntos.</translation>
    </message>
    <message>
        <source>With four or more face-up cards in Court, including the Warden, you may swap a card from your hand with the Accused. The Accused is always face up.</source>
        <translation>Con cuatro o más cartas boca arriba en la Corte, incluido el Guardián, puedes cambiar una carta de la mano por el Acusado. El Acusado siempre está boca arriba.</translation>
    </message>
    <message>
        <source>With three players, everyone shows two cards at the same time, then one more; with four players, everyone shows three. Once the first player and the direction are named, shown cards return to their owners’ hands.</source>
        <translation>Con tres jugadores, todos muestran dos cartas a la vez, y luego una más; con cuatro jugadores, todos muestran tres. Una vez elegidos el primer jugador y el sentido, las cartas mostradas vuelven a la mano.</translation>
    </message>
    <message>
        <source>With three players, the first to lose puts their cards aside unseen, and the others play on with the same Court. The last player left wins the round; the other comes second.</source>
        <translation>Con tres jugadores, el primero en perder aparta sus cartas sin mostrarlas, y los otros dos siguen con la misma Corte. El último que queda gana la ronda; el otro queda segundo.</translation>
    </message>
    <message>
        <source>With two or three players, everyone gets eight cards; with four, seven. One card is turned face up as the Accused. With two players, the last card is removed unseen. Everyone has a face-up King; one of them is the True King.</source>
        <translation>Con dos o tres jugadores, cada uno recibe ocho cartas; con cuatro, siete. Una carta, el Acusado, está boca arriba. Con dos jugadores, la última carta se retira sin verla. Cada jugador tiene un Rey boca arriba; uno de ellos es el Rey legítimo.</translation>
    </message>
    <message>
        <source>You may choose another card in Court that is neither Disgraced nor Royalty: disgrace the Sentry and exchange a card from your hand for that card. Your card takes its place, face up and without effect.</source>
        <translation>Puedes deshonrar el Centinela y elegir otra carta de la Corte que no sea Realeza ni esté deshonrada. Una carta de tu mano ocupa el lugar de la elegida, boca arriba y sin efecto, y la elegida pasa a tu mano.</translation>
    </message>
    <message>
        <source>You may disgrace the Spy and look at all Successors. Then you may make one player, even yourself, replace their Successor with a card from their hand; the old Successor returns to their hand.</source>
        <translation>Puedes deshonrar el Espía y mirar todos los Sucesores. Después puedes hacer que un jugador, incluso tú, cambie su Sucesor por una carta de la mano; el Sucesor anterior vuelve a su mano.</translation>
    </message>
    <message>
        <source>You may guess a card in an opponent’s hand. If you are right, you may put a card of base value 2 or more from your hand into your Antechamber.</source>
        <translation>Puedes adivinar una carta de la mano de un rival. Si aciertas, puedes poner una carta de la mano de valor base 2 o más en tu Antecámara.</translation>
    </message>
    <message>
        <source>You may name a card. If an opponent holds it, the Soldier counts 2 more on the Throne, and you may disgrace up to three face-up cards in Court, the Soldier included. Nobody learns who holds it.</source>
        <translation>Puedes nombrar una carta. Si un rival la tiene, el Soldado vale 2 más en el Trono, y puedes deshonrar hasta tres cartas boca arriba de la Corte, incluido el Soldado. Nadie se entera de quién la tiene.</translation>
    </message>
    <message>
        <source>You may name a card: every other player who holds it puts one copy into their own Antechamber.</source>
        <translation>Puedes nombrar una carta: todos los demás jugadores que la tengan ponen una copia en su Antecámara.</translation>
    </message>
    <message>
        <source>You may name a number up to the highest face-up base value in Court: everyone, including you, secretly condemns one card of that base value from their hand. Everyone learns which players have none.</source>
        <translation>Puedes decir un número, como máximo el valor base más alto que esté boca arriba en la Corte. Todos, incluido tú, condenan en secreto una carta de su mano que tenga ese valor base. Después se sabe quién no tenía ninguna.</translation>
    </message>
    <message>
        <source>You may name a player: each of you secretly chooses a card in hand, and you swap them. Both of you must have a card. The Princess is Royalty.</source>
        <translation>Puedes nombrar a un jugador: ambos elegís en secreto una carta de la mano y las intercambiáis. Los dos debéis tener alguna carta. La Princesa es Realeza.</translation>
    </message>
    <message>
        <source>You may name any card in the deck you are playing with. The answer is always truthful, and everyone hears it; it reveals no more than was asked.</source>
        <translation>Puedes nombrar cualquier carta de la baraja en uso. La respuesta siempre es verdadera y todos la oyen; no revela más de lo que se pregunta.</translation>
    </message>
    <message>
        <source>You may take any other face-up card from the Court into your hand.</source>
        <translation>Puedes llevarte a la mano otra carta boca arriba de la Corte.</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>Fanático</translation>
    </message>
</context>
<context>
    <name>imposter-kings/section</name>
    <message>
        <source>Before the first turn</source>
        <translation>Antes del primer turno</translation>
    </message>
    <message>
        <source>Reactions and secrets</source>
        <translation>Reacciones y secretos</translation>
    </message>
    <message>
        <source>Rounds, points, and the match</source>
        <translation>Rondas, puntos y partida</translation>
    </message>
    <message>
        <source>The characters</source>
        <translation>Los personajes</translation>
    </message>
    <message>
        <source>Throne and Court</source>
        <translation>Trono y Corte</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
</context>
<context>
    <name>imposter-kings/table</name>
    <message>
        <source>A card, face down</source>
        <translation>Una carta, boca abajo</translation>
    </message>
    <message>
        <source>A disgraced Throne is worth 1: play any card.</source>
        <translation>El Trono deshonrado vale 1: juega cualquiera.</translation>
    </message>
    <message>
        <source>Accused</source>
        <translation>Acusado</translation>
    </message>
    <message>
        <source>Card {place} of the Court, disgraced</source>
        <translation>Carta {place} de la Corte, deshonrada</translation>
    </message>
    <message>
        <source>Card {place} of the Court, disgraced: {card}</source>
        <translation>Carta {place} de la Corte, deshonrada: {card}</translation>
    </message>
    <message>
        <source>Card {place} of the Court: {card}, counts {value}</source>
        <translation>Carta {place} de la Corte: {card}, vale {value}</translation>
    </message>
    <message>
        <source>Condemned: to be removed from the round.</source>
        <translation>Condenada: hay que retirarla.</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Corte</translation>
    </message>
    <message>
        <source>Face down, but you know it: {card}, value {value}, {type}</source>
        <translation>Boca abajo, pero la conoces: {card}, valor {value}, {type}</translation>
    </message>
    <message>
        <source>Face-down cards</source>
        <translation>Cartas boca abajo</translation>
    </message>
    <message>
        <source>First player of the round.</source>
        <translation>Jugador inicial de la ronda.</translation>
    </message>
    <message>
        <source>First player; play goes clockwise.</source>
        <translation>Jugador inicial; se juega en sentido horario.</translation>
    </message>
    <message>
        <source>First player; play goes counterclockwise.</source>
        <translation>Jugador inicial; se juega en sentido antihorario.</translation>
    </message>
    <message>
        <source>From what you have seen, nobody you ask can hold it.</source>
        <translation>Por lo que has visto, nadie a quien preguntes puede tenerla.</translation>
    </message>
    <message>
        <source>Has lost its text for this round.</source>
        <translation>Sin texto durante esta ronda.</translation>
    </message>
    <message>
        <source>Has lost this round.</source>
        <translation>Ha perdido esta ronda.</translation>
    </message>
    <message>
        <source>In the Antechamber: to be played first.</source>
        <translation>En la Antecámara: se juega primero.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>King not flipped</source>
        <translation>Rey boca arriba</translation>
    </message>
    <message>
        <source>King, flipped</source>
        <translation>Rey, boca abajo</translation>
    </message>
    <message>
        <source>Losers’ leftover cards</source>
        <translation>Cartas restantes de perdedores</translation>
    </message>
    <message>
        <source>Now counts {value}.</source>
        <translation>Ahora vale {value}.</translation>
    </message>
    <message>
        <source>On the Throne, disgraced: counts as 1</source>
        <translation>En el Trono, deshonrada: vale 1</translation>
    </message>
    <message>
        <source>On the Throne, disgraced: {card}, counts as 1</source>
        <translation>En el Trono, deshonrada: {card}, vale 1</translation>
    </message>
    <message>
        <source>On the Throne: {card}, counts {value}</source>
        <translation>En el Trono: {card}, vale {value}</translation>
    </message>
    <message>
        <source>Points: {number} of {goal}</source>
        <translation>Puntos: {number} de {goal}</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retiradas</translation>
    </message>
    <message>
        <source>Returns to your hand when you flip your King.</source>
        <translation>Vuelve a tu mano cuando das la vuelta a tu Rey.</translation>
    </message>
    <message>
        <source>Rival’s restarts</source>
        <translation>Nuevos repartos del rival</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <source>Second places</source>
        <translation>Segundos puestos</translation>
    </message>
    <message>
        <source>Struck</source>
        <translation>Alcanzado</translation>
    </message>
    <message>
        <source>Successor</source>
        <translation>Sucesor</translation>
    </message>
    <message>
        <source>The Throne is worth {value}: play equal or higher.</source>
        <translation>El Trono vale {value}: iguálalo o supéralo.</translation>
    </message>
    <message>
        <source>Unbeaten</source>
        <translation>Invicta</translation>
    </message>
    <message>
        <source>tied on points; the last round decides</source>
        <translation>empate a puntos; decide la última ronda</translation>
    </message>
    <message>
        <source>{card} counts as {value}: it has lost its text</source>
        <translation>{card} vale {value}: ha perdido su texto</translation>
    </message>
    <message>
        <source>{card} counts {value}: Royalty is in Court</source>
        <translation>{card} vale {value}: Realeza en la Corte</translation>
    </message>
    <message>
        <source>{card} counts {value}: the guess was right</source>
        <translation>{card} vale {value}: ha acertado</translation>
    </message>
    <message>
        <source>{card}, face up</source>
        <translation>{card}, boca arriba</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, valor {value}, {type}</translation>
    </message>
    <message>
        <source>{player}’s Antechamber</source>
        <translation>Antecámara de {player}</translation>
    </message>
    <message>
        <source>{player}’s Condemned cards</source>
        <translation>Cartas condenadas de {player}</translation>
    </message>
    <message>
        <source>{player}’s King</source>
        <translation>Rey de {player}</translation>
    </message>
    <message>
        <source>{player}’s Successor</source>
        <translation>Sucesor de {player}</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Mano de {player}</translation>
    </message>
</context>
<context>
    <name>imposter-kings/type</name>
    <message>
        <source>Courtier</source>
        <translation>Cortesano</translation>
    </message>
    <message>
        <source>Immune to the King’s Hand</source>
        <translation>Inmune a la Mano Real</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Rey</translation>
    </message>
    <message>
        <source>Royalty</source>
        <translation>Realeza</translation>
    </message>
</context>
</TS>
