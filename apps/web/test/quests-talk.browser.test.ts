// The deal board of Quests and Betrayals: an offer is composed, sent, answered and signed on the screen.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaults, sticksOut, tooSmall } from './looks.ts';
import { moment } from './quests-moments.ts';
import { importFile, openTestServer, picture, type TestServer } from './test-server.ts';

const FULL = process.env.OUBLIETTE_FULL === '1';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const sitDown = async (page: Page, file: Parameters<typeof importFile>[1]): Promise<void> => {
  await importFile(page, file);
  await page.locator('.curtain .brass').first().click();
  await page.waitForSelector('.qt-sheet');
};

it('an offer is laid down piece by piece, changed, and sent; it then stands on the table', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await sitDown(page, moment('confront', 4));
  await page.locator('.qt-drop.is-promise').click();
  const words = page.locator('.qt-tray.is-word .qt-choice-face');
  await words.first().click();
  await page.waitForSelector('.is-later .qt-chip');
  await page.getByRole('button', { name: /^a truce until/ }).click();
  await page.waitForFunction(() => document.querySelectorAll('.is-later .qt-chip').length === 2);
  // The first piece is removed: the second one stays.
  await page.locator('.is-later .qt-remove').first().click();
  const promised = (): Promise<string[]> => page.locator('.is-later .qt-chip').allTextContents();
  await expect.poll(promised).toEqual([expect.stringMatching(/truce/)]);
  expect(await sticksOut(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
  await picture(page, 'quests-deal-desk');
  await page.locator('.bar .go').click();
  await page.waitForSelector('.qt-standing');
  expect(await page.locator('.qt-standing').textContent()).toMatch(/Your offer to/);
  expect(troubles).toEqual([]);
  await leave();
});

if (FULL)
  it('what is pressed in the log is not lost when the next line is told meanwhile', async () => {
    const { page, troubles, leave } = await server.enter('en');
    await importFile(page, moment('plunder', 4, { seats: 3 }));
    await page.locator('.curtain .brass').first().click();
    const next = page.locator('.beat-next');
    await next.waitFor();
    const lines = page.locator('.log > li');
    const told = await lines.count();
    const why = lines.last().locator('.why');
    await why.hover();
    await page.mouse.down();
    await next.press('Enter');
    await expect.poll(() => lines.count()).toBeGreaterThan(told);
    await page.mouse.up();
    await expect
      .poll(() =>
        lines
          .nth(told - 1)
          .locator('.why')
          .getAttribute('aria-expanded'),
      )
      .toBe('true');
    expect(troubles).toEqual([]);
    await leave();
  });
