// The pages around an online table in both languages and themes: no sideways scrolling, and the rules of accessibility hold.
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faintTexts } from './contrast.ts';
import { axeFaults, sticksOut, tooSmall } from './looks.ts';
import { arrive, makeTable, openTable, waitsFor } from './online-guests.ts';
import { openTestServer, picture, type SIZES, type TestServer, type Theme } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Accessibility and contrast in the current theme and in the other one. */
async function look(page: Page, scene: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await picture(page, `online-${scene}`);
  const found = {
    out: await sticksOut(page),
    small: await tooSmall(page),
    axe: await axeFaults(page),
    faint: await faintTexts(page),
  };
  expect({ scene, ...found }).toEqual({ scene, out: [], small: [], axe: [], faint: [] });
}

type Combination = readonly [Lang, keyof typeof SIZES, Theme];
/** The narrowest screen finds most faults; the others are checked in the full run, and when pictures are taken. */
const quick: readonly Combination[] = [['fr', 'narrow', 'dark']];
const full: readonly Combination[] = [
  ...quick,
  ['en', 'desk', 'light'],
  ['fr', 'desk', 'dark'],
  ['en', 'phone', 'light'],
];
const LANGUAGES = ['en', 'fr'] as const;
const LIGHTS = ['dark', 'light'] as const;
const pictured = LANGUAGES.flatMap((lang) =>
  (['desk', 'phone'] as const).flatMap((size) => LIGHTS.map((theme): Combination => [lang, size, theme])),
);
const PICTURES = process.env.OUBLIETTE_PICTURES === '1';
const combinations = PICTURES ? pictured : process.env.OUBLIETTE_FULL === '1' ? full : quick;

it.each(combinations)(
  '%s, %s, %s',
  async (lang, size, theme) => {
    const { page, troubles, leave } = await arrive(server, lang, size, { theme, painted: true });
    const name = (scene: string): string => `${scene}-${size}-${lang}-${theme}`;
    // First another player's table: an invitation, and a token that is not valid.
    const other = await makeTable(server.address, { game: 'dungeon-lords', seats: 3, title: 'Jeudi chez Oncle Moisi' });
    await page.goto(`${server.address}/#join/${other.table}/${other.invitations[0]}`);
    await page.locator('.join-panel').waitFor();
    await look(page, name('join'));
    await page.goto(`${server.address}/#online/${other.table}`);
    await page.locator('.lost-panel').waitFor();
    await look(page, name('no-seat'));

    await page.goto(`${server.address}/#home`);
    await openTable(page, lang, 'Permis de nuire', { look: () => look(page, name('form')) });
    await look(page, name('gather'));
    await page.locator('.gather-seat .invitation button').last().click();
    await page.locator('.qr-code').waitFor();
    await look(page, name('qr'));
    await page.keyboard.press('Escape');
    // The bot that replaces an invited player.
    await page.locator('.gather-seat.is-open .gather-actions button').last().click();
    await page.locator('.gather-start .go[aria-disabled=false]').click();
    await waitsFor(page);
    await look(page, name('table'));
    await page.locator('.players-button').click();
    await page.locator('.players').waitFor();
    await look(page, name('players'));
    expect(troubles).toEqual([]);
    await leave();
  },
  600_000,
);
