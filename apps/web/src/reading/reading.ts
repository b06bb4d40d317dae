// Reads the plain data of a view with the texts of the game's catalogue. The README has the conventions.
import type { Seat } from '@oubliette/engine';
import type { Book, Lang, Speaker } from '@oubliette/text';
import { upper } from '../base/language.ts';
import { aboutPiece, type Note, noteOf } from './about.ts';

export type Scalar = string | number | boolean;
export type Fields = Readonly<Record<string, unknown>>;

export const isScalar = (x: unknown): x is Scalar => ['string', 'number', 'boolean'].includes(typeof x);
export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
export const isList = (x: unknown): x is readonly unknown[] => Array.isArray(x);
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
export const fieldOf = (x: unknown, name: string): unknown => (isFields(x) ? x[name] : undefined);
export const itemOf = (x: unknown, at: number): unknown => (isList(x) ? x[at] : undefined);

/** A value in words, with a seat's mark if it is a player. */
export interface Words {
  readonly text: string;
  readonly seat?: Seat;
}

interface Grid {
  readonly columns: number;
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
}

export interface Reader {
  label(field: string): string;
  /** Whether the game has a text for it, so that players know it. */
  isNamed(field: string): boolean;
  /** The game's description of a field or an item, if there is one. */
  about(word: string): Note | undefined;
  aboutField(field: string): Note | undefined;
  /** The value of an item as a figure. */
  worth(word: string): string | undefined;
  /** The label of an item of a list, if the game has one. */
  itemLabel(field: string, at: number): string | undefined;
  /** A flat list of so many items that is a board: its columns may have names, and its rows have them where the columns do. */
  grid(field: string, items: number): Grid | undefined;
  /** A short label for an item on a board. */
  mark(word: string): string;
  /** Undefined: the number is a count and needs no words. */
  words(field: string, value: Scalar): Words | undefined;
}

export function reader(book: Book, t: Speaker): Reader {
  const { lang } = t;
  const own = (key: string): string | undefined => (t.has(key) ? upper(lang, t.label(key)) : undefined);

  function words(field: string, value: Scalar): Words | undefined {
    if (typeof value === 'number' && isSeatField(field)) return { text: t.seat(value), seat: value };
    const written = `view.${field}.value`;
    if (t.has(written)) {
      const text = upper(lang, t.label(written, { value }));
      const person = book.message(written)?.variables.some((variable) => variable.seat) === true;
      return person && typeof value === 'number' ? { text, seat: value } : { text };
    }
    return typeof value === 'number' ? undefined : { text: upper(lang, t.name(String(value))) };
  }

  /** `a b c d e` names five of them, `5` only counts them. */
  function headings(field: string, which: 'columns' | 'rows') {
    const key = `view.${field}.${which}`;
    if (!t.has(key)) return undefined;
    const text = t.label(key);
    const names = /^\d+$/.test(text) ? [] : text.split(/\s+/);
    return { count: names.length > 0 ? names.length : Number(text), names };
  }

  return {
    about: (word) => aboutPiece(t, word),
    aboutField: (field) => (t.has(`about.view.${field}`) ? noteOf(t, `view.${field}`) : undefined),
    worth: (word) => (t.has(`worth.${word}`) ? t.say(`worth.${word}`) : undefined),
    isNamed: (field) => t.has(`view.${field}`) || t.has(`name.${field}`),
    label: (field) => own(`view.${field}`) ?? own(`name.${field}`) ?? humanised(lang, field),
    itemLabel: (field, at) => own(`view.${field}.${at}`),
    grid(field, items) {
      const across = headings(field, 'columns');
      if (across === undefined || across.count === 0) return undefined;
      const down = headings(field, 'rows')?.names ?? [];
      const rows = Array.from({ length: Math.ceil(items / across.count) }, (_, row) => down[row] ?? String(row + 1));
      const named = across.names.length > 0 || down.length > 0;
      return { columns: across.count, columnNames: across.names, rowNames: named ? rows : [] };
    },
    mark: (word) => (t.has(`mark.${word}`) ? t.label(`mark.${word}`) : upper(lang, t.name(word)).slice(0, 2)),
    words,
  };
}

const isSeatField = (field: string): boolean => /(^seat|Seat)s?$/.test(field);

/** `monstersLeft` becomes "Monsters left": the fallback for a field without a label. */
const humanised = (lang: Lang, field: string): string =>
  upper(lang, field.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase());
