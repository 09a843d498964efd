<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AidPanel</name>
    <message>
        <source>Cheat sheet</source>
        <translation>Aide de jeu</translation>
    </message>
</context>
<context>
    <name>CourseScreen</name>
    <message>
        <source>All lessons</source>
        <translation>Vers les leçons</translation>
    </message>
    <message>
        <source>Back to Home; your finished tasks are kept</source>
        <translation>Retour à l’accueil&#x202f;; les exercices réussis sont conservés</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
</context>
<context>
    <name>CrashScreen</name>
    <message>
        <source>An unexpected error stopped what the program was doing.</source>
        <translation>Une erreur inattendue a interrompu l’action en cours.</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>Copy the folder paths</source>
        <translation>Copier les chemins des dossiers</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur est survenue</translation>
    </message>
</context>
<context>
    <name>EditionsScreen</name>
    <message>
        <source>A new edition</source>
        <translation>Nouvelle édition</translation>
    </message>
    <message>
        <source>Card text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Copies of the card: usually {usual}; at least {least}, at most {most}.</source>
        <translation>Exemplaires de la carte&#x202f;: d’habitude {usual}&#x202f;; au moins {least}, au plus {most}.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Edition name</source>
        <translation>Nom de l’édition</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom de la carte</translation>
    </message>
    <message>
        <source>Name the edition to play it.</source>
        <translation>Donnez un nom à l’édition pour y jouer.</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Y jouer</translation>
    </message>
    <message>
        <source>Playing trial games…</source>
        <translation>Parties d’essai en cours…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Set all to</source>
        <translation>Tout régler sur</translation>
    </message>
    <message>
        <source>The number of copies is fixed.</source>
        <translation>Le nombre d’exemplaires est fixe.</translation>
    </message>
    <message>
        <source>This is a copy of the numbers in {game} for you to change. Games with changed numbers count as practice. Bots play too, but their strength was measured with the usual numbers.</source>
        <translation>{game}&#x202f;: voici une copie des nombres du jeu, à modifier à votre guise. Les parties aux nombres modifiés comptent comme entraînement. Les bots y jouent aussi, mais leur force a été mesurée avec les nombres habituels.</translation>
    </message>
    <message>
        <source>Try it out</source>
        <translation>L’essayer</translation>
    </message>
    <message>
        <source>Usually {usual}; at least {least}, at most {most}.</source>
        <translation>D’habitude {usual}&#x202f;; au moins {least}, au plus {most}.</translation>
    </message>
    <message>
        <source>With {seats} players</source>
        <translation>À {seats} joueurs</translation>
    </message>
    <message>
        <source>Your editions</source>
        <translation>Vos éditions</translation>
    </message>
    <message>
        <source>{what}, for all player counts</source>
        <translation>{what}, quel que soit le nombre de joueurs</translation>
    </message>
    <message>
        <source>{what}, with {seats} players</source>
        <translation>{what}, à {seats} joueurs</translation>
    </message>
    <message>
        <source>{what}: one less</source>
        <translation>{what}&#x202f;: un de moins</translation>
    </message>
    <message>
        <source>{what}: one more</source>
        <translation>{what}&#x202f;: un de plus</translation>
    </message>
    <message>
        <source>{what}: {number}</source>
        <translation>{what}&#x202f;: {number}</translation>
    </message>
    <message>
        <source>{what}: {number}, changed</source>
        <translation>{what}&#x202f;: {number}, modifié</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Niveau suivant</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Same deal</source>
        <translation>Même donne</translation>
    </message>
    <message>
        <source>See all cards face up (or press Esc).</source>
        <translation>Voir toutes les cartes face visible (ou Échap).</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>To the road</source>
        <translation>Vers la route</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>ExerciseScreen</name>
    <message>
        <source>All exercises</source>
        <translation>Vers les exercices</translation>
    </message>
    <message>
        <source>Next exercise</source>
        <translation>Exercice suivant</translation>
    </message>
</context>
<context>
    <name>ExercisesScreen</name>
    <message>
        <source>Exercise of the day</source>
        <translation>Exercice du jour</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>See it again</source>
        <translation>Le revoir</translation>
    </message>
    <message>
        <source>Solve due exercises</source>
        <translation>Résoudre ceux à revoir</translation>
    </message>
    <message>
        <source>Solve it</source>
        <translation>Le résoudre</translation>
    </message>
    <message>
        <source>Solve my own</source>
        <translation>Résoudre les miens</translation>
    </message>
    <message>
        <source>Solve ready-made ones</source>
        <translation>Résoudre ceux du jeu</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Assaut</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Trois minutes</translation>
    </message>
    <message>
        <source>Untimed</source>
        <translation>Sans chronomètre</translation>
    </message>
</context>
<context>
    <name>FairnessScreen</name>
    <message>
        <source>Copy as sent</source>
        <translation>Copier tel quel</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>How play is kept fair</source>
        <translation>Comment l’équité est garantie</translation>
    </message>
    <message>
        <source>SEED</source>
        <translation>GRAINE</translation>
    </message>
    <message>
        <source>What the bot was sent</source>
        <translation>Ce que le bot a reçu</translation>
    </message>
    <message>
        <source>What the bots were asked</source>
        <translation>Questions posées aux bots</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Copies: {copies}</source>
        <translation>Exemplaires&#x202f;: {copies}</translation>
    </message>
    <message>
        <source>Rules: {rules}</source>
        <translation>Règles&#x202f;: {rules}</translation>
    </message>
    <message>
        <source>Value {value}</source>
        <translation>Valeur {value}</translation>
    </message>
</context>
<context>
    <name>HelpSheet</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Clavier et souris</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>Already played; playing again counts as practice.</source>
        <translation>Déjà jouée&#x202f;; la rejouer compte comme entraînement.</translation>
    </message>
    <message>
        <source>Already started; playing again counts as practice.</source>
        <translation>Déjà commencée&#x202f;; la rejouer compte comme entraînement.</translation>
    </message>
    <message>
        <source>Already won; playing again counts as practice.</source>
        <translation>Déjà gagnée&#x202f;; la rejouer compte comme entraînement.</translation>
    </message>
    <message>
        <source>Answered today.</source>
        <translation>Tenté aujourd’hui.</translation>
    </message>
    <message>
        <source>Beaten with help: {level}.</source>
        <translation>Battu avec de l’aide&#x202f;: {level}.</translation>
    </message>
    <message>
        <source>Beaten: {number} of {all}.</source>
        <translation>Battus&#x202f;: {number} sur {all}.</translation>
    </message>
    <message>
        <source>Card games for a throne, at your own table</source>
        <translation>Des jeux de cartes pour un trône, à votre table</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue practicing</source>
        <translation>Continuer l’entraînement</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>Done today: {done} of {all}.</source>
        <translation>Accomplies aujourd’hui&#x202f;: {done} sur {all}.</translation>
    </message>
    <message>
        <source>Everyone gets the same deal today.</source>
        <translation>Aujourd’hui, tout le monde reçoit la même donne.</translation>
    </message>
    <message>
        <source>Good afternoon, {name}. The hall is open.</source>
        <translation>Bonjour, {name}. La salle est ouverte.</translation>
    </message>
    <message>
        <source>Good evening, {name}. The hall is open.</source>
        <translation>Bonsoir, {name}. La salle est ouverte.</translation>
    </message>
    <message>
        <source>Good morning, {name}. The hall is open.</source>
        <translation>Bonjour, {name}. La salle est ouverte.</translation>
    </message>
    <message>
        <source>Highest level beaten: {level}.</source>
        <translation>Plus haut niveau battu&#x202f;: {level}.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Lessons and rules</source>
        <translation>Leçons et règles</translation>
    </message>
    <message>
        <source>No level beaten yet.</source>
        <translation>Aucun niveau battu pour l’instant.</translation>
    </message>
    <message>
        <source>Not played yet.</source>
        <translation>Pas encore jouée.</translation>
    </message>
    <message>
        <source>Playing without a name.</source>
        <translation>Vous jouez sans nom.</translation>
    </message>
    <message>
        <source>Portraits in the arch: {players}.</source>
        <translation>Portraits dans l’arche&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Quests</source>
        <translation>Quêtes</translation>
    </message>
    <message>
        <source>Solved today.</source>
        <translation>Réussi aujourd’hui.</translation>
    </message>
    <message>
        <source>Started {when}</source>
        <translation>Commencée le {when}</translation>
    </message>
    <message>
        <source>This week’s quest is done.</source>
        <translation>La quête de la semaine est accomplie.</translation>
    </message>
    <message>
        <source>This week’s quest is not done yet.</source>
        <translation>La quête de la semaine n’est pas encore accomplie.</translation>
    </message>
    <message>
        <source>Unofficial. Game names belong to their owners; no text or art from the printed games is included.</source>
        <translation>Application non officielle. Les noms des jeux appartiennent à leurs propriétaires&#x202f;; aucun texte ni dessin des jeux imprimés n’est repris.</translation>
    </message>
    <message>
        <source>Waiting inside: {players}.</source>
        <translation>Vous y attendent&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>With help: {number}.</source>
        <translation>Avec de l’aide&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>{game}, {number} players</source>
        <translation>{game}, {number}&#xa0;joueurs</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} joueurs</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
</context>
<context>
    <name>KeysScreen</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Appuyez sur une touche</translation>
    </message>
    <message>
        <source>Restore default keys</source>
        <translation>Rétablir les touches habituelles</translation>
    </message>
</context>
<context>
    <name>LabScreen</name>
    <message>
        <source>A name for this table</source>
        <translation>Un nom pour cette table</translation>
    </message>
    <message>
        <source>All cards are on the table: take some away, or start over.</source>
        <translation>Toutes les cartes sont sur la table&#x202f;: retirez-en, ou repartez de zéro.</translation>
    </message>
    <message>
        <source>Another table</source>
        <translation>Autre table</translation>
    </message>
    <message>
        <source>Ask about a card</source>
        <translation>S’informer sur une carte</translation>
    </message>
    <message>
        <source>Ask what you can do with a card, or why a move is illegal.</source>
        <translation>Voir ce qu’une carte permet de faire, ou pourquoi un coup est interdit.</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Retour à la page précédente</translation>
    </message>
    <message>
        <source>Best moves</source>
        <translation>Meilleurs coups</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Choose a seat to see what its player can know.</source>
        <translation>Choisir une place et voir ce que son joueur peut savoir.</translation>
    </message>
    <message>
        <source>Click a card to put it back in the box.</source>
        <translation>Un clic remet la carte dans la boîte.</translation>
    </message>
    <message>
        <source>Click a line to read its rule.</source>
        <translation>Cliquez sur une ligne pour lire sa règle.</translation>
    </message>
    <message>
        <source>Copy a picture</source>
        <translation>Copier une image</translation>
    </message>
    <message>
        <source>Copy and paste</source>
        <translation>Copier et coller</translation>
    </message>
    <message>
        <source>Copy the table as a picture.</source>
        <translation>Copier la table en image.</translation>
    </message>
    <message>
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Copy this table or paste another.</source>
        <translation>Copier cette table ou en coller une autre.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>Supprimer ce coup et tout ce qui suit</translation>
    </message>
    <message>
        <source>Drag a card onto the table, or click it.</source>
        <translation>Faites glisser une carte sur la table, ou cliquez dessus.</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Table vide</translation>
    </message>
    <message>
        <source>Evaluate the moves</source>
        <translation>Évaluer les coups</translation>
    </message>
    <message>
        <source>Evaluate the moves.</source>
        <translation>Évaluer les coups.</translation>
    </message>
    <message>
        <source>Fill in the rest and try it out</source>
        <translation>Compléter et essayer</translation>
    </message>
    <message>
        <source>Fill in the rest at random</source>
        <translation>Compléter au hasard</translation>
    </message>
    <message>
        <source>Go back and try another move: both branches are kept. Click a line to set up its table.</source>
        <translation>Revenez en arrière et jouez autre chose&#x202f;: les deux branches sont conservées. Cliquez sur une ligne pour afficher la table à ce moment-là.</translation>
    </message>
    <message>
        <source>Go back one move.</source>
        <translation>Coup précédent.</translation>
    </message>
    <message>
        <source>Go forward to a move already made.</source>
        <translation>Coup suivant déjà joué.</translation>
    </message>
    <message>
        <source>Go to the legal moves here.</source>
        <translation>Aller aux coups permis ici.</translation>
    </message>
    <message>
        <source>Go to the moves tried from here.</source>
        <translation>Aller aux coups essayés à partir d’ici.</translation>
    </message>
    <message>
        <source>Go to the rules.</source>
        <translation>Aller aux règles.</translation>
    </message>
    <message>
        <source>Keep this place empty</source>
        <translation>Laisser cette place vide</translation>
    </message>
    <message>
        <source>Lay out cards by hand and change whose turn it is.</source>
        <translation>Disposer soi-même les cartes et choisir qui joue.</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <translation>Encore dans la boîte</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Coups permis</translation>
    </message>
    <message>
        <source>Moves tried</source>
        <translation>Coups essayés</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Un pas en avant</translation>
    </message>
    <message>
        <source>Open this table in the laboratory: make moves for every seat, and step back and forth.</source>
        <translation>Ouvrir cette table dans le laboratoire, pour jouer à toutes les places, avancer et revenir en arrière.</translation>
    </message>
    <message>
        <source>Paste a table</source>
        <translation>Coller une table</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>QR code of the table</source>
        <translation>Code QR de la table</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Set up a table</source>
        <translation>Composer une table</translation>
    </message>
    <message>
        <source>Show a QR code</source>
        <translation>Afficher un code QR</translation>
    </message>
    <message>
        <source>Show the text</source>
        <translation>Afficher le texte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>The laboratory</source>
        <translation>Le laboratoire</translation>
    </message>
    <message>
        <source>The table as text</source>
        <translation>La table sous forme de texte</translation>
    </message>
    <message>
        <source>This game has no numbers to set.</source>
        <translation>Ce jeu n’a aucune valeur à régler.</translation>
    </message>
    <message>
        <source>To set this game’s numbers, edit the text of its table.</source>
        <translation>Les valeurs de ce jeu se règlent dans le texte de la table.</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Essayer ici</translation>
    </message>
    <message>
        <source>Try out this table</source>
        <translation>Essayer cette table</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Viewpoint</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What happens now</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>Where cards go</source>
        <translation>Destination</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>À qui de jouer</translation>
    </message>
</context>
<context>
    <name>LadderScreen</name>
    <message>
        <source>A squire in your place wins {won} of 10 games.</source>
        <translation>Sur 10 parties, un écuyer à votre place en gagne {won}.</translation>
    </message>
    <message>
        <source>Also playing: {players}.</source>
        <translation>Également à la table&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>Beat an opponent, and their portrait gets a golden frame and a crown; with help, a bronze frame and half a crown.</source>
        <translation>Chaque adversaire battu reçoit un cadre doré et une couronne&#x202f;; avec de l’aide, un cadre de bronze et une demi-couronne.</translation>
    </message>
    <message>
        <source>Beaten with help.</source>
        <translation>Victoire avec de l’aide.</translation>
    </message>
    <message>
        <source>Beaten.</source>
        <translation>Victoire.</translation>
    </message>
    <message>
        <source>Not beaten yet.</source>
        <translation>Pas encore de victoire.</translation>
    </message>
    <message>
        <source>Setting: {choice}.</source>
        <translation>Réglage&#x202f;: {choice}.</translation>
    </message>
    <message>
        <source>The ladder</source>
        <translation>L’ascension</translation>
    </message>
    <message>
        <source>{level}, {seats} players</source>
        <translation>{level}, {seats}&#xa0;joueurs</translation>
    </message>
    <message>
        <source>{number}. {opponent}</source>
        <translation>{number}. {opponent}</translation>
    </message>
    <message>
        <source>{opponent}: {told}</source>
        <translation>{opponent}&#x202f;: {told}</translation>
    </message>
</context>
<context>
    <name>LearnScreen</name>
    <message>
        <source>A short but real game with a teacher</source>
        <translation>Une vraie partie, courte et guidée</translation>
    </message>
    <message>
        <source>After the next lesson:</source>
        <translation>Après la prochaine leçon&#x202f;:</translation>
    </message>
    <message>
        <source>All lessons are done.</source>
        <translation>Toutes les leçons sont faites.</translation>
    </message>
    <message>
        <source>All steps are done.</source>
        <translation>Toutes les étapes sont franchies.</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Each lesson is a prepared table with something to try. Leave whenever you like; your progress is kept.</source>
        <translation>Chaque leçon vous propose une table toute prête et quelque chose à y essayer. Arrêtez quand vous voulez&#x202f;; votre progression est conservée.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Keep learning</source>
        <translation>Poursuivre la leçon</translation>
    </message>
    <message>
        <source>Learn it in a minute</source>
        <translation>Apprendre en une minute</translation>
    </message>
    <message>
        <source>Next: {lesson}</source>
        <translation>Continuer&#x202f;: {lesson}</translation>
    </message>
    <message>
        <source>Not started yet.</source>
        <translation>Pas encore commencé.</translation>
    </message>
    <message>
        <source>Play the guided first game</source>
        <translation>Jouer la première partie guidée</translation>
    </message>
    <message>
        <source>Play the guided game again</source>
        <translation>Rejouer la partie guidée</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livret de règles</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>{done} of {all} lessons done</source>
        <translation>Leçons faites&#x202f;: {done} sur {all}</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>Étapes franchies&#x202f;: {done} sur {all}</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Passer cette étape</translation>
    </message>
    <message>
        <source>{done} of {all} steps done</source>
        <translation>Étapes&#x202f;: {done} sur {all}</translation>
    </message>
</context>
<context>
    <name>LessonScreen</name>
    <message>
        <source>Back to Home; your finished steps are kept</source>
        <translation>Retour à l’accueil&#x202f;; les étapes franchies sont conservées</translation>
    </message>
</context>
<context>
    <name>LicencesScreen</name>
    <message>
        <source>License of the chosen part</source>
        <translation>Licence du composant choisi</translation>
    </message>
    <message>
        <source>Licenses</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Composants du programme</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Click a line to replay what happened.</source>
        <translation>Cliquez sur une ligne pour revoir ce qui s’est passé.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>{player}: {sentence}</source>
        <translation>{player}&#x202f;: {sentence}</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Possible moves</source>
        <translation>Coups possibles</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>A seed is a whole number, like the one shown after each game; leave the field empty for a random deal.</source>
        <translation>Une graine est un nombre entier, comme celui affiché après chaque partie&#x202f;; laissez le champ vide pour une donne au hasard.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Choose your opponents at random</source>
        <translation>Choisir vos adversaires au hasard</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>New to this? Learn it in a minute</source>
        <translation>Nouveau pour vous&#x202f;? Apprenez en une minute</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Random opponents</source>
        <translation>Table au hasard</translation>
    </message>
    <message>
        <source>Seed of the deal</source>
        <translation>Graine de la donne</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Partie d’apprentissage</translation>
    </message>
    <message>
        <source>The usual one</source>
        <translation>L’édition habituelle</translation>
    </message>
    <message>
        <source>This game counts as practice: the bots’ strength was measured with the usual numbers.</source>
        <translation>Cette partie compte comme entraînement&#x202f;: la force des bots a été mesurée avec les nombres habituels.</translation>
    </message>
    <message>
        <source>You may take back poor moves (assisted game)</source>
        <translation>Pouvoir reprendre un mauvais coup (partie assistée)</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number} joueurs</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Add from a file…</source>
        <translation>Importer un fichier…</translation>
    </message>
    <message>
        <source>At the screen now</source>
        <translation>Devant l’écran en ce moment</translation>
    </message>
    <message>
        <source>Change {name}’s name and face</source>
        <translation>{name}&#x202f;: changer de nom et de visage</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Choose a name…</source>
        <translation>Choisir un nom…</translation>
    </message>
    <message>
        <source>Current choice</source>
        <translation>Choix actuel</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Jouer, tout simplement</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>Nouvelle personne</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>Person from a file</source>
        <translation>Importer un fichier</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>Qui êtes-vous&#x202f;?</translation>
    </message>
</context>
<context>
    <name>PersonScreen</name>
    <message>
        <source>A name and a face</source>
        <translation>Un nom et un visage</translation>
    </message>
    <message>
        <source>Crowns, deals of the day, lessons, exercises, and statistics are your own, as are language, colors, text size, and pace.</source>
        <translation>Les couronnes, les donnes du jour, les leçons, les exercices et les statistiques vous sont propres, comme la langue, les couleurs, la taille des textes et le rythme.</translation>
    </message>
    <message>
        <source>Delete all of it</source>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>Delete {name}</source>
        <translation>Supprimer {name}</translation>
    </message>
    <message>
        <source>One file holds all of this and the games played, ready to take to another computer.</source>
        <translation>Un seul fichier contient tout cela ainsi que les parties jouées, prêt à emporter sur un autre ordinateur.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as a file…</source>
        <translation>Enregistrer un fichier…</translation>
    </message>
    <message>
        <source>Save {name} as a file</source>
        <translation>Enregistrer {name} dans un fichier</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Prendre place</translation>
    </message>
    <message>
        <source>This deletes crowns, deals of the day, lessons, exercises, and preferences. Games played stay in the list.</source>
        <translation>Cela efface les couronnes, les préférences et les résultats des donnes du jour, des leçons et des exercices. Les parties jouées restent dans la liste.</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>Choices as pictures</source>
        <translation>Choix en images</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Regarder la table</translation>
    </message>
</context>
<context>
    <name>PlayScreen</name>
    <message>
        <source>Back to the result</source>
        <translation>Retour au résultat</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>If you have to go, leave your seat to a bot; you can take it back at any time. The bot knows only what you may know.</source>
        <translation>Si vous devez partir, confiez votre place à un bot&#x202f;; vous pourrez la reprendre à tout moment. Le bot ne sait que ce que vous avez le droit de savoir.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Choose another portrait</source>
        <translation>Choisir un autre portrait</translation>
    </message>
    <message>
        <source>{seat}: {looks}</source>
        <translation>{seat}&#x202f;: {looks}</translation>
    </message>
