// Plays a game with a map at the generic table: by touch, or by keyboard alone, with the options shown.

import { manifestOf, wholeTexts } from '@oubliette/catalog';
import type { Lang } from '@oubliette/text';
import { type Speaker, speaker } from '@oubliette/text';
import type { Locator, Page } from 'playwright-core';
import type { TwinAnswer } from './twin.ts';

/** The speaker of a game's texts. */
export async function wordsOf(game: string, lang: Lang, seats: readonly string[], me: number): Promise<Speaker> {
  const manifest = manifestOf(game);
  if (manifest === undefined) throw new Error(`${game} is not in the catalogue`);
  return speaker(await wholeTexts(manifest), lang, { seats, me });
}

/** Waits for an ask of the person, or for the end. */
export async function nextQuestion(page: Page): Promise<'question' | 'end'> {
  const found = await page.waitForSelector('.bar[aria-busy=false]:not(.is-waiting), .let-pass, .end');
  return (await found.getAttribute('class')) === 'end' ? 'end' : 'question';
}

const plainly = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').trim();

/** The button of the bar with exactly this text. */
async function buttonSaying(page: Page, label: string): Promise<Locator | undefined> {
  const buttons = page.locator('.bar [role=radio]');
  const texts = await buttons.evaluateAll((all) =>
    all.map((one) => [...one.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent] : [])).join('')),
  );
  const at = texts.findIndex((text) => plainly(text) === plainly(label));
  return at < 0 ? undefined : buttons.nth(at);
}

const squareCalled = (page: Page, cell: string): Locator =>
  page.locator(`.map-square[aria-label="${cell}"], .map-square[aria-label^="${cell}, "]`);

const isPicked = async (one: Locator): Promise<boolean> =>
  (await one.getAttribute('aria-checked')) === 'true' || (await one.getAttribute('aria-pressed')) === 'true';

/** By touch: a square or a button, then the button that confirms. */
export async function byTouch(page: Page, t: Speaker, { kind, option, about, cells }: TwinAnswer): Promise<void> {
  const label = t.option(kind, option, about);
  const [cell] = cells;
  if (cell !== undefined) {
    const square = squareCalled(page, cell);
    if (!(await isPicked(square))) await square.tap();
  }
  const button = await buttonSaying(page, label);
  if (button === undefined && cell === undefined) throw new Error(`no option "${label}" (${kind} ${option})`);
  if (button !== undefined && !(await isPicked(button))) await button.tap();
  await page.locator('.bar .go').tap();
}

/** Arrow keys from the focused square to another one. */
async function arrowsTo(page: Page, target: Locator): Promise<void> {
  const to = Number(await target.getAttribute('data-at'));
  const { columns, floor, from } = await page.evaluate(() => {
    const map = document.activeElement?.closest('.map-pane') as HTMLElement;
    return {
      columns: Number(map.style.getPropertyValue('--columns')),
      floor: [...map.querySelectorAll<HTMLElement>('.map-square')].map((one) => Number(one.dataset.at)),
      from: Number((document.activeElement as HTMLElement).dataset.at),
    };
  });
  for (const key of keysBetween(from, to, columns, new Set(floor))) await page.keyboard.press(key);
}

const STEPS = [
  ['ArrowLeft', -1, 0],
  ['ArrowRight', 1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
] as const;

/** The shortest sequence of keys, each of which leads to the next floor. */
function keysBetween(from: number, to: number, columns: number, floor: ReadonlySet<number>): readonly string[] {
  const rows = Math.ceil((Math.max(...floor) + 1) / columns);
  const ways = new Map<number, readonly string[]>([[from, []]]);
  for (const [at, keys] of ways) {
    if (at === to) return keys;
    for (const [key, dx, dy] of STEPS) {
      let x = (at % columns) + dx;
      let y = Math.floor(at / columns) + dy;
      while (x >= 0 && x < columns && y >= 0 && y < rows && !floor.has(y * columns + x)) {
        x += dx;
        y += dy;
      }
      const next = y * columns + x;
      if (x >= 0 && x < columns && floor.has(next) && !ways.has(next)) ways.set(next, [...keys, key]);
    }
  }
  throw new Error('no key leads there');
}

/** By keyboard alone: B to the map and arrows on it, the number of a button, Enter. */
export async function byKeyboard(page: Page, t: Speaker, { kind, option, about, cells }: TwinAnswer): Promise<void> {
  const label = t.option(kind, option, about);
  const [cell] = cells;
  if (cell !== undefined) {
    const square = squareCalled(page, cell);
    const onMap = await page.evaluate(() => document.activeElement?.classList.contains('map-square') === true);
    if (!onMap) await page.keyboard.press('b');
    await arrowsTo(page, square);
    if (!(await isPicked(square))) await page.keyboard.press('Enter');
  }
  const button = await buttonSaying(page, label);
  if (button === undefined && cell === undefined) throw new Error(`no option "${label}" (${kind} ${option})`);
  if (button !== undefined && !(await isPicked(button)))
    await page.keyboard.type((await button.locator('.key').textContent()) ?? '');
  // The picked square or button has the focus: Enter plays it.
  await page.keyboard.press('Enter');
}
