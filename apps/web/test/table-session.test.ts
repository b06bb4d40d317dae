import type { BotContext } from '@oubliette/bots';
import { botContextOf, manifestOf } from '@oubliette/catalog';
import { isOver, type Match, type StateOf } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { type DeviceTable, deviceTable } from '../src/device/device-table.ts';
import { answerOf } from '../src/device/think.ts';
import type { CurtainNow, TableNow } from '../src/session/now.ts';
import { BOT, PEOPLE, PERSON, type Played, playOn, tableOf, takeUp } from './game-files.ts';

const newTable = (game: string, people: number, bots: readonly boolean[] = []) => {
  const played = tableOf(game, PEOPLE.slice(0, people), bots);
  return { ...played, ...tableAt(played) };
};
/** A table, and a function that waits until its bots have nothing to do. */
function tableAt(
  { openGame, match }: Played,
  known: BotContext<StateOf> = {},
): { session: DeviceTable; rest: () => Promise<void> } {
  let changes = 0;
  const session = deviceTable(openGame, {
    keep: () => {},
    changed: () => changes++,
    think: async (input) => answerOf(match.game, known, input),
    pace: 0,
  });
  async function rest(): Promise<void> {
    for (let before = -1; before !== changes; ) {
      before = changes;
      // Each of their answers takes a turn of the event loop.
      for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
    }
  }
  return { session, rest };
}
const curtainOf = (session: DeviceTable): CurtainNow => {
  const now = session.now();
  if (now.scene !== 'curtain') throw new Error('the curtain is open');
  return now;
};
const tableOfNow = (session: DeviceTable): TableNow => {
  const now = session.now();
  if (now.scene !== 'table') throw new Error('the curtain is drawn');
  return now;
};
/** Gives the first option of the ask. */
function answer(session: DeviceTable, kind?: string): void {
  const { me, asks } = tableOfNow(session);
  const ask = asks.find((one) => (kind === undefined ? !one.optional : one.kind === kind));
  if (me === 'spectator' || ask === undefined) throw new Error('there is no ask');
  const refused = session.answer(me, ask.kind, ask.options[0] ?? '');
  expect(refused).toBeUndefined();
}

describe('the curtain', () => {
  it('hides the whole game until the next person opens it', () => {
    const { session } = newTable('crypt-sale', 2);
    expect(session.now()).toEqual({ scene: 'curtain', to: 0 });
    session.openCurtain();
    expect(tableOfNow(session).me).toBe(0);
    answer(session);
    expect(curtainOf(session).to).toBe(1);
  });

  it('is not drawn for one person and bots', async () => {
    const { session, rest } = newTable('crypt-sale', 3, [true, false, true]);
    await rest();
    expect(tableOfNow(session).me).toBe(1);
    answer(session);
    expect(tableOfNow(session).me).toBe(1);
  });

  it('lets the last holder take back what nobody has seen, and is drawn again before they look', () => {
    const { session, match } = newTable('dungeonette', 4);
    session.openCurtain();
    answer(session);
    expect(curtainOf(session)).toEqual({ scene: 'curtain', to: 1, from: 0 });
    expect(session.takeBack(0)).toBeUndefined();
    expect(match.moves).toEqual([]);
    expect(curtainOf(session)).toEqual({ scene: 'curtain', to: 0 });
  });

  it('offers no way back once something became known', () => {
    const { session } = newTable('crypt-sale', 2);
    session.openCurtain();
    const { asks } = tableOfNow(session);
    const bury = asks[0]?.options.find((option) => option !== 'keep') ?? '';
    session.answer(0, 'rummage', bury);
    expect(curtainOf(session)).toEqual({ scene: 'curtain', to: 1 });
  });

  it('lets somebody have the device out of turn, and keep it until it is passed on', () => {
    const { session } = newTable('crypt-sale', 2);
    session.openCurtain();
    session.handTo(1);
    expect(curtainOf(session).to).toBe(1);
    session.openCurtain();
    expect(tableOfNow(session)).toMatchObject({ me: 1, seen: { waiting: [0] } });
    answer(session, 'offer-to');
    expect(tableOfNow(session).me).toBe(1);
    session.handTo(0);
    session.openCurtain();
    answer(session);
    expect(curtainOf(session).to).toBe(1);
  });
});

