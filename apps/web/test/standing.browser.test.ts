// Standing answers at the generic table: stored, and given by the table when their ask comes, and only then.
import { type Match, view } from '@oubliette/engine';
import { STANDING_AFTER, standingAnswer } from '@oubliette/records';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Played, playOn, rulesOf, tableOf } from './game-files.ts';
import { nextQuestion } from './map-games.ts';
import { importFile, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const HEROES = 1;
const asked = ({ game, state }: Match, kind: string): boolean =>
  view(game, state, HEROES).asks.some((ask) => ask.kind === kind);
/** The standing answer of the heroes' player. */
const answerOf = ({ state }: Match, kind: string, name: string): string | undefined => {
  const donjon = rulesOf('donjon')!;
  return standingAnswer(donjon, view(donjon, state, HEROES), HEROES, { [kind]: name })?.option;
};

/** The first such moment, in one quest or another. */
function momentOf(isMoment: (match: Match) => boolean): Played {
  for (const quest of ['black-throne', 'last-vigil', 'well-of-oaths', 'horned-arena', 'forbidden-archives']) {
    const played = tableOf('donjon', ['Maud', 'Hugo'], [], { quest });
    playOn(played, isMoment);
    if (isMoment(played.match)) return played;
  }
  throw new Error('no such moment');
}

/** A table of two, the master and one player for all heroes; the heroes' curtain is open. */
async function sitDown(page: Page, played: Played): Promise<void> {
  await importFile(page, played.file());
  await page.locator('.curtain button').first().click();
  expect(await nextQuestion(page)).toBe('question');
}

/** Stores an answer and returns to the table. */
async function choose(page: Page, kind: string, words: string): Promise<void> {
  await page.locator('.bar').getByRole('button', { name: 'Standing answer' }).click();
  const radio = page.getByRole('group', { name: kind }).getByRole('radio', { name: words, exact: true });
  await radio.click();
  await expect.poll(() => radio.isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}
const isAsked = (page: Page, question: RegExp) => page.locator('.bar').getByText(question).first();

it('who leads all heroes leaves it to the fastest who goes next', async () => {
  const { page, troubles, leave } = await server.enter('en');
  const played = momentOf((match) => asked(match, 'begin-turn'));
  const [, fastest = ''] = answerOf(played.match, 'begin-turn', 'fastest')!.split(':');
  await sitDown(page, played);
  await isAsked(page, /^Who goes next/).waitFor();
  await choose(page, 'Who goes next', 'The fastest');
  await isAsked(page, new RegExp(`^${fastest}’s turn`)).waitFor();
  expect(troubles).toEqual([]);
  await leave();
});

/** The text of the bar, or of the curtain for another seat. */
const says = (page: Page) => page.locator('.bar-say, .curtain').first().textContent();

it('dice that kill nobody are left as they lie', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await sitDown(
    page,
    momentOf((match) => answerOf(match, 'dice', 'deadly') === 'pass'),
  );
  const before = await says(page);
  await choose(page, 'When the dice lie there', 'Ask me if they kill');
  await expect.poll(() => says(page)).not.toBe(before);
  expect(troubles).toEqual([]);
  await leave();
});

it('an ambush could kill: the player is asked, until the answer is never', async () => {
  const { page, troubles, leave } = await server.enter('en');
  const kind = 'When the master plays a card';
  await sitDown(
    page,
    momentOf((match) => asked(match, 'announced') && answerOf(match, 'announced', 'deadly') === undefined),
  );
  const before = await says(page);
  await choose(page, kind, 'Ask me if somebody could die of it');
  await page.waitForTimeout(STANDING_AFTER + 500);
  expect(await says(page)).toBe(before);
  await choose(page, kind, 'Never step in');
  await expect.poll(() => says(page)).not.toBe(before);
  expect(troubles).toEqual([]);
  await leave();
});