</context>
<context>
    <name>PreferencesScreen</name>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>At a medium pace</source>
        <translation>À un rythme moyen</translation>
    </message>
    <message>
        <source>Bots move</source>
        <translation>Les bots jouent</translation>
    </message>
    <message>
        <source>Bots wait for me before moving</source>
        <translation>Les bots attendent mon signal pour jouer</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>Les cartes bougent</translation>
    </message>
    <message>
        <source>Cards and text look like this.</source>
        <translation>Voici l’aspect des cartes et des textes.</translation>
    </message>
    <message>
        <source>Cards fade instead of moving</source>
        <translation>Les cartes apparaissent en fondu au lieu de bouger</translation>
    </message>
    <message>
        <source>Changes take effect at once and are saved.</source>
        <translation>Chaque choix s’applique et s’enregistre aussitôt.</translation>
    </message>
    <message>
        <source>Choose other keys</source>
        <translation>Choisir d’autres touches</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Vite</translation>
    </message>
    <message>
        <source>Help at the table</source>
        <translation>Aide à la table</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Highlight the last move and what can be picked up</source>
        <translation>Signaler le dernier coup et ce qu’on peut prendre</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantanément</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Match the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalement</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Offer hints</source>
        <translation>Proposer des conseils</translation>
    </message>
    <message>
        <source>Only my turn</source>
        <translation>Seulement mon tour</translation>
    </message>
    <message>
        <source>Opponents remember earlier games with me</source>
        <translation>Les adversaires se souviennent de nos parties</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Play sounds for</source>
        <translation>Sons joués pour</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Quickly</source>
        <translation>Vite</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <source>Show quests, deeds, the ladder, and the road</source>
        <translation>Afficher quêtes, exploits, ascension et route</translation>
    </message>
    <message>
        <source>Show what is known about face-down cards</source>
        <translation>Montrer ce que l’on sait des cartes face cachée</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentement</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille des textes</translation>
    </message>
    <message>
        <source>Unhurriedly</source>
        <translation>Posément</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Your portrait</source>
        <translation>Votre portrait</translation>
    </message>
    <message>
        <source>Your system asks for reduced motion.</source>
        <translation>Votre système demande des animations réduites.</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Lecteur</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Dossier de fichiers</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Voir dans&#x202f;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fichiers de &amp;type&#x202f;:</translation>
    </message>
</context>
<context>
    <name>QuestsScreen</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seal(s) so far</source>
        <translation>
            <numerusform>%n sceau jusqu’ici</numerusform>
            <numerusform>%n sceaux jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>A secret deed</source>
        <translation>Un exploit secret</translation>
    </message>
    <message>
        <source>Deeds: {done} of {all}</source>
        <translation>Exploits&#x202f;: {done} sur {all}</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Accomplie.</translation>
    </message>
    <message>
        <source>Everyone gets the same quests today. Skipping a day costs nothing.</source>
        <translation>Les quêtes du jour sont les mêmes pour tout le monde. Sauter un jour ne coûte rien.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message numerus="yes">
        <source>Going through earlier games: %n left.</source>
        <translation>
            <numerusform>Vos anciennes parties sont passées en revue&#x202f;; il en reste&#x202f;%n.</numerusform>
            <numerusform>Vos anciennes parties sont passées en revue&#x202f;; il en reste&#x202f;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not done yet.</source>
        <translation>Pas encore accomplie.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Quests and deeds</source>
        <translation>Quêtes et exploits</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>{game}, not done yet: a secret deed</source>
        <translation>{game}, pas encore accompli&#x202f;: un exploit secret</translation>
    </message>
    <message>
        <source>{game}, not done yet: {deed}</source>
        <translation>{game}, pas encore accompli&#x202f;: {deed}</translation>
    </message>
    <message>
        <source>{game}, {date}: {deed}</source>
        <translation>{game}, {date}&#x202f;: {deed}</translation>
    </message>
    <message>
        <source>{number} of {times} so far.</source>
        <translation>{number} sur {times} pour l’instant.</translation>
    </message>
    <message>
        <source>{quest} Do it in {times} games this week.</source>
        <translation>{quest} À réussir dans {times} parties cette semaine.</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>Back to Home; the game is saved</source>
        <translation>Retour à l’accueil&#x202f;; la partie est conservée</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>À côté de la table</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Collapse</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Concede the game</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Déplier</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New game with these players</source>
        <translation>Nouvelle partie avec ces joueurs</translation>
    </message>
    <message>
        <source>Paste a game or a position</source>
        <translation>Coller une partie ou une position</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>Mettre les bots en pause</translation>
    </message>
    <message>
        <source>Possible moves</source>
        <translation>Coups possibles</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Analyser cette partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Same deal again, as practice</source>
        <translation>Même donne, pour s’entraîner</translation>
    </message>
    <message>
        <source>Teaching game</source>
        <translation>Partie d’apprentissage</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Watch this game from the beginning</source>
        <translation>Revoir cette partie depuis le début</translation>
    </message>
    <message>
        <source>{kind}: see Fair play</source>
        <translation>{kind}&#x202f;: voir Équité</translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message>
        <source>Any game</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Favorite</source>
        <translation>Favorite</translation>
    </message>
    <message>
        <source>Favorites only</source>
        <translation>Favorites seulement</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note on this game</source>
        <translation>Note sur cette partie</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search games and players</source>
        <translation>Rechercher des jeux et des joueurs</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Commencée</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Revoir</translation>
    </message>
</context>
<context>
    <name>ReplayLog</name>
    <message>
        <source>Turns and moves of the game</source>
        <translation>Tours et coups de la partie</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Normal speed</source>
        <translation>Vitesse normale</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Tour précédent</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Analyser cette partie</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Point de vue</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Start a new practice game from this position; this record stays as it is.</source>
        <translation>Commencer une partie d’entraînement à partir de cette position&#x202f;; cet enregistrement reste tel quel.</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Aller au début</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Montrer sur la table</translation>
    </message>
    <message>
        <source>Try again here</source>
        <translation>Réessayer à partir d’ici</translation>
    </message>
    <message>
        <source>Whose review</source>
        <translation>Joueur analysé</translation>
    </message>
</context>
<context>
    <name>RewardsScreen</name>
    <message numerus="yes">
        <source>%n more seal(s) until your next choice.</source>
        <translation>
            <numerusform>Encore %n sceau avant votre prochain choix.</numerusform>
            <numerusform>Encore %n sceaux avant votre prochain choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose for ten seals</source>
        <translation>Choisir pour dix sceaux</translation>
    </message>
    <message>
        <source>Every ten seals earn you one of these. They change only how things look: everything stays just as easy to read and tell apart.</source>
        <translation>Tous les dix sceaux, choisissez l’une de ces récompenses. Elles ne changent que l’apparence&#x202f;: tout reste aussi facile à lire et à distinguer.</translation>
    </message>
    <message>
        <source>High contrast has a plain background, so no stage light shows on it.</source>
        <translation>En contraste élevé, le fond est uni&#x202f;: aucune lumière de scène ne s’y voit.</translation>
    </message>
    <message>
        <source>Not yours yet.</source>
        <translation>Pas encore à vous.</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Récompenses</translation>
    </message>
    <message>
        <source>Stop using</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message numerus="yes">
        <source>You can choose %n reward(s) now.</source>
        <translation>
            <numerusform>Vous pouvez choisir %n récompense.</numerusform>
            <numerusform>Vous pouvez choisir %n récompenses.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have all of them.</source>
        <translation>Vous les avez toutes.</translation>
    </message>
    <message>
        <source>Yours, and in use.</source>
        <translation>À vous, en usage.</translation>
    </message>
    <message>
        <source>Yours, but not in use.</source>
        <translation>À vous, mais pas en usage.</translation>
    </message>
    <message>
        <source>{kind}: {name}</source>
        <translation>{kind}&#x202f;: {name}</translation>
    </message>
    <message>
        <source>{name} · in use</source>
        <translation>{name} · en usage</translation>
    </message>
    <message>
        <source>{name} · yours</source>
        <translation>{name} · à vous</translation>
    </message>
</context>
<context>
    <name>Ribbon</name>
    <message>
        <source>More…</source>
        <translation>Plus…</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Show all possible moves</source>
        <translation>Montrer tous les coups possibles</translation>
    </message>
</context>
<context>
    <name>RiddleScreen</name>
    <message>
        <source>To the road</source>
        <translation>Vers la route</translation>
    </message>
</context>
<context>
    <name>RoadScreen</name>
    <message>
        <source>Closed: win at {station} first.</source>
        <translation>Fermé. Gagnez d’abord ici&#x202f;: {station}.</translation>
    </message>
    <message>
        <source>Closed: win at {station} or {other} first.</source>
        <translation>Fermé. Gagnez d’abord ici&#x202f;: {station} ou {other}.</translation>
    </message>
    <message>
        <source>Crown not won yet: {what}</source>
        <translation>Couronne pas encore gagnée&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Crown won: {what}</source>
        <translation>Couronne gagnée&#x202f;: {what}</translation>
    </message>
    <message>
        <source>Do it without a hint.</source>
        <translation>Réussissez sans conseil.</translation>
    </message>
    <message>
        <source>Every boss is beaten. The throne is yours.</source>
        <translation>Tous les maîtres sont battus. Le trône est à vous.</translation>
    </message>
    <message>
        <source>Five games on the way to the throne: each station has its own rules and rivals, and three crowns.</source>
        <translation>Cinq jeux sur la route du trône&#x202f;: chaque étape a ses règles, ses rivaux et trois couronnes.</translation>
    </message>
    <message>
        <source>Of {games} squires in your place, {won} won.</source>
        <translation>Parties gagnées par un écuyer à votre place&#x202f;: {won} sur {games}.</translation>
    </message>
    <message>
        <source>Of {games} squires, {won} solved two of three.</source>
        <translation>Écuyers qui ont résolu deux exercices sur trois&#x202f;: {won} sur {games}.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Solve all three on the first try.</source>
        <translation>Résolvez les trois du premier coup.</translation>
    </message>
    <message>
        <source>Solve two of three exercises on the first try.</source>
        <translation>Résolvez deux exercices sur trois du premier coup.</translation>
    </message>
    <message>
        <source>The game is already well under way. You take over.</source>
        <translation>La partie est déjà bien engagée. Vous la reprenez.</translation>
    </message>
    <message>
        <source>The road to the throne</source>
        <translation>La route du trône</translation>
    </message>
    <message>
        <source>Win without help.</source>
        <translation>Gagnez sans aide.</translation>
    </message>
    <message>
        <source>Win.</source>
        <translation>Gagnez.</translation>
    </message>
    <message>
        <source>{crowns} of {all} crowns</source>
        <translation>Couronnes&#x202f;: {crowns} sur {all}</translation>
    </message>
    <message>
        <source>{game}, station {number}</source>
        <translation>{game}, étape {number}</translation>
    </message>
    <message>
        <source>{game}, the boss</source>
        <translation>{game}, le maître</translation>
    </message>
    <message>
        <source>{game}, the boss: {station}. Closed.</source>
        <translation>{game}, le maître&#x202f;: {station}. Fermé.</translation>
    </message>
    <message>
        <source>{game}, the boss: {station}. Open, {crowns} of 3 crowns.</source>
        <translation>{game}, le maître&#x202f;: {station}. Ouvert. Couronnes&#x202f;: {crowns} sur 3.</translation>
    </message>
    <message>
        <source>{game}, {number}: {station}. Closed.</source>
        <translation>{game}, {number}&#x202f;: {station}. Fermé.</translation>
    </message>
    <message>
        <source>{game}, {number}: {station}. Open, {crowns} of 3 crowns.</source>
        <translation>{game}, {number}&#x202f;: {station}. Ouvert. Couronnes&#x202f;: {crowns} sur 3.</translation>
    </message>
    <message>
        <source>{level} · {temper}</source>
        <translation>{level} · {temper}</translation>
    </message>
</context>
<context>
    <name>RuleBookScreen</name>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cheat sheet</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules and cards</source>
        <translation>Règles et cartes</translation>
    </message>
    <message>
        <source>Search rules and cards</source>
        <translation>Chercher règles et cartes</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Cards: {cards}</source>
        <translation>Cartes&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Example: {text}</source>
        <translation>Exemple&#x202f;: {text}</translation>
    </message>
    <message>
        <source>How you win</source>
        <translation>Comment gagner</translation>
    </message>
    <message>
        <source>In the picture: {cards}</source>
        <translation>Sur l’image&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Open the full rulebook</source>
        <translation>Ouvrir tout le livret de règles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>See also: {rules}</source>
        <translation>Voir aussi&#x202f;: {rules}</translation>
    </message>
    <message>
        <source>a face-down card</source>
        <translation>une carte face cachée</translation>
    </message>
    <message>
        <source>{card} ({note})</source>
        <translation>{card} ({note})</translation>
    </message>
    <message>
        <source>{card}, sideways</source>
        <translation>{card}, carte couchée</translation>
    </message>
    <message>
        <source>{number} × {card}</source>
        <translation>{number} × {card}</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>A person at this screen</source>
        <translation>Une personne à cet écran</translation>
    </message>
    <message>
        <source>As strong as I am</source>
        <translation>De ma force</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Place {number}&#x202f;: nom</translation>
    </message>
    <message>
        <source>Person: {name}</source>
        <translation>Humain&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Portrait at seat {number}</source>
        <translation>Place {number}&#x202f;: portrait</translation>
    </message>
    <message>
        <source>Who plays at seat {number}</source>
        <translation>Place {number}&#x202f;: qui joue</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Collapse</source>
        <translation>Replier</translation>
    </message>
    <message>
        <source>Keep it beside the table</source>
        <translation>Le garder à côté de la table</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Bring them back</source>
        <translation>Les rétablir</translation>
    </message>
    <message>
        <source>Everyone who played solo</source>
        <translation>Tout le monde, en solo</translation>
    </message>
    <message>
        <source>Forget days and crowns</source>
        <translation>Effacer jours et couronnes</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Jouer une première partie</translation>
    </message>
    <message>
        <source>Play: {level}</source>
        <translation>Jouer&#x202f;: {level}</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>StormScreen</name>
    <message>
        <source>Stop here</source>
        <translation>Arrêter ici</translation>
    </message>
</context>
<context>
    <name>TaskPanel</name>
    <message>
        <source>Another hint</source>
        <translation>Un autre conseil</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Why? {rule}</source>
        <translation>Pourquoi&#x202f;? {rule}</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} sur {all}</translation>
    </message>
</context>
<context>
    <name>Teacher</name>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Reading the game…</source>
        <translation>Lecture de la partie…</translation>
    </message>
