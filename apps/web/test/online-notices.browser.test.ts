// Turn notifications while the page is closed, and a player's games on another device.
import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaults, sticksOut } from './looks.ts';
import { arrive, makeTable, sitDown } from './online-guests.ts';
import { openTestServer, picture, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const started = (title: string) =>
  makeTable(server.address, {
    game: 'dungeonette',
    seats: 4,
    title,
    bots: { 1: 'random', 2: 'random', 3: 'random' },
  });
const linkIn = (page: Page): Promise<string> =>
  page.getByRole('dialog').getByRole('textbox', { name: 'My games on another device' }).inputValue();

/** Opens a table with this browser. */
const own = (page: Page, { table, owner }: { table: string; owner: string }): Promise<void> =>
  page.evaluate(
    (ticket) => {
      localStorage[`oubliette.online.${ticket.table}`] = JSON.stringify(ticket);
    },
    { table, owner, game: 'dungeonette', title: '', names: [], over: false, at: 1 },
  );

it('one link brings all my seats to another device, once, until it is revoked', async () => {
  const here = await arrive(server, 'en', 'phone');
  for (const title of ['First candle', 'Second candle']) {
    const table = await started(title);
    await sitDown(here.page, table, 0, 'Malvina');
    await table.start();
  }
  await here.page.goto(`${server.address}/#home`);
  const open = here.page.getByRole('button', { name: 'My online games on another device' });
  await open.click();
  await here.page.getByText('2 tables').waitFor();
  await picture(here.page, 'carry-en-phone');
  expect(await sticksOut(here.page)).toEqual([]);
  expect(await axeFaults(here.page)).toEqual([]);
  const link = await linkIn(here.page);

  const there = await arrive(server, 'fr');
  await there.page.goto(link);
  await there.page.reload();
  await there.page.getByText('des places à 2 tables').waitFor();
  await picture(there.page, 'carried-fr-desk');
  await there.page.getByRole('button', { name: 'Les apporter ici' }).click();
  for (const title of ['First candle', 'Second candle'])
    await there.page
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .waitFor();
  // The secret is removed from the address, and the seat is usable there too.
  expect(there.page.url()).not.toContain('carry');
  await there.page
    .getByRole('link', { name: /First candle/ })
    .first()
    .click();
  await there.page.locator('.bar [role=radio]').first().waitFor();

  // A used link and a revoked one open nothing.
  const late = await arrive(server, 'en');
  await late.page.goto(link);
  await late.page.reload();
  await late.page.getByRole('button', { name: 'Bring them here' }).click();
  await late.page.getByText('No seat has arrived').waitFor();
  await here.page.keyboard.press('Escape');
  await open.click();
  await here.page.getByText('2 tables').waitFor();
  const second = await linkIn(here.page);
  await here.page.getByRole('button', { name: 'Revoke the link' }).click();
  await here.page.getByText('The link opens nothing any more.').waitFor();
  await late.page.goto(second);
  await late.page.reload();
  await late.page.getByRole('button', { name: 'Bring them here' }).click();
  await late.page.getByText('No seat has arrived').waitFor();
  expect([here, there].flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const one of [here, there, late]) await one.leave();
});

it('a link to one’s own seat says whose it is and asks for no name', async () => {
  const table = await started('Two lamps');
  const { page, leave } = await arrive(server, 'en');
  await sitDown(page, table, 0, 'Malvina');
  await table.start();
  await page.locator('.bar [role=radio]').first().waitFor();
  await page.locator('.players-button').click();
  await page.getByText('A second device').click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'A second device' }).inputValue();
  const other = await arrive(server, 'en');
  await other.page.goto(link);
  await other.page.reload();
  await other.page.getByText('This is Malvina’s seat, on one more device.').waitFor();
  expect(await other.page.getByRole('textbox').count()).toBe(0);
  await other.page.getByRole('button', { name: 'Sit down here too' }).click();
  await other.page.locator('.bar [role=radio]').first().waitFor();
  expect(await page.locator('.players').getByText('Malvina').count()).toBe(1);
  for (const one of [{ leave }, other]) await one.leave();
});

