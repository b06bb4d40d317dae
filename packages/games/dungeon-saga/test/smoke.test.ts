import { apply, awaited, newGame, options, thinking } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { ADVENTURE_IDS } from '../src/cards/adventures/adventures.ts';
import { dungeonSaga } from '../src/game.ts';

it('random games end', () => {
  const hows: Record<string, number> = {};
  let answers = 0;
  const t0 = performance.now();
  for (let g = 0; g < 80; g++) {
    const adventure = ADVENTURE_IDS[g % 8];
    const s = newGame(dungeonSaga, { seats: 2 + (g % 4), seed: `g${g}`, settings: { adventure, thief: g % 3 ? 'wizard' : 'none', deckChanges: g % 2 } });
    const pick = thinking(g);
    let n = 0;
    for (; n < 20000; n++) {
      const asks = awaited(dungeonSaga, s);
      if (asks.length === 0) break;
      const ask = asks[pick(asks.length)]!;
      const all = options(dungeonSaga, s, ask);
      if (all.length === 0) throw new Error(`${g} ${n} ${ask.kind} has no options`);
      try {
        apply(dungeonSaga, s, ask, all[pick(all.length)]!);
      } catch (e) {
        console.log(g, n, ask, JSON.stringify(s.core.stack.slice(-4)));
        throw e;
      }
    }
    answers += n;
    hows[s.ended] = (hows[s.ended] ?? 0) + 1;
    expect(s.ended).not.toBe('none');
  }
  console.log(hows, answers, Math.round(answers / ((performance.now() - t0) / 1000)), 'answers/s');
});
