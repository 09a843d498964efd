<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>rival-kings/action</name>
    <message>
        <source>Buy a building</source>
        <translation>Acheter un bâtiment</translation>
    </message>
    <message>
        <source>Pass on conflict</source>
        <translation>Transmettre un conflit</translation>
    </message>
    <message>
        <source>Recruit subject</source>
        <translation>Recruter un sujet</translation>
    </message>
    <message>
        <source>Settle conflict</source>
        <translation>Neutraliser un conflit</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Prendre de l’argent</translation>
    </message>
</context>
<context>
    <name>rival-kings/aid</name>
    <message>
        <source>A cycle</source>
        <translation>Un cycle</translation>
    </message>
    <message>
        <source>A steals from D, B from C, C from F, D from E, and E from F.</source>
        <translation>A vole D, B vole C, C vole F, D vole E, et E vole F.</translation>
    </message>
    <message>
        <source>A subject and a building of the same color: the higher value.</source>
        <translation>Un sujet et un bâtiment de même couleur&#x202f;: la plus haute des deux valeurs.</translation>
    </message>
    <message>
        <source>A: Lord Protector (buy), Queen (recruit).</source>
        <translation>A&#x202f;: Régent (acheter), Reine (recruter).</translation>
    </message>
    <message>
        <source>Actions, from left to right</source>
        <translation>Les actions, de gauche à droite</translation>
    </message>
    <message>
        <source>After two cycles, all characters are shuffled, and everyone gets three new ones.</source>
        <translation>Après deux cycles, on mélange tous les personnages, et chacun en reçoit trois nouveaux.</translation>
    </message>
    <message>
        <source>B: Duke (settle, recruit), Count (settle, buy).</source>
        <translation>B&#x202f;: Duc (neutraliser, recruter), Comte (neutraliser, acheter).</translation>
    </message>
    <message>
        <source>C: Courtier and Priest (pass on a marker, take money).</source>
        <translation>C&#x202f;: Courtisan et Prêtre (transmettre un marqueur, prendre de l’argent).</translation>
    </message>
    <message>
        <source>Characters and their actions</source>
        <translation>Les personnages et leurs actions</translation>
    </message>
    <message>
        <source>Country: Vintner, Miner, Herbalist, and Farmer.</source>
        <translation>Campagne&#x202f;: Vigneron, Mineur, Herboriste et Fermier.</translation>
    </message>
    <message>
        <source>Court: Gardener, Watchman, Jailer, and Court Lady.</source>
        <translation>Cour&#x202f;: Jardinier, Garde, Geôlier et Dame de la cour.</translation>
    </message>
    <message>
        <source>D: Bursar (money, buy), Knight (money, recruit).</source>
        <translation>D&#x202f;: Intendant (argent, acheter), Chevalier (argent, recruter).</translation>
    </message>
    <message>
        <source>E: Countess (settle, money, recruit), Diplomat (settle, money, buy).</source>
        <translation>E&#x202f;: Comtesse (neutraliser, argent, recruter), Diplomate (neutraliser, argent, acheter).</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Fin et décompte</translation>
    </message>
    <message>
        <source>Equal ranks: both take a marker, carry out one action each, and steal from nobody.</source>
        <translation>Même rang&#x202f;: chacun reçoit un marqueur, n’effectue qu’une action et ne vole personne.</translation>
    </message>
    <message>
        <source>Every other card: 1. Every 3 in coins: 1. Every conflict marker: −2.</source>
        <translation>Toute autre carte&#x202f;: 1. Chaque lot de 3 pièces&#x202f;: 1. Chaque marqueur de conflit&#x202f;: −2.</translation>
    </message>
    <message>
        <source>Everyone secretly chooses a character; all are revealed together.</source>
        <translation>Chacun choisit un personnage en secret&#x202f;; tous sont révélés ensemble.</translation>
    </message>
    <message>
        <source>F: Traders (settle, money, recruit, buy).</source>
        <translation>F&#x202f;: Marchands (neutraliser, argent, recruter, acheter).</translation>
    </message>
    <message>
        <source>Once per cycle, on your turn, you may use the ability of the last subject in your row. The Gardener and Watchman act before any turns.</source>
        <translation>Une fois par cycle, à votre tour, vous pouvez utiliser la capacité du dernier sujet de votre file. Le Jardinier et le Garde agissent avant les tours.</translation>
    </message>
    <message>
        <source>Pass on conflict: give one of your markers to another player.</source>
        <translation>Transmettre un conflit&#x202f;: donnez un de vos marqueurs à un autre joueur.</translation>
    </message>
    <message>
        <source>Perfect pair (a subject with its own building): both values.</source>
        <translation>Paire parfaite (un sujet et son propre bâtiment)&#x202f;: les deux valeurs.</translation>
    </message>
    <message>
        <source>Recruit subject or Buy a building: take a card on display and pay its value to its pile.</source>
        <translation>Recruter un sujet ou Acheter un bâtiment&#x202f;: prenez une carte visible et payez sa valeur à sa pile.</translation>
    </message>
    <message>
        <source>Resolve conflicts: take conflict markers.</source>
        <translation>On résout les conflits&#x202f;: des marqueurs de conflit sont distribués.</translation>
    </message>
    <message>
        <source>Settle conflict: return one of your markers to the supply.</source>
        <translation>Neutraliser un conflit&#x202f;: remettez un de vos marqueurs dans la réserve.</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Sujets</translation>
    </message>
    <message>
        <source>Take money: take all the money from one pile.</source>
        <translation>Prendre de l’argent&#x202f;: prenez tout l’argent d’une pile.</translation>
    </message>
    <message>
        <source>The lower rank takes a marker and loses an action, which the higher one may carry out.</source>
        <translation>Le rang inférieur reçoit un marqueur et perd une action, que le rang supérieur peut effectuer.</translation>
    </message>
    <message>
        <source>Town: Bishop, Scholar, Troubadour, and Sailor.</source>
        <translation>Ville&#x202f;: Évêque, Érudit, Troubadour et Marin.</translation>
    </message>
    <message>
        <source>Turns go from rank A to rank F. If ranks are equal, the player with fewer conflict markers goes first; if still tied, the one with the tie symbol.</source>
        <translation>Les tours vont du rang A au rang F. À rang égal, le joueur qui a le moins de marqueurs de conflit joue d’abord, puis, si l’égalité persiste, celui qui a le symbole d’égalité.</translation>
    </message>
    <message>
        <source>Village: Blacksmith, Carpenter, Market Woman, and Innkeeper.</source>
        <translation>Village&#x202f;: Forgeron, Charpentier, Vendeuse de marché et Aubergiste.</translation>
    </message>
    <message>
        <source>When a pile runs out, finish the cycle; then the game is over.</source>
        <translation>Quand une pile est épuisée, on termine le cycle, et la partie est finie.</translation>
    </message>
    <message>
        <source>Who steals from whom</source>
        <translation>Qui vole qui</translation>
    </message>
    <message>
        <source>With two players, a neutral character may give you a marker, too.</source>
        <translation>À deux joueurs, un personnage neutre peut aussi vous valoir un marqueur.</translation>
    </message>
</context>
<context>
    <name>rival-kings/card</name>
    <message>
        <source>After the characters are revealed: exchanges your character for another player’s.</source>
        <translation>Après la révélation, échange votre personnage contre celui d’un autre joueur.</translation>
    </message>
    <message>
        <source>Bishop</source>
        <translation>Évêque</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Forgeron</translation>
    </message>
    <message>
        <source>Bursar</source>
        <translation>Intendant</translation>
    </message>
    <message>
        <source>Buys a building as an extra action.</source>
        <translation>Achète un bâtiment, en action supplémentaire.</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Charpentier</translation>
    </message>
    <message>
        <source>Carpentry</source>
        <translation>Menuiserie</translation>
    </message>
    <message>
        <source>Carries out one action that was stolen from you.</source>
        <translation>Effectue une action qui vous a été volée.</translation>
    </message>
    <message>
        <source>Castle Wall</source>
        <translation>Remparts du château</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Cathédrale</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Comte</translation>
    </message>
    <message>
        <source>Countess</source>
        <translation>Comtesse</translation>
    </message>
    <message>
        <source>Court Lady</source>
        <translation>Dame de la cour</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Courtisan</translation>
    </message>
    <message>
        <source>Diplomat</source>
        <translation>Diplomate</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Duc</translation>
    </message>
    <message>
        <source>Exchanges one of your buildings for another player’s building.</source>
        <translation>Échange un de vos bâtiments contre celui d’un autre joueur.</translation>
    </message>
    <message>
        <source>Exchanges one of your cards for one of the four cards on display.</source>
        <translation>Échange une de vos cartes contre une des quatre cartes visibles.</translation>
    </message>
    <message>
        <source>Exchanges one of your subjects for another player’s; both become active.</source>
        <translation>Échange un de vos sujets contre celui d’un autre joueur&#x202f;; les deux deviennent actifs.</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Ferme</translation>
    </message>
    <message>
        <source>Farmer</source>
        <translation>Fermier</translation>
    </message>
    <message>
        <source>Forge</source>
        <translation>Forge</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardin</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Jardinier</translation>
    </message>
    <message>
        <source>Gives one of your conflict markers to another player.</source>
        <translation>Donne un de vos marqueurs de conflit à un autre joueur.</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Herb Meadow</source>
        <translation>Prairie</translation>
    </message>
    <message>
        <source>Herbalist</source>
        <translation>Herboriste</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, carries out your chosen action twice.</source>
        <translation>Lors d’un conflit de même rang, effectue deux fois l’action choisie.</translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, makes the other player take the marker.</source>
        <translation>Face à un rang supérieur, laisse le marqueur à l’autre joueur.</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Auberge</translation>
    </message>
    <message>
        <source>Innkeeper</source>
        <translation>Aubergiste</translation>
    </message>
    <message>
        <source>Jailer</source>
        <translation>Geôlier</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Chevalier</translation>
    </message>
    <message>
        <source>Lord Protector</source>
        <translation>Régent</translation>
    </message>
    <message>
        <source>Makes one building cost 1 less.</source>
        <translation>Réduit de 1 le prix d’un bâtiment.</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Market Woman</source>
        <translation>Vendeuse de marché</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mine</translation>
    </message>
    <message>
        <source>Miner</source>
        <translation>Mineur</translation>
    </message>
    <message>
        <source>Pavilion</source>
        <translation>Pavillon</translation>
    </message>
    <message>
        <source>Priest</source>
        <translation>Prêtre</translation>
    </message>
    <message>
        <source>Prison</source>
        <translation>Prison</translation>
    </message>
    <message>
        <source>Queen</source>
        <translation>Reine</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from nobody.</source>
        <translation>Rang {rank}&#x202f;: ne vole personne.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Bursar and Knight.</source>
        <translation>Rang {rank}&#x202f;: vole l’Intendant et le Chevalier.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Countess and Diplomat.</source>
        <translation>Rang {rank}&#x202f;: vole la Comtesse et le Diplomate.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Courtier and Priest.</source>
        <translation>Rang {rank}&#x202f;: vole le Courtisan et le Prêtre.</translation>
    </message>
    <message>
        <source>Rank {rank}: steals from the Traders.</source>
        <translation>Rang {rank}&#x202f;: vole les Marchands.</translation>
    </message>
    <message>
        <source>Recruits a subject as an extra action.</source>
        <translation>Recrute un sujet, en action supplémentaire.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Marin</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Érudit</translation>
    </message>
    <message>
        <source>Scores with its subject, the {subject}.</source>
        <translation>Paire parfaite avec son sujet, {subject:def}.</translation>
    </message>
    <message>
        <source>Searches a pile of buildings; you may take one and pay for it.</source>
        <translation>Fouille une pile de bâtiments&#x202f;; vous pouvez en prendre un en le payant.</translation>
    </message>
    <message>
        <source>Searches a pile of subjects; you may take one and pay for it.</source>
        <translation>Fouille une pile de sujets&#x202f;; vous pouvez en prendre un en le payant.</translation>
    </message>
    <message>
        <source>Takes 1 coin from the supply for each of your buildings.</source>
        <translation>Prend 1 pièce dans la réserve pour chacun de vos bâtiments.</translation>
    </message>
    <message>
        <source>Takes 1 coin from the supply for each of your conflict markers.</source>
        <translation>Prend 1 pièce dans la réserve pour chacun de vos marqueurs de conflit.</translation>
    </message>
    <message>
        <source>Takes money as an extra action.</source>
        <translation>Prend de l’argent, en action supplémentaire.</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Taverne</translation>
    </message>
    <message>
        <source>Trader</source>
        <translation>Marchand</translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation>Troubadour</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Université</translation>
    </message>
    <message>
        <source>Vineyard</source>
        <translation>Vignoble</translation>
    </message>
    <message>
        <source>Vintner</source>
        <translation>Vigneron</translation>
    </message>
    <message>
        <source>Watchman</source>
        <translation>Garde</translation>
    </message>
    <message>
        <source>action ×2</source>
        <translation>action ×2</translation>
    </message>
    <message>
        <source>building −1</source>
        <translation>bâtiment −1</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>bâtiments</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>acheter</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>personnage</translation>
    </message>
    <message>
        <source>display</source>
        <translation>visible</translation>
    </message>
    <message>
        <source>goes higher</source>
        <translation>au supérieur</translation>
    </message>
    <message>
        <source>if stolen</source>
        <translation>action volée</translation>
    </message>
    <message>
        <source>pair: {points}</source>
        <translation>paire&#x202f;: {points}</translation>
    </message>
    <message>
        <source>pass on</source>
        <translation>transmettre</translation>
    </message>
    <message>
        <source>per building</source>
        <translation>par bâtiment</translation>
    </message>
    <message>
        <source>per marker</source>
        <translation>par marqueur</translation>
    </message>
    <message>
        <source>recruit</source>
        <translation>recruter</translation>
    </message>
    <message>
        <source>subjects</source>
        <translation>sujets</translation>
    </message>
    <message>
        <source>take money</source>
        <translation>argent</translation>
    </message>
