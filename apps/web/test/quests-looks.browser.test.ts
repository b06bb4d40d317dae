// The scenes of Quests and Betrayals in both languages, three sizes and both lights; six people at a desk and on a phone.
import type { GameFile } from '@oubliette/records';
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faintTexts } from './contrast.ts';
import { axeFaults, sticksOut, tooSmall } from './looks.ts';
import { moment, playedToTheEnd } from './quests-moments.ts';
import { importFile, openTestServer, picture, type SIZES, type TestServer, type Theme } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const FULL = process.env.OUBLIETTE_FULL === '1' || process.env.OUBLIETTE_PICTURES === '1';

const files = {
  main: () => moment('main-quest', 0),
  village: () => moment('village', 5, { seats: 5 }),
  six: () => moment('village', 5, { seats: 6 }),
  confront: () => moment('confront', 4, { seats: 5 }),
  talk: () => moment('arena-talk', 4),
  fist: () => moment('fist', 4, { seats: 5 }),
  plunder: () => moment('plunder', 4, { seats: 5 }),
  end: () => playedToTheEnd().file(),
} as const satisfies Readonly<Record<string, () => GameFile>>;
type File = keyof typeof files;

async function open(page: Page, file: File): Promise<void> {
  await page.goto(`${server.address}/#home`);
  await page.waitForSelector('.shelf');
  await importFile(page, files[file]());
  if (file === 'end') await page.waitForSelector('.end');
  else {
    await page.locator('.curtain .brass').first().click();
    await page.waitForSelector('.bar');
  }
  await page.evaluate(() => document.fonts.ready);
}

async function toTheDecision(page: Page): Promise<void> {
  for (let next = page.locator('.beat-next'); (await next.count()) > 0; ) await next.click();
}

const tab = async (page: Page, nth: number): Promise<void> => {
  const button = page.locator('.pane-tabs button').nth(nth);
  if (await button.isVisible()) await button.click();
};

const TABS = ['others', 'mine', 'ledger'];

type Look = (page: Page) => Promise<void>;
const scenes: Readonly<Record<string, Look>> = {
  village: async (page) => {
    await open(page, 'six');
    await toTheDecision(page);
    await page.locator('.qt-plaque.is-open').first().click();
  },
  others: (page) => tab(page, 2),
  mine: (page) => tab(page, 1),
  deal: async (page) => {
    await open(page, 'confront');
    await toTheDecision(page);
    await page.locator('.qt-drop.is-promise').click();
    await page.locator('.qt-tray.is-word .qt-choice-face').first().click();
    await page.waitForSelector('.is-later .qt-chip');
  },
  ledger: (page) => tab(page, 2),
  arena: async (page) => {
    await open(page, 'plunder');
    for (let i = 0; i < 3 && (await page.locator('.beat-next').count()) > 0; i++)
      await page.locator('.beat-next').click();
  },
};
const more: Readonly<Record<string, Look>> = {
  main: (page) => open(page, 'main'),
  shop: async (page) => {
    await open(page, 'village');
    await toTheDecision(page);
  },
  rival: async (page) => {
    await tab(page, 2);
    await page.locator('.rival-name').first().click();
    await page.waitForSelector('dialog');
  },
  'arena-talk': async (page) => {
    await open(page, 'talk');
    await toTheDecision(page);
  },
  fist: async (page) => {
    await open(page, 'fist');
    await toTheDecision(page);
  },
  plunder: async (page) => {
    await open(page, 'plunder');
    await toTheDecision(page);
  },
  end: (page) => open(page, 'end'),
};

const ways: readonly (readonly [Lang, keyof typeof SIZES, Theme])[] = FULL
  ? [
      ['fr', 'desk', 'dark'],
      ['en', 'desk', 'light'],
      ['fr', 'phone', 'dark'],
      ['en', 'phone', 'light'],
      ['fr', 'narrow', 'dark'],
    ]
  : [
      ['fr', 'desk', 'dark'],
      ['en', 'phone', 'dark'],
    ];

it.each(ways)(
  'nothing sticks out, is too small, too faint or unnamed, in %s on a %s, %s',
  async (lang, size, theme) => {
    const { page, troubles, leave } = await server.enter(lang, size, { theme });
    const found: Record<string, string[]> = {};
    for (const [scene, look] of Object.entries(FULL ? { ...scenes, ...more } : scenes)) {
      // On a desk all panes are seen at once.
      if (size === 'desk' && TABS.includes(scene)) continue;
      await look(page);
      const faults = [
        ...(await sticksOut(page)),
        ...(await tooSmall(page)),
        ...(await axeFaults(page)),
        ...(FULL ? await faintTexts(page) : []),
      ];
      if (faults.length > 0) found[scene] = faults;
      await picture(page, `quests-${scene}-${size}-${lang}-${theme}`);
    }
    expect(found).toEqual({});
    expect(troubles).toEqual([]);
    await leave();
  },
  600_000,
);
