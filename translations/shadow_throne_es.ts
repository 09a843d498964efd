<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>shadow-throne/ability</name>
    <message>
        <source>+1 power to Rebel commoners in this and earlier waves.</source>
        <translation>+1 de poder a los plebeyos rebeldes de esta oleada y las anteriores.</translation>
    </message>
    <message>
        <source>+1 power to every Rebel in the next wave.</source>
        <translation>+1 de poder a cada Rebelde de la oleada siguiente.</translation>
    </message>
    <message>
        <source>+1 power to every other Rebel in their wave.</source>
        <translation>+1 de poder a los demás Rebeldes de su oleada.</translation>
    </message>
    <message>
        <source>+2 power if you have 0 or 1 gold after paying.</source>
        <translation>+2 de poder si te queda 0 o 1 de oro tras pagar.</translation>
    </message>
    <message>
        <source>Brings gold when played.</source>
        <translation>Da oro cuando se juega.</translation>
    </message>
    <message>
        <source>Converts all commoners in her wave.</source>
        <translation>Convierte a todos los plebeyos de su oleada.</translation>
    </message>
    <message>
        <source>Converts all elites in his wave.</source>
        <translation>Convierte a todas las élites de su oleada.</translation>
    </message>
    <message>
        <source>Converts commoners in her wave; each gets +1 power.</source>
        <translation>Convierte a los plebeyos de su oleada; +1 de poder a cada uno.</translation>
    </message>
    <message>
        <source>Grants 3 influence when she dies.</source>
        <translation>Da 3 de influencia al morir.</translation>
    </message>
    <message>
        <source>Kill all commoners in their wave, except the Empire’s.</source>
        <translation>Matan a los plebeyos de su oleada, salvo a los del Imperio.</translation>
    </message>
    <message>
        <source>Kills all elites in her wave, except the Empire’s.</source>
        <translation>Mata a las élites de su oleada, salvo a las del Imperio.</translation>
    </message>
    <message>
        <source>Kills all nobles in his wave, except the Empire’s.</source>
        <translation>Mata a los nobles de su oleada, salvo a los del Imperio.</translation>
    </message>
    <message>
        <source>Other factions’ 2 and 3 abilities do not work in her wave.</source>
        <translation>Anula las habilidades 2 y 3 de otras facciones de su oleada.</translation>
    </message>
    <message>
        <source>Pays you gold if its faction loses.</source>
        <translation>Da oro si su facción pierde.</translation>
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
        <source>Abilities numbered 1</source>
        <translation>Habilidades con número 1</translation>
    </message>
    <message>
        <source>Abilities numbered 2</source>
        <translation>Habilidades con número 2</translation>
    </message>
    <message>
        <source>Abilities numbered 3</source>
        <translation>Habilidades con número 3</translation>
    </message>
    <message>
        <source>Bentheon Knights: kill commoners in their wave. Anna Lys: elites in hers. Datura: nobles in his. Never the Empire’s.</source>
        <translation>Caballeros de Bentheon: matan a los plebeyos de su oleada. Anna Lys: a las élites. Datura: a los nobles. Nunca a los del Imperio.</translation>
    </message>
    <message>
        <source>Collect the income or pay the cost.</source>
        <translation>Cobra el ingreso o paga el coste.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Convertido: pertenece a la Iglesia.</translation>
    </message>
    <message>
        <source>Dead: no power, half the influence, no tokens.</source>
        <translation>Muerto: sin poder, mitad de influencia, sin fichas.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldened: +1 power for each token.</source>
        <translation>Enardecido: +1 de poder por ficha.</translation>
    </message>
    <message>
        <source>End of a battle</source>
        <translation>Fin de una batalla</translation>
    </message>
    <message>
        <source>Everyone secretly chooses a card; all are shown together.</source>
        <translation>Todos eligen una carta en secreto y la muestran a la vez.</translation>
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
        <source>Hush money: pay 1 more gold if you played the same faction in the previous wave.</source>
        <translation>Soborno: paga 1 de oro más si tu carta de la oleada anterior era de la misma facción.</translation>
    </message>
    <message>
        <source>If you cannot pay, the card is turned face down and you get 1 gold.</source>
        <translation>Si no puedes pagar, la carta se pone boca abajo y recibes 1 de oro.</translation>
    </message>
    <message>
        <source>Keep one card from your hand.</source>
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
        <source>Phabos Scouts: +1 power to every other Rebel in their wave.</source>
        <translation>Exploradores de Phabos: +1 de poder a los demás Rebeldes de su oleada.</translation>
    </message>
    <message>
        <source>Picureas: +1 power to every Rebel in the next wave.</source>
        <translation>Picureas: +1 de poder a cada Rebelde de la oleada siguiente.</translation>
    </message>
    <message>
        <source>Princess Beatice: converts commoners in her wave; each gets +1 power.</source>
        <translation>Princesa Beatice: convierte a los plebeyos de su oleada; +1 de poder a cada uno.</translation>
    </message>
    <message>
        <source>Queen Eletheria: +1 power to Rebel commoners in this and earlier waves.</source>
        <translation>Reina Eletheria: +1 de poder a los plebeyos rebeldes de esta oleada y las anteriores.</translation>
    </message>
    <message>
        <source>Resolve abilities: 1s first, then 2s, then 3s.</source>
        <translation>Actúan las habilidades: primero todas las del 1, luego las del 2 y al final las del 3.</translation>
    </message>
    <message>
        <source>Shepherd: converts commoners in her wave. Protis: elites in his.</source>
        <translation>Pastora: convierte a los plebeyos de su oleada. Protis: a las élites de la suya.</translation>
    </message>
    <message>
        <source>Simone: 3 influence when she dies.</source>
        <translation>Simone: 3 de influencia al morir.</translation>
    </message>
    <message>
        <source>Six times: take one card from your pool and pass the rest to the left.</source>
        <translation>Seis veces: coge una carta de tu lote y pasa el resto a la izquierda.</translation>
    </message>
    <message>
        <source>Sythera: other factions’ 2 and 3 abilities do not work in her wave.</source>
        <translation>Sythera: anula las habilidades 2 y 3 de otras facciones de su oleada.</translation>
    </message>
    <message>
        <source>Thavma: +2 power with 0 or 1 gold left.</source>
        <translation>Thavma: +2 de poder si te queda 0 o 1 de oro.</translation>
    </message>
    <message>
        <source>The card saved from the last battle joins your hand afterward.</source>
        <translation>La carta guardada de la batalla anterior pasa a la mano después del draft.</translation>
    </message>
    <message>
        <source>The game ends at 15 influence. The most influence wins; if tied, the most gold; if still tied, nobody wins.</source>
        <translation>La partida acaba con 15 de influencia. Gana quien tenga más influencia; si hay empate, quien tenga más oro; si persiste, nadie.</translation>
    </message>
    <message>
        <source>The strongest faction wins; if several tie, they all win.</source>
        <translation>Gana la facción más fuerte; si empatan varias, ganan todas.</translation>
    </message>
    <message>
        <source>Update the power track.</source>
        <translation>Se actualiza el marcador de poder.</translation>
    </message>
    <message>
        <source>What happens to characters</source>
        <translation>Qué les pasa a los personajes</translation>
    </message>
    <message>
        <source>Your characters on the winning side grant influence; the others grant consolation gold.</source>
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
        <source>Its ability takes effect in step {number}.</source>
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
        <source>Langman, Crown’s Thorn</source>
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
        <source>A Rebel win brings you the most: play Phabos Scouts.</source>
        <translation>Lo que más te conviene es que ganen los Rebeldes: juega los Exploradores de Phabos.</translation>
    </message>
    <message>
        <source>A converted character joins the Church, bringing its power and its crown with it. Your rivals can afford only commoners. Make the Church win.</source>
        <translation>Un personaje convertido pasa a la Iglesia, con su poder y su corona. Tus rivales solo tienen oro para plebeyos. Haz ganar a la Iglesia.</translation>
    </message>
    <message>
        <source>A killer kills all characters of one rank in its wave, except the Empire’s own. Your rivals have no gold, so they can afford only commoners. Kill those.</source>
        <translation>Las cartas que matan acaban con todos los de un rango en su oleada, salvo los del Imperio. Tus rivales no tienen oro: solo pueden pagar plebeyos. Mata a esos.</translation>
    </message>
    <message>
        <source>A tactic: count the crowns</source>
        <translation>Una táctica: cuenta las coronas</translation>
    </message>
    <message>
        <source>Abilities work in order: 1, 2, 3. Suppose {player} plays Shepherd of the Lost (3), who converts commoners, and {other} plays an Outlaw. Keep the Outlaw alive and a Rebel.</source>
        <translation>Las habilidades actúan por orden: 1, 2, 3. Supón que {player} juega la Pastora de los perdidos (3), que convierte plebeyos, y {other}, un Forajido. Haz que el Forajido siga vivo y con los Rebeldes.</translation>
    </message>
    <message>
        <source>Add Datura: 2 power for the Empire, and Picureas dies.</source>
        <translation>Añade Datura: 2 de poder para el Imperio, y Picureas muere.</translation>
    </message>
    <message>
        <source>Add up each card’s disc and diamond: the Empire and the Rebels will lose this battle.</source>
        <translation>Suma el disco y el rombo de cada carta: el Imperio y los Rebeldes perderán esta batalla.</translation>
    </message>
    <message>
        <source>After a battle, you keep one card you did not play; it joins your hand after the next draft. You have 5 gold: keep a noble.</source>
        <translation>Tras una batalla guardas una carta que no hayas jugado; pasa a tu mano después del próximo draft. Tienes 5 de oro: guarda un noble.</translation>
    </message>
    <message>
        <source>After each wave, the tokens on the power track show how much power each faction has in total.</source>
        <translation>Tras cada oleada, las fichas del marcador de poder muestran cuánto poder tiene en total cada facción.</translation>
    </message>
    <message>
        <source>After four waves, the strongest faction wins, no matter who made it strong. Each of its characters brings its player the influence on its crown. Gain 4 now.</source>
        <translation>Tras cuatro oleadas gana la facción más fuerte, sin importar quién la haya reforzado. Cada uno de sus personajes da a quien lo jugó la influencia de la corona. Consigue ahora 4 de influencia.</translation>
    </message>
    <message>
        <source>Both are dead. They have no power, and their crowns count for only half, rounded down. Their diamonds still count in full.</source>
        <translation>Los dos han muerto. No tienen poder, y sus coronas cuentan la mitad, redondeando hacia abajo. Sus rombos cuentan enteros.</translation>
    </message>
    <message>
        <source>Both commoners fought for the Church, and since it won, they brought their players influence.</source>
        <translation>Los dos plebeyos han luchado por la Iglesia y, como ha ganado, dan influencia a sus jugadores.</translation>
    </message>
    <message>
        <source>Both of you have 15 influence and {gold} gold, so nobody wins.</source>
        <translation>Los dos tenéis 15 de influencia y {gold} de oro: no ha ganado nadie.</translation>
    </message>
    <message>
        <source>Both of you have 15 influence, but you have {yours} gold and {player} has {theirs}.</source>
        <translation>Los dos tenéis 15 de influencia, pero tú tienes {yours} de oro y {player}, {theirs}.</translation>
    </message>
    <message>
        <source>Can I know what the others will play?</source>
        <translation>¿Puedo saber qué jugarán los demás?</translation>
    </message>
    <message>
        <source>Cards of one faction help each other, though hush money makes playing them in a row expensive. You have Rebels in hand. Take a card that makes Rebels stronger.</source>
        <translation>Las cartas de una facción se ayudan entre sí, aunque jugarlas seguidas cueste un soborno. Tienes Rebeldes en la mano. Coge una carta que haga más fuertes a los Rebeldes.</translation>
    </message>
    <message>
        <source>Change factions, and you pay no hush money. Only the previous wave counts.</source>
        <translation>Cambia de facción y no pagas soborno. Solo cuenta la oleada inmediatamente anterior.</translation>
    </message>
    <message>
        <source>Choose a card that Datura cannot kill and that has enough power.</source>
        <translation>Elige una carta que Datura no pueda matar y que tenga poder suficiente.</translation>
    </message>
    <message>
        <source>Commoners bring gold or cost nothing. Elites are strong; nobles are expensive and bring the most influence.</source>
        <translation>Los plebeyos dan oro o no cuestan nada. Las élites son fuertes; los nobles son caros y son los que más influencia dan.</translation>
    </message>
    <message>
        <source>Datura came and found nobody to kill. The Church won without your noble.</source>
        <translation>Datura no ha encontrado a quién matar. La Iglesia ha ganado sin tu noble.</translation>
    </message>
    <message>
        <source>Elites have a shield beside their name. Choose one of another faction.</source>
        <translation>Las élites tienen un escudo junto al nombre. Elige una de otra facción.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: both won, and {player} gained 3 influence because Simone died.</source>
        <translation>Imperio {empire}, Rebeldes {rebels}: han ganado los dos. Y {player} ha ganado 3 de influencia por la muerte de Simone.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: only one of your nobles was on the winning side, and you gained {influence}.</source>
        <translation>Imperio {empire}, Rebeldes {rebels}: solo uno de tus nobles estaba en el bando ganador, y has ganado {influence} de influencia.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: the Rebels won.</source>
        <translation>Imperio {empire}, Rebeldes {rebels}: han ganado los Rebeldes.</translation>
    </message>
    <message>
        <source>Every battle begins with a draft: take a card and pass the rest left. You have 3 gold and expensive cards in hand. Take a card that brings gold.</source>
        <translation>Cada batalla empieza con un draft: coge una carta y pasa el resto a la izquierda. Tienes 3 de oro y cartas caras en la mano. Coge una carta que dé oro.</translation>
    </message>
    <message>
        <source>Everyone took a card and passed the rest to the left. After six rounds, you have six cards and play four of them.</source>
        <translation>Todos han cogido una carta y los lotes han pasado a la izquierda. Tras seis rondas tendrás seis cartas y jugarás cuatro.</translation>
    </message>
    <message>
        <source>For each faction, add up your crowns, then each rival’s crowns.</source>
        <translation>Suma para cada facción tus coronas y después las de cada rival.</translation>
    </message>
    <message>
        <source>Have the most influence when someone reaches 15, and you win. You have 12. Your two Rebels bring 3 if the Rebels win this battle. Make them the strongest.</source>
        <translation>Ganas si tienes más influencia que nadie cuando alguien llega a 15. Tienes 12. Tus dos Rebeldes dan 3 si los Rebeldes ganan esta batalla. Haz que sean los más fuertes.</translation>
    </message>
    <message>
        <source>He kills nobles, but there were none in this wave.</source>
        <translation>Esta carta mata nobles, y no había ninguno en la oleada.</translation>
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
        <source>Hush money</source>
        <translation>El soborno</translation>
    </message>
    <message>
        <source>If several factions tie for the most power, all of them win. You have a noble in the Empire and one among the Rebels. Gain influence from both.</source>
        <translation>Si varias facciones empatan en cabeza, ganan todas. Tienes un noble en el Imperio y otro entre los Rebeldes. Gana influencia con los dos.</translation>
    </message>
    <message>
        <source>In each wave, you play one card. Everyone chooses in secret; then all cards are shown. The number in the corner is power. Put the Church ahead.</source>
        <translation>En cada oleada juegas una carta. Todos eligen en secreto; después se muestran todas. El número de la esquina es el poder. Pon en cabeza a la Iglesia.</translation>
    </message>
    <message>
        <source>Keep Protis, Absolver of Sins.</source>
        <translation>Guarda Protis, Absolvedor de pecados.</translation>
    </message>
    <message>
        <source>Killing</source>
        <translation>Matar personajes</translation>
    </message>
    <message>
        <source>King Kyros has an ability numbered 3. Once all cards are face up, his player may add an Empire card without hush money. Play him.</source>
        <translation>La habilidad del Rey Kyros tiene el número 3: cuando todas las cartas están a la vista, su jugador puede añadir una carta del Imperio, sin soborno. Juega el Rey.</translation>
    </message>
    <message>
        <source>King Kyros is an Empire noble with 3 power.</source>
        <translation>El Rey Kyros es un noble del Imperio, con 3 de poder.</translation>
    </message>
    <message>
        <source>Langman stays: he starts the next battle in play, with 4 power for the Rebels.</source>
        <translation>Langman se queda: empieza la próxima batalla en juego, con 4 de poder para los Rebeldes.</translation>
    </message>
    <message>
        <source>Look at the power track: the Empire has 7 and the Rebels have 6.</source>
        <translation>Mira el marcador de poder: el Imperio tiene 7 y los Rebeldes, 6.</translation>
    </message>
    <message>
        <source>Look at {player}’s characters: which faction is missing?</source>
        <translation>Mira los personajes de {player}: ¿qué facción falta?</translation>
    </message>
    <message>
        <source>Look for a green diamond on a card that is not a Rebel.</source>
        <translation>Busca un rombo verde en una carta que no sea Rebelde.</translation>
    </message>
    <message>
        <source>Look for a plus on a disc.</source>
        <translation>Busca un más en un disco.</translation>
    </message>
    <message>
        <source>Lower numbers come first. Silenced or dead, the Shepherd never got to use her 3.</source>
        <translation>El número menor va primero. Silenciada o muerta, la Pastora no ha llegado a su 3.</translation>
    </message>
    <message>
        <source>Next wave, you want to play Picureas for 4 gold. A card you cannot pay for now is turned face down: it brings 1 gold and cancels hush money.</source>
        <translation>En la próxima oleada quieres jugar Picureas, por 4 de oro. Una carta que ahora no puedas pagar se pone boca abajo: da 1 de oro y evita el soborno.</translation>
    </message>
    <message>
        <source>Nobles have a crown beside their name and bring 4 influence.</source>
        <translation>Los nobles tienen una corona junto al nombre y dan 4 de influencia.</translation>
    </message>
    <message>
        <source>Nobody can afford Datura. Which Church card has 4 on its crown?</source>
        <translation>Nadie puede pagar Datura. ¿Qué carta de la Iglesia tiene un 4 en la corona?</translation>
    </message>
    <message>
        <source>Now {player} has 4 gold, enough for Datura. A dead noble has no power and brings only half its influence. Make the Church win even if Datura comes.</source>
        <translation>Ahora {player} tiene 4 de oro, bastante para Datura. Un noble muerto no tiene poder y da la mitad de influencia. Haz ganar a la Iglesia aunque llegue Datura.</translation>
    </message>
    <message>
        <source>One wave</source>
        <translation>Una oleada</translation>
    </message>
    <message>
        <source>Picureas lost his power, and the Empire won alone.</source>
        <translation>Sin el poder de Picureas, el Imperio ha ganado solo.</translation>
    </message>
    <message>
        <source>Play Anna Lys: 3 more power puts the Empire ahead.</source>
        <translation>Juega Anna Lys: con 3 de poder más, el Imperio se pone en cabeza.</translation>
    </message>
    <message>
        <source>Play Bentheon Knights.</source>
        <translation>Juega los Caballeros de Bentheon.</translation>
    </message>
    <message>
        <source>Play Datura, Addled Assassin: an Empire noble with 4 on the crown.</source>
        <translation>Juega Datura, Asesino demente: un noble del Imperio, con 4 en la corona.</translation>
    </message>
    <message>
        <source>Play Langman, Crown’s Thorn.</source>
        <translation>Juega Langman, Espina de la Corona.</translation>
    </message>
    <message>
        <source>Play Princess Beatice.</source>
        <translation>Juega la Princesa Beatice.</translation>
    </message>
    <message>
        <source>Play Protis, Absolver of Sins: you cannot afford him.</source>
        <translation>Juega Protis, Absolvedor de pecados: no puedes pagar su coste.</translation>
    </message>
    <message>
        <source>Play Queen Eletheria: 2 power, plus 1 for each Rebel commoner.</source>
        <translation>Juega la Reina Eletheria: 2 de poder, más 1 por cada plebeyo rebelde.</translation>
    </message>
    <message>
        <source>Play Shepherd of the Lost: an elite with 3 power.</source>
        <translation>Juega la Pastora de los perdidos: una élite con 3 de poder.</translation>
    </message>
    <message>
        <source>Play Shepherd of the Lost: she converts commoners.</source>
        <translation>Juega la Pastora de los perdidos: convierte a los plebeyos.</translation>
    </message>
    <message>
        <source>Play Simone the Sufferer: she has 2 power.</source>
        <translation>Juega Simone la Sufriente: tiene 2 de poder.</translation>
    </message>
    <message>
        <source>Play Simone the Sufferer: without hush money, she costs 2.</source>
        <translation>Juega Simone la Sufriente: sin soborno cuesta 2.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer (1): other factions’ 2 and 3 abilities do not work.</source>
        <translation>Juega Sythera la Susurrante (1): anula las habilidades 2 y 3 de otras facciones.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer: she adds 3 to the Rebels.</source>
        <translation>Juega Sythera la Susurrante: da 3 de poder a los Rebeldes.</translation>
    </message>
    <message>
        <source>Play the Dutiful Peasant: 3 gold as consolation.</source>
        <translation>Juega el Campesino abnegado: 3 de oro de consuelo.</translation>
    </message>
    <message>
        <source>Play the Dutiful Peasant: 3 gold when the Empire loses.</source>
        <translation>Juega el Campesino abnegado: 3 de oro cuando pierde el Imperio.</translation>
    </message>
    <message>
        <source>Play the Hill Militia: 2 power, and the Rebels pull even.</source>
        <translation>Juega la Milicia de las colinas: 2 de poder, y los Rebeldes empatan.</translation>
    </message>
    <message>
        <source>Play the Outlaw: it brings 2 gold.</source>
        <translation>Juega el Forajido: da 2 de oro.</translation>
    </message>
    <message>
        <source>Protis is face down and out of the battle. But you have 4 gold and owe no hush money for Picureas.</source>
        <translation>Protis está boca abajo, fuera de la batalla. Pero tienes 4 de oro y no debes soborno por Picureas.</translation>
    </message>
    <message>
        <source>Protis waits for you. All other cards have been shuffled into the deck, and the next draft begins.</source>
        <translation>Protis te espera. Las demás cartas se han barajado en el mazo y empieza el siguiente draft.</translation>
    </message>
    <message>
        <source>Reaching 15 influence ends the game, but only after a battle. {player} has 14, and you have 9. Make sure the faction that wins brings {player} nothing.</source>
        <translation>Con 15 de influencia acaba la partida, pero solo tras una batalla. {player} tiene 14 y tú, 9. Haz ganar a una facción que no dé nada a {player}.</translation>
    </message>
    <message>
        <source>Read what the Rebels in the pool do.</source>
        <translation>Lee qué hacen los Rebeldes del lote.</translation>
    </message>
    <message>
        <source>Read what your cards do: each killer kills one rank.</source>
        <translation>Lee qué hacen tus cartas: las que matan alcanzan a un solo rango.</translation>
    </message>
    <message>
        <source>Read what your cards do: which of them converts commoners?</source>
        <translation>Lee qué hacen tus cartas: ¿cuál convierte a los plebeyos?</translation>
    </message>
    <message>
        <source>Read what your elites do.</source>
        <translation>Lee qué hacen tus élites.</translation>
    </message>
    <message>
        <source>Rebels and the Church</source>
        <translation>Los Rebeldes y la Iglesia</translation>
    </message>
    <message>
        <source>She emboldened all Rebel commoners, including those of your rivals.</source>
        <translation>Ha enardecido a todos los plebeyos rebeldes, también a los de tus rivales.</translation>
    </message>
    <message>
        <source>She kills elites, but there were none in this wave.</source>
        <translation>Esta carta mata élites, y no había ninguna en la oleada.</translation>
    </message>
    <message>
        <source>Some Rebels embolden others, giving each a token worth 1 power. Three Rebel commoners are on the table. Make the Rebels win this battle.</source>
        <translation>Algunos Rebeldes enardecen a otros y les dan una ficha, que vale 1 de poder. Hay tres plebeyos rebeldes en la mesa. Haz que los Rebeldes ganen esta batalla.</translation>
    </message>
    <message>
        <source>Take Phabos Scouts or Queen Eletheria.</source>
        <translation>Coge los Exploradores de Phabos o la Reina Eletheria.</translation>
    </message>
    <message>
        <source>Take the Outlaw or the Tithe Keeper.</source>
        <translation>Coge el Forajido o el Guardián del diezmo.</translation>
    </message>
    <message>
        <source>The Church has {church} and the Empire has {empire}, so the Church did not win.</source>
        <translation>La Iglesia tiene {church} y el Imperio, {empire}: la Iglesia no ha ganado.</translation>
    </message>
    <message>
        <source>The Church is sure to win, and you and {player} will both reach 15. Then the most gold wins, and you have 4 each. Get as much as you can.</source>
        <translation>La Iglesia ganará seguro, y {player} y tú llegaréis a 15. Entonces decide el oro, y tenéis 4 cada uno. Consigue todo el que puedas.</translation>
    </message>
    <message>
        <source>The Church is sure to win. One of your Rebels fights on in the next battle, free of charge, if the Rebels lose. Play him.</source>
        <translation>La Iglesia ganará seguro. Uno de tus Rebeldes seguirá luchando en la próxima batalla, gratis, si los Rebeldes pierden. Juégalo.</translation>
    </message>
    <message>
        <source>The Church won, and your Princess was safe. Check the others’ gold before you play an expensive card.</source>
        <translation>La Iglesia ha ganado y tu Princesa estaba a salvo. Mira el oro de los demás antes de jugar una carta cara.</translation>
    </message>
    <message>
        <source>The Empire and the Rebels tied at 9 and both won. All three of your crowns counted: 4, 4, and 1.</source>
        <translation>9 a 9: han ganado el Imperio y los Rebeldes, y cuentan tus tres coronas: 4, 4 y 1.</translation>
    </message>
    <message>
        <source>The Empire has 9, and the Rebels have 7.</source>
        <translation>El Imperio tiene 9 y los Rebeldes, 7.</translation>
    </message>
    <message>
        <source>The Empire lost, and your Peasant brought 3 gold. No influence, but gold for the next battle.</source>
        <translation>El Imperio ha perdido, y tu Campesino ha dado 3 de oro. Sin influencia, pero con oro para la próxima batalla.</translation>
    </message>
    <message>
        <source>The Empire stayed ahead and won the battle. {player} now has {theirs} influence and wins the game; you have {yours}.</source>
        <translation>El Imperio ha seguido en cabeza y ha ganado la batalla. {player} tiene ahora {theirs} de influencia y gana la partida; tú tienes {yours}.</translation>
    </message>
    <message>
        <source>The Empire won, and nobody has 15: there will be another battle.</source>
        <translation>Ha ganado el Imperio y nadie tiene 15: habrá otra batalla.</translation>
    </message>
    <message>
        <source>The Empire won, so {card} brought you no influence.</source>
        <translation>Ha ganado el Imperio, así que no recibes influencia por {card:def}.</translation>
    </message>
    <message>
        <source>The Knights acted before the Shepherd, but they killed the Outlaw themselves.</source>
        <translation>Los Caballeros han actuado antes que la Pastora, pero han matado ellos mismos al Forajido.</translation>
    </message>
    <message>
        <source>The Rebels are ahead. An extra card takes effect with the 3s, whatever its own number. Add one that makes the Empire win alone.</source>
        <translation>Los Rebeldes van en cabeza. Una carta adicional actúa con el número 3, sea cual sea el suyo. Añade una con la que el Imperio gane solo.</translation>
    </message>
    <message>
        <source>The Rebels are sure to win. The diamond is consolation: gold if the card’s faction loses. You have 2 gold. Finish this battle with 5.</source>
        <translation>Los Rebeldes ganarán seguro. El rombo es el consuelo: el oro que da la carta si su facción pierde. Tienes 2 de oro. Acaba esta batalla con 5.</translation>
    </message>
    <message>
        <source>The Rebels have 5, and the Empire has 9. Which card helps commoners from earlier waves?</source>
        <translation>Los Rebeldes tienen 5 y el Imperio, 9. ¿Qué carta ayuda a los plebeyos de oleadas anteriores?</translation>
    </message>
    <message>
        <source>The Rebels have {rebels} and the Empire has {empire}, so the Rebels did not win.</source>
        <translation>Los Rebeldes tienen {rebels} y el Imperio, {empire}: los Rebeldes no han ganado.</translation>
    </message>
    <message>
        <source>The Rebels lost, and {card} goes back into the deck.</source>
        <translation>Los Rebeldes han perdido. No conservas {card:def}: esa carta vuelve al mazo.</translation>
    </message>
    <message>
        <source>The Rebels won the battle with 9. The crowns of your three Rebels brought you 5 influence: you have 17 and win.</source>
        <translation>Los Rebeldes han ganado la batalla con 9. Las coronas de tus tres Rebeldes te han dado 5 de influencia: 17, y has ganado.</translation>
    </message>
    <message>
        <source>The Rebels won. What counts is your lead: back the side that brings you more than your rivals get.</source>
        <translation>Han ganado los Rebeldes. Lo que cuenta es tu ventaja: apoya al bando que te da más que a tus rivales.</translation>
    </message>
    <message>
        <source>The crown on this card shows {influence}; a noble’s shows 4.</source>
        <translation>La corona de esta carta muestra {influence}; la de un noble, 4.</translation>
    </message>
    <message>
        <source>The disc shows gold: with a minus, you pay it; with a plus, you get it. You have 1 gold. Finish this wave with 3.</source>
        <translation>El disco muestra el oro: con un menos lo pagas, con un más lo recibes. Tienes 1 de oro. Acaba esta oleada con 3.</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>El draft</translation>
    </message>
    <message>
        <source>The factions are close, and your last card decides. Add up the crowns and back the faction that brings you more than either rival gets.</source>
        <translation>Las facciones están igualadas, y tu última carta decide. Suma las coronas y apoya a la facción que te dé más que a cualquier rival.</translation>
    </message>
    <message>
        <source>The gray shield shows the ability’s number. You need a 1 or 2 against the Shepherd’s 3.</source>
        <translation>El escudo gris muestra el número de habilidad. Necesitas un 1 o un 2 contra el 3 de la Pastora.</translation>
    </message>
    <message>
        <source>The order of abilities</source>
        <translation>El orden de las habilidades</translation>
    </message>
    <message>
        <source>The others see neither your hand nor what you take. Only your left neighbor sees what you pass on.</source>
        <translation>Los demás no ven ni tu mano ni lo que coges. Solo quien está a tu izquierda ve lo que has dejado.</translation>
    </message>
    <message>
        <source>The secret choice and its risks</source>
        <translation>La elección secreta y su peligro</translation>
    </message>
    <message>
        <source>The tokens now stand at Empire {empire}, Rebels {rebels}, Church {church}: the Church is not ahead.</source>
        <translation>Las fichas están ahora así: Imperio {empire}, Rebeldes {rebels}, Iglesia {church}. La Iglesia no va en cabeza.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>What can I do in a wave?</source>
        <translation>¿Qué puedo hacer en una oleada?</translation>
    </message>
    <message>
        <source>What do I do in the draft?</source>
        <translation>¿Qué hago en el draft?</translation>
    </message>
    <message>
        <source>What do killers do?</source>
        <translation>¿Qué hacen las cartas que matan?</translation>
    </message>
    <message>
        <source>What does King Kyros do?</source>
        <translation>¿Qué hace el Rey Kyros?</translation>
    </message>
    <message>
        <source>What does converting mean?</source>
        <translation>¿Qué significa convertir?</translation>
    </message>
    <message>
        <source>What does emboldening mean?</source>
        <translation>¿Qué significa enardecer?</translation>
    </message>
    <message>
        <source>What does the crown on a card mean?</source>
        <translation>¿Qué significa la corona de una carta?</translation>
    </message>
    <message>
        <source>What does the diamond on a card mean?</source>
        <translation>¿Qué significa el rombo de una carta?</translation>
    </message>
    <message>
        <source>What does the disc on a card mean?</source>
        <translation>¿Qué significa el disco de una carta?</translation>
    </message>
    <message>
        <source>What happens to cards I do not play?</source>
        <translation>¿Qué pasa con las cartas que no juego?</translation>
    </message>
    <message>
        <source>What if I cannot pay for a card?</source>
        <translation>¿Y si no puedo pagar una carta?</translation>
    </message>
    <message>
        <source>What if two factions are equally strong?</source>
        <translation>¿Y si dos facciones empatan?</translation>
    </message>
    <message>
        <source>What is a dead character still good for?</source>
        <translation>¿Para qué sirve aún un personaje muerto?</translation>
    </message>
    <message>
        <source>When is the game over?</source>
        <translation>¿Cuándo acaba la partida?</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Cuándo acaba la partida</translation>
    </message>
    <message>
        <source>Which Church card in your hand has more than 1 power?</source>
        <translation>¿Qué carta de la Iglesia de tu mano tiene más de 1 de poder?</translation>
    </message>
    <message>
        <source>Which ability works first?</source>
        <translation>¿Qué habilidad actúa primero?</translation>
    </message>
    <message>
        <source>Which faction is far ahead on the power track?</source>
        <translation>¿Qué facción va muy por delante en el marcador de poder?</translation>
    </message>
    <message>
        <source>Which faction should I back?</source>
        <translation>¿A qué facción debo apoyar?</translation>
    </message>
    <message>
        <source>Who wins a battle</source>
        <translation>Quién gana una batalla</translation>
    </message>
    <message>
        <source>Who wins a battle?</source>
        <translation>¿Quién gana una batalla?</translation>
    </message>
    <message>
        <source>Who wins if two players are tied?</source>
        <translation>¿Quién gana si dos jugadores empatan?</translation>
    </message>
    <message>
        <source>Why would a card cost 1 more gold?</source>
        <translation>¿Por qué una carta cuesta 1 de oro más?</translation>
    </message>
    <message>
        <source>With hush money, he cost 5, and you had only {gold}, so he was turned face down.</source>
        <translation>Con el soborno, la carta costaba 5, y solo tenías {gold}: ha quedado boca abajo.</translation>
    </message>
    <message>
        <source>With hush money, your card cost {cost}, and you had only {gold}, so it was turned face down.</source>
        <translation>Con el soborno, tu carta costaba {cost}, y solo tenías {gold}: ha quedado boca abajo.</translation>
    </message>
    <message>
        <source>You both have 15 influence, but with 7 gold, 1 more than your rival, you win.</source>
        <translation>Los dos tenéis 15 de influencia, pero tú tienes 7 de oro, 1 más que tu rival. Has ganado.</translation>
    </message>
    <message>
        <source>You can build a hand and keep a card for later.</source>
        <translation>Sabes formar una mano y guardar una carta para más adelante.</translation>
    </message>
    <message>
        <source>You can embolden Rebels and convert others to the Church.</source>
        <translation>Sabes enardecer a Rebeldes y convertir a otros a la Iglesia.</translation>
    </message>
    <message>
        <source>You can make two factions win together.</source>
        <translation>Sabes hacer ganar a dos facciones a la vez.</translation>
    </message>
    <message>
        <source>You can play a card and pay for it.</source>
        <translation>Sabes jugar una carta y pagarla.</translation>
    </message>
    <message>
        <source>You can tell what the others might play.</source>
        <translation>Sabes ver qué podrían jugar los demás.</translation>
    </message>
    <message>
        <source>You can tell whether a battle will be the last one, and who will win if it is.</source>
        <translation>Sabes si una batalla será la última y, si lo es, quién ganará.</translation>
    </message>
    <message>
        <source>You can tell which faction to back.</source>
        <translation>Sabes a qué facción apoyar.</translation>
    </message>
    <message>
        <source>You gained {influence} influence. Nobody could pay for Datura, so your noble would have been safe.</source>
        <translation>Has ganado {influence} de influencia. Nadie podía pagar Datura: tu noble habría estado a salvo.</translation>
    </message>
    <message>
        <source>You gained {yours} influence, and a rival gained {theirs}. With another faction, you would have gained more than your rivals.</source>
        <translation>Has ganado {yours} de influencia, y un rival, {theirs}. Otra facción te habría dado más que a tus rivales.</translation>
    </message>
    <message>
        <source>You had only {gold} gold, so your card was turned face down. That brings 1 gold, but the card takes no part in the battle.</source>
        <translation>Solo tenías {gold} de oro, así que tu carta ha quedado boca abajo. Eso da 1 de oro, pero la carta no participa en la batalla.</translation>
    </message>
    <message>
        <source>You have 3 gold. Apart from Picureas, which card is too expensive for you now?</source>
        <translation>Tienes 3 de oro. ¿Qué carta es ahora demasiado cara para ti, aparte de Picureas?</translation>
    </message>
    <message>
        <source>You have {gold} gold, but {card} is a Rebel: with hush money, Picureas would cost {cost}.</source>
        <translation>Tienes {gold} de oro, pero has jugado un Rebelde ({card}): con el soborno, Picureas costaría {cost}.</translation>
    </message>
    <message>
        <source>You know what a battle brings the winners and the losers.</source>
        <translation>Sabes qué da una batalla a los vencedores y qué a los vencidos.</translation>
    </message>
    <message>
        <source>You know what a card costs, and what happens if you cannot pay.</source>
        <translation>Ahora ya sabes cuánto cuesta una carta y qué pasa si no puedes pagarla.</translation>
    </message>
    <message>
        <source>You know what you are playing for.</source>
        <translation>Sabes cuál es tu objetivo.</translation>
    </message>
    <message>
        <source>You know which ability works first, and what King Kyros does.</source>
        <translation>Sabes qué habilidad actúa primero y qué hace el Rey Kyros.</translation>
    </message>
    <message>
        <source>You know whom a killer can kill, and what a dead character is still good for.</source>
        <translation>Sabes a quién alcanza una carta que mata y para qué sirve aún un muerto.</translation>
    </message>
    <message>
        <source>You see the others’ gold, but not their cards. Only Datura kills nobles; he costs 4, and nobody has that much. The Church leads: gain 4 influence.</source>
        <translation>Ves el oro de los demás, no sus cartas. Solo Datura mata nobles; cuesta 4, y nadie tiene tanto. La Iglesia va en cabeza: aprovéchalo y gana 4 de influencia.</translation>
    </message>
    <message>
        <source>Your last card was an Empire card: another one costs 1 more gold in this wave. You have 2 gold. Bring an elite into the battle.</source>
        <translation>Tu última carta era del Imperio: otra carta del Imperio cuesta 1 de oro más en esta oleada. Tienes 2 de oro. Lleva una élite a la batalla.</translation>
    </message>
    <message>
        <source>Your rivals made the Empire strong, and its victory brought you 4 influence.</source>
        <translation>Tus rivales han reforzado el Imperio, y la victoria imperial te ha dado 4 de influencia.</translation>
    </message>
    <message>
        <source>Your rivals played Picureas, a noble with 2 power, and Simone, an elite.</source>
        <translation>Tus rivales han jugado Picureas, un noble con 2 de poder, y Simone, una élite.</translation>
    </message>
    <message>
        <source>{card} brings no gold when played: with {gold} gold, you still cannot afford most of your hand.</source>
        <translation>No recibes oro al jugar {card:def}. Con {gold} de oro, casi toda tu mano sigue siendo demasiado cara.</translation>
    </message>
    <message>
        <source>{card} brings no gold when played: you now have {gold}.</source>
        <translation>No recibes oro al jugar {card:def}. Ahora tienes {gold}.</translation>
    </message>
    <message>
        <source>{card} could not stop the Shepherd in time: the Outlaw now belongs to the Church.</source>
        <translation>Con {card:def} no has detenido a tiempo a la Pastora: el Forajido pertenece ahora a la Iglesia.</translation>
    </message>
    <message>
        <source>{card} does not let you add another card.</source>
        <translation>Con {card:def} no puedes añadir otra carta.</translation>
    </message>
    <message>
        <source>{card} has no diamond: you end the battle with {gold} gold.</source>
        <translation>No hay rombo en {card:def}: acabas la batalla con {gold} de oro.</translation>
    </message>
    <message>
        <source>{card} is a Rebel but does not make other Rebels stronger.</source>
        <translation>Con {card:def} sumas un Rebelde, pero no haces más fuertes a los demás.</translation>
    </message>
    <message>
        <source>{card} is not a Rebel and does nothing for yours.</source>
        <translation>Con {card:def} no sumas un Rebelde ni ayudas a los tuyos.</translation>
    </message>
    <message>
        <source>{card} is not an elite: elites have a shield beside their name.</source>
        <translation>Con {card:def} no juegas una élite: las élites tienen un escudo junto al nombre.</translation>
    </message>
    <message>
        <source>{card} kills nobody.</source>
        <translation>Con {card:def} no matas a nadie.</translation>
    </message>
    <message>
        <source>{card} was on the winning side, but its crown brought you only {influence}.</source>
        <translation>Con {card:def} estabas en el bando ganador, pero la corona solo te ha dado {influence}.</translation>
    </message>
    <message>
        <source>{player} did play Datura, who has 2 power: the Empire is ahead and wins.</source>
        <translation>{player} ha jugado Datura, con 2 de poder: el Imperio va en cabeza y gana.</translation>
    </message>
    <message>
        <source>{player} did play Datura: your Princess was killed before her own number came up, and the Church lost.</source>
        <translation>{player} ha jugado Datura: tu Princesa ha muerto antes de que llegara su número, y la Iglesia ha perdido.</translation>
    </message>
    <message>
        <source>{player} was on the winning side and now has {theirs} influence: the game is over.</source>
        <translation>{player} estaba en el bando ganador y ahora tiene {theirs} de influencia: la partida ha acabado.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/examples</name>
    <message>
        <source>+2 − 1 = +1</source>
        <translation>+2 − 1 = +1</translation>
    </message>
    <message>
        <source>0 gold</source>
        <translation>0 de oro</translation>
    </message>
    <message>
        <source>0 power, 2 influence</source>
        <translation>0 de poder, 2 de influencia</translation>
    </message>
    <message>
        <source>1 + 1 = 2 power</source>
        <translation>1 + 1 = 2 de poder</translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>1 de influencia</translation>
    </message>
    <message>
        <source>2 for the Church</source>
        <translation>2 para la Iglesia</translation>
    </message>
    <message>
        <source>3 + 2 = 5 power</source>
        <translation>3 + 2 = 5 de poder</translation>
    </message>
    <message>
        <source>3 for the Empire</source>
        <translation>3 para el Imperio</translation>
    </message>
    <message>
        <source>3 for the Rebels</source>
        <translation>3 para los Rebeldes</translation>
    </message>
    <message>
        <source>3 gold</source>
        <translation>3 de oro</translation>
    </message>
    <message>
        <source>Anna Lys’s ability is numbered 2. The Shepherd, in the same wave, is dead before her own 3 comes up and does not convert the Outlaw.</source>
        <translation>La habilidad de Anna Lys tiene el número 2. La Pastora, en la misma oleada, muere antes de que llegue su 3 y no convierte al Forajido.</translation>
    </message>
    <message>
        <source>Be on the winning side. In each battle, the strongest faction wins, and each of its characters brings its player the influence on its crown.</source>
        <translation>Ponte del lado vencedor. En cada batalla gana la facción más fuerte, y cada uno de sus personajes da a quien lo jugó la influencia de la corona.</translation>
    </message>
    <message>
        <source>Datura and Picureas both have an ability numbered 2: Picureas dies but still emboldens the Outlaw in the next wave.</source>
        <translation>Datura y Picureas tienen habilidades de número 2: Picureas muere, pero aun así enardece al Forajido de la oleada siguiente.</translation>
    </message>
    <message>
        <source>Datura has killed the Princess. If the Church still wins, she brings 2 of her 4 influence.</source>
        <translation>Datura ha matado a la Princesa. Si aun así gana la Iglesia, la carta da 2 de influencia, no 4.</translation>
    </message>
    <message>
        <source>If these were the only living characters in a battle, the Empire and the Rebels would both win, and only Simone would bring no influence.</source>
        <translation>Si estos fueran todos los personajes vivos de una batalla, ganarían el Imperio y los Rebeldes, y solo Simone no daría influencia.</translation>
    </message>
    <message>
        <source>In wave II, you cannot pay for your card: it is turned face down and brings 1 gold. So the Tax Collector brings his full 2 in wave III, whatever the face-down card is.</source>
        <translation>En la oleada II no puedes pagar tu carta: queda boca abajo y da 1 de oro. Por eso el Recaudador da sus 2 completos en la oleada III, sea cual sea la carta boca abajo.</translation>
    </message>
    <message>
        <source>The Knights are an extra card, so their ability takes effect with the 3s, together with the Shepherd’s: the Outlaw is killed and converted at the same time.</source>
        <translation>Los Caballeros llegan como carta adicional y actúan con el número 3, junto con la Pastora: al Forajido lo matan y lo convierten a la vez.</translation>
    </message>
    <message>
        <source>The Knights kill the Outlaw. The Tax Collector is also a commoner but belongs to the Empire: he lives, no matter who played him.</source>
        <translation>Los Caballeros matan al Forajido. El Recaudador también es plebeyo, pero del Imperio: vive, lo haya jugado quien lo haya jugado.</translation>
    </message>
    <message>
        <source>The Queen emboldens the Outlaw from an earlier wave. The Militia, played after her, gets nothing.</source>
        <translation>La Reina enardece al Forajido de una oleada anterior. La Milicia, que llega después, no recibe nada.</translation>
    </message>
    <message>
        <source>The Rebels have won. Your Outlaw brings influence, and your Peasant brings consolation. The Tax Collector has no diamond and brings nothing more.</source>
        <translation>Han ganado los Rebeldes. Tu Forajido da influencia, y tu Campesino, consuelo. El Recaudador no tiene rombo y no da nada más.</translation>
    </message>
    <message>
        <source>The Scouts’ and Knights’ abilities are both numbered 2. The Outlaw is emboldened and killed at the same time: it is dead and has no token.</source>
        <translation>Los Exploradores y los Caballeros tienen habilidades de número 2. Al Forajido lo enardecen y lo matan a la vez: está muerto y sin ficha.</translation>
    </message>
    <message>
        <source>The converted Peasant brings 1 influence if the Church wins, or 3 gold if the Church loses, even if the Empire wins.</source>
        <translation>El Campesino se ha convertido. Si gana la Iglesia, da 1 de influencia; si pierde, da 3 de oro, aunque gane el Imperio.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which someone reaches 15 influence, or 20 or 25 if you chose that. The most influence wins; if tied, the most gold.</source>
        <translation>La partida acaba tras una batalla en la que alguien haya llegado a 15 de influencia, o a 20 o 25 si así lo has elegido. Gana quien tenga más influencia; si hay empate, quien tenga más oro.</translation>
    </message>
    <message>
        <source>Three Rebels in three waves: the Outlaw brings 1 less gold, and the Scouts cost 1 more, not 2, since hush money is not cumulative.</source>
        <translation>Tres Rebeldes en tres oleadas: el Forajido da 1 de oro menos y los Exploradores cuestan 1 más, no 2, porque el soborno no se acumula.</translation>
    </message>
    <message>
        <source>You have 3 gold and pay 2 for Thavma: that leaves 1, so he gets 2 more power. If you had started with 4 gold, he would have only 3 power.</source>
        <translation>Tienes 3 de oro y pagas 2 por Thavma: te queda 1, así que tiene 2 de poder más. Con 4 de oro al empezar, solo tendría 3 de poder.</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muere</translation>
    </message>
    <message>
        <source>dead, in the Church</source>
        <translation>muerto, en la Iglesia</translation>
    </message>
    <message>
        <source>lives</source>
        <translation>vive</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>now in the Church</source>
        <translation>ahora de la Iglesia</translation>
    </message>
    <message>
        <source>still a Rebel</source>
        <translation>aún es Rebelde</translation>
    </message>
    <message>
        <source>wave I</source>
        <translation>oleada I</translation>
    </message>
    <message>
        <source>wave I: 1 + 1 = 2</source>
        <translation>oleada I: 1 + 1 = 2</translation>
    </message>
    <message>
        <source>wave II: +1 gold</source>
        <translation>oleada II: +1 de oro</translation>
    </message>
    <message>
        <source>wave III</source>
        <translation>oleada III</translation>
    </message>
    <message>
        <source>wave III: +2 gold</source>
        <translation>oleada III: +2 de oro</translation>
    </message>
    <message>
        <source>wave IV: 2</source>
        <translation>oleada IV: 2</translation>
    </message>
    <message>
        <source>with the 3s</source>
        <translation>con el número 3</translation>
    </message>
    <message>
        <source>−2 − 1 = −3</source>
        <translation>−2 − 1 = −3</translation>
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
    <name>shadow-throne/fault</name>
    <message>
        <source>Keeping the wrong card for the next battle</source>
        <translation>Guardar la carta equivocada para la próxima batalla</translation>
    </message>
    <message>
        <source>Playing no extra card with King Kyros</source>
        <translation>No jugar una carta adicional con el Rey Kyros</translation>
    </message>
    <message>
        <source>Playing the wrong card in a wave</source>
        <translation>Jugar la carta equivocada en una oleada</translation>
    </message>
    <message>
        <source>Playing the wrong extra card, or one too many</source>
        <translation>Jugar la carta adicional equivocada, o una de más</translation>
    </message>
    <message>
        <source>Taking the wrong card from the pool</source>
        <translation>Coger la carta equivocada del lote</translation>
    </message>
