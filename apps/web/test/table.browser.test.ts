// One table, part by part: the curtain, taking back, "why not?", languages, reloads, files.
import { readFileSync } from 'node:fs';
import type { GameFile } from '@oubliette/records';
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shellSpeaker } from '../locales/texts.ts';
import { faultText } from '../src/device/tables.ts';
import { PEOPLE, playOn, tableOf, takeUp } from './game-files.ts';
import { type Guest, importFile, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Dungeonette, four people, in the building phase. */
function building(): GameFile {
  const played = tableOf('dungeonette', PEOPLE);
  playOn(played, (match) => match.state.core.stack.at(-1)?.proc === 'build');
  return played.file();
}

async function atTable(file: GameFile, use: (guest: Guest) => Promise<void>): Promise<void> {
  const guest = await server.enter('en');
  await importFile(guest.page, file);
  await guest.page.waitForSelector('.curtain');
  await use(guest);
  expect(guest.troubles).toEqual([]);
  await guest.leave();
}
/** The game arrives later: it was not in the page before. */
async function openCurtain(page: Page): Promise<void> {
  await page.getByRole('button', { name: /open the curtain/ }).click();
  await page.waitForSelector('.scene');
}
/** Waits until the answer is confirmed. */
async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForSelector('.curtain, .bar[aria-busy=false]');
}
/** Gives the first option, by keyboard. */
async function play(page: Page): Promise<void> {
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.bar[aria-busy=false]');
}
const words = (page: Page) => page.locator('body').textContent();

describe('the curtain', () => {
  it('keeps everything of the game off the page', () =>
    atTable(tableOf('crypt-sale', ['Malvina', 'Grognard']).file(), async ({ page }) => {
      expect(await page.locator('.scene, .bar, .log').count()).toBe(0);
      expect(await words(page)).not.toMatch(/skull|chalice|candlestick|coin|urn|fingers/i);
      await openCurtain(page);
      const hand = page.locator('.shelf-box.is-mine', { hasText: 'Hand' });
      const mine = await hand.locator('.piece').allTextContents();
      expect(mine.length).toBeGreaterThan(0);
      expect(await hand.textContent()).toContain('only you can see this');
      await page.getByRole('radio', { name: 'Keep everything' }).click();
      await confirm(page);
      expect(await words(page)).toContain('Pass the device to');
      expect(await page.locator('.scene').count()).toBe(0);
      await openCurtain(page);
      // Grognard sees only the number of Malvina's cards.
      const rival = page.locator('.rival', { hasText: 'Malvina' });
      expect(await rival.textContent()).toMatch(/In the hand/);
      await rival
        .getByRole('button', { name: /Malvina/ })
        .first()
        .click();
      expect(await page.getByRole('dialog').locator('.shelf-box', { hasText: 'Hand' }).count()).toBe(0);
    }));
});

describe('a decision', () => {
  it('is chosen freely, seen as a ghost, and played when confirmed', () =>
    atTable(building(), async ({ page }) => {
      await openCurtain(page);
      const square = page.locator('button.square').first();
      const label = (await square.getAttribute('aria-label')) ?? '';
      expect(label).toMatch(/^Dig /);
      await page.getByRole('radio').last().click();
      await square.click();
      expect(await page.getByRole('radio', { name: label }).getAttribute('aria-checked')).toBe('true');
      await page.waitForSelector('.square.is-ghost');
      expect(await page.locator('.square.is-ghost').count()).toBe(1);
      const before = await page.locator('.line').count();
      await confirm(page);
      expect(await page.locator('.square.is-ghost').count()).toBe(0);
      expect(await page.locator('.line').count()).toBe(before + 1);
      expect(await page.getByRole('status').first().textContent()).toMatch(/^Malvina digs .*Build:/);
    }));

  it('says why the rest is closed, and which rules govern it', () =>
    atTable(building(), async ({ page }) => {
      await openCurtain(page);
      await page.keyboard.press('w');
      const paper = page.getByRole('dialog', { name: 'Why not?' });
      await paper.getByText('That rock does not touch your dungeon.').waitFor();
      await paper.getByText('DN-BUILD-3', { exact: true }).waitFor();
      await page.keyboard.press('Escape');
      expect(await paper.count()).toBe(0);
      await page.getByRole('button', { name: 'The rule' }).click();
      await page.getByRole('dialog', { name: 'What governs this decision' }).getByText('DN-BUILD-2').waitFor();
    }));

  it('can be gone through by arrows, put down by Backspace, and read about with ?', () =>
    atTable(building(), async ({ page }) => {
      await openCurtain(page);
      const options = page.getByRole('radio');
      await page.keyboard.press('ArrowRight');
      expect(await options.nth(1).getAttribute('aria-checked')).toBe('true');
      await page.keyboard.press('ArrowLeft');
      expect(await options.nth(0).getAttribute('aria-checked')).toBe('true');
      await page.keyboard.press('Backspace');
      expect(await page.locator('[aria-checked=true]').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Confirm' }).getAttribute('aria-disabled')).toBe('true');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keys' }).getByText('Backspace').waitFor();
      await page.getByRole('checkbox', { name: 'Single keys work on this page' }).uncheck();
      await page.keyboard.press('Escape');
      await page.keyboard.press('1');
      expect(await page.locator('[aria-checked=true]').count()).toBe(0);
    }));
});

