// Outlines, backgrounds and frames of all pieces, as data.
import {
  type CharacterId,
  type EventId,
  ITEMS,
  type ItemId,
  type ItemType,
  MONSTERS,
  type MonsterId,
  type MonsterType,
  type QuestId,
  type SpecialId,
} from '@oubliette/quests-and-betrayals/cards';
import type { PortraitFace } from '../../../kit/pieces/portrait.tsx';
import type { Grounds } from '../../../kit/pieces/sprite.tsx';
import type { TokenFace } from '../../../kit/pieces/token.tsx';
import type { GameIcon } from '../icon-names.ts';

export const GROUNDS: Grounds = {
  warrior: ['#b4604c', '#7d3527', '#3d1610'],
  thief: ['#6f8a76', '#3d5547', '#1b2a22'],
  sorcerer: ['#7d82d8', '#44479c', '#1f2158'],
  barbarian: ['#c08a4e', '#81531f', '#3c240c'],
  bard: ['#a8678f', '#6d365a', '#331529'],
  ranger: ['#9aa75a', '#5d6b2a', '#2a3212'],
  nobody: ['#5b5044', '#3a3228', '#1d1812'],
  creature: ['#93a15c', '#55632f', '#252d12'],
  humanoid: ['#a2523d', '#6a2c22', '#2a100c'],
  undead: ['#8f97a8', '#565e72', '#262b38'],
  dragon: ['#a06cc0', '#5d3480', '#2a1240'],
  untyped: ['#6f9aa0', '#35606a', '#14303a'],
  kept: ['#a9c878', '#587a34', '#26400f'],
  running: ['#a6aaf5', '#4a4da3', '#20225c'],
  broken: ['#d9604f', '#8e2b22', '#4a120c'],
};

export const GOODS = {
  gems: { icon: 'cut-diamond', colour: '#12806a' },
  trophies: { icon: 'trophy', colour: '#b07d12' },
  wounds: { icon: 'drop', colour: '#a8271f' },
  power: { icon: 'crossed-swords', colour: '#6d4a2a' },
  ally: { icon: 'shaking-hands', colour: '#2f5f9e' },
  arcane: { icon: 'brass-eye', colour: '#4a4da3' },
} as const satisfies Readonly<Record<string, TokenFace>>;

type Face = Omit<PortraitFace, 'icon'> & { readonly icon: GameIcon; readonly power: GameIcon };
/** The frame, the background and the outline show the class. */
export const CHARACTERS: Readonly<Record<CharacterId, Face>> = {
  barbarian: { outline: 'pelt', ground: 'barbarian', icon: 'barbarian', power: 'fire-ring' },
  sorcerer: { outline: 'flame', ground: 'sorcerer', icon: 'wizard-face', power: 'rolling-dices' },
  warrior: { outline: 'shield', ground: 'warrior', icon: 'visored-helm', power: 'shield-echoes' },
  thief: { outline: 'hexagon', ground: 'thief', icon: 'cloak-dagger', power: 'robber-hand' },
  ranger: { outline: 'leaf', ground: 'ranger', icon: 'robin-hood-hat', power: 'targeted' },
  bard: { outline: 'lute', ground: 'bard', icon: 'lyre', power: 'lyre' },
};
export const NOBODY_YET: PortraitFace = { outline: 'shield', ground: 'nobody', icon: 'person' };

export const TYPE_ICONS: Readonly<Record<ItemType, GameIcon>> = {
  weapon: 'crossed-swords',
  armour: 'templar-shield',
  jewel: 'gem-pendant',
  special: 'heart-plus',
};

export const ITEM_ICONS: Readonly<Record<keyof typeof ITEMS, GameIcon>> = {
  'chipped-dagger': 'plain-dagger',
  'iron-shod-club': 'wood-club',
  'short-sword': 'gladius',
  'yew-bow': 'pocket-bow',
  'war-mace': 'flanged-mace',
  'double-axe': 'battle-axe',
  gambeson: 'leather-vest',
  'helm-of-the-dead': 'skull-mask',
  'chain-mail': 'mail-shirt',
  'rune-shield': 'rune-stone',
  'plate-harness': 'breastplate',
  'power-armour': 'armor-upgrade',
  'copper-ring': 'ring',
  'silver-clover': 'clover',
  'menders-ring': 'diamond-ring',
  'traders-brooch': 'power-ring',
  'fang-necklace': 'primitive-necklace',
  'diadem-of-eloquence': 'tiara',
  'healing-temple': 'heart-plus',
  'dragon-sword': 'broadsword',
  'dragon-armour': 'dragon-shield',
  'dragon-amulet': 'dragon-orb',
};

