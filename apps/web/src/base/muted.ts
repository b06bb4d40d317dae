// Players whose sentences are hidden at a table. The list is stored in this browser only.
import { useSyncExternalStore } from 'react';
import { read, write } from './storage.ts';

const KEY = 'oubliette.muted';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stored data may be damaged or of another version. */
function mutedWords(text: string): readonly string[] {
  try {
    const all: unknown = JSON.parse(text);
    return Array.isArray(all) ? all.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export interface Muted {
  readonly has: (seat: number) => boolean;
  readonly toggle: (seat: number) => void;
}

/** The muted seats of a table; none for a table without an entry. */
export function useMuted(table: string | undefined): Muted {
  const text = useSyncExternalStore(subscribe, () => read(KEY) ?? '');
  const all = mutedWords(text);
  const word = (seat: number): string => `${table ?? ''} ${seat}`;
  return {
    has: (seat) => table !== undefined && all.includes(word(seat)),
    toggle(seat) {
      const one = word(seat);
      write(KEY, JSON.stringify(all.includes(one) ? all.filter((other) => other !== one) : [...all, one]));
      for (const listener of listeners) listener();
    },
  };
}
