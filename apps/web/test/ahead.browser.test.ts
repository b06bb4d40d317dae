// Bots that think ahead in a browser: a foreseen ask is answered without another search.
import { answersAhead, type Choice, searchParamsOf, thinkAhead } from '@oubliette/bots';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botContextFor } from '../src/base/rules.ts';
import { fileWith, lords, type Next, next, seatViews } from './next-decision.ts';
import { type Guest, importFile, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** An answer of the person after which a bot gets an ask that it has foreseen. */
async function foreseen(): Promise<Next> {
  const answers = answersAhead();
  const search = searchParamsOf('archlord', lords, { ...(await botContextFor('dungeon-lords')), iterations: 2 });
  // The first one found: a slow machine may have no time for more.
  for (const _ of thinkAhead(lords, search, seatViews, answers)) {
    const found = next.find(({ input: { seen, seat } }) => answers.recall(seen, seat) !== undefined);
    if (found !== undefined) return found;
  }
  throw new Error('nothing was foreseen');
}

interface Device {
  readonly cores: number;
  readonly hidden?: boolean;
}
async function enter({ cores, hidden = false }: Device): Promise<Guest> {
  const guest = await server.enter('en', 'desk', { plain: true });
  await guest.page.addInitScript(
    (device) => {
      Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => device.cores });
      Object.defineProperty(Document.prototype, 'hidden', { get: () => device.hidden });
    },
    { cores, hidden },
  );
  await guest.page.goto('about:blank');
  await guest.page.goto(server.address);
  return guest;
}

interface Mark {
  readonly name: string;
  readonly detail: Choice | null;
}
/** The performance marks of this page's bots; empty before the first one. */
async function marks(page: Page): Promise<Mark[]> {
  for (const worker of page.workers()) {
    const noted = await worker.evaluate(() =>
      self.name === 'bots'
        ? performance
            .getEntriesByType('mark')
            .map((mark) => ({ name: mark.name, detail: (mark as PerformanceMark).detail }))
        : undefined,
    );
    if (noted !== undefined) return noted;
  }
  return [];
}
async function marked(page: Page, ...wanted: readonly string[]): Promise<Mark[]> {
  for (;;) {
    const noted = await marks(page);
    if (noted.some(({ name }) => wanted.includes(name))) return noted;
    await page.waitForTimeout(50);
  }
}

async function answer(page: Page, at: number): Promise<void> {
  await page.waitForSelector('.bar[aria-busy=false] [role=radio]');
  await page.locator('.bar [role=radio]').nth(at).click();
  await page.locator('.go').click();
}

describe('while a person takes time', () => {
  it('[BOT-AHEAD-3] an archlord finds its answer, and gives it without another search when it is asked', async () => {
    const { at, input } = await foreseen();
    const { page, troubles, leave } = await enter({ cores: 8 });
    await importFile(page, fileWith('archlord'));
    expect((await marked(page, 'thought ahead')).map(({ name }) => name)).toEqual(['thought ahead']);
    await answer(page, at);
    const [, first] = await marked(page, 'foreseen', 'thought');
    expect(first?.name).toBe('foreseen');
    const asked = input.seen.asks.find(({ kind }) => kind === first?.detail?.kind);
    expect(asked?.options).toContain(first?.detail?.option);
    // The game goes on to the person's next ask.
    await page.waitForSelector('.bar[aria-busy=false] [role=radio]');
    expect(troubles).toEqual([]);
    await leave();
  });

  it.each([
    ['a lord', 'lord', { cores: 8 }],
    ['an archlord on a device with two cores', 'archlord', { cores: 2 }],
    ['an archlord whose page is hidden', 'archlord', { cores: 8, hidden: true }],
  ] as const)('[BOT-AHEAD-5] %s thinks when it is asked, and not before', async (_, level, device) => {
    const { at } = await foreseen();
    const { page, troubles, leave } = await enter(device);
    await importFile(page, fileWith(level));
    await answer(page, at);
    const noted = await marked(page, 'foreseen', 'thought');
    expect(noted[0]?.name).toBe('thought');
    await page.waitForSelector('.bar[aria-busy=false] [role=radio]');
    const all = (await marks(page)).map(({ name }) => name);
    expect(all.filter((name) => name !== 'thought')).toEqual([]);
    expect(troubles).toEqual([]);
    await leave();
  });
});
