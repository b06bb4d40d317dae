// The page of promises: who kept their word this evening, worth a screenshot.
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import { Person } from '../pieces/person.tsx';
import { WordSeal } from '../pieces/word-seal.tsx';
import { wordsOf } from '../reading.ts';

/** Most lines that a seat's card tells in words. */
const LINES = 4;

export function Promises() {
  const { game, c, t } = useTable();
  const order = game.players
    .map((_, seat) => ({
      seat,
      kept: wordsOf(game, seat, 'kept').length,
      broken: wordsOf(game, seat, 'broken').length,
    }))
    .toSorted((a, b) => share(b) - share(a) || b.kept - a.kept);
  const said = game.ledger.length;
  return (
    <section className="parchment qt-promises" aria-labelledby="promises-title">
      <h2 id="promises-title">{c.say('promises.title')}</h2>
      <p>{c.say('promises.note', { count: said })}</p>
      <ol>
        {order.map(({ seat, kept, broken }) => (
          <li key={seat}>
            <Person seat={seat} marked />
            <div>
              <h3>
                <SeatMark seat={seat} size={18} /> {t.seat(seat)}
                <small>{c.say('promises.of', { kept, broken, temper: game.players[seat]?.temper ?? 'none' })}</small>
              </h3>
              <p className="qt-promise-seals">
                {game.ledger
                  .filter(({ giver }) => giver === seat)
                  .map((line) => (
                    <WordSeal key={line.number} state={line.state} size={26} />
                  ))}
              </p>
              <ul>
                {game.ledger
                  .filter(({ giver, state }) => giver === seat && (state === 'broken' || state === 'kept'))
                  .slice(-LINES)
                  .map(({ number, round, receiver, word, text, state }) => (
                    <li key={number} className={`is-${state}`}>
                      <b>{c.say(`state.${state}`)}</b> · {c.say('round', { round })} · {t.seat(receiver)}:{' '}
                      {text ?? (word === undefined ? c.say('ledger.sealed') : t.name(word))}
                    </li>
                  ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Of the words that were judged, the part that was kept; nobody who said nothing broke a word. */
const share = ({ kept, broken }: { kept: number; broken: number }): number =>
  kept + broken === 0 ? 0.5 : kept / (kept + broken);
