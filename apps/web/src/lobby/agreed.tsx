import type { TableInfo } from '@oubliette/protocol';
import { timeText, useOnlineSpeaker } from '../online/texts.ts';

/** The table's settings in words. */
export function Agreed({ table }: { table: TableInfo }) {
  const o = useOnlineSpeaker();
  const { undo, timer, standInAfter, spectators } = table;
  const seconds = timer.kind === 'none' ? 0 : timer.seconds;
  return (
    <ul className="agreed">
      <li>{o.say('gather.undo', { undo })}</li>
      <li>{o.say('gather.timer', { kind: timer.kind, time: timeText(o, seconds) })}</li>
      <li>{o.say('gather.stand-in', { seconds: standInAfter, time: timeText(o, standInAfter) })}</li>
      <li>{o.say('gather.spectators', { yes: String(spectators) })}</li>
    </ul>
  );
}
