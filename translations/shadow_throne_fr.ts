<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>shadow-throne/ability</name>
    <message>
        <source>+1 power to Rebel commoners in this and earlier waves.</source>
        <translation>+1 point de puissance aux roturiers rebelles de cette vague et des précédentes.</translation>
    </message>
    <message>
        <source>+1 power to every Rebel in the next wave.</source>
        <translation>+1 point de puissance à chaque Rebelle de la vague suivante.</translation>
    </message>
    <message>
        <source>+1 power to every other Rebel in their wave.</source>
        <translation>+1 point de puissance à tous les autres Rebelles de leur vague.</translation>
    </message>
    <message>
        <source>+2 power if you have 0 or 1 gold after paying.</source>
        <translation>+2 points de puissance s’il vous reste 0 ou 1 pièce d’or après paiement.</translation>
    </message>
    <message>
        <source>Brings gold when played.</source>
        <translation>Rapporte de l’or quand il est joué.</translation>
    </message>
    <message>
        <source>Converts all commoners in her wave.</source>
        <translation>Convertit tous les roturiers de sa vague.</translation>
    </message>
    <message>
        <source>Converts all elites in his wave.</source>
        <translation>Convertit toutes les élites de sa vague.</translation>
    </message>
    <message>
        <source>Converts commoners in her wave; each gets +1 power.</source>
        <translation>Convertit les roturiers de sa vague&#x202f;; +1 point de puissance chacun.</translation>
    </message>
    <message>
        <source>Grants 3 influence when she dies.</source>
        <translation>Donne 3 points d’influence à sa mort.</translation>
    </message>
    <message>
        <source>Kill all commoners in their wave, except the Empire’s.</source>
        <translation>Tuent les roturiers de leur vague, sauf ceux de l’Empire.</translation>
    </message>
    <message>
        <source>Kills all elites in her wave, except the Empire’s.</source>
        <translation>Tue les élites de sa vague, sauf celles de l’Empire.</translation>
    </message>
    <message>
        <source>Kills all nobles in his wave, except the Empire’s.</source>
        <translation>Tue les nobles de sa vague, sauf ceux de l’Empire.</translation>
    </message>
    <message>
        <source>Other factions’ 2 and 3 abilities do not work in her wave.</source>
        <translation>Les autres factions de sa vague perdent leurs capacités 2 et 3.</translation>
    </message>
    <message>
        <source>Pays you gold if its faction loses.</source>
        <translation>Rapporte de l’or si sa faction perd.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Reste pour la bataille suivante si les Rebelles perdent.</translation>
    </message>
    <message>
        <source>You may play an extra Empire card.</source>
        <translation>Vous pouvez jouer une carte Empire supplémentaire.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/aid</name>
    <message>
        <source>Abilities numbered 1</source>
        <translation>Capacités de numéro 1</translation>
    </message>
    <message>
        <source>Abilities numbered 2</source>
        <translation>Capacités de numéro 2</translation>
    </message>
    <message>
        <source>Abilities numbered 3</source>
        <translation>Capacités de numéro 3</translation>
    </message>
    <message>
        <source>Bentheon Knights: kill commoners in their wave. Anna Lys: elites in hers. Datura: nobles in his. Never the Empire’s.</source>
        <translation>Les Chevaliers de Bentheon tuent les roturiers de leur vague&#x202f;; Anna Lys, les élites&#x202f;; Datura, les nobles&#x202f;; mais jamais ceux de l’Empire.</translation>
    </message>
    <message>
        <source>Collect the income or pay the cost.</source>
        <translation>Recevez le revenu ou payez le coût.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Converti&#x202f;: appartient à l’Église.</translation>
    </message>
    <message>
        <source>Dead: no power, half the influence, no tokens.</source>
        <translation>Mort&#x202f;: puissance 0, influence divisée par deux, sans jetons.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldened: +1 power for each token.</source>
        <translation>Enhardi&#x202f;: 1 point de puissance de plus par jeton.</translation>
    </message>
    <message>
        <source>End of a battle</source>
        <translation>Fin d’une bataille</translation>
    </message>
    <message>
        <source>Everyone secretly chooses a card; all are shown together.</source>
        <translation>Chacun choisit une carte en secret&#x202f;; toutes sont révélées en même temps.</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Quatre vagues</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Hush money: pay 1 more gold if you played the same faction in the previous wave.</source>
        <translation>Prix du silence&#x202f;: payez 1 pièce d’or de plus si vous avez joué la même faction à la vague précédente.</translation>
    </message>
    <message>
        <source>If you cannot pay, the card is turned face down and you get 1 gold.</source>
        <translation>Si vous ne pouvez pas payer, la carte est retournée face cachée et vous recevez 1 pièce d’or.</translation>
    </message>
    <message>
        <source>Keep one card from your hand.</source>
        <translation>Gardez une carte de votre main.</translation>
    </message>
    <message>
        <source>King Kyros: an extra Empire card, without hush money.</source>
        <translation>Roi Kyros&#x202f;: une carte Empire supplémentaire, sans prix du silence.</translation>
    </message>
    <message>
        <source>Langman: stays for the next battle if the Rebels lose.</source>
        <translation>Langman&#x202f;: reste pour la bataille suivante si les Rebelles perdent.</translation>
    </message>
    <message>
        <source>Phabos Scouts: +1 power to every other Rebel in their wave.</source>
        <translation>Éclaireurs de Phabos&#x202f;: +1 point de puissance à tous les autres Rebelles de leur vague.</translation>
    </message>
    <message>
        <source>Picureas: +1 power to every Rebel in the next wave.</source>
        <translation>Picureas&#x202f;: +1 point de puissance à chaque Rebelle de la vague suivante.</translation>
    </message>
    <message>
        <source>Princess Beatice: converts commoners in her wave; each gets +1 power.</source>
        <translation>Princesse Beatice&#x202f;: convertit les roturiers de sa vague&#x202f;; +1 point de puissance chacun.</translation>
    </message>
    <message>
        <source>Queen Eletheria: +1 power to Rebel commoners in this and earlier waves.</source>
        <translation>Reine Eletheria&#x202f;: +1 point de puissance aux roturiers rebelles de cette vague et des précédentes.</translation>
    </message>
    <message>
        <source>Resolve abilities: 1s first, then 2s, then 3s.</source>
        <translation>Les capacités agissent dans l’ordre&#x202f;: les 1, puis les 2, puis les 3.</translation>
    </message>
    <message>
        <source>Shepherd: converts commoners in her wave. Protis: elites in his.</source>
        <translation>La Bergère convertit les roturiers de sa vague&#x202f;; Protis, les élites.</translation>
    </message>
    <message>
        <source>Simone: 3 influence when she dies.</source>
        <translation>Simone&#x202f;: 3 points d’influence à sa mort.</translation>
    </message>
    <message>
        <source>Six times: take one card from your pool and pass the rest to the left.</source>
        <translation>Six fois de suite, prenez une carte de votre lot et passez le reste à gauche.</translation>
    </message>
    <message>
        <source>Sythera: other factions’ 2 and 3 abilities do not work in her wave.</source>
        <translation>Sythera&#x202f;: les autres factions de sa vague perdent leurs capacités 2 et 3.</translation>
    </message>
    <message>
        <source>Thavma: +2 power with 0 or 1 gold left.</source>
        <translation>Thavma&#x202f;: +2 points de puissance s’il vous reste 0 ou 1 pièce d’or.</translation>
    </message>
    <message>
        <source>The card saved from the last battle joins your hand afterward.</source>
        <translation>La carte gardée après la bataille précédente rejoint ensuite votre main.</translation>
    </message>
    <message>
        <source>The game ends at 15 influence. The most influence wins; if tied, the most gold; if still tied, nobody wins.</source>
        <translation>La partie se termine à 15 points d’influence. Qui en a le plus gagne&#x202f;; à égalité, qui a le plus d’or&#x202f;; encore à égalité, personne.</translation>
    </message>
    <message>
        <source>The strongest faction wins; if several tie, they all win.</source>
        <translation>La faction la plus forte gagne&#x202f;; à égalité, elles gagnent toutes.</translation>
    </message>
    <message>
        <source>Update the power track.</source>
        <translation>Actualisez la piste de puissance.</translation>
    </message>
    <message>
        <source>What happens to characters</source>
        <translation>Ce qui arrive aux personnages</translation>
    </message>
    <message>
        <source>Your characters on the winning side grant influence; the others grant consolation gold.</source>
        <translation>Vos personnages vainqueurs donnent de l’influence&#x202f;; les autres, une consolation en or.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/badge</name>
    <message numerus="yes">
        <source>Cost in gold: %n</source>
        <translation>
            <numerusform>Coût en or&#x202f;: %n</numerusform>
            <numerusform>Coût en or&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gold if its faction loses: %n</source>
        <translation>
            <numerusform>Or si sa faction perd&#x202f;: %n</numerusform>
            <numerusform>Or si sa faction perd&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Income in gold: %n</source>
        <translation>
            <numerusform>Revenu en or&#x202f;: %n</numerusform>
            <numerusform>Revenu en or&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Influence if its faction wins: %n</source>
        <translation>
            <numerusform>Influence si sa faction gagne&#x202f;: %n</numerusform>
            <numerusform>Influence si sa faction gagne&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Its ability takes effect in step {number}.</source>
        <translation>Sa capacité agit à l’étape {number}.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/brief</name>
    <message>
        <source>1 Empire</source>
        <translation>1 Empire</translation>
    </message>
    <message>
        <source>2 and 3</source>
        <translation>2 et 3</translation>
    </message>
    <message>
        <source>Rebels +1</source>
        <translation>Rebelles +1</translation>
    </message>
    <message>
        <source>commoners</source>
        <translation>roturiers</translation>
    </message>
    <message>
        <source>commoners +1</source>
        <translation>roturiers +1</translation>
    </message>
    <message>
        <source>dies: +3</source>
        <translation>meurt&#x202f;: +3</translation>
    </message>
    <message>
        <source>elites</source>
        <translation>élites</translation>
    </message>
    <message>
        <source>if lost</source>
        <translation>si perdu</translation>
    </message>
    <message>
        <source>if poor: +2</source>
        <translation>pauvre&#x202f;: +2</translation>
    </message>
    <message>
        <source>next wave</source>
        <translation>la prochaine</translation>
    </message>
    <message>
        <source>nobles</source>
        <translation>nobles</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
</context>
<context>
    <name>shadow-throne/card</name>
    <message>
        <source>Anna Lys, Widow Maker</source>
        <translation>Anna Lys, Faiseuse de veuves</translation>
    </message>
    <message>
        <source>Bentheon Knights</source>
        <translation>Chevaliers de Bentheon</translation>
    </message>
    <message>
        <source>Datura, Addled Assassin</source>
        <translation>Datura, Assassin dément</translation>
    </message>
    <message>
        <source>Dutiful Peasant</source>
        <translation>Paysan dévoué</translation>
    </message>
    <message>
        <source>Faithful Pilgrim</source>
        <translation>Pèlerin fidèle</translation>
    </message>
    <message>
        <source>Hill Militia</source>
        <translation>Milice des collines</translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation>Roi Kyros</translation>
    </message>
    <message>
        <source>Langman, Crown’s Thorn</source>
        <translation>Langman, Épine de la Couronne</translation>
    </message>
    <message>
        <source>Outlaw</source>
        <translation>Hors-la-loi</translation>
    </message>
    <message>
        <source>Phabos Scouts</source>
        <translation>Éclaireurs de Phabos</translation>
    </message>
    <message>
        <source>Picureas, Son of Roses</source>
        <translation>Picureas, Fils des Roses</translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation>Princesse Beatice</translation>
    </message>
    <message>
        <source>Protis, Absolver of Sins</source>
        <translation>Protis, Absolveur des péchés</translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation>Reine Eletheria</translation>
    </message>
    <message>
        <source>Shepherd of the Lost</source>
        <translation>Bergère des égarés</translation>
    </message>
    <message>
        <source>Simone the Sufferer</source>
        <translation>Simone la Souffrante</translation>
    </message>
    <message>
        <source>Sythera the Whisperer</source>
        <translation>Sythera la Chuchoteuse</translation>
    </message>
    <message>
        <source>Tax Collector</source>
        <translation>Percepteur</translation>
    </message>
    <message>
        <source>Thavma the Revelator</source>
        <translation>Thavma le Révélateur</translation>
    </message>
    <message>
        <source>Tithe Keeper</source>
        <translation>Gardien de la dîme</translation>
    </message>
