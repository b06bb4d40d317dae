// Games of Quests and Betrayals at its own table, by keyboard and by touch, with the options shown.
import { thinking, view } from '@oubliette/engine';
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableOf } from './game-files.ts';
import { COMPANY, isAsked, tableAt } from './quests-moments.ts';
import { toTheDecision } from './quests-scenes.ts';
import { importFile, openTestServer, type TestServer } from './test-server.ts';
import { expectAnEnd, orLookAgain } from './whole-games.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A few rounds, unless everything is to be played. */
const WHOLE = process.env.OUBLIETTE_FULL === '1';
const SOME = 10;

/** Four people at a game with a known secret; three chairs are then given to bots. */
async function sitDown(page: Page): Promise<void> {
  await importFile(page, tableOf('quests-and-betrayals', COMPANY.slice(0, 4)).file());
  await page.locator('.curtain .brass').first().click();
  await page.locator('.tool').last().click();
  for (const seat of [1, 2, 3]) await page.locator('dialog select').nth(seat).selectOption('random');
  await page.keyboard.press('Escape');
}

/** On a phone some options are on the table only, and hidden in the bar. */
const NEXT = '.beat-next, .let-pass, .bar[aria-busy=false] [role=radio]:visible, .qt-plaque.is-open:visible, .end';

/** Answers until the game is over, or enough has been played. */
async function playOn(page: Page, answer: () => Promise<void>): Promise<{ answers: number; over: boolean }> {
  const attempt = orLookAgain(page);
  for (let answers = 0; ; ) {
    const found = await page.waitForSelector(NEXT);
    const look = (await found.getAttribute('class')) ?? '';
    if (look === 'end') return { answers, over: true };
    if (look.includes('beat-next')) await attempt(() => page.locator('.beat-next').click());
    // The bots wait for a reply to their offer: let them go on.
    else if (look.includes('let-pass')) await attempt(() => page.locator('.let-pass').click());
    else {
      if (!WHOLE && answers >= SOME) return { answers, over: false };
      answers++;
      await attempt(answer);
    }
  }
}

/** A sample in every run, each way in each language when everything is played. */
const LANGS: Readonly<Record<'keys' | 'touch', readonly Lang[]>> = WHOLE
  ? { keys: ['en', 'fr'], touch: ['fr', 'en'] }
  : { keys: ['en'], touch: ['fr'] };

it.each(LANGS.keys)('by keyboard alone, in %s', async (lang) => {
  const { page, troubles, leave } = await server.enter(lang);
  await sitDown(page);
  const pick = thinking('keys of an adventurer');
  const { answers, over } = await playOn(page, async () => {
    const options = page.locator('[role=radio]');
    const option = options.nth(pick(await options.count()));
    // The number of an option is its index among all options, wherever on the table it is.
    const at = Number(await option.getAttribute('data-at')) + 1;
    await page.keyboard.type(String(at));
    await expect.poll(() => option.getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.bar:not([aria-busy=true]), .end');
  });
  expect(answers).toBeGreaterThanOrEqual(SOME);
  if (over) await expectAnEnd(page, 4);
  expect(over || !WHOLE).toBe(true);
  expect(troubles).toEqual([]);
  await leave();
});

it.each(LANGS.touch)(
  'by touch alone, in %s: places and wares where they glow, everything else in the bar',
  async (lang) => {
    const { page, troubles, leave } = await server.enter(lang, 'phone', { touch: true });
    await sitDown(page);
    const pick = thinking('fingers of an adventurer');
    let onTheTable = 0;
    const { over } = await playOn(page, async () => {
      const glowing = page.locator('.qt-plaque.is-open:visible, .qt-shelves [role=radio]:visible');
      const lit = await glowing.count();
      if (lit > 0) {
        onTheTable++;
        await glowing.nth(pick(lit)).tap();
      } else {
        const options = page.locator('.bar [role=radio]:visible');
        const option = options.nth(pick(await options.count()));
        // A single option is picked already; another click would play it.
        if ((await option.getAttribute('aria-checked')) === 'false') await option.tap();
      }
      await page.locator('.bar .go').tap();
      await page.waitForSelector('.bar:not([aria-busy=true]), .end');
    });
    expect(onTheTable).toBeGreaterThanOrEqual(WHOLE ? 2 : 1);
    if (over) await expectAnEnd(page, 4);
    expect(over || !WHOLE).toBe(true);
    expect(troubles).toEqual([]);
    await leave();
  },
);

it('what may be answered besides stays in the bar while a piece flies, and can be answered then', async () => {
  const { page, troubles, leave } = await server.enter('en');
  const { file } = tableAt(
    (match) =>
      isAsked(match, 0, 'claim') &&
      view(match.game, match.state, 0).asks.some(({ options }) => options.includes('temple')),
    { seats: 3 },
  );
  await importFile(page, file());
  await page.locator('.curtain .brass').first().click();
  await toTheDecision(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A piece that is held before it starts never lands by itself.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });
  const claim = page.locator('.beside button', { hasText: 'Claim' });
  await claim.waitFor();
  const claims = page.locator('.log .line', { hasText: /shows the .* quest/ });
  const before = await claims.count();
  await page.locator('[data-at=place-temple] button').click();
  await page.locator('.bar .go').click();
  await page.waitForSelector('.kit-flyer', { state: 'attached' });
  expect(await claim.count()).toBe(1);
  await claim.click();
  await page.waitForSelector('.kit-flyer', { state: 'detached' });
  const quest = page.locator('.bar [role=radio]').first();
  if ((await quest.getAttribute('aria-checked')) === 'false') await quest.click();
  await page.locator('.bar .go').click();
  // The reward flies, then its line is told.
  await page.waitForSelector('.kit-flyer', { state: 'attached' });
  await page.keyboard.press('Shift');
  await expect.poll(() => claims.count()).toBe(before + 1);
  expect(troubles).toEqual([]);
  await leave();
});
