<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>shadow-throne/ability</name>
    <message>
        <source>+1 power to Rebel commoners of this and earlier waves.</source>
        <translation>+1 de poder a los plebeyos rebeldes de esta oleada y las anteriores.</translation>
    </message>
    <message>
        <source>+1 power to every Rebel of the next wave.</source>
        <translation>+1 de poder a cada Rebelde de la oleada siguiente.</translation>
    </message>
    <message>
        <source>+1 power to every other Rebel of their wave.</source>
        <translation>+1 de poder a cada otro Rebelde de su oleada.</translation>
    </message>
    <message>
        <source>+2 power if you have 0 or 1 gold after paying.</source>
        <translation>+2 de poder si te queda 0 o 1 de oro tras pagar.</translation>
    </message>
    <message>
        <source>Brings gold when it is played.</source>
        <translation>Da oro cuando se juega.</translation>
    </message>
    <message>
        <source>Consoles with gold if its faction loses.</source>
        <translation>Consuela con oro si su facción pierde.</translation>
    </message>
    <message>
        <source>Converts all commoners of her wave.</source>
        <translation>Convierte a todos los plebeyos de su oleada.</translation>
    </message>
    <message>
        <source>Converts all elites of his wave.</source>
        <translation>Convierte a todas las élites de su oleada.</translation>
    </message>
    <message>
        <source>Converts commoners of her wave; each gets +1 power.</source>
        <translation>Convierte a los plebeyos de su oleada; +1 de poder a cada uno.</translation>
    </message>
    <message>
        <source>Grants 3 influence when she dies.</source>
        <translation>Da 3 de influencia al morir.</translation>
    </message>
    <message>
        <source>Kill all commoners of their wave.</source>
        <translation>Matan a todos los plebeyos de su oleada.</translation>
    </message>
    <message>
        <source>Kills all elites of her wave.</source>
        <translation>Mata a todas las élites de su oleada.</translation>
    </message>
    <message>
        <source>Kills all nobles of his wave.</source>
        <translation>Mata a todos los nobles de su oleada.</translation>
    </message>
    <message>
        <source>Other factions in her wave have no abilities 2 and 3.</source>
        <translation>Las otras facciones de su oleada no tienen habilidades 2 y 3.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Se queda para la próxima batalla si los Rebeldes pierden.</translation>
    </message>
    <message>
        <source>You may play an extra Empire card.</source>
        <translation>Puedes jugar una carta adicional del Imperio.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/aid</name>
    <message>
        <source>15 influence end the game. Most influence wins, then most gold, else nobody.</source>
        <translation>15 de influencia acaban la partida. Gana quien tenga más influencia; después, más oro; si no, nadie.</translation>
    </message>
    <message>
        <source>Abilities with number 1</source>
        <translation>Habilidades con número 1</translation>
    </message>
    <message>
        <source>Abilities with number 2</source>
        <translation>Habilidades con número 2</translation>
    </message>
    <message>
        <source>Abilities with number 3</source>
        <translation>Habilidades con número 3</translation>
    </message>
    <message>
        <source>Abilities work: first all with number 1, then 2, then 3.</source>
        <translation>Actúan las habilidades: primero todas las de número 1, luego las de 2 y las de 3.</translation>
    </message>
    <message>
        <source>All choose a card in secret, and show it at the same time.</source>
        <translation>Todos eligen una carta en secreto y la muestran a la vez.</translation>
    </message>
    <message>
        <source>Bentheon Knights, Anna Lys and Datura: kill commoners, elites, nobles of their wave, but none of the Empire.</source>
        <translation>Caballeros de Bentheon, Anna Lys y Datura: matan a plebeyos, élites y nobles de su oleada, salvo los del Imperio.</translation>
    </message>
    <message>
        <source>Collect the income or pay the cost.</source>
        <translation>Cobra el ingreso o paga el coste.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Conversión: pertenece a la Iglesia.</translation>
    </message>
    <message>
        <source>Dead: no power, half of the influence, no tokens.</source>
        <translation>Muerte: sin poder, mitad de influencia, sin fichas.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldened: 1 power more for each token.</source>
        <translation>Enardecimiento: 1 de poder más por ficha.</translation>
    </message>
    <message>
        <source>End of a battle</source>
        <translation>Fin de una batalla</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Cuatro oleadas</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Hush money: 1 gold more for the faction of your wave before.</source>
        <translation>Soborno: 1 de oro más por la facción de tu oleada anterior.</translation>
    </message>
    <message>
        <source>If you cannot pay, the card is turned face down and you get 1 gold.</source>
        <translation>Si no puedes pagar, la carta se pone boca abajo y recibes 1 de oro.</translation>
    </message>
    <message>
        <source>Keep one card of your hand.</source>
        <translation>Guarda una carta de tu mano.</translation>
    </message>
    <message>
        <source>King Kyros: an extra Empire card, without hush money.</source>
        <translation>Rey Kyros: una carta adicional del Imperio, sin soborno.</translation>
    </message>
    <message>
        <source>Langman: stays for the next battle if the Rebels lose.</source>
        <translation>Langman: se queda para la próxima batalla si los Rebeldes pierden.</translation>
    </message>
    <message>
        <source>Phabos Scouts: 1 more power for every other Rebel of their wave.</source>
        <translation>Exploradores de Phabos: 1 de poder más a cada otro Rebelde de su oleada.</translation>
    </message>
    <message>
        <source>Picureas: 1 more power for every Rebel of the next wave.</source>
        <translation>Picureas: 1 de poder más a cada Rebelde de la oleada siguiente.</translation>
    </message>
    <message>
        <source>Princess Beatice: converts commoners of her wave, with 1 more power for each.</source>
        <translation>Princesa Beatice: convierte a los plebeyos de su oleada y da a cada uno 1 de poder más.</translation>
    </message>
    <message>
        <source>Queen Eletheria: 1 more power for Rebel commoners of this and earlier waves.</source>
        <translation>Reina Eletheria: 1 de poder más a los plebeyos rebeldes de esta oleada y las anteriores.</translation>
    </message>
    <message>
        <source>Shepherd and Protis: convert commoners and elites of their wave.</source>
        <translation>Pastora y Protis: convierten a los plebeyos y las élites de su oleada.</translation>
    </message>
    <message>
        <source>Simone: 3 influence when she dies.</source>
        <translation>Simone: 3 de influencia al morir.</translation>
    </message>
    <message>
        <source>Sythera: other factions in her wave have no abilities 2 and 3.</source>
        <translation>Sythera: las otras facciones de su oleada no tienen habilidades 2 y 3.</translation>
    </message>
    <message>
        <source>Take one card out of your pool and pass the rest to the left, six times.</source>
        <translation>Toma una carta de tu lote y pasa el resto a la izquierda, seis veces.</translation>
    </message>
    <message>
        <source>Thavma: 2 more power with 0 or 1 gold left.</source>
        <translation>Thavma: 2 de poder más si queda 0 o 1 de oro.</translation>
    </message>
    <message>
        <source>The card saved from the last battle joins the hand afterwards.</source>
        <translation>La carta guardada de la última batalla se une después a la mano.</translation>
    </message>
    <message>
        <source>The power track is counted anew.</source>
        <translation>El marcador de poder se cuenta de nuevo.</translation>
    </message>
    <message>
        <source>The strongest faction wins; among equals, all of them.</source>
        <translation>Gana la facción más fuerte; si hay empate, todas ellas.</translation>
    </message>
    <message>
        <source>What happens to characters</source>
        <translation>Qué les pasa a los personajes</translation>
    </message>
    <message>
        <source>Your characters of the winners grant influence, the others consolation in gold.</source>
        <translation>Tus personajes de las facciones ganadoras dan influencia; los demás, consuelo en oro.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/badge</name>
    <message numerus="yes">
        <source>Cost in gold: %n</source>
        <translation>
            <numerusform>Coste en oro: %n</numerusform>
            <numerusform>Coste en oro: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gold if its faction loses: %n</source>
        <translation>
            <numerusform>Oro si su facción pierde: %n</numerusform>
            <numerusform>Oro si su facción pierde: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Income in gold: %n</source>
        <translation>
            <numerusform>Ingreso en oro: %n</numerusform>
            <numerusform>Ingreso en oro: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Influence if its faction wins: %n</source>
        <translation>
            <numerusform>Influencia si su facción gana: %n</numerusform>
            <numerusform>Influencia si su facción gana: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Its ability works in step {number}.</source>
        <translation>Su habilidad actúa en el paso {number}.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/brief</name>
    <message>
        <source>1 Empire</source>
        <translation>1 Imperio</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <translation>2 y 3</translation>
    </message>
    <message>
        <source>Rebels +1</source>
        <translation>Rebeldes +1</translation>
    </message>
    <message>
        <source>commoners</source>
        <translation>plebeyos</translation>
    </message>
    <message>
        <source>commoners +1</source>
        <translation>plebeyos +1</translation>
    </message>
    <message>
        <source>dies: +3</source>
        <translation>muere: +3</translation>
    </message>
    <message>
        <source>elites</source>
        <translation>élites</translation>
    </message>
    <message>
        <source>if lost</source>
        <translation>si pierde</translation>
    </message>
    <message>
        <source>if poor: +2</source>
        <translation>pobre: +2</translation>
    </message>
    <message>
        <source>next wave</source>
        <translation>la siguiente</translation>
    </message>
    <message>
        <source>nobles</source>
        <translation>nobles</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
