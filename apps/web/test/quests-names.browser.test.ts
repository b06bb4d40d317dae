// A game of Quests and Betrayals by roles and accessible names only, as with a screen reader.
import { thinking } from '@oubliette/engine';
import { speaker } from '@oubliette/text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shellSpeaker } from '../locales/texts.ts';
import { kitTexts } from '../src/kit/locales/texts.ts';
import { captions } from '../src/tables/quests-and-betrayals/locales/texts.ts';
import { tableOf } from './game-files.ts';
import { COMPANY } from './quests-moments.ts';
import { importFile, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** A few answers, unless everything is to be played. */
const WHOLE = process.env.OUBLIETTE_FULL === '1';
const SOME = 8;

it('four adventurers, three of them bots: every answer has a name, and so has the button that gives it', async () => {
  const { page, troubles, leave } = await server.enter('en');
  const say = shellSpeaker('en');
  const kit = speaker(kitTexts, 'en');
  const c = speaker(captions, 'en');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await importFile(page, tableOf('quests-and-betrayals', COMPANY.slice(0, 4)).file());
  await button(/Malvina/)
    .first()
    .click();
  await page.locator('.tool').last().click();
  for (const seat of [1, 2, 3]) await page.getByRole('combobox').nth(seat).selectOption('random');
  await page.keyboard.press('Escape');

  const pick = thinking('ears of an adventurer');
  const go = button(new RegExp(`${c.say('go.enter')}$`));
  const told = button(new RegExp(`^(${[kit.say('beat.next'), say.say('ask.held.pass')].join('|')})`));
  const over = button(say.say('end.again'));
  const radios = page.getByRole('radio').and(page.locator('[aria-busy=false] *, .qt-shelves *'));
  let answers = 0;
  for (; WHOLE || answers < SOME; ) {
    await over.or(told).or(radios).first().waitFor();
    if ((await over.count()) > 0) break;
    if ((await told.count()) > 0) {
      await told.first().click();
      continue;
    }
    const names = await Promise.all((await radios.all()).map((one) => one.ariaSnapshot()));
    // `- radio "The name"`, quoted as a whole if the name has a colon: without a name the quotes are empty or missing.
    expect(names.filter((line) => !/^- '?radio "[^"]+"/.test(line))).toEqual([]);
    const radio = radios.nth(pick(names.length));
    if (!(await radio.isChecked())) await radio.click();
    await go.click();
    answers++;
    await page.waitForFunction(() => document.querySelector('.bar[aria-busy=true]') === null);
  }
  expect(answers).toBeGreaterThanOrEqual(SOME);
  if (WHOLE) expect(await page.getByRole('heading', { name: c.say('promises.title') }).count()).toBe(1);
  expect(troubles).toEqual([]);
  await leave();
});
