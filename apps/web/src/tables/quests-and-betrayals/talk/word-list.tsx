import { scrolls } from '../../../parts/dialog.tsx';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { useTable } from '../at-table.ts';
import { WordSeal } from '../pieces/word-seal.tsx';
import type { LineSeen } from '../reading.ts';
import { useSentences } from '../sentences.tsx';

/** Some words of the ledger: giver, receiver and state. */
export function WordList({ lines }: { lines: readonly LineSeen[] }) {
  const { t, c } = useTable();
  const sentenceOf = useSentences();
  return (
    <ul className="qt-lines" {...scrolls}>
      {lines.map(({ number, giver, receiver, word, text, state }) => (
        <li key={number} className={`is-${state}`}>
          <span />
          <span className="qt-from-to">
            <SeatMark seat={giver} size={18} />
            <i aria-hidden="true">›</i>
            <SeatMark seat={receiver} size={18} />
            <span className="unseen">{c.say('ledger.from-to', { giver, receiver })}</span>
          </span>
          <span className="qt-line-words">
            <b>{sentenceOf(giver, text) ?? (word === undefined ? c.say('ledger.sealed') : t.name(word))}</b>
            <em>{c.say(`state.${state}`)}</em>
          </span>
          <WordSeal state={state} silent />
        </li>
      ))}
    </ul>
  );
}