</context>
<context>
    <name>shadow-throne/card</name>
    <message>
        <source>Anna Lys, Widow Maker</source>
        <translation>Anna Lys, Hacedora de viudas</translation>
    </message>
    <message>
        <source>Bentheon Knights</source>
        <translation>Caballeros de Bentheon</translation>
    </message>
    <message>
        <source>Datura, Addled Assassin</source>
        <translation>Datura, Asesino demente</translation>
    </message>
    <message>
        <source>Dutiful Peasant</source>
        <translation>Campesino abnegado</translation>
    </message>
    <message>
        <source>Faithful Pilgrim</source>
        <translation>Peregrino fiel</translation>
    </message>
    <message>
        <source>Hill Militia</source>
        <translation>Milicia de las colinas</translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation>Rey Kyros</translation>
    </message>
    <message>
        <source>Langman, Crown&apos;s Thorn</source>
        <translation>Langman, Espina de la Corona</translation>
    </message>
    <message>
        <source>Outlaw</source>
        <translation>Forajido</translation>
    </message>
    <message>
        <source>Phabos Scouts</source>
        <translation>Exploradores de Phabos</translation>
    </message>
    <message>
        <source>Picureas, Son of Roses</source>
        <translation>Picureas, Hijo de las Rosas</translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation>Princesa Beatice</translation>
    </message>
    <message>
        <source>Protis, Absolver of Sins</source>
        <translation>Protis, Absolvedor de pecados</translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation>Reina Eletheria</translation>
    </message>
    <message>
        <source>Shepherd of the Lost</source>
        <translation>Pastora de los perdidos</translation>
    </message>
    <message>
        <source>Simone the Sufferer</source>
        <translation>Simone la Sufriente</translation>
    </message>
    <message>
        <source>Sythera the Whisperer</source>
        <translation>Sythera la Susurrante</translation>
    </message>
    <message>
        <source>Tax Collector</source>
        <translation>Recaudador</translation>
    </message>
    <message>
        <source>Thavma the Revelator</source>
        <translation>Thavma el Revelador</translation>
    </message>
    <message>
        <source>Tithe Keeper</source>
        <translation>Guardián del diezmo</translation>
    </message>
