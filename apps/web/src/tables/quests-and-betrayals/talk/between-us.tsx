import type { Seat } from '@oubliette/engine';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { useTable } from '../at-table.ts';
import { WordList } from './word-list.tsx';

/** The number of newest words shown. */
const LAST = 4;

/** Without an offer: the promises between the two players so far, and their state. */
export function BetweenUs({ me, partner }: { me: Seat; partner: Seat }) {
  const { c, game } = useTable();
  const both = [me, partner];
  const lines = game.ledger.filter(({ giver, receiver }) => both.includes(giver) && both.includes(receiver));
  return (
    <section className="parchment qt-between">
      <h2>
        <Gi icon="shaking-hands" />
        {c.say('between', { seat: partner })}
        <small>{c.say('ledger.count', { count: lines.length })}</small>
      </h2>
      {lines.length === 0 ? <p>{c.say('between.none')}</p> : <WordList lines={lines.slice(-LAST).toReversed()} />}
    </section>
  );
}
