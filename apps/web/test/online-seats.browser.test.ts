// Seats of an online table: a second device, a seat that is taken away, and a page that is too old for its server.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../../server/test/running.ts';
import { answerAtOnce, arrive, makeTable, type OnlineGuest, openTable, sitDown, waitsFor } from './online-guests.ts';
import { openTestServer, picture, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('a second device gets the same seat, and loses it when the owner issues a new invitation', async () => {
  const host = await arrive(server, 'en');
  const { page } = host;
  await openTable(page, 'en', 'Two lamps');
  const guest = await arrive(server, 'fr');
  await guest.page.goto(await page.getByRole('textbox', { name: 'Link to seat B' }).inputValue());
  // A player without a name gets one from the server.
  await guest.page.getByRole('button', { name: 'Prendre cette place' }).click();
  await page.getByText('Baron Grognard', { exact: true }).waitFor();

  await guest.page.getByText('Un second appareil').click();
  await guest.page.getByRole('button', { name: 'Créer un lien' }).click();
  const link = await guest.page.getByRole('textbox', { name: 'Un second appareil' }).inputValue();
  const second = await arrive(server, 'fr', 'phone');
  await second.page.goto(link);
  await second.page.getByRole('button', { name: 'S’asseoir ici aussi' }).click();
  await second.page.locator('.gather-seat', { hasText: 'vous' }).getByText('Baron Grognard').waitFor();

  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitsFor(page);
  for (const one of [guest, second]) await one.page.locator('.bar').waitFor();
  await page.locator('.players-button').click();
  await page.getByRole('button', { name: 'New link for Baron Grognard’s seat' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'New link' }).click();
  const fresh = await page.getByRole('textbox', { name: 'New link for Baron Grognard’s seat' }).inputValue();
  for (const one of [guest, second]) await one.page.getByText('Cette place a été redonnée').waitFor();
  await picture(guest.page, 'online-not-here-fr-desk');

  // The new link brings a player back in the middle of the game.
  await second.page.goto(fresh);
  await second.page.getByText('La partie est en cours').waitFor();
  await second.page.getByRole('button', { name: 'Prendre cette place' }).click();
  await second.page.locator('.bar').waitFor();
  expect([host, guest, second].flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const one of [host, guest, second]) await one.leave();
});

it('everybody sees what each seat wears; the list of games says whose turn it is, and without a network that it does not know', async () => {
  const host = await arrive(server, 'en');
  const { page } = host;
  const pick = async (from: string, to: string) => {
    await page.getByRole('button', { name: `Colour of seat A: ${from}` }).click();
    await page.getByRole('button', { name: to }).click();
  };
  await openTable(page, 'en', 'Colours', {
    look: () => pick('Orange, triangle', 'Sky blue, circle; swaps with seat B'),
  });
  const guest = await arrive(server, 'en');
  await guest.page.goto(await page.getByRole('textbox', { name: 'Link to seat B' }).inputValue());
  await guest.page.getByRole('button', { name: 'Take this seat' }).click();
  const own = guest.page.getByRole('button', { name: /^Colour of seat B/ });
  await own.and(guest.page.getByRole('button', { name: /Orange, triangle$/ })).click();
  // Another player's mark is not available.
  const taken = guest.page.getByRole('button', { name: 'Sky blue, circle; seat A has it' });
  expect(await taken.getAttribute('aria-disabled')).toBe('true');
  await guest.page.getByRole('button', { name: 'Pink, pentagon' }).click();
  await guest.page.getByRole('button', { name: 'Colour of seat B: Pink, pentagon' }).waitFor();
  const fills = (one: typeof page, where: string) =>
    one
      .locator(`${where} .seat-mark > path:first-child`)
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('fill')));
  await expect.poll(() => fills(page, '.gather-seat')).toEqual(['#56b4e9', '#cc79a7', '#009e73', '#f0e442']);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitsFor(page);
  await guest.page.locator('.bar').waitFor();
  for (const one of [host, guest])
    await expect.poll(() => fills(one.page, '.players-marks')).toEqual(['#56b4e9', '#cc79a7', '#009e73', '#f0e442']);
  const turn = (one: typeof page) => one.locator('.saved', { hasText: 'Colours' }).locator('.turn-mark');
  await guest.page.goto(`${server.address}/#home`);
  await turn(guest.page).getByText('Waits for Malvina').waitFor();
  await page.goto(`${server.address}/#home`);
  await turn(page).getByText('Your turn').waitFor();
  await page.context().setOffline(true);
  await turn(page).getByText('Turn not known').waitFor();
  await page.context().setOffline(false);
  await turn(page).getByText('Your turn').waitFor();
  expect([host, guest].flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const one of [host, guest]) await one.leave();
});