it('the owner names a webhook; whoever sits there learns that there is one', async () => {
  const { page, troubles, leave } = await arrive(server, 'en');
  const made = await started('Loud table');
  await own(page, made);
  await sitDown(page, made, 0, 'Malvina');
  await made.start();
  await page.locator('.bar [role=radio]').first().waitFor();
  await page.locator('.players-button').click();
  await page.getByText('Call people in a chat').click();
  const address = page.getByLabel('Address of the webhook');
  await address.fill('https://192.168.0.1/hook');
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByText('That is no address for notices').waitFor();
  await address.fill('https://chat.example.org/hook/very-secret');
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByText('Turns of this table are called out in a chat.').waitFor();
  await picture(page, 'hook-en-desk');
  expect(await address.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Stop calling' }).click();
  await page.getByText('Turns of this table are called out in a chat.').waitFor({ state: 'detached' });
  // The refusal above is a response with an error status.
  expect(troubles.filter((trouble) => !trouble.includes('400'))).toEqual([]);
  await leave();
});

it('a bot takes the seat of somebody who is there only when the owner says so twice', async () => {
  const [owner, guest] = [await arrive(server, 'en'), await arrive(server, 'en')];
  const made = await makeTable(server.address, {
    game: 'dungeonette',
    seats: 4,
    title: 'Full table',
    bots: { 2: 'random', 3: 'random' },
  });
  await own(owner.page, made);
  await sitDown(owner.page, made, 0, 'Malvina');
  await sitDown(guest.page, made, 1, 'Grognard');
  await made.start();
  for (const { page } of [owner, guest]) await page.locator('.bar').waitFor();
  const { page } = owner;
  await page.locator('.players-button').click();
  await page.locator('.players').getByText('here').nth(1).waitFor();
  await page.getByRole('button', { name: 'Let a bot play for Grognard' }).click();
  await page.getByText('Grognard is at the table now. Let a bot play all the same?').waitFor();
  const handed = guest.page.locator('.banner').filter({ hasText: 'A bot plays for you.' });
  expect(await handed.count()).toBe(0);
  await page.getByRole('alert').getByRole('button', { name: 'Let a bot play' }).click();
  await handed.waitFor();
  for (const one of [owner, guest]) await one.leave();
});

/** A headless browser has no push service and no notifications: both are replaced, and nothing else. */
async function withPushService(page: Page): Promise<object> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const device = {
    endpoint: 'https://push.example.org/device',
    keys: { p256dh: keys.getPublicKey().toString('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((made) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    PushManager.prototype.subscribe = async () => ({ toJSON: () => made }) as unknown as PushSubscription;
  }, device);
  return device;
}

it('a device that wants to be told is named to the server, and its worker shows what is pushed', async () => {
  const table = await started('Closed page');
  const { page, leave } = await arrive(server, 'fr', 'desk', { kept: true });
  const device = (await withPushService(page)) as { endpoint: string; keys: object };
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage['oubliette.preferences'] ?? '{}') as object;
    localStorage['oubliette.preferences'] = JSON.stringify({ ...kept, notify: true });
  });
  const [worker] = await Promise.all([page.context().waitForEvent('serviceworker'), page.reload()]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().endsWith(`/api/tables/${table.table}/push`)),
    sitDown(page, table, 0, 'Malvina'),
  ]);
  expect(request.postDataJSON()).toEqual({ endpoint: device.endpoint, ...device.keys, lang: 'fr' });
  expect((await (await request.response())?.json()) as object).toEqual({ ok: true });

  const shown = await worker.evaluate(async (id) => {
    const scope = globalThis as unknown as {
      registration: { showNotification(title: string, options: object): Promise<void> };
      dispatchEvent(event: Event): boolean;
    };
    const made = new Promise((resolve) => {
      scope.registration.showNotification = async (title, options) => resolve({ title, ...options });
    });
    const Push = (globalThis as unknown as { PushEvent: new (type: string, init: object) => Event }).PushEvent;
    scope.dispatchEvent(
      new Push('push', { data: JSON.stringify({ table: id, title: 'Closed page', body: 'C’est à vous.' }) }),
    );
    return made;
  }, table.table);
  expect(shown).toEqual({ title: 'Closed page', body: 'C’est à vous.', tag: table.table, icon: '/candle.svg' });
  await leave();
});
