import { aboutCards, type Phrases } from '../about.ts';

const USES = {
  once: 'Ne sert qu’une fois.',
  adventure: 'Sert une fois par aventure.',
  always: '',
} as const;

const phrases: Phrases = {
  profile: ({ move, combat, shoot, range, armour }) =>
    `Mouvement ${move}, combat ${combat}, armure ${armour}${shoot > 0 ? `, tire ${shoot} dés à ${range} cases` : ''}.`,
  hero: ({ injuredAt, crippledAt }) => `Amoindri à ${injuredAt} blessures, hors de combat à ${crippledAt}.`,
  minion: ({ pileAt, destroyedAt }) =>
    pileAt > 0
      ? `Tombe en tas d’os à ${pileAt} succès, détruit à ${destroyedAt}.`
      : `Détruit à ${destroyedAt} succès, sans laisser d’os.`,
  boss: ({ wounds, injuredAt }) => `Une blessure par attaque réussie : amoindri à ${injuredAt}, détruit à ${wounds}.`,
  item: ({ uses, shot }) =>
    [USES[uses], shot === undefined ? '' : `${shot.dice} dés à ${shot.range} cases.`]
      .filter((part) => part !== '')
      .join(' '),
};

const words = {
  barbarian: 'Frappe le plus fort et pose les questions après. Son exploit combat tous ceux qui l’entourent.',
  dwarf: 'Lent, têtu et dur à blesser. Son exploit tient toute une ligne.',
  elf: 'Rapide, et redoutable de loin. Son exploit tire trois fois.',
  wizard: 'Lance deux sorts mineurs ou un majeur. Son exploit lance les deux majeurs.',
  thief:
    'Deux dés de plus contre les serrures, désamorce tout piège, peut faire relancer une fouille. Son exploit se faufile devant tous.',

  skeleton: 'Un sbire d’os : il peut se relever de son tas.',
  archer: 'Un squelette avec un arc.',
  zombie: 'Lent, et il ne se relève pas.',
  'armoured-zombie': 'Un zombie habillé pour l’occasion.',
  ghost: 'Traverse les meubles, et se touche mal.',
  'dwarf-revenant': 'Se relève comme un squelette, mais coûte deux ordres à relever.',
  bat: 'Vole : les arcs avant ne l’arrêtent ni ne la frappent.',
  warden: 'Chef. Jamais en infériorité, ne lance rien, et ne quitte jamais sa salle.',
  necromancer:
    'Chef. Lance un sort chaque fois qu’il agit : Trait du tombeau, Appel des os, ou Linceul, qui l’endurcit un moment.',

  'lamp-oil': 'À la fin d’un mouvement, brûle pour de bon un tas d’os voisin.',
  'salt-rations': 'Soigne une blessure au lieu de bouger.',
  'rope-and-wedges': 'Un dé de plus contre une serrure.',
  'healing-draught': 'Soigne deux blessures, à tout moment de votre tour.',
  whetstone: 'Un dé de plus dans un Combat que vous engagez.',
  'chalk-of-unsealing': 'Ôte une étoile à une serrure magique voisine.',
  'dented-buckler': 'Ignore une blessure.',
  'balanced-weapon': 'Un dé de plus dans les Combats que vous engagez sans être en infériorité.',
  scroll: 'N’importe qui lance avec lui un sort mineur, pour une action.',
  'cloak-of-mist': 'Les tirs contre vous ont un dé de moins.',
  'ring-of-the-second-wind': 'Rend prêt un exploit déjà employé.',
  'runed-blade': 'Dans les Combats que vous engagez, l’armure de la cible baisse d’un.',
  'throwing-knife': 'Un jet à courte distance.',
  'throwing-axe': 'Un jet à courte distance, et qui fait mal.',
  buckler: 'Relance votre défense dans un Combat.',
  'sharp-blade': 'Un dé de plus dans un Combat que vous engagez.',
  spear: 'Combat par-dessus une case vide, droit devant.',
  'light-crossbow': 'Tire, si vous n’avez pas bougé.',
  'tower-shield': 'Si vous n’avez pas bougé, votre armure monte d’un jusqu’à votre prochain tour.',
  'bane-blade-skeletons': 'Un dé de plus dans les Combats que vous engagez contre des squelettes.',
  'bane-blade-zombies': 'Un dé de plus dans les Combats que vous engagez contre des zombies.',
  'bane-blade-ghosts': 'Un dé de plus dans les Combats que vous engagez contre des fantômes.',
  'dwarf-forged-weapon': 'Un dé de plus dans tout Combat que vous engagez.',
  chime: 'À porter là où l’aventure le veut. Ne fait rien d’autre.',
  'royal-weapon': 'À porter là où l’aventure le veut. Ne fait rien d’autre.',
} as const;

