// Roles, sides and policies of the seats: in the menu of a table, in the lobby, and among the company of a running game.
import { newGame as firstState } from '@oubliette/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, newGame } from '../src/device/open-game.ts';
import { PERSON, rulesOf } from './game-files.ts';
import { axeFaults, sticksOut, tooSmall } from './looks.ts';
import { arrive, linkTo, makeTable, type OnlineGuest } from './online-guests.ts';
import { importFile, openTestServer, picture, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const donjon = rulesOf('donjon')!;
/** Six heroes that have played before: more than a table has that brings none. */
const sixHeroes = (): unknown => {
  const state = firstState(donjon, { seats: 2, seed: 'six', settings: { heroes: 6 } });
  return donjon.campaign!.given(donjon.campaign!.legacy(state), undefined);
};
const POLICIES = ['policy:automatic', 'policy:easy', 'policy:hard'];

/** The policies that the menu of a table offers to each seat. */
async function policiesInMenu(page: Page): Promise<string[][]> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const lists = page.locator('.menu-seats select');
  // They are there as soon as the rules are.
  await lists.first().locator('option[value^="policy:"]').first().waitFor({ state: 'attached' });
  return lists.evaluateAll((all) =>
    all.map((one) => [...(one as HTMLSelectElement).options].map(({ value }) => value).filter((v) => v.includes(':'))),
  );
}

it('the menu offers the policies of its role to each seat, also where a table brings a larger party', async () => {
  const names = ['Malvina', 'Grognard', 'Sulfure', 'Moisi', 'Ulf', 'Brunhilde', 'Œdipe'];
  const openGame = newGame(donjon, { names, chairs: names.map(() => PERSON), settings: {}, given: sixHeroes() }, 'six');
  const { page, troubles, leave } = await server.enter('en');
  await importFile(page, fileOf(openGame)!);
  await page.locator('.curtain[aria-busy=false] .brass').click();
  expect(await policiesInMenu(page)).toEqual([POLICIES, ...names.slice(1).map(() => [])]);
  expect(troubles).toEqual([]);
  await leave();
});

/** Each seat of the list: what it plays, and who has it. */
const rows = (page: Page): Promise<string[][]> =>
  page
    .locator('.gather-seat .gather-who')
    .evaluateAll((all) => all.map((one) => [...one.children].map((part) => part.textContent ?? '')));
const faults = async (page: Page): Promise<string[]> => [
  ...(await sticksOut(page)),
  ...(await tooSmall(page)),
  ...(await axeFaults(page)),
];

/** A table of Donjon from its form: the master by link, somebody here, and two more. */
async function openDonjon({ page }: OnlineGuest): Promise<void> {
  await page.getByRole('button', { name: /^Donjon\s?2/ }).click();
  await page.locator('.way').last().click();
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'One seat more' }).click();
  const kinds = ['policy:easy', 'person', 'link', 'random'];
  for (const [seat, kind] of kinds.entries()) await page.locator('.chair select').nth(seat).selectOption(kind);
  await page.locator('.form-end .go').click();
  await page.locator('.gather').waitFor();
}