</context>
<context>
    <name>shadow-throne/course</name>
    <message>
        <source>A Rebel win brings you the most: play Phabos Scouts.</source>
        <translation>Une victoire des Rebelles vous rapporte le plus&#x202f;: jouez les Éclaireurs de Phabos.</translation>
    </message>
    <message>
        <source>A converted character joins the Church, bringing its power and its crown with it. Your rivals can afford only commoners. Make the Church win.</source>
        <translation>Un personnage converti passe à l’Église, avec sa puissance et sa couronne. Vos rivaux n’ont d’or que pour des roturiers. Faites gagner l’Église.</translation>
    </message>
    <message>
        <source>A killer kills all characters of one rank in its wave, except the Empire’s own. Your rivals have no gold, so they can afford only commoners. Kill those.</source>
        <translation>Un tueur tue tout un rang de sa vague, sauf les personnages de l’Empire. Vos rivaux n’ont pas d’or&#x202f;: ils ne peuvent payer que des roturiers. Tuez ces derniers.</translation>
    </message>
    <message>
        <source>A tactic: count the crowns</source>
        <translation>Une tactique&#x202f;: comptez les couronnes</translation>
    </message>
    <message>
        <source>Abilities work in order: 1, 2, 3. Suppose {player} plays Shepherd of the Lost (3), who converts commoners, and {other} plays an Outlaw. Keep the Outlaw alive and a Rebel.</source>
        <translation>Les capacités agissent par numéro&#x202f;: 1, 2, 3. Supposons que {player} joue la Bergère des égarés (3), qui convertit les roturiers, et {other} un Hors-la-loi. Faites en sorte que celui-ci reste en vie et chez les Rebelles.</translation>
    </message>
    <message>
        <source>Add Datura: 2 power for the Empire, and Picureas dies.</source>
        <translation>Ajoutez Datura&#x202f;: 2 points de puissance pour l’Empire, et Picureas meurt.</translation>
    </message>
    <message>
        <source>Add up each card’s disc and diamond: the Empire and the Rebels will lose this battle.</source>
        <translation>Additionnez disque et losange&#x202f;: l’Empire et les Rebelles perdent cette bataille.</translation>
    </message>
    <message>
        <source>After a battle, you keep one card you did not play; it joins your hand after the next draft. You have 5 gold: keep a noble.</source>
        <translation>Après une bataille, vous gardez une carte non jouée&#x202f;; elle rejoint votre main après le draft suivant. Vous avez 5 pièces d’or&#x202f;: gardez un noble.</translation>
    </message>
    <message>
        <source>After each wave, the tokens on the power track show how much power each faction has in total.</source>
        <translation>Après chaque vague, les jetons de la piste de puissance montrent la puissance totale de chaque faction.</translation>
    </message>
    <message>
        <source>After four waves, the strongest faction wins, no matter who made it strong. Each of its characters brings its player the influence on its crown. Gain 4 now.</source>
        <translation>Après quatre vagues, la faction la plus forte gagne, peu importe qui l’a renforcée. Chacun de ses personnages donne l’influence de sa couronne. Gagnez-en 4.</translation>
    </message>
    <message>
        <source>Both are dead. They have no power, and their crowns count for only half, rounded down. Their diamonds still count in full.</source>
        <translation>Les deux sont morts. Ils n’ont plus de puissance, et leur couronne ne compte que pour moitié, arrondie à l’inférieur. Leurs losanges comptent en entier.</translation>
    </message>
    <message>
        <source>Both commoners fought for the Church, and since it won, they brought their players influence.</source>
        <translation>Les deux roturiers se sont battus pour l’Église&#x202f;: elle a gagné, et ils ont donné de l’influence à leurs joueurs.</translation>
    </message>
    <message>
        <source>Both of you have 15 influence and {gold} gold, so nobody wins.</source>
        <translation>À égalité d’influence (15) et d’or ({gold}), personne n’a gagné.</translation>
    </message>
    <message>
        <source>Both of you have 15 influence, but you have {yours} gold and {player} has {theirs}.</source>
        <translation>À 15 points d’influence chacun, c’est l’or qui décide&#x202f;: {yours} pour vous, {theirs} pour {player}.</translation>
    </message>
    <message>
        <source>Can I know what the others will play?</source>
        <translation>Puis-je savoir ce que joueront les autres&#x202f;?</translation>
    </message>
    <message>
        <source>Cards of one faction help each other, though hush money makes playing them in a row expensive. You have Rebels in hand. Take a card that makes Rebels stronger.</source>
        <translation>Les cartes d’une faction s’entraident, même si les jouer à la suite coûte le prix du silence. Vous avez des Rebelles en main. Prenez une carte qui renforce les Rebelles.</translation>
    </message>
    <message>
        <source>Change factions, and you pay no hush money. Only the previous wave counts.</source>
        <translation>Changez de faction, et vous ne payez pas le prix du silence. Seule compte la vague précédente.</translation>
    </message>
    <message>
        <source>Choose a card that Datura cannot kill and that has enough power.</source>
        <translation>Choisissez une carte assez puissante, que Datura ne peut pas tuer.</translation>
    </message>
    <message>
        <source>Commoners bring gold or cost nothing. Elites are strong; nobles are expensive and bring the most influence.</source>
        <translation>Les roturiers rapportent de l’or ou ne coûtent rien. Les élites sont fortes, les nobles sont chers et donnent le plus d’influence.</translation>
    </message>
    <message>
        <source>Datura came and found nobody to kill. The Church won without your noble.</source>
        <translation>Datura est venu et n’a trouvé personne à tuer. L’Église a gagné sans votre noble.</translation>
    </message>
    <message>
        <source>Elites have a shield beside their name. Choose one of another faction.</source>
        <translation>Les élites ont un bouclier à côté de leur nom. Choisissez-en une d’une autre faction.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: both won, and {player} gained 3 influence because Simone died.</source>
        <translation>Empire {empire}, Rebelles {rebels}&#x202f;: les deux ont gagné. Et {player} a reçu 3 points d’influence à la mort de Simone.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: only one of your nobles was on the winning side, and you gained {influence}.</source>
        <translation>Empire {empire}, Rebelles {rebels}&#x202f;: un seul de vos nobles était du côté des vainqueurs. Influence gagnée&#x202f;: {influence}.</translation>
    </message>
    <message>
        <source>Empire {empire}, Rebels {rebels}: the Rebels won.</source>
        <translation>Empire {empire}, Rebelles {rebels}&#x202f;: les Rebelles ont gagné.</translation>
    </message>
    <message>
        <source>Every battle begins with a draft: take a card and pass the rest left. You have 3 gold and expensive cards in hand. Take a card that brings gold.</source>
        <translation>Chaque bataille commence par un draft&#x202f;: prenez une carte, le reste passe à gauche. Vous avez 3 pièces d’or et des cartes chères en main. Prenez une carte qui rapporte de l’or.</translation>
    </message>
    <message>
        <source>Everyone took a card and passed the rest to the left. After six rounds, you have six cards and play four of them.</source>
        <translation>Chacun a pris une carte, et les lots sont passés à gauche. Après six tours, vous avez six cartes, et vous en jouez quatre.</translation>
    </message>
    <message>
        <source>For each faction, add up your crowns, then each rival’s crowns.</source>
        <translation>Pour chaque faction, additionnez vos couronnes, puis celles de chaque rival.</translation>
    </message>
    <message>
        <source>Have the most influence when someone reaches 15, and you win. You have 12. Your two Rebels bring 3 if the Rebels win this battle. Make them the strongest.</source>
        <translation>Vous gagnez si vous avez le plus d’influence quand quelqu’un atteint 15. Vous en avez 12. Vos deux Rebelles en donnent 3 si leur faction gagne cette bataille. Faites-en la plus forte.</translation>
    </message>
    <message>
        <source>He kills nobles, but there were none in this wave.</source>
        <translation>Il tue les nobles, et il n’y en avait pas dans cette vague.</translation>
    </message>
    <message>
        <source>How do I win?</source>
        <translation>Comment gagner&#x202f;?</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>Hush money</source>
        <translation>Le prix du silence</translation>
    </message>
    <message>
        <source>If several factions tie for the most power, all of them win. You have a noble in the Empire and one among the Rebels. Gain influence from both.</source>
        <translation>Si plusieurs factions sont à égalité en tête, elles gagnent toutes. Vous avez un noble dans l’Empire et un chez les Rebelles. Tirez de l’influence des deux.</translation>
    </message>
    <message>
        <source>In each wave, you play one card. Everyone chooses in secret; then all cards are shown. The number in the corner is power. Put the Church ahead.</source>
        <translation>À chaque vague, chacun choisit une carte en secret, puis toutes sont révélées. Le nombre dans le coin indique la puissance. Mettez l’Église en tête.</translation>
    </message>
    <message>
        <source>Keep Protis, Absolver of Sins.</source>
        <translation>Gardez Protis, Absolveur des péchés.</translation>
    </message>
    <message>
        <source>Killing</source>
        <translation>Tuer</translation>
    </message>
    <message>
        <source>King Kyros has an ability numbered 3. Once all cards are face up, his player may add an Empire card without hush money. Play him.</source>
        <translation>La capacité du Roi Kyros porte le numéro 3. Quand toutes les cartes sont visibles, son joueur peut ajouter une carte Empire, sans prix du silence. Jouez-le.</translation>
    </message>
    <message>
        <source>King Kyros is an Empire noble with 3 power.</source>
        <translation>Le Roi Kyros est un noble de l’Empire, de puissance 3.</translation>
    </message>
    <message>
        <source>Langman stays: he starts the next battle in play, with 4 power for the Rebels.</source>
        <translation>Langman reste&#x202f;: il commence la bataille suivante en jeu, avec 4 points de puissance pour les Rebelles.</translation>
    </message>
    <message>
        <source>Look at the power track: the Empire has 7 and the Rebels have 6.</source>
        <translation>Regardez la piste de puissance&#x202f;: l’Empire est à 7, les Rebelles à 6.</translation>
    </message>
    <message>
        <source>Look at {player}’s characters: which faction is missing?</source>
        <translation>Regardez les personnages en jeu chez {player}&#x202f;: quelle faction manque&#x202f;?</translation>
    </message>
    <message>
        <source>Look for a green diamond on a card that is not a Rebel.</source>
        <translation>Cherchez un losange vert sur une carte qui n’est pas rebelle.</translation>
    </message>
    <message>
        <source>Look for a plus on a disc.</source>
        <translation>Cherchez un disque avec un plus.</translation>
    </message>
    <message>
        <source>Lower numbers come first. Silenced or dead, the Shepherd never got to use her 3.</source>
        <translation>Le plus petit numéro agit d’abord. Morte ou réduite au silence, la Bergère n’a pas pu utiliser son 3.</translation>
    </message>
    <message>
        <source>Next wave, you want to play Picureas for 4 gold. A card you cannot pay for now is turned face down: it brings 1 gold and cancels hush money.</source>
        <translation>À la vague suivante, vous voulez jouer Picureas, pour 4 pièces d’or. Une carte que vous ne pouvez pas payer est retournée face cachée&#x202f;: elle rapporte 1 pièce d’or et annule le prix du silence.</translation>
    </message>
    <message>
        <source>Nobles have a crown beside their name and bring 4 influence.</source>
        <translation>Les nobles ont une couronne à côté de leur nom et donnent 4 points d’influence.</translation>
    </message>
    <message>
        <source>Nobody can afford Datura. Which Church card has 4 on its crown?</source>
        <translation>Personne ne peut payer Datura. Quelle carte de l’Église a un 4 sur sa couronne&#x202f;?</translation>
    </message>
    <message>
        <source>Now {player} has 4 gold, enough for Datura. A dead noble has no power and brings only half its influence. Make the Church win even if Datura comes.</source>
        <translation>{player} a maintenant 4 pièces d’or, assez pour Datura. Un noble mort n’a plus de puissance et ne donne que la moitié de son influence. Faites gagner l’Église même si Datura vient.</translation>
    </message>
    <message>
        <source>One wave</source>
        <translation>Une vague</translation>
    </message>
    <message>
        <source>Picureas lost his power, and the Empire won alone.</source>
        <translation>Picureas a perdu sa puissance, et l’Empire a gagné seul.</translation>
    </message>
    <message>
        <source>Play Anna Lys: 3 more power puts the Empire ahead.</source>
        <translation>Jouez Anna Lys&#x202f;: avec 3 points de puissance de plus, l’Empire passe en tête.</translation>
    </message>
    <message>
        <source>Play Bentheon Knights.</source>
        <translation>Jouez les Chevaliers de Bentheon.</translation>
    </message>
    <message>
        <source>Play Datura, Addled Assassin: an Empire noble with 4 on the crown.</source>
        <translation>Jouez Datura, Assassin dément&#x202f;: un noble de l’Empire, avec un 4 sur la couronne.</translation>
    </message>
    <message>
        <source>Play Langman, Crown’s Thorn.</source>
        <translation>Jouez Langman, Épine de la Couronne.</translation>
    </message>
    <message>
        <source>Play Princess Beatice.</source>
        <translation>Jouez la Princesse Beatice.</translation>
    </message>
    <message>
        <source>Play Protis, Absolver of Sins: you cannot afford him.</source>
        <translation>Jouez Protis, Absolveur des péchés, justement parce que vous ne pouvez pas le payer.</translation>
    </message>
    <message>
        <source>Play Queen Eletheria: 2 power, plus 1 for each Rebel commoner.</source>
        <translation>Jouez la Reine Eletheria&#x202f;: puissance 2, plus 1 pour chaque roturier rebelle.</translation>
    </message>
    <message>
        <source>Play Shepherd of the Lost: an elite with 3 power.</source>
        <translation>Jouez la Bergère des égarés&#x202f;: une élite de puissance 3.</translation>
    </message>
    <message>
        <source>Play Shepherd of the Lost: she converts commoners.</source>
        <translation>Jouez la Bergère des égarés&#x202f;: elle convertit les roturiers.</translation>
    </message>
    <message>
        <source>Play Simone the Sufferer: she has 2 power.</source>
        <translation>Jouez Simone la Souffrante&#x202f;: elle a 2 points de puissance.</translation>
    </message>
    <message>
        <source>Play Simone the Sufferer: without hush money, she costs 2.</source>
        <translation>Jouez Simone la Souffrante&#x202f;: sans prix du silence, elle coûte 2.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer (1): other factions’ 2 and 3 abilities do not work.</source>
        <translation>Jouez Sythera la Chuchoteuse (1)&#x202f;: les capacités 2 et 3 des autres factions n’agissent pas.</translation>
    </message>
    <message>
        <source>Play Sythera the Whisperer: she adds 3 to the Rebels.</source>
        <translation>Jouez Sythera la Chuchoteuse&#x202f;: elle donne 3 points de puissance aux Rebelles.</translation>
    </message>
    <message>
        <source>Play the Dutiful Peasant: 3 gold as consolation.</source>
        <translation>Jouez le Paysan dévoué&#x202f;: 3 pièces d’or de consolation.</translation>
    </message>
    <message>
        <source>Play the Dutiful Peasant: 3 gold when the Empire loses.</source>
        <translation>Jouez le Paysan dévoué&#x202f;: 3 pièces d’or quand l’Empire perd.</translation>
    </message>
    <message>
        <source>Play the Hill Militia: 2 power, and the Rebels pull even.</source>
        <translation>Jouez la Milice des collines&#x202f;: puissance 2, et les Rebelles égalisent.</translation>
    </message>
    <message>
        <source>Play the Outlaw: it brings 2 gold.</source>
        <translation>Jouez le Hors-la-loi&#x202f;: il rapporte 2 pièces d’or.</translation>
    </message>
    <message>
        <source>Protis is face down and out of the battle. But you have 4 gold and owe no hush money for Picureas.</source>
        <translation>Protis est face cachée, hors de la bataille. Mais vous avez 4 pièces d’or et ne payez pas le prix du silence pour Picureas.</translation>
    </message>
    <message>
        <source>Protis waits for you. All other cards have been shuffled into the deck, and the next draft begins.</source>
        <translation>Protis vous attend. Toutes les autres cartes ont été mélangées dans la pioche, et le draft suivant commence.</translation>
    </message>
    <message>
        <source>Reaching 15 influence ends the game, but only after a battle. {player} has 14, and you have 9. Make sure the faction that wins brings {player} nothing.</source>
        <translation>À 15 points d’influence, la partie se termine, mais seulement après une bataille. {player} en a 14, vous en avez 9. Faites gagner une faction qui ne donne rien à {player}.</translation>
    </message>
    <message>
        <source>Read what the Rebels in the pool do.</source>
        <translation>Lisez ce que font les Rebelles du lot.</translation>
    </message>
    <message>
        <source>Read what your cards do: each killer kills one rank.</source>
        <translation>Lisez ce que font vos cartes&#x202f;: chaque tueur touche un rang.</translation>
    </message>
    <message>
        <source>Read what your cards do: which of them converts commoners?</source>
        <translation>Lisez ce que font vos cartes&#x202f;: laquelle convertit les roturiers&#x202f;?</translation>
    </message>
    <message>
        <source>Read what your elites do.</source>
        <translation>Lisez ce que font vos élites.</translation>
    </message>
    <message>
        <source>Rebels and the Church</source>
        <translation>Les Rebelles et l’Église</translation>
    </message>
    <message>
        <source>She emboldened all Rebel commoners, including those of your rivals.</source>
        <translation>Elle a enhardi tous les roturiers rebelles, même ceux de vos rivaux.</translation>
    </message>
    <message>
        <source>She kills elites, but there were none in this wave.</source>
        <translation>Elle tue les élites, et il n’y en avait pas dans cette vague.</translation>
    </message>
    <message>
        <source>Some Rebels embolden others, giving each a token worth 1 power. Three Rebel commoners are on the table. Make the Rebels win this battle.</source>
        <translation>Certains Rebelles en enhardissent d’autres&#x202f;: chacun reçoit un jeton, soit 1 point de puissance. Trois roturiers rebelles sont en jeu. Faites gagner cette bataille aux Rebelles.</translation>
    </message>
    <message>
        <source>Take Phabos Scouts or Queen Eletheria.</source>
        <translation>Prenez les Éclaireurs de Phabos ou la Reine Eletheria.</translation>
    </message>
    <message>
        <source>Take the Outlaw or the Tithe Keeper.</source>
        <translation>Prenez le Hors-la-loi ou le Gardien de la dîme.</translation>
    </message>
    <message>
        <source>The Church has {church} and the Empire has {empire}, so the Church did not win.</source>
        <translation>L’Église est à {church}, l’Empire à {empire}&#x202f;: l’Église n’a pas gagné.</translation>
    </message>
    <message>
        <source>The Church is sure to win, and you and {player} will both reach 15. Then the most gold wins, and you have 4 each. Get as much as you can.</source>
        <translation>L’Église est sûre de gagner&#x202f;: {player} et vous arrivez à 15. C’est alors l’or qui décide, et vous en avez 4 chacun. Gagnez-en autant que possible.</translation>
    </message>
    <message>
        <source>The Church is sure to win. One of your Rebels fights on in the next battle, free of charge, if the Rebels lose. Play him.</source>
        <translation>L’Église est sûre de gagner. Un de vos Rebelles combattra encore à la bataille suivante, sans frais, si les Rebelles perdent. Jouez-le.</translation>
    </message>
    <message>
        <source>The Church won, and your Princess was safe. Check the others’ gold before you play an expensive card.</source>
        <translation>L’Église a gagné, et votre Princesse ne risquait rien. Regardez l’or des autres avant de jouer une carte chère.</translation>
    </message>
    <message>
        <source>The Empire and the Rebels tied at 9 and both won. All three of your crowns counted: 4, 4, and 1.</source>
        <translation>À 9 partout, l’Empire et les Rebelles ont gagné, et vos trois couronnes comptent&#x202f;: 4, 4 et 1.</translation>
    </message>
    <message>
        <source>The Empire has 9, and the Rebels have 7.</source>
        <translation>L’Empire est à 9, les Rebelles à 7.</translation>
    </message>
    <message>
        <source>The Empire lost, and your Peasant brought 3 gold. No influence, but gold for the next battle.</source>
        <translation>L’Empire a perdu, et votre Paysan a rapporté 3 pièces d’or&#x202f;: aucune influence, mais de quoi payer à la bataille suivante.</translation>
    </message>
    <message>
        <source>The Empire stayed ahead and won the battle. {player} now has {theirs} influence and wins the game; you have {yours}.</source>
        <translation>L’Empire est resté en tête et a gagné la bataille. {player} a maintenant {theirs} points d’influence et gagne la partie&#x202f;; vous en avez {yours}.</translation>
    </message>
    <message>
        <source>The Empire won, and nobody has 15: there will be another battle.</source>
        <translation>L’Empire a gagné, et personne n’est à 15&#x202f;: il y aura une autre bataille.</translation>
    </message>
    <message>
        <source>The Empire won, so {card} brought you no influence.</source>
        <translation>L’Empire a gagné&#x202f;: vous ne recevez pas d’influence pour {card:def}.</translation>
    </message>
    <message>
        <source>The Knights acted before the Shepherd, but they killed the Outlaw themselves.</source>
        <translation>Les Chevaliers ont agi avant la Bergère, mais ils ont tué eux-mêmes le Hors-la-loi.</translation>
    </message>
    <message>
        <source>The Rebels are ahead. An extra card takes effect with the 3s, whatever its own number. Add one that makes the Empire win alone.</source>
        <translation>Les Rebelles sont en tête. Une carte supplémentaire agit avec le numéro 3, quel que soit le sien. Ajoutez-en une qui fait gagner l’Empire seul.</translation>
    </message>
    <message>
        <source>The Rebels are sure to win. The diamond is consolation: gold if the card’s faction loses. You have 2 gold. Finish this battle with 5.</source>
        <translation>Les Rebelles sont sûrs de gagner. Le losange est une consolation&#x202f;: de l’or si la faction de la carte perd. Vous avez 2 pièces d’or. Finissez la bataille avec 5.</translation>
    </message>
    <message>
        <source>The Rebels have 5, and the Empire has 9. Which card helps commoners from earlier waves?</source>
        <translation>Les Rebelles sont à 5, l’Empire à 9. Quelle carte aide les roturiers des vagues précédentes&#x202f;?</translation>
    </message>
    <message>
        <source>The Rebels have {rebels} and the Empire has {empire}, so the Rebels did not win.</source>
        <translation>Les Rebelles sont à {rebels}, l’Empire à {empire}&#x202f;: les Rebelles n’ont pas gagné.</translation>
    </message>
    <message>
        <source>The Rebels lost, and {card} goes back into the deck.</source>
        <translation>Les Rebelles ont perdu, et l’on remet {card:def} dans la pioche.</translation>
    </message>
    <message>
        <source>The Rebels won the battle with 9. The crowns of your three Rebels brought you 5 influence: you have 17 and win.</source>
        <translation>Les Rebelles ont gagné la bataille avec 9. Les couronnes de vos trois Rebelles vous ont donné 5 points d’influence&#x202f;: 17, et vous avez gagné.</translation>
    </message>
    <message>
        <source>The Rebels won. What counts is your lead: back the side that brings you more than your rivals get.</source>
        <translation>Les Rebelles ont gagné. Ce qui compte, c’est votre avance&#x202f;: soutenez le camp qui vous donne plus qu’à vos rivaux.</translation>
    </message>
    <message>
        <source>The crown on this card shows {influence}; a noble’s shows 4.</source>
        <translation>La couronne de cette carte indique {influence}&#x202f;; celle d’un noble indique 4.</translation>
    </message>
    <message>
        <source>The disc shows gold: with a minus, you pay it; with a plus, you get it. You have 1 gold. Finish this wave with 3.</source>
        <translation>Le disque indique l’or&#x202f;: vous le payez s’il porte un moins, vous le recevez s’il porte un plus. Vous avez 1 pièce d’or&#x202f;: il vous en faut 3 après cette vague.</translation>
    </message>
    <message>
        <source>The draft</source>
        <translation>Le draft</translation>
    </message>
    <message>
        <source>The factions are close, and your last card decides. Add up the crowns and back the faction that brings you more than either rival gets.</source>
        <translation>Les factions sont au coude à coude, et votre dernière carte décide. Comptez les couronnes et faites gagner la faction qui vous donne plus qu’à chaque rival.</translation>
    </message>
    <message>
        <source>The gray shield shows the ability’s number. You need a 1 or 2 against the Shepherd’s 3.</source>
        <translation>Le bouclier gris montre le numéro. Il vous faut un 1 ou un 2 contre le 3 de la Bergère.</translation>
    </message>
    <message>
        <source>The order of abilities</source>
        <translation>L’ordre des capacités</translation>
    </message>
    <message>
        <source>The others see neither your hand nor what you take. Only your left neighbor sees what you pass on.</source>
        <translation>Les autres ne voient ni votre main ni ce que vous prenez. Seul votre voisin de gauche voit ce que vous avez laissé.</translation>
    </message>
    <message>
        <source>The secret choice and its risks</source>
        <translation>Le choix secret et ses risques</translation>
    </message>
    <message>
        <source>The tokens now stand at Empire {empire}, Rebels {rebels}, Church {church}: the Church is not ahead.</source>
        <translation>Jetons&#x202f;: Empire {empire}, Rebelles {rebels}, Église {church}. L’Église n’est pas en tête.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>What can I do in a wave?</source>
        <translation>Que puis-je faire à chaque vague&#x202f;?</translation>
    </message>
    <message>
        <source>What do I do in the draft?</source>
        <translation>Que faire pendant le draft&#x202f;?</translation>
    </message>
    <message>
        <source>What do killers do?</source>
        <translation>Que font les tueurs&#x202f;?</translation>
    </message>
    <message>
        <source>What does King Kyros do?</source>
        <translation>Que fait le Roi Kyros&#x202f;?</translation>
    </message>
    <message>
        <source>What does converting mean?</source>
        <translation>Que signifie convertir&#x202f;?</translation>
    </message>
    <message>
        <source>What does emboldening mean?</source>
        <translation>Que signifie enhardir&#x202f;?</translation>
    </message>
    <message>
        <source>What does the crown on a card mean?</source>
        <translation>Que signifie la couronne d’une carte&#x202f;?</translation>
    </message>
    <message>
        <source>What does the diamond on a card mean?</source>
        <translation>Que signifie le losange d’une carte&#x202f;?</translation>
    </message>
    <message>
        <source>What does the disc on a card mean?</source>
        <translation>Que signifie le disque d’une carte&#x202f;?</translation>
    </message>
    <message>
        <source>What happens to cards I do not play?</source>
        <translation>Que deviennent les cartes que je ne joue pas&#x202f;?</translation>
    </message>
    <message>
        <source>What if I cannot pay for a card?</source>
        <translation>Et si je ne peux pas payer une carte&#x202f;?</translation>
    </message>
    <message>
        <source>What if two factions are equally strong?</source>
        <translation>Et si deux factions sont à égalité&#x202f;?</translation>
    </message>
    <message>
        <source>What is a dead character still good for?</source>
        <translation>À quoi sert encore un personnage mort&#x202f;?</translation>
    </message>
    <message>
        <source>When is the game over?</source>
        <translation>Quand la partie est-elle finie&#x202f;?</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Quand la partie se termine</translation>
    </message>
    <message>
        <source>Which Church card in your hand has more than 1 power?</source>
        <translation>Quelle carte de l’Église dans votre main a plus de 1 point de puissance&#x202f;?</translation>
    </message>
    <message>
        <source>Which ability works first?</source>
        <translation>Quelle capacité agit en premier&#x202f;?</translation>
    </message>
    <message>
        <source>Which faction is far ahead on the power track?</source>
        <translation>Quelle faction est largement en tête sur la piste de puissance&#x202f;?</translation>
    </message>
    <message>
        <source>Which faction should I back?</source>
        <translation>Quelle faction soutenir&#x202f;?</translation>
    </message>
    <message>
        <source>Who wins a battle</source>
        <translation>Qui gagne une bataille</translation>
    </message>
    <message>
        <source>Who wins a battle?</source>
        <translation>Qui gagne une bataille&#x202f;?</translation>
    </message>
    <message>
        <source>Who wins if two players are tied?</source>
        <translation>Qui gagne en cas d’égalité entre deux joueurs&#x202f;?</translation>
    </message>
    <message>
        <source>Why would a card cost 1 more gold?</source>
        <translation>Pourquoi une carte coûte-t-elle 1 pièce d’or de plus&#x202f;?</translation>
    </message>
    <message>
        <source>With hush money, he cost 5, and you had only {gold}, so he was turned face down.</source>
        <translation>Avec le prix du silence, il coûtait 5, et vous n’aviez que {gold}&#x202f;: il a donc été retourné face cachée.</translation>
    </message>
    <message>
        <source>With hush money, your card cost {cost}, and you had only {gold}, so it was turned face down.</source>
        <translation>Avec le prix du silence, votre carte coûtait {cost}, et vous n’aviez que {gold}&#x202f;: elle a été retournée face cachée.</translation>
    </message>
    <message>
        <source>You both have 15 influence, but with 7 gold, 1 more than your rival, you win.</source>
        <translation>15 points d’influence chacun, mais vous avez 7 pièces d’or, 1 de plus que votre rival. Vous avez gagné.</translation>
    </message>
    <message>
        <source>You can build a hand and keep a card for later.</source>
        <translation>Vous savez composer une main et garder une carte pour plus tard.</translation>
    </message>
    <message>
        <source>You can embolden Rebels and convert others to the Church.</source>
        <translation>Vous savez enhardir des Rebelles et convertir les autres à l’Église.</translation>
    </message>
    <message>
        <source>You can make two factions win together.</source>
        <translation>Vous savez faire gagner deux factions à la fois.</translation>
    </message>
    <message>
        <source>You can play a card and pay for it.</source>
        <translation>Vous savez jouer une carte et la payer.</translation>
    </message>
    <message>
        <source>You can tell what the others might play.</source>
        <translation>Vous savez deviner ce que les autres peuvent jouer.</translation>
    </message>
    <message>
        <source>You can tell whether a battle will be the last one, and who will win if it is.</source>
        <translation>Vous savez si une bataille est la dernière, et qui gagne alors.</translation>
    </message>
    <message>
        <source>You can tell which faction to back.</source>
        <translation>Vous savez quelle faction soutenir.</translation>
    </message>
    <message>
        <source>You gained {influence} influence. Nobody could pay for Datura, so your noble would have been safe.</source>
        <translation>Influence gagnée&#x202f;: {influence}. Personne ne pouvait payer Datura&#x202f;: votre noble n’aurait rien risqué.</translation>
    </message>
    <message>
        <source>You gained {yours} influence, and a rival gained {theirs}. With another faction, you would have gained more than your rivals.</source>
        <translation>Influence gagnée&#x202f;: {yours} pour vous, {theirs} pour un rival. Une autre faction vous aurait donné plus qu’à vos rivaux.</translation>
    </message>
    <message>
        <source>You had only {gold} gold, so your card was turned face down. That brings 1 gold, but the card takes no part in the battle.</source>
        <translation>Vous n’aviez pas assez d’or ({gold})&#x202f;: votre carte a été retournée face cachée. Elle rapporte 1 pièce d’or, mais ne participe pas à la bataille.</translation>
    </message>
    <message>
        <source>You have 3 gold. Apart from Picureas, which card is too expensive for you now?</source>
        <translation>Vous avez 3 pièces d’or. Quelle carte est trop chère pour vous maintenant, à part Picureas&#x202f;?</translation>
    </message>
    <message>
        <source>You have {gold} gold, but {card} is a Rebel: with hush money, Picureas would cost {cost}.</source>
        <translation>Après {card:def}, une carte rebelle, Picureas coûterait {cost} avec le prix du silence, et votre or n’est que de {gold}.</translation>
    </message>
    <message>
        <source>You know what a battle brings the winners and the losers.</source>
        <translation>Vous savez ce qu’une bataille rapporte aux vainqueurs et aux vaincus.</translation>
    </message>
    <message>
        <source>You know what a card costs, and what happens if you cannot pay.</source>
        <translation>Vous savez ce que coûte une carte, et ce qui arrive si vous ne pouvez pas payer.</translation>
    </message>
    <message>
        <source>You know what you are playing for.</source>
        <translation>Vous savez pour quoi vous jouez.</translation>
    </message>
    <message>
        <source>You know which ability works first, and what King Kyros does.</source>
        <translation>Vous savez quelle capacité agit en premier, et ce que fait le Roi Kyros.</translation>
    </message>
    <message>
        <source>You know whom a killer can kill, and what a dead character is still good for.</source>
        <translation>Vous savez qui un tueur peut tuer, et à quoi sert encore un personnage mort.</translation>
    </message>
    <message>
        <source>You see the others’ gold, but not their cards. Only Datura kills nobles; he costs 4, and nobody has that much. The Church leads: gain 4 influence.</source>
        <translation>Vous voyez l’or des autres, pas leurs cartes. Seul Datura tue les nobles&#x202f;; il coûte 4, et personne n’en a autant. L’Église mène&#x202f;: gagnez 4 points d’influence.</translation>
    </message>
    <message>
        <source>Your last card was an Empire card: another one costs 1 more gold in this wave. You have 2 gold. Bring an elite into the battle.</source>
        <translation>Votre dernière carte était de l’Empire&#x202f;: une autre carte Empire coûte 1 pièce d’or de plus dans cette vague. Vous avez 2 pièces d’or. Amenez une élite dans la bataille.</translation>
    </message>
    <message>
        <source>Your rivals made the Empire strong, and its victory brought you 4 influence.</source>
        <translation>Vos rivaux ont renforcé l’Empire, et sa victoire vous a donné 4 points d’influence.</translation>
    </message>
    <message>
        <source>Your rivals played Picureas, a noble with 2 power, and Simone, an elite.</source>
        <translation>Vos rivaux ont joué Picureas, un noble de puissance 2, et Simone, une élite.</translation>
    </message>
    <message>
        <source>{card} brings no gold when played: with {gold} gold, you still cannot afford most of your hand.</source>
        <translation>Vous ne recevez pas d’or en jouant {card:def}. Vous en gardez {gold}, et presque toute votre main reste trop chère.</translation>
    </message>
    <message>
        <source>{card} brings no gold when played: you now have {gold}.</source>
        <translation>Vous ne recevez pas d’or en jouant {card:def}. Vous en avez maintenant {gold}.</translation>
    </message>
    <message>
        <source>{card} could not stop the Shepherd in time: the Outlaw now belongs to the Church.</source>
        <translation>Impossible de l’arrêter à temps avec {card:def}&#x202f;: le Hors-la-loi appartient à l’Église.</translation>
    </message>
    <message>
        <source>{card} does not let you add another card.</source>
        <translation>Avec {card:def}, vous ne pouvez pas ajouter d’autre carte.</translation>
    </message>
    <message>
        <source>{card} has no diamond: you end the battle with {gold} gold.</source>
        <translation>Pas de losange avec {card:def}. Votre or en fin de bataille&#x202f;: {gold}.</translation>
    </message>
    <message>
        <source>{card} is a Rebel but does not make other Rebels stronger.</source>
        <translation>Avec {card:def}, vous prenez un Rebelle qui ne renforce pas les autres.</translation>
    </message>
    <message>
        <source>{card} is not a Rebel and does nothing for yours.</source>
        <translation>Avec {card:def}, vous ne prenez ni Rebelle ni aide pour les vôtres.</translation>
    </message>
    <message>
        <source>{card} is not an elite: elites have a shield beside their name.</source>
        <translation>Avec {card:def}, vous ne jouez pas d’élite&#x202f;: une élite a un bouclier à côté de son nom.</translation>
    </message>
    <message>
        <source>{card} kills nobody.</source>
        <translation>Avec {card:def}, vous ne tuez personne.</translation>
    </message>
    <message>
        <source>{card} was on the winning side, but its crown brought you only {influence}.</source>
        <translation>Avec {card:def}, vous étiez du côté des vainqueurs, mais la couronne ne vous a donné que {influence}.</translation>
    </message>
    <message>
        <source>{player} did play Datura, who has 2 power: the Empire is ahead and wins.</source>
        <translation>{player} a effectivement joué Datura, de puissance 2&#x202f;: l’Empire est en tête et gagne.</translation>
    </message>
    <message>
        <source>{player} did play Datura: your Princess was killed before her own number came up, and the Church lost.</source>
        <translation>{player} a effectivement joué Datura&#x202f;: votre Princesse est morte avant que son numéro vienne, et l’Église a perdu.</translation>
    </message>
    <message>
        <source>{player} was on the winning side and now has {theirs} influence: the game is over.</source>
        <translation>{player} était du côté des vainqueurs et a maintenant {theirs} points d’influence&#x202f;: la partie est finie.</translation>
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
        <translation>or&#x202f;: 0</translation>
    </message>
    <message>
        <source>0 power, 2 influence</source>
        <translation>puissance 0, influence 2</translation>
    </message>
    <message>
        <source>1 + 1 = 2 power</source>
        <translation>1 + 1 = puissance 2</translation>
    </message>
    <message>
        <source>1 influence</source>
        <translation>influence 1</translation>
    </message>
    <message>
        <source>2 for the Church</source>
        <translation>2 pour l’Église</translation>
    </message>
    <message>
        <source>3 + 2 = 5 power</source>
        <translation>3 + 2 = puissance 5</translation>
    </message>
    <message>
        <source>3 for the Empire</source>
        <translation>3 pour l’Empire</translation>
    </message>
    <message>
        <source>3 for the Rebels</source>
        <translation>3 pour les Rebelles</translation>
    </message>
    <message>
        <source>3 gold</source>
        <translation>or&#x202f;: 3</translation>
    </message>
    <message>
        <source>Anna Lys’s ability is numbered 2. The Shepherd, in the same wave, is dead before her own 3 comes up and does not convert the Outlaw.</source>
        <translation>Dans une même vague, Anna Lys tue avec le numéro 2. La Bergère meurt avant son 3 et ne convertit pas le Hors-la-loi.</translation>
    </message>
    <message>
        <source>Be on the winning side. In each battle, the strongest faction wins, and each of its characters brings its player the influence on its crown.</source>
        <translation>Soyez du côté des vainqueurs. À chaque bataille, la faction la plus forte gagne, et chacun de ses personnages donne à son joueur l’influence de sa couronne.</translation>
    </message>
    <message>
        <source>Datura and Picureas both have an ability numbered 2: Picureas dies but still emboldens the Outlaw in the next wave.</source>
        <translation>Datura et Picureas ont tous deux le numéro 2&#x202f;: Picureas meurt, et enhardit quand même le Hors-la-loi de la vague suivante.</translation>
    </message>
    <message>
        <source>Datura has killed the Princess. If the Church still wins, she brings 2 of her 4 influence.</source>
        <translation>Datura a tué la Princesse. Si l’Église gagne quand même, la Princesse donne 2 de ses 4 points d’influence.</translation>
    </message>
    <message>
        <source>If these were the only living characters in a battle, the Empire and the Rebels would both win, and only Simone would bring no influence.</source>
        <translation>Si c’étaient là tous les personnages vivants d’une bataille, l’Empire et les Rebelles gagneraient, et seule Simone ne donnerait pas d’influence.</translation>
    </message>
    <message>
        <source>In wave II, you cannot pay for your card: it is turned face down and brings 1 gold. So the Tax Collector brings his full 2 in wave III, whatever the face-down card is.</source>
        <translation>À la vague II, vous ne pouvez pas payer votre carte&#x202f;: elle est retournée face cachée et rapporte 1 pièce d’or. Le Percepteur rapporte donc bien 2 pièces à la vague III, quelle que soit la carte cachée.</translation>
    </message>
    <message>
        <source>The Knights are an extra card, so their ability takes effect with the 3s, together with the Shepherd’s: the Outlaw is killed and converted at the same time.</source>
        <translation>Les Chevaliers arrivent en carte supplémentaire et agissent donc avec le numéro 3, en même temps que la Bergère&#x202f;: le Hors-la-loi est tué et converti à la fois.</translation>
    </message>
    <message>
        <source>The Knights kill the Outlaw. The Tax Collector is also a commoner but belongs to the Empire: he lives, no matter who played him.</source>
        <translation>Les Chevaliers tuent le Hors-la-loi. Le Percepteur est aussi un roturier, mais de l’Empire&#x202f;: il survit, peu importe qui l’a joué.</translation>
    </message>
    <message>
        <source>The Queen emboldens the Outlaw from an earlier wave. The Militia, played after her, gets nothing.</source>
        <translation>La Reine enhardit le Hors-la-loi d’une vague précédente. La Milice qui vient après elle ne reçoit rien.</translation>
    </message>
    <message>
        <source>The Rebels have won. Your Outlaw brings influence, and your Peasant brings consolation. The Tax Collector has no diamond and brings nothing more.</source>
        <translation>Les Rebelles ont gagné. Votre Hors-la-loi donne de l’influence&#x202f;; votre Paysan, une consolation. Le Percepteur n’a pas de losange et ne rapporte rien de plus.</translation>
    </message>
    <message>
        <source>The Scouts’ and Knights’ abilities are both numbered 2. The Outlaw is emboldened and killed at the same time: it is dead and has no token.</source>
        <translation>Les Éclaireurs et les Chevaliers ont tous le numéro 2. Le Hors-la-loi est enhardi et tué en même temps&#x202f;: il est mort, sans jeton.</translation>
    </message>
    <message>
        <source>The converted Peasant brings 1 influence if the Church wins, or 3 gold if the Church loses, even if the Empire wins.</source>
        <translation>Le Paysan a été converti. Si l’Église gagne, il donne 1 point d’influence&#x202f;; si elle perd, il rapporte 3 pièces d’or, même si l’Empire gagne.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which someone reaches 15 influence, or 20 or 25 if you chose that. The most influence wins; if tied, the most gold.</source>
        <translation>La partie se termine après une bataille où quelqu’un a atteint 15 points d’influence, ou 20 ou 25 selon votre choix. Le joueur qui a le plus d’influence gagne&#x202f;; à égalité, celui qui a le plus d’or.</translation>
    </message>
    <message>
        <source>Three Rebels in three waves: the Outlaw brings 1 less gold, and the Scouts cost 1 more, not 2, since hush money is not cumulative.</source>
        <translation>Trois Rebelles en trois vagues&#x202f;: le Hors-la-loi rapporte 1 pièce d’or de moins, et les Éclaireurs en coûtent 1 de plus. Pas 2&#x202f;: le prix du silence ne se cumule pas.</translation>
    </message>
    <message>
        <source>You have 3 gold and pay 2 for Thavma: that leaves 1, so he gets 2 more power. If you had started with 4 gold, he would have only 3 power.</source>
        <translation>Vous avez 3 pièces d’or et en payez 2 pour Thavma&#x202f;: il vous en reste 1, et Thavma gagne 2 points de puissance. Avec 4 pièces d’or au départ, il n’aurait que 3 points de puissance.</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>dead, in the Church</source>
        <translation>mort, membre de l’Église</translation>
    </message>
    <message>
        <source>lives</source>
        <translation>vivant</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>now in the Church</source>
        <translation>passe à l’Église</translation>
    </message>
    <message>
        <source>still a Rebel</source>
        <translation>reste Rebelle</translation>
    </message>
    <message>
        <source>wave I</source>
        <translation>vague I</translation>
    </message>
    <message>
        <source>wave I: 1 + 1 = 2</source>
        <translation>vague I&#x202f;: 1 + 1 = 2</translation>
    </message>
    <message>
        <source>wave II: +1 gold</source>
        <translation>vague II&#x202f;: +1 or</translation>
    </message>
    <message>
        <source>wave III</source>
        <translation>vague III</translation>
    </message>
    <message>
        <source>wave III: +2 gold</source>
        <translation>vague III&#x202f;: +2 or</translation>
    </message>
    <message>
        <source>wave IV: 2</source>
        <translation>vague IV&#x202f;: 2</translation>
    </message>
    <message>
        <source>with the 3s</source>
        <translation>agit au 3</translation>
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
        <translation>Église</translation>
    </message>
    <message>
        <source>Empire</source>
        <translation>Empire</translation>
    </message>
    <message>
        <source>Rebels</source>
        <translation>Rebelles</translation>
    </message>
