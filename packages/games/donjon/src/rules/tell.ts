// Tells what happened with names instead of numbers: the log speaks of people.
import type { Event } from '../events.ts';
import { type FigureId, type State, w } from '../state.ts';

/** What a figure is called: a hero's name, a monster's kind. */
export function nameOf(s: State, id: FigureId): string {
  if (id[0] === 'h') return s.heroes[Number.parseInt(id.slice(1), 10)]?.name ?? 'nobody';
  return s.monsters.find((m) => m.id === id)?.kind ?? 'nobody';
}

/** A figure as an option: its id, by which a board finds it, and what it is called. */
export const optionFor = (s: State, id: FigureId): string => `${id}:${nameOf(s, id)}`;

type Told = Omit<Event, 'hero' | 'to'> & {
  readonly hero?: number;
  readonly to?: number;
  readonly [param: string]: unknown;
};

export function tell(s: State, event: () => Told): void {
  w.tell(() => {
    const told: Record<string, unknown> = { ...event() };
    for (const key of ['hero', 'to']) {
      const i = told[key];
      if (typeof i === 'number') told[key] = i < 0 ? 'nobody' : s.heroes[i]!.name;
    }
    for (const key of ['figure', 'by', 'target']) {
      const id = told[key];
      if (typeof id !== 'string' || id === '') continue;
      told[`${key}Id`] = id;
      told[key] = nameOf(s, id);
    }
    return told as unknown as Event;
  });
}
