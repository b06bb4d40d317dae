import type { Speaker, Table } from '@oubliette/text';
import { type OnlineKey, onlineTexts } from '../../locales/online/texts.ts';
import { useGameSpeaker } from '../base/locale.tsx';

export type OnlineSpeaker = Speaker<OnlineKey>;

/** The speaker of the texts around an online table. */
export const useOnlineSpeaker = (table?: Table): OnlineSpeaker => useGameSpeaker(onlineTexts, table) as OnlineSpeaker;

const KNOWN = [
  'invitation-spent',
  'no-such-table',
  'unreachable',
  'slow-down',
  'server-full',
  'already-started',
  'seats-open',
  'mark-taken',
  'not-yours',
  'no-hook-address',
  'no-such-policy',
  'nobody-there',
] as const;

export function deniedText(o: OnlineSpeaker, code: string): string {
  const known = KNOWN.find((one) => one === code);
  return known === undefined ? o.say('denied.other', { code }) : o.say(`denied.${known}`);
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const;

/** A span of time in the largest unit that fits. */
export function timeText(o: OnlineSpeaker, seconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => seconds >= 2 * each || seconds === each) ?? (['seconds', 1] as const);
  return o.say(`time.${unit}`, { n: Math.round(seconds / length) });
}