</context>
<context>
    <name>WhoPlaysScreen</name>
    <message>
        <source>Choose a name and a face to use at the table. You will be asked only once; you can change both before any game.</source>
        <translation>Choisissez un nom et un visage pour la table. La question n’est posée qu’une fois&#x202f;; vous pourrez changer les deux avant chaque partie.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Your face</source>
        <translation>Votre visage</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n crown(s) at this station.</source>
        <translation>
            <numerusform>%n couronne à cette étape.</numerusform>
            <numerusform>%n couronnes à cette étape.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) due today</source>
        <translation>
            <numerusform>%n exercice à revoir aujourd’hui</numerusform>
            <numerusform>%n exercices à revoir aujourd’hui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) still to be read; these figures cover the latest games.</source>
        <translation>
            <numerusform>Il reste %n fichier à lire&#x202f;; ces chiffres sont ceux des dernières parties.</numerusform>
            <numerusform>Il reste %n fichiers à lire&#x202f;; ces chiffres sont ceux des dernières parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Below a pile of cards: how many there are.</extracomment>
        <translation>
            <numerusform>reste %n</numerusform>
            <numerusform>reste %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are still being read.</source>
        <translation>
            <numerusform>%n enregistrement reste à lire.</numerusform>
            <numerusform>%n enregistrements restent à lire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) cannot be read and were not counted.</source>
        <translation>
            <numerusform>%n enregistrement illisible n’a pas pu être compté.</numerusform>
            <numerusform>%n enregistrements illisibles n’ont pas pu être comptés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) left.</source>
        <translation>
            <numerusform>Encore %n seconde.</numerusform>
            <numerusform>Encore %n secondes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n win(s) in a row</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot imagines what it cannot see: worlds in which the hidden cards are dealt differently. It tries its moves in each; a regent also plays on from there, one simulation at a time. Once the game is over, each decision shows how much thought went into it.</source>
        <translation>Un bot imagine ce qu’il ne peut pas voir&#x202f;: des mondes où les cartes cachées sont réparties autrement. Il essaie ses coups dans chacun&#x202f;; un régent joue aussi la suite, une simulation après l’autre. Une fois la partie finie, chaque question indique la réflexion qu’a demandée la réponse.</translation>
    </message>
    <message>
        <source>A crown: you win clearly more than your fair share. Half a disc: no clear difference. A stroke: clearly less. A dashed ring: fewer than {number} games.</source>
        <translation>Couronne&#x202f;: nettement plus que votre juste part de victoires. Demi-disque&#x202f;: pas de différence nette. Trait&#x202f;: nettement moins. Anneau en tirets&#x202f;: moins de {number} parties.</translation>
    </message>
    <message>
        <source>A crown: {level} beaten</source>
        <translation>Une couronne&#x202f;: {level} battu</translation>
    </message>
    <message>
        <source>A deleted game no longer counts. Crowns in the hall and the days on which you played the deal of the day are recorded separately and stay until you forget them here.</source>
        <translation>Une partie supprimée n’est plus comptée. Les couronnes de la salle et les jours où vous avez joué la donne du jour sont notés à part. Ils restent jusqu’à ce que vous choisissiez «&#x202f;Effacer jours et couronnes&#x202f;».</translation>
    </message>
    <message>
        <source>A fair share would be {fair}. {verdict}</source>
        <translation>Votre juste part serait de {fair}. {verdict}</translation>
    </message>
    <message>
        <source>A game can be reviewed once it is over; before that, a review would show what is hidden.</source>
        <translation>Une partie s’analyse une fois terminée&#x202f;; avant, l’analyse montrerait ce qui est caché.</translation>
    </message>
    <message>
        <source>A point is one percentage point of the chance to win. Gains and losses over the whole game add up, so luck and skill can each be more than 100.</source>
        <translation>Un point représente 1&#x202f;% de chances de gagner. Gains et pertes de toute la partie s’additionnent, si bien que la chance et l’habileté peuvent chacune dépasser 100.</translation>
    </message>
    <message>
        <source>A point is one percentage point of the chance to win. Only moves that a review calls poor are added up. Press Enter on a row or double-click it to show its costliest move.</source>
        <translation>Un point représente 1&#x202f;% de chances de gagner. Seuls comptent les coups que l’analyse qualifie d’erreurs. Double-cliquez sur une ligne (ou Entrée) pour voir son coup le plus coûteux.</translation>
    </message>
    <message>
        <source>A report of what happened was saved. It was not sent to anyone.</source>
        <translation>Ce qui s’est passé est consigné dans un rapport. Il n’a été envoyé à personne.</translation>
    </message>
    <message numerus="yes">
        <source>A seat changed hands during play: %n game(s).</source>
        <translation>
            <numerusform>Une place a changé de mains&#x202f;: %n partie.</numerusform>
            <numerusform>Une place a changé de mains&#x202f;: %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>A single random number, the seed, is drawn before the game and decides every shuffle. This page shows its fingerprint (SHA-256) from the first move, and the seed itself once the game is over, so nothing can be changed in between.</source>
        <translation>Un seul nombre tiré au hasard avant la partie, la graine, décide de tous les mélanges. Cette page en montre l’empreinte (SHA-256) dès le premier coup, et la graine elle-même une fois la partie finie&#x202f;: rien ne peut donc changer entre-temps.</translation>
    </message>
    <message>
        <source>A stronger bot thinks better. It never gets better cards and never knows more.</source>
        <translation>Un bot plus fort réfléchit mieux. Il ne reçoit jamais de meilleures cartes et n’en sait jamais davantage.</translation>
    </message>
    <message>
        <source>A table with bots of different levels counts as mixed and has its own row.</source>
        <translation>Une table dont les bots sont de niveaux différents compte comme mixte et a sa propre ligne.</translation>
    </message>
    <message>
        <source>A teaching game counts as assisted. Choose it again to begin.</source>
        <translation>Une partie d’apprentissage compte comme assistée. Choisissez-la encore une fois pour commencer.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Accuracy comes from reviews of games that count; only reviews made by the same standards as the latest one are compared.</source>
        <translation>La précision vient des analyses des parties qui comptent. Seules sont comparées les analyses faites selon les mêmes critères que la dernière.</translation>
    </message>
    <message>
        <source>Accuracy in the last {number} reviewed games: {last}.</source>
        <translation>Précision dans les {number} dernières parties analysées&#x202f;: {last}.</translation>
    </message>
    <message>
        <source>Accuracy in the last {number} reviewed games: {last}; in the {number} before: {before}.</source>
        <translation>Précision dans les {number} dernières parties analysées&#x202f;: {last}&#x202f;; dans les {number} d’avant&#x202f;: {before}.</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), {date}: {points}, probably between {low} and {high}.</source>
        <translation>
            <numerusform>Après %n partie, {date}&#x202f;: {points}, sans doute entre {low} et {high}.</numerusform>
            <numerusform>Après %n parties, {date}&#x202f;: {points}, sans doute entre {low} et {high}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After {number} games, you see your share of wins. The dot marks the share you won, the line shows where your true share lies 19 times out of 20, and the notch marks the fair share.</source>
        <translation>À partir de {number} parties, vous voyez votre part de victoires. Le point indique la part gagnée, la ligne montre où se situe votre vraie part 19 fois sur 20, et l’encoche marque la juste part.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message numerus="yes">
        <source>All %n other decision(s) were as good as the best move, or nearly.</source>
        <translation>
            <numerusform>%n autre décision valait le meilleur coup, ou presque.</numerusform>
            <numerusform>Les %n autres décisions valaient le meilleur coup, ou presque.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Toutes les cartes visibles</translation>
    </message>
    <message>
        <source>An empty town</source>
        <extracomment>On a town without a card.</extracomment>
        <translation>Une ville vide</translation>
    </message>
    <message>
        <source>Another move was better.</source>
        <translation>Un autre coup était meilleur.</translation>
    </message>
    <message>
        <source>As everyone saw it</source>
        <translation>Vu par tous</translation>
    </message>
    <message>
        <source>As strong as you are: {why}</source>
        <translation>De votre force&#x202f;: {why}</translation>
    </message>
    <message>
        <source>As the cards lay, it made no difference.</source>
        <translation>Avec ces cartes, cela ne changeait rien.</translation>
    </message>
    <message>
        <source>As {player} saw it</source>
        <translation>Vu par {player}</translation>
    </message>
    <message>
        <source>Assisted game</source>
        <translation>Partie assistée</translation>
    </message>
    <message>
        <source>At the end: {chance}%</source>
        <translation>À la fin&#x202f;: {chance}&#x202f;%</translation>
    </message>
    <message>
        <source>At the end: {scores}</source>
        <translation>À la fin&#x202f;: {scores}</translation>
    </message>
    <message>
        <source>At the start: {scores}</source>
        <translation>Au début&#x202f;: {scores}</translation>
    </message>
    <message>
        <source>Best moves: {player}</source>
        <translation>Meilleurs coups&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message numerus="yes">
        <source>Bots only: %n game(s).</source>
        <translation>
            <numerusform>Bots entre eux&#x202f;: %n partie.</numerusform>
            <numerusform>Bots entre eux&#x202f;: %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Can be moved to: {places}.</source>
        <translation>Destinations possibles&#x202f;: {places}.</translation>
    </message>
    <message>
        <source>Chances to win, with all cards face up</source>
        <translation>Chances de gagner, toutes cartes visibles</translation>
    </message>
    <message>
        <source>Charts as tables</source>
        <translation>Voir en tableaux</translation>
    </message>
    <message>
        <source>Choose a highlighted place.</source>
        <translation>Choisissez un emplacement éclairé.</translation>
    </message>
    <message>
        <source>Click a card</source>
        <translation>Clic sur une carte</translation>
    </message>
    <message>
        <source>Click a line of the log</source>
        <translation>Clic sur une ligne du journal</translation>
    </message>
    <message>
        <source>Click a player’s plaque</source>
        <translation>Clic sur la plaque d’un joueur</translation>
    </message>
    <message>
        <source>Click a rule’s number</source>
        <translation>Clic sur un n° de règle</translation>
    </message>
    <message>
        <source>Click while cards move</source>
        <translation>Clic pendant l’animation</translation>
    </message>
    <message>
        <source>Concede the game? It will end now and count as a loss.</source>
        <translation>Abandonner la partie&#x202f;? Elle se termine maintenant et compte comme perdue.</translation>
    </message>
    <message>
        <source>Copy the game or the position as text.</source>
        <translation>Copier la partie ou la position sous forme de texte.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Counted separately</source>
        <translation>Comptées à part</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Day by day</source>
        <translation>Jour par jour</translation>
    </message>
    <message>
        <source>Days and crowns have been forgotten. Today’s deal stays on record, as you may have seen its cards.</source>
        <translation>Les jours et les couronnes ont été effacés. La donne d’aujourd’hui reste notée, car vous avez pu voir ses cartes.</translation>
    </message>
    <message>
        <source>Days and crowns have been restored.</source>
        <translation>Les jours et les couronnes ont été rétablis.</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>La donne du jour</translation>
    </message>
    <message>
        <source>Decisions, costliest first</source>
        <translation>Décisions, la plus coûteuse d’abord</translation>
    </message>
    <message>
        <source>Difficulty: {points}</source>
        <translation>Difficulté&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Drag a card</source>
        <translation>Faire glisser une carte</translation>
    </message>
    <message>
        <source>Each bot thinks in a program of its own. It is sent only what a player in its seat may know: not the others’ hidden cards, the order of a deck, or the seed of the deal. It answers with a move, which is checked against the rules like anyone else’s.</source>
        <translation>Chaque bot réfléchit dans un programme à part. Il ne reçoit que ce qu’un joueur à sa place a le droit de savoir. Il ignore les cartes cachées des autres, l’ordre d’une pioche et la graine de la donne. Il répond par un coup, contrôlé d’après les règles comme celui de tout autre joueur.</translation>
    </message>
    <message>
        <source>Every finished game is recorded here: opponents, result, and how that compares with your fair share.</source>
        <translation>Chaque partie terminée est notée ici&#x202f;: adversaires, résultat et comparaison avec votre juste part.</translation>
    </message>
    <message>
        <source>Every place it can go lights up.</source>
        <translation>Les emplacements où la déposer s’éclairent.</translation>
    </message>
    <message>
        <source>Everyone else, look away now.</source>
        <translation>Les autres, regardez ailleurs.</translation>
    </message>
    <message>
        <source>Everything sent is kept while the game is open. You can read it once the game is over; before then, it might show things you must not see.</source>
        <translation>Ce qui a été envoyé est conservé tant que la partie est ouverte. Vous pourrez le lire une fois la partie terminée&#x202f;; avant, vous pourriez y voir ce que vous ne devez pas savoir.</translation>
    </message>
    <message>
        <source>Exercise {number} of {all}.</source>
        <translation>Exercice {number} sur {all}.</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Exercises: {due} due today</source>
        <translation>Exercices&#x202f;: {due} à revoir aujourd’hui</translation>
    </message>
    <message>
        <source>Fair share</source>
        <translation>Juste part</translation>
    </message>
    <message>
        <source>Favorite</source>
        <translation>Favorite</translation>
    </message>
    <message>
        <source>For {seats}</source>
        <translation>à {seats}</translation>
    </message>
    <message>
        <source>From now on, a bot plays for {player}.</source>
        <translation>Désormais, un bot joue pour {player}.</translation>
    </message>
    <message>
        <source>From now on, this game counts as assisted.</source>
        <translation>À partir de maintenant, cette partie compte comme assistée.</translation>
    </message>
    <message>
        <source>From now on, {player} plays in person.</source>
        <translation>{player} joue désormais en personne.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Get a hint; press again for more.</source>
        <translation>Obtenir un conseil&#x202f;; appuyer encore pour en voir plus.</translation>
    </message>
    <message>
        <source>Go back to the review this practice game came from.</source>
        <translation>Revenir à l’analyse d’où vient cette partie d’entraînement.</translation>
    </message>
    <message>
        <source>Go to the cheat sheet.</source>
        <translation>Aller à l’aide de jeu.</translation>
    </message>
    <message>
        <source>Go to the list of moves.</source>
        <translation>Aller à la liste des coups.</translation>
    </message>
    <message>
        <source>Go to the log.</source>
        <translation>Aller au journal.</translation>
    </message>
    <message>
        <source>Go to the next or previous part of the window.</source>
        <translation>Aller à la zone suivante de la fenêtre, ou à la précédente.</translation>
    </message>
    <message>
        <source>Go to the rules, or to the rule named when a move is refused.</source>
        <translation>Aller aux règles, ou à la règle citée par un refus.</translation>
    </message>
    <message>
        <source>Half a crown: {level} beaten with help</source>
        <translation>Une demi-couronne&#x202f;: {level} battu avec de l’aide</translation>
    </message>
    <message>
        <source>Hint: {what}. {more}</source>
        <translation>Conseil&#x202f;: {what}. {more}</translation>
    </message>
    <message>
        <source>Hover over a card</source>
        <translation>Survoler une carte</translation>
    </message>
    <message>
        <source>How close the moves came to the best ones: 100 means no mistakes.</source>
        <translation>À quel point le jeu suit les meilleurs coups&#x202f;: 100 est un sans-faute.</translation>
    </message>
    <message>
        <source>How it unfolded</source>
        <translation>Le fil de la partie</translation>
    </message>
    <message>
        <source>How this is counted</source>
        <translation>Mode de calcul</translation>
    </message>
    <message>
        <source>If you take a hint, this game counts as assisted. Press Hint again to get it.</source>
        <translation>Avec un conseil, cette partie comptera comme assistée. Appuyez encore sur «&#x202f;Conseil&#x202f;» pour l’obtenir.</translation>
    </message>
    <message>
        <source>If your keyboard has no Latin letters, or needs Shift for digits, press the key in the same place.</source>
        <translation>Si votre clavier n’a pas de lettres latines, ou s’il faut Maj pour les chiffres, appuyez sur la touche située à la même place.</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n day(s).</source>
        <translation>
            <numerusform>Il revient dans %n jour.</numerusform>
            <numerusform>Il revient dans %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>It looks worse, but playing both moves out did not confirm that, so it is not called poor.</source>
        <translation>Ce coup semble moins bon, mais jouer la partie jusqu’au bout après chacun des deux coups ne l’a pas confirmé&#x202f;: il n’est donc pas qualifié d’erreur.</translation>
    </message>
    <message>
        <source>Jump to the first or last card of the group.</source>
        <translation>Aller à la première ou à la dernière carte du groupe.</translation>
    </message>
    <message>
        <source>Keys anywhere in a game</source>
        <translation>Touches pendant la partie</translation>
    </message>
    <message>
        <source>Keys at the table</source>
        <translation>Touches à la table</translation>
    </message>
    <message>
        <source>Keys in the laboratory</source>
        <translation>Touches au laboratoire</translation>
    </message>
    <message>
        <source>Kind of move</source>
        <translation>Type de coup</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>365 derniers jours</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Latest games, newest last: {outcomes}.</source>
        <translation>Dernières parties, la plus récente à la fin&#x202f;: {outcomes}.</translation>
    </message>
    <message>
        <source>Latest games, newest on the right</source>
        <translation>Dernières parties, la plus récente à droite</translation>
    </message>
    <message>
        <source>Level by level</source>
        <translation>L’échelle des niveaux</translation>
    </message>
    <message>
        <source>Look here: {zone}</source>
        <translation>Regardez ici&#x202f;: {zone}</translation>
    </message>
    <message>
        <source>Looking for a hint. Press Esc to stop.</source>
        <translation>Recherche d’un conseil. Échap pour arrêter.</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Make its move, choose one of several with a button or a highlighted place, or see why it cannot be moved.</source>
        <translation>Jouer le coup de la carte, en choisir un parmi plusieurs avec un bouton ou un emplacement éclairé, ou savoir pourquoi elle doit rester là.</translation>
    </message>
    <message>
        <source>Make the move with that number; type two digits for a larger one.</source>
        <translation>Jouer le coup qui porte ce numéro&#x202f;; au-delà de 9, taper deux chiffres.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Mixte</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Month by month</source>
        <translation>Mois par mois</translation>
    </message>
    <message>
        <source>Move from card to card, or from place to place with a card picked up.</source>
        <translation>Aller de carte en carte&#x202f;; quand vous tenez une carte, d’un emplacement à l’autre.</translation>
    </message>
    <message>
        <source>Move the card, pick it up, put it down, or see why it cannot be moved.</source>
        <translation>Jouer la carte, la prendre, la poser, ou savoir pourquoi elle doit rester là.</translation>
    </message>
    <message>
        <source>Move to {place}?</source>
        <translation>Déposer ici&#x202f;: {place}&#x202f;?</translation>
    </message>
    <message>
        <source>Move {number} of {all}</source>
        <translation>Coup {number} sur {all}</translation>
    </message>
    <message>
        <source>Move {number}: a hint for {player}</source>
        <translation>Coup {number}&#x202f;: un conseil pour {player}</translation>
    </message>
    <message>
        <source>Move {number}: a look at what {player} did</source>
        <translation>Coup {number}&#x202f;: coup examiné ({player})</translation>
    </message>
    <message>
        <source>Move {number}: {player}, level {level}</source>
        <translation>Coup {number}&#x202f;: {player}, niveau {level}</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Presque aussi bon</translation>
    </message>
    <message>
        <source>No bot has been asked for a move since this game was opened.</source>
        <translation>Depuis l’ouverture de cette partie, aucun coup n’a été demandé à un bot.</translation>
    </message>
    <message>
        <source>No clear difference so far.</source>
        <translation>Pas de différence nette pour l’instant.</translation>
    </message>
    <message>
        <source>No exercise is due today. Try a new one below.</source>
        <translation>Rien à revoir aujourd’hui. Essayez un nouvel exercice plus bas.</translation>
    </message>
    <message>
        <source>No file manager was found. The games are kept in {folder}</source>
        <translation>Aucun gestionnaire de fichiers n’a été trouvé. Les parties se trouvent dans {folder}</translation>
    </message>
    <message>
        <source>No game matches your search.</source>
        <translation>Aucune partie ne correspond à votre recherche.</translation>
    </message>
    <message>
        <source>No game was in progress.</source>
        <translation>Aucune partie n’était en cours.</translation>
    </message>
    <message>
        <source>No games saved yet.</source>
        <translation>Aucune partie encore enregistrée.</translation>
    </message>
    <message>
        <source>No hint could be found this time.</source>
        <translation>Aucun conseil n’a été trouvé cette fois-ci.</translation>
    </message>
    <message>
        <source>No move cost anything to speak of.</source>
        <translation>Aucun coup n’a coûté grand-chose.</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>No report could be written.</source>
        <translation>Aucun rapport n’a pu être écrit.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Sans vainqueur</translation>
    </message>
    <message>
        <source>None from your own games yet: review a game and press “Try again here” at a decision.</source>
        <translation>Vous n’avez encore tiré aucun exercice de vos parties&#x202f;: analysez-en une et, à la décision voulue, choisissez «&#x202f;Réessayer à partir d’ici&#x202f;».</translation>
    </message>
    <message>
        <source>None of these games counts yet. Finish one alone against bots, without help, and it will count.</source>
        <translation>Aucune de ces parties ne compte encore. Terminez-en une en solo contre des bots, sans aide, et elle comptera.</translation>
    </message>
    <message>
        <source>None of your games has been reviewed yet. Review one to see what costs you most.</source>
        <translation>Aucune de vos parties n’est encore analysée&#x202f;: analysez-en une, et vous verrez ici ce qui vous coûte le plus.</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>Pas certain</translation>
    </message>
    <message numerus="yes">
        <source>Not finished, so neither won nor lost: %n game(s).</source>
        <translation>
            <numerusform>Pas terminée, donc ni gagnée ni perdue&#x202f;: %n partie.</numerusform>
            <numerusform>Pas terminées, donc ni gagnées ni perdues&#x202f;: %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Note: {note}</source>
        <translation>Note&#x202f;: {note}</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Rien à revoir aujourd’hui.</translation>
    </message>
    <message>
        <source>Nothing scores yet.</source>
        <translation>Rien ne rapporte encore de points.</translation>
    </message>
    <message>
        <source>Number of cards: {number}.</source>
        <translation>Nombre de cartes&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>Number of tokens: {number}.</source>
        <translation>Nombre de jetons&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>One moment.</source>
        <translation>Un instant.</translation>
    </message>
    <message>
        <source>Only solo games against bots count, and only if finished without help on a deal you did not know.</source>
        <translation>Seules comptent les parties en solo contre des bots, terminées sans aide et dont vous ne connaissiez pas la donne.</translation>
    </message>
    <message>
        <source>Open or close this page.</source>
        <translation>Afficher ou fermer cette page.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Pass the screen to {player}.</source>
        <translation>Passez l’écran à {player}.</translation>
    </message>
    <message>
        <source>Paste a copied game or position.</source>
        <translation>Coller une partie ou une position copiée.</translation>
    </message>
    <message>
        <source>Pause or resume the bots.</source>
        <translation>Mettre les bots en pause, ou les relancer.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Point at a card to see what it would change.</source>
        <extracomment>Below the heading of a track.</extracomment>
        <translation>Survolez une carte pour voir ce qu’elle changerait.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points from mistakes: {mistakes}; from good moves: {course}.</source>
        <translation>Points dus aux erreurs&#x202f;: {mistakes}&#x202f;; aux bons coups&#x202f;: {course}.</translation>
    </message>
    <message>
        <source>Points from the deal: {dealt}; from cards revealed: {revealed}.</source>
        <translation>Points dus à la donne&#x202f;: {dealt}&#x202f;; à ce qui a été révélé&#x202f;: {revealed}.</translation>
    </message>
    <message>
        <source>Points from the others’ moves: {others}.</source>
        <translation>Points dus aux coups des autres&#x202f;: {others}.</translation>
    </message>
    <message>
        <source>Poor move</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Partie d’entraînement</translation>
    </message>
    <message>
        <source>Practice, on a deal you may have known: won {won} of {games}.</source>
        <translation>Gagnées à l’entraînement, avec une donne peut-être connue&#x202f;: {won} sur {games}.</translation>
    </message>
    <message>
        <source>Press Hint again to see more.</source>
        <translation>Appuyez encore sur «&#x202f;Conseil&#x202f;» pour en voir plus.</translation>
    </message>
    <message>
        <source>Press Hint again to see the move.</source>
        <translation>Appuyez encore sur «&#x202f;Conseil&#x202f;» pour voir le coup.</translation>
    </message>
    <message>
        <source>Press Undo again to go back: this game will then count as assisted.</source>
        <translation>Appuyez encore sur «&#x202f;Annuler&#x202f;», et cette partie comptera comme assistée.</translation>
    </message>
    <message>
        <source>Press Undo again to play on. The first result counts, whatever follows.</source>
        <translation>Appuyez encore sur «&#x202f;Annuler&#x202f;» pour continuer. Le premier résultat compte, quoi qu’il arrive.</translation>
    </message>
    <message>
        <source>Press the button with that letter underlined.</source>
        <translation>Activer le bouton où cette lettre est soulignée.</translation>
    </message>
    <message>
        <source>Probably between</source>
        <translation>Sans doute entre</translation>
    </message>
    <message>
        <source>Put the card back, close a choice or a list, or return to the table.</source>
        <translation>Reposer la carte, fermer un choix ou une liste, revenir à la table.</translation>
    </message>
    <message>
        <source>Qt is used under the LGPL, version 3. Its libraries are separate files in {folder}: you may replace them with your own build of the same version.</source>
        <translation>Qt est utilisé sous la LGPL, version 3. Ses bibliothèques sont des fichiers à part, dans {folder}&#x202f;: vous pouvez les remplacer par les vôtres, de la même version.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Rating {points}, probably between {low} and {high}. Nearest level: {level}.</source>
        <translation>Cote {points}, sans doute entre {low} et {high}. Niveau le plus proche&#x202f;: {level}.</translation>
    </message>
    <message>
        <source>Ratings are worked out game by game with the Glicko method. A squire has 1,000 points; the other levels are rated by their games against one another. A lead of 100 points means winning about 64 of 100 two-player games. Ratings in different games cannot be compared.</source>
        <translation>Les cotes se calculent partie après partie, selon la méthode Glicko. Un écuyer a 1000 points&#x202f;; les autres niveaux sont cotés d’après les parties qu’ils jouent entre eux. À deux joueurs, 100 points d’avance font gagner environ 64 parties sur 100. Les cotes de deux jeux ne se comparent pas.</translation>
    </message>
    <message>
        <source>Read that rule.</source>
        <translation>Lire cette règle.</translation>
    </message>
    <message>
        <source>Redo what you took back.</source>
        <translation>Rétablir ce que vous avez annulé.</translation>
    </message>
    <message>
        <source>Replay what happened; Enter in the log does the same.</source>
        <translation>Revoir ce qui s’est passé (ou Entrée, dans le journal).</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Review the last game</source>
        <translation>Analyser la dernière partie</translation>
    </message>
    <message>
        <source>Reviewed games: {number}.</source>
        <translation>Parties analysées&#x202f;: {number}.</translation>
    </message>
    <message>
        <source>Reviewed games: {number}. No move in them is called poor.</source>
        <translation>Parties analysées&#x202f;: {number}. Aucune erreur n’y a été relevée.</translation>
    </message>
    <message>
        <source>Reviewed games: {reviewed}. Accuracy is shown here after {number}.</source>
        <translation>Parties analysées&#x202f;: {reviewed}. La précision s’affiche ici à partir de {number}.</translation>
    </message>
    <message>
        <source>Reviewing every move of the game. The curve appears first; to stop, leave the page.</source>
        <translation>Analyse de tous les coups de la partie. La courbe s’affiche d’abord&#x202f;; quittez la page pour arrêter.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Juste.</translation>
    </message>
    <message>
        <source>Run in a terminal, this line gives the same SHA-256:</source>
        <translation>Dans un terminal, cette ligne donne le même SHA-256&#x202f;:</translation>
    </message>
    <message>
        <source>SHA-256 of the seed:</source>
        <translation>SHA-256 de la graine&#x202f;:</translation>
    </message>
    <message>
        <source>SHA-256 of what was sent: {hash}</source>
        <translation>SHA-256 de ce qui a été envoyé&#x202f;: {hash}</translation>
    </message>
    <message>
        <source>Save the games as CSV…</source>
        <translation>Enregistrer les parties en CSV…</translation>
    </message>
    <message>
        <source>Seed of the deal: {seed}</source>
        <translation>Graine de la donne&#x202f;: {seed}</translation>
    </message>
    <message numerus="yes">
        <source>Several people at one table: %n game(s).</source>
        <translation>
            <numerusform>Plusieurs personnes à la même table&#x202f;: %n partie.</numerusform>
            <numerusform>Plusieurs personnes à la même table&#x202f;: %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Several people at one table: won {won} of {games}.</source>
        <translation>Gagnées avec plusieurs personnes à la même table&#x202f;: {won} sur {games}.</translation>
    </message>
    <message>
        <source>Several people or none</source>
        <translation>Plusieurs personnes ou aucune</translation>
    </message>
    <message>
        <source>Share of the win</source>
        <translation>Part de la victoire</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagé</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>Show how the score is made up.</source>
        <translation>Montrer le détail du score de ce joueur.</translation>
    </message>
    <message>
        <source>Show it large, with its ability.</source>
        <translation>La montrer en grand, avec son pouvoir.</translation>
    </message>
    <message>
        <source>Show or hide how the scores are made up.</source>
        <translation>Afficher ou masquer le détail des scores.</translation>
    </message>
    <message>
        <source>Show the card large, with its ability.</source>
        <translation>Montrer la carte en grand, avec son pouvoir.</translation>
    </message>
    <message>
        <source>Shown: {shown} of {games}.</source>
        <translation>Affichées&#x202f;: {shown} sur {games}.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Habileté</translation>
    </message>
    <message>
        <source>Skip the animation; Enter, Space, and Esc do the same.</source>
        <translation>Passer l’animation (ou Entrée, Espace, Échap).</translation>
    </message>
    <message>
        <source>Solve two of three on the first try. You may try this station again.</source>
        <translation>Résolvez-en deux sur trois du premier coup. Vous pouvez retenter cette étape.</translation>
    </message>
    <message>
        <source>Solved at least once. Due today: {due}.</source>
        <translation>Résolus au moins une fois. À revoir aujourd’hui&#x202f;: {due}.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Résolu.</translation>
    </message>
    <message>
        <source>Standard error of the rating</source>
        <translation>Erreur type de la cote</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Encore à jouer</translation>
    </message>
    <message>
        <source>Study a bot long enough and you learn its habits and, from them, what it is hiding. So we trained counter-players: each sees what you would see in its place and has studied thousands of games played by the level it faces. They won:</source>
        <translation>À force d’étudier un bot, on apprend ses habitudes, et par elles ce qu’il cache. Nous avons donc entraîné des programmes à contrer nos bots&#x202f;: chacun voit ce que vous verriez à sa place et a étudié des milliers de parties du niveau qu’il affronte. Leurs victoires, par niveau affronté&#x202f;:</translation>
    </message>
    <message>
        <source>Switch to full screen, or back to a window.</source>
        <translation>Passer en plein écran, ou revenir à une fenêtre.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Take back a move.</source>
        <translation>Annuler un coup.</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>C’est impossible.</translation>
    </message>
    <message>
        <source>The Throne stays empty</source>
        <translation>Le trône reste vide</translation>
    </message>
    <message>
        <source>The bar shows games played, the filled part shows games won, and the line across the bar marks the fair share</source>
        <translation>La barre montre les parties jouées, la portion remplie les victoires et le trait la juste part</translation>
    </message>
    <message>
        <source>The best move was “{move}”, but nobody could have known that.</source>
        <translation>Le mieux était «&#x202f;{move}&#x202f;», mais personne ne pouvait le savoir.</translation>
    </message>
    <message>
        <source>The better move wins {better} of 100 such games; the move played wins {chance}.</source>
        <translation>Sur 100 parties semblables, le meilleur coup en gagne {better}, contre {chance} pour le coup joué.</translation>
    </message>
    <message>
        <source>The bot {player} gave no answer; its move was chosen at random.</source>
        <translation>Le bot {player} n’a pas répondu&#x202f;; son coup a été tiré au sort.</translation>
    </message>
    <message>
        <source>The bots</source>
        <translation>Les bots</translation>
    </message>
    <message>
        <source>The bots are paused.</source>
        <translation>Les bots sont en pause.</translation>
    </message>
    <message>
        <source>The bots are working out the odds.</source>
        <translation>Les bots calculent les chances.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The edition cannot be deleted: {reason}.</source>
        <translation>L’édition ne peut pas être supprimée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The edition cannot be saved: {reason}.</source>
        <translation>L’édition ne peut pas être enregistrée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The edition is no longer saved. While it is still shown here, “Save” brings it back.</source>
        <translation>L’édition n’est plus enregistrée. Tant qu’elle est affichée ici, «&#x202f;Garder&#x202f;» la rétablit.</translation>
    </message>
    <message>
        <source>The edition is saved in {file}.</source>
        <translation>L’édition est enregistrée dans {file}.</translation>
    </message>
    <message>
        <source>The edition is saved.</source>
        <translation>L’édition est enregistrée.</translation>
    </message>
    <message>
        <source>The game has been restored.</source>
        <translation>La partie a été rétablie.</translation>
    </message>
    <message>
        <source>The game is over in the pasted position, so there is nothing to play.</source>
        <translation>Dans la position collée, la partie est terminée&#x202f;: il n’y a rien à jouer.</translation>
    </message>
    <message>
        <source>The game is over. Nobody wins.</source>
        <translation>La partie est terminée. Personne ne gagne.</translation>
    </message>
    <message>
        <source>The game is over. These players share the win: {players}.</source>
        <translation>La partie est terminée. Victoire partagée&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>The game is over. {players} wins.</source>
        <translation>La partie est terminée. {players} l’emporte.</translation>
    </message>
    <message>
        <source>The game is over. {player} has conceded.</source>
        <translation>La partie est terminée. Abandon&#x202f;: {player}.</translation>
    </message>
    <message>
        <source>The game was deleted.</source>
        <translation>La partie a été supprimée.</translation>
    </message>
    <message>
        <source>The games were saved as {file}.</source>
        <translation>Les parties ont été enregistrées dans {file}.</translation>
    </message>
    <message>
        <source>The line shows the rating; the true rating lies in the shaded area 19 times out of 20</source>
        <translation>La ligne indique la cote&#x202f;; la vraie cote se situe dans la zone ombrée 19 fois sur 20</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>The position was copied as text, as you see it; the hidden cards were drawn at random.</source>
        <translation>La position a été copiée sous forme de texte, telle que vous la voyez&#x202f;; les cartes cachées ont été tirées au hasard.</translation>
    </message>
    <message>
        <source>The rest are listed below.</source>
        <translation>Les autres figurent plus bas.</translation>
    </message>
    <message>
        <source>The review cannot be started: {reason}.</source>
        <translation>L’analyse ne peut pas être lancée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The review is ready.</source>
        <translation>L’analyse est prête.</translation>
    </message>
    <message>
        <source>The review stopped early. Open it again to retry.</source>
        <translation>L’analyse s’est interrompue. Ouvrez-la de nouveau pour réessayer.</translation>
    </message>
    <message>
        <source>The seed is shown once the game is over. You can then run this line in a terminal to get the same SHA-256:</source>
        <translation>La graine est affichée à la fin de la partie. Dans un terminal, cette ligne donne alors le même SHA-256&#x202f;:</translation>
    </message>
    <message>
        <source>The seed was chosen or known beforehand, so this is a practice game.</source>
        <translation>La graine a été choisie ou était connue d’avance&#x202f;: c’est donc une partie d’entraînement.</translation>
    </message>
    <message>
        <source>The seed:</source>
        <translation>La graine&#x202f;:</translation>
    </message>
    <message>
        <source>The turning point</source>
        <translation>Le tournant</translation>
    </message>
    <message>
        <source>The whole game was copied as text.</source>
        <translation>Toute la partie a été copiée sous forme de texte.</translation>
    </message>
    <message>
        <source>There is nothing to solve yet. Review a finished game and press “Try again here” at a decision to make it an exercise.</source>
        <translation>Il n’y a encore rien à résoudre. Analysez une partie terminée puis, à la décision voulue, choisissez «&#x202f;Réessayer à partir d’ici&#x202f;» pour en faire un exercice.</translation>
    </message>
    <message>
        <source>There was a better move. Take yours back?</source>
        <translation>Il y avait mieux à jouer. Reprendre votre coup&#x202f;?</translation>
    </message>
    <message>
        <source>There was never more than one possible move.</source>
        <translation>Il n’y a jamais eu plus d’un coup possible.</translation>
    </message>
    <message>
        <source>Third-party code in Qt {version}</source>
        <translation>Code de tiers dans Qt {version}</translation>
    </message>
    <message>
        <source>This game is in progress.</source>
        <translation>Cette partie est en cours.</translation>
    </message>
    <message>
        <source>This game is not finished, so you see only what everyone at the table saw.</source>
        <translation>Cette partie n’est pas terminée&#x202f;: vous ne voyez que ce que toute la table a vu.</translation>
    </message>
    <message>
        <source>This game is not finished, so you see only what {player} saw.</source>
        <translation>Cette partie n’est pas terminée&#x202f;: vous ne voyez que ce que {player} a vu.</translation>
    </message>
    <message>
        <source>This game is over but still on the table.</source>
        <translation>Cette partie est terminée et encore sur la table.</translation>
    </message>
    <message>
        <source>This game was played under older rules, so it is shown only as far as today’s rules allow.</source>
        <translation>Cette partie suit d’anciennes règles&#x202f;: elle s’affiche jusqu’au dernier coup que permettent les règles actuelles.</translation>
    </message>
    <message>
        <source>This game was started under older rules.</source>
        <translation>Cette partie a commencé avec d’anciennes règles.</translation>
    </message>
    <message>
        <source>This record is damaged, so it is shown only as far as it can be read.</source>
        <translation>Cet enregistrement est endommagé&#x202f;: seul le début, encore lisible, s’affiche.</translation>
    </message>
    <message>
        <source>This text is neither a game nor a position, so it cannot be pasted.</source>
        <translation>Ce texte n’est ni une partie ni une position&#x202f;: impossible de le coller.</translation>
    </message>
    <message>
        <source>Throne Desktop is free software, and so is everything it is made of. Choose a part to read its license.</source>
        <translation>Throne Desktop est un logiciel libre, comme tout ce qui le compose. Choisissez un composant pour lire sa licence.</translation>
    </message>
    <message>
        <source>Time is up, but you may finish this one · {solved} solved</source>
        <translation>Le temps est écoulé, mais vous pouvez finir celui-ci · réussis&#x202f;: {solved}</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Too few games to say more.</source>
        <translation>Trop peu de parties pour en dire plus.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Turn {number}</source>
        <translation>Tour {number}</translation>
    </message>
    <message>
        <source>Turn {number}: {player}</source>
        <translation>Tour {number}&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Turn {turn}, move {number}</source>
        <translation>Tour {turn}, coup {number}</translation>
    </message>
    <message>
        <source>Turn {turn}, {player}: {chance}%</source>
        <translation>Tour {turn}, {player}&#x202f;: {chance}&#x202f;%</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn}, {player}: {chance}%, after a move that cost %n point(s)</source>
        <translation>
            <numerusform>Tour {turn}, {player}&#x202f;: {chance}&#x202f;%, après un coup qui a coûté %n point</numerusform>
            <numerusform>Tour {turn}, {player}&#x202f;: {chance}&#x202f;%, après un coup qui a coûté %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn}: {move}</source>
        <translation>Tour {turn}&#x202f;: {move}</translation>
    </message>
    <message>
        <source>Turning point: turn {number} of {all}</source>
        <translation>Tournant&#x202f;: tour {number} sur {all}</translation>
    </message>
    <message>
        <source>Week by week</source>
        <translation>Semaine par semaine</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>Semaine du</translation>
    </message>
    <message>
        <source>What costs most</source>
        <translation>Ce qui coûte le plus</translation>
    </message>
    <message>
        <source>What costs you most: {fault} ({game}).</source>
        <translation>Ce qui vous coûte le plus&#x202f;: {fault} ({game}).</translation>
    </message>
    <message>
        <source>What could be known</source>
        <translation>Ce qu’on pouvait savoir</translation>
    </message>
    <message>
        <source>What was true</source>
        <translation>Ce qui était vrai</translation>
    </message>
    <message>
        <source>Where the score comes from</source>
        <translation>D’où vient le score</translation>
    </message>
    <message>
        <source>Which of these moves?</source>
        <translation>Lequel de ces coups&#x202f;?</translation>
    </message>
    <message>
        <source>Winner: {player}, {score}</source>
        <translation>Victoire&#x202f;: {player}, {score}</translation>
    </message>
    <message>
        <source>Wins over time</source>
        <translation>Victoires au fil du temps</translation>
    </message>
    <message>
        <source>With help, such as a hint or a look at what was hidden: won {won} of {games}.</source>
        <translation>Gagnées avec de l’aide, comme un conseil ou un coup d’œil à ce qui était caché&#x202f;: {won} sur {games}.</translation>
    </message>
    <message>
        <source>With the mouse</source>
        <translation>À la souris</translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the better move gained %n point(s).</source>
        <translation>
            <numerusform>Avec ces cartes, le meilleur coup valait %n point de plus.</numerusform>
            <numerusform>Avec ces cartes, le meilleur coup valait %n points de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With these cards, the move played gained %n point(s): that was luck.</source>
        <translation>
            <numerusform>Avec ces cartes, le coup joué valait %n point de plus&#x202f;: c’était de la chance.</numerusform>
            <numerusform>Avec ces cartes, le coup joué valait %n points de plus&#x202f;: c’était de la chance.</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Won {won} of {games} and shared {shared}. A fair share would be {fair}.</source>
        <translation>Gagnées&#x202f;: {won} sur {games}&#x202f;; partagées&#x202f;: {shared}. Votre juste part serait de {fair}.</translation>
    </message>
    <message>
        <source>Won {won} of {games}. A fair share would be {fair}.</source>
        <translation>Gagnées&#x202f;: {won} sur {games}. Votre juste part serait de {fair}.</translation>
    </message>
    <message>
        <source>Won, out of those played to the end. Days in a row so far: {row}.</source>
        <translation>Donnes gagnées, sur celles jouées jusqu’au bout. Jours d’affilée jusqu’ici&#x202f;: {row}.</translation>
    </message>
    <message>
        <source>Worlds imagined: {worlds}. Simulations: {simulations}.</source>
        <translation>Mondes imaginés&#x202f;: {worlds}. Simulations&#x202f;: {simulations}.</translation>
    </message>
    <message>
        <source>Worth another try: {player}</source>
        <translation>À retenter&#x202f;: {player}</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Year by year</source>
        <translation>Année par année</translation>
    </message>
    <message>
        <source>You are clearly above it.</source>
        <translation>Vous êtes nettement au-dessus.</translation>
    </message>
    <message>
        <source>You are clearly below it.</source>
        <translation>Vous êtes nettement en dessous.</translation>
    </message>
    <message>
        <source>You are playing on from the pasted position, as practice. This game is not saved.</source>
        <translation>Vous jouez à partir de la position collée, pour vous entraîner. Cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>You are playing on. The first result counts, whatever follows.</source>
        <translation>Vous continuez. Le premier résultat compte, quoi qu’il arrive.</translation>
    </message>
    <message>
        <source>You are trying again from here, as practice. Press V to go back to the review.</source>
        <translation>Vous rejouez à partir d’ici pour vous entraîner. V ramène à l’analyse.</translation>
    </message>
    <message numerus="yes">
        <source>You get a rating after {number} games; so far %n game(s) count toward it.</source>
        <translation>
            <numerusform>Une cote figure ici à partir de {number} parties&#x202f;; pour l’instant, %n partie compte.</numerusform>
            <numerusform>Une cote figure ici à partir de {number} parties&#x202f;; pour l’instant, %n parties comptent.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold the throne</source>
        <translation>Vous tenez le trône</translation>
    </message>
    <message>
        <source>You know this one by now: it will not come back.</source>
        <translation>Celui-ci, vous le connaissez&#x202f;: il ne reviendra pas.</translation>
    </message>
    <message>
        <source>You share the throne</source>
        <translation>Vous partagez le trône</translation>
    </message>
    <message>
        <source>Your fair share is what you would win if all sides played equally well: one game in two against one opponent, one in four against three. Partners count as one side.</source>
        <translation>Votre juste part est ce que vous gagneriez si tous les camps étaient de même force&#x202f;: une partie sur deux contre un adversaire, une sur quatre contre trois. Des partenaires forment un seul camp.</translation>
    </message>
    <message>
        <source>Your first game is still to come</source>
        <translation>Votre première partie vous attend</translation>
    </message>
    <message>
        <source>Your game is safe: every move so far has been saved, and you can continue.</source>
        <translation>Votre partie est sauve&#x202f;: tous les coups joués sont enregistrés, et vous pouvez continuer.</translation>
    </message>
    <message>
        <source>Your only move is made for you.</source>
        <translation>Votre seul coup possible est joué pour vous.</translation>
    </message>
    <message>
        <source>Your only move is made for you: {move}.</source>
        <translation>Votre seul coup possible est joué pour vous&#x202f;: {move}.</translation>
    </message>
    <message>
        <source>Your true share of wins probably lies between {low}% and {high}%; the fair share is {fair}%.</source>
        <translation>Votre vraie part de victoires est sans doute entre {low}&#x202f;% et {high}&#x202f;%&#x202f;; la juste part est de {fair}&#x202f;%.</translation>
    </message>
    <message>
        <source>find a better way</source>
        <translation>trouver mieux</translation>
    </message>
    <message>
        <source>from the move that cost you most</source>
        <translation>tiré du coup qui vous a le plus coûté</translation>
    </message>
    <message>
        <source>is thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>move by move</source>
        <translation>coup par coup</translation>
    </message>
    <message>
        <source>new deal, same rivals</source>
        <translation>nouvelle donne, mêmes rivaux</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>sans vainqueur</translation>
    </message>
    <message>
        <source>percentage points of winning chance gained over any other move</source>
        <translation>chances de gagner&#x202f;: points de plus qu’avec tout autre coup</translation>
    </message>
    <message>
        <source>percentage points of winning chance lost</source>
        <translation>points de pourcentage perdus sur les chances de gagner</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>partagée</translation>
    </message>
    <message>
        <source>sold out</source>
        <extracomment>At a stall whose pile has run out.</extracomment>
        <translation>épuisé</translation>
    </message>
    <message>
        <source>starts at move {move}</source>
        <translation>à partir du coup {move}</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>{before} → {after}%</source>
        <translation>{before} → {after}&#x202f;%</translation>
    </message>
    <message>
        <source>{count} from your own games, {due} due today</source>
        <translation>Tirés de vos parties&#x202f;: {count}, dont {due} à revoir</translation>
    </message>
    <message>
        <source>{count} ready-made, {solved} solved, {due} due today</source>
        <translation>Du jeu&#x202f;: {count}, dont {due} à revoir&#x202f;; résolus&#x202f;: {solved}</translation>
    </message>
    <message>
        <source>{date}: no game.</source>
        <translation>{date}&#x202f;: aucune partie.</translation>
    </message>
    <message>
        <source>{date}: won {won} of {games}; the fair share is {fair}.</source>
        <translation>{date}, parties gagnées&#x202f;: {won} sur {games}&#x202f;; la juste part est de {fair}.</translation>
    </message>
    <message>
        <source>{fault}, {game}. Count: {times}. Points: {points}.</source>
        <translation>{fault}, {game}. Nombre&#x202f;: {times}. Points&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>{game}, out of 100 games with {seats} players: {levels}.</source>
        <translation>{game}, sur 100 parties à {seats} joueurs&#x202f;: {levels}.</translation>
    </message>
    <message>
        <source>{game}, out of 100 rounds with {seats} players: {levels}.</source>
        <translation>{game}, sur 100 manches à {seats} joueurs&#x202f;: {levels}.</translation>
    </message>
    <message>
        <source>{game}, {opponents}: no game yet.</source>
        <translation>{game}, {opponents}&#x202f;: aucune partie pour l’instant.</translation>
    </message>
    <message>
        <source>{game}, {opponents}: {score}</source>
        <translation>{game}, {opponents}&#x202f;: {score}</translation>
    </message>
    <message>
        <source>{game}: the chance to win, decision by decision</source>
        <translation>{game}&#x202f;: les chances de gagner, décision par décision</translation>
    </message>
    <message>
        <source>{game}: your rating</source>
        <translation>{game}&#x202f;: votre cote</translation>
    </message>
    <message>
        <source>{level} · won here: {won} of {games}</source>
        <translation>{level} · gagné ici&#x202f;: {won} sur {games}</translation>
    </message>
    <message>
        <source>{level}, level {number} of {levels}</source>
        <translation>{level}, niveau {number} sur {levels}</translation>
    </message>
    <message>
        <source>{low} and {high}</source>
        <translation>{low} et {high}</translation>
    </message>
    <message>
        <source>{low}–{high}%</source>
        <translation>{low}–{high}&#x202f;%</translation>
    </message>
    <message>
        <source>{minutes}:{seconds} · {solved} solved</source>
        <translation>{minutes}:{seconds} · réussis&#x202f;: {solved}</translation>
    </message>
    <message>
        <source>{move}. {why}</source>
        <translation>{move}. {why}</translation>
    </message>
    <message numerus="yes">
        <source>{number} with %n player(s)</source>
        <translation>
            <numerusform>{number} à %n joueur</numerusform>
            <numerusform>{number} à %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>{opponents}: {score}</source>
        <translation>{opponents}&#x202f;: {score}</translation>
    </message>
    <message>
        <source>{players} hold the throne</source>
        <translation>Sur le trône&#x202f;: {players}</translation>
    </message>
    <message>
        <source>{player} got {gain} this round and now has {score}.</source>
        <translation>{player} a {score}, dont {gain} dans cette manche.</translation>
    </message>
    <message>
        <source>{player} has conceded</source>
        <translation>{player} a abandonné</translation>
    </message>
    <message>
        <source>{player} has conceded the game.</source>
        <translation>{player} a abandonné la partie.</translation>
    </message>
    <message>
        <source>{player} has {score}.</source>
        <translation>{player} a {score}.</translation>
    </message>
    <message>
        <source>{player} holds the throne</source>
        <translation>{player} tient le trône</translation>
    </message>
    <message>
        <source>{player} is about to move.</source>
        <translation>C’est à {player} de jouer.</translation>
    </message>
    <message>
        <source>{player} is here</source>
        <translation>{player} est là</translation>
    </message>
    <message>
        <source>{player} is thinking.</source>
        <translation>{player} réfléchit.</translation>
    </message>
    <message>
        <source>{player} says: {words}</source>
        <translation>{player} dit&#x202f;: {words}</translation>
    </message>
    <message>
        <source>{player} wins</source>
        <translation>{player} gagne</translation>
    </message>
    <message>
        <source>{player} {score}</source>
        <translation>{player} {score}</translation>
    </message>
    <message>
        <source>{player}, concede the game? It ends now, and you lose.</source>
        <translation>{player}, abandonner la partie&#x202f;? Elle se termine maintenant et vous la perdez.</translation>
    </message>
    <message>
        <source>{player}, concede the game? The others play on, with a bot in your seat.</source>
        <translation>{player}, abandonner la partie&#x202f;? Les autres continuent, avec un bot à votre place.</translation>
    </message>
    <message>
        <source>{player}, whose turn it is: {score}</source>
        <translation>{player}, dont c’est le tour&#x202f;: {score}</translation>
    </message>
    <message>
        <source>{player}: {deed}</source>
        <extracomment>What a player did, for instance &quot;Ann: King revealed.&quot;</extracomment>
        <translation>{player}&#x202f;: {deed}</translation>
    </message>
    <message>
        <source>{player}: {prompt}</source>
        <translation>{player}&#x202f;: {prompt}</translation>
    </message>
    <message>
        <source>{player}: {score}</source>
        <translation>{player}&#x202f;: {score}</translation>
    </message>
    <message>
        <source>{player}: {sentence}</source>
        <translation>{player}&#x202f;: {sentence}</translation>
    </message>
    <message>
        <source>{player}: {words}</source>
        <translation>{player}&#x202f;: {words}</translation>
    </message>
    <message>
        <source>{player}’s chance to win, as the bots see it</source>
        <translation>{player}&#x202f;: chances de gagner selon les bots</translation>
    </message>
    <message>
        <source>{player}’s game</source>
        <translation>Partie&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{player}’s score</source>
        <translation>Score&#x202f;: {player}</translation>
    </message>
    <message>
        <source>{prompt} Step {step} of {steps}.</source>
        <translation>{prompt} Étape {step} sur {steps}.</translation>
    </message>
    <message>
        <source>{round}, turn {turn}, move {number}</source>
        <translation>{round}, tour {turn}, coup {number}</translation>
    </message>
    <message>
        <source>{seats} players: {won} of {games}.</source>
        <translation>À {seats} joueurs&#x202f;: {won} sur {games}.</translation>
    </message>
    <message>
        <source>{solved} solved, {missed} missed</source>
        <translation>Réussis&#x202f;: {solved}, manqués&#x202f;: {missed}</translation>
    </message>
    <message>
        <source>{source}: {scores}.</source>
        <translation>{source}&#x202f;: {scores}.</translation>
    </message>
    <message>
        <source>{start}% at the beginning, {result}% at the end: luck, skill, and the other players account for the difference.</source>
        <translation>{start}&#x202f;% au début, {result}&#x202f;% à la fin&#x202f;: l’écart vient de la chance, de l’habileté et des autres joueurs.</translation>
    </message>
    <message>
        <source>{temperament}. {manner}</source>
        <translation>{temperament}. {manner}</translation>
    </message>
    <message>
        <source>{what} Key: {key}</source>
        <translation>{what} Touche&#x202f;: {key}</translation>
    </message>
    <message>
        <source>{what} The game then counts as assisted. Key: {key}</source>
        <translation>{what} La partie compte alors comme assistée. Touche&#x202f;: {key}</translation>
    </message>
    <message>
        <source>{what} There is something new.</source>
        <translation>{what} Il y a du nouveau.</translation>
    </message>
    <message>
        <source>{when}: {scores}</source>
        <translation>{when}&#x202f;: {scores}</translation>
    </message>
    <message>
        <source>{won} of {games}</source>
        <translation>{won} sur {games}</translation>
    </message>
    <message>
        <source>{zone} · Point at a card in your hand to see what it would change.</source>
        <extracomment>Below a track of tokens, for instance &quot;Power · Point at a card in your hand to see what it would change.&quot;</extracomment>
        <translation>{zone} · Survolez une carte de votre main pour voir ce qu’elle changerait.</translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n card(s).</source>
        <translation>
            <numerusform>{zone}&#x202f;: %n carte.</numerusform>
            <numerusform>{zone}&#x202f;: %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{zone}: %n token(s).</source>
        <translation>
            <numerusform>{zone}&#x202f;: %n jeton.</numerusform>
            <numerusform>{zone}&#x202f;: %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>«&#x202f;{words}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>The bot chose “{move}”, which the rules do not allow now.</source>
        <translation>Le bot a choisi «&#x202f;{move}&#x202f;», ce que les règles n’autorisent pas pour l’instant.</translation>
    </message>
    <message>
        <source>The bot could not choose: {reason}</source>
        <translation>Le bot n’a pas pu choisir&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The bot did not answer in time.</source>
        <translation>Le bot n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The bot’s answer made no sense.</source>
        <translation>La réponse du bot est incompréhensible.</translation>
    </message>
    <message>
        <source>The bot’s process cannot be started: {reason}.</source>
        <translation>Le processus du bot ne peut pas être lancé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The bot’s process ended without an answer.</source>
        <translation>Le processus du bot s’est terminé sans réponse.</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>A bot plays this seat, and only a person can redo a move.</source>
        <translation>Un bot joue à cette place, et seul un humain peut rétablir un coup.</translation>
    </message>
    <message>
        <source>A bot plays this seat, and only a person can take a move back.</source>
        <translation>Un bot joue à cette place, et seul un humain peut annuler un coup.</translation>
    </message>
    <message>
        <source>A seed is a whole number of at most {bits} bits, not {seed}.</source>
        <translation>Une graine doit être un entier d’au plus {bits} bits, et non {seed}.</translation>
    </message>
    <message>
        <source>An edition needs a name.</source>
        <translation>Une édition doit avoir un nom.</translation>
    </message>
    <message>
        <source>Another program changed {file}, so this game is now saved in {other}.</source>
        <translation>Un autre programme a modifié {file}&#x202f;: cette partie est maintenant enregistrée dans {other}.</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Nothing to redo: no move has been taken back since the last one was played.</source>
        <translation>Rien à rétablir&#x202f;: aucun coup n’a été annulé depuis le dernier coup joué.</translation>
    </message>
    <message>
        <source>Only {player}, who took these moves back, can redo them.</source>
        <translation>{player} a annulé les derniers coups&#x202f;: personne d’autre ne peut les rétablir.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Saving works again: the whole game is in {file}.</source>
        <translation>Enregistrement rétabli&#x202f;: toute la partie est dans {file}.</translation>
    </message>
    <message>
        <source>Something has been revealed since your last move, and only solo games against bots can go back past that.</source>
        <translation>Quelque chose a été révélé depuis votre dernier coup&#x202f;: seule une partie en solo contre des bots permet de remonter plus loin.</translation>
    </message>
    <message>
        <source>The edition {file} cannot be used. {reason}</source>
        <extracomment>{reason} is a whole sentence.</extracomment>
        <translation>L’édition {file} ne peut pas être utilisée. {reason}</translation>
    </message>
    <message>
        <source>The edition {file} contains “{field}”, which this program does not recognize.</source>
        <translation>L’édition {file} contient «&#x202f;{field}&#x202f;», que ce programme ne connaît pas.</translation>
    </message>
    <message>
        <source>The edition {file} is damaged at “{field}” and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>L’édition {file} est endommagée à «&#x202f;{field}&#x202f;» et ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>The edition {file} is for a game that this program does not have: {game}.</source>
        <translation>L’édition {file} est celle d’un jeu absent de ce programme&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>The edition {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>L’édition {file} vient d’une version plus récente de ce programme et ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>The edition’s texts are too long to be saved.</source>
        <translation>Les textes de l’édition sont trop longs pour être conservés.</translation>
    </message>
    <message>
        <source>The file {file} already holds other data; a game needs a file of its own.</source>
        <translation>Le fichier {file} contient déjà d’autres données&#x202f;; une partie a besoin de son propre fichier.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>Le fichier {file} ne peut pas être lu&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} has too many lines to be a game.</source>
        <translation>Le fichier {file} a trop de lignes pour être une partie.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} MB, too big for a record of a game.</source>
        <translation>Le fichier {file} dépasse {limit} Mo&#x202f;: trop gros pour un enregistrement de partie.</translation>
    </message>
    <message>
        <source>The file {file} is bigger than {limit} kB, too big for an edition.</source>
        <translation>Le fichier {file} dépasse {limit} ko&#x202f;: trop gros pour une édition.</translation>
    </message>
    <message>
        <source>The file {file} is empty.</source>
        <translation>Le fichier {file} est vide.</translation>
    </message>
    <message>
        <source>The file {file} is not a record of a game.</source>
        <translation>Le fichier {file} n’est pas un enregistrement de partie.</translation>
    </message>
    <message>
        <source>The file {file} is not an edition of a game.</source>
        <extracomment>{file} is a file&apos;s name.</extracomment>
        <translation>Le fichier {file} n’est pas une édition d’un jeu.</translation>
    </message>
    <message>
        <source>The file {file} was missing, so the whole game was written to it again.</source>
        <translation>Le fichier {file} avait disparu&#x202f;: toute la partie y a été réécrite.</translation>
    </message>
    <message>
        <source>The game cannot be written to {file}: {reason}.</source>
        <extracomment>{reason} comes from the operating system.</extracomment>
        <translation>La partie ne peut pas être écrite dans {file}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The game in {file} is open in another window: here you can watch it, but not play it.</source>
        <translation>La partie de {file} est ouverte dans une autre fenêtre&#x202f;; ici, vous pouvez la regarder mais pas la jouer.</translation>
    </message>
    <message>
        <source>The option {option} takes only {values}, not {value}.</source>
        <translation>L’option {option} n’accepte que {values}, pas {value}.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} breaks rule {rule}.</source>
        <extracomment>{rule} is the number of a rule, such as R12.</extracomment>
        <translation>L’enregistrement a été modifié&#x202f;: le coup {number} enfreint la règle {rule}.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} comes after the game was conceded.</source>
        <translation>L’enregistrement a été modifié&#x202f;: le coup {number} vient après l’abandon de la partie.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} does not lead where the record says.</source>
        <translation>L’enregistrement a été modifié&#x202f;: le coup {number} ne mène pas à la position indiquée.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} is not a move of this game.</source>
        <translation>L’enregistrement a été modifié&#x202f;: le coup {number} n’existe pas dans ce jeu.</translation>
    </message>
    <message>
        <source>The record was changed: move {number} was made by {player} out of turn.</source>
        <translation>L’enregistrement a été modifié&#x202f;: le coup {number} est attribué à {player}, dont ce n’était pas le tour.</translation>
    </message>
    <message>
        <source>The record was changed: nobody could have conceded the game like that after move {number}.</source>
        <translation>L’enregistrement a été modifié&#x202f;: après le coup {number}, personne ne pouvait abandonner la partie ainsi.</translation>
    </message>
    <message>
        <source>The record was changed: the undo after move {number} is wrongly marked.</source>
        <translation>L’enregistrement a été modifié&#x202f;: l’annulation notée après le coup {number} est fausse.</translation>
    </message>
    <message>
        <source>The record was made under older rules, and its game can no longer be set up.</source>
        <translation>L’enregistrement suit d’anciennes règles&#x202f;: la partie ne peut plus être reconstituée.</translation>
    </message>
    <message>
        <source>The record was made under older rules: you can watch it, but not continue it.</source>
        <translation>L’enregistrement suit d’anciennes règles&#x202f;: vous pouvez le revoir, mais pas continuer la partie.</translation>
    </message>
    <message>
        <source>The record {file} breaks off at line {line}; you can continue from the moves before it.</source>
        <translation>L’enregistrement {file} s’interrompt à la ligne {line}&#x202f;; vous pouvez continuer à partir de ce qui précède.</translation>
    </message>
    <message>
        <source>The record {file} is damaged at line {line}; you can continue from the moves before it.</source>
        <translation>L’enregistrement {file} est endommagé à la ligne {line}&#x202f;; vous pouvez continuer à partir de ce qui précède.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line and cannot be opened.</source>
        <translation>L’enregistrement {file} est endommagé à sa première ligne et ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>The record {file} is damaged in its first line, at “{field}”, and cannot be opened.</source>
        <extracomment>{field} is a word of the file format, not translated.</extracomment>
        <translation>L’enregistrement {file} est endommagé à sa première ligne, à «&#x202f;{field}&#x202f;», et ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>The record {file} is for a game that this program does not have: {game}.</source>
        <translation>L’enregistrement {file} est celui d’un jeu absent de ce programme&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>The record {file} was made by a newer version of this program and cannot be opened.</source>
        <translation>L’enregistrement {file} vient d’une version plus récente de ce programme et ne peut pas être ouvert.</translation>
    </message>
    <message>
        <source>There is no file called {file}.</source>
        <translation>Le fichier {file} n’existe pas.</translation>
    </message>
    <message>
        <source>There is no game called {game}; the games are: {games}.</source>
        <translation>Le jeu {game} n’existe pas&#x202f;; jeux disponibles&#x202f;: {games}.</translation>
    </message>
    <message>
        <source>There is no level called {level} in {game}; the levels are: {levels}.</source>
        <translation>{game} n’a pas de niveau {level}&#x202f;; niveaux possibles&#x202f;: {levels}.</translation>
    </message>
    <message>
        <source>There is no opponent called {opponent}; the opponents are: {opponents}.</source>
        <translation>L’adversaire {opponent} n’existe pas&#x202f;; adversaires possibles&#x202f;: {opponents}.</translation>
    </message>
    <message>
        <source>Turning point: round {number} of {all}</source>
        <translation>Tournant&#x202f;: manche {number} sur {all}</translation>
    </message>
    <message>
        <source>With {seats} players, an edition needs at least {least} cards; it has {number}.</source>
        <extracomment>Of an edition that players make; the cards are those of the whole deck.</extracomment>
        <translation>À {seats} joueurs, une édition a besoin d’au moins {least} cartes&#x202f;; elle en a {number}.</translation>
    </message>
    <message>
        <source>With {seats} players, an edition of this game can have at most {most} cards, not {number}.</source>
        <translation>À {seats} joueurs, une édition de ce jeu compte au plus {most} cartes, et non {number}.</translation>
    </message>
    <message>
        <source>You cannot make editions of {game}.</source>
        <translation>Vous ne pouvez pas créer d’édition pour ce jeu&#x202f;: {game}.</translation>
    </message>
    <message>
        <source>You have no move to take back.</source>
        <translation>Vous n’avez aucun coup à annuler.</translation>
    </message>
    <message numerus="yes">
        <source>by %n point(s)</source>
        <translation>
            <numerusform>%n point d’écart</numerusform>
            <numerusform>%n points d’écart</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>tied on points</source>
        <translation>à égalité de points</translation>
    </message>
    <message>
        <source>{game} has no card “{name}” whose number an edition can change.</source>
        <translation>{game} n’a pas de carte «&#x202f;{name}&#x202f;» dont une édition puisse changer le nombre d’exemplaires.</translation>
    </message>
    <message>
        <source>{game} has no edition {number}, only 1 to {last}.</source>
        <translation>{game} n’a pas d’édition {number}, seulement les éditions 1 à {last}.</translation>
    </message>
    <message>
        <source>{game} has no number “{name}” that an edition can change.</source>
        <translation>{game} n’a pas de valeur «&#x202f;{name}&#x202f;» qu’une édition puisse changer.</translation>
    </message>
    <message>
        <source>{game} has no option called {option}; its options are: {options}.</source>
        <translation>{game} n’a pas d’option {option}&#x202f;; options possibles&#x202f;: {options}.</translation>
    </message>
    <message>
        <source>{game} is for {fewest} to {most} players, not {number}.</source>
        <translation>{game} se joue de {fewest} à {most} joueurs, pas à {number}.</translation>
    </message>
    <message>
        <source>{name} can take only one seat.</source>
        <translation>{name} ne peut occuper qu’une place.</translation>
    </message>
    <message>
        <source>{number} bots are too many: there are only {seats} seats.</source>
        <translation>{number} bots, c’est trop&#x202f;: il n’y a que {seats} places.</translation>
    </message>
    <message>
        <source>{what}: the number must be from {least} to {most}, not {number}.</source>
        <extracomment>{what} is a number&apos;s name, such as “Cards in hand”, or the name of a card, of which there are so many.</extracomment>
        <translation>{what}&#x202f;: il faut de {least} à {most}, et non {number}.</translation>
    </message>
    <message>
        <source>“{text}” does not say what an edition changes, as “hand=4,joker*4” does.</source>
        <extracomment>{text} is what somebody has typed or a file holds; “hand=4,joker*4” stays as it is.</extracomment>
        <translation>«&#x202f;{text}&#x202f;» ne décrit aucun changement d’édition&#x202f;; exemple&#x202f;: «&#x202f;hand=4,joker*4&#x202f;».</translation>
    </message>
