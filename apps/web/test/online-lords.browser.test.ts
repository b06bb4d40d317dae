// Dungeon Lords online: secrets reach only their seat, and a returning player is told what a bot did.
import { ORDERS } from '@oubliette/dungeon-lords/cards';
import { view } from '@oubliette/engine';
import { type Following, follow, PROTOCOL } from '@oubliette/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { View } from '../src/tables/dungeon-lords/reading.ts';
import { playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, tableOf } from './game-files.ts';
import { axeFaults, sticksOut } from './looks.ts';
import { answerAtOnce, arrive, bringTable, makeTable, type OnlineGuest, sitDown, waitsFor } from './online-guests.ts';
import { openTestServer, picture, type TestServer } from './test-server.ts';

let server: TestServer;
let lord: OnlineGuest;
let lady: OnlineGuest;
let watcher: OnlineGuest;
beforeAll(async () => {
  server = await openTestServer();
  const table = await makeTable(server.address, {
    game: 'dungeon-lords',
    seats: 2,
    title: 'Permis de nuire',
    standInAfter: 1,
    standInLevel: 'random',
    timer: { kind: 'move', seconds: 600 },
  });
  [lord, lady, watcher] = await Promise.all([
    arrive(server, 'fr'),
    arrive(server, 'en', 'phone'),
    arrive(server, 'fr'),
  ]);
  await sitDown(lord.page, table, 0, 'Malvina');
  await sitDown(lady.page, table, 1, 'Baron Grumble');
  await watcher.page.goto(`${server.address}/#watch/${table.table}/${table.spectator}`);
  await table.start();
  for (const { page } of [lord, lady]) await waitsFor(page);
  await watcher.page.locator('.bar').waitFor();
});
afterAll(() => server.close());