describe('taking back', () => {
  it('works by one key until something became known, and then says so', () =>
    atTable(tableOf('dungeonette', PEOPLE).file(), async ({ page }) => {
      await openCurtain(page);
      await page.keyboard.press('Backspace');
      expect(await page.getByRole('alert').textContent()).toContain(
        shellSpeaker('en').refusal({ rule: 'ENG-NOTHING-TO-TAKE-BACK' }),
      );
      await page.getByRole('radio', { name: 'Order gold' }).click();
      await confirm(page);
      // At the curtain Malvina takes her answer back.
      await page.getByRole('button', { name: 'Malvina takes the last answer back' }).click();
      await openCurtain(page);
      expect(await page.locator('.log').textContent()).not.toContain('signs');
      await page.getByRole('radio', { name: 'Requisition a trap' }).click();
      await confirm(page);
      expect(await page.getByRole('button', { name: /takes the last answer back/ }).count()).toBe(0);
    }));

  it('undoes a step of one’s own turn', () =>
    atTable(building(), async ({ page }) => {
      await openCurtain(page);
      const count = await page.locator('.line').count();
      await play(page);
      expect(await page.locator('.line').count()).toBe(count + 1);
      await page.keyboard.press('Backspace');
      await page.waitForSelector('.bar[aria-busy=false]');
      expect(await page.locator('.line').count()).toBe(count);
      expect(await page.locator('.curtain').count()).toBe(0);
    }));
});

describe('the log', () => {
  it('answers why with the rule', () =>
    atTable(building(), async ({ page }) => {
      await openCurtain(page);
      const line = page.locator('.line').last();
      await line.getByRole('button', { name: /^Why/ }).click();
      // The rule book is loaded on request.
      await line.filter({ hasText: /DN-[A-Z]+-\d+ [^…]/ }).waitFor();
    }));
});

it('the log is at its end, or at the moment that is shown, whenever its tab is opened', async () => {
  const played = tableOf('dungeonette', PEOPLE);
  playOn(played, ({ moves }) => moves.length >= 60);
  const { page, troubles, leave } = await server.enter('en', 'phone');
  await importFile(page, played.file());
  await openCurtain(page);
  const tab = (name: string) => page.locator('.pane-tabs button', { hasText: name });
  const isInSight = (line: string): Promise<boolean> =>
    page.locator(line).evaluate((element) => {
      const log = element.parentElement!.getBoundingClientRect();
      const { top, bottom } = element.getBoundingClientRect();
      return log.height > 0 && top >= log.top - 1 && bottom <= log.bottom + 1;
    });
  const openLog = async (line: string): Promise<void> => {
    await tab('World').click();
    await tab('Log').click();
    await expect.poll(() => isInSight(line)).toBe(true);
  };
  for (const _ of ['first', 'again']) await openLog('.log .line:last-child');
  await page.locator('.log .line-go').last().click();
  await page.waitForSelector('.travel-bar');
  await page.locator('.travel-bar input[type=range]').fill('30');
  await page.locator('.travel-bar', { hasText: 'Moment 30' }).waitFor();
  await openLog('.log .line.is-here');
  expect(troubles).toEqual([]);
  await leave();
});

