// Any field of any game's view as text: its label, and its value on one line.
import type { Seat } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import type { Paint } from '../screen/paint.ts';

export interface Showing {
  /** Speaks with the game's texts. */
  readonly t: Speaker;
  readonly paint: Paint;
  readonly width: number;
  /** As few lines as possible: the screen is small. */
  readonly compact: boolean;
  readonly seats: number;
  /** The field of the view with an object for each seat, as the manifest names it. */
  readonly places: string | undefined;
  /** The reader's seat; undefined for a spectator. */
  readonly me: Seat | undefined;
  /** The word after the reader's own name: "you". */
  readonly you: string;
  /** Fields that are shown elsewhere. */
  readonly without?: readonly string[];
  /** The separator between a label and its value: it differs between languages. */
  readonly colon: string;
}

export type Path = readonly string[];
type Thing = Readonly<Record<string, unknown>>;

const isThing = (x: unknown): x is Thing => typeof x === 'object' && x !== null && !Array.isArray(x);

/** `view.lords.gold.value`, else `view.gold.value`: how one value of a field is written, if the game's texts say so. */
export function keyAbout({ t }: Showing, path: Path, about: string): string | undefined {
  const keys = [`view.${path.join('.')}.${about}`, `view.${path.at(-1)}.${about}`];
  return keys.find((key) => t.has(key));
}

/** The field's label; without one, its name split into words: `monstersLeft`, monsters left. */
export function labelOf({ t }: Showing, path: Path): string {
  const name = path.at(-1) ?? '';
  const label = t.label(`view.${path.join('.')}`);
  return label === name
    ? name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    : label;
}

/** Numbers in these fields are seats, as they are in messages and in the browser. */
const isSeatField = (name: string): boolean => /(^seat|Seat)s?$/.test(name);

/** One line; undefined where there is nothing to show. */
export function valueText(show: Showing, path: Path, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return labelledText(show, path, value) ?? listText(show, path, value);
  if (isThing(value)) return thingText(show, path, value);
  return scalarText(show, path, value as string | number | boolean);
}

function scalarText(show: Showing, path: Path, value: string | number | boolean): string {
  const { t, paint } = show;
  const key = keyAbout(show, path, 'value');
  if (key !== undefined) return t.say(key, { value });
  if (typeof value === 'number' && isSeatField(path.at(-1) ?? '')) return paint.seat(value, t.seat(value));
  return typeof value === 'number' ? String(value) : t.name(String(value));
}

/** A list whose items have labels: "food Ann, Bob; gold Cid". Empty ones are left out. */
function labelledText(show: Showing, path: Path, list: readonly unknown[]): string | undefined {
  const labels = list.map((_, i) => keyAbout(show, path, String(i)));
  if (list.length === 0 || labels.includes(undefined)) return undefined;
  const text = (item: unknown, at: number) =>
    Array.isArray(item)
      ? (placesText(show, path, item, at) ?? listText(show, path, item))
      : valueText(show, path, item);
  return list
    .flatMap((item, i) => (isNothing(item) ? [] : [`${show.t.label(labels[i]!)} ${text(item, i)}`]))
    .join('; ');
}

/** Texts for free places, `view.spaces.0.1`: a price, for example. */
function placesText(show: Showing, path: Path, places: readonly unknown[], of: number): string | undefined {
  const keys = places.map((_, at) => keyAbout(show, path, `${of}.${at}`));
  if (keys.includes(undefined)) return undefined;
  return places
    .map((who, at) => (who === 'free' ? show.t.say(keys[at]!) : `[${valueText(show, path, who) ?? ''}]`))
    .join(' | ');
}

function listText(show: Showing, path: Path, list: readonly unknown[]): string {
  const words = list.flatMap(
    (item) => (Array.isArray(item) ? listText(show, path, item) : valueText(show, path, item)) ?? [],
  );
  if (words.length === 0) return '–';
  return counted(words).join(list.some(isThing) || list.some(Array.isArray) ? '; ' : ', ');
}

/** Equal neighbours are written once: "goblin ×3". */
function counted(words: readonly string[]): string[] {
  const runs: { word: string; times: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.times++;
    else runs.push({ word, times: 1 });
  }
  return runs.map(({ word, times }) => (times === 1 ? word : `${word} ×${times}`));
}

/**
 * `warrior (health 2, tired)`, `skull ×2`: the first text or seat is the name, true flags show their
 * label, empty and false values are left out.
 */
function thingText(show: Showing, path: Path, thing: Thing): string {
  const fields = Object.entries(thing);
  const head = fields.find(
    ([name, value]) => typeof value === 'string' || (typeof value === 'number' && isSeatField(name)),
  );
  const rest = fields.flatMap(([name, value]) => {
    if (name === head?.[0] || name === 'count' || value === false || isNothing(value)) return [];
    const label = uncapital(labelOf(show, [...path, name]));
    if (value === true) return [label];
    const text = valueText(show, [...path, name], value);
    return text === undefined ? [] : [`${label} ${text}`];
  });
  const count = typeof thing.count === 'number' && thing.count > 1 ? [`×${thing.count}`] : [];
  const first = head === undefined ? [] : [valueText(show, [...path, head[0]], head[1]) ?? ''];
  const inside = rest.length === 0 ? [] : [head === undefined ? rest.join(', ') : `(${rest.join(', ')})`];
  return [...first, ...count, ...inside].join(' ');
}

const isNothing = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
/** Labels begin with a capital; inside a line they do not. */
const uncapital = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.slice(0, 1).toLowerCase() + label.slice(1) : label;
