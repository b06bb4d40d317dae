// What each space of the central board costs and gives, short enough for a line: read from the orders themselves.
import { ACTIONS, type ActionSpace, ORDERS } from '../src/cards/orders.ts';

type Word = 'gold' | 'food' | 'evil' | 'imps' | 'traps' | 'tunnels' | 'monsters' | 'rooms' | 'spy';
/** One of it, and several. */
type Words = Readonly<Record<Word, readonly [one: string, several: string]>>;

function sides(order: string, { pay, gain, permit, foreman, spy }: ActionSpace, words: Words): string {
  const list = (of: object): string =>
    Object.entries(of as Record<string, number>)
      .map(([good, n]) => `${String(n).replace('-', '−')} ${words[good as Word][n === 1 ? 0 : 1]}`)
      .join(' + ');
  const pays = list(foreman ? { imps: 1 } : (pay ?? {}));
  const gains = list(permit === undefined ? (gain ?? {}) : { [order === 'dig' ? 'tunnels' : 'gold']: permit });
  const all = spy === true ? `${gains} + ${words.spy[0]}` : gains;
  return pays === '' ? all : `${pays} → ${all}`;
}

/** `view.spaces.0.1`: the second space of the first order, as long as nobody stands there. */
export const spaceTexts = (words: Words): Readonly<Record<`view.spaces.${number}.${number}`, string>> =>
  Object.fromEntries(
    ORDERS.flatMap((order, i) =>
      ACTIONS[order].spaces.map((space, at) => [`view.spaces.${i}.${at}`, sides(order, space, words)] as const),
    ),
  );
