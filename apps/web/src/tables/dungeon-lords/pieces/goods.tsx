import { type Cost, type Gain, ROOMS, type RoomId } from '@oubliette/dungeon-lords/cards';
import type { Seat } from '@oubliette/engine';
import { Stores as KitStores, type Store } from '../../../kit/panes/stores.tsx';
import { Amount, Token, type TokenFace } from '../../../kit/pieces/token.tsx';
import { figure } from '../../../parts/figure.ts';
import { noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { type PlayerView, placeOf } from '../reading.ts';

/** Anything counted. */
export const GOODS = {
  gold: { icon: 'two-coins', colour: '#a87413' },
  food: { icon: 'chicken-leg', colour: '#a24a2b' },
  evil: { icon: 'imp-laugh', colour: '#6d2b6f' },
  imps: { icon: 'goblin', colour: '#9d2f2f' },
  traps: { icon: 'wolf-trap', colour: '#5a5f6e' },
  tunnels: { icon: 'spade', colour: '#6b5b45' },
  monsters: { icon: 'minotaur', colour: '#7b3a2d' },
  rooms: { icon: 'doorway', colour: '#4f6f2e' },
  spy: { icon: 'brass-eye', colour: '#4a4da3' },
  troll: { icon: 'troll', colour: '#4c6470' },
} as const satisfies Readonly<Record<string, TokenFace>>;
export type Good = keyof typeof GOODS;

export const GoodToken = ({ good, size = 18 }: { good: Good; size?: number }) => <Token {...GOODS[good]} size={size} />;

const TRADED = ['gold', 'food', 'evil', 'imps', 'traps', 'tunnels', 'monsters', 'rooms'] as const;

/** What is paid, or gained. */
export function Amounts({ of, size = 18 }: { of: Cost & Gain; size?: number }) {
  const { c } = useTable();
  return TRADED.map((good) => {
    const count = of[good] ?? 0;
    if (count === 0) return undefined;
    const n = (good === 'monsters' || good === 'rooms') && count === 1 ? undefined : figure(count);
    return <Amount key={good} n={n} face={GOODS[good]} name={c.say(`good.${good}`, { count })} size={size} />;
  });
}

/** Between what is paid and what is gained. */
export function For() {
  const { c } = useTable();
  return (
    <em>
      <span aria-hidden="true">›</span>
      <span className="unseen">{c.say('space.for')}</span>
    </em>
  );
}

export const Trade = ({ pays, gains, size }: { pays: Cost; gains: Gain; size: number }) => (
  <>
    <Amounts of={pays} size={size} />
    <For />
    <Amounts of={gains} size={size} />
  </>
);

/** Workers and whatever else a room takes, and what it gives. */
export function RoomPrice({ id, size = 16 }: { id: RoomId; size?: number }) {
  const { imps, pay, gives } = ROOMS[id];
  return imps === undefined ? undefined : <Trade pays={{ imps, ...pay }} gains={gives ?? {}} size={size} />;
}

/** What somebody has, and in which field of their place. */
const STORES = { gold: 'gold', food: 'food', imps: 'imps', traps: 'trapsInHand', evil: 'evil' } as const;
type StoreName = keyof typeof STORES;

function useStores(seat: Seat): readonly Store[] {
  const { game, next, c } = useTable();
  const count = (place: PlayerView, id: StoreName): number => place[STORES[id]];
  return (Object.keys(STORES) as StoreName[]).map((id) => {
    const value = count(placeOf(game, seat), id);
    const name = c.say(`good.${id}`, { count: value });
    const would = count(placeOf(next, seat), id);
    return { id, name, about: noteOf(c, id), face: GOODS[id], value, would, bad: id === 'evil' };
  });
}

/** What somebody has, and what the option that is picked would make of it. */
export const Stores = ({ seat, size = 30 }: { seat: Seat; size?: number }) => (
  <KitStores seat={seat} stores={useStores(seat)} size={size} />
);

/** A rival's stores in brief. */
export const StoresInBrief = ({ seat }: { seat: Seat }) => (
  <p className="kit-rival-stores">
    {useStores(seat).map(({ id, value, ...store }) => (
      <Amount key={id} n={value} {...store} size={17} />
    ))}
  </p>
);
