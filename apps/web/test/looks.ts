// What no page may do, whatever it shows.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What a person would have to scroll sideways for. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName} ${element.className}`);
  });

/** Touched by a finger or a shaky hand: nothing that is pressed is smaller than 24 pixels. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a, select, input:not(.unseen), label.brass')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ element, box }) => `${element.className} ${box.width}×${box.height}`),
  );

/** Nothing but what is wrong, and all of it found in the page itself: a third of the time. */
const BRIEF = { resultTypes: ['violations'], selectors: false, preload: false } satisfies AxeOptions;
type AxeOptions = Parameters<AxeBuilder['options']>[0];

async function axe(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ ...BRIEF, ...options });
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

const FULL = process.env.OUBLIETTE_FULL === '1';

/**
 * Every rule by the light the page has, and colours by the other one too. Colours take three quarters of axe's time and
 * contrast.ts measures them better (axe does not decide on gradients): axe looks at them in the full run only.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!FULL) return axe(page, { rules: { 'color-contrast': { enabled: false } } });
  const here = await axe(page);
  const there = await byOtherLight(page, () => axe(page, { runOnly: ['color-contrast'] }));
  return [...here, ...there];
}

/** The same page, looked at by the other light and left as it was. */
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