it('a page that is older than its server says so, and loses nothing by being loaded again', async () => {
  const { page, troubles, leave } = await arrive(server, 'en');
  await openTable(page, 'en', 'Old page', { link: false });
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitsFor(page);
  // The server's message to a client of another version.
  await page.routeWebSocket('**/socket/*', (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify({ t: 'reload', v: 99 })));
  });
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByText('There is a new version: load the page again, nothing is lost.').waitFor();
  await picture(page, 'online-reload-en-desk');
  expect(await page.getByRole('radio').count()).toBeGreaterThan(1);
  // The reloaded page connects again and has the same seat.
  await page.unrouteAll();
  await page.routeWebSocket('**/socket/*', (socket) => void socket.connectToServer());
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByText('There is a new version').waitFor({ state: 'detached' });
  await waitsFor(page);
  expect(troubles).toEqual([]);
  await leave();
});

interface Message {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}
interface Stood {
  readonly messages: Message[];
  sight: boolean;
}

/** A headless browser denies notifications and always counts as visible: both are replaced, and nothing else. */
async function messagesOf(page: Page): Promise<() => Promise<Message[]>> {
  await page.addInitScript(() => {
    const stood: Stood = { messages: [], sight: true };
    Object.assign(window, { stood });
    Object.defineProperty(document, 'hidden', { get: () => !stood.sight });
    class Noted {
      static permission = 'default';
      static async requestPermission(): Promise<string> {
        Noted.permission = 'granted';
        return Noted.permission;
      }
      constructor(title: string, { body, tag }: Message) {
        stood.messages.push({ title, body, tag });
      }
    }
    Object.assign(window, { Notification: Noted });
  });
  await page.reload();
  return () => page.evaluate(() => (window as unknown as { stood: Stood }).stood.messages);
}
const inSight = (page: Page, sight: boolean): Promise<void> =>
  page.evaluate((now) => {
    (window as unknown as { stood: Stood }).stood.sight = now;
  }, sight);

it('a page out of sight sends a message when it is one’s turn: where that is wanted, and once', async () => {
  const table = await makeTable(server.address, {
    game: 'dungeonette',
    seats: 4,
    title: 'Bell',
    bots: { 2: 'random', 3: 'random' },
  });
  const [host, guest] = [await arrive(server, 'en'), await arrive(server, 'fr')];
  const messages = await messagesOf(guest.page);
  const wish = guest.page.getByRole('checkbox', { name: 'Me prévenir quand c’est à moi' });
  const settings = guest.page.getByRole('button', { name: 'Réglages' });
  await settings.click();
  await wish.check();
  await guest.page.keyboard.press('Escape');
  await sitDown(host.page, table, 0, 'Malvina');
  await sitDown(guest.page, table, 1, 'Œdipe');
  await table.start();
  const title = (one: OnlineGuest): Promise<string> => answerAtOnce(one.page).then(() => guest.page.title());
  /** The others play until the invited player is awaited and answers; returns the notifications sent meanwhile. */
  async function turn(): Promise<Message[]> {
    const before = (await messages()).length;
    await expect.poll(() => title(host)).toMatch(/^●/);
    const sent = (await messages()).slice(before);
    await expect.poll(() => title(guest)).not.toMatch(/^●/);
    return sent;
  }
  expect(await turn()).toEqual([]);
  await inSight(guest.page, false);
  expect(await turn()).toEqual([{ title: 'Donjonnette', body: 'C’est à vous.', tag: table.table }]);
  await settings.click();
  await wish.uncheck();
  await guest.page.keyboard.press('Escape');
  expect(await turn()).toEqual([]);
  expect([host, guest].flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const one of [host, guest]) await one.leave();
});

it('a server that was away comes back to the same game, without a word to the player', async () => {
  const data = mkdtempSync(join(tmpdir(), 'oubliette-away-'));
  const first = await startServer({ DATA: data });
  const { page, leave } = await arrive(server, 'en');
  await page.goto(first.address);
  await openTable(page, 'en', 'Back soon', { link: false });
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await waitsFor(page);
  const option = page.getByRole('radio', { name: 'Order gold' });
  await option.click();
  await first.stop();
  await page.getByText('The server is away for a moment.').waitFor();
  await picture(page, 'online-away-en-desk');
  // An answer confirmed without a connection is sent later, and played once.
  await page.getByRole('button', { name: 'Confirm' }).click();
  const second = await startServer({ DATA: data, PORT: new URL(first.address).port });
  onTestFinished(async () => void (await second.stop()));
  const told = page.locator('.log').getByText('Malvina signs for gold');
  await told.waitFor();
  await page.getByText('The server is away for a moment.').waitFor({ state: 'detached' });
  expect(await told.count()).toBe(1);
  await leave();
});
