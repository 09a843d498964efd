<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n exercise(s) of {game} in {file}.</source>
        <translation>
            <numerusform>%n exercice de {game} dans {file}.</numerusform>
            <numerusform>%n exercices de {game} dans {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>--after goes with the file of a recorded game, not with a position.</source>
        <translation>--after va avec le fichier d’une partie enregistrée, pas avec une position.</translation>
    </message>
    <message>
        <source>--after is a number of moves from 0 to {last}, not {number}.</source>
        <translation>--after est un nombre de coups de 0 à {last}, pas {number}.</translation>
    </message>
    <message>
        <source>--fill goes with a position, not with the file of a recorded game.</source>
        <translation>--fill va avec une position, pas avec le fichier d’une partie enregistrée.</translation>
    </message>
    <message>
        <source>--from goes with --policy.</source>
        <translation>--from va avec --policy.</translation>
    </message>
    <message>
        <source>--from goes without --hidden: the weights that are gone on from have their nodes.</source>
        <translation>--from exclut --hidden&#x202f;: les poids de départ ont déjà leurs nœuds.</translation>
    </message>
    <message>
        <source>--generations goes with --story and without --out: later generations play with what the earlier ones wrote to the game&apos;s folder.</source>
        <translation>--generations va avec --story et exclut --out&#x202f;: les générations suivantes jouent avec ce que les précédentes ont écrit dans le dossier du jeu.</translation>
    </message>
    <message>
        <source>--policy goes without --story and without --resume: games are played with what those before have taught, and not kept.</source>
        <translation>--policy exclut --story et --resume&#x202f;: les parties se jouent avec ce que les précédentes ont appris, et ne sont pas gardées.</translation>
    </message>
    <message>
        <source>--turns is a number from 1 to {last}, not {number}.</source>
        <translation>--turns est un nombre de 1 à {last}, pas {number}.</translation>
    </message>
    <message>
        <source>95 % between</source>
        <translation>95&#x202f;% entre</translation>
    </message>
    <message>
        <source>A cluster takes Dask, which is not installed; in a checkout, this installs it: {command}</source>
        <translation>Une grappe demande Dask, qui n’est pas installé&#x202f;; dans un dépôt, ceci l’installe&#x202f;: {command}</translation>
    </message>
    <message>
        <source>A comparison has at least one round, not {number}.</source>
        <translation>Une comparaison a au moins un passage, pas {number}.</translation>
    </message>
    <message>
        <source>A ladder has at least two levels.</source>
        <translation>Une échelle a au moins deux niveaux.</translation>
    </message>
    <message>
        <source>A ladder plays at least two deals, here {least} games, not {number}.</source>
        <translation>Une échelle joue au moins deux donnes, ici {least} parties, pas {number}.</translation>
    </message>
    <message>
        <source>A match has at least one game, not {number}.</source>
        <translation>Une rencontre a au moins une partie, pas {number}.</translation>
    </message>
    <message>
        <source>A measure takes more than no time, not {seconds} seconds.</source>
        <translation>Une mesure demande du temps, pas {seconds} secondes.</translation>
    </message>
    <message>
        <source>A new game is written into a checkout of the project, and this is none.</source>
        <translation>Un nouveau jeu s’écrit dans un dépôt du projet, et ceci n’en est pas un.</translation>
    </message>
    <message>
        <source>A number or a notation makes a move; ? explains, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Un numéro ou une notation joue un coup&#x202f;;&#x202f;? explique, h conseil, {back} reprendre, l journal, c abandonner, q quitter.</translation>
    </message>
    <message>
        <source>A process ended before its work was done; perhaps memory was short.</source>
        <translation>Un processus s’est arrêté avant d’avoir fini&#x202f;; la mémoire manquait peut-être.</translation>
    </message>
    <message>
        <source>A {level} on both seats, asked {asks} times for each decision:</source>
        <translation>{level} aux deux places, interrogé {asks} fois à chaque décision&#x202f;:</translation>
    </message>
    <message>
        <source>After ? write the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Après&#x202f;?, écrivez le numéro d’une règle (? R5), ou un coup par son numéro ou sa notation (? 3).</translation>
    </message>
    <message>
        <source>An id is small letters and digits with hyphens between words, such as ten-tricks, not {id}.</source>
        <translation>Un identifiant se compose de minuscules et de chiffres, avec des traits d’union entre les mots, comme ten-tricks, pas {id}.</translation>
    </message>
    <message>
        <source>At least one exercise has to be found, not {number}.</source>
        <translation>Il faut chercher au moins un exercice, pas {number}.</translation>
    </message>
    <message>
        <source>At the beginning:</source>
        <translation>Au début&#x202f;:</translation>
    </message>
    <message>
        <source>Card games in a terminal, and what bots do.</source>
        <translation>Des jeux de cartes dans un terminal, et ce que font les bots.</translation>
    </message>
    <message>
        <source>Chance decides more here than which unseen card comes next, and that cannot be enumerated.</source>
        <translation>Le hasard décide ici de plus que de la prochaine carte inconnue, et cela ne peut pas s’énumérer.</translation>
    </message>
    <message>
        <source>Chances are measured over at least two games, not {number}.</source>
        <translation>Les chances se mesurent sur au moins deux parties, pas {number}.</translation>
    </message>
    <message>
        <source>Conceded by {player}. Scores: {scores}. The seed was {seed}.</source>
        <translation>Abandon&#x202f;: {player}. Scores&#x202f;: {scores}. La graine était {seed}.</translation>
    </message>
    <message>
        <source>Decisions: {number}, poor: {poor}.</source>
        <translation>Décisions&#x202f;: {number}, dont faibles&#x202f;: {poor}.</translation>
    </message>
    <message>
        <source>Edition: {edition}. How strong bots are was measured with the usual numbers, not with these.</source>
        <translation>Édition&#x202f;: {edition}. La force des bots a été mesurée avec les nombres habituels, pas avec ceux-ci.</translation>
    </message>
    <message>
        <source>Endings are solved for two players, not for {seats}.</source>
        <translation>Les fins de partie se résolvent à deux joueurs, pas à {seats}.</translation>
    </message>
    <message>
        <source>From 1 to {most} processes can play, not {number}.</source>
        <translation>De 1 à {most} processus peuvent jouer, pas {number}.</translation>
    </message>
    <message>
        <source>From here on the rules of today refuse what was played.</source>
        <translation>À partir d’ici, les règles actuelles refusent ce qui a été joué.</translation>
    </message>
    <message>
        <source>Generation {number} of {last}.</source>
        <translation>Génération {number} sur {last}.</translation>
    </message>
    <message>
        <source>Hint: {number}, {move}. {why}</source>
        <translation>Conseil&#x202f;: {number}, {move}. {why}</translation>
    </message>
    <message>
        <source>It can be played already: {command}</source>
        <translation>On peut déjà y jouer&#x202f;: {command}</translation>
    </message>
    <message>
        <source>It can be read most here; so much less would be gained if it mixed its moves there as in equilibrium:</source>
        <translation>C’est ici qu’il se laisse le mieux percer à jour&#x202f;; voici ce qu’on gagnerait en moins s’il y mélangeait ses coups comme à l’équilibre&#x202f;:</translation>
    </message>
    <message>
        <source>Largest step: after move {move} the chance went from {before} to {after}.</source>
        <translation>Plus grand écart&#x202f;: après le coup {move}, les chances sont passées de {before} à {after}.</translation>
    </message>
    <message>
        <source>Learned from {learned} of {positions} positions. Log loss in the games held out:</source>
        <translation>Appris de {learned} positions sur {positions}. Perte logarithmique dans les parties mises de côté&#x202f;:</translation>
    </message>
    <message>
        <source>Line {line} of {file} is no game of a {kind}.</source>
        <translation>La ligne {line} de {file} n’est pas une partie de type {kind}.</translation>
    </message>
    <message>
        <source>Log loss of the answer given in the games held out, of {decisions} decisions:</source>
        <translation>Perte logarithmique de la réponse donnée dans les parties mises de côté, sur {decisions} décisions&#x202f;:</translation>
    </message>
    <message>
        <source>Log loss of the true world among {worlds} others in the games held out, of {decisions} decisions:</source>
        <translation>Perte logarithmique du vrai monde parmi {worlds} autres dans les parties mises de côté, sur {decisions} décisions&#x202f;:</translation>
    </message>
    <message>
        <source>Made with older rules. {changes}</source>
        <translation>Fait avec des règles plus anciennes. {changes}</translation>
    </message>
    <message>
        <source>Measuring a counter-player takes at least {least} games, not {number}.</source>
        <translation>Mesurer un contre-joueur demande au moins {least} parties, pas {number}.</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>Aucun ordonnanceur Dask ne répond à {address}.</translation>
    </message>
    <message>
        <source>No bot of this game plays by it: nothing was written.</source>
        <translation>Aucun bot de ce jeu ne joue d’après cela&#x202f;: rien n’a été écrit.</translation>
    </message>
    <message>
        <source>No games can be kept in {file}: {reason}.</source>
        <translation>Aucune partie ne peut être gardée dans {file}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>No level stands twice on a ladder: {levels}.</source>
        <translation>Aucun niveau ne figure deux fois sur une échelle&#x202f;: {levels}.</translation>
    </message>
    <message>
        <source>No move looks better.</source>
        <translation>Aucun coup ne paraît meilleur.</translation>
    </message>
    <message numerus="yes">
        <source>None of these games is for %n player(s).</source>
        <translation>
            <numerusform>Aucun de ces jeux ne se joue à&#x202f;%n.</numerusform>
            <numerusform>Aucun de ces jeux ne se joue à&#x202f;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not allowed. {rule}: {reason}</source>
        <translation>Interdit. {rule}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Not finished. Scores: {scores}. The next decision is for {player}.</source>
        <translation>Pas terminée. Scores&#x202f;: {scores}. La prochaine décision revient à {player}.</translation>
    </message>
    <message>
        <source>Over. Scores: {scores}. The seed was {seed}.</source>
        <translation>Terminée. Scores&#x202f;: {scores}. La graine était {seed}.</translation>
    </message>
    <message>
        <source>Points of the chance to win: start {start}, luck {luck} (dealt {dealt}, revealed {revealed}, others {others}), mistakes {mistakes}, course of own turns {course}.</source>
        <translation>Points de chances de gagner&#x202f;: départ {start}, hasard {luck} (donne {dealt}, révélé {revealed}, les autres {others}), erreurs {mistakes}, cours de vos propres tours {course}.</translation>
    </message>
    <message>
        <source>Python finds the engine in {other} before the one in {folder}.</source>
        <translation>Python trouve le moteur de {other} avant celui de {folder}.</translation>
    </message>
    <message>
        <source>Ratings that fit all games: {ratings}</source>
        <translation>Cotes qui conviennent à tous les jeux&#x202f;: {ratings}</translation>
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
        <source>Somebody has chosen in secret here already: solve the position before that.</source>
        <translation>Quelqu’un a déjà choisi en secret ici&#x202f;: résolvez la position d’avant.</translation>
    </message>
    <message>
        <source>Studying a level takes at least {least} games, not {number}.</source>
        <translation>Étudier un niveau demande au moins {least} parties, pas {number}.</translation>
    </message>
    <message>
        <source>Studying a level takes numpy, which is not installed; in a checkout, this installs it: {command}</source>
        <translation>Étudier un niveau demande numpy, qui n’est pas installé&#x202f;; dans un dépôt, ceci l’installe&#x202f;: {command}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Repris.</translation>
    </message>
    <message>
        <source>The Dask scheduler at {address} went away before the work was done.</source>
        <translation>L’ordonnanceur Dask de {address} a disparu avant la fin du travail.</translation>
    </message>
    <message>
        <source>The chances of all seats add up to 1 within {error}.</source>
        <translation>Les chances de toutes les places font 1 en tout, à {error} près.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>La grappe de {address} n’a pas d’exécutants.</translation>
    </message>
    <message>
        <source>The engine in {folder} does not run: {reason}</source>
        <translation>Le moteur de {folder} ne tourne pas&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The figures cannot be written to {file}: {reason}.</source>
        <translation>Les valeurs ne peuvent pas être écrites dans {file}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The hand-made values are as good: nothing was written.</source>
        <translation>Les valeurs faites à la main sont aussi bonnes&#x202f;: rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>La graine était {seed}.</translation>
    </message>
    <message>
        <source>The worker at {worker} does not have version {wanted} of throne-desktop.</source>
        <translation>L’exécutant de {worker} n’a pas la version {wanted} de throne-desktop.</translation>
    </message>
    <message>
        <source>The workers at {address} do several things at once, which makes nothing faster: start them with --nthreads 1.</source>
        <translation>Les exécutants de {address} font plusieurs choses à la fois, ce qui n’accélère rien&#x202f;: lancez-les avec --nthreads 1.</translation>
    </message>
    <message>
        <source>The workers at {address} ended again and again over the same work; perhaps memory was short.</source>
        <translation>Les exécutants de {address} se sont arrêtés encore et encore sur le même travail&#x202f;; la mémoire manquait peut-être.</translation>
    </message>
    <message>
        <source>There are no weights of a policy in {file}.</source>
        <translation>Il n’y a pas de poids d’une stratégie dans {file}.</translation>
    </message>
    <message>
        <source>There are no weights to go on from in {file}.</source>
        <translation>Il n’y a pas de poids à partir desquels continuer dans {file}.</translation>
    </message>
    <message>
        <source>There can be no folder {folder}: {reason}.</source>
        <translation>Il ne peut pas y avoir de dossier {folder}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>There is a game {id} already.</source>
        <translation>Il y a déjà un jeu {id}.</translation>
    </message>
    <message>
        <source>There is no decision of yours to take back.</source>
        <translation>Vous n’avez encore rien décidé que vous puissiez reprendre.</translation>
    </message>
    <message>
        <source>There is no folder {folder} to write {file} in.</source>
        <translation>Il n’y a pas de dossier {folder} où écrire {file}.</translation>
    </message>
    <message>
        <source>There is no git to find the revision {name} with; name a folder that has an engine.</source>
        <translation>Il n’y a pas de git pour trouver la révision {name}&#x202f;; nommez un dossier qui contient un moteur.</translation>
    </message>
    <message>
        <source>There is no measure {name}; the measures are: {names}.</source>
        <translation>Il n’y a pas de mesure {name}&#x202f;; les mesures sont&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>Il n’y a pas de coup {number}&#x202f;: les coups vont de 1 à {last}.</translation>
    </message>
    <message>
        <source>There is no place {place}; places: {places}.</source>
        <translation>Il n’y a pas d’endroit {place}&#x202f;; endroits&#x202f;: {places}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: seats are 1 to {last}.</source>
        <translation>Il n’y a pas de place {seat}&#x202f;: les places vont de 1 à {last}.</translation>
    </message>
    <message>
        <source>There is nothing to choose in this position itself.</source>
        <translation>Dans cette position même, il n’y a rien à choisir.</translation>
    </message>
    <message>
        <source>These games had too little to learn from; more of them are needed.</source>
        <translation>Il y avait trop peu à apprendre de ces parties&#x202f;; il en faut davantage.</translation>
    </message>
    <message>
        <source>This ending has more than {limit} nodes: name one with fewer hidden cards, or allow more with --limit.</source>
        <translation>Cette fin de partie a plus de {limit} nœuds&#x202f;: donnez-en une avec moins de cartes cachées, ou permettez-en plus avec --limit.</translation>
    </message>
    <message>
        <source>This game can end without a winner: what one player loses is not what the other wins.</source>
        <translation>Ce jeu peut finir sans vainqueur&#x202f;: ce que l’un perd, l’autre ne le gagne pas.</translation>
    </message>
    <message>
        <source>This game is not over, so its hidden cards stay hidden.</source>
        <translation>Cette partie n’est pas terminée, ses cartes cachées le restent donc.</translation>
    </message>
    <message>
        <source>This game is over, so there is nothing to solve.</source>
        <translation>Cette partie est terminée, il n’y a donc rien à résoudre.</translation>
    </message>
    <message>
        <source>To learn, {name} is at least {least}, not {number}.</source>
        <translation>Pour apprendre, {name} vaut au moins {least}, pas {number}.</translation>
    </message>
    <message>
        <source>Too few positions were looked at; more games are needed.</source>
        <translation>Trop peu de positions ont été examinées&#x202f;; il faut plus de parties.</translation>
    </message>
    <message>
        <source>Training takes numpy, which is not installed; in a checkout, this installs it: {command}</source>
        <translation>Apprendre demande numpy, qui n’est pas installé&#x202f;; dans un dépôt, ceci l’installe&#x202f;: {command}</translation>
    </message>
    <message>
        <source>Turning point: turn {turn}, move {move}: {changes}.</source>
        <translation>Tournant&#x202f;: tour {turn}, coup {move}&#x202f;: {changes}.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game ends now and counts as lost.</source>
        <translation>Tapez encore c pour abandonner&#x202f;: la partie se termine maintenant et compte comme perdue.</translation>
    </message>
    <message>
        <source>What is used today is as good: nothing was written.</source>
        <translation>Ce qui sert aujourd’hui est aussi bon&#x202f;: rien n’a été écrit.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players is of edition {learned}, not {edition}.</source>
        <translation>Ce qui a été appris à {seats} joueurs est de l’édition {learned}, pas {edition}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players says nothing of: {names}.</source>
        <translation>Ce qui a été appris à {seats} joueurs ne dit rien de&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>What you know speaks against it. Better: {move}.</source>
        <translation>Ce que vous savez s’y oppose. Mieux&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Écrit dans {file}.</translation>
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
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>also say how much somebody gains there who knows how this level plays, or a level/opponent, as in knight/corvin: {levels}</source>
        <translation>dire aussi combien y gagne celui qui sait comment joue ce niveau, ou niveau/adversaire comme dans knight/corvin&#x202f;: {levels}</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the mixtures</source>
        <translation>et {gain} de plus par la meilleure réponse aux mélanges</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the {level}</source>
        <translation>et {gain} de plus par la meilleure réponse à {level}</translation>
    </message>
    <message>
        <source>another move is judged about as good</source>
        <translation>un autre coup est jugé à peu près aussi bon</translation>
    </message>
    <message>
        <source>at least one {share}</source>
        <translation>au moins une {share}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>bots on every seat</source>
        <translation>des bots à toutes les places</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>chances</translation>
    </message>
    <message>
        <source>check rules and fingerprints of every move</source>
        <translation>vérifier les règles et l’empreinte de chaque coup</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>compté</translation>
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
        <source>exercise</source>
        <translation>exercice</translation>
    </message>
    <message>
        <source>exploitability {gain}, the mean of both</source>
        <translation>exploitabilité {gain}, la moyenne des deux</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>équité</translation>
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
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message numerus="yes">
        <source>gap {gap} after %n iteration(s)</source>
        <translation>
            <numerusform>écart {gap} après&#x202f;%n itération</numerusform>
            <numerusform>écart {gap} après&#x202f;%n itérations</numerusform>
        </translation>
    </message>
    <message>
        <source>git says no more</source>
        <translation>git n’en dit pas plus</translation>
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
        <source>in equilibrium {share}: {move}</source>
        <translation>à l’équilibre {share}&#x202f;: {move}</translation>
    </message>
    <message>
        <source>it stopped without a word</source>
        <translation>il s’est arrêté sans un mot</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>itération</translation>
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
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>list the games</source>
        <translation>lister les jeux</translation>
    </message>
    <message>
        <source>mean error {error}, slope {slope}; rings: seats at the beginning; bars: 95 %</source>
        <translation>erreur moyenne {error}, pente {slope}&#x202f;; anneaux&#x202f;: places au début&#x202f;; barres&#x202f;: 95&#x202f;%</translation>
    </message>
    <message>
        <source>mean error {error}, {certain} of it outside the intervals; {positions} positions</source>
        <translation>erreur moyenne {error}, dont {certain} hors des intervalles&#x202f;; {positions} positions</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>mesure</translation>
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
        <source>ms a move</source>
        <translation>ms par coup</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
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
        <source>of those, one</source>
        <translation>dont un</translation>
    </message>
    <message>
        <source>of {number} worlds</source>
        <translation>sur {number} mondes</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>l’un de&#x202f;: {games}</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paire</translation>
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
        <source>played</source>
        <translation>jouées</translation>
    </message>
    <message>
        <source>played out, it is not clearly better than the second</source>
        <translation>joué jusqu’au bout, il n’est pas nettement meilleur que le deuxième</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>jouer</translation>
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
        <source>rate</source>
        <translation>taux</translation>
    </message>
    <message>
        <source>readability</source>
        <translation>lisibilité</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lire</translation>
    </message>
    <message>
        <source>review a finished game: what it cost, and what was luck</source>
        <translation>analyser une partie finie&#x202f;: ce qu’elle a coûté, et la part de chance</translation>
    </message>
    <message>
        <source>said</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>slope {slope}, rise by an own move {rise}</source>
        <translation>pente {slope}, hausse par un coup à soi {rise}</translation>
    </message>
    <message>
        <source>studied</source>
        <translation>étudiées</translation>
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
        <source>the highest level makes another move</source>
        <translation>le plus haut niveau joue un autre coup</translation>
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
        <source>times fair</source>
        <translation>x équité</translation>
    </message>
    <message>
        <source>trying</source>
        <translation>essayer</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>observer</translation>
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
        <source>wins</source>
        <translation>gains</translation>
    </message>
    <message>
        <source>wins: games against the level named; Elo: above {level}</source>
        <translation>gains&#x202f;: parties contre le niveau nommé&#x202f;; Elo&#x202f;: au-dessus de {level}</translation>
    </message>
    <message>
        <source>wins: one against the level named; {fair} is as good as the others; Elo: above {level}</source>
        <translation>gains&#x202f;: un seul contre le niveau nommé&#x202f;; {fair} vaut autant que les autres&#x202f;; Elo&#x202f;: au-dessus de {level}</translation>
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
        <source>won</source>
        <translation>gagné</translation>
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
        <source>{address} is no address of a Dask scheduler; they are such as {example}.</source>
        <translation>{address} n’est pas l’adresse d’un ordonnanceur Dask&#x202f;; elles sont de la forme {example}.</translation>
    </message>
    <message>
        <source>{best} is judged better than {right}</source>
        <translation>{best} est jugé meilleur que {right}</translation>
    </message>
    <message>
        <source>{card} (sideways)</source>
        <translation>{card} (de côté)</translation>
    </message>
    <message>
        <source>{file} has games of other settings ({name}: {found}, not {wanted}); name another file.</source>
        <translation>{file} contient des parties d’autres réglages ({name}&#x202f;: {found}, pas {wanted})&#x202f;; nommez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} has no games of a {kind}; name another file.</source>
        <translation>{file} n’a pas de parties de type {kind}&#x202f;; nommez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} est une édition de {other}, pas de {game}.</translation>
    </message>
    <message>
        <source>{file} says what to change, file by file, and what to run at the end.</source>
        <translation>{file} dit ce qu’il faut changer, fichier par fichier, et ce qu’il faut lancer à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as the rules and fingerprints say.</source>
        <translation>
            <numerusform>{file}&#x202f;:&#x202f;%n coup de {game}, conforme aux règles et aux empreintes.</numerusform>
            <numerusform>{file}&#x202f;:&#x202f;%n coups de {game}, tous conformes aux règles et aux empreintes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as today&apos;s rules, for it was made with older ones, say.</source>
        <translation>
            <numerusform>{file}&#x202f;:&#x202f;%n coup de {game}, conforme aux règles actuelles&#x202f;; la partie en suivait de plus anciennes.</numerusform>
            <numerusform>{file}&#x202f;:&#x202f;%n coups de {game}, tous conformes aux règles actuelles&#x202f;; la partie en suivait de plus anciennes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{gain}, 95 % between {low} and {high}</source>
        <translation>{gain}, 95&#x202f;% entre {low} et {high}</translation>
    </message>
    <message>
        <source>{game} has no exercise {exercise}.</source>
        <translation>{game} n’a pas d’exercice {exercise}.</translation>
    </message>
    <message>
        <source>{game} has no policy to learn: nothing says what there is to play by (see {where}).</source>
        <translation>{game} n’a pas de stratégie à apprendre&#x202f;: rien ne dit d’après quoi jouer (voir {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no weights of a policy (see {where}).</source>
        <translation>{game} ne garde pas de poids d’une stratégie (voir {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no weights of a story (see {where}).</source>
        <translation>{game} ne garde pas de poids d’un récit (voir {where}).</translation>
    </message>
    <message>
        <source>{game} says nothing of what can be learned (see {where}).</source>
        <translation>{game} ne dit rien de ce qui peut s’apprendre (voir {where}).</translation>
    </message>
    <message>
        <source>{game}, {players}, begun {date} UTC.</source>
        <translation>{game}, {players}, commencée le {date} UTC.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s) in each of {matches} matches, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, places&#x202f;: {seats},&#x202f;%n partie dans chacune des {matches} rencontres, graine {seed}&#x202f;; les donnes se répètent quand les places tournent.</numerusform>
            <numerusform>{game}, places&#x202f;: {seats},&#x202f;%n parties dans chacune des {matches} rencontres, graine {seed}&#x202f;; les donnes se répètent quand les places tournent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, places&#x202f;: {seats},&#x202f;%n partie, graine {seed}&#x202f;; les donnes se répètent quand les places tournent.</numerusform>
            <numerusform>{game}, places&#x202f;: {seats},&#x202f;%n parties, graine {seed}&#x202f;; les donnes se répètent quand les places tournent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), {level} on all seats, seed {seed}</source>
        <translation>
            <numerusform>{game}, places&#x202f;: {seats},&#x202f;%n partie, {level} à toutes les places, graine {seed}</numerusform>
            <numerusform>{game}, places&#x202f;: {seats},&#x202f;%n parties, {level} à toutes les places, graine {seed}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} games, then played in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, places&#x202f;: {seats}. Étude de {level}, parties&#x202f;: {number}&#x202f;; puis jeu, autres&#x202f;: {tested}&#x202f;; graine {seed}. Les donnes se répètent quand les places tournent.</translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} rounds, then played in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, places&#x202f;: {seats}. Étude de {level}, manches&#x202f;: {number}&#x202f;; puis jeu, autres&#x202f;: {tested}&#x202f;; graine {seed}. Les donnes se répètent quand les places tournent.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n exercise(s), difficulty {least} to {most}, the middle one {middle}.</source>
        <translation>
            <numerusform>{game}&#x202f;:&#x202f;%n exercice, difficulté de {least} à {most}, {middle} au milieu.</numerusform>
            <numerusform>{game}&#x202f;:&#x202f;%n exercices, difficulté de {least} à {most}, {middle} au milieu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: exercises with one clear best move: {clear} of {all}.</source>
        <translation>{game}&#x202f;: exercices avec un seul meilleur coup évident&#x202f;: {clear} sur {all}.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}&#x202f;: {game}, de {fewest} à {most} joueurs. {summary}</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (not certain). In truth it cost {truth}.</source>
        <translation>{made}&#x202f;; mieux&#x202f;: {best}, {chance} au lieu de {other} (pas certain). En vérité, cela a coûté {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (poor, as playing it out bears out). In truth it cost {truth}.</source>
        <translation>{made}&#x202f;; mieux&#x202f;: {best}, {chance} au lieu de {other} (faible, comme le confirme le jeu jusqu’au bout). En vérité, cela a coûté {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other}. In truth it cost {truth}.</source>
        <translation>{made}&#x202f;; mieux&#x202f;: {best}, {chance} au lieu de {other}. En vérité, cela a coûté {truth}.</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} paraît meilleur&#x202f;: {percent}&#x202f;%.</translation>
    </message>
    <message>
        <source>{move}: allowed.</source>
        <translation>{move}&#x202f;: permis.</translation>
    </message>
    <message>
        <source>{move}: not allowed. {rule}: {reason}</source>
        <translation>{move}&#x202f;: interdit. {rule}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{name} is neither a folder with an engine in it nor a revision of {checkout}: {reason}.</source>
        <translation>{name} n’est ni un dossier contenant un moteur ni une révision de {checkout}&#x202f;: {reason}.</translation>
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
    <message numerus="yes">
        <source>{nodes} nodes, {sets} information sets, %n turn(s)</source>
        <translation>
            <numerusform>{nodes} nœuds, {sets} ensembles d’information,&#x202f;%n tour</numerusform>
            <numerusform>{nodes} nœuds, {sets} ensembles d’information,&#x202f;%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} face down</source>
        <translation>{number} face cachée</translation>
    </message>
    <message>
        <source>{number} files written: {folders}.</source>
        <translation>{number} fichiers écrits&#x202f;: {folders}.</translation>
    </message>
    <message>
        <source>{number}, on top {card}</source>
        <translation>{number}, au-dessus {card}</translation>
    </message>
    <message>
        <source>{option} is a number from 1 on, not {number}.</source>
        <translation>{option} est un nombre à partir de 1, pas {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: %n card(s), {how}</source>
        <translation>
            <numerusform>{place}&#x202f;:&#x202f;%n carte, {how}</numerusform>
            <numerusform>{place}&#x202f;:&#x202f;%n cartes, {how}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} decides:</source>
        <translation>{player} décide&#x202f;:</translation>
    </message>
    <message>
        <source>{player} from {before} to {after}</source>
        <translation>{player} de {before} à {after}</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>Abandon&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>{player} with {cards}. {question}</source>
        <translation>{player} avec {cards}. {question}</translation>
    </message>
    <message>
        <source>{player} would have to forget something here to take two decisions for one.</source>
        <translation>{player} devrait ici oublier quelque chose pour prendre deux décisions pour une seule.</translation>
    </message>
    <message>
        <source>{player}: {share} of the win</source>
        <translation>{player}&#x202f;: {share} de la victoire</translation>
    </message>
    <message>
        <source>{player}: {share} of the win, accuracy {accuracy}</source>
        <translation>{player}&#x202f;: {share} de la victoire, précision {accuracy}</translation>
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
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} à {high})</translation>
    </message>
    <message>
        <source>{variant} has nobody to play: {level} is not on the ladder.</source>
        <translation>{variant} n’a personne à affronter&#x202f;: {level} n’est pas sur l’échelle.</translation>
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
