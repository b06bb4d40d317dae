// The eighteen combat cards: a spell and the fatigue of conquering (DL-CARD-36 to DL-CARD-53).

/** What a spell does to the party or to the owner, in numbers. */
export interface SpellEffect {
  /** The owner's counter moves. */
  readonly evil?: number;
  /** The owner's imps. */
  readonly imps?: number;
  /** So many points of damage are absorbed this round. */
  readonly shield?: number;
  /** So many wounds are removed, the head's first. */
  readonly heal?: number;
  /** The head's hit points, for the rest of the combat. */
  readonly headHealth?: number;
  /** This round's fatigue. */
  readonly fatigue?: number;
}

export interface CombatCard {
  readonly year: 1 | 2;
  readonly speed: 'fast' | 'slow';
  readonly fatigue: number;
  readonly effect?: SpellEffect;
  /** A file in src/powers. */
  readonly power?: SpellPower;
  /** What is not taken from the published card but designed by us: all of it, or these fields. */
  readonly ours?: true | readonly string[];
}

export type SpellPower =
  | 'word-of-peace'
  | 'suggestion'
  | 'invisibility'
  | 'detect-treasure'
  | 'graffiti'
  | 'aura-of-fear'
  | 'metamorphosis'
  | 'blind-rage'
  | 'illusion'
  | 'magic-key'
  | 'dimensional-gate';

const combatCards = {
  'word-of-peace': { year: 1, speed: 'fast', fatigue: 2, power: 'word-of-peace', ours: ['speed'] },
  suggestion: { year: 1, speed: 'fast', fatigue: 2, power: 'suggestion' },
  'magic-shield': { year: 1, speed: 'fast', fatigue: 1, effect: { shield: 1 } },
  invisibility: { year: 1, speed: 'fast', fatigue: 2, power: 'invisibility', ours: ['speed', 'fatigue'] },
  'detect-evil': { year: 1, speed: 'slow', fatigue: 2, effect: { evil: 2 }, ours: ['speed'] },
  'fist-of-justice': { year: 1, speed: 'slow', fatigue: 1, effect: { imps: -1 }, ours: ['speed'] },
  'detect-treasure': { year: 1, speed: 'slow', fatigue: 1, power: 'detect-treasure', ours: ['speed'] },
  graffiti: { year: 1, speed: 'slow', fatigue: 1, power: 'graffiti', ours: true },
  fireball: { year: 1, speed: 'slow', fatigue: 1, ours: ['speed'] },
  'aura-of-fear': { year: 2, speed: 'fast', fatigue: 2, power: 'aura-of-fear', ours: true },
  metamorphosis: { year: 2, speed: 'fast', fatigue: 2, power: 'metamorphosis', ours: ['speed', 'fatigue'] },
  'blind-rage': { year: 2, speed: 'fast', fatigue: 3, power: 'blind-rage', ours: true },
  'create-food': { year: 2, speed: 'fast', fatigue: 2, effect: { headHealth: 1 }, ours: ['speed', 'fatigue'] },
  illusion: { year: 2, speed: 'fast', fatigue: 2, power: 'illusion', ours: ['speed', 'fatigue'] },
  'song-of-courage': { year: 2, speed: 'slow', fatigue: 3, effect: { fatigue: -2 }, ours: true },
  regeneration: { year: 2, speed: 'slow', fatigue: 2, effect: { heal: 2 }, ours: ['speed', 'fatigue', 'effect'] },
  'magic-key': { year: 2, speed: 'slow', fatigue: 2, power: 'magic-key', ours: true },
  'dimensional-gate': { year: 2, speed: 'slow', fatigue: 3, power: 'dimensional-gate', ours: true },
} as const satisfies Record<string, CombatCard>;

export type CombatCardId = keyof typeof combatCards;
export const COMBAT_CARDS: Readonly<Record<CombatCardId, CombatCard>> = combatCards;
export const COMBAT_CARD_IDS = Object.keys(combatCards) as readonly CombatCardId[];
