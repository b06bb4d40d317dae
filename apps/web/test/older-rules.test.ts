// Files of older released rules in the browser: shown as they were, continued under the newest rules.
import { readFileSync } from 'node:fs';
import { manifestOf, rulesNamed } from '@oubliette/catalog';
import type { StateOf } from '@oubliette/engine';
import { commitmentOf, type GameFile, readGameInParts, replayKept, replayParts } from '@oubliette/records';
import { expect, it, vi } from 'vitest';
import { findGame } from '../src/base/games.ts';
import { olderRulesOf, rulesNamedBy, rulesOf } from '../src/base/rules.ts';
import { deviceHost, type HostServices } from '../src/device/host.ts';
import type { StoredGame } from '../src/device/stored-game.ts';
import { byChance } from '../src/device/think.ts';
import { checkFairness } from '../src/fairness/fairness.ts';
import { wholeGame } from '../src/online/whole-game.ts';
import { fileFrom, packed, unpacked } from '../src/replay/link.ts';
import { replaySession } from '../src/replay/replay-session.ts';
import type { Now, TableNow } from '../src/session/now.ts';

const golden = (name: string): { text: string; file: GameFile } => {
  const path = `../../../packages/games/dungeon-lords/kept/1.1.0/golden/${name}.json`;
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  return { text, file: JSON.parse(text) };
};
const finished = golden('3-4-seats');
const unfinished = golden('6-4-seats');

function device(stored = new Map<string, StoredGame>(), send: HostServices['send'] = () => {}) {
  return deviceHost({
    rulesOf,
    olderRulesOf,
    think: () => async (input) => byChance(input),
    load: async (id) => stored.get(id),
    save: async (kept) => stored.set(kept.id, structuredClone(kept)) !== undefined,
    claim: async () => () => {},
    send,
  });
}

it('[ENG-KEPT-4] a game that was left under 1.1.0 goes on, and leaves in parts that everybody can check', async () => {
  const host = device();
  const taken = await host.import(unfinished.text);
  if ('fault' in taken) throw new Error(JSON.stringify(taken.fault));
  const { id } = taken;
  const opened = await host.open(id, 0);
  if (opened === undefined || 'fault' in opened) throw new Error('it does not open');
  await host.openCurtain(id);
  const now = opened.first.now;
  const seat = now.scene === 'curtain' ? now.to : Number(now.me);
  const { kind, option } = await someAnswer(host, id, seat);
  expect(await host.answer(id, seat, kind, option)).toBeUndefined();
  expect(await host.file(id)).toBeUndefined();
  const read = readGameInParts(JSON.stringify(await host.inParts(id)));
  if ('fault' in read) throw new Error(read.fault.where);
  const newest = (await rulesOf('dungeon-lords'))!.version;
  expect(read.file.parts.map(({ rules, entries }) => [rules, entries.length])).toEqual([
    ['1.1.0', unfinished.file.entries.length],
    [newest, 1],
  ]);
  const versions = new Map(
    await Promise.all(
      ['1.1.0', newest].map(async (v) => [v, await rulesNamed(manifestOf('dungeon-lords')!, v)] as const),
    ),
  );
  expect(replayParts((version) => versions.get(version), read.file)).toMatchObject({
    parts: ['from-shuffle', 'from-shuffle'],
  });
});

async function someAnswer(host: ReturnType<typeof device>, id: string, seat: number) {
  for (const option of unfinished.file.entries) {
    const [, , kind = '', word = ''] = option.split(' ');
    if (word !== '' && (await host.preview(id, seat, kind, word)) !== undefined) return { kind, option: word };
  }
  const now = await host.open(id, 0);
  throw new Error(`nothing to answer: ${JSON.stringify(now)?.slice(0, 300)}`);
}

