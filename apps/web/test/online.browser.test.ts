// Two players and a spectator at one online table: what each is shown, and what none is sent.
import { readFileSync } from 'node:fs';
import { isSealed, readGameFile } from '@oubliette/records';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sticksOut } from './looks.ts';
import { answerFirst, arrive, follow, linkTo, type OnlineGuest, openTable, waitsFor } from './online-guests.ts';
import { openTestServer, picture, type TestServer } from './test-server.ts';

const TITLE = 'Thursday <b>night</b>';
const NAME = 'Grognard <i>le</i> Bref';
const WORDS = 'xyzzy abracadabra';

let server: TestServer;
let host: OnlineGuest;
let guest: OnlineGuest;
let watcher: OnlineGuest;
let link: string;
beforeAll(async () => {
  server = await openTestServer();
  [host, guest, watcher] = await Promise.all([
    arrive(server, 'en'),
    arrive(server, 'fr', 'phone'),
    arrive(server, 'en'),
  ]);
});
afterAll(() => server.close());

const everybody = (): OnlineGuest[] => [host, guest, watcher];
const lines = (page: Page) => page.locator('.line').count();
/** The number of lines when all are shown: a key skips the animations. */
async function allLines(page: Page): Promise<number> {
  for (let last = -1; ; ) {
    await page.keyboard.press('Shift');
    const now = await lines(page);
    if (now === last) return now;
    last = now;
  }
}