</context>
<context>
    <name>rival-kings/course</name>
    <message>
        <source>2 more points for you, 2 fewer for the leader.</source>
        <translation>2 points de plus pour vous, 2 de moins pour le premier.</translation>
    </message>
    <message>
        <source>4 points for you, and no perfect pair for {player}.</source>
        <translation>4 points pour vous, et pas de paire parfaite pour {player}.</translation>
    </message>
    <message>
        <source>A steals from D: {player} takes a conflict marker, and you steal one of the Knight’s actions.</source>
        <translation>A vole D&#x202f;: {player} reçoit un marqueur de conflit, et vous volez une des actions du Chevalier.</translation>
    </message>
    <message>
        <source>A tactic: steal what hurts most</source>
        <translation>Une tactique&#x202f;: volez ce qui fait le plus mal</translation>
    </message>
    <message>
        <source>A theft costs you an action and brings you a conflict marker. {player} plays the Duke (rank B), {other} the Countess (rank E). Play the character that neither steals from.</source>
        <translation>Un joueur volé reçoit un marqueur de conflit et perd une action. {player} va jouer le Duc (rang B), et {other}, la Comtesse (rang E). Jouez le personnage qu’aucun des deux ne vole.</translation>
    </message>
    <message>
        <source>A whole cycle</source>
        <translation>Un cycle entier</translation>
    </message>
    <message>
        <source>After their turns, you win with 12 points. In every game, watch the smallest pile.</source>
        <translation>Après leurs tours, vous gagnez avec 12 points. Dans chaque partie, surveillez la pile la plus basse.</translation>
    </message>
    <message>
        <source>After two cycles, all characters are shuffled, and everyone gets three new ones.</source>
        <translation>Après deux cycles, on mélange tous les personnages, et chacun en reçoit trois nouveaux.</translation>
    </message>
    <message>
        <source>All you need now is the button that ends your turn.</source>
        <translation>Il ne vous faut plus que le bouton qui termine votre tour.</translation>
    </message>
    <message>
        <source>All your actions are done. End your turn: {other} follows with rank B, then {player} with rank D.</source>
        <translation>Toutes vos actions sont effectuées. Terminez votre tour&#x202f;: {other} joue ensuite avec le rang B, puis {player} avec le rang D.</translation>
    </message>
    <message>
        <source>At the start of your turn, you cover one of the Knight’s actions with your crest. You have 1 coin: steal the action that brings you more.</source>
        <translation>Au début de votre tour, vous recouvrez une action du Chevalier avec votre blason. Vous avez 1 pièce&#x202f;: volez l’action qui en rapporte.</translation>
    </message>
    <message>
        <source>Before you choose your character, you can see which ones conflict with it.</source>
        <translation>Avant de choisir votre personnage, vous savez avec quels autres il entre en conflit.</translation>
    </message>
    <message>
        <source>Beside each name, the number with the star is the score.</source>
        <translation>Près de chaque nom, l’étoile indique le score.</translation>
    </message>
    <message>
        <source>Bishop and Harbor score 3: more than 1 each, but less than a perfect pair.</source>
        <translation>L’Évêque et le Port rapportent 3 points&#x202f;: plus que 1 chacun, moins qu’une paire parfaite.</translation>
    </message>
    <message>
        <source>Both subjects on display cost 3, and you have exactly 3.</source>
        <translation>Chacun des deux sujets visibles coûte 3, juste ce que vous avez.</translation>
    </message>
    <message>
        <source>Buy nothing: end your turn.</source>
        <translation>N’achetez rien&#x202f;: terminez votre tour.</translation>
    </message>
    <message>
        <source>Buy the Market, the last card of pile 4.</source>
        <translation>Achetez le Marché, la dernière carte de la pile 4.</translation>
    </message>
    <message>
        <source>Carry out the stolen action at once: take the money from a pile.</source>
        <translation>Une action volée s’effectue aussitôt. Prenez l’argent d’une pile.</translation>
    </message>
    <message>
        <source>Choose any pile: each will hold 2.</source>
        <translation>Choisissez n’importe quelle pile&#x202f;: chacune vaudra 2.</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Marqueurs de conflit</translation>
    </message>
    <message>
        <source>Court Lady and Pavilion: 4 + 3 points for a card that scored 1.</source>
        <translation>Dame de la cour et Pavillon&#x202f;: 4 + 3 points pour une carte qui en rapportait 1.</translation>
    </message>
    <message>
        <source>Danger: a popular target</source>
        <translation>Danger&#x202f;: une cible de choix</translation>
    </message>
    <message>
        <source>Do I have to carry out every action?</source>
        <translation>Dois-je effectuer toutes les actions&#x202f;?</translation>
    </message>
    <message>
        <source>Does a building on display belong to one of your subjects?</source>
        <translation>Un des bâtiments visibles va-t-il avec un de vos sujets&#x202f;?</translation>
    </message>
    <message>
        <source>Drag a character from your hand to your place.</source>
        <translation>Faites glisser un personnage de votre main devant vous.</translation>
    </message>
    <message>
        <source>Drag the coin symbol from the Knight onto your Queen.</source>
        <translation>Faites glisser le symbole aux pièces du Chevalier sur votre Reine.</translation>
    </message>
    <message>
        <source>Drag the coins from any pile to yours.</source>
        <translation>Faites glisser les pièces d’une pile vers les vôtres.</translation>
    </message>
    <message>
        <source>Drag the coins from pile 4 to yours.</source>
        <translation>Faites glisser les pièces de la pile 4 vers les vôtres.</translation>
    </message>
    <message>
        <source>Drag your conflict marker to the supply.</source>
        <translation>Faites glisser votre marqueur de conflit dans la réserve.</translation>
    </message>
    <message>
        <source>Each pile got 2, and you took the 2 from one of them.</source>
        <translation>Chaque pile a reçu 2, et vous avez pris les 2 de l’une d’elles.</translation>
    </message>
    <message>
        <source>Equal ranks are in conflict, too: both take a marker. {player} will play a Trader (rank F), {other} the Queen (rank A). Stay out of every conflict.</source>
        <translation>Les rangs égaux sont aussi en conflit&#x202f;: chacun reçoit un marqueur. {player} va jouer un Marchand (rang F), et {other}, la Reine (rang A). Restez à l’écart de tout conflit.</translation>
    </message>
    <message>
        <source>Every pile still has a card: another cycle will follow, and the others may catch up.</source>
        <translation>Chaque pile a encore une carte&#x202f;: un autre cycle va suivre, et les autres peuvent vous rattraper.</translation>
    </message>
    <message>
        <source>Gardener and Prison are both yellow Court cards.</source>
        <translation>Le Jardinier et la Prison sont deux cartes jaunes (cour).</translation>
    </message>
    <message>
        <source>Give the Carpentry: alone, it scores 1.</source>
        <translation>Donnez la Menuiserie&#x202f;: seule, elle rapporte 1.</translation>
    </message>
    <message>
        <source>Harbor and Troubadour are both red: together they score 3.</source>
        <translation>Le Port et le Troubadour sont rouges&#x202f;: ensemble, ils rapportent 3.</translation>
    </message>
    <message>
        <source>Hover over a character to see whom it steals from.</source>
        <translation>Laissez le pointeur sur un personnage&#x202f;: vous verrez qui il vole.</translation>
    </message>
    <message>
        <source>How do I get rid of a conflict marker?</source>
        <translation>Comment me débarrasser d’un marqueur de conflit&#x202f;?</translation>
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
        <source>In conflict</source>
        <translation>En conflit</translation>
    </message>
    <message>
        <source>In each cycle, everyone secretly plays a character; all are revealed together. Turns go from rank A to rank F. Play the character that goes first.</source>
        <translation>À chaque cycle, chacun joue un personnage en secret&#x202f;; tous sont révélés ensemble. Les tours vont du rang A au rang F. Jouez le personnage dont le tour vient en premier.</translation>
    </message>
    <message>
        <source>It is still your turn.</source>
        <translation>C’est encore votre tour.</translation>
    </message>
    <message>
        <source>It is too late for Pass on conflict this turn, and the marker still costs you 2 points.</source>
        <translation>Il est trop tard ce tour-ci pour «&#x202f;Transmettre un conflit&#x202f;», et le marqueur vous coûte toujours 2 points.</translation>
    </message>
    <message>
        <source>Jailer and Prison are a perfect pair: 3 + 4 points. You lead 10 to 9.</source>
        <translation>Le Geôlier et la Prison forment une paire parfaite&#x202f;: 3 + 4 points. Vous menez 10 à 9.</translation>
    </message>
    <message>
        <source>Last turn: pile 1 has run out, and {player} leads 9 to 5. A subject with its own building scores both values. Buy the building that wins.</source>
        <translation>Dernier tour&#x202f;: la pile 1 est épuisée, et {player} mène 9 à 5. Un sujet avec son propre bâtiment rapporte les deux valeurs. Achetez le bâtiment qui vous fait gagner.</translation>
    </message>
    <message>
        <source>Last turn: you lead 8 to 7. A card without a partner scores 1, and every 3 in coins scores 1. Keep your lead.</source>
        <translation>Dernier tour, et vous menez 8 à 7. Une carte isolée rapporte 1 point, et chaque lot de 3 pièces aussi. Gardez votre avance.</translation>
    </message>
    <message>
        <source>Look at your Jailer: which of the two buildings is his?</source>
        <translation>Regardez votre Geôlier&#x202f;: lequel des deux bâtiments est le sien&#x202f;?</translation>
    </message>
    <message>
        <source>Low ranks have more actions; high ranks go first and lose fewer actions to others.</source>
        <translation>Les rangs bas ont plus d’actions&#x202f;; les rangs hauts jouent plus tôt et se font moins voler.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Next comes Take money: take all the money from one pile. You have 1 coin, and the Harbor for your Sailor costs 3. Take enough.</source>
        <translation>Ensuite vient «&#x202f;Prendre de l’argent&#x202f;»&#x202f;: tout l’argent d’une pile. Vous avez 1 pièce, et le Port de votre Marin coûte 3. Prenez assez d’argent.</translation>
    </message>
    <message>
        <source>No conflict could bring your Queen a marker. Nobody steals from rank A or B.</source>
        <translation>Aucun conflit ne pouvait valoir un marqueur à votre Reine. Personne ne vole les rangs A et B.</translation>
    </message>
    <message>
        <source>No conflict for you. Different ranks leave each other alone unless one steals from the other.</source>
        <translation>Pas de conflit pour vous. Deux rangs différents qui ne se volent pas se laissent tranquilles.</translation>
    </message>
    <message>
        <source>No pile has any money, so each one first gets coins worth 2 from the supply. Take some money.</source>
        <translation>Aucune pile n’a d’argent&#x202f;: la réserve en donne d’abord pour 2 à chacune. Prenez de l’argent.</translation>
    </message>
    <message>
        <source>Nobody steals from rank A, and the other A has been played.</source>
        <translation>Personne ne vole le rang A, et l’autre personnage A a déjà été joué.</translation>
    </message>
    <message>
        <source>Nobody steals from rank B. Is the other B still out there?</source>
        <translation>Personne ne vole le rang B. L’autre personnage B est-il encore en jeu&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody steals from your Knight, and D steals from E, so {player} takes a marker.</source>
        <translation>Personne ne vole votre Chevalier, et D vole E&#x202f;: {player} reçoit un marqueur.</translation>
    </message>
    <message>
        <source>Nothing else is left to do: end your turn.</source>
        <translation>Il ne reste rien d’autre à faire&#x202f;: terminez votre tour.</translation>
    </message>
    <message>
        <source>Now buy a building. You pay its value to its pile, where the next player can take the money.</source>
        <translation>Achetez maintenant un bâtiment. Vous payez sa valeur à sa pile, où le joueur suivant peut prendre l’argent.</translation>
    </message>
    <message>
        <source>Now choose what to give for it: the building you will miss least.</source>
        <translation>Choisissez maintenant ce que vous donnez en échange&#x202f;: le bâtiment qui vous manquera le moins.</translation>
    </message>
    <message>
        <source>Now for your Queen’s own action: recruit a subject. Its value is its price, and the coins go to its pile.</source>
        <translation>Effectuez maintenant l’action de votre Reine&#x202f;: recrutez un sujet. Il coûte sa valeur, et les pièces vont à sa pile.</translation>
    </message>
    <message>
        <source>Now recruit with your Queen. A new subject goes to the end of your row and becomes the active one; earlier ones only score.</source>
        <translation>Recrutez maintenant avec votre Reine. Un nouveau sujet va au bout de votre file et devient le sujet actif&#x202f;; les précédents ne font plus que rapporter des points.</translation>
    </message>
    <message>
        <source>Once a pile has run out, the cycle is played to its end, and then the game is over. End your turn.</source>
        <translation>Quand une pile est épuisée, on termine le cycle, et la partie est finie. Terminez votre tour.</translation>
    </message>
    <message>
        <source>One action, well chosen. If ranks are equal, the player with fewer conflict markers goes first.</source>
        <translation>Une seule action, bien choisie. À rang égal, le joueur qui a le moins de marqueurs de conflit joue d’abord.</translation>
    </message>
    <message>
        <source>Only what lies under a crest is lost; the rest of your actions stay yours.</source>
        <translation>Seul ce qui est sous un blason est perdu&#x202f;; vos autres actions vous restent.</translation>
    </message>
    <message>
        <source>Payments stay at the pile. {player} has just paid 4 at pile 4, on top of the 2 already there. Take as much money as you can.</source>
        <translation>L’argent payé reste près de la pile. {player} vient de payer 4 à la pile 4, en plus des 2 qui y étaient. Prenez le plus d’argent possible.</translation>
    </message>
    <message>
        <source>Pile 1 has only one coin, worth 1. Take the money from pile 2, 3, or 4.</source>
        <translation>À la pile 1, il n’y a qu’une pièce de 1. Prenez l’argent de la pile 2, 3 ou 4.</translation>
    </message>
    <message>
        <source>Pile 4 has run out. The Market brings you little, but it ends the game.</source>
        <translation>La pile 4 est épuisée. Le Marché rapporte peu, mais il met fin à la partie.</translation>
    </message>
    <message>
        <source>Pile {pile} held {sum}. There was more where {player} paid.</source>
        <translation>Il y avait {sum} à la pile {pile}, et davantage là où {player} a payé.</translation>
    </message>
    <message>
        <source>Play the Count.</source>
        <translation>Jouez le Comte.</translation>
    </message>
    <message>
        <source>Rank A steals from rank D: which of your characters has rank A?</source>
        <translation>Le rang A vole le rang D&#x202f;: lequel de vos personnages est de rang A&#x202f;?</translation>
    </message>
    <message>
        <source>Rank C passes a conflict marker on: it then costs someone else 2 points. Give yours to the player with the most points.</source>
        <translation>Le rang C transmet un marqueur de conflit, qui coûte alors 2 points à un autre joueur. Donnez le vôtre au joueur qui a le plus de points.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Settle conflict and Buy a building are not covered.</source>
        <translation>«&#x202f;Neutraliser un conflit&#x202f;» et «&#x202f;Acheter un bâtiment&#x202f;» ne sont pas sous un blason.</translation>
    </message>
    <message>
        <source>She gives you an extra action: take money from a pile.</source>
        <translation>Elle vous donne une action supplémentaire&#x202f;: prenez l’argent d’une pile.</translation>
    </message>
    <message>
        <source>She has a button of her own while she can help you.</source>
        <translation>Elle a son propre bouton tant qu’elle peut vous aider.</translation>
    </message>
    <message>
        <source>That makes your score {own}. A different action brings more.</source>
        <translation>Votre score est alors de {own}. Une autre action rapporte plus.</translation>
    </message>
    <message>
        <source>The Court Lady’s own building is the Pavilion.</source>
        <translation>Le bâtiment de la Dame de la cour est le Pavillon.</translation>
    </message>
    <message>
        <source>The Duke has rank B and steals from C. The Countess has rank E and steals from F.</source>
        <translation>Le Duc est de rang B et vole C. La Comtesse est de rang E et vole F.</translation>
    </message>
    <message>
        <source>The Duke’s first action is Settle conflict.</source>
        <translation>La première action du Duc est «&#x202f;Neutraliser un conflit&#x202f;».</translation>
    </message>
    <message>
        <source>The Gardener and Watchman act before any turns. {player}’s Queen is about to steal from your Knight: let {player} have the conflict marker.</source>
        <translation>Le Jardinier et le Garde agissent avant les tours. {player} a joué la Reine, qui va voler votre Chevalier&#x202f;: laissez le marqueur de conflit à {player}.</translation>
    </message>
    <message>
        <source>The Harbor is on display at pile 3.</source>
        <translation>Le Port est visible sur la pile 3.</translation>
    </message>
    <message>
        <source>The Queen has rank A, the Courtier C, the Trader F.</source>
        <translation>La Reine est de rang A, le Courtisan de rang C, le Marchand de rang F.</translation>
    </message>
    <message>
        <source>The Trader does the most, but C, E, and the other Trader are after it. The Lord Protector (rank A), your Queen’s only equal, has been played. Play it safe.</source>
        <translation>Le Marchand a le plus d’actions, mais C, E et l’autre Marchand le guettent. Le Régent (rang A), seul égal de votre Reine, a déjà été joué. Ne prenez aucun risque.</translation>
    </message>
    <message>
        <source>The Trader has rank F, the Queen rank A. Play neither of these ranks.</source>
        <translation>Le Marchand est de rang F, la Reine de rang A. Ne jouez aucun de ces rangs.</translation>
    </message>
    <message>
        <source>The cards of a perfect pair show the same symbol, as the Jailer and Prison do.</source>
        <translation>Les deux cartes d’une paire parfaite portent le même symbole, comme le Geôlier et la Prison.</translation>
    </message>
    <message>
        <source>The cycle is still played to its end: {player} and {other} take their turns. End yours.</source>
        <translation>Le cycle va jusqu’au bout&#x202f;: {player} et {other} jouent leur tour. Terminez le vôtre.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>The game goes on until your turn is over.</source>
        <translation>La partie continue jusqu’à la fin de votre tour.</translation>
    </message>
    <message>
        <source>The last subject in your row is active: once per cycle, on your turn, you may use its ability. You have 1 coin; your Market Woman takes money. Use her.</source>
        <translation>Le dernier sujet de votre file est actif&#x202f;: une fois par cycle, à votre tour, vous pouvez utiliser sa capacité. Vous avez 1 pièce&#x202f;; votre Vendeuse de marché prend de l’argent. Utilisez-la.</translation>
    </message>
    <message>
        <source>The neutral character only hands out markers: it steals no action and takes no turn.</source>
        <translation>Le personnage neutre ne fait que distribuer des marqueurs&#x202f;: il ne vole aucune action et ne joue pas de tour.</translation>
    </message>
    <message>
        <source>The neutral {theirs} has rank {higher}, and {higher} steals from {rank}: your {card} brings you a marker.</source>
        <translation>Le personnage neutre, {theirs:def}, est de rang {higher}, et {higher} vole {rank}&#x202f;: {card:def} vous vaut un marqueur.</translation>
    </message>
    <message>
        <source>The number on a card is both its price and its value.</source>
        <translation>Le chiffre d’une carte indique à la fois son prix et sa valeur.</translation>
    </message>
    <message>
        <source>The second cycle of the round: you choose between your other two characters; those already played are face up. Play one of the two.</source>
        <translation>Second cycle de la manche&#x202f;: vous choisissez entre vos deux autres personnages&#x202f;; ceux déjà joués sont visibles. Jouez l’un des deux.</translation>
    </message>
    <message>
        <source>The subject is yours. Its own building would now score with it.</source>
        <translation>Le sujet est à vous. Avec son bâtiment, il rapporterait les deux valeurs.</translation>
    </message>
    <message>
        <source>The subject scores 1, but you spent 3 on it, and it is too late to settle: your score is still below 0.</source>
        <translation>Le sujet rapporte 1 point, mais vous a coûté 3 pièces, et il est trop tard pour neutraliser un conflit&#x202f;: votre score reste négatif.</translation>
    </message>
    <message>
        <source>What are coins worth at the end?</source>
        <translation>À quoi servent les pièces à la fin&#x202f;?</translation>
    </message>
    <message>
        <source>What can I do on my turn?</source>
        <translation>Que puis-je faire à mon tour&#x202f;?</translation>
    </message>
    <message>
        <source>What do two cards of the same color score?</source>
        <translation>Que rapportent deux cartes de même couleur&#x202f;?</translation>
    </message>
    <message>
        <source>What does a card cost?</source>
        <translation>Combien coûte une carte&#x202f;?</translation>
    </message>
    <message>
        <source>What does my subject do for me?</source>
        <translation>À quoi sert mon sujet&#x202f;?</translation>
    </message>
    <message>
        <source>What ends the game?</source>
        <translation>Qu’est-ce qui met fin à la partie&#x202f;?</translation>
    </message>
    <message>
        <source>What happens when someone steals from me?</source>
        <translation>Que se passe-t-il quand on me vole&#x202f;?</translation>
    </message>
    <message>
        <source>What if two of us play the same rank?</source>
        <translation>Et si deux d’entre nous jouent le même rang&#x202f;?</translation>
    </message>
    <message>
        <source>What is the neutral character?</source>
        <translation>Qu’est-ce que le personnage neutre&#x202f;?</translation>
    </message>
    <message>
        <source>What subjects do</source>
        <translation>Ce que font les sujets</translation>
    </message>
    <message>
        <source>Where does money come from?</source>
        <translation>D’où vient l’argent&#x202f;?</translation>
    </message>
    <message>
        <source>Which action does everyone need to get a building?</source>
        <translation>Quelle action faut-il pour obtenir un bâtiment&#x202f;?</translation>
    </message>
    <message>
        <source>Which of my subjects is active?</source>
        <translation>Lequel de mes sujets est actif&#x202f;?</translation>
    </message>
    <message>
        <source>Which of {player}’s buildings shows the symbol of one of your subjects?</source>
        <translation>Chez {player}, quel bâtiment porte le symbole d’un de vos sujets&#x202f;?</translation>
    </message>
    <message>
        <source>Who goes first?</source>
        <translation>Qui joue en premier&#x202f;?</translation>
    </message>
    <message>
        <source>Who steals from whom</source>
        <translation>Qui vole qui</translation>
    </message>
    <message>
        <source>Who steals from whom?</source>
        <translation>Qui vole qui&#x202f;?</translation>
    </message>
    <message>
        <source>Why is my score below 0?</source>
        <translation>Pourquoi mon score est-il négatif&#x202f;?</translation>
    </message>
    <message>
        <source>With the money from pile {pile}, you have {coins}. The Harbor costs 3.</source>
        <translation>Avec l’argent de la pile {pile}, vous avez {coins} en tout. Le Port coûte 3.</translation>
    </message>
    <message>
        <source>With two players, a neutral character is revealed, too. Its rank and the rank it steals from each take a marker. The Count (rank B) has been played: stay safe.</source>
        <translation>À deux, un personnage neutre est aussi révélé. Tout joueur dont le personnage est de ce rang, ou du rang que le neutre vole, reçoit un marqueur. Le Comte (rang B) a déjà été joué&#x202f;: ne prenez aucun risque.</translation>
    </message>
    <message>
        <source>Without a building, you stay at {own} points, and {player} wins with {theirs}.</source>
        <translation>Sans bâtiment, vous restez à {own} points, et {player} gagne avec {theirs}.</translation>
    </message>
    <message>
        <source>Without {card}, you have {own} points. You own a building that scores less.</source>
        <translation>Sans {card:def}, vous avez {own} points. Vous possédez un bâtiment qui rapporte moins.</translation>
    </message>
    <message>
        <source>You and {player} both played a Trader. Equal ranks steal from nobody and carry out only one of their actions each. Choose the one that brings you the most points.</source>
        <translation>{player} et vous avez joué un Marchand. À rang égal, on ne vole personne, et chacun n’effectue qu’une action. Choisissez celle qui vous rapporte le plus de points.</translation>
    </message>
    <message>
        <source>You can carry out a character’s actions, and you know that you may skip any of them.</source>
        <translation>Vous effectuez les actions d’un personnage et savez auxquelles vous pouvez renoncer.</translation>
    </message>
    <message>
        <source>You can make the most of a turn after a conflict.</source>
        <translation>Vous tirez le meilleur parti d’un tour après un conflit.</translation>
    </message>
    <message>
        <source>You cannot make a perfect pair. But a subject and a building of the same color score the higher value. Buy the building that raises your score.</source>
        <translation>Aucune paire parfaite n’est possible. Mais un sujet et un bâtiment de même couleur rapportent la plus haute des deux valeurs. Achetez le bâtiment qui augmente votre score.</translation>
    </message>
    <message>
        <source>You carry out actions from left to right; what you skip is gone. Your Trader’s first action is Settle conflict: return your conflict marker.</source>
        <translation>Les actions vont de gauche à droite&#x202f;; une action sautée est perdue. La première de votre Marchand est «&#x202f;Neutraliser un conflit&#x202f;»&#x202f;: rendez votre marqueur de conflit.</translation>
    </message>
    <message>
        <source>You check the face-up characters before you choose.</source>
        <translation>Vous regardez les personnages déjà joués avant de choisir.</translation>
    </message>
    <message>
        <source>You could not pay: every subject on display costs 3, and you have only 1.</source>
        <translation>Vous ne pourriez pas payer&#x202f;: chaque sujet visible coûte 3, et vous n’avez qu’une pièce.</translation>
    </message>
    <message>
        <source>You have already used an ability this cycle, so your new subject cannot help until the next cycle.</source>
        <translation>Vous avez déjà utilisé une capacité pendant ce cycle&#x202f;: votre nouveau sujet ne pourra vous aider qu’au prochain.</translation>
    </message>
    <message>
        <source>You have not chosen a character yet.</source>
        <translation>Vous n’avez pas encore choisi de personnage.</translation>
    </message>
    <message>
        <source>You have paid for {card} and have only {coins} left: too little for the Harbor.</source>
        <translation>Vous avez payé {card:def}, et il vous reste {coins}&#x202f;: trop peu pour le Port.</translation>
    </message>
    <message>
        <source>You have played one cycle, from choosing a character to the end of the last turn.</source>
        <translation>Vous avez joué un cycle, du choix du personnage à la fin du dernier tour.</translation>
    </message>
    <message>
        <source>You know what a conflict marker costs, and you know two ways to get rid of one.</source>
        <translation>Vous savez ce que coûte un marqueur de conflit, et deux façons de s’en débarrasser.</translation>
    </message>
    <message>
        <source>You know what every card and coin is worth at the end.</source>
        <translation>Vous savez ce que rapportent à la fin chaque carte et chaque pièce.</translation>
    </message>
    <message>
        <source>You know what wins the game and what ends it.</source>
        <translation>Vous savez ce qui fait gagner la partie, et ce qui y met fin.</translation>
    </message>
    <message>
        <source>You know where coins come from and where they go.</source>
        <translation>Vous savez d’où viennent les pièces et où elles vont.</translation>
    </message>
    <message>
        <source>You lead, and pile 4 has only one card left. When a pile runs out, the game ends with that cycle. Make it end.</source>
        <translation>Vous menez, et la pile 4 n’a plus qu’une carte. Quand une pile est épuisée, la partie se termine avec ce cycle. Provoquez la fin.</translation>
    </message>
    <message>
        <source>You may carry out a stolen action at once or skip it. Buy the building in your Gardener’s color.</source>
        <translation>Vous pouvez effectuer aussitôt une action volée, ou y renoncer. Achetez le bâtiment de la couleur de votre Jardinier.</translation>
    </message>
    <message>
        <source>You may skip any action: skip Recruit subject, keep your coins, and buy the Harbor.</source>
        <translation>Vous pouvez renoncer à n’importe quelle action&#x202f;: passez «&#x202f;Recruter un sujet&#x202f;», gardez vos pièces et achetez le Port.</translation>
    </message>
    <message>
        <source>You now have 6, and 4 of that came from {player}.</source>
        <translation>Vous en avez 6 maintenant, dont 4 payées par {player}.</translation>
    </message>
    <message>
        <source>You see how thick a stack is, not what it is worth: remember how much was paid where.</source>
        <translation>Vous voyez l’épaisseur du tas, pas sa valeur&#x202f;: retenez qui a payé où.</translation>
    </message>
    <message>
        <source>You see the end coming and bring it about when it suits you best.</source>
        <translation>Vous voyez venir la fin, et vous la provoquez quand elle vous arrange.</translation>
    </message>
    <message>
        <source>You skipped Settle conflict, and you cannot go back to it this turn.</source>
        <translation>Vous avez passé «&#x202f;Neutraliser un conflit&#x202f;», et vous ne pouvez plus y revenir ce tour-ci.</translation>
    </message>
    <message>
        <source>You skipped the extra action, and the Market Woman cannot help again this cycle.</source>
        <translation>Vous avez renoncé à l’action supplémentaire, et la Vendeuse de marché ne sert plus pendant ce cycle.</translation>
    </message>
    <message>
        <source>You skipped the stolen action. That is allowed, but the building would have raised your score.</source>
        <translation>Vous avez renoncé à l’action volée&#x202f;: c’est permis, mais le bâtiment aurait augmenté votre score.</translation>
    </message>
    <message>
        <source>You skipped the stolen action. The money stays at the piles.</source>
        <translation>Vous avez renoncé à l’action volée. L’argent reste aux piles.</translation>
    </message>
    <message>
        <source>You steal not only what you need but also what a rival needs.</source>
        <translation>Vous volez ce qu’il vous faut, mais aussi ce dont un adversaire a besoin.</translation>
    </message>
    <message>
        <source>You took the marker yourself. Your Watchman could have turned it away.</source>
        <translation>Vous avez pris le marqueur vous-même. Votre Garde aurait pu le laisser à l’autre joueur.</translation>
    </message>
    <message>
        <source>You use your active subject at the right moment.</source>
        <translation>Vous utilisez votre sujet actif au bon moment.</translation>
    </message>
    <message>
        <source>You win 10 to 9. When a pile has run out, the player with the most points wins, and pairs bring points.</source>
        <translation>Vous gagnez 10 à 9. Quand une pile est épuisée, le joueur qui a le plus de points l’emporte, et les paires en rapportent beaucoup.</translation>
    </message>
    <message>
        <source>You win 8 to 7. At the end, keep your coins if they score more than a card would.</source>
        <translation>Vous gagnez 8 à 7. À la fin, gardez vos pièces si elles rapportent plus qu’une carte.</translation>
    </message>
    <message>
        <source>Your Bishop is a red Town card. Which building is red?</source>
        <translation>Votre Évêque est rouge (ville). Quel bâtiment est rouge&#x202f;?</translation>
    </message>
    <message>
        <source>Your Bishop’s own building is the Cathedral: together they score 3 + 4.</source>
        <translation>Le bâtiment de votre Évêque est la Cathédrale&#x202f;: ensemble, ils rapportent 3 + 4.</translation>
    </message>
    <message>
        <source>Your Court Lady exchanges buildings with another player but never breaks up a perfect pair. Ask for the building that completes a pair for you.</source>
        <translation>Votre Dame de la cour échange des bâtiments avec un autre joueur, mais ne rompt jamais une paire parfaite. Demandez le bâtiment qui formera une paire avec un de vos sujets.</translation>
    </message>
    <message>
        <source>Your Queen goes first and steals from the Knight, because A steals from D.</source>
        <translation>Votre Reine joue en premier, et elle vole le Chevalier, car A vole D.</translation>
    </message>
    <message>
        <source>Your Watchman is active: use him.</source>
        <translation>Votre Garde est actif&#x202f;: utilisez-le.</translation>
    </message>
    <message>
        <source>Your actions</source>
        <translation>Vos actions</translation>
    </message>
    <message>
        <source>Your money (3) is enough for either subject on display.</source>
        <translation>Vous avez 3 pièces&#x202f;: assez pour l’un ou l’autre des sujets visibles.</translation>
    </message>
    <message>
        <source>Your money (6) scores 2 points. Neither building fits your Sailor.</source>
        <translation>Votre argent (6) rapporte 2 points. Aucun des bâtiments ne va avec votre Marin.</translation>
    </message>
    <message>
        <source>Your score is now 1. Beside each name, you see the score, marked with a star, then money and conflict markers.</source>
        <translation>Votre score est maintenant de 1. Près de chaque nom figurent le score, avec l’étoile, puis l’argent et les marqueurs de conflit.</translation>
    </message>
    <message>
        <source>Your score is −1: your money (5) scores 1 point, and your conflict marker costs 2. Raise your score above 0 with your Duke.</source>
        <translation>Votre score est de −1&#x202f;: votre argent (5) rapporte 1 point, votre marqueur de conflit en coûte 2. Faites passer votre score au-dessus de 0 avec votre Duc.</translation>
    </message>
    <message>
        <source>Your turn is over, and nothing has been exchanged.</source>
        <translation>Votre tour est fini, et rien n’a été échangé.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have bought nothing.</source>
        <translation>Votre tour est fini, et vous n’avez rien acheté.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have recruited nobody.</source>
        <translation>Votre tour est fini, et vous n’avez recruté personne.</translation>
    </message>
    <message>
        <source>Your turn is over, and you have taken nothing.</source>
        <translation>Votre tour est fini, et vous n’avez rien pris.</translation>
    </message>
    <message>
        <source>Your turn is over, and you still have the marker: your score remains below 0.</source>
        <translation>Votre tour est fini, et vous avez encore le marqueur&#x202f;: votre score reste négatif.</translation>
    </message>
    <message>
        <source>Your turn is over, and your remaining actions are lost.</source>
        <translation>Votre tour est fini, et les actions qui vous restaient sont perdues.</translation>
    </message>
    <message>
        <source>Your turn is over, and your score stays at {own}.</source>
        <translation>Votre tour est fini, et votre score reste à {own}.</translation>
    </message>
    <message>
        <source>Your turn is over, and your two remaining actions are lost, too.</source>
        <translation>Votre tour est fini, et deux actions qui vous restaient sont perdues aussi.</translation>
    </message>
    <message>
        <source>Your turn is over: without money, you could not recruit, and you did not use the Market Woman.</source>
        <translation>Votre tour est fini&#x202f;: sans argent, vous ne pouviez pas recruter, et vous n’avez pas utilisé la Vendeuse de marché.</translation>
    </message>
    <message>
        <source>{card} alone scores 1 and costs you a point in money. It fits none of your cards.</source>
        <translation>Isolée, la carte {card} rapporte 1 point, mais vous en coûte 1 en argent. Elle ne va avec aucune des vôtres.</translation>
    </message>
    <message>
        <source>{card} alone scores 1, but its price of 4 was worth more: {own} points for you, {theirs} for {player}.</source>
        <translation>Isolée, la carte {card} rapporte 1, mais les 4 pièces payées valaient plus&#x202f;: {own} points pour vous, {theirs} pour {player}.</translation>
    </message>
    <message>
        <source>{card} belongs to none of your subjects.</source>
        <translation>La carte {card} ne va avec aucun de vos sujets.</translation>
    </message>
    <message>
        <source>{card} has a different color from your Bishop: two single cards, 1 point each. Your score stays at {own}.</source>
        <translation>La carte {card} n’a pas la couleur de votre Évêque&#x202f;: deux cartes isolées, 1 point chacune. Votre score reste à {own}.</translation>
    </message>
    <message>
        <source>{card} matches only the Jailer’s color: the pair scores its higher value. You would have {own} points, and {player} {theirs}.</source>
        <translation>La carte {card} n’a que la couleur en commun avec le Geôlier&#x202f;: la paire rapporte sa plus haute valeur. Vous auriez {own} points, contre {theirs} pour {player}.</translation>
    </message>
    <message>
        <source>{player} can no longer buy anything this cycle.</source>
        <translation>{player} ne peut plus rien acheter pendant ce cycle.</translation>
    </message>
    <message>
        <source>{player} can still buy the Prison: Buy a building is not covered.</source>
        <translation>{player} peut encore acheter ce bâtiment, la Prison&#x202f;: l’action n’est pas recouverte.</translation>
    </message>
    <message>
        <source>{player} goes first: their {theirs} has rank {higher}, and your {card} only rank {rank}.</source>
        <translation>{player} joue en premier&#x202f;: {theirs:def} est de rang {higher}, {card:def} seulement de rang {rank}.</translation>
    </message>
    <message>
        <source>{player} has a Jailer and coins worth 4, enough for the Prison: the pair would score 7. Your Bursar steals from the Diplomat. Steal the action they need for that.</source>
        <translation>{player} a un Geôlier et 4 pièces, assez pour la Prison&#x202f;: la paire rapporterait 7. Votre Intendant vole le Diplomate. Volez l’action qui permettrait cet achat.</translation>
    </message>
    <message>
        <source>{player} has a perfect pair and leads.</source>
        <translation>{player} a une paire parfaite et mène.</translation>
    </message>
    <message>
        <source>{player} has only {points} points. {leader} leads with {most}.</source>
        <translation>{player} n’a que {points} points. {leader} mène avec {most}.</translation>
    </message>
    <message>
        <source>{player} has the marker. An action will still be stolen from you.</source>
        <translation>Le marqueur est pour {player}. Une action vous sera volée malgré tout.</translation>
    </message>
    <message>
        <source>{player} plays the Knight (rank D). A steals from D, B from C, C from F, D from E, and E from F. Play the character that steals from D.</source>
        <translation>{player} va jouer le Chevalier (rang D). A vole D, B vole C, C vole F, D vole E, et E vole F. Jouez le personnage qui vole le rang D.</translation>
    </message>
    <message>
        <source>{player}’s Knight has stolen from your Diplomat: a crest covers Take money, which is lost for this cycle. Carry out an action you still have.</source>
        <translation>Le Chevalier joué par {player} a volé votre Diplomate&#x202f;: «&#x202f;Prendre de l’argent&#x202f;» est sous un blason, perdu pour ce cycle. Effectuez une action qui vous reste.</translation>
    </message>
    <message>
        <source>{player}’s {theirs} has rank {higher}, and {higher} steals from {rank}: you take a marker, and your {card} loses an action.</source>
        <translation>{player} a joué {theirs:def}, de rang {higher}, et {higher} vole {rank}&#x202f;: vous recevez un marqueur, et {card:def} perd une action.</translation>
    </message>
    <message>
        <source>{player}’s {theirs} has rank {rank}, too: you both take a marker and carry out only one action each.</source>
        <translation>{player} a joué {theirs:def}, aussi de rang {rank}&#x202f;: vous recevez chacun un marqueur et n’effectuez qu’une action.</translation>
    </message>
