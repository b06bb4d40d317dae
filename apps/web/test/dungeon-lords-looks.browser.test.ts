// The scenes of Dungeon Lords in both languages and three sizes; none shows another seat's secrets.
import { view } from '@oubliette/engine';
import type { Lang } from '@oubliette/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGame } from '../src/base/games.ts';
import type { View } from '../src/tables/dungeon-lords/reading.ts';
import { faintTexts } from './contrast.ts';
import { ended, moment, playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, tableOf, takeUp } from './game-files.ts';
import { axeFaults, sticksOut, tooSmall } from './looks.ts';
import { importFile, openTestServer, picture, type SIZES, type TestServer, type Theme } from './test-server.ts';
import { untilTold } from './whole-games.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const files = {
  // A dungeon with four rooms, two monsters, three traps and three prisoners.
  orders: () => moment('order', { year: 2, season: 3, dice: 'lords 1559' }),
  early: () => moment('order', { year: 1, season: 3 }),
  dig: () => moment('dig-tunnels'),
  hire: () => moment('recruit-monster'),
  plan: () => moment('plan-tile'),
  attack: () => moment('attack', { year: 2, items: 'basic', answers: 4, dice: 'lords 89' }),
  give: () => moment('give-item', { items: 'basic' }),
  send: () => moment('send-item', { season: 3, items: 'advanced' }),
  /** Imps at work and imps at rest, beside magic items. */
  crowded: () => {
    const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3), [], { items: 'advanced' });
    playEagerly(played, ({ game, state }) => {
      const { waiting, game: seen } = view(game, state, 0);
      const { imps, busy, tokens } = (seen as View).players[0]!;
      return waiting[0] === 0 && imps > 2 && busy > 0 && tokens?.length === 4;
    });
    return played.file();
  },
  end: ended,
};

async function open(page: Page, file: keyof typeof files): Promise<void> {
  await page.goto(`${server.address}/#home`);
  await page.waitForSelector('.shelf');
  await importFile(page, files[file]());
  if (file === 'end') await page.waitForSelector('.end');
  else {
    await page.locator('.curtain .brass').first().click();
    await page.waitForSelector('.bar');
  }
  await page.evaluate(() => document.fonts.ready);
}

async function toTheDecision(page: Page): Promise<void> {
  for (let next = page.locator('.beat-next'); (await next.count()) > 0; next = page.locator('.beat-next'))
    await next.click();
}

const scenes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  orders: async (page) => {
    await open(page, 'orders');
    await page.locator('[role=radio]').nth(2).click();
    await page.locator('.go').click();
    await page.locator('[role=radio]').nth(1).click();
  },
  'why-not': async (page) => {
    await page.locator('.kit-card.is-shut').first().click();
    await page.waitForSelector('.kit-why');
  },
  rival: async (page) => {
    const others = page.locator('.pane-tabs button').nth(2);
    if (await others.isVisible()) await others.click();
    await page.locator('.rival-name').first().click();
    await page.waitForSelector('dialog');
  },
  dig: async (page) => {
    await open(page, 'dig');
    await page.locator('.kit-cell.is-open').first().click();
  },
  hire: (page) => open(page, 'hire'),
  give: async (page) => {
    await open(page, 'give');
    await page.locator('[role=radio]').first().click();
  },
  send: async (page) => {
    await open(page, 'send');
    await page.locator('[role=radio]').first().click();
  },
  plan: async (page) => {
    await open(page, 'plan');
    await page.locator('[role=radio]').first().click();
  },
  workshop: async (page) => {
    await page.locator('.dl-to-shop:visible, .dl-shop-link:visible').first().click();
    await page.waitForSelector('.dl-outcome');
  },
  attack: async (page) => {
    await open(page, 'attack');
    await toTheDecision(page);
    await page.locator('[role=radio]').first().click();
  },
  beat: untilTold,
  hint: async (page) => {
    await open(page, 'dig');
    await page.keyboard.press('h');
    await page.waitForSelector('.hint-note .why');
  },
  guide: async (page) => {
    await page.goto(`${server.address}/#home`);
    await page.locator('.learn').first().click();
    await page.waitForSelector('.kit-guide');
  },
  end: (page) => open(page, 'end'),
  replay: async (page) => {
    await page.locator('.end .brass:has(.icon)').first().click();
    await page.locator('.travel-bar input[type=range]').fill('90');
    await page.locator('.travel-bar', { hasText: '90' }).waitFor();
  },
};