</context>
<context>
    <name>engine/bot</name>
    <message>
        <source>Chance picked this move.</source>
        <translation>Le hasard a choisi ce coup.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Il n’y a pas d’autre coup.</translation>
    </message>
    <message>
        <source>This bot cannot move: it is another seat’s turn.</source>
        <translation>Ce bot ne peut pas jouer&#x202f;: c’est le tour d’une autre place.</translation>
    </message>
</context>
<context>
    <name>engine/edition</name>
    <message>
        <source>A random game with {seats} players was not over after {moves} moves.</source>
        <translation>À {seats} joueurs, une partie jouée au hasard n’était pas finie après {moves} coups.</translation>
    </message>
    <message>
        <source>{games} random games ended after {shortest} to {longest} moves, and bots played one game with each number of players.</source>
        <extracomment>{shortest} and {longest} are numbers of moves; they are never 1.</extracomment>
        <translation>{games} parties jouées au hasard se sont terminées en {shortest} à {longest} coups, et des bots ont joué une partie pour chaque nombre de joueurs.</translation>
    </message>
</context>
<context>
    <name>engine/farewell</name>
    <message>
        <source>A good game. I would gladly play it again.</source>
        <translation>Une belle partie. Je la rejouerais volontiers.</translation>
    </message>
    <message>
        <source>A sound game. Next time I will look twice.</source>
        <translation>Une partie bien menée. La prochaine fois, j’y regarderai de plus près.</translation>
    </message>
    <message>
        <source>As even as balanced scales. Shall we weigh again?</source>
        <translation>Équilibre parfait. On pèse encore une fois&#x202f;?</translation>
    </message>
    <message>
        <source>Cleverly done. I want my revenge.</source>
        <translation>Bien joué. Je veux ma revanche.</translation>
    </message>
    <message>
        <source>Even. For now.</source>
        <translation>À égalité. Pour l’instant.</translation>
    </message>
    <message>
        <source>Even. That calls for another game.</source>
        <translation>À égalité. Il faut rejouer.</translation>
    </message>
    <message>
        <source>Even? I must have missed a trick.</source>
        <translation>À égalité&#x202f;? Une ruse a dû m’échapper.</translation>
    </message>
    <message>
        <source>Fair enough. I can live with that.</source>
        <translation>C’est équitable. Je m’en contente.</translation>
    </message>
    <message>
        <source>Half a win sounds like an invitation.</source>
        <translation>Une demi-victoire, c’est une invitation.</translation>
    </message>
    <message>
        <source>I could have done worse. So could you.</source>
        <translation>Cela aurait pu être pire. Pour vous aussi.</translation>
    </message>
    <message>
        <source>I have nothing to complain about. Another one?</source>
        <translation>Je n’ai pas à me plaindre. Encore une&#x202f;?</translation>
    </message>
    <message>
        <source>I keep count, you know. You may want to as well.</source>
        <translation>Je tiens les comptes, vous savez. Faites-en autant.</translation>
    </message>
    <message>
        <source>I left an opening, and you found it.</source>
        <translation>J’ai dû laisser une brèche, et vous l’avez trouvée.</translation>
    </message>
    <message>
        <source>I like taking risks. Today it paid off.</source>
        <translation>J’aime prendre des risques. Aujourd’hui, cela a payé.</translation>
    </message>
    <message>
        <source>I was never sure of it until the end.</source>
        <translation>Jusqu’au bout, rien n’était sûr.</translation>
    </message>
    <message>
        <source>I will remember this. Fondly, almost.</source>
        <translation>Je m’en souviendrai. Presque avec plaisir.</translation>
    </message>
    <message>
        <source>It seems we both had something up our sleeves.</source>
        <translation>Chacun avait un atout dans sa manche, semble-t-il.</translation>
    </message>
    <message>
        <source>It went my way today. Next time it may go yours.</source>
        <translation>La chance était avec moi aujourd’hui. La prochaine fois, peut-être avec vous.</translation>
    </message>
    <message>
        <source>Neither of us blinked. Once more?</source>
        <translation>Personne n’a cédé. Encore une fois&#x202f;?</translation>
    </message>
    <message>
        <source>Now you know some of my tricks. There are others.</source>
        <translation>Vous connaissez maintenant quelques-unes de mes ruses. J’en ai d’autres.</translation>
    </message>
    <message>
        <source>One step at a time: that is all I did.</source>
        <translation>Un pas après l’autre, voilà tout.</translation>
    </message>
    <message>
        <source>So neither of us owes the other anything. How strange.</source>
        <translation>Personne ne doit donc rien à personne. Comme c’est étrange.</translation>
    </message>
    <message>
        <source>That settles an old score. Shall we open a new one?</source>
        <translation>Un vieux compte est réglé. On en ouvre un nouveau&#x202f;?</translation>
    </message>
    <message>
        <source>That was fun. Challenge me again.</source>
        <translation>Quel plaisir. Défiez-moi encore.</translation>
    </message>
    <message>
        <source>This one is yours. The next one is mine.</source>
        <translation>Celle-ci est à vous. La prochaine, je la veux.</translation>
    </message>
    <message>
        <source>Well played. You earned that.</source>
        <translation>Bien joué. C’est mérité.</translation>
    </message>
    <message>
        <source>Well won. I would risk it all again.</source>
        <translation>Belle victoire. Je risquerais tout encore une fois.</translation>
    </message>
    <message>
        <source>You kept your nerve. I want a rematch.</source>
        <translation>Vous avez gardé votre sang-froid. Je veux ma revanche.</translation>
    </message>
    <message>
        <source>You saw through me. I must think of something new.</source>
        <translation>Vous avez percé mon jeu. Il me faut trouver autre chose.</translation>
    </message>
    <message>
        <source>You will see it coming next time, I am sure.</source>
        <translation>La prochaine fois, vous me verrez venir, sans aucun doute.</translation>
    </message>