</context>
<context>
    <name>rival-kings/examples</name>
    <message>
        <source>A steals from D</source>
        <translation>A vole D</translation>
    </message>
    <message>
        <source>B steals from C</source>
        <translation>B vole C</translation>
    </message>
    <message>
        <source>C steals from F</source>
        <translation>C vole F</translation>
    </message>
    <message>
        <source>D steals from E</source>
        <translation>D vole E</translation>
    </message>
    <message>
        <source>E steals from F</source>
        <translation>E vole F</translation>
    </message>
    <message>
        <source>F steals from nobody</source>
        <translation>F ne vole personne</translation>
    </message>
    <message>
        <source>Recruit subjects and buy the buildings that belong to them. A subject with its own building scores both values; with another building of its color, only the higher one.</source>
        <translation>Recrutez des sujets et achetez les bâtiments qui vont avec eux. Un sujet avec son propre bâtiment rapporte les deux valeurs&#x202f;; avec un autre de sa couleur, seulement la plus haute.</translation>
    </message>
    <message>
        <source>The Courtier and Priest have the same rank. Busy with each other, they leave the Trader alone, although rank C steals from rank F.</source>
        <translation>Le Courtisan et le Prêtre ont le même rang. Aux prises l’un avec l’autre, ils laissent tranquille le Marchand, que le rang C volerait.</translation>
    </message>
    <message>
        <source>The Knight steals from the Diplomat and takes money with the stolen action before carrying out his own. The Diplomat takes a marker and is left with two actions.</source>
        <translation>Le Chevalier vole le Diplomate et prend de l’argent avec l’action volée, avant les siennes. Le Diplomate reçoit un marqueur et garde deux actions.</translation>
    </message>
    <message>
        <source>The Troubadour has left an Inn on a pile of subjects. It is bought there like any building, and the Vintner, who searches for subjects, passes it by.</source>
        <translation>Le Troubadour a laissé une Auberge sur une pile de sujets. On l’y achète comme tout bâtiment, et le Vigneron, qui cherche des sujets, ne la trouve pas.</translation>
    </message>
    <message>
        <source>The cards score 4 + 3 + 1, the money (4) scores 1, and the one conflict marker costs 2: 7 points in all.</source>
        <translation>Les cartes rapportent 4 + 3 + 1. Avec 4 pièces, qui rapportent 1, et un marqueur de conflit, qui coûte 2, cela fait 7 points.</translation>
    </message>
    <message>
        <source>The game ends with the cycle in which one of the four piles runs out. The highest score wins; every conflict marker costs 2 points.</source>
        <translation>La partie s’achève à la fin du cycle où une des quatre piles est épuisée. Le score le plus élevé l’emporte&#x202f;; chaque marqueur de conflit coûte 2 points.</translation>
    </message>
    <message>
        <source>Who steals from whom, read from both ends: A steals from D, D from E, and E from F; B steals from C, and C from F. So nobody steals from A or B, and two ranks steal from the Trader.</source>
        <translation>Qui vole qui, en partant des deux bouts&#x202f;: A vole D, D vole E, et E vole F&#x202f;; B vole C, et C vole F. Personne ne vole donc ni A ni B, et deux rangs volent le Marchand.</translation>
    </message>
    <message>
        <source>With two players: the neutral Queen steals from rank D, so the Knight takes a marker but loses no action. The Trader has nothing to fear from her.</source>
        <translation>À deux joueurs&#x202f;: la Reine neutre vole le rang D, donc le Chevalier reçoit un marqueur, mais ne perd aucune action. Le Marchand n’a rien à craindre d’elle.</translation>
    </message>
    <message>
        <source>With your Innkeeper, you have recruited the Market Woman. She is active at once, but you have already used an ability this cycle.</source>
        <translation>Avec votre Aubergiste, vous avez recruté la Vendeuse de marché. Elle est active aussitôt, mais vous avez déjà utilisé une capacité pendant ce cycle.</translation>
    </message>
    <message>
        <source>Your Watchman turns the marker away: the Queen’s player takes it. The Queen still steals an action from your Knight.</source>
        <translation>Votre Garde détourne le marqueur&#x202f;: c’est le joueur de la Reine qui le reçoit. La Reine vole quand même une action à votre Chevalier.</translation>
    </message>
    <message>
        <source>Your rival has a perfect pair and a second Farm. Your Court Lady cannot break up the pair, but she may take the spare Farm.</source>
        <translation>Un autre joueur a une paire parfaite et une seconde Ferme. Votre Dame de la cour ne peut pas rompre la paire, mais elle peut prendre la Ferme en trop.</translation>
    </message>
    <message>
        <source>active, usable next cycle</source>
        <translation>active, utile au cycle suivant</translation>
    </message>
    <message>
        <source>alone: 1</source>
        <translation>isolée&#x202f;: 1</translation>
    </message>
    <message>
        <source>does not find it</source>
        <translation>ne la trouve pas</translation>
    </message>
    <message>
        <source>loses an action</source>
        <translation>perd une action</translation>
    </message>
    <message>
        <source>marker, one action</source>
        <translation>marqueur, une action</translation>
    </message>
    <message>
        <source>may be exchanged</source>
        <translation>peut être échangée</translation>
    </message>
    <message>
        <source>may settle and buy</source>
        <translation>peut neutraliser et acheter</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>no marker</source>
        <translation>pas de marqueur</translation>
    </message>
    <message>
        <source>on a pile of subjects</source>
        <translation>sur une pile de sujets</translation>
    </message>
    <message>
        <source>perfect: 2 + 2</source>
        <translation>parfaite&#x202f;: 2 + 2</translation>
    </message>
    <message>
        <source>red: 3</source>
        <translation>rouge&#x202f;: 3</translation>
    </message>
    <message>
        <source>takes a marker</source>
        <translation>reçoit un marqueur</translation>
    </message>
    <message>
        <source>takes the money</source>
        <translation>prend l’argent</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>your rival’s</source>
        <translation>chez un autre joueur</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>à vous</translation>
    </message>
