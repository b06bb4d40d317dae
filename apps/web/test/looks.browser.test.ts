// Every scene in both languages: nothing sticks out sideways, and the rules of accessibility hold.
import type { GameFile } from '@oubliette/engine';
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PEOPLE, playOn, tableOf } from './game-files.ts';
import { type House, importFile, openHouse, picture, type SIZES } from './house.ts';
import { axeFaults, sticksOut, tooSmall } from './looks.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The second round of Dungeonette, when there is something on every part of the table. */
function midGame(): GameFile {
  const played = tableOf('dungeonette', PEOPLE);
  playOn(played, ({ state }) => (state as { round?: number }).round === 2 && state.core.stack.at(-1)?.proc === 'build');
  return played.file();
}

function finished(): GameFile {
  const played = tableOf('dungeonette', PEOPLE);
  playOn(played, () => false);
  return played.file();
}

/** Something composed beside the game, secrets, and an offer to make. */
const sale = (): GameFile => tableOf('crypt-sale', PEOPLE.slice(0, 3)).file();

type Look = (page: Page) => Promise<void>;

const scenes: Readonly<Record<string, Look>> = {
  home: async () => {},
  options: async (page) => {
    await page.locator('.cover').last().click();
    await page.locator('.way').nth(1).click();
    await page.waitForSelector('dialog');
  },
  'house-rules': async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.cover', { hasText: 'Dungeon Lords' }).click();
    await page.locator('.way').nth(1).click();
    await page.locator('.options-aside summary').click();
    await page.locator('.options-aside select').last().waitFor();
  },
  curtain: async (page) => {
    await page.keyboard.press('Escape');
    await importFile(page, midGame());
    await page.waitForSelector('.curtain');
  },
  table: async (page) => {
    await page.locator('.curtain .brass').first().click();
    await page.locator('[role=radio]').first().click();
  },
  'why-not': async (page) => {
    await page.keyboard.press('w');
    await page.waitForSelector('dialog');
  },
  place: async (page) => {
    await page.keyboard.press('Escape');
    const others = page.locator('.pane-tabs button').nth(2);
    if (await others.isVisible()) await others.click();
    await page.locator('.rival-name').first().click();
    await page.waitForSelector('dialog');
  },
  rules: async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await page.waitForSelector('dialog');
  },
  saved: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.brand').click();
    await page.waitForSelector('.saved');
  },
  sale: async (page) => {
    await importFile(page, sale());
    await page.locator('.curtain .brass').first().click();
    await page.locator('.beside button').first().click();
  },
  end: async (page) => {
    await page.locator('.brand').click();
    await importFile(page, finished());
    await page.waitForSelector('.end');
  },
};

const TALL = ['home', 'table', 'end'];

const combinations: [Lang, keyof typeof SIZES][] = [
  ['fr', 'desk'],
  ['en', 'desk'],
  ['en', 'phone'],
  ['fr', 'phone'],
  ['fr', 'narrow'],
  ['en', 'narrow'],
];

it.each(combinations)('every scene in %s on a %s screen', async (lang, size) => {
  const { page, troubles, leave } = await house.enter(lang, size);
  // The same page in another language or size has the same elements: each is looked at once wide and once high.
  const looked = `${lang} ${size}` === 'en desk' ? Object.keys(scenes) : `${lang} ${size}` === 'fr phone' ? TALL : [];
  for (const [scene, look] of Object.entries(scenes)) {
    await look(page);
    await page.evaluate(() => document.fonts.ready);
    await picture(page, `${scene}-${size}-${lang}`);
    expect({ scene, out: await sticksOut(page) }).toEqual({ scene, out: [] });
    expect({ scene, small: await tooSmall(page) }).toEqual({ scene, small: [] });
    if (!looked.includes(scene)) continue;
    const found = await axeFaults(page);
    expect({ scene, found }).toEqual({ scene, found: [] });
  }
  expect(troubles).toEqual([]);
  await leave();
});