</context>
<context>
    <name>engine/greeting</name>
    <message>
        <source>A streak like mine has to end one day. Go on, end it.</source>
        <translation>Une série comme la mienne doit bien finir un jour. Allez, mettez-y fin.</translation>
    </message>
    <message>
        <source>After last time I had to think of something. I did.</source>
        <translation>Après la dernière fois, il me fallait une idée. Je l’ai eue.</translation>
    </message>
    <message>
        <source>Good to see you again. Let us take our time.</source>
        <translation>Quel plaisir de vous revoir. Prenons notre temps.</translation>
    </message>
    <message>
        <source>I am on a roll. Somebody has to stop me. Why not you?</source>
        <translation>Tout me réussit. Il faut bien que quelqu’un m’arrête. Pourquoi pas vous&#x202f;?</translation>
    </message>
    <message>
        <source>I have not forgotten last time.</source>
        <translation>Je n’ai pas oublié la dernière fois.</translation>
    </message>
    <message>
        <source>I have quite a few wins by now. Come and take one back.</source>
        <translation>J’ai déjà quelques victoires à mon actif. Venez en reprendre une.</translation>
    </message>
    <message>
        <source>I have stopped counting. No, I have not.</source>
        <translation>Je ne compte plus. Si, je compte.</translation>
    </message>
    <message>
        <source>I have won a few in a row. It cannot last.</source>
        <translation>J’ai gagné plusieurs fois de suite. Cela ne peut pas durer.</translation>
    </message>
    <message>
        <source>I learned from last time. That is all.</source>
        <translation>J’ai retenu la leçon de la dernière fois, voilà tout.</translation>
    </message>
    <message>
        <source>I won last time, but I take nothing for granted.</source>
        <translation>J’ai gagné la dernière fois, mais je ne tiens rien pour acquis.</translation>
    </message>
    <message>
        <source>I won last time. Will you challenge me once more?</source>
        <translation>J’ai gagné la dernière fois. Vous osez encore&#x202f;?</translation>
    </message>
    <message>
        <source>I won last time. You will want revenge.</source>
        <translation>J’ai gagné la dernière fois. Vous voudrez me le faire payer.</translation>
    </message>
    <message>
        <source>It has worked several times in a row. How many more?</source>
        <translation>Cela a marché plusieurs fois de suite. Combien de fois encore&#x202f;?</translation>
    </message>
    <message>
        <source>Last time I fooled you. Today you fooled me.</source>
        <translation>La dernière fois, ma ruse vous a échappé. Aujourd’hui, la vôtre m’a échappé.</translation>
    </message>
    <message>
        <source>Last time I left an opening. I have been looking for it since.</source>
        <translation>La dernière fois, j’ai laissé une faille. Depuis, je la cherche.</translation>
    </message>
    <message>
        <source>Last time it went my way. Let us see about today.</source>
        <translation>La dernière fois, cela a tourné en ma faveur. Voyons aujourd’hui.</translation>
    </message>
    <message>
        <source>Last time was mine, this one is yours. The scales are balanced.</source>
        <translation>La dernière était pour moi, celle-ci est pour vous. La balance est en équilibre.</translation>
    </message>
    <message>
        <source>Last time was yours, today is mine. That is fair.</source>
        <translation>La dernière fois, c’était vous&#x202f;; aujourd’hui, c’est moi. C’est équitable.</translation>
    </message>
    <message>
        <source>Last time you did not see it coming. Will you now?</source>
        <translation>La dernière fois, vous n’aviez rien vu venir. Et aujourd’hui&#x202f;?</translation>
    </message>
    <message>
        <source>Last time you had me. Today I risked more.</source>
        <translation>La dernière fois, vous avez gagné. Aujourd’hui, j’ai osé davantage.</translation>
    </message>
    <message>
        <source>Several wins in a row, and not one of them felt safe.</source>
        <translation>Plusieurs victoires de suite, et aucune ne m’a semblé sûre.</translation>
    </message>
    <message>
        <source>Several wins in a row. You may guess how I do it.</source>
        <translation>Plusieurs victoires de suite. Devinez donc comment je m’y prends.</translation>
    </message>
    <message>
        <source>So we are even for last time.</source>
        <translation>Cette fois, nous voilà quittes.</translation>
    </message>
    <message>
        <source>So we meet again. I am glad of it.</source>
        <translation>Nous nous retrouvons donc. Je m’en réjouis.</translation>
    </message>
    <message>
        <source>So you got even. I would not have it any other way.</source>
        <translation>Vous avez donc pris votre revanche. Je n’en attendais pas moins.</translation>
    </message>
    <message>
        <source>That makes several in a row. Your turn will come.</source>
        <translation>Cela fait plusieurs victoires de suite. Votre tour viendra.</translation>
    </message>
    <message>
        <source>There you are. We are not done with each other.</source>
        <translation>Vous voilà. Nous avons encore des comptes à régler.</translation>
    </message>
    <message>
        <source>Things have gone my way for a while. That makes me wary.</source>
        <translation>Tout me sourit depuis un moment. Cela m’incite à la prudence.</translation>
    </message>
    <message>
        <source>We know each other. Or so each of us believes.</source>
        <translation>Nous nous connaissons. C’est du moins ce que chacun croit.</translation>
    </message>
    <message>
        <source>Whichever door I guard, you find the other one.</source>
        <translation>Quelle que soit la porte que je garde, vous trouvez l’autre.</translation>
    </message>
    <message>
        <source>You again. That promises to be fun.</source>
        <translation>Encore vous. Cela promet d’être amusant.</translation>
    </message>
    <message>
        <source>You beat me last time. Today I risk more.</source>
        <translation>Vous avez gagné la dernière fois. Aujourd’hui, je risque davantage.</translation>
    </message>
    <message>
        <source>You evened the score. Well done.</source>
        <translation>Vous avez rétabli l’équilibre. Bien joué.</translation>
    </message>
    <message>
        <source>You found me out again. I am running out of tricks.</source>
        <translation>Vous avez encore percé mon jeu. Je vais être à court de ruses.</translation>
    </message>
    <message>
        <source>You got even. I would have done the same.</source>
        <translation>Vous avez repris ce qui vous revenait. J’aurais fait de même.</translation>
    </message>
    <message>
        <source>You have beaten me time and again. I am still here.</source>
        <translation>Vous me battez à chaque fois. Je suis toujours là.</translation>
    </message>
    <message>
        <source>You have won every game lately. Today I will look twice.</source>
        <translation>Ces derniers temps, vous gagnez toujours. Aujourd’hui, j’y regarde à deux fois.</translation>
    </message>
    <message>
        <source>You keep beating me, and I keep coming back.</source>
        <translation>Vous me battez sans cesse, et je reviens sans cesse.</translation>
    </message>
    <message>
        <source>You kept your nerve once more. I will be back.</source>
        <translation>Encore une fois, vous avez gardé votre sang-froid. Je reviendrai.</translation>
    </message>
    <message>
        <source>You outplayed me again. I take my hat off to you.</source>
        <translation>Encore une fois, vous avez mieux joué. Chapeau.</translation>
    </message>
    <message>
        <source>You owe me one more. The list grows.</source>
        <translation>Encore une que vous me devez. La liste s’allonge.</translation>
    </message>
    <message>
        <source>You owe me several games by now. I keep count.</source>
        <translation>Vous me devez plusieurs parties à présent. Je tiens le compte.</translation>
    </message>
    <message>
        <source>You read me like a book. I have changed a few pages.</source>
        <translation>Vous lisez en moi à livre ouvert. J’ai changé quelques pages.</translation>
    </message>
    <message>
        <source>You saw through me last time. I have been thinking since.</source>
        <translation>La dernière fois, vous avez percé mon jeu. Depuis, je réfléchis.</translation>
    </message>
    <message>
        <source>You won last time. I have thought about that.</source>
        <translation>Vous avez gagné la dernière fois. J’y ai réfléchi.</translation>
    </message>
