// What is told beat by beat, when an answer is taken back or given by itself meanwhile, and when it is looked at again.
import { enter, isOver, type Match, view } from '@oubliette/engine';
import { noTakeBack, previewOf } from '@oubliette/protocol';
import type { GameFile } from '@oubliette/records';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf } from '../src/device/open-game.ts';
import { type TableNow, tableNow } from '../src/session/now.ts';
import { fightsAt } from '../src/tables/dungeon-lords/fight-beats.ts';
import type { View } from '../src/tables/dungeon-lords/reading.ts';
import { playEagerly } from './dungeon-lords-moments.ts';
import { BOT, PEOPLE, PERSON, tableOf } from './game-files.ts';
import { importFile, openTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface Answer {
  readonly file: GameFile;
  /** Its place among the options. */
  readonly at: number;
}

const ask = ({ asks }: TableNow) => asks.find(({ optional }) => !optional);

/** A blow is shown when its victim is known. */
const isUndecided = (now: TableNow): boolean => ['target', 'trap-target'].includes(ask(now)?.kind ?? '');

/** A game in which the first seat has an answer that leads to beats of a fight, and is asked again at once. */
function beforeFight(fits: (after: Match, now: TableNow) => boolean): Answer {
  for (let dice = 0; dice < 60; dice++) {
    const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
    let found: Answer | undefined;
    playEagerly(
      played,
      (match) => {
        const [seat] = view(match.game, match.state, 'spectator').waiting;
        const before = tableNow(match, 0);
        const asked = ask(before);
        const { season } = before.seen.game as View;
        if (season !== 'combat' || seat !== 0 || asked === undefined || asked.options.length < 2) return false;
        const at = asked.options.findIndex((option) => {
          const after = structuredClone({ ...match, game: undefined }) as unknown as Match;
          const then = { ...after, game: match.game };
          enter(then, { seat: 0, verb: 'answer', kind: asked.kind, option, n: before.seen.answered });
          if (isOver(then.state) || view(then.game, then.state, 'spectator').waiting[0] !== 0) return false;
          const now = tableNow(then, 0);
          const fought = [0, 1, 2].flatMap((one) => fightsAt(now.told, one)).flatMap(({ beats }) => beats);
          return !isUndecided(now) && fought.some(({ to }) => to > before.told.length) && fits(then, now);
        });
        if (at >= 0) found = { file: played.file(), at };
        return at >= 0;
      },
      `beats ${dice}`,
    );
    if (found !== undefined) return found;
  }
  throw new Error('no game comes to such a fight');
}

const asksOrBeats = (page: Page) => page.waitForSelector('.beat-next, .bar[aria-busy=false] [role=radio]');
/** Goes on to the question; returns how many beats came before it. */
async function beatsSeen(page: Page): Promise<number> {
  for (let beats = 0; ; beats++) {
    const next = await asksOrBeats(page);
    if (!((await next.getAttribute('class')) ?? '').includes('beat-next')) return beats;
    await next.click();
  }
}

async function giveAnswer(page: Page, at: number): Promise<void> {
  await page.locator(`[role=radio][data-at="${at}"]`).click();
  await page.locator('.go').click();
}

it('an answer that is given again after it was taken back is told beat by beat again', async () => {
  const { file, at } = beforeFight((match) => noTakeBack(match, 0) === undefined);
  const { page, troubles, leave } = await server.enter('en');
  await importFile(page, file);
  await page.locator('.curtain .brass').first().click();
  await beatsSeen(page);
  const lines = await page.locator('.log .line').count();
  await giveAnswer(page, at);
  await page.waitForSelector('.beat-next');
  // A screen reader reads what is told, and the question after the last beat.
  const read = page.locator('p.unseen[role=status]').first();
  const first = (await read.textContent()) ?? '';
  const beats = await beatsSeen(page);
  expect(beats).toBeGreaterThan(0);
  const question = (await page.locator('#sentence').textContent()) ?? '';
  expect(first).not.toContain(question);
  await expect.poll(() => read.textContent()).toContain(question);
  await page.locator('.bar-small .brass', { hasText: 'Take back' }).click();
  await expect.poll(() => page.locator('.log .line').count()).toBe(lines);
  await giveAnswer(page, at);
  await page.waitForSelector('.beat-next');
  expect(await beatsSeen(page)).toBe(beats);
  expect(troubles).toEqual([]);
  await leave();
});

function hasOneAnswer({ asks }: TableNow): boolean {
  const [only, ...others] = asks;
  return others.length === 0 && only?.options.length === 1 && only.refused.length === 0 && only.soFar.length === 0;
}

async function answerByItself(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage['oubliette.preferences'] = JSON.stringify({ trivial: true, pace: 'fast' });
  });
  await page.reload();
}