</context>
<context>
    <name>shadow-throne/course</name>
    <message>
        <source>Have the most influence when someone reaches 15, and you win. You have 12. Your two Rebels bring 3 if the Rebels win this battle. Make them the strongest.</source>
        <translation>Ten la mayor influencia cuando alguien llegue a 15 y ganas. Tienes 12. Tus dos Rebeldes dan 3 si los Rebeldes ganan esta batalla. Haz que sean los más fuertes.</translation>
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
        <source>Look at the power track: the Empire has 7, the Rebels have 6.</source>
        <translation>Mira el marcador de poder: el Imperio tiene 7 y los Rebeldes, 6.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer: she adds 3 to the Rebels.</source>
        <translation>Juega a Sythera la Susurrante: da 3 de poder a los Rebeldes.</translation>
    </message>
    <message>
        <source>The Empire stayed ahead and won the battle. {player} now has {theirs} influence and wins the game; you have {yours}.</source>
        <translation>El Imperio siguió en cabeza y ganó la batalla. {player} tiene ahora {theirs} de influencia y gana la partida; tú tienes {yours}.</translation>
    </message>
    <message>
        <source>The Rebels won the battle with 9. The crowns of your three Rebels brought you 5 influence: 17, and you have won.</source>
        <translation>Los Rebeldes han ganado la batalla con 9. Las coronas de tus tres Rebeldes te han dado 5 de influencia: 17, y has ganado.</translation>
    </message>
    <message>
        <source>When is the game over?</source>
        <translation>¿Cuándo acaba la partida?</translation>
    </message>
    <message>
        <source>You know what you are playing for.</source>
        <translation>Sabes a qué juegas y para qué.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/faction</name>
    <message>
        <source>Church</source>
        <translation>Iglesia</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Imperio</translation>
    </message>
    <message>
        <source>Rebels</source>
        <translation>Rebeldes</translation>
    </message>
</context>
<context>
    <name>shadow-throne/game</name>
    <message>
        <source>Draft characters of three factions, play them in secret, and be on the side that wins the battle.</source>
        <translation>Elige personajes de tres facciones, juégalos en secreto y ponte del lado que gane la batalla.</translation>
    </message>
    <message>
        <source>Shadow Throne</source>
        <translation>Shadow Throne</translation>
    </message>
