// The messages of the worker of a device's games, and their order.
import { readGameInParts, replayParts } from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { deviceHost, type HostServices, type Snapshot } from '../src/device/host.ts';
import { listedOf, type StoredGame } from '../src/device/stored-game.ts';
import { byChance } from '../src/device/think.ts';
import { BOT, PEOPLE, PERSON, rulesOf, tableOf } from './game-files.ts';

/** A device that stores games in memory and records the order of its actions. */
const anyWindow: HostServices['claim'] = async () => () => {};

function device({ full = false, rules = rulesOf, stored = new Map<string, StoredGame>(), claim = anyWindow } = {}) {
  const done: ('kept' | 'refused' | 'sent')[] = [];
  const sent: Snapshot[] = [];
  const host = deviceHost({
    rulesOf: async (id) => rules(id),
    olderRulesOf: async () => undefined,
    think: () => async (input) => byChance(input),
    load: async (id) => stored.get(id),
    async save(kept) {
      done.push(full ? 'refused' : 'kept');
      if (!full) stored.set(kept.id, structuredClone(kept));
      return !full;
    },
    claim,
    send(_, snapshot) {
      done.push('sent');
      sent.push(structuredClone(snapshot));
    },
  });
  return { host, done, sent, stored };
}

const sale = { game: 'crypt-sale', names: ['Malvina', 'Grognard'], chairs: [PERSON, PERSON], settings: {} };
const rest = () => new Promise((resolve) => setTimeout(resolve, 20));

async function opened(host: ReturnType<typeof device>['host'], id: string) {
  const table = await host.open(id, 0);
  if (table === undefined || 'fault' in table) throw new Error('it does not open');
  return table;
}

it('nothing of a game leaves while the curtain is drawn', async () => {
  const { host, sent, stored } = device();
  const id = await host.start(sale);
  const { info, first } = await opened(host, id);
  expect(first).toEqual({ now: { scene: 'curtain', to: 0 }, chairs: [PERSON, PERSON], moments: 0 });
  expect(JSON.stringify(info)).not.toContain(stored.get(id)?.fairness.secret);
  expect(await host.preview(id, 0, 'rummage', 'keep')).toBeUndefined();
  expect(await host.moment(id, 0)).toBeUndefined();
  expect(await host.answer(id, 0, 'rummage', 'keep')).toEqual({ rule: 'ENG-NOT-ASKED' });
  await host.openCurtain(id);
  expect(await host.preview(id, 0, 'rummage', 'keep')).toBeDefined();
  expect(await host.preview(id, 1, 'rummage', 'keep')).toBeUndefined();
  expect(await host.answer(id, 0, 'rummage', 'keep')).toBeUndefined();
  expect(sent.at(-1)?.now).toEqual({ scene: 'curtain', to: 1, from: 0 });
  expect(await host.takeBack(id, 1)).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
});

it('a file brings along who was a bot, and so does what goes on from one of its moments', async () => {
  const { host } = device();
  const chairs = [PERSON, { who: 'bot', level: 'lord' }] as const;
  const id = await host.start({ ...sale, chairs });
  await opened(host, id);
  const file = await host.file(id);
  if (file?.format !== 'oubliette-game') throw new Error('there is no file');
  expect(file.bots).toEqual({ 1: 'lord' });
  for (const made of [await host.import(JSON.stringify(file)), await host.goOn(file, 0, chairs)]) {
    if (!('id' in made)) throw new Error('the file cannot be played');
    expect((await opened(host, made.id)).first.chairs).toEqual(chairs);
  }
});

it('what is shown is kept, or it is said that it is not', async () => {
  for (const full of [false, true]) {
    const { host, done, sent } = device({ full });
    const id = await host.start({ ...sale, chairs: [PERSON, BOT] });
    const { opening } = await opened(host, id);
    const before = done.length;
    expect(await host.answer(id, 0, 'rummage', 'keep')).toBeUndefined();
    const since = done
      .slice(before)
      .filter((what, i, all) => what !== 'sent' || all.slice(0, i).some((one) => one !== 'sent'));
    expect(since.slice(0, 2)).toEqual([full ? 'refused' : 'kept', 'sent']);
    await expect.poll(() => sent.at(-1)?.moments).toBeGreaterThan(1);
    expect(sent.at(-1)?.now).toMatchObject({ scene: 'table', unsaved: full });
    // Reopened, the game is as it was, stored or not.
    const shown = sent.at(-1)?.moments;
    await host.leave(id, opening);
    expect((await opened(host, id)).first.moments).toBe(shown);
  }
});