/** The golden game as this device stored it when its rules were the newest. */
async function storedThen({ file }: typeof finished): Promise<StoredGame> {
  const { game, rules, options, seats: names, fairness, entries } = file;
  const replayed = replayKept((await olderRulesOf(game, rules))!, file);
  if ('fault' in replayed) throw new Error(replayed.fault.where);
  const { match } = replayed;
  const chairs = names.map(() => ({ who: 'person' }) as const);
  const state = match.state() as StateOf;
  return { id: 'left', game, rules, options, names, chairs, fairness, entries, state, over: match.isOver() };
}

async function openedOn(host: ReturnType<typeof device>, id: string) {
  const opened = await host.open(id, 0);
  if (opened === undefined || 'fault' in opened) throw new Error('it does not open');
  await host.openCurtain(id);
  const again = await host.open(id, 0);
  if (again === undefined || 'fault' in again) throw new Error('it does not open again');
  return again.first;
}

/** A change is saved and sent after the call returns. */
const saved = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 60_000 });

it('[ENG-KEPT-3] a game that ended under 1.1.0 on this device keeps its log, its moments and its file', async () => {
  const stored = new Map([['left', await storedThen(finished)]]);
  for (const _visit of ['first', 'second']) {
    const host = device(stored);
    const { now, moments } = await openedOn(host, 'left');
    if (now.scene !== 'table') throw new Error('a curtain before a finished game');
    expect(now.seen.end).toBeDefined();
    expect(now.told.length).toBeGreaterThan(100);
    expect([moments, now.when.at(-1)]).toEqual([finished.file.entries.length, finished.file.entries.length]);
    expect((await host.moment('left', 12, 2))?.seen.end).toBeUndefined();
    expect([await host.file('left'), await host.inParts('left')]).toEqual([finished.file, undefined]);
    // What is stored again is the same game.
    await host.setChair('left', 1, { who: 'bot', level: 'steward' });
    await saved(() => stored.get('left')!.chairs[1]?.who === 'bot');
    expect(stored.get('left')).toMatchObject({ rules: '1.1.0', entries: finished.file.entries });
    await host.setChair('left', 1, { who: 'person' });
    await saved(() => stored.get('left')!.chairs[1]?.who === 'person');
  }
});

it('[ENG-KEPT-3] so does one that is brought to this device', async () => {
  const stored = new Map<string, StoredGame>();
  const host = device(stored);
  const taken = await host.import(finished.text);
  if ('fault' in taken) throw new Error(JSON.stringify(taken.fault));
  expect(await host.file(taken.id)).toEqual(finished.file);
  expect(stored.get(taken.id)).toMatchObject({ rules: '1.1.0', entries: finished.file.entries, over: true });
  expect((await openedOn(device(stored), taken.id)).moments).toBe(finished.file.entries.length);
});

it('[ENG-KEPT-6] the log of a game that goes on begins with what was told under 1.1.0, for each viewer', async () => {
  const then = await storedThen(unfinished);
  const rules = (await olderRulesOf(then.game, then.rules))!;
  const replayed = replayKept(rules, unfinished.file);
  if ('fault' in replayed) throw new Error(replayed.fault.where);
  const stored = new Map([['left', then]]);
  for (const visit of [1, 2]) {
    const host = device(stored);
    await openedOn(host, 'left');
    const told = replayed.match.log('spectator').map(({ heard }) => heard);
    const first = await host.moment('left', 0, 'spectator');
    await host.handTo('left', 0);
    await host.openCurtain('left');
    const own = await host.moment('left', 0);
    expect(told.length).toBeGreaterThan(20);
    expect(own?.me).toBe(0);
    expect(own?.told, `visit ${visit}`).toEqual(replayed.match.log(0).map(({ heard }) => heard));
    expect(own?.when.every((when) => when === 0)).toBe(true);
    expect(first).toBeUndefined();
    await host.setChair('left', 3, { who: 'person' });
    await saved(() => stored.get('left')!.from !== undefined);
  }
});

