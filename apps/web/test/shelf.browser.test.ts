// The first page shows every game of the catalogue at every size; a game that `npm run new-game` has made stands there and is played.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifests } from '@oubliette/catalog';
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopiedCheckout, copyCheckout, outside } from '../../../scripts/test/copied-checkout.ts';
import { layoutFaults } from './layout-faults.ts';
import { enterAt, nextScene, openTestServer, picture, type TestServer } from './test-server.ts';

const FULL = process.env.OUBLIETTE_FULL === '1';
const LANGS: readonly Lang[] = ['fr', 'en'];
const WINDOWS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1920, 1080],
] as const;
const namesOf = (lang: Lang): string[] => manifests.map(({ box }) => box[lang].catalogue['game.name'] ?? '');

/** What is wrong with the shelf in this window: boxes are brought into sight by scrolling down, never sideways. */
const shelfFaults = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const faults: string[] = [];
    const covers = [...document.querySelectorAll<HTMLElement>('.shelf .cover')];
    const nameOf = (cover: HTMLElement) =>
      (cover.querySelector('.cover-name')?.textContent ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
    if (covers.map(nameOf).join() !== wanted.join()) faults.push(`boxes: ${covers.map(nameOf).join()}`);
    for (const cover of covers) {
      cover.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = cover.getBoundingClientRect();
      const at = `${nameOf(cover)} (${Math.round(box.left)}…${Math.round(box.right)})`;
      if (box.left < 0 || box.right > document.documentElement.clientWidth) faults.push(`${at} sticks out`);
      if (box.top < 0 || box.bottom > innerHeight) faults.push(`${at} is never seen whole`);
      if (box.width < 80) faults.push(`${at} is too narrow to be pressed and read`);
      // Each of its words is inside the box and on top of everything.
      for (const words of cover.querySelectorAll('.cover-name, .cover-seats')) {
        const text = document.createRange();
        text.selectNodeContents(words);
        for (const line of text.getClientRects()) {
          if (line.left < box.left - 1 || line.right > box.right + 1)
            faults.push(`${at}: “${words.textContent}” is cut`);
          const top = document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2);
          if (top === null || !cover.contains(top)) faults.push(`${at}: “${words.textContent}” is covered`);
        }
      }
    }
    // A name breaks between its words; only a very long word may be broken.
    for (const node of covers.map((cover) => cover.querySelector('.cover-name')?.firstChild)) {
      for (const { 0: word, index } of node?.textContent?.matchAll(/(?<![\p{L}’])[\p{L}’]{1,12}(?![\p{L}’])/gu) ?? []) {
        const letters = document.createRange();
        letters.setStart(node!, index);
        letters.setEnd(node!, index + word.length);
        if (letters.getClientRects().length > 1) faults.push(`“${word}” is broken`);
      }
    }
    for (let around = covers[0]?.parentElement; around != null; around = around.parentElement) {
      const scrolls = around === document.documentElement || getComputedStyle(around).overflowX !== 'visible';
      if (scrolls && around.scrollWidth > around.clientWidth)
        faults.push(`${around.className || around.tagName} scrolls sideways`);
    }
    scrollTo(0, 0);
    return faults;
  }, names);

async function expectWholeShelf(page: Page, lang: Lang, names: readonly string[]): Promise<void> {
  await page.waitForSelector('.shelf');
  await page.evaluate(() => document.fonts.ready);
  const found: string[] = [];
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await picture(page, `shelf-${names.length}-${lang}-${width}x${height}`);
    for (const fault of [...(await shelfFaults(page, names)), ...(await layoutFaults(page))])
      found.push(`${width}: ${fault}`);
  }
  expect(found).toEqual([]);
}

describe('the shelf', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer();
  });
  afterAll(() => server.close());

  it.each(LANGS)('shows every game of today at every size, in %s', async (lang) => {
    const { page, troubles, leave } = await server.enter(lang);
    await expectWholeShelf(page, lang, namesOf(lang));
    expect(troubles).toEqual([]);
    await leave();
  });
});

/** Names with long words, as they may come. */
const PLANTED: readonly { readonly id: string; readonly en: string; readonly fr: string }[] = [
  { id: 'old-well', en: 'Old Well', fr: 'Le vieux puits' },
  { id: 'cistern', en: 'The Unreasonably Deep Cistern', fr: 'La citerne déraisonnablement profonde' },
  { id: 'attic', en: 'Counterrevolutionaries', fr: 'Contre-révolutionnaires' },
];

// A build of the page in a copy of the checkout: only with full counts.
if (FULL)
  describe('games that `npm run new-game` has made', () => {
    let copy: CopiedCheckout;
    let server: ChildProcess;
    let address = '';
    beforeAll(async () => {
      copy = copyCheckout('shelf');
      for (const { id, en, fr } of PLANTED)
        expect(copy.npm(['new-game', id, '--', '--name', en, '--nom', fr])).toMatchObject({ status: 0 });
      server = spawn(process.execPath, ['scripts/start.mjs'], {
        cwd: copy.path,
        env: outside({ PORT: '0', DATA: mkdtempSync(join(tmpdir(), 'oubliette-data-')) }),
      });
      let said = '';
      address = await new Promise<string>((resolve, reject) => {
        for (const stream of [server.stdout!, server.stderr!])
          stream.setEncoding('utf8').on('data', (text: string) => {
            said += text;
            const [found] = /http:\/\/localhost:\d+/.exec(said) ?? [];
            if (found !== undefined) resolve(found);
          });
        server.on('exit', (code) => reject(new Error(`it ended with ${code}: ${said}`)));
      });
    });
    afterAll(async () => {
      const gone = new Promise((resolve) => server.on('exit', resolve));
      server.kill('SIGTERM');
      await gone;
      copy.remove();
    });

    it.each(LANGS)('stand on the shelf at every size, in %s', async (lang) => {
      const { page, troubles, leave } = await enterAt(address, lang);
      await expectWholeShelf(page, lang, [...namesOf(lang), ...PLANTED.map((game) => game[lang])]);
      expect(troubles).toEqual([]);
      await leave();
    });

    it.each([
      ['en', 'Old Well', /^One screen/, 'Open the table', 'Ann walks to'],
      ['fr', 'Le vieux puits', /^Même écran/, 'Ouvrir la table', 'Ann va en'],
    ] as const)(
      'are played on this device, in %s: each answer is in the log',
      async (lang, name, way, open, walked) => {
        const { page, troubles, leave } = await enterAt(address, lang);
        await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
        await page.getByRole('button', { name: way }).click();
        await page.locator('.chairs input').first().fill('Ann');
        await page.locator('.chairs select').nth(1).selectOption('random');
        await page.getByRole('button', { name: open }).click();
        const mine = page.locator('.log li').filter({ hasText: walked });
        // The bot begins in the far corner, and is not here before the fifth round.
        for (const [answers, cell] of ['b1', 'a1', 'b1', 'a1'].entries()) {
          expect(await nextScene(page)).toBe('question');
          expect(await mine.count()).toBe(answers);
          await page.locator(`.map-square[aria-label^="${cell}"]`).click();
          await page.locator('.bar .go').click();
          await expect.poll(() => mine.count()).toBe(answers + 1);
          expect(await mine.filter({ hasText: `${walked} ${cell}` }).count()).toBe(answers < 2 ? 1 : 2);
        }
        await picture(page, `new-game-${lang}`);
        expect(troubles).toEqual([]);
        await leave();
      },
    );
  });