</context>
<context>
    <name>engine/lab</name>
    <message numerus="yes">
        <source>%n card(s) still to be laid.</source>
        <translation>
            <numerusform>%n carte reste à poser.</numerusform>
            <numerusform>%n cartes restent à poser.</numerusform>
        </translation>
    </message>
    <message>
        <source>A position must begin with its game, one of: {games}.</source>
        <translation>Une position doit commencer par le nom du jeu, au choix&#x202f;: {games}.</translation>
    </message>
    <message>
        <source>At this moment, it is {player}’s turn.</source>
        <translation>À ce moment, c’est à {player} de jouer.</translation>
    </message>
    <message>
        <source>At this moment, nobody chooses in secret.</source>
        <translation>À ce moment, personne ne choisit en secret.</translation>
    </message>
    <message>
        <source>At this moment, these players choose in secret, in order: {players}.</source>
        <translation>Choix secrets à ce moment, dans cet ordre&#x202f;: {players}.</translation>
    </message>
    <message>
        <source>None of the games tried led to a table like this. The most common obstacle: {reason}</source>
        <translation>Aucune des parties essayées n’aboutit à une telle table. Obstacle le plus fréquent&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>None of the games tried led to a table like this; lay more of it by hand.</source>
        <translation>Aucune des parties essayées n’aboutit à une telle table&#x202f;; disposez vous-même davantage de cartes.</translation>
    </message>
    <message>
        <source>Nothing can happen at a table like this.</source>
        <translation>Rien ne peut se passer à une telle table.</translation>
    </message>
    <message>
        <source>Nothing more can be tried here; delete a branch first.</source>
        <translation>On ne peut plus rien essayer ici&#x202f;; supprimez d’abord une branche.</translation>
    </message>
    <message>
        <source>Once everyone has chosen, all choices are revealed together.</source>
        <translation>Quand tous ont choisi, les choix sont révélés ensemble.</translation>
    </message>
    <message>
        <source>Secret choices are made in turn: {player} is next.</source>
        <translation>Les choix secrets se font à tour de rôle&#x202f;: c’est à {player}.</translation>
    </message>
    <message>
        <source>That card is not in this place.</source>
        <translation>Cette carte n’est pas à cet endroit.</translation>
    </message>
    <message>
        <source>That player is not at this table.</source>
        <translation>Ce joueur n’est pas à cette table.</translation>
    </message>
    <message>
        <source>The active player has not been chosen yet.</source>
        <translation>Le joueur actif n’a pas encore été choisi.</translation>
    </message>
    <message>
        <source>The game cannot go on after this move: the table does not add up.</source>
        <translation>La partie ne peut pas continuer après ce coup&#x202f;: la table est incohérente.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: this moment does not fit the table.</source>
        <translation>La partie ne peut pas continuer à partir d’ici&#x202f;: ce moment ne convient pas à la table.</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>The moment of the game has not been chosen yet.</source>
        <translation>Le moment de la partie n’a pas encore été choisi.</translation>
    </message>
    <message>
        <source>The position you started from cannot be deleted.</source>
        <translation>La position de départ ne peut pas être supprimée.</translation>
    </message>
    <message>
        <source>There is no place called {name}.</source>
        <translation>Aucun emplacement de cartes ne s’appelle {name}.</translation>
    </message>
    <message>
        <source>There is no setting called {name}.</source>
        <translation>Aucun réglage ne s’appelle {name}.</translation>
    </message>
    <message>
        <source>There is no {card} left in the box.</source>
        <translation>Cette carte n’est plus dans la boîte&#x202f;: {card}.</translation>
    </message>
    <message>
        <source>There must be an active player while the game lasts, and none once it is over.</source>
        <translation>Tant que la partie dure, il faut un joueur actif&#x202f;; ensuite, il n’en faut plus.</translation>
    </message>
    <message>
        <source>This card never goes in this place.</source>
        <translation>Cette carte ne se trouve jamais à cet endroit.</translation>
    </message>
    <message>
        <source>This game has no phase called {name}.</source>
        <translation>Aucun moment de ce jeu ne s’appelle {name}.</translation>
    </message>
    <message>
        <source>{name} cannot have this value.</source>
        <translation>{name} n’accepte pas cette valeur.</translation>
    </message>
    <message>
        <source>{name} must be from {least} to {most} here, not {number}.</source>
        <translation>{name}&#x202f;: il faut ici un nombre de {least} à {most}, et non {number}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n number(s) expected here.</source>
        <translation>
            <numerusform>{name}&#x202f;: il faut ici %n nombre.</numerusform>
            <numerusform>{name}&#x202f;: il faut ici %n nombres.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: there is no such card.</source>
        <translation>{name}&#x202f;: cette carte n’existe pas.</translation>
    </message>
    <message>
        <source>{name}: there is no such player.</source>
        <translation>{name}&#x202f;: ce joueur n’existe pas.</translation>
    </message>
    <message>
        <source>{name}: this does not fit the rest of the table.</source>
        <translation>{name}&#x202f;: incompatible avec le reste de la table.</translation>
    </message>
    <message>
        <source>{name}: this list is too long for any game.</source>
        <translation>{name}&#x202f;: aucune partie n’a de liste aussi longue.</translation>
    </message>
    <message numerus="yes">
        <source>{place}: at least %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}&#x202f;: il faut au moins&#x202f;%n carte à ce moment.</numerusform>
            <numerusform>{place}&#x202f;: il faut au moins&#x202f;%n cartes à ce moment.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: at most %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}&#x202f;: pas plus de&#x202f;%n carte à ce moment.</numerusform>
            <numerusform>{place}&#x202f;: pas plus de&#x202f;%n cartes à ce moment.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: exactly %n card(s) at this moment.</source>
        <translation>
            <numerusform>{place}&#x202f;: il faut exactement&#x202f;%n carte à ce moment.</numerusform>
            <numerusform>{place}&#x202f;: il faut exactement&#x202f;%n cartes à ce moment.</numerusform>
        </translation>
    </message>
    <message>
        <source>{place}: no cards may lie here at this moment.</source>
        <translation>{place}&#x202f;: il ne faut aucune carte à ce moment.</translation>
    </message>
    <message>
        <source>{player} cannot have chosen this.</source>
        <translation>{player} ne peut pas avoir choisi cela.</translation>
    </message>
    <message>
        <source>{reason} {rule}</source>
        <translation>{reason} {rule}</translation>
    </message>
</context>
<context>
    <name>engine/level</name>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against knights; a fair share would be {fair}.</source>
        <translation>À {seats} joueurs, gagne {won} fois sur 10 contre des chevaliers&#x202f;; sa juste part serait de {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against marshals; a fair share would be {fair}.</source>
        <translation>À {seats} joueurs, gagne {won} fois sur 10 contre des maréchaux&#x202f;; sa juste part serait de {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against pages; a fair share would be {fair}.</source>
        <translation>À {seats} joueurs, gagne {won} fois sur 10 contre des pages&#x202f;; sa juste part serait de {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against regents; a fair share would be {fair}.</source>
        <translation>À {seats} joueurs, gagne {won} fois sur 10 contre des régents&#x202f;; sa juste part serait de {fair}.</translation>
    </message>
    <message>
        <source>In games with {seats} players, wins {won} of 10 against squires; a fair share would be {fair}.</source>
        <translation>À {seats} joueurs, gagne {won} fois sur 10 contre des écuyers&#x202f;; sa juste part serait de {fair}.</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Chevalier</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Maréchal</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Plays sensibly but makes beginner’s mistakes.</source>
        <translation>Joue avec bon sens, mais commet des erreurs de débutant.</translation>
    </message>
    <message>
        <source>Regent</source>
        <translation>Régent</translation>
    </message>
    <message>
        <source>Someone who has studied this level wins {won} of 100 games with {seats} players.</source>
        <translation>À {seats} joueurs, quelqu’un qui a étudié ce niveau gagne {won} parties sur 100.</translation>
    </message>
    <message>
        <source>Someone who has studied this level wins {won} of 100 rounds with {seats} players.</source>
        <translation>À {seats} joueurs, quelqu’un qui a étudié ce niveau gagne {won} manches sur 100.</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Écuyer</translation>
    </message>
    <message>
        <source>Thinks several moves ahead and allows for your replies.</source>
        <translation>Anticipe plusieurs coups et compte avec vos réponses.</translation>
    </message>
    <message>
        <source>Weighs every move and seldom misjudges one by much.</source>
        <translation>Pèse chaque coup et se trompe rarement de beaucoup.</translation>
    </message>
    <message>
        <source>Weighs every move but often misjudges one.</source>
        <translation>Pèse chaque coup, mais se trompe souvent.</translation>
    </message>
    <message>
        <source>Weighs every move with care, looking one move ahead.</source>
        <translation>Pèse chaque coup avec soin et anticipe le suivant.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a knight.</source>
        <translation>Gagne {won} fois sur 10 contre un chevalier.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a marshal.</source>
        <translation>Gagne {won} fois sur 10 contre un maréchal.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a page.</source>
        <translation>Gagne {won} fois sur 10 contre un page.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a regent.</source>
        <translation>Gagne {won} fois sur 10 contre un régent.</translation>
    </message>
    <message>
        <source>Wins {won} of 10 games against a squire.</source>
        <translation>Gagne {won} fois sur 10 contre un écuyer.</translation>
    </message>
    <message>
        <source>{won} against a knight</source>
        <translation>{won} contre un chevalier</translation>
    </message>
    <message>
        <source>{won} against a marshal</source>
        <translation>{won} contre un maréchal</translation>
    </message>
    <message>
        <source>{won} against a page</source>
        <translation>{won} contre un page</translation>
    </message>
    <message>
        <source>{won} against a regent</source>
        <translation>{won} contre un régent</translation>
    </message>
    <message>
        <source>{won} against a squire</source>
        <translation>{won} contre un écuyer</translation>
    </message>
</context>
<context>
    <name>engine/list</name>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} et {last}</translation>
    </message>
    <message>
        <source>{some}, and {last}</source>
        <extracomment>Of three or more names; {some} are all but the last one, divided by commas.</extracomment>
        <translation>{some} et {last}</translation>
    </message>
</context>
<context>
    <name>engine/matching</name>
    <message>
        <source>As strong as I am: two wins above your fair share raise the level, and two below lower it. Only games without help count. A level never changes during a game.</source>
        <translation>De ma force&#x202f;: deux victoires de plus que votre juste part font monter d’un niveau, deux de moins font descendre. Seules comptent les parties sans aide. Le niveau ne change jamais en cours de partie.</translation>
    </message>
    <message>
        <source>{level} for now. Games won at this level: {won} of {games}.</source>
        <translation>{level} pour le moment. Parties gagnées à ce niveau&#x202f;: {won} sur {games}.</translation>
    </message>
    <message>
        <source>{level} now. Games won one level higher: {won} of {games}.</source>
        <translation>{level} maintenant. Parties gagnées un niveau plus haut&#x202f;: {won} sur {games}.</translation>
    </message>
    <message>
        <source>{level} now. Games won one level lower: {won} of {games}.</source>
        <translation>{level} maintenant. Parties gagnées un niveau plus bas&#x202f;: {won} sur {games}.</translation>
    </message>
    <message>
        <source>{level} to begin with: none of your games counts yet.</source>
        <translation>{level} pour commencer&#x202f;: aucune de vos parties ne compte encore.</translation>
    </message>
</context>
<context>
    <name>engine/notation</name>
    <message>
        <source>A player must be given as a whole number, not {word}.</source>
        <translation>Joueur&#x202f;: il faut un nombre entier, et non {word}.</translation>
    </message>
    <message>
        <source>A position can have at most {number} characters.</source>
        <translation>Une position a au plus {number} caractères.</translation>
    </message>
    <message>
        <source>A position must begin with its game and the number of players: {example}</source>
        <translation>Une position doit commencer par le nom du jeu et le nombre de joueurs&#x202f;: {example}</translation>
    </message>
    <message>
        <source>A position of {game} must begin with {id} and the number of players.</source>
        <translation>Une position de {game} doit commencer par {id} et le nombre de joueurs.</translation>
    </message>
    <message>
        <source>After the colon, say who decides, then give the phase: {example}</source>
        <translation>Après les deux-points, indiquez qui décide, puis la phase&#x202f;: {example}</translation>
    </message>
    <message>
        <source>After {before}, say what has been chosen: {example}</source>
        <translation>Après {before}, indiquez ce qui est déjà choisi&#x202f;: {example}</translation>
    </message>
    <message>
        <source>An edition must be given as a whole number, not {word}.</source>
        <translation>Édition&#x202f;: il faut un nombre entier, et non {word}.</translation>
    </message>
    <message>
        <source>No card had the number {number} in older files.</source>
        <translation>Dans les anciens fichiers, aucune carte n’avait le numéro {number}.</translation>
    </message>
    <message>
        <source>Some cards are not named; say where the rest are, as in {example}. Missing: {cards}.</source>
        <translation>Certaines cartes ne sont pas nommées&#x202f;; dites où elles sont, comme dans {example}. Il manque&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>The fields do not say what is in {zone}.</source>
        <translation>Les champs ne disent pas ce que contient la zone {zone}.</translation>
    </message>
    <message>
        <source>The fields put {cards} into {zone}, not {others}.</source>
        <translation>D’après les champs, contenu de la zone {zone}&#x202f;: {cards}, et non {others}.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: its phase or fields do not fit ({name}).</source>
        <translation>La partie ne peut pas continuer à partir d’ici&#x202f;: phase ou champs incompatibles ({name}).</translation>
    </message>
    <message>
        <source>The game cannot go on from here: its phase or fields do not fit.</source>
        <translation>La partie ne peut pas continuer à partir d’ici&#x202f;: phase ou champs incompatibles.</translation>
    </message>
    <message>
        <source>The game cannot go on from here: the player to move has no legal move.</source>
        <translation>La partie ne peut pas continuer à partir d’ici&#x202f;: le joueur actif n’a aucun coup permis.</translation>
    </message>
    <message>
        <source>The number of cards must be a whole number, not {word}.</source>
        <translation>Nombre de cartes&#x202f;: il faut un entier, et non {word}.</translation>
    </message>
    <message>
        <source>The number of players must be a whole number, not {word}.</source>
        <translation>Nombre de joueurs&#x202f;: il faut un entier, et non {word}.</translation>
    </message>
    <message>
        <source>There is no card called {card}; the cards are: {cards}.</source>
        <translation>La carte {card} n’existe pas&#x202f;; cartes possibles&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>There is no player {number}: this game has {seats} players.</source>
        <translation>Le joueur {number} n’existe pas&#x202f;: c’est une partie à {seats}.</translation>
    </message>
    <message>
        <source>There is no {name} here. Zones: {zones}. Fields: {fields}.</source>
        <translation>{name} n’existe pas ici. Zones&#x202f;: {zones}. Champs&#x202f;: {fields}.</translation>
    </message>
    <message>
        <source>This is not a position from an older version.</source>
        <translation>Ce n’est pas une position d’une ancienne version.</translation>
    </message>
    <message>
        <source>Too many cards: {cards}.</source>
        <translation>Trop de cartes&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>`rest` needs one of these zones: {zones}.</source>
        <translation>`rest` demande l’une de ces zones&#x202f;: {zones}.</translation>
    </message>
    <message>
        <source>`{name}` must be a whole number, not {word}.</source>
        <translation>`{name}` doit être un entier, et non {word}.</translation>
    </message>
    <message>
        <source>`{name}` must be numbers separated by commas, as in {example}, not {value}.</source>
        <translation>`{name}` doit donner des nombres séparés par des virgules, comme {example}, pas {value}.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>{cards}: a zone can hold 1 to {most} cards of a kind; leave out kinds it does not hold.</source>
        <translation>{cards}&#x202f;: une zone peut contenir de 1 à {most} cartes de chaque sorte&#x202f;; omettez les sortes absentes.</translation>
    </message>
    <message>
        <source>{game} has no card called {card}; its cards are: {cards}.</source>
        <translation>{game} n’a pas de carte {card}&#x202f;; cartes possibles&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>{move} is not a move of {game}.</source>
        <translation>{move} n’est pas un coup de {game}.</translation>
    </message>
