// Sentences of the players, unless they are muted.
import type { Seat } from '@oubliette/engine';
import { useMuted } from '../../base/muted.ts';
import { Icon } from '../../parts/icon.tsx';
import { useTable } from './at-table.ts';

const useMutedHere = () => useMuted(useTable().session.online?.state().table?.id);

/** The sentence of a seat, or a note that the seat is muted. */
export function useSentences(): (seat: Seat, text: string | undefined) => string | undefined {
  const { c } = useTable();
  const muted = useMutedHere();
  return (seat, text) => (text !== undefined && muted.has(seat) ? c.say('sentence.muted') : text);
}

/** The button beside a sentence that mutes its author, or shows the sentences again. Online only. */
export function MuteButton({ seat, text }: { seat: Seat; text: string | undefined }) {
  const { c, me, session } = useTable();
  const muted = useMutedHere();
  if (text === undefined || seat === me || session.online === undefined) return undefined;
  return (
    <button type="button" className="why qt-mute" aria-pressed={muted.has(seat)} onClick={() => muted.toggle(seat)}>
      <Icon name={muted.has(seat) ? 'silence' : 'sound'} />
      {c.say('sentence.mute', { seat })}
    </button>
  );
}