describe('an invitation', () => {
  it('stands on the page of whoever opens a table: to copy, and to scan', async () => {
    const { page } = host;
    await openTable(page, 'en', TITLE, { undo: 'further back, if all agree' });
    link = await linkTo(page, 'B');
    expect(link).toMatch(new RegExp(`^${server.address}/#join/[a-z0-9]{20}/[\\w-]{32}$`));
    expect(await page.getByRole('button', { name: 'Begin the game' }).getAttribute('aria-disabled')).toBe('true');
    await picture(page, 'online-gather-en-desk');
    await page.locator('.gather-seat').nth(1).getByRole('button', { name: 'QR code' }).click();
    await page.getByRole('img', { name: 'Link to seat B' }).waitFor();
    await picture(page, 'online-qr-en-desk');
    await page.keyboard.press('Escape');
  });

  it('gives the seat to the first browser that takes it, and leaves the address', async () => {
    const { page } = guest;
    await follow(page, link);
    await page.getByLabel('Votre nom').fill(NAME);
    await page.getByLabel('Vos mots pour le mélange').fill(WORDS);
    await picture(page, 'online-join-fr-phone');
    await page.getByRole('button', { name: 'Prendre cette place' }).click();
    await page.locator('.gather').waitFor();
    expect(page.url()).toMatch(/#online\/[a-z0-9]{20}$/);
    await page.goBack().catch(() => undefined);
    expect(page.url()).not.toContain('join');
    await page.goForward();
    await page.locator('.gather').waitFor();
    await picture(page, 'online-gather-fr-phone');
    await host.page.getByText(NAME, { exact: true }).waitFor();
    await host.page.getByText(`${NAME} has added words.`).waitFor();
  });

  it('is worth nothing to a second one', async () => {
    const late = await arrive(server, 'en');
    await follow(late.page, link.slice(0, -12));
    await late.page.getByText('This link is not whole').waitFor();
    await follow(late.page, link);
    await late.page.getByLabel('Your name').fill('Late');
    await late.page.getByRole('button', { name: 'Take this seat' }).click();
    await late.page.getByText('This invitation has been used already.').waitFor();
    await picture(late.page, 'online-spent-en-desk');
    // The browser logs the failed response, and nothing else.
    expect(late.troubles.filter((trouble) => !trouble.includes('410'))).toEqual([]);
    await late.leave();
  });

  it('for those who watch shows the table and asks nothing', async () => {
    const watching = await host.page.getByRole('textbox', { name: 'Link for those who watch' }).inputValue();
    await follow(watcher.page, watching);
    await watcher.page.locator('.gather').waitFor();
    expect(watcher.page.url()).toMatch(/#online\/[a-z0-9]{20}$/);
    await host.page.getByRole('button', { name: 'Begin the game' }).click();
    for (const { page } of everybody()) await page.locator('.bar').waitFor();
    await picture(host.page, 'online-table-en-desk');
    await picture(watcher.page, 'online-watch-en-desk');
    expect(await watcher.page.getByRole('radio').count()).toBe(0);
  });
});

describe('at the table', () => {
  it('says why not, shows what would be, and what the other decides', async () => {
    await waitsFor(host.page);
    const option = host.page.getByRole('radio', { name: 'Order food' });
    await option.click();
    // The preview is shown before the answer is played.
    await host.page.locator('.mine-pane').getByText('would become 5').waitFor({ state: 'attached' });
    const before = await lines(watcher.page);
    await answerFirst(host.page);
    await watcher.page.locator('.line').nth(before).waitFor();
    await waitsFor(guest.page);
    await host.page.getByRole('heading', { name: `${NAME} chews the quill over an order.` }).waitFor();
    await picture(host.page, 'online-waiting-en-desk');
    await picture(guest.page, 'online-table-fr-phone');
  });

  it('talk reaches everybody as it was typed', async () => {
    const text = '<img src=x onerror=alert(1)> Méfie-toi !';
    await guest.page.getByRole('button', { name: 'La compagnie et la conversation' }).click();
    await guest.page.getByLabel('Dire quelque chose à la table').fill(text);
    await guest.page.getByRole('button', { name: 'Dire', exact: true }).click();
    await guest.page.locator('.talk-notes').getByText(text).waitFor();
    await picture(guest.page, 'online-players-fr-phone');
    await guest.page.keyboard.press('Escape');
    for (const { page } of [host, watcher]) {
      await page.locator('.banner').getByText(text).waitFor();
      expect(await page.locator('img').count()).toBe(0);
    }
    await host.page.locator('.players-button .badge').waitFor();
    await host.page.getByRole('button', { name: 'The company and table talk' }).click();
    await host.page.locator('.talk-notes').getByText(text).waitFor();
    await picture(host.page, 'online-players-en-desk');
    await host.page.keyboard.press('Escape');
    expect(await host.page.locator('.players-button .badge').count()).toBe(0);
  });

  it('talk shows its last words when it is opened, and a long word stays in the window', async () => {
    const word = `${'x'.repeat(80)}!`;
    const company = host.page.getByRole('button', { name: 'The company and table talk' });
    await company.click();
    const own = host.page.getByLabel('Say something to the table');
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', word]) {
      await own.fill(text);
      await own.press('Enter');
      await host.page.locator('.talk-notes li').last().getByText(text).waitFor();
    }
    await host.page.keyboard.press('Escape');
    await guest.page.locator('.banner').getByText(word).waitFor();
    expect(await sticksOut(guest.page)).toEqual([]);
    for (const [page, button] of [
      [host.page, company],
      [guest.page, guest.page.getByRole('button', { name: 'La compagnie et la conversation' })],
    ] as const) {
      await button.click();
      const below = () =>
        page.locator('.talk-notes').evaluate((notes) => notes.scrollHeight - notes.scrollTop - notes.clientHeight);
      expect(
        await page.locator('.talk-notes').evaluate((notes) => notes.scrollHeight - notes.clientHeight),
      ).toBeGreaterThan(0);
      await expect.poll(below).toBeLessThan(2);
      await page.keyboard.press('Escape');
    }
  });

  it('loses nothing with the network: what was answered meanwhile arrives by itself', async () => {
    const { page } = guest;
    const before = await lines(host.page);
    await page.context().setOffline(true);
    await answerFirst(page);
    await page.getByText('Vous êtes hors ligne.').waitFor();
    await picture(page, 'online-offline-fr-phone');
    await host.page.locator('.players-marks .is-away').waitFor();
    expect(await lines(host.page)).toBe(before);
    await page.context().setOffline(false);
    await host.page.locator('.line').nth(before).waitFor();
    await page.getByText('Vous êtes hors ligne.').waitFor({ state: 'detached' });
    await host.page.locator('.players-marks .is-away').waitFor({ state: 'detached' });
  });

  it('can be looked at as it was, by a click on the log', async () => {
    const { page } = watcher;
    // The bots have answered; the table waits for the owner.
    await waitsFor(host.page);
    await allLines(page);
    const place = page.locator('.mine-pane', { hasText: 'Malvina' });
    await place.waitFor();
    const now = await place.textContent();
    await page.locator('.line-go').first().click();
    await page.locator('.travel-bar').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.travel-bar').waitFor({ state: 'detached' });
    expect(await place.textContent()).toBe(now);
  });

  it('goes back further when the others agree', async () => {
    await waitsFor(host.page);
    const before = await allLines(host.page);
    await answerFirst(host.page);
    await waitsFor(guest.page);
    await answerFirst(guest.page);
    // The bots have gone on, too.
    await waitsFor(host.page);
    await expect.poll(() => lines(watcher.page)).toBeGreaterThan(before + 2);
    // A take-back needs the others' consent: the bar offers to ask, and says that it has.
    await host.page.getByRole('button', { name: 'Ask to take back' }).click();
    await host.page.getByRole('button', { name: 'The others are asked' }).waitFor();
    await guest.page.getByText('Malvina demande à reprendre sa dernière réponse.').waitFor();
    await picture(guest.page, 'online-vote-fr-phone');
    await picture(watcher.page, 'online-vote-en-desk');
    await guest.page.getByRole('button', { name: 'Accepter' }).click();
    for (const { page } of everybody()) await expect.poll(() => lines(page)).toBe(before);
    await waitsFor(host.page);
    expect(await host.page.getByRole('button', { name: 'The others are asked' }).count()).toBe(0);
  });
});

describe('the end', () => {
  it('comes with the whole game, whose shuffles can be checked', async () => {
    // Both players give their seats to bots, which finish the game.
    for (const { page } of [host, guest]) {
      await page.locator('.tool').last().click();
      await page.locator('.menu-seats select:enabled').first().selectOption('random');
      await page.keyboard.press('Escape');
    }
    for (const { page } of everybody()) await page.locator('.end').waitFor();
    await picture(host.page, 'online-end-en-desk');
    const [download] = await Promise.all([
      host.page.waitForEvent('download'),
      host.page.locator('.end').getByRole('button', { name: 'Export the game' }).click(),
    ]);
    const read = readGameFile(readFileSync(await download.path(), 'utf8'));
    if ('fault' in read) throw new Error(JSON.stringify(read.fault));
    expect(read.file.fairness.words[1]).toBe(WORDS);
    expect(isSealed(read.file)).toBe(true);
  });

  it('leaves links to its moments that open for anybody, and from where another game goes on', async () => {
    const { page } = guest;
    await page.locator('.end').getByRole('button', { name: 'Revoir la partie' }).click();
    await page.getByRole('slider', { name: 'Moment' }).fill('20');
    const moment = page
      .locator('.travel-bar')
      .getByText(/^Moment 20 sur \d+/)
      .first();
    await moment.waitFor();
    const last = Number(/sur (\d+)/.exec((await moment.textContent()) ?? '')?.[1]);
    const world = await page.locator('.world-pane').textContent();
    await page.locator('.travel-bar').getByRole('button', { name: 'Lien', exact: true }).click();
    const address = await page.getByRole('textbox', { name: 'Lien vers ce moment' }).inputValue();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.locator('.travel-bar').waitFor({ state: 'detached' });

    // A new browser: no seat, no token, nothing to ask the server for.
    const stranger = await arrive(server, 'fr');
    const there = stranger.page;
    await there.goto(address);
    await there.locator('.travel-bar').getByText(`Moment 20 sur ${last}.`).first().waitFor();
    await expect.poll(() => there.locator('.world-pane').textContent()).toBe(world);
    expect(await there.getByRole('radio').count()).toBe(0);
    await there.keyboard.press('ArrowRight');
    await there.locator('.travel-bar').getByText(`Moment 21 sur ${last}.`).first().waitFor();
    await there.getByRole('button', { name: /^Continuer d’ici/ }).click();
    await there.getByRole('button', { name: /lever le rideau/ }).click();
    await waitsFor(there);
    expect(there.url()).toMatch(/#table\/[0-9a-f]{12}$/);
    await answerFirst(there);
    expect(stranger.frames).toEqual([]);
    expect(stranger.troubles).toEqual([]);
    await stranger.leave();
  });

  it('leads to a rematch', async () => {
    const over = host.page.url();
    const again = host.page.getByRole('button', { name: 'Play again at the same table' });
    // Without the server the page says that it cannot be reached.
    await host.page.route('**/rematch', (route) => route.abort('aborted'));
    await again.click();
    await host.page.getByRole('alert').getByText('The server cannot be reached.').waitFor();
    await host.page.unroute('**/rematch');
    await again.click();
    await host.page.locator('.gather').waitFor();
    expect(host.page.url()).not.toBe(over);
    await guest.page.getByRole('button', { name: 'Les rejoindre' }).click();
    await guest.page.locator('.gather').waitFor();
    expect(guest.page.url()).toBe(host.page.url());
    await host.page.getByRole('link', { name: 'Back to the games' }).click();
    await host.page
      .getByRole('link', { name: `Go to the online table ${TITLE}` })
      .first()
      .waitFor();
    await picture(host.page, 'online-continue-en-desk');
  });
});

it('nobody was sent what is somebody else’s, and no page complained', () => {
  const secret = link.split('/').at(-1)!;
  for (const { frames } of everybody()) expect(frames.length).toBeGreaterThan(10);
  // Before the end the words and tokens of a seat are secret.
  for (const { frames } of [host, watcher]) {
    const during = frames.slice(
      0,
      frames.findIndex((frame) => frame.includes('"status":"over"')),
    );
    expect(during.join('\n')).not.toContain('xyzzy');
  }
  for (const { frames } of everybody()) expect(frames.join('\n')).not.toContain(secret);
  expect(everybody().flatMap(({ troubles }) => troubles)).toEqual([]);
});
