import { Can, offer, thinking, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { cardBar, commandValues, decide, raiseWorth } from '../src/bot/overlord.ts';
import { bestPlan, facingFor } from '../src/bot/plans.ts';
import { type Level, worthOf } from '../src/bot/worth.ts';
import { cellName, cellOf } from '../src/cells.ts';
import { errandOf, type Frame } from '../src/frames.ts';
import { dungeonSaga } from '../src/game.ts';
import { walkOf } from '../src/rules/walk.ts';
import { type Given, overlordTurn, table, turn } from './table.ts';

const ask = (t: ReturnType<typeof table>) => t.view('overlord').asks[0]!;
const answer = (given: object, level: Level = 'normal', seed = 1) => {
  const t = table(given as Given);
  return decide(t.state, ask(t), level, thinking(seed));
};
const best = (given: object, level: Level = 'normal') => {
  const t = table({ at: { proc: 'rounds', at: 0 }, ...given } as Given);
  const m = t.state.models.find((one) => one.id === 10)!;
  const plan = bestPlan(t.state, m, walkOf(t.state, m, 'turn'), level);
  return { ...plan, at: cellName(plan.cell) };
};

it('[DS-AIO-1] it reads its own view: the order of the decks changes nothing, and the game’s chance is not touched', () => {
  const given = { at: overlordTurn, on: { barbarian: ['e3', 'n'] }, minions: [['zombie', 'h3', 's']], hand: ['rise'] };
  const told = (deck: string[]) => {
    const t = table({ ...given, searchDeck: deck } as never);
    const seen = view(dungeonSaga, t.state, 0);
    const before = [...t.state.core.chance];
    const { option } = dungeonSaga.policies!.normal!.decide(seen, seen.asks[0]!, 0, thinking(3));
    expect(t.state.core.chance).toEqual(before);
    return option;
  };
  expect(told(['empty', 'trap'])).toBe(told(['trap', 'empty']));
});
it('[DS-AIO-2] ten times the chance, more for an injury, most for a cripple', () => {
  const { state } = table({
    at: { proc: 'rounds', at: 0 },
    on: { barbarian: ['e3', 'n'], dwarf: ['a1', 'n'] },
    hero: { barbarian: { wounds: 2 }, dwarf: { wounds: 4 } },
  });
  expect(worthOf(state, 0, 0.5, 'normal')).toBe(7.5);
  expect(worthOf(state, 1, 0.5, 'normal')).toBe(55);
  expect(worthOf(state, 2, 0.5, 'normal')).toBe(5);
});
it('[DS-AIO-3] the model with the best attack is commanded; with nothing to command the turn ends', () => {
  const { option, reasons } = answer({
    at: overlordTurn,
    on: { wizard: ['e3', 'n'] },
    minions: [
      ['zombie', 'i6', 's'],
      ['zombie', 'e5', 'n'],
    ],
  });
  expect(option).toBe('command:zombie:e5');
  expect(reasons[0]).toMatchObject({ key: 'rear', params: { hero: 'wizard', second: 'zombie' } });
  expect(answer({ at: overlordTurn, on: { wizard: ['e3', 'n'] } }).option).toBe('end');
});
it('[DS-AIO-4] it takes the back of its target, and breaks away only for much more', () => {
  expect(best({ on: { wizard: ['f3', 'n'] }, minions: [['skeleton', 'f6', 'n']] }).at).toMatch(/^[efg]4$/);
  const stays = best({ on: { barbarian: ['f3', 's'] }, minions: [['zombie', 'f4', 'n']] });
  expect([stays.breakAway, stays.at]).toEqual([false, 'f4']);
  const goes = best({
    on: { dwarf: ['f3', 's'], wizard: ['f6', 's'] },
    hero: { wizard: { wounds: 4 } },
    minions: [['zombie', 'f4', 'n']],
  });
  expect(goes.breakAway).toBe(true);
});
it('[DS-AIO-5] what cannot attack comes nearer; a square on the way to the goal is worth one more', () => {
  const t = table({
    at: { proc: 'activation', at: 0, model: 10 },
    on: { barbarian: ['a1', 'n'] },
    minions: [['zombie', 'i6', 's']],
  });
  const { option, reasons } = decide(t.state, ask(t), 'normal', thinking(1));
  expect(reasons[0]!.key).toBe('approach');
  t.play('overlord', option);
  expect(cellOf(option) % 1000).toBeLessThan(cellOf('i6') % 1000);
});
it('[DS-AIO-6] raising: three, two more near a hero, one in a doorway, three less under a blow; archers where they see', () => {
  const { state } = table({ at: overlordTurn, on: { barbarian: ['f3', 'n'] }, pileAt: ['f2', 'h6', 'm6', 'd2'] });
  expect([
    raiseWorth(state, cellOf('m6'), 'normal'),
    raiseWorth(state, cellOf('h6'), 'normal'),
    raiseWorth(state, cellOf('f2'), 'normal'),
    raiseWorth(state, cellOf('d2'), 'normal'),
  ]).toEqual([3, 5, 2, 6]);
  const kind = (cell: string, level: Level = 'normal') =>
    answer(
      {
        at: { proc: 'raise-kind', todo: [{ cell: cellOf(cell), free: true, strikes: false }], at: 0 },
        on: { barbarian: ['f3', 'n'] },
        pileAt: [cell],
      },
      level,
    ).option;
  expect([kind('f6'), kind('f5'), kind('f6', 'easy')]).toEqual(['archer', 'skeleton', 'skeleton']);
});
it('[DS-AIO-7] facing: the target first, then most heroes in front', () => {
  const t = table({
    at: { proc: 'rounds', at: 0 },
    on: { barbarian: ['f3', 'n'], dwarf: ['g3', 'n'], elf: ['f5', 'n'] },
    minions: [['zombie', 'f4', 'e']],
  });
  const m = t.state.models.find((one) => one.id === 10)!;
  expect(facingFor(t.state, m, cellOf('f5'), undefined)).not.toBe(0);
  const two = table({
    at: { proc: 'rounds', at: 0 },
    on: { barbarian: ['e3', 'n'], dwarf: ['g3', 'n'] },
    minions: [['zombie', 'f4', 's']],
  });
  expect(facingFor(two.state, two.state.models.find((one) => one.id === 10)!, undefined, undefined)).toBe(0);
});
it('[DS-AIO-8] an archer shoots from afar', () => {
  const plan = best({ on: { barbarian: ['d6', 'e'] }, minions: [['archer', 'f5', 'w']] });
  expect(plan.how).toBe('shoot');
  expect(cellOf(plan.at) % 1000).toBeGreaterThan(5);
});
it('[DS-AIO-9] [DS-AIO-10] a card whose worth reaches the bar is played; few cards are held back', () => {
  const hand = (cards: string[], more: object = {}) =>
    answer({
      at: overlordTurn,
      on: { barbarian: ['f3', 's'] },
      minions: [['zombie', 'i6', 's']],
      pileAt: ['h6'],
      hand: cards,
      ...more,
    }).option;
  expect(hand(['rise', 'rise'])).toBe('card:rise');
  expect(hand(['whisper'], { searchDeck: ['empty', 'trap'] })).not.toBe('card:whisper');
  const { state } = table({ at: overlordTurn, on: { barbarian: ['f3', 's'] }, hand: ['rise', 'rise'] });
  expect([cardBar(state, 'normal'), cardBar(state, 'easy'), cardBar(state, 'hard')]).toEqual([4, 6, 3]);
  const late = table({ at: overlordTurn, on: { barbarian: ['f3', 's'] }, hand: ['rise'], commandDeck: ['rise'] });
  expect(cardBar(late.state, 'normal')).toBe(1);
});
it('[DS-AIO-11] a Lunge worth it, Grasping Hands where they keep a hero away, else silence', () => {
  const window = (more: object) => answer({ at: turn('wizard'), on: { wizard: ['f3', 'n'] }, ...more });
  expect(window({ hand: ['sudden-lunge'], minions: [['zombie', 'f4', 'n']] }).option).toBe('sudden-lunge');
  expect(
    window({ on: { wizard: ['d5', 'n'] }, hand: ['grasping-hands'], minions: [['zombie', 'k2', 's']] }).option,
  ).toBe('grasping-hands');
  expect(window({ hand: ['grasping-hands'] })).toEqual({ option: 'pass', reasons: [] });
  const shot = { at: turn('elf'), on: { elf: ['f3', 'n'] }, minions: [['zombie', 'f1', 'n']], hand: ['flicker'] };
  const t = table(shot as never);
  t.play('overlord', 'pass');
  t.play('red', 'n');
  t.play('red', 'shoot:zombie:f1');
  expect(decide(t.state, ask(t), 'normal', thinking(1)).option).toBe('flicker');
});
describe('placement', () => {
  const place = (kinds: string[], near: boolean, more: object = {}): object => ({
    at: { proc: 'place', kinds, archer: kinds[0] === 'skeleton', errand: errandOf(0, { tile: 1, near }) } as Frame,
    on: { barbarian: ['e4', 'n'] },
    ...more,
  });
  it('[DS-AIO-12] ambushers first behind the searcher', () => {
    expect(answer(place(['zombie'], true)).option).toMatch(/zombie:[def]5/);
  });
  it('[DS-AIO-13] an archer where it sees a hero from three squares or more, a skeleton close by', () => {
    expect(answer(place(['skeleton'], false, { on: { barbarian: ['h2', 'n'] } })).option).toMatch(/^archer:/);
    expect(answer(place(['skeleton'], true)).option).toMatch(/^skeleton:/);
  });
  it('[DS-AIO-14] the size of a secret room by difficulty', () => {
    const secret: Frame = {
      proc: 'secret-room',
      at: 2,
      errand: errandOf(0, { tile: 1 }),
      inner: cellOf('f6'),
      outer: cellOf('f7'),
      tile: -1,
    };
    const size = (level: Level) =>
      answer({ at: [secret, { proc: 'shape', todo: [0], at: 0 }], on: { barbarian: ['e4', 'n'] } }, level).option.split(
        ':',
      )[0];
    expect([size('easy'), ['2x3', '3x2'].includes(size('normal')!), size('hard')]).toEqual(['3x3', true, '2x2']);
  });
  it('[DS-AIO-15] no goal in sight: the portcullis stays up; slippery tiles are near the goal', () => {
    expect(answer({ at: { proc: 'portcullis', todo: [0], at: 0 }, on: { barbarian: ['e4', 'n'] } }).option).toBe(
      'pass',
    );
    expect(
      answer({ at: { proc: 'slippery', todo: [0], at: 0 }, on: { barbarian: ['e4', 'n'] } }).reasons[0]!.rule,
    ).toBe('DS-AIO-15');
  });
  it('[DS-AIO-16] the skeleton farthest away falls first; unnamed choices are declined', () => {
    expect(
      answer({
        at: { proc: 'collapse', todo: [0], at: 0 },
        on: { barbarian: ['e4', 'n'] },
        minions: [
          ['skeleton', 'f4', 's'],
          ['skeleton', 'm6', 's'],
          ['archer', 'm5', 's'],
        ],
      }).option,
    ).toBe('skeleton:m6');
    expect(
      answer({
        at: { proc: 'whisper', todo: [0], at: 0 },
        on: { barbarian: ['e4', 'n'] },
        searchDeck: ['empty', 'trap'],
      }).option,
    ).toBe('keep');
  });
});
it('[DS-AIO-17] the Warden waits for company; the Necromancer calls bones, or shrouds himself, or attacks', () => {
  const warden = best({ on: { barbarian: ['a1', 'n'] }, minions: [['warden', 'h5', 's']] });
  expect([warden.at, warden.how]).toEqual(['h5', 'move']);
  expect(
    best({ on: { barbarian: ['f2', 's'] }, minions: [['necromancer', 'f5', 'n']], pileAt: ['h5', 'h6'] }).how,
  ).toBe('call');
  expect(best({ on: { barbarian: ['f4', 's'], dwarf: ['e5', 'e'] }, minions: [['necromancer', 'f5', 'n']] }).how).toBe(
    'shroud',
  );
  expect(best({ on: { barbarian: ['f1', 's'] }, minions: [['necromancer', 'f5', 'n']] }).how).toBe('bolt');
});
it('[DS-AIO-18] easy: crippling is worth no more, and one command in three goes anywhere', () => {
  const { state } = table({
    at: { proc: 'rounds', at: 0 },
    on: { dwarf: ['a1', 'n'] },
    hero: { dwarf: { wounds: 4 } },
  });
  expect(worthOf(state, 1, 0.5, 'easy')).toBe(5);
  const given = {
    at: overlordTurn,
    on: { wizard: ['e3', 'n'] },
    minions: [
      ['zombie', 'i6', 's'],
      ['zombie', 'e5', 'n'],
    ],
  };
  const answers = (level: Level) => new Set(Array.from({ length: 40 }, (_, seed) => answer(given, level, seed).option));
  expect(answers('normal').size).toBe(1);
  expect(answers('easy').size).toBe(2);
  expect(
    answer(
      {
        at: turn('wizard'),
        on: { wizard: ['f3', 'n'] },
        hero: { wizard: { wounds: 2 } },
        hand: ['sudden-lunge'],
        minions: [['zombie', 'f4', 'n']],
      },
      'easy',
    ).option,
  ).toBe('pass');
});
it('[DS-AIO-19] hard: one more for each wound the hero has', () => {
  const { state } = table({
    at: { proc: 'rounds', at: 0 },
    on: { dwarf: ['a1', 'n'] },
    hero: { dwarf: { wounds: 1 } },
  });
  expect(worthOf(state, 1, 0.5, 'hard')).toBe(6);
});
it('[DS-AIO-20] every answer has a reason with words; what would betray the hand has none', () => {
  const t = table({ at: overlordTurn, on: { wizard: ['e3', 'n'] }, minions: [['zombie', 'e5', 'n']] });
  expect(decide(t.state, ask(t), 'normal', thinking(1)).reasons[0]).toMatchObject({
    rule: 'DS-AIO-20',
    params: { chance: expect.any(Number) },
  });
  expect(commandValues(t.state, 'normal')).toHaveLength(1);
  expect(answer({ at: turn('wizard'), on: { wizard: ['f3', 'n'] }, hand: ['rise'] }).reasons).toEqual([]);
  expect(
    offer(dungeonSaga as never, t.state as never, { kind: 'command', seat: 0, optional: false }, new Can()).count,
  ).toBe(2);
});
