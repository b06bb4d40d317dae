// A whole game of Dungeon Lords against a bot, by the keyboard and by clicks on the board.
import { asks, thinking } from '@oubliette/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moment, playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, type Played, tableOf } from './game-files.ts';
import { importFile, openTestServer, type TestServer } from './test-server.ts';
import { byClick, byKey, expectAnEnd, playToTheEnd, untilTold } from './whole-games.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const FULL = process.env.OUBLIETTE_FULL === '1';
const tableWith = (items: string): Played => tableOf('dungeon-lords', PEOPLE.slice(0, 2), [], { items });
/** The whole game in the full run; otherwise its second year. */
function firstYearOver(played: Played): Played {
  if (!FULL) playEagerly(played, ({ state }) => (state as unknown as { year: number }).year === 2);
  return played;
}

/** Two people at a game with a known secret; then the second chair is given to a bot. */
async function sitDown(page: Page, played = tableWith('none')): Promise<void> {
  await importFile(page, played.file());
  await page.locator('.curtain .brass').first().click();
  await page.locator('.tool').last().click();
  await page.locator('dialog select').nth(1).selectOption('random');
  await page.keyboard.press('Escape');
}

const byKeyboard = async (): Promise<void> => {
  const { page, troubles, leave } = await server.enter('en');
  await sitDown(page);
  const pick = thinking('keys of a lord');
  const answer = async (): Promise<void> => {
    const at = pick(await page.locator('[role=radio]').count()) + 1;
    await page.keyboard.type(String(at));
    const chosen = page.locator('[role=radio]').nth(at - 1);
    await expect.poll(() => chosen.getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('Enter');
  };
  const { beats, answers } = await playToTheEnd(page, { goOn: byKey(page), answer });
  // Eight rounds of four orders, including the trainee's, and a plan for each round of combat.
  expect(answers).toBeGreaterThan(8 * 4);
  expect(beats).toBeGreaterThan(4);
  await expectAnEnd(page, 2);
  expect(troubles).toEqual([]);
  await leave();
};
if (FULL) it('by keyboard alone', byKeyboard);

it('by touch alone, on the board where something glows there, with the basic items', async () => {
  const { page, troubles, leave } = await server.enter('fr', 'phone');
  // With reduced motion nothing flies.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.kit-flyer') !== null) document.body.dataset.flew = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  await sitDown(page, firstYearOver(tableWith('basic')));
  const pick = thinking('fingers of a lord');
  let onTheBoard = 0;
  let gifts = 0;
  const answer = async (): Promise<void> => {
    const glowing = page.locator('.kit-cell.is-open:visible, .kit-piece.is-open:visible');
    const lit = await glowing.count();
    if ((await page.locator('.dl-gift').count()) > 0) gifts++;
    if (lit > 0) {
      onTheBoard++;
      await glowing.nth(pick(lit)).click();
    } else {
      const options = page.locator('[role=radio]');
      const option = options.nth(pick(await options.count()));
      // A single option is picked already; another click would play it.
      if ((await option.getAttribute('aria-checked')) === 'false') await option.click();
    }
    await page.locator('.go').click();
  };
  await playToTheEnd(page, { goOn: byClick(page), answer });
  expect(onTheBoard).toBeGreaterThan(FULL ? 10 : 5);
  // Two tokens of each colour to each of two players, in each year.
  expect(gifts).toBe(FULL ? 8 : 4);
  await expectAnEnd(page, 2);
  expect(await page.evaluate(() => document.body.dataset.flew)).toBeUndefined();
  expect(troubles).toEqual([]);
  await leave();
});

/** Three people; the curtain opens for the first. */
async function sitDownAt(page: Page, kind: string): Promise<void> {
  await importFile(page, moment(kind));
  await page.locator('.curtain .brass').first().click();
  await page.waitForSelector('.bar [role=radio]');
}

it('arrows go from cell to cell on the map, and Enter picks', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await sitDownAt(page, 'dig-tunnels');
  const focused = (): Promise<string> =>
    page.evaluate(() => `${document.activeElement?.className} ${document.activeElement?.getAttribute('aria-label')}`);
  await page.locator('.kit-cell[tabindex="0"]').focus();
  const first = await focused();
  const reached = new Set([first]);
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    reached.add(await focused());
  }
  expect(reached.size).toBeGreaterThan(1);
  await page.locator('.kit-cell.is-open').first().focus();
  await page.keyboard.press('Enter');
  expect(await page.locator('.kit-cell.is-picked').count()).toBe(1);
  expect(troubles).toEqual([]);
  await leave();
});

