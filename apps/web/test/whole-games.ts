// Common parts of tests of whole games: starting alone from the first page, the page's next state, and a score that adds up.
import { errors, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './test-server.ts';

type Next = 'beat' | 'question' | 'end';

/** The next state of a table of Dungeon Lords: a show to continue, an ask, or the end. */
async function nextOf(page: Page): Promise<Next> {
  const found = await page.waitForSelector('.beat-next, .bar[aria-busy=false] [role=radio], .end');
  const look = (await found.getAttribute('class')) ?? '';
  return look.includes('beat-next') ? 'beat' : look === 'end' ? 'end' : 'question';
}

/** Milliseconds after which an element that cannot be pressed counts as gone. */
const GONE = 20_000;
/** The largest number of such cases in a row. */
const MISSES = 4;

/** The page can change before the click, when an earlier answer or a bot's answer arrives: the helper looks again. */
export function orLookAgain(page: Page): (act: () => Promise<void>) => Promise<void> {
  let misses = 0;
  return async (act) => {
    page.setDefaultTimeout(GONE);
    try {
      await act();
      misses = 0;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError) || ++misses > MISSES) throw error;
    } finally {
      page.setDefaultTimeout(PATIENCE);
    }
  };
}

/** Plays until the end, or for so many answers; returns the number of shows continued and of answers. */
export async function playToTheEnd(
  page: Page,
  by: { readonly goOn: () => Promise<void>; readonly answer: () => Promise<void>; readonly most?: number },
): Promise<{ readonly beats: number; readonly answers: number }> {
  let beats = 0;
  let answers = 0;
  const attempt = orLookAgain(page);
  for (let next = await nextOf(page); next !== 'end' && answers < (by.most ?? Infinity); next = await nextOf(page)) {
    if (next === 'beat') {
      beats++;
      await attempt(by.goOn);
    } else {
      answers++;
      await attempt(by.answer);
    }
  }
  return { beats, answers };
}

/** The button has the focus: the fight goes on with one key. */
export const byKey = (page: Page) => (): Promise<void> => page.keyboard.press('Enter');
export const byClick = (page: Page) => (): Promise<void> => page.locator('.beat-next').click();

/** A score card as read from the page. */
interface ScoreCard {
  readonly lines: readonly number[];
  readonly total: number;
}

async function scoreCards(page: Page): Promise<ScoreCard[]> {
  const figure = (text: string): number => Number(text.replace('−', '-').replace('+', ''));
  const cards = await page.locator('.score').all();
  return Promise.all(
    cards.map(async (card) => ({
      lines: (await card.locator('li > b').allTextContents()).map(figure),
      total: figure((await card.locator('.total-points').textContent()) ?? ''),
    })),
  );
}

/** A card for each player, whose lines add up to its total; the winner comes first, with the most points. */
export async function expectAnEnd(page: Page, people: number): Promise<void> {
  const cards = await scoreCards(page);
  expect(cards).toHaveLength(people);
  for (const { lines, total } of cards) {
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.reduce((sum, points) => sum + points, 0)).toBe(total);
  }
  const best = Math.max(...cards.map(({ total }) => total));
  expect(cards[0]?.total).toBe(best);
  expect(await page.locator('.score').first().getAttribute('class')).toContain('is-winner');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('end-title');
}

/** Answers until a show begins: an attack may ask for its victim first. */
export async function untilTold(page: Page): Promise<void> {
  for (let answers = 0; answers < 5 && (await page.locator('.beat-next').count()) === 0; answers++) {
    const answer = page.locator('[role=radio]').first();
    if ((await answer.getAttribute('aria-checked')) !== 'true') await answer.click();
    await page.locator('.bar-act .go').click();
    await page.waitForSelector('.beat-next, .bar[aria-busy=false] [role=radio]');
  }
  await page.waitForSelector('.beat-next');
}
