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

/** Anything that can be pointed at, with what it is called: `z3:corner`, `d2:door`, `f4:chest`; squares stay as they are. */
export function optionNamed(s: State, option: string): string {
  if (!/^[hmzdf]\d+$/.test(option)) return option;
  const n = Number(option.slice(1));
  if (option[0] === 'z') return `${option}:${s.zones[n]!.card}`;
  if (option[0] === 'd') return `${option}:door`;
  if (option[0] === 'f') return `${option}:${s.pieces[n]!.kind}`;
  return optionFor(s, option);
}
/** For texts of options: what heroes are called, and `none` where an option has no second part. */
export const heroNames = (s: State): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(s.heroes.map((h, i) => [`h${i}`, h.name])),
  1: 'none',
});

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
