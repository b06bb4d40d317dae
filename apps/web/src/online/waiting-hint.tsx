import { useLocale } from '../base/locale.tsx';
import type { TableNow } from '../session/now.ts';
import type { OnlineSide } from '../session/online-side.ts';
import { useOnlineSpeaker } from './texts.ts';
import { useOnlineState } from './use-online-state.ts';

/** Why the table waits, as far as it is known. */
export function WaitingHint({ side, now, bots }: { side: OnlineSide; now: TableNow; bots: boolean }) {
  const { say } = useLocale();
  const { table, thinking } = useOnlineState(side);
  const o = useOnlineSpeaker({ seats: table?.seats.map(({ name }) => name) ?? [], me: undefined });
  if (bots) return say.say('ask.bot');
  const { waiting } = now.seen;
  const away = waiting.filter((seat) => table?.seats[seat]?.here === false && table.seats[seat].bot === false);
  const busy = waiting.filter((seat) => thinking.includes(seat));
  const seats = table?.seats.length ?? 0;
  return [
    now.me === 'spectator' ? o.say('players.you-watch') : o.say('wait.person'),
    now.ready.length > 0 ? o.say('wait.ready', { done: now.ready.length, all: seats }) : undefined,
    busy.length > 0 ? o.say('wait.thinking', { seats: busy, count: busy.length }) : undefined,
    away.length > 0 ? o.say('wait.away', { seats: away, count: away.length }) : undefined,
  ]
    .filter((word) => word !== undefined)
    .join(' ');
}
