// People at an online table, each with a browser of their own: what they receive is written down, byte by byte.
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import type { Guest, House, SIZES } from './house.ts';

export interface OnlineGuest extends Guest {
  /** Every frame that ever came. */
  readonly frames: string[];
}

export async function arrive(house: House, lang: Lang, size: keyof typeof SIZES = 'desk'): Promise<OnlineGuest> {
  const guest = await house.enter(lang, size);
  const frames: string[] = [];
  guest.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return { ...guest, frames };
}

const COVERS = { en: 'Dungeonette', fr: 'Donjonnette' } as const;

/** From the first page to a table that gathers: one seat here, one by link, the rest bots. */
export async function openTable(page: Page, lang: Lang, title: string): Promise<void> {
  await page.getByRole('button', { name: COVERS[lang] }).click();
  await page.locator('.way').nth(1).click();
  await page.locator('.chair').nth(1).locator('select').selectOption('link');
  await page.getByLabel(lang === 'fr' ? 'Nom de la table' : 'Name of the table').fill(title);
  await page.locator('.form-end .go').click();
  await page.locator('.gather').waitFor();
}

/** The link to a seat, as it stands on the page of whoever opened the table. */
export const linkTo = (page: Page, letter: string): Promise<string> =>
  page.getByRole('textbox', { name: new RegExp(`(seat|place) ${letter}$`) }).inputValue();

export async function follow(page: Page, link: string): Promise<void> {
  // A link within the same page is only another place in it.
  await page.goto('about:blank');
  await page.goto(link);
}

/** Plays whatever is offered first until somebody else has the word. */
export async function answerFirst(page: Page): Promise<void> {
  const option = page.getByRole('radio').first();
  await option.click();
  await page.locator('.bar-act .go').click();
}
