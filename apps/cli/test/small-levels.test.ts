// The small games have bots of three levels too: each beats chance clearly, and what they say of their reasons has words.
import { botOf, LEVELS, randomBot } from '@oubliette/bots';
import { manifests } from '@oubliette/catalog';
import { enter, isOver, newMatch, thinking, view } from '@oubliette/engine';
import { speaker, type Texts } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { botContext, gameById } from '../src/games.ts';

const GAMES = process.env.OUBLIETTE_FULL === '1' ? 60 : 16;

const small = manifests.map(({ id }) => id).filter((id) => ['crypt-sale', 'dungeonette'].includes(id));

/** How often the seat of the level wins against chance, every deal once from each chair. */
function share(id: string, level: (typeof LEVELS)[number]): number {
  const { game } = gameById(id);
  let won = 0;
  for (let no = 0; no < GAMES; no++) {
    const seats = game.seats[0];
    const chair = no % seats;
    const match = newMatch(game, { seats, seed: `small ${no >> 1}`, settings: {} });
    const pick = thinking(`small ${no}`);
    while (!isOver(match.state)) {
      const [seat = 0] = view(game, match.state, 'spectator').waiting;
      const seen = view(game, match.state, seat);
      const bot = seat === chair ? botOf(level, game, seat, { ...botContext(game), iterations: 12 }) : randomBot();
      const choice = bot.choose({ ...seen, asks: seen.asks.filter(({ optional }) => !optional) }, pick)!;
      expect(enter(match, { seat, verb: 'answer', ...choice, n: seen.answered })).toBeUndefined();
    }
    const { winners } = game.outcome(match.state);
    if (winners.includes(chair)) won += 1 / winners.length;
  }
  return won / GAMES;
}

describe.each(small)('%s', (id) => {
  it.each(LEVELS.filter((level) => level !== 'archlord'))('%s wins most of its games against chance', (level) => {
    expect(share(id, level)).toBeGreaterThan(0.6);
  });

  it('says what it values in both languages', () => {
    const { game, texts }: { game: ReturnType<typeof gameById>['game']; texts: Texts } = gameById(id);
    const match = newMatch(game, { seats: game.seats[0], seed: 'words', settings: {} });
    const lines = botContext(game).knowledge!.appraise(match.state, 0);
    expect(lines.length).toBeGreaterThan(3);
    for (const { key } of lines)
      for (const lang of ['en', 'fr'] as const) expect(speaker(texts, lang).has(`reason.${key}`), key).toBe(true);
  });
});
