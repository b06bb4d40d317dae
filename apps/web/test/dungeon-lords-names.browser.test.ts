// Whole games by roles and accessible names only, as with a screen reader.
import { thinking } from '@oubliette/engine';
import { type Lang, speaker } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shellSpeaker } from '../locales/texts.ts';
import { kitTexts } from '../src/kit/locales/texts.ts';
import { captions } from '../src/tables/dungeon-lords/locales/texts.ts';
import { PEOPLE, tableOf } from './game-files.ts';
import { importFile, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const captionsIn = (lang: Lang) => speaker(captions, lang);

interface Told {
  readonly radios: readonly string[];
  readonly buttons: readonly string[];
  readonly headings: readonly string[];
}

/** The accessibility tree of the ask, or of the page if there is none. One line for each role and name. */
async function listen(page: Page): Promise<Told> {
  // While the region is busy its content does not count.
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  const question = page.locator('section[aria-labelledby=sentence]');
  const told = await ((await question.count()) > 0 ? question : page.locator('body')).ariaSnapshot();
  const named = (role: string): string[] =>
    [...told.matchAll(new RegExp(`^\\s*- '?${role} "((?:[^"\\\\]|\\\\.)*)"`, 'gm'))].map(([, name = '']) =>
      name.replaceAll('\\"', '"'),
    );
  return { radios: named('radio'), buttons: named('button'), headings: named('heading') };
}

/** Answers until the end, or `most` times; returns the number of answers and the last tree. */
async function playByNames(
  page: Page,
  lang: Lang,
  dice: string,
  most = Number.POSITIVE_INFINITY,
): Promise<{ answers: number; heard: Told }> {
  const pick = thinking(dice);
  const c = captionsIn(lang);
  const [play = ''] = c.say('go.first', { order: '', nth: 1 }).split(/[“«]/);
  const go = new RegExp(`^(${[c.say('go.yes'), c.say('go.seal'), play.trim()].join('|')})`);
  const k = speaker(kitTexts, lang);
  const skips = [k.say('beat.skip'), k.say('beat.skip.other'), k.say('beat.next')];
  const over = shellSpeaker(lang).say('end.again');
  for (let answers = 0; ; ) {
    const heard = await listen(page);
    if (heard.buttons.includes(over) || answers === most) return { answers, heard };
    const skip = skips.flatMap((word) => heard.buttons.filter((name) => name.startsWith(word)))[0];
    if (skip !== undefined) await page.getByRole('button', { name: skip, exact: true }).click();
    else if (heard.radios.length > 0) {
      const name = heard.radios[pick(heard.radios.length)] ?? '';
      const radio = page.getByRole('radio', { name, exact: true });
      // A single option is picked already; another click would play it.
      if (!(await radio.isChecked())) await radio.click();
      await page.getByRole('button', { name: go }).click();
      answers++;
    } else await page.waitForTimeout(30);
  }
}

const FULL = process.env.OUBLIETTE_FULL === '1';

/** The beginning of a first game, and the whole game in the full run. */
it(`a first game from the shelf ${FULL ? 'to the end' : 'into its third round'}, in French`, async () => {
  const { page, troubles, leave } = await server.enter('fr');
  const say = shellSpeaker('fr');
  await page.getByRole('button', { name: say.say('learn.note', { game: 'Dungeon Lords' }) }).click();
  // The first note is shown, and closed.
  const goOn = page.getByRole('button', { name: speaker(kitTexts, 'fr').say('guide.go-on'), exact: true });
  await goOn.click();
  const { answers, heard } = await playByNames(page, 'fr', 'ears of a beginner', FULL ? undefined : 12);
  expect(answers).toBeGreaterThan(FULL ? 8 * 4 : 11);
  if (FULL) expect(heard.headings).toContain(captionsIn('fr').say('guide.score'));
  expect(troubles).toEqual([]);
  await leave();
});

const advanced = async (): Promise<void> => {
  const { page, troubles, leave } = await server.enter('en');
  const say = shellSpeaker('en');
  await importFile(page, tableOf('dungeon-lords', PEOPLE.slice(0, 2), [], { items: 'advanced' }).file());
  await page.getByRole('main').getByRole('button').first().click();
  await page.getByRole('button', { name: say.say('bar.menu') }).click();
  await page.getByRole('combobox').nth(1).selectOption('random');
  await page.keyboard.press('Escape');
  const { answers, heard } = await playByNames(page, 'en', 'ears of a lord');
  expect(answers).toBeGreaterThan(8 * 4 + 6);
  expect(heard.headings.length).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await leave();
};
if (FULL) it('with the advanced items, in English', advanced);
