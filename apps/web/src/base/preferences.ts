// What people like on this device, the language apart: kept as one entry, read once, changed in one place.
import { useSyncExternalStore } from 'react';
import { read, write } from './storage.ts';

export const THEMES = ['dark', 'light', 'system'] as const;

/** How fast what happens is shown; `at-once`: it is not shown step by step at all. */
export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const;

export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly sounds: boolean;
  /** 0 to 100. */
  readonly volume: number;
  /** A message of the browser when it is one's turn and the page is not in sight. */
  readonly notify: boolean;
  /** Single letters and figures act. */
  readonly keys: boolean;
  /** A decision with one answer that shows nothing hidden is played by itself. */
  readonly trivial: boolean;
  readonly pace: (typeof PACES)[number];
  /** Nothing moves, whatever the system says. */
  readonly still: boolean;
  /** Every game at the table that plays any game, also those that have one of their own. */
  readonly plain: boolean;
}

const KEY = 'oubliette.preferences';

const wants = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

/** Whoever asked their system for less movement gets no surprises for the ear either, until they say so. */
const first = (): Preferences => ({
  theme: 'dark',
  sounds: !wants('(prefers-reduced-motion: reduce)'),
  volume: 60,
  notify: false,
  keys: true,
  trivial: true,
  pace: 'normal',
  still: false,
  plain: false,
});

/** Storage holds what anybody put there: what is not a value of its kind is as if it were not there. */
export function preferencesFrom(text: string | undefined, otherwise: Preferences): Preferences {
  let kept: Partial<Record<keyof Preferences, unknown>>;
  try {
    kept = Object(JSON.parse(text ?? '{}'));
  } catch {
    kept = {};
  }
  const flag = (name: 'sounds' | 'notify' | 'keys' | 'trivial' | 'still' | 'plain'): boolean =>
    typeof kept[name] === 'boolean' ? kept[name] : otherwise[name];
  const { volume } = kept;
  return {
    theme: THEMES.find((theme) => theme === kept.theme) ?? otherwise.theme,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : otherwise.volume,
    pace: PACES.find((pace) => pace === kept.pace) ?? otherwise.pace,
    sounds: flag('sounds'),
    notify: flag('notify'),
    keys: flag('keys'),
    trivial: flag('trivial'),
    still: flag('still'),
    plain: flag('plain'),
  };
}

let current: Preferences | undefined;
const listeners = new Set<() => void>();

export function preferences(): Preferences {
  current ??= preferencesFrom(read(KEY), first());
  return current;
}

export function prefer(change: Partial<Preferences>): void {
  current = { ...preferences(), ...change };
  write(KEY, JSON.stringify(current));
  show();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences);

/** Does anything move? */
export const isStill = (): boolean => preferences().still || wants('(prefers-reduced-motion: reduce)');

const LENGTHS: Readonly<Record<Preferences['pace'], number>> = { slow: 2, normal: 1, fast: 0.35, 'at-once': 0 };

/** What a step takes, as a part of its usual time; 0: steps are not shown. */
export const paceLength = (): number => LENGTHS[preferences().pace];

const LIGHT = '(prefers-color-scheme: light)';

function themeShown(): 'dark' | 'light' {
  const { theme } = preferences();
  return theme === 'system' ? (wants(LIGHT) ? 'light' : 'dark') : theme;
}

/** Puts the theme and the stillness on the page; styles read them there. */
function show(): void {
  const theme = themeShown();
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  if (preferences().still) dataset.motion = 'less';
  else delete dataset.motion;
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', theme);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme === 'light' ? '#e9dec8' : '#16130f');
}

/** Once, before the first picture; then whenever the system turns from day to night. */
export function showPreferences(): void {
  show();
  matchMedia(LIGHT).addEventListener('change', show);
}
