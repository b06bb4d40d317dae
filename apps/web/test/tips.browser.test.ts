// Everything explains itself: by hover, by keys and by a long press, on a phone too.
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

it('what lies at the generic table says what it is worth; by hover and by keys', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await importFile(page, fileOf('crypt-sale', 2, 0));
  await page.getByRole('button', { name: /open the curtain/ }).click();
  const relic = page.locator('.piece[data-tip]').first();
  await relic.hover();
  const tip = page.getByRole('tooltip');
  await tip.waitFor();
  expect(await tip.textContent()).toMatch(/worth|Worth/);
  expect(await page.locator('.piece .worth').count()).toBeGreaterThan(0);
  await page.mouse.move(1, 1);
  await tip.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await relic.focus();
  await tip.waitFor();
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await leave();
});

it('a long press explains a space of the board and picks nothing', async () => {
  const { page, troubles, leave } = await server.enter('fr', 'phone', { touch: true });
  await importFile(page, fileOf('dungeon-lords', 3, 12));
  await page.locator('.curtain button').first().click();
  await page.locator('.pane-tabs button').first().click();
  await page.locator('.dl-order').first().waitFor();
  const space = page.locator('.dl-order li[data-tip]').first();
  const box = (await space.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  const tip = page.getByRole('tooltip');
  await tip.waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await tip.textContent()).toContain('case I');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  // Options name cells, and the map does too.
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
  expect(await tip.textContent()).toBe(first);
  await page.keyboard.press('ArrowDown');
  const second = await spaces.nth(1).getAttribute('data-tip');
  await page.locator('.dl-order li:focus').and(spaces.nth(1)).waitFor();
  expect(await tip.textContent()).toBe(second);
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
    expect(await tip.textContent()).toBe(await what.getAttribute('data-tip'));
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
    expect(await tip.textContent()).toBe(await piece.getAttribute('data-tip'));
    await page.mouse.move(1, 1);
    await tip.waitFor({ state: 'detached' });
  }
  expect(troubles).toEqual([]);
  await leave();
});
