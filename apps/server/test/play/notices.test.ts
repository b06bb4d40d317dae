// Notices from end to end: an endpoint of this test takes what the server sends, and opens it with the device's own keys.
import { createDecipheriv, createECDH, createHash, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { thinking } from '@oubliette/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pushKeys } from '../../src/notices/keys.ts';
import { isNoticeAddress, isPublic, poster } from '../../src/notices/post.ts';
import { Client, playOut } from './client.ts';
import { call, party } from './lobby.ts';
import { closeTest, openTest, type TestServer } from './open.ts';
import { testClock } from './test-clock.ts';

interface Taken {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}
const taken: Taken[] = [];
let status = 201;
let endpoint: Server;
let base = '';
let server: TestServer;
const clock = testClock();
/** As players name it: https, at a public name. The test's way out brings it to the endpoint here. */
const named = (path: string): string => `https://push.example.org${path}`;
const toHere = (address: string): string => address.replace('https://push.example.org', base);

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, status === 302 ? { location: `${base}/elsewhere` } : {}).end();
    });
  });
  await new Promise<void>((ready) => endpoint.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
  const out = poster({ isAllowed: () => true, plain: true });
  const env = { PUBLIC_URL: 'https://play.example.org' };
  server = await openTest({ clock, env, post: (to, headers, body) => out(toHere(to), headers, body) });
});
afterAll(async () => {
  await closeTest(server);
  endpoint.close();
});

/** What a browser does with a pushed message (RFC 8291, `aes128gcm`), written without the library that seals it. */
function opened(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idEnds = 21 + body[20]!;
  const sender = body.subarray(21, idEnds);
  const derive = (secret: Uint8Array, salting: Uint8Array, info: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salting, info, length));
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = derive(keys.computeSecret(sender), auth, about, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(idEnds, -16)), decipher.final()]);
  // The last record ends with a 2 and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** A device as a browser's push service makes one. */
function device(path: string, lang = 'en') {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint: named(path),
      p256dh: keys.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
      lang,
    },
    read: (body: Buffer) => JSON.parse(opened(body, keys, auth)) as { table: string; title: string; body: string },
  };
}

const ask = (path: string, body: unknown, token: string, method?: string) =>
  call(server.url, path, body, token, method);
const at = (path: string): Taken[] => taken.filter((each) => each.path === path);
const recordOf = async (table: string) => (await server.tables.get(table))!.record;

/** A table where seat 0 plays and seat 1 is away. */
async function table(more: object = {}) {
  const made = await party(server.url, {
    game: 'dungeonette',
    seats: 4,
    bots: [2, 3],
    title: 'Late *candles*',
    ...more,
  });
  const client = new Client({ url: server.url, table: made.table, token: made.tokens[0]! });
  await client.until((c) => c.at !== undefined);
  return { ...made, client };
}

/** Seat 0 answers until the table waits for seat 1 alone. */
async function untilOther({ client }: { client: Client }): Promise<void> {
  const pick = thinking('notices');
  while (client.awaited.length > 0) await playOut(client, pick, 1);
  expect(client.at!.seen.waiting).toEqual([1]);
}
const wait = 20_000;

