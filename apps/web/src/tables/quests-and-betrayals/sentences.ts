// Sentences of the players' own, as far as one wants to read them.
import { useMuted } from '../../base/muted.ts';
import { useTable } from './at-table.ts';

/** The sentence of a seat, or that it is muted. */
export function useSentences(): (seat: number, text: string | undefined) => string | undefined {
  const { session, c } = useTable();
  const muted = useMuted(session.online?.state().table?.id);
  return (seat, text) => (text !== undefined && muted.has(seat) ? c.say('sentence.muted') : text);
}
