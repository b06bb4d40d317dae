// Every piece has a tooltip: by hover, by keyboard and by a long press, on a phone too.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PEOPLE, playOn, tableOf } from './game-files.ts';
import { importFile, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
}, 300_000);
afterAll(() => server.close());

const fileOf = (game: string, seats: number, answers: number) => {
  const played = tableOf(game, PEOPLE.slice(0, seats));
  playOn(played, (match) => match.moves.length >= answers);
  return played.file();
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The content of a tooltip: the text of the piece, then its rules. */
async function saidOf(piece: Locator): Promise<RegExp> {
  const [text, rules] = [await piece.getAttribute('data-tip'), await piece.getAttribute('data-rule')];
  expect(rules).toMatch(/^[A-Z]/);
  return new RegExp(`^${escaped(text!)}(rules?|règles?) ${escaped(rules!.split(' ')[0]!)}`);
}

/** The visible tooltip, or the one that replaces it. */
const reads = async (tip: Locator, piece: Locator): Promise<void> =>
  expect.poll(() => tip.textContent()).toMatch(await saidOf(piece));

/** Presses until the tooltip is shown, then releases. */
async function longPress(page: Page, piece: Locator): Promise<void> {
  const box = (await piece.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.getByRole('tooltip').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The lines at the top of the rule book. */
async function asked(page: Page): Promise<string[]> {
  const lines = page.locator('dialog[open] .is-governing dt');
  await lines.first().waitFor();
  return lines.allTextContents();
}

it('what lies at the generic table says what it is worth; by hover and by keys', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await importFile(page, fileOf('crypt-sale', 2, 0));
  await page.getByRole('button', { name: /open the curtain/ }).click();
  const relic = page.locator('.piece[data-tip]').first();
  await relic.hover();
  const tip = page.getByRole('tooltip');
  await tip.waitFor();
  expect(await tip.textContent()).toMatch(/worth|Worth/);
  await reads(tip, relic);
  // R opens the rules.
  await page.keyboard.press('r');
  expect(await asked(page)).toEqual((await relic.getAttribute('data-rule'))!.split(' '));
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  await page.mouse.move(1, 1);
  await tip.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await relic.focus();
  await tip.waitFor();
  await reads(tip, relic);
  // A screen reader reads it with the piece.
  expect(await relic.getAttribute('aria-describedby')).toBe(await tip.getAttribute('id'));
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
  expect(await relic.getAttribute('aria-describedby')).toBeNull();
  await page.keyboard.press('Tab');
  await relic.focus();
  await tip.waitFor();
  await page.keyboard.press('r');
  expect(await asked(page)).toEqual((await relic.getAttribute('data-rule'))!.split(' '));
  expect(troubles).toEqual([]);
  await leave();
});

it('a long press explains a space of the board and picks nothing', async () => {
  const { page, troubles, leave } = await server.enter('fr', 'phone', { touch: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await importFile(page, fileOf('dungeon-lords', 3, 12));
  await page.locator('.curtain button').first().click();
  await page.locator('.pane-tabs button').first().click();
  await page.locator('.dl-order').first().waitFor();
  const space = page.locator('.dl-order li[data-tip]').first();
  await longPress(page, space);
  const tip = page.getByRole('tooltip');
  expect(await tip.textContent()).toContain('case I');
  await reads(tip, space);
  const { x, y, width, height } = (await tip.boundingBox())!;
  expect([x >= 0, y >= 0, x + width <= 320, y + height <= 640]).toEqual([true, true, true, true]);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await tip.getByRole('button').tap();
  expect(await asked(page)).toEqual(['DL-CARD-1']);
  await page.keyboard.press('Escape');
  // Options name cells, and so does the map.
  expect(await page.locator('.kit-cell-name').count()).toBeGreaterThanOrEqual(20);
  expect(troubles).toEqual([]);
  await leave();
});

it('the spaces of the board are one stop of Tab, and arrows explain one after the other', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await importFile(page, fileOf('dungeon-lords', 3, 12));
  await page.locator('.curtain button').first().click();
  const spaces = page.locator('.dl-order li[data-tip]');
  await spaces.first().waitFor();
  const stops = page.locator('.dl-order li[tabindex="0"]');
  expect([await spaces.count(), await stops.count()]).toEqual([24, 1]);
  await page.keyboard.press('Tab');
  await stops.focus();
  const tip = page.getByRole('tooltip');
  await tip.waitFor();
  const first = await spaces.first().getAttribute('data-tip');
  await reads(tip, spaces.first());
  await page.keyboard.press('ArrowDown');
  const second = await spaces.nth(1).getAttribute('data-tip');
  await page.locator('.dl-order li:focus').and(spaces.nth(1)).waitFor();
  await reads(tip, spaces.nth(1));
  expect(await stops.getAttribute('data-tip')).toBe(second);
  expect(second).not.toBe(first);
  expect(troubles).toEqual([]);
  await leave();
});

it('a square of a map explains who stands there, and a store what it is for', async () => {
  const { page, troubles, leave } = await server.enter('fr');
  await importFile(page, fileOf('donjon', 2, 60));
  await page.locator('.curtain button').first().click();
  const tip = page.getByRole('tooltip');
  for (const what of [page.locator('.map-square[data-tip]').first(), page.locator('.store[data-tip]').first()]) {
    await what.hover();
    await tip.waitFor();
    await reads(tip, what);
    await page.mouse.move(1, 1);
    await tip.waitFor({ state: 'detached' });
  }
  expect(troubles).toEqual([]);
  await leave();
});

it('an adventurer, a purse and the gauge of Quests and Betrayals explain themselves', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await importFile(page, fileOf('quests-and-betrayals', 3, 40));
  await page.locator('.curtain button').first().click();
  const tip = page.getByRole('tooltip');
  for (const what of ['.qt-person[data-tip]', '.kit-store', '.qt-gauge']) {
    const piece = page.locator(`.mine-pane ${what}`).first();
    await piece.hover();
    await tip.waitFor();
    await reads(tip, piece);
    await page.mouse.move(1, 1);
    await tip.waitFor({ state: 'detached' });
  }
  // By keyboard: one tab stop, and arrows lead from the portrait to the gauge.
  const mine = page.locator('.mine-pane');
  const stop = mine.locator('[data-tip][tabindex="0"]:not(button)');
  expect(await stop.count()).toBe(1);
  await page.keyboard.press('Tab');
  await stop.focus();
  await mine.locator('.qt-person:focus').waitFor();
  for (let more = 12; more > 0 && (await mine.locator('.qt-gauge:focus').count()) === 0; more--)
    await page.keyboard.press('ArrowDown');
  const gauge = mine.locator('.qt-gauge:focus');
  await gauge.waitFor();
  await tip.waitFor();
  await reads(tip, gauge);
  expect(await stop.getAttribute('class')).toBe('qt-gauge');
  const others = page.locator('.others-pane');
  await others.locator('[data-tip][tabindex="0"]:not(button)').focus();
  await others.locator('.qt-race:focus').waitFor();
  for (let more = 4; more > 0 && (await others.locator('.qt-person:focus').count()) === 0; more--)
    await page.keyboard.press('ArrowDown');
  await reads(tip, others.locator('.qt-person:focus'));
  expect(troubles).toEqual([]);
  await leave();
});
