// Sensible answers of the heroes' player, and which asks need a search (DS-AIH-1 to DS-AIH-8).
import type { Can, Pick } from '@oubliette/engine';
import type { State } from '../state.ts';
import { heroActions, heroAims, heroSpells } from './hero-actions.ts';
import { isTough } from './hero-attacks.ts';
import { heroMoves, type Move } from './hero-moves.ts';
import { objectives, waysTo } from './objectives.ts';

/** DS-AIH-1: with foes about, who shoots goes before who fights. */
const ORDER: readonly string[] = ['elf', 'wizard', 'thief', 'barbarian', 'dwarf'];
const FARTHEST = 40;
/** A fighter three squares farther back still goes first. */
const FIGHTERS_FIRST = 3;

/** Without enemies the hero nearest to the goal goes first, so that none blocks the way. */
function heroesInOrder(s: State, can: Can, haste: number): Move[] {
  const foes = s.models.some((m) => m.hero < 0);
  const rank = (id: string): number => {
    if (foes) return ORDER.indexOf(id);
    const m = s.models.find(({ kind }) => kind === id)!;
    const aims = objectives(s, m.hero, haste);
    const far = aims.length === 0 ? 0 : Math.min(FARTHEST, waysTo(s, aims)(m.cell));
    return far + (isTough(m) ? 0 : FIGHTERS_FIRST);
  };
  return can
    .toArray()
    .map((option) => ({ option, value: -rank(option) }))
    .sort((a, b) => b.value - a.value);
}
const KITS: readonly string[] = ['healing-draught', 'done'];
const first = (can: Can, ...wanted: readonly string[]): Move[] => {
  const option = wanted.find((one) => can.has(one)) ?? can.list[0]!;
  return [{ option, value: 0 }];
};

/** The answers worth a thought, the best first; undefined: any. */
function answers(s: State, kind: string, can: Can, haste = 0): Move[] | undefined {
  switch (kind) {
    case 'walk':
      return heroMoves(s, can, haste);
    case 'act':
      return heroActions(s, can);
    case 'spell':
      return heroSpells(s, can);
    case 'aim':
      return heroAims(s, can);
    case 'name-hero':
      return heroesInOrder(s, can, haste).slice(0, 1);
    case 'deploy':
      return first(can, 'default');
    case 'buy':
      return first(can, ...KITS);
    case 'dent':
      return first(can, 'ignore');
    case 'crystal':
      return first(can, can.list[can.count - 2] ?? 'none');
    case 'strike':
    case 'shot':
    case 'circle-next':
    case 'burst-next':
      return first(can);
    default:
      return undefined;
  }
}
export function heroHabit(s: State, kind: string, can: Can, pick: Pick): string | undefined {
  const found = answers(s, kind, can);
  if (found !== undefined) return found[0]?.option;
  return pick(2) === 0 ? can.list[0] : undefined;
}

/** Answers that are worth so much less than the best are not looked at. */
const FALL = 1.5;
/** The best few, for a search; none: everything. */
export function heroCandidates(s: State, kind: string, can: Can, most: number, haste = 0): readonly string[] {
  const found = answers(s, kind, can, haste);
  if (found === undefined || found.length === 0) return [];
  const bar = found[0]!.value - FALL;
  return found.filter(({ value }, i) => i < most && value >= bar).map(({ option }) => option);
}