it('[ENG-KEPT-6] what was told under 1.1.0 is not new to a seat that has not answered since', async () => {
  const then = await storedThen(unfinished);
  const replayed = replayKept((await olderRulesOf(then.game, then.rules))!, unfinished.file);
  if ('fault' in replayed) throw new Error(replayed.fault.where);
  let now: Now | undefined;
  const host = device(new Map([['left', then]]), (_, snapshot) => {
    now = snapshot.now;
  });
  await host.open('left', 0);
  /** The lines that are new to this seat, and all that were told since. */
  const newTo = async (seat: number): Promise<readonly [fresh: number, since: number]> => {
    await host.handTo('left', seat);
    await host.openCurtain('left');
    await saved(() => now?.scene === 'table' && now.me === seat);
    const { fresh, told } = now as TableNow;
    return [fresh, told.length - replayed.match.log(seat).length];
  };
  for (const seat of then.names.keys()) expect(await newTo(seat)).toEqual([0, 0]);
  const [asked = 0] = (now as TableNow | undefined)?.seen.waiting ?? [];
  await newTo(asked);
  const { kind, option } = await someAnswer(host, 'left', asked);
  expect(await host.answer('left', asked, kind, option)).toBeUndefined();
  const [fresh, since] = await newTo((asked + 1) % then.names.length);
  expect(since).toBeGreaterThan(0);
  expect(fresh).toBe(since);
});

it('[ENG-KEPT-3] a game that ended online under 1.1.0 is looked at moment by moment, once its file is here', async () => {
  const { fairness } = finished.file;
  const info = { catalogGame: findGame('dungeon-lords')!, commitment: fairness.commitment };
  const whole = await wholeGame(info, finished.file, 1);
  expect(whole?.moments()).toBe(finished.file.entries.length);
  expect(whole?.now().told.length).toBeGreaterThan(100);
  expect((await whole?.moment(12))?.seen.end).toBeUndefined();
  expect(await wholeGame(info, { ...finished.file, rules: '0.1.0' }, 1)).toBeUndefined();
});

it('[ENG-KEPT-3] every moment of it is looked at as it was then', async () => {
  const host = device();
  const read = await host.read(finished.file);
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  const { entries } = finished.file;
  expect(read.moments).toBe(entries.length);
  const id = read.info.id;
  const first = await host.readMoment(id, 0, 'spectator');
  const last = await host.readMoment(id, entries.length, 0);
  expect(first?.seen.end).toBeUndefined();
  expect(last?.seen.end).toBeDefined();
  expect(last?.asks).toEqual([]);
  expect(last?.when).toHaveLength(last?.told.length ?? -1);
  // Back to an earlier moment.
  expect(await host.readMoment(id, 0, 'spectator')).toEqual(first);
});

it('[ENG-KEPT-4] a new game begins at one of its moments, under the newest rules', async () => {
  const host = device();
  const begun = await host.goOn(finished.file, 40, []);
  if ('fault' in begun) throw new Error(JSON.stringify(begun.fault));
  const parts = await host.inParts(begun.id);
  expect(parts?.parts.map(({ entries }) => entries.length)).toEqual([40, 0]);
});

it('[ENG-KEPT-2] its fairness is checked step by step, and a change is found', async () => {
  const checks = await checkFairness(finished.text, rulesNamedBy);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(checks.map(({ check }) => check)).toContain('replay');
  const nowhere = await checkFairness(finished.text, async () => undefined);
  expect(nowhere.filter(({ ok }) => !ok).map(({ check }) => check)).toEqual(['replay']);
});

it('[ENG-KEPT-2] a link carries it, with its version', async () => {
  const told = await unpacked(await packed(finished.file, 12), commitmentOf);
  const rules = await rulesNamedBy('dungeon-lords', String(told?.kernel.rules));
  expect(rules).toMatchObject({ keeps: 1, rules: '1.1.0' });
  const file = fileFrom(rules!, told!.kernel);
  expect(file).toEqual(finished.file);
  const session = replaySession(findGame('dungeon-lords')!, rules!, file!);
  expect((await session.moment(12))?.seen.end).toBeUndefined();
  const now = session.now();
  expect(now.scene === 'table' && now.seen.end).toBeTruthy();
});