it('a game goes on from one of its moments, and can be read at each', async () => {
  const { host } = device();
  const played = tableOf('dungeonette', PEOPLE, [true, true, true, true]);
  const id = await host.import(JSON.stringify(played.file()));
  if ('fault' in id) throw new Error('it cannot be played');
  const { first, opening } = await opened(host, id.id);
  expect(first.chairs).toEqual([PERSON, PERSON, PERSON, PERSON]);
  for (let seat = 0; seat < 4; seat++) await host.setChair(id.id, seat, BOT);
  let file = await host.file(id.id);
  while ((file?.entries.length ?? 0) < 20) {
    await rest();
    file = await host.file(id.id);
  }
  await host.leave(id.id, opening);
  if (file === undefined) throw new Error('there is no file');

  const branch = await host.goOn(file, 7, [PERSON, BOT, BOT, BOT]);
  if ('fault' in branch) throw new Error('it does not go on');
  const again = await host.file(branch.id);
  expect(again?.entries).toEqual(file.entries.slice(0, 7));

  const reading = await host.read(file);
  if ('fault' in reading) throw new Error('it cannot be read');
  expect(reading.moments).toBe(file.entries.length);
  const seventh = await host.readMoment(reading.info.id, 7, 2);
  expect(seventh).toMatchObject({ me: 2, asks: [], seen: { asks: [] } });
  const last = await host.readMoment(reading.info.id, file.entries.length, 'spectator');
  expect(last?.told.length).toBeGreaterThan(seventh?.told.length ?? 0);
  expect(await host.readMoment(reading.info.id, 7, 2)).toEqual(seventh);
  expect(await host.open('nowhere', 0)).toBeUndefined();
});

it('a game goes on when its rules were mended, from where it was', async () => {
  const { host, stored } = device();
  const id = await host.start(sale);
  await opened(host, id);
  await host.openCurtain(id);
  expect(await host.answer(id, 0, 'rummage', 'keep')).toBeUndefined();

  const mended = (game: string) => {
    const was = rulesOf(game);
    return was === undefined ? undefined : { ...was, version: `${was.version}, mended` };
  };
  for (let opening = 0; opening < 2; opening++) {
    const after = device({ rules: mended, stored });
    const { first, opening: here } = await opened(after.host, id);
    // The second opening finds the answers of the first, under the same rules.
    expect(first).toMatchObject({ now: { scene: 'curtain', to: opening === 0 ? 1 : 0 }, moments: opening });
    await after.host.openCurtain(id);
    if (opening === 0) expect(await after.host.answer(id, 1, 'rummage', 'keep')).toBeUndefined();
    expect(await after.host.file(id)).toBeUndefined();
    // It is exported in parts, which can be verified with all these rules.
    const file = await after.host.inParts(id);
    const both = [rulesOf('crypt-sale')!, mended('crypt-sale')!];
    const read = readGameInParts(JSON.stringify(file));
    if ('fault' in read) throw new Error(read.fault.where);
    expect(read.file.parts.map(({ entries }) => entries.length)).toEqual([1, 1]);
    expect(replayParts((version) => both.find((game) => game.version === version), read.file)).toMatchObject({
      parts: ['from-shuffle', 'from-shuffle'],
    });
    await after.host.leave(id, here);
  }

  const { state: _, ...old } = stored.get(id)!;
  stored.set(id, { ...old, rules: 'older still' });
  // Parts that an older version did not store are not invented.
  expect(await device({ stored }).host.inParts(id)).toBeUndefined();
  expect(await device({ stored }).host.open(id, 0)).toMatchObject({ fault: { what: 'other-rules' } });
});

it('whoever comes back before he has left sits there, and leaving late is nobody else’s leaving', async () => {
  // One window at a time, as the browser does it; and a window without locks.
  for (const strict of [true, false]) {
    let held = false;
    const { host } = device({
      claim: async () => {
        if (held && strict) return undefined;
        held = true;
        return () => {
          held = false;
        };
      },
    });
    const id = await host.start(sale);
    const [first, second] = await Promise.all([opened(host, id), opened(host, id)]);
    await host.leave(id, first.opening);
    await host.openCurtain(id);
    expect(await host.answer(id, 0, 'rummage', 'keep')).toBeUndefined();
    await host.leave(id, second.opening);
    await expect(host.openCurtain(id)).rejects.toThrow('is not open');
    expect(held).toBe(false);
  }
});

describe('what seats wear', () => {
  const worn = { ...sale, marks: [5, 0] };

  it('is kept with a game, taken up again, exported, imported, read, and gone on with', async () => {
    const { host, stored } = device();
    const id = await host.start(worn);
    expect((await opened(host, id)).info.marks).toEqual([5, 0]);
    // Another opening finds what was stored, nothing else.
    const later = device({ stored }).host;
    expect((await opened(later, id)).info.marks).toEqual([5, 0]);
    const file = await later.file(id);
    if (file === undefined) throw new Error('it has a file');
    expect(file.marks).toEqual([5, 0]);
    const imported = await later.import(JSON.stringify(file));
    const gone = await later.goOn(file, 0, [PERSON, BOT]);
    if ('fault' in imported || 'fault' in gone) throw new Error('it can be played');
    for (const one of [imported, gone]) expect((await opened(later, one.id)).info.marks).toEqual([5, 0]);
    expect(await later.read(file)).toMatchObject({ info: { marks: [5, 0] } });
    expect(listedOf(stored.get(id)!, 1).marks).toEqual([5, 0]);
  });

  it('is the usual for a game from before there was a choice', async () => {
    const { host, stored } = device();
    const id = await host.start(worn);
    const { marks: _, ...old } = stored.get(id)!;
    stored.set(id, old);
    const { info } = await opened(device({ stored }).host, id);
    expect(info.marks).toEqual([0, 1]);
  });
});

it('a list of games knows whom each waits for', async () => {
  const { host, stored } = device();
  const id = await host.start(sale);
  const saved = () => listedOf(stored.get(id)!, 1);
  expect(saved().waiting).toEqual([0]);
  await opened(host, id);
  await host.openCurtain(id);
  await host.answer(id, 0, 'rummage', 'keep');
  expect(saved().waiting).toEqual([1]);
});
