import { isOver } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import type { CurtainNow, TableNow } from '../src/sitting/now.ts';
import { takeUp } from '../src/sitting/sheet.ts';
import { type Sitting, sit } from '../src/sitting/sitting.ts';
import { PEOPLE, playOn, tableOf } from './game-files.ts';

const sitAt = (game: string, people: number, bots: readonly boolean[] = []) => {
  const played = tableOf(game, PEOPLE.slice(0, people), bots);
  return { ...played, sitting: sit(played.sheet, played.match) };
};
const curtainOf = (sitting: Sitting): CurtainNow => {
  const now = sitting.now();
  if (now.scene !== 'curtain') throw new Error('the curtain is open');
  return now;
};
const tableOfNow = (sitting: Sitting): TableNow => {
  const now = sitting.now();
  if (now.scene !== 'table') throw new Error('the curtain is drawn');
  return now;
};
/** The first option of what is asked. */
function answer(sitting: Sitting, kind?: string): void {
  const { me, asks } = tableOfNow(sitting);
  const ask = asks.find((one) => (kind === undefined ? !one.optional : one.kind === kind));
  if (me === 'spectator' || ask === undefined) throw new Error('nobody is asked');
  const refused = sitting.answer(me, ask.kind, ask.options[0] ?? '');
  expect(refused).toBeUndefined();
}

describe('the curtain', () => {
  it('hides the whole game until the next person opens it', () => {
    const { sitting } = sitAt('crypt-sale', 2);
    expect(sitting.now()).toEqual({ scene: 'curtain', to: 0 });
    sitting.openCurtain();
    expect(tableOfNow(sitting).me).toBe(0);
    answer(sitting);
    expect(curtainOf(sitting).to).toBe(1);
  });

  it('is not drawn for one person and bots', () => {
    const { sitting } = sitAt('crypt-sale', 3, [true, false, true]);
    while (sitting.botIsNext()) sitting.letBotPlay();
    expect(tableOfNow(sitting).me).toBe(1);
    answer(sitting);
    expect(tableOfNow(sitting).me).toBe(1);
  });

  it('lets the last holder take back what nobody has seen, and is drawn again before they look', () => {
    const { sitting, match } = sitAt('dungeonette', 4);
    sitting.openCurtain();
    answer(sitting);
    expect(curtainOf(sitting)).toEqual({ scene: 'curtain', to: 1, from: 0 });
    expect(sitting.takeBack(0)).toBeUndefined();
    expect(match.moves).toEqual([]);
    expect(curtainOf(sitting)).toEqual({ scene: 'curtain', to: 0 });
  });

  it('offers no way back once something became known', () => {
    const { sitting } = sitAt('crypt-sale', 2);
    sitting.openCurtain();
    const { asks } = tableOfNow(sitting);
    const bury = asks[0]?.options.find((option) => option !== 'keep') ?? '';
    sitting.answer(0, 'rummage', bury);
    expect(curtainOf(sitting)).toEqual({ scene: 'curtain', to: 1 });
  });

  it('lets somebody have the device out of turn, and keep it until it is passed on', () => {
    const { sitting } = sitAt('crypt-sale', 2);
    sitting.openCurtain();
    sitting.handTo(1);
    expect(curtainOf(sitting).to).toBe(1);
    sitting.openCurtain();
    expect(tableOfNow(sitting)).toMatchObject({ me: 1, seen: { waiting: [0] } });
    answer(sitting, 'offer-to');
    expect(tableOfNow(sitting).me).toBe(1);
    sitting.handTo(0);
    sitting.openCurtain();
    answer(sitting);
    expect(curtainOf(sitting).to).toBe(1);
  });
});

