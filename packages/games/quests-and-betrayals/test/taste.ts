// Players who want something: they finish offers, sign them, and go where there is something to win.
import type { Taste } from '@oubliette/testing';

const LIKED: Readonly<Record<string, readonly string[]>> = {
  'talk-part': ['send'],
  deal: ['sign'],
  village: ['buy', 'guild', 'trophy', 'temple'],
  'talk-piece': ['loot', 'gems', 'fist'],
  confront: ['fight'],
  reroll: ['sorcery', 'clover'],
};

export const taste: Taste = (kind, option) => (LIKED[kind]?.some((liked) => option.startsWith(liked)) ? 6 : 1);