</context>
<context>
    <name>shadow-throne/lesson</name>
    <message>
        <source>Abilities have worked: first all with number 1, then 2, then 3, those of one number at the same time. Who is killed with number 2 does not come to an ability with number 3.</source>
        <translation>Las habilidades han actuado: primero todas las de número 1, luego las de 2 y las de 3; las del mismo número, a la vez. Quien muere con el número 2 no llega a usar una habilidad de número 3.</translation>
    </message>
    <message>
        <source>Another card of the faction you have just played costs 1 gold more, or brings 1 gold less: hush money. It is due only for the wave just before.</source>
        <translation>Otra carta de la facción que acabas de jugar cuesta 1 de oro más, o da 1 de oro menos: es el soborno. Solo se debe por la oleada justo anterior.</translation>
    </message>
    <message>
        <source>King Kyros lets you play one more card of the Empire that you can pay, without hush money. You may also do without it.</source>
        <translation>El Rey Kyros te deja jugar una carta más del Imperio que puedas pagar, sin soborno. También puedes renunciar a ella.</translation>
    </message>
    <message>
        <source>Somebody has come to 15 influence, so the game is over. The most influence wins; among equals the most gold, and if that is equal, too, nobody.</source>
        <translation>Alguien ha llegado a 15 de influencia: la partida ha acabado. Gana quien tenga más influencia; si hay empate, más oro; y si también empatan, nadie.</translation>
    </message>
    <message>
        <source>The battle before has been settled: characters of the winning faction granted their players influence, whoever made that faction strong. The others paid gold, if they have a diamond.</source>
        <translation>La batalla anterior está resuelta: los personajes de la facción ganadora han dado influencia a quien los jugó, sin importar quién la hizo fuerte. Los demás han dado oro, si tienen un rombo.</translation>
    </message>
    <message>
        <source>The battle is over. Keep one card for the next one: drag it to the place of the saved card. A dear noble can wait until you have the gold.</source>
        <translation>La batalla ha terminado. Guarda una carta para la próxima: arrástrala al lugar de la carta guardada. Un noble caro puede esperar hasta que tengas el oro.</translation>
    </message>
    <message>
        <source>The faction with the most power in all waves wins the battle, whoever played its characters. Cards of one faction help each other, but everybody sees whom you back.</source>
        <translation>La facción con más poder en todas las oleadas gana la batalla, sin importar quién jugó sus personajes. Las cartas de una facción se ayudan, pero todos ven a quién apoyas.</translation>
    </message>
    <message>
        <source>The first wave: play a card in secret. Drag it to your side of the battle. All cards are shown when everybody has chosen.</source>
        <translation>La primera oleada: juega una carta en secreto. Arrástrala a tu lado de la batalla. Todas las cartas se muestran cuando todos han elegido.</translation>
    </message>
    <message>
        <source>The number in the corner is power. The crown is the influence you gain if the faction of the card wins, the disc is its income or its cost in gold, the diamond is gold if its faction loses.</source>
        <translation>El número de la esquina es el poder. La corona es la influencia que ganas si gana la facción de la carta; el disco, su ingreso o su coste en oro; el rombo, el oro que da si su facción pierde.</translation>
    </message>
    <message>
        <source>The power track shows who leads. Point at a card of your hand: pale tokens on the track show what it alone would change.</source>
        <translation>El marcador de poder muestra quién va en cabeza. Señala una carta de tu mano: fichas pálidas en el marcador muestran qué cambiaría ella sola.</translation>
    </message>
    <message>
        <source>Welcome! Every battle begins with a draft. Take one card out of your pool: drag it to your hand. The rest goes to your left neighbour, and you get what is left of another pool.</source>
        <translation>¡Te damos la bienvenida! Cada batalla empieza con un draft. Toma una carta de tu lote: arrástrala a tu mano. El resto pasa a la izquierda y recibes lo que queda de otro lote.</translation>
    </message>
    <message>
        <source>You have 3 gold. Commoners bring gold or cost nothing, elites have power, nobles are dear and grant most influence. What you cannot pay does not take part.</source>
        <translation>Tienes 3 de oro. Los plebeyos dan oro o no cuestan nada, las élites tienen poder, y los nobles son caros y son los que más influencia dan. Lo que no puedes pagar no participa.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/log</name>
    <message>
        <source>All other cards are shuffled into the deck.</source>
        <translation>Todas las demás cartas se barajan en el mazo.</translation>
    </message>
    <message>
        <source>All pools are passed to the left.</source>
        <translation>Todos los lotes pasan a la izquierda.</translation>
    </message>
    <message>
        <source>Battle {number} begins: a pool of six cards for everybody.</source>
        <translation>Empieza la batalla {number}: un lote de seis cartas para cada jugador.</translation>
    </message>
    <message>
        <source>Cannot pay for {card}: it is turned face down and brings {gold} gold.</source>
        <translation>No puede pagar {card}: la carta se pone boca abajo y da {gold} de oro.</translation>
    </message>
    <message>
        <source>Collects {gold} gold as consolation for {cards}.</source>
        <translation>Recibe {gold} de oro como consuelo por {cards}.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}, 1 gold less as hush money.</source>
        <translation>Cobra {gold} de oro por {card}, tras restar 1 de oro de soborno.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}.</source>
        <translation>Cobra {gold} de oro por {card}.</translation>
    </message>
    <message>
        <source>Converts with {card}, and emboldens by 1 power: {targets}.</source>
        <translation>Convierte con {card} y enardece con 1 de poder: {targets}.</translation>
    </message>
    <message>
        <source>Converts with {card}: {targets}.</source>
        <translation>Convierte con {card}: {targets}.</translation>
    </message>
    <message>
        <source>Emboldens with {card} by 1 power: {targets}.</source>
        <translation>Enardece con {card}, con 1 de poder: {targets}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for the death of {card}.</source>
        <translation>Gana {influence} de influencia por la muerte de {card}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for {cards}.</source>
        <translation>Gana {influence} de influencia por {cards}.</translation>
    </message>
    <message>
        <source>Has chosen.</source>
        <translation>Ya ha elegido.</translation>
    </message>
    <message>
        <source>Has no next wave for {card}.</source>
        <translation>No tiene oleada siguiente para {card}.</translation>
    </message>
    <message>
        <source>Has {card} stay for the next battle.</source>
        <translation>Deja a {card} para la próxima batalla.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets 2 more power.</source>
        <translation>Le queda {gold} de oro: {card} recibe 2 de poder más.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets no more power.</source>
        <translation>Le queda {gold} de oro: {card} no recibe más poder.</translation>
    </message>
    <message>
        <source>Keeps a card for the next battle.</source>
        <translation>Guarda una carta para la próxima batalla.</translation>
    </message>
    <message>
        <source>Keeps {card} for the next battle.</source>
        <translation>Guarda {card} para la próxima batalla.</translation>
    </message>
    <message>
        <source>Kills with {card}: {targets}.</source>
        <translation>Mata con {card}: {targets}.</translation>
    </message>
    <message>
        <source>Lets {card} stay for the next battle if the Rebels lose this one.</source>
        <translation>Hace que {card} se quede para la próxima batalla si los Rebeldes pierden esta.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}, with 1 gold of hush money.</source>
        <translation>Paga {gold} de oro por {card}, incluido 1 de oro de soborno.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}.</source>
        <translation>Paga {gold} de oro por {card}.</translation>
    </message>
    <message>
        <source>Plays {card} as an extra card.</source>
        <translation>Juega {card} como carta adicional.</translation>
    </message>
    <message>
        <source>Plays {card} in wave {wave}.</source>
        <translation>Juega {card} en la oleada {wave}.</translation>
    </message>
    <message>
        <source>Power after wave {wave}: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Poder tras la oleada {wave}: Imperio {empire}, Rebeldes {rebels}, Iglesia {church}.</translation>
    </message>
    <message>
        <source>Reaches nobody with {card}.</source>
        <translation>No alcanza a nadie con {card}.</translation>
    </message>
    <message>
        <source>Silences with {card}: {targets}.</source>
        <translation>Silencia con {card}: {targets}.</translation>
    </message>
    <message>
        <source>Takes the saved card into the hand.</source>
        <translation>Toma en la mano la carta guardada.</translation>
    </message>
    <message>
        <source>Takes {card} out of the pool.</source>
        <translation>Toma {card} del lote.</translation>
    </message>
    <message>
        <source>The battle is won with {power} power by: {factions}.</source>
        <translation>Batalla ganada con {power} de poder por: {factions}.</translation>
    </message>
    <message>
        <source>The game is over. Influence and gold are equal, so nobody wins.</source>
        <translation>La partida ha acabado. Hay empate a influencia y oro: no gana nadie.</translation>
    </message>
    <message>
        <source>The game is over. Winner: {player}.</source>
        <translation>La partida ha acabado. Gana {player}.</translation>
    </message>
    <message>
        <source>Will embolden the Rebels of the next wave with {card}.</source>
        <translation>Enardecerá a los Rebeldes de la oleada siguiente con {card}.</translation>
    </message>
    <message>
        <source>{card} of {player}</source>
        <translation>{card} de {player}</translation>
    </message>
