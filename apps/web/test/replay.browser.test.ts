// Around a table: past moments, a link to a moment, continuing from one, the check of fairness, and stored preferences.
import { view } from '@oubliette/engine';
import type { GameFile } from '@oubliette/records';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PEOPLE, playOn, tableOf } from './game-files.ts';
import { importFile, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Dungeonette, after so many answers; without a number to the end. */
function dungeonette(answers = Number.POSITIVE_INFINITY): GameFile {
  const played = tableOf('dungeonette', PEOPLE);
  playOn(played, ({ entries }) => entries.length >= answers);
  return played.file();
}

/** Malvina is in the building phase and can dig. */
function building(): GameFile {
  const played = tableOf('dungeonette', PEOPLE);
  playOn(played, ({ state }) => state.core.stack.at(-1)?.proc === 'build');
  return played.file();
}

async function sitDown(page: Page, file: GameFile): Promise<void> {
  await importFile(page, file);
  await page.getByRole('button', { name: /open the curtain/ }).click();
  await page.getByRole('radio').first().waitFor();
}
const bar = (page: Page) => page.locator('.travel-bar');
const gold = (page: Page) => page.locator('.mine-pane .store', { hasText: 'Gold' }).locator('.coin').textContent();

it('a line of the log leads to its moment and nothing can be changed there; one key leads back', async () => {
  const { page, troubles, leave } = await server.enter('en');
  const file = dungeonette(30);
  await sitDown(page, file);
  const question = await page.locator('#sentence').textContent();
  const before = await gold(page);
  const lines = await page.locator('.line').count();
  await page.locator('.line-go').first().click();
  await bar(page).getByText('Moment 0 of 30.').waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
  // Every seat has three gold at the start; the log is still complete.
  await expect.poll(() => gold(page)).toBe('3');
  expect(await page.locator('.line').count()).toBe(lines);
  expect(await page.locator('.line.is-here').count()).toBe(1);
  // The result of an answer is shown step by step.
  const at = bar(page).getByRole('status');
  while (!(await at.textContent())?.startsWith('Moment 2 ')) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'One moment earlier' }).click();
  await bar(page).getByText('Moment 1 of 30.').waitFor();
  await page.getByRole('slider', { name: 'Moment' }).fill('29');
  await page.getByRole('button', { name: 'Play' }).click();
  await bar(page).getByText('Moment 30 of 30.').waitFor();
  await page.keyboard.press('Escape');
  await bar(page).waitFor({ state: 'detached' });
  expect(await page.locator('#sentence').textContent()).toBe(question);
  expect(await gold(page)).toBe(before);
  expect(troubles).toEqual([]);
  await leave();
});

it('a finished game: a link to a moment opens there elsewhere, and from it another game goes on', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await importFile(page, dungeonette());
  await page.getByRole('button', { name: 'Watch it again' }).click();
  await page.getByRole('slider', { name: 'Moment' }).fill('40');
  await bar(page).getByText('Moment 40 of 107.').waitFor();
  // After the end any seat can be the viewer.
  const eyes = page.getByRole('combobox', { name: 'Seen by' });
  await eyes.selectOption('1');
  await expect.poll(() => page.locator('.mine-pane').textContent()).toContain(PEOPLE[1]);
  await eyes.selectOption('spectator');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue();
  expect(link).toMatch(/#replay\/40\//);
  const then = await page.locator('.world-pane').textContent();

  const elsewhere = await server.enter('fr');
  await elsewhere.page.goto(link);
  await elsewhere.page.locator('.travel-bar').getByText('Moment 40 sur 107.').waitFor();
  await elsewhere.page.getByRole('button', { name: 'English' }).click();
  await bar(elsewhere.page).getByText('Moment 40 of 107.').waitFor();
  await expect.poll(() => elsewhere.page.locator('.world-pane').textContent()).toBe(then);
  await elsewhere.page.getByRole('button', { name: /^Go on from here/ }).click();
  await elsewhere.page.getByRole('button', { name: /open the curtain/ }).click();
  await elsewhere.page.getByRole('radio').first().waitFor();
  await elsewhere.page.getByRole('button', { name: 'Menu' }).click();
  await elsewhere.page.getByRole('button', { name: 'Watch from the beginning' }).click();
  await bar(elsewhere.page).getByText('Moment 0 of 40.').waitFor();
  expect(elsewhere.troubles).toEqual([]);

  // A truncated link is reported.
  await elsewhere.page.goto(link.slice(0, -20));
  await elsewhere.page.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
  await elsewhere.leave();
  expect(troubles).toEqual([]);
  await leave();
});

