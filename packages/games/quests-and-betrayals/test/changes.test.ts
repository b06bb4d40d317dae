// What travels to the others when somebody makes an offer.
import { apply, asks, awaited, Can, newGame, offer, thinking, view } from '@oubliette/engine';
import { diffText } from '@oubliette/records';
import { count } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { questsAndBetrayals as game } from '../src/game.ts';

/** The longest change of anybody's view by an offer or a counter-offer, in random games in which people talk. */
function longest(games: number): {
  readonly bytes: number;
  readonly change: string;
  readonly offers: number;
  readonly counters: number;
} {
  let most = { bytes: 0, change: '' };
  let [offers, counters] = [0, 0];
  const can = new Can();
  for (let n = 0; n < games; n++) {
    const pick = thinking(`changes ${n}`);
    const s = newGame(game, { seats: 3 + (n % 4), seed: `changes ${n}` });
    for (let answers = 0; answers < 500 && awaited(game, s).length > 0; answers++) {
      const talk = asks(game, s).filter(({ beside }) => beside === 'talk');
      const composing = talk.filter(({ kind }) => kind !== 'talk-to');
      const from = composing.length > 0 ? composing : pick(3) > 0 ? talk : [];
      const ask = from.length > 0 ? from[pick(from.length)]! : awaited(game, s)[0]!;
      offer(game, s, ask, can);
      const back = can.toArray().filter((option) => option.startsWith('counter:'));
      const options = back.length > 0 ? back : can.toArray();
      const option = options[pick(options.length)]!;
      const viewers = [...s.players.keys(), 'spectator' as const];
      const before = option === 'send' ? viewers.map((viewer) => view(game, s, viewer).game) : [];
      const standing = s.talk.standing.length;
      apply(game, s, ask, option);
      if (before.length === 0) continue;
      if (s.talk.standing.length === standing) counters++;
      else offers++;
      viewers.forEach((viewer, i) => {
        const change = diffText(before[i], view(game, s, viewer).game);
        if (Buffer.byteLength(change) > most.bytes) most = { bytes: change.length, change };
      });
    }
  }
  return { ...most, offers, counters };
}

describe('the change of a view', () => {
  it('by an offer or a counter-offer is at most 400 bytes long', () => {
    const { bytes, change, offers, counters } = longest(count({ sample: 4, full: 200 }));
    expect([offers > 20, counters > 5]).toEqual([true, true]);
    expect(bytes, change).toBeLessThanOrEqual(400);
  });
});
