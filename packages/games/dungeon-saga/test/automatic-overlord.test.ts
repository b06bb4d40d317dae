import { apply, awaited, Can, imagine, newGame, offer, thinking, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { ordersOf, raiseWorth } from '../src/bot/orders.ts';
import { decide } from '../src/bot/overlord.ts';
import { cardBar } from '../src/bot/overlord-cards.ts';
import { bestPlan, facingFor } from '../src/bot/plans.ts';
import { type Level, worthOf } from '../src/bot/worth.ts';
import type { Adventure } from '../src/cards/adventures/adventure.ts';
import { turningStair } from '../src/cards/adventures/turning-stair.ts';
import { cellName, cellOf } from '../src/cells.ts';
import { errandOf, type Frame } from '../src/frames.ts';
import { dungeonSaga } from '../src/game.ts';
import { walkOf } from '../src/rules/walk.ts';
import { ARENA, type Given, overlordTurn, table, turn } from './table.ts';

const ask = (t: ReturnType<typeof table>) => t.view('overlord').asks[0]!;
const answer = (given: object, level: Level = 'normal', seed = 1) => {
  const t = table(given as Given);
  return decide(t.state, ask(t), level, thinking(seed));
};
/** The arena with a winch to turn instead of a boss. */
const WINCH: Adventure = { ...ARENA, goals: [{ do: 'operate', piece: 'winch', count: 1 }] };
const winch = { adventure: WINCH, doors: [0, 0, 2], piece: [{ kind: 'winch', at: ['k3'], goal: 'winch' }] };
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
it('[DS-AIO-5] one model holds a doorway on the way of heroes who are near their goal, a second does not', () => {
  const held = (others: unknown[]) =>
    best({ ...winch, on: { barbarian: ['d6', 's'] }, minions: [['zombie', 'k1', 'w'], ...others] });
  expect(held([]).why).toBe('block');
  expect(['i2', 'j2']).not.toContain(held([['zombie', 'i2', 'w', { acted: true }]]).at);
});
it('[DS-AIO-6] raising: three, two more near a hero, one in a doorway, three less under a blow; archers where they see', () => {
  // d2 and j2 are doorways; the winch stands behind j2 only.
  const { state } = table({
    at: overlordTurn,
    adventure: WINCH,
    doors: [0, 0, 2],
    piece: [{ kind: 'winch', at: ['k3'], goal: 'winch' }],
    on: { barbarian: ['f3', 'n'] },
    pileAt: ['f2', 'h6', 'm6', 'd2', 'j2'],
  } as never);
  expect([
    raiseWorth(state, cellOf('m6')),
    raiseWorth(state, cellOf('h6')),
    raiseWorth(state, cellOf('f2')),
    raiseWorth(state, cellOf('d2')),
    raiseWorth(state, cellOf('j2')),
  ]).toEqual([3, 5, 2, 5, 6]);
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
  expect(facingFor(t.state, m, cellOf('f5'))).not.toBe(0);
  const two = table({
    at: { proc: 'rounds', at: 0 },
    on: { barbarian: ['e3', 'n'], dwarf: ['g3', 'n'] },
    minions: [['zombie', 'f4', 's']],
  });
  expect(facingFor(two.state, two.state.models.find((one) => one.id === 10)!, undefined)).toBe(0);
  // Nobody beside it: towards the nearest open door, c2/d2 in the west or i2/j2 in the east.
  const looks = (cell: string) => {
    const { state } = table({ at: { proc: 'rounds', at: 0 }, on: {}, minions: [['zombie', cell, 's']] } as never);
    return facingFor(state, state.models[0]!, undefined);
  };
  expect([looks('f2'), looks('h2')]).toEqual([3, 1]);
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
it('[DS-AIO-11] a Lunge worth it, Grasping Hands where they keep a hero away, else nothing', () => {
  const window = (more: object) => answer({ at: turn('wizard'), on: { wizard: ['f3', 'n'] }, ...more });
  expect(window({ hand: ['sudden-lunge'], minions: [['zombie', 'f4', 'n']] }).option).toBe('sudden-lunge');
  expect(
    window({ on: { wizard: ['d5', 'n'] }, hand: ['grasping-hands'], minions: [['zombie', 'k2', 's']] }).option,
  ).toBe('grasping-hands');
  expect(window({ hand: ['grasping-hands'] }).option).toBe('pass');
  const shot = { at: turn('elf'), on: { elf: ['f3', 'n'] }, minions: [['zombie', 'f1', 'n']], hand: ['flicker'] };
  const t = table(shot as never);
  t.play('overlord', 'pass');
  t.play('red', 'n');
  t.play('red', 'shoot:zombie:f1');
  expect(decide(t.state, ask(t), 'normal', thinking(1)).option).toBe('flicker');
});
it('[DS-AIO-11] Flicker counts what puts the target down: two successes for a zombie, one for a boss', () => {
  const drop = (kind: string) => {
    const t = table({
      at: turn('elf'),
      on: { elf: ['f3', 'n'] },
      hero: { elf: { wounds: 2 } },
      minions: [[kind, 'f1', 'n']],
      hand: ['flicker'],
    } as never);
    t.play('overlord', 'pass');
    t.play('red', 'n');
    t.play('red', `shoot:${kind}:f1`);
    return decide(t.state, ask(t), 'normal', thinking(1)).option;
  };
  // An injured elf has two dice already: a die less changes nothing.
  expect([drop('zombie'), drop('warden')]).toEqual(['pass', 'pass']);
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
  it('[DS-AIO-12] with a back to the wall: beside a searcher whom another has in front already', () => {
    const { option } = answer(
      place(['zombie'], true, { on: { barbarian: ['e6', 'n'] }, minions: [['zombie', 'd5', 'e']] }),
    );
    expect(option).toMatch(/zombie:(e5|f5|d6|f6)$/);
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
  it('[DS-AIO-15] a portcullis falls where it lengthens the way most, and not behind the heroes', () => {
    const fall = (cell: string) =>
      answer({ ...winch, at: { proc: 'portcullis', todo: [0], at: 0 }, on: { barbarian: [cell, 'n'] } });
    // The only way from R1 to the winch in C1 is the doorway i2/j2.
    expect(fall('d5').option).toBe('i2:e');
    expect(fall('d5').reasons[0]).toMatchObject({ key: 'block', rule: 'DS-AIO-15' });
    // Beside the winch no way is lengthened.
    expect(fall('k2').option).toBe('pass');
  });
  it('[DS-AIO-15] slippery: the tiles on the way, the nearest to the heroes first', () => {
    const tile = (cell: string) =>
      answer({ ...winch, at: { proc: 'slippery', todo: [0], at: 0 }, on: { barbarian: [cell, 'n'] } }).option;
    expect([tile('a1'), tile('h2')]).toEqual(['S', 'R1']);
  });
  it('[DS-AIO-16] what is revealed looks towards the door', () => {
    const t = table({
      at: { proc: 'face', todo: [10], at: 0 },
      on: { barbarian: ['c2', 'e'] },
      minions: [['zombie', 'f2', 's']],
    } as never);
    expect(decide(t.state, ask(t), 'normal', thinking(1)).option).toBe('w');
  });
  it('[DS-AIO-16] the turntable leaves fewer heroes beside the next openings', () => {
    const turned = (even: readonly ('n' | 'e' | 's' | 'w')[], cell: string) =>
      answer({
        at: { proc: 'turntable', todo: [0], at: 0 },
        adventure: { ...turningStair, turntable: { tile: 'S', odd: ['n', 's'], even } },
        round: 1,
        on: { barbarian: [cell, 'n'] },
      });
    // From i4 a hero is turned to j5 or to h5, the squares of the doors in the east and in the west.
    expect([turned(['e'], 'i4').option, turned(['w'], 'i4').option]).toEqual(['anticlockwise', 'clockwise']);
    expect(turned(['e', 'w'], 'i5').reasons[0]).toMatchObject({ key: 'place', rule: 'DS-AIO-16' });
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
  // The limit of four allows one more: not worth a call.
  const crowd = ['a1', 'b1', 'c1'].map((cell) => ['skeleton', cell, 's']);
  expect(
    best({ on: { barbarian: ['f1', 's'] }, minions: [['necromancer', 'f5', 'n'], ...crowd], pileAt: ['h5', 'h6'] }).how,
  ).toBe('bolt');
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
it('[DS-AIO-18] easy: no Lunge at the injured, whatever their mark', () => {
  const window = (hero: string, wounds: number) =>
    answer(
      {
        at: turn(hero as 'dwarf'),
        on: { [hero]: ['f3', 'n'] },
        hero: { [hero]: { wounds } },
        hand: ['sudden-lunge'],
        minions: [['warden', 'f4', 'n']],
      },
      'easy',
    ).option;
  expect([window('barbarian', 2), window('barbarian', 3)]).toEqual(['sudden-lunge', 'pass']);
});
it('[DS-AIO-19] hard: who makes the hero outnumbered goes before who strikes best', () => {
  const given = {
    at: overlordTurn,
    on: { dwarf: ['f3', 'n'] },
    minions: [
      ['skeleton', 'f1', 'n'],
      ['zombie', 'e4', 's'],
    ],
  };
  expect(answer(given, 'normal').option).toBe('command:zombie:e4');
  const orders = (level: Level) => {
    const t = table(given as never);
    return new Map(ordersOf(t.state, ask(t).options, level).map(({ option, value }) => [option, value]));
  };
  const gain = (option: string) => orders('hard').get(option)! - orders('normal').get(option)!;
  expect(gain('command:skeleton:f1')).toBeGreaterThan(0.5);
});
it('[DS-AIO-20] an attack is told with its chance and who came second', () => {
  const told = answer({
    at: overlordTurn,
    on: { wizard: ['e3', 'n'] },
    minions: [
      ['zombie', 'e5', 'n'],
      ['skeleton', 'i6', 'n'],
    ],
  });
  expect(told.reasons).toEqual([
    { key: 'rear', rule: 'DS-AIO-20', params: { chance: 86, hero: 'wizard', cell: 'e4', second: 'skeleton' } },
  ]);
});
it('[DS-AIO-20] a card that is not played, and that there is none, is kept till the end; one that is played is not', () => {
  const interrupts = (hand: string[], wounds: number) =>
    answer({
      at: turn('wizard'),
      on: { wizard: ['f3', 'n'] },
      hero: { wizard: { wounds } },
      minions: [['zombie', 'f2', 's']],
      hand,
    });
  const kept = (card: string) => ({ key: 'held-back', params: { card }, rule: 'DS-AIO-20', kept: true });
  expect(interrupts(['rise'], 4)).toEqual({ option: 'pass', reasons: [kept('none')] });
  expect(interrupts(['grasping-hands'], 4)).toEqual({ option: 'pass', reasons: [kept('grasping-hands')] });
  expect(interrupts(['sudden-lunge'], 4)).toEqual({
    option: 'sudden-lunge',
    reasons: [{ key: 'card', params: { card: 'sudden-lunge' }, rule: 'DS-AIO-20' }],
  });
});
it('[DS-AIO-20] what is told at once follows from what the heroes see: another hand, other rooms, the same words', () => {
  let compared = 0;
  for (const seed of ['told 1', 'told 2']) {
    const s = newGame(dungeonSaga, { seats: 2, seed, settings: { adventure: 'bone-orchard' } });
    const pick = thinking(seed);
    const can = new Can();
    for (let open = awaited(dungeonSaga, s); open.length > 0; open = awaited(dungeonSaga, s)) {
      const [next] = open;
      offer(dungeonSaga, s, next!, can);
      let option = can.list[pick(can.count)]!;
      if (next!.seat === 0) {
        const asked = { kind: next!.kind, options: can.toArray() };
        const decided = decide(s, asked, 'normal', () => 0);
        option = decided.option;
        const other = imagine(dungeonSaga, view(dungeonSaga, s, 1), 1, thinking(`${seed} ${compared}`));
        const guessed = awaited(dungeonSaga, other)[0];
        if (guessed?.kind === next!.kind) {
          const options = offer(dungeonSaga, other, guessed, new Can()).toArray();
          const elsewhere = decide(other, { kind: next!.kind, options }, 'normal', () => 0);
          const open = (d: typeof decided) => d.reasons.filter(({ kept }) => kept !== true);
          if (elsewhere.option === option) {
            expect(open(elsewhere)).toEqual(open(decided));
            compared++;
          }
        }
      } else if (next!.kind === 'walk' && pick(3) > 0) option = can.list[can.count - 1]!;
      apply(dungeonSaga, s, next!, option);
    }
  }
  expect(compared).toBeGreaterThan(50);
});