it('in a record the mark of a seat stands apart from the words around it', async () => {
  const played = tableOf('crypt-sale', PEOPLE.slice(0, 3));
  playOn(played, ({ moves }) => moves.length >= 14);
  await atTable(played.file(), async ({ page }) => {
    await openCurtain(page);
    const gaps = await page
      .locator('.tile-words .seat-mark')
      .first()
      .evaluate((mark) => {
        const name = document.createRange();
        name.selectNodeContents(mark.nextSibling!);
        const { left, right } = mark.getBoundingClientRect();
        return [
          left - mark.previousElementSibling!.getBoundingClientRect().right,
          name.getBoundingClientRect().left - right,
        ];
      });
    expect(Math.min(...gaps)).toBeGreaterThan(2);
  });
});

describe('the language', () => {
  it('changes at any moment and stays', () =>
    atTable(building(), async ({ page }) => {
      await openCurtain(page);
      await page.getByRole('button', { name: 'Français' }).click();
      await page.getByRole('heading', { name: /^Bâtissez/ }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      expect(await page.title()).toBe('Donjonnette · Oubliette');
      await page.reload();
      await page.getByRole('button', { name: 'Je suis Malvina : lever le rideau' }).click();
      await page.getByRole('heading', { name: /^Bâtissez/ }).waitFor();
    }));
});

it.each(['desk', 'narrow'] as const)('names as long as they may be push nothing off a %s screen', async (size) => {
  const { page, leave } = await server.enter('en', size);
  await page.getByRole('button', { name: /^Dungeon Lords/ }).click();
  await page.locator('.way').nth(1).click();
  for (const name of await page.locator('.chair input[type=text]').all()) await name.fill('W'.repeat(24));
  await page.locator('.form-end .go').click();
  await openCurtain(page);
  await page.locator('.bar [role=radio]').first().waitFor();
  if (size === 'narrow') await page.locator('.pane-tabs button').nth(1).click();
  const outside = (seen: string) =>
    page.locator(seen).evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .filter((one) => {
          const { left, right } = one.getBoundingClientRect();
          const around = one.closest('.pane, .top, .bar')!.getBoundingClientRect();
          return left < around.left || right > Math.min(around.right, innerWidth);
        })
        .map((one) => `${one.className}: ${one.textContent}`),
    );
  expect(await page.locator('.dl-mine .kit-store').first().isVisible()).toBe(true);
  for (const seen of ['.tool', '.dl-mine .kit-store', '.dl-mine h2', '.bar h1', '.turn', '.dl-door p'])
    expect(await outside(seen)).toEqual([]);
  // The text beside the gate is not covered by it.
  const [words, gate] = await Promise.all(
    ['.dl-mine .dl-door p', '.dl-mine .dl-gate'].map((at) => page.locator(at).boundingBox()),
  );
  expect(words!.x + words!.width).toBeLessThanOrEqual(gate!.x + 6);
  await leave();
});

