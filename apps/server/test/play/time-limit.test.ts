// A game's limit of time for talk, and the moment that bots leave people to reply.
import { awaited, type StateOf } from '@oubliette/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BotPool } from '../../src/bots/pool.ts';
import type { LiveTable } from '../../src/table/table.ts';
import { Client } from './client.ts';
import { party } from './lobby.ts';
import { botsHere, closeTest, openTest, type TestServer } from './open.ts';
import { testClock } from './test-clock.ts';

const GAME = 'quests-and-betrayals';
let server: TestServer;
const clock = testClock();
/** What bots answer to optional asks: one offer of help to seat 0, and nothing else. */
const OFFER: Readonly<Record<string, readonly string[]>> = {
  'talk-to': ['seat:0'],
  'talk-part': ['send', 'promise'],
  'talk-piece': ['help'],
};
/** The pace at which a bot does what nobody waits for. */
const PACE = 2000;
let [begins, inAHurry, silent] = [0, true, false];
/** A bot has thought of an offer; if the test is in a hurry, the time until it is made has passed. */
function begun(): void {
  begins++;
  if (inAHurry) setImmediate(() => clock.advance(PACE));
}
beforeAll(async () => {
  const honest = botsHere();
  const bots: BotPool = {
    async choose(question) {
      for (const { kind, options } of question.seen.asks) {
        const option = silent ? undefined : OFFER[kind]?.find((one) => options.includes(one));
        const { offers } = question.seen.game as { offers: readonly { sender: number }[] };
        if (option === undefined || (kind === 'talk-to' && offers.some(({ sender }) => sender === question.seat)))
          continue;
        if (kind === 'talk-to') begun();
        return { kind, option };
      }
      const [ask] = question.seen.asks.filter(({ optional }) => !optional);
      const home = ask?.options.find((option) => option === 'dungeon' || option === 'end');
      return ask === undefined ? undefined : { kind: ask.kind, option: home ?? ask.options[0]! };
    },
    close: honest.close,
  };
  server = await openTest({ bots, clock, env: { BOT_PACE_MS: String(PACE) } });
});
afterAll(() => closeTest(server));

async function seated(more: object) {
  const { url } = server;
  const made = await party(url, { game: GAME, seats: 3, ...more });
  const people = made.tokens.flatMap((token) => (token === '' ? [] : [new Client({ url, table: made.table, token })]));
  for (const client of people) await client.until((c) => c.at !== undefined);
  const live = (await server.tables.get(made.table)) as LiveTable;
  return { people, live };
}
type Seated = Awaited<ReturnType<typeof seated>>;
const entriesOf = ({ play }: LiveTable) =>
  play!.match.entries.map((e) => (e.verb === 'answer' ? `${e.seat} ${e.kind} ${e.option}` : e.verb));

/** The person whom the table waits for, who has seen all that was stored. */
async function next({ people, live }: Seated): Promise<Client> {
  const { game, shown } = live.play!;
  const { seat } = awaited(game, shown)[0]!;
  const client = people.find((one) => one.seat === seat)!;
  await client.until((c) => c.awaited.length > 0 && c.at!.seen.answered === shown.core.answered[seat]);
  return client;
}

/** Down to the Dungeon and home again. */
async function goOn(client: Client): Promise<void> {
  const [ask] = client.awaited;
  const { kind, options } = ask!;
  const n = client.at!.seen.answered;
  const wanted = kind !== 'village' ? options[0]! : options.includes('dungeon') ? 'dungeon' : 'end';
  expect((await client.answer(ask!, wanted)).ok).toBe(true);
  await client.until((c) => c.at!.seen.answered > n);
}

/** They have seen all that was stored, and are asked something. */
const isAsked = ({ awaited, at, seat }: Client, { play }: LiveTable): boolean =>
  awaited.length > 0 && at?.seen.answered === play?.shown.core.answered[Number(seat)];

async function untilMonster(table: Seated): Promise<Client> {
  for (let answers = 0; answers < 60; answers++) {
    const client = await next(table);
    if (client.awaited[0]!.kind === 'confront') return client;
    await goOn(client);
  }
  throw new Error('no monster came');
}

describe('a limit of time', () => {
  it('[SRV-TIME-5] ends the talk before a fight with an ordinary answer, once', async () => {
    const table = await seated({ options: { talkSeconds: 30 } });
    const active = await untilMonster(table);
    clock.advance(29_000);
    expect(entriesOf(table.live)).not.toContain(`${active.seat} enough all`);
    clock.advance(1000);
    await active.until(() => entriesOf(table.live).includes(`${active.seat} enough all`));
    await active.until((c) => !c.at!.seen.asks.some(({ kind }) => kind === 'talk-to'));
    clock.advance(60_000);
    expect(entriesOf(table.live).filter((entry) => entry.endsWith('enough all'))).toHaveLength(1);
    for (const client of table.people) client.end();
  });
  it('[SRV-TIME-5] does not run where the table has set none', async () => {
    const table = await seated({ options: { talkSeconds: 0 } });
    await untilMonster(table);
    clock.advance(600_000);
    expect(entriesOf(table.live).join()).not.toContain('enough');
    for (const client of table.people) client.end();
  });
});

describe('a bot that thinks of an offer', () => {
  it('[SRV-TIME-7] makes it two seconds later, and nothing of it is entered before', async () => {
    const { people, live } = await seated({ bots: [1, 2] });
    const [person] = people as [Client];
    inAHurry = false;
    const before = begins;
    const isMine = () => awaited(live.play!.game, live.play!.shown).some(({ seat }) => seat === 0);
    for (let answers = 0; answers < 60 && begins === before; answers++) {
      while (begins === before && !(isMine() && isAsked(person, live))) await new Promise(setImmediate);
      if (begins === before) await goOn(person);
    }
    const heard = () => entriesOf(live).filter((entry) => /^[12] talk-/.test(entry)).length;
    clock.advance(PACE - 1);
    await person.ask({ t: 'answer', kind: 'no-such', option: 'ask', n: 0 });
    expect(heard()).toBe(0);
    clock.advance(1);
    await person.until(() => heard() > 0);
    // The table comes to rest, so that nothing of it is left for another test.
    silent = true;
    while (!isMine() || live.thinking.size > 0) {
      clock.advance(PACE);
      await new Promise(setImmediate);
    }
    person.end();
    [inAHurry, silent] = [true, false];
  });
});

describe('a bot that has made an offer', () => {
  it('[SRV-TIME-6] leaves the person twelve seconds, then goes on', async () => {
    const table = await seated({ bots: [1, 2] });
    const { people, live } = table;
    const [person] = people as [Client];
    const now = () => live.play!.shown as StateOf & { active: number; talk: { standing: unknown[]; moment: string } };
    const isOffered = () => now().active !== 0 && now().talk.moment === 'V1' && now().talk.standing.length > 0;
    const isMine = () => awaited(live.play!.game, now()).some(({ seat }) => seat === 0);
    for (let answers = 0; answers < 60 && !isOffered(); answers++) {
      await person.until((c) => isOffered() || (isMine() && c.awaited.length > 0));
      if (!isOffered()) await goOn(person);
    }
    expect(isOffered()).toBe(true);
    const before = live.play!.entered;
    clock.advance(11_900);
    await person.ask({ t: 'answer', kind: 'no-such', option: 'ask', n: 0 });
    expect([entriesOf(live).slice(before), live.thinking.size]).toEqual([[], 0]);
    clock.advance(100);
    await person.until(() => live.play!.entered > before);
    person.end();
  });
});
