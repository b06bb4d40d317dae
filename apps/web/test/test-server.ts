// The real server, and a real browser as its client.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameFile } from '@oubliette/records';
import type { Lang } from '@oubliette/text';
import type { Browser, Page } from 'playwright-core';
import { alone, buildApps, startServer } from '../../server/test/running.ts';

// Own flags, not those of the package: they switch web security off and would hide faults.
const ARGS = ['--no-sandbox', '--headless=shell', '--disable-gpu'];

/** Milliseconds that a test waits for an event, on a busy machine too. */
export const PATIENCE = 120_000;

export const SIZES = {
  desk: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
} as const;

/** In the full run the page has its shadows and pictures. */
const ALWAYS_PAINTED = process.env.OUBLIETTE_FULL === '1' || process.env.OUBLIETTE_PICTURES === '1';

export type Theme = 'dark' | 'light';

export interface How {
  readonly theme?: Theme;
  /** The page may cache itself. */
  readonly kept?: boolean;
  /** The secret of tables that are started in the page; random, unless given. */
  readonly secret?: string;
  /** Use the generic table. */
  readonly plain?: boolean;
  /** A touch screen. */
  readonly touch?: boolean;
  /** With shadows and pictures, for tests of pixels. Painting them takes 40 % of the time of a browser without a GPU. */
  readonly painted?: boolean;
}

export interface Guest {
  readonly page: Page;
  /** Script errors, policy violations and requests to other hosts: none may occur. */
  readonly troubles: string[];
  leave(): Promise<void>;
}

export interface TestServer {
  readonly address: string;
  enter(lang: Lang, size?: keyof typeof SIZES, how?: How): Promise<Guest>;
  close(): Promise<void>;
}

/** One browser for the test files of a process, which run one after the other; it ends with the process. */
let shared: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  if ((await shared)?.isConnected() !== true) shared = openBrowser();
  return shared!;
}

/** At a server that the test itself has started. */
export const enterAt = async (address: string, lang: Lang, size: keyof typeof SIZES = 'desk'): Promise<Guest> =>
  enter(await sharedBrowser(), address, lang, size, {});

export async function openTestServer(): Promise<TestServer> {
  await buildApps('web', 'server');
  const [server, browser] = await Promise.all([startServer(), sharedBrowser()]);
  return {
    address: server.address,
    enter: (lang, size = 'desk', how = {}) => enter(browser, server.address, lang, size, how),
    async close() {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await server.stop();
    },
  };
}

/** OUBLIETTE_CHROMIUM may name an installed browser. */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const named = process.env.OUBLIETTE_CHROMIUM?.trim();
  return chromium.launch({ executablePath: named || (await packedBrowser()), args: ARGS, headless: true });
}

async function packedBrowser(): Promise<string> {
  // Read when the package is imported: with it the package brings its own system libraries.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: packed } = await import('@sparticuz/chromium');
  // The package unpacks itself at the first call.
  return alone('browser', () => packed.executablePath());
}

async function enter(
  browser: Browser,
  address: string,
  lang: Lang,
  size: keyof typeof SIZES,
  { theme = 'dark', kept = false, secret, plain = false, touch = false, painted = ALWAYS_PAINTED }: How,
): Promise<Guest> {
  const context = await browser.newContext({
    locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
    viewport: SIZES[size],
    reducedMotion: 'reduce',
    acceptDownloads: true,
    hasTouch: touch,
  });
  // Scripts answer every ask themselves: automatic answers have a test of their own.
  await context.addInitScript(
    (wanted) => {
      // A blank page between two others has no storage.
      if (location.protocol === 'about:') return;
      localStorage['oubliette.preferences'] ??= JSON.stringify({ trivial: false, pace: 'fast', ...wanted });
    },
    { theme, plain },
  );
  if (secret !== undefined) await context.addInitScript(shufflesOf, secret);
  // The service worker downloads every file: once is enough.
  if (!kept) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  if (!painted) await context.addInitScript(withoutPaint);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') troubles.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'blob:' && origin !== address) troubles.push(`request: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Navigation aborts pending requests: that is no failure.
    if (why !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()} ${why}`);
  });
  await page.goto(address);
  return { page, troubles, leave: () => context.close() };
}

/** In the page: removes effects that change no size or position. */
function withoutPaint(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after { box-shadow: none !important; background-image: none !important; text-shadow: none !important; }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** In the page: adds this secret to the request that starts a table. */
function shufflesOf(secret: string): void {
  const send = Worker.prototype.postMessage as (this: Worker, message: unknown) => void;
  Worker.prototype.postMessage = function (this: Worker, message: { what?: unknown; with?: object[] }) {
    const begun = message.what === 'start' ? message.with?.[0] : undefined;
    send.call(this, begun === undefined ? message : { ...message, with: [{ secret, ...begun }] });
  };
}

/** Imports a game file through the page's own form. */
export async function importFile(page: Page, file: GameFile | string): Promise<void> {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** The next state: the curtain, an ask, or the end. */
export async function nextScene(page: Page): Promise<'curtain' | 'question' | 'end'> {
  const found = await page.waitForSelector('.curtain[aria-busy=false], .bar[aria-busy=false] [role=radio], .end');
  const look = await found.getAttribute('class');
  return look === 'curtain' || look === 'end' ? look : 'question';
}

const pictures = fileURLToPath(new URL('../screenshots', import.meta.url));

/** With OUBLIETTE_PICTURES=1 each scene is saved as a picture in apps/web/screenshots, for review. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.OUBLIETTE_PICTURES !== '1') return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: `${pictures}/${name}.png` });
}
