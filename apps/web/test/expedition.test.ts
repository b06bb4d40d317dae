// A game with a master, heroes and a quest on this device: a policy in a chair, stored content, a player's sentence.
import type { Game } from '@oubliette/engine';
import { replayFile } from '@oubliette/records';
import { expect, it } from 'vitest';
import { expedition, quest } from '../../../packages/engine/test/hardest-moments/expedition.ts';
import type { Chair } from '../src/base/chair.ts';
import type { BotInput } from '../src/device/bots.ts';
import { deviceHost, type Snapshot } from '../src/device/host.ts';
import { fileOf, newGame } from '../src/device/open-game.ts';
import { type StoredGame, takeUpStored } from '../src/device/stored-game.ts';
import { answerOf } from '../src/device/think.ts';
import type { TableNow } from '../src/session/now.ts';
import { BOT, PERSON } from './game-files.ts';

const rules = expedition as unknown as Game;
const MASTER: Chair = { who: 'policy', policy: 'automatic' };

function device(before: (input: BotInput) => Promise<void> = async () => {}) {
  const stored = new Map<string, StoredGame>();
  const sent: Snapshot['now'][] = [];
  const host = deviceHost({
    rulesOf: async () => rules,
    olderRulesOf: async () => undefined,
    think: () => async (input) => {
      await before(input);
      return answerOf(rules, {}, input);
    },
    load: async (id) => stored.get(id),
    save: async (kept) => stored.set(kept.id, structuredClone(kept)) !== undefined,
    claim: async () => () => {},
    send: (_id, { now }) => void sent.push(now),
  });
  return { host, stored, sent };
}

const wish = {
  game: 'expedition',
  names: ['The book', 'Malvina'],
  chairs: [MASTER, PERSON],
  settings: {},
  given: quest,
};

/** Answers the person's asks until the log holds so many entries. */
async function play(host: ReturnType<typeof device>['host'], id: string, entries: number, say?: string): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const opened = await host.open(id, 0);
    if (opened === undefined || 'fault' in opened) throw new Error('it does not open');
    // Bots answer in a later task.
    let { now, moments } = opened.first;
    for (let wait = 0; wait < 20_000 && (now.scene !== 'table' || now.asks.length === 0); wait++) {
      await new Promise((done) => setTimeout(done, 1));
      const again = await host.open(id, 0);
      if (again === undefined || 'fault' in again) throw new Error('it does not open');
      ({ now, moments } = again.first);
    }
    if (moments >= entries) return;
    const ask = (now as TableNow).asks.find((one) => !one.optional);
    if (ask === undefined) throw new Error('there is no ask');
    const words = ask.sentence === true && say !== undefined ? [say] : [];
    expect(await host.answer(id, 1, ask.kind, ask.options[0] ?? '', ...words)).toBeUndefined();
  }
  throw new Error('the game does not progress');
}

it('the game’s own policy answers for the master; the quest and a sentence stay with the game', async () => {
  const { host, stored } = device();
  const id = await host.start(wish);
  await play(host, id, 6, '  I would rather not.  ');
  const kept = stored.get(id)!;
  expect(kept.chairs).toEqual([MASTER, PERSON]);
  expect(kept.given).toEqual(quest);
  expect(kept.entries.some((entry) => entry.startsWith('@0 '))).toBe(true);
  expect(kept.entries.some((entry) => entry.includes('I would rather not.'))).toBe(true);

  const again = takeUpStored(kept, rules);
  if ('fault' in again) throw new Error(again.fault.what);
  expect(again.match.state).toEqual(kept.state);
  expect(again.given).toEqual(quest);

  const file = await host.file(id);
  expect(file).toMatchObject({ version: 2, given: quest });
  const elsewhere = device();
  const imported = await elsewhere.host.import(JSON.stringify(file));
  if (!('id' in imported)) throw new Error('the file cannot be played');
  for (const [one, its] of [
    [host, id],
    [elsewhere.host, imported.id],
  ] as const)
    expect(await one.open(its, 0)).toMatchObject({ info: { given: quest } });
});

it('a chair changes hands in the middle of an attack: each ask of it is answered once, by whoever sits there', async () => {
  let held = Promise.resolve();
  const asked: string[] = [];
  const { host, stored, sent } = device(async ({ policy, seen }) => {
    if (policy === undefined) return;
    asked.push(`${seen.answered} ${seen.asks[0]?.kind}`);
    await held;
  });
  const given = { ...quest, party: quest.party.map((figure) => ({ ...figure, lives: 9 })) };
  const settings = { cards: 0, presses: 2 };
  const id = await host.start({ ...wish, names: ['Malvina', 'Hero'], chairs: [PERSON, BOT], settings, given });
  const ofMaster = () => stored.get(id)!.entries.filter((entry) => entry.startsWith('@0 '));
  /** Until the log holds so many answers of the master, and the master has this ask. */
  const until = (kind: string, answers: number) =>
    expect
      .poll(() => {
        const now = sent.at(-1);
        return now?.scene === 'table' ? [now.asks.find((ask) => !ask.optional)?.kind, ofMaster().length] : [];
      })
      .toEqual([kind, answers]);
  await host.open(id, 0);
  expect(await host.answer(id, 0, 'command', 'hit-1')).toBeUndefined();
  await until('press', 1);

  // The person leaves and returns while the policy thinks: the ask is the person's again.
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  await host.setChair(id, 0, MASTER);
  await expect.poll(() => asked).toEqual(['1 press']);
  // Timers run in order: after this one the bots' pause is over, and only the policy's choice is awaited.
  await new Promise((done) => setTimeout(done, 1));
  await host.setChair(id, 0, PERSON);
  release();
  await new Promise((done) => setTimeout(done, 1));
  expect(ofMaster()).toEqual(['@0 0 command hit-1']);
  expect(await host.answer(id, 0, 'press', 'harder')).toBeUndefined();
  await until('press', 2);

  // The person leaves for good: the policy answers the open ask, and goes on to the next attack.
  await host.setChair(id, 0, MASTER);
  await expect
    .poll(() => ofMaster().slice(0, 3))
    .toEqual(['@0 0 command hit-1', '@0 1 press harder', '@0 2 press harder']);
});

it('a quest that the game cannot read starts nothing', async () => {
  const { host, stored } = device();
  await expect(host.start({ ...wish, given: { name: 'nothing else' } })).rejects.toThrow();
  expect(stored.size).toBe(0);
});

it('[ENG-FAIR-3] the seal covers the content as the game reads it: a file of it is verified elsewhere', () => {
  const opened = newGame(rules, { ...wish, given: { ...quest, painted: 'by hand' } });
  expect(opened.given).toEqual(quest);
  expect(replayFile(rules, fileOf(opened)!)).toHaveProperty('match');
});
