// Between the lines of one entry: what travels leads through the very views that the rules passed through.
import { enter, hear, type Match, newMatch, retell, thinking, type Viewer, view } from '@oubliette/engine';
import type { ChangeMessage, DetailsMessage } from '@oubliette/protocol';
import { type Change, patch } from '@oubliette/records';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installed } from '../../src/base/library.ts';
import { betweenText, stepsOf } from '../../src/table/between.ts';
import { Client, playSome } from './client.ts';
import { party } from './lobby.ts';
import { closeTest, openTest, type TestServer } from './open.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** One random answer to what is awaited. */
function playOne(match: Match, pick: (n: number) => number): void {
  const { game, state } = match;
  const [seat] = view(game, state, 'spectator').waiting;
  const [ask] = view(game, state, seat!).asks.filter(({ optional }) => !optional);
  const list = ask!.options;
  const n = state.core.answered[seat!]!;
  expect(enter(match, { seat: seat!, verb: 'answer', kind: ask!.kind, option: list[pick(list.length)]!, n })).toBe(
    undefined,
  );
}

it.each(['dungeon-lords', 'crypt-sale'])(
  '[SRV-ANS-9] every step between the lines of an answer is the view then: %s',
  (id) => {
    const game = installed.newest(id)!;
    const match = newMatch(game, { seats: game.seats[1], seed: 'between', settings: {} });
    const pick = thinking('between');
    let steps = 0;
    for (let i = 0; i < 150 && match.state.core.stack.length > 0; i++) {
      const before = match.state;
      playOne(match, pick);
      const move = match.moves.at(-1)!;
      const told = stepsOf(match, { before, move }, new Set(VIEWERS));
      for (const viewer of VIEWERS) {
        const views: object[] = [];
        retell({ ...match, first: before, moves: [move] }, (_, state) => {
          views.push(structuredClone(game.view(state, viewer)));
        });
        let now: unknown = structuredClone(game.view(before, viewer));
        const text = betweenText(told?.get(viewer));
        if (text === undefined) {
          for (const one of views.slice(0, -1)) expect(one).toEqual(now);
          continue;
        }
        const changes = JSON.parse(text) as (Change | null)[];
        expect(changes.length).toBe(views.length - 1);
        for (const [at, change] of changes.entries()) {
          now = patch(now, change ?? undefined);
          expect(now).toEqual(views[at]);
          steps++;
        }
      }
    }
    expect(steps).toBeGreaterThan(10);
  },
);

let server: TestServer;
beforeAll(async () => {
  server = await openTest();
});
afterAll(() => closeTest(server));

it('[SRV-ANS-9] a change carries them, and who was away gets those since its last answer', async () => {
  const { url } = server;
  const { table, tokens } = await party(url, { game: 'crypt-sale', seats: 2 });
  // The second shows no lines one by one.
  const players = tokens.map((token, seat) => new Client({ url, table, token, between: seat === 0 }));
  await Promise.all(players.map((client) => client.until((c) => c.at !== undefined)));
  await playSome(players, thinking('away'), 6);
  const [between = [], none] = players.map(({ messages }) =>
    messages.filter((m): m is ChangeMessage => m.t === 'change' && m.between !== undefined),
  );
  expect(between.length).toBeGreaterThan(0);
  expect(none).toEqual([]);
  for (const { between: changes, events } of between) expect(changes?.length).toBe(events.length - 1);
  const [first] = players;
  first!.sendRaw(JSON.stringify({ t: 'details', id: 'away', table, moments: true }));
  await first!.until((c) => c.messages.some((m) => m.t === 'details' && m.id === 'away'));
  const { moments } = first!.messages.find((m): m is DetailsMessage => m.t === 'details' && m.id === 'away')!;
  const { match } = (await server.tables.get(table))!.play!;
  const last = match.moves.findLastIndex(({ ask }) => ask.seat === 0);
  const lines = match.moves.slice(last).flatMap(({ events }) => events.map((event) => hear(event, 0)));
  expect(moments?.changes.length).toBe(lines.length);
  let game = patch(first!.at!.seen.game, moments?.base);
  for (const change of moments?.changes ?? []) game = patch(game, change ?? undefined);
  expect(game).toEqual(view(match.game, match.state, 0).game);
  for (const client of players) client.end();
});
