// The overlord's command deck: twenty-four cards.
export const COMMAND_IDS = [
  'second-wind',
  'march',
  'rise',
  'rise-and-strike',
  'clatter-of-bones',
  'grasping-hands',
  'sudden-lunge',
  'flicker',
  'dark-draught',
  'whisper',
] as const;
export type CommandId = (typeof COMMAND_IDS)[number];

export interface CommandCard {
  readonly copies: number;
  /** In the overlord's own turn, before a hero's turn, or as a hero shoots or casts an attack spell (DSC-63). */
  readonly when: 'own-turn' | 'before-turn' | 'as-hero-shoots';
  readonly rule: string;
}
export const COMMAND_CARDS: Readonly<Record<CommandId, CommandCard>> = {
  'second-wind': { copies: 4, when: 'own-turn', rule: 'DS-CMD-1' },
  march: { copies: 3, when: 'own-turn', rule: 'DS-CMD-2' },
  rise: { copies: 4, when: 'own-turn', rule: 'DS-CMD-3' },
  'rise-and-strike': { copies: 2, when: 'own-turn', rule: 'DS-CMD-4' },
  'clatter-of-bones': { copies: 2, when: 'own-turn', rule: 'DS-CMD-5' },
  'grasping-hands': { copies: 2, when: 'before-turn', rule: 'DS-CMD-6' },
  'sudden-lunge': { copies: 3, when: 'before-turn', rule: 'DS-CMD-7' },
  flicker: { copies: 2, when: 'as-hero-shoots', rule: 'DS-CMD-8' },
  'dark-draught': { copies: 1, when: 'own-turn', rule: 'DS-CMD-9' },
  whisper: { copies: 1, when: 'own-turn', rule: 'DS-CMD-10' },
};
export const OPENING_HAND = 3;
export const MARCH = { models: 3, squares: 3 } as const;

/** All of them, without Dark Draught where there is no boss (DSC-58). */
export const wholeCommandDeck = (boss: boolean): CommandId[] =>
  COMMAND_IDS.flatMap((id) =>
    id === 'dark-draught' && !boss ? [] : new Array<CommandId>(COMMAND_CARDS[id].copies).fill(id),
  );
