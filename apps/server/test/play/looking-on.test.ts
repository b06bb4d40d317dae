// Who is asked something is told at once; who looks on need not be.
import { rmSync } from 'node:fs';
import { awaited, options, type Viewer } from '@oubliette/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { take } from '../../src/table/take.ts';
import { lineOf, tellAll } from '../../src/table/tell.ts';
import { Client } from './client.ts';
import { party } from './lobby.ts';
import { closeTest, openTest, type TestServer } from './open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTest();
});
afterAll(() => closeTest(server));

it('after every answer of a game: exactly those with a question of their own', async () => {
  const { table } = await party(server.url, { game: 'dungeonette', seats: 4 });
  const t = (await server.house.table(table))!;
  const play = t.play!;
  const { game } = play;
  type Told = { readonly viewer: Viewer; readonly how: 'at once' | 'in time' };
  const told: Told[] = [];
  // What is said of the table itself is another matter.
  function note(frame: string, how: Told): void {
    if (frame.includes('"t":"change"')) told.push(how);
  }
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
    lineOf(t, play, viewer);
    t.listeners.add({
      viewer,
      tell: (frame) => note(frame, { viewer, how: 'at once' }),
      tellInTime: (frame) => note(frame, { viewer, how: 'in time' }),
      dismiss() {},
    });
  }
  const asked = new Set<Viewer>();
  for (let answers = 0; answers < 40; answers++) {
    const [ask] = awaited(game, play.shown);
    const { seat, kind } = ask!;
    told.length = 0;
    const option = options(game, play.shown, ask!)[0]!;
    const n = play.shown.core.answered[seat]!;
    const reply = await take(t, { entry: { seat, verb: 'answer', kind, option, n }, by: 'person', id: undefined });
    expect(reply.ok).toBe(true);
    const questions = new Set(awaited(game, play.shown).map((each) => each.seat as Viewer));
    expect(told).toEqual(
      [0, 1, 2, 3, 'spectator'].map((viewer) => ({
        viewer,
        how: questions.has(viewer as Viewer) ? 'at once' : 'in time',
      })),
    );
    for (const each of questions) asked.add(each);
  }
  expect([...asked].sort()).toEqual([0, 1, 2, 3]);
});

it('a house that closes first says what those who look on were still to hear', async () => {
  const closing = await openTest();
  const { table, tokens } = await party(closing.url, { game: 'dungeonette', seats: 4 });
  const clients = tokens.map((token) => new Client({ url: closing.url, table, token }));
  await Promise.all(clients.map((client) => client.until((c) => c.at !== undefined)));
  const t = (await closing.house.table(table))!;
  const [ask] = awaited(t.play!.game, t.play!.shown);
  const { seat, kind } = ask!;
  // Everybody has just been written to.
  tellAll(t, { t: 'thinking', seat });
  await new Promise((resolve) => setImmediate(resolve));
  const option = options(t.play!.game, t.play!.shown, ask!)[0]!;
  await take(t, { entry: { seat, verb: 'answer', kind, option, n: 0 }, by: 'person', id: undefined });
  const closed = closing.close();
  const goodbye = ({ messages }: Client) => messages.some((m) => m.t === 'error' && m.code === 'going-down');
  await Promise.all(clients.map((client) => client.until(goodbye)));
  for (const client of clients) client.end();
  await closed;
  rmSync(closing.folder, { recursive: true, force: true });
  for (const { messages } of clients) expect(messages.slice(-2).map(({ t }) => t)).toEqual(['change', 'error']);
});