</context>
<context>
    <name>engine/opponent</name>
    <message>
        <source>Avoids a risk where a safer move is nearly as good.</source>
        <translation>Évite un risque quand un coup plus sûr est presque aussi bon.</translation>
    </message>
    <message>
        <source>Has no favorite kind of move and plays what seems best.</source>
        <translation>N’a pas de coup favori et joue ce qui semble le mieux.</translation>
    </message>
    <message>
        <source>Likes to gamble where others hold back.</source>
        <translation>Aime tenter sa chance là où d’autres se retiennent.</translation>
    </message>
    <message>
        <source>Likes to strike back at whoever struck last.</source>
        <translation>Aime rendre coup pour coup.</translation>
    </message>
    <message>
        <source>Likes tricks and uses them more often than others do.</source>
        <translation>Aime les ruses et y recourt plus souvent que les autres.</translation>
    </message>
    <message>
        <source>Plays it safe more often than others.</source>
        <translation>Joue la sécurité plus souvent que les autres.</translation>
    </message>
    <message>
        <source>Takes more risks than others.</source>
        <translation>Prend plus de risques que les autres.</translation>
    </message>
    <message>
        <source>Would rather use a trick than play it straight.</source>
        <translation>Préfère la ruse au jeu franc.</translation>
    </message>
</context>
<context>
    <name>engine/reason</name>
    <message>
        <source>Device or resource busy</source>
        <translation>Un autre programme l’utilise en ce moment</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>L’espace qui vous est attribué sur le disque est épuisé</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Ce nom est déjà pris</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Le nom du fichier est trop long</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Le fichier est trop gros</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Le disque signale une erreur</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Le système ne peut rien en faire</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>C’est un dossier</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Le fichier ou son dossier n’existe pas</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Le système ne le permet pas</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Vous n’avez pas les droits d’accès</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>En lecture seule</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Trop de fichiers sont ouverts</translation>
    </message>
</context>
<context>
    <name>engine/refusal</name>
    <message>
        <source>Not your turn: {player} is choosing.</source>
        <translation>Ce n’est pas votre tour&#x202f;: {player} choisit.</translation>
    </message>
    <message>
        <source>Nothing can be done with this.</source>
        <translation>Vous ne pouvez rien en faire.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>This goes here: {place}.</source>
        <translation>Cela se place ici&#x202f;: {place}.</translation>
    </message>
</context>
<context>
    <name>engine/review</name>
    <message>
        <source>This game is not over yet. A review shows what was hidden, so it has to wait until the end.</source>
        <translation>Cette partie n’est pas terminée. Une analyse montre ce qui était caché&#x202f;: elle attend donc la fin.</translation>
    </message>
</context>
<context>
    <name>engine/table</name>
    <message>
        <source>Lay cards on the table.</source>
        <translation>Disposez des cartes sur la table.</translation>
    </message>
    <message>
        <source>No score yet</source>
        <translation>Pas encore de score</translation>
    </message>
</context>
<context>
    <name>engine/temper</name>
    <message>
        <source>Bold</source>
        <translation>Audace</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Prudence</translation>
    </message>
    <message>
        <source>Cunning</source>
        <translation>Ruse</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Constance</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <translation>Rancune</translation>
    </message>
</context>
<context>
    <name>exercises</name>
    <message numerus="yes">
        <source>%n day(s) in a row.</source>
        <translation>
            <numerusform>%n jour d’affilée.</numerusform>
            <numerusform>%n jours d’affilée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n solved in a row.</source>
        <translation>
            <numerusform>%n réussi d’affilée.</numerusform>
            <numerusform>%n réussis d’affilée.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best so far: {timed} in three minutes, {calm} untimed.</source>
        <translation>Record jusqu’ici&#x202f;: {timed} en trois minutes, {calm} sans chronomètre.</translation>
    </message>
    <message>
        <source>Everyone gets the same one today.</source>
        <translation>Tout le monde a le même aujourd’hui.</translation>
    </message>
    <message>
        <source>Longest streak so far: {count}.</source>
        <translation>La plus longue série jusqu’ici&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>Not solved on the first try. There will be a new exercise tomorrow.</source>
        <translation>Pas réussi au premier essai. Un nouvel exercice vous attend demain.</translation>
    </message>
    <message>
        <source>Solve as many as you can in three minutes, with one try each. The clock stops while a table is being set up, and you may finish the last one. Untimed, a storm ends after three misses.</source>
        <translation>Résolvez-en autant que possible en trois minutes, avec un seul essai pour chacun. Le chronomètre s’arrête pendant la mise en place, et vous pouvez finir le dernier. Sans chronomètre, un assaut se termine après trois exercices manqués.</translation>
    </message>
    <message>
        <source>Solved today. There will be a new exercise tomorrow.</source>
        <translation>Réussi aujourd’hui. Demain, il y en aura un autre.</translation>
    </message>
    <message>
        <source>The storm is over: {solved} solved, {missed} missed.</source>
        <translation>L’assaut est terminé. Réussis&#x202f;: {solved}, manqués&#x202f;: {missed}.</translation>
    </message>
    <message numerus="yes">
        <source>Your rating will be shown after %n more ready-made exercise(s).</source>
        <translation>
            <numerusform>Votre cote s’affichera après encore %n exercice du jeu.</numerusform>
            <numerusform>Votre cote s’affichera après encore %n exercices du jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating: {rating} ({change}).</source>
        <translation>Votre cote&#x202f;: {rating} ({change}).</translation>
    </message>
    <message>
        <source>Your rating: {rating}.</source>
        <translation>Votre cote&#x202f;: {rating}.</translation>
    </message>
    <message>
        <source>{game} · Difficulty: {points}</source>
        <translation>{game} · Difficulté&#x202f;: {points}</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>Other moves</source>
        <translation>Autres coups</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>The folder {folder} cannot be created: {reason}.</source>
        <translation>Le dossier {folder} ne peut pas être créé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}.</source>
        <translation>Le dossier {folder} ne peut pas être lu&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} is gone: the current player was deleted in another window.</source>
        <translation>Le dossier {folder} n’existe plus&#x202f;: la personne qui joue ici a été supprimée dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The user folder {folder} must be an absolute path, such as one that begins with /.</source>
        <translation>Le dossier personnel {folder} doit être un chemin absolu, par exemple un chemin qui commence par /.</translation>
    </message>
</context>
<context>
    <name>goals</name>
    <message>
        <source>Deed done: {deed}</source>
        <translation>Exploit accompli&#x202f;: {deed}</translation>
    </message>
    <message>
        <source>Quest done: {quest}</source>
        <translation>Quête accomplie&#x202f;: {quest}</translation>
    </message>
    <message>
        <source>Quest of the week done: {quest}</source>
        <translation>Quête de la semaine accomplie&#x202f;: {quest}</translation>
    </message>
    <message>
        <source>Solve exercises for {number} different games on the first try.</source>
        <translation>Résolvez du premier coup des exercices de {number} jeux différents.</translation>
    </message>
    <message>
        <source>Solve {number} exercises for this game on the first try.</source>
        <translation>Résolvez du premier coup {number} exercices de ce jeu.</translation>
    </message>
    <message>
        <source>Solve {number} exercises in a row, each on the first try.</source>
        <translation>Résolvez {number} exercices d’affilée, chacun du premier coup.</translation>
    </message>
    <message>
        <source>Solve {number} exercises on the first try.</source>
        <translation>Résolvez {number} exercices du premier coup.</translation>
    </message>
    <message>
        <source>Win a game with the maximum number of players.</source>
        <translation>Gagnez une partie avec le plus grand nombre de joueurs possible.</translation>
    </message>
    <message>
        <source>Win a game without ever leading in its first half.</source>
        <translation>Gagnez une partie sans jamais mener dans la première moitié.</translation>
    </message>
    <message>
        <source>Win a game without help.</source>
        <translation>Gagnez une partie sans aide.</translation>
    </message>
    <message>
        <source>Win a game.</source>
        <translation>Gagnez une partie.</translation>
    </message>
    <message>
        <source>Win against a level that you have not beaten yet, or against the highest.</source>
        <translation>Gagnez contre un niveau que vous n’avez pas encore battu, ou contre le plus élevé.</translation>
    </message>
</context>
<context>
    <name>household</name>
    <message>
        <source>A name cannot be empty.</source>
        <translation>Un nom ne peut pas être vide.</translation>
    </message>
    <message>
        <source>All of {name}’s data is in {file}.</source>
        <translation>Tout ce qui appartient à {name} est dans {file}.</translation>
    </message>
    <message>
        <source>Everything saved without a name was deleted.</source>
        <translation>Tout ce qui était enregistré sans nom a été supprimé.</translation>
    </message>
    <message>
        <source>Not everything can be saved right now, so nobody else can sit down yet.</source>
        <translation>Tout ne peut pas être enregistré pour l’instant&#x202f;: personne d’autre ne peut prendre place.</translation>
    </message>
    <message>
        <source>Someone here is, or was, called {name}. Players’ games are told apart by name, so please choose another.</source>
        <translation>Quelqu’un s’appelle déjà {name} ici, ou s’est appelé ainsi. Les parties de chacun se reconnaissent au nom&#x202f;: choisissez-en un autre.</translation>
    </message>
    <message>
        <source>There is room for only {number} players. Delete one who no longer plays.</source>
        <translation>Il n’y a de la place que pour {number} personnes. Supprimez quelqu’un qui ne joue plus.</translation>
    </message>
    <message>
        <source>This cannot be saved in {folder}: {reason}.</source>
        <translation>Cela ne peut pas être enregistré dans {folder}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} ne peut pas être lu&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}.</source>
        <translation>{file} ne peut pas être écrit&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of this program, so nobody was added from it.</source>
        <translation>{file} vient d’une version plus récente de ce programme&#x202f;: personne n’a été ajouté.</translation>
    </message>
    <message>
        <source>{file} is damaged, so nobody was added from it.</source>
        <translation>{file} est endommagé&#x202f;: personne n’a été ajouté.</translation>
    </message>
    <message>
        <source>{file} is not a Throne Desktop player file.</source>
        <translation>{file} ne contient aucun joueur de Throne Desktop.</translation>
    </message>
    <message>
        <source>{file} is too big for a player’s data, so nobody was added from it.</source>
        <translation>{file} est trop gros pour les données d’une personne&#x202f;: personne n’a été ajouté.</translation>
    </message>
    <message>
        <source>{name} plays here now.</source>
        <translation>{name} joue maintenant ici.</translation>
    </message>
    <message>
        <source>{name} was deleted.</source>
        <translation>{name} ne joue plus ici.</translation>
    </message>
</context>
<context>
    <name>keeping</name>
    <message>
        <source>Some data cannot be saved: {reason}.</source>
        <translation>Un enregistrement a échoué&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The game is now saved in {file}.</source>
        <translation>La partie est maintenant enregistrée dans {file}.</translation>
    </message>
    <message>
        <source>The review of this game cannot be saved: {reason}.</source>
        <translation>L’analyse de cette partie ne peut pas être enregistrée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Your crowns and deals of the day cannot be saved: {reason}.</source>
        <translation>Les couronnes et les donnes du jour ne peuvent pas être enregistrées&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Your crowns on the road cannot be saved: {reason}.</source>
        <translation>Vos couronnes de la route ne peuvent pas être enregistrées&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Your exercises cannot be saved: {reason}.</source>
        <translation>Vos exercices ne peuvent pas être enregistrés&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Your favorites and notes cannot be saved: {reason}.</source>
        <translation>Vos parties favorites et vos notes ne peuvent pas être enregistrées&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>Your quests and deeds cannot be saved: {reason}.</source>
        <translation>Vos quêtes et vos exploits ne peuvent pas être enregistrés&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{reason} Saving will resume as soon as possible.</source>
        <translation>{reason} L’enregistrement se fera dès que possible.</translation>
    </message>
    <message>
        <source>{reason} The game goes on and will be saved as soon as possible.</source>
        <translation>{reason} La partie continue et sera enregistrée dès que possible.</translation>
    </message>
</context>
<context>
    <name>kept</name>
    <message>
        <source>Some of your favorites and notes on games played can no longer be read. The damaged file is kept as {file}.</source>
        <translation>Certaines de vos parties favorites et de vos notes sur les parties jouées ne sont plus lisibles. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>Some of your saved exercise data was damaged; the rest is fine. The damaged file is kept as {file}.</source>
        <translation>Certaines données de vos exercices étaient endommagées&#x202f;; le reste est intact. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The file with your crowns and deals of the day was damaged, so your crowns are counted again from your games. The damaged file is kept as {file}.</source>
        <translation>Le fichier de vos couronnes et de vos donnes du jour était endommagé&#x202f;: vos couronnes sont recomptées d’après vos parties. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The file with your crowns on the road was damaged, so some of them may be missing. The damaged file is kept as {file}.</source>
        <translation>Le fichier de vos couronnes de la route était endommagé&#x202f;: certaines manquent peut-être. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The file with your exercise rating was damaged, so some of its data may be missing. The damaged file is kept as {file}.</source>
        <translation>Le fichier de votre cote aux exercices était endommagé&#x202f;: des données peuvent manquer. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The file with your quests and deeds was damaged, so some of them may be missing. The damaged file is kept as {file}.</source>
        <translation>Le fichier de vos quêtes et exploits était endommagé&#x202f;: certains manquent peut-être. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The program no longer knows which review this game came from. The damaged file is kept as {file}.</source>
        <translation>Le programme ne sait plus de quelle analyse vient cette partie. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The review of a game was damaged, so it will be redone. The damaged file is kept as {file}.</source>
        <translation>L’analyse d’une partie était endommagée&#x202f;: elle est refaite. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>Your favorites and notes on games played can no longer be read. The damaged file is kept as {file}.</source>
        <translation>Vos parties favorites et vos notes ne sont plus lisibles. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>Your saved exercises were damaged, so you start from scratch. The damaged file is kept as {file}.</source>
        <translation>Vos exercices enregistrés étaient endommagés&#x202f;: vous repartez de zéro. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>{file} cannot be read ({reason}), so nothing is saved there.</source>
        <translation>{file} ne peut pas être lu ({reason})&#x202f;: rien n’y est enregistré.</translation>
    </message>
    <message>
        <source>{file} comes from a newer version of this program, so it stays as it is and nothing is saved there.</source>
        <translation>{file} vient d’une version plus récente de ce programme&#x202f;: il reste tel quel et rien n’y est enregistré.</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Choose a letter or a key from F1 to F12, with or without Ctrl or Shift.</source>
        <translation>Choisissez une lettre ou une touche de F1 à F12, avec ou sans Ctrl ou Maj.</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Press a button, then the new key; Esc keeps the old one. Digits and the keys for moving between cards stay the same.</source>
        <translation>Cliquez sur un bouton, puis appuyez sur la nouvelle touche&#x202f;; Échap annule. Les chiffres et les touches qui mènent d’une carte à l’autre restent les mêmes.</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>{key} always copies or pastes.</source>
        <translation>{key} copie ou colle partout.</translation>
    </message>
    <message>
        <source>{key} is already in use: {what} Give that command another key first.</source>
        <translation>{key} a déjà une fonction&#x202f;: {what} Attribuez d’abord une autre touche à cette fonction.</translation>
    </message>
