// Every scene in both languages and themes: no sideways scrolling, every text readable, and the rules of
// accessibility hold.
import type { GameFile } from '@oubliette/records';
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faintTexts } from './contrast.ts';
import { PEOPLE, playOn, tableOf } from './game-files.ts';
import { axeFaults, sticksOut, tooSmall } from './looks.ts';
import { importFile, openTestServer, picture, type SIZES, type TestServer, type Theme } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The second round of Dungeonette, when every part of the table has content. */
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

/** A draft beside the game, secrets, and an offer to make. */
const sale = (): GameFile => tableOf('crypt-sale', PEOPLE.slice(0, 3)).file();

type Look = (page: Page) => Promise<void>;

const scenes: Readonly<Record<string, Look>> = {
  home: async () => {},
  settings: async (page) => {
    await page.locator('.tools .tool').last().click();
    await page.waitForSelector('.settings');
  },
  about: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.tools .tool').first().click();
    await page.locator('.about p b').last().waitFor();
  },
  'table-settings': async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.cover').last().click();
    await page.locator('.way').nth(1).click();
    await page.waitForSelector('dialog');
  },
  'server-rules': async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.cover', { hasText: 'Dungeon Lords' }).click();
    await page.locator('.way').nth(1).click();
    await page.locator('.settings-aside summary').click();
    await page.locator('.settings-aside select').last().waitFor();
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
  menu: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.tool.is-menu').click();
    await page.waitForSelector('dialog');
  },
  score: async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('s');
    await page.waitForSelector('.is-paper .score');
  },
  keys: async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog');
  },
  notes: async (page) => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.waitForSelector('dialog textarea');
  },
  log: async (page) => {
    await page.keyboard.press('Escape');
    const log = page.locator('.pane-tabs button').nth(3);
    if (await log.isVisible()) await log.click();
    await page.locator('.recap summary').click();
    await page.locator('.recap li').first().waitFor();
    await page.locator('.line .why').last().click();
  },
  travel: async (page) => {
    await page.keyboard.press('Escape');
    const log = page.locator('.pane-tabs button').nth(3);
    if (await log.isVisible()) await log.click();
    await page.locator('.line-go').nth(9).click();
    await page.waitForSelector('.travel-bar');
  },
  saved: async (page) => {
    await page.keyboard.press('Escape');
    await page.locator('.brand').click();
    await page.waitForSelector('.saved');
  },
  'game-paper': async (page) => {
    await page.locator('.saved .discard').click();
    await page.waitForSelector('dialog');
  },
  sale: async (page) => {
    await page.keyboard.press('Escape');
    await importFile(page, sale());
    await page.locator('.curtain .brass').first().click();
    await page.locator('.beside button').first().click();
  },
  end: async (page) => {
    await page.locator('.brand').click();
    await importFile(page, finished());
    await page.locator('.end canvas').first().waitFor();
  },
  curves: async (page) => {
    await page.locator('.curve').first().scrollIntoViewIfNeeded();
    await page.locator('.curve summary').first().click();
  },
  fairness: async (page) => {
    await page.locator('.end .brass:has(.icon)').nth(1).click();
    await page.waitForSelector('.verdict');
  },
  lost: async (page) => {
    await page.goto(`${server.address}/#table/0123456789ab`);
    await page.waitForSelector('.lost-panel');
  },
};

const MAIN = ['home', 'table', 'travel', 'end'];
/** Checked on a phone in a short run; the other scenes are opened on a desktop only. */
const READ = [...MAIN, 'table-settings', 'curtain', 'rules', 'menu', 'log', 'curves'];

type Combination = readonly [Lang, keyof typeof SIZES, Theme];
const looked: readonly Combination[] = [
  ['en', 'desk', 'dark'],
  ['fr', 'phone', 'dark'],
];
/** The same scenes in the other language, on the narrowest screen and in the light theme: in the full run. */
const further: readonly Combination[] = [
  ['fr', 'narrow', 'dark'],
  ['fr', 'desk', 'dark'],
  ['en', 'desk', 'light'],
  ['fr', 'phone', 'light'],
];
/** All of them when pictures are taken. */
const pictured: readonly Combination[] = [
  ['en', 'phone', 'dark'],
  ['fr', 'desk', 'light'],
  ['en', 'phone', 'light'],
  ['en', 'narrow', 'dark'],
];
const PICTURES = process.env.OUBLIETTE_PICTURES === '1';
const FULL = process.env.OUBLIETTE_FULL === '1';
const combinations = [...looked, ...(FULL || PICTURES ? further : []), ...(PICTURES ? pictured : [])];

/** Axe checks both themes at once. Other languages and sizes have the same elements: once, the main scenes on a phone too. */
function looksAt(scene: string, [lang, size, theme]: Combination): boolean {
  if (theme === 'light') return false;
  if (FULL) return true;
  if (size === 'phone') return lang === 'fr' && MAIN.includes(scene);
  return size === 'desk';
}

/** Where the contrast of every text is measured, in both themes: all scenes on a phone, and in the light theme on a desktop. */
const isRead = ([lang, size, theme]: Combination): boolean =>
  theme === 'light' ? size === 'desk' : size === 'phone' && lang === 'fr';

it.each(combinations)(
  'every scene in %s on a %s screen, %s',
  async (...combination) => {
    const [lang, size, theme] = combination;
    const { page, troubles, leave } = await server.enter(lang, size, { theme, painted: true });
    for (const [scene, look] of Object.entries(scenes)) {
      const axe = looksAt(scene, combination);
      const read = isRead(combination);
      if (size === 'phone' && !PICTURES && !FULL && !READ.includes(scene)) continue;
      await look(page);
      await page.evaluate(() => document.fonts.ready);
      await picture(page, `${scene}-${size}-${lang}-${theme}`);
      expect({ scene, out: await sticksOut(page) }).toEqual({ scene, out: [] });
      expect({ scene, small: await tooSmall(page) }).toEqual({ scene, small: [] });
      if (read) expect({ scene, faint: await faintTexts(page) }).toEqual({ scene, faint: [] });
      if (axe) expect({ scene, found: await axeFaults(page) }).toEqual({ scene, found: [] });
    }
    expect(troubles).toEqual([]);
    await leave();
  },
  600_000,
);