</context>
<context>
    <name>shadow-throne/game</name>
    <message>
        <source>Draft and fight</source>
        <translation>Elige y combate</translation>
    </message>
    <message>
        <source>Draft characters from three factions, play them in secret, and be on the side that wins the battle.</source>
        <translation>Elige personajes de tres facciones, juégalos en secreto y ponte del lado que gane la batalla.</translation>
    </message>
    <message>
        <source>Shadow Throne</source>
        <translation>Shadow Throne</translation>
    </message>
</context>
<context>
    <name>shadow-throne/goal</name>
    <message>
        <source>Collect consolation in {number} battles of one game.</source>
        <translation>Recibe consuelo en {number} batallas de una partida.</translation>
    </message>
    <message>
        <source>Gain influence from Simone’s death.</source>
        <translation>Gana influencia por la muerte de Simone.</translation>
    </message>
    <message>
        <source>Gain influence from all three factions in one game.</source>
        <translation>Gana influencia con las tres facciones en una partida.</translation>
    </message>
    <message>
        <source>Gain influence in {number} battles of one game.</source>
        <translation>Gana influencia en {number} batallas de una partida.</translation>
    </message>
    <message>
        <source>Gain {number} influence in one battle.</source>
        <translation>Gana {number} de influencia en una batalla.</translation>
    </message>
    <message>
        <source>Have your characters convert {number} others in one game.</source>
        <translation>Haz que tus personajes conviertan a otros {number} en una partida.</translation>
    </message>
    <message>
        <source>Have your characters kill {number} others in one game.</source>
        <translation>Haz que tus personajes maten a otros {number} en una partida.</translation>
    </message>
    <message>
        <source>Have {number} gold at one time.</source>
        <translation>Reúne {number} de oro a la vez.</translation>
    </message>
    <message>
        <source>Play an extra card with King Kyros.</source>
        <translation>Juega una carta adicional con el Rey Kyros.</translation>
    </message>
    <message>
        <source>Play {number} characters of one faction in one battle.</source>
        <translation>Juega {number} personajes de una misma facción en una batalla.</translation>
    </message>
    <message>
        <source>Play {number} commoners in one game.</source>
        <translation>Juega {number} plebeyos en una partida.</translation>
    </message>
    <message>
        <source>Play {number} different characters in one game.</source>
        <translation>Juega {number} personajes distintos en una partida.</translation>
    </message>
    <message>
        <source>Play {number} nobles in one game.</source>
        <translation>Juega {number} nobles en una partida.</translation>
    </message>
    <message>
        <source>Win a game after falling five influence behind a rival.</source>
        <translation>Gana una partida tras ir 5 de influencia por detrás de un rival.</translation>
    </message>
    <message>
        <source>Win a game by {number} influence.</source>
        <translation>Gana una partida por {number} de influencia.</translation>
    </message>
    <message>
        <source>Win a game in which you pay for all your characters.</source>
        <translation>Gana una partida en la que pagues todos tus personajes.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Church in one game.</source>
        <translation>Gana {number} batallas para la Iglesia en una partida.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Empire in one game.</source>
        <translation>Gana {number} batallas para el Imperio en una partida.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Rebels in one game.</source>
        <translation>Gana {number} batallas para los Rebeldes en una partida.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/laying</name>
    <message>
        <source>A card is chosen for the wave</source>
        <translation>Se elige una carta para la oleada</translation>
    </message>
    <message>
        <source>A card is kept for the next battle</source>
        <translation>Se guarda una carta para la siguiente batalla</translation>
    </message>
    <message>
        <source>An extra card needs a King Kyros who allows it.</source>
        <translation>Una carta adicional necesita un Rey Kyros que la permita.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Batalla</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Según su lugar</translation>
    </message>
    <message>
        <source>Cards are drafted</source>
        <translation>Se eligen cartas en el draft</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personajes</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Convertido</translation>
    </message>
    <message>
        <source>During the draft, only a Langman who stayed can be in play.</source>
        <translation>Durante el draft solo puede estar en juego un Langman que se quedó.</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Carta adicional</translation>
    </message>
    <message>
        <source>Faction that costs hush money</source>
        <translation>Facción que cuesta soborno</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influencia</translation>
    </message>
    <message>
        <source>Influence after each battle</source>
        <translation>Influencia tras cada batalla</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Muerto</translation>
    </message>
    <message>
        <source>King Kyros brings an extra card</source>
        <translation>El Rey Kyros trae una carta adicional</translation>
    </message>
    <message>
        <source>Not paid for</source>
        <translation>Sin pagar</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Pool being passed</source>
        <translation>Lote que se pasa</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>Silenced</source>
        <translation>Silenciado</translation>
    </message>
    <message>
        <source>Tokens on each character</source>
        <translation>Fichas de cada personaje</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>Oleada</translation>
    </message>
    <message>
        <source>Wave of each character</source>
        <translation>Oleada de cada personaje</translation>
    </message>
    <message>
        <source>What happened to each character</source>
        <translation>Qué le ha pasado a cada personaje</translation>
    </message>
    <message>
        <source>Whose characters</source>
        <translation>Sus jugadores</translation>
    </message>
    <message numerus="yes">
        <source>{player} needs at least %n card(s) in hand for the waves to come.</source>
        <translation>
            <numerusform>{player} necesita al menos %n carta en la mano para las oleadas que quedan.</numerusform>
            <numerusform>{player} necesita al menos %n cartas en la mano para las oleadas que quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} needs one character from each wave so far; only a King Kyros allows extra ones.</source>
        <translation>{player} necesita un personaje de cada oleada hasta ahora; solo un Rey Kyros permite otros adicionales.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/lesson</name>
    <message>
        <source>Abilities work in order: all 1s together, then all 2s, then all 3s. A character killed at 2 never uses an ability numbered 3.</source>
        <translation>Las habilidades actúan por orden: primero las de número 1, todas a la vez, luego las de número 2 y después las de número 3. Quien muere en el 2 ya no usa su habilidad 3.</translation>
    </message>
    <message>
        <source>Hush money: another card of the faction you have just played costs 1 more gold or brings 1 less. Only the previous wave counts.</source>
        <translation>Otra carta de la facción que acabas de jugar cuesta 1 de oro más, o da 1 de oro menos: es el soborno. Solo cuenta la oleada inmediatamente anterior.</translation>
    </message>
    <message>
        <source>King Kyros lets you play an extra Empire card you can pay for, without hush money. You do not have to.</source>
        <translation>El Rey Kyros te deja jugar una carta más del Imperio que puedas pagar, sin soborno. También puedes renunciar a ella.</translation>
    </message>
    <message>
        <source>Someone has reached 15 influence, so the game is over. The most influence wins; if tied, the most gold; if still tied, nobody wins.</source>
        <translation>Alguien ha llegado a 15 de influencia: la partida ha acabado. Gana quien tenga más influencia; si hay empate, quien tenga más oro; si persiste, no gana nadie.</translation>
    </message>
    <message>
        <source>That battle is settled: characters of the winning faction granted their players influence, no matter who made that faction strong. The others paid gold if they had a diamond.</source>
        <translation>Esa batalla está resuelta: los personajes de la facción ganadora han dado influencia a quien los jugó, sin importar quién la haya reforzado. Los demás han dado oro, si tienen un rombo.</translation>
    </message>
    <message>
        <source>The battle is over. Keep one card for the next one: drag it to the place for your saved card. An expensive noble can wait until you have the gold.</source>
        <translation>La batalla ha terminado. Guarda una carta para la próxima: arrástrala al lugar de la carta guardada. Un noble caro puede esperar hasta que tengas el oro.</translation>
    </message>
    <message>
        <source>The faction with the most power across all waves wins the battle, no matter who played its characters. Cards of one faction help each other, but everyone sees whom you back.</source>
        <translation>La facción con más poder en todas las oleadas gana la batalla, sin importar quién haya jugado sus personajes. Las cartas de una facción se ayudan, pero todos ven a quién apoyas.</translation>
    </message>
    <message>
        <source>The first wave: play a card in secret. Drag it to your side of the battle. All cards are shown once everyone has chosen.</source>
        <translation>La primera oleada: juega una carta en secreto. Arrástrala a tu lado de la batalla. Todas las cartas se muestran cuando todos han elegido.</translation>
    </message>
    <message>
        <source>The number in the corner is power. The crown is the influence you gain if the card’s faction wins. The disc is its income or its cost in gold. The diamond is the gold you get if its faction loses.</source>
        <translation>El número de la esquina es el poder. La corona es la influencia que ganas si gana la facción de la carta. El disco es su ingreso o su coste en oro. El rombo es el oro que te da si su facción pierde.</translation>
    </message>
    <message>
        <source>The power track shows who leads. Hover over a card in your hand: pale tokens on the track show what that card alone would change.</source>
        <translation>El marcador de poder muestra quién va en cabeza. Señala una carta de tu mano: unas fichas pálidas del marcador muestran qué cambiaría esa carta por sí sola.</translation>
    </message>
    <message>
        <source>Welcome! Every battle begins with a draft. Take one card from your pool: drag it to your hand. The rest goes to your left neighbor, and your right neighbor passes you theirs.</source>
        <translation>¡Hola! Cada batalla empieza con un draft. Coge una carta de tu lote: arrástrala a tu mano. El resto pasa a quien está a tu izquierda, y quien está a tu derecha te pasa el suyo.</translation>
    </message>
    <message>
        <source>You have 3 gold. Commoners bring gold or cost nothing, elites are strong, and nobles are expensive and grant the most influence. Characters you cannot pay for take no part in the battle.</source>
        <translation>Tienes 3 de oro. Los plebeyos dan oro o no cuestan nada, las élites son fuertes, y los nobles son caros y son los que más influencia dan. Un personaje que no puedes pagar no participa en la batalla.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/log</name>
    <message>
        <source>All other cards are shuffled into the deck.</source>
        <translation>Todas las demás cartas vuelven al mazo, que se baraja.</translation>
    </message>
    <message>
        <source>All pools are passed to the left.</source>
        <translation>Todos los lotes pasan a la izquierda.</translation>
    </message>
    <message>
        <source>Battle {number} begins: everyone gets a pool of six cards.</source>
        <translation>Empieza la batalla {number}: un lote de seis cartas para cada jugador.</translation>
    </message>
    <message>
        <source>Cannot pay for {card}: it is turned face down and brings {gold} gold.</source>
        <translation>No puede pagar {card:def}: la carta se pone boca abajo y da {gold} de oro.</translation>
    </message>
    <message>
        <source>Collects {gold} gold as consolation for {cards}.</source>
        <translation>Recibe {gold} de oro como consuelo por {cards:def}.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}, 1 less because of hush money.</source>
        <translation>Cobra {gold} de oro por {card:def}, tras descontar 1 de soborno.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}.</source>
        <translation>Cobra {gold} de oro por {card:def}.</translation>
    </message>
    <message>
        <source>Converts and emboldens {targets} with {card}: +1 power each.</source>
        <translation>Convierte con {card:def} y enardece (+1 de poder): {targets}.</translation>
    </message>
    <message>
        <source>Converts {targets} with {card}.</source>
        <translation>Convierte con {card:def}: {targets}.</translation>
    </message>
    <message>
        <source>Drafts {card}.</source>
        <translation>Coge del lote {card:def}.</translation>
    </message>
    <message>
        <source>Emboldens {targets} with {card}: +1 power each.</source>
        <translation>Enardece con {card:def} (+1 de poder): {targets}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for the death of {card}.</source>
        <translation>Gana {influence} de influencia por la muerte de {card}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for {cards}.</source>
        <translation>Gana {influence} de influencia por {cards:def}.</translation>
    </message>
    <message>
        <source>Gets nothing from {card}: there is no next wave.</source>
        <translation>No obtiene nada con {card:def}: no hay más oleadas.</translation>
    </message>
    <message>
        <source>Has chosen.</source>
        <translation>Ya ha elegido.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets 2 more power.</source>
        <translation>Le queda {gold} de oro: 2 de poder más para {card:def}.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets no extra power.</source>
        <translation>Le queda {gold} de oro: sin más poder para {card:def}.</translation>
    </message>
    <message>
        <source>Keeps a card for the next battle.</source>
        <translation>Guarda una carta para la próxima batalla.</translation>
    </message>
    <message>
        <source>Keeps {card} for the next battle.</source>
        <translation>Guarda {card:def} para la próxima batalla.</translation>
    </message>
    <message>
        <source>Keeps {card} in play for the next battle.</source>
        <translation>Conserva {card:def} en juego para la próxima batalla.</translation>
    </message>
    <message>
        <source>Kills {targets} with {card}.</source>
        <translation>Mata con {card:def}: {targets}.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}, including 1 gold in hush money.</source>
        <translation>Paga {gold} de oro por {card:def}, incluido 1 de soborno.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}.</source>
        <translation>Paga {gold} de oro por {card:def}.</translation>
    </message>
    <message>
        <source>Picks up the saved card.</source>
        <translation>Recupera la carta guardada.</translation>
    </message>
    <message>
        <source>Plays {card} as an extra card.</source>
        <translation>Juega {card:def} como carta adicional.</translation>
    </message>
    <message>
        <source>Plays {card} in wave {wave}.</source>
        <translation>Juega {card:def} en la oleada {wave}.</translation>
    </message>
    <message>
        <source>Power after wave {wave}: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Poder tras la oleada {wave}: Imperio {empire}, Rebeldes {rebels}, Iglesia {church}.</translation>
    </message>
    <message>
        <source>Silences {targets} with {card}.</source>
        <translation>Con {card:def}, silencia a {targets}.</translation>
    </message>
    <message>
        <source>The battle is over. Winning with {power} power: {factions}.</source>
        <translation>La batalla ha terminado. Victoria con {power} de poder: {factions}.</translation>
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
        <source>Uses {card}, but nobody is affected.</source>
        <translation>No alcanza a nadie con {card:def}.</translation>
    </message>
    <message>
        <source>Will embolden the Rebels in the next wave with {card}.</source>
        <translation>Enardecerá a los Rebeldes de la oleada siguiente con {card:def}.</translation>
    </message>
    <message>
        <source>Will keep {card} in play for the next battle if the Rebels lose this one.</source>
        <translation>Conservará {card:def} en juego para la próxima batalla si los Rebeldes pierden esta.</translation>
    </message>
    <message>
        <source>{player}’s {card}</source>
        <translation>{card} de {player}</translation>
    </message>
