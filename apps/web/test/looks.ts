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

/** One line for each fault of accessibility. Axe takes long over colours, and does not see them on gradients: see contrast.ts. */
export async function axeFaults(page: Page, look?: 'colours' | 'no colours'): Promise<string[]> {
  // What passes is not written up: that takes most of the time. Nor is there a frame within the page, to go through by itself.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], selectors: false }).setLegacyMode();
  if (look === 'colours') axe.withRules(['color-contrast']);
  if (look === 'no colours') axe.disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