describe('push', () => {
  it('[SRV-NOTE-1] whoever is away is told once, after a while, on the device that wanted it, in its language', async () => {
    const phone = device('/phone', 'fr');
    const game = await table();
    const { status: said } = await ask(`/api/tables/${game.table}/push`, phone.subscription, game.tokens[1]!);
    expect(said).toBe(200);
    await untilOther(game);
    clock.advance(wait - 1);
    expect(at('/phone')).toEqual([]);
    clock.advance(1);
    await expect.poll(() => at('/phone').length).toBe(1);
    const { body, headers } = at('/phone')[0]!;
    expect(phone.read(body)).toEqual({
      table: game.table,
      title: 'Late *candles*',
      body: 'C’est à vous. Les bougies sont allumées.',
    });
    expect(headers.ttl).toBe('86400');
    const { body: offered } = await call<{ key: string }>(server.url, '/api/push');
    expect(headers.authorization).toContain(`k=${offered.key}`);
    clock.advance(10 * wait);
    expect(at('/phone').length).toBe(1);
    game.client.end();
  });

  it('[SRV-NOTE-1] whoever is here is told nothing', async () => {
    const game = await table();
    await ask(`/api/tables/${game.table}/push`, device('/here').subscription, game.tokens[1]!);
    const other = new Client({ url: server.url, table: game.table, token: game.tokens[1]! });
    await other.until((c) => c.at !== undefined);
    await untilOther(game);
    clock.advance(wait);
    const away = await table();
    await ask(`/api/tables/${away.table}/push`, device('/other').subscription, away.tokens[1]!);
    await untilOther(away);
    clock.advance(wait);
    await expect.poll(() => at('/other').length).toBe(1);
    expect(at('/here')).toEqual([]);
    for (const { client } of [game, away, { client: other }]) client.end();
  });

  it('[SRV-NOTE-2] a device that is gone is forgotten, and one can be taken off', async () => {
    const game = await table();
    const [phone, desk] = [device('/gone'), device('/desk')];
    for (const { subscription } of [phone, desk])
      await ask(`/api/tables/${game.table}/push`, subscription, game.tokens[1]!);
    await ask(`/api/tables/${game.table}/push`, { endpoint: desk.subscription.endpoint }, game.tokens[1]!, 'DELETE');
    expect((await recordOf(game.table)).seats[1]!.push).toEqual([phone.subscription]);
    status = 410;
    await untilOther(game);
    clock.advance(wait);
    await expect.poll(async () => (await recordOf(game.table)).seats[1]!.push).toEqual([]);
    status = 201;
    expect(at('/desk')).toEqual([]);
    game.client.end();
  });

  it('[SRV-NOTE-3] the keys are made at the first start, for this account alone, and stay', async () => {
    const path = join(server.folder, 'push-keys.json');
    expect(existsSync(path)).toBe(true);
    expect(statSync(path).mode & 0o077).toBe(0);
    const { body } = await call<{ key: string }>(server.url, '/api/push');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ publicKey: body.key });
  });
});

it('[SRV-NOTE-3] a server without a folder to write to serves all the same, with keys for this run', () => {
  const unkept: unknown[] = [];
  // Below a file there is no folder.
  const keys = pushKeys(join(server.folder, 'push-keys.json'), undefined, (error) => unkept.push(error));
  expect(keys.publicKey).toHaveLength(87);
  expect(unkept).toHaveLength(1);
  const given = `${keys.publicKey},${keys.privateKey}`;
  expect(pushKeys(server.folder, given, (error) => unkept.push(error))).toEqual(keys);
  expect(unkept).toHaveLength(1);
  expect(() => pushKeys(server.folder, 'none', () => {})).toThrow('VAPID_KEYS');
});

describe('a webhook', () => {
  const hook = (path: string) => ({ url: named(path), lang: 'en' });

  it('[SRV-NOTE-4] says whose turn it is in the form that chat programs take, and nothing of the game', async () => {
    const game = await table();
    expect((await ask(`/api/tables/${game.table}/hook`, hook('/chat'), game.owner)).status).toBe(200);
    await untilOther(game);
    clock.advance(wait);
    await expect.poll(() => at('/chat').length).toBe(1);
    const text = `Late  candles: It is the turn of Seat 1. https://play.example.org/#online/${game.table}`;
    expect(JSON.parse(at('/chat')[0]!.body.toString())).toEqual({
      username: 'Oubliette',
      text,
      content: text,
      allowed_mentions: { parse: [] },
    });
    game.client.end();
  });

  it('[SRV-NOTE-4] only the owner names one, and its address is in no view, no file and no reply', async () => {
    const game = await table();
    const path = `/api/tables/${game.table}/hook`;
    expect((await ask(path, hook('/secret-hook'), game.tokens[0]!)).status).toBe(403);
    expect((await ask(path, hook('/secret-hook'), game.owner)).status).toBe(200);
    await game.client.until((c) => c.table!.hook === true);
    const shown = [
      JSON.stringify((await call(server.url, `/api/tables/${game.table}`)).body),
      JSON.stringify((await call(server.url, `/api/tables/${game.table}/export`, undefined, game.tokens[0]!)).body),
      ...game.client.raw,
    ];
    for (const text of shown) expect(text).not.toContain('secret-hook');
    expect((await ask(path, undefined, game.owner, 'DELETE')).status).toBe(200);
    await game.client.until((c) => c.table!.hook === undefined);
    game.client.end();
  });

  it('[SRV-NOTE-5] an address that is not https or not public is refused and changes nothing', async () => {
    const game = await table();
    for (const url of [
      'http://chat.example.org/hook',
      'https://localhost/hook',
      'https://127.0.0.1/hook',
      'https://[::1]/hook',
      'https://[::ffff:10.0.0.1]/hook',
      'https://192.168.1.4/hook',
      'https://169.254.169.254/latest',
      'https://user:word@chat.example.org/hook',
      'ftp://chat.example.org',
      'nothing',
    ]) {
      const said = await ask(`/api/tables/${game.table}/hook`, { url, lang: 'en' }, game.owner);
      expect({ url, said }).toEqual({ url, said: { status: 400, body: { error: 'no-hook-address', where: 'url' } } });
      const push = { ...device('/x').subscription, endpoint: url };
      expect((await ask(`/api/tables/${game.table}/push`, push, game.tokens[0]!)).status).toBe(400);
    }
    expect((await recordOf(game.table)).hook).toBeUndefined();
    game.client.end();
  });

  it('[SRV-NOTE-6] posts are limited by table: a burst, then one every ten seconds', async () => {
    const { notices } = (await server.tables.get((await table()).table))!.context;
    const allowed = Array.from({ length: 30 }, () => notices.rate.spend('one table', 1)).filter((ms) => ms === 0);
    expect(allowed.length).toBe(12);
    clock.advance(10_000);
    expect(notices.rate.spend('one table', 1)).toBe(0);
    expect(notices.rate.spend('one table', 1)).toBeGreaterThan(0);
  });
});

