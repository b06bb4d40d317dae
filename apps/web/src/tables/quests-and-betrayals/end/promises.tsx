// The page of promises at the end: which players kept their word.

import type { CSSProperties } from 'react';
import { isBot } from '../../../base/chair.ts';
import { useLocale } from '../../../base/locale.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { SeatMark, useMarks } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import { Person } from '../pieces/person.tsx';
import { WordSeal } from '../pieces/word-seal.tsx';
import { type LineSeen, wordsOf } from '../reading.ts';
import { useSentences } from '../sentences.tsx';

interface KeptWords {
  readonly seat: number;
  readonly kept: number;
  readonly broken: number;
}

/** The share of judged words that were kept; a player without words broke none. */
const share = ({ kept, broken }: KeptWords): number => (kept + broken === 0 ? 0.5 : kept / (kept + broken));

/** The result of a person's words. */
function habitOf(words: KeptWords): string {
  const { kept, broken } = words;
  if (kept + broken === 0) return 'silent';
  if (broken === 0) return 'always';
  if (kept === 0) return 'never';
  return share(words) > 0.5 ? 'mostly' : 'seldom';
}

/** Lines that a card shows as text: the last of each kind. */
const TOLD: readonly LineSeen['state'][] = ['kept', 'broken'];

export function Promises() {
  const { game, c } = useTable();
  const { say } = useLocale();
  const order = game.players
    .map((_, seat) => ({
      seat,
      kept: wordsOf(game, seat, 'kept').length,
      broken: wordsOf(game, seat, 'broken').length,
    }))
    .toSorted((a, b) => share(b) - share(a) || b.kept - a.kept || a.broken - b.broken);
  const [first] = order;
  const last = order.at(-1);
  return (
    <>
      <section className="parchment qt-promises" aria-labelledby="promises-title">
        <header>
          <WordSeal state="kept" size={44} silent />
          <h2 id="promises-title">{c.say('promises.title')}</h2>
          <WordSeal state="broken" size={44} silent />
          <p>{c.say('promises.note', { count: game.ledger.length })}</p>
        </header>
        <ol>
          {order.map((one) => (
            <Card
              key={one.seat}
              words={one}
              award={
                one === first && one.kept > 0 && share(one) > 0.5
                  ? 'best'
                  : one === last && one.broken > 0
                    ? 'worst'
                    : undefined
              }
            />
          ))}
        </ol>
      </section>
      <h2 className="end-table">{say.say('end.table')}</h2>
    </>
  );
}

function Card({ words, award }: { words: KeptWords; award: 'best' | 'worst' | undefined }) {
  const { game, c, t, session } = useTable();
  const markOf = useMarks();
  const sentenceOf = useSentences();
  const { seat, kept, broken } = words;
  // Every seat has a temper, but only bots follow it.
  const temper = (isBot(session.chairs()[seat]) ? game.players[seat]?.temper : undefined) ?? habitOf(words);
  const lines = game.ledger.filter(({ giver }) => giver === seat);
  const told = TOLD.flatMap((state) => lines.filter((line) => line.state === state).slice(-1));
  return (
    <li className={award === undefined ? '' : `is-${award}`} style={{ '--seat': markOf(seat).fill } as CSSProperties}>
      <Person seat={seat} marked />
      <div>
        <h3>
          {t.seat(seat)}
          {award === undefined ? undefined : (
            <span className="qt-award">
              <Gi icon={award === 'best' ? 'shaking-hands' : 'backstab'} /> {c.say(`promises.${award}`)}
            </span>
          )}
        </h3>
        <p className="qt-temper">{c.say('promises.temper', { temper })}</p>
        {kept + broken === 0 ? undefined : (
          <p className="qt-kept-share">
            <span aria-hidden="true">
              <i style={{ width: `${Math.round(100 * share(words))}%` }} />
            </span>
            <b>{c.say('promises.of', { kept, broken })}</b>
          </p>
        )}
        <p className="qt-promise-seals">
          {lines.map(({ number, state }) => (
            <WordSeal key={number} state={state} size={22} />
          ))}
        </p>
        <ul>
          {told.map(({ number, round, receiver, word, text, state }) => (
            <li key={number} className={`is-${state}`}>
              <b>{c.say(`state.${state}`)}</b> <SeatMark seat={receiver} size={14} /> {c.say('round', { round })}
              {' · '}
              {sentenceOf(seat, text) ?? (word === undefined ? c.say('ledger.sealed') : t.name(word))}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