</context>
<context>
    <name>rival-kings/fault</name>
    <message>
        <source>Choosing the wrong action</source>
        <translation>Choisir la mauvaise action</translation>
    </message>
    <message>
        <source>Choosing the wrong pile</source>
        <translation>Choisir la mauvaise pile</translation>
    </message>
    <message>
        <source>Ending turns late</source>
        <translation>Finir ses tours trop tard</translation>
    </message>
    <message>
        <source>Exchanging the wrong cards</source>
        <translation>Échanger les mauvaises cartes</translation>
    </message>
    <message>
        <source>Leaving abilities unused</source>
        <translation>Ne pas utiliser ses capacités</translation>
    </message>
    <message>
        <source>Letting actions lapse</source>
        <translation>Laisser perdre des actions</translation>
    </message>
    <message>
        <source>Playing the wrong character</source>
        <translation>Jouer le mauvais personnage</translation>
    </message>
    <message>
        <source>Stealing the wrong action</source>
        <translation>Voler la mauvaise action</translation>
    </message>
    <message>
        <source>Stopping too early</source>
        <translation>Finir ses tours trop tôt</translation>
    </message>
    <message>
        <source>Taking the wrong card from a pile</source>
        <translation>Prendre la mauvaise carte d’une pile</translation>
    </message>
    <message>
        <source>Using abilities at the wrong time</source>
        <translation>Utiliser ses capacités au mauvais moment</translation>
    </message>
</context>
<context>
    <name>rival-kings/game</name>
    <message>
        <source>Build a town</source>
        <translation>Bâtissez une ville</translation>
    </message>
    <message>
        <source>Games started earlier keep the old rules on these points.</source>
        <translation>Sur ces points, une partie déjà commencée garde les anciennes règles.</translation>
    </message>
    <message>
        <source>Matches played to a points total no longer have a maximum number of games, and there are more lengths to choose from.</source>
        <translation>Un match aux points n’a plus de limite de parties, et le choix des durées est plus large.</translation>
    </message>
    <message>
        <source>Play a character in secret, steal from lower ranks, and pair subjects with their buildings.</source>
        <translation>Jouez un personnage en secret, volez les rangs inférieurs et mariez vos sujets à leurs bâtiments.</translation>
    </message>
    <message>
        <source>Rival Kings</source>
        <translation>Rival Kings</translation>
    </message>
    <message>
        <source>When none of the four piles has money, two 1-coins stand in for a 2-coin that the supply no longer has.</source>
        <translation>Quand aucune des quatre piles n’a d’argent, deux pièces de 1 remplacent une pièce de 2 qui manque à la réserve.</translation>
    </message>
    <message>
        <source>With the Jailer or Scholar, you give a 1-coin as change if the supply has only 2-coins.</source>
        <translation>Avec le Geôlier et l’Érudit, vous rendez une pièce de 1 quand la réserve n’a que des pièces de 2.</translation>
    </message>
</context>
<context>
    <name>rival-kings/goal</name>
    <message>
        <source>Complete {number} perfect pairs in one game.</source>
        <translation>Réunissez {number} paires parfaites dans une partie.</translation>
    </message>
    <message>
        <source>Finish a game without a conflict marker.</source>
        <translation>Finissez une partie sans marqueur de conflit.</translation>
    </message>
    <message>
        <source>Give {number} conflict markers to rivals in one game.</source>
        <translation>Donnez {number} marqueurs de conflit à des adversaires dans une partie.</translation>
    </message>
    <message>
        <source>Have {number} buildings at the end of a game.</source>
        <translation>Finissez une partie avec {number} bâtiments.</translation>
    </message>
    <message>
        <source>Have {number} cards of one color at the end of a game.</source>
        <translation>Finissez une partie avec {number} cartes de même couleur.</translation>
    </message>
    <message>
        <source>Have {number} in coins at one time.</source>
        <translation>Possédez {number} pièces à la fois.</translation>
    </message>
    <message>
        <source>Have {number} subjects at the end of a game.</source>
        <translation>Finissez une partie avec {number} sujets.</translation>
    </message>
    <message>
        <source>Return {number} conflict markers in one game.</source>
        <translation>Rendez {number} marqueurs de conflit dans une partie.</translation>
    </message>
    <message>
        <source>Score {number} points from coins.</source>
        <translation>Marquez {number} points grâce à vos pièces.</translation>
    </message>
    <message>
        <source>Score {number} points in one game.</source>
        <translation>Marquez {number} points dans une partie.</translation>
    </message>
    <message>
        <source>Steal {number} actions in one game.</source>
        <translation>Volez {number} actions dans une partie.</translation>
    </message>
    <message>
        <source>Take {number} in coins from a pile in one go.</source>
        <translation>Prenez d’un coup {number} pièces sur une pile.</translation>
    </message>
    <message>
        <source>Use your subjects’ abilities {number} times in one game.</source>
        <translation>Utilisez {number} fois la capacité d’un sujet dans une partie.</translation>
    </message>
    <message>
        <source>Win a game by {number} points or more.</source>
        <translation>Gagnez une partie avec au moins {number} points d’avance.</translation>
    </message>
    <message>
        <source>Win a game in which at least three actions are stolen from you.</source>
        <translation>Gagnez une partie malgré au moins trois actions volées.</translation>
    </message>
    <message>
        <source>Win a game with as many subjects as buildings.</source>
        <translation>Gagnez une partie avec autant de sujets que de bâtiments.</translation>
    </message>
    <message>
        <source>Win a game with three or more conflict markers.</source>
        <translation>Gagnez une partie avec trois marqueurs de conflit ou plus.</translation>
    </message>
    <message>
        <source>Win a game without a single coin left.</source>
        <translation>Gagnez une partie sans une seule pièce à la fin.</translation>
    </message>
</context>
<context>
    <name>rival-kings/laying</name>
    <message>
        <source>1-coins and 2-coins at each pile</source>
        <translation>Pièces de 1 et de 2 à chaque pile</translation>
    </message>
    <message>
        <source>1-coins and 2-coins in the supply</source>
        <translation>Pièces de 1 et de 2 dans la réserve</translation>
    </message>
    <message>
        <source>1-coins and 2-coins of each player</source>
        <translation>Pièces de 1 et de 2 de chaque joueur</translation>
    </message>
    <message>
        <source>A Gardener may exchange characters</source>
        <translation>Un Jardinier peut échanger des personnages</translation>
    </message>
    <message>
        <source>A Watchman may turn away a marker</source>
        <translation>Un Garde peut détourner un marqueur</translation>
    </message>
    <message>
        <source>A card is given in an exchange</source>
        <translation>On donne une carte pour un échange</translation>
    </message>
    <message>
        <source>A character’s own actions</source>
        <translation>Actions propres au personnage</translation>
    </message>
    <message>
        <source>A pile is searched</source>
        <translation>On fouille une pile</translation>
    </message>
    <message>
        <source>A stolen or extra action is carried out</source>
        <translation>Action volée ou supplémentaire en cours</translation>
    </message>
    <message>
        <source>Active player</source>
        <translation>Joueur actif</translation>
    </message>
    <message>
        <source>An action is stolen</source>
        <translation>On vole une action</translation>
    </message>
    <message>
        <source>Buildings left out</source>
        <translation>Bâtiments non utilisés</translation>
    </message>
    <message>
        <source>Card on display</source>
        <translation>Carte visible</translation>
    </message>
    <message>
        <source>Characters are chosen</source>
        <translation>On choisit les personnages</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Marqueurs de conflit</translation>
    </message>
    <message>
        <source>Crest on {player}’s {action}</source>
        <translation>Blason sur «&#x202f;{action}&#x202f;» ({player})</translation>
    </message>
    <message>
        <source>Crests on actions</source>
        <translation>Blasons sur les actions</translation>
    </message>
    <message>
        <source>Cycle of the round</source>
        <translation>Cycle de la manche</translation>
    </message>
    <message>
        <source>Exchange or search under way</source>
        <translation>Échange ou fouille en cours</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Has used a subject</source>
        <translation>A utilisé un sujet</translation>
    </message>
    <message>
        <source>Higher ranks take their turns first.</source>
        <translation>Les rangs supérieurs jouent d’abord.</translation>
    </message>
    <message>
        <source>Points from these games</source>
        <translation>Points de ces parties</translation>
    </message>
    <message>
        <source>Subjects left out</source>
        <translation>Sujets non utilisés</translation>
    </message>
    <message>
        <source>The active player has no subject that may act right now.</source>
        <translation>Le joueur dont c’est le tour n’a aucun sujet qui puisse agir maintenant.</translation>
    </message>
    <message>
        <source>The next building is cheaper</source>
        <translation>Le prochain bâtiment est moins cher</translation>
    </message>
    <message>
        <source>Thefts and actions of the turn</source>
        <translation>Vols et actions du tour</translation>
    </message>
    <message>
        <source>There are fewer coins than cards left out of the piles.</source>
        <translation>Il y a moins de pièces que de cartes laissées hors des piles.</translation>
    </message>
    <message>
        <source>There are more coins than cards left out of the piles.</source>
        <translation>Il y a plus de pièces que de cartes laissées hors des piles.</translation>
    </message>
    <message>
        <source>Whose turn is over</source>
        <translation>Qui a fini son tour</translation>
    </message>
    <message>
        <source>{place}: not all of these cards belong here.</source>
        <translation>{place}&#x202f;: certaines cartes n’ont pas leur place ici.</translation>
    </message>
    <message>
        <source>{player}’s {value}-coins</source>
        <translation>Pièces de {value} ({player})</translation>
    </message>
    <message>
        <source>{value}-coins at pile {number}</source>
        <translation>Pièces de {value} à la pile {number}</translation>
    </message>
    <message>
        <source>{value}-coins in the supply</source>
        <translation>Pièces de {value} dans la réserve</translation>
    </message>
