// A campaign in the browser: a first game, the town, the file on another device, a second game there or online.
import { readFileSync } from 'node:fs';
import { sha256Hex } from '@oubliette/engine';
import { type CampaignFile, readCampaign, verifyCampaign } from '@oubliette/records';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rulesOf } from './game-files.ts';
import { axeFaults, sticksOut, tooSmall } from './looks.ts';
import { arrive, linkTo } from './online-guests.ts';
import { importFile, openTestServer, picture, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** An automatic master against random heroes: no person is asked until the end. */
async function playItself(page: Page): Promise<void> {
  await page.locator('.chair:nth-child(2) select').selectOption('random');
  await page.locator('.form-end .go').click();
  await page.locator('.campaign-end a').waitFor();
}

/** A first game of Donjon, up to the page of its campaign. */
async function beginCampaign(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Donjon/ }).click();
  await page.getByRole('button', { name: /^Alone/ }).click();
  await page.getByRole('checkbox', { name: 'The first game of a campaign' }).check();
  await playItself(page);
  await page.locator('.campaign-end a').click();
  await page.getByRole('heading', { level: 1, name: 'donjon' }).waitFor();
}

/** The campaign as somebody takes it along, every game of it checked. */
async function takenAlong(page: Page): Promise<{ text: string; file: CampaignFile }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Take the campaign along/ }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const read = readCampaign(text);
  if ('fault' in read) throw new Error(read.fault.what);
  const donjon = rulesOf('donjon')!;
  expect(verifyCampaign(donjon, () => donjon, read.file)).toEqual({ games: read.file.games.map(() => 'checked') });
  return { text, file: read.file };
}

it('a game of Donjon begins a campaign; its file goes on elsewhere, after a visit to the town', async () => {
  const here = await server.enter('en', 'desk', { secret: 'campaign 1' });
  const { page } = here;
  await beginCampaign(page);
  await picture(page, 'campaign-desk-en-dark');
  expect(await page.locator('.campaign-standing').textContent()).toContain('One game so far, played by bots.');
  expect([...(await sticksOut(page)), ...(await tooSmall(page)), ...(await axeFaults(page))]).toEqual([]);

  const { text } = await takenAlong(page);
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

/** From the menu of a running table, a bot that answers by chance gets each seat of a person. */
async function letBotsPlay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const seats = page.locator('.menu-seats select');
  for (const seat of [1, 2]) await seats.nth(seat).selectOption('random');
  await page.keyboard.press('Escape');
}

it('the next game is played online, and what it hands on comes back into the campaign of the device', async () => {
  const host = await arrive(server, 'en', 'desk', { secret: 'campaign 1' });
  const { page } = host;
  await beginCampaign(page);
  const { file: before } = await takenAlong(page);
  await page.locator('.campaign-town summary').first().click();
  await page.locator('.campaign-town details[open] button').first().click();
  await page.locator('.campaign-bought li').waitFor();

  await page.locator('.campaign-next .brass').last().click();
  await page.getByRole('button', { name: 'One seat more' }).click();
  const kinds = ['policy:easy', 'person', 'link'];
  for (const [seat, kind] of kinds.entries()) await page.locator('.chair select').nth(seat).selectOption(kind);
  await page.locator('.settings-aside summary').click();
  for (let phase = 0; phase < 10; phase++) await page.getByRole('button', { name: 'More: Nightfall' }).click();
  await page.locator('.form-end .go').click();
  const guest = await arrive(server, 'fr', 'phone');
  await guest.page.goto(await linkTo(page, 'C'));
  await guest.page.locator('.join-panel input').first().fill('Ulf');
  await guest.page.locator('.join-panel .go').click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  for (const one of [page, guest.page]) await one.locator('.bar[aria-busy=false]').waitFor();
  await letBotsPlay(page);
  // The game ends while the device of the campaign looks elsewhere.
  await page.goto(`${server.address}/#home`);
  await guest.page.locator('.end').waitFor();
  expect(await guest.page.locator('.campaign-end').count()).toBe(0);
  await page.goBack();
  await page.locator('.campaign-end a').waitFor();
  expect(await page.locator('.campaign-end').textContent()).toContain('which counts 2 games');

  await page.locator('.campaign-end a').click();
  const { file } = await takenAlong(page);
  const [first, second] = file.games;
  expect(file.games).toHaveLength(2);
  expect(first).toEqual(before.games[0]);
  expect(second!.chosen).toBeDefined();
  // The online game: sealed with its settings and by name of its guest, with the party that the first one left.
  expect(second!.file).toMatchObject({ version: 2, seats: ['Malvina', 'Baron Grumble', 'Ulf'] });
  const heroes = (legacy: unknown) => (legacy as { heroes: { name: string }[] }).heroes.map(({ name }) => name);
  const { veterans } = second!.file.given as { veterans: string[] };
  expect(veterans).toEqual(heroes(first!.legacy));
  expect(await page.locator('.campaign-standing').textContent()).toContain('2 games so far');
  expect([host, guest].flatMap(({ troubles }) => troubles)).toEqual([]);
  for (const one of [host, guest]) await one.leave();
});

it('[ENG-CAMP-3] [ENG-CAMP-6] the page names the game that could not be checked, and refuses what no game hands on', async () => {
  const summed = ({
    checksum: _,
    ...body
  }: {
    readonly [name: string]: unknown;
  }): { readonly [name: string]: unknown } => ({
    ...body,
    checksum: sha256Hex(JSON.stringify(body)),
  });
  const path = '../../../packages/games/dungeon-saga/test/campaigns/two-adventures.json';
  const golden = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as CampaignFile;
  const [first, second] = golden.games;
  const file = summed({ ...second!.file, rules: '0.9.0' });
  const withSecond = (change: object): string =>
    JSON.stringify(summed({ ...golden, games: [first, { ...second, file, ...change }] }));

  const { page, troubles, leave } = await server.enter('en', 'desk');
  await importFile(page, withSecond({ legacy: null }));
  await page.locator('.import-fault', { hasText: 'games[1].legacy' }).waitFor();
  await importFile(page, withSecond({}));
  const line = page.locator('.campaign-unchecked li');
  await line.waitFor();
  expect(await line.allTextContents()).toEqual([expect.stringMatching(/^Game 2, rules 0\.9\.0: not checked\./)]);
  expect(troubles).toEqual([]);
  await leave();
});
