import type { Cost, Gain } from '@oubliette/dungeon-lords/cards';
import type { Seat } from '@oubliette/engine';
import { Stores as KitStores } from '../../../kit/panes/stores.tsx';
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
    const n = of[good];
    if (n === undefined || n === 0) return undefined;
    const one = (good === 'monsters' || good === 'rooms') && n === 1;
    return (
      <Amount
        key={good}
        n={one ? undefined : figure(n)}
        face={GOODS[good]}
        name={c.say(`good.${good}`, { count: n })}
        size={size}
      />
    );
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

const STORES = {
  gold: ({ gold }: PlayerView) => gold,
  food: ({ food }: PlayerView) => food,
  imps: ({ imps }: PlayerView) => imps,
  traps: ({ trapsInHand }: PlayerView) => trapsInHand,
  evil: ({ evil }: PlayerView) => evil,
} as const;
const STORED = Object.keys(STORES) as readonly (keyof typeof STORES)[];

/** What somebody has, and what the option that is picked would make of it. */
export function Stores({ seat, size = 30 }: { seat: Seat; size?: number }) {
  const { game, next, c } = useTable();
  const stores = STORED.map((id) => ({
    id,
    name: c.say(`good.${id}`, { count: STORES[id](placeOf(game, seat)) }),
    about: noteOf(c, id),
    face: GOODS[id],
    value: STORES[id](placeOf(game, seat)),
    would: STORES[id](placeOf(next, seat)),
    bad: id === 'evil',
  }));
  return <KitStores seat={seat} stores={stores} size={size} />;
}

/** The same in brief, for who looks across the table. */
export function StoresInBrief({ seat }: { seat: Seat }) {
  const { game, c } = useTable();
  return (
    <p className="kit-rival-stores">
      {STORED.map((id) => {
        const count = STORES[id](placeOf(game, seat));
        return (
          <Amount
            key={id}
            n={count}
            face={GOODS[id]}
            name={c.say(`good.${id}`, { count })}
            about={noteOf(c, id)}
            size={17}
          />
        );
      })}
    </p>
  );
}