/** Notes whether a question with one answer was on the screen. */
const watchForOneAnswer = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = () => document.querySelectorAll('.bar [role=radio]').length;
    new MutationObserver(() => {
      if (seen() === 1) document.body.dataset.asked = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });

it('a question with one answer is answered by itself after the fight that led to it was told', async () => {
  const { file, at } = beforeFight((_, now) => hasOneAnswer(now));
  const { page, troubles, leave } = await server.enter('en');
  await answerByItself(page);
  await importFile(page, file);
  await page.locator('.curtain .brass').first().click();
  await beatsSeen(page);
  await watchForOneAnswer(page);
  await giveAnswer(page, at);
  await page.waitForSelector('.beat-next');
  for (let next = page.locator('.beat-next'); (await next.count()) > 0; ) await next.click();
  await expect.poll(() => page.evaluate(() => document.body.dataset.asked)).toBe('yes');
  expect(troubles).toEqual([]);
  await leave();
});

/** A game against bots in which the first seat has one answer, which reveals nothing. */
function beforeOneAnswer(): GameFile {
  for (let dice = 0; dice < 60; dice++) {
    const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
    playEagerly(
      played,
      (match) => {
        const now = tableNow(match, 0);
        const { kind = '', options: [only = ''] = [] } = ask(now) ?? {};
        const [seat] = view(match.game, match.state, 'spectator').waiting;
        return seat === 0 && hasOneAnswer(now) && previewOf(match, 0, kind, only) !== undefined;
      },
      `one answer ${dice}`,
    );
    const chairs = [PERSON, BOT, BOT];
    if (!isOver(played.match.state)) return fileOf({ ...played.openGame, chairs })!;
  }
  throw new Error('no game comes to such a question');
}

it('a question with one answer is not answered while the table is still being loaded', async () => {
  const file = beforeOneAnswer();
  const { page, troubles, leave } = await server.enter('en');
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage as (this: Worker, message: unknown) => void;
    Worker.prototype.postMessage = function (this: Worker, message: { what?: unknown }) {
      if (message.what === 'answer') document.body.dataset.answered = 'yes';
      send.call(this, message);
    };
  });
  let load = (): void => {};
  const loads = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/assets\/screen-[^/]+\.js$/, async (route) => {
    await loads;
    await route.continue();
  });
  await answerByItself(page);
  await importFile(page, file);
  await page.locator('.table-page > .opening').waitFor();
  // The worker replies in order: after this reply it would have replied to what leads to an answer.
  await page.locator('.tool.is-menu').click();
  const chair = page.locator('dialog select').nth(1);
  await chair.selectOption('apprentice');
  await expect.poll(() => chair.inputValue()).toBe('apprentice');
  await page.keyboard.press('Escape');
  const answered = (): Promise<string | undefined> => page.evaluate(() => document.body.dataset.answered);
  expect(await answered()).toBeUndefined();
  await watchForOneAnswer(page);
  load();
  // What led to it may be told beat by beat first.
  const goOn = (): Promise<void> =>
    page.locator('.beat-next').evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
  await expect.poll(() => goOn().then(answered)).toBe('yes');
  expect(await page.evaluate(() => document.body.dataset.asked)).toBe('yes');
  expect(troubles).toEqual([]);
  await leave();
});

