import { LIMITS, type TableSettings, type Timer } from '@oubliette/protocol';
import { timeText, useOnlineSpeaker } from '../online/texts.ts';

export type OnlineSettings = Partial<TableSettings>;

const MINUTE = 60;
const TIMERS: readonly Timer[] = [
  { kind: 'none' },
  { kind: 'move', seconds: MINUTE },
  { kind: 'move', seconds: 5 * MINUTE },
  { kind: 'move', seconds: 24 * 60 * MINUTE },
  { kind: 'game', seconds: 30 * MINUTE },
  { kind: 'game', seconds: 90 * MINUTE },
];
const ABSENCES = [0, MINUTE, 5 * MINUTE, 60 * MINUTE];
const UNDO = ['free', 'consent', 'never'] as const;

interface Props {
  readonly settings: OnlineSettings;
  readonly onSettings: (settings: OnlineSettings) => void;
}

/** The settings of an online table beyond those of the game. */
export function OnlineFields({ settings, onSettings }: Props) {
  const o = useOnlineSpeaker();
  const { title = '', undo = 'free', spectators = true, timer = TIMERS[0]!, standInAfter = 0 } = settings;
  const set = (change: OnlineSettings): void => onSettings({ ...settings, ...change });
  const timerText = (one: Timer): string =>
    o.say('gather.timer', { kind: one.kind, time: timeText(o, one.kind === 'none' ? 0 : one.seconds) });
  const timerAt = TIMERS.findIndex((one) => JSON.stringify(one) === JSON.stringify(timer));
  return (
    <fieldset className="setting-fields online-fields">
      <legend>{o.say('fields.title')}</legend>
      <label className="pick">
        <span>{o.say('fields.name')}</span>
        <input
          type="text"
          value={title}
          maxLength={LIMITS.title}
          autoComplete="off"
          onChange={(event) => set({ title: event.target.value })}
        />
      </label>
      <label className="pick">
        <span>{o.say('fields.undo')}</span>
        <select value={undo} onChange={(event) => set({ undo: UNDO[event.target.selectedIndex]! })}>
          {UNDO.map((one) => (
            <option key={one} value={one}>
              {o.say('fields.undo.how', { undo: one })}
            </option>
          ))}
        </select>
      </label>
      <label className="pick">
        <span>{o.say('fields.timer')}</span>
        <select value={timerAt} onChange={(event) => set({ timer: TIMERS[event.target.selectedIndex]! })}>
          {TIMERS.map((one, at) => (
            <option key={timerText(one)} value={at}>
              {timerText(one)}
            </option>
          ))}
        </select>
      </label>
      <label className="pick">
        <span>{o.say('fields.absent')}</span>
        <select value={standInAfter} onChange={(event) => set({ standInAfter: Number(event.target.value) })}>
          {ABSENCES.map((seconds) => (
            <option key={seconds} value={seconds}>
              {o.say('fields.absent.how', { seconds, time: timeText(o, seconds) })}
            </option>
          ))}
        </select>
      </label>
      <label className="tick">
        <input type="checkbox" checked={spectators} onChange={(event) => set({ spectators: event.target.checked })} />
        {o.say('fields.spectators')}
      </label>
    </fieldset>
  );
}
