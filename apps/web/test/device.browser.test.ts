// Downloads of a page, offline use, and bots that think.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webServer } from '../../server/src/http/web.ts';
import { moment } from './dungeon-lords-moments.ts';
import { importFile, openBrowser, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const KB = 1024;

/** Records all downloads from now on. */
function networkLog(page: Page): Response[] {
  const log: Response[] = [];
  page.on('response', (response) => log.push(response));
  return log;
}

/** The size of scripts and styles as gzip, and of fonts, which are compressed already. */
async function weigh(log: readonly Response[]): Promise<{ code: number; fonts: number; names: string[] }> {
  let code = 0;
  let fonts = 0;
  const names: string[] = [];
  for (const response of log) {
    const path = new URL(response.url()).pathname;
    names.push(path);
    const size = async (): Promise<number> => {
      const whole = Buffer.from(await (await fetch(response.url())).arrayBuffer());
      return path.endsWith('.woff2') ? whole.length : gzipSync(whole, { level: 9 }).length;
    };
    if (/\.(js|css)$/.test(path)) code += await size();
    if (path.endsWith('.woff2')) fonts += await size();
  }
  return { code, fonts, names };
}

describe('what is fetched', () => {
  it('is at most 200 KB until the first page can be used, as much again for a table of Dungeon Lords, 160 of fonts', async () => {
    const { page, troubles, leave } = await server.enter('fr');
    await page.goto('about:blank');
    const first = networkLog(page);
    await page.goto(server.address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Seul/ }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const home = await weigh(first);
    expect(home.names.some((name) => name.endsWith('.js'))).toBe(true);
    expect(home.code).toBeGreaterThan(50 * KB);
    expect(home.code).toBeLessThanOrEqual(200 * KB);
    // No rules, rule book or bots before a game is played; the reader of files may be loaded.
    expect(home.names.filter((name) => /RULES|REGLES|worker|knowledge|game-(?!file)/.test(name))).toEqual([]);

    const then = networkLog(page);
    await importFile(page, moment('order', { year: 1, season: 3 }));
    await page.locator('.curtain .brass').first().click();
    await page.waitForSelector('.bar [role=radio]');
    await page.waitForLoadState('networkidle');
    const table = await weigh(then);
    expect(table.names.some((name) => name.includes('worker'))).toBe(true);
    expect(table.code).toBeGreaterThan(50 * KB);
    expect(table.code).toBeLessThanOrEqual(200 * KB);
    expect(table.names.filter((name) => /RULES|REGLES|knowledge|\/en-/.test(name))).toEqual([]);
    const fonts = [...home.names, ...table.names].filter((name) => /font|woff/.test(name));
    expect(fonts.filter((name) => !/-latin-[\w-]*\.woff2$/.test(name))).toEqual([]);
    expect(home.fonts + table.fonts).toBeGreaterThan(0);
    expect(home.fonts + table.fonts).toBeLessThanOrEqual(160 * KB);
    expect(troubles).toEqual([]);
    await leave();
  });

  it('comes compressed', async () => {
    const { page, leave } = await server.enter('en');
    const script = await page.evaluate(() => document.querySelector('script')?.src ?? '');
    const plain = await fetch(script, { headers: { 'accept-encoding': 'identity' } });
    const packed = await fetch(script, { headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.text()).toBe(await plain.text());
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 2);
    await leave();
  });
});

it('can be installed: a manifest without faults, and the pictures it names', async () => {
  const { page, leave } = await server.enter('en');
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect({ url, errors }).toEqual({ url: `${server.address}/manifest.webmanifest`, errors: [] });
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; type: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['any', '192x192', '512x512']));
  for (const { src, type } of icons) {
    const reply = await fetch(server.address + src);
    expect([src, reply.status, reply.headers.get('content-type')]).toEqual([src, 200, type]);
  }
  await leave();
});