describe('what a table is drawn from', () => {
  it('holds what is asked, why the rest is closed, and the lines this seat heard', () => {
    const played = tableOf('dungeonette', PEOPLE);
    playOn(played, (match) => match.moves.length === 4);
    const { session } = tableAt(played);
    session.openCurtain();
    const now = tableOfNow(session);
    expect(now.asks.map((ask) => ask.kind)).toEqual(['plan']);
    const [ask] = now.asks;
    expect(ask?.refused.map((refusal) => refusal.rule)).toContain('DN-PLAN-3');
    expect(new Set([...(ask?.options ?? []), ...(ask?.refused ?? []).map(({ option }) => option)]).size).toBe(8);
    expect(now.told[0]?.type).toBe('round');
    expect(now.fresh).toBeGreaterThan(0);
    expect(now.fresh).toBeLessThan(now.told.length);
  });

  const steps = (session: DeviceTable) =>
    tableOfNow(session).asks.map(({ kind, beside, soFar }) => [kind, beside, soFar.map((step) => step.kind)]);

  it('holds the steps of what is composed beside the game, with that ask alone', () => {
    const { session } = newTable('crypt-sale', 2);
    session.openCurtain();
    answer(session, 'offer-to');
    expect(steps(session)).toEqual([
      ['rummage', undefined, []],
      ['offer-relic', 'offer', ['offer-to']],
    ]);
    expect(session.takeBack(0)).toBeUndefined();
    expect(steps(session)).toEqual([
      ['rummage', undefined, []],
      ['offer-to', 'offer', []],
    ]);
  });

  it('holds the steps of a secret draft, and who else is ready', () => {
    const played = tableOf('crypt-sale', PEOPLE.slice(0, 2));
    playOn(played, (match) => match.state.core.stack.at(-1)?.proc === 'bid');
    const { session } = tableAt(played);
    session.openCurtain();
    answer(session, 'bid-lot');
    expect(steps(session)).toEqual([['bid-coins', undefined, ['bid-lot']]]);
    while (session.now().scene === 'table') answer(session);
    session.openCurtain();
    expect(tableOfNow(session)).toMatchObject({ me: 1, ready: [0] });
    expect(steps(session)).toEqual([['bid-lot', undefined, []]]);
  });

  it('shows at the end what everybody may know, and no more', () => {
    const played = tableOf('crypt-sale', PEOPLE.slice(0, 2));
    playOn(played, () => false);
    const { session } = tableAt(played);
    expect(tableOfNow(session)).toMatchObject({ me: 'spectator', asks: [] });
    expect(tableOfNow(session).seen.end?.score).toHaveLength(2);
  });
});