type Combination = readonly [Lang, keyof typeof SIZES, Theme];
const looked: readonly Combination[] = [
  ['en', 'desk', 'dark'],
  ['fr', 'phone', 'dark'],
];
/** The same scenes in the other language, in the light theme when wide, and on the narrowest screen: in the full run. */
const translated: readonly Combination[] = [
  ['fr', 'narrow', 'dark'],
  ['en', 'desk', 'light'],
  ['fr', 'desk', 'dark'],
  ['en', 'phone', 'dark'],
];
/** All of them when pictures are taken. */
const pictured: readonly Combination[] = [
  ['fr', 'desk', 'light'],
  ['fr', 'phone', 'light'],
  ['en', 'phone', 'light'],
];
const PICTURES = process.env.OUBLIETTE_PICTURES === '1';
const FULL = process.env.OUBLIETTE_FULL === '1';
const combinations = [...looked, ...(FULL || PICTURES ? translated : []), ...(PICTURES ? pictured : [])];

/** Axe checks both themes at once. Other languages and sizes have the same elements: each scene once, wide or high. */
const LOOKED: Readonly<Record<string, readonly string[]>> = {
  'en desk dark': ['why-not', 'hire', 'give', 'workshop', 'beat', 'attack', 'guide', 'replay'],
  'fr phone dark': ['orders', 'rival', 'dig', 'send', 'plan', 'hint', 'end'],
};
/** Where the contrast of every text is measured, in both themes; in a short run, in scenes with all kinds of text. */
const READ = ['fr phone dark', 'en desk light'];
const MAIN = ['orders', 'plan', 'end'];
/** In a short run: the scenes that axe checks, and those that lead there. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  'en desk dark': ['orders', 'why-not', 'hire', 'give', 'plan', 'workshop', 'attack', 'beat', 'guide', 'end', 'replay'],
  'fr phone dark': ['orders', 'rival', 'dig', 'send', 'plan', 'attack', 'hint', 'end'],
};

it.each(combinations)(
  'every scene in %s on a %s screen, %s',
  async (...combination) => {
    const [lang, size, theme] = combination;
    const { page, troubles, leave } = await server.enter(lang, size, { theme, painted: true });
    const here = combination.join(' ');
    const axe = FULL && theme === 'dark' ? Object.keys(scenes) : (LOOKED[here] ?? []);
    for (const [scene, look] of Object.entries(scenes)) {
      if (!FULL && !PICTURES && SHORT[here]?.includes(scene) !== true) continue;
      await look(page);
      await picture(page, `lords-${scene}-${size}-${lang}-${theme}`);
      expect({ scene, out: await sticksOut(page) }).toEqual({ scene, out: [] });
      expect({ scene, small: await tooSmall(page) }).toEqual({ scene, small: [] });
      if (READ.includes(here) && (FULL || MAIN.includes(scene)))
        expect({ scene, faint: await faintTexts(page) }).toEqual({ scene, faint: [] });
      if (axe.includes(scene)) expect({ scene, found: await axeFaults(page) }).toEqual({ scene, found: [] });
    }
    expect(troubles).toEqual([]);
    await leave();
  },
  600_000,
);

it('each scene is looked at once', () => {
  expect(Object.values(LOOKED).flat().toSorted()).toEqual(Object.keys(scenes).toSorted());
});

/** Sizes between a tablet and a laptop, where the layout changes. */
it.each(FULL ? [1024, 1190, 1280] : [1190])('at %i pixels nothing lies on anything else', async (width) => {
  const { page, troubles, leave } = await server.enter('en', 'desk');
  await page.setViewportSize({ width, height: 768 });
  await open(page, 'orders');
  expect(await sticksOut(page)).toEqual([]);
  const overlaps = await page.evaluate(() => {
    const boxes = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect());
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const apart = [...boxes('.kit-slot'), ...boxes('.kit-card'), ...boxes('.bar .go')];
    const onEachOther = apart.filter((box, i) => apart.slice(i + 1).some((other) => meet(box, other))).length;
    const clipped = [...document.querySelectorAll('.dl-order')].filter((order) => {
      const { right } = order.getBoundingClientRect();
      return [...order.querySelectorAll('.dl-effect > *')].some(
        (part) => part.checkVisibility() && part.getBoundingClientRect().right > right,
      );
    }).length;
    return { things: apart.length, onEachOther, clipped };
  });
  expect(overlaps).toEqual({ things: 12, onEachOther: 0, clipped: 0 });
  expect(troubles).toEqual([]);
  await leave();
});

