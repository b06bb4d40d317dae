// A campaign in the browser: a first game, the town, the file on another device, a second game.
import { readFileSync } from 'node:fs';
import { readCampaign, verifyCampaign } from '@oubliette/records';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rulesOf } from './game-files.ts';
import { axeFaults, sticksOut, tooSmall } from './looks.ts';
import { importFile, openTestServer, picture, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** An automatic master against random heroes: no person is asked until the end. */
async function playItself(page: Page): Promise<void> {
  await page.locator('.chair:nth-child(2) select').selectOption('random');
  const night = page.getByRole('spinbutton', { name: /Night|Nuit/ });
  if ((await night.count()) > 0) await night.fill('20');
  await page.locator('.form-end .go').click();
  await page.locator('.campaign-end a').waitFor();
}

it('a game of Donjon begins a campaign; its file goes on elsewhere, after a visit to the town', async () => {
  const here = await server.enter('en', 'desk', { secret: 'campaign 1' });
  const { page } = here;
  await page.getByRole('button', { name: /^Donjon/ }).click();
  await page.getByRole('button', { name: /^Alone/ }).click();
  await page.getByRole('checkbox', { name: 'The first game of a campaign' }).check();
  await playItself(page);
  await page.locator('.campaign-end a').click();
  await page.getByRole('heading', { level: 1, name: 'donjon' }).waitFor();
  await picture(page, 'campaign-desk-en-dark');
  expect(await page.locator('.campaign-standing').textContent()).toContain('One game so far, played by bots.');
  expect([...(await sticksOut(page)), ...(await tooSmall(page)), ...(await axeFaults(page))]).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Take the campaign along/ }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const read = readCampaign(text);
  if ('fault' in read) throw new Error(read.fault.what);
  const donjon = rulesOf('donjon')!;
  expect(verifyCampaign(donjon, () => donjon, read.file)).toEqual({ games: ['checked'] });
  await page.locator('.brand').click();
  await page.locator('.campaigns-title').waitFor();
  expect(here.troubles).toEqual([]);
  await here.leave();

  const there = await server.enter('fr', 'phone', { secret: 'campaign 2' });
  await importFile(there.page, text.replace(/"gold": \d+/, '"gold": 9999'));
  await there.page.locator('.import-fault:not(:empty)').waitFor();
  await importFile(there.page, text);
  await there.page.locator('.campaign-town summary').first().click();
  await there.page.locator('.campaign-town details[open] button').first().click();
  const bought = await there.page.locator('.campaign-bought li').textContent();
  await picture(there.page, 'campaign-phone-fr-dark');
  expect([...(await sticksOut(there.page)), ...(await tooSmall(there.page))]).toEqual([]);
  expect(bought).toMatch(/^\S.*\s: /);
  await there.page.locator('.campaign-next .brass').first().click();
  await playItself(there.page);
  expect(await there.page.locator('.campaign-end').textContent()).toContain('qui en compte 2');
  expect(there.troubles).toEqual([]);
  await there.leave();
});