</context>
<context>
    <name>lab</name>
    <message>
        <source>&lt; 1%</source>
        <translation>&lt; 1&#x202f;%</translation>
    </message>
    <message>
        <source>A bot weighs every move in worlds that look the same to this seat. It goes on until you stop it.</source>
        <translation>Un bot évalue chaque coup dans des mondes que ce joueur ne peut pas distinguer. Il continue jusqu’à ce que vous l’arrêtiez.</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Toutes les cartes visibles</translation>
    </message>
    <message>
        <source>As everyone sees it</source>
        <translation>Vu par tous</translation>
    </message>
    <message>
        <source>As the active player sees it</source>
        <translation>Vu par le joueur actif</translation>
    </message>
    <message>
        <source>As {player} sees it</source>
        <translation>Vu par {player}</translation>
    </message>
    <message>
        <source>Click a card to ask about it: what may be done with it, and which rule forbids the rest. No move is made.</source>
        <translation>Cliquez sur une carte pour savoir ce que l’on peut en faire et quelle règle interdit le reste. Aucun coup n’est joué.</translation>
    </message>
    <message>
        <source>Click a face-down card to see what it may be, as far as this seat can tell.</source>
        <translation>Cliquez sur une carte face cachée pour voir ce qu’elle peut être, d’après ce que ce joueur peut savoir.</translation>
    </message>
    <message>
        <source>Evaluated by</source>
        <translation>Évalué par</translation>
    </message>
    <message>
        <source>Every possible arrangement of the cards was counted, ignoring what play may give away.</source>
        <translation>Toutes les répartitions possibles des cartes ont été comptées, sans tenir compte de ce que le jeu trahit.</translation>
    </message>
    <message>
        <source>Legal: {move}. {rule}</source>
        <translation>Permis&#x202f;: {move}. {rule}</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>No card can go there: drop this one on a place for cards.</source>
        <translation>Aucune carte ne peut aller là&#x202f;: déposez celle-ci sur un emplacement de cartes.</translation>
    </message>
    <message>
        <source>No player</source>
        <translation>Aucun joueur</translation>
    </message>
    <message>
        <source>Nobody (game over)</source>
        <translation>Personne (partie finie)</translation>
    </message>
    <message>
        <source>Nobody here can see what this card is.</source>
        <translation>D’ici, personne ne voit quelle est cette carte.</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Pas encore choisi</translation>
    </message>
    <message numerus="yes">
        <source>Not legal: {move}, and %n other(s) like it. {reason} {rule}</source>
        <translation>
            <numerusform>Interdit&#x202f;: {move} et %n coup du même genre. {reason} {rule}</numerusform>
            <numerusform>Interdit&#x202f;: {move} et %n coups du même genre. {reason} {rule}</numerusform>
        </translation>
    </message>
    <message>
        <source>Not legal: {move}. {reason} {rule}</source>
        <translation>Interdit&#x202f;: {move}. {reason} {rule}</translation>
    </message>
    <message>
        <source>Only cards from the box can be moved.</source>
        <translation>Seules les cartes de la boîte peuvent être déplacées.</translation>
    </message>
    <message numerus="yes">
        <source>Solved exactly, %n turn(s) ahead. In equilibrium:</source>
        <translation>
            <numerusform>Résolu exactement, %n tour à l’avance. À l’équilibre&#x202f;:</numerusform>
            <numerusform>Résolu exactement, %n tours à l’avance. À l’équilibre&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>The evaluation cannot be started: {reason}.</source>
        <translation>L’évaluation ne peut pas commencer&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The evaluation result made no sense.</source>
        <translation>Le résultat de l’évaluation est incohérent.</translation>
    </message>
    <message>
        <source>The evaluation stopped early. Try again.</source>
        <translation>L’évaluation s’est interrompue. Réessayez.</translation>
    </message>
    <message>
        <source>The first table</source>
        <translation>La première table</translation>
    </message>
    <message>
        <source>The game cannot make sense of this, so the step was taken back.</source>
        <translation>Le jeu n’a pas pu interpréter cette étape&#x202f;: elle a été annulée.</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to decide.</source>
        <translation>La partie est terminée&#x202f;: il n’y a rien à décider.</translation>
    </message>
    <message>
        <source>The other numbers of this kind are now 0.</source>
        <translation>Les autres nombres de ce genre valent maintenant 0.</translation>
    </message>
    <message>
        <source>The table as a QR code: scan it with a camera to get the text.</source>
        <translation>La table en code QR&#x202f;: scannez-le pour obtenir le texte.</translation>
    </message>
    <message>
        <source>The table was copied as a picture, as shown here.</source>
        <translation>La table a été copiée en image, telle qu’affichée ici.</translation>
    </message>
    <message>
        <source>The table was copied as text. Anyone who pastes it into their laboratory sees all of it.</source>
        <translation>La table a été copiée sous forme de texte. En la collant dans un laboratoire, on la voit en entier.</translation>
    </message>
    <message>
        <source>The text of this table is too long for a QR code.</source>
        <translation>Le texte de cette table est trop long pour un code QR.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>This is the only move.</source>
        <translation>C’est le seul coup possible.</translation>
    </message>
    <message>
        <source>This is the table that was pasted.</source>
        <translation>Voici la table du presse-papiers.</translation>
    </message>
    <message>
        <source>This is the table you left here.</source>
        <translation>Voici la table que vous avez laissée ici.</translation>
    </message>
    <message>
        <source>This position could not be evaluated: {reason}</source>
        <translation>Cette position n’a pas pu être évaluée&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>This table is playable.</source>
        <translation>On peut jouer à partir de cette table.</translation>
    </message>
    <message>
        <source>Unnamed place {number}</source>
        <translation>Emplacement sans nom {number}</translation>
    </message>
    <message>
        <source>What happens at this table</source>
        <translation>Ce qui se passe à cette table</translation>
    </message>
    <message>
        <source>any</source>
        <translation>au choix</translation>
    </message>
    <message>
        <source>{card} × {number}</source>
        <translation>{card} × {number}</translation>
    </message>
    <message>
        <source>{card}: less than 1%</source>
        <translation>{card}&#x202f;: moins de 1&#x202f;%</translation>
    </message>
    <message>
        <source>{card}: no move ever names this card.</source>
        <translation>{card}&#x202f;: aucun coup ne désigne cette carte.</translation>
    </message>
    <message>
        <source>{card}: {chance}%</source>
        <translation>{card}&#x202f;: {chance}&#x202f;%</translation>
    </message>
    <message>
        <source>{chance} ± {off_by}%</source>
        <translation>{chance} ± {off_by}&#x202f;%</translation>
    </message>
    <message>
        <source>{chance}%</source>
        <translation>{chance}&#x202f;%</translation>
    </message>
    <message>
        <source>{move} (a mistake)</source>
        <translation>{move} (une erreur)</translation>
    </message>
    <message>
        <source>{move}: this seat knows that it is a mistake.</source>
        <translation>{move}&#x202f;: ce joueur sait que c’est une erreur.</translation>
    </message>
    <message>
        <source>{move}: {chance}%</source>
        <translation>{move}&#x202f;: {chance}&#x202f;%</translation>
    </message>
    <message>
        <source>{move}: {chance}%, between {low} and {high}%</source>
        <translation>{move}&#x202f;: {chance}&#x202f;%, entre {low} et {high}&#x202f;%</translation>
    </message>
    <message>
        <source>{move}: {share} in 100</source>
        <translation>{move}&#x202f;: {share} fois sur 100</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <translation>{move}&#x202f;: {why}</translation>
    </message>
    <message>
        <source>{name}, {number}</source>
        <translation>{name}, {number}</translation>
    </message>
    <message>
        <source>{name}, {player}</source>
        <translation>{name}, {player}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}&#x202f;: {card}</translation>
    </message>
    <message>
        <source>{name}: {move}</source>
        <translation>{name}&#x202f;: {move}</translation>
    </message>
    <message>
        <source>{page}: {game}</source>
        <translation>{page}&#x202f;: {game}</translation>
    </message>
    <message>
        <source>{place}, from the bottom up</source>
        <translation>{place}, de bas en haut</translation>
    </message>
    <message>
        <source>{place}: no card here to move. See the rule for this place.</source>
        <translation>{place}&#x202f;: rien à déplacer ici. Voyez la règle de cet emplacement.</translation>
    </message>
    <message>
        <source>{place}: nothing here.</source>
        <translation>{place}&#x202f;: rien ici.</translation>
    </message>
    <message>
        <source>{player}: {move}</source>
        <translation>{player}&#x202f;: {move}</translation>
    </message>
    <message>
        <source>{player}’s chance to win after each move</source>
        <translation>{player}&#x202f;: chances de gagner après chaque coup</translation>
    </message>
    <message>
        <source>{what} Key: {key}</source>
        <translation>{what} Touche&#x202f;: {key}</translation>
    </message>
    <message>
        <source>{worlds} possible arrangements of the cards were sampled, ignoring what play may give away. The lines mark the margin of error.</source>
        <translation>{worlds} répartitions possibles des cartes ont été tirées au sort, sans tenir compte de ce que le jeu trahit. Les traits montrent la marge d’erreur.</translation>
    </message>
    <message>
        <source>{worlds} worlds tried so far. The lines show where unlimited thinking would end up 95 times in 100.</source>
        <translation>{worlds} mondes essayés jusqu’ici. Les traits montrent où aboutirait une réflexion sans fin, dans 95 cas sur 100.</translation>
    </message>
    <message>
        <source>{worlds} worlds were tried. The lines show where unlimited thinking would end up 95 times in 100.</source>
        <translation>{worlds} mondes ont été essayés. Les traits montrent où aboutirait une réflexion sans fin, dans 95 cas sur 100.</translation>
    </message>
    <message>
        <source>{zone} ({number})</source>
        <translation>{zone} ({number})</translation>
    </message>
    <message>
        <source>{zone}, number {number}</source>
        <translation>{zone}, numéro {number}</translation>
    </message>
    <message>
        <source>{zone}, {player}</source>
        <translation>{zone}, {player}</translation>
    </message>
    <message>
        <source>{zone}: what a card there may be, going by what everyone knows.</source>
        <translation>{zone}&#x202f;: ce que peut être une carte ici, d’après ce que tous peuvent savoir.</translation>
    </message>
    <message>
        <source>{zone}: what each of these cards may be, as far as {player} can tell.</source>
        <translation>{zone}&#x202f;: ce que peut être chacune de ces cartes, d’après ce que {player} peut savoir.</translation>
    </message>
    <message>
        <source>{zone}: what this card may be, as far as {player} can tell.</source>
        <translation>{zone}&#x202f;: ce que peut être cette carte, d’après ce que {player} peut savoir.</translation>
    </message>
</context>
<context>
    <name>ladder</name>
    <message>
        <source>You have beaten {opponent} with help: their picture in the arch of {game} now has half a crown.</source>
        <translation>Vous avez battu {opponent} avec de l’aide&#x202f;: son portrait dans l’arche de {game} porte désormais une demi-couronne.</translation>
    </message>
    <message>
        <source>You have beaten {opponent}, whose picture now hangs in the arch of {game}.</source>
        <translation>Vous avez battu {opponent}, dont le portrait est désormais accroché dans l’arche de {game}.</translation>
    </message>
</context>
<context>
    <name>learn</name>
    <message>
        <source>Another move is better. Try again.</source>
        <translation>Un autre coup est meilleur. Réessayez.</translation>
    </message>
    <message>
        <source>Another move was better.</source>
        <translation>Un autre coup était meilleur.</translation>
    </message>
    <message>
        <source>Done. The next table is ready.</source>
        <translation>C’est fait. La table suivante est prête.</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Trouvez le meilleur coup.</translation>
    </message>
    <message>
        <source>Find the best move. You have one try.</source>
        <translation>Trouvez le meilleur coup. Vous n’avez qu’un essai.</translation>
    </message>
    <message>
        <source>It ends the game.</source>
        <translation>Ce coup termine la partie.</translation>
    </message>
    <message>
        <source>It reveals something hidden, which may decide how the game goes on.</source>
        <translation>Ce coup dévoile quelque chose de caché, ce qui peut décider de la suite.</translation>
    </message>
    <message>
        <source>Right, that is as good as any. {why}</source>
        <translation>Juste&#x202f;: on ne peut pas faire mieux. {why}</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Assaut</translation>
    </message>
    <message>
        <source>That is allowed, too. This step will return at the right moment.</source>
        <translation>C’est permis aussi. Cette étape reviendra au moment voulu.</translation>
    </message>
    <message>
        <source>The best move. {why}</source>
        <translation>Le meilleur coup. {why}</translation>
    </message>
    <message>
        <source>The lesson is over.</source>
        <translation>La leçon est finie.</translation>
    </message>
    <message>
        <source>Then it is someone else’s turn.</source>
        <translation>Puis c’est à un autre joueur.</translation>
    </message>
    <message>
        <source>Then you decide again.</source>
        <translation>Puis c’est encore à vous.</translation>
    </message>
    <message>
        <source>There is nothing new here: play as you like. Point at a card or a move to read what it does.</source>
        <translation>Rien de nouveau ici&#x202f;: jouez comme il vous plaît. Survolez une carte ou un coup pour en lire l’effet.</translation>
    </message>
    <message>
        <source>This exercise does not fit this version’s rules.</source>
        <translation>Cet exercice ne correspond pas aux règles de cette version du programme.</translation>
    </message>
    <message>
        <source>This wins {chance} of 100 such games; the best move wins {best}. Try again.</source>
        <translation>Sur 100 parties semblables, ce coup en gagne {chance}, contre {best} pour le meilleur. Réessayez.</translation>
    </message>
    <message>
        <source>Watch until it is your turn again.</source>
        <translation>Observez jusqu’à votre prochain tour.</translation>
    </message>
    <message>
        <source>Well done.</source>
        <translation>Bien joué.</translation>
    </message>
    <message>
        <source>What you know argues against this move. Try again.</source>
        <translation>D’après ce que vous savez, il y a mieux. Réessayez.</translation>
    </message>
    <message>
        <source>You have seen every step. Play on to the end; a button will then let you start a new game.</source>
        <translation>Vous avez vu toutes les étapes. Jouez jusqu’à la fin&#x202f;; un bouton permettra ensuite de commencer une nouvelle partie.</translation>
    </message>
    <message>
        <source>Your turn: find the best move. Your move is compared with it, and you may try again.</source>
        <translation>À vous&#x202f;: trouvez le meilleur coup. Le vôtre lui est comparé, et vous pouvez réessayer.</translation>
    </message>
    <message>
        <source>{chances} {fact}</source>
        <translation>{chances} {fact}</translation>
    </message>
    <message>
        <source>{chance}% instead of {other}%.</source>
        <translation>{chance}&#x202f;% au lieu de {other}&#x202f;%.</translation>
    </message>
    <message>
        <source>{chance}%. What you know argues against every other move.</source>
        <translation>{chance}&#x202f;%. D’après ce que vous savez, c’est le seul bon coup.</translation>
    </message>
    <message>
        <source>{chance}%: about as good as “{other}”.</source>
        <translation>{chance}&#x202f;%&#x202f;: à peu près aussi bon que «&#x202f;{other}&#x202f;».</translation>
    </message>
    <message>
        <source>{chance}%; “{other}” gives you {better}%.</source>
        <translation>{chance}&#x202f;%&#x202f;; «&#x202f;{other}&#x202f;» vous donne {better}&#x202f;%.</translation>
    </message>
    <message>
        <source>{move}: {why}</source>
        <translation>{move}&#x202f;: {why}</translation>
    </message>
</context>
<context>
    <name>learn/edition</name>
    <message>
        <source>In this edition: {changes}.</source>
        <translation>Dans cette édition&#x202f;: {changes}.</translation>
    </message>
    <message>
        <source>This edition’s numbers</source>
        <translation>Les nombres de cette édition</translation>
    </message>
    <message>
        <source>You are playing the edition “{name}”.</source>
        <translation>Vous jouez l’édition «&#x202f;{name}&#x202f;».</translation>
    </message>
    <message>
        <source>{what}: {number} instead of {usual}</source>
        <extracomment>{what} is a number&apos;s name, such as “Cards in hand”, or the name of a card, of which there are so many.</extracomment>
        <translation>{what}&#x202f;: {number} au lieu de {usual}</translation>
    </message>
    <message>
        <source>{what}: {number} instead of {usual} (at a table for {seats})</source>
        <extracomment>Like the one before; {seats} is one number of players or several, as in “2, 3”.</extracomment>
        <translation>{what}&#x202f;: {number} au lieu de {usual} (table de {seats})</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message>
        <source>Assisted</source>
        <translation>Assistée</translation>
    </message>
    <message>
        <source>Conceded by {players}</source>
        <translation>Abandon&#x202f;: {players}</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Endommagée</translation>
    </message>
    <message>
        <source>Nobody leads yet</source>
        <translation>Personne ne mène encore</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Personne n’a gagné</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Inachevée</translation>
    </message>
    <message>
        <source>Older rules</source>
        <translation>Anciennes règles</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Shared by {players}</source>
        <translation>Victoire partagée&#x202f;: {players}</translation>
    </message>
    <message>
        <source>The damaged record {file} cannot be kept beside a repaired one: {reason}.</source>
        <translation>L’enregistrement endommagé {file} ne peut pas être conservé à côté de sa version réparée&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The end of this record is damaged; you can watch up to that point and continue from there.</source>
        <translation>La fin de cet enregistrement est endommagée&#x202f;; vous pouvez revoir ce qui la précède et continuer à partir de là.</translation>
    </message>
    <message>
        <source>The file {file} cannot be moved: {reason}.</source>
        <translation>Le fichier {file} ne peut pas être déplacé&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The record of this game was damaged, so the game goes on from the last move that could be read; the damaged file is kept as {file}.</source>
        <translation>L’enregistrement de cette partie était endommagé&#x202f;: elle reprend au dernier coup lisible&#x202f;; le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>This game is open in another window: {game}. Here you can watch it, but not play it.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre&#x202f;: {game}. Ici, vous pouvez la regarder, mais pas la jouer.</translation>
    </message>
    <message>
        <source>This game was started under older rules, some of which have changed since.</source>
        <translation>Cette partie a commencé avec d’anciennes règles, dont certaines ont changé depuis.</translation>
    </message>
    <message>
        <source>Tied at {most}</source>
        <translation>Égalité à {most}</translation>
    </message>
    <message>
        <source>Won by {players}</source>
        <translation>Victoire&#x202f;: {players}</translation>
    </message>
    <message numerus="yes">
        <source>You lead by %n point(s)</source>
        <translation>
            <numerusform>Vous menez de %n point</numerusform>
            <numerusform>Vous menez de %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead, {most} to {second}</source>
        <translation>Vous menez {most} à {second}</translation>
    </message>
    <message>
        <source>{game}, a practice game: {players}, started {when}</source>
        <translation>{game}, partie d’entraînement&#x202f;: {players}, commencée le {when}</translation>
    </message>
    <message>
        <source>{game}: {players}, started {when}</source>
        <translation>{game}&#x202f;: {players}, partie commencée le {when}</translation>
    </message>
    <message>
        <source>{player}</source>
        <translation>{player}</translation>
    </message>
    <message numerus="yes">
        <source>{player} leads by %n point(s)</source>
        <translation>
            <numerusform>{player} mène de %n point</numerusform>
            <numerusform>{player} mène de %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads, {most} to {second}</source>
        <translation>{player} mène {most} à {second}</translation>
    </message>
    <message>
        <source>{player} {score}</source>
        <translation>{player} {score}</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>Portrait of {player}: {looks}</source>
        <translation>{player}, portrait&#x202f;: {looks}</translation>
    </message>
    <message>
        <source>a cook in a tall white hat</source>
        <translation>un cuisinier à la haute toque blanche</translation>
    </message>
    <message>
        <source>a figure in a raven mask</source>
        <translation>une silhouette au masque de corbeau</translation>
    </message>
    <message>
        <source>a figure with curls and golden earrings</source>
        <translation>une tête frisée aux boucles d’oreilles dorées</translation>
    </message>
    <message>
        <source>a jester in a cap with bells</source>
        <translation>un bouffon au bonnet à grelots</translation>
    </message>
    <message>
        <source>a knight in a great helm</source>
        <translation>un chevalier au grand heaume</translation>
    </message>
    <message>
        <source>a man with a mustache and a feathered hat</source>
        <translation>un homme à moustache et chapeau à plume</translation>
    </message>
    <message>
        <source>a page in a feathered cap</source>
        <translation>un page à la toque ornée d’une plume</translation>
    </message>
    <message>
        <source>a redhead with a wreath of flowers</source>
        <translation>une tête rousse à la couronne de fleurs</translation>
    </message>
    <message>
        <source>a scholar in a square cap</source>
        <translation>un érudit au chapeau carré</translation>
    </message>
    <message>
        <source>a warrior with braids and a winged helmet</source>
        <translation>une guerrière aux nattes et au casque ailé</translation>
    </message>
    <message>
        <source>a woman in a tall red hat with a veil</source>
        <translation>une femme au hennin rouge voilé</translation>
    </message>
    <message>
        <source>a woman in a winged white cap</source>
        <translation>une femme à la cornette blanche</translation>
    </message>
    <message>
        <source>a woman with round glasses and a white ruff</source>
        <translation>une femme aux lunettes rondes et à la fraise blanche</translation>
    </message>
    <message>
        <source>a young ruler with a crown</source>
        <translation>une jeune tête couronnée</translation>
    </message>
    <message>
        <source>an old man in a green hood</source>
        <translation>un vieil homme à la capuche verte</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>The game could not be reviewed: {reason}</source>
        <translation>La partie n’a pas pu être analysée&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>The review result made no sense.</source>
        <translation>Le résultat de l’analyse est incohérent.</translation>
    </message>
</context>
<context>
    <name>rewards</name>
    <message>
        <source>Battlements</source>
        <translation>Créneaux</translation>
    </message>
    <message>
        <source>Candlelight</source>
        <translation>Lueur des bougies</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Checkered floor</source>
        <translation>Sol en damier</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Aurore</translation>
    </message>
    <message>
        <source>Ear behind the Curtain</source>
        <translation>Oreille derrière le rideau</translation>
    </message>
    <message>
        <source>Eye of the Realm</source>
        <translation>Œil du royaume</translation>
    </message>
    <message>
        <source>Guard at the Gate</source>
        <translation>Garde à la porte</translation>
    </message>
    <message>
        <source>Hand of the King</source>
        <translation>Main du roi</translation>
    </message>
    <message>
        <source>Heart of the Village</source>
        <translation>Cœur du village</translation>
    </message>
    <message>
        <source>Honeycomb</source>
        <translation>Rayons de miel</translation>
    </message>
    <message>
        <source>Key to the Tower</source>
        <translation>Clé de la tour</translation>
    </message>
    <message>
        <source>Knots</source>
        <translation>Entrelacs</translation>
    </message>
    <message>
        <source>Lattice window</source>
        <translation>Fenêtre à croisillons</translation>
    </message>
    <message>
        <source>Laurel</source>
        <translation>Laurier</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Feuillage</translation>
    </message>
    <message>
        <source>Moonlight</source>
        <translation>Clair de lune</translation>
    </message>
    <message>
        <source>Night sky</source>
        <translation>Ciel nocturne</translation>
    </message>
    <message>
        <source>Open sea</source>
        <translation>Haute mer</translation>
    </message>
    <message>
        <source>Peacock feathers</source>
        <translation>Plumes de paon</translation>
    </message>
    <message>
        <source>Pearls</source>
        <translation>Perles</translation>
    </message>
    <message>
        <source>Petals</source>
        <translation>Pétales</translation>
    </message>
    <message>
        <source>Portrait frame</source>
        <translation>Cadre du portrait</translation>
    </message>
    <message>
        <source>Rain</source>
        <translation>Pluie</translation>
    </message>
    <message>
        <source>Rope</source>
        <translation>Corde</translation>
    </message>
    <message>
        <source>Roses</source>
        <translation>Roses</translation>
    </message>
    <message>
        <source>Shield of the Poor</source>
        <translation>Bouclier des pauvres</translation>
    </message>
    <message>
        <source>Stage light</source>
        <translation>Lumière de scène</translation>
    </message>
    <message>
        <source>Stained glass</source>
        <translation>Vitrail</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>Sunbeams</source>
        <translation>Rayons de soleil</translation>
    </message>
    <message>
        <source>Thorns</source>
        <translation>Épines</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Under the trees</source>
        <translation>Sous les arbres</translation>
    </message>
    <message>
        <source>Underwater</source>
        <translation>Sous l’eau</translation>
    </message>
    <message>
        <source>Voice of the Council</source>
        <translation>Voix du conseil</translation>
    </message>
    <message>
        <source>{name}, {title}</source>
        <translation>{name}, {title}</translation>
    </message>
</context>
<context>
    <name>road</name>
    <message>
        <source>Every boss is beaten. The throne is yours.</source>
        <translation>Tous les maîtres sont battus. Le trône est à vous.</translation>
    </message>
    <message>
        <source>The way to {station} is open.</source>
        <translation>La voie est libre&#x202f;: {station}.</translation>
    </message>
    <message numerus="yes">
        <source>{station}: %n new crown(s).</source>
        <translation>
            <numerusform>{station}&#x202f;: %n nouvelle couronne.</numerusform>
            <numerusform>{station}&#x202f;: %n nouvelles couronnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{station}: no new crown this time.</source>
        <translation>{station}&#x202f;: pas de nouvelle couronne cette fois.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Some settings were invalid, so they were reset to their defaults; the old file is kept as {file}.</source>
        <translation>Certains réglages étaient invalides&#x202f;; les valeurs par défaut les remplacent. L’ancien fichier est conservé sous le nom {file}.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in {file}: {reason}.</source>
        <translation>Les réglages ne peuvent pas être enregistrés dans {file}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The settings in {file} cannot be read ({reason}), so the defaults are used.</source>
        <translation>Les réglages de {file} ne peuvent pas être lus ({reason})&#x202f;; les valeurs par défaut s’appliquent.</translation>
    </message>
    <message>
        <source>The settings were damaged, so the defaults are used; the damaged file is kept as {file}.</source>
        <translation>Vos réglages étaient endommagés&#x202f;; les valeurs par défaut s’appliquent. Le fichier endommagé est conservé sous le nom {file}.</translation>
    </message>
</context>
</TS>
