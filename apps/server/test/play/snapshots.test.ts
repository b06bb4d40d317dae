// Long games are loaded from snapshots, which are a cache: the log is enough to make them again.
import { join } from 'node:path';
import { asks, enter, options, thinking, undoRefusal } from '@oubliette/engine';
import { fromSnapshot, newTerms, openMatch, snapshotOf } from '@oubliette/records';
import { expect, it } from 'vitest';
import { asGame, installed } from '../../src/base/library.ts';
import { type LongGame, replayGame } from '../../src/files/check-file.ts';
import type { FileChecker } from '../../src/files/pool.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { Client } from './client.ts';
import { party } from './lobby.ts';
import { closeTest, newFolder, openTest } from './open.ts';

const MOVES = 150;

it.each(['dungeonette', 'crypt-sale', 'dungeon-lords'])(
  '[SRV-CONT-10] a game of %s goes on from its snapshot as if it had been played: states, asks, undos and log',
  (id) => {
    const game = asGame(installed.newest(id)!);
    const pick = thinking(`snapshot ${id}`);
    const terms = newTerms(game, { seats: ['A', 'B', 'C', 'D'], options: {}, secret: 's'.repeat(64) });
    let match = openMatch(game, terms);
    const played = openMatch(game, terms);
    for (let i = 0; i < MOVES; i++) {
      const [ask] = asks(game, played.state).filter(({ optional }) => !optional);
      if (ask === undefined) break;
      const seat = pick(4);
      const n = played.state.core.answered;
      const isUndo = pick(5) === 0 && undoRefusal(played, seat) === undefined;
      const possible = options(game, played.state, ask);
      const entry = isUndo
        ? ({ seat, verb: 'undo', n: n[seat]! } as const)
        : ({
            seat: ask.seat,
            verb: 'answer',
            kind: ask.kind,
            option: possible[pick(possible.length)]!,
            n: n[ask.seat]!,
          } as const);
      const said = enter(played, entry);
      expect(enter(match, entry)).toEqual(said);
      if (pick(7) === 0) match = fromSnapshot(game, terms, match.entries, snapshotOf(match));
      expect(match.state).toEqual(played.state);
      for (let each = 0; each < 4; each++) expect(undoRefusal(match, each)).toEqual(undoRefusal(played, each));
    }
    expect(match.moves).toEqual(played.moves);
    expect(match.entries).toEqual(played.entries);
    expect(played.moves.length).toBeGreaterThan(20);
  },
);

it('[SRV-CONT-10] only what came after a snapshot is played again; one that does not fit is made again in a thread', async () => {
  const folder = newFolder();
  const replays: LongGame[] = [];
  const files: FileChecker = {
    check: async () => {
      throw new Error('no file is brought');
    },
    async replay(game) {
      replays.push(game);
      return replayGame(game, installed);
    },
    told: async () => {
      throw new Error('no rules have changed');
    },
    sums: async () => {
      throw new Error('no game is exported');
    },
    endGames: async () => {},
    close: async () => {},
  };
  const first = await openTest({ folder, files });
  const { table, tokens } = await party(first.url, { game: 'dungeonette', seats: 4 });
  await first.close();

  // Somebody changes their mind again and again.
  const PAIRS = 1100;
  const store = await openSqlite(join(folder, 'oubliette.db'));
  const { rules } = JSON.parse((await store.table(table))!.record) as { rules: string };
  const rows = Array.from({ length: 2 * PAIRS }, (_, i) => ({
    ...{ table, number: i + 1, seat: 0, request: undefined, by: 'person' as const, rules, at: 1, took: 0 },
    entry: i % 2 === 0 ? `@0 ${i} plan gold` : `@0 ${i} undo`,
  }));
  await Promise.all(rows.map((row) => store.append(row)));
  await store.close();

  const load = async () => {
    const server = await openTest({ folder, files });
    return { server, t: (await server.tables.get(table))! };
  };
  const one = await load();
  expect([one.t.replayed, replays.length]).toEqual([0, 1]);
  expect(one.t.play!.shown.core.answered).toEqual([2 * PAIRS, 0, 0, 0]);
  const client = new Client({ url: one.server.url, table, token: tokens[0]! });
  await client.until((c) => c.awaited.length > 0);
  expect((await client.answer({ kind: 'plan' }, 'gold')).ok).toBe(true);
  expect((await client.ask({ t: 'undo', n: 2 * PAIRS + 1 })).ok).toBe(true);
  expect((await client.answer({ kind: 'plan' }, 'food')).ok).toBe(true);
  client.end();
  const { state } = one.t.play!.match;
  await one.server.close();

  const two = await load();
  expect([two.t.replayed, replays.length]).toEqual([3, 1]);
  expect(two.t.play!.match.state).toEqual(state);
  const kept = (await two.server.tables.context.store.snapshot(table))!;
  expect(kept.number).toBe(2 * PAIRS);
  const spoilt = [
    { ...kept, data: kept.data.replace('"plan"', '"plans"') },
    { ...kept, number: kept.number - 1 },
    { ...kept, rules: '0.9.0' },
  ];
  await two.server.close();
  for (const [i, snapshot] of spoilt.entries()) {
    const open = await openSqlite(join(folder, 'oubliette.db'));
    await open.keepSnapshot(snapshot);
    await open.close();
    const { server, t } = await load();
    expect([t.replayed, replays.length]).toEqual([0, 2 + i]);
    expect(t.play!.match.state).toEqual(state);
    await server.close();
  }

  // A thread that fails says nothing of the game: who wanted it comes again.
  const late = await openSqlite(join(folder, 'oubliette.db'));
  await late.keepSnapshot({ ...kept, rules: '0.9.0' });
  await late.close();
  let failing = true;
  const replay: FileChecker['replay'] = async (game) => {
    if (failing) throw new Error('the thread was ended');
    return files.replay(game);
  };
  const last = await openTest({ folder, files: { ...files, replay } });
  await expect(last.tables.get(table)).rejects.toThrow('the thread was ended');
  failing = false;
  const t = (await last.tables.get(table))!;
  expect([t.held, t.play!.match.state]).toEqual([undefined, state]);
  await closeTest(last);
});