describe('without a network', () => {
  it('the page comes back, in the middle of a game, and goes on', async () => {
    const { page, troubles, leave } = await server.enter('en', 'desk', { kept: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    const note = page.locator('.home-notes p', { hasText: 'You are offline.' });
    await note.waitFor();
    expect(await page.getByRole('button', { name: /^By link/ }).getAttribute('aria-disabled')).toBe('true');
    await page.context().setOffline(false);
    await note.waitFor({ state: 'detached' });
    await importFile(page, moment('order', { year: 1, season: 3 }));
    await page.locator('.curtain .brass').first().click();
    const lines = page.locator('.line');
    await page.locator('.bar [role=radio]').first().click();
    await page.locator('.go').click();
    await page.waitForSelector('.bar[aria-busy=false]');
    const told = await lines.count();

    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.curtain .brass').first().click();
    await page.waitForSelector('.bar [role=radio]');
    expect(await lines.count()).toBe(told);
    await page.locator('.bar [role=radio]').nth(1).click();
    await page.locator('.go').click();
    await page.waitForSelector('.bar[aria-busy=false]');
    // A rule book that was not opened yet is cached too.
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByText('DL-SETUP-1', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(troubles).toEqual([]);
    await leave();
  });
});

describe('a newer version', () => {
  const dist = fileURLToPath(new URL('../dist', import.meta.url));

  it('is told on the first page, used when somebody says so, and old ones go', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oubliette-page-'));
    cpSync(dist, folder, { recursive: true });
    const server = await webServer(folder, 'silent');
    const address = await server.listen({ port: 0, host: 'localhost' });
    const browser = await openBrowser();
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const told = page.getByText('A new version is ready.');
    const versions = () => page.evaluate(() => caches.keys());
    const [first] = await versions();
    for (const version of ['a second', 'a third']) {
      publish(folder, version);
      // At a table no notice appears, however long the player stays.
      await page.goto(`${address}/#table/0123456789ab`);
      await page.getByRole('heading', { name: 'This game is not on this device' }).waitFor();
      expect(await told.count()).toBe(0);
      await page.getByRole('button', { name: 'Back to the games' }).click();
      await told.waitFor();
      await page.getByRole('button', { name: 'Use it now' }).click();
      await page.waitForSelector(`meta[name=description][content="${version}"]`, { state: 'attached' });
    }
    await page.waitForFunction(async (was) => !(await caches.keys()).includes(was ?? ''), first);
    expect(await versions()).toEqual(['oubliette-a second', 'oubliette-a third']);
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  /** The same files under another version, with a page that can be told apart. */
  function publish(folder: string, version: string): void {
    const edit = (file: string, from: RegExp, to: string): void => {
      const path = join(folder, file);
      const was = readFileSync(path, 'utf8');
      writeFileSync(path, was.replace(from, to));
      expect(readFileSync(path, 'utf8')).not.toBe(was);
      for (const packed of ['br', 'gz']) rmSync(`${path}.${packed}`, { force: true });
    };
    edit('index.html', /(name="description" content=")[^"]*/, `$1${version}`);
    edit('service-worker.js', /"version":"[^"]*"/, `"version":"${version}"`);
  }
});

describe('a bot that thinks', () => {
  it('plays at a table of this device', async () => {
    const { page, troubles, leave } = await server.enter('en');
    await page.getByRole('button', { name: /^Alone/ }).click();
    for (const letter of ['B', 'C']) {
      const who = page.getByRole('combobox', { name: `Who sits on seat ${letter}` });
      expect(await who.inputValue()).toBe('steward');
    }
    await page.getByRole('button', { name: 'Open the table' }).click();
    for (let answers = 0; answers < 6; answers++) {
      await page.waitForSelector('.bar[aria-busy=false] [role=radio]');
      await page.locator('[role=radio]').first().click();
      await page.locator('.go').click();
    }
    await page.waitForSelector('.bar[aria-busy=false] [role=radio]');
    // All orders are given, those of the bots too.
    expect(await page.locator('.log').textContent()).toMatch(/Baron Grumble/);
    expect(troubles).toEqual([]);
    await leave();
  });
});

describe('what seats wear', () => {
  /** The fill colour of each seat, in the table's own drawings and on the marks beside names. */
  const worn = (page: Page) =>
    page.evaluate(() => {
      const fills = (where: string): (string | null)[] =>
        [...document.querySelectorAll(where)].map((path) => path.getAttribute('fill'));
      const rims = [...document.querySelectorAll<HTMLElement>('.kit-rival[data-at]')];
      return {
        counters: fills('.kit-counter > path').sort(),
        rivals: fills('.kit-rival .seat-mark > path:first-child'),
        rims: rims.map(({ style }) => style.getPropertyValue('--seat')),
        mine: fills('.turn .seat-mark > path:first-child'),
      };
    });

  it('is picked by keyboard on the first page, and is there at the table, after a reload and in the list', async () => {
    const { page, troubles, leave } = await server.enter('en');
    await page.getByRole('button', { name: /^Alone/ }).click();
    await page.getByRole('combobox', { name: 'Who sits on seat B' }).selectOption('random');
    await page.getByRole('combobox', { name: 'Who sits on seat C' }).selectOption('random');
    await page.getByRole('button', { name: 'Colour of seat A: Orange, triangle' }).focus();
    await page.keyboard.press('Enter');
    const blue = page.getByRole('button', { name: 'Blue, cross', exact: true });
    await blue.waitFor();
    // The current mark has the focus; left of it is the last one.
    await page.keyboard.press('ArrowLeft');
    expect(await blue.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('button', { name: 'Colour of seat A: Blue, cross' });
    expect(await chosen.evaluate((button) => button === document.activeElement)).toBe(true);
    // A mark of another seat is swapped.
    await page.getByRole('button', { name: 'Colour of seat B: Sky blue, circle' }).click();
    await page.getByRole('button', { name: 'Green, square; swaps with seat C' }).click();
    await page.getByRole('button', { name: 'Colour of seat C: Sky blue, circle' }).waitFor();
    // Escape closes the popup only.
    await chosen.click();
    await page.keyboard.press('Escape');
    await page.locator('.mark-choice').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForSelector('.bar[aria-busy=false] [role=radio]');
    const BLUE = '#4a86e8';
    const GREEN = '#009e73';
    const SKY = '#56b4e9';
    const seen = { counters: [BLUE, GREEN, SKY].sort(), rivals: [GREEN, SKY], rims: [GREEN, SKY], mine: [BLUE] };
    expect(await worn(page)).toEqual(seen);
    await page.reload();
    await page.waitForSelector('.bar[aria-busy=false] [role=radio]');
    expect(await worn(page)).toEqual(seen);
    await page.goto(`${server.address}/#home`);
    const row = page.locator('.saved').first();
    await row.getByText('Your turn').waitFor();
    const marks = row.locator('.seat-mark > path:first-child');
    expect(await marks.evaluateAll((paths) => paths.map((path) => path.getAttribute('fill')))).toEqual([
      BLUE,
      GREEN,
      SKY,
    ]);
    expect(troubles).toEqual([]);
    await leave();
  });
});