describe('the way out', () => {
  it('[SRV-NOTE-5] a name that leads to a private address is not connected to', async () => {
    const before = taken.length;
    // The name is fine; what it stands for is this machine.
    const out = poster({ plain: true });
    await expect(out(`http://localhost:${new URL(base).port}/private`, {}, '')).rejects.toThrow('not public');
    await expect(out(`${base}/private`, {}, '')).rejects.toThrow('not public');
    expect(taken.length).toBe(before);
  });

  it('[SRV-NOTE-5] a redirect is not followed', async () => {
    status = 302;
    const out = poster({ plain: true, isAllowed: () => true });
    expect(await out(`${base}/turn`, {}, 'x')).toBe(302);
    status = 201;
    expect(at('/turn').length).toBe(1);
    expect(at('/elsewhere')).toEqual([]);
  });

  it('[SRV-NOTE-5] knows public addresses from others', () => {
    for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700::1111']) expect(isPublic(address)).toBe(true);
    for (const address of [
      '10.1.2.3',
      '100.64.0.1',
      '127.9.9.9',
      '172.31.0.1',
      '198.19.0.1',
      '0.0.0.0',
      '255.255.255.255',
      '::1',
      '::',
      'fd00::1',
      'fe80::1',
      '::ffff:1.1.1.1',
      '64:ff9b::a00:1',
      '2002:7f00:1::',
      'nonsense',
    ])
      expect({ address, is: isPublic(address) }).toEqual({ address, is: false });
    expect(isNoticeAddress('https://chat.example.org/api/webhooks/1/x')).toBe(true);
    expect(isNoticeAddress(`https://chat.example.org/${'x'.repeat(1000)}`)).toBe(false);
  });
});

describe('an invitation for a further device', () => {
  const proof = 'A'.repeat(43);

  it('[SRV-SEAT-9] says whose seat it is before it is used, expires after an hour, and can be revoked', async () => {
    const game = await table();
    const path = `/api/tables/${game.table}/devices`;
    const invited = (invitation: string) => call(server.url, `/api/tables/${game.table}/invited`, { invitation });
    const make = async () =>
      (await ask(path, {}, game.tokens[1]!)).body as unknown as { invitation: string; until: number };
    const first = await make();
    expect(first.until).toBe(clock.now() + 3600_000);
    expect((await invited(first.invitation)).body).toEqual({ seat: 1, name: 'Seat 1', device: true });
    clock.advance(3600_000);
    expect((await invited(first.invitation)).status).toBe(410);
    const second = await make();
    expect((await ask(path, undefined, game.tokens[1]!, 'DELETE')).status).toBe(200);
    const take = (invitation: string) =>
      call<{ seat: number }>(server.url, `/api/tables/${game.table}/seats`, { invitation, proof });
    expect((await take(second.invitation)).status).toBe(410);
    const third = await make();
    expect((await take(third.invitation)).body).toEqual({ seat: 1 });
    expect((await take(third.invitation)).body).toEqual({ seat: 1 });
    expect((await invited(third.invitation)).status).toBe(410);
    game.client.end();
  });

  it('[SRV-SEAT-9] may be made by the client: the server gets only its hash', async () => {
    const game = await table();
    const secret = 'mine-and-nobody-elses-for-sure';
    const hash = createHash('sha256').update(secret).digest('base64url');
    const made = await ask(`/api/tables/${game.table}/devices`, { proof: hash }, game.tokens[0]!);
    expect(Object.keys(made.body)).toEqual(['until']);
    const said = await call(server.url, `/api/tables/${game.table}/seats`, { invitation: secret, proof });
    expect(said).toEqual({ status: 200, body: { seat: 0 } });
    game.client.end();
  });
});
