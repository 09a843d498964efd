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
    <message numerus="yes">
        <source>%n round(s) in turn, each {seconds} s of CPU time a measure</source>
        <translation>
            <numerusform>%n passage en alternance, {seconds} s de temps CPU par mesure</numerusform>
            <numerusform>%n passages en alternance, {seconds} s de temps CPU par mesure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>--after must be from 0 to {last}, not {number}.</source>
        <translation>--after doit être un nombre de coups de 0 à {last}, et non {number}.</translation>
    </message>
    <message>
        <source>--after works with a recorded game, not with a position.</source>
        <translation>--after s’emploie avec le fichier d’une partie enregistrée, pas avec une position.</translation>
    </message>
    <message>
        <source>--fill works with a position, not with a recorded game.</source>
        <translation>--fill s’emploie avec une position, pas avec le fichier d’une partie enregistrée.</translation>
    </message>
    <message>
        <source>--from cannot be combined with --hidden: the weights it continues from fix the number of nodes.</source>
        <translation>--from est incompatible avec --hidden&#x202f;: les poids repris fixent le nombre de nœuds.</translation>
    </message>
    <message>
        <source>--from needs --policy.</source>
        <translation>--from ne s’emploie qu’avec --policy.</translation>
    </message>
    <message>
        <source>--generations needs --story without --out: later generations play with what earlier ones wrote to the game’s folder.</source>
        <translation>--generations s’emploie avec --story et sans --out&#x202f;: les générations suivantes jouent avec ce que les précédentes ont écrit dans le dossier du jeu.</translation>
    </message>
    <message>
        <source>--policy cannot be combined with --story or --resume: its games are played with what earlier ones taught, and are not kept.</source>
        <translation>--policy est incompatible avec --story et --resume&#x202f;: ses parties se jouent avec ce que les précédentes ont enseigné, et ne sont pas gardées.</translation>
    </message>
    <message>
        <source>--turns must be from 1 to {last}, not {number}.</source>
        <translation>--turns doit être un nombre de 1 à {last}, et non {number}.</translation>
    </message>
    <message>
        <source>95% between</source>
        <translation>95&#x202f;% entre</translation>
    </message>
    <message>
        <source>A cluster needs Dask, which is not installed; in a checkout, install it with: {command}</source>
        <translation>Un cluster nécessite Dask, qui n’est pas installé&#x202f;; pour l’installer dans un dépôt&#x202f;: {command}</translation>
    </message>
    <message>
        <source>A comparison needs at least one round, not {number}.</source>
        <translation>Pour une comparaison, il faut au moins un passage, et non {number}.</translation>
    </message>
    <message>
        <source>A ladder can have each level only once: {levels}.</source>
        <translation>Un niveau ne figure qu’une fois sur une échelle&#x202f;: {levels}.</translation>
    </message>
    <message>
        <source>A ladder needs at least two levels.</source>
        <translation>Pour une échelle, il faut au moins deux niveaux.</translation>
    </message>
    <message>
        <source>A match needs at least one game, not {number}.</source>
        <translation>Pour une rencontre, il faut au moins une partie, et non {number}.</translation>
    </message>
    <message>
        <source>A measurement cannot take {seconds} seconds.</source>
        <translation>Une mesure ne peut pas durer {seconds} secondes.</translation>
    </message>
    <message>
        <source>A new game must be written into a checkout of the project, and this is not one.</source>
        <translation>Un nouveau jeu s’écrit dans un dépôt du projet, et ce dossier n’en est pas un.</translation>
    </message>
    <message>
        <source>A process ended before its work was done; perhaps memory ran out.</source>
        <translation>Un processus s’est arrêté avant d’avoir fini&#x202f;; la mémoire a peut-être manqué.</translation>
    </message>
    <message>
        <source>A {level} in both seats, asked {asks} times for each decision:</source>
        <translation>{level} aux deux places, interrogé {asks} fois à chaque décision&#x202f;:</translation>
    </message>
    <message>
        <source>After ?, type the number of a rule (? R5), or a move by number or notation (? 3).</source>
        <translation>Après&#x202f;?, tapez le numéro d’une règle (? R5), ou un coup par son numéro ou sa notation (? 3).</translation>
    </message>
    <message>
        <source>Ask for at least one exercise, not {number}.</source>
        <translation>Demandez au moins un exercice, et non {number}.</translation>
    </message>
    <message>
        <source>At the beginning:</source>
        <translation>Au début&#x202f;:</translation>
    </message>
    <message>
        <source>Biggest swing: after move {move}, the chance went from {before} to {after}.</source>
        <translation>Plus grand écart&#x202f;: après le coup {move}, les chances sont passées de {before} à {after}.</translation>
    </message>
    <message>
        <source>CPU time, {seconds} s per measure</source>
        <translation>Temps CPU, {seconds} s par mesure</translation>
    </message>
    <message>
        <source>Cannot create the folder {folder}: {reason}.</source>
        <translation>Impossible de créer le dossier {folder}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Cannot write {file}: the folder {folder} does not exist.</source>
        <translation>Impossible d’écrire {file}&#x202f;: le dossier {folder} n’existe pas.</translation>
    </message>
    <message>
        <source>Chance decides more here than which unseen card comes next, so its outcomes cannot be enumerated.</source>
        <translation>Ici, le hasard ne se limite pas à la prochaine carte inconnue&#x202f;: impossible d’énumérer toutes ses issues.</translation>
    </message>
    <message>
        <source>Chance to win, in percentage points: start {start}, luck {luck} (dealt {dealt}, revealed {revealed}, others {others}), mistakes {mistakes}, course of the player’s turns {course}.</source>
        <translation>Chances de gagner, en points&#x202f;: départ {start}, hasard {luck} (donne {dealt}, révélé {revealed}, les autres {others}), erreurs {mistakes}, évolution aux tours du joueur {course}.</translation>
    </message>
    <message>
        <source>Chooses in secret.</source>
        <translation>Choisit en secret.</translation>
    </message>
    <message>
        <source>Conceded by {player}. Scores: {scores}. The seed was {seed}.</source>
        <translation>Abandon&#x202f;: {player}. Scores&#x202f;: {scores}. La graine était {seed}.</translation>
    </message>
    <message>
        <source>Decisions: {number}, poor: {poor}.</source>
        <translation>Décisions&#x202f;: {number}&#x202f;; erreurs&#x202f;: {poor}.</translation>
    </message>
    <message>
        <source>Edition: {edition}. The bots’ strength was measured with the usual numbers, not with these.</source>
        <translation>Édition&#x202f;: {edition}. La force des bots a été mesurée avec les nombres habituels, pas avec ceux-ci.</translation>
    </message>
    <message>
        <source>Endings can be solved for two players, not for {seats}.</source>
        <translation>Les fins de partie se résolvent à deux joueurs, pas à {seats}.</translation>
    </message>
    <message>
        <source>Engine {version}, {build}, Python {python}</source>
        <translation>Moteur {version}, {build}, Python {python}</translation>
    </message>
    <message numerus="yes">
        <source>Engine {version}, {build}, Python {python}, on {system} with %n CPU(s)</source>
        <translation>
            <numerusform>Moteur {version}, {build}, Python {python}, sur {system} avec %n processeur</numerusform>
            <numerusform>Moteur {version}, {build}, Python {python}, sur {system} avec %n processeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished. Scores: {scores}. The seed was {seed}.</source>
        <translation>Partie terminée. Scores&#x202f;: {scores}. La graine était {seed}.</translation>
    </message>
    <message>
        <source>From here on, today’s rules forbid what was played.</source>
        <translation>À partir d’ici, les règles actuelles interdisent ce qui a été joué.</translation>
    </message>
    <message>
        <source>Games cannot be kept in {file}: {reason}.</source>
        <translation>Impossible d’enregistrer des parties dans {file}&#x202f;: {reason}.</translation>
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
        <source>Learned from {learned} of {positions} positions. Log loss in the held-out games:</source>
        <translation>Appris à partir de {learned} positions sur {positions}. Perte logarithmique sur les parties de test&#x202f;:</translation>
    </message>
    <message>
        <source>Line {line} of {file} is not a game of a {kind}.</source>
        <translation>La ligne {line} de {file} n’est pas une partie de type {kind}.</translation>
    </message>
    <message>
        <source>Log loss of the answer given in the held-out games, over {decisions} decisions:</source>
        <translation>Perte logarithmique de la réponse donnée dans les parties de test, sur {decisions} décisions&#x202f;:</translation>
    </message>
    <message>
        <source>Log loss of the true world among {worlds} others in the held-out games, over {decisions} decisions:</source>
        <translation>Perte logarithmique du vrai monde parmi {worlds} autres dans les parties de test, sur {decisions} décisions&#x202f;:</translation>
    </message>
    <message>
        <source>Made under older rules. {changes}</source>
        <translation>Créé avec des règles plus anciennes. {changes}</translation>
    </message>
    <message>
        <source>Measuring a counter-player needs at least {least} games, not {number}.</source>
        <translation>Pour mesurer un contre-joueur, il faut au moins {least} parties, et non {number}.</translation>
    </message>
    <message>
        <source>Measuring chances needs at least two games, not {number}.</source>
        <translation>Pour mesurer les chances, il faut au moins deux parties, et non {number}.</translation>
    </message>
    <message>
        <source>No Dask scheduler answers at {address}.</source>
        <translation>Aucun ordonnanceur Dask ne répond à {address}.</translation>
    </message>
    <message>
        <source>No bot in this game uses such values: nothing was written.</source>
        <translation>Aucun bot de ce jeu n’utilise ces valeurs&#x202f;: rien n’a été écrit.</translation>
    </message>
    <message>
        <source>No move looks better.</source>
        <translation>Aucun coup ne paraît meilleur.</translation>
    </message>
    <message numerus="yes">
        <source>None of these games is for %n player(s).</source>
        <translation>
            <numerusform>Aucun de ces jeux ne se joue à&#x202f;%n joueur.</numerusform>
            <numerusform>Aucun de ces jeux ne se joue à&#x202f;%n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not allowed. {rule}: {reason}</source>
        <translation>Interdit. {rule}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>Not finished. Scores: {scores}. Next to decide: {player}.</source>
        <translation>Partie en cours. Scores&#x202f;: {scores}. Prochaine décision&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>Play card games in a terminal, or study the bots.</source>
        <translation>Jouer à des jeux de cartes dans un terminal, ou étudier les bots.</translation>
    </message>
    <message>
        <source>Python finds the engine in {other} before the one in {folder}.</source>
        <translation>Python trouve le moteur de {other} avant celui de {folder}.</translation>
    </message>
    <message>
        <source>Ratings that fit all games: {ratings}</source>
        <translation>Cotes calculées sur tous les jeux&#x202f;: {ratings}</translation>
    </message>
    <message>
        <source>SHA-256 of the seed, which is shown after the game: {hash}</source>
        <translation>SHA-256 de la graine, qui est montrée après la partie&#x202f;: {hash}</translation>
    </message>
    <message>
        <source>Seed {seed}, chosen beforehand: this game counts as practice.</source>
        <translation>Graine {seed}, choisie à l’avance&#x202f;: cette partie est un entraînement.</translation>
    </message>
    <message>
        <source>Someone has already chosen in secret here: solve the position before that choice.</source>
        <translation>Quelqu’un a déjà choisi en secret ici&#x202f;: résolvez la position qui précède ce choix.</translation>
    </message>
    <message>
        <source>Studying a level needs at least {least} games, not {number}.</source>
        <translation>Pour étudier un niveau, il faut au moins {least} parties, et non {number}.</translation>
    </message>
    <message>
        <source>Studying a level needs numpy, which is not installed; in a checkout, install it with: {command}</source>
        <translation>L’étude d’un niveau nécessite numpy, qui n’est pas installé&#x202f;; pour l’installer dans un dépôt&#x202f;: {command}</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>The Dask scheduler at {address} vanished before the work was done.</source>
        <translation>L’ordonnanceur Dask de {address} a disparu avant la fin du travail.</translation>
    </message>
    <message>
        <source>The chances of all seats add up to 1 to within {error}.</source>
        <translation>La somme des chances de toutes les places fait 1, à {error} près.</translation>
    </message>
    <message>
        <source>The cluster at {address} has no workers.</source>
        <translation>Le cluster à l’adresse {address} n’a aucun processus de calcul.</translation>
    </message>
    <message>
        <source>The current values are just as good: nothing was written.</source>
        <translation>Les valeurs actuelles sont tout aussi bonnes&#x202f;: rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The engine in {folder} does not run: {reason}</source>
        <translation>Le moteur de {folder} ne tourne pas&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The figures cannot be written to {file}: {reason}.</source>
        <translation>Impossible d’écrire les valeurs dans {file}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The game {id} already exists.</source>
        <translation>Le jeu {id} existe déjà.</translation>
    </message>
    <message>
        <source>The hand-made values are just as good: nothing was written.</source>
        <translation>Les valeurs réglées à la main sont tout aussi bonnes&#x202f;: rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The level is easiest to read here; mixing its moves as in equilibrium would cut the gain by this much:</source>
        <translation>C’est ici que le niveau se laisse le mieux percer à jour&#x202f;; en mélangeant ses coups comme à l’équilibre, il réduirait ce gain de&#x202f;:</translation>
    </message>
    <message>
        <source>The seed was {seed}.</source>
        <translation>La graine était {seed}.</translation>
    </message>
    <message>
        <source>The worker at {worker} does not have version {wanted} of throne-desktop.</source>
        <translation>Le processus de calcul à l’adresse {worker} n’a pas la version {wanted} de throne-desktop.</translation>
    </message>
    <message>
        <source>The workers at {address} each run several threads, which is no faster: start them with --nthreads 1.</source>
        <translation>Les processus de calcul du cluster {address} utilisent chacun plusieurs fils d’exécution, ce qui n’accélère rien&#x202f;: lancez-les avec --nthreads 1.</translation>
    </message>
    <message>
        <source>The workers at {address} kept failing at the same task; perhaps they ran out of memory.</source>
        <translation>Les processus de calcul du cluster {address} se sont arrêtés plusieurs fois sur la même tâche&#x202f;; la mémoire a peut-être manqué.</translation>
    </message>
    <message>
        <source>There is no choice to make in this position.</source>
        <translation>Il n’y a rien à choisir dans cette position.</translation>
    </message>
    <message>
        <source>There is no measure called {name}; the measures are: {names}.</source>
        <translation>La mesure {name} n’existe pas&#x202f;; mesures possibles&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>There is no move {number}: the moves are 1 to {last}.</source>
        <translation>Le coup {number} n’existe pas&#x202f;: les coups vont de 1 à {last}.</translation>
    </message>
    <message>
        <source>There is no place called {place}; the places are: {places}.</source>
        <translation>L’endroit {place} n’existe pas&#x202f;; endroits possibles&#x202f;: {places}.</translation>
    </message>
    <message>
        <source>There is no seat {seat}: the seats are 1 to {last}.</source>
        <translation>La place {seat} n’existe pas&#x202f;: les places vont de 1 à {last}.</translation>
    </message>
    <message>
        <source>These games held too little to learn from; more are needed.</source>
        <translation>On apprend trop peu de ces parties&#x202f;; il en faut davantage.</translation>
    </message>
    <message>
        <source>This ending has more than {limit} nodes: name one with fewer hidden cards, or allow more nodes with --limit.</source>
        <translation>Cette fin de partie a plus de {limit} nœuds&#x202f;: donnez-en une avec moins de cartes cachées, ou autorisez plus de nœuds avec --limit.</translation>
    </message>
    <message>
        <source>This game can end without a winner, so one player’s loss is not always the other’s gain.</source>
        <translation>Dans ce jeu, une partie peut se terminer sans vainqueur&#x202f;: ce que l’un perd, l’autre ne le gagne pas toujours.</translation>
    </message>
    <message>
        <source>This game is not over, so its hidden cards stay hidden.</source>
        <translation>Cette partie n’est pas terminée&#x202f;: ses cartes cachées le restent.</translation>
    </message>
    <message>
        <source>This game is over: there is nothing to solve.</source>
        <translation>Cette partie est terminée&#x202f;: il n’y a rien à résoudre.</translation>
    </message>
    <message>
        <source>To learn, {name} must be at least {least}, not {number}.</source>
        <translation>Pour apprendre, {name} doit valoir au moins {least}, et non {number}.</translation>
    </message>
    <message>
        <source>Too few positions were examined; more games are needed.</source>
        <translation>Trop peu de positions ont été examinées&#x202f;; il faut plus de parties.</translation>
    </message>
    <message>
        <source>Training needs numpy, which is not installed; in a checkout, install it with: {command}</source>
        <translation>L’apprentissage nécessite numpy, qui n’est pas installé&#x202f;; pour l’installer dans un dépôt&#x202f;: {command}</translation>
    </message>
    <message>
        <source>Turning point, turn {turn}, move {move}: {changes}.</source>
        <translation>Tournant, tour {turn}, coup {move}&#x202f;: {changes}.</translation>
    </message>
    <message>
        <source>Type a number or notation to move; ? explain, h hint, {back} undo, l log, c concede, q quit.</source>
        <translation>Tapez un numéro ou une notation pour jouer&#x202f;;&#x202f;? explique, h conseille, {back} annule, l montre le journal, c abandonne, q quitte.</translation>
    </message>
    <message>
        <source>Type c again to concede: the game will end now and count as lost.</source>
        <translation>Tapez encore c pour abandonner&#x202f;: la partie se termine maintenant et compte comme perdue.</translation>
    </message>
    <message>
        <source>Use 1 to {most} processes, not {number}.</source>
        <translation>Utilisez de 1 à {most} processus, et non {number}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players is for edition {learned}, not {edition}.</source>
        <translation>Ce qui a été appris à {seats} joueurs vaut pour l’édition {learned}, pas pour {edition}.</translation>
    </message>
    <message>
        <source>What was learned for {seats} players says nothing about: {names}.</source>
        <translation>Ce qui a été appris à {seats} joueurs ne dit rien de&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>What you know argues against this move. Better: {move}.</source>
        <translation>D’après ce que vous savez, il y a mieux&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>With this many players, a ladder needs at least {least} games (two deals), not {number}.</source>
        <translation>Pour une échelle à ce nombre de joueurs, il faut au moins {least} parties (deux donnes), et non {number}.</translation>
    </message>
    <message>
        <source>Without git, the revision {name} cannot be found; name a folder that contains an engine.</source>
        <translation>Sans git, la révision {name} est introuvable&#x202f;; indiquez un dossier qui contient un moteur.</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Écrit dans {file}.</translation>
    </message>
    <message>
        <source>You can already play it: {command}</source>
        <translation>Vous pouvez déjà y jouer&#x202f;: {command}</translation>
    </message>
    <message>
        <source>You have had help: from now on, this game counts as assisted.</source>
        <translation>Vous avez reçu un conseil&#x202f;: cette partie compte désormais comme assistée.</translation>
    </message>
    <message>
        <source>You have no decision to take back.</source>
        <translation>Vous n’avez aucune décision à annuler.</translation>
    </message>
    <message>
        <source>You have seen more since then. Type {back} again to go back: this game will then count as assisted.</source>
        <translation>Vous en avez vu plus depuis. Tapez encore {back} pour revenir&#x202f;: cette partie comptera alors comme assistée.</translation>
    </message>
    <message>
        <source>Your chance to win after this move: {percent}%. {beside}</source>
        <translation>Vos chances de gagner après ce coup&#x202f;: {percent}&#x202f;%. {beside}</translation>
    </message>
    <message>
        <source>a number that decides all random events</source>
        <translation>un nombre qui fixe tout le hasard</translation>
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
        <source>add finished games to this file, and play only those it lacks</source>
        <translation>ajouter les parties finies à ce fichier et ne jouer que celles qui manquent</translation>
    </message>
    <message>
        <source>add to the existing exercises instead of replacing them</source>
        <translation>ajouter aux exercices existants au lieu de les remplacer</translation>
    </message>
    <message>
        <source>against</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>also measure a marshal of each temperament against a neutral one</source>
        <translation>mesurer aussi un maréchal de chaque tempérament contre un neutre</translation>
    </message>
    <message>
        <source>also say how much is gained there by knowing how this bot plays (a level or level/opponent, as in knight/corvin): {levels}</source>
        <translation>dire aussi combien on y gagne à savoir comment joue ce bot (un niveau ou niveau/adversaire, comme knight/corvin)&#x202f;: {levels}</translation>
    </message>
    <message>
        <source>always write the weights to this file (to this folder with --story); by default, they go to the game’s folder if they predict better than those there</source>
        <translation>toujours écrire les poids dans ce fichier (avec --story&#x202f;: ce dossier)&#x202f;; par défaut, dans le dossier du jeu s’ils prédisent mieux que les siens</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the mixtures</source>
        <translation>et {gain} de plus par la meilleure réponse aux stratégies mixtes</translation>
    </message>
    <message>
        <source>and {gain} more by the best answer to the {level}</source>
        <translation>et {gain} de plus par la meilleure réponse ({level})</translation>
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
        <source>at least {number}</source>
        <translation>au moins {number}</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>au plus {number}</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>bots in every seat</source>
        <translation>des bots à toutes les places</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>objectif</translation>
    </message>
    <message>
        <source>chances</source>
        <translation>chances</translation>
    </message>
    <message>
        <source>check every move’s legality and fingerprint</source>
        <translation>vérifier la légalité et l’empreinte de chaque coup</translation>
    </message>
    <message>
        <source>clone</source>
        <translation>copie</translation>
    </message>
    <message>
        <source>clone, move, value</source>
        <translation>copie, coup, valeur</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>compilé</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>compté</translation>
    </message>
    <message>
        <source>create the folder for a new game, for its programmer</source>
        <translation>créer le dossier d’un nouveau jeu à programmer</translation>
    </message>
    <message>
        <source>do not look for new ones; only measure how hard the existing ones are</source>
        <translation>mesurer la difficulté des exercices existants sans en chercher de nouveaux</translation>
    </message>
    <message>
        <source>do not look for new ones; only remove these</source>
        <translation>retirer ces exercices, sans en chercher de nouveaux</translation>
    </message>
    <message>
        <source>do not look for new ones; only say which no longer have a clear best move</source>
        <translation>lister ceux où plus aucun coup ne se détache nettement, sans en chercher de nouveaux</translation>
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
        <translation>juste part</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>plus rapide</translation>
    </message>
    <message>
        <source>fill in at random what POSITION leaves open</source>
        <translation>compléter au hasard ce que POSITION laisse ouvert</translation>
    </message>
    <message>
        <source>find positions with one clear best move</source>
        <translation>chercher des positions où un seul coup se détache nettement</translation>
    </message>
    <message>
        <source>find the equilibrium of a small ending</source>
        <translation>trouver l’équilibre d’une petite fin de partie</translation>
    </message>
    <message>
        <source>first observation, late</source>
        <translation>première vue, tardive</translation>
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
        <source>git gave no reason</source>
        <translation>git ne dit pas pourquoi</translation>
    </message>
    <message>
        <source>how long to measure each figure</source>
        <translation>durée de mesure de chaque valeur</translation>
    </message>
    <message>
        <source>how many (default: 20)</source>
        <translation>nombre d’exercices (par défaut&#x202f;: 20)</translation>
    </message>
    <message>
        <source>how many games (default: 100)</source>
        <translation>nombre de parties (par défaut&#x202f;: 100)</translation>
    </message>
    <message>
        <source>how many games (default: 300)</source>
        <translation>nombre de parties (par défaut&#x202f;: 300)</translation>
    </message>
    <message>
        <source>how many games at once</source>
        <translation>nombre de parties à la fois</translation>
    </message>
    <message>
        <source>how many games between marshals to learn from (default: 2000)</source>
        <translation>nombre de parties entre maréchaux pour apprendre (par défaut&#x202f;: 2000)</translation>
    </message>
    <message>
        <source>how many games or single rounds of a match to study (default: 5000)</source>
        <translation>nombre de parties ou de manches à étudier (par défaut&#x202f;: 5000)</translation>
    </message>
    <message>
        <source>how many moves of a recorded game to play</source>
        <translation>nombre de coups à rejouer dans une partie enregistrée</translation>
    </message>
    <message>
        <source>how many nodes the ending may have (default: 250000)</source>
        <translation>nombre maximal de nœuds de la fin de partie (par défaut&#x202f;: 250000)</translation>
    </message>
    <message>
        <source>how many times to ask the level for each decision (default: 20)</source>
        <translation>nombre de questions posées au niveau à chaque décision (par défaut&#x202f;: 20)</translation>
    </message>
    <message>
        <source>how many times to improve the mixtures (default: 300)</source>
        <translation>nombre de passes pour améliorer les stratégies mixtes (par défaut&#x202f;: 300)</translation>
    </message>
    <message>
        <source>how many times to measure both</source>
        <translation>nombre de mesures de chaque moteur</translation>
    </message>
    <message>
        <source>how many to play afterward, on new seeds (default: 2000)</source>
        <translation>nombre de parties ou de manches à jouer ensuite, avec de nouvelles graines (par défaut&#x202f;: 2000)</translation>
    </message>
    <message>
        <source>how many turns by any player to look ahead (default: 1)</source>
        <translation>nombre de tours à prévoir, tous joueurs confondus (par défaut&#x202f;: 1)</translation>
    </message>
    <message>
        <source>how many worlds these bots imagine (default: 8)</source>
        <translation>nombre de mondes imaginés par ces bots (par défaut&#x202f;: 8)</translation>
    </message>
    <message>
        <source>in equilibrium {share}: {move}</source>
        <translation>à l’équilibre {share}&#x202f;: {move}</translation>
    </message>
    <message>
        <source>it has no such game</source>
        <translation>ce jeu n’y existe pas</translation>
    </message>
    <message>
        <source>it stopped without a message</source>
        <translation>il s’est arrêté sans message</translation>
    </message>
    <message>
        <source>iteration</source>
        <translation>itération</translation>
    </message>
    <message>
        <source>keep finished games and what was learned in this folder, and play only what it lacks</source>
        <translation>garder les parties finies et l’apprentissage dans ce dossier, et ne jouer que ce qui y manque</translation>
    </message>
    <message>
        <source>learn through self-play to mix moves so that the bot cannot be read</source>
        <translation>apprendre, en jouant contre soi-même, à mélanger ses coups pour ne pas se laisser percer à jour</translation>
    </message>
    <message>
        <source>learn to predict who wins</source>
        <translation>apprendre à prédire qui gagne</translation>
    </message>
    <message>
        <source>learn what public play says about hidden cards, and how claims are answered</source>
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
        <source>mean error {error}, slope {slope}; rings: seats at the beginning; bars: 95%</source>
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
        <source>measure another engine (a git revision of this checkout, or a folder with an engine) in turn with this one, and print ratios</source>
        <translation>mesurer un autre moteur (une révision git de ce dépôt, ou un dossier avec un moteur) en alternance avec celui-ci, et afficher le rapport des deux</translation>
    </message>
    <message>
        <source>measure how accurate win chances are</source>
        <translation>mesurer la justesse des chances de gagner estimées</translation>
    </message>
    <message>
        <source>measure how readable a level is</source>
        <translation>mesurer à quel point un niveau se laisse percer à jour</translation>
    </message>
    <message>
        <source>measure how strong all levels are</source>
        <translation>mesurer la force de tous les niveaux</translation>
    </message>
    <message>
        <source>measure only games with N players</source>
        <translation>ne mesurer que les parties à N joueurs</translation>
    </message>
    <message>
        <source>measure the engine and the bots</source>
        <translation>mesurer le moteur et les bots</translation>
    </message>
    <message>
        <source>minimum number of games in each match (default: 100)</source>
        <translation>nombre minimal de parties par rencontre (par défaut&#x202f;: 100)</translation>
    </message>
    <message>
        <source>ms per move</source>
        <translation>ms par coup</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>new/old</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>nodes in the hidden layer (default: {number})</source>
        <translation>nœuds de la couche cachée (par défaut&#x202f;: {number})</translation>
    </message>
    <message>
        <source>number of players</source>
        <translation>nombre de joueurs</translation>
    </message>
    <message>
        <source>number of players (default: the fewest)</source>
        <translation>nombre de joueurs (par défaut&#x202f;: le minimum)</translation>
    </message>
    <message>
        <source>number of players, you included</source>
        <translation>nombre de joueurs, vous compris</translation>
    </message>
    <message>
        <source>observation at every turn</source>
        <translation>vue à chaque tour</translation>
    </message>
    <message>
        <source>observation, then a world</source>
        <translation>vue, puis monde</translation>
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
        <source>old</source>
        <translation>ancien</translation>
    </message>
    <message>
        <source>one of: {games}</source>
        <translation>l’un de&#x202f;: {games}</translation>
    </message>
    <message>
        <source>only in the new engine: {what}</source>
        <translation>seulement dans le nouveau moteur&#x202f;: {what}</translation>
    </message>
    <message>
        <source>only in the old engine: {what}</source>
        <translation>seulement dans l’ancien moteur&#x202f;: {what}</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paire</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>par seconde</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>non compilé</translation>
    </message>
    <message>
        <source>play a game in the terminal</source>
        <translation>jouer une partie dans le terminal</translation>
    </message>
    <message>
        <source>play on the Dask cluster of this scheduler, such as tcp://192.168.0.5:8786</source>
        <translation>jouer sur le cluster Dask de cet ordonnanceur, par exemple tcp://192.168.0.5:8786</translation>
    </message>
    <message>
        <source>play with the numbers of this edition</source>
        <translation>jouer avec les valeurs de cette édition</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouées</translation>
    </message>
    <message>
        <source>played out, it is not clearly better than the second-best move</source>
        <translation>joué jusqu’au bout, il n’est pas nettement meilleur que le deuxième choix</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>jouer</translation>
    </message>
    <message>
        <source>plot predicted against actual wins (SVG)</source>
        <translation>tracer un graphique (SVG) comparant les chances prédites aux victoires réelles</translation>
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
        <source>print the version and which build of the engine is running</source>
        <translation>afficher la version et la variante du moteur utilisée</translation>
    </message>
    <message>
        <source>random decisions</source>
        <translation>coups au hasard</translation>
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
        <source>reading an observation</source>
        <translation>vue, lue</translation>
    </message>
    <message>
        <source>review a finished game: what mistakes cost, and what was luck</source>
        <translation>analyser une partie finie&#x202f;: ce que les erreurs ont coûté, et la part de chance</translation>
    </message>
    <message>
        <source>said</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>sample a world</source>
        <translation>tirer un monde</translation>
    </message>
    <message>
        <source>say what may be done with this card, and which rule forbids the rest</source>
        <translation>dire ce qui est permis avec cette carte et quelle règle interdit le reste</translation>
    </message>
    <message>
        <source>say whether this move is legal and, if not, which rule forbids it</source>
        <translation>dire si ce coup est permis, ou quelle règle l’interdit</translation>
    </message>
    <message>
        <source>say which cards may be in this place, such as hand.2, as far as the player can know</source>
        <translation>dire quelles cartes peuvent être à cet endroit, par exemple hand.2, d’après ce que le joueur peut savoir</translation>
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
        <source>simulations</source>
        <translation>simulations</translation>
    </message>
    <message>
        <source>slope {slope}, rise on one’s own move {rise}</source>
        <translation>pente {slope}, hausse par coup du joueur {rise}</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>plus lent</translation>
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
        <source>the games to measure (default: all): {games}</source>
        <translation>jeux à mesurer (par défaut&#x202f;: tous)&#x202f;: {games}</translation>
    </message>
    <message>
        <source>the highest level plays a different move</source>
        <translation>le plus haut niveau joue un autre coup</translation>
    </message>
    <message>
        <source>the level in all seats (default: marshals)</source>
        <translation>niveau à toutes les places (par défaut&#x202f;: maréchal)</translation>
    </message>
    <message>
        <source>the level to be read (default: marshals)</source>
        <translation>niveau à percer à jour (par défaut&#x202f;: maréchal)</translation>
    </message>
    <message>
        <source>the new engine cannot be measured: {what}</source>
        <translation>le nouveau moteur ne peut pas être mesuré&#x202f;: {what}</translation>
    </message>
    <message>
        <source>the old engine cannot be measured: {what}</source>
        <translation>l’ancien moteur ne peut pas être mesuré&#x202f;: {what}</translation>
    </message>
    <message>
        <source>the other players, each a level or level/opponent, as in knight/corvin; the last one’s level also fills any remaining seats: {levels}</source>
        <translation>les autres joueurs, chacun un niveau ou niveau/adversaire, comme knight/corvin&#x202f;; le niveau du dernier occupe aussi les places restantes&#x202f;: {levels}</translation>
    </message>
    <message>
        <source>the percentage of positions to look at (default: 50)</source>
        <translation>pourcentage de positions à examiner (par défaut&#x202f;: 50)</translation>
    </message>
    <message>
        <source>the player to review (default: all people, or all players if there are no people)</source>
        <translation>joueur à analyser (par défaut&#x202f;: tous les humains, sinon tous les joueurs)</translation>
    </message>
    <message>
        <source>the player whose view to show (default: the next to decide)</source>
        <translation>joueur dont on montre la vue (par défaut&#x202f;: celui qui décide)</translation>
    </message>
    <message>
        <source>the players, each a level or level/opponent, as in knight/corvin; the last one also fills any remaining seats: {levels}</source>
        <translation>les joueurs, chacun un niveau ou niveau/adversaire, comme knight/corvin&#x202f;; le dernier occupe aussi les places restantes&#x202f;: {levels}</translation>
    </message>
    <message>
        <source>the players, easiest first (default: all levels of the game)</source>
        <translation>joueurs, les plus faciles d’abord (par défaut&#x202f;: tous les niveaux)</translation>
    </message>
    <message>
        <source>the rules differ, and so do the positions, so the ratios may mean little</source>
        <translation>les règles diffèrent, donc les positions aussi&#x202f;; les rapports ne disent peut-être pas grand-chose</translation>
    </message>
    <message>
        <source>times fair</source>
        <translation>x juste part</translation>
    </message>
    <message>
        <source>to JSON and back</source>
        <translation>aller-retour JSON</translation>
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
        <translation>ce qu’on mesure</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gains</translation>
    </message>
    <message>
        <source>wins: against the level named; Elo: above {level}</source>
        <translation>gains&#x202f;: parties contre le niveau nommé&#x202f;; Elo&#x202f;: au-dessus de {level}</translation>
    </message>
    <message>
        <source>wins: one bot against the level named; {fair} is as good as the others; Elo: above {level}</source>
        <translation>gains&#x202f;: un seul bot contre le niveau nommé&#x202f;; à {fair}, il est aussi fort que les autres&#x202f;; Elo&#x202f;: au-dessus de {level}</translation>
    </message>
    <message>
        <source>with --policy: continue from the weights in this file, at a lower temperature</source>
        <translation>avec --policy&#x202f;: reprendre les poids de ce fichier, à une température plus basse</translation>
    </message>
    <message>
        <source>with --story: start from scratch and learn this many beliefs in turn, each from games between bots that hold all earlier ones (default: 1)</source>
        <translation>avec --story&#x202f;: repartir de zéro et apprendre ce nombre de croyances l’une après l’autre, chacune sur des parties entre bots qui ont toutes les précédentes (par défaut&#x202f;: 1)</translation>
    </message>
    <message>
        <source>with --story: the level in all seats (default: marshals)</source>
        <translation>avec --story&#x202f;: niveau à toutes les places (par défaut&#x202f;: maréchal)</translation>
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
        <source>write the game to this file</source>
        <translation>écrire la partie dans ce fichier</translation>
    </message>
    <message>
        <source>write the table to this file, too</source>
        <translation>écrire aussi le tableau dans ce fichier</translation>
    </message>
    <message>
        <source>write the whole review to this file, too</source>
        <translation>écrire aussi toute l’analyse dans ce fichier</translation>
    </message>
    <message>
        <source>write them to this file (default: the game’s folder)</source>
        <translation>les écrire dans ce fichier (par défaut, dans le dossier du jeu)</translation>
    </message>
    <message>
        <source>{address} is not the address of a Dask scheduler, such as {example}.</source>
        <translation>{address} n’est pas l’adresse d’un ordonnanceur Dask (exemple&#x202f;: {example}).</translation>
    </message>
    <message>
        <source>{best} is judged better than {right}</source>
        <translation>{best} est jugé meilleur que {right}</translation>
    </message>
    <message>
        <source>{card} (sideways)</source>
        <translation>{card} (couchée)</translation>
    </message>
    <message>
        <source>{file} has games with other settings ({name}: {found}, not {wanted}); name another file.</source>
        <translation>{file} contient des parties aux réglages différents ({name}&#x202f;: {found} au lieu de {wanted})&#x202f;; indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} has no games of a {kind}; name another file.</source>
        <translation>{file} ne contient aucune partie de type {kind}&#x202f;; indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>{file} has no policy weights.</source>
        <translation>{file} ne contient pas de poids de stratégie.</translation>
    </message>
    <message>
        <source>{file} has no weights to continue from.</source>
        <translation>{file} ne contient pas de poids à reprendre.</translation>
    </message>
    <message>
        <source>{file} is an edition of {other}, not of {game}.</source>
        <translation>{file} est une édition de {other}, pas de {game}.</translation>
    </message>
    <message>
        <source>{file} says what to change, file by file, and what to run at the end.</source>
        <translation>{file} dit quoi changer, fichier par fichier, et quoi lancer à la fin.</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all as the rules and fingerprints say.</source>
        <translation>
            <numerusform>{file}&#x202f;:&#x202f;%n coup de {game}, conforme aux règles et aux empreintes.</numerusform>
            <numerusform>{file}&#x202f;:&#x202f;%n coups de {game}, tous conformes aux règles et aux empreintes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n move(s) of {game}, all legal under today’s rules, though played under older ones.</source>
        <translation>
            <numerusform>{file}&#x202f;:&#x202f;%n coup de {game}, conforme aux règles actuelles&#x202f;; la partie en suivait de plus anciennes.</numerusform>
            <numerusform>{file}&#x202f;:&#x202f;%n coups de {game}, tous conformes aux règles actuelles&#x202f;; la partie en suivait de plus anciennes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{gain} (95% interval: {low} to {high})</source>
        <translation>{gain}, 95&#x202f;% entre {low} et {high}</translation>
    </message>
    <message>
        <source>{game} has no exercise {exercise}.</source>
        <translation>{game} n’a pas d’exercice {exercise}.</translation>
    </message>
    <message>
        <source>{game} has no policy to learn: none is defined (see {where}).</source>
        <translation>{game} n’a pas de stratégie à apprendre&#x202f;: aucune n’est définie (voir {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no policy weights (see {where}).</source>
        <translation>{game} ne garde pas de poids de stratégie (voir {where}).</translation>
    </message>
    <message>
        <source>{game} keeps no story weights (see {where}).</source>
        <translation>{game} ne garde pas de poids de récit (voir {where}).</translation>
    </message>
    <message>
        <source>{game} says nothing about what can be learned (see {where}).</source>
        <translation>{game} ne dit rien de ce qui peut s’apprendre (voir {where}).</translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s)</source>
        <translation>
            <numerusform>{game}, %n place</numerusform>
            <numerusform>{game}, %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, %n seat(s): {what}</source>
        <translation>
            <numerusform>{game}, %n place&#x202f;: {what}</numerusform>
            <numerusform>{game}, %n places&#x202f;: {what}</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}, {players}, started {date} UTC.</source>
        <translation>{game}, {players}, commencée le {date} UTC.</translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s) in each of {matches} matches, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, places&#x202f;: {seats},&#x202f;%n partie dans chacune des {matches} rencontres, graine {seed}&#x202f;; chaque donne est rejouée à toutes les places.</numerusform>
            <numerusform>{game}, places&#x202f;: {seats},&#x202f;%n parties dans chacune des {matches} rencontres, graine {seed}&#x202f;; chaque donne est rejouée à toutes les places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}, {seats} seats, %n game(s), seed {seed}; deals repeat as the seats rotate.</source>
        <translation>
            <numerusform>{game}, places&#x202f;: {seats},&#x202f;%n partie, graine {seed}&#x202f;; chaque donne est rejouée à toutes les places.</numerusform>
            <numerusform>{game}, places&#x202f;: {seats},&#x202f;%n parties, graine {seed}&#x202f;; chaque donne est rejouée à toutes les places.</numerusform>
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
        <source>{game}, {seats} seats: {level} studied in {number} games, then played against in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, places&#x202f;: {seats}. {level}&#x202f;: étudié sur {number} parties, puis affronté dans {tested} autres&#x202f;; graine {seed}. Chaque donne est rejouée à toutes les places.</translation>
    </message>
    <message>
        <source>{game}, {seats} seats: {level} studied in {number} rounds, then played against in {tested} others, seed {seed}; deals repeat as the seats rotate.</source>
        <translation>{game}, places&#x202f;: {seats}. {level}&#x202f;: étudié sur {number} manches, puis affronté dans {tested} autres&#x202f;; graine {seed}. Chaque donne est rejouée à toutes les places.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n exercise(s), difficulty {least} to {most}, median {middle}.</source>
        <translation>
            <numerusform>{game}&#x202f;: %n exercice, difficulté de {least} à {most}, médiane {middle}.</numerusform>
            <numerusform>{game}&#x202f;: %n exercices, difficulté de {least} à {most}, médiane {middle}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{game}: one clear best move in {clear} of {all}.</source>
        <translation>{game}, exercices où un seul coup se détache nettement&#x202f;: {clear} sur {all}.</translation>
    </message>
    <message>
        <source>{id} is not a valid id: use lowercase letters and digits, with hyphens between words, as in ten-tricks.</source>
        <translation>{id} n’est pas un identifiant valide&#x202f;: utilisez des minuscules et des chiffres, avec un trait d’union entre les mots, comme ten-tricks.</translation>
    </message>
    <message>
        <source>{id}: {game}, {fewest} to {most} players. {summary}</source>
        <translation>{id}&#x202f;: {game}, de {fewest} à {most} joueurs. {summary}</translation>
    </message>
    <message>
        <source>{level}, per move</source>
        <translation>{level}, par coup</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} à {high}</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (not certain). Actual cost: {truth}.</source>
        <translation>{made}&#x202f;; mieux&#x202f;: {best}, {chance} au lieu de {other} (pas certain). En réalité, cela a coûté {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other} (poor, as playing it out confirms). Actual cost: {truth}.</source>
        <translation>{made}&#x202f;; mieux&#x202f;: {best}, {chance} au lieu de {other} (une erreur, confirmée en jouant jusqu’au bout). En réalité, cela a coûté {truth}.</translation>
    </message>
    <message>
        <source>{made}; better: {best}, {chance} instead of {other}. Actual cost: {truth}.</source>
        <translation>{made}&#x202f;; mieux&#x202f;: {best}, {chance} au lieu de {other}. En réalité, cela a coûté {truth}.</translation>
    </message>
    <message>
        <source>{move} looks better: {percent}%.</source>
        <translation>{move} paraît meilleur&#x202f;: {percent}&#x202f;%.</translation>
    </message>
    <message>
        <source>{move}: allowed by {rule}.</source>
        <translation>{move}&#x202f;: permis par {rule}.</translation>
    </message>
    <message>
        <source>{move}: not allowed. {rule}: {reason}</source>
        <translation>{move}&#x202f;: interdit. {rule}&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (vous)</translation>
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
        <source>{name}, a random bot</source>
        <translation>{name}, bot aléatoire</translation>
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
        <source>{number}, {card} on top</source>
        <translation>{number}, dessus&#x202f;: {card}</translation>
    </message>
    <message>
        <source>{option} must be at least 1, not {number}.</source>
        <translation>{option} doit valoir au moins 1, et non {number}.</translation>
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
        <source>{player} would have to forget something here to see two decisions as one.</source>
        <translation>{player} devrait oublier quelque chose pour confondre ici deux décisions.</translation>
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
        <source>{variant} has nobody to play against: {level} is not on the ladder.</source>
        <translation>{variant} n’a personne à affronter&#x202f;: {level} n’est pas sur l’échelle.</translation>
    </message>
    <message>
        <source>±: half the range of the middle half of the samples; !: misses the budget, which is meant for a quiet machine.</source>
        <translation>±&#x202f;: demi-étendue de la moitié centrale des mesures&#x202f;;&#x202f;!&#x202f;: manque l’objectif, fixé pour une machine au repos.</translation>
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
