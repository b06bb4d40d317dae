// Features: whole numbers from a seat's view, by path, without knowledge of the game. They are the input of a learned evaluation.
import type { Seat } from '@oubliette/engine';

/** The features of one view: `at[i]` is the number of a feature, `by[i]` its count or amount. A feature may occur twice. */
export interface Found {
  readonly at: readonly number[];
  readonly by: readonly number[];
}

export interface Extractor {
  /** By number. */
  readonly names: readonly string[];
  extract(view: object, me: Seat, seats: number, sides?: readonly number[]): Found;
  /** The sum of these weights over the features of a view, without building lists: called thousands of times a second. */
  sum(weights: readonly number[], view: object, me: Seat, seats: number, sides?: readonly number[]): number;
}

/** Numbers up to this one are also features by value: "gold is 3". */
const MOST = 12;
/** Fields that hold seats, by the naming rule for views. */
const SEAT_FIELD = /^seats?$|Seats?$/;
const UNKNOWN = -1;

/** A position in a view, with the numbers of the features found there, so that no name is built twice. */
interface Place {
  readonly path: string;
  readonly holdsSeats: boolean;
  /** The number of its amount feature; undefined until it is needed. */
  amount: number | undefined;
  readonly words: Map<string | number, number>;
  readonly inside: Map<string, Place>;
}
const newPlace = (path: string, key: string): Place => ({
  path,
  holdsSeats: SEAT_FIELD.test(key),
  amount: undefined,
  words: new Map(),
  inside: new Map(),
});

/**
 * With names: the features of a learned table; others are ignored (BOT-LEARN-3). Without: each new feature gets the
 * next number.
 */
export function extractor(known?: readonly string[]): Extractor {
  const names: string[] = known === undefined ? [] : [...known];
  const numbers = new Map(names.map((name, i) => [name, i]));
  const root = newPlace('', '');
  let at: number[] = [];
  let by: number[] = [];
  let weights: readonly number[] | undefined;
  let total = 0;
  let me: Seat = 0;
  let seats = 0;
  let sides: readonly number[] | undefined;

  function numberOf(name: string): number {
    const number = numbers.get(name);
    if (number !== undefined) return number;
    if (known !== undefined) return UNKNOWN;
    numbers.set(name, names.length);
    return names.push(name) - 1;
  }

  function count(number: number, amount: number): void {
    if (number === UNKNOWN) return;
    if (weights !== undefined) {
      total += weights[number]! * amount;
      return;
    }
    at.push(number);
    by.push(amount);
  }
  function countAmount(place: Place, amount: number): void {
    place.amount ??= numberOf(place.path);
    count(place.amount, amount);
  }
  function countWord(place: Place, word: string | number): void {
    let number = place.words.get(word);
    if (number === undefined) {
      number = numberOf(`${place.path}=${word}`);
      place.words.set(word, number);
    }
    count(number, 1);
  }
  function into(place: Place, key: string): Place {
    let next = place.inside.get(key);
    if (next === undefined) {
      next = newPlace(place === root ? key : `${place.path}.${key}`, key);
      place.inside.set(key, next);
    }
    return next;
  }

  /** BOT-LEARN-2: a seat is the viewer, an ally, a rival or none. */
  function person(place: Place, seat: unknown): void {
    if (typeof seat !== 'number' || seat < 0 || seat >= seats) countWord(place, 'nobody');
    else if (seat === me) countWord(place, 'me');
    else countWord(place, sides !== undefined && sides[seat] === sides[me] ? 'ally' : 'another');
  }

  function walk(place: Place, value: unknown, listed: boolean): void {
    if (typeof value === 'number') {
      const whole = Math.trunc(value);
      if (!listed && whole !== 0) countAmount(place, whole);
      if (listed || (whole >= 0 && whole <= MOST)) countWord(place, whole);
    } else if (typeof value === 'string') countWord(place, value);
    else if (value === true) countAmount(place, 1);
    else if (Array.isArray(value)) list(place, value);
    else if (typeof value === 'object' && value !== null) fields(place, value);
  }

  function fields(place: Place, value: object): void {
    for (const key in value) field(into(place, key), (value as Record<string, unknown>)[key]);
  }

  function field(place: Place, value: unknown): void {
    if (!place.holdsSeats) walk(place, value, false);
    else if (Array.isArray(value)) for (const seat of value) person(place, seat);
    else person(place, value);
  }

  function list(place: Place, items: readonly unknown[]): void {
    if (items.length === 0) return;
    countAmount(place, items.length);
    const each = into(place, '*');
    for (let i = 0; i < items.length; i++) walk(each, items[i], true);
  }

  /** The whole view. Of a list with an object for each seat only the viewer's own is read; other lists are bags. */
  function whole(view: object): void {
    const places = placesOf(view, seats);
    for (const key in view) {
      const value = (view as Record<string, unknown>)[key];
      if (key === places) walk(into(into(root, key), 'mine'), (value as readonly unknown[])[me], false);
      else field(into(root, key), value);
    }
  }

  return {
    names,
    extract(view, seat, many, allied) {
      [at, by, me, seats, sides, weights] = [[], [], seat, many, allied, undefined];
      whole(view);
      return { at, by };
    },
    sum(table, view, seat, many, allied) {
      me = seat;
      seats = many;
      sides = allied;
      weights = table;
      total = 0;
      whole(view);
      return total;
    },
  };
}

/** Of the lists with one object for each seat, the one with the richest objects: as on the generic table. */
function placesOf(view: object, seats: number): string | undefined {
  let richest = 0;
  let places: string | undefined;
  for (const key in view) {
    const list = (view as Record<string, unknown>)[key];
    if (!Array.isArray(list) || list.length !== seats) continue;
    if (!list.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item))) continue;
    const rich = Object.keys(list[0]).length;
    if (rich > richest) [richest, places] = [rich, key];
  }
  return places;
}