describe('a game on this device', () => {
  it('goes on where it was after a reload, and from the first page', () =>
    atTable(building(), async ({ page }) => {
      await openCurtain(page);
      await play(page);
      const told = await page.locator('.log').textContent();
      await page.reload();
      await openCurtain(page);
      expect(await page.locator('.log').textContent()).toBe(told);
      await page.getByRole('link', { name: /Back to the games/ }).click();
      const saved = page.getByRole('link', { name: 'Continue the game of Malvina, Grognard, Sulfure and Moisi' });
      await saved.click();
      await openCurtain(page);
      expect(await page.locator('.log').textContent()).toBe(told);
      await page.getByRole('link', { name: /Back to the games/ }).click();
      await page.getByRole('button', { name: /^Rename, export or delete/ }).click();
      await page.getByRole('textbox', { name: 'Its name' }).fill('The long night');
      await page.getByRole('button', { name: 'Name it so' }).click();
      await saved.filter({ hasText: 'The long night' }).waitFor();
      await page.getByRole('button', { name: /^Rename, export or delete/ }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export the game' }).click(),
      ]);
      expect(JSON.parse(readFileSync(await download.path(), 'utf8')).seats).toEqual([...PEOPLE]);
      await page.getByRole('button', { name: 'Delete this game' }).click();
      await page.getByRole('button', { name: 'Delete it' }).click();
      await page.getByText('No game has been left on this device yet.').waitFor();
      expect(await saved.count()).toBe(0);
    }));

  it('leaves as a file and comes back from it, elsewhere too', () =>
    atTable(building(), async ({ page }) => {
      await openCurtain(page);
      await play(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export the game' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^oubliette-dungeonette-\d+\.json$/);
      const text = readFileSync(await download.path(), 'utf8');
      const file = JSON.parse(text) as GameFile;
      expect(file.entries).toHaveLength(building().entries.length + 1);

      const elsewhere = await server.enter('fr');
      await importFile(elsewhere.page, text);
      await elsewhere.page.getByRole('button', { name: 'Je suis Malvina : lever le rideau' }).click();
      await elsewhere.page.waitForSelector('.line');
      expect(await elsewhere.page.locator('.line').count()).toBe(
        await page.evaluate(() => document.querySelectorAll('.line').length),
      );
      await elsewhere.leave();
    }));

  it('is one, however fast its start is clicked, and is there when somebody goes back and forth', async () => {
    const { page, troubles, leave } = await server.enter('en');
    await page.getByRole('button', { name: /^Dungeonette/ }).click();
    await page.locator('.way').first().click();
    await page.locator('.form-end .go').dblclick();
    await page.waitForSelector('.scene');
    // Forward as soon as it is back: the page has hardly begun to leave.
    await page.evaluate(
      () =>
        new Promise((there) => {
          const forth = (): void => {
            addEventListener('hashchange', there, { once: true });
            history.forward();
          };
          addEventListener('hashchange', forth, { once: true });
          history.back();
        }),
    );
    await page.waitForSelector('.scene');
    await play(page);
    await page.getByRole('link', { name: /Back to the games/ }).click();
    const kept = page.getByRole('link', { name: /^Continue the game of/ });
    await kept.first().waitFor();
    expect(await kept.count()).toBe(1);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('is open in one window at a time', () =>
    atTable(building(), async ({ page }) => {
      const second = await page.context().newPage();
      await second.goto(page.url());
      await second.getByRole('heading', { name: 'This game is open in another window' }).waitFor();
      await page.getByRole('link', { name: /Back to the games/ }).click();
      await second.reload();
      await openCurtain(second);
    }));

  it('comes along from where an older Oubliette kept it', async () => {
    const { page, troubles, leave } = await server.enter('en');
    const text = JSON.stringify(building());
    const old = { id: '0123456789ab', at: 1, bots: [false, false, false, true], text, game: 'dungeonette' };
    await page.evaluate(
      ([key, value]) => localStorage.setItem(key!, value!),
      ['oubliette.game.0123456789ab', JSON.stringify({ ...old, seats: PEOPLE, entries: 9, over: false })],
    );
    await page.reload();
    await page.getByRole('link', { name: 'Continue the game of Malvina, Grognard, Sulfure and Moisi' }).click();
    await openCurtain(page);
    expect(await page.getByText('Moisi').locator('xpath=ancestor::article').textContent()).toContain('bot');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('oubliette.game.0123456789ab');
    expect(troubles).toEqual([]);
    await leave();
  });

  it('goes on where nothing can be kept, and says so', async () => {
    const { page, troubles, leave } = await server.enter('en');
    // Storage is full.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: server.address, quotaSize: 1 });
    await importFile(page, building());
    await openCurtain(page);
    await page.getByText('This device could not save the game.').waitFor();
    const told = await page.locator('.line').count();
    await play(page);
    expect(await page.locator('.line').count()).toBe(told + 1);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('is refused with its fault when the file is not what it was', async () => {
    const { page, troubles, leave } = await server.enter('en');
    const fault = page.locator('.import-fault');
    async function expectRefused(text: string, lang: Lang): Promise<void> {
      const taken = takeUp(text, 'x');
      if (!('fault' in taken)) throw new Error('this file can be played');
      await importFile(page, text);
      await fault.filter({ hasText: faultText(shellSpeaker(lang), taken.fault) }).waitFor();
    }
    await expectRefused('{ "format": ', 'en');
    await expectRefused(JSON.stringify({ ...building(), entries: ['@0 0 plan gold'] }), 'en');
    await expectRefused('{ "format": "oubliette-view", "version": 1, "viewer": 0 }', 'en');
    await page.getByRole('button', { name: 'Français' }).click();
    await expectRefused('{ "format": "oubliette-game-in-parts" }', 'fr');
    await expectRefused(JSON.stringify({ ...building(), format: 'a letter' }), 'fr');
    expect(await page.locator('.curtain').count()).toBe(0);
    await page.goto(`${server.address}/#table/0123456789ab`);
    await page.getByRole('heading', { name: 'Cette partie n’est pas sur cet appareil' }).waitFor();
    expect(troubles).toEqual([]);
    await leave();
  });
});