/** Elements that are wider than the frame around them. */
const outsideOf = (page: Page, frame: string, parts: string): Promise<string[]> =>
  page.evaluate(
    ([frame, parts]) =>
      [...document.querySelectorAll(frame)].flatMap((around) => {
        const { left, right } = around.getBoundingClientRect();
        return [...around.querySelectorAll(parts)]
          .filter((part) => part.checkVisibility())
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.left < left - 0.5 || box.right > right + 0.5)
          .map(({ part, box }) => `${around.className}: ${part.className} ${Math.round(box.right - right)}`);
      }),
    [frame, parts] as const,
  );

/** Elements that end below the frame around them. */
const belowOf = (page: Page, frame: string, parts: string): Promise<string[]> =>
  page.evaluate(
    ([frame, parts]) =>
      [...document.querySelectorAll(frame)].flatMap((around) =>
        [...around.querySelectorAll(parts)]
          .map((part) => ({ part, by: part.getBoundingClientRect().bottom - around.getBoundingClientRect().bottom }))
          .filter(({ by }) => by > 0.5)
          .map(({ part, by }) => `${part.className} ${Math.round(by)}`),
      ),
    [frame, parts] as const,
  );

it.each<Lang>(['en', 'fr'])('on tablets imps stay in their den and prices on their orders, in %s', async (lang) => {
  const { page, troubles, leave } = await server.enter(lang, 'desk');
  for (const [width, height] of [
    [1024, 768],
    [700, 1000],
    [720, 1000],
    [768, 1024],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, 'crowded');
    expect({ width, out: await sticksOut(page) }).toEqual({ width, out: [] });
    expect(await page.locator('.dl-den .dl-crowd').count()).toBe(2);
    expect({ width, out: await outsideOf(page, '.dl-den', '.dl-row > *, h3') }).toEqual({ width, out: [] });
    expect({ width, out: await outsideOf(page, '.dl-order', 'li, .dl-effect > *') }).toEqual({ width, out: [] });
  }
  expect(troubles).toEqual([]);
  await leave();
});

it.each<Lang>(['en', 'fr'])('on upright tablets offers, answers, hints and a fight are whole, in %s', async (lang) => {
  const { page, troubles, leave } = await server.enter(lang, 'desk');
  for (const [width, height] of [
    [744, 1133],
    [768, 1024],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, 'dig');
    expect({ width, out: await outsideOf(page, '.dl-offers', '.dl-of, .dl-of *') }).toEqual({ width, out: [] });
    const [room, words] = await page.locator('.bar-say').evaluate((say) => [say.clientHeight, say.scrollHeight]);
    expect({ width, words }).toEqual({ width, words: room });
    await open(page, 'attack');
    await toTheDecision(page);
    expect(await page.locator('.kit-opt').count()).toBeGreaterThan(3);
    expect({ width, out: await outsideOf(page, '.kit-opts', '.kit-opt') }).toEqual({ width, out: [] });
    const covered = await page.evaluate(() => {
      const [side, ...heroes] = ['.kit-stage-side.is-right', '.kit-opponent .kit-tile'].flatMap((selector) =>
        [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()),
      );
      return heroes.filter(({ top, right }) => top < side!.bottom && right > side!.left).length;
    });
    expect({ width, covered }).toEqual({ width, covered: 0 });
    expect({ width, out: await belowOf(page, '.dl-corridor', '.kit-sum') }).toEqual({ width, out: [] });
  }
  expect(troubles).toEqual([]);
  await leave();
});