/** A flight that is held before it starts never lands by itself. */
const holdFlights = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });

/** The first of two players is about to take food, and sees it fly. */
async function beforeFood(page: Page): Promise<void> {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 2));
  playEagerly(played, ({ game, state }) => asks(game, state).some((a) => a.seat === 0 && a.kind === 'get-food'));
  await sitDown(page, played);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.waitForSelector('.dl-mine .kit-count');
  await holdFlights(page);
}
async function takeFood(page: Page): Promise<void> {
  await page.locator('[role=radio]').first().click();
  await page.locator('.go').click();
}
/** The counts without the preview of the picked option beside them. */
const stores = (page: Page): Promise<string[]> => page.locator('.dl-mine .kit-count').allTextContents();

it('what is taken flies, and any key ends that', async () => {
  const { page, leave } = await server.enter('en');
  await beforeFood(page);
  const before = await stores(page);
  await takeFood(page);
  await page.waitForSelector('.kit-flyer', { state: 'attached' });
  // A flying piece has neither left nor arrived: the table shows the moment before.
  expect(await stores(page)).toEqual(before);
  await page.keyboard.press('Shift');
  await page.waitForSelector('.kit-flyer', { state: 'detached' });
  expect(await stores(page)).not.toEqual(before);
  await leave();
});

it.each(['before it starts', 'while it flies'])('what flies has landed when the page is hidden %s', async (when) => {
  const { page, leave } = await server.enter('en');
  await beforeFood(page);
  const before = await stores(page);
  const hide = (): Promise<void> =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  if (when === 'before it starts') await hide();
  await takeFood(page);
  if (when === 'while it flies') {
    await page.waitForSelector('.kit-flyer', { state: 'attached' });
    await hide();
  }
  await expect.poll(() => stores(page)).not.toEqual(before);
  expect(await page.locator('.kit-flyer').count()).toBe(0);
  await leave();
});

it('a fight is told beat by beat: the log and the table are those of the beat, not of the end', async () => {
  const { page, leave } = await server.enter('en');
  await page.goto(`${server.address}/#home`);
  await importFile(page, moment('attack', { year: 2, items: 'basic', answers: 4, dice: 'lords 89' }));
  await page.locator('.curtain .brass').first().click();
  await page.waitForSelector('.bar');
  for (let next = page.locator('.beat-next'); (await next.count()) > 0; ) await next.click();
  const lines = () => page.locator('.log .line').count();
  const counts = [await lines()];
  await untilTold(page);
  for (let next = page.locator('.beat-next'); (await next.count()) > 0; ) {
    counts.push(await lines());
    await next.click();
  }
  counts.push(await lines());
  // Each beat adds its own lines, and none of later ones.
  expect(counts.length).toBeGreaterThan(2);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(new Set(counts.slice(0, -1)).size).toBe(counts.length - 1);
  await leave();
});

it('the last fight of a game is told before its result; a finished game that is opened shows the result at once', async () => {
  const { page, troubles, leave } = await server.enter('en');
  const table = (): Played => tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  const whole = table();
  playEagerly(whole, () => false);
  const { length } = whole.match.moves;
  const played = table();
  playEagerly(played, ({ moves }) => moves.length === length - 1);
  await importFile(page, played.file());
  await page.locator('.curtain .brass').first().click();
  const seen = () => page.waitForSelector('.beat-next, .bar[aria-busy=false] [role=radio], .end');
  const isBeat = async (): Promise<boolean> =>
    ((await (await seen()).getAttribute('class')) ?? '').includes('beat-next');
  while (await isBeat()) await page.locator('.beat-next').click();
  await page.locator('[role=radio]').first().click();
  await page.locator('.go').click();
  let beats = 0;
  for (; await isBeat(); beats++) {
    expect(await page.locator('.end').count()).toBe(0);
    await page.locator('.beat-next').click();
  }
  expect(beats).toBeGreaterThan(0);
  await expectAnEnd(page, 3);
  await page.reload();
  await page.waitForSelector('.end');
  expect(await page.locator('.beat-next').count()).toBe(0);
  expect(troubles).toEqual([]);
  await leave();
});
