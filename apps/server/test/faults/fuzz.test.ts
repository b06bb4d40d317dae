// Whatever comes in: a clear error, no crash, no change.
import { PROTOCOL } from '@oubliette/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { Client } from '../play/client.ts';
import { call, type Party, party } from '../play/lobby.ts';
import { openSetup, type Running, SETUPS } from '../play/setups.ts';

const RUNS = process.env.OUBLIETTE_FULL === '1' ? 3000 : 80;
const FREE = { RATE_SEAT: '1000000,100000', RATE_TABLE: '1000000,100000' };

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nasty = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  1.5,
  2 ** 60,
  '',
  'x'.repeat(5000),
  '\ud800',
  '__proto__',
  'constructor',
  [],
  {},
  { __proto__: { polluted: 1 } },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
);

/** A good request with one thing wrong. */
const bent = (good: Record<string, unknown>) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(good), 'extra', '__proto__'), fc.oneof(nasty, fc.jsonValue()))
    .map(([key, value]) => {
      const json = JSON.stringify(good);
      return key in good && Object.hasOwn(good, key)
        ? JSON.stringify({ ...good, [key]: value })
        : `${json.slice(0, -1)},${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}}`;
    });

describe.each(SETUPS)('on %s', (setup) => {
  let running: Running;
  let made: Party;
  beforeAll(async () => {
    running = await openSetup(setup, { env: FREE });
    made = await party(running.url(0), { game: 'dungeonette', seats: 4 });
  });
  afterAll(() => running.close());

  const picture = async () => {
    const { tables } = running.nodes[0];
    const live = (await tables.get(made.table))!;
    return JSON.stringify([
      await tables.context.store.entries(made.table),
      live.play!.match.state,
      live.record,
      live.revision,
    ]);
  };

  it('[SRV-LIM-3] frames: malformed, huge, deep, of wrong types, polluting, in bad UTF-8', async () => {
    const { table, tokens } = made;
    const answer = { t: 'answer', id: 'f', table, kind: 'plan', option: 'nothing-like-that', n: 0 };
    const hello = { t: 'hello', v: PROTOCOL, table, token: tokens[0] };
    const before = await picture();
    const frames = fc.oneof(
      bent(answer),
      bent(hello),
      bent({ t: 'vote-undo', id: 'v', table, seat: 1, agree: true }),
      bent({ t: 'undo', id: 'u', table, n: 0 }),
      bent({ t: 'details', id: 'l', table }),
      bent({ t: 'preview', id: 'p', table, kind: 'plan', option: 'nothing-like-that', n: 0 }),
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', 'null', '[]', nested(4000), `{"t":${nested(3000)}}`, '{"t":"answer"', 'x'.repeat(8000)),
    );
    let person = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(frames, { minLength: 1, maxLength: 4 }), async (list) => {
        const client = new Client({ url: running.url(person++), table, token: tokens[0]! });
        await client.until((c) => c.at !== undefined);
        const seen = client.messages.length;
        for (const frame of list) client.sendRaw(frame);
        client.sendRaw(JSON.stringify({ t: 'answer', id: 'last', table, kind: 'plan', option: 'nonsense', n: 0 }));
        await client.until((c) => c.replies.has('last'));
        // Everything was answered by an error or a refusal; hello and fresh by what they ask for.
        const said = client.messages.slice(seen).filter(({ t }) => t !== 'table' && t !== 'note');
        expect(said.length).toBeGreaterThanOrEqual(list.length);
        client.end();
      }),
      { numRuns: RUNS, seed: 7 },
    );
    expect(await picture()).toBe(before);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('[SRV-LIM-3] frames that are too big, binary or no text end their connection, and nothing else', async () => {
    const before = await picture();
    const endOf = (data: string | Buffer, binary = false) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${running.url(1).replace('http', 'ws')}/socket`);
        socket.on('open', () => socket.send(data, { binary }));
        socket.on('close', resolve);
        socket.on('error', () => {});
      });
    expect(await endOf('x'.repeat(9000))).toBe(1009);
    expect(await endOf(Buffer.from([1, 2, 3]), true)).toBe(1003);
    expect(await endOf(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), false)).toBe(1007);
    expect(await picture()).toBe(before);
  });

  it('[SRV-LIM-3] bodies: the same, over HTTP', async () => {
    const before = await picture();
    const { table, owner, tokens } = made;
    const { store } = running.nodes[0].tables.context;
    const count = (await store.tables()).length;
    let request = 0;
    const paths = fc.constantFrom(
      ['/api/tables', { game: 'dungeonette', seats: 'x', timer: { kind: 'none' } }],
      [`/api/tables/${table}/seats`, { invitation: 'x'.repeat(32), name: 'a', words: 'b' }],
      [`/api/tables/${table}/own`, { words: 'late' }],
      [`/api/tables/${table}/seats/7/bot`, { bot: 'lord' }],
      [`/api/tables/${table}/seats/9/reissue`, {}],
      ['/api/import', { file: '{}' }],
    ) as fc.Arbitrary<[string, Record<string, unknown>]>;
    const bodies = paths.chain(([path, good]) =>
      fc
        .oneof(bent(good), fc.json(), fc.string({ unit: 'binary' }), fc.constantFrom(nested(5000), 'x'.repeat(20_000)))
        .map((body) => [path, body] as const),
    );
    await fc.assert(
      fc.asyncProperty(
        bodies,
        fc.constantFrom(undefined, owner, tokens[1], 'x'.repeat(32)),
        async ([path, body], token) => {
          const answer = await call(running.url(request++), path, body, token);
          expect([path, body.slice(0, 200), answer.status >= 400 && answer.status < 500]).toEqual([
            path,
            body.slice(0, 200),
            true,
          ]);
          expect(answer.body).toHaveProperty('error');
        },
      ),
      { numRuns: RUNS, seed: 11 },
    );
    expect((await store.tables()).length).toBe(count);
    expect(await picture()).toBe(before);
    expect((await call(running.url(0), '/health')).body).toEqual({ status: 'ok' });
  });
});