</context>
<context>
    <name>rival-kings/lesson</name>
    <message>
        <source>A higher rank has stolen from you: this cycle, your character cannot carry out what a crest covers. Carry out what is left.</source>
        <translation>Un rang supérieur vous a volé&#x202f;: votre personnage perd pour ce cycle l’action sous le blason. Effectuez celles qui restent.</translation>
    </message>
    <message>
        <source>A pile has run out, and the cycle is over: the game ends. Pairs, single cards, and coins score, and every conflict marker costs 2. The highest score wins.</source>
        <translation>Une pile est épuisée, et le cycle est terminé&#x202f;: la partie est finie. Les paires, les cartes isolées et les pièces rapportent des points, et chaque marqueur de conflit en coûte 2. Le score le plus élevé l’emporte.</translation>
    </message>
    <message>
        <source>A pile will soon run out, and the game ends after that cycle. Finish your pairs and get rid of conflict markers.</source>
        <translation>Une pile sera bientôt épuisée, et la partie finira avec ce cycle-là. Complétez vos paires et débarrassez-vous des marqueurs de conflit.</translation>
    </message>
    <message>
        <source>Another player has a character of the same rank. Both of you have taken a conflict marker and may carry out only one action each: choose the one that is worth the most to you.</source>
        <translation>Un autre joueur a un personnage du même rang que vous. Vous avez chacun reçu un marqueur de conflit et n’effectuez qu’une action&#x202f;: choisissez celle qui vous est la plus utile.</translation>
    </message>
    <message>
        <source>Buy a building on display: drag it to your buildings. Look for one that belongs to one of your subjects or shares its color.</source>
        <translation>Achetez un bâtiment visible&#x202f;: faites-le glisser vers les vôtres. Cherchez-en un qui va avec un de vos sujets, ou au moins de la même couleur.</translation>
    </message>
    <message>
        <source>Choose with care: A steals from D, B from C, C from F, D from E, and E from F. Equal ranks are in conflict, too. Every character card shows whom it steals from.</source>
        <translation>Choisissez bien&#x202f;: A vole D, B vole C, C vole F, D vole E, et E vole F. Deux personnages de même rang sont aussi en conflit. Chaque carte indique le rang que le personnage vole.</translation>
    </message>
    <message>
        <source>Once this cycle, your active subject can exchange a card with another player. Try it: drag the card you want onto your own cards, then choose what to give for it.</source>
        <translation>Votre sujet actif peut échanger une carte avec un autre joueur, une fois pendant ce cycle. Essayez&#x202f;: faites glisser la carte que vous voulez vers les vôtres, puis choisissez ce que vous donnez en échange.</translation>
    </message>
    <message>
        <source>Pass on a conflict marker: drag one of yours to another player’s coins. It costs them 2 points at the end.</source>
        <translation>Transmettez un marqueur de conflit&#x202f;: faites glisser un des vôtres vers les pièces d’un autre joueur. Il lui coûtera 2 points à la fin.</translation>
    </message>
    <message>
        <source>Recruit a subject on display: drag it to your subjects. You pay its value, and it scores best with its own building.</source>
        <translation>Recrutez un sujet visible&#x202f;: faites-le glisser vers vos sujets. Vous payez sa valeur, et c’est avec son propre bâtiment qu’il rapportera le plus.</translation>
    </message>
    <message>
        <source>Return a conflict marker: drag one of yours to the supply. That saves you 2 points.</source>
        <translation>Rendez un marqueur de conflit&#x202f;: faites glisser un des vôtres vers la réserve. Cela vous évite de perdre 2 points.</translation>
    </message>
    <message>
        <source>Take the money from a pile: drag its coins to yours. What others pay stays at the piles. You may not count it, so remember where a lot was paid.</source>
        <translation>Prenez l’argent d’une pile&#x202f;: faites glisser ses pièces vers les vôtres. Ce que les autres paient reste devant les piles. Vous ne pouvez pas le compter&#x202f;: retenez où l’on a beaucoup payé.</translation>
    </message>
    <message>
        <source>The last subject in your row is the active one: only its ability is available to you. A new subject takes its place.</source>
        <translation>Le dernier sujet de votre file est le sujet actif&#x202f;: lui seul met sa capacité à votre service. Un nouveau sujet prend sa place.</translation>
    </message>
    <message>
        <source>The second cycle of the round: you have two characters left, and those already played are face up. Who can still get in your way?</source>
        <translation>Second cycle de la manche&#x202f;: il vous reste deux personnages, et ceux qui ont déjà été joués sont visibles. Qui peut encore vous gêner&#x202f;?</translation>
    </message>
    <message>
        <source>Welcome! Everyone secretly chooses a character. High ranks go first and steal from others; low ranks can do more. Drag one of your characters to your place.</source>
        <translation>Bienvenue&#x202f;! Chacun choisit un personnage en secret. Les hauts rangs jouent d’abord et volent les autres&#x202f;; les bas rangs peuvent en faire plus. Faites glisser un de vos personnages devant vous.</translation>
    </message>
    <message>
        <source>You carry out a stolen action at once, before your own. Do it now.</source>
        <translation>Une action volée s’effectue aussitôt, avant les vôtres. Effectuez-la maintenant.</translation>
    </message>
    <message>
        <source>You own a subject and a building of the same color: they score the higher of their values. A subject with its own building would score both.</source>
        <translation>Vous avez un sujet et un bâtiment de même couleur&#x202f;: ils rapportent la plus haute de leurs valeurs. Un sujet avec son propre bâtiment rapporterait les deux.</translation>
    </message>
    <message>
        <source>You were in a conflict and took a marker. It costs you 2 points at the end. Some characters can return a marker or pass it on.</source>
        <translation>Un conflit vous a valu un marqueur. À la fin, il coûte 2 points. Certains personnages peuvent rendre un marqueur ou le transmettre.</translation>
    </message>
    <message>
        <source>Your active subject can help you now, but only once this cycle. Try its button.</source>
        <translation>Votre sujet actif peut vous aider maintenant, mais une seule fois par cycle. Cliquez sur son bouton.</translation>
    </message>
    <message>
        <source>Your rank steals from another player’s. Cover one of their actions with your crest: drag its symbol onto your character. Which one do you need, and which would they miss most?</source>
        <translation>Votre rang vous permet de voler une action à un autre joueur. Recouvrez-en une avec votre blason&#x202f;: faites glisser le symbole de l’action sur votre personnage. Laquelle vous sert, et laquelle lui manquera le plus&#x202f;?</translation>
    </message>
    <message>
        <source>Your turn! Carry out your character’s actions from left to right, and skip any you like. Turns go from rank A to rank F.</source>
        <translation>À vous de jouer&#x202f;! Effectuez les actions de votre personnage de gauche à droite&#x202f;; vous pouvez renoncer à n’importe laquelle. Les tours vont du rang A au rang F.</translation>
    </message>