</context>
<context>
    <name>shadow-throne/mark</name>
    <message>
        <source>Another character of this faction costs 1 gold more now: {faction}.</source>
        <translation>Otro personaje de esta facción cuesta ahora 1 de oro más: {faction}.</translation>
    </message>
    <message>
        <source>Chosen in secret.</source>
        <translation>Elección secreta.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Conversión: pertenece a la Iglesia.</translation>
    </message>
    <message>
        <source>Dead: no power, and half of the influence.</source>
        <translation>Muerte: sin poder y con la mitad de la influencia.</translation>
    </message>
    <message>
        <source>It cannot be paid now: it would be turned face down and bring 1 gold.</source>
        <translation>Ahora no se puede pagar: se pondría boca abajo y daría 1 de oro.</translation>
    </message>
    <message>
        <source>Its power is {power} now.</source>
        <translation>Su poder es ahora {power}.</translation>
    </message>
    <message>
        <source>Power with this card alone: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Poder solo con esta carta: Imperio {empire}, Rebeldes {rebels}, Iglesia {church}.</translation>
    </message>
    <message>
        <source>Silenced: its abilities with number 2 or 3 do not work.</source>
        <translation>Silencio: sus habilidades con número 2 o 3 no actúan.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Se queda para la próxima batalla si los Rebeldes pierden.</translation>
    </message>
    <message>
        <source>Takes no part in the battle.</source>
        <translation>No toma parte en la batalla.</translation>
    </message>
    <message>
        <source>needs {cost}, not {gold}</source>
        <translation>pide {cost}, no {gold}</translation>
    </message>
    <message>
        <source>with {card} alone</source>
        <translation>solo con {card}</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n gold</source>
        <translation>
            <numerusform>{player}: %n de oro</numerusform>
            <numerusform>{player}: %n de oro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/move</name>
    <message>
        <source>Keep {card}</source>
        <translation>Guardar {card}</translation>
    </message>
    <message>
        <source>Play no extra card</source>
        <translation>Sin carta adicional</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jugar {card}</translation>
    </message>
    <message>
        <source>Play {card} as an extra card</source>
        <translation>Jugar {card} como carta adicional</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Tomar {card}</translation>
    </message>
</context>
<context>
    <name>shadow-throne/option</name>
    <message>
        <source>15: the usual game</source>
        <translation>15: la partida normal</translation>
    </message>
    <message>
        <source>20: a longer game</source>
        <translation>20: una partida más larga</translation>
    </message>
    <message>
        <source>25: a long game</source>
        <translation>25: una partida larga</translation>
    </message>
    <message>
        <source>Influence that ends the game</source>
        <translation>Influencia que acaba la partida</translation>
    </message>
</context>
<context>
    <name>shadow-throne/rank</name>
    <message>
        <source>Commoner</source>
        <translation>Plebeyo</translation>
    </message>
    <message>
        <source>Elite</source>
        <translation>Élite</translation>
    </message>
    <message>
        <source>Noble</source>
        <translation>Noble</translation>
    </message>
