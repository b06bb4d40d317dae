// The choices of bots of every level in random games: iterations, not time, limit their search.
import { botOf, type Knowledge, LEVELS, randomBot, readWeights } from '@oubliette/bots';
import { dungeonLords } from '@oubliette/dungeon-lords';
import { knowledge as lords } from '@oubliette/dungeon-lords/bot';
import { manifest as lordsManifest } from '@oubliette/dungeon-lords/manifest';
import { enter, type Game, isOver, newMatch, thinking, view } from '@oubliette/engine';
import { questsAndBetrayals } from '@oubliette/quests-and-betrayals';
import { knowledge as quests } from '@oubliette/quests-and-betrayals/bot';
import { manifest as questsManifest } from '@oubliette/quests-and-betrayals/manifest';

interface Thinking {
  readonly game: Game;
  readonly knowledge: Knowledge;
  readonly weights: () => Promise<string>;
  /** The smallest number of turns between two choices; in a game of offers a turn is a small step. */
  readonly every: number;
  readonly most: number;
}
const GAMES = [
  { game: dungeonLords, knowledge: lords, weights: lordsManifest.weights, every: 13, most: 10_000 },
  { game: questsAndBetrayals, knowledge: quests, weights: questsManifest.weights, every: 41, most: 330 },
] as unknown as readonly Thinking[];

export async function sameThoughts(seed: string): Promise<string[]> {
  const thoughts = [];
  for (const thinking of GAMES) thoughts.push(...(await thoughtsOf(thinking, seed)));
  return thoughts;
}

async function thoughtsOf({ game, knowledge, weights: text, every, most }: Thinking, seed: string): Promise<string[]> {
  const weights = readWeights(await text());
  if ('fault' in weights) throw new Error(weights.fault);
  const match = newMatch(game, { seats: 3, seed });
  const pick = thinking(seed);
  const thoughts: string[] = [];
  let next = 0;
  for (let turn = 0; turn < most && !isOver(match.state); turn++) {
    const seat = turn % 3;
    const seen = view(game, match.state, seat);
    if (seen.asks.length === 0) continue;
    const awaited = { ...seen, asks: seen.asks.filter(({ optional }) => !optional) };
    if (turn >= next && awaited.asks.some(({ options }) => options.length > 1)) {
      next = turn + every;
      for (const level of LEVELS) {
        const choice = botOf(level, game, seat, { knowledge, weights }).choose(awaited, thinking(turn));
        thoughts.push(`${level}: ${choice?.kind} ${choice?.option}`);
      }
    }
    const choice = randomBot().choose(seen, pick);
    if (choice !== undefined) enter(match, { seat, verb: 'answer', ...choice, n: seen.answered });
  }
  return thoughts;
}
