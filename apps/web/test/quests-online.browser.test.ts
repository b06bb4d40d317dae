// Quests and Betrayals online: an offer between two of three browsers is sent, countered, signed and broken; a draft reaches
// no other browser and loses nothing on a slow connection; sentences are muted, refusals have a reason.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrive, bringTable, type OnlineGuest, sitDown } from './online-guests.ts';
import { isAsked, seenBy, tableAt } from './quests-moments.ts';
import { openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const chips = (page: Page, zone: string) => page.locator(`.qt-sheet ${zone} .qt-chip`);

/** Answers every ask in one task: gives nothing away, ends the turn, else the first option. */
const answerSomehow = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector<HTMLElement>('.beat-next')?.click();
    if (document.querySelector('.bar[aria-busy=false]') === null) return;
    const radios = [...document.querySelectorAll<HTMLElement>('[role=radio]')];
    const says = (one: HTMLElement): string => one.ariaLabel ?? one.textContent ?? '';
    const option =
      radios.find((one) => /Nothing|Rien/.test(says(one))) ??
      radios.find((one) => /End the turn|Finir le tour/.test(says(one))) ??
      radios[0];
    if (option?.ariaChecked === 'false') option.click();
    if (option !== undefined) document.querySelector<HTMLElement>('.bar .go')?.click();
  });

