// Standing answers at a table of this device.
import { isOver, view } from '@oubliette/engine';
import { STANDING_AFTER } from '@oubliette/records';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DeviceTable, deviceTable } from '../src/device/device-table.ts';
import type { OpenGame } from '../src/device/open-game.ts';
import { storedOf, takeUpStored } from '../src/device/stored-game.ts';
import type { TableNow } from '../src/session/now.ts';
import { type Played, playOn, rulesOf, tableOf } from './game-files.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KIND = 'begin-turn';
const ANSWER = 'fastest';

/** Donjon at the ask which hero goes next. */
function asked(): { table: DeviceTable; played: Played; seat: number; kept: () => OpenGame } {
  const played = tableOf('donjon', ['Maud', 'Hugo', 'Iris']);
  const { match } = played;
  const seatAsked = (): number | undefined =>
    view(match.game, match.state, 'spectator').waiting.find((seat) =>
      view(match.game, match.state, seat).asks.some(({ kind }) => kind === KIND),
    );
  playOn(played, () => seatAsked() !== undefined);
  expect(isOver(match.state)).toBe(false);
  let last = played.openGame;
  const table = deviceTable(played.openGame, {
    keep: (openGame) => {
      last = openGame;
    },
    changed: () => {},
    think: async () => undefined,
    pace: 0,
  });
  const seat = seatAsked()!;
  table.openCurtain();
  if ((table.now() as TableNow).me !== seat) {
    table.handTo(seat);
    table.openCurtain();
  }
  return { table, played, seat, kept: () => last };
}
const now = (table: DeviceTable): TableNow => {
  const shown = table.now();
  if (shown.scene !== 'table') throw new Error('the curtain is drawn');
  return shown;
};

it('the table gives a standing answer a fixed time after the ask, and not before', async () => {
  const { table, played, seat } = asked();
  expect(now(table).asks.find(({ kind }) => kind === KIND)?.standing).toBe(true);
  const entries = played.match.entries.length;
  expect(table.setStanding(seat, { [KIND]: ANSWER })).toBeUndefined();
  expect(now(table).standing).toEqual({ [KIND]: ANSWER });
  await vi.advanceTimersByTimeAsync(STANDING_AFTER - 1);
  expect(played.match.entries).toHaveLength(entries);
  await vi.advanceTimersByTimeAsync(1);
  expect(played.match.entries[entries]).toMatchObject({ seat, verb: 'answer', kind: KIND, option: 'pass' });
});

it('whoever answers first, or asks to be asked again, is not answered for', async () => {
  const { table, played, seat } = asked();
  const entries = played.match.entries.length;
  table.setStanding(seat, { [KIND]: ANSWER });
  await vi.advanceTimersByTimeAsync(STANDING_AFTER - 1);
  table.setStanding(seat, {});
  await vi.advanceTimersByTimeAsync(STANDING_AFTER * 2);
  expect(played.match.entries).toHaveLength(entries);
});

it('only the holder of the device leaves answers, and only those that the game knows', () => {
  const { table, seat } = asked();
  expect(table.setStanding((seat + 1) % 3, { [KIND]: ANSWER })).toEqual({ rule: 'ENG-NOT-ASKED' });
  expect(table.setStanding(seat, { [KIND]: 'slowest' })).toEqual({ rule: 'ENG-NOT-OFFERED' });
  expect(table.setStanding(seat, { constructor: 'name' })).toEqual({ rule: 'ENG-NOT-OFFERED' });
  expect(now(table).standing).toEqual({});
});

it('they are stored with the game, and nobody else sees them', () => {
  const { table, played, seat, kept } = asked();
  table.setStanding(seat, { [KIND]: ANSWER });
  const again = takeUpStored(JSON.parse(JSON.stringify(storedOf(kept()))), rulesOf('donjon'));
  if ('fault' in again) throw new Error(again.fault.what);
  expect(again.standing?.[seat]).toEqual({ [KIND]: ANSWER });
  table.handTo((seat + 1) % 3);
  table.openCurtain();
  expect(now(table).standing).toEqual({});
  expect(JSON.stringify(table.file() ?? {})).not.toContain(ANSWER);
  expect(played.match.entries.length).toBeGreaterThan(0);
});
