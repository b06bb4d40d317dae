// Players who want something: they finish offers, sign them, and go where there is something to win.
import type { PlayStyle } from '@oubliette/testing';

const LIKED: Readonly<Record<string, readonly string[]>> = {
  'talk-part': ['send'],
  deal: ['sign'],
  village: ['buy', 'guild', 'trophy', 'temple'],
  'talk-piece': ['loot', 'gems', 'fist', 'truce', 'help'],
  confront: ['fight'],
  reroll: ['sorcery', 'clover'],
};
/** Who talks wants to deal: an offer that came is answered before anything else. */
const EAGER: Readonly<Record<string, number>> = { claim: 40, deal: 40, 'talk-to': 12, ledger: 3 };

export const talkative: Pick<PlayStyle, 'taste' | 'eager' | 'optional' | 'goOn'> = {
  taste: (kind, option) => (LIKED[kind]?.some((liked) => option.startsWith(liked)) ? 6 : 1),
  eager: (kind) => EAGER[kind] ?? 1,
  optional: 0.4,
  goOn: 0.95,
};
