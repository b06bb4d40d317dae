// Whole games of four at the generic table, against bots that make offers: by touch and by keyboard, with the options shown.
import { thinking } from '@oubliette/engine';
import type { Lang } from '@oubliette/text';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaults, sticksOut, tooSmall } from './looks.ts';
import { nextQuestion } from './map-games.ts';
import { openTestServer, type TestServer } from './test-server.ts';
import { expectAnEnd, orLookAgain } from './whole-games.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const WORDS = {
  en: {
    title: /^Quests and Betrayals/,
    alone: /^Alone/,
    more: 'One seat more',
    chair: (letter: string) => `Who sits on seat ${letter}`,
    open: 'Open the table',
    deal: 'Answer an offer',
    sign: /Sign offer/,
    talk: 'Make an offer',
    counter: /with another$/,
    send: /Send it$/,
    refuse: /Refuse offer/,
  },
  fr: {
    title: /^Quêtes et Trahisons/,
    alone: /^Seul/,
    more: 'Une place de plus',
    chair: (letter: string) => `Qui occupe la place ${letter}`,
    open: 'Ouvrir la table',
    deal: 'Répondre à une offre',
    sign: /Signer l’offre/,
    talk: 'Faire une offre',
    counter: /par une autre$/,
    send: /Envoyer$/,
    refuse: /Refuser l’offre/,
  },
} as const;

async function press(page: Page, touch: boolean, one: Locator): Promise<void> {
  if (touch) return one.tap();
  await one.focus();
  await page.keyboard.press('Enter');
}

/** Picks a button of the bar and confirms it. */
async function answer(page: Page, touch: boolean, one: Locator): Promise<void> {
  if (touch) {
    if ((await one.getAttribute('aria-checked')) !== 'true') await one.tap();
    return page.locator('.bar .go').tap();
  }
  if ((await one.getAttribute('aria-checked')) !== 'true')
    await page.keyboard.type((await one.locator('.key').textContent()) ?? '');
  await page.keyboard.press('Enter');
}

const FULL = process.env.OUBLIETTE_FULL === '1';
const ways: readonly (readonly [Lang, 'touch' | 'keys'])[] = [
  ['fr', 'touch'],
  ['en', 'keys'],
];

it.each(FULL ? ways : ways.slice(0, 1))(
  'Quests and Betrayals in %s by %s: offers of bots are answered, in the full run until the end',
  async (lang, way) => {
    const words = WORDS[lang];
    const size = way === 'touch' ? 'phone' : 'desk';
    const how = { secret: `bargains by ${way}`, plain: true, touch: way === 'touch' };
    const { page, troubles, leave } = await server.enter(lang, size, how);
    await page.getByRole('button', { name: words.title }).click();
    await page.getByRole('button', { name: words.alone }).click();
    await page.getByRole('button', { name: words.more }).click();
    for (const letter of ['B', 'C', 'D'])
      await page.getByRole('combobox', { name: words.chair(letter) }).selectOption('apprentice');
    await page.getByRole('button', { name: words.open }).click();

    const pick = thinking(`bargains ${way}`);
    const dealt = { sign: 0, counter: 0, refuse: 0 };
    const button = (words: RegExp): Locator => page.locator('.bar [role=radio]').filter({ hasText: words });
    const beside = (name: string): Locator => page.locator('.beside').getByRole('button', { name, exact: true });
    /** The kinds of answers in turn, as far as they are offered. */
    async function answerOffer(): Promise<boolean> {
      const [kind] = (['refuse', 'sign', 'counter'] as const).toSorted((a, b) => dealt[a] - dealt[b]);
      const way = beside(kind === 'counter' ? words.talk : words.deal);
      if (kind === undefined || (await way.count()) === 0) return false;
      await press(page, how.touch, way);
      if ((await button(words[kind]).count()) === 0) {
        await press(page, how.touch, page.locator('.beside button').first());
        return false;
      }
      dealt[kind]++;
      await answer(page, how.touch, button(words[kind]).first());
      return true;
    }

    async function answerSomething(): Promise<void> {
      if ((await beside(words.deal).count()) > 0 && (await answerOffer())) return;
      // The bots wait for a reply to an offer: let them go on.
      const pass = page.locator('.let-pass');
      if ((await pass.count()) > 0) return press(page, how.touch, pass);
      // A composed offer is sent as soon as possible.
      const send = button(words.send);
      const options = (await send.count()) > 0 ? send : page.locator('.bar [role=radio]');
      await answer(page, how.touch, options.nth(pick(await options.count())));
    }

    const attempt = orLookAgain(page);
    let answers = 0;
    /** In a short run: an offer was answered in each way. */
    const isEnough = () => !FULL && answers > 20 && Math.min(...Object.values(dealt)) > 0;
    for (; (await nextQuestion(page)) === 'question' && !isEnough(); answers++) {
      if (answers > 600) throw new Error('it does not end');
      if (answers === 12) {
        expect(await axeFaults(page)).toEqual([]);
        expect(await sticksOut(page)).toEqual([]);
        expect(await tooSmall(page)).toEqual([]);
      }
      await attempt(answerSomething);
    }
    expect(answers).toBeGreaterThan(20);
    // Bots wait for replies, so that every offer can be answered: some in each way.
    expect(Math.min(dealt.sign, dealt.counter, dealt.refuse)).toBeGreaterThan(0);
    if (FULL) await expectAnEnd(page, 4);
    expect(await sticksOut(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await leave();
  },
);