</context>
<context>
    <name>rival-kings/log</name>
    <message>
        <source>A new round: all characters are shuffled.</source>
        <translation>Nouvelle manche&#x202f;: tous les personnages sont mélangés.</translation>
    </message>
    <message>
        <source>A pile has run out. Shared win: {players}.</source>
        <translation>Une pile est épuisée. Victoire partagée&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>A pile has run out. {players} wins.</source>
        <translation>Une pile est épuisée. {players} l’emporte.</translation>
    </message>
    <message>
        <source>Buys {card} for {price}.</source>
        <translation>Achète {card:def} (prix&#x202f;: {price}).</translation>
    </message>
    <message>
        <source>Chooses a character in secret.</source>
        <translation>Choisit un personnage en secret.</translation>
    </message>
    <message>
        <source>Ends the turn.</source>
        <translation>Termine son tour.</translation>
    </message>
    <message>
        <source>Exchanges characters with {player}: {given} for {card}.</source>
        <translation>Échange son personnage avec {player}&#x202f;: {given:def} contre {card:def}.</translation>
    </message>
    <message>
        <source>Exchanges {given} for {card}, which was on display.</source>
        <translation>Échange {given:def} contre {card:def}, carte visible.</translation>
    </message>
    <message>
        <source>Exchanges {given} for {player}’s {card}.</source>
        <translation>Échange {given:def} contre {card:def} avec {player}.</translation>
    </message>
    <message>
        <source>Game {game} of the match begins.</source>
        <translation>La partie {game} du match commence.</translation>
    </message>
    <message>
        <source>Gets these characters: {cards}.</source>
        <translation>Reçoit ces personnages&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Gets three characters.</source>
        <translation>Reçoit trois personnages.</translation>
    </message>
    <message>
        <source>Gives {player} a conflict marker.</source>
        <translation>Donne un marqueur de conflit à {player}.</translation>
    </message>
    <message>
        <source>No pile had money: new money comes from the supply.</source>
        <translation>Aucune pile n’avait d’argent&#x202f;: la réserve en fournit.</translation>
    </message>
    <message>
        <source>Perfect pairs {perfect}, color pairs {colours}, single cards {singles}, money {coins}, markers {markers}: {total}.</source>
        <translation>Paires parfaites {perfect}, paires de même couleur {colours}, cartes isolées {singles}, argent {coins}, marqueurs {markers}&#x202f;: {total}.</translation>
    </message>
    <message>
        <source>Pile {pile} holds nothing under the card on display.</source>
        <translation>Il n’y a rien sous la carte visible de la pile {pile}.</translation>
    </message>
    <message>
        <source>Plays {card}.</source>
        <translation>Joue {card:def}.</translation>
    </message>
    <message>
        <source>Recruits {card} for {price}.</source>
        <translation>Recrute {card:def} (prix&#x202f;: {price}).</translation>
    </message>
    <message>
        <source>Returns a conflict marker.</source>
        <translation>Rend un marqueur de conflit.</translation>
    </message>
    <message>
        <source>Searches pile {pile}.</source>
        <translation>Fouille la pile {pile}.</translation>
    </message>
    <message>
        <source>Skips {action}.</source>
        <translation>Passe l’action «&#x202f;{action}&#x202f;».</translation>
    </message>
    <message>
        <source>Steals {action} from {player}.</source>
        <translation>Vole l’action «&#x202f;{action}&#x202f;» à {player}.</translation>
    </message>
    <message>
        <source>Takes a conflict marker because of {player}’s Watchman.</source>
        <translation>Reçoit un marqueur de conflit à cause du Garde ({player}).</translation>
    </message>
    <message>
        <source>Takes a conflict marker: a rival has the same rank.</source>
        <translation>Reçoit un marqueur de conflit&#x202f;: un adversaire a le même rang.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: the neutral character has a higher rank.</source>
        <translation>Reçoit un marqueur de conflit&#x202f;: le personnage neutre a un rang supérieur.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: the neutral character has the same rank.</source>
        <translation>Reçoit un marqueur de conflit&#x202f;: le personnage neutre a le même rang.</translation>
    </message>
    <message>
        <source>Takes a conflict marker: {player} has a higher rank.</source>
        <translation>Reçoit un marqueur de conflit&#x202f;: {player} a un rang supérieur.</translation>
    </message>
    <message>
        <source>Takes money from the supply: +{sum}.</source>
        <translation>Prend de l’argent dans la réserve&#x202f;: +{sum}.</translation>
    </message>
    <message>
        <source>Takes nothing.</source>
        <translation>Ne prend rien.</translation>
    </message>
    <message>
        <source>Takes the money from pile {pile}: +{sum}.</source>
        <translation>Prend l’argent de la pile {pile}&#x202f;: +{sum}.</translation>
    </message>
    <message>
        <source>Takes {card} from the pile for {price}.</source>
        <translation>Prend {card:def} dans la pile (prix&#x202f;: {price}).</translation>
    </message>
    <message>
        <source>The neutral character is the {card}.</source>
        <translation>{card:Def} est le personnage neutre.</translation>
    </message>
    <message>
        <source>Under the card on display, pile {pile} holds {cards}.</source>
        <translation>Sous la carte visible, la pile {pile} contient ces cartes&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Uses {subject} and asks for {player}’s {card}.</source>
        <translation>Utilise {subject:def} et demande {card:def} à {player}.</translation>
    </message>
    <message>
        <source>Uses {subject}.</source>
        <translation>Utilise {subject:def}.</translation>
    </message>
    <message>
        <source>{card} is now on display.</source>
        <translation>La carte {card} est désormais visible.</translation>
    </message>
    <message>
        <source>{subject} and {building} are a perfect pair.</source>
        <translation>{subject:Def} et {building:def} forment une paire parfaite.</translation>
    </message>
</context>
<context>
    <name>rival-kings/move</name>
    <message>
        <source>Blacksmith: pay 1 less for a building</source>
        <translation>Forgeron&#x202f;: payer un bâtiment 1 de moins</translation>
    </message>
    <message>
        <source>Buy from pile {pile}</source>
        <translation>Acheter à la pile {pile}</translation>
    </message>
    <message>
        <source>Buy {card} for {price}</source>
        <translation>Acheter {card:def} (prix&#x202f;: {price})</translation>
    </message>
    <message>
        <source>Carpenter: buy an extra building</source>
        <translation>Charpentier&#x202f;: acheter un bâtiment de plus</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Terminer votre tour</translation>
    </message>
    <message>
        <source>Farmer: carry out a stolen action ({action})</source>
        <translation>Fermier&#x202f;: effectuer une action volée ({action})</translation>
    </message>
    <message>
        <source>Gardener: exchange characters with {player}</source>
        <translation>Jardinier&#x202f;: échanger votre personnage avec {player}</translation>
    </message>
    <message>
        <source>Give a conflict marker to {player}</source>
        <translation>Donner un marqueur de conflit à {player}</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <translation>Donner {card:def}</translation>
    </message>
    <message>
        <source>Herbalist: give a conflict marker to {player}</source>
        <translation>Herboriste&#x202f;: donner un marqueur de conflit à {player}</translation>
    </message>
    <message>
        <source>Innkeeper: recruit an extra subject</source>
        <translation>Aubergiste&#x202f;: recruter un autre sujet</translation>
    </message>
    <message>
        <source>Jailer: take 1 coin for each conflict marker</source>
        <translation>Geôlier&#x202f;: prendre 1 pièce par marqueur de conflit</translation>
    </message>
    <message>
        <source>Keep your character</source>
        <translation>Garder votre personnage</translation>
    </message>
    <message>
        <source>Market Woman: take extra money</source>
        <translation>Vendeuse de marché&#x202f;: prendre encore de l’argent</translation>
    </message>
    <message>
        <source>Miner: search pile {pile}</source>
        <translation>Mineur&#x202f;: fouiller la pile {pile}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>Jouer {card:def}</translation>
    </message>
    <message>
        <source>Play {card}, with the tie symbol</source>
        <extracomment>Both Traders have the same name; this one wins ties.</extracomment>
        <translation>Jouer {card:def}, avec le symbole d’égalité</translation>
    </message>
    <message>
        <source>Recruit from pile {pile}</source>
        <translation>Recruter à la pile {pile}</translation>
    </message>
    <message>
        <source>Recruit {card} for {price}</source>
        <translation>Recruter {card:def} (prix&#x202f;: {price})</translation>
    </message>
    <message>
        <source>Return a conflict marker</source>
        <translation>Rendre un marqueur de conflit</translation>
    </message>
    <message>
        <source>Sailor: do your action twice</source>
        <translation>Marin&#x202f;: effectuer deux fois votre action</translation>
    </message>
    <message>
        <source>Scholar: take 1 coin for each building</source>
        <translation>Érudit&#x202f;: prendre 1 pièce par bâtiment</translation>
    </message>
    <message>
        <source>Skip this action</source>
        <translation>Passer cette action</translation>
    </message>
    <message>
        <source>Steal from {player}: {action}</source>
        <translation>Voler à {player}&#x202f;: {action}</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>Take the conflict marker</source>
        <translation>Prendre le marqueur de conflit</translation>
    </message>
    <message>
        <source>Take the money from pile {pile}</source>
        <translation>Prendre l’argent de la pile {pile}</translation>
    </message>
    <message>
        <source>Take {card} for {price}</source>
        <translation>Prendre {card:def} (prix&#x202f;: {price})</translation>
    </message>
    <message>
        <source>Troubadour: exchange a card for {card}</source>
        <translation>Troubadour&#x202f;: échanger contre {card:def}</translation>
    </message>
    <message>
        <source>Troubadour: exchange a card with pile {pile}</source>
        <translation>Troubadour&#x202f;: échanger une carte avec la pile {pile}</translation>
    </message>
    <message>
        <source>Vintner: search pile {pile}</source>
        <translation>Vigneron&#x202f;: fouiller la pile {pile}</translation>
    </message>
    <message>
        <source>Watchman: make your rival take the marker</source>
        <translation>Garde&#x202f;: laisser le marqueur à l’autre</translation>
    </message>
    <message>
        <source>Watchman: turn the marker away</source>
        <translation>Garde&#x202f;: écarter le marqueur</translation>
    </message>
    <message>
        <source>{subject}: exchange a card for {player}’s {card}</source>
        <translation>{subject}&#x202f;: échanger contre {card:def} chez {player}</translation>
    </message>
</context>
<context>
    <name>rival-kings/number</name>
    <message>
        <source>1-coins at the start</source>
        <translation>Pièces de 1 au début</translation>
    </message>
    <message>
        <source>2-coins at the start</source>
        <translation>Pièces de 2 au début</translation>
    </message>
    <message>
        <source>Cards in a pile</source>
        <translation>Cartes dans une pile</translation>
    </message>
    <message>
        <source>Characters dealt to each player</source>
        <translation>Personnages distribués à chacun</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Value of “{card}”</source>
        <translation>Valeur de «&#x202f;{card}&#x202f;»</translation>
    </message>
    <message>
        <source>With {seats} players and a card that costs {price}, an edition’s coins must total at least {least} so that someone can always pay for that card; in this one, they total {number}.</source>
        <translation>À {seats} joueurs et avec une carte qui coûte {price}, les pièces d’une édition doivent valoir au moins {least}&#x202f;: quelqu’un doit toujours pouvoir payer cette carte. Ici, elles valent {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} buildings for its piles and its 2-coins; this one has {number}.</source>
        <translation>À {seats} joueurs, une édition doit compter au moins {least} bâtiments pour ses piles et ses pièces de 2&#x202f;; celle-ci en a {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} characters; this one has {number}.</source>
        <translation>À {seats} joueurs, une édition doit compter au moins {least} personnages&#x202f;; celle-ci en a {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} subjects for its piles and its 1-coins; this one has {number}.</source>
        <translation>À {seats} joueurs, une édition doit compter au moins {least} sujets pour ses piles et ses pièces de 1&#x202f;; celle-ci en a {number}.</translation>
    </message>
</context>
<context>
    <name>rival-kings/option</name>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Money at the piles</source>
        <translation>Argent des piles</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Only the thickness is shown</source>
        <translation>Hauteur seule</translation>
    </message>
    <message>
        <source>The sum is shown</source>
        <translation>Somme visible</translation>
    </message>
    <message>
        <source>To {points} points</source>
        <translation>Jusqu’à {points} points</translation>
    </message>
    <message>
        <source>{games} games</source>
        <translation>{games} parties</translation>
    </message>
</context>
<context>
    <name>rival-kings/prompt</name>
    <message numerus="yes">
        <source>%n action(s) left: end your turn anyway?</source>
        <translation>
            <numerusform>%n action possible&#x202f;: terminer quand même votre tour&#x202f;?</numerusform>
            <numerusform>%n actions possibles&#x202f;: terminer quand même votre tour&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy a building, or skip.</source>
        <translation>Achetez un bâtiment, ou passez l’action.</translation>
    </message>
    <message>
        <source>Buy a building, or use an ability.</source>
        <translation>Achetez un bâtiment, ou utilisez une capacité.</translation>
    </message>
    <message>
        <source>Buy a building.</source>
        <translation>Achetez un bâtiment.</translation>
    </message>
    <message>
        <source>Choose a character in secret.</source>
        <translation>Choisissez un personnage en secret.</translation>
    </message>
    <message>
        <source>Choose what to give for {card}.</source>
        <translation>Choisissez quoi donner contre {card:def}.</translation>
    </message>
    <message>
        <source>Click a lower rank’s action, or use an ability.</source>
        <translation>Volez l’action d’un rang inférieur, ou utilisez une capacité.</translation>
    </message>
    <message>
        <source>Click one of {player}’s actions, or use an ability.</source>
        <translation>Volez une action ({player}), ou utilisez une capacité.</translation>
    </message>
    <message>
        <source>Conflict with a higher rank: use the Watchman, or pass.</source>
        <translation>Conflit avec un rang supérieur&#x202f;: utilisez le Garde, ou passez.</translation>
    </message>
    <message>
        <source>Equal ranks: carry out one action, or use an ability.</source>
        <translation>Rangs égaux&#x202f;: effectuez une action ou utilisez une capacité.</translation>
    </message>
    <message>
        <source>Equal ranks: carry out one of your actions.</source>
        <translation>Rangs égaux&#x202f;: effectuez une de vos actions.</translation>
    </message>
    <message>
        <source>Gardener: exchange characters, or keep yours.</source>
        <translation>Jardinier&#x202f;: échangez votre personnage, ou gardez-le.</translation>
    </message>
    <message>
        <source>Give a conflict marker to a rival, or skip.</source>
        <translation>Donnez un marqueur de conflit, ou passez l’action.</translation>
    </message>
    <message>
        <source>Give a conflict marker to a rival.</source>
        <translation>Donnez un marqueur de conflit à un adversaire.</translation>
    </message>
    <message>
        <source>Give away a conflict marker, or use an ability.</source>
        <translation>Donnez un marqueur, ou utilisez une capacité.</translation>
    </message>
    <message>
        <source>Nothing is left to do: end your turn.</source>
        <translation>Plus rien à faire&#x202f;: terminez votre tour.</translation>
    </message>
    <message>
        <source>Recruit a subject, or skip.</source>
        <translation>Recrutez un sujet, ou passez l’action.</translation>
    </message>
    <message>
        <source>Recruit a subject, or use an ability.</source>
        <translation>Recrutez un sujet, ou utilisez une capacité.</translation>
    </message>
    <message>
        <source>Recruit a subject.</source>
        <translation>Recrutez un sujet.</translation>
    </message>
    <message>
        <source>Return a conflict marker, or skip.</source>
        <translation>Rendez un marqueur de conflit, ou passez l’action.</translation>
    </message>
    <message>
        <source>Return a conflict marker, or use an ability.</source>
        <translation>Rendez un marqueur, ou utilisez une capacité.</translation>
    </message>
    <message>
        <source>Return a conflict marker.</source>
        <translation>Rendez un marqueur de conflit.</translation>
    </message>
    <message>
        <source>Skip this action, or use an ability first.</source>
        <translation>Passez cette action, ou utilisez d’abord une capacité.</translation>
    </message>
    <message>
        <source>Steal: click an action of a lower rank.</source>
        <translation>Volez&#x202f;: cliquez sur une action d’un rang inférieur.</translation>
    </message>
    <message>
        <source>Steal: click one of {player}’s actions.</source>
        <translation>Cliquez sur une action à voler ({player}).</translation>
    </message>
    <message>
        <source>Take a card from the pile, or take nothing.</source>
        <translation>Prenez une carte dans la pile, ou ne prenez rien.</translation>
    </message>
    <message>
        <source>Take money from a pile, or skip.</source>
        <translation>Prenez l’argent d’une pile, ou passez l’action.</translation>
    </message>
    <message>
        <source>Take money from a pile, or use an ability.</source>
        <translation>Prenez l’argent d’une pile, ou utilisez une capacité.</translation>
    </message>
    <message>
        <source>Take money from a pile.</source>
        <translation>Prenez l’argent d’une pile.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>This action is impossible now: skip it.</source>
        <translation>Action impossible à présent&#x202f;: passez-la.</translation>
    </message>
    <message>
        <source>This is the Gardener’s only chance: exchange no characters?</source>
        <translation>Le Jardinier ne peut agir que maintenant&#x202f;: ne rien échanger&#x202f;?</translation>
    </message>
    <message>
        <source>This is the Gardener’s only chance: keep your character?</source>
        <translation>Le Jardinier ne pourra plus agir&#x202f;: garder votre personnage&#x202f;?</translation>
    </message>
    <message>
        <source>Use an ability, or end your turn.</source>
        <translation>Utilisez une capacité, ou terminez votre tour.</translation>
    </message>
    <message numerus="yes">
        <source>You could take %n card(s): take nothing?</source>
        <translation>
            <numerusform>%n carte est disponible&#x202f;: ne rien prendre&#x202f;?</numerusform>
            <numerusform>%n cartes sont disponibles&#x202f;: ne rien prendre&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>You will lose this action: skip it anyway?</source>
        <translation>Cette action sera perdue&#x202f;: la passer quand même&#x202f;?</translation>
    </message>
    <message>
        <source>You will take a conflict marker: leave the Watchman unused?</source>
        <translation>Vous recevrez un marqueur&#x202f;: ne pas utiliser le Garde&#x202f;?</translation>
    </message>
    <message>
        <source>Your subject has not helped yet: end your turn anyway?</source>
        <translation>Votre sujet peut encore aider&#x202f;: terminer votre tour&#x202f;?</translation>
    </message>
</context>
<context>
    <name>rival-kings/reason</name>
    <message>
        <source>A pile runs out, so the game ends with this cycle, and you lead {mine} to {theirs}.</source>
        <translation>Une pile s’épuise&#x202f;: la partie se termine avec ce cycle, et vous menez {mine} à {theirs}.</translation>
    </message>
    <message>
        <source>Actions left for {player}’s character: {actions}.</source>
        <translation>Actions qui restent au personnage joué par {player}&#x202f;: {actions}.</translation>
    </message>
    <message>
        <source>Buildings to choose from in pile {pile}: {number}.</source>
        <translation>Bâtiments au choix dans la pile {pile}&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>For now, your character is {card}. Actions: {actions}.</source>
        <translation>Pour l’instant, votre personnage est {card:def}. Actions&#x202f;: {actions}.</translation>
    </message>
    <message>
        <source>No pile has money, so the supply fills the piles first: this brings you 2 in coins.</source>
        <translation>Aucune pile n’a d’argent&#x202f;: la réserve les regarnit d’abord, et vous prenez 2 pièces.</translation>
    </message>
    <message>
        <source>No pile holds more money than this one.</source>
        <translation>Aucune pile n’a plus d’argent que celle-ci.</translation>
    </message>
    <message>
        <source>Nobody takes a conflict marker.</source>
        <translation>Personne ne prend le marqueur de conflit.</translation>
    </message>
    <message>
        <source>Of the {unseen} characters that you cannot see, {card} steals from {mine}, but {other} from only {theirs}.</source>
        <translation>Sur les {unseen} personnages que vous ne voyez pas, {card:def} en vole {mine}, mais {other:def} seulement {theirs}.</translation>
    </message>
    <message>
        <source>Of the {unseen} characters that you cannot see, {mine} can bring a conflict marker to {card}, but {theirs} can bring one to {other}.</source>
        <translation>Sur les {unseen} personnages que vous ne voyez pas, {mine} peuvent vous valoir un marqueur de conflit avec {card:def}, contre {theirs} avec {other:def}.</translation>
    </message>
    <message>
        <source>Pile {pile} has more money than pile {other}.</source>
        <translation>Il y a plus d’argent à la pile {pile} qu’à la pile {other}.</translation>
    </message>
    <message>
        <source>Subjects to choose from in pile {pile}: {number}.</source>
        <translation>Sujets au choix dans la pile {pile}&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>That marker will no longer cost you {cost} points.</source>
        <translation>Ce marqueur ne vous coûtera plus {cost} points.</translation>
    </message>
    <message>
        <source>The exchange brings you {card}.</source>
        <translation>L’échange vous apporte {card:def}.</translation>
    </message>
    <message>
        <source>The exchange brings you {card}: your cards score {after} instead of {before}.</source>
        <translation>L’échange vous apporte {card:def}&#x202f;: vos cartes rapportent {after} au lieu de {before}.</translation>
    </message>
    <message>
        <source>The next building that you buy this turn costs 1 less.</source>
        <translation>Le prochain bâtiment acheté pendant ce tour coûte 1 pièce de moins.</translation>
    </message>
    <message>
        <source>This brings you the money from pile {pile}.</source>
        <translation>Cela vous rapporte l’argent de la pile {pile}.</translation>
    </message>
    <message>
        <source>This brings you {sum} in coins from the supply.</source>
        <translation>Vous prenez {sum} dans la réserve.</translation>
    </message>
    <message>
        <source>This character has these actions: {actions}.</source>
        <translation>Ce personnage a ces actions&#x202f;: {actions}.</translation>
    </message>
    <message>
        <source>This completes a perfect pair, {subject} and {building}: your cards score {after} instead of {before}.</source>
        <translation>Cela complète une paire parfaite, {subject:def} et {building:def}&#x202f;: vos cartes rapportent {after} au lieu de {before}.</translation>
    </message>
    <message>
        <source>This pile holds the most money.</source>
        <translation>C’est cette pile qui a le plus d’argent.</translation>
    </message>
    <message>
        <source>Whichever action you choose, you may carry it out twice.</source>
        <translation>Vous pouvez effectuer deux fois l’action que vous choisissez.</translation>
    </message>
    <message>
        <source>With the actions left this turn, your cards can score {mine} instead of {other}.</source>
        <translation>Avec les actions qui vous restent pendant ce tour, vos cartes peuvent rapporter {mine} au lieu de {other}.</translation>
    </message>
    <message>
        <source>With the actions {player} has left and what is on display, their cards could score {theirs} instead of {other}.</source>
        <translation>Avec les cartes visibles et les actions qui restent à {player}, ses cartes pourraient rapporter {theirs} au lieu de {other}.</translation>
    </message>
    <message>
        <source>With this card, your cards score {after} instead of {before}.</source>
        <translation>Avec cette carte, vos cartes rapportent {after} au lieu de {before}.</translation>
    </message>
    <message>
        <source>With what is on display, your cards can score {mine} with {card}’s actions, but only {theirs} with {other}’s.</source>
        <translation>Avec les cartes visibles, les vôtres peuvent rapporter {mine} si vous jouez {card:def}, contre {theirs} avec {other:def}.</translation>
    </message>
    <message>
        <source>With {card}, your cards can score {after} instead of {before}.</source>
        <translation>Avec {card:def}, vos cartes peuvent rapporter {after} au lieu de {before}.</translation>
    </message>
    <message>
        <source>You can still use an ability this cycle.</source>
        <translation>Vous pouvez encore utiliser une capacité pendant ce cycle.</translation>
    </message>
    <message>
        <source>You cannot carry out any of your own actions now.</source>
        <translation>Aucune de vos propres actions n’est possible maintenant.</translation>
    </message>
    <message>
        <source>You carry out what {player} stole from you: {action}.</source>
        <translation>Vous effectuez l’action que {player} vous a volée&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>You get an extra action: {action}.</source>
        <translation>Vous obtenez une action supplémentaire&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>You keep your money: {sum}.</source>
        <translation>Vous gardez votre argent&#x202f;: {sum}.</translation>
    </message>
    <message>
        <source>You may carry this out again: {action}.</source>
        <translation>Vous pouvez refaire cette action&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>You may carry this out at once: {action}. {player}’s character can no longer do so this cycle.</source>
        <translation>Vous pouvez effectuer cette action aussitôt&#x202f;: {action}. Le personnage joué par {player} ne le peut plus pendant ce cycle.</translation>
    </message>
    <message>
        <source>You may carry this out at once: {action}. {player}’s character can no longer do so, but their active subject still can: {subject}.</source>
        <translation>Vous pouvez effectuer cette action aussitôt&#x202f;: {action}. Le personnage joué par {player} ne le peut plus, mais son sujet actif le peut encore&#x202f;: {subject}.</translation>
    </message>
    <message>
        <source>You skip this action, and your turn goes on.</source>
        <translation>Vous renoncez à cette action, et votre tour continue.</translation>
    </message>
    <message>
        <source>You skip {actions}.</source>
        <translation>Vous renoncez à ceci&#x202f;: {actions}.</translation>
    </message>
    <message>
        <source>You then need only {partner} to complete a perfect pair worth {points} points.</source>
        <translation>Il ne vous manque alors que {partner:def} pour compléter une paire parfaite de {points} points.</translation>
    </message>
    <message>
        <source>You would have {mine} in coins instead of {other}.</source>
        <translation>En argent, vous auriez {mine} au lieu de {other}.</translation>
    </message>
    <message>
        <source>Your active subject would be {subject}, not {other}. Its ability: {ability}</source>
        <translation>Votre sujet actif serait {subject:def}, et non {other:def}. Sa capacité&#x202f;: {ability}</translation>
    </message>
    <message>
        <source>Your active subject would be {subject}. Its ability: {ability}</source>
        <translation>Votre sujet actif serait {subject:def}. Sa capacité&#x202f;: {ability}</translation>
    </message>
    <message>
        <source>Your cards would score {mine} instead of {other}.</source>
        <translation>Vos cartes rapporteraient {mine} au lieu de {other}.</translation>
    </message>
    <message>
        <source>Your character would then be {card}. Actions: {actions}.</source>
        <translation>Votre personnage serait alors {card:def}. Actions&#x202f;: {actions}.</translation>
    </message>
    <message>
        <source>Your conflict markers: {mine} instead of {other}.</source>
        <translation>Vos marqueurs de conflit&#x202f;: {mine} au lieu de {other}.</translation>
    </message>
    <message>
        <source>{card} can do what {other} cannot: {actions}.</source>
        <translation>{card:Def} permet ce que {other:def} ne permet pas&#x202f;: {actions}.</translation>
    </message>
    <message>
        <source>{card} has {mine} actions, {other} only {theirs}.</source>
        <translation>{card:Def} a {mine} actions, contre {theirs} pour {other:def}.</translation>
    </message>
    <message>
        <source>{player} is ahead of {other}, {points} to {less}. The marker costs 2 points.</source>
        <translation>{player} devance {other}, {points} à {less}. Le marqueur coûte 2 points.</translation>
    </message>
    <message>
        <source>{player} takes the conflict marker, not you.</source>
        <translation>{player} prend le marqueur de conflit, pas vous.</translation>
    </message>
    <message>
        <source>{player}, not you, will lose {cost} points for that marker.</source>
        <translation>Ce marqueur coûtera {cost} points à {player}, et non à vous.</translation>
    </message>
    <message>
        <source>{player}’s cards would score {theirs} instead of {other}.</source>
        <translation>Chez {player}, les cartes rapporteraient {theirs} au lieu de {other}.</translation>
    </message>
    <message>
        <source>{player}’s conflict markers: {theirs} instead of {other}.</source>
        <translation>Marqueurs de conflit chez {player}&#x202f;: {theirs} au lieu de {other}.</translation>
    </message>
    <message>
        <source>{threats} of the {unseen} characters that you cannot see can bring this one a conflict marker. None of your characters faces fewer threats.</source>
        <translation>Sur les {unseen} personnages que vous ne voyez pas, {threats} peuvent valoir un marqueur de conflit à celui-ci. Aucun des vôtres n’est moins menacé.</translation>
    </message>
</context>
<context>
    <name>rival-kings/refusal</name>
    <message>
        <source>A crest already covers this action: {action}.</source>
        <translation>Un blason recouvre déjà cette action&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>A different action comes first: {action}.</source>
        <translation>Effectuez d’abord une autre action&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>Actions go left to right; it is too late for this one: {action}.</source>
        <translation>Les actions vont de gauche à droite&#x202f;; trop tard pour celle-ci&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>Buildings do nothing during a turn; they score at the end.</source>
        <translation>Les bâtiments ne font rien pendant un tour&#x202f;; ils comptent à la fin.</translation>
    </message>
    <message>
        <source>Carry out the stolen or extra action first, or skip it.</source>
        <translation>Effectuez d’abord l’action volée ou supplémentaire, ou passez-la.</translation>
    </message>
    <message>
        <source>Characters in your hand wait for the next cycle.</source>
        <translation>Les personnages en main attendent le prochain cycle.</translation>
    </message>
    <message>
        <source>Choose another player, not yourself.</source>
        <translation>Désignez quelqu’un d’autre que vous.</translation>
    </message>
    <message>
        <source>Choose the stolen action to carry out.</source>
        <translation>Choisissez l’action volée à effectuer.</translation>
    </message>
    <message>
        <source>Coins are paid automatically when you recruit or buy.</source>
        <translation>Le paiement est automatique quand vous recrutez ou achetez.</translation>
    </message>
    <message>
        <source>Every card you could give belongs to a perfect pair.</source>
        <translation>Chaque carte que vous pourriez donner fait partie d’une paire parfaite.</translation>
    </message>
    <message>
        <source>First choose the card to give in exchange.</source>
        <translation>Choisissez d’abord la carte à donner en échange.</translation>
    </message>
    <message>
        <source>First choose the other player’s card that you want in exchange.</source>
        <translation>Choisissez d’abord, chez l’autre joueur, la carte que vous voulez en échange.</translation>
    </message>
    <message>
        <source>First choose what to take from the pile.</source>
        <translation>Choisissez d’abord ce que vous prenez dans la pile.</translation>
    </message>
    <message>
        <source>First decide whether your Gardener exchanges characters.</source>
        <translation>Dites d’abord si votre Jardinier échange les personnages.</translation>
    </message>
    <message>
        <source>First decide whether your Watchman acts in this conflict.</source>
        <translation>Dites d’abord si votre Garde agit dans ce conflit.</translation>
    </message>
    <message>
        <source>First, everyone chooses a character.</source>
        <translation>Chacun choisit d’abord un personnage.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you carry out only one action.</source>
        <translation>Lors d’un conflit de même rang, vous n’effectuez qu’une action.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you steal from nobody.</source>
        <translation>Lors d’un conflit de même rang, vous ne volez personne.</translation>
    </message>
    <message>
        <source>No action was stolen from you.</source>
        <translation>Aucune action ne vous a été volée.</translation>
    </message>
    <message>
        <source>No exchange has begun: first use a subject that exchanges cards.</source>
        <translation>Aucun échange n’est en cours&#x202f;: utilisez d’abord un sujet qui échange des cartes.</translation>
    </message>
    <message>
        <source>No other player has a building.</source>
        <translation>Personne d’autre n’a de bâtiment.</translation>
    </message>
    <message>
        <source>No other player has a subject.</source>
        <translation>Personne d’autre n’a de sujet.</translation>
    </message>
    <message>
        <source>No pile has money, and the supply cannot fill one.</source>
        <translation>Aucune pile n’a d’argent, et la réserve ne peut en remplir aucune.</translation>
    </message>
    <message>
        <source>No pile has money, and the supply cannot fill pile {pile}.</source>
        <translation>Aucune pile n’a d’argent, et la réserve ne suffit pas pour la pile {pile}.</translation>
    </message>
    <message>
        <source>No search has begun: first use the Vintner or Miner.</source>
        <translation>Aucune fouille n’est en cours&#x202f;: utilisez d’abord le Vigneron ou le Mineur.</translation>
    </message>
    <message>
        <source>Not now. Carry out an action or end your turn.</source>
        <translation>Pas maintenant. Effectuez une action ou terminez votre tour.</translation>
    </message>
    <message>
        <source>Only the card on top of a pile can be taken.</source>
        <translation>On ne prend que la carte du dessus d’une pile.</translation>
    </message>
    <message>
        <source>Only your newest subject can help you.</source>
        <translation>Seul votre dernier sujet peut vous aider.</translation>
    </message>
    <message>
        <source>Pile {pile} is empty.</source>
        <translation>La pile {pile} est vide.</translation>
    </message>
    <message>
        <source>Start your turn by stealing an action.</source>
        <translation>Commencez votre tour en volant une action.</translation>
    </message>
    <message>
        <source>Subjects are exchanged for subjects, and buildings for buildings.</source>
        <translation>Les sujets s’échangent contre des sujets, et les bâtiments contre des bâtiments.</translation>
    </message>
    <message>
        <source>The Gardener acts only after the characters are revealed and before conflicts are resolved.</source>
        <translation>Le Jardinier n’agit qu’après la révélation des personnages, avant la résolution des conflits.</translation>
    </message>
    <message>
        <source>The Miner finds no buildings in pile {pile}.</source>
        <translation>Le Mineur ne trouve pas de bâtiments dans la pile {pile}.</translation>
    </message>
    <message>
        <source>The Miner finds only buildings.</source>
        <translation>Le Mineur ne trouve que des bâtiments.</translation>
    </message>
    <message>
        <source>The Sailor helps only in a conflict of equal ranks.</source>
        <translation>Le Marin n’agit que lors d’un conflit de même rang.</translation>
    </message>
    <message>
        <source>The Vintner finds no subjects in pile {pile}.</source>
        <translation>Le Vigneron ne trouve pas de sujets dans la pile {pile}.</translation>
    </message>
    <message>
        <source>The Vintner finds only subjects.</source>
        <translation>Le Vigneron ne trouve que des sujets.</translation>
    </message>
    <message>
        <source>The Watchman acts only while conflicts are being resolved, before any turns.</source>
        <translation>Le Garde n’agit que pendant la résolution des conflits, avant les tours.</translation>
    </message>
    <message>
        <source>The pile does not hold this card: {card}.</source>
        <translation>La pile ne contient pas {card:def}.</translation>
    </message>
    <message>
        <source>The supply has no coins.</source>
        <translation>La réserve n’a plus de pièces.</translation>
    </message>
    <message>
        <source>The supply has only 2-coins; you have no 1-coin for change.</source>
        <translation>La réserve n’a que des 2, et vous n’avez pas de 1 à rendre.</translation>
    </message>
    <message>
        <source>The supply refills piles only when none has money.</source>
        <translation>La réserve ne regarnit les piles que si aucune n’a d’argent.</translation>
    </message>
    <message>
        <source>There is no money at pile {pile}.</source>
        <translation>Il n’y a pas d’argent à la pile {pile}.</translation>
    </message>
    <message>
        <source>These characters were not dealt this round.</source>
        <translation>Ces personnages n’ont pas été distribués dans cette manche.</translation>
    </message>
    <message>
        <source>This action belongs to another player’s character.</source>
        <translation>C’est l’action du personnage d’un autre joueur.</translation>
    </message>
    <message>
        <source>This action is already done: {action}.</source>
        <translation>Vous avez déjà effectué cette action&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>This action was not stolen from you: {action}.</source>
        <translation>Cette action ne vous a pas été volée&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>This action was stolen from you: {action}.</source>
        <translation>Cette action vous a été volée&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>This character has been played and does nothing more.</source>
        <translation>Ce personnage a été joué et ne fait plus rien.</translation>
    </message>
    <message>
        <source>This is not your active subject: {subject}.</source>
        <translation>{subject:Def} n’est pas votre sujet actif.</translation>
    </message>
    <message>
        <source>This subject belongs to another player.</source>
        <translation>Ce sujet appartient à un autre joueur.</translation>
    </message>
    <message>
        <source>To take money, use the Take money action.</source>
        <translation>L’argent se prend avec l’action «&#x202f;Prendre de l’argent&#x202f;».</translation>
    </message>
    <message>
        <source>Use your character’s actions, not the character itself.</source>
        <translation>Utilisez les actions du personnage, pas le personnage lui-même.</translation>
    </message>
    <message>
        <source>You and {player} have equal ranks: neither steals from the other.</source>
        <translation>{player} et vous avez le même rang&#x202f;: aucun ne vole l’autre.</translation>
    </message>
    <message>
        <source>You cannot pay for any building on display.</source>
        <translation>Vous ne pouvez payer aucun des bâtiments visibles.</translation>
    </message>
    <message>
        <source>You cannot pay for any subject on display.</source>
        <translation>Vous ne pouvez payer aucun des sujets visibles.</translation>
    </message>
    <message>
        <source>You do not have this card: {card}.</source>
        <translation>Vous n’avez pas {card:def}.</translation>
    </message>
    <message>
        <source>You do not hold this character: {card}.</source>
        <translation>Vous n’avez pas ce personnage en main&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>You have already played your character for this cycle.</source>
        <translation>Vous avez déjà joué votre personnage pour ce cycle.</translation>
    </message>
    <message>
        <source>You have already stolen an action from {player}.</source>
        <translation>Vous avez déjà volé une action à {player}.</translation>
    </message>
    <message>
        <source>You have already used a subject this cycle.</source>
        <translation>Vous avez déjà utilisé un sujet pendant ce cycle.</translation>
    </message>
    <message>
        <source>You have no building to give in exchange.</source>
        <translation>Vous n’avez pas de bâtiment à donner en échange.</translation>
    </message>
    <message>
        <source>You have no buildings.</source>
        <translation>Vous n’avez pas de bâtiment.</translation>
    </message>
    <message>
        <source>You have no conflict markers.</source>
        <translation>Vous n’avez pas de marqueur de conflit.</translation>
    </message>
    <message>
        <source>Your {card} belongs to a perfect pair.</source>
        <translation>Votre carte {card} fait partie d’une paire parfaite.</translation>
    </message>
    <message>
        <source>{card} costs {price}, but you have only {coins}.</source>
        <translation>La carte {card} coûte {price}, mais vous n’avez que {coins}.</translation>
    </message>
    <message>
        <source>{card} does not have this action: {action}.</source>
        <translation>{card:Def} n’a pas cette action&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>{card} is a building: it is bought, not recruited.</source>
        <translation>{card} est un bâtiment&#x202f;: il s’achète, il ne se recrute pas.</translation>
    </message>
    <message>
        <source>{card} is a subject: it is recruited, not bought.</source>
        <translation>{card:Def} est un sujet&#x202f;: il se recrute, il ne s’achète pas.</translation>
    </message>
    <message>
        <source>{card} steals from nobody.</source>
        <translation>{card:Def} ne vole personne.</translation>
    </message>
    <message>
        <source>{card} steals only from rank {rank}; {player} has rank {theirs}.</source>
        <translation>{card:Def} ne vole que le rang {rank}, pas {theirs} ({player}).</translation>
    </message>
    <message>
        <source>{player} does not have this card: {card}.</source>
        <translation>{player} n’a pas {card:def}.</translation>
    </message>
    <message>
        <source>{player} is not in this game.</source>
        <translation>{player} ne participe pas à cette partie.</translation>
    </message>
    <message>
        <source>{player}’s {card} belongs to a perfect pair.</source>
        <translation>Chez {player}, la carte {card} fait partie d’une paire parfaite.</translation>
    </message>
</context>
<context>
    <name>rival-kings/road</name>
    <message>
        <source>Emeric has never lost a town. He has only gambled some away, and now he is playing for yours.</source>
        <translation>Emeric n’a jamais perdu de ville. Il en a juste misé quelques-unes, et maintenant il joue la vôtre.</translation>
    </message>
    <message>
        <source>Everyone starts with a single coin, and the piles are smaller.</source>
        <translation>Tout le monde commence avec une seule pièce, et les piles sont plus basses.</translation>
    </message>
    <message>
        <source>Everyone starts with coins worth 10 instead of 5, and the piles are smaller.</source>
        <translation>Tout le monde commence avec dix pièces au lieu de cinq, et les piles sont plus basses.</translation>
    </message>
    <message>
        <source>From every hill, you can look into the neighbors’ kitchens. Two neighbors have been doing so for years.</source>
        <translation>De chaque colline, on voit dans la cuisine des voisins. Deux d’entre eux ne s’en privent pas depuis des années.</translation>
    </message>
    <message>
        <source>It has not rained, and every purse is empty. Still, everyone wants to build.</source>
        <translation>Il n’a pas plu, et toutes les bourses sont vides. Tout le monde veut bâtir quand même.</translation>
    </message>
    <message>
        <source>Market Day</source>
        <translation>Jour de marché</translation>
    </message>
    <message>
        <source>The Guild Hall</source>
        <translation>La Maison de la guilde</translation>
    </message>
    <message>
        <source>The Inheritance</source>
        <translation>L’Héritage</translation>
    </message>
    <message>
        <source>The Lean Year</source>
        <translation>L’Année maigre</translation>
    </message>
    <message>
        <source>The Lord of the Hills</source>
        <translation>Le Seigneur des collines</translation>
    </message>
    <message>
        <source>The Master Builder</source>
        <translation>Le Maître d’œuvre</translation>
    </message>
    <message>
        <source>The Moneylender</source>
        <translation>L’Usurier</translation>
    </message>
    <message>
        <source>The Three Hills</source>
        <translation>Les Trois Collines</translation>
    </message>
    <message>
        <source>The guild has built half of this town and been paid for all of it.</source>
        <translation>La guilde a bâti la moitié de la ville, et s’est fait payer le tout.</translation>
    </message>
    <message>
        <source>The master builder has three plans that do not work. He suspects the masons are holding them upside down.</source>
        <translation>Le maître d’œuvre a trois plans qui ne marchent pas. Il soupçonne les maçons de les tenir à l’envers.</translation>
    </message>
    <message>
        <source>The moneylender lends to everyone, you included. The interest, he says, is a matter for later.</source>
        <translation>L’usurier prête à tout le monde, et à vous aussi. Les intérêts, dit-il, on en parlera plus tard.</translation>
    </message>
    <message>
        <source>The piles are smaller: five cards instead of eight.</source>
        <translation>Les piles sont plus basses&#x202f;: cinq cartes au lieu de huit.</translation>
    </message>
    <message>
        <source>Two towns stand on two hills, and each calls itself the capital. You buy a cartload of stones and start a third.</source>
        <translation>Deux villes sur deux collines, et chacune se dit la capitale. Vous achetez une charretée de pierres et en commencez une troisième.</translation>
    </message>
    <message>
        <source>Win by {number} points or more.</source>
        <translation>Gagnez avec au moins {number} points d’avance.</translation>
    </message>
    <message>
        <source>Your great-aunt has left you half a town, and a neighbor who steals.</source>
        <translation>Votre grand-tante vous a laissé une moitié de ville, et une voisine qui vole.</translation>
    </message>
</context>
<context>
    <name>rival-kings/rule</name>
    <message>
        <source>A match</source>
        <translation>Un match</translation>
    </message>
    <message>
        <source>A new subject</source>
        <translation>Un nouveau sujet</translation>
    </message>
    <message>
        <source>A new subject is active at once. You may use it if you have not used another one this cycle.</source>
        <translation>Un nouveau sujet est aussitôt actif. Vous pouvez l’utiliser si aucun autre ne vous a servi pendant ce cycle.</translation>
    </message>
    <message>
        <source>A perfect pair, a subject with its own building, scores both values. Then a building and a subject of the same color score the higher of their two values; they are paired so that you score the most. Every other card scores 1. Every 3 in coins scores 1, and every conflict marker costs 2.</source>
        <translation>Une paire parfaite, un sujet avec son propre bâtiment, rapporte les deux valeurs. Ensuite, un bâtiment et un sujet de même couleur rapportent la plus haute de leurs deux valeurs&#x202f;; les paires sont formées pour vous rapporter le plus possible. Toute autre carte rapporte 1. Chaque lot de 3 pièces rapporte 1, et chaque marqueur de conflit coûte 2.</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Capacités</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>After the characters are revealed and before conflicts are resolved, you may exchange your character for another player’s. If there are several Gardeners, they act from the highest rank down.</source>
        <translation>Une fois les personnages révélés, mais avant la résolution des conflits, vous pouvez échanger votre personnage contre celui d’un autre joueur. S’il y a plusieurs Jardiniers, ils agissent en partant du rang le plus haut.</translation>
    </message>
    <message>
        <source>Blacksmith</source>
        <translation>Forgeron</translation>
    </message>
    <message>
        <source>Carry out your character’s actions from left to right. You may skip any of them.</source>
        <translation>Effectuez les actions de votre personnage de gauche à droite&#x202f;; vous pouvez renoncer à n’importe laquelle.</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Marqueurs de conflit</translation>
    </message>
    <message>
        <source>Conflicts of equal ranks come first: both players take a conflict marker, and each carries out only one of their character’s actions. They have no conflict with lower ranks, which take no marker and lose no action because of them. Higher ranks can still steal from both players.</source>
        <translation>Les conflits de même rang viennent d’abord&#x202f;: les deux joueurs reçoivent un marqueur de conflit, et chacun n’effectue qu’une seule action de son personnage. Ils n’ont pas de conflit avec les rangs inférieurs, qui ne reçoivent pas de marqueur et auxquels ils ne volent rien. Les rangs supérieurs peuvent tout de même voler ces deux joueurs.</translation>
    </message>
    <message>
        <source>Court Lady and Bishop</source>
        <translation>Dame de la cour et Évêque</translation>
    </message>
    <message>
        <source>Different ranks</source>
        <translation>Rangs différents</translation>
    </message>
    <message>
        <source>Equal ranks and theft</source>
        <translation>Même rang et vol</translation>
    </message>
    <message>
        <source>Extra actions</source>
        <translation>Actions supplémentaires</translation>
    </message>
    <message>
        <source>For each round, everyone gets three characters. In each of its two cycles, everyone secretly plays one of them, all are revealed together, conflicts are resolved, and the players carry out their actions. Then all characters are shuffled for a new round.</source>
        <translation>Au début d’une manche, chacun reçoit trois personnages. La manche compte deux cycles&#x202f;: chacun joue un personnage en secret, tous sont révélés ensemble, les conflits sont résolus, puis les joueurs effectuent leurs actions. Ensuite, tous les personnages sont mélangés pour une nouvelle manche.</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Jardinier</translation>
    </message>
    <message>
        <source>If scores are tied, the player with fewer conflict markers wins; if still tied, the one with more money. If that is equal, too, they share the win.</source>
        <translation>À score égal, le joueur qui a le moins de marqueurs de conflit l’emporte, puis celui qui a le plus d’argent&#x202f;; si l’égalité persiste, la victoire est partagée.</translation>
    </message>
    <message>
        <source>If the supply has no conflict markers, none are taken.</source>
        <translation>Si la réserve n’a plus de marqueur de conflit, personne n’en reçoit.</translation>
    </message>
    <message>
        <source>If two players have the rank you steal from, you steal one action from each.</source>
        <translation>Si deux joueurs ont le rang que vous volez, vous volez une action à chacun.</translation>
    </message>
    <message>
        <source>If you may carry out only one action, choose one that is not covered.</source>
        <translation>Si vous ne pouvez effectuer qu’une action, choisissez-en une qui n’est pas recouverte.</translation>
    </message>
    <message>
        <source>In a conflict of equal ranks, you carry out your one action twice. You pay both times.</source>
        <translation>Lors d’un conflit de même rang, vous effectuez deux fois votre unique action. Vous payez les deux fois.</translation>
    </message>
    <message>
        <source>In a conflict with a higher rank, your Watchman makes the other player take the conflict marker; you still lose an action. Against the neutral character, nobody takes the marker. The Herbalist gives one of your markers to another player, and no Watchman can prevent that.</source>
        <translation>Lors d’un conflit avec un rang supérieur, votre Garde envoie le marqueur de conflit à l’autre joueur, qui vous vole tout de même une action. Contre le personnage neutre, personne ne reçoit de marqueur. L’Herboriste donne un de vos marqueurs à un autre joueur, et aucun Garde n’y peut rien.</translation>
    </message>
    <message>
        <source>In any other conflict, the lower rank takes a conflict marker. At the start of its turn, the higher rank covers one of the lower rank’s actions with a crest and may carry it out at once; the lower rank loses it.</source>
        <translation>Dans tout autre conflit, le rang inférieur reçoit un marqueur de conflit. Au début de son tour, le rang supérieur recouvre d’un blason une action du rang inférieur et peut l’effectuer aussitôt&#x202f;; le rang inférieur la perd.</translation>
    </message>
    <message>
        <source>Jailer and Scholar</source>
        <translation>Geôlier et Érudit</translation>
    </message>
    <message>
        <source>No markers left</source>
        <translation>Plus aucun marqueur</translation>
    </message>
    <message>
        <source>Once per cycle, you may use the ability of your active subject, the last one in your row, at any time on your own turn. The Gardener and Watchman have their own timing.</source>
        <translation>Une fois par cycle, vous pouvez utiliser la capacité de votre sujet actif, le dernier de votre file, à tout moment de votre tour. Le Jardinier et le Garde agissent à d’autres moments.</translation>
    </message>
    <message>
        <source>Paying</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Recruit and buy</source>
        <translation>Recruter et acheter</translation>
    </message>
    <message>
        <source>Recruit subject and Buy a building let you take the card on display at a pile. You pay its value, and the money stays at that pile. The card goes to the end of your row of subjects or buildings.</source>
        <translation>Avec «&#x202f;Recruter un sujet&#x202f;» et «&#x202f;Acheter un bâtiment&#x202f;», vous prenez la carte visible d’une pile. Elle coûte sa valeur, que vous ajoutez à l’argent de cette pile. Elle va au bout de votre file de sujets ou de bâtiments.</translation>
    </message>
    <message>
        <source>Rounds and cycles</source>
        <translation>Manches et cycles</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Marin</translation>
    </message>
    <message>
        <source>Same rank</source>
        <translation>Même rang</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Settle conflict returns one of your conflict markers to the supply. Pass on conflict gives one of them to another player.</source>
        <translation>«&#x202f;Neutraliser un conflit&#x202f;» remet un de vos marqueurs de conflit dans la réserve. «&#x202f;Transmettre un conflit&#x202f;» en donne un à un autre joueur.</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Voler</translation>
    </message>
    <message>
        <source>Take all the money from one pile. If no pile has any, each pile in turn first gets coins worth 2 from the supply, as long as they last: a 2-coin, or two 1-coins once the 2-coins have run out. The money at a pile may not be counted: you see how thick the stack is, not what it is worth.</source>
        <translation>Vous prenez tout l’argent qui se trouve devant une des piles. Si aucune n’en a, chacune en reçoit d’abord pour 2, l’une après l’autre, tant que la réserve suffit. C’est une pièce de 2, ou deux pièces de 1 quand celles de 2 manquent. L’argent d’une pile ne doit pas être compté&#x202f;: on en voit l’épaisseur, pas la valeur.</translation>
    </message>
    <message>
        <source>Take money</source>
        <translation>Prendre de l’argent</translation>
    </message>
    <message>
        <source>The Carpenter, Market Woman, and Innkeeper give you an extra action; the Farmer lets you carry out one that was stolen from you. Each can be used only when its action is possible.</source>
        <translation>Le Charpentier, la Vendeuse de marché et l’Aubergiste vous donnent une action supplémentaire&#x202f;; le Fermier vous permet d’en effectuer une qui vous a été volée. On ne peut les utiliser que si leur action est possible.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>The next building that you buy this turn costs 1 less, but never less than 0.</source>
        <translation>Le prochain bâtiment acheté pendant ce tour coûte 1 pièce de moins, mais jamais moins de 0.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>Troubadour</source>
        <translation>Troubadour</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Ordre des tours</translation>
    </message>
    <message>
        <source>Turns go from rank A to rank F. If ranks are equal, the player with fewer conflict markers goes first; if still tied, the one whose character has the tie symbol.</source>
        <translation>Les tours vont du rang A au rang F. À rang égal, le joueur qui a le moins de marqueurs de conflit joue d’abord&#x202f;; si l’égalité persiste, c’est celui dont le personnage porte le symbole d’égalité.</translation>
    </message>
    <message>
        <source>Two characters of the same rank are in conflict, and so are A with D, B with C, C with F, D with E, and E with F. Other ranks leave each other alone.</source>
        <translation>Deux personnages de même rang sont en conflit, de même que A avec D, B avec C, C avec F, D avec E et E avec F. Les autres rangs se laissent tranquilles.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>À deux joueurs</translation>
    </message>
    <message>
        <source>Two victims</source>
        <translation>Deux victimes</translation>
    </message>
    <message>
        <source>Vintner and Miner</source>
        <translation>Vigneron et Mineur</translation>
    </message>
    <message>
        <source>Watchman and Herbalist</source>
        <translation>Garde et Herboriste</translation>
    </message>
    <message>
        <source>When a pile runs out, finish the cycle; then the game is over.</source>
        <translation>Quand une pile est épuisée, on termine le cycle, et la partie est finie.</translation>
    </message>
    <message>
        <source>Who is in conflict</source>
        <translation>Qui est en conflit</translation>
    </message>
    <message>
        <source>With two players, a neutral character is revealed in each cycle. Any player with its rank, or with the rank it steals from, takes a conflict marker. The neutral character does nothing else.</source>
        <translation>À deux joueurs, un personnage neutre est révélé à chaque cycle. Tout joueur dont le personnage est de ce rang, ou du rang que le neutre vole, reçoit un marqueur de conflit. Le personnage neutre n’a pas d’autre effet.</translation>
    </message>
    <message>
        <source>You exchange a building or subject with another player. Neither card may belong to a perfect pair, but spare copies of such cards may be exchanged. Both cards go to the ends of their new rows; exchanged subjects are active.</source>
        <translation>Vous échangez un bâtiment ou un sujet avec un autre joueur. Aucune des deux cartes ne doit faire partie d’une paire parfaite, mais un exemplaire en trop d’une telle carte peut être échangé. Les deux cartes vont au bout de leur nouvelle file&#x202f;; les sujets échangés sont actifs.</translation>
    </message>
    <message>
        <source>You exchange any of your cards, even the Troubadour, for a card on display. Your card is then on display on that pile, whatever its type: it is acquired by the action for its own type, and a search does not find it in a pile of the other type.</source>
        <translation>Vous échangez n’importe laquelle de vos cartes, même le Troubadour, contre une carte visible. Votre carte devient alors la carte visible de cette pile, quelle que soit sa sorte&#x202f;: un bâtiment s’y achète, un sujet s’y recrute, et une fouille ne la trouve pas dans une pile de l’autre sorte.</translation>
    </message>
    <message>
        <source>You look through a pile of subjects or of buildings and may take one card and pay for it. You learn which cards the pile holds, but not in what order; the order of the rest does not change.</source>
        <translation>Vous regardez une pile de sujets ou de bâtiments et vous pouvez y prendre une carte en la payant. Vous apprenez quelles cartes elle contient, mais pas dans quel ordre&#x202f;; l’ordre des autres ne change pas.</translation>
    </message>
    <message>
        <source>You may agree on 2 to 6 games and add up the scores, or play until someone reaches 20, 30, 40, 60, or 100 points, however many games it takes.</source>
        <translation>Vous pouvez convenir de jouer 2 à 6 parties et d’additionner les scores. Ou bien jouez jusqu’à ce que quelqu’un atteigne 20, 30, 40, 60 ou 100 points, quel que soit le nombre de parties.</translation>
    </message>
    <message>
        <source>You must cover an action if one is left. You need not carry out a stolen action; if you cannot, it is lost. The same goes for the extra actions of subjects.</source>
        <translation>Vous devez recouvrir une action s’il en reste une. Rien ne vous oblige à effectuer ce que vous avez volé, et vous devez y renoncer si ce n’est pas possible. Il en va de même pour les actions supplémentaires des sujets.</translation>
    </message>
    <message>
        <source>You pay the exact price with as few coins as possible. If you have only 2-coins for an odd price, you get change from the supply; if it has none, you overpay by 1.</source>
        <translation>Vous payez le prix exact avec le moins de pièces possible. Si vous n’avez que des pièces de 2 pour un prix impair, vous en changez une à la réserve&#x202f;; si la réserve ne peut pas la changer, vous payez 1 de trop.</translation>
    </message>
    <message>
        <source>You take 1 coin from the supply for each of your conflict markers or buildings, as long as the supply lasts. Coins may be changed: if the supply has only 2-coins, you give a 1-coin as change.</source>
        <translation>Vous prenez 1 pièce dans la réserve pour chacun de vos marqueurs de conflit ou de vos bâtiments, jusqu’à épuisement de la réserve. On peut faire de la monnaie&#x202f;: si la réserve n’a que des pièces de 2, vous rendez une pièce de 1.</translation>
    </message>
</context>
<context>
    <name>rival-kings/score</name>
    <message>
        <source>Color pairs</source>
        <translation>Paires de même couleur</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Marqueurs de conflit</translation>
    </message>
    <message>
        <source>Games before this one</source>
        <translation>Parties précédentes</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Perfect pairs</source>
        <translation>Paires parfaites</translation>
    </message>
    <message>
        <source>Points: {points}. Perfect pairs: {pairs}, single cards: {singles}</source>
        <translation>Points&#x202f;: {points}. Paires parfaites&#x202f;: {pairs}, cartes isolées&#x202f;: {singles}</translation>
    </message>
    <message>
        <source>Single cards</source>
        <translation>Cartes isolées</translation>
    </message>
</context>
<context>
    <name>rival-kings/section</name>
    <message>
        <source>A round</source>
        <translation>Une manche</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>End and scoring</source>
        <translation>Fin et décompte</translation>
    </message>
    <message>
        <source>Subjects and what they do</source>
        <translation>Les sujets et ce qu’ils font</translation>
    </message>
    <message>
        <source>Turns and actions</source>
        <translation>Tours et actions</translation>
    </message>
</context>
<context>
    <name>rival-kings/table</name>
    <message>
        <source>1-coins in the supply: {number}</source>
        <translation>Pièces de 1 dans la réserve&#x202f;: {number}</translation>
    </message>
    <message>
        <source>1-coins: {number}</source>
        <translation>Pièces de 1&#x202f;: {number}</translation>
    </message>
    <message>
        <source>2-coins in the supply: {number}</source>
        <translation>Pièces de 2 dans la réserve&#x202f;: {number}</translation>
    </message>
    <message>
        <source>2-coins: {number}</source>
        <translation>Pièces de 2&#x202f;: {number}</translation>
    </message>
    <message>
        <source>A 1-coin</source>
        <translation>Une pièce de 1</translation>
    </message>
    <message>
        <source>A 2-coin</source>
        <translation>Une pièce de 2</translation>
    </message>
    <message>
        <source>A card, face down</source>
        <translation>Une carte face cachée</translation>
    </message>
    <message>
        <source>A coin at pile {pile}</source>
        <translation>Une pièce à la pile {pile}</translation>
    </message>
    <message>
        <source>A color pair, {card} and {other}: {points}</source>
        <translation>Une paire de même couleur, {card} et {other}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>A conflict marker</source>
        <translation>Un marqueur de conflit</translation>
    </message>
    <message>
        <source>A perfect pair: {subject} and {building}</source>
        <translation>Une paire parfaite&#x202f;: {subject} et {building}</translation>
    </message>
    <message>
        <source>A single card, {card}: {points}</source>
        <translation>Une carte isolée, {card}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Buildings, pile {pile}</source>
        <translation>Bâtiments, pile {pile}</translation>
    </message>
    <message>
        <source>Characters in {player}’s hand</source>
        <translation>Personnages en main&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Conflict markers in the supply: {number}</source>
        <translation>Marqueurs de conflit dans la réserve&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Conflict markers: {number}</source>
        <translation>Marqueurs de conflit&#x202f;: {number}</translation>
    </message>
    <message>
        <source>Conflict of equal ranks: {card} and {other}</source>
        <translation>Conflit de même rang&#x202f;: {card} et {other}</translation>
    </message>
    <message>
        <source>Conflict: {card} has a higher rank than {other}.</source>
        <translation>Conflit&#x202f;: {card}, de rang supérieur, contre {other}.</translation>
    </message>
    <message>
        <source>Costs you {price} now; you have only {coins}.</source>
        <translation>Vous coûte maintenant {price}&#x202f;; vous n’avez que {coins}.</translation>
    </message>
    <message>
        <source>Costs you {price} now; you have {coins}.</source>
        <translation>Vous coûte maintenant {price}&#x202f;; vous avez {coins}.</translation>
    </message>
    <message>
        <source>Missing: {card}, now on display at pile {pile}. It would score {points} more.</source>
        <translation>Carte manquante&#x202f;: {card}, visible maintenant sur la pile {pile}. Elle rapporterait {points} de plus.</translation>
    </message>
    <message>
        <source>Missing: {card}, which is not on display.</source>
        <translation>Carte manquante&#x202f;: {card}, qui n’est visible sur aucune pile.</translation>
    </message>
    <message>
        <source>Money at pile {pile}</source>
        <translation>Argent de la pile {pile}</translation>
    </message>
    <message>
        <source>Money at pile {pile}, worth {sum}</source>
        <translation>Argent de la pile {pile}, d’une valeur de {sum}</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutre</translation>
    </message>
    <message>
        <source>Not dealt</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joués</translation>
    </message>
    <message>
        <source>Points for this pair: {points}</source>
        <translation>Points de cette paire&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Sujets</translation>
    </message>
    <message>
        <source>Subjects, pile {pile}</source>
        <translation>Sujets, pile {pile}</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>The active subject: an ability has been used this cycle.</source>
        <translation>Le sujet actif&#x202f;: capacité déjà utilisée pendant ce cycle.</translation>
    </message>
    <message>
        <source>The active subject: its ability can be used this cycle.</source>
        <translation>Le sujet actif&#x202f;: sa capacité est utilisable pendant ce cycle.</translation>
    </message>
    <message>
        <source>drop here: +{points}</source>
        <translation>déposer ici&#x202f;: +{points}</translation>
    </message>
    <message>
        <source>for sale: +{points}</source>
        <translation>à vendre&#x202f;: +{points}</translation>
    </message>
    <message>
        <source>not for sale</source>
        <translation>pas en vente</translation>
    </message>
    <message>
        <source>tied on points; fewer markers win, then more money</source>
        <translation>à égalité de points&#x202f;; le moins de marqueurs l’emporte, puis le plus d’argent</translation>
    </message>
    <message>
        <source>{action}: can be stolen</source>
        <translation>{action}&#x202f;: action que vous pouvez voler</translation>
    </message>
    <message>
        <source>{action}: done</source>
        <translation>{action}&#x202f;: action faite</translation>
    </message>
    <message>
        <source>{action}: done or skipped</source>
        <translation>{action}&#x202f;: action faite ou passée</translation>
    </message>
    <message>
        <source>{action}: next</source>
        <translation>{action}&#x202f;: action à faire maintenant</translation>
    </message>
    <message>
        <source>{action}: skipped</source>
        <translation>{action}&#x202f;: action passée</translation>
    </message>
    <message>
        <source>{action}: still to do</source>
        <translation>{action}&#x202f;: action encore à faire</translation>
    </message>
    <message>
        <source>{action}: stolen by {player}</source>
        <translation>{action}&#x202f;: action volée par {player}</translation>
    </message>
    <message>
        <source>{card}, rank {rank}, with the tie symbol. Actions: {actions}</source>
        <translation>{card}, rang {rank}, avec le symbole d’égalité. Actions&#x202f;: {actions}</translation>
    </message>
    <message>
        <source>{card}, rank {rank}. Actions: {actions}</source>
        <translation>{card}, rang {rank}. Actions&#x202f;: {actions}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}</source>
        <translation>{card}, valeur {value}, {type}</translation>
    </message>
    <message>
        <source>{card}, value {value}, {type}, active</source>
        <translation>{card}, valeur {value}, {type}, carte active</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n conflict marker(s)</source>
        <translation>
            <numerusform>{player}&#x202f;: %n marqueur de conflit</numerusform>
            <numerusform>{player}&#x202f;: %n marqueurs de conflit</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {sum} in coins</source>
        <translation>{player}, argent&#x202f;: {sum}</translation>
    </message>
    <message>
        <source>{player}’s actions</source>
        <translation>Actions&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player}’s buildings</source>
        <translation>Bâtiments&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player}’s character</source>
        <translation>Personnage&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player}’s coins and conflict markers</source>
        <translation>Pièces et marqueurs de conflit&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player}’s subjects</source>
        <translation>Sujets&#x202f;: {player}</translation>
    </message>
</context>
<context>
    <name>rival-kings/type</name>
    <message>
        <source>Character</source>
        <translation>Personnage</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Court</source>
        <translation>Cour</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Village</translation>
    </message>
</context>
</TS>
