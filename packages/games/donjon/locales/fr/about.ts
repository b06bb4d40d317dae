import { ADR, ATT, DEF, FOR, MAG, VIT } from '../../src/cards/cards.ts';
import { aboutCards, type Phrases } from '../about.ts';
import { names } from './names.ts';

const named = (id: string): string => names[`name.${id}` as keyof typeof names] ?? id;
const count = (n: number, one: string, many: string): string => `${n} ${n <= 1 ? one : many}`;
const MISSILES = { arrow: 'des flèches', bolt: 'des carreaux', stone: 'des pierres' } as const;

const phrases: Phrases = {
  kin: {
    beast: 'Une bête.',
    chaos: 'Une créature du chaos.',
    greenskin: 'Une peau-verte.',
    humanoid: 'Marche sur deux jambes et devrait avoir honte.',
    undead: 'Mort-vivant : ni sommeil ni nuage toxique ne l’atteignent.',
  },
  abilities: {
    webs: 'Au tour où elle n’attaque pas, elle peut tisser une toile à côté d’elle.',
    venom: 'Une morsure profonde inocule du venin : un malus jusqu’à guérison.',
    'only-magic': 'Seuls les armes magiques et les sorts la blessent.',
    tail: 'Une fois par tour de combat, frappe aussi de la queue.',
    weakens: 'Qui en est blessé est affaibli en tout jusqu’à la fin de la prochaine phase d’exploration.',
    'second-attack': 'Frappe une seconde fois après avoir bougé, si le premier coup a porté.',
    reach: 'Frappe jusqu’à deux cases, par-dessus amis et ennemis.',
    ranged: 'Tire, et n’est jamais à court de flèches.',
    drains: 'Prend de la force au lieu de la vie ; sans force, un héros renonce.',
    regenerates: 'Regagne un point de vie à la fin de chaque tour de combat.',
  },
  profile: ({ stats, life, weapon, armour, xp }) =>
    `Attaque ${stats[ATT]}, défense ${stats[DEF]}, force ${stats[FOR]}, adresse ${stats[ADR]}, magie ${stats[MAG]}, vitesse ${stats[VIT]} ; vie ${life}, arme ${weapon}, armure ${armour}. Vaut ${xp} points d’expérience à qui l’abat.`,
  knows: (spells) => `Lance, chacun une fois par combat : ${spells.join(', ')}.`,
  lieutenant: 'Un lieutenant : il amène une seconde bande.',
  weapon: ({ power, hands, missile }) =>
    `${missile === undefined ? 'Arme' : `Tire ${MISSILES[missile]}, un projectile par tir ; arme`} de puissance ${power}, ajoutée au jet d’attaque ; ${hands === 1 ? 'à une main' : 'à deux mains, donc sans bouclier'}.`,
  armour: ({ power, slot }) =>
    slot === 'shield'
      ? `Bouclier de puissance ${power}, ajoutée à l’armure ; inutile avec une arme à deux mains.`
      : `Armure de puissance ${power}, ajoutée au jet de défense.`,
  zone: ({ doors, locked, objective }) =>
    [
      `Une zone à ${count(doors.length, 'porte', 'portes')}.`,
      ...(locked ? ['Ses autres portes et son mobilier sont verrouillés.'] : []),
      ...(objective ? ['Une quête peut y avoir son but.'] : []),
    ].join(' '),
  room: (furniture, monsters, dark) =>
    [
      furniture.length === 0 ? 'Aucun mobilier.' : `On y trouve : ${furniture.join(', ')}.`,
      monsters ? 'Il y a quelqu’un : on pioche une carte Monstre.' : 'Il n’y a personne.',
      ...(dark ? ['Il y fait noir.'] : []),
    ].join(' '),
  pack: ({ treasure, unique }) =>
    [
      `${count(treasure, 'carte Trésor', 'cartes Trésor')} pour le groupe quand tous sont vaincus.`,
      ...(unique === 'lieutenant' ? ['Un lieutenant : on pioche une carte de plus pour ses soldats.'] : []),
      ...(unique === 'lone' ? ['Il vient seul.'] : []),
    ].join(' '),
};

