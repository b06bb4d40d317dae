// Dungeon Lords online: what is chosen in secret reaches nobody, and whoever was away is told what a bot did.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, picture } from './house.ts';
import { axeFaults, sticksOut } from './looks.ts';
import { arrive, makeTable, type OnlineGuest, sitDown, waitsFor } from './online-guests.ts';

let house: House;
let lord: OnlineGuest;
let lady: OnlineGuest;
let watcher: OnlineGuest;
beforeAll(async () => {
  house = await openHouse();
  const table = await makeTable(house.address, {
    game: 'dungeon-lords',
    seats: 2,
    title: 'Permis de nuire',
    standInAfter: 1,
    standInLevel: 'random',
    timer: { kind: 'move', seconds: 600 },
  });
  [lord, lady, watcher] = await Promise.all([arrive(house, 'fr'), arrive(house, 'en', 'phone'), arrive(house, 'fr')]);
  await sitDown(lord.page, table, 0, 'Malvina');
  await sitDown(lady.page, table, 1, 'Baron Grumble');
  await watcher.page.goto(`${house.address}/#watch/${table.table}/${table.spectator}`);
  await table.start();
  for (const { page } of [lord, lady]) await waitsFor(page);
  await watcher.page.locator('.dl-bar').waitFor();
});
afterAll(() => house.close());

/** What a page was told of the game; that somebody is thinking, or here, is no secret. */
const told = ({ frames }: OnlineGuest): string[] => frames.filter((frame) => /^\{"t":"(view|change)"/.test(frame));

async function answer(page: Page): Promise<void> {
  const option = page.locator('.bar[aria-busy=false] [role=radio]').first();
  if ((await option.getAttribute('aria-checked')) === 'false') await option.click();
  await page.locator('.go').click();
}

it('a choice that is not complete is not a byte to anybody else', async () => {
  await picture(lord.page, 'online-lords-fr-desk');
  await picture(lady.page, 'online-lords-en-phone');
  await picture(watcher.page, 'online-lords-watch-fr-desk');
  // Which order each does without is one step; the three orders of a round are three.
  for (const { page } of [lord, lady]) await answer(page);
  for (const one of [lord, lady, watcher]) await expect.poll(() => told(one).length).toBeGreaterThan(2);
  await waitsFor(lord.page);
  const before = [lady, watcher].map((one) => told(one).length);
  const own = told(lord).length;
  await answer(lord.page);
  await expect.poll(() => told(lord).length).toBeGreaterThan(own);
  // Somebody says something, so that whatever came before it has come.
  await lord.page.locator('.company-button').click();
  await lord.page.getByLabel('Dire quelque chose à la table').fill('Alors ?');
  await lord.page.keyboard.press('Enter');
  await lord.page.keyboard.press('Escape');
  for (const { page } of [lady, watcher]) await page.locator('.banner').getByText('Alors ?').waitFor();
  expect([lady, watcher].map((one) => told(one).length)).toEqual(before);
});

it('somebody who is still thinking may say so, and says nothing more', async () => {
  // A further tab of the same seat, which does nothing but think.
  await lady.page.evaluate(() => {
    const [, kept] = Object.entries(localStorage).find(([key]) => key.startsWith('oubliette.online.'))!;
    const { table, token } = JSON.parse(kept) as { table: string; token: string };
    const socket = new WebSocket('/socket');
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: 'hello', v: 1, table, token }));
      setTimeout(() => socket.send('{"t":"thinking"}'), 200);
    };
  });
  await watcher.page.getByText('Baron Grumble réfléchit encore.').waitFor();
  await lady.page.reload();
  await waitsFor(lady.page);
});

it('whoever was away is told what a bot did meanwhile', async () => {
  await lady.page.context().setOffline(true);
  await lord.page.locator('.banner').getByText('un bot le remplace').waitFor();
  await expect.poll(() => told(watcher).length).toBeGreaterThan(1);
  await lady.page.context().setOffline(false);
  const summary = lady.page.locator('.banner.is-long');
  await summary.getByText('While you were away a bot played for you:').waitFor();
  await picture(lady.page, 'online-stood-in-en-phone');
  expect(await sticksOut(lady.page)).toEqual([]);
  expect(await axeFaults(lady.page)).toEqual([]);
  await summary.getByRole('button', { name: 'All right' }).click();
  expect(await summary.count()).toBe(0);
});

it('whoever has handed his seat to a bot is told so for as long as it plays, and takes it back by one button', async () => {
  const { page } = lady;
  await page.locator('.company-button').click();
  await page.getByRole('button', { name: 'Hand Baron Grumble’s seat to a bot' }).click();
  await page.keyboard.press('Escape');
  const told = page.locator('.banner').filter({ hasText: 'A bot plays for you.' });
  await told.waitFor();
  await lord.page.locator('.banner').getByText('Un bot joue désormais pour Baron Grumble').waitFor();
  await told.getByRole('button', { name: 'Take the seat back' }).click();
  await told.waitFor({ state: 'detached' });
});

it('no page complained', () => {
  expect([lord, lady, watcher].flatMap(({ troubles }) => troubles)).toEqual([]);
});