it('an offer goes to and fro between two, one of whom loses the network; the word that was given is broken before the third', async () => {
  const played = tableAt(
    (match) => (seenBy(match, 0).round ?? 0) > 2 && isAsked(match, 0, 'confront') && isAsked(match, 0, 'talk-to'),
    { seats: 3 },
  );
  const table = await bringTable(server.address, played.file(), { title: 'Trois paroles' });
  const guests: OnlineGuest[] = await Promise.all([
    arrive(server, 'en'),
    arrive(server, 'fr', 'phone'),
    arrive(server, 'en'),
  ]);
  const [active, ally, third] = guests as [OnlineGuest, OnlineGuest, OnlineGuest];
  for (const [seat, { page }] of guests.entries()) await sitDown(page, table, seat, `Guest ${seat}`);
  for (const { page } of guests) {
    await page.locator('.bar').waitFor();
    for (let next = page.locator('.beat-next'); (await next.count()) > 0; ) await next.click();
  }

  // A draft: two words, one of them a truce.
  await active.page.locator('.qt-partner').first().click();
  await active.page.waitForSelector('.qt-sheet[aria-busy=false]');
  await active.page.locator('.qt-drop.is-promise').click();
  for (const [i, piece] of [/^a truce until/, /^1 gem\b.*this turn/].entries()) {
    await active.page.waitForSelector('.qt-sheet[aria-busy=false]');
    await active.page.getByRole('button', { name: piece }).click();
    await expect.poll(() => chips(active.page, '.is-later').count()).toBe(i + 1);
  }
  for (const { frames } of [ally, third]) expect(frames.join()).not.toMatch(/"truce:/);

  // Sent: both others see it, one of them can answer.
  await active.page.locator('.bar .go').click();
  await ally.page.locator('.qt-standing').waitFor();
  expect(await third.page.locator('.qt-standing').count()).toBe(0);
  await expect.poll(() => third.frames.join()).toMatch(/"truce:/);

  // The connection fails between the offer and the signature; the offer is still there afterwards.
  await ally.page.context().setOffline(true);
  await ally.page.locator('.banner').first().waitFor();
  await ally.page.context().setOffline(false);
  await ally.page.locator('.banner').first().waitFor({ state: 'detached' });
  // The browser logs the missing network.
  ally.troubles.length = 0;
  await ally.page.locator('.qt-standing').waitFor();

  // Countered with one piece less, then signed.
  await ally.page.locator('.qt-standing .brass').nth(1).click();
  await ally.page.waitForSelector('.qt-sheet[aria-busy=false]');
  await ally.page.waitForSelector('.bar .go');
  await ally.page.locator('.qt-sheet .qt-drop.is-ask-word').click();
  await ally.page.locator('.qt-tray.is-word .qt-choice-face').first().click();
  await expect.poll(() => ally.page.locator('.bar .go').getAttribute('aria-disabled')).toBe('false');
  await ally.page.locator('.bar .go').click();
  const counter = active.page.locator('.qt-standing');
  await counter.waitFor();
  await expect.poll(() => counter.textContent()).toMatch(/counter-offer/);
  await counter.locator('.brass', { hasText: 'Sign it' }).click();

  // With an ally there are no more offers; the words are in every ledger.
  await active.page.locator('.qt-allied').waitFor();
  await third.page.locator('.qt-lines li').first().waitFor();

  // The gem is due at the end of the turn. It is not paid, and every ledger says so.
  const broken = third.page.locator('.qt-lines .is-broken, .qt-record:has-text("broken 1")');
  const goOn = async (): Promise<number> => {
    for (const { page } of guests) await answerSomehow(page);
    return broken.count();
  };
  await expect.poll(goOn).toBeGreaterThan(0);
  for (const { troubles, leave } of guests) {
    expect(troubles).toEqual([]);
    await leave();
  }
});

/** A player meets a monster and may talk to two others. */
const before = () =>
  tableAt(
    (match) => (seenBy(match, 0).round ?? 0) > 2 && isAsked(match, 0, 'confront') && isAsked(match, 0, 'talk-to'),
    { seats: 3 },
  ).file();

async function toTheDecision(page: Page): Promise<void> {
  await page.locator('.bar').waitFor();
  for (let next = page.locator('.beat-next'); (await next.count()) > 0; ) await next.click();
}

it('pieces lie in an offer as soon as they are laid, however slow the way; none is lost', async () => {
  const table = await bringTable(server.address, before(), { title: 'Lenteur' });
  const { page, troubles, leave } = await arrive(server, 'en');
  // Messages of the server are delayed.
  let slow = false;
  const late: (() => void)[] = [];
  await page.routeWebSocket(/./, (socket) => {
    const there = socket.connectToServer();
    socket.onMessage((message) => there.send(message));
    there.onMessage((message) => {
      if (slow) late.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await sitDown(page, table, 0, 'Guest');
  await toTheDecision(page);
  await page.locator('.qt-partner').first().click();
  await page.waitForSelector('.qt-sheet[aria-busy=false]');
  await page.locator('.qt-drop.is-promise').click();
  await page.waitForSelector('.qt-sheet[aria-busy=false]');

  slow = true;
  const pieces = [/^a truce until/, /^1 gem\b.*this turn/, /^a fist/];
  for (const [i, piece] of pieces.entries()) {
    await page.getByRole('button', { name: piece }).first().click();
    expect(await chips(page, '.is-later').count()).toBe(i + 1);
  }
  await page.locator('.is-later .qt-remove').first().click();
  expect(await chips(page, '.is-later').count()).toBe(2);
  const laid = await chips(page, '.is-later').allTextContents();

  slow = false;
  for (const go of late.splice(0)) go();
  await page.waitForSelector('.qt-sheet[aria-busy=false]');
  expect((await chips(page, '.is-later').allTextContents()).sort()).toEqual(laid.sort());
  expect(await page.locator('.qt-sheet .qt-refused').allTextContents()).toEqual(['']);
  // The offer holds exactly the pieces that were added.
  await page.locator('.bar .go[aria-disabled=false]').click();
  await page.locator('.qt-standing').waitFor();
  const sent = page.locator('.qt-standing .is-later .qt-chip');
  expect((await sent.allTextContents()).sort()).toEqual(laid.sort());
  expect(troubles).toEqual([]);
  await leave();
});

it('a sentence of one’s own can be muted by whoever reads it, and an offer is refused with a reason that its sender reads', async () => {
  const table = await bringTable(server.address, before(), { title: 'Sourdine' });
  const guests: OnlineGuest[] = [await arrive(server, 'en'), await arrive(server, 'en')];
  const [active, other] = guests as [OnlineGuest, OnlineGuest];
  for (const [seat, { page }] of guests.entries()) {
    await sitDown(page, table, seat, `Guest ${seat}`);
    await toTheDecision(page);
  }
  const words = 'On my late aunt, half of everything';
  await active.page.locator('.qt-partner').first().click();
  await active.page.waitForSelector('.qt-sheet[aria-busy=false]');
  await active.page.locator('.qt-drop.is-promise').click();
  await active.page.waitForSelector('.qt-sheet[aria-busy=false]');
  await active.page.locator('.qt-tray.is-word .qt-choice-face').last().click();
  await active.page.locator('.qt-own-word input').fill(words);
  await active.page.locator('.qt-own-word .brass').click();
  await expect.poll(() => chips(active.page, '.is-later').textContent()).toContain(words);
  await active.page.waitForSelector('.qt-sheet[aria-busy=false]');
  await active.page.locator('.bar .go[aria-disabled=false]').click();

  const offer = other.page.locator('.qt-standing');
  await offer.waitFor();
  expect(await offer.textContent()).toContain(words);
  await offer.locator('.qt-mute').click();
  await expect.poll(() => offer.textContent()).not.toContain(words);
  expect(await offer.textContent()).toContain('(muted)');
  // For this reader only, and reversible.
  expect(await active.page.locator('.qt-standing').textContent()).toContain(words);
  await offer.locator('.qt-mute').click();
  await expect.poll(() => offer.textContent()).toContain(words);

  await offer.getByRole('button', { name: 'Refuse' }).click();
  const reason = other.page.getByRole('radio', { name: /I know you/ });
  await reason.click();
  await other.page.locator('.bar .go[aria-disabled=false]').click();
  const bubble = active.page.locator('.qt-partner').first();
  await expect.poll(() => bubble.textContent()).toMatch(/I know you/);
  expect(await active.page.locator('.qt-standing').count()).toBe(0);
  for (const { troubles, leave } of guests) {
    expect(troubles).toEqual([]);
    await leave();
  }
});
