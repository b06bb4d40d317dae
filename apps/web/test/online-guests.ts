// Players at an online table, each with a browser of their own; every frame they receive is recorded.
import type { GameFile } from '@oubliette/records';
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { type Guest, type How, picture, type SIZES, type TestServer } from './test-server.ts';

export interface OnlineGuest extends Guest {
  /** Every received frame. */
  readonly frames: string[];
}

export async function arrive(
  server: TestServer,
  lang: Lang,
  size: keyof typeof SIZES = 'desk',
  how: How = {},
): Promise<OnlineGuest> {
  const guest = await server.enter(lang, size, how);
  const frames: string[] = [];
  guest.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return { ...guest, frames };
}

const SAID = {
  en: { game: /^Dungeonette/, title: 'Name of the table', undo: 'Undo' },
  fr: { game: /^Donjonnette/, title: 'Nom de la table', undo: 'Défaire' },
} as const;

interface Opening {
  readonly undo?: string;
  /** Else a bot takes the seat of the invited player. */
  readonly link?: boolean;
  readonly look?: () => Promise<void>;
}

/** From the first page to a lobby: one seat here, one by link, the others random bots. */
export async function openTable(
  page: Page,
  lang: Lang,
  title: string,
  { undo, link = true, look = () => picture(page, `online-form-${lang}`) }: Opening = {},
): Promise<void> {
  const said = SAID[lang];
  await page.getByRole('button', { name: said.game }).click();
  await page.locator('.way').last().click();
  for (const bot of (await page.locator('.chair select').all()).slice(2)) await bot.selectOption('random');
  await page.getByLabel(said.title).fill(title);
  if (undo !== undefined) await page.getByRole('combobox', { name: said.undo }).selectOption({ label: undo });
  await look();
  await page.locator('.form-end .go').click();
  await page.locator('.gather').waitFor();
  if (!link) await page.locator('.gather-seat.is-open .gather-actions button').last().click();
}

/** The link to a seat, as the owner's page shows it. */
export const linkTo = (page: Page, letter: string): Promise<string> =>
  page.getByRole('textbox', { name: new RegExp(`(seat|place) ${letter}$`) }).inputValue();

/** Opens a link in a page of this app: only the fragment is new. */
export const follow = async (page: Page, link: string): Promise<void> => void (await page.goto(link));

/** Waits until this page has an ask and has shown everything before it. */
export const waitsFor = (page: Page): Promise<void> =>
  page.locator('.bar[aria-busy=false] [role=radio]').first().waitFor();

/** Picks the first option, unless one is picked, and confirms it. */
export async function answerFirst(page: Page): Promise<void> {
  if ((await page.locator('[role=radio][aria-checked=true]').count()) === 0)
    await page.getByRole('radio').first().click();
  await page.locator('.bar-act .go').click();
}

/** The same in one task, so that the ask cannot change in between; without an ask nothing happens. */
export const answerAtOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const option = document.querySelector<HTMLElement>('.bar[aria-busy=false] [role=radio]');
    if (option?.ariaChecked === 'false') option.click();
    if (option !== null) document.querySelector<HTMLElement>('.bar .go')?.click();
  });

export interface OnlineTable {
  readonly table: string;
  readonly owner: string;
  readonly spectator: string;
  readonly invitations: readonly string[];
  start(): Promise<void>;
}

const post = (address: string, path: string, body: object, token?: string) =>
  fetch(`${address}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

/** A table created by the API. */
export async function makeTable(address: string, wish: object): Promise<OnlineTable> {
  const made = (await (await post(address, 'tables', wish)).json()) as Omit<OnlineTable, 'start'>;
  return { ...made, start: async () => void (await post(address, `tables/${made.table}/start`, {}, made.owner)) };
}

/** A game that was begun elsewhere and continues at a table. */
export async function bringTable(address: string, file: GameFile, wish: object): Promise<Omit<OnlineTable, 'start'>> {
  const made = await post(address, 'import', { file: JSON.stringify(file), ...wish });
  return (await made.json()) as Omit<OnlineTable, 'start'>;
}

/** Takes a seat as an invited player does. */
export async function sitDown(
  page: Page,
  table: Omit<OnlineTable, 'start'>,
  seat: number,
  name: string,
): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#join/${table.table}/${table.invitations[seat]}`);
  await page.locator('.join-panel input').first().fill(name);
  await page.locator('.join-panel .go').click();
  await page.locator('.gather, .bar').waitFor();
}