/** The messages of the game that a page received; presence and thinking are no secrets. */
const told = ({ frames }: OnlineGuest): string[] =>
  frames.filter((frame) => /^\{("stream":"[\w-]+","position":\d+,)?"t":"(view|change)"/.test(frame));

/** The knowledge of a page, rebuilt from what it received. */
function seenBy(guest: OnlineGuest): Following['seen'] & { readonly game: View } {
  let at: Following | undefined;
  for (const frame of told(guest)) {
    const next = follow(at, JSON.parse(frame));
    if (next !== 'gap') at = next;
  }
  if (at === undefined) throw new Error('nothing came yet');
  return at.seen as Following['seen'] & { readonly game: View };
}

/** Cards that only this seat knows. */
function ownCards(owner: OnlineGuest, seat: number): string[] {
  const { players, combatCards, combatShown } = seenBy(owner).game;
  const { traps = [], buriedTraps = [], plan } = players[seat]!;
  const spied = combatCards.slice(combatShown).filter((card) => card !== 'hidden');
  return [...traps, ...buriedTraps, ...(plan?.traps ?? []), ...spied];
}
/** Cards that are public. */
function openCards(anybody: OnlineGuest): string[] {
  const { players, combatCards, combatShown, usedTraps } = seenBy(anybody).game;
  return [...usedTraps, ...players.flatMap(({ shownTraps }) => shownTraps), ...combatCards.slice(0, combatShown)];
}

/** The secret choices of a seat, as its own page knows them. */
function draft(owner: OnlineGuest, seat: number): readonly string[] {
  const frame = seenBy(owner).frames.at(-1) as { readonly drafts?: readonly (readonly string[])[] } | undefined;
  return frame?.drafts?.[seat] ?? [];
}

/** No page received a card that only another seat knows; returns the number of such cards. */
function expectKept(): number {
  const open = [...openCards(lord), ...openCards(lady)];
  const [his, hers] = [ownCards(lord, 0), ownCards(lady, 1)];
  const secrets = [
    { cards: his, from: [lady, watcher], known: [...open, ...hers] },
    { cards: hers, from: [lord, watcher], known: [...open, ...his] },
  ].map(({ cards, from, known }) => ({ cards: cards.filter((card) => !known.includes(card)), from }));
  for (const { cards, from } of secrets)
    for (const { frames } of from)
      for (const card of cards) expect(frames.filter((frame) => frame.includes(`"${card}"`))).toEqual([]);
  // Fields that never hold a card hold none.
  for (const [guest, others] of [
    [lord, [1]],
    [lady, [0]],
    [watcher, [0, 1]],
  ] as const)
    for (const other of others) {
      const { traps, buriedTraps, dealt, plan, played, shown } = seenBy(guest).game.players[other]!;
      expect({ traps, buriedTraps, dealt, planned: plan?.traps }).toEqual({});
      expect(played.length).toBe(shown);
    }
  return new Set(secrets.flatMap(({ cards }) => cards)).size;
}

/** A chat message: everything sent before it has arrived with it. */
async function speak(text: string): Promise<void> {
  await lord.page.locator('.players-button').click();
  await lord.page.getByLabel('Dire quelque chose à la table').fill(text);
  await lord.page.keyboard.press('Enter');
  await lord.page.keyboard.press('Escape');
  for (const { page } of [lady, watcher]) await page.locator('.banner').getByText(text).waitFor();
}

async function answer(page: Page): Promise<void> {
  const option = page.locator('.bar[aria-busy=false] [role=radio]').first();
  if ((await option.getAttribute('aria-checked')) === 'false') await option.click();
  await page.locator('.go').click();
}

it('a choice that is not complete is not a byte to anybody else', async () => {
  await picture(lord.page, 'online-lords-fr-desk');
  await picture(lady.page, 'online-lords-en-phone');
  await picture(watcher.page, 'online-lords-watch-fr-desk');
  // The order that a player does without is one step; the three orders of a round are three.
  for (const { page } of [lord, lady]) await answer(page);
  for (const one of [lord, lady, watcher]) await expect.poll(() => told(one).length).toBeGreaterThan(2);
  await waitsFor(lord.page);
  const before = [lady, watcher].map((one) => told(one).length);
  const own = told(lord).length;
  await answer(lord.page);
  await expect.poll(() => told(lord).length).toBeGreaterThan(own);
  await speak('Alors ?');
  expect([lady, watcher].map((one) => told(one).length)).toEqual(before);
});

it('somebody who is still thinking may say so, and says nothing more', async () => {
  // Another tab of the same seat, which only thinks.
  await lady.page.evaluate((v) => {
    const [, kept] = Object.entries(localStorage).find(([key]) => key.startsWith('oubliette.online.'))!;
    const { table, token } = JSON.parse(kept) as { table: string; token: string };
    const socket = new WebSocket('/socket');
    socket.onopen = () => {
      socket.send(JSON.stringify({ t: 'hello', v, table, token }));
      setTimeout(() => socket.send('{"t":"thinking"}'), 200);
    };
  }, PROTOCOL);
  await watcher.page.getByText('Baron Grumble réfléchit encore.').waitFor();
  await lady.page.reload();
  await waitsFor(lady.page);
});

it('whoever was away is told what a bot did meanwhile', async () => {
  const before = told(watcher).length;
  await lady.page.context().setOffline(true);
  await lord.page.locator('.banner').getByText('un bot le remplace').waitFor();
  // All orders of this player are given: that much is public.
  await expect.poll(() => told(watcher).length).toBeGreaterThan(before);
  await lady.page.context().setOffline(false);
  const summary = lady.page.locator('.banner.is-long');
  await summary.getByText('While you were away a bot played for you:').waitFor();
  await picture(lady.page, 'online-stood-in-en-phone');
  expect(await sticksOut(lady.page)).toEqual([]);
  expect(await axeFaults(lady.page)).toEqual([]);
  await summary.getByRole('button', { name: 'All right' }).click();
  expect(await summary.count()).toBe(0);
});

it('whoever has handed his seat to a bot is told so for as long as it plays, and takes it back by one button', async () => {
  const { page } = lady;
  await page.locator('.players-button').click();
  await page.getByRole('button', { name: 'Let a bot play for Baron Grumble' }).click();
  await page.keyboard.press('Escape');
  const told = page.locator('.banner').filter({ hasText: 'A bot plays for you.' });
  await told.waitFor();
  await lord.page.locator('.banner').getByText('Un bot joue désormais pour Baron Grumble').waitFor();
  await told.getByRole('button', { name: 'Take the seat back' }).click();
  await told.waitFor({ state: 'detached' });
});

const answered = (): number => seenBy(lord).answered + seenBy(lady).answered;

/** Every awaited player answers. */
async function play(): Promise<number> {
  for (const { page } of [lord, lady]) await answerAtOnce(page);
  return answered();
}

/** Another table: the first summer, when both players have traps, and one has looked at a card in town. */
async function goOnInSummer(): Promise<void> {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 2));
  playEagerly(played, ({ game, state }) => {
    const { season } = view(game, state, 'spectator').game as View;
    return season === 'summer' && view(game, state, 0).asks[0]?.kind === 'order';
  });
  const table = await bringTable(server.address, played.file(), { title: 'L’été des pièges' });
  for (const one of [lord, lady, watcher]) {
    await one.page.goto(server.address);
    one.frames.length = 0;
  }
  await sitDown(lord.page, table, 0, 'Malvina');
  await sitDown(lady.page, table, 1, 'Baron Grumble');
  await watcher.page.goto(`${server.address}/#watch/${table.table}/${table.spectator}`);
  for (const { page } of [lord, lady]) await waitsFor(page);
  await watcher.page.locator('.bar').waitFor();
}

