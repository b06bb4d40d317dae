import type { CSSProperties, ReactNode } from 'react';
import type { GameIcon } from '../icon-names.ts';
import { Gi } from './gi.tsx';

/** Anything counted. */
export type Good = 'gold' | 'food' | 'imps' | 'traps' | 'evil' | 'tunnels' | 'monsters' | 'rooms' | 'spy' | 'troll';

const goods: Readonly<Record<Good, { readonly icon: GameIcon; readonly look: string }>> = {
  gold: { icon: 'two-coins', look: 'gold' },
  food: { icon: 'chicken-leg', look: 'food' },
  imps: { icon: 'goblin', look: 'imp' },
  traps: { icon: 'wolf-trap', look: 'trap' },
  evil: { icon: 'imp-laugh', look: 'evil' },
  tunnels: { icon: 'spade', look: 'tile' },
  monsters: { icon: 'minotaur', look: 'mon' },
  rooms: { icon: 'doorway', look: 'moss' },
  spy: { icon: 'brass-eye', look: 'arc' },
  troll: { icon: 'troll', look: 'troll' },
};

export const Token = ({ good, size = 18 }: { good: Good; size?: number }) => (
  <span className={`dl-tok is-${goods[good].look}`} style={{ '--s': `${size}px` } as CSSProperties} aria-hidden="true">
    <Gi icon={goods[good].icon} />
  </span>
);

/** So many of something: the figure, the token, and the word for who cannot see it. */
export const Amount = ({ n, good, name, size = 18 }: { n?: ReactNode; good: Good; name: string; size?: number }) => (
  <span className="dl-fx">
    {n}
    <Token good={good} size={size} />
    <span className="unseen"> {name} </span>
  </span>
);
