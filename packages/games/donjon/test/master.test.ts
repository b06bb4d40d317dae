// DJ-AIGM: the automatic master, asked in positions where the book says what it does.
import { asks, newMatch, options, thinking, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { decideMaster, type Level } from '../src/bot/master.ts';
import { oddsOf, weaponOdds } from '../src/bot/odds.ts';
import { donjon } from '../src/game.ts';
import { layZone } from '../src/rules/zones.ts';
import { cellIn, type Given, GM, HEROES, table } from './table.ts';

/** What the master answers now, and why. */
function asked(t: ReturnType<typeof table>, level: Level = 'normal', seed = 'lots') {
  return decideMaster(t.state, t.asked(GM)[0]!, t.options(GM), thinking(seed), level);
}
const start = (hand: Given['hand'], more: Partial<Given> = {}) =>
  table({ heroes: [{ at: [2, 2] }, { at: [4, 4] }], hand: hand ?? [], now: 'start', ...more });

it('[DJ-AIGM-1] a tile goes where its other doors have most room', () => {
  const t = table({
    heroes: [{ at: [2, 5] }],
    and: (s) => {
      s.dungeon.push('corner');
    },
  });
  t.play(HEROES, 'open:d1:door');
  // By its door S the corner leads on to the east, into the open; by its door E back over the first room's western side.
  expect(t.options(GM)).toEqual(['S', 'E']);
  expect(asked(t)).toEqual({ option: 'S', reasons: [{ key: 'space' }] });
  // A room laid in the way of the one makes it the other: eight squares before each square of a door are counted.
  const walled = table({
    heroes: [{ at: [2, 5] }],
    and: (s) => {
      s.dungeon.push('corner');
      layZone(s, 'through-room', cellIn(s, [5, 5]) - 4998, 0, '', -1);
    },
  });
  walled.play(HEROES, 'open:d1:door');
  expect(walled.options(GM)).toEqual(['S', 'E']);
  expect(asked(walled)).toEqual({ option: 'E', reasons: [{ key: 'space' }] });
});

it('[DJ-AIGM-2] it draws whenever it may, and with five cards plays first', () => {
  const drawing = table({ heroes: [{ at: [2, 2] }], now: 'start' });
  expect(asked(drawing).option).toBe('draw');
  expect(asked(start(['evil-eye', 'pit', 'pit', 'darts', 'darts'])).option).toBe('evil-eye');
});

it('[DJ-AIGM-3] the threshold falls as the hand fills; no ambush on a party below 30 % of its life', () => {
  expect(asked(start(['ambush'])).option).toBe('pass');
  expect(asked(start(['ambush', 'darkness'])).option).toBe('ambush');
  expect(
    asked(
      start(['ambush', 'ambush'], {
        heroes: [
          { at: [2, 2], life: 5 },
          { at: [4, 4], life: 5 },
        ],
      }),
    ).option,
  ).toBe('pass');
});

it('[DJ-AIGM-4] whoever is nearest goes first, archers and sorcerers last', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    monsters: [
      { kind: 'orc-archer', at: [1, 1] },
      { kind: 'orc', at: [5, 5] },
      { kind: 'goblin', at: [3, 3] },
    ],
    now: 'monsters',
  });
  expect(asked(t).option).toBe('m3:goblin');
  t.play(GM, 'm3:goblin');
  t.play(GM, 'end');
  expect(asked(t).option).toBe('m2:orc');
});

it('[DJ-AIGM-5] it strikes where most damage is to be expected, spreads attacks, and never aims at the downed', () => {
  const t = table({
    heroes: [{ at: [2, 2], items: ['full-plate'], body: 'full-plate' }, { at: [3, 2] }, { at: [1, 2], life: 0 }],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'monsters',
  });
  t.play(GM, 'm1:orc');
  expect(t.options(GM)).not.toContain('attack:h2:Cy');
  expect(asked(t).option).toBe('attack:h1:Bo');
  const spread = table({
    heroes: [{ at: [2, 2] }, { at: [3, 2] }],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'monsters',
    and: (s) => {
      s.attacks = [0, 5];
    },
  });
  spread.play(GM, 'm1:orc');
  expect(asked(spread)).toMatchObject({
    option: 'attack:h0:Ada',
    reasons: [{ key: 'target', params: { hero: 'Ada' } }],
  });
});

it('[DJ-AIGM-6] shooters step back after their shot; a warlord does not leave its troops', () => {
  const t = table({
    heroes: [{ at: [2, 2] }],
    monsters: [{ kind: 'orc-archer', at: [2, 3] }],
    now: 'monsters',
    rolls: [
      [10, 1],
      [10, 9],
    ],
  });
  t.play(GM, 'm1:orc-archer');
  t.play(GM, 'attack:h0:Ada');
  expect(asked(t)).toMatchObject({ option: 'ne', reasons: [{ key: 'keep-away' }] });
  const lord = table({
    heroes: [{ at: [0, 0] }],
    monsters: [
      { kind: 'orc-warlord', at: [5, 5] },
      { kind: 'orc', at: [0, 5] },
    ],
    now: 'monsters',
  });
  lord.play(GM, 'm1:orc-warlord');
  expect(asked(lord).option).toBe('end');
});