</context>
<context>
    <name>shadow-throne/mark</name>
    <message>
        <source>Another character of the {faction} now costs 1 more gold.</source>
        <translation>Otro personaje de esta facción ({faction}) cuesta ahora 1 de oro más.</translation>
    </message>
    <message>
        <source>Chosen in secret.</source>
        <translation>Elección secreta.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Convertido: pertenece a la Iglesia.</translation>
    </message>
    <message>
        <source>Costs {cost} gold, but you have {gold}: it would be turned face down and bring 1 gold.</source>
        <translation>Cuesta {cost} de oro, y solo tienes {gold}: se pondría boca abajo y daría 1 de oro.</translation>
    </message>
    <message>
        <source>Dead: no power, half the influence.</source>
        <translation>Muerto: sin poder y con la mitad de la influencia.</translation>
    </message>
    <message>
        <source>Its power is now {power}.</source>
        <translation>Su poder es ahora {power}.</translation>
    </message>
    <message>
        <source>Power with this card alone: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Poder solo con esta carta: Imperio {empire}, Rebeldes {rebels}, Iglesia {church}.</translation>
    </message>
    <message>
        <source>Silenced: its ability, numbered 2 or 3, does not work.</source>
        <translation>Silenciado: su habilidad de número 2 o 3 no actúa.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Se queda para la próxima batalla si los Rebeldes pierden.</translation>
    </message>
    <message>
        <source>Takes no part in this battle.</source>
        <translation>No participa en la batalla.</translation>
    </message>
    <message numerus="yes">
        <source>With hush money, this card brings only %n gold.</source>
        <translation>
            <numerusform>Con el soborno, esta carta solo da %n de oro.</numerusform>
            <numerusform>Con el soborno, esta carta solo da %n de oro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With hush money, this card costs %n gold.</source>
        <translation>
            <numerusform>Con el soborno, esta carta cuesta %n de oro.</numerusform>
            <numerusform>Con el soborno, esta carta cuesta %n de oro.</numerusform>
        </translation>
    </message>
    <message>
        <source>face down for 1 gold</source>
        <translation>boca abajo: +1 de oro</translation>
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
        <translation>Guardar {card:def}</translation>
    </message>
    <message>
        <source>Play no extra card</source>
        <translation>Sin carta adicional</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jugar {card:def}</translation>
    </message>
    <message>
        <source>Play {card} as an extra card</source>
        <translation>Jugar {card:def} como carta adicional</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Coger {card:def}</translation>
    </message>
