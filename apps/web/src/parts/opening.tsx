import { useLocale } from '../base/locale.tsx';
import { BigCandle } from './big-candle.tsx';

/** Shown while a long game is replayed, or its table is loaded. */
export function Opening() {
  const { say } = useLocale();
  return (
    <main className="opening" aria-busy="true">
      <BigCandle />
      <p role="status">{say.say('table.opening')}</p>
    </main>
  );
}