it('the end draws how it went, says that it was fair, and finds out where a file was touched', async () => {
  const { page, troubles, leave } = await server.enter('en');
  const file = dungeonette();
  await importFile(page, file);
  const curve = page.getByRole('img', { name: /^Points\. / });
  await curve.locator('canvas').waitFor();
  const total = await page.locator('.total-points').first().textContent();
  expect(await curve.getAttribute('aria-label')).toContain(`: ${total} at the end.`);
  await page.getByText('The numbers').click();
  expect(await page.getByRole('table').locator('tbody tr').last().textContent()).toContain(total);

  await page.getByRole('button', { name: 'Was it fair?' }).click();
  const paper = page.getByRole('dialog', { name: 'Was it fair?' });
  await paper.getByText('This game: everything fits.').waitFor();
  expect(await paper.locator('.check.is-fair').count()).toBe(5);
  expect(await paper.textContent()).toContain('107 answers were allowed by the rules');
  const touched = { ...file, entries: file.entries.with(3, file.entries[4] ?? '') };
  await paper
    .locator('input[type=file]')
    .setInputFiles({ name: 'g.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(touched)) });
  await paper.getByText('The file: something does not fit.').waitFor();
  expect(await paper.locator('.check.is-foul').textContent()).toContain('It is not what was written.');
  expect(troubles).toEqual([]);
  await leave();
});

it('after the end the game is reviewed where somebody asks for it; it can be stopped, and leads to the moment', async () => {
  const { page, troubles, leave } = await server.enter('en');
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 2));
  playOn(played, () => false);
  await importFile(page, played.file());
  const review = page.getByRole('region', { name: 'What the archlord thinks of it' });
  const ask = review.getByRole('button', { name: 'Ask, if you can bear it' });
  await ask.click();
  await review.getByRole('button', { name: 'Enough' }).click();
  await ask.click();
  const seats = review.locator('.review-seat');
  await seats.first().waitFor({ timeout: 120_000 });
  expect(await seats.count()).toBe(2);
  // Both players answered at random: the review has results.
  for (const seat of [0, 1]) {
    const mistakes = await seats.nth(seat).locator('ol > li').count();
    expect(mistakes).toBeGreaterThan(0);
    expect(mistakes).toBeLessThan(4);
  }
  await seats.first().getByRole('button', { name: 'Look at it' }).first().click();
  await bar(page).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

it('notes that are open when the game ends stay those of their owner', async () => {
  const whole = tableOf('dungeonette', PEOPLE);
  playOn(whole, () => false);
  const { entries } = whole.match;
  const before = tableOf('dungeonette', PEOPLE);
  playOn(before, (match) => match.entries.length >= entries.length - 1);
  const last = entries.at(-1)!;
  if (last.verb !== 'answer') throw new Error('the last entry is an answer');
  const ask = view(before.match.game, before.match.state, last.seat).asks.find(({ kind }) => kind === last.kind);
  const { page, troubles, leave } = await server.enter('en');
  // What the worker says is held until the notes are open.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const hear = Worker.prototype.addEventListener as (...how: unknown[]) => void;
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: (event: unknown) => void) {
      hear.call(this, type, (event: unknown) => {
        if (document.body.dataset.held === 'yes') held.push(() => listener(event));
        else listener(event);
      });
    };
    addEventListener('release', () => {
      delete document.body.dataset.held;
      for (const one of held.splice(0)) one();
    });
  });
  await page.reload();
  await sitDown(page, before.file());
  await page.locator(`[role=radio][data-at="${ask?.options.indexOf(last.option)}"]`).click();
  await page.evaluate(() => {
    document.body.dataset.held = 'yes';
  });
  await page.locator('.go').click();
  await page.keyboard.press('n');
  const notes = page.getByRole('textbox', { name: 'Private notes' });
  await notes.fill('Grognard likes traps');
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await page.locator('.end').waitFor();
  await notes.pressSequentially('.');
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('oubliette.notes.')),
  );
  expect(kept.map(([key, text]) => [key.split('.').at(-1), text])).toEqual([[`${last.seat}`, 'Grognard likes traps.']]);
  await page.keyboard.press('Escape');
  // The browser reports a closed dialog a moment after it is hidden: until then the page still shows it.
  await page.locator('dialog.paper').waitFor({ state: 'detached' });
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'Private notes' }).waitFor();
  expect(await notes.inputValue()).toBe('');
  expect(troubles).toEqual([]);
  await leave();
});

it('settings and notes are remembered; sounds wait for a hand; the title calls; trivial answers are played where that is wanted', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await page.addInitScript(() => {
    const Real = AudioContext;
    const made: number[] = [];
    Object.assign(window, { made });
    window.AudioContext = class extends Real {
      constructor() {
        super();
        made.push(performance.now());
      }
    };
  });
  const made = (): Promise<number> => page.evaluate(() => (window as unknown as { made: number[] }).made.length);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'By day' }).check();
  await page.getByRole('checkbox', { name: 'Sounds' }).check();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');

  await sitDown(page, building());
  // Nothing has happened yet; then a player digs.
  expect(await made()).toBe(0);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect.poll(made).toBe(1);
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Private notes' }).fill('Grognard likes traps.');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: /open the curtain/ }).click();
  await page.keyboard.press('n');
  await page.getByRole('dialog', { name: 'Private notes' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Private notes' }).inputValue()).toBe('Grognard likes traps.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await expect.poll(() => page.getByRole('button', { name: 'Sounds' }).getAttribute('aria-pressed')).toBe('false');

  // With bots on all other seats, the page's title shows when it is the player's turn.
  expect(await page.title()).toBe('Dungeonette · Oubliette');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const name of ['Grognard', 'Sulfure', 'Moisi']) {
    await page.getByRole('combobox', { name }).selectOption('random');
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => page.title()).toBe('● Dungeonette · Oubliette');

  // Malvina's blow is a choice; then three seats have one option each.
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Play what is no decision by itself' }).check();
  await page.keyboard.press('Escape');
  await importFile(page, dungeonette(18));
  await page.getByRole('button', { name: 'I am Grognard: open the curtain' }).click();
  await page.getByRole('button', { name: 'I am Sulfure: open the curtain' }).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});