export const about = {
  ...aboutCards(phrases, words),

  'about.crystal':
    'Dépensé pour un sort : plus son niveau est haut, plus il donne de dés, d’étoiles, de cases ou d’armure. Deux par héros.',

  'about.reaping-circle':
    'Exploit du Barbare : bouger, puis combattre chaque ennemi voisin, l’un après l’autre, derrière aussi.',
  'about.living-wall':
    'Exploit du Nain : jusqu’à son prochain tour, nul ennemi de son arc avant ne quitte sa case, et il n’est pas en infériorité.',
  'about.three-strings': 'Exploit de l’Elfe, hors de tout arc avant : trois Tirs de suite.',
  'about.overchannel': 'Exploit du Magicien : les deux sorts majeurs en un tour ; l’un d’eux peut prendre un cristal.',
  'about.slip-past':
    'Exploit de la Voleuse : un mouvement qu’aucun arc avant n’arrête ni ne frappe, puis une action, mais pas de fouille.',

  'about.ember-dart': 'Sort mineur : une attaque sur un ennemi.',
  'about.rust': 'Sort mineur : l’armure d’un ennemi baisse jusqu’à la fin du round.',
  'about.hasten': 'Sort mineur : un autre héros, hors de tout arc avant, avance aussitôt de quelques cases.',
  'about.unward': 'Sort mineur : ôte une étoile à une serrure magique.',
  'about.crystallise': 'Sort mineur : donne un cristal, ou monte le niveau d’un cristal que l’on a.',
  'about.fireburst':
    'Sort majeur : une attaque sur tous dans un bloc de neuf cases, amis compris. Puis il se recharge.',
  'about.stoneskin': 'Sort majeur : l’armure d’un héros monte jusqu’au prochain tour du magicien. Puis il se recharge.',
  'about.grave-bolt': 'L’attaque à distance du Nécromancien.',
  'about.call-the-bones': 'Le Nécromancien relève sans ordre des tas d’os proches. Puis le sort se recharge.',
  'about.shroud': 'L’armure du Nécromancien monte jusqu’à ce qu’il agisse de nouveau.',

  'about.second-wind': 'Au tour du maître : un ordre de plus.',
  'about.march': 'Au tour du maître : quelques figurines avancent un peu, sans agir.',
  'about.rise': 'Au tour du maître : un tas d’os se relève sans ordre.',
  'about.rise-and-strike': 'Au tour du maître : un tas d’os se relève sans ordre et peut combattre aussitôt.',
  'about.clatter-of-bones': 'Au tour du maître : un nouveau tas d’os sur une case vide, loin du contact des héros.',
  'about.grasping-hands': 'Avant le tour d’un héros : son mouvement est réduit de moitié.',
  'about.sudden-lunge': 'Avant le tour d’un héros : une figurine combat sur place un héros de son arc avant.',
  'about.flicker': 'Quand un héros tire ou lance un sort d’attaque : un dé de moins.',
  'about.dark-draught': 'Au tour du maître : un chef guérit d’une blessure.',
  'about.whisper':
    'Au tour du maître : regarder les deux cartes du dessus du paquet de fouille et les remettre à son gré.',

  'about.empty': 'Carte de fouille : de la poussière, et rien d’autre.',
  'about.treasure': 'Carte de fouille : on lance sur la table de trésor que nomme la carte.',
  'about.wandering': 'Carte de fouille : des monstres arrivent d’une tuile voisine.',
  'about.secret':
    'Carte de fouille : une petite tuile derrière un mur ; un dé la dit vide, habitée ou pleine de trésors.',
  'about.trap':
    'Carte de fouille : un piège part sous le fouilleur. Sur la carte : part quand on y entre ; se désamorce d’à côté.',
  'about.ambush': 'Carte de fouille : des monstres surgissent dans la salle même.',
  'about.event': 'Carte de fouille : on lance sur la table des événements.',

  'about.bat-swarm': 'Événement : quelques chauves-souris entrent.',
  'about.torch-goes-out': 'Événement : au prochain tour du maître, chaque sbire a un dé de plus.',
  'about.portcullis':
    'Événement : le maître peut en abaisser une sur un bord ouvert. Elle coupe chemins et vue jusqu’à ce qu’on la brise.',
  'about.slippery-floor': 'Événement : des tuiles deviennent glissantes pour le reste de l’aventure.',
  'about.magic-surge': 'Événement : tous les sorts sont prêts, et le prochain part comme avec le plus fort cristal.',
  'about.fortune': 'Événement : chaque héros gagne de la Gloire.',
  'about.necromantic-drain': 'Événement : des squelettes tombent en tas d’os, au choix du maître.',
  'about.lock-gives-way': 'Événement : une serrure, au hasard, cède.',
  'about.escaped-prisoner':
    'Événement : pas de carte de commandement pendant trois tours du maître, et plus d’or pour chaque héros en cas de victoire.',
  'about.breakthrough': 'Événement : le maître ne pioche pas à la fin de ce round.',
  'about.trove': 'Événement : de l’or, des tonneaux, un coffre, un coffre magique et un râtelier, tout au fouilleur.',

  'about.covered-pit': 'Piège : une petite attaque, et le prochain mouvement réduit de moitié.',
  'about.spear-slot': 'Piège : une attaque, simple et pointue.',
  'about.swinging-log': 'Piège : une attaque ; le héros blessé est poussé d’une case loin du mur.',
  'about.choking-spores': 'Piège : une petite attaque sur chaque héros de la salle.',
  'about.weighted-net': 'Piège : le héros ne bouge pas à son prochain tour, sauf si un voisin coupe le filet.',
  'about.alarm-bell': 'Piège : le maître pioche une carte de commandement.',
  'about.falling-block': 'Piège : une lourde attaque ; le héros s’écarte et la case reste bloquée.',
  'about.draining-glyph': 'Piège : les sorts majeurs d’un lanceur se rechargent ; tout autre héros est attaqué.',
  'about.bone-chute': 'Piège : deux tas d’os tombent à côté du héros.',
  'about.rusted-mechanism': 'Piège : cela fait clic. C’est tout.',

  'about.barrels':
    'Se vident une fois, d’à côté, pour une action : des riens, un peu d’or, à manger, parfois une chauve-souris.',
  'about.chest': 'Se vide une fois, d’à côté, pour une action : de l’or et des choses utiles, parfois un piège.',
  'about.locked-chest':
    'Il faut d’abord forcer la serrure, puis le vider par une autre action : mieux que dans un coffre ordinaire.',
  'about.magic-chest':
    'Ses étoiles ne cèdent qu’à la magie. Dedans : cristaux, parchemin, objets enchantés, parfois un contrecoup.',
  'about.weapon-rack': 'Se vide une fois, d’à côté, pour une action : des armes et des boucliers.',
  'about.bookcase': 'Barre le chemin et la vue. Rien à trouver.',
  'about.table': 'Barre le chemin et donne du couvert. Rien à trouver.',
  'about.hearth': 'Barre le chemin et donne du couvert. Rien à trouver.',
  'about.altar': 'Un but de l’aventure : il faut y apporter quelque chose, d’à côté.',
  'about.cairn': 'Un but de l’aventure : il faut forcer sa serrure d’os.',
  'about.winch': 'Un but de l’aventure : s’actionne d’à côté pour une action.',
  'about.block': 'Ce qu’un bloc a laissé en tombant : on ne s’y tient plus, mais on voit par-dessus.',
  'about.bone-pile': 'Le maître peut le relever par un ordre. Seule l’huile de lampe en vient à bout.',
  'about.exit': 'Un héros qui y finit son mouvement quand la sortie est ouverte peut partir, sain et sauf.',
  'about.secret-rooms': 'Un dé dit ce qui attend dans une pièce secrète.',
  'about.monsters': 'Les dés disent qui vient.',
  'about.monster-loot': 'Un dé de butin pour qui abat le dernier d’un groupe.',
  'about.events': 'Deux dés disent ce qui arrive.',

  'about.start': 'Par où les héros sont entrés.',
  'about.room': 'Assez grande pour être fouillée, une fois, quand aucun sbire ne s’y tient.',
  'about.corridor': 'Trop petit pour être fouillé.',
  'about.slippery': 'Plus de quatre cases d’un mouvement sur ce sol coûtent l’action du tour.',
  'about.searched': 'Déjà fouillée : plus rien à trouver.',
  'about.door': 'S’ouvre d’elle-même dès qu’un héros est devant ; ce qui est derrière entre en jeu.',
  'about.open-door': 'Ouverte pour de bon.',
  'about.locked-door': 'Une serrure s’attaque comme une figurine ; un succès l’ouvre.',
  'about.sealed-door': 'Une serrure magique : chaque étoile se lève par la magie. La force n’y peut rien.',
  'about.passage-door-open': 'Le chemin d’une pièce secrète.',
  'about.ready': 'Pas encore employé dans cette aventure.',
  'about.used': 'Employé : un exploit sert une fois par aventure.',

  'about.view.quest': 'Ce qu’il faut faire ici, et ce que le maître a pour l’empêcher.',
  'about.view.round':
    'Les héros d’abord, puis le maître ; puis il pioche une carte. Plus de carte à piocher, plus de temps.',
  'about.view.map': 'Les tuiles révélées. Derrière une porte close, rien n’est en jeu.',
  'about.view.tiles': 'Les tuiles révélées, par leur nom et leurs coins.',
  'about.view.locks': 'Dés et armure de chaque serrure, ou ses étoiles.',
  'about.view.heroes': 'Quatre héros ; chacun joue une fois par round, dans l’ordre qu’ils veulent.',
  'about.view.cardsInHand': 'Cartes de commandement en main du maître : une à son tour, une à celui de chaque héros.',
  'about.view.hand': 'Vos cartes de commandement. Une à votre tour, une à celui de chaque héros.',
  'about.view.commandsLeft':
    'Chacun fait bouger et agir une figurine, ou relève un tas. Ce qui reste à la fin est perdu.',
  'about.view.commandDeckLeft':
    'L’horloge : quand le maître ne peut plus piocher à la fin d’un round, les héros ont perdu.',
  'about.view.usedCommands': 'Cartes de commandement jouées. Elles ne reviennent jamais.',
  'about.view.searchDeckLeft': 'Cartes de fouille restantes ; un paquet vide ne trouve rien.',
  'about.view.usedSearch': 'Cartes de fouille déjà retournées.',
  'about.view.usedFaces': 'Tables de trésor déjà nommées ; les six passent avant qu’une revienne.',
  'about.view.usedTraps': 'Pièges déjà partis.',
  'about.view.reached': 'Les buts atteints.',
  'about.view.wounds': 'Un héros amoindri lance un dé de moins ; à la dernière blessure, il est hors de combat.',
  'about.view.gold': 'Achète à la boutique, avant une aventure.',
  'about.view.glory': 'Un score de campagne ; elle ne fait rien ici-bas.',
  'about.view.items': 'Ce que porte le héros. Donner un objet est une action.',
  'about.view.spent': 'Servira de nouveau à la prochaine aventure.',
  'about.view.crystals': 'Un cristal renforce un sort de son niveau. Deux au plus.',
  'about.view.feat': 'À la place d’un tour, une fois par aventure.',
  'about.view.played': 'A eu son tour ce round.',
  'about.view.gone': 'N’est plus sur le plateau.',
  'about.view.goals': 'Ce que les héros doivent faire pour gagner.',
  'about.view.commands': 'Les ordres du maître à chaque tour.',
  'about.view.commandCards': 'Autant de cartes, autant de temps.',
  'about.view.raiseLimit': 'Autant de figurines relevées peuvent tenir debout à la fois.',
  'about.view.raise': 'En quoi les tas d’os peuvent se relever.',
  'about.view.ended': 'Comment cela s’est fini.',
  'about.view.torch': 'Tant qu’elle est éteinte, chaque sbire a un dé de plus.',
  'about.view.surge': 'Le prochain sort part comme avec le plus fort cristal.',
  'about.view.slippery': 'Tuiles où un long mouvement coûte l’action.',
  'about.view.searched': 'Tuiles fouillées : chacune une fois.',
  'about.view.silenced': 'Autant de tours sans carte de commandement pour le maître.',
  'about.view.prisoners': 'Prisonniers libérés : plus d’or pour chaque héros en cas de victoire.',
  'about.view.stars': 'À lever par la magie, une par une.',
  'about.view.lock': 'Dés et armure de la serrure ; un succès l’ouvre.',
  'about.view.whispered': 'Le dessus du paquet de fouille, comme vous l’avez laissé ; votre secret.',
  'about.view.deckChanges': 'Cartes de fouille remplacées par le maître. Montrées à tous à la fin.',
  'about.view.recharge': 'Sorts majeurs pas encore prêts, en tours.',
  'about.view.netted': 'Ne peut bouger ; un héros voisin peut couper le filet.',
  'about.view.silencedTo': 'Ni sort ni exploit avant la fin de ce round.',
  'about.view.stone': 'L’armure est plus haute pendant autant de tours.',
  'about.view.shielded': 'Immobile derrière un pavois : armure plus haute d’un jusqu’au prochain tour.',
  'about.view.wall': 'Aucun ennemi de l’arc avant ne peut quitter sa case.',
  'about.view.pit': 'Le prochain mouvement est réduit de moitié.',
  'about.view.rooms': 'Autant de salles à fouiller ; le paquet de fouille est fait pour elles.',
  'about.view.failures': 'Tentatives perdues ; chacune a mis un monstre errant dans le paquet de fouille.',
  'about.view.loseAtFirstCripple': 'Les héros perdent dès que l’un d’eux est hors de combat.',
  'about.view.skipDraw': 'Le maître ne pioche pas à la fin de ce round.',
  'about.view.hiddenTraps': 'Cases où attend un piège ; vous seul le savez.',
  'about.view.searchDeck': 'Ce que contient le paquet de fouille, pas dans quel ordre.',
  'about.view.campaign': 'Où en est la campagne.',
  'about.view.hours': 'Chaque tentative coûte une heure ; sans heures, la campagne est perdue.',
  'about.view.adventure': 'Laquelle des huit aventures.',
  'about.view.dungeon': 'Ce qui attend sur les tuiles que personne n’a vues ; vous seul le savez.',
  'about.view.minions': 'Qui attend là.',
  'about.view.pieces': 'Ce qui se trouve là.',
  'about.view.piles': 'Où gisent des os.',
  'about.view.doors': 'Portes que personne n’a encore vues.',
  'about.view.exit': 'La case par où sortent les héros.',
  'about.view.boss': 'Barre le chemin, avec sa propre piste de blessures.',
  'about.view.turntable': 'La tuile de départ tourne d’un quart à la fin de chaque round.',
} as const;
