// Every scene of the table of Quests and Betrayals, and how to reach it.
import type { Heard, Match } from '@oubliette/engine';
import { EVENT_IDS } from '@oubliette/quests-and-betrayals/cards';
import type { GameFile } from '@oubliette/records';
import type { Page } from 'playwright-core';
import { tableNow } from '../src/session/now.ts';
import { bring, isAsked, moment, playedToTheEnd, seenBy, send, tableAt } from './quests-moments.ts';
import { importFile } from './test-server.ts';

/** A player with gems meets a monster and may still find an ally. */
const alone = (match: Match): boolean =>
  (seenBy(match, 0).round ?? 0) > 2 &&
  isAsked(match, 0, 'confront') &&
  isAsked(match, 0, 'talk-to') &&
  seenBy(match, 0).fight?.ally === undefined &&
  (seenBy(match, 0).players[0]?.gems ?? 0) > 0;

const isAllied = (match: Match): boolean => {
  const { fight, round, ledger } = seenBy(match, 0);
  return fight?.ally !== undefined && ledger.some((line) => line.round === round && line.state === 'running');
};

/** The last Arena, if the first seat has not seen it yet. */
function newArena(match: Match): readonly Heard[] {
  const { told } = tableNow(match, 0);
  const arena = told.slice(told.findLastIndex(({ type }) => type === 'challenge'));
  // A player who has had a turn since has seen it.
  return arena.filter(({ type, seat }) => type === 'turn' && seat === 0).length > 1 ? [] : arena;
}
const seesArena = (match: Match): boolean => isAsked(match, 0, 'village') || isAsked(match, 0, 'plunder');

/** The card that the active player draws in the Dungeon. */
const topOf = ({ state }: Match): string | undefined =>
  (state as unknown as { readonly adventure: readonly string[] }).adventure.at(-1);
const isEvent = (card: string | undefined): boolean => EVENT_IDS.some((event) => event === card);

/** An offer of the first seat, answered by another one. */
function countered(seats: number): GameFile {
  const { match, file } = tableAt(alone, { seats, talkative: true });
  const truce = { part: 'promise', piece: `truce:${(seenBy(match, 0).round ?? 0) + 1}:round-end` } as const;
  const card = { part: 'promise', piece: 'card::split' } as const;
  bring(match, 0, { to: 'seat:1', pieces: [{ part: 'give', piece: 'gems:1' }, truce, card] });
  const offer = send(match, 0);
  bring(match, 1, {
    to: `counter:${offer}`,
    pieces: [
      { part: 'ask', piece: 'gems:1' },
      { ...card, part: 'ask-word' },
    ],
  });
  send(match, 1);
  return file();
}

const files = {
  main: () => moment('main-quest', 0),
  three: () => moment('village', 4, { seats: 3, talkative: true }),
  four: () => moment('village', 5, { talkative: true }),
  six: () => moment('village', 5, { seats: 6, talkative: true }),
  claim: () => tableAt((match) => isAsked(match, 0, 'claim') && isAsked(match, 0, 'village'), { dice: 'b' }).file(),
  event: () =>
    tableAt(
      (match) => isAsked(match, 0, 'village') && seenBy(match, 0).moment === 'V1' && isEvent(topOf(match)),
    ).file(),
  /** The idol is near the bottom of the deck: only a long game reaches it. */
  cursed: () =>
    tableAt((match) => isAsked(match, 0, 'village') && seenBy(match, 0).cursed === 0, {
      seats: 3,
      settings: { target: '20' },
    }).file(),
  confront: () => tableAt(alone, { seats: 5, talkative: true }).file(),
  counter: () => countered(6),
  /** A player has found an ally, for a promise. */
  allied: () => tableAt((match) => isAsked(match, 0, 'confront') && isAllied(match), { talkative: true }).file(),
  /** The first seat is about to see an Arena in which a die showed 8. */
  kritik: () =>
    tableAt(
      (match) =>
        seesArena(match) &&
        newArena(match).some(({ type, green, red }) => type === 'arena-dice' && (green === 8 || red === 8)),
    ).file(),
  /** An Arena for the Pot. */
  pot: () => tableAt((match) => seesArena(match) && newArena(match).some(({ type }) => type === 'pot-won')).file(),
  talk: () => moment('arena-talk', 4, { seats: 5, talkative: true }),
  fist: () => moment('fist', 4, { seats: 6, talkative: true }),
  plunder: () => moment('plunder', 4, { seats: 5, talkative: true }),
  settle: () => moment('settle', 1, { talkative: true }),
  end: () => playedToTheEnd(undefined, 4, { dice: 'a', talkative: true }).file(),
} as const satisfies Readonly<Record<string, () => GameFile>>;
type File = keyof typeof files;

const made = new Map<File, GameFile>();
/** Played once, however often it is used. */
function fileAt(file: File): GameFile {
  const known = made.get(file) ?? files[file]();
  made.set(file, known);
  return known;
}

async function openScene(page: Page, address: string, file: File): Promise<void> {
  await page.goto(`${address}/#home`);
  await page.waitForSelector('.shelf');
  await importFile(page, fileAt(file));
  if (file === 'end') await page.waitForSelector('.curve canvas, .curve-drawing');
  else {
    await page.locator('.curtain .brass').first().click();
    await page.waitForSelector('.bar');
  }
  await page.evaluate(() => document.fonts.ready);
}

