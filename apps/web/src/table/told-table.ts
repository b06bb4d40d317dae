// The table as it is told on the screen, for what stands beside the scene: it is told without rendering the whole page.
import { nowAt } from '../session/line-by-line.ts';
import type { TableNow } from '../session/now.ts';

export interface ToldTable {
  subscribe(listener: () => void): () => void;
  /** Undefined: nothing has been told yet. */
  now(): TableNow | undefined;
  tell(now: TableNow, lines: number): void;
}

export function toldTable(): ToldTable {
  const listeners = new Set<() => void>();
  let told: TableNow | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    now: () => told,
    tell(now, lines) {
      told = nowAt(now, lines);
      for (const listener of listeners) listener();
    },
  };
}