export const about = {
  ...aboutCards(phrases, named),

  'about.human': 'Moyen en tout, et libre d’exercer tous les métiers.',
  'about.elf': 'Meilleur en magie, le bras plus faible. Aucun dieu n’écoute les elfes : jamais prêtre.',
  'about.dwarf': 'Plus fort et plus lent. Trop honnête, ou trop bruyant, pour être voleur.',
  'about.warrior': 'Se bat et protège : toutes les armes, toutes les armures.',
  'about.magician': 'Lance des sorts ; ne porte que les armes et armures les plus légères.',
  'about.priest': 'Soigne, bénit et repousse les morts ; tout sauf les armes les plus lourdes.',
  'about.thief': 'Trouve les pièges, crochète et contrarie le maître ; armes légères seulement.',

  'about.chest':
    'On l’ouvre et on lance le dé : souvent du rebut, parfois un trésor ou deux, et de temps en temps une fléchette rouillée (piège).',
  'about.cupboard':
    'On l’ouvre et on lance le dé : surtout du rebut, rarement un trésor, de temps en temps une fléchette (piège). On ne voit pas au travers.',
  'about.weapon-rack':
    'On le fouille et on lance le dé : des armes, voire deux fois, ou une cloche qui appelle des monstres (piège). On ne voit pas au travers.',
  'about.table': 'On la fouille et on lance le dé : le plus souvent des miettes, parfois un trésor.',
  'about.library':
    'On lit et on lance le dé : un trésor, un grimoire pour un sort, ou la distance de l’objectif. On ne voit pas au travers.',
  'about.alchemist-bench':
    'On y touche et on lance le dé : un trésor, une potion de soins, ou une explosion pour tous ceux qui sont près.',
  'about.hearth':
    'On le fouille et on lance le dé : surtout des cendres, parfois une torche, rarement un trésor. On ne voit pas au travers.',
  'about.altar': 'On y touche et on lance le dé : un trésor, même deux, ou des visions qui coûtent de la vie.',
  'about.sarcophagus':
    'On l’ouvre et on lance le dé : des os, une momie, une malédiction, ou un lourd couvercle et un trésor dessous pour qui en a la force.',
  'about.desk':
    'On l’ouvre et on lance le dé : des papiers, parfois la distance de l’objectif, un grimoire ou un trésor.',
  'about.statue':
    'On y touche et on lance le dé : surtout de la pierre ; elle peut s’animer, ouvrir un passage, avoir des gemmes pour yeux ou cacher un trésor.',
  'about.fountain': 'On boit et on lance le dé : de l’eau, du poison, une source de soins, des pièces ou un trésor.',
  'about.magic-circle':
    'Le premier qui y marche lance le dé : soins, douleur, force, monstres, prison, ou retour à l’entrée.',
  'about.throne':
    'On s’assied et on lance le dé : le plus souvent rien, parfois un passage derrière, un petit magot ou un trésor.',
  'about.torture-rack':
    'On le fouille et on lance le dé : le plus souvent rien, parfois une potion ou un trésor, ou une coupure à la main.',
  'about.crevasse':
    'Ce qui la traverse a été tiré à la découverte de la zone. Sans pont solide, traverser teste l’adresse, et une chute tue, sauf destin ou corde.',

  'about.goods': 'Des affaires au sol : qui se tient dessus peut les ramasser pour un pas.',
  'about.web':
    'Seules les araignées passent ; une forte attaque la déchire. Toutes disparaissent avec la dernière araignée.',
  'about.fire': 'Brûle quiconque entre, ami ou ennemi, et bouche la vue jusqu’à ce qu’il s’éteigne.',
  'about.lever': 'S’actionne d’à côté pour un pas : il relève la herse.',
  'about.odd-lever':
    'S’actionne d’à côté pour un pas, si l’on ose : un dé choisit entre douleur, rien, porte secrète et trésor.',
  'about.slab': 'Bloque sa case jusqu’à ce qu’un héros y teste sa magie : un trésor, ou une carte pour le maître.',
  'about.seal': 'S’éteint d’à côté avec un test de force ou de magie ; la quête les veut tous éteints.',

  'about.lantern': 'Éclaire pour toujours la zone de qui la porte.',
  'about.torch': 'Allumée sans frais à son propre tour, elle éclaire la zone de qui la porte pour cette partie.',
  'about.rope': 'Sauve qui la porte, ou un héros voisin, d’une chute dans une crevasse.',
  'about.rat-poison':
    'Annule une nuée de rats, ou enduit une arme : meilleurs coups contre les skavens pour un combat.',
  'about.potion': 'À boire ou à donner à un héros voisin : un dé de vie, et fin du poison et du venin.',
  'about.poison': 'Enduit une arme : un de plus en attaque pour un combat.',
  'about.arrow': 'Pour les arcs : chaque tir en use une, et aucune ne revient.',
  'about.bolt': 'Pour les arbalètes : chaque tir en use un, et aucun ne revient.',
  'about.stone': 'Pour les frondes : chaque tir en use une, et aucune ne revient.',
  'about.crown': 'Ce que la quête demande : la sortir par l’escalier. Elle reste où tombe qui la porte.',
  'about.relic': 'Ce que la quête demande : la sortir par l’escalier. Elle reste où tombe qui la porte.',
  'about.ledger': 'Un pèlerin y a noté son chemin ; le trouver est un objectif à part.',
  'about.page': 'Une des pages que la quête demande : il faut en réunir assez.',
  'about.silver-stylus': 'Une dague en main, assez magique pour ceux que l’acier ne blesse pas.',
  'about.grimoire': 'Contient un sort ; n’importe quel héros peut le lancer une fois, pour un point de fatigue.',
  'about.scroll': 'Contient un sort ; n’importe quel héros peut le lancer une fois, pour un point de fatigue.',

  'about.room': 'Une salle : mobilier et monstres possibles, et une seule fouille.',
  'about.passage': 'Couloir, marches ou coude : pas de mobilier, mais un bel endroit pour une fosse.',
  'about.stairs': 'L’entrée et la sortie. Qui sort ne revient pas.',
  'about.dark': 'Dans le noir et sans lumière, personne ne court et tout test est plus dur.',
  'about.door': 'S’ouvre d’une case devant elle, pour un pas ; ce qui est derrière met fin au tour.',
  'about.locked-door': 'À crocheter, ou à enfoncer par un test de force : un essai par héros.',
  'about.open-door': 'Reste ouverte pour de bon.',
  'about.wall': 'Rien ne passe, pas même un pas en diagonale au ras de l’angle.',

  'about.poisoned': 'Perd de la vie au début de chaque tour, jusqu’à guérison ou point de destin.',
  'about.held': 'Ne peut quitter le cercle avant un test de magie réussi, mais peut combattre et lancer des sorts.',
  'about.frozen': 'Dans la glace : ne fait rien et se blesse mal ; une blessure ou un test de force y met fin.',
  'about.asleep': 'Ne fait rien et se défend sans dé. Toute blessure réveille.',
  'about.slept': 'Dort encore : ne fait rien, se défend sans dé, et se réveille à la fin de ce tour de combat.',
  'about.stunned': 'Secoué par le séisme : ne peut pas bouger à son prochain tour.',
  'about.skips': 'Engourdi par le gaz : son prochain tour est perdu.',
  'about.silenced': 'Ni compétence, ni parchemin, ni grimoire jusqu’à la fin de la phase.',
  'about.flying': 'Passe par-dessus figurines, meubles et crevasses, et aucun séisme ne le secoue.',
  'about.slipping': 'Passe les ennemis sans s’arrêter jusqu’à la fin du tour.',
  'about.mighty': 'Plus fort jusqu’à la fin de la phase.',
  'about.blessed': 'Attaque mieux jusqu’à la fin du combat.',
  'about.faith': 'Se défend mieux jusqu’à la fin du combat.',
  'about.shielded': 'Armure renforcée jusqu’à la fin du combat.',
  'about.sacred': 'L’arme compte comme magique et frappe mieux jusqu’à la fin du combat.',
  'about.cowed': 'Attaque moins bien jusqu’à la fin du tour de combat.',
  'about.dazzled': 'Attaque moins bien jusqu’à la fin du tour de combat.',
  'about.rock-hide': 'Armure renforcée jusqu’à la fin du tour de combat.',
  'about.frenzied': 'Peut attaquer une fois de plus ce tour de combat.',
  'about.lit': 'Une torche brûle : la zone de qui la porte compte comme éclairée.',
  'about.dormant': 'Se tient là sans être vu et ne prend encore part à rien.',
  'about.fled': 'Renvoyé d’où il venait.',

  'about.goal-kill': 'Le chef désigné de la salle d’objectif est tombé.',
  'about.goal-kill-soon': 'Le chef est tombé avant que trop de tours ne passent.',
  'about.goal-carry-out': 'Le trésor de la quête est sorti par l’escalier.',
  'about.goal-seals': 'Tous les sceaux sont éteints, et plus un monstre dans leur salle.',
  'about.goal-hold': 'Assez de pages sont réunies.',
  'about.goal-beat-all': 'Tous ceux qui attendaient dans la salle d’objectif sont vaincus.',
  'about.goal-search-all': 'Chaque salle découverte a été fouillée.',
  'about.goal-open-all': 'Chaque meuble voulu par la quête a été ouvert.',
  'about.goal-before-tokens': 'L’objectif principal fut atteint avant que les jetons n’appellent quelque chose.',
  'about.goal-nobody-down': 'Aucun héros n’est resté sans vie dans la salle d’objectif.',
  'about.goal-nobody-fell': 'Personne n’est tombé dans la crevasse.',
  'about.goal-found': 'Ce qui était caché à côté de l’objectif principal est trouvé.',
  'about.goal-free-all': 'Tous les captifs sont dehors.',
  'about.goal-try-all': 'Chaque bibliothèque et chaque bureau de la salle d’objectif a été essayé.',

  'about.view.map': 'Ce qui est découvert. Les portes mènent à la prochaine carte Donjon.',
  'about.view.phase': 'Exploration jusqu’à ce qu’un monstre paraisse ; puis combat jusqu’à la fin d’un camp.',
  'about.view.pe':
    'Combien de phases d’exploration ont eu lieu. Chacune commence par l’événement que le maître peut jouer.',
  'about.view.pc': 'Combien de combats ont eu lieu.',
  'about.view.round': 'Le tour de ce combat : tous les héros agissent, puis tous les monstres.',
  'about.view.left':
    'Ce qui reste de la vitesse de ce tour : un pas en coûte un, comme presque tout ce que font les mains.',
  'about.view.heroes': 'Le groupe. Sans vie, un héros est à terre, et meurt s’il l’est encore à la fin du combat.',
  'about.view.dungeonLeft': 'Les zones à venir. La salle d’objectif est parmi les dernières.',
  'about.view.treasureLeft': 'Les cartes Trésor encore à trouver.',
  'about.view.monsterLeft': 'Les bandes qui peuvent encore venir ; celles qui sont vaincues y retournent.',
  'about.view.eventLeft':
    'Les événements que le maître peut encore piocher ; aucun dès que la salle d’objectif est trouvée.',
  'about.view.inHand': 'Les cartes Événement du maître, cinq au plus.',
  'about.view.hand': 'Les événements du maître, chacun à son moment. Personne d’autre ne les voit.',
  'about.view.fresh': 'L’événement qui vient d’être pioché.',
  'about.view.heldBack': 'Les cartes que le maître peut mettre à la place d’une carte piochée.',
  'about.view.held': 'Une carte de chaque pioche, gardée pour servir à la place d’une autre.',
  'about.view.depth': 'Combien de cartes Donjon couvrent l’objectif, comme les héros l’ont lu quelque part.',
  'about.view.heard': 'Ce qu’une oreille contre la porte a appris de la prochaine zone ; un secret de ce joueur.',
  'about.view.eventDiscard': 'Les événements déjà joués.',
  'about.view.treasureDiscard': 'Les trésors épuisés.',
  'about.view.goals': 'Les objectifs secondaires atteints ; chacun vaut de l’expérience à chaque héros vivant.',
  'about.view.won':
    'L’objectif principal est atteint. Les héros peuvent continuer pour les autres, ou clore la partie.',
  'about.view.revealed': 'La salle d’objectif est trouvée : on ne pioche plus d’événement.',
  'about.view.life':
    'À zéro un héros est à terre, et mort s’il l’est encore à la fin du combat. Un monstre meurt aussitôt.',
  'about.view.fatigue': 'Paie les compétences, ou augmente son propre dé après le jet. Un repos rend un point.',
  'about.view.fate': 'Sauve de la mort, fait relancer le maître, ou arrête un événement. Dépensé pour de bon.',
  'about.view.gold': 'Achète armes et trésors en ville, entre deux parties.',
  'about.view.xp': 'Gagnée par le coup fatal et les objectifs ; achète compétences et caractéristiques en ville.',
  'about.view.items': 'Ce qui est porté. En exploration, des héros voisins peuvent se passer leurs affaires.',
  'about.view.weapon': 'Sa puissance s’ajoute à chaque jet d’attaque.',
  'about.view.body': 'Sa puissance s’ajoute à chaque jet de défense.',
  'about.view.shield': 'S’ajoute à l’armure, sauf avec une arme à deux mains.',
  'about.view.skills':
    'Chaque usage coûte un point de fatigue et incline la carte jusqu’à la prochaine phase du même genre.',
  'about.view.marks': 'Ce qui vaut en ce moment pour ce héros.',
  'about.view.tilted': 'Compétences employées en exploration : de retour à la prochaine phase d’exploration.',
  'about.view.tiltedInCombat': 'Compétences employées au combat : de retour au prochain combat.',
  'about.view.shots': 'Chaque tir en use un.',
  'about.view.venom': 'Un malus de un pour chacun sur tous les jets, jusqu’à guérison.',
  'about.view.weakness':
    'Toutes les caractéristiques baissent d’autant jusqu’à la fin de la prochaine phase d’exploration.',
  'about.view.drained':
    'La force prise par les spectres. Elle revient avec la fin du dernier ; sans force, un héros renonce.',
  'about.view.cursedUntil': 'Un malus de un jusqu’à la fin de cette phase d’exploration.',
  'about.view.race': 'Donne les premières caractéristiques, et ferme une classe à certains.',
  'about.view.class': 'Ajoute aux caractéristiques, et dit quelles compétences et quelles armes sont permises.',
  'about.view.name': 'Comment le groupe les appelle.',
  'about.view.dungeon': 'Une zone, gardée pour la prochaine porte.',
  'about.view.square': 'Une carte de salle carrée, gardée pour la prochaine.',
  'about.view.rectangular': 'Une carte de grande salle, gardée pour la prochaine.',
  'about.view.monster': 'Une bande, gardée pour le prochain combat.',
  'about.view.treasure': 'Un trésor, gardé pour le prochain qui trouve.',
} as const;