export async function toTheDecision(page: Page): Promise<void> {
  for (let next = page.locator('.beat-next'); (await next.count()) > 0; ) await next.click();
}

/** On a desktop everything is visible: there are no tabs. */
const tab = async (page: Page, nth: number): Promise<void> => {
  const button = page.locator('.pane-tabs button').nth(nth);
  if (await button.isVisible()) await button.click();
};

export interface Scene {
  readonly go: (page: Page, address: string) => Promise<void>;
  /** At every window size. */
  readonly each?: (page: Page) => Promise<void>;
  /** On a desktop there is nothing to see of it. */
  readonly tabbed?: boolean;
}

const decision =
  (file: File): Scene['go'] =>
  async (page, address) => {
    await openScene(page, address, file);
    await toTheDecision(page);
  };

const pane = (file: File, nth: number): Scene => ({ go: decision(file), each: (page) => tab(page, nth), tabbed: true });

const beat = (n: number): Scene => ({
  go: async (page, address) => {
    await openScene(page, address, 'plunder');
    const next = page.locator('.beat-next');
    for (let i = 0; i < n && (await next.count()) > 0; i++) await next.click();
  },
});

/** The first beat that contains this. */
const beatWith = (file: File, selector: string): Scene => ({
  go: async (page, address) => {
    await openScene(page, address, file);
    while ((await page.locator(selector).count()) === 0) await page.locator('.beat-next').click();
  },
});

/** The scenes that are checked in every run. */
export const MAIN_SCENES: Readonly<Record<string, Scene>> = {
  six: {
    go: async (page, address) => {
      await decision('six')(page, address);
      await page.locator('.qt-plaque.is-open').first().click();
    },
  },
  deal: {
    go: async (page, address) => {
      await decision('confront')(page, address);
      await page.locator('.qt-drop.is-promise').click();
      await page.locator('.qt-tray.is-word .qt-choice-face').first().click();
      await page.waitForSelector('.is-later .qt-chip');
    },
  },
  plunder: { go: decision('plunder') },
};

export const MORE_SCENES: Readonly<Record<string, Scene>> = {
  main: { go: (page, address) => openScene(page, address, 'main') },
  three: { go: decision('three') },
  four: {
    go: async (page, address) => {
      await decision('four')(page, address);
      await page.locator('.qt-shelves button').first().click();
      await page.keyboard.press('Escape');
    },
  },
  mine: pane('six', 1),
  others: pane('six', 2),
  log: pane('six', 3),
  claim: { go: decision('claim') },
  cursed: { go: decision('cursed') },
  event: {
    go: async (page, address) => {
      await decision('event')(page, address);
      const dungeon = page.locator('[data-at=place-dungeon] button:not(.is-picked)');
      // A single option is picked already.
      if ((await dungeon.count()) > 0) await dungeon.click();
      await page.locator('.go').click();
      await page.waitForSelector('.qt-turned-card');
    },
  },
  /** A fight in the Dungeon, with both sums. */
  fight: {
    go: async (page, address) => {
      await decision('allied')(page, address);
      await page.getByRole('radio', { name: /Fight|Combattre/ }).click();
      await page.locator('.go').click();
      await page.waitForSelector('.qt-dungeon-sum');
      await page.locator('.beat-next').click();
    },
  },
  draw: {
    go: async (page, address) => {
      await MORE_SCENES.event!.go(page, address);
      await toTheDecision(page);
    },
  },
  counter: { go: decision('counter') },
  ledger: pane('counter', 2),
  allied: { go: decision('allied') },
  talk: { go: decision('talk') },
  fist: { go: decision('fist') },
  'arena-challenge': beat(0),
  'arena-dice': beat(1),
  'arena-hands': beat(3),
  'arena-kritik': beatWith('kritik', '.qt-kritik'),
  'arena-pot': beatWith('pot', '.qt-pot'),
  'arena-changes': pane('plunder', 2),
  settle: { go: decision('settle') },
  rival: {
    go: async (page, address) => {
      await decision('six')(page, address);
      await page.locator('.rival-name').first().click();
      await page.waitForSelector('dialog');
    },
  },
  curtain: {
    go: async (page, address) => {
      await page.goto(`${address}/#home`);
      await page.waitForSelector('.shelf');
      await importFile(page, fileAt('four'));
      await page.waitForSelector('.curtain .brass');
    },
  },
  guide: {
    go: async (page, address) => {
      await page.goto(`${address}/#home`);
      await page.locator('.learn').last().click();
      await page.waitForSelector('.kit-guide');
    },
    // The tooltip is placed after the window is resized.
    each: async (page) => {
      await page.waitForFunction(() => {
        const { right = 0, bottom = 0 } = document.querySelector('.kit-guide')?.getBoundingClientRect() ?? {};
        return right > 0 && right <= innerWidth && bottom <= innerHeight;
      });
    },
  },
  end: { go: (page, address) => openScene(page, address, 'end') },
  promises: {
    go: (page, address) => openScene(page, address, 'end'),
    each: (page) => page.locator('.qt-promises').evaluate((element) => element.scrollIntoView({ block: 'start' })),
  },
};
