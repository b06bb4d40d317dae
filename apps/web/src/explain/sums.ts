// The sums behind lines of the log: which numbers of an event add up to which.
import type { Heard } from '@oubliette/engine';

export type Sign = '' | '+' | '−' | '=' | '≥' | '<' | ';';

export interface Term {
  readonly sign: Sign;
  readonly name: string;
  readonly value: number;
}

type Part = readonly [Sign, string];

/** By kind of event; terms that an event lacks, or that are zero, are left out. */
export type Sums = Readonly<Record<string, readonly Part[]>>;

/** A term that is computed from the others. */
function worked(heard: Heard, name: string): number | undefined {
  const { evil, by, had, lost } = heard as Readonly<Record<string, unknown>>;
  if (name === 'before' && typeof evil === 'number' && typeof by === 'number') return evil - by;
  if (name === 'left' && typeof had === 'number' && typeof lost === 'number') return had - lost;
  const value = heard[name];
  return typeof value === 'number' ? value : undefined;
}

export function sumOf(sums: Sums, heard: Heard): Term[] {
  const parts = sums[heard.type] ?? [];
  const terms = parts.flatMap(([sign, name]): Term[] => {
    const value = worked(heard, name);
    if (value === undefined || (value === 0 && (sign === '+' || sign === '−'))) return [];
    return value < 0 && sign === '+' ? [{ sign: '−', name, value: -value }] : [{ sign, name, value }];
  });
  return terms.length > 1 ? terms : [];
}
