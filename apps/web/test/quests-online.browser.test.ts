// Quests and Betrayals online: an offer between two of three browsers is sent, countered and signed; a draft reaches nobody.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrive, bringTable, type OnlineGuest, sitDown } from './online-guests.ts';
import { isAsked, seenBy, tableAt } from './quests-moments.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const chips = (page: Page, zone: string) => page.locator(`.qt-sheet ${zone} .qt-chip`);

it('an offer goes to and fro between two, and the third sees what was sent and nothing else', async () => {
  const played = tableAt(
    (match) => (seenBy(match, 0).round ?? 0) > 2 && isAsked(match, 0, 'confront') && isAsked(match, 0, 'talk-to'),
    { seats: 3 },
  );
  const table = await bringTable(server.address, played.file(), { title: 'Trois paroles' });
  const guests: OnlineGuest[] = await Promise.all([
    arrive(server, 'en'),
    arrive(server, 'fr', 'phone'),
    arrive(server, 'en'),
  ]);
  const [active, ally, third] = guests as [OnlineGuest, OnlineGuest, OnlineGuest];
  for (const [seat, { page }] of guests.entries()) await sitDown(page, table, seat, `Guest ${seat}`);
  for (const { page } of guests) {
    await page.locator('.bar').waitFor();
    for (let next = page.locator('.beat-next'); (await next.count()) > 0; ) await next.click();
  }

  // A draft: two words, of which one is a truce.
  await active.page.locator('.qt-partner').first().click();
  await active.page.locator('.qt-drop.is-promise').click();
  await active.page.getByRole('button', { name: /^a truce until/ }).click();
  await chips(active.page, '.is-later').first().waitFor();
  for (const { frames } of [ally, third]) expect(frames.join()).not.toMatch(/"truce:/);

  // Sent: both others see it, one of them can answer.
  await active.page.locator('.bar .go').click();
  await ally.page.locator('.qt-standing').waitFor();
  expect(await third.page.locator('.qt-standing').count()).toBe(0);
  await expect.poll(() => third.frames.join(), { timeout: 20_000 }).toMatch(/"truce:/);

  // Countered with one piece less, then signed.
  await ally.page.locator('.qt-standing .brass').nth(1).click();
  await ally.page.waitForSelector('.qt-sheet[aria-busy=false]');
  await ally.page.waitForSelector('.bar .go');
  await ally.page.locator('.qt-sheet .qt-drop.is-ask-word').click();
  await ally.page.locator('.qt-tray.is-word .qt-choice-face').first().click();
  await expect
    .poll(() => ally.page.locator('.bar .go').getAttribute('aria-disabled'), { timeout: 20_000 })
    .toBe('false');
  await ally.page.locator('.bar .go').click();
  const counter = active.page.locator('.qt-standing');
  await counter.waitFor();
  await expect.poll(() => counter.textContent(), { timeout: 20_000 }).toMatch(/counter-offer/);
  await counter.locator('.brass', { hasText: 'Sign it' }).click();

  // With an ally there is nothing left to talk about; the words are in everybody's ledger.
  await active.page.locator('.qt-allied').waitFor();
  await third.page.locator('.qt-lines li').first().waitFor();
  for (const { troubles, leave } of guests) {
    expect(troubles).toEqual([]);
    await leave();
  }
});