describe('the preview of an option', () => {
  it('is the game one answer later', () => {
    const { session, match } = newTable('dungeonette', 4);
    expect(session.preview(0, 'plan', 'gold')).toBeUndefined();
    session.openCurtain();
    const before = JSON.stringify(match.state);
    const next = session.preview(0, 'plan', 'gold') as { players: { gold: number }[] };
    expect(next.players.map((player) => player.gold)).toEqual([5, 3, 3, 3]);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it('is not given when the answer would turn something up', () => {
    const { session } = newTable('dungeonette', 4);
    session.openCurtain();
    expect(session.preview(0, 'plan', 'trap')).toBeUndefined();
    expect(session.preview(0, 'plan', 'no such order')).toBeUndefined();
  });
});

describe('bots', () => {
  it('play a table to its end, and the file they leave can be played again', async () => {
    for (const game of ['dungeonette', 'crypt-sale']) {
      const { session, match, rest } = newTable(game, 4, [true, true, true, true]);
      await rest();
      expect([game, isOver(match.state)]).toEqual([game, true]);
      const again = takeUp(JSON.stringify(session.file()), 'again', [BOT]);
      if ('fault' in again) throw new Error(again.fault.what);
      expect(again.match.state).toEqual(match.state);
      expect(again.chairs).toEqual([BOT, PERSON, PERSON, PERSON]);
    }
  });

  it('can take a chair, or leave it, while the game goes on', async () => {
    const { session, match, rest } = newTable('dungeonette', 4, [false, false, true, true]);
    expect(curtainOf(session).to).toBe(0);
    session.setChair(0, BOT);
    expect(session.chairs()[0]).toEqual(BOT);
    expect(curtainOf(session).to).toBe(1);
    session.openCurtain();
    await rest();
    expect(match.entries.map(({ seat }) => seat)).toEqual([0]);
    expect(tableOfNow(session).me).toBe(1);
    session.setChair(0, PERSON);
    answer(session);
    await rest();
    expect(session.now().scene).toBe('curtain');
  });

  it('in the chair of whoever holds the device leave it behind the curtain of the person who stays', async () => {
    const { session, rest } = newTable('dungeonette', 4, [false, false, true, true]);
    session.openCurtain();
    expect(tableOfNow(session).me).toBe(0);
    session.setChair(0, BOT);
    await rest();
    expect(curtainOf(session)).toEqual({ scene: 'curtain', to: 1 });
    expect(session.moment(0)).toBeUndefined();
    session.openCurtain();
    expect(tableOfNow(session).me).toBe(1);
    // A single person at the table needs no curtain.
    session.setChair(2, PERSON);
    session.setChair(2, BOT);
    expect(tableOfNow(session).me).toBe(1);
  });

  it('in the chair of whoever has just had the device leave the curtain drawn', async () => {
    const { session, rest } = newTable('dungeonette', 4, [false, false, true, true]);
    session.openCurtain();
    answer(session);
    expect(curtainOf(session)).toEqual({ scene: 'curtain', to: 1, from: 0 });
    // Nobody else has an answer to take back.
    session.setChair(0, BOT);
    await rest();
    expect(curtainOf(session)).toEqual({ scene: 'curtain', to: 1 });
    expect(session.moment(0)).toBeUndefined();
    session.openCurtain();
    expect(tableOfNow(session).me).toBe(1);
  });

  it('in the chair of whoever is handed the device leave it behind the curtain of the person who stays', async () => {
    const { session, rest } = newTable('dungeonette', 4, [false, false, true, true]);
    session.openCurtain();
    answer(session);
    expect(curtainOf(session).to).toBe(1);
    session.setChair(1, BOT);
    await rest();
    expect(curtainOf(session)).toEqual({ scene: 'curtain', to: 0 });
    // Another bot in its chair changes nothing.
    session.setChair(1, { who: 'bot', level: 'steward' });
    expect(curtainOf(session).to).toBe(0);
    session.openCurtain();
    expect(tableOfNow(session).me).toBe(0);
  });

  it('in the chair of one of three leave nothing to take back there, and the others to pass the device', async () => {
    const { session, rest } = newTable('dungeonette', 4, [false, false, false, true]);
    session.openCurtain();
    answer(session);
    expect(curtainOf(session)).toEqual({ scene: 'curtain', to: 1, from: 0 });
    session.setChair(0, BOT);
    await rest();
    expect(curtainOf(session)).toEqual({ scene: 'curtain', to: 1 });
    session.setChair(1, BOT);
    await rest();
    expect(curtainOf(session)).toEqual({ scene: 'curtain', to: 2 });
  });

  it('play no more when nobody looks', async () => {
    const { session, match, rest } = newTable('dungeonette', 4, [true, true, true, true]);
    session.leave();
    await rest();
    expect(match.entries).toEqual([]);
  });
});

describe('moments', () => {
  /** Each line belongs to its entry: it is absent before that entry, and present with all before it after. */
  function expectTold(session: DeviceTable, match: Match): void {
    const { told, when } = tableOfNow(session);
    expect(when).toHaveLength(told.length);
    expect(when).toEqual(when.toSorted((a, b) => a - b));
    expect(when.at(-1)).toBeLessThanOrEqual(match.entries.length);
    const lines = (no: number) => session.moment(no)?.told ?? [];
    for (const no of new Set(when)) {
      expect(lines(no)).toEqual(told.slice(0, when.lastIndexOf(no) + 1));
      if (no > 0) expect(lines(no - 1).length).toBeLessThan(lines(no).length);
    }
  }

  it('can be looked at again, and nothing is asked there', () => {
    const played = tableOf('dungeonette', PEOPLE);
    playOn(played, (match) => match.moves.length === 30);
    const { session } = tableAt(played);
    expect(session.moment(3)).toBeUndefined();
    session.openCurtain();
    expect(session.moments()).toBe(30);
    const { seen, told, me } = tableOfNow(session);
    expect(session.moment(30)).toMatchObject({ me, asks: [], told, seen: { game: seen.game, asks: [] } });
    expect(session.moment(0)).toMatchObject({ me, asks: [], when: [0] });
    expect(session.moment(31)).toBeUndefined();
    expectTold(session, played.match);
  });

  it('know when a line was told although something was taken back', () => {
    const { session, match } = newTable('dungeonette', 4);
    session.openCurtain();
    answer(session);
    expect(session.takeBack(0)).toBeUndefined();
    session.openCurtain();
    answer(session);
    session.openCurtain();
    expect(match.entries.map(({ verb }) => verb)).toEqual(['answer', 'undo', 'answer']);
    expect(tableOfNow(session).when.at(-1)).toBe(3);
    expect(session.moments()).toBe(3);
  });
});

it('refuses a file it cannot play, and says what is wrong', () => {
  const { file } = tableOf('dungeonette', PEOPLE);
  const whole = file();
  const fault = (text: string) => {
    const taken = takeUp(text, 'x');
    return 'fault' in taken ? taken.fault.what : 'none';
  };
  expect(fault(JSON.stringify(whole))).toBe('none');
  expect(fault('{"format":')).toBe('not-json');
  expect(fault(JSON.stringify({ ...whole, entries: ['@0 0 plan gold'] }))).toBe('damaged');
});

describe('when the game is over', () => {
  it('its only person sees the table as their own; several people as everybody does', () => {
    for (const [bots, me] of [
      [[true, false, true], 1],
      [[false, false, true], 'spectator'],
    ] as const) {
      const played = tableOf('crypt-sale', PEOPLE.slice(0, 3), bots);
      playOn(played, () => false);
      expect(isOver(played.match.state)).toBe(true);
      expect(tableOfNow(tableAt(played).session).me).toBe(me);
    }
  });

  it('it can be looked at with anybody’s eyes, and not before', () => {
    const played = tableOf('crypt-sale', PEOPLE.slice(0, 2), [false, true]);
    playOn(played, (match) => match.moves.length >= 8);
    const early = tableAt(played).session;
    expect(early.moment(4, 1)?.me).toBe(0);
    playOn(played, () => false);
    const late = tableAt(played).session;
    expect(late.moment(4, 1)?.me).toBe(1);
    expect(late.moment(4)?.me).toBe(0);
    const hand = (seat: 0 | 1) => (late.moment(4, seat)!.seen.game as { heirs: { hand?: string[] }[] }).heirs;
    expect([hand(1)[1]?.hand !== undefined, hand(1)[0]?.hand, hand(0)[1]?.hand]).toEqual([true, undefined, undefined]);
  });
});

describe('an offer of a bot', () => {
  /** One person and three bots that make offers, up to the first offer to the person, who passes until then. */
  async function firstOffer() {
    const played = tableOf('quests-and-betrayals', PEOPLE, [false, true, true, true]);
    const chairs = played.openGame.chairs.map((chair) => (chair.who === 'bot' ? APPRENTICE : chair));
    const openGame = { ...played.openGame, chairs };
    const { session, rest } = tableAt({ ...played, openGame }, await botContextOf(manifestOf('quests-and-betrayals')!));
    await rest();
    for (let answers = 0; !isHeld(session); answers++) {
      if (answers > 60) throw new Error('no bot makes an offer');
      answer(session);
      await rest();
    }
    return { session, rest, match: played.match, game: played.match.game };
  }
  const APPRENTICE = { who: 'bot', level: 'apprentice' } as const;
  const isHeld = (session: DeviceTable): boolean => tableOfNow(session).held === true;
  const replies = ({ game, state }: Match): number =>
    [1, 2, 3].flatMap((seat) => game.repliesDue?.(state, seat) ?? []).filter((seat) => seat === 0).length;

  it('holds the bots, the awaited one too, until it was answered', async () => {
    const { session, rest, match } = await firstOffer();
    expect(replies(match)).toBeGreaterThan(0);
    const entries = match.entries.length;
    await rest();
    expect(match.entries).toHaveLength(entries);
    for (let left = replies(match); left > 0; left--) {
      const offer = tableOfNow(session).asks.find(({ kind }) => kind === 'deal')!;
      expect(session.answer(0, 'deal', offer.options.find((option) => option.startsWith('refuse'))!)).toBeUndefined();
      // The reason is still to be given: no bot goes on.
      expect(match.entries.at(-1)?.seat).toBe(0);
      expect(isHeld(session)).toBe(true);
      expect(session.answer(0, 'deal-reason', 'price')).toBeUndefined();
    }
    await rest();
    expect(match.entries.at(-1)?.seat).not.toBe(0);
  });

  it('is let pass by one word, and the bots go on', async () => {
    const { session, rest, match } = await firstOffer();
    const entries = match.entries.length;
    session.handTo(0);
    await rest();
    expect(match.entries.length).toBeGreaterThan(entries);
    expect(match.entries.slice(entries).every(({ seat }) => seat !== 0)).toBe(true);
  });

  it('holds them no longer once the person has left', async () => {
    const { session, match } = await firstOffer();
    const entries = match.entries.length;
    session.setChair(0, APPRENTICE);
    expect(tableOfNow(session).me).toBe('spectator');
    expect(isHeld(session)).toBe(false);
    await expect.poll(() => match.entries.length).toBeGreaterThan(entries);
    session.leave();
  });

  it('holds the bots for the person who stays when another one leaves', async () => {
    const { session, rest, match } = await firstOffer();
    session.setChair(1, PERSON);
    session.setChair(1, APPRENTICE);
    const entries = match.entries.length;
    await rest();
    expect(isHeld(session)).toBe(true);
    expect(match.entries).toHaveLength(entries);
  });
});
