// The workshop's figures follow from its trials.
import type { Trial } from '@oubliette/dungeon-lords/workshop';
import { expect, it } from 'vitest';
import { meanOf, outcomeOf, planKey, rangeOf, toggled } from '../src/tables/dungeon-lords/workshop/outcome.ts';

const trial = (points: number, ...told: object[]): Trial => ({ card: 'fireball', points, told: told as Trial['told'] });

it('adds up what is told: damage, healing, fatigue, prisoners and tiles, each by itself', () => {
  const told = [
    { type: 'trap-hits', wounds: 2 },
    { type: 'hit', wounds: 3 },
    { type: 'captured' },
    { type: 'healed', wounds: 1 },
    { type: 'tired', wounds: 1 },
    { type: 'tired', wounds: 2 },
    { type: 'conquered' },
  ];
  expect(outcomeOf(trial(0, ...told))).toEqual({ points: 0, prisoners: 1, lost: 1, damage: 5, healed: 1, fatigue: 3 });
});

it('ranges from the worst card to the best, and expects the mean', () => {
  const [bad, middling, good] = [trial(-2), trial(0, { type: 'captured' }), trial(5)];
  const range = rangeOf([middling, good, bad]);
  expect(range).toMatchObject({ worst: bad, best: good, expected: { points: 1, prisoners: 1 / 3 } });
  expect(rangeOf([])).toBeUndefined();
  expect(meanOf([outcomeOf(bad)])).toEqual(outcomeOf(bad));
});

it('equal plans have equal keys; a touch puts one more in, and after the last takes all out', () => {
  const plan = { cell: 'c1', traps: [], creatures: ['troll', 'goblin'] } as const;
  expect(planKey(plan)).toBe(planKey({ ...plan, creatures: ['goblin', 'troll'] }));
  expect(planKey(plan)).not.toBe(planKey({ ...plan, creatures: ['goblin'] }));
  expect(toggled(['ghost'], 'ghost', 2)).toEqual(['ghost', 'ghost']);
  expect(toggled(['ghost', 'troll', 'ghost'], 'ghost', 2)).toEqual(['troll']);
});
