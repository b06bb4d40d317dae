import type { Seat } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useLocale } from '../../base/locale.tsx';
import type { AskNow, TableNow } from '../../session/now.ts';

interface Props {
  readonly now: TableNow;
  readonly t: Speaker;
  readonly ask: AskNow | undefined;
  readonly onAsk: (beside: string | undefined) => void;
  /** Asks that the table offers elsewhere, by their names. */
  readonly without?: readonly string[];
}

/** A few words for a button, where the game has them. */
const shortOf = (t: Speaker, ask: AskNow, seat: Seat): string =>
  t.has(`ask.${ask.kind}.short`) ? t.label(`ask.${ask.kind}.short`) : t.ask({ ...ask, seat });

/** Buttons for the optional asks. */
export function Beside({ now, t, ask, onAsk, without = [] }: Props) {
  const { say } = useLocale();
  const { me } = now;
  if (me === 'spectator') return undefined;
  // The ask in the bar may be a copy with fewer options.
  const others = now.asks.filter(
    (one) =>
      (one.kind !== ask?.kind || one.beside !== ask.beside) && (!one.optional || !without.includes(one.beside ?? '')),
  );
  if (others.length === 0) return undefined;
  return (
    <div className="beside">
      {ask?.optional === true ? undefined : <span>{say.say('ask.beside')}</span>}
      {others.map((one) => (
        <button key={one.kind} type="button" className="small" onClick={() => onAsk(one.beside)}>
          {one.optional ? shortOf(t, one, me) : say.say('ask.beside.back')}
        </button>
      ))}
    </div>
  );
}
