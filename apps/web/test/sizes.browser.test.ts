// Every main scene at every window size: nothing overflows, overlaps or cannot be reached.
import type { GameFile } from '@oubliette/records';
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ended, moment } from './dungeon-lords-moments.ts';
import { PEOPLE, playOn, tableOf } from './game-files.ts';
import { layoutFaults, WINDOWS } from './layout-faults.ts';
import { moment as questMoment } from './quests-moments.ts';
import { MAIN_SCENES, MORE_SCENES } from './quests-scenes.ts';
import { importFile, openTestServer, picture, type TestServer } from './test-server.ts';
import { untilTold } from './whole-games.ts';

const FULL = process.env.OUBLIETTE_FULL === '1';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function open(page: Page, file: GameFile): Promise<void> {
  await page.goto(`${server.address}/#home`);
  await page.waitForSelector('.shelf');
  await importFile(page, file);
  if (
    (await Promise.race([page.waitForSelector('.curtain'), page.waitForSelector('.end')]).then((it) =>
      it.getAttribute('class'),
    )) !== 'end'
  )
    await page.locator('.curtain .brass').first().click();
  await page.waitForSelector('.bar, .end');
  await page.evaluate(() => document.fonts.ready);
}

async function toTheDecision(page: Page): Promise<void> {
  for (let next = page.locator('.beat-next'); (await next.count()) > 0; ) await next.click();
}

const first = (page: Page): Promise<void> => page.locator('[role=radio]').first().click();

function built(): GameFile {
  const played = tableOf('dungeonette', PEOPLE);
  playOn(played, ({ state }) => (state as { round?: number }).round === 2 && state.core.stack.at(-1)?.proc === 'build');
  return played.file();
}

/** A game at the generic table, played at random so far. */
function played(game: string, people: number, answers: number): GameFile {
  const table = tableOf(game, PEOPLE.slice(0, people));
  playOn(table, (match) => match.moves.length >= answers);
  return table.file();
}

type Look = (page: Page) => Promise<void>;
/** In a short run these, one of each kind of layout; all of them in the full one. */
const SAMPLE: readonly (readonly [number, number])[] = [
  [320, 640],
  [844, 390],
  [1024, 768],
  [2560, 1440],
];
const ONLY = process.env.OUBLIETTE_SCENES?.split(',');

/** Each is opened on a desktop; then the window takes every size. */
const scenes: Readonly<Record<string, Look>> = {
  orders: async (page) => {
    await open(page, moment('order', { year: 2, season: 3, dice: 'lords 1559' }));
    await page.locator('[role=radio]').nth(2).click();
    await page.locator('.go').click();
    await page.locator('[role=radio]').nth(1).click();
  },
  dig: async (page) => {
    await open(page, moment('dig-tunnels'));
    await first(page);
  },
  attack: async (page) => {
    await open(page, moment('attack', { year: 2, items: 'basic', answers: 4, dice: 'lords 89' }));
    await toTheDecision(page);
    await first(page);
  },
  // A trap is placed, and the ask is who fights.
  trap: async (page) => {
    await open(page, moment('plan-trap', { answers: 2 }));
    await first(page);
    await page.locator('.bar .go').click();
    await page.waitForSelector('.bar[aria-busy=false]');
  },
  words: async (page) => {
    await open(page, built());
    await first(page);
  },
  sale: (page) => open(page, played('crypt-sale', 3, 14)),
  quest: (page) => open(page, played('donjon', 2, 60)),
  saga: (page) => open(page, played('dungeon-saga', 2, 60)),
};
/** A scene of a table that has its own list. */
const quests =
  (scene: string): Look =>
  async (page) =>
    ({ ...MAIN_SCENES, ...MORE_SCENES })[scene]?.go(page, server.address);

