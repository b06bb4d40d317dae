// Icons of pieces. The frame shows the kind of piece, so an icon may be used twice.
import type {
  CombatCardId,
  EventTile,
  ItemId,
  MonsterId,
  Order,
  RoomId,
  SpecialEventId,
  TrapId,
} from '@oubliette/dungeon-lords/cards';
import type { PortraitFace } from '../../../kit/pieces/portrait.tsx';
import type { Grounds } from '../../../kit/pieces/sprite.tsx';
import type { GameIcon } from '../icon-names.ts';

/** The eight orders: an outline and the colour of its cloth. */
export const ORDER_PICTURES: Readonly<Record<Order, { readonly icon: GameIcon; readonly cloth: string }>> = {
  food: { icon: 'chicken-leg', cloth: '#93502f' },
  reputation: { icon: 'angel-outfit', cloth: '#5b7fa0' },
  dig: { icon: 'spade', cloth: '#6b5b45' },
  gold: { icon: 'mining', cloth: '#8a6a1c' },
  imps: { icon: 'goblin', cloth: '#8d2f2c' },
  traps: { icon: 'wolf-trap', cloth: '#555a68' },
  monster: { icon: 'minotaur', cloth: '#6c2f46' },
  room: { icon: 'doorway', cloth: '#55702f' },
};

/** Tones are named gradients of the sprite. */
export const MONSTER_PICTURES: Readonly<Record<MonsterId, { readonly icon: GameIcon; readonly tone: string }>> = {
  goblin: { icon: 'goblin-head', tone: 'mossy' },
  slime: { icon: 'slime', tone: 'mossy' },
  ghost: { icon: 'ghost', tone: 'pale' },
  troll: { icon: 'troll', tone: 'bone' },
  witch: { icon: 'witch-face', tone: 'bone' },
  vampire: { icon: 'vampire-dracula', tone: 'bloody' },
  golem: { icon: 'rock-golem', tone: 'bone' },
  dragon: { icon: 'spiked-dragon-head', tone: 'flame' },
  demon: { icon: 'daemon-skull', tone: 'bloody' },
};

export const ROOM_PICTURES: Readonly<Record<RoomId, GameIcon>> = {
  hatchery: 'rooster',
  'mushroom-bed': 'mushrooms-cluster',
  'souvenir-shop': 'shop',
  mint: 'gold-stack',
  workshop: 'anvil',
  'tool-shed': 'toolbox',
  'printing-press': 'newspaper',
  'magic-room': 'pentacle',
  'training-room': 'weight-lifting-up',
  'dark-room': 'night-sky',
  labyrinth: 'maze',
  'anti-magic-room': 'magic-swirl',
  cafeteria: 'hot-meal',
  chapel: 'church',
  pandemonium: 'hell-crosses',
  'hall-of-fame': 'laurels-trophy',
};

export const TRAP_PICTURES: Readonly<Record<TrapId, GameIcon>> = {
  'rolling-stone': 'boulder-dash',
  pendulum: 'pendulum-swing',
  'trap-door': 'hole-ladder',
  'wall-of-fire': 'fire-ring',
  'poisoned-dart': 'dart',
  'anti-magic-dart': 'rope-dart',
  'cursed-ring': 'diamond-ring',
  'kamikaze-imp': 'imp-laugh',
  'poisoned-meal': 'poison-bottle',
};

export const SPELL_PICTURES: Readonly<Record<CombatCardId, GameIcon>> = {
  'word-of-peace': 'peace-dove',
  suggestion: 'third-eye',
  'magic-shield': 'magic-shield',
  invisibility: 'invisible',
  'detect-evil': 'evil-eyes',
  'fist-of-justice': 'mailed-fist',
  'detect-treasure': 'locked-chest',
  graffiti: 'paint-brush',
  fireball: 'fireball',
  'aura-of-fear': 'aura',
  metamorphosis: 'sheep',
  'blind-rage': 'angry-eyes',
  'create-food': 'bread',
  illusion: 'double-face-mask',
  'song-of-courage': 'musical-notes',
  regeneration: 'regeneration',
  'magic-key': 'skeleton-key',
  'dimensional-gate': 'magic-gate',
};

export const EVENT_PICTURES: Readonly<Record<EventTile | SpecialEventId, GameIcon>> = {
  payday: 'pay-money',
  taxes: 'coins',
  special: 'scroll-unfurled',
  rats: 'rat',
  burglary: 'robber',
  'extra-tax': 'swap-bag',
  'monster-strike': 'minotaur',
  'witch-hunt': 'witch-flight',
  'imp-fever': 'thermometer-cold',
  'safety-inspection': 'magnifying-glass',
  'press-day': 'photo-camera',
  'open-dungeon': 'open-gate',
};

/** Each on the ground of the class that can bear it. */
export const ITEM_PICTURES: Readonly<Record<ItemId, { readonly icon: GameIcon; readonly ground: HeroClass }>> = {
  wand: { icon: 'crystal-wand', ground: 'warrior' },
  amulet: { icon: 'gem-pendant', ground: 'mage' },
  potion: { icon: 'health-potion', ground: 'thief' },
  clover: { icon: 'clover', ground: 'priest' },
};

export type HeroClass = 'warrior' | 'thief' | 'priest' | 'mage' | 'paladin' | 'illusion';

/** The outline shows the class as well. */
export const HERO_FACES: Readonly<Record<HeroClass, PortraitFace & { readonly icon: GameIcon }>> = {
  warrior: { outline: 'shield', ground: 'warrior', icon: 'visored-helm' },
  thief: { outline: 'hexagon', ground: 'thief', icon: 'cloak-dagger' },
  priest: { outline: 'arch', ground: 'priest', icon: 'monk-face' },
  mage: { outline: 'flame', ground: 'mage', icon: 'wizard-face' },
  paladin: { outline: 'crown', ground: 'paladin', icon: 'crested-helmet', fill: '#6b4a12' },
  illusion: { outline: 'flame', ground: 'illusion', icon: 'double-face-mask' },
};

/** Grounds of tiles and portraits, lit from the upper left. */
export const GROUNDS: Grounds = {
  warrior: ['#b4604c', '#7d3527', '#3d1610'],
  thief: ['#6f8a76', '#3d5547', '#1b2a22'],
  priest: ['#d9b25c', '#94702a', '#4a3510'],
  mage: ['#7d82d8', '#44479c', '#1f2158'],
  paladin: ['#fffbe8', '#e6d3a0', '#a58847'],
  illusion: ['#b9bcff', '#6a6dc2', '#2b2d60'],
  mon: ['#8d4b3a', '#5d2a22', '#27100d'],
  ghost: ['#8f97a8', '#565e72', '#262b38'],
};

export const has = <K extends string>(table: Readonly<Record<K, unknown>>, id: string): id is K => id in table;
