import type { Seat } from '@oubliette/engine';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { useTable } from '../at-table.ts';
import { Person } from '../pieces/person.tsx';
import { WordList } from './word-list.tsx';

/** After the talk: the alliance, and the promises made for it. */
export function Allied({ attacker, ally }: { attacker: Seat; ally: Seat }) {
  const { c, t, game } = useTable();
  const both = [attacker, ally];
  const lines = game.ledger.filter(
    ({ giver, receiver, round, state }) =>
      round === game.round && state === 'running' && both.includes(giver) && both.includes(receiver),
  );
  return (
    <section className="parchment qt-allied" aria-labelledby="allied-title">
      <div className="qt-allies" aria-hidden="true">
        {both.map((seat, i) => (
          <figure key={seat}>
            {i === 0 ? undefined : <Gi icon="shaking-hands" />}
            <Person seat={seat} marked />
            <figcaption>{t.seat(seat)}</figcaption>
          </figure>
        ))}
      </div>
      <h2 id="allied-title">{c.say('deal.allied', { seat: attacker, ally })}</h2>
      {lines.length === 0 ? undefined : (
        <>
          <h3>{c.say('deal.allied.words')}</h3>
          <WordList lines={lines} />
        </>
      )}
    </section>
  );
}