export const BADGES: Readonly<Record<MonsterType, GameIcon>> = {
  creature: 'paw-print',
  humanoid: 'person',
  undead: 'skull-crossed-bones',
  dragon: 'dragon-head',
  untyped: 'magic-lamp',
};

export const MONSTER_ICONS: Readonly<Record<MonsterId, GameIcon>> = {
  'giant-cellar-rat': 'rat',
  'beetle-swarm': 'scarab-beetle',
  'weaver-spider': 'spider-alt',
  'greenish-jelly': 'slime',
  'ash-wolf': 'wolf-head',
  'shrieking-harpy': 'harpy',
  'horned-bear': 'bear-head',
  'cracked-gargoyle': 'gargoyle',
  'one-eyed-basilisk': 'snake',
  'burrowing-worm': 'worm-mouth',
  manticore: 'lion',
  chimera: 'beast-eye',
  'black-griffin': 'griffin-symbol',
  'three-headed-hydra': 'hydra',
  'stone-behemoth': 'rock-golem',
  'pilfering-goblin': 'goblin-head',
  'kobold-sapper': 'lizard-tongue',
  cutthroat: 'bandit',
  'orc-scout': 'hooded-figure',
  'saurian-raider': 'lizardman',
  'masked-cultist': 'cultist',
  'hobgoblin-sergeant': 'goblin',
  'scarred-orc': 'orc-head',
  'ogre-doorkeeper': 'ogre',
  minotaur: 'minotaur',
  'bridge-troll': 'troll',
  'infernal-cyclops': 'cyclops',
  'orc-warlord': 'overlord-helm',
  'deep-giant': 'giant',
  'rattling-skeleton': 'skeleton',
  'shuffling-zombie': 'shambling-zombie',
  'crawling-hand': 'severed-hand',
  ghoul: 'raise-zombie',
  'bone-archer': 'skeletal-hand',
  'grave-hound': 'hound',
  'weeping-spectre': 'spectre',
  mummy: 'mummy-head',
  banshee: 'screaming',
  'fallen-knight': 'black-knight-helm',
  vampire: 'vampire-dracula',
  lich: 'skull-staff',
  'barrow-king': 'crowned-skull',
  'emerald-dragon': 'wyvern',
  'brazen-dragon': 'spiked-dragon-head',
  'scarlet-dragon': 'dragon-head',
  djinn: 'djinn',
  'temple-guardian': 'golem-head',
  mimic: 'mimic-chest',
};

export const ADVENTURE_ICONS: Readonly<Record<SpecialId | EventId, GameIcon>> = {
  'forgotten-hoard': 'open-treasure-chest',
  'cursed-idol': 'totem-head',
  'hidden-spring': 'fountain',
  'dying-messenger': 'stabbed-note',
  'tilting-chest': 'locked-chest',
  crossroads: 'crossroad',
  'lost-pedlar': 'knapsack',
  toll: 'pay-money',
  miasma: 'poison-cloud',
  'healing-brothers': 'monk-face',
  'small-change': 'coins-pile',
  'poors-share': 'receive-money',
  'thick-fog': 'fog',
  'hunters-bounty': 'wanted-reward',
  'fair-day': 'camping-tent',
  jealousy: 'lightning-trio',
};

export const QUEST_ICONS: Readonly<Record<QuestId, GameIcon>> = {
  edge: 'battle-axe',
  pauper: 'shiny-purse',
  huntsman: 'paw-print',
  provost: 'person',
  exorcist: 'skull-crossed-bones',
  wyrmslayer: 'dragon-head',
  naturalist: 'magnifying-glass',
  miser: 'piggy-bank',
  colossus: 'biceps',
  'full-harness': 'swords-emblem',
  gladiator: 'arena',
  'shield-sibling': 'shaking-hands',
  loner: 'wolf-howl',
  martyr: 'bleeding-wound',
  'lucky-star': 'rolling-dices',
  collector: 'meat-hook',
  avenger: 'backstab',
  pilgrim: 'footsteps',
};

/** Narrows a text to a key of a list of cards. */
export const has = <T extends object>(list: T, id: string): id is Extract<keyof T, string> => Object.hasOwn(list, id);

export const isMonster = (id: string): id is MonsterId => has(MONSTERS, id);
export const isItem = (id: string): id is ItemId => has(ITEMS, id);
