// Trap cards: twelve, of ten kinds.
export const TRAP_IDS = [
  'covered-pit',
  'spear-slot',
  'swinging-log',
  'choking-spores',
  'weighted-net',
  'alarm-bell',
  'falling-block',
  'draining-glyph',
  'bone-chute',
  'rusted-mechanism',
] as const;
export type TrapId = (typeof TRAP_IDS)[number];

export interface TrapCard {
  readonly copies: number;
  /** Dice of its attack; 0: it attacks nobody. */
  readonly dice: number;
  readonly rule: string;
}
export const TRAP_CARDS: Readonly<Record<TrapId, TrapCard>> = {
  'covered-pit': { copies: 2, dice: 2, rule: 'DS-TRAP-1' },
  'spear-slot': { copies: 2, dice: 3, rule: 'DS-TRAP-2' },
  'swinging-log': { copies: 1, dice: 3, rule: 'DS-TRAP-3' },
  'choking-spores': { copies: 1, dice: 2, rule: 'DS-TRAP-4' },
  'weighted-net': { copies: 1, dice: 0, rule: 'DS-TRAP-5' },
  'alarm-bell': { copies: 1, dice: 0, rule: 'DS-TRAP-6' },
  'falling-block': { copies: 1, dice: 4, rule: 'DS-TRAP-7' },
  'draining-glyph': { copies: 1, dice: 2, rule: 'DS-TRAP-8' },
  'bone-chute': { copies: 1, dice: 0, rule: 'DS-TRAP-9' },
  'rusted-mechanism': { copies: 1, dice: 0, rule: 'DS-TRAP-10' },
};
export const wholeTrapDeck = (): TrapId[] =>
  TRAP_IDS.flatMap((id) => new Array<TrapId>(TRAP_CARDS[id].copies).fill(id));
