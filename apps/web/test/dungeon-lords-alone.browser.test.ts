// A game against bots from the first page on, to the end in the full run: with the mouse, and with the keyboard alone.
import { thinking } from '@oubliette/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './test-server.ts';
import { byClick, byKey, expectAnEnd, playToTheEnd } from './whole-games.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const FULL = process.env.OUBLIETTE_FULL === '1';

const byClicks = async (): Promise<void> => {
  const { page, troubles, leave } = await server.enter('en', 'desk', { secret: 'alone by clicks' });
  const pick = thinking('a hand with a mouse');
  await page.getByRole('button', { name: /^Dungeon Lords/ }).click();
  await page.getByRole('button', { name: /^Alone/ }).click();
  await page.getByRole('button', { name: 'One seat fewer' }).click();
  await page.getByRole('combobox', { name: 'Who sits on seat B' }).selectOption({ label: 'Bot, by chance' });
  await page.getByRole('button', { name: 'Open the table' }).click();

  let onTheBoard = 0;
  const answer = async (): Promise<void> => {
    const glowing = page.locator('.kit-cell.is-open:visible, .kit-piece.is-open:visible');
    const lit = await glowing.count();
    if (lit > 0) onTheBoard++;
    const offered = lit > 0 ? glowing : page.locator('[role=radio]');
    const one = offered.nth(pick(await offered.count()));
    // A single option is picked already; another click would play it.
    if ((await one.getAttribute('aria-checked')) !== 'true') await one.click();
    await page.locator('.go').click();
  };
  const { answers } = await playToTheEnd(page, { goOn: byClick(page), answer });
  expect(answers).toBeGreaterThan(8 * 4);
  expect(onTheBoard).toBeGreaterThan(10);
  await expectAnEnd(page, 2);
  expect(troubles).toEqual([]);
  await leave();
};
if (FULL) it('in English by clicks alone, on whatever the board and the bar offer', byClicks);

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

it('in French by the keyboard alone, from the first Tab on', async () => {
  const { page, troubles, leave } = await server.enter('fr', 'desk', { secret: 'seul au clavier' });
  const pick = thinking('les touches d’un seigneur');
  await tabTo(page, '.way');
  await page.keyboard.press('Enter');
  await tabTo(page, '.stepper button');
  await page.keyboard.press('Space');
  await tabTo(page, '.chair:nth-child(2) select');
  // Up to the random bot.
  const kind = page.getByRole('combobox', { name: 'Qui occupe la place B' });
  for (let steps = 0; steps < 6 && (await kind.inputValue()) !== 'random'; steps++)
    await page.keyboard.press('ArrowUp');
  await tabTo(page, '.form-end .go');
  await page.keyboard.press('Enter');

  const answer = async (): Promise<void> => {
    const options = page.locator('[role=radio]');
    const at = pick(await options.count());
    // The first option has the focus: near ones are reached by arrows, others by their number.
    if (at > 2) await page.keyboard.type(String(at + 1));
    else if (at === 0) await page.keyboard.press('Space');
    for (let step = 0; at <= 2 && step < at; step++) await page.keyboard.press('ArrowRight');
    expect(await options.nth(at).getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('Enter');
  };
  const { beats, answers } = await playToTheEnd(page, { goOn: byKey(page), answer, most: FULL ? Infinity : 12 });
  if (FULL) {
    expect(answers).toBeGreaterThan(8 * 4);
    expect(beats).toBeGreaterThan(4);
    await expectAnEnd(page, 2);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/l’emporte/);
  }
  expect(troubles).toEqual([]);
  await leave();
});
