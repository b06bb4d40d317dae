// Games with a map at the generic table, whole in the full run: a quest of Donjon and the first adventure of Dungeon Saga, by touch and by keyboard.
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf } from '../src/device/open-game.ts';
import { BOT, PERSON, playOn, tableOf } from './game-files.ts';
import { axeFaults, sticksOut, tooSmall } from './looks.ts';
import { byKeyboard, byTouch, nextQuestion, wordsOf } from './map-games.ts';
import { importFile, openTestServer, type TestServer } from './test-server.ts';
import { personsAnswers, type TwinTable } from './twin.ts';

const FULL = process.env.OUBLIETTE_FULL === '1';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const NAMES: Readonly<Record<Lang, readonly string[]>> = {
  en: ['Malvina', 'Baron Grumble'],
  fr: ['Malvina', 'Baron Grognard'],
};
const WORDS = {
  en: { alone: /^Alone/, open: 'Open the table', fewer: 'Less: Heroes', quest: 'Quest' },
  fr: { alone: /^Seul/, open: 'Ouvrir la table', fewer: 'Moins : Héros', quest: 'Quête' },
} as const;

interface MapGame {
  readonly title: RegExp;
  readonly table: Pick<TwinTable, 'game' | 'chairs' | 'settings' | 'secret'>;
  /** In the form of a new table. */
  readonly choose: (page: Page, lang: Lang) => Promise<void>;
}

const donjon: MapGame = {
  title: /^Donjon\s?2/,
  table: {
    game: 'donjon',
    chairs: [{ who: 'policy', policy: 'automatic' }, { who: 'person' }],
    settings: { quest: 'last-vigil', heroes: 2 },
    secret: 'quest 3',
  },
  async choose(page, lang) {
    await page.getByRole('combobox', { name: WORDS[lang].quest }).selectOption('last-vigil');
    for (const _ of [1, 2]) await page.getByRole('button', { name: WORDS[lang].fewer }).click();
  },
};
const saga: MapGame = {
  title: /^Dungeon Saga/,
  table: {
    game: 'dungeon-saga',
    chairs: [{ who: 'policy', policy: 'easy' }, { who: 'person' }],
    settings: {},
    secret: 'adventure 2',
  },
  choose: async () => {},
};

async function sitDown(page: Page, lang: Lang, { title, choose }: MapGame): Promise<void> {
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('button', { name: WORDS[lang].alone }).click();
  await page
    .getByRole('option', { name: /automati/i })
    .first()
    .waitFor({ state: 'attached' });
  await choose(page, lang);
  await page.getByRole('button', { name: WORDS[lang].open }).click();
}

/** The beginning of a game of each; in the full run all of them whole. */
const cases = [
  ['a quest of Donjon in English by keyboard', donjon, 'en', 'desk', FULL ? Number.POSITIVE_INFINITY : 24],
  [
    'the first adventure of Dungeon Saga in English by touch',
    saga,
    'en',
    'phone',
    FULL ? Number.POSITIVE_INFINITY : 16,
  ],
  ['a quest of Donjon in French by touch', donjon, 'fr', 'phone', FULL ? Number.POSITIVE_INFINITY : 0],
  [
    'the first adventure of Dungeon Saga in French by keyboard',
    saga,
    'fr',
    'desk',
    FULL ? Number.POSITIVE_INFINITY : 0,
  ],
] as const;

it.each(cases.filter(([, , , , most]) => most > 0))('%s, from the first page on', async (_, game, lang, size, most) => {
  const names = NAMES[lang];
  const { answers: all, outcome } = await personsAnswers({ ...game.table, names });
  const answers = all.slice(0, most);
  const t = await wordsOf(game.table.game, lang, names, 1);
  const { secret } = game.table;
  const { page, troubles, leave } = await server.enter(lang, size, { secret, touch: size === 'phone' });
  const answer = size === 'phone' ? byTouch : byKeyboard;
  await sitDown(page, lang, game);
  let onMap = 0;
  for (const [at, one] of answers.entries()) {
    expect(await nextQuestion(page)).toBe('question');
    if (one.cells.length > 0) onMap++;
    if (at === Math.floor(answers.length / 2)) {
      expect(await axeFaults(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
    }
    await answer(page, t, one);
  }
  expect(onMap).toBeGreaterThan(answers.length / 5);
  expect(await nextQuestion(page)).toBe(answers.length < all.length ? 'question' : 'end');
  // The winner, in the game's own words.
  const told = t.say(`outcome.${outcome.how ?? 'won'}`, { seats: outcome.winners });
  if (answers.length === all.length)
    expect((await page.getByRole('heading', { level: 1 }).textContent())?.trim()).toBe(told);
  expect(await sticksOut(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await leave();
});

/** A game against a bot, from the seat of its master or of its heroes. */
function savedGame(game: string, me: 'master' | 'heroes') {
  const played = tableOf(game, NAMES.en);
  playOn(played, ({ moves }) => moves.length >= 60);
  return fileOf({ ...played.openGame, chairs: me === 'master' ? [PERSON, BOT] : [BOT, PERSON] })!;
}

it.each(['donjon', 'dungeon-saga'])(
  '%s: heroes are in sight beside the map; a seat without a place leaves it the room',
  async (game) => {
    const { page, troubles, leave } = await server.enter('en', 'desk');
    const open = async (me: 'master' | 'heroes'): Promise<void> => {
      await page.goto(`${server.address}/#home`);
      await page.waitForSelector('.shelf');
      await importFile(page, savedGame(game, me));
      await nextQuestion(page);
    };
    const mine = page.locator('.mine-pane');
    await open('heroes');
    await page.setViewportSize({ width: 768, height: 1024 });
    const [place, bar] = await Promise.all([mine.boundingBox(), page.locator('.bar').boundingBox()]);
    expect(place?.height).toBeGreaterThan(200);
    expect(place!.y + place!.height).toBeLessThanOrEqual(bar!.y);
    await page.setViewportSize({ width: 1366, height: 768 });
    expect(await mine.isVisible()).toBe(true);
    await open('master');
    expect(await mine.isVisible()).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.pane-tabs button').nth(1).click();
    expect(await mine.locator('.pane-body').textContent()).not.toBe('');
    expect(troubles).toEqual([]);
    await leave();
  },
);
