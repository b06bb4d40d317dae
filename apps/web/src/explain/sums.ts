// The sums behind lines of the log: as an event tells them, or which of its numbers add up to which.
import type { Heard } from '@oubliette/engine';

const SIGNS = ['+', '−', '=', '≥', '<', ';'] as const;
export type Sign = '' | (typeof SIGNS)[number];

export interface Term {
  readonly sign: Sign;
  readonly name: string;
  readonly value: number;
}

/** By kind of event, as `owed − gold = letters`; terms that are zero are left out, and the whole line where an event lacks one. */
export type Sums = Readonly<Record<string, string>>;

const isSign = (word: string): word is Sign => SIGNS.some((sign) => sign === word);

/** The terms of such a line, each with the sign before it. */
const partsOf = (line: string): readonly (readonly [Sign, string])[] => {
  const words = line.split(' ');
  return words.flatMap((word, at) => {
    const before = words[at - 1] ?? '';
    return isSign(word) ? [] : [[isSign(before) ? before : '', word] as const];
  });
};

/** A sum that an event carries: signed terms, and what they make or are compared with. */
interface ToldSum {
  readonly terms: readonly ToldTerm[];
  readonly makes?: ToldTerm;
  readonly atLeast?: ToldTerm;
  /** Whether they are at least that much; older games do not tell it. */
  readonly enough?: boolean;
}
interface ToldTerm {
  readonly what: string;
  readonly n: number;
}

function termsTold({ sum }: Heard): Term[] {
  if (sum === undefined) return [];
  const { terms, makes, atLeast, enough } = sum as ToldSum;
  const all = terms.map(({ what, n }, i): Term => {
    if (i === 0) return { sign: '', name: what, value: n };
    return n < 0 ? { sign: '−', name: what, value: -n } : { sign: '+', name: what, value: n };
  });
  // A single term that makes itself is no sum.
  if (makes !== undefined && (terms.length > 1 || makes.what !== terms[0]?.what))
    all.push({ sign: '=', name: makes.what, value: makes.n });
  if (atLeast !== undefined)
    all.push({ sign: enough === undefined ? ';' : enough ? '≥' : '<', name: atLeast.what, value: atLeast.n });
  return all;
}

export function sumOf(sums: Sums, heard: Heard): Term[] {
  const parts = partsOf(sums[heard.type] ?? '');
  // Games of older rules may not tell every term.
  const complete = parts.every(([, name]) => typeof heard[name] === 'number');
  const named = (complete ? parts : []).flatMap(([sign, name]): Term[] => {
    const value = heard[name] as number;
    if (value === 0 && (sign === '+' || sign === '−')) return [];
    return value < 0 && sign === '+' ? [{ sign: '−', name, value: -value }] : [{ sign, name, value }];
  });
  const terms = [...termsTold(heard), ...named];
  // One number makes no sum.
  return terms.length > 1 ? terms : [];
}
