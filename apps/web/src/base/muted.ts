// Whose sentences one does not want to read at a table. Only this browser knows.
import { useSyncExternalStore } from 'react';
import { read, write } from './storage.ts';

const KEY = 'oubliette.muted';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Storage holds what anybody put there. */
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

/** The seats of a table that are muted; of a table nobody knows, none is. */
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