/** The first seat is asked in the second year, and has not been told the whole last fight of the first. */
function afterFights(): GameFile {
  for (let dice = 0; dice < 60; dice++) {
    const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
    playEagerly(
      played,
      (match) => {
        const now = tableNow(match, 0);
        const { year, season } = now.seen.game as View;
        const [seat] = view(match.game, match.state, 'spectator').waiting;
        const since = now.told.length - now.fresh;
        const fought = [0, 1, 2].flatMap((one) => fightsAt(now.told, one)).flatMap(({ beats }) => beats);
        return seat === 0 && year === 2 && season !== 'combat' && fought.filter(({ to }) => to > since).length > 1;
      },
      `after fights ${dice}`,
    );
    if (!isOver(played.match.state)) return played.file();
  }
  throw new Error('no game comes to such a year');
}

it('what changed since my last answer is told up to the beat that is shown', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await importFile(page, afterFights());
  await page.locator('.curtain .brass').first().click();
  const next = page.locator('.beat-next');
  await next.waitFor();
  const recap = page.locator('.recap');
  const where = recap.locator('.recap-where');
  const countedAsTold = async (): Promise<void> => {
    const told = await page.locator('.log .line.is-fresh').count();
    expect(await recap.locator('summary b').allTextContents()).toEqual(told < 2 ? [] : [`${told} things happened`]);
    if (told >= 2 && (await recap.getAttribute('open')) === null) await recap.locator('summary').click();
  };
  let beats = 0;
  for (; (await next.count()) > 0; beats++) {
    await countedAsTold();
    expect(await where.count()).toBe(0);
    await next.click();
  }
  expect(beats).toBeGreaterThan(1);
  await countedAsTold();
  await expect.poll(() => where.textContent()).toContain('Year II, winter');
  expect(troubles).toEqual([]);
  await leave();
});

it('the top bar shows the year and the season of the beat that is shown', async () => {
  const { page, troubles, leave } = await server.enter('en');
  await importFile(page, afterFights());
  await page.locator('.curtain .brass').first().click();
  const track = () => page.locator('.kit-track > b, .kit-track .is-now').allTextContents();
  const next = page.locator('.beat-next');
  await next.waitFor();
  for (; (await next.count()) > 0; await next.click()) expect(await track()).toEqual(['Year I', 'Combat']);
  await expect.poll(track).toEqual(['Year II', 'Winter']);
  // An earlier moment is shown as it was; after it the fight is told again.
  await page.locator('.log .line-go').first().click();
  await page.locator('.travel-bar').waitFor();
  expect(await track()).toEqual(['Year I', 'Winter']);
  await page.keyboard.press('Escape');
  await next.waitFor();
  await expect.poll(track).toEqual(['Year I', 'Combat']);
  expect(troubles).toEqual([]);
  await leave();
});

it('a fight of a finished game is looked at as it stood then, wherever one comes from', async () => {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  let fight = 0;
  playEagerly(played, ({ game, state, entries }) => {
    if ((view(game, state, 'spectator').game as View).fight !== undefined) fight = entries.length;
    return false;
  });
  const { page, troubles, leave } = await server.enter('en');
  await importFile(page, played.file());
  await page.waitForSelector('.end');
  await page.goto(`${page.url()}/${fight}`);
  await page.reload();
  const corridor = page.locator('.dl-corridor');
  await corridor.waitFor();
  const then = await corridor.innerHTML();
  const moment = page.getByRole('slider', { name: 'Moment' });
  for (const before of [0, played.match.entries.length]) {
    await moment.fill(String(before));
    await corridor.waitFor({ state: 'detached' });
    await moment.fill(String(fight));
    await corridor.waitFor();
    expect(await corridor.innerHTML(), `from ${before}`).toBe(then);
  }
  expect(troubles).toEqual([]);
  await leave();
});