const more: Readonly<Record<string, Look>> = {
  home: async (page) => {
    await page.goto(`${server.address}/#home`);
    await page.waitForSelector('.shelf');
  },
  hire: (page) => open(page, moment('recruit-monster')),
  give: async (page) => {
    await open(page, moment('give-item', { items: 'basic' }));
    await first(page);
  },
  send: async (page) => {
    await open(page, moment('send-item', { season: 3, items: 'advanced' }));
    await first(page);
  },
  plan: async (page) => {
    await open(page, moment('plan-tile'));
    await first(page);
  },
  beat: async (page) => {
    await scenes.attack?.(page);
    await untilTold(page);
  },
  bids: (page) => open(page, played('crypt-sale', 3, 3)),
  plan2: async (page) => {
    await open(page, played('dungeonette', 4, 9));
    await first(page);
  },
  village: async (page) => {
    await open(page, questMoment('village', 2));
    await toTheDecision(page);
  },
  main: (page) => open(page, questMoment('main-quest', 0)),
  confront: async (page) => {
    await open(page, questMoment('confront', 2));
    await toTheDecision(page);
  },
  six: quests('six'),
  deal: quests('deal'),
  counter: quests('counter'),
  fist: quests('fist'),
  plunder: quests('plunder'),
  settle: quests('settle'),
  promises: quests('end'),
  'quest-later': (page) => open(page, played('donjon', 2, 160)),
  'saga-later': (page) => open(page, played('dungeon-saga', 2, 160)),
  end: (page) => open(page, ended()),
};

async function faultsOf(page: Page, scene: string): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of FULL ? WINDOWS : SAMPLE) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(1, 1);
    await picture(page, `sizes-${scene}-${width}x${height}`);
    for (const fault of await layoutFaults(page)) found.push(`${width}×${height} ${fault}`);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  return found;
}

it.each<Lang>(FULL ? ['fr', 'en'] : ['fr'])(
  'every scene fits every window, in %s',
  async (lang) => {
    const { page, troubles, leave } = await server.enter(lang);
    const found: Record<string, string[]> = {};
    for (const [scene, look] of Object.entries(FULL ? { ...scenes, ...more } : scenes)) {
      if (ONLY !== undefined && !ONLY.includes(scene)) continue;
      await look(page);
      const faults = await faultsOf(page, `${scene}-${lang}`);
      if (faults.length > 0) found[scene] = faults;
    }
    expect(found).toEqual({});
    expect(troubles).toEqual([]);
    await leave();
  },
  600_000,
);

it('on an upright tablet a large map leaves room for the other pane', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await open(page, played('donjon', 2, 60));
  await page.setViewportSize({ width: 768, height: 1024 });
  const tabs = page.locator('.pane-tabs button');
  for (const pane of ['mine', 'others', 'log']) {
    await tabs.nth(['world', 'mine', 'others', 'log'].indexOf(pane)).click();
    const box = await page.locator(`.${pane}-pane`).boundingBox();
    const bar = await page.locator('.bar').boundingBox();
    expect([pane, Math.min(box!.y + box!.height, bar!.y) - box!.y > 180]).toEqual([pane, true]);
  }
  expect(await layoutFaults(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

it('a long name in one word stays in the window', async () => {
  const { page, troubles, leave } = await server.enter('en');
  const table = tableOf(
    'donjon',
    PEOPLE.slice(0, 2).map((_, seat) => 'MW'[seat]!.repeat(40)),
  );
  await open(page, table.file());
  for (const [width, height] of [
    [1366, 768],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect({ width, faults: await layoutFaults(page) }).toEqual({ width, faults: [] });
  }
  expect(troubles).toEqual([]);
  await leave();
});

it('a paper opens over the window, wherever the page was scrolled to; a round button stays round', async () => {
  const { page, leave } = await server.enter('en');
  await page.setViewportSize({ width: 390, height: 500 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await page
    .locator('.tools .tool')
    .last()
    .evaluate((tool: HTMLElement) => tool.click());
  const paper = page.locator('dialog[open]');
  await paper.waitFor();
  const { y = -1, height = 0 } = (await paper.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(500);
  const close = page.locator('dialog .paper-close');
  const round = () => close.evaluate((button) => getComputedStyle(button).borderRadius);
  const before = await round();
  await page.keyboard.press('Tab');
  await close.focus();
  expect(await round()).toBe(before);
  await leave();
});
