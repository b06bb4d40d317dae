// Files of older released rules in the browser: shown as they were, continued under the newest rules.
import { readFileSync } from 'node:fs';
import { manifestOf, rulesNamed } from '@oubliette/catalog';
import { commitmentOf, type GameFile, readGameInParts, replayParts } from '@oubliette/records';
import { expect, it } from 'vitest';
import { findGame } from '../src/base/games.ts';
import { olderRulesOf, rulesNamedBy, rulesOf } from '../src/base/rules.ts';
import { deviceHost } from '../src/device/host.ts';
import type { StoredGame } from '../src/device/stored-game.ts';
import { byChance } from '../src/device/think.ts';
import { checkFairness } from '../src/fairness/fairness.ts';
import { fileFrom, packed, unpacked } from '../src/replay/link.ts';
import { replaySession } from '../src/replay/replay-session.ts';

const golden = (name: string): { text: string; file: GameFile } => {
  const path = `../../../packages/games/dungeon-lords/kept/1.1.0/golden/${name}.json`;
  const text = readFileSync(new URL(path, import.meta.url), 'utf8');
  return { text, file: JSON.parse(text) };
};
const finished = golden('3-4-seats');
const unfinished = golden('6-4-seats');

function device() {
  const stored = new Map<string, StoredGame>();
  return deviceHost({
    rulesOf,
    olderRulesOf,
    think: () => async (input) => byChance(input),
    load: async (id) => stored.get(id),
    save: async (kept) => stored.set(kept.id, structuredClone(kept)) !== undefined,
    claim: async () => () => {},
    tell: () => {},
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
