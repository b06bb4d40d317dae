// The workshop's figures come from what its trials tell.
import type { Trial } from '@oubliette/dungeon-lords/workshop';
import { view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { meanOf, outcomeOf, planKey, rangeOf, toggled } from '../src/dungeon-lords/workshop/outcome.ts';
import { jobs } from '../src/thought/jobs.ts';
import { playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, tableOf } from './game-files.ts';

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

it('points of a trial are its prisoners and tiles, where nothing else of the dungeon changes hands', async () => {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  let compared = 0;
  const waiting: (() => Promise<void>)[] = [];
  playEagerly(played, ({ game, state }) => {
    const seen = view(game, state, 0);
    if (seen.asks[0]?.kind !== 'plan-tile' || waiting.length > 3) return false;
    waiting.push(async () => {
      const plan = await jobs['best-plan']({ seat: 0, seen });
      const tried = plan === undefined ? undefined : await jobs['try-plan']({ seat: 0, seen, plan });
      if (tried === undefined || 'refused' in tried) throw new Error('no plan');
      for (const one of tried.trials) {
        const { prisoners, lost, points } = outcomeOf(one);
        const paladins = one.told.filter(
          ({ type, hero }) => type === 'captured' && String(hero).startsWith('paladin'),
        ).length;
        const fled = one.told.filter(({ type }) => type === 'gate-takes' || type === 'prisoner-lost').length;
        if (fled > 0 || paladins > 0) continue;
        // A room that is lost is no longer worth its points either.
        expect(points).toBeLessThanOrEqual(2 * prisoners - 2 * lost);
        compared++;
      }
    });
    return false;
  });
  for (const work of waiting) await work();
  expect(compared).toBeGreaterThan(5);
});
