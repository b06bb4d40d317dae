import { ORDERS, TITLES } from '../src/cards/cards.ts';

type Names = Readonly<Record<`order.${(typeof ORDERS)[number]}` | `title.${(typeof TITLES)[number]}`, string>>;

/** The first one is the `other` branch: `dark-deeds` cannot be a branch of its own. */
const pick = (param: string, [first = '', ...rest]: readonly string[], name: (id: string) => string): string =>
  `{${param}, select, ${rest.map((id) => `${id} {${name(id)}}`).join(' ')} other {${name(first)}}}`;

/** Orders and titles share their ids with resources, so a message says by itself which of the two it means. */
export const picks = (names: Names) => ({
  order: pick('order', ORDERS, (id) => names[`order.${id}` as keyof Names]),
  title: pick('title', TITLES, (id) => names[`title.${id}` as keyof Names]),
});

/** Spaces are 1 to 3 in messages and I to III on the board. */
export const space = '{space, select, 1 {I} 2 {II} other {III}}';
