import type { Catalogue } from '@oubliette/text';
import type { en } from './en.ts';

export const fr: Catalogue<typeof en> = {
  'seat.player': 'Joueur {letter}',
  'seat.you': 'vous',
  'seat.bot': 'bot',

  'welcome.seal': 'Les mélanges sont scellés : {commitment}… Le sceau sera brisé en fin de partie.',
  'welcome.help': 'Tapez h pour l’aide.',

  'page.colon': ' : ',
  'page.news': 'Ce qui s’est passé',
  'page.earlier': '{left, plural, one {# ligne plus ancienne} other {# lignes plus anciennes}} : l',
  'page.decision': 'À vous de décider',
  'page.beside': 'Ou, si vous préférez',
  'page.composing': 'Jusqu’ici : {steps}. u le reprend.',
  'page.not-asked': 'On ne vous demande rien : la table attend {seats}. Entrée rend l’appareil.',
  'page.owes-reply':
    'Une offre vous attend, de la part de {seats}, et la table retient son souffle. Entrée la laisse passer.',
  'page.forced': 'Une seule réponse était possible, elle a été donnée pour vous : {answer}.',

  'key.why': '? pourquoi',
  'key.rules': 'r règles',
  'key.back': 'u reprendre',
  'key.log': 'l journal',
  'key.save': 's sauver',
  'key.help': 'h aide',
  'key.quit': 'q quitter',
  'key.hand': 'p passer',

  'input.unclear': 'Ce n’est pas un des choix. Tapez un nombre de {least} à {most}, ou h pour l’aide.',
  'input.ambiguous': 'Plusieurs choix portent ce nom. Tapez le numéro.',
  'input.nothing': 'Il n’y a rien à choisir. Entrée rend l’appareil.',

  'why.title': 'Impossible pour l’instant',
  'why.nothing': 'Rien n’est interdit ici : tout ce que vous voyez peut être choisi.',
  'why.unknown': 'Aucune règle ni aucun choix interdit ne s’appelle « {words} ».',
  'reasons.title': 'Pourquoi un bot a fait cela',
  'reasons.did': '{seat} a décidé : {what}.',
  'reasons.whim': 'Par caprice : il n’attendait pas moins du reste.',
  'reasons.none': 'Aucun bot n’a encore rien décidé au grand jour.',
  'reasons.no-bot': 'Il n’y a pas de bot à cette table.',
  'reasons.who': 'Aucun bot de cette table ne s’appelle « {words} ».',
  'rules.title': 'Les règles à ce sujet',
  'rules.none': 'Aucune ligne du livre de règles n’est citée pour cette décision.',
  'log.title': 'Toute l’histoire',
  'back.done': 'Repris.',

  'help.title': 'Ce que vous pouvez taper',
  'help.answer': '3 — répond par le choix 3 ; le mot qui y est écrit fait pareil',
  'help.steps': 'n, so — un pas de ce côté, là où l’on marche à la boussole ; alors save enregistre',
  'help.why': '? — ce qui n’est pas possible, et pourquoi',
  'help.rule': '? RÈGLE — montre une règle ou un chapitre ; ? et un choix dit pourquoi pas celui-là',
  'help.rules': 'r — les règles à propos de cette décision',
  'help.back': 'u — reprend votre dernière réponse, tant que rien n’a été révélé depuis',
  'help.save': 's FICHIER — sauve la partie ; s tout court, au même endroit que la dernière fois',
  'help.log': 'l — le journal entier, avec la règle derrière chaque ligne',
  'help.view': 'v — montre de nouveau la table',
  'help.help': 'h — cette page',
  'help.quit': 'q — quitte ; on vous demande d’abord quoi faire de ce qui n’est pas sauvé',
  'help.reasons': 'w NOM — pourquoi ce bot a fait ce qu’il a fait ; w seul interroge le dernier qui a joué',
  'help.hand': 'p NOM — passe l’appareil à quelqu’un d’autre',

  'save.done': 'Sauvé : {path}',
  'save.which': 'Où ? Tapez s et un nom de fichier.',
  'save.replace': 'Pour le remplacer, tapez : s! {path}',

  'leave.unsaved': '{entries, plural, one {# réponse n’est pas sauvée} other {# réponses ne sont pas sauvées}}.',
  'leave.prompt': 'Un nom de fichier sauve, - quitte sans sauver, Entrée reste : ',
  'leave.bye': 'Attention à la marche.',
  'leave.rescued': 'La partie est gardée : {path}\nPour continuer : oubliette play {game} --load {path}',
  'leave.lost': 'La partie n’a pu être gardée nulle part.',

  'curtain.title': 'Le rideau tombe',
  'curtain.pass': 'Passez l’appareil {seat_to}.',
  'curtain.hide': 'Entrée cache cette page pour {seat}, u reprend : ',
  'curtain.ready': '{seat}, appuyez sur Entrée quand personne d’autre ne regarde : ',

  'hand.who': 'À qui ? Tapez p et la lettre ou le nom de quelqu’un qui joue sur cet appareil.',
  'hand.alone': 'Vous êtes seul sur cet appareil.',

  'end.title': 'La partie est terminée',
  'end.winners': '{seats, plural, =0 {Personne ne gagne.} =1 {{seats} gagne.} other {{seats} gagnent ensemble.}}',
  'end.points': '{total, plural, one {# point} other {# points}}',
  'end.fairness': 'Des mélanges honnêtes',
  'end.seal': 'Le sceau était {commitment}…, le secret qu’il cachait est {secret}.',
  'end.check':
    'Sauvez la partie, et « oubliette verify FICHIER » la rejoue et contrôle chaque mélange et chaque réponse.',
  'end.check-file': '« oubliette verify {path} » rejoue la partie et contrôle chaque mélange et chaque réponse.',
  'end.keep': 'Un nom de fichier garde cette partie, Entrée s’en va : ',

  'verify.good': '{game} : tout concorde.',
  'verify.bad': '{path} : non vérifié.',
  'verify.seats': 'Places',
  'verify.rules': 'Règles',
  'verify.whole': 'Le fichier est intact : sa somme de contrôle {checksum}… concorde.',
  'verify.fair':
    'Les mélanges sont honnêtes : le secret correspond au sceau {commitment}…, et chaque carte en découle.',
  'verify.entries':
    '{entries, plural, =0 {Aucune réponse n’a encore été donnée.} =1 {La seule réponse était permise par les règles.} other {Les # réponses étaient toutes permises par les règles.}} {sums, plural, =0 {} =1 {Le point de contrôle concorde.} other {Les # points de contrôle concordent.}}',
  'verify.unfinished': 'La partie n’est pas terminée : elle attend {seats}.',
  'verify.entry': '{sentence} L’entrée dit : {entry}',
  'verify.no-such-game': 'Le fichier contient un jeu qui n’est pas installé : {game}. Il y a {games}.',
  'verify.other-rules':
    'La partie a été jouée avec les règles {rules}. Seules les règles {version} sont installées, et d’autres règles ne seraient pas un juge équitable.',
  'verify.parts': '{game} : tout ce qui pouvait être contrôlé ici concorde, mais tout ne pouvait pas l’être.',
  'verify.parts.seal': 'Le secret correspond au sceau {commitment}….',
  'verify.part.from-shuffle':
    'Part {part}, règles {rules} : {entries, plural, =0 {aucune réponse ; les cartes découlent du secret.} =1 {la seule réponse était permise, et chaque carte découle du secret.} other {les # réponses étaient toutes permises, et chaque carte découle du secret.}}',
  'verify.part.from-state':
    'Part {part}, règles {rules} : {entries, plural, =0 {aucune réponse} =1 {la seule réponse était permise} other {les # réponses étaient toutes permises}}, à partir de l’état où le fichier dit que cette part commence. Cet état n’a pas été contrôlé.',
  'verify.part.no-rules':
    'Part {part}, règles {rules} : {entries, plural, =0 {aucune réponse} =1 {une réponse} other {# réponses}}, sans contrôle. Seules les règles {version} sont installées, et d’autres règles ne seraient pas un juge équitable.',
  'verify.part.no-start':
    'Part {part}, règles {rules} : {entries, plural, =0 {aucune réponse} =1 {une réponse} other {# réponses}}, sans contrôle : le fichier ne dit pas où cette part commence.',
  'verify.printable-change':
    'Réponses, mélanges et points de contrôle concordent toujours : le changement touche les noms, les réglages ou la somme de contrôle elle-même.',

  'games.seats': '{range} places',
  'games.rules': 'règles {version}',
  'games.usual': '(d’habitude {value})',

  'train.stopped': 'Arrêt après {done} parties sur {games} ; la même commande reprend avec {path}',
  'train.written':
    '{path} : {features, plural, one {# trait} other {# traits}} en {stages, plural, one {# étape} other {# étapes}}. Les parties mises de côté sont prévues avec une corrélation de {correlation} ; par ce que le jeu sait lui-même, {own}.',
  'train.learned': 'Ce qu’elle en pense, en points, là où cela compte le plus :',
  'judge.iterations':
    '{iterations, number} itérations avec ces poids prennent à peu près le temps de {plain, number} sans eux ({level}).',
  'judge.row':
    '{above} {seats, number} joueurs{variants} : {won} % de {games, number} parties gagnées ({low} – {high} %), un égal en gagnerait {par} %',
  'judge.accepted': 'Acceptée : au-dessus d’un égal partout.',
  'judge.refused': 'Refusée : quelque part, elle ne vaut peut-être pas mieux qu’un égal.',
  'standing.title': 'Consignes',
  'standing.none': 'Ce jeu n’a pas de consignes.',
  'standing.ask': 'Me demander',
  'standing.given': 'La table répond pour vous : {answer}.',
  'help.standing': 'a [NUMÉRO] — consignes : ce que la table répond pour vous',
  'page.sentence': 'Vous pouvez y ajouter vos propres mots : NUMÉRO: vos mots',
  'trouble.table': 'Impossible d’ouvrir une telle table : {why}',
  'trouble.train-games': 'Une table de poids demande de {least} à {most} parties.',
  'trouble.weights': '{path} n’est pas une table de poids pour ce jeu : « {where} » ne va pas.',
  'lab.title': 'Le labo : {game}',
  'lab.about': '{games, plural, one {# partie} other {# parties}}, règles {rules}, graine « {seed} ».',
  'lab.progress': '{done} parties sur {games}, encore {minutes} min {seconds} s environ',
  'lab.resumed': 'Reprise après {done, plural, one {# partie} other {# parties}} : {path}',
  'lab.stopped': 'Arrêt après {done} parties sur {games} ; la même commande reprend. Jusqu’ici : {path}',
  'lab.done': '{games, plural, one {# partie jouée} other {# parties jouées}} : {path}',
  'lab.sides': 'Camps',
  'lab.allied': 'Parties ensemble',
  'lab.players': 'Joueurs',
  'lab.chairs': 'Ce que vaut la chaise',
  'lab.chair': 'Chaise {n}',
  'lab.won': 'Parties gagnées',
  'lab.points': 'Points',
  'lab.answers': 'Réponses par partie',
  'lab.missed': 'Manquées',
  'lab.lines': 'D’où viennent les points',
  'lab.length': 'Réponses dans une partie',
  'lab.uses': 'Ce qui est choisi, et ce qui va avec',
  'lab.uses-about':
    'Valeur : les points de ceux qui l’ont choisi, au-dessus des autres. Qui mène choisit autrement : c’est un indice, pas une preuve.',
  'lab.happened': 'Ce qui s’est passé, et ce qui va avec',
  'lab.happened-about': 'Les événements du journal, selon les cartes dont ils parlent',
  'lab.per-game': 'Fois par partie',
  'lab.in-games': 'Dans combien de parties',
  'lab.worth': 'Valeur',

  'quest.readable': '{path} : une quête pour {game}, et elle peut être gagnée.',
  'quest.fault': '{where} : {why}',
  'quest.refused': '{path} ne peut pas se jouer : {count, plural, one {# défaut} other {# défauts}}.',
  'quest.played':
    '{games, plural, one {# partie} other {# parties}} entre automates ({level}), {answers} réponses par partie en moyenne :',
  'quest.end': '{percent} % ({games}) : {words}',
  'quest.unended': 'aucune fin en vue',
  'trouble.not-json': '{path} n’est pas du JSON.',
  'campaign.town': 'En ville, avant la prochaine partie',
  'campaign.for': '{name} : {count, plural, one {# chose} other {# choses}} à sa portée',
  'campaign.set-out': 'Entrée : se mettre en route',
  'campaign.back': 'Entrée : plus rien ici',
  'campaign.joined':
    'La campagne de {path} compte {games, plural, one {# partie} other {# parties}}. Relancez la même commande pour la poursuivre.',
  'campaign.unchecked.no-rules':
    'Partie {game}, règles {rules} : non rejouée. Ces règles ne sont pas installées, et d’autres ne seraient pas un juge équitable.',
  'campaign.unchecked.partly':
    'Partie {game}, règles {rules} : rejouée en partie seulement, autant que ses règles sont installées. Le reste n’a pas été contrôlé.',
  'verify.campaign':
    '{games, plural, one {# partie rejouée} other {# parties rejouées}} ; chacune a reçu ce que la précédente a transmis.',
  'trouble.no-campaign': '{game} n’a pas de campagnes.',
  'trouble.no-such-game': 'Aucun jeu ne s’appelle « {id} ». Il y a : {games}.',
  'trouble.language': '« {word} » n’est pas une langue de ce programme. Il y a en et fr.',
  'trouble.seat':
    '« {word} » n’est pas une place. Écrivez me, bot, lord (ou bot:lord), me:Nom ou lord:Nom, séparés par des virgules.',
  'trouble.quiet': 'Personne ne marchande dans ce jeu : quiet:{word} serait le même que {word}.',
  'trouble.lab-seat':
    '« {word} » ne joue pas au labo. Écrivez apprentice, steward, lord, archlord, sensible, random ou exec:COMMANDE.',
  'trouble.lab-number': '{name} est un nombre entier à partir de 1, pas « {text} ».',
  'trouble.lab-other': '{path} contient une autre série. Choisissez un autre --out, ou effacez-le.',
  'trouble.policy':
    'Ce jeu n’a pas de conduite « {word} ». {policies, plural, =0 {Il n’en a aucune.} other {Il y a : {policies}.}}',
  'trouble.seats': 'Ce jeu a {range} places, mais {given, plural, one {# a été donnée} other {# ont été données}}.',
  'trouble.same-name': 'Deux places s’appellent « {name} ». Il faut un nom pour chacun.',
  'trouble.long-name': 'Le nom « {name} » dépasse {most} caractères.',
  'trouble.bot-name': 'Le nom « {name} » désigne un bot dans les fichiers. Choisissez-en un autre.',
  'trouble.seed': 'Une graine a de 1 à {most} caractères.',
  'trouble.setting-form': '« {text} » n’est pas un réglage. Écrivez --setting nom=valeur.',
  'trouble.setting-unknown': 'Ce jeu n’a pas de réglage « {name} ». Il a : {settings}.',
  'trouble.setting-flag': 'Le réglage {name} vaut true ou false.',
  'trouble.setting-whole': 'Le réglage {name} est un nombre entier de {least} à {most}.',
  'trouble.setting-choice': 'Le réglage {name} vaut une de ces valeurs : {values}.',
  'trouble.load-alone': 'Une partie sauvée a sa graine et ses réglages : --load va sans --seed ni --setting.',
  'trouble.bad-file': '{path} ne peut pas être repris. {why}',
  'trouble.unreadable':
    '{path} ne peut pas être lu : {why, select, ENOENT {ce fichier n’existe pas} EISDIR {c’est un dossier} EACCES {accès refusé} EFBIG {il est trop gros} other {{why}}}.',
  'trouble.unwritable':
    '{path} ne peut pas être écrit : {why, select, ENOENT {son dossier n’existe pas} ENOTDIR {son dossier est un fichier} EISDIR {c’est un dossier} EACCES {accès refusé} EPERM {accès refusé} EROFS {le disque est en lecture seule} ENOSPC {le disque est plein} other {{why}}}.',
  'trouble.exists': '{path} existe déjà et n’est pas cette partie.',
};
