import { apply, awaited, newGame, options, thinking, view } from '@oubliette/engine';
import { diffText } from '@oubliette/records';
import { expect, it } from 'vitest';
import { ADVENTURE_IDS } from '../src/cards/adventures/adventure-ids.ts';
import { dungeonSaga } from '../src/game.ts';

const MOST_BYTES = 250;

it('a step that reveals nothing changes the view of the game by at most 250 bytes, for everybody', () => {
  let steps = 0;
  for (const [g, adventure] of ADVENTURE_IDS.entries()) {
    const s = newGame(dungeonSaga, { seats: 3, seed: `step ${g}`, settings: { adventure } });
    const pick = thinking(g);
    for (let i = 0; i < 150; i++) {
      const [ask] = awaited(dungeonSaga, s);
      if (ask === undefined) break;
      const all = options(dungeonSaga, s, ask);
      const option = all[pick(all.length)]!;
      const { known } = s.core;
      const before = [0, 1, 2].map((seat) => view(dungeonSaga, s, seat).game);
      apply(dungeonSaga, s, ask, option);
      if (ask.kind !== 'walk' || s.core.known !== known) continue;
      steps++;
      for (const seat of [0, 1, 2]) {
        const change = diffText(before[seat]!, view(dungeonSaga, s, seat).game) ?? '';
        expect(change.length).toBeLessThanOrEqual(MOST_BYTES);
      }
    }
  }
  expect(steps).toBeGreaterThan(100);
});
