// The changes of an Arena for each player: gains and losses as tokens, all others as sentences.

import type { Heard, Seat } from '@oubliette/engine';
import type { CSSProperties, ReactNode } from 'react';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { noted } from '../../../kit/tips/explained.ts';
import { SeatMark, useMarks } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import { GoodToken } from '../pieces/goods.tsx';
import type { ArenaTold } from './shows.ts';

interface Token {
  readonly sign: '+' | '−';
  readonly n: number;
  readonly good: 'gems' | 'trophies' | 'wounds';
  readonly note?: 'pot' | 'stolen' | 'plundered';
}

/** The goods that an event moves for a seat. */
function tokenOf({ type, seat, gems, wounds }: Heard, of: Seat): Token | undefined {
  const mine = seat === of;
  switch (type) {
    case 'arena-trophy':
      return { sign: '+', n: 1, good: 'trophies' };
    case 'wounded':
      return { sign: '+', n: Number(wounds), good: 'wounds' };
    case 'pot-won':
      return { sign: '+', n: Number(gems), good: 'gems', note: 'pot' };
    case 'pocketed':
      return { sign: '+', n: Number(gems), good: 'gems' };
    case 'light-fingers':
      return { sign: mine ? '+' : '−', n: Number(gems), good: 'gems', note: 'stolen' };
    case 'plundered-gems':
      return { sign: mine ? '+' : '−', n: Number(gems), good: 'gems', note: 'plundered' };
    default:
      return undefined;
  }
}

export function Changes({ seat, arena }: { seat: Seat; arena: ArenaTold }) {
  const { t, c } = useTable();
  const markOf = useMarks();
  const all = [...arena.changes, ...(arena.plunder === undefined ? [] : [arena.plunder])];
  const here = all.filter(
    (heard) => heard.seat === seat || (heard.toSeat === seat && tokenOf(heard, seat) !== undefined),
  );
  const tokens = here.flatMap((heard) => {
    const token = tokenOf(heard, seat);
    return token === undefined ? [] : [{ heard, token }];
  });
  const told = here.filter((heard) => tokenOf(heard, seat) === undefined);
  return (
    <article className="qt-change" style={{ '--seat': markOf(seat).fill } as CSSProperties} data-at={`seat-${seat}`}>
      <SeatMark seat={seat} size={20} />
      <div>
        <h3>{t.seat(seat)}</h3>
        {here.length === 0 ? <p>{c.say('arena.nothing')}</p> : undefined}
        {tokens.length === 0 ? undefined : (
          <p className="qt-change-tokens">
            {byPlace(tokens, ({ heard, token }) => (
              <Moved token={token} says={t.event(heard)} rules={[heard.rule]} />
            ))}
          </p>
        )}
        {byPlace(told, (heard) => (
          <p className={heard.type === 'cursed' ? 'is-loss' : 'is-gain'}>{t.event(heard)}</p>
        ))}
      </div>
    </article>
  );
}

interface MovedProps {
  readonly token: Token;
  readonly says: string;
  readonly rules: readonly string[];
}

function Moved({ token: { sign, n, good, note }, says, rules }: MovedProps): ReactNode {
  const { c } = useTable();
  const bad = (sign === '−') !== (good === 'wounds');
  return (
    <span className={bad ? 'is-loss' : 'is-gain'} {...noted({ text: says, rules })}>
      <span className="unseen">{says}</span>
      <span aria-hidden="true">
        {sign}
        {n} <GoodToken good={good} size={17} /> {note === undefined ? '' : c.say(`change.${note}`)}
      </span>
    </span>
  );
}
