// The eighteen combat cards: a spell and the fatigue of conquering (DL-CARD-43 to DL-CARD-60).

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
  /** Its line in the rule book. */
  readonly rule: string;
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

// biome-ignore format: one card, one line
const combatCards = {
  'word-of-peace': { rule: 'DL-CARD-43', year: 1, speed: 'fast', fatigue: 2, power: 'word-of-peace', ours: ['speed'] },
  suggestion: { rule: 'DL-CARD-44', year: 1, speed: 'fast', fatigue: 2, power: 'suggestion' },
  'magic-shield': { rule: 'DL-CARD-45', year: 1, speed: 'fast', fatigue: 1, effect: { shield: 1 } },
  invisibility: { rule: 'DL-CARD-46', year: 1, speed: 'fast', fatigue: 2, power: 'invisibility', ours: ['speed', 'fatigue'] },
  'detect-evil': { rule: 'DL-CARD-47', year: 1, speed: 'slow', fatigue: 2, effect: { evil: 2 }, ours: ['speed'] },
  'fist-of-justice': { rule: 'DL-CARD-48', year: 1, speed: 'slow', fatigue: 1, effect: { imps: -1 }, ours: ['speed'] },
  'detect-treasure': { rule: 'DL-CARD-49', year: 1, speed: 'slow', fatigue: 1, power: 'detect-treasure', ours: ['speed'] },
  graffiti: { rule: 'DL-CARD-50', year: 1, speed: 'slow', fatigue: 1, power: 'graffiti', ours: true },
  fireball: { rule: 'DL-CARD-51', year: 1, speed: 'slow', fatigue: 1, ours: ['speed'] },
  'aura-of-fear': { rule: 'DL-CARD-52', year: 2, speed: 'fast', fatigue: 2, power: 'aura-of-fear', ours: true },
  metamorphosis: { rule: 'DL-CARD-53', year: 2, speed: 'fast', fatigue: 2, power: 'metamorphosis', ours: ['speed', 'fatigue'] },
  'blind-rage': { rule: 'DL-CARD-54', year: 2, speed: 'fast', fatigue: 3, power: 'blind-rage', ours: true },
  'create-food': { rule: 'DL-CARD-55', year: 2, speed: 'fast', fatigue: 2, effect: { headHealth: 1 }, ours: ['speed', 'fatigue'] },
  illusion: { rule: 'DL-CARD-56', year: 2, speed: 'fast', fatigue: 2, power: 'illusion', ours: ['speed', 'fatigue'] },
  'song-of-courage': { rule: 'DL-CARD-57', year: 2, speed: 'slow', fatigue: 3, effect: { fatigue: -2 }, ours: true },
  regeneration: { rule: 'DL-CARD-58', year: 2, speed: 'slow', fatigue: 2, effect: { heal: 2 }, ours: ['speed', 'fatigue', 'effect'] },
  'magic-key': { rule: 'DL-CARD-59', year: 2, speed: 'slow', fatigue: 2, power: 'magic-key', ours: true },
  'dimensional-gate': { rule: 'DL-CARD-60', year: 2, speed: 'slow', fatigue: 3, power: 'dimensional-gate', ours: true },
} as const satisfies Record<string, CombatCard>;

export type CombatCardId = keyof typeof combatCards;
export const COMBAT_CARDS: Readonly<Record<CombatCardId, CombatCard>> = combatCards;
export const COMBAT_CARD_IDS = Object.keys(combatCards) as readonly CombatCardId[];