</context>
<context>
    <name>shadow-throne/reason</name>
    <message>
        <source>If its side loses, this card brings {gold} gold as consolation.</source>
        <translation>Si su bando pierde, esta carta da {gold} de oro de consuelo.</translation>
    </message>
    <message>
        <source>If its side wins, this card may grant {influence} influence.</source>
        <translation>Si su bando gana, esta carta puede dar {influence} de influencia.</translation>
    </message>
    <message>
        <source>It cannot be paid: it brings {gold} gold, and no hush money is due in the next wave.</source>
        <translation>No se puede pagar: da {gold} de oro, y en la próxima oleada no hay que pagar soborno.</translation>
    </message>
    <message>
        <source>It cannot be paid: it brings {gold} gold.</source>
        <translation>No se puede pagar: da {gold} de oro.</translation>
    </message>
    <message>
        <source>No faction has more power now: {faction}. If it wins, this card may grant {influence} influence.</source>
        <translation>Ninguna facción tiene ahora más poder: {faction}. Si gana, esta carta puede dar {influence} de influencia.</translation>
    </message>
    <message>
        <source>Nobody has to play an extra card.</source>
        <translation>Nadie tiene que jugar una carta adicional.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold at once.</source>
        <translation>Esta carta da {gold} de oro enseguida.</translation>
    </message>
    <message>
        <source>What you do not play now, you can keep for the next battle.</source>
        <translation>Lo que no juegues ahora, puedes guardarlo para la próxima batalla.</translation>
    </message>
    <message>
        <source>What you do not play now, you can still play in a later wave.</source>
        <translation>Lo que no juegues ahora, aún puedes jugarlo en una oleada posterior.</translation>
    </message>
    <message>
        <source>When it is played, this card brings up to {gold} gold.</source>
        <translation>Al jugarla, esta carta da hasta {gold} de oro.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/refusal</name>
    <message>
        <source>A character that is played stays where it lies until the battle is over.</source>
        <translation>Un personaje jugado se queda donde está hasta que termine la batalla.</translation>
    </message>
    <message>
        <source>A wave begins: play a card of your hand.</source>
        <translation>Empieza una oleada: juega una carta de tu mano.</translation>
    </message>
    <message>
        <source>Drag a card of your hand to your characters, to play it.</source>
        <translation>Arrastra una carta de tu mano a tus personajes para jugarla.</translation>
    </message>
    <message>
        <source>Drag a card of your pool to your hand, to take it.</source>
        <translation>Arrastra una carta de tu lote a tu mano para tomarla.</translation>
    </message>
    <message>
        <source>Drag the card that you keep to the place of your saved card.</source>
        <translation>Arrastra la carta que guardas al lugar de tu carta guardada.</translation>
    </message>
    <message>
        <source>King Kyros lets you play an extra Empire card, or none.</source>
        <translation>El Rey Kyros te deja jugar una carta adicional del Imperio, o ninguna.</translation>
    </message>
    <message>
        <source>Pools are dealt from the deck at the start of each battle.</source>
        <translation>Los lotes se reparten del mazo al principio de cada batalla.</translation>
    </message>
    <message>
        <source>The battle is over: keep one card of your hand.</source>
        <translation>La batalla ha terminado: guarda una carta de tu mano.</translation>
    </message>
    <message>
        <source>The draft is under way: take a card out of your pool.</source>
        <translation>El draft está en curso: toma una carta de tu lote.</translation>
    </message>
    <message>
        <source>The tokens show the power of the factions; the game counts it.</source>
        <translation>Las fichas muestran el poder de las facciones; el juego lo cuenta.</translation>
    </message>
    <message>
        <source>These cards are secret, and only {player} decides about them.</source>
        <translation>Estas cartas son secretas, y solo {player} decide sobre ellas.</translation>
    </message>
    <message>
        <source>Your saved card joins your hand when the draft is over.</source>
        <translation>Tu carta guardada se une a tu mano después del draft.</translation>
    </message>
    <message>
        <source>{card} costs {cost} gold, and you have {gold}.</source>
        <translation>{card} cuesta {cost} de oro, y tienes {gold}.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Esta carta no está en tu mano: {card}.</translation>
    </message>
    <message>
        <source>{card} is not in your pool.</source>
        <translation>Esta carta no está en tu lote: {card}.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/rule</name>
    <message>
        <source>A battle has four waves. In each of them the characters are chosen and shown, gold is collected or paid, abilities work in the order of their numbers, and the power track is counted anew.</source>
        <translation>Una batalla tiene cuatro oleadas. En cada una se eligen y muestran los personajes, se cobra o se paga el oro, actúan las habilidades por orden de número y se cuenta de nuevo el marcador de poder.</translation>
    </message>
    <message>
        <source>A character that is played brings its income or costs its price. Whoever can pay must pay.</source>
        <translation>Un personaje que se juega da su ingreso o cuesta su precio. Quien puede pagar debe pagar.</translation>
    </message>
    <message>
        <source>A converted character belongs to the Church: its power, influence and consolation follow the Church. Shepherd of the Lost converts the commoners of her wave, Protis the elites of his. Who is killed and converted at the same time is a dead member of the Church.</source>
        <translation>Un personaje convertido pertenece a la Iglesia: su poder, su influencia y su consuelo siguen a la Iglesia. La Pastora de los perdidos convierte a los plebeyos de su oleada; Protis, a las élites de la suya. Quien muere y se convierte a la vez es un muerto de la Iglesia.</translation>
    </message>
    <message>
        <source>A dead character has no power and loses its tokens. It grants half of its influence, rounded down, and all of its consolation. It cannot be converted later, and its ability works only if its number has come up already or comes up at the same time.</source>
        <translation>Un personaje muerto no tiene poder y pierde sus fichas. Da la mitad de su influencia, redondeada hacia abajo, y todo su consuelo. Ya no se puede convertir, y su habilidad solo actúa si su número ya ha llegado o llega a la vez.</translation>
    </message>
    <message>
        <source>After a battle everybody keeps one card of the hand in secret and discards the rest. Whoever has a card must keep one.</source>
        <translation>Tras una batalla, cada jugador guarda en secreto una carta de su mano y descarta el resto. Quien tiene una carta debe guardar una.</translation>
    </message>
    <message>
        <source>After every wave the power of all living characters is counted for each faction.</source>
        <translation>Tras cada oleada se cuenta el poder de todos los personajes vivos de cada facción.</translation>
    </message>
    <message>
        <source>All abilities with number 1 work first, then those with 2, then those with 3. Of one number, extra cards are played first, then it is settled whom each ability affects, and then everything happens at the same time.</source>
        <translation>Primero actúan todas las habilidades de número 1, luego las de 2 y después las de 3. Dentro de un número, primero se juegan las cartas adicionales, luego se fija a quién afecta cada habilidad y después ocurre todo a la vez.</translation>
    </message>
    <message>
        <source>All characters are shuffled into one deck. Everybody begins with 3 gold and no influence. At the start of each battle the tokens of the three factions stand at 0.</source>
        <translation>Todos los personajes se barajan en un solo mazo. Cada jugador empieza con 3 de oro y sin influencia. Al principio de cada batalla, las fichas de las tres facciones están en 0.</translation>
    </message>
    <message>
        <source>Bentheon Knights kill commoners, Anna Lys kills elites, Datura kills nobles. They reach only characters of their own wave, and never any that belong to the Empire at that moment.</source>
        <translation>Los Caballeros de Bentheon matan a los plebeyos; Anna Lys, a las élites; Datura, a los nobles. Solo alcanzan a personajes de su propia oleada, y nunca a los que pertenecen al Imperio en ese momento.</translation>
    </message>
    <message>
        <source>Choosing in secret</source>
        <translation>Elegir en secreto</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Conversión</translation>
    </message>
    <message>
        <source>Discarded cards and the characters of the battle, face down ones among them, are shuffled into the deck for the next battle.</source>
        <translation>Las cartas descartadas y los personajes de la batalla, también los que están boca abajo, se barajan en el mazo para la próxima batalla.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldening</source>
        <translation>Enardecer</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Every character grants its player influence if its faction has won, or consolation in gold if it has not.</source>
        <translation>Cada personaje da influencia a su jugador si su facción ha ganado, o consuelo en oro si no.</translation>
    </message>
    <message>
        <source>Every token adds 1 to a character&apos;s power. Who is killed and emboldened at the same time is dead and has no tokens. Phabos Scouts embolden every other Rebel of their wave.</source>
        <translation>Cada ficha suma 1 al poder de un personaje. Quien muere y es enardecido a la vez está muerto y no tiene fichas. Los Exploradores de Phabos enardecen a cada otro Rebelde de su oleada.</translation>
    </message>
    <message>
        <source>Everybody gets a pool of six cards, takes one of them into the hand in secret, and passes the rest to the left, until all pools are used up; the last card is taken by itself. A card saved from the last battle joins the hand after the draft and is not passed on.</source>
        <translation>Cada jugador recibe un lote de seis cartas, toma una en la mano en secreto y pasa el resto a la izquierda, hasta agotar los lotes; la última carta se toma por sí sola. Una carta guardada de la última batalla se une a la mano después del draft y no se pasa.</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Cuatro oleadas</translation>
    </message>
    <message>
        <source>From the second wave on, a character costs 1 gold more, or brings 1 gold less, if its player&apos;s character of the wave just before was of the same faction. Only the faction it was printed with counts, dead or converted. It does not add up over several waves. After King Kyros and his extra card, the next Empire card pays 1.</source>
        <translation>Desde la segunda oleada, un personaje cuesta 1 de oro más, o da 1 de oro menos, si el personaje de su jugador en la oleada justo anterior era de la misma facción. Solo cuenta la facción impresa, aunque haya muerto o se haya convertido. No se acumula en varias oleadas. Tras el Rey Kyros y su carta adicional, la próxima carta del Imperio paga 1.</translation>
    </message>
    <message>
        <source>He emboldens every Rebel of the next wave as soon as all of it is paid for, even if he is dead by then. In the fourth wave he does nothing.</source>
        <translation>Enardece a cada Rebelde de la oleada siguiente en cuanto esté pagada por completo, aunque él ya haya muerto. En la cuarta oleada no hace nada.</translation>
    </message>
    <message>
        <source>He has 2 more power if his player has 0 or 1 gold when his number comes up.</source>
        <translation>Tiene 2 de poder más si su jugador tiene 0 o 1 de oro cuando llega su número.</translation>
    </message>
    <message>
        <source>His player may play an extra Empire card that can be paid, without hush money. It belongs to the same wave, its ability works with number 3 whatever its own number is, and only abilities with number 3 reach it. Nobody needs to say why no card is played. Several Kings choose in secret at the same time; an extra King brings another extra card.</source>
        <translation>Su jugador puede jugar una carta adicional del Imperio que pueda pagar, sin soborno. Pertenece a la misma oleada, su habilidad actúa con el número 3 sea cual sea el suyo, y solo la alcanzan habilidades de número 3. Nadie tiene que decir por qué no juega una carta. Varios Reyes eligen en secreto a la vez; un Rey adicional trae otra carta adicional.</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Edición de la casa</translation>
    </message>
    <message>
        <source>Hush money</source>
        <translation>Soborno</translation>
    </message>
    <message>
        <source>If he lives and the Rebels are not among the winners, he stays for the next battle before its first wave: for the same player, as a Rebel, without tokens, cost or hush money. After that battle he goes back into the deck.</source>
        <translation>Si vive y los Rebeldes no están entre los vencedores, se queda para la próxima batalla antes de su primera oleada: para el mismo jugador, como Rebelde, sin fichas, coste ni soborno. Tras esa batalla vuelve al mazo.</translation>
    </message>
    <message>
        <source>In each wave everybody plays one card of the hand. All choose at the same time and in secret; the cards are shown when everybody has chosen.</source>
        <translation>En cada oleada, cada jugador juega una carta de su mano. Todos eligen a la vez y en secreto; las cartas se muestran cuando todos han elegido.</translation>
    </message>
    <message>
        <source>In the order of numbers</source>
        <translation>Por orden de números</translation>
    </message>
    <message>
        <source>Income and cost</source>
        <translation>Ingreso y coste</translation>
    </message>
    <message>
        <source>Influence and consolation</source>
        <translation>Influencia y consuelo</translation>
    </message>
    <message>
        <source>Keeping one card</source>
        <translation>Guardar una carta</translation>
    </message>
    <message>
        <source>Killers</source>
        <translation>Los que matan</translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation>Rey Kyros</translation>
    </message>
    <message>
        <source>Langman</source>
        <translation>Langman</translation>
    </message>
    <message>
        <source>Picureas</source>
        <translation>Picureas</translation>
    </message>
    <message>
        <source>Poor players</source>
        <translation>Cuando falta oro</translation>
    </message>
    <message>
        <source>Power track</source>
        <translation>Marcador de poder</translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation>Princesa Beatice</translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation>Reina Eletheria</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>She converts the commoners of her wave and emboldens those that did not belong to the Church before, even if another character converts them at the same time.</source>
        <translation>Convierte a los plebeyos de su oleada y enardece a los que antes no pertenecían a la Iglesia, aunque otro personaje los convierta a la vez.</translation>
    </message>
    <message>
        <source>She emboldens every commoner of this and earlier waves that is a Rebel at that moment.</source>
        <translation>Enardece a cada plebeyo de esta oleada y las anteriores que sea Rebelde en ese momento.</translation>
    </message>
    <message>
        <source>Simone</source>
        <translation>Simone</translation>
    </message>
    <message>
        <source>Sythera</source>
        <translation>Sythera</translation>
    </message>
    <message>
        <source>Thavma</source>
        <translation>Thavma</translation>
    </message>
    <message>
        <source>The characters of other factions in her wave have no abilities with number 2 or 3.</source>
        <translation>Los personajes de otras facciones de su oleada no tienen habilidades con número 2 o 3.</translation>
    </message>
    <message>
        <source>The dead</source>
        <translation>Los muertos</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle. If several have the most, all of these win.</source>
        <translation>La facción con más poder gana la batalla. Si varias empatan en cabeza, ganan todas ellas.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which somebody has come to 15 influence; 20 or 25 can be chosen for a longer game.</source>
        <translation>La partida acaba tras una batalla en la que alguien haya llegado a 15 de influencia; se puede elegir 20 o 25 para una partida más larga.</translation>
    </message>
    <message>
        <source>The most influence wins; among equals, the most gold. If that is equal, too, nobody wins.</source>
        <translation>Gana quien tenga más influencia; si hay empate, más oro. Si también empatan, no gana nadie.</translation>
    </message>
    <message>
        <source>The new deck</source>
        <translation>El nuevo mazo</translation>
    </message>
    <message>
        <source>There are 54 characters, 18 of each faction. What they do follows the published rules; most of their printed numbers, and three of their names, are those of this house edition.</source>
        <translation>Hay 54 personajes, 18 de cada facción. Lo que hacen sigue las reglas publicadas; la mayoría de sus números impresos, y tres de sus nombres, son de esta edición de la casa.</translation>
    </message>
    <message>
        <source>When she dies, her player gains 3 influence at once, besides what she grants if the Church wins. The game still ends only after a battle.</source>
        <translation>Cuando muere, su jugador gana al momento 3 de influencia, además de lo que ella da si gana la Iglesia. Aun así, la partida solo acaba tras una batalla.</translation>
    </message>
    <message>
        <source>Who wins a battle</source>
        <translation>Quién gana una batalla</translation>
    </message>
    <message>
        <source>Who wins the game</source>
        <translation>Quién gana la partida</translation>
    </message>
    <message>
        <source>Whoever cannot pay for the character shown turns it face down and collects 1 gold. It takes no part in the battle, and causes no hush money in the next wave.</source>
        <translation>Quien no puede pagar el personaje mostrado lo pone boca abajo y recibe 1 de oro. No participa en la batalla ni causa soborno en la oleada siguiente.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/section</name>
    <message>
        <source>Abilities</source>
        <translation>Habilidades</translation>
    </message>
    <message>
        <source>Characters and battles</source>
        <translation>Personajes y batallas</translation>
    </message>
    <message>
        <source>Characters with abilities of their own</source>
        <translation>Personajes con habilidades propias</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>How battles and the game end</source>
        <translation>Cómo terminan las batallas y la partida</translation>
    </message>
