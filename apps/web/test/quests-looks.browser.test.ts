// The scenes of Quests and Betrayals at every size and in both themes; six players on a desktop and on a phone.
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faintTexts } from './contrast.ts';
import { coveredPieces } from './covered.ts';
import { layoutFaults } from './layout-faults.ts';
import { axeFaults, byOtherLight, tooSmall } from './looks.ts';
import { MAIN_SCENES, MORE_SCENES } from './quests-scenes.ts';
import { openTestServer, picture, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const FULL = process.env.OUBLIETTE_FULL === '1' || process.env.OUBLIETTE_PICTURES === '1';
/** Pictures of these scenes only, by name. */
const ONLY = process.env.OUBLIETTE_SCENES?.split(',');
/** In windows of these sizes only. */
const AT = process.env.OUBLIETTE_SIZES?.split(',');

const SIZES = FULL
  ? {
      desk: [1366, 768],
      phone: [390, 844],
      narrow: [320, 640],
      upright: [768, 1024],
      tablet: [1024, 768],
      wide: [1920, 1080],
    }
  : { desk: [1366, 768], phone: [390, 844] };
/** Sizes that show one pane at a time. */
const TABBED = ['phone', 'narrow', 'upright', 'tablet'];
/** Rules about roles and names do not depend on the window's size: once on a desktop, once on a phone. */
const isRead = (scene: string, size: string): boolean =>
  FULL ? size === 'desk' || size === 'phone' : size === (scene === 'deal' ? 'phone' : 'desk');

/** Content outside a scrolling element: on a desktop all of this table is visible. */
const scrolledAside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-page *')]
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .map(
        (element) =>
          `scrolls aside by ${element.scrollWidth - element.clientWidth}: ${element.parentElement?.className}`,
      ),
  );

/** A phrase without its parameters shows it, in texts or in labels. */
const speechless = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(document.body.textContent?.matchAll(/‹[^›]*›/g) ?? [])].map(([words]) => words));

async function faultsOf(page: Page, read: boolean): Promise<string[]> {
  return [
    ...(await layoutFaults(page)),
    ...(await coveredPieces(page)),
    ...(await speechless(page)),
    ...(await tooSmall(page)),
    ...(read ? await axeFaults(page) : []),
    ...(FULL && read ? await faintTexts(page) : []),
  ];
}

it.each<Lang>(FULL ? ['fr', 'en'] : ['fr'])(
  'nothing sticks out, is covered, too small, too faint or unnamed, in %s',
  async (lang) => {
    const { page, troubles, leave } = await server.enter(lang, 'desk');
    const found: Record<string, string[]> = {};
    for (const [scene, { go, each, tabbed }] of Object.entries(
      FULL ? { ...MAIN_SCENES, ...MORE_SCENES } : MAIN_SCENES,
    )) {
      if (ONLY?.includes(scene) === false) continue;
      await page.setViewportSize({ width: 1366, height: 768 });
      await go(page, server.address);
      // The pointer rests on no piece, so that no tooltip covers another.
      await page.mouse.move(1, 1);
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
      // A passing line has disappeared.
      await page.locator('.kit-told').waitFor({ state: 'detached' });
      for (const [size, [width = 0, height = 0]] of Object.entries(SIZES)) {
        if ((tabbed === true && !TABBED.includes(size)) || AT?.includes(size) === false) continue;
        await page.setViewportSize({ width, height });
        await each?.(page);
        const faults = [
          ...(await faultsOf(page, isRead(scene, size))),
          ...(TABBED.includes(size) ? [] : await scrolledAside(page)),
        ];
        if (faults.length > 0) found[`${scene} ${size}`] = faults;
        await picture(page, `quests-${scene}-${size}-${lang}-dark`);
        await byOtherLight(page, () => picture(page, `quests-${scene}-${size}-${lang}-light`));
      }
    }
    expect(found).toEqual({});
    expect(troubles).toEqual([]);
    await leave();
  },
  3_600_000,
);