describe('what a table is drawn from', () => {
  it('holds what is asked, why the rest is closed, and the lines this seat heard', () => {
    const played = tableOf('dungeonette', PEOPLE);
    playOn(played, (match) => match.moves.length === 4);
    const sitting = sit(played.sheet, played.match);
    sitting.openCurtain();
    const now = tableOfNow(sitting);
    expect(now.asks.map((ask) => ask.kind)).toEqual(['plan']);
    const [ask] = now.asks;
    expect(ask?.refused.map((refusal) => refusal.rule)).toContain('DN-PLAN-3');
    expect(new Set([...(ask?.options ?? []), ...(ask?.refused ?? []).map(({ option }) => option)]).size).toBe(8);
    expect(now.told[0]?.type).toBe('round');
    expect(now.fresh).toBeGreaterThan(0);
    expect(now.fresh).toBeLessThan(now.told.length);
  });

  const steps = (sitting: Sitting) =>
    tableOfNow(sitting).asks.map(({ kind, beside, soFar }) => [kind, beside, soFar.map((step) => step.kind)]);

  it('holds the steps of what is composed beside the game, with that ask alone', () => {
    const { sitting } = sitAt('crypt-sale', 2);
    sitting.openCurtain();
    answer(sitting, 'offer-to');
    expect(steps(sitting)).toEqual([
      ['rummage', undefined, []],
      ['offer-relic', 'offer', ['offer-to']],
    ]);
    expect(sitting.takeBack(0)).toBeUndefined();
    expect(steps(sitting)).toEqual([
      ['rummage', undefined, []],
      ['offer-to', 'offer', []],
    ]);
  });

  it('holds the steps of a secret draft, and who else is ready', () => {
    const played = tableOf('crypt-sale', PEOPLE.slice(0, 2));
    playOn(played, (match) => match.state.core.stack.at(-1)?.proc === 'bid');
    const sitting = sit(played.sheet, played.match);
    sitting.openCurtain();
    answer(sitting, 'bid-lot');
    expect(steps(sitting)).toEqual([['bid-coins', undefined, ['bid-lot']]]);
    while (sitting.now().scene === 'table') answer(sitting);
    sitting.openCurtain();
    expect(tableOfNow(sitting)).toMatchObject({ me: 1, ready: [0] });
    expect(steps(sitting)).toEqual([['bid-lot', undefined, []]]);
  });

  it('shows at the end what everybody may know, and no more', () => {
    const played = tableOf('crypt-sale', PEOPLE.slice(0, 2));
    playOn(played, () => false);
    const sitting = sit(played.sheet, played.match);
    expect(tableOfNow(sitting)).toMatchObject({ me: 'spectator', asks: [] });
    expect(tableOfNow(sitting).seen.end?.score).toHaveLength(2);
  });
});

describe('the preview of an option', () => {
  it('is the game one answer later', () => {
    const { sitting, match } = sitAt('dungeonette', 4);
    const before = JSON.stringify(match.state);
    const next = sitting.preview(0, 'plan', 'gold') as { players: { gold: number }[] };
    expect(next.players.map((player) => player.gold)).toEqual([5, 3, 3, 3]);
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it('is not given when the answer would turn something up', () => {
    const { sitting } = sitAt('dungeonette', 4);
    expect(sitting.preview(0, 'plan', 'trap')).toBeUndefined();
    expect(sitting.preview(0, 'plan', 'no such order')).toBeUndefined();
  });
});

describe('bots', () => {
  it('play a table to its end, and the file they leave can be played again', () => {
    for (const game of ['dungeonette', 'crypt-sale']) {
      const { sitting, match } = sitAt(game, 4, [true, true, true, true]);
      for (let i = 0; i < 2000 && sitting.botIsNext(); i++) sitting.letBotPlay();
      expect([game, isOver(match.state)]).toEqual([game, true]);
      const again = takeUp(JSON.stringify(sitting.file()), 'again', [true]);
      if ('fault' in again) throw new Error(again.fault.what);
      expect(again.match.state).toEqual(match.state);
      expect(again.sheet.bots).toEqual([true, false, false, false]);
    }
  });

  it('can take a chair, or leave it, while the game goes on', () => {
    const { sitting } = sitAt('dungeonette', 4, [false, false, true, true]);
    expect(curtainOf(sitting).to).toBe(0);
    sitting.setBot(0, true);
    expect(sitting.botIsNext()).toBe(true);
    sitting.letBotPlay();
    expect(tableOfNow(sitting).me).toBe(1);
    sitting.setBot(0, false);
    answer(sitting);
    while (sitting.botIsNext()) sitting.letBotPlay();
    expect(sitting.now().scene).toBe('curtain');
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