</context>
<context>
    <name>shadow-throne/table</name>
    <message>
        <source>A card chosen in secret</source>
        <translation>Una carta elegida en secreto</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Una carta, boca abajo</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Batalla {number}</translation>
    </message>
    <message>
        <source>Characters of {player}</source>
        <translation>Personajes de {player}</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Everyone chooses a card in secret; then all are shown.</source>
        <translation>Todos eligen una carta en secreto; después se muestran todas.</translation>
    </message>
    <message>
        <source>Hand of {player}</source>
        <translation>Mano de {player}</translation>
    </message>
    <message>
        <source>Influence: {number} of {goal}</source>
        <translation>Influencia: {number} de {goal}</translation>
    </message>
    <message>
        <source>Keep one card for the next battle.</source>
        <translation>Guarda una carta para la próxima batalla.</translation>
    </message>
    <message>
        <source>King Kyros: play an extra Empire card, or none.</source>
        <translation>Rey Kyros: juega otra carta del Imperio, o ninguna.</translation>
    </message>
    <message>
        <source>Play a card in secret for wave {wave}.</source>
        <translation>Juega una carta en secreto para la oleada {wave}.</translation>
    </message>
    <message>
        <source>Pool of {player}</source>
        <translation>Lote de {player}</translation>
    </message>
    <message>
        <source>Pools go to the left until they are used up.</source>
        <translation>Los lotes pasan a la izquierda hasta agotarse.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>Power after wave {wave}</source>
        <translation>Poder tras la oleada {wave}</translation>
    </message>
    <message>
        <source>Saved card of {player}</source>
        <translation>Carta guardada de {player}</translation>
    </message>
    <message>
        <source>Take a card from your pool.</source>
        <translation>Toma una carta de tu lote.</translation>
    </message>
    <message>
        <source>Take one card; the others go to {player}.</source>
        <translation>Toma una carta; las demás pasan a {player}.</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle.</source>
        <translation>La facción con más poder gana la batalla.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha acabado.</translation>
    </message>
    <message>
        <source>Wave {number}</source>
        <translation>Oleada {number}</translation>
    </message>
    <message>
        <source>Wave {number} is still to come.</source>
        <translation>La oleada {number} está por venir.</translation>
    </message>
    <message>
        <source>choose in secret</source>
        <translation>elige en secreto</translation>
    </message>
    <message>
        <source>kept for the next battle</source>
        <translation>para la próxima batalla</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>por venir</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>tu carta</translation>
    </message>
    <message>
        <source>{card}, chosen in secret</source>
        <translation>{card}, elegida en secreto</translation>
    </message>
    <message>
        <source>{card}, face down: it could not be paid</source>
        <translation>{card}, boca abajo: no se pudo pagar</translation>
    </message>
    <message>
        <source>{card}, {rank}, {type}, power {power}</source>
        <translation>{card}, {rank}, {type}, poder {power}</translation>
    </message>
    <message numerus="yes">
        <source>{faction} in this wave: %n power</source>
        <translation>
            <numerusform>{faction} en esta oleada: %n de poder</numerusform>
            <numerusform>{faction} en esta oleada: %n de poder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction}: %n power</source>
        <translation>
            <numerusform>{faction}: %n de poder</numerusform>
            <numerusform>{faction}: %n de poder</numerusform>
        </translation>
    </message>
</context>
</TS>
