// The preferences of this device except the language: stored as one entry, read once, changed in one place.
import { useSyncExternalStore } from 'react';
import { read, write } from './storage.ts';

export const THEMES = ['dark', 'light', 'system'] as const;

/** The speed of animations; `at-once`: none. */
export const PACES = ['slow', 'normal', 'fast', 'at-once'] as const;

export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly sounds: boolean;
  /** Volume, 0 to 100. */
  readonly volume: number;
  /** A notification of the browser when it is the player's turn and the page is hidden. */
  readonly notify: boolean;
  /** Shortcuts of single letters and digits. */
  readonly keys: boolean;
  /** Answers a decision automatically if it has one option and reveals nothing hidden. */
  readonly trivial: boolean;
  readonly pace: (typeof PACES)[number];
  /** No animations, whatever the system says. */
  readonly still: boolean;
  /** Every game at the generic table, also those that have a table of their own. */
  readonly plain: boolean;
}

const KEY = 'oubliette.preferences';

const wants = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

/** Where the system asks for reduced motion, sounds are off until the player turns them on. */
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

/** Stored data may be damaged: values of a wrong type are ignored. */
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

/** Whether animations are off. */
export const isStill = (): boolean => preferences().still || wants('(prefers-reduced-motion: reduce)');

const LENGTHS: Readonly<Record<Preferences['pace'], number>> = { slow: 2, normal: 1, fast: 0.35, 'at-once': 0 };

/** The length of an animation step, as a factor of its usual length; 0: no steps. */
export const paceLength = (): number => LENGTHS[preferences().pace];

const LIGHT = '(prefers-color-scheme: light)';

function themeShown(): 'dark' | 'light' {
  const { theme } = preferences();
  return theme === 'system' ? (wants(LIGHT) ? 'light' : 'dark') : theme;
}

/** Sets the theme and reduced motion as attributes of the page; the styles read them there. */
function show(): void {
  const theme = themeShown();
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  if (preferences().still) dataset.motion = 'less';
  else delete dataset.motion;
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', theme);
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', theme === 'light' ? '#e9dec8' : '#16130f');
}

/** Applies the preferences once before the first render, then whenever the system's theme changes. */
export function showPreferences(): void {
  show();
  matchMedia(LIGHT).addEventListener('change', show);
}