</context>
<context>
    <name>shadow-throne/number</name>
    <message>
        <source>Cards in a pool</source>
        <translation>Cartas en un lote</translation>
    </message>
    <message>
        <source>Gold at the start</source>
        <translation>Oro al principio</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influencia</translation>
    </message>
    <message>
        <source>Influence of “{card}”</source>
        <translation>Influencia de «{card}»</translation>
    </message>
    <message>
        <source>Influence that ends the game</source>
        <translation>Influencia para acabar</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Poder</translation>
    </message>
    <message>
        <source>Power of “{card}”</source>
        <translation>Poder de «{card}»</translation>
    </message>
    <message>
        <source>{number} copies of King Kyros allow that many extra cards, so a pool needs at least {least} cards.</source>
        <translation>{number} copias del Rey Kyros permiten otras tantas cartas adicionales, así que un lote necesita al menos {least} cartas.</translation>
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
        <translation>Influencia para acabar</translation>
    </message>
</context>
<context>
    <name>shadow-throne/prompt</name>
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
        <source>Take a card from your pool.</source>
        <translation>Coge una carta de tu lote.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha acabado.</translation>
    </message>
    <message numerus="yes">
        <source>You could play %n Empire card(s): play none?</source>
        <translation>
            <numerusform>Puedes jugar %n carta del Imperio: ¿no la juegas?</numerusform>
            <numerusform>Puedes jugar %n cartas del Imperio: ¿no juegas ninguna?</numerusform>
        </translation>
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
        <source>If the {faction} won now, no rival would gain more than {number} influence; if the {other} won, up to {more}.</source>
        <translation>Si venciera ahora esta facción ({faction}), ningún rival ganaría más de {number} de influencia; con la otra ({other}), hasta {more}.</translation>
    </message>
    <message>
        <source>In the next wave, you could then pay for {number} of the cards left in your hand; after {other}, for only {less}.</source>
        <translation>En la próxima oleada podrías pagar {number} de las cartas que te quedan en la mano; con {other:def}, solo {less}.</translation>
    </message>
    <message>
        <source>No faction is ahead of the {faction}. If that side wins, this card may grant {influence} influence.</source>
        <translation>Ninguna facción tiene ahora más poder que esta ({faction}). Si gana, la carta puede dar {influence} de influencia.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold, so {card} has 2 more power: {power} for the Church, instead of {less} with {other}.</source>
        <translation>Te queda entonces {gold} de oro: 2 de poder más para {card:def}. Poder de la Iglesia: {power}, en vez de {less} con {other:def}.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold. {other} would leave {less}, because of hush money.</source>
        <translation>Después tendrás {gold} de oro; con {other:def}, {less}, por el soborno.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold. {other} would leave {less}.</source>
        <translation>Después tendrás {gold} de oro; con {other:def}, {less}.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold as consolation if its faction loses.</source>
        <translation>Si su facción pierde, esta carta da {gold} de oro de consuelo.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold at once.</source>
        <translation>Esta carta da {gold} de oro enseguida.</translation>
    </message>
    <message>
        <source>This card may grant {influence} influence if its faction wins.</source>
        <translation>Si su facción gana, esta carta puede dar {influence} de influencia.</translation>
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
        <source>When played, this card brings up to {gold} gold.</source>
        <translation>Al jugarla, esta carta da hasta {gold} de oro.</translation>
    </message>
    <message>
        <source>When played, {card} brings {number} gold. {other} brings none.</source>
        <translation>Al jugar {card:def} recibes {number} de oro; con {other:def}, nada.</translation>
    </message>
    <message>
        <source>When played, {card} brings {number} gold. {other} would cost {more}.</source>
        <translation>Al jugar {card:def} recibes {number} de oro; por {other:def} pagas {more}.</translation>
    </message>
    <message>
        <source>With {card}, all commoners in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card:def} mueren todos los plebeyos de la oleada, salvo los del Imperio. De las {cards} cartas que no ves, tus rivales podrían perder {number}.</translation>
    </message>
    <message>
        <source>With {card}, all commoners in the wave join the Church. That could happen to {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card:def}, todos los plebeyos de la oleada pasan a la Iglesia. De las {cards} cartas que no ves, eso podría pasarles a {number}.</translation>
    </message>
    <message>
        <source>With {card}, all elites in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card:def} mueren todas las élites de la oleada, salvo las del Imperio. De las {cards} cartas que no ves, tus rivales podrían perder {number}.</translation>
    </message>
    <message>
        <source>With {card}, all elites in the wave join the Church. That could happen to {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card:def}, todas las élites de la oleada pasan a la Iglesia. De las {cards} cartas que no ves, eso podría pasarles a {number}.</translation>
    </message>
    <message>
        <source>With {card}, all nobles in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card:def} mueren todos los nobles de la oleada, salvo los del Imperio. De las {cards} cartas que no ves, tus rivales podrían perder {number}.</translation>
    </message>
    <message>
        <source>With {card}, every other Rebel in the wave gets 1 more power. Of the {cards} cards you cannot see, {number} are Rebels that a rival could play.</source>
        <translation>Con {card:def}, los demás Rebeldes de la oleada reciben 1 de poder más. Rebeldes que un rival podría jugar: {number} de las {cards} cartas que no ves.</translation>
    </message>
    <message>
        <source>With {card}, other factions’ 2 and 3 abilities do not work in this wave. That could affect {number} of the {cards} cards you cannot see.</source>
        <translation>Con {card:def} anulas las habilidades 2 y 3 de otras facciones en esta oleada. De las {cards} cartas que no ves, eso podría afectar a {number}.</translation>
    </message>
    <message>
        <source>With {card}, you gain {number} more influence if its faction wins.</source>
        <translation>Con {card:def} ganas {number} de influencia más si vence su facción.</translation>
    </message>
    <message>
        <source>With {card}, you hold {number} cards of the same faction; with {other}, only {less}.</source>
        <translation>Con {card:def} tendrás {number} cartas de la misma facción en la mano; con {other:def}, solo {less}.</translation>
    </message>
    <message>
        <source>With {card}, your cards of the same faction have {number} power; with {other}, only {less}.</source>
        <translation>Con {card:def}, tus cartas de la misma facción suman {number} de poder; con {other:def}, solo {less}.</translation>
    </message>
    <message>
        <source>You cannot pay for this card, so it brings {gold} gold.</source>
        <translation>No puedes pagar esta carta: da {gold} de oro.</translation>
    </message>
    <message>
        <source>You cannot pay for this card, so it brings {gold} gold. No hush money is due in the next wave.</source>
        <translation>No puedes pagar esta carta: da {gold} de oro. En la próxima oleada no hay que pagar soborno.</translation>
    </message>
    <message>
        <source>You cannot pay for {card}, so it is turned face down and brings 1 gold. In the next wave, you could pay for {number} of the cards left in your hand; after {other}, for only {less}.</source>
        <translation>No puedes pagar {card:def}: la carta se pone boca abajo y da 1 de oro. En la próxima oleada podrías pagar {number} de las cartas que te quedan en la mano; si juegas {other:def}, solo {less}.</translation>
    </message>
    <message>
        <source>You do not have to play an extra card.</source>
        <translation>No tienes por qué jugar una carta adicional.</translation>
    </message>
    <message>
        <source>You keep {gold} gold instead of {less}.</source>
        <translation>Conservas {gold} de oro en lugar de {less}.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand, with {number} influence on its crown.</source>
        <translation>Conservas {other:def} en la mano, con {number} de influencia en la corona.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand, with {number} power.</source>
        <translation>Conservas {other:def} en la mano, con {number} de poder.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand: it can still bring {number} gold.</source>
        <translation>Conservas {other:def} en la mano, y por esa carta aún puedes recibir {number} de oro.</translation>
    </message>
    <message>
        <source>{card} alone brings the {faction} to {power} power, instead of {less} with {other}.</source>
        <translation>{faction}: {power} de poder solo con {card:def}, en vez de {less} con {other:def}.</translation>
    </message>
    <message>
        <source>{card} alone brings the {faction} to {power} power, instead of {less} without it.</source>
        <translation>{faction}: {power} de poder solo con {card:def}, en vez de {less} sin esa carta.</translation>
    </message>
    <message>
        <source>{card} brings {number} gold if its faction loses; {other} brings {less}.</source>
        <translation>Con {card:def} recibes {number} de oro si pierde su facción; con {other:def}, {less}.</translation>
    </message>
    <message>
        <source>{card} brings {number} influence if its faction wins; {other} brings {less}.</source>
        <translation>Con {card:def} ganas {number} de influencia si vence su facción; con {other:def}, {less}.</translation>
    </message>
    <message>
        <source>{card} costs {number} gold; {other} costs {more}.</source>
        <translation>Por {card:def} pagas {number} de oro; por {other:def}, {more}.</translation>
    </message>
    <message>
        <source>{card} emboldens the Rebels in the next wave. You will have {number} left in your hand.</source>
        <translation>Con {card:def} enardeces a los Rebeldes de la oleada siguiente, y aún tendrás {number} en la mano.</translation>
    </message>
    <message>
        <source>{card} emboldens {number} of the Rebels on the table: {power} power for the Rebels, instead of {less} with {other}.</source>
        <translation>Con {card:def} enardeces a {number} de los Rebeldes de la mesa: {power} de poder para los Rebeldes, en vez de {less} con {other:def}.</translation>
    </message>
    <message>
        <source>{card} has {number} power; {other} has only {less}.</source>
        <translation>Con {card:def} sumas {number} de poder; con {other:def}, {less}.</translation>
    </message>
    <message>
        <source>{card} kills {number} of your rivals’ characters at once.</source>
        <translation>Con {card:def} matas enseguida a {number} de los personajes de tus rivales.</translation>
    </message>
    <message>
        <source>{card} lets you add an Empire card. Of those in your hand, you could pay for {number}.</source>
        <translation>Con {card:def} puedes añadir una carta del Imperio. De las de tu mano, podrías pagar {number}.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/refusal</name>
    <message>
        <source>A character stays where it was played until the battle is over.</source>
        <translation>Un personaje jugado se queda donde está hasta que termine la batalla.</translation>
    </message>
    <message>
        <source>A wave is under way: play a card from your hand.</source>
        <translation>Hay una oleada en curso: juega una carta de tu mano.</translation>
    </message>
    <message>
        <source>Drag a card from your hand to your characters to play it.</source>
        <translation>Arrastra una carta de tu mano a tus personajes para jugarla.</translation>
    </message>
    <message>
        <source>Drag a card from your pool to your hand to take it.</source>
        <translation>Arrastra una carta de tu lote a tu mano para cogerla.</translation>
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
        <source>The battle is over: keep one card from your hand.</source>
        <translation>La batalla ha terminado: guarda una carta de tu mano.</translation>
    </message>
    <message>
        <source>The draft is under way: take a card from your pool.</source>
        <translation>El draft está en curso: coge una carta de tu lote.</translation>
    </message>
    <message>
        <source>The tokens show each faction’s power; the game keeps count.</source>
        <translation>Las fichas muestran el poder de cada facción; el juego lleva la cuenta.</translation>
    </message>
    <message>
        <source>These cards are secret; only {player} decides what happens to them.</source>
        <translation>Estas cartas son secretas; solo {player} decide qué pasa con ellas.</translation>
    </message>
    <message>
        <source>To keep a card, drag it to the place for your saved card.</source>
        <translation>Arrastra la carta que quieras guardar al lugar de tu carta guardada.</translation>
    </message>
    <message>
        <source>Your saved card joins your hand when the draft is over.</source>
        <translation>Tu carta guardada pasa a tu mano después del draft.</translation>
    </message>
    <message>
        <source>{card} costs {cost} gold, but you have {gold}.</source>
        <translation>Para {card:def} necesitas {cost} de oro, y solo tienes {gold}.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>No tienes {card:def} en la mano.</translation>
    </message>
    <message>
        <source>{card} is not in your pool.</source>
        <translation>No tienes {card:def} en tu lote.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/road</name>
    <message>
        <source>Everyone starts with eight gold instead of three, and the game ends at eight influence.</source>
        <translation>Todos empiezan con 8 de oro en vez de 3, y la partida acaba con 8 de influencia.</translation>
    </message>
    <message>
        <source>Everyone starts with one gold instead of three, and the game ends at eight influence.</source>
        <translation>Todos empiezan con 1 de oro en vez de 3, y la partida acaba con 8 de influencia.</translation>
    </message>
    <message>
        <source>Four armies reach the river at the same time. Three of them are polite enough to let you go first.</source>
        <translation>Cuatro ejércitos llegan al río a la vez. Tres tienen la cortesía de dejarte pasar primero.</translation>
    </message>
    <message>
        <source>Frida has won every battle of this war, on all three sides. Behind her you can see the throne.</source>
        <translation>Frida ha ganado todas las batallas de esta guerra, en los tres bandos. Tras ella ya se ve el trono.</translation>
    </message>
    <message>
        <source>Nobody has been paid since autumn. Anyone still fighting does so on credit.</source>
        <translation>Nadie cobra desde el otoño. Quien aún lucha lo hace a crédito.</translation>
    </message>
    <message>
        <source>The Baggage Train</source>
        <translation>La impedimenta</translation>
    </message>
    <message>
        <source>The Empire’s gold has arrived, and tonight nobody is counting it.</source>
        <translation>Ha llegado el oro del Imperio, y esta noche nadie lo cuenta.</translation>
    </message>
    <message>
        <source>The Fallen Captain</source>
        <translation>El capitán enfermo</translation>
    </message>
    <message>
        <source>The Ford</source>
        <translation>El vado</translation>
    </message>
    <message>
        <source>The Last Battle</source>
        <translation>La última batalla</translation>
    </message>
    <message>
        <source>The Map Tent</source>
        <translation>La tienda de los mapas</translation>
    </message>
    <message>
        <source>The Outpost</source>
        <translation>La avanzada</translation>
    </message>
    <message>
        <source>The Siege</source>
        <translation>El asedio</translation>
    </message>
    <message>
        <source>The Winter Camp</source>
        <translation>El campamento de invierno</translation>
    </message>
    <message>
        <source>The captain has fallen ill in mid-campaign. You inherit his seal, his debts, and his enemies.</source>
        <translation>El capitán ha enfermado en plena campaña. Te quedas con su sello, sus deudas y sus enemigos.</translation>
    </message>
    <message>
        <source>The game ends at eight influence.</source>
        <translation>La partida acaba con 8 de influencia.</translation>
    </message>
    <message>
        <source>The game ends at eleven influence.</source>
        <translation>La partida acaba con 11 de influencia.</translation>
    </message>
    <message>
        <source>The generals bend over three maps and cannot agree. Tell them what to do before they ask someone else.</source>
        <translation>Los generales se inclinan sobre tres mapas y no se ponen de acuerdo. Diles qué hacer antes de que le pregunten a otro.</translation>
    </message>
    <message>
        <source>The towers stand so close that you can count the enemy’s buttons. Nobody wants to be the first to climb.</source>
        <translation>Las torres están tan cerca que se pueden contar los botones del enemigo. Nadie quiere subir el primero.</translation>
    </message>
    <message>
        <source>This war has three sides and no end. At the outpost they let you choose one, for a while.</source>
        <translation>Esta guerra tiene tres bandos y ningún final. En la avanzada te dejan elegir uno, por un tiempo.</translation>
    </message>
    <message>
        <source>Win by {number} influence or more.</source>
        <translation>Gana por al menos {number} de influencia.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/rule</name>
    <message>
        <source>A battle has four waves. In each, characters are chosen and shown, gold is collected or paid, abilities work in the order of their numbers, and the power track is updated.</source>
        <translation>Una batalla tiene cuatro oleadas. En cada una se eligen y muestran los personajes y se cobra o se paga el oro. Después actúan las habilidades por orden de número y se actualiza el marcador de poder.</translation>
    </message>
    <message>
        <source>A converted character belongs to the Church: its power, influence, and consolation follow the Church. Shepherd of the Lost converts the commoners in her wave, Protis the elites in his. A character killed and converted at the same time is dead and belongs to the Church.</source>
        <translation>Un personaje convertido pertenece a la Iglesia: su poder, su influencia y su consuelo dependen de la Iglesia. La Pastora de los perdidos convierte a los plebeyos de su oleada; Protis, a las élites de la suya. Si un personaje muere y se convierte a la vez, está muerto y pertenece a la Iglesia.</translation>
    </message>
    <message>
        <source>A dead character has no power and loses its tokens. It grants half its influence, rounded down, and all of its consolation. It cannot be converted later, and its ability works only if its number came up before its death or at the same time.</source>
        <translation>Un personaje muerto no tiene poder y pierde sus fichas. Da la mitad de su influencia, redondeada hacia abajo, y todo su consuelo. Ya no se puede convertir, y su habilidad solo actúa si su número ya ha llegado o llega a la vez.</translation>
    </message>
    <message>
        <source>After a battle, everyone secretly keeps one card from their hand and discards the rest. Anyone with a card left must keep one.</source>
        <translation>Tras una batalla, cada jugador guarda en secreto una carta de su mano y descarta el resto. Quien tenga cartas debe guardar una.</translation>
    </message>
    <message>
        <source>After every wave, the power of all living characters is added up for each faction.</source>
        <translation>Tras cada oleada se cuenta el poder de todos los personajes vivos de cada facción.</translation>
    </message>
    <message>
        <source>All 1 abilities work first, then all 2s, then all 3s. Within one number, extra cards are played first, then it is settled whom each ability affects, and then everything happens at the same time.</source>
        <translation>Primero actúan todas las habilidades con el número 1, luego las del 2 y después las del 3. Dentro de cada número, primero se juegan las cartas adicionales, luego se fija a quién afecta cada habilidad y después ocurre todo a la vez.</translation>
    </message>
    <message>
        <source>All characters are shuffled into one deck. Everyone starts with 3 gold and no influence. At the start of each battle, the three faction tokens stand at 0.</source>
        <translation>Todos los personajes se barajan en un solo mazo. Cada jugador empieza con 3 de oro y sin influencia. Al principio de cada batalla, las fichas de las tres facciones están en 0.</translation>
    </message>
    <message>
        <source>Bentheon Knights kill commoners, Anna Lys kills elites, and Datura kills nobles. They affect only characters in their own wave, and never any that belong to the Empire at that moment.</source>
        <translation>Los Caballeros de Bentheon matan a los plebeyos; Anna Lys, a las élites; Datura, a los nobles. Solo alcanzan a personajes de su propia oleada, y nunca a los que pertenecen al Imperio en ese momento.</translation>
    </message>
    <message>
        <source>Characters of other factions in her wave cannot use their 2 or 3 abilities.</source>
        <translation>Anula las habilidades de número 2 o 3 de los personajes de otras facciones de su oleada.</translation>
    </message>
    <message>
        <source>Choosing in secret</source>
        <translation>Elegir en secreto</translation>
    </message>
    <message>
        <source>Collect the income or pay the cost of each character you play. If you can pay, you must.</source>
        <translation>Al jugar un personaje, cobras su ingreso o pagas su coste. Quien puede pagar debe pagar.</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Conversión</translation>
    </message>
    <message>
        <source>Discarded cards and all characters from the battle, face-down ones included, are shuffled into the deck for the next battle.</source>
        <translation>Las cartas descartadas y los personajes de la batalla, también los que están boca abajo, vuelven al mazo, que se baraja para la próxima batalla.</translation>
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
        <source>Every character grants its player influence if its faction has won, or consolation gold if it has not.</source>
        <translation>Si su facción ha ganado, cada personaje da influencia a su jugador; si no, le da su consuelo en oro.</translation>
    </message>
    <message>
        <source>Every token adds 1 to a character’s power. A character killed and emboldened at the same time is dead and has no tokens. Phabos Scouts embolden every other Rebel in their wave.</source>
        <translation>Cada ficha suma 1 al poder de un personaje. Si a un personaje lo matan y lo enardecen a la vez, queda muerto y sin fichas. Los Exploradores de Phabos enardecen a los demás Rebeldes de su oleada.</translation>
    </message>
    <message>
        <source>Everyone gets a pool of six cards, secretly adds one of them to their hand, and passes the rest to the left. This repeats until all pools are used up; the last card goes into the hand as well. A card saved from the last battle joins the hand after the draft and is never passed on.</source>
        <translation>Cada jugador recibe un lote de seis cartas, se queda una en secreto y pasa el resto a la izquierda, hasta agotar los lotes. La última carta también va a la mano. Una carta guardada de la batalla anterior pasa a la mano después del draft y nunca se pasa a otro jugador.</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Cuatro oleadas</translation>
    </message>
    <message>
        <source>From the second wave on, a character costs 1 more gold, or brings 1 less gold, if its player’s character in the previous wave was of the same faction. Only the printed faction counts, even for a dead or converted character. Hush money is not cumulative over several waves. After King Kyros and his extra card, it is still 1 for the next Empire card.</source>
        <translation>Desde la segunda oleada, un personaje cuesta 1 de oro más, o da 1 menos, si en la oleada inmediatamente anterior su jugador jugó otro de la misma facción. Solo cuenta la facción impresa, aunque ese otro personaje haya muerto o se haya convertido. El soborno no se acumula en varias oleadas. Tras el Rey Kyros y su carta adicional, por la próxima carta del Imperio se paga 1 de soborno.</translation>
    </message>
    <message>
        <source>He emboldens every Rebel in the next wave as soon as all cards of that wave are paid for, even if he is dead by then. In the fourth wave, he does nothing.</source>
        <translation>Enardece a cada Rebelde de la oleada siguiente en cuanto se han pagado todas las cartas de esta, aunque él ya haya muerto. En la cuarta oleada no hace nada.</translation>
    </message>
    <message>
        <source>He has 2 more power if his player has 0 or 1 gold when his number comes up.</source>
        <translation>Tiene 2 de poder más si su jugador tiene 0 o 1 de oro cuando llega su número.</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Edición propia</translation>
    </message>
    <message>
        <source>Hush money</source>
        <translation>El soborno</translation>
    </message>
    <message>
        <source>If he lives and the Rebels are not among the winners, he stays for the next battle and is in play before its first wave. He stays with the same player, as a Rebel, without tokens, cost, or hush money. After that battle, he goes back into the deck.</source>
        <translation>Si sigue vivo y los Rebeldes no están entre los vencedores, se queda para la próxima batalla y está en juego desde antes de la primera oleada. Sigue con el mismo jugador, como Rebelde, sin fichas, coste ni soborno. Tras esa batalla vuelve al mazo.</translation>
    </message>
    <message>
        <source>If you cannot pay for the character you played, turn it face down and collect 1 gold. It takes no part in the battle and causes no hush money in the next wave.</source>
        <translation>Quien no puede pagar el personaje que ha jugado lo pone boca abajo y recibe 1 de oro. Ese personaje no participa en la batalla ni causa soborno en la oleada siguiente.</translation>
    </message>
    <message>
        <source>In each wave, everyone plays one card from their hand. All choose at the same time and in secret; the cards are shown once everyone has chosen.</source>
        <translation>En cada oleada, cada jugador juega una carta de su mano. Todos eligen a la vez y en secreto; las cartas se muestran cuando todos han elegido.</translation>
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
        <translation>Cartas que matan</translation>
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
        <source>Order of abilities</source>
        <translation>Orden de las habilidades</translation>
    </message>
    <message>
        <source>Picureas</source>
        <translation>Picureas</translation>
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
        <source>Setting up</source>
        <translation>Preparación</translation>
    </message>
    <message>
        <source>She converts the commoners in her wave and emboldens those that did not already belong to the Church, even if another character converts them at the same time.</source>
        <translation>Convierte a los plebeyos de su oleada y enardece a los que antes no pertenecían a la Iglesia, aunque otro personaje los convierta a la vez.</translation>
    </message>
    <message>
        <source>She emboldens every commoner in this and earlier waves that is a Rebel at that moment.</source>
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
        <source>The dead</source>
        <translation>Los muertos</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle. If several tie for the most, all of them win.</source>
        <translation>La facción con más poder gana la batalla. Si varias empatan en cabeza, ganan todas ellas.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which someone reaches 15 influence; you can choose 20 or 25 for a longer game.</source>
        <translation>La partida acaba tras una batalla en la que alguien haya llegado a 15 de influencia; se pueden elegir 20 o 25 para una partida más larga.</translation>
    </message>
    <message>
        <source>The most influence wins; if tied, the most gold. If still tied, nobody wins.</source>
        <translation>Gana quien tenga más influencia; si hay empate, quien tenga más oro. Si persiste, no gana nadie.</translation>
    </message>
    <message>
        <source>The new deck</source>
        <translation>El nuevo mazo</translation>
    </message>
    <message>
        <source>There are 54 characters, 18 in each faction. Their abilities follow the published rules; most of the printed numbers, and three of the names, are this house edition’s own.</source>
        <translation>Hay 54 personajes, 18 de cada facción. Sus habilidades siguen las reglas publicadas; la mayoría de los números impresos, y tres de los nombres, son propios de esta edición.</translation>
    </message>
    <message>
        <source>Unable to pay</source>
        <translation>Cuando falta oro</translation>
    </message>
    <message>
        <source>When she dies, her player gains 3 influence at once, on top of what she grants if the Church wins. The game still ends only after a battle.</source>
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
        <source>With him, you may play an extra Empire card that you can pay for; no hush money is due. It belongs to the same wave, its ability takes effect with the 3s whatever its own number is, and only abilities numbered 3 affect it. If you play none, you do not have to say why. If there are several Kings, their players choose in secret at the same time; an extra King brings another extra card.</source>
        <translation>Su jugador puede jugar una carta adicional del Imperio que pueda pagar, sin soborno. Pertenece a la misma oleada, su habilidad actúa con el número 3 sea cual sea el suyo, y solo le afectan las habilidades con el número 3. Nadie tiene que decir por qué no juega una carta. Si hay varios Reyes, sus jugadores eligen en secreto a la vez; un Rey adicional trae otra carta adicional.</translation>
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
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n batalla</numerusform>
            <numerusform>%n batallas</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card for you, {number} for {player}.</source>
        <translation>1 carta para ti, {number} para {player}.</translation>
    </message>
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
        <source>Deck</source>
        <translation>Mazo</translation>
    </message>
    <message>
        <source>Everyone chooses a card in secret; then all are shown.</source>
        <translation>Todos eligen una carta en secreto; después se muestran todas.</translation>
    </message>
    <message>
        <source>Influence: {number} of {goal}</source>
        <translation>Influencia: {number} de {goal}</translation>
    </message>
    <message>
        <source>Pools are passed to the left until they are used up.</source>
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
        <source>The faction with the most power wins the battle.</source>
        <translation>La facción con más poder gana la batalla.</translation>
    </message>
    <message>
        <source>Turning point: battle {number} of {all}</source>
        <translation>Punto de inflexión: batalla {number} de {all}</translation>
    </message>
    <message>
        <source>Wave {number}</source>
        <translation>Oleada {number}</translation>
    </message>
    <message>
        <source>Wave {number} is still to come.</source>
        <translation>La oleada {number} está por venir.</translation>
    </message>
    <message numerus="yes">
        <source>by %n influence</source>
        <translation>
            <numerusform>por %n de influencia</numerusform>
            <numerusform>por %n de influencia</numerusform>
        </translation>
    </message>
    <message>
        <source>choose in secret</source>
        <translation>elige en secreto</translation>
    </message>
    <message>
        <source>saved for this battle</source>
        <translation>para esta batalla</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>por venir</translation>
    </message>
    <message>
        <source>tied on influence; more gold wins</source>
        <translation>empate a influencia; gana quien tiene más oro</translation>
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
        <source>{card}, face down: it could not be paid for</source>
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
    <message>
        <source>{player}’s characters</source>
        <translation>Personajes de {player}</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Mano de {player}</translation>
    </message>
    <message>
        <source>{player}’s pool</source>
        <translation>Lote de {player}</translation>
    </message>
    <message>
        <source>{player}’s saved card</source>
        <translation>Carta guardada de {player}</translation>
    </message>
</context>
</TS>