it.each<Lang>(['en', 'fr'])('on the narrowest phones the two sides of a fight stand apart, in %s', async (lang) => {
  const { page, troubles, leave } = await server.enter(lang, 'narrow');
  await open(page, 'attack');
  await toTheDecision(page);
  const [defenders, heroes] = await page.evaluate(() =>
    ['.kit-defenders', '.kit-line'].map((side) =>
      [...document.querySelectorAll(`${side} > *, ${side} .kit-pips`)].map((one) => one.getBoundingClientRect()),
    ),
  );
  expect([defenders?.length, heroes?.length]).toEqual([3, 6]);
  const gap = Math.min(...heroes!.map(({ left }) => left)) - Math.max(...defenders!.map(({ right }) => right));
  expect(gap).toBeGreaterThan(2);
  expect(troubles).toEqual([]);
  await leave();
});

it.each<Lang>(['en', 'fr'])('on desks below the size of the drawing no control is too small, in %s', async (lang) => {
  const { page, troubles, leave } = await server.enter(lang, 'desk');
  for (const [width, height] of [
    [1181, 660],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const small: Record<string, string[]> = {};
    for (const [scene, look] of Object.entries(scenes)) {
      await look(page);
      const found = await tooSmall(page);
      if (found.length > 0) small[scene] = [...new Set(found)];
    }
    expect({ width, small }).toEqual({ width, small: {} });
  }
  expect(troubles).toEqual([]);
  await leave();
});

interface Secrets {
  readonly combatCards: readonly string[];
  readonly players: readonly { readonly traps?: readonly string[]; readonly shownTraps: readonly string[] }[];
}

it('what only another seat knows is nowhere in the page', async () => {
  const taken = takeUp(JSON.stringify(files.early()), 'secrets');
  if ('fault' in taken) throw new Error('the file cannot be read');
  const { game, state } = taken.match;
  const [me = 0] = view(game, state, 'spectator').waiting;
  const seen = (seat: number) => view(game, state, seat).game as unknown as Secrets;
  const mine = seen(me);
  const others = mine.players.map((_, seat) => seat).filter((seat) => seat !== me);
  const known = [
    ...mine.players.flatMap(({ traps = [], shownTraps }) => [...traps, ...shownTraps]),
    ...mine.combatCards,
  ];
  const secret = others
    .flatMap((seat) => [...(seen(seat).players[seat]?.traps ?? []), ...seen(seat).combatCards])
    .filter((id) => !known.includes(id));
  const texts = await findGame('dungeon-lords')?.texts.words('en');
  const nameOf = (id: string): string => texts?.message(`name.${id}`)?.write({}) ?? id;
  expect(secret.length).toBeGreaterThan(0);

  const { page, leave } = await server.enter('en');
  await open(page, 'early');
  const everything = await page.content();
  // The own secrets are on the page: so the search below could find others.
  const own = [...(mine.players[me]?.traps ?? []), ...mine.combatCards.filter((card) => card !== 'hidden')];
  expect(own.length).toBeGreaterThan(0);
  for (const id of own) expect(everything).toContain(nameOf(id));
  for (const id of new Set(secret)) {
    expect(everything).not.toContain(nameOf(id));
    expect(everything).not.toContain(`"${id}"`);
  }
  await leave();
});
