// The levels at a table of Dungeon Lords: what they choose follows from what they see, and they can say why.
import { botOf, LEVELS, randomBot, reasonsFor } from '@oubliette/bots';
import { dungeonLords } from '@oubliette/dungeon-lords';
import { knowledge } from '@oubliette/dungeon-lords/bot';
import { enter, type Game, imagine, isOver, newMatch, type Seen, thinking, view } from '@oubliette/engine';
import { speaker, type Texts } from '@oubliette/text';
import { expect, it } from 'vitest';
import { botContext, gameById } from '../src/games.ts';

const FULL = process.env.OUBLIETTE_FULL === '1';
const { game, texts }: { game: Game; texts: Texts } = gameById('dungeon-lords');

/** What seats see at moments of a random game where something is to be decided, and the state behind it. */
function moments(seed: string, items: string, every: number) {
  const match = newMatch(game, { seats: 4, seed, settings: { items } });
  const pick = thinking(seed);
  const list: { readonly seat: number; readonly seen: Seen; readonly other: Seen; readonly hidden: boolean }[] = [];
  for (let turn = 0; !isOver(match.state); turn++) {
    const seat = turn % 4;
    const seen = structuredClone(view(game, match.state, seat));
    if (seen.asks.length === 0) continue;
    if (turn % every === 0 && seen.asks[0]!.options.length > 1) {
      const other = imagine(game, seen, seat, thinking(`other ${turn}`));
      const hidden = JSON.stringify(other) !== JSON.stringify({ ...match.state, core: other.core });
      list.push({ seat, seen, other: structuredClone(view(game, other, seat)), hidden });
    }
    const choice = randomBot().choose(seen, pick)!;
    expect(enter(match, { seat, verb: 'answer', ...choice, n: seen.answered })).toBeUndefined();
  }
  return list;
}

it.each(LEVELS)('%s chooses the same in two worlds that look the same', (level) => {
  let different = 0;
  for (const items of FULL ? ['none', 'basic', 'advanced'] : ['advanced']) {
    for (const { seat, seen, other, hidden } of moments(`worlds ${items}`, items, FULL ? 3 : 19)) {
      if (hidden) different++;
      const bot = botOf(level, game, seat, botContext(game));
      const choice = bot.choose(seen, thinking('same'));
      expect(bot.choose(other, thinking('same'))).toEqual(choice);
      expect(seen.asks.some(({ kind, options }) => kind === choice!.kind && options.includes(choice!.option))).toBe(
        true,
      );
    }
  }
  expect(different).toBeGreaterThan(5);
});

it('says its two main reasons in both languages', () => {
  let said = 0;
  for (const { seat, seen } of moments('reasons', 'none', 41)) {
    const choice = botOf('steward', game, seat, botContext(game)).choose(seen, thinking(1))!;
    const reasons = reasonsFor(dungeonLords, knowledge, seen, seat, choice, thinking(2));
    expect(reasons.length).toBeLessThanOrEqual(2);
    for (const { key } of reasons) {
      const [en, fr] = (['en', 'fr'] as const).map((lang) => speaker(texts, lang).say(`reason.${key}`));
      expect(`${en} ${fr}`).not.toContain('‹');
      expect(en).not.toBe(fr);
      said++;
    }
  }
  expect(said).toBeGreaterThan(3);
});