it('[DJ-AIGM-7] a cloud for two heroes more than monsters, else a missile', () => {
  const near = table({
    heroes: [{ at: [0, 0] }, { at: [1, 0] }, { at: [0, 1] }],
    monsters: [{ kind: 'evil-sorcerer', at: [5, 5] }],
    now: 'monsters',
  });
  near.play(GM, 'm1:evil-sorcerer');
  expect(asked(near).option).toBe('cast:toxic-cloud');
  const apart = table({
    heroes: [{ at: [0, 0] }, { at: [5, 0] }],
    monsters: [{ kind: 'evil-sorcerer', at: [5, 5] }],
    now: 'monsters',
  });
  apart.play(GM, 'm1:evil-sorcerer');
  expect(asked(apart).option).toBe('cast:magic-missile');
});

it('[DJ-AIGM-8] a spider that cannot come near hangs a web towards the heroes', () => {
  const t = table({
    heroes: [{ at: [0, 0] }],
    monsters: [{ kind: 'giant-spider', at: [4, 4] }],
    pieces: [
      {
        kind: 'crevasse',
        at: [
          [0, 2],
          [1, 2],
          [2, 2],
          [3, 2],
          [4, 2],
          [5, 2],
        ],
        used: true,
        rest: 'no-bridge',
      },
    ],
    now: 'monsters',
  });
  t.play(GM, 'm1:giant-spider');
  expect(asked(t)).toMatchObject({ reasons: [{ key: 'web' }] });
});

it('[DJ-AIGM-9] its answers come from the view and its own dice: the game’s chance is not touched', () => {
  const match = newMatch(donjon, { seats: 2, seed: 'policy' });
  const before = JSON.stringify(match.state.core.chance);
  const seen = view(donjon, match.state, GM);
  const a = donjon.policies!.automatic!.decide(seen, seen.asks[0]!, GM, thinking('a'));
  expect(options(donjon, match.state, asks(donjon, match.state)[0]!)).toContain(a.option);
  expect(JSON.stringify(match.state.core.chance)).toBe(before);
  expect(donjon.policies!.automatic!.decide(seen, seen.asks[0]!, GM, thinking('a'))).toEqual(a);
});

it('[DJ-AIGM-10] the easy master waits for a full hand, the hard one ambushes anybody', () => {
  expect(asked(start(['ambush', 'ambush', 'rockfall', 'rat-swarm']), 'easy').option).toBe('pass');
  expect(asked(start(['ambush', 'ambush', 'rockfall', 'rat-swarm', 'prowlers']), 'easy').option).not.toBe('pass');
  expect(
    asked(
      start(['ambush', 'ambush'], {
        heroes: [
          { at: [2, 2], life: 5 },
          { at: [4, 4], life: 5 },
        ],
      }),
      'hard',
    ).option,
  ).toBe('ambush');
  // One card of three points is enough for the hard master, two are not for the normal one.
  expect(asked(start(['evil-eye']), 'hard').option).toBe('evil-eye');
  expect(asked(start(['evil-eye', 'silence']), 'normal').option).toBe('pass');
});

it('[DJ-AIGM-10] the hard master goes for the wounded; some monsters of the others hang back for a turn', () => {
  const t = table({
    heroes: [{ at: [2, 2], life: 9 }, { at: [3, 2] }],
    monsters: [{ kind: 'orc', at: [2, 3] }],
    now: 'monsters',
    and: (s) => {
      s.attacks = [3, 0];
    },
  });
  t.play(GM, 'm1:orc');
  expect(asked(t, 'hard').option).toBe('attack:h0:Ada');
  expect(asked(t, 'normal', 'brave').option).toBe('attack:h1:Bo');
  const timid = (level: Level) =>
    Array.from({ length: 400 }, (_, i) => asked(t, level, `${level} ${i}`)).filter(
      ({ option, reasons }) => option === 'end' && reasons[0]!.key === 'timid',
    ).length;
  const [easy, normal, hard] = [timid('easy'), timid('normal'), timid('hard')];
  expect(hard).toBe(0);
  expect(Math.abs(easy - 132)).toBeLessThan(36);
  expect(Math.abs(normal - 80)).toBeLessThan(32);
});

it('[DJ-AIGM-11] equal squares are drawn by lot, but archers take the farthest', () => {
  const placing = (kind: 'orc-archer' | 'orc') =>
    table({
      heroes: [{ at: [0, 0] }],
      now: [
        { proc: 'play', at: 0 },
        { proc: 'place-monster', todo: [{ kind, unique: false, group: 1, zone: 0 }], at: 0 },
      ],
    });
  const lots = new Set(Array.from({ length: 20 }, (_, i) => asked(placing('orc'), 'normal', `${i}`).option));
  expect(lots.size).toBeGreaterThan(1);
  const far = new Set(Array.from({ length: 20 }, (_, i) => asked(placing('orc-archer'), 'normal', `${i}`).option));
  expect(far.size).toBe(1);
});

it('odds are exact: all pairs of two dice', () => {
  // A lead of zero hits with 45 of 100 pairs.
  expect(oddsOf(0, 99).hit).toBe(0.45);
  expect(oddsOf(20, 5)).toEqual({ hit: 1, kill: 1, damage: 5 });
  expect(oddsOf(-20, 5)).toEqual({ hit: 0, kill: 0, damage: 0 });
  const t = table({
    heroes: [{ at: [2, 2], items: ['great-sword'], weapon: 'great-sword' }],
    monsters: [{ kind: 'spectre', at: [2, 3] }],
    now: 'fight',
  });
  expect(weaponOdds(t.state, 'h0', 'm1').hit).toBe(0);
  expect(cellIn(t.state, [0, 0])).toBe(155150);
});
