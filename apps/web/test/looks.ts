// Rules that hold for every page.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Elements that would need sideways scrolling. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName} ${element.className}`);
  });

/** Every control is at least 24 pixels wide and high. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, select, input:not(.unseen), label.brass')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ element, box }) => `${element.className} ${box.width}×${box.height}`),
  );

/** Only violations, evaluated in the page itself: a third of the time. */
const BRIEF = { resultTypes: ['violations'], selectors: false, preload: false } satisfies AxeOptions;
type AxeOptions = Parameters<AxeBuilder['options']>[0];

async function axe(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ ...BRIEF, ...options });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

const FULL = process.env.OUBLIETTE_FULL === '1';

/**
 * Every rule in the current theme, and colours in the other one too. Colours take three quarters of axe's time and
 * contrast.ts measures them better (axe does not decide on gradients): axe checks them in the full run only.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!FULL) return axe(page, { rules: { 'color-contrast': { enabled: false } } });
  const here = await axe(page);
  const there = await byOtherLight(page, () => axe(page, { runOnly: ['color-contrast'] }));
  return [...here, ...there];
}

/** Runs in the other theme, and restores the current one. */
export async function byOtherLight<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const turn = (): Promise<void> =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
    });
  await turn();
  const found = await look();
  await turn();
  return found;
}
