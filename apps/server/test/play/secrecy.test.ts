// Whole games with cards that have names of their own: what is nobody else's business never leaves, in no byte.
import { type Heard, thinking } from '@oubliette/engine';
import type { Message } from '@oubliette/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asGame, library } from '../../src/base/library.ts';
import { Client, playOut } from './client.ts';
import { call, party } from './lobby.ts';
import { openSetup, type Running, SETUPS } from './setups.ts';
import { CANARY, type StrongroomState, type StrongroomView, strongroom } from './strongroom.ts';

const GAMES = process.env.OUBLIETTE_FULL === '1' ? 40 : 4;
const FREE = { RATE_SEAT: '1000000,100000', RATE_TABLE: '1000000,100000' };

/** The canaries of a frame that this viewer may not know when it arrives. */
function leaks(frames: readonly string[], own: ReadonlySet<string>): string[] {
  const open = new Set(own);
  return frames.flatMap((frame) => {
    const message = JSON.parse(frame) as Message;
    // A card is shown by its event, or lies open in a fresh view of the table.
    const heard: readonly Heard[] = message.t === 'change' ? message.events : message.t === 'view' ? message.log : [];
    for (const event of heard) if (event.type === 'shown') open.add(String(event.card));
    return [...frame.matchAll(CANARY)].map(([card]) => card).filter((card) => !open.has(card));
  });
}

async function playGame(running: Running, seed: number) {
  const url = running.url(0);
  const seats = 2 + (seed % 3);
  const made = await party(url, { game: 'strongroom', seats });
  const { table } = made;
  const players = made.tokens.map((token, i) => new Client({ url: running.url(i), table, token }));
  const spectator = new Client({ url: running.url(2), table, token: made.spectator });
  const everybody = [...players, spectator];
  await Promise.all(everybody.map((client) => client.until((c) => c.at !== undefined)));
  const pick = thinking(`secrecy ${seed}`);
  const exported: string[][] = everybody.map(() => []);
  const takeHome = async () => {
    for (const [i, token] of [...made.tokens, made.spectator].entries())
      exported[i]!.push(
        JSON.stringify((await call(running.url(i), `/api/tables/${table}/export`, undefined, token)).body),
      );
  };
  await Promise.all(
    players.map(async (player, i) => {
      await playOut(player, thinking(`secrecy ${seed} ${i}`), 5);
      // Stale, wrong and foreign answers are refused without a word about others.
      await player.ask({ t: 'answer', kind: 'what', option: `canary-${pick(60)}`, n: player.at!.seen.answered });
      await player.ask({ t: 'answer', kind: 'what', option: 'x', n: 0 });
      await player.ask({ t: 'undo', n: player.at!.seen.answered });
      // What one asks to know of one's own decisions tells nothing either.
      for (const [j, option] of (player.awaited[0]?.options ?? []).entries())
        player.sendRaw(foresight(table, `${i}-${j}`, player, option));
      player.sendRaw(JSON.stringify({ t: 'details', id: `details-${i}`, table }));
      await player.until((c) => c.messages.some((m) => m.t === 'details'));
      if (pick(2) === 0) player.drop();
    }),
  );
  await takeHome();
  await Promise.all(players.map((player, i) => playOut(player, thinking(`rest ${seed} ${i}`))));
  await Promise.all(everybody.map((client) => client.until((c) => c.isOver)));
  const s = (await running.nodes[0].tables.get(table))!.play!.shown as unknown as StrongroomState;
  for (const client of everybody) client.end();
  return { players, spectator, exported, s };
}

const foresight = (table: string, id: string, { at, awaited }: Client, option: string): string =>
  JSON.stringify({ t: 'preview', id, table, kind: awaited[0]!.kind, option, n: at!.seen.answered });

describe.each(SETUPS)('canaries on %s', (setup) => {
  let running: Running;
  beforeAll(async () => {
    running = await openSetup(setup, { library: library([asGame(strongroom)]), env: FREE });
  });
  afterAll(() => running.close());

  it('[SRV-SEC-1] in hands, decks and drafts never reach another seat or a spectator', async () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const { players, spectator, exported, s } = await playGame(running, seed);
      let seen = 0;
      for (const [seat, player] of players.entries()) {
        const shown = s.shown.filter((card) => wasMine(player, card));
        const mine = new Set([...s.hands[seat]!, ...s.buried[seat]!, ...shown]);
        expect({ seed, seat, leaks: leaks(player.raw, mine) }).toEqual({ seed, seat, leaks: [] });
        const home = exported[seat]!.join().match(CANARY) ?? [];
        expect(home.filter((card) => !mine.has(card) && !s.shown.includes(card))).toEqual([]);
        seen += player.raw.join().match(CANARY)?.length ?? 0;
      }
      expect(seen).toBeGreaterThan(20);
      expect({ seed, leaks: leaks(spectator.raw, new Set()) }).toEqual({ seed, leaks: [] });
    }
  });
});

/** A card that was dealt to this seat before it was shown. */
const wasMine = (player: Client, card: string): boolean =>
  player.messages.some(
    (m) =>
      (m.t === 'view' && (m.seen.game as StrongroomView).hand?.includes(card)) ||
      (m.t === 'change' && m.events.some((event) => event.type === 'drew' && event.card === card)),
  );
