// What bots of every level would answer in a random game of Dungeon Lords: iterations, not time, decide what they think.
import { botOf, LEVELS, randomBot, readWeights } from '@oubliette/bots';
import { dungeonLords } from '@oubliette/dungeon-lords';
import { knowledge } from '@oubliette/dungeon-lords/bot';
import { manifest } from '@oubliette/dungeon-lords/manifest';
import { enter, isOver, newMatch, thinking, view } from '@oubliette/engine';

const EVERY = 13;

export async function sameThoughts(seed: string): Promise<string[]> {
  const weights = readWeights(await manifest.weights());
  if ('fault' in weights) throw new Error(weights.fault);
  const match = newMatch(dungeonLords, { seats: 3, seed });
  const pick = thinking(seed);
  const thoughts: string[] = [];
  for (let turn = 0; !isOver(match.state); turn++) {
    const seat = turn % 3;
    const seen = view(dungeonLords, match.state, seat);
    if (seen.asks.length === 0) continue;
    if (turn % EVERY === 0) {
      for (const level of LEVELS) {
        const choice = botOf(level, dungeonLords, seat, { knowledge, weights }).choose(seen, thinking(turn));
        thoughts.push(`${level}: ${choice?.kind} ${choice?.option}`);
      }
    }
    const choice = randomBot().choose(seen, pick);
    if (choice !== undefined) enter(match, { seat, verb: 'answer', ...choice, n: seen.answered });
  }
  return thoughts;
}