</context>
<context>
    <name>shadow-throne/fault</name>
    <message>
        <source>Keeping the wrong card for the next battle</source>
        <translation>Garder la mauvaise carte pour la bataille suivante</translation>
    </message>
    <message>
        <source>Playing no extra card with King Kyros</source>
        <translation>Ne pas jouer de carte en plus avec le Roi Kyros</translation>
    </message>
    <message>
        <source>Playing the wrong card in a wave</source>
        <translation>Jouer la mauvaise carte dans une vague</translation>
    </message>
    <message>
        <source>Playing the wrong extra card, or one too many</source>
        <translation>Jouer la mauvaise carte en plus, ou une de trop</translation>
    </message>
    <message>
        <source>Taking the wrong card from the pool</source>
        <translation>Prendre la mauvaise carte du lot</translation>
    </message>
</context>
<context>
    <name>shadow-throne/game</name>
    <message>
        <source>Draft and fight</source>
        <translation>Draft et bataille</translation>
    </message>
    <message>
        <source>Draft characters from three factions, play them in secret, and be on the side that wins the battle.</source>
        <translation>Draftez des personnages de trois factions, jouez-les en secret et soyez du côté qui gagne la bataille.</translation>
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
        <translation>Recevez une consolation dans {number} batailles d’une partie.</translation>
    </message>
    <message>
        <source>Gain influence from Simone’s death.</source>
        <translation>Gagnez de l’influence grâce à la mort de Simone.</translation>
    </message>
    <message>
        <source>Gain influence from all three factions in one game.</source>
        <translation>Gagnez de l’influence avec les trois factions en une seule partie.</translation>
    </message>
    <message>
        <source>Gain influence in {number} battles of one game.</source>
        <translation>Gagnez de l’influence dans {number} batailles d’une partie.</translation>
    </message>
    <message>
        <source>Gain {number} influence in one battle.</source>
        <translation>Gagnez {number} points d’influence dans une bataille.</translation>
    </message>
    <message>
        <source>Have your characters convert {number} others in one game.</source>
        <translation>Convertissez {number} autres personnages grâce aux vôtres dans une partie.</translation>
    </message>
    <message>
        <source>Have your characters kill {number} others in one game.</source>
        <translation>Tuez {number} autres personnages grâce aux vôtres dans une partie.</translation>
    </message>
    <message>
        <source>Have {number} gold at one time.</source>
        <translation>Possédez {number} pièces d’or à la fois.</translation>
    </message>
    <message>
        <source>Play an extra card with King Kyros.</source>
        <translation>Jouez une carte en plus avec le Roi Kyros.</translation>
    </message>
    <message>
        <source>Play {number} characters of one faction in one battle.</source>
        <translation>Jouez {number} personnages d’une même faction dans une bataille.</translation>
    </message>
    <message>
        <source>Play {number} commoners in one game.</source>
        <translation>Jouez {number} roturiers dans une partie.</translation>
    </message>
    <message>
        <source>Play {number} different characters in one game.</source>
        <translation>Jouez {number} personnages différents dans une partie.</translation>
    </message>
    <message>
        <source>Play {number} nobles in one game.</source>
        <translation>Jouez {number} nobles dans une partie.</translation>
    </message>
    <message>
        <source>Win a game after falling five influence behind a rival.</source>
        <translation>Gagnez une partie où un rival avait cinq points d’influence d’avance sur vous.</translation>
    </message>
    <message>
        <source>Win a game by {number} influence.</source>
        <translation>Gagnez une partie avec {number} points d’influence d’avance.</translation>
    </message>
    <message>
        <source>Win a game in which you pay for all your characters.</source>
        <translation>Gagnez une partie en payant tous vos personnages.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Church in one game.</source>
        <translation>Gagnez {number} batailles pour l’Église dans une partie.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Empire in one game.</source>
        <translation>Gagnez {number} batailles pour l’Empire dans une partie.</translation>
    </message>
    <message>
        <source>Win {number} battles for the Rebels in one game.</source>
        <translation>Gagnez {number} batailles pour les Rebelles dans une partie.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/laying</name>
    <message>
        <source>A card is chosen for the wave</source>
        <translation>On choisit une carte pour la vague</translation>
    </message>
    <message>
        <source>A card is kept for the next battle</source>
        <translation>On garde une carte pour la bataille suivante</translation>
    </message>
    <message>
        <source>An extra card needs a King Kyros who allows it.</source>
        <translation>Il faut un Roi Kyros qui permette une carte supplémentaire.</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>By position</source>
        <translation>Selon sa place</translation>
    </message>
    <message>
        <source>Cards are drafted</source>
        <translation>On prend des cartes au draft</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Converti</translation>
    </message>
    <message>
        <source>During the draft, only a Langman who stayed can be in play.</source>
        <translation>Pendant le draft, seul un Langman resté en jeu peut s’y trouver.</translation>
    </message>
    <message>
        <source>Extra card</source>
        <translation>Carte en plus</translation>
    </message>
    <message>
        <source>Faction that costs hush money</source>
        <translation>Faction soumise au prix du silence</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Influence after each battle</source>
        <translation>Influence après chaque bataille</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Tué</translation>
    </message>
    <message>
        <source>King Kyros brings an extra card</source>
        <translation>Le Roi Kyros amène une carte supplémentaire</translation>
    </message>
    <message>
        <source>Not paid for</source>
        <translation>Non payé</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Pool being passed</source>
        <translation>Lot qui circule</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Silenced</source>
        <translation>Réduit au silence</translation>
    </message>
    <message>
        <source>Tokens on each character</source>
        <translation>Jetons de chaque personnage</translation>
    </message>
    <message>
        <source>Wave</source>
        <translation>Vague</translation>
    </message>
    <message>
        <source>Wave of each character</source>
        <translation>Vague de chaque personnage</translation>
    </message>
    <message>
        <source>What happened to each character</source>
        <translation>Ce qui est arrivé à chaque personnage</translation>
    </message>
    <message>
        <source>Whose characters</source>
        <translation>Leurs joueurs</translation>
    </message>
    <message numerus="yes">
        <source>{player} needs at least %n card(s) in hand for the waves to come.</source>
        <translation>
            <numerusform>{player} doit avoir en main au moins %n carte pour les vagues à venir.</numerusform>
            <numerusform>{player} doit avoir en main au moins %n cartes pour les vagues à venir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} needs one character from each wave so far; only a King Kyros allows extra ones.</source>
        <translation>{player} doit avoir un personnage de chaque vague passée&#x202f;; seul un Roi Kyros en permet d’autres.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/lesson</name>
    <message>
        <source>Abilities work in order: all 1s together, then all 2s, then all 3s. A character killed at 2 never uses an ability numbered 3.</source>
        <translation>Les capacités agissent dans l’ordre&#x202f;: toutes celles de numéro 1 ensemble, puis les 2, puis les 3. Un personnage tué au 2 n’utilise jamais sa capacité de numéro 3.</translation>
    </message>
    <message>
        <source>Hush money: another card of the faction you have just played costs 1 more gold or brings 1 less. Only the previous wave counts.</source>
        <translation>Une autre carte de la faction que vous venez de jouer coûte 1 pièce d’or de plus, ou en rapporte 1 de moins&#x202f;: c’est le prix du silence. Seule compte la vague précédente.</translation>
    </message>
    <message>
        <source>King Kyros lets you play an extra Empire card you can pay for, without hush money. You do not have to.</source>
        <translation>Le Roi Kyros vous permet de jouer une carte Empire de plus, sans prix du silence, si vous pouvez la payer. Vous pouvez y renoncer.</translation>
    </message>
    <message>
        <source>Someone has reached 15 influence, so the game is over. The most influence wins; if tied, the most gold; if still tied, nobody wins.</source>
        <translation>Quelqu’un a atteint 15 points d’influence&#x202f;: la partie est finie. Le joueur qui a le plus d’influence gagne&#x202f;; à égalité, celui qui a le plus d’or, et si l’or est égal aussi, personne.</translation>
    </message>
    <message>
        <source>That battle is settled: characters of the winning faction granted their players influence, no matter who made that faction strong. The others paid gold if they had a diamond.</source>
        <translation>Cette bataille est réglée&#x202f;: les personnages de la faction gagnante ont donné de l’influence à leurs joueurs, peu importe qui l’a renforcée. Les autres ont donné de l’or s’ils avaient un losange.</translation>
    </message>
    <message>
        <source>The battle is over. Keep one card for the next one: drag it to the place for your saved card. An expensive noble can wait until you have the gold.</source>
        <translation>La bataille est finie. Gardez une carte pour la suivante&#x202f;: faites-la glisser vers l’emplacement de la carte gardée. Un noble coûteux peut attendre que vous ayez assez d’or.</translation>
    </message>
    <message>
        <source>The faction with the most power across all waves wins the battle, no matter who played its characters. Cards of one faction help each other, but everyone sees whom you back.</source>
        <translation>La faction qui a le plus de puissance sur l’ensemble des vagues gagne la bataille, peu importe qui a joué ses personnages. Les cartes d’une faction s’entraident, mais chacun voit qui vous soutenez.</translation>
    </message>
    <message>
        <source>The first wave: play a card in secret. Drag it to your side of the battle. All cards are shown once everyone has chosen.</source>
        <translation>Première vague&#x202f;: jouez une carte en secret. Faites-la glisser de votre côté de la bataille. Toutes les cartes sont révélées quand chacun a choisi.</translation>
    </message>
    <message>
        <source>The number in the corner is power. The crown is the influence you gain if the card’s faction wins. The disc is its income or its cost in gold. The diamond is the gold you get if its faction loses.</source>
        <translation>Le nombre dans le coin indique la puissance&#x202f;; la couronne, l’influence que vous recevez si la faction de la carte gagne. Le disque indique le revenu ou le coût en or&#x202f;; le losange, l’or que vous recevez si la faction perd.</translation>
    </message>
    <message>
        <source>The power track shows who leads. Hover over a card in your hand: pale tokens on the track show what that card alone would change.</source>
        <translation>La piste de puissance montre qui est en tête. Survolez une carte de votre main&#x202f;: des jetons pâles sur la piste montrent ce qu’elle changerait à elle seule.</translation>
    </message>
    <message>
        <source>Welcome! Every battle begins with a draft. Take one card from your pool: drag it to your hand. The rest goes to your left neighbor, and your right neighbor passes you theirs.</source>
        <translation>Bienvenue&#x202f;! Chaque bataille commence par un draft. Prenez une carte de votre lot&#x202f;: faites-la glisser vers votre main. Le reste va à votre voisin de gauche, et celui de droite vous passe le sien.</translation>
    </message>
    <message>
        <source>You have 3 gold. Commoners bring gold or cost nothing, elites are strong, and nobles are expensive and grant the most influence. Characters you cannot pay for take no part in the battle.</source>
        <translation>Vous avez 3 pièces d’or. Les roturiers rapportent de l’or ou ne coûtent rien, les élites ont de la puissance, les nobles sont chers et donnent le plus d’influence. Un personnage que vous ne pouvez pas payer ne participe pas à la bataille.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/log</name>
    <message>
        <source>All other cards are shuffled into the deck.</source>
        <translation>Toutes les autres cartes sont mélangées dans la pioche.</translation>
    </message>
    <message>
        <source>All pools are passed to the left.</source>
        <translation>Tous les lots passent à gauche.</translation>
    </message>
    <message>
        <source>Battle {number} begins: everyone gets a pool of six cards.</source>
        <translation>La bataille {number} commence&#x202f;: un lot de six cartes pour chacun.</translation>
    </message>
    <message>
        <source>Cannot pay for {card}: it is turned face down and brings {gold} gold.</source>
        <translation>Ne peut pas payer {card:def}, retourne la carte face cachée et gagne de l’or&#x202f;: {gold}.</translation>
    </message>
    <message>
        <source>Collects {gold} gold as consolation for {cards}.</source>
        <translation>Gagne une consolation en or pour {cards:def}&#x202f;: {gold}.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}, 1 less because of hush money.</source>
        <translation>Gagne de l’or avec {card:def}&#x202f;: {gold}, 1 de moins à cause du prix du silence.</translation>
    </message>
    <message>
        <source>Collects {gold} gold for {card}.</source>
        <translation>Gagne de l’or avec {card:def}&#x202f;: {gold}.</translation>
    </message>
    <message>
        <source>Converts and emboldens {targets} with {card}: +1 power each.</source>
        <translation>Convertit et enhardit avec {card:def} (+1 point de puissance chacun)&#x202f;: {targets}.</translation>
    </message>
    <message>
        <source>Converts {targets} with {card}.</source>
        <translation>Convertit avec {card:def}&#x202f;: {targets}.</translation>
    </message>
    <message>
        <source>Drafts {card}.</source>
        <translation>Prend dans le lot {card:def}.</translation>
    </message>
    <message>
        <source>Emboldens {targets} with {card}: +1 power each.</source>
        <translation>Enhardit avec {card:def} (+1 point de puissance chacun)&#x202f;: {targets}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for the death of {card}.</source>
        <translation>Gagne de l’influence ({influence}) à la mort de {card}.</translation>
    </message>
    <message>
        <source>Gains {influence} influence for {cards}.</source>
        <translation>Gagne de l’influence ({influence}) pour {cards:def}.</translation>
    </message>
    <message>
        <source>Gets nothing from {card}: there is no next wave.</source>
        <translation>Ne gagne rien avec {card:def}&#x202f;: dernière vague.</translation>
    </message>
    <message>
        <source>Has chosen.</source>
        <translation>A choisi.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets 2 more power.</source>
        <translation>Il lui reste en or&#x202f;: {gold}, donc 2 points de puissance de plus pour {card:def}.</translation>
    </message>
    <message>
        <source>Has {gold} gold left: {card} gets no extra power.</source>
        <translation>Il lui reste en or&#x202f;: {gold}, donc pas de puissance en plus pour {card:def}.</translation>
    </message>
    <message>
        <source>Keeps a card for the next battle.</source>
        <translation>Garde une carte pour la bataille suivante.</translation>
    </message>
    <message>
        <source>Keeps {card} for the next battle.</source>
        <translation>Garde {card:def} pour la bataille suivante.</translation>
    </message>
    <message>
        <source>Keeps {card} in play for the next battle.</source>
        <translation>Laisse {card:def} en jeu pour la bataille suivante.</translation>
    </message>
    <message>
        <source>Kills {targets} with {card}.</source>
        <translation>Tue avec {card:def}&#x202f;: {targets}.</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}, including 1 gold in hush money.</source>
        <translation>Paie {card:def} (or&#x202f;: {gold}, dont 1 pour le prix du silence).</translation>
    </message>
    <message>
        <source>Pays {gold} gold for {card}.</source>
        <translation>Paie {card:def} (or&#x202f;: {gold}).</translation>
    </message>
    <message>
        <source>Picks up the saved card.</source>
        <translation>Ajoute la carte gardée à sa main.</translation>
    </message>
    <message>
        <source>Plays {card} as an extra card.</source>
        <translation>Joue {card:def} en carte supplémentaire.</translation>
    </message>
    <message>
        <source>Plays {card} in wave {wave}.</source>
        <translation>Joue {card:def} à la vague {wave}.</translation>
    </message>
    <message>
        <source>Power after wave {wave}: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Puissance après la vague {wave}&#x202f;: Empire {empire}, Rebelles {rebels}, Église {church}.</translation>
    </message>
    <message>
        <source>Silences {targets} with {card}.</source>
        <translation>Réduit au silence avec {card:def}&#x202f;: {targets}.</translation>
    </message>
    <message>
        <source>The battle is over. Winning with {power} power: {factions}.</source>
        <translation>La bataille est finie. Victoire avec une puissance de {power}&#x202f;: {factions}.</translation>
    </message>
    <message>
        <source>The game is over. Influence and gold are equal, so nobody wins.</source>
        <translation>La partie est finie. Influence et or sont à égalité&#x202f;: personne ne gagne.</translation>
    </message>
    <message>
        <source>The game is over. Winner: {player}.</source>
        <translation>La partie est finie. {player} l’emporte.</translation>
    </message>
    <message>
        <source>Uses {card}, but nobody is affected.</source>
        <translation>Ne touche personne avec {card:def}.</translation>
    </message>
    <message>
        <source>Will embolden the Rebels in the next wave with {card}.</source>
        <translation>Enhardira les Rebelles de la vague suivante avec {card:def}.</translation>
    </message>
    <message>
        <source>Will keep {card} in play for the next battle if the Rebels lose this one.</source>
        <translation>Laissera {card:def} en jeu pour la bataille suivante si les Rebelles perdent.</translation>
    </message>
    <message>
        <source>{player}’s {card}</source>
        <translation>{card} ({player})</translation>
    </message>
</context>
<context>
    <name>shadow-throne/mark</name>
    <message>
        <source>Another character of the {faction} now costs 1 more gold.</source>
        <translation>Un autre personnage ({faction}) coûte maintenant 1 pièce d’or de plus.</translation>
    </message>
    <message>
        <source>Chosen in secret.</source>
        <translation>Choix secret.</translation>
    </message>
    <message>
        <source>Converted: belongs to the Church.</source>
        <translation>Conversion&#x202f;: appartient à l’Église.</translation>
    </message>
    <message>
        <source>Costs {cost} gold, but you have {gold}: it would be turned face down and bring 1 gold.</source>
        <translation>Coûte {cost}, mais vous n’avez que {gold}&#x202f;: la carte serait retournée face cachée et rapporterait 1 pièce d’or.</translation>
    </message>
    <message>
        <source>Dead: no power, half the influence.</source>
        <translation>Mort&#x202f;: puissance 0, influence divisée par deux.</translation>
    </message>
    <message>
        <source>Its power is now {power}.</source>
        <translation>Sa puissance est maintenant de {power}.</translation>
    </message>
    <message>
        <source>Power with this card alone: Empire {empire}, Rebels {rebels}, Church {church}.</source>
        <translation>Puissance avec cette carte seule&#x202f;: Empire {empire}, Rebelles {rebels}, Église {church}.</translation>
    </message>
    <message>
        <source>Silenced: its ability, numbered 2 or 3, does not work.</source>
        <translation>Réduction au silence&#x202f;: sa capacité 2 ou 3 n’agit pas.</translation>
    </message>
    <message>
        <source>Stays for the next battle if the Rebels lose.</source>
        <translation>Reste pour la bataille suivante si les Rebelles perdent.</translation>
    </message>
    <message>
        <source>Takes no part in this battle.</source>
        <translation>Ne prend pas part à la bataille.</translation>
    </message>
    <message numerus="yes">
        <source>With hush money, this card brings only %n gold.</source>
        <translation>
            <numerusform>Avec le prix du silence, cette carte ne rapporte que %n pièce d’or.</numerusform>
            <numerusform>Avec le prix du silence, cette carte ne rapporte que %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With hush money, this card costs %n gold.</source>
        <translation>
            <numerusform>Avec le prix du silence, cette carte coûte %n pièce d’or.</numerusform>
            <numerusform>Avec le prix du silence, cette carte coûte %n pièces d’or.</numerusform>
        </translation>
    </message>
    <message>
        <source>face down for 1 gold</source>
        <translation>retournée&#x202f;: +1 or</translation>
    </message>
    <message>
        <source>with {card} alone</source>
        <translation>avec {card} seulement</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n gold</source>
        <translation>
            <numerusform>{player}&#x202f;: %n pièce d’or</numerusform>
            <numerusform>{player}&#x202f;: %n pièces d’or</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/move</name>
    <message>
        <source>Keep {card}</source>
        <translation>Garder {card:def}</translation>
    </message>
    <message>
        <source>Play no extra card</source>
        <translation>Pas de carte en plus</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card:def}</translation>
    </message>
    <message>
        <source>Play {card} as an extra card</source>
        <translation>Jouer {card:def} en plus</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>Prendre {card:def}</translation>
    </message>
</context>
<context>
    <name>shadow-throne/number</name>
    <message>
        <source>Cards in a pool</source>
        <translation>Cartes dans un lot</translation>
    </message>
    <message>
        <source>Gold at the start</source>
        <translation>Or de départ</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Influence</translation>
    </message>
    <message>
        <source>Influence of “{card}”</source>
        <translation>Influence de «&#x202f;{card}&#x202f;»</translation>
    </message>
    <message>
        <source>Influence that ends the game</source>
        <translation>Influence qui termine la partie</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Power of “{card}”</source>
        <translation>Puissance de «&#x202f;{card}&#x202f;»</translation>
    </message>
    <message>
        <source>{number} copies of King Kyros allow that many extra cards, so a pool needs at least {least} cards.</source>
        <translation>Avec {number} exemplaires du Roi Kyros, on peut jouer autant de cartes en plus&#x202f;: un lot doit donc compter au moins {least} cartes.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/option</name>
    <message>
        <source>15: the usual game</source>
        <translation>15&#x202f;: la partie normale</translation>
    </message>
    <message>
        <source>20: a longer game</source>
        <translation>20&#x202f;: une partie plus longue</translation>
    </message>
    <message>
        <source>25: a long game</source>
        <translation>25&#x202f;: une longue partie</translation>
    </message>
    <message>
        <source>Influence that ends the game</source>
        <translation>Influence qui termine la partie</translation>
    </message>
</context>
<context>
    <name>shadow-throne/prompt</name>
    <message>
        <source>Keep one card for the next battle.</source>
        <translation>Gardez une carte pour la bataille suivante.</translation>
    </message>
    <message>
        <source>King Kyros: play an extra Empire card, or none.</source>
        <translation>Roi Kyros&#x202f;: jouez une carte Empire en plus, ou aucune.</translation>
    </message>
    <message>
        <source>Play a card in secret for wave {wave}.</source>
        <translation>Jouez une carte en secret pour la vague {wave}.</translation>
    </message>
    <message>
        <source>Take a card from your pool.</source>
        <translation>Prenez une carte de votre lot.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>You could play %n Empire card(s): play none?</source>
        <translation>
            <numerusform>%n carte Empire est jouable&#x202f;: n’en jouer aucune&#x202f;?</numerusform>
            <numerusform>%n cartes Empire sont jouables&#x202f;: n’en jouer aucune&#x202f;?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shadow-throne/rank</name>
    <message>
        <source>Commoner</source>
        <translation>Roturier</translation>
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
        <translation>Pour l’instant, influence maximale d’un rival&#x202f;: {number} (victoire&#x202f;: {faction}), contre {more} (victoire&#x202f;: {other}).</translation>
    </message>
    <message>
        <source>In the next wave, you could then pay for {number} of the cards left in your hand; after {other}, for only {less}.</source>
        <translation>À la vague suivante, vous pourriez alors payer {number} des cartes de votre main, contre {less} après {other:def}.</translation>
    </message>
    <message>
        <source>No faction is ahead of the {faction}. If that side wins, this card may grant {influence} influence.</source>
        <translation>Faction en tête pour l’instant, seule ou à égalité&#x202f;: {faction}. Influence possible avec cette carte si cette faction gagne&#x202f;: {influence}.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold, so {card} has 2 more power: {power} for the Church, instead of {less} with {other}.</source>
        <translation>Il vous reste assez peu d’or ({gold})&#x202f;: 2 points de puissance de plus pour {card:def}. Puissance de l’Église&#x202f;: {power}, contre {less} avec {other:def}.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold. {other} would leave {less}, because of hush money.</source>
        <translation>Votre or restant&#x202f;: {gold}, contre {less} avec {other:def} à cause du prix du silence.</translation>
    </message>
    <message>
        <source>That leaves you {gold} gold. {other} would leave {less}.</source>
        <translation>Votre or restant&#x202f;: {gold}, contre {less} avec {other:def}.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold as consolation if its faction loses.</source>
        <translation>Consolation en or de cette carte si son camp perd&#x202f;: {gold}.</translation>
    </message>
    <message>
        <source>This card brings {gold} gold at once.</source>
        <translation>Gain d’or immédiat avec cette carte&#x202f;: {gold}.</translation>
    </message>
    <message>
        <source>This card may grant {influence} influence if its faction wins.</source>
        <translation>Influence possible avec cette carte si son camp gagne&#x202f;: {influence}.</translation>
    </message>
    <message>
        <source>What you do not play now, you can keep for the next battle.</source>
        <translation>Ce que vous ne jouez pas maintenant, vous pouvez le garder pour la bataille suivante.</translation>
    </message>
    <message>
        <source>What you do not play now, you can still play in a later wave.</source>
        <translation>Ce que vous ne jouez pas maintenant, vous pourrez le jouer à une vague suivante.</translation>
    </message>
    <message>
        <source>When played, this card brings up to {gold} gold.</source>
        <translation>Gain en or quand cette carte est jouée&#x202f;: jusqu’à {gold}.</translation>
    </message>
    <message>
        <source>When played, {card} brings {number} gold. {other} brings none.</source>
        <translation>Gain en or&#x202f;: {number} avec {card:def}, rien avec {other:def}.</translation>
    </message>
    <message>
        <source>When played, {card} brings {number} gold. {other} would cost {more}.</source>
        <translation>Gain en or avec {card:def}&#x202f;: {number}. Coût en or avec {other:def}&#x202f;: {more}.</translation>
    </message>
    <message>
        <source>With {card}, all commoners in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>{card}&#x202f;: tous les roturiers de la vague meurent, sauf ceux de l’Empire. Sur les {cards} cartes que vous ne voyez pas, vos rivaux pourraient en perdre {number}.</translation>
    </message>
    <message>
        <source>With {card}, all commoners in the wave join the Church. That could happen to {number} of the {cards} cards you cannot see.</source>
        <translation>{card}&#x202f;: tous les roturiers de la vague passent à l’Église. Sur les {cards} cartes que vous ne voyez pas, cela peut en toucher {number}.</translation>
    </message>
    <message>
        <source>With {card}, all elites in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>{card}&#x202f;: toutes les élites de la vague meurent, sauf celles de l’Empire. Sur les {cards} cartes que vous ne voyez pas, vos rivaux pourraient en perdre {number}.</translation>
    </message>
    <message>
        <source>With {card}, all elites in the wave join the Church. That could happen to {number} of the {cards} cards you cannot see.</source>
        <translation>{card}&#x202f;: toutes les élites de la vague passent à l’Église. Sur les {cards} cartes que vous ne voyez pas, cela peut en toucher {number}.</translation>
    </message>
    <message>
        <source>With {card}, all nobles in the wave die, except the Empire’s. Your rivals could lose {number} of the {cards} cards you cannot see.</source>
        <translation>{card}&#x202f;: tous les nobles de la vague meurent, sauf ceux de l’Empire. Sur les {cards} cartes que vous ne voyez pas, vos rivaux pourraient en perdre {number}.</translation>
    </message>
    <message>
        <source>With {card}, every other Rebel in the wave gets 1 more power. Of the {cards} cards you cannot see, {number} are Rebels that a rival could play.</source>
        <translation>{card}&#x202f;: tous les autres Rebelles de la vague ont 1 point de puissance de plus. Sur les {cards} cartes que vous ne voyez pas, {number} sont des Rebelles qu’un rival pourrait jouer.</translation>
    </message>
    <message>
        <source>With {card}, other factions’ 2 and 3 abilities do not work in this wave. That could affect {number} of the {cards} cards you cannot see.</source>
        <translation>{card}&#x202f;: dans cette vague, les autres factions perdent leurs capacités 2 et 3. Sur les {cards} cartes que vous ne voyez pas, cela peut en toucher {number}.</translation>
    </message>
    <message>
        <source>With {card}, you gain {number} more influence if its faction wins.</source>
        <translation>Influence en plus avec {card:def} si sa faction gagne&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>With {card}, you hold {number} cards of the same faction; with {other}, only {less}.</source>
        <translation>Cartes de la même faction dans votre main&#x202f;: {number} avec {card:def}, {less} avec {other:def}.</translation>
    </message>
    <message>
        <source>With {card}, your cards of the same faction have {number} power; with {other}, only {less}.</source>
        <translation>Puissance de la même faction dans votre main&#x202f;: {number} avec {card:def}, {less} avec {other:def}.</translation>
    </message>
    <message>
        <source>You cannot pay for this card, so it brings {gold} gold.</source>
        <translation>Vous ne pouvez pas payer cette carte&#x202f;; or reçu&#x202f;: {gold}.</translation>
    </message>
    <message>
        <source>You cannot pay for this card, so it brings {gold} gold. No hush money is due in the next wave.</source>
        <translation>Vous ne pouvez pas payer cette carte&#x202f;: elle vous rapporte de l’or ({gold}). Aucun prix du silence n’est dû à la vague suivante.</translation>
    </message>
    <message>
        <source>You cannot pay for {card}, so it is turned face down and brings 1 gold. In the next wave, you could pay for {number} of the cards left in your hand; after {other}, for only {less}.</source>
        <translation>Vous ne pouvez pas payer {card:def}&#x202f;: la carte est retournée face cachée et rapporte 1 pièce d’or. À la vague suivante, vous pourriez payer {number} des cartes de votre main, contre {less} après {other:def}.</translation>
    </message>
    <message>
        <source>You do not have to play an extra card.</source>
        <translation>Rien ne vous oblige à jouer une carte supplémentaire.</translation>
    </message>
    <message>
        <source>You keep {gold} gold instead of {less}.</source>
        <translation>Votre or restant&#x202f;: {gold} au lieu de {less}.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand, with {number} influence on its crown.</source>
        <translation>Vous gardez {other:def} en main, avec une influence de {number}.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand, with {number} power.</source>
        <translation>Vous gardez {other:def} en main, avec une puissance de {number}.</translation>
    </message>
    <message>
        <source>You keep {other} in your hand: it can still bring {number} gold.</source>
        <translation>Vous gardez {other:def} en main, avec un gain en or possible de {number}.</translation>
    </message>
    <message>
        <source>{card} alone brings the {faction} to {power} power, instead of {less} with {other}.</source>
        <translation>Puissance avec {card:def} seulement&#x202f;: {faction} {power}, contre {less} avec {other:def}.</translation>
    </message>
    <message>
        <source>{card} alone brings the {faction} to {power} power, instead of {less} without it.</source>
        <translation>Puissance avec {card:def} seulement&#x202f;: {faction} {power}, contre {less} sans cette carte.</translation>
    </message>
    <message>
        <source>{card} brings {number} gold if its faction loses; {other} brings {less}.</source>
        <translation>Consolation en or si la faction de la carte perd&#x202f;: {card} {number}, {other} {less}.</translation>
    </message>
    <message>
        <source>{card} brings {number} influence if its faction wins; {other} brings {less}.</source>
        <translation>Influence si la faction de la carte gagne&#x202f;: {card} {number}, {other} {less}.</translation>
    </message>
    <message>
        <source>{card} costs {number} gold; {other} costs {more}.</source>
        <translation>Coût en or&#x202f;: {card} {number}, {other} {more}.</translation>
    </message>
    <message>
        <source>{card} emboldens the Rebels in the next wave. You will have {number} left in your hand.</source>
        <translation>Avec {card:def}, vous enhardissez les Rebelles de la vague suivante. Rebelles restant dans votre main&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>{card} emboldens {number} of the Rebels on the table: {power} power for the Rebels, instead of {less} with {other}.</source>
        <translation>Rebelles enhardis sur la table avec {card:def}&#x202f;: {number}. Puissance des Rebelles&#x202f;: {power}, contre {less} avec {other:def}.</translation>
    </message>
    <message>
        <source>{card} has {number} power; {other} has only {less}.</source>
        <translation>Puissance&#x202f;: {card} {number}, {other} {less}.</translation>
    </message>
    <message>
        <source>{card} kills {number} of your rivals’ characters at once.</source>
        <translation>Personnages de vos rivaux tués aussitôt par {card:def}&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>{card} lets you add an Empire card. Of those in your hand, you could pay for {number}.</source>
        <translation>Avec {card:def}, vous pouvez ajouter une carte Empire. Cartes Empire que vous pourriez payer&#x202f;: {number}.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/refusal</name>
    <message>
        <source>A character stays where it was played until the battle is over.</source>
        <translation>Un personnage joué reste où il est jusqu’à la fin de la bataille.</translation>
    </message>
    <message>
        <source>A wave is under way: play a card from your hand.</source>
        <translation>Une vague est en cours&#x202f;: jouez une carte de votre main.</translation>
    </message>
    <message>
        <source>Drag a card from your hand to your characters to play it.</source>
        <translation>Faites glisser une carte de votre main vers vos personnages pour la jouer.</translation>
    </message>
    <message>
        <source>Drag a card from your pool to your hand to take it.</source>
        <translation>Faites glisser une carte de votre lot vers votre main pour la prendre.</translation>
    </message>
    <message>
        <source>King Kyros lets you play an extra Empire card, or none.</source>
        <translation>Le Roi Kyros vous permet de jouer une carte Empire supplémentaire, ou aucune.</translation>
    </message>
    <message>
        <source>Pools are dealt from the deck at the start of each battle.</source>
        <translation>Les lots sont distribués à partir de la pioche au début de chaque bataille.</translation>
    </message>
    <message>
        <source>The battle is over: keep one card from your hand.</source>
        <translation>La bataille est finie&#x202f;: gardez une carte de votre main.</translation>
    </message>
    <message>
        <source>The draft is under way: take a card from your pool.</source>
        <translation>Le draft est en cours&#x202f;: prenez une carte de votre lot.</translation>
    </message>
    <message>
        <source>The tokens show each faction’s power; the game keeps count.</source>
        <translation>Les jetons montrent la puissance des factions&#x202f;; le jeu tient le compte.</translation>
    </message>
    <message>
        <source>These cards are secret; only {player} decides what happens to them.</source>
        <translation>Ces cartes sont secrètes, et la décision revient à {player}.</translation>
    </message>
    <message>
        <source>To keep a card, drag it to the place for your saved card.</source>
        <translation>Faites glisser la carte à garder vers l’emplacement prévu.</translation>
    </message>
    <message>
        <source>Your saved card joins your hand when the draft is over.</source>
        <translation>Votre carte gardée rejoint votre main après le draft.</translation>
    </message>
    <message>
        <source>{card} costs {cost} gold, but you have {gold}.</source>
        <translation>Coût en or pour {card:def}&#x202f;: {cost}&#x202f;; vous en avez {gold}.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Vous n’avez pas {card:def} en main.</translation>
    </message>
    <message>
        <source>{card} is not in your pool.</source>
        <translation>Vous n’avez pas {card:def} dans votre lot.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/road</name>
    <message>
        <source>Everyone starts with eight gold instead of three, and the game ends at eight influence.</source>
        <translation>Tout le monde commence avec huit pièces d’or au lieu de trois, et la partie se termine à huit points d’influence.</translation>
    </message>
    <message>
        <source>Everyone starts with one gold instead of three, and the game ends at eight influence.</source>
        <translation>Tout le monde commence avec une pièce d’or au lieu de trois, et la partie se termine à huit points d’influence.</translation>
    </message>
    <message>
        <source>Four armies reach the river at the same time. Three of them are polite enough to let you go first.</source>
        <translation>Quatre armées atteignent la rivière en même temps. Trois ont la politesse de vous laisser passer en premier.</translation>
    </message>
    <message>
        <source>Frida has won every battle of this war, on all three sides. Behind her you can see the throne.</source>
        <translation>Frida a gagné toutes les batailles de cette guerre, dans les trois camps. Derrière elle, on aperçoit le trône.</translation>
    </message>
    <message>
        <source>Nobody has been paid since autumn. Anyone still fighting does so on credit.</source>
        <translation>Personne n’a touché sa solde depuis l’automne. Ceux qui se battent encore se battent à crédit.</translation>
    </message>
    <message>
        <source>The Baggage Train</source>
        <translation>Le Convoi de bagages</translation>
    </message>
    <message>
        <source>The Empire’s gold has arrived, and tonight nobody is counting it.</source>
        <translation>L’or de l’Empire est arrivé, et cette nuit, personne ne le compte.</translation>
    </message>
    <message>
        <source>The Fallen Captain</source>
        <translation>Le Capitaine malade</translation>
    </message>
    <message>
        <source>The Ford</source>
        <translation>Le Gué</translation>
    </message>
    <message>
        <source>The Last Battle</source>
        <translation>La Dernière Bataille</translation>
    </message>
    <message>
        <source>The Map Tent</source>
        <translation>La Tente des cartes</translation>
    </message>
    <message>
        <source>The Outpost</source>
        <translation>L’Avant-poste</translation>
    </message>
    <message>
        <source>The Siege</source>
        <translation>Le Siège</translation>
    </message>
    <message>
        <source>The Winter Camp</source>
        <translation>Le Camp d’hiver</translation>
    </message>
    <message>
        <source>The captain has fallen ill in mid-campaign. You inherit his seal, his debts, and his enemies.</source>
        <translation>Le capitaine est tombé malade en pleine campagne. Vous héritez de son sceau, de ses dettes et de ses ennemis.</translation>
    </message>
    <message>
        <source>The game ends at eight influence.</source>
        <translation>La partie se termine à huit points d’influence.</translation>
    </message>
    <message>
        <source>The game ends at eleven influence.</source>
        <translation>La partie se termine à onze points d’influence.</translation>
    </message>
    <message>
        <source>The generals bend over three maps and cannot agree. Tell them what to do before they ask someone else.</source>
        <translation>Les généraux se penchent sur trois cartes et ne s’accordent pas. Dites-leur quoi faire, avant qu’ils ne demandent à quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>The towers stand so close that you can count the enemy’s buttons. Nobody wants to be the first to climb.</source>
        <translation>Les tours sont si proches qu’on compte les boutons d’en face. Personne ne veut grimper le premier.</translation>
    </message>
    <message>
        <source>This war has three sides and no end. At the outpost they let you choose one, for a while.</source>
        <translation>Cette guerre a trois camps et pas de fin. À l’avant-poste, on vous laisse en choisir un, pour un temps.</translation>
    </message>
    <message>
        <source>Win by {number} influence or more.</source>
        <translation>Gagnez avec au moins {number} points d’influence d’avance.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/rule</name>
    <message>
        <source>A battle has four waves. In each, characters are chosen and shown, gold is collected or paid, abilities work in the order of their numbers, and the power track is updated.</source>
        <translation>Une bataille compte quatre vagues. À chacune, on choisit et on révèle les personnages, puis on reçoit ou on paie l’or. Les capacités agissent ensuite dans l’ordre de leurs numéros, et l’on actualise la piste de puissance.</translation>
    </message>
    <message>
        <source>A converted character belongs to the Church: its power, influence, and consolation follow the Church. Shepherd of the Lost converts the commoners in her wave, Protis the elites in his. A character killed and converted at the same time is dead and belongs to the Church.</source>
        <translation>Un personnage converti appartient à l’Église&#x202f;: sa puissance, son influence et sa consolation suivent l’Église. La Bergère des égarés convertit les roturiers de sa vague, Protis les élites de la sienne. Un personnage tué et converti en même temps est mort et appartient à l’Église.</translation>
    </message>
    <message>
        <source>A dead character has no power and loses its tokens. It grants half its influence, rounded down, and all of its consolation. It cannot be converted later, and its ability works only if its number came up before its death or at the same time.</source>
        <translation>Un personnage mort n’a plus de puissance et perd ses jetons. Il donne la moitié de son influence, arrondie à l’inférieur, et toute sa consolation. Il ne peut plus être converti, et sa capacité n’agit que si son numéro est déjà passé ou arrive en même temps.</translation>
    </message>
    <message>
        <source>After a battle, everyone secretly keeps one card from their hand and discards the rest. Anyone with a card left must keep one.</source>
        <translation>Après une bataille, chacun garde en secret une carte de sa main et défausse le reste. Un joueur à qui il reste une carte doit en garder une.</translation>
    </message>
    <message>
        <source>After every wave, the power of all living characters is added up for each faction.</source>
        <translation>Après chaque vague, on compte pour chaque faction la puissance de ses personnages vivants.</translation>
    </message>
    <message>
        <source>All 1 abilities work first, then all 2s, then all 3s. Within one number, extra cards are played first, then it is settled whom each ability affects, and then everything happens at the same time.</source>
        <translation>Toutes les capacités de numéro 1 agissent d’abord, puis les 2, puis les 3. Pour un même numéro, on joue d’abord les cartes supplémentaires, on établit ensuite qui chaque capacité touche, puis tout se produit en même temps.</translation>
    </message>
    <message>
        <source>All characters are shuffled into one deck. Everyone starts with 3 gold and no influence. At the start of each battle, the three faction tokens stand at 0.</source>
        <translation>Tous les personnages sont mélangés en une seule pioche. Chaque joueur commence avec 3 pièces d’or et sans influence. Au début de chaque bataille, les jetons des trois factions sont à 0.</translation>
    </message>
    <message>
        <source>Bentheon Knights kill commoners, Anna Lys kills elites, and Datura kills nobles. They affect only characters in their own wave, and never any that belong to the Empire at that moment.</source>
        <translation>Les Chevaliers de Bentheon tuent les roturiers, Anna Lys les élites, Datura les nobles. Ils ne touchent que les personnages de leur propre vague, et jamais ceux qui appartiennent à l’Empire à ce moment.</translation>
    </message>
    <message>
        <source>Characters of other factions in her wave cannot use their 2 or 3 abilities.</source>
        <translation>Les personnages des autres factions de sa vague perdent leurs capacités 2 et 3.</translation>
    </message>
    <message>
        <source>Choosing in secret</source>
        <translation>Choisir en secret</translation>
    </message>
    <message>
        <source>Collect the income or pay the cost of each character you play. If you can pay, you must.</source>
        <translation>Recevez le revenu ou payez le coût de chaque personnage que vous jouez. Qui peut payer doit payer.</translation>
    </message>
    <message>
        <source>Conversion</source>
        <translation>Conversion</translation>
    </message>
    <message>
        <source>Discarded cards and all characters from the battle, face-down ones included, are shuffled into the deck for the next battle.</source>
        <translation>Les cartes défaussées et les personnages de la bataille, même face cachée, sont mélangés dans la pioche pour la bataille suivante.</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Draft</translation>
    </message>
    <message>
        <source>Emboldening</source>
        <translation>Enhardir</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Every character grants its player influence if its faction has won, or consolation gold if it has not.</source>
        <translation>Chaque personnage rapporte à son joueur de l’influence si sa faction a gagné, sinon une consolation en or.</translation>
    </message>
    <message>
        <source>Every token adds 1 to a character’s power. A character killed and emboldened at the same time is dead and has no tokens. Phabos Scouts embolden every other Rebel in their wave.</source>
        <translation>Chaque jeton ajoute 1 à la puissance d’un personnage. Un personnage tué et enhardi en même temps est mort et n’a pas de jetons. Les Éclaireurs de Phabos enhardissent tous les autres Rebelles de leur vague.</translation>
    </message>
    <message>
        <source>Everyone gets a pool of six cards, secretly adds one of them to their hand, and passes the rest to the left. This repeats until all pools are used up; the last card goes into the hand as well. A card saved from the last battle joins the hand after the draft and is never passed on.</source>
        <translation>Chacun reçoit un lot de six cartes, en prend une en secret et passe le reste à gauche, jusqu’à épuisement des lots&#x202f;; la dernière carte est prise d’office. La carte gardée après la bataille précédente rejoint la main après le draft et ne circule pas.</translation>
    </message>
    <message>
        <source>Four waves</source>
        <translation>Quatre vagues</translation>
    </message>
    <message>
        <source>From the second wave on, a character costs 1 more gold, or brings 1 less gold, if its player’s character in the previous wave was of the same faction. Only the printed faction counts, even for a dead or converted character. Hush money is not cumulative over several waves. After King Kyros and his extra card, it is still 1 for the next Empire card.</source>
        <translation>Dès la deuxième vague, un personnage de la même faction que celui de votre vague précédente coûte 1 pièce d’or de plus, ou en rapporte 1 de moins. Seule compte la faction imprimée, même pour un personnage mort ou converti. Le prix du silence ne se cumule pas d’une vague à l’autre. Après le Roi Kyros et sa carte supplémentaire, il reste de 1 pour la carte Empire suivante.</translation>
    </message>
    <message>
        <source>He emboldens every Rebel in the next wave as soon as all cards of that wave are paid for, even if he is dead by then. In the fourth wave, he does nothing.</source>
        <translation>Il enhardit chaque Rebelle de la vague suivante dès qu’elle est entièrement payée, même s’il est déjà mort. À la quatrième vague, il ne fait rien.</translation>
    </message>
    <message>
        <source>He has 2 more power if his player has 0 or 1 gold when his number comes up.</source>
        <translation>Il a 2 points de puissance de plus si vous avez 0 ou 1 pièce d’or quand vient son numéro.</translation>
    </message>
    <message>
        <source>House edition</source>
        <translation>Édition maison</translation>
    </message>
    <message>
        <source>Hush money</source>
        <translation>Le prix du silence</translation>
    </message>
    <message>
        <source>If he lives and the Rebels are not among the winners, he stays for the next battle and is in play before its first wave. He stays with the same player, as a Rebel, without tokens, cost, or hush money. After that battle, he goes back into the deck.</source>
        <translation>S’il est vivant et que les Rebelles ne sont pas parmi les vainqueurs, il reste pour la bataille suivante, en jeu dès avant sa première vague. Il reste au même joueur, comme Rebelle, sans jetons, ni coût, ni prix du silence. Après cette bataille, il retourne dans la pioche.</translation>
    </message>
    <message>
        <source>If you cannot pay for the character you played, turn it face down and collect 1 gold. It takes no part in the battle and causes no hush money in the next wave.</source>
        <translation>Un joueur qui ne peut pas payer le personnage révélé le retourne face cachée et reçoit 1 pièce d’or. Le personnage ne participe pas à la bataille et n’entraîne pas de prix du silence à la vague suivante.</translation>
    </message>
    <message>
        <source>In each wave, everyone plays one card from their hand. All choose at the same time and in secret; the cards are shown once everyone has chosen.</source>
        <translation>À chaque vague, chacun joue une carte de sa main. Tous choisissent en même temps et en secret&#x202f;; les cartes sont révélées quand chacun a choisi.</translation>
    </message>
    <message>
        <source>Income and cost</source>
        <translation>Revenu et coût</translation>
    </message>
    <message>
        <source>Influence and consolation</source>
        <translation>Influence et consolation</translation>
    </message>
    <message>
        <source>Keeping one card</source>
        <translation>Garder une carte</translation>
    </message>
    <message>
        <source>Killers</source>
        <translation>Tueurs</translation>
    </message>
    <message>
        <source>King Kyros</source>
        <translation>Roi Kyros</translation>
    </message>
    <message>
        <source>Langman</source>
        <translation>Langman</translation>
    </message>
    <message>
        <source>Order of abilities</source>
        <translation>Ordre des capacités</translation>
    </message>
    <message>
        <source>Picureas</source>
        <translation>Picureas</translation>
    </message>
    <message>
        <source>Power track</source>
        <translation>Piste de puissance</translation>
    </message>
    <message>
        <source>Princess Beatice</source>
        <translation>Princesse Beatice</translation>
    </message>
    <message>
        <source>Queen Eletheria</source>
        <translation>Reine Eletheria</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>She converts the commoners in her wave and emboldens those that did not already belong to the Church, even if another character converts them at the same time.</source>
        <translation>Elle convertit les roturiers de sa vague et enhardit ceux qui n’étaient pas encore de l’Église, même si un autre personnage les convertit en même temps.</translation>
    </message>
    <message>
        <source>She emboldens every commoner in this and earlier waves that is a Rebel at that moment.</source>
        <translation>Elle enhardit chaque roturier de cette vague et des précédentes qui est alors un Rebelle.</translation>
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
        <translation>Les morts</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle. If several tie for the most, all of them win.</source>
        <translation>La faction qui a le plus de puissance gagne la bataille. Si plusieurs sont à égalité en tête, elles gagnent toutes.</translation>
    </message>
    <message>
        <source>The game ends after a battle in which someone reaches 15 influence; you can choose 20 or 25 for a longer game.</source>
        <translation>La partie se termine après une bataille où quelqu’un a atteint 15 points d’influence&#x202f;; on peut choisir 20 ou 25 pour une partie plus longue.</translation>
    </message>
    <message>
        <source>The most influence wins; if tied, the most gold. If still tied, nobody wins.</source>
        <translation>Le joueur qui a le plus d’influence gagne&#x202f;; à égalité, celui qui a le plus d’or. Si l’or est égal aussi, personne ne gagne.</translation>
    </message>
    <message>
        <source>The new deck</source>
        <translation>La nouvelle pioche</translation>
    </message>
    <message>
        <source>There are 54 characters, 18 in each faction. Their abilities follow the published rules; most of the printed numbers, and three of the names, are this house edition’s own.</source>
        <translation>Il y a 54 personnages, 18 de chaque faction. Leurs capacités suivent les règles publiées&#x202f;; la plupart de leurs nombres imprimés, et trois de leurs noms, sont propres à cette édition maison.</translation>
    </message>
    <message>
        <source>Unable to pay</source>
        <translation>Quand l’or manque</translation>
    </message>
    <message>
        <source>When she dies, her player gains 3 influence at once, on top of what she grants if the Church wins. The game still ends only after a battle.</source>
        <translation>À sa mort, vous gagnez aussitôt 3 points d’influence, en plus de ce qu’elle donne si l’Église gagne. La partie ne se termine pourtant qu’après une bataille.</translation>
    </message>
    <message>
        <source>Who wins a battle</source>
        <translation>Qui gagne une bataille</translation>
    </message>
    <message>
        <source>Who wins the game</source>
        <translation>Qui gagne la partie</translation>
    </message>
    <message>
        <source>With him, you may play an extra Empire card that you can pay for; no hush money is due. It belongs to the same wave, its ability takes effect with the 3s whatever its own number is, and only abilities numbered 3 affect it. If you play none, you do not have to say why. If there are several Kings, their players choose in secret at the same time; an extra King brings another extra card.</source>
        <translation>Grâce à lui, vous pouvez jouer une carte Empire supplémentaire, si vous avez de quoi la payer&#x202f;; aucun prix du silence n’est dû. Elle appartient à la même vague. Sa capacité s’applique avec les capacités 3, quel que soit son numéro, et seules les capacités 3 peuvent la toucher. Si vous n’en jouez pas, vous n’avez pas à dire pourquoi. S’il y a plusieurs Rois, leurs joueurs choisissent en secret et en même temps&#x202f;; un Roi ainsi ajouté permet à son tour de jouer une carte.</translation>
    </message>
</context>
<context>
    <name>shadow-throne/section</name>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Characters and battles</source>
        <translation>Personnages et batailles</translation>
    </message>
    <message>
        <source>Characters with abilities of their own</source>
        <translation>Personnages aux capacités particulières</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>How battles and the game end</source>
        <translation>Comment se terminent les batailles et la partie</translation>
    </message>
</context>
<context>
    <name>shadow-throne/table</name>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n bataille</numerusform>
            <numerusform>%n batailles</numerusform>
        </translation>
    </message>
    <message>
        <source>1 card for you, {number} for {player}.</source>
        <translation>1 carte pour vous, {number} pour {player}.</translation>
    </message>
    <message>
        <source>A card chosen in secret</source>
        <translation>Une carte choisie en secret</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Une carte, face cachée</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <translation>Bataille {number}</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Everyone chooses a card in secret; then all are shown.</source>
        <translation>Chacun choisit une carte en secret&#x202f;; puis toutes sont révélées.</translation>
    </message>
    <message>
        <source>Influence: {number} of {goal}</source>
        <translation>Influence&#x202f;: {number} sur {goal}</translation>
    </message>
    <message>
        <source>Pools are passed to the left until they are used up.</source>
        <translation>Les lots passent à gauche jusqu’à épuisement.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Power after wave {wave}</source>
        <translation>Puissance après la vague {wave}</translation>
    </message>
    <message>
        <source>The faction with the most power wins the battle.</source>
        <translation>La faction la plus puissante gagne la bataille.</translation>
    </message>
    <message>
        <source>Turning point: battle {number} of {all}</source>
        <translation>Tournant&#x202f;: bataille {number} sur {all}</translation>
    </message>
    <message>
        <source>Wave {number}</source>
        <translation>Vague {number}</translation>
    </message>
    <message>
        <source>Wave {number} is still to come.</source>
        <translation>La vague {number} est à venir.</translation>
    </message>
    <message numerus="yes">
        <source>by %n influence</source>
        <translation>
            <numerusform>%n point d’influence d’écart</numerusform>
            <numerusform>%n points d’influence d’écart</numerusform>
        </translation>
    </message>
    <message>
        <source>choose in secret</source>
        <translation>choisir en secret</translation>
    </message>
    <message>
        <source>saved for this battle</source>
        <translation>pour cette bataille</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>tied on influence; more gold wins</source>
        <translation>à égalité d’influence&#x202f;; l’or décide</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>votre carte</translation>
    </message>
    <message>
        <source>{card}, chosen in secret</source>
        <translation>{card}, choisie en secret</translation>
    </message>
    <message>
        <source>{card}, face down: it could not be paid for</source>
        <translation>{card}, face cachée&#x202f;: impossible à payer</translation>
    </message>
    <message>
        <source>{card}, {rank}, {type}, power {power}</source>
        <translation>{card}, {rank}, {type}, puissance {power}</translation>
    </message>
    <message numerus="yes">
        <source>{faction} in this wave: %n power</source>
        <translation>
            <numerusform>{faction} dans cette vague&#x202f;: %n point de puissance</numerusform>
            <numerusform>{faction} dans cette vague&#x202f;: %n points de puissance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction}: %n power</source>
        <translation>
            <numerusform>{faction}&#x202f;: %n point de puissance</numerusform>
            <numerusform>{faction}&#x202f;: %n points de puissance</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s characters</source>
        <translation>Personnages&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player}’s hand</source>
        <translation>Main&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player}’s pool</source>
        <translation>Lot&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player}’s saved card</source>
        <translation>Carte gardée&#x202f;: {player}</translation>
    </message>
</context>
</TS>