it('what a seat alone knows is in no frame that anybody else gets, over a round and into the next', async () => {
  await goOnInSummer();
  // All orders, including a trainee's: now they are complete, and still secret.
  const before = [lady, watcher].map((one) => told(one).length);
  while (seenBy(lord).asks.length > 0) {
    const given = draft(lord, 0).length;
    const give = (): Promise<number> => answerAtOnce(lord.page).then(() => draft(lord, 0).length);
    await expect.poll(give).toBeGreaterThan(given);
  }
  await speak('Scellé.');
  const orders = draft(lord, 0);
  expect(orders.length).toBeGreaterThan(2);
  expect(ORDERS).toEqual(expect.arrayContaining([...orders]));
  for (const [at, one] of [lady, watcher].entries()) {
    const since = told(one).slice(before[at]);
    expect(since).toHaveLength(1);
    for (const order of orders) expect(since[0]).not.toContain(`"${order}"`);
  }

  let most = expectKept();
  const begun = answered();
  while (seenBy(lord).game.season === 'summer' || seenBy(lord).asks[0]?.kind !== 'order') {
    const so = answered();
    await expect.poll(play).toBeGreaterThan(so);
    most = Math.max(most, expectKept());
  }
  expect(answered() - begun).toBeGreaterThan(6);
  // A trap of each player, and a card of the coming combat.
  expect(most).toBeGreaterThan(2);
});

it('the button that asks the others for a take-back stays in the bar', async () => {
  const table = await makeTable(server.address, {
    game: 'dungeon-lords',
    seats: 2,
    title: 'D’accord ?',
    undo: 'consent',
  });
  for (const { page } of [lord, lady]) await page.goto(server.address);
  await sitDown(lord.page, table, 0, 'Malvina');
  await sitDown(lady.page, table, 1, 'Baron Grumble');
  await table.start();
  for (const { page } of [lord, lady]) await waitsFor(page);
  // The choice of the winter is made together: only the others' consent takes it back.
  for (const { page } of [lord, lady]) await answer(page);
  const asking = lord.page.getByRole('button', { name: 'Demander à défaire' });
  for (const button of [asking, lord.page.getByRole('button', { name: 'On demande aux autres' })]) {
    if (button !== asking) await asking.click();
    await button.waitFor();
    expect(await sticksOut(lord.page)).toEqual([]);
    const [box, bar] = await Promise.all([button.boundingBox(), lord.page.locator('.bar').boundingBox()]);
    expect(box!.x + box!.width).toBeLessThanOrEqual(bar!.x + bar!.width);
    expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y + bar!.height);
  }
});

it('no page complained', () => {
  expect([lord, lady, watcher].flatMap(({ troubles }) => troubles)).toEqual([]);
});
