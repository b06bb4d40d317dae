import { newGame } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { expedition, quest, type State } from '../../engine/test/hardest-moments/expedition.ts';
import { type Knowledge, knowledgeOf } from '../src/index.ts';
import { utilitiesOf } from '../src/playout.ts';

const s = newGame(expedition, { seats: 4, seed: 'x', given: quest });
const worth = [2, 5, 1, 3];
const knowledge: Knowledge<State> = {
  evaluate: (_s, seat) => worth[seat]!,
  appraise: () => [],
  lead: 4,
};

it('allies have the same utility, whichever of them has the better position; the other side is the rival', () => {
  const [master, ...heroes] = utilitiesOf(expedition, knowledge, s);
  expect(new Set(heroes).size).toBe(1);
  expect(heroes[0]).toBeGreaterThan(master!);
  const alone = utilitiesOf({ ...expedition, sides: (t: State) => t.roles.map((_, seat) => seat) }, knowledge, s);
  expect(new Set(alone).size).toBe(4);
  expect(alone[1]).toBeGreaterThan(alone[2]!);
});

it('a victory is every ally’s own, with knowledge of the game and without', () => {
  const over: State = { ...expedition.copy(s), core: { ...s.core, stack: [] } };
  expect(utilitiesOf(expedition, undefined, over)).toEqual([0, 1, 1, 1]);
  const [master, ...heroes] = utilitiesOf(expedition, knowledgeOf(knowledge) as unknown as Knowledge<State>, over);
  for (const hero of heroes) expect(hero).toBeGreaterThan(master! + 0.5);
});
