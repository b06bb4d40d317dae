import type { Seat } from '@oubliette/engine';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { useTable } from '../at-table.ts';
import { WordList } from './word-list.tsx';

/** So many of the newest words. */
const LAST = 4;

/** While nothing is on the table: what the two have promised each other so far, and what became of it. */
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
