<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A number or a notation makes a move; ? explains, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Un numéro ou une notation joue un coup&#x202f;;&#x202f;? explique, h conseil, {back} reprendre, l journal, c abandonner, q quitter.</translation>
    </message>
    <message>
        <source>After ? write the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Après&#x202f;?, écrivez le numéro d’une règle (? R5), ou un coup par son numéro ou sa notation (? 3).</translation>
    </message>
    <message>
        <source>Card games in a terminal, and what bots do.</source>
        <translation>Des jeux de cartes dans un terminal, et ce que font les bots.</translation>
    </message>
    <message>
        <source>Edition: {edition}. How strong bots are was measured with the usual numbers, not with these.</source>
        <translation>Édition&#x202f;: {edition}. La force des bots a été mesurée avec les nombres habituels, pas avec ceux-ci.</translation>
    </message>
    <message>
        <source>Hint: {number}, {move}. {why}</source>
        <translation>Conseil&#x202f;: {number}, {move}. {why}</translation>
    </message>
    <message>
        <source>No move looks better.</source>
        <translation>Aucun coup ne paraît meilleur.</translation>
    </message>
    <message>
        <source>Not allowed. {rule}: {reason}</source>
        <translation>Interdit. {rule}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>SHA-256 of the seed, which is shown after the game: {hash}</source>
        <translation>SHA-256 de la graine, qui est montrée après la partie&#x202f;: {hash}</translation>
    </message>
    <message>
        <source>Seed {seed}, chosen beforehand: this game is practice.</source>
        <translation>Graine {seed}, choisie à l’avance&#x202f;: cette partie est un entraînement.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Repris.</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>La graine était {seed}.</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back.</source>
        <translation>Vous n’avez encore rien décidé que vous puissiez reprendre.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>Il n’y a pas de coup {number}&#x202f;: les coups vont de 1 à {last}.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game ends now and counts as lost.</source>
        <translation>Tapez encore c pour abandonner&#x202f;: la partie se termine maintenant et compte comme perdue.</translation>
    </message>
    <message>
        <source>What you know speaks against it. Better: {move}.</source>
        <translation>Ce que vous savez s’y oppose. Mieux&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>You are advised: from now on this game counts as assisted.</source>
        <translation>Vous recevez un conseil&#x202f;: à partir de maintenant, cette partie compte comme assistée.</translation>
    </message>
    <message>
        <source>You have seen more since. Type {back} again to go back: this game then counts as assisted.</source>
        <translation>Vous en avez vu plus depuis. Tapez encore {back} pour revenir&#x202f;: cette partie compte alors comme assistée.</translation>
    </message>
    <message>
        <source>Your chance to win after it: {percent}%. {beside}</source>
        <translation>Vos chances de gagner ensuite&#x202f;: {percent}&#x202f;%. {beside}</translation>
    </message>
    <message>
        <source>a marshal of each temperament, too, against a neutral one</source>
        <translation>aussi un maréchal de chaque tempérament, contre un neutre</translation>
    </message>
    <message>
        <source>a number that decides all chance</source>
        <translation>un nombre qui décide de tout hasard</translation>
    </message>
    <message>
        <source>a recorded game</source>
        <translation>une partie enregistrée</translation>
    </message>
    <message>
        <source>a recorded game that is over</source>
        <translation>une partie enregistrée et terminée</translation>
    </message>
    <message>
        <source>add finished games to this file, and play only those that it lacks</source>
        <translation>ajouter les parties finies à ce fichier et ne jouer que celles qui y manquent</translation>
    </message>
    <message>
        <source>add them to those there are, instead of replacing these</source>
        <translation>les ajouter à ceux qui existent, au lieu de les remplacer</translation>
    </message>
    <message>
        <source>also say how much somebody gains there who knows how this level plays, or a level/opponent, as in knight/corvin: {levels}</source>
        <translation>dire aussi combien y gagne celui qui sait comment joue ce niveau, ou niveau/adversaire comme dans knight/corvin&#x202f;: {levels}</translation>
    </message>
    <message>
        <source>bots on every seat</source>
        <translation>des bots à toutes les places</translation>
    </message>
    <message>
        <source>check rules and fingerprints of every move</source>
        <translation>vérifier les règles et l’empreinte de chaque coup</translation>
    </message>
    <message>
        <source>draw what is said against what is won (SVG)</source>
        <translation>dessiner ce qui est prédit face à ce qui est gagné (SVG)</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>find none, but measure how hard those there are are</source>
        <translation>n’en chercher aucun, mais mesurer la difficulté de ceux qui existent</translation>
    </message>
    <message>
        <source>find none, but say which have no clear best move by now</source>
        <translation>n’en chercher aucun, mais dire lesquels n’ont plus de meilleur coup évident</translation>
    </message>
    <message>
        <source>find none, but take these out</source>
        <translation>n’en chercher aucun, mais retirer ceux-ci</translation>
    </message>
    <message>
        <source>find positions with one clear best move</source>
        <translation>chercher des positions avec un seul meilleur coup évident</translation>
    </message>
    <message>
        <source>find the equilibrium of a small ending</source>
        <translation>trouver l’équilibre d’une petite fin de partie</translation>
    </message>
    <message>
        <source>how long to measure each figure</source>
        <translation>combien de temps mesurer chaque valeur</translation>
    </message>
    <message>
        <source>how many games at the same time</source>
        <translation>combien de parties à la fois</translation>
    </message>
    <message>
        <source>how many games between marshals to learn from; 2000 unless given</source>
        <translation>de combien de parties entre maréchaux apprendre&#x202f;; sinon 2000</translation>
    </message>
    <message>
        <source>how many games in each match, at least; 100 unless given</source>
        <translation>combien de parties dans chaque rencontre, au moins&#x202f;; sinon 100</translation>
    </message>
    <message>
        <source>how many games to study, or single rounds of a match; 5000 unless given</source>
        <translation>combien de parties étudier, ou de manches&#x202f;; sinon 5000</translation>
    </message>
    <message>
        <source>how many games; 100 unless given</source>
        <translation>combien de parties&#x202f;; sinon 100</translation>
    </message>
    <message>
        <source>how many games; 300 unless given</source>
        <translation>combien de parties&#x202f;; sinon 300</translation>
    </message>
    <message>
        <source>how many moves of a recorded game to play</source>
        <translation>combien de coups d’une partie enregistrée jouer</translation>
    </message>
    <message>
        <source>how many nodes the ending may have; 250000 unless given</source>
        <translation>combien de nœuds la fin de partie peut avoir&#x202f;; sinon 250000</translation>
    </message>
    <message>
        <source>how many times to measure both</source>
        <translation>combien de fois mesurer les deux</translation>
    </message>
    <message>
        <source>how many to play then, on new seeds; 2000 unless given</source>
        <translation>combien en jouer ensuite, avec de nouvelles graines&#x202f;; sinon 2000</translation>
    </message>
    <message>
        <source>how many turns to look ahead, of any player; 1 unless given</source>
        <translation>combien de tours prévoir, de n’importe quel joueur&#x202f;; sinon 1</translation>
    </message>
    <message>
        <source>how many worlds these imagine; 8 unless given</source>
        <translation>combien de mondes ils imaginent&#x202f;; sinon 8</translation>
    </message>
    <message>
        <source>how many; 20 unless given</source>
        <translation>combien&#x202f;; sinon 20</translation>
    </message>
    <message>
        <source>how often to ask the level for each decision; 20 unless given</source>
        <translation>combien de fois interroger le niveau à chaque décision&#x202f;; sinon 20</translation>
    </message>
    <message>
        <source>how often to improve the mixtures; 300 unless given</source>
        <translation>combien de fois améliorer les mélanges&#x202f;; sinon 300</translation>
    </message>
    <message>
        <source>keep finished games and what was learned in this folder, and play only what it lacks</source>
        <translation>garder les parties finies et ce qui a été appris dans ce dossier, et ne jouer que ce qui y manque</translation>
    </message>
    <message>
        <source>lay what POSITION leaves open at random</source>
        <translation>disposer au hasard ce que POSITION laisse ouvert</translation>
    </message>
    <message>
        <source>learn how to mix moves, by playing against itself, so that nobody can read it</source>
        <translation>apprendre, en jouant contre soi-même, à mélanger ses coups pour que personne ne le perce à jour</translation>
    </message>
    <message>
        <source>learn to predict who wins</source>
        <translation>apprendre à prédire qui gagne</translation>
    </message>
    <message>
        <source>learn what public play says of hidden cards, and how claims are answered</source>
        <translation>apprendre ce que le jeu visible dit des cartes cachées, et comment on répond aux annonces</translation>
    </message>
    <message>
        <source>let bots play against one another</source>
        <translation>faire jouer des bots entre eux</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>lister les jeux</translation>
    </message>
    <message>
        <source>measure another engine in turn with this one, and print ratios: a git revision of this checkout, or a folder that has an engine</source>
        <translation>mesurer en alternance un autre moteur et afficher les rapports&#x202f;: une révision git de ce dépôt, ou un dossier qui contient un moteur</translation>
    </message>
    <message>
        <source>measure games of N players only</source>
        <translation>ne mesurer que les parties à N joueurs</translation>
    </message>
    <message>
        <source>measure how far a level can be read</source>
        <translation>mesurer jusqu’où un niveau se laisse percer à jour</translation>
    </message>
    <message>
        <source>measure how strong all levels are</source>
        <translation>mesurer la force de tous les niveaux</translation>
    </message>
    <message>
        <source>measure the engine and the bots</source>
        <translation>mesurer le moteur et les bots</translation>
    </message>
    <message>
        <source>measure whether chances to win are true</source>
        <translation>mesurer si les chances de gagner sont justes</translation>
    </message>
    <message>
        <source>nodes in the hidden layer; {number} unless given</source>
        <translation>nœuds de la couche cachée&#x202f;; sinon {number}</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>nombre de joueurs</translation>
    </message>
    <message>
        <source>number of players, you included</source>
        <translation>nombre de joueurs, vous compris</translation>
    </message>
    <message>
        <source>number of players; the fewest unless given</source>
        <translation>nombre de joueurs&#x202f;; sinon le plus petit</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>l’un de&#x202f;: {games}</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>jouer une partie dans le terminal</translation>
    </message>
    <message>
        <source>play by the numbers of this edition</source>
        <translation>jouer selon les nombres de cette édition</translation>
    </message>
    <message>
        <source>play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786</source>
        <translation>jouer sur la grappe Dask de cet ordonnanceur, par exemple tcp://192.168.0.5:8786</translation>
    </message>
    <message>
        <source>print a position</source>
        <translation>afficher une position</translation>
    </message>
    <message>
        <source>print a recorded game, or verify it</source>
        <translation>afficher une partie enregistrée, ou la vérifier</translation>
    </message>
    <message>
        <source>print the version, and which build of the engine runs</source>
        <translation>afficher la version et la variante du moteur qui tourne</translation>
    </message>
    <message>
        <source>review a finished game: what it cost, and what was luck</source>
        <translation>analyser une partie finie&#x202f;: ce qu’elle a coûté, et la part de chance</translation>
    </message>
    <message>
        <source>such as &apos;{position}&apos;, or a recorded game</source>
        <translation>par exemple &apos;{position}&apos;, ou une partie enregistrée</translation>
    </message>
    <message>
        <source>such as ten-tricks</source>
        <translation>par exemple ten-tricks</translation>
    </message>
    <message>
        <source>the games to measure, all unless given: {games}</source>
        <translation>les jeux à mesurer, sinon tous&#x202f;: {games}</translation>
    </message>
    <message>
        <source>the level on all seats; marshals unless given</source>
        <translation>qui joue, à toutes les places&#x202f;; sinon des maréchaux</translation>
    </message>
    <message>
        <source>the level that is read; marshals unless given</source>
        <translation>qui l’on cherche à percer à jour&#x202f;; sinon les maréchaux</translation>
    </message>
    <message>
        <source>the other players, levels or level/opponent, as in knight/corvin; the last one&apos;s level also takes the seats left over: {levels}</source>
        <translation>les autres joueurs, des niveaux ou niveau/adversaire comme dans knight/corvin&#x202f;; le niveau du dernier prend aussi les places restantes&#x202f;: {levels}</translation>
    </message>
    <message>
        <source>the player to review; all persons, or else everybody, unless given</source>
        <translation>le joueur à analyser&#x202f;; sinon toutes les personnes, ou tout le monde s’il n’y en a pas</translation>
    </message>
    <message>
        <source>the player who sees it; whoever decides unless given</source>
        <translation>qui la voit&#x202f;; sinon, qui décide</translation>
    </message>
    <message>
        <source>the players, easiest first; all levels of the game unless given</source>
        <translation>qui joue, les plus faciles d’abord&#x202f;; sinon tous les niveaux du jeu</translation>
    </message>
    <message>
        <source>the players, levels or level/opponent, as in knight/corvin; the last one also takes the seats left over: {levels}</source>
        <translation>qui joue, des niveaux ou niveau/adversaire comme dans knight/corvin&#x202f;; le dernier prend aussi les places restantes&#x202f;: {levels}</translation>
    </message>
    <message>
        <source>the share of positions to look at; 50 unless given</source>
        <translation>la part des positions à examiner, en pour cent&#x202f;; sinon 50</translation>
    </message>
    <message>
        <source>what to measure</source>
        <translation>ce qu’il faut mesurer</translation>
    </message>
    <message>
        <source>whether this move may be made, or the rule against it</source>
        <translation>si ce coup est permis, ou la règle qui l’interdit</translation>
    </message>
    <message>
        <source>which cards may lie in this place, such as hand.2, for all that the player can know</source>
        <translation>quelles cartes peuvent être à cet endroit, par exemple hand.2, d’après tout ce que le joueur peut savoir</translation>
    </message>
    <message>
        <source>with --policy: go on from the weights of this file, with a lower temperature</source>
        <translation>avec --policy&#x202f;: continuer à partir des poids de ce fichier, à une température plus basse</translation>
    </message>
    <message>
        <source>with --story: begin from scratch, and learn so many beliefs one after the other, each from games between bots that hold all those before it; 1 unless given</source>
        <translation>avec --story&#x202f;: recommencer, et apprendre autant de croyances l’une après l’autre, chacune de parties entre bots qui ont toutes les précédentes&#x202f;; sinon 1</translation>
    </message>
    <message>
        <source>with --story: the level on all seats; marshals unless given</source>
        <translation>avec --story&#x202f;: qui joue, à toutes les places&#x202f;; sinon des maréchaux</translation>
    </message>
    <message>
        <source>write all figures to this file, too</source>
        <translation>écrire aussi toutes les valeurs dans ce fichier</translation>
    </message>
    <message>
        <source>write the folder of a new game, for those who program one</source>
        <translation>écrire le dossier d’un nouveau jeu, pour qui en programme un</translation>
    </message>
    <message>
        <source>write the game to this file</source>
        <translation>écrire la partie dans ce fichier</translation>
    </message>
    <message>
        <source>write the table to this file, too</source>
        <translation>écrire aussi le tableau dans ce fichier</translation>
    </message>
    <message>
        <source>write the weights to this file (with --story: folder) in any case; unless given, to the game&apos;s folder if they predict better than what it has</source>
        <translation>écrire les poids dans ce fichier (avec --story&#x202f;: ce dossier) dans tous les cas&#x202f;; sinon, dans le dossier du jeu s’ils prédisent mieux que ce qu’il contient</translation>
    </message>
    <message>
        <source>write the whole review to this file, too</source>
        <translation>écrire aussi toute l’analyse dans ce fichier</translation>
    </message>
    <message>
        <source>write them to this file; unless given, to the game&apos;s folder</source>
        <translation>les écrire dans ce fichier&#x202f;; sinon, dans le dossier du jeu</translation>
    </message>
    <message>
        <source>{card} (sideways)</source>
        <translation>{card} (de côté)</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} est une édition de {other}, pas de {game}.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}&#x202f;: {game}, de {fewest} à {most} joueurs. {summary}</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} paraît meilleur&#x202f;: {percent}&#x202f;%.</translation>
    </message>
    <message>
        <source>{name}, a knight</source>
        <translation>{name}, chevalier</translation>
    </message>
    <message>
        <source>{name}, a marshal</source>
        <translation>{name}, maréchal</translation>
    </message>
    <message>
        <source>{name}, a page</source>
        <translation>{name}, page</translation>
    </message>
    <message>
        <source>{name}, a random</source>
        <translation>{name}, joue au hasard</translation>
    </message>
    <message>
        <source>{name}, a regent</source>
        <translation>{name}, régent</translation>
    </message>
    <message>
        <source>{name}, a squire</source>
        <translation>{name}, écuyer</translation>
    </message>
    <message>
        <source>{name}, that is you</source>
        <translation>{name}, c’est vous</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}&#x202f;: {what}</translation>
    </message>
    <message>
        <source>{number} face down</source>
        <translation>{number} face cachée</translation>
    </message>
    <message>
        <source>{number}, on top {card}</source>
        <translation>{number}, au-dessus {card}</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>Abandon&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>{rule} {title}. {text}</source>
        <translation>{rule} {title}. {text}</translation>
    </message>
    <message>
        <source>{trouble} The game goes on.</source>
        <translation>{trouble} La partie continue.</translation>
    </message>
    <message>
        <source>“{asked}” is neither a rule ({first} to {last}) nor a move.</source>
        <translation>«&#x202f;{asked}&#x202f;» n’est ni une règle ({first} à {last}) ni un coup.</translation>
    </message>
    <message>
        <source>“{typed}” is neither a move nor a command. {keys}</source>
        <translation>«&#x202f;{typed}&#x202f;» n’est ni un coup ni une commande. {keys}</translation>
    </message>
</context>
</TS>
