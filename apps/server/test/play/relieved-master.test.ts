// A master's chair changes hands in the middle of an attack: while the table waits for it, and while a policy thinks for it.
import { policyBot } from '@oubliette/bots';
import { thinking } from '@oubliette/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expedition, quest } from '../../../../packages/engine/test/hardest-moments/expedition.ts';
import { asGame, installed, library } from '../../src/base/library.ts';
import type { BotQuestion } from '../../src/bots/pool.ts';
import { Client } from './client.ts';
import { call, party } from './lobby.ts';
import { closeTest, openTest, type TestServer } from './open.ts';

const game = asGame(expedition);
let server: TestServer;
/** What the policy was asked for, and what it waits for before it answers. */
const questions: BotQuestion[] = [];
let held: Promise<void> = Promise.resolve();
beforeAll(async () => {
  server = await openTest({
    library: library([...installed.games, game]),
    bots: {
      async choose(question) {
        questions.push(question);
        await held;
        return policyBot(game, question.seat, question.policy!).choose(question.seen, thinking('relieved'));
      },
      close: async () => {},
    },
  });
});
afterAll(() => closeTest(server));

/** A master and two heroes; the first blow has fallen, and the master is asked whether to press it. */
async function inAttack() {
  questions.length = 0;
  held = Promise.resolve();
  // Nobody falls in one attack, whatever the dice: the policy always presses.
  const given = { ...quest, party: quest.party.map((figure) => ({ ...figure, lives: 9 })) };
  const wish = { game: 'expedition', seats: 3, given, options: { cards: 0, presses: 2 } };
  const { table, owner, tokens } = await party(server.url, wish);
  const clients = tokens.map((token) => new Client({ url: server.url, table, token }));
  const [master, ...heroes] = clients as [Client, Client, Client];
  const until = (client: Client, kind: string) => client.until((c) => c.awaited[0]?.kind === kind);
  const passAll = async () => {
    for (const hero of heroes) {
      await until(hero, 'react');
      expect((await hero.answer({ kind: 'react' }, 'pass')).ok).toBe(true);
    }
  };
  await until(master, 'command');
  await master.answer({ kind: 'command' }, 'hit-1');
  await passAll();
  await until(master, 'press');
  const chair = async (bot: unknown) =>
    expect((await call(server.url, `/api/tables/${table}/seats/0/bot`, { bot }, owner)).status).toBe(200);
  const entries = async () => (await server.tables.context.store.entries(table)).map(({ entry }) => entry);
  return { master, heroes, until, passAll, chair, entries, end: () => clients.forEach((client) => void client.end()) };
}
/** What the policy thought of that the table waited for. */
const awaited = () =>
  questions.flatMap(({ policy, seen }) =>
    seen.asks.flatMap(({ kind, optional }) => (optional ? [] : [`${policy} ${seen.answered} ${kind}`])),
  );
const FIRST = ['@0 0 command hit-1', '@1 0 react pass', '@2 0 react pass'];
const SECOND = ['@0 1 press harder', '@1 1 react pass', '@2 1 react pass'];

it('[SRV-SEAT-3] a policy that takes the chair answers the open ask of the attack, and a person takes it back inside the same attack', async () => {
  const { master, heroes, until, passAll, chair, entries, end } = await inAttack();
  await chair({ policy: 'automatic' });
  await until(heroes[0]!, 'react');
  // One thought about that one ask, one answer to it.
  expect(awaited()).toEqual(['automatic 1 press']);
  expect(await entries()).toEqual([...FIRST, SECOND[0]]);
  await chair(false);
  await passAll();
  await until(master, 'press');
  expect((await master.answer({ kind: 'press' }, 'enough')).ok).toBe(true);
  await until(heroes[0]!, 'act');
  expect(await entries()).toEqual([...FIRST, ...SECOND, '@0 2 press enough']);
  expect(awaited()).toEqual(['automatic 1 press']);
  expect([...heroes, master].map(({ twice, backwards, gaps }) => [twice, backwards, gaps])).toEqual(
    Array(3).fill([0, 0, 0]),
  );
  end();
});

it('[SRV-SEAT-3] what a policy still thinks of when the person comes back is answered by the person', async () => {
  const { master, heroes, until, passAll, chair, entries, end } = await inAttack();
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  await chair({ policy: 'automatic' });
  await expect.poll(awaited).toEqual(['automatic 1 press']);
  await chair(false);
  release();
  // By the reply to a chat, the thought has long been done.
  await master.ask({ t: 'chat', text: 'I am back.' });
  expect(await entries()).toEqual(FIRST);
  expect((await master.answer({ kind: 'press' }, 'harder')).ok).toBe(true);
  await passAll();
  await until(master, 'press');
  expect(await entries()).toEqual([...FIRST, ...SECOND]);
  // The policy takes over once more, at the last ask of the attack.
  await chair({ policy: 'automatic' });
  await passAll();
  await until(heroes[0]!, 'act');
  expect(await entries()).toEqual([...FIRST, ...SECOND, '@0 2 press harder', '@1 2 react pass', '@2 2 react pass']);
  end();
});
