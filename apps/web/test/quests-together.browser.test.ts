// Quests and Betrayals on one device: three people who hand it on, and a deal that survives a reload without a network.
import { thinking } from '@oubliette/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tableOf } from './game-files.ts';
import { COMPANY, isAsked, seenBy, tableAt } from './quests-moments.ts';
import { toTheDecision } from './quests-scenes.ts';
import { importFile, openTestServer, type TestServer } from './test-server.ts';
import { expectAnEnd } from './whole-games.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A few answers, unless everything is to be played. */
const WHOLE = process.env.OUBLIETTE_FULL === '1';
const SOME = 12;

const facing = () =>
  tableAt(
    (match) =>
      (seenBy(match, 0).round ?? 0) > 2 &&
      isAsked(match, 0, 'confront') &&
      isAsked(match, 0, 'talk-to') &&
      seenBy(match, 0).fight?.ally === undefined,
    { seats: 3 },
  );

it('three people hand the device on: between two of them nothing of the game is seen', async () => {
  const { page, troubles, leave } = await server.enter('fr');
  await importFile(page, tableOf('quests-and-betrayals', COMPANY.slice(0, 3)).file());
  const pick = thinking('three at one table');
  let answers = 0;
  let curtains = 0;
  let over = false;
  for (; !over && (WHOLE || answers < SOME); ) {
    const found = await page.waitForSelector(
      '.curtain[aria-busy=false], .beat-next, .bar[aria-busy=false] [role=radio], .end',
    );
    const look = (await found.getAttribute('class')) ?? '';
    if (look === 'end') over = true;
    else if (look.includes('curtain')) {
      curtains++;
      expect(await page.locator('.qt-quest, .qt-board, .qt-ledger').count()).toBe(0);
      await page.locator('.curtain .brass').first().click();
    } else if (look.includes('beat-next')) await page.locator('.beat-next').click();
    else {
      const options = page.locator('[role=radio]');
      const option = options.nth(pick(await options.count()));
      if ((await option.getAttribute('aria-checked')) === 'false') await option.click();
      await page.locator('.bar .go').click();
      await page.waitForSelector('.curtain, .bar:not([aria-busy=true]), .end');
      answers++;
    }
  }
  expect(curtains).toBeGreaterThanOrEqual(3);
  if (WHOLE) await expectAnEnd(page, 3);
  expect(troubles).toEqual([]);
  await leave();
});

it('what everybody hears is signed on the open table: no curtain, and no quest of the other', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await importFile(page, facing().file());
  await page.locator('.curtain .brass').first().click();
  await toTheDecision(page);
  await page.locator('.qt-drop.is-promise').click();
  await page.getByRole('button', { name: /^a truce until/ }).click();
  await page.waitForSelector('.is-later .qt-chip');
  await page.locator('.bar .go').click();
  await page.getByRole('button', { name: /Baron Grognard signs$|Dame Sulfure signs$/ }).click();
  await page.locator('.qt-allied').waitFor();
  expect(await page.locator('.curtain').count()).toBe(0);
  // The holder of the device is still asked.
  expect(await page.locator('.bar [role=radio]').count()).toBeGreaterThan(0);
  await page.locator('.qt-ledger li.is-running').first().waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('without a network the page comes back in the middle of a deal, with what was laid down', async () => {
  const { page, troubles, leave } = await server.enter('en', 'desk', { kept: true });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await importFile(page, facing().file());
  await page.locator('.curtain .brass').first().click();
  await toTheDecision(page);
  await page.locator('.qt-drop.is-promise').click();
  await page.getByRole('button', { name: /^a truce until/ }).click();
  const laid = page.locator('.qt-sheet .is-later .qt-chip');
  await laid.waitFor();
  // The chip is drawn before its answers are given.
  await page.waitForSelector('.qt-sheet[aria-busy=false]');
  const word = await laid.textContent();

  await page.context().setOffline(true);
  await page.reload();
  await page.locator('.curtain .brass').first().click();
  await toTheDecision(page);
  await laid.waitFor();
  expect(await laid.allTextContents()).toEqual([word]);
  await page.locator('.bar .go').click();
  await page.locator('.qt-standing').waitFor();
  expect(troubles).toEqual([]);
  await leave();
});
