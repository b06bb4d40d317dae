import type { Refusal } from '@oubliette/engine';
import { useState } from 'react';
import { Pane } from '../../../kit/panes/pane.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { scrolls } from '../../../parts/dialog.tsx';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { WordSeal } from '../pieces/word-seal.tsx';
import type { LineSeen } from '../reading.ts';
import { MuteButton, useSentences } from '../sentences.tsx';
import { Refused } from './refused.tsx';

const VERBS = ['pay', 'kept', 'broken', 'release'] as const;

/** Every word given in this game, the newest first, with its state. */
export function Ledger() {
  const { game, c } = useTable();
  const lines = game.ledger.toReversed();
  return (
    <Pane name="others" titled="ledger-title" className="parchment qt-ledger">
      <h2 id="ledger-title">
        <Gi icon="scroll-quill" />
        {c.say('ledger')}
        <small>{c.say('ledger.count', { count: lines.length })}</small>
      </h2>
      <p className="qt-ledger-note">{c.say('ledger.note')}</p>
      {lines.length === 0 ? <p className="qt-ledger-note">{c.say('ledger.empty')}</p> : undefined}
      <ol className="qt-lines" {...scrolls}>
        {lines.map((line) => (
          <LedgerRow key={line.number} line={line} />
        ))}
      </ol>
      <Trust />
    </Pane>
  );
}

function LedgerRow({ line }: { line: LineSeen }) {
  const { t, c, besides, me, session, turnTo } = useTable();
  const { number, round, giver, receiver, state, word } = line;
  const [refused, setRefused] = useState<Refusal>();
  const text = useSentences()(giver, line.text);
  const ledger = besides('ledger');
  const verbs = VERBS.filter((verb) => ledger?.options.includes(`${verb}:${number}`) === true);
  async function answer(verb: string): Promise<void> {
    if (me === undefined) return;
    const no = await session.answer(me, 'ledger', `${verb}:${number}`);
    setRefused(no);
    if (verb === 'pay' && no === undefined) turnTo('ledger');
  }
  return (
    <li className={`is-${state}`}>
      <span className="qt-round" {...noted(noteOf(c, 'ledger.round', c.say('round', { round })))}>
        {round}
      </span>
      <span className="qt-from-to">
        <SeatMark seat={giver} size={18} />
        <i aria-hidden="true">›</i>
        <SeatMark seat={receiver} size={18} />
        <span className="unseen">{c.say('ledger.from-to', { giver, receiver })}</span>
      </span>
      <span className="qt-line-words">
        <b>{text ?? (word === undefined ? c.say('ledger.sealed') : t.name(word))}</b>
        <em>{c.say(`state.${state}`)}</em>
        {verbs.map((verb) => (
          <button key={verb} type="button" className="why" onClick={() => answer(verb)}>
            {c.say(`ledger.${verb}`)}
          </button>
        ))}
        <MuteButton seat={giver} text={line.text} />
        <Refused refused={refused} />
      </span>
      <WordSeal state={state} silent />
    </li>
  );
}

const SEALS = ['kept', 'broken', 'running'] as const;

/** A row of seals for each player. */
function Trust() {
  const { game, t, c } = useTable();
  return (
    <section className="qt-trust">
      <h3>{c.say('trust')}</h3>
      {game.players.map((_, seat) => {
        const lines = SEALS.flatMap((state) =>
          game.ledger.filter((line) => line.giver === seat && line.state === state),
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <p key={seat}>
            <SeatMark seat={seat} size={18} />
            <b>{t.seat(seat)}</b>
            <span>
              {lines.length === 0 ? <small>{c.say('trust.none')}</small> : undefined}
              {lines.slice(0, 9).map((line) => (
                <WordSeal key={line.number} state={line.state} size={18} />
              ))}
            </span>
          </p>
        );
      })}
    </section>
  );
}