it('everybody at a table that gathers reads what each seat plays, which policy has it, and who is allied', async () => {
  const host = await arrive(server, 'en', 'desk', { painted: true });
  const { page } = host;
  await openDonjon(host);
  await page.locator('.sides-line').waitFor();
  expect(await rows(page)).toEqual([
    ['Dungeon Master', 'Malvina', 'Automatic master, indulgent'],
    ['Heroes', 'Baron Grumble', 'here · you'],
    ['Heroes', 'Seat C', 'waiting for somebody'],
    ['Heroes', 'Uncle Mildew', 'Bot, by chance'],
  ]);
  expect(await page.locator('.sides-line').textContent()).toBe(
    'Malvina against Baron Grumble, Seat C and Uncle Mildew',
  );
  // The owner's list has the levels of the game, and policies where the role has some.
  const master = page.getByRole('combobox', { name: 'Which bot plays seat A' });
  const hero = page.getByRole('combobox', { name: 'Which bot plays seat D' });
  const values = (one: typeof master) =>
    one.locator('option').evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
  const levels = await values(hero);
  expect(levels).toContain('random');
  expect(await values(master)).toEqual([...levels, ...POLICIES]);
  await master.selectOption({ label: 'Automatic master, merciless' });
  await expect.poll(async () => (await rows(page))[0]?.[2]).toBe('Automatic master, merciless');
  await hero.selectOption('lord');
  await expect.poll(async () => (await rows(page))[3]?.[2]).toBe('Bot, lord');
  await picture(page, 'roles-owner-en');
  expect(await faults(page)).toEqual([]);

  const guest = await arrive(server, 'fr', 'phone', { painted: true });
  await guest.page.goto(await linkTo(page, 'C'));
  expect(await guest.page.locator('.join-role').textContent()).toMatch(/^Votre place joue.: Héros$/);
  expect(await guest.page.locator('.join-there').textContent()).toContain('Malvina · Maître du Donjon');
  await picture(guest.page, 'roles-join-fr');
  expect(await faults(guest.page)).toEqual([]);
  await guest.page.locator('.join-panel input').first().fill('Ulf');
  await guest.page.locator('.join-panel .go').click();
  await guest.page
    .locator('.gather .sides-line', { hasText: 'Malvina contre Baron Grumble, Ulf et Uncle Mildew' })
    .waitFor();
  expect(await rows(guest.page)).toEqual([
    ['Maître du Donjon', 'Malvina', 'Maître automatique, sans pitié'],
    ['Héros', 'Baron Grumble', 'à table'],
    ['Héros', 'Ulf', 'à table · vous'],
    ['Héros', 'Uncle Mildew', 'Bot, seigneur'],
  ]);
  await picture(guest.page, 'roles-guest-fr');
  expect(await faults(guest.page)).toEqual([]);

  // The same among the company of the running game.
  await page.getByRole('button', { name: 'Begin the game' }).click();
  for (const one of [host, guest]) {
    await one.page.locator('.players-button').click();
    await one.page.locator('.players + .sides-line').waitFor();
  }
  const company = (one: OnlineGuest) => one.page.locator('.players-who > span').allTextContents();
  expect((await company(host))[0]).toMatch(/^Dungeon Master · Automatic master, merciless/);
  expect((await company(guest))[0]).toMatch(/^Maître du Donjon · Maître automatique, sans pitié/);
  expect((await company(guest))[2]).toMatch(/^Héros · à table/);
  await picture(guest.page, 'roles-company-fr');
  expect(await faults(guest.page)).toEqual([]);
  // The owner chooses among the same levels and policies; the guest chooses nothing.
  expect(await guest.page.locator('.players select').count()).toBe(0);
  const playing = page.locator('.players').getByRole('combobox');
  expect(await values(playing.first())).toEqual([...levels, ...POLICIES]);
  await playing.first().selectOption({ label: 'Automatic master, indulgent' });
  await expect.poll(async () => (await company(host))[0]).toMatch(/^Dungeon Master · Automatic master, indulgent/);
  await playing.last().selectOption('steward');
  await expect.poll(async () => (await company(host))[3]).toMatch(/^Heroes · Bot, steward/);
  await picture(page, 'roles-company-owner-en');
  expect(await faults(page)).toEqual([]);
  // What the server denies is said, and the list shows who has the seat.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  const last = page.locator('.menu-seats select').last();
  await last.selectOption('person');
  await page.locator('.menu-seats [role=alert]', { hasText: 'Nobody has this seat' }).waitFor();
  expect(await last.inputValue()).toBe('steward');
  const isDenial = (trouble: string): boolean => trouble.includes('409');
  expect([host, guest].flatMap(({ troubles }) => troubles.filter((one) => !isDenial(one)))).toEqual([]);
  for (const one of [host, guest]) await one.leave();
});

it('a larger party that a table brings gives its seats their roles online too', async () => {
  const bots = { 0: { policy: 'hard' }, ...Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [seat, 'random'])) };
  const table = await makeTable(server.address, { game: 'donjon', seats: 7, given: sixHeroes(), bots });
  const { page, troubles, leave } = await arrive(server, 'en');
  await page.goto(`${server.address}/#join/${table.table}/${table.invitations[6]}`);
  await page.locator('.join-role', { hasText: 'Your seat plays: Heroes' }).waitFor();
  expect(await page.locator('.join-there').textContent()).toContain('Automatic master, merciless · Dungeon Master');
  await page.locator('.join-panel .go').click();
  await page.locator('.gather .sides-line').waitFor();
  expect((await rows(page)).map(([role]) => role)).toEqual(['Dungeon Master', ...Array(6).fill('Heroes')]);
  await table.start();
  await page.locator('.bar').waitFor();
  expect(await policiesInMenu(page)).toEqual([POLICIES, ...Array(6).fill([])]);
  expect(troubles).toEqual([]);
  await leave();
});
