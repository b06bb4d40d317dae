// Whole numbers out of what a seat sees, by path, without knowing the game: what a learned judgement looks at.
import type { Seat } from '@oubliette/engine';

/** What was found in one view: `at[i]` is the number of a feature, `by[i]` how often or how much. A feature may occur twice. */
export interface Found {
  readonly at: readonly number[];
  readonly by: readonly number[];
}

export interface Extractor {
  /** By number. */
  readonly names: readonly string[];
  extract(view: object, me: Seat, seats: number, sides?: readonly number[]): Found;
}

/** Numbers up to this one also count as words: "gold is 3". */
const MOST = 12;
/** Fields that hold seats, by the naming rule for views. */
const SEAT_FIELD = /^seats?$|Seats?$/;

/**
 * With names: the features of a table that was learned; others count nothing (BOT-LEARN-3). Without: each new feature gets the
 * next number.
 */
export function extractor(known?: readonly string[]): Extractor {
  const names: string[] = known === undefined ? [] : [...known];
  const numbers = new Map(names.map((name, i) => [name, i]));
  let at: number[] = [];
  let by: number[] = [];
  let me: Seat = 0;
  let seats = 0;
  let sides: readonly number[] | undefined;

  function count(name: string, amount: number): void {
    let number = numbers.get(name);
    if (number === undefined) {
      if (known !== undefined) return;
      number = names.length;
      names.push(name);
      numbers.set(name, number);
    }
    at.push(number);
    by.push(amount);
  }

  /** BOT-LEARN-2: whoever a seat is, it is me, an ally, another or nobody. */
  function person(path: string, seat: unknown): void {
    if (typeof seat !== 'number' || seat < 0 || seat >= seats) count(`${path}=nobody`, 1);
    else if (seat === me) count(`${path}=me`, 1);
    else count(`${path}=${sides !== undefined && sides[seat] === sides[me] ? 'ally' : 'another'}`, 1);
  }

  function walk(path: string, value: unknown, listed: boolean): void {
    if (typeof value === 'number') {
      const whole = Math.trunc(value);
      if (!listed && whole !== 0) count(path, whole);
      if (listed || (whole >= 0 && whole <= MOST)) count(`${path}=${whole}`, 1);
    } else if (typeof value === 'string') count(`${path}=${value}`, 1);
    else if (value === true) count(path, 1);
    else if (Array.isArray(value)) list(path, value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inside] of Object.entries(value)) field(`${path}.${key}`, key, inside);
    }
  }

  function field(path: string, key: string, value: unknown): void {
    if (!SEAT_FIELD.test(key)) walk(path, value, false);
    else if (Array.isArray(value)) for (const seat of value) person(path, seat);
    else person(path, value);
  }

  /** A list with an object for each seat is places: mine alone is looked at. Any other list is a bag. */
  function list(path: string, items: readonly unknown[]): void {
    if (items.length === seats && items.every((item) => typeof item === 'object' && item !== null)) {
      walk(`${path}.mine`, items[me], false);
      return;
    }
    if (items.length > 0) count(path, items.length);
    for (const item of items) walk(`${path}.*`, item, true);
  }

  return {
    names,
    extract(view, seat, many, allied) {
      [at, by, me, seats, sides] = [[], [], seat, many, allied];
      for (const [key, value] of Object.entries(view)) field(key, key, value);
      return { at, by };
    },
  };
}
