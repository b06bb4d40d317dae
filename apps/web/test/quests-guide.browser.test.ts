// The first game of Quests and Betrayals in the browser: a player who follows the notes learns every lesson, and may pause.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';
import { orLookAgain } from './whole-games.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The first round, unless everything is to be played. */
const WHOLE = process.env.OUBLIETTE_FULL === '1';
const FIRST = ['buy', 'offer', 'ally', 'broke'];
const ALL = [...FIRST, 'arena', 'betrayed'];

const learned = (page: Page): Promise<string[]> =>
  page.locator('.kit-lessons .is-done').evaluateAll((all) => all.map((one) => one.getAttribute('data-lesson') ?? ''));

/** Confirms; or continues, if a show comes first. */
async function go(page: Page): Promise<void> {
  await page.locator('.bar .go[aria-disabled=false], .beat-next').click();
  await page.waitForSelector('.bar:not([aria-busy=true])');
}

/** The option whose name contains this text, wherever on the table; else the first one. */
async function answer(page: Page, names: readonly string[]): Promise<void> {
  // Another ask may come first: it is answered instead.
  await page.waitForFunction((wanted) => {
    if (document.querySelector('.beat-next') !== null) return true;
    const radios = [...document.querySelectorAll<HTMLElement>('[role=radio]')];
    const says = (one: HTMLElement): string => `${one.ariaLabel ?? ''} ${one.textContent}`.toLowerCase();
    const found = wanted.flatMap((name) => radios.find((one) => says(one).includes(name)) ?? [])[0] ?? radios[0];
    if (found?.ariaChecked === 'false') found.click();
    return document.querySelector('.bar .go[aria-disabled=false]') !== null;
  }, names);
  await go(page);
}

async function offer(page: Page, to: number, lay: () => Promise<void>): Promise<void> {
  await page.locator(`.qt-partner[data-at='seat-${to}']`).click();
  await lay();
  await page.waitForSelector('.qt-sheet[aria-busy=false]');
  await go(page);
}

/** The action that each note asks for; notes without one are only read. */
async function follow(page: Page, note: string): Promise<void> {
  const todo = page.locator('.kit-guide-do');
  if (note === 'offer' || note === 'promise-again') {
    await offer(page, 1, async () => {
      await page.locator('.qt-drop.is-promise').click();
      await page.getByRole('button', { name: /^1 gem\b.*this turn/ }).click();
      await page.waitForSelector('.is-later .qt-chip');
    });
    // This bot becomes an ally at any price.
    await page.waitForSelector(".qt-allied, [data-note='together']");
  } else if (note === 'arena-talk') {
    await offer(page, 2, async () => {
      await page.locator('.qt-drop.is-promise').click();
      await page.locator('.qt-abouts .brass').first().click();
    });
    await page.waitForSelector("[data-note='arena-signed']");
  } else if (note === 'buy') {
    await page.locator('.qt-shelves [role=radio]').first().click();
    await go(page);
  } else if ((await todo.count()) > 0) {
    const what = (await todo.textContent())?.replace(/^.*: /, '') ?? '';
    await answer(page, [what.toLowerCase()]);
  } else await page.locator('.kit-guide-actions .brass').click();
}

const NEXT = '.kit-guide, .beat-next, .let-pass, .bar[aria-busy=false] [role=radio]';
const DULL = ['into the dungeon', 'the dungeon', 'end the turn', 'fight', 'done talking'];

/** Follows the notes until this lesson is learned; returns the notes. */
async function learn(page: Page, wanted: readonly string[]): Promise<string[]> {
  const notes: string[] = [];
  const attempt = orLookAgain(page);
  for (let steps = 0; steps < 400; steps++) {
    await page.waitForSelector(NEXT);
    const note = (await page.locator('.kit-guide').count()) === 0 ? null : page.locator('.kit-guide');
    if ((await page.locator('.beat-next').count()) > 0) {
      await attempt(() => page.locator('.beat-next').click());
      continue;
    }
    const id = (await note?.getAttribute('data-note')) ?? undefined;
    if (id !== undefined) {
      if (notes.at(-1) !== id) notes.push(id);
      const done = await learned(page);
      if (wanted.every((lesson) => done.includes(lesson))) return notes;
      await attempt(() => follow(page, id));
    } else if ((await page.locator('.let-pass').count()) > 0) await attempt(() => page.locator('.let-pass').click());
    else await attempt(() => answer(page, DULL));
  }
  throw new Error(`only ${await learned(page)} after ${notes}`);
}

it('a first game is followed note by note, left, and taken up again where it was', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await page.locator('.learn').last().click();
  await page.waitForSelector('.kit-guide');
  expect(await learned(page)).toEqual([]);
  const notes = await learn(page, FIRST);
  expect(notes).toEqual(
    expect.arrayContaining(['welcome', 'village', 'tempers', 'buy', 'offer', 'together', 'settle']),
  );
  // The seal is broken, and the note beside the ledger says so.
  expect(notes.at(-1)).toBe('i-broke');
  expect(await page.locator('.is-pointed-at').count()).toBe(1);

  await page.goto(`${server.address}/#home`);
  const again = page.locator('.learn').last();
  await expect.poll(() => again.textContent()).toMatch(/go on|Take up/i);
  await again.click();
  await page.waitForSelector('.kit-guide');
  expect((await learned(page)).sort()).toEqual([...FIRST].sort());

  // Turned off, until the player turns it on.
  await page.locator('.kit-guide .why').click();
  await page.locator('.kit-guide').waitFor({ state: 'detached' });
  await page.locator('.kit-guide-again').click();
  await page.waitForSelector('.kit-guide');
  if (WHOLE) {
    const later = await learn(page, ALL);
    expect(later).toEqual(expect.arrayContaining(['arena', 'arena-talk', 'arena-signed']));
    expect((await learned(page)).sort()).toEqual([...ALL].sort());
  }
  expect(troubles).toEqual([]);
  await leave();
}, 900_000);
